# Tabellone completo: a che cosa porta la gestione di un sol, riga per riga.

fact-board-condition-drawn = { $name } pesca un segnalino Condizione: { $condition }.
fact-board-rover-rolled = { $wound ->
        [yes] Dado Ferite verde per { $rover }: ferita. { $rover } subisce danni.
       *[no] Dado Ferite verde per { $rover }: nessuna ferita.
    }
fact-board-wilting-answered = { $stopped ->
        [yes] { $place }: l’Appassimento è fermato per questo sol.
       *[no] { $place }: l’Appassimento non viene fermato.
    }

fact-board-others-unfed = { $count ->
        [one] Manca 1 porzione per chi mangia con voi: resta a digiuno, e nessuno dell’equipaggio subisce ferite per questo.
       *[other] Mancano { $count } porzioni per chi mangia con voi: resta a digiuno, e nessuno dell’equipaggio subisce ferite per questo.
    }

step-rover-roll = Tiro per un rover
    .heading = Il dado Ferite verde per { $rover }
    .line-1 = Tirate il dado Ferite verde. Con una ferita { $rover } subisce danni: un segnalino Guasto va sul suo spazio ×.
    .question = Il dado mostra una ferita?

## Che cosa si sposta

upkeep-moves = { $spot }: { $change }.
upkeep-morale-moves = Morale: { $change }.
upkeep-nothing = Non si sposta nulla.
upkeep-nowhere = nessuna
upkeep-dies = { $name } subisce la sesta ferita e muore: la missione è persa.
upkeep-draws-condition = { $name } scavalca un’icona Condizione e pesca un segnalino Condizione.
upkeep-assumed-note = Una parte di questi conti usa un elenco della scatola in parte presunto: se il vostro tabellone mostra un’altra icona, vale l’icona. In tal caso correggete i numeri.
upkeep-morale-note = Risolve il Morale soltanto { $name }, nessun altro.
upkeep-morale-upgrade-note = { $name } riceve 1 segnalino Morale dal Miglioramento degli Alloggi Equipaggio.
upkeep-short = { $count ->
        [one] Manca 1 { $resource }: scegliete 1 Struttura da mettere in arresto.
       *[other] Mancano { $count } { $resource }: scegliete per ogni punto una Struttura da mettere in arresto.
    }
upkeep-short-note = Qui le Riserve Generali non coprono ciò che manca: { $resource }.
upkeep-seed = { $place }, seme sul tracciato Crescita: { $change }.
upkeep-seed-ripe = { $place }, seme sullo spazio #{ $space }: in una Serra vuota.
upkeep-seed-lost = { $place }, seme sullo spazio #1: perso.
upkeep-plant-back = { $place }, una pianta adulta: dalla sua Serra allo spazio #{ $space } del tracciato Crescita.
upkeep-wilts = { $place }: le piante appassiscono. Causa: { $why }.
upkeep-stopped = { $place }: nulla cresce e nulla appassisce, le risorse sono state spese. Causa: { $why }.
upkeep-dry-part = { $part } con indicatore rosso
upkeep-dry-tile = tessera Arresto ({ $resource })
upkeep-all-starve = Nessuno mangia: 1 ferita per ogni porzione che manca.
upkeep-others-unfed = { $count ->
        [one] Manca 1 porzione per chi mangia con voi: resta a digiuno, nessuna ferita.
       *[other] Mancano { $count } porzioni per chi mangia con voi: resta a digiuno, nessuna ferita.
    }
upkeep-starve = { $count ->
        [one] Manca 1 porzione: scegliete chi resta a digiuno. 1 ferita.
       *[other] Mancano { $count } porzioni: scegliete per ciascuna chi resta a digiuno. 1 ferita per ognuna.
    }
upkeep-quarrel = Lo Stress arriva a { $top }: scoppia un litigio. Ogni astronauta subisce 1 ferita, il Morale scende di 1, ciò che andrebbe oltre è perso.
upkeep-froggy = { $part }: tirate il dado Ferite verde per il Froggy.
upkeep-froggy-app = { $part }: l’app tira il dado Ferite verde per il Froggy.
upkeep-sample = { $part }: si perde un campione da una ROI a vostra scelta, se ce n’è uno.
upkeep-stress = { $part }: Stress { $change }.
upkeep-token = { $part }: si piazza { $token_the } ({ $stack }); vale già in questo sol.
upkeep-no-penalties = Nessun indicatore rosso del Complesso Lavorativo agisce in Produzione.
upkeep-track = Tracciato Avaria del { $block }: { $change }.
upkeep-track-with-die = Tracciato Avaria del { $block }: è a { $from }. { $count ->
        [0] Si aggiunge ciò che mostra il suo dado.
       *[other] Si aggiungono ciò che mostra il suo dado e { $count } per le penalità.
    }
upkeep-token-gone = { $stack }: si scarta { $token_the }.
upkeep-token-moves = { $place }: { $token_the } passa da >> a !.
upkeep-token-stays = { $place } è in arresto: i suoi segnalini restano dove sono.
upkeep-arrives = { $spot }: { $change }.
upkeep-upgrade-built = Miglioramento installato: { $upgrade }.
upkeep-refreshed = { $spot }: non più.
upkeep-clean = Non c’è nulla da riordinare.
upkeep-threshold-met = Elementi rotti: { $count }. La Soglia è { $threshold }: è rispettata.
upkeep-threshold-met-counted = { $what }: { $count }. La Soglia è «{ $range }»: è rispettata.
upkeep-threshold-over-counted = { $what }: { $count }. La Soglia è «{ $range }»: non è rispettata.
upkeep-threshold-over = Elementi rotti: { $count }. La Soglia è { $threshold }: è superata.

## Righe delle somme

upkeep-row = { $label }: { $number }
upkeep-row-morale = Morale
upkeep-row-discarded = Segnalini scartati
upkeep-row-tokens-missing = Segnalini che mancano, 1 ferita per ciascuno
upkeep-row-maker = { $place } produce
upkeep-row-shut-maker = { $place } produce, sotto una tessera Arresto
upkeep-row-made = Prodotto in tutto, { $resource }
upkeep-row-needed = Strutture che ne hanno bisogno ({ $places })
upkeep-row-spared = Senza bisogno { $resource_of } perché in arresto ({ $places })
upkeep-row-surplus = Più del necessario
upkeep-row-missing = Quanto manca
upkeep-row-half = La metà, arrotondata per eccesso, alle Riserve Generali
upkeep-row-yields = { $place }, cibo
upkeep-row-eaten = Mangiano { $astronauts } astronauti
upkeep-row-anemia = di cui { $name }, con Anemia
upkeep-row-from-supply = Dalle Riserve Generali
upkeep-row-stress = Stress di partenza
upkeep-row-astronauts = { $count ->
        [one] 1 astronauta
       *[other] { $count } astronauti
    }
