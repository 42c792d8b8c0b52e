//! Finished games as they are kept: what was entered and how the rules were read, so that a score can be put right and
//! reckoned again; results of missions beside them.

mod entry;
mod exchange;

#[cfg(test)]
mod tests;

pub use entry::{Ending, Entry, FORMAT, Kind, Mission};
pub use exchange::{Flaws, csv, document, read};

use serde::Serialize;
use serde_json::Value;

use crate::mars_needs_mechanics::{self, Question};
use crate::scoring::{Code, Fault, Score};
use crate::{mechanica, pocket_mars, rulebook};

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

/// The name of *First Martians* where games are named.
pub const FIRST_MARTIANS: &str = rulebook::Game::FirstMartians.id();

impl Game {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::PocketMars, Self::Mechanica, Self::MarsNeedsMechanics];

    /// The name used in files and on the command line.
    pub const fn id(self) -> &'static str {
        self.rules().id()
    }

    /// The same game among those whose rules can be looked up.
    pub const fn rules(self) -> rulebook::Game {
        match self {
            Self::PocketMars => rulebook::Game::PocketMars,
            Self::Mechanica => rulebook::Game::Mechanica,
            Self::MarsNeedsMechanics => rulebook::Game::MarsNeedsMechanics,
        }
    }

    /// The game of that name, if there is one.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }
}

/// A finished game, reckoned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scored {
    /// The score.
    pub score: Score,
    /// Whether it was played alone, against a rival without a player behind it: the second of the players.
    pub solo: bool,
    /// Every switch of the rules, those left at their default too.
    pub rules: Value,
}

/// The score of a finished game.
///
/// # Errors
/// All that is wrong in what was entered, or [`Code::NotFinished`] where something else was asked.
pub fn scored(game: Game, input: &Value) -> Result<Scored, Vec<Fault>> {
    let switches = |rules: serde_json::Result<Value>| rules.unwrap_or_default();
    match game {
        Game::PocketMars => pocket_mars::read(input).map(|finished| Scored {
            score: pocket_mars::score(&finished),
            solo: matches!(finished.mode, pocket_mars::Mode::Solo(_)),
            rules: switches(serde_json::to_value(finished.rules)),
        }),
        Game::Mechanica => mechanica::read(input).map(|finished| Scored {
            score: mechanica::score(&finished),
            solo: finished.solo,
            rules: switches(serde_json::to_value(finished.rules)),
        }),
        Game::MarsNeedsMechanics => match mars_needs_mechanics::read(input)? {
            (Question::Ranking(game), rules) => Ok(Scored {
                score: mars_needs_mechanics::ranking::ranking(&game, &rules),
                solo: false,
                rules: switches(serde_json::to_value(rules)),
            }),
            _ => Err(vec![Fault::new(Code::NotFinished, "")]),
        },
    }
}
