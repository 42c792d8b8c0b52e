the-auction =
    Above you circle crates that were flown ahead years ago and never paid off: flour, filters, seed. Each has an owner on Earth, and comes down when the owner is paid. Mission Control can pay for one crew; what you have dug up is to pay for the other. It goes to auction by weight, and leaves in a capsule the size of a bathtub, which takes off when it is full, or when the bidding is over. Some bidders will take your word first: they pay something on account, and then they count the sols. Each label will bear the initials of both crews. Earn a winter before the bidding moves on to other things.
    .title = The Auction
    .idea = Sell what you have dug up, by weight and by word, and see that a promise is on board before it falls due.
    .do-scales = Price starts at 2, Mass at 0. At Mass 12 the capsule closes, and the mission is one sol shorter. The Slate: at 3 and 4 they owe you, at 1 and 0 you owe them. With each debt paid Trust goes up by 1. Giving at 4, or taking at 0, brings Trust down by 1. From Trust 5 on they lend a hand. A first sample lies in the rack.
    .do-as-left = The Slate is even, and Trust is what it was: move its marker to match.
    .do-they-owe = The longer column on the Slate is theirs. These days each favour gets its thank-you at once, as one settles a bill. Nothing has been wiped off, and Trust stands where it stood: move the markers to match.
    .do-you-owe = The longer column on the Slate is yours. A chair pushed up, a door held open, a lid unscrewed: each time the thanks are yours to say. Nothing has been wiped off since, and Trust is what it was: move the markers to match.
    .then-not-mended = The list of faults from the weeks before was never worked off; what leaks is written down each morning and topped up.
    .then-hook = One coat has hung by the airlock since the week of the repairs without being moved. Nor was the list of faults ever worked off: each morning there is air and current to be made good.
    .then-bench = In the Lab there is bare wall where the bench stood. A pump runs on its parts now; one board was left over.
    .then-gaps = In the Working Bay the gaps outnumber the machines. What still stands has begun to shake without its neighbours.
    .then-bench-and-gaps = Where the bench of the Lab stood the wall is bare; a pump has its parts, and you have the one board that was over. The Working Bay has fewer machines than gaps, and those few shake.
    .then-stove = The stove of the Tern has been alight since noon, with a pot of something on it that was not on the plan.
    .then-stove-and-seed = Since noon the stove of the Tern has been lit. What is in the pot was not planned, and Ife Okoro adds a bowl of shoots, her own peas, thinned.
    .then-seed = Ife Okoro brings a bowl of pea shoots across the corridor, thinned out of her own tray. Where would you put the rest, she asks.

## Objectives

one-winter =
    Bring the track Price to 7: a winter for the crew that Mission Control cannot pay for. Pack samples, or answer the bids.
    .title = One Winter
    .done = The figure on the screen turns from red to black. High above the HUB, without leaving its orbit, a crate has changed hands for good.
two-winters =
    Bring the track Price to 15, with stone, ice, brine and whatever else is bid for.
    .title = Two Winters
    .done = The second figure turns black as well. Both crews have come to the screen for it. They stand there longer than it takes to read.
    .closed = The rest has been paid in another coin. What lies in the racks may stay what it is.
the-log-itself =
    Perform Write It Up until the last part of the log has gone out.
    .title = The Log Itself
    .count = Parts sent: { $done } of { $goal }
    .done = The last part goes out at midnight. By the time you wake it has been read, and a stranger asks which of you said the sentence about the bread.
    .closed = The winters are paid for without it. The log goes back to its shelf.
a-stone-with-a-name =
    A school has drawn by lot which stone it would like: explore region R2-S and bring the orange Objective token home with Gather. On the floor of the capsule a gap is kept free for it, though not for long: the school is waiting to hear.
    .title = A Stone with a Name
    .done = It is no bigger than a fist and quite ordinary. Its label has a blank, which a class of nine-year-olds will fill in.
    .failed = The gap on the floor of the capsule is no longer kept free, and the school’s stone has not come. Ines will have to break it to the class.

## Tracks and markers

price =
    .title = Price
mass =
    .title = Mass
    .end-shut = The hatch is screwed down and initialled twice. A capsule that is full costs money on the ground: its flight is moved up by a sol.
slate =
    .title = The Slate
trust =
    .title = Trust
    .then-seven = At supper the two crews sit in no order at all. It has been so for some evenings; tonight one of you notices.
    .then-nought = They have put a padlock on their half of the shelves, in the Lab and in the Garage Hall. The keys are kept where you cannot help seeing them.
word-to-cervia =
    .title = Word to Cervia: Pack Sterile
word-to-foundry =
    .title = Word to the Foundry: Pack Dry
word-to-survey =
    .title = Word to the Survey: Pack Frozen

## Actions

pack-sterile =
    Seal a sample under the hood, in glass that only flame has touched. Price +2, Mass 2; with less room than that, Price +1. From the third you pack, of any kind, it is night work: Stress +1.
    .title = Pack Sterile
    .then-word = This tube gets the label of Cervia. On the wall the promise is crossed through with a ruler.
    .then-more = Cervia rounds the sum up, for those who told it everything.
pack-frozen =
    Pack a core in a box that never warms above minus twenty. Price +3, Mass 4; with less room than that, Price +2. From the third you pack, of any kind, it is night work: Stress +1.
    .title = Pack Frozen
    .then-word = The box bears the stamp of the Survey, and the paper with the promise on it comes off the wall.
    .then-more = The Survey adds a premium: it has read all of Vesper’s record.
pack-dry =
    Wrap a sample in paper and tie it up. Price +1, Mass 1. From the third you pack, of any kind, it is night work: Stress +1.
    .title = Pack Dry
    .then-word = This parcel goes out under the Foundry’s number and at its rate. The slip about it can be thrown away.
write-it-up =
    Copy a part of the log fair and send it by the night link: who did what, who said what, who ate what was left. Three pawns, for one to dictate, one to write, one to stay at the door. Each part but the last brings 1 Stress.
    .title = Write It Up
    .then-first = One dictates, one writes. At certain lines the pencil stops until it is asked to go on.
    .then-quarrel = The quarrel about the door is on page sixty. Both sides had remembered it as longer, and each the other as louder.
    .then-hours = Oda Lindh checks the hours. She corrects four of them, all in your favour.
    .then-bread = Reyes asks to hear one page twice, the one with the bread, then goes off to bake.
    .else-bread = The landing takes up four pages. By the third the one at the door has begun to dictate too.

## Set-up

one-path-south =
    South of the door two crews have trodden a single path; where it ends the plain lies open.

## Rules for a time

two-more-plates =
    What the Tern brought to eat is down to its last tins. Each evening now two plates of theirs are filled from your Farms and carried back across the corridor.
    .title = Two More Plates
hands-lent =
    A hand of theirs is there before you have asked for it: each sol they go round the benches with oil and a rag, and you worry less. Debts still count, and Trust rises with each that is settled.
    .title = Hands Lent
    .ends = The hands of the others are in their own pockets again.
tape-on-the-floor =
    The kitchen is used by the clock, one crew at a time, and a strip of tape on the floor says where to wait. A debt that is settled, by either side, would bring Trust up again.
    .title = Tape on the Floor
    .ends = The tape in the kitchen is trodden through in the middle, by both sides.
one-bowl-washed =
    Ife cuts two slices of bread, as ever. She has eaten one before she sees the other.
    .title = The Second Slice
hatch-shut =
    The capsule is closed. What has not been packed stays on Mars.
    .title = Hatch Shut

## Mission Events

the-price-of-a-kilo =
    It is the night voice of Mission Control, for once recorded at noon. “Ines here. I am to read you the rates. Rock, so much a kilo. The same rock with a date on it, twice as much. I asked them what a person comes to, in kilos, for one winter. They have worked it out, to two decimal places, and I would rather not read it aloud.”
    .title = The Price of a Kilo
    .then-cervia-all = Below the rates stands the first bid, from Cervia, the Italian salt works that you told at once what had stirred in your dish. For the night link it rents a larger antenna, so that yours needs less current.
    .then-cervia-late = The first bid is from Cervia, a salt works in Italy. With it comes a question about what stirred in your dish: on what date did you know?
    .then-cervia-unasked = Cervia, a salt works in Italy, bids for brine, by the litre. You have never told it what stirred in your dish, for which it might have bid more.
    .else-cervia-unasked = Cervia, a salt works in Italy, has salt enough of its own, and bids for a litre of your brine to hold beside it.
    .then-survey-whole = The Ice Survey, an institute by its letterhead, has read Vesper’s record to its end, and thanks each of you, by name, for a different page.
    .then-survey-torn = The Ice Survey, an institute by its letterhead, asks for what is missing from Vesper’s record. You do not have it, and must write so once more.
    .else-survey-torn = The Ice Survey, an institute by its letterhead, bids for ice from ground that no instrument has read.
    .action = Go through the drawers for what else might be sold, and send a list.
    .done = Under the spare labels lies a bag without one, heavier than it looks. It goes at the head of the list.
    .later = Earth has made up the list by itself. Two things on it hang round your necks.
    .closed = The list goes out as far as it has come, since the bidding has overtaken it.
the-brine-lot =
    Lot 1, Cervia. Wanted: brine from the pan, sterile, under glass. Part on account, for your word, and the rest when it is packed; or all of it at once, from stock. Below the form the biologist of the salt works, who has lived with brine for longer than you, adds that a place on her sill has been kept free.
    .title = The Brine Lot
    .option-promise = Promise it sterile: Price +2 now, +2 or more on packing
    .after-promise = Two signatures go under it, one from each crew. On the copy by the screen stands what you owe for the advance: Pack Sterile, this sol or the next. The tube itself is paid for on the day it is packed.
    .then-tone = “You told everything at once when it was hard,” she writes. Once the tube is packed, the rest will be more than the form says.
    .else-tone = The receipt repeats your sentence word for word, between quotation marks.
    .then-late = On the form she has put a pencil cross at one box: the date she asked for, which you have not given her yet.
    .then-date = The box with the cross is filled in too. It took longer than both names.
    .option-from-the-shelf = A jar from the shelf
    .after-from-the-shelf = It is last month’s brine, with a crust under the lid. She takes it as it is, glass included.
    .option-no = No brine
    .after-no = You write a courteous no. It gets about, and before night the next bid for stone is higher.
the-stone-lot =
    Lot 2, the Foundry. “Any rock. Dry. Weight is what counts, we ask nothing and we sign nothing. Something on account tonight.” There is no name below it. Nor does it say at what hour the office opens.
    .title = The Stone Lot
    .option-promise = Promise it dry: Price +2 now, +2 on packing
    .after-promise = The reply is a number. It must have been typed before you had finished. So much on account, the weight when it is packed. What you owe is Pack Dry, this sol or the next.
    .option-from-the-shelf = A box from the shelf
    .after-from-the-shelf = The box that held the Lab door open goes on the scale. The door falls shut behind those who carry it.
    .option-no = No kilos without a name
    .after-no = The refusal takes one of you an hour, and is read aloud before it goes. Other bidders take it for firmness, and raise theirs.
the-ice-lot =
    Lot 3, the Ice Survey: one core, frozen from the ground to the capsule, never above minus twenty. They write on letterhead. Enclosed is a drawing of the box, to scale, with a pencilled arrow: this side to the stars.
    .title = The Ice Lot
    .then-whole = They quote Vesper’s record by page and line. On the strength of it they will pay more for a promised core than their own rules allow.
    .then-torn = With the missing pages of Vesper’s record, they write, they would have offered more. A form is to be filled in about each.
    .option-promise = Promise it frozen: Price +2 now, +2 or more on packing
    .after-promise = The advance is booked. The two who sign put the temperature between their names, and below it what is to be done before the rest is paid: Pack Frozen, this sol or the next.
    .option-from-the-shelf = A core from the shelf
    .after-from-the-shelf = It thawed once, one night last month; you say so. They take it all the same. Its shelf can be switched off.
    .option-no = No ice
    .after-no = The cold store is left half empty and switched to half. What is not for sale, it turns out, puts up what is.
a-lot-with-a-ribbon =
    A Society writes, with a ribbon printed down the margin. Its founder never travelled farther than the sea, and looked at this plain through a telescope for sixty years. They would pay for a stone from it, any stone, with her name on the label, to lie under glass by their stairs.
    .title = A Lot with a Ribbon
    .option-sell-the-name = Sell a stone with her name
    .after-sell-the-name = Oda Lindh enters the name on her map, under the number of the place. Beside it she puts what was paid.
    .option-name-it-for-nothing = Name a hill after her, unpaid
    .after-name-it-for-nothing = It takes both crews an evening to agree on the hill. The Society answers with a photograph: the telescope, and the window at which it stood.
    .option-leave-it-nameless = No name
    .after-leave-it-nameless = You answer that up here a place gets its name from use. The stone that would have done lies where it lay, by the third mast.
    .action = Name what can be seen from the door, both crews together.
    .done = Threshold. Long Sunday. The Aunt. By evening they are in use.
    .later = There are two maps in the HUB now. Over the radio one rise is called by two names, and each side waits for the other to use the right one.
who-are-these-people =
    The Foundry and the Ice Survey are bidding: two letterheads, and not one face. Before you give them your word, or keep it, Ines could spend a night asking after one of the two; five times in six she is right. Ito, who has written to half of Earth, would know in which letters to look.
    .title = Who Are These People
    .option-ask-of-foundry = Ines asks after the Foundry
    .after-ask-of-foundry = She has gone there herself, after her shift, by tram.
    .then-of-foundry = “There is a furnace, it is hot, and the gatekeeper knew your names.”
    .else-of-foundry = “There is a gate with a bell. I rang for a quarter of an hour.”
    .option-ask-of-survey = Ines asks after the Survey
    .after-ask-of-survey = She has talked to them by telephone, and taken notes.
    .then-of-survey = “A man with a cold, who could spell perchlorate. He knew to the cent what he can spend.”
    .else-of-survey = “A very kind voice. It asked me whether I could lend it the postage.”
    .option-ask-ito = Ito looks it up
    .after-ask-ito = Ito leafs back through years of letters and asks for nothing. It counts all the same.
    .then-bare = You owe them more than you can repay; Ito says so, and goes on reading.
    .then-ito-found = “One of the two has no money,” says Ito. “I know that tone. I cannot tell you whose it is.”
    .else-ito-found = “Dull people, both of them,” says Ito. “They will pay.”
    .option-ask-nobody = Ask after neither
    .after-ask-nobody = You take the two sums as they stand, and sleep.
a-page-for-a-page =
    Ito, in the doorway, holding a book shut with one finger in it: “I have you in here as you look from outside. You have us in yours. Shall we read each other, a page for a page?” The book is thicker than your log by a thumb.
    .title = A Page for a Page
    .option-swap = Swap
    .after-swap = For one evening you read what you are like: loud at breakfast, silent as soon as a door opens. Your log comes to its last page first. Ito leaves you the book till morning, for the rest of it; that counts as a favour.
    .then-bare = It cannot even be put down: your column is full.
    .option-lend = Lend the log, read nothing
    .after-lend = In the morning it is back in its place, with a thread laid between two pages.
    .then-full = To owe you this as well they have no line left.
    .option-refuse = Keep the log shut
    .after-refuse = “Then I shall write that,” says Ito. It is done in the corridor, the book against the wall.
the-scale-is-off =
    The same bag, weighed three times in the Garage Hall: 412 grams, 409, 417. The capsule is loaded by the highest figure, this bag and every other. Under the lid there must be room by now that does not exist on paper.
    .title = The Scale Is Off
    .then-winch = Since the winch went, the scale has hung from a rope, which turns as you read.
    .action = Weigh everything again at night, with the fans off.
    .done = In the still air the needle comes to rest. What is on board is lighter than its labels.
    .later = To be safe, Earth has added three grams to every label, and sends you the list to be signed.
    .closed = The hatch is shut. What room there was to spare stays empty.
one-set-aside =
    The best core is not in the rack. It lies in Oda Lindh’s bunk, wrapped in a shirt: forty centimetres of layers without one break. “That one I have measured,” she says. “It stays where I can go on measuring.”
    .title = One Set Aside
    .option-let-her = Let her keep it
    .after-let-her = She writes down that you said yes, and the hour. Then she shows you the winter in which the river stopped.
    .then-full = Her crew owes you too much already, and she is sorry to have asked.
    .option-pack-it = It goes into the rack
    .after-pack-it = She carries it over herself. Before she lets go she reads you the label, digit by digit.
    .then-bare = You have had enough from them, she adds.
    .option-ask-why = Ask her why that one
    .after-ask-why = She opens her notebook at the bids, which she has copied in full.
    .then-hears-foundry = “The one that is called the Foundry has named three weights and not one day. I do not give stone to a voice like that.”
    .then-hears-survey = “The Survey has thanked us twice and never once said who signs the payments. I keep both letters here.”
    .else-hears-survey = “They will pay, all of them. Then it is gone for good, and you cannot stand on money.”
four-gloves-two-people =
    The sterile box has four gloves. It is made for two who know each other: one holds the tube, the other the flame, and neither breathes out at the wrong moment. Abara has the hands for it. On your side the second pair has just come off a double shift.
    .title = Four Gloves, Two People
    .option-together = One of you, and Abara
    .after-together = She counts under her breath. After the third tube you are breathing to her count.
    .then-bare = For the last favour, says Abara, she is still waiting.
    .option-in-turns = Leave them the box tonight
    .after-in-turns = Their light is on till four. The tubes that stand there in the morning bear their initials only.
    .then-full = You get no thanks: with all they owe, they would rather have been spared this.
    .option-alone = One of you, and a clamp
    .after-alone = The clamp does not tire. It takes half the night, in which not a word is spoken.
    .option-not-tonight = Switch the hood off
    .after-not-tonight = Without its fan the Lab is so quiet that you can hear the ice crack in the store.
    .action = Patch the cuffs of the box before they leak.
    .done = Soap is painted on all four cuffs, and not one bubble rises.
    .later = One cuff has been drawing in the dust of the room. By now the filter behind it has caked.
seed-has-a-price =
    A breeder bids for the peas that flew with the Tern, a line that was eleven years in the making. The plants are not wanted, only the seed, all that is left of it.
    .title = Seed Has a Price
    .then-tobe = Ife reads the bid twice, alone. “I always answered for my brother,” she says. “He would have known what to say for me.”
    .else-tobe = “Tobe would sell,” says Ife of her brother. “Ife would sow,” he says. Each of them, it turns out later, was right about the other.
    .option-sell = Sell it
    .after-sell = The packet goes into a corner of the capsule where no stone would have fitted, and weighs no more than a letter. What they have given up with it is a harvest.
    .then-bare = You had taken so much before that it is held against you.
    .option-sow = Sow it, here and now
    .after-sow = A few are set aside for your tray. The rest are in the ground by dark, with both crews on their knees, before there can be a second bid. They will be peas by next winter.
    .option-ask-ife-alone = Ask Ife, in the corridor
    .after-ask-ife-alone = A second harvest, she says, no more than that; she would like to see one. You let the bid lapse. She does not forget who it was that asked.
    .then-full = She would rather have owed you less.
a-line-in-cipher =
    Among the bids is one that is not a bid. It names no lot and no sum, only letters in groups of five, and it is for one of theirs. Your computer could work on it for a night; but every attempt stays in a record that both crews can read.
    .title = A Line in Cipher
    .option-hand-it-over = Lay it on their table
    .after-hand-it-over = Oda Lindh turns it face down and sets her cup on it. After breakfast the cup is still there, with nothing under it.
    .then-full = It makes one debt more than she can pay, and she is curt with you.
    .option-open-it = Let the computer try
    .after-open-it = By morning it has got as far as the heading: those who must not be shown this. All your names are there, and of theirs a single one.
    .then-lindh = Lindh. So it cannot be for her.
    .then-abara = Abara. So it cannot be for her.
    .else-abara = Ito. So it cannot be for Ito.
    .option-burn-it = Burn it unread
    .after-burn-it = It burns in a glass dish under the hood. When the fan has taken the smoke the smell is still there, at both tables.
    .action = Search the old bids for letters like these.
    .done = There are none. Whoever this is has only just begun, or has been careful.
    .later = In the night the transmitter ran for nine minutes. The log has no message to go with it.
a-hook-between-two-hooks =
    A museum would like the coat by the airlock, the one that is no longer put on. To its left and right hang coats that are taken down every day. The letter is tactful and has a figure in it.
    .title = A Hook between Two Hooks
    .option-sell-it = Sell it
    .after-sell-it = Two of you fold it, sleeve over sleeve. It is carried to the capsule on outstretched arms.
    .option-leave-it-there = Leave it where it hangs
    .after-leave-it-there = The dust is brushed from its shoulders, and the museum gets its thanks in one line.
    .option-lend-the-coat = Lend it to one of theirs
    .after-lend-the-coat = They have been a coat short since the landing and never said so. On the first who puts it on the sleeves are a little long.
    .then-full = They are too deep in your debt to wear it gladly.
a-page-in-the-seed-tin =
    Under the paper that lines your seed tin lies the page that never went to Earth: what stirred in the dish, and on what day. It has had a price all along. Tonight a bidder without a name has found it out, near enough.
    .title = A Page in the Seed Tin
    .option-sell-it = Sell the page
    .after-sell-it = It is read into the transmitter at midnight, in a low voice, as if there were children asleep.
    .option-keep-it = Put it back
    .after-keep-it = The paper is smoothed over it again, then the seed, then the lid.
    .option-tell-one-person = Tell one person, for nothing
    .after-tell-one-person = It goes out in a transmission of its own, for one person only, the biologist at the salt works in Cervia. The reply takes forty minutes and has four words: I had hoped so.
coffee-for-a-core =
    The corridor smells of coffee. Reyes has got the last tin out of the flight crew and is already warming the cups. What was given for it was on your shelf this morning: a core, with a number. Stone, says Reyes, would still be there tomorrow.
    .title = Coffee for a Core
    .option-drink-it = Let them have the core
    .after-drink-it = You sit down where there is room and are given the full cup, the one with the handle.
    .then-full = They can owe you no more, and it spoils the talk.
    .option-fetch-it-back = Fetch it back
    .after-fetch-it-back = The flight crew hand it over and look past you. By then the coffee is drunk, at their cost, and the tin rinsed.
    .then-bare = After all that you have had from them it is not forgotten.
    .option-pour-it-for-all = Both crews, one kettle
    .after-pour-it-for-all = It is thinned down so that it goes round, and lasts an hour. What it cost is not entered in any column.
a-name-rubbed-out =
    On the rota of the Lab one name has been rubbed out, one of yours, so cleanly that the paper shines. Abara did it before breakfast; one look across the table last night had been enough. She has told neither the patient nor you.
    .title = A Name Rubbed Out
    .option-leave-it-out = Leave it rubbed out
    .after-leave-it-out = { $struck-out-cap } lies in the bunk and argues for a while with the ceiling, then sleeps till noon.
    .option-write-it-back = Write it back in
    .after-write-it-back = { $struck-out-cap } writes it back, in ink this time. Abara reads it and packs her bag, to be near.
    .option-swap-the-shift = Ask for one of theirs
    .after-swap-the-shift = The shift is worked from their side of the corridor, and leaves the rack in better order than you leave it.
    .then-bare = They ask when you mean to work one for them.
    .action = Let Abara see all of you, with the door shut.
    .done = She puts the same four questions to each of you. What she writes down has nothing to do with them.
    .later = From now on there are notes on pillows, and they are not requests.
bids-at-breakfast =
    06:10, gravel, four bids. 06:12, gravel, withdrawn. 06:15, a core, one bid, a poem enclosed. 06:20, bread is asked for, twice. 06:21, ice, one bid, high. 06:30, bread is asked for by both crews at once.
    .title = Bids at Breakfast
    .action = Pull the plug of the receiver at meals.
    .done = Reyes winds up the cable and lays it in the bread basket, where the bread was.
    .later = Two crews have now eaten three meals with their faces to a loudspeaker.
the-last-lot =
    None of you put it on the list: one seat on the ship home, no name required. If seats are not for sale, the same bidder would take Ito’s book, written evening by evening since the Tern came down: the whole of it, before Ito has seen it printed.
    .title = At the Foot of the List
    .then-log-sold = The log, which you are selling, says how you saw yourselves; the book, how Ito saw you.
    .then-book = “You have read in it,” Ito says to your side of the table, “so you know what they would get.”
    .option-sell-the-seat = Sell a seat
    .after-sell-the-seat = Ines confirms it. On the plan of the cabin one square is shaded. You count the white ones twice, the second time with a finger.
    .else-seat = It pays in cells and tins, which come down the same night.
    .option-sell-the-book = Sell Ito’s book
    .after-sell-the-book = Ito reads it out over the night link, from the first page to the last, in one tone; the pages are to follow with the ship. Both crews stay up to listen. At breakfast Ito’s place is empty.
    .else-book-sold = For the book comes a crate of its own, cells and tins.
    .option-sell-neither = Sell neither
    .after-sell-neither = You write no, and below it no.
    .then-kept-back = In the morning three stones lie in the rack that were in none of the drawers. They are still warm from a pocket, and for the smallest Ines has an offer already.
    .else-kept-back = At supper Oda Lindh reads both lines out, and is asked for them again.

## Follow-Ups

the-other-half =
    “Ines. I have this in writing and will read it. ‘Proceeds of the site are set off against the contribution of Mission Control. Secured to date: one crew.’ So what you earned was never added to what they pay. I asked which crew. They say that is for the site to settle.”
    .title = The Other Half
    .option-stone = Go on selling stone: Price to 15
    .after-stone = So both winters have to be dug up. Before the recording has run out, both crews are at the racks, to see what else might fetch something. They work along the same shelf from its two ends.
    .option-words = Sell the log, both crews in it: six parts of three pawns
    .after-words = A buyer had asked for it weeks ago: breakfasts, bad nights, who shouted what from behind which door. A log is not dug up: what it earns is not set off, and pays for the other crew. By midnight a small crate comes down on account, with tins and charged cells.
brine-is-due =
    A line from Cervia, at the hour that was agreed: is the tube on board?
    .title = The Brine Is Due
    .then-kept = It is. Both who signed for it sign again. The biologist sends a picture of her sill, on which she has drawn a ring in chalk, the size of a tube.
    .else-kept = It is not. She is calm about it, and takes back the advance. She has rinsed the jar on her sill, she writes; it can stay there empty. Each crew has its own account of whose turn it was.
stone-is-due =
    The two sols of the Foundry are over.
    .title = The Stone Is Due
    .then-kept = Dry stone is on board, as was said, in good paper with a good knot.
    .then-address = No receipt comes. The address, it turns out, is a yard with a gate; what it paid was drawn on nothing, and all but the price of plain stone is cancelled. You have kept your word to a wall.
    .else-address = The receipt is a photograph: a furnace door with a square of swept floor before it.
    .else-kept = It is not on board. Those who asked no questions ask one now. The advance goes back. At both tables it is said that the others had time enough.
ice-is-due =
    Survey to HUB, 06:00. Kindly confirm: minus twenty.
    .title = The Ice Is Due
    .then-kept = You send the curve of two nights, which does not once come near the line.
    .then-address = The confirmation is returned. The Survey was dissolved in spring; its letterhead has outlived it, its account has not. What was advanced is taken off again.
    .else-address = “Then there is a core,” they answer. A line is left blank before they go on: “We have never had one.”
    .else-kept = There is nothing to confirm. With regret they withdraw what they advanced, and the drawing of the box with it. It was your turn or theirs: both rotas can be read either way.
pages-ahead-of-you =
    A bid arrives for something that is not on your list. It says: more of the same. Ito has been sending pages ahead, unread by any of you, to readers who have liked them.
    .title = Pages Ahead of You
    .then-aloud = Ito owns up at your table and reads them to you, all nine. From now on it is to be the other way round, the table first and then Earth.
    .else-aloud = The best of it is about you. That is not what you had opened the log for.
a-mug-by-the-bed =
    Beside { $struck-out-of } bunk stands a mug with a saucer on top. On the saucer, in Abara’s writing: all of it. It tastes of tin and lemon. The hands that hold it are steadier than yesterday.
    .title = A Mug by the Bed

## Endings

every-label-true =
    Full or not, the capsule lifts off before dawn. For as long as it burns each rock on the plain has a second shadow, which shrinks and goes out. Both winters are paid for. At the bottom of the capsule, where the hand will come last, lies a stone for a class that has drawn it already, from the description, thirty times and never twice alike. Oda Lindh reads the list from her notebook, with your log open beside it: what was said, when, and to whom. After each line she looks up. There is no one, on either bench, who would put it differently.
    .title = Every Label True
a-seat-was-sold =
    The crates come down in the night, under parachutes that are found in the morning by their colour. There is enough in them for both crews. It has been counted twice, and Reyes has opened the raisins. Only when the talk comes to the way home does it slow down. The plan still has its one grey square. There are white ones enough, it is said, for those who mean to go; and then at both tables people who have never spoken of it begin to say that they were thinking, as it happens, of staying.
    .title = A Seat Was Sold
read-by-everybody =
    Two winters, the second paid for by readers, with nothing set off. They know what you eat, which door is slammed, and by whom. A woman in a harbour town writes that your side was right about the door; by the same post a bus driver sides with theirs. Both are read out at supper. Then Ife says what neither of them can know: the hinge was frosted, and the door would have slammed behind either crew. It is the one thing about that quarrel that is not in the log. A pencil lies on the table. Both crews leave it where it is.
    .title = Read by Everybody
two-winters-in-one-capsule =
    From the roof the capsule is a candle, then a spark, then a place in the sky at which both crews go on looking. Two winters have gone up in it, a good many evenings, and some things that were said. Two nights later the crates come down, an hour apart. They are carried in by whoever is nearest. In the store the labels are turned to the front, as always. What belongs on the left and what on the right is put off to another day, since it is late.
    .title = Two Winters in One Capsule
one-crew-paid-for =
    The bidding is closed. On the last page there is one figure in black and one in red, and between them the word crew, in the singular. One crew is paid for. At breakfast the loaf is cut as on every other morning, somewhat thinner. The page lies on the table where the two benches meet; it has been read from both sides. Mission Control asks for names by the end of the month. Nobody answers it today. Outside stands a crate with a good lock and a clear label. It will have to be opened in the presence of all.
    .title = One Crew Paid For
unsold =
    Other things are on offer now: a comet’s dust, a footprint, the pen with which a treaty was signed. What you had to sell does not come to a winter, not even to one. Ines has asked to be the one who tells you, and takes a long time over the weather first. In the store both crews stand before the shelves with a pencil each. There is no quarrel. They divide what is there by the sols that are left; then, without a word, by all the names on both lists.
    .title = Unsold
a-lot-withdrawn =
    For one day there are no bids. Ines has seen to that, without asking anyone. This morning the list has one line in her words: a lot has been withdrawn. It does not say more, and the bidders, who have never agreed on anything, do not ask. In the HUB both crews do what is to be done, and do it together, since it takes more hands than either has. What was waiting to be packed is covered with a cloth. Toward evening a chair is carried in that nobody will sit on.
    .title = A Lot Withdrawn
