make-yourself-at-home =
    L’HUB è stato costruito per un equipaggio che doveva soltanto sopravvivere. Voi siete venuti per restare. Aria, energia e cibo bastano a chi c’è già, e a nessun altro; ogni cuccetta, ogni ripiano, ogni presa è occupata. In magazzino aspettano tre casse: un Pannello Solare, un Ossigenatore, una Fattoria. Hanno viaggiato sette mesi, e nessuna si metterà in funzione da sola. Da qualche parte a sud giacciono due sonde ammutolite durante l’atterraggio, Marsfarer e Stargazer 3, con dentro pezzi ancora buoni. Quando sarà finito l’ultimo sol del piano, il Controllo Missione farà una sola domanda: qui si può vivere?
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
    .done = La Fattoria di Riserva è in piedi, e in fondo alla sua cassa, in una capsula sigillata, c’è un seme.
new-seed =
    Piantate un seme con l’azione Ricerca sulla Fattoria. Il seme si prende dalla Zona di Carico; la cassa della Fattoria di Riserva ne porta uno.
    .title = Un nuovo seme
    .done = Sotto le lampade un’aiuola scura porta la data di oggi, e anche se non si vede ancora niente, vengono tutti a guardare.
growing-conditions =
    Eseguite Apportare Regolazioni finché il tracciato delle condizioni ottimali non è pieno.
    .title = Condizioni di crescita ottimali
    .count = { $done }% (traguardo { $goal }%)
    .done = Luce, umidità e aria vanno d’accordo per un sol intero: le piante non si limitano più a sopravvivere, crescono.
repair-the-hub =
    Riparate gli elementi rotti finché quelli rimasti non superano più la Soglia. Contano anche quelli delle Strutture di Riserva. Ve lo si chiede quando tutti gli altri obiettivi obbligatori sono raggiunti.
    .title = Riparare l’HUB
    .done = L’elenco dei guasti è abbastanza corto da essere firmato, e l’HUB è pronto per la consegna.
crashed-probes =
    Esplorate le regioni A1-S e A2-S, dove sono cadute Marsfarer e Stargazer 3. Mettete 1 segnalino Obiettivo arancione su ciascuna, oltre a ciò che ci va di solito.
    .title = Due sonde perdute
    .count = Relitti trovati: { $done } su { $goal }
    .done = Marsfarer e Stargazer 3 hanno di nuovo un posto sulla vostra mappa, e quella sera nessuno mangia da solo.
probe-spare-parts =
    Eseguite la Raccolta nelle regioni A1-S e A2-S per portare a casa quello che i due relitti hanno ancora dentro: ogni segnalino Obiettivo arancione passa dalla sua regione alla scheda missione.
    .title = Pezzi dai relitti
    .count = Relitti smontati: { $done } su { $goal }
    .done = Ciò che a Marsfarer e Stargazer 3 non serve più è in ordine sul banco di lavoro: un pezzo di ricambio per ogni tipo.

## Azioni della missione

make-adjustments =
    Regolate da capo luce, umidità e aria nelle aiuole, e guardate come rispondono le piante. Ogni successo avvicina le condizioni ottimali.
    .title = Apportare Regolazioni

## Eventi di Missione

cargo-overhead =
    Il rifornitore in orbita ha un carico d’avanzo e una finestra fra tre sol. La guida è vecchia quanto il rifornitore: senza qualcosa di luminoso a cui mirare, il carico scenderà dove al vento farà comodo lasciarlo. Il Controllo Missione manda le coordinate che preferirebbe, e non promette niente.
    .title = Un carico in orbita
    .action = Disponete un cerchio di luci di atterraggio sulla piana davanti all’HUB.
    .done =
        Le luci lampeggiano sulla piana buia, in fondo a un cavo che qualcuno dovrà riavvolgere. Dalla finestra sembra quasi un paese.
one-bunk-short =
    L’ultimo angolo libero se lo sono preso le casse e i cavi, ed era l’angolo con una cuccetta. Qualcuno si sveglia per terra con una staffa nelle costole; qualcun altro fa notare che la cuccetta non era mai stata sua. È una cosa da poco, discussa a lungo, a bassa voce, attraverso una parete che lascia passare ogni parola.
    .title = Una cuccetta in meno
    .option-sleep-in-shifts = Dormite a turni
    .after-sleep-in-shifts =
        Stendete una tabella dei turni. C’è sempre qualcuno che si alza quando un altro ha appena chiuso gli occhi. Presto tutto l’HUB cammina in punta di piedi, e se la prende per nulla.
    .option-camp-by-the-airlock = Uno di voi dorme accanto alla camera stagna
    .after-camp-by-the-airlock =
        Uno di voi porta il materasso accanto alla camera stagna senza che nessuno glielo chieda, e gli altri se ne vergognano e gliene sono grati. Laggiù fa freddo, e la polvere è vicina.
    .option-build-a-bunk = Costruite una cuccetta con le casse
    .after-build-a-bunk =
        Uno di voi passa mezza giornata fra seghe e assi di cassa. Il risultato è storto e sa di colla, e tutti vengono a sdraiarcisi almeno una volta.
brackets-for-another-base =
    Le staffe imballate con le nuove macchine vanno bene per un pavimento che questo HUB non ha. Sulla Terra qualcuno ha fatto i pacchi per un’altra base, con cura, con le etichette. Oggi non si costruisce niente senza un altro paio di mani sui morsetti. E in Officina un morsetto tiene finché nessuno ci si appoggia.
    .title = Staffe per un’altra base
    .action = Tagliate e forate staffe adatte dai rottami.
    .done =
        Le nuove staffe sono brutte, e tengono. Avanza una manciata di buoni raccordi, e il tremito che correva nel pavimento a ogni macchina accesa è sparito.
    .later =
        Un morsetto cede a metà di un taglio. Il telaio ruota, colpisce la pressa e si porta via la guida. Non si fa male nessuno, perché nessuno era dove di solito stanno tutti. Le staffe sbagliate sono ancora nella loro scatola sotto i rottami, con l’etichetta giusta.
dust-in-the-filters =
    Un velo rosso e fine copre ogni tuta nella camera stagna, e la faccia interna della seconda porta, dove non dovrebbe essercene. Un Ossigenatore ha cominciato a faticare; sembra qualcuno che respiri attraverso un panno. Attingete un poco alla riserva per tenere su la pressione. I filtri non sono ancora pieni.
    .title = Polvere nei filtri
    .action = Smontate i filtri, lavateli e sigillate di nuovo la porta interna.
    .done =
        L’acqua scorre rossa, poi limpida. La ventola torna alla sua vecchia nota, la riserva ricomincia a riempirsi, e nella camera stagna si sente qualcuno canticchiare.
    .later =
        La ventola non fatica più. Gira libera e non muove niente: dietro, il filtro si è compattato e si è strappato lungo il bordo. Quello che passa non è ancora pericoloso, soltanto sporco, e se ne sente il sapore nell’acqua. Questo non lo salva più nessun lavaggio.
letters-from-earth =
    Il primo pacchetto privato dopo l’atterraggio arriva in una finestra di undici minuti, e nove se li mangia il rumore. Quel che resta si condivide o si tiene per sé, come ciascuno riesce: mezze frasi, una fotografia senza il terzo inferiore, un elenco di nomi che chiedono come state. C’è appena il tempo di rispondere con poche parole.
    .title = Lettere dalla Terra
a-voice-from-the-south =
    Durante il controllo di mezzogiorno il ricevitore capta tre impulsi brevi e una pausa, molto deboli, da sud. Marsfarer, data per persa da anni, ha ancora una scintilla nella batteria e ha sentito il vostro radar. Se vi rincuori o vi perseguiti, dipende da che cosa avete visto là fuori. Il segnale si sposta, come se cercasse un altro canale.
    .title = Una voce da sud
    .ask-south-explored = La regione A1-S è stata esplorata?
    .action = Puntate la parabola verso sud e leggete che cosa ricorda la sonda.
    .done =
        Anni di vento, gelo e fronti di polvere arrivano in una sola lunga riga di cifre: il tempo che fa davanti a casa vostra. Progettare un’uscita non sembra più una scommessa.
    .later =
        Gli impulsi hanno trovato un altro canale, ed è il vostro. Fra una parola e l’altra le radio delle tute si riempiono di tre colpi e un silenzio, e nessuno sa dire quali avvisi siano andati perduti. Chi in questo sol esce dal Garage guida mezzo sordo.
the-valve-that-sings =
    Dietro la parete degli Alloggi Equipaggio una valvola di pressione ha trovato una nota, e la tiene. Di giorno non la sente nessuno. Di notte è sottile e costante, e sale quando qualcuno apre un rubinetto. A un suono ci si abitua, e si dorme. Ma in un complesso sano è un piccolo guasto in più, e in uno stanco il filtro di quella linea si è già strappato.
    .title = La valvola che canta
    .action = Aprite la parete degli Alloggi Equipaggio e rimettete la valvola in sede.
    .done =
        Mezzo giro e una guarnizione nuova. La nota si spezza, e nel silenzio vi accorgete di quanti altri suoni fa l’HUB, tutti normali.
    .later =
        La nota sale, vacilla e sparisce, e per un momento tutti ne sono grati. Poi cominciano a far male le orecchie. La valvola si è aperta del tutto e sta svuotando la linea dell’aria nell’intercapedine fra i due scafi. Quando riuscite a strozzarla, là fuori è finita anche una buona parte della riserva.
flare-warning =
    L’osservatorio in orbita segnala una macchia scura che gira verso di voi sulla faccia del sole. Quando si scaricherà, avrete pochi minuti. Per tutto il sol qualcuno deve stare davanti al contatore invece di lavorare. Chi in quel momento sarà lontano dal nucleo schermato, e ogni circuito ancora acceso, si prenderà quello che arriva.
    .title = Allerta brillamento
    .action = Spostate le cuccette nel nucleo schermato e scollegate i circuiti sensibili.
    .done =
        L’HUB si spegne, una stanza dopo l’altra, e solo le batterie continuano a caricarsi. Restate sdraiati fianco a fianco dietro i serbatoi dell’acqua finché il contatore non si calma.
    .later =
        Nessun rumore, nessuna luce, solo il contatore, che diventa un suono unico. Nel Centro di Controllo gli schermi si fanno bianchi, e uno resta così. Qualcuno era nel corridoio sbagliato per la durata di due respiri, e prima di mezzogiorno sta male. Gli altri vanno da un armadio all’altro, ad annusare se c’è fumo.
frost-in-the-growth-beds =
    Al mattino le aiuole più basse sono bianche. Il tappeto riscaldante che hanno sotto era pensato per un orto più piccolo, e il freddo sale ovunque si sia spostato un tubo per fare posto. Alzate gli altri tappeti e guardate la riserva di energia pagare il conto. Le foglie stanno rigide, e a toccarle suonano un poco.
    .title = Gelo nelle aiuole
    .action = Stendete un secondo tappeto riscaldante e raccogliete ciò che non si può salvare.
    .done =
        Le aiuole fumano, poi gocciolano. Ciò che non si poteva salvare finisce nella zuppa; il resto, a sera, ha rialzato le foglie, un po’ più in alto di ieri.
    .later =
        Quando il ghiaccio si scioglie, quello che teneva in piedi si piega. File intere giacciono sul tappeto bagnato, scure ai bordi, con un odore di erba tagliata che nessuno di voi sentiva da molto tempo. Una parte si rialzerà. Per adesso contate le vaschette prima di contarci.
damp-behind-the-panels =
    L’HUB non è mai stato pensato per asciugare tanto respiro, e l’umidità deve pur andare da qualche parte. È andata dietro i pannelli del Laboratorio, lungo i condotti dei cavi, e stamattina il connettore dell’energia è verde e morto. Asciugate la parete, e dopo un’ora è di nuovo bagnata. L’interruttore principale sta nello stesso condotto.
    .title = Umidità dietro i pannelli
    .action = Aprite i condotti del Laboratorio, asciugateli con aria calda e giuntate fili nuovi.
    .done =
        Da una parete escono due secchi d’acqua, in un posto dove si conta ogni goccia. Il connettore è di nuovo lucido, e con l’umidità se n’è andato il ronzio dagli strumenti.
    .later =
        Uno scatto, appena il rumore di un tasto. Il Laboratorio piomba nel buio, e l’interruttore principale non tiene: ogni volta che lo si spinge è tiepido, e ricade. L’umidità è arrivata alla sbarra principale. Là dentro non c’è più corrente per lavorare, soltanto un lieve odore di metallo caldo.
seal-on-the-crate =
    Sul coperchio della cassa della Fattoria corre un sigillo di carta: materiale vivo, da aprire soltanto alla presenza di un ispettore. L’ispettore più vicino è sulla Terra. Dietro il sigillo c’è tutto quello di cui è fatta la Fattoria di Riserva. Qualcuno è già andato a prendere un coltello, e qualcun altro si è messo davanti alla cassa.
    .title = Un sigillo sulla cassa
    .option-break-it = Rompete il sigillo
    .after-break-it =
        Un taglio, e si sente odore d’estate: l’imballaggio è di canapa pressata. I pezzi sono in ordine, la canapa finisce in magazzino con tutto ciò che può ancora servire, e non si è perso tempo.
    .later-break-it =
        La canapa non era vuota. Qualcosa di piccolo e pallido è passato dall’imballaggio ai sacchi accanto, e di notte nessuno guarda nei sacchi. Setacciate quello che si può setacciare. Il resto esce dalla camera stagna, in un freddo a cui non resiste nessuna larva. Era cibo, e ci contavate.
    .option-ask-for-clearance = Chiedete il nulla osta alla Terra
    .after-ask-for-clearance =
        Uno di voi passa mezza giornata su un modulo che chiede il porto di arrivo. Poi via radio arriva un nulla osta provvisorio: la cassa si può aprire, i documenti seguiranno.
    .option-work-in-a-tent = Apritela dentro una tenda
    .after-work-in-a-tent =
        Montate intorno alla cassa una tenda di pellicola, e per tutto il sol una ventola e un riscaldatore ne tengono l’aria separata dalla vostra, con l’energia della riserva. Quello che ne esce è pulito.
a-date-in-the-calendar =
    Nel piano di questo sol, fra un cambio di filtro e una prova di pressione, c’è una data dell’altro calendario, e un nome. È un compleanno, annotato prima della partenza e mai più nominato. La persona a cui appartiene è andata al lavoro come sempre, con in tasca una busta portata da casa che doveva restare chiusa fino a oggi, e chiusa non è più.
    .title = Una data nel calendario
    .action = Cucinate qualcosa che richieda tempo, e per una sera sgombrate il tavolo lungo.
    .done =
        Per la prima volta sul tavolo ci sono piatti e nessun attrezzo. Nessuno fa discorsi. C’è il bis, e una storia di casa che solo uno di voi conosceva, e lavare i piatti dura quanto la cena.
    .later =
        La data è passata. Nessuno lo dice, finché a colazione qualcuno volta una pagina del piano e si ferma. Non importa, risponde una voce dall’altro capo del tavolo, e lo dice con gentilezza. Tutti mangiano con grande attenzione. Le scuse arrivano in corridoio, una alla volta, e non servono.
version-nine =
    L’aggiornamento era annunciato da tempo, e arriva a colazione. Si installa senza chiedere. Nel Centro di Controllo si è spostato tutto: i menu, i colori, l’ordine degli allarmi. Un allarme del Complesso Sistemi scivola in fondo a una pagina che nessuno apre, e il guasto ha la mattina tutta per sé. Le note parlano di un riferimento migliore per le posizioni. Nel Garage non le ha lette nessuno.
    .title = Versione nove
    .action = Rimettete la vecchia versione e tenete i nuovi controlli che vale la pena di tenere.
    .done =
        Tornano i vecchi menu, nel loro vecchio verde. Della nuova versione resta accesa una pagina, l’elenco dei piccoli guasti in ordine di età. Prima di cena ne sistemate due, uno nel Complesso Lavorativo, uno nel Complesso Sistemi.
    .later =
        Nella notte il computer del Garage ha preso per sé l’aggiornamento, e con esso un altro meridiano per la mappa. Secondo il vecchio conto i rover sono dove devono essere; secondo il nuovo, in una valle oltre il polo. Fino al mattino ha provato a conciliare i due conti. Adesso non risponde più a nessuno.
names-in-the-farm =
    Una botanica chiede dalla Terra un registro: una riga per ogni pianta, con un numero e un nome. Dovrebbe bastare un minuto. Ma quasi tutte le piante un nome ce l’hanno già, alcune due, dati in silenzio da persone diverse. Solo un seme piantato qui da voi non sarebbe ancora di nessuno, e il nome glielo dareste tutti insieme. Se non c’è, l’elenco divide chi siede a tavola.
    .title = I nomi nella Fattoria
tracks-in-the-east =
    La telecamera sul traliccio mostra a est una traccia di ruote, due linee nette che superano un dosso e si fermano. Nessuno di voi ricorda di esserci passato. Per mezza notte l’HUB è silenzioso, e si controlla ogni porta. Poi qualcuno apre il diario dei primi giorni: un giro di prova, una svolta sbagliata, una cassetta posata e mai ripresa. Il vento ha solo scoperto la vostra traccia.
    .title = Tracce a est
    .action = Seguite la traccia e riportate a casa la cassetta.
    .done =
        La cassetta è dove finiscono le linee, nella sabbia fino al coperchio. Dentro ci sono una roccia che qualcuno aveva avvolto in un guanto e dimenticato, e uno strumento che da allora non ha mai smesso di ascoltare il suolo.
heavy-doors =
    Il nuovo Ossigenatore fa quello per cui è stato mandato. Nella notte la riserva è salita, e con lei la pressione: l’HUB era bilanciato per meno aria, e le sue serrande rispondono tardi. Nel Complesso Abitativo le porte si incastrano nei telai o si aprono da sole, e a ogni soglia schioccano le orecchie. Di troppa aria, qui, nessuno si era mai dovuto lamentare.
    .title = Porte pesanti
    .action = Regolate da capo le serrande del Complesso Abitativo, stanza per stanza.
    .done =
        Un giro qui, mezzo giro là, con un orecchio al telaio. A sera ogni porta si chiude con due dita, e nessuno deve più deglutire prima di parlare.
    .later =
        Verso mattina la porta del MedLab si apre da sola, con la pressione di due stanze alle spalle, e i cardini escono dalla parete. Dall’altra parte c’era lo scaffale degli strumenti. Adesso è sotto la porta. Raccogliete i pezzi su un telo, e troppi sono piccoli.
the-farm-drinks-first =
    La Fattoria di Riserva ha sete. Da quando le sue aiuole sono piene, il livello del serbatoio principale scende un poco ogni notte, e il depuratore lavora senza pause per riportarlo su, con l’energia della riserva. L’acqua non è perduta: gela sulla parete fredda dietro le nuove aiuole, e lì resta. L’impianto dell’aria beve dallo stesso serbatoio, dopo la Fattoria.
    .title = La Fattoria beve per prima
    .action = Posate canaline e un tubo caldo dietro le nuove aiuole, fino al serbatoio.
    .done =
        Il ghiaccio si stacca dalla parete e scorre dove deve. Il depuratore fa una pausa, e la riserva si riprende. Lungo il tubo caldo una fila di verdura è pronta per la cucina prima del tempo.
    .later =
        Nella notte il galleggiante del serbatoio principale tocca il fondo. L’impianto dell’aria aspira a vuoto, e si ferma per proteggersi. Quando riparte, nelle linee non c’è pressione per tutte le stanze, e una va chiusa finché qualcuno non spurga i tubi. Le aiuole sono scure di umidità.
patter-on-the-roof =
    Poco dopo mezzanotte qualcosa comincia a picchiettare sul tetto, come pioggia, per chi la pioggia se la ricorda. Oltre l’orizzonte è caduto un meteorite, e la sua ghiaia sta scendendo qui. Poi un colpo solo, secco. Un granello grande come una lenticchia ha attraversato i due scafi sopra il MedLab e si è piantato nel suo filtro dell’ossigeno. L’orbiter segnala altre pietre sulla stessa rotta.
    .title = Picchiettio sul tetto
    .action = Salite sul tetto, sigillate i fori e imbottite i punti deboli.
    .done =
        Lavorate in ginocchio, con toppe e vecchia schiuma, e di sotto entra un filtro nuovo. Da quello strappato scuotete fuori un granello nero con una pelle di vetro. Avrà un contenitore e un’etichetta.
    .later =
        La seconda caduta è più breve, e più pesante, e trova il Garage. Una pietra grossa come una noce trapassa il tetto e il motore della piattaforma che gira i rover verso il portellone, e finisce nel pavimento. Il foro si chiude in tempo con una toppa. La piattaforma resta come la pietra l’ha trovata, a metà giro.

## Eventi Consequenziali

the-pod-is-down =
    Uno schiocco nell’aria sottile, poi una riga di polvere che si allontana piano. Il carico è a terra. Se aveva un cerchio di luci a cui mirare, sta in vista della porta, intero, scatola del cibo compresa. Altrimenti giace squarciato lontano sulla piana, e uno di voi deve sacrificare mezzo sol per l’unico pezzo che il freddo ha risparmiato.
    .title = Il carico è a terra
a-dry-cough =
    Nessuno avrebbe dovuto dormire così vicino a una camera stagna. La polvere fine supera ogni guarnizione, e adesso c’è una tosse che non smette quando si spengono le luci. Chi ha preso quel posto sta seduto nel buio a contare le ore, e al mattino sostiene che non era niente.
    .title = Una tosse secca
an-answer =
    Il pacchetto successivo arriva intero. Le vostre poche parole sono passate di mano in mano, e chiunque si sia riuscito a raggiungere ha aggiunto qualcosa: una voce, una ricetta, un disegno dell’HUB con un giardino intorno. Il medico di volo aggiunge mezza pagina di consigli pazienti, e sono buoni consigli.
    .title = Una risposta
green-light =
    Verso mezzanotte comincia a schiarirsi l’orizzonte, poi tutto il cielo a sud: verde, senza contorni, così debole che bisogna spegnere ogni lampada per vederlo. È quello che il brillamento ha lasciato nell’aria. Per un’ora nessuno ripara niente, e nessuno parla dell’elenco di domani.
    .title = Luce verde
the-papers-follow =
    I documenti arrivano, quaranta pagine, quasi tutte timbri. Nel mezzo qualcuno, in quell’ufficio, ha aggiunto ciò che nessuno aveva chiesto: come sono state coltivate le piante di questa base, in quale terra, sotto quale luce, e che cosa perdonano. Cambiate due regolazioni nella Fattoria. A sera le file sono più dritte, e c’è qualcosa da raccogliere.
    .title = Arrivano i documenti
the-register =
    Il registro torna dalla Terra, controllato e in ordine. Accanto all’aiuola più nuova c’è il nome su cui vi siete accordati. Nella colonna della provenienza, dove ogni altra riga riporta un giardino o una banca dei semi, qualcuno ha scritto il nome della vostra piana. Appendete la pagina alla porta della Fattoria, all’altezza degli occhi.
    .title = Il registro
what-the-box-heard =
    Lo strumento della cassetta ha consegnato i suoi dati. È rimasto fermo in un punto ad ascoltare più a lungo di ogni vostro rilievo: porte, ruote, una frana lontana. Sotto tutto questo, ogni sera alla stessa ora e sempre dalla stessa parte, qualcosa scricchiola come fa il ghiaccio. Disegnate un piccolo cerchio sulla mappa, e dentro un punto interrogativo.
    .title = Che cosa ha sentito la cassetta

## Finali

a-place-to-live =
    Il Controllo Missione fa la sua domanda, e lasciate che rispondano le telecamere. Tre nuove Strutture ronzano nella loro fila. C’è un’aiuola seminata che dalla Terra nessuno aveva ordinato, e sul banco di lavoro ci sono i pezzi di due sonde finalmente arrivate. La mappa alla parete si spinge a sud, con due nomi scritti di vostra mano. Nessuno gira più intorno alle casse, perché non ci sono più casse. Al prossimo equipaggio viene detto di viaggiare leggero: per ognuno c’è una cuccetta, una sedia a tavola e qualcosa di fresco da mangiare.
    .title = Un posto in cui vivere
standing-on-tired-feet =
    L’elenco è finito. Qualcuno lo legge, punto per punto, e dopo ogni punto c’è un silenzio in cui nessuno dice che è stato fatto bene. I pannelli girano, l’aria è buona, la nuova aiuola sta sotto la sua lampada come previsto. Il Controllo Missione sembra più contento di voi. Avete costruito una casa per le persone e consumato le persone che ci stavano dentro: negli ultimi tempi vi siete incrociati nei corridoi come estranei su un binario. Il prossimo equipaggio avrà posto. Voi vorreste dormire.
    .title = In piedi, ma stanchi
room-enough =
    Il Controllo Missione fa la sua domanda. La risposta sono tre Strutture in più nella fila del Complesso Sistemi, un seme in un’aiuola che gli va bene, e un elenco di guasti abbastanza corto da leggerlo ad alta voce. Non è granché da vedere. I corridoi sono sempre stretti, e il caffè continua a non essere caffè. Ma c’è aria d’avanzo e un posto dove mettere le cose, e il prossimo equipaggio ha una data. A sud dell’HUB resta qualcosa che toccherà a loro portare a casa.
    .title = C’è posto
not-yet-a-home =
    L’ultimo sol del piano è finito, l’elenco no. Una parte sta in piedi, una parte funziona; ma una base si consegna intera o non si consegna, e ciò che stasera è aperto resta aperto. Il Controllo Missione vi ringrazia con la voce che tiene per giorni come questo. Per voi ci sarà una nave per tornare, e per chi ci riproverà i vostri appunti. Prima che si abbassino le lampade qualcuno annaffia le piante, perché alle piante nessuno ha detto che la missione è fallita.
    .title = Non ancora una casa
an-empty-bunk =
    Il diario si chiude con un nome e un sol. Il resto è procedura: si svuota una tuta, si contano le porte, parte un messaggio che ci mette il suo tempo a raggiungere le persone a cui è destinato. Il Controllo Missione chiude la missione prima che qualcuno debba chiederlo. Negli Alloggi Equipaggio una cuccetta non si disfa più. Le macchine vanno avanti, come sono state costruite per fare, e l’aria è buona come ieri. Chi verrà troverà il lavoro a metà e, sulla parete, una ragione per farlo con cura.
    .title = Una cuccetta vuota
