make-yourself-at-home =
    L’HUB è stato costruito per un equipaggio che doveva soltanto sopravvivere. Voi dovete farne un posto in cui restare. Aria, energia e cibo bastano a chi c’è già, e a nessun altro; ogni cuccetta, ogni ripiano, ogni presa è occupata. In magazzino aspettano tre casse: un Pannello Solare, un Ossigenatore, una Fattoria. Hanno viaggiato sette mesi, e nessuna si metterà in funzione da sola. Da qualche parte a sud giacciono due sonde ammutolite durante l’atterraggio, Marsfarer e Stargazer 3, con dentro pezzi ancora buoni. Quando sarà finito l’ultimo sol del piano, Ines, la voce del Controllo Missione, farà una sola domanda: qui si può vivere?
    .title = Come a Casa Vostra
    .idea = L’HUB è troppo piccolo per il suo equipaggio: costruite tre Strutture di Riserva, scoprite che cosa fa crescere le piante e lasciate la base in buono stato.

## Obiettivi

spare-solar-panel =
    Costruite il Pannello Solare di Riserva con l’azione Costruzione. Mettetene la carta accanto alla fila del Complesso Sistemi, con un indicatore di stato rosso su ogni elemento.
    .title = Pannello Solare di Riserva
    .done = Il nuovo pannello si volta verso il sole, e le luci del corridoio smettono di tremare.
spare-oxygenator =
    Costruite l’Ossigenatore di Riserva con l’azione Costruzione. Mettetene la carta accanto alla fila del Complesso Sistemi, con un indicatore di stato rosso su ogni elemento.
    .title = Ossigenatore di Riserva
    .done = Il terzo Ossigenatore fa il suo primo respiro di Marte e lo restituisce come aria.
spare-farm =
    Costruite la Fattoria di Riserva con l’azione Costruzione. Mettetene la carta accanto alla fila del Complesso Sistemi, con un indicatore di stato rosso su ogni elemento.
    .title = Fattoria di Riserva
    .done = La Fattoria di Riserva è in piedi. In fondo alla sua cassa, in una capsula sigillata, c’è un seme.
new-seed =
    Piantate un seme con l’azione Ricerca sulla Fattoria. Il seme si prende dalla Zona di Carico; la cassa della Fattoria di Riserva ne porta uno.
    .title = Un nuovo seme
    .done = Sotto le lampade un’aiuola scura porta la data di oggi. Non si vede ancora niente, e venite tutti a guardare.
growing-conditions =
    Eseguite Apportare Regolazioni finché il tracciato delle condizioni ottimali non è pieno.
    .title = Condizioni di crescita ottimali
    .count = { $done }% (traguardo { $goal }%)
    .done = Luce, umidità e aria vanno d’accordo per un sol intero: le piante non si limitano più a sopravvivere, crescono.
repair-the-hub =
    Riparate gli elementi rotti finché quelli rimasti non superano più la Soglia. Contano anche quelli delle Strutture di Riserva. La domanda arriva quando tutti gli altri obiettivi obbligatori sono raggiunti.
    .title = Riparare l’HUB
    .done = L’elenco dei guasti è abbastanza corto da essere firmato, e l’HUB è pronto per la consegna.
crashed-probes =
    Esplorate le regioni A1-S e A2-S, dove sono cadute Marsfarer e Stargazer 3. Mettete 1 segnalino Obiettivo arancione su ciascuna, oltre a ciò che ci va di solito.
    .title = Due sonde perdute
    .count = Relitti trovati: { $done } su { $goal }
    .done = Marsfarer e Stargazer 3 hanno di nuovo un posto sulla vostra mappa. Quella sera nessuno mangia da solo.
probe-spare-parts =
    Eseguite la Raccolta nelle regioni A1-S e A2-S per portare a casa quello che i due relitti hanno ancora dentro: ogni segnalino Obiettivo arancione passa dalla sua regione alla scheda missione.
    .title = Pezzi dai relitti
    .count = Relitti smontati: { $done } su { $goal }
    .done = Ciò che a Marsfarer e Stargazer 3 non serve più è in ordine sul banco di lavoro: un pezzo di ricambio per ogni tipo.
six-bunks =
    Eseguite Montare una Cuccetta due volte. Arrivano sei persone, e il piano ha letti per quattro.
    .title = Sei cuccette
    .count = Cuccette montate: { $done } su { $goal }
    .done = Sei coperte, piegate tutte della stessa misura. Dalla porta sembra un posto dove si aspetta gente.
air-for-two =
    Eseguite Riempire una Bombola due volte. La Halcyon porta due persone, e nemmeno un litro d’aria da prestare loro.
    .title = Aria per due
    .count = Bombole riempite: { $done } su { $goal }
    .done = Accanto alla porta interna ci sono due bombole, pesate e sigillate, ciascuna con un nome.
a-second-year =
    Eseguite Riempire uno Scaffale due volte. Quello che mettete da parte adesso deve bastare fino alla prossima nave.
    .title = Un secondo anno
    .count = Scaffali riempiti: { $done } su { $goal }
    .done = Riso, fagioli, sale, sapone. Al centro il secondo scaffale si piega un poco.
the-lay-of-the-land =
    Esplorate finché non conoscete tre regioni, contando quelle che conoscete già. Altri dovranno orientarsi con questa mappa.
    .title = La carta dei dintorni
    .count = Regioni conosciute: { $done } su { $goal }
    .done = I fogli sono appesi in fila nel corridoio. Per la prima volta l’HUB non sta sul bordo della carta, ma nel mezzo.

## Azioni della missione

make-adjustments =
    Regolate da capo luce, umidità e aria nelle aiuole, e guardate come rispondono le piante. Ogni successo avvicina le condizioni ottimali.
    .title = Apportare Regolazioni
put-up-a-bunk =
    Imbullonate un telaio alla parete, saldateci una scaletta e trovate un materasso.
    .title = Montare una Cuccetta
fill-a-bottle =
    Travasate aria dalla riserva in una bombola, pesatela e sigillatela.
    .title = Riempire una Bombola
fill-a-shelf =
    Seccate, imballate ed etichettate quello che la cucina può cedere.
    .title = Riempire uno Scaffale

## Eventi di Missione

cargo-overhead =
    Al Controllo Missione il turno di notte è di Ines, che legge le buone notizie come un elenco di temperature. Il rifornitore in orbita può cedere un modulo. Passa sopra di voi fra tre sol, e al modulo servirà qualcosa di luminoso a cui mirare. Che cosa metterci dentro, tocca a voi dirlo.
    .title = Un carico in orbita
    .option-parts = Chiedete pezzi di ricambio
    .after-parts =
        Una staffa e un filtro, scrivete. Il rifornitore risponde con una sola cifra: il peso.
    .option-food = Chiedete cibo
    .after-food =
        Riso, fagioli e frutta secca, dice la risposta, in scatola, perché nessuno sa quanto sarà duro l’arrivo.
    .action = Disponete un cerchio di luci di atterraggio sulla piana davanti all’HUB.
    .done =
        Le luci lampeggiano sulla piana buia, in fondo a un lungo cavo. Dalla finestra sembra quasi un paese.
    .later =
        Il rifornitore chiede le sue luci. Le chiede di nuovo a mezzogiorno e di nuovo al tramonto, con le stesse parole. Vi chiedete l’un l’altro chi doveva stenderle.
one-bunk-short =
    L’ultimo angolo libero se lo sono preso le casse e i cavi, ed era l’angolo con una cuccetta. Stamattina c’è un materasso per terra, e una staffa ha lasciato il segno fra due costole. È una cosa da poco. Se ne discute a lungo, a bassa voce, attraverso una parete che lascia passare ogni parola.
    .title = Una cuccetta in meno
    .option-sleep-in-shifts = Dormite a turni
    .after-sleep-in-shifts =
        Stendete una tabella dei turni. Adesso c’è sempre un orecchio sveglio, che sente in tempo le pompe del Complesso Abitativo. Di giorno tutto l’HUB cammina in punta di piedi.
    .option-camp-by-the-airlock = Mettete un materasso accanto alla camera stagna
    .who-by-the-airlock = Chi dormirà accanto alla camera stagna?
    .after-camp-by-the-airlock =
        Il materasso se ne va lungo il corridoio senza una parola. Dietro la parete c’è silenzio, finalmente, con un po’ di vergogna. Laggiù fa freddo, e la polvere è vicina.
    .option-build-a-bunk = Costruite una cuccetta con le casse
    .after-build-a-bunk =
        Mezzo sol passa fra seghe e assi di cassa. Il risultato è storto, sa di colla e piace a tutti. Ci dorme per primo chi è messo peggio, per nove ore.
brackets-for-another-base =
    Le staffe imballate con le nuove macchine vanno bene per un pavimento che questo HUB non ha. Le hanno imballate per un’altra base, con cura, ognuna nel suo sacchetto etichettato. O oggi i telai si reggono a mano, o il pavimento dell’Officina avrà fori nuovi proprio dove trema di più.
    .title = Staffe per un’altra base
    .option-two-at-the-clamps = Reggete i telai a mano
    .after-two-at-the-clamps =
        Per tutto il giorno è reggi, annuisci, stringi, lascia: un lavoro lento, ma alla fine niente è rovinato.
    .option-drill-the-floor = Forate il pavimento
    .after-drill-the-floor =
        Il trapano attraversa la lamiera, l’isolante e qualcosa che nel disegno non c’era. Da allora ogni macchina del Complesso Lavorativo ha lo stesso leggero brivido.
    .action = Tagliate e forate staffe adatte dai rottami.
    .done =
        Le nuove staffe sono brutte, e tengono. Avanza una manciata di buoni raccordi, e il tremito nel pavimento è sparito.
    .later =
        Nella notte un telaio si allenta. Ruota, colpisce la pressa e si porta via la guida. Sotto i rottami ci sono le staffe sbagliate, con l’etichetta giusta.
dust-in-the-filters =
    Un velo rosso e fine copre ogni tuta nella camera stagna, e la faccia interna della seconda porta, dove non dovrebbe essercene. Un Ossigenatore fatica come chi dorme con la coperta sulla testa, e la pressione ha cominciato a scendere. Un poco della riserva la terrebbe su; altrimenti sarà un giorno di aria sottile.
    .title = Polvere nei filtri
    .option-bleed-the-reserve = Attingete un poco alla riserva
    .after-bleed-the-reserve =
        Una valvola si apre di un quarto di giro e si richiude. L’ago torna dove vi piace vederlo.
    .option-breathe-thin = Respirate aria sottile per un giorno
    .after-breathe-thin =
        Vi muovete piano, parlate poco e perdete il filo di quello che dite. A cena avete tutti mal di testa, ognuno il suo.
    .action = Smontate i filtri, lavateli e sigillate di nuovo la porta interna.
    .done =
        L’acqua scorre rossa, poi limpida. La ventola torna alla sua vecchia nota, la riserva ricomincia a riempirsi, e a tavola si parla fino a tardi.
    .later =
        La ventola non fatica più. Gira libera e non muove niente: dietro, il filtro si è compattato e si è strappato lungo il bordo. Quello che passa sa di ferro. Questo filtro non lo salva più nessun lavaggio.
letters-from-earth =
    Il primo pacchetto privato dopo l’atterraggio arriva in una finestra di undici minuti, e nove se li mangia il rumore. Quel che resta: mezza ricetta, una fotografia senza il terzo inferiore, un elenco di nomi che chiedono come state, i saluti del medico di volo. In fondo c’è posto per una pagina vostra: basta per una cosa sola.
    .title = Lettere dalla Terra
    .option-write-home = Scrivete a casa
    .after-write-home =
        A ciascuno toccano sei righe. Si scrivono piccole, e si leggono da sopra la spalla del vicino.
    .option-ask-the-surgeon = Chiedete al medico di volo di tutto ciò che fa male
    .after-ask-the-surgeon =
        Ne esce una pagina onesta, e piena: vederla scritta è già un sollievo.
    .option-send-the-fault-list = Mandate l’elenco dei guasti
    .after-send-the-fault-list =
        Il turno di notte risponde con due regolazioni, una per il Complesso Lavorativo, una per il Complesso Sistemi. Saluti non ce ne sono: non c’era posto.
a-voice-from-the-south =
    Durante il controllo di mezzogiorno il ricevitore capta tre impulsi brevi e una pausa, molto deboli, da sud. Marsfarer era data per persa da anni. Con l’ultima scintilla della batteria ha sentito il vostro radar.
    .title = Una voce da sud
    .then-been-there =
        Il pendio dove giace lo conoscete. Da quando ci siete stati ne parlate come di una vicina di casa, e adesso la vicina ha bussato.
    .else-been-there =
        Sulla mappa è un’ellisse con un punto interrogativo. Avete letto tutti come è scesa: troppo in fretta, e parlava ancora. Di notte i tre impulsi li sentite anche senza ricevitore.
    .action = Leggete quello che il ricevitore ha registrato, un impulso dopo l’altro.
    .done =
        Ne escono anni di gelo, di luce e di polvere in una sola lunga riga di cifre: il tempo che fa davanti a casa vostra. Progettare un’uscita non sembra più una scommessa.
    .later =
        Il ricevitore ha continuato a cercare i suoi tre impulsi, e li mette dove non sono: nelle radio delle tute. Fra una parola e l’altra ci sono tre colpi e un silenzio. Chi esce dal Garage deve farsi ripetere ogni avviso.
the-valve-that-sings =
    Dietro la parete degli Alloggi Equipaggio una valvola di pressione ha trovato una nota, e la tiene. Di giorno si perde fra le pompe. Di notte è sottile e costante, e sale quando si apre un rubinetto.
    .title = La valvola che canta
    .then-torn =
        Stanotte non è sola: c’è un fruscio, come di carta nella corrente. In un complesso stanco come il vostro il filtro di quella linea si è strappato.
    .else-torn =
        Imparate a dormire lo stesso. Sul pannello è un piccolo guasto in più.
    .action = Aprite la parete degli Alloggi Equipaggio e rimettete la valvola in sede.
    .done =
        Mezzo giro e una guarnizione nuova. La nota si spezza, e nel silenzio vi accorgete di quanti altri suoni fa l’HUB, tutti normali.
    .later =
        La nota sale, vacilla e sparisce. Poi cominciano a far male le orecchie. La valvola si è aperta del tutto e svuota la linea dell’aria nell’intercapedine fra i due scafi; quando riuscite a strozzarla, là fuori è finita anche una parte della riserva.
flare-warning =
    Osservatorio in orbita a tutti a terra. Gruppo di macchie in rotazione verso di voi. Probabilità di un brillamento: alta. Preavviso: minuti. Consigliato il nucleo schermato. Una persona davanti al contatore, almeno per mezzo sol.
    .title = Allerta brillamento
    .who-at-the-counter = Chi sta davanti al contatore?
    .action = Spostate le cuccette nel nucleo schermato e scollegate i circuiti sensibili.
    .done =
        L’HUB si spegne, una stanza dopo l’altra, e solo le batterie continuano a caricarsi. State distesi fianco a fianco dietro i serbatoi dell’acqua. { $at-the-counter-cap } legge le cifre ad alta voce, ogni volta un po’ più basse.
    .later =
        Nessun rumore, nessuna luce, solo il contatore, che diventa un suono unico. Nel Centro di Controllo gli schermi si fanno bianchi, e uno resta così. { $at-the-counter-cap } aveva lasciato il nucleo per riprendere il quaderno, per la durata di due respiri e per il corridoio sbagliato.
frost-in-the-growth-beds =
    Al mattino le aiuole più basse sono bianche. Il tappeto che hanno sotto era pensato per un orto più piccolo, e il freddo sale ovunque si sia spostato un tubo per fare posto. { $green-hand-cap } ha già una vaschetta per mano. Nei tappeti c’è calore, se la riserva può cederne. Ce n’è anche fra le cuccette.
    .title = Gelo nelle aiuole
    .option-turn-the-mats-up = Scaldate di più i tappeti
    .after-turn-the-mats-up =
        I tappeti si scaldano piano, un angolo dopo l’altro. Accanto alla porta l’ago della riserva di energia scende.
    .option-sleep-with-the-trays = Portate le vaschette fra le cuccette
    .after-sleep-with-the-trays =
        Sette vaschette stanno dove si mettono i piedi. Per tutta la notte si sente odore di terra bagnata. Al mattino i pannelli del Complesso Abitativo sono imperlati d’acqua.
    .action = Stendete un secondo tappeto riscaldante e raccogliete ciò che non si può salvare.
    .done =
        Le aiuole fumano, poi gocciolano. Ciò che non si poteva salvare finisce nella zuppa; il resto, a sera, ha rialzato le foglie, un po’ più in alto di ieri.
    .later =
        Quando il ghiaccio si scioglie, quello che teneva in piedi si piega. File intere giacciono scure ai bordi, con un odore di erba tagliata che nessuno di voi sentiva da molto tempo.
damp-behind-the-panels =
    L’HUB non è mai stato pensato per asciugare tanto respiro. L’umidità è andata dietro i pannelli del Laboratorio, lungo i condotti dei cavi, e stamattina il connettore dell’energia è coperto di una peluria bianca e sputa quando lo si tocca. L’interruttore nel corridoio lo renderebbe innocuo, e buia la stanza. Sotto tensione si brucerà prima di mezzogiorno, e le lampade resteranno accese.
    .title = Umidità dietro i pannelli
    .option-pull-the-breaker = Staccate l’interruttore
    .after-pull-the-breaker =
        Dietro la parete lo sfrigolio smette. Il Laboratorio resta al buio, con tutto quello che contiene.
    .option-leave-it-live = Lasciatelo sotto tensione
    .after-leave-it-live =
        Sputa, si arroventa e si spegne, poco prima di mezzogiorno. Le altre linee del condotto vanno avanti senza di lui.
    .action = Aprite i condotti del Laboratorio, asciugateli con aria calda e giuntate fili nuovi.
    .done =
        Da una parete escono due secchi d’acqua, in un posto dove si conta ogni goccia. Il connettore è lucido, e con l’umidità se n’è andato il ronzio dagli strumenti.
    .later =
        L’umidità è andata avanti lungo il condotto, fuori dal Laboratorio, nella parete dietro. Nel Complesso Lavorativo di notte i relè scattano senza che li tocchi una mano.
seal-on-the-crate =
    Sul coperchio della cassa della Fattoria corre un sigillo di carta: materiale vivo, da non aprire senza il nulla osta dell’ufficio di quarantena sulla Terra. Sotto c’è tutto quello di cui è fatta la Fattoria di Riserva. Un coltello è già arrivato. { $green-hand-cap } siede sulla cassa.
    .title = Un sigillo sulla cassa
    .option-break-it = Rompete il sigillo
    .after-break-it =
        { $green-hand-cap } lascia la cassa senza guardarvi e va a contare i semi. Un taglio, e si sente odore d’estate: l’imballaggio è di canapa pressata. Ogni pezzo sta come l’hanno imballato. La canapa finisce in magazzino, accanto ai sacchi di farina.
    .later-break-it =
        La canapa non era vuota. Qualcosa di piccolo e pallido ne è passato nei sacchi. Setacciate quello che si può setacciare; il resto, che doveva diventare pane, esce dalla camera stagna, in un freddo a cui non resiste nessuna larva.
    .option-ask-for-clearance = Chiedete il nulla osta alla Terra
    .after-ask-for-clearance =
        Il modulo ha quaranta caselle, mezzo sol di lavoro. Al tramonto la risposta c’è: aprite, i documenti seguiranno, e grazie. È il primo grazie da settimane.
    .option-work-in-a-tent = Apritela dentro una tenda
    .after-work-in-a-tent =
        Montate intorno alla cassa una tenda di pellicola. Una ventola e un riscaldatore ne tengono l’aria separata dalla vostra, con l’energia della riserva. Quello che ne esce è pulito, e { $green-hand } va a dormire in pace.
a-date-in-the-calendar =
    Nel piano di questo sol, fra un cambio di filtro e una prova di pressione, c’è una data dell’altro calendario. È un compleanno, annotato prima della partenza e mai più nominato. La busta che lo accompagna gira da sette mesi in una tasca.
    .title = Una data nel calendario
    .who-birthday = Di chi è il compleanno?
    .action = Cucinate qualcosa che richieda tempo, e sgombrate il tavolo lungo.
    .done =
        Per la prima volta sul tavolo ci sono piatti e nessun attrezzo. { $birthday-cap } ha il primo bis, e lo paga con una storia di casa che nessuno aveva mai sentito. Quella notte dorme fino al mattino anche chi ha più dolori.
    .later =
        La data è passata. A colazione qualcuno volta una pagina del piano, e la mano si ferma. Non importa, dice { $birthday }, e lo dice con gentilezza. Le scuse arrivano in corridoio, e non servono.
version-nine =
    La versione nove, annunciata da tempo, arriva a colazione e comincia a installarsi nel Centro di Controllo. I menu, i colori, l’ordine degli allarmi: si sposta tutto sotto i vostri occhi. Chiede una mattina senza disturbi. In una mattina così un guasto del Complesso Sistemi può passare senza che lo si legga. Oppure si fa a mano, pagina per pagina.
    .title = Versione nove
    .option-let-it-finish = Lasciatela finire
    .after-let-it-finish =
        A mezzogiorno finisce, con un segnale. Dalle dieci due allarmi aspettano in fondo a una pagina che prima non c’era.
    .option-take-it-by-hand = Installatela pagina per pagina
    .after-take-it-by-hand =
        Mezzo sol passa davanti allo schermo, una pagina dopo l’altra, e le leggete tutte.
    .action = Rimettete la vecchia versione e tenete i nuovi controlli che vale la pena di tenere.
    .done =
        Tornano i vecchi menu, nei loro vecchi colori. Della nuova versione resta accesa una pagina, l’elenco dei piccoli guasti, dal più vecchio. Prima di cena ne sistemate due, uno nel Complesso Lavorativo, uno nel Complesso Sistemi.
    .later =
        Nella notte il computer del Garage ha preso per sé l’aggiornamento, e con esso un altro meridiano per la mappa. Secondo il vecchio conto i rover sono dove devono essere; secondo il nuovo, in una valle oltre il polo. Fino al mattino ha provato a conciliare i due conti. Adesso non risponde più a nessun tasto.
names-in-the-farm =
    Dalla Terra una botanica, Livia Varga, chiede un registro: una riga per ogni pianta, con un numero e un nome. Dovrebbe bastare un minuto. Ma quasi tutte le piante un nome ce l’hanno già, alcune due, dati in silenzio da persone diverse. { $green-hand-cap } li sa tutti a memoria.
    .title = I nomi nella Fattoria
    .option-every-name = Mandate tutti i nomi
    .after-every-name =
        Ci vuole la sera intera. Tre nomi si portano dietro una storia. Intanto una pompa del Complesso Abitativo chiede attenzione invano.
    .option-numbers-only = Mandate soltanto i numeri
    .after-numbers-only =
        Per contare le piante passate lungo ogni aiuola. Ogni vaschetta la girate verso la luce e la annaffiate, come da giorni bisognava fare.
    .option-the-new-one = Date insieme un nome alla nuova aiuola
    .after-the-new-one =
        La nuova aiuola non è ancora di nessuno. Dopo quattro proposte e un silenzio avete un nome che tutti riuscite a dire.
    .action = Sedetevi nella Fattoria e mettetevi d’accordo sui nomi doppi.
    .done =
        Ogni nome doppio ha un giorno della settimana in cui vale. Non ha senso, e porta pace.
    .later =
        Un cartellino è voltato verso il muro, non si sa da chi; la mattina dopo sono due.
tracks-in-the-east =
    La telecamera sul traliccio mostra a est una traccia di ruote, due linee nette che superano un dosso e si fermano. Nessuna uscita del piano passa di lì. Per mezza notte l’HUB è silenzioso, e si controlla ogni porta. Poi si apre il diario dei primi giorni: un giro di prova, una svolta sbagliata, una cassetta posata e mai ripresa. La polvere ha solo scoperto la vostra traccia.
    .title = Tracce a est
    .action = Seguite la traccia e riportate a casa la cassetta.
    .done =
        La cassetta è dove finiscono le linee, nella sabbia fino al coperchio. Dentro ci sono una roccia avvolta in un guanto e uno strumento che da allora non ha mai smesso di ascoltare il suolo.
    .later =
        La pagina dopo del diario dice chi era al volante, e chi aveva detto di girare a sinistra. A cena si leggono entrambi i nomi. Per il resto del pasto si parla di cucchiai.
heavy-doors =
    Il nuovo Ossigenatore fa quello per cui è stato mandato. Nella notte la pressione è salita: l’HUB era bilanciato per meno aria, e le sue serrande rispondono tardi. Nel Complesso Abitativo le porte si incastrano nei telai o si aprono da sole, e a ogni soglia schioccano le orecchie. Potete tenere quello che dà. Potete lasciarne andare un poco, e avere porte che si chiudono.
    .title = Porte pesanti
    .option-keep-the-air = Tenete l’aria
    .after-keep-the-air =
        I serbatoi prendono quello che c’è. Per tutta la notte una porta si apre, si chiude e si apre.
    .option-let-some-go = Lasciatene andare un poco
    .after-let-some-go =
        Una valvola resta aperta per un’ora, finché le porte non girano come una volta. Marte ha riavuto un poco del suo ossigeno.
    .action = Regolate da capo le serrande del Complesso Abitativo, stanza per stanza.
    .done =
        Un giro qui, mezzo giro là, con un orecchio al telaio. A sera ogni porta si chiude con due dita.
    .later =
        Verso mattina la porta del MedLab si apre da sola, con la pressione di due stanze alle spalle, e i cardini escono dalla parete. Dietro c’era lo scaffale degli strumenti. Raccogliete i pezzi su un telo, e troppi sono piccoli.
the-farm-drinks-first =
    La Fattoria di Riserva ha sete. Da quando l’avete messa in funzione, il livello del serbatoio principale scende un poco ogni notte. L’acqua non è perduta: gela sulla parete fredda dietro le nuove aiuole, e lì resta. A riportare su il livello ci penserebbe il depuratore, con l’energia della riserva; oppure un sol di tazze più piccole.
    .title = La Fattoria beve per prima
    .option-run-the-recycler = Fate andare il depuratore tutta la notte
    .after-run-the-recycler =
        Va da quando si abbassano le lampade fino a colazione, con il rumore di un treno che non arriva.
    .option-half-a-cup = Mezza tazza a testa
    .after-half-a-cup =
        Le tazze si segnano con il nastro. A mezzogiorno ognuno sa dove sta ogni tazza.
    .action = Posate canaline e un tubo caldo dietro le nuove aiuole, fino al serbatoio.
    .done =
        Il ghiaccio si stacca dalla parete e scorre dove deve. Il depuratore fa una pausa, la riserva si riprende. Lungo il tubo caldo una fila di verdura è pronta per la cucina prima del tempo.
    .later =
        Nella notte il galleggiante del serbatoio principale tocca il fondo. L’impianto dell’aria, che beve dopo la Fattoria, aspira a vuoto e si ferma per proteggersi. Quando riparte, la pressione non basta per tutte le stanze, e una va chiusa.
patter-on-the-roof =
    Poco dopo mezzanotte qualcosa comincia a picchiettare sul tetto, come pioggia. Oltre l’orizzonte è caduto un meteorite, e la sua ghiaia sta scendendo qui. Dura quattro minuti. Nel terzo c’è un colpo secco: un granello grande come una lenticchia ha attraversato i due scafi sopra il MedLab e si è piantato nel suo filtro dell’ossigeno. Il foro si chiude con schiuma e nastro, che non sono fatti per una notte all’aperto.
    .title = Picchiettio sul tetto
    .action = Salite sul tetto, chiudete il foro per bene e rimettete in ordine il MedLab.
    .done =
        Lavorate in ginocchio, con lamiera e sigillante, e di sotto entra un filtro nuovo. Da quello strappato scuotete fuori un granello nero con una pelle di vetro. Nel MedLab si respira di nuovo.
    .later =
        La schiuma si ritira al freddo, e il nastro si stacca. Verso mattina la toppa sopra il MedLab si è sollevata da un lato, e l’aria della stanza se n’è andata per una fessura dove non passa una moneta; quel che manca deve metterlo la riserva.
two-thermostats =
    Nel corridoio ci sono due termostati, uno per la Fattoria e uno per gli Alloggi Equipaggio, e calore per uno solo. { $green-hand-cap } chiede ventiquattro gradi, per le piantine. Dalle cuccette si chiede una notte fresca. A mezzogiorno le manopole hanno già girato cinque volte.
    .title = Due termostati
    .option-warm-for-the-plants = Caldo, per le piante
    .after-warm-for-the-plants =
        Le piantine stanno ritte come un coro, e a cena ci sono ravanelli. Voi vi stendete sopra le coperte e contate i pannelli del soffitto.
    .option-cool-for-the-sleepers = Fresco, per le cuccette
    .after-cool-for-the-sleepers =
        Dormite a fondo e a lungo, e sbiadiscono lividi che non guardavate più. Nella Fattoria una vaschetta di lattuga si è fermata a metà di una foglia.
    .action = Appendete fra i due una tenda di pellicola.
    .done =
        La tenda fruscia a ogni passaggio. Di là { $green-hand } ha l’estate. Di qua c’è finalmente una notte, e quello che faceva male ha il tempo di guarire.
    .later =
        Le manopole hanno girato una volta di troppo. In un armadio degli Alloggi Equipaggio un relè si è saldato, poi si è bruciato: sa di lacca calda.
a-voice-you-do-not-know =
    Un messaggio con un’immagine. Arriva a strisce, dai capelli in giù, e ci vuole un poco prima che ci sia una bocca per parlare.
    .title = Una faccia a strisce
    .then-six =
        È Reyes, che cucina e salda. Quello che dicono i manuali lo si sa, dice la bocca. Ma che odore c’è, la mattina? C’è un posto dove una persona può stare da sola? È rumoroso, il bollitore?
    .then-two =
        È Brandt, a bordo della Halcyon. Gira la telecamera verso il finestrino: una piana bruna, un punto pallido. Saluta il punto con la mano, poi elenca quello che porterà giù nelle tasche, a cominciare dalla cioccolata.
    .else-two =
        È Ines. È più vecchia della sua voce, e siede in un corridoio. Senza navi in arrivo le hanno tagliato il turno, dice; lei intende tenerselo. Chiede come sono le vostre sere.
    .action = Fate il giro dell’HUB con una telecamera, e mostrate ogni stanza.
    .done =
        La ripresa dura mezz’ora, e ha una mano davanti all’obiettivo dove c’era troppo disordine. La risposta è di una parola sola: ancora.
    .later =
        Il messaggio è rimasto sullo schermo, perché ognuno pensava che ci avrebbe risposto un altro, finché all’altro capo non l’hanno depennato.
light-duties =
    Peso, polso, sonno, medicazioni: sulla tabella accanto alla camera stagna ognuno ha la sua riga, e stamattina una riga è stata sommata. Con quella cifra un minatore resterebbe a casa una settimana. Voi la settimana non l’avete. Ma fino a sera c’è una cuccetta libera, e ci sono lavori che si fanno da seduti.
    .title = Servizio leggero
    .who-sore = Di chi è quella riga?
    .option-to-bed = Mandate a letto chi sta peggio, per mezzo sol
    .after-to-bed =
        { $sore-cap } protesta per tutto il corridoio. Prima che la porta si chiuda dorme già.
    .option-mend-things-sitting = Date a chi sta peggio un lavoro da seduti
    .after-mend-things-sitting =
        { $sore-cap } sta al tavolo con una vaschetta di fusibili e li prova uno per uno. Il giro del Complesso Abitativo oggi si salta.
    .action = Fate il brodo per tutti, e cambiate ogni medicazione.
    .done =
        Si sente odore di cipolla fino alla camera stagna. I vecchi cerotti vengono via e ne arrivano di nuovi, finché il cestino non è pieno.
    .later =
        La cifra è stata coperta con un cerotto. L’intenzione era buona. Nel corridoio è la prima cosa che guardate tutti.
the-walk-through =
    Elenco per la consegna, a matita. Aria: va. Energia: va. Fattoria: vedi sotto. Guasti: vedi pagina seguente. Pagina seguente piena, vedi retro. In alto, sottolineato: il sol in cui si accendono le telecamere e il Controllo Missione fa il giro di queste stanze insieme a voi. Per contare quelli che mancano basta una mano.
    .title = Il giro delle stanze
    .then-promised =
        L’ultima riga non è un guasto. È quello che avete promesso, scritto di vostra mano, sottolineato da ciascuno con un colore diverso.
    .else-promised =
        Non c’è una riga che non abbiate già letto: anche questo è un conforto.
    .option-work-into-the-night = Lavorate fino a notte fonda
    .after-work-into-the-night =
        Alle due del mattino da cinque pezzi guasti ne avete tirato fuori uno buono. A colazione vi guardate in faccia e vi dite l’un l’altro di sedervi.
    .option-go-to-bed = Andate a dormire
    .after-go-to-bed =
        L’elenco resta sul tavolo con una chiave inglese sopra. Dormite tutti quanti, e guariscono cose che non stanno in nessun elenco.
    .action = Prendete l’elenco dall’inizio, e riparate quello che si può ancora riparare.
    .done =
        Un connettore in un Ossigenatore tiene di nuovo: una riga si cancella, con tanta forza che la matita buca il foglio.
    .later =
        A colazione si rilegge l’elenco, dall’inizio, con una voce sempre più lenta. A metà qualcuno toglie il foglio di mano a chi legge.

## Eventi Consequenziali

the-pod-is-down =
    Uno schiocco nell’aria sottile, poi una riga di polvere che si allontana piano: il modulo è a terra.
    .title = Il modulo è a terra
    .then-guided =
        Sta dentro il cerchio di luci, dritto, una zampa in un rotolo di cavo, e ticchetta raffreddandosi.
    .else-guided =
        La telecamera sul traliccio lo trova lontano, su un fianco, aperto lungo la saldatura. Ad andarci e tornare ci vuole mezzo sol.
    .then-near-food = Nella stiva le scatole sono intere, e ancora in ordine: riso, fagioli, frutta secca. Una manciata di fagioli secchi si mette da parte per la semina.
    .else-near-food = La staffa e il filtro stanno nella schiuma, tagliata sulla loro forma.
    .then-far-food = Alcune scatole sono scoppiate, e il riso è nella polvere. Il resto è buono; una manciata di fagioli si tiene da seminare.
    .else-far-food = Di quello che avevate chiesto è intera soltanto la staffa. A sera una pompa del Complesso Sistemi, fissata alla staffa, non trema più.
a-dry-cough =
    La polvere fine supera ogni guarnizione, e prima di tutte quella di una camera stagna. Alle tre di notte { $by-the-airlock } è ancora a sedere, con una tosse che è cominciata quando si sono spente le luci.
    .title = Una tosse secca
    .then-doctor =
        { $doctor-cap } ascolta a lungo il torace, scrive una riga, poi trascina il materasso due porte più in là.
an-answer =
    Il pacchetto successivo arriva intero.
    .title = Una risposta
    .then-surgeon =
        Il medico di volo ha preso i dolori uno per uno, con un disegno dove un disegno aiuta: questa cinghia più in alto, di notte quel ginocchio sollevato, la pastiglia a mezzogiorno e non prima. Due dei rimedi sono più vecchi della medicina, e funzionano quanto gli altri.
    .else-surgeon =
        Le vostre righe sono passate di mano in mano. Quello che torna è una voce, una ricetta, un disegno infantile dell’HUB con un giardino intorno. Al suo tavolo siedono più persone di quante siete.
green-light =
    Verso mezzanotte comincia a schiarirsi l’orizzonte, poi tutto il cielo a sud: verde, senza contorni, così debole che bisogna spegnere ogni lampada per vederlo. È quello che la tempesta sul sole ha lasciato nell’aria. Per un’ora nessuno ripara niente, e nessuno parla dell’elenco di domani. Quello che fa male, fa meno male.
    .title = Luce verde
the-papers-follow =
    I documenti arrivano, quaranta pagine, quasi tutte timbri. A pagina trentuno un impiegato dell’ufficio di quarantena ha aggiunto ciò che non avevate chiesto: come sono state coltivate le piante di questa base, in quale terra, sotto quale luce, e che cosa perdonano. Cambiate due regolazioni nella Fattoria: a sera c’è qualcosa da raccogliere.
    .title = Arrivano i documenti
the-register =
    Il registro torna dalla Terra, controllato e in ordine.
    .title = Il registro
    .then-named =
        Nella colonna della provenienza, dove altre righe hanno un giardino o una banca dei semi, Livia Varga ha scritto il nome della vostra piana. Appendete la pagina alla porta della Fattoria, all’altezza degli occhi.
    .else-named =
        Livia Varga ha letto i vostri numeri come altri leggono un romanzo. Quattro file si possono tagliare una settimana prima di quanto pensaste, scrive, di sera e con un coltello affilato: a cena c’è insalata.
what-the-box-heard =
    Lo strumento della cassetta ha consegnato i suoi dati. È rimasto fermo in un punto ad ascoltare più a lungo di ogni vostro rilievo: porte, ruote, una frana lontana. Sotto tutto questo, ogni sera alla stessa ora e sempre dalla stessa parte, qualcosa scricchiola come fa il ghiaccio. Disegnate sulla mappa un piccolo cerchio, a matita.
    .title = Che cosa ha sentito la cassetta
six-names =
    Il Controllo Missione manda l’elenco del prossimo equipaggio. Il piano ha sempre detto quattro. Qui i nomi sono sei: Reyes, cucina e saldature; i due Okoro, coltivazioni; Lindqvist, pompe; Abara, infermeria; e Ito, che scriverà tutto. Si sono preparati insieme per tre anni. Sotto l’elenco Ines ha messo una riga: per loro c’è posto?
    .title = Sei nomi
    .option-there-is-room = C’è posto
    .after-there-is-room =
        La risposta parte, e misurate il corridoio a passi. Altre due cuccette: una in fondo al magazzino, una dove adesso stanno i cavi.
    .option-four-and-no-more = Quattro e non di più
    .after-four-and-no-more =
        Mandate una cifra e un motivo, e poi dormite meglio. Due nomi saranno cancellati, e non da voi. Ai quattro potete ancora dare una buona mappa di dove stanno andando.
halcyon-turns-to-you =
    Una voce che risponde subito: è vicina. La Halcyon, due persone a bordo, doveva scendere dall’altra parte del pianeta, dove il terreno è finito sotto la polvere. A portata c’è una sola altra piana con le luci accese, la vostra. Brandt, che la pilota, chiede se alla fine del vostro piano potete prenderne due in più. Potrebbe anche essere un sol più tardi. Sarebbe un sol di fame, dice.
    .title = La Halcyon viene da voi
    .option-let-them-come = Lasciate che vengano
    .after-let-them-come =
        Allora tirate fuori due tazze, dice Brandt. Dietro di lei un’altra voce ride, o qualcosa del genere. L’aria per due va messa da parte prima che bussino.
    .option-ask-for-a-sol = Chiedete un sol in più
    .after-ask-for-a-sol =
        Una pausa, più lunga della distanza. Ricevuto, dice Brandt. Il piano ha un sol in più, e a cena si parla poco. Intanto lei vuole soltanto una mappa del suolo su cui dovrà vivere.
no-ship-this-time =
    Sulla Terra c’è una crepa in un serbatoio, non più lunga di un pollice. Il razzo non partirà, la finestra si chiude, e la prossima si apre fra ventisei mesi. Dopo di voi non viene nessun equipaggio. La vostra nave per il ritorno è pronta, dice Ines. Potete anche restare, e tenere vivo il posto. È la prima volta che la sentite fermarsi fra una parola e l’altra.
    .title = Questa volta niente nave
    .option-stay = Restate
    .after-stay =
        Lo dite a tavola, uno alla volta, poi ancora una volta tutti insieme. Quello che deve durare ventisei mesi comincia da due scaffali pieni.
    .option-go-home-as-planned = Tornate a casa come previsto
    .after-go-home-as-planned =
        Quello che era tenuto per un secondo anno adesso si può mangiare. Sa di vacanza. A chi verrà, un giorno, lascerete una mappa.

## Finali

six-coats =
    Alla domanda del Controllo Missione rispondono le telecamere. Dentro la camera stagna ci sono sei ganci avvitati alla parete, e sotto ciascuno una striscia di nastro: Reyes, Okoro, Okoro, Lindqvist, Abara, Ito. In magazzino le tre casse non ci sono più, e quello che contenevano funziona. Sul banco ci sono due sonde smontate, tornate dopo anni. I giacconi che vanno su quei ganci sono ancora sulla Terra, a sette mesi di strada. Ines legge i nomi dall’immagine, uno per uno, come un appello. Dopo ogni nome aspetta un momento prima di andare avanti.
    .title = Sei giacconi
two-cups-more =
    Quando la Halcyon scende davanti all’HUB, la finestra diventa bruna, poi si schiarisce dall’alto. Dalla nave escono due persone che da mesi non stavano in piedi. Dentro c’è aria per loro, in bombole con il loro nome, e la domanda del Controllo Missione è ancora sullo schermo: qui si può vivere? Brandt la legge con il casco sotto il braccio. Guarda lungo il corridoio: una fila di macchine nuove, un’aiuola giovane, i pezzi di due vecchie sonde su un banco di lavoro. Poi si siede al tavolo e chiede quale tazza è la sua.
    .title = Altre due tazze
unpacked =
    Poi arriva la domanda: qui si può vivere? Le borse che dall’atterraggio stavano pronte sotto le cuccette sono vuote e ripiegate. Tre nuove macchine ronzano nella loro fila, in un’aiuola c’è un seme con la sua data, due sonde perdute stanno sul banco di lavoro, e gli scaffali sono pieni per un secondo anno. Ines ha chiesto di nuovo il turno di notte, per altri ventisei mesi. Chiude come sempre, con l’ora. Buonanotte, rispondete, ed è la prima volta che qualcuno lo dice.
    .title = Borse vuote
a-place-to-live =
    Il Controllo Missione fa la sua domanda, e lasciate che rispondano le telecamere. Tre nuove Strutture fanno il loro lavoro. C’è un’aiuola in più di prima, e sul banco di lavoro ci sono i pezzi di due sonde finalmente arrivate. Nel corridoio è appesa una mappa disegnata da chi ci ha camminato, e a sud due vecchi nomi scritti di vostra mano. Non girate più intorno alle casse, perché non ci sono più casse. Chi aprirà questa porta dopo di voi troverà una sedia, un letto rifatto e la strada oltre la collina.
    .title = Un posto in cui vivere
the-last-line =
    Il Controllo Missione firma per l’aria, per l’energia, per un’aiuola seminata, per un elenco di guasti che si può firmare. Poi Ines arriva a una riga scritta di vostra mano, senza la spunta accanto. L’avevate promesso in una sera buona, e sul serio. Non c’erano mani a sufficienza per tutto. Nell’HUB si può vivere, e questo sta scritto. Chi contava sul resto dovrà arrangiarsi con meno. Lo dite così com’è, insieme, e ci mettete più tempo che per qualsiasi rapporto.
    .title = L’ultima riga
standing-on-tired-feet =
    L’elenco è finito. Lo si legge, punto per punto, e dopo ogni punto c’è un silenzio in cui nessuno dice che è stato fatto bene. I pannelli girano, le casse non ci sono più, la nuova aiuola sta sotto la sua lampada come previsto. Il Controllo Missione sembra più contento di voi. Avete costruito una casa per le persone e consumato le persone che ci stavano dentro: negli ultimi tempi vi siete incrociati nei corridoi come estranei su una banchina. Adesso c’è posto. Voi vorreste dormire.
    .title = In piedi, ma stanchi
room-enough =
    Il Controllo Missione fa la sua domanda. La risposta sono tre Strutture in più nella fila del Complesso Sistemi, un seme in un’aiuola che gli va bene, e un elenco di guasti abbastanza corto da leggerlo ad alta voce. Non è granché da vedere. I corridoi sono stretti come prima, e in magazzino c’è una lampada che fa di testa sua. Ma c’è una macchina in più che fa aria, e un posto dove mettere le cose. Una parte di quello che volevate fare è ancora là fuori sotto la polvere, dove ha già aspettato altre volte.
    .title = C’è posto
two-at-the-door =
    La Halcyon scende alla fine del piano, perché non ha altro posto dove andare. Dietro la vostra porta il lavoro non è finito. Due persone con il casco in mano guardano alle vostre spalle dalla camera stagna: pannelli aperti, rotoli di cavo, un secchio sotto un tubo. Il Controllo Missione ha rimandato la sua domanda. Passa un po’ di tempo prima che qualcuno trovi la parola giusta. Poi Brandt si toglie i guanti e chiede da dove può cominciare.
    .title = Due alla porta
another-two-years =
    Quello che stasera è aperto resta aperto, e per una volta non c’è nessuno a cui consegnarlo. Nessun equipaggio aspetta con le borse pronte, nessuna nave ha bisogno di una risposta. Il Controllo Missione fa la sua domanda perché sta nel piano. Non ancora, dite. Quando la risposta ha avuto il tempo di arrivare, Ines vuole sapere che cosa vi serve per primo. L’elenco è sottomano. È lungo, ma adesso è un elenco per ventisei mesi e non più per questa settimana.
    .title = Altri due anni
not-yet-a-home =
    Le telecamere si accendono come previsto, e voi camminate davanti a loro per stanze non finite. Una parte sta in piedi, una parte funziona; ma una base si consegna intera o non si consegna. All’ultima porta il Controllo Missione dice grazie, con la voce che tiene per giorni come questo. Per voi ci sarà una nave per tornare, e per chi ci riproverà i vostri appunti. Prima che si abbassino le lampade si annaffiano le piante, fila per fila, come ogni altra sera. A loro non l’ha detto nessuno.
    .title = Non ancora una casa
an-empty-bunk =
    Negli Alloggi Equipaggio una cuccetta non si disfa più. Si svuota una tuta, si contano le porte, parte un messaggio che ci mette i suoi minuti a raggiungere le persone a cui è destinato. La risposta arriva con la voce di Ines: un nome, una volta, per intero, poi l’ora, poi che il piano finisce qui. Le macchine vanno avanti: per questo sono state costruite. Alla parete è appesa la fotografia del giorno dell’atterraggio, con tutti voi dentro.
    .title = Una cuccetta vuota
