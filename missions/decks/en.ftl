## Adventures: Explore

loose-slope =
    The slope looked firm from below. Halfway up, the crust gives way and you slide down with it, a wave of stones at your back. When the dust settles you are on your knees against a boulder. The suit holds its pressure. The knee that stopped the fall does not feel right.
    .title = Loose slope
    .later =
        The knee that met the boulder has swollen overnight and no longer fits the rigid joint of the suit. It wants ice, a bandage and a bunk. Half of this sol will be gone before the leg takes any weight.

dropped-crate =
    A straight edge shows in the sand, where nothing should be straight. You dig with both hands and free a supply crate, one of those lost years ago when an unmanned lander broke up on descent. The foam inside is brittle, but it has kept one energy connector dry and whole.
    .title = A crate off course

salt-crust =
    The ground you crossed was pale and crisp, like frost that does not melt. Back in the Garage Hall it does melt: salt from boots and tools runs off the rack as grey brine, straight into Froggy's wheel hubs. You wipe away what you can reach. When you turn a wheel by hand, the bearings grind.
    .title = Salt underfoot
    .later =
        Brine dries and leaves its salt behind. During the night a crust has grown across the contacts of the charging post in the Garage Hall, just enough to let the current slip to ground. By morning part of the reserve has drained into the floor, and nobody heard a thing.

clicking-dosimeter =
    Behind the ridge the dosimeter on your chest starts to click, faster than it ever did in training. You stand still and count. After half a minute it falls back to its usual slow beat. The reading stays under the alarm limit, and you feel well. For now there is nothing to report but a place and a time.
    .title = Half a minute of clicks
    .later =
        It begins behind the eyes on waking: a pressure that makes every lamp too bright and every voice too near. The medical checklist asks about exposure outside, and you remember the ridge and the clicking. Dark and rest will help. Until then, thinking past the pain takes all you have.

open-tube =
    The ground sounds hollow under your boots. A few metres on, the roof of an old lava tube has fallen in. The headlamp finds walls of dark glass and a floor within reach of the rope: untouched rock, and sharp edges all the way down to it. Do you climb in, or mark the place and move on?
    .title = The opening
    .option-climb-in = Climb in on the rope
    .after-climb-in =
        The walls come off in clean flakes and you fill two containers. On the way up the rope swings you against the edge, and the glass cuts through glove and skin before the suit seals itself.
    .option-mark-it = Mark the place and move on
    .after-mark-it =
        You plant a reflector at the edge, where the orbiter can see it, and read the coordinates to the HUB twice. For now that is all.
    .later-mark-it =
        The orbiter's camera has found your reflector. With one sure point on the map the old images line up at last, and what was only a shadow turns out to be worth a visit. The coordinates come down with the morning data.

## Adventures: Gather

numb-glove =
    Somewhere between the second hole and the third, the heater in your right glove stops. Fine work cannot be done in the spare mitten, so you go on, and after a while you no longer feel the cold. That is the bad sign. Indoors the fingertips are white and hard, and the feeling comes back as pain.
    .title = A cold hand

dust-devil =
    It is only a column of dust, taller than any tower you have seen, and it crosses the plain without a sound. You lie flat and let it pass. When you can see again, one of the flags set out for coming trips is gone, and the rock it marked lies somewhere under new drift.
    .title = Dust devil
    .later =
        The fine dust of that column has had time to settle. In the Probe Bay it has crept into the locks of the sample drawers and the joints of the tools, and everything that should slide has to be held, pushed and brushed. Nothing is broken. Everything takes one more pair of hands.

clear-ice =
    At the bottom of the hole the drill starts to sing. What comes up is ice, clear as window glass, with a thread of dark grains caught inside. You stay until it is cut and sealed, long past the agreed time, while the crew asks on every channel when you will be back.
    .title = Clear ice
    .later =
        The offcuts of the clear ice have been melting in a corner of the Lab. Filtered twice, the water passes every test, and the electrolysis rig turns it into gas that can be breathed. The tank gauge moves up a little. This air came out of the ground of Mars.

hairline-crack =
    Wiping down the sampling drill, you feel a line under the cloth, thinner than a hair, running once around the shaft. It may be a scratch. The motor turns smoothly, the torque is normal, and nothing comes of it for the moment. You write it in the tool log and hang the drill in its place.
    .title = A line in the steel
    .later =
        A sound like a dry branch, and the test run in the Probe Bay is over. The drill shaft has parted along the line noted in the tool log, and the broken end has whipped through the housing of the drive. Nobody was standing near. The machine will need more than a new bit.

jammed-drill =
    Deep in the hole the drill stops dead. Reverse does nothing: the ground has closed around the bit like cement, and the evening cold is already creeping out from behind the rocks. Do you pull it out by force, cut the shaft and leave the bit behind, or run the heater until the ground lets go?
    .title = Held fast
    .option-pull = Pull it out by force
    .after-pull =
        It comes free all at once. The shaft swings round and strikes your shoulder, hard enough to be felt through all the layers. The bit is scratched, but whole.
    .option-cut = Cut the shaft and leave it
    .after-cut =
        One cut, and the way back is easy. In the Probe Bay the last spare bit turns out to have another thread: next time, somebody will have to hold the adapter in place.
    .option-heat = Run the heater and wait
    .after-heat =
        The heater empties its batteries while you breathe from the reserve and watch the gauge. After two hours the ground lets go with a puff of vapour, and the drill comes up undamaged.

## Adventures: Research

unseen-light =
    The sterilising lamp over the bench is meant to stay dark while anyone is near. Today its sensor says the room is empty. You work for ten minutes in a light that nobody can see. Only when your eyes begin to burn do you look up. The skin of your face is as red as the plain outside.
    .title = Unseen light

knocking-compressor =
    In the middle of the work the lights of the Lab dim, come back, dim again. The cold store is drawing more than it should: its compressor starts, stalls, starts. You feed it from the reserve to keep the samples frozen until it runs again. It does, with a dull knock at every turn.
    .title = The lights dim
    .later =
        In the night the knocking in the cold store stopped, and nobody woke: silence wakes nobody. The compressor has seized and torn itself off its mount, and the coolant line with it. The samples were moved in time. The rig that stood beside it is soaked, frozen and out of use.

forgotten-tray =
    Looking for a free shelf in the Lab, you pull out a tray with an old date and nobody's initials. It should be dead. Between dry lumps of test soil one seed has swollen and split, and a thread of root is feeling for water. You give it some, and write your own initials on the label.
    .title = The forgotten tray

sweet-smell =
    Near the solvent cabinet the air smells faintly of ripe pears. You stop and check: caps tight, detectors green, fan running. With the door open the smell is gone within a minute. Nobody is unwell, the work is not affected, and for the moment nothing follows. You note the hour and close the cabinet.
    .title = A sweet smell
    .later =
        The detector in the Lab goes off before anyone is fully awake. A seal in the solvent cabinet has been failing drop by drop, and now the whole room smells of ripe pears, strong enough to make eyes water through the bulkhead window. Until the air has been flushed, nobody works in there.

one-line-too-many =
    The spectrum on the screen has one line too many. If it is real, it will be in every newspaper on Earth before the week is out. If it comes from the instrument, it is dirt on a mirror. The transmission window closes in an hour. Do you send it now, or measure it again first?
    .title = One line too many
    .option-send = Send it to Earth now
    .after-send =
        The file goes up with your name at the head of the list. Before the shift ends the answer is there, full of questions and thanks, and the whole crew reads it over your shoulder.
    .later-send =
        Earth has worked through your raw data again. The line belongs to the coating of a mirror; the message says so kindly and at great length. Down there the correction is already in the news. Here nobody mentions it at breakfast, and the silence lasts until everyone has left the table.
    .option-repeat = Measure it again first
    .after-repeat =
        You clean the mirror and start again from the dark reference. The run will take until the next sol: whoever comes to the Lab then will have to work around it.
    .later-repeat =
        Clean mirror, new reference, another holder: the line is still there, in the same place, to the last decimal. You send it with the proof beside it. The reply is short, and signed by everyone at the other end of the link.

## Adventures: Build

late-click =
    The torque wrench clicks, as it should, and the bolt goes on turning, as it should not. You try another, then a third: every thread tightened since this morning is past its limit. You put the wrench aside. Until its twin has been calibrated, no joint made in the Working Bay can be trusted at first try.
    .title = A click too late
    .later =
        Metal remembers. One of the joints tightened with the faulty wrench has let go, somewhere above the ceiling of the Working Block, and a tray of cables now hangs by its last bracket. It is tied up with a strap. It is one more thing that can fail.

blue-flash =
    You have the cover of the machine open when the flash comes, blue and without a sound, and a smell of hot varnish after it. Nobody is hurt. But a metal shaving no longer than an eyelash has found its way across two contacts, and the control screen of the Working Bay stays dark.
    .title = Blue flash

wrong-drawer =
    Drawer nineteen should hold cable ties. It holds an oxygen filter with its factory seal unbroken, wrapped in an old thermal shirt, and missing from every inventory since the first landing. Whoever put it aside for hard times never said a word. You enter it in the list, and fold the shirt.
    .title = The wrong drawer

warm-cable =
    Reaching behind a panel for a dropped screw, you touch the main cable in its duct and find it warm, like a cup just emptied. You hold a thermometer to it: two degrees under the limit. The load is normal, the insulation looks sound, and nothing happens for the moment. You close the panel.
    .title = A warm cable
    .later =
        Smoke in the duct. The sensor finds it, the valve shuts, and when the panel comes off there is only a black smear where the warm cable ran. The fire went out by itself for want of air. But it had already reached the line that feeds the Control Center.

one-gasket-short =
    The parts lie in order on the cloth, and there is one gasket fewer than in the drawing. Sealing paste would close the gap in minutes, and hold for a while. Cutting a proper one from sheet would keep the machines busy well into the next sol. Do you use the paste, or cut a new gasket?
    .title = One gasket short
    .option-paste = Use the sealing paste
    .after-paste =
        The paste takes, the gauge stands still, and you are done well before time. For once there is time to sit at the window with something hot to drink.
    .later-paste =
        The gauge that stood still has been falling since midnight, too slowly for any alarm. The paste has dried in the cold and cracked. To close the gap properly takes only minutes. The air that went out through it does not come back.
    .option-new-gasket = Cut a new gasket
    .after-new-gasket =
        The sheet goes under the cutter, and the cutter takes its time. The joint will outlast the mission. In the Working Bay, the next job starts with waiting for a free machine.

## Malfunction cards: Working Block

hand-cranked-door =
    The motor of the outer door in the Garage Hall hums, smokes and gives up. The door can still be raised with the crank behind the panel, a hand's width a minute, if someone stays to turn it.
    .title = By hand

drifting-steering =
    The self-test reports four of Scorpio's wheels straight. The camera in the Garage Hall shows three. The steering now mistrusts its own sensors, and the longer the drive, the more it has to guess.
    .title = Drifting steering

hard-landing =
    A survey probe on its way back to the Probe Bay loses its altimeter and comes down hard, on a spot marked for collection. The probe can be replaced from stock. What lay under it is dust.
    .title = Hard landing

shifted-zero =
    The sampling arms of the Probe Bay return to their zero mark, and the zero mark has moved. Every grip lands a little to one side of what the screen promises. One good catch will no longer be proof enough.
    .title = A few millimetres

refused-backup =
    The analysis computer in the Lab restarts and cannot read its own backup. Months of calibration end in one line of nonsense. The instruments still measure, but nothing is left that can make sense of what they say.
    .title = Backup refused

cracked-guard =
    The clear guard on the press in the Working Bay splits from corner to corner and has to come off. Work can go on without it, within reach of everything that the press throws.
    .title = Cracked guard

a-little-each-time =
    The pump that recovers the air from the airlock of the Garage Hall has torn a membrane. It still runs, still reports success, and leaves part of the air behind. Each opening of the door has let some out; now the reserve shows the sum.
    .title = A little each time

landing-legs =
    A latch lets go, and a probe at rest in the Probe Bay kicks out a landing leg, hard enough to dent the wall. The whole series carries the same latch. Until all of them have been pinned, nobody handles a probe alone.
    .title = Landing legs

fume-cupboard =
    A cord parts inside the wall, and the glass front of the fume cupboard in the Lab drops like a knife, straight through the head of the analyser below. A sheet of plastic will do for the glass. Without its head the analyser reads nothing.
    .title = The fume cupboard

liquid-nitrogen =
    A flask of liquid nitrogen in the Lab has lost its vacuum: it boils under the lid, and spits at every opening. The samples are kept in it, and the next work calls for them. No glove here is thick enough.
    .title = Liquid nitrogen

open-line =
    A coupling jumps off in the Working Bay, and for hours the compressor works at full power to fill a hose with an open end. The air has only been moved from one corner to another. The energy was taken from the reserve.
    .title = An open line

first-layer =
    In the cold of the night the plate of the big printer in the Working Bay has bowed by the thickness of a card. The first layer no longer sticks to it, nor anything above the first. The plate will not bend back.
    .title = The first layer

## Malfunction cards: Living Block

fan-behind-the-wall =
    A bearing has gone in the fan behind A Quiet Place. Its note is low and never quite steady, and no cushion stops it. Nobody finds silence anywhere in the Living Block, and answers at table grow shorter.
    .title = The fan behind the wall

noon-at-three =
    The computer of the Crew Quarters has lost count of the sol. At three in the morning the lamps rise to full noon, the bunk heaters follow, and the manual switch is no longer obeyed. Sleep comes in pieces.
    .title = Noon at three

used-air =
    The air stops moving in one corner of the Crew Quarters, and no sensor is near enough to tell. All night, used air gathers around a single bunk like water in a bowl. Whoever sleeps there wakes late, and not well.
    .title = Used air

gas-in-the-med-lab =
    The steriliser of the Med Lab has vented its gas into the room instead of the flue. The door locks itself, as it must, and starts a long countdown. Until the air is clean, nobody is treated inside.
    .title = Closed for venting

false-diagnoses =
    For the same healthy arm the Med Lab reports a fever, then a fracture, then no patient at all. Its computer cannot be trusted any more, and half the crew has begun to doubt the results of the last check-up.
    .title = False diagnoses

dish-turned-away =
    The drive of the main antenna fails in the Control Center, with the dish turned away from Earth. The evening mail does not come, nor the voices with it. The board shows a clear sky and no signal.
    .title = The dish turned away

shutter-down =
    A seal has failed between the panes of the only window in A Quiet Place, and the outer glass has begun to creak. The steel shutter comes down and stays down. It was the one piece of sky that everybody shared, and everybody misses it.
    .title = The shutter

four-clips =
    One padded panel above the bench in A Quiet Place has hung for weeks by two of its four clips. Now those let go as well. Somebody was lying underneath with closed eyes, and gets up with a deep cut in the scalp.
    .title = Four clips

breach-that-is-not-there =
    Three times in one night the Control Center announces a breach in the hull that is not there. Each time everyone gets into a suit, breathes from the bottle and waits. The bottles are filled from the reserve. For the lost sleep there is none.
    .title = A breach that is not there

orders-without-an-echo =
    The return line of the Control Center has gone dead: orders go out, and no machine reports back. Until a new line is laid, someone has to stand at the other end and call out what happens. Misunderstandings follow, and voices are raised.
    .title = Orders without an echo

grey-water =
    The water separator of the Crew Quarters bursts its drum, and the drain gives everything back. Grey water stands under the bunks; the mattresses hang along the corridor, and those who squeeze past them lose patience. Without a new drum nothing will drain.
    .title = Grey water

other-cartridge =
    A sensor in the dispenser of the Med Lab confuses two cartridges, and somebody who asked for a painkiller swallows a blood thinner. A few hours later come the bruises. Until the poison has been treated, every wound will be twice as bad.
    .title = The other cartridge

## Malfunction cards: Systems Block

spent-catalyst =
    What leaves an Oxygenator is thinner than yesterday. The catalyst bed is burnt pale in the middle by impurities that nobody filtered out. It will go on giving less than it gave, and everyone has started to watch the gauge.
    .title = Spent catalyst

burnt-connector =
    The energy connector of an Oxygenator has been arcing behind its cover, and now it burns through. The unit stands still while a bypass is rigged and everyone breathes from the reserve. The bypass is not made to last.
    .title = Burnt connector

web-of-cracks =
    After one more night of deep frost the sun comes back, and a Solar Panel has had enough: a web of cracks runs over a whole row of cells. The batteries cover the morning. The cracked cells will not recover.
    .title = A web of cracks

stuck-facing-east =
    The tilt drive of a Solar Panel seizes with the panel facing east. All afternoon the sun passes behind it, and the batteries carry the HUB instead. Forcing the gear only strips its teeth.
    .title = Stuck facing east

sour-solution =
    A dosing valve in the Farm sticks open, and acid runs into the nutrient solution hour after hour. By the time someone believes the meter, the leaves hang limp. The smell reaches every room, and with it the news.
    .title = Sour solution

choked-exchanger =
    The oxygen filter of the Farm has choked. Under the film of the greenhouses every leaf drips, grey spots spread on the stems, and one crate packed for the kitchen has caught the rot. Nothing will grow in this air.
    .title = Drops on every leaf

loose-blade =
    A blade breaks off in the blower of an Oxygenator, goes through the casing and opens the line to the tanks. Until somebody reaches the valve, the reserve pours out for long minutes. The blower is scrap.
    .title = A loose blade

buckled-pipe =
    Carbon dioxide has frozen into a plug in the intake of an Oxygenator. The heating cable draws on the energy reserve until the plug gives, but the pipe around it has buckled. From now on less goes in, and less oxygen comes out.
    .title = Buckled pipe

through-the-brush =
    Dry dust carries a charge, and a Solar Panel has been storing it for days. It leaves through the brush, and throws the astronaut who holds it off the ladder. The ribs will need care. The energy connector behind the panel has melted.
    .title = Through the brush

half-a-circle =
    Since the last wind the wiper of a Solar Panel has been dragging a pebble, and the glass is dull in a wide half circle. The panel will give less. Every other lamp goes out, and in the half-light small things annoy everyone.
    .title = Half a circle

charred-harvest =
    The drying cabinet of the Farm misses its cut-off and goes on heating behind the closed door. What was hung in it comes out black: a good part of the food in store, and the dinner that everyone had been talking about for days.
    .title = The drying cabinet

halfway-along-the-rail =
    The watering arm of the Farm stops halfway along its rail and spends the night over one bed. That bed drowns, the others dry out, and everywhere the leaves begin to droop. The carriage has bent the rail and cannot be moved by hand.
    .title = Halfway along the rail
