## Adventures: Explore

loose-slope =
    Halfway up, the slope gives way and you slide down with it, a wave of stones at your back. The suit holds its pressure. The knee that stopped the fall, against a boulder, does not feel right.
    .title = Loose slope
    .later =
        The knee that met the boulder has swollen overnight and no longer fits the rigid joint of the suit. It needs ice, a bandage and a bunk. Half of this sol will be gone before the leg takes any weight.

dropped-crate =
    A straight edge shows in the sand, where nothing should be straight: a supply crate, lost years ago when an unmanned lander broke up on descent. The foam crumbles in your hands. It has kept one energy connector dry and whole.
    .title = A crate off course

salt-crust =
    The ground you crossed was pale and crisp, like frost that does not melt. Back in the Garage Hall it does melt: salt from boots and tools runs off the rack as grey brine, straight into Froggy’s wheel hubs. You wipe away what you can reach. When you turn a wheel by hand, the bearings grind.
    .title = Salt underfoot
    .later =
        Brine dries and leaves its salt behind. During the night a crust has grown across the contacts of the charging post in the Garage Hall, just enough to let the current slip to ground. By morning part of the reserve has drained into the floor without a sound.

clicking-dosimeter =
    Behind the ridge the dosimeter on your chest starts to click, faster than it ever did in training. You stand still and count aloud, for the radio. After half a minute it falls back to its slow beat, below the alarm limit. You press the button that keeps the reading. At home the dosimeter goes into the reader.
    .title = Half a minute of clicks
    .later =
        This morning the reader has drawn a curve of the half minute behind the ridge.
    .way-dose =
        The curve goes far above the alarm limit. You can believe it: since waking there has been a pressure behind your eyes that makes every lamp too bright and every voice too near. What you do best is out of reach, because getting past the pain takes all you have.
    .way-vein =
        The clicks did not come from the sky. They came from the rock behind the ridge, out of a vein too thin to harm those who walk past it. For a drill it is an address.

open-tube =
    The ground sounds hollow under your boots. A few metres on, the roof of an old lava tube has fallen in. The headlamp finds walls of dark glass and a floor within reach of the rope: untouched rock, and sharp edges all the way down to it. Do you climb in, or mark the place and move on?
    .title = The opening
    .option-climb-in = Climb in on the rope
    .after-climb-in =
        The walls come off in clean flakes and you fill two containers. On the way up the rope swings you against the edge. The glass cuts through glove and skin before the suit seals itself.
    .option-mark-it = Mark the place and move on
    .after-mark-it =
        You plant a reflector at the edge, where the orbiter can see it, and read the coordinates to the HUB twice.
    .later-mark-it =
        The orbiter’s camera has found your reflector. With one sure point on the map the old images line up at last, and what was only a shadow turns out to be worth a visit. The coordinates come down with the morning data.

blue-evening =
    You ought to be on your way back. But the sun touches the rim of the plain, and around it the rust of the sky turns a small, cold blue. You describe it over the radio to a HUB in which the tools have fallen silent.
    .title = Blue evening

light-to-the-left =
    Within minutes the dust in the air has thickened, and the mast of the HUB is gone. So are your tracks. You stop, as you were trained to, and wait for every lamp of the base to be lit: a yellow stain, far to the left of where you would have looked. The batteries pay for it all the way to the door.
    .title = A light to the left
    .later =
        You dream of walking, and wake up walking, twice, with one hand on the wall of the corridor. The doors are thin. Since then the helmets on the rack have been counted every night before the lamps go out.

dropped-rangefinder =
    The rangefinder slips from its tripod and lands on the lens. You clean it and aim at the mast of the HUB. The figure comes at once. You aim again, and another comes.
    .title = Second reading
    .then-known = But there are flags on this plain by now, with known distances from one to the next. You aim at four of them and have the error. It is written on the tripod: plus three metres.
    .else-known = There are still too few flags out here to set it right by. On the next trip each distance must be measured twice to be believed.

ring-of-frost =
    Back from the plain, you refill your suit in the Garage Hall. When you unhook the hose, a ring of white frost stands on the coupling. It vanishes under your thumb, and the thumb is wet. Water has no business in that line. You hang the hose on its hook and write one word on the tape above it: damp.
    .title = A ring of frost
    .later =
        In the Garage Hall the coupling has held. What lies behind it has not: with each filling a little moisture got into the oxygen filter, each night it froze, and this morning the cartridge has split from end to end. When a suit is filled there, gravel rattles in the line.

brown-wall =
    A brown wall stands on the horizon. When you look again it is closer, and it makes no sound. Inside it there will be neither sun nor tracks. The HUB is about as far away as the wall is. Under the nearest rocks there is a hollow, deep enough to lie down in. Do you run for the HUB, or wait in the hollow for the dark to pass?
    .title = A brown wall
    .option-run = Run for the HUB
    .after-run =
        You reach the airlock in the last of the light and sit on its floor for a long time without a word. On the chest monitor the pulse is slow to fall.
    .later-run =
        It is not a pain. It is one beat that comes too early, and the next that comes too late: in the corridor, at table, in the middle of the night. The monitor has kept the trace from the day of the brown wall. Beside the medical checklist it leaves no doubt that this has to be treated before the next run.
    .option-wait = Wait in the hollow
    .after-wait =
        For three hours it is night at noon. The radio crackles, and small blue sparks run along the clasps of the tool bag. Afterwards your tanks are filled from the reserve. In the HUB the supper on the table has not been touched.

thread-over-the-roof =
    From the crest you look back. The sun is low, and above the roof of the HUB stands a fine white thread: a vent doing its work, or a seam giving way. You call it in. One by one the joints of the Living Block are felt by hand.
    .title = A thread over the roof
    .then-seam = One of them is cold and wet at the edge. A quarter of a turn with the big spanner, and the thread over the roof thins out.
    .else-seam = They are all dry. The thread was used breath, let out by the scrubber as it is every evening. That night the HUB sleeps the better for having looked.

crooked-map =
    By the map you are standing in a crater. Under your boots is a flat plain, and the crater lies half a kilometre to the west, where the map shows nothing. Two strips of pictures were joined askew, and beyond this line everything is wrong. Redrawing the sheet will take a sol. Those who set out sooner will meet things that no map knows.
    .title = A crooked map

buried-depot =
    Under the bluff there should be a depot: three cases with a beacon on top, sent ahead for anyone who could not get home. There is only a fan of fresh scree. You put your helmet to the stones to hear the beacon tick, and hear the pump of your own suit. In the kitchen of the HUB a line of the meal plan is crossed out.
    .title = The buried depot
    .later =
        Another slide, and the scree under the bluff has given something back. The mast camera catches a blink that was not there yesterday: the beacon of the depot. The case beneath it is crushed, the food ground into the gravel. But the beacon still knows its own place to the metre. The computer that comes home out of it is as good as on the day it was packed.

pool-of-dust =
    It looks like any other sand. But the hollow is full of dust as fine as flour, and you go in up to the chest.
    .title = A pool of dust
    .then-watch = In a crew like yours there is always one at the radio. The alarm runs through the HUB, and they find you lying on the edge, the colour of the ground. It is a while before all voices are back to normal.
    .else-watch = The other half of the crew is too far away to hear. You swim more than you crawl, for most of an hour, on air that has to be given back out of the reserve.

forty-minutes =
    Behind the canyon wall the radio falls silent, as the plan said it would: forty minutes, from one mast to the next. You read the checklist aloud, to hear a voice. At minute thirty you notice that you have begun to answer it. Then the HUB is there again with a question about coffee. Your yes is louder than it need be.
    .title = Forty minutes
    .later =
        You stand in the airlock with the helmet on. It is as quiet as it was behind the canyon wall.
    .way-handle =
        Your hand does not turn the handle. Your breath comes short and the gauges swim. The door is opened from inside, and you are not asked anything; there is only a shoulder to lean on, down there on the floor. What went out over the open channel has been heard in every room.
    .way-voice =
        You wait for the fear. What comes is a voice reading out a checklist, steady to the last line, and it is your own. The handle turns as easily as it ever did.

broken-ledge =
    The way back is gone. Where you came down, the ledge has broken off, and the gully below runs on for kilometres. Scorpio could be brought round to the far side, where no wheel has ever been, and let down the winch. Or you could follow the gully to its mouth, with a rest in the emergency tent. Do you wait for the winch, or set out on foot?
    .title = The broken ledge
    .option-scorpio = Wait for Scorpio
    .after-scorpio =
        The winch holds, and so do you. The slope does not: as the cable comes in, the edge sinks under Scorpio’s front wheels, and one arm of the suspension bends like wire. It is dragged home at a walking pace, a job for the Working Bay.
    .option-walk = Follow the gully on foot
    .after-walk =
        You walk, lie down under foil, and walk. Two bars of field ration are soon gone. What you had left of good spirits lasts a little longer.
    .later-walk =
        It begins with black spots when you stand up. The blood count is taken twice and agrees with itself: in the gully the body has helped itself where it could, and now it is short of what carries the air. The cure is simple but hard on the store: two portions at every meal.

spring-underfoot =
    At noon, on dark sand, the thermometer at your boots shows twenty degrees, and the one on your helmet ten below zero. You lie down flat. For a quarter of an hour the heaters of the suit switch themselves off, and what they have saved goes home to the batteries of the HUB.
    .title = Spring underfoot

four-paces-wide =
    A page of the field book. “Crater, on no picture. Width: 4 paces. Depth: to the knee. Edges: sharp. Dust on them: none yet. Bottom: white.” The white is ice, thrown open some nights ago by a stone from the sky. In a month the air will have drunk it. You are in time for one box and one long look.
    .title = Four paces wide

forty-bands =
    The cliff is banded from foot to crest, pale and dark, like the edge of a closed book. You count forty bands before the light moves on.
    .title = Forty bands
    .then-reader = It is a book that you can read. Every ninth band is thicker, a climate that came and went with the tilt of the planet. You take two pieces, one from either side of the gap where a lake must have dried.
    .else-reader = You break off one piece where a crack makes it easy. In the picture that goes with it your glove stands for the scale.

camera-left-behind =
    The plan asks for a camera on new ground: three legs, a cell, a lens turned back the way you came. You tread the legs into the gravel and bend down to look through it once. There stands the HUB, no larger than a thimble.
    .title = A camera left behind
    .later =
        The camera that you left out there has sent home its first night: six hundred pictures of the HUB, seen from outside.
    .way-strut =
        From picture to picture one strut of the Systems Block casts a shadow that grows a little longer. It is straightened and bolted before anything has come of it.
    .way-lights =
        Run together, they last twenty seconds. Window by window it goes dark. At three in the morning the galley is lit again, for as long as it takes to drink a glass of water. It is the film that is asked for after supper.

hill-without-a-name =
    Beside your track stands a hill that is on the map as a number. By an old custom the first to come may name it. Nothing suits. Then, on the way down, something does, and you write it inside the flap of a pocket, where it will not be seen too soon.
    .title = A hill without a name
    .later =
        A new sheet of the map comes off the printer in the Control Center, and on it the number is gone. The hill bears the name that { $hill-namer } wrote inside a pocket flap: that of a street at home with one lamp at its end. By evening it is said as if it had never been called anything else.

hours-under-cloth =
    The way round was longer than drawn, and the suit wants two hours on the charger. You spend them in the inflatable tent, with a heater the size of a fist. There is nothing to do in there, nor room to do it.
    .title = Two hours under cloth
    .then-rest = You had meant to sort the notes. The body decides otherwise and sleeps as it has not slept in any bunk. Afterwards one dressing can stay in the box.
    .else-rest = You sort the notes. You eat one dried apple ring, all the way round. When the charger clicks you would not have minded three.

tube-with-a-number =
    On bare ground, as if put down for a moment, lies a metal tube the length of a hand, capped and numbered: a sample taken by a machine long before you could read. Its log spoke of ten, laid out in a zigzag for those who would come one day. Do you take the one, or look for the others while the light lasts?
    .title = A tube with a number
    .option-take = Take the one
    .after-take =
        It weighs next to nothing. On the way home you look at it more often than at the ground, and by the time you hand it in you know the number by heart.
    .option-search = Look for the others
    .after-search =
        You walk the zigzag as it must have been, turning over every shadow, on air that will be missing in the reserve.
    .way-rows =
        At the second corner a cap shines. From there the pattern is easy: three tubes in the bag, each photographed where it lay.
    .way-bare =
        The sand has kept the rest. You go home with one tube and a map of all the places where the others are not.

one-more-ridge =
    “You should be turning round about now.” “One more ridge.” Behind every ridge there is another, but this one has a notch in it, with light coming through from below. The HUB has heard that sentence before. It waits, with the channel open, for what you are going to do.
    .title = One more ridge
    .option-go-on = Go on as far as the notch
    .after-go-on =
        Behind it lies a basin, shoreline under shoreline, like the rings that a glass leaves on a table. You draw it as fast as you can. The gauge on your wrist puts an end to that.
    .option-send = Send up the little helicopter
    .after-send =
        It is over the notch in one minute and back in four, with its cells warm and empty. In the last picture lie the blocks that have rolled down from up there, on ground you know.
    .option-turn-round = Turn round as agreed
    .after-turn-round =
        “On my way.” It is the sentence that the HUB likes best. Tonight supper can begin when it is ready.

charge-on-the-suit =
    The sand here is so dry that it climbs up your legs. With every step the suit has gathered charge, and by now the radio only crackles. At your belt hangs the grounding rod. It works at once if you hold on to it, though not always gently. Do you grip the rod, or walk home deaf and let the charge leak away?
    .title = A charge on the suit
    .option-grip = Drive in the rod and grip it
    .after-grip =
        You kneel, push the rod through the crust and close your hand on it.
    .way-tick =
        There is a tick in the wrist, no more. The HUB is back in the middle of a word, and has not even noticed.
    .way-spark =
        The spark goes in at the palm and out at the elbow, blue and perfectly silent. The HUB is back. The arm is yours again only after the burn has been dressed.
    .option-deaf = Walk home without a radio
    .after-deaf =
        All that way without a voice. When you come round the last rock, the outer door is open and a suited figure stands in it with a rope, about to go and look for you.

orange-cloth =
    Across three boulders, bleached to the colour of apricots, hangs the parachute of some old lander: a cloth as large as a house, with sixty lines of braid. The knife is in your leg pocket, the pack has room for one armful. Do you cut off the lines, or a piece of the cloth?
    .title = Orange cloth
    .option-lines = Take the lines
    .after-lines =
        Braid of this strength can lift a rover. It is spliced into slings before you have your boots off.
    .option-cloth = Take the cloth
    .after-cloth =
        It is hung across the end of the corridor, in front of the lamp. From that evening there is one place in the HUB where the light is warm.

how-far-is-a-rock =
    There is no haze today to tell near from far. The rock at which you mean to turn round is as large as a shoe, then as a rover, then as a house, and still you have not reached it.
    .title = How far is a rock
    .then-lost = You have been wrong about a light before. You stop, take the distance twice and turn round where you stand. The HUB has you back in good time.
    .else-lost = When you can lay a hand on it, the hour for turning round is long past. The way home is breathed out of the reserve.

third-wheel =
    Under the sand lies a plate of rock, and in the plate a crack, exactly as wide as it needs to be.
    .title = The third wheel
    .ask-with-froggy = Is the astronaut who explores travelling with Froggy?
    .then-wheel = Froggy’s third wheel drops in and stays. It takes the jack, the shovel and an hour in which the radio hears only breathing. When the wheel comes out, it is no longer quite round.
    .else-wheel = Your boot goes in sideways and stays. You stand on one leg for the better part of an hour, while the HUB sends advice, and then advice against the advice.

## Adventures: Gather

numb-glove =
    Somewhere between the second hole and the third, the heater in your right glove stops. Fine work cannot be done in the spare mitten, so you keep the glove on. After a while you no longer feel the cold. That is the bad sign. Indoors the fingertips are white and hard. An hour later the feeling comes back into them as pain.
    .title = A cold hand

dust-devil =
    A column of dust, taller than any tower you have seen, crosses the plain without a sound. You lie flat. Afterwards one of the flags set out for coming trips is somewhere under new dust. Which rock it marked can no longer be told.
    .title = Dust devil
    .later =
        The fine dust of that column has had time to settle. In the Probe Bay it has crept into the locks of the sample drawers and the joints of the tools. Everything that should slide has to be held, pushed and brushed, with one more pair of hands.

clear-ice =
    At the bottom of the hole the drill starts to sing. What comes up is ice without a bubble in it, and in the ice one thread of dark grains, like a hair in amber. Before it goes into the box you hold it up to the sun, once.
    .title = Clear ice
    .later =
        The offcuts of the clear ice have been melting in a corner of the Lab. Filtered twice, the water passes every test, and the electrolysis rig turns it into gas that can be breathed. The tank gauge moves up a little. This air came out of the ground of Mars.

hairline-crack =
    From the tool log. “Sampling drill. Under the cloth a line, thinner than a hair, once round the shaft. Scratch or crack: cannot tell. Motor even, torque normal. Dye put on, to be read when it has soaked in. Drill on its hook.”
    .title = A line in the steel
    .later =
        Under the lamp of the Probe Bay the dye on the drill shaft is wiped off and read.
    .way-crack =
        It has gone in, all the way round. As the drill is lifted from its hook the shaft parts like a dry branch. The lower half drops into the drive and takes the casing with it. This machine will need more than a new bit.
    .way-scratch =
        There is nothing below it: a scratch. But the same lamp has passed along a bundle of cables on its way there, and one of them, chafed half through, is taped before the Working Block has noticed anything.

jammed-drill =
    Deep in the hole the drill stops dead. Reverse does nothing: the ground has closed around the bit like cement, and the evening cold is already creeping out from behind the rocks. Do you pull it out by force, cut the shaft and leave the bit behind, or run the heater and wait?
    .title = Held fast
    .option-pull = Pull it out by force
    .after-pull =
        It comes free all at once, scratched but whole. The shaft swings round and strikes your shoulder, hard enough to be felt through all the layers.
    .option-cut = Cut the shaft and leave the bit
    .after-cut =
        One cut, and the way back is easy. In the Probe Bay the last spare bit turns out to have another thread: next time the adapter will have to be held in place by hand.
    .option-heat = Run the heater and wait
    .after-heat =
        The heater empties its batteries while you breathe from the reserve and watch the gauge. After two hours the ground lets go with a puff of vapour, the drill undamaged.

iron-from-afar =
    Among the grey stones lies a black one, smooth as if it had been polished, and the magnet on your belt swings round to it: iron that has travelled farther than you. In the Working Bay the saw is being oiled already.
    .title = Iron from afar

blue-threads =
    Outside, the pen wrote well. Indoors the frost on the containers melts, and the labels run down with it in blue threads. You lay everything out on the floor and rebuild the day from memory, hole by hole. For all but one it can be done. That one comes from nowhere now and goes out with the waste.
    .title = Blue threads
    .later =
        From the floor the doubt has spread to the shelves. Every container of that day has to be opened, weighed and compared with the photographs before anything else is measured. The Lab is full of open lids. The work there takes one more person, to hold the list.

bitter-taste =
    With the helmet off, you notice a taste on your lips, salty at first, then bitter. A little of the pale dust has got past the collar. You rinse your mouth, wash your face and wipe out the collar ring with a dry cloth, because there is no wet one to hand.
    .title = A bitter taste
    .later =
        A dry cloth does not take that dust away, it rubs it in: a trace has stayed in the collar that you close every day. The blood test says so before you do. Every scratch reddens and heals badly, every bruise grows. On the medical checklist the word is poisoning, with a line beneath it: every wound will go twice as deep.

breath-from-below =
    The drill breaks through into a hollow, and something breathes out: a thin, steady jet that lifts the dust around the hole. The detector names three gases and is silent about a fourth. There is an empty flask on your belt. The edge of the hole has begun to move. Do you hold the flask over the jet, or step back and let it blow itself out?
    .title = A breath from below
    .option-catch = Hold the flask over the jet
    .after-catch =
        You kneel at the edge for as long as the flask takes to fill, and jump clear as the rim gives way. A sample like no other goes into a drawer of the Probe Bay.
    .later-catch =
        One thing is known about the fourth gas now: it eats copper. It has crept out past the seal of the flask and into the wall behind the drawers, where the energy connector of the Probe Bay has turned to black crumbs. Of the sample, enough is left to be measured.
    .option-step-back = Step back
    .after-step-back =
        The jet dies down with a cough, and the ground goes after it. Where the hole was there is now a funnel of sand. One of the places marked for collection can be crossed off with it.

room-for-one =
    The list from Earth asks for the grey rock and gives its place to the metre. You are standing in front of it. Two steps to the side lies a dark one, banded like wood, which no picture has ever shown. There is room left for only one. Do you keep to the list, or take the dark rock?
    .title = Room for one
    .option-list = Keep to the list
    .after-list =
        The grey rock is what it was supposed to be. The report that goes off in the evening is two sentences long, and the second one says good night.
    .option-dark-stone = Take the dark rock
    .after-dark-stone =
        In the evening report one line of the list stays empty. You write three sentences to explain it and read them out at table. About two of them there are opinions.
    .later-dark-stone =
        Under the saw of the Lab the dark rock opens into two halves. Each of them tells its own story: water below, ash above, a sharp line between. Both go into the tray, as samples in their own right. On the next list from Earth one line has been left empty, for { $rock-chooser } to fill.

handful-of-clay =
    Under the crust the scoop brings up clay, dark and heavy, that takes the print of your glove like garden soil. The test paper turns the right colour. This bag is not for the Lab. Stirred into the beds of the Farm, the clay does in hours what the feeding pumps have not done in sols: whatever is coming up there takes a step.
    .title = A handful of clay
    .later =
        What has grown over the clay comes to the table for the first time.
    .way-numb =
        It tastes of metal, then of nothing, and the tongue goes to sleep. That part of the harvest is carried out of the store. Rinsed twice, the beds will be sweet again.
    .way-sweet =
        It tastes of what it is. There is also more of it than the tables of yield allow for, and the kitchen scale is tapped, set to zero and asked again.

too-heavy-for-one =
    The core comes up whole, as long as you are tall, and weighs more than one person can carry. You call the HUB.
    .title = Too heavy for one
    .then-lift = Before you have finished the sentence, a suit is being closed at the other end of the channel. The core comes home in one piece, with a pair of hands at either end.
    .else-lift = There is talk of whose turn it is, and the channel carries all of it. You lift the core alone and fall under it. Neither of you gets home whole.

upwind =
    You dig in the shelter of a rock, where digging is pleasant, and do not look where the dust goes. It goes east, slowly, all afternoon. Back at the HUB the meter has dropped. On one Solar Panel lies a coat of red felt that a brush only rubs in. Nothing will lift it but dry air that moves all night.
    .title = Upwind
    .later =
        For six hours of the night the air has moved over the plain. It weighed next to nothing, but it was dry and it took its time. In the morning the meter stands higher: where a Solar Panel had been dull and red, the sky lies on the glass.

grain-in-the-seal =
    As the last container goes in through the sample port, you feel the lid bite on something. You open it again, run a finger along the seal, find a single grain and flick it away. Where it lay there is a nick in the rubber. The port closes with its usual sigh. You put the nick on the list of small jobs, under a door that squeaks.
    .title = A grain in the seal
    .later =
        The door has been oiled. The nick was next: through it the Probe Bay has lost its air a breath at a time, till the bulkhead noticed and dropped. The air line to the room has shut itself off. To open it again means going round every seal with a lamp, then coaxing the valve.

last-third =
    The tank is down to its last third, and the last third belongs to the way home. That way has never been so long, nor the load so heavy: with all of it on your back you breathe for two. You could set one container down here. Or you could take short breaths, walk slowly, and keep it all. Do you lighten the load, or carry everything?
    .title = The last third
    .option-lighten = Lighten the load
    .after-lighten =
        You leave the container on a flat stone and take a bearing that you know you will not use. The way is long now, but only long. One place in the Cargo Bay stays empty.
    .option-carry = Carry everything
    .after-carry =
        You arrive with everything, and with a tank that rings hollow when it is set down. Your lips are blue. The grin on them is so wide that the blue is not mentioned.
    .later-carry =
        The body keeps a log of its own. A walk on too little air is entered in it, and now the entry has come up. It takes a morning of tests to find the name for what is wrong. This is a load that cannot be set down on a stone.

probe-in-the-crack =
    Between two slabs hangs one of your survey probes, the one that was reported missing, upside down and still blinking. Its instruments are dead, its computer is not. You could open it where it hangs, and go home with the computer in your pocket. Or you could free it whole, take it on your back and see what it has kept. Do you strip it, or carry it home?
    .title = Probe in a crack
    .option-strip = Strip it where it hangs
    .after-strip =
        Four screws, two plugs, and the blinking stops in your hand. The computer is as good as new. In the Probe Bay one cradle stays empty, and its share of the next flight will have to be steered by hand.
    .option-carry = Carry it home
    .after-carry =
        It is as awkward as a folding bed, and you stop every fifty steps. The hours go out of your tanks. What fills them again is missing from the reserve.
    .later-carry =
        With much patience the probe has been brought to speak again. It had not failed. It had seen something, left its course to fetch it, and been too wide for the gap. In its claw, under ice, sits a chip of that something. In its memory there are a picture and a place.

small-round-stones =
    Round stones, grey, no larger than peppercorns, lie about in their thousands where the bedrock has let them go. The sled that would not move with two boxes on it rolls over them with three.
    .title = Small round stones

stone-for-the-window =
    The stone is on no list. It is neither old nor rare nor hard to explain: a pebble of red and white, split so cleanly that the halves close again. It goes into the knee pocket, beside the spare fuses.
    .title = A stone for the window
    .later =
        On the sill of A Quiet Place lie the two halves of a pebble, { $stone-finder-of } pebble. They are hardly ever found in the same position twice. By now there is no hand in the HUB that has not closed them and opened them again.

locker-in-the-drift =
    A label, wiped with a glove: GALLEY 2. STEW, 24 PORTIONS. KEEP COLD. It has been kept cold. The lander that carried it has lain all round it, in small pieces, for longer than the HUB has stood.
    .title = Galley 2
    .then-lean = At home the shelf is nearly bare. Tonight the large pot is carried to the table with its lid rattling.
    .else-lean = At home the shelf is full enough. So the stew is put to the use for which stew was made: tonight there is a choice of supper, and it is made aloud.

nine-cells =
    The wing of an old probe sticks out of the sand like the turned-down corner of a page. You go over it with lamp and meter. Nine of its cells still answer.
    .title = Nine cells
    .then-panel = On one of your Solar Panels a dead row has been waiting for just that many. They are darker than their neighbours, and in the sun they are the best of the row.
    .else-panel = Your Solar Panels have no gap to fill. What is worth keeping is the plug on which the nine were hung, gilded to the last pin.

rack-of-seeds =
    Bolted to a rock, behind a pane gone milky, stands a rack from the first years: seven seeds in seven glasses, left under the open sky to see what it would do to them. The form for the result is still in its sleeve. You undo the bolts and fill in the date.
    .title = Seven glasses
    .later =
        The seven glasses from the rack have been standing by a warm pipe, on wet paper.
    .way-green =
        In two of them the paper has a crease this morning, and along the crease something white is pushing.
    .way-dead =
        All seven have stayed what they were. Cut open under the lens, they show how deep the sky has gone, a layer for each summer. At last the form can be filled in to the bottom line.

open-channel =
    You hum under the load, as you do at home on the stairs, in the belief that the channel is shut. At the second verse a lower voice joins in from the HUB.
    .title = An open channel

thirsty-powder =
    In a crack lies a white mineral, light as starch, that drinks. One breath of damp air in the airlock, and a spoonful of it weighs as much as two.
    .title = Thirsty powder
    .then-filter = It is what the oxygen filter of the Probe Bay has been lacking. Baked dry and packed into the old cartridge, it lets the air through and keeps the water.
    .else-filter = In flat trays under the bunks it takes the damp out of the air. For one night the blankets are as dry as blankets on Earth.

white-vein =
    Through the grey rock runs a vein of gypsum, a hand wide and white as chalk. There is daylight for one good load. The Lab wants it whole, with both its edges. The Living Block wants it burnt and stirred: as plaster it would close seams that are only taped. To whom does the load go, to the Lab or to the Living Block?
    .title = White vein
    .option-whole = Give it to the Lab
    .after-whole =
        Both edges survive the journey. Laid side by side, they fit like a bone that was broken once.
    .option-plaster = Give it to the Living Block
    .after-plaster =
        For an afternoon the place smells like a house that is being built. The draught that had become part of the corridor has stopped.

under-the-overhang =
    The best of the outcrop lies at the back of an overhang, an arm’s length in, where no sun has ever touched it. Above it hang stones that hold one another. The long grabber would reach it, slowly. An arm would reach it at once. Which of the two do you put in?
    .title = Under the overhang
    .option-arm = Put in an arm
    .after-arm =
        You lie down on your side, reach in up to the shoulder, and hold your breath for the stones as well.
    .way-clear =
        They go on holding one another. What comes out, two pieces in one grip, has frost on the side that has never seen the sun.
    .way-fall =
        The first piece is out when something lets go above. You have the arm back, with a blue mark for each corner of that stone.
    .option-grabber = Put in the grabber
    .after-grabber =
        It takes two hours and most of a bottle to close three steel fingers round two stones. Above them nothing has moved.

domed-lid =
    Checklist, samples of ice. Fill to the mark: done. Wipe the thread: done. Lid on, by hand: done. Open the vent on arrival: beside this line the pen hangs on its string, and the box is white. The next container stands on the bench already.
    .title = Four lines
    .later =
        In the ice rack one lid has risen to a dome.
    .way-bang =
        It lets go as the rack is lifted down. There is ice in the lamp, ice in the drawers, ice in two other containers, and none in its own.
    .way-valve =
        It is pierced under a bell jar, as slowly as a hand can turn a screw. What was pressing from inside is a breath of older air. It fills a flask of its own.

load-shifts =
    You feel it before you see it: the load has shifted, with a slide, a knock and a silence that you do not trust.
    .title = The load shifts
    .ask-with-scorpio = Is the astronaut who gathers travelling with Scorpio?
    .then-hatch = A box has gone against Scorpio’s rear hatch and sprung its frame. All the way home a blade of daylight stands in the gap, and the dust comes in along it.
    .else-hatch = The strap of the pack has torn, and all of it goes home in your arms, in two journeys. In the Probe Bay it stands about in heaps. Sorting those is work for two.

work-for-fingertips =
    The last piece sits in a cleft that takes two fingers and no tool. In there, where the sun never reaches, the thermometer stops at seventy below zero.
    .title = Work for fingertips
    .then-lining = Since the white fingertips you have carried a second lining in the tool bag. The piece is out before the first one has gone cold.
    .else-lining = The fingers last for half a minute. The piece slips, drops and is out of reach. One of the places on the list for coming trips has lost what was worth the trip.

## Adventures: Research

unseen-light =
    The sterilising lamp stays dark while anyone is near the bench. Today its sensor takes you for an empty room. Ten minutes later the skin of your face is as red as the plain outside.
    .title = Unseen light

knocking-compressor =
    In the middle of the work the lights of the Lab dim, come back, dim again. The cold store is drawing more than it should: its compressor starts, stalls, starts. It takes an hour to catch, with a dull knock at every turn.
    .title = The lights dim
    .then-hour =
        For that hour the samples stay frozen at the expense of the reserve.
    .else-hour =
        The reserve has no hour to give. The samples spend it rolled in every jacket there is, with the crew around them and a clock.
    .later =
        In the night the knocking in the cold store stopped, and silence is no alarm. The compressor has seized and torn itself off its mount, and the coolant line with it. The samples were moved in time. The rig that stood beside it is soaked, frozen and out of use.

forgotten-tray =
    Behind the other trays in the Lab stands one with an old date and no initials. Between its dry lumps of test soil a seed has swollen and split. A thread of root is feeling for water.
    .title = The forgotten tray

sweet-smell =
    Near the solvent cabinet the air smells faintly of ripe pears. You check: caps tight, detectors green, fan running. You put your nose to the left-hand seal, twice, and the second time there is nothing. Your entry in the log has an hour, a place and a question mark.
    .title = A sweet smell
    .later =
        The detector in the Lab goes off an hour before the alarm clocks. In the solvent cabinet the left-hand seal has been failing drop by drop, and now the whole room smells of ripe pears, strongly enough to make eyes water on the other side of the bulkhead. This sol belongs to the fans in there.

one-line-too-many =
    The spectrum on the screen has one line too many. If it is real, it will be in every newspaper on Earth before the week is out. If it comes from the instrument, it is dirt on a mirror. The transmission window closes in an hour. Do you send it now, or measure it again first?
    .title = One line too many
    .option-send = Send it to Earth now
    .after-send =
        The file goes up with your name at the head of the list. Before the shift ends the answer is there, full of questions and thanks; the whole crew reads it over your shoulder.
    .later-send =
        Earth has worked through your raw data again. The line belongs to the coating of a mirror; the message says so kindly and at great length. Down there the correction is already in the news. Here, at breakfast, the word mirror is avoided with great care.
    .option-repeat = Measure it again first
    .after-repeat =
        You clean the mirror and start again from the dark reference. The run will take until the next sol: whoever comes to the Lab then will have to work around it.
    .later-repeat =
        Clean mirror, new reference, another holder: the line is still there, in the same place, to the last decimal. You send it with the proof beside it. The reply begins with your name and has forty signatures under it.

walking-centrifuge =
    Halfway through the run a tube breaks, and the centrifuge begins to walk. Before you reach the switch it has crossed the bench and leant its full weight against the microscope. What the Lab sees next, it will have to see twice.
    .title = The walking centrifuge

third-jar =
    The yeast in the third jar was meant to show how it dies in this gravity. It has not died. Overnight it has left its jar and filled half the cabinet, and it smells like the bakery on some street corner. The log gets a line about a failed experiment, the shelf a spoonful as a control, the kitchen all the rest.
    .title = The third jar
    .later =
        The spoonful kept as a control has done what the jar did before it. For one night the cabinet stayed shut, and now dry dough holds every drawer, hinge and dial on that side of the Lab. Warm water and patience will loosen it. Meanwhile it takes one person just to open things.

eight-thousand-grains =
    Eight thousand grains, one by one, under the eyepiece, and one key for each kind. When you look up, the grid of the eyepiece stays: over the door, over the faces at supper, over the ceiling of your bunk.
    .title = Eight thousand grains
    .later =
        The grid has faded. What it has left behind is harder to describe. You read a line and have to read it again. In front of an open panel you could not say which step comes next. In the medical checklist it is called exhausted attention: untreated, it lets no job run its usual course.

paper-strip =
    Lab, air intake, noon. Meter: as yesterday, to the last decimal. Strip of paper on the grille: hangs a little straighter than yesterday. Done about it: one pencil line on the wall, where the strip ends.
    .title = A strip of paper
    .later =
        The strip of paper hangs straight down, well below the pencil line. The meter beside it still shows the usual figure: it was stuck. Behind the intake, the oxygen filter of the Lab is grey from edge to edge and crumbles as it is drawn out. It should have been changed two hundred hours ago.

eight-tubes =
    The study has been running since you landed: what this gravity does to blood. To have a result before the mission ends, one more series is needed, eight tubes in one day from one arm, and the arm that fits the table is yours. Do you give the blood, or keep the study waiting?
    .title = Eight tubes
    .option-give = Give the blood
    .after-give =
        Six tubes go well. At the seventh the vein slips away, and after the eighth you get up too soon. The edge of the bench lays your eyebrow open.
    .later-give =
        The result is short: two tablets, taken at the right hour, and wounds close in half the time. The first box goes to whoever needs it most, and it works. On Earth the dosage has been named after the HUB. Here it is called after the scar in your eyebrow.
    .option-decline = Keep the study waiting
    .after-decline =
        The answer to Earth is three lines long and takes an hour to write. The reply puts the question to the rest of the crew by name, which makes for a long supper.

green-speck =
    Something has fallen into the dish, and you nearly throw it out. Then you see the ring: around one green speck, wide and clean, where nothing else will grow. By evening there is a drop of it in a syringe. The dish is kept, with your name on the lid.
    .title = A green speck
    .then-syringe =
        The patient goes through the page of figures, signs below it and holds out an arm. It is the first night of unbroken sleep in that bunk for some time.
    .else-syringe =
        There is no patient in the HUB to give it to. The syringe goes into the cold drawer of the Med Lab, where it is pleasant to know of it.

burnt-supper =
    How much is there in a portion, really? The tables come from Earth, and so do the doubts about them. To measure it, a portion is dried, pressed and burnt to ash under a thermometer, one of each kind in the store. It takes all day. The Lab smells of toast, of fish, of coffee, in the order of the list. In the kitchen a bare shelf shows where a supper used to be.
    .title = Burnt supper
    .later =
        The figures are in. The portions hold more than the tables say, some of them by a third: whoever packed them had doubts as well. The menu is worked out again, every plate a little smaller and still enough. On the list of the store the number of meals goes up, although nothing has been added.

what-the-saw-kept =
    The trap of the rock saw has never been emptied. You do it, and put what comes out under the lens before throwing it away: grains from depths that were on no plan, red, white, one as green as bottle glass, enough together for a sample of their own. But the ring of the trap has crumbled in your hand. Next time in the Lab there will be grit where it is least expected.
    .title = What the saw kept

behind-glass =
    The glove of the sealed box tears along a seam while your hand is on an open sample. You keep still, as the card on the wall says. Then comes the rest of what it says: the sample into the furnace, the hand into the basin, and you into the small room behind the glass, with a book and a thermometer. It will last until noon of the next sol.
    .title = Behind glass
    .later =
        All night the thermometer has shown nothing. It will go on showing nothing until noon, when the rule allows it to be believed. Through the glass comes a nod, on the way to work. You have finished the book with the whole morning to go.

grey-spot =
    As you hang up the lab coat there is a grey spot on the sleeve, no larger than a fingerprint. It may be ash, or a little of the culture on the second shelf. It brushes off, onto the knee of your trousers. On the shelf every lid is in place. Then it is your turn in the Farm, where the watering is done kneeling.
    .title = A grey spot
    .later =
        The grey spot has found its way to the Farm, and the Farm agrees with it. In one night it has gone from a leaf to a whole row: a soft fur that comes away in the hand, with the leaf inside. Whatever it has touched is cut back hard. What remains will have to make up the ground that it has lost.

black-powder =
    The black powder in the test cell splits its gas faster than anything the Oxygenators came with. It has run for nine hours. Nine hundred would be another matter. You could spread it in an Oxygenator tonight, and breathe what it gives. Or you could leave it on the bench, under load, and find out first. Do you put it in an Oxygenator, or go on testing?
    .title = Black powder
    .option-use = Put it in an Oxygenator
    .after-use =
        By supper the tank gauge is climbing, with an audience in front of it. Twice you are asked to explain the powder, and you do it gladly.
    .later-use =
        The black powder has not lasted. It has baked onto the bed on which it was spread, a glaze that neither acid nor patience will lift, and beneath it the old catalyst no longer gets its gas. The Oxygenator runs on with what is still open. The cell on the bench, had anyone looked, had stopped a sol before.
    .option-test = Go on testing
    .after-test =
        The cell goes back under load, with a heater, a pump and a lamp of its own, all of them fed from the energy reserve.
    .later-test =
        The cell has done the work of three hundred hours, and the powder is as black as on the first day. Now it may go where it was meant to go. Spread in an Oxygenator, it draws the gas apart in a steady stream. By evening the reserve holds more than it did yesterday.

two-thermometers =
    Two thermometers hang in the same bath, and one of them is lying by a degree. You move both into melting ice, where there is only one right answer.
    .title = Two thermometers
    .way-old =
        It is the old one that lies. Under the frost on its stem you find a yellow tag: do not use. Every figure in the series stands.
    .way-new =
        It is the new one, on which the whole series depends. The Lab will need one of you to call out readings and another to strike them through.

the-teaching-mode =
    The ultrasound of the Med Lab has a teaching mode. You only came to borrow its gel for a joint in the Lab, and an hour later you have found both your kidneys and a rib that once broke. Next patient, says the screen.
    .title = The teaching mode
    .then-patient =
        One wound in the HUB will not close. Below it, small and bright, the screen shows a splinter of metal. It comes out whole, at the first touch of the tweezers.
    .else-patient =
        Whoever comes by lies down and is shown how well a body is put together. The evening that follows is a strangely peaceful one.

the-bolting-row =
    Overnight a tray of lettuce in the Lab, sown to try out a lamp, has shot up as far as the lamp. By tomorrow the leaves will be too bitter to eat. Cut today, they make a meal. Left standing, with the lamp hung higher, they will flower and set seed. Do you cut the lettuce, or let it flower?
    .title = Bolting lettuce
    .option-cut = Cut the lettuce
    .after-cut =
        It is the largest salad since you landed, with a bitter note at the end that everyone remembers from gardens.
    .option-flower = Let it flower
    .after-flower =
        The lamp hangs from the ceiling now. The stalks follow it up, by day and by night.
    .later-flower =
        The flowers have turned to fluff. You hold a bag under each stalk and tap. Nearly all of it is chaff; at the bottom of the bag lies one seed, plump and dark, as good as any that came from Earth.

a-dish-on-the-sill =
    The last thimbleful of washings is too little for any machine in the Lab. You leave it on the sill in a watch glass, under a cone of filter paper. On the cone you write: not rubbish.
    .title = A dish on the sill
    .later =
        Under the paper cone the washings have dried to a white skin. From the middle of it rises a single crystal, six-sided and clear down to the base, of the kind that forms only where it is left alone. It goes into the drawer with the samples.

the-quiet-flask =
    In this gravity the water in a flask can be hotter than boiling and lie perfectly still. You lift it off the plate with two fingers. Then it boils, all of it at once.
    .title = The quiet flask

vacuum-for-nothing =
    The vacuum oven in the Lab runs on a pump as loud as it is hungry. Your eyes follow its hose, then the wall behind it, then what lies on the other side: six millibars, free of charge, as far as the horizon. An hour later a valve and two metres of pipe do the work of the pump. With the noise goes a drain on the reserve that never paused.
    .title = Vacuum for nothing

salt-candle =
    The poison in this soil is a salt full of oxygen. Pressed with iron filings and lit, it gives that oxygen up, with a white flame and a great deal of heat: on your bench lie three pages of notes and one grey candle. To press more, and burn them safely, the furnace would have to run all night. Do you start the furnace, or stop at the notes?
    .title = A candle of salt
    .option-burn = Start the furnace
    .after-burn =
        The candles burn like small white suns behind the furnace glass. What comes off them is cooled, filtered, led past the detector and let into the tanks.
    .option-notes = Stop at the notes
    .after-notes =
        Three pages become four: you add a drawing, and a warning in capitals. The candle hangs above the bench by its wick, unlit.

the-lowest-line =
    “The lowest line, please.” You read it out, five letters, without a mistake. The fifth has been a grey smear for months; you know it from the poster in the corridor. Five of five, says the card, and goes into your file.
    .title = The lowest line
    .later =
        This morning the lamp over the bench wears a ring, like every screen in the room.
    .way-pressure =
        By noon the ring has moved in behind your eyes, as a pressure that follows the beat of the pulse. This time you read the chart as you see it: three of five, says the card.
    .way-glasses =
        This time you read the chart as you see it: three of five. At the bottom of the eye kit lies a pair of glasses, ground for whoever might come to this line. The fifth letter is an R.

notes-from-the-night-shift =
    22:40, all quiet. 23:15, the stirrer ticks. 23:50, it ticks every nine turns. 00:30, have taken it apart and found nothing. 01:10, have put it together, no ticking. 01:12, do not know why. When you go to bed, the page stays on the bench.
    .title = Notes from the night shift
    .later =
        The stirrer ticks again, every nine turns. This time { $night-notes-of } page from the night shift lies beside it, with the hours in the margin. Two ticks later the shaft is out, with a bearing on it that would not have lasted the morning.

the-same-grain-twice =
    One grain in the tray is banded green and white, like a boiled sweet. You have met it before: in the reference drawer, number eleven, brought in years ago by a machine, from a place half a day away. Stones do not travel alone, nor uphill. You lay a ruler across the map, from number eleven to the spot where yours was lying. Where the line crosses low ground, you draw a circle.
    .title = The same grain twice

the-last-ampoule =
    “Reference 7. Open once. Use on the same day.” There is no second ampoule like it. What is held against it will be measured as if on Earth, and everything after it a little less well. What is the last ampoule to be used for?
    .title = The last ampoule
    .option-stone = Measure the stone on the bench
    .after-stone =
        The stone turns out to be two, grown into each other: one old, one far older. They are sawn apart, and each gets a tray to itself.
    .option-blood = Measure the blood of a patient
    .after-blood =
        For once the figure is a figure, not an estimate. The dose is set by it. Next morning the bed is made, with its corners square.
    .option-shelf = Leave it on the shelf
    .after-shelf =
        You put it back with the label outward. It is good to pass a shelf on which something is left.

a-vial-without-a-label =
    At the back of the cold store stands a vial without a label: clear, a little thick, half full. Every other vial in there bears a date and a signature. Do you test what is in it, or pour it into the waste?
    .title = A vial without a label
    .option-test = Test what is in it
    .after-test =
        You take a drop on a glass rod and carry it to the bench at arm’s length.
    .way-cubes =
        The drop dries on the glass to a crust of tiny cubes, salt that was rinsed off some boot long ago. With a label on it, it is a sample.
    .way-acid =
        The first thing that it eats is the mat on the bench. The second is your glove.
    .option-pour = Pour it into the waste
    .after-pour =
        The waste takes it without a murmur. In the cold store each vial is now what its label says.

## Adventures: Build

late-click =
    The torque wrench clicks, as it should, and the bolt goes on turning, as it should not. Every thread tightened since this morning is past its limit. You get out the twin of the wrench, which has never been calibrated: the next joint from the Working Bay will be tightened twice.
    .title = A click too late
    .later =
        Metal remembers. One of the joints tightened with the faulty wrench has let go, somewhere above the ceiling of the Working Block, and a tray of cables hangs by its last bracket. A strap holds it up now, which is not what straps are made for.

blue-flash =
    A flash, blue, with the crack of a snapped pencil, then a smell of hot varnish. A metal shaving no longer than an eyelash has found its way across two contacts in the computer of the Working Bay.
    .title = Blue flash

wrong-drawer =
    Drawer nineteen. On the list: cable ties. In the drawer: one oxygen filter, factory seal unbroken, wrapped in an old thermal shirt and missing from every inventory since the landing. You fold the shirt before you correct the list.
    .title = The wrong drawer

warm-cable =
    Reaching behind a panel for a dropped screw, you touch the main cable in its duct and find it warm, like a cup just emptied. You hold a thermometer to it: two degrees under the limit. The load is normal, the insulation looks sound. On the inside of the panel you write the figure and the hour, for the next hand that comes this way.
    .title = A warm cable
    .later =
        On the inside of the panel, below your figure, stands another in fresh ink, eleven degrees higher.
    .way-smoke =
        The ink was not yet dry when the smoke came. Where the warm cable ran there is a black smear. The fire went out for want of air, but not before it had reached the line that feeds the Control Center.
    .way-changed =
        By supper the cable is out, with a soft place in its skin as long as a thumb. Your figure is read aloud at table before the other one.

one-gasket-short =
    The parts are laid out on the cloth, and there is one gasket fewer than in the drawing. Sealing paste would close the gap in minutes, and hold for a while. Cutting a proper one from sheet would keep the machines busy well into the next sol. Do you use the paste, or cut a new gasket?
    .title = One gasket short
    .option-paste = Use the sealing paste
    .after-paste =
        The paste takes, the gauge stands still, and you are done early. For once there is time to sit at the window with something hot to drink.
    .later-paste =
        The gauge that stood still has been falling since midnight, too slowly for any alarm. The paste has dried in the cold and cracked. To close the gap properly takes only minutes. The air that went out through it does not come back.
    .option-new-gasket = Cut a new gasket
    .after-new-gasket =
        The sheet goes under the cutter, and the cutter takes its time. The joint will outlast the mission. Whoever builds next will begin by waiting for a free machine.

bead-of-metal =
    You are welding above your head when a bead of metal drops into the gap between glove and sleeve. There is no shaking it out: you hold the seam to the end, because a seam is welded only once. Then you lay the torch down, in its place, and hold your wrist under water. The seam is clean, the burn round and deep.
    .title = A bead of metal
    .later =
        There were two beads. The second rolled under the bench, still glowing, and came to rest against the air line of the Working Bay. The hose has taken its time to give way. Since last night it has been hissing softly behind the crates, on air from the reserve.

film-of-oil =
    The hydraulic line of the hoist gives way with a sigh, and half a litre of oil spreads over the floor plates. You close the valve, lay down rags, and rub until the metal shines. It shines because it is still oily. The film has crept under the plates and comes up again with every step. The Working Bay is going to take the next pair of boots from under its owner.
    .title = A film of oil

bubble-off-centre =
    You lay the level on the floor, where the frame is to stand, and the bubble stops a hair off centre. You turn the level round: the same hair, to the same side. So the level is right, and the floor is not. A shim under the frame puts it straight. By evening there is room for a second shim.
    .title = A bubble off centre
    .later =
        The ground under the HUB has gone on settling, on the side that the bubble kept away from. In the night one wall in the Crew Quarters gave a long groan and moved by the thickness of both shims and several more. The bunks have jumped their rails. The door stands open in a frame that no longer fits it.

four-more-bolts =
    Four bolts are missing, and one cable; then the work would be finished. The shift ended an hour ago, the HUB is asleep, and your hands have begun to do everything twice. If you stop now, every piece will have to be found and clamped again. Do you finish tonight, or leave it for the next shift?
    .title = Four more bolts
    .option-finish = Finish tonight
    .after-finish =
        It is past two when the last bolt goes in. You switch off the lamp and stay for a moment in the dark, beside a thing that is done.
    .later-finish =
        You hear the alarm clock, switch it off and go back to sleep. The door is left closed for you. The hours that went into those four bolts have come to be paid back. By the time you appear at the table, lunch is being cleared away.
    .option-leave-it = Leave it for the next shift
    .after-leave-it =
        You cover everything with a cloth and write a note. It is a good note and a long one: whoever goes on with this in the Working Bay will have it read out, both hands full of pieces.

borrowed-pump =
    The joint is closed and has to be tested, and the test pump no longer builds pressure. Two others of the same kind are at work: one waters the Farm, one serves an Oxygenator. You could take either of them for an hour, or test the joint by hand, with soapy water and a lamp. What do you take for the test?
    .title = A borrowed pump
    .option-farm = Take the pump of the Farm
    .after-farm =
        The hour becomes two. The joint holds, the pump goes back to the Farm, and the water runs down the channels again, as far as the eye follows it.
    .later-farm =
        The water has not come back everywhere. Since the pump was lent out, a pocket of air has sat in the line of the Farm, and past it nothing flows. The plants there have gone limp, then yellow. Now the valve is open and the channel full, too late for part of what was growing.
    .option-oxygenator = Take the pump of the Oxygenator
    .after-oxygenator =
        One Oxygenator stands still for an hour, on what the tanks have to give. The joint holds. As the pump goes back into its housing you change a ring that was worn nearly through.
    .option-by-hand = Test the joint by hand
    .after-by-hand =
        No bubbles, as far as anyone can see, which is not the same as no leak. Whatever the Working Bay turns out next will have to prove itself twice.

drawing-in-the-lid =
    Inside the double lid of the old toolbox lies a sheet folded in eight. It improves a machine that you have been swearing at since you arrived. In the margin stand a date and three words: not tried yet.
    .title = The drawing in the lid

ash-in-the-wall =
    You reach into the wall for a cable, and the insulation comes off in your hand like ash. It is the same all the way along: bare copper, with dry foam around it. That nothing has burnt so far is luck. You switch the line off before the luck runs out.
    .title = Ash in the wall
    .then-dark =
        At its other end is the Med Lab, which was dark already. Now it is dark for two reasons.
    .else-dark =
        At its other end the lamps of the Med Lab go out.

wet-pantry =
    The drill goes through the panel, through the lining and, a finger’s width farther than drawn, through a pipe. You hold your hand over the hole and shout for the valve. Behind the wall lies the pantry. What stood on the lower shelves in paper is a paste of several colours now. Supper is whatever can still be spooned up.
    .title = A wet pantry
    .later =
        Behind the panel the lining has never dried. From fibre to fibre it has passed the water on, along the Living Block, and now there is rust on a bracket far from any hole, and a switch that tingles under the finger. One by one these are trifles. Together they are a fault that has yet to choose its place.

empty-slot =
    Each tool in the case has a slot of its own shape, so that one glance counts them. Tonight one slot is empty: a screwdriver bit, the smallest. You look under the bench, in your pockets, in the machine that you have only just closed, screw by screw, and in the dustpan. When at last you pull your sleeve straight, there is grease on it from the rim of the air duct overhead.
    .title = An empty slot
    .later =
        The missing bit was above you all the time. A sleeve had dragged it onto the rim of the air duct in the Working Bay, and at each start of the fan it rolled a little farther. Last night it went over the edge. The blades flung it straight through the oxygen filter, which is torn from side to side. The bit lies on the bench without a scratch.

strap-or-splint =
    The weight is already on the hook when your wrist gives, with a dry sound that only you hear. A splint would let the joint heal, in full view of everyone. A strap would let you go on as before, with a hand that is never quite steady again. Do you strap it and go on, or have it splinted?
    .title = Strap or splint
    .option-strap = Strap it and go on
    .after-strap =
        You pull the strap tight with your teeth and finish what is on the hook, unnoticed. From here to the end of the mission, this hand will want its work checked.
    .option-splint = Have it splinted
    .after-splint =
        It is set on the bench, with a rolled cloth between your teeth. Afterwards it hurts in earnest, which you may now say aloud.
    .later-splint =
        Under the splint the wrist has swollen, and your fingers have turned cold. The splint has to be cut open and made again, wider, in layers, each of which takes its time to harden. It is past noon when the last one has set.

cable-without-a-drawing =
    Under the floor plate runs a cable that is on no drawing. The meter finds a little current in it, or none. Its connector is of the good old kind, gilded, and sits just where you must get through. You could cut the cable and keep the connector, or follow it on your knees, plate by plate, and learn what it is for. Do you cut the cable, or follow it to its end?
    .title = A cable without a drawing
    .option-cut = Cut it
    .after-cut =
        Nothing goes out, nothing stops, no alarm. You clean the connector and put it with the parts for the store.
    .later-cut =
        The cable without a drawing ran to the Farm. Most of the time it had nothing to do there: it was the second way, laid by careful hands for the hour when the first is overloaded. That hour was last night. The connector that had to carry everything has melted in its socket. Over the beds hang rows of dark lamps.
    .option-follow = Follow it
    .after-follow =
        Eleven plates later your knees are raw and your temper is short. The cable ends in a junction of the Systems Block that has been feeding two lines where it should feed one. You part them. It is one thing fewer that can fail.

thirteen-rungs =
    A fall takes longer here, long enough to see the open toolbox at the foot of the ladder and to guess which of the chisels it will be.
    .title = Thirteen rungs

the-strap-at-the-back =
    On the back of a Solar Panel an earthing strap hangs by one strand. That is why no brush has ever got this glass quite clean: dust that carries a charge holds on. You bolt the strap down and climb round to the front. The dust is letting go by itself, in one slow sheet.
    .title = The strap at the back

a-metre-too-long =
    The plan says to cut each cable to length. This one you leave a metre longer, coiled and tied behind a panel in the Working Bay, because a cut cannot be undone.
    .title = A metre too long
    .later =
        Behind the panel in the Working Bay hangs a coil that is on no plan: the metre that you left there.
    .then-coil =
        It reaches just as far as the burnt energy connector. Spliced in, it is the newest piece of that wall.
    .else-coil =
        The line beside it has chafed down to the copper. Before there is anything to mend, the metre has taken its place.

one-good-pane =
    Between the boards of an old crate lies a pane of hardened glass, made for a camera that never flew. There is one of it, and it would be welcome in three places. Where does the pane of glass go?
    .title = One good pane
    .option-panel = Over the cells of a Solar Panel
    .after-panel =
        Years of dust had scoured the old cover blind. With the new one in its frame, the meter takes a moment to come round.
    .option-farm = Over the beds in the Farm
    .after-farm =
        It keeps the drips off and the warmth in. By evening its underside is beaded with what the soil gives off.
    .option-table = Onto the long table
    .after-table =
        Under it go letters, a drawing by a child, the first map of the plain. Meals take longer now that the table can be read.

left-hand-thread =
    The nut will not move, so you hang your whole weight on the bar, then jump. On the way down you remember that three machines in the HUB have a left-hand thread.
    .title = Left-hand thread
    .then-stud =
        The stud has sheared off flush. The right part for it is there, on a shelf of the Cargo Bay, where it was being kept for something better.
    .else-stud =
        The stud has sheared off flush, and the Cargo Bay holds nothing like it. In the Working Bay that cover now asks for two more hands.

pencil-on-a-strut =
    At the end of the crawlway, where the lamp has to be held in the teeth, there are pencil marks on a strut: four sets of initials, and the date on which this wall was closed. You have a pencil behind your ear. The strut has room.
    .title = Pencil on a strut
    .later =
        The crawlway is due for inspection, and for once the job does not have to be given out. It is done at leisure, by way of the strut. Below { $name-on-the-strut-of } initials there is hardly room left for another date.

two-turns-on-the-spool =
    Big printer, Working Bay. Plate: level. File: loaded. Nozzle: warm. Spool: two turns left, where the part calls for one and a half, by the book, in full gravity. You press start and watch the first layer go down.
    .title = Two turns on the spool
    .later =
        In the Working Bay the printer has gone cold by itself, beside an empty spool.
    .way-whole =
        On the plate stands the part, complete to the last thread, with a tail of filament the length of a match.
    .way-short =
        On the plate stands the part, all but its last centimetre. That will be filed out of scrap, with one of you to hold and one to cut.

shoulders-first =
    The crawlway narrows where two pipes run side by side, and your shoulders do not pass. Four metres ahead, in the beam of the lamp, hangs the clamp that you came for, dripping. With your arms stretched out and your chest empty of air you might fit. From the other side, a wall would have to come down. Do you push on, or go back and open the wall?
    .title = Shoulders first
    .option-push = Breathe out and push on
    .after-push =
        Something gives, and it is a rib rather than a pipe. The clamp is tight again. So are two more that you meet on the way out, an hour on your elbows.
    .option-wall = Go back and open the wall
    .after-wall =
        The wall comes down in numbered pieces, and the clamp is tight before supper. In the Working Bay the numbered pieces will lie in the way of the next job.

who-held-the-lamp =
    The last joint sits behind the water tank, where there is room for two people lying down, one with the spanner, one with the lamp. It takes two hours. In the second of them you begin to talk, and not about the joint.
    .title = Who held the lamp
    .who-lamp-bearer = Who lies beside you with the lamp?
    .later =
        { $lamp-bearer-cap } has gone back to the joint behind the tank, unasked, with the same lamp. It is dry. Its four neighbours were not; now they are.

built-twice =
    In the drawing the valve has one controller. In the wall it has two, side by side, and only one of them is wired to anything. The other comes out with four screws, its dust cover never lifted.
    .title = Built twice

the-sound-of-a-coin =
    The manual asks for a rubber mallet. You use a coin from home, every ten centimetres along the inner wall of the Living Block, with an ear to the panels. In the ninth row it sounds different.
    .title = The sound of a coin
    .way-tin =
        Behind the ninth row there is no foam. There is a tin with rice, dried fruit and a candle in it, packed by people who did not quite trust the plan.
    .way-damp =
        Behind the ninth row the foam is wet. You cut it out, dry the frame and find the pinhole in the pipe beside it.
    .way-thin =
        Behind the ninth row the hull has worn to a leaf. While the patch sets, the reserve makes up for what has been getting out.

a-rail-by-the-bed =
    From the last job you have a length of pipe left, smooth, and just too good to throw away. It becomes a rail beside the bed in the Med Lab, at the height at which a hand looks for one.
    .title = A rail by the bed
    .then-rail =
        The same night there is a hand on it. To get up alone and walk as far as the door does more good than any dressing.
    .else-rail =
        The bed is empty, which is the best that can be said of a bed in there. The rail is tried in passing, by every hand that comes through.

## Malfunction cards: Working Block

hand-cranked-door =
    The motor of the outer door in the Garage Hall trips its breaker, cools down, and trips it again. Behind the panel there is a crank: three hundred turns for a full opening. On the wall hangs a cable that reaches as far as the batteries.
    .title = By hand
    .option-crank = Work the door by hand
    .after-crank =
        The crank squeals at every turn. Next sol a pair of hands meant for other work will be turning it.
    .option-batteries = Run a second line from the batteries
    .after-batteries =
        With two lines the motor has strength enough. The door goes up at its old pace, taking with it what was to have heated half a night.

drifting-steering =
    “Scorpio to Garage Hall. Self-test done, all four wheels straight.” “Garage Hall to Scorpio. I am looking at them. Three.” The longer the drive, the more often that steering will have to guess.
    .title = Drifting steering

hard-landing =
    Probe two, on its way home. Altitude 40 metres. Altitude 40 metres. Altitude 40 metres. End of data. The altimeter had frozen, while the probe went on falling.
    .title = Hard landing
    .then-flag =
        It came down on a spot that you had marked for collection. A new probe can be had from stock. What lay under the old one is powder, after all those suppers of talk about it.
    .else-flag =
        It lies a stone’s throw from its pad in the Probe Bay, on its back. The one that replaces it has to be charged from the reserve.

shifted-zero =
    The sampling arms of the Probe Bay go back to zero, and zero has moved: a few millimetres, never the same few.
    .title = A few millimetres

refused-backup =
    Copy one: unreadable. Copy two: unreadable. Copy three: not found. A screen in the Lab offers to begin with an empty memory.
    .title = Backup refused
    .then-board =
        It is only the little terminal by the balance; the big computer is out of order already. The tables can be typed in again from paper, but typed figures want a second reading.
    .else-board =
        There is nothing else on the menu. With months of calibration the main board has gone too.

cracked-guard =
    In the Working Bay the clear guard of the press has split from corner to corner and stands against the wall now, which leaves nothing but air between the next workpiece and the face of the one who feeds it.
    .title = Cracked guard

a-little-each-time =
    Airlock of the Garage Hall, air recovered, from the log of the pump: 96 per cent, 95, 91, 84, 71. Status: normal. The rest went out with you each time the door was opened.
    .title = A little each time

landing-legs =
    Latch A, pinned. Latch B, pinned. Latch C, pinned. There is a new list on the door of the Probe Bay, since a probe at rest kicked out one of its legs and left a dent in the wall where people stand to work. The latches are all of one series. It is a list for two: one holds the leg in its rest, the other drives the pin.
    .title = Landing legs

fume-cupboard =
    Inside the wall one of the two cords of the fume cupboard had been fraying for a long time. It parts while the Lab is empty. The glass front drops askew, all its weight on one corner.
    .title = The fume cupboard
    .then-head =
        The analyser below has been out of use for some time and takes the blow a second time. Across the bench lie slivers as fine as needles.
    .else-head =
        That corner finds the head of the analyser. A plastic sheet will do for the glass. The head is bent now, reading whatever it likes.

liquid-nitrogen =
    White frost on the outside of a flask means that its vacuum is gone. The big one in the Lab is white to the neck. The nitrogen in it boils, spits whenever the lid is raised, and will not last. Everything that has to stay cold is in there.
    .title = Liquid nitrogen
    .option-flask = Go on working with the flask
    .after-flask =
        You lay out a visor, the long tongs, two pairs of gloves to be worn one over the other.
    .option-freezer = Move everything to the electric freezer
    .after-freezer =
        It had been put away because of what it draws. As the compressor starts, the lamps over the bench dim until it has caught its breath.

open-line =
    For hours the compressor in the Working Bay has been filling a hose with an open end, on current from the reserve.
    .title = An open line

first-layer =
    The big printer in the Working Bay lays down its first line, lifts, and the line comes up with it. Hold a steel rule to the plate and there is daylight in the middle. The cold has bowed it.
    .title = The first layer
    .way-bowed =
        You heat it, clamp it and leave it to cool under a weight. In the morning the rule shows the same thin moon of light.
    .way-flat =
        Warmed slowly, on current from the reserve, the plate goes back with a click. The second line sticks, then the third.

warm-drawers =
    On the sheet beside the lock heaters of the Probe Bay it says: on at 19:40. The line for off is empty. The reserve has melted the frost in all the drawers. You mop up what can be seen from above.
    .title = Warm drawers

swollen-cell =
    A smell of nail varnish in the Garage Hall, and Froggy with its battery cover standing open. One cell has swollen to twice its thickness. You carry it out at the end of the long pole and lay it on the sand. The pack that it came from will have to be taken apart and rebuilt.
    .title = A swollen cell

walking-pace =
    Scorpio’s parking brake lets go with no one in the cab. It rolls through the Garage Hall at walking pace, a ton of it, towards the frame of the inner door. There is time for one thing. Froggy stands to one side, charged and unlocked.
    .title = Walking pace
    .option-froggy = Push Froggy in its way
    .after-froggy =
        Froggy takes the blow on the rear axle and is shoved along, both of them squealing, to within a step of the frame. One of its wheels no longer touches the floor.
    .option-jump-clear = Jump clear
    .after-jump-clear =
        The frame bends like a spoon and takes the rail of the tool crane with it. Air goes out around the edge, while you stuff it with whatever is soft.

eleven-per-cent =
    Probe five: battery 11 per cent, heading unknown, and between it and you a ridge that it has to clear. If it is called it will try. It could also be set down where it is, for two of you to carry in.
    .title = Eleven per cent
    .option-call-it-home = Call it home
    .after-call-it-home =
        On the screen of the Probe Bay the dot turns. With each metre that it climbs, a figure in the corner gets smaller.
    .way-home =
        It clears the ridge with dust on its feet, drops into its cradle, and at zero per cent opens the grab. There is a stone inside.
    .way-hoist =
        It comes over the ridge with no power left to brake, misses the cradle and tears the hoist out of its bearings.
    .option-set-it-down = Set it down where it is
    .after-set-it-down =
        A last position, a last picture of gravel, then the dot turns grey. Next sol it must be carried in before anything else can be done in the Probe Bay.

behind-the-filter =
    The smell was of wet cardboard. In the Lab the oxygen filter has grown a fur of mould, and comes apart in the hands that draw it. At the back of its slot, wedged in by whoever closed this wall on Earth, sits a sealed bag with a control board in it. The bag has a red tag: remove before flight.
    .title = Behind the filter

furnace-log =
    The last line in the log of the small furnace in the Lab is a temperature without a time.
    .title = No time given
    .then-shut =
        With the room closed, there was no one to hear its oxygen valve stick. All that time it has been blowing the reserve into the dark.
    .else-shut =
        It has heated on past the end of its programme: 900 degrees, 950, 1000. What lay in it can be swept out with a brush. What it burnt came out of the reserve.

oil-under-the-press =
    A dark spot under the press in the Working Bay has become a puddle, with a smell of burnt rope. While you watch, the gauge goes down from 200 to 180. A new seal can be cut, but has to lie in oil for a sol before it is fitted.
    .title = Oil under the press
    .option-stop-it = Take the press out of service
    .after-stop-it =
        It hangs open over an empty bench, drained, with a cloth around the piston. What was to be pressed there is filed by hand.
    .option-tray = Put a tray under it and go on
    .after-tray =
        The tray takes a litre. By evening you have tipped it back into the tank five times.
    .later-tray =
        During the night the tray in the Working Bay has run over. Oil makes no sound and, in that light, no colour. The first one through the door in the morning goes down full length, elbow foremost.

load-in-the-air =
    Halfway up, the hoist of the Working Bay stops, with a compressor hanging from it, above the only bench. The remote does nothing, nor will it next sol. The hand lever sits up on the beam, where one of you will have to go.
    .title = A load in the air
    .who-climber = Who climbs up to the beam?
    .way-lever =
        { $climber-cap } lies along the beam, feels for the lever and lets the load down notch by notch, without once touching the bench.
    .way-edge =
        The lever gives all at once. { $climber-cap } hangs on by one arm, but the other has met the edge of the beam.

## Malfunction cards: Living Block

fan-behind-the-wall =
    A fan behind A Quiet Place has lost a bearing. It makes one low note with a beat in it, four to the second; cushions against the grille bring it down to two. By supper the whole table is chewing in time.
    .title = The fan behind the wall

noon-at-three =
    Crew Quarters, 03:00: lamps to full, bunk heaters to full, a recorded voice that wishes you good morning. 03:10: the same. The computer in there has lost its place in the sol. The switch by the door no longer reaches it.
    .title = Noon at three

used-air =
    In one corner of the Crew Quarters the air has stopped moving, and the nearest sensor hangs at the other end. All night the breath of a single sleeper has lain over the bunk like water in a bowl. Shaken by the shoulder, that sleeper asks three times what sol it is.
    .title = Used air
    .who-in-the-corner = Whose bunk stands in that corner?

gas-in-the-med-lab =
    Med Lab, sign over the door: ethylene oxide in the room. Clean air in 22 hours.
    .title = Closed for venting

false-diagnoses =
    One healthy arm, three printouts. 07:02: fever. 07:03: fracture of the left wrist. 07:05: no patient present. The computer of the Med Lab has started on a fourth. Those whom it once passed as fit would like to see that on paper again.
    .title = False diagnoses

dish-turned-away =
    At noon the main dish swung round to look for Earth and kept on swinging, as far as the stop and a little beyond. The gear of the drive is stripped. In the Control Center the screen reports a clear sky and no signal; what Earth sent at noon has passed overhead, unread.
    .title = The dish turned away

shutter-down =
    Along one edge of the only window in A Quiet Place there is a bright line. It is the seal between the panes, letting go; when the sun leaves the outer glass, it ticks. With the steel shutter down it would be safe, at the price of the sky.
    .title = The shutter
    .option-lower-it = Lower the shutter
    .after-lower-it =
        It is down within a minute, and locked. For some evenings the bench goes on facing it.
    .option-watch-it = Leave it up, and keep an eye on the line
    .after-watch-it =
        You hang a pencil from the frame. Where the line ends there is a stroke now, with the hour beside it.
    .later-watch-it =
        The line on the window of A Quiet Place has gone once round the frame without waiting for the pencil. The outer pane is lying on the ground outside. The inner one holds, but around it the reserve whistles out for as long as the shutter takes to fall.

four-clips =
    The padded panel over the bench in A Quiet Place hung by four clips, later by two, tonight by none. Its metal edge came down a finger above a pair of closed eyes.
    .title = Four clips
    .who-on-the-bench = Who was lying on the bench?

breach-that-is-not-there =
    From the log of the Control Center. 01:12: breach, Living Block. 01:50: all clear. 02:31: breach, Living Block. 03:05: all clear. 03:40: breach. Each time you stood in suits, on bottles filled from the reserve, in front of a wall that was sound.
    .title = A breach that is not there

orders-without-an-echo =
    “Valve nine is shut?” “Which one is nine?” The return line of the Control Center has gone dead: orders leave, and no machine answers. While it is being laid again, an order takes two voices, one at the desk and one at the far end of a long corridor.
    .title = Orders without an echo

grey-water =
    First there is a sound of swallowing under the floor of the Crew Quarters, then the drain gives back what it has been given, toothpaste and soap and yesterday’s soup. The drum of the water separator has burst from top to bottom. By evening the mattresses hang dripping along the corridor. Those who squeeze past them have stopped saying sorry.
    .title = Grey water

other-cartridge =
    Painkiller, says the label on the slot. Blood thinner, says the cartridge that sits in it. On the sensor in the dispenser of the Med Lab, which should have read them both, sits a crumb of plastic. By midnight the arm of a chair leaves a bruise.
    .title = The other cartridge
    .who-asked-for-it = Who had asked for a painkiller?

cold-bunks =
    In the heating loop of the Crew Quarters the gauge has come down by half since noon. The leak may be anywhere in forty metres of pipe. You have electric heaters, jackets, and one large pot.
    .title = Cold bunks
    .option-heaters = Plug in the heaters
    .after-heaters =
        By midnight the bunks are warm. The leak turns up at dawn, behind the last locker on the list.
    .option-soup = Jackets and hot soup
    .after-soup =
        You lie in your jackets on the floor of the galley, close to the pot. It is filled again at two, then at five.
    .later-soup =
        The bunks are warm again when the shelves are due to be counted. A body that is cold eats for two. Once the strokes in the kitchen list are added up, they come to several suppers.

shaken-glass =
    A pump behind the Med Lab makes the wall tremble, and the ampoules on it. None has broken. But glass that has been shaken for so long is full of cracks too fine to see. What lies behind a crack keeps for a sol at most.
    .title = Shaken glass
    .option-use = Give them where they are needed most
    .after-use =
        They do what they were made to do. In the bin the empty glass goes on tinkling with the wall.
    .later-use =
        One ampoule had gone bad before it was opened. It did nothing at first; it waited for a weak hour. It has come now, and it takes { $patient } half the morning to get up.
    .option-test = Test each ampoule
    .after-test =
        One reads out the numbers, one holds the lamp. For another sol the Med Lab will be a place for two.
    .option-crush = Throw them all away
    .after-crush =
        You crush them in the steel basin, one after another. From the corridor it sounds like walking on ice.

dimmer =
    The dimmer in A Quiet Place now knows two positions, noon and midnight. To change it, the panel has to come off the wall and stay off for a sol.
    .title = Noon or midnight
    .option-noon = Leave it at noon
    .after-noon =
        It is a white light without a corner in it. Those who go in to rest come out with their eyes screwed up.
    .option-open-it = Take the panel off
    .after-open-it =
        Under it there is one burnt track and a smell of fish. The cushions go out into the corridor, the soldering iron comes in.

open-microphone =
    A relay of the intercom has stuck. For the better part of this sol, each word spoken in A Quiet Place could be heard in the galley, in the Garage Hall and in the shower.
    .title = Open microphone
    .then-heard =
        What was said in there about the rest of the crew turns out to have been kind. At supper it is quoted, with additions.
    .else-heard =
        It had been meant for no ear, least of all for the ears it was about. At supper you can hear the lids being put back on the pots.

fourth-locker =
    In locker four of the Crew Quarters the ration packs have swollen like pillows. Its back wall has been sweating for so long that it gives under a thumb. In the hollow behind it, between pipe and hull, fittings are clamped for a second pipe that was never laid. They are dry. The slip is still wired to them, with a signature and a tick in each box: fittings, one set, complete.
    .title = The fourth locker

warm-blanket =
    The heated blanket on the bed of the Med Lab has a brown patch in the middle, as big as a thumb. The connector that fed it has melted, with a smell of ironing.
    .title = The warm blanket
    .then-patient =
        It was a patient who found it, with the small of the back. The next dressing is changed standing up, without much talk.

silent-horn =
    Inspection of the alarm horn, Control Center. Button pressed: yes. Lamp: yes. Horn: no. The membrane has turned brittle. On the form there is a box for what you mean to do about it.
    .title = The silent horn
    .option-cut-a-membrane = Cut a new membrane from a spare part
    .after-cut-a-membrane =
        It is thicker than the old one, with more of a ship in it than of an alarm. You hear it through two closed doors.
    .option-watches = Keep watch by the lamp at night
    .after-watches =
        The rota is pinned up beside the horn: two hours each, on the hard chair, facing a lamp that stays dark.
    .option-next-inspection = Write: at the next inspection
    .after-next-inspection =
        The box was made for longer sentences. You file the form under H.

thirty-nine-degrees =
    Control Center, temperature in the cabinet: 31 at noon, 35 at four, 39 now. Smell: warm varnish. Cooling fan: can be turned with a finger, does not turn by itself. At 45, says the plate on the door, the processor takes harm.
    .title = Thirty-nine degrees
    .option-switch-off = Switch the cabinet off for a sol
    .after-switch-off =
        The screens go out from left to right. It is so quiet in the room that you can hear the cabinet cool.
    .option-let-it-run = Let it run with its doors open
    .after-let-it-run =
        You wedge the doors with two chairs, set a table fan before them, read out the figure every quarter of an hour.
    .way-holds =
        42. 43. 43. 42. You take turns at the fan, and towards dawn it is below forty again.
    .way-dark =
        42. 43. 44. The next figure is not read out, because the screen that showed it has gone black.

## Malfunction cards: Systems Block

spent-catalyst =
    In the notebook beside an Oxygenator, in one hand: 98 per cent, 98, 97, 94. Under it, in another: is the meter faulty? Under that: fetched the other meter, 91. The catalyst bed is burnt pale in the middle, where the stream was strongest.
    .title = Spent catalyst

burnt-connector =
    It had been arcing behind its cover, blue and thin, and now the energy connector of an Oxygenator is a lump with three wires sticking out. You rig a bypass by torchlight while the tanks do the breathing for the machine.
    .title = Burnt connector

web-of-cracks =
    A night at ninety below, then full sun within the hour: one row of cells on a Solar Panel has crazed like an old plate. The batteries cover the morning. Some of the pieces are whole. It will take a few sols to find out which.
    .title = A web of cracks

stuck-facing-east =
    A Solar Panel has stayed where it was at dawn, facing east. From noon on it shows the sun its back, and the batteries carry the HUB. Lay a hand on the tilt drive while it tries: a tooth, a gap, a tooth, a gap.
    .title = Stuck facing east

sour-solution =
    The acid meter in the trays of the Farm had frozen at its last good value, and went on showing it hour after hour, with the dosing valve wide open underneath. Not a leaf stands upright in there. When the door is slid back, a smell of vinegar goes all the way to the bunks and stays with you for the evening.
    .title = Sour solution

choked-exchanger =
    Each leaf in the Farm carries a drop at its tip. The oxygen filter has choked, and in the crate packed for the kitchen something grey is working its way up.
    .title = Drops on every leaf

loose-blade =
    One blade of the blower has gone through the casing of an Oxygenator, through the line to the tanks and three centimetres into the opposite wall. You hear it as one clean knock. The line hisses for eleven minutes, since the valve that would stop it sits behind the blower, among splinters as long as a finger. What you breathe afterwards comes out of the reserve.
    .title = A loose blade

buckled-pipe =
    An Oxygenator lives on what it freezes out of the air: carbon dioxide, layer upon layer, in the cold trap. Tonight the layers have met in the middle. It takes five hours of heat from the reserve to free the trap. The pipe behind it stays narrower than it was.
    .title = Buckled pipe

through-the-brush =
    Dry dust carries a charge, which is why the Solar Panels are swept with a brush that leads it off. This brush was the spare one. A white line runs along five metres of cells and through the handle. Then the ladder is empty. From what was the energy connector, a bright drop runs down the frame.
    .title = Through the brush
    .who-on-the-ladder = Who was on the ladder?

half-a-circle =
    Under the wiper of a Solar Panel there is a single hard grain. The wiper has been to and fro with it six hundred times since the last cleaning. What it has drawn is a grey half circle, as wide as the glass. Indoors every other lamp is switched off. In the half-light you bump into one another at the corners, twice at the same one.
    .title = Half a circle

charred-harvest =
    The drying cabinet of the Farm was to stop at forty degrees, and did not. Behind its door hangs black lace. A part of the food in store is lost in any case; for the rest, it depends on what you are prepared to call food.
    .title = The drying cabinet
    .option-throw-it-out = Throw it all out
    .after-throw-it-out =
        It goes into the composter by the trayful. The smell of it hangs in the corridor at every meal.
    .option-scrape-it = Scrape off what is black
    .after-scrape-it =
        There is soup of it at noon, in the evening, and at noon again. The spoons come out grey.

halfway-along-the-rail =
    The watering arm of the Farm has stood over one bed since midnight. That bed is a pond. In the others the trays are so dry that they rattle when you lift them, and the stems lean over the rims. The carriage will not move: its rail has a dent, just where a boot climbs over it.
    .title = Halfway along the rail

overdue-bake =
    Plate on the filter bed of an Oxygenator: bake at 250 degrees every ninety hours. Counter beside the plate: 131. It takes one night, during which you would breathe from the reserve.
    .title = Overdue
    .option-bake = Bake it tonight
    .after-bake =
        The casing ticks, glows, ticks again. At dawn it starts up with the voice it had when it was new.
    .option-put-off = Set the counter back to zero
    .after-put-off =
        It is a small grey button. The counter says 0, then 1, as though it had forgotten.
    .later-put-off =
        The counter of the Oxygenator says that all is well. The filter bed behind it has caked so deep that no heat will get to the bottom of it now, and from here on the unit gives less. It takes a screwdriver to break off the first crumb.

held-by-wire =
    Twice a sol the frame of a Solar Panel grows and shrinks by the thickness of a fingernail, and three of its four clamps have walked off their bolts that way. All morning the panel lies flat, while the reserve stands in for it. Then you bind it up with wire, so tight that it gives a note when plucked.
    .title = Held by wire

service-panel =
    A hiss at knee height, behind the service panel of an Oxygenator. The pump there has shaken a bearing to pieces and its gasket to crumbs, and the reserve has been leaking past it. The panel comes off with eight screws. Strapped to its inside, in foil, is an oxygen filter that has been waiting since the day the unit was built.
    .title = Service panel

last-light =
    Forty minutes of light are left. The cable of a Solar Panel has split in the cold, and by dark the charge will be running into the ground. Either one of you goes out now with tape and a lamp, or the reserve carries the night.
    .title = The last light
    .option-go-out = Send one of you out now
    .who-outside = Who goes out to the panel?
    .after-go-out =
        The tape goes on in the last light, wrapped by fingers that can no longer feel it. Two of them stay white in the warmth of the Garage Hall.
    .option-wait = Wait for the morning
    .after-wait =
        You look in on the meter before going to bed, and once more in the night. At ten the crack is taped, by daylight, in no time at all.

row-five =
    Fault log of a Solar Panel, last entry, repeated 212 times: row five, no voltage. You go along the row on your knees, with a meter and a rag.
    .title = Row five
    .way-plug =
        A plug has crept out of its socket, by a hair for each night of frost. You push it home. The log falls silent.
    .way-diode =
        At the far end sits a diode, black and split. The connector that held it has gone the same way.
    .way-row =
        First cell, nothing. Last cell, nothing. Between the two the needle does not so much as tremble.

in-the-sieve =
    The trays of the Farm drain through a sieve that was never meant to be opened. It is packed solid, and the lowest tray stands in its own water. To get at it you have to break the frame that holds it. What comes out goes into a bowl, with a smell of pond. Among roots and grit lies a seed, swollen, with a white tip.
    .title = In the sieve

lamp-driver =
    The hum of the lamp driver in the Farm has gone up a little, and half of the tubes flicker.
    .title = The lamp driver
    .then-reserve =
        On current from the reserve it steadies. It takes the whole night for the coil to cool down.
    .else-reserve =
        The reserve has nothing to steady it with. Towards midnight the Farm goes dark, then cold. In the morning the leaves are as soft as wet paper.

dosing-valve =
    Farm, carbon dioxide: 9000 parts in a million, rising. The valve that feeds the beds does not close. The gas has no colour and no smell; it was a dull pressure above the eyes that sent you to the gauge. The gas can be driven out with oxygen from the reserve. Or one of you sees to the beds, by the clock.
    .title = Parts in a million
    .option-air-it = Drive it out
    .after-air-it =
        Both doors open, fans on full. The needle of the gauge sinks. In the corridor, another sinks with it.
    .option-by-the-clock = Go in by the clock
    .who-doing-rounds = Who does the rounds?
    .after-by-the-clock =
        A kitchen timer hangs on the door: ten minutes in, thirty out. The valve itself is due when all other work is done.
    .later-by-the-clock =
        On the door of the Farm the timer has rung, and rung again. { $doing-rounds-cap } is found sitting between the beds, both palms pressed against the eyes, asking for the lamps to be put out.

## Follow-Ups of Malfunction cards

under-the-drawers =
    What you mopped up in the drawers of the Probe Bay was the smaller part of it. The rest went through the floor, with the salts of every sample that lay there, and has found the cables of the Working Block. Down there each clamp wears a white beard. Under the beard the metal is soft.
    .title = Under the drawers

cell-on-the-sand =
    The swollen cell did not burn. Out on the sand it has frozen through, shrunk, and let go of its gas without a spark. The list has it down as waste. But the connector on top of it comes off with two turns of a spanner; cleaned and tested, it is as good as any that were sent. The long pole goes back on its hooks.
    .title = The cell on the sand

wind-on-the-wire =
    It is the hour before dawn, the coldest of the night. The frame of the Solar Panel draws together; so does the wire on it, which was tight already.
    .title = Wire in the cold
    .then-wire =
        The Systems Block has so much to report that one line more on the screen goes unread. At dawn the frame lies folded over the tilt drive.
    .else-wire =
        From a Systems Block that is otherwise silent, one alarm is enough to wake you. Two of you are out there with a new roll before the second turn parts.

ten-past-four =
    The Control Center has logged an alarm that none of you has heard, at 04:10. The lamp lit. The horn with the brittle membrane held its peace.
    .title = Ten past four
    .then-alarm =
        It was the Systems Block, as so often of late: a relief valve, open for two hours and a half, on the line to the tanks.
    .else-alarm =
        It was a hatch that had not been quite closed, and closed itself when the pressure rose. You read the line several times.

between-the-cracks =
    The cracked row of the Solar Panel has been cut down to what is whole: forty pieces, soldered in a chain and laid out on a board beside the frame. It looks like something a child has made. By noon it has put more into the reserve than you had reckoned on.
    .title = Between the cracks

## Mission Events

a-cold-kitchen =
    The oven has gone out with supper in it: the heating coil is burnt through at one end. What the store gives out will be eaten as it comes, cold, standing, beside a machine that ticks as it cools.
    .title = A Cold Kitchen
    .action = Wind a new coil for the oven.
    .done =
        The coil glows along its whole length. First into the oven goes a tray that had been given up. It comes out brown at the edges, to a table laid with every plate you own.
    .later =
        Cold beans have been praised for the last time. Meals have come apart: a spoon at six, another at nine, a plate washed before the next one is used. By now the cold has moved out of the food and into the kitchen.
grey-glass =
    A still night has let the dust down on the array. The arm that should brush it has stopped in the middle of a stroke, so that one Solar Panel lies half black, half grey, like a bed turned down. On the dial the loss is just small enough to be argued with.
    .title = Grey Glass
    .action = Go out with brushes and clean the panel by hand.
    .done =
        Stroke by stroke the glass turns black again. The last corner shows a helmet, a strip of sky and a brush that wants emptying.
    .later =
        Half of the cells in light, half in shade: they have worked against each other since that night, and the controller has made up the difference from the reserve. It reported this on a page without a heading.
the-inventory =
    To Mission Control the Cargo Bay is a list. Last month’s was nearly right when it was made. A proper count means moving each crate and looking behind it: half the sol for one pair of hands.
    .title = The Inventory
    .option-count-it-all = Count it all
    .after-count-it-all =
        The count lasts till evening, on knees and elbows.
    .way-part =
        Against the wall, behind the last crate, lies a part that is on no list, still in its wrapping.
    .way-rations =
        The shelf by the door is deeper than it looks. Behind the filters stands a row of ration packs, in date, that had been eaten long ago according to the list.
    .way-exact =
        Every number agrees. The list goes out under its true date, after which sleep comes early.
    .option-send-the-old-list = Send the old list
    .after-send-the-old-list =
        With a new date at the top it takes a minute. The rest of the hour goes on sitting down, with the door of the Cargo Bay shut.
    .later-send-the-old-list =
        From your list Earth has made a supply plan, number by number. Now a question has come back, polite and very short: which of the two dates is the true one? The answer takes a long time to word.
a-bad-tooth =
    It has been a small thing for weeks. This morning it is a swollen cheek, answers of one word, and a chair pulled up under the lamp of the Med Lab. There is a chapter on it, with pictures. The drill that goes with the chapter is still in its film.
    .title = A Bad Tooth
    .action = Read the chapter twice, disinfect everything, and treat the tooth.
    .done =
        It takes an hour, and longer than that until all hands are still again. Then { $ev-tooth } rinses, spits and asks for soup in a voice that is almost the old one.
    .later =
        The fever came in the night, by way of the jaw. { $ev-tooth-cap } is found sitting in the coolest corner of the Med Lab, wide awake, counting the tiles in both directions.
behind-the-sun =
    For the next few sols the sun stands squarely in the way of Earth. What must get through comes as bare text, a line at a time, with gaps. Voices, pictures and private letters wait until the sky has moved on. The last packet broke off in the middle of a list of greetings.
    .title = Behind the Sun
earth-comes-round =
    In the middle of a meal the printer starts. It runs for half an hour: pictures, scores of matches long over, the second half of a list of greetings. Page after page is read aloud in the order in which it comes, while the food goes cold and is not missed.
    .title = Earth Comes Round
an-order-to-drill =
    Twice a year, says the plan, the crew leaves the HUB in the dark: suited, by touch, shutting every hatch behind it. The date has passed. A full drill finds what no inspection finds, and frays the nerves. A signature under the form takes a few seconds.
    .title = An Order to Drill
    .option-run-the-drill = Run the drill
    .after-run-the-drill =
        It is worse than remembered. Two hatches stick, and a lamp is missing where the hand looks for it. By evening the hatches close and the lamp hangs on its hook, while pulses come down.
    .option-sign-the-form = Sign the form
    .after-sign-the-form =
        The form goes out signed. The hatch beside the store keeps the angle at which it has stood for weeks.
    .later-sign-the-form =
        The light fails for the length of a breath, and { $ev-dark } walks on in the dark, as people do in a house that they know. The hatch beside the store stands where it has stood for weeks, at the height of a forehead.
a-pump-runs-warm =
    Under the floor, a pump that serves a whole row of machines has dropped its note by a third. The housing is as warm as a hand. It still does its work, but the bearing sits askew, and its heat runs down the shaft towards an Oxygenator.
    .title = A Pump Runs Warm
    .action = Stop the pump, change its bearing and line up the shaft.
    .done =
        The new bearing goes on with one tap. Within the hour the housing is cold and the note back where it belongs, while the tanks fill a little faster than the table says they should.
    .later =
        The bearing has seized; the shaft has not. It went on turning for as long as it took to tear its mount out of the casing of an Oxygenator. Bright curls of metal lie under it, like shavings from a plane.
pale-leaves =
    A connector in the Farm has burnt out at the end of a shift, and half the lamps with it. On that side the leaves have turned the yellow of old paper. They have begun to lean across the aisle, towards their neighbours’ light.
    .title = Pale Leaves
    .action = Replace the connector and run the lamps at full power for a night.
    .done =
        All night the door of the Farm wears a frame of light. By morning the stems stand straight, taller by a leaf, with the aisle clear between them.
    .later =
        What grew in the dark has put everything into its stems: long, white, limp stuff that goes into the bucket by the handful. Beside the full bucket the harvest looks small.
under-the-seat =
    A rover is being swept out. From under the seat rolls a sample container, sealed, labelled, never missed. It was put down for a moment, on a drive that ended in a hurry. The label gives a date. It does not say what else was put down that day.
    .title = Under the Seat
    .option-to-the-rack = Put it into the rack
    .after-to-the-rack =
        It takes its place among the others. With it the list of the Probe Bay comes out one too long, so that each drawer opened this sol starts an argument about the next.
    .option-find-the-drive = Find the drive in the log
    .after-find-the-drive =
        An evening of pages, in bad handwriting. At last the hour turns up, and with it a bearing: something was left on a rise, weighted with a stone, to be fetched the next sol. At that point of the map a cross is drawn.
an-evening-without-a-list =
    By supper the list is empty. Its last line was crossed out in the afternoon. The plan has nothing to add.
    .title = An Evening without a List
    .then-mood =
        The talk goes on long after the plates are stacked: bread, a lake, a very bad film, the names of dogs. It is the lamps that end it, dimming by themselves at the hour at which they always do.
    .else-mood =
        It is the silence that has lain over other evenings. Across the empty plates the sentence behind it is spoken at last. It turns out to be a small thing, no larger than the crumbs among which it lies.
a-clock-runs-ahead =
    Four minutes: that is what the clock of the Working Bay has gained, and the machines obey it. Glue comes out of the clamp too early. A blade meets the steel before it is up to speed. This sol every piece from that bench will be measured again.
    .title = A Clock Runs Ahead
    .action = Set the clock by the sun, and run every machine in again.
    .done =
        Noon falls on noon. On the way from machine to machine a loose guard turns up, then a dry gear, then the source of a tick that had always been blamed on the pipes.
    .later =
        By its clock the control unit of the Working Bay was deep in a job that had not begun. It has stopped in the middle of a line and answers to no key.
wind-from-the-plain =
    All sol the wind comes level over the plain. It has no weight here. It brings dust as fine as smoke, and with the dust a charge: every handle in the Garage Hall snaps at the glove that reaches for it. Along the Control Center, outside, a cable has begun to tick.
    .title = Wind from the Plain
    .action = Ground the handles and bond the cable to the frame.
    .done =
        A braid of copper runs from door to door, then down to a stake that was driven until it rang. The handles are only handles again.
    .later =
        The charge has taken the shortest way, which was through the wall. In the Control Center a row of screens went white, then dark. The connector behind them smells like a struck flint.
two-words-for-stop =
    Under the hoist two words were called at once: “stop”, as the manual has it, and the word for it in another mother tongue, which sounds very like “go on”. The load fell an arm’s length before it hung still. There was a good deal of laughter before the crate was looked at.
    .title = Two Words for Stop
    .option-one-card = One word for each order
    .after-one-card =
        Twelve orders, twelve words, on a card beside the winch. For a whole sol every pair of hands waits half a second while the head translates.
    .option-a-gesture = Keep all words, add a gesture
    .after-a-gesture =
        A flat hand means stop in any language. It works wherever it can be seen.
    .later-a-gesture =
        The flat hand went up behind a crate, where no eye could find it, least of all that of { $ev-hoist }. On its way down the load met a shoulder.
the-card-by-the-winch =
    The card beside the winch has curled, and is no longer looked at. The words on it have moved into the talk at table, where they order salt, silence and second helpings. In the fault log of the Working Block this has been a thin week.
    .title = The Card by the Winch
a-tune-in-the-duct =
    After midnight a tune comes out of the air duct: nine notes, and a tenth that never arrives. It lies somewhere between a hymn and an advertisement.
    .title = A Tune in the Duct
    .then-hum =
        By three it has company, knuckles on a bunk frame, out of time. At breakfast { $ev-hum } asks who was knocking. It is a while before the question is answered.
    .else-hum =
        It is { $ev-hum }, who does not know the tenth note either: it belongs to a kitchen far away, where the kettle always whistled first. By evening the tune is in every room, still unfinished.
sugar-for-salt =
    Two jars without labels, two white powders, one pot of stew meant to last for days. At the first spoonful the table falls silent.
    .title = Sugar for Salt
    .option-eat-it = Eat it all the same
    .after-eat-it =
        With enough vinegar it becomes a dish from somewhere. Where that might be is debated, spoon by spoon, with less and less good humour.
    .option-feed-the-yeast = Give a portion to the yeast
    .after-feed-the-yeast =
        A jug, a spoonful from the yeast jar, a glove stretched over the mouth. The rest is rinsed, salted and served as something else. On its shelf the glove begins to fill.
what-the-jug-holds =
    The glove on the jug stood up like a raised hand until last night. Now it has sunk. What was stew has cleared to something the colour of straw. It tastes of apples, of tin, and at a great distance of onions. It is poured by the thimble, with a toast in each language at the table.
    .title = What the Jug Holds
a-shorter-window =
    At a tracking station on Earth the staff have stopped work, for reasons that fill two pages and are probably good ones. While they negotiate, the other stations share the sky between them. Your evening window shrinks to nine minutes. Something must go first.
    .title = A Shorter Window
    .option-the-faults = The faults and their readings
    .after-the-faults =
        Nine minutes of readings go up. With the next window a procedure comes down, in numbered steps, that leaves two old faults nowhere to hide.
    .option-the-letters = The private letters
    .after-the-letters =
        Each letter is cut to a hundred words. A hundred words turn out to hold a birth, a lawsuit, a new roof and a joke about the roof.
    .option-the-pictures = The pictures of the plain
    .after-the-pictures =
        They go up in strips. One strip comes back with a circle drawn on it and, in the margin, the words: please look here.
a-country-renamed =
    Between a weather table and a change of codes stands one line of news. Overnight a country has another government, another name, and a flag that is still being drawn. In one of the bunks hangs a jacket with the old one on its sleeve.
    .title = A Country Renamed
    .who-ev-born = Whose country is it?
    .option-half-a-sol-free = Half a sol free, by the radio
    .after-half-a-sol-free =
        { $ev-born-cap } sits with the volume low. The news is twelve minutes old on arrival, and older once it is understood. At supper there is a first drawing of the colours, in turmeric and beet juice.
    .option-as-planned = Work as planned
    .after-as-planned =
        { $ev-born-cap } works as planned, and well. The talk at table makes a careful circle round the sleeve.
a-tumbling-relay =
    The relay satellite has lost its star. Every forty seconds it rolls over, and says hello whenever its face comes round to you. The heating of the Living Block goes by its weather table, and now has to guess. A command from Earth would come many turns too late. The commands to catch it are in a binder. The only dish that can send them is yours.
    .title = A Tumbling Relay
    .action = Send the commands by hand, one in every turn.
    .done =
        Nineteen turns, nineteen commands. At the twentieth it says hello and goes on saying it. With the greeting come the weather table and a strip of pictures, taken while it fell through every direction there is.
    .later =
        The relay has rolled until its cells were empty, and lost what it was keeping for you. Weather, time, the plan for the sol: the Control Center has none of it. Every hour begins with a guess and a discussion of the guess.
the-cruise-stage =
    A line of light crosses the sky after dark, breaks into three and goes out behind the nearest hills. The catalogue has a number for it: a cruise stage, dead for years, that has come down at last. What is left of it must lie within walking distance of the rover track.
    .title = The Cruise Stage
    .option-go-and-look = Go and look
    .who-ev-lamp = Who goes with the lamp?
    .after-go-and-look = A lamp sets out along the track and grows smaller. It is away for half the sol.
    .option-note-the-time = Note the time, and go to bed
    .after-note-the-time =
        Three lights, one number, a time to the second. It is a good last line for a day.
    .way-harness =
        Behind the second hill lies a tank, crushed like a can. Beside it, by some favour of the fall, is a harness whose connector still shines. It comes home under one arm.
    .way-scorch =
        Behind the second hill there is a star burnt into the sand. In the middle of it the ground has run together into a lump of dark glass, which from tonight holds down the papers on the table.
the-sweeper =
    At noon a dust devil as tall as a church walks out of the plain and straight through the array.
    .title = The Sweeper
    .then-glass =
        Behind it the cables sway. Where it crossed, the glass has been wiped as by a sleeve. The dial begins to climb within the minute.
    .else-glass =
        The glass was bright before, and is brighter now. For an hour the cells give more than their label promises.
a-pale-noon =
    The sky is the brown of a paper bag. There is no storm, only dust that went up somewhere else and has not come down. At noon no shadow has an edge. Something in the HUB will have to make do with less.
    .title = A Pale Noon
    .option-cold-night = Turn down the heating at night
    .after-cold-night =
        Breath stands over the bunks. By morning every jacket in the HUB lies on top of a blanket.
    .option-dim-the-farm = Dim the lamps in the Farm
    .after-dim-the-farm =
        Under half the lamps it is late October in the Farm. What cannot hold on drops before morning.
    .option-the-reserve = Take it from the reserve
    .after-the-reserve =
        Nothing in the HUB changes but one needle, which has never been looked at so often.
the-doorstep-stone =
    It has always lain in front of the airlock, a grey stone the size of a brick, stepped over, cursed, worn smooth by boots.
    .title = The Doorstep Stone
    .then-stone =
        Today { $ev-stone } turns it over. The underside is ruled like a ledger, dark, pale, dark, with a pebble that dropped in while all this was mud. It travels indoors wrapped in a towel, so as not to lose a crumb.
    .else-stone =
        Today it trips the last boot of the shift and rolls onto its back. The underside is ruled with fine pale lines. A photograph goes to Earth. What returns is a ring on the map, around the place from which it must have come.
the-warm-ramp =
    The HUB has been warming the ground it stands on. Under the ramp of the Garage Hall the old ice has gone, straight into the air, and left a hollow that answers each footstep with a second. On one side the plates have begun to tip.
    .title = The Warm Ramp
    .action = Fill the hollow with gravel and lay foil over it.
    .done =
        Forty bags of gravel, then foil, silver side down, so that the cold below stays cold. A rover goes up without a murmur. The level stays on the ramp, where it is looked at in passing for days.
    .later =
        Overnight the plates let go, and Scorpio with them. It sits with its nose in the hollow and two wheels in the air, in need of a jack, a strut and patience.
an-outline-on-the-wall =
    On the tool board of the Working Bay each tool hangs in its painted outline. One outline has always been empty. It is long, hooked at one end, and like nothing in the catalogue. Whoever painted it took trouble over the hook.
    .title = An Outline on the Wall
    .option-search = Search the HUB for it
    .after-search =
        Half a sol among lockers, ducts and the backs of drawers. Buttons turn up, a spoon, a dead torch. The outline stays empty. A drawing of it goes up beside every door.
    .option-paint-over = Paint it over
    .after-paint-over =
        Two coats of grey. There is comfort in a board on which everything is where it should be.
the-hook =
    It was in plain sight: behind the door of the store room, with the jackets on it. The drawing had been pinned up right beside it. It is a puller for seized bearings, forged by hand. By evening the jackets lie on the floor, while a pump that had been written off runs without a sound.
    .title = The Hook
thirty-nine-minutes =
    From a notebook on the kitchen shelf: “Tired at eleven. The next sol, tired at twenty past ten. Then at twenty to ten. My head keeps the day of Earth, the window keeps that of Mars, and each night the two are thirty-nine minutes further apart. Yesterday I said good night to people who were setting the table. They were kind about it.”
    .title = Thirty-Nine Minutes
    .option-sleep-it-out = Let sleep come when it comes
    .after-sleep-it-out =
        A curtain stays closed for half the sol. Then { $ev-early } is standing in the kitchen, rested, ravenous, in the same hour as the kitchen clock.
    .option-hold-to-the-plan = Hold to the plan
    .after-hold-to-the-plan =
        The alarm rings when it should. There is one bunk in which it has been awaited for hours.
    .later-hold-to-the-plan =
        In the middle of a sentence { $ev-early } stops, and starts on another, left over from yesterday’s talk. The checklist for lost sleep has twelve questions. It is put aside after the fifth, because the fourth is being answered again.
the-torn-belt =
    The belt of the treadmill has torn. Bones give up what is not asked of them. In this gravity very little is asked.
    .title = The Torn Belt
    .action = Sew the belt and true the rollers.
    .done =
        A double seam, waxed thread, a trial at walking pace. Then { $ev-belt } runs a kilometre on the spot, with a face that the corridor has missed.
    .later =
        The last two rungs of the ladder have always been a jump. This time { $ev-belt } lands with a crack that is heard in the next room. The picture shows a hairline in the heel, with bone around it like coral.
the-dressing =
    Under the dressing the rim of the wound is red. It may be healing. It may be the other thing. The card on the wall of the Med Lab says rest in three languages. The plan for the sol, on the wall opposite, has a name in every line.
    .title = The Dressing
    .option-rest = Do what the card says
    .after-rest =
        { $ev-dressed-cap } lies at the window with a book that has lost its last chapter. By evening the rim is pale.
    .option-work = Do what the plan says
    .after-work =
        { $ev-dressed-cap } pulls the cloth down over it and is first at the door, with a whole morning’s work ahead.
    .later-work =
        The cloth has stuck. When it is soaked off, slowly, with the teeth of { $ev-dressed } set in a folded strap, there is more to dress than there was before.
the-other-door =
    “Is the door shut?” “Which door?” “The other one.” It is half past three in the morning. Of the two voices only one is awake.
    .title = The Other Door
    .action = Move the bunk away from the wall and keep watch beside it.
    .done =
        Towards four { $ev-asleep } asks once more, is told that all the doors are shut, and believes it. After that there is only breathing, in two rhythms.
    .later =
        At dawn { $ev-asleep } is found in the airlock, barefoot, asleep on both feet, trying the handle. To be woken there is worse than the dream was. It takes a blanket, a closed door and an hour of quiet talk before the shaking stops.
one-strawberry =
    Under the third leaf of the oldest plant hangs a strawberry the size of a thumbnail. It is red. The whole crew has been to look at it.
    .title = One Strawberry
    .option-share-it = Cut it up and share it
    .after-share-it =
        It is done with a scalpel, on the fine scale, into equal parts. The tasting, in silence, takes longer than many a supper.
    .option-dry-it = Dry it for its seeds
    .after-dry-it =
        It shrinks on a sheet of paper until there is hardly more to it than its seeds. What it would have tasted like is discussed at length.
    .option-to-the-sickbed = Take it to the sickbed
    .after-to-the-sickbed =
        It arrives on a saucer, under an upturned glass. For a long while it is only looked at.
the-soft-brush =
    Painted on the door of the Farm: “Take the soft brush. Each flower once. Hum, it shakes the pollen loose. Do not leave out the back row.” Behind the door the back row has been left out, for some time by the look of it. Where there should be pods there are petals, brown, on the floor.
    .title = The Soft Brush
    .action = Go from flower to flower with the brush.
    .done =
        Four hundred flowers, at two seconds each, to the hum of a slow march. Within the hour the first petals let go, as they do when they are no longer needed.
    .later =
        A plant that has flowered for nothing draws its own conclusions. Those in the back row have stopped feeding their leaves. In the row before them it has begun as well.
a-valve-left-open =
    From the log of the night: “01.10, tank one, 91 per cent. 02.10, 90. 03.10, 88. 04.10, valve found open, closed by hand.” In the column for remarks a name has been written and crossed out.
    .title = A Valve Left Open
    .who-ev-valve = Who was the last at the valve?
    .option-sign-for-it = Sign for it, and tag the valves
    .after-sign-for-it =
        { $ev-valve-cap } writes the name again, legibly, and goes for the tags. By noon each valve in the Systems Block carries one, red on the side that means open. On the way two more are found standing open by a hair.
    .option-turn-the-page = Turn the page
    .after-turn-the-page = The page is turned, a little too quickly, with much talk about the weather on the next.
    .later-turn-the-page =
        “03.10, 84 per cent. 04.10, 79. Same valve.” The handwriting is that of { $ev-valve }, and this time there is a remark. It says that a tag would have done, red on one side.
place-of-residence =
    Census, form thirty, line four: place of residence. The notes allow a street, a ship or an institution. A form that comes back empty counts as refused.
    .title = Place of Residence
    .option-write-mars = Write “Mars”
    .after-write-mars =
        It is written in capitals, four times over, since the form comes in four copies. For the rest of the evening the word is tried out in all possible sentences.
    .option-the-old-address = Write the old addresses
    .after-the-old-address =
        A lift that always stuck. A bakery under the window. A number missing from a gate. It takes a whole evening to fill in one line.
a-letter-from-the-office =
    An envelope with a coat of arms stands at the head of the mail. It concerns the census, and in it one line of one form.
    .title = A Letter from the Office
    .way-stamped =
        “Received with thanks. As the list of places did not contain yours, it has been added at the end. You will find that it has a number.” Below there is a stamp, slightly crooked, put there by hand and scanned.
    .way-returned =
        “In the absence of a treaty the place named cannot be accepted. Kindly state within thirty days under whose authority you sleep there.” An answer is drafted, then a shorter one, then one that cannot be sent.
class-four-writes =
    “Dear crew, we are the fourth grade. Is it true that your sky is only blue in the evening? Do your feet hurt less? If a drawer is stuck, is it more stuck there or less? What do you do with the night when it is too long? Please answer everything. We are twenty-six and Tomás has two questions.” Beside the signatures there is the print of a paw.
    .title = Fourth Grade Writes
    .option-answer-all = Answer every question
    .after-answer-all =
        It takes half a sol, a ruler and a drawer. The paw gets a line of its own.
    .option-answer-one = Answer the one about the night
    .after-answer-one =
        You write what each of you does with it. Reading the list through, you find it a good list, worth trying from top to bottom.
twenty-six-drawings =
    The fourth grade has answered your answers. Twenty-six drawings come down, line by line: feet on cushions, a night with two moons in it, a very large drawer, stuck. On the last sheet the sky is left white, “because you will know”. They are hung along the corridor, at the height of a child’s eyes.
    .title = Twenty-Six Drawings
half-a-picture =
    On this date, a round number of years ago, the first machine from Earth stood on this planet and sent half a picture. Mission Control would be glad of some words.
    .title = Half a Picture
    .option-film-a-speech = Film a speech
    .after-film-a-speech =
        Four sentences take half the sol to write. Behind the speaker you can see the plain that the machine did not have time to show. On Earth, it is said afterwards, people stood up.
    .option-lay-a-place = Lay a place for it at table
    .after-lay-a-place =
        A better supper than the plan allows, and at the head of the table a plate with a bolt on it. The bolt is toasted by its serial number.
    .option-let-it-pass = Let the date pass
    .after-let-it-pass = No words are sent. At the window there is a short pause, on the way to somewhere else.
the-worn-spot =
    Beside the inner door of the airlock the paint is worn through to the metal, in a spot as large as two fingers, at the height of a shoulder. Knuckles have done it, once on the way out and twice on the way home. No procedure mentions it. In all this time it has not been spoken of. Today a fresh coat of paint is due.
    .title = The Worn Spot
    .then-whole =
        “That is the bell,” says { $ev-knock }, who began it. “It works. Look around you: all here, all whole.” The brush goes round the spot in a neat circle.
    .else-whole =
        “It doesn’t always work,” says { $ev-knock }, who began it, looking over towards the Med Lab. The brush waits. In the end it goes round the spot in a neat circle, then back into its jar.
one-tank-hot =
    A label on the boiler: “One full tank, hot. Then the element comes out for cleaning, which takes some sols. Use it well: it is the last for a while.”
    .title = One Tank, Hot
    .option-a-short-one-each = A short shower for each
    .after-a-short-one-each =
        The egg timer goes from hand to hand. At supper the table smells of soap. Wet hair is combed in unfamiliar directions.
    .option-a-long-one-by-lot = One long shower, by lot
    .after-a-long-one-by-lot =
        { $ev-straw-cap } draws the long straw. For twenty minutes steam comes out under the door, then song, verse after verse.
    .option-rinse-the-lines = Rinse the lines with it
    .after-rinse-the-lines =
        What comes out at the far end is grey, then brown, then has hair in it. The drains of the Living Block draw breath like divers.
a-smell-of-burning =
    There is a smell of burning in the corridor of the Living Block, faint, in no one place.
    .title = A Smell of Burning
    .way-heater =
        It is dust on a heater that has not been switched on since it was fitted. The nose knew it at once, from other winters. The hands go on checking walls for another hour.
    .way-socket =
        Behind the lockers a socket is brown at the rim. It has been caught at the stage of a stain, with its line still live.
    .way-crust =
        Behind the oven lies a slice of bread, black, curled, and very old: the first loaf of this HUB, by the look of it. It is passed round like a find from a tomb. The finder keeps it.
    .action = Follow the wiring of the Living Block with a lamp and a nose.
    .done =
        Fifteen covers off, fifteen covers on. In the seventh box a clamp had never been tightened: its wire has turned the blue of a bluebottle.
    .later =
        The smell had a second source, which kept its counsel. In the Crew Quarters a connector goes up in a flash the size of a walnut. The lamps over the bunks go with it.
a-feather =
    In the lining of a crate that was packed by masked people, in a room where the air itself is washed, lies a feather.
    .title = A Feather
    .way-kept =
        { $ev-feather-cap } keeps it in the manual, at the chapter on landing. From then on the manual falls open at that page.
    .way-weighed =
        On the scale of the Lab { $ev-feather } can find no weight for it. It ends on a thread above the table, where it shows every draught and turns when there is laughter.
a-bite-of-the-sun =
    Thirteen minutes past noon. A dark, lumpy thing slides over the sun and takes a bite out of it. By the time the counting at the window has come to twenty-seven, Phobos has gone on its way. It is entered in the log by its time, without a remark.
    .title = A Bite of the Sun
the-night-lamp =
    In pencil, beside the switch of the corridor, one below the other: “Leave it on at night.” “For whom?” “For those who get up.” “I find my way in the dark.” “My shin does not.” “Who turned it off again?” “The hand that pays.” Since this morning the pencil has been missing from its string.
    .title = The Night Lamp
    .option-on = Leave it on
    .after-on =
        All night the corridor is the colour of honey. At table the meter is not discussed.
    .option-off = Leave it off
    .after-off =
        The reserve gains a little overnight. The way to the kitchen is learned again, by touch, step by step.
    .option-a-timetable = Draw up a timetable
    .after-a-timetable =
        Bright hours, dark hours, a blank for disputes. It is signed by all parties and hung over the pencil marks.
    .later-a-timetable =
        The timetable has been amended, by night, in ink. At breakfast the blank for disputes turns out to be too small.
too-many-red-lamps =
    Along the wall of the Control Center so many lamps are red that red has stopped meaning anything. The buzzer goes every seven minutes and is pressed in passing, with an elbow, with a mug. This morning it fell silent by itself, and it was an hour before the silence was noticed. It turned out that a jacket had been hung over the button.
    .title = Too Many Red Lamps
    .option-cut-the-buzzer = Cut the buzzer
    .after-cut-the-buzzer =
        One snip. The quiet is so complete that the fans can be told apart.
    .option-walk-the-wall = Go through all the lamps
    .after-walk-the-wall =
        Half a sol with the drawings, lamp after lamp. Most of them report what is known. Some report one another. By evening each red means something again.
    .later-cut-the-buzzer =
        A new red lamp is found between two old ones. To judge by the warmth of the wall behind, it has been calling for a good while. So has its neighbour on the lower rail.
new-paint =
    The needle of the oxygen reserve has come down to a part of the dial where the paint is still like new.
    .title = New Paint
    .option-lower-the-pressure = Lower the pressure in the HUB
    .after-lower-the-pressure =
        Ears click. Soup boils sooner and is never hot. On every ladder there is a pause that was not there yesterday.
    .option-split-water = Split water for it
    .after-split-water =
        The cell works for hours at full current, while the needle climbs out of the new paint.
    .option-lie-down = Spend half a sol lying down
    .after-lie-down =
        It is an order, signed, with a blanket. A body at rest breathes half as much as one at work.
the-menu =
    Chalked on the kitchen door: “Morning: soup. Noon: the morning’s soup, with more water. Evening: a surprise.” The surprise has been known to the whole crew since noon, when it was also soup. On the shelf above the stove stands the big tin. The tape across its lid says: not before the last week.
    .title = The Menu
    .option-open-the-tin = Open the tin
    .after-open-the-tin =
        Peaches, in syrup, in halves. The tape is folded up and put back on the shelf.
    .later-open-the-tin =
        On the shelf above the stove there is a ring in the dust, as wide as a big tin. Whatever is chalked on the door now, the eye goes to that ring first. Of the last week there is no more talk at table.
    .option-more-water = More water
    .after-more-water =
        Thyme helps, then pepper, then company. Belts are taken in by a hole.
the-last-of-the-mustard =
    There is one spoonful of mustard left, the grainy sort, from a town that its owner can describe street by street.
    .title = The Last of the Mustard
    .who-ev-mustard = Who brought the mustard?
    .option-a-dot-each = A dot on every plate
    .after-a-dot-each =
        With the dots comes the market square, on a Saturday, in rain. By the end of the meal any of you could find the way to the station.
    .option-to-its-owner = It belongs to its owner
    .after-to-its-owner =
        { $ev-mustard-cap } carries it to the window and stays there a while, with a spoon and closed eyes.
    .option-keep-it = Keep it for a bad day
    .after-keep-it =
        The jar goes to the back of the shelf, behind the vinegar, with its label to the wall.
    .later-keep-it =
        It has not been the worst of days, merely a long one, grey from end to end. Then there is a click from the kitchen: { $ev-mustard } comes in with the jar and one spoon.
comma-and-point =
    The label on an oxygen tank says “1,200 l”: one, comma, two hundred. Where it was written, that is a tankful. Where it was read, it is hardly a jug; the oxygen for the rest came out of the reserve.
    .title = Comma and Point
    .action = Rewrite every label, in words.
    .done =
        It makes for long labels. Two more commas turn up that have been misread since the first day, each with a machine behind it that had never run as it should.
    .later =
        “2,500 kWh”, says the order sheet for the charger. It was read as a night’s work by people for whom the comma begins the decimals. For the machine that carried it out, it does not.
between-two-doors =
    The outer door is shut. The inner door should open now, and does not. Between the two, in a space the size of a wardrobe, stands an astronaut with a bag of rock, a lamp and a full bottle. The voice on the intercom says that there is no hurry. A little later it says so again, this time with the reading of the bottle to one decimal place.
    .title = Between Two Doors
    .option-crowbar = Force the door
    .after-crowbar =
        It gives, with a sound that is not all ice. { $ev-between-cap } steps over the bar and sits down on the nearest crate.
    .option-let-air-in = Let air in from the reserve
    .after-let-air-in =
        The gauge sinks, the seal sighs, the door swings out as lightly as any other. { $ev-between-cap } hands over the bag first.
    .option-wait-for-the-frost = Wait for the frost to let go
    .after-wait-for-the-frost =
        The frost needs half the sol. Through the pane { $ev-between } plays nine games of noughts and crosses in the rime, winning five.
marked-private =
    Ahead of the rest of the mail comes a single page, marked private, with one name at its head.
    .title = Marked Private
    .then-name = It is for { $ev-letter }, and it is some hours old, having waited for its turn behind the weather.
    .option-take-over-the-work = Take over the work
    .after-take-over-the-work =
        { $ev-letter-cap } reads it standing, then sitting. Without a word the list for the sol is divided up again, over tea.
    .option-leave-the-plan = Leave the plan as it is
    .after-leave-the-plan =
        { $ev-letter-cap } folds the page in four, puts it away and asks for the longest job on the list.
the-pear-tree =
    The private page lies open on the table, soft at the folds. It is about a house that has been sold, and what is to become of the pear tree behind it. A vote was asked for. It had to be sent within two days, not one more.
    .title = The Pear Tree
    .then-shared =
        “I said they should leave it standing,” says { $ev-letter }. “They have.” After that there is talk of trees, for as long as there are trees to talk of.
    .else-shared =
        “I did not answer,” says { $ev-letter }. “There was always work to do.” The page is folded again along the old lines.
steps-on-the-roof =
    Night after night, between two and four, a creaking goes over the roof from one end to the other, at the pace of a person in no haste. By day there is nothing up there but bolts and dust, and in the dust not a print. Those who are awake have begun to nod at it when it passes, as at a neighbour whose name was never asked.
    .title = Steps on the Roof
    .option-go-up = Go up and look
    .after-go-up =
        { $ev-awake-cap } goes along every seam with a lamp and lays a flat hand on plate after plate. One of them answers. It gets a chalk mark and four bolts.
    .option-lie-still = Lie still and count
    .after-lie-still =
        Thirty-one steps, every night thirty-one. { $ev-awake-cap } is the only one to find this soothing.
what-walked =
    Last night the thermometer outside ran off its scale. In the HUB one of you lay awake, waiting for the steps.
    .title = What Walked
    .then-seen =
        The chalk mark has held. What walked was the cold, trying plate after plate for one that would give. { $ev-awake-cap } hears it stop, turn round and go off over the plain.
    .way-plate =
        At the thirtieth step { $ev-awake } hears a crack. One of the plates of the Living Block has let go, which leaves the pipes beneath it the rest of the night to freeze.
    .way-silence =
        There were no steps. { $ev-awake-cap } falls asleep in the middle of waiting for them.
