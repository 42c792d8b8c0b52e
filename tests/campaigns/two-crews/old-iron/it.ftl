old-iron = La prima nota del diario è breve.
    .title = Ferro vecchio
    .idea = Un capitolo delle prove.

old-iron-goal = Fate quello che era stabilito.
    .title = Il compito

old-iron-more = Fate qualcosa in più.
    .title = Il di più

their-manual = Qualcuno ha tradotto il manuale con le vostre parole.
    .title = Their manual

one-pump = Una pompa gira per due circuiti.
    .title = One pump

thin-trust = Nessuno passa il sale.
    .title = Thin trust

old-iron-won = È fatta.
    .title = È fatta

old-iron-lost = Non è fatta.
    .title = Non è fatta

old-iron-died = Una sedia è vuota.
    .title = Una sedia è vuota
