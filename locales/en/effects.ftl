# Effects on the board that the app keeps: what they do not do and why, what the crew must say first.

fact-board-nothing = { $on }: nothing happens. { $why }
fact-board-nothing-at-all = Nothing happens. { $why }
idle-shut = The Facility is shut and ignores every effect.
idle-red = The part is red already.
idle-green = The part is green already.
idle-no-part = It has no such part.
idle-tile = A Shutdown tile of that kind lies there already.
idle-no-need = It does not need that resource.
idle-no-facility = There is no Facility left that it could strike.
idle-at-end = The number stays where it is.
idle-none-left = There is nothing left of it.
idle-no-token = No Modifier token lies there.
idle-well = There is nothing to heal.
idle-no-condition = There is no such Condition token to take.
idle-nobody = No astronaut of that profession is in the crew.
idle-no-growth = There is nothing there that could grow or wilt.
idle-no-sample = No region holds a sample.
idle-not-explored = That region is not explored.
idle-no-card = There is no Upgrade card left.

# What the app will do when the effects at hand are resolved.
ahead-moved = { $spot }: { $change }.
ahead-upgrade = { $spot }: from “{ $before }” to “{ $after }”.
ahead-broken = { $spot }: green → red.
ahead-repaired = { $spot }: red → green.
ahead-put = Put down: { $spot }.
ahead-gone = Take away: { $spot }.
ahead-token-put = { $stack }: put { $token_the } down.
ahead-blocked-facility = Nothing is done there this sol.
ahead-blocked-rover = It does not drive until it is repaired.
ahead-token-taken = { $stack }: take { $token_the } away.
effects-full-note = The app moves this on its board when you continue; move the pieces on the table.

step-which-condition = Condition token
    .heading = Which Condition token
    .line-1 = There is more than one. Choose which one goes back into the pool.
step-which-region = Region
    .heading = Which region
    .line-1 = Choose the region that the effect strikes.
step-which-upgrade = Upgrade card
    .heading = Which Upgrade card
    .line-1 = Draw your own card and say which one it is, or choose which one goes back into the box.
step-perform = Effects
    .heading = The effects go on
draw-card-report-full = What the card says about the board and the crew, report number by number: something on the table moved a number, a Modifier token lies on a pile. The app draws what follows.
