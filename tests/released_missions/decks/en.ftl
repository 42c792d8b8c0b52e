## Adventures: Explore

loose-slope =
    The slope looked firm from below. Halfway up, the crust gives way and you slide down with it, a wave of stones at your back. When the dust settles you are on your knees against a boulder. The suit holds its pressure. The knee that stopped the fall does not feel right.
    .title = Loose slope
    .later =
        The knee that met the boulder has swollen overnight and no longer fits the rigid joint of the suit. It needs ice, a bandage and a bunk. Half of this sol will be gone before the leg takes any weight.

dropped-crate =
    A straight edge shows in the sand, where nothing should be straight. You dig with both hands and free a supply crate, one of those lost years ago when an unmanned lander broke up on descent. The foam inside is brittle, but it has kept one energy connector dry and whole.
    .title = A crate off course

salt-crust =
    The ground you crossed was pale and crisp, like frost that does not melt. Back in the Garage Hall it does melt: salt from boots and tools runs off the rack as grey brine, straight into Froggy’s wheel hubs. You wipe away what you can reach. When you turn a wheel by hand, the bearings grind.
    .title = Salt underfoot
    .later =
        Brine dries and leaves its salt behind. During the night a crust has grown across the contacts of the charging post in the Garage Hall, just enough to let the current slip to ground. By morning part of the reserve has drained into the floor, and nobody heard a thing.

clicking-dosimeter =
    Behind the ridge the dosimeter on your chest starts to click, faster than it ever did in training. You stand still and count. After half a minute it falls back to its usual slow beat. The reading stays under the alarm limit, and you feel well. For now there is nothing to report but a place and a time.
    .title = Half a minute of clicks
    .later =
        It begins behind the eyes on waking: a pressure that makes every lamp too bright and every voice too near. The medical checklist asks about exposure outside, and you remember the ridge and the clicking. Until it is treated, what you do best is out of reach: getting past the pain takes all you have.

open-tube =
    The ground sounds hollow under your boots. A few metres on, the roof of an old lava tube has fallen in. The headlamp finds walls of dark glass and a floor within reach of the rope: untouched rock, and sharp edges all the way down to it. Do you climb in, or mark the place and move on?
    .title = The opening
    .option-climb-in = Climb in on the rope
    .after-climb-in =
        The walls come off in clean flakes and you fill two containers. On the way up the rope swings you against the edge, and the glass cuts through glove and skin before the suit seals itself.
    .option-mark-it = Mark the place and move on
    .after-mark-it =
        You plant a reflector at the edge, where the orbiter can see it, and read the coordinates to the HUB twice. For now that is all.
    .later-mark-it =
        The orbiter’s camera has found your reflector. With one sure point on the map the old images line up at last, and what was only a shadow turns out to be worth a visit. The coordinates come down with the morning data.

blue-evening =
    You ought to be on your way back, but the sun is touching the rim of the plain, and around it the sky turns blue: a small, cold blue, in a place that has only shades of rust. You describe it over the radio. In the HUB the tools fall silent, and one after another the others come to the window. It is a colour to keep for bad days.
    .title = Blue evening

light-to-the-left =
    Within minutes the dust in the air has thickened, and the mast of the HUB is gone. So are your tracks. You stop, as you were trained to, and wait until every lamp of the base is burning for you: a yellow stain, far to the left of where you would have looked. The batteries pay for it until you are inside.
    .title = A light to the left
    .later =
        You dream of walking, and wake up walking, twice, with one hand on the wall of the corridor. You do not speak of it, but the doors are thin. The others have begun to listen for your steps at night, and to count the helmets on the rack before they lie down. It does nobody any good.

dropped-rangefinder =
    The rangefinder slips from its tripod and lands on the lens. You clean it and aim at the mast of the HUB: the figure comes at once. You aim again, and another comes. There is no second instrument in the Garage Hall. Until this one has been aligned, whoever sets out next cannot trust a figure before it has come twice.
    .title = Second reading

ring-of-frost =
    Back from the plain, you refill your suit in the Garage Hall. When you unhook the hose, a ring of white frost stands on the coupling. It vanishes under your thumb, and the next filling leaves none. The gauges agree to the last digit, nothing hisses, and for now nothing follows. You hang the hose back on its hook.
    .title = A ring of frost
    .later =
        In the Garage Hall the coupling has held. What lies behind it has not: with each filling a little moisture got into the oxygen filter, each night it froze, and this morning the cartridge has split from end to end. Whoever fills a suit there now hears gravel in the line.

brown-wall =
    A brown wall stands on the horizon, and when you look again it is closer. It will be here before the hour is out, and the way home takes about as long. Behind the nearest rocks there is a hollow out of the wind, deep enough to lie down in. Do you run for the HUB, or wait in the hollow until the wall has passed?
    .title = A brown wall
    .option-run = Run for the HUB
    .after-run =
        You reach the airlock as the first gusts begin to shake it, and for a long time you sit on its floor without a word. On the chest monitor the pulse takes its time to fall.
    .later-run =
        It is not a pain. It is one beat that comes too early, and the next that comes too late: in the corridor, at table, in the middle of the night. The flight surgeon has looked at the trace from the day of the brown wall, and wants it treated before it is put to the test again.
    .option-wait = Wait in the hollow
    .after-wait =
        For three hours the world is brown and loud, and the radio only crackles. When you are back, your tanks are filled from the reserve. In the HUB nobody has sat down once.

thread-over-the-roof =
    From the crest you look back, as everyone does. The sun is low, and above the roof of the HUB stands a fine white thread: a vent doing its work, or a seam giving way. You call it in, and a hand goes along every joint of the Living Block. If a fault has been growing there, it is caught in time. If not, everyone sleeps better for having looked.
    .title = A thread over the roof

crooked-map =
    By the map you are standing in a crater. Under your boots is a flat plain, and the crater lies half a kilometre to the west, where the map shows nothing. Two strips of pictures from orbit were joined askew, and beyond this line everything is wrong. Earth needs a sol to redraw the sheet. Until then, whoever sets out next will meet things that no map knows.
    .title = A crooked map

buried-depot =
    Under the bluff there should be a depot: three cases with a beacon on top, laid out in the first sols for anyone who could not get home. There is only a fan of fresh scree. You put your helmet to the stones to hear the beacon tick, and hear the pump of your own suit. The food in those cases stood in every plan. Now it is struck off.
    .title = The buried depot
    .later =
        Another slide, and the scree under the bluff has given something back. The mast camera catches a blink that was not there yesterday: the beacon of the depot. The case beneath it is crushed, and the frost has spoiled the food. But the beacon has never stopped counting, and the computer that comes home out of it has not missed a beat.

pool-of-dust =
    It looks like any other sand. But the hollow is full of dust as fine as flour, and you go in up to the chest. In a larger crew somebody always sits by the radio: the alarm runs through the HUB, and they find you lying on the edge. Where there are only two of you, nobody hears. You crawl out alone, and the reserve refills your tank.
    .title = A pool of dust

forty-minutes =
    Behind the canyon wall the radio falls silent, as the plan said it would: forty minutes, until you come out at the other end. You read the list aloud, to hear a voice. Then the mast is there again, and with it the HUB, asking whether you would like coffee. You say yes. Nothing has happened, everything is in order, and for now there is nothing to add.
    .title = Forty minutes
    .later =
        You stand in the airlock with the helmet on, and your hand does not turn the handle. It is only the silence behind the canyon wall, and that is far away, and you know it. But your breath comes short, and the gauges swim. Somebody opens from inside and sits on the floor with you until it passes. What went out over the open channel stays with everyone.

broken-ledge =
    The way back is gone. Where you came down, the ledge has broken off, and the gully below runs on for kilometres. You could wait: somebody would bring Scorpio up on the far side, where nobody has ever driven, and let down the winch. Or you could follow the gully on foot to its mouth, and be home by morning. Do you wait for Scorpio, or walk?
    .title = The broken ledge
    .option-scorpio = Wait for Scorpio
    .after-scorpio =
        The winch holds, and so do you. The slope does not: as the cable comes in, the edge sinks under Scorpio’s front wheels, and one arm of the suspension bends like wire. It is dragged home at a walking pace. Until somebody has mended it, it goes nowhere.
    .option-walk = Follow the gully on foot
    .after-walk =
        You walk until the sun is back. Two bars of field ration last until midnight, and what you had left of good spirits not much longer.
    .later-walk =
        It begins with black spots when you stand up. The flight surgeon asks about the night in the gully, and reads the blood count twice: the body has helped itself where it could, and now it is short of what carries the air. The prescription is simple, and hard on the store: two portions at every meal, until the count is right.

## Adventures: Gather

numb-glove =
    Somewhere between the second hole and the third, the heater in your right glove stops. Fine work cannot be done in the spare mitten, so you keep the glove and go on, and after a while you no longer feel the cold. That is the bad sign. Indoors the fingertips are white and hard, and the feeling comes back as pain.
    .title = A cold hand

dust-devil =
    It is only a column of dust, taller than any tower you have seen, and it crosses the plain without a sound. You lie flat and let it pass. When you can see again, one of the flags set out for coming trips is gone, and the rock it marked lies somewhere under new drift.
    .title = Dust devil
    .later =
        The fine dust of that column has had time to settle. In the Probe Bay it has crept into the locks of the sample drawers and the joints of the tools, and everything that should slide has to be held, pushed and brushed. Nothing is broken. Everything takes one more pair of hands.

clear-ice =
    At the bottom of the hole the drill starts to sing. What comes up is ice, clear as window glass, with a thread of dark grains caught inside. You stay until it is cut and sealed, long past the agreed time, while the crew asks on every channel when you will be back.
    .title = Clear ice
    .later =
        The offcuts of the clear ice have been melting in a corner of the Lab. Filtered twice, the water passes every test, and the electrolysis rig turns it into gas that can be breathed. The tank gauge moves up a little. This air came out of the ground of Mars.

hairline-crack =
    Wiping down the sampling drill, you feel a line under the cloth, thinner than a hair, running once around the shaft. It may be a scratch. The motor turns smoothly, the torque is normal, and nothing comes of it for the moment. You write it in the tool log and hang the drill in its place.
    .title = A line in the steel
    .later =
        A sound like a dry branch, and the test run in the Probe Bay is over. The drill shaft has parted along the line noted in the tool log, and the broken end has whipped through the housing of the drive. Nobody was standing near. The machine will need more than a new bit.

jammed-drill =
    Deep in the hole the drill stops dead. Reverse does nothing: the ground has closed around the bit like cement, and the evening cold is already creeping out from behind the rocks. Do you pull it out by force, cut the shaft and leave the bit behind, or run the heater until the ground lets go?
    .title = Held fast
    .option-pull = Pull it out by force
    .after-pull =
        It comes free all at once. The shaft swings round and strikes your shoulder, hard enough to be felt through all the layers. The bit is scratched, but whole.
    .option-cut = Cut the shaft and leave the bit
    .after-cut =
        One cut, and the way back is easy. In the Probe Bay the last spare bit turns out to have another thread: next time, somebody will have to hold the adapter in place.
    .option-heat = Run the heater and wait
    .after-heat =
        The heater empties its batteries while you breathe from the reserve and watch the gauge. After two hours the ground lets go with a puff of vapour, and the drill comes up undamaged.

iron-from-afar =
    Among the grey stones lies a black one, smooth as if it had been polished, and the magnet on your belt swings round to it. It is iron, and it has travelled farther than you. In the Working Bay the saw is already running: by the next sol there will be a good spare part, and in the vice a remnant that takes two people to lift out.
    .title = Iron from afar

blue-threads =
    Outside, the pen wrote well. Indoors the frost on the containers melts, and the labels run down with it in blue threads. You lay everything out on the floor and rebuild the day from memory, hole by hole. For all but one it can be done. That one no longer comes from anywhere, and goes out with the waste.
    .title = Blue threads
    .later =
        From the floor the doubt has spread to the shelves. Mission Control wants every container of that day opened, weighed and compared with the photographs before anything else is measured. The Lab is full of open lids, and whoever works there needs someone to hold the list.

bitter-taste =
    With the helmet off, you notice a taste on your lips, salty at first, then bitter. A little of the pale dust has got past the collar. You rinse your mouth, wash your face and hold the sleeve under the detector of the airlock, which stays green. By supper the taste is gone, and for now you feel nothing else.
    .title = A bitter taste
    .later =
        The pale dust carried a poison that no lamp shows, and a trace of it has stayed in the collar that you close every day. The blood test says so before you do: every scratch reddens and heals badly, every bruise spreads. The medical checklist calls it poisoning, and warns that every wound will now go twice as deep.

breath-from-below =
    The drill breaks through into a hollow, and something breathes out: a thin, steady jet that lifts the dust around the hole. The detector names three gases and is silent about a fourth. There is an empty flask on your belt, and the edge of the hole has begun to move. Do you hold the flask over the jet, or step back and let it blow itself out?
    .title = A breath from below
    .option-catch = Hold the flask over the jet
    .after-catch =
        You kneel at the edge until the flask is full, and jump clear as the rim gives way. It is a sample like no other, and it goes straight into a drawer of the Probe Bay.
    .later-catch =
        One thing is known about the fourth gas now: it eats copper. It has crept out past the seal of the flask and into the wall behind the drawers, where the energy connector of the Probe Bay has turned to black crumbs. Of the sample, enough is left to be measured.
    .option-step-back = Step back
    .after-step-back =
        The jet dies down with a cough, and the ground goes after it. Where the hole was there is now a funnel of sand, and one of the places marked for collection has to be struck off the list.

room-for-one =
    The list from Earth asks for the grey rock, and gives its place to the metre. You are standing in front of it. Two steps to the side lies a dark one, banded like wood, which nobody has ever noticed from orbit. There is room left for only one. Do you keep to the list, or take the dark rock?
    .title = Room for one
    .option-list = Keep to the list
    .after-list =
        The grey rock is what it was supposed to be. Mission Control ticks it off, nobody has anything to add, and for once the evening call is short and friendly.
    .option-dark-stone = Take the dark rock
    .after-dark-stone =
        Mission Control asks why a line of the list is empty, and then asks again. The evening call is a long one, and through the door the crew hears your half of it.
    .later-dark-stone =
        Under the saw of the Lab the dark rock opens into two halves, and each of them tells its own story: water below, ash above, and a sharp line between. Both go into the tray, as samples in their own right. The next list from Earth leaves one line empty, for you to fill.

handful-of-clay =
    Under the crust the scoop brings up clay, dark and heavy, that takes the print of your glove like garden soil. The test paper turns the right colour. You fill the last bag, and this one is not for the Lab. Stirred into the beds of the Farm, the clay does in hours what the feeding pumps have not done in sols: whatever is coming up there takes a step.
    .title = A handful of clay
    .later =
        The clay kept one thing from the test paper. What has been picked since then tastes of metal, then of nothing, and the tongue goes numb. In small amounts it does no harm, says Earth; a meal is not a small amount. That part of the harvest is carried out of the store. The beds are rinsed, and will be sweet again.

too-heavy-for-one =
    The core comes up whole, as long as you are tall, and weighs more than one person can carry. You call the HUB. Where spirits are high, somebody is out of the door before you finish, and the core comes home in one piece. Where they are not, there is talk of whose turn it is. You lift it alone, fall under it, and neither of you gets home whole.
    .title = Too heavy for one

upwind =
    You dig in the shelter of a rock, where digging is pleasant, and do not look where the dust goes. It goes east, slowly, all afternoon. Back at the HUB somebody points to the meter, then to the window. On one Solar Panel lies a coat of red as even as paint, and a brush only rubs it in. It will take a wind to get that off.
    .title = Upwind
    .later =
        In the night the wind came round and blew for six hours, hard and dry, with nothing in it, and nobody minded the noise. In the morning the meter stands higher than it did, and somebody calls the others to the window: where a Solar Panel had been dull and red, the sky lies on the glass.

grain-in-the-seal =
    As the last container goes in through the sample port, you feel the lid bite on something. You open it again, run a finger along the seal, find a single grain and flick it away. The port closes with its usual sigh, the lamp turns green, the pressure holds. For the moment there is nothing else to see. You enter the container in the list and go to wash.
    .title = A grain in the seal
    .later =
        The grain has left a groove, and through the groove the Probe Bay has lost its air, a breath at a time, until the bulkhead noticed, and dropped. The air line to the room has shut itself off. Nobody works in there until somebody has gone round every seal with a lamp, and coaxed the valve open again.

last-third =
    The tank is down to its last third, and the last third belongs to the way home. That way has never been so long, nor the load so heavy: with all of it on your back you breathe for two. You could set one container down here. Or you could take short breaths, walk slowly, and keep it all. Do you lighten the load, or carry everything?
    .title = The last third
    .option-lighten = Lighten the load
    .after-lighten =
        You leave the container on a flat stone, and take a bearing that you know you will not use. The way is long now, but only long. In the Cargo Bay one place stays empty.
    .option-carry = Carry everything
    .after-carry =
        You arrive with everything, and with a tank that rings hollow when it is set down. Off with the helmet, a mouthful of water, a grin at the faces around you. It seems to have cost nothing.
    .later-carry =
        The body keeps a log of its own. A walk on too little air is entered in it, and now the entry has come up: something is not as it should be, and it takes a morning of tests, and many questions from Earth, to say what. There is a treatment. Until then you carry this, too.

probe-in-the-crack =
    Between two slabs hangs one of your survey probes, the one that was reported missing, upside down and still blinking. Its instruments are dead, its computer is not. You could open it where it hangs, and go home with the computer in your pocket. Or you could free it whole, take it on your back and see what it has kept. Do you strip it, or carry it home?
    .title = Probe in a crack
    .option-strip = Strip it where it hangs
    .after-strip =
        Four screws, two plugs, and the blinking stops in your hand. The computer is as good as new. In the Probe Bay one cradle stays empty, and until the flight plan has been shared out among the others, somebody will have to steer them by hand.
    .option-carry = Carry it home
    .after-carry =
        It is as awkward as a folding bed, and you stop every fifty steps. The hours go out of your tanks, and your tanks are filled from the reserve.
    .later-carry =
        With much patience the probe has been brought to speak again. It had not failed. It had seen something, left its course to fetch it, and been too wide for the gap. In its claw, under ice, sits a chip of that something. In its memory there are a picture and a place.

## Adventures: Research

unseen-light =
    The sterilising lamp over the bench is meant to stay dark while anyone is near. Today its sensor says the room is empty. You work for ten minutes in a light that nobody can see. Only when your eyes begin to burn do you look up. The skin of your face is as red as the plain outside.
    .title = Unseen light

knocking-compressor =
    In the middle of the work the lights of the Lab dim, come back, dim again. The cold store is drawing more than it should: its compressor starts, stalls, starts. You feed it from the reserve to keep the samples frozen until it runs again. It does, with a dull knock at every turn.
    .title = The lights dim
    .later =
        In the night the knocking in the cold store stopped, and nobody woke: silence wakes nobody. The compressor has seized and torn itself off its mount, and the coolant line with it. The samples were moved in time. The rig that stood beside it is soaked, frozen and out of use.

forgotten-tray =
    Looking for a free shelf in the Lab, you pull out a tray with an old date and nobody’s initials. Nothing in it should be alive. Between dry lumps of test soil one seed has swollen and split, and a thread of root is feeling for water. You give it some, and write your own initials on the label.
    .title = The forgotten tray

sweet-smell =
    Near the solvent cabinet the air smells faintly of ripe pears. You stop and check: caps tight, detectors green, fan running. With the door open the smell is gone within a minute. Nobody is unwell, the work is not affected, and for the moment nothing follows. You note the hour and close the cabinet.
    .title = A sweet smell
    .later =
        The detector in the Lab goes off before anyone is fully awake, and nobody goes back to bed. A seal in the solvent cabinet has been failing drop by drop, and now the whole room smells of ripe pears, strong enough to make eyes water on the other side of the bulkhead. Until the air has been flushed, nobody works in there.

one-line-too-many =
    The spectrum on the screen has one line too many. If it is real, it will be in every newspaper on Earth before the week is out. If it comes from the instrument, it is dirt on a mirror. The transmission window closes in an hour. Do you send it now, or measure it again first?
    .title = One line too many
    .option-send = Send it to Earth now
    .after-send =
        The file goes up with your name at the head of the list. Before the shift ends the answer is there, full of questions and thanks, and the whole crew reads it over your shoulder.
    .later-send =
        Earth has worked through your raw data again. The line belongs to the coating of a mirror; the message says so kindly and at great length. Down there the correction is already in the news. Here nobody mentions it at breakfast, and the silence lasts until everyone has left the table.
    .option-repeat = Measure it again first
    .after-repeat =
        You clean the mirror and start again from the dark reference. The run will take until the next sol: whoever comes to the Lab then will have to work around it.
    .later-repeat =
        Clean mirror, new reference, another holder: the line is still there, in the same place, to the last decimal. You send it with the proof beside it. The reply begins with your name, is signed by everyone at the other end of the link, and is read out at supper.

walking-centrifuge =
    Halfway through the run a tube breaks, the centrifuge loses its balance and begins to walk. Before you reach the switch it has crossed the bench and leant its full weight against the microscope. The glass is swept up in a minute. But the optics are out of line, and until they are set right nobody in the Lab should believe a first result.
    .title = The walking centrifuge

third-jar =
    The yeast in the third jar was meant to show how it dies in this gravity. It has not died. Overnight it has lifted the lid and filled half the cabinet, and it smells like the bakery on some street corner. You write that the experiment has failed, keep one spoonful as a control, and carry the rest to the kitchen.
    .title = The third jar
    .later =
        The spoonful kept as a control has done what the jar did before it. For one night nobody looked into the cabinet, and now dry dough holds every drawer, hinge and dial on that side of the Lab. Warm water and patience will loosen it. Until then, one person is needed there just to open things.

eight-thousand-grains =
    Eight thousand grains, one by one, under the eyepiece, and one key for each kind. When you look up, the grid of the eyepiece stays: over the door, over the faces at supper. You answer questions that nobody asked, and put the salt away in the freezer. The others finish your share of the evening’s work, and keep an eye on you.
    .title = Eight thousand grains
    .later =
        The grid has faded. What it has left behind is harder to describe. You read a line and have to read it again. In front of an open panel you could not say which step comes next. The medical checklist speaks of exhausted attention, and warns that without treatment every job will take a turn of its own.

paper-strip =
    A strip of paper hangs at the air intake of the Lab, so that anyone can see the draught. Today it hangs a little straighter than you remember. The meter beside it shows the usual figure, and a hand held there feels the pull. Nothing else is out of place for now. You mark where the strip hangs with a pencil line.
    .title = A strip of paper
    .later =
        The strip of paper hangs straight down. The meter beside it still shows the usual figure, as it has for days: it was stuck. Behind the intake, the oxygen filter of the Lab is grey from edge to edge, and crumbles as it is drawn out. It should have been changed two hundred hours ago.

eight-tubes =
    The study has been running since the first sol: what this gravity does to blood. To have a result before the mission ends, one more series is needed, eight tubes in one day from one arm, and the arm that fits the table is yours. Do you give the blood, or keep the study waiting?
    .title = Eight tubes
    .option-give = Give the blood
    .after-give =
        Six tubes go well. At the seventh the vein slips away, and after the eighth you get up too soon. The edge of the bench lays your eyebrow open.
    .later-give =
        The result is short: two tablets, taken at the right hour, and wounds close in half the time. The first box goes to whoever needs it most, and it works. On Earth the dosage has been named after the HUB. Here everyone looks at the scar in your eyebrow, and the talk at table is lighter than it was.
    .option-decline = Keep the study waiting
    .after-decline =
        The answer to Earth is three lines long, and takes an hour to write. The reply puts the question to the others, by name, and from then on everyone has an opinion.

green-speck =
    Something has fallen into the dish, and you nearly throw it out. Then you see the ring: around one green speck, wide and clean, where nothing else will grow. By evening there is a drop of it in a syringe and, after a long talk with Earth, a signature. If one of you is ill, they get it, and mend. The dish is kept, with your name on the lid.
    .title = A green speck

burnt-supper =
    How much is there in a portion, really? The tables come from Earth, and so do the doubts about them. To measure it, a portion has to be dried, pressed and burnt to ash under a thermometer, one of each kind in the store. It takes all day. The Lab smells of toast, of fish, of coffee, and the shelf in the kitchen shows where a supper used to be.
    .title = Burnt supper
    .later =
        The figures are in. The portions hold more than the tables say, some of them by a third: whoever packed them had doubts as well. The menu is worked out anew, every plate a little smaller, and nobody leaves the table hungry. On the list of the store the number of meals goes up, although nothing has been added.

what-the-saw-kept =
    Nobody has ever emptied the trap of the rock saw. You do, and put what comes out under the lens before throwing it away: grains from depths where nobody meant to drill, enough for a sample of their own. But the ring of the trap has crumbled in your hand. Until there is a new one, whoever works in the Lab next will find grit where it is least expected.
    .title = What the saw kept

behind-glass =
    The glove of the sealed box tears along a seam while your hand is on an open sample. You keep still, as the card on the wall says. Then comes the rest of what it says: the sample into the furnace, the hand into the basin, and you into the small room behind the glass, with a book and a thermometer. It will last until noon of the next sol.
    .title = Behind glass
    .later =
        All night the thermometer has shown nothing, and it will go on showing nothing until noon, when the rule allows somebody to believe it. The others nod through the glass on their way to work. You have finished the book. Half of this sol goes by with your hands in your lap.

grey-spot =
    As you hang up the lab coat there is a grey spot on the sleeve, no larger than a fingerprint. It may be ash, or a little of the culture on the second shelf. It brushes off. You wash your hands, look at the shelf, and find every lid in place. Then you go to the Farm, because it is your turn to water. For the moment, nothing more.
    .title = A grey spot
    .later =
        The grey spot has found its way to the Farm, and the Farm agrees with it. In one night it has gone from a leaf to a whole row: a soft fur that comes away in the hand, with the leaf inside. Whatever it has touched is cut back hard. What remains will have to make up the ground that it has lost.

black-powder =
    The black powder in the test cell splits its gas faster than anything the Oxygenators came with. It has run for nine hours. Whether it will run for nine hundred, nobody knows. You could spread it in an Oxygenator tonight, and breathe what it gives. Or you could leave it on the bench, under load, and find out first. Do you put it in an Oxygenator, or go on testing?
    .title = Black powder
    .option-use = Put it in an Oxygenator
    .after-use =
        By supper the tank gauge is climbing, and there are people standing in front of it. Twice you are asked to explain the powder, and you do it gladly.
    .later-use =
        The black powder has not lasted. It has baked onto the bed on which it was spread, a glaze that neither acid nor patience will lift, and beneath it the old catalyst no longer gets its gas. The Oxygenator runs on with what is still open. The cell on the bench, had anyone looked, had stopped a sol before.
    .option-test = Go on testing
    .after-test =
        The cell goes back under load, with a heater, a pump and a lamp of its own, all of them fed from the energy reserve.
    .later-test =
        The cell has done the work of three hundred hours, and the powder is as black as on the first day. Now it may go where it was meant to go. It is spread in an Oxygenator. If that one had grown tired, it wakes up; and in any case the reserve of oxygen holds more than it did yesterday.

## Adventures: Build

late-click =
    The torque wrench clicks, as it should, and the bolt goes on turning, as it should not. You try another, then a third: every thread tightened since this morning is past its limit. You put the wrench aside. Until its twin has been calibrated, no joint made in the Working Bay can be trusted at the first try.
    .title = A click too late
    .later =
        Metal remembers. One of the joints tightened with the faulty wrench has let go, somewhere above the ceiling of the Working Block, and a tray of cables now hangs by its last bracket. It is tied up with a strap. It is one more thing that can fail.

blue-flash =
    You have the cover of the machine open when the flash comes, blue and without a sound, and a smell of hot varnish after it. Nobody is hurt. But a metal shaving no longer than an eyelash has found its way across two contacts, and the computer of the Working Bay stays dark.
    .title = Blue flash

wrong-drawer =
    Drawer nineteen should hold cable ties. It holds an oxygen filter with its factory seal unbroken, wrapped in an old thermal shirt, and missing from every inventory since the first landing. Whoever put it aside for hard times never said a word. You enter it in the list, and fold the shirt.
    .title = The wrong drawer

warm-cable =
    Reaching behind a panel for a dropped screw, you touch the main cable in its duct and find it warm, like a cup just emptied. You hold a thermometer to it: two degrees under the limit. The load is normal, the insulation looks sound, and nothing happens for the moment. You close the panel.
    .title = A warm cable
    .later =
        Smoke in the duct. The sensor finds it, the valve shuts, and when the panel comes off there is only a black smear where the warm cable ran. The fire went out by itself for want of air. But it had already reached the line that feeds the Control Center.

one-gasket-short =
    The parts lie in order on the cloth, and there is one gasket fewer than in the drawing. Sealing paste would close the gap in minutes, and hold for a while. Cutting a proper one from sheet would keep the machines busy well into the next sol. Do you use the paste, or cut a new gasket?
    .title = One gasket short
    .option-paste = Use the sealing paste
    .after-paste =
        The paste takes, the gauge stands still, and you are done well before time. For once there is time to sit at the window with something hot to drink.
    .later-paste =
        The gauge that stood still has been falling since midnight, too slowly for any alarm. The paste has dried in the cold and cracked. To close the gap properly takes only minutes. The air that went out through it does not come back.
    .option-new-gasket = Cut a new gasket
    .after-new-gasket =
        The sheet goes under the cutter, and the cutter takes its time. The joint will outlast the mission. In the Working Bay, the next job starts with waiting for a free machine.

bead-of-metal =
    You are welding above your head when a bead of metal drops into the gap between glove and sleeve. There is no shaking it out: you hold the seam to the end, because a seam is welded only once. Then you lay the torch down, in its place, and hold your wrist under water. The seam is clean. The burn is round and deep.
    .title = A bead of metal
    .later =
        There were two beads. The second rolled under the bench, still glowing, and came to rest against the air line of the Working Bay. The hose has taken its time to give way. Since last night it has been hissing softly behind the crates, and the reserve has been feeding it.

film-of-oil =
    The hydraulic line of the hoist gives way with a sigh, and half a litre of oil spreads over the floor plates. You close the valve, lay down rags, and rub until the metal shines. It shines because it is still oily: the film has crept under the plates, and comes up again with every step. Whoever next works in the Working Bay will fall, and badly.
    .title = A film of oil

bubble-off-centre =
    You lay the level on the floor, where the frame is to stand, and the bubble stops a hair off centre. You turn the level round: the same hair, to the same side. So the level is right, and the floor is not. An hour later nothing has moved. A shim under the frame puts it straight, and for now there is nothing else to do.
    .title = A bubble off centre
    .later =
        The ground under the HUB has gone on settling, on the side that the bubble kept away from. In the night the wall of the Crew Quarters gave a long groan and moved by a finger’s width. The bunks have jumped their rails, and the door no longer fits its frame. Nobody was hurt.

four-more-bolts =
    Four bolts are missing, and one cable; then the work would be finished. The shift ended an hour ago, the others are in bed, and your hands have begun to do everything twice. If you stop now, somebody will have to find and clamp every piece again. Do you finish tonight, or leave it for the next shift?
    .title = Four more bolts
    .option-finish = Finish tonight
    .after-finish =
        It is past two when the last bolt goes in. You switch off the lamp and stay for a moment in the dark, beside a thing that is done.
    .later-finish =
        You hear the alarm clock, switch it off and go back to sleep, and nobody has the heart to call you. The hours that went into those four bolts have come to be paid back, with interest. By the time you appear at the table, the others are clearing away lunch.
    .option-leave-it = Leave it for the next shift
    .after-leave-it =
        You cover everything with a cloth and write a note. It is a good note, and a long one: next time, in the Working Bay, somebody will have to read it out while another holds the pieces.

borrowed-pump =
    The joint is closed and has to be tested, and the test pump no longer builds pressure. Two others of the same kind are at work: one waters the Farm, one serves an Oxygenator. You could take either of them for an hour, or test the joint by hand, with soapy water, as well as that can be done. Which will it be?
    .title = A borrowed pump
    .option-farm = Take the pump of the Farm
    .after-farm =
        The hour becomes two. The joint holds, the pump goes back to the Farm, and the water runs down the channels again as if it had never stopped.
    .later-farm =
        The water has not come back everywhere. Since the pump was lent out, a pocket of air has sat in the line of the Farm, and past it nothing flows. The plants there have gone limp, then yellow. Now the valve is open and the channel full, too late for part of what was growing.
    .option-oxygenator = Take the pump of the Oxygenator
    .after-oxygenator =
        One Oxygenator stands still until its pump is back, and everyone breathes from the reserve. The joint holds. The tank gauge has fallen a good way.
    .option-by-hand = Test the joint by hand
    .after-by-hand =
        No bubbles, as far as anyone can see. That is not the same as no leak. Until the test pump is mended, whatever the Working Bay turns out next will have to prove itself twice.

drawing-in-the-lid =
    The lid of the old toolbox is thicker than it should be, and inside it lies a sheet folded in eight: a drawing by an earlier crew. It improves a machine at which you have been swearing since you arrived. You spread it on the bench in the Working Bay, half the toolbox around it. Until that is cleared away, the next job there starts with two people making room.
    .title = The drawing in the lid

ash-in-the-wall =
    You reach into the wall for a cable, and the insulation comes off in your hand like ash. It is the same all the way along: bare copper, with dry foam around it. That nothing has burnt so far is luck. You switch the line off before the luck runs out, and the Med Lab goes dark. Until new cable has been drawn and tested, nobody is treated in there.
    .title = Ash in the wall

wet-pantry =
    The drill goes through the panel, through the lining and, a finger’s width farther than drawn, through a pipe. You hold your hand over the hole until somebody finds the valve. On the other side of the wall is the pantry. What stood on the lower shelves in paper is a paste of several colours now. You eat what can be eaten. The rest is lost.
    .title = A wet pantry
    .later =
        Behind the panel the lining has never dried. From fibre to fibre it has passed the water on, along the Living Block, and now there is rust on a bracket where nobody drilled, and a switch that tingles under the finger. One by one these are trifles. Together they are a fault that has yet to choose its place.

empty-slot =
    Each tool in the case has a slot of its own shape, so that one glance counts them. Tonight one slot is empty: a screwdriver bit, the smallest. You look under the bench, in your pockets, in the machine that you have only just closed. It is not there. Nothing rattles, everything runs, and for now it is only a blank in a list.
    .title = An empty slot
    .later =
        The missing bit was above you all the time. A sleeve had dragged it onto the rim of the air duct in the Working Bay, and at each start of the fan it rolled a little farther. Last night it went over the edge. The blades flung it straight through the oxygen filter, which is torn from side to side. The bit lies on the bench without a scratch.

strap-or-splint =
    The weight is already on the hook when your wrist gives, with a dry sound that only you hear. A splint would show everyone that you are hurt, and let the joint heal. A strap would let you go on as before; but then this hand will not be steady again as long as you are here. Do you strap it and go on, or have it splinted?
    .title = Strap or splint
    .option-strap = Strap it and go on
    .after-strap =
        You pull the strap tight with your teeth and finish what is on the hook. Nobody has noticed, and you are a little proud of it. But from now on, to the end of the mission, what this hand has done must be done a second time to be believed.
    .option-splint = Have it splinted
    .after-splint =
        It is set on the bench, with a rolled cloth between your teeth. Afterwards it hurts in earnest, and you can say so.
    .later-splint =
        Under the splint the wrist has swollen, and your fingers have turned cold. The splint has to be cut open and made anew, wider, in layers, each of which takes its time to harden. Half of this sol goes by before they let you go.

cable-without-a-drawing =
    Under the floor plate runs a cable that is on no drawing. The meter finds a little current in it, or none. Its connector is of the good old kind, gilded, and sits just where you must get through. You could cut the cable and keep the connector, or follow it on your knees, plate by plate, and learn what it is for. Do you cut it, or follow it?
    .title = A cable without a drawing
    .option-cut = Cut it
    .after-cut =
        Nothing goes out, nothing stops, nobody calls. You clean the connector and put it with the parts for the store.
    .later-cut =
        The cable without a drawing ran to the Farm. Most of the time it had nothing to do there: it was the second way, laid by somebody careful for the hour when the first is overloaded. That hour was last night. The connector that had to carry everything has melted in its socket, and over the beds the lamps are dark.
    .option-follow = Follow it
    .after-follow =
        Eleven plates later your knees are raw and your temper is short. The cable ends in a junction of the Systems Block that has been feeding two lines where it should feed one. You part them. It is one thing fewer that can fail.

## Malfunction cards: Working Block

hand-cranked-door =
    The motor of the outer door in the Garage Hall hums, smokes and gives up. The door can still be raised with the crank behind the panel, a hand’s width a minute, if someone stays to turn it all the while.
    .title = By hand

drifting-steering =
    The self-test reports four of Scorpio’s wheels straight. The camera in the Garage Hall shows three. The steering now mistrusts its own sensors, and the longer the drive, the more often it has to guess.
    .title = Drifting steering

hard-landing =
    A survey probe on its way back to the Probe Bay loses its altimeter and comes down hard, on a spot marked for collection. The probe can be replaced from stock. What lay under it is dust.
    .title = Hard landing

shifted-zero =
    The sampling arms of the Probe Bay return to their zero mark, and the zero mark has moved. Every grip lands a little to one side of what the screen promises. One good catch will no longer be proof enough.
    .title = A few millimetres

refused-backup =
    The analysis computer in the Lab restarts and cannot read its own backup. Months of calibration end in one line of nonsense. The instruments still measure, but nothing is left that can make sense of what they say.
    .title = Backup refused

cracked-guard =
    The clear guard on the press in the Working Bay splits from corner to corner and has to come off. Work can go on without it, within reach of every splinter that the press throws out.
    .title = Cracked guard

a-little-each-time =
    The pump that recovers the air from the airlock of the Garage Hall has torn a membrane. It still runs, still reports success, and leaves part of the air behind. Each opening of the door has let some out; now the reserve shows the sum.
    .title = A little each time

landing-legs =
    A latch lets go, and a probe at rest in the Probe Bay kicks out a landing leg, hard enough to dent the wall. The whole series carries the same latch. Until all of them have been pinned, nobody handles a probe alone.
    .title = Landing legs

fume-cupboard =
    A cord parts inside the wall, and the glass front of the fume cupboard in the Lab drops like a knife, straight through the head of the analyser below. A sheet of plastic will do for the glass. Without its head the analyser reads nothing.
    .title = The fume cupboard

liquid-nitrogen =
    A flask of liquid nitrogen in the Lab has lost its vacuum: it boils under the lid, and spits at every opening. The samples are kept in it, and the next work calls for them. No glove here is thick enough.
    .title = Liquid nitrogen

open-line =
    A coupling jumps off in the Working Bay, and for hours the compressor works at full power to fill a hose with an open end. The air has only been moved from one corner to another. The energy was taken from the reserve.
    .title = An open line

first-layer =
    In the cold of the night the plate of the big printer in the Working Bay has bowed by the thickness of a card. The first layer no longer sticks to it, nor anything above the first. The plate will not bend back.
    .title = The first layer

warm-drawers =
    The heaters that keep ice from the locks of the Probe Bay have run all night at full power, on the reserve. What was frost in the drawers is water. You wipe it up, as far as it can be seen.
    .title = Warm drawers

swollen-cell =
    In the Garage Hall one cell of Froggy’s battery has swollen until the cover stands open. It is carried out at the end of a long pole, and left on the sand. Until somebody has rebuilt the pack, Froggy stays where it is.
    .title = A swollen cell

## Malfunction cards: Living Block

fan-behind-the-wall =
    A bearing has gone in the fan behind A Quiet Place. Its note is low and never quite steady, and no cushion stops it. Nobody finds silence anywhere in the Living Block, and answers at table grow shorter.
    .title = The fan behind the wall

noon-at-three =
    The computer of the Crew Quarters has lost count of the sol. At three in the morning the lamps rise to full noon, the bunk heaters follow, and the manual switch is no longer obeyed. Sleep comes in pieces.
    .title = Noon at three

used-air =
    The air stops moving in one corner of the Crew Quarters, and no sensor is near enough to tell. All night, used air gathers around a single bunk like water in a bowl. Whoever sleeps there wakes late, and not well.
    .title = Used air

gas-in-the-med-lab =
    The steriliser of the Med Lab has vented its gas into the room instead of the flue. The door locks itself, as it must, and starts a long countdown. Until the air is clean, nobody is treated inside.
    .title = Closed for venting

false-diagnoses =
    For the same healthy arm the Med Lab reports a fever, then a fracture, then no patient at all. Its computer cannot be trusted any more, and half the crew has begun to doubt the results of the last check-up.
    .title = False diagnoses

dish-turned-away =
    The drive of the main antenna fails in the Control Center, with the dish turned away from Earth. The evening mail does not come, nor the voices with it. The board shows a clear sky and no signal.
    .title = The dish turned away

shutter-down =
    A seal has failed between the panes of the only window in A Quiet Place, and the outer glass has begun to creak. The steel shutter comes down and stays down. It was the one piece of sky that everybody shared, and everybody misses it.
    .title = The shutter

four-clips =
    One padded panel above the bench in A Quiet Place has hung for weeks by two of its four clips. Now those let go as well. Somebody was lying underneath with closed eyes, and gets up with a deep cut in the scalp.
    .title = Four clips

breach-that-is-not-there =
    Three times in one night the Control Center announces a breach in the hull that is not there. Each time everyone gets into a suit, breathes from the bottle and waits. The bottles are filled from the reserve. For the lost sleep there is none.
    .title = A breach that is not there

orders-without-an-echo =
    The return line of the Control Center has gone dead: orders go out, and no machine reports back. Until a new line is laid, someone has to stand at the other end and call out what happens. Misunderstandings follow, and voices are raised.
    .title = Orders without an echo

grey-water =
    The water separator of the Crew Quarters bursts its drum, and the drain gives everything back. Grey water stands under the bunks; the mattresses hang along the corridor, and those who squeeze past them lose patience. Without a new drum nothing will drain.
    .title = Grey water

other-cartridge =
    A sensor in the dispenser of the Med Lab confuses two cartridges, and somebody who asked for a painkiller swallows a blood thinner. A few hours later come the bruises. Until the poison has been treated, every wound will be twice as bad.
    .title = The other cartridge

cold-bunks =
    The heating loop of the Crew Quarters has lost its pressure, and the bunks are growing cold. Until the leak is found, it cannot be filled again. Do you plug in every heater there is, or keep warm with jackets and hot soup?
    .title = Cold bunks
    .option-heaters = Plug in every heater
    .after-heaters =
        By midnight the bunks are warm. In the morning the leak is found, and somebody reads the meter of the energy reserve aloud, once.
    .option-soup = Jackets and hot soup
    .after-soup =
        You lie in your jackets on the kitchen floor, and the pot is never quite empty. Nobody is cold. Nobody sleeps well.
    .later-soup =
        The bunks have been warm again for a while when somebody counts the shelves. A body that is cold eats for two, and the pot has been filled more often than anyone wrote down. What should have lasted for several suppers is gone.

shaken-glass =
    A pump behind the Med Lab has shaken the wall for days, and the ampoules on it. None is broken. But glass shaken for so long has cracks too fine to see, and what lies behind a crack keeps for one more day. Do you use the ampoules on whoever is hurt worst, or have each one tested first?
    .title = Shaken glass
    .option-use = Use the ampoules
    .after-use =
        They go to whoever is hurt worst, and do what they were made to do. The empty glass lies in the bin.
    .later-use =
        One of the ampoules had gone bad before it was opened. It did no harm at once; it waited for a weak moment, as such things do, and now somebody does not get up. What it has done, a thorough examination must show.
    .option-test = Test each ampoule
    .after-test =
        One reads out the numbers, another holds the light. Until the last ampoule has its mark, nobody is treated in the Med Lab without a second person, and everybody takes care not to need it.

## Malfunction cards: Systems Block

spent-catalyst =
    What leaves an Oxygenator is thinner than yesterday. The catalyst bed is burnt pale in the middle by impurities that nobody filtered out. It will go on giving less than it gave, and everyone has started to watch the gauge.
    .title = Spent catalyst

burnt-connector =
    The energy connector of an Oxygenator has been arcing behind its cover, and now it burns through. The unit stands still while a bypass is rigged and everyone breathes from the reserve. The bypass is not made to last.
    .title = Burnt connector

web-of-cracks =
    After one more night of deep frost the sun comes back, and a Solar Panel has had enough: a web of cracks runs over a whole row of cells. The batteries cover the morning. The cracked cells will not recover.
    .title = A web of cracks

stuck-facing-east =
    The tilt drive of a Solar Panel seizes with the panel facing east. All afternoon the sun passes behind it, and the batteries carry the whole HUB instead. Forcing the gear only strips its teeth.
    .title = Stuck facing east

sour-solution =
    A dosing valve in the Farm sticks open, and acid runs into the nutrient solution hour after hour. By the time someone believes the meter, the leaves hang limp. The smell reaches every room, and with it the news.
    .title = Sour solution

choked-exchanger =
    The oxygen filter of the Farm has choked. Under the film of the greenhouses every leaf drips, grey spots spread on the stems, and one crate packed for the kitchen has caught the rot. Nothing will grow in this air.
    .title = Drops on every leaf

loose-blade =
    A blade breaks off in the blower of an Oxygenator, goes through the casing and opens the line to the tanks. Until somebody reaches the valve, the reserve pours out for long minutes. The blower is scrap.
    .title = A loose blade

buckled-pipe =
    Carbon dioxide has frozen into a plug in the intake of an Oxygenator. The heating cable draws on the energy reserve until the plug gives, but the pipe around it has buckled. From now on less goes in, and less oxygen comes out.
    .title = Buckled pipe

through-the-brush =
    Dry dust carries a charge, and a Solar Panel has been storing it for days. It leaves through the brush, and throws the astronaut who holds it off the ladder. The ribs will need care. The energy connector behind the panel has melted.
    .title = Through the brush

half-a-circle =
    Since the last wind the wiper of a Solar Panel has been dragging a pebble, and the glass is dull in a wide half circle. The panel will give less. Every other lamp goes out, and in the half-light small things annoy everyone.
    .title = Half a circle

charred-harvest =
    The drying cabinet of the Farm misses its cut-off and goes on heating behind the closed door. What was hung in it comes out black: a good part of the food in store, and the dinner that everyone had been talking about for days.
    .title = The drying cabinet

halfway-along-the-rail =
    The watering arm of the Farm stops halfway along its rail and spends the night over one bed. That bed drowns, the others dry out, and everywhere the leaves begin to droop. The carriage has bent the rail and cannot be moved by hand.
    .title = Halfway along the rail

overdue-bake =
    The filter bed of an Oxygenator is full, and should have been baked clean long ago. To bake it tonight means living on the reserve until it has cooled. To put it off once more costs nothing, tonight. Do you bake it, or put it off?
    .title = Overdue
    .option-bake = Bake it tonight
    .after-bake =
        The Oxygenator glows, and cools, and everyone breathes from the tanks. Then it starts with the sound that it had when it was new.
    .option-put-off = Put it off
    .after-put-off =
        It runs on, a little louder than before. Somebody moves the reminder to the next page.
    .later-put-off =
        The filter bed of the Oxygenator could wait no longer, and did not announce it. What it held has caked in the depth, where no heat will reach it now. The unit gives less than it gave, and that will not change by itself. Baking it, that evening, would have cost a night of air.

held-by-wire =
    Three of the four clamps on the frame of a Solar Panel have worked loose. All morning the panel lies flat, and the energy reserve stands in for it. Then what is left is bound with wire. Wire is no clamp. In a well-kept Systems Block it may hold until the wind has passed.
    .title = Held by wire

## Follow-Ups of Malfunction cards

under-the-drawers =
    The water wiped up in the drawers of the Probe Bay was the smaller part. The rest went through the floor, with the salts of a dozen places in it, and has found the cables of the Working Block. Down there every clamp wears a white beard, and under the beard the metal is soft. You scrape what can be reached. It is a block that fails more easily now.
    .title = Under the drawers

cell-on-the-sand =
    The swollen cell did not burn. Out on the sand it has frozen through, shrunk, and let go of its gas without a spark, and today somebody fetches it in, with the long pole and a good deal of patience. The cell is finished. The connector on top of it is not: cleaned and tested, it goes to the spare parts.
    .title = The cell on the sand

wind-on-the-wire =
    After dark the wind gets up, and plays on the wire of the Solar Panel as on a string. Where the Systems Block is in good order, somebody has the leisure to lie awake and listen, and in the morning the panel is still there. Where faults have been left to gather, nobody hears it break. The frame folds over, and takes the tilt drive with it.
    .title = Wind on the wire

## Mission Events

a-cold-kitchen =
    The oven in the galley has gone out with supper in it, and nobody noticed until the smell was wrong. What was in the trays cannot be saved. The heating coil has burnt through at its end, and until it is mended everything will be eaten as it comes out of the store, cold and standing up.
    .title = A Cold Kitchen
    .action = Wind a new coil for the oven.
    .done =
        The coil glows along its whole length, and the first thing that comes out of the oven is a tray of what had been given up. You sit down for it, all at the same time.
    .later =
        There is a limit to how often one can praise cold beans. Each of you has begun to eat alone, at an hour of one’s own, and to wash up without a word. The cold is not in the food any more.
grey-glass =
    A night without wind has laid dust on the panels, as even as paint. The arm that should brush them has stopped half way, and one Solar Panel looks at the sun through grey glass. On the dial the needle stands lower than yesterday, by exactly as much as one can still talk oneself out of.
    .title = Grey Glass
    .action = Go out with brushes and clean the panel by hand.
    .done =
        Under the brush the glass comes up black and clear, stroke by stroke, with the sun in it. Whoever did the last corner stands before it for a while and looks at the reflection.
    .later =
        The cells under the dust have been working unevenly, some in light, some in shade, and the controller has made up the difference from the reserve, night after night, without asking. Now somebody reads the log.
the-inventory =
    Mission Control wants to know what lies in the Cargo Bay: everything, by number, with its place. There is a list from last month, and it was nearly right then. To count properly somebody would have to move every crate and look behind it, and would do nothing else this sol.
    .title = The Inventory
    .option-count-it-all = Count it all
    .after-count-it-all =
        One of you counts until evening, on knees and elbows. Behind the last crate, against the wall, lies a part that is on no list, still in its wrapping. The list goes out with one line more than anybody expected.
    .option-send-the-old-list = Send the old list
    .after-send-the-old-list =
        The old list goes out with a new date. It takes a minute, and the minute is used for sitting down. If anybody thinks of the shelf by the door, it is not said.
    .later-send-the-old-list =
        A supply plan has been made from your list, number by number, and with it the load of the next flight. Now a question comes back, polite and very short: which of the two dates is true. Nobody wants to be the one who answers.
a-bad-tooth =
    It was a small thing for weeks, and this morning it is the only thing. The First Player sits in the Med Lab with a swollen cheek and answers in single words. There is a manual for this, with pictures, and a drill that none of you has ever held. It will not get better by itself.
    .title = A Bad Tooth
    .action = Read the chapter twice, disinfect everything, and treat the tooth.
    .done =
        It takes an hour, and longer than that until all hands are still again. Then there is a silence of the good kind. Whoever held the lamp is thanked most of all.
    .later =
        The fever came in the night, quietly, while everybody was still thinking of the cheek. What begins in a mouth finds its way, and whoever is weakest already has the least to set against it. The Med Lab light is on again before the others are up.
behind-the-sun =
    For some sols the sun stands between you and Earth. It was in the calendar from the beginning, a grey bar that nobody looked at. The last message ends in the middle of a list of greetings. From now on there is only what you yourselves know, and who is in the room.
    .title = Behind the Sun
earth-comes-round =
    In the middle of a meal the printer starts. It does not stop for half an hour: answers to questions that you have forgotten, weather, results, the rest of a list of greetings. Somebody reads it all aloud, in the order in which it comes, and nobody gets up from the table.
    .title = Earth Comes Round
an-order-to-drill =
    Twice a year, says the plan, the crew leaves every room of the HUB in the dark, in suits, by touch, and shuts each hatch behind it. The date has passed. A full drill finds what no check finds, and costs everybody’s nerves. A signature under the form would cost nothing, for now.
    .title = An Order to Drill
    .option-run-the-drill = Run the drill
    .after-run-the-drill =
        It is worse than remembered. Two hatches stick and a lamp is missing where the hand looks for it. By evening the hatches close, the lamp hangs in its place, and all hearts are still beating a little too fast.
    .option-sign-the-form = Sign the form
    .after-sign-the-form =
        The form is signed and sent. The hatches stay as they are, and the dark stays where it is, on the other side of the switch.
    .later-sign-the-form =
        The light goes out for the length of a breath, and somebody walks on as one does in one’s own house. The open hatch stood where it always stands. It is nothing that will not heal, and it would have been in the drill.
a-pump-runs-warm =
    One of the pumps that serve the whole row of machines is warm to the touch, and its note has dropped by a third. It does its work. But the bearing behind it has begun to lean, and with each turn it passes the heat on to its neighbour, down the shaft, into the Oxygenator.
    .title = A Pump Runs Warm
    .action = Stop the pump, change its bearing and line up the shaft.
    .done =
        The new bearing takes the shaft as if it had been made for it, which it was. While the casing is open the Oxygenator gets what it needs as well. An hour later the housing is cold, and stays so.
    .later =
        The bearing has seized. The shaft has not: it has gone on turning for as long as it took to tear its mounting out of the casing of the Oxygenator. Metal lies on the floor in bright curls, still warm.
pale-leaves =
    Half the lamps over the beds are dark. A connector in the Farm has burnt out, quietly, at the end of a shift, and the leaves beneath have already turned a little pale and leant towards the half where there is light. The plants will wait some sols. They will not wait longer than that.
    .title = Pale Leaves
    .action = Replace the connector and run the lamps at full power for a night.
    .done =
        All night the Farm shines through the window of its door as if somebody were awake in there. In the morning the leaves stand upright, a finger’s breadth higher than before.
    .later =
        What grew in the dark half has put everything into its stems. It is long, white and limp, and nobody will eat it. You pull it out by the handful, and next to the full bucket the harvest looks small.
under-the-seat =
    While somebody is sweeping out a rover, a sample container rolls from under the seat, sealed, labelled in your own hand and missed by nobody. It is a good sample. It had been put down for a moment, in a hurry, on a drive that ended in a hurry too; and what else was left out there that day, no one can say.
    .title = Under the Seat
an-evening-without-a-list =
    By supper everything that had to be done is done, and nobody gets up. It happens seldom. Where the mood is good, the talk goes on until all shoulders have come down; where it is not, somebody at last says what has stood in the room for days, and it turns out to be a small thing.
    .title = An Evening without a List
a-clock-runs-ahead =
    The clock of the Working Bay has gained four minutes, and the machines obey it. Glue is unclamped too early, a cut begins before the blade is up to speed. Nothing breaks. But whatever is made there this sol has to be looked at twice, and half of it made again.
    .title = A Clock Runs Ahead
    .action = Take the clock off the wall, set it by the sun, and run in every machine anew.
    .done =
        Noon falls on noon again. Running in the machines one after the other, you find a loose guard and a dry gear on the way, and a row of small noises is gone.
wind-from-the-plain =
    It comes level over the plain and carries grit. In front of the Garage Hall one cannot stand, only lean, and what is not tied down travels. Whoever drives out this sol will come back with bruises. Along the wall a cable has begun to beat against the plates of the Control Center.
    .title = Wind from the Plain
    .action = Rig lines and a screen in front of the doors, and tie the cable down.
    .done =
        Behind the screen the air is almost still, and one can hear one’s own steps again. The cable is tied at every metre. Let it blow.
    .later =
        Some time in the night the beating stops, and that is what wakes somebody. The cable has worn through where it struck. In the Control Center a row of screens is dark, and outside a loose end writes in the dust.
