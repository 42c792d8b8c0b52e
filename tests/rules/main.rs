//! The rules entries: format, shipped texts, search.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod answers;
mod asked;
mod faults;
#[path = "../transcripts/golden.rs"]
mod golden;
mod mission_numbers;
mod play;
mod search;
mod shipped;
mod statements;
