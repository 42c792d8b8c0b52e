# La procedura che ricava una missione da una scheda missione stampata.

## Nella prima pagina

wizard-open = Dalla vostra scheda
wizard-open-lead = Si copia una scheda missione stampata, in una decina di minuti. Poi la missione sta qui, tra le altre.
wizard-go-on = Continuate la vostra scheda: «{ $name }»
wizard-change = Cambiate la scheda: «{ $mission }»
wizard-made = «{ $name }» è pronta: sta tra le missioni.
wizard-made-again = «{ $name }» è stata rifatta. Le partite già cominciate tengono la missione com’era. Quella di prima è in { $old }

## Passi

wizard-title = Dalla vostra scheda
wizard-step = { $number } { $name }
wizard-where = Passo { $number } di { $of }: { $name }
wizard-step-name = Nome e gruppo
wizard-step-numbers = Numeri iniziali
wizard-step-dice = Dadi per sol
wizard-step-objectives = Obiettivi
wizard-step-set-up = Regole, preparazione
wizard-step-events = Eventi vostri
wizard-step-others = Azioni, tracciati, segnalini
wizard-step-look-over = Controllo finale
wizard-next = Avanti: { $name }
wizard-home = Inizio, la scheda resta
wizard-make = Create la missione
wizard-make-again = Rifate la missione
wizard-done = Fatto
wizard-remove = Togliete
wizard-unnamed = ancora senza nome
wizard-number-hint = –

## Nome e gruppo

wizard-lead = Copiate ciò che sta sulla vostra scheda stampata. Quello che non c’è, lasciatelo vuoto.
wizard-name = Nome della missione
wizard-name-hint = Come sta sulla scheda
wizard-group = Gruppo
wizard-story = Storia
wizard-story-hint = Può restare vuota
wizard-story-lead = Si legge ad alta voce prima del primo sol. Se è vuota, l’app vi invita a leggere quella della scheda.
wizard-events = Eventi di Missione, Avventure e carte Avaria vengono dai mazzi comuni di questa app: quelli della missione della scatola non sono sulla sua scheda.
wizard-kept = Tutto si conserva mentre scrivete. Potete chiudere la finestra quando volete e continuare più tardi.

## Numeri

wizard-numbers-lead = Un giocatore solo guida due astronauti e gioca con i numeri per 2.
wizard-astronauts = Astronauti
wizard-copy = Numeri per { $to } come per { $from }

## Dadi

wizard-dice-lead = Premete i sol in cui la scheda mostra il dado. In tutti gli altri decide il riquadro Avaria.
wizard-dice-crews = Per quali equipaggi
wizard-dice-same = Uguali per tutti
wizard-dice-by-crew = Un elenco per ogni equipaggio
wizard-dice-for = { $die }, { $crew } astronauti

## Regole e preparazione

wizard-set_up-lead = Regole speciali con parole vostre, e ciò che solo questa scheda dispone. Molte schede non ne hanno.
wizard-add-set_up = Un’altra regola o preparazione
wizard-set-up-kind = Che cos’è
wizard-set-up-words = Una regola, letta alla preparazione
wizard-set-up-each-sol = Una regola, letta in ogni fase Produzione
wizard-set-up-broken = Elementi rotti, estratti dall’app
wizard-set-up-box = Un indicatore nel riquadro Avaria
wizard-set-up-text = Con parole vostre
wizard-set-up-why = Perché, con parole vostre
wizard-set-up-at = Regole e preparazione, { $name }
wizard-astronauts-for = Per quanti astronauti
wizard-astronauts-all = per tutti gli equipaggi
wizard-astronauts-one = per { $count } astronauti
wizard-astronauts-range = da { $from } a { $to } astronauti
wizard-which-block = Quale Complesso
wizard-broken-at = Dove
wizard-broken-anywhere = ovunque
wizard-broken-part = Che genere di elemento
wizard-broken-count = Quanti, { $crew } astronauti
wizard-difficulty = Partite più facili e più difficili
wizard-difficulty-usual = Cambiano ciò che cambiano di solito in questa app
wizard-difficulty-none = Non cambiano niente
wizard-difficulty-own = Cambiano altri numeri
wizard-easier = Una partita più facile cambia
wizard-harder = Una partita più difficile cambia

## Obiettivi

wizard-objectives-lead = Nell’ordine della scheda. Si vince raggiungendo tutti quelli obbligatori.
wizard-add-objective = Un altro obiettivo
wizard-title-label = Nome
wizard-kind = Genere
wizard-takes-label = Che cosa richiede
wizard-takes = { $kind ->
        [build] Costruzione di una Struttura di Riserva
        [plant] Semina
        [explore] Esplorazione di regioni
        [gather] Raccolta in regioni
        [act] Un’azione della missione
        [reach] Un tracciato a un numero
        [have] Oggetti nella Zona di Carico
        [tokens] Segnalini Obiettivo da prendere
       *[words] A parole
    }
wizard-in-words = Lo segnate voi nel Diario, quando è fatto.
wizard-facility = Quale Struttura
wizard-build-pays = Che cosa richiede la costruzione oltre alle pedine
wizard-regions = Quali regioni; nessuna vuol dire qualsiasi
wizard-which-region = Quale regione
wizard-which-tokens = Quali segnalini; nessuno vuol dire qualsiasi
wizard-token-any = qualsiasi
wizard-no-tokens-yet = Non c’è ancora nessun segnalino Obiettivo.
wizard-which-action = Quale azione
wizard-which-track = Quale tracciato
wizard-which-item = Che cosa
wizard-how-many = Quanti
wizard-reach-number = Il numero che lo raggiunge
wizard-no-actions-yet = Non c’è ancora nessuna azione della missione.
wizard-no-tracks-yet = Non c’è ancora nessun tracciato della missione.
wizard-to-others = Ad azioni, tracciati e segnalini
wizard-goal = Quante volte
wizard-goal-times = Un certo numero di volte
wizard-goal-percent = Fino al 100%
wizard-how-often = Volte
wizard-percent-step = Ogni successo aggiunge
wizard-percent = fino al 100%, { $step }% per ogni successo
wizard-text = Che cosa fare, con parole vostre
wizard-objective-text-hint = Può restare vuoto
wizard-reward = Che cosa dà quando è raggiunto
wizard-reward-hint = Vuoto se non dà niente
wizard-deadline = Entro la fine di quale sol; 0 per qualsiasi
wizard-deadline-at = entro la fine del sol { $sol }
wizard-after = Solo dopo questi
wizard-after-at = dopo { $names }
wizard-either = Ne basta uno tra più
wizard-either-none = No
wizard-either-at = uno del gruppo { $group }
wizard-threshold-lead = Che cosa si conta per vincere la missione: su quasi tutte le schede, quanti elementi rotti ci possono essere al massimo. Ve lo si chiede per ultimo.
wizard-threshold-none = Nessuna Soglia
wizard-threshold-there = La scheda ha una Soglia
wizard-threshold-counts = Che cosa conta
wizard-threshold-printed = gli elementi rotti, tutti
wizard-threshold-most = Al massimo quanto la Soglia
wizard-threshold-least = Almeno quanto la Soglia

## Azioni, tracciati, POI

wizard-others-lead = Soltanto quello che porta la scheda stessa. Molte schede non ne hanno.
wizard-action-lead = Azioni che ha soltanto questa missione.
wizard-add-action = Un’altra azione
wizard-action-text = Che cosa fa
wizard-action-text-hint = Che cosa porta un successo
wizard-type = Tipo
wizard-typeless = Senza tipo
wizard-pawns = Pedine
wizard-pays = Che cosa richiede oltre alle pedine
wizard-action-where = Dove si esegue
wizard-action-at-home = Nell’HUB
wizard-action-at-any = in qualsiasi regione esplorata
wizard-action-in = in { $regions }
wizard-action-at-regions = In una regione
wizard-action-at-facility = In una Struttura
wizard-moves = Un successo muove
wizard-moves-none = Nessun tracciato
wizard-moves-by = Di
wizard-track-lead = Tracciati stampati sulla scheda. Li tiene l’app.
wizard-add-track = Un altro tracciato
wizard-track-start = Comincia da
wizard-track-min = Spazio più basso
wizard-track-max = Spazio più alto
wizard-track-moves = In ogni fase Produzione si muove di
wizard-track-production = { $track }; { $by } in ogni fase Produzione
wizard-track-lost = { $track }; persa a { $at }
wizard-track-lost-at = La missione è persa
wizard-track-lost-never = In nessuno spazio
wizard-track-lost-lowest = Nello spazio più basso
wizard-track-lost-highest = Nello spazio più alto
wizard-tokens = Segnalini Obiettivo
wizard-token-lead = Segnalini che la scheda mette sulla mappa o su una Struttura.
wizard-add-token = Un altro segnalino Obiettivo
wizard-token-colour = Colore
wizard-token-red = Rosso
wizard-token-orange = Arancione
wizard-token-black = Nero
wizard-token-number = Numero o lettera sopra
wizard-token-at = Dove si trova
wizard-token-to = Dove va quando lo si prende
wizard-token-to-sheet = sulla scheda missione
wizard-token-to-pending = nell’area In Sospeso della Zona di Carico
wizard-token-to-available = nell’area Disponibile della Zona di Carico
wizard-poi-lead = Che cosa vogliono dire qui le icone missione sui segnalini POI.
wizard-add-poi = Un’altra icona missione
wizard-which-icon = Quale icona
wizard-icon = Icona { $icon }
wizard-poi-text = Che cosa porta
wizard-poi-text-hint = Con parole vostre

## Eventi

wizard-event-lead = Eventi di Missione vostri, o quelli che ricordate dall’app del gioco. La scheda non ne ha: quasi tutti lasciano vuoto.
wizard-add-event = Un altro evento
wizard-event-text = Che cosa si legge ad alta voce
wizard-event-text-hint = Se è vuoto si legge solo il nome
wizard-event-sols = In quali sol può arrivare
wizard-event-sols-any = In qualsiasi sol
wizard-event-sols-some = Solo in alcuni
wizard-event-sols-from = Dal sol
wizard-event-sols-to = Al sol
wizard-event-sols-at = sol { $from }–{ $to }
wizard-event-acts = Che cosa lascia sul tavolo
wizard-event-acts-no = Niente
wizard-event-acts-yes = Un’azione
wizard-event-action = Che cosa fa l’azione
wizard-event-done = Che cosa si legge quando è fatta
wizard-event-odds = Probabilità della conseguenza finché non è fatta
wizard-event-odds-none = Nessuna conseguenza
wizard-event-odds-ask = Probabilità su cento della conseguenza finché non è fatta, 0 per nessuna
wizard-event-later = Che cosa si legge allora
wizard-shared-events = Gli Eventi di Missione comuni di questa app
wizard-shared-events-too = Arrivano anche loro
wizard-shared-events-not = Restano fuori

## Che cosa fa qualcosa

wizard-effects = { $element ->
        [event] { $list ->
                [reward] Che cosa porta l’azione fatta
                [later] Che cosa fa la conseguenza
               *[effects] Che cosa succede subito
            }
        [objective] Che cosa fa l’app quando è raggiunto
       *[other] Che cos’altro fa l’app
    }
wizard-effect-add = Un altro effetto
wizard-effect-kind = Che genere di effetto
wizard-effect-track = Un tracciato della scheda
wizard-effect-words = Con parole vostre
wizard-effect-each = per ogni astronauta
wizard-effect-once = in tutto

## Controllo finale

wizard-numbers-only = Da dare ad altri
wizard-numbers-only-lead = Soltanto i numeri, i luoghi e gli effetti, senza una parola della scheda né vostra, tranne il nome della missione. Chi ha la scheda stampata può giocarci.
wizard-compared-by = Confrontata con la scheda stampata da (iniziali, o niente)
wizard-pack-numbers = Mettete i numeri in un file
wizard-preview = La vostra scheda finora
wizard-by-crew = Per { $crews } astronauti
wizard-line = { $value }: { $numbers }
wizard-missing = { $count ->
        [0] Non manca niente: la missione si può creare.
        [one] Manca una cosa. Premetela per andarci.
       *[other] Mancano { $count } cose. Premetene una per andarci.
    }
wizard-problem = { $place }: { $wrong }
wizard-number-at = { $value }, { $crew } astronauti
wizard-objective-at = Obiettivo, { $name }
wizard-action-at = Azione, { $name }
wizard-track-at = Tracciato, { $name }
wizard-event-at = Evento, { $name }
wizard-alone-in-group = il suo gruppo ha bisogno di un secondo obiettivo
wizard-mixed-group = un gruppo non può avere obiettivi obbligatori e opzionali
wizard-waits-for-itself = aspetta sé stesso
wizard-no-words = un effetto con parole vostre è ancora senza parole
wizard-poi-at = Icona missione, { $name }
wizard-no-name = manca un nome
wizard-no-group = scegliete uno dei tre
wizard-no-number = manca un numero
wizard-out-of-range = deve essere un numero da { $min } a { $max }
wizard-no-dice = in nessun sol si tira un dado; può essere così
wizard-many-sols = { $events ->
        [0] non c’è nessun Evento di Missione: tutti i sol arrivano senza
       *[other] ci sono { $events } Eventi di Missione; i sol successivi arrivano senza
    }
wizard-no-mandatory = almeno uno deve essere obbligatorio, altrimenti non si può vincere
wizard-no-action = scegliete quale azione richiede
wizard-no-track = scegliete quale tracciato richiede
wizard-high-price = un prezzo è { $count }, e un equipaggio comincia al massimo con { $start } di quella risorsa; può essere così
wizard-few-regions = chiede più volte di quante sono le regioni; può essere così
wizard-bad-track = lo spazio più basso deve stare sotto il più alto, e l’inizio tra i due
wizard-same-icon = un’altra vuol dire la stessa icona
wizard-lost-at-start = comincia dove la missione è persa
wizard-no-sign = manca il numero o la lettera sopra
wizard-same-token = un altro ha lo stesso colore e lo stesso numero
wizard-token-twice = un obiettivo con la raccolta in questa regione vi mette già un segnalino
wizard-few-tokens = richiede più segnalini Obiettivo di quanti ce ne sono

## Nel terminale

sheet-ask-help = Scrivete la risposta. Invio conserva ciò che è mostrato, «<» torna indietro, «esci» esce: tutto viene conservato mentre scrivete. Dove non è chiesto un testo, «manca» elenca che cosa manca e «scheda» legge la scheda fin qui.
sheet-ask-unknown = Di «{ $id }» non c’è nessuna scheda copiata. `solkeeper own-sheet` ne comincia una nuova.
sheet-ask-kept = La scheda è conservata. `solkeeper own-sheet` la riprende.
sheet-ask-kept-of = La scheda è conservata. `solkeeper own-sheet { $id }` la riprende. La missione stessa non è cambiata.
sheet-ask-nothing = Non è stato scritto nulla, quindi nulla è conservato.
sheet-ask-text = { $label }:
sheet-ask-text-optional = { $label }. Invio la lascia vuota:
sheet-ask-text-there = { $label }. Invio per «{ $default }»:
sheet-ask-text-there-optional = { $label }. Invio per «{ $default }», «-» svuota:
sheet-ask-text-needed = Qui serve un testo.
sheet-ask-number = { $label }, da { $min } a { $max }. Invio per { $default }:
sheet-ask-number-open = { $label }:
sheet-ask-number-there = { $label }. Invio per { $default }:
sheet-ask-numbers = { $label }, da { $min } a { $max }, per 2, 3 e 4 astronauti. Un solo numero vale per tutti e tre:
sheet-ask-numbers-there = { $label }, da { $min } a { $max }, per 2, 3 e 4 astronauti. Invio per { $default }:
sheet-ask-numbers-wrong = Qui serve un numero, o ne servono tre, ognuno da { $min } a { $max }. Non è cambiato nulla.
sheet-ask-dice = { $label }: i sol in cui la scheda lo mostra, separati da spazi, «-» per nessuno. Invio per { $default }:
sheet-ask-dice-wrong = Qui servono sol da 1 a { $max }. Non è cambiato nulla.
sheet-ask-list = Un numero modifica quella riga, «+» ne aggiunge una, «-» e un numero ne toglie una, Invio prosegue:
sheet-ask-list-empty = «+» ne aggiunge una, Invio prosegue:
sheet-ask-list-full = Ce ne stanno { $max }. Non è stato aggiunto nulla.
sheet-ask-removed = Tolta: { $name }
sheet-ask-price = { $name }: { $count }
sheet-ask-pays = Il numero di una riga e quanti, per esempio «2 1», 0 per nessuno. Invio prosegue:
sheet-ask-region = { $label }. Il suo nome, per esempio { $example }. Invio per { $default }:
sheet-ask-regions = { $label }. I loro nomi separati da spazi, per esempio { $example }, «-» per qualsiasi. Invio per { $default }:
sheet-ask-regions-wrong = Qui servono nomi di regioni, per esempio { $example }. Non è cambiato nulla.
sheet-ask-sols = { $label }: il primo e l’ultimo, da 1 a { $max }, «-» per qualsiasi. Invio per { $default }:
sheet-ask-toggle = Un numero sceglie quella riga o non più, Invio prosegue:
sheet-ask-changes = Il numero di una riga e di quanto, per esempio «2 -1», 0 per niente. Invio prosegue:
sheet-ask-any = qualsiasi
sheet-ask-missing = { $count ->
        [0] Non manca nulla: la missione si può creare.
        [one] Manca una cosa.
       *[other] Mancano { $count } cose.
    }
sheet-ask-go = Un numero da 1 a { $count } porta lì, Invio porta alla prima che manca:
sheet-ask-make = Invio crea la missione, «<» torna indietro:
sheet-ask-make-or-go = Invio crea la missione, un numero da 1 a { $count } porta lì, «<» torna indietro:
sheet-ask-play = `solkeeper play { $id }` la gioca, `solkeeper own-sheet { $id }` ne modifica la scheda.

## Una campagna dalle vostre schede

own-campaign-lead = Le missioni di una campagna della scatola, copiate una per una, diventano qui i suoi capitoli.
own-campaign-help = Scrivete la risposta. Invio conserva ciò che è mostrato, «<» torna indietro, «esci» esce: finché la campagna non è creata non si conserva nulla.
own-campaign-no-missions = Per una campagna servono almeno due missioni vostre. Con `solkeeper own-sheet` ne copiate una.
own-campaign-left = Non è stata creata nessuna campagna.
own-campaign-title = Una campagna vostra
own-campaign-name = Nome della campagna
own-campaign-chapters = Capitoli
own-campaign-missions = Missioni
own-campaign-press = Premetele nell’ordine della campagna. Un secondo tocco ne toglie una.
own-campaign-order = I loro numeri nell’ordine della campagna, separati da spazi, per esempio «2 1 3»:
own-campaign-order-wrong = Qui servono almeno due numeri di missioni e al massimo { $most }, ognuno una volta. Non è cambiato nulla.
own-campaign-after-loss = Dopo una missione persa
own-campaign-lost = { $after ->
        [go_on] viene comunque la prossima
        [ends] la campagna finisce
       *[again] la rigiocate
    }
own-campaign-death = Quando un astronauta muore
own-campaign-death-newcomer = il posto lo prende un nuovo arrivato
own-campaign-death-ends = la campagna finisce
own-campaign-skills = Le carte Abilità cominciano
own-campaign-skills-locked = bloccate
own-campaign-skills-open = pronte
own-campaign-stays = Che cosa resta sul tabellone da una missione alla prossima
own-campaign-group = { $group ->
        [conditions] i segnalini Condizione
        [wounds] le ferite
        [upgrades] i Miglioramenti installati
        [discoveries] le Scoperte
        [skills] ciò che sapete delle carte Abilità
       *[items] la Zona di Carico
    }
own-campaign-no-name = La campagna non ha ancora un nome.
own-campaign-few = Servono almeno due missioni.
own-campaign-make = Invio crea la campagna, «<» torna indietro:
own-campaign-button = Create la campagna
own-campaign-made = «{ $name }» è pronta: è nell’elenco delle campagne. Le missioni restano come sono, e la campagna ne ha una copia.
own-campaign-play = `solkeeper play { $id }` la gioca.
