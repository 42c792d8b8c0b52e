landing = The first log entry is short.
    .title = Landing
    .idea = A chapter of the tests.

landing-goal = Do what was agreed.
    .title = The Task

landing-more = Do a little more.
    .title = The Extra

their-airlock = Their hatch is eleven steps from yours.
    .title = Their airlock

first-supper = Eight plates, six chairs, one lamp.
    .title = First supper

landing-won = It is done.
    .title = It is done

landing-lost = It is not done.
    .title = It is not done

landing-died = One chair is empty.
    .title = One chair is empty
