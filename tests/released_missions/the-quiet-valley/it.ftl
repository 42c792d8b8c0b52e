the-quiet-valley =
    Anni prima di voi una stazione automatica, Vesper, è scesa a nord per sorvegliare una valle in cui non si muove niente. Il fondo della valle è il terreno più piano che ci sia a portata, e l’equipaggio che vi darà il cambio ci atterrerà quando il vostro ultimo sol sarà finito. Ma Vesper si sta spegnendo. Ogni sera il suo tono è un poco più debole, e quello che ha misurato sta nella sua memoria e in nessun altro posto. La valle ha due rami, a nord-ovest e a nord-est, e il tono sembra uscire da tutti e due, perché la roccia lo rimanda indietro. Ascoltate finché c’è qualcosa da sentire. Decidete a quale voce credere. Poi mettetevi in viaggio, e portate a casa quello che Vesper sa prima che la nave scenda.
    .title = La Valle Silenziosa
    .idea = Un trasmettitore si sta spegnendo da qualche parte sull’anello 3: ascoltate da dove viene, decidete quanto fidarvi e riportate i suoi dati prima che atterri il nuovo equipaggio.

## Obiettivi

mouth-of-the-valley =
    Esplorate regioni fra A1-NO, A1-N, A1-NE, A2-NO e A2-NE finché il conto non è completo: da lì partono le due vie che salgono nella valle. A una delle cinque potete rinunciare; a quale, lo decidete voi. Chi entra in A3-NO o A3-NE prima che i turni d’ascolto siano finiti, quel ramo l’ha già scelto.
    .title = L’imbocco della valle
    .count = Regioni esplorate: { $done } su { $goal }
    .done = Adesso bandierine e tracce di ruote portano in salita, e davanti a loro la roccia si apre in due rami.
listening-watches =
    Eseguite Mettersi in Ascolto finché il conto non è completo. Ogni successo vale, qualunque cosa abbiate sentito. Finito l’ultimo turno, dovrete scegliere un ramo.
    .title = Turni d’ascolto
    .count = Turni fatti: { $done } su { $goal }
    .done = Il registro dei turni è chiuso. Quanto valga, non ve lo può dire nessuno.
last-fix =
    Esplorate A3-NO o A3-NE: in uno di questi due rami c’è Vesper. I rilevamenti parlano per uno dei due. Quanto pesino, sta a voi dirlo.
    .title = L’ultimo rilevamento
    .done = Le lampade fanno il giro delle pareti del ramo, una volta, e tornano da voi.
    .ask-went-west = È A3-NO la regione che avete appena esplorato?
    .do-the-right-arm = Vesper è qui: un traliccio su tre gambe, coperto di brina, e in cima una luce che lampeggia quando se ne ricorda. Qualcuno ripulisce il nome con un guanto.
    .do-no-tone = Ormai non c’era quasi più un tono da seguire. Avete percorso il ramo da una parete all’altra, con le ultime bombole, finché una lampada non ha trovato una gamba del traliccio.
    .do-the-wrong-arm = Roccia nuda, e la vostra radio che vi torna indietro. Dalla testata del ramo il traliccio finalmente si vede: è nell’altro, di là dalla sella. Chiamate, e Vesper consuma le sue forze per rispondere. Chi farà la Raccolta nel prossimo sol avrà bisogno di altre due mani sulla corda.
memory-core =
    Con una Raccolta prendete la memoria di Vesper nella regione che avete esplorato per l’ultimo rilevamento, A3-NO o A3-NE. La rappresenta un segnalino Obiettivo: mettetelo lì, se non ce n’è già uno. Dal ramo sbagliato la strada passa per la sella, ma ci arriva.
    .title = La memoria
    .done = La memoria esce dalla sua sede con il rumore di chi prende fiato. Sta nel guanto, non più grande di una saponetta.
    .do-whole = Sul banco risponde al primo tocco: anni di una valle, senza un vuoto.
    .do-torn = Sul banco ne risponde una metà. L’altra è fatta di vuoti, e di cifre che non vogliono dire niente: il freddo è arrivato prima di voi.
question-and-answer =
    Eseguite Chiamare Vesper finché il conto non è completo. Con ogni risposta arriva una parte del diario che la stazione tiene per chi lo chiede.
    .title = Domanda e risposta
    .count = Parti del diario: { $done } su { $goal }
    .done = Il diario è completo: vento, brina e polvere, e in fondo a ogni pagina una riga per dire che la stazione sta bene. Lo leggete ad alta voce fino all’ultima pagina.
the-saddle =
    Esplorate A3-N, la sella fra i due rami, e da lì cercate con gli occhi un altro terreno su cui possa scendere una nave.
    .title = La sella
    .done = Oltre la sella c’è un ripiano di roccia scura, largo e in piano. Vi ci sedete per un poco. Sul bordo c’è un caposaldo che non è in nessuno dei vostri elenchi.

## Tracciato e azioni della missione

signal =
    .title = Segnale
listen =
    Fate un turno al ricevitore. Con il Segnale a 6 o più il rilevamento è sicuro; se conoscete l’ora di Vesper, a 3 o più. Altrimenti, da 2 in su, può essere un’eco che viene dall’altro ramo, e un’eco resta un’eco, per quante volte la si senta. Sotto il 2 c’è solo rumore.
    .title = Mettersi in Ascolto
    .do-clear-west = L’ago va a nord-ovest e ci resta come inchiodato: A3-NO. Di eco, nessuna traccia.
    .do-clear-east = L’ago va a nord-est e ci resta come inchiodato: A3-NE. Di eco, nessuna traccia.
    .do-faint-west = Un tono, sottile come un capello. L’ago pende verso nord-ovest, A3-NO, trema, e ci torna.
    .do-faint-east = Un tono, sottile come un capello. L’ago pende verso nord-est, A3-NE, trema, e ci torna.
    .do-noise = Tre ore di fruscio. Alla fine Vesper l’avete sentita una dozzina di volte, e ogni volta era il vostro sangue.
call-vesper =
    Mandate una chiamata a Vesper. È costruita per rispondere, e il Segnale sale. È costruita anche per misurare, e prima di rispondere fa qualcosa che da qui non si sente.
    .title = Chiamare Vesper

## Ritrovamenti per strada

survey-mast =
    Un traliccio del primo rilievo, piegato ma in piedi, con un riflettore in cima. Girate il riflettore verso nord, e da quel momento il tono arriva un poco più forte.
    .title = Traliccio di rilievo
spent-stage =
    Lo stadio bruciato di un vecchio lander giace su un fianco. Di buono ci sono ancora due cose: delle celle che tengono la carica e un serbatoio con un fondo di ossigeno. Con la luce che resta se ne smonta una sola.
    .title = Stadio esaurito
    .option-cells = Prendete le celle
    .after-cells =
        Vengono via tutte intere, e a sera sono in fila accanto alle vostre.
    .option-tank = Prendete il serbatoio
    .after-tank =
        La valvola è dura, l’indicatore è onesto. Quello che c’era rimasto è vostro.
blue-hollow =
    Una conca nel terreno, azzurra in fondo: ghiaccio pulito sotto un palmo di polvere. Si potrebbe segare. La sega si sentirebbe molto lontano.
    .title = Conca azzurra
    .option-dig = Segatene un blocco
    .after-dig =
        Il blocco viene su limpido come una finestra. Quando la sega si ferma, il terreno sotto le ginocchia continua ancora un poco a tremare.
    .option-walk-round = Lasciatela com’è
    .after-walk-round =
        Uno di voi resta un momento sul bordo, a guardare giù. Di azzurro, su questo pianeta, non ce n’è molto.

## Eventi di Missione

a-tone-at-dusk =
    All’imbrunire il ricevitore lo trova: un tono solo, che verso la fine scende un poco, ogni undici minuti. Vesper c’è ancora. Fra le pareti dell’HUB è poco più di un sospetto, e prima di notte la piccola antenna deve trovare un posto migliore. Dovunque stia, sentirà un lato della valle prima dell’altro.
    .title = Un tono all’imbrunire
    .option-on-the-roof = Portatela sul tetto
    .after-on-the-roof =
        Uno di voi passa mezzo sol lassù in mezzo ai cavi. Adesso il tono non ha niente davanti, e arriva un poco più pieno.
    .option-behind-the-panels = Montatela dietro i Pannelli Solari
    .after-behind-the-panels =
        Il telaio è un buon sostegno. A scaldare l’antenna ci pensa la riserva. In mezzo a tanto metallo il tono ha un’ombra; forse l’aveva anche prima.
    .option-at-the-window = Appoggiatela alla finestra di Un Angolo Tranquillo
    .after-at-the-window =
        Chi cerca silenzio trova un cavo di traverso per terra e un altoparlante sul cuscino. Il Primo Giocatore ci si siede accanto, e ci resta tutta la sera.
nine-words =
    Insieme al tono arriva una riga di testo, la prima da settimane: nove parole, e a sette mancano delle lettere. SILENZIO, dice una di quelle intere, e l’altra FONDO. Vesper è fatta per mandare una riga così quando qualcosa è cambiato. Non la ripete, e i libri con il suo codice sono sulla Terra.
    .title = Nove parole
    .option-send-it-to-earth = Mandatela sulla Terra
    .after-send-it-to-earth =
        La parabola grande prende l’energia dalla riserva, e la riga parte. Il Controllo Missione conosce qualcuno che conosceva qualcuno che scrisse il codice. Ci vorrà qualche sol.
    .option-piece-it-together = Ricostruitela da soli
    .after-piece-it-together =
        Il Primo Giocatore ci sta chino sopra per mezzo sol, e gli altri gridano parole da dove stanno lavorando. Due sono giuste. Il resto è buona compagnia.
    .option-pin-it-up = Appendetela accanto alla porta e lasciatela lì
    .after-pin-it-up =
        È appesa, e nessuno ci pensa più. Mentre ne parlavate, Vesper ha speso un po’ delle sue forze per una seconda riga, e nessuno l’ha scritta.
the-empty-channel =
    All’ora stabilita il canale è vuoto. Aspettate dieci minuti, poi venti, e lo chiudete con una riga nel diario. Quattro ore più tardi, andando in cucina, qualcuno sente il tono da una porta aperta, debole e perfettamente a tempo, secondo un orologio che non è il vostro. D’ora in poi qualcosa deve restare in ascolto a ogni ora.
    .title = Il canale vuoto
    .option-sit-up = Vegliate a turno
    .after-sit-up =
        Tagliate la notte a fette, e nessuno la dorme intera. All’alba la sintonia è migliore di prima, e ognuno ha sentito il tono una volta da sinistra e una volta da destra.
    .option-let-it-record = Fatelo registrare al Centro di Controllo
    .after-let-it-record =
        Il computer ascolta il nord, e sente quello che c’è da sentire. Intanto nel Complesso Abitativo gli sfugge una cosa da poco.
    .option-feed-the-receiver = Date al ricevitore l’energia della riserva
    .after-feed-the-receiver =
        Date all’amplificatore tutto quello che riesce a prendere. Le lampade si fanno gialle, e per la prima volta il tono ha un corpo.
two-peaks =
    Sullo schermo il tono ha due picchi della stessa altezza, uno a nord-ovest e uno a nord-est. Uno è Vesper; l’altro è la sua voce, rimandata da una parete di roccia. A tavola ci sono presto due partiti. Una seconda antenna, abbastanza lontana dalla prima, saprebbe distinguerli. La curva sta perdendo quota.
    .title = Due picchi
    .action = Ricavate una seconda antenna dall’hardware e montatela lontano dall’HUB.
    .done =
        È una brutta cosa di tubo e di filo, e il vento la fa ronzare. Al prossimo sol avrà sentito il tono quanto la prima, e ci saranno due linee da tracciare sulla mappa.
    .later =
        I due picchi sono scesi di un altro gradino verso il rumore, e i partiti si sono trincerati. Sulla mappa qualcuno ha cancellato la linea che qualcun altro aveva tracciato. Non è stato nessuno.
a-knock-in-the-floor =
    Gli strumenti del Laboratorio l’hanno scritto: dopo la vostra chiamata, e subito prima della risposta, un colpo nel terreno, lontano, a nord. Vesper misura. Lascia cadere un peso e ascolta che cosa dice la valle; è costruita così. Nel Complesso Lavorativo si è staccata una canalina dei cavi. Qualcosa, forse, si è staccato anche a nord.
    .title = Un colpo nel pavimento
    .action = Scrivete un comando che trattenga il peso, e mandatelo finché non viene capito.
    .done =
        La risposta successiva arriva senza un colpo che la preceda. Lassù il terreno è lasciato in pace, e quaggiù non c’è più niente da aspettare con il fiato sospeso.
    .later =
        Nella notte Vesper misura per conto suo, perché lo dice il suo orologio. Chi è sveglio sente il colpo, o lo avverte nella schiena. Quello che viene dopo dura un bel po’, e non è Vesper.
cups-on-the-shelf =
    Nelle ore piccole le tazze cominciano a suonare una contro l’altra. Dura quattro secondi. Molto sotto la piana qualcosa si è assestato, e non ha ancora finito. Trovate crepe sottili nelle pareti del Complesso Abitativo e una valvola aperta dalle scosse nel Complesso Sistemi. Sul ripiano alto dell’Officina c’è tutto quello che pesa.
    .title = Tazze sul ripiano
    .action = In tutti e tre i Complessi puntellate scaffali e tubi con hardware di ricambio.
    .done =
        Passate da un Complesso all’altro con una chiave e un sacco di puntelli. Quello che a un colpo vibra riceve un bullone in più. Dopo, l’HUB ha un suono più sordo, e sta più fermo.
    .later =
        Stavolta cinque secondi. In Officina il ripiano alto si svuota da solo, e una morsa sfonda la custodia del filtro dell’ossigeno che c’è sotto. Le tazze stanno per terra dalla prima notte. Non suonano.
one-frame-a-pass =
    Una volta per sol l’orbiter passa sul nord, basso e di fretta. Ha un’immagine d’avanzo per voi, a un’ora in cui un traliccio farebbe ombra. Il Controllo Missione chiede dove puntare la fotocamera: dentro uno dei rami, o sull’imbocco della valle, dove comincia la vostra strada.
    .title = Un’immagine a passaggio
    .option-west-arm = Puntate sul ramo di nord-ovest
    .after-west-arm =
        L’immagine si compone riga per riga, dal ciglio fino al fondo, e nessuno torna al lavoro.
    .do-west-mast = Sul fondo di A3-NO c’è un’ombra, lunga, sottile e perfettamente dritta.
    .do-west-bare = Sul fondo di A3-NO ci sono sassi, e ombre di sassi.
    .option-east-arm = Puntate sul ramo di nord-est
    .after-east-arm =
        L’immagine si compone riga per riga, dal ciglio fino al fondo, e nessuno torna al lavoro.
    .do-east-mast = Sul fondo di A3-NE c’è un’ombra, lunga, sottile e perfettamente dritta.
    .do-east-bare = Sul fondo di A3-NE ci sono sassi, e ombre di sassi.
    .option-the-mouth = Puntate sull’imbocco della valle
    .after-the-mouth =
        Laggiù le ombre sono corte e si leggono bene. Fra due ghiaioni c’è qualcosa che non è nato lì. Date un numero a quel posto.
one-gearbox =
    I due rover andavano con lo stesso olio, e il freddo l’ha guastato. Nel Garage ci sono due scatole del cambio aperte, e fra tutte e due i pezzi buoni bastano per una. Per la valle si sale. Potete usare un rover e fermare l’altro, oppure dividere i pezzi e sperare due volte.
    .title = Un cambio solo
    .option-rest-froggy = Fermate il Froggy
    .after-rest-froggy =
        Il Froggy sta sui cavalletti con la pancia aperta, e ci resterà finché qualcuno non gli costruisce un ingranaggio. Lo Scorpio non è mai andato così liscio.
    .option-rest-scorpio = Fermate lo Scorpio
    .after-rest-scorpio =
        Lo Scorpio sta sui cavalletti con la pancia aperta, e ci resterà finché qualcuno non gli costruisce un ingranaggio. Il Froggy non è mai andato così liscio.
    .option-drive-both = Dividete i pezzi
    .after-drive-both =
        È un’ora allegra: tutti hanno olio fino ai gomiti, e un parere. I due cambi si richiudono. Nessuno dei due fa il rumore che dovrebbe.
the-landing-table =
    È arrivata la tabella d’atterraggio: una pagina di cifre per la nave, e una casella vuota. Il Controllo Missione ci vorrebbe una data, e una data vicina farebbe piacere a tutti, a casa e a bordo. Ma fra tre sol dovreste poi dire che terreno è quello della valle. Chiedere più tempo vuol dire dare spiegazioni, per iscritto, e molte.
    .title = La tabella d’atterraggio
    .option-take-the-early-date = Scrivete la data vicina
    .after-take-the-early-date =
        È una risposta breve, e gradita. La tabella è appesa alla parete, e ogni volta che qualcuno alza gli occhi la data è più vicina.
    .option-ask-for-more-sols = Chiedete più tempo
    .after-ask-for-more-sols =
        Il Primo Giocatore scrive spiegazioni per mezzo sol. Vengono accettate una per una, con un tono che non sfugge a nessuno.
a-call-from-the-ship =
    Fra due blocchi di cifre ci sono delle voci: il nuovo equipaggio, ancora in viaggio, che parla tutto insieme. Raccontano le stelle che hanno nel finestrino e che cosa mangeranno per prima cosa. Poi uno di loro chiede, in fretta, com’è il terreno laggiù. Mentre vi guardate l’un l’altro, la linea tace.
    .title = Una chiamata dalla nave
    .option-reassure-them = Dite che il terreno è buono
    .after-reassure-them =
        Tirano un sospiro, lo si sente, e lo tirate anche voi. È la serata più leggera da molto tempo. Da qualche parte, a bordo, quella frase è stata scritta.
    .option-say-what-you-know = Dite quello che sapete
    .after-say-what-you-know =
        Non è molto, e basta un minuto. Ringraziano, e per un po’ non dicono niente, e nemmeno voi.
white-morning =
    All’alba la piana non c’è più. La brina sta sospesa nell’aria fino all’altezza di un casco, bianca e immobile, e le gomme dei rover scricchiolano appena le si gira. Per mezzogiorno il sole l’avrà consumata. Fino ad allora davanti alla porta c’è brina fresca da prendere, e più in là un terreno che non mostra né sassi né bordi.
    .title = Mattino bianco
    .option-wait-for-noon = Tenete chiuso il Garage
    .after-wait-for-noon =
        Il portellone resta giù, e in questo sol da lì non parte nessuno. Chi è più malconcio si prende la giornata in cuccetta, e una medicazione cambiata senza fretta.
    .option-drive-into-it = Aprite il portellone lo stesso
    .after-drive-into-it =
        Il bianco entra rasoterra, e una cassetta piena si mette da parte come campione. Chi in questo sol esce dal Garage troverà il primo bordo con uno stinco.
the-other-ground =
    Se la valle non va bene, alla nave servirà un altro posto, e nessuno l’ha mai cercato. Nel vecchio rilievo fra i due rami c’è una sella, e dietro un ripiano di roccia, disegnato a tratteggio da qualcuno che ne aveva visto soltanto l’ombra. Dalla sella si vedrebbe meglio. Lo scrivete nel Diario di Missione.
    .title = L’altro terreno
what-listening-costs =
    Il ricevitore doveva funzionare un’ora per sol, e sta acceso giorno e notte. L’armadio che ha dietro scotta, e nel bilancio dell’energia c’è un buco grande come una stanza. Allora o si spegne una stanza, o paga la riserva, o si stacca la parabola fino a domani, e Vesper chiama a vuoto.
    .title = Quanto costa ascoltare
    .option-close-a-room = Chiudete una stanza
    .after-close-a-room =
        Chiudete una porta, e dietro si spengono le lampade. Il tono non cambia.
    .option-pay-from-the-reserve = Fate pagare la riserva
    .after-pay-from-the-reserve =
        L’indicatore scende mentre lo guardate. All’altro capo il tono continua, ogni undici minuti, e non ne sa niente.
    .option-switch-off-the-dish = Staccate la parabola
    .after-switch-off-the-dish =
        C’è un gran silenzio. Quando la riaccendete, Vesper ha chiamato per un sol intero senza risposta, e quello che arriva è più debole.
the-fourth-watch =
    La tabella dei turni era pensata per un equipaggio due volte il vostro. Il quarto comincia quando il corpo è più sicuro che sia notte, e al Primo Giocatore è toccato tre volte di fila. Di giorno le stesse mani lavorano in Officina. In questo sol niente di quello che si fa lì è buono prima di due controlli. Se la tabella resta così, qualcuno si ammalerà.
    .title = Il quarto turno
    .action = Fate una tabella nuova, e cucinate qualcosa di caldo per chi smonta.
    .done =
        La nuova tabella ha dei vuoti, e i vuoti sono la parte migliore. Alle quattro del mattino c’è una zuppa, e qualcuno con cui mangiarla. Quello che il sonno può aggiustare comincia ad aggiustarsi.
    .later =
        Comincia come un raffreddore, e non lo è. La scheda medica ha una pagina per chi ha dormito troppo poco per troppo tempo. Ogni riga finisce davanti a un cassetto del MedLab.
our-own-echo =
    Per un’ora il tono è più forte di quanto sia mai stato, e tutti si affollano intorno al ricevitore. Poi il Centro di Controllo cambia canale, e il tono cambia con lui. Stavate ascoltando voi stessi: il vostro radiofaro, rimandato dalla valle. Una parte di quello che sentite è Vesper. Per sapere quale, l’HUB dovrebbe tacere.
    .title = La nostra eco
    .option-fall-silent = Fate tacere l’HUB per questo sol
    .after-fall-silent =
        Il Centro di Controllo è chiuso, ogni radiofaro staccato. A sera tardi Vesper esce dal vuoto, da una parte sola, e più forte di quanto pensavate.
    .option-work-on = Tenetene conto e continuate a lavorare
    .after-work-on =
        Uno di voi lo scrive sul bordo del ricevitore: in parte siamo noi. È una bella frase, e a cena passa di bocca in bocca. Non per questo l’ago ne sa di più.
a-plume-at-dawn =
    All’alba sul nord c’è un pennacchio, bianco e dritto; un’ora dopo il sole l’ha mangiato. Il terreno non fuma da solo. Lassù qualcosa è stato scosso finché ha lasciato andare quello che tratteneva, ed è stato scosso là dove Vesper fa cadere il suo peso. Un rilevamento migliore non c’è. Alla finestra nessuno ne è contento.
    .title = Un pennacchio all’alba
    .do-plume-west = Era a nord-ovest, sopra A3-NO.
    .do-plume-east = Era a nord-est, sopra A3-NE.
soft-ground =
    All’imbocco della valle una ruota è sprofondata fino all’asse, dove un’ora prima era passata come sul cemento. Il Froggy ne è uscito, con la sabbia in un cuscinetto che era sigillato. Sotto la polvere non c’era terreno: c’era aria, e un luccichio bagnato sulle pareti. Un campione potrebbe dire su che cosa poggia il resto.
    .title = Terreno molle
    .action = Sciogliete un campione, e guardate che cosa tiene insieme il vostro terreno.
    .done =
        Per più di metà è ghiaccio. Dove il ghiaccio se n’è andato il terreno è una crosta, e adesso sapete quanto regge e che rumore fa prima di cedere. L’acqua passa per l’impianto, e una parte rimane come ossigeno.
    .later =
        In vista della porta la crosta cede sotto il Froggy. Uno di voi passa mezzo sol disteso lì accanto con una pala. Quando il rover è fuori, l’asse non è più dritto.
warm-or-loud =
    Vesper ha mandato i suoi conti. Quello che le resta nella batteria può alimentare il trasmettitore o scaldare la memoria, non tutti e due, e chiede ordini. Se grida, la troverete più facilmente, e la troverete fredda. Se tiene al caldo la memoria, sarà poco più di un respiro. Vi dà tempo fino a sera.
    .title = Calda o forte
    .option-loud = Fatela gridare
    .after-loud =
        Il tono è quello che doveva essere all’inizio. Più sotto, nelle righe piccole del messaggio, una temperatura comincia a scendere.
    .option-warm = Tenete calda la memoria
    .after-warm =
        Il tono scende di un gradino. L’ultima riga del messaggio dice: capito. Qualcuno l’ha scritta anni fa, proprio per questo caso, e leggerla vi fa bene.
two-hundred-metres =
    Il vecchio rilievo dà ai rami della valle pareti di ottanta metri. Con la nave sono arrivati duecento metri di corda, e da allora sono rimasti accanto a una stufa. In questo sol nessuno lascia il Garage senza un altro paio di mani su ogni nodo. Una vecchia corda non confessa l’età finché qualcuno non ci si appende.
    .title = Duecento metri
    .action = Passatevi fra le mani tutta la corda, tagliate il marcio e impiombate il resto.
    .done =
        Ne restano centosessanta metri, e non ce n’è uno che non sia passato fra le dita di qualcuno. Il rotolo è appeso accanto alla porta. Chi ha lavorato di più, a cena viene servito per primo.
    .later =
        Si spezza sulla rampa del Garage, a due metri e non a ottanta. Uno di voi cade male. Il resto del rotolo è ancora sulla ringhiera, e in questo sol ogni nodo si controlla di nuovo in due.

## Eventi Consequenziali

the-restored-page =
    La Terra ha ricostruito le nove parole, e ne ha aggiunta una decima che non avevate visto: un’ora. L’orologio di Vesper era regolato su un altro meridiano. Chi ascolta al suo minuto sente il tono prima che la roccia possa rimandarlo, e gliene basta molto meno per essere sicuro. Con la risposta arriva una lettera di ringraziamento di qualcuno molto anziano, e il Primo Giocatore può tenerla.
    .title = La pagina ricostruita
where-the-lines-cross =
    Due antenne, due linee, e per la prima volta un punto. L’eco era una terza linea, che non incontra nessuna delle due. Adesso l’avete guardata in faccia, e non la scambierete più per l’altra.
    .title = Dove si incrociano le linee
    .do-cross-west = Le linee si incontrano a nord-ovest, in A3-NO.
    .do-cross-east = Le linee si incontrano a nord-est, in A3-NE.
a-quiet-night =
    Nessun colpo, nessuna scossa, niente vento. Per una volta tutto l’HUB ha dormito, e a colazione si vede: dalle facce, dai discorsi, da una fasciatura che si può togliere un sol prima. Sugli strumenti del Laboratorio la notte è una riga tirata con il righello. Nessuno sapeva che potesse essere così dritta.
    .title = Una notte tranquilla
no-carrier =
    L’imbrunire, e nessun tono; undici minuti dopo, nemmeno. Nel diario qualcuno scrive: nessuna portante. Se intanto avete trovato il modo di risvegliarla, Vesper arriva dopo mezzanotte, tardi e sottile, e tutti si alzano per sentirla. Altrimenti nessuno spegne l’altoparlante, e il silenzio è tale che le ventole dell’HUB sembrano sgarbate.
    .title = Nessuna portante
the-floor-sinks =
    A nord si alza una cortina di polvere, larga come una città, e soltanto dopo il pavimento ha un brivido. Un pezzo di valle è sprofondato, e il tono di Vesper viene da più lontano che mai. Se avevate imparato di che cosa è fatto il terreno, erano tutti sulla roccia, e trema solo il Complesso Lavorativo. Altrimenti un astronauta e lo Scorpio erano troppo vicini al bordo.
    .title = Il fondo sprofonda
the-date-stands =
    La data della tabella è arrivata, e la nave chiede del suo terreno. Se siete stati in uno dei rami, qualcosa da raccontare c’è, e lo raccontate con voce ferma. Altrimenti leggete l’elenco di quello che non sapete. Intanto nessuno bada all’HUB, e due Complessi ne approfittano.
    .title = La data è questa
the-ship-asks-again =
    La nave è di nuovo in linea, e stavolta parla uno solo. Se siete stati in uno dei rami, potete dire che cosa hanno sentito gli stivali, e vale più di ogni carta. Altrimenti conta quello che avevate detto: una promessa va ritirata, parola per parola; una risposta schietta si ripete tale e quale, e vi sono grati.
    .title = La nave chiede di nuovo
over-the-saddle =
    La strada per Vesper ormai passa per la sella, ottanta metri in salita e altrettanti in discesa. Con una corda che vi siete passati tutta fra le mani è un’arrampicata da raccontare a tavola per anni. Senza, sono sassi che si muovono sotto i piedi in una brutta luce, con l’ossigeno della riserva, e uno di voi scende più in fretta del previsto.
    .title = Oltre la sella

## Finali

two-grounds =
    I dati salgono alla nave in un solo lungo respiro, e dietro a loro l’immagine dalla sella. Il nuovo equipaggio se li fa ripetere. Sotto la valle il ghiaccio se ne sta andando da prima che qualcuno guardasse; il fondo è una crosta sopra il nulla, e ogni colpo l’ha resa più sottile. Il ripiano oltre la sella è roccia. È lì che scende la luce, adagio, su un terreno che non stava in nessun elenco. Voi siete sulla porta, con tutte le lampade accese. All’imbrunire qualcuno va al ricevitore, per abitudine.
    .title = Due terreni
heard-to-the-end =
    Avete tutto: i dati, il diario, le risposte a quello che avete chiesto e a qualcosa che non avete chiesto. La valle non è mai stata silenziosa. Era lenta. Il suo ghiaccio se ne va da prima che nasceste, e Vesper lo sentiva andare, e lo diceva ogni undici minuti con la sola parola che aveva. La nave scende sulla piana davanti all’HUB, fra le vostre lampade. Il nuovo equipaggio non si è ancora tolto i caschi, e già uno chiede se il tono si può sentire.
    .title = Ascoltata fino in fondo
what-the-valley-kept =
    La memoria di Vesper è in salvo. La valle no: quello che le scosse avevano smosso è ceduto sotto il proprio peso, e dove la carta dice terreno in piano c’è una buca dalle pareti azzurre, da cui sale ancora polvere. Se sopra ci fosse stata una nave, adesso non ci sarebbe più. Questa scende sulla piana davanti all’HUB, un po’ brusca. Al nuovo equipaggio dite che cosa aveva misurato Vesper. E dite anche chi è stato a bussare.
    .title = Quello che la valle si è tenuta
half-a-record =
    Metà di quello che Vesper sapeva è tornata a casa; l’altra metà è rimasta nel freddo. Basta per dire di no, non per dire perché. Il Controllo Missione discute di vuoti per una notte. Poi la nave devia, e scende sulla piana davanti all’HUB con l’ultimo fondo della sua riserva. A cena il nuovo equipaggio chiede che cosa avrebbe detto la metà che manca. Ci avete pensato. Qualcosa su un’ora, credete, e qualcosa sulla sera prima.
    .title = Metà dei dati
a-long-way-round =
    Nel rapporto è una riga: primo avvicinamento dall’altro ramo. Non dice quanto eravate sicuri, né com’era la sella vista dal basso. Ma la memoria è qui, e i dati di Vesper dicono quello che dovevano dire: il fondo della valle è sottile, e ogni anno di più. La nave scende sulla piana davanti all’HUB. Quando il nuovo equipaggio chiede qual era il ramo, vi guardate, e per cortesia nessuno risponde per primo.
    .title = Il giro lungo
lights-on-the-plain =
    Per leggere tutti i dati servono quattro ore, e sarebbe bastato un minuto. La valle sprofonda dal primo giorno, meno di un capello per volta; avrebbe retto un traliccio, non una nave. Il nuovo equipaggio ringrazia senza fare domande, e devia. Quella sera sulla piana davanti all’HUB c’è una seconda stella, e le crescono le gambe. A nord, ogni undici minuti, un tono continua a chiamare, molto piano, e verso la fine scende un poco.
    .title = Luci sulla piana
white-squares =
    La memoria è sul banco, e dice quello che ha da dire: nella valle no. Ma a una nave un no non basta. Sulla mappa dell’imbocco, da cui si sarebbe misurato ogni altro terreno, ci sono ancora dei quadrati bianchi, e il Controllo Missione non lascia scendere nessuno su dei quadrati bianchi. La luce passa due volte sopra l’HUB. Poi torna indietro, per un anno almeno. Quello che Vesper sapeva è tornato a casa, e non c’è più nessuno da avvertire.
    .title = Quadrati bianchi
within-sight =
    Il traliccio l’avete visto. Dai disegni sapete quanti bulloni tengono il coperchio della memoria, e in che ordine si svitano. Ma l’ultimo sol è finito, la memoria è ancora nella sua sede, e una nave non può aspettare. Senza i dati nessuno le dà il permesso di scendere. Per due notti passa sopra l’HUB come una luce, e tutti sono alla finestra. La terza è già sulla via di casa. Nel vostro rapporto la distanza da Vesper è data in metri.
    .title = A vista
a-light-going-over =
    Quando la nave chiede del suo terreno, avete qualche appunto preso al ricevitore, e una mappa con una riga a matita che finisce alle montagne. Il Controllo Missione decide quello che deve decidere. La luce passa due volte sopra l’HUB, e il nuovo equipaggio dice qualche parola che sembra imparata a memoria; poi la nave torna indietro, per un anno almeno. A nord non si muove niente. Se Vesper chiami ancora, quella sera non lo vuole sapere nessuno, e il ricevitore resta spento.
    .title = Una luce che passa
one-voice-fewer =
    Il diario ha una colonna per chi è fuori e una per chi è rientrato, e oggi non coincidono. Il Controllo Missione chiude la missione entro l’ora. I turni vanno avanti ancora un poco, perché nessuno li cancella dalla tabella; al minuto giusto qualcuno si mette le cuffie, ascolta e scrive l’ora. Al nuovo equipaggio si dice di aspettare in orbita, e gli si dice perché. A nord la valle si tiene quello che sa, e tace.
    .title = Una voce in meno
