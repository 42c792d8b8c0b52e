quarantine =
    It began with hands. One of them let go of a cup, and the cup was blamed. Now fingers are numb in the morning, letters swim on the screens, and one chair has been moved a little away from the table. The cargo lander that came down last month, after a year and a half in orbit, brought linen, seed, hoses and gloves, and perhaps one thing more. There are swabs for a few tests, one bench to read them on, and bunks that stand an arm’s length apart. Earth will answer, but what it answers is always the question before last. Find out what is going round before it has been round everyone.
    .title = Quarantine
    .do-how-far = The track Numbness starts at 4. At the end of each Production phase it rises by 1, later faster. At 8 the mission is lost.
    .idea = Hands go numb, and who or what brings it is drawn unseen: test what you can, decide whom and what to keep apart, and find the source.

## Objectives

apart =
    Perform Take Blood three times, from those whose hands are numb and from those whose hands are not.
    .title = Those Who Have It
    .count = Rounds of blood: { $done } of { $goal }
    .done = The tubes stand in two rows, the ill and the well. On the bench they do not look as different as they should.
the-source =
    Perform Wipe Down three times. The water loop, the gloves of the sample box, the seed trays: one of the three gives off what is in your blood.
    .title = The Source
    .count = Wipes read: { $done } of { $goal }
    .done = Three papers hang from the line above the bench. The rest is for you to argue out.
out-of-the-hub =
    Put the source out of the HUB. Which of the three it is, you decide together, one morning soon.
    .title = Out of the HUB
    .done = It stands outside in the dust, in a sack with two knots. Indoors the first screw is picked up between two fingertips.
three-ampoules =
    Perform Make the Binder three times. Whatever it is that numbs, it is in the blood; this takes most things out of it.
    .title = Three Ampoules
    .count = Ampoules: { $done } of { $goal }
    .done = The third ampoule is clear to the bottom. { $medic-cap } holds it against the lamp and then against the page of a book.
steady-hands =
    Bring the track Numbness down to 0. The mission ends in the sol in which all else is done.
    .title = Steady Hands
    .done = Each of you threads the same needle, one after the other. The thread is red, so that all can see.

## Tracks, markers and actions

numbness =
    .title = Numbness
    .end-hands = { $first-ill-cap } reads the same line of the checklist three times and asks to be relieved.
    .end-feet = On the stairs to the Control Center one of you looks down to see where the foot is, a step too late.
    .end-all = The alarm clock runs down by itself. No hand has found the button.
outside-the-door =
    .title = Outside the Door
swab =
    .title = Swab
take-blood =
    Take blood in the Med Lab and read it overnight. Each round uses up one swab. One is boiled clean every sol; you never have more than three.
    .title = Take Blood
    .then-row = The first row is done. Through the foil { $medic } asks for the colour of each cuff. Names are not wanted.
    .else-row = The first row is done. { $medic-cap } writes no names on the tubes, only the colour of the cuff.
wipe-down =
    Wipe one of the three things with a swab and lay it on test paper in the Lab. Brown means: here it is. The paper is right five times in six.
    .title = Wipe Down
    .option-water = The water loop
    .after-water = You let the tap run while one of you counts to ten.
    .do-water-gone = The hose is gone. The paper stays white.
    .do-gloves-gone = The gloves are gone. The paper stays white.
    .do-trays-gone = The trays are gone. The paper stays white.
    .option-gloves = The gloves of the sample box
    .after-gloves = The swab goes round the ports of the box, left and right.
    .option-trays = The seed trays
    .after-trays = The swab goes along the shelf, from end to end.
    .do-water-dark = Under the drop from the water loop the paper has turned brown.
    .do-water-pale = The paper for the water loop is as pale as it was.
    .do-gloves-dark = A brown ring on the paper for the gloves.
    .do-gloves-pale = For the gloves the paper shows a thumbprint, yours, and no more.
    .do-trays-dark = Where the swab lay the paper is brown at the edge.
    .do-trays-pale = The paper for the trays stays white. It smells of earth.
make-the-binder =
    Cook up a binder at the bench, from the pharmacy’s last powder and a sugar drawn from your stores.
    .title = Make the Binder
sit-with-them =
    Keep a pair of numb hands warm, count the drops, turn the pages of a book. Once a sol the Numbness falls by 1.
    .title = Sit with Them

## Rules for a time

behind-a-door =
    A curtain of foil, a chair in front of it, a tray on the chair. What used to be done together is now done in turns. While it hangs, the Numbness rises by 1 less in every other sol.
    .title = Behind a Curtain
    .ends = The curtain comes down. It folds smaller than anyone expected.

it-comes-faster =
    Hands that were well at breakfast are numb at supper.
    .title = It Comes Faster

## Mission Events

the-spoon =
    At breakfast { $first-ill } drops a spoon, picks it up and drops it again. The third time nobody looks away. “Since Thursday,” says { $first-ill }, hands under the table already.
    .title = The Spoon
    .option-a-bunk-alone = One of you goes behind a curtain
    .after-a-bunk-alone = A lamp and a book go along. “Which of them do you want back first?” asks a voice from behind the foil.
    .who-apart-one = Who goes behind the curtain?
    .option-masks-for-all = Masks, at table too
    .after-masks-for-all = Cloth over the mouth. Meals get short; over the cloth you watch one another chew.
    .option-say-nothing-yet = Finish breakfast
    .after-say-nothing-yet = Bread is passed to the left, as ever, from hand to hand.
four-cups =
    A strip of tape on each cup, a name on each strip. By noon two of the strips have been swapped by mistake, or washed off. The argument about it lasts longer than the washing.
    .title = Cups with Names
    .action = Boil all that touches a mouth.
    .done = The big pot boils for an hour. What comes out is too hot to quarrel over.
    .later = Two of you have drunk from the same cup, and remember it now.
    .closed = The tape comes off the cups; it was never the cups.
the-second-chair =
    Notes from the Med Lab, pinned up for all. Pulse good. No fever. Reflexes slow at the wrist, brisk at the knee. Question in the margin, underlined: why no fever?
    .title = Why No Fever
    .option-look-closer = Spend the shift on the question
    .after-look-closer = No answer by evening, but an old swab is boiled, dried and ready again.
    .option-treat-first = Warmth and light, whatever the cause
    .after-treat-first = The heater glows till evening. Fingers open and close in front of it.
    .option-let-them-sleep = Lamps out early
    .after-let-them-sleep = The HUB has not been this quiet since the landing.
    .action = Test every pair of hands with a pin and a wisp of cotton.
    .done = The list of numb fingers is longer than feared and milder than feared.
    .later = In the dark two of you compare which fingers are gone.
    .closed = The pin goes back into the sewing kit.
what-the-medic-sees =
    In the evening { $medic } lays ten matches on the table and picks them up again, fast, left hand, right hand.
    .title = Ten Matches
    .then-matches = Four matches stay where they are. These are the hands that examine yours.
    .else-matches = All ten, twice. Relief goes round the table with the bread.
    .option-rest-the-hands = Close the Med Lab for a morning
    .after-rest-the-hands = The door has a note on it: back at noon, with a drawing of two hands.
    .option-keep-the-hours = Keep the hours as they are
    .after-keep-the-hours = The last patient leaves after midnight and turns out the lamp.
    .action = Practise with matches, all of you.
    .done = By the end a small log cabin stands on the table.
    .later = A box of matches goes over at breakfast. No hand is quick enough.
what-the-engineer-refuses =
    Mission rules want the air of the bunks split in two, with a wall of foil. { $engineer-cap } has read the drawing and folded it up again. “It can be built. Then the fan on one side runs dry by Sunday.”
    .title = A Folded Drawing
    .option-build-it = Build the wall
    .after-build-it = It breathes in and out with the fan, clicking softly at each turn of the blades.
    .option-leave-the-air = Leave the air alone
    .after-leave-the-air = The drawing is used to level the table.
    .option-buy-a-fan = Build it, with a second fan
    .after-buy-a-fan = Two fans, two notes, a third apart.
    .action = Clean the fan that is there.
    .done = A handful of grey felt comes out. The hum goes up by half a tone.
    .later = The old fan has begun to labour, wall or no wall.
what-the-geologist-hides =
    One sock is darker than the other. { $booted-cap } has been walking on a cut for three sols without feeling it. It was to have been mentioned after the next drive.
    .title = In the Left Boot
    .option-stay-in = No boots this week
    .after-stay-in = The foot is washed, stitched and put up on a crate.
    .option-bandage-and-go = A bandage, and the drive
    .after-bandage-and-go = The rock that comes home with the bandage is a good one.
    .action = Look over every foot in the HUB.
    .done = Two blisters, a splinter and an old tattoo.
    .later = A second sock is found to be stiff, in another size.
what-the-scientist-writes =
    Page 41 of { $scientist-of } notebook, left open on the bench. “Those who eat together. Those who sleep apart. Same hands. Either we are careless or it does not care.”
    .title = A Page Left Open
    .option-follow-it = Let the analyser run on it overnight
    .after-follow-it = By morning there is a new column, and in the oven of the analyser a swab is baked clean.
    .option-close-the-book = Close the book, and eat
    .after-close-the-book = The soup is still warm.
    .action = Draw up who touched what, hour by hour.
    .done = The drawing covers a door. All lines cross in three places.
    .later = The page is gone from the bench, torn out along the wire.
a-book-through-the-curtain =
    Each evening a hand comes out from behind the foil and gives a book back. Tonight it is the one about the sea, with a slip between the pages: how much longer?
    .title = A Book through the Curtain
    .option-take-the-curtain-down = Take the curtain down
    .after-take-the-curtain-down = { $apart-one-cap } stands blinking in the light, unsure which chair is free.
    .option-one-more-sol = Ask for more time
    .after-one-more-sol = The next book that goes in is a thick one.
    .action = Read aloud, on this side of the foil.
    .done = Two chapters. The last line is spoken on both sides of the foil.
    .later = Tonight the tray comes back as it went in.
    .closed = The foil is down, and the voice has no need of it.
what-the-healthy-have =
    The tubes of the healthy are not clean. There is less in them, that is all. No germ, no mould: tin, bound into something oily, of the kind that softens a hose, cures a glove or keeps seed from rotting. No one gave it to anyone. It came with the cargo, and is still coming out of it.
    .title = What the Healthy Have
    .then-curtain = { $apart-one-cap } listens to the end. “So I could have had my soup hot.”
    .else-curtain = You have shut nobody away.
    .option-together-again = Put the chairs together
    .after-together-again = For one evening no one counts fingers.
    .option-straight-to-it = Straight to the cargo
    .after-straight-to-it = By midnight all that came with the lander lies in a row, a clean swab at the end of it, and one of you has not sat down since noon.
a-list-of-doors =
    Hose, four metres: behind the sinks. Gloves, two pairs: one in the sample box. Seed, dressed: in the trays since the week it came. Linen: washed, ruled out. { $engineer-cap } ticks the last line twice.
    .title = A List of Doors
    .option-shut-the-tap = Less of all three, for as long as it takes
    .after-shut-the-tap = Water from the reserve, bare hands, seed under foil.
    .do-slower = From now on the Numbness rises by 1 less in every other sol.
    .option-open-the-vents = Bake out the HUB, room by room
    .after-open-the-vents = The heaters run at full, and you sleep one room ahead of them.
    .option-read-on = Finish the list first
    .after-read-on = It runs to a second sheet, most of whose lines can be crossed out while two swabs boil in the pot.
    .action = Boil another swab while the list is read out.
    .done = It dries on the rail beside the socks.
    .later = While you read, hands have been washed, gloves worn, seed watered.
    .closed = The list is done with.
one-thing-goes-out =
    You sit down to settle it. Three things lie on the table, or a piece of each: a length of hose, a glove, a pinch of pink seed. The papers lie between them. Each of the three is needed daily. Two of them are innocent.
    .title = One Thing Goes Out
    .then-paper-water = The paper for the water was brown; those who carried the hose did not look back.
    .else-paper-water = No paper speaks against the hose. It goes all the same, after an argument that all of you lose.
    .then-paper-gloves = There had been a brown ring on a paper; against the gloves that was enough.
    .else-paper-gloves = Against the gloves there is only a feeling, and it is not shared.
    .then-paper-trays = The paper had been brown at the edge. The first tray was carried by { $scientist }.
    .else-paper-trays = No paper accuses the trays. You are throwing out supper on a guess.
    .option-water = The hose of the water loop
    .after-water = It is cut out behind the sinks and carried through the airlock in a sack. Until a new loop is laid, water comes in cans.
    .option-gloves = The gloves
    .after-gloves = The ports of the sample box are closed with tape. The gloves go out in a sack with the fingers up, like cut flowers.
    .option-trays = The seed
    .after-trays = Tray after tray is emptied, pink and damp. What is already planted may stay.
a-second-opinion =
    The doctor who examined you all before the flight is eighty-one and is no longer consulted. She could be. A letter to Ada Vidal would be read the same day; the reply would take longer, because she thinks with a pencil.
    .title = A Second Opinion
    .option-write-to-her = Write to her
    .after-write-to-her = Nine lines, and a list of hands.
    .option-spare-her = Let her be
    .after-spare-her = Her photograph hangs by the scales: all of you, with her in the middle, the shortest.
    .action = Go through her old notes on each of you.
    .done = Blood groups, a broken wrist, a remark on somebody’s singing.
    .later = Her notes lie open at the wrong page, and it is taken for the right one.
a-dropped-wrench =
    Clatter in the Working Bay, then a silence in which each of you waits for a voice. When it comes it is a little too bright: “It was only the wrench that fell.”
    .title = A Dropped Wrench
    .action = Tie every tool to a wrist.
    .done = Loops of cord, a knot each. It looks like a climbing school.
    .later = This time it was not only the wrench.
letters-that-swim =
    The display in the Control Center has been set to the largest type. Now a word fills a line, and a checklist takes a morning.
    .title = Letters That Swim
    .option-read-in-pairs = Read aloud, in pairs
    .after-read-in-pairs = One reads, one does. By the third page they have found a step that has been skipped for weeks.
    .option-trust-the-memory = Do it by heart
    .after-trust-the-memory = You know it by heart. Nearly all of it.
    .option-rest-the-eyes = Lamps up, screens off
    .after-rest-the-eyes = A bright room, and faces with edges.
    .action = Mark the switches with tape that can be felt.
    .done = One notch for on, two for off, none on those that are to be left alone.
    .later = The right line was read, and the wrong switch pressed.
warm-sand =
    Two pans of washed sand on the heater, as hot as a hand can bear. Those with numb fingers may dig for buttons; the others may watch. Before the sand has cooled the watchers have rolled up their sleeves and are digging too.
    .title = Warm Sand
    .action = Keep the sand warm overnight.
    .done = In the morning a button is found at once, with the eyes shut.
    .later = The heater has run all night, and not under the sand.
the-night-rota =
    Breathing can stop in somebody whose hands have stopped; it is in the manual, under rare. So one of you sits up.
    .title = The Night Rota
    .option-take-turns = In turns, two hours each
    .after-take-turns = You all sleep badly, but you sleep.
    .option-one-for-all = One takes the night
    .after-one-for-all = The chair for the watch is the one with the hard back.
    .who-watcher = Who sits up?
    .option-hang-a-bell = A wire to the alarm
    .after-hang-a-bell = It hangs from the breathing strap by a clip.
    .action = Move the bunks to where one lamp reaches all.
    .done = They stand like boats at a jetty.
    .later = In the small hours there is a breath that does not come; then it comes.
short-of-gloves =
    Every glove in the HUB has been handed round, washed and handed round again. In the Lab the work is now done with bags over the fingers.
    .title = Short of Gloves
    .option-bags = Bags, then
    .after-bags = They rustle at each movement.
    .option-cut-up-a-suit = Cut up the spare suit
    .after-cut-up-a-suit = Six good fingers come out of one sleeve.
    .option-bare-hands = Bare hands
    .after-bare-hands = They are washed before and after, for as long as a song.
    .action = Seal a box of spare bags into a bladder for air.
    .done = It holds. It looks like a cushion.
    .later = What was thought up for the fingers does not last, and goes first at the thumb.
a-ship-on-the-pad =
    From Mission Control, to be read to all. “The cargo ship of this window stands fuelled, packed by the hands that packed for you. There is no time to empty it again: it flies as it is, or it waits twenty-six months. No one here can say what you have. Tell us what you want.”
    .title = A Ship on the Pad
    .option-let-it-wait = Let it wait
    .after-let-it-wait = Three words go out. From tonight on supper is weighed.
    .option-let-it-fly = Let it fly
    .after-let-it-fly = Its landing is entered in the calendar, in ink.
    .action = Film for the packers how a tube is read.
    .done = Nine minutes, one hand in the picture, holding as still as it can.
    .later = The packers have questions, ninety of them, and every answer goes out at full power.
a-plate-in-the-lab =
    Every evening now { $eats-alone } carries supper over to the Lab: “Reports to write.” Each time the plate comes back empty. What was on it lies under the bench, swept with the edge of a hand into a small, neat heap.
    .title = A Plate in the Lab
    .then-foil = It was learnt behind the foil, where nobody counted what fell.
    .option-supper-in-the-lab = Supper in the Lab, for all
    .after-supper-in-the-lab = You sit knee to knee among the racks, with every other lamp off. What falls, falls in company.
    .option-the-wrong-hand = All at one table, with the wrong hand
    .after-the-wrong-hand = Peas on the floor at every place. { $eats-alone-cap } laughs first.
    .option-leave-the-door = Leave the door shut
    .after-leave-the-door = The heap is swept up in the night, with a soft brush.
    .action = Wind tape round every handle in the drawer.
    .done = Forks, ladles, the toothbrushes too. The drawer no longer shuts.
    .later = A whole pan slides out of two good grips and across the floor.

## Follow-Ups

still-the-spoon =
    In the morning { $first-ill } lifts the spoon, and it falls. What you carried out of the airlock has done no harm to any of you.
    .variant-2 = Another morning, the same spoon. { $first-ill-cap } leaves it where it fell, and all of you look at what is still indoors.
    .title = Still the Spoon
    .option-all-that-is-left = All that is left, with all of you at work
    .after-all-that-is-left = Sack after sack goes out; the pumps of the airlock run all morning. There is room on the shelves now, and little to stand there.
    .way-in-few-hands = Every knot has held. But each of you has had a sack in your arms.
    .way-in-many-hands = On the threshold a sack split. What was in it you gathered on your knees, with bare hands.
    .option-water = The hose of the water loop
    .after-water = Four metres of it, cut in two so that it can be carried. What is drunk from now on comes in cans with a date on them.
    .option-gloves = The gloves
    .after-gloves = They are dropped into the sack with tongs, thumbs last; the ports of the box have been taped.
    .option-trays = The seed
    .after-trays = Green shoots on top, pink below. The trays are scoured with hot water until they ring.
    .then-paper-water = A paper from the tap is brown. It goes out in the same sack.
    .else-paper-water = There is nothing to be said against the hose but that it is still there.
    .then-paper-gloves = There had been a ring on the paper; now you do what it said.
    .else-paper-gloves = Two of you would sooner have kept the gloves, and say it at length.
    .then-paper-trays = The brown edge is held up once more, so that all have seen it.
    .else-paper-trays = It is hard to suspect what feeds you. You manage.
from-ada-vidal =
    Letter, one page. “Dear all. No fever in anybody, after so long? Then stop looking at each other and look at what you handle. I once had a painter for a patient. Keep warm. Yours, A. V.”
    .title = From Ada Vidal
    .then-painter = You know it by now. It is good to have it in her handwriting.
    .else-painter = The letter is read twice, and then the labels on the shelves.
after-the-rota =
    The watch ends at six. { $watcher-cap } has written down every breath that was late, eleven in all, and beside the last one: snoring.
    .title = After the Rota
what-lay-on-the-sheets =
    A picture comes from Earth, without a word. The ship stands with its doors open; beside it, on white sheets, lies all that was to have been yours, in rows, by colour.
    .title = What Lay on the Sheets
    .then-known = Round three of the things runs a ring of yellow tape: they have read your report.
    .else-known = They have begun with the linen. Every pillowcase is inside out.
seven-months =
    “Lift-off at 04:12, all as it should be. Seven months.” Below it, in another type: “We put in the good coffee. The packers.”
    .title = Seven Months
    .then-known = By now you know what else they put in: hose off that roll, seed out of that sack.
    .else-known = It is read out twice, the second time for the coffee.
the-jug =
    Supper, wrong hand, a good deal less on the floor. In the middle of a story { $eats-alone } reaches for the jug. The story goes on; the cup fills to the line.
    .title = The Jug
suppers-left-over =
    By the pantry list there is more in the bins than there can be. { $eats-alone-cap } has stopped dropping things in the Lab. Each evening the plate went over full; each night its weight came back into the pot.
    .title = Suppers Left Over

the-spoon-stays =
    All through breakfast the spoon stays where { $first-ill } holds it.
    .title = The Spoon Stays

## Endings

the-red-thread =
    The needle goes back into its case, with the red thread still in it. What numbed your hands stands outside, where it can numb nothing. At supper things are passed from hand to hand that could as well have been pushed across the table: the salt, the bread, a cup. Nothing falls. { $medic-cap } sends a last list to Earth, and under Remarks it says: none.
    .title = The Red Thread
a-chair-moved-back =
    The report is plain: an oil with tin in it, in one piece of cargo, found and put out. It has no line for the curtain. { $apart-one-cap } went behind it because you asked, and was never a danger to anyone. The chair is back at the table, in its old place, and for a while you all pull yours a little nearer to it than you need to.
    .title = A Chair Moved Back
two-sacks-outside =
    There is more than one sack outside, and only one of them holds what did it. All else was thrown out in good faith; it will be wanted long before a lander can bring its like. But hands close again, and the log is written small, as it used to be. In the margin of the first page somebody has drawn a spoon.
    .title = More Sacks than One
what-came-with-the-linen =
    It had a number on the packing list, between other numbers, and had been checked for everything but this. Now it lies outside with a warning on it in two languages. Three ampoules are empty. Hands have been pricked, warmed and looked at for so long that the first handshake is a solemn thing, and lasts until both are sure that they can feel it.
    .title = What Came with the Cargo
an-ampoule-short =
    The source is outside. What it left in your blood is not, whatever the hands say: time ran out while the rest of the binder was still powder. Your blood will clear by itself in some months, says Mission Control; until then no drives, no drills, no locks to be worked by one alone. You count what is left of the mission in things that can be done with mittens on.
    .title = Still Powder
three-suspects =
    Tin, from something that came with the lander: this far you are sure. It is still indoors. Mission Control stops the work, and orders all of you into the rover with what was here before the cargo came. Through its windscreen the HUB looks as it always did. In one of the rooms something goes on giving off what cannot be smelt.
    .title = Still Indoors
masks-on =
    It was quicker than you, and you know little more than at the first breakfast: hands that go numb, cups that are looked at twice, tubes on the bench that say too little. Mission Control sends the rules for a closed station. They are made for an illness that goes from one to another. You follow them to the letter, each in a separate room. The hands get no better there.
    .title = Masks On
an-empty-hook =
    By the airlock each helmet has its hook. One of them stays empty, since nobody wants to hang anything there or take down the name above it. The message to Earth is short and takes fourteen minutes; the reply, when it comes, is shorter. All tests are stopped. The swabs stay in the boiler while the water goes cold around them.
    .title = An Empty Hook
the-beds-are-full =
    The last entry in the log is dictated, as no hand will hold a pencil. All of you lie in the Crew Quarters, near enough to hear one another. The HUB is set to look after itself, and can for some time. There is nobody left whom it has not reached. Mission Control reads you the news from home, slowly, every evening, and does not ask for an answer.
    .title = The Beds Are Full
