//! *Pocket Mars*: the score of a finished game, with two to four players or solo against Devious Automatics (DA), and the helper
//! during play.

pub mod helper;
mod read;
pub mod score;

#[cfg(test)]
mod tests;

pub use read::read;
pub(crate) use read::read_from;
pub use score::{
    Building, COLONISTS_IN_BUILDINGS, FinishedGame, Level, Mode, Player, Rules, score,
};

use serde_json::Value;

use crate::scoring::{InputError, Score};

/// The score of an entered game.
///
/// # Errors
/// All errors in the entered data.
pub fn score_document(document: &Value) -> Result<Score, Vec<InputError>> {
    read(document).map(|finished| score(&finished))
}
