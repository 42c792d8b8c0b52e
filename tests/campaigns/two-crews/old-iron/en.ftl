old-iron = The first log entry is short.
    .title = Old Iron
    .idea = A chapter of the tests.

old-iron-goal = Do what was agreed.
    .title = The Task

old-iron-more = Do a little more.
    .title = The Extra

their-manual = Somebody has translated the manual into your words.
    .title = Their manual

one-pump = One pump turns for two loops.
    .title = One pump

thin-trust = Nobody passes the salt.
    .title = Thin trust

old-iron-won = It is done.
    .title = It is done

old-iron-lost = It is not done.
    .title = It is not done

old-iron-died = One chair is empty.
    .title = One chair is empty
