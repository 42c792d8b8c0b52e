//! The languages of the program, and the characters that no language is read by.

use std::fmt;

use crate::names;

/// A language of the app.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
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

    /// Parses a code such as `it`, `it-IT` or `it_IT.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL
            .iter()
            .copied()
            .find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The sign between the cells of a table, as spreadsheets in the language expect it: where a comma is the decimal sign, it cannot
    /// be a comma.
    pub const fn cell_separator(self) -> char {
        match self {
            Self::English => ',',
            Self::Italian => ';',
        }
    }

    /// The other language.
    pub const fn other(self) -> Self {
        match self {
            Self::English => Self::Italian,
            Self::Italian => Self::English,
        }
    }

    /// Its name in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Italian => "Italiano",
        }
    }

    /// The first supported language of the list, or English. A locale of the system without a language, `C` or `POSIX`, asks for English.
    pub fn negotiate(wishes: &[String]) -> Self {
        let without_language = |wish: &str| {
            let name = wish.split(['.', '@']).next().unwrap_or_default();
            ["C", "POSIX"].contains(&name).then_some(Self::English)
        };
        wishes
            .iter()
            .find_map(|wish| Self::from_code(wish).or_else(|| without_language(wish)))
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

/// Whether a character is not read but acts on what surrounds it: a control other than tab and line feed, or one that turns the
/// direction of writing. In a terminal it can hide, move or replace what is shown.
pub const fn is_hidden(character: char) -> bool {
    matches!(character,
        '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A text of one line as it is stored, of at most `most` characters: composed ([`names::composed`]), without what acts on a line instead
/// of being read, and without what turns the direction of writing.
pub fn sanitized(text: &str, most: usize) -> String {
    let plain: String = text
        .chars()
        .filter(|it| !acts_on_a_line(*it) && !names::turns(*it))
        .collect();
    names::composed(&plain).chars().take(most).collect()
}

/// A path of one line, of at most `most` characters. It stays as it is otherwise: a file can have a name that is not composed.
pub fn sanitized_path(text: &str, most: usize) -> String {
    text.chars()
        .filter(|it| !acts_on_a_line(*it))
        .take(most)
        .collect()
}

/// Whether a character acts on a line instead of being read in it.
pub(crate) fn acts_on_a_line(character: char) -> bool {
    character.is_control() || is_hidden(character)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_on_a_terminal_is_hidden_and_what_is_read_is_not() {
        for hidden in [
            '\u{1b}', '\r', '\u{7}', '\u{9b}', '\u{202e}', '\u{2067}', '\u{feff}',
        ] {
            assert!(is_hidden(hidden), "{hidden:?}");
        }
        for read in ['\n', '\t', 'è', '→', '’', '\u{a0}', '\u{ad}', '\u{200d}'] {
            assert!(!is_hidden(read), "{read:?}");
        }
    }

    #[test]
    fn a_typed_text_is_composed_and_a_path_is_not() {
        assert_eq!(sanitized("Zoe\u{300}\u{200f}\u{1b}", 3), "Zoè");
        assert_eq!(sanitized_path("Zoe\u{300}\u{1b}.zip", 80), "Zoe\u{300}.zip");
    }
}
