//! The search: one index over all games and both languages.

mod answer;
mod by_stem;
mod fold;
mod index;
mod question;
mod rank;
mod sense;
mod vocabulary;

pub use fold::content_stems;
pub use index::Index;

use std::ops::Range;

use super::{Entry, Game, Part};
use base::locale::Language;

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
    /// The ids of the entries on what is at hand, such as the step and the mission being played.
    pub here: &'q [&'static str],
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
    /// The answer in the entry; `None` where no sentence of it is certain to be one.
    pub answer: Option<Answer>,
}

/// The answer of an entry to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// The statement to read first, by its index in the entry.
    pub statement: usize,
    /// Yes or no, where that is certain.
    pub yes: Option<bool>,
}

/// The result of a search.
#[derive(Debug, Clone, Default)]
pub struct SearchResult<'l> {
    /// The found entries, best first.
    pub hits: Vec<Hit<'l>>,
    /// Without hits: the nearest entries of the game, if any is near.
    pub nearest: Vec<&'l Entry>,
}

impl Answer {
    /// The sentence to read first.
    pub fn sentence<'e>(&self, entry: &'e Entry) -> &'e str {
        entry
            .statements
            .get(self.statement)
            .map_or("", |statement| &statement.text)
    }

    /// The bytes of the sentence in an item of the body or of a note, if its own words stand there.
    pub fn in_item(
        &self,
        entry: &Entry,
        part: Part,
        block: usize,
        item: usize,
    ) -> Option<Range<usize>> {
        let place = &entry.statements.get(self.statement)?.place;
        let is_here = place.part == part && place.block == block && place.items.contains(&item);
        // Of several items, each is meant as a whole.
        is_here.then(|| {
            if place.items.len() == 1 {
                place.bytes.clone()
            } else {
                0..usize::MAX
            }
        })
    }
}
