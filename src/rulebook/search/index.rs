//! The inverted index: which stems occur in which entries, and in which lines of them.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::answer::sentences;
use super::fold::{fold, is_stop_word, number, parts, question_of};
use super::vocabulary::{Vocabulary, small};
use crate::locale::Language;
use crate::rulebook::markdown::words_of;
use crate::rulebook::shipped::SAME_WORDS;
use crate::rulebook::{BodyBlock, Entry, Game};

/// How much a stop word weighs beside a word that says something, which weighs up to 1.
pub(super) const STOP_WEIGHT: f32 = 0.06;
/// How much a question word weighs.
pub(super) const QUESTION_WEIGHT: f32 = 0.15;

/// Where a stem occurs in an entry.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Posting {
    /// The index of the entry in the library.
    pub entry: u32,
    pub title: bool,
    pub synonym: bool,
    /// The number of ways of asking with it.
    pub asked: u8,
    /// The number of occurrences in the text.
    pub text: u8,
}

/// What a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineKind {
    Title,
    Synonym,
    /// By its index in `asked_as`.
    Asked(u16),
}

/// A title, a synonym or a way of asking: what people type to find an entry.
#[derive(Debug)]
pub(super) struct Line {
    /// The index of the entry in the library.
    pub entry: u32,
    pub kind: LineKind,
    /// The sum of the squares of the weights of its stems.
    pub norm: f32,
}

/// A sentence of the body of an entry.
#[derive(Debug)]
pub(super) struct Sentence {
    /// The index of the block in the body.
    pub block: u16,
    /// The index of the item in the block.
    pub item: u16,
    /// The bytes in the plain text of the item.
    pub bytes: Range<usize>,
    /// The stems of its words, and those of stop words left out.
    pub stems: Vec<u32>,
    pub has_figure: bool,
}

/// The words of all entries of both languages.
#[derive(Debug)]
pub struct Index {
    pub(super) vocabularies: [Vocabulary; 2],
    /// By language and stem.
    pub(super) postings: [Vec<Vec<Posting>>; 2],
    /// By language and stem: how much it says, from the number of entries that have it.
    pub(super) weights: [Vec<f32>; 2],
    /// The lines of all entries.
    pub(super) lines: Vec<Line>,
    /// By language and stem: the lines with it.
    pub(super) lines_with: [Vec<Vec<u32>>; 2],
    /// By entry: the length of its text, 1 on average.
    pub(super) lengths: Vec<f32>,
    /// By entry.
    pub(super) sentences: Vec<Vec<Sentence>>,
    /// By entry.
    pub(super) games: Vec<Game>,
    /// By entry.
    pub(super) languages: Vec<Language>,
    /// The first entry with the same id, by entry.
    pub(super) concepts: Vec<u32>,
}

/// The stem of a word as written, cached because most words recur.
#[derive(Clone, Copy)]
struct Written {
    stem: u32,
    is_stop_word: bool,
    /// Whether it is a question word, one of the stop words.
    is_question: bool,
}

struct Builder<'e> {
    index: Index,
    written: [FxHashMap<&'e str, Written>; 2],
    /// The weight of a stop word, by language and stem.
    stop_words: [FxHashMap<u32, f32>; 2],
}

impl Index {
    pub(crate) fn new(entries: &[Entry]) -> Self {
        let index = Self {
            vocabularies: [Language::English, Language::Italian].map(Vocabulary::new),
            postings: [Vec::new(), Vec::new()],
            weights: [Vec::new(), Vec::new()],
            lines: Vec::new(),
            lines_with: [Vec::new(), Vec::new()],
            lengths: Vec::with_capacity(entries.len()),
            sentences: Vec::with_capacity(entries.len()),
            games: entries.iter().map(|entry| entry.game).collect(),
            languages: entries.iter().map(|entry| entry.language).collect(),
            concepts: Vec::with_capacity(entries.len()),
        };
        let mut builder = Builder {
            index,
            written: [FxHashMap::default(), FxHashMap::default()],
            stop_words: [FxHashMap::default(), FxHashMap::default()],
        };
        let mut concepts = FxHashMap::default();
        for (at, entry) in entries.iter().enumerate() {
            let at = u32::try_from(at).unwrap_or(u32::MAX);
            builder.index.concepts.push(*concepts.entry(entry.id.as_str()).or_insert(at));
            builder.add_entry(at, entry);
        }
        builder.finish()
    }

    /// The number of stems in English and Italian.
    pub fn stems(&self) -> [usize; 2] {
        [self.vocabularies[0].stems(), self.vocabularies[1].stems()]
    }
}

impl<'e> Builder<'e> {
    fn add_entry(&mut self, at: u32, entry: &'e Entry) {
        let language = entry.language;
        self.add_line(at, language, &entry.title, LineKind::Title);
        // `Heal (Med Lab)` is also found as `heal` and `med lab`.
        if let Some((before, inside)) = entry.title.split_once('(') {
            self.add_line(at, language, before, LineKind::Title);
            self.add_line(at, language, inside, LineKind::Title);
        }
        for phrase in entry.synonyms.iter().chain(entry.terms.iter().map(|term| &term.own)) {
            self.add_line(at, language, phrase, LineKind::Synonym);
        }
        for (number, asked) in entry.asked_as.iter().enumerate() {
            let number = u16::try_from(number).unwrap_or(u16::MAX);
            self.add_line(at, language, &asked.question, LineKind::Asked(number));
        }
        let sentences = self.sentences(at, entry);
        let length: usize = sentences.iter().map(|sentence| sentence.stems.len()).sum();
        self.index.sentences.push(sentences);
        for word in entry.notes.iter().flatten().flatten().flat_map(|run| parts(&run.text)) {
            let _ = self.add_word(language, at, word);
        }
        self.index.lengths.push(small(length));
    }

    /// Adds the words of the body, and returns its sentences.
    fn sentences(&mut self, at: u32, entry: &'e Entry) -> Vec<Sentence> {
        let mut all = Vec::new();
        for (block, of_block) in (0..).zip(&entry.body) {
            // The head of a table says nothing by itself.
            let head = if let BodyBlock::Table(table) = of_block { table.head.len() } else { 0 };
            for (item, runs) in of_block.items().enumerate() {
                let text = words_of(runs);
                let mut ends = sentences(&text).into_iter();
                let mut sentence = Sentence {
                    block,
                    item: u16::try_from(item).unwrap_or(u16::MAX),
                    bytes: ends.next().unwrap_or_default(),
                    stems: Vec::new(),
                    has_figure: false,
                };
                let mut from = 0;
                for run in runs {
                    for word in parts(&run.text) {
                        let place = from + (word.as_ptr() as usize - run.text.as_ptr() as usize);
                        while place >= sentence.bytes.end {
                            let Some(bytes) = ends.next() else { break };
                            let next = Sentence { bytes, stems: Vec::new(), has_figure: false, ..sentence };
                            all.push(std::mem::replace(&mut sentence, next));
                        }
                        sentence.has_figure |= word.starts_with(|c: char| c.is_ascii_digit());
                        sentence.stems.extend(self.add_word(entry.language, at, word));
                    }
                    from += run.text.len();
                }
                if item >= head {
                    all.push(sentence);
                }
            }
        }
        all
    }

    /// Adds a word of the text; returns its stem unless it is a stop word.
    fn add_word(&mut self, language: Language, at: u32, word: &'e str) -> Option<u32> {
        let written = self.written(language, word);
        if written.is_stop_word {
            return None;
        }
        self.update_posting(language, at, written.stem, |it| it.text = it.text.saturating_add(1));
        Some(written.stem)
    }

    fn add_line(&mut self, at: u32, language: Language, text: &'e str, kind: LineKind) {
        let line = u32::try_from(self.index.lines.len()).unwrap_or(u32::MAX);
        self.index.lines.push(Line { entry: at, kind, norm: 0.0 });
        for word in parts(text) {
            let Written { stem, is_stop_word, is_question } = self.written(language, word);
            if is_stop_word && !is_question {
                continue;
            }
            let lines = at_stem(&mut self.index.lines_with[language as usize], stem);
            if lines.last() == Some(&line) {
                continue;
            }
            lines.push(line);
            if !is_stop_word {
                self.update_posting(language, at, stem, |it| match kind {
                    LineKind::Title => it.title = true,
                    LineKind::Synonym => it.synonym = true,
                    LineKind::Asked(_) => it.asked = it.asked.saturating_add(1),
                });
            }
        }
    }

    fn written(&mut self, language: Language, word: &'e str) -> Written {
        let vocabulary = &mut self.index.vocabularies[language as usize];
        let stop_words = &mut self.stop_words[language as usize];
        *self.written[language as usize].entry(word).or_insert_with(|| {
            let folded = number(fold(word));
            let is_stop_word = is_stop_word(&folded);
            let is_question = question_of(&folded).is_some();
            let weight = if is_question { QUESTION_WEIGHT } else { STOP_WEIGHT };
            let stem = vocabulary.add(folded);
            if is_stop_word {
                let _ = stop_words.insert(stem, weight);
            }
            Written { stem, is_stop_word, is_question }
        })
    }

    fn update_posting(&mut self, language: Language, at: u32, stem: u32, update: impl FnOnce(&mut Posting)) {
        let postings = at_stem(&mut self.index.postings[language as usize], stem);
        // Entries are added in order, so that the posting of this one is the last.
        if postings.last().is_none_or(|last| last.entry != at) {
            postings.push(Posting { entry: at, ..Posting::default() });
        }
        if let Some(last) = postings.last_mut() {
            update(last);
        }
    }

    /// Weighs the stems, and the lines by their stems.
    fn finish(self) -> Index {
        let Self { mut index, stop_words, .. } = self;
        let all = index.lengths.len();
        let average = index.lengths.iter().sum::<f32>() / small(all.max(1));
        index.lengths.iter_mut().for_each(|length| *length /= average.max(1.0));
        for (language, stop_words) in stop_words.iter().enumerate() {
            index.vocabularies[language].finish();
            let groups = SAME_WORDS[language].lines().filter(|line| !line.starts_with('#'));
            groups.for_each(|line| index.vocabularies[language].add_group(line));
            let stems = index.vocabularies[language].stems();
            index.postings[language].resize_with(stems, Vec::new);
            index.lines_with[language].resize_with(stems, Vec::new);
            let weights = index.postings[language].iter().map(|postings| rarity(all, postings.len()));
            index.weights[language] = weights.collect();
            for (stem, weight) in stop_words {
                index.weights[language][*stem as usize] = *weight;
            }
            for (lines, weight) in index.lines_with[language].iter().zip(&index.weights[language]) {
                for line in lines {
                    index.lines[*line as usize].norm += weight * weight;
                }
            }
        }
        index
    }
}

/// The list of a stem, which may be new.
fn at_stem<T>(lists: &mut Vec<Vec<T>>, stem: u32) -> &mut Vec<T> {
    let stem = stem as usize;
    if lists.len() <= stem {
        lists.resize_with(stem + 1, Vec::new);
    }
    &mut lists[stem]
}

/// The weight of a stem by the number of entries that have it, up to 1 for a single one.
fn rarity(all: usize, entries: usize) -> f32 {
    let all = small(all.max(2));
    (0.2 + 0.8 * (all / small(entries.max(1))).ln() / all.ln()).min(1.0)
}
