# Games that play by themselves: `simulate`.

simulation-head =
    “{ $mission }”: { $games ->
        [one] one game
       *[other] { $games } games
    } for each number of players, { $player ->
        [random] random player
        [impulsive] careful player that picks options by chance
       *[careful] careful player
    }, { $board ->
        [full] the app keeps the board
       *[story] the players keep the board
    }, seeds { $first } to { $last }.
simulation-advice = What stands out, and what you can change (a share may be off by { $margin ->
        [one] 1 point
       *[other] { $margin } points
    } by chance; more games narrow it):
simulation-no-advice = Nothing stands out: wins, deaths, length and choices are within the usual range (a share may be off by { $margin ->
        [one] 1 point
       *[other] { $margin } points
    } by chance).
simulation-advice-hard =
    With { $players } only { $share } of the games are won; a quarter to three quarters is a good range. { $outcome ->
        [out_of_time] Most run out of sols: more sols, a smaller goal, or a lower price of what the objectives take.
        [over_threshold] Most end above the Threshold: a higher Threshold, or fewer effects that break parts.
        [died] Most end with a death: more oxygen, food or energy on the sheet, or fewer wounds.
       *[lost] Most are lost by a rule of yours under “loses”: give more time against it.
    }
simulation-advice-easy = With { $players } as many as { $share } of the games are won; a quarter to three quarters is a good range. Fewer sols, a larger goal, or events that cost more.
simulation-advice-apart = With { $players } { $share } are won, with { $fewest } { $least }. Numbers of the sheet stand for each number of players; effects can take “per_astronaut”.
simulation-advice-deadly = With { $players } an astronaut dies in { $share } of the games; more than one in ten is much. Look at wounds, Stress, and what oxygen and food there is.
simulation-advice-short = With { $players } half of the games are over in sol { $sol } of { $longest }: the last events are seldom seen. Larger goals, or objectives that wait for each other.
simulation-advice-unwanted = { $title } is chosen { $chosen ->
        [one] once
       *[other] { $chosen } times
    } in { $choices }: the other options are always better. Change what it brings, or what it costs.
simulation-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
simulation-outcomes = How it ended
simulation-won = won in all
simulation-outcome =
    { $outcome ->
        [won_all] won with every optional objective
        [won] won
        [out_of_time] out of sols
        [over_threshold] above the Threshold
        [lost] lost by a rule of the mission
       *[died] an astronaut died
    }
simulation-sols = Sols used
simulation-least = fewest
simulation-median = median
simulation-most = most
simulation-games = games
simulation-sol = sol { $sol }
simulation-came =
    { $kind ->
        [event] Mission Events
        [event_action] Event actions done
        [adventure] Adventures
        [malfunction] Malfunction cards
        [follow_up] Follow-Ups
        [consequence] What struck later
        [option] Options chosen
        [way] Ways of chance
        [action] Mission actions
        [revealed] Objectives revealed
        [objective] Objectives met
        [track_end] Spaces of tracks reached
        [loss] What lost the mission
        [standing] Rules that began
       *[ending] Endings
    }
simulation-share = { $share } ({ $times }×)
simulation-percent = { $whole }.{ $tenth }%
simulation-decimal = { $whole }.{ $tenth }
simulation-tracks =
    { $players ->
        [one] 1 player, end of sol
       *[other] { $players } players, end of sol
    }
simulation-gauge =
    { $gauge ->
        [morale] Morale
        [stress] Stress
        [working] Working
        [living] Living
       *[systems] Systems
    }
simulation-option = { $title }, “{ $option }”
simulation-all-came = Everything that can come came at least once.
simulation-never =
    { $count ->
        [one] One thing never came:
       *[other] { $count } things never came:
    }
simulation-never-with =
    { $players ->
        [one] With 1 player these never came either:
       *[other] With { $players } players these never came either:
    }
simulation-shared = Things that can come from shared decks: { $count }; { $never ->
        [0] each of them came
        [one] one of them never came
       *[other] { $never } of them never came
    }. --all lists them.
simulation-fell = A game with { $players ->
        [one] 1 player
       *[other] { $players } players
    } and seed { $seed } did not come to its end: { $why } Nothing was counted. Play it again with this seed to see where.
simulation-refused = the move “{ $command }” was offered and then refused.
simulation-nothing-to-do = at “{ $step }” nothing can be done, and the mission is not over.
simulation-endless = it goes on and on.
