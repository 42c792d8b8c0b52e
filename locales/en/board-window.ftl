# The board in the window, and what sets its numbers.

window-board-tab = Board
window-broken = Broken { $broken }, Threshold { $threshold }
window-board-blocks = Blocks
window-board-supply = General supply
window-board-crew = Crew
window-board-cargo = Cargo Bay
window-board-map = Map
window-board-rovers = Rovers
window-board-upgrades = Upgrades and Research
window-board-pool = Condition pool
window-board-stress = Stress { $at } of { $top }
window-board-morale = Morale { $at }
window-board-nothing = Nothing
window-board-built = Built: { $names }
window-board-pending = Pending: { $names }
window-board-ready = Ready: { $names }
window-board-research = Examined { $examined }, Discoveries { $discoveries }
window-board-condition-space = +
window-board-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
window-board-basic = basic
window-board-skills = Skills used: { $skills }
window-board-tokens = Morale tokens: { $count }
window-board-tile-lies = A tile lies here
window-board-tile-gone = No tile lies here
window-board-lead = Press a part of the board to see its numbers in words and to set them.
window-board-assumed = The books do not say which parts a Facility has, at which spaces of the Health track a Condition token is drawn (+), or what is on the ROI tiles. The board shows what is assumed.
window-board-not-kept = You keep the board yourselves.
window-board-red = red
window-board-green = green
window-board-unsure = Not compared with the table
window-board-check = Compare with the table
window-board-check-lead = Put right what differs, then confirm each part.
window-board-check-elsewhere = Other parts of the board are still to be compared with the table.
window-board-agrees = Agrees
window-board-close = Close
window-board-how-right = Put right
window-board-how-moved = The table moved it
window-board-box-red = Box: red
window-board-box-green = Box: green
window-board-track = Malfunction track
window-board-put = Put a token
window-board-token-name = Token { $number }: number or letter
window-board-token-name-from = Token { $number } from { $region }: number or letter
window-board-poi-name = POI token { $number }: name
window-board-skill-name = { $which }: name
window-board-spares = Spare Facilities not built yet
window-board-take = Take away: { $token }

window-board-legend = What the signs mean
window-board-numbers = Numbers and corrections

window-map-hub = HUB
window-map-hub-label = The HUB: event actions and mission actions
window-map-hub-title = Event actions and mission actions
window-map-unexplored = Not explored
window-map-action = Place of the mission action “{ $title }”
window-map-samples = { $count ->
    [0] No samples
    [one] 1 sample
   *[other] { $count } samples
}
window-map-objectives = { $count ->
    [one] 1 Objective token
   *[other] { $count } Objective tokens
}
window-map-pois = { $count ->
    [one] 1 POI icon
   *[other] { $count } POI icons
}
window-map-this-sol = Explored this sol: it cannot be crossed or used before the next sol
window-map-offer = An action can be planned here; pawns: { $pawns }
window-map-token = Objective token
window-map-more = There is more here: press the region
window-legend-token = Modifier token: { $token }
window-legend-wounds = Wounds
window-here-pawns = { $pawns ->
    [one] 1 pawn for a sure success
   *[other] { $pawns } pawns for a sure success
}
window-board-health = { $wounds }. Each space with + draws a Condition token when a wound covers it.
window-board-pawns = { $all ->
        [one] { $free } of 1 pawn can act
       *[other] { $free } of { $all } pawns can act
    }
window-board-dismantle = Dismantle it now
window-here-roll = { $pawns ->
    [one] With 1 pawn: roll the dice
   *[other] With { $pawns } pawns: roll the dice
}
window-here-parts-from = Spare parts come from dismantling a green part, or from an Upgrade card.
window-here-rover = With { $rover }
window-here-donors = { $place }: repair the { $part } with that of another Facility; pawns: { $pawns }
window-hub-legend-red = A broken part
window-hub-legend-now = Tokens here act this sol
window-hub-legend-next = Tokens here wait; each Clean-Up moves the topmost to !
window-hub-legend-shut = Shutdown tile of this resource: the Facility is shut down
window-hub-legend-threshold = “Broken” counts the broken parts now; “Threshold” is how many may be broken at the end of the mission.
window-hub-legend-pawns = Pawns: bright if planned, else what an action takes; “1–2” is 1 with dice, 2 without
window-gauge-stress = Stress
window-here-planned = Planned: { $action }
window-here-refused = Not possible now: { $action }


short-built = Built
short-productivity = Productivity
short-tile = Shutdown tile ({ $resource })
short-greenhouses = Greenhouses
short-plants = Plants
short-growth = Growth { $space }
short-cargo = { $item } ({ $area })
objective-tokens = { $colour ->
    [red] { $count ->
        [one] 1 red Objective token
       *[other] { $count } red Objective tokens
    }
    [orange] { $count ->
        [one] 1 orange Objective token
       *[other] { $count } orange Objective tokens
    }
   *[black] { $count ->
        [one] 1 black Objective token
       *[other] { $count } black Objective tokens
    }
}
short-objective-tokens = { $colour ->
    [red] Red Objective tokens ({ $area })
    [orange] Orange Objective tokens ({ $area })
   *[black] Black Objective tokens ({ $area })
}
short-wounds = Wounds
short-morale-tokens = Morale tokens
short-basic-skill = Basic skill
short-skill = Skill card { $skill }
short-lost-pawns = Pawns that stay unused
short-samples = Samples
short-objectives = Objective tokens
short-upgrade-at = { $at ->
    [0] Not in this game
    [1] Its card lies ready
    [2] Its tile is Pending
    [3] Built
   *[4] Back in the box
}
short-stack-facility = Tokens on { $space }
short-stack = Tokens
flag-part = { $what }: { $on ->
    [yes] red
   *[no] green
}
flag-skill = { $what }: { $on ->
    [yes] used
   *[no] free
}
flag-there = { $what }: { $on ->
    [yes] yes
   *[no] no
}

window-plan-how = Press a room or a region on the board, then choose what is done there.
window-plan-on-hub = Choose at a Facility
window-plan-on-map = Choose on the map
window-plan-list = List what is possible
window-plan-free = Free pawns
window-plan-free-short = Free
window-plan-key = planned
window-plan-pawns-lead = On a planned action, press a name to add a pawn; when no more can be added, the same press takes all its pawns back. The arrow beside a name makes that pawn perform the action.
window-plan-drop = Give up
window-plan-performs = { $name } performs
window-plan-pawns = { $name }: { $here } of { $all } { $all ->
    [one] pawn
   *[other] pawns
} here. { $role ->
    [performs] Performs.
    [assists] Assists.
   *[none] Not on this action.
}
window-plan-no-rover = No rover
window-plan-way = { $way }: { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}{ $count ->
    [0] {""}
   *[other] . { $risks }
}
window-plan-table = Overrule the app
window-plan-why-table = Why does the table overrule the app?
window-plan-reason = A reason in your own words
window-plan-price = What is paid instead
window-plan-anyway = Plan it all the same
window-plan-unlisted = Out of reach, or of no use as far as the app can tell:
window-plan-why = See where the number comes from
window-plan-warnings = Before you declare
window-plan-actions = What can be done now
window-plan-events = Events
window-plan-shutdown = Shutdown tiles
window-plan-mission = Mission actions
window-plan-forbidden = { $count ->
    [one] 1 action is not possible now
   *[other] { $count } actions are not possible now
}
window-die-of-success = Success die
window-die-of-wound = Wound die
window-die-of-adventure = Adventure die
window-tile-features = Features of the tile
window-tile-samples = Samples on the tile
window-tile-pois = POI icons on the tile

undo-plan-declared = { $count ->
    [one] 1 action declared
   *[other] { $count } actions declared
}
