# Full board: what the upkeep of a sol comes to, line by line.

fact-board-condition-drawn = { $name } draws a Condition token: { $condition }.
fact-board-rover-rolled = { $wound ->
        [yes] Green Wound die for the { $rover }: a wound. The { $rover } is damaged.
       *[no] Green Wound die for the { $rover }: no wound.
    }
fact-board-wilting-answered = { $stopped ->
        [yes] { $place }: the wilting is stopped this sol.
       *[no] { $place }: the wilting is not stopped.
    }

step-rover-roll = Roll for a rover
    .heading = The green Wound die for the { $rover }
    .line-1 = Roll the green Wound die. On a wound the { $rover } is damaged: a Blocked token is placed on its × space.
    .question = Does the die show a wound?
