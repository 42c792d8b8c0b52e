the-two-crews =
    Two promises were made on Earth. To you: hold out, relief is coming. To those on board the Tern: go, there is a place for you. Both were meant. Neither said a word about a HUB that was built for one crew, as the plate beside its airlock says to this day. You have lived behind that plate long enough to know which pump sticks in the cold and which door must be lifted before it shuts. They know the rooms from drawings, and have left all else behind. This evening the Tern comes down. From then on, what you take apart is missing, and what you say is remembered. Each sol asks one decision for two crews; take it together and say aloud why.
    .title = Two Crews
    .idea = Share a HUB that was built for one crew with those who come to relieve you: five chapters in which debts, promises and the dead are carried over.

## Before each chapter
second-landing =
    From the log, on the evening of the landing. 17:20, Tern: your ridge is on our screen, all well. 17:31, Tern: a knock, from somewhere behind us, we are looking. 17:32, two voices at once. 17:33, HUB: say again. 17:34, HUB: say again. Below that the same two words fill the page, a line a minute, each pressed harder into the paper.
    .title = The Second Landing
old-iron =
    Weeks after the landing, those from the Tern still lie awake. It is the noises, they say at breakfast: the knock in the wall at ten past one, the fan that stops and thinks better of it, the pumps drawing breath. One stops hearing it, you tell them, and that is true. Then one night you sit up with them and listen. It did not use to sound like that.
    .title = Old Iron
the-auction =
    Oda Lindh has counted the stores and set the hour beside the figure. The next evening you count them again. The two figures agree to the tin. Shared among all who sit down to eat, they come to an end in the middle of winter. That night one letter goes to Earth from both crews. Its sentences are short, since every longer one was disputed.
    .title = The Auction
half-the-air =
    “We,” says Reyes, and means all who eat. “We,” writes Oda Lindh, and it depends on the page. In the first weeks the word was easy: it was known which crew was speaking. Now winter has gone on for a long time behind these doors. After each “we” there is a short silence, while the others work out whether they are in it.
    .title = Half the Air
window-home =
    In the Control Center hangs a calendar without pictures. Three days on it are ringed: the one on which the window home opens, the one on which it closes and, on strips of paper glued one below the other down to the floor, the next. In these weeks many have come in to ask after the weather, with their backs to the instruments.
    .title = The Window Home

## Endings
lights-in-the-valley =
    “Ship to HUB. Six days in orbit, one hour to the burn. We have you: one lamp on the plain.” “HUB to ship. Thank you. Look north.” The channel hums. “There is a second one.” “That is us,” says Oda Lindh from the valley, with the hour. Half of what used to run in the corridor of the HUB is running there. She reports the stakes: no change since noon, next reading at midnight. The ship has one more question. On its chart that place has no name, only a word in small print, flat. They ask what they should write over it.
    .title = Lights in the Valley
a-window-in-a-door =
    The order named every seal, on the Lab and out on the salt. It did not name the window in the door, which is the size of a face. Below it hangs a sheet: bring your own lamp, take it away again, write down what there was to see. The ship left eleven days ago, and one side is full. Nothing. Nothing. Lamp too weak. Nothing, but stayed an hour. The hands are those of both crews, in no order. On the last line there is no report, only good night.
    .title = A Window in a Door
keys-on-a-hook =
    Each key was signed for in the winter; the ring hangs at Oda Lindh’s belt. On the last evening she lays it on the table with an empty page. What the order asked for she has; now she asks for the rest. The third pump is struck below the flange. The door of the stores is lifted first. A fan that stops will think better of it. The smallest key fits nothing, and is kept. She writes down every word. Next day, when the dust of the launch has settled, the ring hangs on the hook by the airlock, in reach of any hand.
    .title = Keys on a Hook
one-table =
    The paper that both crews signed hangs by the table, curled by the steam of many suppers. Next to it are pages from Oda Lindh’s notebook: what has been said here since the second landing, to whom, at what hour. The ship left at noon. While the plates are handed round she takes the pages down and goes through them with a pencil, line by line. The table waits for something to be read back. “There is nothing left,” she says, and looks for a place to sit. “Anywhere,” says Reyes.
    .title = One Table
names-read-out =
    Before the hatch shuts, Oda Lindh reads out the names over the suit radio, though no procedure asks for it: both crews, all of them. Each gets one of two answers. She begins with { $lost-1 }. Stays, you say. She writes it down with the hour, like those that follow. Goes. Stays. Goes. Some answer at once; some look first at the ground, or at the ridge, as if that had to be asked. When no name is left she unclips the page and hands it up into the ship, so that on Earth too it will be read from the top.
    .title = From the Top
what-had-been-said =
    Oda Lindh’s notebook, with the hours in the margin. 05:50, both crews out at the ship. 06:20, hatch shut. 06:31, the ship is gone. 06:40, I go through all that was promised since the second landing. What has been done I cross out. Not all of it is crossed out. 06:55, still out here. To give one’s word takes a breath; I have timed it. 07:10, I read to those who have waited for me what is left. No one denies it. 07:15, we walk back, with the page still in the notebook.
    .title = What Had Been Said
back-to-the-sender =
    For the crew of this ship to hand over, with the enclosed paper, folded as it was when it came. It was read aloud here before both crews, and it has not been done. We could give reasons, but then you would have an answer, and this is a refusal. Three words by radio say the same. We wanted the paper itself to travel for seven months in the keeping of people who know what is in it. They will be tired. Let them sleep before you ask them anything.
    .title = Back to the Sender
tape-on-the-floor-still =
    The ship left nine days ago, and one shelf would be enough for those who stay. There are two. Left: lentils, flour, a jar of salt. Right: flour, lentils, a jar of salt. Both jars were filled on the same evening, from the same sack. Reyes takes a measure from each side, tips both into the one pot and makes a stroke on each of two lists. According to the lists, which have never been laid side by side, the shelves will be empty on the same day.
    .title = Two Shelves
room-for-those-who-stay =
    All who had a seat have gone, and the HUB is larger. There are bare bunks, bare hooks, places at the table from which one sees the clock. On the first night the doors stand open all the same; it had become a habit to hear others turn over. In the morning the dust of the launch is wiped off the window, off the lamp, off the plate beside the airlock. Built for one crew, it says. Today that could be right; it has never said which.
    .title = Room for Those Who Stay
twenty-six-months =
    The window has closed, and the ship is still on the plain, with tape over its hatch against the dust. That night the relay carries more letters than in all the winter. These are some of the first lines. Do not be frightened. You can let my room. Water the fig. I have asked them to teach me the pumps. Tell me everything, except what day it is. By the next one you will be old enough to read this yourself.
    .title = Twenty-Six Months
a-place-kept-free =
    No engine is lit. Whatever was already on board is carried back along the same track, by both crews, and this time no list is kept. Mission Control offers another date. The answer takes one line: not this time. At supper a place is laid and left free, and it is not asked which crew has laid it. The lamp in the hatch is put out, to spare the cell; an hour afterwards it burns again. What goes to Earth that night is a single sentence, with the names of the dead below it.
    .title = A Place Kept Free
called-home =
    “Mission Control to all at the HUB.” It is Ines, reading slowly. “One: the work ends today. Leave it so that it can be found again. Two: both crews are called home. Three: one ship will be sent, at the next window, for all of you. Four: what you have must last until then. How you divide it cannot be settled from here.” Paper rustles. “Five is not in the text. I should like to hear from you. Not one crew after the other.” In the Control Center stands one microphone. On either side of it a chair is drawn up.
    .title = Called Home
