old-iron = The first log entry is short.
    .title = Old Iron
    .idea = A chapter of the tests.

old-iron-goal = Do what was agreed.
    .title = The Task

old-iron-more = Do a little more.
    .title = The Extra

their-manual = It is noted in the log.
    .title = Their manual

one-pump = It is noted in the log.
    .title = One pump

thin-trust = It is noted in the log.
    .title = Thin trust

old-iron-won = It is done.
    .title = It is done

old-iron-lost = It is not done.
    .title = It is not done

old-iron-died = One chair is empty.
    .title = One chair is empty
