# The scores of the other games: what was counted, who has won, what cannot be.

score-game-pocket-mars = Pocket Mars
score-game-mechanica = Mechanica
score-game-mars-needs-mechanics = Mars Needs Mechanics
score-game-first-martians = First Martians
score-mode-multiplayer = several players
score-mode-solo = solo
score-mode-mission = missions
score-decimal-point = .

score-points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
score-cogs = { $number ->
        [one] 1 cog
       *[other] { $number } cogs
    }
score-place = { $rank }. { $name }: { $worth }
score-term = { $counted }: { $worth }

score-term-ship = { $count ->
        [one] Spaceship, 1 colonist
       *[other] Spaceship, { $count } colonists
    }
score-term-one-star = { $count ->
        [one] One-star spaces, 1 colonist
       *[other] One-star spaces, { $count } colonists
    }
score-term-two-star = { $count ->
        [one] Two-star spaces, 1 colonist
       *[other] Two-star spaces, { $count } colonists
    }
score-term-most-energy = Energy bonus (own energy: { $count })
score-term-every-building = { $count ->
        [one] Every-building bonus (1 of 4)
       *[other] Every-building bonus ({ $count } of 4)
    }
score-term-four-in-one-building = { $count ->
        [one] Four-colonists bonus (most in one building: 1)
       *[other] Four-colonists bonus (most in one building: { $count })
    }
score-term-earth = { $count ->
        [one] Earth, 1 colonist
       *[other] Earth, { $count } colonists
    }
score-term-wallet = Wallet
score-term-vault = Vault
score-term-improvements = { $count ->
        [one] Improvements, 1 tile
       *[other] Improvements, { $count } tiles
    }
score-term-improvements-six-times = { $count ->
        [one] Improvements, 1 tile at six times its value
       *[other] Improvements, { $count } tiles at six times their value
    }
score-term-other-tiles = Other tiles, { $count }
score-term-cogs = Cogs
score-term-mechanisms = Mechanism cards, { $count }

score-won = { $name } wins.
score-shared = { $names } share the first place.
score-solo-won = { $name } wins against { $rival }.
score-solo-lost = { $rival } wins. { $name } has lost.
score-solo-tie = { $name } and { $rival } are level: a tie.
score-decided-colonists-in-buildings = The points were level. More colonists in buildings decided.
score-decided-fewest-components-in-hand = The cogs were level. Fewer component cards in hand decided.
score-decided-nearest-clockwise-to-first-player = Cogs and cards in hand were level. The place nearest, clockwise, to the first player of the last round decided.

score-component-wire = Wire
score-component-lens = Lens
score-component-gear = Gear
score-component-magnet = Magnet
score-component-boiler = Boiler
score-component-piping = Piping
score-component-aether-tube = Aether Tube
score-building-energy-bank = Energy Bank
score-building-greenhouse = Greenhouse
score-building-aqualab = Aqualab
score-building-comms-center = Comms Center

score-price-stays = { $component }: stays at { $price }
score-price-moves = { $component }: { $change }
score-price-below-one = Below 1: { $components }. No rule says whether prices go so far; your board decides.
score-set = The set sells for { $worth }.
score-sell = { $scrap ->
        [0] Sell { $component } ({ $count } cards): { $worth }.
       *[other] { $count ->
            [one] Sell { $component } (1 card and { $scrap } Scrap): { $worth }.
           *[other] Sell { $component } ({ $count } cards and { $scrap } Scrap): { $worth }.
        }
    }
score-kept = { $component } { $count }
score-keep = Keep { $cards }.
score-sale = The best sale brings { $worth }.
score-nothing-to-sell = There is nothing to gain by selling now.

score-entry = { $id }: { $game }, { $day }. { $result }
score-entry-result = { $players }. { $winners }
score-entry-player = { $name } { $total }
score-entry-mission = “{ $mission }”: { $players }. { $ending }
score-entry-notes = { $entry } Note: { $notes }
score-ending-won = Won in sol { $sol }.
score-ending-won-all = Won in sol { $sol }, with every objective.
score-ending-out-of-time = Lost in sol { $sol }: no sols were left.
score-ending-over-threshold = Lost in sol { $sol }: above the Threshold.
score-ending-died = Lost in sol { $sol }: an astronaut died.
score-ending-lost = Lost in sol { $sol }: by a rule of the mission.
score-statistics =
    { $plays ->
        [one] { $player }, { $game }, { $mode }: 1 game, { $wins } won, best { $best }, average { $average }.
       *[other] { $player }, { $game }, { $mode }: { $plays } games, { $wins } won, best { $best }, average { $average }.
    }
score-statistics-without-points =
    { $plays ->
        [one] { $player }, { $game }, { $mode }: 1 game, { $wins } won.
       *[other] { $player }, { $game }, { $mode }: { $plays } games, { $wins } won.
    }

score-fault-at = { $at }: { $fault }
score-fault-empty = There is nothing to read: the text is empty.
# Line 1, column 0 is the end of a text without anything in it.
score-fault-not-json =
    { $line ->
        [1]
            { $column ->
                [0] { score-fault-empty }
               *[other] This is not JSON that can be read: line 1, column { $column }.
            }
       *[other] This is not JSON that can be read: line { $line }, column { $column }.
    }
score-fault-not-an-object = A group of named values is wanted here, in curly brackets, not { $value }.
score-fault-not-a-list = A list is wanted here, in square brackets, not { $value }.
score-fault-not-a-number = A number is wanted here, not “{ $value }”.
score-fault-not-a-text = A text is wanted here, not { $value }.
score-fault-not-a-flag = Here stands true or false, not { $value }.
score-fault-negative = { $value } is below 0. Count from 0 up.
score-fault-not-whole = { $value } is not a whole number.
score-fault-too-small = { $value } is too little. The least is { $limit }.
score-fault-too-large = { $value } is too much. The most is { $limit }.
score-fault-doubled-field = “{ $value }” stands here twice. Leave one of them out.
score-fault-missing = “{ $value }” is missing.
score-fault-unknown-field = The field “{ $value }” is unknown here. Allowed are: { $known }.
score-fault-unknown-value = “{ $value }” is unknown here. Allowed are: { $known }.
score-fault-not-a-moment = “{ $value }” is not a date and time like 2026-11-21T20:15:00Z.
score-fault-newer-format = This is written in format { $value }; this version of Solkeeper reads format { $limit }. It was left as it is.
score-fault-empty-name = A name is missing.
score-fault-bad-name = A text of one line and at most { $limit } characters is wanted here. Something of it can be seen, and nothing in it turns the direction of writing.
score-fault-too-long = This text is too long. At most { $limit } characters are kept.
score-fault-same-name = There are two players called { $value }. Give one of them another name.
score-fault-unknown-player = Nobody called { $value } plays.
score-fault-too-few-players = { $limit ->
        [one] At least 1 player is needed; there are { $value }.
       *[other] At least { $limit } players are needed; there are { $value }.
    }
score-fault-too-many-players = At most { $limit } can play; there are { $value }.
score-fault-not-a-pair = A building is two numbers, the colonists on its one-star and on its two-star space; there are { $value }.
score-fault-too-many-colonists = { $value } colonists; a player has { $limit }.
score-fault-full-two-star-space = { $limit ->
        [one] { $building }: { $value } colonists on the two-star space, which holds 1 with this many players, all players together.
       *[other] { $building }: { $value } colonists on the two-star space, which holds { $limit } with this many players, all players together.
    }
score-fault-nobody-on-habitation = Habitation is under construction and holds no colonist.
score-fault-unknown-coin = There is no coin of { $value }. There are: { $known }.
score-fault-too-many-improvements = { $value } improvements; { $limit } are in the game with this many players.
score-fault-too-many-components = { $value } cards; there are { $limit }.
score-fault-repeated-component = { $component } stands on the Order Line twice.
score-fault-component-not-in-line = { $component } is not on the Order Line. Each component stands there once.
score-fault-set-too-small = { $components ->
        [one] 1 component card
       *[other] { $components } component cards
    } and { $scrap } Scrap are no set. A set has three cards or more, and a component among them.
score-fault-first-player-needed = Cogs and cards in hand are level. Say who was first player in the last round: that decides.
score-fault-one-question = Exactly one of these is wanted: { $known }.
score-fault-not-finished = Only a finished game with a ranking can be kept.
score-fault-not-exported = This is not a CSV file exported by Solkeeper: the column “{ $value }” is missing.
score-fault-other-encoding = The text of this file is neither UTF-8 nor UTF-16, so letters such as è would be lost. In the spreadsheet, save it once more as “CSV UTF-8”.
score-fault-hidden-character = This text has hidden characters, which are not read and change what stands around them. Type it anew.
score-fault-row-without-data = This row (“{ $value }”) was not added: the row with the data of its game is missing. Export the table once more and leave its rows in it.
score-fault-edited-cell = Here stands “{ $value }”, and in the data of the game “{ $known }”. The data was taken. Correct the score in Solkeeper.

# Asking for a score sheet line by line.

score-ask-lead = { $game }: the score sheet, line by line. Enter keeps what is shown, “<” goes back, “quit” leaves without keeping anything.
score-ask-help = Type the value that is asked for. Enter keeps what is shown, “<” goes back to the question before, “quit” leaves without keeping anything.
score-ask-name = Name
score-ask-player = Name of player { $number }. Enter for { $default }:
score-ask-one-star = { $building }, one-star space
score-ask-two-stars = { $building }, two-star space
score-ask-improvements = Improvements, values with spaces between
score-ask-none = none
score-ask-coins = the coins as they were counted
score-ask-value = { $player }: { $field }. Enter for { $default }:
score-ask-open = { $player }: { $field }:
score-ask-switch = A number changes that line, Enter goes on:
score-ask-keep = Keep this score? Yes or no, Enter for yes:
score-ask-left = Nothing was kept.
score-ask-ended = The input ended before the score was kept. Nothing was kept: begin again, or give the game as JSON.
