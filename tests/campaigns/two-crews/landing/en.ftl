landing = The first log entry is short.
    .title = Landing
    .idea = A chapter of the tests.

landing-goal = Do what was agreed.
    .title = The Task

landing-more = Do a little more.
    .title = The Extra

their-airlock = It is noted in the log.
    .title = Their airlock

first-supper = It is noted in the log.
    .title = First supper

landing-won = It is done.
    .title = It is done

landing-lost = It is not done.
    .title = It is not done

landing-died = One chair is empty.
    .title = One chair is empty
