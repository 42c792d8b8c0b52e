//! *Pocket Mars* during play: colonists, energy, cards in hand and in prep modules, the four-card rule, the score as it
//! stands; alone, the whole turn of Devious Automatics (DA).
//!
//! The cards stay on the table: the app counts them and never knows which they are, save the value on top of a building,
//! which everybody can see. What a card's own text does is reported with the moves that anybody may report.

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
pub use da::Advice;
pub use fact::{Cause, Fact, Over};
pub use start::{DA, Start};
pub use state::{Pile, Played, Player, Seat, Site, Spot, State, Step};

use super::score::Building;
use crate::play::{self, Decision, Offer};
use crate::scoring::Score;

/// A game at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    state: State,
}

impl Game {
    /// A game before its first command.
    pub fn new(start: &Start) -> Self {
        Self { state: State::new(start) }
    }

    /// The state.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The score as it stands, with what each term is worth; alone, DA is the second.
    pub fn live(&self) -> Score {
        self.state.score()
    }

    /// Where a colonist that DA may move from ship to Mars raises its score most, the best first.
    pub fn advice(&self) -> Vec<Advice> {
        da::advice(&self.state)
    }

    /// What [`Start::read`] reads so that a game begins as this one did.
    pub fn set_up(&self) -> Value {
        Start::document(&self.state)
    }

    /// The finished game as the score reads it; `None` before the end.
    pub fn result(&self) -> Option<Value> {
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
            json!({"name": it.name, "ship": it.ship, "earth": it.earth(), "energy": it.energy, "buildings": buildings})
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

impl play::Game for Game {
    type Command = Command;
    type Fact = Fact;
    type State = State;

    fn offers(&self) -> Vec<Offer<Command>> {
        offers::offers(&self.state)
    }

    fn carry_out(&self, command: &Command) -> Decision<Self> {
        decide::decide(self, command)
    }

    fn apply(&mut self, fact: &Fact) {
        apply::apply(&mut self.state, fact);
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn in_state(&self, state: State) -> Self {
        Self { state }
    }

    fn chapter(&self) -> u32 {
        self.state.turns
    }
}
