a-grain-of-salt =
    A nord dell’HUB c’è una piana di sale, bianca al mattino e rosa a mezzogiorno. In tutti gli anni delle mappe è stata una macchia e nient’altro, finché il radar di un orbiter non ci ha sentito sotto qualcosa di liquido. Avete trivelle, un Laboratorio e pochi sol. Ogni campione che analizzate dirà da dove deve venire il prossimo, e in Laboratorio ci sono due piastre in cui non è mai cresciuto niente. Il Controllo Missione aspetta una risposta da prima che nasceste. Vi ha anche chiesto di andarci piano con la parola vita.
    .title = Con un Grano di Sale
    .idea = Seguite la salamoia di pozzo in pozzo, mettetele accanto due piastre e trovate le parole per quello che il Laboratorio vi mostra.
    .then-second-cabinet = Nella notte la prima piastra si è schiarita. Sotto il banco delle bilance, dietro la tenda, l’armadietto { $carrier-of } ha ancora la sua nube.

## Obiettivi

first-brine =
    Esplorate la regione A1-N, il bordo della piana di sale. La prima salamoia è un segnalino Obiettivo: mettetelo lì, se non ce n’è già uno, e portatelo a casa con una Raccolta.
    .title = La prima salamoia
    .done = Nel portaprovette ci sono tre tubi di poltiglia grigia. Nel diario, per la prima volta su questo pianeta, la parola bagnato non è stata cancellata.
what-the-salt-says =
    Eseguite Leggere la Salamoia finché non avete due risultati. Ciascuno indica il pozzo successivo. Se un segnalino Obiettivo si trova in una regione che il Diario di Missione non ha ancora nominato, lasciatelo dov’è: raccolto troppo presto, non conta.
    .title = Che cosa dice il sale
    .count = Campioni letti: { $done } su { $goal }
    .done = Due curve si sovrappongono. È un’acqua sola, più vecchia della piana. Viene su da un punto più profondo, a nord.
second-well =
    Il primo risultato indica i fianchi della piana, dove lo stesso sale affiora più giovane. Esplorate la regione A1-NE o la A1-NO, se non ci siete già stati: una delle due basta. Metteteci un segnalino Obiettivo, se non ce n’è già uno, e portatelo a casa con una Raccolta.
    .title = Il secondo pozzo
    .done = Questa salamoia è limpida, e così salata che nei tre tubi non ha voluto gelare. Alla luce della lampada lascia sul loro vetro un filo di colore.
two-dishes =
    Eseguite Avviare una Coltura due volte. Quanto valgano le piastre non si saprà prima di aver letto due campioni.
    .title = Due piastre
    .count = Piastre preparate: { $done } su { $goal }
    .done = Le due piastre stanno nell’incubatrice, dietro una finestrella grande come una carta da gioco. Ormai la strada per la cucina passa di lì.
ours-or-theirs =
    Eseguite Escludere l’Equipaggio tante volte quante ne chiede l’elenco dei confronti. La cosa nella piastra può essere arrivata fin qui sulla vostra pelle, e sulla Terra vorranno la prova prima di tutto il resto.
    .title = Nostro o loro
    .count = Confronti fatti: { $done } su { $goal }
    .goal = Per colpa di un vecchio lander, l’elenco dei confronti è stato riscritto da capo.
    .done = Ogni riga del confronto porta le iniziali di tutto l’equipaggio. La curva a piè di pagina è stata tracciata due volte, con due inchiostri.
the-deep-well =
    Il secondo risultato fa il nome di un posto: la salamoia sale sotto la regione A2-N. Esploratela, se non ci siete già stati. Metteteci un segnalino Obiettivo, se non ce n’è già uno, e portatelo a casa con una Raccolta.
    .title = Il pozzo profondo
    .done = Dal pozzo profondo viene acqua in pressione, con dentro delle bolle. Due tubi si riempiono da soli. Voi restate un poco intorno al foro con le mani tese, come se scaldasse.
a-guest-at-table =
    Eseguite Nutrire la Coltura due volte. In un Laboratorio in arresto, o con l’elemento Energia rosso, si raffredda più in fretta. Se la Produzione lascia la Vita nella Piastra sullo spazio più basso, la coltura è morta; solo Avviare una Coltura, allora, ne comincia una nuova.
    .title = Un ospite a tavola
    .count = Pasti dati: { $done } su { $goal }
    .done = Mangia quello che mangiate voi, un po’ più tardi e senza lamentarsi. A cena la prima porzione si pesa nel coperchio di una scatola per campioni. Parte per il corridoio prima che si servano le altre.

## Tracciato della missione

life-in-the-dish =
    .title = Vita nella Piastra

## Azioni della missione

read-the-brine =
    Fate evaporare un campione, pesate quello che resta e mettete le sue righe accanto a quelle che conoscete. Il sale si ricorda dov’è stato.
    .title = Leggere la Salamoia
    .else-line = Fra due righe che conoscete ce n’è una terza che non conoscete, sottile e ben diritta. Potrebbe essere il sale di questo posto soltanto. A dirlo sarà solo un secondo posto.
grow-a-culture =
    Versate un campione in una piastra, mettete il coperchio, scriveteci sopra l’ora e aspettate.
    .title = Avviare una Coltura
    .then-again = Ormai sapete che cosa vuole. Non avete ancora pulito il banco, e la nuova piastra ha già un orlo.
feed-the-culture =
    Date alla coltura qualcosa di vostro, passato al setaccio e tiepido. Una piastra vuota non ne ricava niente.
    .title = Nutrire la Coltura
    .then-fed = Due cucchiaiate, passate al setaccio, tiepide come un polso. Nell’immagine seguente la nuvola si è girata verso il lato da cui sono arrivate.
    .then-fed-variant-2 = Di nuovo minestra, senza pepe. Nel registro, sotto la data, c’è anche questo pasto, come tutti quelli che si fanno qui.
rule-out-the-crew =
    Confrontate quello che vive nella piastra con quello che vive su di voi, dentro di voi e su ogni cosa che avete toccato. Qualunque altra origine rimasta aperta pesa su chi firma.
    .title = Escludere l’Equipaggio
    .else-kin = Colonna dopo colonna si confronta con l’immagine, la rilegge un secondo paio d’occhi, si firma. La pila di ciò che potrebbe essere ha un foglio in meno.
    .else-kin-variant-2 = Un altro foglio passa dalla pila di sinistra a quella di destra. Una scorciatoia non c’è, e avete smesso di cercarla.
    .then-kin = Una colonna coincide. Non è la vostra: non sono mani, non è fiato, non è pane.
    .then-named = Questo ceppo l’avete già visto. Era sui tamponi { $swab-taker-of }, quelli delle zampe del vecchio lander.
    .else-named = Nel catalogo di una camera bianca sulla Terra ha un numero. Accanto al numero c’è l’anno in cui fu imballato un lander.

## Regola in vigore

kept-warm =
    Da stasera in Laboratorio c’è una lampada che non si spegne mai. Nel diario una pagina ha colonne soltanto per le ore e per i gradi.
    .title = Qualcosa da tenere al caldo

a-dry-rim =
    Quello che ne resta è un orlo secco su un vetrino e una fila di immagini. Il confronto va avanti con queste, e va piano.
    .title = Un orlo secco

## Eventi di Missione
if-we-find-it =
    Modulo 7 del Controllo Missione, ordinaria amministrazione. Se nelle vostre piastre qualcosa dovesse muoversi, crescere o moltiplicarsi: entro quanto lo saprà la Terra? Basta un numero di ore, o una parola. Tutti gli equipaggi prima di voi hanno rimandato il modulo con un tratto di penna su quella riga.
    .title = Se lo trovate
    .option-at-once = Subito, qualunque cosa sia
    .after-at-once = Nella casella ci va una parola sola. La ricevuta arriva entro un’ora. Dove gli altri avevano un timbro, porta una firma.
    .option-when-proved = Appena sarà provato
    .after-when-proved = Scrivete: appena ne saremo sicuri. È una buona risposta; la serata resta vostra.
    .action = Scrivete adesso il messaggio, con i vuoti al posto delle cifre.
    .done = A mezzanotte sta nel cassetto sotto la radio: quattro frasi, tre spazi vuoti, nemmeno un aggettivo.
    .later = Di bozze ne sono saltate fuori due, e doveva essercene una. Differiscono per un solo avverbio. A chiarire quale fosse quella buona se ne va tutta la serata.
forty-pairs =
    Sull’elenco: quattrocento paia di guanti sterili. Nella cassa: quaranta, e un foglietto del magazzino che promette il resto. La prossima nave che potrebbe portarlo parte fra due anni. Davanti al Laboratorio c’è già la fila. I guanti si potrebbero lavare; escono dal cestello bianchi come ci sono entrati.
    .title = Quaranta paia
    .option-wash-them = Lavateli e usateli di nuovo
    .after-wash-them =
        Sono appesi a un filo attraverso il Laboratorio, con i palmi verso la lampada. Prima di mezzogiorno la fila non c’è più. Nel diario ci sono il lotto e l’ora. La colonna delle osservazioni resta vuota come prima.
    .option-one-pair-a-job = Usatene un paio per lavoro, mai due volte
    .after-one-pair-a-job =
        Le mani guantate non devono toccare altro che vetro. Al prossimo sol chi lavora in Laboratorio avrà bisogno di una seconda persona per la porta, il rubinetto e la matita. Se non altro, fa compagnia.
    .action = Costruite una camera a guanti con il coperchio di una cassa e due maniche di tuta.
    .done =
        Perde da un polsino; con il nastro, tiene. Sul coperchio si contano con il gesso le paia che restano, un segno per ogni paio che se ne va.
    .later =
        Per risparmiare un paio, tre tubi sono stati aperti con le pinzette. Uno era quello sbagliato. Che cos’altro si sia fatto su quel banco per risparmiare, si vedrà oggi.
the-hum-of-the-incubator =
    L’incubatrice tiene la temperatura al decimo di grado. Che cosa le costa lo si sente: quando in Laboratorio parte un’altra macchina, il suo ronzio scende di una nota. Il cavo è tiepido sotto la mano. Ogni notte la riserva ci mette un po’ del suo. Tutta la stanza dipende da una linea, con un solo connettore in fondo.
    .title = Il ronzio dell’incubatrice
    .then-engineer = Due dita { $engineer-of } sul cavo, dieci secondi contati, poi una cifra. Lo strumento, quando lo si trova, è d’accordo.
    .action = Date all’incubatrice una batteria tutta sua.
    .done =
        Due vecchie celle di rover pendono fra la parete e l’incubatrice, e la riserva si riprende. Per prova si toglie corrente a tutto il Laboratorio. Dietro la finestrella la luce non trema nemmeno.
    .later =
        In Laboratorio c’è odore di plastica calda. Il connettore si è saldato alla parete e se n’è portato via un pezzo. Attaccata a una prolunga dal corridoio l’incubatrice riparte, di malavoglia.
thin-crust =
    Vicino alla piana il terreno suona sotto gli stivali, e in certi punti cede. Un sasso gettato avanti ha lasciato un buco tondo come una tazza, con qualcosa di scuro sul fondo. Oggi dal Garage non esce nessuna squadra senza una persona davanti con un’asta. Quel posto si tira a sorte a colazione.
    .title = Crosta sottile
    .then-geologist = Un sale così sta sopra la sua acqua come una mensola: è la voce { $geologist-of }, alla radio. Dove è brutto regge; dove è pulito, passate al largo.
    .action = Saggiate il terreno passo per passo e segnate una pista con le bandierine.
    .done =
        Una pista di bandierine rosse corre verso la piana, con due curve fatte per buone ragioni. Da domani la si percorre con gli occhi all’orizzonte. A cena c’è una storia per ogni bandierina.
    .later =
        Il Froggy era dove sta sempre. Nella notte la salamoia è salita lì attraverso la crosta, alta fino alla caviglia, e si è gelata intorno all’asse. Per tirarlo fuori ci vorranno picconi, un bollitore e quasi un turno intero.
a-committee-of-twelve =
    Domande, da un comitato di dodici che si è formato sulla Terra. Numero 1: come si pulisce la trivella? Numero 12: con quale spazzola, e chi la fa bollire? Numero 31: che cosa c’era a colazione? Il tono è cordiale. Una risposta completa costa mezza giornata. Un riassunto è lungo una pagina, e come riassunto verrà letto.
    .title = Un comitato di dodici
    .who-protocol-hand = Chi si siede davanti all’elenco del comitato?
    .option-answer-in-full = Rispondete a ogni domanda
    .after-answer-in-full =
        Mezza giornata se ne va sui registri, colazione compresa. La ricevuta è breve. È la prima con un nome al posto di un numero.
    .option-send-the-summary = Mandate il riassunto
    .after-send-the-summary =
        La pagina parte prima di pranzo. La replica è lo stesso elenco di domande, con una data accanto a ciascuna. Resta sullo schermo mentre mangiate.
night-watch =
    Di notte la coltura si intorbida e si schiarisce con un ritmo suo, e il termostato non sempre le sta dietro. Dalla notte delle immagini, davanti alla finestrella c’è una sedia, con una coperta sullo schienale. Gli appunti del mattino sono buoni; gli occhi sopra gli appunti sono rossi. La veglia si potrebbe dividere in turni; si potrebbe anche proibire.
    .title = La veglia
    .who-watcher = Di chi è la sedia?
    .option-take-turns = Fatene dei turni
    .after-take-turns =
        Due ore di veglia a testa, due ore di sonno in meno. Una mano sulla manopola, una lampada spostata di poco: al mattino la nube è più fitta di prima, e ciascuno ha un nome per la sua forma.
    .option-go-to-bed = Mandate tutti a letto
    .after-go-to-bed =
        Per una notte la sedia è vuota, e dormite come non dormivate da settimane. Al mattino la piastra ha un orlo chiaro. Là dentro ha fatto freddo, non per molto.
    .option-leave-the-chair = Lasciate la sedia dov’è
    .after-leave-the-chair =
        La sedia { $watcher-of } resta occupata fino all’alba, come nelle notti di prima. Il quaderno è pieno fino alla penultima pagina. Nell’ultima c’è scritto: sa quando la lampada è in ritardo.
    .action = Legate un filo e un campanello al termostato.
    .done = Suona alle tre di notte. Quando in corridoio si accende la luce, la manopola è già a posto e il campanello è avvolto in un calzino.
    .later = La lancetta si è bloccata un’ora dopo mezzanotte. Al mattino la nube ha ritirato i bordi, come una cosa che è stata toccata.
froth =
    Nella notte la coltura è salita e ha sollevato il coperchio della piastra. Sopra c’è una schiuma grigia, leggera come sapone. Ha bisogno d’aria come voi: per starle dietro il Laboratorio ha attinto alla riserva di ossigeno. A colazione la schiuma è arrivata al bordo del ripiano. Si muove soltanto a stanza vuota.
    .title = Schiuma
    .action = Raccogliete la schiuma e sigillatela in un’ampolla.
    .done =
        Riempie un’ampolla e sta ferma. Sotto la lente le bolle hanno pareti, e le pareti sono vive. Per un campione così non serve la trivella.
    .later =
        La schiuma ha trovato la presa d’aria del Laboratorio e ci si è seccata sopra, come la pelle sul latte. La valvola dietro si è chiusa subito, come deve. Prima che nella stanza torni ossigeno, quel condotto va liberato a mano.
something-in-the-water =
    Controllo di routine, rubinetto della cucina, ore 06:40. Trovata: una cellula, tonda, amante del sale. Secondo bicchiere, ore 06:55: la stessa cellula, in compagnia.
    .title = Qualcosa nell’acqua
    .then-medic = Per tutto il sol la tazza { $medic-of } si riempie a quel rubinetto e a nessun altro, al tavolo lungo, davanti a tutti.
    .then-sealed = Il Laboratorio sta dietro due porte. Da lì è difficile che venga, e resta soltanto un’ora spiacevole al microscopio.
    .else-sealed = Fra il Laboratorio e la cucina c’è una porta sola, aperta mezza giornata. Ogni tubo si spurga con ossigeno della riserva. Fino a sera bevete con gli occhi sulla tazza.
    .action = Svuotate il circuito del Complesso Abitativo, lavate il serbatoio e riempitelo di nuovo.
    .done =
        La cellula si rivela una vecchia conoscenza terrestre, di casa in ogni cucina. Ma il serbatoio luccica, e due valvole che si bloccavano hanno smesso di farlo. Il primo bicchiere pulito fa il giro del tavolo.
    .later =
        Non era velenosa, soltanto ingorda: le piaceva il ferro, e dove passava se lo prendeva. Gli esami del sangue di stamattina mostrano dov’è passata. Uno di voi è pallido, stanco, affamato anche dopo un piatto pieno.
the-blank-plate =
    Fra tutte le piastre una deve restare bianca: mostra che aspetto ha il niente. Stamattina ci sono sopra quattro puntini. La parola guanti viene detta una volta, in direzione del lavandino. Il campione che le era aperto accanto finisce nel sacco insieme alla piastra.
    .title = La piastra bianca
    .action = Bruciate tutti i guanti, strofinate ogni superficie e rifate i controlli.
    .done =
        Ci si arriva a sera, con l’elenco di tutto ciò che le mani possono toccare. La nuova piastra bianca resta bianca. Le ventole del Complesso Lavorativo, che erano nell’elenco, hanno avuto la loro prima vera pulizia.
    .later =
        Una seconda piastra bianca ha i puntini, poi una terza. Da oggi nessuna cifra uscita dal Laboratorio è creduta prima di una seconda misura. A tavola non si domanda a chi toccava lavare.
frost-flowers =
    La notte ha tirato su la salamoia dalle crepe della piana, e all’alba è fiorita: fiori di ghiaccio e sale alti un dito, con petali così affilati che ci si potrebbe radere. Un’ora di sole se li porterà via. C’è il tempo di tagliarne qualcuno per il Laboratorio o di chiamare l’equipaggio alla finestra, difficilmente per entrambe le cose.
    .title = Fiori di brina
    .option-cut-them = Tagliatene per il Laboratorio
    .after-cut-them =
        Ne arriva a casa una scatola, quanto basta per un buon campione. Il resto è in schegge sulle rastrelliere del Vano Sonde, sottile come capelli. Oggi chi ci lavora ne porterà il segno sulle mani.
    .option-watch-them = Chiamate tutti alla finestra
    .after-watch-them =
        Il sole ci entra in mezzo, e per qualche minuto la piana intera è illuminata dal basso. Non si fa in tempo a scattare una fotografia. A cena ciascuno di voi ricorda un colore diverso.
the-first-visitor =
    Da un archivio sulla Terra, con i saluti e un disegno: prima che ci fosse una base, sul bordo della vostra piana è sceso un lander. Non sta più in nessun elenco. L’avevano imballato a mani nude, in una stanza con le finestre aperte. Se nella vostra salamoia vive qualcosa, può esserci arrivato con lui.
    .title = Il primo visitatore
    .action = Trovate il vecchio lander e prelevate tamponi dalle sue zampe.
    .done =
        Non è più grande di un tavolo, e sta bello dritto. Prelevate nove tamponi dove le zampe toccano il sale. Visto che non si aspettano altre visite, prendete anche il computer. Il suo orologio si è fermato un mezzogiorno, molto tempo fa.
    .later =
        Un giornale sulla Terra ha stampato il lander accanto al vostro Laboratorio, con una freccia dall’uno all’altro. Per tutto il giorno arrivano domande sulla freccia.
one-breaker-too-few =
    Il quadro principale ha un interruttore buono in meno delle stanze dell’HUB. Quello di scorta è stato usato il primo inverno, e annotato come usato. La nave che potrebbe portarne un altro è ancora in cantiere. Per un sol qualcosa deve stare al buio: il Laboratorio, o gli Alloggi Equipaggio. Sulla carta, due stanze stanno anche su un interruttore.
    .title = Un interruttore in meno
    .option-the-lab = Lasciate al buio il Laboratorio
    .after-the-lab =
        Le luci del Laboratorio si spengono una dopo l’altra. Sull’incubatrice si stende una coperta. Sotto la coperta sembra più piccola di quello che è.
    .option-the-crew-quarters = Lasciate al buio gli Alloggi Equipaggio
    .after-the-crew-quarters =
        Le brande passano in cucina, e ci dormite con il berretto. In fondo al corridoio si vede il chiarore del Laboratorio, dove tutto è caldo come deve.
    .option-nothing = Collegate due stanze a un interruttore
    .after-nothing =
        Tiene. Però scalda, e in tutto il Complesso Sistemi corre uno sfarfallio che prima non c’era.
    .action = Ricavate un interruttore buono da due bruciati.
    .done = È brutto, e fa clic. Nel Complesso Sistemi le lampade ardono ferme come il giorno in cui furono appese.
    .later = Verso sera il quadro ha scelto da solo. Nel Centro di Controllo il connettore dell’energia è bruciato da parte a parte, e le console vi guardano con la faccia spenta.
one-number-twice =
    Il computer del Laboratorio ha dato lo stesso numero a due tubi. Poi si scopre che i numeri usati due volte sono undici: una notte il contatore è ripartito da capo, e da lì è andato avanti. I tubi sono tutti uguali. Quello che oggi si apre in Laboratorio può risultare qualunque cosa.
    .title = Un numero, due tubi
    .then-scientist = Nel cassetto { $scientist-of } c’era un secondo elenco, a matita, con la speranza che non servisse mai.
    .action = Rifate il catalogo, tubo per tubo, confrontandolo con le fotografie.
    .done =
        A sera ogni tubo ha un numero suo, a inchiostro. Ciò che il computer adesso lascia in pace si vede anche altrove: due allarmi del Complesso Lavorativo riguardavano scaffali mai esistiti.
    .later =
        I doppioni il computer li ha notati prima di voi. Li ha confrontati, ha trovato che si contraddicono e ha cominciato a cancellare ciò che si contraddice. Quando avete staccato la spina era arrivato alle proprie istruzioni.
two-doors =
    Quello che cresce in Laboratorio non deve uscire dal Laboratorio. La regola è più vecchia dell’HUB, e adesso la Terra ha chiesto come la rispettate. Con una porta sola c’è un solo modo: nel Laboratorio si tiene una pressione più bassa che in corridoio, così l’aria entra e non esce mai. Quella che la pompa porta via è ossigeno della riserva.
    .title = Due porte
    .action = Costruite una seconda porta di telaio e pellicola, con un catino fra le due.
    .done =
        È stretta, cigola, ed è una camera stagna: una delle due porte è sempre chiusa. La pompa gira a vuoto. La sua bombola laterale, piena fino al collo, si svita e torna alla riserva.
    .later =
        Nella notte la pressione del Laboratorio è salita fino a quella del corridoio, e oltre. L’allarme ha fatto quello che gli era stato detto di fare in questi casi. Dietro la porta sbarrata si lava l’aria, un’ora dopo l’altra.
the-vote =
    Sulla Terra hanno votato. Con nove voti contro otto una commissione vi chiede di bollire metà della coltura, per precauzione, e di filmarlo. Gli otto hanno mandato una lettera per conto loro. Richiesta e lettera sono firmate da persone che a uno di voi hanno insegnato qualcosa. Aspettano una risposta prima di notte.
    .title = Il voto
    .who-speaker = Chi parlerebbe per l’equipaggio, se si arrivasse a questo?
    .option-boil-half = Bollitene metà
    .after-boil-half =
        Ci vogliono quattro minuti. Nel filmato si vedono un orologio e del vapore. Ringraziano tutti e diciassette. Quello che resta nella piastra si raccoglie nel mezzo.
    .option-argue = Difendete la vostra causa via radio
    .after-argue =
        Fino a notte fonda al microfono c’è la voce { $speaker-of }, con pause in cui ogni frase attraversa il cielo. Al mattino i nove sono otto, la questione è rinviata, e nessuno di voi ha dormito.
    .option-refuse = Rifiutate, e dite perché
    .after-refuse =
        Tre righe, firmate da tutto l’equipaggio. La cena è la più rumorosa da quando la piastra si è intorbidata.
    .then-mail = Dal comitato di dodici arriva un biglietto, non destinato agli atti, che dice soltanto: capito.
    .else-mail = Quella sera non arriva posta, e la sera dopo è poca.
    .then-read = Due dei nove siedono anche nel comitato di dodici. Conoscono le risposte { $protocol-hand-of } fino alla colazione, e un no lo capirebbero.
the-closed-door =
    Da quando pesate le parole per la Terra, avete preso a pesarle anche a tavola. La porta del Laboratorio, che non aveva mai visto una chiave, è chiusa a chiave quando dentro si lavora. A chi chiede che cosa si fa là dentro, la risposta è: il solito. Arriva quando la domanda non è ancora finita.
    .title = La porta chiusa
    .action = Sedetevi insieme e leggete ad alta voce tutto il diario.
    .done =
        Ci vuole la serata intera. Ogni pagina la legge una voce diversa dalla mano che l’ha scritta. Segreti non ce ne sono, solo cose che non erano mai state chieste. Poi la chiave del Laboratorio resta appesa in cucina.
    .later =
        Dal diario una pagina è stata tagliata via, vicino alla costa, con un righello. Le voci restano basse. Uno di voi lavora da solo per mezza giornata, a qualcosa che non serviva.
sprinklers =
    La prova antincendio dà un risultato che non era sul foglio. Al soffitto del Laboratorio, proprio sopra l’incubatrice, c’è un ugello dell’impianto, e il suo perno è corroso. Per mezzo sol uno di voi deve restare a portata del rubinetto d’arresto. Tutto quello che state coltivando sta in un solo angolo, sotto una sola goccia.
    .title = L’ugello
    .who-at-the-stopcock = Chi resta vicino al rubinetto d’arresto?
    .action = Cambiate il perno e spostate metà delle piastre in un secondo armadietto.
    .done =
        Il perno nuovo è di ottone. In fondo al Laboratorio, sotto il banco delle bilance, un secondo armadietto fa una luce fioca dietro una tenda. Nel tragitto non è andata persa una goccia.
    .later =
        In Laboratorio ha piovuto per un minuto e mezzo. La corsa { $at-the-stopcock-of } verso il rubinetto è finita sul pavimento bagnato, dopo una curva troppo stretta. L’incubatrice è stata coperta in tempo, l’apparecchio accanto no.
slush-in-the-pipe =
    La salamoia non gela finché non la si muove. Sulla strada fra il foro e la provetta diventa poltiglia, si pigia nelle curve e fa presa come malta. Nel Vano Sonde una persona tiene il tubo mentre un’altra lo prende a martellate. Con quello che c’è incastrato dentro si farebbe un campione.
    .title = Poltiglia nel tubo
    .action = Avvolgete il tubo in un filo riscaldante e svuotatelo piano.
    .done =
        Dopo un’ora il tubo si schiarisce la gola, e un lungo tappo grigio scivola nella vaschetta. Ha conservato i suoi strati, fino al più giovane, che è di stamattina.
    .later =
        Il martello era lento, la pistola ad aria calda no. La poltiglia ha mollato tutta insieme. È andata dove andava l’aria: fuori dalla curva, attraverso il banco, dentro la centralina del Vano Sonde.
a-rim-that-sinks =
    Dove avete preso la salamoia, il bordo della piana ha cominciato ad abbassarsi. Intorno al foro le crepe fanno un anello, la più larga quanto uno stivale. La strada per il nord adesso ci gira intorno.
    .title = Il bordo
    .then-lane = Là fuori una cosa è rimasta dritta: le bandierine { $lane-walker-of }. La pista che segnano passa lontana da ogni crepa.
    .else-lane = Che cosa regga un passo fra le crepe, nessuna mappa lo sa dire. Alla radio si parla poco, quasi soltanto per cifre.
    .action = Piantate un tubo di rivestimento nel foro, prima che si chiuda.
    .done = Il tubo risuona, slitta, fa presa. Nel tubo la salamoia sale all’altezza di un ginocchio e resta lì, da andare a prendere.
    .later = Intorno all’anello di crepe se n’è fatto un secondo. Gli orli tagliano come piatti rotti, e stanno di traverso all’unica strada.
a-jar-in-cervia =
    Un messaggio privato, che il Controllo Missione ha lasciato passare. A Cervia, dove si fa il sale, una biologa ha mescolato la vostra salamoia secondo le vostre cifre e l’ha messa sul davanzale, sopra le saline. Nel suo vaso non vive niente. Ha guardato soltanto che cosa ci fa la luce. La vostra lampada, scrive, andrebbe dimezzata.
    .title = Un vaso a Cervia
    .option-turn-the-lamp-down = Abbassate la lampada
    .after-turn-the-lamp-down = Verso sera la nube non si ritrae più dal vetro. Lavorate al chiarore degli strumenti, e a ogni etichetta vi strofinate gli occhi.
    .option-keep-the-lamp = Lasciate la lampada com’è
    .after-keep-the-lamp = La ringraziate per il vaso e le chiedete una fotografia del mare. Arriva prima di cena: grigio, piatto, con i mucchi bianchi lungo la riva.
    .action = Mandatele le immagini di tutte le notti.
    .done = Risponde immagine per immagine. Sotto l’ultima ci sono i nomi dei suoi studenti, con l’ora in cui ciascuno ha ceduto ed è andato a dormire.
    .later = L’archivio ha respinto le immagini: in ogni intestazione la data è sbagliata. Uno di voi ci sta davanti mezza giornata e le corregge, un file dopo l’altro.
what-stays-here =
    Foglio di consegna, pagina 9. Pompe: in funzione. Cuccette: arieggiate. Semi: contati. Coltura viva: per questa non c’è una riga, ed è quella che vi porta via più tempo. Presto partite. Metà della coltura si potrebbe seccare su un vetrino, da mettere accanto a tutto ciò con cui la si può confondere.
    .title = Che cosa resta qui
    .then-chair = Le ore della lampada sono già scritte, a memoria, nella grafia { $watcher-of }.
    .option-dry-a-film = Seccatene metà su un vetrino
    .after-dry-a-film = Sta sul vetrino come l’impronta di un pollice, e durerà cent’anni. L’altra metà ha la piastra tutta per sé.
    .option-keep-it-whole = Lasciatela tutta nella piastra
    .after-keep-it-whole = Tirate una riga con il righello e ci scrivete sopra: una, in buona salute. Poi la penna torna sotto il suo fermaglio.
    .action = Scrivete per chi verrà dopo come la si tiene.
    .done = Fa una pagina e mezza di gradi, ore e porzioni. In calce resta lo spazio per un’osservazione: è per la prossima mano.
    .later = Ciascuno di voi ha cominciato una pagina di consigli. Sulla lampada non ce ne sono due che vadano d’accordo, e della lampada parlate ancora quando finisce il turno di notte.
the-ones-on-the-way =
    Chiamata vecchia di quattro minuti, dalla nave che porta il cambio, a metà strada. Prima dell’arrivo niente può farla tornare indietro o rallentare; certe strade si tracciano una volta sola. Stasera il microfono l’hanno dato alla loro dottoressa.
    .title = Quelli in viaggio
    .then-known = Ci sono ordini nuovi, dice. Devono restare in orbita finché la vostra piastra non sarà stata giudicata, forse per mezzo anno. Lei ha letto tutto quello che avete mandato. Voi chiamateci giù lo stesso, dice.
    .then-secret = Tutto bene laggiù, chiede. È la domanda di ogni settimana. Questa volta, per rispondere, ci mettete un’ora intera.
    .else-secret = Tutto bene laggiù, chiede. Per rispondere basta una parola. Lei la farà risentire a chi dormiva.
    .action = Rispondetele, ciascuno con parole sue.
    .done = Quattro minuti all’andata, quattro al ritorno, e intanto la cucina è piena. Poi dall’altoparlante arrivano tutti, uno dopo l’altro, e parlano di pane.
    .later = Nella loro chiamata seguente c’è la posizione della nave e nient’altro. O hanno ricevuto l’ordine di dire meno, o l’hanno deciso da sé.

## Eventi Consequenziali

it-moves =
    Nell’immagine di mezzanotte è una sbavatura. In quella dell’una la sbavatura ha un bordo. Al mattino una delle due piastre si è intorbidata, e la nube pende verso la lampada. Per un poco la parola non viene detta. Poi sì, e parlate tutti insieme: che cosa si dice alla Terra? Decidetelo tra voi e ad alta voce: fra un’ora si apre la finestra radio.
    .title = Si muove
    .then-drafted = Il messaggio è pronto dove l’avete messo. I suoi tre spazi vuoti si possono riempire in piedi.
    .then-promised = Subito, avevate scritto sul modulo. La copia carbone è appesa accanto alla radio. A mezzogiorno ci avete appeso sopra un calendario.
    .option-tell-everything = Dite tutto alla Terra
    .after-tell-everything =
        Mandate le immagini, le cifre e una frase. Richiamarla non si può. Per il tempo che il segnale impiega siete i soli a saperlo, e ve lo godete; poi non lo siete più.
    .option-tell-half = Riferite un risultato insolito, e nient’altro
    .after-tell-half =
        È tutto vero, parola per parola: una torbidità inattesa, ulteriori prove in corso. Rileggendolo ne siete un po’ fieri. Per una notte la nube è soltanto vostra.
    .option-say-nothing = Non dite niente finché non è provato
    .after-say-nothing =
        La finestra si apre e si chiude. Avete mandato il meteo. Niente domande, niente scadenze. La telecamera del Laboratorio è girata verso il muro; sembra un caso.
forty-questions =
    La replica della Terra arriva un pezzo alla volta. L’ultimo viene da Cervia, da una biologa che per mestiere coltiva cose nella salamoia: tenete la nube un po’ più al caldo di quanto vi sembri giusto, e non lasciate mai seccare il sale sull’orlo.
    .title = Una replica, pezzo per pezzo
    .who-first-answer = Chi risponde al primo pezzo?
    .then-trusted = I pezzi che lo precedono sono congratulazioni, qualcuna fra le lacrime. Il comitato di dodici, che ha già le risposte { $protocol-hand-of }, non chiede altro.
    .else-trusted = I pezzi che lo precedono cominciano dalla trivella. Prima di aver risposto al terzo, mezzo sol { $first-answer-of } se n’è andato.
a-careful-question =
    Sulla Terra una persona ha letto piano il vostro rapporto. Lavora a Cervia, dove si fa il sale, e non è passata dal Controllo Missione. Il suo messaggio è una riga: torbidità in tutte e due le piastre, o in una? Non è una trappola. Vorrebbe saperlo da voi, e se la risposta tarda capirà che cosa vuol dire.
    .title = Una domanda prudente
    .option-own-up = Confessate tutto
    .after-own-up =
        Scrivete com’è andata, data compresa. La risposta è gentile e va a tutti quelli dell’elenco, come deve. Che l’avevate tenuto per voi è la seconda frase di ogni notiziario.
    .option-hold-the-line = Rispondete alla domanda, e a nient’altro
    .after-hold-the-line =
        In una, scrivete. Da quel momento ogni messaggio per la Terra lo rileggono in due prima che parta, e ogni rilettura costa un litigio per una parola.
a-second-letter =
    Nella seconda lettera domande non ce ne sono. «La vostra riga non l’ho fatta vedere. Qui ho un vaso con lo stesso aspetto che il vostro doveva avere all’inizio. Se qualcosa lì dentro si muovesse, io abbasserei la lampada.»
    .title = Di nuovo Cervia
    .option-tell-her = Ditelo a lei, e lasciate che lo dica agli altri
    .after-tell-her = Bastano sei frasi. In serata la notizia è ovunque, con il vostro ritardo nella seconda frase. La lettera che scrive lei, del ritardo non parla.
    .option-thank-her = Ringraziatela del consiglio
    .after-thank-her = La ringraziate, e fate come dice. Nel diario del sol sta sotto la voce illuminazione.
the-slip =
    In una lettera privata per casa c’è una frase, su qualcosa che pende verso la luce.
    .title = Una parola sfuggita
    .then-out = Stava in fondo a una pagina lunga, la più lunga uscita in settimane dalla penna { $letter-writer-of }, ed è partita ieri sera. A mezzogiorno la Terra lo sa. Sa anche che non le era stato detto.
    .else-out = Prima dell’invio la si è sentita a tavola, dalla voce { $letter-writer-of }. Per trovare tutte le copie che la macchina aveva già fatto ci vuole mezza giornata.
the-day-after =
    Sulla Terra è su tutte le prime pagine. Al posto della fotografia c’è la piana vista dall’alto, larga quattro colonne, ancora senza un punto sopra.
    .title = Il giorno dopo
    .then-leaked = Insieme, prima di pranzo, arrivano trecento lettere con il nome { $letter-writer-of } in cima. Sono gentili, quasi tutte, e le più hanno dentro un disegno.
    .else-leaked = Che cos’è viene per primo, da quanto lo sapevate viene dopo. Ma la notte passata è stata la prima in cui in ogni cuccetta si è dormito fino al mattino.
the-clear-dish =
    Ieri la nube era rada. Stamattina la lampada passa dritta attraverso la piastra e proietta l’etichetta, a rovescio, sulla parete dietro. Ha avuto un po’ troppo freddo, o troppa fame, troppo a lungo.
    .title = La piastra limpida
    .then-empty = Quello che si è seccato sull’orlo finisce raschiato su un vetrino; poi la si lava e la si mette capovolta ad asciugare. Per tutto quel sol in cucina ci andate dall’altra parte.
    .else-empty = Nella piastra lì accanto c’è una nube nuova. Ormai avete imparato quanto poco basta.
a-familiar-shape =
    In un angolo di un’immagine c’è qualcosa di piatto, grigio, a sette lati. Uno di voi lo riconosce dai tempi della scuola: una scaglia di pelle.
    .title = Una forma familiare
    .then-gloves = Era nei guanti lavati, e quindi in tutto quello che hanno tenuto da allora. La serie si potrebbe ricominciare con le mani pulite, tutte e sessanta le pagine.
    .else-gloves = I guanti di quella settimana sono finiti nel fuoco, e le loro piastre con loro. L’immagine è appesa sopra il lavandino.
    .option-start-again = Ricominciate la serie
    .after-start-again =
        La serata se ne va a strofinare, con gli strumenti del Laboratorio spenti. Sessanta pagine finiscono nel fuoco. Da oggi un paio di guanti si usa una volta sola.
    .option-turn-the-page = Voltate pagina
    .after-turn-the-page =
        L’immagine seguente è perfetta. Al banco si continua a parlare d’altro. Ma avete cominciato tutti a guardarvi il dorso delle mani.
nine-swabs =
    Nove tamponi, nove piastre, una notte al caldo. A leggerle a voce alta, numero per numero, tocca { $swab-taker-to }.
    .title = Nove tamponi
    .then-stowaway = Pulita, pulita, pulita, pulita, pulita. La sesta è torbida, e così le tre che vengono dopo. Quello che entrò da una finestra aperta ha passato tutti gli inverni da allora.
    .else-stowaway = Per nove volte la parola è: pulita. Qualunque cosa il lander si fosse portato dietro è morta al suo primo inverno, all’aperto, decenni prima di voi. Sulla mappa della piana adesso è soltanto un punto di riferimento.

## Carte Avaria

clouded-plates =
    In Laboratorio la guarnizione di una porta si è seccata, e la polvere del corridoio sta su ogni piastra aperta. Al prossimo sol la stanza si lava da cima a fondo. Finché gocciola, là dentro non si può lavorare.
    .title = Piastre torbide
    .then-alive = Quello che vive nella piastra ha dovuto farle posto.
thawed-drawer =
    Nella cella fredda del Laboratorio un cassetto non chiudeva da giorni. Quello che conteneva è colato nella vaschetta. Il resto della cella sta in un blocco di ghiaccio nuovo, e al prossimo sol uno di voi dovrà scalpellare mentre un altro lavora.
    .title = Il cassetto disgelato

## Finali

a-seat-for-the-guest =
    L’ultimo confronto è firmato. Sotto una piana bianca, in un’acqua troppo salata per gelare, qualcosa è vissuto per tutto questo tempo, e non è parente di niente che conosciate. Siete arrivati al suo pozzo più profondo. L’avete nutrito con quello che avevate nei piatti. Stasera il tavolo lungo è nel corridoio davanti al Laboratorio, e un lato è rimasto libero: quello verso la finestrella. Su quello che avete detto alla Terra, e quando, si discuterà per anni. Prima di cena, dietro il vetro, la lampada viene abbassata un poco.
    .title = Un posto per l’ospite
a-face-we-know =
    Il confronto è stato fatto, come richiesto, ed è la Terra a leggerlo fino in fondo. Nella terza colonna, dove dovrebbe esserci lo sconosciuto, c’è un batterio che vive sulle mani degli uomini. Gli piace il sale. Gli erano piaciuti i guanti. Forse prima nella salamoia c’era altro; ormai non c’è modo di saperlo. I pozzi sono sulla mappa, il metodo è buono, e il prossimo equipaggio porterà quattrocento paia. Sotto mettete le vostre firme. È la pagina più difficile che abbiate scritto.
    .title = Un volto conosciuto
a-proof-without-a-witness =
    Era vivo: lo dice ogni cifra, e le cifre reggeranno. Non l’avevate fatto voi, e non era la vostra pelle. Ci sono curve, tabelle, un’immagine per ogni ora di una notte. C’è una piastra, ormai lavata. Il Controllo Missione legge la pagina due volte, e chiede quando si può vedere. Voi date le coordinate dei pozzi, la temperatura, le ore della lampada. Per chi verrà dopo scrivete: tenetelo al caldo, e nutritelo. Noi per una notte non l’abbiamo fatto.
    .title = Una prova senza testimone
the-first-settler =
    Una colonna coincide, e non è la vostra. In una camera bianca con le finestre aperte, prima che uno qualsiasi di voi sapesse leggere, fu imballato un lander, e qualcosa lì dentro non fu mai spazzato via. Scese sul bordo della piana, finì nella salamoia e ci rimase. Non è uno straniero. Ma in questo posto è più vecchio di ogni bandiera sulla mappa, e ha imparato a fare senza mare e senz’aria. Il Controllo Missione chiede come si chiama. Nel catalogo ha soltanto un numero; mandate quello, con il suo indirizzo.
    .title = Il primo colono
the-second-sentence =
    La prova parte intera. Sulla Terra la leggono come va letta: i pozzi, le curve, il confronto, la cosa che pende verso una lampada e non è parente di nulla. La prima frase di ogni articolo dice che l’avete trovata. La seconda dice per quanto l’avete tenuta per voi, contando i giorni, perché i giorni glieli avete detti voi. A Cervia una biologa le legge ad alta voce ai suoi studenti. Poi domanda quale delle due fosse più difficile da scrivere.
    .title = La seconda frase
a-private-letter =
    Quello che c’era da provare è provato. La Terra, che non doveva saperlo, lo sa già. All’inizio aveva una frase sola, uscita da una lettera per casa. Adesso riceve le altre pagine. Le controllano più piano di tutte quelle venute prima, ed è gente che ha avuto motivo di chiedersi che cosa manchi. Non manca niente. Alla fine la Terra firma sotto i vostri nomi. In cima all’articolo, al posto del titolo, c’è la frase della lettera con le sue parole. La firma no: è un desiderio { $letter-writer-of }.
    .title = Una lettera privata
out-loud =
    La Terra ascolta mentre leggete l’ultima riga, e non interrompe. Quando l’ha saputo niente era ancora sicuro, e tutto quello che è venuto dopo si è fatto con il mondo intero che guardava. Non sempre è stato un aiuto. Ma adesso che è provato non resta nessuno da avvertire: erano tutti lì dalla prima immagine. In Laboratorio la piastra sta dietro la sua finestrella. A nord, sotto la piana, ce n’è dell’altro che aspetta. I cantieri della prossima nave vorrebbero sapere che cosa metterci dentro.
    .title = Ad alta voce
the-sealed-page =
    La prova è completa, e alla Terra non è stato detto che ci fosse qualcosa da provare. Siete seduti intorno al tavolo lungo con la pagina nel mezzo. Può partire stasera. Potrebbe anche restare qui, nella scatola dei semi, finché quelli che verranno non avranno guardato la piana con i loro occhi. Nessuno di voi vuole essere il primo a dirlo, né in un senso né nell’altro. Alla fine firmate tutti, e la pagina viene sigillata, con una data sopra. Il Controllo Missione si congratula per una missione tranquilla.
    .title = La pagina sigillata
half-a-sentence =
    Con l’ultimo confronto potete finire la frase che avevate cominciato. È una lettera scomoda: deve dire che cosa avete trovato, e che l’avevate già trovato quando scrivevate di torbidità. Non tralasciate niente. Anche la risposta ha due parti. In una, sullo sfondo, si sente gente gridare di gioia. Nell’altra il Controllo Missione vi chiede, in tono pacato, di usare d’ora in poi parole chiare. Le leggete tutte e due davanti alla finestrella, dove la nube pende come il giorno in cui le avevate dato un altro nome.
    .title = Mezza frase
a-promise-to-earth =
    La Terra sapeva che qualcosa viveva, e poi i sol sono finiti. Quello che avete sono immagini, curve e la vostra parola. Laggiù gli hanno già dato un nome; ci sono disegni sui muri. Adesso da un palco bisogna dire che il lavoro non è finito, e a dirlo non sarete voi, perché state facendo i bagagli. I pozzi che avete trovato sono sulla mappa. A chi ci andrà dopo chiederanno prima di tutto di voi, e quando entrerà in Laboratorio cercherà una piastra.
    .title = Una promessa alla Terra
behind-the-small-window =
    Non restano altri sol, e la prova non è intera. La Terra ha le vostre cifre, e per quelle vi ha ringraziato. Dietro la finestrella una nube grande come una moneta pende verso la lampada, come stamattina. Avete regolato la manopola, riempito l’ampolla lì accanto e scritto le ore su un cartoncino. Chi verrà dopo aprirà il Laboratorio e vedrà una luce dove non dovrebbe essercene. Dovrà trovare il cartoncino prima di trovare l’interruttore.
    .title = Dietro la finestrella
a-clean-shelf =
    Il piano non ha più sol. In Laboratorio una piastra sta capovolta su un panno. Per qualche notte c’è stata dentro una nube, poi non c’è stata più, e quello che rimane è una fila di immagini in cui qualcosa si spegne. Dalla Terra arriva una parola di lode per l’ordine del portaprovette. Facendo i bagagli ritrovate gli appunti e li rileggete, da mezzanotte al mattino. Tornano a casa senza essere partiti, nella tasca interna di una giacca.
    .title = Un ripiano pulito
an-open-question =
    Il calendario accanto alla camera stagna non ha più caselle. La domanda sta dove stava: sotto la piana, al buio, nel sale. Dal Controllo Missione arrivano i ringraziamenti per i dati. Sotto il calendario una crosta bianca viene grattata da uno stivale, guardata un momento e messa in un sacchetto. Sul sacchetto ci sono la data e due parole: non letto.
    .title = Una domanda aperta
the-hours-of-the-lamp =
    Ve ne accorgete tardi, quando tutto quello che c’era da fare per uno di voi è stato fatto: dal mattino la manopola non l’ha toccata nessuno, e la nube pende dove pendeva. Entrate, restate un poco davanti alla finestrella e girate la lampada di un capello, perché è una cosa che una mano sa fare. La Terra chiude la missione con una riga. Una seconda riga chiede che ne sarà del Laboratorio. Finché non sarà deciso, le ore della lampada si rispettano come erano state scritte.
    .title = Le ore della lampada
one-voice-fewer =
    La pagina comincia con una temperatura e un’ora, e finisce in un’altra grafia. In mezzo ci sono le procedure. Il Controllo Missione dichiara chiusa la missione e non chiede altro, non quel giorno. Il Laboratorio viene chiuso e messo in sicurezza, da mani che lo fanno piano e lo fanno bene. Fuori, sulla piana, il sale scricchiola mentre il terreno si raffredda. Nel Garage una tuta è stata spazzolata e appesa al suo posto, con il nome in vista.
    .title = Un’altra grafia
