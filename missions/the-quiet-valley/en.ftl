the-quiet-valley =
    The plain in front of the HUB has borne one ship, yours. Its engines melted the ice below; what has frozen since would not bear another. So the relief crew means to land in the north, in a valley with the flattest floor on any map. An old station, Vesper, has watched that floor for ten years, and no ship comes down there before that record has been read. Vesper is fading. It stands in one of the two arms of the valley; its tone comes out of both, because rock throws it back. Listen, evening by evening. Decide which voice to believe. Bring the record home by your last sol, or the ship stays in orbit for sixteen months, till its window home opens.
    .title = The Quiet Valley
    .idea = A station is fading somewhere on ring 3: listen for its bearing, decide how far to trust it, and find out where a ship can land.

## Objectives

mouth-of-the-valley =
    Explore three of these five regions: R1-NW, R1-N, R1-NE, R2-NW, R2-NE. Across them the ways lead up into the valley. To enter R3-NW or R3-NE before the watches are over is to choose that arm unheard.
    .title = The Mouth of the Valley
    .count = Regions explored: { $done } of { $goal }
    .done = The last flag of the mouth is in. From here the gravel leads uphill, to the place where the rock divides.
listening-watches =
    Perform Listen three times. Each watch takes an evening; a new one comes with every sol, and the recorder keeps two at most. What the needle is worth, you decide among yourselves.
    .title = Listening Watches
    .count = Watches kept: { $done } of { $goal }
    .done = You rule a line under the last watch. On the map the valley still has two arms; what you have heard stands beside them in pencil. From tonight there will be sleep again, and time for dressings by daylight.
last-fix =
    Explore R3-NW or R3-NE. Vesper stands in one of these two arms. What you have heard and seen is all that speaks for either.
    .title = The Last Fix
    .done = The lamps go round the walls of the arm, slowly, once.
    .then-arm = Vesper is here: a mast on three legs, furred with frost, its lamp blinking when it remembers to. { $geologist-cap } wipes the plate with a glove. It says VESPER, above the number of a warehouse on Earth.
    .else-arm = Bare rock, and your own radio thrown back from it. From the head of the arm you see the mast at last, small and upright: it stands in the other one, just below the saddle. You call, and Vesper spends strength on an answer. Over R3-N there is a way down to it.
    .then-no-tone = It has taken long: there was hardly a tone left to steer by. You went from wall to wall, on the last of the bottles, before a lamp found one of the legs.
    .then-warned = In the log the needle had leaned to the other arm. { $scientist-cap } closes the book before the page can be discussed.
    .else-warned = You read your watches over once more. They have no better answer than the one that brought you here.
memory-core =
    Gather Vesper’s memory core. A red Objective token stands for it and lies in the region that you were told: in the arm itself, or on the saddle, R3-N, if you came up the wrong arm. Once the core is out, Vesper can read you no more of its log.
    .title = The Memory Core
    .done = Four bolts, a quarter turn: the core lies in the glove, no larger than a bar of soap.
    .then-bench = On the bench half of it answers. The rest is gaps and senseless figures: the cold was there before you.
    .else-bench = On the bench it answers at the first touch. Ten years of a valley, hour by hour, without a gap.
the-fan =
    At the mouth of the valley the gravel spreads in a fan, level enough for a ship. Perform Pace Out the Ground twice. The stakes will tell whether it bears; whether it goes on bearing, only Vesper’s record can tell.
    .title = The Fan
    .count = Strips paced out: { $done } of { $goal }
    .done = Two strips of the fan are staked from edge to edge. No stake has sunk deeper than it was driven. For a quarter of an hour you sit on the gravel with your boots up.
the-saddle =
    Behind the saddle between the two arms the old survey shows a shelf of rock. Explore R3-N and look at it from there.
    .title = The Saddle
    .done = Beyond the saddle lies the shelf, dark, wide and level. The first step on it comes back up through the boot, hard. At its edge stands a survey marker that is on none of your lists.
question-and-answer =
    Perform Call Vesper three times while the memory core is in its slot. With each answer comes a page of the station’s log.
    .title = Question and Answer
    .count = Pages of the log: { $done } of { $goal }
    .done = The log is complete. { $medic-cap } reads it aloud at supper from the first date on, and at each STATION WELL there is a small nod round the table.
    .failed = With the core out of its slot Vesper has nothing left to read from; what you did not ask stays unasked.

## Track, markers and actions of the mission

signal =
    .title = Signal
evening =
    .title = Evening
vespers-hour =
    .title = Vesper’s Hour
listen =
    Keep a watch at the receiver in the Lab: the needle leans to R3-NW or to R3-NE. At times it follows the echo and not Vesper: seldom with the Signal at 7 or more, one time in three from 3 on, nearly as often as not below that. At 0 there is only noise. Each watch may lean a different way from the last.
    .title = Listen
    .then-clear = The needle swings to north-west, R3-NW, and stands. For three minutes it does not leave the mark.
    .then-clear-variant-2 = A full, round tone. At its first note the needle lies on R3-NW, north-west, as if it were glued.
    .else-clear = North-east, R3-NE, at once, and there it stays while { $scientist } changes hands at the dial.
    .else-clear-variant-2 = The tone is strong enough for the loudspeaker. The needle takes north-east, R3-NE, without a tremor.
    .then-thin = A tone, thin as a hair. The needle leans to north-west, R3-NW, trembles, and leans there again.
    .then-thin-variant-2 = Between two bursts of static the needle makes up its mind: north-west, R3-NW.
    .then-thin-variant-3 = For most of the hour it wanders. Where it rests, it rests in the north-west, on R3-NW.
    .else-thin = The tone comes and goes like a lamp behind a curtain. While it is there, the needle shows north-east, R3-NE.
    .else-thin-variant-2 = Nine readings. Six of them are north-east, R3-NE; { $engineer } writes down all nine.
    .else-thin-variant-3 = The needle tires quickly tonight, and always on the same side: north-east, R3-NE.
    .then-faint = You may be imagining it. But each time you imagine it, the needle lies in the north-west, R3-NW.
    .then-faint-variant-2 = One lean in an hour, to north-west, R3-NW. The rest is sky.
    .else-faint = Something draws the needle to north-east, R3-NE, and lets go of it.
    .else-faint-variant-2 = If that was Vesper, it was in the north-east, R3-NE.
    .do-noise = Three hours of static. At the end of them you have heard Vesper a dozen times, each time in step with your own pulse.
call-vesper =
    Send Vesper a call. It is built to answer, once a sol, at an hour of its own, and the Signal rises. It is also built to measure. Before it answers it does something that cannot be heard from here.
    .title = Call Vesper
    .then-page = Page 1 of the log. SOL 9: AIR STILL, FROST AT DAWN, FLOOR AS SURVEYED, STATION WELL.
    .then-page-variant-2 = Page 2 of the log. SOL 1902: DUST FOR SIXTY SOLS, FLOOR LOWER BY A HAIR, STATION WELL.
    .then-page-variant-3 = Page 3 of the log. SOL 3544: BATTERY LOW, FLOOR LOWER, FLOOR LOWER, STATION WELL.
pace-out =
    Cross a strip of the fan on foot, drive in a stake every ten steps, and note how deep it goes.
    .title = Pace Out the Ground

## Rules for a time

two-at-the-key =
    The drum of the seismometer has begun to answer to small things: a closing door, a wheel in the Garage Hall. From now on a call to Vesper is double work, at the key and at the drum.
    .title = Two at the Key
a-rope-on-the-saddle =
    You know every metre of this rope. With it, a way that would take all hands takes one pair fewer.
    .title = A Rope for the Saddle

## Finds on the way

survey-mast =
    A mast of the first survey, bent but standing, with a reflector at its top. You turn the reflector to the north, and from then on the tone comes in a little stronger.
    .title = Survey Mast
spent-stage =
    The burnt-out stage of an old lander lies on its side. Two things in it are still good: cells that hold a charge, and a tank with some oxygen left in it. There is daylight enough to take out one of them.
    .title = Spent Stage
    .option-cells = Take the cells
    .after-cells =
        They come out in one piece. By evening they stand in a row with yours.
    .option-tank = Take the tank
    .after-tank =
        The valve is stiff, the gauge is honest. What was left in it is yours.
blue-hollow =
    A hollow in the ground, blue at the bottom: clean ice, bare where a hand’s width of dust has slid off it. It could be sawn. The saw would be felt a long way off.
    .title = Blue Hollow
    .option-dig = Saw out a block
    .after-dig =
        The block comes up without a bubble in it. When the saw has stopped, the ground under your knees goes on trembling for a little while.
    .option-walk-round = Leave it as it is
    .after-walk-round =
        You stay at the edge for a moment and look down. There is not much blue on this planet.

## Mission Events

a-tone-at-dusk =
    At dusk the receiver finds it: one tone, falling a little towards the end, every eleven minutes. Vesper is still there. Inside the walls of the HUB it is hardly more than a guess. The small antenna needs a better place before night, and its cable is eighty metres of tired insulation.
    .title = A Tone at Dusk
    .who-listener = Who takes charge of the antenna?
    .action = Wrap the cable and warm it, length by length.
    .done =
        Wrapped like a sore throat, the cable runs along the wall. The hiss has gone out of it; what is left is Vesper.
    .later =
        In the coldest hour the insulation has cracked along its whole length. Half of what the antenna hears is lost on the way to the door.
    .option-on-the-roof = Carry it up to the roof
    .after-on-the-roof =
        Half the sol goes by up there among the cables, with the whole north in view. With nothing in its way, the tone has filled out a little.
    .option-behind-the-panels = Clamp it to the frame of the Solar Panels
    .after-behind-the-panels =
        The frame makes a good stand. The heating for the antenna comes out of the reserve. At night its small red lamp can be seen from the table.
    .option-at-the-window = Lean it outside, at the window of A Quiet Place
    .after-at-the-window =
        There is a cable across the floor now, and a loudspeaker on the cushion.
    .then-seat = { $listener-cap } sits down beside it and stays for the evening.
nine-words =
    With the tone comes a line of text, the first in weeks: nine words, and in seven of them letters are missing. SILENT, says one that is whole. The other says FLOOR. Vesper was made to send such a line when something has changed. The code book is on Earth, with the man who wrote it, Ilario Venn.
    .title = Nine Words
    .who-reader = Who sits down with the line?
    .option-send-it-to-earth = Send it to Earth
    .after-send-it-to-earth =
        The big dish takes its power from the reserve. Mission Control promises to look for Ilario Venn. He is ninety-one and has moved house twice since.
    .option-piece-it-together = Piece it together yourselves
    .after-piece-it-together =
        The sheet goes on the long table, with a pencil on a string.
    .then-line = It takes { $reader } half the sol, while words are called in from the other rooms. One word fits: beside FLOOR there now stands LOWER.
    .option-pin-it-up = Pin it up by the door
    .after-pin-it-up =
        It hangs there, and the talk turns to other things. Meanwhile Vesper spends some of its strength on a second line, which the recorder misses.
the-empty-channel =
    At the appointed hour the channel is empty. You wait ten minutes, then twenty, and close it with a line in the log. Four hours later, on the way to the kitchen, { $engineer } hears the tone through an open door, weak and in perfect time, by a clock that is not yours.
    .title = The Empty Channel
    .action = Set up a clock that keeps Vesper’s time.
    .done =
        The clock has a red face and gains forty minutes a sol on yours. When its hand comes round, the dial is already where it should be.
    .later =
        Twice more the tone has come while the dial stood elsewhere. At supper you all keep one ear on the corridor.
    .option-sit-up = Sit up in turns
    .after-sit-up =
        You cut the night into slices. By dawn the dial is set better than before, and each of you has heard the tone once from the left and once from the right.
    .option-let-it-record = Let the Control Center record it
    .after-let-it-record =
        The computer listens to the north, and hears what there is to hear. In the meantime it overlooks something small in the Living Block.
    .option-feed-the-receiver = Feed the receiver from the reserve
    .after-feed-the-receiver =
        You give the amplifier all that it can take. The lamps turn yellow, and the tone has a body for the first time.
two-peaks =
    On the screen the tone has two peaks of the same height, one to the north-west and one to the north-east. One is Vesper; the other is its voice, thrown back by a wall of rock. Soon there are two camps at the table. A second antenna, far enough from the first, could tell them apart while the curve still has some height.
    .title = Two Peaks
    .action = Make a second antenna out of hardware and set it up far from the HUB.
    .done =
        It is an ugly thing of pipe and wire on a heap of stones. By the next sol it will have heard the tone as often as the first one, and there will be two lines to lay on the map.
    .later =
        Both peaks have sunk another step towards the noise, and the camps have dug in. On the map a pencil line has been rubbed out. When { $medic } asks by whom, the forks go on.
a-knock-in-the-floor =
    { $geologist-cap } has found it on the drum in the Lab: a knock in the ground, far in the north, after your call and just before the answer. Vesper lets a weight fall and listens to what the valley says. It is built so. In the Working Block a tray of cables has come loose.
    .title = A Knock in the Floor
    .action = Write a command that holds the weight, and send it until it is understood.
    .done =
        The next answer comes without a knock before it. Up there the ground is left in peace.
    .later =
        In the night Vesper measures on its own account, because its clock says so. The knock comes up through the bunks. What follows goes on for some time, and is not Vesper.
cups-on-the-shelf =
    In the small hours every cup begins to ring against the next. It lasts four seconds. Far under the plain something has settled. You find hairlines in the walls of the Living Block and a valve shaken open in the Systems Block. In the Working Bay all that is heavy stands on the upper shelf, above the oxygen filter.
    .title = Cups on the Shelf
    .action = Brace racks and pipes in all three Blocks with struts of spare hardware.
    .done =
        You go from Block to Block with a spanner and a bag of struts. What rattles when it is struck gets another bolt. The HUB sounds duller afterwards, and sits better.
    .later =
        Five seconds this time. The upper shelf of the Working Bay empties itself, and a vice goes through the housing of the oxygen filter below. The cups have been standing on the floor since the first night.
one-frame-a-pass =
    ORBITER TO HUB. One frame a sol to spare, at an hour when a mast throws a shadow. Western arm: half in the dark, much stays unseen; what does show is almost always real. Eastern arm: in full light, all of it shows, pinnacles too. While the camera looks into the arms, the relay does not carry Vesper: please advise.
    .title = One Frame a Pass
    .action = Lay the frame over the old survey, stone by stone.
    .done =
        One dot is on the frame and not in the survey, not far from your own way. You ring it in red.
    .later =
        Mission Control has needed the memory, and the frame is overwritten. The relay has come out of it a little off its place in the sky; the tone comes in with more hiss.
    .option-west-arm = The north-western arm
    .after-west-arm =
        The picture builds up line by line, from the rim down to the floor. For as long as that takes, the receiver has nothing to hear.
    .do-west-shadow = Out of the dark on the floor of R3-NW reaches a shadow: long, thin, perfectly straight.
    .do-west-bare = On the floor of R3-NW lie stones, the shadows of stones, and a good deal of plain dark.
    .option-east-arm = The north-eastern arm
    .after-east-arm =
        It comes in strips, the brightest first. { $scientist-cap } lays a ruler along each.
    .do-east-shadow = On the floor of R3-NE one shadow is thinner than the others, and straight.
    .do-east-bare = On the floor of R3-NE every shadow has a pinnacle at its foot.
    .option-the-mouth = The mouth of the valley
    .after-the-mouth =
        One of you spends half the sol over it with a glass. The shadows are short and easy to read: between two banks of gravel lies something that no flood has left there. You give the place a number.
one-gearbox =
    Both rovers ran on the same oil, and the cold has been at it. In the Garage Hall two gearboxes stand open, and in the two together there are good parts for one. You can drive one rover and rest the other, or share out the parts and hope twice. Under the bench lies a bar of good steel.
    .title = One Gearbox
    .action = Cut new teeth from the bar.
    .done =
        It takes turning, measuring and turning again. In the evening a finished piece lies oiled on the shelf.
    .later =
        Under load an old wheel sheds a tooth into the other. A second pair of hands has to turn each gear through once before anything rolls out of the Garage Hall.
    .option-rest-froggy = Rest Froggy
    .after-rest-froggy =
        Froggy stands on blocks with its belly open, waiting for a gear. The good parts are in Scorpio.
    .option-rest-scorpio = Rest Scorpio
    .after-rest-scorpio =
        Scorpio is jacked up in the far corner, short of a gear. Froggy has the good parts.
    .option-drive-both = Share out the parts
    .after-drive-both =
        It is a cheerful hour: oil up to the elbows, and as many opinions as hands. Both gearboxes close on a sound that neither had before.
the-landing-table =
    The landing table has come: a page of figures for the ship, and one empty box for the date on which you answer for the ground. Rhee at Mission Control would like an early one. A late one can be had; it takes reasons, in writing, and the crew on board spends the time in a cabin that was built for days.
    .title = The Landing Table
    .who-writer = Who writes the reasons?
    .option-take-the-early-date = Fill in an early date
    .after-take-the-early-date =
        It is a short answer, and a welcome one: no briefing tonight, a bath of warm water for sore hands, early lights out. The table hangs beside the door, with a red ring around your date.
    .option-ask-for-more-sols = Ask for a later date
    .after-ask-for-more-sols =
        Half the sol goes into a page of reasons. At night you lie awake for the receipts.
    .way-granted = They are accepted one by one. The last receipt says, in Rhee’s own words, that the cabin is narrow.
    .way-refused = The answer is no. Rhee adds a private line: the best page of reasons that has crossed that desk.
a-call-from-the-ship =
    Between two blocks of figures there are voices: the relief crew, near enough now to answer at once. They tell you about the stars in their window and what they will eat first. Then Oda Lindh, their geologist, asks you to describe a handful of your ground. Then, more quietly, whether the valley is good.
    .title = A Call from the Ship
    .action = Describe a sample to Oda, grain by grain.
    .done =
        She asks about colour, edge and weight, and whether it squeaks. At the end she knows your ground better than you did this morning.
    .later =
        Oda does not ask for the handful again. On the channel there are blocks of figures, on time, each with a receipt.
    .option-reassure-them = Tell them that the valley is good
    .after-reassure-them =
        They breathe out, you can hear it. It is the easiest evening in a long time. On board, Oda has written the sentence down, with the hour.
    .option-say-what-you-know = Tell them what you know
    .after-say-what-you-know =
        It is not much, and takes a minute. Oda reads it back to you word by word.
white-morning =
    At sunrise the plain is white. Frost lies on every stone, no thicker than a stroke of chalk, and a haze takes the shadows away: no edge, no hole, no near and far. By noon it will be gone. Till then there is fresh frost for the taking, and on the Solar Panels a crust of it with dust baked in.
    .title = White Morning
    .action = Brush the panels before the sun bakes the crust.
    .done =
        It comes off in sheets. Underneath, the panels are cleaner than on the first day.
    .later =
        The frost has gone and left its dust behind, in a film that no brush takes off dry. One panel gives less than it did, and will not recover by itself.
    .option-wait-for-noon = Keep the Garage Hall shut
    .after-wait-for-noon =
        The door stays down. An old wound, if there is one, gets a day on a bunk and a dressing that is changed without haste.
    .option-drive-into-it = Open the door all the same
    .after-drive-into-it =
        A box of frost is put by as a sample. What else lies under the white is found out by driving over it.
the-other-ground =
    You have laid the watches one over the other. Each evening the ridge cuts off the tone a little earlier, though the clock is right and the ridge has not moved. So the mast has. The valley is sinking, and the ship needs other ground. Mission Control will want Vesper’s record before it believes a stopwatch.
    .title = The Other Ground
    .then-words = LOWER, it says on the sheet beside { $reader-of } bunk. You have had the word for some sols; now you know what to do with it.
    .else-words = In the ship’s computer the valley is still the only name on the list.
    .option-the-near-ground = Look at the fan at the mouth
    .after-the-near-ground =
        The fan lies at your own door: gravel over an unknown floor. It will take stakes, time and a good many steps, but no rover need be charged for it.
    .option-the-far-ground = Look at the shelf beyond the saddle
    .after-the-far-ground =
        The old survey draws the shelf with a broken line; its author had seen only the shadow. From the saddle you would see the rock itself. One of you stays bent over the survey for half the sol, to find a way up.
what-listening-costs =
    RECEIVER. Planned: one hour a sol. Run: twenty-four. Cabinet: hot. Power balance: short by one room. { $engineer-cap } lays the page on the table, with the ways out of it in the margin.
    .title = What Listening Costs
    .action = Fit a timer, so that the receiver sleeps between the tones.
    .done =
        It wakes a minute before the tone and sleeps a minute after. By the end of the sol the reserve has something to show for it.
    .later =
        The cabinet has begun to cool itself: its fan runs through the night, at the expense of the reserve.
    .option-close-a-room = Close a room
    .after-close-a-room =
        You pull a door shut, the lamps behind it go out, the tone stays as it was.
    .option-pay-from-the-reserve = Pay from the reserve
    .after-pay-from-the-reserve =
        The gauge stands lower than it did at breakfast. In the loudspeaker the tone goes on, every eleven minutes.
    .option-switch-off-the-dish = Switch off the dish
    .after-switch-off-the-dish =
        It is very quiet. When you switch it on again, Vesper has called for a whole sol without an answer, and what comes in is weaker for it.
the-fourth-watch =
    The list of watches was made for a crew of twice your number. The fourth begins when the body is surest that it is night, and it has fallen too often on the same pair of eyes. By day the same eyes read labels in the Probe Bay, where this sol more than one tube lands in the wrong rack and has to be sorted again.
    .title = The Fourth Watch
    .who-on-watch = Who has had the fourth watch too often?
    .action = Draw up a new list, and cook something hot for those who come off watch.
    .done =
        The new list has gaps in it, and the gaps are the best part. At four in the morning there is soup, and company. What can be mended by sleep is beginning to mend.
    .later =
        { $on-watch-cap } drops off over the dial, wakes, and cannot say which sol it is. The medical checklist has a page for people who have slept too little. Every line on it ends at a drawer in the Med Lab.
our-own-echo =
    For an hour the tone is stronger than it has ever been, and you all crowd round the receiver. Then the Control Center changes its channel, and the tone changes with it. You have been listening to your own beacon, thrown back by the valley. To know which part is Vesper, the HUB would have to fall silent.
    .title = Our Own Echo
    .action = Shift the beacon to another minute.
    .done =
        Your beacon speaks now when Vesper does not. What comes from the north in between has one owner.
    .later =
        All night the beacon and its echo have set each other off. In the Living Block a relay has chattered itself to pieces.
    .option-fall-silent = Silence the HUB for this sol
    .after-fall-silent =
        The Control Center is closed and every beacon pulled. Late in the evening Vesper comes out of the emptiness, stronger than you had thought.
    .option-work-on = Bear it in mind and work on
    .after-work-on =
        { $scientist-cap } writes it on the edge of the receiver: some of this is us. At supper it becomes a toast. The needle goes on pointing at both together, yourselves and Vesper.
a-plume-at-dawn =
    At dawn a plume stands over the north, white and straight; an hour later the sun has eaten it. Something up there was shaken, by a call of yours, and has let go of what it was holding. From one window you cannot say over which arm it stood.
    .title = A Plume at Dawn
    .action = Set up two cameras, far apart, and wait for the next plume.
    .done =
        Two tripods stand in the last dark, with a thumb on each shutter.
    .then-plume = It comes a minute after sunrise, thin, on both pictures in the north-west, over R3-NW.
    .else-plume = Two pictures of one plume, taken in the same second. The lines meet in the north-east, over R3-NE.
    .later =
        Two more plumes have gone up unseen. A fine white veil hangs over the north, and behind it the tone is duller.
soft-ground =
    At the mouth of the valley a wheel went in up to the axle, where an hour earlier it had rolled as if on concrete. Froggy is out again, with sand in a bearing that used to be sealed. Under the dust was a hollow, and its walls were ice. A sample might tell what the rest is standing on.
    .title = Soft Ground
    .action = Melt a sample, and see what is holding your ground together.
    .done =
        More than half of it is ice. Where the ice has gone the ground is a crust; { $geologist } notes how much it bears and what it looks like before it goes. The water runs through the rig, and some of it stays as oxygen.
    .later =
        On the last slope before home the crust gives way under Froggy. Half a sol with a shovel, lying flat. When it is out, its axle is no longer straight.
warm-or-loud =
    VESPER TO ANY STATION. BATTERY LOW. CAN FEED TRANSMITTER OR WARM MEMORY CORE. NOT BOTH. LOUD: EASY TO HEAR, RECORD AT RISK. WARM: RECORD SAFE WHILE I CAN BE HEARD, HARD TO HEAR. REQUEST ORDERS. WILL WAIT UNTIL EVENING.
    .title = Warm or Loud
    .option-loud = Let it shout
    .after-loud =
        The tone is what it must have been at the beginning. Below it, in the small print of the message, a temperature begins to fall.
    .option-warm = Keep the core warm
    .after-warm =
        The tone sinks. The last line of the message says UNDERSTOOD. It was written years ago, for this very case, and it does you good to read it.
two-hundred-metres =
    The old survey gives the arms of the valley walls of eighty metres. Two hundred metres of rope came with the ship, and have been lying next to a heater ever since. This sol every knot that leaves the Garage Hall is tied by one pair of hands and tested by another.
    .title = Two Hundred Metres
    .action = Run the whole rope through your hands, cut out what is bad and splice the rest.
    .done =
        A hundred and sixty metres are left, and every one of them has been bent, felt and pulled. The coil hangs by the door now, where every hand can reach it.
    .later =
        It parts on the ramp of the Garage Hall, at two metres and not at eighty. The rest has to be gone over by the metre, which takes one of you half the sol, and every knot is tested by two again.
a-line-of-reflectors =
    The first survey left a line of reflectors on the way north, one on every rise, to carry its own voice home. From the roof at noon you count four glints, where the map has seven. The fallen ones could be set up again. Where they lie, the map does not say.
    .title = A Line of Reflectors
    .action = Set the fallen reflectors up again.
    .done =
        Seven glints at noon. In the evening the tone steps from one to the next, and comes in over your roof like a guest who knows the house.
    .later =
        From the roof there are only three. When { $scientist } turns up the gain, there is more of the hiss.

## Follow-Ups

the-restored-page =
    Ilario Venn has restored the nine words and added a tenth that you had not seen: an hour. Once a sol, at that minute, Vesper stops sweeping the sky and speaks straight at you; at any other time you hear what spills over and comes off the walls. At the end he asks what it sounds like these days.
    .title = The Restored Page
    .then-in-time = From tonight you listen by his clock, and need far less of a tone to trust the needle.
    .else-in-time = The watches are over. You send him the recordings, with thanks.
where-the-lines-cross =
    Two antennas, two lines, and for the first time a point, as broad as the lead of a pencil. The echo would be a third line that meets the others nowhere.
    .title = Where the Lines Cross
    .then-cross = The point lies in the north-west, in R3-NW.
    .else-cross = The point lies in the north-east, in R3-NE.
    .else-late = In the meantime you have been up there yourselves. { $scientist-cap } pins the sheet up all the same: it was good work.
a-quiet-night =
    No knock, no tremor. On the drum in the Lab the night is a line drawn with a ruler. { $keeper-cap }, who sent the command, has slept eight hours and comes to breakfast moving more easily.
    .title = A Quiet Night
no-carrier =
    Dusk, and no tone; eleven minutes later, none. The entry in the log is two words long: no carrier.
    .title = No Carrier
    .then-silence = The loudspeaker stays on. In the quiet the fans of the HUB seem rude.
    .else-silence = After midnight Vesper comes in, late and thin. You get up for it, all of you, in socks.
the-floor-sinks =
    In the north the dust goes up, wide as a town, and only then does the floor of the HUB shiver. A part of the valley has gone down. Whatever is still to be heard of Vesper comes from farther off.
    .title = The Floor Sinks
    .who-fallen = Who was out at the northern flags?
    .then-ice = { $geologist-cap } had marked what bears and what does not, and the marks were right: up there you were on rock. What rattles is the Working Block, far from any edge.
    .then-rope = The rope went tight before the edge had finished falling. It is the rope that you went through by hand, and it holds. In the HUB the shiver has gone through the Working Block.
    .then-down = { $fallen-cap } was out at the flags with Scorpio, too near the new edge.
the-date-stands =
    The date in the landing table has come. On board they want to know about their ground.
    .title = The Date Stands
    .then-ground = You have stood in an arm of the valley and can say in a steady voice what you saw there.
    .else-ground = You read out a list of what you do not know. It is a long list. Meanwhile the HUB looks after itself, and something in the Living Block makes use of it.
the-ship-asks-again =
    The ship is on the line again. This time there is one voice only, Oda Lindh’s.
    .title = The Ship Asks Again
    .then-boots = You can tell her what your boots felt in the valley. To her that is worth more than any chart.
    .then-word = She has put your sentence into the landing plan: valley good. Now she needs a figure to go with it. There is none. It has to be taken back, word by word.
    .else-word = Again you tell her what you know and no more. She is grateful for it, and says so.
over-the-saddle =
    The way to Vesper leads over the saddle now, eighty metres up and as many down.
    .title = Over the Saddle
    .who-climber = Who scouts the way?
    .then-rope = On a rope that you have been through yourselves it will be a climb to tell of at table for years.
    .then-loose = You go and look, on oxygen from the reserve: loose stone in a bad light. It costs { $climber } half the sol to find steps that hold.

## Endings

two-grounds =
    The record goes up to the ship in one long breath, and behind it the picture from the saddle. The relief crew asks for both a second time. Under the valley the ice is leaving; its floor is a crust, and bears less with every sol. The shelf beyond the saddle is rock. That is where the light comes down, slowly, on ground that stood on no list. By noon you are on your way to meet them. { $listener-cap } leaves the receiver on, out of habit.
    .title = Two Grounds
heard-to-the-end =
    You have it all: the record, the log, the answers to what you asked, and up there a weight that hangs still. The valley was never quiet. It was slow. Its ice has been leaving for longer than Vesper could count, and Vesper felt it go, and said so every eleven minutes in the only word that it had. The ship comes down on the ground that you found for it. Before the relief crew has its helmets off, Oda Lindh, who reads rocks for a living, asks whether she may hear the tone.
    .title = Heard to the End
what-the-valley-kept =
    The memory core is safe. The valley is not: what the tremors had loosened has given way under its own weight, and where the chart says level ground there is a hole with blue walls, from which dust still rises. A ship standing there would be standing there no longer. The one in orbit comes down on the other ground, where you told it to. When you tell the relief crew what Vesper had measured, you do not leave out what had been shaking the valley.
    .title = What the Valley Kept
half-a-record =
    Half of what Vesper knew has come home; the other half stayed in the cold. It is enough to say no to the valley, and not enough to say why. Mission Control argues about gaps for one night. Then the ship comes down on the other ground, which at least you have seen for yourselves. At supper the relief crew asks what the missing half would have said. By then you know the gaps by their place: where each begins, how long it lasts.
    .title = Half a Record
a-long-way-round =
    In the report it is one line: first approach by the other arm. It does not say how sure you were, or what the saddle was like from below. But the core is here, and its answer is plain: the floor of the valley is thin, and thinner every year. The ship comes down on the ground that you chose instead. When Oda Lindh, the new geologist, asks which arm it was, you look at one another. Out of politeness the answer takes a while.
    .title = By the Other Arm
lights-on-the-plain =
    The record takes four hours to read, and one minute would have been enough. The valley has been sinking from the first day, by less than a hair at a time; it bore a mast, and would not have borne a ship. The relief crew thanks you without asking questions, and steers for your stakes on the fan. That evening there are lights on the plain, a short row of helmet lamps between your own flags. { $medic-cap } has the outer door open long before they reach it.
    .title = Lights on the Plain
white-squares =
    The core lies on the bench and says what it has to say: not in the valley. But a ship needs more than a no. On the map that should go with it there are still white squares, and Mission Control gives no crew leave to land by white squares. So the ship stays where it is, a light that goes over the HUB every two hours, and will for sixteen months before it can turn for home. The record is here in time. The part that is missing was yours to find.
    .title = White Squares
within-sight =
    You have seen the mast. You know from the drawings how many bolts hold the lid of the core, and in what order they come out. But the last sol is over, the core is still in its slot, and without the record Mission Control lets no ship down. It will be in your sky for sixteen months, rising in the west, before there is a window for the way home. In your report the distance to Vesper is given in metres.
    .title = Within Sight
a-light-going-over =
    When the ship asks for its ground, you have some notes from the receiver, and a map with a pencil line that ends at the mountains. Mission Control decides what it has to decide: no record, no landing. Oda Lindh, who was to take over your rocks, says a few words that sound rehearsed. The ship will circle for sixteen months before the planets let it leave, and each time it passes it is the brightest light in the sky. That evening the receiver stays off.
    .title = A Light Going Over
one-voice-fewer =
    The ship is told before Earth, because it is nearer. Oda Lindh, the geologist on board, asks for the name, and repeats it, so that it has been said up there as well. From Mission Control, within the hour, comes the order to stop; the relief crew is to wait in orbit. In the HUB one line on the list of watches stays blank. When the hour comes at which Vesper can be heard, the Lab is dark.
    .title = One Voice Fewer
