//! The languages of the program, and the characters that no language is read by.

use std::fmt;

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

    /// The first supported language of the list, or English.
    pub fn negotiate(wishes: &[String]) -> Self {
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

/// Whether a character is not read but acts on what surrounds it: a control other than tab and line feed, or one that turns the
/// direction of writing. In a terminal it can hide, move or replace what is shown.
pub const fn is_hidden(character: char) -> bool {
    matches!(character,
        '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// A text of one line, without what acts on a line instead of being read, of at most `most` characters.
pub fn sanitized(text: &str, most: usize) -> String {
    text.chars().filter(|it| !acts(*it)).take(most).collect()
}

/// Whether a character acts on a line instead of being read in it.
fn acts(character: char) -> bool {
    character.is_control() || is_hidden(character)
}

/// Whether a text of one line can be read as a name: something of it is visible, and nothing acts on what surrounds it.
pub fn is_readable_name(text: &str) -> bool {
    let is_invisible = |it: char| {
        it.is_whitespace()
            || matches!(it, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}')
    };
    !text.chars().any(acts) && !text.chars().all(is_invisible)
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
    fn a_name_is_visible_and_leaves_the_rest_of_the_line_alone() {
        for name in ["Ada", "Ada Lovelace", "Zoë", "👩\u{200d}🚀", "爱"] {
            assert!(is_readable_name(name), "{name:?}");
        }
        for name in [
            "",
            " ",
            "\u{200b}",
            "\u{200b} \u{2060}",
            "Ada\u{202e}",
            "\u{feff}Ada",
            "A\nda",
            "A\tda",
            "\u{1b}[2J",
        ] {
            assert!(!is_readable_name(name), "{name:?}");
        }
    }
}
