//! The inverted index: which stems occur in which entries.

use rustc_hash::FxHashMap;

use super::fold::{fold, is_stop_word, parts, words};
use super::vocabulary::Vocabulary;
use crate::locale::Language;
use crate::rulebook::Entry;

/// Where a stem occurs in an entry.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Posting {
    /// The index of the entry in the library.
    pub entry: u32,
    pub title: bool,
    pub synonym: bool,
    /// The number of occurrences in the text.
    pub text: u8,
}

/// Titles and synonyms of an entry.
#[derive(Debug)]
pub(super) struct Names {
    /// Folded: the whole title, and the parts before and in brackets.
    pub titles: Vec<String>,
    /// The number of words in the title, without stop words.
    pub title_words: usize,
    /// Folded.
    pub synonyms: Vec<String>,
}

/// The words of all entries of both languages.
#[derive(Debug)]
pub struct Index {
    pub(super) vocabularies: [Vocabulary; 2],
    /// By language and stem.
    pub(super) postings: [Vec<Vec<Posting>>; 2],
    /// By entry.
    pub(super) names: Vec<Names>,
}

/// The stem of a word as written, cached because most words recur.
#[derive(Clone, Copy)]
struct Written {
    stem: u32,
    is_stop_word: bool,
}

struct Builder<'e> {
    index: Index,
    written: [FxHashMap<&'e str, Written>; 2],
}

impl Index {
    pub(crate) fn new(entries: &[Entry]) -> Self {
        let vocabularies = [Language::English, Language::Italian].map(Vocabulary::new);
        let index = Self { vocabularies, postings: [Vec::new(), Vec::new()], names: Vec::with_capacity(entries.len()) };
        let mut builder = Builder { index, written: [FxHashMap::default(), FxHashMap::default()] };
        for (at, entry) in entries.iter().enumerate() {
            builder.add_entry(u32::try_from(at).unwrap_or(u32::MAX), entry);
        }
        let mut index = builder.index;
        index.vocabularies.iter_mut().for_each(Vocabulary::finish);
        index
    }

    /// The number of stems in English and Italian.
    pub fn stems(&self) -> [usize; 2] {
        [self.vocabularies[0].stems(), self.vocabularies[1].stems()]
    }
}

impl<'e> Builder<'e> {
    fn add_entry(&mut self, at: u32, entry: &'e Entry) {
        let language = entry.language;
        let phrases = || entry.synonyms.iter().chain(entry.terms.iter().map(|term| &term.own));
        let mut title_words = 0;
        for word in parts(&entry.title) {
            let written = self.written(language, word);
            title_words += usize::from(!written.is_stop_word);
            self.update_posting(language, at, written, |it| it.title = true);
        }
        for word in phrases().flat_map(|phrase| parts(phrase)) {
            let written = self.written(language, word);
            self.update_posting(language, at, written, |it| it.synonym = true);
        }
        for word in entry.runs().flat_map(|run| parts(&run.text)) {
            let written = self.written(language, word);
            if !written.is_stop_word {
                self.update_posting(language, at, written, |it| it.text = it.text.saturating_add(1));
            }
        }
        self.index.names.push(Names {
            titles: titles(&entry.title),
            title_words,
            synonyms: phrases().map(|phrase| joined(phrase)).collect(),
        });
    }

    fn written(&mut self, language: Language, word: &'e str) -> Written {
        let vocabulary = &mut self.index.vocabularies[language as usize];
        *self.written[language as usize].entry(word).or_insert_with(|| {
            let folded = fold(word);
            let is_stop_word = is_stop_word(&folded);
            Written { stem: vocabulary.add(folded), is_stop_word }
        })
    }

    fn update_posting(&mut self, language: Language, at: u32, written: Written, update: impl FnOnce(&mut Posting)) {
        let postings = &mut self.index.postings[language as usize];
        let stem = written.stem as usize;
        if postings.len() <= stem {
            postings.resize_with(stem + 1, Vec::new);
        }
        // Entries are added in order, so that the posting of this one is the last.
        if postings[stem].last().is_none_or(|last| last.entry != at) {
            postings[stem].push(Posting { entry: at, ..Posting::default() });
        }
        if let Some(last) = postings[stem].last_mut() {
            update(last);
        }
    }
}

/// The folded words of a phrase, separated by one space.
pub(super) fn joined(phrase: &str) -> String {
    words(phrase).collect::<Vec<_>>().join(" ")
}

/// `Heal (Med Lab)` is also found as `heal` and `med lab`.
fn titles(title: &str) -> Vec<String> {
    let mut all = vec![joined(title)];
    let folded = fold(title);
    if let Some((before, inside)) = folded.split_once('(') {
        all.extend([before, inside.trim_end_matches(')')].map(joined).into_iter().filter(|part| !part.is_empty()));
    }
    all
}
