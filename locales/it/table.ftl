# Rimettere a posto il tavolo quando si riprende una partita: nella finestra, nel testo e su carta.

table-title = Rimettete a posto il tavolo
table-lead = Riprendete una partita che avevate messo via: rimettete ogni pezzo dov’era, zona per zona.
table-tick = Premete una riga quando è fatta.
table-unlisted = Ciò che manca è come su un tabellone mai toccato.
table-unlisted-story = Il resto lo tenete voi, e Solkeeper non lo conosce: ferite, riserve, elementi rotti, tessere, segnalini, carte e la mappa. Guardate la vostra fotografia del tavolo o i vostri appunti.
table-last = Che cosa è successo per ultimo
table-sol = Sol e Primo Giocatore
table-actions = Pedine sulle azioni
table-at = { $place }: { $what }
table-untouched = come all’inizio
table-fold = Chiudete
table-unfold = Mostrate
table-print = Stampate
table-print-history = Stampate dove va ogni pezzo
table-printed = La pagina si è aperta nel browser: stampatela da lì. Il file è { $path }.
table-unshown = La pagina è scritta, ma nulla in questo sistema l’ha aperta. Il file è { $path }: apritelo in un browser e stampatelo da lì.
table-made = Fatto con Solkeeper.
table-operator = { $aom }: operatore { $name }
table-explored = esplorata
