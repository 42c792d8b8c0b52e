landing = La prima nota del diario è breve.
    .title = L’atterraggio
    .idea = Un capitolo delle prove.

landing-goal = Fate quello che era stabilito.
    .title = Il compito

landing-more = Fate qualcosa in più.
    .title = Il di più

their-airlock = Il loro portello è a undici passi dal vostro.
    .title = Their airlock

first-supper = Otto piatti, sei sedie, una lampada.
    .title = First supper

landing-won = È fatta.
    .title = È fatta

landing-lost = Non è fatta.
    .title = Non è fatta

landing-died = Una sedia è vuota.
    .title = Una sedia è vuota
