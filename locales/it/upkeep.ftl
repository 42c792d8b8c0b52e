# Plancia completa: a che cosa porta la gestione di un sol, riga per riga.

fact-board-condition-drawn = { $name } pesca un segnalino Condizione: { $condition }.
fact-board-rover-rolled = { $wound ->
        [yes] Dado Ferite verde per { $rover }: ferita. { $rover } subisce danni.
       *[no] Dado Ferite verde per { $rover }: nessuna ferita.
    }
fact-board-wilting-answered = { $stopped ->
        [yes] { $place }: l'appassimento è fermato per questo sol.
       *[no] { $place }: l'appassimento non viene fermato.
    }

step-rover-roll = Tiro per un rover
    .heading = Il dado Ferite verde per { $rover }
    .line-1 = Tirate il dado Ferite verde. Con una ferita { $rover } subisce danni: un segnalino Guasto va sul suo spazio ×.
    .question = Il dado mostra una ferita?
