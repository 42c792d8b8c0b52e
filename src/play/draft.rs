//! A decision in the making, and what every state is hashed by.

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Game;

/// A decision in the making: facts are made true on a copy of the game as they are found.
#[derive(Debug)]
pub struct Draft<G: Game> {
    game: G,
    facts: Vec<G::Fact>,
}

impl<G: Game> Draft<G> {
    /// Nothing decided yet.
    pub fn new(game: &G) -> Self {
        Self { game: game.clone(), facts: Vec::new() }
    }

    /// The game with all that was found so far.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Makes a fact true.
    pub fn emit(&mut self, fact: G::Fact) {
        self.game.apply(&fact);
        self.facts.push(fact);
    }

    /// What has been found so far.
    pub fn facts(&self) -> &[G::Fact] {
        &self.facts
    }

    /// What was found.
    pub fn finish(self) -> Vec<G::Fact> {
        self.facts
    }
}

/// A hash of a state, 16 hexadecimal digits.
pub fn digest<S: Serialize>(state: &S) -> String {
    let json = serde_json::to_vec(state).unwrap_or_default();
    Sha256::digest(&json).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
