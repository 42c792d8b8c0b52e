# Partite che si giocano da sole: `simulate`.

simulation-head =
    «{ $mission }»: { $games ->
        [one] una partita
       *[other] { $games } partite
    } per ogni numero di giocatori, { $player ->
        [random] giocatore casuale
       *[careful] giocatore prudente
    }, { $board ->
        [full] il tabellone lo tiene l’app
       *[story] il tabellone lo tengono i giocatori
    }, semi da { $first } a { $last }.
simulation-players =
    { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
simulation-outcomes = Com’è finita
simulation-won = vittorie in tutto
simulation-outcome =
    { $outcome ->
        [won_all] vinta con tutti gli obiettivi opzionali
        [won] vinta
        [out_of_time] sol esauriti
        [over_threshold] oltre la Soglia
        [lost] persa per una regola della missione
       *[died] morto un astronauta
    }
simulation-sols = Sol giocati
simulation-least = minimo
simulation-median = mediana
simulation-most = massimo
simulation-games = partite
simulation-sol = sol { $sol }
simulation-came =
    { $kind ->
        [event] Eventi di Missione
        [event_action] Azioni Evento eseguite
        [adventure] Avventure
        [malfunction] Carte Avaria
        [follow_up] Eventi Consequenziali
        [consequence] Conseguenze arrivate
        [option] Opzioni scelte
        [way] Vie del caso
        [action] Azioni della missione
        [revealed] Obiettivi rivelati
        [objective] Obiettivi raggiunti
        [track_end] Spazi dei tracciati raggiunti
        [loss] Che cosa ha fatto fallire la missione
       *[ending] Finali
    }
simulation-share = { $share } ({ $times }×)
simulation-percent = { $whole },{ $tenth }%
simulation-decimal = { $whole },{ $tenth }
simulation-tracks =
    { $players ->
        [one] 1 giocatore, fine del sol
       *[other] { $players } giocatori, fine del sol
    }
simulation-gauge =
    { $gauge ->
        [morale] Morale
        [stress] Stress
        [working] Lavorativo
        [living] Abitativo
       *[systems] Sistemi
    }
simulation-option = { $title }, «{ $option }»
simulation-all-came = Tutto ciò che può arrivare è arrivato almeno una volta.
simulation-never =
    { $count ->
        [one] Una cosa non è mai arrivata:
       *[other] { $count } cose non sono mai arrivate:
    }
simulation-never-with =
    { $players ->
        [one] Con 1 giocatore non sono mai arrivate neppure queste:
       *[other] Con { $players } giocatori non sono mai arrivate neppure queste:
    }
simulation-shared = Dai mazzi comuni possono arrivare { $count } cose: { $never ->
        [0] sono arrivate tutte
        [one] una non è mai arrivata
       *[other] { $never } non sono mai arrivate
    }. --all le elenca.
simulation-fell = Una partita con { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    } e seme { $seed } non è arrivata alla fine: { $why } Non è stato contato nulla. Rigiocatela con questo seme per vedere dove.
simulation-refused = la mossa «{ $command }» era offerta e poi è stata rifiutata.
simulation-nothing-to-do = a «{ $step }» non si può fare nulla, e la missione non è finita.
simulation-endless = va avanti senza finire mai.
