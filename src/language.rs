//! The only module that produces user-visible text: everything else returns facts, commands and refusals as data.
//!
//! The app's messages are in `locales/<code>/*.ftl`, compiled in; the prose of a mission comes with its content.

mod advice;
pub mod board;
pub mod campaign;
mod common;
pub mod condition;
#[cfg(feature = "window")]
pub(crate) mod ending;
pub mod fact_text;
pub mod helper;
pub mod html;
pub mod instruction;
mod laid;
mod locales;
pub mod manual;
pub(crate) mod marks;
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
#[cfg(feature = "window")]
pub(crate) mod region_text;
mod rules_answer;
pub(crate) mod ruling;
pub mod score;
mod screen_reader;
pub mod simulation;
pub(crate) mod standing;
pub(crate) mod story;
pub(crate) mod table_state;
pub(crate) mod threshold;
mod voice;

use std::fmt;

pub use crate::locale::Language;
pub use advice::advice;
pub use common::counted;
#[cfg(feature = "window")]
pub(crate) use noun::capital;
pub(crate) use rules_answer::nothing_found;
pub use rules_answer::rules_answer;
pub(crate) use screen_reader::screen_reader_text;
pub use voice::{Args, Voice};

impl Language {
    pub(crate) const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Italian => "Italiano",
        }
    }

    /// The first supported language of the list, or English.
    pub(crate) fn negotiate(wishes: &[String]) -> Self {
        wishes
            .iter()
            .find_map(|wish| Self::from_code(wish))
            .unwrap_or(Self::English)
    }

    /// The language of the operating system, or English.
    pub fn system() -> Self {
        Self::negotiate(&crate::platform::system_locales())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.own_name())
    }
}

#[cfg(test)]
mod tests;
