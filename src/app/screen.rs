//! Screens: each a struct with `Message`, `Action`, `update` and `view`. Shared data comes in by reference; no screen reaches into another.

pub mod add;
mod around;
pub mod changed;
pub mod helper;
pub mod home;
pub mod keys;
pub mod manual;
pub mod mission;
pub mod my_box;
pub mod report;
pub mod rules;
pub mod save_points;
mod saved;
pub mod saves;
pub mod scores;
pub mod settings;
pub mod table;
pub mod wizard;
mod wrong;
