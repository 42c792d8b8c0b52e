# Effetti sul tabellone tenuto dall’app: che cosa non fanno e perché, che cosa deve dire prima l’equipaggio.

fact-board-nothing = { $on }: non succede nulla. { $why }
fact-board-nothing-at-all = Non succede nulla. { $why }
idle-shut = La Struttura è in arresto e ignora ogni effetto.
idle-red = L’elemento è già rosso.
idle-green = L’elemento è già verde.
idle-no-part = Non ha quell’elemento.
idle-tile = C’è già una tessera Arresto di quel tipo.
idle-no-need = Non ha bisogno di quella risorsa.
idle-no-facility = Non resta nessuna Struttura che possa essere colpita.
idle-at-end = Il numero resta dov’è.
idle-none-left = Non ne resta più nulla.
idle-no-token = Non c’è nessun segnalino Modificatore.
idle-well = Non c’è nulla da curare.
idle-no-condition = Non c’è nessun segnalino Condizione da prendere.
idle-nobody = Nell’equipaggio non c’è nessun astronauta di quella professione.
idle-no-growth = Non c’è nulla che possa crescere o appassire.
idle-no-sample = Nessuna regione ha campioni.
idle-not-explored = Quella regione non è esplorata.
idle-no-card = Non restano carte Miglioramento.

# Che cosa farà l’app quando si risolvono questi effetti.
ahead-moved = { $spot }: { $change }.
ahead-upgrade = { $spot }: da «{ $before }» a «{ $after }».
ahead-broken = { $spot }: verde → rosso.
ahead-repaired = { $spot }: rosso → verde.
ahead-put = Da piazzare: { $spot }.
ahead-gone = Da togliere: { $spot }.
ahead-token-put = { $stack }: piazzate { $token_the }.
ahead-blocked-facility = In questo sol qui non si fa nulla.
ahead-blocked-rover = Non viaggia finché non è riparato.
ahead-token-taken = { $stack }: togliete { $token_the }.
effects-full-note = Quando continuate, l’app lo muove sul suo tabellone; voi muovete i pezzi sul tavolo.

step-which-condition = Segnalino Condizione
    .heading = Quale segnalino Condizione
    .line-1 = Ce n’è più d’uno. Scegliete quale torna nella pila.
step-which-region = Regione
    .heading = Quale regione
    .line-1 = Scegliete la regione colpita dall’effetto.
step-which-upgrade = Carta Miglioramento
    .heading = Quale carta Miglioramento
    .line-1 = Pescate una vostra carta e dite qual è, oppure scegliete quale torna nella scatola.
step-perform = Effetti
    .heading = Gli effetti continuano
draw-card-report-full = Ciò che la carta dice del tabellone e dell’equipaggio, riportatelo un numero alla volta: qualcosa sul tavolo ha mosso un numero, un segnalino Modificatore sta su una pila. L’app ricava ciò che ne segue.
