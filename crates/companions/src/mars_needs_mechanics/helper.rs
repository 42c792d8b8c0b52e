//! The market of *Mars Needs Mechanics* during play: Order Line, prices, purchases, rounds, sales, and the cogs of all players.
//!
//! The contents of a hand are secret and not part of the state, only their visible number is. The best sale of a hand is computed
//! without storing it ([`best_sale`](super::sale::best_sale)).

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
pub use start::{MECHANISMS, Start};
pub use state::{Player, Seat, State, Step};

use super::market::RoundEnd;
use super::{Component, Prices};
use base::play::helper_rules;

/// A game during play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) state: State,
}

/// The change of a price if the round ended now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceChange {
    /// The component.
    pub component: Component,
    /// The current price, in cogs.
    pub from: i64,
    /// The price after the round.
    pub to: i64,
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

    /// The change of each price if the round ended now, in the order of the line.
    pub fn price_changes(&self) -> Vec<PriceChange> {
        let after = self.adjusted();
        let line = self.state.line.components().iter();
        line.map(|&component| PriceChange {
            component,
            from: self.state.prices[component],
            to: after[component],
        })
        .collect()
    }

    /// The prices if the round ended now (rulebook, Aggiustare i Prezzi dei Componenti).
    pub(super) fn adjusted(&self) -> Prices {
        let state = &self.state;
        let round = RoundEnd {
            line: state.line,
            bought: state.bought.clone(),
            final_round: state.would_be_last().is_some(),
        };
        round.adjusted_prices(&state.prices, &state.rules)
    }

    /// The document from which [`Start::read`] reads the same set-up, with everything that the players entered since.
    pub fn start_document(&self) -> Value {
        Start::document(&self.state)
    }

    /// The finished game as a [`Question`](super::Question) for the ranking; `None` before the end.
    pub fn finished_document(&self) -> Option<Value> {
        let state = &self.state;
        let last_first = state
            .players
            .get(usize::from(state.first_player))
            .filter(|_| state.step == Step::End)?;
        let player = |it: &Player| json!({"name": it.name, "cogs": it.cogs, "hand": it.hand, "mechanisms": it.end_value});
        let players: Vec<Value> = state.players.iter().map(player).collect();
        Some(
            json!({"ranking": {"players": players, "last_first_player": last_first.name}, "rules": state.rules}),
        )
    }
}

helper_rules!(game => offers: offers::offers(game), phase_number: game.state.round * 8 + game.state.step.ordinal());
