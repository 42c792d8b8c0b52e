# Diario di Missione, azioni Evento, preparazione, scheda missione, carte, racconto.

## Carte

card-mission = Missione
card-event = Evento di Missione
card-follow-up = Evento Consequenziale
card-adventure = Avventura: { $adventure }
card-adventure-later = Seguito di un’Avventura: { $adventure }
card-event-done = Azione Evento
card-event-later = Seguito di un Evento
card-malfunction = Avaria: { $block }
card-objective-met = Obiettivo raggiunto
card-objective = Obiettivo
card-objective-goal = Obiettivo con un nuovo traguardo
card-objective-failed = Obiettivo fallito
card-objective-closed = Obiettivo chiuso
card-action = Azione della missione
card-objective-done = L’obiettivo è raggiunto.
card-after = Così è deciso.
card-closed = La questione è chiusa: mettete via l’evento.
option-with-price = { $option } (pagate { $price })
option-not-payable = Non si può pagare: { $option }
card-ending = Come finisce
card-track = Tracciato
card-loss = La missione è fallita
card-walker = Sulla mappa

## Diario di Missione

objective-count = { $done } su { $goal }
objective-threshold = { $threshold ->
        [one] alla fine al massimo 1 elemento rotto
       *[other] alla fine al massimo { $threshold } elementi rotti
    }
objective-mandatory = Obbligatorio
objective-optional = Opzionale
objective-threshold-counted = alla fine, { $what }: { $range }
objective-kind-threshold = Soglia
objective-met = Raggiunto nel sol { $sol }
objective-failed = Fallito nel sol { $sol }
objective-closed = Non serve più
objective-deadline = Entro la fine del sol { $sol }.
objective-after = Prima: { $titles }.
objective-either = Oppure: { $titles }.
objective-asks-times = { $goal ->
        [one] { $what }, 1 volta
       *[other] { $what }, { $goal } volte
    }
objective-asks-percent = { $what }; ogni successo aggiunge { $step }%, fino a { $goal }%
objective-asks-printed = quello che qui chiede la vostra scheda missione stampata
objective-asks-at-facility = { $facility_in }
objective-asks-track = tracciato «{ $title }»: { $way ->
        [down] { $at }, fino a scendere a { $number }
       *[up] { $at } su { $number }
    }
objective-asks-there = { $what }; ora { $there ->
        [one] ce n’è 1
       *[other] ce ne sono { $there }
    }
objective-asks-tokens = { $all ->
        [one] Prendete questo segnalino Obiettivo: { $tokens }
       *[other] Prendete { $goal } di questi segnalini Obiettivo: { $tokens }
    }
objective-track-lost = La missione è persa quando il tracciato «{ $title }» è a { $at }.

## Preparare il tavolo

lay-boards = Preparate il tabellone dell’HUB con le sue 13 tessere Struttura, la mappa delle ROI e la scheda missione «{ $mission }».
lay-markers = Mettete un indicatore di stato verde su ogni elemento di ogni Struttura e indicatori verdi nel riquadro Avaria.
lay-tracks = Mettete sullo 0 gli indicatori dei tre tracciati Avaria.
lay-productivity = Mettete l’indicatore di produttività di ogni Ossigenatore sul 4 e di ogni Pannello Solare sul 5.
lay-supply = Riserve Generali: ossigeno { $oxygen }, energia { $energy }, cibo { $food }.
lay-farm = Fattoria: { $greenhouses ->
        [one] 1 Serra
       *[other] { $greenhouses } Serre
    } con { $plants ->
        [one] 1 pianta adulta
       *[other] { $plants } piante adulte
    }.
lay-growth = Il tracciato Crescita, dallo spazio #1 allo spazio #6, i tracciati Ricerca e la Zona di Carico sono vuoti, se la missione non dice altro.
lay-rois = Mescolate le tessere ROI degli anelli 1, 2 e 3 in tre pile coperte accanto alla mappa. Nessuna ROI è ancora esplorata.
lay-pois = Mescolate i segnalini POI in una pila coperta.
lay-conditions = Mescolate coperti i segnalini Condizione: sono la Pila Condizioni.
lay-shutdown = Mescolate le tessere Arresto ossigeno e le tessere Arresto energia in due pile coperte.
lay-modifiers = Dividete per tipo i segnalini Modificatore e teneteli a portata di mano. Non ce n’è ancora nessuno su Strutture, schede ID, ROI o rover.
lay-rovers = Mettete nella Rimessa le miniature dei due rover, Froggy e Scorpio. Nessuno dei due è guasto.
lay-objective-tokens = Tenete a portata di mano i segnalini Obiettivo: rossi per gli obiettivi obbligatori, arancioni per quelli opzionali, neri per tutto il resto. Il Diario di Missione dice dove vanno.
lay-upgrades = { $upgrades ->
        [0] Nessuna carta Miglioramento in questa missione.
        [one] Pescate 1 carta Miglioramento.
       *[other] Pescate { $upgrades } carte Miglioramento.
    }
lay-upgrades-drawn = { $drawn ->
        [one] Prendete dal mazzo questa carta Miglioramento: { $cards }.
       *[other] Prendete dal mazzo queste carte Miglioramento: { $cards }.
    }
lay-upgrades-marked = Segnate come pescate: { $drawn } su { $count }. Si può cambiare anche più tardi, sul tabellone, nel riquadro Miglioramenti e Ricerca.
lay-upgrades-missing = { $count ->
        [one] Dite quale carta Miglioramento avete pescato: ne manca 1.
       *[other] Dite quali carte Miglioramento avete pescato: ne mancano { $count }.
    } Si può fare anche più tardi, { $controls ->
        [typed] con «imposta», il nome della carta e 1
       *[pressed] sul tabellone, nel riquadro Miglioramenti e Ricerca
    }.
lay-operator = Operatore ({ $aom }): { $name }. L’operatore ne subisce le ferite e ne guadagna i segnalini Morale; se è qualcun altro, sceglietelo qui.
lay-autoscanner = Meno di quattro astronauti: mettete la tessera Autoscanner sul MedLab e togliete la sua carta Miglioramento prima di pescare. Non conta come Miglioramento e nessun Evento la rimuove.
lay-box = Girate sul rosso l’indicatore { $block_of } nel riquadro Avaria.
lay-broken = Girate sul rosso questi indicatori: { $parts }.
lay-explored = La ROI { $region } è esplorata: piazzateci una tessera ROI dell’anello { $ring } che { $count ->
        [0] non mostra nessun simbolo per chi passa
       *[other] mostra { $features }
    }. Campioni: { $samples }. Segnalini POI pescati: { $pois }.
lay-built = Mettete in gioco una carta di riserva { $facility_of }. Tutti i suoi indicatori sono rossi.
lay-upgrade = { $built ->
        [yes] Questo Miglioramento è installato: { $upgrade }.
       *[no] Aggiungete questa carta Miglioramento, pronta da costruire: { $upgrade }.
    }
lay-skills = { $locked ->
        [yes] Bloccate finché l’equipaggio non le sblocca: le carte Abilità { $who }.
       *[no] Pronte dall’inizio: le carte Abilità { $who }.
    }
lay-track = Il tracciato «{ $title }» va da { $min } a { $max }: usate un indicatore di riserva e piazzatelo su { $value }.
lay-walker = Piazzate un indicatore di riserva per «{ $title }» nella ROI { $region }. Il suo percorso: { $path }{ $moves ->
        [yes] , avanti da solo a ogni sol
       *[no] {""}
    }.
lay-token = Piazzate il { $token } { $where }.
lay-token-later = Tenete a portata di mano il { $token }. Piazzatelo { $where } appena quella ROI è esplorata.
objective-tokens-asked = Segnalini Obiettivo: { $tokens }.
objective-token-at = { $token } { $where }
objective-token-taken = { $token } preso
objective-token-spent = { $token } speso
lay-facilities = Tenete a portata di mano queste carte Struttura di Riserva: { $facilities }. Una volta costruite hanno solo indicatori rossi.
lay-facility-greenhouses = { $count ->
        [one] { $facility } con 1 Serra
       *[other] { $facility } con { $count } Serre
    }
lay-facility-price = { $facility } ({ $price })
lay-astronauts = Ogni astronauta prende la scheda ID, due pedine di un colore, tre carte Abilità e una carta Profilo: { $names }.
lay-aoms = Prendete le carte e le pedine di queste AOM: { $aoms }.
lay-aoms-missing = { $count ->
        [one] Scegliete ancora 1 AOM nell’elenco dell’equipaggio.
       *[other] Scegliete ancora { $count } AOM nell’elenco dell’equipaggio.
    }
lay-aoms-solo = Preparate le carte e le pedine di tutte le AOM; in ogni sol ne usate al massimo due.
lay-first-player = Date il segnalino Primo Giocatore: { $name }.
lay-morale = Mettete l’indicatore del Morale su { $morale } e quello dello Stress su { $stress }. Nessun astronauta ha segnalini Morale.
lay-sols = Mettete un indicatore sul sol 1 di { $sols } del Contatore dei Sol e l’indicatore bianco in cima al tracciato Sequenza del Round.
lay-malfunction-cards = Mescolate i tre mazzi Avaria e metteteli accanto ai loro Complessi.
lay-other-cards = Mescolate le carte Direzione e le carte Ricerca.
lay-dice = Preparate i tre dadi Avaria e le quattro serie di dadi Azione.

## Scheda missione

sheet-sols = sol
sheet-oxygen = ossigeno
sheet-energy = energia
sheet-food = cibo
sheet-greenhouses = Serre
sheet-plants = piante adulte
sheet-upgrades = carte Miglioramento
sheet-threshold = Soglia
sheet-morale = Morale
sheet-stress = Stress
sheet-dice = dadi Avaria
sheet-label = { $value ->
        [sols] Sol
        [oxygen] Ossigeno nelle Riserve Generali
        [energy] Energia nelle Riserve Generali
        [food] Cibo nelle Riserve Generali
        [greenhouses] Serre
        [plants] Piante adulte
        [upgrades] Carte Miglioramento
        [threshold] Soglia, elementi rotti
        [morale] Morale
        [stress] Stress
       *[dice] Dadi Avaria
    }
sheet-die = { $block ->
        [working] Dado giallo, Complesso Lavorativo
        [living] Dado arancione, Complesso Abitativo
       *[systems] Dado rosso, Complesso Sistemi
    }
sheet-die-sols = { $count ->
        [0] in nessun sol
        [one] nel sol { $sols }
       *[other] nei sol { $sols }
    }

## Racconto

report-sol = Sol { $sol }
report-set-up = Prima del primo sol
report-crew = Equipaggio: { $names }.
report-astronaut = { $name } ({ $profession })
report-first-player = Primo Giocatore: { $name }.
report-end = La fine
report-going = È in corso il sol { $sol } di { $of }.
report-written = La storia fin qui, raccontata da Solkeeper. Ciò che l’equipaggio non può ancora sapere è lasciato fuori.
