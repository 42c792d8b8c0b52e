//! *Pocket Mars* during play: colonists, energy, cards in hand and in prep modules, the four-card rule, the current score; in a
//! solo game the whole turn of Devious Automatics (DA).
//!
//! The app counts cards without knowing which they are, except for the visible value on top of a building. The players report
//! effects of card texts by commands that are possible at any time.

mod apply;
mod command;
mod da;
mod decide;
mod fact;
mod offers;
mod start;
mod state;

use serde_json::{Map, Value, json};

pub use command::{Command, Field, Param, Value as FieldValue, Word};
pub use da::DaOption;
pub use fact::{Fact, GameEnd, MoveCause};
pub use start::{DA_NAME, Start};
pub use state::{BuildingCard, ColonistSpace, LaidProject, Pile, Player, Seat, State, Step};

use super::score::Building;
use crate::scoring::Score;
use base::play::helper_rules;

/// A game during play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    state: State,
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

    /// The current score; in a solo game DA is the second player.
    pub fn current_score(&self) -> Score {
        self.state.score()
    }

    /// The buildings to which DA could move a colonist from its ship, best first.
    pub fn da_options(&self) -> Vec<DaOption> {
        da::advice(&self.state)
    }

    /// The document from which [`Start::read`] reads the same set-up.
    pub fn start_document(&self) -> Value {
        Start::document(&self.state)
    }

    /// The energy that a discarded card brings as an action: 1, in a solo game 2 (rulebook, solo game).
    pub const fn energy_for_a_card(&self) -> i64 {
        if self.state.solo() { da::ENERGY } else { 1 }
    }

    /// The finished game as [`score_document`](super::score_document) reads it; `None` before the end.
    pub fn finished_document(&self) -> Option<Value> {
        let state = &self.state;
        if state.step != Step::End {
            return None;
        }
        let player = |it: &Player| {
            let buildings: Map<String, Value> = Building::ALL
                .iter()
                .zip(it.buildings)
                .map(|(building, spaces)| (building.id().to_owned(), json!(spaces)))
                .collect();
            json!({"name": it.name, "ship": it.ship, "earth": it.on_earth(), "energy": it.energy, "buildings": buildings})
        };
        let players: Vec<Value> = state.players.iter().map(player).collect();
        let mut result = json!({"mode": "multiplayer", "players": players, "rules": state.rules});
        if let Some(level) = state.level {
            result["mode"] = json!("solo");
            result["level"] = json!(level);
        }
        Some(result)
    }
}

helper_rules!(game => offers: offers::offers(&game.state), phase_number: game.state.turns);
