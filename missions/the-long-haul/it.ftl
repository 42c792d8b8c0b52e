the-long-haul =
    Nell’anello più lontano c’è il deposito di Calder, abbandonato diciannove anni fa con le lampade accese. Dei suoi nove trattori, alla vostra chiamata hanno risposto in tre: il Quattro, il Sette e il Nove. Adesso sono in viaggio, senza nessuno a bordo, con un compressore, provviste e tutto quello che a Calder non si fece in tempo a portare via, e seguono una mappa vecchia quanto l’ultima notte del deposito. Vedono che cosa hanno davanti, ma non che cosa c’è sotto. Precedeteli, guardate il terreno, illuminate la strada. Per quello che hanno in elenco si è già sgombrato uno scaffale. Quello che l’elenco non dice è che cos’altro portano.
    .title = Di Lungo Corso
    .idea = Tre vecchi trattori arrivano da soli dall’anello più lontano: precedeteli, illuminate la strada, salite a bordo e portate dentro il carico.

## Obiettivi

the-far-ring =
    Esplorate A3-S o A3-SO. Il convoglio le attraversa tutte e due, e la mappa le mostra com’erano.
    .title = L’anello lontano
    .done = Oltre l’ultima collina la piana è rigata da due linee grigie, vecchie, che vanno nella vostra direzione.
a-hand-on-the-hull =
    Eseguite Salire a Bordo nella regione in cui si trova il convoglio. È bene vedere di persona che cosa trasporta, prima di portare dentro il carico.
    .title = Una mano sulla lamiera
    .done = Attraverso il guanto la lamiera è fredda, e trema. Quasi tutti gli armadietti che aprite sono vuoti.
    .then-papers = Sotto il sedile, avvolti nella tela cerata, ci sono i libri di Calder, che sulla Terra risultano perduti.
    .then-box = Dietro la cabina una lunga cassa è legata con più cura di tutto il resto. Quando avete letto il nome che porta, T. Lund, togliete le mani dal coperchio.
    .then-green = In cabina, sotto una lampada grande come un pollice, c’è del verde. Si è riseminato da solo, da una vaschetta all’altra.
the-straight-road =
    Eseguite Liberare il Varco finché la via non è aperta per i rimorchi. Il varco attraversa le regioni A2-S, A2-SE e A1-SE: va bene una qualsiasi.
    .title = La strada dritta
    .count = Varco liberato: { $done } su { $goal }
    .done = Il varco è largo quanto un rimorchio, spazzato come un cortile. Le lampade dello scavo si possono spegnere.
    .then-rolling = I trattori ne ricevono subito l’immagine; la linea che disegnano smette di ondeggiare.
    .else-rolling = Ormai i trattori sono alla porta. I rover escono a prendere i rimorchi, che arrivano uno dopo l’altro.
the-long-road =
    Esplorate le regioni A1-E e A2-E. I rimorchi fanno il giro da quella parte, su un terreno che avete visto voi.
    .title = La strada lunga
    .count = Regioni esplorate: { $done } su { $goal }
    .done = Fra le colline dell’est il terreno è piatto, monotono e solido. { $geologist-cap } lo chiama il più bel panorama dell’anno.
in-at-the-door =
    Eseguite Scaricare il Convoglio, là dove si trova, finché il carico non è al coperto.
    .title = Oltre la porta
    .count = Carichi portati dentro: { $done } su { $goal }
    .goal = Con il convoglio alla porta il carico è stato ridiviso, perché bastino due paia di mani.
    .done = L’ultima cassa scesa dai trattori lascia due strisce di polvere rossa sul pavimento del Garage.
    .then-rider = { $rider-cap }, che ha fatto con loro un pezzo di strada, passa un’ultima volta fra i trattori e spegne i motori a mano, uno per uno.
lamps-along-the-way =
    Eseguite Piantare una Lampada tre volte, sulla via di andata o lungo la strada del convoglio.
    .title = Lampade lungo la strada
    .count = Lampade piantate: { $done } su { $goal }
    .done = Di notte si vedono dal Centro di Controllo, basse e gialle, come i lampioni di una via.
what-was-not-on-the-list =
    Un foglietto in cabina parla di una cassa in più, lasciata per strada molto tempo fa. Portate a casa dalla regione A2-S, con una Raccolta, il segnalino nero.
    .title = Fuori elenco
    .done = Albicocche secche, carte da gioco, un flauto. Su ogni pacchetto c’è un nome di battesimo.

## Tracciato, segnalini e azioni della missione

wheels =
    .title = Ruote
    .end-lame = Alla radio c’è un rumore nuovo, un colpo a ogni giro di ruota.
    .end-stop = Le ruote si sono fermate. I motori non rispondono più.
convoy =
    .title = Il Convoglio
    .else-boarded = Ogni ora chiedono a chi fare rapporto. Sulla loro scaletta non è ancora salito nessuno di voi.
    .arrives = Spuntano dall’ultimo dosso in fila, con le lampade accese, più lenti di come li avevate immaginati. Il primo si ferma dove finisce la sua mappa, a un braccio dal muro. I motori restano accesi ancora un poco, caso mai ci fosse altra strada.
road-lamp =
    .title = Lampada da Strada
set-a-lamp =
    Piantate una lampada dove il terreno è buono. Ai trattori nell’anello lontano ne serve una in tutto, in A2-S due, in A2-SE tre; con meno, Ruote scende.
    .title = Piantare una Lampada
board-the-convoy =
    Raggiungete il primo trattore, afferrate la scaletta e salite.
    .title = Salire a Bordo
clear-the-cut =
    Pale, leve e verricello: quello che è franato deve tornare su.
    .title = Liberare il Varco
unload =
    Sciogliete le cinghie, leggete le etichette ad alta voce, portate dentro.
    .title = Scaricare il Convoglio

## Ritrovamenti per strada

calder-depot =
    Una baracca del deposito, lontana dal deposito: sei cuccette, sei ganci, sul tavolo un barattolo di grasso per cuscinetti con un cucchiaio dentro.
    .title = Una baracca di Calder
a-dropped-tarpaulin =
    Un telone, intessuto di pellicola solare, copre una cassa caduta da un carico di chissà quando; un angolo è stato ripiegato a mano.
    .title = Un telone perso per strada
    .option-cut-it-up = Prendete la pellicola
    .after-cut-it-up = Tagliata a strisce e collegata, si risveglia in meno di un’ora.
    .option-take-the-crate = Prendete la cassa
    .after-take-the-crate = Viti, divise per lunghezza. A forza di tirare, la pellicola si strappa.
a-cairn-of-tyres =
    Copertoni, impilati fino all’altezza di un casco, con uno straccio legato in cima perché si vedano da tre colline.
    .title = Un ometto di copertoni
    .option-burn-marks = Saldateci sopra una freccia
    .after-burn-marks = Chi rientra tardi ne sarà contento.
    .option-roll-one-home = Fatene rotolare uno fino a casa
    .after-roll-one-home = Rimbalza su ogni sasso come un cane senza guinzaglio.

## Regola in vigore

by-feel =
    Le lampade non arrivano fin dove i trattori dovrebbero vedere. Vanno avanti a tentoni, e i sassi si prendono la loro parte delle ruote.
    .title = A tentoni
ruts-to-follow =
    Dove sono passati i trattori, i solchi arrivano fin sulla porta, e una slitta, messa lì dentro, va quasi da sola.
    .title = Nei solchi

## Eventi di Missione

three-that-still-roll =
    Quattro: lampade tre, freni discreti. Sette: lampade tre, bussola lenta. Nove: lampade tre, il più pesante. Tutti e tre aspettano che diciate loro come viaggiare.
    .title = Tre che vanno ancora
    .option-by-daylight = Ad andatura tranquilla
    .after-by-daylight = Ripartono all’alba, in fila indiana, a passo d’uomo.
    .option-day-and-night = A pieno regime
    .after-day-and-night = Al mattino sono dove li vuole il piano.
    .option-with-a-load-check = Prima fate tendere ogni cinghia
    .after-with-a-load-check = Cinghia dopo cinghia, le loro braccia riferiscono: tiene. È una lunga notte, con il trasmettitore a piena potenza.
    .action = Insegnate loro il rumore di una ruota allentata.
    .done = { $engineer-cap } scuote davanti al microfono una scatola di bulloni, e smette quando l’hanno capito tutti.
    .later = Il Nove ha una ruota allentata, e crede che sia la strada.
a-map-nineteen-years-old =
    Sulla mappa ogni duna è al posto che aveva diciannove anni fa. Intorno al passaggio migliore c’è l’anello di una tazza di caffè. A margine, a matita, c’è scritto: fondo buono, ma solo in primavera.
    .title = Una mappa di diciannove anni fa
    .option-drive-by-it = Seguitela
    .after-drive-by-it = È una buona mappa. Ci passate sopra la serata, con un righello.
    .option-buy-a-look = Fatevi mandare una fotografia dall’orbita
    .after-buy-a-look = Una striscia larga pochi pixel; fra i sassi ce n’è uno che luccica.
    .option-draw-it-again = Ridisegnatela
    .who-mapper = Chi disegna?
    .after-draw-it-again = Per una mappa nuova ci vogliono un giorno intero e tutte le fotografie del cassetto. A sera, in basso, c’è una firma.
one-line-an-hour =
    14:00 Quattro, in marcia. 15:00 Quattro, in marcia. 16:00 nessuna riga. 16:01 Quattro, in marcia, scusate.
    .title = Una riga all’ora
    .action = Chiedete tutte le cifre che hanno.
    .done = Sull’ultima pagina c’è una ruota scentrata, ancora in tempo per essere raddrizzata.
    .later = 17:00 Quattro. Ruota calda. Non l’aveva chiesto nessuno.
the-stones-of-the-ford =
    «Pietre davanti», riferisce il Nove, e allega un’immagine. Le lasciò un’antica piena, lisce come pagnotte, da un lato all’altro della valle.
    .title = Le pietre del guado
    .option-over-them = Fateli passare sopra
    .after-over-them = Sullo schermo le cabine ondeggiano come cammelli, poi sono di là. Solo allora vi accorgete di essere tutti in piedi.
    .option-hold-the-convoy = Fateli tornare indietro e girare al largo
    .after-hold-the-convoy = Arretrano sulle proprie tracce. Voi andate a letto a un’ora decente, una volta tanto senza risparmiare l’aria.
    .option-roll-them-aside = Guidate le loro braccia, pietra per pietra
    .who-hand = Chi prende la leva?
    .after-roll-them-aside = Una leva sola, un solo paio di mani: fino a sera ci vuole una gran pazienza.
    .action = Mostrate loro che aspetto ha una pietra.
    .done = Da adesso annunciano le pietre prima che le abbiate viste voi.
    .later = C’è ancora una pietra, molto oltre la valle, e raschia lungo un asse.
four-limps =
    Quattro, davanti a sinistra: un cuscinetto si sta sbriciolando. A ogni salita gli altri lo aspettano con il motore acceso, come fu detto loro una volta.
    .title = Il Quattro zoppica
    .option-set-the-load-down = Posate a sud il suo carico
    .after-set-the-load-down = Nel tratto di strada a sud dell’HUB la gru lo cala a terra, e lì sembra piccolo.
    .option-let-it-limp = Lasciatelo zoppicare
    .after-let-it-limp = Alla sosta seguente c’è anche il Quattro, ultimo della fila. Avevate trattenuto il fiato, e applaudite un trattore.
    .option-send-a-bearing = Tornite stanotte un cuscinetto nuovo
    .after-send-a-bearing = Il tornio canta per ore. Alla sosta seguente l’anello è già là, ingrassato e avvolto, e un braccio d’acciaio si china a prenderlo.

tracks-we-did-not-make =
    Accanto alle vostre tracce ne corrono altre, più strette, e più vecchie di molti inverni. Si fermano dove vi siete fermati voi, come per guardare la stessa cosa.
    .title = Tracce non nostre
    .action = Prendetene un calco e cercatelo in archivio.
    .done = Un rover del deposito, di quelli piccoli. Le tracce vanno avanti oltre il bordo della fotografia.
    .later = A sera le teorie sono tante quanti siete voi, e ogni teoria ha un avversario.
a-lamp-less =
    Dove il Nove dovrebbe mostrare tre lampade, ne mostra due.
    .title = Una lampada in meno
    .option-take-ours-down = Dategli una delle vostre
    .after-take-ours-down = Una lampada del corridoio gli arriva con il rover. Nel Complesso Abitativo resta in piedi una scala, sotto due fili scoperti.
    .option-drive-on-two = Proseguite con due
    .after-drive-on-two = Per tutta la notte l’immagine ha un buco a sinistra, dove possono esserci un guado, un dirupo o proprio niente.
    .option-stop-at-dusk = Fermateli al tramonto
    .after-stop-at-dusk = Perdono delle ore. Intanto le ruote si raffreddano, e i cuscinetti con loro.
grit-in-the-eye =
    Lo Scorpio è rientrato con le telecamere velate: polvere carica di elettricità, che non si stacca. A strofinare, il vetro si graffierebbe. Anche i trattori mandano immagini tutte marroni.
    .title = Polvere negli occhi
    .action = Trovate il modo di scrollarla via.
    .done = Un impulso attraverso il vetro, e la polvere salta via. Trasmettete la ricetta; laggiù si schiarisce una lente dopo l’altra.
    .later = Un trattore scansa un’ombra, con prudenza, e va a finire nei sassi lì accanto.
a-rover-to-lead =
    I trattori seguono meglio quello che riescono a vedere. Un rover davanti a loro, con una lampada sul retro, farebbe più di qualunque mappa; sarebbe però là fuori, non qui.
    .title = Un rover in testa
    .option-send-froggy = Mandate il Froggy
    .after-send-froggy = Lento e largo, cerca la via un passo alla volta, con il convoglio dietro, nelle sue tracce. Sulla strada di casa gli si inceppano gli snodi.
    .option-send-scorpio = Mandate lo Scorpio
    .after-send-scorpio = Tiene un’andatura che quei vecchi motori non conoscevano da anni. Alla fine il riposo serve più a lui che a loro.
    .option-keep-both = Teneteli tutti e due
    .after-keep-both = Ai trattori non restano che i loro occhi, che una buca la vedono tardi. I due rover passano la notte nel Garage, e non ce n’è uno da aspettare alzati.
the-last-to-leave =
    Dei libri di Calder la Terra ha soltanto il registro di guida. Pagina 212: «Letti rifatti. Lampade lasciate accese, perché non sembri una cosa voluta. Trattori ringraziati. M. Aldous, ultima a uscire.» Oggi ha settant’anni e vive vicino a un porto.
    .title = L’ultima a uscire
    .option-write-to-aldous = Scrivete ad Aldous
    .after-write-to-aldous = Una lunga lettera, con la fotografia di tre lampade in fila. Quando è partita, il trasmettitore è tiepido.
    .option-let-her-be = Lasciatela in pace
    .after-let-her-be = La pagina finisce appesa accanto alla camera stagna. Leggerla passando fa bene.
cold-cells =
    QUATTRO: TEMPERATURA CELLE BASSA. CHIEDIAMO SOSTA. NOVE: TEMPERATURA CELLE BASSA. CHIEDIAMO SOSTA.
    .title = Celle fredde
    .option-beam-them-warm = Mandate loro un fascio di energia
    .after-beam-them-warm = Dentro si cena a mezza luce. Fuori, sul ferro, la brina si fa fumo.
    .option-let-them-sleep = Sosta concessa
    .after-let-them-sleep = Si stringono l’uno all’altro, come hanno imparato a Calder, e ripiegano i pannelli per la notte.
    .option-run-them-cold = Non ancora
    .after-run-them-cold = Vanno tutta la notte, rigidi, senza più una parola. Ruote a parte, va meglio di quanto si potesse sperare.
who-rides =
    Nella prima cabina c’è un posto. Ha una cintura, un portabicchieri, una stufetta che scalda ancora.
    .title = Chi viaggia
    .option-one-rides = Uno di voi va con loro
    .who-rider = Chi prende il posto?
    .after-one-rides = Ogni collina viene annunciata per nome, e i nomi sono inventati. Con una mano al volante i trattori schivano i sassi peggiori.
    .option-none-rides = Lasciatelo vuoto
    .after-none-rides = A cena ci siete tutti. Del posto vuoto si continua a parlare.
    .action = Mettete un microfono in cabina.
    .done = Un ronzio, un tintinnio, una tazza che gira nel suo anello: il microfono resta acceso fino a mezzanotte, per compagnia.
    .later = In quella cabina c’è un rumore. Se ne discute sottovoce fino al mattino.

a-ring-of-stones =
    Su un’altura c’è un cerchio di sassi, alto fino al ginocchio, troppo regolare per essere un caso. Chi l’ha fatto aveva un’ora tutta sua, e l’ha passata con le spalle alla via di casa.
    .title = Un cerchio di sassi
    .action = Scavate nel mezzo.
    .done = Due sassi venuti da altrove, avvolti in una pagina: «I migliori del mio anno. Prendeteli.»
    .later = Non avete scavato. A tavola torna più volte la domanda: che cosa c’è là sotto, e per chi.
tyres-on-the-bench =
    Dal magazzino sono usciti vecchi battistrada di maglia metallica, della misura dei trattori: coprono il banco, gli sgabelli e una parte del pavimento. Per lavorare in Officina adesso bisogna essere in due: uno lavora, l’altro solleva.
    .title = Battistrada sul banco
    .action = Disfate le maglie rotte e tessetene di buone.
    .done = Le appendete a un palo lungo la strada, come ghirlande, dove i trattori se le prendono passando.
    .later = Su un pendio un battistrada si disfa, adagio, come un cesto.
seven-turns-off =
    Non segnala guasti. In un punto come tanti il Sette mette la freccia, come da progetto, aspetta, e lascia la strada con tutto quello che porta.
    .title = Il Sette svolta
    .option-call-it-back = Richiamatelo
    .after-call-it-back = Chiamate e richiamate, a piena potenza. Alla fine torna indietro; gli altri l’hanno aspettato, e per una volta hanno le ruote fredde.
    .option-let-it-go = Lasciatelo andare
    .after-let-it-go = Gli altri serrano la fila e viaggiano più regolari. Per molto tempo, al bordo dell’immagine, c’è una lampada di troppo.
half-the-night =
    20:00 filtro, domani. 20:10 scarico, domani. 20:15 fusibile, puzza, domani. 20:20 tutti alla finestra.
    .title = Metà della notte
    .action = Sbrigate l’elenco stanotte.
    .done = A mezzanotte una riga attraversa ogni riga.
    .later = Il fusibile non ha aspettato. Negli Alloggi Equipaggio se n’è andato, con lui, un processore.
under-the-rim =
    Davanti ai trattori c’è l’ombra del dirupo, dove il sole arriva tardi e se ne va presto. Là i pannelli non servono a niente, e c’è chi ci è entrato a piena carica e ne è uscito a zero.
    .title = Sotto il dirupo
    .option-wait-for-the-sun = Aspettate il sole
    .after-wait-for-the-sun = Stanno nella luce con i pannelli aperti e ne prendono quanta ne può entrare.
    .option-through-the-dark = Tirate dritto
    .after-through-the-dark = Per un’ora non c’è segnale. Poi una lampada, poi la seconda; sono usciti dall’ombra, e sferragliano.
    .option-light-it-from-here = Alimentateli da qui, con un fascio
    .after-light-it-from-here = Una macchia di calore viaggia con loro, lungo tutto il piede del dirupo.
the-door-is-narrow =
    Trattore, larghezza: vedi manuale. Porta del Garage, larghezza: vedi metro. { $engineer-cap } confronta le due cifre e non dice niente. Per cominciare, tutto quello che c’è a destra e a sinistra va tolto di mezzo.
    .title = La porta è stretta
    .action = Smontate il telaio della porta e rifate i conti.
    .done = Si apre più di quanto si sia mai aperta. Ci state fianco a fianco, a braccia aperte.
    .later = Un’asta per misurare, lasciata contro il telaio, cade sul verricello.
a-shelf-to-fill =
    Lungo una parete, con il gesso, è segnato il posto per quello che porta il convoglio. COMPRESSORE, si legge; poi PROVVISTE, con un punto interrogativo; e, in una terza grafia: una sedia.
    .title = Uno scaffale da riempire
    .option-room-for-the-press = Fate posto al compressore
    .after-room-for-the-press = Dietro il pannello da togliere sono appese due bombole, piene e dimenticate. In cambio rinunciate all’unico angolo caldo dell’HUB.
    .option-room-for-the-stores = Fate posto alle provviste
    .after-room-for-the-stores = Sotto l’asse più bassa ci sono barattoli senza etichetta, ancora buoni. L’asse però faceva da cuccetta, e se ne sente la mancanza.
    .option-room-for-ourselves = Fate posto alla sedia
    .after-room-for-ourselves = A sera è lì, fatta di casse, con i turni appuntati allo schienale.
supper-at-their-table =
    Nel registro di Calder ogni settima pagina è un menù, di mano di M. Aldous. Pane alle cipolle. Zuppa di cipolle. L’ultima bottiglia, divisa in undici. Alla cuoca avete scritto; stasera apparecchiate come nel suo disegno.
    .title = Cena alla loro tavola
    .action = Infornate il pane alle cipolle.
    .done = È pesante, scuro e dolce. A chi ha una fasciatura tocca la prima fetta.
    .later = La tavola si sparecchia senza pane. Ci contavate più di quanto credevate.
the-last-stretch =
    Sul piano delle uscite restano le ultime righe. Quello che è ancora fuori deve entrare adesso, o restare là per altri.
    .title = L’ultimo tratto
    .option-all-hands-out = Tutti al lavoro, tutta la notte
    .after-all-hands-out = Caffè, guanti, un elenco con un nome a ogni riga. In Officina di ogni attrezzo ce ne sono pronti due.
    .option-one-night-of-sleep = Prima, una notte di sonno
    .after-one-night-of-sleep = Al mattino le facce hanno perso le pieghe.
the-fork =
    La vecchia strada si divide. Dritta, per A2-SE, si infila in un varco dove le è franato addosso un pendio; più a est, per A2-E, gira al largo, e da quella parte la mappa di Calder è bianca. I trattori passano dal varco, e si arrampicano quasi su tutto. I rimorchi che si tirano dietro no: vanno riportati su terreno solido, lasciati lì e ripresi per la via che aprirete.
    .title = Il bivio
    .option-the-cut = Andate dritto, e scavate
    .after-the-cut = Le pale passano sulla rastrelliera della camera stagna. Le lame sono avvolte nel nastro, perché non taglino una tuta.
    .option-the-east = Passate da est, e guardate prima di guidare
    .after-the-east = { $geologist-cap } arrotola la mappa, dato che finisce lì. Ne va cominciata un’altra, a matita: mezzo sol di lavoro per uno di voi.

## Eventi Consequenziali

what-the-map-left-out =
    Nel passaggio migliore, proprio sotto l’anello della tazza di caffè, adesso il terreno ha un gradino.
    .title = Che cosa manca alla mappa
    .then-trusted = Sulla mappa non c’era, e voi non l’avete cercato; così tocca a una ruota trovarlo.
    .else-trusted = Alla mappa non avevate creduto sulla parola. Fate passare i trattori di lato, non troppo vicino.
where-nine-stood =
    Dove stava il Nove c’è una conca, e nella conca una lampada ancora accesa, puntata in su. Il terreno sembrava uguale al resto. Per tirare fuori il Nove ci vogliono un verricello e buona parte della notte; ne esce su ruote che non sono più tonde.
    .title = Dove stava il Nove
    .then-near = Succede sotto le vostre finestre. Uscite a tirare, e uno di voi resta là fuori fino alla sera dopo.
    .then-shovels = Su un terreno così ci siete stati di persona, e lo guidate a voce, metro per metro, con le mani sudate.
    .else-shovels = Lo guidate a naso, aggrappati al tavolo, con una mappa che lì segna una piana.
the-crate-by-the-road =
    Il carico del Quattro era stato posato a lato della strada, da solo, accanto ai solchi.
    .title = La cassa a lato della strada
    .then-fetched = Adesso è a casa. Sul coperchio, sotto la polvere, l’adesivo di un bambino ha conservato il suo colore: è una chiocciola.
    .else-fetched = È ancora là fuori. Di notte pensate al freddo che ci entra.
a-second-set-of-tracks =
    Le tracce strette finiscono davanti a un picchetto. C’è legata con il filo di ferro una carota di roccia, nel suo astuccio, lasciata lì per un altro momento.
    .title = Dove vanno le tracce
    .then-aldous = L’etichetta porta una data e due lettere, M. A.: sapete a chi dirlo.
    .else-aldous = Il momento è questo. L’etichetta porta una data e due lettere, consumate dagli anni.
an-answer-from-aldous =
    Da un porto sulla Terra, sotto dettatura: «Mi dicono che sono in marcia.»
    .title = Da M. Aldous
    .then-asked = «Dite al Quattro di tenersi a sinistra dove è rosa. Al Nove piace andare piano. È un pezzo che della strada nessuno mi chiede più niente.»
    .else-asked = «L’hanno detto al notiziario. Se non mi avete scritto avrete le vostre ragioni. Volevo dire soltanto questo: sono buone macchine.»
a-light-in-the-wrong-place =
    Dopo il tramonto, su una cresta senza strade, c’è una lampada. Dev’essere il Sette. Non si avvicina; lassù ha trovato qualcosa accanto a cui stare.
    .title = Una luce nel posto sbagliato

## Finali

everything-on-the-list =
    Il Quattro, il Sette e il Nove stanno in fila accanto all’HUB, lampade spente, pannelli ripiegati. L’elenco di Calder ha un segno a ogni riga e, sotto l’ultima, a matita, le cose che non nominava. Le lampade lungo la strada restano accese. Erano per i trattori, ma si scopre che anche alla gente, la sera, piace guardare una strada illuminata. Domani il compressore verrà imbullonato alla parete. Stasera fa da tavolo: vi sedete tutti intorno e date le carte, quelle di un altro equipaggio.
    .title = Tutto quello che era in elenco
seven-is-still-out =
    Alla porta sono arrivati due trattori. Il loro carico tocca il soffitto, e nell’elenco di Calder quasi ogni riga ha il suo segno. Accanto ad altre c’è un sette. Nelle notti limpide, all’orlo della piana, si vede una lampada, ogni settimana un poco più fioca, via via che le sue celle invecchiano. Non segnala niente e non chiede niente. Quel punto l’avete riportato sulla nuova mappa, con cura, a inchiostro. Il prossimo equipaggio vorrà sapere che cosa ci ha visto il Sette.
    .title = Il Sette è ancora fuori
round-by-the-east =
    Il giro lungo era la strada giusta, se non altro perché è quella che avete preso. I rimorchi l’hanno fatto senza un graffio, fra colline che prima erano carta bianca. Quello che hanno portato fino alla porta è al riparo dal freddo, fino alle cinghie e ai barattoli. Sulla nuova mappa una strada attraversa l’est. Fa delle curve, là dove vi siete fermati a guardare; di raddrizzarle { $geologist } non ha voluto saperne.
    .title = Il giro da est
what-calder-wrote =
    Il carico è dentro, e da tre sere le casse restano chiuse. State leggendo. Diciannove anni fa undici persone scrissero tutto quello che facevano, che cosa andava storto e come veniva il pane. Sulla Terra queste pagine erano date per perse, insieme al deposito. { $scientist-cap } le manda a casa un foglio alla volta, quando la radio è libera. La prima risposta viene dalla donna che guidava per loro, ormai vecchia. Corregge una data. Poi chiede se può avere la pagina del pane.
    .title = Quello che scrisse Calder
a-place-for-the-passenger =
    Il compressore ronza, le provviste sono sugli scaffali, la strada è di nuovo una strada. La lunga cassa l’avete portata per ultima, tutti insieme, adagio, e non dentro l’HUB. A sud della porta adesso c’è un basso tumulo di sassi. Sull’ultima nave per una cassa non c’era posto: così T. Lund rimase al deposito, con le lampade accese. In diciannove anni nemmeno una delle macchine ha lasciato che le cinghie si allentassero. Restate lì finché le visiere non si appannano.
    .title = Il posto del passeggero
still-growing =
    Dall’anello lontano, su un terreno che non somigliava più alla mappa, sono arrivati un compressore, provviste, copertoni, barattoli. Voi parlate soltanto della vaschetta. La pianta è piccola, storta, in fiore, dopo diciannove anni sotto una lampada, senza una parola di grazie: { $scientist } le ha contato intorno gli anelli di foglie morte. Sta alla finestra del Centro di Controllo. Per domani i trattori hanno compiti nuovi. Uno di loro, dice il piano, deve tenere accesa una lampada.
    .title = Cresce ancora
parked-outside =
    Sono qui. Dalle finestre di quel lato si leggono i numeri sulle cabine. Sulla scaletta ci siete saliti, e sapete che cosa c’è legato là dietro. Ma i sol sono finiti, e non tutto quello che doveva entrare è entrato. Il Controllo Missione fa sigillare le porte e fermare i lavori, come vuole il piano. Al mattino i trattori, che di ordini non ne hanno avuti altri, si dichiarano pronti. Lo faranno ogni mattina, per diciannove anni, più o meno.
    .title = Parcheggiati fuori
as-far-as-that =
    Ci avete messo sopra una mano. Sapete come scricchiola la scaletta e che cosa c’è dietro il sedile. Adesso i sol sono finiti, e quello che è ancora là fuori non ha una strada per arrivare; aspetterà altri, più avanti. Ai trattori viene detto di restare dove il sole è buono. L’ordine parte a mezzogiorno. Confermano, uno dopo l’altro. Per un poco l’ultimo chiede ancora da che parte verranno i rimorchi; poi finisce anche quella riga.
    .title = Fin lì
a-light-that-passes =
    Per tutta la missione alcune vecchie macchine vi hanno fatto rapporto a ogni ora, e in tutto quel tempo sulla loro scaletta non si è posato uno solo dei vostri stivali. C’era sempre prima qualcosa: un terreno da guardare, un sol già finito, una vite da girare in casa. Il piano finisce stasera. Quello che il convoglio porta oltre all’elenco lo troveranno altri, se lo troveranno. La radio resta accesa, con il suo ronzio fra un messaggio e l’altro, fino all’ultimo bagaglio chiuso.
    .title = Una luce di passaggio
nine-lamps-out =
    L’ultimo messaggio è di cinque parole: ruote ferme, celle scariche, addio. Gliel’aveva insegnato, molto tempo fa, gente convinta che una macchina debba essere educata. I trattori non si muoveranno più. Si spegne una lampada, poi un’altra, nell’ordine del manuale, quelle davanti per ultime. Dal Controllo Missione viene una parola gentile, poi l’ordine di fare i bagagli. Quello che ancora portano resta al freddo, legato bene, in fondo a una strada buona a tratti.
    .title = Quelle davanti per ultime
an-empty-seat =
    Tutto il resto cade di mano nello stesso momento: pale, lampade, una cinghia legata a metà. Il Controllo Missione richiama tutti e chiude la missione in un paragrafo. Si avvisano anche i trattori, perché qualcosa bisogna pur dirgli; loro lo prendono per un ordine di fermarsi. Quella notte la sedia a capotavola resta libera. Sullo scaffale sgombrato per il carico c’è un casco: accanto non si mette niente.
    .title = Una sedia vuota
