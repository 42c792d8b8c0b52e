# Astronauts whom a mission remembers, in its texts and questions.

person-nobody = one of the crew
person-nobody-of = somebody’s
person-nobody-to = to one of the crew
person-of = { $name }’s
person-to = to { $name }
person-most-wounded = It is the astronaut with the most wounds; of several, choose one.
who-nobody-known = Nobody is meant: nothing happens.

step-which-person = Astronaut
    .heading = Who is it?
    .line-1 = Choose an astronaut.
step-who-performed = Astronaut
    .heading = Who did it?
    .line-1 = Choose who performed the action of “{ $title }”; of several, the one whose pawn was laid first.
