a-grain-of-salt =
    A nord dell’HUB c’è una piana di sale, bianca al mattino e rosa a mezzogiorno. In tutti gli anni delle mappe è stata una macchia e nient’altro, finché il radar di un orbiter non ci ha sentito sotto qualcosa di liquido. Avete trivelle, un Laboratorio e pochi sol. Ogni campione che analizzate dirà da dove deve venire il prossimo, e in Laboratorio ci sono due piastre in cui non è mai cresciuto niente. Il Controllo Missione aspetta una risposta da prima che nasceste. Vi ha anche chiesto di andarci piano con la parola vita.
    .title = Con un Grano di Sale
    .idea = Seguite la salamoia di pozzo in pozzo, scoprite se ci vive qualcosa, tenetelo in vita e decidete insieme che cosa dire alla Terra.
    .ask-lab-kept = Il Laboratorio è senza tessere Arresto, e l’indicatore del suo elemento Energia è verde?

## Obiettivi

first-brine =
    Esplorate la regione A1-N, il bordo della piana di sale. La prima salamoia è un segnalino Obiettivo: mettetelo lì, se non ce n’è già uno, e portatelo a casa con una Raccolta.
    .title = La prima salamoia
    .done = Nel portaprovette ci sono tre tubi di poltiglia grigia, e per la prima volta su Marte qualcuno dice la parola bagnato, e la dice sul serio.
what-the-salt-says =
    Eseguite Leggere la Salamoia finché non avete due risultati. Ciascuno indica il pozzo successivo. Se un segnalino Obiettivo si trova in una regione che il Diario di Missione non ha ancora nominato, per ora lasciatelo lì: raccolto troppo presto, non conta.
    .title = Che cosa dice il sale
    .count = Campioni letti: { $done } su { $goal }
    .done = Due curve si sovrappongono. È un’acqua sola, più vecchia della piana, e sale da un punto più profondo, a nord.
second-well =
    Il primo risultato indica i fianchi della piana, dove lo stesso sale affiora più giovane. Esplorate la regione A1-NE o la A1-NO, se non ci siete già stati: una delle due basta. Metteteci un segnalino Obiettivo, se non ce n’è già uno, e portatelo a casa con una Raccolta.
    .title = Il secondo pozzo
    .done = Questa salamoia è limpida, e così salata che nei tre tubi non ha voluto gelare. Alla luce della lampada lascia sul loro vetro un filo di colore.
two-dishes =
    Eseguite Avviare una Coltura due volte. Non si vedrà niente finché non avrete letto anche due campioni: fino ad allora non sapete che cosa darle da mangiare.
    .title = Due piastre
    .count = Piastre preparate: { $done } su { $goal }
    .done = Le due piastre stanno nell’incubatrice dietro una finestrella, e ormai nessuno passa dal Laboratorio senza dare un’occhiata.
ours-or-theirs =
    Eseguite Escludere l’Equipaggio finché il confronto non è stato fatto due volte. Quello che vive nella piastra può essere arrivato fin qui sulla vostra pelle, e nessuno vi crederà prima che abbiate dimostrato il contrario.
    .title = Nostro o loro
    .count = Confronti fatti: { $done } su { $goal }
    .done = Ogni riga del confronto porta la firma di tutti voi. Ci si potrà credere o no, ma adesso si può dire.
the-deep-well =
    Il secondo risultato fa il nome di un posto: la salamoia sale sotto la regione A2-N. Esploratela, se non ci siete già stati. Metteteci un segnalino Obiettivo, se non ce n’è già uno, e portatelo a casa con una Raccolta.
    .title = Il pozzo profondo
    .done = Dal pozzo profondo viene acqua in pressione, con dentro delle bolle. Ne riempite due tubi, poi restate intorno al foro come intorno a un fuoco.
a-guest-at-table =
    Eseguite Nutrire la Coltura due volte. D’ora in poi la Vita nella Piastra scende a ogni Produzione, e scende più in fretta se il Laboratorio è in arresto o il suo elemento Energia è rosso. Se la Produzione la lascia sullo spazio più basso, la coltura è morta, e solo Avviare una Coltura può farla ricominciare.
    .title = Un ospite a tavola
    .count = Pasti dati: { $done } su { $goal }
    .done = Mangia quello che mangiate voi, un po’ più tardi e senza lamentarsi. La sera qualcuno apparecchia anche per la piastra, mezzo per scherzo, e nessuno toglie il piatto.

## Tracciato della missione

life-in-the-dish =
    .title = Vita nella Piastra

## Azioni della missione

read-the-brine =
    Fate evaporare un campione, pesate quello che resta e mettete le sue righe accanto a quelle che conoscete. Il sale si ricorda dov’è stato.
    .title = Leggere la Salamoia
grow-a-culture =
    Versate un campione in una piastra, chiudetela e aspettate. Se una coltura che viveva è morta, così ne comincia una nuova.
    .title = Avviare una Coltura
feed-the-culture =
    Date alla coltura qualcosa delle vostre provviste. Serve soltanto finché una coltura è viva.
    .title = Nutrire la Coltura
rule-out-the-crew =
    Confrontate quello che vive nella piastra con quello che vive su di voi, dentro di voi e su ogni cosa che avete toccato. Ogni altra origine rimasta aperta pesa su chi firma. Il confronto conta quando il suo obiettivo è nel Diario di Missione.
    .title = Escludere l’Equipaggio

## Eventi di Missione

forty-pairs =
    L’elenco dice quattrocento paia di guanti sterili. Nella cassa ce ne sono quaranta, e sotto, ben piegati, guanti da giardino. Con quaranta paia il lavoro in Laboratorio sarà lento, e davanti alla porta c’è già la fila. I guanti si potrebbero lavare. Vengono fuori bianchi, e nessuno saprebbe distinguerli da quelli nuovi, meno che mai a occhio.
    .title = Quaranta paia
    .option-wash-them = Lavateli e usateli di nuovo
    .after-wash-them =
        Sono appesi a un filo attraverso il Laboratorio come tante bandierine di resa, e la fila alla porta non c’è più. Tutti respirano meglio. Annotate il lotto e l’ora, e lasciate vuota la colonna delle osservazioni.
    .option-one-pair-a-job = Usatene un paio per lavoro, mai due volte
    .after-one-pair-a-job =
        Le mani guantate non devono toccare altro che vetro. Al prossimo sol chi lavora in Laboratorio avrà bisogno di qualcuno accanto, per la porta, il rubinetto e la matita.
the-hum-of-the-incubator =
    L’incubatrice tiene la temperatura al decimo di grado, e si sente che cosa le costa: un ronzio che si fa più cupo ogni volta che in Laboratorio parte un’altra macchina. Il suo cavo è tiepido. Ogni notte la riserva ci ha messo un po’ del suo. È una linea sola per tutto quello che c’è in quella stanza, e in fondo alla linea c’è un solo connettore.
    .title = Il ronzio dell’incubatrice
    .action = Date all’incubatrice una batteria tutta sua.
    .done =
        Appendete due vecchie celle di rover fra la parete e l’incubatrice. Il ronzio si fa uguale, la riserva si riprende, e quando per prova qualcuno toglie corrente al Laboratorio la finestrella resta calda.
    .later =
        Il ronzio sale, e si ferma. In Laboratorio c’è odore di plastica calda. Il connettore si è saldato alla parete e se n’è portato via un pezzo. Attaccata a una prolunga dal corridoio l’incubatrice riparte, di malavoglia.
thin-crust =
    Vicino alla piana il terreno suona sotto gli stivali, e in certi punti cede. L’ultima impronta di ieri è un buco tondo come una tazza, con qualcosa di scuro sul fondo. Oggi nessuno esce dal Garage senza qualcuno che cammini davanti con un’asta, e davanti non ci vuole stare nessuno.
    .title = Crosta sottile
    .action = Saggiate il terreno passo per passo e segnate una pista con le bandierine.
    .done =
        Una pista di bandierine rosse corre verso la piana, con due curve fatte per buone ragioni. Da domani la si potrà seguire senza guardare per terra. Il Primo Giocatore ha piantato la prima bandierina e l’ultima, e a cena racconta tutte quelle in mezzo.
    .later =
        Il Froggy era dove sta sempre. Nella notte la salamoia è salita lì attraverso la crosta, alta un palmo, e si è gelata intorno all’asse. Le ruote si vedono. Come smuoverle prima che il sole abbia fatto la sua parte, no.
a-committee-of-twelve =
    Sulla Terra si è formato un comitato che esaminerà i vostri protocolli. Ha dodici membri e un elenco di domande che comincia con la pulizia della trivella e finisce con la vostra colazione. Il tono è cordiale. Una risposta completa costerebbe a qualcuno mezza giornata; un riassunto starebbe in una pagina, e come riassunto verrebbe letto.
    .title = Un comitato di dodici
    .option-answer-in-full = Rispondete a ogni domanda
    .after-answer-in-full =
        Uno di voi passa mezza giornata sui registri e scrive tutto, colazione compresa. La ricevuta che torna indietro è breve, ed è la prima con un nome al posto di un numero.
    .option-send-the-summary = Mandate il riassunto
    .after-send-the-summary =
        La pagina parte prima di pranzo. La replica è lo stesso elenco di domande, con una data accanto a ciascuna, e resta sullo schermo mentre mangiate.
night-watch =
    Di notte la coltura si intorbida e si schiarisce con un ritmo suo, e il termostato non sempre le sta dietro. Qualcuno ha preso a sedersi davanti alla finestrella dell’incubatrice con una coperta e un quaderno. Al mattino gli appunti sono buoni e la faccia è grigia. Se ne potrebbero fare dei turni. Si potrebbe anche proibirlo.
    .title = La veglia
    .option-take-turns = Fatene dei turni
    .after-take-turns =
        Due ore per ciascuno, e ciascuno dorme due ore di meno. Una mano sulla manopola, una lampada spostata di poco: al mattino la nube nella piastra è più fitta di prima.
    .option-go-to-bed = Mandate tutti a letto
    .after-go-to-bed =
        Per una notte non veglia nessuno, e dormite come non dormivate da settimane. Al mattino la piastra ha un orlo chiaro. Ha fatto freddo, non per molto.
froth =
    Nella notte la coltura si è gonfiata nella piastra e ha sollevato il coperchio. Sopra c’è una schiuma grigia, leggera come sapone. Quello che la produce ha bisogno d’aria come voi, e per stargli dietro il Laboratorio ha attinto alla riserva di ossigeno. La schiuma è arrivata al bordo del ripiano. Si muove quando nella stanza non c’è nessuno.
    .title = Schiuma
    .action = Raccogliete la schiuma e sigillatela in un’ampolla.
    .done =
        Riempie un’ampolla e sta ferma. Sotto la lente le bolle hanno pareti, e le pareti sono vive. Per un campione così non serve la trivella.
    .later =
        La schiuma ha trovato la presa d’aria del Laboratorio e ci si è seccata sopra, sottile come carta e altrettanto ermetica. La valvola dietro si è chiusa subito, come deve. In quella stanza adesso non arriva ossigeno, e il condotto va liberato a mano.
something-in-the-water =
    Un controllo di routine al rubinetto della cucina trova una cellula che ama il sale. Se il Laboratorio sta già dietro due porte, difficilmente viene da lì, e resta soltanto un’ora spiacevole. Altrimenti nessuno sa fin dove sia arrivata: si soffia ogni linea con ossigeno della riserva, e per un sol intero bevete tutti con gli occhi sulla tazza.
    .title = Qualcosa nell’acqua
    .action = Svuotate il circuito del Complesso Abitativo, lavate il serbatoio e riempitelo di nuovo.
    .done =
        La cellula si rivela una vecchia conoscenza terrestre, di casa in ogni cucina. Ma il serbatoio luccica, due valvole che si bloccavano hanno smesso di farlo, e il primo bicchiere pulito fa il giro del tavolo.
    .later =
        Non era pericolosa, soltanto ingorda: le piaceva il ferro, e dove passava se lo prendeva. Gli esami del sangue di stamattina mostrano dov’è passata. Uno di voi è pallido, stanco, e ha una fame che una porzione sola non placa.
the-blank-plate =
    La piastra bianca è quella in cui non si è messo niente. Sta accanto alle altre perché si veda che aspetto ha il niente. Stamattina ci sono sopra quattro puntini bianchi. Qualcuno dice guanti, e nessuno risponde. Il campione aperto lì accanto ormai non serve più a nulla, e finisce nel sacco insieme alla piastra.
    .title = La piastra bianca
    .action = Bruciate tutti i guanti, strofinate ogni superficie e rifate i controlli.
    .done =
        Ci vogliono due persone, una giornata e l’elenco di tutto ciò che le mani possono toccare. Alla fine nel portapiastre c’è una nuova piastra bianca, e resta bianca. Già che c’eravate, le ventole del Complesso Lavorativo hanno avuto la loro prima vera pulizia.
    .later =
        Una seconda piastra bianca ha i puntini, poi una terza. Da oggi nessuna cifra uscita dal Laboratorio è creduta prima di essere misurata un’altra volta, e a tavola nessuno dice a chi toccava lavare.
frost-flowers =
    La notte ha tirato su la salamoia dalle crepe della piana, e all’alba è fiorita: fiori di ghiaccio e sale alti un dito, con petali così affilati che ci si potrebbe radere. Un’ora di sole se li porterà via. C’è il tempo di tagliarne qualcuno per il Laboratorio, o di chiamare tutti alla finestra, ma difficilmente per entrambe le cose.
    .title = Fiori di brina
    .option-cut-them = Tagliatene per il Laboratorio
    .after-cut-them =
        Ne portate a casa una scatola, quanto basta per un buon campione. Il resto è in frantumi sulle rastrelliere del Vano Sonde, sottile come capelli e duro come vetro. Oggi chi ci lavora ne esce sanguinando.
    .option-watch-them = Chiamate tutti alla finestra
    .after-watch-them =
        Il sole ci entra in mezzo, e per qualche minuto la piana intera è illuminata dal basso. Nessuno fa in tempo a scattare una fotografia. Per tutto il giorno ciascuno di voi ricorda un colore diverso.
the-first-visitor =
    In un archivio sulla Terra qualcuno ha trovato un lander che nessuno conta più. È sceso decenni fa sul bordo della vostra piana, imballato a mani nude in una stanza con le finestre aperte. Se adesso nella salamoia vive qualcosa, può esserci arrivato con lui. Il messaggio finisce con i saluti. A tavola ripassate tutto il piano, e non è più lo stesso piano.
    .title = Il primo visitatore
    .action = Trovate il vecchio lander e prelevate tamponi dalle sue zampe.
    .done =
        Non è più grande di un tavolo, e sta bello dritto. Prelevate nove tamponi dove le zampe toccano il sale, e poi, visto che nessun altro verrà a prenderlo, il suo computer, che conta ancora i sol.
one-breaker-too-few =
    Il quadro principale ha un interruttore buono in meno delle stanze dell’HUB. Quello di scorta è stato usato il primo inverno, e annotato come usato. Fino alla prossima consegna qualcosa deve restare al buio: il Laboratorio, con tutto ciò che vi si tiene al caldo, o gli Alloggi Equipaggio. Si potrebbero anche collegare due stanze a un solo interruttore e sperare, a spese della riserva.
    .title = Un interruttore in meno
    .option-the-lab = Lasciate al buio il Laboratorio
    .after-the-lab =
        Le luci del Laboratorio si spengono una dopo l’altra, per ultima l’incubatrice. Qualcuno ci ha steso sopra una coperta. Sotto una coperta sembra più piccola.
    .option-the-crew-quarters = Lasciate al buio gli Alloggi Equipaggio
    .after-the-crew-quarters =
        Vi vestite alla luce delle torce e dormite con il berretto. Dal corridoio arriva il chiarore del Laboratorio, dove tutto è caldo come deve.
    .option-nothing = Collegate due stanze a un interruttore
    .after-nothing =
        Tiene. Però scalda, e nel Complesso Sistemi corre uno sfarfallio che prima non c’era. Una parte della riserva se n’è andata nel tentativo.
one-number-twice =
    Il computer del Laboratorio ha dato lo stesso numero a due tubi. Poi si scopre che i numeri usati due volte sono undici. Non ha sbagliato nessuno; una notte il contatore è ripartito da capo, e da lì è andato avanti. Finché non si saranno passati in rassegna gli scaffali, chi oggi apre un tubo in Laboratorio può trovarci dentro qualunque cosa.
    .title = Un numero, due tubi
    .action = Rifate il catalogo, tubo per tubo, confrontandolo con le fotografie.
    .done =
        A sera ogni tubo ha un numero suo, a inchiostro. Ciò che il computer adesso lascia in pace si vede anche altrove: due allarmi del Complesso Lavorativo riguardavano scaffali mai esistiti.
    .later =
        I doppioni il computer li ha notati prima di voi. Li ha confrontati, ha trovato che si contraddicono e ha cominciato a cancellare ciò che si contraddice. Quando qualcuno ha staccato la spina era arrivato alle proprie istruzioni.
two-doors =
    Quello che cresce in Laboratorio non deve uscire dal Laboratorio. La regola è più vecchia dell’HUB, e adesso qualcuno sulla Terra ha chiesto come la rispettate. Con una porta sola c’è un solo modo: nel Laboratorio si tiene una pressione più bassa che in corridoio, così l’aria entra e non esce mai. Quella che la pompa porta via è ossigeno della riserva.
    .title = Due porte
    .action = Costruite una seconda porta di telaio e pellicola, con un catino fra le due.
    .done =
        È stretta, cigola, ed è una camera stagna: una delle due porte è sempre chiusa. Insieme al telaio arriva un filtro dell’ossigeno nuovo, perché quello vecchio stava dietro la parete che avete dovuto aprire.
    .later =
        Nella notte la pressione del Laboratorio è salita fino a quella del corridoio, e oltre. L’allarme fa quello che gli è stato detto di fare in questi casi. La porta è sbarrata, dentro si lava l’aria, e oggi non entra nessuno.
the-vote =
    Sulla Terra hanno votato. Con nove voti contro otto una commissione vi chiede di bollire metà di quello che vive nella piastra, per precauzione, e di filmarlo. Gli altri otto hanno mandato una lettera per conto loro. Sono cortesi entrambe, e firmate entrambe da persone che a uno di voi hanno insegnato qualcosa. La risposta è attesa entro sera.
    .title = Il voto
    .option-boil-half = Bollitene metà
    .after-boil-half =
        Ci vogliono quattro minuti. Nessuno filma altro che l’orologio. I ringraziamenti dalla Terra sono calorosi e vengono da tutti e diciassette, e quello che resta nella piastra si raccoglie nel mezzo.
    .option-argue = Difendete la vostra causa via radio
    .after-argue =
        Il Primo Giocatore parla per mezza giornata davanti a un microfono, con pause in cui ogni frase attraversa il cielo. Alla fine la questione è rinviata. La piastra resta com’è, e nella stanza resta anche la tensione.
    .option-refuse = Rifiutate, e dite perché
    .after-refuse =
        Tre righe, firmate da tutti. Non arriva risposta, e non arriva nemmeno la posta della sera. Ma nell’HUB qualcosa si è deciso, e ci si parla come se si fosse chiusa una porta contro il freddo.
the-closed-door =
    Da quando pesate le parole per la Terra, avete preso a pesarle anche a tavola. La porta del Laboratorio, che stava sempre aperta, è chiusa quando qualcuno ci lavora, e chi è dentro non dice che cosa sta facendo. Non è niente che si possa scrivere in un registro. Se ne sono accorti tutti.
    .title = La porta chiusa
    .action = Sedetevi insieme e leggete ad alta voce tutto il diario.
    .done =
        Ci vuole la serata intera, e ciascuno legge le pagine di un altro. Segreti non ce ne sono, solo cose che nessuno aveva chiesto. Poi la porta del Laboratorio è di nuovo aperta, con una sedia in mezzo.
    .later =
        Sono saltate fuori due versioni della stessa pagina, in due grafie, e ciascuna protegge qualcuno. Nessuno alza la voce. Uno di voi lavora da solo per mezza giornata, a qualcosa che non serviva, e gli altri lo lasciano fare.
sprinklers =
    La prova antincendio dà un risultato imprevisto. Al soffitto del Laboratorio, proprio sopra l’incubatrice, c’è un ugello dell’impianto, e il suo perno è corroso. Per tutto il sol qualcuno resta a portata del rubinetto d’arresto invece di lavorare. Tutto quello che state coltivando sta in un solo armadietto, in un solo angolo, sotto una sola goccia.
    .title = L’ugello
    .action = Cambiate il perno e spostate metà delle piastre in un secondo armadietto.
    .done =
        Il perno nuovo è di ottone. In magazzino, fra la farina e i filtri, un secondo armadietto fa una luce fioca dietro la sua tenda, e chi ha portato le piastre fin là senza rovesciarne una si merita qualcosa di caldo. Se nel primo dovesse morire tutto, nel secondo qualcosa sarà ancora vivo.
    .later =
        In Laboratorio ha piovuto per un minuto e mezzo. L’incubatrice è stata coperta in tempo. L’apparecchio accanto no, il pavimento nemmeno, e chi è corso al rubinetto ha preso la curva troppo in fretta.
slush-in-the-pipe =
    La salamoia non gela finché non la si muove. Sulla strada fra il foro e la provetta diventa poltiglia, si pigia nelle curve e fa presa come malta. Nel Vano Sonde qualcuno tiene il tubo mentre qualcun altro lo prende a martellate. Oggi per far passare qualcosa ci vuole un paio di mani in più. Con quello che c’è incastrato dentro, del resto, si farebbe un campione.
    .title = Poltiglia nel tubo
    .action = Avvolgete il tubo in un filo riscaldante e svuotatelo piano.
    .done =
        Dopo un’ora il tubo si schiarisce la gola, e un lungo tappo grigio scivola nella vaschetta. Ha conservato i suoi strati, come una carota di ghiaccio. Riceve un’etichetta e un posto nel portaprovette.
    .later =
        Qualcuno ha posato il martello e ha preso la pistola ad aria calda. La poltiglia ha mollato tutta insieme, ed è andata dove andava l’aria: fuori dalla curva, attraverso il banco e dentro la centralina del Vano Sonde. L’acqua salata e i circuiti non vanno d’accordo.
the-ones-on-the-way =
    L’equipaggio che vi darà il cambio è a metà strada, e ascolta. Se la Terra sa che cosa avete trovato, potrebbero ricevere l’ordine di tornare indietro, e hanno mandato avanti una cassa del loro cibo. Altrimenti chiedono quello che chiedono sempre: tutto bene laggiù? Finché nelle piastre non vive niente, la risposta fa sorridere tutti. Se qualcosa ci vive, a scriverla ci vuole un’ora.
    .title = Quelli in viaggio

## Eventi Consequenziali

it-moves =
    Nell’immagine di mezzanotte è una sbavatura. In quella dell’una la sbavatura ha un bordo. Al mattino le immagini non servono più: una delle due piastre si è intorbidata, e la nube pende verso la lampada. Nessuno dice la parola. Poi qualcuno la dice, e tutti insieme cominciano a parlare della Terra. La finestra si apre fra un’ora. Decidetelo insieme, e ad alta voce.
    .title = Si muove
    .option-tell-everything = Dite tutto alla Terra
    .after-tell-everything =
        Mandate le immagini, le cifre e una frase. Richiamarla non si può. Per il tempo che il segnale impiega siete i soli a saperlo, e ve lo godete; poi non lo siete più.
    .option-tell-half = Riferite un risultato insolito, e nient’altro
    .after-tell-half =
        È tutto vero, parola per parola. Una torbidità inattesa, ulteriori prove in corso. Rileggendola ne siete un po’ fieri. Per adesso la nube è tutta vostra, e la battuta sulla torbidità è buona.
    .option-say-nothing = Non dite niente finché non è provato
    .after-say-nothing =
        La finestra si apre e si chiude. Avete mandato il meteo. Niente comitati, niente domande, niente scadenze: le spalle si abbassano. Qualcuno gira verso il muro la telecamera del Laboratorio, e sembra un caso.
forty-questions =
    La replica della Terra è arrivata, e arriva a pezzi. Se il comitato ha già avuto da voi risposte complete, conosce le vostre mani, e manda congratulazioni, qualcuna fra le lacrime. Altrimenti comincia dalla trivella, e il Primo Giocatore risponde finché mezzo sol non se n’è andato. In fondo, da qualcuno che per mestiere coltiva nel sale, c’è un consiglio su come tenere in vita una coltura del genere.
    .title = Una replica a pezzi
a-careful-question =
    Sulla Terra una persona ha letto piano il vostro rapporto. Il messaggio è breve, e non passa dal comitato: torbidità in tutte e due le piastre, o in una? Chi di voi l’abbia scritto lo si indovina. Non è una trappola. È qualcuno che vorrebbe saperlo da voi, e che capirà che cosa vuol dire se la risposta tarda.
    .title = Una domanda prudente
    .option-own-up = Confessate tutto
    .after-own-up =
        Scrivete com’è andata, giorni compresi. La risposta è gentile e va a tutti quelli dell’elenco, come deve. Che l’avevate tenuto per voi è la seconda frase di ogni notiziario.
    .option-hold-the-line = Rispondete alla domanda, e a nient’altro
    .after-hold-the-line =
        In una, scrivete. Non arriva replica. Da quel momento ogni messaggio per la Terra lo rileggono in due prima che parta, e ogni rilettura costa un litigio per una parola.
the-slip =
    In una lettera privata c’è una frase, su qualcosa che pende verso la luce. Dove l’umore è basso le lettere si allungano, e questa è partita: a mezzogiorno la Terra lo sa, e sa anche che non le era stato detto. Dove l’umore è migliore, prima di partire è stata mostrata a qualcuno. Allora è costata soltanto mezza giornata a uno di voi, sui file usciti dall’HUB.
    .title = Una parola sfuggita
the-clear-dish =
    Ieri la nube era rada, e stamattina la piastra è limpida come un vetro. Ci si legge attraverso l’etichetta. Nessuno ha fatto niente di sbagliato; ha avuto un po’ troppo freddo, o troppa fame, troppo a lungo. Se intanto non si è intorbidata nessuna piastra nuova, non c’è più niente da guardare, e davanti al Laboratorio tirate dritto. Se ce n’è una, adesso sapete quanto poco basta.
    .title = La piastra limpida
a-familiar-shape =
    In un angolo di un’immagine c’è qualcosa di piatto, grigio, a sette lati. Uno di voi lo riconosce dai tempi della scuola: una scaglia di pelle. Forse era nei guanti lavati, e in tutto ciò che hanno tenuto. Se nel frattempo i guanti sono finiti nel fuoco, ci si può ridere sopra. Altrimenti potreste ricominciare la serie con le mani pulite, o voltare pagina. Di pagine ce ne sono seicento.
    .title = Una forma familiare
    .option-start-again = Ricominciate la serie
    .after-start-again =
        Uno di voi passa mezzo sol a strofinare, e un campione che era stato aperto finisce nella fiamma. Quello che adesso sta nel portaprovette non l’ha toccato nessuno. Da oggi un paio di guanti si usa una volta sola.
    .option-turn-the-page = Voltate pagina
    .after-turn-the-page =
        L’immagine seguente è perfetta. Nessuno ne parla. Ma avete cominciato tutti a guardarvi il dorso delle mani.
nine-swabs =
    Nove tamponi dalle zampe del vecchio lander, nove piastre pulite. Qualunque cosa si fosse portato dietro è morta al suo primo inverno, all’aperto, decenni prima di voi. Leggete il risultato ad alta voce, e con quello la mappa della piana ha un’aria più amichevole. C’è un estraneo in meno da escludere.
    .title = Nove tamponi

## Carte Avaria

clouded-plates =
    In Laboratorio la guarnizione di una porta si è seccata, e la polvere del corridoio si è posata su ogni piastra aperta. Sono torbide tutte, e nessuna per un motivo interessante. Quello che ci vive, se qualcosa ci vive, ha dovuto fare posto. Al prossimo sol la stanza si lava da cima a fondo, e non ci lavora nessuno.
    .title = Piastre torbide
thawed-drawer =
    Nella cella fredda del Laboratorio un cassetto non chiudeva da giorni, per lo spessore di un’etichetta. Un campione è colato nella sua vaschetta. Gli altri stanno in un blocco di ghiaccio nuovo, e al prossimo sol qualcuno dovrà scalpellare mentre qualcun altro lavora.
    .title = Il cassetto disgelato

## Finali

a-seat-for-the-guest =
    L’ultimo confronto è firmato, e non servono molte parole. Sotto una piana bianca, in un’acqua troppo salata per gelare, qualcosa è vissuto per tutto questo tempo, e non è parente di nessuno. Siete arrivati al suo pozzo più profondo. L’avete nutrito dai vostri piatti, e stasera sta sul tavolo lungo, nella sua piastra, al suo caldo, un po’ piegato verso la lampada. Di che cosa avete detto alla Terra, e quando, si discuterà per anni. Che sia qui, no.
    .title = Un posto per l’ospite
a-face-we-know =
    Il confronto è stato fatto due volte, come richiesto, ed è la Terra a leggerlo fino in fondo. Nella terza colonna, dove dovrebbe esserci lo sconosciuto, c’è un batterio che vive sulle mani degli uomini. Gli piace il sale. Gli erano piaciuti i guanti. Forse prima nella salamoia c’era altro; ormai non c’è modo di saperlo. I pozzi sono sulla mappa, il metodo è buono, e il prossimo equipaggio porterà quattrocento paia. Sotto mettete le vostre firme. È la pagina più difficile che abbiate scritto.
    .title = Un volto conosciuto
a-proof-without-a-witness =
    Era vivo: lo dice ogni cifra, e le cifre reggeranno. Non l’avevate fatto voi, e non era la vostra pelle. Ci sono immagini, curve, un filmato in cui una nube pende verso una lampada. C’è una piastra, ormai lavata, perché nessuno riusciva a guardarla. Il Controllo Missione lo chiama il risultato più importante che ci sia mai stato, e chiede quando si può vedere. Voi date le coordinate dei pozzi, e la temperatura. Tenetelo al caldo, scrivete, e nutritelo. Noi, una volta, non ci siamo riusciti.
    .title = Una prova senza testimone
out-loud =
    La Terra ascolta mentre leggete l’ultima riga, e non interrompe. Quando l’ha saputo nessuno poteva ancora esserne sicuro, e da allora ogni cosa si è fatta con il mondo intero che guardava da sopra la spalla. Non sempre è stato un aiuto. Ma adesso che è provato non c’è nessuno da avvertire: erano tutti già lì. In Laboratorio la piastra sta dietro la sua finestrella. Da qualche parte, a nord, ce n’è dell’altro che aspetta, e una nave piena di gente vuole sapere che cosa portare.
    .title = Ad alta voce
the-sealed-page =
    La prova è completa, e alla Terra non è stato detto che ci fosse qualcosa da provare. Siete seduti intorno al tavolo lungo con la pagina nel mezzo. Può partire stasera. Potrebbe anche restare qui, nella scatola dei semi, finché quelli che verranno non avranno guardato la piana senza una bandierina dentro. Nessuno vuole essere chi lo dice, né in un senso né nell’altro. Alla fine firmate tutti, e la pagina viene sigillata, con una data sopra. Il Controllo Missione si congratula per una missione tranquilla.
    .title = La pagina sigillata
half-a-sentence =
    Con l’ultimo confronto potete finire la frase che avevate cominciato. È una lettera scomoda: deve dire che cosa avete trovato, e che l’avevate già trovato quando scrivevate di torbidità. Non tralasciate niente. Anche la risposta ha due parti. In una, sullo sfondo, si sente gente gridare di gioia. Nell’altra il Controllo Missione vi chiede, in tono pacato, di usare d’ora in poi parole chiare. La nube nella piastra pende verso la lampada, e non ha opinioni.
    .title = Mezza frase
a-promise-to-earth =
    La Terra sapeva che qualcosa viveva, e poi i sol sono finiti. Quello che avete è un’immagine, una curva e la vostra parola. Laggiù gli hanno già dato un nome; ci sono disegni sui muri. Adesso qualcuno deve alzarsi e dire che non è sicuro, e non sarete voi, perché state facendo i bagagli. I pozzi che avete trovato sono sulla mappa. A chi ci andrà dopo chiederanno prima di tutto di voi, e quando entrerà in Laboratorio cercherà una piastra.
    .title = Una promessa alla Terra
an-open-question =
    L’ultimo sol del piano è finito, e non c’è niente di provato. La domanda sta dove stava: sotto la piana, al buio, nel sale. Avete cifre, mappe e un portaprovette in buon ordine. Il Controllo Missione vi ringrazia per i dati, che è quello che dice quando non c’è altro da dire. Nella camera stagna qualcuno gratta da uno stivale una crosta bianca, la guarda un momento e la mette in un sacchetto, e sul sacchetto scrive la data e: non letto.
    .title = Una domanda aperta
one-voice-fewer =
    Nel diario di quel sol ci sono misure, una temperatura, un’ora, e poi un’altra grafia. Il resto della pagina è procedura. Il Controllo Missione chiude la missione e non chiede altro, non quel giorno. Il Laboratorio viene chiuso, e tutto ciò che contiene messo in sicurezza, da persone che lo fanno piano e lo fanno bene. Là fuori, sul bordo della piana, il vento fa scricchiolare il sale. Qualunque cosa viva laggiù non si è accorta di voi, né che siete venuti né che qualcuno è rimasto.
    .title = Un’altra grafia
