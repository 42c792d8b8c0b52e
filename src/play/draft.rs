//! A decision in the making, and what every state is hashed by.

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Game;

/// What a command brings about: the facts, and the game after them.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision<G: Game> {
    /// What happens, in this order.
    pub facts: Vec<G::Fact>,
    /// The game with all of that applied.
    pub after: G,
}

/// A decision in the making: facts are applied to a copy of the game as they are found.
#[derive(Debug)]
pub struct Draft<G: Game> {
    game: G,
    facts: Vec<G::Fact>,
}

impl<G: Game> Draft<G> {
    /// Nothing decided yet.
    pub fn new(game: &G) -> Self {
        Self::of(game.clone())
    }

    /// The same on the game itself, where nobody asks any more what it was before.
    pub const fn of(game: G) -> Self {
        Self { game, facts: Vec::new() }
    }

    /// The game with all that was found so far.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Applies a fact.
    pub fn emit(&mut self, fact: G::Fact) {
        self.game.apply(&fact);
        self.facts.push(fact);
    }

    /// What has been found so far.
    pub fn facts(&self) -> &[G::Fact] {
        &self.facts
    }

    /// The decision.
    pub fn finish(self) -> Decision<G> {
        Decision { facts: self.facts, after: self.game }
    }
}

/// A hash of a state, 16 hexadecimal digits.
pub fn digest<S: Serialize>(state: &S) -> String {
    let json = serde_json::to_vec(state).unwrap_or_default();
    Sha256::digest(&json).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
