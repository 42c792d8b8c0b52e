the-auction = The first log entry is short.
    .title = The Auction
    .idea = A chapter of the tests.

the-auction-goal = Do what was agreed.
    .title = The Task

the-auction-more = Do a little more.
    .title = The Extra

the-bid = It is noted in the log.
    .title = The bid
    .then-lab = The Lab is worth less than it was.
    .else-lab = The Lab is whole, and so is the price.

the-key = It is noted in the log.
    .title = The key

the-hammer = It is noted in the log.
    .title = The hammer

the-auction-won = It is done.
    .title = It is done

the-auction-lost = It is not done.
    .title = It is not done

the-auction-died = One chair is empty.
    .title = One chair is empty
