//! Clean-Up, and what moves on with the sol.

use solkeeper::first_martians::board::BoardCounter;
use solkeeper::first_martians::state::Seat;
use solkeeper::first_martians::vocabulary::Area;

use super::given::ITEMS;
use super::sheet::Sheet;

impl Sheet {
    /// The tokens on `!` go and the topmost of `>>` moves there (L1497–1507), not under a Shutdown tile (L582–584, L1497–1507); the tiles stay
    /// (L582–584), those on regions stay (L1506). What is Pending is Available (L1497–1507), Upgrades are built (L1497–1507), skills are ready
    /// (L1497–1507).
    pub fn clean_up(&mut self) {
        for it in self
            .own
            .board
            .facilities
            .values_mut()
            .filter(|it| it.tiles.is_empty())
        {
            it.now.clear();
            it.now.extend(it.next.pop());
        }
        let items = self
            .own
            .board
            .cargo
            .get(&Area::Pending)
            .into_iter()
            .flatten();
        let items = items.map(|(&item, _)| {
            [Area::Pending, Area::Available].map(|area| BoardCounter::Cargo(area, item))
        });
        let tokens = self
            .own
            .board
            .objective_tokens
            .get(&Area::Pending)
            .into_iter()
            .flatten();
        let tokens = tokens.map(|(&it, _)| {
            [Area::Pending, Area::Available].map(|area| BoardCounter::ObjectiveTokens(area, it))
        });
        for [pending, available] in items.chain(tokens).collect::<Vec<_>>() {
            // What is beyond the app's limit stays where it is.
            let arrives = self.number(&pending).min(ITEMS - self.number(&available));
            self.change(&pending, -i16::from(arrives));
            self.change(&available, arrives.into());
        }
        self.own
            .board
            .upgrades
            .values_mut()
            .filter(|stage| **stage == 2)
            .for_each(|stage| *stage = 3);
        for it in &mut self.own.board.crew {
            it.used_skills.clear();
            it.lost_pawns = 0;
        }
        self.note("L1497–1507 Clean-Up");
    }

    /// The next sol: one further on the counter (L1497–1507), the First Player token clockwise (L1501). An event that was open for three sols
    /// leaves (L1104; ruling 14).
    pub fn new_sol(&mut self, sol: u8, first_player: Seat) {
        self.counted.sols += 1;
        let last = self.own.sol;
        self.own.events.retain(|_, came| *came + 2 > last);
        self.own.sol += 1;
        self.own.first_player =
            (self.own.first_player + 1) % u8::try_from(self.own.board.crew.len()).unwrap();
        let own = (self.own.sol, self.own.first_player);
        self.expect(own == (sol, first_player), || {
            format!(
                "L1497–1507 sol and First Player: sheet {own:?}, engine {:?}",
                (sol, first_player)
            )
        });
    }
}
