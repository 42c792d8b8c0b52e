# Il tabellone nella finestra, e ciò che ne imposta i numeri.

window-board-tab = Tabellone
window-broken = Rotti { $broken }, Soglia { $threshold }
window-board-blocks = Complessi
window-board-supply = Riserve Generali
window-board-crew = Equipaggio
window-board-cargo = Zona di Carico
window-board-map = Mappa
window-board-rovers = Rover
window-board-upgrades = Miglioramenti e Ricerca
window-board-pool = Pila Condizioni
window-board-stress = Stress { $at } su { $top }
window-board-morale = Morale { $at }
window-board-nothing = Niente
window-board-built = Installati: { $names }
window-board-pending = In Sospeso: { $names }
window-board-ready = Pronti: { $names }
window-board-research = Esaminati { $examined }, Scoperte { $discoveries }
window-board-condition-space = +
window-board-wounds = { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
window-board-basic = base
window-board-skills = Abilità usate: { $skills }
window-board-tokens = Segnalini Morale: { $count }
window-board-tile-lies = Qui c’è una tessera
window-board-tile-gone = Qui non c’è nessuna tessera
window-board-lead = Premete una parte del tabellone per leggerne i numeri a parole e impostarli.
window-board-assumed = I libri non dicono quali elementi abbia una Struttura, su quali spazi del tracciato Salute si peschi un segnalino Condizione (+) e che cosa ci sia sulle tessere ROI. Il tabellone mostra ciò che è presunto.
window-board-not-kept = Il tabellone lo tenete voi.
window-board-red = rosso
window-board-green = verde
window-board-unsure = Da confrontare
window-board-check = Confrontate con il tavolo
window-board-check-lead = Correggete ciò che non coincide, poi confermate ogni parte.
window-board-check-elsewhere = Altre parti del tabellone sono ancora da confrontare con il tavolo.
window-board-agrees = Coincide
window-board-close = Chiudete
window-board-how-right = Correggete
window-board-how-moved = È cambiato in gioco
window-board-box-red = Riquadro: rosso
window-board-box-green = Riquadro: verde
window-board-track = Tracciato Avaria
window-board-put = Piazzate un segnalino
window-board-token-name = Segnalino { $number }: numero o lettera
window-board-token-name-from = Segnalino { $number } da { $region }: numero o lettera
window-board-poi-name = Segnalino POI { $number }: nome
window-board-skill-name = { $which }: nome
window-board-spares = Strutture di Riserva non ancora costruite
window-board-take = Togliete: { $token }

window-board-legend = Che cosa significano i simboli
window-board-numbers = Numeri e correzioni

window-map-hub = HUB
window-map-hub-label = L’HUB: azioni Evento e azioni della missione
window-map-hub-title = Azioni Evento e azioni della missione
window-map-unexplored = Non esplorata
window-map-action = Luogo dell’azione della missione «{ $title }»
window-map-samples = { $count ->
    [0] Nessun campione
    [one] 1 campione
   *[other] { $count } campioni
}
window-map-objectives = { $count ->
    [one] 1 segnalino Obiettivo
   *[other] { $count } segnalini Obiettivo
}
window-map-pois = { $count ->
    [one] 1 icona POI
   *[other] { $count } icone POI
}
window-map-this-sol = Esplorata in questo sol: non si attraversa né si usa prima del prossimo sol
window-map-offer = Qui si può pianificare un’azione; pedine: { $pawns }
window-map-token = Segnalino Obiettivo
window-map-more = C’è altro: premete la regione
window-legend-token = Segnalino Modificatore: { $token }
window-legend-wounds = Ferite
window-here-pawns = { $pawns ->
    [one] 1 pedina per un successo sicuro
   *[other] { $pawns } pedine per un successo sicuro
}
window-board-health = { $wounds }. Ogni spazio con + fa pescare un segnalino Condizione quando una ferita lo copre.
window-board-pawns = { $free ->
        [one] 1 pedina su { $all } può agire
       *[other] { $free } pedine su { $all } possono agire
    }
window-board-dismantle = Smontate ora
window-here-roll = { $pawns ->
    [one] Con 1 pedina: si tirano i dadi
   *[other] Con { $pawns } pedine: si tirano i dadi
}
window-here-parts-from = I pezzi di ricambio si ottengono smontando un elemento verde, o da una carta Miglioramento.
window-here-rover = Con { $rover }
window-here-donors = { $place }, { $part }: riparazione con quello di un’altra Struttura; pedine: { $pawns }
window-hub-legend-red = Un elemento rotto
window-hub-legend-now = I segnalini qui agiscono in questo sol
window-hub-legend-next = I segnalini qui attendono; a ogni Pulizia il primo in cima passa su !
window-hub-legend-shut = Tessera Arresto di questa risorsa: la Struttura è in arresto
window-hub-legend-threshold = «Rotti»: quanti elementi sono rotti adesso. «Soglia»: quanti possono esserlo al massimo alla fine della missione.
window-hub-legend-pawns = Pedine: in evidenza se pianificate, altrimenti richieste; «1–2»: 1 con i dadi, 2 senza
window-gauge-stress = Stress
window-here-planned = Pianificata: { $action }
window-here-refused = Ora non possibile: { $action }


short-built = Costruita
short-productivity = Produttività
short-tile = Tessera Arresto ({ $resource })
short-greenhouses = Serre
short-plants = Piante
short-growth = Crescita { $space }
short-cargo = { $item } ({ $area })
objective-tokens = { $colour ->
    [red] { $count ->
        [one] 1 segnalino Obiettivo rosso
       *[other] { $count } segnalini Obiettivo rossi
    }
    [orange] { $count ->
        [one] 1 segnalino Obiettivo arancione
       *[other] { $count } segnalini Obiettivo arancioni
    }
   *[black] { $count ->
        [one] 1 segnalino Obiettivo nero
       *[other] { $count } segnalini Obiettivo neri
    }
}
short-objective-tokens = { $colour ->
    [red] Segnalini Obiettivo rossi ({ $area })
    [orange] Segnalini Obiettivo arancioni ({ $area })
   *[black] Segnalini Obiettivo neri ({ $area })
}
short-wounds = Ferite
short-morale-tokens = Segnalini Morale
short-basic-skill = Abilità base
short-skill = Carta Abilità { $skill }
short-lost-pawns = Pedine inutilizzate
short-samples = Campioni
short-objectives = Segnalini Obiettivo
short-upgrade-at = { $at ->
    [0] Non in questa partita
    [1] La carta è pronta
    [2] La tessera è In Sospeso
    [3] Installato
   *[4] Di nuovo nella scatola
}
short-stack-facility = Segnalini su { $space }
short-stack = Segnalini
flag-part = { $what }: { $on ->
    [yes] rosso
   *[no] verde
}
flag-skill = { $what }: { $on ->
    [yes] usata
   *[no] libera
}
flag-there = { $what }: { $on ->
    [yes] sì
   *[no] no
}

window-plan-how = Premete una stanza o una ROI sul tabellone, poi scegliete che cosa fare lì.
window-plan-on-hub = Scegliete una Struttura
window-plan-on-map = Scegliete sulla mappa
window-plan-list = Mostrate che cosa è possibile
window-plan-free = Pedine libere
window-plan-free-short = Libere
window-plan-key = piano
window-plan-pawns-lead = Sulla pila di un’azione premete un nome per aggiungere una pedina; quando non se ne possono aggiungere altre, premendolo di nuovo le togliete tutte. La freccia accanto a un nome sceglie chi esegue l’azione.
window-plan-drop = Rinunciate
window-plan-performs = { $name } esegue
window-plan-pawns = { $name }, pedine su questa azione: { $here } su { $all }. { $role ->
    [performs] Esegue.
    [assists] Assiste.
   *[none] Non partecipa.
}
window-plan-no-rover = Nessun rover
window-plan-way = { $way }: { $pawns ->
    [one] 1 pedina
   *[other] { $pawns } pedine
}{ $count ->
    [0] {""}
   *[other] . { $risks }
}
window-plan-table = Correggete l’app
window-plan-why-table = Perché il tavolo corregge l’app?
window-plan-reason = Un motivo con parole vostre
window-plan-price = Che cosa si paga invece
window-plan-anyway = Pianificatela lo stesso
window-plan-unlisted = Fuori portata, o inutili per quanto ne sa l’app:
window-plan-why = Guardate da dove viene il numero
window-plan-warnings = Prima di dichiarare
window-plan-actions = Che cosa si può fare ora
window-plan-events = Eventi
window-plan-shutdown = Tessere Arresto
window-plan-mission = Azioni della missione
window-plan-forbidden = { $count ->
    [one] 1 azione non è possibile ora
   *[other] { $count } azioni non sono possibili ora
}
window-die-of-success = Dado Successo
window-die-of-wound = Dado Ferite
window-die-of-adventure = Dado Avventura
window-tile-features = Effetti della tessera
window-tile-samples = Campioni sulla tessera
window-tile-pois = Icone POI sulla tessera

undo-plan-declared = { $count ->
    [one] 1 azione dichiarata
   *[other] { $count } azioni dichiarate
}
