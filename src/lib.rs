//! Solkeeper, a desktop companion for the board game *First Martians* and three other games, in English and Italian.
//!
//! A game is a set of pure functions over a state:
//!
//! ```text
//! command -> Game::decide -> facts -> journal (on disk) -> Game::apply -> view
//! ```
//!
//! - [`play`]: what all games share: [`play::Game`], offers, and [`play::GameHistory`], a game with its past (undo, redo, save points).
//! - [`first_martians`]: the rules of *First Martians*; [`pocket_mars`], [`mechanica`], [`mars_needs_mechanics`]: the other games,
//!   with scores and helpers during play. [`dice`]: repeatable chance.
//! - [`content`]: missions, from texts to a checked mission or diagnostics with file, line and column.
//! - [`rulebook`]: the rules entries and the search; [`scoring`] and [`scorebook`]: scores and kept games.
//! - [`language`]: the only module that produces user-visible text; [`storage`]: the only module that writes files.
//! - [`session`]: a game being played, for all front ends; [`cli`] and `app` (feature `window`): the front ends.
//!
//! `ARCHITECTURE.md` says what must stay true and where to start for a change.
//!
//! # Example
//!
//! Load a shipped mission, begin a game for two players, and play its first command.
//!
//! ```
//! use std::collections::BTreeSet;
//! use std::sync::Arc;
//!
//! use solkeeper::content;
//! use solkeeper::first_martians::{Game, command::Command, state::Start};
//! use solkeeper::play::{Game as _, GameHistory};
//!
//! let loaded = content::load(&content::shipped::files(), "make-yourself-at-home");
//! let start = Start { seed: 7, players: 2, read_before: BTreeSet::new() };
//! let mut history = GameHistory::new(Game::new(Arc::new(loaded.mission.unwrap()), &start));
//!
//! // What can be done now: `decide` accepts exactly this.
//! assert!(history.game().offers().iter().any(|offer| offer.command == Command::Continue {}));
//!
//! // `propose` decides and changes nothing. The record would now be written to the disk.
//! let record = history.propose(&Command::Continue {}, "2031-04-05T20:00:00Z").unwrap();
//!
//! // `accept` applies it.
//! let before = history.game().digest();
//! history.accept(record).unwrap();
//! assert_ne!(history.game().digest(), before);
//! ```

#[cfg(not(target_arch = "wasm32"))]
pub mod cli;

pub use base::{dice, locale, platform, play};
pub use companions::{mars_needs_mechanics, mechanica, pocket_mars, scorebook, scoring};
#[cfg(feature = "window")]
#[doc(hidden)]
pub use window as app;
pub use {content, first_martians, language, rulebook, session, storage};
