//! *First Martians*: the mission runner.

pub mod effect;
pub mod mission;
pub mod words;
