# Lampade per il passo: la missione a cui porta la guida per scrivere missioni, in italiano.

example-mission =
    Un convoglio di tre veicoli è in viaggio verso di voi, con l’equipaggio del cambio e tutto ciò di cui finora avete fatto a meno. Arriverà al passo all’inizio della stagione della polvere, quando lassù non si vede la mano davanti alla visiera. Avete lampade, cavo e un piano in cui tutto torna. Il Controllo Missione ha aggiunto una riga a mano: tenete pulite le lenti, o tanto valeva sotterrarle.
    .title = Lampade per il passo
    .idea = Illuminate la via del passo prima che arrivi il convoglio, e tenete la polvere lontana dalle lampade.

## Obiettivi

lamps-to-the-pass =
    Eseguite Piantare una lampada finché la fila non è completa.
    .title = Lampade fino al passo
    .count = { $done ->
        [one] { $done } lampada su { $goal }
       *[other] { $done } lampade su { $goal }
    }
    .done = L’ultima lampada è in piedi. Dalla finestra dell’HUB la fila sembra una frase con il suo punto.
the-way-to-the-pass =
    Esplorate la regione accanto all’HUB a nord, o quella a est: una via per il passo comincia da tutte e due.
    .title = La via del passo
    .done = Terreno saldo, largo quanto basta per sei ruote, e in fondo una tacca nel cielo.
the-cairn =
    Eseguite Guardare sotto per vedere che cosa nasconde il cumulo.
    .title = Il cumulo
    .done = Sotto le pietre c’è una cassetta di un atterraggio precedente, asciutta, con una buona scheda ancora nella sua pellicola.

## Tracciato e azioni

dust-on-the-lamps =
    .title = Polvere sulle lampade
set-a-lamp = Piantate un palo, fissateci la lampada e collegatela al cavo.
    .title = Piantare una lampada
wipe-the-lenses = Percorrete la fila con un pennello e una bombola di gas secco.
    .title = Pulire le lenti
open-the-cairn = Spostate ciò che è d’intralcio, pietra per pietra, in modo da poterlo rimettere a posto.
    .title = Guardare sotto

## Eventi di Missione

the-wall-in-the-west =
    A ovest l’orizzonte si è alzato. È un muro di polvere color mattone, e resta lì tutta la mattina prima che siate certi che si muove. A mezzogiorno la prima arriva ai vetri delle lampade, sui pali o nelle casse. Quella che viene dietro è più grossa. Da quella parte i Pannelli Solari hanno i connettori.
    .title = Il muro a ovest
    .action = Riparate i pannelli con uno scudo di lamiera, e spazzolate le lampade.
    .done = Lo scudo sta come una porta chiusa. Sulle lampade il vetro è tanto limpido che dietro si legge la marca.
    .later = Nella notte la sabbia trova un connettore di un Pannello Solare e ci lavora con pazienza, finché la sua spia non si spegne.
lights-or-batteries =
    Al tramonto ciò che avete piantato arde per la prima volta, e sul pannello la riserva scende sotto i vostri occhi. A voi basterebbe metà della luce. Se basti anche all’esploratore, che una di queste notti deve passare il valico prima del convoglio, qui nessuno lo sa dire.
    .title = Luci o batterie
    .option-turn-them-down = Abbassate le lampade durante la notte
    .after-turn-them-down = La luce si riduce a un barlume. L’ago si ferma, poi risale un poco.
    .option-let-them-burn = Lasciatele ardere
    .after-let-them-burn = Le lampade ardono. Sull’indicatore finisce una striscia di nastro.
stones-on-stones =
    Sulla linea che seguirà il cavo c’è un mucchio di pietre che nessun vento ha fatto: piatte, ciascuna posata sulla fessura tra altre due, fino all’altezza della cintura. Non porta segni, e non se ne parla in nessuno dei diari che avete. È stato costruito per essere trovato.
    .title = Pietre su pietre
a-boot-in-the-scree =
    Il pendio sopra il vostro percorso cede senza rumore, e un paio di scarponi lo segue per dieci metri. A fermare la scivolata è un blocco che cadendo si è spaccato, e dentro ha una vena di qualcosa di verde. Chi ci è finito accanto indica prima la vena, e soltanto dopo il ginocchio.
    .title = Uno scarpone nel ghiaione
the-slow-airlock =
    Rientrano tutti con la stessa polvere nelle stesse guarnizioni, e il portello esterno ha cominciato a prendersela comoda. Si chiude, si riapre di un palmo, si richiude. Chi sta dentro, con l’ultima aria nella tuta, conta insieme a lui.
    .title = La camera stagna lenta
light-from-outside =
    Per la prima volta dall’atterraggio là fuori arde una lampada solo perché l’avete voluta, girata verso l’HUB. La sua luce entra dalla finestra e si stende sul pavimento della mensa in una lunga striscia. Dentro avete spinto una sedia, che per tutta la sera non è mai vuota.
    .title = Luce da fuori

## Evento Consequenziale

the-scout-reports =
    La notte scorsa l’esploratore è arrivato al passo, e il rapporto giunge attraverso il Controllo Missione, con il solito ritardo e senza saluti. Elenca ciò che da lassù si vedeva: fin dove, quante luci, per quanto tempo chi guidava si è fermato a cercarle.
    .title = Il rapporto dell’esploratore

## Finali

a-string-of-light =
    Il convoglio scende dal passo a fari spenti. Non ne ha bisogno. Via radio uno di voi legge ciò che stava scritto dentro il coperchio, sotto il cumulo, lasciato da quelli prima di voi per chi sarebbe venuto. È l’elenco degli errori che hanno fatto, con tanti auguri.
    .title = Un filo di luce
brown-lamps =
    Sono brune e poco più chiare della brace, ma sono quattro e stanno in fila. Il convoglio scende a tentoni dall’una all’altra e ci mette tutta la notte. Alla camera stagna la prima cosa che chiedono è un pennello.
    .title = Lampade brune
they-come-through =
    Tre paia di ruote, poi altre tre, e altre tre. Il convoglio passa, le lampade lo contano, e per un giorno nell’HUB ci sono più persone che sedie. Ciò che ancora c’è là fuori lungo il cavo resta per i prossimi.
    .title = Ce la fanno
the-long-way-round =
    I sol sono finiti prima che la via del passo fosse completa. Il Controllo Missione ha mandato il convoglio verso sud, intorno a tutta la cresta. Arriverà dopo la stagione della polvere, con quello che non avrà consumato per strada. Voi continuate a srotolare il cavo. Almeno le mani hanno qualcosa da fare.
    .title = Il giro lungo
one-lamp-for-you =
    Uno di voi è morto. Il resto del cavo rimane sul tamburo. La sera prima che il convoglio torni indietro una figura sola esce, prende una lampada e la posa accanto a un mucchio di pietre che prima non c’era.
    .title = Una lampada per te
