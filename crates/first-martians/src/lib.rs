//! *First Martians*: the mission runner.
//!
//! A [`Game`] is a [`mission::Mission`] and a [`state::State`]. [`command::Command`]s go in, [`fact::Fact`]s come out.

pub mod amount;
mod apply;
pub mod board;
mod board_facts;
pub mod campaign;
pub mod carried;
mod cause;
pub mod command;
pub mod crew;
pub mod dealt_set_up;
mod decide;
mod decision;
pub mod die_sols;
pub mod effect;
pub mod ending_outcome;
pub mod fact;
mod game;
pub mod game_box;
pub mod left_out;
mod limits;
pub mod mission;
pub mod my_box;
pub mod objective;
pub mod objective_token;
mod offers;
pub mod players;
pub mod queries;
mod rules;
pub mod schema;
pub mod setup_steps;
pub mod sheet;
pub mod simulation;
pub mod sol_at;
pub mod standing;
pub mod state;
pub mod step;
pub mod steps_ahead;
pub mod task;
pub mod vocabulary;
pub mod walker;

pub use game::{Game, Sheet};
pub use rules::EffectPreview;
