//! What can be done now, as the buttons ask for it: by the very predicate that the engine refuses by.

use std::mem::discriminant;

use crate::first_martians::Game;
use crate::first_martians::command::Command;
use crate::play::{Game as _, Offer, Param, offer};

/// The offers of a game at a moment.
#[derive(Debug, Clone)]
pub struct Offered(Vec<Offer<Command>>);

impl Offered {
    /// What the game offers now.
    pub fn by(game: &Game) -> Self {
        Self(game.offers())
    }

    /// All of it.
    pub fn all(&self) -> &[Offer<Command>] {
        &self.0
    }

    /// Whether the command would be taken.
    pub fn allows(&self, command: &Command) -> bool {
        offer::check(self.alike(command), command).is_ok()
    }

    /// The command, where it would be taken.
    pub fn taken(&self, command: Command) -> Option<Command> {
        self.allows(&command).then_some(command)
    }

    /// Whether commands of this kind are offered with any values.
    pub fn offers_like(&self, command: &Command) -> bool {
        self.alike(command).next().is_some()
    }

    /// The highest number that a value of a command of this kind may have.
    pub fn most(&self, command: &Command, param: &str) -> Option<i64> {
        self.alike(command).find_map(|offer| match offer.params.get(param) {
            Some(Param::Number { max, .. }) => Some(*max),
            _ => None,
        })
    }

    fn alike(&self, command: &Command) -> impl Iterator<Item = &Offer<Command>> {
        let kind = discriminant(command);
        self.0.iter().filter(move |offer| discriminant(&offer.command) == kind)
    }
}
