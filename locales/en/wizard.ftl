# The wizard that makes a mission of a printed mission sheet.

## On the home screen

wizard-open = From your own sheet
wizard-open-lead = Types in a printed mission sheet, in about ten minutes. The mission then stands here among the others.
wizard-go-on = Go on with your sheet: “{ $name }”
wizard-change = Change the sheet of “{ $mission }”
wizard-made = “{ $name }” is ready: it is listed with the missions.
wizard-made-again = “{ $name }” is made anew. Games that were begun keep the mission as it was. The one before lies in { $old }

## Steps

wizard-title = From your own sheet
wizard-step = { $number } { $name }
wizard-where = Step { $number } of { $of }: { $name }
wizard-step-name = Name and group
wizard-step-numbers = Set-up numbers
wizard-step-dice = Dice by sol
wizard-step-objectives = Objectives
wizard-step-set-up = Rules, set-up
wizard-step-events = Your own events
wizard-step-others = Actions, tracks, tokens
wizard-step-look-over = Look it over
wizard-next = On to: { $name }
wizard-home = Home, keep the sheet
wizard-make = Make the mission
wizard-make-again = Make the mission anew
wizard-done = Done
wizard-remove = Take away
wizard-unnamed = no name yet
wizard-number-hint = –

## Name and group

wizard-lead = Copy what stands on your printed sheet. What is not on it, leave empty.
wizard-name = Name of the mission
wizard-name-hint = As it stands on the sheet
wizard-group = Group
wizard-story = Story
wizard-story-hint = May stay empty
wizard-story-lead = It is read aloud before the first sol. Where it is empty, the app asks you to read the one on your sheet.
wizard-events = Mission Events, Adventures and Malfunction cards come from the shared decks of this app: those of the printed mission are not on its sheet.
wizard-kept = Everything is kept as you type. You can close the window at any time and go on later.

## Numbers

wizard-numbers-lead = A single player leads two astronauts and plays with the numbers for 2.
wizard-astronauts = Astronauts
wizard-copy = Numbers for { $to } as for { $from }

## Dice

wizard-dice-lead = Press the sols in which the sheet shows the die. In all other sols the Malfunction Box decides.
wizard-dice-crews = Which crews
wizard-dice-same = All crews alike
wizard-dice-by-crew = Another list for each crew
wizard-dice-for = { $die }, { $crew } astronauts

## Rules and set-up

wizard-set_up-lead = Special rules in your words, and what only this sheet lays out. Many sheets have none of it.
wizard-add-set_up = One more rule or step
wizard-set-up-kind = What it is
wizard-set-up-words = A rule, read at set-up
wizard-set-up-each-sol = A rule, read in each Production phase
wizard-set-up-broken = Broken parts, drawn by the app
wizard-set-up-box = A marker in the Malfunction Box
wizard-set-up-text = In your words
wizard-set-up-why = Why, in your words
wizard-set-up-at = Rules and set-up, { $name }
wizard-astronauts-for = For how many astronauts
wizard-astronauts-all = for all crews
wizard-astronauts-one = for { $count } astronauts
wizard-astronauts-range = for { $from } to { $to } astronauts
wizard-which-block = Which Block
wizard-broken-at = Where
wizard-broken-anywhere = anywhere
wizard-broken-part = Which kind of part
wizard-broken-count = How many, { $crew } astronauts
wizard-difficulty = Easier and harder games
wizard-difficulty-usual = Change what they mostly do in this app
wizard-difficulty-none = Change nothing
wizard-difficulty-own = Change other numbers
wizard-easier = An easier game changes
wizard-harder = A harder game changes

## Objectives

wizard-objectives-lead = In the order of the sheet. The mission is won by meeting all mandatory ones.
wizard-add-objective = One more objective
wizard-title-label = Name
wizard-kind = Kind
wizard-takes-label = What it takes
wizard-takes = { $kind ->
        [build] Build a spare Facility
        [plant] Plant a seed
        [explore] Explore regions
        [gather] Gather in regions
        [act] Perform a mission action
        [reach] Bring a track to a number
        [have] Have things in the Cargo Bay
        [tokens] Take Objective tokens
       *[words] In words
    }
wizard-in-words = You mark it as met in the Log when it is done.
wizard-facility = Which Facility
wizard-build-pays = What building takes beside its pawns
wizard-regions = Which regions; none means any
wizard-which-region = Which region
wizard-which-tokens = Which tokens; none means any
wizard-token-any = any
wizard-no-tokens-yet = There is no Objective token yet.
wizard-which-action = Which action
wizard-which-track = Which track
wizard-which-item = What
wizard-how-many = How many
wizard-reach-number = The number that meets it
wizard-no-actions-yet = There is no mission action yet.
wizard-no-tracks-yet = There is no track of the mission yet.
wizard-to-others = To actions, tracks and tokens
wizard-goal = How often
wizard-goal-times = A number of times
wizard-goal-percent = Up to 100%
wizard-how-often = Times
wizard-percent-step = Each success adds
wizard-percent = up to 100%, { $step }% for each success
wizard-text = What to do, in your words
wizard-objective-text-hint = May stay empty
wizard-reward = What it pays when it is met
wizard-reward-hint = Empty when it pays nothing
wizard-deadline = By the end of which sol; 0 for any
wizard-deadline-at = by the end of sol { $sol }
wizard-after = Only after these are met
wizard-after-at = after { $names }
wizard-either = One of several is enough
wizard-either-none = No
wizard-either-at = one of group { $group }
wizard-threshold-lead = What has to be counted for the mission to be won: on most sheets, how many broken parts there may be at most. You are asked about it last.
wizard-threshold-none = No Threshold
wizard-threshold-there = The sheet has a Threshold
wizard-threshold-counts = What it counts
wizard-threshold-printed = broken parts, all of them
wizard-threshold-most = At most the Threshold
wizard-threshold-least = At least the Threshold

## Actions, tracks, POIs

wizard-others-lead = Only what the sheet itself brings. Many sheets have none of it.
wizard-action-lead = Actions that only this mission has.
wizard-add-action = One more action
wizard-action-text = What it does
wizard-action-text-hint = What a success brings
wizard-type = Type
wizard-typeless = No type
wizard-pawns = Pawns
wizard-pays = What it takes beside its pawns
wizard-action-where = Where it is done
wizard-action-at-home = In the HUB
wizard-action-at-any = in any explored region
wizard-action-in = in { $regions }
wizard-action-at-regions = In a region
wizard-action-at-facility = At a Facility
wizard-moves = A success moves
wizard-moves-none = No track
wizard-moves-by = By
wizard-track-lead = Tracks that the sheet prints. The app keeps them.
wizard-add-track = One more track
wizard-track-start = Starts at
wizard-track-min = Lowest space
wizard-track-max = Highest space
wizard-track-moves = Moves in each Production phase by
wizard-track-production = { $track }; { $by } in each Production phase
wizard-track-lost = { $track }; lost at { $at }
wizard-track-lost-at = The mission is lost
wizard-track-lost-never = At no space of it
wizard-track-lost-lowest = At the lowest space
wizard-track-lost-highest = At the highest space
wizard-tokens = Objective tokens
wizard-token-lead = Tokens that the sheet puts on the map or on a Facility.
wizard-add-token = One more Objective token
wizard-token-colour = Colour
wizard-token-red = Red
wizard-token-orange = Orange
wizard-token-black = Black
wizard-token-number = Number or letter on it
wizard-token-at = Where it lies
wizard-token-to = Where it goes when it is taken
wizard-token-to-sheet = to the mission sheet
wizard-token-to-pending = to Pending in the Cargo Bay
wizard-token-to-available = to Available in the Cargo Bay
wizard-poi-lead = What the mission icons on POI tokens mean here.
wizard-add-poi = One more mission icon
wizard-which-icon = Which icon
wizard-icon = Icon { $icon }
wizard-poi-text = What it brings
wizard-poi-text-hint = In your words

## Events

wizard-event-lead = Mission Events of your own, or those that you remember from the app of the game. The sheet has none: most owners leave this empty.
wizard-add-event = One more event
wizard-event-text = What is read aloud
wizard-event-text-hint = Empty reads the name alone
wizard-event-sols = In which sols it may come
wizard-event-sols-any = In any sol
wizard-event-sols-some = Only in some
wizard-event-sols-from = From sol
wizard-event-sols-to = To sol
wizard-event-sols-at = sols { $from }–{ $to }
wizard-event-acts = What it leaves on the table
wizard-event-acts-no = Nothing
wizard-event-acts-yes = An action
wizard-event-action = What the action does
wizard-event-done = What is read when it is done
wizard-event-odds = Chance of its consequence while it stays undone
wizard-event-odds-none = No consequence
wizard-event-odds-ask = Chance in a hundred of its consequence while it stays undone, 0 for none
wizard-event-later = What is read then
wizard-shared-events = The shared Mission Events of this app
wizard-shared-events-too = Come as well
wizard-shared-events-not = Stay out

## What something does

wizard-effects = { $element ->
        [event] { $list ->
                [reward] What doing the action brings
                [later] What the consequence does
               *[effects] What happens at once
            }
        [objective] What the app does when it is met
       *[other] What else the app does
    }
wizard-effect-add = One more effect
wizard-effect-kind = What kind of effect
wizard-effect-track = A track of the sheet
wizard-effect-words = In your words
wizard-effect-each = for each astronaut
wizard-effect-once = in all

## Look it over

wizard-numbers-only = To give away
wizard-numbers-only-lead = Only the numbers, places and effects, without a word of the sheet or of yours but the name of the mission. Whoever has the printed sheet can play with it.
wizard-compared-by = Compared with the printed sheet by (initials, or nothing)
wizard-pack-numbers = Pack the numbers into one file
wizard-preview = Your sheet so far
wizard-by-crew = For { $crews } astronauts
wizard-line = { $value }: { $numbers }
wizard-missing = { $count ->
        [0] Nothing is missing: the mission can be made.
        [one] One thing is missing. Press it to go there.
       *[other] { $count } things are missing. Press one to go there.
    }
wizard-problem = { $place }: { $wrong }
wizard-number-at = { $value }, { $crew } astronauts
wizard-objective-at = Objective, { $name }
wizard-action-at = Action, { $name }
wizard-track-at = Track, { $name }
wizard-poi-at = Mission icon, { $name }
wizard-event-at = Event, { $name }
wizard-alone-in-group = its group needs a second objective
wizard-mixed-group = one group cannot have mandatory and optional ones
wizard-waits-for-itself = it waits for itself
wizard-no-words = an effect in your words has no words yet
wizard-no-name = a name is missing
wizard-no-group = choose one of the three
wizard-no-number = a number is missing
wizard-out-of-range = must be a number from { $min } to { $max }
wizard-no-dice = no die is rolled in any sol; it may be so
wizard-many-sols = { $events ->
        [0] there is no Mission Event: every sol comes without one
       *[other] there are { $events } Mission Events; the sols after that come without one
    }
wizard-no-mandatory = at least one must be mandatory, or the mission cannot be won
wizard-no-action = choose which action it takes
wizard-no-track = choose which track it takes
wizard-high-price = one price is { $count }, and a crew begins with { $start } of it at most; it may be so
wizard-few-regions = asks for more times than there are regions; it may be so
wizard-bad-track = the lowest space must lie below the highest, and the start between them
wizard-same-icon = another one means the same icon
wizard-lost-at-start = it begins where the mission is lost
wizard-no-sign = the number or letter on it is missing
wizard-same-token = another one has this colour and number
wizard-token-twice = an objective that is gathered in this region already lays a token there
wizard-few-tokens = asks for more Objective tokens than there are

## In text

sheet-ask-help = Type the answer. Enter keeps what is shown, “<” goes back, “quit” leaves: everything is kept as you type. Where no text is asked for, “missing” lists what is missing, and “sheet” reads the sheet so far.
sheet-ask-unknown = There is no sheet of “{ $id }” that was typed in. `solkeeper own-sheet` begins a new one.
sheet-ask-kept = The sheet is kept. `solkeeper own-sheet` goes on with it.
sheet-ask-kept-of = The sheet is kept. `solkeeper own-sheet { $id }` goes on with it. The mission itself has not changed.
sheet-ask-nothing = Nothing was typed in, so nothing is kept.
sheet-ask-text = { $label }:
sheet-ask-text-optional = { $label }. Enter leaves it empty:
sheet-ask-text-there = { $label }. Enter for “{ $default }”:
sheet-ask-text-there-optional = { $label }. Enter for “{ $default }”, “-” empties it:
sheet-ask-text-needed = A text is needed here.
sheet-ask-number = { $label }, from { $min } to { $max }. Enter for { $default }:
sheet-ask-number-open = { $label }:
sheet-ask-number-there = { $label }. Enter for { $default }:
sheet-ask-numbers = { $label }, from { $min } to { $max }, for 2, 3 and 4 astronauts. One number is for all three:
sheet-ask-numbers-there = { $label }, from { $min } to { $max }, for 2, 3 and 4 astronauts. Enter for { $default }:
sheet-ask-numbers-wrong = One number or three are wanted here, each from { $min } to { $max }. Nothing was changed.
sheet-ask-dice = { $label }: the sols in which the sheet shows it, with spaces between, “-” for none. Enter for { $default }:
sheet-ask-dice-wrong = Sols from 1 to { $max } are wanted here. Nothing was changed.
sheet-ask-list = A number changes that line, “+” adds one, “-” and a number takes one away, Enter goes on:
sheet-ask-list-empty = “+” adds one, Enter goes on:
sheet-ask-list-full = There is room for { $max }. Nothing was added.
sheet-ask-removed = Taken away: { $name }
sheet-ask-price = { $name }: { $count }
sheet-ask-pays = The number of a line and how many, for example “2 1”, 0 for none. Enter goes on:
sheet-ask-region = { $label }. Its name, for example { $example }. Enter for { $default }:
sheet-ask-regions = { $label }. Their names with spaces between, for example { $example }, “-” for any. Enter for { $default }:
sheet-ask-regions-wrong = Names of regions are wanted here, for example { $example }. Nothing was changed.
sheet-ask-sols = { $label }: the first and the last, from 1 to { $max }, “-” for any. Enter for { $default }:
sheet-ask-toggle = A number chooses that line or no longer, Enter goes on:
sheet-ask-changes = The number of a line and by how much, for example “2 -1”, 0 for nothing. Enter goes on:
sheet-ask-any = any
sheet-ask-missing = { $count ->
        [0] Nothing is missing: the mission can be made.
        [one] One thing is missing.
       *[other] { $count } things are missing.
    }
sheet-ask-go = A number from 1 to { $count } goes there, Enter goes to the first that is missing:
sheet-ask-make = Enter makes the mission, “<” goes back:
sheet-ask-make-or-go = Enter makes the mission, a number from 1 to { $count } goes there, “<” goes back:
sheet-ask-play = `solkeeper play { $id }` plays it, `solkeeper own-sheet { $id }` changes its sheet.

## A campaign of your own sheets

own-campaign-lead = The missions of a printed campaign, typed in one by one, become its chapters here.
own-campaign-help = Type the answer. Enter keeps what is shown, “<” goes back, “quit” leaves: nothing is kept before the campaign is made.
own-campaign-no-missions = A campaign needs at least two missions of yours. `solkeeper own-sheet` types one in.
own-campaign-left = Nothing was made.
own-campaign-title = A campaign of your own
own-campaign-name = Name of the campaign
own-campaign-chapters = Chapters
own-campaign-missions = Missions
own-campaign-order = Their numbers in the order of the campaign, with spaces between, for example “2 1 3”:
own-campaign-order-wrong = At least two numbers of missions are wanted here and at most { $most }, each once. Nothing was changed.
own-campaign-after-loss = After a mission that is lost
own-campaign-lost = { $after ->
        [go_on] the next one comes all the same
        [ends] the campaign ends
       *[again] you play it again
    }
own-campaign-death = When an astronaut dies
own-campaign-death-newcomer = a newcomer takes the seat
own-campaign-death-ends = the campaign ends
own-campaign-skills = The Skill cards begin
own-campaign-skills-locked = locked
own-campaign-skills-open = ready
own-campaign-stays = What stays on the board from one mission to the next
own-campaign-group = { $group ->
        [conditions] Condition tokens
        [wounds] wounds
        [upgrades] built Upgrades
        [discoveries] Discoveries
        [skills] what you know of the Skill cards
       *[items] the Cargo Bay
    }
own-campaign-no-name = The campaign has no name yet.
own-campaign-few = At least two missions are needed.
own-campaign-make = Enter makes the campaign, “<” goes back:
own-campaign-button = Make the campaign
own-campaign-made = “{ $name }” is ready: it is listed with the campaigns. The missions stay as they are, and the campaign has copies of them.
own-campaign-play = `solkeeper play { $id }` plays it.
