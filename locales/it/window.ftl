# La finestra: quello che sta scritto sui pulsanti, sulle schede e nei riquadri. Quello che succede in partita si racconta altrove.

## Ovunque

window-name = Solkeeper
window-less = −
window-more = +
window-percent = { $number }%
window-date = { $day }/{ $month }/{ $year }
window-home = Inizio
window-version = Solkeeper { $version }
window-settings = Impostazioni
window-back = Indietro
window-close = Chiudete
window-cancel = Annullate
window-dismiss = Ho capito
window-notices = Avvisi
window-line-more = { $count ->
        [one] +{ $count } altra
       *[other] +{ $count } altre
    }
window-assumed = presunto
window-loading = Lettura delle partite salvate…

## Inizio

window-lead = Vi accompagna in una missione di First Martians, ricorda quello che non va dimenticato e dice che cosa fare adesso.
window-continue = Continuate: «{ $mission }»
window-play = Giocate: «{ $mission }»
home-play = Giocate
home-games = Giochi
home-ended = Partite concluse
home-length =
    { $sols ->
        [one] 1 sol
       *[other] { $sols } sol
    }, circa { $minutes } minuti
home-length-range = { $least }–{ $sols } sol, circa { $minutes } minuti
home-not-played = Non ancora giocata
home-begun = Iniziata, non ancora finita
home-played =
    { $games ->
        [one] Giocata una volta
       *[other] Giocata { $games } volte
    }, { $won ->
        [0] mai vinta
        [one] vinta una volta
       *[other] vinta { $won } volte
    }
window-missions = Missioni
window-saves = Partite salvate
window-saves-none = Nessuna partita cominciata. Ogni vostra scelta in partita è salvata subito: potete chiudere la finestra quando volete.
window-save-set-up = preparazione
window-save-sol = sol { $sol } di { $sols }
window-save-over = conclusa
window-save-damaged = { $where }, danneggiato ma si apre
window-save-line = «{ $mission }», { $where }
window-save-details = { $crew }; { $where }; { $date }
window-save-crew = { $crew }; { $date }
window-save-unread = { $name }: illeggibile
window-language = Lingua
window-text-size = Dimensione del testo
window-text-size-now = Dimensione del testo: { $size }
window-theme = Tema
window-theme-night = Notte
window-theme-day = Giorno
window-theme-high-contrast = Alto contrasto
window-quit = Chiudete Solkeeper
window-data = Le vostre partite sono in { $path }.
window-data-browser = Le vostre partite sono nell’archivio di questo browser, solo su questo dispositivo.
window-mission-broken = «{ $mission }» non si può giocare: la sua cartella contiene errori. Tutto il resto funziona.
window-mission-more =
    { $count ->
        [one] C’è un altro errore; la sua pagina li elenca tutti.
       *[other] Ci sono altri { $count } errori; la sua pagina li elenca tutti.
    }

## La cornice della partita

window-sol = Sol { $sol } di { $sols }
window-before = Prima del sol 1 di { $sols }
window-first-player = Primo Giocatore: { $name }
window-phases = Le fasi di un sol: { $phases }. Ora: { $phase }
window-tab-step = Passo
window-tab-log = Diario
window-tab-table = Segnalate
window-tab-history = Cronaca
window-tab-correct = Correzioni
window-undo-nothing = Niente da annullare
window-redo-nothing = Niente da ripetere
window-main-choose = Prima scegliete qui sopra
window-main-put-back = Prima rimettete a posto il tavolo
window-main-lacks = Non ancora possibile: { $action }. { $obstacle }
window-main-lacks-short = { $obstacle }
window-main-pawns = Prima usate queste pedine: { $names }
window-main-enter = Ancora da inserire: { $names }
window-main-enter-blocks = { $count ->
        [one] Manca 1 Complesso
       *[other] Mancano { $count } Complessi
    }
window-main-enter-dice = { $count ->
        [one] Manca 1 dado
       *[other] Mancano { $count } dadi
    }
window-to-report = Segnalate che cosa è successo

## Preparazione

window-players = In quanti giocate?
window-crew = L’equipaggio, in senso orario attorno al tavolo
window-seat = Astronauta { $number }
window-name-hint = Nome
window-is-first = Primo Giocatore
window-aoms = AOM che partecipano
window-met-in = sol { $sol }
window-board = Chi tiene il tabellone?
window-board-story = Voi (Racconto)
window-board-full = L’app (Tabellone completo)
window-board-story-gives = Il tabellone sul tavolo è vostro: spostate voi i cubetti e fate i conti. L’app legge le carte e dice che cosa fare.
window-board-story-takes = Circa dieci tocchi e un minuto allo schermo per ogni sol.
window-board-full-gives = L’app conosce ogni cubetto del vostro tabellone: fa i conti e i prezzi, e mostra che cosa richiede e che cosa rischia ogni azione.
window-board-full-takes = Circa venti tocchi e due minuti allo schermo per ogni sol.
window-dice = Quali dadi?
window-cards = Quali carte?
window-own = I vostri
window-apps = Quelli dell’app
window-own-cards = Le vostre
window-apps-cards = Quelle dell’app
window-difficulty = Quale difficoltà?
window-easier = Più facile
window-standard = Secondo la scheda
window-harder = Più difficile
window-numbers = Numeri
window-dice-by-sol = Dadi Avaria per sol
window-sol-number = { $sol }

window-upgrade-mark = Segnate come pescata
window-put-back = Rimettete nel mazzo

table-hub = HUB
table-tracks = Tracciati
table-map = Mappa
table-supply = Riserve
table-tokens = Segnalini
table-cards = Carte
table-dice = Dadi
table-crew = Equipaggio

## Il passo

window-number-assumed = In questa pagina c’è un numero presunto: nessuna fonte lo riporta. Fa fede la vostra scatola.
window-dice-turn = Premete un dado per girarlo.
window-dice-tap = { $count ->
        [one] Premete il dado finché mostra ciò che avete tirato.
       *[other] Premete ogni dado finché mostra ciò che avete tirato.
    }
window-steps-heard = I passi, come li avete già letti
window-enter-own-dice = { $count ->
        [one] Oppure tirate il vostro: premete il dado finché mostra lo stesso
       *[other] Oppure tirate i vostri: premete ogni dado finché mostra lo stesso
    }
window-rolled = Dadi { $adventure }, { $name }
window-rolled-malfunction = Dadi Avaria
window-roll-failed = Nessun successo: chi esegue l’azione prende 2 segnalini Morale.
window-die-success = Successo
window-die-no-success = Nessun successo
window-die-wound = 1 ferita
window-die-no-wound = Nessuna ferita
window-die-adventure = Un’Avventura
window-die-no-adventure = Nessuna Avventura
window-enter-own-press = { $count ->
        [one] Inserite questo dado
       *[other] Inserite questi dadi
    }
window-no-penalties = Nessuna penalità attiva
window-penalties-entered = Complessi inseriti: { $count } su 3
window-die-entered = { $entered ->
    [yes] { $die }: { $face }. Premete per girare il dado.
   *[no] { $die }: non inserito. Premete per girare il dado.
}

## Segnalazioni

window-open-events = Azioni Evento aperte
window-open-events-none = Nessuna azione Evento è aperta.
window-event-done = Eseguita
window-sols-left = { $sols ->
        [one] Ultimo sol
       *[other] Ancora { $sols } sol
    }
window-adventure = Avventura
window-adventure-lead = Il suo tipo, poi chi ha compiuto l’azione.
window-actions = Azioni compiute
window-manage-zero = Un tracciato Avaria a 0 resta a 0.
window-other = Altro al tavolo
window-other-morale = Morale
window-other-track = Un tracciato Avaria sale
window-other-card = Serve una carta Avaria
window-any-card = Una carta qualsiasi
window-death = La sesta ferita
window-death-lead = Un astronauta che subisce la sesta ferita muore e la missione è persa.
window-death-sure = La missione finisce qui. Si può ancora annullare in seguito.
window-report-later = Le azioni si segnalano qui mentre le risolvete.

## Diario di Missione

window-log = Diario di Missione
window-tracks = Tracciati Avaria
window-box = Riquadro Avaria
window-box-red = Riquadro Avaria: rosso
window-box-green = Riquadro Avaria: verde
window-morale = Morale
window-advance = Un passo avanti
window-met = Segnate come raggiunto

## Storia

window-history = Che cosa è successo
window-history-none = Ancora niente.
window-read-again = Rileggete: «{ $title }»
window-older = Mostrate le voci precedenti
window-save-points = Punti di salvataggio
window-save-points-lead = Date un nome a questo punto della partita per tornarci più tardi.
window-save-point-hint = Un nome per questo punto
window-save-point-set = Fissate un punto di salvataggio
window-return = Tornate a: «{ $name }»

## Correzioni

window-correct = Correzioni a mano
window-correct-lead = Quando l’app e il tavolo non coincidono, ha ragione il tavolo. Una correzione non innesca nulla.
window-correct-objectives = Obiettivi
window-correct-sheet = Scheda missione
window-correct-crew = Equipaggio
window-track-of = Tracciato Avaria, { $block }
window-box-of = Riquadro Avaria, { $block }
window-turn-red = Girate sul rosso
window-turn-green = Girate sul verde

## Punti di salvataggio

window-return-left = Tornate dov’eravate prima: { $where }
window-place = Sol { $sol }, { $step }
window-place-set-up = Preparazione, { $step }

## Partite salvate

window-saves-keep = Gestite le partite salvate
window-saves-continue = Continuate
window-saves-look = Riguardatela
window-saves-more = Altro…
window-saves-less = Meno
window-saves-name-hint = Un nome per questa partita
window-saves-rename = Usate questo nome
window-saves-duplicate = Duplicate
window-saves-export = Copiate in un file
window-saves-delete = Eliminate
window-saves-backups = Copie di sicurezza
window-saves-backups-lead = A ogni apertura della partita se ne fa una. Recuperarla crea una partita nuova; questa resta com’è.
window-saves-backups-none = Non c’è ancora nessuna copia: se ne fa una a ogni apertura della partita.
window-saves-restore = Nuova partita dalla copia del { $date }, { $time } ({ $count ->
        [one] 1 voce
       *[other] { $count } voci
    })
window-saves-backup-unread = La copia del { $date }, { $time }, è illeggibile.
window-saves-archive = Tutto in una volta
window-saves-archive-lead = Un solo file con tutte le partite, i punteggi, le schede, le missioni e le impostazioni: da conservare, o da importare qui sotto su un altro computer. Di ciò che c’è già non si perde nulla.
window-saves-archive-press = Scrivete una copia
window-saves-import = Importate una partita o una copia
window-saves-import-lead = Scegliete il file, scrivete dove si trova oppure mettetelo in { $path } e riaprite questa pagina. Il file resta al suo posto.
window-saves-import-file = Importate { $name }
window-saves-import-hint = Percorso di un file .journal o .zip
window-saves-import-press = Importate questo file
window-saves-thrown = Cestino
window-saves-thrown-none = Le partite eliminate restano qui finché non le recuperate.
window-saves-put-back = Recuperate
window-saves-done-renamed = La partita ha il suo nuovo nome.
window-saves-done-duplicated = Ora c’è una seconda partita. Datele un nome tutto suo.
window-saves-done-discarded = La partita è nel cestino, in fondo a questa pagina.
window-saves-done-put-back = La partita è di nuovo al suo posto.
window-saves-done-restored = La copia è ora una partita a sé. L’altra è rimasta com’era.
window-saves-done-exported = La partita è stata copiata in { $path }. Il file è testo leggibile e contiene i segreti della missione.
window-saves-done-imported = Il file è ora una partita salvata.

## Impostazioni e primo avvio

window-first-game = La prima partita è guidata: a ogni nuovo genere di passo c’è una riga di consiglio.
window-motion = Movimento ridotto
window-motion-lead = Una carta nuova scorre al suo posto, un indicatore si sposta lungo il suo tracciato. Con il movimento ridotto tutto è subito dove deve stare.
window-awake = Schermo sempre acceso
window-awake-lead = Finché una partita è aperta, lo schermo del telefono o del tablet non si spegne.
window-new-version = È pronta una versione più recente di Solkeeper. Finite prima la partita: la trovate in Inizio.
window-new-version-waits = È pronta una versione più recente di Solkeeper. Le vostre partite restano come sono.
window-new-version-load = Usatela adesso
window-on = Sì
window-off = No
window-whole-steps = Ogni passo per intero
window-whole-steps-lead = Dal sol 2 le istruzioni che al tavolo avete già sentito si riducono a una riga: premetela per aprirla. Con «{ window-on }» restano sempre per intero, anche nel gioco testuale.
window-advice = Consigli
window-advice-lead = Una riga di consiglio a ogni nuovo genere di passo, finché non l’avete vista una volta.
window-advice-again = Mostrate di nuovo tutti i consigli
window-advice-away = Niente più consigli
window-files = I vostri file
window-choose-file = Scegliete un file
window-no-file-dialog = Su questo sistema non si apre nessuna finestra per scegliere i file, e non è stato letto nulla. Scrivete il percorso del file nel campo.
window-open-files = Aprite i vostri file
window-files-unshown = Non è stato possibile mostrare la cartella. I vostri file sono in { $path }: apritela a mano.
window-plain-text = Una partita salvata è testo leggibile e contiene i segreti della missione: chi apre il file sa che cosa deve ancora succedere.

## Qualcosa non va

window-wrong = Qualcosa non va
window-wrong-lead = Qui si scrive un unico file, pronto da mandare a chi vi aiuta. Contiene:
window-wrong-system = la versione di Solkeeper, il sistema di questo dispositivo, la lingua e la dimensione del testo
window-wrong-notices = i messaggi mostrati da Solkeeper da quando è stato aperto
window-wrong-save = la partita aperta, per intero, con i nomi dell’equipaggio
window-wrong-no-save = nessuna partita: se il problema riguarda una partita, apritela prima
window-wrong-secrets = Il file contiene i segreti della missione. Non leggetelo se volete continuare a giocare senza conoscerli.
window-wrong-stays = Non si invia nulla. Il file resta su questo dispositivo finché non lo mandate voi.
window-wrong-write = Scrivete il file
window-wrong-written = Il file è in { $path }. Aggiungete con parole vostre che cosa avete fatto e che cosa vi aspettavate.
window-report-none = nessuno
window-report-file =
    Rapporto di Solkeeper { $version }, { $written }
    Può contenere i segreti di una missione.

    Sistema: { $os }, { $arch }
    Lingua del sistema: { $locale }
    Lingua di Solkeeper: { $language }
    Dimensione del testo: { $size }%
    Movimento ridotto: { $motion }
    Partita aperta: { $save }

    Messaggi mostrati:
    { $notices }

## Il foglio dei tasti

keys-title = Tasti
keys-of-move = Tab, Maiusc + Tab
keys-move = al pulsante o campo successivo, o indietro al precedente
keys-of-press = Invio, Spazio
keys-press = preme il pulsante con il bordo intorno
keys-of-main = Invio
keys-main = preme il pulsante principale, se nessun pulsante ha il bordo intorno
keys-of-back = Esc
keys-back = indietro: da una scheda al passo, dal passo all’inizio
keys-of-undo = { $command } + Z
keys-undo = annulla l’ultima cosa giocata
keys-of-redo = { $command } + Maiusc + Z, { $command } + Y
keys-redo = rigioca quello che è stato annullato
keys-of-scroll = Frecce, Pag su, Pag giù
keys-scroll = su e giù in un testo lungo
keys-of-rules = /
keys-rules = cerca nelle regole
keys-of-choose = Frecce, Invio
keys-choose = mentre scrivete nelle regole: scelgono una risposta, la aprono
keys-of-sheet = ?
keys-sheet = questo foglio
keys-of-print = { $command } + P
keys-print = stampa questo foglio, finché è aperto
keys-print-button = Stampate questo foglio
keys-printed = Il foglio dei tasti si è aperto nel browser: stampatelo da lì. Il file è { $path }.
keys-unshown = Il foglio dei tasti è scritto, ma nulla in questo sistema l’ha aperto. Il file è { $path }: apritelo in un browser e stampatelo da lì.
keys-paper-hint = Per stampare questa pagina premete { $command } + P.
keys-field = Mentre scrivete in un campo, solo Tab, Invio ed Esc ne escono. Tab salta − e +: le frecce cambiano un numero di uno.

## The games cannot be used by this page of a browser

storage-unavailable-elsewhere = Solkeeper è aperto in un’altra scheda
storage-unavailable-elsewhere-lead = Solo una scheda alla volta può usare le partite. Tutto ciò a cui avete risposto è al sicuro. Se le usate qui, l’altra scheda si ferma.
storage-unavailable-take = Usatele qui
storage-unavailable-newer = Queste partite le ha salvate una versione più recente di Solkeeper
storage-unavailable-newer-lead = Questa versione non sa leggerle e non ha cambiato niente. Chiudete tutte le schede in cui è aperto Solkeeper, poi riapritelo: sarà la versione più recente.
storage-unavailable-again = Riprovate
storage-unavailable-refused = Questo browser non permette a Solkeeper di salvare niente
storage-unavailable-refused-lead = Non è stato cambiato niente. Il browser dice: { $cause }. Aprite Solkeeper fuori da una finestra privata, o permettete a questa pagina di salvare dati, poi riprovate.

## A copy of everything, where the browser has not promised to keep the games

copy-lead = Queste partite le conserva soltanto questo browser, che può cancellarle: quando manca spazio, o dopo qualche giorno senza visite. Una copia è un solo file che qualsiasi Solkeeper sa importare, qui o su un computer.
copy-make = Fate una copia
copy-later = Non ora
copy-age = { $days ->
    [0] Copiate oggi.
    [one] Copiate l’ultima volta ieri.
   *[other] Copiate l’ultima volta { $days } giorni fa.
}
copy-never = Non c’è ancora nessuna copia.
copy-installed = Se avete già giocato nel browser, quelle partite sono separate da questa app: fatene una copia là e importatela qui.
copy-bring-in = Importate una copia
window-main-choose-in-step = Prima scegliete nel passo
