# Pianificare: le azioni per nome, che cosa richiedono e comportano, che cosa le impedisce, gli avvisi sul piano.

## Una Struttura presente più volte, o di Riserva, dentro una frase

place-form-oxygenator = { $name }
    .the = l’{ $name }
    .of = dell’{ $name }
    .in = nell’{ $name }
place-form-solar-panel = { $name }
    .the = il { $name }
    .of = del { $name }
    .in = nel { $name }
place-form-spare-oxygenator = { $name }
    .the = l’{ $name }
    .of = dell’{ $name }
    .in = nell’{ $name }
place-form-spare-solar-panel = { $name }
    .the = il { $name }
    .of = del { $name }
    .in = nel { $name }
place-form-spare-farm = { $name }
    .the = la { $name }
    .of = della { $name }
    .in = nella { $name }

## Le azioni per nome

action-name-event = Evento «{ $title }»
action-name-rest = Riposo (1 segnalino Morale)
action-name-unwind-morale = Relax (Morale +1)
action-name-unwind-stress = Relax (Stress −{ $by })
action-name-heal-wound = Guarigione di 1 ferita ({ $name })
action-name-heal-condition = Guarigione di una condizione ({ $condition }, { $name })
action-name-manage = Gestione (tracciato Avaria { $block_of } −{ $by })
action-name-manage-short = Gestione: { $block } −{ $by }
action-name-explore = Esplorazione di { $region }
action-name-gather-sample = Raccolta di un campione da { $region }
action-name-gather-objective = Raccolta di un segnalino Obiettivo da { $region }
action-name-examine = Ricerca (un campione diventa Esaminato)
action-name-discover = Ricerca (un campione Esaminato diventa una Scoperta)
action-name-plant = Semina { $place_in }
action-name-repair = Riparazione { $part_of } { $place_of } con un pezzo di ricambio
action-name-switch = Riparazione { $part_of } { $place_of } con quello { $donor_of }
action-name-switch-any = Riparazione { $part_of } { $place_of } con quello di un’altra Struttura
action-name-repair-rover = Riparazione { $rover_of } (via { $token_the })
action-name-build-upgrade = Installazione di «{ $upgrade }»
action-name-build-spare = Costruzione { $place_of }
action-name-remove-shutdown = Rimozione della tessera Arresto ({ $resource }) { $place_of }
action-name-mission = «{ $title }»
action-name-mission-at = «{ $title }» in { $region }

## Che cosa richiedono

quote-sure = { $sure ->
        [one] 1 pedina.
       *[other] { $sure } pedine.
    }
quote-roll = { $roll ->
        [one] 1 pedina e i dadi { $dice }
       *[other] { $roll } pedine e i dadi { $dice }
    }, oppure { $sure ->
        [one] 1 pedina
       *[other] { $sure } pedine
    } senza dadi.
quote-pays = Da pagare alla dichiarazione: { $costs }.
quote-must-roll = Anche con pedine a sufficienza il dado Successo ({ $dice }) deve dare un successo.
quote-must-roll-dice = I dadi si tirano anche con pedine a sufficienza.
quote-reroll = Un successo va ritirato una volta; vale il secondo risultato.
quote-assumed = Alcuni di questi numeri sono presunti: fanno fede la vostra scatola e la vostra scheda missione.
quote-red-parts = { $count ->
        [one] Arriva con 1 elemento rosso.
       *[other] Arriva con { $count } elementi rossi.
    }
quote-line = { $pawns }: { $reason }.
quote-line-free = { $reason }.
quote-pawns = { $count ->
        [one] { $by } pedina
       *[other] { $by } pedine
    }

reason-base = l’azione in sé
reason-medic = assiste il Medico
reason-token = { $token_the } ({ $stack })
reason-red-part = { $part_the } { $place_of } è sul rosso
reason-tile = { $feature } ({ $region })
reason-unexplored-space = icona pedina dello spazio inesplorato ({ $region })
reason-rover = con { $rover_the }
reason-condition = { $condition } ({ $name })
reason-at-least-one = serve almeno una pedina

feature-extra-pawn = icona pedina della regione
feature-wound = una ferita per chi esegue
feature-adventure = un’Avventura per chi esegue
feature-morale = Morale −1
feature-rover-roll = un tiro del dado Ferite verde per il rover
feature-closed-outer = lato esterno impenetrabile
feature-mission = icona della missione

risk-wound = Chi esegue l’azione subisce 1 ferita.
risk-adventure = Chi esegue l’azione risolve un’Avventura ({ $dice }).
risk-morale = Morale −1.
risk-rover-roll = Alla fine della fase Azioni si tira il dado Ferite verde per il rover.

way-inside = Dentro l’HUB
way-direct = Dall’HUB direttamente ad { $region }
way-through = Passando per { $regions }

standing-missing = { $to_roll ->
        [0] { $to_sure ->
            [0] Le pedine bastano.
            [one] Le pedine bastano per tirare i dadi; con 1 in più non serve tirarli.
           *[other] Le pedine bastano per tirare i dadi; con { $to_sure } in più non serve tirarli.
        }
        [one] Manca 1 pedina.
       *[other] Mancano { $to_roll } pedine.
    }

## Che cosa le impedisce

obstacle-board-not-kept = Il tabellone non è tenuto dall’app: per pianificare qui scegliete Tabellone completo.
obstacle-no-such-event = L’azione di quell’evento non è disponibile.
obstacle-event-planned = «{ $title }»: l’azione di un evento si esegue una volta sola ed è già nel piano.
obstacle-no-such-action = La missione non ha questa azione.
obstacle-no-such-seat = { $name } non partecipa.
obstacle-no-such-facility = { $place }: questa Struttura non è costruita.
obstacle-shut = { $place }: in arresto. Vi si può soltanto rimuovere la tessera Arresto.
obstacle-blocked-facility = { $place }: sullo spazio ! c’è un segnalino Guasto, per questo sol non si usa.
obstacle-blocked-region = { $region }: c’è un segnalino Guasto.
obstacle-supply = Riserve Generali, { $resource }: { $needed ->
        [one] ne serve 1
       *[other] ne servono { $needed }
    }, { $there ->
        [one] ne resta 1
       *[other] ne restano { $there }
    }.
obstacle-items = { $item }: { $needed ->
        [one] ne serve 1
       *[other] ne servono { $needed }
    }, nell’area Disponibile { $there ->
        [one] ne resta 1
       *[other] ne restano { $there }
    }.
obstacle-morale-tokens = Segnalini Morale { $name_of }: { $needed ->
        [one] ne serve 1
       *[other] ne servono { $needed }
    }, { $there ->
        [one] ne resta 1
       *[other] ne restano { $there }
    }.
obstacle-objective-tokens = { $colour ->
        [red] Segnalini Obiettivo rossi
        [orange] Segnalini Obiettivo arancioni
       *[black] Segnalini Obiettivo neri
    }: { $needed ->
        [one] ne serve 1
       *[other] ne servono { $needed }
    }, nell’area Disponibile { $there ->
        [one] ne resta 1
       *[other] ne restano { $there }
    }.
obstacle-marks = Indicatori «{ $title }»: ne servono { $needed }, ne restano { $there }.
obstacle-no-such-part = { $place }: non ha questo elemento ({ $part }).
obstacle-not-broken = { $place }, { $part }: non è rotto.
obstacle-donor-broken = { $place }, { $part }: è rotto o già ceduto.
obstacle-donor-shut = { $place }: in arresto. Non cede elementi.
obstacle-own-donor = { $place }: una Struttura non cede elementi a sé stessa.
obstacle-no-such-token = { $rover }: non c’è questo segnalino ({ $token }).
obstacle-upgrade-not-ready = La carta «{ $upgrade }» non è disponibile o è già nel piano.
obstacle-spare-not-allowed = Questa missione non permette di costruire un’altra Struttura di questo tipo: { $facility }.
obstacle-spare-built = { $place }: Struttura già costruita o già nel piano.
obstacle-no-tile = { $place }: non c’è una tessera Arresto ({ $resource }).
obstacle-no-wound = { $name } non ha ferite.
obstacle-no-condition = { $name } non ha questa condizione ({ $condition }).
obstacle-no-medic = L’equipaggio non ha né il Medico né l’Autoscanner.
obstacle-off-the-map = { $region } non è sulla mappa.
obstacle-already-explored = { $region }: già esplorata.
obstacle-not-explored = { $region }: non è esplorata.
obstacle-explored-this-sol = { $region }: esplorata in questo sol, non si attraversa né si usa prima del prossimo.
obstacle-no-way = Nessun percorso esplorato porta ad { $region }.
obstacle-broken-way = Il percorso non prosegue fino ad { $region }.
obstacle-no-sample = { $region }: non restano campioni.
obstacle-no-objective = { $region }: non restano segnalini Obiettivo.
obstacle-nothing-examined = Non restano campioni esaminati.
obstacle-planted-already = La Semina si esegue una volta per sol.
obstacle-farm-full = { $place }: semi e piante occupano tutte le Serre.
obstacle-growth-taken = { $place }: c’è già un seme su Crescita 1.
obstacle-rover-taken = { $rover }: impegnato in un’altra azione.
obstacle-rover-blocked = { $rover }: ha un segnalino Guasto; prima va riparato.
obstacle-rover-inside = { $rover }: si usa soltanto fuori dall’HUB.
obstacle-rover-of-no-use = { $rover }: non aiuta in questa azione.
obstacle-no-rovers = { $place }, { $part }: finché è sul rosso nessun rover assiste l’Esplorazione.
obstacle-too-few-pawns = Pedine: { $needed ->
        [one] ne serve 1
       *[other] ne servono { $needed }
    }, { $there ->
        [one] ce n’è 1
       *[other] ce ne sono { $there }
    }.
obstacle-pawn-taken = { $name }: nessuna pedina libera.
obstacle-no-such-aom = Questa AOM non è in gioco: { $aom }.
obstacle-aom-of-other-type = { $aom } serve a un altro tipo di azione: { $dice }.
obstacle-patient-first = In cima va la pedina di chi viene curato: { $name }.
obstacle-medic-missing = Deve assistere una pedina del Medico: { $name }.
obstacle-forbidden = Il tavolo non lo permette in questo sol ({ $reason }).
obstacle-heart-pawn = { $name } ha un disturbo cardiaco: una pedina serve soltanto a curarlo.

## Gli avvisi sul piano

warning-pawns-left = { $name }: { $count ->
        [one] 1 pedina è ancora inutilizzata
       *[other] { $count } pedine sono ancora inutilizzate
    }. Vanno usate tutte le pedine che possono agire.
warning-not-possible = { $action }: non si può eseguire. { $obstacle }
warning-rover-twice = { $rover } è in due azioni; può stare in una soltanto.
warning-medic-pawns = La Guarigione richiede { $needed ->
        [one] 1 pedina
       *[other] { $needed } pedine
    } del Medico; { $there ->
        [0] non ne ha nessuna.
        [one] ne ha 1.
       *[other] ne ha { $there }.
    }
warning-too-many-aoms = Nel piano ci sono { $count } AOM; in solitario se ne usano due per sol.
warning-breaks-part = { $action }: rompe subito { $part_the } { $place_of }, dove è in programma anche { $other }.
warning-in-vain = { $action }: non cambierebbe nulla.
warning-in-vain-track = { $action }: non cambierebbe nulla, perché a quel punto il tracciato Avaria { $block_of } è a 0.
warning-spare-pawns = { $action }: { $count ->
        [one] 1 pedina
       *[other] { $count } pedine
    } più del necessario.
