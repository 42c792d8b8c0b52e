//! *Mechanica* during play: wallets and vaults, shop, blueprints, trucks, the end of the workday; in a solo game the whole turn of
//! ARMAND-0.
//!
//! The app does not track factories and robots. What no source gives (values of the tiles, prices along the shop wheel, payouts of
//! the blueprints) the players enter once, and the app remembers it.

mod apply;
mod armand;
mod command;
mod decide;
mod fact;
mod offers;
mod start;
mod state;

use serde_json::{Value, json};

pub use command::{Command, Field, Param, Value as FieldValue, Word};
pub use fact::{Fact, MoneySource};
pub use offers::FORK_PRICE;
pub use start::{ARMAND_NAME, Start};
pub use state::{Bot, Improvement, Player, Purse, Seat, State, Step, Tile, Truck};

use super::score::ARMAND_TIMES;
use base::play::helper_rules;

/// A game during play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    state: State,
}

/// The current score of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CurrentScore {
    /// Wallet, vault and the value of the tiles, times six for ARMAND-0.
    pub total: i64,
    /// The number of tiles without a known value, which are not counted.
    pub unknown_values: usize,
}

impl Game {
    /// Starts a game.
    pub fn new(start: &Start) -> Self {
        Self {
            state: State::new(start),
        }
    }

    /// The current state.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The current scores of all players (rulebook, Mechanica; solo game).
    pub fn current_scores(&self) -> Vec<CurrentScore> {
        let state = &self.state;
        let standing = |(seat, player): (usize, &Player)| {
            let times = if state.solo && seat == 1 {
                ARMAND_TIMES
            } else {
                1
            };
            let values: i64 = player
                .tiles
                .iter()
                .filter_map(|tile| state.values.get(tile))
                .sum();
            let unknown = player
                .tiles
                .iter()
                .filter(|tile| !state.values.contains_key(tile))
                .count();
            CurrentScore {
                total: player.wallet + player.vault + values * times,
                unknown_values: unknown,
            }
        };
        state.players.iter().enumerate().map(standing).collect()
    }

    /// The points missing to beat ARMAND-0, 0 or less where none are; `None` with several players.
    pub fn points_to_win(&self) -> Option<i64> {
        match &self.current_scores()[..] {
            [own, armand] if self.state.solo => Some(armand.total + 1 - own.total),
            _ => None,
        }
    }

    /// The value of a tile for ARMAND-0; `None` with several players or where its value is unknown.
    pub fn value_for_armand(&self, improvement: Improvement) -> Option<i64> {
        self.state
            .values
            .get(&improvement)
            .filter(|_| self.state.solo)
            .map(|value| value * ARMAND_TIMES)
    }

    /// The document from which [`Start::read`] reads the same set-up, with everything that the players entered since.
    pub fn start_document(&self) -> Value {
        Start::document(&self.state)
    }

    /// The finished game as [`score_document`](super::score_document) reads it; `None` before the end.
    pub fn finished_document(&self) -> Option<Value> {
        let state = &self.state;
        if state.step != Step::End {
            return None;
        }
        let player = |it: &Player| {
            let values: Vec<i64> = it
                .tiles
                .iter()
                .filter_map(|tile| state.values.get(tile).copied())
                .collect();
            json!({"name": it.name, "wallet": it.wallet, "vault": it.vault, "improvements": values})
        };
        let players: Vec<Value> = state.players.iter().map(player).collect();
        let mode = if state.solo { "solo" } else { "multiplayer" };
        Some(json!({"mode": mode, "players": players, "rules": state.rules}))
    }
}

helper_rules!(game => offers: offers::offers(&game.state), phase_number: game.state.turns);
