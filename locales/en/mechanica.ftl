# Mechanica during play, and the turn of ARMAND-0.

helper-param-improvement = the improvement
helper-param-price = the price
helper-param-install = install or recycle
helper-param-payout = the payout
helper-param-deluxe = the model
helper-param-expensive = the side of the chip
helper-param-purse = wallet or vault
helper-param-tile = the tile

me-improvement-upgrader = Upgrader
me-improvement-downgrader = Downgrader
me-improvement-duplicator = Duplicator
me-improvement-reconfigurator = Reconfigurator
me-improvement-fabricator = Fabricator
me-improvement-overactive-fabricator = Overactive Fabricator
me-improvement-gift-wrapper = Gift Wrapper
me-improvement-static-charger = Static Charger
me-improvement-flight-tester = Flight Tester
me-tile = the tile
me-truck-small = small truck
me-truck-big = Big Truck
me-truck-huge = Huge Truck
me-money = { $sum } ({ $coins })
me-nobody-now = nobody in this turn

me-command-continue = Go on
me-command-reveal = A tile goes into the shop
    .with = { $tile } goes into the shop at { $price }
me-command-ship = Ship bots
    .with = { $bot ->
        [basic] Ship { $count } Basic for { $money }
        [plus] Ship { $count } Plus for { $money }
       *[deluxe] Ship { $count } Deluxe for { $money }
    }
    .open = { $bot ->
        [basic] Ship Basic Bots, 2 each
        [plus] Ship Plus Bots, 4 each
       *[deluxe] Ship Deluxe Bots, 6 each
    }
me-command-buy-tile = Buy an improvement
    .with = { $install ->
        [yes] Buy and install { $tile } for { $price }
       *[no] Buy and recycle { $tile } for { $price }
    }
    .open = Buy { $tile } for { $price }
me-command-buy-fork = Buy a Fork for 1
me-command-buy-truck = Buy a truck
    .with = { $from } → { $to } for { $price }
me-command-complete = Complete a blueprint
    .with = Blueprint { $blueprint }: { $payout } into the vault
    .open = Blueprint { $blueprint }: completed
me-command-demolish = Demolish an improvement
    .with = Demolish { $tile }
me-command-use-overactive = Use an Overactive Fabricator
    .with = { $deluxe ->
        [yes] Overactive Fabricator: a Deluxe
       *[no] Overactive Fabricator: a Plus
    }
me-command-gift-wrapper = Bots pass a Gift Wrapper
    .with = { $name }: { $count } through a Gift Wrapper
    .open = { $name }: bots through a Gift Wrapper
me-command-flight-tester = A Flight Tester throws over an improvement
    .with = { $name }: { $count } thrown over an improvement
    .open = { $name }: bots thrown over an improvement
me-command-price-is = It now costs
    .with = It now costs { $price }
me-command-fell-out = It fell into the bin
me-command-flip-chip = Flip the chip
me-command-enter-chip = Enter what the chip shows
    .with = { $expensive ->
        [yes] The chip shows “expensive”
       *[no] The chip shows “cheap”
    }
me-command-armand-takes = ARMAND-0 buys a tile
    .with = ARMAND-0 buys { $tile }
me-command-set-value = Tell the value of a tile
    .with = { $tile } is worth { $to }
me-command-correct-money = Correct money
    .with = { $purse ->
        [wallet] { $name } has { $to } in the wallet
       *[vault] { $name } has { $to } in the vault
    }
me-command-correct-price = Correct the price of a tile
    .with = { $tile } costs { $to }
    .open = Correct the price of { $tile }
me-command-correct-stack = Correct the stack
    .with = Tiles in the stack: { $to }
me-command-forget-wheel = Forget the prices of the wheel

me-refused-cannot-pay = { $name } has { $wallet } in the wallet; this costs { $price }. The vault cannot be spent. Nothing has changed.

me-fact-day-began = Workday { $day }.
me-fact-turn-began = It is { $name }’s turn.
me-fact-revealed = { $tile } goes into the shop at { $price }.
me-fact-shipped = { $bot ->
        [basic] { $name } ships { $count } Basic for { $money }.
        [plus] { $name } ships { $count } Plus for { $money }.
       *[deluxe] { $name } ships { $count } Deluxe for { $money }.
    }
me-fact-tile-bought = { $how ->
        [armand] { $name } buys { $tile } for { $price }. Lay it beside his vault.
        [installed] { $name } buys { $tile } for { $price } and installs it.
       *[recycled] { $name } buys { $tile } for { $price } and recycles it: one Deluxe or two Plus, as the tile says.
    }
me-fact-fork-bought = { $name } buys a Fork for { $price }.
me-fact-truck-bought = { $name } buys a truck for { $price }: { $from } → { $to }.
me-fact-completed = { $name } completes blueprint { $blueprint }: { $payout } into the vault. Turn both blueprints.
me-fact-demolished = { $name } demolishes { $tile }. It goes into the bin.
me-fact-overactive-used = { $solo ->
        [yes] { $deluxe ->
            [yes] { $name } makes a Deluxe with the Overactive Fabricator.
           *[no] { $name } makes a Plus with the Overactive Fabricator.
        }
       *[no] { $deluxe ->
            [yes] { $name } makes a Deluxe: every opponent takes a Plus or a Basic.
           *[no] { $name } makes a Plus: every opponent takes a Basic.
        }
    }
me-fact-money-moved = { $purse ->
        [wallet] { $name }, wallet { $change }
       *[vault] { $name }, vault { $change }
    }: { $source ->
        [gift-wrapper] Gift Wrapper.
        [flight-tester] Flight Tester.
        [chip] the chip.
        [no-purchase] nothing was bought.
        [overactive] Overactive Fabricator.
       *[correction] put right.
    }
me-fact-wheel-told = { $falls ->
        [yes] What costs { $from } falls into the bin next.
       *[no] What costs { $from } costs { $to } next.
    }
me-fact-tile-priced = { $tile }: { $change }.
me-fact-tile-fell = { $tile } falls into the bin.
me-fact-armand-began = It is the turn of ARMAND-0.
me-fact-flipped = { $expensive ->
        [yes] The chip shows “expensive”.
       *[no] The chip shows “cheap”.
    }
me-fact-armand-buys-nothing = ARMAND-0 buys nothing.
me-fact-blueprints-replaced = Both blueprints go under their stacks; two new ones are turned up.
me-fact-game-over = The game is over: no improvement is left.
me-fact-value-told = { $tile } is worth { $value }.
me-fact-price-corrected = Put right: { $tile } { $change }.
me-fact-stack-corrected = Put right: tiles in the stack { $change }.
me-fact-wheel-forgotten = The prices of the wheel are forgotten and will be asked again.

me-tiles-missing = { $missing ->
    [one] Enter the other tile
   *[other] Enter the first { $missing } tiles
}
me-page-set-up = Lay the table
    .now-1 = Each player takes a factory board, a vault, a Basic Bot and 8 in coins.
    .now-2 = { $stack } tiles are in play. Turn up the first two for the sections at 7 and 5, and enter them.
    .next = Next: all factories run once.
    .button = The table is laid
me-page-set-up-solo = Lay the table
    .now-1 = Lay your own table as usual. ARMAND-0 takes a vault, 8 in coins and the chip.
    .now-2 = { $stack } tiles are in play. Turn up the first two for the sections at 7 and 5, and enter them.
    .next = Next: your factory runs once.
    .button = The table is laid
me-page-first-run = First run
    .now-1 = Every factory runs once: the Basic Bot ends on the small truck in the middle.
    .next = Next: workday 1.
    .button = The factories have run
me-page-run = The factories run
    .now-1 = Move the bots furthest to the right first, from top to bottom.
    .now-2 = Then the improvements work. A second pass through the same Gift Wrapper, Flight Tester or Static Charger destroys a bot.
    .now-3 = Enter the coins of Gift Wrappers (vault) and Flight Testers (wallet).
    .next = Next: a new workday.
    .button = The factories have run
me-page-ship = { $name }: ship
    .now-1 = Ship what you want out of your trucks: Basic 2, Plus 4, Deluxe 6. What stays may complete a blueprint.
    .now-2 = At any time of your turn: blueprints, Forks at 1, Big Trucks at 3, Huge Trucks at 5, Big to Huge at 3.
    .next = Next: improvements.
    .button = Shipped
me-page-shopping = { $name }: improvements
    .now-1 = Buy what you can pay. Install it or recycle it.
    .next = Next: make bots.
    .button = Nothing more to buy
me-page-make = { $name }: make bots
    .now-1 = { $fabricators ->
        [0] { $name } has no Fabricator: there is nothing to make.
       *[other] One bot from each of your Fabricators; a Fabricator makes one, however many holes it has.
    }
    .next = Next: the shop is turned.
    .button = Turn the shop
me-page-turn-shop = The shop is turned
    .now-1 = { $tile } cost { $price }. Say what it costs now, or that it fell into the bin. This is asked once for each price.
    .next = Next: new tiles.
me-page-refill = New tiles
    .now-1 = Enter the tiles that come from the stack into the shop, one after the other.
    .next = { $over ->
        [yes] No improvement is left.
       *[no] Next: whoever is next.
    }
    .button = The shop is ready
me-page-flip = ARMAND-0
    .now-1 = Flip the chip. Expensive: 5 for him, and he buys the most expensive tile if he can pay. Cheap: 1, and the cheapest, or 4 more.
    .next = Next: blueprints, the shop, your factory.
me-page-armand-buys = ARMAND-0 chooses
    .now-1 = Several tiles cost the same. The players choose which one he buys.
    .next = Next: blueprints, the shop, your factory.
me-page-day-end = The end of the workday
    .now-1 = { $over ->
        [yes] The stack and the shop are empty: the game is over, and ARMAND-0 does nothing more.
       *[no] The game goes on: tiles are left.
    }
    .now-2 = { $rotated ->
        [yes] The blueprints were turned: both are replaced.
       *[no] Nobody completed a blueprint: both stay.
    }
    .next = Next: all factories run.
    .button = Carry it out
me-page-values = The values of the tiles
    .now-1 = { $unknown ->
        [0] The values of all tiles that anybody has are known.
       *[other] Enter the value printed on each kind of tile that anybody has.
    }
    .next = Next: the score.
    .button = Count
me-page-end = The game is over
    .next = The result is kept among your scores.

me-here-shop = { $stack ->
        [0] The stack is empty; in the shop: { $shop }. The game ends when they are gone.
       *[other] In the stack: { $stack }. In the shop: { $shop }.
    }
me-here-tile = { $tile }: { $price }
me-here-tile-worth = { $tile }: { $price }; worth { $worth } to ARMAND-0
me-here-rotated = The blueprints are turned. Completed in the last turns: { $names }.
me-here-player = { $name }: wallet { $wallet }, vault { $vault }, tiles { $tiles }, in all { $total }
me-here-unknown = { $unknown ->
        [one] { $player }, without 1 tile whose value is not told
       *[other] { $player }, without { $unknown } tiles whose value is not told
    }
me-here-missing = { $missing ->
        [one] { $name } needs 1 more point to beat ARMAND-0.
       *[other] { $name } needs { $missing } more points to beat ARMAND-0.
    }
me-here-ahead = { $name } is ahead of ARMAND-0.
