# Il mercato di Mars Needs Mechanics durante la partita.

helper-report = La partita fin qui, raccontata da Solkeeper.
helper-player = Giocatore { $number }
helper-param-component = il componente
helper-param-to = il numero
helper-param-seat = il giocatore
helper-param-count = il numero di carte
helper-param-scrap = le Scrap
helper-param-cards = il numero di carte
helper-param-mechanism = il Meccanismo
helper-param-by = il cambiamento

mnm-mechanism-x-ray-goggles = X-Ray Goggles
mnm-mechanism-difference-engine = Difference Engine
mnm-mechanism-rocket-booster = Rocket Booster
mnm-mechanism-aether-drive = Aether Drive
mnm-mechanism-automaton = Automaton
mnm-some-mechanism = Un Meccanismo

mnm-command-shuffle-line = { $again ->
        [yes] Disponete di nuovo i gettoni a caso
       *[no] Disponete i gettoni a caso
    }
mnm-command-move-token = Spostate un gettone sul tracciato Ordini
    .with = Spostate { $component } al posto { $place }
mnm-command-set-first-player = Assegnate il segnalino Primo Giocatore
    .with = Primo giocatore: { $name }
mnm-command-begin = Cominciate
mnm-command-buy = Acquistate un componente
    .with = Acquistate { $component } per { $price }
mnm-command-pass = Passate
mnm-command-build = Costruite un Meccanismo
    .with = { $cards ->
        [one] { $name } costruisce { $mechanism } con 1 carta
       *[other] { $name } costruisce { $mechanism } con { $cards } carte
    }
    .open = { $name } costruisce { $mechanism }
mnm-command-break-down = Disassemblate un Meccanismo
    .with = { $name } disassembla { $mechanism }
mnm-command-end-round = Aggiornate i prezzi
mnm-command-sell = Vendete un set
    .with = { $scrap ->
        [0] { $count ->
            [one] Vendete { $component } (1 carta)
           *[other] Vendete { $component } ({ $count } carte)
        }
       *[other] { $count ->
            [one] Vendete { $component } (1 carta e { $scrap } Scrap)
           *[other] Vendete { $component } ({ $count } carte e { $scrap } Scrap)
        }
    }
    .open = { $scrap ->
        [0] Vendete { $component }
       *[other] Vendete { $component } con { $scrap } Scrap
    }
mnm-command-done-selling = Nient’altro da vendere
mnm-command-set-end-value = Indicate quanto valgono alla fine le carte Meccanismo
    .with = { $name }: le carte Meccanismo valgono { $to }
    .open = { $name }: quanto valgono le carte Meccanismo
mnm-command-finish = Contate i Cogs
mnm-command-mechanism-cogs = Cogs da una carta Meccanismo
    .with = { $name }: Cogs { $by } da una carta Meccanismo
    .open = { $name }: Cogs da una carta Meccanismo
mnm-command-correct-price = Correggete un prezzo
    .with = { $component } costa { $to }
mnm-command-correct-cogs = Correggete i Cogs di un giocatore
    .with = { $name }, Cogs: { $to }
mnm-command-correct-hand = Correggete il numero di carte in mano
    .with = { $name }, carte Componente: { $to }
mnm-command-correct-scrap = Correggete le Scrap di un giocatore
    .with = { $name } ha { $to } Scrap
mnm-command-correct-built = Correggete che cosa è costruito
    .with = { $to ->
        [0] { $name } non ha costruito { $mechanism }
        [one] { $name } ha 1 carta in { $mechanism }
       *[other] { $name } ha { $to } carte in { $mechanism }
    }
mnm-command-correct-market = Correggete il mercato
    .with = Carte sul mercato: { $to }
mnm-command-correct-deck = Correggete il mazzo
    .with = Carte nel mazzo: { $to }
mnm-command-correct-turn = Correggete di chi è il turno
    .with = Tocca a { $name }

mnm-refused-cannot-pay = { $component } costa { $price }; i Cogs di { $name } sono { $cogs }. Non si può andare a debito. Non è cambiato nulla.

mnm-fact-line-shuffled = Tracciato Ordini, dalla cima al fondo: { $line }.
mnm-fact-token-moved = { $component } si sposta sul tracciato Ordini. Dalla cima al fondo: { $line }.
mnm-fact-first-player-set = { $name } ha il segnalino Primo Giocatore.
mnm-fact-round-began = Round { $round }. Primo giocatore: { $name }.
mnm-fact-turn-began = Tocca a { $name }.
mnm-fact-bought = { $name } acquista { $component } per { $price ->
        [one] 1 Cog
       *[other] { $price } Cogs
    }.
mnm-fact-passed = { $name } passa.
mnm-fact-built = { $cards ->
        [one] { $name } costruisce { $mechanism } con 1 carta.
       *[other] { $name } costruisce { $mechanism } con { $cards } carte.
    }
mnm-fact-broken-down = { $cards ->
        [one] { $name } disassembla { $mechanism }: 1 carta torna in mano.
       *[other] { $name } disassembla { $mechanism }: { $cards } carte tornano in mano.
    }
mnm-fact-round-ended = { $why ->
        [empty] Il round { $round } è finito: il mercato è vuoto.
       *[passed] Il round { $round } è finito: hanno passato tutti di seguito.
    }
mnm-fact-last-round-known = { $why ->
        [deck] Questo è l’ultimo round: il mazzo è vuoto. Alla fine salgono solo i componenti acquistati in questo round.
       *[dry] Era l’ultimo round: da due round nessuno acquista. Alla fine nessun prezzo sale.
    }
mnm-fact-prices-adjusted = { $last ->
        [yes] Prezzi dopo l’ultimo round, dalla cima al fondo: { $prices }.
       *[no] Prezzi, dalla cima al fondo: { $prices }.
    }
mnm-fact-sale-began = { $name } può vendere.
mnm-fact-sold = { $scrap ->
        [0] { $count ->
            [one] { $name } vende { $component } (1 carta)
           *[other] { $name } vende { $component } ({ $count } carte)
        }
       *[other] { $count ->
            [one] { $name } vende { $component } (1 carta e { $scrap } Scrap)
           *[other] { $name } vende { $component } ({ $count } carte e { $scrap } Scrap)
        }
    } per { $cogs ->
        [one] 1 Cog.
       *[other] { $cogs } Cogs.
    }
mnm-fact-refilled = { $cards ->
        [one] 1 carta passa dal mazzo al mercato.
       *[other] { $cards } carte passano dal mazzo al mercato.
    }
mnm-fact-competition-over = { $why ->
        [deck] La competizione è finita: il mazzo è vuoto.
       *[dry] La competizione è finita: due round senza acquisti.
    }
mnm-fact-end-value-set = { $name }, carte Meccanismo alla fine: { $change }.
mnm-fact-finished = Tutti i Cogs sono contati.
mnm-fact-mechanism-paid = { $mechanism }: Cogs di { $name } { $change }.
mnm-fact-price-corrected = Corretto: { $component } { $change }.
mnm-fact-cogs-corrected = Corretto: { $name }, Cogs { $change }.
mnm-fact-hand-corrected = Corretto: { $name }, carte Componente in mano { $change }.
mnm-fact-scrap-corrected = Corretto: { $name }, Scrap { $change }.
mnm-fact-built-corrected = { $cards ->
        [0] Corretto: { $name } non ha costruito { $mechanism }.
        [one] Corretto: { $name } ha 1 carta in { $mechanism }.
       *[other] Corretto: { $name } ha { $cards } carte in { $mechanism }.
    }
mnm-fact-market-corrected = Corretto: carte sul mercato { $change }.
mnm-fact-deck-corrected = Corretto: carte nel mazzo { $change }.
mnm-fact-turn-corrected = Corretto: tocca a { $name }.

mnm-page-set-up = Preparate il tavolo
    .now-1 = Ogni giocatore prende 30 Cogs, 2 carte Scrap e 3 carte Componente. La mano è segreta; i Cogs restano in vista.
    .now-2 = Disponete a caso i sette gettoni sul tracciato Ordini e ogni segnalino Prezzo sul 5.
    .now-3 = Disponete { $market } carte Componente sul mercato; { $deck } restano nel mazzo.
    .now-4 = Chi ha il miglior accento inglese prende il segnalino Primo Giocatore.
    .next = Poi: il round 1.
mnm-page-turn = Round { $round }: tocca a { $name }
    .now-1 = Acquistate un componente o passate.
    .now-2 = Potete anche costruire un Meccanismo e disassemblarne un altro, prima o dopo. Chi ha appena giocato può ancora farlo finché { $name } non agisce.
    .next = Poi: { $next }. Il round finisce quando il mercato è vuoto o quando passano tutti di seguito: { $to_pass ->
            [one] ne manca 1.
           *[other] ne mancano { $to_pass }.
        }
mnm-page-round-over = Il round { $round } è finito
    .now-1 = { $optional ->
        [both] { $last } può ancora costruire un Meccanismo o disassemblarne uno, per venderne le carte.
        [build] { $last } può ancora costruire un Meccanismo.
        [break] { $last } può ancora disassemblare un Meccanismo, per venderne le carte.
       *[none] { $last } ha finito il turno.
    } Tra un round e l’altro nessuno costruisce né disassembla.
    .now-2 = Spostate i segnalini Prezzo come indicato. I gettoni restano nel loro ordine.
    .next = Poi: vende per primo { $first_player }.
mnm-page-sales = { $name } può vendere
    .now-1 = Vendete quanti set volete: tre o più carte di un componente, dove una Scrap può stare al posto di una carta e non vale nulla.
    .now-2 = Le carte vendute vanno coperte negli scarti. Le Scrap usate sono perdute.
    .next = { $then ->
        [refill] Poi: { $refill ->
            [0] il mercato resta com’è
            [one] mettete 1 carta dal mazzo sul mercato
           *[other] mettete { $refill } carte dal mazzo sul mercato
        }; { $after_first } prende il segnalino Primo Giocatore.
        [over] Poi: la competizione è finita.
       *[sale] Poi: può vendere { $next }.
    }
mnm-page-reckoning = La competizione è finita
    .now-1 = Indicate quanto valgono alla fine le carte Meccanismo, dove lo dicono. Le carte rimaste in mano e nei Meccanismi non valgono nulla.
    .next = Poi: la classifica.
mnm-page-end = La partita è finita
    .next = Vince chi ha più Cogs; in parità chi ha meno carte in mano.

mnm-here-market = Sul mercato: { $market }. Nel mazzo: { $deck }.
mnm-here-last-round = { $why ->
        [deck] Ultimo round: alla fine salgono solo i componenti acquistati in questo round.
       *[dry] Ultimo round: due round senza acquisti.
    }
mnm-here-refilled = Prima che { $name } agisca, rifornite il mercato dal mazzo fino a { $market ->
        [one] 1 carta
       *[other] { $market } carte
    }, così che nel mazzo ne restino { $deck }; { $first_player } prende il segnalino Primo Giocatore.
mnm-here-dry = Nel round precedente nessuno ha acquistato. Se non acquista nessuno neanche in questo, la competizione è finita.
mnm-here-line = Dalla cima al fondo: { $line }.
mnm-here-player = { $name }: Cogs { $cogs }, carte Componente { $cards }, Scrap { $scrap }
mnm-here-built = { $player }; costruito: { $mechanisms }
