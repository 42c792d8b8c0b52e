# La riga di comando.

cli-error = Errore: { $message }
cli-unknown-subcommand = Il comando «{ $word }» non esiste. `solkeeper help` li elenca.
cli-unknown-option = Qui l'opzione { $word } non esiste. `solkeeper help` le elenca.
cli-missing-value = L'opzione { $word } vuole un valore dopo di sé.
cli-unexpected-word = «{ $word }» è una parola di troppo.
cli-missing-argument = Manca una parola: { $word }. `solkeeper help` mostra dove.
cli-unknown-language = La lingua «{ $word }» non c'è. Ci sono: en, it.
cli-bad-players = I giocatori sono 1, 2, 3 o 4, non «{ $word }».
cli-bad-seed = Il seme è un numero intero da 0 in su, non «{ $word }».
cli-bad-board = La plancia si tiene come `story`, non «{ $word }».
cli-not-text = La riga di comando contiene qualcosa che non è testo.
cli-unknown-mission = Non c'è nessuna missione chiamata «{ $mission }». Ci sono: { $known }.
cli-nothing-to-resume = Non c'è nessuna partita salvata di «{ $mission }». Togliete `--resume` per iniziarne una.
cli-no-window = Su questo sistema non è stato possibile aprire una finestra. `solkeeper play make-yourself-at-home` gioca nel terminale.
cli-no-saves = Non ci sono ancora partite salvate.
cli-save =
    { $players ->
        [one] { $save }: { $where }; un giocatore; { $written }
       *[other] { $save }: { $where }; { $players } giocatori; { $written }
    }
cli-save-at = { $sol ->
        [0] preparazione
       *[other] sol { $sol }
    }
cli-save-unreadable = { $save }: { $why }
cli-save-damaged = Una parte di questo salvataggio non si legge. Aprendolo si continua da ciò che la precede, in un nuovo salvataggio.
cli-save-folds-otherwise = Le operazioni di questo salvataggio portano questa versione a uno stato diverso da quello registrato.
cli-not-a-bundle = Questo file non è il pacchetto di una missione.
cli-no-mission-there = In { $path } non c'è nessuna missione: una missione è una cartella con un file mission.json.
cli-checked = { $name }: { $errors ->
        [0] tutto in ordine
        [one] un errore
       *[other] { $errors } errori
    }{ $warnings ->
        [0] {""}
        [one] , un avvertimento
       *[other] , { $warnings } avvertimenti
    }.
cli-usage =
    Solkeeper, un compagno per il gioco da tavolo First Martians.
    {""}
    solkeeper                          apre la finestra
    solkeeper play MISSIONE            gioca una missione nel terminale
        --players N                    da 1 a 4 giocatori (anche: --crew N)
        --seed S                       lo stesso seme e gli stessi comandi danno la stessa partita
        --resume[=SALVATAGGIO]         continua dal salvataggio più recente della missione, o da quello indicato
        --auto                         l'app gioca da sola fino alla fine
        --json                         un comando per riga, una risposta per riga
    solkeeper saves                    elenca le partite salvate
    solkeeper report SALVATAGGIO       la storia di una partita fin qui
    solkeeper check [PERCORSO…]        controlla missioni, pacchetti o salvataggi
    {""}
    Ovunque: --lang en|it, --data-dir CARTELLA, --json, --help, --version.
    Il gioco testuale è fatto per i lettori di schermo: un fatto per riga, scelte numerate, `aiuto` in ogni momento.

# Il gioco testuale.

text-more = Scrivete un numero, una parola, o `aiuto`.
text-prompt = >
text-choice = { $number }. { $label }
text-assumed = Alcuni numeri qui non vengono da nessuna fonte: confrontateli con la vostra scheda missione.
text-next = Poi: { $next }
text-question = { $question }
text-card = { $label }. { $title }.
text-undone = Annullato: { $what }.
text-redone = Ripetuto: { $what }.
text-unknown = Qui «{ $words }» non si capisce. Non è cambiato nulla. `aiuto` elenca che cosa si può scrivere.
text-value-wanted = { $name }: un numero da { $min } a { $max }.
text-saved = La partita è salvata come { $save }. Continuate con `--resume`.
text-log-head = Diario di Missione:
text-log-line = { $title }: { $state }. { $text }
text-log-open = aperto
text-log-count = aperto, { $count }
text-events-head = Azioni Evento aperte:
text-events-none = Non c'è nessuna azione Evento aperta.
text-event-line =
    { $left ->
        [one] { $number }. { $title }, ultimo sol. { $action } { $cost }
       *[other] { $number }. { $title }, ancora { $left } sol. { $action } { $cost }
    }
text-board-sol = Sol { $sol } di { $sols }, { $phase }. Primo Giocatore: { $first }.
text-board-morale = Morale: { $morale }.
text-board-track = { $track }: { $number }.
text-board-red = Rossi nel riquadro Avaria: { $blocks }.
text-board-mission-track = { $track }: { $number }.
text-board-section = { $section } ({ $name })
text-board-unsure = { $section } ({ $name }), non ancora confrontata con il tavolo
text-board-spot = { $name } = { $number }: { $label }
text-board-there = { $name } = { $number }: { $label }
text-board-red-part = { $name } = rosso: { $label }
text-board-tokens = { $stack }, dal basso: { $tokens }
text-board-rest = Ciò che non è elencato è verde, a 0 o non c'è.
text-board-threshold = Elementi rotti: { $count }. Soglia: { $threshold }.
text-board-broken = Elementi rotti: { $count }.
text-where = { $mission }. Sol { $sol } di { $sols }. { $phase }: { $heading }.
text-nothing-read = Non è ancora stato letto nulla.
text-sheet-line = { $name } = { $label }: { $value }
text-sheet-assumed = { $name } = { $label }: { $value } (presunto)
text-help =
    I numeri scelgono ciò che è elencato. Il solo Invio equivale al numero 1.
    dove: di nuovo il passo.   rileggi: di nuovo l'ultimo testo.   plancia: tracciati, riquadro, Morale.   diario: obiettivi e azioni Evento.   storia: che cosa è successo.
    annulla, ripeti: tornare indietro, tornare avanti.   salva NOME: dà un nome a questo punto.   esci: chiude; tutto è già salvato.
    Durante le azioni:
    avventura TIPO CHI: pesca un'Avventura; TIPO è esplorazione, raccolta, ricerca o costruzione, CHI un posto da 1.
    tira TIPO CHI: l'app tira i dadi azione.
    evento N: l'azione Evento con quel numero nel diario è stata eseguita.
    obiettivo N: l'obiettivo con quel numero nel diario è avanzato di un successo.
    azione N: l'azione della missione con quel numero è riuscita.
    relax: Relax per il Morale.   gestione COMPLESSO [2]: Gestione; COMPLESSO è lavorativo, abitativo o sistemi.
    Ogni volta che qualcosa sul tavolo lo dice:
    morale +1 o −1: il Morale si sposta.   alza COMPLESSO [N]: un tracciato Avaria sale.   carta COMPLESSO: si pesca una carta Avaria.   risolvi COMPLESSO: si risolve un tracciato pieno.
    direzione, ricerca: una carta Direzione o Ricerca.   morto CHI: un astronauta ha subito la sesta ferita.
    imposta NOME VALORE corregge un numero a mano: morale, lavorativo, abitativo, sistemi, riquadro-lavorativo, riquadro-abitativo, riquadro-sistemi (rosso o verde), obiettivo-N, primo, nome-N, professione-N, sol, soglia, dadi (propri o app){ $more }.
text-help-setup = , e adesso anche: giocatori, carte (proprie o app), difficoltà (facile, normale, difficile), ossigeno, energia, cibo, serre, piante, miglioramenti, stress, aom-ID (sì o no), dado-COMPLESSO-SOL (sì o no)
text-help-board =
    L'app tiene la plancia. plancia la elenca tutta: ciò che sta prima di = è il nome di un numero.
    imposta NOME VALORE lo corregge e non innesca nulla; VALORE è un numero, rosso o verde, sì o no.   mosso NOME VALORE: qualcosa sul tavolo lo ha spostato, con ciò che ne segue.   confrontato SEZIONE: quella parte è stata confrontata con il tavolo.

text-setting = { $name } = { $value }
text-set-players = giocatori
text-set-name = nome
text-set-profession = professione
text-set-first = primo
text-set-dice = dadi
text-set-cards = carte
text-set-difficulty = difficoltà
text-yes = sì
text-no = no
text-own = propri
text-app = app
text-easier = facile
text-standard = normale
text-harder = difficile
