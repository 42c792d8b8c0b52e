# The board that the app keeps: its places by name, what has happened on it, what only the crew can say.

place-numbered = { $name } { $number }
place-spare = Spare { $name }
region = R{ $ring }-{ $direction }

section-systems = Systems Block
section-living = Living Block
section-working = Working Block and rovers
section-supply = general supply and Stress
section-cargo = Cargo Bay, Upgrades and Research
section-crew = ID boards and Condition tokens
section-map = map

spot-supply = General supply, { $resource }
spot-stress = Stress
spot-built = { $place }
spot-part = { $place }, { $part }
spot-productivity = { $place }, productivity
spot-tile = { $place }, Shutdown tile ({ $resource })
spot-greenhouses = { $place }, greenhouses
spot-plants = { $place }, plants
spot-growth = { $place }, seed on Growth { $space }
spot-cargo = Cargo Bay, { $area }, { $item }
spot-objective-tokens = { $colour ->
        [red] Cargo Bay, { $area }, red Objective tokens
        [orange] Cargo Bay, { $area }, orange Objective tokens
       *[black] Cargo Bay, { $area }, black Objective tokens
    }
spot-upgrade = Upgrade, { $upgrade }
# What an Upgrade was and is, in a sentence.
upgrade-state = { $at ->
        [0] not in this game
        [1] card ready
        [2] tile Pending
        [3] built
       *[4] back in the box
    }
spot-examined = Samples examined
spot-discoveries = Discoveries
spot-wounds = Wounds { $name_of }
spot-morale-tokens = Morale tokens { $name_of }
spot-condition = { $condition }, { $name }
spot-pool = Condition pool, { $condition }
spot-basic-skill = Basic skill { $name_of }, used
spot-skill = Skill card { $skill } { $name_of }, used
spot-lost-pawns = Pawns { $name_of } that stay unused
spot-samples = Samples on { $region }
spot-objectives = Objective tokens on { $region }
token-name = { $colour ->
        [red] red Objective token { $number }
        [orange] orange Objective token { $number }
       *[black] black Objective token { $number }
    }
token-unknown = Objective token “{ $id }”
token-in-region = in region { $region }
token-in-facility = { $facility_in }

skill-ready = ready
skill-discarded = discarded by an effect
skill-locked = locked
skill-unnamed = { $which }: { $state }
skill-named = { $which }, “{ $name }”: { $state }
skill-priced = { $skill }; { $price ->
        [one] it costs 1 Morale token
       *[other] it costs { $price } Morale tokens
    }
token-named = “{ $name }”
token-from = from { $region }
token-named-from = “{ $name }” from { $region }
with-known-tokens = { $what } ({ $known })

stack-facility = { $place }, tokens on { $space }
stack-rover = { $rover }, tokens
stack-crew = ID board { $name_of }, tokens
stack-region = { $region }, tokens

fact-board-kept = Full board: the app keeps the board from now on.
fact-board-put-away = Story: you keep the board yourselves from now on.
fact-board-checked = Compared with the table: { $section }.
fact-board-moved = { $spot }: { $change } ({ $cause }).
fact-board-upgrade = { $spot }: from “{ $before }” to “{ $after }” ({ $cause }).
fact-board-stays = { $spot }: no change ({ $cause }).
fact-board-skill-used = { $which } { $name_of }: used ({ $cause }).
fact-board-skill-ready = { $which } { $name_of }: ready again ({ $cause }).
fact-board-broken = { $spot }: green → red ({ $cause }).
fact-board-repaired = { $spot }: red → green ({ $cause }).
fact-board-put = Put down: { $spot } ({ $cause }).
fact-board-gone = Taken away: { $spot } ({ $cause }).
fact-board-token-put = { $stack }: { $token_the } put down ({ $cause }).
fact-board-token-taken = { $stack }: { $token_the } taken away ({ $cause }).
fact-board-token-marked = { $spot }: one of them is { $mark }.
fact-board-token-carried = { $mark }: { $spot } → { $to }.
fact-board-token-gone = { $spot }: no longer there: { $mark }.
board-no-features = none
fact-board-explored = Explored: { $region }. Features of the tile: { $features }; { $samples ->
        [one] 1 sample
       *[other] { $samples } samples
    }, { $pois ->
        [one] 1 POI
       *[other] { $pois } POIs
    }.
fact-board-tile-laid = { $region }: a tile lies there now. Its features: { $features } (put right).
fact-board-tile-taken-up = { $region }: no tile lies there (put right).

command-keep-board = Who keeps the board
    .full = Full board: the app keeps the board
    .story = Story: we keep the board ourselves
command-check-section = Compared with the table
    .of = Compared with the table: { $section }
command-move-on-board = Something on the table moved a number
    .of = Something moved: { $spot }
    .to = Something moved: { $spot } is now { $to }
command-correct-board = Set a number on the board
    .of = Set: { $spot }
    .to = Set: { $spot } to { $to }
command-lay-tile = Put a ROI tile right
    .at = Put the tile right: { $region }
    .of = { $region }, features of the tile: { $features }
command-take-tile-up = Take a ROI tile up
    .of = Nothing lies there: { $region }
command-do-as-printed = Say what a printed card or tile says
    .of = The card says: { $says }
command-mark-token = Enter what is printed on a token
    .of = Enter what is printed on a token: { $spot }
    .to = { $spot }: “{ $name }” is printed on a token
command-put-token = Put a Modifier token down
    .of = Put a token down: { $stack }
    .to = Put { $token_the } down: { $stack }
command-take-token = Take a Modifier token away
    .of = Take a token away: { $stack }
    .to = Take { $token_the } away: { $stack }

step-shut = Shutdown tile
    .heading = Which Facility is shut down
    .line-1 = Not enough { $resource }: choose one Facility that needs it and has no Shutdown tile of that kind, and lay a random one of that kind on it.
step-starve = Food
    .heading = Who goes hungry
    .line-1 = { $missing ->
        [one] 1 portion of food is missing: decide who does without. 1 wound.
       *[other] { $missing } portions of food are missing: decide who does without the next one. 1 wound.
    }
step-stop-wilting = Wilting
    .heading = Whether wilting is stopped
    .line-1 = { $place }: the plants would wilt. To stop it, spend from the general supply 1 of each of these: { $costs }. Then nothing grows and nothing wilts.
step-lose-sample = Sample
    .heading = Which sample is lost
    .line-1 = Choose the region from which one sample is removed.
step-sixth-wound = Question about the sixth wound
    .heading = Whether { $name } died
    .line-1 = The sixth wound kills, and a death loses the mission. Yes: it ends here. No: the number stays as you set it; put it right if it is wrong.
step-full-track = Question about the full track
    .heading = Whether the full track is resolved now
    .line-1 = The Malfunction track of the { $block } is at 5. Yes: its card comes now, then the track goes back to 0. No: it stays at 5.
step-overgrown = Question about the seeds
    .heading = Whether seeds are taken off
    .line-1 = { $place }: more seeds and plants than greenhouses. Yes: the seeds on the lowest spaces of the Growth track are taken off until the rest has room. No: all stay as you set them.
step-which-facility = Facility
    .heading = Which Facility
    .line-1 = There is more than one. Choose which one the effect strikes.
step-which-astronaut = Astronaut
    .heading = Which astronaut
    .line-1 = Choose whom the effect strikes.
