//! The rules as [`play::Game`]: offers, decisions, facts.

use std::sync::Arc;

use super::command::Command;
use super::fact::Fact;
use super::game::Game;
use super::state::State;
use super::{apply, decide, offers};
use base::play::{self, Decision, Offer};

pub use super::decide::EffectPreview;

impl Game {
    /// What the current effects will do on the board, before they are resolved; empty in Story mode.
    pub fn effect_previews(&self) -> Vec<EffectPreview> {
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

    fn decide_offered(&self, command: &Command) -> Decision<Self> {
        decide::decide(self, command)
    }

    fn apply(&mut self, fact: &Fact) {
        apply::apply(&mut self.state, &self.mission, fact);
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn with_state(&self, state: State) -> Self {
        Self {
            mission: Arc::clone(&self.mission),
            state,
        }
    }

    fn phase_number(&self) -> u32 {
        u32::from(self.state.sol) * 16 + self.state.step.phase() as u32
    }
}
