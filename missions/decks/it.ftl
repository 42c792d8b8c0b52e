## Avventure: Esplorazione

loose-slope =
    A metà salita il pendio cede e vi porta giù, con un’onda di sassi alle spalle. La tuta tiene la pressione. Il ginocchio che ha fermato la caduta, contro un masso, non promette bene.
    .title = Pendio instabile
    .later =
        Nella notte il ginocchio finito contro il masso si è gonfiato, e non entra più nel giunto rigido della tuta. Servono ghiaccio, una fascia e riposo. Metà di questo sol se ne andrà prima che la gamba torni a reggere il peso.

dropped-crate =
    Dalla sabbia spunta uno spigolo dritto, dove di dritto non dovrebbe esserci niente: una cassa di rifornimenti, persa anni fa quando un lander senza equipaggio andò in pezzi durante la discesa. La schiuma vi si sbriciola in mano. Ha tenuto asciutto e intero un connettore dell’energia.
    .title = Una cassa fuori rotta

salt-crust =
    Il terreno che avete attraversato era chiaro e scricchiolava, come una brina che non si scioglie. Nel Garage, invece, si scioglie: il sale di stivali e attrezzi cola dalla rastrelliera in una salamoia grigia, dritta nei mozzi del Froggy. Ripulite fin dove arrivano le dita. A girare una ruota con le mani, i cuscinetti raschiano.
    .title = Sale sotto gli stivali
    .later =
        La salamoia si asciuga e lascia il sale. Nella notte una crosta è cresciuta sui contatti della colonnina di ricarica del Garage, quanto basta perché la corrente scappi a terra. Al mattino una parte della riserva si è dispersa nel pavimento senza un rumore.

clicking-dosimeter =
    Dietro la cresta il dosimetro che portate sul petto comincia a ticchettare, più in fretta di quanto abbia mai fatto in addestramento. Restate immobili e contate ad alta voce, per la radio. Dopo mezzo minuto torna al ritmo lento di sempre, sotto la soglia d’allarme. Premete il tasto che conserva la misura. A casa mettete il dosimetro nel lettore, come dopo ogni uscita.
    .title = Mezzo minuto di ticchettio
    .later =
        Stamattina, del mezzo minuto dietro la cresta, il lettore ha disegnato una curva.
    .way-dose =
        La curva passa di molto la soglia d’allarme. È facile crederle: dal risveglio c’è una pressione dietro gli occhi che rende ogni lampada troppo forte e ogni voce troppo vicina. Quello che sapete fare meglio resta fuori portata, perché ragionare oltre il dolore costa tutte le forze.
    .way-vein =
        Il ticchettio non veniva dal cielo. Veniva dalla roccia dietro la cresta, da una vena troppo sottile per far male a chi ci passa accanto. Per una trivella è un indirizzo.

open-tube =
    Il terreno suona vuoto sotto gli stivali. Qualche metro più in là è crollata la volta di un antico tubo di lava. La lampada del casco trova pareti di vetro scuro e un fondo a portata di corda: roccia intatta, e spigoli taglienti per tutta la discesa. Vi calate dentro, o segnate il punto e proseguite?
    .title = L’apertura
    .option-climb-in = Calatevi con la corda
    .after-climb-in =
        Le pareti si staccano in scaglie pulite e riempite due contenitori. In risalita la corda vi manda contro il bordo. Il vetro taglia guanto e pelle prima che la tuta si sigilli da sé.
    .option-mark-it = Segnate il punto e proseguite
    .after-mark-it =
        Piantate un riflettore sul bordo, dove l’orbiter può vederlo, e dettate due volte le coordinate all’HUB.
    .later-mark-it =
        La telecamera dell’orbiter ha trovato il vostro riflettore. Con un punto sicuro sulla mappa le vecchie immagini finalmente combaciano, e quella che era solo un’ombra si rivela un posto che merita una visita. Le coordinate arrivano con i dati del mattino.

blue-evening =
    Dovreste già essere sulla via del ritorno. Ma il sole tocca l’orlo della piana, e intorno la ruggine del cielo diventa un azzurro piccolo e freddo. Lo descrivete alla radio a un HUB in cui gli attrezzi tacciono.
    .title = Sera azzurra

light-to-the-left =
    In pochi minuti la polvere nell’aria si è fatta fitta, e il traliccio dell’HUB non si vede più. Nemmeno le vostre orme. Vi fermate, come vi hanno insegnato, e aspettate che ogni lampada della base sia accesa: una macchia gialla, molto più a sinistra di dove avreste guardato. Fino alla porta il conto lo pagano le batterie.
    .title = Una luce a sinistra
    .later =
        Sognate di camminare, e vi svegliate mentre camminate, due volte, con una mano sulla parete del corridoio. Le porte sono sottili. Da allora ogni sera, prima di spegnere le lampade, si contano i caschi sulla rastrelliera.

dropped-rangefinder =
    Il telemetro scivola dal treppiede e cade sulla lente. Lo pulite e mirate al traliccio dell’HUB. La cifra arriva subito. Mirate di nuovo, e ne arriva un’altra.
    .title = Seconda lettura
    .then-known = Ma ormai su questa piana ci sono bandierine, a distanze note l’una dall’altra. Mirate a quattro di loro e avete l’errore. Lo si scrive sul treppiede: più tre metri.
    .else-known = Qui fuori di bandierine ce ne sono ancora troppo poche per correggerlo. Alla prossima uscita ogni distanza andrà misurata due volte prima di crederci.

ring-of-frost =
    Di ritorno dalla piana ricaricate la tuta nel Garage. Quando sganciate il tubo, sul raccordo c’è un anello di brina bianca. Sparisce sotto il pollice, e il pollice è bagnato. In quella linea l’acqua non ha niente da fare. Riappendete il tubo al gancio e sul nastro lì sopra scrivete una parola sola: umido.
    .title = Un anello di brina
    .later =
        Nel Garage il raccordo ha tenuto. Non ha tenuto quello che c’è dietro: a ogni ricarica un po’ d’umidità entrava nel filtro dell’ossigeno, ogni notte gelava, e stamattina la cartuccia si è spaccata da un capo all’altro. Quando si ricarica lì una tuta, nel tubo corre la ghiaia.

brown-wall =
    All’orizzonte c’è un muro bruno. Quando riguardate è più vicino, e non fa alcun rumore. Lì dentro non ci saranno né sole né orme. L’HUB è lontano più o meno quanto il muro. Sotto le rocce più vicine c’è una conca, abbastanza fonda per stendersi. Correte verso l’HUB, o aspettate nella conca che il buio sia passato?
    .title = Un muro bruno
    .option-run = Correte verso l’HUB
    .after-run =
        Arrivate alla camera stagna con l’ultima luce e restate a lungo seduti sul pavimento, senza una parola. Sul monitor che avete al petto il battito ci mette molto a scendere.
    .later-run =
        Non è un dolore. È un battito che arriva troppo presto, e il successivo che arriva troppo tardi: in corridoio, a tavola, nel mezzo della notte. Il monitor ha conservato il tracciato del giorno del muro bruno. Accanto alla scheda medica non lascia dubbi: va curato prima della prossima corsa.
    .option-wait = Aspettate nella conca
    .after-wait =
        Per tre ore è notte a mezzogiorno. La radio crepita, e sulle fibbie della borsa corrono piccole scintille azzurre. Dopo, nelle bombole entra aria della riserva. Nell’HUB la cena in tavola è ancora intatta.

thread-over-the-roof =
    Dalla cresta vi voltate indietro. Il sole è basso, e sopra il tetto dell’HUB c’è un filo bianco: uno sfiato che fa il suo lavoro, o una giuntura che cede. Lo riferite per radio. A uno a uno si tastano i giunti del Complesso Abitativo.
    .title = Un filo sopra il tetto
    .then-seam = Uno è freddo e ha il bordo bagnato. Basta un quarto di giro con la chiave grande, e il filo sopra il tetto si assottiglia.
    .else-seam = Sono tutti asciutti. Il filo era respiro usato, che il depuratore manda fuori ogni sera. Quella notte nell’HUB si dorme meglio per aver guardato.

crooked-map =
    Secondo la mappa siete dentro un cratere. Sotto gli stivali avete una piana, e il cratere è mezzo chilometro più a ovest, dove sulla mappa non c’è nulla. Due strisce di immagini sono state unite di traverso, e oltre questa linea è tutto sbagliato. Per rifare il foglio ci vorrà un sol. Chi parte prima troverà cose che le mappe non conoscono.
    .title = Una mappa storta

buried-depot =
    Sotto la scarpata dovrebbe esserci un deposito: tre casse con un segnalatore sopra, mandate avanti per chi non riuscisse a rientrare. C’è solo un ventaglio di detriti freschi. Appoggiate il casco ai sassi per sentire il ticchettio del segnalatore, e sentite la pompa della vostra tuta. Nella cucina dell’HUB si cancella una riga dal piano dei pasti.
    .title = Il deposito sepolto
    .later =
        C’è stata un’altra frana: i detriti sotto la scarpata hanno restituito qualcosa. La telecamera del traliccio coglie un lampeggio che ieri non c’era: il segnalatore del deposito. La cassa sotto è schiacciata, il cibo impastato con la ghiaia. Ma il segnalatore conosce ancora al metro il suo posto. Il computer che ne riportate a casa è come il giorno in cui l’hanno imballato.

pool-of-dust =
    Sembra sabbia come l’altra. Invece la conca è piena di polvere fine come farina, e ci affondate fino al petto.
    .title = Una pozza di polvere
    .then-watch = In un equipaggio come il vostro alla radio c’è sempre una persona. L’allarme corre per tutto l’HUB, e vi trovano stesi sul bordo, del colore del suolo. Ci vuole un po’ prima che tutte le voci tornino quelle di sempre.
    .else-watch = L’altra metà dell’equipaggio è troppo lontana per sentire. Più che strisciare nuotate, per quasi un’ora, con aria che poi va restituita dalla riserva.

forty-minutes =
    Dietro la parete del canyon la radio tace, come da programma: quaranta minuti, da un traliccio all’altro. Leggete la lista di controllo ad alta voce, per sentirne una. Al minuto trenta vi accorgete che avete cominciato a risponderle. Poi ricompare l’HUB, con una domanda sul caffè. Il vostro sì è più forte di quanto serva.
    .title = Quaranta minuti
    .later =
        Siete nella camera stagna con il casco in testa. C’è lo stesso silenzio che c’era dietro la parete del canyon.
    .way-handle =
        La mano non gira la maniglia. Il fiato si fa corto e le lancette ballano. La porta viene aperta dall’interno, e di domande non ne arrivano: c’è solo una spalla a cui appoggiarsi, lì per terra. Quello che è passato sul canale aperto si è sentito in ogni stanza.
    .way-voice =
        Aspettate la paura. Quella che arriva è una voce che legge una lista, ferma fino all’ultima riga, ed è la vostra. La maniglia gira facile come sempre.

broken-ledge =
    La via del ritorno non c’è più. Dove eravate scesi la cengia si è staccata, e là sotto il canalone corre per chilometri. Lo Scorpio si potrebbe portare sull’altro versante, dove non è mai passata una ruota, e calare il verricello. Oppure potreste seguire il canalone fino allo sbocco, con una sosta nella tenda d’emergenza. Aspettate il verricello, o vi mettete in cammino?
    .title = La cengia crollata
    .option-scorpio = Aspettate lo Scorpio
    .after-scorpio =
        Il verricello tiene, e voi pure. Non tiene il pendio: mentre il cavo rientra, il bordo cede sotto le ruote anteriori dello Scorpio, e un braccio delle sospensioni si piega come fil di ferro. Lo si trascina a casa a passo d’uomo: un lavoro per l’Officina.
    .option-walk = Seguite il canalone a piedi
    .after-walk =
        Camminate, vi stendete sotto un telo, camminate. Due barrette di razione finiscono presto. Il buonumore che vi restava dura poco di più.
    .later-walk =
        Comincia con macchie nere davanti agli occhi, quando vi alzate in piedi. L’analisi del sangue si ripete due volte e dà lo stesso risultato: nel canalone il corpo si è servito dove ha potuto, e ora gli manca ciò che trasporta l’aria. La cura è semplice ma pesa sulla dispensa: due porzioni a ogni pasto.

spring-underfoot =
    A mezzogiorno, sulla sabbia scura, il termometro agli stivali segna venti gradi, quello sul casco dieci sotto zero. Vi stendete a terra. Per un quarto d’ora i riscaldatori della tuta si spengono da soli, e quello che hanno risparmiato torna alle batterie dell’HUB.
    .title = Primavera ai piedi

four-paces-wide =
    Una pagina del taccuino. «Cratere, in nessuna immagine. Larghezza: 4 passi. Profondità: al ginocchio. Bordi: vivi. Polvere sui bordi: non ancora. Fondo: bianco.» Il bianco è ghiaccio, messo a nudo qualche notte fa da una pietra caduta dal cielo. In un mese l’aria se lo sarà bevuto. Voi siete in tempo per una cassetta e un lungo sguardo.
    .title = Quattro passi

forty-bands =
    La parete è a strisce dai piedi alla cima, chiare e scure, come il taglio di un libro chiuso. Ne contate quaranta prima che la luce si sposti.
    .title = Quaranta strisce
    .then-reader = È un libro che sapete leggere. Ogni nona striscia è più spessa, un clima andato e tornato con l’inclinazione del pianeta. Prendete due pezzi, uno per parte del vuoto in cui dev’essersi asciugato un lago.
    .else-reader = Ne staccate un pezzo dove una crepa aiuta. Nella foto che lo accompagna, a fare da scala c’è il vostro guanto.

camera-left-behind =
    Il piano vuole una telecamera sul terreno nuovo: tre gambe, una cella, un obiettivo rivolto alla strada da cui siete venuti. Piantate le gambe nella ghiaia e vi chinate a guardarci dentro una volta. Ecco l’HUB, non più grande di un ditale.
    .title = Una telecamera lasciata là
    .later =
        La telecamera che avete lasciato là fuori ha mandato a casa la sua prima notte: seicento immagini dell’HUB, visto da fuori.
    .way-strut =
        Da un’immagine all’altra un puntone del Complesso Sistemi fa un’ombra che si allunga di poco. Viene raddrizzato e imbullonato prima che ne nasca qualcosa.
    .way-lights =
        Messe in fila durano venti secondi. Finestra dopo finestra si fa buio. Alle tre del mattino si riaccende la cucina, per il tempo di un bicchiere d’acqua. È il film che si chiede dopo cena.

hill-without-a-name =
    Accanto alla vostra strada c’è un’altura che sulla mappa è un numero. Per una vecchia usanza il nome lo dà chi arriva per primo. Non ce n’è uno che le stia bene. Poi, scendendo, ne viene uno, e lo scrivete sotto il risvolto di una tasca, dove non si vedrà troppo presto.
    .title = Un’altura senza nome
    .later =
        Dalla stampante del Centro di Controllo esce un nuovo foglio della mappa, e il numero non c’è più. L’altura porta il nome scritto quel giorno nella tasca { $hill-namer-of }: quello di una via vicino a casa, con un solo lampione in fondo. A sera lo si pronuncia come se ci fosse sempre stato.

hours-under-cloth =
    Il giro era più lungo che sul disegno, e la tuta vuole due ore di carica. Le passate nella tenda gonfiabile, con una stufa grande come un pugno. Lì dentro non c’è niente da fare, né posto per farlo.
    .title = Due ore sotto la tela
    .then-rest = Volevate riordinare gli appunti. Il corpo decide altrimenti e dorme come non ha dormito in nessuna branda. Dopo, una medicazione può restare nella scatola.
    .else-rest = Riordinate gli appunti. Mangiate un anello di mela secca, seguendone tutto il giro. Quando scatta il caricabatterie, tre ore non vi sarebbero dispiaciute.

tube-with-a-number =
    Sul terreno nudo, come posato per un momento, c’è un tubo di metallo lungo una mano, tappato e numerato: un campione preso da una macchina molto prima che imparaste a leggere. Il suo registro parlava di dieci, disposti a zigzag per chi un giorno sarebbe venuto. Prendete quello, o cercate gli altri finché dura la luce?
    .title = Un tubo con un numero
    .option-take = Prendete quello
    .after-take =
        Non pesa quasi niente. Sulla via di casa lo guardate più spesso del terreno, e quando lo consegnate ne sapete il numero a memoria.
    .option-search = Cercate gli altri
    .after-search =
        Percorrete lo zigzag come doveva essere, rivoltando ogni ombra, con aria che mancherà alla riserva.
    .way-rows =
        Al secondo angolo brilla un tappo. Da lì il disegno è facile: tre tubi nella borsa, ognuno fotografato dov’era.
    .way-bare =
        Gli altri se li è tenuti la sabbia. Tornate con un tubo solo e con una mappa di tutti i posti in cui non ce ne sono.

one-more-ridge =
    «A quest’ora era previsto il rientro.» «Ancora una cresta.» Dietro ogni cresta ce n’è un’altra, ma questa ha un intaglio, e dall’intaglio sale una luce. L’HUB quella frase l’ha già sentita. Aspetta, a canale aperto, di sapere che cosa farete.
    .title = Ancora una cresta
    .option-go-on = Proseguite fino all’intaglio
    .after-go-on =
        Dietro c’è una conca, una riva sotto l’altra, come i cerchi che un bicchiere lascia sul tavolo. La disegnate più in fretta che potete. A farvi smettere è l’indicatore al polso.
    .option-send = Mandate su il piccolo elicottero
    .after-send =
        In un minuto è sopra l’intaglio, in quattro è tornato, con le celle calde e vuote. Nell’ultima immagine ci sono i blocchi rotolati giù da lassù, su un terreno che conoscete.
    .option-turn-round = Tornate indietro come d’accordo
    .after-turn-round =
        «Arrivo.» È la parola che all’HUB piace di più. Stasera la cena può cominciare quando è pronta.

charge-on-the-suit =
    Qui la sabbia è così asciutta che vi si arrampica sulle gambe. A ogni passo la tuta ha raccolto carica, e ormai la radio crepita soltanto. Alla cintura avete il picchetto di terra. Funziona subito, se lo si stringe, ma non sempre con garbo. Stringete il picchetto, o tornate a piedi senza radio finché la carica non si è dispersa?
    .title = Una carica sulla tuta
    .option-grip = Piantate il picchetto e stringetelo
    .after-grip =
        Vi inginocchiate, spingete il picchetto sotto la crosta e ci chiudete sopra la mano.
    .way-tick =
        Uno scatto nel polso, niente di più. L’HUB ritorna a metà di una parola, e non se n’è neppure accorto.
    .way-spark =
        La scintilla entra dal palmo ed esce dal gomito, azzurra e del tutto muta. L’HUB è tornato. Il braccio torna vostro solo dopo la medicazione.
    .option-deaf = Tornate senza radio
    .after-deaf =
        Tutta quella strada senza una voce. Quando girate attorno all’ultima roccia, il portello esterno è aperto e c’è una figura in tuta con una fune, pronta a venirvi a cercare.

orange-cloth =
    Di traverso su tre massi, sbiadito fino al colore delle albicocche, c’è il paracadute di qualche vecchio lander: un telo grande come una casa, con sessanta cordini intrecciati. Il coltello è nella tasca della gamba, nello zaino c’è posto per una bracciata. Tagliate i cordini, o un pezzo del telo?
    .title = Telo arancione
    .option-lines = Prendete i cordini
    .after-lines =
        Una treccia così solleva un rover. Diventa una serie di imbracature prima ancora che vi siate tolti gli stivali.
    .option-cloth = Prendete il telo
    .after-cloth =
        Si appende in fondo al corridoio, davanti alla lampada. Da quella sera nell’HUB c’è un posto in cui la luce è calda.

how-far-is-a-rock =
    Oggi non c’è foschia che distingua il vicino dal lontano. La roccia da cui contate di tornare indietro è grande come una scarpa, poi come un rover, poi come una casa, e ancora non ci siete.
    .title = Quanto è lontana una roccia
    .then-lost = Su una luce vi siete già sbagliati una volta. Vi fermate, misurate due volte la distanza e tornate indietro da dove siete. L’HUB vi rivede all’ora scritta sul foglio.
    .else-lost = Quando potete posarci una mano, l’ora di tornare indietro è passata da un pezzo. L’aria per il ritorno la mette la riserva.

third-wheel =
    Sotto la sabbia c’è una lastra di roccia, e nella lastra una crepa larga esattamente quanto basta.
    .title = La terza ruota
    .ask-with-froggy = L’astronauta che esplora viaggia con il Froggy?
    .then-wheel = La terza ruota del Froggy ci cade dentro e ci resta. Servono il cric, la pala e un’ora in cui per radio si sente solo respirare. Quando la ruota esce, non è più del tutto tonda.
    .else-wheel = Lo stivale ci entra di lato e ci resta. State su una gamba sola per quasi un’ora, mentre l’HUB manda consigli, poi consigli contro i consigli.

## Avventure: Raccolta

numb-glove =
    Fra il secondo foro e il terzo, il riscaldamento del guanto destro si spegne. Con la muffola di scorta i lavori fini non si fanno, così tenete il guanto. Dopo un po’ il freddo non si sente più. È un brutto segno. Al chiuso i polpastrelli sono bianchi e duri. Un’ora più tardi torna la sensibilità, sotto forma di dolore.
    .title = Una mano al freddo

dust-devil =
    Una colonna di polvere, più alta di qualunque torre abbiate mai visto, attraversa la piana senza un suono. Vi stendete a terra. Dopo, una delle bandierine messe per le prossime uscite giace sotto polvere nuova. Quale roccia segnasse non si può più dire.
    .title = Diavolo di polvere
    .later =
        La polvere fine di quella colonna ha avuto il tempo di posarsi. Nel Vano Sonde si è infilata nelle serrature dei cassetti dei campioni e negli snodi degli attrezzi. Tutto quello che dovrebbe scorrere va tenuto, spinto e spazzolato, con due mani in più.

clear-ice =
    In fondo al foro la trivella comincia a cantare. Quello che risale è ghiaccio senza una bolla, con dentro un solo filo di granelli scuri, come un capello nell’ambra. Prima di metterlo nella cassetta lo alzate una volta contro il sole.
    .title = Ghiaccio limpido
    .later =
        Gli scarti del ghiaccio limpido si sono sciolti in un angolo del Laboratorio. Filtrata due volte, l’acqua supera ogni prova, e l’impianto di elettrolisi ne ricava gas che si può respirare. L’indicatore del serbatoio sale di poco. Quest’aria viene dal suolo di Marte, da nessun’altra parte.

hairline-crack =
    Dal registro degli attrezzi. «Trivella. Sotto il panno una linea, più sottile di un capello, fa il giro completo dell’asta. Graffio o crepa: non si capisce. Motore regolare, coppia normale. Applicato il colorante, da leggere quando sarà penetrato. Trivella al suo gancio.»
    .title = Una linea nell’acciaio
    .later =
        Sotto la lampada del Vano Sonde il colorante sull’asta della trivella viene tolto e letto.
    .way-crack =
        È penetrato, e per tutto il giro. Mentre si stacca la trivella dal gancio l’asta si spezza come un ramo secco. La metà di sotto cade dentro il motore e se ne porta via la carcassa. Per rimettere in funzione la macchina una punta nuova non basterà.
    .way-scratch =
        Sotto non c’è niente: un graffio. Ma arrivando fin lì la stessa lampada è passata lungo un fascio di cavi, e uno, consumato per metà, viene fasciato prima che il Complesso Lavorativo se ne accorga.

jammed-drill =
    In profondità la trivella si pianta. La retromarcia non serve: il terreno si è chiuso attorno alla punta come cemento, e il freddo della sera esce già da dietro le rocce. La tirate fuori di forza, tagliate l’asta e lasciate lì la punta, o accendete il riscaldatore e aspettate?
    .title = Trivella bloccata
    .option-pull = Tiratela fuori di forza
    .after-pull =
        Viene via tutta in una volta, graffiata ma intera. L’asta ruota e colpisce la spalla, tanto forte da farsi sentire attraverso tutti gli strati.
    .option-cut = Tagliate l’asta e lasciate la punta
    .after-cut =
        Un taglio, e il ritorno è leggero. Nel Vano Sonde si scopre che l’ultima punta di scorta ha un’altra filettatura: la prossima volta l’adattatore andrà tenuto fermo a mano.
    .option-heat = Accendete il riscaldatore e aspettate
    .after-heat =
        Il riscaldatore svuota le batterie mentre respirate dalla riserva e tenete d’occhio l’indicatore. Dopo due ore il terreno molla la presa con uno sbuffo di vapore e restituisce la trivella senza danni.

iron-from-afar =
    Fra i sassi grigi ce n’è uno nero, liscio come se l’avessero levigato, e la calamita che avete alla cintura si volta verso di lui: ferro che ha viaggiato più di voi. In Officina si sta già oliando la sega.
    .title = Ferro venuto da lontano

blue-threads =
    All’esterno la penna scriveva bene. Al chiuso la brina sui contenitori si scioglie, e con lei le etichette colano giù in fili blu. Disponete tutto sul pavimento e ricostruite la giornata a memoria, foro per foro. Per tutti tranne uno ci si riesce. Quello ormai non viene da nessun posto e finisce fra i rifiuti.
    .title = Fili blu
    .later =
        Dal pavimento il dubbio è passato agli scaffali. Ogni contenitore di quel giorno va aperto, pesato e confrontato con le fotografie prima di misurare altro. Il Laboratorio è pieno di coperchi aperti. Per lavorarci serve una persona in più, che tenga l’elenco.

bitter-taste =
    Tolto il casco, vi accorgete di un gusto sulle labbra, prima salato, poi amaro. Un po’ di quella polvere chiara è passata oltre il collare. Vi sciacquate la bocca, vi lavate il viso e ripulite l’anello del collare con un panno asciutto, perché di bagnati non ce n’è a portata di mano.
    .title = Un gusto amaro
    .later =
        Un panno asciutto quella polvere non la toglie, la fa entrare: una traccia è rimasta nel collare che chiudete ogni giorno. L’analisi del sangue lo dice prima di voi. Ogni graffio si arrossa e guarisce male, ogni livido si allarga. Sulla scheda medica la parola è avvelenamento, con una riga sotto: ogni ferita peserà il doppio.

breath-from-below =
    La trivella sfonda in una cavità, e qualcosa espira: un getto sottile e costante che solleva la polvere attorno al foro. Il rilevatore riconosce tre gas e tace su un quarto. Alla cintura avete un’ampolla vuota. Il bordo del foro ha cominciato a muoversi. Tenete l’ampolla sul getto, o fate un passo indietro e lo lasciate sfogare?
    .title = Un respiro dal basso
    .option-catch = Tenete l’ampolla sul getto
    .after-catch =
        Restate in ginocchio sul bordo il tempo di riempire l’ampolla, e saltate via mentre l’orlo cede. Un campione come nessun altro va in un cassetto del Vano Sonde.
    .later-catch =
        Del quarto gas adesso si sa una cosa: corrode il rame. È filtrato dal tappo dell’ampolla fin dentro la parete dietro i cassetti, dove il connettore dell’energia del Vano Sonde si è ridotto a briciole nere. Di campione ne resta abbastanza per le misure.
    .option-step-back = Fate un passo indietro
    .after-step-back =
        Il getto si spegne con un colpo di tosse, e il terreno gli va dietro. Dove c’era il foro adesso c’è un imbuto di sabbia. Con lui si può cancellare uno dei punti segnati per la raccolta.

room-for-one =
    L’elenco della Terra chiede la roccia grigia e ne dà la posizione al metro. Ce l’avete davanti. Due passi più in là ce n’è una scura, venata come il legno, che nessuna immagine ha mai mostrato. È rimasto posto per una sola. Seguite l’elenco, o prendete la roccia scura?
    .title = Posto per una sola
    .option-list = Seguite l’elenco
    .after-list =
        La roccia grigia è quella che doveva essere. Il rapporto che parte la sera è lungo due frasi, e la seconda è un augurio di buona notte.
    .option-dark-stone = Prendete la roccia scura
    .after-dark-stone =
        Nel rapporto della sera una riga dell’elenco resta vuota. Scrivete tre frasi per spiegarla e le leggete a tavola. Su due di esse c’è chi la pensa diversamente.
    .later-dark-stone =
        Sotto la sega del Laboratorio la roccia scura si apre in due metà. Ciascuna racconta la sua storia: acqua sotto, cenere sopra, fra le due una linea netta. Finiscono entrambe nel vassoio, ognuna come campione a sé. Nel prossimo elenco della Terra una riga è rimasta vuota: riempirla tocca { $rock-chooser-to }.

handful-of-clay =
    Sotto la crosta la paletta tira su argilla, scura e pesante, che prende l’impronta del guanto come la terra di un orto. La cartina di prova diventa del colore giusto. Questo sacchetto non è per il Laboratorio. Nelle aiuole della Fattoria l’argilla fa in poche ore ciò che le pompe del concime non hanno fatto in più sol: tutto quello che sta spuntando fa un passo avanti.
    .title = Un pugno d’argilla
    .later =
        Quello che è cresciuto sopra l’argilla arriva in tavola per la prima volta.
    .way-numb =
        Sa di metallo, poi di niente, e la lingua si addormenta. Quella parte del raccolto esce dalla dispensa. Sciacquate due volte, le aiuole torneranno buone.
    .way-sweet =
        Sa di quello che è. Ed è anche più di quanto preveda la tabella dei raccolti: la bilancia della cucina viene picchiettata, azzerata e interrogata di nuovo.

too-heavy-for-one =
    La carota di roccia esce intera, lunga quanto voi, e pesa più di quanto si possa portare da soli. Chiamate l’HUB.
    .title = Troppo per uno solo
    .then-lift = Prima che abbiate finito la frase, all’altro capo del canale si sta chiudendo una tuta. La carota arriva a casa in un pezzo solo, con due mani per estremità.
    .else-lift = Si discute a chi tocchi, e il canale trasmette tutto. La sollevate da soli e ci finite sotto. Nessuno dei due torna intero.

upwind =
    Scavate al riparo di una roccia, dove si scava volentieri, e non guardate dove va la polvere. Va a est, piano, per tutto il pomeriggio. All’HUB il contatore della corrente è sceso. Su un Pannello Solare c’è uno strato di feltro rosso che la spazzola fa soltanto aderire di più. Può toglierlo solo un’aria asciutta che si muova tutta la notte.
    .title = Sopravvento
    .later =
        Per sei ore della notte l’aria si è mossa sulla piana. Non pesava quasi niente, ma era asciutta e non aveva fretta. Al mattino il contatore segna più di prima: dove un Pannello Solare era opaco e rosso, adesso sul vetro c’è il cielo.

grain-in-the-seal =
    Mentre l’ultimo contenitore entra dal portello dei campioni, sentite il coperchio mordere qualcosa. Lo riaprite, fate correre un dito lungo la guarnizione, trovate un solo granello e lo buttate via. Dov’era, nella gomma c’è un’intaccatura. Il portello si chiude con il sospiro di sempre. Mettete l’intaccatura nell’elenco dei lavoretti, sotto una porta che cigola.
    .title = Un granello nella guarnizione
    .later =
        La porta è stata oliata. Il lavoretto seguente era l’intaccatura: da lì il Vano Sonde ha perso l’aria un respiro alla volta, e alla fine la paratia è scesa. La linea dell’aria verso quella stanza si è chiusa da sé. Per riaprirla bisogna ripassare ogni guarnizione con una lampada, poi convincere la valvola.

last-third =
    La bombola è all’ultimo terzo, e l’ultimo terzo è per il ritorno. La strada non è mai stata così lunga, né il carico così pesante: con tutto sulle spalle si respira per due. Potreste posare qui un contenitore. Oppure fare respiri corti, camminare piano e tenere tutto. Alleggerite il carico, o lo portate a casa tutto quanto?
    .title = L’ultimo terzo
    .option-lighten = Alleggerite il carico
    .after-lighten =
        Lasciate il contenitore su una pietra piatta e prendete un rilevamento, pur sapendo che non vi servirà. Adesso la strada è lunga, ma soltanto lunga. Nella Zona di Carico un posto resta vuoto.
    .option-carry = Portate tutto
    .after-carry =
        Arrivate con tutto, e con una bombola che a posarla suona vuota. Avete le labbra blu, e un sorriso così largo che delle labbra non si fa parola.
    .later-carry =
        Il corpo tiene un diario per conto suo. C’è scritta anche una marcia con troppa poca aria, e adesso quella riga è venuta fuori. Ci vuole una mattina di esami per trovare il nome di ciò che non va. Questo è un carico che non si posa su una pietra.

probe-in-the-crack =
    Fra due lastroni pende una delle vostre sonde, quella data per dispersa, a testa in giù e ancora lampeggiante. Gli strumenti sono morti, il computer no. Potreste aprirla lì dov’è, e tornare a casa con il computer in tasca. Oppure liberarla intera, caricarvela in spalla e vedere che cosa ha conservato. La smontate sul posto, o ve la portate a casa?
    .title = Una sonda nella fessura
    .option-strip = Smontatela lì dov’è
    .after-strip =
        Quattro viti, due spinotti, e il lampeggio vi si spegne in mano. Il computer è come nuovo. Nel Vano Sonde un alloggiamento resta vuoto, e la sua parte del prossimo volo andrà guidata a mano.
    .option-carry = Portatela a casa
    .after-carry =
        È scomoda come una branda pieghevole, e vi fermate ogni cinquanta passi. Le ore escono dalle bombole. Ciò che le riempie di nuovo manca alla riserva.
    .later-carry =
        Con molta pazienza la sonda ha ripreso a parlare. Non si era guastata. Aveva visto qualcosa, aveva lasciato la rotta per prenderlo, e per quella fessura era troppo larga. Nell’artiglio, sotto il ghiaccio, ce n’è una scheggia. Nella memoria ci sono un’immagine e un luogo.

small-round-stones =
    Sassolini rotondi, grigi, non più grandi di grani di pepe, sono sparsi a migliaia dove la roccia li ha lasciati andare. La slitta che con due cassette non si muoveva ci rotola sopra con tre.
    .title = Sassolini rotondi

stone-for-the-window =
    Il sasso non è su nessun elenco. Non è antico né raro, né difficile da spiegare: un ciottolo bianco e rosso, spaccato così netto che le metà si richiudono. Finisce nella tasca del ginocchio, accanto ai fusibili di scorta.
    .title = Un sasso per la finestra
    .later =
        Sul davanzale di Un Angolo Tranquillo ci sono le due metà di un ciottolo, quello { $stone-finder-of }. Non le si trova quasi mai due volte nella stessa posizione. Ormai nell’HUB non c’è mano che non le abbia chiuse e riaperte.

locker-in-the-drift =
    Un’etichetta, ripulita con il guanto: CAMBUSA 2. STUFATO, 24 PORZIONI. CONSERVARE AL FREDDO. È stato conservato al freddo. Il lander che lo portava è lì tutt’intorno, in pezzi piccoli, da prima che ci fosse l’HUB.
    .title = Cambusa 2
    .then-lean = A casa lo scaffale è quasi nudo. Stasera si porta in tavola la pentola grande, con il coperchio che balla.
    .else-lean = A casa lo scaffale è abbastanza pieno. Così lo stufato torna a quello per cui è nato: stasera si può scegliere, e si sceglie a gran voce.

nine-cells =
    L’ala di una vecchia sonda sporge dalla sabbia come l’angolo piegato di una pagina. La esaminate tutta con lampada e tester. Nove celle rispondono ancora.
    .title = Nove celle
    .then-panel = Su uno dei vostri Pannelli Solari una fila morta aspettava giusto quel numero. Sono più scure delle vicine, e al sole sono le migliori della fila.
    .else-panel = I vostri Pannelli Solari non hanno vuoti da riempire. Resta da tenere lo spinotto a cui erano appese le nove, dorato fino all’ultimo polo.

rack-of-seeds =
    Imbullonata a una roccia, dietro un vetro ormai lattiginoso, c’è una rastrelliera dei primi anni: sette semi in sette bicchieri, lasciati a cielo aperto per vedere che effetto avrebbe avuto su di loro. Il modulo per il risultato è ancora nella sua busta. Svitate i bulloni e scrivete la data.
    .title = Sette bicchieri
    .later =
        I sette bicchieri della rastrelliera sono rimasti accanto a un tubo caldo, su carta bagnata.
    .way-green =
        Stamattina in due di essi la carta ha una piega, e lungo la piega spinge qualcosa di bianco.
    .way-dead =
        Tutti e sette sono rimasti com’erano. Aperti sotto la lente, mostrano fin dove è arrivato il cielo, uno strato per ogni estate. Finalmente il modulo si può compilare fino all’ultima riga.

open-channel =
    Canticchiate sotto il carico, come fate a casa per le scale, convinti che il canale sia chiuso. Alla seconda strofa dall’HUB si unisce una voce più bassa.
    .title = Un canale aperto

thirsty-powder =
    In una fessura c’è un minerale bianco, leggero come fecola, che beve. Un respiro d’aria umida nella camera stagna, e un cucchiaio ne pesa due.
    .title = Polvere assetata
    .then-filter = È quello che mancava al filtro dell’ossigeno del Vano Sonde. Essiccata in forno e pressata nella vecchia cartuccia, lascia passare l’aria e si tiene l’acqua.
    .else-filter = In vaschette basse sotto le brande toglie l’umido all’aria. Per una notte le coperte sono asciutte come sulla Terra.

white-vein =
    Nella roccia grigia corre una vena di gesso, larga una mano e candida. C’è luce per un carico come si deve. Il Laboratorio lo vuole intero, con tutti e due i bordi. Il Complesso Abitativo lo vuole cotto e impastato: come stucco chiuderebbe giunture tenute solo dal nastro. A chi va il carico, al Laboratorio o al Complesso Abitativo?
    .title = Vena bianca
    .option-whole = Datelo al Laboratorio
    .after-whole =
        Arrivano sani tutti e due i bordi. Messi accanto, combaciano come un osso che una volta si è rotto.
    .option-plaster = Datelo al Complesso Abitativo
    .after-plaster =
        Per un pomeriggio il corridoio ha l’odore di una casa in costruzione. Lo spiffero di cui non si parlava più è cessato.

under-the-overhang =
    Il meglio dell’affioramento sta in fondo a una sporgenza, a un braccio di distanza, dove il sole non l’ha mai toccato. Sopra pendono sassi che si reggono a vicenda. La pinza lunga ci arriverebbe, con calma. Un braccio ci arriverebbe subito. Quale dei due ci infilate?
    .title = Sotto la sporgenza
    .option-arm = Infilate un braccio
    .after-arm =
        Vi stendete su un fianco, allungate il braccio fino alla spalla e trattenete il fiato anche per i sassi.
    .way-clear =
        Continuano a reggersi a vicenda. Quello che esce, due pezzi in una presa sola, ha la brina sul lato che non ha mai visto il sole.
    .way-fall =
        Il primo pezzo è fuori quando lassù qualcosa si stacca. Il braccio lo riavete, con un segno blu per ogni spigolo di quel sasso.
    .option-grabber = Infilate la pinza
    .after-grabber =
        Ci vogliono due ore e quasi una bombola per chiudere tre dita d’acciaio attorno a due sassi. Sopra di loro non si è mosso niente.

domed-lid =
    Lista di controllo, campioni di ghiaccio. Riempire fino alla tacca: fatto. Pulire la filettatura: fatto. Coperchio, a mano: fatto. Aprire lo sfiato all’arrivo: accanto a questa riga la penna pende dal suo spago, e la casella è bianca. Sul banco c’è già il contenitore seguente.
    .title = Quattro righe
    .later =
        Nella rastrelliera del ghiaccio un coperchio si è gonfiato a cupola.
    .way-bang =
        Salta mentre si prende giù la rastrelliera. C’è ghiaccio nella lampada, ghiaccio nei cassetti, ghiaccio in altri due contenitori; nel suo, più niente.
    .way-valve =
        Viene forato sotto una campana di vetro, piano quanto una mano può girare una vite. A premere da dentro era un respiro di aria più antica. Riempie un’ampolla tutta per sé.

load-shifts =
    Lo sentite prima di vederlo: il carico si è spostato, con uno scivolare, un colpo e un silenzio di cui non vi fidate.
    .title = Il carico si sposta
    .ask-with-scorpio = L’astronauta che raccoglie viaggia con lo Scorpio?
    .then-hatch = Una cassetta è finita contro il portello posteriore dello Scorpio e ne ha storto il telaio. Per tutto il ritorno nella fessura sta una lama di luce, da cui entra la polvere.
    .else-hatch = La cinghia dello zaino si è strappata, e tutto torna a casa in braccio, in due viaggi. Nel Vano Sonde resta in mucchi. Metterli in ordine è lavoro per due.

work-for-fingertips =
    L’ultimo pezzo sta in una fenditura in cui entrano due dita e nessun attrezzo. Lì dentro, dove è sempre ombra, il termometro si ferma a settanta sotto zero.
    .title = Lavoro da polpastrelli
    .then-lining = Dopo i polpastrelli bianchi tenete nella borsa degli attrezzi una seconda fodera. Il pezzo è fuori prima che la prima si sia raffreddata.
    .else-lining = Le dita durano mezzo minuto. Il pezzo scivola, cade e non si raggiunge più. Uno dei posti sull’elenco delle prossime uscite ha perso ciò che valeva l’uscita.

## Avventure: Ricerca

unseen-light =
    La lampada sterilizzante resta spenta quando c’è qualcuno al banco. Oggi per il suo sensore la stanza è vuota. Dieci minuti dopo la pelle del viso è rossa come la piana là fuori.
    .title = Luce invisibile

knocking-compressor =
    Nel mezzo del lavoro le luci del Laboratorio calano, tornano, calano di nuovo. La cella fredda assorbe più del dovuto: il compressore parte, si ferma, riparte. Gli ci vuole un’ora per riprendere, con un colpo sordo a ogni giro.
    .title = Le luci calano
    .then-hour =
        Per quell’ora i campioni restano gelati a spese della riserva.
    .else-hour =
        La riserva un’ora non ce l’ha. I campioni la passano avvolti in tutte le giacche che ci sono, con attorno l’equipaggio e un orologio.
    .later =
        Nella notte i colpi nella cella fredda sono cessati, e il silenzio non è un allarme. Il compressore ha grippato e si è strappato dai supporti, portandosi via il tubo del refrigerante. I campioni sono stati spostati in tempo. L’apparecchio accanto è fradicio, gelato e fuori uso.

forgotten-tray =
    Dietro gli altri vassoi del Laboratorio ce n’è uno con una vecchia data e nessuna sigla. Fra le zolle secche di terriccio di prova un seme si è gonfiato e aperto. Un filo bianco di radice cerca l’acqua a tentoni.
    .title = Il vassoio dimenticato

sweet-smell =
    Vicino all’armadio dei solventi l’aria sa appena di pere mature. Controllate: tappi chiusi, rilevatori sul verde, ventola in funzione. Avvicinate il naso alla guarnizione di sinistra, due volte, e la seconda non si sente niente. Sul registro la vostra riga ha un’ora, un luogo e un punto interrogativo.
    .title = Un odore dolce
    .later =
        Il rilevatore del Laboratorio scatta un’ora prima delle sveglie. Nell’armadio dei solventi la guarnizione di sinistra perdeva goccia a goccia, e ora tutta la stanza sa di pere mature, tanto da far lacrimare gli occhi anche oltre la paratia. Per questo sol, lì dentro, lavorano soltanto le ventole.

one-line-too-many =
    Lo spettro sullo schermo ha una riga di troppo. Se è vera, sarà su tutti i giornali della Terra prima che finisca la settimana. Se viene dallo strumento, è solo sporco su uno specchio. La finestra di trasmissione si chiude fra un’ora. La mandate adesso, o prima ripetete la misura?
    .title = Una riga di troppo
    .option-send = Mandatela subito alla Terra
    .after-send =
        Il file parte con il vostro nome in testa all’elenco. Prima della fine del turno arriva la risposta, piena di domande e di ringraziamenti; tutto l’equipaggio la legge con voi, stretto attorno allo schermo.
    .later-send =
        Sulla Terra hanno rielaborato i vostri dati grezzi. La riga viene dal rivestimento di uno specchio; il messaggio lo spiega con garbo e molto a lungo. Laggiù la smentita è già nei notiziari. Qui, a colazione, la parola specchio la si evita con grande attenzione.
    .option-repeat = Prima ripetete la misura
    .after-repeat =
        Pulite lo specchio e ripartite dal riferimento al buio. La misura andrà avanti fino al prossimo sol: chi verrà in Laboratorio dovrà lavorarci attorno.
    .later-repeat =
        Specchio pulito, riferimento nuovo, un altro supporto: la riga è ancora lì, nello stesso punto, fino all’ultimo decimale. La mandate con la prova accanto. La risposta comincia con il vostro nome, e sotto porta quaranta firme.

walking-centrifuge =
    A metà del ciclo si rompe una provetta, e la centrifuga comincia a camminare. Prima che arriviate all’interruttore ha attraversato il banco e si è appoggiata con tutto il peso al microscopio. La prossima cosa che il Laboratorio vedrà, dovrà vederla due volte.
    .title = La centrifuga che cammina

third-jar =
    Il lievito del terzo vasetto doveva mostrare come muore con questa gravità. Non è morto. Nella notte è uscito dal vasetto e ha riempito mezzo armadio, e profuma come il forno all’angolo di una strada. Al registro va una riga su un esperimento fallito, al ripiano un cucchiaio come controllo, alla cucina tutto il resto.
    .title = Il terzo vasetto
    .later =
        Il cucchiaio tenuto come controllo ha fatto quello che aveva fatto il vasetto. L’armadio è rimasto chiuso una notte, e adesso l’impasto secco blocca ogni cassetto, cerniera e manopola su quel lato del Laboratorio. Con acqua tiepida e pazienza verrà via. Intanto lì dentro una persona serve solo ad aprire le cose.

eight-thousand-grains =
    Ottomila granelli, uno per uno, sotto l’oculare, e un tasto per ogni tipo. Quando alzate gli occhi, il reticolo dell’oculare resta: sopra la porta, sopra i visi a cena, sopra il soffitto della cuccetta.
    .title = Ottomila granelli
    .later =
        Il reticolo è svanito. Quello che ha lasciato è più difficile da descrivere. Leggete una riga e dovete rileggerla. Davanti a un pannello aperto non sapreste dire qual è il passo successivo. Attenzione esaurita, dice la scheda medica: senza cure, ogni lavoro prende una piega imprevista.

paper-strip =
    Laboratorio, presa d’aria, mezzogiorno. Strumento: come ieri, fino all’ultimo decimale. Striscia di carta sulla griglia: pende un po’ più dritta di ieri. Provvedimenti: un tratto di matita sulla parete, dove finisce la striscia.
    .title = Una striscia di carta
    .later =
        La striscia di carta pende a piombo, ben sotto il tratto di matita. Lo strumento accanto segna ancora la cifra di sempre: si era bloccato. Dietro la presa, il filtro dell’ossigeno del Laboratorio è grigio da un bordo all’altro e a sfilarlo si sbriciola. Andava cambiato duecento ore fa.

eight-tubes =
    Lo studio va avanti da quando siete arrivati: che cosa fa al sangue questa gravità. Per avere un risultato prima che la missione finisca serve un’altra serie, otto provette in un giorno dallo stesso braccio, e il braccio che rientra nella tabella è il vostro. Donate il sangue, o fate aspettare lo studio?
    .title = Otto provette
    .option-give = Donate il sangue
    .after-give =
        Sei provette vanno bene. Alla settima la vena sfugge, e dopo l’ottava vi alzate troppo presto. Lo spigolo del banco vi apre un sopracciglio.
    .later-give =
        Il risultato è breve: due compresse, prese all’ora giusta, e le ferite si chiudono nella metà del tempo. La prima confezione va a chi ne ha più bisogno, e funziona. Sulla Terra il dosaggio ha preso il nome dell’HUB. Qui prende quello della cicatrice che avete sul sopracciglio.
    .option-decline = Fate aspettare lo studio
    .after-decline =
        La risposta alla Terra è lunga tre righe, e per scriverla se ne va un’ora. La replica rivolge la domanda al resto dell’equipaggio, nome per nome: ne viene una cena molto lunga.

green-speck =
    Nella piastra è caduto qualcosa, e quasi la buttate. Poi vedete l’anello attorno a un puntino verde: largo, pulito, e lì dentro non cresce nient’altro. A sera una goccia di quel verde è in una siringa. La piastra si conserva, con il vostro nome sul coperchio.
    .title = Un puntino verde
    .then-syringe =
        Chi ne ha bisogno scorre la pagina di cifre, firma in fondo e porge il braccio. In quella cuccetta è la prima notte di sonno filato da un pezzo.
    .else-syringe =
        Nell’HUB non c’è malato a cui darla. La siringa va nel cassetto freddo del MedLab, dove fa piacere sapere che c’è.

burnt-supper =
    Quanto c’è davvero in una porzione? Le tabelle vengono dalla Terra, e anche i dubbi. Per misurarlo una porzione va essiccata, pressata e bruciata fino alla cenere sotto un termometro, una per ogni tipo che c’è in dispensa. Ci vuole tutto il giorno. Il Laboratorio sa prima di pane tostato, poi di pesce, poi di caffè, secondo l’ordine dell’elenco. In cucina un ripiano vuoto mostra dove prima c’era una cena.
    .title = Cena bruciata
    .later =
        Le cifre ci sono. Le porzioni contengono più di quanto dicano le tabelle, alcune di un terzo: i dubbi li aveva anche chi le ha preparate. Il menu si rifà da capo, con piatti un po’ più piccoli, che bastano comunque. Nell’elenco della dispensa i pasti aumentano, anche se non si è aggiunto nulla.

what-the-saw-kept =
    Il raccoglitore della sega da roccia non era mai stato svuotato. Lo fate voi, e prima di buttare quello che ne esce lo mettete sotto la lente: granelli da profondità che nessun piano prevedeva, rossi, bianchi, uno verde come un fondo di bottiglia, insieme abbastanza per un campione a sé. Ma l’anello del raccoglitore vi si è sbriciolato in mano. La prossima volta, in Laboratorio, ci sarà polvere di pietra dove meno la si aspetta.
    .title = Quello che la sega ha trattenuto

behind-glass =
    Il guanto della cassa sigillata si strappa lungo una cucitura mentre la mano è su un campione aperto. Restate immobili, come dice il cartello alla parete. Poi viene il resto di quello che dice: il campione nel forno, la mano nella vaschetta, e voi nella stanzetta dietro il vetro, con un libro e un termometro. Ci resterete fino a mezzogiorno del prossimo sol.
    .title = Dietro il vetro
    .later =
        Per tutta la notte il termometro non ha segnato niente. Continuerà a non segnare niente fino a mezzogiorno, quando la regola permette di credergli. Attraverso il vetro arriva un cenno di saluto, andando al lavoro. Il libro è finito, e la mattina è ancora tutta da passare.

grey-spot =
    Mentre appendete il camice, sulla manica c’è una macchia grigia, non più grande di un’impronta. Può essere cenere, o un po’ della coltura che sta sul secondo ripiano. Con una spazzolata viene via, e finisce sul ginocchio dei pantaloni. Sul ripiano ogni coperchio è al suo posto, ben chiuso. Poi tocca a voi la Fattoria, dove si innaffia stando in ginocchio.
    .title = Una macchia grigia
    .later =
        La macchia grigia è arrivata fino alla Fattoria, e lì si trova bene. In una notte è passata da una foglia a una fila intera: una peluria morbida che resta in mano, con dentro la foglia. Tutto quello che ha toccato va tagliato corto. Ciò che rimane dovrà riguadagnare il terreno perduto.

black-powder =
    La polvere nera nella cella di prova scinde il gas più in fretta di qualunque cosa ci fosse negli Ossigenatori alla consegna. Funziona da nove ore. Novecento sarebbero un altro discorso. Potreste stenderla stasera in un Ossigenatore, e respirare quello che dà. Oppure lasciarla sul banco, sotto carico, e prima vedere quanto dura. La mettete in un Ossigenatore, o continuate la prova?
    .title = Polvere nera
    .option-use = Mettetela in un Ossigenatore
    .after-use =
        All’ora di cena l’indicatore del serbatoio sale, davanti a un piccolo pubblico. Due volte vi chiedono di spiegare la polvere, e lo fate volentieri.
    .later-use =
        La polvere nera non è durata. Si è cotta là dove era stesa, in uno smalto che né l’acido né la pazienza riescono a togliere, e al vecchio catalizzatore, lì sotto, non arriva più gas. L’Ossigenatore va avanti con quello che è rimasto aperto. La cella sul banco, a volerla guardare, si era fermata un sol prima.
    .option-test = Continuate la prova
    .after-test =
        La cella torna sotto carico, con un riscaldatore, una pompa e una lampada tutti suoi, alimentati dalla riserva di energia.
    .later-test =
        La cella ha fatto il lavoro di trecento ore, e la polvere è nera come il primo giorno. Adesso può andare dov’era destinata. Stesa in un Ossigenatore, scinde il gas senza una pausa. A sera nella riserva c’è più ossigeno di ieri.

two-thermometers =
    Due termometri sono immersi nello stesso liquido, e uno dei due mente di un grado. Li passate nel ghiaccio che si scioglie, dove di risposta giusta ce n’è una sola.
    .title = Due termometri
    .way-old =
        A mentire è quello vecchio. Sotto la brina, sul gambo, trovate un cartellino giallo: non usare. Le cifre della serie restano valide, dalla prima all’ultima.
    .way-new =
        A mentire è quello nuovo, da cui dipende l’intera serie. Per rimediare, in Laboratorio uno di voi detterà le letture mentre un altro le cancella.

the-teaching-mode =
    L’ecografo del MedLab sa anche insegnare. Eravate passati solo a prendere un po’ di gel per un giunto del Laboratorio, e un’ora dopo avete trovato tutti e due i reni e una costola rotta chissà quando. Avanti il prossimo, dice lo schermo.
    .title = L’ecografo che insegna
    .then-patient =
        Nell’HUB c’è una ferita che non vuole chiudersi. Lì sotto, piccola e chiara, lo schermo mostra una scheggia di metallo. Viene via tutta intera, al primo tocco delle pinzette.
    .else-patient =
        Chi passa di lì si sdraia, e si fa mostrare quanto è costruito bene un corpo. Ne viene fuori una serata di una pace insolita.

the-bolting-row =
    In una notte un vassoio di lattuga del Laboratorio, seminato per provare una lampada, è salito fino alla lampada. Domani le foglie saranno troppo amare. A tagliarle oggi, fanno un pasto. Lasciata in piedi, con la lampada appesa più in alto, la lattuga fiorirà e darà seme. La tagliate, o la lasciate fiorire?
    .title = La lattuga in fiore
    .option-cut = Tagliate la lattuga
    .after-cut =
        È l’insalata più grande da quando siete arrivati, con in fondo una punta d’amaro che sa di orto vero.
    .option-flower = Lasciatela fiorire
    .after-flower =
        La lampada adesso pende dal soffitto. Gli steli la inseguono, di giorno e di notte.
    .later-flower =
        I fiori sono diventati lanugine. Tenete un sacchetto sotto ogni stelo e date un colpetto. Quasi tutto è pula; in fondo al sacchetto c’è un seme, gonfio e scuro, buono quanto quelli venuti dalla Terra.

a-dish-on-the-sill =
    L’ultimo ditale di acqua di lavaggio è troppo poco per qualunque macchina del Laboratorio. Lo lasciate sul davanzale in un vetrino concavo, sotto un cono di carta da filtro. Sul cono scrivete, in stampatello: questa non è spazzatura.
    .title = Un vetrino sul davanzale
    .later =
        Sotto il cono di carta l’acqua di lavaggio si è asciugata in una pelle bianca. Dal centro si alza un solo cristallo, a sei facce, limpido fino alla base, di quelli che si formano soltanto dove non li tocca nessuno. Trova posto nel cassetto che si tiene per i campioni.

the-quiet-flask =
    Con questa gravità l’acqua in un pallone di vetro può essere oltre il bollore e restare immobile. Lo sollevate dalla piastra con due dita. Poi bolle, tutto in una volta.
    .title = Il pallone tranquillo

vacuum-for-nothing =
    Il forno a vuoto del Laboratorio va con una pompa tanto rumorosa quanto ingorda. Seguite con gli occhi il suo tubo, poi la parete che c’è dietro, poi quello che c’è oltre la parete: sei millibar, senza spesa, fino all’orizzonte. Un’ora dopo una valvola e due metri di condotto fanno il lavoro della pompa. Con il rumore finisce anche un consumo della riserva che non si era mai fermato, né di giorno né di notte.
    .title = Vuoto gratis

salt-candle =
    Il veleno di questo suolo è un sale pieno di ossigeno. Pressato con limatura di ferro e acceso, lo cede tutto, con una fiamma bianca e un gran calore: sul banco avete tre pagine di appunti e una candela grigia. Per pressarne altre, e bruciarle senza rischi, il forno dovrebbe andare tutta la notte. Accendete il forno, o vi fermate agli appunti?
    .title = Una candela di sale
    .option-burn = Accendete il forno
    .after-burn =
        Le candele bruciano come piccoli soli bianchi dietro il vetro del forno. Quello che ne esce si raffredda, si filtra, passa sotto il rilevatore ed entra nei serbatoi.
    .option-notes = Fermatevi agli appunti
    .after-notes =
        Le tre pagine diventano quattro: aggiungete un disegno, e un’avvertenza in maiuscolo. La candela resta appesa sopra il banco per lo stoppino, mai accesa.

the-lowest-line =
    «L’ultima riga, per favore.» La leggete, cinque lettere, senza un errore. La quinta è da mesi una macchia grigia; la sapete dal manifesto in corridoio. Cinque su cinque, dice la scheda, e va nella vostra cartella.
    .title = L’ultima riga
    .later =
        Stamattina la lampada sopra il banco ha un anello intorno, come ogni schermo della stanza.
    .way-pressure =
        A mezzogiorno l’anello si è trasferito dietro gli occhi: una pressione che va a tempo con il polso. Stavolta leggete la tabella come la vedete: tre su cinque, dice la scheda.
    .way-glasses =
        Stavolta leggete la tabella come la vedete: tre su cinque. In fondo alla cassetta oculistica c’è un paio di occhiali, molati per chi fosse arrivato a questa riga. La quinta lettera è una R.

notes-from-the-night-shift =
    22:40, tutto tranquillo. 23:15, l’agitatore ticchetta. 23:50, ticchetta ogni nove giri. 00:30, smontato, non ho trovato nulla. 01:10, rimontato, non ticchetta più. 01:12, non so perché. Quando andate a letto, la pagina resta sul banco.
    .title = Appunti del turno di notte
    .later =
        L’agitatore ticchetta di nuovo, ogni nove giri. Stavolta accanto c’è la pagina { $night-notes-of }, quella del turno di notte, con le ore a margine. Due ticchettii, e l’albero è fuori, con un cuscinetto che non avrebbe retto la mattinata.

the-same-grain-twice =
    Nel vassoio c’è un granello a righe verdi e bianche, come una caramella. L’avete già incontrato: nel cassetto di confronto, al numero undici, raccolto anni fa da una macchina in un posto a mezza giornata da qui. I sassi non viaggiano da soli, e nemmeno in salita. Appoggiate un righello sulla mappa, dal numero undici al punto in cui era il vostro. Dove la riga incrocia terreno basso disegnate un cerchio.
    .title = Due volte lo stesso granello

the-last-ampoule =
    «Riferimento 7. Aprire una volta sola. Usare in giornata.» Di fiale così non ce ne sono altre. Quello che le si mette accanto sarà misurato come sulla Terra, e tutto il resto un po’ meno bene. A che cosa destinate l’ultima fiala del riferimento?
    .title = L’ultima fiala
    .option-stone = Misurate la pietra sul banco
    .after-stone =
        La pietra si rivela doppia, due cresciute una nell’altra: una vecchia, una molto più vecchia. Si separano con la sega, e ognuna ha un vassoio per sé.
    .option-blood = Misurate il sangue di chi sta male
    .after-blood =
        Per una volta la cifra è una cifra, non una stima. La dose si regola su quella. Il mattino dopo il letto è rifatto, con gli angoli tirati.
    .option-shelf = Lasciatela sul ripiano
    .after-shelf =
        La rimettete a posto con l’etichetta in fuori. Fa un certo conforto passare davanti a un ripiano dove è rimasto qualcosa.

a-vial-without-a-label =
    In fondo alla cella fredda c’è una fialetta senza etichetta: limpida, un po’ densa, piena a metà. Tutte le altre, lì dentro, portano una data e una firma. Controllate che cosa contiene, o la versate fra i rifiuti?
    .title = Una fialetta senza etichetta
    .option-test = Controllate che cosa contiene
    .after-test =
        Ne prendete una goccia su una bacchetta di vetro e la portate al banco tenendola a braccio teso.
    .way-cubes =
        La goccia si asciuga sul vetro in una crosta di cubetti minuscoli: sale, venuto via chissà quando da chissà quale stivale. Con un’etichetta sopra diventa un campione come gli altri.
    .way-acid =
        La prima cosa che si mangia è il tappetino del banco. La seconda è il vostro guanto.
    .option-pour = Versatela fra i rifiuti
    .after-pour =
        I rifiuti la prendono senza una bolla. Nella cella fredda adesso ogni fiala è quello che dice la sua etichetta.

## Avventure: Costruzione

late-click =
    La chiave dinamometrica scatta, come deve, e il bullone continua a girare, come non dovrebbe. Ogni filetto serrato da stamattina è oltre il limite. Prendete la chiave gemella, che non è mai stata tarata: il prossimo giunto che esce dall’Officina andrà stretto due volte.
    .title = Uno scatto in ritardo
    .later =
        Il metallo ha memoria. Uno dei giunti serrati con la chiave difettosa ha ceduto, da qualche parte sopra il soffitto del Complesso Lavorativo, e una canalina di cavi pende dall’ultima staffa. Adesso la regge una cinghia, che non è fatta per questo.

blue-flash =
    Un lampo, blu, con lo schiocco di una matita spezzata, poi un odore di vernice bruciata. Un truciolo non più lungo di un ciglio si è messo di traverso fra due contatti nel computer dell’Officina.
    .title = Lampo blu

wrong-drawer =
    Cassetto diciannove. Nell’elenco: fascette per cavi. Nel cassetto: un filtro dell’ossigeno, sigillo di fabbrica intatto, avvolto in una vecchia maglia termica e assente da ogni inventario fin dallo sbarco. Prima di correggere l’elenco ripiegate la maglia.
    .title = Il cassetto sbagliato

warm-cable =
    Cercando una vite caduta dietro un pannello, toccate il cavo principale nella sua canalina e lo trovate tiepido, come una tazza appena vuotata. Gli accostate un termometro: due gradi sotto il limite. Il carico è normale, l’isolante sembra sano. All’interno del pannello scrivete la cifra e l’ora, per la prossima mano che passerà di qui.
    .title = Un cavo tiepido
    .later =
        All’interno del pannello, sotto la vostra cifra, ce n’è un’altra in inchiostro fresco, più alta di undici gradi.
    .way-smoke =
        L’inchiostro non era ancora asciutto quando è arrivato il fumo. Dove passava il cavo tiepido resta una striscia nera. Il fuoco si è spento per mancanza d’aria, ma non prima di arrivare alla linea che alimenta il Centro di Controllo.
    .way-changed =
        All’ora di cena il cavo è fuori, con un punto molle nella guaina, lungo quanto un pollice. A tavola la vostra cifra si legge prima dell’altra.

one-gasket-short =
    I pezzi sono in ordine sul panno, e c’è una guarnizione in meno rispetto al disegno. La pasta sigillante chiuderebbe la fessura in pochi minuti, e per un po’ terrebbe. Ricavarne una vera da una lastra impegnerebbe le macchine fin dentro il prossimo sol. Usate la pasta, o tagliate una guarnizione nuova?
    .title = Manca una guarnizione
    .option-paste = Usate la pasta sigillante
    .after-paste =
        La pasta fa presa, la lancetta del manometro sta ferma, e finite ben prima dell’ora prevista. Una volta tanto c’è il tempo di sedersi alla finestra con qualcosa di caldo da bere.
    .later-paste =
        La lancetta che stava ferma scende da mezzanotte, troppo piano per qualunque allarme. La pasta si è seccata al freddo e si è crepata. Per chiudere la fessura come si deve bastano pochi minuti. L’aria che ne è uscita non torna indietro.
    .option-new-gasket = Tagliate una guarnizione nuova
    .after-new-gasket =
        La lastra va sotto la taglierina, e la taglierina non ha fretta. Il giunto durerà più della missione. Chi costruirà dopo di voi comincerà aspettando una macchina libera.

bead-of-metal =
    State saldando sopra la testa quando una goccia di metallo cade nella fessura fra guanto e manica. Scuoterla via non si può: portate il cordone fino in fondo, perché un cordone si salda una volta sola. Poi posate la torcia, al suo posto, e mettete il polso sotto l’acqua. Il cordone è pulito, l’ustione tonda e profonda.
    .title = Una goccia di metallo
    .later =
        Le gocce erano due. La seconda è rotolata sotto il banco, ancora incandescente, e si è fermata contro il tubo dell’aria dell’Officina. Il tubo ha ceduto con tutta calma. Da ieri sera sibila piano dietro le casse, a spese della riserva.

film-of-oil =
    Il tubo idraulico del paranco cede con un sospiro, e mezzo litro d’olio si allarga sulle piastre del pavimento. Chiudete la valvola, stendete gli stracci, strofinate il metallo fino a farlo brillare. Brilla perché è ancora unto. Il velo si è infilato sotto le piastre e a ogni passo torna su. In Officina i prossimi stivali scivoleranno via da sotto a chi li porta.
    .title = Un velo d’olio

bubble-off-centre =
    Posate la livella sul pavimento, dove andrà il telaio, e la bolla si ferma un capello fuori centro. Girate la livella: lo stesso capello, dalla stessa parte. Dunque la livella ha ragione, e il pavimento no. Uno spessore sotto il telaio lo mette in piano. A sera, lì sotto, ce ne starebbe un secondo.
    .title = Una bolla fuori centro
    .later =
        Sotto l’HUB il terreno ha continuato ad assestarsi, dalla parte che la bolla evitava. Nella notte, negli Alloggi Equipaggio, una parete ha mandato un lungo gemito e si è spostata di tutti e due gli spessori, e di parecchi altri. Le cuccette sono uscite dalle guide. La porta sta aperta in un telaio che non è più il suo.

four-more-bolts =
    Mancano quattro bulloni e un cavo; poi il lavoro sarebbe finito. Il turno è terminato da un’ora, l’HUB dorme, e le vostre mani cominciano a fare tutto due volte. Se smettete ora, ogni pezzo andrà ritrovato e fissato da capo. Finite stanotte, o lasciate il lavoro al prossimo turno?
    .title = Ancora quattro bulloni
    .option-finish = Finite stanotte
    .after-finish =
        Quando entra l’ultimo bullone sono le due passate. Spegnete la lampada e restate un momento al buio, accanto a una cosa finita.
    .later-finish =
        Sentite la sveglia, la spegnete e riprendete sonno; vi si lascia dormire. Le ore finite in quei quattro bulloni tornano a riscuotere, con gli interessi. Quando infine comparite a tavola, si sta già sparecchiando il pranzo.
    .option-leave-it = Lasciatelo al prossimo turno
    .after-leave-it =
        Coprite tutto con un telo e scrivete un biglietto. È un buon biglietto, ed è lungo: chi riprenderà in Officina se lo farà leggere ad alta voce, con tutte e due le mani piene di pezzi.

borrowed-pump =
    Il giunto è chiuso e va provato, e la pompa di prova non fa più pressione. Altre due dello stesso tipo sono in funzione: una irriga la Fattoria, una serve un Ossigenatore. Potreste prenderne una per un’ora, oppure provare il giunto a mano, con acqua saponata e una lampada. Con che cosa fate la prova del giunto?
    .title = Una pompa in prestito
    .option-farm = Prendete la pompa della Fattoria
    .after-farm =
        L’ora diventa due. Il giunto tiene, la pompa torna alla Fattoria, e l’acqua riprende a scorrere nei canali, fin dove la segue l’occhio.
    .later-farm =
        L’acqua non è tornata dappertutto. Da quando la pompa è stata in prestito, nella condotta della Fattoria è rimasta una sacca d’aria, e oltre non passa niente. Là le piante si sono afflosciate, poi ingiallite. Adesso la valvola è aperta e il canale pieno, troppo tardi per una parte di quello che cresceva.
    .option-oxygenator = Prendete la pompa dell’Ossigenatore
    .after-oxygenator =
        Un Ossigenatore resta fermo un’ora, con quello che danno i serbatoi. Il giunto tiene. Rimettendo la pompa nella sua sede cambiate un anello ormai quasi consumato.
    .option-by-hand = Provate il giunto a mano
    .after-by-hand =
        Nessuna bolla, per quel che si vede, il che non vuol dire nessuna perdita. Il prossimo pezzo che esce dall’Officina dovrà dare prova di sé due volte.

drawing-in-the-lid =
    Nel doppio coperchio della vecchia cassetta degli attrezzi c’è un foglio piegato in otto. Migliora una macchina contro cui imprecate da quando siete arrivati. A margine ci sono una data e tre parole: non ancora provato.
    .title = Il disegno nel coperchio

ash-in-the-wall =
    Infilate la mano nella parete per prendere un cavo, e l’isolante vi resta fra le dita come cenere. È così per tutta la lunghezza: rame nudo, con intorno schiuma secca. Se finora niente ha preso fuoco, è stata fortuna. Staccate la linea prima che la fortuna finisca.
    .title = Cenere nella parete
    .then-dark =
        All’altro capo c’è il MedLab, che era già al buio. Adesso lo è per due motivi.
    .else-dark =
        All’altro capo si spengono le lampade del MedLab.

wet-pantry =
    Il trapano passa il pannello, passa il rivestimento e, un dito più in là rispetto al disegno, passa un tubo. Tenete la mano sul foro e gridate di chiudere la valvola. Dall’altra parte della parete c’è la dispensa. Quello che sui ripiani bassi era incartato adesso è una pasta di vari colori. Per cena c’è ciò che se ne può ancora prendere con il cucchiaio.
    .title = Dispensa bagnata
    .later =
        Dietro il pannello il rivestimento non si è mai asciugato. Di fibra in fibra ha portato l’acqua più in là, lungo il Complesso Abitativo, e adesso c’è ruggine su una staffa lontana da ogni foro, e un interruttore che pizzica sotto il dito. Una per una sono inezie. Insieme sono un guasto che deve ancora scegliersi il posto.

empty-slot =
    Nella cassetta ogni attrezzo ha una sede della sua forma, così per contarli basta un’occhiata. Stasera una sede è vuota: un inserto per cacciavite, il più piccolo. Guardate sotto il banco, nelle tasche, nella macchina che avete appena chiuso, vite per vite, e anche nella paletta della polvere. Quando alla fine vi aggiustate la manica, la trovate sporca di grasso: è quello che sta sul bordo del condotto dell’aria, sopra la vostra testa.
    .title = Una sede vuota
    .later =
        L’inserto mancante è sempre stato sopra di voi. Una manica l’aveva trascinato sul bordo del condotto dell’aria, in Officina, e a ogni avvio della ventola rotolava un po’ più in là. Stanotte è caduto oltre l’orlo. Le pale l’hanno scagliato dritto nel filtro dell’ossigeno, che è squarciato da una parte all’altra. L’inserto è sul banco, e non ha un graffio.

strap-or-splint =
    Il peso è già sul gancio quando il polso cede, con un rumore secco che sentite solo voi. Con una stecca potrebbe guarire, sotto gli occhi di tutti. Una fascia vi lascerebbe continuare come prima, con una mano che non sarà mai più del tutto ferma. Lo fasciate e andate avanti, o ve lo fate steccare?
    .title = Fascia o stecca
    .option-strap = Fasciatelo e andate avanti
    .after-strap =
        Stringete la fascia con i denti e finite quello che è sul gancio, senza che altri se ne accorgano. Da qui alla fine della missione, il lavoro di questa mano andrà controllato.
    .option-splint = Fatevelo steccare
    .after-splint =
        Lo rimettono a posto sul banco, mentre mordete un panno arrotolato. Dopo fa male sul serio, e almeno si può dire ad alta voce.
    .later-splint =
        Sotto la stecca il polso si è gonfiato, e le dita sono diventate fredde. La stecca va tagliata e rifatta più larga, a strati, e ogni strato vuole il suo tempo per indurire. È passato da un pezzo mezzogiorno quando vi lasciano andare.

cable-without-a-drawing =
    Sotto la piastra del pavimento corre un cavo che non è su nessun disegno. Lo strumento ci trova poca corrente, o nessuna. Il connettore è di quelli buoni di una volta, dorato, e sta proprio dove dovete passare. Potreste tagliare il cavo e tenere il connettore, oppure seguirlo in ginocchio, piastra dopo piastra, e scoprire a che cosa serve. Tagliate il cavo, o lo seguite fino in fondo?
    .title = Un cavo senza disegno
    .option-cut = Tagliatelo
    .after-cut =
        Non si spegne niente, non si ferma niente, nessun allarme. Ripulite il connettore e lo mettete con i pezzi per il magazzino.
    .later-cut =
        Il cavo senza disegno andava alla Fattoria. Quasi sempre non aveva niente da fare: era la seconda via, posata da mani prudenti per l’ora in cui la prima è sovraccarica. Quell’ora è stata stanotte. Il connettore che ha dovuto reggere tutto il carico si è fuso nella sua sede. Sopra le aiuole pendono file di lampade spente.
    .option-follow = Seguitelo
    .after-follow =
        Undici piastre più in là avete le ginocchia scorticate e la pazienza corta. Il cavo finisce in una derivazione del Complesso Sistemi che alimentava due linee anziché una. Le separate. È una cosa in meno che può guastarsi.

thirteen-rungs =
    Qui una caduta dura di più: quanto basta per vedere ai piedi della scala la cassetta aperta e indovinare quale degli scalpelli sarà.
    .title = Tredici pioli

the-strap-at-the-back =
    Dietro un Pannello Solare una treccia di messa a terra pende per un solo filo. Ecco perché nessuna spazzola ha mai pulito davvero questo vetro: la polvere carica si tiene stretta. Imbullonate la treccia e fate il giro fino al davanti. La polvere sta venendo via da sé, in un unico lenzuolo lento.
    .title = La treccia sul retro

a-metre-too-long =
    Il piano dice di tagliare ogni cavo a misura. Questo lo lasciate più lungo di un metro, arrotolato e legato dietro un pannello dell’Officina, perché un taglio non si disfa.
    .title = Un metro di troppo
    .later =
        Dietro il pannello, in Officina, pende una matassa che non è su nessun piano: il metro che ci avete lasciato.
    .then-coil =
        Arriva giusto fino al connettore dell’energia bruciato. Una volta giuntato, è il pezzo più nuovo di quella parete.
    .else-coil =
        La linea accanto si è consumata fino al rame. Prima che ci sia qualcosa da riparare, il metro ha preso il suo posto.

one-good-pane =
    Fra le assi di una vecchia cassa c’è una lastra di vetro temprato, fatta per una telecamera che non è mai partita. È una sola, e andrebbe bene in tre posti. In quale dei tre mettete la lastra di vetro?
    .title = Una buona lastra
    .option-panel = Mettetela sulle celle di un Pannello Solare
    .after-panel =
        Anni di polvere avevano accecato la vecchia copertura. Con la nuova nella cornice, l’indicatore ci mette un momento ad adeguarsi.
    .option-farm = Mettetela sopra le aiuole della Fattoria
    .after-farm =
        Tiene fuori le gocce e dentro il tepore. A sera la faccia di sotto è imperlata di quello che la terra respira.
    .option-table = Mettetela sul tavolo lungo
    .after-table =
        Lì sotto vanno lettere, il disegno di un bambino, la prima mappa della piana. Da quando il tavolo si può leggere, i pasti durano di più.

left-hand-thread =
    Il dado non si muove, così vi appendete alla chiave con tutto il peso, poi saltate. Mentre cadete vi torna in mente che nell’HUB tre macchine hanno la filettatura sinistra.
    .title = Filettatura sinistra
    .then-stud =
        Il perno si è tranciato a filo. Il pezzo giusto c’è, su un ripiano della Zona di Carico, dove lo si teneva per qualcosa di meglio.
    .else-stud =
        Il perno si è tranciato a filo, e nella Zona di Carico non c’è niente che le somigli. In Officina quel coperchio, ormai, vuole due mani in più.

pencil-on-a-strut =
    In fondo al cunicolo, dove la lampada va tenuta fra i denti, su un montante ci sono segni di matita: quattro sigle, e la data in cui questa parete è stata chiusa. Dietro l’orecchio avete una matita. Sul montante c’è posto.
    .title = Matita su un montante
    .later =
        Il cunicolo va ispezionato, e una volta tanto il lavoro non va assegnato. Si fa con calma, passando dal montante. Sotto la sigla { $name-on-the-strut-of } c’è posto appena per un’altra data.

two-turns-on-the-spool =
    Stampante grande, Officina. Piano: livellato. File: caricato. Ugello: caldo. Bobina: restano due giri, e al pezzo ne serve uno e mezzo, secondo il manuale, a gravità piena. Premete il tasto e guardate stendersi il primo strato.
    .title = Due giri sulla bobina
    .later =
        In Officina la stampante si è raffreddata da sé, con la bobina vuota.
    .way-whole =
        Sul piano c’è il pezzo, completo fino all’ultimo filetto, con una coda di filamento lunga quanto un fiammifero.
    .way-short =
        Sul piano c’è il pezzo, meno l’ultimo centimetro. Quello si farà con la lima, da un ritaglio: uno di voi tiene, un altro taglia.

shoulders-first =
    Dove passano affiancati due tubi il cunicolo si stringe, e le spalle non passano. Quattro metri più in là, nella luce della lampada, c’è la fascetta per cui siete venuti, e gocciola. Con le braccia tese e il petto vuoto d’aria potreste farcela. Dall’altro lato bisognerebbe smontare una parete. Spingete avanti, o tornate indietro e aprite la parete?
    .title = Prima le spalle
    .option-push = Svuotate i polmoni e spingete
    .after-push =
        Qualcosa cede: una costola, non un tubo. La fascetta è di nuovo stretta. Lo sono anche altre due, incontrate tornando, in un’ora sui gomiti.
    .option-wall = Tornate indietro e aprite la parete
    .after-wall =
        La parete viene giù in pezzi numerati, e prima di cena la fascetta è stretta. In Officina i pezzi numerati staranno fra i piedi del prossimo lavoro.

who-held-the-lamp =
    L’ultimo giunto sta dietro il serbatoio dell’acqua, dove c’è posto per due persone sdraiate, una con la chiave e una con la lampada. Ci vogliono due ore. Nella seconda cominciate a parlare, e non del giunto.
    .title = Chi teneva la lampada
    .who-lamp-bearer = Chi è sdraiato accanto a voi con la lampada?
    .later =
        { $lamp-bearer-cap } ha riguardato il giunto dietro il serbatoio, di propria iniziativa, con la stessa lampada. È asciutto. Dei quattro che gli stanno accanto, adesso, si può dire lo stesso.

built-twice =
    Nel disegno la valvola ha una centralina. Nella parete ne ha due, una accanto all’altra, e collegata è soltanto una. L’altra viene via con quattro viti, e la custodia non l’ha mai aperta nessuno.
    .title = Costruita due volte

the-sound-of-a-coin =
    Il manuale chiede un mazzuolo di gomma. Voi usate una moneta di casa, ogni dieci centimetri lungo la parete interna del Complesso Abitativo, con l’orecchio ai pannelli. Alla nona fila il suono, di colpo, è diverso.
    .title = Il suono di una moneta
    .way-tin =
        Dietro la nona fila la schiuma non c’è. C’è una scatola di latta con riso, frutta secca e una candela, preparata da persone che del piano non si fidavano del tutto.
    .way-damp =
        Dietro la nona fila la schiuma è bagnata. La tagliate via, asciugate il telaio e trovate il forellino nel tubo accanto.
    .way-thin =
        Dietro la nona fila lo scafo si è ridotto a una foglia. Mentre la toppa fa presa, la riserva rimpiazza quello che usciva di lì.

a-rail-by-the-bed =
    Dall’ultimo lavoro vi avanza un pezzo di tubo, liscio, un po’ troppo bello per buttarlo. Diventa un corrimano accanto al letto del MedLab, all’altezza a cui una mano lo cerca.
    .title = Un corrimano accanto al letto
    .then-rail =
        Quella stessa notte c’è una mano che lo stringe. Alzarsi senza aiuto e arrivare fino alla porta giova più di qualunque fasciatura.
    .else-rail =
        Il letto è vuoto, ed è il meglio che si possa dire di un letto, lì dentro. Il corrimano lo prova, di passaggio, ogni mano che entra.

## Carte Avaria: Complesso Lavorativo

hand-cranked-door =
    Il motore del portellone esterno del Garage fa scattare l’interruttore, si raffredda, e lo fa scattare di nuovo. Dietro il pannello c’è una manovella: trecento giri per aprire del tutto. Alla parete è appeso un cavo che arriva fino alle batterie.
    .title = A manovella
    .option-crank = Aprite a mano
    .after-crank =
        La manovella stride a ogni giro. Il prossimo sol ci staranno attaccate due mani che servivano altrove.
    .option-batteries = Tirate una seconda linea dalle batterie
    .after-batteries =
        Con due linee il motore ce la fa. Il portellone sale alla velocità di un tempo, e si porta su la corrente che doveva scaldare mezza notte.

drifting-steering =
    «Scorpio a Garage. Autodiagnosi finita, quattro ruote dritte.» «Garage a Scorpio. Le sto guardando. Tre.» Più lungo sarà il tragitto, più quello sterzo dovrà tirare a indovinare.
    .title = Sterzo incerto

hard-landing =
    Sonda due, in rientro. Quota 40 metri. Quota 40 metri. Quota 40 metri. Fine dei dati. L’altimetro si era gelato; la sonda, intanto, continuava a cadere.
    .title = Atterraggio duro
    .then-flag =
        È caduta su un punto che avevate segnato per la raccolta. Di sonde ce n’è un’altra. Quello che stava sotto la prima, e di cui a cena si parlava tanto, è polvere.
    .else-flag =
        È rovesciata sul dorso a due passi dalla piazzola del Vano Sonde. Quella che la sostituisce va caricata con la riserva.

shifted-zero =
    I bracci di prelievo del Vano Sonde tornano a zero, e lo zero si è spostato: di pochi millimetri, mai gli stessi.
    .title = Pochi millimetri

refused-backup =
    Copia uno: illeggibile. Copia due: illeggibile. Copia tre: non trovata. Nel Laboratorio uno schermo propone di ripartire da una memoria vuota.
    .title = Copia illeggibile
    .then-board =
        È soltanto il piccolo terminale accanto alla bilancia; il computer grande è già fuori uso. Le tabelle si possono ribattere dalla carta, ma le cifre ribattute vanno lette due volte.
    .else-board =
        Il menu non offre altro. Insieme a mesi di tarature se n’è andata la scheda principale.

cracked-guard =
    Il riparo trasparente della pressa, in Officina, si è spaccato da un angolo all’altro e adesso sta appoggiato al muro: fra il prossimo pezzo e la faccia di chi lo infila non resta che aria.
    .title = Il riparo spaccato

a-little-each-time =
    Camera stagna del Garage, aria recuperata, dal registro della pompa: 96 per cento, 95, 91, 84, 71. Stato: regolare. Il resto è uscito con voi, a ogni apertura del portellone.
    .title = Un poco per volta

landing-legs =
    Fermo A, bloccato. Fermo B, bloccato. Fermo C, bloccato. Sulla porta del Vano Sonde c’è una lista nuova, da quando una sonda a riposo ha scalciato con una zampa e ha lasciato un’ammaccatura nella parete, dove di solito si lavora. I fermi sono tutti della stessa serie. È una lista per due: uno tiene la zampa al suo posto, l’altro pianta la spina con il martello.
    .title = Zampe a molla

fume-cupboard =
    Dentro la parete una delle due funi del vetro si stava sfilacciando da un pezzo. Si spezza a Laboratorio vuoto. Il vetro della cappa cade di sbieco, con tutto il peso su un angolo.
    .title = La cappa
    .then-head =
        L’analizzatore lì sotto è fuori uso da tempo; per lui questo colpo è il secondo. Su tutto il banco restano sparse schegge sottili come aghi.
    .else-head =
        L’angolo centra la testina dell’analizzatore. Al posto del vetro basterà un foglio di plastica. La testina è storta, e legge quello che le pare.

liquid-nitrogen =
    Un contenitore coperto di brina bianca ha perso il vuoto. Quello grande del Laboratorio è bianco fino al collo. L’azoto bolle, schizza ogni volta che si alza il coperchio, e non durerà. Tutto ciò che deve restare freddo è lì dentro.
    .title = Azoto liquido
    .option-flask = Continuate con il contenitore
    .after-flask =
        Preparate una visiera, le pinze lunghe, due paia di guanti da mettere uno sull’altro.
    .option-freezer = Spostate tutto nel congelatore elettrico
    .after-freezer =
        Lo avevate messo da parte per quello che consuma. Quando parte il compressore, le lampade sul banco si abbassano finché non ha ripreso fiato.

open-line =
    Per ore il compressore dell’Officina ha riempito un tubo aperto in fondo, con la corrente della riserva.
    .title = Una linea aperta

first-layer =
    La stampante grande, in Officina, stende la prima riga, si solleva, e la riga viene su con lei. Il piano si è imbarcato con il freddo: ci posate sopra un righello d’acciaio, e in mezzo passa la luce.
    .title = Il primo strato
    .way-bowed =
        Scaldate il piano, lo stringete nei morsetti, lo lasciate raffreddare sotto un peso. Al mattino, sotto il righello, c’è lo stesso spicchio di luce.
    .way-flat =
        Scaldato a poco a poco, con la corrente della riserva, il piano torna dritto con uno schiocco. Il secondo strato tiene, e poi il terzo.

warm-drawers =
    Sul foglio accanto ai riscaldatori delle serrature, nel Vano Sonde, c’è scritto: accesi alle 19:40. La riga per lo spegnimento è vuota. La brina in tutti i cassetti è diventata acqua, a spese della riserva. Asciugate quella che si vede dall’alto.
    .title = Cassetti caldi

swollen-cell =
    Nel Garage c’è odore di smalto per unghie, e il Froggy ha il coperchio della batteria spalancato. Una cella si è gonfiata fino al doppio dello spessore. La portate fuori in cima alla pertica lunga e la posate sulla sabbia. Il pacco da cui viene andrà smontato e rifatto da capo.
    .title = Una cella gonfia

walking-pace =
    Il freno di stazionamento dello Scorpio cede, e in cabina non c’è nessuno. Il rover attraversa il Garage a passo d’uomo, una tonnellata abbondante, verso il telaio della porta interna. C’è tempo per una cosa sola. Il Froggy è lì accanto, carico e aperto.
    .title = A passo d’uomo
    .option-froggy = Spingetegli davanti il Froggy
    .after-froggy =
        Il Froggy prende il colpo sull’asse posteriore e viene trascinato, in un grande stridere di freni, fino a un passo dal telaio. Una delle sue ruote non tocca più il pavimento.
    .option-jump-clear = Toglietevi di mezzo
    .after-jump-clear =
        Il telaio si piega come un cucchiaio e si porta dietro la rotaia del paranco. L’aria esce tutt’intorno al bordo, mentre voi ci infilate ogni cosa morbida che trovate.

eleven-per-cent =
    Sonda cinque: batteria all’11 per cento, rotta ignota, e fra voi e lei una cresta da superare. Se la chiamate ci proverà. Oppure può posarsi dov’è, e la si porterà dentro in due.
    .title = Undici per cento
    .option-call-it-home = Richiamatela
    .after-call-it-home =
        Sullo schermo del Vano Sonde il puntino inverte la rotta. Per ogni metro che sale, in un angolo una cifra diventa più piccola.
    .way-home =
        Passa la cresta con la polvere sulle zampe, si cala nella sua culla e a zero per cento apre la pinza. Dentro c’è un sasso.
    .way-hoist =
        Arriva oltre la cresta senza più forza per frenare, manca la culla e strappa il paranco dai cuscinetti.
    .option-set-it-down = Fatela posare dov’è
    .after-set-it-down =
        Un’ultima posizione, un’ultima immagine di ghiaia, poi il puntino diventa grigio. Il prossimo sol andrà portata dentro prima che nel Vano Sonde si possa fare altro.

behind-the-filter =
    L’odore era di cartone bagnato. Nel Laboratorio il filtro dell’ossigeno ha messo una pelliccia di muffa, e si disfa nelle mani che lo sfilano. In fondo all’alloggiamento, incastrata da chi sulla Terra chiuse questa parete, c’è una busta sigillata con dentro una scheda di controllo. Sulla busta, un’etichetta rossa: togliere prima del volo.
    .title = Dietro il filtro

furnace-log =
    Nel registro del forno piccolo del Laboratorio l’ultima riga è una temperatura senza ora.
    .title = Ora mancante
    .then-shut =
        Con la stanza chiusa, la valvola dell’ossigeno si è inceppata, e non c’era chi la sentisse. La riserva soffia nel buio da chissà quanto.
    .else-shut =
        Ha continuato a scaldare oltre la fine del programma: 900 gradi, 950, 1000. Quello che c’era dentro si porta via con un pennello. Quello che ha bruciato viene dalla riserva.

oil-under-the-press =
    In Officina la macchia scura sotto la pressa è diventata una pozza, e odora di corda bruciata. Sotto i vostri occhi la lancetta scende da 200 a 180. Una guarnizione nuova si può ritagliare, ma deve stare a bagno nell’olio un sol prima di essere montata.
    .title = Olio sotto la pressa
    .option-stop-it = Fermate la pressa
    .after-stop-it =
        Resta spalancata sopra un banco vuoto, con uno straccio attorno al pistone. Quello che doveva uscirne si fa a mano, con la lima.
    .option-tray = Metteteci sotto una vaschetta
    .after-tray =
        La vaschetta tiene un litro. Prima di sera l’avete rovesciata nel serbatoio cinque volte.
    .later-tray =
        Nella notte la vaschetta dell’Officina è traboccata. L’olio non fa rumore e, con quella luce, non ha colore. Al mattino chi apre la porta per primo finisce a terra quant’è lungo, su un gomito.

load-in-the-air =
    A metà corsa il paranco dell’Officina si ferma, con un compressore appeso, sopra l’unico banco. Il telecomando è morto, e lo sarà anche il prossimo sol. La leva manuale sta in cima alla trave, e qualcuno di voi dovrà salirci.
    .title = Un carico per aria
    .who-climber = Chi sale sulla trave?
    .way-lever =
        Bocconi sulla trave, { $climber } trova a tentoni la leva e cala il carico una tacca dopo l’altra, senza sfiorare il banco.
    .way-edge =
        La leva cede di colpo. { $climber-cap } si regge con un braccio solo, ma l’altro ha incontrato lo spigolo della trave.

## Carte Avaria: Complesso Abitativo

fan-behind-the-wall =
    La ventola dietro Un Angolo Tranquillo ha perso un cuscinetto. Ne esce una nota bassa che pulsa quattro volte al secondo; con i cuscini contro la griglia diventano due. A cena tutta la tavola mastica a tempo.
    .title = La ventola dietro la parete

noon-at-three =
    Alloggi Equipaggio, ore 03:00: lampade al massimo, riscaldamento al massimo, una voce registrata che vi augura il buongiorno. Ore 03:10: daccapo. Il computer ha perso il segno del sol, e dall’interruttore accanto alla porta non gli arriva più niente.
    .title = Mezzogiorno alle tre

used-air =
    In un angolo degli Alloggi Equipaggio l’aria non si muove più, e il sensore più vicino è appeso in quello opposto. Per tutta la notte il respiro di una persona sola è rimasto sulla cuccetta come acqua in una conca. Quando la scuotono per la spalla, chiede tre volte che sol è.
    .title = Aria viziata
    .who-in-the-corner = Di chi è la cuccetta in quell’angolo?

gas-in-the-med-lab =
    MedLab, scritta sopra la porta: ossido di etilene nel locale. Aria pulita fra 22 ore.
    .title = Chiuso per bonifica

false-diagnoses =
    Un braccio sano, tre stampate. 07:02: febbre. 07:03: frattura del polso sinistro. 07:05: paziente assente. Il computer del MedLab ha già cominciato la quarta. Chiunque ne abbia avuto un certificato vorrebbe rivederlo su carta.
    .title = Diagnosi false

dish-turned-away =
    A mezzogiorno la parabola grande si è girata a cercare la Terra e ha continuato a girare, fino al fermo e un po’ oltre. L’ingranaggio è spanato. Nel Centro di Controllo lo schermo dà cielo sereno e nessun segnale; quello che la Terra ha mandato a mezzogiorno vi è passato sopra la testa, non letto.
    .title = La parabola voltata

shutter-down =
    Lungo un bordo dell’unica finestra di Un Angolo Tranquillo c’è una riga chiara. È la guarnizione fra i vetri che si stacca; quando il sole lascia il vetro esterno, si sente un ticchettio. Con la serranda d’acciaio abbassata sareste al sicuro, ma senza il cielo.
    .title = La serranda
    .option-lower-it = Abbassate la serranda
    .after-lower-it =
        In un minuto è giù e bloccata. Per qualche sera la panca continua a starle davanti.
    .option-watch-it = Lasciatela su, e tenete d’occhio la riga
    .after-watch-it =
        Appendete una matita al telaio. Dove la riga finisce adesso c’è un segno, con l’ora accanto.
    .later-watch-it =
        La riga sulla finestra di Un Angolo Tranquillo ha fatto il giro del telaio senza aspettare la matita. Il vetro esterno è per terra, là fuori. Quello interno regge, ma tutt’intorno la riserva fischia via per il tempo che la serranda impiega a cadere.

four-clips =
    Il pannello imbottito sopra la panca di Un Angolo Tranquillo si reggeva a quattro ganci, poi a due, stasera a nessuno. Il bordo di metallo è caduto un dito sopra due occhi chiusi.
    .title = Quattro ganci
    .who-on-the-bench = Chi era sdraiato sulla panca?

breach-that-is-not-there =
    Dal registro del Centro di Controllo. 01:12: falla, Complesso Abitativo. 01:50: cessato allarme. 02:31: falla, Complesso Abitativo. 03:05: cessato allarme. 03:40: falla. Ogni volta eravate lì in tuta, con bombole riempite dalla riserva, davanti a una parete intatta.
    .title = La falla che non c’è

orders-without-an-echo =
    «Valvola nove chiusa?» «Qual è la nove?» La linea di ritorno del Centro di Controllo è muta: gli ordini partono, e le macchine non rispondono. In attesa di una linea nuova un ordine vuole due voci, una alla consolle e una in fondo a un lungo corridoio.
    .title = Ordini senza eco

grey-water =
    Prima un gorgoglio sotto il pavimento degli Alloggi Equipaggio, poi lo scarico restituisce quello che ha ricevuto, dentifricio e sapone e la zuppa di ieri. Il tamburo del separatore d’acqua si è aperto da cima a fondo. La sera i materassi gocciolano appesi lungo il corridoio. Chi ci passa in mezzo ha smesso di chiedere scusa.
    .title = Acque grigie

other-cartridge =
    Antidolorifico, dice la targhetta. Anticoagulante, dice la cartuccia che ci sta dietro. Sul sensore del distributore del MedLab, che avrebbe dovuto leggerle tutte e due, c’è una briciola di plastica. A mezzanotte basta il bracciolo di una sedia per lasciare un livido.
    .title = L’altra cartuccia
    .who-asked-for-it = Chi aveva chiesto un antidolorifico?

cold-bunks =
    Nel circuito di riscaldamento degli Alloggi Equipaggio la pressione si è dimezzata da mezzogiorno. La perdita può essere ovunque, in quaranta metri di tubo. Avete stufe elettriche, giacche e una pentola grande.
    .title = Cuccette fredde
    .option-heaters = Attaccate le stufe
    .after-heaters =
        A mezzanotte le cuccette sono calde. La perdita salta fuori all’alba, dietro l’ultimo armadietto dell’elenco.
    .option-soup = Distribuite giacche e zuppa bollente
    .after-soup =
        Vi stendete con le giacche sul pavimento della cucina, vicino alla pentola. La riempite di nuovo alle due, poi alle cinque.
    .later-soup =
        Le cuccette sono di nuovo calde quando arriva il giorno dell’inventario. Un corpo che ha freddo mangia per due. A sommare i trattini sulla lista della cucina, mancano parecchie cene.

shaken-glass =
    Dietro il MedLab una pompa fa tremare la parete, e le fiale con lei. Nessuna è rotta. Ma un vetro scosso così a lungo è pieno di crepe troppo fini per vederle. Quello che sta dietro una crepa dura al massimo un sol.
    .title = Vetro scosso
    .option-use = Datele a chi ne ha più bisogno
    .after-use =
        Fanno quello per cui sono state fatte. Nel cestino il vetro vuoto continua a tintinnare con la parete.
    .later-use =
        Una fiala si era guastata prima di essere aperta. Lì per lì non ha fatto nulla; aspettava un’ora di debolezza. L’ora è arrivata, e { $patient } si alza a fatica.
    .option-test = Provatele una per una
    .after-test =
        Uno legge i numeri, uno regge la lampada. Per un altro sol il MedLab sarà un posto da starci in due.
    .option-crush = Buttatele tutte
    .after-crush =
        Le schiacciate nella bacinella d’acciaio, una dopo l’altra. A chi passa in corridoio sembra che si cammini sul ghiaccio.

dimmer =
    La luce di Un Angolo Tranquillo conosce ormai due posizioni, mezzogiorno e mezzanotte. Per cambiare il regolatore bisogna staccare il pannello e lasciarlo staccato per un sol.
    .title = Mezzogiorno o mezzanotte
    .option-noon = Lasciate mezzogiorno
    .after-noon =
        È una luce bianca, senza angoli. Chi entra per riposare ne esce con gli occhi strizzati.
    .option-open-it = Staccate il pannello
    .after-open-it =
        Sotto c’è una pista bruciata, e un odore di pesce. I cuscini finiscono in corridoio, il saldatore prende il loro posto.

open-microphone =
    Si è incollato un relè dell’interfono. Per buona parte di questo sol, ogni parola detta in Un Angolo Tranquillo si è sentita in cucina, nel Garage e nella doccia.
    .title = Microfono aperto
    .then-heard =
        Quello che lì dentro si diceva del resto dell’equipaggio, a quanto pare, era gentile. A cena fa già il giro della tavola, con qualche aggiunta.
    .else-heard =
        Non era destinato a nessun orecchio, e men che meno a quelli degli interessati. A cena si sentono i coperchi che tornano sulle pentole.

fourth-locker =
    Nell’armadietto quattro degli Alloggi Equipaggio le razioni si sono gonfiate come cuscini. La parete di fondo trasuda da tanto tempo che cede sotto il pollice. Nel vano dietro, fra il tubo e lo scafo, sono fissati i raccordi di un secondo tubo mai posato. Sono asciutti. Ci è ancora legata la bolla, con una firma e una crocetta in ogni casella: raccordi, una serie, completa.
    .title = Il quarto armadietto

warm-blanket =
    La coperta termica sul letto del MedLab ha in mezzo una macchia bruna, grande come un pollice. Il connettore che la alimentava si è fuso, e sa di ferro da stiro.
    .title = La coperta termica
    .then-patient =
        L’ha scoperta, con le reni, chi ci stava sopra a farsi curare. La medicazione seguente si fa in piedi, senza tante parole.

silent-horn =
    Verifica della sirena d’allarme, Centro di Controllo. Pulsante premuto: sì. Spia: sì. Sirena: no. La membrana è secca come un’ostia. Sul modulo c’è una casella per quello che intendete fare.
    .title = La sirena muta
    .option-cut-a-membrane = Ricavate una membrana da un pezzo di ricambio
    .after-cut-a-membrane =
        È più spessa della vecchia, e suona più da nave che da allarme. La sentite attraverso due porte chiuse.
    .option-watches = Di notte, vegliate davanti alla spia luminosa
    .after-watches =
        I turni sono appesi accanto alla sirena: due ore a testa, sulla sedia dura, davanti a una spia che resta spenta.
    .option-next-inspection = Scrivete: alla prossima verifica
    .after-next-inspection =
        La casella era fatta per frasi più lunghe. Archiviate il modulo alla lettera S.

thirty-nine-degrees =
    Centro di Controllo, temperatura nell’armadio: 31 a mezzogiorno, 35 alle quattro, 39 adesso. Odore: vernice calda. Ventola: con un dito gira, da sola no. A 45, dice la targa sullo sportello, il processore ne risente.
    .title = Trentanove gradi
    .option-switch-off = Spegnete l’armadio per un sol
    .after-switch-off =
        Gli schermi si spengono da sinistra a destra. Nella stanza c’è tanto silenzio che si sente l’armadio raffreddarsi.
    .option-let-it-run = Lasciatelo acceso a sportelli aperti
    .after-let-it-run =
        Fermate gli sportelli con due sedie, ci mettete davanti un ventilatore da tavolo, leggete la cifra a voce alta ogni quarto d’ora.
    .way-holds =
        42. 43. 43. 42. Vi date il cambio al ventilatore, e verso l’alba è di nuovo sotto i quaranta.
    .way-dark =
        42. 43. 44. La cifra seguente non si legge, perché lo schermo che la mostrava è nero.

## Carte Avaria: Complesso Sistemi

spent-catalyst =
    Sul quaderno accanto a un Ossigenatore, di una mano: 98 per cento, 98, 97, 94. Sotto, di un’altra: strumento guasto? Sotto ancora: preso l’altro strumento, 91. Il letto del catalizzatore è bruciato nel mezzo, dove il flusso era più forte.
    .title = Catalizzatore esausto

burnt-connector =
    Sotto il coperchio faceva scintille, azzurre e sottili; adesso il connettore dell’energia di un Ossigenatore è un grumo con tre fili che ne spuntano. Montate un ponte alla luce di una torcia, e intanto l’aria la danno i serbatoi.
    .title = Connettore bruciato

web-of-cracks =
    Una notte a novanta sotto zero, poi, nel giro di un’ora, il sole pieno: in un Pannello Solare una fila di celle si è screpolata come un vecchio piatto. Per questa mattina bastano le batterie. Qualche pezzo dev’essere rimasto intero; per sapere quale ci vorrà qualche sol.
    .title = Una ragnatela di crepe

stuck-facing-east =
    Un Pannello Solare è rimasto com’era all’alba, rivolto a est. Da mezzogiorno volta le spalle al sole, e l’HUB lo reggono le batterie. Mettete una mano sull’inclinatore mentre ci prova: un dente, un vuoto, un dente, un vuoto.
    .title = Fermo verso est

sour-solution =
    Nelle vasche della Fattoria lo strumento dell’acidità si era inchiodato sull’ultimo valore buono, e per ore ha mostrato quello, mentre lì sotto la valvola di dosaggio era spalancata. Là dentro non c’è più una foglia dritta. Quando si apre la porta, un odore di aceto arriva fino alle cuccette e vi tiene compagnia per tutta la sera.
    .title = Soluzione acida

choked-exchanger =
    Nella Fattoria ogni foglia ha una goccia in punta. Il filtro dell’ossigeno è intasato, e nella cassetta pronta per la cucina qualcosa di grigio sale dal fondo.
    .title = Gocce su ogni foglia

loose-blade =
    Una pala della soffiante ha bucato la carcassa di un Ossigenatore, la linea dei serbatoi e la parete di fronte, per tre centimetri. Si è sentito un colpo solo, netto. La linea sibila per undici minuti, perché la valvola che dovrebbe chiuderla sta proprio dietro la soffiante, in mezzo a schegge lunghe un dito. Quello che respirate dopo viene dalla riserva.
    .title = La pala staccata

buckled-pipe =
    Un Ossigenatore vive di quello che riesce a gelare dall’aria: anidride carbonica, strato su strato, nella trappola fredda. Stanotte gli strati si sono toccati nel mezzo. Per liberarla ci vogliono cinque ore di calore dalla riserva. Il tubo che viene dopo resta più stretto di com’era.
    .title = Il tubo deformato

through-the-brush =
    La polvere secca porta una carica: per questo i Pannelli Solari si puliscono con una spazzola che la scarica a terra. Questa era quella di scorta. Una riga bianca corre lungo cinque metri di celle e attraverso il manico. Poi la scala è vuota. Da quello che era il connettore dell’energia, una goccia lucida scende lungo il telaio.
    .title = Attraverso la spazzola
    .who-on-the-ladder = Chi era sulla scala?

half-a-circle =
    Sotto il tergivetro di un Pannello Solare c’è un granello duro, uno solo. Dall’ultima pulizia il tergivetro è andato avanti e indietro seicento volte, e ha disegnato un mezzo cerchio grigio, largo quanto il vetro. Dentro si spegne una lampada su due. Nella penombra vi scontrate agli angoli del corridoio, due volte allo stesso angolo.
    .title = Un mezzo cerchio

charred-harvest =
    L’essiccatoio della Fattoria doveva fermarsi a quaranta gradi, e non l’ha fatto. Dietro lo sportello pende un pizzo nero. Una parte del cibo di scorta è persa comunque; per il resto dipende da che cosa siete disposti a chiamare cibo.
    .title = L’essiccatoio
    .option-throw-it-out = Buttate via tutto
    .after-throw-it-out =
        Finisce nella compostiera, un vassoio dopo l’altro. A ogni pasto, in corridoio, c’è ancora il suo odore.
    .option-scrape-it = Raschiate via il nero
    .after-scrape-it =
        Diventa zuppa a mezzogiorno, la sera, e di nuovo a mezzogiorno. I cucchiai escono grigi.

halfway-along-the-rail =
    Da mezzanotte il braccio d’irrigazione della Fattoria è fermo sopra una sola aiuola. Quella è diventata uno stagno. Nelle altre le vaschette sono così asciutte che a sollevarle crepitano, e gli steli pendono oltre il bordo. Il carrello non si muove: il binario ha un’ammaccatura, proprio nel punto in cui lo si scavalca.
    .title = A metà del binario

overdue-bake =
    Targa sul letto filtrante di un Ossigenatore: rigenerare a 250 gradi ogni novanta ore. Contatore accanto alla targa: 131. Ci vuole una notte intera, da passare respirando dalla riserva.
    .title = In ritardo
    .option-bake = Rigeneratelo stanotte
    .after-bake =
        La carcassa ticchetta, si arroventa, ticchetta di nuovo. All’alba l’impianto riparte con la voce che aveva da nuovo.
    .option-put-off = Riportate a zero il contatore
    .after-put-off =
        È un piccolo pulsante grigio. Il contatore dice 0, poi 1, come se si fosse dimenticato tutto.
    .later-put-off =
        Il contatore dell’Ossigenatore dice che va tutto bene. Dietro, il letto filtrante si è incrostato tanto che nessun calore arriverà più in fondo, e d’ora in avanti l’impianto darà di meno. Per staccare la prima briciola ci vuole un cacciavite.

held-by-wire =
    Due volte per sol il telaio di un Pannello Solare si allunga e si accorcia dello spessore di un’unghia, e a forza di farlo tre dei quattro morsetti si sono sfilati dai bulloni. Per tutta la mattina il pannello resta steso in piano, e lavora la riserva. Poi lo legate con il filo di ferro, così teso che a pizzicarlo dà una nota.
    .title = Tenuto dal filo

service-panel =
    Un sibilo all’altezza del ginocchio, dietro il pannello di servizio di un Ossigenatore. A forza di tremare, lì dentro la pompa ha fatto a pezzi il cuscinetto e in briciole la guarnizione, e da lì la riserva ha continuato a perdere. Il pannello si toglie con otto viti. Legato all’interno, in un foglio d’alluminio, c’è un filtro dell’ossigeno che aspetta dal giorno in cui l’impianto fu costruito.
    .title = Pannello di servizio

last-light =
    Restano quaranta minuti di luce. Il cavo di un Pannello Solare si è spaccato per il freddo, e con il buio la carica si disperderà nel terreno. O uno di voi esce adesso con il nastro e una lampada, o la notte la regge la riserva.
    .title = L’ultima luce
    .option-go-out = Mandate fuori uno di voi
    .who-outside = Chi esce al pannello?
    .after-go-out =
        Il nastro si avvolge nell’ultima luce, con dita che non lo sentono più. Due restano bianche anche al caldo del Garage.
    .option-wait = Aspettate il mattino
    .after-wait =
        Prima di dormire date un’occhiata al contatore, e un’altra nella notte. Alle dieci la crepa è già nastrata, alla luce del giorno, in un momento.

row-five =
    Registro guasti di un Pannello Solare, ultima voce, ripetuta 212 volte: fila cinque, tensione assente. Percorrete la fila in ginocchio, con un tester e uno straccio.
    .title = Fila cinque
    .way-plug =
        Una spina è uscita dalla presa, un niente per ogni notte di gelo. La spingete a fondo, e il registro tace.
    .way-diode =
        In fondo alla fila c’è un diodo, nero e spaccato. Il connettore che lo teneva ha fatto la stessa fine.
    .way-row =
        Prima cella, niente. Ultima cella, niente. Fra l’una e l’altra l’ago non ha un tremito.

in-the-sieve =
    Le vasche della Fattoria scaricano attraverso un setaccio che non era fatto per essere aperto. È diventato un tappo, e la vasca più bassa sta a mollo nella sua stessa acqua. Per arrivarci dovete rompere il telaio che lo tiene. Quello che ne esce finisce in una ciotola, e sa di stagno. Fra radici e sabbia c’è un seme, gonfio, con la punta bianca.
    .title = Nel setaccio

lamp-driver =
    L’alimentatore delle lampade della Fattoria ronza un po’ più acuto del solito, e metà dei tubi sfarfalla.
    .title = L’alimentatore
    .then-reserve =
        Con la corrente della riserva si calma. Alla bobina serve tutta la notte per raffreddarsi.
    .else-reserve =
        La riserva non ha di che calmarlo. Verso mezzanotte nella Fattoria fa buio, poi freddo. Al mattino le foglie sono molli come carta bagnata.

dosing-valve =
    Fattoria, anidride carbonica: 9000 parti per milione, in aumento. La valvola che nutre le aiuole non chiude. Il gas non ha colore né odore; a mandarvi allo strumento è stato un peso sopra gli occhi. Si può scacciarlo con l’ossigeno della riserva. Oppure uno di voi bada alle aiuole, con l’orologio in mano.
    .title = Parti per milione
    .option-air-it = Scacciate il gas
    .after-air-it =
        Due porte aperte, ventole al massimo. La lancetta dello strumento scende. In corridoio ne scende un’altra.
    .option-by-the-clock = Entrate a tempo
    .who-doing-rounds = Chi fa i giri?
    .after-by-the-clock =
        Alla porta è appeso un contaminuti da cucina: dieci dentro, trenta fuori. La valvola viene per ultima, quando tutto il resto è fatto.
    .later-by-the-clock =
        Sulla porta della Fattoria il contaminuti ha suonato, e suonato ancora. Fra le aiuole, a terra, con i palmi premuti sugli occhi, { $doing-rounds } chiede che si spengano le lampade.

## Eventi Consequenziali delle carte Avaria

under-the-drawers =
    Quella che avete asciugato nei cassetti del Vano Sonde era la parte minore. Il resto è passato attraverso il pavimento, con i sali di ogni campione passato di lì, e ha trovato i cavi del Complesso Lavorativo. Laggiù ogni morsetto ha una barba bianca. Sotto la barba il metallo è molle.
    .title = Sotto i cassetti

cell-on-the-sand =
    La cella gonfia non ha preso fuoco. Là fuori, sulla sabbia, si è gelata fino in fondo, si è ritirata e ha lasciato andare il gas senza una scintilla. Nell’elenco figura come rifiuto. Ma il connettore che ha in cima viene via con due giri di chiave; pulito e provato, vale quanto quelli spediti dalla Terra. La pertica lunga può tornare sui suoi ganci, alla parete del Garage.
    .title = La cella sulla sabbia

wind-on-the-wire =
    È l’ora prima dell’alba, la più fredda della notte. Il telaio del Pannello Solare si ritira, e con lui il filo di ferro che lo lega, che era già teso.
    .title = Il filo e il gelo
    .then-wire =
        Il Complesso Sistemi ha tanto da segnalare che sullo schermo una riga in più passa inosservata. All’alba il telaio è ripiegato sopra l’inclinatore.
    .else-wire =
        Da un Complesso Sistemi che per il resto tace, un allarme solo basta a svegliarvi. Siete in due là fuori, con un rotolo nuovo, prima che si spezzi il secondo giro di filo.

ten-past-four =
    Il Centro di Controllo ha messo a registro un allarme che nessuno di voi ha sentito: ore 04:10. La spia si è accesa. La sirena dalla membrana secca è stata zitta.
    .title = Le quattro e dieci
    .then-alarm =
        Era il Complesso Sistemi, come spesso ultimamente: una valvola di sfogo, aperta per due ore e mezza sulla linea dei serbatoi.
    .else-alarm =
        Era un portello accostato male, e si è chiuso da sé al salire della pressione. Quella riga la leggete più volte.

between-the-cracks =
    Della fila crepata del Pannello Solare avete tenuto quello che era intero: quaranta pezzi, saldati a catena e stesi su un’asse accanto al telaio. Sembra il lavoro di un bambino. A mezzogiorno ha già dato alla riserva più di quanto prevedesse il calcolo.
    .title = Fra le crepe

## Eventi di Missione

a-cold-kitchen =
    Il forno si è spento con la cena dentro: la resistenza è bruciata a un capo. Quello che dà la dispensa si mangerà così com’è, freddo, in piedi, accanto a una macchina che ticchetta mentre si raffredda.
    .title = Una cucina fredda
    .action = Avvolgete una nuova resistenza per il forno.
    .done =
        La resistenza si arroventa per intero. Nel forno entra per prima una teglia data per persa. Ne esce dorata ai bordi, su una tavola apparecchiata con tutti i piatti che avete.
    .later =
        I fagioli freddi sono stati lodati per l’ultima volta. I pasti si sono sbriciolati: un cucchiaio alle sei, un altro alle nove, un piatto lavato prima che si usi il prossimo. Il freddo è uscito dal cibo e si è messo comodo in cucina.
grey-glass =
    In una notte senza vento la polvere si è posata sui pannelli. Il braccio che dovrebbe spazzolarli si è fermato a metà di una passata, e un Pannello Solare è mezzo nero e mezzo grigio, come un letto con il lenzuolo rivoltato. Sul quadrante la perdita è ancora di quelle che si possono discutere.
    .title = Vetro grigio
    .action = Uscite con le spazzole e pulite il pannello a mano.
    .done =
        Una passata dopo l’altra il vetro torna nero. Nell’ultimo angolo si vedono un casco, una striscia di cielo e una spazzola da svuotare.
    .later =
        Metà delle celle alla luce, metà all’ombra: da quella notte lavorano le une contro le altre, e la centralina ha coperto la differenza con la riserva. L’ha riferito in fondo a una pagina senza titolo.
the-inventory =
    Per il Controllo Missione la Zona di Carico è un elenco. Quello del mese scorso, da nuovo, era quasi giusto. Contare come si deve vuol dire spostare ogni cassa e guardarci dietro: un paio di mani occupate per mezzo sol.
    .title = L’inventario
    .option-count-it-all = Contate tutto
    .after-count-it-all =
        Si conta fino a sera, in ginocchio e sui gomiti.
    .way-part =
        Contro la parete, dietro l’ultima cassa, c’è un pezzo che non sta in nessun elenco, ancora nel suo involucro.
    .way-rations =
        Lo scaffale accanto alla porta è più profondo di quanto sembri. Dietro i filtri c’è una fila di razioni non scadute, che secondo l’elenco erano state mangiate da un pezzo.
    .way-exact =
        Ogni numero torna. L’elenco parte con la data vera; dopo, il sonno arriva presto.
    .option-send-the-old-list = Mandate il vecchio elenco
    .after-send-the-old-list =
        Con una data nuova in cima basta un minuto. Il resto dell’ora serve a stare seduti, con la porta della Zona di Carico chiusa.
    .later-send-the-old-list =
        Dal vostro elenco la Terra ha ricavato un piano di rifornimento, numero per numero. Adesso torna una domanda, cortese e molto breve: quale delle due date è quella vera? A scrivere la risposta ci vuole molto tempo.
a-bad-tooth =
    Per settimane è stata una cosa da poco. Stamattina è una guancia gonfia, qualche monosillabo, e una sedia spinta sotto la lampada del MedLab. C’è un capitolo apposta, con le figure. Il trapano che va con il capitolo è ancora nella pellicola.
    .title = Un dente malato
    .action = Leggete il capitolo due volte, disinfettate tutto e curate il dente.
    .done =
        Ci vuole un’ora, e di più perché le mani tornino ferme. Poi { $ev-tooth } si sciacqua, sputa e chiede una minestra, con una voce che è quasi quella di prima.
    .later =
        La febbre è arrivata di notte, passando dalla mascella. { $ev-tooth-cap } sta in un angolo fresco del MedLab, senza dormire, a contare le piastrelle nei due sensi.
behind-the-sun =
    Per qualche sol il sole sta proprio in mezzo, tra voi e la Terra. Quello che è indispensabile arriva come puro testo, una riga per volta, con dei buchi. Le voci, le immagini e la posta privata aspettano che il cielo si sia spostato. L’ultimo pacchetto si è interrotto a metà di un elenco di saluti.
    .title = Dietro il sole
earth-comes-round =
    A metà di un pasto parte la stampante. Va avanti per mezz’ora: immagini, risultati di partite finite da un pezzo, la seconda metà di un elenco di saluti. Le pagine si leggono ad alta voce, nell’ordine in cui arrivano, mentre il cibo si raffredda senza che dispiaccia.
    .title = La Terra ricompare
an-order-to-drill =
    Due volte l’anno, dice il piano, l’equipaggio esce dall’HUB al buio: con la tuta, a tastoni, chiudendosi dietro ogni portello. La data è passata. Un’esercitazione completa trova quello che nessuna ispezione trova, e logora i nervi. Una firma sotto il modulo richiede pochi secondi.
    .title = Ordine di esercitazione
    .option-run-the-drill = Fate l’esercitazione
    .after-run-the-drill =
        È peggio di come la ricordavate. Due portelli si incastrano, e manca una lampada dove la mano la cerca. A sera i portelli si chiudono e la lampada pende dal suo gancio, mentre i battiti rallentano.
    .option-sign-the-form = Firmate il modulo
    .after-sign-the-form =
        Il modulo parte firmato. Il portello accanto alla dispensa resta aperto a metà, come da settimane.
    .later-sign-the-form =
        La luce manca per la durata di un respiro, e { $ev-dark } continua a camminare al buio, come si fa in una casa che si conosce. Il portello accanto alla dispensa è dove sta da settimane, all’altezza di una fronte.
a-pump-runs-warm =
    Sotto il pavimento, la pompa che serve tutta una fila di macchine ha abbassato la sua nota di una terza. L’involucro è tiepido come una mano. Il suo lavoro lo fa ancora, ma il cuscinetto è storto e manda il suo calore lungo l’albero, verso un Ossigenatore.
    .title = Una pompa si scalda
    .action = Fermate la pompa, cambiate il cuscinetto e riallineate l’albero.
    .done =
        Il cuscinetto nuovo va a posto con un colpo solo. Dopo un’ora l’involucro è freddo e la nota quella di sempre, mentre i serbatoi si riempiono un po’ più in fretta di quanto dica la tabella.
    .later =
        Il cuscinetto si è bloccato; l’albero no. Ha continuato a girare per il tempo di strappare il suo supporto dalla carcassa di un Ossigenatore. Lì sotto ci sono riccioli di metallo lucido, come i trucioli di una pialla.
pale-leaves =
    Nella Fattoria un connettore si è bruciato alla fine di un turno, e con lui metà delle lampade. Da quella parte le foglie hanno preso il giallo della carta vecchia. Hanno cominciato a sporgersi sopra il passaggio, verso la luce delle vicine.
    .title = Foglie pallide
    .action = Sostituite il connettore e tenete le lampade al massimo per una notte.
    .done =
        Per tutta la notte la porta della Fattoria ha una cornice di luce. Al mattino gli steli sono dritti, più alti di una foglia, con il passaggio libero in mezzo.
    .later =
        Quello che è cresciuto al buio ha messo tutto negli steli: roba lunga, bianca e molle, che finisce nel secchio a manciate. Accanto al secchio pieno il raccolto sembra piccolo.
under-the-seat =
    State spazzando un rover. Da sotto il sedile rotola un contenitore per campioni, sigillato, etichettato, mai cercato. Era stato posato per un momento, durante un’uscita finita in fretta. L’etichetta porta una data. Non dice che cos’altro sia stato posato, quel giorno.
    .title = Sotto il sedile
    .option-to-the-rack = Mettetelo nella rastrelliera
    .after-to-the-rack =
        Prende posto fra gli altri. Con lui l’elenco del Vano Sonde ha una riga di troppo: in questo sol ogni cassetto che si apre fa litigare sul prossimo.
    .option-find-the-drive = Cercate quell’uscita nel registro
    .after-find-the-drive =
        Una serata di pagine, in una brutta grafia. Alla fine salta fuori l’ora, e con l’ora un rilevamento: su un’altura era rimasto qualcosa, con una pietra sopra, da andare a prendere l’indomani. In quel punto della mappa si può segnare una croce.
an-evening-without-a-list =
    A cena l’elenco è vuoto. L’ultima riga è stata cancellata nel pomeriggio. Il piano, per oggi, non ha niente da aggiungere.
    .title = Una sera senza elenco
    .then-mood =
        Si parla ancora quando i piatti sono impilati da un pezzo: il pane, un lago, un film bruttissimo, i nomi dei cani. A mettere fine sono le lampade, che si abbassano da sole all’ora di sempre.
    .else-mood =
        È il silenzio di altre sere. Sopra i piatti vuoti la frase che ci stava dietro viene detta, finalmente. Si scopre che è una cosa piccola, non più grande delle briciole in mezzo a cui è caduta.
a-clock-runs-ahead =
    Quattro minuti: di tanto è avanti l’orologio dell’Officina, e le macchine gli ubbidiscono. I pezzi incollati escono dal morsetto troppo presto. Una lama incontra l’acciaio prima di essere a regime. In questo sol ogni pezzo che esce da quel banco andrà rimisurato.
    .title = Un orologio va avanti
    .action = Regolate l’orologio sul sole e rimettete a regime ogni macchina.
    .done =
        Mezzogiorno cade a mezzogiorno. Di macchina in macchina salta fuori un riparo allentato, poi un ingranaggio secco, poi l’origine di un ticchettio che si era sempre attribuito ai tubi.
    .later =
        Secondo il suo orologio, l’unità di comando dell’Officina era nel bel mezzo di un lavoro che non era cominciato. Si è fermata a metà di una riga e non risponde a nessun tasto.
wind-from-the-plain =
    Per tutto il sol il vento arriva radente dalla piana. Qui non ha peso. Porta una polvere fine come fumo, e con la polvere una carica: nel Garage ogni maniglia scocca una scintilla al guanto che si avvicina. Fuori, sul fianco del Centro di Controllo, un cavo ha cominciato a ticchettare.
    .title = Vento dalla piana
    .action = Mettete a terra le maniglie e collegate il cavo al telaio.
    .done =
        Una treccia di rame va da una porta all’altra, e poi giù fino a un picchetto piantato finché non ha suonato. Da questo momento le maniglie sono di nuovo soltanto maniglie.
    .later =
        La carica ha preso la strada più corta, e passava dalla parete. Nel Centro di Controllo una fila di schermi è diventata bianca, poi nera. Il connettore che ci sta dietro ha l’odore di una pietra focaia.
two-words-for-stop =
    Sotto il paranco sono state gridate due parole insieme: «stop», come vuole il manuale, e il suo equivalente in un’altra lingua materna, che somiglia molto ad «avanti». Il carico è sceso di un braccio prima di fermarsi. Si è riso parecchio, prima di guardare in che stato era la cassa.
    .title = Due parole per fermarsi
    .option-one-card = Una sola parola per ogni ordine
    .after-one-card =
        Dodici ordini, dodici parole, su un cartello accanto al verricello. Per un sol intero ogni paio di mani aspetta mezzo secondo che la testa traduca.
    .option-a-gesture = Tenete le parole, aggiungete un gesto
    .after-a-gesture =
        Una mano aperta vuol dire stop in tutte le lingue, dovunque ci sia un occhio che la veda.
    .later-a-gesture =
        La mano aperta si è alzata dietro una cassa, dove nessun occhio poteva trovarla, meno che mai quello { $ev-hoist-of }. Il carico, scendendo, ha trovato sulla sua strada una spalla.
the-card-by-the-winch =
    Il cartello accanto al verricello si è accartocciato, e non lo guarda più nessuno. Le sue parole si sono trasferite a tavola, dove servono a ordinare il sale, il silenzio e il bis. Nel registro dei guasti del Complesso Lavorativo è stata una settimana magra.
    .title = Il cartello del verricello
a-tune-in-the-duct =
    Dopo mezzanotte dal condotto dell’aria esce un motivo: nove note, e una decima che non arriva mai. Sta a mezza strada tra un inno e una pubblicità.
    .title = Un motivo nel condotto
    .then-hum =
        Alle tre ha un accompagnamento, di nocche sul telaio di una cuccetta, fuori tempo. A colazione { $ev-hum } chiede chi bussava. Passa un po’ prima che arrivi una risposta.
    .else-hum =
        È { $ev-hum }, che la decima nota non la sa: è rimasta in una cucina lontana, dove il bollitore fischiava sempre prima. A sera il motivo è in tutte le stanze, ancora senza fine.
sugar-for-salt =
    Due barattoli senza etichetta, due polveri bianche, una pentola di stufato che doveva durare giorni. Alla prima cucchiaiata, intorno alla tavola si fa un gran silenzio.
    .title = Zucchero per sale
    .option-eat-it = Mangiatelo lo stesso
    .after-eat-it =
        Con abbastanza aceto diventa un piatto tipico. Di dove, lo si discute a ogni cucchiaio, con sempre meno buonumore.
    .option-feed-the-yeast = Datene una porzione al lievito
    .after-feed-the-yeast =
        Una caraffa, una cucchiaiata dal vaso del lievito, un guanto teso sull’imboccatura. Il resto viene sciacquato, salato e servito sotto altro nome. Sul suo ripiano, il guanto comincia a gonfiarsi.
what-the-jug-holds =
    Il guanto sulla caraffa è stato su come una mano alzata fino a ieri notte. Adesso è sceso. Quello che era stufato si è schiarito in qualcosa del colore della paglia. Sa di mele, di latta e, molto in lontananza, di cipolla. Si versa nei ditali, con un brindisi in ogni lingua che c’è a tavola.
    .title = Che cosa c’è nella caraffa
a-shorter-window =
    In una stazione di tracciamento, sulla Terra, il personale ha sospeso il lavoro, per ragioni che riempiono due pagine e probabilmente sono buone. Finché durano le trattative, le altre stazioni si dividono il cielo. La vostra finestra della sera si riduce a nove minuti. Bisogna decidere che cosa far passare per primo.
    .title = Una finestra più corta
    .option-the-faults = I guasti e le loro letture
    .after-the-faults =
        Partono nove minuti di letture. Con la finestra seguente arriva una procedura a passi numerati, che a due vecchi guasti non lascia più dove nascondersi.
    .option-the-letters = La posta privata
    .after-the-letters =
        Ogni lettera viene tagliata a cento parole. In cento parole, si scopre, ci stanno una nascita, una causa, un tetto nuovo e una battuta sul tetto.
    .option-the-pictures = Le immagini della piana
    .after-the-pictures =
        Partono a strisce. Una striscia torna indietro con un cerchio disegnato e, a margine, le parole: guardate qui, per favore.
a-country-renamed =
    Fra una tabella del tempo e un cambio di codici c’è una riga di notizie. In una notte un paese ha un altro governo, un altro nome, e una bandiera che stanno ancora disegnando. A una delle cuccette è appesa una giacca con quella vecchia sulla manica.
    .title = Un paese cambia nome
    .who-ev-born = Di chi è quel paese?
    .option-half-a-sol-free = Mezzo sol libero, accanto alla radio
    .after-half-a-sol-free =
        { $ev-born-cap } ascolta con il volume basso. All’arrivo le notizie sono vecchie di dodici minuti, e di più quando si sono capite. A cena c’è un primo abbozzo dei colori, in curcuma e succo di barbabietola.
    .option-as-planned = Lavorate come previsto
    .after-as-planned =
        { $ev-born-cap } lavora come previsto, e bene. A tavola i discorsi fanno un giro prudente intorno a quella manica.
a-tumbling-relay =
    Il satellite ripetitore ha perso la sua stella. Ogni quaranta secondi si rivolta, e saluta quando la faccia gli torna verso di voi. Il riscaldamento del Complesso Abitativo segue le sue previsioni del tempo, e adesso tira a indovinare. Un comando dalla Terra arriverebbe con molti giri di ritardo. I comandi per riprenderlo sono in un raccoglitore. L’unica antenna che può mandarli è la vostra.
    .title = Un ripetitore allo sbando
    .action = Mandate i comandi a mano, uno a ogni giro.
    .done =
        Diciannove giri, diciannove comandi. Al ventesimo saluta, e continua a salutare. Insieme al saluto arrivano le previsioni del tempo e una striscia di immagini, prese mentre cadeva in tutte le direzioni che esistono.
    .later =
        Il ripetitore ha girato finché le celle si sono svuotate, e ha perso quello che vi teneva da parte. Il tempo, l’ora, il piano del sol: il Centro di Controllo non ha niente. Ogni ora comincia con un’ipotesi e con la discussione sull’ipotesi.
the-cruise-stage =
    Dopo il tramonto una linea di luce attraversa il cielo, si spezza in tre e si spegne dietro le prime colline. Il catalogo le dà un numero: è uno stadio di crociera, morto da anni, che finalmente è sceso. Quello che ne resta dev’essere a una camminata dalla pista dei rover.
    .title = Lo stadio di crociera
    .option-go-and-look = Andate a vedere
    .who-ev-lamp = Chi va con la lampada?
    .after-go-and-look = Una lampada si avvia lungo la pista e rimpicciolisce, per tornare soltanto dopo mezzo sol.
    .option-note-the-time = Segnate l’ora, e a letto
    .after-note-the-time =
        Tre luci, un numero, un orario al secondo. Come ultima riga di una giornata è una buona riga.
    .way-harness =
        Dietro la seconda collina c’è un serbatoio schiacciato come una lattina. Accanto, per un capriccio della caduta, un fascio di cavi il cui connettore luccica ancora. Sotto un braccio fa tutta la strada fino all’HUB.
    .way-scorch =
        Dietro la seconda collina c’è una stella bruciata nella sabbia. Nel mezzo il terreno si è fuso in un grumo di vetro scuro, che da stasera sta sul tavolo a fare da fermacarte.
the-sweeper =
    A mezzogiorno un diavolo di polvere, alto come una chiesa, esce dalla piana, passa dritto in mezzo ai pannelli e se ne va.
    .title = Lo spazzino
    .then-glass =
        Dietro di lui i cavi dondolano. Dov’è passato, il vetro è come asciugato con una manica. L’ago comincia a salire entro un minuto.
    .else-glass =
        Il vetro brillava già, e adesso brilla di più. Per un’ora le celle danno più di quanto prometta la loro targhetta.
a-pale-noon =
    Il cielo ha il marrone di un sacchetto di carta. Non è una tempesta: è polvere che si è alzata altrove e non è ridiscesa. A mezzogiorno nessuna ombra ha un bordo. Qualcosa, nell’HUB, dovrà farsi bastare meno corrente di ieri.
    .title = Un mezzogiorno pallido
    .option-cold-night = Abbassate il riscaldamento di notte
    .after-cold-night =
        Sopra le cuccette si vede il fiato. Al mattino ogni giacca dell’HUB è stesa sopra una coperta.
    .option-dim-the-farm = Abbassate le lampade nella Fattoria
    .after-dim-the-farm =
        Con metà delle lampade, nella Fattoria è ottobre inoltrato. Quello che non riesce a reggersi cade prima di mattina.
    .option-the-reserve = Prendetela dalla riserva
    .after-the-reserve =
        Nell’HUB non cambia nulla, se non un ago che non è mai stato guardato tanto spesso.
the-doorstep-stone =
    È sempre stata davanti alla camera stagna: una pietra grigia, grande come un mattone, scavalcata, maledetta, lisciata dagli stivali.
    .title = La pietra sulla soglia
    .then-stone =
        Oggi { $ev-stone } la rivolta. Di sotto è rigata come un libro mastro, scuro, chiaro, scuro, con un sassolino caduto dentro quando tutto questo era fango. Entra nell’HUB avvolta in un asciugamano, per non perdere una briciola.
    .else-stone =
        Oggi fa inciampare l’ultimo stivale del turno e rotola sul dorso. Di sotto è rigata di linee sottili e chiare. Una fotografia parte per la Terra. Quello che torna è un cerchio sulla mappa, intorno al posto da cui deve essere venuta.
the-warm-ramp =
    L’HUB ha scaldato il terreno su cui poggia. Sotto la rampa del Garage il vecchio ghiaccio se n’è andato, dritto nell’aria, e ha lasciato una cavità che a ogni passo risponde con un altro. Da una parte le piastre cominciano a inclinarsi.
    .title = La rampa tiepida
    .action = Riempite la cavità di ghiaia e stendete un telo isolante.
    .done =
        Quaranta sacchi di ghiaia, poi il telo, con il lato argentato in giù, perché il freddo là sotto resti freddo. Un rover sale senza un lamento. La livella resta sulla rampa, dove per giorni la si guarda passando.
    .later =
        Nella notte le piastre cedono, e lo Scorpio con loro. Sta con il muso nella cavità e due ruote per aria. Gli servono un martinetto, un puntone e molta pazienza.
an-outline-on-the-wall =
    Sul pannello dell’Officina ogni attrezzo è appeso dentro la sua sagoma dipinta. Una sagoma è sempre stata vuota. È lunga, ha un uncino in cima, e non somiglia a nulla che stia nel catalogo. Chi l’ha dipinta ha messo molta cura in quell’uncino.
    .title = Una sagoma sulla parete
    .option-search = Cercate l’attrezzo in tutto l’HUB
    .after-search =
        Mezzo sol fra armadietti, condotti e fondi di cassetto. Saltano fuori dei bottoni, un cucchiaio, una torcia morta. La sagoma resta vuota. Accanto a ogni porta se ne appende un disegno.
    .option-paint-over = Ridipingeteci sopra
    .after-paint-over =
        Due mani di grigio. È un conforto, un pannello su cui ogni cosa è dove deve stare.
the-hook =
    Era in piena vista: dietro la porta della dispensa, con le giacche appese. Il disegno era stato attaccato proprio lì accanto. È un estrattore per cuscinetti bloccati, forgiato a mano. A sera le giacche sono per terra, mentre una pompa data per persa gira senza un rumore.
    .title = L’uncino
thirty-nine-minutes =
    Da un quaderno sulla mensola della cucina: «Sonno alle undici. Il sol dopo, alle dieci e venti. Poi alle dieci meno venti. La mia testa tiene il giorno della Terra, la finestra quello di Marte, e ogni notte si allontanano di trentanove minuti. Ieri ho dato la buonanotte a gente che apparecchiava. Mi hanno risposto con molto garbo, senza smettere di apparecchiare.»
    .title = Trentanove minuti
    .option-sleep-it-out = Lasciate venire il sonno quando viene
    .after-sleep-it-out =
        Una tenda resta chiusa per mezzo sol. Poi { $ev-early } è in piedi in cucina, con molta fame e gli occhi freschi, in pari con l’orologio.
    .option-hold-to-the-plan = Attenetevi al piano
    .after-hold-to-the-plan =
        La sveglia suona quando deve. C’è una cuccetta in cui la si aspettava da ore.
    .later-hold-to-the-plan =
        A metà di una frase { $ev-early } si ferma, e ne comincia un’altra, che apparteneva a un discorso del giorno prima. La scheda per il sonno perduto ha dodici domande. Dopo la quinta la si mette via, perché la risposta è di nuovo quella alla quarta.
the-torn-belt =
    Il nastro del tapis roulant si è strappato. Le ossa lasciano andare quello che non gli si chiede. Con questa gravità gli si chiede ben poco.
    .title = Il nastro strappato
    .action = Cucite il nastro e raddrizzate i rulli.
    .done =
        Doppia cucitura, filo cerato, una prova al passo. Poi { $ev-belt } corre un chilometro sul posto, con una faccia che al corridoio mancava.
    .later =
        Gli ultimi due pioli della scala si sono sempre fatti con un salto. Questa volta { $ev-belt } atterra con uno schiocco che si sente nella stanza accanto. La lastra mostra un’incrinatura nel calcagno, in mezzo a un osso che sembra corallo.
the-dressing =
    Sotto la medicazione l’orlo della ferita è rosso. Forse guarisce. Forse è l’altra cosa. Il cartello sulla parete del MedLab dice riposo in tre lingue. Il piano del sol, sulla parete di fronte, ha un nome in ogni riga.
    .title = La medicazione
    .option-rest = Fate come dice il cartello
    .after-rest =
        { $ev-dressed-cap } sta alla finestra con i piedi su uno sgabello e un libro a cui manca l’ultimo capitolo. A sera l’orlo è pallido.
    .option-work = Fate come dice il piano
    .after-work =
        { $ev-dressed-cap } ci tira sopra la stoffa e arriva alla porta prima di tutti, con un’intera mattinata di lavoro davanti.
    .later-work =
        La stoffa si è attaccata. Quando la si stacca, piano, a forza d’acqua, con una cinghia piegata fra i denti { $ev-dressed-of }, c’è da medicare più di prima.
the-other-door =
    «La porta è chiusa?» «Quale porta?» «L’altra.» Sono le tre e mezza di notte. Delle due voci soltanto una appartiene a chi è sveglio.
    .title = L’altra porta
    .action = Allontanate la cuccetta dalla parete e fate compagnia a chi ci dorme.
    .done =
        Verso le quattro { $ev-asleep } lo chiede ancora una volta, si sente dire che le porte sono tutte chiuse, e ci crede. Dopo ci sono soltanto due respiri, ognuno con il suo ritmo.
    .later =
        All’alba { $ev-asleep } è nella camera stagna, senza scarpe, in piedi e nel sonno, e prova la maniglia. Svegliarsi lì è peggio del sogno. Ci vogliono una coperta, una porta chiusa e un’ora di parole sottovoce prima che il tremito passi.
one-strawberry =
    Sotto la terza foglia della pianta più vecchia pende una fragola grande come l’unghia di un pollice. È rossa. L’equipaggio al completo è già andato a guardarla.
    .title = Una fragola
    .option-share-it = Tagliatela e dividetela
    .after-share-it =
        Si fa con il bisturi, sulla bilancia fine, in parti uguali. L’assaggio, in silenzio, dura più a lungo di tante cene.
    .option-dry-it = Seccatela per averne i semi
    .after-dry-it =
        Su un foglio di carta si restringe fino a essere poco più dei suoi semi. Del sapore che avrebbe avuto si discute a lungo.
    .option-to-the-sickbed = Portatela a chi sta peggio
    .after-to-the-sickbed =
        Arriva su un piattino, sotto un bicchiere rovesciato. Per un bel po’ viene soltanto guardata, da tutti i lati.
the-soft-brush =
    Dipinto sulla porta della Fattoria: «Prendete il pennello morbido. Ogni fiore una volta sola. Canticchiate, scuote il polline. Non saltate la fila in fondo.» Dietro la porta la fila in fondo è stata saltata, e a quanto pare da un pezzo. Dove ci dovrebbero essere i baccelli ci sono dei petali, secchi, per terra.
    .title = Il pennello morbido
    .action = Passate di fiore in fiore con il pennello.
    .done =
        Quattrocento fiori, due secondi l’uno, canticchiando una marcia lenta. Nel giro di un’ora cadono i primi petali, come fanno quando non servono più.
    .later =
        Una pianta che è fiorita per niente ne trae le conseguenze. Quelle in fondo hanno smesso di nutrire le foglie. Nella fila davanti è già cominciato lo stesso.
a-valve-left-open =
    Dal registro della notte: «01.10, serbatoio uno, 91 per cento. 02.10, 90. 03.10, 88. 04.10, valvola trovata aperta, chiusa a mano.» Nella colonna delle osservazioni un nome è stato scritto e cancellato.
    .title = Una valvola rimasta aperta
    .who-ev-valve = Di chi è stata l’ultima mano sulla valvola?
    .option-sign-for-it = Firmate, e mettete i cartellini
    .after-sign-for-it =
        { $ev-valve-cap } riscrive il nome, leggibile, e va a prendere i cartellini. A mezzogiorno ogni valvola del Complesso Sistemi ne porta uno, rosso dal lato che vuol dire aperta. Per strada se ne trovano altre due, aperte di un filo.
    .option-turn-the-page = Voltate pagina
    .after-turn-the-page = La pagina viene voltata, un po’ troppo in fretta, parlando molto del tempo che fa in quella dopo.
    .later-turn-the-page =
        «03.10, 84 per cento. 04.10, 79. Stessa valvola.» La grafia è quella { $ev-valve-of }, e questa volta c’è un’osservazione. Dice che sarebbe bastato un cartellino, rosso da una parte.
place-of-residence =
    Censimento, modulo trenta, riga quattro: luogo di residenza. Le note ammettono una via, una nave o un istituto. Un modulo che torna vuoto vale come rifiuto.
    .title = Luogo di residenza
    .option-write-mars = Scrivete «Marte»
    .after-write-mars =
        Lo si scrive in stampatello, quattro volte, perché il modulo è in quattro copie. Per il resto della serata la parola viene provata in tutte le frasi possibili.
    .option-the-old-address = Scrivete i vecchi indirizzi
    .after-the-old-address =
        Un ascensore che si fermava sempre. Un forno sotto la finestra. Un numero che mancava dal cancello. Per riempire una riga ci vuole una serata intera.
a-letter-from-the-office =
    In cima alla posta c’è una busta con uno stemma. Riguarda il censimento, e più precisamente una riga di un modulo.
    .title = Una lettera dall’ufficio
    .way-stamped =
        «Ricevuto, con ringraziamenti. Poiché l’elenco dei luoghi non conteneva il vostro, è stato aggiunto in fondo. Come vedrete ha un numero.» Sotto c’è un timbro un po’ storto, messo a mano e poi scansionato.
    .way-returned =
        «In mancanza di un trattato, il luogo indicato non può essere accettato. Vogliate precisare entro trenta giorni sotto quale autorità ci dormite.» Si prepara una risposta, poi una più breve, poi una che non si può spedire.
class-four-writes =
    «Caro equipaggio, siamo la classe quarta. È vero che il vostro cielo è azzurro soltanto la sera? I piedi vi fanno meno male? Se un cassetto è incastrato, lì è più incastrato o meno? Che cosa fate della notte quando è troppo lunga? Per favore rispondete a tutto. Siamo in ventisei, e Tomás ha due domande.» Accanto alle firme c’è l’impronta di una zampa.
    .title = Scrive la classe quarta
    .option-answer-all = Rispondete a ogni domanda
    .after-answer-all =
        Ci vogliono mezzo sol, un righello e un cassetto. Alla zampa si risponde in una riga tutta sua.
    .option-answer-one = Rispondete a quella sulla notte
    .after-answer-one =
        Scrivete che cosa ne fa ciascuno di voi. Rileggendo l’elenco vi accorgete che è un buon elenco, da provare per intero.
twenty-six-drawings =
    La classe quarta ha risposto alle vostre risposte. Arrivano ventisei disegni, riga per riga: piedi su cuscini, una notte con dentro due lune, un cassetto enorme, incastrato. Sull’ultimo foglio il cielo è rimasto bianco, «perché lo sapete voi». Li appendete lungo il corridoio, all’altezza degli occhi di un bambino.
    .title = Ventisei disegni
half-a-picture =
    In questa data, un numero tondo di anni fa, la prima macchina venuta dalla Terra si posò su questo pianeta e mandò mezza immagine. Il Controllo Missione gradirebbe, per l’occasione, qualche parola da voi.
    .title = Mezza immagine
    .option-film-a-speech = Filmate un discorso
    .after-film-a-speech =
        Per scrivere quattro frasi ci vuole mezzo sol. Dietro chi parla si vede la piana che la macchina non fece in tempo a mostrare. Sulla Terra, si dirà dopo, la gente si è alzata in piedi.
    .option-lay-a-place = Apparecchiate un posto anche per lei
    .after-lay-a-place =
        Una cena migliore di quanto il piano consenta, e a capotavola un piatto con sopra un bullone. Al bullone si brinda con il suo numero di serie.
    .option-let-it-pass = Lasciate passare la data
    .after-let-it-pass = Non parte nessuna parola. Davanti alla finestra si fa una breve sosta, andando altrove.
the-worn-spot =
    Accanto al portello interno della camera stagna la vernice è consumata fino al metallo, in una macchia larga due dita, all’altezza di una spalla. Sono state le nocche, una volta all’uscita e due al ritorno. Non sta in nessuna procedura. In tutto questo tempo non se n’è mai parlato. Oggi, secondo il piano, le tocca una mano di vernice.
    .title = La macchia consumata
    .then-whole =
        «Quello è il campanello», dice { $ev-knock }, da cui è partita l’usanza. «Funziona. Guardatevi intorno: ci siamo tutti, e tutti interi.» Il pennello fa il giro della macchia in un bel cerchio.
    .else-whole =
        «Non sempre funziona», dice { $ev-knock }, da cui è partita l’usanza, con un’occhiata verso il MedLab. Il pennello aspetta. Alla fine fa il giro della macchia in un bel cerchio, poi torna nel barattolo.
one-tank-hot =
    Un’etichetta sulla caldaia: «Un serbatoio pieno, caldo. Poi si smonta la resistenza per pulirla, e ci vuole qualche sol. Fatene buon uso: è l’ultimo per un po’.»
    .title = Un serbatoio d’acqua calda
    .option-a-short-one-each = Una doccia corta a testa
    .after-a-short-one-each =
        Il contaminuti passa di mano in mano. A cena la tavola sa di sapone. I capelli, bagnati, sono pettinati in direzioni insolite.
    .option-a-long-one-by-lot = Una doccia lunga, a sorte
    .after-a-long-one-by-lot =
        La pagliuzza lunga tocca { $ev-straw-to }. Per venti minuti da sotto la porta esce vapore, poi un canto, strofa dopo strofa.
    .option-rinse-the-lines = Usatela per sciacquare le tubature
    .after-rinse-the-lines =
        In fondo esce grigia, poi marrone, poi con dentro dei capelli. Gli scarichi del Complesso Abitativo prendono fiato come sommozzatori.
a-smell-of-burning =
    Nel corridoio del Complesso Abitativo c’è odore di bruciato, leggero, in nessun punto preciso.
    .title = Odore di bruciato
    .way-heater =
        È la polvere su una stufetta che non si accendeva da quando è stata montata. Il naso l’ha riconosciuta subito, da altri inverni. Le mani controllano le pareti per un’altra ora.
    .way-socket =
        Dietro gli armadietti una presa ha l’orlo marrone. L’avete colta quando era ancora una macchia, con la linea ancora sotto tensione.
    .way-crust =
        Dietro il forno c’è una fetta di pane, nera, arricciata e vecchissima: a guardarla, la prima pagnotta di questo HUB. La guardate da vicino, a lungo, come un reperto da una tomba. Resta a chi l’ha trovata.
    .action = Seguite i cavi del Complesso Abitativo con una lampada e il naso.
    .done =
        Quindici coperchi tolti, quindici rimessi. Nella settima scatola un morsetto non era mai stato stretto: il suo filo ha l’azzurro di un moscone.
    .later =
        L’odore aveva una seconda origine, che taceva. Negli Alloggi Equipaggio un connettore si consuma in una sola fiammata. Con lui si spengono le lampade sopra le cuccette.
a-feather =
    Nel rivestimento di una cassa preparata da gente in maschera, in una stanza dove si lava perfino l’aria, c’è una piuma.
    .title = Una piuma
    .way-kept =
        { $ev-feather-cap } la tiene nel manuale, al capitolo sull’atterraggio. Da allora il manuale si apre da solo a quella pagina.
    .way-weighed =
        Sulla bilancia del Laboratorio { $ev-feather } non riesce a trovarle un peso. La piuma finisce su un filo sopra la tavola, dove annuncia ogni corrente d’aria e gira quando si ride.
a-bite-of-the-sun =
    Mezzogiorno e tredici minuti. Una cosa scura e bitorzoluta scivola sul sole e gli dà un morso. Mezzo minuto dopo Phobos se n’è andato per la sua strada, mentre alla finestra si era appena arrivati a contare ventisette. Nel registro va con il suo orario, senza osservazioni.
    .title = Un morso al sole
the-night-lamp =
    A matita, accanto all’interruttore del corridoio, una sotto l’altra: «Lasciatela accesa di notte.» «Per chi?» «Per chi si alza.» «Io al buio la strada la trovo.» «I miei stinchi no.» «Chi l’ha spenta di nuovo?» «La mano che paga.» Da stamattina, in fondo al suo spago, la matita non c’è più.
    .title = La lampada di notte
    .option-on = Lasciatela accesa
    .after-on =
        Per tutta la notte il corridoio ha il colore del miele. Del contatore, a tavola, si preferisce non parlare affatto.
    .option-off = Lasciatela spenta
    .after-off =
        Di notte la riserva guadagna qualcosa. La strada della cucina si impara da capo, a tastoni, un gradino per volta.
    .option-a-timetable = Fate un orario
    .after-a-timetable =
        Ore di luce, ore di buio, uno spazio per i reclami. Firmato da tutte le parti, copre le scritte a matita.
    .later-a-timetable =
        L’orario è stato corretto, di notte, a penna. A colazione lo spazio per i reclami si rivela troppo piccolo.
too-many-red-lamps =
    Lungo la parete del Centro di Controllo sono rosse così tante lampade che il rosso non vuol dire più niente. Il cicalino suona ogni sette minuti e si zittisce passando, con un gomito, con una tazza. Stamattina ha taciuto da solo, e per un’ora non ci si è fatto caso. Sul pulsante, si è scoperto poi, era appesa una giacca.
    .title = Troppe lampade rosse
    .option-cut-the-buzzer = Tagliate il filo del cicalino
    .after-cut-the-buzzer =
        Un colpo di forbici. Il silenzio è così completo che si distinguono le ventole una dall’altra.
    .option-walk-the-wall = Controllate tutte le lampade
    .after-walk-the-wall =
        Mezzo sol con gli schemi, lampada dopo lampada. Quasi tutte parlano di cose note. Alcune parlano l’una dell’altra. A sera ogni rosso vuol dire di nuovo qualcosa.
    .later-cut-the-buzzer =
        Fra due vecchie lampade rosse se ne trova una nuova. A giudicare da quanto è calda la parete dietro, chiamava da un pezzo. Chiamava anche la sua vicina, sulla fila di sotto.
new-paint =
    L’ago della riserva di ossigeno è sceso in una parte del quadrante dove la vernice è ancora come nuova.
    .title = Vernice nuova
    .option-lower-the-pressure = Abbassate la pressione nell’HUB
    .after-lower-the-pressure =
        Le orecchie schioccano. La minestra bolle prima e non è mai calda. Su ogni scala c’è una sosta che ieri non c’era.
    .option-split-water = Ricavatelo dall’acqua
    .after-split-water =
        La cella lavora per ore a piena corrente, mentre l’ago risale dalla vernice nuova.
    .option-lie-down = Passate mezzo sol sdraiati
    .after-lie-down =
        È un ordine, firmato, con una coperta. Un corpo a riposo respira la metà di uno al lavoro.
the-menu =
    Scritto con il gesso sulla porta della cucina: «Mattina: minestra. Mezzogiorno: la minestra della mattina, con più acqua. Sera: una sorpresa.» La sorpresa la conoscono tutti da mezzogiorno, quando era già minestra. Sulla mensola sopra i fornelli c’è il barattolo grande. Il nastro sul coperchio dice: non prima dell’ultima settimana.
    .title = Il menù
    .option-open-the-tin = Aprite il barattolo
    .after-open-the-tin =
        Pesche sciroppate, a metà. Il nastro viene ripiegato e rimesso sulla mensola.
    .later-open-the-tin =
        Sulla mensola sopra i fornelli c’è un cerchio nella polvere, largo come un barattolo grande. Qualunque cosa dica il gesso sulla porta, l’occhio va prima lì. Dell’ultima settimana, a tavola, non si fa più parola.
    .option-more-water = Ancora acqua
    .after-more-water =
        Il timo aiuta, poi il pepe, poi la compagnia. Prima di sera le cinture si stringono di un buco.
the-last-of-the-mustard =
    Resta un cucchiaio di senape, di quella a grani, da una città che chi l’ha portata sa descrivere via per via.
    .title = L’ultima senape
    .who-ev-mustard = Chi ha portato la senape?
    .option-a-dot-each = Un puntino su ogni piatto
    .after-a-dot-each =
        Con i puntini arriva la piazza del mercato, di sabato, sotto la pioggia. A fine pasto sapreste tutti trovare la strada per la stazione.
    .option-to-its-owner = Spetta a chi l’ha portata
    .after-to-its-owner =
        { $ev-mustard-cap } se la porta alla finestra e ci resta un po’, con un cucchiaio e gli occhi chiusi.
    .option-keep-it = Tenetela per una brutta giornata
    .after-keep-it =
        Il vasetto va in fondo alla mensola, dietro l’aceto, con l’etichetta contro la parete.
    .later-keep-it =
        Non è stata la giornata peggiore, soltanto una giornata lunga, grigia da un capo all’altro. Poi in cucina scatta un coperchio: è { $ev-mustard }, con il vasetto e un cucchiaio solo.
comma-and-point =
    L’etichetta di un serbatoio d’ossigeno dice «1,200 l»: uno, virgola, duecento. Dove l’hanno scritta vuol dire un serbatoio pieno. Dove l’hanno letta vuol dire a malapena una caraffa: l’ossigeno per il resto l’ha messo la riserva.
    .title = Virgola e punto
    .action = Riscrivete ogni etichetta, in lettere.
    .done =
        Vengono etichette lunghe. Saltano fuori altre due virgole lette male fin dal primo giorno, ciascuna con dietro una macchina che non è mai andata come doveva.
    .later =
        «2,500 kWh», dice l’ordine per il caricatore. L’ha letto come il lavoro di una notte chi con la virgola separa i decimali. La macchina che l’ha eseguito con la virgola fa altro.
between-two-doors =
    Il portello esterno è chiuso. Quello interno adesso dovrebbe aprirsi, e non si apre. In mezzo, in uno spazio grande come un armadio, c’è un astronauta con una borsa di pietre, una lampada e una bombola piena. La voce all’interfono dice che non c’è fretta. Poco dopo lo ridice, questa volta con la lettura della bombola al primo decimale.
    .title = Fra due portelli
    .option-crowbar = Forzate il portello
    .after-crowbar =
        Cede, con un rumore che non è soltanto di ghiaccio. { $ev-between-cap } scavalca il piede di porco e va a sedersi sulla prima cassa.
    .option-let-air-in = Fate entrare aria dalla riserva
    .after-let-air-in =
        L’ago scende, la guarnizione sospira, il portello gira leggero come tutti gli altri. { $ev-between-cap } porge per prima cosa la borsa.
    .option-wait-for-the-frost = Aspettate che il gelo molli
    .after-wait-for-the-frost =
        Al gelo serve mezzo sol. Sulla brina del vetro { $ev-between } gioca nove partite a tris e ne vince cinque.
marked-private =
    Prima del resto della posta arriva una pagina sola, segnata come personale, con un solo nome in cima.
    .title = Personale
    .then-name = È { $ev-letter-to } che è diretta, e ha qualche ora: ha aspettato il suo turno dietro le previsioni del tempo.
    .option-take-over-the-work = Prendetevi il suo lavoro
    .after-take-over-the-work =
        { $ev-letter-cap } la legge in piedi, poi su una sedia. Senza una parola l’elenco del sol viene ridiviso, davanti a un tè.
    .option-leave-the-plan = Lasciate il piano com’è
    .after-leave-the-plan =
        { $ev-letter-cap } piega la pagina in quattro, la mette via e chiede il lavoro più lungo dell’elenco.
the-pear-tree =
    La pagina personale è aperta sul tavolo, molle nelle pieghe. Parla di una casa venduta, e di che cosa ne sarà del pero che c’è dietro. Si chiedeva un voto. Andava mandato entro due giorni, non uno di più.
    .title = Il pero
    .then-shared =
        «Ho scritto di lasciarlo stare», dice { $ev-letter }. «L’hanno lasciato.» Dopo si parla di alberi, finché ci sono alberi di cui parlare.
    .else-shared =
        «Non ho risposto», dice { $ev-letter }. «C’era sempre da lavorare.» La pagina viene ripiegata lungo le vecchie righe.
steps-on-the-roof =
    Notte dopo notte, fra le due e le quattro, uno scricchiolio attraversa il tetto da un capo all’altro, al passo di chi non ha fretta. Di giorno lassù non ci sono che bulloni e polvere, e nella polvere neanche un’orma. Chi è sveglio ha preso a fargli un cenno quando passa, come a un vicino di cui non si è mai chiesto il nome.
    .title = Passi sul tetto
    .option-go-up = Salite a vedere
    .after-go-up =
        { $ev-awake-cap } segue ogni giuntura con una lampada, e posa la mano aperta su una piastra dopo l’altra. Una risponde. Si prende un segno di gesso e quattro bulloni.
    .option-lie-still = State fermi e contate
    .after-lie-still =
        Trentuno passi, ogni notte trentuno. Fa un effetto calmante soltanto { $ev-awake-to }.
what-walked =
    Stanotte il termometro esterno è uscito dalla scala. Nell’HUB c’era chi stava sveglio ad aspettare i passi.
    .title = Che cosa camminava
    .then-seen =
        Il segno di gesso ha tenuto. A camminare era il freddo, che provava una piastra dopo l’altra in cerca di quella che cede. { $ev-awake-cap } lo sente fermarsi, voltarsi e andarsene per la piana.
    .way-plate =
        Al trentesimo passo { $ev-awake } sente uno schianto. Nel Complesso Abitativo una piastra ha ceduto: i tubi lì sotto hanno il resto della notte per gelare.
    .way-silence =
        Di passi non ce ne sono stati. A forza di aspettarli, { $ev-awake } finisce per addormentarsi.
