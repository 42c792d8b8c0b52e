//! What is asked of scores.

use std::path::PathBuf;

use lexopt::{Parser, ValueExt};

use super::{Usage, text};
use crate::scorebook::{FIRST_MARTIANS, Game};
use crate::session::scores::FileKind;

/// A game to be scored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// The game.
    pub game: Game,
    /// The file; standard input where none is named, or `-`.
    pub file: Option<PathBuf>,
    /// Whether it is kept: as a new one, or in the place of the kept one of that name.
    pub keep: Option<Option<String>>,
    /// A text beside it.
    pub note: Option<String>,
}

/// What is done with the kept scores.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scores {
    /// They are listed: all, or those of a game or a player.
    List {
        /// The game.
        game: Option<String>,
        /// The player.
        player: Option<String>,
    },
    /// They are written to a file.
    Export(PathBuf, FileKind),
    /// A file of them is taken in.
    Import(PathBuf),
    /// One is thrown away.
    Remove(String),
}

/// The options of `score` and `scores`.
#[derive(Debug, Default)]
pub(super) struct ScoreOptions {
    pub keep: Option<Option<String>>,
    pub note: Option<String>,
    pub game: Option<String>,
    pub player: Option<String>,
}

pub(super) fn option(parser: &mut Parser, one: bool, option: &str, score: &mut ScoreOptions) -> Result<(), Usage> {
    match option {
        "keep" if one => {
            let kept = parser.optional_value().map(|value| value.string().map_err(|_| Usage::NotText)).transpose()?;
            score.keep = Some(kept);
        }
        "note" if one => score.note = Some(text(parser, "--note")?),
        "game" if !one => {
            let game = text(parser, "--game")?;
            if game != FIRST_MARTIANS && Game::from_id(&game).is_none() {
                return Err(Usage::UnknownGame(game));
            }
            score.game = Some(game);
        }
        "player" if !one => score.player = Some(text(parser, "--player")?),
        other => return Err(Usage::UnknownOption(format!("--{other}"))),
    }
    Ok(())
}
