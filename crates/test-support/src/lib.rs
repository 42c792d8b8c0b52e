//! What the tests of several crates share.

#![allow(clippy::expect_used, reason = "a test says what is wrong by failing")]

pub mod released_missions;
