brown-sky =
    L’orizzonte se n’è andato di martedì. Da allora, giorno e notte, la polvere scende sulla piana senza un rumore, e il sole è una chiazza pallida dietro un foglio di carta da pacchi. I Pannelli Solari danno ancora quello che serve alle stanze, senza un watt di più, e ogni mezzogiorno è più bruno del precedente. Quando si schiarirà, non lo dice nessuna previsione. Sotto l’HUB c’è posto per un accumulo di calore, nelle canaline per una seconda linea. Costruite l’uno e l’altra finché c’è energia per costruire. Per tutta la tempesta siete voi a decidere quale lampada resta accesa.
    .title = Cielo Bruno
    .idea = Una tempesta di polvere si porta via la luce: scegliete che cosa spegnere, e costruite quello che vi farà arrivare dall’altra parte.

## Obiettivi

a-buried-heat-store =
    Eseguite Interrare l’Accumulo cinque volte. Quello che il sole dà ancora a mezzogiorno deve bastare per tutta la notte.
    .title = Un accumulo sotto il pavimento
    .count = Strati posati: { $done } su { $goal }
    .done = L’ultima piastra scende al suo posto. Vi inginocchiate e ci posate sopra le mani, ad aspettare il primo tepore.
the-second-bus =
    Eseguite Posare la Seconda Linea due volte. All’arrivo della tempesta ogni stanza dipendeva da un cavo solo.
    .title = La seconda linea
    .count = Tratti di cavo: { $done } su { $goal }
    .done = Per un minuto l’HUB vive del cavo nuovo e di nient’altro. In cucina una lampada che tremava fin dall’atterraggio adesso fa una luce ferma.
a-lamp-kept-lit =
    Sulla banda di emergenza il campo sud chiede una luce: di notte è tutto quello che tre persone a piedi hanno per orientarsi. Eseguite Alimentare il Faro quattro volte.
    .title = Una lampada che resta accesa
    .count = Ore di luce: { $done } su { $goal }
    .done = Là fuori, sulla piana, qualcosa risponde: una lampada da casco, tenuta in mano, che va su e giù.
wipers =
    Eseguite Montare un Tergicristallo due volte. Le spazzole sono ritagliate da vecchie guarnizioni di porte.
    .title = Tergicristalli
    .count = Tergicristalli montati: { $done } su { $goal }
    .done = Due bracci vanno e vengono sul vetro, un po’ fuori tempo, lasciandosi dietro due archi lucidi.

## Tracciato e azioni della missione

opacity =
    .title = Opacità
bury-the-heat-store =
    Posate una serpentina nella ghiaia asciutta sotto il pavimento e richiudeteci sopra le piastre.
    .title = Interrare l’Accumulo
run-the-second-bus =
    Tirate un cavo nuovo per le canaline, stanza dopo stanza, e provate ogni giunto.
    .title = Posare la Seconda Linea
fit-a-wiper =
    Montate una spazzola sulla guida di un Pannello Solare, con il motore dentro il telaio.
    .title = Montare un Tergicristallo
feed-the-beacon =
    La vecchia luce del traliccio funziona ancora. Va sorvegliata, e vuole una parte della riserva.
    .title = Alimentare il Faro

## Regole in vigore

panels-in-the-dark =
    A mezzogiorno i pannelli non fanno ombra. Ogni mattina ormai, prima di mettere su il bollitore, vi ritrovate davanti al quadro degli interruttori, per dire che cosa si spegne.
    .variant-2 = A mezzogiorno il pannello più vicino ha perso di nuovo la sua ombra. Lo sportello del quadro è di nuovo aperto, e il bollitore aspetta.
    .title = Pannelli al buio
    .ends = Sulla piana, accanto al pannello più vicino, c’è un’ombra sfumata come una macchia. Domani lo sportello del quadro può restare chiuso.
    .option-bunks = Il riscaldamento delle cuccette
    .after-bunks = Vi coricate con addosso quello che avete portato tutto il giorno.
    .after-bunks-variant-2 = Stanotte si tengono anche i berretti.
    .after-bunks-variant-3 = Pietre scaldate sulla stufa passano di mano in mano, dentro i calzini.
    .after-bunks-variant-4 = Ormai sapete tutti qual è la parete più calda.
    .option-a-room = Una stanza intera
    .after-a-room = La porta è chiusa, con una striscia di nastro di traverso per la data.
    .after-a-room-variant-2 = Un’altra porta, un’altra striscia di nastro.
    .after-a-room-variant-3 = Il corridoio si è allungato di una porta buia.
    .option-garden = Le lampade della Fattoria
    .after-garden = Nella Fattoria le ventole delle lampade rallentano, e si fermano.
    .after-garden-variant-2 = Alle foglie una coperta, alle lampade il riposo.
    .after-garden-variant-3 = Là dentro c’è odore di terra e d’acqua ferma.
    .option-reserve = Lasciate tutto acceso, con la cella a combustibile
    .after-reserve = Stasera gli interruttori restano come sono. Nella cella a combustibile entra ossigeno, e ne esce luce.
    .after-reserve-variant-2 = La cella si accende ancora una volta. Scrivete quanto rimane nel serbatoio.
    .after-reserve-variant-3 = Un’altra notte presa dal serbatoio dell’ossigeno.
night-at-noon =
    L’orologio dice mezzogiorno. Lo leggete con la torcia.
    .title = Notte a mezzogiorno
    .ends = A mezzogiorno l’orologio si legge senza torcia, se lo si conosce bene.

## Eventi di Missione

the-list-of-breakers =
    INTERRUTTORI, un elenco, nella grafia { $engineer-of }. Lampade della Fattoria: due kilowatt. Riscaldamento delle cuccette: uno e mezzo. Laboratorio: uno. Sotto, una riga e la somma; accanto, più piccolo di un terzo, quello che daranno i pannelli se il cielo continua così.
    .title = L’elenco degli interruttori
    .then-engineer = «La prima somma la faccio scendere», dice { $engineer }, matita alla mano, «se mi dite di quale riga potete fare a meno.»
    .option-garden-lamps = Spegnete le lampade della Fattoria
    .after-garden-lamps = Il corridoio perde la sua striscia viola. Al buio le foglie gocciolano ancora.
    .option-bunks = Spegnete il riscaldamento delle cuccette
    .after-bunks = Prima di sera le coperte hanno traslocato: sono dovunque giri una macchina.
    .option-pay = Accendete la cella a combustibile
    .after-pay = Le lampade restano accese. Dietro gli Ossigenatori una cella grande come una valigia trasforma il fiato in luce. Ne avanza un bicchiere d’acqua tiepida.
the-cold-chest =
    Nel MedLab ronza la cassa frigorifera: siero, plasma, antibiotici. Sopra gli otto gradi vanno a male, sotto lo zero si spaccano le fiale, e quello che sta in mezzo costa mezzo kilowatt.
    .title = La cassa frigorifera
    .action = Avvolgete la cassa in un sacco a pelo di scorta.
    .done = Il termometro nella cassa si muove due volte più adagio. Dalla porta sembra che un paziente si sia raggomitolato per terra.
    .later = A ogni ora della notte si è guardato nella cassa. Ogni volta che il coperchio si apriva per sapere se era ancora fredda, lo era un po’ meno.
    .option-switch-off = Spegnete il MedLab
    .after-switch-off = Il ronzio tace. Prima che il coperchio si chiuda, nella cassa si cala un termometro legato a uno spago.
    .option-keep-cold = Lasciatela in funzione
    .after-keep-cold = Il ronzio resta. Attraverso la parete delle cuccette fredde fa quasi compagnia.
    .option-to-the-airlock = Portatela nella camera stagna, e sorvegliatela
    .after-to-the-airlock = È una veglia lunga, con un termometro, uno sgabello e una mano sulla valvola interna.
the-lab-asks =
    «Ancora quattro ore», dice { $scientist } dal Laboratorio. «Poi ho la serie completa.» La risposta, gridata dal quadro degli interruttori, è una cifra letta su uno strumento.
    .title = Il Laboratorio chiede
    .action = Passate gli strumenti su una batteria solo per loro.
    .done = Una lampada e una bilancia vanno con una cassetta grande come una scarpa. Sotto il banco il cavo lungo è arrotolato.
    .later = Per troppo tempo un solo connettore ha portato troppo. In Laboratorio, dietro il banco, la sua plastica è diventata marrone.
    .option-close-the-lab = Chiudete il Laboratorio
    .after-close-the-lab = La serie finisce alla nona riga. La decima resta in bianco, con l’ora accanto.
    .option-one-bench = Lasciate acceso un banco
    .after-one-bench = Una lampada, un banco, un campione buono, in mezzo a un Complesso Lavorativo che gira al freddo.
static-on-the-rail =
    Su tutta la piana polvere secca sfrega contro polvere secca, e la carica se la prende l’HUB. Ogni corrimano lo toccate con una chiave prima che con la mano. Nel Complesso Sistemi un relè è stato più lento della scintilla: i contatti si sono saldati, e il quadretto a cui serviva mostra una sola spia fissa dove dovrebbero essercene cinque.
    .title = Scintille sul corrimano
    .action = Collegate tutti i corrimano a un solo filo di terra.
    .done = Un filo giallo corre lungo il corridoio all’altezza del fianco. Da colazione in poi si sentono chiavi che ricadono in tasca.
    .later = Una scintilla è arrivata dove la mano non era ancora stata. Nel Centro di Controllo un processore non si sveglia.
flour-on-the-glass =
    È bastato un sol: visto dalla finestra, il Pannello Solare più vicino sembra una tavola apparecchiata con una tovaglia bruna.
    .title = Farina sul vetro
    .action = Inclinate il pannello e lasciate scivolare la polvere.
    .done = Viene giù adagio, in un foglio solo, e si stende ai piedi del telaio come l’orlo di una gonna.
    .later = La tovaglia è diventata una coperta.
rover-packs =
    Con questa luce i due rover non vanno lontano, eppure hanno le batterie cariche. Quella del Froggy si potrebbe smontare prima di cena. Per raccogliere quelle piccole, degli attrezzi, ci vorrebbe di più: sono nei cassetti, nelle giacche, sotto le cuccette, nello stivale di una tuta. Messe insieme tengono molto di più, o così dicono le etichette.
    .title = Le batterie dei rover
    .action = Collegate in un blocco solo le batterie degli attrezzi.
    .done = Quaranta batterie piccole, un cavo grosso. Sembra una cosa lasciata a riva dalla marea.
    .later = A una a una il freddo le ha scaricate dov’erano. Per scoprirlo se ne va una serata.
    .option-froggy-gives = Prendete la batteria del Froggy
    .after-froggy-gives = Il Froggy sta nel Garage con un fianco aperto, mentre la sua batteria alimenta l’HUB.
    .option-leave-them = Lasciatela dov’è
    .after-leave-them = Un rover che può partire: è bello sapere che c’è.
one-room-warm =
    Con tutte le sue macchine, il Centro di Controllo è la stanza più calda dell’HUB. A mettere le sedie in corridoio, fra le console ci starebbe un materasso a testa. Il resto si potrebbe lasciare al gelo fino al mattino; avreste una parete da scaldare, una lampada da tenere accesa e ogni colpo di tosse in comune.
    .title = Una stanza calda
    .action = Chiudete il corridoio con una tenda di coperte.
    .done = Tre strati, sul filo che era per il bucato. Dietro l’ultimo, la fiamma di una candela sta dritta.
    .later = La corrente d’aria ha avuto il corridoio tutto per sé. Lungo il muro si è gelato il fiato, e a mezzogiorno il muro è bagnato.
    .option-all-in-one = Dormite nel Centro di Controllo
    .after-all-in-one = Una ventola accelera, un’altra rallenta. A mezzanotte riconoscete ogni compagno dal respiro.
    .option-each-a-bunk = Dormite ciascuno nella propria cuccetta
    .after-each-a-bunk = Una porta chiusa, una lampada, un libro. Ogni colpo di tosse resta dietro la sua parete.
frost-inside =
    In fondo al corridoio del Complesso Abitativo, sulla faccia interna della parete, è cresciuto un ventaglio bianco, fatto di quello che avete respirato da lunedì.
    .title = Brina in casa
    .action = Asciugate la parete con una stufetta e sigillate la giuntura.
    .done = Il ventaglio si scioglie; l’acqua, raccolta in un vassoio, torna nel serbatoio, meno un cucchiaio.
    .later = Quello che di giorno si scioglie gocciola nel condotto dell’aria, e ne esce umidità. A colazione dal fondo del tavolo arrivano colpi di tosse.
a-shade-of-brown =
    Accanto alla finestra è appesa una striscia di carta. Ogni mezzogiorno { $scientist } ci dipinge una riga dello stesso colore del cielo, con due tubetti di una scatola di tempere da scuola e molta pazienza: sabbia, caramello, ruggine, tè. Oggi tocca a un’altra riga.
    .title = Una sfumatura di bruno
    .then-thick = Viene scura come il legno del pennello.
    .else-thick = Accostata alla precedente, è più chiara di un soffio.
    .action = Appendete sopra il tavolo, per una sera, lampade colorate.
    .done = Giallo, poi verde. Per un’ora, a tavola, il tempo lo fate voi.
    .later = La striscia è stata voltata verso il muro.
the-projector =
    Dall’atterraggio in poi il film si vede di giovedì. È giovedì. Una sala comune calda, un corridoio illuminato e quaranta watt per l’immagine: messi a bilancio, fanno quanto una pompa.
    .title = Giovedì
    .action = Ritagliate dalla stagnola le figure per un teatro d’ombre.
    .done = Una torcia, un lenzuolo e un drago con rebbi di forchetta per denti, che ha il permesso di vincere.
    .later = Due volte la stagnola è finita sul tavolo, due volte è stata portata via per cucinarci dentro. La seconda volta non in silenzio.
    .option-film = Proiettate il film, e cucinate per l’occasione
    .after-film = È quello con dentro il mare. Mangiate canederli, con l’audio alto fino in fondo ai titoli di coda.
    .option-read-aloud = Fate leggere uno di voi ad alta voce, al buio
    .who-reader = Chi legge?
    .after-read-aloud = Per il primo capitolo non servono lampade: uno di voi l’ha già letto troppe volte. Il resto si fa con un dito e una torcia.
    .option-early-night = Andate a letto alle otto
    .after-early-night = Alle otto il corridoio è buio. L’orologio sopra la stufa si sente fino al battere delle nove.
a-wheel-indoors =
    { $engineer-cap } ha imbullonato una ruota di scorta al telaio di una cuccetta, con dei pedali davanti e una dinamo dietro. Venti minuti di pedali bastano per un bollitore. Per le sere c’è un elenco, su cui un nome compare due volte.
    .title = Una ruota in casa
    .action = Costruite un secondo telaio e collegateli entrambi alla riserva.
    .done = Pedalate fianco a fianco, faccia al muro, alla velocità di una buona bicicletta. Sull’indicatore l’ago se ne accorge.
    .later = Il secondo telaio, costruito a metà, era appeso con i morsetti al banco dell’Officina. Nella notte è venuto giù, insieme alla morsa.
thin-air =
    Gli Ossigenatori consumano più di tutte le lampade messe insieme. Con un decimo di pressione in meno nelle stanze riposerebbero un’ora su sei. È permesso; il manuale la chiama aria di montagna, e ha una pagina sui segni da tenere d’occhio.
    .title = Aria di montagna
    .action = Sbattete i feltri delle prese d’aria per toglierne la polvere.
    .done = I feltri tornano più chiari di tre toni. A sera l’Ossigenatore è sceso alla nota che teneva in primavera.
    .later = Un feltro era troppo pieno per lasciar passare l’aria. Dietro, il filtro di un Ossigenatore si è accartocciato.
    .option-thin-it = Abbassate la pressione
    .after-thin-it = Quando deglutite le orecchie fanno clic. L’impasto, per una volta, supera il bordo dello stampo.
    .option-keep-it = Lasciatela com’è
    .after-keep-it = Le pompe girano come prima, e quella pagina potete anche non leggerla.
    .option-by-hand = Azionate a mano una pompa
    .after-by-hand = Per le emergenze ha una manovella, ancora avvolta nella carta della fabbrica.

a-count-of-leaves =
    Come ogni primo del mese le foglie sono state contate, vaschetta per vaschetta, per scrivere col gesso una cifra sulla porta della Fattoria.
    .title = La conta delle foglie
    .then-dark = È toccato farlo con i guanti, perché con le lampade se n’era andato anche il caldo. Nel gesso si legge il punto in cui la mano si è fatta fredda.
    .else-dark = Là dentro c’erano caldo, umido e odore di verde; per contare ci avete messo molto più del necessario.
    .action = Foderate i ripiani di stagnola, perché non vada persa nemmeno un po’ di luce.
    .done = Di ogni lampada accesa adesso ce ne sono quattro. Nella fila più bassa, dove era sempre sera, due germogli si sono voltati.
    .later = Quello che non aveva luce si è afflosciato nella notte: dalla Fattoria lo si porta via a secchi.
    .option-to-the-kitchen = Portate in cucina le vaschette più deboli
    .after-to-the-kitchen = Stanno intorno alla stufa, sulle sedie, come invitati arrivati troppo presto.
    .option-eat-the-young = Cogliete quello che è abbastanza maturo
    .after-eat-the-young = Sa di pepe e d’erba. Dalla porta si vedono i vuoti nelle file.
a-door-left-shut =
    In una stanza che avete spento qualcosa bussa, a lunghi intervalli, senza un ordine. È un tubo; dev’essere un tubo. Il nastro sul telaio ha cominciato a staccarsi da solo. Lungo la soglia una corrente fredda arriva fino alla seconda piastra del pavimento.
    .title = Una porta rimasta chiusa
    .action = Fate il giro della stanza buia con una stufetta e uno straccio.
    .done = Il tubo era uscito dalla sua staffa. Passando portate fuori una tazza che mancava dalla prima sera al buio.
    .later = Non era il tubo. Sulla stessa linea morta stava la resistenza che scalda il trapano grande dell’Officina, e il telaio si è crepato per il freddo.
    .option-go-in = Entrate, e portate fuori quello che serve
    .after-go-in = Tornate con una staffa, due berretti e una scatola di viti, come da una casa che non è la vostra.
    .option-leave-it = Riattaccate il nastro
    .after-leave-it = A cena chi bussa riceve un nome, e se ne parla come di un vicino.
a-coin-of-sun =
    Dalla finestra lo grida { $geologist }: nel bruno sopra la piana c’è un punto chiaro, così piccolo che un pollice lo copre. Ha un bordo. Secondo lo strumento vale un bollitore; a occhio durerà un’ora.
    .title = Una moneta di sole
    .action = Spazzate un pannello con la spazzola lunga.
    .done = Un campo di vetro pulito, e una spazzola un po’ storta.
    .later = L’ora è passata a discutere della spazzola. Sul pannello più vicino la polvere caduta da allora è più spessa che altrove.
    .option-tilt-all = Girate i pannelli a mano per seguirlo
    .after-tilt-all = I motori sono più lenti di una spalla. Per un’ora tutta la schiera pende da una parte sola.
    .option-stand-in-it = Mettetevi tutti alla finestra
    .after-stand-in-it = Per terra c’è un quadrato pallido, in cui a turno tenete una mano.
from-the-orbiter =
    Il satellite passa alle quattro e dieci e resta in vista sei minuti. La sua fotocamera guarda dall’alto quello che voi guardate dal basso. Per sentirlo si deve prima sgelare la parabola, che nell’elenco sta sotto «può aspettare».
    .title = Le quattro e dieci
    .action = Raschiate la parabola e ingrassate il suo cuscinetto.
    .done = Gira senza un rumore e il satellite lo trova da sola. Sulla portante c’è una canzone, un vecchio segnale di prova.
    .later = La parabola si è bloccata a metà strada, puntata sulla polvere; per crederci bisogna farle il giro intorno.
    .option-ask = Sgelate la parabola
    .after-ask = Sei minuti, una sola immagine, riga per riga.
    .then-short = Il bruno ha un bordo: sta a ovest e viene dalla vostra parte. Al di là si distinguono dei crateri.
    .then-again = C’è uno squarcio nella polvere, e oltre lo squarcio altra polvere.
    .else-again = Per quanto giriate l’immagine, fra un polo e l’altro di bordi non se ne vedono.
    .option-let-it-pass = Lasciatelo passare
    .after-let-it-pass = Alle quattro e dieci uno di voi guarda in su lo stesso.
thermometer-page =
    Appeso con una puntina, di mano { $medic-of }. Cuccette, ore sei: sette gradi alla testa, cinque ai piedi. Dita: bianche, poi rosa. Tosse: di notte, secca. Chi ha vegliato con un libro: è noto a chi scrive. Sottolineato due volte: mangiare qualcosa di caldo, a tavola, insieme.
    .title = Un foglio accanto alla stufa
    .then-cold = Sotto c’è ancora quello dell’ultimo mattino freddo, con un grado in più per ogni cuccetta.
    .action = Cucite della stagnola nelle coperte.
    .done = Frusciano come carte di caramelle al cinema. Lì sotto fa abbastanza caldo da togliersi il berretto.
    .later = Una coperta è umida sotto le dita: ci si è dormito dentro per due notti.
    .option-hot-meal = Preparate due pasti caldi
    .after-hot-meal = Tagliolini in brodo, due volte. Per tutto il tempo si sentono soltanto i cucchiai.
    .option-dry-bedding = Asciugate coperte e lenzuola sopra la stufa
    .after-dry-bedding = Un lenzuolo dopo l’altro, fino a sera. Il vapore viene ricondotto al serbatoio.
three-out-there =
    CAMPO SUD A HUB. Gruppo di tre in ritardo. Nomi: Tamsin Orr, Levi Achterberg, Noor. A piedi da ieri, rover abbandonato, tenda e aria su una slitta. Conoscono il vostro traliccio e faranno rotta su quello. Riuscite ad accenderlo, e a tenerlo acceso?
    .title = In tre, là fuori
    .option-promise = Date la vostra parola
    .after-promise = «Resterà acceso», dite. Dal campo lo ripetono, per esserne certi.
    .option-say-we-try = Dite quanta energia avete
    .after-say-we-try = Leggete loro il bilancio, una riga dopo l’altra. Ringraziano per le cifre e lasciano aperto il canale.
who-sits-by-the-mast =
    Due secondi acceso, otto spento: una luce fissa sarebbe un chiarore come un altro nella polvere, questa invece conta. Il temporizzatore che una volta ci pensava si è bloccato per la polvere nei primi giorni della tempesta. Adesso si fa a mano, da uno sgabello accanto al quadro, con un interruttore grande come l’unghia di un pollice.
    .title = Due acceso, otto spento
    .then-lit = Stanotte il conto si tiene da tutte e due le parti: lontano, sulla piana, la lampada da casco l’ha ripreso.
    .option-one-hand = Affidate tutta la notte a uno di voi
    .who-at-the-switch = Chi sta all’interruttore?
    .after-one-hand = Accanto allo sgabello ci sono un thermos e un orologio con la lancetta dei secondi; sopra, un cuscino.
    .option-in-turns = Datevi il cambio
    .after-in-turns = Un’ora a testa. A ogni passaggio il conto si dice ad alta voce, una volta, in due.
    .option-a-timer = Ricavate un temporizzatore dall’orologio del forno
    .after-a-timer = Ticchetta, e tiene il tempo. Il pane, che l’orologio non ce l’ha più, esce nero.
two-suits =
    Dalla camera stagna alla cresta corre una fila di bandierine, a cento metri l’una dall’altra. Nella polvere fin lì si vede ancora; quella che manca è la luce, e una bandierina non ne fa. Ci sono due tute con le bombole vuote. A riempirle, una persona potrebbe arrivare a quella bandierina e tornare, mentre un’altra aspetta alla porta.
    .title = Due tute
    .then-lit = Le tute possono restare ai ganci. La lampada da casco che ha risposto ha già trovato la fila, e viene avanti di bandierina in bandierina.
    .action = Annodate una corda lunga quanto la strada fino alle prime bandierine.
    .closed = La corda torna sulla bobina. Là fuori hanno una luce da seguire.
    .done = A ogni decimo passo un nodo, a ogni bandierina due. Per prova la seguite lungo il corridoio, a occhi chiusi.
    .later = La corda aspettava nella camera stagna, arrotolata. Al buio uno stivale ci è finito in mezzo: i due capi non si trovano più.
    .option-charge = Riempitele, e mandate fuori uno di voi
    .who-walker = Chi va fino alla prima bandierina?
    .after-charge = Uno di voi rimane là fuori per tutto il tempo che dà la bombola, a far dondolare una lampada a due mani.
    .option-stay = Restate al traliccio
    .after-stay = Lasciate le tute ai ganci. A chi sta all’interruttore si può dare il cambio; a chi è là fuori no.
a-voice-on-the-band =
    19:40. Banda delle tute, debole. «… HUB, qui Noor. Non vediamo niente. Ripeto, non vediamo niente. Levi conta i nostri passi.» 19:42. «… duecentosei.» Dalle 19:43 alle 20:10: fruscio, con un ritmo dentro, forse di chi cammina.
    .title = Una voce sulla banda
    .then-lit = Più sotto, nella stessa notte: «HUB, ancora Noor. Vediamo la vostra lampada, dritto davanti a noi. Levi conta ancora.»
    .action = Avvolgete un’antenna intorno al traliccio.
    .closed = Il filo per l’antenna resta nel cassetto: alla lampada hanno risposto.
    .done = Sessanta giri di filo da campanello. Il fruscio è forte come prima, ma dentro ci sono delle parole.
    .later = La voce è tornata due volte, troppo fioca per capirla. Su quello che ha detto adesso ci sono due opinioni, e a chi parlava non lo si può chiedere.
    .option-talk = Continuate a parlare con loro
    .after-talk = Uno di voi si siede alla radio e racconta tutto: la cena, gli interruttori, come si chiama il gatto rimasto a casa.
    .option-blink = Raddoppiate la luce per un’ora
    .after-blink = Il traliccio arde bianco. Al suo chiarore, da dentro, vi vedete le mani.

## Eventi Consequenziali

leaves-in-the-dark =
    Le foglie più vicine alla porta sono diventate molli e brune. Si colgono prima che attacchino il marciume alle altre.
    .title = Foglie al buio
what-was-in-the-chest =
    Il termometro nella cassa è stato letto: undici gradi. Metà delle fiale si tiene davanti a una torcia, si gira una volta e si lascia cadere nel secchio.
    .title = Che cosa c’era nella cassa
    .then-hurt = La ferita che si medica stasera dovrà guarire senza antibiotici.
    .else-hurt = Non c’è ferita che le stia aspettando.
the-long-table =
    I materassi sono tornati sulle cuccette. Al tavolo della cucina sedete più stretti di un tempo.
    .title = Il tavolo lungo
the-whole-planet =
    Il campo sud inoltra un’immagine dall’orbita: una palla bruna e liscia, senza un segno.
    .title = Tutto il pianeta
    .then-told = Lo sapevate già: per chiederlo avevate sgelato la parabola. L’immagine va accanto alla stufa, vicino all’elenco di quello che può aspettare.
    .else-told = Non c’è un bordo da aspettare. Per fare piani è meglio di una congettura: staccate dal muro la tabella dei turni e ne tracciate una più lunga.
at-the-edge-of-light =
    All’imbrunire il campo sud chiama per via della luce.
    .title = Al limite della luce
    .then-lit = Dalla cresta l’hanno vista. Da allora tre persone hanno qualcosa verso cui camminare.
    .else-lit = Finora dalla cresta si vede soltanto buio. Guardate un’altra volta quanto può reggere il bilancio.
a-dull-noon =
    A mezzogiorno { $medic } fa a tutti le stesse tre domande: che sol è, quanto fa quarantotto più diciassette, chi ha imballato la cassa azzurra. Sulla somma ci mettete tutti un po’ troppo.
    .title = Un mezzogiorno lento
the-next-chapter =
    { $reader-cap } ha interrotto la lettura a metà di una frase, apposta, con un pezzo di nastro come segnalibro. Per tutta la giornata arrivano proposte per finirla, una peggiore dell’altra.
    .title = Il capitolo seguente
a-hand-on-the-switch =
    A colazione { $at-the-switch } imburra una fetta di pane: due secondi, otto secondi, due. Glielo si fa notare, con garbo. Alla seconda fetta il coltello prova ad andare a un’altra velocità.
    .title = Una mano sull’interruttore
to-the-first-flag =
    Alla prima bandierina { $walker } ha lasciato una lampada sull’asta, e più in basso, nella polvere, una freccia di sassi lunga quanto una persona, per chi passasse guardando a terra.
    .title = Fino alla prima bandierina
a-second-voice =
    «… ancora il nome del gatto, per favore», dice la radio alle sei del mattino. È una seconda voce, più anziana di quella di Noor.
    .title = Una seconda voce

## Finali

every-lamp =
    Nella camera stagna ci sono tre figure del colore della piana; sotto la polvere, dei volti. Delle stanze in cui ci si siede, si dorme o si lavora nessuna è stata chiusa con il nastro, almeno non per mano vostra. Avete pagato in altra moneta, con le foglie, con i piedi freddi o con l’aria dei serbatoi: dalla porta non se ne vede niente. Tamsin Orr si tiene un guanto davanti agli occhi e chiede se qui ci sia sempre tanta luce.
    .title = Ogni stanza
the-first-flag =
    Fosse stata soltanto una luce, dice Noor, sarebbero passati oltre: ormai ne vedevano dappertutto. Ma intorno alla prima bandierina c’erano impronte di stivali, con i tacchi affondati, come di una persona rimasta lì in piedi ad aspettare. Chiedono { $walker-to } di posare un piede sul pavimento della cucina. Levi Achterberg ci mette accanto una mano e misura.
    .title = La prima bandierina
dark-leaves =
    I tre della cresta mangiano dalle scatolette. Fa caldo, la nuova linea ronza nella sua canalina, l’accumulo sotto il pavimento restituisce il mezzogiorno. Di fianco alla cucina c’è la Fattoria, dove le lampade si erano spente. Gliela mostrate lo stesso. Noor, di famiglia contadina, affonda un pollice nella terra di una vaschetta, la annusa e domanda dove tenete i semi.
    .title = Foglie spente
under-a-brown-planet =
    Dall’orbita non ci sono né HUB né cresta né piana; è tutto di un colore. Sotto quel colore arde la luce di un traliccio, e tre persone l’hanno raggiunta a piedi. La tempesta durerà ancora settimane. Avete calore sotto il pavimento, due cavi, e tre paia di mani in più.
    .title = Sotto un pianeta bruno
a-word-kept =
    La radio per il campo sud impiega un minuto a scaldarsi. «È rimasto acceso», dite. Questa volta non lo ripetono; all’altro capo si sente un rumore di sedie. Tamsin Orr, con una coperta addosso e senza stivali, vi chiede il microfono, quando avete finito. Legge tre nomi ad alta voce, adagio, il suo per ultimo.
    .title = Una parola mantenuta
a-point-of-light =
    Dapprima l’hanno preso per un difetto della visiera, dice Levi Achterberg: un punto che rimaneva dov’era. Poi gli hanno camminato incontro per cinque ore. Lo racconta con le mani intorno a una tazza, in una stanza tenuta calda dall’accumulo. Il traliccio lo si lascia acceso per un’altra notte.
    .title = Un punto di luce
a-cold-floor =
    Seguendo la lampada sono arrivati tutti e tre, e il pavimento è freddo come la piana. Per ordine della Terra resta una stanza sola per tutti, ospiti compresi. Tamsin Orr porta dentro le coperte; Noor le appende. Levi Achterberg si sdraia accanto alle serpentine che non sono state posate e, per la prima volta da giorni, non ha passi da contare.
    .title = Un pavimento freddo
a-word-given =
    Avevate detto che il traliccio sarebbe rimasto acceso. Tocca a voi chiamare il campo sud per dire che non sarà così: il bilancio non quadra, e la prossima ora di luce verrebbe tolta all’aria. Ne prendono nota. Il loro altro rover è già per strada, sul versante opposto della cresta. Prima di chiudere, la voce del campo dice che è stato bello avere la vostra parola.
    .title = Una parola data
no-lamp =
    Nell’HUB corrono due cavi, e ciascuno dei due avrebbe retto più corrente di quanta ce ne fosse. Il bilancio non quadrava. Per i tre il campo sud manda il solo rover che gli rimane, dalla pista a ovest, e vi chiede di risparmiare quello che avete. Nel diario la pagina dei turni alla lampada non è piena.
    .title = Niente luce
warm-and-dark =
    Sotto il pavimento, nella ghiaia, sta il caldo di mezzogiorno, e per tutta la notte torna su. Non gelerete. Ma tutto il resto dipende dall’unico cavo, e quel cavo ha portato troppo: il Controllo Missione vi ordina di trasferirvi tutti nella stanza sopra l’accumulo. Là è buio, con un caldo tale che vi togliete le giacche.
    .title = Al caldo e al buio
the-balance =
    L’ultima riga del bilancio è un ordine del Controllo Missione: chiudere tutte le stanze tranne una. Ci portate l’acqua, le coperte, la radio. Con un cavo solo quest’unica stanza può reggere. Quello che volevate costruire è disposto lungo il corridoio nell’ordine in cui doveva andare a posto.
    .title = Il bilancio
a-mast-still-lit =
    Quella sera il traliccio è acceso, qualunque cosa abbia da dire la riserva. L’interruttore lo si aziona tutta la notte; il conto non si tiene. A ogni lampo si vede la tuta appesa per ultima, con il nome sopra. Il Controllo Missione ha avuto il rapporto, e fino a domani non ha altre richieste.
    .title = Il traliccio, quella sera
one-bunk-cold =
    Sulla tabella dei turni c’è un nome che viene pronunciato, e non cancellato. Sulla piana i pannelli aspettano il prossimo mezzogiorno. Tutte le lampade di cui si può fare a meno si spengono per un’ora. Per una volta non lo si fa per la riserva.
    .title = Una cuccetta fredda
