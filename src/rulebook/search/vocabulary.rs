//! The words of all texts of one language, with their stems.

use rustc_hash::FxHashMap;

use super::fold::{bare, stem};
use crate::rulebook::Tongue;

/// The fewest letters of a word that may hold a typing error.
const FAULTY: usize = 5;
/// The fewest letters of a beginning that is completed.
const BEGINNING: usize = 2;

/// How well a word typed fits one of the vocabulary: 1 is the word itself.
pub(super) mod quality {
    /// The word itself.
    pub const SAME: f32 = 1.0;
    /// Another form of it.
    pub const FORM: f32 = 0.97;
    /// A word that begins so; less where what was typed is a word by itself.
    pub const BEGINNING: f32 = 0.7;
    /// See [`BEGINNING`].
    pub const LONGER: f32 = 0.3;
    /// A word with one typing error.
    pub const FAULTY: f32 = 0.6;
}

/// Words and stems.
#[derive(Debug)]
pub(super) struct Vocabulary {
    tongue: Tongue,
    /// Folded words in order, each with its stem.
    words: Vec<(String, u32)>,
    /// The words of each number of letters, as places in `words`.
    by_length: Vec<Vec<u32>>,
    stems: FxHashMap<String, u32>,
    /// The stems of the words that are the same without their last vowel.
    bare: FxHashMap<String, Vec<u32>>,
    seen: FxHashMap<String, u32>,
}

impl Vocabulary {
    /// An empty one.
    pub fn new(tongue: Tongue) -> Self {
        Self {
            tongue,
            words: Vec::new(),
            by_length: Vec::new(),
            stems: FxHashMap::default(),
            bare: FxHashMap::default(),
            seen: FxHashMap::default(),
        }
    }

    /// The number of the stem of a folded word, which is taken in.
    pub fn add(&mut self, word: String) -> u32 {
        if let Some(&known) = self.seen.get(&word) {
            return known;
        }
        let next = u32::try_from(self.stems.len()).unwrap_or(u32::MAX);
        let number = *self.stems.entry(stem(self.tongue, &word)).or_insert(next);
        let _ = self.seen.insert(word, number);
        number
    }

    /// How many stems there are.
    pub fn stems(&self) -> usize {
        self.stems.len()
    }

    /// Makes the words ready to be looked up.
    pub fn finish(&mut self) {
        self.words = std::mem::take(&mut self.seen).into_iter().collect();
        self.words.sort_unstable();
        for (at, (word, stem)) in self.words.iter().enumerate() {
            if let Some(bare) = bare(self.tongue, word) {
                self.bare.entry(bare.to_owned()).or_default().push(*stem);
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
        let form = self.stems.get(&stem(self.tongue, word)).map(|&number| (number, quality::FORM));
        let alike = bare(self.tongue, word).and_then(|bare| self.bare.get(bare));
        let alike = alike.into_iter().flatten().map(|&number| (number, quality::FORM));
        own.into_iter().chain(form).chain(alike).collect()
    }

    /// The stems of the words that begin so; the fuller the word, the better.
    pub fn beginning(&self, word: &str) -> Vec<(u32, f32)> {
        let letters = word.chars().count();
        if letters < BEGINNING {
            return Vec::new();
        }
        let from = self.words.partition_point(|(known, _)| known.as_str() < word);
        let begins = self.words[from..].iter().take_while(|(known, _)| known.starts_with(word));
        begins.map(|(known, number)| (*number, share(letters, known.chars().count()))).collect()
    }

    /// The stems of the words at one typing error: a letter too many, too few, another one, or two changed about.
    pub fn faulty(&self, word: &str) -> Vec<(u32, f32)> {
        let letters = word.chars().count();
        if letters < FAULTY {
            return Vec::new();
        }
        let lengths = letters - 1..=letters + 1;
        let near = lengths.filter_map(|length| self.by_length.get(length)).flatten().map(|&at| &self.words[at as usize]);
        near.filter(|(known, _)| same_end(known, word) && strsim::osa_distance(known, word) == 1)
            .map(|(_, it)| (*it, quality::FAULTY))
            .collect()
    }
}

/// One error leaves the first two letters of a long word as they are, or the last two. It saves most of the comparing.
fn same_end(one: &str, two: &str) -> bool {
    one.chars().take(2).eq(two.chars().take(2)) || one.chars().rev().take(2).eq(two.chars().rev().take(2))
}

fn share(typed: usize, whole: usize) -> f32 {
    let small = |number: usize| f32::from(u8::try_from(number).unwrap_or(u8::MAX));
    quality::BEGINNING + (quality::FAULTY / 3.0) * small(typed) / small(whole.max(1))
}
