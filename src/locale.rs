//! The languages of the program.

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

    /// Parses a code such as `it`, `it-IT` or `it_IT.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.iter().copied().find(|language| language.code().eq_ignore_ascii_case(primary))
    }
}
