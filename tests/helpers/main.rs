//! The helpers of the other games during play.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod colony;
mod factory;
mod market;
mod support;
