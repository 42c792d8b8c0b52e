//! Which stems stand where.

use super::fold::{fold, is_empty_word, words};
use super::vocabulary::Vocabulary;
use crate::rulebook::markdown::words_of;
use crate::rulebook::{Entry, Tongue};

/// In which parts of an entry a stem stands.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Posting {
    /// The entry, as its place in the library.
    pub entry: u32,
    pub title: bool,
    pub synonym: bool,
    /// How often in the text.
    pub text: u8,
}

/// What the index keeps of an entry beside its words.
#[derive(Debug)]
pub(super) struct Known {
    /// The titles that it goes by, folded: the whole, and what stands before and in brackets.
    pub titles: Vec<String>,
    /// How many words its title has.
    pub title_words: usize,
    /// Its synonyms, folded.
    pub synonyms: Vec<String>,
}

/// The words of all entries of both languages.
#[derive(Debug)]
pub struct Index {
    pub(super) vocabularies: [Vocabulary; 2],
    /// By language and stem.
    pub(super) postings: [Vec<Vec<Posting>>; 2],
    /// By entry.
    pub(super) known: Vec<Known>,
}

impl Index {
    /// Indexes the entries of a library.
    pub(crate) fn new(entries: &[Entry]) -> Self {
        let vocabularies = Tongue::ALL.map(Vocabulary::new);
        let mut index = Self { vocabularies, postings: [Vec::new(), Vec::new()], known: Vec::with_capacity(entries.len()) };
        for (at, entry) in entries.iter().enumerate() {
            index.take_in(u32::try_from(at).unwrap_or(u32::MAX), entry);
        }
        index.vocabularies.iter_mut().for_each(Vocabulary::finish);
        index
    }

    /// How many stems there are, in English and Italian.
    pub fn stems(&self) -> [usize; 2] {
        [self.vocabularies[0].stems(), self.vocabularies[1].stems()]
    }

    fn take_in(&mut self, at: u32, entry: &Entry) {
        let tongue = entry.tongue as usize;
        let mut mark = |word: String, mark: fn(&mut Posting)| {
            let stem = self.vocabularies[tongue].add(word) as usize;
            let postings = &mut self.postings[tongue];
            if postings.len() <= stem {
                postings.resize_with(stem + 1, Vec::new);
            }
            // The entries come one after the other: what this one has is last.
            if postings[stem].last().is_none_or(|last| last.entry != at) {
                postings[stem].push(Posting { entry: at, ..Posting::default() });
            }
            if let Some(last) = postings[stem].last_mut() {
                mark(last);
            }
        };
        words(&entry.title).for_each(|word| mark(word, |it| it.title = true));
        let terms = entry.terms.iter().map(|term| &term.own);
        for phrase in entry.synonyms.iter().chain(terms.clone()) {
            words(phrase).for_each(|word| mark(word, |it| it.synonym = true));
        }
        for item in entry.body.iter().flat_map(crate::rulebook::Block::items).chain(entry.notes.iter().flatten()) {
            let text = words_of(item);
            words(&text)
                .filter(|word| !is_empty_word(word))
                .for_each(|word| mark(word, |it| it.text = it.text.saturating_add(1)));
        }
        self.known.push(Known {
            titles: titles(&entry.title),
            title_words: words(&entry.title).filter(|word| !is_empty_word(word)).count(),
            synonyms: entry.synonyms.iter().chain(terms).map(|phrase| joined(phrase)).collect(),
        });
    }
}

/// The words of a phrase, folded, with one gap between.
pub(super) fn joined(phrase: &str) -> String {
    words(phrase).collect::<Vec<_>>().join(" ")
}

/// `Heal (Med Lab)` is asked for as `heal` and as `med lab` too.
fn titles(title: &str) -> Vec<String> {
    let mut all = vec![joined(title)];
    let folded = fold(title);
    if let Some((before, inside)) = folded.split_once('(') {
        all.extend([before, inside.trim_end_matches(')')].map(joined).into_iter().filter(|part| !part.is_empty()));
    }
    all
}
