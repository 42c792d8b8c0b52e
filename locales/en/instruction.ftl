# What the players do at the table: one sentence an effect.

## Who

who-first-player = the First Player ({ $name })
who-first-player-unnamed = the First Player
who-performer = whoever performs it
who-everyone = each astronaut
who-chosen = one astronaut of your choice
who-most-wounded = the astronaut with the most wounds (the First Player breaks ties)
who-nobody = No astronaut of the crew is { $profession_the }: nothing happens.

## Facilities

effect-break-part = Turn the marker { $part_of } { $facility_in } red: it breaks.
    .told = { $part_the } { $facility_of } breaks.
effect-repair-part = Turn the marker { $part_of } { $facility_in } green: it is repaired.
    .told = { $part_the } { $facility_of } is green again.
effect-shutdown-at = Place a random Shutdown tile ({ $resource }) on { $facility_the }.
    .told = A Shutdown tile ({ $resource }) on { $facility_the }.
effect-shutdown-any = Choose a Facility that needs { $resource } and has no Shutdown tile of { $resource }: place a random one on it.
    .told = A Shutdown tile ({ $resource }) on a Facility of your choice.
effect-token = { $space ->
        [now] Place a Modifier token ({ $token }) on the ! space { $facility_of }.
       *[next] Place a Modifier token ({ $token }) on the >> space { $facility_of }.
    }
    .told = { $space ->
        [now] One more Modifier token ({ $token }) on the ! space { $facility_of }.
       *[next] One more Modifier token ({ $token }) on the >> space { $facility_of }.
    }
effect-clear-tokens = Discard every Modifier token from the ! space { $facility_of }.
    .told = No Modifier token left on the ! space { $facility_of }.
effect-rover-token = Place a Modifier token ({ $token }) on the × space { $rover_of }.
    .told = One more Modifier token ({ $token }) on the × space { $rover_of }.
effect-crew-token = { $who } places a Modifier token ({ $token }) on their own ID board.
effect-productivity-more = Raise the productivity { $facility_of } by { $count }, up to { $max }.
    .told = Productivity { $facility_of } +{ $count }.
effect-productivity-less = Lower the productivity { $facility_of } by { $count }, not below 0.
    .told = Productivity { $facility_of } −{ $count }.
effect-productivity-same = The productivity { $facility_of } stays as it is.

## General supply and Cargo Bay

effect-supply-more = Gain { $count } { $resource } in the general supply.
    .told = +{ $count } { $resource } in the general supply.
effect-supply-less = { $count ->
        [one] Lose 1 { $resource } from the general supply, if there is any.
       *[other] Lose { $count } { $resource } from the general supply, or as much as there is.
    }
    .told = { $count ->
        [one] −1 { $resource } from the general supply, if there was any.
       *[other] −{ $count } { $resource } from the general supply, or as much as there was.
    }
effect-supply-same = The { $resource } of the general supply stays as it is.
effect-gain = { $area ->
        [available] Gain { $things } in the Available area of the Cargo Bay: ready now.
       *[pending] Gain { $things } in the Pending area of the Cargo Bay: ready from the next sol.
    }
    .told = +{ $things } in the Cargo Bay.
effect-lose = Lose { $things } from the Cargo Bay, or as many as there are.
    .told = −{ $things } from the Cargo Bay, or as many as there were.
effect-lose-region-sample = Lose 1 sample of your choice from any region.
    .told = −1 sample from a region of your choice.
effect-wilt = The plants of the main Farm wilt: each seed on the Growth track moves down 1 space (below #1 it is lost), then 1 grown plant moves from its greenhouse to space #6.
    .told = The plants of the main Farm wilt.
effect-grow = The plants of the main Farm grow: each seed on the Growth track moves up 1 space; from #6 it moves to an empty greenhouse.
    .told = The plants of the main Farm grow.

## Stress, Morale, Malfunctions, tracks

effect-stress-more = Raise Stress by { $count }. At 18 each astronaut takes 1 wound and Stress goes back to 0; then report Morale −1{ $controls ->
        [typed] : type “morale −1”
       *[pressed] {" "}under “Report”
    }.
    .told = Stress +{ $count }.
effect-stress-less = Lower Stress by { $count }, not below 0.
    .told = Stress −{ $count }.
effect-stress-same = Stress stays as it is.
effect-morale = Morale { $by }: move its marker { $change }.
effect-morale-stays = Morale { $by }: it stands at { $at } and stays there.
effect-malfunction = Malfunction track of the { $block } { $by }: move its marker { $change }.
effect-malfunction-full = Malfunction track of the { $block } { $by }: move its marker { $change }. At 5 a Malfunction card is drawn.
effect-malfunction-stays = Malfunction track of the { $block } { $by }: it stands at { $at } and stays there.
effect-malfunction-card = { $cards ->
        [digital] A Malfunction card of the { $block } is drawn next.
       *[physical] Next you draw a Malfunction card of the { $block }.
    }
effect-malfunction-card-keyword = { $cards ->
        [digital] A Malfunction card of the { $block } with the keyword { $keyword } is drawn next.
       *[physical] Next you draw a Malfunction card of the { $block } with the keyword { $keyword }.
    }
effect-track = { $title } { $by }: move its marker { $change }.
effect-track-stays = { $title } { $by }: it stands at { $at } and stays there.
effect-reveal = New on the mission sheet: “{ $title }”.
effect-reveal-objective = A new objective enters the Mission Log: “{ $title }”.
effect-sols-more = The mission lasts { $count ->
        [one] 1 sol more
       *[other] { $count } sols more
    }: count the spaces of the Sol Counter up to there.
    .told = The mission lasts { $count ->
        [one] 1 sol more
       *[other] { $count } sols more
    }.
effect-sols-less = The mission lasts { $count ->
        [one] 1 sol less
       *[other] { $count } sols less
    }, but not less than the present sol.
    .told = The mission lasts { $count ->
        [one] 1 sol less
       *[other] { $count } sols less
    }.
effect-sols-same = The mission lasts as long as before.
effect-change-goal = The goal of “{ $title }” is { $goal } now.
effect-fail-objective = The objective “{ $title }” has failed.
effect-lay-token = Lay the { $token } { $where }; if that region is not explored yet, as soon as it is.
    .told = The { $token } was laid { $where }.
effect-take-token = Pick up the { $token } and put it where the mission says.
    .told = You picked up the { $token }.
effect-discard-token = Put the { $token } back into the box.
    .told = The { $token } went back into the box.
effect-mark = Lay { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } “{ $title }” { $place }.
    .told = { $count ->
        [one] 1 marker “{ $title }” was laid
       *[other] { $count } markers “{ $title }” were laid
    } { $place }.
effect-mark-stays = { $count ->
        [one] “{ $title }”: its 1 marker is laid already.
       *[other] “{ $title }”: all { $count } markers are laid already.
    }
effect-unmark = Discard { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } “{ $title }” { $place }.
    .told = { $count ->
        [one] 1 marker “{ $title }” was discarded
       *[other] { $count } markers “{ $title }” were discarded
    } { $place }.
mark-on-sheet = on the mission sheet
mark-on-region = on region { $region }
mark-at-facility = { $facility_in }
mark-at-action = at the action “{ $title }”
mark-line = { $title } { $place }: { $count }.
effect-move-walker-more = “{ $title }” moves on by { $count ->
        [one] 1 region
       *[other] { $count } regions
    }.
effect-move-walker-less = “{ $title }” moves back by { $count ->
        [one] 1 region
       *[other] { $count } regions
    }.
effect-move-walker-same = “{ $title }” stays where it is.
walker-line = { $title }: in region { $region }{ $left ->
        [0] , where its path ends
        [one] , 1 region from the end of its path
       *[other] , { $left } regions from the end of its path
    }.
effect-region-token = Place a Modifier token ({ $token }) { $where }, if that is explored.
    .told = One more Modifier token ({ $token }) { $where }.
effect-region-sample = Place { $count ->
        [one] 1 more sample
       *[other] { $count } more samples
    } { $where }, if that is explored.
    .told = { $count ->
        [one] 1 more sample
       *[other] { $count } more samples
    } { $where }.
in-region-chosen = on an explored region of your choice
in-region-named = on region { $region }
in-region-walker = on the region where “{ $title }” is
in-region-drawn = on the region in ring { $ring } that a Direction card names
effect-end-mission = The mission ends now.
    .told = The mission ends.

## Astronauts

effect-wound = { $who } takes { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }.
effect-heal-wound = { $who } heals { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }.
effect-condition-drawn = { $who } draws a Condition token. Should it be { $anxiety }, report Morale −1 here and put it back into the pool.
    .told = { $who } draws a Condition token.
effect-condition = { $who } suffers { $condition }: take that Condition token from the pool, if one is left.
    .told = { $who } suffers { $condition }.
effect-condition-anxiety = { $who } suffers { $condition }: report Morale −1 here and put the Condition token back into the pool.
    .told = { $who } suffers { $condition }.
effect-cure-condition = { $who } puts one of their own Condition tokens back into the pool.
effect-morale-tokens-more = { $who } gains { $count ->
        [one] 1 Morale token
       *[other] { $count } Morale tokens
    }.
effect-morale-tokens-less = { $who } discards { $count ->
        [one] 1 Morale token, if there is one
       *[other] { $count } Morale tokens, or as many as there are
    }.
effect-morale-tokens-same = { $who } keeps their Morale tokens.
effect-adventure = { $who } resolves an Adventure next: { $adventure }.
effect-lose-pawn = { $who } leaves one pawn unused this sol.

## Costs

cost-mark = { $count ->
        [one] 1 marker “{ $title }”
       *[other] { $count } markers “{ $title }”
    }
cost-pawns = { $count ->
        [one] 1 pawn
       *[other] { $count } pawns
    }
cost-supply = { $count } { $resource } from the general supply
cost-morale-tokens = { $count ->
        [one] 1 Morale token of whoever performs it
       *[other] { $count } Morale tokens of whoever performs it
    }

## The kinds, where a printed card is put together

printed-wound = Wounds
printed-heal-wound = Healing
printed-condition = A Condition token
printed-cure-condition = Curing a condition
printed-morale-tokens = Morale tokens
printed-lose-pawn = A pawn stays unused
printed-morale = Morale
printed-stress = Stress
printed-supply = General supply
printed-productivity = Productivity
printed-break-part = A part breaks
printed-repair-part = A part is repaired
printed-shutdown = Shutdown tile
printed-token = Modifier token on a Facility
printed-clear-tokens = Modifier tokens go
printed-rover-token = Modifier token on a rover
printed-crew-token = Modifier token on an ID board
printed-gain = Into the Cargo Bay
printed-lose = Out of the Cargo Bay
printed-lose-region-sample = A sample of a region goes
printed-grow = Growth
printed-wilt = Wilting
printed-malfunction = Malfunction track
printed-malfunction-card = A Malfunction card
printed-adventure = An Adventure
