//! Games, saves and a data folder recorded with release 0, replayed and opened by the current program.
//!
//! - `games/`: one file per game, of every mission and every helper: a description, then a line per command with the digest of the
//!   state after it, short hashes of facts and offers, and after every fourth command of the page in both languages. One game in
//!   twelve has full facts and pages after every twelfth command.
//! - `saves/`: saves written by release 0, one at every step where a game can stop. Each opens with the stored digest and continues.
//!   Long texts in them are stored once in `texts/` and restored before the file is opened.
//! - `release-0/`: a data folder with all kinds of files; `release-0.answers.json` has the answers of release 0 about it.
//!
//! A plain run replays a sample of the games and plays a few commands in every save. `SOLKEEPER_GAMES=1000` replays all games and
//! plays every save to its end; a smaller number replays that many.
//!
//! **When an outcome changes intentionally**, list the games in `changed.json`: a name or a pattern with `*`, and the reason. Saves
//! are `saves/NAME`, answers are `release-0/QUESTION`. Then `SOLKEEPER_BLESS=1 cargo test --test corpus` records the new outcome of
//! the same commands for listed names only, with the reason. Empty the list again in the same change: a later difference needs its
//! own reason.
//!
//! `cargo test --test corpus record_games -- --ignored` plays and records the games of `record.rs` that have no file yet.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod chance;
mod changed;
mod games;
mod pack;
mod record;
mod release;
mod saves;
mod support;
