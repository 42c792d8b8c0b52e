# Che cosa non va in una missione, in un mazzo, nella scatola o nei loro testi: `diagnostic-<codice>`, per chi scrive una missione.
#
# Il messaggio e `.help` usano solo ciò che per quel codice è sempre dato. Ciò che può mancare sta a parte:
#   `.with-<arg>`   al posto del messaggio, quando <arg> è dato; al massimo uno per codice
#   `.<arg>`        una riga in più, tra messaggio e aiuto, quando <arg> è dato
#   `.help`         che cosa fare, sempre
# Un id vuoto conta come non dato: per quasi tutti gli id è quindi il messaggio stesso a dire che è vuoto.
#
# .with-id          doubled-key unknown-field unknown-word bad-id doubled-id unknown-id unknown-deck goal-not-met
#                   threshold-without-number second-threshold threshold-mismatch ask-unseen never-revealed not-hidden
#                   doubled-option keyword-facility box-incomplete missing-message
# .with-change      out-of-range (con $found), invece di .with-found
# .with-found       json-syntax wrong-type out-of-range cut-line rules-bad-source
# .with-min         empty-range (con $max)
# .with-attribute   unknown-variable unknown-reference unknown-function
# .with-keyword     empty-deck
# .with-language    missing-file
# .first            doubled-id second-threshold ending-never-fits
# .found            variables-differ numbers-differ
# .expected         unknown-field unknown-word unknown-variable variables-differ rules-wrong-prefix rules-unknown-line rules-bad-source
#                   numbers-differ
# .suggestion       unknown-field unknown-word unknown-id unknown-deck missing-message left-over-message
#                   left-over-attribute unknown-variable
#                   flag-never-set flag-never-read counter-never-counts counter-never-read
# .id               never-true always-true (with $min and $max)
# .attribute        empty-text long-text same-text not-translated numbers-differ

## Il file e la sua forma

diagnostic-missing-file = Manca il file «{ $id }».
    .with-language = Manca il file «{ $id }», con i testi nella lingua «{ $language }».
    .help = Aggiungete il file con questo nome esatto, maiuscole e minuscole comprese.

diagnostic-json-syntax = Il file è vuoto. Deve contenere un oggetto JSON.
    .with-found = Questo non è JSON valido. Il lettore segnala: { $found }
    .help = Guardate subito prima del punto segnato. Spesso manca, o è di troppo, una virgola, una virgoletta o una parentesi. I commenti non sono ammessi.

diagnostic-doubled-key = Una chiave vuota compare due volte nello stesso oggetto.
    .with-id = La chiave «{ $id }» compare due volte nello stesso oggetto.
    .help = Tenete una delle due e cancellate l’altra.

diagnostic-unknown-field = Qui non esiste un campo con il nome vuoto.
    .with-id = Qui non esiste il campo «{ $id }».
    .expected = Campi ammessi qui: { $expected }.
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Correggete il nome o cancellate il campo. I nomi devono coincidere lettera per lettera.

diagnostic-missing-field = Manca il campo «{ $id }».
    .help = Aggiungete «{ $id }» all’oggetto che comincia nel punto segnato.

diagnostic-unknown-word = La parola è vuota.
    .with-id = La parola «{ $id }» qui non si può usare.
    .expected = Parole ammesse: { $expected }.
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Usate una parola ammessa qui. Se di per sé è giusta, forse richiede qualcosa che la missione non ha.

diagnostic-wrong-type =
    { $expected ->
        [whole-number] Qui serve un numero intero.
        [text] Qui serve un testo.
        [true-or-false] Qui serve true o false.
        [list] Qui serve un elenco.
       *[object] Qui serve un oggetto.
    }
    .with-found =
        { $expected ->
            [whole-number] Qui serve un numero intero
            [text] Qui serve un testo
            [true-or-false] Qui serve true o false
            [list] Qui serve un elenco
           *[object] Qui serve un oggetto
        }{ $found ->
            [number] ; c’è invece un numero.
            [text] ; c’è invece un testo.
            [true-or-false] ; c’è invece true o false.
            [list] ; c’è invece un elenco.
            [null] ; c’è invece null.
           *[object] ; c’è invece un oggetto.
        }
    .help = I testi vanno tra virgolette; i numeri, true e false no. Un numero intero non ha il punto decimale. Gli elenchi vanno tra parentesi quadre, gli oggetti tra graffe.

diagnostic-wrong-length = Il numero di valori qui è { $found }. Deve essere { $expected }.
    .help = Aggiungete ciò che manca o cancellate ciò che è di troppo.

diagnostic-out-of-range = Qui il numero deve essere compreso tra { $min } e { $max }.
    .with-found = Il numero è { $found }. Deve essere compreso tra { $min } e { $max }.
    .change = È il numero della scheda con «{ $change }».
    .help = Scegliete un numero entro questi limiti.

diagnostic-not-one-word = Questo oggetto deve avere una chiave sola, che dice che cos’è.
    .help = Tenete una sola chiave. Se servono più cose, scrivete più oggetti in un elenco.

diagnostic-too-deep = Qui ci sono troppe cose, una dentro l’altra.
    .help = Riducete i livelli. Distribuite il contenuto in più voci o in più messaggi.

diagnostic-deep-nesting = Questo sta dentro altre condizioni o altri effetti più a fondo di quanto una partita salvata possa contenere: al massimo { $max } livelli.
    .help = Portate fuori le parti interne: in un Evento Consequenziale, in un flag impostato prima, o in più condizioni affiancate.

diagnostic-unreadable = Questo è illeggibile. Il lettore segnala: { $found }
    .help = Confrontatelo con lo schema JSON, o con lo stesso punto di una missione che si carica.

diagnostic-wrong-format = Non esiste un formato { $found }.
    .help = Scrivete { $expected } come valore di «format».

diagnostic-newer-format = Il formato è { $found }. Questa versione di Solkeeper legge fino al formato { $expected }.
    .help = Aggiornate Solkeeper. Se il file è vostro, scrivete { $expected } come valore di «format».

## Gli id

diagnostic-bad-id = L’id è vuoto.
    .with-id = «{ $id }» non è un id valido.
    .help = Usate lettere minuscole a–z, cifre e trattini singoli. Cominciate con una lettera e non finite con un trattino.

diagnostic-game-id = «{ $id }» è il nome di un gioco: per nome questa missione o campagna non si può giocare.
    .help = Date un altro id alla missione o campagna e alla sua cartella.

diagnostic-doubled-id = Qui compare per la seconda volta un id vuoto.
    .with-id = L’id «{ $id }» è già usato.
    .first = Il primo uso è in { $first }.
    .help = Date a ogni voce un id proprio, sia nella missione sia nei suoi mazzi. Elencate ogni mazzo una volta sola.

diagnostic-unknown-id =
    { $kind ->
        [objective] L’id dell’obiettivo è vuoto.
        [token] L’id del segnalino Obiettivo è vuoto.
        [mark] L’id dell’indicatore è vuoto.
        [walker] L’id di chi è in cammino è vuoto.
        [track] L’id del tracciato è vuoto.
        [action] L’id dell’azione è vuoto.
        [ending] L’id del finale è vuoto.
        [chapter] L’id del capitolo è vuoto.
        [event] L’id dell’Evento di Missione è vuoto.
        [standing] L’id della regola è vuoto.
        [upgrade] L’id della carta Miglioramento è vuoto.
        [follow_up] L’id dell’Evento Consequenziale è vuoto.
       *[other] L’id è vuoto.
    }
    .with-id =
        { $kind ->
            [objective] Non esiste un obiettivo «{ $id }».
            [token] Non esiste un segnalino Obiettivo «{ $id }».
            [mark] L’indicatore «{ $id }» non esiste.
            [walker] Nessuno in cammino si chiama «{ $id }».
            [track] Non esiste un tracciato «{ $id }».
            [action] Non esiste un’azione «{ $id }».
            [ending] Non esiste un finale «{ $id }».
            [chapter] Qui non esiste un capitolo «{ $id }».
            [event] Non esiste un Evento di Missione «{ $id }».
            [standing] Non esiste una regola «{ $id }».
            [upgrade] Nella scatola non esiste una carta Miglioramento «{ $id }».
            [follow_up] Non esiste un Evento Consequenziale «{ $id }».
           *[other] Niente ha l’id «{ $id }».
        }
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Correggete l’id o aggiungete la voce che indica. Un Evento Consequenziale può stare anche in uno dei mazzi usati.

diagnostic-unknown-deck = Il nome del mazzo è vuoto.
    .with-id = Non esiste un mazzo «{ $id }».
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Indicate un file della cartella «decks», senza «.json».

## Numeri e obiettivi

diagnostic-empty-range = Il valore minimo è più alto del massimo.
    .with-min = Il valore minimo, { $min }, è più alto del massimo, { $max }.
    .help = Scambiate i due valori o correggetene uno.

diagnostic-goal-not-met = Con passi di { $step } non si arriva mai esattamente a { $goal }.
    .with-id = Nell’obiettivo «{ $id }», con passi di { $step } non si arriva mai esattamente a { $goal }.
    .help = Scegliete un passo che divida il traguardo senza resto, o un altro traguardo.

diagnostic-threshold-without-number = C’è un obiettivo di Soglia, ma la scheda non indica la Soglia.
    .with-id = «{ $id }» è l’obiettivo di Soglia, ma la scheda non indica la Soglia.
    .help = Aggiungete «threshold» alla scheda, con un numero per ogni numero di astronauti, o togliete l’obiettivo.

diagnostic-number-without-threshold = La scheda indica una Soglia, ma nessun obiettivo la richiede.
    .help = Aggiungete un obiettivo di tipo «threshold» che richieda «threshold», o togliete la Soglia dalla scheda.

diagnostic-second-threshold = C’è più di un obiettivo di Soglia.
    .with-id = «{ $id }» è un secondo obiettivo di Soglia.
    .first = Il primo è «{ $first }».
    .help = Tenete un solo obiettivo di Soglia. Date all’altro un altro tipo e fategli richiedere altro.

diagnostic-threshold-mismatch = Qui «kind» e «takes» non concordano: entrambi «threshold», o nessuno dei due.
    .with-id = Nell’obiettivo «{ $id }», «kind» e «takes» non concordano: entrambi «threshold», o nessuno dei due.
    .help = Per l’obiettivo di Soglia scrivete «threshold» in entrambi. Per ogni altro obiettivo, in nessuno dei due.

diagnostic-never-revealed = Un obiettivo, un’azione o un tracciato nascosto non viene mai rivelato.
    .with-id = «{ $id }» è nascosto, e nulla lo rivela.
    .help = Rivelate un obiettivo con «reveal_objective» o con un Evento di Missione che lo porti; un’azione o un tracciato con «reveal». Altrimenti non nascondetelo.

diagnostic-not-hidden = Qui si rivela qualcosa che non era nascosto.
    .with-id = «{ $id }» viene rivelato qui, ma non era nascosto.
    .help = Mettete lì «hidden» a true, o togliete ciò che lo rivela.

diagnostic-no-ending = Nessun finale per l’esito «{ $id }» vale in ogni caso.
    .help = Aggiungete un finale con questo esito e senza «when». Si legge quando nessun altro vale.

## Eventi, Avventure, carte Avaria

diagnostic-ask-unseen =
    { $kind ->
        [standing] Il «while» di una regola non può fare domande al tavolo: si controlla di continuo.
        [loss] La condizione di una sconfitta non può fare domande al tavolo: si controlla di continuo.
       *[event] La condizione di un Evento di Missione non può fare domande al tavolo: l’evento è ancora nel mazzo.
    }
    .with-id =
        { $kind ->
            [standing] La domanda «{ $id }» non si può fare: se una regola vale si controlla di continuo.
            [loss] La domanda «{ $id }» non si può fare: ciò che fa fallire la missione si controlla di continuo.
           *[event] La domanda «{ $id }» non si può fare: l’Evento di Missione è ancora nel mazzo.
        }
    .help = Usate una condizione che il gioco sa verificare da sé, come un flag. Oppure chiedete negli effetti di un evento.

diagnostic-option-count = Il numero di opzioni è { $found }. Qui deve andare da { $min } a { $max }.
    .help = Aggiungete o cancellate opzioni. Se non c’è niente da scegliere o da sorteggiare, scrivete soltanto gli effetti.

diagnostic-doubled-option = Qui compare per la seconda volta un’opzione con l’id vuoto.
    .with-id = L’opzione «{ $id }» compare due volte nella stessa voce.
    .help = Date a ogni opzione un id proprio all’interno della voce, anche in scelte diverse.

diagnostic-chapter-never-leaves = «{ $id }» non porta da nessuna parte dopo l’esito «{ $outcome }».
    .help = Scrivete per ultima in «next» una voce senza «outcome» e «when». Se una morte chiude la campagna, per l’esito «died» ne serve una con «end».

diagnostic-campaign-circle = Da qui la campagna torna a «{ $id }».
    .help = Fatela andare avanti. Per rigiocare un capitolo dategli «retry».

diagnostic-campaign-without-end = Nessun capitolo porta a un finale della campagna.
    .help = Date all’ultimo capitolo un «next» con «end».

diagnostic-asked-never-given = Nessun capitolo precedente lascia «{ $id }».
    .help = Aggiungetelo ai «gives» del capitolo da cui viene, oppure toglietelo qui.

diagnostic-way-never-taken = Questa uscita di «{ $id }» non viene mai presa: una precedente vale sempre.
    .help = Mettetela prima di quella, o date a quella una condizione.

diagnostic-chapter-comes-later = «{ $id }» non può essere stato giocato quando finisce «{ $first }»: nessuna via porta da lì a qui.
    .help = Chiedete di un capitolo che viene prima, o di questo.

diagnostic-retry-of-won = «{ $id }» si può rigiocare dopo una vittoria.
    .help = Indicate in «after» solo «lost» e «died».

diagnostic-death-undecided = La campagna non dice che cosa succede se muore un astronauta.
    .help = Scrivete "death": "newcomer" se qualcun altro prende il suo posto, oppure "death": "ends".

diagnostic-chapter-never-reached = Niente porta al capitolo «{ $id }».
    .help = Indicatelo in «next» di un capitolo precedente.

diagnostic-carried-never-asked = «{ $id }» viene lasciato, ma nessun capitolo successivo lo prende o lo chiede.
    .help = Aggiungetelo ai «takes» di un capitolo successivo, oppure toglietelo qui.

diagnostic-carried-in-some-ways = «{ $id }» non viene lasciato su tutte le strade che portano a questo capitolo.
    .help = Chiedete con «remembered» prima che un testo nomini questo astronauta, oppure lasciatelo su ogni strada.

diagnostic-campaign-ending-never-fits = Nessun capitolo porta al finale «{ $id }».
    .help = Indicatelo in «end» di un capitolo, oppure toglietelo.

diagnostic-keyword-facility = Questa carta Avaria deve nominare una sola Struttura tra le parole chiave. Ne nomina { $found }.
    .with-id = La carta Avaria «{ $id }» deve nominare una sola Struttura tra le parole chiave. Ne nomina { $found }.
    .help = Delle due parole chiave una sia una Struttura, l’altra «complication» o «obstacle».

diagnostic-keyword-block = «{ $id }» appartiene al Complesso «{ $found }», ma la carta al Complesso «{ $expected }».
    .help = Scegliete una Struttura del Complesso «{ $expected }», o date alla carta il Complesso «{ $found }».

diagnostic-looping-effect =
    { $kind ->
        [adventure] L’effetto «{ $id }» in un’Avventura potrebbe ripetersi senza fine.
       *[malfunction] L’effetto «{ $id }» su una carta Avaria potrebbe ripetersi senza fine.
    }
    .help = Una carta Avaria non fa pescare carte, un’Avventura non chiama Avventure. Se le Avventure pescano carte, le carte non chiamano Avventure.

diagnostic-wrong-facility = La Struttura «{ $id }» qui non va bene.
    .help = Di Riserva: oxygenator, solar_panel o farm. Da costruire: una che la missione elenca in «facilities». Produttività: oxygenator o solar_panel. Arresto: una che usa quella risorsa.

diagnostic-empty-deck =
    { $kind ->
        [adventure] La missione e i suoi mazzi non hanno Avventure del tipo «{ $id }».
       *[malfunction] La missione e i suoi mazzi non hanno carte Avaria del Complesso «{ $id }».
    }
    .with-keyword = Nessuna carta Avaria del Complesso «{ $id }» ha la parola chiave «{ $keyword }».
    .help = Aggiungetene una adatta, o elencate in «decks» un mazzo che ne ha. Potete anche cambiare ciò che è richiesto qui.

diagnostic-few-events = La partita più lunga ha { $expected } sol. Gli Eventi di Missione ne coprono solo { $found }.
    .help = Aggiungete Eventi di Missione, o allargate i sol in cui possono arrivare.

diagnostic-box-incomplete = Nella scatola, «{ $kind }» è vuoto.
    .with-id = Nella scatola, «{ $kind }» non ha niente per «{ $id }».
    .help = Completate ciò che manca. Se non conoscete il valore, aggiungete «{ $kind }» ad «assumed».

## I testi

diagnostic-fluent-syntax = Questo non è Fluent valido. Il lettore segnala: { $found }
    .help = Un messaggio è «id = testo». Le righe che continuano un testo sono rientrate, e ogni graffa va chiusa.

diagnostic-cut-line = Questa riga non appartiene a un testo: quello sopra finisce prima.
    .with-found = Questa riga, che comincia con «{ $found }», non appartiene a un testo: quello sopra finisce prima.
    .help = Cominciate la riga in altro modo: a inizio riga [, *, . e la graffa chiusa sono segni di Fluent. Oppure aggiungete sopra il nome e il segno di uguale che mancano.

diagnostic-doubled-message = Il messaggio «{ $id }» c’è già, in { $first }.
    .help = Tenete uno dei due. Scatola, mazzi e missione hanno i messaggi in comune, lingua per lingua.

diagnostic-doubled-attribute = L’attributo «.{ $attribute }» compare due volte nel messaggio «{ $id }».
    .help = Tenete uno dei due e cancellate l’altro.

diagnostic-missing-message = Una voce con l’id vuoto non ha un messaggio in { $file }.
    .with-id = Il messaggio «{ $id }» manca in { $file }.
    .suggestion = È forse «{ $suggestion }», scritto male?
    .help = Aggiungete a { $file } un messaggio che abbia l’id come nome.

diagnostic-missing-text = Il messaggio «{ $id }» ha degli attributi, ma non un testo proprio.
    .help = Scrivete il testo dopo il segno di uguale.

diagnostic-unwritten-text = Un testo di «{ $id }» è ancora da scrivere.
    .help = Scrivetelo al posto di «{ $found }».

diagnostic-missing-attribute = Al messaggio «{ $id }» manca l’attributo «.{ $attribute }».
    .help = Aggiungete al messaggio una riga rientrata con «.{ $attribute } =» e il suo testo.

diagnostic-left-over-message = Il messaggio «{ $id }» non appartiene a niente.
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Correggete il nome o cancellatelo. Fino ad allora non viene mai letto.

diagnostic-left-over-attribute = Niente usa l’attributo «.{ $attribute }» del messaggio «{ $id }».
    .suggestion = Intendevate «.{ $suggestion }»?
    .help = Correggete il nome o cancellatelo. Fino ad allora non viene mai letto.

diagnostic-unknown-variable = Il messaggio «{ $id }» non ha una variabile «${ $found }».
    .with-attribute = Il testo «{ $id }.{ $attribute }» non ha una variabile «${ $found }».
    .expected = Variabili ammesse qui: { $expected }.
    .suggestion = Intendevate «${ $suggestion }»?
    .help = Usate una variabile data qui, o scrivete il testo senza. Quasi tutti i testi non ne hanno.

diagnostic-variables-differ = «{ $id }.{ $attribute }» non usa le stesse variabili del testo inglese.
    .found = Usate qui: { $found }.
    .expected = Usate nel testo inglese: { $expected }.
    .help = Usate le stesse variabili in tutte le lingue.

diagnostic-unknown-reference = Il testo rimanda a «{ $id }», che in questa lingua non esiste.
    .with-attribute = Il testo rimanda a «{ $id }.{ $attribute }», che in questa lingua non esiste.
    .help = Correggete il nome, o aggiungete nella stessa lingua il testo a cui rimanda.

diagnostic-unknown-function = Il messaggio «{ $id }» chiama { $found }, che non è disponibile.
    .with-attribute = Il testo «{ $id }.{ $attribute }» chiama { $found }, che non è disponibile.
    .help = Si può chiamare solo NUMBER. Scrivete il testo senza { $found }.

diagnostic-circular-text = Il testo contiene «{ $id }», che contiene di nuovo questo testo, senza fine.
    .help = Togliete uno dei rimandi. Fino ad allora nessuno può leggere il testo.

diagnostic-text-of-another = Questo testo contiene quello di «{ $id }», che così si legge prima del tempo.
    .help = Scrivete qui le parole stesse. Da qualsiasi testo si possono richiamare solo i titoli e le parole della scatola.

diagnostic-hidden-character = Il testo contiene il carattere U+{ $found }, che non si vede ma agisce su ciò che gli sta intorno.
    .help = Cancellatelo. Spesso arriva con un testo copiato da altrove.

## Che cosa dice la missione

diagnostic-flag-never-set = Qui si legge il flag «{ $id }», ma niente lo imposta mai.
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Impostatelo con «set_flag» dove serve, correggete il nome, o togliete la domanda.

diagnostic-flag-never-read = Qui si imposta il flag «{ $id }», ma niente lo legge mai.
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Fate leggere il flag a una condizione con «flag», correggete il nome, o toglietelo.

diagnostic-set-and-cleared = Il flag «{ $id }» si imposta e si cancella nello stesso elenco: conta solo l’ultima delle due cose.
    .help = Togliete una delle due cose, o cancellate il flag altrove.

diagnostic-counter-never-counts = Qui si confronta il contatore «{ $id }», ma niente lo fa mai contare.
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Muovetelo con «count» dove serve, correggete il nome, o togliete la domanda.

diagnostic-counter-never-read = Qui conta il contatore «{ $id }», ma niente lo confronta mai.
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Fatelo confrontare a una condizione con «counter», correggete il nome, o toglietelo.

diagnostic-track-never-moves = Il tracciato «{ $id }» non si muove mai, ma qualcosa lo aspetta.
    .help = Muovetelo con l’effetto «track», in Produzione o con un’azione, o togliete ciò che lo aspetta.

diagnostic-track-unused = Niente muove il tracciato «{ $id }», e niente chiede dove si trova.
    .help = Muovetelo con l’effetto «track» e leggetelo con la condizione «track», o toglietelo.

diagnostic-follow-up-unused = Niente chiama mai l’Evento Consequenziale «{ $id }».
    .help = Chiamatelo con «schedule» dove serve, o toglietelo.

diagnostic-nothing-happens =
    { $kind ->
        [if] Nessuna delle due strade di questo «if» fa qualcosa.
        [later] Ciò che qui arriva più tardi non fa niente.
        [malfunction] Questa carta Avaria non fa niente.
        [adventure] Questa Avventura non fa niente.
        [poi] Questa icona della missione non fa niente.
        [set_up] Questo passo della preparazione non dispone niente.
        [standing] Questa regola non cambia niente, e mentre vale non succede niente.
       *[action] Questa azione non dà niente e non evita niente.
    }
    .help = Aggiungete degli effetti, o toglietela. Per ciò che l’app non conosce c’è «instruct».

diagnostic-doubled-icon = «{ $id }» ha l’icona della missione { $found }, che significa già «{ $first }».
    .help = Datele un’altra delle tre icone.

diagnostic-never-true = Questa condizione non può mai valere.
    .id = Qui «{ $id }» va da { $min } a { $max }.
    .help = Correggetela, o togliete ciò che la aspetta. Conta anche ciò che vale per arrivare qui: i sol, l’equipaggio, le condizioni attorno.

diagnostic-always-true = Questa condizione vale sempre.
    .id = Qui «{ $id }» va da { $min } a { $max }.
    .help = Correggetela, oppure toglietela e tenete ciò che lascia passare.

diagnostic-doubled-condition = La stessa condizione compare due volte in questo elenco.
    .help = Togliete una delle due o correggetela.

diagnostic-event-never-comes = L’Evento di Missione «{ $id }» non arriva mai: il sol { $found } è fuori da ogni partita. La più lunga ha { $max } sol.
    .help = Fatelo arrivare prima, o toglietelo.

diagnostic-never-in-time = Questo può arrivare al più presto nel sol { $found }. La partita più lunga ha { $max } sol.
    .help = Fatelo arrivare dopo meno sol, o anticipate ciò che lo precede.

diagnostic-waits-for-itself =
    { $kind ->
        [event] L’Evento di Missione «{ $id }» non può mai arrivare: ciò che aspetta può arrivare solo dopo.
        [objective] L’obiettivo «{ $id }» non può mai apparire: ciò che lo rivela può arrivare solo dopo.
       *[follow_up] L’Evento Consequenziale «{ $id }» non può mai arrivare: ciò che lo chiama può arrivare solo dopo.
    }
    .help = Risalite a ciò che gli serve: il cerchio deve pur cominciare da qualcosa che arriva da sé.

diagnostic-endless-chain =
    { $kind ->
        [malfunction] Questo riempie un tracciato le cui carte ne riempiono altri, fino a tornare a «{ $id }»: potrebbe ripetersi senza fine.
       *[follow_up] L’Evento Consequenziale «{ $id }» richiama sempre sé stesso, da solo o attraverso altri.
    }
    .help = Fate dipendere un passo della catena da una condizione, una scelta o un contatore, così che finisca.

diagnostic-endless-end = Lo spazio { $found } del tracciato «{ $id }» riporta il segnalino su sé stesso: lo stesso momento potrebbe ripetersi senza fine.
    .help = Fatelo accadere una volta sola, muovete il segnalino in una sola direzione, o fate passare un sol con un Evento Consequenziale.

diagnostic-same-token = Il segnalino Obiettivo «{ $id }» è uguale a «{ $first }»: stesso colore e stesso numero.
    .help = Date a uno dei due un altro numero.

diagnostic-person-too-early = Quando questo arriva, nessuno può ancora essere ricordato come «{ $id }».
    .help = Fate ricordare prima l’astronauta, o nominate qui un altro.

diagnostic-token-too-early = Quando questo arriva, il segnalino Obiettivo «{ $id }» non può ancora trovarsi da nessuna parte.
    .help = Piazzatelo prima, o prendetelo dopo.

diagnostic-goal-out-of-reach = L’obiettivo «{ $id }» richiede { $found ->
        [one] 1 successo
       *[other] { $found } successi
    }, e ne sono possibili al massimo { $max }.
    .help = Abbassate il traguardo, allargate il passo, o date più sol, regioni o Strutture.

diagnostic-track-out-of-reach = Il tracciato «{ $id }» dovrebbe arrivare a { $found }, ma può andare solo da { $min } a { $max }.
    .help = Fatelo muovere di più o più spesso, partite più vicino, o scegliete un altro numero.

diagnostic-met-at-once = L’obiettivo «{ $id }» vuole il tracciato a { $found }, dove già parte.
    .help = Fate partire il tracciato da un’altra parte, o scegliete un altro numero.

diagnostic-region-off-map = L’anello { $ring } non ha uno spazio nella direzione «{ $id }».
    .help = Scegliete una regione della mappa. Se la vostra mappa ce l’ha, correggete «map» in box.json.

diagnostic-doubled-region = La regione dell’anello { $ring } nella direzione «{ $id }» compare due volte in questo elenco.
    .help = Togliete una delle due o correggetela.

diagnostic-ending-never-fits = Il finale «{ $id }» non si racconta mai: quelli prima valgono sempre per primi.
    .first = «{ $first }» vale in ogni caso.
    .help = Mettete prima il finale con la condizione più stretta, e per ultimo quello senza «when».

diagnostic-ending-without-optional = Il finale «{ $id }» è per tutti gli obiettivi opzionali, ma la missione non ne ha.
    .help = Dategli l’esito «won», o aggiungete obiettivi opzionali. Così come sta, nessun finale «won» si racconta mai.

diagnostic-ask-at-end = La domanda «{ $id }» non si fa mai: quando si sceglie un finale la partita è finita.
    .help = Fatela durante la partita e ricordate la risposta in un flag; il finale legga il flag.

diagnostic-few-events-for-crew = Con { $id } astronauti gli Eventi di Missione coprono solo { $found } sol su { $expected }.
    .help = Aggiungete Eventi di Missione senza condizioni, o allargate i sol e le condizioni di quelli che ci sono.

diagnostic-thin-deck =
    { $kind ->
        [adventure] Le Avventure del tipo «{ $id }» sono solo { $found }: torneranno due volte in una partita.
       *[malfunction] Le carte Avaria del Complesso «{ $id }» sono solo { $found }: torneranno due volte in una partita.
    }
    .help = Scrivetene di più, o elencate in «decks» un mazzo che ne ha.

diagnostic-zero-change = Questo non cambia niente: il numero è 0.
    .help = Scegliete un altro numero, o toglietelo.

diagnostic-change-too-large = Questo cambia di { $found }, ma c’è posto solo per { $max }.
    .help = Scegliete un numero che ci stia: ciò che va oltre la fine si perde.

diagnostic-cost-out-of-reach = Qui «{ $id }» costa { $found }, e nessun equipaggio ha mai più di { $max }.
    .help = Abbassate il prezzo.

diagnostic-high-price = Qui «{ $id }» costa { $found }, e un equipaggio comincia al massimo con { $max }.
    .help = Abbassate il prezzo, a meno che l’equipaggio non debba risparmiare.

diagnostic-free-action = L’azione di «{ $id }» non costa niente: la faranno tutti.
    .help = Datele un prezzo, o scrivete ciò che dà tra gli effetti dell’evento.

diagnostic-nobody-performs = Qui nessuno esegue un’azione, quindi «performer» è il Primo Giocatore.
    .help = Scrivete «first_player», o un altro astronauta.

diagnostic-no-such-part = La Struttura «{ $kind }» non ha l’elemento «{ $id }»: questo non fa niente.
    .help = Scegliete un elemento che ha. Se la vostra Struttura ce l’ha, correggete «parts» in box.json.

diagnostic-same-branches = Le due strade di questo «if» fanno la stessa cosa.
    .help = Correggetene una, o scrivete gli effetti senza «if».

diagnostic-same-options = L’opzione «{ $id }» fa la stessa cosa di «{ $first }».
    .help = Distinguete le opzioni per ciò che costano, danno o ricordano, o toglietene una.

diagnostic-dice-beyond-sols = Un dado si tira nel sol { $found }. La partita più lunga ha { $max } sol.
    .help = Togliete il numero, o date più sol alla missione.

diagnostic-doubled-sol = Il sol { $found } è due volte in questo elenco; il dado si tira una volta sola.
    .help = Toglietene uno, o scrivete il sol che intendevate.

diagnostic-unused-file = Nulla legge il file { $id }.
    .help = Elencate il mazzo in «decks» di mission.json; scrivete i nomi in minuscolo. Togliete ciò che non serve, anche un box.json: la scatola è quella dei giocatori.

diagnostic-difficulty-reversed =
    { $kind ->
        [easier] «{ $id }» rende più difficile la partita più facile.
       *[harder] «{ $id }» rende più facile la partita più difficile.
    }
    .help = Invertite il segno. Meno Stress è più facile; di tutto il resto, di più è più facile.

diagnostic-plants-without-greenhouses = Le piante sono { $found }, ma le Serre sono { $max }.
    .help = Non date più piante che Serre: ognuna sta in una Serra.

diagnostic-threshold-always-met = La Soglia è { $found }, e gli elementi sono solo { $max }: è rispettata qualunque cosa sia rotta.
    .help = Abbassate la Soglia.

## Che cosa si legge

diagnostic-empty-text = Questo testo di «{ $id }» è vuoto.
    .attribute = È l’attributo «.{ $attribute }».
    .help = Scrivete il testo, o toglietelo dove può mancare.

diagnostic-long-text = Questo testo di «{ $id }» ha { $found } parole. Più di { $max } sono troppe per leggerle ad alta voce al tavolo.
    .attribute = È l’attributo «.{ $attribute }».
    .help = Accorciatelo, o raccontatene una parte in ciò che arriva dopo.

diagnostic-long-label = «.{ $attribute }» di «{ $id }» ha { $found } caratteri. C’è posto per { $max }.
    .help = Accorciatelo: sta in un titolo o su un pulsante.

diagnostic-straight-quote = In «{ $id }» c’è il segno { $found } della tastiera.
    .help = Scrivete ’ per l’apostrofo e « » o “ ” per le virgolette.

diagnostic-same-text = «{ $id }» ha lo stesso testo di «{ $first }».
    .attribute = È l’attributo «.{ $attribute }».
    .help = Date a ciascuno parole sue: al tavolo non si distinguerebbero.

diagnostic-not-translated = «{ $id }» ha in «{ $language }» lo stesso testo che in inglese.
    .attribute = È l’attributo «.{ $attribute }».
    .help = Traducetelo.

diagnostic-numbers-differ = «{ $id }» non dice gli stessi numeri del testo inglese.
    .attribute = È l’attributo «.{ $attribute }».
    .found = Solo qui: { $found }.
    .expected = Solo in inglese: { $expected }.
    .help = Dite gli stessi numeri in tutte le lingue, in cifre o in parole.

## Voci del regolamento (docs/design/rules-entries.md)

diagnostic-rules-not-allowed =
    { $found ->
        [bracket] Le parentesi quadre non hanno posto nel testo, se non attorno alle parole di un collegamento.
        [address] Un collegamento deve portare a una voce.
        [picture] Le immagini non hanno posto in una voce.
        [code] Il codice non ha posto in una voce. Una riga che comincia con quattro spazi conta come codice.
        [html] L’HTML non ha posto in una voce, tranne l’ancora del titolo.
        [heading] I titoli di questo livello non hanno posto qui: # è un capitolo, ## una voce.
        [nested-list] Un elenco dentro un elenco non è ammesso.
        [paragraph-in-list] Un punto di un elenco ha un solo capoverso.
        [quotation] Una citazione non ha posto qui.
        [bullet] I punti di un elenco cominciano con un trattino, oppure con un numero e un punto.
        [break] Un a capo forzato non ha posto qui.
        [rule] Una riga di separazione non ha posto in una voce.
        [formatted-title] Un titolo è testo semplice.
       *[other] Questo non ha posto in una voce.
    }
    .help = Scrivetelo con ciò che la grammatica prevede: capoversi, elenchi e tabelle semplici, grassetto, corsivo, collegamenti come [ferite](#wounds).

diagnostic-rules-out-of-place =
    { $found ->
        [text-before-chapter] C’è del testo prima del primo capitolo.
        [text-in-chapter] C’è del testo sotto il titolo di un capitolo.
        [entry-before-chapter] C’è una voce prima del primo capitolo.
        [text-in-metadata] Dopo i metadati manca una riga vuota, oppure una riga che continua non è rientrata.
       *[text-after-note] C’è del testo dopo una nota.
    }
    .help = L’ordine è: capitolo (#), voce (##), i suoi metadati, una riga vuota, il testo, le note.

diagnostic-rules-wrong-file = Il nome di questo file non dice né la lingua né il gioco.
    .help = Dategli un nome come en/rules/mechanica.md oppure it/rules/first-martians/02-crew.md.

diagnostic-rules-no-anchor = Il titolo della voce non comincia con la sua ancora.
    .help = Scrivete ## <a id="the-id"></a>Titolo.

diagnostic-rules-wrong-prefix = L’id «{ $id }» non appartiene a questo gioco.
    .expected = I suoi id cominciano con «{ $expected }».
    .help = Gli id di Pocket Mars cominciano con pm-, di Mechanica con me-, di Mars Needs Mechanics con mnm-, di First Martians con nessuno di questi.

diagnostic-rules-doubled-id = L’id «{ $id }» è già in uso.
    .first = È usato per la prima volta in { $first }.
    .help = Date a ogni voce un id suo, fra tutti i giochi.

diagnostic-rules-no-title = Manca il titolo.
    .help = Scrivete il titolo dopo # oppure dopo l’ancora.

diagnostic-rules-doubled-title = Il titolo «{ $found }» è già in uso in questo gioco.
    .first = L’altra voce è «{ $first }».
    .help = Date a una delle due un titolo che le distingua.

diagnostic-rules-empty-chapter = Questo capitolo non ha voci.
    .help = Aggiungete delle voci, oppure togliete il capitolo.

diagnostic-rules-missing-line = Manca la riga «{ $expected }».
    .help = Aggiungetela all’elenco subito sotto il titolo.

diagnostic-rules-unknown-line = Non esiste una riga di metadati «{ $found }».
    .expected = Qui sono note: { $expected }.
    .suggestion = Intendevate «{ $suggestion }»?
    .help = L’elenco subito sotto il titolo contiene solo metadati. Il testo della voce comincia con un capoverso.

diagnostic-rules-doubled-line = La riga «{ $found }» compare due volte.
    .help = Tenetene una.

diagnostic-rules-empty-value = Un valore è vuoto.
    .help = Cancellate il separatore di troppo, oppure aggiungete ciò che manca.

diagnostic-rules-bad-source = Una fonte è libro, sezione e, dove si conosce, pagina.
    .with-found = Non esiste un libro «{ $found }».
    .expected = Qui sono noti: { $expected }.
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Scrivete per esempio almanacco, 4. MedLab, p. 45. Fra due fonti sta un punto e virgola.

diagnostic-rules-bad-term = «{ $found }» non è una coppia di termini.
    .help = Scrivete il termine di questa lingua = il termine dell’altra. Fra due coppie sta un punto e virgola.

diagnostic-rules-bad-heading = «{ $found }» non è il titolo di un regolamento.
    .help = Scrivete regolamento/titolo, come in tests/rules/headings.json.

diagnostic-rules-few-questions = Le domande della voce sono { $found }. Devono essere almeno { $min }.
    .help = Scrivete in «Asked as» come si chiede questa regola al tavolo, con «;» tra una domanda e l’altra.

diagnostic-rules-bad-answer = «{ $found }» non è una risposta.
    .help = Dopo «=» scrivete yes o no, oppure togliete «=».

diagnostic-rules-bad-step-question = «{ $found }» non è una domanda che un passo possa mostrare.
    .help = Scrivete chiave: domanda, con una chiave in minuscolo che la voce abbia una volta sola, e «;» fra le domande.

diagnostic-rules-unknown-sentence = Nessuna frase della voce, o più di una, ha le parole «{ $found }».
    .help = Dopo «Asked of» stanno alcune parole della frase che risponde alle domande, fra virgolette, così come sono nel testo.

diagnostic-rules-torn-sentence = «{ $found }», letto da solo, non dice niente.
    .help = Ogni frase, e ogni elemento di un elenco con ciò che lo introduce, si mostra come risposta da sola. Scrivetela intera.

diagnostic-rules-same-question = «{ $found }» porta a «{ $first }» e a «{ $id }».
    .help = Lasciate la domanda alla voce che risponde, o chiedete con più precisione.

diagnostic-rules-many-related = Le voci collegate sono { $found }. Possono essere { $max }.
    .help = Tenete quelle che chi legge vuole subito dopo.

diagnostic-rules-length = La voce ha { $found ->
        [one] 1 frase
       *[other] { $found } frasi
    }. Deve averne da { $min } a { $max }.
    .help = Un elenco o una tabella conta come una frase, le note non contano. Una voce troppo lunga va divisa in due.

diagnostic-rules-bad-note = Una citazione deve cominciare con «{ $expected }».
    .help = Le citazioni servono per le note su come si gioca una regola poco chiara, e perché.

diagnostic-rules-unknown-entry = L’id della voce è vuoto.
    .with-id = Non esiste una voce «{ $id }».
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Correggete l’id, oppure aggiungete la voce.

diagnostic-rules-missing-entry = La voce «{ $id }» manca nella lingua «{ $language }».
    .help = Aggiungetela là, nello stesso posto, oppure toglietela qui.

diagnostic-rules-differ =
    { $attribute ->
        [related] Le due lingue indicano voci collegate diverse per «{ $id }».
        [answers] Le due lingue indicano titoli diversi a cui «{ $id }» risponde.
        [terms] I termini di «{ $id }» non rispecchiano quelli dell’altra lingua.
        [steps] Le domande di «{ $id }» mostrate dai passi hanno chiavi o risposte diverse rispetto all’altra lingua.
       *[place] La voce «{ $id }» sta in un file, capitolo o posto diverso rispetto all’altra lingua.
    }
    .help = Mettete d’accordo le due lingue.

## Il formato 2

diagnostic-needs-format-2 = «{ $id }» appartiene al formato 2, ma questo file dichiara il formato 1.
    .help = Scrivete 2 come valore di «format». Le versioni di Solkeeper precedenti al formato 2 diranno allora di essere troppo vecchie.

diagnostic-format-2-unneeded = Questo file dichiara il formato 2, ma non contiene niente che lo richieda.
    .help = Scrivete 1 come valore di «format»: così lo leggono anche le versioni di Solkeeper più vecchie.

diagnostic-chance-of-nothing = Qui nessuna via può essere sorteggiata: tutti i pesi sono 0.
    .help = Date ad almeno una via un peso di 1 o più, oppure omettete «weight».

diagnostic-untold-shows = La via «{ $id }» non viene detta, ma i giocatori vedrebbero questo effetto.
    .help = Usate solo ciò che si ricorda di nascosto: flag, contatori, Eventi Consequenziali e una condizione senza domande né testi. Oppure fate in modo che la via venga detta.

diagnostic-condition-open = Questa condizione conta qualcosa, ma non indica un numero.
    .help = Aggiungete «at_least», «at_most» o tutti e due.

diagnostic-condition-of-chosen = Una condizione non può riguardare questo astronauta: nessuno è stato scelto.
    .help = Usate first_player, everyone, most_wounded o una professione.

diagnostic-asked-often = In Racconto lo si chiede ai giocatori ogni sol.
    .help = Chiedetelo una volta negli effetti di un evento e ricordate la risposta in un flag; oppure fatene dipendere un evento.

diagnostic-mixed-question = In Racconto lo si chiede ai giocatori anche dove decide già qualcosa di nascosto, così la domanda non rivela niente.
    .help = Mettete la parte nascosta in un «if» a sé attorno a questo, se i giocatori possono venirne a conoscenza.

diagnostic-no-option-left = Ogni opzione di questa scelta ha «when» o «pays»: può non restarne nessuna.
    .help = Lasciate almeno un’opzione senza né l’uno né l’altro, per esempio una che non fa niente.

diagnostic-event-never-brought = L’Evento di Missione «{ $id }» ha peso 0 e niente lo porta: non arriva mai.
    .help = Portatelo con «bring_event», o dategli un peso di 1 o più.

diagnostic-closes-nothing = L’Evento di Missione «{ $id }» non lascia un’azione che si possa chiudere.
    .help = Nominate un evento il cui «brings» ha un’azione, o togliete questo effetto.

diagnostic-cancels-nothing = Niente chiama l’Evento Consequenziale «{ $id }»: non c’è niente da disdire.
    .help = Nominate un Evento Consequenziale chiamato con «schedule», o togliete questo effetto.

diagnostic-brought-and-drawn = L’Evento di Missione «{ $id }» arriva solo quando lo si porta: i suoi sol e la sua condizione non contano.
    .help = Togliete «sols» e «when», o date all’evento un peso di 1 o più.

diagnostic-person-never-remembered = Niente ricorda un astronauta come «{ $id }».
    .help = Ricordatene uno con «remember», o correggete il nome.

diagnostic-person-reserved = Nessun astronauta si può ricordare come «{ $id }»: nei testi quella parola serve ad altro.
    .help = Scegliete un nome che non sia done o goal e non finisca in -of, -to o -cap.

diagnostic-person-never-used = L’astronauta ricordato come «{ $id }» non serve mai.
    .help = Nominatelo in un effetto, in una condizione o in un testo, oppure togliete l’effetto.

diagnostic-way-never-drawn = La via «{ $id }» ha peso 0 e non esce mai.
    .help = Datele un peso di 1 o più, o toglietela.

diagnostic-branch-without-text = Nessuno dei due rami ha un testo «{ $id }».
    .help = Scrivete «.{ $attribute }», o lo stesso con «else-», nei testi di questa voce, in entrambe le lingue, oppure togliete «text».

diagnostic-doubled-branch = Il testo «{ $id }» è nominato da due condizioni nella stessa voce.
    .help = Date a ciascuna un nome proprio all’interno della voce.

diagnostic-reserved-id = «{ $id }» finisce come il nome di un’altra versione di un testo.
    .help = Scegliete un id che non finisca con «variant-» e un numero.

diagnostic-text-in-one-language = «.{ $attribute }» di «{ $id }» si può omettere, ma c’è in una lingua sola: nessuno lo sentirebbe.
    .help = Scrivetelo in italiano e in inglese, oppure in nessuna delle due lingue.

diagnostic-variant-gap = «.{ $attribute }» di «{ $id }» non ha una versione che la preceda.
    .help = Numerate le versioni senza salti: la prima non ha numero, poi 2, 3 e così via.

diagnostic-variant-never-heard = «.{ $attribute }» di «{ $id }» è un’altra versione di un testo che esce una sola volta per partita: nessuno la sente.
    .help = Toglietela. Le versioni si alternano quando un testo torna nella stessa partita.

diagnostic-end-off-track = Il tracciato «{ $id }» non ha uno spazio { $found }: va da { $min } a { $max }.
    .help = Scegliete uno spazio che il tracciato ha.

diagnostic-end-at-start = Il tracciato «{ $id }» comincia dallo spazio { $found }: ciò che vi succede arriva soltanto quando ci torna.
    .help = Scegliete un altro spazio, o fate cominciare il tracciato altrove.

diagnostic-doubled-end = Lo spazio { $found } del tracciato «{ $id }» compare qui per la seconda volta.
    .help = Scrivete in una voce sola tutto ciò che succede su uno spazio.

diagnostic-ending-not-endable = «{ $id }» è il finale di una morte: nessun effetto può portarlo.
    .help = Nominate un finale con l’esito «won_all», «won» o «lost».

diagnostic-loss-without-ending = «{ $id }» non è il finale di una missione fallita.
    .help = Nominate un finale con l’esito «lost», oppure omettete «ending»: allora si legge il primo che va bene.

diagnostic-end-never-reached = Il tracciato «{ $id }» non arriva mai a { $found }: resta da { $min } a { $max }.
    .help = Fate in modo che gli effetti lo muovano di più o più spesso, oppure scegliete un altro spazio.

diagnostic-effects-after-end = La missione è finita prima di questo effetto: non succede mai.
    .help = Scrivete per ultima la fine della missione, o togliete ciò che la segue.

diagnostic-loss-at-start = «{ $id }» vale già quando comincia il sol 1: la missione sarebbe persa subito.
    .help = Scegliete una condizione che all’inizio non vale.

diagnostic-tag-empties-deck =
    { $kind ->
        [adventure] «without» non lascia nessuna Avventura del tipo «{ $id }».
       *[malfunction] «without» non lascia nessuna carta Avaria del Complesso «{ $id }».
    }
    .with-keyword = «without» non lascia nessuna carta Avaria del Complesso «{ $id }» con la parola chiave «{ $keyword }».
    .help = Togliete un’etichetta da «without», oppure elencate in «decks» un mazzo con altre carte.

diagnostic-nothing-left-to-do = Finché vale «{ $id }», ogni azione è vietata: l’equipaggio non ha niente da fare.
    .help = Lasciate all’equipaggio almeno un tipo di azione. Contano anche le regole che valgono per tutta la missione.

diagnostic-standing-never-ends = «{ $id }» ha un testo «.ends», ma niente la fa finire una volta che vale.
    .help = Fate finire il suo «while» con un effetto o con un sol, o togliete il testo.

diagnostic-standing-moves-itself = «{ $id }» dipende da sé stessa, o il suo «each_sol» la fa finire nella prima Produzione, prima che l’equipaggio agisca.
    .help = Scegliete un «while» che altri decidono, o fate finire la regola con un evento.

diagnostic-tag-unknown = Nessuna carta della missione o dei suoi mazzi ha l’etichetta «{ $id }».
    .suggestion = Intendevate «{ $suggestion }»?
    .help = Correggete il nome, o toglietelo.

diagnostic-tag-thins-deck =
    { $kind ->
        [adventure] «without» lascia solo { $found ->
            [one] 1 Avventura
           *[other] { $found } Avventure
        } del tipo «{ $id }»: così poche che in una partita si ripetono.
       *[malfunction] «without» lascia solo { $found ->
            [one] 1 carta
           *[other] { $found } carte
        } Avaria del Complesso «{ $id }»: così poche che in una partita si ripetono.
    }
    .help = Togliete un’etichetta da «without», o scrivete altre carte che non ce l’hanno.

diagnostic-set-up-asks = Questo non si può disporre nel passo «{ $id }»: fa una domanda, pesca una carta o non viene detto.
    .help = Usate effetti che non chiedono niente, e «random» solo dove viene detto. I segreti stanno in «start»; per ciò che sceglie l’equipaggio c’è «instruct».

diagnostic-set-up-for-nobody = Nessun equipaggio ha il passo «{ $id }»: gli astronauti sono da due a quattro.
    .help = Correggete «astronauts», oppure omettetelo: allora il passo vale per tutti.

diagnostic-threshold-uphill = Con { $id } giocatori all’inizio { $found ->
        [one] è rotto 1 elemento
       *[other] sono rotti { $found } elementi
    }, ma la Soglia è { $max }.
    .help = Alzate la Soglia o rompete meno elementi, se non è quello che volete.

diagnostic-after-circle = «{ $id }» aspetta sé stesso, da solo o attraverso altri: nessuno di loro potrebbe mai avanzare.
    .help = Toglietene uno da «after».

diagnostic-either-alone = Il gruppo «{ $id }» ha un obiettivo solo.
    .help = Date «either» agli obiettivi di cui ne basta uno, oppure toglietelo.

diagnostic-either-mixed = Il gruppo «{ $id }» ha obiettivi di generi diversi.
    .help = Fate in modo che in un gruppo siano tutti obbligatori o tutti opzionali.

diagnostic-fails-always = «{ $id }» fallisce appena comincia la missione.
    .help = Toglietelo, o fatelo dipendere da qualcosa.

diagnostic-token-number = Il numero di un segnalino Obiettivo ha { $found } segni.
    .help = Scrivete ciò che vi è stampato: da 1 a { $expected } segni.

diagnostic-token-never-lies = Il segnalino Obiettivo «{ $id }» non entra mai in gioco.
    .help = Scrivete «at», oppure piazzatelo con «lay_token».

diagnostic-token-twice = Il segnalino Obiettivo «{ $id }» è in una regione in cui «{ $objective }» ne piazza già uno.
    .help = Fate chiedere all’obiettivo «token_taken» invece di «gather», oppure togliete il segnalino.

diagnostic-hidden-but-asked = «{ $id }» è visibile dall’inizio, ma chiede «{ $hidden }», che è nascosto.
    .help = Nascondete anche l’obiettivo, o mostrate ciò che chiede.

diagnostic-typeless-outside = «{ $id }» si esegue in alcune ROI, ma non ha un tipo: lì nessun rover aiuta e non si tirano dadi.
    .help = Dategli un tipo, a meno che sia voluto.

diagnostic-mark-unused = Nulla piazza l’indicatore «{ $id }», o nulla lo chiede.
    .help = Piazzatelo con «mark» e chiedetelo in una condizione o in un prezzo; oppure toglietelo.

diagnostic-marks-over = Qui { $found ->
        [one] c’è 1 indicatore
       *[other] ci sono { $found } indicatori
    } «{ $id }», ma la missione ne ha { $max }.
    .help = Prendetene meno, o alzate «most» dell’indicatore.

diagnostic-path-broken = Il percorso di «{ $id }» salta a questa ROI, che non confina con la precedente.
    .help = Nominate ogni ROI lungo la strada.

diagnostic-walker-never-arrives = «{ $id }» non arriva alla fine del percorso in nessuna partita.
    .help = Accorciate il percorso, alzate «speed» o muovetelo con «move_walker».

diagnostic-lay-clashes = «{ $id }» dispone ciò che «{ $first }» dispone già.
    .help = Toglietene uno, o riservateli a equipaggi di dimensioni diverse.

diagnostic-after-hidden = «{ $id }» aspetta «{ $first }», che è nascosto e può non comparire mai.
    .help = Fate in modo che compaia in ogni partita, o fategli aspettare un altro obiettivo.

diagnostic-deadline-past = «{ $id }» va raggiunto entro il sol { $found }, ma la partita più lunga ha { $max } sol.
    .help = Scegliete un sol precedente, oppure togliete la scadenza.
