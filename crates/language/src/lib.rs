//! The only module that produces user-visible text: everything else returns facts, commands and refusals as data.
//!
//! The app's messages are in `locales/<code>/*.ftl`, compiled in; the prose of a mission comes with its content.

mod advice;
pub mod board;
pub mod campaign;
mod common;
pub mod condition;
pub mod ending;
pub mod fact_text;
pub mod helper;
pub mod html;
pub mod instruction;
mod locales;
mod localizer;
pub mod manual;
pub mod marks;
pub mod mars_needs_mechanics;
pub mod mechanica;
pub mod my_box;
pub mod name_lookup;
mod noun;
pub mod numbers;
mod objective_text;
pub mod overview;
pub mod own_campaign;
pub mod own_sheet;
pub mod page;
pub mod plan;
pub mod pocket_mars;
pub mod printed_effects;
pub mod quote;
pub mod region_text;
mod rules_answer;
pub mod ruling;
pub mod score;
mod screen_reader;
mod setup_state;
pub mod simulation;
pub mod standing;
pub mod story;
pub mod table_state;
pub mod threshold;

pub use advice::advice;
pub use base::locale::Language;
pub use common::counted;
pub use localizer::{Args, Localizer};
pub use noun::capital;
pub use rules_answer::{nothing_found, rules_answer};
pub use screen_reader::screen_reader_text;

#[cfg(test)]
mod tests;
