//! *Mars Needs Mechanics*: the final ranking, the adjustment of prices, the best sale, the value of a set; the market during play.

pub mod components;
pub mod market;
mod question;
pub mod ranking;
mod rules;
pub mod sale;
pub mod table;

#[cfg(test)]
mod tests;

pub use components::{Component, Counts, Line, Prices};
pub use question::{Answer, Question, answer, read};
pub use ranking::Ranking;
pub use rules::Rules;
pub use sale::{BestSale, Set};
