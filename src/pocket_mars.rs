//! *Pocket Mars*: the score of a finished game, with two to four players or alone against Devious Automatics (DA); the helper during play.

mod read;
pub mod score;
pub mod table;

#[cfg(test)]
mod tests;

pub use read::read;
pub use score::{Building, COLONISTS_IN_BUILDINGS, Finished, Level, Mode, Player, Rules, score};

use serde_json::Value;

use crate::scoring::{Fault, Score};

/// The score of a finished game as it was entered.
///
/// # Errors
/// All that is wrong in what was entered.
pub fn score_of(document: &Value) -> Result<Score, Vec<Fault>> {
    read(document).map(|finished| score(&finished))
}
