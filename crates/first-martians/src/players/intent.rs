//! The intentions of a crew for a sol: risks, curiosity, and what it has given up.

use std::collections::BTreeMap;

use super::Player;
use super::action_values::ActionValues;
use crate::board::ActionKind;
use crate::game::Game;

/// Percent of actions that are left to the dice although they could be made sure.
const DARES: usize = 40;
/// The same in the last sols.
const DARES_LATE: usize = 60;
/// How many sols before the end count as late.
const LATE: u8 = 2;

/// The intentions of a crew for a sol.
#[derive(Debug, Clone)]
pub(super) struct Intent {
    pub sol: u8,
    /// Actions that cannot be done in this sol.
    pub given_up: Vec<ActionKind>,
    /// Whether the crew risks the dice for an action.
    dares: BTreeMap<ActionKind, bool>,
    /// Actions for which a rover has been considered.
    pub drives: Vec<ActionKind>,
    /// Whether few sols are left.
    pub late: bool,
    /// Whether the order of objectives is changed: from the last on, or the optional ones first.
    pub(crate) sideways: bool,
    /// Whether event actions go before objectives.
    pub(crate) events_first: bool,
    /// When the crew explores for its own sake: 0 never, 1 when nothing else is left, 2 before the objectives.
    pub(crate) curious: u8,
    /// The number of preparations in this sol.
    pub prepared: u8,
    /// How many Upgrade cards were dealt.
    pub dealt: usize,
    /// Decides choices among equals; constant in a game.
    pub(crate) leaning: usize,
    /// What is expected of the actions of events and of the mission.
    pub(crate) action_values: ActionValues,
}

impl Intent {
    /// Before the first sol.
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
        action_values: ActionValues::NONE,
    };

    /// Risks the dice for an action for the rest of the sol.
    pub fn dare(&mut self, kind: &ActionKind) {
        let _ = self.dares.insert(kind.clone(), true);
    }
}

impl Player {
    /// Decides the intentions at the beginning of a sol.
    pub(super) fn think(&mut self, game: &Game) {
        let sol = game.state().sol;
        if self.intent.sol == sol {
            return;
        }
        let leaning = if self.intent.sol == 0 {
            self.roll(usize::from(u8::MAX))
        } else {
            self.intent.leaning
        };
        self.intent = Intent {
            sol,
            late: game.sheet().sols().saturating_sub(sol) < LATE,
            sideways: self.roll(5) == 0,
            events_first: self.roll(2) == 0,
            curious: [0, 0, 1, 1, 1, 2][self.roll(6)],
            leaning,
            action_values: ActionValues::of(game),
            ..Intent::NONE
        };
    }

    /// Whether the dice are dared for that action this sol.
    pub(super) fn dares(&mut self, kind: &ActionKind) -> bool {
        if let Some(&dares) = self.intent.dares.get(kind) {
            return dares;
        }
        let dares = self.roll(100) < if self.intent.late { DARES_LATE } else { DARES };
        let _ = self.intent.dares.insert(kind.clone(), dares);
        dares
    }
}
