//! The rules of a mission being played: what can be done, what a command brings about, what a fact changes.

use std::sync::Arc;

use super::command::Command;
use super::fact::Fact;
use super::game::Game;
use super::state::State;
use super::{apply, decide, offers};
use crate::play::{self, Decision, Offer};

pub use super::decide::Foreseen;

impl Game {
    /// What the effects at hand will do on the board that the app keeps, before they are resolved.
    pub fn foreseen(&self) -> Vec<Foreseen> {
        decide::foreseen(self)
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
        apply::apply(&mut self.state, &self.mission, fact);
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn in_state(&self, state: State) -> Self {
        Self { mission: Arc::clone(&self.mission), state }
    }

    fn chapter(&self) -> u32 {
        u32::from(self.state.sol) * 16 + self.state.step.phase() as u32
    }
}
