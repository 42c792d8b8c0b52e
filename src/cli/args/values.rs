//! Parsers for the values of options.

use std::convert::Infallible;
use std::ffi::OsString;
use std::path::PathBuf;

use super::{NewKind, SetUp, UsageError};
use companions::scorebook::{FIRST_MARTIANS, Game};
use content::template::Skeleton;
use first_martians::players::Style;
use language::Language;
use rulebook;
use session::scores::FileKind;

/// The most games of a simulation for each number of players.
const MOST_GAMES: u32 = 1_000_000;

/// Names of players. clap takes a field of type `Vec` for a list of values, but not an alias of it.
pub(super) type Names = Vec<String>;

fn among<T>(
    code: &'static str,
    word: &str,
    known: impl IntoIterator<Item = (&'static str, T)>,
) -> Result<T, UsageError> {
    let mut names = Vec::new();
    for (name, value) in known {
        if name == word {
            return Ok(value);
        }
        names.push(name);
    }
    Err(UsageError::new(code, word).nearest(names))
}

fn number<T: std::str::FromStr>(
    code: &'static str,
    word: &str,
    fits: impl Fn(&T) -> bool,
) -> Result<T, UsageError> {
    word.parse()
        .ok()
        .filter(fits)
        .ok_or_else(|| UsageError::new(code, word))
}

pub(super) fn language(word: &str) -> Result<Language, UsageError> {
    among(
        "unknown-language",
        word,
        Language::ALL
            .iter()
            .map(|&language| (language.code(), language)),
    )
}

pub(super) fn players(word: &str) -> Result<u8, UsageError> {
    number("bad-players", word, |players| (1..=4).contains(players))
}

pub(super) fn seed(word: &str) -> Result<u64, UsageError> {
    number("bad-seed", word, |_| true)
}

pub(super) fn limit(word: &str) -> Result<usize, UsageError> {
    number("bad-limit", word, |&limit| limit > 0)
}

pub(super) fn games(word: &str) -> Result<u32, UsageError> {
    number("bad-games", word, |games| (1..=MOST_GAMES).contains(games))
}

/// Whether the app keeps the board.
pub(super) fn board(word: &str) -> Result<bool, UsageError> {
    among("bad-board", word, [("story", false), ("full", true)])
}

/// How the set-up goes.
pub(super) fn set_up(word: &str) -> Result<SetUp, UsageError> {
    if word == SetUp::ASKED {
        Ok(SetUp::Asked)
    } else {
        among("unknown-set-up", word, [(SetUp::DEALT, SetUp::Dealt)])
    }
}

pub(super) fn style(word: &str) -> Result<Style, UsageError> {
    let styles = [
        ("random", Style::Random),
        ("careful", Style::Careful),
        ("impulsive", Style::Impulsive),
    ];
    among("bad-player", word, styles)
}

pub(super) fn new_kind(word: &str) -> Result<NewKind, UsageError> {
    among("bad-kind", word, NewKind::ALL.map(|kind| (kind.id(), kind)))
}

pub(super) fn new_sols(word: &str) -> Result<u8, UsageError> {
    number("bad-sols", word, |sols| Skeleton::SOLS.contains(sols))
}

pub(super) fn new_events(word: &str) -> Result<u8, UsageError> {
    number("bad-events", word, |events| {
        Skeleton::EVENTS.contains(events)
    })
}

pub(super) fn rules_game(word: &str) -> Result<rulebook::Game, UsageError> {
    among(
        "unknown-game",
        word,
        rulebook::Game::ALL.map(|game| (game.id(), game)),
    )
}

pub(super) fn scored_game(word: &str) -> Result<Game, UsageError> {
    among("not-scored", word, Game::ALL.map(|game| (game.id(), game)))
}

pub(super) fn kept_game(word: &str) -> Result<String, UsageError> {
    let known = [FIRST_MARTIANS].into_iter().chain(Game::ALL.map(Game::id));
    among("unknown-game", word, known.map(|id| (id, id.to_owned())))
}

pub(super) fn names(word: &str) -> Result<Names, Infallible> {
    Ok(word.split(',').map(|name| name.trim().to_owned()).collect())
}

/// `NAME=VALUE`.
pub(super) fn set(word: &str) -> Result<(String, String), UsageError> {
    let (name, value) = word
        .split_once('=')
        .ok_or_else(|| UsageError::new("bad-set", word))?;
    Ok((name.trim().to_owned(), value.to_owned()))
}

pub(super) fn part(word: &str) -> Result<String, UsageError> {
    if word.trim().is_empty() {
        Err(UsageError::new("missing-argument", "VALUE"))
    } else {
        Ok(word.to_owned())
    }
}

pub(super) fn export(path: OsString) -> Result<(PathBuf, FileKind), UsageError> {
    let path = PathBuf::from(path);
    match FileKind::of(&path.display().to_string()) {
        Some(kind) => Ok((path, kind)),
        None => Err(UsageError::new("bad-export", path.display().to_string())),
    }
}
