# Quello che dice una carta o tessera stampata, composto a mano.

printed-any = Qualsiasi
printed-who-performer = Chi esegue
printed-who-first-player = Il Primo Giocatore
printed-who-everyone = Tutti
printed-who-chosen = Uno a vostra scelta
printed-who-most-wounded = Il più ferito
window-printed = Una carta o tessera stampata
window-printed-lead = Per carte, POI, tessere e abilità della vostra scatola: componete quello che dicono e l’app lo fa sul tabellone.
window-printed-open = Che cosa dice?
window-printed-icon = Inserite che cosa fa l’icona missione
window-printed-known = Ricordate per la vostra scatola
window-printed-remove = Togliete l’ultima voce
window-printed-add = Aggiungete
window-printed-do = Fate quello che dice
window-printed-name = Un nome per ritrovarla
window-printed-remember = Ricordatela per questa scatola
window-printed-forget = Dimenticatela
window-printed-by = Chi esegue?
