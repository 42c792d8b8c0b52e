//! Games, saves and a data folder recorded with release 0, replayed and opened with the program as it is now.
//!
//! - `games/` holds games of every mission and every helper, a file each: a description, then a line for every command with
//!   the digest of the state after it and short hashes of the facts and the offers, and after every fourth command of the page in
//!   both languages. One game in twelve keeps facts and pages in full after every twelfth command.
//! - `saves/` holds saves as release 0 wrote them, one at every step where a game can stop. Each opens at the stored digest and is
//!   played on. Long texts in them stand once in `texts/` and are put back before the file is opened.
//! - `release-0/` is a data folder with everything in it; `release-0.answers.json` is what release 0 answered about it.
//!
//! A plain run replays a spread of the games and plays a few commands in every save. `SOLKEEPER_GAMES=1000` replays all games and
//! plays every save to its end; a smaller number takes so many.
//!
//! **When an outcome changes on purpose**, list the games in `changed.json`: a name or a pattern with `*`, and the reason. Saves are
//! `saves/NAME`, answers are `release-0/QUESTION`. Then `SOLKEEPER_BLESS=1 cargo test --test corpus` records the outcome of the
//! same commands anew, for what is listed alone, and writes the reason beside it. Empty the list again in the same change: a later
//! difference needs a reason of its own.
//!
//! `cargo test --test corpus record_games -- --ignored` plays and records the games of `record.rs` that have no file yet.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what is wrong by failing")]

mod chance;
mod changed;
mod games;
mod pack;
mod record;
mod release;
mod saves;
mod support;
