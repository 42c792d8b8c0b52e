//! Decisions, and the digest of a state.

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Game;

/// The consequences of a command: the facts, and the game after them.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision<G: Game> {
    /// The facts in order.
    pub facts: Vec<G::Fact>,
    /// The game after all facts.
    pub after: G,
}

/// Builds a decision: each emitted fact is applied to a copy of the game at once.
#[derive(Debug)]
pub struct DecisionBuilder<G: Game> {
    game: G,
    facts: Vec<G::Fact>,
}

impl<G: Game> DecisionBuilder<G> {
    /// Starts with a copy of the game.
    pub fn new(game: &G) -> Self {
        Self::from_game(game.clone())
    }

    /// Starts with the game itself, where its previous state is no longer needed.
    pub const fn from_game(game: G) -> Self {
        Self {
            game,
            facts: Vec::new(),
        }
    }

    /// The game after the facts emitted so far.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Adds and applies a fact.
    pub fn emit(&mut self, fact: G::Fact) {
        self.game.apply(&fact);
        self.facts.push(fact);
    }

    /// The facts emitted so far.
    pub fn facts(&self) -> &[G::Fact] {
        &self.facts
    }

    /// The finished decision.
    pub fn finish(self) -> Decision<G> {
        Decision {
            facts: self.facts,
            after: self.game,
        }
    }
}

/// The first 16 hexadecimal digits of the SHA-256 of a state in JSON.
pub fn digest<S: Serialize>(state: &S) -> String {
    let json = serde_json::to_vec(state).unwrap_or_default();
    Sha256::digest(&json)
        .iter()
        .take(8)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
