//! The search: one index over all games and both languages.

mod fold;
mod index;
mod rank;
mod vocabulary;

pub use index::Index;

use super::{Entry, Game, Tongue};

/// What is looked for.
#[derive(Debug, Clone, Copy)]
pub struct Query<'q> {
    /// As typed.
    pub words: &'q str,
    /// The language of the answers; words of the other one are understood as well.
    pub tongue: Tongue,
    /// Only this game.
    pub game: Option<Game>,
    /// The game being played: its entries come first, unless they barely fit.
    pub playing: Option<Game>,
    /// The most hits wanted.
    pub limit: usize,
}

/// An entry that answers.
#[derive(Debug, Clone, Copy)]
pub struct Hit<'l> {
    /// The entry, in the language asked for where it exists in it.
    pub entry: &'l Entry,
    /// How well it fits: more is better, comparable within one answer.
    pub score: f32,
    /// The language of words that only the entry's other text has: what was typed is called otherwise here.
    pub by_words_of: Option<Tongue>,
}

/// What was found.
#[derive(Debug, Clone, Default)]
pub struct Answer<'l> {
    /// The entries, best first.
    pub hits: Vec<Hit<'l>>,
    /// Where nothing was found: the entries with the nearest titles.
    pub nearest: Vec<&'l Entry>,
}
