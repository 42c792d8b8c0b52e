//! Stored finished games: the entered data and the house rules, so that a score can be corrected and computed again; and the
//! results of missions.

mod entry;
mod exchange;
pub mod form;
pub mod schema;

#[cfg(test)]
mod tests;

pub use entry::{Ending, Entry, EntryKind, MissionResult};
pub use exchange::{ImportedFile, InputErrors, decode, export_csv, export_json, import};
pub use form::ScoreForm;

use serde::Serialize;
use serde_json::{Value, json};

use crate::mars_needs_mechanics::{self, Question};
use crate::mechanica;
use crate::pocket_mars;
use crate::scoring::{Code, InputError, Score};
use base::names::Origin;
use rulebook;

/// A game that ends with a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// *Pocket Mars*.
    PocketMars,
    /// *Mechanica*.
    Mechanica,
    /// *Mars Needs Mechanics*.
    MarsNeedsMechanics,
}

/// The name of *First Martians* in saves and scores, beside those of [`Game::id`].
pub const FIRST_MARTIANS: &str = rulebook::Game::FirstMartians.id();

impl Game {
    /// Every game with a score.
    pub const ALL: [Self; 3] = [Self::PocketMars, Self::Mechanica, Self::MarsNeedsMechanics];

    /// The name used in files and on the command line.
    pub const fn id(self) -> &'static str {
        self.rules().id()
    }

    /// A finished game as JSON, for everyone to change: the only description of its fields outside the manual.
    pub const fn example(self) -> &'static str {
        match self {
            Self::PocketMars => include_str!("scorebook/examples/pocket-mars.json"),
            Self::Mechanica => include_str!("scorebook/examples/mechanica.json"),
            Self::MarsNeedsMechanics => {
                include_str!("scorebook/examples/mars-needs-mechanics.json")
            }
        }
    }

    /// The same game as the rules entries know it.
    pub const fn rules(self) -> rulebook::Game {
        match self {
            Self::PocketMars => rulebook::Game::PocketMars,
            Self::Mechanica => rulebook::Game::Mechanica,
            Self::MarsNeedsMechanics => rulebook::Game::MarsNeedsMechanics,
        }
    }

    /// The game with that [`Game::id`]; `None` for any other text, [`FIRST_MARTIANS`] included.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }
}

/// A finished game with its score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoredGame {
    /// The score.
    pub score: Score,
    /// Whether it was a solo game: the second player is an automated opponent.
    pub solo: bool,
    /// Every switch of the rules, with its default where it was not set.
    pub rules: Value,
}

/// Computes the score of a finished game.
///
/// # Errors
/// All errors in the entered data, or [`Code::NotFinished`] for another question of *Mars Needs Mechanics*.
pub fn score_game(game: Game, input: &Value) -> Result<ScoredGame, Vec<InputError>> {
    score_game_from(game, input, Origin::New)
}

/// As [`score_game`], for a game that may be in the data of the players.
///
/// # Errors
/// Those of [`score_game`].
pub fn score_game_from(
    game: Game,
    input: &Value,
    origin: Origin,
) -> Result<ScoredGame, Vec<InputError>> {
    match game {
        Game::PocketMars => pocket_mars::read_from(input, origin).map(|finished| ScoredGame {
            score: pocket_mars::score(&finished),
            solo: matches!(finished.mode, pocket_mars::Mode::Solo(_)),
            rules: json!(finished.rules),
        }),
        Game::Mechanica => mechanica::read_from(input, origin).map(|finished| ScoredGame {
            score: mechanica::score(&finished),
            solo: finished.solo,
            rules: json!(finished.rules),
        }),
        Game::MarsNeedsMechanics => match mars_needs_mechanics::read_from(input, origin)? {
            (Question::Ranking(game), rules) => Ok(ScoredGame {
                score: mars_needs_mechanics::ranking::ranking(&game, &rules),
                solo: false,
                rules: json!(rules),
            }),
            _ => Err(vec![InputError::new(Code::NotFinished, "")]),
        },
    }
}
