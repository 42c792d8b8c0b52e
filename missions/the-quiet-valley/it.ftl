the-quiet-valley =
    La piana davanti all’HUB ha retto una nave sola, la vostra. I motori hanno sciolto il ghiaccio sotto, e quello riformato non ne reggerebbe un’altra. Per questo chi vi darà il cambio conta di scendere a nord, in una valle dal fondo piano come nessun altro. Una vecchia stazione, Vesper, sorveglia quel fondo da dieci anni: senza i suoi dati laggiù non si atterra. Ma Vesper si sta spegnendo. Sta in uno dei due rami della valle; il tono esce da tutti e due, perché la roccia lo rimanda. Ascoltate, sera per sera. Decidete a quale voce credere. Portate a casa i dati entro l’ultimo sol, o la nave resterà in orbita sedici mesi, in attesa di poter tornare indietro.
    .title = La Valle Silenziosa
    .idea = Una stazione si sta spegnendo da qualche parte sull’anello 3: ascoltate da dove viene il suo tono, decidete quanto fidarvi e trovate dove può scendere una nave.

## Obiettivi

mouth-of-the-valley =
    Esplorate tre di queste cinque regioni: A1-NO, A1-N, A1-NE, A2-NO, A2-NE. Da lì passano le vie che salgono nella valle. Entrare in A3-NO o in A3-NE prima che i turni siano finiti vuol dire scegliere quel ramo senza averlo ascoltato.
    .title = L’imbocco della valle
    .count = Regioni esplorate: { $done } su { $goal }
    .done = L’ultima bandierina dell’imbocco è piantata. Da qui la ghiaia sale, verso il punto in cui la roccia si divide.
listening-watches =
    Eseguite Mettersi in Ascolto tre volte. Ogni turno consuma una sera; ne arriva una nuova a ogni sol, e il registratore ne conserva al massimo due. Quanto vale quello che dice l’ago, lo decidete fra voi.
    .title = Turni d’ascolto
    .count = Turni fatti: { $done } su { $goal }
    .done = Sotto l’ultimo turno tirate una riga. Sulla carta i rami della valle sono ancora due; quello che avete sentito è lì accanto, a matita. Da stasera si torna a dormire, e per le fasciature c’è tempo di giorno.
last-fix =
    Esplorate A3-NO o A3-NE. Vesper sta in uno di questi due rami. A parlare per l’uno o per l’altro c’è soltanto quello che avete sentito e visto.
    .title = L’ultimo rilevamento
    .done = Le lampade fanno il giro delle pareti del ramo, adagio, una volta.
    .then-arm = Vesper è qui: un traliccio su tre gambe, coperto di brina, con una luce che lampeggia quando se ne ricorda. { $geologist-cap } ripulisce la targa con un guanto. Dice VESPER, sopra il numero di un magazzino sulla Terra.
    .else-arm = Roccia nuda, e la vostra radio che vi torna indietro. Dalla testata del ramo il traliccio finalmente si vede, piccolo e dritto: è nell’altro, appena sotto la sella. Chiamate, e Vesper consuma forze per rispondere. Da A3-N si può scendere fin là.
    .then-no-tone = C’è voluto molto: ormai non restava quasi un tono da seguire. Siete andati da una parete all’altra, con le ultime bombole, prima che una lampada trovasse una delle gambe.
    .then-warned = Nel registro l’ago pendeva verso l’altro ramo. { $scientist-cap } chiude il quaderno prima che se ne possa discutere.
    .else-warned = Rileggete i vostri turni ancora una volta. Non hanno una risposta migliore di quella che vi ha portati qui.
memory-core =
    Con una Raccolta prendete la memoria di Vesper. La rappresenta un segnalino Obiettivo rosso, che sta nella regione che vi è stata detta: nel ramo stesso, o sulla sella, A3-N, se siete saliti per il ramo sbagliato. Una volta tolta la memoria, Vesper non può più leggervi il suo diario.
    .title = La memoria
    .done = Quattro bulloni, un quarto di giro: la memoria sta nel guanto, non più grande di una saponetta.
    .then-bench = Sul banco ne risponde una metà. Il resto è fatto di vuoti e di cifre senza senso: il freddo è arrivato prima di voi.
    .else-bench = Sul banco risponde al primo tocco. Dieci anni di una valle, ora per ora, senza un vuoto.
the-fan =
    All’imbocco della valle la ghiaia si apre a ventaglio, abbastanza in piano per una nave. Eseguite Misurare il Terreno due volte. Dove regge, lo diranno i picchetti; che continui a reggere, possono dirlo solo i dati di Vesper.
    .title = Il ventaglio di ghiaia
    .count = Strisce misurate: { $done } su { $goal }
    .done = Due strisce del ventaglio sono picchettate da un bordo all’altro. Nessun picchetto è sceso più di quanto l’aveste battuto. Per un quarto d’ora vi sedete sulla ghiaia, con gli stivali in alto.
the-saddle =
    Dietro la sella fra i due rami il vecchio rilievo segna un ripiano di roccia. Esplorate A3-N, e guardatelo da lì.
    .title = La sella
    .done = Oltre la sella c’è il ripiano, scuro, largo, in piano. Il primo passo torna su per lo stivale, duro. Sul bordo c’è un caposaldo che non è in nessuno dei vostri elenchi.
question-and-answer =
    Eseguite Chiamare Vesper tre volte finché la memoria è nella sua sede. Con ogni risposta arriva una pagina del diario della stazione.
    .title = Domanda e risposta
    .count = Pagine del diario: { $done } su { $goal }
    .done = Il diario è completo. { $medic-cap } lo legge ad alta voce a cena, dalla prima data in poi; a ogni STAZIONE IN ORDINE, intorno al tavolo, un piccolo cenno del capo.
    .failed = Con la memoria fuori dalla sua sede, a Vesper non resta niente da leggere; quello che non le avete chiesto resta non chiesto.

## Tracciato, segnalini e azioni della missione

signal =
    .title = Segnale
evening =
    .title = Sera
vespers-hour =
    .title = Ora di Vesper
listen =
    Fate un turno al ricevitore, nel Laboratorio: l’ago pende verso A3-NO o verso A3-NE. A volte segue l’eco e non Vesper: di rado con il Segnale a 7 o più, una volta su tre da 3 in su, quasi una volta su due più in basso. A 0 c’è solo rumore. Ogni turno può pendere da una parte diversa dal precedente.
    .title = Mettersi in Ascolto
    .then-clear = L’ago va a nord-ovest, A3-NO, e ci resta. In tre minuti non si stacca dal segno.
    .then-clear-variant-2 = Un tono pieno, rotondo. Alla prima nota l’ago è su A3-NO, a nord-ovest, come incollato.
    .else-clear = Nord-est, A3-NE, subito, e lì rimane mentre alla manopola { $scientist } cambia mano.
    .else-clear-variant-2 = Il tono basta per l’altoparlante. L’ago si mette su nord-est, A3-NE, senza un tremito.
    .then-thin = Un tono, sottile come un capello. L’ago pende verso nord-ovest, A3-NO, trema, ci torna.
    .then-thin-variant-2 = Fra due scariche l’ago prende una decisione: nord-ovest, A3-NO.
    .then-thin-variant-3 = Per quasi tutta l’ora vaga. Dove si ferma, si ferma a nord-ovest, su A3-NO.
    .else-thin = Il tono va e viene, come una lampada dietro una tenda. Finché c’è, l’ago segna nord-est, A3-NE.
    .else-thin-variant-2 = Nove letture. Sei dicono nord-est, A3-NE; sul quaderno { $engineer } le scrive tutte e nove.
    .else-thin-variant-3 = Stasera l’ago si stanca presto, e sempre dalla stessa parte: nord-est, A3-NE.
    .then-faint = Forse è immaginazione. Ma ogni volta che ve lo immaginate, l’ago è a nord-ovest, su A3-NO.
    .then-faint-variant-2 = Un solo cenno in un’ora, verso nord-ovest, A3-NO. Il resto è cielo.
    .else-faint = Qualcosa tira l’ago a nord-est, verso A3-NE, poi lo lascia.
    .else-faint-variant-2 = Se quella era Vesper, era a nord-est, in A3-NE.
    .do-noise = Tre ore di fruscio. Alla fine Vesper l’avete sentita una dozzina di volte, ogni volta a tempo con il vostro polso.
call-vesper =
    Mandate una chiamata a Vesper. È costruita per rispondere, una volta per sol, a una sua ora, e il Segnale sale. È costruita anche per misurare: prima di rispondere fa qualcosa che da qui non si sente.
    .title = Chiamare Vesper
    .then-page = Pagina 1 del diario. SOL 9: ARIA FERMA, BRINA ALL’ALBA, FONDO COME DA RILIEVO, STAZIONE IN ORDINE.
    .then-page-variant-2 = Pagina 2 del diario. SOL 1902: POLVERE DA SESSANTA SOL, FONDO PIÙ BASSO DI UN CAPELLO, STAZIONE IN ORDINE.
    .then-page-variant-3 = Pagina 3 del diario. SOL 3544: BATTERIA BASSA, FONDO PIÙ BASSO, FONDO PIÙ BASSO, STAZIONE IN ORDINE.
pace-out =
    Attraversate a piedi una striscia del ventaglio, battete un picchetto ogni dieci passi e annotate quanto scende.
    .title = Misurare il Terreno

## Regole per un certo tempo

two-at-the-key =
    Il tamburo del sismometro ha cominciato a rispondere alle cose piccole: una porta che si chiude, una ruota nel Garage. D’ora in poi una chiamata a Vesper è un lavoro doppio, al tasto e al tamburo.
    .title = In due al tasto
a-rope-on-the-saddle =
    Di questa corda conoscete ogni metro. Su una via che chiederebbe tutte le mani ne risparmia un paio.
    .title = Una corda per la sella

## Ritrovamenti per strada

survey-mast =
    Un traliccio del primo rilievo, piegato ma in piedi, con un riflettore in cima. Lo girate verso nord, e da quel momento il Segnale guadagna qualcosa.
    .title = Traliccio di rilievo
spent-stage =
    Lo stadio bruciato di un vecchio lander giace su un fianco. Di buono ci sono ancora due cose: delle celle che tengono la carica e un serbatoio con un resto di ossigeno. Con la luce che resta se ne smonta una sola.
    .title = Stadio esaurito
    .option-cells = Prendete le celle
    .after-cells =
        Vengono via tutte intere. A sera sono in fila accanto alle vostre.
    .option-tank = Prendete il serbatoio
    .after-tank =
        La valvola è dura, l’indicatore è onesto. Quello che c’era rimasto è vostro.
blue-hollow =
    Una conca nel terreno, azzurra in fondo: ghiaccio pulito, scoperto dove è scivolato via un palmo di polvere. Si potrebbe segare. La sega si sentirebbe molto lontano.
    .title = Conca azzurra
    .option-dig = Segatene un blocco
    .after-dig =
        Il blocco viene su senza una bolla. Quando la sega si ferma, il terreno sotto le ginocchia continua ancora un poco a tremare.
    .option-walk-round = Lasciatela com’è
    .after-walk-round =
        Vi fermate un momento sul bordo, a guardare giù. Di azzurro, su questo pianeta, non ce n’è molto.

## Eventi di Missione

a-tone-at-dusk =
    All’imbrunire il ricevitore lo trova: un tono solo, che verso la fine scende un poco, ogni undici minuti. Vesper c’è ancora. Fra le pareti dell’HUB è poco più di un sospetto. Prima di notte la piccola antenna deve trovare un posto migliore, e il suo cavo sono ottanta metri di isolante stanco.
    .title = Un tono all’imbrunire
    .who-listener = Chi si occupa dell’antenna?
    .action = Fasciate il cavo e scaldatelo, un tratto dopo l’altro.
    .done =
        Il cavo corre lungo la parete, fasciato come una gola in inverno. Il sibilo se n’è andato; quello che rimane è Vesper.
    .later =
        Nell’ora più fredda l’isolante si è crepato per tutta la lunghezza. Metà di quello che sente l’antenna si perde prima di arrivare alla porta.
    .option-on-the-roof = Portatela sul tetto
    .after-on-the-roof =
        Se ne va mezzo sol, lassù in mezzo ai cavi, con tutto il nord davanti agli occhi. Senza più niente davanti, il tono ha preso un poco di corpo.
    .option-behind-the-panels = Fissatela al telaio dei Pannelli Solari
    .after-behind-the-panels =
        Il telaio è un buon sostegno. A scaldare l’antenna ci pensa la riserva. Di notte la sua lucina rossa si vede dalla tavola.
    .option-at-the-window = Appoggiatela fuori, alla finestra di Un Angolo Tranquillo
    .after-at-the-window =
        Adesso c’è un cavo di traverso per terra, e un altoparlante sul cuscino.
    .then-seat = { $listener-cap } ci si siede accanto, per tutta la sera.
nine-words =
    Insieme al tono arriva una riga di testo, la prima da settimane: nove parole, e a sette mancano delle lettere. SILENZIO, dice una di quelle intere. L’altra dice FONDO. Vesper è fatta per mandare una riga così quando qualcosa è cambiato. Il cifrario è sulla Terra, da chi lo scrisse: Ilario Venn.
    .title = Nove parole
    .who-reader = Chi si mette al tavolo con quella riga?
    .option-send-it-to-earth = Mandatela sulla Terra
    .after-send-it-to-earth =
        La parabola grande prende l’energia dalla riserva. Il Controllo Missione promette di cercare Ilario Venn, che ha novantuno anni e da allora ha cambiato casa due volte.
    .option-piece-it-together = Ricostruitela da soli
    .after-piece-it-together =
        Il foglio va sul tavolo lungo, con una matita legata a uno spago.
    .then-line = Il lavoro porta via mezzo sol { $reader-to }, mentre dalle altre stanze arrivano parole gridate. Una è giusta: accanto a FONDO adesso c’è BASSO.
    .option-pin-it-up = Appendetela accanto alla porta
    .after-pin-it-up =
        È appesa, e si parla d’altro. Intanto Vesper spende un po’ delle sue forze per una seconda riga, che al registratore sfugge.
the-empty-channel =
    All’ora stabilita il canale è vuoto. Aspettate dieci minuti, poi venti, e lo chiudete con una riga nel diario. Quattro ore più tardi, andando in cucina, { $engineer } sente il tono da una porta aperta, debole e perfettamente a tempo, secondo un orologio che non è il vostro.
    .title = Il canale vuoto
    .action = Montate un orologio che tenga il tempo di Vesper.
    .done =
        L’orologio ha il quadrante rosso, e sul vostro guadagna quaranta minuti per sol. Quando la lancetta arriva in cima, la manopola è già dove deve essere.
    .later =
        Altre due volte il tono è arrivato mentre la manopola era altrove. A cena tenete tutti un orecchio al corridoio.
    .option-sit-up = Vegliate a turno
    .after-sit-up =
        Tagliate la notte a fette. All’alba la sintonia è migliore di prima, e il tono l’avete sentito tutti, una volta da sinistra e una da destra.
    .option-let-it-record = Fatelo registrare al Centro di Controllo
    .after-let-it-record =
        Il computer ascolta il nord, e sente quello che c’è da sentire. Intanto nel Complesso Abitativo gli sfugge una cosa da poco.
    .option-feed-the-receiver = Date al ricevitore l’energia della riserva
    .after-feed-the-receiver =
        Date all’amplificatore tutto quello che riesce a prendere. Le lampade si fanno gialle; per la prima volta il tono riempie la stanza.
two-peaks =
    Sullo schermo il tono ha due picchi della stessa altezza, uno a nord-ovest e uno a nord-est. Uno è Vesper; l’altro è la sua voce, rimandata da una parete di roccia. A tavola ci sono presto due partiti. Una seconda antenna, abbastanza lontana dalla prima, saprebbe distinguerli finché la curva conserva un po’ di altezza.
    .title = Due picchi
    .action = Ricavate una seconda antenna dall’hardware e montatela lontano dall’HUB.
    .done =
        È una brutta cosa di tubo e di filo, su un mucchio di sassi. Al prossimo sol avrà sentito il tono quanto la prima; allora ci saranno due linee da tracciare sulla carta.
    .later =
        I due picchi sono scesi di un altro gradino verso il rumore, e i partiti si sono trincerati. Sulla carta una linea a matita è stata cancellata. Da chi, lo chiede { $medic }, e le forchette vanno avanti.
a-knock-in-the-floor =
    L’ha trovato { $geologist } sul tamburo del Laboratorio: un colpo nel terreno, lontano, a nord, dopo la vostra chiamata e subito prima della risposta. Vesper lascia cadere un peso e ascolta che cosa dice la valle. È costruita così. Nel Complesso Lavorativo si è staccata una canalina dei cavi.
    .title = Un colpo nel pavimento
    .action = Scrivete un comando che trattenga il peso, e mandatelo finché non viene capito.
    .done =
        La risposta successiva arriva senza un colpo che la preceda. Lassù il terreno è lasciato in pace.
    .later =
        Nella notte Vesper misura per conto suo, perché lo dice il suo orologio. Il colpo sale attraverso le cuccette. Quello che viene dopo dura un bel po’, e non è Vesper.
cups-on-the-shelf =
    Nelle ore piccole le tazze cominciano a suonare una contro l’altra. Dura quattro secondi. Molto sotto la piana qualcosa si è assestato. Trovate crepe sottili nelle pareti del Complesso Abitativo e una valvola aperta dalla scossa nel Complesso Sistemi. In Officina tutto quello che pesa sta sul ripiano alto, sopra il filtro dell’ossigeno.
    .title = Tazze sul ripiano
    .action = In tutti e tre i Complessi puntellate scaffali e tubi con hardware di ricambio.
    .done =
        Passate da un Complesso all’altro con una chiave e un sacco di puntelli. Quello che a un colpo vibra riceve un bullone in più. Dopo, l’HUB ha un suono più sordo e sta più fermo.
    .later =
        Stavolta cinque secondi. In Officina il ripiano alto si svuota da solo, e una morsa sfonda la custodia del filtro dell’ossigeno che c’è sotto. Le tazze stanno per terra dalla prima notte.
one-frame-a-pass =
    ORBITER A HUB. Un’immagine d’avanzo per sol, a un’ora in cui un traliccio fa ombra. Ramo ovest: mezzo al buio, molto non si vede; quello che si vede, quasi sempre c’è. Ramo est: in piena luce, si vede tutto, pinnacoli compresi. Finché la fotocamera guarda nei rami, il ripetitore non porta Vesper: attendiamo istruzioni.
    .title = Un’immagine a passaggio
    .action = Sovrapponete l’immagine al vecchio rilievo, sasso per sasso.
    .done =
        Un puntino c’è nell’immagine e non nel rilievo, non lontano dalla vostra strada. Lo cerchiate di rosso.
    .later =
        Al Controllo Missione serviva spazio, e l’immagine è stata sovrascritta. Il ripetitore ne è uscito un poco fuori posto, lassù; il tono arriva con più fruscio.
    .option-west-arm = Puntate sul ramo di nord-ovest
    .after-west-arm =
        L’immagine si compone riga per riga, dal ciglio fino al fondo. Finché dura, il ricevitore non ha niente da sentire.
    .do-west-shadow = Dal buio, sul fondo di A3-NO, esce un’ombra: lunga, sottile, perfettamente dritta.
    .do-west-bare = Sul fondo di A3-NO ci sono sassi, ombre di sassi e una gran quantità di buio.
    .option-east-arm = Puntate sul ramo di nord-est
    .after-east-arm =
        Arriva a strisce, prima le più chiare. Su ognuna { $scientist } appoggia un righello.
    .do-east-shadow = Sul fondo di A3-NE un’ombra è più sottile delle altre, e dritta.
    .do-east-bare = Sul fondo di A3-NE ogni ombra ha un pinnacolo al piede.
    .option-the-mouth = Puntate sull’imbocco della valle
    .after-the-mouth =
        Uno di voi ci passa sopra mezzo sol con la lente. Le ombre sono corte e si leggono bene: fra due banchi di ghiaia c’è qualcosa che non è nato lì. Date un numero a quel posto.
one-gearbox =
    I due rover andavano con lo stesso olio, e il freddo l’ha guastato. Nel Garage ci sono due scatole del cambio aperte, e fra tutte e due i pezzi buoni bastano per una. Potete usare un rover e fermare l’altro, oppure dividere i pezzi e sperare due volte. Sotto il banco c’è una barra di acciaio buono.
    .title = Un cambio solo
    .action = Dalla barra ricavate denti nuovi.
    .done =
        Si tornisce, si misura, si torna a tornire. A sera un pezzo finito sta sullo scaffale, già oliato.
    .later =
        Sotto sforzo una vecchia ruota perde un dente dentro l’altra. Prima che dal Garage esca qualcosa, un secondo paio di mani deve far girare a vuoto ogni ingranaggio.
    .option-rest-froggy = Fermate il Froggy
    .after-rest-froggy =
        Il Froggy sta sui cavalletti con la pancia aperta, in attesa di un ingranaggio. I pezzi buoni sono nello Scorpio.
    .option-rest-scorpio = Fermate lo Scorpio
    .after-rest-scorpio =
        Lo Scorpio è sul cric nell’angolo in fondo, con un ingranaggio in meno. I pezzi buoni li ha il Froggy.
    .option-drive-both = Dividete i pezzi
    .after-drive-both =
        È un’ora allegra: olio fino ai gomiti, e tanti pareri quante mani. I due cambi si richiudono con un rumore che prima non faceva nessuno dei due.
the-landing-table =
    È arrivata la tabella d’atterraggio: una pagina di cifre per la nave, e una casella vuota per la data in cui risponderete del terreno. Rhee, al Controllo Missione, ne vorrebbe una vicina. Se ne può avere una lontana; ci vogliono motivi, per iscritto, e a bordo quel tempo lo si passa in una cabina fatta per pochi giorni.
    .title = La tabella d’atterraggio
    .who-writer = Chi scrive i motivi?
    .option-take-the-early-date = Scrivete una data vicina
    .after-take-the-early-date =
        È una risposta breve, e gradita: niente riunione stasera, acqua calda per le mani malconce, luci spente presto. La tabella è appesa accanto alla porta, con un cerchio rosso intorno alla vostra data.
    .option-ask-for-more-sols = Chiedete una data più lontana
    .after-ask-for-more-sols =
        Mezzo sol se ne va in una pagina di motivi. La notte la passate svegli ad aspettare le ricevute.
    .way-granted = Vengono accettati uno per uno. L’ultima ricevuta aggiunge, con parole di Rhee, che la cabina è stretta.
    .way-refused = La risposta è no. Rhee aggiunge una riga privata: la migliore pagina di motivi passata da quella scrivania.
a-call-from-the-ship =
    Fra due blocchi di cifre ci sono delle voci: il nuovo equipaggio, ormai abbastanza vicino da rispondere subito. Raccontano le stelle che hanno nel finestrino, e che cosa mangeranno appena a terra. Poi Oda Lindh, la loro geologa, vi chiede di descriverle una manciata del vostro terreno. E, più piano, se la valle è buona.
    .title = Una chiamata dalla nave
    .action = Descrivete a Oda un campione, grano per grano.
    .done =
        Chiede del colore, degli spigoli, del peso, e se stride. Alla fine il vostro terreno lo conosce meglio di voi stamattina.
    .later =
        La manciata Oda non la chiede più. Sul canale ci sono blocchi di cifre, puntuali, ognuno con la sua ricevuta.
    .option-reassure-them = Dite che la valle è buona
    .after-reassure-them =
        Tirano un sospiro, lo si sente. È la serata più leggera da molto tempo. A bordo, Oda quella frase l’ha scritta, con l’ora accanto.
    .option-say-what-you-know = Dite quello che sapete
    .after-say-what-you-know =
        Non è molto, e basta un minuto. Oda ve lo rilegge parola per parola.
white-morning =
    All’alba la piana è bianca. C’è brina su ogni sasso, non più spessa di un segno di gesso, e una foschia che si porta via le ombre: né bordi né buche, né vicino né lontano. A mezzogiorno non ci sarà più. Fino ad allora ce n’è di fresca da prendere; sui Pannelli Solari ha fatto una crosta, con la polvere impastata dentro.
    .title = Mattino bianco
    .action = Spazzolate i pannelli prima che il sole cuocia la crosta.
    .done =
        Viene via a fogli. Sotto, i pannelli sono più puliti che il primo giorno.
    .later =
        La brina se n’è andata e ha lasciato la sua polvere, in un velo che a secco nessuna spazzola porta via. Un pannello rende meno di prima, e da solo non si riprenderà.
    .option-wait-for-noon = Tenete chiuso il Garage
    .after-wait-for-noon =
        Il portellone resta giù. Una vecchia ferita, se ce n’è una, ha per sé una giornata in cuccetta e una medicazione cambiata senza fretta.
    .option-drive-into-it = Aprite il portellone lo stesso
    .after-drive-into-it =
        Una cassetta di brina va da parte come campione. Che altro ci sia sotto il bianco, si scopre passandoci sopra.
the-other-ground =
    Avete messo i turni uno sull’altro. Ogni sera il tono sparisce dietro il crinale un po’ prima, eppure l’orologio è giusto, e il crinale non si è mosso. Dunque si è mosso il traliccio. La valle sprofonda, e alla nave serve un altro terreno. Prima di credere a un cronometro, il Controllo Missione vorrà i dati di Vesper.
    .title = L’altro terreno
    .then-words = BASSO, dice il foglio accanto alla cuccetta { $reader-of }. La parola l’avevate già da un pezzo; adesso sapete che cosa farne.
    .else-words = Nel computer della nave la valle è ancora l’unico nome dell’elenco.
    .option-the-near-ground = Guardate il ventaglio all’imbocco
    .after-the-near-ground =
        Il ventaglio è davanti a casa: ghiaia, sopra un fondo sconosciuto. Ci vorranno picchetti, tempo e un bel numero di passi, ma nessun rover da caricare.
    .option-the-far-ground = Guardate il ripiano oltre la sella
    .after-the-far-ground =
        Il vecchio rilievo lo disegna a tratteggio: l’autore ne aveva visto soltanto l’ombra. Dalla sella si vedrebbe la roccia. Uno di voi resta sul rilievo mezzo sol, a cercare una via di salita.
what-listening-costs =
    RICEVITORE. Previsto: un’ora per sol. Acceso: ventiquattro. Armadio: caldo. Bilancio dell’energia: manca una stanza. { $engineer-cap } mette la pagina sul tavolo, con i rimedi a margine.
    .title = Quanto costa ascoltare
    .action = Montate un temporizzatore, perché il ricevitore dorma fra un tono e l’altro.
    .done =
        Si sveglia un minuto prima del tono e si riaddormenta un minuto dopo. A fine sol, nella riserva, la differenza si vede.
    .later =
        L’armadio ha cominciato a raffreddarsi da solo: la sua ventola gira tutta la notte, a spese della riserva.
    .option-close-a-room = Chiudete una stanza
    .after-close-a-room =
        Chiudete una porta, dietro si spengono le lampade, il tono resta quello che era.
    .option-pay-from-the-reserve = Fate pagare la riserva
    .after-pay-from-the-reserve =
        L’indicatore segna meno che a colazione. Nell’altoparlante il tono continua, ogni undici minuti.
    .option-switch-off-the-dish = Staccate la parabola
    .after-switch-off-the-dish =
        C’è un gran silenzio. Quando la riaccendete, Vesper ha chiamato per un sol intero senza risposta, e quello che arriva è più debole.
the-fourth-watch =
    La tabella dei turni era pensata per un equipaggio due volte il vostro. Il quarto comincia quando il corpo è più sicuro che sia notte, ed è toccato troppo spesso agli stessi occhi. Di giorno gli stessi occhi leggono etichette nel Vano Sonde, dove in questo sol più di una provetta finisce nella rastrelliera sbagliata e va rimessa a posto.
    .title = Il quarto turno
    .who-on-watch = A chi è toccato troppo spesso il quarto turno?
    .action = Fate una tabella nuova, e cucinate qualcosa di caldo per chi smonta.
    .done =
        La nuova tabella ha dei vuoti, e i vuoti sono la parte migliore. Alle quattro del mattino ci sono una zuppa e un po’ di compagnia. Quello che il sonno può aggiustare comincia ad aggiustarsi.
    .later =
        Il sonno coglie { $on-watch } con la mano sulla manopola. Al risveglio il numero del sol non torna in mente. La scheda medica ha una pagina per chi ha dormito troppo poco. Ogni riga finisce davanti a un cassetto del MedLab.
our-own-echo =
    Per un’ora il tono è più forte di quanto sia mai stato, e vi affollate tutti intorno al ricevitore. Poi il Centro di Controllo cambia canale, e il tono cambia con lui. Stavate ascoltando il vostro radiofaro, rimandato dalla valle. Per sapere quale parte è Vesper, l’HUB dovrebbe tacere.
    .title = La nostra eco
    .action = Spostate il radiofaro su un altro minuto.
    .done =
        Adesso il radiofaro parla quando Vesper non parla. Quello che fra una volta e l’altra arriva da nord ha un padrone solo.
    .later =
        Per tutta la notte il radiofaro e la sua eco si sono risposti. Nel Complesso Abitativo un relè si è fatto a pezzi a forza di scatti.
    .option-fall-silent = Fate tacere l’HUB per questo sol
    .after-fall-silent =
        Il Centro di Controllo è chiuso, ogni radiofaro staccato. A sera tardi Vesper esce dal vuoto, più forte di quanto pensavate.
    .option-work-on = Tenetene conto e continuate a lavorare
    .after-work-on =
        { $scientist-cap } lo scrive sul bordo del ricevitore: in parte siamo noi. A cena diventa un brindisi. L’ago continua a indicarvi insieme, voi e lei.
a-plume-at-dawn =
    All’alba sul nord c’è un pennacchio, bianco e dritto; un’ora dopo il sole l’ha mangiato. Lassù, dopo una vostra chiamata, qualcosa è stato scosso e ha lasciato andare quello che tratteneva. Da una finestra sola non si può dire sopra quale ramo fosse.
    .title = Un pennacchio all’alba
    .action = Montate due fotocamere, lontane fra loro, e aspettate il prossimo pennacchio.
    .done =
        Due treppiedi nell’ultimo buio, e su ogni scatto un pollice.
    .then-plume = Arriva un minuto dopo l’alba, sottile, in tutte e due le immagini a nord-ovest, sopra A3-NO.
    .else-plume = Due immagini di un solo pennacchio, prese nello stesso secondo. Le linee si incontrano a nord-est, sopra A3-NE.
    .later =
        Altri due pennacchi sono saliti senza che li vedeste. Sul nord c’è un velo bianco e fine; dietro, il tono è più sordo.
soft-ground =
    All’imbocco della valle una ruota è sprofondata fino all’asse, dove un’ora prima era passata come sul cemento. Il Froggy ne è uscito, con la sabbia in un cuscinetto che era sigillato. Sotto la polvere c’era una cavità, con le pareti di ghiaccio. Un campione potrebbe dire su che cosa poggia il resto.
    .title = Terreno molle
    .action = Sciogliete un campione, e guardate che cosa tiene insieme il vostro terreno.
    .done =
        Per più di metà è ghiaccio. Dove il ghiaccio se n’è andato il terreno è una crosta; { $geologist } annota quanto regge e che aspetto ha prima di cedere. L’acqua passa per l’impianto, e una parte rimane come ossigeno.
    .later =
        Sull’ultima salita prima di casa la crosta cede sotto il Froggy. Mezzo sol con la pala, stesi a terra. Quando il rover è fuori, l’asse non è più dritto.
warm-or-loud =
    VESPER A QUALUNQUE STAZIONE. BATTERIA BASSA. POSSO ALIMENTARE IL TRASMETTITORE O SCALDARE LA MEMORIA. NON TUTTI E DUE. FORTE: FACILE DA SENTIRE, DATI A RISCHIO. CALDA: DATI AL SICURO FINCHÉ MI SENTITE, DIFFICILE DA SENTIRE. CHIEDO ORDINI. ASPETTO FINO A SERA.
    .title = Calda o forte
    .option-loud = Fatela gridare
    .after-loud =
        Il tono è quello che doveva essere all’inizio. Più sotto, nelle righe piccole del messaggio, una temperatura comincia a scendere.
    .option-warm = Tenete calda la memoria
    .after-warm =
        Il tono scende. L’ultima riga del messaggio dice CAPITO. È stata scritta anni fa, proprio per questo caso, e leggerla vi fa bene.
two-hundred-metres =
    Il vecchio rilievo dà ai rami della valle pareti di ottanta metri. Con la nave sono arrivati duecento metri di corda, rimasti da allora accanto a una stufa. In questo sol ogni nodo che esce dal Garage lo stringe un paio di mani e lo prova un altro.
    .title = Duecento metri
    .action = Passatevi fra le mani tutta la corda, tagliate il marcio e impiombate il resto.
    .done =
        Ne restano centosessanta metri, passati tutti fra dita che adesso li conoscono. Il rotolo è appeso accanto alla porta, dove ogni mano ci arriva.
    .later =
        Si spezza sulla rampa del Garage, a due metri e non a ottanta. Il resto va ricontrollato metro per metro: se ne va mezza giornata di uno di voi, e ogni nodo si prova di nuovo in due.
a-line-of-reflectors =
    Il primo rilievo ha lasciato verso nord una fila di riflettori, uno su ogni rialzo, per riportare a casa la propria voce. A mezzogiorno, dal tetto, contate quattro bagliori dove la carta ne ha sette. Quelli caduti si potrebbero rialzare. Dove siano finiti, la carta non lo dice.
    .title = Una fila di riflettori
    .action = Rialzate i riflettori caduti.
    .done =
        Sette bagliori a mezzogiorno. A sera il tono passa dall’uno all’altro e vi entra dal tetto, come un ospite pratico della casa.
    .later =
        Dal tetto ne restano soltanto tre. Quando { $scientist } alza il guadagno, aumenta il sibilo.

## Eventi Consequenziali

the-restored-page =
    Ilario Venn ha ricostruito le nove parole, e ne ha aggiunta una decima che non avevate visto: un’ora. Una volta per sol, a quel minuto, Vesper smette di spazzare il cielo e parla dritto a voi; in ogni altro momento sentite quello che ne trabocca e che rimbalza sulle pareti. In fondo domanda che suono ha Vesper, adesso.
    .title = La pagina ricostruita
    .then-in-time = Da stasera ascoltate con il suo orologio, e per fidarvi dell’ago vi basta un tono molto più debole.
    .else-in-time = I turni sono finiti. Gli mandate le registrazioni, con un grazie.
where-the-lines-cross =
    Due antenne, due linee, e per la prima volta un punto, largo come la mina di una matita. L’eco sarebbe una terza linea, che le altre non le incontra da nessuna parte.
    .title = Dove si incrociano le linee
    .then-cross = Il punto è a nord-ovest, in A3-NO.
    .else-cross = Il punto è a nord-est, in A3-NE.
    .else-late = Intanto lassù siete andati di persona. { $scientist-cap } appende il foglio lo stesso: era un buon lavoro.
a-quiet-night =
    Nessun colpo, nessuna scossa. Sul tamburo del Laboratorio la notte è una riga tirata con il righello. { $keeper-cap }, che ha mandato il comando, ha dormito otto ore di fila; a colazione quello che doleva duole meno.
    .title = Una notte tranquilla
no-carrier =
    L’imbrunire, e nessun tono; undici minuti dopo, ancora niente. Nel diario la nota è di due parole: nessuna portante.
    .title = Nessuna portante
    .then-silence = L’altoparlante resta acceso. Nel silenzio le ventole dell’HUB sembrano sgarbate.
    .else-silence = Dopo mezzanotte Vesper arriva, tardi e sottile. Vi alzate tutti a sentirla, in calzini.
the-floor-sinks =
    A nord si alza una cortina di polvere, larga come una città, e soltanto dopo il pavimento dell’HUB ha un brivido. Un pezzo di valle è sprofondato. Quello che di Vesper si sente ancora viene da più lontano.
    .title = Il fondo sprofonda
    .who-fallen = Chi era alle bandierine del nord?
    .then-ice = { $geologist-cap } aveva segnato che cosa regge e che cosa no, e i segni erano giusti: lassù eravate sulla roccia. A tremare è il Complesso Lavorativo, lontano da ogni bordo.
    .then-rope = La corda si è tesa prima che il bordo avesse finito di cadere. È quella che vi siete passati fra le mani, e tiene. Nell’HUB il brivido è passato per il Complesso Lavorativo.
    .then-down = { $fallen-cap } era alle bandierine con lo Scorpio, troppo vicino al nuovo bordo.
the-date-stands =
    La data della tabella è arrivata. A bordo vogliono sapere del loro terreno.
    .title = La data è questa
    .then-ground = In un ramo della valle ci siete stati: con voce ferma potete dire quello che avete visto laggiù fra le pareti.
    .else-ground = Leggete l’elenco di quello che non sapete. È un elenco lungo, e mentre lo leggete l’HUB bada a sé stesso: nel Complesso Abitativo qualcosa ne approfitta.
the-ship-asks-again =
    La nave è di nuovo in linea. Stavolta la voce è una sola, quella di Oda Lindh.
    .title = La nave chiede di nuovo
    .then-boots = Potete dirle che cosa hanno sentito nella valle i vostri stivali, e per lei vale più di ogni carta.
    .then-word = La vostra frase l’ha messa nel piano d’atterraggio: valle buona. Adesso accanto le serve una cifra, e non c’è: la frase va ritirata, parola per parola.
    .else-word = Anche stavolta le dite quello che sapete e niente di più. Ve ne è grata, e lo dice.
over-the-saddle =
    La strada per Vesper ormai passa per la sella, ottanta metri in salita e altrettanti in discesa.
    .title = Oltre la sella
    .who-climber = Chi va a cercare la via?
    .then-rope = Con una corda che conoscete metro per metro sarà un’arrampicata da raccontare a tavola per anni.
    .then-loose = Andate a vedere, con l’ossigeno della riserva: sassi che si muovono, in una brutta luce. Trovare gradini che tengano costa { $climber-to } mezzo sol.

## Finali

two-grounds =
    I dati salgono alla nave in un solo lungo respiro, e dietro a loro l’immagine dalla sella. Il nuovo equipaggio se li fa ripetere. Sotto la valle il ghiaccio se ne sta andando; il fondo è una crosta, che a ogni sol regge di meno. Il ripiano oltre la sella è roccia. È lì che scende la luce, adagio, su un terreno che non stava in nessun elenco. A mezzogiorno siete in viaggio per andargli incontro. Il ricevitore { $listener } lo lascia acceso, per abitudine.
    .title = Due terreni
heard-to-the-end =
    Avete tutto: i dati, il diario, le risposte a quello che avete chiesto, e lassù un peso che pende fermo. La valle non è mai stata silenziosa. Era lenta. Il suo ghiaccio se ne va da prima che Vesper cominciasse a contare, e Vesper lo sentiva andare, e lo diceva ogni undici minuti con la sola parola che aveva. La nave viene giù dove le avete trovato posto. Il nuovo equipaggio non si è ancora tolto i caschi, e già Oda Lindh, che di mestiere legge le rocce, chiede se può sentire il tono.
    .title = Ascoltata fino in fondo
what-the-valley-kept =
    La memoria di Vesper è in salvo. La valle no: quello che le scosse avevano smosso ha ceduto sotto il proprio peso, e dove la carta dice terreno in piano c’è una buca dalle pareti azzurre, da cui sale ancora polvere. Se sopra ci fosse stata una nave, adesso non ci sarebbe più. Quella che aspettate scende sull’altro terreno, dove le avete detto voi. Al nuovo equipaggio raccontate che cosa aveva misurato Vesper, senza tacere che cosa scuoteva la valle.
    .title = Quello che la valle si è tenuta
half-a-record =
    Metà di quello che Vesper sapeva è tornata a casa; l’altra metà è rimasta nel freddo. Basta per dire di no alla valle, non per dire perché. Il Controllo Missione discute di vuoti per una notte. Poi la nave scende sull’altro terreno, che almeno avete visto con i vostri occhi. A cena il nuovo equipaggio chiede che cosa avrebbe detto la metà che manca. I vuoti ormai li conoscete uno per uno: dove comincia ciascuno, quanto dura.
    .title = Metà dei dati
a-long-way-round =
    Nel rapporto è una riga: primo avvicinamento dall’altro ramo. Non dice quanto eravate sicuri, né com’era la sella vista dal basso. Ma la memoria è qui, e la risposta è chiara: il fondo della valle è sottile, e ogni anno di più. La nave scende sul terreno che avete scelto al suo posto. Quando Oda Lindh, la nuova geologa, chiede qual era il ramo, vi guardate. Per cortesia la risposta si fa aspettare.
    .title = Per l’altro ramo
lights-on-the-plain =
    Per leggere tutti i dati servono quattro ore, e sarebbe bastato un minuto. La valle sprofonda dal primo giorno, meno di un capello per volta; reggeva un traliccio, e non avrebbe retto una nave. Il nuovo equipaggio ringrazia senza fare domande, e fa rotta sui vostri picchetti nella ghiaia. Quella sera sulla piana ci sono delle luci, una breve fila di lampade da casco fra le vostre bandierine. { $medic-cap } apre il portello esterno molto prima che ci arrivino.
    .title = Luci sulla piana
white-squares =
    La memoria è sul banco, e dice quello che ha da dire: nella valle no. Ma a una nave un no non basta. Sulla carta che dovrebbe accompagnarlo ci sono ancora dei quadrati bianchi, e il Controllo Missione non fa scendere nessuno su dei quadrati bianchi. Così la nave resta dov’è, una luce che passa sopra l’HUB ogni due ore, per i sedici mesi che mancano al ritorno. I dati sono arrivati in tempo. La parte che manca, toccava a voi trovarla.
    .title = Quadrati bianchi
within-sight =
    Il traliccio l’avete visto. Dai disegni sapete quanti bulloni tengono il coperchio della memoria, e in che ordine si svitano. Ma l’ultimo sol è finito, la memoria è ancora nella sua sede, e senza i dati il Controllo Missione non lascia scendere nessuna nave. Per sedici mesi la vedrete sorgere a ovest, prima che per lei si apra la via di casa. Nel vostro rapporto la distanza da Vesper è data in metri.
    .title = A vista
a-light-going-over =
    Quando la nave chiede del suo terreno, avete qualche appunto preso al ricevitore, e una carta con una riga a matita che finisce alle montagne. Il Controllo Missione decide quello che deve decidere: niente dati, niente atterraggio. Oda Lindh, a cui dovevate passare le vostre rocce, dice qualche parola che sembra imparata a memoria. La nave girerà per sedici mesi prima che i pianeti la lascino partire, ogni volta la luce più chiara del cielo. Quella sera il ricevitore resta spento.
    .title = Una luce che passa
one-voice-fewer =
    La nave viene avvertita prima della Terra, perché è più vicina. Oda Lindh, la geologa di bordo, chiede il nome, e lo ripete, perché sia stato detto anche lassù. Dal Controllo Missione, entro l’ora, arriva l’ordine di fermarsi; il nuovo equipaggio deve aspettare in orbita. Nell’HUB, sulla tabella dei turni, una riga resta bianca. Quando arriva l’ora in cui si può sentire Vesper, il Laboratorio è al buio.
    .title = Una voce in meno
