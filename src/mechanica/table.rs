//! *Mechanica* during play: wallets and vaults, the shop, blueprints, trucks, the end of the workday; alone, the whole turn of
//! ARMAND-0.
//!
//! Factories and robots stay on the table. What no source tells (the values of the tiles, the prices along the shop wheel, the
//! payouts of the blueprints) is told by the players once and remembered.

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
pub use fact::{Fact, Source};
pub use offers::FORK;
pub use start::{ARMAND, Start};
pub use state::{Bot, Improvement, Player, Purse, STARTING_MONEY, Seat, State, Step, Tile, Truck};

use super::score::ARMAND_TIMES;
use crate::play::{self, Decision, Offer};

/// A game at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    state: State,
}

/// How a player stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Wallet, vault and the value of the tiles, those of ARMAND-0 six times.
    pub total: i64,
    /// Tiles whose value is not known yet and is not counted.
    pub unknown: usize,
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

    /// How everybody stands now (rulebook, Mechanica; solo game).
    pub fn standings(&self) -> Vec<Standing> {
        let state = &self.state;
        let standing = |(seat, player): (usize, &Player)| {
            let times = if state.solo && seat == 1 { ARMAND_TIMES } else { 1 };
            let values: i64 = player.tiles.iter().filter_map(|tile| state.values.get(tile)).sum();
            let unknown = player.tiles.iter().filter(|tile| !state.values.contains_key(tile)).count();
            Standing { total: player.wallet + player.vault + values * times, unknown }
        };
        state.players.iter().enumerate().map(standing).collect()
    }

    /// Alone: what is still missing to beat ARMAND-0; 0 or less when nothing is.
    pub fn missing(&self) -> Option<i64> {
        match &self.standings()[..] {
            [own, armand] if self.state.solo => Some(armand.total + 1 - own.total),
            _ => None,
        }
    }

    /// Alone: what a tile would be worth to ARMAND-0, where its value is known.
    pub fn worth_to_armand(&self, improvement: Improvement) -> Option<i64> {
        self.state.values.get(&improvement).filter(|_| self.state.solo).map(|value| value * ARMAND_TIMES)
    }

    /// What [`Start::read`] reads so that a game begins as this one did, knowing what has been told since.
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
            let values: Vec<i64> = it.tiles.iter().filter_map(|tile| state.values.get(tile).copied()).collect();
            json!({"name": it.name, "wallet": it.wallet, "vault": it.vault, "improvements": values})
        };
        let players: Vec<Value> = state.players.iter().map(player).collect();
        let mode = if state.solo { "solo" } else { "multiplayer" };
        Some(json!({"mode": mode, "players": players, "rules": state.rules}))
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
