the-quiet-valley =
    Years before you an automatic station, Vesper, came down in the north to watch a valley in which nothing moves. Its floor is the flattest ground within reach, and the relief crew is to land there when the last sol of your plan is over. But Vesper is fading. Each evening its tone is a little weaker, and what it has measured lies in its memory core and nowhere else. The valley has two arms, to the north-west and to the north-east, and the tone seems to come out of both, because rock throws it back. Listen while there is something to hear. Decide which voice to believe. Then drive, and bring home what Vesper knows before the ship comes down.
    .title = The Quiet Valley
    .idea = A transmitter is fading somewhere on ring 3: listen for its bearing, decide how far to trust it, and bring home its record before the relief crew lands.

## Objectives

mouth-of-the-valley =
    Explore regions among R1-NW, R1-N, R1-NE, R2-NW and R2-NE until the count is full: there the two ways up into the valley begin. One of the five you can do without; which, is for you to say. Whoever goes into R3-NW or R3-NE before the watches are over has already chosen that arm.
    .title = The Mouth of the Valley
    .count = Regions explored: { $done } of { $goal }
    .done = Flags and tyre tracks lead uphill now, and ahead of them the rock draws apart into two arms.
listening-watches =
    Perform Listen until the count is full. Every success counts, whatever you have heard. When the last watch is over, you will have to choose an arm.
    .title = Listening Watches
    .count = Watches kept: { $done } of { $goal }
    .done = The log of your watches is closed. What it is worth, nobody can tell you.
last-fix =
    Explore R3-NW or R3-NE: in one of these two arms Vesper stands. Your bearings speak for one of them. How much they weigh is for you to say.
    .title = The Last Fix
    .done = The lamps go round the walls of the arm, once, and come back to you.
    .ask-went-west = Was it R3-NW that you have just explored?
    .do-the-right-arm = Vesper stands here: a mast on three legs, furred with frost, and on it a lamp that blinks when it remembers to. Somebody wipes the name clean with a glove.
    .do-no-tone = There was hardly a tone left to steer by. You have walked the arm from wall to wall, on the last of the bottles, until a lamp found one leg of the mast.
    .do-the-wrong-arm = Bare rock, and your own radio thrown back at you. From the head of the arm you can see the mast at last: it stands in the other one, beyond the saddle. You call, and Vesper spends its strength on an answer. Whoever gathers next sol will need another pair of hands on the rope.
memory-core =
    Gather Vesper’s memory core in the region that you explored for the Last Fix, R3-NW or R3-NE. An Objective token stands for it: put one there if none lies there yet. From the wrong arm the way leads over the saddle, but it leads there.
    .title = The Memory Core
    .done = The core slides out of its slot with a sound like a drawn breath. It lies in the glove, no larger than a bar of soap.
    .do-whole = On the bench it answers at the first touch: years of a valley, without a gap.
    .do-torn = On the bench one half of it answers. The other half is gaps, and figures that mean nothing: the cold was there before you.
question-and-answer =
    Perform Call Vesper until the count is full. With each answer comes a part of the log that the station keeps for whoever asks.
    .title = Question and Answer
    .count = Parts of the log: { $done } of { $goal }
    .done = The log is complete: wind, frost and dust, and at the foot of each page a line to say that the station is well. You read it aloud to the last page.
the-saddle =
    Explore R3-N, the saddle between the two arms, and look from there for other ground on which a ship could land.
    .title = The Saddle
    .done = Beyond the saddle lies a shelf of dark rock, wide and level. You sit down on it for a while. At its edge stands a marker that is on none of your lists.

## Track and actions of the mission

signal =
    .title = Signal
listen =
    Keep a watch at the receiver. With the Signal at 6 or more the bearing is sure; if you know Vesper’s hour, at 3 or more. Otherwise, from 2 on, it may be an echo from the other arm, and an echo stays an echo, however often you hear it. Below 2 there is only noise.
    .title = Listen
    .do-clear-west = The needle goes to north-west and stands there as if it were nailed: R3-NW. There is no echo in it.
    .do-clear-east = The needle goes to north-east and stands there as if it were nailed: R3-NE. There is no echo in it.
    .do-faint-west = A tone, thin as a hair. The needle leans to north-west, R3-NW, trembles, and leans there again.
    .do-faint-east = A tone, thin as a hair. The needle leans to north-east, R3-NE, trembles, and leans there again.
    .do-noise = Three hours of static. At the end of it you have heard Vesper a dozen times, and each time it was your own blood.
call-vesper =
    Send Vesper a call. It is built to answer, and the Signal rises. It is also built to measure, and before it answers it does something that cannot be heard from here.
    .title = Call Vesper

## Finds on the way

survey-mast =
    A mast of the first survey, bent but standing, with a reflector at its top. You turn the reflector to the north, and from then on the tone comes in a little stronger.
    .title = Survey Mast
spent-stage =
    The burnt-out stage of an old lander lies on its side. Two things in it are still good: cells that hold a charge, and a tank with some oxygen at the bottom. The light allows you to take out one.
    .title = Spent Stage
    .option-cells = Take the cells
    .after-cells =
        They come out in one piece, and by the evening they stand in a row with yours.
    .option-tank = Take the tank
    .after-tank =
        The valve is stiff, the gauge is honest. What was left in it is yours.
blue-hollow =
    A hollow in the ground, blue at the bottom: clean ice under a hand’s width of dust. It could be sawn. The saw would be felt a long way off.
    .title = Blue Hollow
    .option-dig = Saw out a block
    .after-dig =
        The block comes up clear as a window. When the saw has stopped, the ground under your knees goes on trembling for a little while.
    .option-walk-round = Leave it as it is
    .after-walk-round =
        One of you stays at the edge for a moment, and looks down. There is not much blue on this planet.

## Mission Events

a-tone-at-dusk =
    At dusk the receiver finds it: one tone, falling a little towards the end, every eleven minutes. Vesper is still there. Inside the walls of the HUB it is hardly more than a guess, and before night the small antenna has to move to a better place. Wherever it stands, it will hear one side of the valley before the other.
    .title = A Tone at Dusk
    .option-on-the-roof = Carry it up to the roof
    .after-on-the-roof =
        One of you spends half the sol up there among the cables. Nothing stands in the way of the tone now, and it comes in a little fuller.
    .option-behind-the-panels = Set it up behind the Solar Panels
    .after-behind-the-panels =
        The frame makes a good stand. The heating for the antenna comes out of the reserve. Among so much metal the tone has a shadow; perhaps it had one before.
    .option-at-the-window = Lean it against the window of A Quiet Place
    .after-at-the-window =
        Whoever looks for silence now finds a cable across the floor and a loudspeaker on the cushion. The First Player sits down beside it, and stays for the evening.
nine-words =
    With the tone comes a line of text, the first in weeks: nine words, and in seven of them letters are missing. SILENT, says one that is whole, and another FLOOR. Vesper was made to send such a line when something has changed. It does not repeat it, and the books with its code are on Earth.
    .title = Nine Words
    .option-send-it-to-earth = Send it to Earth
    .after-send-it-to-earth =
        The big dish takes its power from the reserve, and the line goes off. Mission Control knows somebody who used to know somebody who wrote the code. It will take a few sols.
    .option-piece-it-together = Piece it together yourselves
    .after-piece-it-together =
        The First Player bends over it for half the sol, and the others call out words from wherever they work. Two of them fit. The rest is good company.
    .option-pin-it-up = Pin it up by the door and leave it
    .after-pin-it-up =
        It hangs there, and is off everyone’s mind. While you were talking, Vesper has spent some of its strength on a second line, and nobody wrote it down.
the-empty-channel =
    At the appointed hour the channel is empty. You wait ten minutes, then twenty, and close it with a line in the log. Four hours later, on the way to the kitchen, somebody hears the tone through an open door, weak and in perfect time, by a clock that is not yours. From now on something must be listening at every hour.
    .title = The Empty Channel
    .option-sit-up = Sit up in turns
    .after-sit-up =
        You cut the night into slices, and nobody sleeps through. By dawn the dial is set better than before, and everyone has heard the tone once from the left and once from the right.
    .option-let-it-record = Let the Control Center record it
    .after-let-it-record =
        The computer listens to the north, and hears what there is to hear. In the meantime it overlooks something small in the Living Block.
    .option-feed-the-receiver = Feed the receiver from the reserve
    .after-feed-the-receiver =
        You give the amplifier all that it can take. The lamps turn yellow, and the tone has a body for the first time.
two-peaks =
    On the screen the tone has two peaks of the same height, one to the north-west and one to the north-east. One of them is Vesper; the other is its voice, thrown back by a wall of rock. There are soon two parties at the table. A second antenna, far enough from the first, would tell the two apart. The curve is losing height.
    .title = Two Peaks
    .action = Make a second antenna out of hardware and set it up far from the HUB.
    .done =
        It is an ugly thing of pipe and wire, and the wind makes it hum. By the next sol it will have heard the tone as often as the first one has, and there will be two lines to lay on the map.
    .later =
        Both peaks have sunk another step towards the noise, and the parties have dug in. On the map somebody has rubbed out the line that somebody else had drawn. Nobody did it.
a-knock-in-the-floor =
    The instruments of the Lab have written it down: after your call, and just before the answer, a knock in the ground, far in the north. Vesper measures. It lets a weight fall and listens to what the valley says; that is how it was built. In the Working Block a tray of cables has come loose. Something in the north has, perhaps, as well.
    .title = A Knock in the Floor
    .action = Write a command that holds the weight, and send it until it is understood.
    .done =
        The next answer comes without a knock before it. Up there the ground is left in peace, and down here there is nothing to wait for any more with held breath.
    .later =
        In the night Vesper measures on its own account, because its clock says so. Those who lie awake hear the knock, or feel it. What follows goes on for some time, and is not Vesper.
cups-on-the-shelf =
    In the small hours every cup begins to ring against the next. It lasts four seconds. Far under the plain something has settled, and has not quite finished. You find hairlines in the walls of the Living Block and a valve shaken open in the Systems Block. On the upper shelf of the Working Bay stands everything that is heavy.
    .title = Cups on the Shelf
    .action = Brace racks and pipes in all three Blocks with struts of spare hardware.
    .done =
        You go from Block to Block with a spanner and a bag of struts. Whatever rattles when it is struck gets another bolt. The HUB sounds duller afterwards, and sits better.
    .later =
        Five seconds this time. In the Working Bay the upper shelf empties itself, and a vice goes through the housing of the oxygen filter below. The cups have been standing on the floor since the first night. They do not ring.
one-frame-a-pass =
    Once a sol the orbiter passes over the north, low and in a hurry. It has one picture to spare for you, at an hour when a mast would throw a shadow. Mission Control asks where it should point the camera: into one of the arms, or at the mouth of the valley, where your own way begins.
    .title = One Frame a Pass
    .option-west-arm = The north-western arm
    .after-west-arm =
        The picture builds up line by line, from the rim down to the floor, and nobody goes back to work.
    .do-west-mast = On the floor of R3-NW lies a shadow, long and thin and perfectly straight.
    .do-west-bare = On the floor of R3-NW lie stones, and the shadows of stones.
    .option-east-arm = The north-eastern arm
    .after-east-arm =
        The picture builds up line by line, from the rim down to the floor, and nobody goes back to work.
    .do-east-mast = On the floor of R3-NE lies a shadow, long and thin and perfectly straight.
    .do-east-bare = On the floor of R3-NE lie stones, and the shadows of stones.
    .option-the-mouth = The mouth of the valley
    .after-the-mouth =
        The shadows down there are short and easy to read. Between two fans of scree lies something that did not grow there. You give the place a number.
one-gearbox =
    Both rovers ran on the same oil, and the cold has been at it. In the Garage Hall two gearboxes stand open, and in the two together there are good parts for one. The way to the valley goes uphill. You can drive one rover and rest the other, or share out the parts and hope twice.
    .title = One Gearbox
    .option-rest-froggy = Rest Froggy
    .after-rest-froggy =
        Froggy stands on blocks with its belly open, and will stand there until somebody builds it a gear. Scorpio has never run so smoothly.
    .option-rest-scorpio = Rest Scorpio
    .after-rest-scorpio =
        Scorpio stands on blocks with its belly open, and will stand there until somebody builds it a gear. Froggy has never run so smoothly.
    .option-drive-both = Share out the parts
    .after-drive-both =
        It is a cheerful hour: everyone has oil up to the elbows, and an opinion. Both gearboxes close. Neither sounds as it should.
the-landing-table =
    The landing table has come: a page of figures for the ship, and one empty box. Mission Control would like a date in it, and an early one would please everybody, at home and on board. But in three sols you would then have to say what kind of ground the valley is. Asking for more time means giving reasons, in writing, and many of them.
    .title = The Landing Table
    .option-take-the-early-date = Fill in the early date
    .after-take-the-early-date =
        It is a short answer, and a welcome one. The table hangs on the wall, and whenever somebody looks up, the date has come closer.
    .option-ask-for-more-sols = Ask for more time
    .after-ask-for-more-sols =
        The First Player writes reasons for half the sol. They are accepted one by one, in a tone that nobody misses.
a-call-from-the-ship =
    Between two blocks of figures there are voices: the relief crew, still on its way, all of them talking at once. They tell you about the stars in their window and what they will eat first. Then one of them asks, quickly, what the ground is like down there. While you look at one another, the line is quiet.
    .title = A Call from the Ship
    .option-reassure-them = Tell them that the ground is good
    .after-reassure-them =
        They breathe out, you can hear it, and so do you. It is the easiest evening in a long time. Somewhere on board the sentence has been written down.
    .option-say-what-you-know = Tell them what you know
    .after-say-what-you-know =
        It is not much, and it takes a minute. They thank you, and say nothing for a while, and neither do you.
white-morning =
    At sunrise the plain is gone. Frost hangs in the air as high as a helmet, white and dead still, and the tyres of the rovers crackle when they are turned. By noon it will have burnt off. Until then there is fresh frost for the taking in front of the door, and beyond it ground that shows neither stone nor edge.
    .title = White Morning
    .option-wait-for-noon = Keep the Garage Hall shut
    .after-wait-for-noon =
        The door stays down, and nobody sets out from there this sol. Whoever is sorest gets the day on a bunk and a dressing that is changed without haste.
    .option-drive-into-it = Open the door all the same
    .after-drive-into-it =
        The white comes in along the floor, and a box of it is put by as a sample. Whoever sets out from the Garage Hall this sol will find the first edge with a shin.
the-other-ground =
    If the valley is no good, the ship will need another place, and nobody has looked for one. In the old survey a saddle lies between the two arms, and behind it a shelf of rock, drawn with a broken line by somebody who had only seen its shadow. From the saddle one would see more. You enter it in the Mission Log.
    .title = The Other Ground
what-listening-costs =
    The receiver was meant to run for an hour a sol, and has been running day and night. The cabinet behind it is hot, and the power balance has a hole in it as large as a room. So a room goes dark, or the reserve pays, or the dish is switched off until tomorrow, and Vesper calls to nobody.
    .title = What Listening Costs
    .option-close-a-room = Close a room
    .after-close-a-room =
        You pull a door shut, and behind it the lamps go out. The tone does not change.
    .option-pay-from-the-reserve = Pay from the reserve
    .after-pay-from-the-reserve =
        The gauge goes down while you look at it. At the other end the tone goes on, every eleven minutes, and knows nothing about it.
    .option-switch-off-the-dish = Switch off the dish
    .after-switch-off-the-dish =
        It is very quiet. When you switch it on again, Vesper has called for a whole sol without an answer, and what comes in is weaker for it.
the-fourth-watch =
    The list of watches was made for a crew of twice your number. The fourth begins when the body is surest that it is night, and the First Player has had it three times running. By day the same hands are at work in the Working Bay. This sol nothing made there counts before it has been checked twice. If the list stays as it is, it will make somebody ill.
    .title = The Fourth Watch
    .action = Draw up a new list, and cook something hot for those who come off watch.
    .done =
        The new list has gaps in it, and the gaps are the best part. There is soup at four in the morning, and somebody to eat it with. What can be mended by sleep begins to mend.
    .later =
        It comes on like a cold, and is none. The medical checklist has a page for people who have slept too little for too long. Every line on it ends at a drawer in the Med Lab.
our-own-echo =
    For an hour the tone is stronger than it has ever been, and everyone crowds round the receiver. Then the Control Center changes its channel, and the tone changes with it. You have been listening to yourselves: to your own beacon, thrown back by the valley. Some of what you hear is Vesper. To know which part, the HUB would have to fall silent.
    .title = Our Own Echo
    .option-fall-silent = Silence the HUB for this sol
    .after-fall-silent =
        The Control Center is closed and every beacon pulled. Late in the evening Vesper comes out of the emptiness, from one side only, and stronger than you had thought.
    .option-work-on = Bear it in mind and work on
    .after-work-on =
        One of you writes it on the edge of the receiver: some of this is us. It is a good line, and at supper it is passed round. What is written there does not make the needle any wiser.
a-plume-at-dawn =
    At dawn a plume stands over the north, white and straight; an hour later the sun has eaten it. Ground does not smoke by itself. Something up there was shaken until it let go of what it was holding, and it was shaken where Vesper lets its weight fall. There could be no better bearing. At the window nobody is glad of it.
    .title = A Plume at Dawn
    .do-plume-west = It stood in the north-west, over R3-NW.
    .do-plume-east = It stood in the north-east, over R3-NE.
soft-ground =
    At the mouth of the valley a wheel went in up to the axle, where an hour earlier it had rolled as if on concrete. Froggy is out again, with sand in a bearing that used to be sealed. Under the dust there was no ground: there was air, and a wet shine on the walls. A sample might tell what the rest is standing on.
    .title = Soft Ground
    .action = Melt a sample, and see what is holding your ground together.
    .done =
        More than half of it is ice. Where the ice has left, the ground is a crust, and you know now how much it carries and how it sounds before it goes. The water runs through the rig, and some of it stays as oxygen.
    .later =
        Within sight of the door the crust gives way under Froggy. One of you lies beside it with a shovel for half the sol. When it is out, its axle is no longer straight.
warm-or-loud =
    Vesper has sent its own accounts. What is left in its battery can feed the transmitter or warm the memory core, not both, and it asks for orders. If it shouts, you will find it more easily, and find it cold. If it keeps its memory warm, it will be hardly more than a breath. It gives you until evening.
    .title = Warm or Loud
    .option-loud = Let it shout
    .after-loud =
        The tone is what it must have been at the beginning. Below it, in the small print of the message, a temperature begins to fall.
    .option-warm = Keep the core warm
    .after-warm =
        The tone sinks by a step. The last line of the message says: understood. Somebody wrote that years ago, for this very case, and it does you good to read it.
two-hundred-metres =
    The old survey gives the arms of the valley walls of eighty metres. Two hundred metres of rope came with the ship, and have been lying next to a heater ever since. This sol nobody leaves the Garage Hall without a second pair of hands on every knot. Old rope keeps its age to itself until somebody hangs in it.
    .title = Two Hundred Metres
    .action = Run the whole rope through your hands, cut out what is bad and splice the rest.
    .done =
        A hundred and sixty metres are left, and there is not one that has not passed through somebody’s fingers. The coil hangs by the door. Whoever did most of it is served first at supper.
    .later =
        It parts on the ramp of the Garage Hall, at two metres and not at eighty. One of you lands badly. The rest of the coil still hangs over the rail, and this sol every knot is checked by two again.

## Follow-Ups

the-restored-page =
    Earth has restored the nine words, and thrown in a tenth that you had not seen: an hour. Vesper’s clock was set to another meridian. Whoever listens at its own minute hears the tone before the rock can throw it back, and needs far less of it to be sure. With the answer comes a letter of thanks from somebody very old, and the First Player may keep it.
    .title = The Restored Page
where-the-lines-cross =
    Two antennas, two lines, and for the first time a point. The echo was a third line, which meets neither. You have looked it in the face now, and will not take it for the other again.
    .title = Where the Lines Cross
    .do-cross-west = The lines meet in the north-west, in R3-NW.
    .do-cross-east = The lines meet in the north-east, in R3-NE.
a-quiet-night =
    No knock, no tremor and no wind. For once the whole HUB has slept, and at breakfast it shows: in the faces, in the talk, in a bandage that may come off a sol early. On the instruments of the Lab the night is a line drawn with a ruler. Nobody had known that it could be so straight.
    .title = A Quiet Night
no-carrier =
    Dusk, and no tone; eleven minutes later, none. In the log somebody writes: no carrier. If you have found a way to raise it since, Vesper comes in after midnight, late and thin, and everyone gets up to hear it. If not, nobody switches the loudspeaker off, and it is so quiet that the fans of the HUB seem rude.
    .title = No Carrier
the-floor-sinks =
    In the north a curtain of dust goes up, wide as a town, and only then does the floor shiver. A part of the valley has gone down, and Vesper’s tone comes from farther off than ever. If you had learned what the ground is made of, everyone was on rock, and only the Working Block rattles. If not, an astronaut and Scorpio were too near the edge.
    .title = The Floor Sinks
the-date-stands =
    The date in the landing table has come, and the ship asks for its ground. If you have stood in one of the arms, there is something to tell, and you tell it in a steady voice. If not, you read out a list of what you do not know. Nobody looks after the HUB meanwhile, and two Blocks make use of it.
    .title = The Date Stands
the-ship-asks-again =
    The ship is on the line again, and this time only one of them speaks. If you have stood in one of the arms, you can say what your boots felt, and that is worth more than any chart. If not, it matters what you said last time: a promise has to be taken back, word by word; a plain answer is simply given again, and they are grateful.
    .title = The Ship Asks Again
over-the-saddle =
    The way to Vesper leads over the saddle now, eighty metres up and as many down. On a rope that you have been through yourselves it is a climb to be told at table for years. Without one it is loose stone in a bad light, on oxygen from the reserve, and one of you comes down it faster than planned.
    .title = Over the Saddle

## Endings

two-grounds =
    The record goes up to the ship in one long breath, and behind it the picture from the saddle. The relief crew asks for both a second time. Under the valley the ice has been leaving for longer than anybody has watched; its floor is a crust over nothing, and every knock has made it thinner. The shelf beyond the saddle is rock. That is where the light comes down, slowly, on ground that stood on no list. You are at the door with every lamp lit. At dusk somebody goes to the receiver, out of habit.
    .title = Two Grounds
heard-to-the-end =
    You have it all: the record, the log, the answers to what you asked and to some of what you did not. The valley was never quiet. It was slow. Its ice has been leaving since before you were born, and Vesper felt it go, and said so every eleven minutes in the only word that it had. The ship comes down on the plain in front of the HUB, between your own lamps. Before the relief crew has its helmets off, one of them asks whether the tone can still be heard.
    .title = Heard to the End
what-the-valley-kept =
    The memory core is safe. The valley is not: what the tremors had loosened has given way under its own weight, and where the chart says level ground there is a hole with blue walls, from which dust still rises. Had a ship been standing there, it would be standing there no longer. This one comes down on the plain in front of the HUB, a little hard. You tell the relief crew what Vesper had measured. You tell them as well who did the knocking.
    .title = What the Valley Kept
half-a-record =
    Half of what Vesper knew has come home; the other half stayed in the cold. It is enough to say no, and not enough to say why. Mission Control argues about gaps for one night. Then the ship turns aside and comes down on the plain in front of the HUB, on the last of its reserve. At supper the relief crew asks what the missing half would have said. You have thought about it. Something about an hour, you believe, and something about the evening before.
    .title = Half a Record
a-long-way-round =
    In the report it is one line: first approach by the other arm. It does not say how sure you were, or what the saddle was like from below. But the core is here, and Vesper’s record says what it had to say: the floor of the valley is thin, and thinner every year. The ship comes down on the plain in front of the HUB. When the relief crew asks which arm it was, you look at one another, and out of politeness nobody answers first.
    .title = A Long Way Round
lights-on-the-plain =
    The record takes four hours to read, and one minute would have been enough. The valley has been sinking from the first day, by less than a hair at a time; it would have carried a mast, and not a ship. The relief crew thanks you without asking questions, and turns aside. That evening a second star stands over the plain in front of the HUB, and grows legs. In the north a tone goes on calling every eleven minutes, very softly, and falls a little towards the end.
    .title = Lights on the Plain
white-squares =
    The core lies on the bench and says what it has to say: not in the valley. But a ship needs more than a no. On the map of the mouth of the valley, from which every other ground would have been measured, there are still white squares, and Mission Control gives nobody leave to land by white squares. The light goes over the HUB twice. Then it turns back, for a year at least. What Vesper knew has come home, and there is nobody left to warn.
    .title = White Squares
within-sight =
    You have seen the mast. You know from the drawings how many bolts hold the lid of the core, and in what order they come out. But the last sol is over, the core is still in its slot, and a ship cannot wait. Without the record nobody gives it leave to land. For two nights it goes over the HUB as a light, and everyone stands at the window. On the third it is on its way home. In your report the distance to Vesper is given in metres.
    .title = Within Sight
a-light-going-over =
    When the ship asks for its ground, you have some notes from the receiver, and a map with a pencil line that ends at the mountains. Mission Control decides what it has to decide. The light goes over the HUB twice, and the relief crew says a few words that sound rehearsed; then the ship turns back, for a year at least. In the north nothing moves. Whether Vesper is still calling, nobody wants to know that evening, and the receiver stays off.
    .title = A Light Going Over
one-voice-fewer =
    The log has a column for who is outside and a column for who is back, and today they differ. Mission Control ends the mission in the same hour. The watches go on for a while, because nobody crosses them off the list; at the right minute somebody puts on the headphones, listens, and writes the time. The relief crew is told to wait in orbit, and is told why. In the north the valley keeps what it knows, and says nothing.
    .title = One Voice Fewer
