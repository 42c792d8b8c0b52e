# The market of Mars Needs Mechanics during play.

helper-report = The game so far, told by Solkeeper.
helper-player = Player { $number }
helper-param-component = the component
helper-param-to = the number
helper-param-seat = the player
helper-param-count = the number of cards
helper-param-scrap = the Scrap
helper-param-cards = the number of cards
helper-param-mechanism = the mechanism
helper-param-by = the change

mnm-mechanism-x-ray-goggles = X-Ray Goggles
mnm-mechanism-difference-engine = Difference Engine
mnm-mechanism-rocket-booster = Rocket Booster
mnm-mechanism-aether-drive = Aether Drive
mnm-mechanism-automaton = Automaton
mnm-some-mechanism = A mechanism

mnm-command-shuffle-line = { $again ->
        [yes] Lay the tokens at random again
       *[no] Lay the tokens at random
    }
mnm-command-move-token = Move a token on the Order Line
    .with = Move { $component } to place { $place }
mnm-command-set-first-player = Give the first player marker
    .with = First player: { $name }
mnm-command-begin = Begin
mnm-command-buy = Buy a component
    .with = Buy { $component } for { $price }
mnm-command-pass = Pass
mnm-command-build = Build a mechanism
    .with = { $cards ->
        [one] { $name } builds { $mechanism } with 1 card
       *[other] { $name } builds { $mechanism } with { $cards } cards
    }
    .open = { $name } builds { $mechanism }
mnm-command-break-down = Break down a mechanism
    .with = { $name } breaks down { $mechanism }
mnm-command-end-round = Adjust the prices
mnm-command-sell = Sell a set
    .with = { $scrap ->
        [0] { $count ->
            [one] Sell { $component } (1 card)
           *[other] Sell { $component } ({ $count } cards)
        }
       *[other] { $count ->
            [one] Sell { $component } (1 card and { $scrap } Scrap)
           *[other] Sell { $component } ({ $count } cards and { $scrap } Scrap)
        }
    }
    .open = { $scrap ->
        [0] Sell { $component }
       *[other] Sell { $component } with { $scrap } Scrap
    }
mnm-command-done-selling = No more sales
mnm-command-set-end-value = What mechanism cards are worth at the end
    .with = { $name }: mechanism cards are worth { $to }
    .open = { $name }: what mechanism cards are worth
mnm-command-finish = Count the cogs
mnm-command-mechanism-cogs = Cogs by a mechanism card
    .with = { $name }: cogs { $by } by a mechanism card
    .open = { $name }: cogs by a mechanism card
mnm-command-correct-price = Correct a price
    .with = { $component } costs { $to }
mnm-command-correct-cogs = Correct the cogs of a player
    .with = { $name }, cogs: { $to }
mnm-command-correct-hand = Correct the number of cards in a hand
    .with = { $name }, component cards: { $to }
mnm-command-correct-scrap = Correct the Scrap of a player
    .with = { $name } has { $to } Scrap
mnm-command-correct-built = Correct what is built
    .with = { $to ->
        [0] { $name } has not built { $mechanism }
        [one] { $name } has 1 card in { $mechanism }
       *[other] { $name } has { $to } cards in { $mechanism }
    }
mnm-command-correct-market = Correct the market
    .with = Cards on the market: { $to }
mnm-command-correct-deck = Correct the deck
    .with = Cards in the deck: { $to }
mnm-command-correct-turn = Correct whose turn it is
    .with = It is { $name }’s turn

mnm-refused-cannot-pay = { $component } costs { $price }; { $name } has { $cogs ->
        [one] 1 cog
       *[other] { $cogs } cogs
    }. There is no borrowing. Nothing has changed.

mnm-fact-line-shuffled = Order Line, front to back: { $line }.
mnm-fact-token-moved = { $component } moves on the Order Line. Front to back: { $line }.
mnm-fact-first-player-set = { $name } has the first player marker.
mnm-fact-round-began = Round { $round }. First player: { $name }.
mnm-fact-turn-began = It is { $name }’s turn.
mnm-fact-bought = { $name } buys { $component } for { $price ->
        [one] 1 cog
       *[other] { $price } cogs
    }.
mnm-fact-passed = { $name } passes.
mnm-fact-built = { $cards ->
        [one] { $name } builds { $mechanism } with 1 card.
       *[other] { $name } builds { $mechanism } with { $cards } cards.
    }
mnm-fact-broken-down = { $cards ->
        [one] { $name } breaks down { $mechanism }: 1 card back in hand.
       *[other] { $name } breaks down { $mechanism }: { $cards } cards back in hand.
    }
mnm-fact-round-ended = { $why ->
        [empty] Round { $round } is over: the market is empty.
       *[passed] Round { $round } is over: everybody has passed in a row.
    }
mnm-fact-last-round-known = { $why ->
        [deck] This is the last round: the deck is empty. At its end only components bought in it rise.
       *[dry] That was the last round: nobody has bought anything for two rounds. No price rises at its end.
    }
mnm-fact-prices-adjusted = { $last ->
        [yes] Prices after the last round, front to back: { $prices }.
       *[no] Prices, front to back: { $prices }.
    }
mnm-fact-sale-began = { $name } may sell.
mnm-fact-sold = { $scrap ->
        [0] { $count ->
            [one] { $name } sells { $component } (1 card)
           *[other] { $name } sells { $component } ({ $count } cards)
        }
       *[other] { $count ->
            [one] { $name } sells { $component } (1 card and { $scrap } Scrap)
           *[other] { $name } sells { $component } ({ $count } cards and { $scrap } Scrap)
        }
    } for { $cogs ->
        [one] 1 cog.
       *[other] { $cogs } cogs.
    }
mnm-fact-refilled = { $cards ->
        [one] 1 card goes from the deck to the market.
       *[other] { $cards } cards go from the deck to the market.
    }
mnm-fact-competition-over = { $why ->
        [deck] The competition is over: the deck is empty.
       *[dry] The competition is over: two rounds without a purchase.
    }
mnm-fact-end-value-set = { $name }, mechanism cards at the end: { $change }.
mnm-fact-finished = All cogs are counted.
mnm-fact-mechanism-paid = { $mechanism }: { $name }, cogs { $change }.
mnm-fact-price-corrected = Put right: { $component } { $change }.
mnm-fact-cogs-corrected = Put right: { $name }, cogs { $change }.
mnm-fact-hand-corrected = Put right: { $name }, component cards in hand { $change }.
mnm-fact-scrap-corrected = Put right: { $name }, Scrap { $change }.
mnm-fact-built-corrected = { $cards ->
        [0] Put right: { $name } has not built { $mechanism }.
        [one] Put right: { $name } has 1 card in { $mechanism }.
       *[other] Put right: { $name } has { $cards } cards in { $mechanism }.
    }
mnm-fact-market-corrected = Put right: cards on the market { $change }.
mnm-fact-deck-corrected = Put right: cards in the deck { $change }.
mnm-fact-turn-corrected = Put right: it is { $name }’s turn.

mnm-page-set-up = Lay the table
    .now-1 = Each player takes 30 cogs, 2 Scrap cards and 3 component cards. Keep the hand secret; cogs lie open.
    .now-2 = Lay the seven tokens on the Order Line at random, and every price marker on 5.
    .now-3 = Lay { $market } component cards on the market; { $deck } stay in the deck.
    .now-4 = The player with the best British accent takes the first player marker.
    .next = Next: round 1.
mnm-page-turn = Round { $round }: { $name }’s turn
    .now-1 = Buy one component or pass.
    .now-2 = You may also build one mechanism and break down another, before or after. Whoever has just played may do so until { $name } acts.
    .next = Next: { $next }. The round is over when the market is empty or when everybody passes in a row; { $to_pass } more to pass.
mnm-page-round-over = Round { $round } is over
    .now-1 = { $optional ->
        [both] { $last } may still build a mechanism, or break one down to sell its cards.
        [build] { $last } may still build a mechanism.
        [break] { $last } may still break down a mechanism, to sell its cards.
       *[none] { $last } has ended the turn.
    } Between rounds nobody builds or breaks down.
    .now-2 = Move the price markers as shown. The tokens stay in their order.
    .next = Next: { $first_player } sells first.
mnm-page-sales = { $name } may sell
    .now-1 = Sell any number of sets: three cards or more of one component, where Scrap may stand in for a card and is worth nothing.
    .now-2 = Sold cards go face down to the discard pile. Used Scrap is gone.
    .next = { $then ->
        [refill] Next: { $refill ->
            [0] the market stays as it is
            [one] lay 1 card from the deck on the market
           *[other] lay { $refill } cards from the deck on the market
        }; { $after_first } takes the first player marker.
        [over] Next: the competition is over.
       *[sale] Next: { $next } may sell.
    }
mnm-page-reckoning = The competition is over
    .now-1 = Enter what mechanism cards say they are worth at the end. Cards left in hand and in mechanisms are worth nothing.
    .next = Next: the ranking.
mnm-page-end = The game is over
    .next = The most cogs win; a tie goes to fewer cards in hand.

mnm-here-market = On the market: { $market }. In the deck: { $deck }.
mnm-here-last-round = { $why ->
        [deck] Last round: only components bought in it rise at its end.
       *[dry] Last round: two rounds without a purchase.
    }
mnm-here-refilled = Before { $name } acts: fill the market from the deck to { $market ->
        [one] 1 card
       *[other] { $market } cards
    }, so that { $deck } stay in the deck, and give { $first_player } the first player marker.
mnm-here-dry = Nobody bought in the round before. If nobody buys in this one, the competition is over.
mnm-here-line = Front to back: { $line }.
mnm-here-player = { $name }: cogs { $cogs }, component cards { $cards }, Scrap { $scrap }
mnm-here-built = { $player }; built: { $mechanisms }
