//! The words of all texts of one language, with their stems.

use crate::locale::Language;
use rustc_hash::FxHashMap;

use super::fold::{stem, without_ending};

/// The minimum length of a word with a typing error.
const MIN_MISSPELT: usize = 5;
/// The minimum length of a prefix that is completed.
const MIN_PREFIX: usize = 2;

/// The quality of a match, 1 for the word itself.
pub(super) mod quality {
    /// The word itself.
    pub const SAME: f32 = 1.0;
    /// Another form of it.
    pub const FORM: f32 = 0.97;
    /// A word with this prefix.
    pub const PREFIX: f32 = 0.7;
    /// A word with this prefix, where the prefix is a word itself.
    pub const LONGER: f32 = 0.3;
    /// A word with one typing error.
    pub const MISSPELT: f32 = 0.6;
}

/// The words of a language with their stems.
#[derive(Debug)]
pub(super) struct Vocabulary {
    language: Language,
    /// Sorted folded words with their stems.
    words: Vec<(String, u32)>,
    /// Indices in `words`, by number of letters.
    by_length: Vec<Vec<u32>>,
    stems: FxHashMap<String, u32>,
    /// Stems by word without its ending.
    by_base: FxHashMap<String, Vec<u32>>,
    seen: FxHashMap<String, u32>,
}

impl Vocabulary {
    pub fn new(language: Language) -> Self {
        Self {
            language,
            words: Vec::new(),
            by_length: Vec::new(),
            stems: FxHashMap::default(),
            by_base: FxHashMap::default(),
            seen: FxHashMap::default(),
        }
    }

    /// Adds a folded word; returns the number of its stem.
    pub fn add(&mut self, word: String) -> u32 {
        if let Some(&known) = self.seen.get(&word) {
            return known;
        }
        let next = u32::try_from(self.stems.len()).unwrap_or(u32::MAX);
        let number = *self.stems.entry(stem(self.language, &word)).or_insert(next);
        let _ = self.seen.insert(word, number);
        number
    }

    pub fn stems(&self) -> usize {
        self.stems.len()
    }

    /// Prepares the lookup.
    pub fn finish(&mut self) {
        self.words = std::mem::take(&mut self.seen).into_iter().collect();
        self.words.sort_unstable();
        for (at, (word, stem)) in self.words.iter().enumerate() {
            if let Some(base) = without_ending(self.language, word) {
                self.by_base.entry(base.to_owned()).or_default().push(*stem);
            }
            let length = word.chars().count();
            if self.by_length.len() <= length {
                self.by_length.resize_with(length + 1, Vec::new);
            }
            self.by_length[length].push(u32::try_from(at).unwrap_or(u32::MAX));
        }
    }

    /// The stems of the word itself and of other forms of it.
    pub fn exact(&self, word: &str) -> Vec<(u32, f32)> {
        let own = self.words.binary_search_by(|(known, _)| known.as_str().cmp(word)).ok();
        let own = own.map(|at| (self.words[at].1, quality::SAME));
        let form = self.stems.get(&stem(self.language, word)).map(|&number| (number, quality::FORM));
        let alike = without_ending(self.language, word).and_then(|base| self.by_base.get(base));
        let alike = alike.into_iter().flatten().map(|&number| (number, quality::FORM));
        own.into_iter().chain(form).chain(alike).collect()
    }

    /// The stems of the words with this prefix, better the more of the word it covers.
    pub fn with_prefix(&self, word: &str) -> Vec<(u32, f32)> {
        let letters = word.chars().count();
        if letters < MIN_PREFIX {
            return Vec::new();
        }
        let from = self.words.partition_point(|(known, _)| known.as_str() < word);
        let begins = self.words[from..].iter().take_while(|(known, _)| known.starts_with(word));
        begins.map(|(known, number)| (*number, prefix_quality(letters, known.chars().count()))).collect()
    }

    /// The stems of the words with one typing error: a letter inserted, deleted, replaced or two swapped.
    pub fn misspelt(&self, word: &str) -> Vec<(u32, f32)> {
        let letters = word.chars().count();
        if letters < MIN_MISSPELT {
            return Vec::new();
        }
        let lengths = letters - 1..=letters + 1;
        let near = lengths.filter_map(|length| self.by_length.get(length)).flatten().map(|&at| &self.words[at as usize]);
        near.filter(|(known, _)| same_start_or_end(known, word) && strsim::osa_distance(known, word) == 1)
            .map(|(_, it)| (*it, quality::MISSPELT))
            .collect()
    }
}

/// One error leaves the first or the last two letters of a long word unchanged: a quick filter.
fn same_start_or_end(one: &str, two: &str) -> bool {
    one.chars().take(2).eq(two.chars().take(2)) || one.chars().rev().take(2).eq(two.chars().rev().take(2))
}

fn prefix_quality(typed: usize, whole: usize) -> f32 {
    quality::PREFIX + (quality::MISSPELT / 3.0) * small(typed) / small(whole.max(1))
}

/// A small number, exact in `f32`.
pub(super) fn small(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
