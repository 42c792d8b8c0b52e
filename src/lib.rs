//! Solkeeper: a desktop companion for board games. See `ARCHITECTURE.md` for the plan of the house.

#[cfg(feature = "window")]
pub mod app;
pub mod cli;
pub mod content;
pub mod dice;
pub mod first_martians;
pub mod language;
pub mod mars_needs_mechanics;
pub mod mechanica;
pub mod play;
pub mod pocket_mars;
pub mod rulebook;
pub mod scorebook;
pub mod scoring;
pub mod session;
pub mod storage;
mod suggest;
