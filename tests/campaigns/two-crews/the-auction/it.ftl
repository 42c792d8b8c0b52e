the-auction = La prima nota del diario è breve.
    .title = L’asta
    .idea = Un capitolo delle prove.

the-auction-goal = Fate quello che era stabilito.
    .title = Il compito

the-auction-more = Fate qualcosa in più.
    .title = Il di più

the-bid = Il listino arriva al tramonto.
    .title = The bid
    .then-lab = Il Laboratorio vale meno di prima.
    .else-lab = Il Laboratorio è intero, e il prezzo anche.

the-key = La chiave entra ancora.
    .title = The key

the-hammer = Il martello batte con undici minuti di ritardo.
    .title = The hammer

the-auction-won = È fatta.
    .title = È fatta

the-auction-lost = Non è fatta.
    .title = Non è fatta

the-auction-died = Una sedia è vuota.
    .title = Una sedia è vuota
