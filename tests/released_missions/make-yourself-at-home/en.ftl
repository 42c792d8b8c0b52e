make-yourself-at-home =
    The HUB was built for a crew that had nothing to do but survive in it. You have come to stay. Air, power and food are enough for the people inside, and for nobody who may follow; every bunk, every shelf, every socket is taken. In the store stand three crates: a Solar Panel, an Oxygenator, a Farm. They have travelled for seven months, and none of them will start by itself. Somewhere to the south lie two probes that fell silent as they landed, Marsfarer and Stargazer 3, with good parts inside. When the last sol of the plan is over, Mission Control will ask one question: can people live here?
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
    .done = The spare Farm stands, and at the bottom of its crate, in a sealed capsule, lies a seed.
new-seed =
    Plant a seed with the Research action on the Farm. The seed is taken from the Cargo Bay; the crate of the spare Farm brings one.
    .title = A New Seed
    .done = A dark bed under the lamps carries today’s date, and although there is nothing to see yet, everyone comes to look.
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
    .done = Marsfarer and Stargazer 3 have a place on your map again, and that evening nobody eats alone.
probe-spare-parts =
    Gather in regions R1-S and R2-S to bring home what the two wrecks still hold: each orange Objective token goes from its region onto the mission sheet.
    .title = Parts from the Wrecks
    .count = Wrecks stripped: { $done } of { $goal }
    .done = What Marsfarer and Stargazer 3 no longer need lies sorted on the workbench: one spare part of every kind.

## Actions of the mission

make-adjustments =
    Set light, moisture and air in the growth beds anew, and watch how the plants answer. Each success brings the optimal conditions closer.
    .title = Make Adjustments

## Mission Events

cargo-overhead =
    The supply orbiter has a pod to spare and a window in three sols. Its guidance is as old as the orbiter: without something bright to aim at, the pod will come down wherever the wind lets go of it. Mission Control sends the coordinates that it would prefer, and promises nothing.
    .title = Cargo Overhead
    .action = Lay a ring of landing lights on the plain in front of the HUB.
    .done =
        The lights blink on the dark plain, at the end of a cable that somebody will have to roll up again. From the window it looks almost like a town.
one-bunk-short =
    The last free corner has gone to crates and cables, and it was the corner with a bunk in it. Somebody wakes on the floor with a bracket under the ribs; somebody else points out that it was never their bunk. It is a small matter, discussed at length, in low voices, through a wall that carries every word.
    .title = One Bunk Short
    .option-sleep-in-shifts = Sleep in shifts
    .after-sleep-in-shifts =
        You draw up a rota. Somebody is always getting up just as somebody else has closed their eyes. Soon the whole HUB walks on tiptoe, and takes offence.
    .option-camp-by-the-airlock = One of you moves next to the airlock
    .after-camp-by-the-airlock =
        One of you carries a mattress to the airlock without being asked, and the others are ashamed and grateful in equal parts. It is cold down there, and the dust lies close.
    .option-build-a-bunk = Build a bunk out of crates
    .after-build-a-bunk =
        One of you spends half the day among saws and crate boards. The result is crooked and smells of glue, and everybody comes to lie in it once.
brackets-for-another-base =
    The brackets packed for the new machines fit a floor that this HUB does not have. Somebody on Earth packed for another base, carefully, with labels. Today nothing can be built without an extra pair of hands on the clamps. And a clamp in the Working Bay holds only as long as nobody leans on it.
    .title = Brackets for Another Base
    .action = Cut and drill proper brackets from scrap.
    .done =
        The new brackets are ugly, and they hold. A handful of good fittings is left over, and the tremor that ran through the floor with every machine is gone.
    .later =
        A clamp lets go in the middle of a cut. The frame swings, strikes the press and takes its guide rail along. Nobody is hurt, because nobody was standing where everybody usually stands. The wrong brackets are still in their box under the wreckage, correctly labelled.
dust-in-the-filters =
    A fine red film lies on every suit in the airlock, and on the inside of the second door, where none should be. One Oxygenator has begun to labour; it sounds like somebody breathing through cloth. You bleed a little from the reserve to keep the pressure up. The filters are not full yet.
    .title = Dust in the Filters
    .action = Take the filters out, wash them, and seal the inner door anew.
    .done =
        The water runs red, then clear. The fan drops back to its old note, the reserve begins to fill, and somebody is heard humming in the airlock.
    .later =
        The fan no longer labours. It spins freely, and moves nothing: behind it the filter has packed solid and torn away at the rim. What comes through is not dangerous yet, only dirty, and you taste it in the water. Washing will not save this one.
letters-from-earth =
    The first private packet since the landing comes in a window of eleven minutes, and nine of them are lost to noise. What remains is shared or kept, as each of you can bear it: half sentences, a photograph without its lower third, a list of names asking how you are. There is just time to send a few words back.
    .title = Letters from Earth
a-voice-from-the-south =
    During the noon check the receiver picks up three short pulses and a pause, very faint, from the south. Marsfarer, written off years ago, has a spark left in its battery and has heard your radar. Whether it cheers you or haunts you depends on what you have seen out there. The signal drifts, as though it were looking for another channel.
    .title = A Voice from the South
    .ask-south-explored = Has region R1-S been explored?
    .action = Turn the dish to the south and read out what the probe remembers.
    .done =
        Years of wind, frost and dust fronts arrive in one long line of figures: the weather of your own doorstep. Planning a walk outside no longer feels like a wager.
    .later =
        The pulses have found another channel, and it is yours. Between one word and the next the suit radios fill with three knocks and a silence, and nobody can say which warnings went under. Whoever drives out of the Garage Hall this sol drives half deaf.
the-valve-that-sings =
    Behind the wall of the Crew Quarters a pressure valve has found a note, and keeps to it. By day nobody hears it. At night it is thin and steady, and rises when someone opens a tap. You can sleep through a sound. But in a healthy block it is one more small fault, and in a tired one the filter on that line has torn already.
    .title = The Valve That Sings
    .action = Open the wall of the Crew Quarters and reseat the valve.
    .done =
        Half a turn and a new gasket. The note breaks off, and in the quiet you notice how many other sounds the HUB makes, all of them ordinary.
    .later =
        The note climbs, wavers and is gone, and for a moment everyone is grateful. Then ears begin to hurt. The valve has opened altogether and is emptying the air line into the dead space between two hulls. By the time it is pinched off, a good part of the reserve is out there too.
flare-warning =
    The observatory in orbit reports a dark spot turning towards you across the face of the sun. When it lets go, you will have minutes. All this sol somebody has to sit by the counter instead of working. Whoever is far from the shielded core by then, and every circuit still live, will have to take what comes.
    .title = Flare Warning
    .action = Move the bunks into the shielded core and take the sensitive circuits off the line.
    .done =
        The HUB goes dark, room by room, and only the batteries go on charging. You lie side by side behind the water tanks until the counter has calmed down.
    .later =
        No sound, no light, only the counter, which runs together into one tone. In the Control Center the screens turn white, and one of them stays so. Somebody was in the wrong corridor for the length of two breaths, and is sick before noon. The others go from cabinet to cabinet, sniffing for smoke.
frost-in-the-growth-beds =
    In the morning the lowest beds are white. The heating mat beneath them was laid for a smaller garden, and the cold comes up wherever a pipe has been moved to make room. You turn the other mats up and watch the power reserve pay for it. The leaves stand stiff, and ring a little when touched.
    .title = Frost in the Growth Beds
    .action = Lay a second heating mat, and pick what cannot be saved.
    .done =
        The beds steam, then drip. What was past saving goes into the soup; the rest has lifted its leaves by the evening, a little higher than yesterday.
    .later =
        When the ice melts, what it was holding up falls over. Whole rows lie flat on the wet mat, dark at the edges, with a smell of cut grass that none of you has met for a long time. Some of it will rise again. For now you count the trays before you count on them.
damp-behind-the-panels =
    The HUB was never meant to dry so much breath, and the moisture has to go somewhere. It has gone behind the panels of the Lab, along the cable ducts, and this morning the energy connector there is green and dead. Wipe the wall, and within the hour it is wet again. The main breaker sits in the same duct.
    .title = Damp behind the Panels
    .action = Open the ducts of the Lab, dry them with hot air and splice in new wire.
    .done =
        Two buckets of water come out of a wall, in a place where every drop is counted. The connector is bright again, and the hum in the instruments has gone with the damp.
    .later =
        A snap, no louder than a switch. The Lab goes dark, and its breaker will not stay in: each time it is pushed it feels warm, and falls back. The damp has reached the main rail. There is no power to work by in there, only a faint smell of hot metal.
seal-on-the-crate =
    Across the lid of the Farm crate runs a paper seal: living material, to be opened only in the presence of an inspector. The nearest inspector is on Earth. Behind the seal lies everything that the spare Farm is made of. Somebody has already fetched a knife, and somebody else has gone to stand in front of the crate.
    .title = A Seal on the Crate
    .option-break-it = Break the seal
    .after-break-it =
        One cut, and there is a smell of summer: the packing is pressed hemp. The parts lie in order, the hemp goes to the store with everything else that may yet be of use, and no time has been lost.
    .later-break-it =
        The hemp was not empty. Something small and pale has moved from the packing into the sacks beside it, and nobody looks into sacks at night. You sieve what can be sieved. The rest goes out through the airlock, into a cold that no larva survives. It was food, and you had counted on it.
    .option-ask-for-clearance = Ask Earth for clearance
    .after-ask-for-clearance =
        One of you spends half the day on a form that asks for the port of arrival. Then a provisional clearance comes over the radio: the crate may be opened, the papers will follow.
    .option-work-in-a-tent = Open it inside a tent
    .after-work-in-a-tent =
        You hang a tent of foil around the crate, and all this sol a fan and a heater keep its air apart from yours, on power from the reserve. What comes out is clean.
a-date-in-the-calendar =
    In the plan for this sol, between a filter change and a pressure test, stands a date from the other calendar, and a name. It is a birthday, entered before departure and not mentioned since. The one it belongs to has gone to work as usual, with an envelope from home in one pocket that was to stay closed until today, and is closed no longer.
    .title = A Date in the Calendar
    .action = Cook something that takes time, and clear the long table for it.
    .done =
        For the first time the table carries plates and no tools. Nobody makes a speech. There is a second helping, and a story from home that only one of you knew, and the washing-up takes as long as the meal.
    .later =
        The date has gone by. Nobody says so, until at breakfast somebody turns a page of the plan, and stops. It does not matter, comes the answer from the other end of the table, and it is said kindly. Everyone eats with great attention. The apologies are made in the corridor, one by one, and do not help.
version-nine =
    The update, long announced, arrives at breakfast and installs itself without asking. In the Control Center everything has moved: the menus, the colours, the order of the alarms. One alarm from the Systems Block slides to the foot of a page that nobody opens, and the fault has the morning to itself. The notes mention a better reference for positions. In the Garage Hall nobody has read them.
    .title = Version Nine
    .action = Put the old version back, and keep the new checks that are worth keeping.
    .done =
        The old menus return in their old green. Of the new version one page stays on, a list of small faults by age. Before supper two are settled, one in the Working Block, one in the Systems Block.
    .later =
        Overnight the computer of the Garage Hall has taken the update over, and with it another meridian for the map. By the old count the rovers stand where they should; by the new one, in a valley beyond the pole. It has tried until morning to bring the two together. Now it answers to nobody.
names-in-the-farm =
    A botanist on Earth asks for a register: a line for each plant, with a number and a name. It should take a minute. But most plants have a name already, some of them two, given in silence by different people. Only a seed that you planted here would be nobody’s yet, and all of you could name it. Without one, the list divides the table.
    .title = Names in the Farm
tracks-in-the-east =
    The mast camera shows a wheel track in the east, two clean lines that come over a rise and stop. None of you remembers driving there. For half the night the HUB is very quiet, and every door is checked. Then somebody opens the log of the first days: a test drive, a wrong turn, a box set down and never fetched. The wind has only uncovered your own track.
    .title = Tracks in the East
    .action = Follow the track and bring home the box.
    .done =
        The box stands where the lines end, up to its lid in sand. Inside are a rock that somebody had wrapped in a glove and forgotten, and an instrument that has been listening to the ground ever since.
heavy-doors =
    The new Oxygenator does what it was sent for. Overnight the reserve has risen, and the pressure with it: the HUB was balanced for less air, and its dampers answer late. In the Living Block doors stick in their frames or open by themselves, and ears click at every threshold. Nobody here has ever had to complain of too much air.
    .title = Heavy Doors
    .action = Set the dampers of the Living Block anew, room by room.
    .done =
        A turn here, half a turn there, with one ear to the frame. By the evening every door closes with two fingers, and nobody has to swallow before speaking.
    .later =
        Towards morning the door of the Med Lab opens by itself, with the pressure of two rooms behind it, and the hinges come out of the wall. On the other side stood the rack with the instruments. Now it lies under the door. You gather the pieces on a sheet, and too many of them are small.
the-farm-drinks-first =
    The spare Farm is thirsty. Since its beds were filled, the level in the main tank sinks a little every night, and the recycler runs without a break to bring it back, on power from the reserve. The water is not lost: it freezes on the cold wall behind the new beds, and stays there. The air plant drinks from the same tank, after the Farm.
    .title = The Farm Drinks First
    .action = Lay gutters and a warm pipe behind the new beds, back to the tank.
    .done =
        The ice lets go of the wall and runs where it should. The recycler pauses, and the reserve recovers. Along the warm pipe a row of greens is ready for the kitchen before its time.
    .later =
        In the night the float in the main tank touches the bottom. The air plant sucks in nothing, and stops to protect itself. By the time it runs again, there is not pressure enough in the lines for every room, and one has to be closed until somebody bleeds the pipes. The growth beds are dark with moisture.
patter-on-the-roof =
    Soon after midnight it begins to patter on the roof, like rain, for those who remember rain. Beyond the horizon a meteorite has struck, and its gravel is coming down. Then there is one hard knock. A grain the size of a lentil has gone through both skins above the Med Lab and into its oxygen filter. The orbiter reports more stones on the same path.
    .title = Patter on the Roof
    .action = Climb on the roof, seal the holes and pad the thin places.
    .done =
        You work on your knees, with patches and old foam, and below a fresh filter goes in. From the torn one you shake a black grain with a skin of glass. It gets a container and a label.
    .later =
        The second fall is shorter, and heavier, and it finds the Garage Hall. A stone as large as a nut comes through the roof, through the drive of the turntable on which the rovers are brought round to the door, and into the floor. The hole is patched in time. The turntable stands where the stone found it, halfway.

## Follow-Ups

the-pod-is-down =
    A crack in the thin air, then a line of dust that drifts away. The pod is down. If it had a ring of lights to aim at, it stands within sight of the door, whole, down to a box of food. If not, it lies burst open far out on the plain, and one of you gives up half the sol for the single part the cold has spared.
    .title = The Pod Is Down
a-dry-cough =
    Nobody was meant to sleep so close to an airlock. Fine dust gets past every seal, and now there is a cough that does not stop when the lights go out. Whoever took that bunk sits up in it and counts the hours, and insists in the morning that it was nothing.
    .title = A Dry Cough
an-answer =
    The next packet arrives whole. Your few words have gone from hand to hand, and everyone who could be reached has added something: a voice, a recipe, a drawing of the HUB with a garden round it. The flight surgeon adds half a page of patient advice, and it is good advice.
    .title = An Answer
green-light =
    Towards midnight the horizon begins to glow, then the whole southern sky: green, without edges, so weak that every lamp has to be put out before you see it. It is what the flare has left in the air. For an hour nobody repairs anything, and nobody mentions the list for tomorrow.
    .title = Green Light
the-papers-follow =
    The papers arrive, forty pages of them, and most are stamps. In the middle somebody at the office has added what nobody had asked for: how the plants of this base were raised, in what soil, under what light, and what they forgive. You change two settings in the Farm. By the evening the rows stand straighter, and there is something to pick.
    .title = The Papers Follow
the-register =
    The register comes back from Earth, checked and in order. Beside the newest bed stands the name on which you agreed. In the column for the origin, where every other line names a garden or a seed bank, somebody has written the name of your plain. You hang the page on the door of the Farm, at eye level.
    .title = The Register
what-the-box-heard =
    The instrument from the box has given up its data. It stood in one place and listened for longer than any survey of yours: to doors, to wheels, to a fall of rocks far away. Beneath all that, at the same hour each evening and always from the same side, something creaks as ice does. You draw a small circle on the map, and a question mark inside it.
    .title = What the Box Heard

## Endings

a-place-to-live =
    Mission Control asks its question, and you let the cameras answer. Three new Facilities hum in their row. A bed has been sown that nobody ordered from Earth, and on the workbench lie the parts of two probes that have arrived at last. The map on the wall reaches south, with two names on it in your own handwriting. Nobody steps around the crates any more, because there are none. The next crew is told to travel light: there is a bunk for each of them, a chair at the table, and something fresh to eat.
    .title = A Place to Live
standing-on-tired-feet =
    The list is done. Somebody reads it out, point by point, and after each point there is a silence in which nobody says that it was well done. The panels turn, the air is good, the new bed lies under its lamp as planned. Mission Control sounds happier than you are. You have built a house for people and used up the people in it: lately you have passed one another in the corridors like strangers on a platform. The next crew will have room. You would like to sleep.
    .title = Standing, on Tired Feet
room-enough =
    Mission Control asks its question. The answer is three more Facilities in the row of the Systems Block, a seed in a bed that suits it, and a list of faults short enough to be read aloud. It is not much to look at. The corridors are still narrow, and the coffee is still not coffee. But there is air to spare and a place to put things, and the next crew has been given a date. South of the HUB something is left for them to bring home.
    .title = Room Enough
not-yet-a-home =
    The last sol of the plan is over, and the list is not. Some of it stands, some of it runs; but a base is handed over whole or not at all, and what is open tonight stays open. Mission Control thanks you in the voice that it keeps for such days. There will be a ship home for you, and your notes for whoever tries next. Before the lamps are turned down somebody waters the plants, since nobody has told the plants that the mission has failed.
    .title = Not Yet a Home
an-empty-bunk =
    The log closes with a name and a sol. What follows is procedure: a suit is emptied, doors are counted, a message goes out and takes its time to reach the people it is meant for. Mission Control ends the mission before anyone has to ask. In the Crew Quarters one bunk stays made. The machines go on, as they were built to, and the air is as good as it was yesterday. Whoever comes next will find the work half done, and on the wall a reason to do it with care.
    .title = An Empty Bunk
