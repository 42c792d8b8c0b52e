# What is read aloud, in English. A message has the id of the element it belongs to; its attributes begin with a dot.
# A comment begins with #. A line of a story must not begin with [ . or *: begin it with {"["} and the like.

## The mission: the story is read before the first sol, the idea stands on the mission sheet.

template-mission =
    The HUB has an ear but no voice: everything you say reaches Earth through an orbiter that passes when it pleases. In three crates beside the airlock lies a mast. Somebody must find the place for it, somebody must climb, and until it stands the line will hiss louder with every wind.
    .title = The Mast
    .idea = Raise a mast on a good place before the sols are over, and keep the line clear meanwhile.

## Objectives: the text says what to do, .title names it, .count tells how far it is, .done is told when it is met.

raise-the-mast =
    Perform Mount a Segment until the mast has its full height. Each success adds a fifth of it and takes some of the static off the line.
    .title = Raise the Mast
    .count = { $done }% of { $goal }%
    .done = The last segment locks into the one below, and the wind plays on the guy wires.
a-good-place =
    Explore any region to find level ground that sees the sky on every side.
    .title = A Good Place
    .done = Level rock, no dust, and a horizon all around: the mast will stand here.
words-from-home =
    There is a voice in the noise. Perform Listen to hear what it says.
    .title = Words from Home
    .done = It is a child reading a weather report, recorded before you left. It rains where she is.

## Tracks of the mission

static-on-the-line =
    .title = Static on the Line

## Actions of the mission

mount-a-segment = Carry a segment to the top of the last one and bolt it down.
    .title = Mount a Segment
listen = Sit down with the headphones and the recorder, and do nothing else.
    .title = Listen

## Mission Events. .action says what an event action is, .done what is told when it is done, .later what strikes when it is not.

the-first-crate =
    The lid of the first crate was bent on landing and has to be sawn open. Inside, packed around the steel, somebody on Earth has stuffed every gap with screws, brackets and plates, and has forgotten to write them on the list.
    .title = The First Crate
wind-from-the-north =
    It comes down from the ice in the night, dry and full of charge. The guy wires hum, sparks jump from glove to rung, and on the line there is nothing left but a long hiss with your own names in it.
    .title = Wind from the North
    .action = Ground the mast with a cable buried in damp soil.
    .done = The cable lies in the ground, the sparks are gone, and the hiss sinks to a whisper.
    .later = Three sols of hiss, and Earth has stopped asking whether you can hear. In the evening nobody puts on the headphones any more.
who-goes-up =
    The next segment has to be guided in from above, at the height of a house, by one pair of hands. The one who would be best at it has slept badly. The one who would like to is the youngest of you.
    .title = Who Goes Up
    .option-the-youngest = The youngest goes up.
    .after-the-youngest = The youngest comes down with red cheeks and hands that tremble a little, and is asked by everyone whether it was cold.
    .option-whoever-is-rested = Whoever is rested goes up, and does nothing else today.
    .after-whoever-is-rested = The rested one goes up, does it, comes down and hangs up the gloves. Nobody has anything to add.
a-voice-in-the-noise =
    Between two crackles there is something with a rhythm. Nobody can make out a word, everybody has heard it, and it comes back at the same time the next evening.
    .title = A Voice in the Noise
cold-cables =
    The cables to the mast lie in the shade and draw more current with every degree that the night takes. On the panel one lamp after another turns from green to a tired yellow.
    .title = Cold Cables
snow-on-the-camera =
    The eye of the outer camera has gone white overnight. It is not snow, it is frost with dust in it, but for one morning everybody says snow, and somebody asks for the camera to be left as it is until noon.
    .title = Snow on the Camera
a-second-reading =
    The list of the third crate is written in another hand and in another order. Read once it makes no sense; read a second time, aloud, it turns out to be the list and, between its lines, a greeting from whoever packed it.
    .title = A Second Reading

## Follow-Ups: what comes of something earlier.

a-view-from-above =
    In the evening the one who was up there talks about it: how small the HUB is, how its light lies on the dust like something spilt, how long one can look before the cold comes through the gloves.
    .title = A View from Above

## Endings

two-voices =
    The mast stands, and on the first clear evening two voices go out over it: yours, and a child’s that reads the weather. Earth answers after the usual time. It does not talk about segments.
    .title = Two Voices
on-the-air =
    The mast stands. You say your names one after the other, and then nobody knows what else to say to a whole planet. It answers all the same.
    .title = On the Air
half-a-mast =
    The sols are over. What stands beside the HUB is too short for a mast and too tall for anything else. The orbiter will pass again, when it pleases.
    .title = Half a Mast
an-empty-suit =
    One suit hangs in the airlock that nobody will put on. The crates beside the door stay as they are, and the line hisses into an empty room.
    .title = An Empty Suit
