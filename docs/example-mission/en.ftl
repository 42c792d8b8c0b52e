# Lamps for the Pass: the mission that the guide to writing missions leads to, in English.

example-mission =
    A convoy of three vehicles is on its way to you, with the relief crew and everything that you have been doing without. It will reach the pass at the beginning of the dust season, when a hand cannot be seen in front of the visor up there. You have lamps, cable and a plan in which everything fits. Mission Control has added one line by hand: keep the lenses clean, or you might as well have buried them.
    .title = Lamps for the Pass
    .idea = Light the way over the pass before the convoy arrives, and keep the dust off the lamps.

## Objectives

lamps-to-the-pass =
    Perform Set a Lamp until the row is complete.
    .title = Lamps to the Pass
    .count = { $done ->
        [one] { $done } lamp of { $goal }
       *[other] { $done } lamps of { $goal }
    }
    .done = The last lamp is up. From the window of the HUB the row looks like a sentence with its full stop.
the-way-to-the-pass =
    Explore the region next to the HUB in the north, or the one in the east: a way to the pass begins in either.
    .title = The Way to the Pass
    .done = Firm ground, wide enough for six wheels, and at its end a notch in the sky.
the-cairn =
    Perform Look Underneath to see what the cairn hides.
    .title = The Cairn
    .done = Under the stones stands a case from an earlier landing, dry inside, with one good board in its foil.

## Track and actions

dust-on-the-lamps =
    .title = Dust on the Lamps
set-a-lamp = Sink a mast, clamp the lamp to it and join it to the cable.
    .title = Set a Lamp
wipe-the-lenses = Walk the row with a brush and a can of dry gas.
    .title = Wipe the Lenses
open-the-cairn = Move what lies in the way, stone by stone, so that it can be put back.
    .title = Look Underneath

## Mission Events

the-wall-in-the-west =
    In the west the horizon has risen. It is a wall of dust, the colour of a brick, and it stands there all morning before anybody is sure that it moves. At noon the first of it reaches the glass of the lamps, on their masts or in their crates. What comes behind is coarser. On that side the Solar Panels have their connectors.
    .title = The Wall in the West
    .action = Shield the panels with sheet metal, and brush the lamps.
    .done = The shield stands like a shut door. On the lamps the glass is clear enough to read the maker’s name behind it.
    .later = In the night the grit finds a connector on one Solar Panel and works there patiently until its indicator goes out.
lights-or-batteries =
    At dusk what you have set up burns for the first time, and on the panel the reserve has begun to sink. Half the light would do for you. Whether it will do for the scout, who is to come over the pass ahead of the convoy some night soon, nobody here can say.
    .title = Lights or Batteries
    .option-turn-them-down = Turn the lamps down at night
    .after-turn-them-down = The light sinks to a glimmer. The needle stops, then climbs a little.
    .option-let-them-burn = Let them burn
    .after-let-them-burn = The lamps burn. A strip of tape goes over the gauge.
stones-on-stones =
    On the line that the cable is to take stands a heap of stones that no wind has made: flat ones, each laid across the joint of two others, up to the height of a belt. There is no mark on it and no mention of it in any log that you have. It was built to be found.
    .title = Stones on Stones
a-boot-in-the-scree =
    The slope above your route lets go without a sound, and one pair of boots goes with it for ten metres. What stops the slide is a block that has broken open in the fall, with a band of something green inside. The one who lies beside it points at the band first, and at the knee afterwards.
    .title = A Boot in the Scree
the-slow-airlock =
    Everyone comes in with the same dust in the same seals, and the outer door has begun to take its time. It closes, opens a hand’s width, closes again. Those who stand inside, with the last of the air in their suits, count along with it.
    .title = The Slow Airlock
light-from-outside =
    For the first time since the landing a lamp burns outside only because you wanted it to, turned round to face the HUB. Its light falls through the window onto the floor of the mess in one long stripe. A chair has been pushed into it, and is not empty all evening.
    .title = Light from Outside

## Follow-Up

the-scout-reports =
    The scout came to the pass last night, and the report arrives by way of Mission Control, with the usual delay and without a greeting. It lists what could be seen from up there: how far, how many lights, how long the driver stopped to look for them.
    .title = The Scout Reports

## Endings

a-string-of-light =
    The convoy comes down from the pass with its headlights off. There is no need of them. Over the radio one of you reads them what stood on the inside of the lid under the cairn, left by the people before you for whoever would come. It is a list of the mistakes they made, with good wishes.
    .title = A String of Light
brown-lamps =
    They are brown and not much brighter than coals, but there are four of them and they stand in a row. The convoy feels its way down from one to the next and needs the whole night for it. At the airlock the first thing they ask for is a brush.
    .title = Brown Lamps
they-come-through =
    Three pairs of wheels, then three more, and three more. The convoy comes through, the lamps count it in, and for a day the HUB has more people in it than chairs. What else is out there along the cable is left for the next ones.
    .title = They Come Through
the-long-way-round =
    The sols are over before the way to the pass is whole. Mission Control has turned the convoy away to the south, around the whole ridge. It will reach you after the dust season, with what it does not use up on the way. You go on paying out cable. It gives the hands something to do.
    .title = The Long Way Round
one-lamp-for-you =
    One of you is dead. The rest of the cable stays on its drum. On the evening before the convoy turns round, a single figure goes out, takes a lamp and sets it down beside a heap of stones that was not there before.
    .title = One Lamp for You
