# What has happened: one sentence a fact.

## Set-up

fact-players-set = { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $astronauts } astronauts.
fact-named = { $profession_the } is called { $name }.
fact-profession-set = { $name } is { $profession_the }.
fact-profession-swapped = { $name } is { $profession_the }; { $other } takes the other profession.
fact-first-player-set = First Player: { $name }.
fact-aom-set = { $used ->
        [yes] { $aom } comes along.
       *[no] { $aom } stays behind.
    }
fact-dice-set = { $kept ->
        [digital] The app rolls the dice.
       *[physical] You roll your own dice.
    }
fact-cards-set = { $kept ->
        [digital] The app draws the cards.
       *[physical] You draw your own cards.
    }
fact-upgrade-card-set = { $used ->
        [yes] Upgrade card drawn: { $upgrade }.
       *[no] Upgrade card not drawn: { $upgrade }.
    }
fact-difficulty-set = { $difficulty ->
        [easier] An easier game.
        [harder] A harder game.
       *[standard] A game by the sheet.
    }
fact-sheet-set = Mission sheet, { $value }: { $change }.
fact-die-set = { $rolled ->
        [yes] Mission sheet, sol { $sol }: the Malfunction die of the { $block } is rolled.
       *[no] Mission sheet, sol { $sol }: the Malfunction die of the { $block } is not rolled.
    }
fact-game-began = The table is laid. Morale at the start: { $morale }.

## The sol

fact-sol-began = “{ $mission }”: sol { $sol } begins; First Player: { $name }.
fact-step-reached = At hand: { $step }.
fact-step-done = Done: { $step }.
fact-read = Read aloud: “{ $title }” ({ $label }).
fact-effects-resolved = Resolved, “{ $title }”: { $effects }
fact-effects-resolved-kept = Resolved: “{ $title }”.
fact-answered = “{ $title }”: { $question } { $answer }.
fact-chosen = “{ $title }”, chosen: { $option }.
fact-way-drawn = “{ $title }”: chance decided.

## Events

fact-event-drawn = Mission Event: “{ $title }”.
fact-no-event = No Mission Event is left: this sol brings none.
fact-event-opened = Event action of “{ $title }”: open until the end of sol { $until }.
fact-event-done = Event action done: “{ $title }”.
fact-event-struck = “{ $title }”: its consequences strike, the event leaves the table.
fact-event-ran-out = “{ $title }”: its three sols are over, the event leaves the table.
fact-event-closed = “{ $title }” is closed: nothing more comes of it.
fact-noted = Something has been noted for later.
fact-follow-up-came = Follow-Up: “{ $title }”.
fact-adventure-drawn = Adventure, { $adventure }, { $name }: “{ $title }”.{ $reshuffled ->
        [yes] {" "}The deck was shuffled first.
       *[no] {""}
    }
fact-adventure-anyone = the crew chooses who
fact-card-drawn = Malfunction card, { $block }: “{ $title }”.{ $passed ->
        [0] {""}
        [one] {" "}1 card was passed over for the keyword.
       *[other] {" "}{ $passed } cards were passed over for the keyword.
    }{ $reshuffled ->
        [yes] {" "}The deck was shuffled first.
       *[no] {""}
    }
fact-keyword-not-found = Malfunction deck, { $block }: no card has the keyword { $keyword }, not even among the discards; nothing happens.
fact-own-card-resolved = Malfunction card, { $block }: drawn from your own deck and resolved.
fact-card-discarded = “{ $title }”: the Facility is shut down, the card is discarded unresolved.

## What moved

fact-track-moved = Malfunction track, { $block }: { $change } ({ $cause }).
fact-box-turned = { $red ->
        [yes] Malfunction Box, { $block }: the marker turns red ({ $cause }).
       *[no] Malfunction Box, { $block }: the marker turns green ({ $cause }).
    }
fact-morale-moved = Morale: { $change } ({ $cause }).
fact-mission-track-moved = { $title }: { $change } ({ $cause }).
fact-track-end-reached = { $title } has come to { $at }, where something happens.
fact-sols-changed = The last sol is now sol { $sols }: { $change } ({ $cause }).
cause-sol = new sol
cause-effect = effect
cause-dice = dice
cause-malfunction-dice = dice and penalties
cause-action = action
cause-table = reported
cause-correction = put right by hand
cause-morale = Morale phase
cause-production = Production
cause-quarrel = quarrel
cause-condition = condition
cause-clean-up = Clean-Up

## Objectives and actions

fact-revealed = New on the mission sheet: “{ $title }”.
fact-objective-revealed = New in the Mission Log: “{ $title }”.
fact-objective-moved = “{ $title }”: { $change } of { $goal } ({ $cause }).
fact-objective-met = Objective met: “{ $title }”.
fact-action-done = Mission action done: “{ $title }”.
fact-action-done-at = Mission action done in { $region }: “{ $title }”.
fact-threshold-answered = { $met ->
        [yes] Threshold of { $threshold ->
            [one] 1 broken part
           *[other] { $threshold } broken parts
        }: met.
       *[no] Threshold of { $threshold ->
            [one] 1 broken part
           *[other] { $threshold } broken parts
        }: not met.
    }
fact-threshold-answered-counted = { $met ->
        [yes] Threshold ({ $what }: { $range }): met.
       *[no] Threshold ({ $what }: { $range }): not met.
    }
fact-threshold-answered-plain = { $met ->
        [yes] Threshold: met.
       *[no] Threshold: not met.
    }

## Dice and cards

fact-malfunction-dice-rolled = Malfunction dice: { $numbers }.
fact-malfunction-dice-none = No Malfunction die is rolled.
fact-penalties-entered = Malfunction penalties: { $numbers }.
block-number = { $block } { $number }
fact-action-rolled = { $adventure } dice, { $name }: { $success ->
        [yes] success
       *[no] no success, 2 Morale tokens instead
    }, { $wound ->
        [yes] 1 wound
       *[no] no wound
    }, { $adventurous ->
        [yes] an Adventure
       *[no] no Adventure
    }.
fact-direction-drawn = Direction card: { $direction } ({ $short }).
fact-research-drawn = Research card: { $number }, { $percent }%.

## The end

fact-died = { $name } has died.
fact-ended-won = The mission is won: every mandatory objective is met.
fact-ended-won-early = The mission is won.
fact-ended-won-all = The mission is won: every objective is met, the optional ones too.
fact-ended-out-of-time = The mission is lost: the sols have run out before every mandatory objective was met.
fact-ended-threshold-counted = The mission is lost: the sols have run out and the Threshold is not met ({ $what }: { $range }).
fact-ended-over-threshold = The mission is lost: the sols have run out and the HUB has more broken parts than the Threshold allows.
fact-ended-died = The mission is lost: { $name } has died.
fact-ended-lost = The mission is lost.
fact-ended-lost-by = The mission is lost: “{ $title }”.
fact-goal-changed = The goal of “{ $title }” changes from { $from } to { $goal }.
fact-objective-failed = Objective failed: “{ $title }” ({ $cause }).
fact-objective-late = Objective failed, its last sol is over: “{ $title }”.
fact-objective-closed = Objective no longer needed: “{ $title }”.
fact-token-waits = The { $token } will lie { $where } once it is explored.
fact-token-lies = The { $token } lies { $where }.
fact-token-taken = You have the { $token }.
fact-token-spent = The { $token } is out of the game.
fact-marked = Markers “{ $title }” { $place }: { $change } ({ $cause }).
fact-walker-moved = “{ $title }” is now in region { $region }{ $left ->
        [0] , where its path ends
       *[other] {""}
    }.
fact-set-up-laid = Set-up of this mission: { $what }
fact-set-up-laid-none = Set-up of this mission: nothing more for this crew.
fact-mission-lost = “{ $title }” loses the mission.
fact-skipped = “{ $name }” could not be read and was passed over.

## Undo

# The steps from Morale to the plan that one press passed.
undo-production = { $morale ->
    [yes] Morale and Production
   *[no] Production
}
# Actions that one press resolved.
undo-actions = several actions
undo-titled = “{ $title }”
undo-effects = effects of “{ $title }”
undo-morale = Morale { $change }
undo-track = { $block } { $change }
undo-dice = Malfunction dice
undo-penalties = penalties
undo-action-dice = dice of the action
undo-sol = sol { $sol }
undo-planned = plan: { $action }
undo-board-kept = Full board
undo-of = Undo: { $what }
redo-of = Redo: { $what }
undo-planned-at = { $place }: { $what ->
        [manage] Manage
        [explore] Explore
        [sample] sample
        [token] Objective token
       *[mission] action
    }
undo-block = { $block ->
        [working] Working
        [living] Living
       *[systems] Systems
    }
