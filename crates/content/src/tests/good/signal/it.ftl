# The mission that the tests take apart.

signal = Un trasmettitore tace.
    .title = Signal
    .idea = Find it before the air runs out.
    .do-listen = Listen for one minute.

## Objectives

second-farm = Build a second Farm.
    .title = Second Farm
tune-antenna = Tune the antenna.
    .title = Antenna
    .count = { $done } di { $goal }
last-fix = Walk to the last fix.
    .title = Last fix
    .done = You are there.
strong-signal = Bring the signal to six.
    .title = Strong signal
repair = Repair the HUB.
    .title = Repairs

## Tracks, actions, POIs

strength =
    .title = Signal
tune = Turn the dish.
    .title = Tune
relay = An old relay.
    .title = Relay

## Events

first-bearing =
    A tone comes through the static.
    It comes from the north.
    .title = First bearing
echo =
    The tone comes back a second later.
    .title = Echo
    .ask-outside = Is anybody outside?
    .action = Move the receiver.
    .done = The echo is gone.
    .later = The receiver burns out.
footprints = Qualcuno slipped.
    .title = Footprints

## Endings

ending-all = Loud and clear.
    .title = Loud
ending-won = You found it.
    .title = Found
ending-lost = Silence.
    .title = Silence
ending-died = One voice less.
    .title = Loss
