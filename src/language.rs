//! The only module that produces user-visible text: everything else returns facts, commands and refusals as data.
//!
//! The app's messages are in `locales/<code>/*.ftl`, compiled in; the prose of a mission comes with its content.

mod advice;
pub mod board;
mod common;
pub mod fact_text;
pub mod helper;
pub mod html;
pub mod instruction;
mod locales;
pub mod manual;
pub mod mars_needs_mechanics;
pub mod mechanica;
pub mod my_box;
pub mod name_lookup;
mod noun;
pub mod numbers;
pub mod overview;
pub mod own_sheet;
pub mod page;
pub mod plan;
pub mod pocket_mars;
pub mod printed_effects;
pub mod quote;
pub mod score;
mod screen_reader;
pub mod simulation;
pub(crate) mod story;
mod voice;

use std::fmt;

pub use advice::advice;
pub use common::counted;
pub(crate) use screen_reader::screen_reader_text;
pub use voice::{Args, Voice};

use crate::rulebook::RulesLanguage;

/// A language of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Language {
    /// English.
    #[serde(rename = "en")]
    English,
    /// Italian.
    #[serde(rename = "it")]
    Italian,
}

impl Language {
    /// Every language; the first is the fallback.
    pub const ALL: &'static [Self] = &[Self::English, Self::Italian];

    /// The code used in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Italian => "it",
        }
    }

    pub(crate) const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Italian => "Italiano",
        }
    }

    /// Parses a code such as `it`, `it-IT` or `it_IT.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The first supported language of the list, or English.
    pub(crate) fn negotiate(wishes: &[String]) -> Self {
        wishes.iter().find_map(|wish| Self::from_code(wish)).unwrap_or(Self::English)
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

impl From<Language> for RulesLanguage {
    fn from(language: Language) -> Self {
        match language {
            Language::English => Self::English,
            Language::Italian => Self::Italian,
        }
    }
}

#[cfg(test)]
mod tests;
