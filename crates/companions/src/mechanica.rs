//! *Mechanica*: the score of a finished game, with two to four players or solo against ARMAND-0, and the helper during play.

pub mod helper;
mod read;
pub mod score;

#[cfg(test)]
mod tests;

pub use read::read;
pub(crate) use read::read_from;
pub use score::{FinishedGame, Money, Player, Rules, score};

use serde_json::Value;

use crate::scoring::{InputError, Score};

/// The score of an entered game.
///
/// # Errors
/// All errors in the entered data.
pub fn score_document(document: &Value) -> Result<Score, Vec<InputError>> {
    read(document).map(|finished| score(&finished))
}
