landing = La prima nota del diario è breve.
    .title = L’atterraggio
    .idea = Un capitolo delle prove.

landing-goal = Fate quello che era stabilito.
    .title = Il compito

landing-more = Fate qualcosa in più.
    .title = Il di più

their-airlock = Viene annotato nel diario.
    .title = Their airlock

first-supper = Viene annotato nel diario.
    .title = First supper

landing-won = È fatta.
    .title = È fatta

landing-lost = Non è fatta.
    .title = Non è fatta

landing-died = Una sedia è vuota.
    .title = Una sedia è vuota
