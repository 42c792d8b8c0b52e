//! Which stems stand where.

use rustc_hash::FxHashMap;

use super::fold::{fold, is_empty_word, parts, words};
use super::vocabulary::Vocabulary;
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

/// What is known of a word as it is written: most are written again and again.
#[derive(Clone, Copy)]
struct Written {
    stem: u32,
    empty: bool,
}

/// An index that is being made.
struct Making<'e> {
    index: Index,
    written: [FxHashMap<&'e str, Written>; 2],
}

impl Index {
    /// Indexes the entries of a library.
    pub(crate) fn new(entries: &[Entry]) -> Self {
        let vocabularies = Tongue::ALL.map(Vocabulary::new);
        let index = Self { vocabularies, postings: [Vec::new(), Vec::new()], known: Vec::with_capacity(entries.len()) };
        let mut making = Making { index, written: [FxHashMap::default(), FxHashMap::default()] };
        for (at, entry) in entries.iter().enumerate() {
            making.take_in(u32::try_from(at).unwrap_or(u32::MAX), entry);
        }
        let mut index = making.index;
        index.vocabularies.iter_mut().for_each(Vocabulary::finish);
        index
    }

    /// How many stems there are, in English and Italian.
    pub fn stems(&self) -> [usize; 2] {
        [self.vocabularies[0].stems(), self.vocabularies[1].stems()]
    }
}

impl<'e> Making<'e> {
    fn take_in(&mut self, at: u32, entry: &'e Entry) {
        let tongue = entry.tongue;
        let phrases = || entry.synonyms.iter().chain(entry.terms.iter().map(|term| &term.own));
        let mut title_words = 0;
        for word in parts(&entry.title) {
            let written = self.written(tongue, word);
            title_words += usize::from(!written.empty);
            self.mark(tongue, at, written, |it| it.title = true);
        }
        for word in phrases().flat_map(|phrase| parts(phrase)) {
            let written = self.written(tongue, word);
            self.mark(tongue, at, written, |it| it.synonym = true);
        }
        for word in entry.runs().flat_map(|run| parts(&run.text)) {
            let written = self.written(tongue, word);
            if !written.empty {
                self.mark(tongue, at, written, |it| it.text = it.text.saturating_add(1));
            }
        }
        self.index.known.push(Known {
            titles: titles(&entry.title),
            title_words,
            synonyms: phrases().map(|phrase| joined(phrase)).collect(),
        });
    }

    fn written(&mut self, tongue: Tongue, word: &'e str) -> Written {
        let vocabulary = &mut self.index.vocabularies[tongue as usize];
        *self.written[tongue as usize].entry(word).or_insert_with(|| {
            let folded = fold(word);
            let empty = is_empty_word(&folded);
            Written { stem: vocabulary.add(folded), empty }
        })
    }

    fn mark(&mut self, tongue: Tongue, at: u32, written: Written, mark: impl FnOnce(&mut Posting)) {
        let postings = &mut self.index.postings[tongue as usize];
        let stem = written.stem as usize;
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
    }
}

/// The words of a phrase, folded, with one gap between.
pub(super) fn joined(phrase: &str) -> String {
    let mut all = String::with_capacity(phrase.len());
    for word in words(phrase) {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(&word);
    }
    all
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
