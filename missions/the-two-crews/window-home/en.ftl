window-home =
    East of the HUB stands the half of the Tern that can still fly; in the autumn the flight crew set it down here, with the last of its fuel. In a few sols Earth and Mars will stand as they must for the way home, and then not again for twenty-six months. Behind the couches of the flight crew one seat is bolted down; more frames lie in the hold, in pieces. Fuel must go out to it by sledge, load by load. On the inside of the airlock hangs a sheet of paper, with a pencil on a string. Each sol a name may be put on it. Some who want to go will not ask; some who ask would rather not go.
    .title = The Window Home
    .idea = One ship, one window, fewer seats than there are people: carry the fuel, fit the seats, and settle who is to sit in them.
    .then-two = Oda Lindh has opened her notebook at a new page, headed: what we have. She reads it out standing. “Slate and Trust: as the winter has left them. Fuel: none on board; five loads, by the end of sol 5. Frames in the hold: three; when two are fitted, we weigh. Names: I hope for three, all of them in ink.”
    .then-three = Oda Lindh has opened her notebook at a new page, headed: what we have. She reads it out standing. “Slate and Trust: as the winter has left them. Fuel: none on board; six loads, by the end of sol 5. Frames in the hold: three; when two are fitted, we weigh. Names: I hope for three, all of them in ink.”
    .else-three = Oda Lindh has opened her notebook at a new page, headed: what we have. She reads it out standing. “Slate and Trust: as the winter has left them. Fuel: none on board; seven loads, by the end of sol 5. Frames in the hold: four; when three are fitted, we weigh. Names: I hope for three, all of them in ink.”
    .then-they-owe = “We owe you more than was ever said aloud,” says Oda Lindh, before she turns the page. “So it is said aloud now: thank you.”
    .then-you-owe = “You owe us a thank-you, at the least,” says Oda Lindh, before she turns the page. She lowers the notebook and gives you time for it.
    .then-kept-and-sold = Seats: two are bolted down. One came from those to whom you kept your word. The other was sold, and no one here will sit in it; the cells that it bought stand in the Working Bay, charged.
    .then-kept = Seats: one more than there was. Its frame came with the last crates, from those to whom you kept your word, and is fitted already.
    .then-sold = Seats: the one that is bolted down was sold, and no one here will sit in it. The cells that it bought stand in the Working Bay, charged.
    .then-valley = The paper of the winter: carried out. Half of the machines are in the valley; those that are left draw more, through wires that were meant for less.
    .then-refused = The paper of the winter: not done. Since then Earth gives us its smallest dish, and to be heard by that one takes power.
    .then-third = The paper of the winter: laid aside. In its place stands the one that both crews wrote and signed. There was a box of spares that neither would open without the other; it has been opened.
    .then-unsettled = The winter: over before the quarrel was. One door in the Living Block has been slammed so often that it no longer shuts.
    .then-line = The line on the floor is gone, its glue is not. In front of the Lab it holds every boot; you scrape at it today, side by side with them.
    .then-loop = The second page: what runs. One loop of air for both doors. All last night the pump ran for both sides, on your current.
    .else-loop = The second page: what runs. Two loops of air. What leaked out of yours last night could not be made good out of ours.
    .then-winch-and-gaps = Garage Hall: a rope where the winch was; its bracket has come out of the wall, with one good part on it. In the walls that you once took apart a second one had been left behind, and it still fits.
    .then-winch = Garage Hall: a rope where the winch was. Its bracket has come out of the wall, with one good part on it.
    .then-gaps = In the walls that you once took apart, one part had been left behind, and it still fits.
    .then-tray-and-ife = The third page is short. The last green tray, cut this morning, for both crews. Ife Okoro: asks for no seat, having nobody left to answer for.
    .then-tray = The third page is short. The last green tray, cut this morning, for both crews.
    .then-ife = The third page is short. Ife Okoro: asks for no seat, having nobody left to answer for.

## Objectives

the-way-out =
    Explore R1-E, where the ship stands. Dust has drifted over the ruts that lead there.
    .title = The Way Out
    .done = The last rise, then the ship, taller than you had kept it in mind. Around its legs the landing has left a ring of bare stone.
fuel-on-board =
    Perform Carry Fuel as often as the Mission Log says, by the end of sol 5, the last but one. A full tank has to stand through one night before it may be trusted.
    .title = Fuel on Board
    .count = Loads on board: { $done } of { $goal }
    .done = The last hose comes off with a sigh that is seen and not heard. Around the tanks the air glitters.
    .failed = The tanks are not full this evening. Tomorrow will be too late for them.
a-seat-and-a-seat =
    Perform Fit a Seat as often as the Mission Log says; then the ship can be weighed. In the hold lies one frame more, which makes one seat more.
    .title = A Seat and a Seat
    .count = Seats fitted: { $done } of { $goal }
    .done = You try them one by one, belted in, for as long as it takes to count to thirty. Not all of you are in a hurry to get up again.
the-list =
    Perform Read the List as soon as the fuel is on board. After that no name is added.
    .title = The List
    .done = When the last line has been read, the sheet is folded once and put into the pocket of a suit.
no-empty-chair =
    Bring the track Names Written to 3.
    .title = No Empty Chair
    .done = Behind the couches the belts are set to shoulders that have a name.

## Tracks, markers and actions

slate =
    .title = The Slate
trust =
    .title = Trust
    .then-seven = Tonight Oda Lindh’s notebook is left with you, open. She has not forgotten it.
    .then-nought = Tools are counted now, at each door, on the way in and on the way out. On the Lab and on the Garage Hall there are two locks.
seated =
    .title = Names Written
seat =
    .title = Seat
frame =
    .title = Frame in the Hold
carry-fuel =
    Fill the sledge, bring it out to the ship, stay beside the hose.
    .title = Carry Fuel
    .then-first = The first load goes over. A glove is laid on the tank, to feel how high it stands.
    .then-half = The frost on the tank has come up to the weld in the middle.
fit-a-seat =
    Put a frame together, bolt it down behind the couches, give it a hard pull.
    .title = Fit a Seat
read-the-list =
    Take the sheet from the airlock, call both crews into the Control Center, have Oda Lindh read it out.
    .title = Read the List
    .then-salt = Before the names she turns one page face down. It is Earth’s, which says that those who have touched the brine do not leave; it was not carried out.
    .then-struck = She reads the sheet from the top. At the line with a stroke through it she goes on without a pause.
    .then-kept-lindqvist = “Lindqvist.” The card with the three lines goes into a breast pocket. It has been kept, and so has your word.
    .else-kept-lindqvist = “Lindqvist.” A hand goes up, with a spanner in it.
    .then-kept-tobe = “Tobe Okoro.” His sister says “here” and puts her hand over her mouth. It was promised, and it is there.
    .else-kept-tobe = “Tobe Okoro.” He says “here” himself, before his sister can.
    .then-kept-ito = “Ito.” As promised. Ito, who has had a sentence ready for everything, has none for this, and shuts the book.
    .else-kept-ito = “Ito.” Ito writes it down, with the hour.
    .then-abara = “Abara.” She ticks it off on a list of her own.
    .then-two-on-a-line = Two names on one line. Which of the two is to go, they will say at the hatch.
    .then-patient = “{ $patient-cap }.” Across the room Abara lets out her breath.
    .then-envoy = “{ $envoy-cap }.” The one who says “here”, out of turn, is Reyes.
    .then-ours = “{ $homesick-cap }.” For a moment all of you look at the floor.
    .then-second = Then the name of the voice from the door. This time it has come into the room.
    .then-sold = The seat that was sold has no line, and will fly with its belt drawn tight over nothing.
    .then-left-over = A seat is left that has no name. Oda turns to the foot of her page and reads it from there: “{ $homesick-cap }.” At your end a bunk will be free.
    .else-left-over = At the foot of Oda’s page stands a name for which no seat is left. { $homesick-cap } has counted along, and nods.
    .then-broken-lindqvist = Lindqvist goes on looking at the sheet after you have folded it. There had been a promise.
    .then-broken-tobe = Ife asks you to turn the sheet over. On the back there is nothing. “We had your promise,” she says. “I had it,” says Tobe, before she can go on.
    .then-broken-ito = Ito asks how the name is spelt that was promised and is not there, for the record.

## Rules

the-list-on-the-door =
    Names in pencil are gone over in ink the same night. To be named is a gift: the Slate rises, and something is left here in return. A debt paid raises Trust by 1; a gift at 4 on the Slate, or taking at 0, lowers it by 1. While a seat is free, a night without a name is one without sleep.
    .title = The List on the Door
    .then-six = No list of names has come from Earth. You once wrote that there is room for six; since then the counting has been left to the two crews.
    .then-unasked = No list of names has come from Earth; it will have to be made here, by you and by them.
    .option-lindqvist = Lindqvist, who keeps the pumps running
    .after-lindqvist = Lindqvist reads it upside down, from under the airlock pump, and asks for the next spanner. That night the compressor runs an hour longer.
    .then-full-lindqvist = On the Slate there is no room left for it. They owe you all that they can owe, and feel it.
    .option-tobe = Tobe Okoro, for whom his sister speaks
    .after-tobe = Ife sees it first. She goes to fetch him, walking at first, then running. By evening his share of the jars is on your shelf.
    .then-full-tobe = The Slate is full. This stays unpaid, and Trust sinks.
    .option-ito = Ito, who writes it all down
    .after-ito = Ito writes down the hour, shuts the book, and for one evening asks no more questions.
    .then-full-ito = They would gladly have owed you this one, and cannot: the Slate is full.
    .option-nobody = No name this sol
    .after-nobody = The pencil swings on its string and comes to rest.
    .after-nobody-variant-2 = Again no name. Those who come in from outside take a long time over their gloves, beside the sheet.
    .after-nobody-variant-3 = Over the white line there are fingerprints by now.
    .then-foot = All of the Tern who hoped for a seat have had an answer. What remains is the line at the foot of Oda’s page.
    .then-foot-variant-2 = A seat is free, and at the foot of the page the same name is waiting.
    .option-ours = The name at the foot of the page
    .after-ours = { $homesick-cap } is handed the pencil and writes it without help, in letters smaller than the rest.
    .option-later = Keep the seat free
    .after-later = Oda marks the place on her page with a thread.
    .after-later-variant-2 = The thread is still in its place, and stays there.
    .then-white = All who asked have had their answer. A seat is still free; the next name will have to come of itself.
hands-lent =
    Half of those who set out for the ship are not of your crew. They were not asked; afterwards they stay to eat. Trust stands high; settling a debt, theirs or yours, raises it.
    .title = Hands Lent
    .ends = In the rota for the ship each crew has a column of its own again.
tape-on-the-floor =
    Two parties go out to the ship at two different hours, so that they need not meet. Each crew eats what it has, which is little. With the next debt that is paid, no matter by whom, Trust would rise again.
    .title = Tape on the Floor
    .ends = On the way to the ship the two parties have met, halted, and gone on as one.
a-pump-without-a-hand =
    The fuel pump was Lindqvist’s work. On its cover stand five lines in a shorthand that no one else can read. Before you know what they ask for, each load needs one person more, at the valve.
    .title = Five Lines on a Pump
    .ends = The first load is on board, and of the five lines you know what each one meant.
no-frame-left =
    No more frames are to be fitted. The spanners come back from the hold, counted, in their roll.
    .title = No Frame Left

## Mission Events

a-ship-on-one-good-leg =
    The ship has one good leg. One is welded, one stands on a rock. Since the sun has come back the frost is leaving the ground beneath that rock. You stand on the roof of the HUB with a ruler held up against the sky: the nose leans further than last week.
    .title = A Ship on One Good Leg
    .action = Prop it with crates, and fill the crates with stones.
    .done = Four crates carry the leg now. { $engineer-cap } is the first to walk through beneath, not fast, so that all may see that it can be done.
    .later = In the night the rock has tipped. Scorpio stood beside it, plugged in, and has a strut of the ship across its cameras.
    .closed = With its seats bolted down the ship carries its weight on the good side.
ours-asks =
    “And of you?” asks Oda Lindh, the pencil in her hand. She has asked all of hers. Among you the spoons are put down. For years there was no seat, and the question had an answer.
    .title = And of You
    .then-salt = By the order that was carried out, { $held-back } has touched what is sealed and has to stay on Mars, as all at this table know.
    .then-keys = The order that was carried out sends home those who were here first. It adds one seat and asks for two of you, without saying which.
    .option-nobody = “None of us”
    .after-nobody = She writes it down. The table is so relieved that it takes a while to feel ashamed.
    .option-one = “One of us would go”
    .who-homesick = Who would go home?
    .after-one = It is said down into a cup, the first thing that morning without a “perhaps”.
    .then-crossed = Oda lays the order beside her page. Those who have touched what is sealed stay with it. She rubs the name out again.
    .option-a-seat-left-over = “One of us, if a seat is left over”
    .after-a-seat-left-over = The name is put at the foot of the page, below all of theirs, where Oda has never written a line. It will be read last, if a seat is free then.
    .then-full = They owe you so much by now that even this courtesy weighs.
    .option-two = “Two of us would go”
    .after-two = It is said twice, the second time as “me too”, by a voice at the door, already half outside.
lindqvist-asks =
    On the back of a gauge card, in block letters:
    ONE. EVERY PUMP HERE RUNS WITHOUT ME.
    TWO. AT HOME STANDS ONE THAT I BUILT AT NINETEEN.
    THREE. I WOULD LIKE TO HEAR WHETHER IT STILL DOES.
    Lindqvist has laid the card before you and waits, tools in hand.
    .title = Three Lines on a Card
    .option-promise = Promise a seat
    .after-promise = Lindqvist nods and takes the card back, so that it cannot get lost.
    .option-say-nothing = Say nothing yet
    .after-say-nothing = All night you hear it through the wall: every pump of the HUB is taken down, cleaned, put back. In the morning the card still lies there.
    .option-another-year = Ask for another year of pumps
    .after-another-year = “One,” says Lindqvist, and tears the card across. By evening the air tanks are fuller than they have been since the landing. Oda has noted who did the asking.
tobe-asks =
    “He wants to go,” says Ife Okoro. “He wants to see the first harvest eaten, and then go home. He would be glad of it.” Tobe stands beside her and rubs the soil off one thumb with the other. You have not heard a word from him yet.
    .title = His Sister Answers
    .option-promise = Promise Tobe a seat
    .after-promise = They say thank you, both of them, she a little sooner. In the evening a pot stands outside your door, its lid tied down.
    .option-ask-tobe-alone = Ask Tobe alone
    .after-ask-tobe-alone = At the far end of the Farm, where the fans are loud, he talks for an hour. He wants to go, and says “I” in every sentence, to get used to it.
    .option-leave-it-to-both = Leave it to the two of them
    .after-leave-it-to-both = They go on talking behind the leaves, low, in the language in which they learned to quarrel.
ito-asks =
    Ito has put four kilos of book on the scale of the airlock: both crews, day by day, without a gap. Then the book comes off, and Ito steps on. “Choose,” says Ito. “In all those pages I have only ever looked on.”
    .title = The Writer or the Book
    .then-sold = The words were sold over the radio; now the buyer has sent a label for the pages too. So Ito asks for both. “They have margins. Who is to tell the buyer what I left out?”
    .option-writer = Promise the writer a seat
    .after-writer = Ito thanks you and puts the book under one arm, where a belt will go round the two of them.
    .then-unsealed = A book that travels open under an arm is not what was bought. From Earth the code of one cell is changed; it stays shut.
    .option-book = The book flies, the writer stays
    .after-book = It is wrapped in foil, with a heater of its own. That evening Ito rules the first page of a new one.
    .option-anyhow = The book goes anyhow, alone
    .after-anyhow = The buyer sends the code for the last cells, as agreed. Ito stays to see the lid screwed down.
    .option-a-page = Have a page read to you first
    .after-a-page = One page becomes thirty. You come off well in it, on the whole, and so do they. By the time you get up, nothing has been promised.
abara-asks =
    Abara does not ask for herself. “One of yours should be on that ship,” she says. “{ $patient-cap }. I will not say why in front of all these people.” In front of all these people, { $patient } looks at her and asks why.
    .title = A Name on Her List
    .then-there = That name is on the list already. “I have seen it,” says Abara, “and I am asking that it stays there.”
    .then-held = By the order, that name may not go. “I know what the order says,” says Abara.
    .then-fingers = There is no scanner any more. What she knows she has felt with two fingers, through a sleeve.
    .option-her = Write Abara’s own name
    .after-her = “You might have asked me,” she says, and hears it as she says it.
    .then-full = Their column on the Slate was full before this.
    .option-whom-she-names = Write the name that she gives
    .after-whom-she-names = { $patient-cap } gets three bottles of tablets that day and, by evening, the reason. It could have been told a month ago.
    .option-nobody = Write neither
    .after-nobody = She goes, and comes back with a bottle of oxygen from her own rack. “Then you will need this.” The cap is on so tight that it takes two of you.
oda-turns-a-page =
    “On the 4th, at supper: ‘It will be enough for all.’ On the 9th, in the airlock: ‘That was never said.’ On the 20th: ‘Ask us in spring.’” Oda Lindh reads without raising her voice. Then she holds the page out to you, and a ruler. “You may strike out one line. I should like to see which of them you would rather not have said.”
    .title = Oda Turns a Page
    .then-broken = At the head of the page, underlined, stands what was promised to those who paid. In the column beside it: no. Since that no, each call to Earth has to be sent three times.
    .then-words = One line has a tick in the margin. That one Earth has read too, with the rest of the log.
    .then-page = One line is in another hand: what was sealed once, as the news on Earth quotes it.
    .option-strike-a-line = Strike a line
    .after-strike-a-line = The ruler is laid on, the ink runs along it. She blots the page and says nothing more about that day, ever.
    .then-bare = You owe them so much already that she writes this down too, elsewhere.
    .option-let-it-stand = Let it stand
    .after-let-it-stand = You said it, all of it. It reads better the second time.
    .option-write-under-it = Sit down and write your own page
    .after-write-under-it = It takes half the night. What they did is in it, and on which day it was kind. She reads it twice, then pastes it in.
    .then-full = For so much kindness the Slate has no line free, and that rankles.
    .option-send-it-late = Send what was promised, late
    .after-send-it-late = It is packed now as it should have been packed then, and costs two of you most of the night. Beside the no she writes: late.
reyes-takes-the-kettle-apart =
    On a cloth lie a spout, a lid, a coil, eleven screws. Reyes has taken the kettle apart to see what it weighs. “It’s the one thing here that both crews have burnt their fingers on,” says Reyes. “So let both say where it goes: up there, or down here?”
    .title = The Kettle, Taken Apart
    .option-stays = It stays
    .after-stays = Put together again, it boils at the old place, with a whistle that is a shade lower.
    .option-flies = It flies
    .after-flies = For a heater in free fall it needs a cell to itself. From tonight you drink lukewarm, with both hands round the cup all the same.
    .option-shared = Ask Reyes to make it two
    .after-shared = One of you grips, Reyes welds. By supper there are two small kettles, neither of them big enough for a whole table.
    .then-bare = It is one more thing you have from them, with no room to note it.
the-chair-that-was-sold =
    To the back of one seat a plate is riveted: a stranger’s name, a number, the word property. What is to be strapped in there the buyer has not said. Until the launch it is to be kept free, and dusted. Reyes has hung a coat over it, to make it look less like waiting.
    .title = The Chair That Was Sold
    .option-keep-it = Keep it free
    .after-keep-it = The receipt arrives, with the code for the last cell of the price. The coat is hung elsewhere.
    .option-give-it = Unscrew the plate
    .after-give-it = Four rivets, four clean holes. The letter to the buyer takes all evening. It has to be sent before it is quite true that you are sorry.
two-names-unlisted =
    Earth has sent its list for the seats: all who, according to the papers, are on Mars. Two of the Tern are not on it. You had been asked about six names, once, and had answered: four, and no more. All six flew. The two have eaten here and mended here, the whole winter. On paper neither of the two has ever left home.
    .title = Two Names Unlisted
    .option-write-them-in = Write them in: one seat, to be settled between the two
    .after-write-them-in = Two names on one line, with a stroke between them. They stand before it for a long time, shoulder to shoulder.
    .then-full = At their end it is called one gift too many.
    .option-unwritten = Leave them off the list
    .after-unwritten = They take it without a word. In the evening what they had put by for the voyage stands on your shelf.
    .option-earth = Ask Earth
    .after-earth = A whole page goes out with the evening’s figures. The answer is shorter.
    .way-granted = “Corrected. Two persons, one seat. We should have counted.”
    .way-unknown = “No such persons. Please check the spelling.”
what-can-stay =
    To be carried out, through the hatch: floor plates, 22 kilos. Second galley, 31. A case of flags, 9. Ballast, in sand, 40. A mirror, 2. Below the line, in pencil: one of us, with a suit, 110.
    .title = What Can Stay
    .then-iron = Beside the hatch lies a machine part that was theirs once and has served you since. No list says whether it is to come out or go in, so both crews walk round it.
    .action = Carry out what a seat weighs.
    .done = It makes a heap as high as the ladder. Only the mirror has gone back in; { $medic } insisted, and was not asked why.
    .later = In the end it was weighed out in words, at table, kilo by kilo. Nothing has left the ship.
frost-in-the-valves =
    At dawn the fuel hose is as stiff as a mast. What is pumped in at one end does not come out at the other. Half a load stands inside, boiling off through a relief valve in a thin white plume.
    .title = Frost in the Valves
    .then-shorthand = How to thaw it is written on the cover of the pump, in five lines. You try what they might mean, and it costs another cell.
    .action = Wrap the hose and warm the valve.
    .done = With a heating mat round its neck the valve lets go. What had stood in the hose runs on.
    .later = The plume stood there all day, pretty, and did not get thinner.
    .closed = The hose is drained and rolled up. Let it freeze.
the-envoy-is-asked =
    Two of the Tern have come for { $envoy }. “You were the first to sit down with us,” says Reyes. “Sit with us now: with those who go home, or here, at the far end, with Oda and those who stay. We’ve argued about which. We were hoping it was you who’d know.”
    .title = The First One Who Sat Down
    .option-go-with-them = “On the way home, then”
    .after-go-with-them = { $envoy-cap } takes the pencil out of Reyes’s hand and writes the name alone.
    .option-stay-with-them = “Here, at the far end, with Oda Lindh”
    .after-stay-with-them = { $envoy-cap } carries a mattress to the far end; on your bench there is suddenly room.
    .then-full = They had asked for it; they cannot pay for it, and it makes them short with you.
    .option-stay-with-us = “Here, at the near end, with us”
    .after-stay-with-us = { $envoy-cap } is asked last of all, by you, and says that it is all right.
a-stool-nobody-moves =
    Beside the valve stands the stool, and on the wall above it hangs a rota for after the launch. It has as many nights as ever. In every second box there is a dash, in each of the others { $at-the-valve }.
    .title = The Stool at the Valve
    .option-keep-the-stool = Leave it as it is
    .after-keep-the-stool = { $at-the-valve-cap } takes a cushion along from now on. On every dial the needles stand where they should.
    .option-in-turns = Fill the dashes with your own names
    .after-in-turns = Three hours each, badly slept. It is agreed that the stool is too low.
    .option-a-wire = A wire, a float, a bell
    .after-a-wire = The stool is carried off. What it did is done by a cell and a length of wire, and done well.
stones-south-of-the-door =
    South of the door lie the stones, each as large as two can carry. When the ship is gone there will be fewer to walk out there in the evening. Who keeps the dust out of the letters?
    .title = Stones South of the Door
    .option-those-who-stay = Those who stay
    .after-those-who-stay = Ife Okoro says that she goes past there in any case. She is believed, which is what she wanted.
    .option-one-flies = A chip of stone flies home
    .after-one-flies = It goes into a sock, and the sock into the hold. Somewhere on Earth there will be people at a door.
    .option-oda-measures = Let Oda measure them in
    .after-oda-measures = She spends an afternoon on her knees with a theodolite. From now on they are on the map, to the millimetre; a map is looked after.
    .then-bare = There is nowhere left to note what you owe them for it.
supper-by-one-lamp =
    The breaker for the lamps has gone to the ship. What is left is one lamp, and the sound of spoons.
    .title = Supper by One Lamp
    .then-table = It hangs above the middle of the table. Both crews are at it; elbows touch, salt goes down one side and comes up the other. No one says that it may be the last time, in case it is.
    .else-table = It hangs in the doorway, between your supper and theirs. Each gets half of it. From where you sit you can see their hands.
    .option-carry-a-dish-over = Set a dish of yours before them
    .after-carry-a-dish-over = It comes back empty, wiped with bread, and with the spoon laid straight.
    .then-full = They have nothing to set beside it, and eat with their heads down.
    .option-eat-what-they-bring = Eat what they have cooked
    .after-eat-what-they-bring = It burns, a little later than you expect. Reyes looks from face to face, content.
    .then-bare = You have eaten on credit once too often. It is noticed.
    .option-each-at-home = Each from their own plate
    .after-each-at-home = You eat slowly and look at one another, as one looks round a room.
the-scale =
    With the seats in their places the ship can be weighed: a jack under each leg, a gauge at each jack, an old table of figures in Lindqvist’s hand. The flight crew adds up, then adds up again. A minute later you all know how many it will lift.
    .title = The Scale
    .then-heavy = It is too heavy. One seat must stay on the ground, and no other may be fitted.
    .then-free = One stands empty; it could be unbolted and let down on a rope.
    .else-free = And each of them is taken.
    .then-early = All the seats will lift, but only on one day: the one on which the way is shortest.
    .then-sooner = The tanks are full, so that day it shall be. The window shuts a sol sooner.
    .else-sooner = For that day the ship would have to be ready by now. Instead the fuel will be chilled, with power from the HUB, so that more of it goes in.
    .then-kind = It is lighter than on paper. There is a place for one more.
    .option-empty = Take out the empty one
    .after-empty = Those who had hoped for it hold the rope. It is set down in the dust facing the HUB, like a place with a view.
    .option-strip = Take out the cabin heaters instead
    .after-strip = They will fly cold, all of them, in every piece of clothing they have. It is you who must tell them, at supper.
    .then-frame = What they weigh makes up for the last frame as well: it may be fitted.
    .option-a-name = Ask who will give a seat back
    .after-a-name = It is asked once, aloud, with both crews in the doorway.
    .option-ours = One of you unpacks
    .after-ours = { $homesick-cap } had known it since the second sum, and says so into the silence.
    .option-abara = Let Abara say who
    .after-abara = “I have a list here too,” says Abara.
    .then-hers = She strikes out her own name, so that no other hand has to.
    .then-bare-abara = More than this you cannot owe them, and both sides know it.
    .else-hers = She strikes out one name, and says only that it is medical.
    .option-ito = Ito goes without
    .after-ito = “It is a better ending,” says Ito, and does not write for the rest of the day.
    .then-bare-ito = For that you have no line left on your side of the Slate.
    .option-lot = Let the lot decide
    .after-lot = Folded slips, a helmet. The one who draws looks at the slip and hands it on without reading it out.
    .then-word = It has gone to somebody who had your word.

## Follow-Ups

a-seat-comes-back =
    In the corridor stands a bag that had been packed for Earth: two shirts, a knife, a jar of red sand.
    .title = A Seat Comes Back
    .then-ours = { $homesick-cap } puts each thing back where it used to be. Half of the places are taken.
    .then-abara = It is Abara’s. Both crews ask her if she is sure, and both times she is counting bandages.
    .then-ito = It is Ito’s. On the lid of the jar sticks a label with the name of the plain and, after it, room for a date.
    .else-ito = Its owner has taken the early shift, and taken it an hour early.
    .option-help-unpack = Help to unpack
    .after-help-unpack = It takes half the night, most of it sitting on the bunk.
    .option-take-what-is-offered = Take the jar that Reyes brings instead
    .after-take-what-is-offered = Plum jam, from the very first crate. It was being kept for the launch.
    .then-bare = It tastes of a debt that has nowhere to stand.
    .option-leave-the-door-shut = Let the door be shut
    .after-leave-the-door-shut = Behind it, late, a heater is put right that has knocked for months.
ife-answers =
    In the morning Ife Okoro stands in your door before anything has been poured.
    .title = Ife Answers
    .then-asked-and-written = “You asked him without me,” she says. “I ran to fetch him to the sheet, and he was not surprised. He does want to go. He wants me to be angry about it.” She is, and eats with you.
    .then-alone = “You asked him without me. In the night he told me what he had told you. He does want to go. He wants me to be angry about it.” She is, and eats with you.
    .then-written = “We had not finished talking,” she says, “and there was his name.” Behind her Tobe says that he had.
    .else-written = “We have talked,” she says. Behind her Tobe opens his mouth and shuts it. What they have said to each other stays in the Farm; the rest they leave to you.
a-bag-by-the-door =
    For some sols now the bag of { $homesick } has had its place by the airlock.
    .title = A Bag by the Door
    .way-packed = This morning it is packed. Out of a side pocket sticks the handle of one of your forks.
    .way-unpacked = This morning it hangs empty on its hook. “Not with this ship,” says { $homesick } at breakfast, and it is not asked why.
    .else-back = It is empty, and nobody has put it away.

## Endings

three-names-in-ink =
    Nothing on the sheet is in pencil any more. Ink is slow to dry here. The tanks stand white and full, the seats are bolted down, the list has been read to both crews, and nobody walked out while it was read. Tonight belts are being shortened and let out; they will not have to be touched again. Those who go sleep badly. Those who stay have been left a shift, a plant, the better half of a bunk. In the morning both crews will go out east together; fewer will come back.
    .title = All in Ink
hatch-shut-from-inside =
    Fuel, seats, a list: it is all there, and it has all been said. In the morning the ladder will be drawn up, and the hatch shut from inside, as hatches are. Those outside will step back to where the stones begin. Through the small round window there may be a hand to be seen, or only the lamp. So far no window home had a seat in it for any of you; before this one there is a ship. Whose place is on which side of the glass was your decision.
    .title = Shut from Inside
a-window-goes-by =
    In the night the figures were worked through once more, by both crews, with two pencils. They come to the same. The ship is not ready, and by the time it is ready the planets will have moved on. It happens quietly: no alarm, only a number on a page that grows a little each hour. The sheet is still taped to the airlock, with what has been written on it and what has not. In the morning the sledge is unloaded, one piece at a time.
    .title = A Window Goes By
one-seat-for-nobody =
    The work on the ship has been broken off. Both crews are indoors, in one room, and talk with the door open, as if to let a draught through. One of you is dead. Nothing will fly today. In the evening one of the Tern takes the pencil from its string and lays it on the shelf above the list, where it cannot swing. It is not a thing that was agreed.
    .title = One Seat for Nobody
