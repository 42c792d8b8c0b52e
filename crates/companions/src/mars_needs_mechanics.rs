//! *Mars Needs Mechanics*: final ranking, price adjustment, best sale, value of a set, and the helper during play.

pub mod components;
pub mod helper;
pub mod market;
mod question;
pub mod ranking;
mod rules;
pub mod sale;

#[cfg(test)]
mod tests;

pub use components::{Component, ComponentCounts, OrderLine, Prices};
pub(crate) use question::read_from;
pub use question::{Answer, Question, answer, read};
pub use ranking::FinishedGame;
pub use rules::Rules;
pub use sale::{BestSale, Set};
