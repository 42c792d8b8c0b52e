//! The search: one index over all games and both languages.

mod fold;
mod index;
mod rank;
mod vocabulary;

pub use index::Index;

use super::{Entry, Game};
use crate::locale::Language;

/// A search query.
#[derive(Debug, Clone, Copy)]
pub struct Query<'q> {
    /// As typed.
    pub words: &'q str,
    /// The language of the hits; words of the other language are found too.
    pub language: Language,
    /// Restricts the search to a game.
    pub game: Option<Game>,
    /// The game being played: its entries come first, unless their score is low.
    pub playing: Option<Game>,
    /// The maximum number of hits.
    pub limit: usize,
}

/// A found entry.
#[derive(Debug, Clone, Copy)]
pub struct Hit<'l> {
    /// The entry, in the language of the query if it exists.
    pub entry: &'l Entry,
    /// Higher is better; comparable within one answer only.
    pub score: f32,
    /// The other language, if a word of the query was found only in it.
    pub matched_language: Option<Language>,
}

/// The result of a search.
#[derive(Debug, Clone, Default)]
pub struct SearchResult<'l> {
    /// The found entries, best first.
    pub hits: Vec<Hit<'l>>,
    /// Without hits: the entries with the most similar titles.
    pub nearest: Vec<&'l Entry>,
}
