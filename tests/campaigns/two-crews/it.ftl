two-crews = Dalla nave sono scesi in quattro, e al primo pasto erano in otto. Le sedie erano sei.
    .title = Due equipaggi
    .idea = Atterra un secondo equipaggio, e porta ordini suoi.

landing = La rampa tocca terra prima della polvere.
    .title = L’atterraggio
    .retry = Il ripetitore vi ridà il mese. Il mese buio non ve lo ridà.

old-iron = { $envoy-cap } ha ancora la chiave dei loro magazzini, su un cordino, sotto la tuta.
    .title = Ferro vecchio

the-auction = Il listino comincia con il nome { $lost-1-of }.
    .title = L’asta

one-ledger = I due registri sono rilegati in uno.
    .title = Un solo registro

one-flag-at-half = Una delle due bandiere resta dov’è.
    .title = Una bandiera a mezz’asta
