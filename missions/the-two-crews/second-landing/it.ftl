second-landing =
    All’imbrunire sulla piana ci sono due luci, una a ovest e una a est, e dovrebbe essercene una. La Tern, la nave del cambio, è scesa in due pezzi; la stiva, strappata via, è a sud. Nella prua ci sono Oda Lindh, geologa, che guida tutti, e altre tre persone; nella poppa tre persone e l’equipaggio di volo. Da qui non si vede quale luce sia quale, e una delle due perde. Potete mandare un carretto d’aria per sol e aprire le vie. Prima, tre domande. Oltre a Oda Lindh e a chi pilota, sull’elenco della Terra c’erano sei nomi. Se vi hanno chiesto quanto posto c’era, che cosa avete risposto?
    .title = Il Secondo Atterraggio
    .idea = Una nave è scesa in due pezzi: decidete a quale luce va la vostra aria, aprite le vie e portate dentro chi aspetta.
    .do-how-far = Aria a Ovest e Aria a Est scendono di 1 in ogni Produzione, finché là c’è qualcuno; dal sol 2 quella del pezzo che perde scende di 2. Il primo 0 costa una vita, un secondo 0 alla stessa luce costa la missione.
    .then-leak-west = A ovest il sol è costato due tacche. Il nastro tiene, dove è stato messo; un palmo più in là l’aria ha trovato un’altra strada.
    .else-leak-west = A ovest si sono mossi appena, eppure il sol è costato due tacche: una per il respiro, una per lo scafo. Accostano un filo a una giuntura dopo l’altra, per vedere dove l’aria lo tira.
    .then-leak-east = Due tacche in un sol, riferiscono da est, e il nastro è ancora al suo posto. Lì accanto c’è della brina, che prima non c’era.
    .else-leak-east = Due tacche in un sol, riferiscono da est. Una l’hanno respirata; l’altra è uscita dallo scafo. Passano la guancia nuda lungo la parete, lastra per lastra, per sentire dove tira.
    .then-fewer-west = A ovest per le stesse bombole c’è una bocca in meno. Per questa volta la lancetta sale, invece di scendere.
    .then-fewer-east = A est hanno ricontato le bombole e le hanno divise fra chi è rimasto. Per questo sol la lancetta sale.
    .option-there-is-room = C’è posto
    .after-there-is-room = Quella riga ce l’hanno con sé, stampata. Le cuccette stanno dove c’era uno scaffale della dispensa, e le sue provviste sono finite prima del tempo. Seconda domanda. In una valle del nord c’era Vesper, una vecchia stazione con dieci anni di misure in memoria: che ne è stato dei suoi dati?
    .option-four-and-no-more = Quattro e non di più
    .after-four-and-no-more = Le scorte le avete riempite come annunciato, per chi è già qui. Chi sia stato cancellato dall’elenco, non vi è mai stato detto. Là fuori lo sanno, e sanno con quale frase. Seconda domanda. In una valle del nord c’era Vesper, una vecchia stazione con dieci anni di misure in memoria: che ne è stato dei suoi dati?
    .option-not-asked = Non ce l’hanno chiesto
    .after-not-asked = Allora ha risposto la Terra a nome vostro, con una frase che non avete mai visto. Seconda domanda. In una valle del nord c’era Vesper, una vecchia stazione con dieci anni di misure in memoria: che ne è stato dei suoi dati?
    .option-heard-whole = I dati di Vesper li abbiamo ricevuti tutti
    .after-heard-whole = Oda Lindh li ha portati a casa, e adesso è tornata con la Tern. Quando un motore ha ceduto sapevano da quale terreno stare alla larga: tutti e due i pezzi sono finiti sulla ghiaia, con un urto meno duro di quanto poteva essere. Terza domanda. Si racconta di una vaschetta di salamoia nel Laboratorio, e di qualcosa che lì dentro si è mosso. Che cosa ne ha saputo finora la Terra?
    .option-torn = I dati di Vesper sono a pezzi, o non sono mai arrivati
    .after-torn = Oda Lindh, che intanto era tornata a casa, ha cercato di riempire il vuoto con i suoi appunti: ve ne ha spedita una cassa intera, con un lander da carico. Dove sta adesso la cassa, prima c’erano delle scatolette. Terza domanda. Si racconta di una vaschetta di salamoia nel Laboratorio, e di qualcosa che lì dentro si è mosso. Che cosa ne ha saputo finora la Terra?
    .option-never-there = A Vesper non è stato nessuno di noi
    .after-never-there = Allora può darsi che Vesper trasmetta ancora, ogni undici minuti, verso un cielo vuoto. Terza domanda. Si racconta di una vaschetta di salamoia nel Laboratorio, e di qualcosa che lì dentro si è mosso. Che cosa ne ha saputo finora la Terra?
    .option-at-once = La Terra ha saputo tutto, subito
    .after-at-once = Laggiù è già stampato, con sotto i vostri nomi.
    .option-late = La Terra l’ha saputo a metà, o tardi, o per vie traverse
    .after-late = Sulla Terra citano ancora la data in cui avreste potuto dirlo.
    .option-not-yet = La Terra non ne sa ancora niente
    .after-not-yet = La pagina è sotto la radio, nella scatola dei semi, con il coperchio chiuso dal nastro.
    .option-no-dish = Non c’è nessuna vaschetta
    .after-no-dish = Allora nel Laboratorio c’è un ripiano libero, con sopra una lampada.

## Obiettivi

the-western-light =
    Quando A1-O e A2-O sono esplorate, portate a casa da A2-O con una Raccolta il segnalino Obiettivo rosso: è la gente di quella luce.
    .title = La luce a ovest
    .done = Sul telaio della vostra porta esterna restano impronte di guanti, ad altezze diverse.
    .then-bow-short = È la prua: Oda Lindh entra per prima e chiede l’ora esatta. Dietro di lei Ife Okoro conta i suoi, uno per uno, e il totale non lo dice.
    .then-bow = È la prua: Oda Lindh entra per prima e chiede l’ora esatta. Dietro di lei Ife Okoro conta i suoi, uno per uno, poi anche i vostri.
    .else-bow = È la poppa. Prima di ogni altra cosa Reyes posa a terra un bollitore. Abara passa da uno all’altro, preme qua e là la punta di un dito e aspetta che torni il colore.
the-eastern-light =
    Con una Raccolta portate a casa da A2-E il segnalino Obiettivo arancione, quando A1-E e A2-E sono esplorate. Tutte e due le luci sono obbligatorie, di qualunque colore sia il segnalino.
    .title = La luce a est
    .done = Entrano lungo la corda. L’ultima mano a passare la soglia la sgancia e l’arrotola, come si fa con una corda che è d’altri.
    .then-bow-short = È la prua. Oda Lindh ha disegnato l’intera strada in un quaderno, con accanto gli errori della vostra mappa. Alla cintura di Ife Okoro è appeso un paio di guanti troppo grandi per lei.
    .then-bow = È la prua. Ito cammina all’indietro, per vedere tutto. Oda Lindh ha disegnato l’intera strada in un quaderno, con accanto gli errori della vostra mappa.
    .else-bow = È la poppa. Abara scorre l’elenco che ha sulla manica, nome per nome, prima di togliersi il casco. Reyes domanda dove si può far bollire l’acqua.
their-own-stores =
    Eseguite tre volte Caricare la Slitta in A1-S. La Produzione mette una slitta per sol.
    .title = Le loro provviste
    .count = Slitte portate dentro: { $done } su { $goal }
    .done = I carichi sono in file lungo la parete esterna. A sera li copre un telo doppio, gonfiato, che tiene l’aria e ha una porta.
a-roof-for-all =
    Eseguite Fare Posto negli Alloggi Equipaggio, finché tutti loro hanno dove sdraiarsi.
    .title = Un tetto per tutti
    .count = Angoli ceduti: { $done } su { $goal }
    .done = C’è posto per sdraiarsi, per tutti, in cuccetta o per terra, e uno scaffale ogni due. Dov’erano gli armadietti il pavimento ha un altro colore.
    .then-gave = { $gave-cap } potrebbe riavere una cuccetta, e resta in Laboratorio.
every-name =
    Portate dentro le due luci, con tutti quelli che c’erano all’inizio.
    .title = Ogni nome
    .count = Luci portate dentro: { $done } su { $goal }
    .done = Abara mette l’ultimo segno sul suo elenco, poi gira il foglio: vuole essere sicura che dietro non ci sia scritto niente. «Ci sono tutti», vi dice. «Per noi conta.»
    .failed = A un nome dell’elenco della Tern non risponderà più nessuno.
a-beam-between =
    Eseguite Piantare un Faro due volte: in A1-O, in A1-E o una volta in ognuna delle due, in tempo perché serva a chi aspetta là fuori.
    .title = Due fari
    .count = Fari piantati: { $done } su { $goal }
    .done = Il secondo faro gira, e il primo risponde. Adesso due lampi, uno dopo l’altro, arrivano fino alle luci e dicono da che parte è la vostra porta. Chi aspetta ancora si sdraia e respira come nel sonno.
    .failed = Per i fari è tardi. Quello che resta da fare sulla piana si farà alla luce di un casco.

## Tracciati, indicatori e azioni

air-west =
    .title = Aria a Ovest
    .end-out = A ovest un manometro viene letto, e poi riletto. Segna lo stesso.
    .end-out-variant-2 = A ovest le lampade dei caschi si accendono, una dietro l’altra, e si mettono in cammino.
air-east =
    .title = Aria a Est
    .end-out = A est c’è una bocca in più rispetto alle bombole. Sul canale lo dicono come una cifra qualsiasi.
    .end-out-variant-2 = A est si sono legati in cordata e hanno lasciato la lampada in piedi, dietro di loro.
slate =
    .title = Il Conto
trust =
    .title = Fiducia
cart =
    .title = Carretto
sledge =
    .title = Slitta
the-last-dawn =
    .title = L’ultima alba
cart-west =
    Riempite le bombole, legatele e fate partire il carretto: Aria a Ovest +2. Ce n’è uno per sol, e la strada la trova da solo.
    .title = Carretto a Ovest
cart-east =
    Mandate l’unico carretto del sol dall’altra parte, con le stesse cinghie: Aria a Est +2.
    .title = Carretto a Est
set-a-beacon =
    Imbullonate una lampada a un palo e il palo a una roccia. Poi giratela adagio, in attesa di una risposta.
    .title = Piantare un Faro
load-the-sledge =
    Quello che è caduto dalla nave è a sud, sotto reti strappate. Una slitta porta una cosa sola, grande come un tavolo.
    .title = Caricare la Slitta
    .option-pumps = Le pompe
    .after-pumps = Tre pompe su un telaio solo, ancora piene della loro aria, che adesso passa nella vostra.
    .option-stove = La stufa
    .after-stove = Ghisa, quattro cerchi, uno sportello con il vetro di mica. Non è ancora collegata a niente, ma c’è già chi le tende le mani.
    .option-seed = Le sementi
    .after-seed = Un fusto d’acciaio fasciato di feltro. Ife Okoro chiede che suono fa a inclinarlo, e la risposta le basta.
    .option-tins = Scatolette, quante ce ne stanno
    .after-tins = Il freddo ha staccato le etichette. Che cosa c’è dentro si saprà a tavola.
    .after-tins-variant-2 = Queste l’etichetta ce l’hanno ancora, in quattro lingue.
make-room =
    Cedete, uno alla volta, gli angoli che credevate vostri. Ogni volta decidete che cosa lascia il posto.
    .title = Fare Posto
    .option-lockers = Portate fuori degli armadietti
    .after-lockers = Quello che c’era dentro finisce in sacchi, ognuno con un nome, e i sacchi si appendono al soffitto.
    .after-lockers-variant-2 = Altri armadietti passano dalla camera stagna, distesi. La polvere che c’era dietro è del vostro primo anno.
    .after-lockers-variant-3 = Dentro uno degli sportelli è ancora incollato un calendario, con i sol cancellati fino al trentesimo.
    .option-from-the-pipes = Appendete cuccette ai tubi, una volta sola
    .after-from-the-pipes = Quattro nodi per cuccetta. Le staffe erano fatte per reggere dei tubi, e prima di mattina una cede.
    .option-own-bunk = Cedete una delle vostre cuccette, una volta sola
    .who-gave = La cuccetta di chi?
    .after-own-bunk = Una coperta e una fotografia si trasferiscono in Laboratorio. Nel materasso resta la conca, per un’altra schiena.
    .else-left = Da cedere restano solo gli armadietti. Escono uno per uno, il più pesante per ultimo, e intanto si fa notte.
    .else-left-variant-2 = Ancora armadietti. A cena quello che c’era dentro è sulla tavola, con i piatti in mezzo.
    .else-left-variant-3 = Gli ultimi armadietti lasciano nella parete una fila di fori, che si chiudono con il nastro, uno per uno.

## Ritrovamenti per strada

a-rack-of-bottles =
    Scagliata via quando la nave si è aperta: una rastrelliera di bombole d’aria, alcune spaccate lungo il fianco, altre come nuove.
    .title = Una rastrelliera di bombole
    .variant-2 = Un’altra rastrelliera, incastrata in piedi fra due rocce, con metà delle bombole ancora in pressione.
    .option-to-the-west = Lasciatele alla luce a ovest
    .after-to-the-west = Lo fate passando. In lontananza si alza una mano.
    .option-to-the-east = Lasciatele alla luce a est
    .after-to-the-east = L’ultimo tratto lo fanno da sole, rotolando giù per un pendio, e in fondo c’è chi le ferma.
    .option-home = Portatele a casa
    .after-home = Si svuotano nel serbatoio una dopo l’altra, e la lancetta si muove.
a-striped-canopy =
    Un paracadute, bianco e arancione, è steso sui massi come un bucato. Si è aperto troppo presto, o appena in tempo.
    .title = Un telo a strisce
    .variant-2 = Questa volta è il paracadute frenante, più piccolo, con la stoffa bruciata lungo una cucitura.
    .option-cut-the-lines = Tagliate le funi
    .after-cut-the-lines = Buona corda, più di quanta ne abbiate mai avuta. Con poca luce si cammina meglio se la mano scorre su una fune.
    .option-dig-for-the-buckle = Dissotterrate l’imbracatura
    .after-dig-for-the-buckle = Sotto il telo, storto ma intero, c’è lo sgancio, con molle buone anche per altro.
a-shoe =
    Una scarpa, suola da interni, piccola, allacciata fino in cima. È caduta dall’orlo del cielo e sta lì come nell’ingresso di una casa, dritta.
    .title = Una scarpa
    .variant-2 = L’altra scarpa, una collina più in là, coricata sul fianco.
    .then-laugh = Si scopre che sanno ancora ridere, e che smettere è difficile.
    .else-laugh = Vi chiede di portarla dentro. Resta nella camera stagna ad aspettarla.
    .then-laugh-variant-2 = Per il resto del sol la si sente canticchiare.
    .option-report-it = Segnalatela sul canale
    .after-report-it = «È mia», dice Ife Okoro dopo un po’.
    .after-report-it-variant-2 = «Allora è un paio», dice Ife Okoro.
    .option-follow-the-line = Cercate che cosa è caduto lì accanto
    .after-follow-the-line = Quaranta passi più avanti qualcosa di rovente è entrato nel terreno e ha lasciato uno schizzo di vetro: ne staccate un pezzo.
    .after-follow-the-line-variant-2 = La scia continua, più rada. In fondo c’è una perla di metallo, affondata in un vetro che si è fatta da sola.

## Preparazione

the-plain-before-the-door =
    Il terreno a sud della porta lo conoscete.

## Regole in vigore

in-from-the-west =
    La lampada a ovest l’ha spenta l’ultima mano che ci arrivava: da quella parte non serve più nessun carretto.
    .title = Rientrati da ovest
in-from-the-east =
    A est adesso è buio come prima che arrivassero. I carretti destinati là restano al loro posto.
    .title = Rientrati da est
a-door-on-runners =
    Quello che va portato a casa viaggia sulla porta. Si risparmia un paio di mani.
    .title = Una porta sui pattini
by-stakes-alone =
    Non c’è un solco da seguire. Sul terreno nuovo uno di voi in più cammina davanti, conta i passi e prende i rilevamenti.
    .title = A passi contati

## Eventi di Missione

a-slow-star =
    È passata quando lassù c’era ancora sole: una stella lenta, che se ne trascinava dietro una piccola, appesa a un filo. La piccola era un motore. Per l’atterraggio avevate steso due file di lampade, una verso ovest, una verso est. Di corrente ce n’è per una sola. Chi vede una lampada sta fermo e consuma meno.
    .title = Una stella lenta
    .option-west-row = Lasciate accesa la fila a ovest
    .after-west-row = Una strada senza case esce nel buio. In fondo, una lampada da casco annuisce due volte.
    .option-east-row = Lasciate accesa la fila a est
    .after-east-row = Da est arriva un segnale che non sta in nessun codice, e che forse è soltanto un saluto.
    .option-no-row = Spegnetele tutte e due
    .after-no-row = Le celle tornano in carica. Nel nero che segue le due luci là fuori sembrano più forti, e più lontane fra loro.
two-lights-at-dusk =
    Fra l’una e l’altra c’è un dosso non più alto di un fienile: da una luce non si vede l’altra. A vederle tutte e due siete solo voi. Sapendo quale pezzo è quale, sapreste che valvole mettere sul carretto e di chi chiedere. Ci vogliono due finestre, del filo e un chiodo.
    .title = Due luci all’imbrunire
    .action = Prendete i rilevamenti dalle due estremità dell’HUB.
    .done = Dove i fili si incrociano disegnate due sagome, una tozza, una appuntita. Poi chiamate, con i disegni della nave in mano, e dite a ogni luce quali serbatoi le restano.
    .then-bow-west = La prua è a ovest; quella che vedete a est è la poppa.
    .else-bow-west = A ovest c’è la poppa; la prua è la luce a est.
    .later = Al banco di riempimento una bombola ha avuto il raccordo sbagliato. Sotto pressione ha ceduto, e l’aria che c’era dentro è persa.
    .closed = Chi può dirvelo è in piedi nel vostro corridoio.
a-count-on-the-band =
    Di notte il canale delle tute conta. Non sono secondi, e tante bombole non esistono: duecentosei, duecentosette. { $awake-cap } lo capisce prima di chiunque altro: sono respiri. A ogni centinaio la conta passa a un’altra voce.
    .title = Una conta sul canale
    .option-names = Chiedete i loro nomi
    .after-names = Dicono il nome e qualcosa in più, una città, una data, un cane, anche se ogni parola è fiato.
    .then-names-west = A ovest: Oda Lindh, Ife Okoro, Tobe Okoro, Ito. A est: Lindqvist, Abara, Reyes, l’equipaggio di volo.
    .else-names-west = A ovest: Lindqvist, Abara, Reyes, l’equipaggio di volo. A est: Oda Lindh, Ife Okoro, Tobe Okoro, Ito.
    .option-gauge = Chiedete che cosa dicono i manometri
    .after-gauge = Ogni cifra la chiedete due volte, e la seconda a un’altra voce.
    .then-torn = A perdere è la prua, lungo una saldatura. Li guidate a voce fino al punto, una mano dopo l’altra. Con l’ultimo nastro la perdita rallenta; per chiuderla non hanno niente.
    .else-torn = A perdere è la poppa, da un portello. Li guidate a voce fino al punto, una mano dopo l’altra. Con l’ultimo nastro la perdita rallenta; per chiuderla non hanno niente.
    .option-keep-it-free = Ascoltate, e lasciate libero il canale
    .after-keep-it-free = Risparmiano quello che sarebbe costata una risposta. Voi non dormite prima del centinaio seguente.
where-they-had-aimed =
    Vicino alla vostra porta, fra le cose cadute dalla nave, c’è il foglio di atterraggio, ripiegato da gente che portava i guanti. Su tutta la carta un posto solo ha un cerchio intorno.
    .title = Dove volevano scendere
    .then-whole = È il terreno che avevate proposto voi, quando Vesper aveva parlato contro la valle. Vi hanno creduto, fino all’ultimo picchetto.
    .then-torn = Accanto al cerchio c’è un punto interrogativo, nella grafia di Oda Lindh. Con quello che c’era dei dati di Vesper, di meglio non poteva fare.
    .else-torn = È la valle del nord. Su nessuna mappa c’è un fondo più piano, e nessuno stivale ci si è mai posato.
    .action = Esaminate il loro foglio con la lente.
    .done = Sul bordo è segnato a matita qualcosa che l’orbiter ha avvistato, non lontano dalle vostre piste. Doveva essere la loro prima passeggiata.
    .later = A cena si legge il retro del foglio: prima passeggiata, primo pozzo, prima primavera, ognuna con la sua data.
a-sledge-from-a-door =
    Le vostre slitte sono corte e hanno le sponde alte: sono fatte per i sassi, e una persona deve stare distesa. Servirebbe una porta. Quella interna del Vano Sonde è fuori dai cardini: leggera, un po’ curva, lunga quanto basta. Finché non serve a qualcosa sta appoggiata in mezzo; per passare bisogna essere in due.
    .title = Una porta per slitta
    .action = Montateci sotto dei pattini.
    .done = { $awake-cap } ci si stende per prova, e fa tutto il giro dell’HUB guardando in su.
    .later = È scivolata, portandosi dietro una scaffalatura del Vano Sonde.
    .closed = La porta torna sui cardini: da portare a casa non c’è più niente.
bread-for-more =
    Un forno grande come una scatola da stivali. Farina per nove pani. L’impasto lievita in una notte, e sarebbe questa.
    .title = Pane per altri
    .then-six = Avevate scritto che c’era posto. Il posto comprende la tavola.
    .then-four = La vostra risposta di allora fu un numero, quattro. È su quel numero che si è pesata la farina.
    .option-bake = Infornate per gli ospiti
    .after-bake = A notte fonda nove pani stanno sotto un panno, e a colazione sono ancora nove.
    .option-wait = Aspettate che siano qui
    .after-wait = La farina torna sullo scaffale, e voi andate a letto presto.
    .option-for-yourselves = Infornate per voi
    .after-for-yourselves = In un’ora è finito, briciole comprese. L’ultima fetta va a chi ha il primo turno di domani.
glove-against-a-cable =
    Attraverso i solchi c’era una fune del relitto, tesa come un filo di ferro. { $cut-cap } l’ha tagliata, e il capo libero è passato attraverso il guanto e il palmo. La tuta si è sigillata da sé al polso. La mano deve aspettare una porta.
    .title = Un guanto contro un cavo
    .then-abara = Il casco non è ancora tolto che Abara è lì con un ago, e ha cominciato.
    .action = Pulite la ferita e chiudetela.
    .done = Sette punti in quasi un’ora, e { $cut } li guarda uno per uno.
    .later = Al mattino la mano non entra nel guanto, e dal polso sale una riga rossa.
    .closed = L’ago è stato bollito per niente: la ferita è già chiusa.
two-channels =
    «Poppa a HUB, c’eravamo prima noi, passo.» «Prua a HUB, il minuto nove è nostro.» Per tre anni quelli della Tern si sono esercitati a parlare a minuti. Voi avete sempre parlato poco, quando serviva. Quello che esce adesso dall’altoparlante sono i due insieme, uno sopra l’altro.
    .title = Due canali
    .option-their-minutes = Parlate secondo i loro minuti
    .after-their-minutes = Accanto alla radio viene appeso un orologio. Alle luci si calmano; voi sedete ad aspettare il minuto nove.
    .option-our-minutes = Fateli parlare come voi
    .after-our-minutes = Ricevuto, dice una luce; ricevuto, dice l’altra. Da allora si fa a modo vostro, e dei tre anni non si parla più.
    .option-one-voice = Date loro una voce sola
    .who-voice = La voce di chi?
    .after-one-voice = Uno di voi mette la cuffia e non la toglie più. A sera le due luci chiedono quella voce per nome.
who-decides-out-there =
    Là fuori è stesa una corda, con i moschettoni già contati: chi non viene portato dentro verrà a piedi. Prima va stabilito di chi è la parola che vale, sulla piana.
    .title = Chi decide là fuori
    .then-lindqvist = «La mia», dice Lindqvist, con metà della vostra radio smontata sul pavimento. «So con che cosa respirano, fino all’ultima vite.»
    .else-lindqvist = «La mia», dice Oda Lindh. «So che voce hanno, a uno a uno, quando mentono su un manometro.»
    .option-their-word = La loro
    .after-their-word = Là fuori una voce nota dà un ordine. Viene eseguito prima che l’abbiate capito voi, senza sprecare fiato in domande.
    .then-at-four = Ormai vi devono tutto quello che possono: il Conto è a 4. Da qui in poi dare toglie 1 alla Fiducia.
    .then-full = Vi devono una cosa in più, quando di più non potevano. La prendono senza dire grazie.
    .option-our-word = La vostra
    .after-our-word = Il terreno lo conoscete voi, dite; il grado non c’entra. Là fuori ne prendono nota, senza rispondere.
    .then-at-nought = Ormai dovete loro tutto quello che potete: il Conto è a 0. Da qui in poi prendere toglie 1 alla Fiducia.
    .then-bare = Dovevate loro già troppo per avere anche questo, e sul canale ve lo dicono.
    .option-whoever-is-there = Quella di chi tiene la corda
    .after-whoever-is-there = Decide chi tiene la corda, allora, e poi dovrà conviverci. Uno di voi una corda così l’ha tenuta, e lo dice.
a-case-under-the-straps =
    A sud c’è la stiva della nave, con le sue reti. Con il teleobiettivo si vede che là ogni cosa ha un numero, tranne una valigia grigia con due serrature, sotto le cinghie dell’ultimo bancale.
    .title = Una valigia sotto le cinghie
    .then-oda = «Firmo io», dice Oda Lindh, prima che abbiate finito di descriverla.
    .then-abara = «Medicine», dice Abara, e dopo una pausa aggiunge che va tenuta dritta.
    .else-abara = Ito, che a bordo ha registrato ogni vite ma non la valigia, domanda se non si potrebbe portarla dentro lo stesso.
    .option-on-our-sledge = Mettetela sulla vostra slitta
    .after-on-our-sledge = Non è più grande di un cassetto, eppure si porta in due. Vi ringraziano più di una volta.
    .option-on-its-owners-back = Lasciateci accanto una bombola
    .after-on-its-owners-back = La vada a prendere chi la vuole. Quando il teleobiettivo torna da quella parte c’è soltanto la bombola, vuota.
    .option-bottles-first = Prima le bombole, la valigia per ultima
    .after-bottles-first = Lo spazio che avrebbe preso va all’aria. Una mattina la valigia è nel vostro corridoio, e chi l’ha posata non l’avete visto.
tracks-blown-over =
    Per tutta la notte sulla piana è passato un vento che non avrebbe mosso una tenda, ed è bastato. Ogni solco è colmo fino all’orlo, e la polvere è liscia. D’ora in poi chi attraversa terreno nuovo, voltandosi, non vedrà da dove è venuto.
    .title = Tracce cancellate
    .action = Piantate dei picchetti lungo la vecchia linea, a memoria.
    .done = A ogni picchetto c’è uno straccio, a ogni straccio un numero, e ci si può di nuovo voltare.
    .later = Lo Scorpio cerca la vecchia linea e ne trova l’orlo: tre ruote sul sodo, la quarta nel vuoto.
    .closed = Le due luci sono dentro. La strada che ci portava può restare sotto la polvere.
half-an-hour-of-dark =
    Il manometro accanto alla porta della cucina. 07:10, letto. 07:25, riletto, con un colpetto sul vetro. 09:00, letto in due, da due lati. Adesso a calare è la vostra aria, la stessa che parte con i carretti.
    .title = Mezz’ora di buio
    .option-dim-the-hub = Spegnete l’HUB una metà per volta
    .after-dim-the-hub = Mezz’ora di buio per parte, a turno. Il depuratore va con quello che cedono le lampade. Non tutto ciò che è stato spento riparte al primo colpo.
    .option-breathe-thin = Chiudete un poco la valvola
    .after-breathe-thin = Un giro in meno, e l’aria si fa magra. Parlate a frasi corte, e fra una porta e l’altra vi sedete.
    .option-keep-the-cart-in = Tenete dentro il prossimo carretto
    .after-keep-the-cart-in = Le sue bombole tornano nel serbatoio. { $awake-cap } lo dice a chi le aspettava. Passa un minuto, poi rispondono che hanno capito.
a-crate-for-the-road =
    Quale che sia la sorte del resto, dalla stiva i documenti di volo devono uscire. Uno della Tern va a prenderli a piedi, lungo una corda, e sulla schiena c’è posto per un’altra cosa. «Dovrete conviverci», dice Reyes, «quindi dite voi quale.» «Ditelo prima di notte», dice Ife Okoro.
    .title = Un’altra cosa
    .option-pumps = Le teste delle pompe
    .after-pumps = Tre teste senza il telaio. Posate sul pavimento ticchettano, scaldandosi, e lasciano andare l’aria che hanno dentro.
    .option-stove = La stufa, smontata
    .after-stove = Arriva cerchio per cerchio, avvolta in una bandiera. L’ultima cosa a uscire dal sacco è lo sportello.
    .option-seed = Il fusto delle sementi
    .after-seed = Fa tutta la strada rotolando, guidato con un piede.
    .option-dressings = Bende, niente di pesante
    .after-dressings = I pacchi si aprono la sera stessa, e si fascia quello che li aspettava.
the-first-one-in =
    È la prima mattina, da anni, in cui non sapete già chi troverete in cucina.
    .title = I primi a entrare
    .then-bow = C’è già Oda Lindh, con una mano sulla parete. «Di questo HUB conosco ogni stanza, dai disegni», dice. «Che cosa vi dobbiamo per averci fatto entrare, i disegni non lo dicono.»
    .else-bow = C’è già Reyes, con la vostra pentola fra le mani. «Ho messo su l’acqua. Sarà stata la vostra, ma ve la rendo.»
    .then-lamp = «Là fuori, di notte, fra noi c’era chi parlava con la vostra fila di lampade.»
    .do-tubes = Questa settimana mangiano dai tubetti che hanno portato: la Produzione sfama soltanto i vostri.
    .do-rule = Da adesso tenete due tracciati. Il Conto dice chi deve a chi: sopra il 2 devono loro, sotto il 2 dovete voi. Quando un debito viene pagato, da un equipaggio o dall’altro, la Fiducia sale di 1.
    .do-slate-0 = Mettete l’indicatore del Conto sullo 0: di più non potete dovere. Prendere ancora costa 1 Fiducia.
    .do-slate-1 = Mettete l’indicatore del Conto sull’1: dovete voi, per quello che vi hanno concesso dall’atterraggio in qua.
    .do-slate-2 = Mettete l’indicatore del Conto sul 2: siete pari.
    .do-slate-3 = Mettete l’indicatore del Conto sul 3: devono loro, per quello che avete concesso dall’atterraggio in qua.
    .do-slate-4 = Mettete l’indicatore del Conto sul 4: di più non possono dovere. Dare ancora costa 1 Fiducia.
    .do-trust-0 = Mettete l’indicatore della Fiducia sullo 0.
    .do-trust-1 = Mettete l’indicatore della Fiducia sull’1.
    .do-trust-2 = Mettete l’indicatore della Fiducia sul 2.
    .do-trust-3 = Mettete l’indicatore della Fiducia sul 3.
    .do-trust-4 = Mettete l’indicatore della Fiducia sul 4.
    .then-bunks = La Fiducia è partita da 3 e non da 2: dalla vostra risposta sui sei nomi sapevano di essere attesi.
    .then-number = La Fiducia è partita da 1 e non da 2: hanno avuto tutta la traversata per rileggere la vostra risposta e per contarsi.
    .else-number = La Fiducia è partita da 2: sui sei nomi non vi era stato chiesto niente, e a bordo lo sapevano.
    .then-since = Quello che è passato da allora fra le loro luci e la vostra porta l’ha spostata dov’è adesso.
    .who-envoy = Chi di voi si siede per primo con loro?
    .option-soup = Servite tutta la zuppa
    .after-soup = { $envoy-cap } riempie una ciotola dopo l’altra, raschia il fondo per l’ultima, e ogni cucchiaio torna indietro pulito.
    .then-at-four = Adesso il Conto è sul 4, e più di così non possono dovervi. Quello che date in più costa 1 Fiducia.
    .then-full = Mangiano con gli occhi sulle ciotole. Rendervi anche questa non potranno mai.
    .option-their-bottles = Prendete le bombole che sganciano
    .after-their-bottles = Prima di lasciarle le pesano ancora una volta in mano. { $envoy-cap } le appende accanto alle vostre.
    .then-at-nought = Adesso il Conto è sullo 0, e più di così non potete dovere. Quello che prendete in più costa 1 Fiducia.
    .then-bare = Guardano i loro ganci vuoti. Anche senza queste dovevate già troppo.
    .option-sit-down = Sedetevi e basta
    .after-sit-down = { $envoy-cap } avvicina una cassa. Quello che attraversa la tavola sono i nomi, con il modo in cui si dicono.
whose-roof =
    «Quattro pareti nostre accanto alle vostre», dice Oda Lindh, «con dentro quello che si può ancora cavare dalla stiva. Così sapete che cosa è nostro, e lo sappiamo anche noi.» «Una tavola sola», dice Reyes. «Il resto rimanga là fuori. Quello che si va a prendere, poi va sorvegliato.»
    .title = Sotto quale tetto
    .then-six = Sul tavolo viene posato un foglio che a forza di mani si è fatto morbido. È la vostra risposta: «C’è posto».
    .then-four = Fra quelli che sono dentro c’è chi la vostra risposta la sa a memoria, con la data di arrivo: «Quattro e non di più».
    .then-oda-out = Oda Lindh ha parlato sul canale, dall’altra luce, e là fuori aspetta la vostra risposta.
    .then-reyes-out = Reyes ha parlato sul canale, con il fiato corto, dalla luce che resta da raggiungere. Rispondere tocca a voi.
    .option-a-second-door = Una porta tutta loro
    .after-a-second-door = Sulla parete esterna viene graffiata una linea, dove dovrà stare. Da stasera in A1-S ci sono slitte da caricare.
    .option-one-door = Un tetto per tutti
    .after-one-door = Alla stiva si rinuncia, con tutto quello che ancora contiene. Negli Alloggi Equipaggio si stacca dai ganci il primo armadietto.
    .do-three = Per «Un tetto per tutti» servono tre angoli.

## Eventi Consequenziali

what-was-passed-on =
    Al mattino, quando quelli della Tern dicono i nomi, c’è un vuoto; non tutti sanno da che cosa viene.
    .title = Quello che è passato di mano
    .then-tobe = Tobe Okoro aveva detto alla sorella che la sua bombola era piena, e che a dargli pensiero era quella di lei. Era il contrario: le aveva scambiate mentre lei dormiva.
    .then-lindqvist = Lindqvist aveva smontato nella poppa ogni valvola di cui si poteva fare a meno, per farne una che tenesse. L’ultima veniva dalla tuta di Lindqvist. Ad Abara fu detto dopo, come di una riparazione.
    .option-their-words = Fatelo dire a chi c’era
    .after-their-words = Lo dicono senza una parola di troppo. Poi la radio resta accesa, anche se tace.
    .option-our-words = Fatelo dire a uno di voi
    .after-our-words = Prima lo scrivete insieme e cancellate tutto tranne i fatti; poi uno di voi lo dice a ognuno a parte. La sera una voce chiede di risentirlo.
    .option-when-all-are-in = Aspettate che siano entrati tutti
    .after-when-all-are-in = È soltanto rimandato, dite. Finché ce n’è anche uno là fuori, devono pensare a dove mettono i piedi.
    .later-when-all-are-in = L’avevano capito da soli. Quello che non sapevano è che lo sapevate voi.
abara-has-sewn =
    I punti sul palmo { $cut-of } sono piccoli e regolari. Nella piega del braccio c’è il segno di un ago, di cui non si è parlato. «Quattro ore di sonno», dice Abara. «Avresti detto di no.»
    .title = Abara ha cucito
read-back-with-the-hour =
    «Ho qui la vostra frase di ieri sulla piana», dice Oda Lindh. «Prima di appoggiarmici, vorrei sentirla una seconda volta.»
    .title = Riletto
    .then-theirs = «Là fuori vale la parola nostra, e non la vostra.»
    .then-ours = «Là fuori vale la parola vostra, dato che conoscete il terreno.»
    .else-ours = «Decide chi tiene la corda.»
    .option-stand-by-it = Confermatela
    .after-stand-by-it = La ripetete a tutti, sul canale delle tute, a piena potenza e con il vostro nominativo. «Punto», dice Oda Lindh.
    .then-at-four = Lei segna anche questo a loro debito: 4 sul Conto, il massimo. D’ora in poi chi dà abbassa la Fiducia di 1.
    .then-full = Un debito in più non lo può segnare: quella colonna è piena da un pezzo.
    .option-cross-it-out = Fategliela cancellare
    .after-cross-it-out = «Con il righello», dice lei, «in modo che si possa ancora leggere.» Da allora ogni vostra frase se la fa dire due volte.
    .option-write-ours-beside-it = Scrivetela anche voi
    .after-write-ours-beside-it = Nel vostro diario entra la stessa frase, in un’altra grafia. Da adesso un libro può sempre smentire l’altro.
warm-bread =
    Nove pani, sotto il loro panno.
    .title = Pane caldo
    .then-in = Tornano un momento in forno, poi passano sulla tavola, a gente che finora viveva di tubetti. Per qualche minuto non si sentono che croste.
    .else-in = Gli ospiti sono ancora sulla piana. Affettate il pane, lo seccate sul tubo caldo e contate le fette in una latta.

## Finali

every-name-answered =
    A cena, nel corridoio, Abara legge il suo elenco fra il rumore delle vostre pentole. Reyes. Lindqvist. Okoro, che deve dire due volte, perché alla prima rispondono tutti e due. Oda Lindh insieme alla risposta dà l’ora. Ito sta scrivendo, e il nome va detto un’altra volta. All’equipaggio di volo basta un cenno. Sulla piana i fari gettano ancora la loro luce, e davanti non hanno più che solchi. { $envoy-cap } va all’interruttore. «Lasciala accesa, per stanotte», chiedono. Si vede anche da dove si sono sdraiati.
    .title = Tutti hanno risposto
a-chair-left-out =
    Le due luci sono spente, e chi è vissuto abbastanza da lasciarle è dentro. Dovevano essere di più. Per la cena si raccoglie tutto quello su cui ci si può sedere: casse, un secchio, la panca della camera stagna. Quando tutti hanno preso posto qualcosa avanza, in mezzo al lato lungo, e non l’ha messo lì nessuno apposta. Per toglierlo basterebbe un gesto. Invece un piatto dopo l’altro ci gira intorno, ogni volta con una piccola sosta. Domani ci sono pietre da raccogliere, per tutti e due gli equipaggi, che sul posto devono ancora mettersi d’accordo.
    .title = Una sedia di troppo
their-own-door =
    Adesso le porte sono due. Dietro la seconda hanno sistemato quello che è venuto da sud, cassa accanto a cassa, con un panno davanti al lato freddo. La sera li sentite attraverso la parete: una cosa pesante, spostata; una pausa; rimessa dov’era. { $envoy-cap } ha fatto la visita e riferisce che è stretto, che c’è corrente, che sono contenti. La vostra tavola è di nuovo lunga come una volta. Sulla targa della porta nuova c’è una data, di mano di Oda Lindh, e il posto per un’altra. Servirà, dice, il giorno in cui la si toglierà.
    .title = La loro porta
more-coats-than-hooks =
    Accanto alla camera stagna ci sono più giacche che ganci: dalla lampada al tubo è stata tirata una corda. Dov’erano gli armadietti adesso c’è gente sdraiata. Se vi alzate di notte scavalcate loro; a scavalcare voi, poi, è Ito, con una matita. Quello che è ancora nella stiva resta là, sotto le reti. Non si fanno piani, anche se vedete qualche sguardo andare a sud. Reyes ha trovato la pentola grande e ci fa mangiare tutti. Il primo litigio è per un asciugamano, e finisce scritto in due libri.
    .title = Più giacche che ganci
boots-on-in-the-corridor =
    Stanno nel vostro corridoio, sulle giacche, con gli stivali ai piedi, perché un posto dove posarli non c’è. Chi poteva entrare è entrato. Delle stanze che dovevano essere loro si vede, al massimo, dove sarebbero cominciate. I sol del piano sono finiti. Il Controllo Missione chiede una cifra sola: stanotte, per quanti c’è posto? Oda Lindh misura il corridoio a passi, scrive e vi mostra il foglio. Poi il lavoro si ferma; da domani ci penserà la Terra. Sulla lampada si stende un panno, perché possano dormire.
    .title = Con gli stivali, in corridoio
the-other-light =
    Una luce è stata portata dentro. L’ultima sera del piano l’altra si muove. Là fuori hanno fatto i loro conti: vengono a piedi, lungo i vostri solchi, con l’ultima aria delle tute. Mettete tutte le lampade che avete alla finestra di quel lato. Quelli della Tern che sono con voi stanno lì davanti e dicono dei nomi, da come oscilla ogni luce. Quella zoppica, sentite; quell’altra porta qualcosa. Al mattino le lampade si possono contare. I nomi si sono fermati prima.
    .title = L’altra luce
lights-until-morning =
    Le due luci sono dov’erano la prima sera. Sapete quanto distano, in metri, e quale tratto è stato di troppo. All’alba l’ordine arriva dal ripetitore, visto che da voi non arriverà: devono venire a piedi, da est con il sole alle spalle, da ovest con il sole negli occhi. Il Controllo Missione legge loro il terreno, con minuti di ritardo. A voi tocca far bollire l’acqua e sgombrare il corridoio. Le due lampade sono rimaste accese. Da lontano sembrano uguali a quelle piccole, salvo che non si muovono.
    .title = Luci fino al mattino
out-of-bottles =
    Uno di loro è già là fuori, sotto le pietre, con la lampada accanto alla testa. Adesso chi aspettava a quella luce si è messo in cammino verso l’HUB, con quello che resta nelle tute. Sul canale non se n’è discusso. Sentite respirare, al passo, e ogni tanto una cifra. Il Controllo Missione interrompe tutto il resto: che i rover vadano loro incontro, subito, con ogni bombola. Guidate con gli sportelli aperti e una mano sulla lampada. Nel Garage, sotto il telo, c’è il carretto di domani.
    .title = Senza bombole
a-seat-in-the-airlock =
    Nella camera stagna c’è un sedile ribaltabile, per infilarsi gli stivali. È abbassato. L’ultima persona a sedersi lì era dei vostri, e nessuna mano lo rialza. Il Controllo Missione fa interrompere il lavoro e chiede l’ora. La radio tace su ogni canale, come per un accordo. Dopo un po’ parla Oda Lindh. Quello che resta da fare lo faranno i suoi, dice, e voi lasciate i rover dove sono. È detto con gentilezza. State seduti con le mani intorno alle tazze, e li sentite parlarne fra loro.
    .title = Un sedile nella camera stagna
