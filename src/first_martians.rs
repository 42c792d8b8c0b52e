//! *First Martians*: the mission runner.
//!
//! A [`Game`] is a [`mission::Mission`] and a [`state::State`]. [`command::Command`]s go in, [`fact::Fact`]s come out.

mod apply;
pub mod command;
mod decide;
mod draft;
pub mod effect;
pub mod fact;
mod game;
pub mod mission;
mod offers;
pub mod players;
pub mod state;
pub mod words;

pub use game::{Game, Sheet};
