# Planning: actions by name, what they take and bring, what forbids them, and what a plan is warned of.

## A Facility that stands more than once, or a spare one, within a sentence

place-form-oxygenator = { $name }
    .the = { $name }
    .of = of { $name }
    .in = in { $name }
place-form-solar-panel = { $name }
    .the = { $name }
    .of = of { $name }
    .in = in { $name }
place-form-spare-oxygenator = { $name }
    .the = the { $name }
    .of = of the { $name }
    .in = in the { $name }
place-form-spare-solar-panel = { $name }
    .the = the { $name }
    .of = of the { $name }
    .in = in the { $name }
place-form-spare-farm = { $name }
    .the = the { $name }
    .of = of the { $name }
    .in = in the { $name }

## Actions by name

action-name-event = Event “{ $title }”
action-name-rest = Rest (1 Morale token)
action-name-unwind-morale = Unwind (Morale +1)
action-name-unwind-stress = Unwind (Stress −{ $by })
action-name-heal-wound = Heal 1 wound ({ $name })
action-name-heal-condition = Heal a condition ({ $condition }, { $name })
action-name-manage = Manage (Malfunction track { $block_of } −{ $by })
action-name-manage-short = Manage: { $block } −{ $by }
action-name-explore = Explore { $region }
action-name-gather-sample = Gather a sample from { $region }
action-name-gather-objective = Gather an Objective token from { $region }
action-name-examine = Research (examine a sample)
action-name-discover = Research (turn an examined sample into a Discovery)
action-name-plant = Plant a seed { $place_in }
action-name-repair = Repair { $part_the } { $place_of } with a spare part
action-name-switch = Repair { $part_the } { $place_of } with the one { $donor_of }
action-name-switch-any = Repair { $part_the } { $place_of } with that of another Facility
action-name-repair-rover = Repair { $rover_the } (take away { $token_the })
action-name-build-upgrade = Build an Upgrade ({ $upgrade })
action-name-build-spare = Build { $place_the }
action-name-remove-shutdown = Remove the Shutdown tile ({ $resource }) { $place_of }
action-name-mission = “{ $title }”
action-name-mission-at = “{ $title }” in { $region }

## What it takes

quote-sure = { $sure ->
        [one] 1 pawn.
       *[other] { $sure } pawns.
    }
quote-roll = { $roll ->
        [one] 1 pawn and the { $dice } dice
       *[other] { $roll } pawns and the { $dice } dice
    }, or { $sure ->
        [one] 1 pawn
       *[other] { $sure } pawns
    } without dice.
quote-pays = To be paid when declaring: { $costs }.
quote-must-roll = Even with enough pawns the Success die ({ $dice }) must show a success.
quote-must-roll-dice = The dice are rolled even with enough pawns.
quote-reroll = A success is rolled once more; the second result counts.
quote-assumed = Some of these numbers are assumed: your box or your mission sheet decides.
quote-red-parts = { $count ->
        [one] It arrives with 1 red part.
       *[other] It arrives with { $count } red parts.
    }
quote-line = { $pawns }: { $reason }.
quote-line-free = { $reason }.
quote-pawns = { $count ->
        [one] { $by } pawn
       *[other] { $by } pawns
    }

reason-base = the action itself
reason-medic = the Medic assists
reason-token = { $token_the } ({ $stack })
reason-red-part = { $part_the } { $place_of } is red
reason-tile = { $feature } ({ $region })
reason-unexplored-space = pawn icon of the unexplored space ({ $region })
reason-rover = { $rover } comes along
reason-condition = { $condition } ({ $name })
reason-at-least-one = at least one pawn is needed

feature-extra-pawn = pawn icon of the region
feature-wound = a wound for the performer
feature-adventure = an Adventure for the performer
feature-morale = Morale −1
feature-rover-roll = a roll of the green Wound die for the rover
feature-closed-outer = closed outer side
feature-mission = mission icon

risk-wound = Whoever performs it takes 1 wound.
risk-adventure = Whoever performs it resolves an Adventure ({ $dice }).
risk-morale = Morale −1.
risk-rover-roll = At the end of the Actions phase the green Wound die is rolled for the rover.

way-inside = Inside the HUB
way-direct = From the HUB straight to { $region }
way-through = By way of { $regions }

standing-missing = { $to_roll ->
        [0] { $to_sure ->
            [0] Enough pawns.
            [one] Enough pawns to roll the dice; with 1 more nobody has to roll.
           *[other] Enough pawns to roll the dice; with { $to_sure } more nobody has to roll.
        }
        [one] 1 pawn is missing.
       *[other] { $to_roll } pawns are missing.
    }

## What forbids it

obstacle-board-not-kept = The app does not keep the board: choose Full board to plan here.
obstacle-no-such-event = The action of that event does not lie open.
obstacle-event-planned = “{ $title }”: the action of an event is done once, and it is planned already.
obstacle-no-such-action = The mission has no such action.
obstacle-no-such-seat = { $name } does not take part.
obstacle-no-such-facility = { $place }: this Facility is not built.
obstacle-shut = { $place }: shut down. Nothing can be done there but removing its Shutdown tile.
obstacle-blocked-facility = { $place }: a Blocked token lies on !, nothing is done there this sol.
obstacle-blocked-region = { $region }: a Blocked token lies there.
obstacle-supply = General supply, { $resource }: { $needed } needed, { $there } left.
obstacle-items = { $item }: { $needed } needed, { $there } left in the Available area.
obstacle-morale-tokens = Morale tokens { $name_of }: { $needed } needed, { $there } left.
obstacle-objective-tokens = { $colour ->
        [red] Red Objective tokens
        [orange] Orange Objective tokens
       *[black] Black Objective tokens
    }: { $needed } needed, { $there } left in the Available area.
obstacle-marks = Markers “{ $title }”: { $needed } needed, { $there } left.
obstacle-no-such-part = { $place }: it has no such part ({ $part }).
obstacle-not-broken = { $place }, { $part }: it is not broken.
obstacle-donor-broken = { $place }, { $part }: it is broken or given away already.
obstacle-donor-shut = { $place }: shut down. It gives no parts.
obstacle-own-donor = { $place }: a Facility gives no part to itself.
obstacle-no-such-token = { $rover }: no such token lies there ({ $token }).
obstacle-upgrade-not-ready = The card “{ $upgrade }” does not lie ready, or it is planned already.
obstacle-spare-not-allowed = This mission does not let you build another Facility of this kind: { $facility }.
obstacle-spare-built = { $place }: built or planned already.
obstacle-no-tile = { $place }: no Shutdown tile ({ $resource }) lies there.
obstacle-no-wound = { $name } has no wounds.
obstacle-no-condition = { $name } has no such condition ({ $condition }).
obstacle-no-medic = The crew has neither a Medic nor the Autoscanner.
obstacle-off-the-map = { $region } is not on the map.
obstacle-already-explored = { $region } is explored already.
obstacle-not-explored = { $region } is not explored.
obstacle-explored-this-sol = { $region } was explored this sol: it is neither crossed nor used before the next.
obstacle-no-way = No explored way leads to { $region }.
obstacle-broken-way = The way does not lead on to { $region }.
obstacle-no-sample = { $region }: no sample is left.
obstacle-no-objective = { $region }: no Objective token is left.
obstacle-nothing-examined = No examined sample is left.
obstacle-planted-already = Planting is done once a sol.
obstacle-farm-full = { $place }: seeds and plants fill all greenhouses.
obstacle-growth-taken = { $place }: a seed stands on Growth 1.
obstacle-rover-taken = { $rover } comes along on another action.
obstacle-rover-blocked = { $rover }: a Blocked token lies on it; repair it first.
obstacle-rover-inside = { $rover } comes along outside the HUB only.
obstacle-rover-of-no-use = { $rover } does not help with this action.
obstacle-no-rovers = { $place }, { $part }: while it is red no rover comes along to Explore.
obstacle-too-few-pawns = Pawns: { $needed } needed, { $there } there.
obstacle-pawn-taken = { $name }: no pawn is free.
obstacle-no-such-aom = This AOM is not in the game: { $aom }.
obstacle-aom-of-other-type = { $aom } serves another type of action: { $dice }.
obstacle-patient-first = The pawn of whoever is healed must lie on top: { $name }.
obstacle-medic-missing = A pawn of the Medic must assist: { $name }.
obstacle-forbidden = The table does not allow it this sol ({ $reason }).
obstacle-heart-pawn = { $name } has a heart condition: one pawn heals it and does nothing else.

## What a plan is warned of

warning-pawns-left = { $name }: { $count ->
        [one] 1 pawn does
       *[other] { $count } pawns do
    } nothing yet. All pawns that can act must be used.
warning-not-possible = { $action }: it cannot be done. { $obstacle }
warning-rover-twice = { $rover } comes along on two actions; it can on one only.
warning-medic-pawns = Heal takes { $needed ->
        [one] 1 pawn
       *[other] { $needed } pawns
    } of the Medic; there { $there ->
        [0] is none.
        [one] is 1.
       *[other] are { $there }.
    }
warning-too-many-aoms = { $count } AOMs are planned; a single player uses two a sol.
warning-breaks-part = { $action }: it breaks { $part_the } { $place_of } at once; this is planned there too: { $other }.
warning-in-vain = { $action }: it would change nothing.
warning-in-vain-track = { $action }: it would change nothing, as the Malfunction track { $block_of } is at 0 by then.
warning-spare-pawns = { $action }: { $count ->
        [one] 1 pawn
       *[other] { $count } pawns
    } more than it needs.
