//! The words of all texts of one language, with their stems.

use base::locale::Language;
use rustc_hash::FxHashMap;

use super::fold::{stem, without_ending, without_pronouns, words};

/// The minimum length of a word with a typing error, and with two.
const MIN_MISSPELT: [usize; 2] = [4, 8];
/// The minimum length of a prefix that is completed.
const MIN_PREFIX: usize = 2;
/// The minimum length of each of two words that were typed as one.
const MIN_JOINED: usize = 2;

/// The quality of a match, 1 for the word itself.
pub(super) mod quality {
    /// The word itself.
    pub(crate) const SAME: f32 = 1.0;
    /// Another form of it.
    pub const FORM: f32 = 0.95;
    /// Another word that is used for it.
    pub(crate) const SAME_SENSE: f32 = 0.5;
    /// A word with this prefix.
    pub const PREFIX: f32 = 0.75;
    /// A word with this prefix, where the prefix is a word itself.
    pub(crate) const LONGER: f32 = 0.3;
    /// A word with one typing error, and with two.
    pub(crate) const MISSPELT: [f32; 2] = [0.75, 0.55];
}

/// A word as it stands in a text.
#[derive(Debug)]
struct Word {
    text: String,
    stem: u32,
    /// A bit for each letter in it: most words with more differences are told apart by it.
    letters: u64,
}

/// The words of a language with their stems.
#[derive(Debug)]
pub(super) struct Vocabulary {
    language: Language,
    /// Sorted folded words.
    words: Vec<Word>,
    /// Indices in `words`, by number of letters.
    by_length: Vec<Vec<u32>>,
    stems: FxHashMap<String, u32>,
    /// Stems by word without its ending.
    by_base: FxHashMap<String, Vec<u32>>,
    seen: FxHashMap<String, u32>,
    /// Groups of words that are used for one another, by the stem of each.
    groups: FxHashMap<String, Vec<u16>>,
    /// By group: the stems of its words.
    of_group: Vec<Vec<u32>>,
}

impl Vocabulary {
    pub fn new(language: Language) -> Self {
        Self {
            groups: FxHashMap::default(),
            of_group: Vec::new(),
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
        let words = std::mem::take(&mut self.seen).into_iter();
        self.words = words
            .map(|(text, stem)| Word {
                letters: letters(&text),
                text,
                stem,
            })
            .collect();
        self.words.sort_unstable_by(|a, b| a.text.cmp(&b.text));
        for (at, word) in self.words.iter().enumerate() {
            if let Some(base) = without_ending(self.language, &word.text) {
                self.by_base
                    .entry(base.to_owned())
                    .or_default()
                    .push(word.stem);
            }
            let length = word.text.chars().count();
            if self.by_length.len() <= length {
                self.by_length.resize_with(length + 1, Vec::new);
            }
            self.by_length[length].push(u32::try_from(at).unwrap_or(u32::MAX));
        }
    }

    /// Takes the words of a line for one another; call it after [`Vocabulary::finish`].
    pub(crate) fn add_group(&mut self, line: &str) {
        let number = u16::try_from(self.of_group.len()).unwrap_or(u16::MAX);
        let mut stems = Vec::new();
        for word in words(line) {
            let stemmed = stem(self.language, &word);
            stems.extend(self.stems.get(&stemmed));
            let groups = self.groups.entry(stemmed).or_default();
            if groups.last() != Some(&number) {
                groups.push(number);
            }
        }
        self.of_group.push(stems);
    }

    /// The stems of words that are used for this one.
    pub fn synonyms(&self, word: &str) -> Vec<(u32, f32)> {
        let verb = without_pronouns(self.language, word);
        let stemmed = [Some(word), verb.as_deref()]
            .into_iter()
            .flatten()
            .map(|word| stem(self.language, word));
        let groups = stemmed
            .filter_map(|stemmed| self.groups.get(&stemmed))
            .flatten();
        groups
            .flat_map(|group| &self.of_group[usize::from(*group)])
            .map(|stem| (*stem, quality::SAME_SENSE))
            .collect()
    }

    fn find(&self, word: &str) -> Option<u32> {
        let at = self
            .words
            .binary_search_by(|known| known.text.as_str().cmp(word))
            .ok()?;
        Some(self.words[at].stem)
    }

    /// The stems of the word itself and of other forms of it.
    pub fn exact(&self, word: &str) -> Vec<(u32, f32)> {
        let own = self.find(word).map(|stem| (stem, quality::SAME));
        let verb = without_pronouns(self.language, word);
        let forms = [Some(word), verb.as_deref()]
            .into_iter()
            .flatten()
            .flat_map(|word| {
                let form = self.stems.get(&stem(self.language, word)).copied();
                let alike =
                    without_ending(self.language, word).and_then(|base| self.by_base.get(base));
                form.into_iter()
                    .chain(alike.into_iter().flatten().copied())
                    .map(|stem| (stem, quality::FORM))
            });
        own.into_iter().chain(forms).collect()
    }

    /// The stems of the words with this prefix, better the more of the word it covers.
    pub(crate) fn with_prefix(&self, word: &str) -> Vec<(u32, f32)> {
        let letters = word.chars().count();
        if letters < MIN_PREFIX {
            return Vec::new();
        }
        let from = self
            .words
            .partition_point(|known| known.text.as_str() < word);
        let begins = self.words[from..]
            .iter()
            .take_while(|known| known.text.starts_with(word));
        begins
            .map(|known| {
                (
                    known.stem,
                    prefix_quality(letters, known.text.chars().count()),
                )
            })
            .collect()
    }

    /// The stems of the words with a typing error (a letter inserted, deleted, replaced or two swapped), or with two in long ones.
    pub fn misspelt(&self, word: &str) -> Vec<(u32, f32)> {
        let length = word.chars().count();
        let most = MIN_MISSPELT
            .iter()
            .filter(|least| length >= **least)
            .count();
        if most == 0 {
            return Vec::new();
        }
        let typed = letters(word);
        let lengths = length.saturating_sub(most)..=length + most;
        let near = lengths
            .filter_map(|length| self.by_length.get(length))
            .flatten()
            .map(|&at| &self.words[at as usize]);
        let near = near.filter(|known| (known.letters ^ typed).count_ones() as usize <= 2 * most);
        let measured = near.map(|known| (known.stem, strsim::osa_distance(&known.text, word)));
        let mut found: Vec<_> = measured
            .filter(|(_, errors)| (1..=most).contains(errors))
            .collect();
        // Where one error explains the word, two are not looked for.
        let fewest = found
            .iter()
            .map(|(_, errors)| *errors)
            .min()
            .unwrap_or(most);
        found.retain(|(_, errors)| *errors == fewest);
        found
            .into_iter()
            .map(|(stem, errors)| (stem, quality::MISSPELT[errors - 1]))
            .collect()
    }

    /// The two known words that were typed without a space between them.
    pub fn split<'w>(&self, word: &'w str) -> Option<(&'w str, &'w str)> {
        let places = word
            .char_indices()
            .map(|(at, _)| at)
            .filter(|at| *at >= MIN_JOINED && word.len() - at >= MIN_JOINED);
        let pairs = places.map(|at| word.split_at(at));
        // The longest first word: `dove` and not `do` in `dovesta`.
        pairs
            .rev()
            .find(|(one, two)| self.find(one).is_some() && self.find(two).is_some())
    }
}

/// A bit for each letter of a folded word.
fn letters(word: &str) -> u64 {
    word.chars()
        .fold(0, |bits, c| bits | 1 << (u32::from(c) % 64))
}

fn prefix_quality(typed: usize, whole: usize) -> f32 {
    quality::PREFIX + 0.2 * small(typed) / small(whole.max(1))
}

/// A small number, exact in `f32`.
pub(super) fn small(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
