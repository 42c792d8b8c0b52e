a-grain-of-salt =
    North of the HUB lies a pan of salt, white in the morning and pink by noon. In all the years of maps it was a stain and nothing more, until the radar of an orbiter heard liquid under it. You have drills, a Lab and a few sols. Each sample that you analyse will say where the next must come from, and in the Lab stand two dishes in which nothing has ever grown. Mission Control has been waiting for an answer since before any of you was born. It has also asked you to be careful with the word life.
    .title = A Grain of Salt
    .idea = Follow the brine from well to well, set two dishes beside it, and find words for what the Lab shows you.
    .then-second-cabinet = The first dish has gone clear overnight. Under the bench with the scales, behind the curtain, { $carrier-of } cabinet still holds a cloud.

## Objectives

first-brine =
    Explore region R1-N, the rim of the salt pan. The first brine is an Objective token: put it there if none lies there yet, and bring it home with Gather.
    .title = First Brine
    .done = Three tubes of grey slush stand in the rack. In the log, for the first time on this planet, the word wet has not been crossed out.
what-the-salt-says =
    Perform Read the Brine until you have two results. Each of them names the next well. Should an Objective token lie on a region that the Mission Log has not named yet, leave it there: gathered too early, it counts for nothing.
    .title = What the Salt Says
    .count = Samples read: { $done } of { $goal }
    .done = Two curves lie on top of each other. It is one water, older than the pan. It comes up from somewhere deeper, in the north.
second-well =
    The first result points to the flanks of the pan, where the same salt comes up younger. Explore region R1-NE or R1-NW, unless you have been there already: one of the two is enough. Put an Objective token there if none lies there yet, and bring it home with Gather.
    .title = The Second Well
    .done = This brine is clear, and so salty that it would not freeze in the three tubes. In the lamplight it leaves a thread of colour on their glass.
two-dishes =
    Perform Grow a Culture twice. What the dishes are worth will not be known before two samples have been read.
    .title = Two Dishes
    .count = Dishes prepared: { $done } of { $goal }
    .done = Both dishes stand in the incubator, behind a window the size of a playing card. The way to the kitchen now leads past it.
ours-or-theirs =
    Perform Rule Out the Crew as often as the list of comparisons asks. The thing in the dish may have travelled here on your own skin, and on Earth they will want the proof before anything else.
    .title = Ours or Theirs
    .count = Comparisons made: { $done } of { $goal }
    .goal = Because of an old lander, the list of comparisons has been written out anew.
    .done = Every line of the comparison carries the initials of the whole crew. The curve at the foot of the page has been drawn twice, in two inks.
the-deep-well =
    The second result names a place: the brine rises under region R2-N. Explore it, unless you have been there already. Put an Objective token there if none lies there yet, and bring it home with Gather.
    .title = The Deep Well
    .done = From the deep well comes water under pressure, with bubbles in it. Two tubes fill by themselves. You stay around the hole for a while, hands held out as if it gave off warmth.
a-guest-at-table =
    Perform Feed the Culture twice. In a Lab that is shut down, or whose energy connector is red, it cools faster. Should Production leave Life in the Dish on its lowest space, the culture is dead; only Grow a Culture then begins a new one.
    .title = A Guest at Table
    .count = Times fed: { $done } of { $goal }
    .done = It eats what you eat, a little later and without complaint. At supper the first portion is weighed into the lid of a sample tin. It goes down the corridor before the others are served.

## Track of the mission

life-in-the-dish =
    .title = Life in the Dish

## Actions of the mission

read-the-brine =
    Boil a sample down, weigh what is left, and lay its lines beside those that you know. Salt remembers where it has been.
    .title = Read the Brine
    .else-line = Between two lines that you know stands a third that you do not, thin and quite straight. It could be the salt of this one place. Only a second place can tell.
grow-a-culture =
    Pour a sample into a dish, close it, write the hour on the lid and wait.
    .title = Grow a Culture
    .then-again = You know by now what it wants. Before the bench has been wiped the smear in the new dish has an edge.
feed-the-culture =
    Give the culture something of your own, strained and lukewarm. An empty dish has nothing to gain by it.
    .title = Feed the Culture
    .then-fed = Two spoonfuls, strained, at the warmth of a wrist. In the next picture the cloud has turned towards the side from which they came.
    .then-fed-variant-2 = Soup again, without the pepper. It goes into the log under the date, like every meal that is eaten here.
rule-out-the-crew =
    Compare what lives in the dish with what lives on you, in you, and on all that you have touched. Every other origin left open weighs on those who sign.
    .title = Rule Out the Crew
    .else-kin = Column after column is laid beside the picture, read by a second pair of eyes and signed. The stack of what it might be is thinner by one sheet.
    .else-kin-variant-2 = Another sheet goes from the left-hand pile to the right. There is no shortcut through this, and you have stopped looking for one.
    .then-kin = One column fits. It is not yours: not hands, not breath, not bread.
    .then-named = You have seen this strain before. { $swab-taker-cap } brought it home on a swab, from a leg of the old lander.
    .else-named = In the catalogue of a clean room on Earth it has a number. Beside the number stands the year in which a lander was packed.

## Standing rule

kept-warm =
    From tonight one lamp in the Lab is never switched off. A page of the log has columns for hours and degrees alone.
    .title = Something to Keep Warm

a-dry-rim =
    What is left of it is a dry rim on a slip of glass and a row of pictures. Comparing goes on, with these, and goes slowly.
    .title = A Dry Rim

## Mission Events
if-we-find-it =
    Form 7, from Mission Control, marked as routine. Should anything in your dishes ever move, grow or multiply: how soon will Earth hear of it? A number of hours will do, or a word. Every crew before you sent the form back with a stroke through the line.
    .title = If You Find It
    .option-at-once = At once, whatever it is
    .after-at-once = Two words go into the field. The receipt comes within the hour. It carries a signature where the others had a stamp.
    .option-when-proved = As soon as it is proved
    .after-when-proved = You write: as soon as we are sure. It is a good answer; the evening remains your own.
    .action = Write the message now, with blanks for the figures.
    .done = By midnight it lies in the drawer under the radio: four sentences, three blanks, no adjective.
    .later = Two drafts have turned up where there was to be one. They differ in a single adverb. The whole evening goes into the question of which of them was meant.
forty-pairs =
    On the list: four hundred pairs of sterile gloves. In the crate: forty, and a slip from the packers to say that the rest will follow. The next ship that could bring it leaves in two years. There is a queue at the door of the Lab already. The gloves could be washed; they come out of the drum as white as they went in.
    .title = Forty Pairs
    .option-wash-them = Wash them and use them again
    .after-wash-them =
        They hang on a line across the Lab, palms to the lamp. Before noon the queue is gone. The log has the batch and the hour. The column for remarks stays as empty as it came.
    .option-one-pair-a-job = One pair a job, and never twice
    .after-one-pair-a-job =
        Gloved hands may touch nothing but glass. Next sol, those who work in the Lab will need a second person beside them for door, tap and pencil. It is at least company.
    .action = Build a glove box from a storage lid and two suit sleeves.
    .done =
        It leaks at one cuff, is taped, and holds. The pairs that are left are counted on its lid in chalk, a stroke for each that goes.
    .later =
        To save a pair, three tubes were opened with tweezers. One of them was the wrong one. What else has been done on that bench to save a pair, today will show.
the-hum-of-the-incubator =
    The incubator holds its temperature to a tenth of a degree. What that takes can be heard: its hum drops by a note whenever another machine in the Lab starts up. The cable is warm to the hand. The reserve gives a little every night. One line feeds that whole room, with one connector at the end of it.
    .title = The Hum of the Incubator
    .then-engineer = { $engineer-cap } lays two fingers on the cable, counts to ten and gives a figure. The meter, when it has been found, agrees.
    .action = Give the incubator a battery of its own.
    .done =
        Two old rover cells hang between the wall and the incubator, and the reserve recovers. To try it out, the Lab is switched off at the main. Behind the small window the light does not even flicker.
    .later =
        The Lab smells of hot plastic. The connector has welded itself to the wall and come away with a piece of it. On a long lead from the corridor the incubator starts again, unwillingly.
thin-crust =
    Near the pan the ground rings under the boots, and in places it gives. A stone that was thrown ahead has left a hole as round as a cup, with something dark at the bottom. Today no party leaves the Garage Hall without one person in front with a rod. Lots are drawn for that place at breakfast.
    .title = Thin Crust
    .then-geologist = Salt like this hangs over its water like a shelf, says { $geologist }. Where it looks ugly it holds; where it looks clean, walk around it.
    .action = Sound the ground step by step and mark a lane with flags.
    .done =
        A lane of red flags runs towards the pan, bent in two places for good reason. From tomorrow it can be walked with the eyes on the horizon. At supper there is a story for every flag.
    .later =
        Froggy stood where it always stands. In the night brine came up there through the crust, ankle-deep, and froze around the axle. It will take picks, a kettle and the better part of a shift to lift it out.
a-committee-of-twelve =
    Questions, from a committee of twelve that has been formed on Earth. Number 1: how is the drill cleaned? Number 12: with which brush, and who boils the brush? Number 31: what was there for breakfast? The tone is friendly. An answer in full costs half a day. A summary is a page long, and will be read as one.
    .title = A Committee of Twelve
    .who-protocol-hand = Who sits down with the committee’s list?
    .option-answer-in-full = Answer every question
    .after-answer-in-full =
        Half the day goes by over the logs, the breakfast included. The receipt is short. It is the first one with a name in place of a number.
    .option-send-the-summary = Send the summary
    .after-send-the-summary =
        The page goes out before lunch. The reply is the same list of questions, with a date beside each. It stays on the screen while you eat.
night-watch =
    At night the culture clouds and clears in a rhythm of its own, and the thermostat does not always follow. Since the night of the pictures a chair has stood before the small window, with a blanket over its back. The notes in the morning are good; the eyes above them are red. It could become a rota; it could also be forbidden.
    .title = Night Watch
    .who-watcher = Whose chair is it?
    .option-take-turns = Make it a rota
    .after-take-turns =
        Two hours of watch for each, two hours less of sleep. A hand on the dial, a lamp moved a little: by morning the cloud is denser than it was, and each of you has a name for its shape.
    .option-go-to-bed = Send everyone to bed
    .after-go-to-bed =
        For one night the chair is empty, and you sleep as you have not slept for weeks. By morning the dish has a clear rim. It has been cold in there, not for long.
    .option-leave-the-chair = Leave the chair where it is
    .after-leave-the-chair =
        { $watcher-cap } watches till dawn, as on the nights before. The notebook has filled up to the last page but one. On the last it says: it knows when the lamp is late.
    .action = Tie a thread and a bell to the thermostat.
    .done = It rings at three in the morning. By the time the corridor is lit, the dial has been set right and the bell muffled with a sock.
    .later = The needle stuck an hour after midnight. In the morning the cloud has drawn in its edges like something that was touched.
froth =
    Overnight the culture has risen and lifted the lid of its dish. A grey froth stands on it, light as soap. It needs air as you do: the Lab has drawn on the oxygen reserve to keep up. By breakfast the froth has reached the edge of the shelf. It moves only when the room is empty.
    .title = Froth
    .action = Skim off the froth and seal it in a flask.
    .done =
        It fills one flask and holds still. Under the lens the bubbles have walls, and the walls are alive. For a sample like this no drill is needed.
    .later =
        The froth has found the air intake of the Lab and dried across it like the skin on milk. The valve behind closed at once, as it is built to do. That line must be cleared by hand before there is oxygen in the room again.
something-in-the-water =
    Routine test, kitchen tap, 06:40. Found: one cell, round, fond of salt. Second glass, 06:55: the same cell, in company.
    .title = Something in the Water
    .then-medic = For the whole sol { $medic } drinks from that tap and from no other, at the long table, in plain sight.
    .then-sealed = The Lab stands behind two doors. It can hardly have come from there, and what remains is an unpleasant hour with the microscope.
    .else-sealed = Between the Lab and the kitchen there is one door, open half the day. Every line is blown through with oxygen from the reserve. Until the evening you drink with your eyes on the cup.
    .action = Drain the loop of the Living Block, scrub the tank and fill it again.
    .done =
        The cell turns out to be an old acquaintance from Earth, at home in every kitchen. But the tank is bright, and two valves that used to stick have stopped doing so. The first clean glass goes round the table.
    .later =
        It was not poisonous, only greedy: it liked iron, and took it where it passed. The blood counts of this morning show where that was. One of you is pale, tired, still hungry after a full plate.
the-blank-plate =
    Of all the plates, one must stay blank: it shows what nothing looks like. This morning there are four white spots on it. The word gloves is said once, in the direction of the sink. The sample that was opened beside it goes into the bag with the plate.
    .title = The Blank Plate
    .action = Burn every glove, scrub every surface and make the controls anew.
    .done =
        It takes till evening, and a list of everything that hands can touch. The new blank plate stays blank. The fans of the Working Block, being on the list, have had their first proper cleaning.
    .later =
        A second blank plate has spots, then a third. From today no figure out of the Lab is believed before it has been measured again. At table it is not asked whose turn it was to wash.
frost-flowers =
    The night has drawn brine up through cracks in the pan, and at dawn it stands in bloom: flowers of salt ice, a finger high, each petal sharp enough to shave with. An hour of sun will take them. There is time to cut some for the Lab or to call the crew to the window, hardly for both.
    .title = Frost Flowers
    .option-cut-them = Cut some for the Lab
    .after-cut-them =
        One box of them comes home, enough for a good sample. The rest lies in splinters over the racks of the Probe Bay, fine as hair. Today whoever works in there will bleed a little for it.
    .option-watch-them = Call everyone to the window
    .after-watch-them =
        The sun gets in among them, and for some minutes the whole pan is lit from below. No picture is taken in time. At supper each of you remembers a different colour.
the-first-visitor =
    From an archive on Earth, with regards and a drawing: before there was a base, a lander came down at the edge of your pan. It is on no list any more. It was packed with bare hands, in a room with open windows. If anything lives in your brine, it may have come with it.
    .title = The First Visitor
    .action = Find the old lander and take swabs from its legs.
    .done =
        It is no bigger than a table and stands quite straight. You take nine swabs where the legs touch the salt. As no other visitor is expected, you take its computer as well. The clock in it stopped one noon, a long time ago.
    .later =
        A newspaper on Earth has printed the lander beside your Lab, with an arrow from one to the other. All day questions come in about the arrow.
one-breaker-too-few =
    The main panel has one working breaker fewer than the HUB has rooms. The spare was used in the first winter, and noted as used. The ship that could bring another is still being built. For a sol something has to stay dark: the Lab, or the Crew Quarters. On paper, two rooms can also hang on one breaker.
    .title = One Breaker Too Few
    .option-the-lab = The Lab goes dark
    .after-the-lab =
        The lamps in the Lab go out one after the other. A blanket is laid over the incubator. Under the blanket it looks smaller than it is.
    .option-the-crew-quarters = The Crew Quarters go dark
    .after-the-crew-quarters =
        The bunks are carried into the kitchen, and you sleep there in your caps. From the end of the corridor comes the glow of the Lab, where everything is as warm as it should be.
    .option-nothing = Hang two rooms on one breaker
    .after-nothing =
        It holds. It also gets warm, and through the whole Systems Block runs a flicker that was not there before.
    .action = Make one good breaker out of two dead ones.
    .done = It is ugly, and it clicks. In the Systems Block the lamps burn as steadily as on the day they were hung.
    .later = Towards evening the panel has made the choice. In the Control Center the energy connector is burnt through, and the consoles look back at you with dull faces.
one-number-twice =
    The computer of the Lab has given one number to two tubes. Then it turns out that eleven numbers are in use twice: one night the counter was reset, and it went on from there. The tubes all look alike. Whichever is opened in the Lab today may turn out to be anything.
    .title = One Number Twice
    .then-scientist = { $scientist-cap } has kept a second list, in pencil, in the hope of never being asked for it.
    .action = Run the catalogue again, tube by tube, against the photographs.
    .done =
        By the evening every tube has a number of its own, in ink. What the computer now leaves alone shows in other places as well: two alarms of the Working Block were about shelves that never existed.
    .later =
        The computer noticed the doubles before you did. It has compared them, found that they contradict one another, and begun to delete what contradicts. When the plug was pulled it had got as far as its own instructions.
two-doors =
    What grows in the Lab must not leave the Lab. The rule is older than the HUB, and now Earth has asked how you keep it. With one door there is only one way: the Lab is held at a lower pressure than the corridor, so that air flows in and never out. What the pump takes away is oxygen from the reserve.
    .title = Two Doors
    .action = Build a second door of frame and film, with a basin between the two.
    .done =
        It is narrow, it squeaks, and it is a lock: one door is always shut. The pump idles. Its side bottle, full to the neck, is unscrewed and goes back to the reserve.
    .later =
        In the night the pressure in the Lab has crept up to that of the corridor and past it. The alarm did what it was told to do in such a case. Behind the bolted door the air is being washed, hour after hour.
the-vote =
    On Earth they have voted. By nine to eight a commission asks you to boil half of the culture, as a precaution, and to film it. The eight have sent a letter of their own. Both are signed by people who once taught one of you something. They expect an answer before the evening is out.
    .title = The Vote
    .who-speaker = Who would speak for the crew, should it come to that?
    .option-boil-half = Boil half of it
    .after-boil-half =
        It takes four minutes. The film shows a clock, and steam. All seventeen send their thanks. What is left in the dish draws together in the middle.
    .option-argue = Put the case to them by radio
    .after-argue =
        { $speaker-cap } talks far into the night, with pauses in which every sentence crosses the sky. By morning the nine are eight, the question is put off, and none of you has slept.
    .option-refuse = Refuse, and say why
    .after-refuse =
        Three lines, signed by the whole crew. Supper is louder than it has been since the dish clouded.
    .then-mail = From the committee of twelve comes a note, not meant for the record, that says only: understood.
    .else-mail = That evening there is no mail; on the next one it is brief.
    .then-read = Two of the nine sit on the committee of twelve as well. They know { $protocol-hand-of } answers down to the breakfast, and would understand a no.
the-closed-door =
    Since you began to weigh your words for Earth, you weigh them at table as well. The door of the Lab, which was never locked, is locked while there is work behind it. Ask what is being done in there, and the answer is: the usual. It comes before the question is quite finished.
    .title = The Closed Door
    .action = Sit down together and read the whole log aloud.
    .done =
        It takes the evening. No page is read by the one who wrote it. There are no secrets in it, only things that had never been asked. Afterwards the key of the Lab hangs in the kitchen.
    .later =
        One page of the log has been cut out, close to the spine, with a ruler. No voice is raised. One of you works alone for half the day, at something that did not need doing.
sprinklers =
    The fire drill has a result that was not on the sheet. Under the ceiling of the Lab, exactly above the incubator, hangs a sprinkler head, and its pin is corroded. For half the sol one of you has to stay within reach of the stopcock. All that you are growing stands in one corner, under one drop.
    .title = Sprinklers
    .who-at-the-stopcock = Who stays by the stopcock?
    .action = Change the pin, and move half of the dishes to a second cabinet.
    .done =
        The new pin is brass. At the far end of the Lab, under the bench with the scales, a second cabinet glows behind a curtain. Not a drop was spilled on the way.
    .later =
        It rained in the Lab for a minute and a half. { $at-the-stopcock-cap } came round the corner too fast, and fell in front of the valve. The incubator was covered in time, the rig beside it was not.
slush-in-the-pipe =
    Brine does not freeze until you move it. On the way from the hole to the tube it turns to slush, packs into the bends and sets like mortar. In the Probe Bay one person holds the pipe while another beats it with a mallet. What is stuck in there would make a sample.
    .title = Slush in the Pipe
    .action = Wind a heating wire round the pipe and drain it slowly.
    .done =
        After an hour the pipe clears its throat, and a long grey plug slides into the tray. It has kept its layers, down to the youngest, which is from this morning.
    .later =
        The mallet was slow, the hot-air gun was quick. The slush let go all at once. It went where the air went: out of the bend, across the bench, into the control box of the Probe Bay.
a-rim-that-sinks =
    Where brine was drawn from it, the rim of the pan has begun to settle. Cracks run round the hole in a ring, the widest as broad as a boot. The way to the north now leads around them.
    .title = The Rim
    .then-lane = One thing out there still stands straight: the flags that { $lane-walker } planted. The lane they mark keeps clear of every crack.
    .else-lane = What will bear a step between the cracks, no map can say. The talk on the radio is short and full of figures.
    .action = Drive a casing into the hole before it closes.
    .done = The casing rings, slips, and bites. Brine rises in it to the height of a knee and stays there to be fetched.
    .later = The ring of cracks has grown a second ring. Its edges are sharp as broken crockery, and they lie across the only way.
a-jar-in-cervia =
    A private message, let through by Mission Control. In Cervia, where salt is made, a biologist has mixed your brine from your figures and stood it on her window sill, above the salt works. Nothing lives in her jar. She has only watched what the light does in it. Your lamp, she writes, is too bright by half.
    .title = A Jar in Cervia
    .option-turn-the-lamp-down = Turn the lamp down
    .after-turn-the-lamp-down = By evening the cloud no longer draws back from the glass. You work beside it in the glow of the instruments, and rub your eyes over every label.
    .option-keep-the-lamp = Leave the lamp as it is
    .after-keep-the-lamp = You thank her for the jar and ask for a picture of the sea. It comes before supper: grey, flat, with white heaps along the shore.
    .action = Send her the pictures of all the nights.
    .done = She answers picture by picture. Below the last one stand the names of her students, with the hour at which each of them gave up and went to bed.
    .later = The archive has refused the pictures: a wrong date in every header. One of you sits before them for half the day and sets it right, file by file.
what-stays-here =
    Handover sheet, page 9. Pumps: running. Bunks: aired. Seeds: counted. Living culture: for this there is no line, and it is the one that takes you longest. Soon you leave. Half of it could be dried on glass, to be laid beside everything it may be mistaken for.
    .title = What Stays Here
    .then-chair = The hours of the lamp are already written down, from memory, in { $watcher-of } hand.
    .option-dry-a-film = Dry half of it on a slide
    .after-dry-a-film = It lies on the slide like a thumbprint, and will keep for a hundred years. The other half has the dish to itself.
    .option-keep-it-whole = Leave all of it in the dish
    .after-keep-it-whole = You draw a line with a ruler and write on it: one, in good health. After that the pen goes back behind its clip.
    .action = Write down for those who follow how it is kept.
    .done = It comes to a page and a half of degrees, hours and portions. At the foot there is room for a remark, left free for the next hand.
    .later = Each of you has begun a page of advice. No two agree about the lamp, and the lamp is what you are still talking about when the night shift ends.
the-ones-on-the-way =
    Call from the relief ship, halfway here, four minutes old. Nothing can turn it or slow it before it arrives; such roads are laid once. Its Medic has been given the microphone for the evening.
    .title = The Ones on the Way
    .then-known = There are new orders, she says. They are to stay in orbit until your dish has been judged, for half a year perhaps. She has read all that you sent. Call us down all the same, she says.
    .then-secret = Is everything well down there, she asks. She asks it every week. This time the answer takes you an hour to write.
    .else-secret = Is everything well down there, she asks. The answer takes one word, and she has it played again for those who slept.
    .action = Answer her, each in your own words.
    .done = Four minutes there, four minutes back, and in between the kitchen is full. Then they are all on the loudspeaker, one after another, talking about bread.
    .later = Their next call has the ship’s position in it, and nothing else. Either they have been told to say less, or they have decided to.

## Follow-Ups

it-moves =
    In the picture of midnight it is a smear. In the picture of one o’clock the smear has an edge. By morning one of the two dishes has clouded, and the cloud leans towards the lamp. For a while the word is not said. Then it is, and you all talk at once, about Earth. Decide it together and aloud, before the window opens in an hour.
    .title = It Moves
    .then-drafted = The message lies ready where you put it. Its three blanks can be filled standing up.
    .then-promised = At once, you had written on the form. The carbon copy hangs beside the radio. By noon a calendar has been hung over it.
    .option-tell-everything = Tell Earth everything
    .after-tell-everything =
        You send the pictures, the figures and one sentence. There is no calling it back. While the signal travels you are the only people who know, and you enjoy it; then you are not.
    .option-tell-half = Report an unusual result, and no more
    .after-tell-half =
        Every word of it is true: an unexpected turbidity, further tests under way. Reading it through, you are a little proud of it. For one night the cloud belongs to you alone.
    .option-say-nothing = Say nothing until it is proved
    .after-say-nothing =
        The window opens and closes. You have sent the weather. No questions, no dates. The camera in the Lab now faces the wall; it looks like an accident.
forty-questions =
    Earth’s reply comes in parts. The last of them is from Cervia, from a biologist who grows things in brine for a living: keep it a little warmer than you think right, and never let salt dry on the rim.
    .title = A Reply in Parts
    .who-first-answer = Who answers the first part?
    .then-trusted = The parts before it are congratulations, some of them in tears. The committee of twelve, which has had its answers from { $protocol-hand }, asks for nothing more.
    .else-trusted = The parts before it begin with the drill. By the time the third has been answered, half of { $first-answer-of } sol is gone.
a-careful-question =
    One person on Earth has read your report slowly. She works in Cervia, where salt is made, and has not gone through Mission Control. Her message is one line: turbidity in both dishes, or in one? It is not a trap. She would like to be told, and will know what it means if the answer is slow.
    .title = A Careful Question
    .option-own-up = Own up to everything
    .after-own-up =
        You write it as it was, with the date. Her answer is kind, and goes to everyone on the list, as it must. That you had kept it back is the second sentence in every report.
    .option-hold-the-line = Answer the question, and nothing else
    .after-hold-the-line =
        In one, you write. From then on each message to Earth is read by two of you before it goes, and every reading costs a quarrel about a word.
a-second-letter =
    The second letter has no question in it. “I have shown your line to no one. I have a jar here that looks as yours must have looked at the start. Should something in it move, I would turn the lamp down.”
    .title = Cervia Again
    .option-tell-her = Tell her, and let her tell the others
    .after-tell-her = It takes six sentences. By the evening it is in the news, with your delay in the second sentence. Her own letter does not mention the delay.
    .option-thank-her = Thank her for the advice
    .after-thank-her = You thank her, and do as she says. In the log of the sol it appears under lighting.
the-slip =
    There is a sentence in a private letter home, about something that leans to the light.
    .title = The Slip
    .then-out = It stood at the foot of a long page, the longest that { $letter-writer } had written in weeks, and it went out last night. By noon Earth knows. It knows as well that it was not told.
    .else-out = { $letter-writer-cap } read it out at table before it went. It takes half the day to find every copy that the machine had made by then.
the-day-after =
    On Earth it is on every front page. Where a picture should be stands the pan from above, four columns wide, with no dot on it yet.
    .title = The Day After
    .then-leaked = With it come letters for { $letter-writer }, three hundred before lunch. They are kind, nearly all of them, and most of them enclose a drawing.
    .else-leaked = What it is comes first, how long you have known comes second. Still, the night behind you was the first in which every bunk was slept in till morning.
the-clear-dish =
    Yesterday the cloud was thin. This morning the lamp shines straight through the dish and throws the label, in mirror writing, on the wall behind. It was a little too cold, or too hungry, for too long.
    .title = The Clear Dish
    .then-empty = What has dried on its rim is scraped onto glass; then it is washed, and set upside down to dry. All that sol you go to the kitchen the other way.
    .else-empty = In the dish beside it there is a new cloud. You have learned by now how little it takes.
a-familiar-shape =
    In the corner of a picture lies something flat, grey and seven-sided. One of you knows it from school: a flake of skin.
    .title = A Familiar Shape
    .then-gloves = It was in the washed gloves, and so in all that they have held since. The series could be begun again with clean hands, all sixty pages of it.
    .else-gloves = The gloves of that week have gone into the fire, and their plates with them. The picture is pinned up over the sink.
    .option-start-again = Start the series again
    .after-start-again =
        The evening goes into scrubbing, with the instruments of the Lab switched off. Sixty pages go into the fire. From today a pair of gloves is used once.
    .option-turn-the-page = Turn the page
    .after-turn-the-page =
        The next picture is perfect. The talk at the bench goes on about something else. But all of you have started to look at the backs of your hands.
nine-swabs =
    Nine swabs, nine plates, one night in the warm. { $swab-taker-cap } reads them out by number.
    .title = Nine Swabs
    .then-stowaway = Clean, clean, clean, clean, clean. The sixth is clouded, and so are the three after it. What came in through an open window has lived through every winter since.
    .else-stowaway = Nine times the word is clean. Whatever the lander brought along died in its first winter, in the open, decades before you came. On the map of the pan it is now only a landmark.

## Malfunction cards

clouded-plates =
    A door seal in the Lab has dried out, and dust from the corridor lies on every open plate. Next sol the room is rinsed from top to bottom. No work can be done in there while it drips.
    .title = Clouded plates
    .then-alive = What lives in the dish has had to make room for it.
thawed-drawer =
    In the cold store of the Lab one drawer has not closed for days. What lay in it has run into the tray. The rest of the store stands in a block of new ice, and next sol one of you will have to chip while another works.
    .title = The thawed drawer

## Endings

a-seat-for-the-guest =
    The last comparison is signed. Under a white pan, in water too salty to freeze, something has been alive all the time, and it is related to nothing that you know. You have been to its deepest well. You have fed it from your own plates. Tonight the long table stands in the corridor before the Lab, and one side of it has been left free: the side towards the small window. What was told to Earth, and when, will be argued about for years. Before supper the lamp behind the glass is turned down a little.
    .title = A Seat for the Guest
a-face-we-know =
    The comparison has been made, as required, and it is Earth that reads it to the end. In the third column, where the stranger should stand, stands a bacterium that lives on human hands. It likes salt. It had liked the gloves. Perhaps there was something else in the brine, before; there is no telling now. The wells are on the map, the method is sound, and the next crew will bring four hundred pairs. You sign your names under it. It is the hardest page you have written.
    .title = A Face We Know
a-proof-without-a-witness =
    It was alive: every figure says so, and the figures will stand. It was not of your making, and it was not your skin. There are curves, tables, a picture for each hour of a night. There is a dish, washed by now. Mission Control reads the page twice, and asks when it can be seen. You give the coordinates of the wells, the temperature, the hours of the lamp. Keep it warm, you write for those who come next, and feed it. For one night we did not.
    .title = A Proof without a Witness
the-first-settler =
    One column fits, and it is not yours. In a clean room with open windows, before any of you could read, a lander was packed, and something in it was never swept out. It came down at the edge of the pan, went into the brine and stayed. It is no stranger. But it is older in this place than any flag on the map, and has learned to do without the sea and the air. Mission Control asks for its name. In the catalogue it has only a number; you send that, with its address.
    .title = The First Settler
the-second-sentence =
    The proof goes out with nothing left out of it. On Earth it is read as it should be: the wells, the curves, the comparison, the thing that leans towards a lamp and is kin to nothing. The first sentence of every report says that you found it. The second says how long you kept it back, to the day, since it was you who gave them the day. In Cervia a biologist reads both aloud to her students. Then she asks them which of the two was harder to write.
    .title = The Second Sentence
a-private-letter =
    What had to be proved is proved. Earth, which was not meant to know, knows already. What it had at first was one line from a letter home. Now it gets the other pages. They are checked more slowly than any pages before them, by people who have had reason to ask what is missing. Nothing is missing. In the end Earth signs below your names. Over the article, where the title should be, the line from the letter is printed in its own words, without a signature: { $letter-writer } has asked for that.
    .title = A Private Letter
out-loud =
    Earth listens in while you read the last line, and does not interrupt. When it was told, nothing was certain yet, and all that came after was done with the whole world looking on. It was not always a help. But now that it is proved there is no one left to tell: they have been there since the first picture. In the Lab the dish stands behind its small window. More of it waits in the north, under the pan. The yards that build the next ship would like to know what it should carry.
    .title = Out Loud
the-sealed-page =
    The proof is complete, and Earth has not been told that there is anything to prove. You sit round the long table with the page in the middle. It can go out tonight. It could also lie here, in the tin with the seeds, until those who come next have had a look at the pan with their own eyes. None of you wants to be the one who says it, either way. In the end you all sign, and the page is sealed, with a date on it. Mission Control congratulates you on a quiet mission.
    .title = The Sealed Page
half-a-sentence =
    With the last comparison you can finish the sentence that you began. It is an awkward letter: it has to say what you have found, and that you had found it already when you wrote of turbidity. You leave out nothing. The answer has two parts as well. In one of them people shout for joy in the background. In the other, Mission Control asks you, evenly, to use plain words from now on. You read both beside the small window, where the cloud leans as it did on the day you called it something else.
    .title = Half a Sentence
a-promise-to-earth =
    Earth knew that something lived, and then the sols ran out. What you have is pictures, curves and your word. Down there it has a name already; there are drawings of it on walls. Now it must be said on a stage that the work was not finished, and it will not be said by you, since you are packing. The wells that you found are on the map. Whoever goes there next will be asked about you first, and will look for a dish on entering the Lab.
    .title = A Promise to Earth
behind-the-small-window =
    No sol is left, and the proof is not whole. Earth has your figures, and has thanked you for them. Behind the small window a cloud the size of a coin leans towards the lamp, as it did this morning. You have set the dial, filled the flask beside it and written the hours on a card. Those who come next will open the Lab and see a light where none should be. They will have to find the card before they find the switch.
    .title = Behind the Small Window
a-clean-shelf =
    The plan has no more sols. In the Lab a dish stands upside down on a cloth. For some nights there was a cloud in it, then there was not, and what remains is a row of pictures in which something goes dim. From Earth comes a word of praise for the good order of the rack. Packing, you come upon the notes and read them through once more, from midnight to morning. They travel home unsent, in the inner pocket of a jacket.
    .title = A Clean Shelf
an-open-question =
    The calendar beside the airlock has no squares left. The question lies where it lay: under the pan, in the dark, in the salt. Mission Control thanks you for the data. Under the calendar a white crust is scraped from a boot, looked at for a while, and put into a bag. On the bag stand the date and one word: unread.
    .title = An Open Question
the-hours-of-the-lamp =
    It is noticed late, when all that has to be done for one of you has been done: the dial has not been touched since morning, and the cloud leans where it leaned. You go in, sit for a while before the small window and turn the lamp by a hair, since that is something a hand can do. From Earth the mission is closed in one line. A second line asks what is to become of the culture. Until that is decided, the hours of the lamp are kept as they were written down.
    .title = The Hours of the Lamp
one-voice-fewer =
    The page begins with a temperature and a time, and ends in another handwriting. Between the two there is procedure. Mission Control closes the mission and asks about nothing else, not on that day. The Lab is shut, and made safe by hands that do it slowly and do it well. Out on the pan the salt creaks as the ground cools. In the Garage Hall one suit has been brushed clean and hung in its place, with the name to the front.
    .title = Another Handwriting
