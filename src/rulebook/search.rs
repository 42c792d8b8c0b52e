//! The search: one index over all games and both languages.

mod answer;
mod by_stem;
mod fold;
mod index;
mod question;
mod rank;
mod vocabulary;

pub use fold::content_stems;
pub use index::Index;

use std::ops::Range;

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
#[derive(Debug, Clone)]
pub struct Hit<'l> {
    /// The entry, in the language of the query if it exists.
    pub entry: &'l Entry,
    /// Higher is better; comparable within one answer only.
    pub score: f32,
    /// The other language, if a word of the query was found only in it.
    pub matched_language: Option<Language>,
    /// The answer in the entry; `None` for an entry that was not searched for.
    pub answer: Option<Answer>,
}

/// The place of the answer in an entry, and yes or no.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Answer {
    /// The index of the block in the body.
    pub block: usize,
    /// The index of the item in the block.
    pub item: usize,
    /// The bytes of the sentence in the plain text of the item.
    pub sentence: Range<usize>,
    /// Yes or no, where the entry says so to this very question.
    pub yes: Option<bool>,
}

/// The result of a search.
#[derive(Debug, Clone, Default)]
pub struct SearchResult<'l> {
    /// The found entries, best first.
    pub hits: Vec<Hit<'l>>,
    /// Without hits: the entries with the most similar titles.
    pub nearest: Vec<&'l Entry>,
}

impl Answer {
    /// The sentence to read first.
    pub fn sentence(&self, entry: &Entry) -> String {
        let item = entry.body.get(self.block).and_then(|block| block.items().nth(self.item));
        let text = item.map(|runs| super::markdown::words_of(runs)).unwrap_or_default();
        text.get(self.sentence.clone()).unwrap_or_default().to_owned()
    }

    /// The bytes of the sentence in an item of the body, if it stands there.
    pub fn in_item(&self, block: usize, item: usize) -> Option<Range<usize>> {
        (self.block == block && self.item == item).then(|| self.sentence.clone())
    }
}
