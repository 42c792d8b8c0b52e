//! The actions offered now, checked by the same predicate that the engine uses to refuse commands.

use std::sync::Arc;

use base::play::{GameHistory, Offer, offer};
use first_martians::Game;
use first_martians::command::{Command, Field, Param};

#[derive(Debug, Clone)]
pub struct Offers(Arc<[Offer<Command>]>);

impl Offers {
    pub fn of(table: &GameHistory<Game>) -> Self {
        Self(Arc::clone(table.offers()))
    }

    pub fn all(&self) -> &[Offer<Command>] {
        &self.0
    }

    pub(crate) fn allows(&self, command: &Command) -> bool {
        offer::check(self.all(), command).is_ok()
    }

    /// The command, if it would be accepted.
    pub fn accepted(&self, command: Command) -> Option<Command> {
        self.allows(&command).then_some(command)
    }

    /// Whether commands of this kind are offered with any values.
    pub(crate) fn has_kind(&self, command: &Command) -> bool {
        self.all().iter().any(|offer| offer.is_same_kind(command))
    }

    /// The largest number that a field of a command of this kind may have.
    pub fn most(&self, command: &Command, field: Field) -> Option<i64> {
        let mut alike = self
            .all()
            .iter()
            .filter(|offer| offer.is_same_kind(command));
        alike.find_map(|offer| match offer.params.get(&field)? {
            Param::Number { max, .. } => Some(*max),
            Param::OneOf(_) | Param::SomeOf(_) | Param::ListOf { .. } | Param::Text { .. } => None,
        })
    }
}
