# What the players may tell the app. The value names the command, its attributes are labels for one case of it.

command-continue = Go on
command-set-players = Set the number of players
command-set-name = Name an astronaut
    .of = Name { $name }
command-set-profession = Set a profession
    .of = Set the profession of { $name }
    .to = { $name }: { $profession }
command-set-first-player = Set the First Player
    .to = First Player: { $name }
command-set-aom = Choose the AOMs
    .add = Take along: { $aom }
    .drop = Leave behind: { $aom }
command-set-upgrade = Say which Upgrade cards you drew
    .drawn = Mark as drawn: { $upgrade }
    .not-drawn = Put back: { $upgrade }
command-deal-upgrades = Let the app draw the Upgrade cards
command-set-dice = Say whose dice are rolled
    .physical = Roll your own dice
    .digital = Let the app roll the dice
command-set-cards = Say whose cards are drawn
    .physical = Draw your own cards
    .digital = Let the app draw the cards
command-set-difficulty = Set the difficulty
    .easier = Play an easier game
    .standard = Play by the sheet
    .harder = Play a harder game
command-set-sheet = Put the mission sheet right
    .of = Set { $value }
    .to = Set { $value } to { $to }
command-set-die = Put the Malfunction dice of the mission sheet right
    .on = Sol { $sol }: roll the die of the { $block }
    .off = Sol { $sol }: no die of the { $block }
command-answer = Answer the question
command-choose = Choose
command-discard-unresolved = Discard the card: its Facility is shut down
command-roll-malfunction-dice = Roll the Malfunction dice
command-enter-malfunction-dice = Enter the Malfunction dice
command-enter-penalties = Enter the Malfunction penalties
command-resolve-track = Resolve a full Malfunction track
    .of = Resolve the track of the { $block }
command-next-sol = Begin the next sol
    .to = Begin sol { $sol }
    .last = End the last sol
    .won = End the mission
    .threshold = Check the Threshold
command-answer-threshold = Say whether the Threshold is met
    .met-counted = Met: { $range }
    .not-met-counted = Not met
    .met = { $threshold ->
            [one] Met: 1 broken part or none
           *[other] Met: { $threshold } broken parts or fewer
        }
    .not-met = { $threshold ->
            [one] Not met: more than 1 broken part
           *[other] Not met: more than { $threshold } broken parts
        }
command-draw-adventure = Draw an Adventure
    .of = { $adventure ->
            [explore] Draw an Explore Adventure
            [gather] Draw a Gather Adventure
            [research] Draw a Research Adventure
           *[build] Draw a Build Adventure
        }
    .for = { $adventure ->
            [explore] Draw an Explore Adventure for { $name }
            [gather] Draw a Gather Adventure for { $name }
            [research] Draw a Research Adventure for { $name }
           *[build] Draw a Build Adventure for { $name }
        }
command-roll-action = Roll the dice of an action
    .of = Roll the { $adventure } dice
    .for = Roll the { $adventure } dice for { $name }
command-finish-event = Report an event action
    .of = Event action done: “{ $title }”
command-finish-action = Report a mission action
    .of = Mission action done: “{ $title }”
command-take-objective-token = Report an Objective token taken
    .of = Taken: the { $token }
command-advance-objective = Move an objective on
    .of = Move on: “{ $title }”
    .meet = Objective met: “{ $title }”
command-unwind = Report Unwind: Morale +1
command-manage = Report Manage
    .of = Report Manage: { $block }
    .by = Report Manage: { $block } { $by }
command-move-morale = Report a change of Morale
    .by = Report Morale { $by }
command-raise-track = Report a higher Malfunction track
    .of = Raise the track of the { $block }
    .by = Raise the track of the { $block } by { $by }
command-draw-card = Draw a Malfunction card
    .of = Draw a Malfunction card of the { $block }
    .keyword = Draw a Malfunction card of the { $block }: { $keyword }
command-draw-direction = Draw a Direction card
command-draw-research = Draw a Research card
command-report-death = Report a death
    .of = Report that { $name } has died
command-correct-morale = Set Morale
    .to = Set Morale to { $to }
command-correct-track = Set a Malfunction track
    .of = Set the track of the { $block }
    .to = Set the track of the { $block } to { $to }
command-correct-box = Set the Malfunction Box
    .red = Malfunction Box, { $block }: turn the marker red
    .green = Malfunction Box, { $block }: turn the marker green
command-correct-objective = Set an objective
    .of = Set “{ $title }”
    .to = Set “{ $title }” to { $to }
command-correct-mission-track = Set a track of the mission
    .of = Set { $title }
    .to = Set { $title } to { $to }
command-correct-marks = Set the markers of the mission
    .of = Set the number of { $title }
    .to = Set { $title } to { $to }
command-correct-walker = Set the steps of something that moves
    .of = Set the steps of { $title }
    .to = Set { $title } to step { $to }

## Why a command was not taken

refused-not-now = Not now: { $command }. Nothing has changed.
refused-not-now-plain = That cannot be done now. Nothing has changed.
refused-because = Not now: { $command }. { $reason } Nothing has changed.
unavailable-read = First read the text at hand, then go on.
unavailable-answer = Answer the question at hand first.
unavailable-resolve = First finish the step at hand, then go on.
unavailable-not-begun = It can be done from sol 1 on.
unavailable-begun = It belongs to the set-up, which is over.
unavailable-ended = The mission is over.
unavailable-before-actions = It is reported in the Actions phase of this sol, which is still to come.
unavailable-after-actions = The Actions phase of this sol is over; undo leads back to it.
unavailable-planned = With the Full board it is planned in the Actions phase, and the app does the rest.
unavailable-met = The objective is met already.
unavailable-failed = The objective has failed.
unavailable-closed = The objective is no longer needed: another one is met.
unavailable-waits = First “{ $title }” must be met.
unavailable-action = It moves on by itself with each success of the mission action “{ $title }”, number { $number } in the log.
unavailable-track = It moves on by itself when { $title } reaches the number that the objective asks for.
unavailable-tokens = It moves on by itself when you take one of its Objective tokens.
unavailable-not-revealed = It moves on by itself, by something that is not known yet.
unavailable-threshold = It is decided at the end of a sol, once all other mandatory objectives are met.
unavailable-board = With the Full board it moves on by itself.
unavailable-highest-morale = Morale is at { $morale }, the highest.
unavailable-empty-track = This Malfunction track is at 0 already.
unavailable-no-marks = The markers that it takes are used up.
unavailable-reroll = First use a skill of the astronaut who performs the action, or a POI token: each lets one die be rolled again.
unavailable-aom-chosen = You already take this AOM along.
unavailable-aom-not-chosen = This AOM is left behind already.
unavailable-all-aoms = { $count ->
        [one] Only 1 AOM comes along, and it is chosen. To take another one, first leave this one behind.
       *[other] Only { $count } AOMs come along, and all are chosen. To take another one, first leave one of them behind.
    }
unavailable-no-aoms = A crew of four has no AOMs.
unavailable-all-upgrades = { $count ->
        [0] There are no Upgrade cards in this mission.
        [one] Only 1 Upgrade card is drawn, and it is marked as drawn. First mark it as not drawn.
       *[other] Only { $count } Upgrade cards are drawn, and all are marked as drawn. First mark one of them as not drawn.
    }
refused-out-of-range = { $command }: { $param } is not among what is possible now. Nothing has changed.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.
refused-no-such-place = There is no point of that name in this game’s past.
refused-unreadable = This could not be read as a command: { $problem }

param-players = the number of players
param-seat = the astronaut
param-name = the name
param-profession = the profession
param-aom = the AOM
param-used = yes or no
param-dice = whose dice
param-cards = whose cards
param-difficulty = the difficulty
param-value = the number of the mission sheet
param-to = the number
param-block = the Block
param-sol = the sol
param-rolled = yes or no
param-yes = the answer
param-option = the option
param-working = the number of the Working Block
param-living = the number of the Living Block
param-systems = the number of the Systems Block
param-met = the answer
param-adventure = the type
param-event = the event
param-action = the action
param-objective = the objective
param-by = the change
param-keyword = the keyword
param-track = the track
param-red = red or green
param-other = one of the values
