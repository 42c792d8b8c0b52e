half-the-air =
    Two crews breathe in the HUB, and there is less to breathe than both of them need. You sleep at the near end, they at the far one. Halfway, in the Control Center, a valve as wide as a dinner plate sits in the wall. Open, it lets the air find its own level; turned to one side, it feeds that side first. The needle above it comes down a little every week. At night hands have been at the wheel, at hours that stand in no rota. Keep the watch beside it. And find out what it is that Oda Lindh’s people stop talking about when one of you comes in.
    .title = Half the Air
    .idea = Two crews share one valve: say each sol how it is to stand, keep the watch beside it, and find out what is not being said.
    .do-as-left = The marker of Trust goes to where these months have brought it.
    .do-they-owe = The marker of the Slate goes up: by Oda Lindh’s notebook her crew is in your debt. At the door it is she who says thank you first.
    .do-we-owe = The marker of the Slate goes down: by Oda Lindh’s notebook you are in debt to her crew. At the door you say thank you before they can.
    .then-iron = In one of your fans runs a part with a number of the Tern on it. The old one has been mended since, and lies ready.
    .then-medlab = In the Med Lab four screw holes mark the place of the scanner; the computer beside it has nothing left to do and has been switched off. What the scanner used to show, Abara feels with her fingers, and is seldom wrong.
    .then-reyes-and-ito = At your end sit Reyes, who never comes with empty hands, and Ito, who reads each page out before it goes to Earth.
    .then-reyes = Reyes sits with you now and never comes with empty hands.
    .then-ito = Ito sits with you in the evenings and reads each page out before it goes to Earth.
    .then-words-and-page = Strangers know what you have for breakfast, since they bought the log. Others quote the page that lay in the seed tin. Both have paid, to the last cell.
    .then-words = Strangers know what you have for breakfast. They bought the log and paid in full; now they write letters about it.
    .then-page = The page that lay in the seed tin is being quoted on Earth. The last of the payments for it came this week.
    .then-kept-and-broken = Ines reads the accounts: those who had from you what they were promised have paid the rest. In the greetings one sender is missing, who had your word as well.
    .then-kept = Ines sounds pleased with the accounts: those who had from you what they were promised have paid the rest.
    .then-broken = When Ines reads out the greetings one sender is missing, who had been given your word.
    .then-unpaid = The auction did not pay for two winters. That can be seen on the shelves and in the cells, at both ends.

## Objectives

the-night-watch =
    Perform Turn the Valve four times. It takes the marker Watch, and each Production brings one.
    .title = The Night Watch
    .count = Watches kept: { $done } of { $goal }
    .done = Four nights are in the book, each with the hour and the name of the hand that turned the wheel.
by-the-paper =
    Perform Carry It Out once for each line: three times, with four astronauts four times, and once less where a line has lapsed already.
    .title = By the Paper
    .count = Lines carried out: { $done } of { $goal }
    .goal = The lines are counted, so that all can see how many there are.
    .done = The last line has its tick. The pencil goes back into the loop of the notebook.
behind-the-door =
    Perform Hold the Door seven times, with three astronauts eight times, with four nine times. Whoever means to carry out the paper must come through the Control Center.
    .title = Behind the Door
    .count = Shifts at the door: { $done } of { $goal }
    .goal = More of you can stand there, so more of them will come and ask.
    .done = After the last shift two people come up to the door and look in. All they ask is how the needle stands.
in-two-hands =
    Perform Write It Together three times, with four astronauts four times: for what each crew needs, for what it can give, for the names.
    .title = In Two Hands
    .count = Pages written: { $done } of { $goal }
    .done = The names are set down in two rows. For the last of them there is hardly room.
    .goal = There are more of you, so there is a page more, for what is never to be asked of the others again.
nine-on-the-needle =
    Bring the track Air to 9.
    .title = Nine on the Needle
    .done = The needle touches the pin on the right. In the whole book of the valve there is no such night.

## Tracks, markers and actions

air =
    .title = Air
    .end-thin = Yawns come in the middle of words. In the corridor people stop to rest, one hand against the wall. All fans run at full; one has begun to scrape.
    .end-none = The needle lies on its pin. It is not a matter of sides any more.
slate =
    .title = The Slate
trust =
    .title = Trust
    .then-seven = At the far end there is singing, and from the near end the second voice joins in through the wall.
    .then-nought = Every drawer has a label now, with the name of a crew on it and a count of what is inside.
watch =
    .title = Watch
turn-the-valve =
    Sit by the wheel through the night and move it with the pressure, a hand’s breadth at a time. Air +2. Each Production lays out one watch, so it can be done once a sol.
    .title = Turn the Valve
    .then-kept = Toward four there are steps in the corridor. They stop where the light of your lamp begins, wait, and go back.
    .then-kept-variant-2 = Toward four the steps come up to the lamp. It is Ife Okoro, in socks. “A finger’s breadth, on most nights,” she says, “for the one who coughs at our end. In the mornings it had always been turned back; by you, I thought.”
    .then-kept-variant-3 = At five Oda Lindh comes in with her notebook and turns the wheel back by a finger, to where she noted it in the evening. “It has to agree,” she says. She has to be told about the cough before she takes her hand away.
    .then-kept-variant-4 = At four the wheel is moved by a finger. At five Oda Lindh comes, looks at it, and alters the figure in her notebook.
    .then-kept-variant-5 = A night with little to write down: the needle, hour by hour, and who it was that brought tea.
    .then-kept-variant-6 = The wheel is stiff with cold when you sit down. By morning the rim is warm all the way round.
carry-it-out =
    Do what the paper asks for, line by line, before two witnesses who do not sit down.
    .title = Carry It Out
    .then-done-valley = A rack is unbolted and roped to a sledge. Its cables stay behind, taped and numbered.
    .then-done-valley-variant-2 = Another machine is lifted from its bolts, together with the lamp that hung above it.
    .then-done-valley-variant-3 = The gap along the wall is wide enough by now for a person to lie down in.
    .then-done-valley-variant-4 = Where a machine stood, its outline is left on the floor, cleaner than the rest.
    .then-done-valley-variant-5 = The ropes are tried once more, and the sledge is left by the airlock for the morning.
    .then-done-salt = Foil, then foam, then a steel bar across the frame of a door that all of you have used.
    .then-done-salt-variant-2 = On the edge of the pan stand stakes, with a sign in every language that is spoken here.
    .then-done-salt-variant-3 = A list is drawn up of those who have touched the brine, and it is longer than you thought.
    .then-done-salt-variant-4 = Gloves, jars, a spoon: all that has been in the brine goes into a drum, and the lid is welded.
    .then-done-salt-variant-5 = Two of you read the seals aloud, one the numbers, the other the places. None is missing.
    .else-done-salt = A ring of keys, a drawer of passwords: each is read out, tried, and signed for.
    .else-done-salt-variant-2 = You show them the hatch that sticks, and the bolt that has to be loosened first.
    .else-done-salt-variant-3 = The photographs over your table are taken down. The paper has no line about photographs.
    .else-done-salt-variant-4 = The last page of the log is handed over blank, together with the pen.
    .else-done-salt-variant-5 = They try each lock themselves, while you stand by with your hands empty.
hold-the-door =
    Stand in the door of the Control Center, one after the other, and say no.
    .title = Hold the Door
write-it-together =
    Both crews sit down in the Crew Quarters, the doors shut, one lamp lit; your pawns see to the work that is left lying meanwhile. It is a small room: Air −1 each time.
    .title = Write It Together
    .then-needs = The first page: what each crew needs. Abara writes, hers being the one hand that all can read. Near end: sleep, and a say in the valve. Far end: sleep, and a say in the valve. Reyes asks whether one may write that once.
    .then-gifts = The second page: what each can give. Oda Lindh lays down her notebook, to be read at any hour. It is a while before one of you takes it up. Below that you write what you have: a key to every door.
    .then-never = The page for what is never to be asked again stays white for an hour. Then there is one line on it from each end, with those who did ask sitting in the room.
    .else-never = The last page is for the names. Ito rules the lines, and lots are drawn for who begins. Each name is read out while it is being written.

## Standing rules

one-valve =
    Each sol both crews turn over a slip with what they want: open, our side, or the middle. Yours are the fuller tanks, so what runs across when both say open counts as given. With the Slate at 3 or 4 they are in debt, at 1 or 0 you are. A debt paid off, by either crew, brings 1 Trust; a gift at 4, or a loan at 0, costs 1.
    .title = One Valve
    .then-doors-one = Their cylinders stand behind a door of their own; what they draw there they do not draw from yours. There is always a draught under that door; what it loses the joined loops bring back. This winter the wheels at both ends were taken off; one valve, halfway, does the work of both. Under the floor the pumps of the Tern run beside yours and take a part of the load.
    .else-doors-one = Their cylinders stand behind a door of their own; what they draw there they do not draw from yours. There is always a draught under that door; what it loses the joined loops bring back. This winter the wheels at both ends were taken off; one valve, halfway, does the work of both.
    .then-doors-two = Their cylinders stand behind a door of their own; what they draw there they do not draw from yours. Under that door there is always a draught. The pumps of the Tern, which run beside yours under the floor, just make up for it. There are still two loops; this winter neither was enough by itself, so the valve was cut in between them.
    .else-doors-two = Their cylinders stand behind a door of their own; what they draw there they do not draw from yours. Under that door there is always a draught, and the needle shows it. There are still two loops; this winter neither was enough by itself, so the valve was cut in between them.
    .then-roof-one = The cylinders of both crews stand behind one door, lettered twice, in two hands. The loops are joined: each breath of theirs goes through a filter of yours, each of yours through one of theirs. This winter the wheels at both ends were taken off; one valve, halfway, does the work of both. Under the floor the pumps of the Tern take a part of the load.
    .else-roof-one = The cylinders of both crews stand behind one door, lettered twice, in two hands. The loops are joined: each breath of theirs goes through a filter of yours, each of yours through one of theirs. This winter the wheels at both ends were taken off; one valve, halfway, does the work of both.
    .then-roof-two = The cylinders of both crews stand behind one door, lettered twice, in two hands. There are still two loops. This winter neither was enough by itself, so the valve was cut in between them. Under the floor the pumps of the Tern run beside yours and take a part of the load.
    .else-roof-two = The cylinders of both crews stand behind one door, lettered twice, in two hands. There are still two loops. This winter neither was enough by itself, so the valve was cut in between them.
    .then-both-empty = The bunk above Ife Okoro’s has not been taken; in the sums for the air its line has been struck out. One of the flight crew sleeps where one of you used to. The lamp over that bunk goes out early.
    .then-tobe = The bunk above Ife Okoro’s has not been taken. In the sums for the air its line has been struck out.
    .then-empty = One of the flight crew sleeps where one of you used to. The lamp over that bunk goes out early.
    .option-open = Open: Air −1 if theirs says so too, otherwise −2
    .after-open = Your slip says open, in capitals.
    .after-open-variant-2 = Open, says yours. The pencil has gone through the paper.
    .after-open-variant-3 = Open. You wrote it before the kettle had boiled.
    .then-paid = So does theirs. The wheel goes round, and for what runs across Oda Lindh strikes a line of yours out of her notebook.
    .then-paid-variant-2 = Theirs too. Reyes turns the wheel and counts the turns aloud. With the last of them a debt of yours is paid.
    .then-lent = So does theirs. The wheel goes round, and for a minute the whole HUB can be heard breathing out. What has run across is put down as owed to you.
    .then-lent-variant-2 = Theirs too. Reyes turns the wheel, counts the turns aloud, and has them written down to your credit.
    .then-lent-variant-3 = Two slips with the same word, written with the same pencil, which one crew had to lend the other. With that pencil the air is put down as owed to you.
    .then-over = So does theirs, and was turned over later than yours. They owe you more than they can pay; now it is more still.
    .then-over-variant-2 = Theirs too. “Thank you,” says Oda Lindh, and that she has no line left on which to put it.
    .else-over = Theirs says: our side. What goes over to them tonight will not come back, and is put down nowhere.
    .else-over-variant-2 = Our side, says theirs. Oda Lindh reads it out herself and does not look up.
    .else-over-variant-3 = On theirs the word open has been crossed out, with two others written underneath it.
    .option-ours = Our side: Air −2, oxygen +3
    .after-ours = Yours says our side; theirs says open. The wheel goes a quarter to the left, and your tanks hiss.
    .after-ours-variant-2 = Our side again. Theirs says the middle, and watches the wheel go to the left.
    .after-ours-variant-3 = Our side once more. Theirs says the same, but you are nearer to the wheel.
    .then-owed = It is air that they owed you. Oda Lindh waits for the hissing to stop and strikes out a line.
    .then-owed-variant-2 = A debt of theirs runs into your bottles and is paid. Over there a kettle is put on.
    .then-borrowed = It is put down against you, with the hour. On the far side a door is opened, so as to hear better.
    .then-borrowed-variant-2 = In Oda Lindh’s notebook the quarter turn goes on your page.
    .then-borrowed-variant-3 = What you took is down as borrowed. Through the wall you hear chairs being moved closer together.
    .else-borrowed = Your page in the notebook is full. Oda Lindh turns it over, finds the back full as well, and shuts the book.
    .else-borrowed-variant-2 = “On which line?” asks Oda Lindh. On your page there is none left.
    .option-middle = The middle: Air −1, Stress +1 for each astronaut
    .after-middle = Theirs says open, but for the middle one slip is enough. Both crews lie awake and listen to the valve.
    .after-middle-variant-2 = The middle, says theirs as well. Before midnight each crew has been to make sure of it.
    .after-middle-variant-3 = The middle once more; theirs has been left blank. From spoke to wall you have tied a thread, which in the morning is whole.
hands-lent =
    Whoever carries a long thing finds the other end taken up, and afterwards all are hungry. Trust is high here; each debt that is paid, on whichever side, adds to it.
    .title = Hands Lent
    .ends = A crate is carried the length of the corridor by one pair of hands, past five open doors.
tape-on-the-floor =
    In the pantry the floor has been halved with tape. There are two shelves now and two people who count them, and little is cooked. A debt that is paid, by whichever crew, makes Trust rise.
    .title = Tape on the Floor
    .ends = In the pantry the tape has been walked off, and is not laid again.
thin-weeks =
    The filters are at the end of their hours, all in the same week, since both crews changed them on the same day. From now on the needle comes down by one more each sol.
    .title = Filters Due
one-table-rule =
    On one thing there is no need to vote: the watch is not kept alone. Whoever sits by the wheel brings a second along.
    .title = Two by the Wheel
their-sol =
    By the line on the floor this is their sol in the Lab and in the Working Bay. You may look in through the window.
    .title = Their Sol
    .variant-2 = Today the benches are theirs again. They have left your tools exactly as they found them.
    .variant-3 = Their sol once more, at every bench, until the bell.
our-sol =
    The benches are yours this sol. In return both gates, that of the Garage Hall and that of the Probe Bay, are closed to you.
    .title = Our Sol
    .variant-2 = The rota has turned over: you have the benches, they have the gates.
    .variant-3 = You have the benches, as on every second sol, and no gate.
one-fewer-at-supper =
    Ife Okoro eats from a bowl that stands in another bowl, her brother’s. At supper you find that you are less hungry than you were.
    .title = A Bowl Too Many
    .ends = The second bowl has been put away at the very back of the shelf.

## Mission Events

breakfast-by-vote =
    There is one room to eat in by now and one table, with the door of a locker to lengthen it. Two clocks hang over it, an hour apart, since the crew of the Tern has kept the time of its ship. At seven by yours the porridge is hot and half the chairs are empty; at seven by theirs the chairs are full. For the third morning hands are counted. “A tie,” says Oda Lindh.
    .title = Breakfast by Vote
    .option-their-hour = By their clock
    .after-their-hour = For an hour you sit and look at your spoons. When the others have eaten, they carry out your dishes with their own.
    .option-our-hour = By yours
    .after-our-hour = They come with wet hair. By ten past seven all the chairs are taken, and most heads lie on the table.
    .option-at-noon = At noon, one meal in place of two
    .after-at-noon = The second clock is taken down. From eleven on stomachs can be heard, through both walls.
a-strip-of-tape =
    By now the crews meet in the corridor, if they meet, and each keeps what it saves in its own cells. Last night a line was laid along the floor: grey tape, ruler straight, past eleven doors. On one side lie the Lab and the Working Bay, on the other the Garage Hall and the Probe Bay. At each end hangs a rota by which the sides change from sol to sol. Nothing on it says whose idea it was.
    .title = A Strip of Tape
    .option-step-over = Step over it
    .after-step-over = You cross it with trays, with boots, with a ladder. Each time the talk on the far side stops.
    .option-tape-yours-too = Tape your side as well
    .after-tape-yours-too = Two lines now, a hand apart. What falls between them is swept up by neither crew.
    .option-find-out-who = Find out who laid it
    .after-find-out-who = The roll lies on Oda Lindh’s bunk, beside a measuring wheel. “It is half,” she says. “To the centimetre.” You measure, and have to tell her that it is.
whom-do-you-ask =
    It was Ines who let it slip, speaking to you from Mission Control about filters: “… but on that your guests have their orders.” At the far end they heard it too, and went on eating, too evenly. Oda Lindh leads them. Abara keeps the one cupboard with a lock. Ito writes down all that is said. One of these three carries the orders. You will ask once, and whom you asked will be remembered.
    .title = Whom Do You Ask
    .then-case-lindh = After the landing it was Oda Lindh who signed for the grey case.
    .then-case-abara = After the landing it was Abara who said that there was medicine in the grey case.
    .then-case-ito = After the landing it was Ito who asked for the grey case that stood on no list.
    .then-awake-lindh = It was Oda Lindh who sat between the tanks at ten past two, over a sheet of paper. Whose sheet that was she did not say.
    .then-awake-abara = The lamp that burned between the tanks at ten past two, over a sheet of paper, was Abara’s. She may have had the sheet for that one night.
    .then-awake-ito = By the lamp between the tanks it was Ito, at ten past two, who folded up a sheet of paper. But then, Ito copies whatever can be had.
    .then-not-lindh = One name of theirs stood in the heading of the cipher, among those not to be shown it: Lindh.
    .then-not-abara = The line in cipher was not to be shown to any of you, nor, of them, to Abara.
    .then-not-ito = In the cipher one of theirs was shut out along with you: Ito.
    .then-hint-oda = Since that evening Oda Lindh has written nothing down.
    .then-hint-abara = Since that evening the key of Abara’s cupboard has hung round her neck and not on its hook.
    .else-hint-abara = Since that evening Ito’s pencil has lain on the table, its point to the wall.
    .then-not-oda = “Not Oda,” says Abara, who sits with you now. “She would have read it to us.”
    .else-not-oda = “Not Ito,” says Abara, who sits with you now. “Earth would be talking about it.”
    .option-ask-oda = Ask Oda Lindh
    .after-ask-oda = You ask her at the wheel, with your eyes on the gauge.
    .then-oda = She closes the notebook over one finger. “Tomorrow,” says Oda Lindh, “aloud, and to all of you.”
    .then-oda-lent = “I had it for one night,” says Oda Lindh, “to know it by heart, should its keeper die. You may go on looking.” She enters the question and the hour, but not your names.
    .else-oda-lent = “No,” says Oda Lindh. She enters the question, the hour, and then your names.
    .option-ask-abara = Ask Abara
    .after-ask-abara = You ask across the basin in the Med Lab.
    .then-abara = “I had decided that you were better off without them,” says Abara. “You will have them tomorrow.”
    .then-abara-lent = “You could have asked me then,” says Abara. “I had it for a night, to know it by heart, before I gave it back.”
    .else-abara-lent = Abara dries one finger after the other. “I would have had to tell you,” she says. “So you think that I do not do what I have to.”
    .option-ask-ito = Ask Ito
    .after-ask-ito = You ask between two pages, as if about a date.
    .then-ito = “I have copied them three times and never sent them,” says Ito. “Tomorrow they can be read.”
    .then-ito-lent = “I had it for a night, to copy, and gave back the sheet and the copy,” says Ito, and turns the book round to you. You read until late, and it is so.
    .else-ito-lent = “All that I have is in here,” says Ito, and turns the book round to you. It takes you the evening to find that this is so.
the-paper =
    One sheet, folded small enough for a sleeve. Both crews stand; there are too few chairs.
    .title = The Paper
    .then-oda-paper = It comes from under the cover of Oda Lindh’s notebook. She reads it herself, with the date and the hour.
    .else-oda-paper = It comes from under the cover of Oda Lindh’s notebook. Abara reads, in the voice that she has for charts.
    .then-abara-paper = It was in Abara’s dressing kit, between two sterile sheets. Oda Lindh reads, with the date and the hour.
    .else-abara-paper = It was in Abara’s dressing kit, between two sterile sheets. She reads it herself, in the voice that she has for charts.
    .then-ito-paper = It was in Ito’s book, as the page before the first. Oda Lindh reads, with the date and the hour.
    .else-ito-paper = It was in Ito’s book, as the page before the first. Abara reads, in the voice that she has for charts.
    .then-lent = When you came upon it at ten past two it had been lent for the night. A second person was to know it by heart; by morning it had been handed back.
    .then-floor-whole = “Half of all machines, and those who tend them, to the valley in the north. A second HUB is to stand there, in spite of the floor.” You have heard all that Vesper knew about that floor.
    .then-floor-torn = “Half of all machines, and those who tend them, to the valley in the north. A second HUB is to stand there, to read the rest on the spot.” It must mean the half that Vesper kept.
    .else-floor-torn = “Half of all machines, and those who tend them, to the valley in the north. A second HUB is to stand there, on the flattest floor that is charted.”
    .then-told = “The Lab and the salt pan are to be sealed. Whoever has touched the brine does not leave.” It names you as its source, in your own words, in quotation marks.
    .else-told = “The Lab and the salt pan are to be sealed. Whoever has touched the brine does not leave.” It names no more than a rumour as its source.
    .else-says-salt = “The HUB passes to the crew of the Tern. Those who were there before take the next ship home.”
    .option-carry-it-out = Carry it out
    .after-carry-it-out = “By the letter, then,” says Oda Lindh, “and before witnesses.” She rules a page for it.
    .then-price-valley = The first sledge is loaded that same evening: charged cells, for a place that has no socket yet.
    .then-price-salt = That evening the lamps in the Lab are put out, and the door is shut on all that was begun in there.
    .else-price-salt = Each of you is asked what is private property. The lists are short, and are read out.
    .then-bench = The Lab has lost its bench already. That is a line less.
    .option-refuse = Refuse it
    .after-refuse = The sheet is folded up along its own folds. From tonight one of you stands in the door of the Control Center.
    .then-cost-valley = It is argued over until morning, with every lamp in the HUB burning.
    .then-cost-salt = The next crate in orbit was paid for by those who wrote this. It stays up there.
    .else-cost-salt = At the hour of the news from home the loudspeaker stays silent. You have it tested; nothing is wrong with it.
    .option-write-a-third = Write another, with the names of both crews
    .after-write-a-third = A clean sheet is laid over the first one, which shows through. To agree on a beginning takes most of the night, and two suppers.
    .then-third-valley = Its opening line, in pencil, is on its way to Earth that night: first a camp of tents up there, then we shall see.
    .then-third-salt = Its opening line, in pencil, is on its way to Earth that night: a window in the door of the Lab, and two keys.
    .else-third-salt = Its opening line, in pencil, is on its way to Earth that night: both names, on one door.
a-stool-at-the-valve =
    Since yesterday a stool has stood by the wheel, one from your kitchen with a cushion of theirs on it. Whoever sits there has the gauge before their eyes, the wheel at their elbow and at their back the sleep of two crews.
    .title = A Stool at the Valve
    .option-one-of-us = One of you takes the night
    .who-at-the-valve = Who takes the stool?
    .after-one-of-us = At the far end they turn in early.
    .then-sits = { $at-the-valve-cap } tries the stool, gets up again and turns the cushion over.
    .option-one-of-them = Let one of them have it
    .after-one-of-them = They want a bottle of yours beside them, for the hour when it thins.
    .then-stool = Ife Okoro comes, with soil under her nails. There was one among them who knew pumps.
    .else-stool = Lindqvist comes, lays an ear to the pipe and asks for a spanner, “only to listen with”.
    .option-nobody = Take the stool away
    .after-nobody = All of you sleep. Behind the wall a fan that should have been turned down has run at full until morning.
two-rotas =
    On one nail by the kitchen hang two rotas. Theirs begins on a Monday, yours on the date of landing. By both of them the same people clean the same filter on the same evening, twice.
    .title = Two Rotas
    .option-ours-comes-down = Take yours down
    .after-ours-comes-down = Rolled up it is as thick as a finger. By evening your names have been added at the foot of theirs, in a good clear hand.
    .option-theirs-comes-down = Take theirs down
    .after-theirs-comes-down = It is folded and handed over, like washing. Oda Lindh looks for some time at the nail before she goes.
    .option-a-third-by-night = Write a new one overnight, and ask nobody
    .after-a-third-by-night = It is a good one, with fewer shifts for each. It hangs there at breakfast, it is obeyed, and for a day it is not spoken of.
a-cup-on-the-wrong-side =
    On your shelf stands a cup with TERN 4 scratched into the bottom. It has been washed, and left to dry with its handle to the door.
    .title = A Cup on the Wrong Side
    .then-envoy = { $envoy-cap } knows it. On the first evening it went from hand to hand, before there were two of anything.
    .option-fill-it = Fill it, and carry it over
    .after-fill-it = Raisins, the last handful but one. By supper it has come back to the same place, empty and washed.
    .option-drink-from-it = Drink from it
    .after-drink-from-it = It holds more than your own do. On the far side you hear a shelf being searched, without haste.
    .option-on-the-sill = Put it on the ledge by the valve
    .after-on-the-sill = At the change of the watch there is tea in it, still hot. Which crew made it is not asked.
the-last-green-tray =
    The lamps at their end have failed. Ife Okoro’s last seedlings were carried across by night and stand in your Farm: one tray, the only thing in there that is not yours. It wants water at six. Ife wants to know whose.
    .title = The Last Green Tray
    .then-tobe = She asks once, in a low voice. There used to be two of them who asked.
    .else-tobe = “My brother would like to know as well,” she says. Tobe Okoro, beside her, would like to go to bed.
    .option-water-it = Water it with yours
    .after-water-it = At six the tray has its share. It smells of rain in there; people from both ends find some reason to walk by.
    .option-carry-it-over = Carry it back, with a lamp of yours
    .after-carry-it-over = Over there the lamp hangs crooked, on a string, and burns on a cell of yours. Your Farm is yours again.
    .option-cut-it-in-two = Harvest now, and share
    .after-cut-it-in-two = Two bowls of leaves, weighed to the gram. The roots Ife Okoro wraps in a wet cloth, and keeps.
reyes-with-two-pots =
    Reyes has a plan: one supper, two pots, and the table out in the corridor, so that it stands at neither end. Over there it has been announced already. The second pot is yours, as Reyes mentions last.
    .title = Two Pots
    .then-stove = With the stove of the Tern lit over there, both pots come to the table hot.
    .else-stove = There is only one stove. The first pot waits under a blanket while the second heats.
    .option-both-doors-open = Both doors open, and your food out
    .after-both-doors-open = There is singing. There is a quarrel about rice. By the voices alone one could not say who belongs to which crew.
    .option-one-pot-at-a-time = One crew, one pot, then the other
    .after-one-pot-at-a-time = It is quiet at both sittings. Reyes eats twice, a little each time.
    .option-reyes-fills-ours = Send your pot over, to be filled
    .after-reyes-fills-ours = It comes back heavy. Reyes has not asked over there whose rice it was.
    .option-reyes-decides = Leave it to Reyes, who sits with you
    .after-reyes-decides = Both doors are taken off their hinges. By midnight the stove has used up a cell.
who-sleeps-in-the-good-air =
    Abara’s list, stuck to the Med Lab. Left column: those who sleep at the good end, by the vents. Right column: those by the airlock. There are names of both crews in each, though none of those who lead. Reasons are not given. At the foot it says: from tonight.
    .title = Who Sleeps in the Good Air
    .option-obey-the-list = Move, as it says
    .after-obey-the-list = Mattresses pass each other in the corridor. In the morning one cough has gone; another is noticed for the first time.
    .option-draw-lots = Draw lots
    .after-draw-lots = Straws, from one fist. Lungs do not draw lots, says Abara, who watches.
    .option-ask-to-see-why = Ask her to show you why
    .after-ask-to-see-why = It takes an evening. Beside each name is a number: she has listened to all of you, asleep. “I could have asked,” says Abara, and moves over to your end with her bag.
    .action = Have every chest listened to by daylight.
    .done = Thirty breaths each, taken down in two columns that cannot be told apart.
    .later = Through the wall, in the middle of the night, a cough is asked to go elsewhere.
a-draught-under-the-door =
    The oldest store has stood shut since the first landing. It belongs to neither end, so neither crew has it on its round. This morning the dust on the floor in front of it lies combed into fine lines, and all of them point under the door.
    .title = A Draught under the Door
    .action = Open the store and seal it from inside.
    .done = One of yours, one of theirs, one tube of sealant. When they come out, the dust they have disturbed settles where it likes.
    .later = In the night the crack has grown. It emptied a bottle of yours first, then began on the seals of the Living Block.
the-needle-sticks =
    Before breakfast the wheel is turned all the way and back again. The needle above it does not stir. It has stood on that number since last night, or for longer, and both crews have slept by what it said. At last a knuckle is put to the glass.
    .title = The Needle Sticks
    .way-more = It jumps to the right. You have been saving on what was there all the time.
    .way-less = It drops, and goes on trembling. All night both crews have breathed on credit.
    .action = Take the gauge apart, before a witness from each end.
    .done = A grain of red dust is passed round on a saucer. Then all that hangs on the same line is cleaned as well.
    .later = It has stuck once more, showing more than there was. It was noticed by the one who had been sleeping worst.
what-earth-has-read =
    “I am to ask about the air,” says Ines, from some minutes ago. “They have worked it out here, from your figures. Are you one crew, or two? It is for the Monday meeting. A line will do, if it is a true one.”
    .title = What Earth Has Read
    .then-words = Behind it come four hundred letters from those who bought your log, and most of them take sides.
    .then-broken = “They ask whether one can go by what you say,” she adds. “I told them yes.”
    .option-all-of-it = Tell her all of it
    .after-all-of-it = It takes an hour at full power. Afterwards the room seems larger than before.
    .option-the-figures = Send the figures, and nothing else
    .after-the-figures = Two columns go out. They look as if all were well.
    .option-no-answer = Leave the antenna off tonight
    .after-no-answer = The current stays in the cells. On Monday, at that meeting, a minute will be kept free for your line.
    .action = Draft the answer with the far end.
    .done = There were eleven versions. The one that goes has a comma for which Ito fought.
    .later = Two answers have gone to Earth, an hour apart, and do not agree.
names-above-the-hooks =
    Above each hook in the airlock a name is burnt into the plastic, with a hot wire, from the first week. There is a name among them that belongs to nobody here. The coat below it has been taken down; others lie on the floor for want of hooks. It is Reyes who says aloud that there is one free.
    .title = Names above the Hooks
    .option-leave-the-name = Leave the hook as it is
    .after-leave-the-name = It is not spoken of again. People of both ends have got into the way of touching the name as they go out.
    .option-a-coat-of-theirs = Hang a coat of theirs there
    .after-a-coat-of-theirs = It is Ife Okoro’s, the smallest. She hangs it so that the name can still be read.
    .option-both-names = Burn in a second name below the first
    .after-both-names = The wire is heated over the stove. One who came to you from the flight crew stands by and spells the name.
the-part-that-was-theirs =
    “I should like to ask after a part,” says Oda Lindh at your door, with her notebook shut. “The one that was in a machine of ours. I have it down as lent. It may be that you have it down as something else.”
    .title = The Part That Was Theirs
    .option-give-it-back = Give a part back
    .after-give-it-back = She weighs it in her hand. In front of you she strikes out a line, with the ruler.
    .option-explain = Show her where it runs
    .after-explain = You lead her along the duct with a lamp. Where the fan sits she lays her palm on the cover, and counts how many breathe by it.
    .option-change-the-subject = Speak of something else
    .after-change-the-subject = You speak of filters. She lets you finish, she thanks you, and only then does she open the notebook.
lights-out-at-different-hours =
    At ten your end goes dark. Over there, where the clock of the Tern is kept, it is nine, and a drill starts up. For an hour there is a corridor with light at one end, music, a smell of solder and, in a doorway, people in socks who would like to sleep.
    .title = Lights Out at Different Hours
    .action = Hang blankets across the corridor, in three rows.
    .done = To get through one has to lift three corners. In the middle it is so dark and still that some stop there for a while.
    .later = At half past ten it goes dark over there, in the middle of a song. Lamp, music and drill hung on one fuse; a spare is looked for at both ends until past midnight.

## Follow-Ups

a-night-at-the-valve =
    The book of the valve, after that night on the stool. 01:10, needle down a hair. 02:00, the same. 03:40, steps. 03:41, steps, going away. 05:00, both ends asleep, as far as can be heard from here.
    .title = A Night at the Valve
    .then-ours = Beside 03:40 there is a note by { $at-the-valve }: “They stopped at the door. I said good evening.”
    .else-ours = It is in a hand from the Tern. Beside 03:40 it says: “One of theirs. Barefoot. Has a right to look.”
tape-down =
    At the door of the Lab the tape has come off the floor for the length of an arm. It stands up and points at those who walk by. All have seen it; so far all have walked round it.
    .title = Tape Down
    .option-pull = Pull
    .after-pull = It comes up in one piece, with a long dry noise, and so slowly that it takes one of you until evening. The glue stays. Oda Lindh winds the tape round her hand. “It was half,” she says.
    .option-press-it-down = Press it down again
    .after-press-it-down = With a heel, twice. One sleeps better behind a line that is whole.
    .option-leave-it-hanging = Let it hang
    .after-leave-it-hanging = By evening the near end has taken up hair, crumbs and a feather. The far end has found its way into a fan.
an-answer-from-the-sender =
    What you had settled on was sent to Earth the same night. What those who wrote the paper have to say to it is shorter than the paper. It is read out at both ends in the same minute.
    .title = An Answer from the Sender
    .then-carried = “Thank you,” it says. “We were not sure that you would.” It is the first sentence of theirs that both crews believe.
    .then-refused = “You were the first to be asked,” it says. “Others will be.” The paper bore no name; this has one under it.
    .else-refused = “We have no form for this,” it says. “Please keep the original safe.” Which drawer it goes into is settled without a vote.

## Endings

nine-on-the-needle-tonight =
    It has stood at nine, and both crews went to see it. The question that came folded small has had its answer. The watch is over, but a chair has stayed by the wheel. Before lights-out, by either clock, people come by on some errand and sit there for a minute with the needle before their eyes. They breathe in. In Oda Lindh’s notebook there is a nine under one of the dates. She has left out the hour, and does not seem to have noticed.
    .title = It Has Stood at Nine
two-signatures =
    Two sheets lie on the table. One of them is signed: it has pencil under the ink, a ring from a cup, and names in two rows, the last squeezed in along the edge. Nobody is quite pleased with it. That was the test, says Oda Lindh; she had read back each sentence, aloud, to those whom it was hardest on. They had let it stand. She reads the whole of it once more tonight, to a room in which two crews sit as they happened to come in.
    .title = Two Signatures
by-the-letter =
    It has been done as it was written. Line by line it stands in Oda Lindh’s notebook, each with the hour and two witnesses, one from either end; should Earth have a question, there is a page for it. On the way back from the last of it two people carry a box of tools between them. One had been for it, one against. At the door they change hands, without a word, and go on carrying.
    .title = By the Letter
the-door-was-held =
    The paper is still in this room, and what it asks for has not been done. Shift after shift you stood in a doorway, with a cold cup on the floor beside you. From the far end they came as far as the lamp, some to argue, some to bring a chair; often it was the same people. Tonight the door stands open with nobody in it. On the frame, at shoulder height, the paint has been rubbed off, left and right.
    .title = The Door Was Held
too-few-nights =
    What to do about the paper had been settled, line by line; that part was over. But there were to be four nights in the book of the valve, and there are not. Mission Control, which reads figures first, has seen what the needle did in the hours without a name. All that was settled is suspended until there is air enough to settle it in. Both crews hear that together, from one loudspeaker. For a moment they have somebody else to be angry with.
    .title = Too Few Nights
read-and-not-done =
    By now each of you could say it by heart. It has been argued by daylight and by lamp, over the valve, through the wall, in two kinds of silence. The last sol is over; the paper lies on the table as it lay there on the first evening, a little softer along the folds. Nothing is settled. Mission Control asks for a decision. Both crews send the same answer, one word long, and have not even agreed on that: later.
    .title = Read, and Not Done
a-shift-without-a-name =
    On the sheet for the watch there is a line that is not read out. A pencil was put to it, and taken away again. That night people from both ends come to the wheel, without having been asked, and stand round it; there is no rota for that, and it uses up more air than it should. The needle goes down by a hair. They stay until the lamp is turned out, and for a good while after.
    .title = A Shift without a Name
the-thin-hour =
    All doors are open, since there is nothing left to keep behind them. Both crews lie in one room, the largest, wall to wall, on whatever was at hand. Those who lie still use least, Abara has said. So people who have not looked at each other for a week lie with their heads together and breathe by her watch: in, wait, out. Mission Control counts the hours until the filters can be changed. Between two breaths Reyes asks whether anyone is hungry.
    .title = The Thin Hour
