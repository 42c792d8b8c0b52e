old-iron =
    Two crews breathe what these machines make: yours, and that of the Tern, which came down in two pieces some weeks ago. Most of the machines are older than the log, and no spare part is on its way. What is to go on running has to be fed with what you can do without. For one hour a sol the big spanner is free to take something apart: a bench, a winch, a length of railing. When the week is over, the list of what is broken has to be short enough to let two crews sleep.
    .title = Old Iron
    .idea = Take apart what can be spared so that the rest runs on, and choose each sol which Block has to do without.
    .else-came = One good part lies in the drawer. By now neither crew knows whose it was.
    .do-as-left = The Slate and Trust go on from where the week of the landing left them: move their markers.
    .do-owed = They are in your debt, and thank you for everything now: for the salt, for a lamp left burning in the corridor. The Slate and Trust go on from where the week of the landing left them: move their markers.
    .do-owing = You are in their debt, and catch yourselves saying thank you even for a lamp left burning in the corridor. The Slate and Trust go on from where the week of the landing left them: move their markers.
    .then-bow = Along the pipes runs a note higher than yours: their pumps, which came with a crate of filters. Over it, in the mornings, the first voice is that of Oda Lindh, from the bow, who leads them. Beside your log she has laid a core of rock, labelled in ink.
    .else-bow = In the mornings the first voice is that of Oda Lindh, from the bow, who leads them. She asks what was heard in the night, and where, and writes it down. Beside your log she has laid a core of rock, labelled in ink.
    .then-stern = Along the pipes runs a note higher than yours: their pumps, which came with a crate of filters. The first voice over it belongs to Reyes, the cook from the stern, up since five. On your table stands a jar of fittings, a present that will be missed elsewhere by noon.
    .else-stern = In the mornings the first voice belongs to Reyes, the cook from the stern, up since five. On your table stands a jar of fittings, a present that will be missed elsewhere by noon.
    .then-own-six = The bunks that you built for them, when you wrote that there was room, have been carried through a door of their own. This morning bottles come back through it, with what their tanks can spare.
    .then-own-four = Through the door of their own bottles come this morning, with what their tanks can spare. In your store still stands what was put by when you wrote four, and no more.
    .else-own-four = Through the door of their own bottles come this morning, with what their tanks can spare.
    .then-roof-six = On the one door there are two names by now. Behind it they sleep in the bunks that you built when you wrote that there was room. It makes for easier days and an emptying store.
    .then-roof-four = On the one door there are two names by now. What you put by, when you wrote four and no more, is eaten by all.
    .else-roof-four = On the one door there are two names by now. Behind it two crews eat from one store.
    .then-died = The week of the landing cost the life of one of you, and air that has not been made up since. One of the flight crew has the empty chair now, and has not yet leaned back in it.
    .then-unfinished = The week of the landing did not end as it should have. It is not spoken of at meals. In your tanks the air that was spent out there is missing to this day.
    .then-envoy = Oda Lindh’s list of what they could give has come back from its round with a word in every margin. It is given into the keeping of { $envoy }, who was the first to sit down with them.

## Objectives

what-we-can-spare =
    Perform Take It Apart three times. Each piece will be missing where it was.
    .title = What We Can Spare
    .count = Hours spent: { $done } of { $goal }
    .done = Whatever you have taken down and not yet put in elsewhere lies along the corridor, on a sheet, sorted by thread.
one-loop =
    Perform Join the Loops three times. One circle of pipe runs through your valves and theirs; a valve that one crew shuts is shut for the other.
    .title = One Loop
    .count = Joints made: { $done } of { $goal }
    .done = The last joint holds: one loop, as you chose. Your needle and theirs rise together by one line.
two-loops =
    Perform Close a Loop four times. Two circles of pipe touch nowhere: neither crew can turn off the other’s air, or lend it any.
    .title = Two Loops
    .count = Lengths closed: { $done } of { $goal }
    .done = The last bend is closed: two loops, as you chose. You knock on your pipe, they knock on theirs. Neither of you hears it.
what-still-runs =
    Repair broken parts until no more are left than the Threshold allows. You are asked about it when all the other mandatory objectives are met.
    .title = What Still Runs
    .done = The list of faults fits on one side of one page.
quiet-nights =
    Bring the track Nights without a Call to 3. From sol 2 on it rises by 1 in each Production that finds every Malfunction track below 4; Manage keeps them down.
    .title = Quiet Nights
    .done = A third night without a call. In the morning the alarm is tested, to see whether it still works.

## Tracks, markers and actions

slate =
    .title = The Slate
trust =
    .title = Trust
    .then-seven = A job is done before it has been asked for. In the log it has no name beside it.
    .then-nought = Tools are counted twice now, before they are lent and after they come back.
nights-without-a-call =
    .title = Nights without a Call
hour-with-the-spanner =
    .title = Hour with the Spanner
take-apart =
    One hour a sol the big spanner is free for this. Bench, winch and what is theirs can go once each. A Lab without its bench lies under a Shutdown tile: 2 Stress in each Production. Dismantling by the rules of the game does not count.
    .title = Take It Apart
    .option-the-bench = Lab bench: 2 hardware, 1 CPU for a Shutdown and 1 Stress
    .after-the-bench = The cable goes too, the one that fed the room. The scales come off last, still level. On the wall behind them the paint is new.
    .option-the-winch = Winch of the Garage Hall: 3 hardware; its hardware breaks
    .after-the-winch = It comes down from its beam in one piece, and leaves in nine.
    .option-theirs = Something of theirs: 2 parts for 1 on the Slate, 2 Stress
    .after-theirs = You ask for it in plain words. They put their heads together, then a chair is pushed back.
    .then-iron = One of their pumps is divided: the casing stays with them, what turned in it is yours, the filter too.
    .else-iron = It is the stove. Reyes brings it in four trips, last the hood with its filter, and does not stay to see it opened.
    .option-scrap = Rails and hinges that hold no air: 1 hardware for 2 Stress
    .after-scrap = A handrail, two hinges, the foot of a lamp.
    .after-scrap-variant-2 = A door goes. The room behind it is smaller than you thought.
    .after-scrap-variant-3 = Bunk ladders. From tonight you climb.
    .after-scrap-variant-4 = The last shelf. What lay on it lies on the floor.
join-the-loops =
    Cut the main pipe and set a joint: your air then passes through their valves as theirs passes through yours.
    .title = Join the Loops
close-a-loop =
    Bend the pipe back on itself, length by length. Each length is run in on current from the reserve.
    .title = Close a Loop

## Set-up

given-out-already = These had given out before this week began; you have been stepping round them.
a-red-lamp-in-the-kitchen = With two crews coming and going, the Living Block has not had a quiet sol yet.

## Standing rules

nothing-here-is-young =
    This week a repair takes one pawn less: there is nothing left here that you have not had open before. In each Production you turn one Block down: you gain the energy it saves and draw one of its Malfunction cards at once. Or you put a sound part in first and draw nothing, but not two sols running.
    .variant-2 = Something will give way today. Which Block can do without?
    .variant-3 = There is a knocking from three sides this morning. You may choose where it stops.
    .variant-4 = In each Block a lamp flickers. One of them you can let go dark.
    .variant-5 = Both crews come to breakfast with a guess by now, as others do with a dream.
    .variant-6 = Oda Lindh has kept a tally of the Blocks. She does not say whose turn it is.
    .variant-7 = Before breakfast Abara has gone round, a hand on every pump as on a forehead, and would like one of them to rest.
    .title = Nothing Here Is Young
    .option-working = The Working Block: energy +1, one of its Malfunction cards
    .after-working = Over the benches the lamps go down to half.
    .after-working-variant-2 = Fan by fan the Working Block runs down.
    .after-working-variant-3 = From the benches comes a smell of warm dust.
    .option-living = The Living Block: energy +1, one of its Malfunction cards
    .after-living = Tonight it is the rooms in which you eat and sleep.
    .after-living-variant-2 = The kitchen goes quiet, then cold.
    .after-living-variant-3 = You take your cups to another room.
    .option-systems = The Systems Block: energy +2, one of its Malfunction cards
    .after-systems = Behind the wall a pump is set to its lowest mark.
    .after-systems-variant-2 = What makes the air has to make it on less.
    .after-systems-variant-3 = The oldest of the machines is left to rattle.
    .option-spare = A sound part: no energy, no card, Stress −1
    .after-spare = The new bearing goes in while the old one still turns.
    .after-spare-variant-2 = One more good part, and the drawer is lighter by it.
    .after-spare-variant-3 = What comes out might have lasted the week. It goes into the tin.
hands-lent =
    They come with a lamp before you have called, see to the taps and the fans, and stay for supper. Trust is high now, and a debt settled by either crew takes it higher.
    .title = Hands Lent
    .ends = After work they go straight to their bunks. You had laid for them.
tape-on-the-floor =
    Trust is low. Down the middle of the tool shelf goes a line of tape, and on along the floor. Each side of it sleeps badly and eats little. A debt that is paid lifts Trust: while they owe you, take something from them; while you owe them, give. From 3 on the tape comes off.
    .title = Tape on the Floor
    .ends = Under so many boots the tape by the tool shelf has come off.
tobes-plate =
    Ife takes two plates from the stack, looks at the second, Tobe’s, and puts it back. Since her brother died she answers for nobody.
    .title = A Plate Put Back
lindqvists-plate =
    Where Lindqvist would sit lies a notebook on pumps, shut, with a pencil on it, and they eat around it.
    .title = A Notebook on Pumps
pumps-by-guesswork =
    All that was known about their valves stands in a shorthand that nobody can read. For the first cut each one is tried before it is trusted, which takes one more of you.
    .title = Valves by Guesswork
    .ends = The first cut is made. From here on you know which way their wheels turn.

## Mission Events

four-in-the-morning =
    At four in the morning all the pumps of the HUB fall into step. It is one stroke, as long as a breath: the cups walk along their shelf, the floor plates answer. In the dark two voices, one of yours and one of theirs, give opposite orders.
    .title = Four in the Morning
    .option-slow-the-air = Slow the air
    .after-slow-the-air = The long stroke breaks up. A short one goes on under the bunks.
    .option-slow-the-taps = Slow the water
    .after-slow-the-taps = The cups stand still. Something over the benches has caught the beat.
    .option-let-them = Let them run in step
    .after-let-them = In step they draw less power, and keep all of you awake.
a-drawer-of-almost =
    Third drawer from the left. Eleven valves, each too wide by a hair; a gear with one tooth too many; the board of a machine that was never sent. The twelfth valve is missing. Reyes has fitted it in the Working Block, with a file, overnight, so that it would be a surprise. Since then the press there has a limp.
    .title = Too Wide by a Hair
    .action = Take it out again, file what can be filed, label the rest.
    .done = Two pieces out of the drawer fit now, without force. On its front it says: for the next HUB.
    .later = The twelfth valve has held. What it was screwed into has not: in the Working Bay the frame of the press is cracked through.
chalk-crosses =
    Since breakfast there are chalk crosses about the HUB: on a pump cover, on a heater, on the hinge of a bunk. They stand for what could go. “It runs without,” says Lindqvist, who looks after the pumps of the Tern and has drawn the crosses. The pump cover hangs by one bolt already; the others are in Lindqvist’s breast pocket.
    .title = Chalk Crosses
    .option-take-it = Take what is loose
    .after-take-it = Two good parts, still warm. The pump does run without them.
    .option-tighten-it = Tighten everything again
    .after-tighten-it = It takes one of you until noon, cross by cross, with a spanner and a wet rag. After that you are sure of every bolt.
    .option-ask = Ask Lindqvist for a part of theirs
    .after-ask = Lindqvist empties both pockets, weighs one part in the hand, blows the dust off it and holds it out to you.
shorthand =
    On the flight Lindqvist copied every valve of your HUB out of the plans into a notebook, in a few strokes each, with signs that only Lindqvist could read. One page shows the pump that has been knocking since Monday: a wheel, an arrow to the left, a sign. “Always,” reads Ito. “Never,” reads Reyes.
    .title = Shorthand
    .option-try-it = Turn it to the left
    .after-try-it = Two hands on the wheel, an ear to the pipe.
    .way-right = Between one stroke and the next the knocking is gone.
    .way-wrong = It gives, then it gives too much. In an Oxygenator a filter has taken the blow.
    .option-leave-it = Leave the page alone
    .after-leave-it = Oda lays the notebook back at the empty place, the pencil across it.
    .option-write-to-earth = Send the page to Earth
    .after-write-to-earth = It goes out line by line, with the smudges. In the evening both crews are still betting on the sign.
    .later-write-to-earth = Earth has found a woman who once shared a desk with Lindqvist. She has written it all out, valve by valve. At the foot of the page she asks for the smudges to be kept.
is-the-kettle-loud =
    “Is the kettle loud?” Reyes, who cooks for the Tern, has come along the corridor with two empty cups: their own kettle has boiled dry and split. At home, says Reyes, you could find the others by that sound, wherever you were in the house.
    .title = Is the Kettle Loud?
    .then-asked-six = Before they flew it was your yes that put them on the list. One cup is held out to you: it is how Reyes says thank you.
    .then-asked-four = You had written four, and no more. Reyes, who knows whose names were below the line, looks into the cups.
    .else-asked-four = Then comes the other question, the one that was never put to you before they flew. Is there room? Reyes means the table.
    .option-cook-with-us = Have Reyes cook at your table
    .after-cook-with-us = By evening there is flour on your sleeves and one plate more. The others, without Reyes, eat out of tins.
    .option-lend-it = Lend them your second kettle
    .after-lend-it = They fetch it after supper. It runs on a long lead, since the current for it has to be yours. Later, lying down, you hear it, and know what Reyes meant.
    .option-two-kettles = Put both your kettles on their stove
    .after-two-kettles = Two kettles, not quite in tune. Reyes fills both.
    .option-it-is-loud = Say yes, and close the door softly
    .after-it-is-loud = Yes, it is loud. You hear the cups go back along the corridor, and have the table to yourselves.
the-scanner =
    An Oxygenator runs rough: the board that steered it is dead. There are two more of that kind. One is in the scanner of the Med Lab. The other is in a scanner that belongs to Abara, their nurse; it has a strap and goes where she goes. She has hung a blanket over it, without asking what you are looking for.
    .title = The Scanner
    .option-ours = Take the board out of yours
    .after-ours = Two clips, and it is out, along with a frame that is good for parts. For a minute the screen keeps its last picture, the shadow of a hand.
    .option-abaras = Ask Abara for hers
    .after-abaras = She brings it over and stays: where her scanner is, there is her ward. She has decided on a bunk as well, and on a place at table.
    .option-neither = Leave both as they are
    .after-neither = The Oxygenator runs on, rough. Whoever falls can still be looked at from inside.
a-box-on-the-wall =
    On the wall hangs a box with three lamps. In its time it has been hit, painted over, used as a coat hook. Today, years after it was hung there, its labels are read. If this fails, look there. If that fails, look here. If this fails: the label goes on under the paint.
    .title = A Box on the Wall
    .action = Scrape off the paint and do what the labels say.
    .done = They lead you once round the HUB and back to the box. On the way three loose plugs have been pushed home.
    .later = Under the paint it said: the fans, once a year; overnight they have stopped in two Blocks.
two-names-on-one-spanner =
    The big spanner has had a name on its handle since your first winter. Now it has two: the second was scratched in overnight, with a nail. Theirs went down with the ship, and the nuts on the mains are the same for all. “I have to put down whose it is,” says Ito, who keeps their record, pencil raised.
    .title = Two Names on One Spanner
    .option-theirs = Let them keep it
    .after-theirs = For your hour it is brought to you, on the minute. The rest of the day you turn with pliers.
    .option-ours = Have it back
    .after-ours = It is back on its hook with an hour in hand. On their pipe a nut is left as it was.
    .option-a-hook-between = Drive in a hook halfway along the corridor
    .after-a-hook-between = Both crews can reach it there, and both have just put it down somewhere else.
a-bench-among-the-bunks =
    The pump that has to be opened is a hand’s breadth wider than the door of the Working Block. There is floor enough between your bunks. There is as much between theirs. Or it goes round through the airlock in pieces, there and back.
    .title = A Bench among the Bunks
    .option-here = Among your bunks
    .after-here = It is done by evening, and well. All night there is a smell of oil from one of the pillows.
    .option-there = Among theirs
    .after-there = They roll up their blankets. Ito asks of each part what it is called and how it is spelled.
    .option-carry-it = Round through the airlock
    .after-carry-it = Piece by piece, out and in, wiped at every sill. Together again, it runs cleaner than it has for years.
who-sleeps-by-the-pumps =
    Through the night an ear is wanted beside the pumps. There is a mattress there, a lamp, and a bucket under the drip. It can be one of you; it can be one of them.
    .title = Who Sleeps by the Pumps
    .then-ife = Ife Okoro has already carried her blanket there. For the second one in her arms, her brother’s, she has no use. You bring her a plate, a full one, and pull the door to.
    .else-ife = “Not Tobe,” says Ife Okoro. “My brother dreams.” “Not Ife,” says Tobe. “She doesn’t.” In the end it is one of the flight crew. You bring a plate, a full one, and pull the door to.
    .option-one-of-us = One of you
    .who-by-the-pumps = Who lies down beside the pumps?
    .after-one-of-us = A blanket and a pillow of yours go down to the pumps.
    .then-lies-down = { $by-the-pumps-cap } takes a pencil along. In the other bunks they sleep the night through.
    .option-one-of-them = One of them
    .after-one-of-them = It is left to them who goes.
    .option-in-turns = By turns, both crews
    .after-in-turns = At every change two people stand under the lamp and agree on what they have heard.
lists-in-two-hands =
    Yours hangs by the airlock. “Valve 9, left. Drips. Theirs to mend.” Theirs hangs beside the Med Lab. “Valve 9, right. Drips. Theirs to mend.” It is one and the same valve, which drips on two lists.
    .title = Lists in Two Hands
    .option-one-list = Make one list of the two
    .after-one-list = It takes an evening, and some of the patience that both crews were keeping for worse. What one list gives as missing, the other has in a drawer.
    .option-stay-two = Leave both where they hang
    .after-stay-two = Each crew mends what stands on its own list, and goes to bed.
    .option-read-them-out = Read both aloud, line against line
    .after-read-them-out = Half of the faults turn out to have been mended by the others, weeks ago.
short-of-all-but-wire =
    In the store there is no coil left, no relay, no fuse. There is wire, four hundred metres on a drum. A coil, says the handbook, is only wire and patience. In the Systems Block a motor is running hot for want of one.
    .title = Short of All but Wire
    .action = Wind the coil by hand, count, and test it under power.
    .done = 906 turns, counted aloud. From 300 on, a voice at the far end of the corridor was counting along.
    .later = The motor ran hot for too long. At a Solar Panel the plug has melted into its socket.
somebody-awake =
    Ten past two. A lamp burns between the tanks where none should. Beside it sits one of theirs, back turned, with a single sheet of paper. At the sound of your step the sheet is folded, once, twice, and is gone up a sleeve. The lamp is left burning, as if there were time to talk.
    .title = Somebody Awake
    .option-sit-down = Sit down on the other crate
    .who-awake = Who sits down?
    .after-sit-down = It is a while before the face turns to the light.
    .then-face-oda = It is Oda Lindh. “Two fourteen,” she says. “I shall put that neither of us could sleep.”
    .then-face-abara = It is Abara. She takes a pulse, counts to the end and says that this visitor should be in bed.
    .else-face-abara = It is Ito, ink on one thumb. “There are pages,” says Ito, “that I am not to send.”
    .option-ask-at-breakfast = Ask about it at breakfast
    .after-ask-at-breakfast = The question lies there among the cups.
    .then-said-oda = “Me,” says Oda Lindh, before the pot is down. “It was the only quiet hour.”
    .then-said-abara = Abara fills the other cups first. “Me. I was learning a list by heart.”
    .else-said-abara = Ito puts the spoon down. “I was reading. One may read.”
    .option-pass-by = Go back to bed
    .after-pass-by = You leave the lamp to its owner, and sleep.
a-warm-bearing =
    On the way to the kitchen { $found-it } lays a hand on the wall, and stops. In one place it is warm, no larger than a saucer. No lamp has lit up for it. Behind the plate runs a bearing that has gone dry.
    .title = A Warm Bearing
    .action = Open the plate and grease the bearing.
    .done = By supper the place is as cold as the rest of the wall. People of both crews come by to put a hand on it.
    .later = In the night the bearing seized. It took the mounting of an Oxygenator with it.
    .closed = The pump behind the warm plate has been stopped. In the new pipe it is not needed.
the-name-on-the-rota =
    On the rota stands a name that is skipped when it is read out. Its shift gets done. Now the newcomer, who has learned the rota by heart, lays a finger on that line and asks whether it is free.
    .title = The Name on the Rota
    .option-leave-it = Let the name stand
    .after-leave-it = The line stays as it is. The work that belongs to it has to wait for hands.
    .option-the-newcomer = Give the newcomer the shift
    .after-the-newcomer = The newcomer writes below the name, smaller, and is there an hour early.
    .option-a-hand-of-theirs = Ask the others for a hand
    .after-a-hand-of-theirs = Reyes comes, does the shift, and leaves the line empty.
the-second-list =
    Beside the list of faults Oda Lindh lays another: what her people could give. A valve block, a fan, forty metres of pipe. With these the air can go round for good. In one loop, past your bunks and theirs: quicker, and each crew breathes by the other’s valves. Or in two: more work, no hand on any air but its own.
    .title = The Second List
    .then-read-by = Part of it is in Lindqvist’s shorthand; reading it out, she is silent there for the length of a line. On top she lays a part that Lindqvist had put aside, greased and wrapped.
    .option-one = One loop
    .after-one = “One for both,” Oda reads back. It is a short night for all, and by morning the first joint lies on the table, turned from an old bolt.
    .option-two = Two loops
    .after-two = “Then I shall know whose air it is,” says Ife Okoro. Two short rounds take less current than a long one, and you are surprised how well you sleep on that.

## Follow-Ups

what-the-chalk-meant =
    There is a hole in the pump cover, under a cross that can still be read. What was taken out of there had held something, after all. An Oxygenator has shaken loose in its frame.
    .title = What the Chalk Meant
a-cover-left-open =
    You had tightened the cover with the chalk cross on it; now it is open again. The part is in a heater of theirs, and the heater works. You let it be.
    .title = An Open Cover
the-watch-by-the-pumps =
    By morning the bucket is half full and the lamp still warm. { $by-the-pumps-cap } brings a whole page: a cough at two, a whistle at four, at five something like a footstep. Before noon all three have been found and silenced.
    .title = The Watch by the Pumps
the-watch-by-turns =
    There is one page for the night. Halfway down, your handwriting stops and one of theirs goes on.
    .title = One Page for the Night
the-watch-of-theirs =
    “It knocked all night,” you are told at breakfast. “Which of it was I to write down?” You have slept.
    .title = Over the First Cup
a-part-comes-back =
    What has gone from one crew to the other stands in Oda’s notebook with its hour. This morning she reads it out.
    .title = What Is Owed
    .then-they-owe = It is they who owe. Behind her waits Ife Okoro with a filter and a paper bag, in which lies a single seed.
    .then-you-owe = It is you who owe. She turns the notebook round and pushes it across the table.
    .else-you-owe = It comes out even. She draws a line, shows it to you and shuts the notebook.
    .option-accept = Take both, and keep the seed warm
    .after-accept = The bag weighs nothing. Ife does not leave before it lies under a lamp of its own.
    .option-let-it-stand = Let it stand
    .after-let-it-stand = Another time, you say. Supper is easy, and the line stays open.
    .option-a-part = Pay with a part
    .after-a-part = A good one, not the second best. Beside the part she writes the word good.
    .option-air = Pay with air
    .after-air = They fill the bottle themselves, up to the mark and no further.
    .option-not-yet = Not yet
    .after-not-yet = She nods and lets the notebook lie open on your table all day.

## Malfunction cards

nowhere-to-lay-it =
    A board out of a pump has to be read: an hour, a lens, something level to lay it on.
    .title = Nowhere to Lay It
    .then-bench = Since the bench went there is nothing level in the Lab. The board is read on a knee and goes back with a fault more than it had.
    .else-bench = It has the bench in the Lab to itself, with one of you beside it to hold the lamp.
by-the-rope =
    In the Garage Hall a rover has to come up off the floor, as far as a person can crawl under it.
    .title = By the Rope
    .then-winch = Where the winch hung, a rope runs over the beam. It takes more arms than the winch did.
    .else-winch = The winch lifts it, slowly, on current from the reserve.
no-picture-of-it =
    Since the air is breathed by two crews, a cough has found its way round.
    .title = No Picture of It
    .then-scan = The big scanner is in pieces; Abara’s small one shows bones, not breath. By the time it can be heard, it is no cough any more.
    .else-scan = Chest after chest goes under the scanner. The Med Lab has a queue, and needs one hand more to keep it in order.
half-a-turn =
    At one Oxygenator a valve cannot be closed by the last half turn.
    .title = Half a Turn
    .then-thread = The sleeve in it is turned from something of theirs and has another thread. It holds, and it leaks.
    .else-thread = The sleeve in it is as old as the log. It crumbles, and the filter behind it fills with crumbs.

## Endings

three-quiet-nights =
    By the airlock hangs the list of faults, and there is white paper left at the foot of it. The air goes round as you chose, and three nights have gone by without a call. What wakes you now, if anything does, is the pause between two strokes of the pump. Oda Lindh would like to have for her notebook the hour at which it was quietest. She asks both crews. It cannot be found out: for once all of you were asleep.
    .title = Three Quiet Nights
more-gaps-than-machines =
    The air is safe. What it is made safe with was something else, not long ago, and where that stood the wall is paler, with screw holes at the corners. You have stopped reaching for things that are gone. Reyes hangs cups on the bolts. Mission Control would like to know, for its own list, what is missing from the HUB, and has left you half a page. You fill it, turn it over, and ask whether they would rather know what is still there.
    .title = More Gaps than Machines
one-breath =
    What you breathe out comes to them a minute later, and from them to you. When they fry onions you know it. When one of them turns over at night, a flap moves above your bunk. At either end of the HUB there is a valve with a wheel, and under each wheel hangs the same card, written by both crews, about who may turn it, and when, and whom to wake first. Ito has sent the card to Earth. Earth asks what was crossed out in the third line.
    .title = One Breath
two-breaths =
    Two circles of pipe, two gauges. In the corridor, where there might have been a joint, each turns back in a bend, a hand’s breadth from the other. When you get up you look at your needle, before the kettle, before the window. Theirs can be seen too, a long way down, if you stoop below the pipe. It is no business of yours what it shows. By the end of the week all of you have got into the way of stooping.
    .title = Two Breaths
too-much-red =
    The air goes round; with a hand on the pipe you can feel it. It is the rest that does not. What still stands on the list is more than Mission Control will put its name to, and room after room is shut by order. Both crews carry their bedding along the corridor to where the lamps are green. At each door Abara reads out who is through. Only after the last name does she let it fall shut.
    .title = Too Much Red
the-loop-is-open =
    Whichever way it was to go round, the air does not go round yet. It is let in from the tanks by the hour, by hand, with a clock propped against the pipe. Before you can ask, Mission Control has sent a rota for it: one name of yours beside one of theirs, night after night, and no other work for a while. In the corridor lies what was to have been fitted; on the way to your shift you climb over it. The first night Ife Okoro is there already, on the second crate, a hand on the wheel. “Say when,” she says.
    .title = The Loop Is Open
a-spanner-with-a-name =
    A name is cut into the handle of the big spanner, with the edge of a file, letter by letter, and the date below. It takes the rest of the day. Then all that turns is stopped for one minute, from one end of the HUB to the other. Those from the Tern have never heard it silent. Neither have you. When the minute is over, Reyes goes from pump to pump and starts them, since people have to breathe. The spanner is put back on its hook, with the name facing the room.
    .title = A Spanner with a Name
