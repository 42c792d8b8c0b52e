# My box: what is assumed of the printed box, and what its owner puts right.

box-title = My box
box-lead = No source tells everything that lies in the printed box. What Solkeeper assumes of it is marked here. Compare it with your box once, and put it right.
box-from-now = What you confirm or put right holds for the games that you begin from now on, and for one whose crew is still being set up. A game further on keeps the box that it was begun with.
box-offer = In a Full board game the app reckons with what lies in the box, and some of that is assumed. Compare it with your box once: it holds for this game and for those that you begin afterwards.
box-taken = This game goes on with the box as you have put it right, in a new save. The one begun before stands among the saved games.
box-open = Compare with your box
box-assumed = assumed
box-own = yours
box-look = Look
box-missing = The description of the box that comes with Solkeeper could not be read.
box-assumed-count = { $count ->
    [0] nothing assumed any more
    [one] 1 value assumed
   *[other] { $count } values assumed
}
box-confirm = That is right
box-confirm-all = All of this is right
box-reset = Back to the shipped values
box-nothing = none
box-choose = Change

box-group-malfunction-dice = Malfunction dice
    .lead = The number on each of the six faces. A Malfunction die raises the track of its Block by as many spaces.
    .name = malfunction_dice
box-group-action-dice = Action dice
    .lead = On how many of its six faces each die shows its sign.
    .name = action_dice
box-group-parts = Parts of the Facilities
    .lead = Which parts stand on each Facility, with a status marker.
    .name = parts
box-group-penalties = Penalties of red parts
    .lead = What the icon beside each part says: it acts while the part is red.
    .name = penalties
box-group-conditions = Condition tokens
    .lead = How many tokens of each kind there are, and at which spaces of the Health track one is drawn.
    .name = conditions
box-group-aoms = AOMs
    .lead = The type of action that each AOM serves, by its colour.
    .name = aoms
box-group-upgrades = Upgrades
    .lead = The Facility that each Upgrade fits, and the two spare parts that its card is worth.
    .name = upgrades
box-group-research-cards = Research cards
    .lead = The percentage on each card.
    .name = research_cards
box-group-direction-cards = Direction cards
    .lead = How many cards there are of each direction.
    .name = direction_cards
box-group-shutdown-tiles = Shutdown tiles
    .lead = What the front asks of the general supply, and how many tiles of each kind ask for each amount.
    .name = shutdown_tiles
box-group-region-tiles = ROI tiles
    .lead = The tiles of each ring with their features, samples and POIs. Their order does not matter.
    .name = roi_tiles
box-group-map = Map
    .lead = In which directions each ring has a space, and the pawns printed on the spaces.
    .name = map
box-group-spare-facilities = Spare Facilities
    .lead = The Facility cards that missions let you build: how many there are, and how they come into play. Where a mission sheet says how many greenhouses a spare Farm brings, the sheet holds.
    .name = spare_facilities

box-group-poi-tokens = POI tokens
    .lead = The POI tokens of your box by name, with what they do. The app offers these names when one is drawn.
    .name = poi_tokens
box-group-skills = Skill cards
    .lead = The Skill cards of your box by name, with what they cost and do. The app offers these names on the ID boards.
    .name = skills

box-face = Face { $number }
box-die-success = Success die, faces with a success
    .name = success
box-die-wound = Wound die, faces with a wound
    .name = wound
box-die-adventure = Adventure die, faces with an Adventure
    .name = adventure
box-working-bay-token = Token that the red hardware brings
    .name = token
box-condition-spaces = Spaces of the Health track that draw a Condition token
    .name = spaces
box-poi-token = POI token { $number }
box-skill = Skill card { $number }
box-named-count = How many are named here
    .name = count
box-card-name = Name
    .name = name
box-card-price = Morale tokens that it costs
    .name = price
box-card-text = What it does
    .name = text
box-spare-count = Cards in the box
    .name = count
box-spare-productivity = Productivity when it is built
    .name = productivity
box-spare-greenhouses = Greenhouses that it brings
    .name = greenhouses
box-upgrade-fits = Fits
    .name = facility
box-upgrade-part = Spare part { $number }
    .name = part_{ $number }
box-research-card = Card { $number }
box-percent = { $number }%
box-shutdown = { $count ->
    [0] Tiles that ask for nothing
   *[other] Tiles that ask for { $count }
}
box-ring = Ring { $ring }
box-tile = Ring { $ring }, tile { $tile }
box-tiles = Number of tiles
    .name = count
box-tile-features = Features
    .name = features
box-tile-samples = Samples
    .name = samples
box-tile-pois = POIs
    .name = pois
box-spaces = Directions with a space
    .name = directions
box-space-pawns = Pawns on each space
    .name = pawns

box-none = none
    .long = not in the box
box-missing-penalties = { $count ->
        [one] The almanac also names a penalty that no part here has: { $penalties }. No source says which part has it: set it where your board shows it.
       *[other] The almanac also names penalties that no part here has: { $penalties }. No source says which parts have them: set them where your board shows them.
    }
box-penalty-malfunction = Malfunctions: track +1
    .name = malfunction
box-penalty-wilting = Production: plants wilt
    .name = wilting
box-penalty-no-rovers = no rovers in Explore
    .name = no_rovers
box-penalty-pay-oxygen = 1 oxygen for each action here
    .name = pay_oxygen
box-penalty-pay-energy = 1 energy for each action here
    .name = pay_energy
box-penalty-roll-success = the Success die is always rolled
    .name = roll_success
box-penalty-froggy-roll = Production: Wound die for Froggy
    .name = froggy_roll
box-penalty-lose-sample = Production: 1 sample is lost
    .name = lose_sample
box-penalty-stress = Production: Stress +1
    .name = stress
box-penalty-token = Production: a token on !
    .name = token
box-feature-extra-pawn =
    .name = extra_pawn
box-feature-wound =
    .name = wound
box-feature-adventure =
    .name = adventure
box-feature-morale =
    .name = morale
box-feature-rover-roll =
    .name = rover_roll
box-feature-closed-outer =
    .name = closed_outer
box-feature-mission =
    .name = mission

box-line = { $name } = { $value } ({ $label })
box-line-assumed = { $name } = { $value } ({ $label }; assumed)
box-line-own = { $name } = { $value } ({ $label }; yours)
box-how = Put right: solkeeper box set NAME VALUE. As it stands it is right: solkeeper box confirm NAME. Back to the shipped values: solkeeper box reset NAME. NAME may be a whole group for confirm and reset, such as { $example }.
box-set = { $name } is now { $value }. It holds for the games that you begin from now on.
box-confirmed = { $count ->
    [one] 1 value confirmed.
   *[other] { $count } values confirmed.
} It holds for the games that you begin from now on.
box-reset-done = { $count ->
    [one] 1 value stands as it is shipped again.
   *[other] { $count } values stand as they are shipped again.
}
box-unknown-name = There is nothing in the box called “{ $name }”. “solkeeper box” lists all names.
    .guess = Perhaps { $guess } was meant.
box-unfit-number = { $name } takes a number from { $min } to { $max }, not “{ $value }”. Nothing has changed.
box-unfit-text = “{ $value }” does not fit { $name }: at most { $max } characters in one line.
box-unfit-word = { $name } takes one of: { $words }. “{ $value }” is none of them. Nothing has changed.
box-unfit-words = { $name } takes any of: { $words }; or { $none }. “{ $value }” does not fit. Nothing has changed.
box-nothing-left = Then nothing of this kind would be left in the box. Nothing has changed.

notice-box-kept = What you have put right of your box could not be read, and the shipped values are used. What was there was kept in { $file }.
notice-box-unreadable = { $file }, where your corrections of the box stand, could not be read. It was left as it is, and the shipped values are used.
notice-box-newer = Your corrections of the box in { $file } were written by a newer version of Solkeeper. They were left as they are, and the shipped values are used; update Solkeeper to use them.
notice-box-fields = { $count ->
    [one] One of your corrections of the box means nothing to this version and is not used: { $names }.
   *[other] { $count } of your corrections of the box mean nothing to this version and are not used: { $names }.
} The file keeps what was there.
