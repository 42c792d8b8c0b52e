//! The market of *Mars Needs Mechanics* during play: Order Line, prices, purchases, rounds, sales, and the ledger of cogs.
//!
//! The cards stay on the table. What lies in a hand is secret and is told to nobody, the state included: only how many
//! component cards it holds, which everybody can see. The best sale of a hand is a question without a memory
//! ([`best_sale`](super::sale::best_sale)).

mod apply;
mod command;
mod decide;
mod fact;
mod offers;
mod start;
mod state;

use serde_json::{Value, json};

pub use command::{Command, Field, Param, Value as FieldValue, Word};
pub use fact::{Fact, LastRound, RoundOver};
pub use start::{MECHANISMS, STARTING_MECHANISMS, Start};
pub use state::{MARKET, Player, STARTING_COGS, STARTING_HAND, Seat, State, Step};

use super::market::RoundEnd;
use super::{Component, Prices};
use crate::play::{self, Decision, Offer};

/// A game at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) state: State,
}

/// What the end of the round would do to a price, if it came now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Preview {
    /// The component, in the order of the line.
    pub component: Component,
    /// Its price now, in cogs.
    pub from: i64,
    /// Its price then.
    pub to: i64,
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

    /// What the end of the round would do to each price, front of the line to back, if the round ended now.
    pub fn preview(&self) -> Vec<Preview> {
        let after = self.adjusted();
        let line = self.state.line.components().iter();
        line.map(|&component| Preview { component, from: self.state.prices[component], to: after[component] }).collect()
    }

    /// The prices if the round ended now (rulebook, Aggiustare i Prezzi dei Componenti).
    pub(super) fn adjusted(&self) -> Prices {
        let state = &self.state;
        let round = RoundEnd { line: state.line, bought: state.bought.clone(), final_round: state.would_be_last().is_some() };
        round.adjust(&state.prices, &state.rules)
    }

    /// What [`Start::read`] reads so that a game begins as this one did, knowing what has been told since.
    pub fn set_up(&self) -> Value {
        Start::document(&self.state)
    }

    /// The finished game as the score reads it; `None` before the end.
    pub fn result(&self) -> Option<Value> {
        let state = &self.state;
        let last_first = state.players.get(usize::from(state.first_player)).filter(|_| state.step == Step::End)?;
        let player = |it: &Player| json!({"name": it.name, "cogs": it.cogs, "hand": it.hand, "mechanisms": it.end_value});
        let players: Vec<Value> = state.players.iter().map(player).collect();
        Some(json!({"ranking": {"players": players, "last_first_player": last_first.name}, "rules": state.rules}))
    }
}

impl play::Game for Game {
    type Command = Command;
    type Fact = Fact;
    type State = State;

    fn offers(&self) -> Vec<Offer<Command>> {
        offers::offers(self)
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
        self.state.round * 8 + self.state.step.ordinal()
    }
}
