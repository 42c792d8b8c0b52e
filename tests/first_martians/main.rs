//! The rules of a mission, given when then, and long runs against its invariants.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod almanac;
mod board;
mod endings;
mod format_2;
mod long_runs;
mod players;
mod round;
mod rules;
mod secrets;
mod simulation;
mod support;
mod upkeep;
