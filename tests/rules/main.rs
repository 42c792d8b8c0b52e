//! The rules: how entries are written, what is shipped, what is found.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what is wrong by failing")]

mod faults;
mod play;
mod search;
mod shipped;
