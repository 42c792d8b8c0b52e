make-yourself-at-home =
    The HUB was built for a crew that had nothing to do but survive in it. You are to make it a place to stay in. Air, power and food are enough for the people inside, and for nobody who may follow; every bunk, every shelf, every socket is taken. In the store stand three crates: a Solar Panel, an Oxygenator, a Farm. They have travelled for seven months, and none of them will start by itself. Somewhere to the south lie two probes that fell silent as they landed, Marsfarer and Stargazer 3, with good parts inside. When the last sol of the plan is over, Ines, the voice of Mission Control, will ask one question: can people live here?
    .title = Make Yourself at Home
    .idea = The HUB is too small for its crew: build three spare Facilities, find out what makes the plants thrive, and leave the base in working order.

## Objectives

spare-solar-panel =
    Build the spare Solar Panel with the Build action. Lay its card beside the row of the Systems Block, with a red status marker on each of its parts.
    .title = Spare Solar Panel
    .done = The new panel turns its face to the sun, and the lamps in the corridor stop flickering.
spare-oxygenator =
    Build the spare Oxygenator with the Build action. Lay its card beside the row of the Systems Block, with a red status marker on each of its parts.
    .title = Spare Oxygenator
    .done = The third Oxygenator draws its first breath of Mars and gives it back as air.
spare-farm =
    Build the spare Farm with the Build action. Lay its card beside the row of the Systems Block, with a red status marker on each of its parts.
    .title = Spare Farm
    .done = The spare Farm stands. At the bottom of its crate, in a sealed capsule, lies a seed.
new-seed =
    Plant a seed with the Research action on the Farm. The seed is taken from the Cargo Bay; the crate of the spare Farm brings one.
    .title = A New Seed
    .done = A dark bed under the lamps carries today’s date. There is nothing to see yet, and all of you come to look.
growing-conditions =
    Perform Make Adjustments until the track of optimal conditions is full.
    .title = Optimal Growing Conditions
    .count = { $done }% (goal { $goal }%)
    .done = Light, moisture and air agree for a whole sol: the plants no longer merely survive, they grow.
repair-the-hub =
    Repair broken parts until no more are left than the Threshold allows. Those of the spare Facilities count as well. You are asked about it when all the other mandatory objectives are met.
    .title = Repair the HUB
    .done = The list of faults is short enough to be signed, and the HUB is fit to be handed over.
crashed-probes =
    Explore regions R1-S and R2-S, where Marsfarer and Stargazer 3 came down. Put 1 orange Objective token on each, in addition to what usually goes there.
    .title = Two Lost Probes
    .count = Wrecks found: { $done } of { $goal }
    .done = Marsfarer and Stargazer 3 have a place on your map again. That evening nobody eats alone.
probe-spare-parts =
    Gather in regions R1-S and R2-S to bring home what the two wrecks still hold: each orange Objective token goes from its region onto the mission sheet.
    .title = Parts from the Wrecks
    .count = Wrecks stripped: { $done } of { $goal }
    .done = What Marsfarer and Stargazer 3 no longer need lies sorted on the workbench: one spare part of every kind.
six-bunks =
    Perform Put Up a Bunk twice. Six people are coming, and the plan has beds for four.
    .title = Six Bunks
    .count = Bunks put up: { $done } of { $goal }
    .done = Six blankets lie folded to the same width. From the door it looks like a place that expects people.
air-for-two =
    Perform Fill a Bottle twice. Halcyon brings two people, and not a breath of air to spare.
    .title = Air for Two
    .count = Bottles filled: { $done } of { $goal }
    .done = Two bottles stand by the inner door, weighed and sealed, with a name on each.
a-second-year =
    Perform Fill a Shelf twice. What you put by now has to last until the next ship.
    .title = A Second Year
    .count = Shelves filled: { $done } of { $goal }
    .done = Rice, beans, salt, soap. The second shelf bends a little in the middle.
the-lay-of-the-land =
    Explore until you know three regions, counting those that you know already. Others will have to find their way by this map.
    .title = The Lay of the Land
    .count = Regions known: { $done } of { $goal }
    .done = The sheets hang side by side in the corridor. For the first time the HUB is not at the edge of the paper but in the middle.

## Actions of the mission

make-adjustments =
    Adjust light, moisture and air in the growth beds, and watch how the plants answer. Each success brings the optimal conditions closer.
    .title = Make Adjustments
put-up-a-bunk =
    Bolt a frame to the wall, weld a ladder to it and find a mattress.
    .title = Put Up a Bunk
fill-a-bottle =
    Draw air from the reserve into a bottle, weigh it and seal it.
    .title = Fill a Bottle
fill-a-shelf =
    Dry, pack and label what the kitchen can spare.
    .title = Fill a Shelf

## Mission Events

cargo-overhead =
    Ines has the night shift at Mission Control, and reads good news like a list of temperatures. The supply orbiter can spare one pod. It passes over you in three sols, and the pod will need something bright to aim at. What goes into it is for you to say.
    .title = Cargo Overhead
    .option-parts = Ask for spare parts
    .after-parts =
        A bracket and a filter, you send. The orbiter answers with a single figure: the weight.
    .option-food = Ask for food
    .after-food =
        Rice, beans and dried fruit, says the reply, in tins, since nobody knows how hard it will land.
    .action = Lay a ring of landing lights on the plain in front of the HUB.
    .done =
        The lights blink on the dark plain at the end of a long cable. From the window it looks almost like a town.
    .later =
        The orbiter asks for its lights. It asks again at noon and again at dusk, in the same words. You ask one another who was going to lay them.
one-bunk-short =
    The last free corner has gone to crates and cables, and it was the corner with a bunk in it. This morning there is a mattress on the floor, and a bracket has left its print between two ribs. It is a small matter. It is discussed at length, in low voices, through a wall that carries every word.
    .title = One Bunk Short
    .option-sleep-in-shifts = Sleep in shifts
    .after-sleep-in-shifts =
        You draw up a rota. One pair of ears is always awake now and hears the pumps of the Living Block in time. By day the whole HUB goes on tiptoe.
    .option-camp-by-the-airlock = Put one mattress next to the airlock
    .who-by-the-airlock = Who will sleep next to the airlock?
    .after-camp-by-the-airlock =
        The mattress goes down the corridor without a word. Behind the wall there is quiet at last, with some shame in it. Down there it is cold, and the dust lies close.
    .option-build-a-bunk = Build a bunk out of crates
    .after-build-a-bunk =
        Half a sol goes by among saws and crate boards. The result is crooked, smells of glue and is admired by all. Whoever needs it most sleeps in it first, for nine hours.
brackets-for-another-base =
    The brackets packed for the new machines fit a floor that this HUB does not have. They were packed for another base, with care, each in its labelled bag. Either the frames are held by hand today, or the floor of the Working Bay gets new holes where it trembles most.
    .title = Brackets for Another Base
    .option-two-at-the-clamps = Hold the frames by hand
    .after-two-at-the-clamps =
        All day long it is hold, nod, tighten, let go: slow work, with nothing spoilt at the end of it.
    .option-drill-the-floor = Drill the floor
    .after-drill-the-floor =
        The drill goes through plate, through insulation, and through something that was not on the drawing. Since then every machine in the Working Block has the same faint shiver.
    .action = Cut and drill proper brackets from scrap.
    .done =
        The new brackets are ugly, and they hold. A handful of good fittings is left over, and the tremor in the floor has gone.
    .later =
        In the night one of the frames comes loose. It swings, strikes the press and takes its guide rail along. The wrong brackets lie under the wreckage, correctly labelled.
dust-in-the-filters =
    A fine red film lies on every suit in the airlock, and on the inside of the second door, where there should be none. One Oxygenator labours like a sleeper under a blanket, and the pressure has begun to fall. A little from the reserve would hold it up; without it there will be a day of thin air.
    .title = Dust in the Filters
    .option-bleed-the-reserve = Bleed a little from the reserve
    .after-bleed-the-reserve =
        A valve is opened by a quarter turn and closed again. The needle comes back to the place where you like to see it.
    .option-breathe-thin = Breathe thin air for a day
    .after-breathe-thin =
        You move slowly, talk little and lose the thread of what you say. By supper each of you has a headache, no two of them alike.
    .action = Take the filters out, wash them, and reseal the inner door.
    .done =
        The water runs red, then clear. The fan drops back to its old note, the reserve begins to fill, and there is talk at table until late.
    .later =
        The fan no longer labours. It spins freely and moves nothing: behind it the filter has packed solid and torn away at the rim. What comes through tastes of iron. Washing will not save this one.
letters-from-earth =
    The first private packet since the landing comes in a window of eleven minutes, and nine of them are lost to noise. What is left: half a recipe, a photograph without its lower third, a list of names asking how you are, regards from the flight surgeon. At the end there is room for one page of yours, enough for one thing.
    .title = Letters from Earth
    .option-write-home = Write home
    .after-write-home =
        Each of you gets six lines. They are written small and read over one another’s shoulders.
    .option-ask-the-surgeon = Ask the flight surgeon about all that aches
    .after-ask-the-surgeon =
        It makes an honest page, and a full one. To see it written down is a relief in itself.
    .option-send-the-fault-list = Send the list of faults
    .after-send-the-fault-list =
        The night shift answers with two settings, one for the Working Block, one for the Systems Block. There is no greeting, as there was no room for one.
a-voice-from-the-south =
    During the noon check the receiver picks up three short pulses and a pause, very faint, from the south. Marsfarer was written off years ago. With the last spark in its battery it has heard your radar.
    .title = A Voice from the South
    .then-been-there =
        You know the slope where it lies. Since you stood beside it you have spoken of it as a neighbour, and now the neighbour has knocked.
    .else-been-there =
        On the map it is an ellipse with a question mark. All of you have read how it came down: too fast, and still talking. At night you hear the three pulses without the receiver.
    .action = Read out what the receiver has recorded, pulse by pulse.
    .done =
        Years of frost, light and dust come out of it in one long line of figures: the weather of your own doorstep. Planning a walk no longer feels like a wager.
    .later =
        The receiver has gone on searching for its three pulses, and puts them where they are not: into your suit radios. Between one word and the next come three knocks and a silence. In the Garage Hall every warning has to be given twice.
the-valve-that-sings =
    Behind the wall of the Crew Quarters a pressure valve has found a note, and keeps to it. By day it drowns among the pumps. At night it is thin and steady, and rises when a tap is opened.
    .title = The Valve That Sings
    .then-torn =
        Tonight it has company: a flutter, like paper in a draught. In a block as tired as yours the filter on that line has torn.
    .else-torn =
        You learn to sleep through it. On the panel it is one small fault more.
    .action = Open the wall of the Crew Quarters and reseat the valve.
    .done =
        Half a turn and a new gasket. The note breaks off, and in the quiet you notice how many other sounds the HUB makes, all of them ordinary.
    .later =
        The note climbs, wavers and is gone. Then ears begin to hurt. The valve has opened altogether and empties the air line into the dead space between two hulls; by the time it is pinched off, part of the reserve is out there too.
flare-warning =
    Observatory in orbit, to all on the ground. Spot group turning towards you. Probability of a flare: high. Warning time: minutes. Shielded core recommended. One person at the counter, half the sol at least.
    .title = Flare Warning
    .who-at-the-counter = Who sits at the counter?
    .action = Move the bunks into the shielded core and take the sensitive circuits off the line.
    .done =
        Room by room the HUB goes dark, and only the batteries go on charging. You lie side by side behind the water tanks. { $at-the-counter-cap } reads the figures aloud, a little lower each time.
    .later =
        No sound, no light, only the counter, which runs together into one tone. In the Control Center the screens turn white, and one of them stays so. { $at-the-counter-cap } had gone back for the notebook, for the length of two breaths and by the wrong corridor.
frost-in-the-growth-beds =
    In the morning the lowest beds are white. The mat beneath them was laid for a smaller garden, and the cold comes up wherever a pipe has been moved to make room. { $green-hand-cap } already has a tray in each hand. There is warmth in the mats, if the reserve can spare it. There is warmth between the bunks as well.
    .title = Frost in the Growth Beds
    .option-turn-the-mats-up = Turn the mats up
    .after-turn-the-mats-up =
        The mats warm slowly, one corner after another. Beside the door the needle of the power reserve goes down.
    .option-sleep-with-the-trays = Take the trays in between the bunks
    .after-sleep-with-the-trays =
        Seven trays stand where feet should go. All night it smells of wet earth. In the morning the panels of the Living Block are beaded with water.
    .action = Lay a second heating mat, and pick what cannot be saved.
    .done =
        The beds steam, then drip. What was past saving goes into the soup; the rest has lifted its leaves by the evening, a little higher than yesterday.
    .later =
        When the ice melts, what it was holding up falls over. Whole rows lie flat, dark at the edges, with a smell of cut grass that none of you has met for a long time.
damp-behind-the-panels =
    The HUB was never meant to dry so much breath. The moisture has gone behind the panels of the Lab, along the cable ducts, and this morning the energy connector there is furred white and spits when it is touched. The breaker in the corridor would make it safe, and the room dark. Left live, it will burn out before noon, and the lamps will stay on.
    .title = Damp behind the Panels
    .option-pull-the-breaker = Pull the breaker
    .after-pull-the-breaker =
        Behind the wall the spitting stops. The Lab goes dark, with all that stands in it.
    .option-leave-it-live = Leave it live
    .after-leave-it-live =
        It spits, glows and goes out, a little before noon. The other lines in the duct carry on without it.
    .action = Open the ducts of the Lab, dry them with hot air and splice in new wire.
    .done =
        Two buckets of water come out of a wall, in a place where every drop is counted. The connector shines, and the hum in the instruments has gone with the damp.
    .later =
        The damp has gone on along the duct, out of the Lab and into the wall behind it. In the Working Block relays click at night with no hand near them.
seal-on-the-crate =
    Across the lid of the Farm crate runs a paper seal: living material, not to be opened without clearance from the quarantine office on Earth. Under it lies all that the spare Farm is made of. A knife has been fetched. { $green-hand-cap } is sitting on the crate.
    .title = A Seal on the Crate
    .option-break-it = Break the seal
    .after-break-it =
        { $green-hand-cap } gets up, looks at none of you and goes to count the seeds. One cut, and there is a smell of summer: the packing is pressed hemp. Every part lies as it was packed. The hemp goes to the store, beside the flour sacks.
    .later-break-it =
        The hemp was not empty. Something small and pale has moved from it into the sacks. You sieve what can be sieved; the rest goes out through the airlock, into a cold that no larva survives. It was to have been bread.
    .option-ask-for-clearance = Ask Earth for clearance
    .after-ask-for-clearance =
        The form has forty fields, half a sol’s work. At dusk the answer is there: open it, papers to follow, and thank you. It is the first thank you in weeks.
    .option-work-in-a-tent = Open it inside a tent
    .after-work-in-a-tent =
        You hang a tent of foil around the crate. A fan and a heater keep its air apart from yours, on power from the reserve. What comes out is clean, and { $green-hand } goes to bed content.
a-date-in-the-calendar =
    In the plan for this sol, between a filter change and a pressure test, is a date from the other calendar. It is a birthday, entered before departure and not mentioned since. The envelope that goes with it has been carried in a pocket for seven months.
    .title = A Date in the Calendar
    .who-birthday = Whose birthday is it?
    .action = Cook something that takes time, and clear the long table for it.
    .done =
        For the first time the table carries plates and no tools. { $birthday-cap } gets the second helping first, and pays for it with a story from home that none of you had heard. That night even the sorest of you sleeps through.
    .later =
        The date has gone by. At breakfast a page of the plan is turned, and the hand that turns it stops. It does not matter, says { $birthday }, and says it kindly. The apologies are made in the corridor, and do not help.
version-nine =
    Version nine, long announced, arrives at breakfast and begins to install itself in the Control Center. Menus, colours, the order of the alarms: all of it moves while you look. It asks for a morning undisturbed. On such a morning a fault of the Systems Block could go unread. Or else it is taken by hand, page by page.
    .title = Version Nine
    .option-let-it-finish = Let it finish
    .after-let-it-finish =
        At noon it finishes, with a chime. Two alarms have been waiting since ten at the foot of a page that is new.
    .option-take-it-by-hand = Take it page by page
    .after-take-it-by-hand =
        Half a sol passes in front of the screen, page after page, none of them unread.
    .action = Put the old version back, and keep the new checks that are worth keeping.
    .done =
        The old menus return in their old colours. Of the new version one page stays on, a list of small faults by age. Before supper two are settled, one in the Working Block, one in the Systems Block.
    .later =
        Overnight the computer of the Garage Hall has helped itself to the update, and with it another meridian for the map. By the old count the rovers stand where they should; by the new one, in a valley beyond the pole. It tried until morning to bring the two together, and failed. Now it answers to no key.
names-in-the-farm =
    A botanist on Earth, Livia Varga, asks for a register: a line for each plant, with a number and a name. It should take a minute. But most plants here have a name already, some of them two, given in silence by different people. { $green-hand-cap } knows them all by heart.
    .title = Names in the Farm
    .option-every-name = Send every name
    .after-every-name =
        It takes the evening. Three of the names come with a story. Meanwhile a pump in the Living Block calls for attention and gets none.
    .option-numbers-only = Send numbers only
    .after-numbers-only =
        The count leads you along every bed. Each tray is turned to the light and watered, which it had needed.
    .option-the-new-one = Name the new bed together
    .after-the-new-one =
        The new bed belongs to none of you yet. Four proposals and a silence later you have a name that all of you can say.
    .action = Sit down in the Farm and settle the double names.
    .done =
        Each of the double names gets a day of the week on which it holds. It makes no sense, and it brings peace.
    .later =
        A label has been turned to the wall, by no hand that anybody saw; the next morning there are two.
tracks-in-the-east =
    The mast camera shows a wheel track in the east, two clean lines that come over a rise and stop. It belongs to no drive in the plan. For half the night the HUB is very quiet, and every door is checked. Then the log of the first days is opened: a test drive, a wrong turn, a box set down and never fetched. The dust has only uncovered your own track.
    .title = Tracks in the East
    .action = Follow the track and bring home the box.
    .done =
        The box stands where the lines end, up to its lid in sand. Inside are a rock wrapped in a glove and an instrument that has been listening to the ground ever since.
    .later =
        The next page of the log says who was at the wheel, and who had said turn left. Both are read out at supper. For the rest of the meal the talk is of spoons.
heavy-doors =
    The new Oxygenator does what it was sent for. Overnight the pressure has risen: the HUB was balanced for less air, and its dampers answer late. In the Living Block doors stick in their frames or open by themselves, and ears click at every threshold. You could keep what it gives. You could let some of it go and have doors that close.
    .title = Heavy Doors
    .option-keep-the-air = Keep the air
    .after-keep-the-air =
        The tanks take what there is. All night a door opens, closes and opens.
    .option-let-some-go = Let some of it go
    .after-let-some-go =
        A valve stands open for an hour until the doors swing as they used to. Mars has a little of its oxygen back.
    .action = Reset the dampers of the Living Block, room by room.
    .done =
        A turn here, half a turn there, with one ear to the frame. By the evening every door closes with two fingers.
    .later =
        Towards morning the door of the Med Lab opens by itself, with the pressure of two rooms behind it, and the hinges come out of the wall. Behind it stood the rack with the instruments. You gather the pieces on a sheet, too many of them small.
the-farm-drinks-first =
    The spare Farm is thirsty. Since you set it going, the level in the main tank has sunk a little every night. The water is not lost: it freezes on the cold wall behind the new beds, and stays there. The recycler could bring the tank up again, on power from the reserve; so could a sol of smaller cups.
    .title = The Farm Drinks First
    .option-run-the-recycler = Run the recycler all night
    .after-run-the-recycler =
        It runs from lights out to breakfast, with the sound of a train that does not arrive.
    .option-half-a-cup = Half a cup each
    .after-half-a-cup =
        The cups are marked with tape. By noon each of you knows where every cup is kept.
    .action = Lay gutters and a warm pipe behind the new beds, back to the tank.
    .done =
        The ice lets go of the wall and runs where it should. The recycler pauses, the reserve recovers. Along the warm pipe a row of greens is ready for the kitchen before its time.
    .later =
        In the night the float in the main tank touches the bottom. The air plant, which drinks after the Farm, sucks in nothing and stops to protect itself. When it runs again there is not pressure enough for every room, and one has to be closed.
patter-on-the-roof =
    Soon after midnight it begins to patter on the roof, like rain. Beyond the horizon a meteorite has struck, and its gravel is coming down. It lasts four minutes. In the third there is one hard knock: a grain the size of a lentil has gone through both skins above the Med Lab and into its oxygen filter. The hole is closed with foam and tape, which were not made for a night outside.
    .title = Patter on the Roof
    .action = Climb on the roof, close the hole for good and set the Med Lab to rights.
    .done =
        You work on your knees, with sheet metal and sealant, and below a fresh filter goes in. From the torn one you shake a black grain with a skin of glass. There is air in the Med Lab again.
    .later =
        Foam shrinks in the cold, and tape lets go. Towards morning the patch above the Med Lab has lifted at one edge, and the air of the room has gone out through a gap too narrow for a coin. What was lost has to come out of the reserve.
two-thermostats =
    There are two thermostats in the corridor, one for the Farm and one for the Crew Quarters, and heat enough for one of them. { $green-hand-cap } asks for twenty-four degrees, for the seedlings. The bunks ask for a cool night. By noon the dials have been turned five times.
    .title = Two Thermostats
    .option-warm-for-the-plants = Warm, for the plants
    .after-warm-for-the-plants =
        The seedlings stand like a choir, and there are radishes for supper. You lie on top of the blankets and count the panels of the ceiling.
    .option-cool-for-the-sleepers = Cool, for the bunks
    .after-cool-for-the-sleepers =
        You sleep deeply and long, and bruises fade that you had stopped looking at. In the Farm a tray of lettuce has stopped in the middle of a leaf.
    .action = Hang a curtain of foil between the two.
    .done =
        The curtain rustles whenever it is passed. Behind it { $green-hand } has summer. On this side there is a night at last, and what was sore has time to mend.
    .later =
        The dials have been turned once too often. In a cabinet of the Crew Quarters a relay has welded itself shut, then burnt out, with a smell of scorched lacquer.
a-voice-you-do-not-know =
    A message with a picture. It comes in strips, from the hair downwards, and it takes a while before there is a mouth to speak.
    .title = A Face in Strips
    .then-six =
        It is Reyes, cook and welder. What the manuals say is known, says the mouth. But what does it smell of in the morning? Is there a place where a person can be alone? Is the kettle loud?
    .then-two =
        It is Brandt, on board Halcyon. She turns the camera to the window: a brown plain, a pale dot. She waves to the dot, and then lists what she will bring down in her pockets, chocolate to begin with.
    .else-two =
        It is Ines. She is older than her voice, and sits in a corridor. With no ship on the way her shift has been cut, she says; she means to keep it. She asks what your evenings are like.
    .action = Walk through the HUB with a camera, and show every room.
    .done =
        The film runs for half an hour, with a hand before the lens wherever it was too untidy. The reply is one word long: more.
    .later =
        The message has stayed on the screen: each of you thought that another would see to it. At the other end it has been crossed out.
light-duties =
    Weight, pulse, sleep, dressings: on the chart by the airlock each of you has a line, and this morning one of the lines has been added up. With a figure like that a miner would be sent home for a week. You have no week. But there is a bunk to spare until evening, and there are tasks that can be done sitting.
    .title = Light Duties
    .who-sore = Whose line is it?
    .option-to-bed = To bed for half a sol
    .after-to-bed =
        { $sore-cap } protests for the length of the corridor and is asleep before the door has closed.
    .option-mend-things-sitting = Work that can be done sitting
    .after-mend-things-sitting =
        { $sore-cap } sits at the table with a tray of fuses and tries them one by one. Today the round through the Living Block is skipped.
    .action = Make broth for all, and change every dressing.
    .done =
        It smells of onions as far as the airlock. Old plasters come off and new ones go on until the bin is full.
    .later =
        The figure has been covered with a plaster. It was meant kindly. It is the first thing in the corridor that all of you look at.
the-walk-through =
    List for the handover, in pencil. Air: runs. Power: runs. Farm: see below. Faults: see next page. Next page full, see back. At the top, underlined: the sol on which the cameras are switched on and Mission Control walks through these rooms. It is close enough to count on one hand.
    .title = The Walk-Through
    .then-promised =
        The last line is no fault. It is what you promised, in your own handwriting, underlined by each of you in a different colour.
    .else-promised =
        There is no line on it that you have not read before, which is a comfort too.
    .option-work-into-the-night = Work into the night
    .after-work-into-the-night =
        By two in the morning you have made one good part out of five bad ones. At breakfast you look at one another and tell one another to sit down.
    .option-go-to-bed = Go to bed
    .after-go-to-bed =
        The list stays on the table with a spanner on it. You sleep, all of you, and things mend that are on no list.
    .action = Take the list from the top, and mend what can still be mended.
    .done =
        One connector in an Oxygenator holds again: a line is struck out, so firmly that the pencil goes through the paper.
    .later =
        At breakfast the list is read out once more, from the top, in a voice that gets slower. Halfway down it is taken out of the reader’s hand.

## Follow-Ups

the-pod-is-down =
    A crack in the thin air, then a line of dust that drifts away: the pod is down.
    .title = The Pod Is Down
    .then-guided =
        It stands inside the ring of lights, upright, one leg in a coil of cable, ticking as it cools.
    .else-guided =
        The mast camera finds it far out, on its side, split along the seam. It is half a sol’s walk there and back.
    .then-near-food = In the hold the tins are whole, and still in their order: rice, beans, dried fruit. A handful of the dry beans is put by for sowing.
    .else-near-food = The bracket and the filter lie in foam that was cut to their shape.
    .then-far-food = Some of the tins have burst, and the dust has the rice. The rest is good; a handful of the beans is kept to sow.
    .else-far-food = Of what you asked for, only the bracket is whole. By evening a pump in the Systems Block is bolted to it, and no longer shakes.
a-dry-cough =
    Fine dust gets past every seal, and first of all past that of an airlock. { $by-the-airlock-cap } sits up at three in the morning with a cough that began when the lamps went out.
    .title = A Dry Cough
    .then-doctor =
        { $doctor-cap } listens at the chest for a long time, writes down a line, then drags the mattress two doors further in.
an-answer =
    The next packet arrives whole.
    .title = An Answer
    .then-surgeon =
        The flight surgeon has taken every ache in turn, with a drawing where a drawing helps: this strap higher, that knee up at night, the pill at noon and not before. Two of the remedies are older than medicine, and work as well as the others.
    .else-surgeon =
        Your lines have gone from hand to hand. What comes back is a voice, a recipe, a child’s drawing of the HUB with a garden round it. At its table sit more people than there are of you.
green-light =
    Towards midnight the horizon begins to glow, then the whole southern sky: green, without edges, so weak that every lamp has to be put out before you see it. It is what the storm on the sun has left in the air. For an hour nobody repairs anything, and nobody mentions the list for tomorrow. What hurts, hurts less.
    .title = Green Light
the-papers-follow =
    The papers arrive, forty pages of them, mostly stamps. On page thirty-one a clerk of the quarantine office has added what you had not asked for: how the plants of this base were raised, in what soil, under what light, what they forgive. You change two settings in the Farm. By the evening there is something to pick.
    .title = The Papers Follow
the-register =
    The register comes back from Earth, checked and in order.
    .title = The Register
    .then-named =
        In the column for the origin, where other lines have a garden or a seed bank, Livia Varga has written the name of your plain. You hang the page on the door of the Farm, at eye level.
    .else-named =
        Livia Varga has read your numbers as others read a novel. Four rows can be cut a week sooner than you thought, she writes, in the evening and with a sharp knife: there is salad for supper.
what-the-box-heard =
    The instrument from the box has given up its data. It stood in one place and listened for longer than any survey of yours: to doors, to wheels, to a fall of rocks far away. Beneath all that, at the same hour each evening and always from the same side, something creaks as ice does. You draw a small circle on the map, in pencil.
    .title = What the Box Heard
six-names =
    Mission Control sends the list of the next crew. The plan has always said four. Here are six names: Reyes, cook and welder; the two Okoros, soil; Lindqvist, pumps; Abara, nurse; and Ito, who is to write it all down. They have trained together for three years. Under the list Ines has put one line: is there room for them?
    .title = Six Names
    .option-there-is-room = There is room
    .after-there-is-room =
        The answer goes out, and you pace out the corridor. Two more bunks: one across the end of the store, one where the cables are.
    .option-four-and-no-more = Four, and no more
    .after-four-and-no-more =
        You send a figure and a reason, and sleep better for it. Two names will be struck, not by you. To the four you can still give a good map of where they are going.
halcyon-turns-to-you =
    A voice that answers at once: it is near. Halcyon, two aboard, was to land on the far side of the planet, where the ground has gone under dust. There is one other lit plain within reach, yours. Brandt, who flies it, asks whether you can take two more at the end of your plan. It could also be a sol later. It would be a hungry one, she says.
    .title = Halcyon Turns to You
    .option-let-them-come = Let them come
    .after-let-them-come =
        Then put out two cups, says Brandt. Behind her another voice is laughing, or something like it. Air for two has to be put by before they knock.
    .option-ask-for-a-sol = Ask for one more sol
    .after-ask-for-a-sol =
        A pause, longer than the distance. Understood, says Brandt. The plan is a sol longer, and supper is quiet. All she wants meanwhile is a map of the ground that she is to live on.
no-ship-this-time =
    On Earth there is a crack in a tank, no longer than a thumb. The rocket will not fly, the window closes, and the next one opens in twenty-six months. No crew is coming after you. Your own ship home stands ready, says Ines. You may also stay, and keep the place alive. It is the first time that you have heard her stop between two words.
    .title = No Ship This Time
    .option-stay = Stay
    .after-stay =
        It is said at the table, by each of you in turn, then once more by all. What has to last for twenty-six months begins with two full shelves.
    .option-go-home-as-planned = Go home as planned
    .after-go-home-as-planned =
        What was kept for a second year may be eaten now. It tastes of holidays. To those who come one day you will leave a map.

## Endings

six-coats =
    The cameras give Mission Control its answer. Inside the airlock six hooks have been screwed to the wall, with a strip of tape under each: Reyes, Okoro, Okoro, Lindqvist, Abara, Ito. The three crates are gone from the store, and what was in them works. On the bench two probes lie in pieces, years late. The coats that belong here are still on Earth, seven months away. Ines reads the names from the picture, one by one, like a roll call. After each of them she waits a moment before she goes on.
    .title = Six Coats
two-cups-more =
    When Halcyon comes down in front of the HUB, the window goes brown and clears again from the top. Two people climb out who have not stood upright for months. Inside there is air for them, in bottles with their names on, and the question of Mission Control is still on the screen: can people live here? Brandt reads it with her helmet under her arm. She looks along the corridor, at a row of new machines, at a young bed, at the parts of two old probes on a workbench. Then she sits down at the table and asks which cup is hers.
    .title = Two Cups More
unpacked =
    Then the question comes: can people live here? The bags that have stood packed under your bunks since the landing are empty and folded away. Three new machines hum in their row, a seed lies in a bed that bears its date, two lost probes lie on the workbench, and the shelves are full for a second year. Ines has asked for the night shift again, for another twenty-six months. She signs off as she always does, with the time. Good night, you answer, and it is the first time that anybody has said it.
    .title = Unpacked
a-place-to-live =
    Mission Control asks its question, and you let the cameras answer. Three new Facilities do their work. There is one bed more than there was, and on the workbench lie the parts of two probes that have arrived at last. In the corridor hangs a map drawn by people who have walked it, with two old names in the south in your own handwriting. You no longer step around the crates, because there are none. The next to open this door will find a chair, a made bed and the way beyond the hill.
    .title = A Place to Live
the-last-line =
    Mission Control signs for the air, for the power, for a bed that has been sown, for a list of faults that is short enough. Then Ines comes to a line in your own handwriting, with no tick beside it. You promised it on a good evening, and you meant it. There were not hands enough for everything. The HUB is fit to live in, and that is in the record. Those who had counted on the rest will have to manage with less. You tell it as it is, together, which takes longer than any report.
    .title = The Last Line
standing-on-tired-feet =
    The list is done. It is read out, point by point, and after each point there is a silence in which nobody says that it was well done. The panels turn, the crates are gone, the new bed lies under its lamp as planned. Mission Control sounds happier than you are. You have built a house for people and used up the people in it: lately you have passed one another in the corridors like strangers on a platform. There is room now. You would like to sleep.
    .title = Standing, on Tired Feet
room-enough =
    Mission Control asks its question. The answer is three more Facilities in the row of the Systems Block, a seed in a bed that suits it, and a list of faults short enough to be read aloud. It is not much to look at. The corridors are as narrow as they were, and one lamp in the store has a will of its own. But there is one more machine that makes air, and a place to put things. Some of what you meant to do is still out there under the dust, where it has waited before.
    .title = Room Enough
two-at-the-door =
    Halcyon comes down at the end of the plan, since it has nowhere else to go. Behind your door the work is not finished. Two people stand in the airlock with their helmets in their hands and look past you: open panels, coils of cable, a bucket under a pipe. Mission Control has put off its question. It is some time before anybody finds the right word. Then Brandt takes off her gloves and asks where she can begin.
    .title = Two at the Door
another-two-years =
    What is open tonight stays open, and for once there is nobody to hand it to. No crew waits with its bags packed, no ship needs an answer. Mission Control asks its question because it is in the plan. Not yet, you say. When the answer has had time to come, Ines wants to know what you need first. The list is at hand. It is a long one, but it is a list for twenty-six months now, and no longer for this week.
    .title = Another Two Years
not-yet-a-home =
    The cameras are switched on as planned, and you walk ahead of them through rooms that are not finished. Some of it stands, some of it runs; but a base is handed over whole or not at all. At the last door Mission Control says thank you, in the voice that it keeps for such days. There will be a ship home for you, and your notes for those who try next. Before the lamps are turned down the plants are watered, row by row, as on any other evening. They have not been told.
    .title = Not Yet a Home
an-empty-bunk =
    One bunk in the Crew Quarters stays made. A suit is emptied, doors are counted, a message goes out and takes its minutes to reach the people it is meant for. The answer comes in the voice of Ines: a name, once, in full, then the time, then that the plan ends here. The machines go on, as they were built to. On the wall hangs the photograph from the day of the landing, with all of you in it.
    .title = An Empty Bunk
