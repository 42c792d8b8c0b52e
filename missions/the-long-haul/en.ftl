the-long-haul =
    In the far ring stands Calder Depot, given up nineteen years ago with its lamps on. Three of its tractors answered when you called: Four, Seven and Nine. They are on the road now, unmanned, driving by a map as old as the depot’s last night, with an air compressor, stores, and whatever else Calder had no time to take away. They see what stands in front of them and nothing that lies beneath. Go out before them, look at the ground, light the way in. A shelf has been cleared for what is on their list. What the list does not say is what else they carry.
    .title = The Long Haul
    .idea = Three old tractors come in from the far ring by themselves: go ahead of them, light the road, board them, and bring the load through the door.

## Objectives

the-far-ring =
    Explore R3-S or R3-SW. The convoy passes both; the map shows both as they were.
    .title = The Far Ring
    .done = Beyond the last hill the plain is ruled with two grey lines, old ones, going your way.
a-hand-on-the-hull =
    Perform Board the Convoy in the region where it stands. What it carries should be looked at by people before it is brought in.
    .title = A Hand on the Hull
    .done = The hull is cold through the glove, and trembles. Most of the lockers that you open are empty.
    .then-papers = Under the seat, in oilcloth, lie the books of Calder, which on Earth have been entered as lost.
    .then-box = Behind the cab a long box is strapped down more carefully than all the rest. When you have read the name on it, T. Lund, you take your hands off the lid.
    .then-green = In the cab, under a lamp the size of a thumb, something is green. It has seeded itself from one tray into the next.
the-straight-road =
    Perform Clear the Cut until the way is open for the trailers. It runs through regions R2-S, R2-SE and R1-SE: any of them will do.
    .title = The Straight Road
    .count = Cut cleared: { $done } of { $goal }
    .done = The cut is one trailer wide and swept like a yard. The lamps of the diggers can be switched off.
    .then-rolling = Its picture goes out to the tractors at once; the line they draw stops wavering.
    .else-rolling = The tractors stand at the door by now. The rovers go out for the trailers, and one after another these roll in.
the-long-road =
    Explore regions R1-E and R2-E. The trailers go round that way, on ground that you have seen.
    .title = The Long Road
    .count = Regions explored: { $done } of { $goal }
    .done = Between the hills of the east the ground is flat, dull and firm. { $geologist-cap } calls it the best view of the year.
in-at-the-door =
    Perform Unload at the convoy until the load is indoors.
    .title = In at the Door
    .count = Loads brought in: { $done } of { $goal }
    .goal = With the convoy at the door the load has been divided again, to suit two pairs of hands.
    .done = The last crate off the tractors leaves two stripes of red dust along the floor of the Garage Hall.
    .then-rider = { $rider-cap }, who came part of the way with them, goes round once more and switches off each motor by hand.
lamps-along-the-way =
    Perform Set a Lamp three times, on the way out or along the road of the convoy.
    .title = Lamps along the Way
    .count = Lamps set: { $done } of { $goal }
    .done = At night they can be seen from the Control Center, low and yellow, like a street.
what-was-not-on-the-list =
    A note in the cab names one more crate, put down on the way long ago. Bring the black token home from region R2-S with Gather.
    .title = What Was Not on the List
    .done = Dried apricots, playing cards, a flute. Each parcel has a first name on it.

## Tracks, markers, tokens and actions

wheels =
    .title = Wheels
    .end-lame = A new sound comes over the radio, one knock to each turn of a wheel.
    .end-stop = The wheels have stopped, and the motors no longer answer.
convoy =
    .title = The Convoy
    .else-boarded = Every hour they ask whom to report to. Not one of you has been up their ladder yet.
    .arrives = They come over the last rise in a row, with their lamps on, slower than you had pictured it. The first stops where its map ends, an arm’s length from the wall. The motors run on for a while, in case there is more road.
road-lamp =
    .title = Road Lamp
set-a-lamp =
    Plant a lamp where the ground is good. The tractors need one in all for the far ring, two for R2-S, three for R2-SE; with fewer, Wheels falls.
    .title = Set a Lamp
board-the-convoy =
    Go up to the first tractor, take hold of the ladder and climb.
    .title = Board the Convoy
clear-the-cut =
    Shovels, bars and the winch: what has slid down must go up again.
    .title = Clear the Cut
unload =
    Undo the straps, read the labels aloud, carry in.
    .title = Unload

## Points of interest

calder-depot =
    A hut that belonged to the depot, though far from it: six bunks, six hooks, on the table a tin of bearing grease with a spoon in it.
    .title = A Hut of Calder’s
a-dropped-tarpaulin =
    A tarpaulin, woven through with solar film, lies over a crate that fell from some earlier load; one corner has been folded back by hand.
    .title = A Dropped Tarpaulin
    .option-cut-it-up = Take the film
    .after-cut-it-up = Cut into strips and wired, it wakes within the hour.
    .option-take-the-crate = Take the crate
    .after-take-the-crate = Screws, sorted by length. The film tears as it is pulled aside.
a-cairn-of-tyres =
    Tyres, stacked to the height of a helmet, with a rag tied on top, to be seen from three hills.
    .title = A Cairn of Tyres
    .option-burn-marks = Weld an arrow to it
    .after-burn-marks = Those who drive home late will be glad of it.
    .option-roll-one-home = Roll one home
    .after-roll-one-home = It bounces on every stone like a dog off its leash.

## Standing rule

by-feel =
    The lamps do not reach as far as the tractors have to see. They go on by feel; the stones take their share of the wheels.
    .title = By Feel
ruts-to-follow =
    Where the tractors came in, their ruts run right up to the door, and a sledge laid in them almost pulls itself.
    .title = Ruts to Follow

## Mission Events

three-that-still-roll =
    Four: lamps three, brakes fair. Seven: lamps three, compass slow. Nine: lamps three, heaviest. All three wait to hear from you how to go on.
    .title = Three That Still Roll
    .option-by-daylight = At an easy pace
    .after-by-daylight = They set off again at sunrise, in single file, at the pace of a walk.
    .option-day-and-night = At full pace
    .after-day-and-night = By morning they are where the plan wants them.
    .option-with-a-load-check = First tighten every strap
    .after-with-a-load-check = It takes a long night at full transmitting power, while strap by strap their arms report that it holds.
    .action = Teach them the sound of a loose wheel.
    .done = { $engineer-cap } shakes a box of nuts at the microphone until all of them understand.
    .later = Nine has a loose wheel, and takes its knocking for stones.
a-map-nineteen-years-old =
    On the map every dune has the place it had nineteen years ago. A coffee ring surrounds the best crossing. A note in pencil in the margin says: good going, but in spring only.
    .title = A Map Nineteen Years Old
    .option-drive-by-it = Drive by it
    .after-drive-by-it = It is a good map. The evening is spent over it, with a ruler.
    .option-buy-a-look = Call down a picture from orbit
    .after-buy-a-look = A strip a few pixels wide; one of the stones in it glints.
    .option-draw-it-again = Draw it again
    .who-mapper = Who draws?
    .after-draw-it-again = A new map takes all day and every photograph in the drawer. By evening there is a name at the bottom.
one-line-an-hour =
    14:00 Four, rolling. 15:00 Four, rolling. 16:00 no line. 16:01 Four, rolling, sorry.
    .title = One Line an Hour
    .action = Ask for every figure they have.
    .done = On the last page a bent wheel shows up that can still be put right.
    .later = 17:00 Four. Wheel hot. Nobody had asked.
the-stones-of-the-ford =
    “Stones ahead,” Nine reports, with a picture. An old flood left them, smooth as loaves, from one side of the valley to the other.
    .title = The Stones of the Ford
    .option-over-them = Over them
    .after-over-them = On the screen the cabs sway like camels, and come through; it turns out that all of you have been standing.
    .option-hold-the-convoy = Back, and round
    .after-hold-the-convoy = They reverse in their own tracks. You go to bed at a decent hour, with the air turned up for once.
    .option-roll-them-aside = Steer their arms, stone by stone
    .who-hand = Who takes the lever?
    .after-roll-them-aside = One lever, one pair of hands, and until evening a great deal of patience.
    .action = Show them what a stone looks like.
    .done = From now on they call out the stones before you have seen them.
    .later = One more stone lies far beyond the valley, and scrapes along an axle.
four-limps =
    Four, front left: a bearing is eating itself. The rest wait for it at every rise, motors running, as they were once told to.
    .title = Four Limps
    .option-set-the-load-down = Set its load down in the south
    .after-set-the-load-down = On the stretch south of the HUB the crane lowers it to the ground. It looks small there.
    .option-let-it-limp = Let it limp
    .after-let-it-limp = At the next halt Four is there too, the last in the row. You had been holding your breath; now you cheer a tractor.
    .option-send-a-bearing = Make a new bearing tonight
    .after-send-a-bearing = The lathe sings for hours. By the next halt the ring is out there, greased and wrapped, and an iron arm bends down for it.

tracks-we-did-not-make =
    Beside your own tracks run others, narrower, and older by many winters. They halt where you halted, as if to look at the same thing.
    .title = Tracks We Did Not Make
    .action = Take a cast of them and look for its like in the archive.
    .done = A depot rover, the small kind. The tracks go on past the edge of the picture.
    .later = In the evening each of you has a theory, and each theory an opponent.
a-lamp-less =
    Where Nine ought to show three lamps it shows two.
    .title = One Lamp Short
    .option-take-ours-down = Take down one of ours for it
    .after-take-ours-down = A corridor lamp goes out to it by rover. In the Living Block a ladder is left standing under two bare wires.
    .option-drive-on-two = Drive on two
    .after-drive-on-two = All night the picture has a hole on the left, where a ford, a cliff or nothing at all may be.
    .option-stop-at-dusk = Stop at dusk
    .after-stop-at-dusk = It loses them hours. The wheels cool, and the bearings with them.
grit-in-the-eye =
    Scorpio has come in with a film of dust on its cameras, charged, and clinging. Wiping would scratch the glass. The tractors, too, send nothing but brown pictures.
    .title = Grit in the Eye
    .action = Find a way to shake it off.
    .done = A pulse through the glass, and the dust jumps. You send the recipe on; out there lens after lens clears.
    .later = One tractor steers round a shadow, carefully, and into the stones beside it.
a-rover-to-lead =
    The tractors follow best what they can see. A rover in front of them, with a lamp at the back, would do more than any map; it would then be out there, and not here.
    .title = A Rover to Lead
    .option-send-froggy = Send Froggy
    .after-send-froggy = Slow and wide, it picks its way, with the convoy in its tracks. On the drive home its joints jam.
    .option-send-scorpio = Send Scorpio
    .after-send-scorpio = It sets a pace that old motors have not known for years. Afterwards it needs a rest more than they do.
    .option-keep-both = Keep both
    .after-keep-both = The tractors are left to their own eyes, which see a rut too late. Both rovers spend the night in the Garage Hall, and there is none to sit up for.
the-last-to-leave =
    The driver’s log is the one book of Calder that Earth holds. Page 212: “Beds made. Lamps left on, so that it does not look as if we meant it. Tractors thanked. M. Aldous, last out.” She is seventy now and lives by a harbour.
    .title = The Last to Leave
    .option-write-to-aldous = Write to Aldous
    .after-write-to-aldous = A long letter, with a picture of three lamps in a row. The transmitter is warm when it is gone.
    .option-let-her-be = Let her be
    .after-let-her-be = The page is pinned up by the airlock. Reading it in passing does you good.
cold-cells =
    FOUR: CELL TEMPERATURE LOW. MAY WE STOP. NINE: CELL TEMPERATURE LOW. MAY WE STOP.
    .title = Cold Cells
    .option-beam-them-warm = Power from us, by beam
    .after-beam-them-warm = Indoors there is supper by half the lamps. Outside, frost turns to smoke on iron.
    .option-let-them-sleep = You may
    .after-let-them-sleep = They draw close together, as they were taught at Calder, and fold their panels for the night.
    .option-run-them-cold = Not yet
    .after-run-them-cold = They roll all night, stiffly, without another word. It goes better than you had feared, except for the wheels.
who-rides =
    There is a seat in the first cab. It has a belt, a cup holder, a small heater that still heats.
    .title = Who Rides
    .option-one-rides = One of you rides along
    .who-rider = Who takes the seat?
    .after-one-rides = Every hill is reported by name, and the names are invented. With a hand at the wheel the tractors are spared the worst stones.
    .option-none-rides = Leave it empty
    .after-none-rides = All of you are at supper. The seat goes on being talked about.
    .action = Put a microphone into the cab.
    .done = A hum, a rattle, a cup that turns in its holder: the microphone is left on till midnight, for company.
    .later = There is a noise in that cab. It is discussed in whispers until morning.
a-ring-of-stones =
    On a rise stands a ring of stones, knee-high, too even to be chance. Those who built it had an hour to spare, and spent it with their backs to the way home.
    .title = A Ring of Stones
    .action = Dig in the middle of it.
    .done = Two stones from elsewhere, wrapped in a page that says: the best of my year, take them.
    .later = You have not dug. At table the talk keeps coming back to what might lie there and for whom.
tyres-on-the-bench =
    Old mesh tyres, of the size of the tractors, have come out of the store; they cover the bench, the stools and part of the floor. To work in the Working Bay now takes two: one who works, one who lifts.
    .title = Tyres on the Bench
    .action = Knit good mesh out of bad.
    .done = They are hung on a post along the way, like wreaths, for the tractors to take as they pass.
    .later = On a slope a tyre opens, slowly, like a basket.
seven-turns-off =
    Seven reports no fault. At a place like any other it signals a turn, as it was built to, waits, and leaves the road with all that it carries.
    .title = Seven Leaves the Road
    .option-call-it-back = Call it back
    .after-call-it-back = You call and call, at full power. It turns round in the end; the rest have waited for it, while their wheels cooled.
    .option-let-it-go = Let it go
    .after-let-it-go = The others close the gap and run more evenly. For a long time there is one lamp too many at the edge of the picture.
half-the-night =
    20:00 filter, tomorrow. 20:10 drain, tomorrow. 20:15 fuse, smells, tomorrow. 20:20 all to the window.
    .title = Half the Night
    .action = Do the list tonight.
    .done = By midnight every line of it is crossed out.
    .later = The fuse did not wait. In the Crew Quarters a processor has burned out with it.
under-the-rim =
    Before the tractors lies the shadow of the rim, where the sun comes late and goes early. Panels are of no use there, and what goes in with full cells may come out with empty ones.
    .title = Under the Rim
    .option-wait-for-the-sun = Wait for the sun
    .after-wait-for-the-sun = They stand in the light with their panels spread and take all of it that they can hold.
    .option-through-the-dark = Straight through
    .after-through-the-dark = For an hour there is no signal. Then a lamp, then the next; they are through, rattling.
    .option-light-it-from-here = Feed them by beam
    .after-light-it-from-here = A warm spot travels with them, all along the foot of the cliff.
the-door-is-narrow =
    Tractor, width: see manual. Door of the Garage Hall, width: see tape. { $engineer-cap } compares the two figures and says nothing. For a start, all that stands left and right must be carried out of the way.
    .title = The Door Is Narrow
    .action = Take off the door frame and think again.
    .done = It opens wider than it ever did. You stand in it side by side, arms out.
    .later = A pole for measuring, left leaning on the frame, comes down on the winch.
a-shelf-to-fill =
    Along one wall a space has been chalked off for what the convoy brings. COMPRESSOR, it says, then STORES with a question mark, and in a third handwriting: a chair.
    .title = A Shelf to Fill
    .option-room-for-the-press = Room for the compressor
    .after-room-for-the-press = Behind the panel that has to go hang two bottles of oxygen, full and forgotten. What you give up for it is the one warm corner of the HUB.
    .option-room-for-the-stores = Room for the stores
    .after-room-for-the-stores = Beneath the lowest board lie tins without labels, still good. The board itself had served as a bunk, and it is missed.
    .option-room-for-ourselves = Room for the chair
    .after-room-for-ourselves = By evening it stands there, made of crates, with a list of turns pinned to its back.
supper-at-their-table =
    Every seventh page in the log of Calder is a menu, written by M. Aldous. Onion bread. Onion soup. The last bottle, shared by eleven. You have written to the cook; tonight you set the table as she drew it.
    .title = Supper at Their Table
    .action = Bake the onion bread.
    .done = It is heavy, dark and sweet. Whoever wears a bandage is served first.
    .later = The table is cleared without bread. You had been looking forward to it more than you knew.
the-last-stretch =
    On the plan of work outside the last lines are reached. What is still outside has to come in now, or stay there for others.
    .title = The Last Stretch
    .option-all-hands-out = All hands, all night
    .after-all-hands-out = Coffee, gloves, a list with a name at every line. In the Working Bay every tool lies ready, with a spare beside it.
    .option-one-night-of-sleep = First, a night’s sleep
    .after-one-night-of-sleep = In the morning faces have lost their creases.
the-fork =
    The old road divides. Straight on, by R2-SE, it dives into a cut, where a slope has come down across it; farther east, by R2-E, it goes round, where the old map is white. The tractors keep to the cut and climb over most things. The trailers that they pull cannot: these are to be drawn back to firm ground, left there, and fetched along the way that you make.
    .title = The Fork
    .option-the-cut = Straight on, and dig
    .after-the-cut = Shovels go to the rack by the airlock. The blades are wrapped with tape, so that they cut no suit.
    .option-the-east = East, and look before you drive
    .after-the-east = { $geologist-cap } rolls up the map, since it ends there. A new one has to be begun, in pencil: half a sol’s work for one of you.

## Follow-Ups

what-the-map-left-out =
    At the best crossing, just under the ring of the coffee cup, there is now a step in the ground.
    .title = What the Map Left Out
    .then-trusted = It was not on the map. You had not looked. A wheel finds it.
    .else-trusted = You had not believed the map in everything, and steer the tractors past it, well to one side.
where-nine-stood =
    Where Nine stood there is a dip, and in the dip a lamp, still lit, pointing up. The ground had looked like the rest. It takes a winch and much of a night to haul Nine up, on wheels that are no longer round.
    .title = Where Nine Stood
    .then-near = It happens in sight of your windows. You go out to pull. One of you is out there until the next evening.
    .then-shovels = You have driven over such ground yourselves and can talk them through it, metre by metre, with damp hands.
    .else-shovels = You guide it by guess, from a map that shows a plain there, holding on to the table.
the-crate-by-the-road =
    The load of Four was set down by the road, on its own, beside the ruts.
    .title = The Crate by the Road
    .then-fetched = It is home. On its lid a child’s sticker has kept its colour under the dust: a snail.
    .else-fetched = It stands out there still. At night you think of the cold going into it.
a-second-set-of-tracks =
    The narrow tracks end at a stake. A drill core in its tube has been tied to it with wire and left for later.
    .title = A Second Set of Tracks
    .then-aldous = On the tag are a date and two letters, M. A., so you know whom to tell.
    .else-aldous = Later is now. On the tag are a date and two letters, worn thin.
an-answer-from-aldous =
    From a harbour on Earth, dictated: “I hear that they are driving.”
    .title = From M. Aldous
    .then-asked = “Tell Four to keep left where it is pink. Nine likes it slow. I have not been asked about the road for a long time.”
    .else-asked = “It was on the news. You will have your reasons for not writing. I only wanted to say: they are good machines.”
a-light-in-the-wrong-place =
    After sunset a lamp stands on a ridge where there is no road. It must be Seven. It does not come nearer; it has found something there to stand beside.
    .title = A Light in the Wrong Place

## Endings

everything-on-the-list =
    Four, Seven and Nine stand in a row beside the HUB, lamps out, panels folded. The list of Calder has a tick at every line, and under the last line, in pencil, the things that it did not name. The lamps along the way are left burning. They were meant for tractors, but it turns out that people too like to look down a lit road in the evening. Tomorrow the compressor will be bolted to the wall. Tonight it serves as a table, and all of you sit round it and deal, with another crew’s cards.
    .title = Everything on the List
seven-is-still-out =
    Two tractors came in to the door. Their load is stacked to the ceiling, and on the list of Calder most lines have a tick, and others a figure seven. On clear nights there is a lamp on the edge of the plain, a little fainter each week, as the cells in it grow old. It reports nothing and asks for nothing. You have entered the place on the new map, with care, in ink. The next crew will want to know what it saw there.
    .title = Seven Is Still Out
round-by-the-east =
    The long way round was the right way, if only because it was the one you took. The trailers came over it without a scratch, between hills that had been white paper. What they brought to the door is in from the cold, down to the straps and the tins. On the new map a road goes through the east. It has bends in it where you stopped to look, all of which { $geologist } has refused to draw straight.
    .title = Round by the East
what-calder-wrote =
    The load is in, and for three evenings its crates have stayed shut. You are reading. Nineteen years ago eleven people wrote down all that they did, what went wrong, and how the bread turned out. On Earth these pages had been given up along with the depot. { $scientist-cap } sends them home a sheet at a time, when the radio is free. The first answer comes from the woman who drove for them, old by now. She corrects a date, and would like the page with the bread.
    .title = What Calder Wrote
a-place-for-the-passenger =
    The compressor hums, the stores are on the shelves, the road is a road again. The long box was the last thing to be carried, by all of you, slowly, and not into the HUB. South of the door there is now a low mound of stones. T. Lund had been left behind with the lamps on, since on the last ship there was no room for a box. In nineteen years none of the machines had let the straps go slack. You stand there until the visors mist over.
    .title = A Place for the Passenger
still-growing =
    In from the far ring, over ground that no longer looked like its map, came a compressor, stores, tyres, tins. All that you speak of is the tray. Nineteen years under a lamp, without a word of thanks, small and crooked and in flower: { $scientist } has counted the rings of dead leaves around it. It stands in the window of the Control Center. The tractors have been given new tasks for tomorrow. One of them, says the plan, is to keep a lamp on.
    .title = Still Growing
parked-outside =
    They are here. From any window on that side you can read the numbers on the cabs. You have stood on the ladder and know what is strapped down behind it. But there is not a sol left, and not everything that was to come in has come in. Mission Control has the doors sealed and the work stopped, as the plan requires. In the morning the tractors, which have had no other order, report themselves ready. They will do so every morning, for about nineteen years.
    .title = Parked Outside
as-far-as-that =
    You have had a hand on it. You know how the ladder creaks and what lies behind the seat. Now the sols have run out, and what is still out there has no road to come in by; it will wait for other people, later. The tractors are told to stay where the sun is good. The order goes out at noon. They confirm it one after another. For a while longer the last of them asks which way the trailers are to come; then that line ends too.
    .title = As Far as That
a-light-that-passes =
    For the whole of the mission old machines reported to you by the hour, and in all that time not one of you had a foot on their ladder. There was always something first: ground to be looked at, a sol that was over, a screw to be turned indoors. The plan ends tonight. What the convoy carries besides its list will be found by others, if at all. The radio is left on until the last of you has packed. Between two messages it hums.
    .title = A Light That Passes
nine-lamps-out =
    The last message has five words: wheels stopped, cells low, goodbye. They had been taught to say it, long ago, by people who thought that a machine should be polite. The tractors will not move again. One lamp after another goes off in the order of the manual, the front ones last. From Mission Control comes a kind word, then the order to pack. What they still carry stays in the cold, strapped down well, at the end of a road that was good in places.
    .title = The Front Ones Last
an-empty-seat =
    At once all else is dropped: shovels, lamps, a strap half tied. Mission Control recalls everyone and closes the mission in one paragraph. The tractors are told as well, since they have to be told something; they take it as an order to halt. That night the seat at the head of the table stays free. On the shelf that had been cleared for the load there is a helmet, and nothing is put beside it.
    .title = An Empty Seat

