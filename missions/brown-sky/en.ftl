brown-sky =
    On a Tuesday the horizon was gone. Since then the dust has come down over the plain day and night, without a sound, and the sun is a pale place behind brown paper. The Solar Panels still give what the rooms need, with nothing over, and each noon is browner than the last. No forecast says when the dust will lift. Beneath the HUB there is room for a store of heat, and in the ducts room for a second main cable, a second bus. Build both while there is power to build with. All through the storm you decide which lamp burns.
    .title = Brown Sky
    .idea = A dust storm is taking the light: choose what goes dark, and build what carries you through.

## Objectives

a-buried-heat-store =
    Perform Bury the Heat Store five times. What the sun still gives at noon is to last through the night.
    .title = A Buried Heat Store
    .count = Layers laid: { $done } of { $goal }
    .done = The last plate goes down. You kneel and lay your hands on it, to wait for the first warmth.
the-second-bus =
    Perform Run the Second Bus twice. When the storm came every room hung on one cable.
    .title = The Second Bus
    .count = Runs of cable: { $done } of { $goal }
    .done = For a minute the HUB runs on the new cable alone. In the kitchen a lamp that has flickered since landing burns steadily.
a-lamp-kept-lit =
    On the emergency band the southern camp is calling for a light: by night it is all that three people on foot can steer by. Perform Feed the Beacon four times.
    .title = A Lamp Kept Lit
    .count = Hours of the lamp: { $done } of { $goal }
    .done = Out on the plain something answers: a helmet lamp, held in a hand, moving up and down.
wipers =
    Perform Fit a Wiper twice. The blades are cut from old door seals.
    .title = Wipers
    .count = Wipers fitted: { $done } of { $goal }
    .done = Two arms go over the glass, a little out of step, leaving two bright fans behind.

## Track and actions of the mission

opacity =
    .title = Opacity
bury-the-heat-store =
    Lay a coil in dry gravel under the floor and close the plates above it.
    .title = Bury the Heat Store
run-the-second-bus =
    Draw a new cable through the ducts, room by room, and test each joint.
    .title = Run the Second Bus
fit-a-wiper =
    Mount a blade on the rail of a Solar Panel, with its motor in the frame.
    .title = Fit a Wiper
feed-the-beacon =
    The old mast light still works. It wants watching, and a share of the reserve.
    .title = Feed the Beacon

## Standing rules

panels-in-the-dark =
    At noon the panels cast no shadow. Each morning now, before the kettle goes on, you meet at the board of breakers to say what is switched off.
    .variant-2 = The nearest panel has lost its shadow again. The cover of the breaker board stands open once more, and the kettle waits.
    .title = Panels in the Dark
    .ends = On the plain, beside the nearest panel, lies a shadow as soft as a stain. Tomorrow the cover of the breaker board can stay shut.
    .option-bunks = The heat for the bunks
    .after-bunks = You lie down in what you wore all day.
    .after-bunks-variant-2 = Tonight the caps stay on as well.
    .after-bunks-variant-3 = Hot stones from the stove go round in socks.
    .after-bunks-variant-4 = By now each of you knows which wall is the warmest.
    .option-a-room = One whole room
    .after-a-room = The door is closed. Across it runs a strip of tape with the date.
    .after-a-room-variant-2 = Another door, another strip of tape.
    .after-a-room-variant-3 = The corridor has grown longer by one dark door.
    .option-garden = The Farm lamps
    .after-garden = In the Farm the fans of the lamps slow down and stop.
    .after-garden-variant-2 = The leaves get a blanket, and the lamps their rest.
    .after-garden-variant-3 = In there it smells of earth and standing water.
    .option-reserve = Leave all on, and run the fuel cell
    .after-reserve = Tonight the breakers stay as they are. Oxygen goes into the fuel cell and comes out as light.
    .after-reserve-variant-2 = The fuel cell runs once more. You write down what is left in the tank.
    .after-reserve-variant-3 = Another night out of the oxygen tank.
night-at-noon =
    The clock says noon. You read it by torch.
    .title = Night at Noon
    .ends = At noon you can read the clock without a torch, if you know it well.

## Mission Events

the-list-of-breakers =
    BREAKERS, a list, written by { $engineer }. Farm lamps, two kilowatts. Heat for the bunks, one and a half. Lab, one. Below that a line, and the sum, and beside it, a third less, what the panels will give if the sky goes on like this.
    .title = The List of Breakers
    .then-engineer = “I can get the first sum down,” says { $engineer }, pencil ready, “if you tell me which line you can do without.”
    .option-garden-lamps = Switch off the Farm lamps
    .after-garden-lamps = The corridor loses its violet stripe. In the dark the leaves still drip.
    .option-bunks = Switch off the heat for the bunks
    .after-bunks = By evening the blankets have moved to wherever a machine is running.
    .option-pay = Start the fuel cell
    .after-pay = The lamps burn on. Behind the Oxygenators a cell the size of a suitcase turns breath into light, with a glass of warm water left over.
the-cold-chest =
    In the Med Lab the cold chest hums: serum, plasma, antibiotics. Above eight degrees they spoil, below zero they burst, and what lies between costs half a kilowatt.
    .title = The Cold Chest
    .action = Wrap the chest in a spare sleeping bag.
    .done = The thermometer in it moves half as fast. From the door it looks as if a patient had curled up on the floor.
    .later = The chest was looked at every hour of the night. Each time the lid was opened to see if it was still cold, it was a little less so.
    .option-switch-off = Switch off the Med Lab
    .after-switch-off = The hum stops. A thermometer on a string goes into the chest before the lid is closed.
    .option-keep-cold = Keep the chest running
    .after-keep-cold = The hum stays. Through the wall of the cold bunks it is almost company.
    .option-to-the-airlock = Carry the chest to the airlock, and watch it
    .after-to-the-airlock = It is a long watch, with a thermometer, a stool and a hand on the inner valve.
the-lab-asks =
    “Four more hours,” says { $scientist } from the Lab. “Then I have the whole series.” The answer, called over from the board of breakers, is a number read off a meter.
    .title = The Lab Asks
    .action = Move the instruments to a battery of their own.
    .done = A lamp and the scales run off a box the size of a shoe. The long cable is rolled up under the bench.
    .later = Too much has hung on one connector for too long. Behind the bench in the Lab its plastic has gone brown.
    .option-close-the-lab = Close the Lab
    .after-close-the-lab = The series ends at its ninth line. The tenth is left blank, with the hour beside it.
    .option-one-bench = Leave one bench lit
    .after-one-bench = One lamp, one bench, one good sample, in the middle of a Working Block that runs cold.
static-on-the-rail =
    Dry dust rubs on dry dust all over the plain, and the HUB takes up the charge. You touch each handrail with a key before you touch it with a hand. In the Systems Block a relay was slower than the spark: its contacts have welded, and the console that it served shows a single steady lamp where there should be five.
    .title = Static on the Rail
    .action = Bond the rails to one ground wire.
    .done = Yellow wire runs along the corridor at hip height. From breakfast on you hear keys being dropped back into pockets.
    .later = A spark went where the hand had not yet been. In the Control Center a processor does not wake.
flour-on-the-glass =
    From the window the nearest Solar Panel has come, in a single sol, to look like a table laid with brown cloth.
    .title = Flour on the Glass
    .action = Tilt the panel and let the dust slide.
    .done = It goes down in a single sheet, slowly, and lies along the foot of the frame like a hem.
    .later = The cloth has become a blanket.
rover-packs =
    Neither rover goes far in this light, yet their packs are full. Froggy’s could be lifted out before supper. The small packs of the tools would take longer to gather: they lie in drawers, in jackets, under bunks, in the boot of a suit. Put together they hold a lot more, or so it says on their labels.
    .title = Rover Packs
    .action = Wire the tool packs into one bank.
    .done = Forty small packs, one thick cable. It looks like something washed ashore.
    .later = Pack by pack, the cold has drained them where they lay. It takes an evening to find that out.
    .option-froggy-gives = Take Froggy’s pack
    .after-froggy-gives = Froggy stands in the Garage Hall with an open side while its pack feeds the HUB.
    .option-leave-them = Leave it where it is
    .after-leave-them = A rover that could drive: it is good to know that it is there.
one-room-warm =
    The Control Center, with all its machines, is the warmest room of the HUB. There would be space for a mattress each between the consoles, if the chairs went out into the corridor. The other rooms could be left to the frost until morning; you would have one wall to heat, one lamp to burn, and every cough to share.
    .title = One Room Warm
    .action = Hang blankets across the corridor.
    .done = Three layers, on the line that was meant for washing. A candle behind the last one burns upright.
    .later = The draught had the corridor to itself. Breath has frozen along its wall, and by noon the wall is wet.
    .option-all-in-one = Sleep in the Control Center
    .after-all-in-one = A fan speeds up, a fan slows down. By midnight you know how each of you breathes.
    .option-each-a-bunk = Sleep in your own bunks
    .after-each-a-bunk = A closed door, a lamp, a book. Each cough stays behind its own wall.
frost-inside =
    At the end of the corridor in the Living Block a white fern has grown on the wall, from the inside, out of what you have breathed since Monday.
    .title = Frost Inside
    .action = Dry the wall with a heater and seal the seam.
    .done = The fern turns to water, which is caught in a tray and poured back into the tank, less a spoonful.
    .later = What thaws by day drips into the air duct, and comes out of it as damp. At breakfast there is a cough from the far end of the table.
a-shade-of-brown =
    By the window hangs a strip of paper. Each noon { $scientist } paints a stripe on it to match the sky, with two tubes from a school paint box and a good deal of patience: sand, toffee, rust, tea. Today another stripe is due.
    .title = A Shade of Brown
    .then-thick = It comes out as dark as the wood of the brush.
    .else-thick = Held against the last, it is a breath paler.
    .action = Hang coloured lamps over the table for one evening.
    .done = Yellow, then green. For an hour the table has a weather of its own.
    .later = The strip has been turned to face the wall.
the-projector =
    Film night has been on Thursdays since landing. It is Thursday. A warm common room, a lit corridor and forty watts for the picture: in the energy balance they weigh as much as a pump.
    .title = Thursday
    .action = Cut figures from packing foil for a shadow play.
    .done = A torch, a sheet, and a dragon with teeth of fork prongs, which is allowed to win.
    .later = The foil has been laid on the table twice, and twice taken away to cook in. The second time, it is not done in silence.
    .option-film = Show the film, and cook for it
    .after-film = It is the one with the sea in it. You eat dumplings, with the sound turned up until the end of the credits.
    .option-read-aloud = Have one of you read aloud in the dark
    .who-reader = Who reads?
    .after-read-aloud = For the first chapter no lamp is needed: one of you has read it too often. The rest is done with a finger and a torch.
    .option-early-night = Go to bed at eight
    .after-early-night = At eight the corridor is dark. The clock over the stove is heard until it strikes nine.
a-wheel-indoors =
    { $engineer-cap } has bolted a spare wheel to the frame of a bunk, with pedals in front of it and a dynamo behind. Twenty minutes of pedalling boil a kettle. There is a list for the evenings, on which one name stands twice.
    .title = A Wheel Indoors
    .action = Build a second frame and connect both to the reserve.
    .done = You ride side by side, facing the wall, at the speed of a good bicycle. On the gauge the needle takes notice.
    .later = The second frame, half built, hung from the bench in the Working Bay by its clamps. In the night it came down, together with the vice.
thin-air =
    The Oxygenators draw more power than all the lamps together. With a tenth less pressure in the rooms, they would rest for an hour in every six. It is allowed; the manual calls it mountain air and has a page on what to look out for.
    .title = Mountain Air
    .action = Beat the dust out of the filter mats.
    .done = The mats come back three shades lighter. By evening the Oxygenators have dropped to the note that they held in spring.
    .later = One mat was too full to breathe through. Behind it the filter of an Oxygenator has caved in.
    .option-thin-it = Lower the pressure
    .after-thin-it = Ears click at every swallow. The dough, for once, rises over the edge of its tin.
    .option-keep-it = Leave it as it is
    .after-keep-it = The pumps run on, and the page can stay unread.
    .option-by-hand = Turn one pump by hand
    .after-by-hand = For emergencies it has a crank, still wrapped in the paper of the factory that made it.
a-count-of-leaves =
    Tray by tray the leaves have been counted, as they are on the first of each month, for a figure in chalk on the door of the Farm.
    .title = A Count of Leaves
    .then-dark = It was done in gloves: with its lamps the Farm had lost its warmth. You can see in the chalk where the hand went cold.
    .else-dark = It was warm and wet in there, and smelt green; the counting took far longer than it had to.
    .action = Line the shelves with foil, so that no light is lost.
    .done = Each lamp that burns has become four. In the lowest row, where it was always evening, two shoots have turned round.
    .later = What had no light has gone soft overnight. It leaves the Farm by the bucket.
    .option-to-the-kitchen = Carry the weakest trays to the kitchen
    .after-to-the-kitchen = They stand round the stove, on chairs, like guests who came too early.
    .option-eat-the-young = Pick what is ripe enough
    .after-eat-the-young = It tastes of pepper and of grass. From the door the gaps in the rows can be seen.
a-door-left-shut =
    In a room that you switched off something knocks, at long intervals, in no order. It is a pipe; it must be. The tape across the frame has begun to peel by itself. Along the sill a cold draught reaches as far as the second plate of the floor.
    .title = A Door Left Shut
    .action = Go through the dark room with a heater and a rag.
    .done = The pipe had come off its bracket. In passing you bring out a cup that had been missed since the first dark evening.
    .later = It was not the pipe. The heater of the big drill in the Working Bay hung on the same dead line, and its frame has cracked with the cold.
    .option-go-in = Go in, and bring out what is useful
    .after-go-in = You come back with a bracket, two caps and a box of screws, as if out of a house that is not yours.
    .option-leave-it = Press the tape back on
    .after-leave-it = At supper the knocking is given a name, and is spoken of like a neighbour.
a-coin-of-sun =
    { $geologist-cap } calls you to the window: in the brown over the plain there is a bright place, so small that a thumb covers it. It has an edge. By the meter it would boil one kettle; by its size it will last an hour.
    .title = A Coin of Sun
    .action = Sweep one panel with the long brush.
    .done = A clean field of glass, and a brush that is a little bent.
    .later = The hour went by in talk of the brush. What came down since lies thicker on the nearest panel than on the rest.
    .option-tilt-all = Turn the panels after it by hand
    .after-tilt-all = The motors are slower than a shoulder. For an hour the whole array leans one way.
    .option-stand-in-it = Stand at the window, all of you
    .after-stand-in-it = On the floor lies a pale square. You take turns to put a hand in it.
from-the-orbiter =
    The relay satellite comes over at ten past four and stays for six minutes. Its camera looks down on what you look up at. To hear it, the dish must be thawed first, and that stands on the list under things that can wait.
    .title = Ten Past Four
    .action = Scrape the dish clean and grease its bearing.
    .done = It swings without a sound and finds the relay by itself. In the headphones there is a song, an old test signal.
    .later = The dish has stuck halfway, pointing at the ground. You walk all the way round it before you believe it.
    .option-ask = Thaw the dish
    .after-ask = Six minutes, one picture, line by line.
    .then-short = The brown has an edge. It lies to the west, coming your way, and behind it you can make out craters.
    .then-again = There is a gap in the brown, and behind the gap there is more.
    .else-again = You turn the picture round and round. From pole to pole there is no edge in it.
    .option-let-it-pass = Let it pass over
    .after-let-it-pass = At ten past four one of you looks up all the same.
thermometer-page =
    Pinned up by the stove, written by { $medic }. Bunks, six in the morning: seven degrees at the head, five at the feet. Fingers: white, then pink. Cough: at night, dry. Who sat up with a book: known to the writer. Underlined twice: eat something hot, at a table, together.
    .title = A Page by the Stove
    .then-cold = Below it hangs the page of the last cold morning, with a degree more for each bunk.
    .action = Sew foil into the blankets.
    .done = They rustle like sweets in a cinema. Under them it is warm enough to take off a cap.
    .later = One blanket is damp to the touch, and has been slept in for two nights.
    .option-hot-meal = Cook two hot meals today
    .after-hot-meal = Noodles, in broth, twice. For as long as it lasts you hear only spoons.
    .option-dry-bedding = Dry the bedding over the stove
    .after-dry-bedding = Sheet by sheet, until evening. The steam is led back to the tank.
three-out-there =
    SOUTHERN CAMP TO HUB. Party of three overdue. Names: Tamsin Orr, Levi Achterberg, Noor. On foot since yesterday, rover left behind, tent and air on a sled. They know your mast and will steer by it. Can you light it, and keep it lit?
    .title = Three Out There
    .option-promise = Give your word
    .after-promise = “It will be lit,” you say. The camp repeats it to make sure.
    .option-say-we-try = Say how much power you have
    .after-say-we-try = You read them the balance, line by line. They thank you for the figures and leave the channel open.
who-sits-by-the-mast =
    Two seconds on, eight off: a steady light would be one more glow in the dust, and this one counts. The timer that used to do this seized up with dust in the first days of the storm. It has to be done by hand, from a stool at the board of breakers, at a switch the size of a thumbnail.
    .title = Two On, Eight Off
    .then-lit = Tonight the count is kept from both ends: far out on the plain the helmet lamp has taken it up.
    .option-one-hand = Leave the night to one of you
    .who-at-the-switch = Who takes the switch?
    .after-one-hand = Beside the stool stand a flask and a watch that shows the seconds; on it lies a cushion.
    .option-in-turns = Take turns
    .after-in-turns = Each has an hour. At every change the count is said aloud, once, by both.
    .option-a-timer = Build a timer from the oven clock
    .after-a-timer = It ticks, and it keeps time. The bread, which has no clock any more, comes out black.
two-suits =
    From the airlock to the ridge runs a line of flags, a hundred metres apart. Through the dust you can still see that far; what is missing is light, and a flag has none. There are two suits with nothing in their bottles. Filled, one would be enough for a walk to that flag and back, the other for a wait in the lock.
    .title = Two Suits
    .then-lit = They can stay on their hooks. The helmet lamp that answered is on the line already, and comes along it from flag to flag.
    .action = Knot a cord as long as the way to the first flags.
    .closed = The cord goes back on its reel. Out there they have a light to walk by.
    .done = A knot at every tenth step, two at every flag. You go down the corridor along it with your eyes shut, to try.
    .later = The cord lies in the lock, still without its knots. In the dark a boot has got into the coil, so that neither end can be found.
    .option-charge = Fill both, and send one of you out
    .who-walker = Who goes out to the first flag?
    .after-charge = One of you stands out there for as long as the bottle allows, swinging a lamp in both hands.
    .option-stay = Stay by the mast
    .after-stay = You leave the suits on their hooks. A hand at the switch can be relieved; one out there cannot.
a-voice-on-the-band =
    19:40. Suit band, weak. “… HUB, this is Noor. We see nothing. I say again, we see nothing. Levi counts our steps.” 19:42. “… two hundred and six.” 19:43 to 20:10: static, with a rhythm in it that may be walking.
    .title = A Voice on the Band
    .then-lit = Below that in the log, later the same night: “HUB, Noor again. We see your lamp, straight ahead. Levi still counts.”
    .action = Wind an antenna round the mast.
    .closed = The wire for the antenna stays in its drawer: the lamp has been answered.
    .done = Sixty turns of bell wire. The static is as loud as before, yet there are words in it.
    .later = The voice has come back twice, too faint to be understood. There are now two opinions about what it said, and no one to ask.
    .option-talk = Keep talking to them
    .after-talk = One of you sits at the radio and tells them everything: the supper, the breakers, the name of the cat at home.
    .option-blink = Double the lamp for an hour
    .after-blink = The lamp on the mast burns white. You can see your own hands by it, indoors.

## Follow-Ups

leaves-in-the-dark =
    The leaves nearest the door have gone soft and brown. They are picked before the rot spreads to the rest.
    .title = Leaves in the Dark
what-was-in-the-chest =
    The thermometer in the chest has been read: eleven degrees. Half the vials are held up to a torch, turned once, and dropped into the bin.
    .title = What Was in the Chest
    .then-hurt = The wound that is dressed tonight will have to heal without antibiotics.
    .else-hurt = No wound is waiting for them.
the-long-table =
    The mattresses are back on the bunks. At the kitchen table you sit closer than you used to.
    .title = The Long Table
the-whole-planet =
    The southern camp sends on a picture from orbit: a smooth brown ball, without a mark on it.
    .title = The Whole Planet
    .then-told = You knew; you had thawed the dish to ask. The picture goes up by the stove, beside the list of things that can wait.
    .else-told = There is no edge to wait for. That is easier to plan with than a guess: you take the rota down from the wall and draw up a longer one.
at-the-edge-of-light =
    The southern camp calls at dusk about the lamp.
    .title = At the Edge of Light
    .then-lit = It was seen from the ridge. Since then three people have had something to walk towards.
    .else-lit = From the ridge there is only dark so far. You look once more at what the balance can bear.
a-dull-noon =
    At noon { $medic } has the same three questions for each of you: what sol is it, what is forty-eight and seventeen, who packed the blue crate. You all take a little too long over the sum.
    .title = A Dull Noon
the-next-chapter =
    { $reader-cap } has stopped in the middle of a sentence, on purpose, with a strip of tape for a mark. All day long endings for it have been offered, each worse than the one before.
    .title = The Next Chapter
a-hand-on-the-switch =
    { $at-the-switch-cap } comes in to breakfast and butters a slice of bread: two seconds, eight seconds, two. It is pointed out, kindly. For the second slice the knife tries to go at another speed.
    .title = A Hand on the Switch
to-the-first-flag =
    At the first flag { $walker } has left a lamp on the pole, and below it, in the dust, an arrow of stones as long as a person, for whoever comes by and looks at the ground.
    .title = To the First Flag
a-second-voice =
    “… the cat’s name again, please,” says the radio, at six in the morning. It is a second voice, older than Noor’s.
    .title = A Second Voice

## Endings

every-lamp =
    Three figures the colour of the plain stand in the airlock, and under the dust there are faces. No door of a room in which one sits, sleeps or works has been taped shut, at least not by any of you. You have paid in other ways: in leaves, in cold feet or out of the tanks, none of which can be seen from the lock. Tamsin Orr holds a glove before her eyes and asks if it is always this bright here.
    .title = Every Room
the-first-flag =
    They would have walked past, says Noor, if it had only been a light: by then they saw lights wherever they looked. But there were boot prints round the first flag, with the heels set deep, like those of a person who had stood there and waited. { $walker-cap } is asked to put a foot down on the kitchen floor. Levi Achterberg lays a hand beside it and measures.
    .title = The First Flag
dark-leaves =
    The three from the ridge eat from tins. It is warm, the new bus hums in its duct, the store under the floor gives back the noon. Beside the kitchen lies the Farm, where the lamps went out. You show it to them all the same. Noor, who grew up on a farm, presses a thumb into the soil of a tray, smells it and asks where you keep the seed.
    .title = Dark Leaves
under-a-brown-planet =
    From orbit there is no HUB, no ridge and no plain; all of it is one colour. Below that colour a mast light burns, and three people have walked up to it. The storm will go on for weeks. You have heat under the floor, two cables, and three more pairs of hands.
    .title = Under a Brown Planet
a-word-kept =
    The radio to the southern camp takes a minute to warm up. “It was lit,” you say. This time the camp does not repeat it; there is a noise of chairs at the other end. Tamsin Orr, with a blanket round her and her boots off, asks for the microphone when you have done with it. She reads out three names, slowly, hers last.
    .title = A Word Kept
a-point-of-light =
    They saw it first as a fault in the visor, Levi Achterberg says: a point that stayed where it was. Then they walked towards it for five hours. He says so with both hands round a cup, in a room that the heat store has kept warm. The mast is left on for another night.
    .title = A Point of Light
a-cold-floor =
    They followed the lamp in, all three, to a floor that is as cold as the plain. By order from Earth one room is kept for all, the guests as well. Tamsin Orr carries in the blankets; Noor hangs them. Levi Achterberg lies down beside the coils that were not laid, and for the first time in days has no steps to count.
    .title = A Cold Floor
a-word-given =
    You had said that it would be lit. It is you who call the southern camp to say that it will not be: at the foot of the balance stands a minus, and the next hour of the lamp would be paid for in air. They take it down. Their other rover is already on its way round the far side of the ridge. Before they sign off, the voice at the camp says that it was good to have your word.
    .title = A Word Given
no-lamp =
    Two cables run through the HUB, and either could have carried more than there was. The figures ended in a minus. The southern camp sends its only other rover for the three, by the western track, and asks you to save what you have. In the log, the page for the watches of the lamp is not full.
    .title = No Lamp
warm-and-dark =
    Under the floor lies the heat of noon, in gravel, and it comes back all night. You will not freeze. But all else hangs on the one cable, and that cable has carried too much: Mission Control orders all of you into the room above the store. It is dark there, and so warm that you take off your jackets.
    .title = Warm and Dark
the-balance =
    The last line of the balance is an order from Mission Control: all rooms but one are to be closed. You carry in the water, the blankets, the radio. On a single cable this one room will last. What you meant to build lies along the corridor in the order in which it was to go in.
    .title = The Balance
a-mast-still-lit =
    That evening the mast is lit, whatever the reserve says. The switch is worked all night; no count is kept. In each flash the suit that was hung up last can be seen, with the name on it. Mission Control has the report, and has asked for nothing more tonight.
    .title = The Mast That Evening
one-bunk-cold =
    The duty list has a name on it that is read out and not crossed off. On the plain the panels wait for the next noon. All lamps that can be spared are put out for an hour. For once that is not done for the sake of the reserve.
    .title = One Bunk Cold
