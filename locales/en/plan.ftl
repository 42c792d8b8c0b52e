# Planning, declaring and resolving actions where the app keeps the board.

command-plan-action = Plan an action
    .of = Plan: { $action }
    .of-met = Plan: { $action } (its objective needs no more)
command-drop-action = Give up a planned action
    .of = Give up: { $action }
command-add-pawn = Lay a pawn on an action
    .of = { $action }: add a pawn, { $name }
command-take-pawn = Take a pawn back
    .of = { $action }: take a pawn back, { $name }
command-raise-pawn = Say who performs an action
    .of = { $action }: { $name } performs
command-set-rover = Say which rover comes along
    .with = { $action }: { $rover } comes along
    .without = { $action }: no rover
command-set-way = Say which way an action takes
    .of = { $action }: by { $way }
command-plan-overruled = Plan an action that the app forbids
    .of = Plan all the same: { $action } ({ $reason })
command-overrule = Overrule the app on a planned action
    .any = { $action }: overrule the app
    .of = { $action }: { $ruling } ({ $reason })
command-overrule-price = Say what a planned action costs
    .any = { $action }: say what is paid
    .of = { $action }: { $price } ({ $reason })
command-drop-ruling = Withdraw a decision of the table
    .any = { $action }: withdraw a decision of the table
    .of = { $action }: withdraw “{ $ruling }”
command-correct-operator = Correct who operates an AOM
    .of = Correct the operator: { $aom }
    .to = Correct the operator of { $aom }: { $name }
command-reroll-die = Let the app roll a die again
    .of = A skill: let the app roll the { $die } again
command-set-operator = Say who operates an AOM
    .of = Operator: { $aom }
    .to = Give the { $aom } to { $name }
command-dismantle = Dismantle a part
    .of = Dismantle: { $place }, { $part }
command-exchange-upgrade = Exchange an Upgrade card for its spare parts
    .of = Exchange for spare parts: { $upgrade }
command-use-poi = Use a POI token: what is printed on it
    .of = Use a POI token: “{ $title }”
command-use-poi-token = Use a POI token by its name
    .of = Use the POI token “{ $name }”{ $count ->
            [0] {""}
           *[other] : { $does }
        }
command-name-skill = Name a skill
    .of = Name a skill: { $name }
    .to = { $name }: { $skill }
command-set-skill-state = Set whether a skill can be used
    .of = Set whether a skill can be used: { $name }
    .to = { $name }: { $skill }
command-use-skill = Use a skill
    .of = Use a skill: { $name }
    .basic = { $name }: basic skill, { $pays ->
            [0] no Morale tokens
            [one] 1 Morale token
           *[other] { $pays } Morale tokens
        }
    .card = { $name }: Skill card { $skill }, { $pays ->
            [0] no Morale tokens
            [one] 1 Morale token
           *[other] { $pays } Morale tokens
        }
    .named = { $name }: “{ $card }”, { $pays ->
            [0] no Morale tokens
            [one] 1 Morale token
           *[other] { $pays } Morale tokens
        }{ $usual ->
            [yes] {" "}(its price)
           *[no] {""}
        }{ $count ->
            [0] {""}
           *[other] . { $does }
        }
command-roll-dice = Roll the dice
command-enter-dice = Enter the dice
command-enter-tile = Enter the ROI tile
    .of = { $features }; { $samples ->
            [0] no sample
            [one] 1 sample
           *[other] { $samples } samples
        }, { $pois ->
            [0] no POI
            [one] 1 POI
           *[other] { $pois } POIs
        }
command-enter-front = Enter what the Shutdown tile asks for
    .to = The tile asks for { $needs }

param-ruling = what the table decides
param-price = what is paid
param-reason = the reason
param-die = the die
param-index = the planned action
param-deed = the action
param-pawn = the pawn
param-rover = the rover
param-way = the way
param-place = the Facility
param-part = the part
param-upgrade = the Upgrade
param-poi = the POI
param-state = whether it can be used
param-skill = the skill
param-pays = the number of Morale tokens
param-success = the Success die
param-wound = the Wound die
param-region = the region
param-says = what it says
param-features = the features of the tile
param-samples = the number of samples
param-pois = the number of POI tokens
param-needs = the number on the tile

cause-declared = declared
cause-given-back = given back
cause-skill = skill
cause-dismantled = dismantled

plan-planned = { $action }; { $with }
plan-performs = { $name } performs
plan-assist = { $count ->
        [one] { $names } assists
       *[other] { $names } assist
    }
plan-nobody = no pawns yet
plan-both-pawns = with both pawns
plan-rover = { $rover } comes along
plan-way = by { $way }
plan-straight = the straight way
ruling-pawns = { $count ->
        [one] 1 pawn for a sure success
       *[other] { $count } pawns for a sure success
    }
ruling-free = nothing is paid
ruling-usual-price = the usual price
ruling-price = the price is { $costs }
ruling-no-dice = no dice are rolled
ruling-dice = the dice are rolled
ruling-allowed = allowed
ruling-forbidden = not allowed this sol
ruling-of-the-table = the table decides: { $ruling } ({ $reason })
ruling-reason-skill = skill
ruling-reason-upgrade = Upgrade
ruling-reason-poi = POI token
ruling-reason-mission = rule of the mission
ruling-reason-other = another reason
thing-morale-tokens = Morale tokens
die-success = Success die
die-wound = Wound die
die-adventure = Adventure die
plan-success = success
plan-no-success = no success
plan-wound = wound
plan-no-wound = no wound
plan-adventure = Adventure
plan-no-adventure = no Adventure
plan-no-features = No features

fact-board-action-planned = Planned: { $action }.
fact-board-action-replanned = Planned: { $planned }.
fact-board-action-dropped = Given up: { $action }.
fact-board-operator-set = Operator ({ $aom }): { $name }.
fact-board-plan-declared = Declared, in this order: { $actions }.
fact-board-plan-lost = The game went on in Story. No longer planned: { $actions }. Plan them again if you still want them.
fact-board-declared-lost = The game went on in Story. The app no longer follows these declared actions: { $actions }. Resolve on the table what is still open, and put the numbers right.
fact-board-nothing-declared = No action is declared.
fact-board-dice-laid = { $action }: { $dice }.
fact-board-dice-again = { $action }, rolled again: { $dice }.
fact-board-reroll-paid = { $action }: if what was used allows it, one die may be rolled again.
fact-board-action-success = { $action }, { $name }: success.
fact-board-action-failure = { $action }, { $name }: failed.
fact-board-action-needless = { $action }, { $name }: nothing is left to do. The pawns and what was paid come back.
fact-board-action-shut = { $action }, { $name }: the Facility has been shut down meanwhile. The action is not done; the pawns and what was paid come back.
fact-board-action-over = Action resolved: { $action }.
fact-board-front-seen = { $place }: the Shutdown tile ({ $resource }) asks for { $needs }.
fact-board-poi-token-used = POI token used: “{ $name }”{ $count ->
        [0] {""}
       *[other] . It says: { $does }
    }.
fact-board-skill-card = { $name }: { $skill }.
fact-board-rover-to-roll = { $rover }: the green Wound die is rolled at the end of the Actions phase.
fact-board-spare-built = { $place } is built: all its markers are red.

plan-full-1 = Say which actions you want, and lay the pawns on them; the topmost pawn of a stack performs. Whatever an action needs must be there now.
plan-full-2 = Before anything is declared you may dismantle parts for their spare parts: no action, no pawn.
plan-line = { $number }. { $planned }
plan-free = Free pawns: { $names }.
plan-none-free = All pawns lie on actions.
plan-idle = { $count ->
        [one] { $names } has a pawn left that could still do something: it must be used.
       *[other] { $names } have pawns left that could still do something: they must be used.
    }
plan-heart = { $left ->
        [one] { $name } has a heart condition and one pawn left: that pawn may do anything.
       *[other] { $name } has a heart condition: one pawn only heals it, and must do so where somebody can heal it; the other may do anything.
    }
plan-declare = Declare the plan
plan-full-next = Next: everything is paid, then the actions are resolved from 1 to 11.

resolve-over-heading = All declared actions are resolved
resolve-over = The rovers are back in the Garage Hall.
resolve-over-next = Next: the Malfunctions phase, if there is anything to roll, count or draw in it; else Clean-Up.
resolve-performer = { $name } performs this action.
resolve-performer-aom = { $name } performs this action with the { $aom }.
resolve-beside = { $with }.
resolve-sure = Enough pawns: success without dice.
resolve-front = Turn the Shutdown tile up: it says what the general supply must give. If that is not there, nothing is spent and the tile stays.
resolve-dice = Roll the dice of this type: { $dice }.
resolve-success-die = Only the Success die is rolled: the CPU is broken.
resolve-reroll = A success is rolled once more, and the second roll counts.
resolve-shown = What do the dice show?
resolve-lies = The dice show: { $dice }.
resolve-anew = If a skill changed a die, the side that it shows now counts.
resolve-reroll-paid = { $count ->
        [0] A die is rolled again only for a skill of this astronaut or a POI token, once for each: use it first.
        [one] One die may be rolled again.
       *[other] { $count } dice may be rolled again.
    }
resolve-accept = The dice stand
resolve-do = Resolve the action
resolve-do-several = { $count ->
        [one] Resolve the action
       *[other] Resolve { $count } actions
    }{ $all ->
        [yes] {" "}and end the phase
       *[no] {""}
    }
resolve-accept-several = { $count ->
        [one] The dice stand
       *[other] The dice stand: resolve all { $count }
    }{ $all ->
        [yes] , end the phase
       *[no] {""}
    }
resolve-do-first = Resolve only the first
resolve-several = { $count ->
        [one] 1 action without dice
       *[other] { $count } actions without dice
    }
resolve-mission-icon = { $region } shows the mission icon: do now what your mission sheet says of it, if it says anything.
resolve-icon-typed = “moved” and “put” report what that changes on the board.
resolve-tile = Draw a tile of ring { $ring } and lay it face up on { $region }. Enter what it shows.
resolve-tile-more = Another tile: type “tile”, its features, its samples and its POIs. “help tile” lists the words.
resolve-front-seen = Turn up the Shutdown tile ({ $resource }) on { $place }. How much does it ask for?
resolve-next = { $count ->
        [0] Next: the end of the Actions phase.
        [one] Next: 1 more action.
       *[other] Next: { $count } more actions.
    }
