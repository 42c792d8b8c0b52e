# The step at hand. The value names the step; .heading stands above it, .line-1, .line-2 … are what to do, .note-1 … what is
# easily forgotten, .button is the one main button, .next what comes after.

## Set-up

step-crew = Crew
    .heading = Who plays
    .line-1 = Say how many people play, from 1 to 4. Whoever plays alone leads two astronauts.
    .line-2 = Name the astronauts clockwise around the table and give each a profession.
    .line-3 = Say who holds the First Player token.
    .line-4 = Say whose dice and whose cards you use: your own or the app’s.
    .button = Check the mission sheet
    .next = Next: the numbers of your mission sheet.
crew-aoms = { $count ->
        [one] Choose 1 AOM to come along.
       *[other] Choose { $count } AOMs to come along.
    }
crew-aoms-solo = Every AOM is at hand; use up to two of them each sol.
step-sheet = Mission sheet
    .heading = What your mission sheet says
    .button = Lay the table
    .next = Next: what to lay on the table.
sheet-printed = These are the numbers of the mission. If you have a printed mission sheet that says otherwise, put right what differs.
sheet-own = These are the numbers of the mission.
sheet-assumed-note = Numbers marked as assumed stood in no source we had: your mission sheet decides.
step-lay = Table
    .heading = Lay the table
    .button = Begin sol 1
    .next = Next: sol 1 begins; First Player: { $first_player }.

## I. Events

step-raise-track = Raise Malfunctions
    .heading = A Malfunction track rises
    .button = Raise the track of the { $block }
    .next = Next: Follow-Ups, if there are any, and the Mission Event.
raise-line = Malfunction track of the { $block }: move its marker { $change }.
raise-full = At 5 a Malfunction card is drawn at once. When it is resolved, the track goes back to 0, and in the Malfunction Box the marker of the { $next } turns red if it is green.
raise-stays = The Malfunction track of the { $block } stands at 5: resolve it first.
step-follow-ups = Follow-Ups
    .heading = What comes of earlier sols
    .button = Resolve the Follow-Ups
    .next = Next: the Mission Event.
step-mission-event = Mission Event
    .heading = The Mission Event
    .button = Draw the Mission Event
    .next = Next: the Morale phase.

## II. Morale

step-morale = Morale
    .heading = Morale of the First Player
    .note-1 = Only { $first_player_the } resolves Morale, nobody else.
    .button = Resolve Morale
    .next = Next: Production, beginning with oxygen.
morale-zero = Morale stands at 0: nothing happens.
morale-more = Morale stands at { $morale }: { $first_player_the } gains { $count ->
        [one] 1 Morale token
       *[other] { $count } Morale tokens
    }.
morale-less = Morale stands at { $morale }: { $first_player_the } discards { $count ->
        [one] 1 Morale token
       *[other] { $count } Morale tokens
    }.
morale-missing = For each token that is missing, { $first_player_the } takes 1 wound. Tokens that are there must be discarded: nobody may choose wounds instead.

# $phases: one or two phases, as “Morale and Production”.
button-phases =
    { $count ->
       *[other] Resolve { $phases }
    }

## III. Production

step-oxygen = Oxygen
    .heading = Produce oxygen
    .line-1 = Add up the productivity of the Oxygenators (0 to 4 each), a built spare one included. One under a Shutdown tile makes 0.
    .line-2 = Count the Facilities that need oxygen: 8 in the HUB as printed (Farm, Crew Quarters, Med Lab, Control Center, Garage Hall, Probe Bay, Lab, Working Bay), plus built Facility cards with the oxygen icon, less those under an oxygen Shutdown tile.
    .line-3 = If you make more than you need, add half of the surplus, rounded up, to the general supply.
    .line-4 = If you make less, choose for each missing oxygen one Facility that needs oxygen and has no oxygen Shutdown tile: place a random oxygen Shutdown tile on it.
    .note-1 = The general supply does not make up for oxygen missing here.
    .note-2 = A Facility with an energy Shutdown tile still uses oxygen.
    .note-3 = A Quiet Place is never shut down.
    .button = Resolve oxygen
    .next = Next: energy.
step-energy = Energy
    .heading = Produce energy
    .line-1 = Add up the productivity of the Solar Panels (0 to 5 each), a built spare one included.
    .line-2 = Count the Facilities that need energy: 10 in the HUB as printed (both Oxygenators, Farm, Crew Quarters, Med Lab, Control Center, Garage Hall, Probe Bay, Lab, Working Bay), plus built Facility cards with the energy icon, less those under an energy Shutdown tile.
    .line-3 = If you make more than you need, add half of the surplus, rounded up, to the general supply.
    .line-4 = If you make less, choose for each missing energy one Facility that needs energy and has no energy Shutdown tile: place a random energy Shutdown tile on it.
    .note-1 = The general supply does not make up for energy missing here.
    .note-2 = A Facility with an oxygen Shutdown tile still uses energy.
    .note-3 = A Quiet Place is never shut down.
    .button = Resolve energy
    .next = Next: the Farm.
step-farm = Farm
    .heading = Growth and food
    .line-1 = Growth, if the Farm has no red energy or oxygen marker and no Shutdown tile: move each seed on the Growth track up 1 space; from #6 it moves to an empty greenhouse.
    .line-2 = Wilting, if it has one: move each seed down 1 space (below #1 it is lost), then move 1 grown plant from its greenhouse to space #6. Once only, even if both energy and oxygen are missing.
    .line-3 = To prevent wilting this sol, spend 1 of each missing resource from the general supply: then nothing grows and nothing wilts.
    .line-4 = Food: each grown plant in a greenhouse makes 1. A Farm under a Shutdown tile makes none.
    .line-5 = Each of the { $astronauts } astronauts eats 1 food, with Anemia 2. What is missing comes from the general supply.
    .line-6 = If that is not enough, choose who goes without: 1 wound for each missing portion.
    .line-7 = If you make more than you eat, add half of the surplus, rounded up, to the general supply.
    .note-1 = A built spare Farm is resolved by itself: its red markers wilt only its own plants.
    .button = Resolve the Farm
    .next = Next: Stress.
step-stress = Stress
    .heading = Stress
    .line-1 = Raise Stress by { $astronauts }: 1 for each astronaut.
    .line-2 = Raise it by 2 for each Shutdown tile, those placed this sol included.
    .line-3 = If it reaches 18, each astronaut takes 1 wound, Morale falls by 1 and Stress goes back to 0: what is beyond is lost. Then report Morale −1{ $controls ->
            [typed] : type “morale −1”
           *[pressed] {" "}under “Report”
        }.
    .button = Resolve Stress
    .next = Next: the red markers of the Working Block.
step-working-block = Working Block
    .heading = Red markers of the Working Block
    .line-1 = In each Facility of the Working Block only the marker beside the Production icon counts, that of its hardware: the other red markers do nothing now. Pass over every Facility under a Shutdown tile.
    .line-2 = If the hardware of the Garage Hall is red: roll the green Wound die. On a wound, place a Blocked token on the × space of Froggy: it cannot be used until it is repaired.
    .line-3 = If the hardware of the Probe Bay is red: remove 1 sample of your choice from any region.
    .line-4 = If the hardware of the Lab is red: raise Stress by 1.
    .line-5 = If the hardware of the Working Bay is red: place the token that its icon shows on its ! space. It acts this sol.
    .note-1 = The icon printed beside a marker decides, should it stand beside another part or differ from this list.
    .button = Resolve the Working Block
    .next = Next: the Actions phase.
step-mission-rules = Rules of the mission
    .heading = Rules of the mission
    .button = Resolve the rules of the mission
    .next = Next: the Actions phase.
next-mission-rules = Next: the rules of the mission for Production.

## IV. Actions

step-plan = Plan
    .heading = Plan and declare the actions
    .line-1 = Before you declare: dismantle if you wish. A green marker turned red gives its spare part, ready at once; not from a Facility that is shut down. An Upgrade card gives its two spare parts at any time.
    .line-2 = Agree on a plan. Each astronaut uses both pawns; AOM pawns and rovers help, a rover with at least one pawn.
    .line-3 = Each stack of pawns is one action. The astronaut of the top pawn performs it, the others assist.
    .line-4 = Explore, Gather, Research, Build: 1 pawn and a roll of three dice, or 2 pawns for a sure success. Other actions take the pawns they show.
    .line-5 = Outside the HUB add the pawns of the way: one for each pawn icon on the regions crossed and on the target, none counted twice.
    .line-6 = Add what red markers, tokens on the ! space, ID boards, conditions and regions ask for.
    .line-7 = Everything an action takes must be at hand now. Put spare parts, seeds and samples with the pawns; spend supplies from the general supply now, whether it succeeds or not.
    .note-1 = What is built, repaired or explored this sol cannot be used by another action of this sol.
    .note-2 = An event action is done once; Planting once a sol.
    .button = Declare the actions
    .next = Next: resolve the actions, from 1 to 11.
plan-event = Event action open, “{ $title }”: { $cost }. { $sols ->
        [one] Its last sol.
       *[other] { $sols } sols left, this one counted.
    }
plan-action = Mission action { $number }, “{ $title }”: { $cost }.
plan-action-typed = Mission action { $number }, “{ $title }” ({ $adventure }): pawns as for its type, and { $cost }.
plan-action-typed-free = Mission action { $number }, “{ $title }” ({ $adventure }): pawns as for its type.
plan-action-done = Its objective needs no more.
plan-solo = You use up to two AOMs this sol; they may be others than last sol.
step-resolve = Resolve
    .heading = Resolve the actions, 1 to 11
    .line-1 = Events: do the event actions you declared. Report each one here.
    .line-2 = A Quiet Place, Rest: whoever performs it gains 1 Morale token.
    .line-3 = Crew Quarters, Unwind: Morale +1, reported here, or Stress −6.
    .line-4 = Med Lab, Heal: with a Medic pawn or the Autoscanner, heal 1 wound or put 1 Condition token back.
    .line-5 = Control Center, Manage: a Malfunction track −1, with the Alarm System −2. Report it here.
    .line-6 = Garage Hall, Explore: draw a ROI tile of that ring, lay samples on it, gain its POI tokens in the Available area.
    .line-7 = Probe Bay, Gather: 1 sample or Objective token from a region into the Pending area, or where the Mission Log says.
    .line-8 = Lab, Research: move a sample to Examined or to Discovery. Planting: a seed onto #1 of the Growth track.
    .line-9 = Working Bay, Build: repair, switch parts, install an Upgrade, repair a rover, build a Facility card.
    .line-10 = Shutdown tiles: 1 pawn an attempt. Turn the tile over and do what it says; without what it asks for, nothing is spent.
    .line-11 = Mission actions: report each success here.
    .note-1 = With a roll: no success gives 2 Morale tokens, which cannot reroll these dice; the wound symbol deals 1 wound to the performer; an Adventure is drawn here.
    .note-2 = A failed action gives back spare parts, seeds and samples; supplies are spent.
    .note-3 = At the end of the phase, roll the green Wound die for each rover roll token on a rover that was used.
    .note-4 = Move objectives on in the Mission Log as soon as they advance. A sixth wound is reported here at once.
    .button = End the Actions phase
    .button-unreported = End the Actions phase: nothing reported yet
    .next = Next: the Malfunctions phase.
action-at-facility = It is done { $facility_in }: not while that has a Shutdown tile, and the tokens on its ! space count too.
action-at-any = It is done in an explored region.
action-at-walker = It is done where “{ $title }” is: now in { $regions }.
action-at-regions = { $count ->
        [one] It is done in { $regions }.
       *[other] It is done in one of these regions: { $regions }.
    }
action-at-way = The region and every region on the way have to be explored in an earlier sol. Each pawn icon that is crossed, or is there, takes 1 pawn more; what else these tiles show happens once, also on a failure. { $rover ->
        [both] Froggy saves 2 pawns, or Scorpio 1.
        [scorpio] The Scorpio saves 1 pawn.
       *[none] No rover helps.
    }
resolve-action = Mission action { $number }, “{ $title }”. { $does }
actions-unreported = Nothing was reported in the Actions phase. What was done there can be reported here, until a die is rolled or a number entered in this phase.

## V. Malfunctions

step-malfunction-dice = Malfunction dice
    .heading = Malfunction dice
    .note-1 = Each die is rolled once, even if both the mission sheet and the Malfunction Box call for it.
    .button = { $dice ->
        [digital] Roll the Malfunction dice
       *[physical] Enter the Malfunction dice
    }
    .next = Next: penalties and Malfunction cards, if there are any.
dice-none = Neither the mission sheet nor the Malfunction Box calls for a die this sol.
dice-die = { $block ->
        [working] Yellow die, Working Block: { $why }.
        [living] Orange die, Living Block: { $why }.
       *[systems] Red die, Systems Block: { $why }.
    }
dice-why-sheet = the mission sheet calls for it
dice-why-box = its marker in the Malfunction Box is red
dice-why-both = mission sheet and Malfunction Box call for it
dice-roll = { $dice ->
        [digital] { $count ->
            [one] The app rolls the die named here.
           *[other] The app rolls the dice named here.
        }
       *[physical] { $count ->
            [one] Roll the die named here and enter what it shows.
           *[other] Roll the dice named here together and enter what they show.
        }
    }
step-penalties = Malfunction penalties
    .heading = Dice and penalties
    .line-1 = In each Block count the active Malfunction penalties: red markers with that icon on Facilities that are not shut down.
    .line-2 = Each penalty adds 1 to its Block, even where no die was rolled.
    .question = How many Malfunction penalties are active in each Block?
    .button = Raise the Malfunction tracks
    .next = Next: a Malfunction card for each track at 5, then Clean-Up.
penalties-rolled = Dice: { $numbers }.
penalties-none = No die was rolled: the dice count 0.
penalties-tracks = The tracks now: { $numbers }.
step-malfunction-cards = Malfunction cards
    .heading = Full Malfunction tracks
    .line-1 = Each track at 5 is resolved by a card and goes back to 0. The order is up to { $first_player_the }.
    .note-1 = A Malfunction Box marker that turns red in this phase acts from the next sol.
    .question = Which track is resolved next?
    .next = Next: Clean-Up, when no track stands at 5.

## VI. Clean-Up

step-clean-up = Clean-Up
    .heading = Tidy the table
    .line-1 = In each Facility discard the tokens on the ! space, then move the topmost token of the >> space to the ! space. Under a Shutdown tile nothing moves.
    .line-2 = Move everything from the Pending area to the Available area; lay Upgrade tiles on their Facilities.
    .line-3 = Take black markers off used basic skills and turn all Skill cards face up.
    .line-4 = Move the white marker to the top of the Round Order track.
    .note-1 = Modifier tokens on regions stay where they are.
clean-up-first-player = Pass the First Player token clockwise to { $next_first_player }.
clean-up-sol = Move the marker of the Sol Counter to sol { $next_sol }.
clean-up-last = This was the last sol.
clean-up-won = Every mandatory objective is met: the mission ends here.
clean-up-threshold-counted = Only the Threshold is left of the mandatory objectives. It counts this: { $what }.
clean-up-threshold = Only the Threshold is left of the mandatory objectives: the broken parts are counted.
clean-up-next-threshold = Next: the Threshold.
clean-up-next = Next: sol { $next_sol }; First Player: { $next_first_player }.
clean-up-next-last = Next: how the mission ends.
threshold-count = Here the Threshold counts something of its own. { $what }: { $range }.
step-threshold = Threshold
    .heading = The Threshold
    .line-1 = Count the red markers on all Facility tiles and built Facility cards.
    .note-1 = Red markers in the Malfunction Box and on the Malfunction tracks are no broken parts.
    .question = { $threshold ->
        [one] Does the HUB have no more than 1 broken part?
       *[other] Does the HUB have no more than { $threshold } broken parts?
    }
    .next = Next: the mission is won if so; if not, it goes on while sols are left.
step-end = End of the mission
    .heading = The mission is over
    .next = The mission is over.
end-objectives = Mandatory objectives met: { $met } of { $all }.
end-optional = Optional objectives met: { $met } of { $all }.
end-sols = It lasted { $sols ->
        [one] 1 sol
       *[other] { $sols } sols
    } of { $of }.

## What waits to be resolved

step-read = Reading
    .heading = Read aloud: { $label }
    .button = Finish reading
step-effects = Effects
    .heading = { $effects ->
       *[other] Resolve what it does
    }
    .note-1 = A Facility under a Shutdown tile ignores every effect; a part that is broken already stays as it is.
    .button = { $effects ->
        [one] Resolve this effect
       *[other] Resolve these effects
    }
effects-none = Nothing to do at the table.
step-ask = Question
    .heading = A question about the table
ask-full-note = The mission asks this of you: the app cannot read the answer from the board.
step-choose = Choice
    .heading = The crew chooses
    .question = What do you do?
step-event-action = Event action
    .heading = Event action: { $title }
    .button = Leave the event action open
    .button-effects = Resolve the effects, leave the action open
event-action-cost = Cost: { $cost }.
event-action-reward = Reward: { $reward }
event-action-until = Open until the end of sol { $until }, to be done once, in the Actions phase.
event-action-later = Until it is done, each Events phase may bring its consequence.
event-action-aom = It has no type: AOM pawns may do it.
step-malfunction-card = Malfunction card
    .heading = Draw a Malfunction card
    .button = Finish the Malfunction card
draw-card = Draw a card from your Malfunction deck of the { $block } and do what it says.
draw-card-keyword = Draw cards from your Malfunction deck of the { $block } until one shows the keyword { $keyword }; do what it says and discard the others. If the deck runs out, shuffle its discards and go on.
draw-card-shut = If the Facility that it names is shut down, discard it unresolved.
draw-card-report = What it does to Morale or to a Malfunction track, report here.
card-keywords = Keywords: { $keywords }.
card-shut = { $facility } shut down: discard the card unresolved.
step-settle = Malfunction track
    .heading = The track goes back to 0
    .button = Put the track of the { $block } back to 0
settle-line = Move the marker of the { $block } back to 0. In the Malfunction Box the marker of the { $next } turns red if it is green.
step-adventure = Adventure
    .heading = An Adventure is drawn
    .button = Draw the Adventure
step-missing = Missing text
    .heading = Something is missing
    .button = Skip what is missing
missing-line = “{ $name }” belongs to this mission but could not be read. Nothing is changed by skipping it.
performed-by = Resolved by { $name }.
performed-by-choice = The crew chooses which astronaut resolves it.

next-within = Next: “{ $step }”.
next-text = Next: a text to read aloud.
next-question = Next: a question.
next-answer = Next: depends on your answer.
next-read = Next: its effects.
next-event-action = Next: the action that the event brings.
