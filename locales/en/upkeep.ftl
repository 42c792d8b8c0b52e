# Full board: what the upkeep of a sol comes to, line by line.

fact-board-condition-drawn = { $name } draws a Condition token: { $condition }.
fact-board-rover-rolled = { $wound ->
        [yes] Green Wound die for { $rover }: a wound. { $rover } is damaged.
       *[no] Green Wound die for { $rover }: no wound.
    }
fact-board-wilting-answered = { $stopped ->
        [yes] { $place }: the wilting is stopped this sol.
       *[no] { $place }: the wilting is not stopped.
    }

fact-board-others-unfed = { $count ->
        [one] 1 portion is missing for those who eat along: they go without, and nobody of the crew is wounded for it.
       *[other] { $count } portions are missing for those who eat along: they go without, and nobody of the crew is wounded for them.
    }

step-rover-roll = Roll for a rover
    .heading = The green Wound die for { $rover }
    .line-1 = Roll the green Wound die. On a wound { $rover } is damaged: a Blocked token is placed on its × space.
    .question = Does the die show a wound?

## What moves

upkeep-moves = { $spot }: { $change }.
upkeep-morale-moves = Morale: { $change }.
upkeep-nothing = Nothing moves.
upkeep-nowhere = none
upkeep-dies = { $name } takes the sixth wound and dies: the mission is lost.
upkeep-draws-condition = { $name } crosses a condition icon and draws a Condition token.
upkeep-assumed-note = Some of this rests on a list of the box that is partly assumed: where your board shows another icon, the icon decides. Put the numbers right then.
upkeep-morale-note = Only { $name } resolves Morale, nobody else.
upkeep-morale-upgrade-note = { $name } gets 1 Morale token from the Upgrade of the Crew Quarters.
upkeep-short = { $count ->
        [one] 1 { $resource } is missing: choose 1 Facility to be shut down.
       *[other] { $count } { $resource } are missing: choose a Facility to be shut down for each of them.
    }
upkeep-short-note = The general supply does not make up for { $resource } missing here.
upkeep-seed = { $place }, seed on the Growth track: { $change }.
upkeep-seed-ripe = { $place }, seed on #{ $space }: into an empty greenhouse.
upkeep-seed-lost = { $place }, seed on #1: lost.
upkeep-plant-back = { $place }, one grown plant: from its greenhouse to #{ $space } of the Growth track.
upkeep-wilts = { $place }: the plants wilt, because of { $why }.
upkeep-stopped = { $place }: nothing grows and nothing wilts, despite { $why }; the resources are spent.
upkeep-dry-part = the red { $part }
upkeep-dry-tile = the Shutdown tile ({ $resource })
upkeep-all-starve = Nobody eats: 1 wound for each missing portion.
upkeep-others-unfed = { $count ->
        [one] 1 portion is missing for those who eat along: they go without, no wound.
       *[other] { $count } portions are missing for those who eat along: they go without, no wounds.
    }
upkeep-starve = { $count ->
        [one] 1 portion is missing: choose who goes without. 1 wound.
       *[other] { $count } portions are missing: choose for each who goes without. 1 wound for each.
    }
upkeep-quarrel = Stress reaches { $top }: a quarrel. Each astronaut takes 1 wound, Morale falls by 1, and what would go beyond is lost.
upkeep-froggy = { $part }: roll the green Wound die for Froggy.
upkeep-froggy-app = { $part }: the app rolls the green Wound die for Froggy.
upkeep-sample = { $part }: one sample of a region of your choice is lost, if one lies there.
upkeep-stress = { $part }: Stress { $change }.
upkeep-token = { $part }: { $token_the } is put down ({ $stack }); it acts this sol.
upkeep-no-penalties = No red marker of the Working Block acts in Production.
upkeep-track = Malfunction track of the { $block }: { $change }.
upkeep-track-with-die = Malfunction track of the { $block }: at { $from }. { $count ->
        [0] What its die shows is added.
       *[other] What its die shows is added, and { $count } for penalties.
    }
upkeep-token-gone = { $stack }: { $token_the } is discarded.
upkeep-token-moves = { $place }: { $token_the } moves from >> to !.
upkeep-token-stays = { $place } is shut down: its tokens stay where they are.
upkeep-arrives = { $spot }: { $change }.
upkeep-upgrade-built = Upgrade in place: { $upgrade }.
upkeep-refreshed = { $spot }: over.
upkeep-clean = Nothing lies there to be tidied.
upkeep-threshold-met = Broken parts: { $count }. The Threshold is { $threshold }: it is met.
upkeep-threshold-met-counted = { $what }: { $count }. The Threshold is “{ $range }”: it is met.
upkeep-threshold-over-counted = { $what }: { $count }. The Threshold is “{ $range }”: it is not met.
upkeep-threshold-over = Broken parts: { $count }. The Threshold is { $threshold }: it is not met.

## Rows of the sums

upkeep-row = { $label }: { $number }
upkeep-row-morale = Morale
upkeep-row-discarded = Tokens discarded
upkeep-row-tokens-missing = Tokens missing, 1 wound for each
upkeep-row-maker = { $place } makes
upkeep-row-shut-maker = { $place } makes, under a Shutdown tile
upkeep-row-made = Made in all, { $resource }
upkeep-row-needed = Facilities that need it ({ $places })
upkeep-row-spared = Shut down, needing no { $resource } ({ $places })
upkeep-row-surplus = More than needed
upkeep-row-missing = How much is missing
upkeep-row-half = Half of it, rounded up, to the general supply
upkeep-row-yields = { $place }, food
upkeep-row-eaten = Eaten by { $astronauts } astronauts
upkeep-row-anemia = of that by { $name }, with Anemia
upkeep-row-from-supply = From the general supply
upkeep-row-stress = Stress before
upkeep-row-astronauts = { $count ->
        [one] 1 astronaut
       *[other] { $count } astronauts
    }
