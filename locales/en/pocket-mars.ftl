# Pocket Mars during play, and the turn of Devious Automatics (DA).

helper-param-site = the building
helper-param-building = the building
helper-param-value = the value
helper-param-pile = hand or prep module

pm-habitation = Habitation
pm-spot-earth = Earth
pm-spot-ship = ship
pm-spot-one-star = { $site }, one star
pm-spot-two-star = { $site }, two stars
pm-bonus-most-energy = { $points } for most energy
pm-bonus-every-building = { $points } for every building
pm-bonus-four-in-one-building = { $points } for four in one building

pm-command-set-first-player = Give the starting player card
    .with = Starting player: { $name }
pm-command-begin = Begin
pm-command-passed = Everybody has kept a card
pm-command-play-from-hand = Play a project from the hand
pm-command-play-from-module = Play a project from the prep module
    .with = From the prep module: value { $value } under { $site }
pm-command-play-from-other = Play a project from another prep module
    .with = From the prep module of { $name }: value { $value } under { $site }
    .open = Play a project from the prep module of { $name }
pm-command-launch = Launch a colonist
pm-command-gain-energy = Gain energy for a card
    .with = { $pile ->
        [hand] Gain energy for a card from the hand
       *[module] Gain energy for a card from the prep module
    }
pm-command-settle = Move a colonist from the ship to the building
pm-command-use-energy-bank = Energy Bank: gain 1 energy
pm-command-use-comms-center = Comms Center: launch a colonist
pm-command-use-greenhouse = Greenhouse: move a colonist between the spaces of a building
    .with = { $up ->
        [yes] Greenhouse: { $name } goes up to two stars in { $site }
       *[no] Greenhouse: { $name } goes down to one star in { $site }
    }
pm-command-use-aqualab = Aqualab: put a card under the deck
    .with = { $pile ->
        [hand] Aqualab: put a card from the hand under the deck
       *[module] Aqualab: put a card from the prep module under the deck
    }
pm-command-use-habitation = Habitation: move a colonist from the ship to a building
    .with = Habitation: from the ship to { $site }
pm-command-end-turn = End the turn
pm-command-system-failure = Discard two cards from the deck
pm-command-androids-rest = The androids rest
pm-command-activate-androids = Activate the androids
    .with = Activate the androids: { $site }
pm-command-da-chooses = DA acts in a building
    .with = DA: { $site }
pm-command-move-colonist = Move a colonist
    .with = { $name }: a colonist from { $from } to { $to }
    .open = { $name }: a colonist from { $from }
pm-command-set-energy = Set the energy of a player
    .with = { $name } has { $to } energy
pm-command-draw-card = A card is drawn
    .with = { $name } draws a card
pm-command-discard-card = A card is discarded
    .with = { $pile ->
        [hand] { $name } discards a card from the hand
       *[module] { $name } discards a card from the prep module
    }
pm-command-correct-cards = Correct the cards of a player
    .with = { $pile ->
        [hand] { $name }, cards in hand: { $to }
       *[module] { $name }, cards in the prep module: { $to }
    }
pm-command-correct-deck = Correct the deck
    .with = Cards in the deck: { $to }
pm-command-correct-top = Correct the value on top of a building
    .with = { $site } shows { $to }

pm-refused-full = { $room ->
        [one] The two-star space holds 1 colonist with this many players, all players together. Nothing has changed.
       *[other] The two-star space holds { $room } colonists with this many players, all players together. Nothing has changed.
    }

pm-fact-first-player-set = Starting player: { $name }.
pm-fact-turn-began = It is { $name }’s turn.
pm-fact-played-from-hand = { $name } plays a project from the hand.
pm-fact-project-laid = { $settles ->
        [yes] { $name } lays value { $value } under { $site }, on { $below }: higher.
        [never] { $name } lays value { $value } under { $site }, where nobody lives.
       *[no] { $name } lays value { $value } under { $site }, on { $below }: not higher.
    } { $own ->
        [yes] From the own prep module.
       *[no] From the prep module of { $owner }.
    }
pm-fact-ability-used = { $name } uses the ability: { $site }.
pm-fact-colonist-moved = { $cause ->
        [androids] Androids: a colonist of { $name }, { $from } → { $to }.
       *[other] A colonist of { $name }: { $from } → { $to }.
    }
pm-fact-energy-moved = { $full ->
        [yes] { $name } gains no energy: the track is full.
       *[no] { $name }, energy: { $change }.
    }
pm-fact-discarded = { $pile ->
        [hand] { $name } discards { $cards } from the hand.
       *[module] { $name } discards { $cards } from the prep module.
    }
pm-fact-put-under-deck = { $pile ->
        [hand] { $name } puts a card from the hand under the deck.
       *[module] { $name } puts a card from the prep module under the deck.
    }
pm-fact-hand-to-module = { $cards ->
        [one] { $name } lays 1 card from the hand into the prep module.
       *[other] { $name } lays { $cards } cards from the hand into the prep module.
    }
pm-fact-drawn = { $source ->
        [deck] { $name } draws { $deck } from the deck.
        [da] { $name } draws { $da } from DA’s prep module, by choice.
       *[both] { $name } draws { $da } from DA’s prep module and { $deck } from the deck.
    }
pm-fact-deck-rebuilt = The deck is made anew: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, the discards and the projects under the buildings but the top ones.
pm-fact-deck-discarded = { $cards ->
        [one] 1 card goes from the deck to the discard pile.
       *[other] { $cards } cards go from the deck to the discard pile.
    }
pm-fact-androids-acted = The androids act: { $site }.
pm-fact-androids-rest = The androids rest.
pm-fact-da-idle = { $site }: there is nothing that DA can move.
pm-fact-da-filled = { $cards ->
        [one] 1 card goes face down into DA’s prep module.
       *[other] { $cards } cards go face down into DA’s prep module.
    }
pm-fact-game-over = The game is over: { $name } has seven colonists in buildings.
pm-fact-game-over-no-cards = The game is over: DA’s prep module cannot be filled.
pm-fact-cards-corrected = { $pile ->
        [hand] Put right: { $name }, cards in hand { $change }.
       *[module] Put right: { $name }, cards in the prep module { $change }.
    }
pm-fact-deck-corrected = Put right: cards in the deck { $change }.
pm-fact-top-corrected = Put right: { $site }, value on top { $change }.

pm-page-set-up = Lay the table
    .now-1 = Each player takes a ship and 7 colonists: 1 on the ship, 6 on Earth. Energy begins at 1.
    .now-2 = Lay the five buildings in a row in any order, with room below.
    .now-3 = Deal 4 project cards each: 2 in hand, 2 face down as the prep module.
    .next = Next: the starting player.
pm-page-set-up-solo = Lay the table
    .now-1 = Lay your own table as with several players.
    .now-2 = DA: { $da_ship } colonists on its ship, { $da_earth } on Earth, energy 1.
    .now-3 = Lay 2 project cards face down, unseen, as DA’s prep module. { $deck } stay in the deck.
    .next = Next: your first action.
pm-page-draft = Draft: pick { $left } of 4
    .now-1 = Begin with five cards each. Keep one, pass the rest to the left.
    .now-2 = After the fourth pick the last cards go back to the deck.
    .next = Next: the first turn, once everybody has four cards.
pm-page-action = { $name }’s turn
    .now-1 = Take one action: a project from the hand, from the own prep module or from another’s; launch a colonist; or gain energy for a card.
    .next = Next: what the action brings, then { $next }.
pm-page-architect = Architect phase
    .now-1 = Take one action: a project from the hand, from your prep module or from DA’s; launch a colonist, which discards a card of DA’s; or gain 2 energy for a card.
    .now-2 = Whatever you draw comes from DA’s prep module first.
    .next = Next: system failure.
pm-page-acted = { $name }: what the action brings
    .now-1 = In this order: a colonist if the value was higher, what the card says, the ability of the building. Each is free to use or not.
    .now-2 = { $solo ->
        [yes] A project of DA’s gives no effect of its own, the building’s ability only.
       *[no] Report what the card says as moves of colonists, energy and cards.
    }
    .next = Next: the four-card rule. Two in hand, two in the prep module, never from the module to the hand.
pm-page-failure = System failure
    .now-1 = Discard the top two cards of the deck.
    .next = Next: the androids.
pm-page-activation = Android activation
    .now-1 = DA has one card. Turn it up and say which building it belongs to.
    .now-2 = DA moves a colonist from its ship to that building, or from Earth to the ship; then it uses the building.
    .next = Next: DA’s prep module is filled to two.
pm-page-rest = Android activation
    .now-1 = { $module ->
        [0] DA has no card: nothing happens.
       *[other] DA has { $module } cards: nothing happens.
    }
    .next = Next: DA’s prep module is filled to two.
pm-page-da-greenhouse = DA uses the Greenhouse, { $left } more
    .now-1 = DA moves one of its colonists up to two stars; only where it cannot, one of yours comes down. Say where.
    .next = Next: DA’s prep module is filled to two.
pm-page-da-habitation = DA moves a colonist to Mars
    .now-1 = Best for DA: { $best } (at once { $gain }).
    .next = Next: DA’s prep module is filled to two.
pm-page-end = The game is over
    .next = The result is kept among your scores.

pm-here-deck = Deck { $deck }, discards { $discard }. When the deck runs out it is made anew; leave the top project under each building.
pm-here-solo = Deck { $deck }, DA’s prep module { $module }. { $rounds ->
        [one] This is the last round, unless cards go back to the deck.
       *[other] At most { $rounds } rounds are left, this one included.
    }
pm-here-top = { $site }: more than { $value } settles
pm-here-score = { $name }: { $total }
pm-here-score-with = { $name }: { $total }, included: { $bonuses }
pm-here-player = { $name }: ship { $ship }, Earth { $earth }, energy { $energy }
pm-here-player-on-mars = { $player }; on Mars: { $buildings }
pm-here-building = { $site } { $one } and { $two }
