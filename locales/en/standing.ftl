# Standing rules of a mission: what is otherwise while something is so.

fact-standing-began = “{ $title }” holds from now on.
fact-standing-ended = “{ $title }” holds no longer.
card-standing = A rule of the mission
card-standing-ends = A rule ends
standing-head = Rules that hold now:
standing-asked-lead = A rule of the mission depends on the table. The answer holds for this sol.

## What they say

standing-line = { $title }: { $what }.
standing-change = { $what }.
standing-production-phase = In each Production phase: { $what }
standing-no = no { $actions }
standing-price = { $actions }: { $price }
standing-pawns-less = { $count ->
        [one] { $by } pawn, but at least 1
       *[other] { $by } pawns, but at least 1
    }
standing-pays = also { $costs }
standing-dice = { $actions }: the dice are always rolled
standing-production = { $resource } made in Production: { $by }
standing-stress = Stress in Production: { $by }
standing-food = food eaten in Production: { $by }
standing-growth = nothing grows on the Farms
standing-die = the Malfunction die { $block_of } is rolled
standing-no-die = the Malfunction die { $block_of } is not rolled
standing-tag-off = some cards are not drawn
standing-region-closed = nobody enters { $regions }
standing-each-sol = it acts in each Production phase
reason-standing-dice = { $title }: the dice are always rolled
obstacle-closed-by-rule = { $title }: nobody enters { $region }.

which-explore = Explore
which-gather = Gather
which-research = Research
which-plant = Plant
which-build = Build
which-repair = Repair
which-unwind = Unwind
which-heal = Heal
which-manage = Manage
which-rest = Rest
which-event = actions of Mission Events
which-outside = actions outside the HUB
which-shutdown-removal = removal of Shutdown tiles
which-mission = “{ $title }”
which-facility = actions { $facility_in }

dice-why-rule = a rule of the mission calls for it

## The printed mission sheet, and the map of a mission

paper-standing = Rules of this mission
map-kind-standing = Standing rule
