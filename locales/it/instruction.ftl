# Che cosa fanno i giocatori al tavolo: una frase per ogni effetto.

## Chi

who-first-player = il Primo Giocatore ({ $name })
who-first-player-unnamed = il Primo Giocatore
who-performer = chi la esegue
who-everyone = ogni astronauta
who-chosen = un astronauta a vostra scelta
who-most-wounded = l’astronauta con più ferite (a parità decide il Primo Giocatore)
who-nobody = Nell’equipaggio manca { $profession_the }: non succede nulla.

## Strutture

effect-break-part = Girate sul rosso l’indicatore { $part_of } { $facility_in }: si rompe.
    .told = Si rompe { $part_the } { $facility_of }.
effect-repair-part = Girate sul verde l’indicatore { $part_of } { $facility_in }: è riparato.
    .told = È di nuovo verde l’indicatore { $part_of } { $facility_of }.
effect-shutdown-at = Mettete in arresto { $facility_the }: piazzate una tessera Arresto casuale ({ $resource }).
    .told = Una tessera Arresto ({ $resource }) { $facility_in }.
effect-shutdown-any = Scegliete una Struttura che ha bisogno { $resource_of } e non ha una tessera Arresto di quel tipo: piazzatene una casuale ({ $resource }).
    .told = Una tessera Arresto ({ $resource }) in una Struttura scelta da voi.
effect-token = { $space ->
        [now] Piazzate un segnalino Modificatore ({ $token }) sullo spazio ! { $facility_of }.
       *[next] Piazzate un segnalino Modificatore ({ $token }) sullo spazio >> { $facility_of }.
    }
    .told = { $space ->
        [now] Un segnalino Modificatore ({ $token }) in più sullo spazio ! { $facility_of }.
       *[next] Un segnalino Modificatore ({ $token }) in più sullo spazio >> { $facility_of }.
    }
effect-clear-tokens = Scartate tutti i segnalini Modificatore dallo spazio ! { $facility_of }.
    .told = Via tutti i segnalini Modificatore dallo spazio ! { $facility_of }.
effect-rover-token = Piazzate un segnalino Modificatore ({ $token }) sullo spazio × { $rover_of }.
    .told = Un segnalino Modificatore ({ $token }) in più sullo spazio × { $rover_of }.
effect-crew-token = { $who } piazza un segnalino Modificatore ({ $token }) sulla propria scheda ID.
effect-productivity-more = Alzate di { $count } la produttività { $facility_of }, non oltre il { $max }.
    .told = Produttività { $facility_of } +{ $count }.
effect-productivity-less = Abbassate di { $count } la produttività { $facility_of }, non sotto lo 0.
    .told = Produttività { $facility_of } −{ $count }.
effect-productivity-same = La produttività { $facility_of } non cambia.

## Riserve Generali e Zona di Carico

effect-supply-more = Guadagnate { $count } { $resource } nelle Riserve Generali.
    .told = +{ $count } { $resource } nelle Riserve Generali.
effect-supply-less = { $count ->
        [one] Perdete 1 { $resource } dalle Riserve Generali, se ce n’è.
       *[other] Perdete { $count } { $resource } dalle Riserve Generali, o quanto ne resta.
    }
    .told = { $count ->
        [one] −1 { $resource } dalle Riserve Generali, se ce n’era.
       *[other] −{ $count } { $resource } dalle Riserve Generali, o quanto ne restava.
    }
effect-supply-same = Riserve Generali: { $resource_the } non cambia.
effect-gain = { $area ->
        [available] Guadagnate { $things } nell’area Disponibile della Zona di Carico: da usare anche subito.
       *[pending] Guadagnate { $things } nell’area In Sospeso della Zona di Carico: da usare dal prossimo sol.
    }
    .told = +{ $things } nella Zona di Carico.
effect-lose = Perdete { $things } dalla Zona di Carico, o quanto ce n’è.
    .told = −{ $things } dalla Zona di Carico, o quanto ce n’era.
effect-lose-region-sample = Perdete 1 campione a scelta da una qualsiasi ROI.
    .told = −1 campione da una ROI scelta da voi.
effect-wilt = Le piante della Fattoria principale appassiscono: ogni seme sul tracciato Crescita scende di 1 spazio (sotto lo spazio #1 va perso), poi 1 pianta adulta passa dalla sua Serra allo spazio #6.
    .told = Le piante della Fattoria principale appassiscono.
effect-grow = Le piante della Fattoria principale crescono: ogni seme sul tracciato Crescita sale di 1 spazio; dallo spazio #6 passa in una Serra vuota.
    .told = Le piante della Fattoria principale crescono.

## Stress, Morale, Avarie, tracciati

effect-stress-more = Aumentate lo Stress di { $count }. A 18 ogni astronauta subisce 1 ferita e lo Stress torna a 0; poi segnalate Morale −1{ $controls ->
        [typed] : scrivete «morale −1»
       *[pressed] {" "}alla voce «Segnalate»
    }.
    .told = Stress +{ $count }.
effect-stress-less = Abbassate lo Stress di { $count }, non sotto lo 0.
    .told = Stress −{ $count }.
effect-stress-same = Lo Stress non cambia.
effect-morale = Morale { $by }: spostate l’indicatore { $change }.
effect-morale-stays = Morale { $by }: è a { $at } e lì resta.
effect-malfunction = Tracciato Avaria del { $block } { $by }: spostate l’indicatore { $change }.
effect-malfunction-full = Tracciato Avaria del { $block } { $by }: spostate l’indicatore { $change }. A 5 si pesca una carta Avaria.
effect-malfunction-stays = Tracciato Avaria del { $block } { $by }: è a { $at } e lì resta.
effect-malfunction-card = { $cards ->
        [digital] Subito dopo si pesca una carta Avaria del { $block }.
       *[physical] Subito dopo pescate una carta Avaria del { $block }.
    }
effect-malfunction-card-keyword = { $cards ->
        [digital] Subito dopo si pesca una carta Avaria del { $block } con la parola chiave { $keyword }.
       *[physical] Subito dopo pescate una carta Avaria del { $block } con la parola chiave { $keyword }.
    }
effect-track = { $title } { $by }: spostate l’indicatore { $change }.
effect-track-stays = { $title } { $by }: è a { $at } e lì resta.
effect-reveal = Novità sulla scheda missione: «{ $title }».
effect-reveal-objective = Un nuovo obiettivo entra nel Diario di Missione: «{ $title }».
effect-sols-more = La missione dura { $count ->
        [one] 1 sol in più
       *[other] { $count } sol in più
    }: contate gli spazi del Contatore dei Sol fino a lì.
    .told = La missione dura { $count ->
        [one] 1 sol in più
       *[other] { $count } sol in più
    }.
effect-sols-less = La missione dura { $count ->
        [one] 1 sol in meno
       *[other] { $count } sol in meno
    }, ma non meno del sol in corso.
    .told = La missione dura { $count ->
        [one] 1 sol in meno
       *[other] { $count } sol in meno
    }.
effect-sols-same = La durata della missione non cambia.
effect-change-goal = Il traguardo di «{ $title }» ora è { $goal }.
effect-fail-objective = L’obiettivo «{ $title }» è fallito.
effect-lay-token = Piazzate il { $token } { $where }; se quella ROI non è ancora esplorata, appena lo è.
    .told = Il { $token } è stato piazzato { $where }.
effect-take-token = Prendete il { $token } e piazzatelo dove dice la missione.
    .told = Avete preso il { $token }.
effect-discard-token = Rimettete il { $token } nella scatola.
    .told = Il { $token } è tornato nella scatola.
effect-mark = Piazzate { $count ->
        [one] 1 indicatore
       *[other] { $count } indicatori
    } «{ $title }» { $place }.
    .told = { $count ->
        [one] 1 indicatore «{ $title }» è stato piazzato
       *[other] { $count } indicatori «{ $title }» sono stati piazzati
    } { $place }.
effect-mark-stays = { $count ->
        [one] «{ $title }»: il suo unico indicatore è già sul tavolo.
       *[other] «{ $title }»: tutti gli indicatori ({ $count }) sono già sul tavolo.
    }
effect-unmark = Togliete { $count ->
        [one] 1 indicatore
       *[other] { $count } indicatori
    } «{ $title }» { $place }.
    .told = { $count ->
        [one] 1 indicatore «{ $title }» è stato tolto
       *[other] { $count } indicatori «{ $title }» sono stati tolti
    } { $place }.
mark-on-sheet = sulla scheda missione
mark-on-region = in { $region }
mark-at-facility = { $facility_in }
mark-at-action = all’azione «{ $title }»
mark-line = { $title } { $place }: { $count }.
effect-move-walker-more = «{ $title }» avanza di { $count ->
        [one] 1 ROI
       *[other] { $count } ROI
    }.
effect-move-walker-less = «{ $title }» torna indietro di { $count ->
        [one] 1 ROI
       *[other] { $count } ROI
    }.
effect-move-walker-same = «{ $title }» resta dov’è.
walker-line = { $title }: in { $region }{ $left ->
        [0] , alla fine del percorso
        [one] , a 1 ROI dalla fine del percorso
       *[other] , a { $left } ROI dalla fine del percorso
    }.
effect-region-token = Piazzate un segnalino Modificatore ({ $token }) { $where }, se è esplorata.
    .told = Un segnalino Modificatore ({ $token }) in più { $where }.
effect-region-sample = Piazzate { $count ->
        [one] 1 campione
       *[other] { $count } campioni
    } in più { $where }, se è esplorata.
    .told = { $count ->
        [one] 1 campione
       *[other] { $count } campioni
    } in più { $where }.
in-region-chosen = su una ROI esplorata a vostra scelta
in-region-named = sulla ROI { $region }
in-region-walker = sulla ROI dove si trova «{ $title }»
in-region-drawn = sulla ROI dell’anello { $ring } indicata da una carta Direzione
effect-end-mission = La missione finisce adesso.
    .told = La missione finisce.

## Astronauti

effect-wound = { $who } subisce { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }.
effect-heal-wound = { $who } guarisce { $count ->
        [one] 1 ferita
       *[other] { $count } ferite
    }.
effect-condition-drawn = { $who } pesca un segnalino Condizione. Se è { $anxiety }, segnalate qui Morale −1 e rimettetelo nella pila.
    .told = { $who } pesca un segnalino Condizione.
effect-condition = { $who } subisce la Condizione { $condition }: ne prende il segnalino dalla pila, se ne resta uno.
    .told = { $who } subisce la Condizione { $condition }.
effect-condition-anxiety = { $who } subisce la Condizione { $condition }: segnalate qui Morale −1 e rimettete il segnalino nella pila.
    .told = { $who } subisce la Condizione { $condition }.
effect-cure-condition = { $who } rimette nella pila uno dei propri segnalini Condizione.
effect-morale-tokens-more = { $who } guadagna { $count ->
        [one] 1 segnalino Morale
       *[other] { $count } segnalini Morale
    }.
effect-morale-tokens-less = { $who } scarta { $count ->
        [one] 1 segnalino Morale, se ne ha
       *[other] { $count } segnalini Morale, o quanti ne ha
    }.
effect-morale-tokens-same = { $who } tiene i propri segnalini Morale.
effect-adventure = { $who } risolve subito dopo un’Avventura: { $adventure }.
effect-lose-pawn = { $who } lascia inutilizzata una pedina in questo sol.

## Costi

cost-mark = { $count ->
        [one] 1 indicatore «{ $title }»
       *[other] { $count } indicatori «{ $title }»
    }
cost-pawns = { $count ->
        [one] 1 pedina
       *[other] { $count } pedine
    }
cost-supply = { $count } { $resource } dalle Riserve Generali
cost-morale-tokens = { $count ->
        [one] 1 segnalino Morale di chi esegue l’azione
       *[other] { $count } segnalini Morale di chi esegue l’azione
    }

## I generi, dove si compone una carta stampata

printed-wound = Ferite
printed-heal-wound = Guarigione
printed-condition = Un segnalino Condizione
printed-cure-condition = Cura di una condizione
printed-morale-tokens = Segnalini Morale
printed-lose-pawn = Una pedina resta inutilizzata
printed-morale = Morale
printed-stress = Stress
printed-supply = Riserve Generali
printed-productivity = Produttività
printed-break-part = Qualcosa si rompe
printed-repair-part = Una riparazione
printed-shutdown = Tessera Arresto
printed-token = Segnalino Modificatore su una Struttura
printed-clear-tokens = Via i segnalini Modificatore
printed-rover-token = Segnalino Modificatore su un rover
printed-crew-token = Segnalino Modificatore su una scheda ID
printed-gain = Nella Zona di Carico
printed-lose = Dalla Zona di Carico
printed-lose-region-sample = Via un campione da una regione
printed-grow = Crescita
printed-wilt = Appassimento
printed-malfunction = Tracciato Avaria
printed-malfunction-card = Una carta Avaria
printed-adventure = Un’Avventura
