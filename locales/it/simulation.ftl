# Partite che si giocano da sole: `simulate`.

simulation-head =
    «{ $mission }»: { $games ->
        [one] una partita
       *[other] { $games } partite
    } per ogni numero di giocatori, { $player ->
        [random] giocatore casuale
        [impulsive] giocatore prudente che sceglie le opzioni a caso
       *[careful] giocatore prudente
    }, { $board ->
        [full] il tabellone lo tiene l’app
       *[story] il tabellone lo tengono i giocatori
    }, semi da { $first } a { $last }.
simulation-advice = Che cosa salta agli occhi, e che cosa potete cambiare (una quota può scostarsi di { $margin ->
        [one] 1 punto
       *[other] { $margin } punti
    } per caso; con più partite di meno):
simulation-no-advice = Nulla salta agli occhi: vittorie, morti, durata e scelte sono nella norma (una quota può scostarsi di { $margin ->
        [one] 1 punto
       *[other] { $margin } punti
    } per caso).
simulation-advice-hard =
    Con { $players } si vince solo { $share } delle partite; da un quarto a tre quarti è una buona misura. { $outcome ->
        [out_of_time] Le più finiscono i sol: più sol, un traguardo più basso, o un prezzo minore per ciò che gli obiettivi chiedono.
        [over_threshold] Le più finiscono sopra la Soglia: una Soglia più alta, o meno effetti che rompono parti.
        [died] Le più finiscono con una morte: più ossigeno, cibo o energia sulla scheda, o meno ferite.
       *[lost] Le più si perdono per una vostra regola in «loses»: date più tempo per evitarla.
    }
simulation-advice-easy = Con { $players } si vince ben { $share } delle partite; da un quarto a tre quarti è una buona misura. Meno sol, un traguardo più alto, o eventi che costano di più.
simulation-advice-apart = Con { $players } si vince { $share }, con { $fewest } { $least }. I numeri della scheda valgono per ciascun numero di giocatori; gli effetti possono avere «per_astronaut».
simulation-advice-deadly = Con { $players } un astronauta muore in { $share } delle partite; più di una su dieci è molto. Guardate le ferite, lo Stress, e quanto ossigeno e cibo c’è.
simulation-advice-short = Con { $players } metà delle partite finisce al sol { $sol } di { $longest }: gli ultimi eventi si vedono di rado. Traguardi più alti, o obiettivi che si aspettano a vicenda.
simulation-advice-unwanted = { $title } viene scelta { $chosen ->
        [one] 1 volta
       *[other] { $chosen } volte
    } su { $choices }: le altre opzioni sono sempre migliori. Cambiate ciò che porta, o ciò che costa.
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
        [standing] Regole entrate in vigore
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
simulation-shared = Cose che possono arrivare dai mazzi comuni: { $count }; { $never ->
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
