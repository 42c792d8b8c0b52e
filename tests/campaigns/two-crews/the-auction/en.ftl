the-auction = The first log entry is short.
    .title = The Auction
    .idea = A chapter of the tests.

the-auction-goal = Do what was agreed.
    .title = The Task

the-auction-more = Do a little more.
    .title = The Extra

the-bid = The price list comes at dusk.
    .title = The bid
    .then-lab = The Lab is worth less than it was.
    .else-lab = The Lab is whole, and so is the price.

the-key = The key still fits.
    .title = The key

the-hammer = The hammer falls eleven minutes late.
    .title = The hammer

the-auction-won = It is done.
    .title = It is done

the-auction-lost = It is not done.
    .title = It is not done

the-auction-died = One chair is empty.
    .title = One chair is empty
