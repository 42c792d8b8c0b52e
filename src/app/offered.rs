//! What can be done now, as the buttons ask for it: by the very predicate that the engine refuses by.

use std::sync::Arc;

use crate::first_martians::Game;
use crate::first_martians::command::{Command, Field, Param};
use crate::play::{Offer, Table, offer};

/// The offers of a game at a moment.
#[derive(Debug, Clone)]
pub struct Offered(Arc<[Offer<Command>]>);

impl Offered {
    /// What is offered at this table now.
    pub fn of(table: &Table<Game>) -> Self {
        Self(Arc::clone(table.offers()))
    }

    pub fn all(&self) -> &[Offer<Command>] {
        &self.0
    }

    /// Whether the command would be taken.
    pub(crate) fn allows(&self, command: &Command) -> bool {
        offer::check(self.all(), command).is_ok()
    }

    /// The command, where it would be taken.
    pub fn taken(&self, command: Command) -> Option<Command> {
        self.allows(&command).then_some(command)
    }

    /// Whether commands of this kind are offered with any values.
    pub(crate) fn offers_like(&self, command: &Command) -> bool {
        self.all().iter().any(|offer| offer.is_like(command))
    }

    /// The highest number that a value of a command of this kind may have.
    pub fn most(&self, command: &Command, field: Field) -> Option<i64> {
        let mut alike = self.all().iter().filter(|offer| offer.is_like(command));
        alike.find_map(|offer| match offer.params.get(&field)? {
            Param::Number { max, .. } => Some(*max),
            Param::OneOf(_) | Param::SomeOf(_) | Param::ListOf { .. } | Param::Text { .. } => None,
        })
    }
}
