//! What every part of Solkeeper stands on: languages, names, repeatable dice, the frame of a game, and the platform.

pub mod dice;
pub mod locale;
pub mod names;
pub mod platform;
pub mod play;
pub mod suggest;
