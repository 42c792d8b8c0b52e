//! *First Martians*: the mission runner.
//!
//! A [`Game`] is a [`mission::Mission`] and a [`state::State`]. [`command::Command`]s go in, [`fact::Fact`]s come out.

pub mod command;
pub mod effect;
pub mod fact;
mod game;
pub mod mission;
pub mod state;
pub mod words;

pub use game::{Game, Sheet};
