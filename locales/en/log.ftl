# Mission Log, event actions, set-up, mission sheet, cards, report.

## Cards

card-mission = Mission
card-event = Mission Event
card-follow-up = Follow-Up
card-adventure = Adventure: { $adventure }
card-adventure-later = Follow-Up of an Adventure: { $adventure }
card-event-done = Event action
card-event-later = Follow-Up of an event
card-malfunction = Malfunction: { $block }
card-objective-met = Objective met
card-objective = Objective
card-objective-goal = Objective with another goal
card-objective-failed = Objective failed
card-objective-closed = Objective closed
card-action = Mission action
card-objective-done = The objective is met.
card-after = So it is decided.
card-closed = The matter is closed: put the event away.
option-with-price = { $option } (you pay { $price })
option-not-payable = Cannot be paid: { $option }
card-ending = How it ends
card-track = Track
card-loss = The mission is lost
card-walker = On the map

## Mission Log

objective-count = { $done } of { $goal }
objective-threshold = { $threshold ->
        [one] at most 1 broken part at the end
       *[other] at most { $threshold } broken parts at the end
    }
objective-mandatory = Mandatory
objective-optional = Optional
objective-threshold-counted = at the end, { $what }: { $range }
objective-kind-threshold = Threshold
objective-met = Met in sol { $sol }
objective-failed = Failed in sol { $sol }
objective-closed = No longer needed
objective-deadline = By the end of sol { $sol }.
objective-after = First: { $titles }.
objective-either = Or instead: { $titles }.
objective-asks-times = { $goal ->
        [one] { $what }, 1 time
       *[other] { $what }, { $goal } times
    }
objective-asks-percent = { $what }; each success adds { $step }%, up to { $goal }%
objective-asks-printed = what your printed mission sheet asks here
objective-asks-at-facility = { $facility_in }
objective-asks-track = track “{ $title }”: { $way ->
        [down] { $at }, down to { $number }
       *[up] { $at } of { $number }
    }
objective-asks-there = { $what }; { $there ->
        [one] 1 is there now
       *[other] { $there } are there now
    }
objective-asks-tokens = { $all ->
        [one] Take this Objective token: { $tokens }
       *[other] Take { $goal } of these Objective tokens: { $tokens }
    }
objective-track-lost = The mission is lost when track “{ $title }” is at { $at }.

## Laying the table

lay-boards = Lay out the HUB board with its 13 Facility tiles, the map of regions and the mission sheet “{ $mission }”.
lay-markers = Put a green status marker on every part of every Facility and green markers into the Malfunction Box.
lay-tracks = Put the markers of the three Malfunction tracks on 0.
lay-productivity = Put the productivity marker of each Oxygenator on 4 and of each Solar Panel on 5.
lay-supply = General supply: oxygen { $oxygen }, energy { $energy }, food { $food }.
lay-farm = Farm: { $greenhouses ->
        [one] 1 greenhouse
       *[other] { $greenhouses } greenhouses
    } with { $plants ->
        [one] 1 grown plant
       *[other] { $plants } grown plants
    }.
lay-growth = The Growth track from #1 to #6, the Research tracks and the Cargo Bay are empty, unless the mission says otherwise.
lay-rois = Shuffle the ROI tiles of rings 1, 2 and 3 into three face-down piles beside the map. No region is explored yet.
lay-pois = Shuffle the POI tokens into a face-down pile.
lay-conditions = Shuffle the Condition tokens face down: they are the Condition pool.
lay-shutdown = Shuffle the oxygen Shutdown tiles and the energy Shutdown tiles into two face-down piles.
lay-modifiers = Sort the Modifier tokens by kind and keep them at hand. None lies on a Facility, an ID board, a region or a rover yet.
lay-rovers = Put the miniatures of the two rovers, Froggy and Scorpio, into the Depot. Neither is damaged.
lay-objective-tokens = Keep the Objective tokens at hand: red for mandatory objectives, orange for optional ones, black for anything else. The Mission Log says where they go.
lay-upgrades = { $upgrades ->
        [0] No Upgrade cards in this mission.
        [one] Draw 1 Upgrade card.
       *[other] Draw { $upgrades } Upgrade cards.
    }
lay-upgrades-drawn = { $drawn ->
        [one] Take this Upgrade card from its deck: { $cards }.
       *[other] Take these Upgrade cards from their deck: { $cards }.
    }
lay-upgrades-marked = Marked as drawn: { $drawn } of { $count }. It can be changed later too, on the board under “Upgrades and Research”.
lay-upgrades-missing = { $count ->
        [one] Say which Upgrade card you drew: 1 is not named yet.
       *[other] Say which Upgrade cards you drew: { $count } are not named yet.
    } You can also do it later, { $controls ->
        [typed] with “set”, the name of the card and 1
       *[pressed] on the board under “Upgrades and Research”
    }.
lay-operator = Operator of { $aom }: { $name }. The operator takes its wounds and gains its Morale tokens; choose here if it is somebody else.
lay-autoscanner = Fewer than four astronauts: lay the Autoscanner tile on the Med Lab and take its Upgrade card out before you draw. It does not count as an Upgrade and no event removes it.
lay-box = Turn the marker { $block_of } in the Malfunction Box to red.
lay-broken = Turn these markers red: { $parts }.
lay-explored = Region { $region } is explored: lay a ROI tile of ring { $ring } there that shows { $count ->
        [0] none of the symbols for those who pass
       *[other] { $features }
    }. Samples on it: { $samples }. POI tokens drawn for it: { $pois }.
lay-built = Put a spare card of the { $facility } into play. All its markers are red.
lay-upgrade = { $built ->
        [yes] This Upgrade is built: { $upgrade }.
       *[no] Add this Upgrade card, ready to be built: { $upgrade }.
    }
lay-skills = { $locked ->
        [yes] Locked until the crew unlocks them: the Skill cards { $who }.
       *[no] Ready from the start: the Skill cards { $who }.
    }
lay-track = The track “{ $title }” runs from { $min } to { $max }: lay a spare marker for it, on { $value }.
lay-walker = Lay a spare marker for “{ $title }” in region { $region }. Its path: { $path }{ $moves ->
        [yes] , on by itself in each sol
       *[no] {""}
    }.
lay-token = Lay the { $token } { $where }.
lay-token-later = Keep the { $token } at hand. Lay it { $where } as soon as that region is explored.
objective-tokens-asked = Objective tokens: { $tokens }.
objective-token-at = { $token } { $where }
objective-token-taken = { $token } taken
objective-token-spent = { $token } spent
lay-facilities = Keep the cards of these spare Facilities at hand: { $facilities }. Once built they come with red markers only.
lay-facility-greenhouses = { $count ->
        [one] { $facility } with 1 greenhouse
       *[other] { $facility } with { $count } greenhouses
    }
lay-facility-price = { $facility } ({ $price })
lay-astronauts = Each astronaut takes the ID board, two pawns of one colour, three Skill cards and a Profile card: { $names }.
lay-aoms = Take the cards and pawns of these AOMs: { $aoms }.
lay-aoms-missing = { $count ->
        [one] Choose 1 more AOM in the crew list.
       *[other] Choose { $count } more AOMs in the crew list.
    }
lay-aoms-solo = Lay out the cards and pawns of every AOM; you use up to two of them each sol.
lay-first-player = Give the First Player token to { $name }.
lay-morale = Put the Morale marker on { $morale } and the Stress marker on { $stress }. No astronaut has Morale tokens.
lay-sols = Put a marker on sol 1 of { $sols } on the Sol Counter, and the white marker at the top of the Round Order track.
lay-malfunction-cards = Shuffle the three Malfunction decks and lay them beside their Blocks.
lay-other-cards = Shuffle the Direction cards and the Research cards.
lay-dice = Lay out the three Malfunction dice and the four sets of action dice.

## Mission sheet

sheet-sols = sols
sheet-oxygen = oxygen
sheet-energy = energy
sheet-food = food
sheet-greenhouses = greenhouses
sheet-plants = grown plants
sheet-upgrades = Upgrade cards
sheet-threshold = Threshold
sheet-morale = Morale
sheet-stress = Stress
sheet-dice = Malfunction dice
sheet-label = { $value ->
        [sols] Sols
        [oxygen] Oxygen in the general supply
        [energy] Energy in the general supply
        [food] Food in the general supply
        [greenhouses] Greenhouses
        [plants] Grown plants
        [upgrades] Upgrade cards
        [threshold] Threshold, broken parts
        [morale] Morale
        [stress] Stress
       *[dice] Malfunction dice
    }
sheet-die = { $block ->
        [working] Yellow die, Working Block
        [living] Orange die, Living Block
       *[systems] Red die, Systems Block
    }
sheet-die-sols = { $count ->
        [0] in no sol
        [one] in sol { $sols }
       *[other] in sols { $sols }
    }

## Report

report-sol = Sol { $sol }
report-set-up = Before the first sol
report-crew = Crew: { $names }.
report-astronaut = { $name } ({ $profession })
report-first-player = First Player: { $name }.
report-end = The end
report-going = Sol { $sol } of { $of } is under way.
report-written = The story so far, told by Solkeeper. What the crew may not know yet is left out.
