# La finestra: quello che sta scritto sui pulsanti, sulle schede e nei riquadri. Quello che succede in partita si racconta altrove.

## Ovunque

window-name = Solkeeper
window-less = −
window-more = +
window-percent = { $number } %
window-date = { $day }/{ $month }/{ $year }
window-home = Inizio
window-settings = Impostazioni
window-back = Indietro
window-close = Chiudi
window-cancel = Annulla
window-dismiss = Ho capito
window-assumed = presunto
window-loading = Lettura delle partite salvate …

## Inizio

window-lead = Legge ad alta voce una missione di First Martians, ricorda quello che non va dimenticato e dice che cosa fare adesso.
window-continue = Continuate { $mission }
window-play = Giocate { $mission }
window-missions = Missioni
window-missions-lead = Comincia una partita nuova. Quelle già cominciate restano dove sono.
window-saves = Partite salvate
window-saves-none = Nessuna partita cominciata. Ogni vostra scelta in partita è salvata subito: potete chiudere la finestra quando volete.
window-save-set-up = preparazione
window-save-sol = sol { $sol } di { $sols }
window-save-over = conclusa
window-save-line = { $mission }, { $where }
window-save-details = { $crew }; { $where }; { $date }
window-save-crew = { $crew }; { $date }
window-save-unread = { $name }: illeggibile
window-language = Lingua
window-text-size = Dimensione del testo
window-theme = Tema
window-theme-night = Notte
window-theme-day = Giorno
window-theme-high-contrast = Alto contrasto
window-quit = Esci
window-data = Le vostre partite sono in { $path }.
window-mission-broken = { $mission } non si può giocare: la sua cartella contiene errori. “solkeeper check” li elenca.

## La cornice della partita

window-sol = Sol { $sol } di { $sols }
window-before = Prima del sol 1 di { $sols }
window-first-player = Primo Giocatore: { $name }
window-tab-step = Passo
window-tab-log = Diario
window-tab-table = Segnala
window-tab-history = Storia
window-tab-correct = Correggi
window-undo-nothing = Niente da annullare
window-to-report = Segnalate che cosa è successo

## Preparazione

window-players = In quanti giocate?
window-crew = L’equipaggio, in senso orario attorno al tavolo
window-seat = Astronauta { $number }
window-name-hint = Nome
window-is-first = Primo Giocatore
window-aoms = AOM che partecipano
window-dice = Quali dadi?
window-cards = Quali carte?
window-own = I vostri
window-apps = Quelli dell’app
window-own-cards = Le vostre
window-apps-cards = Quelle dell’app
window-difficulty = Quanto difficile?
window-easier = Più facile
window-standard = Come stampata
window-harder = Più difficile
window-numbers = Numeri
window-dice-by-sol = Dadi Avaria per sol
window-sol-number = { $sol }

## Il passo

window-number-assumed = In questa pagina c’è un numero ipotizzato: nessuna fonte lo riporta. Fanno fede i vostri componenti stampati.
window-enter-dice = Che cosa mostrano i dadi
window-enter-own-dice = Oppure inserite che cosa mostrano i vostri dadi
window-enter-own-press = Inserite questi numeri

## Segnalazioni

window-open-events = Azioni Evento aperte
window-open-events-none = Nessuna azione Evento è aperta.
window-sols-left = { $sols ->
        [one] Ultimo sol
       *[other] Ancora { $sols } sol
    }
window-adventure = Avventura
window-adventure-lead = Quando un’azione richiede un’Avventura: il tipo, poi chi ha compiuto l’azione.
window-actions = Azioni compiute
window-other = Altro al tavolo
window-other-morale = Il Morale cambia
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
window-advance = Un successo in più
window-met = Segnate raggiunto

## Storia

window-history = Che cosa è successo
window-history-none = Ancora niente.
window-read-again = Rileggete: { $title }
window-older = Mostra le voci precedenti
window-save-points = Punti di salvataggio
window-save-points-lead = Date un nome a questo punto della partita per tornarci più tardi.
window-save-point-hint = Un nome per questo punto
window-save-point-set = Fissate un punto di salvataggio
window-return = Tornate a: { $name }

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
