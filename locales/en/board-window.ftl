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
window-board-plants = Plants { $plants } of { $greenhouses }
window-board-shut = Shut down: { $resource }
window-board-shut-twice = Shut down twice
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
window-board-region = { $region }: { $samples ->
    [one] 1 sample
   *[other] { $samples } samples
}
window-board-unexplored = Nothing has been explored yet.
window-board-other-spaces = Not explored
window-board-no-tile = No ROI tile lies here.
window-board-tile-lies = A tile lies here
window-board-tile-gone = No tile lies here
window-board-lead = Press a part of the board to see its numbers in words and to set them.
window-board-assumed = The books do not say which parts a Facility has, at which spaces of the Health track a Condition token is drawn (+), or what is on the ROI tiles. The board shows what is assumed.
window-board-not-kept = You keep the board yourselves.
window-board-unsure = Not compared
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

window-part-energy = E
window-part-oxygen = O
window-part-hardware = H
window-part-cpu = C

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

window-plan-free = Free pawns
window-plan-drop = Give up
window-plan-performs = { $name } performs
window-plan-assists = { $name } assists
window-plan-raise = { $name } on top
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
window-tile-samples = Samples on it
window-tile-pois = POI tokens on it

undo-plan-declared = { $count ->
    [one] 1 action declared
   *[other] { $count } actions declared
}
