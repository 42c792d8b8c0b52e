a-grain-of-salt =
    North of the HUB lies a pan of salt, white in the morning and pink by noon. In all the years of maps it was a stain and nothing more, until the radar of an orbiter heard liquid under it. You have drills, a Lab and a few sols. Each sample that you analyse will say where the next must come from, and in the Lab stand two dishes in which nothing has ever grown. Mission Control has been waiting for an answer longer than any of you has lived. It has also asked you to be careful with the word life.
    .title = A Grain of Salt
    .idea = Follow the brine from well to well, find out whether anything lives in it, keep it alive, and decide together what to tell Earth.
    .ask-lab-kept = Is the Lab free of Shutdown tiles, and is its energy connector green?

## Objectives

first-brine =
    Explore region R1-N, the rim of the salt pan. The first brine is an Objective token: put it there if none lies there yet, and bring it home with Gather.
    .title = First Brine
    .done = Three tubes of grey slush stand in the rack, and for the first time somebody on Mars says the word wet and means it.
what-the-salt-says =
    Perform Read the Brine until you have two results. Each of them names the next well. Should an Objective token lie on a region that the Mission Log has not named yet, leave it there for now: gathered too early, it counts for nothing.
    .title = What the Salt Says
    .count = Samples read: { $done } of { $goal }
    .done = Two curves lie on top of each other. It is one water, older than the pan, and it comes up from somewhere deeper in the north.
second-well =
    The first result points to the flanks of the pan, where the same salt comes up younger. Explore region R1-NE or R1-NW, unless you have been there already: one of the two is enough. Put an Objective token there if none lies there yet, and bring it home with Gather.
    .title = The Second Well
    .done = This brine is clear, and so salty that it would not freeze in the three tubes. In the lamplight it leaves a thread of colour on their glass.
two-dishes =
    Perform Grow a Culture twice. Nothing will show before two samples have been read as well: until then you do not know what to feed it.
    .title = Two Dishes
    .count = Dishes prepared: { $done } of { $goal }
    .done = Both dishes stand in the incubator behind a small window, and nobody passes the Lab any more without looking in.
ours-or-theirs =
    Perform Rule Out the Crew until the comparison has been made twice. What lives in the dish may have travelled here on your own skin, and nobody will believe you before you have shown that it has not.
    .title = Ours or Theirs
    .count = Comparisons made: { $done } of { $goal }
    .done = Every line of the comparison has been signed by all of you. What it says will be believed or not, but it can be said.
the-deep-well =
    The second result names a place: the brine rises under region R2-N. Explore it, unless you have been there already. Put an Objective token there if none lies there yet, and bring it home with Gather.
    .title = The Deep Well
    .done = From the deep well comes water under pressure, with bubbles in it. You fill two tubes, and then stand around the hole like people around a fire.
a-guest-at-table =
    Perform Feed the Culture twice. From now on Life in the Dish falls in every Production, and falls faster while the Lab is shut down or its energy connector is red. If Production leaves it on its lowest space, the culture is dead, and only Grow a Culture can begin it anew.
    .title = A Guest at Table
    .count = Times fed: { $done } of { $goal }
    .done = It eats what you eat, a little later and without complaint. In the evenings somebody sets the dish a place, half in jest, and nobody takes it away.

## Track of the mission

life-in-the-dish =
    .title = Life in the Dish

## Actions of the mission

read-the-brine =
    Boil a sample down, weigh what is left, and lay its lines beside those that you know. Salt remembers where it has been.
    .title = Read the Brine
grow-a-culture =
    Pour a sample into a dish, close it and wait. If a culture that lived has died, this begins a new one.
    .title = Grow a Culture
feed-the-culture =
    Give the culture something from your own store. It does something only while a culture lives.
    .title = Feed the Culture
rule-out-the-crew =
    Compare what lives in the dish with what lives on you, in you and on everything you have touched. Every other origin that stays open weighs on whoever signs. The comparison counts once its objective is in the Mission Log.
    .title = Rule Out the Crew

## Mission Events

forty-pairs =
    The list says four hundred pairs of sterile gloves. In the crate there are forty, and under them, neatly folded, garden gloves. With forty pairs the work in the Lab will be slow, and there is a queue at its door already. The gloves could be washed. They come out white, and nobody could tell them from new ones, least of all by looking.
    .title = Forty Pairs
    .option-wash-them = Wash them and use them again
    .after-wash-them =
        They hang on a line across the Lab like small flags of truce, and the queue at the door is gone. Everybody breathes more easily. You note the batch and the hour, and leave the column for remarks empty.
    .option-one-pair-a-job = One pair a job, and never twice
    .after-one-pair-a-job =
        Gloved hands may touch nothing but glass. Next sol, whoever works in the Lab needs somebody beside them for door, tap and pencil.
the-hum-of-the-incubator =
    The incubator holds its temperature to a tenth of a degree, and you can hear what that takes: a hum that deepens whenever another machine in the Lab starts up. Its cable is warm. The reserve has been giving a little every night. It is one line for everything in that room, and one connector at the end of it.
    .title = The Hum of the Incubator
    .action = Give the incubator a battery of its own.
    .done =
        You hang two old rover cells between wall and incubator. The hum evens out, the reserve recovers, and when somebody switches the Lab off to try it, the little window stays warm.
    .later =
        The hum goes up, and stops. In the Lab it smells of hot plastic. The connector has welded itself to the wall and come away with a piece of it. On a long lead from the corridor the incubator starts again, unwillingly.
thin-crust =
    Near the pan the ground rings under the boots, and in places it gives. The last bootprint of yesterday is a hole as round as a cup, with something dark at the bottom. Today nobody leaves the Garage Hall without somebody walking ahead with a rod, and nobody likes to be the one who walks ahead.
    .title = Thin Crust
    .action = Sound the ground step by step and mark a lane with flags.
    .done =
        A lane of red flags runs towards the pan, bent in two places for good reason. From tomorrow it can be walked without looking down. The First Player planted the first flag and the last, and at supper tells of all those in between.
    .later =
        Froggy stood where it always stands. In the night brine has come up through the crust there, a hand’s width deep, and frozen around the axle. You can see the wheels. You cannot see how to move them before the sun has done its part.
a-committee-of-twelve =
    A committee has been formed on Earth to go through your protocols. It has twelve members and a list of questions that begins with the cleaning of the drill and ends with your breakfast. The tone is friendly. An answer in full would take somebody half a day; a summary would take a page, and would be read as one.
    .title = A Committee of Twelve
    .option-answer-in-full = Answer every question
    .after-answer-in-full =
        One of you spends half the day with the logs and writes it all down, the breakfast included. The receipt that comes back is short, and it is the first one with a name instead of a number.
    .option-send-the-summary = Send the summary
    .after-send-the-summary =
        The page goes out before lunch. The reply is the same list of questions, with a date beside each, and it stays on the screen while you eat.
night-watch =
    At night the culture clouds and clears in a rhythm of its own, and the thermostat does not always follow. Somebody has begun to sit by the window of the incubator with a blanket and a notebook. In the morning the notes are good and the face is grey. It could be made a rota. It could also be forbidden.
    .title = Night Watch
    .option-take-turns = Make it a rota
    .after-take-turns =
        Everyone takes two hours, and everyone sleeps two hours less. A hand on the dial, a lamp moved a little: in the morning the cloud in the dish is denser than it was.
    .option-go-to-bed = Send everybody to bed
    .after-go-to-bed =
        For one night nobody watches, and you sleep as you have not slept for weeks. In the morning the dish has a clear rim. It has been cold, not for long.
froth =
    Overnight the culture has risen in its dish and lifted the lid. A grey froth stands on it, light as soap. What makes it needs air as you do, and the Lab has drawn on the oxygen reserve to keep up with it. The froth has reached the edge of the shelf. It moves when nobody is in the room.
    .title = Froth
    .action = Skim off the froth and seal it in a flask.
    .done =
        It fills one flask and holds still. Under the lens the bubbles have walls, and the walls are alive. A sample like this needs no drill.
    .later =
        The froth has found the air intake of the Lab and dried there, thin as paper and just as tight. The valve behind it closed at once, as it is built to do. There is no oxygen in that room now, and the tube that brings it will have to be cleared by hand.
something-in-the-water =
    A routine test of the kitchen tap finds a cell that likes salt. If the Lab already stands behind two doors it can hardly have come from there, and what remains is an unpleasant hour. If not, nobody knows how far it has got: every line is blown through with oxygen from the reserve, and for a whole sol all of you drink with your eyes on the cup.
    .title = Something in the Water
    .action = Drain the loop of the Living Block, scrub the tank and fill it again.
    .done =
        The cell turns out to be an old acquaintance from Earth, at home in every kitchen. But the tank is bright, two valves that used to stick no longer do, and the first clean glass goes round the table.
    .later =
        It was not dangerous, only greedy: it liked iron, and took it wherever it passed. The blood counts of this morning show where that was. One of you is pale, tired, and hungry in a way that one portion does not settle.
the-blank-plate =
    The blank plate is the one on which nothing was put. It stands beside the others so that you can see what nothing looks like. This morning there are four white spots on it. Somebody says gloves, and nobody answers. The sample that was opened next to it is good for nothing now, and goes into the bag with the plate.
    .title = The Blank Plate
    .action = Burn every glove, scrub every surface and make the controls anew.
    .done =
        It takes two people, a day and a list of everything that hands can touch. At the end of it a new blank plate stands in the rack, and stays blank. While you were at it, the fans of the Working Block had their first proper cleaning.
    .later =
        A second blank plate has spots, then a third. From today no figure out of the Lab is believed before it has been measured again, and at table nobody says whose turn it was to wash.
frost-flowers =
    The night has drawn the brine up through cracks in the pan, and at dawn they are in bloom: flowers of salt ice, a finger high, each petal sharp enough to shave with. An hour of sun will take them. There is time to cut some for the Lab, or to call everyone to the window, but hardly for both.
    .title = Frost Flowers
    .option-cut-them = Cut some for the Lab
    .after-cut-them =
        You bring home a box of them, enough for one good sample. The rest lies broken over the racks of the Probe Bay, thin as hairs and hard as glass. Today nobody works in there without bleeding for it.
    .option-watch-them = Call everyone to the window
    .after-watch-them =
        The sun gets in among them and for some minutes the whole pan is lit from below. Nobody takes a picture in time. All through the day, each of you remembers a different colour.
the-first-visitor =
    In an archive on Earth somebody has found a lander that nobody counts any more. It came down at the edge of your pan decades ago, packed by bare hands in a room with open windows. If anything lives in the brine now, it may have come with it. The message ends with regards. At table you go through the whole plan again, and it is not the same plan.
    .title = The First Visitor
    .action = Find the old lander and take swabs from its legs.
    .done =
        It is no bigger than a table, and it stands quite straight. You take nine swabs where the legs touch the salt, and then, since nobody else will come for it, its computer, which still counts the sols.
one-breaker-too-few =
    The main panel has one working breaker fewer than the HUB has rooms. The spare was used in the first winter, and noted as used. Until the next delivery something has to stay dark: the Lab, with everything that is kept warm there, or the Crew Quarters. You could also tie two rooms to one breaker and hope, at the cost of the reserve.
    .title = One Breaker Too Few
    .option-the-lab = The Lab goes dark
    .after-the-lab =
        The lamps in the Lab go out one after the other, the incubator last. Somebody has put a blanket over it. Under a blanket it looks smaller.
    .option-the-crew-quarters = The Crew Quarters go dark
    .after-the-crew-quarters =
        You dress by torchlight and sleep in your caps. From the corridor comes the glow of the Lab, where everything is as warm as it should be.
    .option-nothing = Tie two rooms to one breaker
    .after-nothing =
        It holds. It also gets warm, and through the Systems Block goes a flicker that was not there before. Part of the reserve has gone up in the attempt.
one-number-twice =
    The computer of the Lab has given the same number to two tubes. Then it turns out that eleven numbers are in use twice. Nobody has made a mistake; the counter was reset one night, and went on from there. Until the shelves have been gone through, whoever opens a tube in the Lab today may find anything in it.
    .title = One Number Twice
    .action = Run the catalogue again, tube by tube, against the photographs.
    .done =
        By the evening every tube has a number of its own, in ink. What the computer now leaves alone shows in other places as well: two alarms of the Working Block were about shelves that never existed.
    .later =
        The computer noticed the doubles before you did. It has compared them, found that they contradict one another, and begun to delete what contradicts. When somebody pulled the plug it had got as far as its own instructions.
two-doors =
    What grows in the Lab must not leave the Lab. The rule is older than the HUB, and now somebody on Earth has asked how you keep it. With one door there is only one way: the Lab is held at a lower pressure than the corridor, so that air flows in and never out. What the pump takes away is oxygen from the reserve.
    .title = Two Doors
    .action = Build a second door of frame and film, with a basin between the two.
    .done =
        It is narrow, it squeaks, and it is a lock: one door is always shut. With the frame comes a fresh oxygen filter, since the old one sat behind the wall you had to open.
    .later =
        In the night the pressure in the Lab has crept up to that of the corridor and past it. The alarm does what it was told to do in such a case. The door is bolted, the air inside is being washed, and nobody goes in today.
the-vote =
    On Earth they have voted. By nine to eight a commission asks you to boil half of what lives in the dish, as a precaution, and to film it. The other eight have sent a letter of their own. Both are polite, both are signed by people who have taught one of you something. An answer is expected by the evening.
    .title = The Vote
    .option-boil-half = Boil half of it
    .after-boil-half =
        It takes four minutes. Nobody films anything but the clock. The thanks from Earth are warm and come from all seventeen, and what is left in the dish draws together in the middle.
    .option-argue = Put the case to them by radio
    .after-argue =
        The First Player speaks for half the day into a microphone, with pauses in which every sentence crosses the sky. In the end the question is put off. The dish stays as it is, and so does the tension in the room.
    .option-refuse = Refuse, and say why
    .after-refuse =
        Three lines, signed by everyone. There is no answer, and no evening mail either. But in the HUB something has been settled, and people talk to one another as if a door had been shut against the cold.
the-closed-door =
    Since you began to weigh your words for Earth, you have begun to weigh them at table. The door of the Lab, which always stood open, is closed when somebody works there, and those inside do not say what they are doing. It is nothing that could be written in a log. Everyone has noticed it.
    .title = The Closed Door
    .action = Sit down together and read the whole log aloud.
    .done =
        It takes the evening, and everyone reads the pages of somebody else. There are no secrets in it, only things that nobody had asked. Afterwards the door of the Lab stands open again, with a chair in it.
    .later =
        Two versions of the same page have turned up, in two handwritings, and each of them protects somebody. Nobody shouts. One of you works alone for half the day, on something that did not need doing, and the others let it happen.
sprinklers =
    The fire drill has an unforeseen result. Under the ceiling of the Lab, exactly above the incubator, hangs a sprinkler head, and its pin is corroded. All this sol somebody stays within reach of the stopcock instead of working. Everything that you are growing stands in one cabinet, in one corner, under one drop.
    .title = Sprinklers
    .action = Change the pin, and move half of the dishes to a second cabinet.
    .done =
        The new pin is brass. In the store room, between flour and filters, a second cabinet glows faintly behind its curtain, and whoever carried the dishes there without a spill has earned something hot. If everything in the first one should die, something will still be alive in the second.
    .later =
        It rained in the Lab for a minute and a half. The incubator was covered in time. The rig beside it was not, nor was the floor, and whoever ran for the stopcock came round the corner too fast.
slush-in-the-pipe =
    Brine does not freeze until you move it. On the way from the hole to the tube it turns to slush, packs into the bends and sets like mortar. In the Probe Bay somebody holds the pipe while somebody else beats it with a mallet. Today it takes an extra pair of hands to get anything through. What is stuck in there, by the way, would make a sample.
    .title = Slush in the Pipe
    .action = Wind a heating wire round the pipe and drain it slowly.
    .done =
        After an hour the pipe clears its throat, and a long grey plug slides into the tray. It has kept its layers, like a core. It gets a label and a place in the rack.
    .later =
        Somebody has left the mallet and taken the hot-air gun. The slush let go all at once, and went where the air went: out of the bend, across the bench and into the control box of the Probe Bay. Salt water and circuits do not get on.
the-ones-on-the-way =
    The relief crew is halfway here, and listens in. If Earth knows what you have found, they may be told to turn round, and have sent a crate of their food ahead. If not, they ask what they always ask: is everything well down there? As long as nothing lives in the dishes, the answer makes everybody smile. If something does, it takes you an hour to write.
    .title = The Ones on the Way

## Follow-Ups

it-moves =
    In the picture of midnight it is a smear. In the picture of one o’clock the smear has an edge. By morning there is no need of pictures: one of the two dishes has clouded, and the cloud leans towards the lamp. Nobody says the word. Then somebody says it, and everybody starts to talk at once about Earth. The window opens in an hour. Decide it together, and aloud.
    .title = It Moves
    .option-tell-everything = Tell Earth everything
    .after-tell-everything =
        You send the pictures, the figures and one sentence. There is no calling it back. For the time the signal takes you are the only people who know, and you enjoy it; then you are not.
    .option-tell-half = Report an unusual result, and no more
    .after-tell-half =
        Every word of it is true. An unexpected turbidity, further tests under way. Reading it through, you are a little proud of it. For now you have the cloud to yourselves, and the joke about the turbidity is a good one.
    .option-say-nothing = Say nothing until it is proved
    .after-say-nothing =
        The window opens and closes. You have sent the weather. No committee, no questions, no deadline: the shoulders come down. Somebody turns the camera in the Lab to the wall, and it looks like an accident.
forty-questions =
    Earth’s reply has come, and it comes in parts. If the committee has had full answers from you before, it knows your hands, and sends congratulations, some in tears. If not, it begins with the drill, and the First Player answers until half the sol is gone. At the end, from somebody who grows things in salt for a living, comes advice on keeping such a culture alive.
    .title = A Reply in Parts
a-careful-question =
    One person on Earth has read your report slowly. The message is short, and not addressed to the committee: turbidity in both dishes, or in one? Which of you has written it can be guessed. It is not a trap. It is somebody who would like to be told, and who will know what it means if the answer takes long.
    .title = A Careful Question
    .option-own-up = Own up to everything
    .after-own-up =
        You write it as it was, with the days. The answer is kind and goes to everyone on the list, as it must. That you had kept it back is the second sentence in every report.
    .option-hold-the-line = Answer the question, and nothing else
    .after-hold-the-line =
        In one, you write. There is no reply. From then on each message to Earth is read by two of you before it goes, and every reading costs a quarrel about a word.
the-slip =
    There is a sentence in a private letter, about something that leans to the light. Where spirits are low, letters grow long, and this one has gone out: by noon Earth knows, and knows as well that it was not told. Where spirits are better it was shown to somebody first, and has only cost one of you half a day with the files that left the HUB.
    .title = The Slip
the-clear-dish =
    Yesterday the cloud was thin, and this morning the dish is clear as a window. You can read the label through it. Nobody has done anything wrong; it was a little too cold, or too hungry, for too long. If no new dish has clouded by now, there is nothing left to look at, and you walk past the Lab. If one has, you know now how little it takes.
    .title = The Clear Dish
a-familiar-shape =
    In the corner of a picture lies something flat, grey and seven-sided. One of you knows it from school: a flake of skin. It may have been in the washed gloves, and in everything they held. If those have gone into the fire since, you can laugh about it. If not, you could start the series again with clean hands, or turn the page. There are six hundred pages.
    .title = A Familiar Shape
    .option-start-again = Start the series again
    .after-start-again =
        One of you gives half a sol to scrubbing, and a sample that had been opened goes into the flame. What is in the rack now has been touched by nobody. From today a pair of gloves is used once.
    .option-turn-the-page = Turn the page
    .after-turn-the-page =
        The next picture is perfect. Nobody mentions it. But all of you have started to look at the backs of your hands.
nine-swabs =
    Nine swabs from the legs of the old lander, nine clean plates. Whatever it brought along died in its first winter, in the open, decades before you came. You read the result out, and the map of the pan looks friendlier for it. There is one stranger fewer to be ruled out.
    .title = Nine Swabs

## Malfunction cards

clouded-plates =
    A door seal in the Lab has dried out, and dust from the corridor has settled on every open plate. All of them are clouded, none of them with anything of interest. What lives there, if anything does, has had to make room. Next sol the room is rinsed from top to bottom, and nobody works in it.
    .title = Clouded plates
thawed-drawer =
    In the cold store of the Lab one drawer has not closed for days, by the thickness of a label. One sample has run into its tray. The rest stands in a block of new ice, and next sol somebody has to chip while somebody else works.
    .title = The thawed drawer

## Endings

a-seat-for-the-guest =
    The last comparison is signed, and it does not need many words. Under a white pan, in water too salt to freeze, something has been alive all the time, and it is nobody’s relative. You have been to its deepest well. You have fed it from your own plates, and tonight it stands on the long table, in its dish, in its warmth, leaning a little towards the lamp. What you told Earth, and when, will be argued about for years. That it is here will not.
    .title = A Seat for the Guest
a-face-we-know =
    The comparison has been made twice, as required, and it is Earth that reads it to the end. In the third column, where the stranger should stand, stands a bacterium that lives on human hands. It likes salt. It had liked the gloves. Perhaps there was something else in the brine, before; there is no telling now. The wells are on the map, the method is sound, and the next crew will bring four hundred pairs. You sign your names under it. It is the hardest page you have written.
    .title = A Face We Know
a-proof-without-a-witness =
    It was alive: every figure says so, and the figures will stand. It was not of your making, and it was not your skin. There are pictures, curves, a film in which a cloud leans towards a lamp. There is a dish, washed by now, because nobody could look at it. Mission Control calls it the most important result there has ever been, and asks when it can be seen. You give the coordinates of the wells, and the temperature. Keep it warm, you write, and feed it. Once we did not.
    .title = A Proof without a Witness
out-loud =
    Earth listens in while you read the last line, and does not interrupt. When it was told, nobody could be sure yet, and everything since then has been done with the whole world looking over your shoulder. It was not always a help. But when it is proved, nobody has to be told: they have been there all along. In the Lab the dish stands behind its small window. Somewhere out in the north more of it waits, and a ship full of people wants to know what to bring.
    .title = Out Loud
the-sealed-page =
    The proof is complete, and Earth has not been told that there is anything to prove. You sit round the long table with the page in the middle. It can go out tonight. It could also lie here, in the tin with the seeds, until those who come next have had a look at the pan without a flag in it. Nobody wants to be the one who says it, either way. In the end all of you sign, and the page is sealed, with a date on it. Mission Control congratulates you on a quiet mission.
    .title = The Sealed Page
half-a-sentence =
    With the last comparison you can finish the sentence that you began. It is an awkward letter: it has to say what you have found, and that you had found it already when you wrote of turbidity. You leave out nothing. The answer has two parts as well. In one of them people shout for joy in the background. In the other, Mission Control asks you, evenly, to use plain words from now on. The cloud in the dish leans towards the lamp, and has no opinion.
    .title = Half a Sentence
a-promise-to-earth =
    Earth knew that something lived, and then the sols ran out. What you have is a picture, a curve and your word. Down there it has a name already; there are drawings of it on walls. Now somebody has to stand up and say that it is not certain, and it will not be you, since you are packing. The wells that you found are on the map. Whoever goes there next will be asked about you first, and will look for a dish on entering the Lab.
    .title = A Promise to Earth
an-open-question =
    The last sol of the plan is over, and nothing has been proved. The question lies where it lay: under the pan, in the dark, in the salt. You have figures, maps and a rack of tubes in good order. Mission Control thanks you for the data, which is what it says when there is nothing else. In the airlock somebody scrapes a white crust from a boot, looks at it for a while, and puts it into a bag, and writes on the bag the date and the word unread.
    .title = An Open Question
one-voice-fewer =
    In the log of that sol there are readings, a temperature, a time, and then another handwriting. The rest of the page is procedure. Mission Control closes the mission and asks about nothing else, not that day. The Lab is shut, and everything in it made safe, by people who do it slowly and do it well. Out on the rim of the pan the wind makes the salt creak. Whatever lives down there has not noticed you, neither that you came nor that one of you stayed.
    .title = Another Handwriting
