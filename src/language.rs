//! Sentences. Only this room makes them: everywhere else are facts, commands and refusals as data.
//!
//! The messages of the app stand in `locales/<code>/*.ftl`, compiled in; the prose of a mission comes with its content.

mod advice;
pub mod board;
mod common;
pub mod helper;
pub mod instruction;
mod locales;
pub mod log;
pub mod manual;
pub mod mars_needs_mechanics;
pub mod mechanica;
pub mod my_box;
pub mod named;
mod noun;
pub mod numbers;
pub mod own_sheet;
pub mod page;
pub mod paper;
pub mod plan;
pub mod pocket_mars;
pub mod printed;
pub mod quote;
pub mod score;
pub mod simulation;
mod spoken;
pub mod story;
pub mod tell;
mod voice;

use std::fmt;

pub use advice::advice;
pub use common::counted;
pub use noun::Noun;
pub use spoken::spoken;
pub use voice::{Args, Voice};

use crate::rulebook::Tongue;

/// A language that the app speaks.
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
    /// Every language, the one to fall back on first.
    pub const ALL: &'static [Self] = &[Self::English, Self::Italian];

    /// The code used in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Italian => "it",
        }
    }

    /// Its name in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Italian => "Italiano",
        }
    }

    /// The language of a code such as `it`, `it-IT` or `it_IT.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The first language of a list of wishes that the app speaks, else English.
    pub fn negotiate(wishes: &[String]) -> Self {
        wishes.iter().find_map(|wish| Self::from_code(wish)).unwrap_or(Self::English)
    }

    /// The language of this machine, else English.
    pub fn system() -> Self {
        Self::negotiate(&crate::platform::system_locales())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.own_name())
    }
}

impl From<Language> for Tongue {
    fn from(language: Language) -> Self {
        match language {
            Language::English => Self::English,
            Language::Italian => Self::Italian,
        }
    }
}

#[cfg(test)]
mod tests;
