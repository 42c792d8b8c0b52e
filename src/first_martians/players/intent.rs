//! What a crew has in mind for a sol: what it dares, what it is curious about, what it has given up.

use std::collections::BTreeMap;

use super::super::board::Deed;
use super::super::game::Game;
use super::Player;

/// Of a hundred actions that could be made sure so many are left to the dice.
const DARES: usize = 40;
/// The same when the mission is about to run out of sols.
const DARES_LATE: usize = 60;
/// So many sols before the end it is late.
const LATE: u8 = 2;

/// What a crew has in mind for a sol.
#[derive(Debug, Clone)]
pub(super) struct Intent {
    /// The sol.
    pub sol: u8,
    /// What it was found that nobody can do in it.
    pub given_up: Vec<Deed>,
    /// Whether the dice are dared for an action.
    dares: BTreeMap<Deed, bool>,
    /// Whether a rover was thought about for an action.
    pub drives: Vec<Deed>,
    /// Whether the mission is about to run out of sols.
    pub late: bool,
    /// Whether the objectives are gone about in another order: from the last on, or the optional ones first.
    pub sideways: bool,
    /// Whether the actions of events go before the objectives.
    pub events_first: bool,
    /// How much the crew cares for the land around: 0 not at all, 1 when nothing else is left, 2 before the objectives.
    pub curious: u8,
    /// How often something was made ready before planning.
    pub prepared: u8,
    /// How many Upgrade cards were dealt.
    pub dealt: usize,
    /// What a choice among equals turns on; the same for a whole game.
    pub leaning: usize,
}

impl Intent {
    /// Of no sol.
    pub const NONE: Self = Self {
        sol: 0,
        given_up: Vec::new(),
        dares: BTreeMap::new(),
        drives: Vec::new(),
        late: false,
        sideways: false,
        events_first: false,
        curious: 0,
        prepared: 0,
        dealt: 0,
        leaning: 0,
    };

    /// The dice are dared for that action for the rest of the sol.
    pub fn dare(&mut self, deed: &Deed) {
        let _ = self.dares.insert(deed.clone(), true);
    }
}

impl Player {
    /// Makes up its mind at the beginning of a sol.
    pub(super) fn think(&mut self, game: &Game) {
        let sol = game.state().sol;
        if self.intent.sol == sol {
            return;
        }
        let leaning = if self.intent.sol == 0 { self.roll(usize::from(u8::MAX)) } else { self.intent.leaning };
        self.intent = Intent {
            sol,
            late: game.sheet().sols().saturating_sub(sol) < LATE,
            sideways: self.roll(5) == 0,
            events_first: self.roll(2) == 0,
            curious: [0, 0, 1, 1, 1, 2][self.roll(6)],
            leaning,
            ..Intent::NONE
        };
    }

    /// Whether the dice are dared for that action this sol.
    pub(super) fn dares(&mut self, deed: &Deed) -> bool {
        if let Some(&dares) = self.intent.dares.get(deed) {
            return dares;
        }
        let dares = self.roll(100) < if self.intent.late { DARES_LATE } else { DARES };
        let _ = self.intent.dares.insert(deed.clone(), dares);
        dares
    }
}
