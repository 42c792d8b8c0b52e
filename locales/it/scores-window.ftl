# I punteggi nella finestra: l’elenco, le statistiche, i moduli.

scores-title = Punteggi
scores-loading = Si leggono le partite finite…
scores-none = Non c’è ancora nessuna partita finita. Inserite un punteggio qui sopra: resta qui, si può correggere in seguito e conta nelle statistiche.
scores-none-chosen = Nessuna partita finita corrisponde a questa scelta.
scores-new = Nuovo punteggio
scores-go-on = Continuate: { $game }
scores-new-title = Nuovo punteggio: { $game }
scores-all-games = Tutti i giochi
scores-all-players = Tutti
scores-line = { $game }, { $date }
scores-played = Conservata il { $date }
scores-changed = Ultima correzione il { $date }
scores-crew = Al tavolo: { $players }
scores-correct = Correggete
scores-discard = Eliminate
scores-put-back = Rimettetela al suo posto
scores-rule-on-ties = La regola sui pareggi

scores-files = File
scores-export-lead = Tutte le partite finite in un solo file, con tutto ciò che è stato inserito. Il file si può leggere di nuovo.
scores-export-json = Esportate in JSON
scores-export-csv = Esportate in CSV
scores-import-lead = Scegliete un file, scrivete dove si trova oppure mettetelo in { $path } e riaprite questa pagina. Quel che c’è già non si aggiunge due volte, e niente viene sovrascritto.
scores-import-file = Importate { $name }
scores-import-hint = Percorso di un file .json o .csv
scores-import-press = Importate questo file

scores-done-kept = Il punteggio è conservato.
scores-done-corrected = Il punteggio è stato ricalcolato e ha preso il posto di quello di prima.
scores-done-put-back = Il punteggio è di nuovo al suo posto.
scores-done-discarded = Il punteggio è stato eliminato. Il suo file è in { $path }.
scores-done-exported = { $count ->
        [one] 1 partita finita è stata scritta in { $path }.
       *[other] { $count } partite finite sono state scritte in { $path }.
    }
scores-done-imported = { $added ->
        [0] Non si è aggiunto nulla.
        [one] Si è aggiunta 1 partita finita.
       *[other] Si sono aggiunte { $added } partite finite.
    } { $there ->
        [0] { "" }
        [one] 1 c’era già.
       *[other] { $there } c’erano già.
    }
scores-done-different = { $count ->
        [one] 1 partita qui è diversa da quella del file. È rimasta com’era.
       *[other] { $count } partite qui sono diverse da quelle del file. Sono rimaste com’erano.
    }

scores-statistics = Statistiche
scores-of-game = { $game }, { $mode }
scores-plays = Partite
scores-wins = Vinte
scores-best = Massimo
scores-average = Media
scores-over-time = Nel tempo, dal { $first } al { $last }
scores-bar-won = vinta
scores-bar-lost = non vinta
scores-line-average = media
scores-mark-best = massimo
scores-wins-of = { $wins ->
        [one] { $wins } vinta su { $plays }
       *[other] { $wins } vinte su { $plays }
    }

scores-correct-title = Correzione: { $game }
scores-keep = Conservate il punteggio
scores-keep-correction = Conservate la correzione
scores-mode-multiplayer = Più giocatori
scores-mode-solo = Solitario
scores-level = Livello di difficoltà
scores-level-standard = Standard
scores-level-super-android = Super Androide
scores-level-cybernetic-organism = Organismo cybernetico
scores-clockwise = Inserite i giocatori in senso orario intorno al tavolo: può decidere un pareggio.
scores-player-wrong = da correggere
scores-no-sum = ancora nessuna somma
scores-sum = La somma finora. Ogni riga porta alla sua regola.
scores-known-names = Già noti da altre partite
scores-no-more-players = Si gioca al massimo in { $limit }: nessun giocatore è stato aggiunto.
scores-add-player = Aggiungete un giocatore
scores-remove-player = Togliete questo giocatore
scores-remove-named = Togliete { $name }
scores-total = Totale
scores-winner = vince
scores-missing-field = { $player }, { $field }
scores-missing = { $more ->
    [0] Manca: { $fields }
    [one] Manca: { $fields } e un altro valore
   *[other] Manca: { $fields } e altri { $more } valori
}
scores-rest-zero = Il resto è 0
scores-rest-zero-player = Il resto di questo giocatore è 0
scores-number-open = Qui manca un numero.
scores-result = Risultato
scores-result-open = La classifica compare qui appena tutto è inserito.
scores-sheet-wrong = Ciò che si è inserito non si può calcolare.
scores-result-wrong = Si è inserito qualcosa che non può essere. Il motivo è scritto accanto.
scores-note = Nota
scores-note-hint = Una nota, se volete
scores-yes = Sì
scores-no = No

scores-switches = Come si legge il regolamento
scores-switches-lead = Dove il regolamento si può leggere in due modi, Solkeeper ne segue uno. Voi potete seguire l’altro.
scores-switches-more = Mostrate le scelte
scores-switches-less = Nascondete le scelte

scores-pm-ship = Coloni sull’astronave
scores-pm-energy = Energia
scores-pm-one-star = Spazio con una stella
scores-pm-two-star = Spazio con due stelle
scores-pm-earth = I coloni che non sono altrove sono sulla Terra.

scores-me-wallet = Soldi in mano
scores-me-vault = Cassaforte
scores-me-as-sum = Come somma
scores-me-in-coins = In monete
scores-me-coin = Monete da { $coin }
scores-me-improvements = Miglioramenti
scores-me-improvements-lead = Il valore stampato su ogni miglioramento installato nella fabbrica.
scores-me-improvements-armand = Il valore stampato su ogni miglioramento accanto alla cassaforte di ARMAND-0; ognuno vale sei volte.
scores-me-improvements-hint = Valori separati da spazi: 4 3 2
scores-me-tile = + { $value }
scores-me-tile-back = Togliete l’ultimo
scores-me-other-tiles = Altre tessere, se valgono qualcosa

scores-mnm-cogs = Cogs
scores-mnm-mechanisms = Dati o tolti dalle carte Meccanismo
scores-mnm-hand = Carte Componente in mano
scores-mnm-last-first = Primo giocatore dell’ultimo round
scores-mnm-last-first-lead = Per le regole nessuno condivide un posto: senza questo giocatore il punteggio non si conserva.
scores-market = Prezzi e vendite
scores-mnm-prices = Prezzi dopo un round
scores-mnm-line-lead = Il tracciato Ordini dalla cima al fondo, con i prezzi come sono ora. Ciò che si acquista va in cima.
scores-mnm-place = { $place }. { $component }
scores-mnm-buy = Acquistate
scores-mnm-bought = Acquistato
scores-mnm-forward = Un posto avanti
scores-mnm-final = È il round finale?
scores-mnm-sale = La vendita migliore di una mano
scores-mnm-sale-lead = La mano è segreta: girate lo schermo dalla vostra parte. Niente di tutto questo viene conservato: sparisce quando riponete la mano.
scores-mnm-hand-show = Inserite una mano
scores-mnm-hand-away = Riponete la mano
scores-mnm-scrap = Scrap
