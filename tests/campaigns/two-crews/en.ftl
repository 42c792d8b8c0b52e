two-crews = Four left the ship, and eight sat down to the first meal. There were six chairs.
    .title = Two Crews
    .idea = A second crew lands, and brings its own orders.

landing = The ramp is down before the dust is.
    .title = Landing
    .retry = The relay gives you the month again. It does not give you the dark one back.

old-iron = { $envoy-cap } still has the key to their stores, on a cord, under the suit.
    .title = Old Iron

the-auction = The price list begins with the name of { $lost-1 }.
    .title = The Auction

one-ledger = The two ledgers are bound into one.
    .title = One Ledger

one-flag-at-half = One of the two flags stays where it is.
    .title = One Flag at Half-Mast
