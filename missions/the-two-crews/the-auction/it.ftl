the-auction =
    Sopra di voi girano casse spedite anni fa e mai finite di pagare: farina, filtri, semi. Ognuna ha un proprietario sulla Terra, e scende quando lui ha incassato. Il Controllo Missione può pagare per un equipaggio; per l’altro deve bastare quello che avete scavato. Va all’asta, a peso, e lascia Marte in una capsula grande come una vasca da bagno, che parte quando è piena, o quando le offerte finiscono. C’è chi si accontenta intanto della vostra parola: versa un acconto, poi conta i sol. Su ogni etichetta ci saranno le sigle dei due equipaggi. Guadagnatevi un inverno, prima che le offerte vadano a cercare altro.
    .title = L’Asta
    .idea = Vendete quello che avete scavato, a peso e sulla parola, e fate che una promessa sia a bordo prima della scadenza.
    .do-scales = Nella rastrelliera c’è un campione; Prezzo parte da 2, Massa da 0. A Massa 12 la capsula si chiude e la missione dura un sol in meno. Il Conto: a 3 e 4 sono in debito loro, a 1 e 0 voi. Con ogni debito pagato la Fiducia cresce di 1. Con un dono a 4, o un prestito a 0, scende di 1. Da Fiducia 5 in su vi danno una mano.
    .do-as-left = Il Conto è pari e la Fiducia è quella che era: spostate il suo indicatore.
    .do-they-owe = Sul Conto la colonna più lunga è la loro. In questi giorni ogni favore ha subito il suo grazie, come si salda una fattura. Per il resto niente è cambiato, nemmeno la Fiducia: spostate gli indicatori.
    .do-you-owe = Sul Conto la colonna più lunga è la vostra. Una sedia avvicinata, una porta tenuta aperta, un coperchio svitato: ogni volta ringraziare tocca a voi. Il resto è rimasto com’era, Fiducia compresa: spostate gli indicatori.
    .then-not-mended = In fondo all’elenco dei guasti non siete mai arrivati; quello che perde si segna ogni mattina e si rabbocca.
    .then-hook = Accanto alla camera stagna, dalla settimana delle riparazioni, è appesa una giacca che non è stata spostata. Anche l’elenco dei guasti è rimasto a metà: ogni mattina ci sono aria e corrente da rimettere.
    .then-bench = In Laboratorio, dove stava il banco, c’è il muro nudo. Con i suoi pezzi adesso gira una pompa; una scheda è avanzata.
    .then-gaps = In Officina i vuoti sono più delle macchine. Quelle rimaste, senza le vicine, hanno cominciato a tremare.
    .then-bench-and-gaps = Al posto del banco, in Laboratorio, c’è una parete vuota: i pezzi li ha una pompa, a voi resta una scheda. In Officina le macchine sono meno dei buchi; quelle poche tremano.
    .then-stove = La stufa della Tern è accesa da mezzogiorno, con sopra una pentola di qualcosa che non era nel programma.
    .then-stove-and-seed = Da mezzogiorno va la stufa della Tern. Quello che c’è in pentola non era previsto; Ife Okoro ci aggiunge una ciotola di germogli, i suoi piselli diradati.
    .then-seed = Ife Okoro attraversa il corridoio con una ciotola di germogli di pisello, diradati dal suo vassoio. Chiede dove mettereste gli altri, se fossero vostri.

## Obiettivi

one-winter =
    Portate il tracciato Prezzo a 7: un inverno per l’equipaggio che il Controllo Missione non può pagare. Confezionate campioni, o rispondete alle offerte.
    .title = Un inverno
    .done = Sullo schermo la cifra passa dal rosso al nero. Lassù una cassa, senza lasciare l’orbita, ha cambiato padrone per sempre.
two-winters =
    Portate il tracciato Prezzo a 15, con pietra, ghiaccio, salamoia e tutto quello per cui arriva un’offerta.
    .title = Due inverni
    .done = Anche la seconda cifra è nera. Per vederla tutti sono venuti allo schermo, loro e voi, e ci restano più di quanto serva a leggerla.
    .closed = Il resto è stato pagato con un’altra moneta. Quello che è nelle rastrelliere può restare quello che è.
the-log-itself =
    Eseguite Mettere in Bella Copia finché l’ultima parte del diario non è partita.
    .title = Anche il diario
    .count = Parti spedite: { $done } di { $goal }
    .done = L’ultima parte del diario va via a mezzanotte. Quando vi svegliate è già stata letta, e da laggiù chiedono chi di voi ha detto la frase sul pane.
    .closed = Gli inverni sono pagati anche senza. Il diario torna sullo scaffale.
a-stone-with-a-name =
    Una scuola ha tirato a sorte il sasso che vorrebbe: esplorate la regione A2-S e portate a casa con Raccolta il segnalino Obiettivo arancione. Sul fondo della capsula gli si tiene libero un posto, ma non a lungo: la scuola aspetta notizie.
    .title = Un sasso con un nome
    .done = Non è più grande di un pugno, ed è un sasso qualunque. Sull’etichetta c’è uno spazio bianco che una classe di bambini di nove anni riempirà.
    .failed = Il posto sul fondo della capsula non è più riservato, e il sasso della scuola non è arrivato. Alla classe dovrà dirlo Ines.

## Tracciati e segnalini

price =
    .title = Prezzo
mass =
    .title = Massa
    .end-shut = Il portello viene serrato e siglato due volte. Una capsula piena, ferma a terra, costa: il volo è anticipato di un sol.
slate =
    .title = Il Conto
trust =
    .title = Fiducia
    .then-seven = A cena i due equipaggi siedono senza un ordine. Era così già da qualche sera; stasera uno di voi se ne accorge.
    .then-nought = Hanno messo un lucchetto alla loro metà degli scaffali, in Laboratorio e nel Garage. Le chiavi stanno dove non potete fare a meno di vederle.
word-to-cervia =
    .title = Parola a Cervia: Sterile
word-to-foundry =
    .title = Parola alla Fonderia: Asciutto
word-to-survey =
    .title = Parola all’Istituto: Congelato

## Azioni

pack-sterile =
    Sigillate un campione sotto cappa, in un vetro toccato soltanto dalla fiamma. Prezzo +2, Massa 2; se lo spazio non basta, Prezzo +1. Dal terzo che confezionate, di qualunque tipo, è lavoro di notte: Stress +1.
    .title = Confezionare Sterile
    .then-word = La provetta prende l’etichetta di Cervia. Sulla parete la promessa viene cancellata con una riga dritta.
    .then-more = Cervia arrotonda in su, per chi le aveva detto tutto.
pack-frozen =
    Chiudete un campione di ghiaccio in una cassetta che non sale mai sopra i meno venti. Prezzo +3, Massa 4; se lo spazio non basta, Prezzo +2. Dal terzo che confezionate, di qualunque tipo, è lavoro di notte: Stress +1.
    .title = Confezionare Congelato
    .then-word = La cassetta porta il timbro dell’Istituto, e il foglio con la promessa si stacca dalla parete.
    .then-more = L’Istituto aggiunge un premio: il registro di Vesper l’ha letto per intero.
pack-dry =
    Avvolgete un campione nella carta e legatelo. Prezzo +1, Massa 1. Dal terzo che confezionate, di qualunque tipo, è lavoro di notte: Stress +1.
    .title = Confezionare Asciutto
    .then-word = Il pacco parte con il numero della Fonderia, e alla sua tariffa. Il foglietto che lo ricordava si può buttare.
write-it-up =
    Ricopiate in bella una parte del diario di bordo e speditela con il collegamento notturno: chi ha fatto che cosa, chi ha detto che cosa, chi ha mangiato quel che restava. Tre pedine, perché si detta, si scrive e si sta alla porta. Ogni parte che spedite, tranne l’ultima, porta 1 Stress.
    .title = Mettere in Bella Copia
    .then-first = Uno detta, uno scrive. A certe righe la matita si ferma, e per farla ripartire bisogna chiederglielo.
    .then-quarrel = La lite per la porta è a pagina sessanta. Tutti la ricordavano più lunga, e ognuna delle due parti ricordava l’altra che gridava di più.
    .then-hours = Oda Lindh controlla gli orari. Ne corregge quattro, tutti a vostro favore.
    .then-bread = Reyes vuole risentire una pagina, quella del pane, poi va a impastare.
    .else-bread = L’atterraggio occupa quattro pagine. Alla terza detta anche chi sta alla porta.

## Preparazione

one-path-south =
    A sud della porta due equipaggi hanno battuto un solo sentiero. Dove finisce, la piana è aperta.

## Regole per un certo tempo

two-more-plates =
    Di quello che la Tern aveva da mangiare restano le ultime scatolette. Ogni sera due dei loro piatti si riempiono dalle vostre Fattorie e riattraversano pieni il corridoio.
    .title = Due piatti in più
hands-lent =
    Una mano dei loro arriva prima che la chiediate: ogni sol fanno il giro dei banchi con olio e straccio, e voi avete un pensiero di meno. I debiti si contano ancora, e la Fiducia sale con ognuno che viene saldato.
    .title = Mani in prestito
    .ends = Le mani degli altri sono tornate nelle loro tasche.
tape-on-the-floor =
    La cucina si usa a orario, un equipaggio alla volta, e una striscia di nastro sul pavimento dice dove aspettare. Un debito saldato, vostro o loro, farebbe risalire la Fiducia.
    .title = Nastro sul pavimento
    .ends = Il nastro della cucina è consumato nel mezzo, a forza di passi degli uni e degli altri.
one-bowl-washed =
    Ife taglia due fette di pane, come sempre. Una l’ha già mangiata, quando vede l’altra.
    .title = La seconda fetta
hatch-shut =
    La capsula è chiusa. Quello che non è a bordo resta su Marte.
    .title = Portello chiuso

## Eventi di Missione

the-price-of-a-kilo =
    È la voce dei turni di notte, dal Controllo Missione, registrata per una volta a mezzogiorno. «Qui Ines. Devo leggervi le tariffe. Roccia, tanto al chilo. La stessa roccia con una data sopra, il doppio. Ho chiesto quanto fa, in chili, una persona per un inverno. L’hanno calcolato, con due cifre dopo la virgola, e preferirei non leggerlo ad alta voce.»
    .title = Il prezzo di un chilo
    .then-cervia-all = Sotto le tariffe c’è la prima offerta, dalle saline di Cervia, a cui avete detto subito che cosa si era mosso nella vaschetta. Per il collegamento notturno affittano un’antenna più grande, e alla vostra basta meno corrente.
    .then-cervia-late = La prima offerta è delle saline di Cervia. Insieme arriva una domanda su quello che si è mosso nella vaschetta: da che giorno lo sapevate?
    .then-cervia-unasked = Le saline di Cervia chiedono salamoia, e pagano al litro. Per quello che si è mosso nella vaschetta pagherebbero di più, ma non gliel’avete mai detto.
    .else-cervia-unasked = Alle saline di Cervia il sale ce l’hanno; della vostra salamoia vorrebbero un litro, da metterci accanto.
    .then-survey-whole = L’Istituto dei Ghiacci, che per voi è una carta intestata, ha letto il registro di Vesper fino all’ultima pagina, e ringrazia ognuno di voi, per nome, per una pagina diversa.
    .then-survey-torn = L’Istituto dei Ghiacci, che per voi è una carta intestata, chiede il resto del registro di Vesper. Voi non l’avete, e vi tocca ripeterglielo per iscritto.
    .else-survey-torn = L’Istituto dei Ghiacci, che per voi è una carta intestata, fa un’offerta per il ghiaccio di un terreno che nessuno strumento ha ancora letto.
    .action = Frugate nei cassetti e mandate l’elenco di quello che si può ancora vendere.
    .done = Sotto le etichette di riserva c’è un sacchetto che non ne ha, più pesante di quanto sembri. L’elenco che parte stasera comincia da quello.
    .later = L’elenco l’ha fatto la Terra da sola. Due delle cose elencate le portate al collo.
    .closed = L’elenco parte così com’è, perché le offerte ormai l’hanno superato.
the-brine-lot =
    Lotto 1, Cervia. Si cerca: salamoia della piana, sterile, sotto vetro. Un acconto sulla parola, il resto quando è confezionata; oppure tutto subito, dal magazzino. In fondo al modulo la biologa delle saline, che con la salamoia vive da più tempo di voi, aggiunge che sul suo davanzale un posto è rimasto libero.
    .title = Il lotto della salamoia
    .option-promise = Promettetela sterile: Prezzo +2 subito, almeno +2 poi
    .after-promise = Sotto vanno due firme, una per equipaggio. Sulla copia accanto allo schermo c’è scritto che cosa dovete per l’acconto: Confezionare Sterile, in questo sol o nel prossimo. La provetta si paga il giorno in cui viene confezionata.
    .then-tone = «Avete detto tutto subito, quando era difficile», scrive. A provetta pronta, il resto sarà più di quanto dica il modulo.
    .else-tone = La ricevuta ripete la vostra frase parola per parola, fra virgolette.
    .then-late = Sul modulo ha segnato a matita una casella: la data che vi aveva chiesto, ancora in bianco.
    .then-date = Anche la casella segnata è compilata. Ci è voluto più tempo che per le due firme.
    .option-from-the-shelf = Un vasetto dallo scaffale
    .after-from-the-shelf = È salamoia del mese scorso, con la crosta sotto il coperchio. La prende così com’è, vetro compreso.
    .option-no = Niente salamoia
    .after-no = Scrivete un no cortese. La voce gira, e prima di notte l’offerta seguente per la pietra è più alta.
the-stone-lot =
    Lotto 2, la Fonderia. «Pietra qualsiasi. Asciutta. Conta il peso, non chiediamo niente e non firmiamo niente. Un acconto stasera.» Sotto non c’è un nome. Non c’è nemmeno scritto a che ora apre l’ufficio.
    .title = Il lotto della pietra
    .option-promise = Promettetela asciutta: Prezzo +2 subito, +2 poi
    .after-promise = La risposta è una cifra. Devono averla battuta prima che aveste finito. Tanto in acconto, il peso a pacco fatto. Voi dovete Confezionare Asciutto, in questo sol o nel prossimo.
    .option-from-the-shelf = Una cassa dallo scaffale
    .after-from-the-shelf = La cassa che teneva aperta la porta del Laboratorio finisce sulla bilancia. Dietro a chi l’ha presa la porta si chiude da sola.
    .option-no = Niente chili senza un nome
    .after-no = Il rifiuto costa un’ora a uno di voi, e prima di partire viene letto ad alta voce. Altri lo prendono per fermezza, e rilanciano.
the-ice-lot =
    Lotto 3, l’Istituto dei Ghiacci: un campione di ghiaccio, congelato dal terreno alla capsula, mai sopra i meno venti. Scrivono su carta intestata. Allegato, il disegno della cassetta, in scala, con una freccia a matita: questo lato verso le stelle.
    .title = Il lotto del ghiaccio
    .then-whole = Citano il registro di Vesper, pagina e riga. Dopo quella lettura, un campione promesso lo pagheranno più di quanto il loro regolamento consenta.
    .then-torn = Con le pagine che mancano al registro di Vesper, scrivono, avrebbero offerto di più. Per ognuna c’è da compilare un modulo.
    .option-promise = Promettetelo congelato: Prezzo +2 subito, almeno +2 poi
    .after-promise = L’acconto è registrato. Fra i due nomi chi firma mette la temperatura e, sotto, che cosa va fatto prima che si paghi il resto: Confezionare Congelato, in questo sol o nel prossimo.
    .option-from-the-shelf = Un campione dallo scaffale
    .after-from-the-shelf = Una notte del mese scorso si era sciolto; lo dite. Lo prendono lo stesso, e il ripiano che occupava si può spegnere.
    .option-no = Niente ghiaccio
    .after-no = La cella fredda resta mezza vuota e viene regolata a metà. Quello che non si vende, si scopre, alza il prezzo del resto.
a-lot-with-a-ribbon =
    Scrive una Società, con un nastro stampato lungo il margine. La fondatrice non è mai andata più lontano del mare, e per sessant’anni ha guardato questa piana con un telescopio. Pagherebbero un sasso di qui, uno qualsiasi, con il suo nome sull’etichetta, da tenere sotto vetro accanto alle scale.
    .title = Un lotto con il nastro
    .option-sell-the-name = Vendete un sasso con il suo nome
    .after-sell-the-name = Oda Lindh scrive il nome sulla carta, sotto il numero del posto. Accanto scrive quanto è stato pagato.
    .option-name-it-for-nothing = Date il suo nome a una collina, gratis
    .after-name-it-for-nothing = Ai due equipaggi serve una sera per mettersi d’accordo sulla collina. La Società risponde con una fotografia: il telescopio, e la finestra a cui stava.
    .option-leave-it-nameless = Nessun nome
    .after-leave-it-nameless = Rispondete che quassù i nomi li dà l’uso. Il sasso che andava bene resta dov’era, accanto al terzo traliccio.
    .action = Date un nome a quello che si vede dalla porta, i due equipaggi insieme.
    .done = Soglia. Lunga Domenica. La Zia. Entro sera sono in uso.
    .later = Adesso nell’HUB ci sono due carte. Alla radio la stessa altura ha due nomi, e ogni parte aspetta che l’altra usi quello giusto.
who-are-these-people =
    Offrono la Fonderia e l’Istituto dei Ghiacci: due carte intestate e nemmeno un volto. Prima che diate la vostra parola, o che la manteniate, Ines può passare una notte a informarsi su uno dei due; cinque volte su sei ha ragione. Ito, che ha scritto a mezza Terra, saprebbe in quali lettere guardare.
    .title = Chi è questa gente
    .option-ask-of-foundry = Ines si informa sulla Fonderia
    .after-ask-of-foundry = Ci è andata lei, dopo il turno, con il tram.
    .then-of-foundry = «C’è un forno, è caldo, e in portineria sapevano i vostri nomi.»
    .else-of-foundry = «C’è un cancello con un campanello. Ho suonato per un quarto d’ora.»
    .option-ask-of-survey = Ines si informa sull’Istituto
    .after-ask-of-survey = Ci ha parlato per telefono, e ha preso appunti.
    .then-of-survey = «Un uomo raffreddato, che sapeva come si scrive perclorato. Quanto può spendere lo sapeva al centesimo.»
    .else-of-survey = «Una voce molto gentile. Mi ha chiesto se potevo anticipare l’affrancatura.»
    .option-ask-ito = Fate cercare a Ito
    .after-ask-ito = Ito sfoglia anni di lettere e non chiede niente in cambio, ma si conta lo stesso.
    .then-bare = Dovete loro più di quanto possiate rendere, dice Ito senza smettere di leggere.
    .then-ito-found = «Uno dei due non ha soldi», dice Ito. «È un tono che conosco. Di quale dei due sia, non so dirvelo.»
    .else-ito-found = «Gente noiosa, tutti e due», dice Ito. «Pagheranno.»
    .option-ask-nobody = Non chiedete di nessuno dei due
    .after-ask-nobody = Prendete le due somme per buone, e dormite.
a-page-for-a-page =
    Ito, sulla porta, con una matita a tenere il segno nel libro: «Qui dentro ci siete voi, come vi si vede da fuori. Nel vostro diario ci siamo noi. Ci leggiamo, pagina per pagina?» Il libro è più spesso del diario di un dito.
    .title = Pagina per pagina
    .option-swap = Scambiateli
    .after-swap = Per una sera leggete come siete: chiassosi a colazione, muti appena si apre una porta. Il vostro diario finisce per primo. Ito vi lascia il libro fino al mattino, perché leggiate anche il resto; vale come un favore.
    .then-bare = Segnarlo però non si può: la vostra colonna è piena.
    .option-lend = Prestate il diario, non leggete niente
    .after-lend = Al mattino lo ritrovate dov’era, con un filo steso fra due pagine.
    .then-full = Per dovervi anche questo non hanno più una riga.
    .option-refuse = Tenete chiuso il diario
    .after-refuse = «Allora scrivo questo», dice Ito. Lo fa in corridoio, con il libro contro la parete.
the-scale-is-off =
    Lo stesso sacchetto, pesato tre volte di fila nel Garage: 412 grammi, 409, 417. Per il carico vale la cifra più alta, di questo come di tutti gli altri. Sotto il coperchio ormai deve esserci del posto che sulla carta non esiste.
    .title = La bilancia sbaglia
    .then-winch = Tolto l’argano, la bilancia pende da una corda, che gira mentre leggete.
    .action = Ripesate tutto di notte, a ventole ferme.
    .done = Nell’aria immobile l’ago si ferma. Quello che è a bordo pesa meno di quanto dicono le etichette.
    .later = Per prudenza la Terra ha aggiunto tre grammi a ogni etichetta, e vi manda l’elenco da firmare.
    .closed = Il portello è chiuso. Il posto che avanzava resta vuoto.
one-set-aside =
    Il campione migliore non è nella rastrelliera. È nella cuccetta di Oda Lindh, avvolto in una camicia: quaranta centimetri di strati senza una frattura. «Questo l’ho misurato», dice. «Resta dove posso continuare a misurarlo.»
    .title = Messo da parte
    .option-let-her = Lasciateglielo
    .after-let-her = Scrive che avete detto sì, e l’ora. Poi vi mostra l’inverno in cui il fiume si è fermato.
    .then-full = I suoi vi devono già troppo, e le dispiace di averlo chiesto.
    .option-pack-it = Va nella rastrelliera
    .after-pack-it = Ce lo porta lei. Prima di mollare la presa vi legge l’etichetta, una cifra alla volta.
    .then-bare = Da loro, aggiunge, avete avuto abbastanza.
    .option-ask-why = Chiedetele perché proprio quello
    .after-ask-why = Apre il quaderno alla pagina delle offerte, che ha ricopiato per intero.
    .then-hears-foundry = «Quella che si fa chiamare Fonderia ha nominato tre pesi e neanche un giorno. Io, a una voce così, pietra non ne do.»
    .then-hears-survey = «L’Istituto ci ha ringraziato due volte senza mai dire chi firma i pagamenti: le due lettere le tengo qui.»
    .else-hears-survey = «Pagheranno, tutti. Poi però non c’è più, e sui soldi in piedi non ci si sta.»
four-gloves-two-people =
    La scatola sterile ha quattro guanti. È fatta per due che si conoscono: uno tiene la provetta, l’altro la fiamma, e nessuno dei due espira nel momento sbagliato. Abara ha le mani giuste. Dalla vostra parte il secondo paio esce adesso da un doppio turno.
    .title = Quattro guanti, due persone
    .option-together = Uno di voi, e Abara
    .after-together = Lei conta sottovoce. Alla terza provetta respirate con il suo conto.
    .then-bare = L’ultimo favore, dice Abara, aspetta ancora di essere reso.
    .option-in-turns = Stanotte lasciatela a loro
    .after-in-turns = La loro luce resta accesa fino alle quattro. Le provette del mattino portano soltanto le loro sigle.
    .then-full = Non ringraziano: con quello che già vi devono, ne avrebbero fatto a meno.
    .option-alone = Uno di voi, e un morsetto
    .after-alone = Il morsetto non si stanca. Ci vuole mezza notte, e in mezza notte non si dice una parola.
    .option-not-tonight = Spegnete la cappa
    .after-not-tonight = Senza la ventola il Laboratorio è così silenzioso che sentite il ghiaccio crepitare nella cella.
    .action = Rattoppate i polsini della scatola prima che perdano.
    .done = Si passa il sapone su tutti e quattro, e non sale una bolla.
    .later = Un polsino aspirava la polvere della stanza. Ormai il filtro che c’è dietro è una crosta.
seed-has-a-price =
    Un coltivatore fa un’offerta per i piselli che hanno volato con la Tern, una linea costata undici anni. Le piante non gli servono: vuole il seme, tutto quello che ne resta.
    .title = Il seme ha un prezzo
    .then-tobe = Ife legge l’offerta due volte, da sola. «Rispondevo sempre io per mio fratello», dice. «Lui avrebbe saputo che cosa dire per me.»
    .else-tobe = «Tobe venderebbe», dice Ife di suo fratello. «Ife seminerebbe», dice lui. Sull’altro, si scopre poi, avevano ragione tutti e due.
    .option-sell = Vendetelo
    .after-sell = La bustina entra in un angolo della capsula dove un sasso non ci sarebbe stato. Pesa quanto una lettera, ed è un raccolto intero di cui si privano.
    .then-bare = Avevate già preso tanto che questo non ve lo perdonano.
    .option-sow = Seminatelo, qui e subito
    .after-sow = Una parte va nel vostro vassoio. Il resto è nella terra prima di sera, con i due equipaggi in ginocchio, per non lasciare il tempo a una seconda offerta: saranno piselli l’inverno prossimo.
    .option-ask-ife-alone = Chiedete a Ife, in corridoio
    .after-ask-ife-alone = Un secondo raccolto, dice, nient’altro; le piacerebbe vederlo. Lasciate cadere l’offerta, e lei non dimentica chi gliel’ha chiesto.
    .then-full = Avrebbe preferito dovervi di meno.
a-line-in-cipher =
    Fra le offerte ce n’è una che non lo è. Non nomina lotti né somme, soltanto lettere a gruppi di cinque, ed è per uno di loro. Il vostro computer potrebbe lavorarci una notte; ma ogni tentativo resta in un registro che i due equipaggi possono leggere.
    .title = Una riga cifrata
    .option-hand-it-over = Posatela sulla loro tavola
    .after-hand-it-over = Oda Lindh la gira a faccia in giù e ci posa sopra la tazza. Dopo colazione la tazza è ancora lì, e sotto non c’è più niente.
    .then-full = È un debito in più di quelli che può pagare: con voi è brusca.
    .option-open-it = Lasciate provare il computer
    .after-open-it = Al mattino è arrivato all’intestazione: coloro a cui non va mostrata. I vostri nomi ci sono tutti, e dei loro uno solo.
    .then-lindh = Lindh. Dunque non è per lei.
    .then-abara = Abara. Dunque non è per lei.
    .else-abara = Ito. Dunque non è per Ito.
    .option-burn-it = Bruciatela senza leggerla
    .after-burn-it = Brucia su un vetro, sotto la cappa. Quando la ventola si è presa il fumo l’odore c’è ancora, a tutte e due le tavole.
    .action = Cercate nelle vecchie offerte altre lettere come quelle.
    .done = Non ce ne sono. O qualcuno ha appena cominciato, o finora è stato attento.
    .later = Nella notte il trasmettitore è rimasto acceso nove minuti. Nel registro non c’è un messaggio che li spieghi.
a-hook-between-two-hooks =
    Un museo vorrebbe la giacca accanto alla camera stagna, quella che non ha più chi la metta. A sinistra e a destra ce ne sono altre, che si prendono ogni giorno. La lettera è delicata, e contiene una cifra.
    .title = Un gancio fra due ganci
    .option-sell-it = Vendetela
    .after-sell-it = La piegano due di voi, manica su manica. La si porta alla capsula sulle braccia tese.
    .option-leave-it-there = Lasciatela dov’è
    .after-leave-it-there = Le viene tolta la polvere dalle spalle, e al museo va un grazie di una riga.
    .option-lend-the-coat = Prestatela a uno dei loro
    .after-lend-the-coat = Dall’atterraggio avevano una giacca di meno e non l’avevano mai detto. A chi la mette per primo le maniche vanno un po’ lunghe.
    .then-full = Vi devono troppo per metterla volentieri.
a-page-in-the-seed-tin =
    Sotto la carta che fodera la vostra scatola dei semi c’è la pagina mai partita per la Terra: che cosa si è mosso nella vaschetta, e in che giorno. Un prezzo l’ha sempre avuto. Stasera un offerente senza nome l’ha indovinato, o quasi.
    .title = Una pagina fra i semi
    .option-sell-it = Vendete la pagina
    .after-sell-it = Viene letta al trasmettitore a mezzanotte, a bassa voce, come se ci fossero bambini che dormono.
    .option-keep-it = Rimettetela al suo posto
    .after-keep-it = Sopra si stende di nuovo la carta, poi i semi, poi il coperchio.
    .option-tell-one-person = Ditelo a una persona, per niente
    .after-tell-one-person = Parte con una trasmissione tutta sua, per una persona sola, la biologa delle saline di Cervia. La risposta ci mette quaranta minuti e ha quattro parole: speravo che fosse così.
coffee-for-a-core =
    Il corridoio sa di caffè. Reyes ha avuto l’ultimo barattolo dell’equipaggio di volo, e sta già scaldando le tazze. Quello che ha dato in cambio stamattina era sul vostro scaffale: un campione, con un numero. La pietra, dice Reyes, ci sarebbe ancora domani.
    .title = Il prezzo del caffè
    .option-drink-it = Lasciate loro il campione
    .after-drink-it = Vi sedete dove c’è posto e ricevete la tazza piena, quella con il manico.
    .then-full = Di più non possono dovervi, e la conversazione ne soffre.
    .option-fetch-it-back = Riprendetelo
    .after-fetch-it-back = Lo restituiscono guardando altrove. Il caffè, a quel punto, è bevuto, a spese loro, e il barattolo già sciacquato.
    .then-bare = Dopo tutto quello che avete avuto da loro, non se lo scordano.
    .option-pour-it-for-all = Due equipaggi, un bollitore
    .after-pour-it-for-all = Si allunga perché basti a tutti, e dura un’ora. Quello che è costato non finisce in nessuna colonna.
a-name-rubbed-out =
    Dalla tabella dei turni in Laboratorio è sparito un nome, uno dei vostri, cancellato così bene che la carta luccica. È stata Abara, prima di colazione: le era bastato uno sguardo, ieri sera a tavola. Non l’ha detto a chi la riguarda, e nemmeno a voi.
    .title = Un nome cancellato
    .option-leave-it-out = Lasciatelo cancellato
    .after-leave-it-out = Nella sua cuccetta { $struck-out } discute un po’ con il soffitto, poi dorme fino a mezzogiorno.
    .option-write-it-back = Riscrivetelo
    .after-write-it-back = { $struck-out-cap } lo riscrive, questa volta a penna. Abara lo legge e prepara la borsa, per essere vicina.
    .option-swap-the-shift = Chiedete uno dei loro
    .after-swap-the-shift = Il turno lo fa la loro parte del corridoio, e la rastrelliera resta più in ordine di quando la lasciate voi.
    .then-bare = Chiedono quando ne farete uno voi per loro.
    .action = Fatevi visitare tutti da Abara, a porta chiusa.
    .done = Fa a ognuno le stesse quattro domande. Quello che scrive non c’entra con le risposte.
    .later = D’ora in poi sui cuscini ci sono biglietti, e non sono richieste.
bids-at-breakfast =
    06:10, ghiaia, quattro offerte. 06:12, ghiaia, ritirata. 06:15, un campione, un’offerta, con allegata una poesia. 06:20, chiedono il pane, due volte. 06:21, ghiaccio, un’offerta, alta. 06:30, il pane lo chiedono insieme i due equipaggi.
    .title = Offerte a colazione
    .action = Staccate la spina del ricevitore durante i pasti.
    .done = Reyes arrotola il cavo e lo posa nel cestino del pane, al posto del pane.
    .later = Due equipaggi hanno mangiato ormai tre volte con la faccia verso un altoparlante.
the-last-lot =
    Nell’elenco non ce l’ha messo nessuno di voi: un posto sulla nave del ritorno, senza obbligo di nome. Se i posti non sono in vendita, lo stesso offerente prenderebbe il libro di Ito, quello che cresce ogni sera da quando è arrivata la Tern: tutto, e prima che Ito lo veda stampato.
    .title = In fondo all’elenco
    .then-log-sold = Nel diario di bordo, che state vendendo, c’è come vi siete visti voi; nel libro, come vi ha visti Ito.
    .then-book = «Voi qualcosa ne avete letto», dice Ito alla vostra parte di tavola, «quindi sapete che cosa si porterebbero a casa.»
    .option-sell-the-seat = Vendete un posto
    .after-sell-the-seat = Ines conferma. Sulla pianta della cabina un quadrato è ombreggiato. Quelli bianchi li contate due volte, la seconda con il dito.
    .else-seat = Paga in batterie e scatolette, che scendono la notte stessa.
    .option-sell-the-book = Vendete il libro di Ito
    .after-sell-the-book = Ito lo legge al collegamento notturno, dalla prima all’ultima pagina, senza mai cambiare tono; le pagine seguiranno con la nave. I due equipaggi restano alzati ad ascoltare. A colazione il posto di Ito è vuoto.
    .else-book-sold = Per il libro arriva una cassa a parte, batterie e scatolette.
    .option-sell-neither = Non vendete niente
    .after-sell-neither = Partono due no, uno sotto l’altro.
    .then-kept-back = Al mattino trovate nella rastrelliera tre sassi che non erano in nessun cassetto, ancora tiepidi di tasca; per il più piccolo Ines ha già un’offerta.
    .else-kept-back = A cena, su richiesta, Oda Lindh li legge due volte ad alta voce.

## Eventi Consequenziali

the-other-half =
    «Ines. Ce l’ho per iscritto e ve lo leggo: i proventi del sito si detraggono dal contributo del Controllo Missione; a oggi è garantito un equipaggio. Il testo finisce qui. Vuol dire che i vostri soldi non si sono mai aggiunti ai loro. Ho chiesto quale equipaggio. Dicono che tocca al sito stabilirlo.»
    .title = L’altra metà
    .option-stone = Continuate a vendere pietra: Prezzo fino a 15
    .after-stone = Gli inverni da scavare, dunque, sono due. Prima che la registrazione finisca i due equipaggi sono alle rastrelliere, a vedere che cos’altro possa valere qualcosa. Percorrono lo stesso ripiano partendo dai due capi.
    .option-words = Vendete il diario di bordo: sei parti da tre pedine
    .after-words = C’era chi lo chiedeva da settimane: le colazioni, le notti brutte, chi ha gridato che cosa, e da dietro quale porta. Un diario non si scava: quello che rende non si detrae, e paga l’altro equipaggio. Prima di mezzanotte, come acconto, scende una piccola cassa, con scatolette e batterie cariche.
brine-is-due =
    Una riga da Cervia, all’ora convenuta: la provetta è a bordo?
    .title = La salamoia promessa
    .then-kept = C’è. Le due persone che avevano firmato firmano di nuovo. La biologa manda una foto del davanzale, con un cerchio di gesso grande quanto una provetta.
    .else-kept = Non c’è. Lei la prende con calma, e si riprende l’acconto. Ha sciacquato il vaso sul davanzale, scrive; ci può stare anche vuoto. Su chi fosse di turno, ogni equipaggio ha la sua versione.
stone-is-due =
    I due sol della Fonderia sono passati.
    .title = La pietra promessa
    .then-kept = La pietra asciutta è a bordo, come detto, in buona carta con un buon nodo.
    .then-address = La ricevuta non arriva. All’indirizzo, si viene a sapere, c’è un cortile con un cancello; quello che ha pagato non aveva niente dietro, e viene annullato, salvo il prezzo di un sasso qualunque. Avete mantenuto la parola a un muro.
    .else-address = La ricevuta è una fotografia: lo sportello di un forno, e davanti un quadrato di pavimento spazzato.
    .else-kept = Non è a bordo. Loro, che non facevano domande, adesso ne fanno una. L’acconto torna indietro. Alle due tavole si dice che gli altri di tempo ne avevano.
ice-is-due =
    Istituto a HUB, 06:00. Si prega di confermare: meno venti.
    .title = Il ghiaccio promesso
    .then-kept = Mandate la curva di due notti, che alla linea non si avvicina nemmeno una volta.
    .then-address = La conferma torna al mittente. L’Istituto è stato sciolto in primavera; la carta intestata gli è sopravvissuta, il conto in banca no. Quello che avevano anticipato viene tolto.
    .else-address = «Allora il campione esiste», rispondono. Poi, dopo una riga lasciata in bianco: «Non ne avevamo mai avuto uno.»
    .else-kept = Da confermare non c’è niente. Con rammarico ritirano l’acconto, e con quello il disegno della cassetta. Toccava a voi, o a loro: le due tabelle dei turni si leggono nei due sensi.
pages-ahead-of-you =
    Arriva un’offerta per una cosa che nel vostro elenco non c’è. Dice: altre pagine come quelle. Ito ne ha mandate avanti alcune che nessuno di voi aveva letto; laggiù sono piaciute.
    .title = Pagine mandate avanti
    .then-aloud = Ito lo ammette alla vostra tavola e ve le legge, tutte e nove. D’ora in poi si farà al contrario, prima la tavola e dopo la Terra.
    .else-aloud = Il meglio è su di voi. Non era per questo che avevate aperto il diario.
a-mug-by-the-bed =
    Accanto alla cuccetta { $struck-out-of } c’è una tazza con sopra un piattino. Sul piattino, con la scrittura di Abara: tutto. Sa di latta e di limone. Le mani che la tengono sono più ferme di ieri.
    .title = Una tazza accanto al letto

## Finali

every-label-true =
    Piena o no, la capsula parte prima dell’alba. Finché brucia, ogni roccia della piana ha una seconda ombra, che si accorcia e si spegne. I due inverni sono pagati. In fondo alla capsula, dove la mano arriverà per ultima, c’è un sasso per una classe che l’ha già disegnato, seguendo la descrizione, trenta volte e mai due volte uguale. Oda Lindh legge l’elenco dal suo quaderno, con il vostro diario di bordo aperto accanto: che cosa è stato detto, quando, a chi. Dopo ogni riga alza gli occhi. Sulle due panche nessuno la racconterebbe diversamente.
    .title = Ogni etichetta è vera
a-seat-was-sold =
    Le casse scendono di notte, sotto paracadute che al mattino si ritrovano per il colore. Dentro ce n’è abbastanza per i due equipaggi. È stato contato due volte, e Reyes ha aperto l’uvetta. Soltanto quando si arriva a parlare del ritorno il discorso rallenta. Sulla pianta c’è sempre quel quadrato grigio. Di bianchi ne restano abbastanza, si dice, per chi pensa di partire; poi, alle due tavole, gente che non ne aveva mai parlato comincia a dire che stava giusto pensando, per caso, di rimanere.
    .title = Un posto è stato venduto
read-by-everybody =
    Due inverni, il secondo pagato da chi legge, senza detrazioni. Laggiù sanno che cosa mangiate, quale porta sbatte e chi la sbatte. Da una città di mare una donna scrive che per la porta avevate ragione voi; con la stessa posta un autista d’autobus dà ragione a loro. Le due lettere si leggono a cena. Poi Ife dice quello che laggiù non possono sapere: quella notte il cardine era gelato, e la porta sarebbe sbattuta alle spalle degli uni come degli altri. Di quella lite è la prima cosa che nel diario non c’è. Sulla tavola c’è una matita, che i due equipaggi lasciano dov’è.
    .title = Letti da tutti
two-winters-in-one-capsule =
    Dal tetto dell’HUB la capsula è una candela, poi una scintilla, poi un punto del cielo che i due equipaggi continuano a guardare. Con lei sono saliti due inverni, parecchie sere e alcune cose che erano state dette. Due notti dopo scendono le casse, a un’ora l’una dall’altra. Le porta dentro chi è più vicino. In magazzino le etichette vengono girate in avanti, come sempre. Che cosa vada a sinistra e che cosa a destra si rimanda a un altro giorno, dato che è tardi.
    .title = Due inverni in una capsula
one-crew-paid-for =
    Le offerte sono chiuse. Sull’ultima pagina ci sono una cifra nera e una rossa, e fra le due la parola equipaggio, al singolare. Un equipaggio è pagato. A colazione il pane si taglia come ogni altra mattina, un po’ più sottile. La pagina è sulla tavola dove le due panche si toccano; è stata letta dai due lati. Il Controllo Missione chiede i nomi entro la fine del mese. Oggi la risposta non parte. Fuori c’è una cassa con una buona serratura e un’etichetta chiara. Bisognerà aprirla davanti a tutti.
    .title = Un equipaggio pagato
unsold =
    Adesso si vende altro: la polvere di una cometa, un’impronta, la penna con cui fu firmato un trattato. Quello che avevate da vendere non fa un inverno, nemmeno uno. Ines ha chiesto di essere lei a dirvelo, e prima si dilunga sul tempo. In magazzino i due equipaggi stanno davanti agli scaffali, con una matita per parte. Non si litiga. Dividono quello che c’è per i sol che restano; poi, senza una parola, per tutti i nomi dei due elenchi.
    .title = Invenduto
a-lot-withdrawn =
    Per un giorno non ci sono offerte. Ci ha pensato Ines, senza chiedere il permesso. Stamattina l’elenco porta una riga scritta da lei: un lotto è stato ritirato. Non dice altro, e gli offerenti, che non sono mai andati d’accordo su niente, non chiedono. Nell’HUB i due equipaggi fanno quello che c’è da fare, e lo fanno insieme, perché ci vogliono più mani di quante ne abbia uno dei due. Quello che aspettava di essere confezionato è coperto con un telo. Verso sera viene portata dentro una sedia su cui nessuno si siederà.
    .title = Un lotto ritirato
