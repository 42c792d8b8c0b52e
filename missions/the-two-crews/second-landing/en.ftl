second-landing =
    At dusk two lights stand on the plain, west and east, where there should be one. The relief ship Tern has come down in two pieces; its hold lies in the south. In the bow are Oda Lindh, geologist, who leads them, and three more; in the stern, three others and the flight crew. Which is which cannot be seen from here, and one of the two is leaking. You can send one cart of air a sol and open the ways. Three questions first. Besides Oda Lindh and the flight crew, Earth’s list had six names. If Earth asked you whether there was room, what did you answer?
    .title = The Second Landing
    .idea = A ship has come down in two pieces: decide which light gets your air, open the ways to both, and bring the people in.
    .do-how-far = Air in the West and Air in the East fall by 1 in each Production, as long as people wait there; from sol 2 on the leaking end falls by 2. The first 0 costs a life, a second 0 at the same light the mission.
    .then-leak-west = In the west the sol has cost two marks on the gauge. The tape holds where it was laid; a hand farther on the air has found another way.
    .else-leak-west = In the west they have hardly stirred, yet the sol has cost two marks on the gauge: one for their breath, one for the hull. A thread is held to seam after seam, to see where it is drawn out.
    .then-leak-east = Two marks in one sol, they report from the east, with the tape still in its place. Beside it there is frost that was not there.
    .else-leak-east = Two marks in one sol, they report from the east. One was breathed; the other went out through the hull. They go along the wall with bare cheeks, plate by plate, to feel where it draws.
    .then-fewer-west = In the west there is one mouth fewer for the same bottles. This once the gauge rises instead of falling.
    .then-fewer-east = In the east the bottles have been counted once more and shared among fewer. For this sol the gauge goes up.
    .option-there-is-room = There is room
    .after-there-is-room = They carry that line with them, printed out. The bunks stand where a shelf of the store used to be, and what was on it has been eaten. The second question. In a valley in the north stood Vesper, an old station with ten years of measurements in its memory: what has become of that record?
    .option-four-and-no-more = Four, and no more
    .after-four-and-no-more = Your stores have been filled as you said, for those who are here. Who was struck from the list you were never told. Those out there know, and they know by what sentence. The second question. In a valley in the north stood Vesper, an old station with ten years of measurements in its memory: what has become of that record?
    .option-not-asked = We were not asked
    .after-not-asked = Then it was answered on Earth in your name, in a sentence that you have never seen. The second question. In a valley in the north stood Vesper, an old station with ten years of measurements in its memory: what has become of that record?
    .option-heard-whole = We have heard all of Vesper’s record
    .after-heard-whole = It went home with Oda Lindh, and has come back with her on board. When an engine went they knew which ground to keep off, so that both halves came down on gravel, a little softer than they might have. The third question. There is a story about a dish of brine in the Lab, in which something moved. How much of it has Earth been told by now?
    .option-torn = Vesper’s record is torn, or never came home
    .after-torn = Oda Lindh, home again since, sent her own notes ahead by cargo lander, a whole chest, to fill the gap that the record had left. Where they lie there used to be tins. The third question. There is a story about a dish of brine in the Lab, in which something moved. How much of it has Earth been told by now?
    .option-never-there = None of us has been at Vesper
    .after-never-there = Then Vesper may be sending still, every eleven minutes, into an empty sky. The third question. There is a story about a dish of brine in the Lab, in which something moved. How much of it has Earth been told by now?
    .option-at-once = Earth has been told all of it, at once
    .after-at-once = It has been in print there, with your names below.
    .option-late = Earth knows some of it, or late, or by a leak
    .after-late = On Earth they still name the date on which you might have said it.
    .option-not-yet = Earth has been told nothing yet
    .after-not-yet = The page lies under the radio, in the tin with the seed, its lid taped down.
    .option-no-dish = There is no dish
    .after-no-dish = Then one shelf of the Lab is free, with a lamp above it.

## Objectives

the-western-light =
    Once R1-W and R2-W are explored, bring the red Objective token home from R2-W with Gather: it stands for the people of that light.
    .title = The Western Light
    .done = Gloves leave their prints on the frame of your outer door, at different heights.
    .then-bow-short = It is the bow: Oda Lindh comes in first and asks for the exact time. Behind her Ife Okoro counts her people through and does not say the number.
    .then-bow = It is the bow: Oda Lindh comes in first and asks for the exact time. Behind her Ife Okoro counts her people through, then yours as well.
    .else-bow = It is the stern. Reyes sets down a kettle before anything else. Abara goes from one to the next, presses a fingertip here and there and waits for the colour to come back.
the-eastern-light =
    With Gather, bring the orange Objective token home from R2-E, once R1-E and R2-E are explored. Both lights are mandatory, west and east, whatever colour their token has.
    .title = The Eastern Light
    .done = They come in along the rope. The last one across the sill unhooks it and coils it, as one does with a rope that belongs to others.
    .then-bow-short = It is the bow. Oda Lindh has drawn the whole way in a notebook, with the mistakes of your map beside it. Ife Okoro has a pair of gloves in her belt that are too large for her.
    .then-bow = It is the bow. Ito is walking backwards, in order to see it all. Oda Lindh has drawn the whole way in a notebook, with the mistakes of your map beside it.
    .else-bow = It is the stern. Abara goes through the list on her sleeve, name by name, before she takes off her own helmet. Reyes asks where water may be boiled.
their-own-stores =
    Perform Load the Sledge three times in R1-S. Production lays one sledge a sol.
    .title = Their Own Stores
    .count = Sledges brought in: { $done } of { $goal }
    .done = The loads stand in rows along the outer wall. By evening a double skin has been drawn over them and inflated; it holds its air, and it has a door.
a-roof-for-all =
    Perform Make Room in the Crew Quarters, until there is a place to lie for each of them.
    .title = A Roof for All
    .count = Corners given up: { $done } of { $goal }
    .done = There is a place to lie for each of them, on a bunk or on the floor, and a shelf for every two. Where the lockers were, the floor has another colour.
    .then-gave = { $gave-cap } could have a bunk again by now, and stays in the Lab.
every-name =
    Bring in both lights, with all who were there when you first saw them.
    .title = Every Name
    .count = Lights brought in: { $done } of { $goal }
    .done = Abara puts the last tick on her list, then turns it over, to be sure that there is nothing on the back. “All of them,” she says to you. “With us, that counts.”
    .failed = One name on the list of the Tern will not be answered.
a-beam-between =
    Perform Set a Beacon twice: in R1-W, in R1-E, or once in each, in time to be of use to those who wait.
    .title = Two Beacons
    .count = Beacons set: { $done } of { $goal }
    .done = The second beacon turns, and the first one answers. Two flashes, one after the other, now reach as far as the lights and give the bearing of your door. Whoever is still waiting lies down and breathes like a sleeper.
    .failed = It is too late for beacons. What is still to be done on the plain will be done by the light of a helmet.

## Tracks, markers and actions

air-west =
    .title = Air in the West
    .end-out = In the west a gauge is read out, and then read out again. It says the same.
    .end-out-variant-2 = In the west the helmet lamps come on, one behind the other, and begin to walk.
air-east =
    .title = Air in the East
    .end-out = In the east there is one mouth more than there are bottles. It is said on the band like any other figure.
    .end-out-variant-2 = In the east they have roped themselves together and left the lamp standing behind them.
slate =
    .title = The Slate
trust =
    .title = Trust
cart =
    .title = Cart
sledge =
    .title = Sledge
the-last-dawn =
    .title = The Last Dawn
cart-west =
    Fill bottles, strap them on and send the cart out: Air in the West +2. One cart a sol finds the way by itself.
    .title = Cart to the West
cart-east =
    Send the one cart of the sol the other way, under the same straps: Air in the East +2.
    .title = Cart to the East
set-a-beacon =
    Bolt a lamp to a mast and a mast to a rock. Turn it slowly, till an answer comes.
    .title = Set a Beacon
load-the-sledge =
    What fell out of the ship lies in the south under torn nets. A sledge takes one thing of the size of a table.
    .title = Load the Sledge
    .option-pumps = The pumps
    .after-pumps = Three pumps on one frame, still full of their own air, which now goes into yours.
    .option-stove = The stove
    .after-stove = Iron, four rings, a door with a mica pane. It is not connected to anything yet, and already hands are held out to it.
    .option-seed = The seed
    .after-seed = A steel drum with a belt of felt. Ife Okoro asks how it sounds when it is tipped, and is content with the answer.
    .option-tins = Tins, as many as it holds
    .after-tins = The cold has taken off the labels. What is in them will be known at table.
    .after-tins-variant-2 = These still have their labels, in four languages.
make-room =
    Give up, one by one, the corners that you thought of as yours. Each time you decide what has to go.
    .title = Make Room
    .option-lockers = Carry lockers out
    .after-lockers = What was in them goes into bags, with a name on each, and the bags go up under the ceiling.
    .after-lockers-variant-2 = The next lockers go out through the airlock, laid flat. The dust behind them is from your first year.
    .after-lockers-variant-3 = Inside one of the doors a calendar is still glued on, its sols crossed out as far as the thirtieth.
    .option-from-the-pipes = Sling bunks from the pipes, once only
    .after-from-the-pipes = Four knots a bunk. The brackets were made to hold pipes; before morning one of them lets go.
    .option-own-bunk = Give up one of your own bunks, once only
    .who-gave = Whose bunk?
    .after-own-bunk = A blanket and a photograph go over to the Lab. The hollow in the mattress stays behind, for another back.
    .else-left = Only lockers are left to give up. They go out one by one, the heaviest last, and it takes till night.
    .else-left-variant-2 = Lockers again. At supper what was in them lies on the table, and the plates stand in between.
    .else-left-variant-3 = The last of these lockers leave a row of holes in the wall, which are taped over one by one.

## Finds on the way

a-rack-of-bottles =
    Flung out of the ship as it broke: a rack of air bottles, some with a split along the side, some as good as new.
    .title = A Rack of Bottles
    .variant-2 = Another rack, wedged upright between two rocks, with half of its bottles still under pressure.
    .option-to-the-west = Drop them at the western light
    .after-to-the-west = It is done in passing. A long way off a hand goes up.
    .option-to-the-east = Drop them at the eastern light
    .after-to-the-east = They roll the last stretch by themselves, down a slope, and are caught at the bottom.
    .option-home = Bring them home
    .after-home = One after another they are emptied into the tank, and the needle moves.
a-striped-canopy =
    A parachute, white and orange, lies over the boulders like washing. It opened too early, or just in time.
    .title = A Striped Canopy
    .variant-2 = The brake chute this time, smaller, its cloth scorched along one seam.
    .option-cut-the-lines = Cut off the lines
    .after-cut-the-lines = Good rope, more of it than you have ever owned. In bad light one walks better with a hand on a line.
    .option-dig-for-the-buckle = Dig out the harness
    .after-dig-for-the-buckle = Under the cloth, bent but in one piece, lies the release, with springs that will do for other things.
a-shoe =
    A shoe, indoors sole, small, laced to the top. It fell from the edge of the sky and stands there as if in a hall.
    .title = A Shoe
    .variant-2 = The other shoe, a hill farther on, lying on its side.
    .then-laugh = It turns out that they can still laugh, and that it is hard to stop.
    .else-laugh = She asks you to bring it in. It stands in the airlock until she comes for it.
    .then-laugh-variant-2 = For the rest of the sol she can be heard to hum.
    .option-report-it = Report it over the band
    .after-report-it = “Mine,” says Ife Okoro after a while.
    .after-report-it-variant-2 = “Then it is a pair,” says Ife Okoro.
    .option-follow-the-line = Look for what fell beside it
    .after-follow-the-line = Forty paces on, something hot went into the ground and left a splash of glass, of which you break off a piece.
    .after-follow-the-line-variant-2 = The line goes on, thinner. It ends in a bead of metal, sunk in glass of its own making.

## Set-up

the-plain-before-the-door =
    You know the ground south of the door.

## Rules for a time

in-from-the-west =
    The western lamp has been put out by the last hand that could reach it, so that no cart need go that way.
    .title = In from the West
in-from-the-east =
    In the east it is as dark now as it was before they came; carts for that side stay where they are.
    .title = In from the East
a-door-on-runners =
    Whatever is fetched goes on the door, which saves one pair of hands.
    .title = A Door on Runners
by-stakes-alone =
    There is no rut to keep to. On new ground one more of you walks ahead, counts paces and takes bearings.
    .title = By Counted Paces

## Mission Events

a-slow-star =
    It went over while there was still sun up there: a slow star, dragging a small one behind it on a thread. The small one was an engine. For the landing you had laid out lamps, a row to the west, a row to the east. There is current for one row. People who see a lamp sit still and need less.
    .title = A Slow Star
    .option-west-row = Leave the western row on
    .after-west-row = A street without houses leads out into the dark. At the far end a helmet lamp nods, twice.
    .option-east-row = Leave the eastern row on
    .after-east-row = From the east comes a signal that is in no code book and may be only a wave.
    .option-no-row = Switch both off
    .after-no-row = The cells go back on the charger. In the black that follows, the two lights out there look brighter than before, and farther apart.
two-lights-at-dusk =
    A ridge lies between them, no higher than a barn, and hides each light from the other. You alone see both. If you knew which end is which, you would know what valves to pack and whom to ask for. It takes two windows, some thread and a nail.
    .title = Two Lights at Dusk
    .action = Take bearings from both ends of the HUB.
    .done = Where the threads cross you draw in two outlines, one blunt, one pointed. Then you call, with the plans of the ship in hand, and tell each light which tanks it has left.
    .then-bow-west = The bow lies in the west; what you see in the east is the stern.
    .else-bow-west = In the west lies the stern; the bow is the light in the east.
    .later = At the filling stand a bottle was fitted with the wrong thread. Under pressure it gave way, and the air in it is lost.
    .closed = The ones who could tell you are standing in your corridor.
a-count-on-the-band =
    At night the suit band counts. It cannot be seconds, and there are not so many bottles: two hundred and six, two hundred and seven. { $awake-cap } is the first to understand that they are breaths. At every hundred another voice takes over.
    .title = A Count on the Band
    .option-names = Ask for their names
    .after-names = Each gives a name and something more, a town, a date, a dog, though every word is breath.
    .then-names-west = In the west: Oda Lindh, Ife Okoro, Tobe Okoro, Ito. In the east: Lindqvist, Abara, Reyes, the flight crew.
    .else-names-west = In the west: Lindqvist, Abara, Reyes, the flight crew. In the east: Oda Lindh, Ife Okoro, Tobe Okoro, Ito.
    .option-gauge = Ask what the gauges say
    .after-gauge = You ask for each figure twice and have it said again by another voice.
    .then-torn = It is the bow that leaks, along a seam. You talk them to the place, hand over hand. The last of their tape slows the leak; nothing they have would close it.
    .else-torn = It is the stern that leaks, at a hatch. You talk them to the place, hand over hand. The last of their tape slows the leak; nothing they have would close it.
    .option-keep-it-free = Listen, and keep the band free
    .after-keep-it-free = They save what an answer would have cost. None of you sleeps before the next hundred.
where-they-had-aimed =
    Near your door, among what fell out of the ship, lies the landing sheet, folded small by people with gloves on. On it one place has a ring round it.
    .title = Where They Had Aimed
    .then-whole = It is the ground that you proposed when Vesper had spoken against the valley. They believed you, down to the last stake.
    .then-torn = Beside the ring stands a question mark, in Oda Lindh’s hand. With what there was of Vesper’s record, it was the best that she could do.
    .else-torn = It is the valley in the north. There is no flatter floor on any map, and no boot has ever stood on it.
    .action = Go over their sheet with a lens.
    .done = In the margin something that the orbiter had seen is marked in pencil, not far from your own tracks. It was to have been their first walk.
    .later = At supper the back of the sheet is read out: first walk, first well, first spring, all of them with a date.
a-sledge-from-a-door =
    Your sledges are short and have high sides; they were made for stones, and a person has to lie. What would do is a door. The inner one of the Probe Bay is off its hinges: light, a little curved, long enough. Till it is put to use it leans in the way, so that it takes two to get by.
    .title = A Sledge from a Door
    .action = Put runners under it.
    .done = { $awake-cap } lies down on it for a trial and is drawn once round the HUB, looking up.
    .later = It has slid down and taken a rack of the Probe Bay with it.
    .closed = The door goes back on its hinges; the fetching is over.
bread-for-more =
    One oven, the size of a boot box. Flour for nine loaves. Dough takes a night to rise, and that night would be tonight.
    .title = Bread for More
    .then-six = You wrote to them that there was room. That includes the table.
    .then-four = You wrote to them: four, and no more. The flour was weighed out by that sentence.
    .option-bake = Bake for guests
    .after-bake = Long after midnight nine loaves stand under a cloth. At breakfast there are still nine.
    .option-wait = Bake when they are here
    .after-wait = The flour goes back on its shelf, and you go to bed early.
    .option-for-yourselves = Bake for yourselves
    .after-for-yourselves = It is gone within the hour, with the crumbs. The last slice goes to whoever has the first shift tomorrow.
glove-against-a-cable =
    A line from the wreck lay across the ruts, tight as wire. { $cut-cap } cut it, and the free end went through glove and palm. The suit has sealed itself at the wrist. The hand has to wait for a door.
    .title = Glove against a Cable
    .then-abara = Before the helmet is off Abara is there with a needle and has begun.
    .action = Clean the wound and close it.
    .done = Seven stitches in most of an hour, each of them watched by { $cut }.
    .later = In the morning the hand does not fit the glove, and a red line runs up from the wrist.
    .closed = The needle has been boiled for nothing; the wound is shut already.
two-channels =
    “Stern to HUB, we were first, over.” “Bow to HUB, minute nine is ours.” For three years the Tern has trained to speak by the minute. You have always spoken briefly, when there was need. What comes out of the loudspeaker now is both, one on top of the other.
    .title = Two Channels
    .option-their-minutes = Speak by their minutes
    .after-their-minutes = A clock is hung beside the radio. At the lights they grow calm; you sit and wait for minute nine.
    .option-our-minutes = Have them speak your way
    .after-our-minutes = Understood, says one light; understood, says the other. From then on it is done your way, and the three years are not mentioned.
    .option-one-voice = Give them one voice to talk to
    .who-voice = Whose voice?
    .after-one-voice = One of you puts on the headset and keeps it on. By evening both lights ask for that voice by name.
who-decides-out-there =
    Out on the plain a rope has been laid out, and the hooks on it have been counted: those who are not fetched will walk. Before that it has to be settled whose word holds out there.
    .title = Who Decides out There
    .then-lindqvist = “Mine,” says Lindqvist, with half of your radio spread out on the floor. “I know what they are breathing through, down to the screws.”
    .else-lindqvist = “Mine,” says Oda Lindh. “I know how each of them sounds when they are lying about a gauge.”
    .option-their-word = Their word
    .after-their-word = Out there a familiar voice gives an order. It is carried out before you have understood it, with no breath spent on questions.
    .then-at-four = By now they owe you as much as they can, and the Slate stands at 4. To give them more lowers Trust by 1.
    .then-full = It is one more thing that they owe you, when they could owe no more. It is taken without a thank you.
    .option-our-word = Your word
    .after-our-word = You know the ground, you say; it is not a matter of rank. Out there it is noted, without a reply.
    .then-at-nought = By now you owe them as much as you can, and the Slate stands at 0. To take more from them lowers Trust by 1.
    .then-bare = You owed them too much already to be given this as well, and on the band they say so.
    .option-whoever-is-there = The word of those who hold the rope
    .after-whoever-is-there = Those at the rope decide, then, and will have to live with it. One of you has held such a rope, and says so.
a-case-under-the-straps =
    In the south the ship’s hold lies in its nets. Through the long lens a number can be read on everything in it, but for a grey case with two locks, under the straps of the last pallet.
    .title = A Case under the Straps
    .then-oda = “I sign for that,” says Oda Lindh, before you have finished describing it.
    .then-abara = “Medicine,” says Abara, and then, after a pause, that she would like it kept upright.
    .else-abara = Ito has written down every screw on board, but not this, and asks whether it might come in all the same.
    .option-on-our-sledge = Take it on your sledge
    .after-on-our-sledge = It is no larger than a drawer, yet two have to carry it. You are thanked for it more than once.
    .option-on-its-owners-back = Leave a bottle beside it
    .after-on-its-owners-back = Let it be fetched by the one who wants it. The next time the lens is turned that way there is only the bottle, empty.
    .option-bottles-first = Bottles first, the case last
    .after-bottles-first = The room it would have taken goes to air. One morning the case stands in your corridor, and none of you has seen who set it down.
tracks-blown-over =
    A wind that would not have moved a curtain has gone over the plain all night, and it was enough. Every rut is filled to the rim, and the dust lies smooth. From here on, those who cross new ground and turn round will not see where they have come from.
    .title = Tracks Blown Over
    .action = Put up stakes along the old line, from memory.
    .done = On every stake there is a rag, on every rag a number. One can turn round again.
    .later = Scorpio looks for the old line and finds its edge: three wheels on firm ground, one over nothing.
    .closed = Both lights are in. The way out to them can stay under its dust.
half-an-hour-of-dark =
    The gauge beside the kitchen door. 07:10, read. 07:25, read again, tapped. 09:00, read by two, from different sides. Now it is your own air that runs low, the same that goes out on the carts.
    .title = Half an Hour of Dark
    .option-dim-the-hub = Switch the HUB off by halves
    .after-dim-the-hub = Half an hour of dark for each side in turn. The scrubber runs on what the lamps give up. Not all that was switched off comes on again at the first try.
    .option-breathe-thin = Breathe thin
    .after-breathe-thin = A turn less on the valve. You speak in short sentences and sit down between one door and the next.
    .option-keep-the-cart-in = Keep the next cart in
    .after-keep-the-cart-in = Its bottles are let back into the tank. { $awake-cap } tells those who were waiting for them. It takes a minute, and then they say that they have understood.
a-crate-for-the-road =
    Whatever becomes of the rest, the papers of the flight must be got out of the hold. One of the Tern is to walk over for them, along a rope, with room on the back for one thing more. “You will have to live with it,” says Reyes, “so you say what it is to be.” “Say it before dark,” says Ife Okoro.
    .title = One Thing More
    .option-pumps = The heads of the pumps
    .after-pumps = Three heads without their frame. Set down on the floor they tick as they warm, and let go of the air that is in them.
    .option-stove = The stove, in parts
    .after-stove = It comes ring by ring, wrapped in a flag. The last thing out of the sack is the little door.
    .option-seed = The drum with the seed
    .after-seed = It is rolled all the way, steered with one foot.
    .option-dressings = Dressings, nothing heavy
    .after-dressings = The packs are opened that same evening, and whatever has been waiting for them is dressed.
the-first-one-in =
    It is the first morning in years on which you do not know beforehand who will be standing in the kitchen.
    .title = The First One In
    .then-bow = Oda Lindh is there before you, one hand on the wall. “I know every room of this HUB from drawings,” she says. “They do not say what we owe you for letting us in.”
    .else-bow = Reyes is there before you, with your pot in both hands. “I have put water on. I suppose it was yours; you shall have it back.”
    .then-lamp = “Out there, at night, some of us talked to your row of lamps.”
    .do-tubes = This week they eat out of tubes that they have brought: Production feeds only your own crew.
    .do-rule = From now on you keep two tracks. The Slate says who owes whom: above 2 they owe you, below 2 you owe them. When a debt is paid, by either crew, Trust rises by 1.
    .do-slate-0 = Lay the marker of the Slate on 0: you can owe them no more. If you take more, Trust falls by 1.
    .do-slate-1 = Lay the marker of the Slate on 1: you owe them for what they have conceded to you since the landing.
    .do-slate-2 = Lay the marker of the Slate on 2: you are even.
    .do-slate-3 = Lay the marker of the Slate on 3: they owe you for what you have conceded to them since the landing.
    .do-slate-4 = Lay the marker of the Slate on 4: they can owe you no more. If you give more, Trust falls by 1.
    .do-trust-0 = Lay the marker of Trust on 0.
    .do-trust-1 = Lay the marker of Trust on 1.
    .do-trust-2 = Lay the marker of Trust on 2.
    .do-trust-3 = Lay the marker of Trust on 3.
    .do-trust-4 = Lay the marker of Trust on 4.
    .then-bunks = Trust began at 3 and not at 2: since you answered about the six names they have known that they were expected.
    .then-number = Trust began at 1 and not at 2: they had the whole crossing in which to read your answer and to count one another.
    .else-number = Trust began at 2: you had never been asked about the six names, and they knew it.
    .then-since = What has passed between their lights and your door since then has moved it to where it lies.
    .who-envoy = Who of you sits down with them first?
    .option-soup = Serve out all the soup
    .after-soup = { $envoy-cap } fills bowl after bowl, scrapes the pot for the last one and gets each spoon back clean.
    .then-at-four = The Slate is at 4 now: they can owe you no more. Whatever else you give costs 1 Trust.
    .then-full = They eat with their eyes on the bowls. They can never give this back as well.
    .option-their-bottles = Take the bottles that they unclip
    .after-their-bottles = Before they let go they weigh each bottle once more in the hand. { $envoy-cap } hangs them up beside yours.
    .then-at-nought = The Slate is at 0 now: you can owe them no more. Whatever else you take costs 1 Trust.
    .then-bare = They look at their empty hooks. You owed them too much before this.
    .option-sit-down = Only sit
    .after-sit-down = { $envoy-cap } draws up a crate. What goes across the table is names, and how they are said.
whose-roof =
    “Four walls of our own beside yours,” says Oda Lindh, “and in them what can still be got out of the hold. Then you know what is ours, and so do we.” “One table,” says Reyes. “Let the rest lie out there. What is fetched has to be guarded.”
    .title = Whose Roof
    .then-six = A sheet of paper, gone soft with handling, is laid on the table. It is your answer: “There is room.”
    .then-four = One of those already inside has your answer by heart, with the date on which it arrived: “Four, and no more.”
    .then-oda-out = Oda Lindh spoke over the band, from the other light, and is waiting out there for your answer.
    .then-reyes-out = Reyes spoke over the band, short of breath, from the light that is still to be fetched. The answer is for you to give.
    .option-a-second-door = A door of their own
    .after-a-second-door = A line is scratched along the outer wall, where it is to stand. From tonight on there are sledges to load in R1-S.
    .option-one-door = One roof for all
    .after-one-door = The hold is given up, with all that still lies in it. In the Crew Quarters the first locker is lifted off its hooks.
    .do-three = “A Roof for All” takes three corners.

## Follow-Ups

what-was-passed-on =
    When those of the Tern say their names in the morning there is a gap, and not all of them know why.
    .title = What Was Passed On
    .then-tobe = Tobe Okoro had told his sister that his bottle was full, and that hers was the one to worry about. It was the other way round, since he had changed them while she slept.
    .then-lindqvist = Lindqvist had taken apart every valve in the stern that could be spared, to make one that did not leak. The last came off Lindqvist’s own suit. Abara was told afterwards, as if it were a repair.
    .option-their-words = Those who were there tell it
    .after-their-words = They tell it without a word too many. Afterwards the radio is left on, though it is quiet.
    .option-our-words = One of you tells it
    .after-our-words = First you write it down together and cross out all but what happened. Then one of you says it to each of them singly. In the evening one of them asks to hear it again.
    .option-when-all-are-in = Not before all are in
    .after-when-all-are-in = It is only put off, you say. As long as one of them is out there, they are to think of their feet.
    .later-when-all-are-in = They had worked it out by themselves. What they had not known was that you knew.
abara-has-sewn =
    The stitches in { $cut-of } palm are small and even. In the bend of the arm there is a prick that has not been mentioned. “Four hours of sleep,” says Abara. “You would have said no.”
    .title = Abara Has Sewn
read-back-with-the-hour =
    “I have here what you said yesterday about the plain,” says Oda Lindh. “Before I lean on it I want it from you a second time.”
    .title = Read Back
    .then-theirs = “That out there our word holds, and not yours.”
    .then-ours = “That your word holds out there, because you know the ground.”
    .else-ours = “That those who hold the rope decide.”
    .option-stand-by-it = Stand by it
    .after-stand-by-it = You say it again over the suit band, to all, at full power and under your call sign. “Full stop,” says Oda Lindh.
    .then-at-four = She notes that they owe you for it: 4 on the Slate, the most they can. From here on giving lowers Trust by 1.
    .then-full = She cannot write it down as one debt more; that column has been full for some time.
    .option-cross-it-out = Have her cross it out
    .after-cross-it-out = “With a ruler,” she says, “so that it can still be read.” From then on she has each sentence of yours said twice.
    .option-write-ours-beside-it = Write it down as well
    .after-write-ours-beside-it = Your own log gets the same sentence, in another hand. From now on each book can contradict the other.
warm-bread =
    Nine loaves, under their cloth.
    .title = Warm Bread
    .then-in = They go once more into the oven, then across the table to people who have lived out of tubes. For some minutes only crusts are heard.
    .else-in = The guests are still on the plain. You slice the bread, dry it on the warm pipe and count the slices into a tin.

## Endings

every-name-answered =
    Abara reads out her list in the corridor, at supper, with your pots clattering. Reyes. Lindqvist. Okoro, which she has to say twice, since they both answer to the first. Oda Lindh gives the time with her answer. Ito is writing and has to be called again. For the flight crew one nod will do. On the plain the beacons still throw their light, with nothing left before them but ruts. { $envoy-cap } goes to the switch. Leave it on for tonight, they ask. It can be seen from where they lie.
    .title = Every Name Answered
a-chair-left-out =
    Both lights are out, and those who lived to leave them are in. They were to have been more. For supper everything is carried together that can be sat on: crates, a bucket, the bench of the airlock. When all have sat down there is something left over, in the middle of the long side, put there by no one on purpose. It could be taken away in one movement. Instead dish after dish goes round it, with a small halt each time. Tomorrow there are stones to be gathered, by both crews, who have yet to agree on a place.
    .title = A Chair Left Out
their-own-door =
    There are two doors now. Behind the second they have set up what came from the south, crate beside crate, with a cloth before the cold side. In the evening you hear them through the wall: something heavy, moved; a pause; moved back. { $envoy-cap } has been shown round and reports that it is narrow, that it is draughty, that they are happy with it. Your own table has the length it used to have. On the plate by the new door there is a date, in Oda Lindh’s hand, and room for another. For when it is taken down again, she says.
    .title = Their Own Door
more-coats-than-hooks =
    By the airlock hang more coats than there are hooks; a line has been drawn from the lamp to the pipe. Where the lockers stood people are lying. If you get up at night you step over them; over you, in turn, steps Ito, with a pencil. What is still in the hold stays there, under nets. No plan is made for it, though you see some of them look to the south. Reyes has found the big pot and feeds all from it. The first quarrel is about a towel, and is entered in two books.
    .title = More Coats than Hooks
boots-on-in-the-corridor =
    They lie in your corridor on coats, in their boots, because there is no place where boots could stand. Those who could come in are in. Of the rooms that were to be theirs one can see, at most, where they would have begun. The sols of the plan are over. Mission Control asks for one figure: for how many is there room tonight? Oda Lindh paces out the corridor, writes it down and shows it to you. Then the work is stopped; from tomorrow Earth will arrange things. A cloth is laid over the lamp, so that they can sleep.
    .title = Boots On, in the Corridor
the-other-light =
    One light has been brought in. On the last evening of the plan the other one moves. Those out there have reckoned it through; they are coming on foot, along your ruts, with what is left in their suits. You put every lamp that you have into the window on that side. Those of the Tern who are with you stand in front of it and say names, by the way in which each light swings. That one limps, you hear; that one is carrying something. By morning the lamps can be counted. The names stopped before that.
    .title = The Other Light
lights-until-morning =
    Both lights burn where they burned on the first evening. You know the distance to each, in metres, and which stretch of it was too much. At dawn the order comes over the relay, since it will not come from you: they are to walk, from the east with the sun at their backs, from the west with the sun in their eyes. Mission Control reads them the ground, minutes late. You are told to boil water and keep the corridor clear. The two lamps have been left on. From far off they look like the small ones, except that they do not move.
    .title = Lights until Morning
out-of-bottles =
    One of them is lying out there already, under stones, with the lamp at the head. Now those who waited at that light have set out for the HUB with what is left in their suits. There was no discussion of it on the band. You hear breathing, in step, and from time to time a figure. Mission Control breaks off all else: the rovers are to go and meet them, at once, with every bottle. You drive with the doors open and a hand on the lamp. In the Garage Hall, under its cover, stands the cart for tomorrow.
    .title = Out of Bottles
a-seat-in-the-airlock =
    In the airlock there is a folding seat, for pulling on boots. It is down. One of your own sat on it last, and no hand will put it up. Mission Control has the work broken off and asks for the hour. The radio is silent on every channel, as if by agreement. After a time Oda Lindh speaks. What there is still to do her people will do, she says, and you are to leave the rovers where they stand. It is meant kindly. You sit with your hands round cups and hear them talk it over.
    .title = A Seat in the Airlock
