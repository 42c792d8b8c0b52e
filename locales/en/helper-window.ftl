# The tables of the three other games in the window.

## The frame

window-tab-players = Players
helper-again = Play again with the same players
helper-at-hand = to act
helper-side-report = What happened at the table
helper-side-report-lead = What a card says, or what was moved by hand: press it, choose, confirm.
helper-side-report-none = Nothing can be reported in this step.
helper-side-correct = Put right by hand
helper-side-correct-none = Nothing can be put right in this step.

helper-field-count = Cards
helper-field-scrap = Scrap with them
helper-field-cards = Component cards in it
helper-field-value = Value of the project
helper-field-price = Price
helper-field-payout = Coins that it pays
helper-field-to = New number
helper-field-move-token-to = Place from the front
helper-field-move-colonist-from = From
helper-field-move-colonist-to = To
helper-field-set-value-to = Value printed on it
helper-field-by = Cogs more or fewer
helper-field-gift-wrapper-count = Bots
helper-field-flight-tester-count = Bots

## Mars Needs Mechanics

mnm-head-round = Round { $round }
mnm-head-market = Market { $market }
mnm-head-deck = Deck { $deck }
mnm-head-first = First player: { $name }
mnm-first-player = first player
mnm-cogs = Cogs
mnm-hand = Component cards in hand
mnm-scrap = Scrap
mnm-end-value = Mechanism cards at the end
mnm-built-with = { $cards ->
        [one] { $mechanism }, 1 card
       *[other] { $mechanism }, { $cards } cards
    }
mnm-built-none = No mechanism built
mnm-front = Front: bought last
mnm-back = Back
mnm-board-turn = Press a component to buy it; the arrow is its price if the round ends now.
mnm-board-last = Press a component to buy it. The arrow says what its price becomes after this last round.
mnm-board-over = The arrow says what each price will be.
mnm-board-line = The Order Line, front to back, with the prices.
mnm-bought = bought
mnm-purse = { $cogs ->
        [one] { $name }: 1 cog
       *[other] { $name }: { $cogs } cogs
    }
mnm-too-dear = cannot be paid
mnm-none-left = none left
mnm-seen = { $sold ->
        [0] bought { $taken } of 8
       *[other] bought { $taken }, sold { $sold }
    }
mnm-at-price = { $component } at { $price }
mnm-sale-brings = { $cogs ->
        [one] Brings 1 cog, at { $price } a card. Scrap is worth nothing.
       *[other] Brings { $cogs } cogs, at { $price } a card. Scrap is worth nothing.
    }
mnm-cogs-become = Cogs: { $change }
mnm-sheet-open = Best sale, for { $name } alone
mnm-sheet-lead = A private sheet. Nothing entered there is kept.
mnm-sheet-cover = Only { $name } looks now
mnm-sheet-secret = Turn the screen to that player. The cards entered on the next sheet are written nowhere and are gone when it is covered.
mnm-sheet-mine = I am { $name }: show the sheet
mnm-sheet-title = { $name }’s best sale
mnm-sheet-hand = The cards in your hand
mnm-sheet-held = { $scrap ->
        [one] Component cards entered: { $held } of { $hand }; 1 Scrap.
       *[other] Component cards entered: { $held } of { $hand }; { $scrap } Scrap.
    }
mnm-sheet-best = The best sale brings
mnm-sheet-best-then = After this round, if it ended now
mnm-sheet-now = Selling at the prices now
mnm-sheet-then = Selling at the prices after this round, if it ended now
mnm-sheet-none = Enter the cards of your hand first.
mnm-sheet-close = Cover the sheet and forget it

## Pocket Mars

pm-head-round = Round { $round }
pm-head-deck = Deck { $deck }
pm-head-discard = Discards { $discard }
pm-head-module = DA’s prep module { $module }
pm-head-rounds = { $rounds ->
        [one] Last round at most
       *[other] At most { $rounds } rounds left
    }
pm-end-turn-without = End the turn without using the rest
pm-pile = { $pile ->
        [hand] Hand
       *[module] Prep module
    }
pm-up = Up to two stars
pm-down = Down to one star
pm-compared-higher = Higher than { $top }: a colonist of the ship may settle in { $site }.
pm-compared-not-higher = Not higher than { $top }: nobody settles in { $site }. The ability can be used.
pm-compared-never = Nobody lives in { $site }: its ability alone can be used.
pm-advice = What DA’s score gains at once
pm-colony = The buildings
pm-building-top = value on top { $value }
pm-two-star-space = { $shared ->
        [yes] two stars: { $taken } of { $room } taken
       *[no] two stars: { $taken } taken, { $room } each
    }
pm-living = { $name }: one star { $one }, two stars { $two }
pm-living-nobody = Nobody lives here yet.
pm-player-has = Energy { $energy }; on Mars { $mars } of { $all }; hand { $hand }, prep module { $module }
pm-da-has = Energy { $energy }; on Mars { $mars } of { $all }; prep module { $module }
pm-tokens = { $seat ->
        [0] Green tokens
        [1] Blue tokens
        [2] Yellow tokens
       *[other] Red tokens
    }
pm-choice-project = Play a project
pm-choice-or = Or instead
pm-choice-hand = From the hand
pm-choice-hand-brings = Hand { $hand }: the card alone.
pm-choice-module = From your module
pm-choice-module-brings = Module { $module }: if higher, a colonist settles; then the card and the building.
pm-choice-other = { $alone ->
        [yes] From DA’s module
       *[no] From another module
    }
pm-choice-other-brings = { $alone ->
        [yes] If higher, a colonist settles; then the building.
       *[no] As if it were yours; the other player draws one.
    }
pm-choice-launch = Launch a colonist
pm-choice-launch-brings = Earth { $earth }, ship { $ship }{ $alone ->
        [yes] ; discard a card of DA’s
       *[no] {""}
    }
pm-choice-energy-hand = Energy for a card from the hand
pm-choice-energy-hand-brings = Energy { $energy }, hand { $cards }
pm-choice-energy-module = Energy for a card from the module
pm-choice-energy-module-brings = Energy { $energy }, prep module { $cards }
pm-missing-most-energy = most energy
pm-missing-every-building = every building
pm-missing-four-in-one-building = four in one building

## Mechanica

me-run-without = The factories have run, no coins
me-refill-without = The shop is ready, no new tile
me-turned = { $tile }: { $price } → ?
me-head-day = Workday { $day }
me-head-shop = Stack { $stack }, shop { $shop }
me-head-last = The stack is empty: the game ends when the shop is
me-bot = { $bot ->
        [basic] Basic
        [plus] Plus
       *[deluxe] Deluxe
    }
me-purse = { $purse ->
        [wallet] Wallet
       *[vault] Vault
    }
me-worth = worth { $worth } to ARMAND-0
me-each = { $money } each
me-truck-holds = { $truck }: { $holds }
me-shipping = Shipping
me-room-left = { $left ->
        [one] The trucks hold 1 bot more.
       *[other] The trucks hold { $left } bots more.
    }
me-ship-them = { $count ->
        [one] Ship 1 bot for { $money }
       *[other] Ship { $count } bots for { $money }
    }
me-earns = Into the wallet
me-shop = The shop
me-shop-empty = No tile lies in the shop.
me-install = Install
me-recycle = Recycle
me-too-dear = more than is in the wallet
me-any-time = At any time of the turn
me-blueprint-open = Blueprint { $blueprint }: payout not told yet
me-blueprint-pays = Blueprint { $blueprint } pays { $payout }
me-blueprint-done = Blueprint { $blueprint }: done by { $names }
me-rotated = Both blueprints are turned. Others may still complete them; they are replaced at the end of the workday.
me-supply = Left to buy: Forks { $forks }, Big Trucks { $big }, Huge Trucks { $huge }
me-wallet = Wallet
me-vault = Vault
me-unknown-value = value not told
me-tile-owned = { $count ->
        [one] { $tile }: { $value }
       *[other] { $count } × { $tile }: { $value }
    }
me-no-tiles = No improvement
me-factory = The factory of { $name }
me-factory-lead = The app knows what is in a factory, not where. Press a tile or a truck to see what can be done there.
me-factory-opens = opens what can be done here
me-factory-value = value { $value }
me-factory-demolish = Demolish it
me-factory-coins = Enter its coins
me-factory-truck-none = No larger truck can be bought for it now.
me-factory-room = { $holds ->
        [one] room for 1 bot
       *[other] room for { $holds } bots
    }
me-factory-shipped = { $count } shipped in this turn
me-factory-loaded = loaded: { $bots }
me-six-times = His tiles count six times.
me-truck-room = Bots that the trucks hold
me-values-missing = { $unknown ->
        [one] 1 tile is not counted yet: its value is not told.
       *[other] { $unknown } tiles are not counted yet: their value is not told.
    }

## Home and the beginning

helper-games = At the table with other games
helper-games-lead = A helper counts, reminds and keeps the score: at the market, in the colony against others or DA, in the factories against others or ARMAND-0.
helper-begin = Begin { $game }
helper-alone = Alone
helper-known = Names of earlier games: press one to seat that player.
helper-mechanisms-lead = Four in a first game, four or five later. Type the name of any other card of your box.
helper-mechanism-hint = Name of another mechanism
helper-mechanism-add = Into play
helper-switches = How the rules are read
helper-switches-lead = Where a rulebook can be read in two ways. As they stand they follow the rulings of this app.
helper-forget = Clear the value
helper-form-unset = Choose or enter everything first
helper-form-same = That is what it is now
