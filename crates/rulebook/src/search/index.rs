//! The inverted index: which stems occur in which entries, and in which lines of them.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::by_stem::{ByStem, Collector};
use super::fold::{fold, is_stop_word, number, parts, question_of};
use super::vocabulary::{Vocabulary, small};
use crate::shipped::SAME_WORDS;
use crate::{BodyBlock, Entry, Game};
use base::locale::Language;

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
    pub(crate) synonym: bool,
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
    /// By its index in `statements`.
    Statement(u16),
}

/// A title, a synonym, a way of asking or a statement: what a query is compared with.
#[derive(Debug)]
pub(super) struct Line {
    /// Whether it has a figure.
    pub(crate) has_figure: bool,
    /// The index of the entry in the library.
    pub entry: u32,
    pub kind: LineKind,
    /// The sum of the squares of the weights of its stems.
    pub(crate) norm: f32,
}

/// The words of all entries of both languages.
#[derive(Debug)]
pub struct Index {
    pub(super) vocabularies: [Vocabulary; 2],
    /// By language and stem.
    pub(super) postings: [ByStem<Posting>; 2],
    /// By language and stem: how much it says, from the number of entries that have it.
    pub(super) weights: [Vec<f32>; 2],
    /// The lines of all entries.
    pub(super) lines: Vec<Line>,
    /// By language and stem: the lines with it.
    pub(super) lines_with: [ByStem<u32>; 2],
    /// By entry: the length of its text, 1 on average.
    pub(super) lengths: Vec<f32>,
    /// By entry: the number of its ways of asking, 1 on average.
    pub(super) ways: Vec<f32>,
    /// By entry: the places of its lines in [`Index::lines`].
    pub(super) lines_of: Vec<Range<usize>>,
    /// By entry.
    pub(super) games: Vec<Game>,
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
    vocabularies: [Vocabulary; 2],
    written: [FxHashMap<&'e str, Written>; 2],
    /// The weight of a stop word, by language and stem.
    stop_words: [FxHashMap<u32, f32>; 2],
    postings: [Collector<Posting>; 2],
    lines: Vec<Line>,
    lines_with: [Collector<u32>; 2],
    lengths: Vec<f32>,
    lines_of: Vec<Range<usize>>,
}

impl Index {
    pub(crate) fn new(entries: &[Entry]) -> Self {
        let mut builder = Builder {
            vocabularies: [Language::English, Language::Italian].map(Vocabulary::new),
            written: Default::default(),
            stop_words: Default::default(),
            postings: Default::default(),
            lines: Vec::new(),
            lines_with: Default::default(),
            lengths: Vec::with_capacity(entries.len()),
            lines_of: Vec::with_capacity(entries.len()),
        };
        for (at, entry) in (0..).zip(entries) {
            builder.add_entry(at, entry);
        }
        builder.finish(entries)
    }

    /// The number of stems in English and Italian.
    pub fn stems(&self) -> [usize; 2] {
        [self.vocabularies[0].stems(), self.vocabularies[1].stems()]
    }
}

impl<'e> Builder<'e> {
    fn add_entry(&mut self, at: u32, entry: &'e Entry) {
        let language = entry.language;
        let first_line = self.lines.len();
        self.add_line(at, language, &entry.title, LineKind::Title);
        // `Heal (Med Lab)` is also found as `heal` and `med lab`.
        if let Some((before, inside)) = entry.title.split_once('(') {
            self.add_line(at, language, before, LineKind::Title);
            self.add_line(at, language, inside, LineKind::Title);
        }
        for phrase in entry
            .synonyms
            .iter()
            .chain(entry.terms.iter().map(|term| &term.own))
        {
            self.add_line(at, language, phrase, LineKind::Synonym);
        }
        for (number, asked) in (0..).zip(&entry.asked_as) {
            self.add_line(at, language, &asked.question, LineKind::Asked(number));
        }
        for (number, statement) in (0..).zip(&entry.statements) {
            self.add_line(at, language, &statement.text, LineKind::Statement(number));
        }
        self.lines_of.push(first_line..self.lines.len());
        let mut length = 0;
        for word in entry
            .body
            .iter()
            .flat_map(BodyBlock::items)
            .flatten()
            .flat_map(|run| parts(&run.text))
        {
            length += usize::from(self.add_word(language, at, word));
        }
        for word in entry
            .notes
            .iter()
            .flatten()
            .flatten()
            .flat_map(|run| parts(&run.text))
        {
            let _ = self.add_word(language, at, word);
        }
        self.lengths.push(small(length));
    }

    /// Adds a word of the text, unless it is a stop word; whether it was added.
    fn add_word(&mut self, language: Language, at: u32, word: &'e str) -> bool {
        let written = self.written(language, word);
        if written.is_stop_word {
            return false;
        }
        self.update_posting(language, at, written.stem, |it| {
            it.text = it.text.saturating_add(1);
        });
        true
    }

    fn add_line(&mut self, at: u32, language: Language, text: &'e str, kind: LineKind) {
        let line = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        let has_figure = text.contains(|c: char| c.is_ascii_digit());
        self.lines.push(Line {
            has_figure,
            entry: at,
            kind,
            norm: 0.0,
        });
        for word in parts(text) {
            let Written {
                stem,
                is_stop_word,
                is_question,
            } = self.written(language, word);
            if is_stop_word && !is_question {
                continue;
            }
            let lines = &mut self.lines_with[language as usize];
            if lines.get(stem, line).is_some() {
                continue;
            }
            lines.push(stem, line, line);
            if is_stop_word {
                continue;
            }
            match kind {
                LineKind::Title => self.update_posting(language, at, stem, |it| it.title = true),
                LineKind::Synonym => {
                    self.update_posting(language, at, stem, |it| it.synonym = true);
                }
                LineKind::Asked(_) => self.update_posting(language, at, stem, |it| {
                    it.asked = it.asked.saturating_add(1);
                }),
                // Its words are counted with the text.
                LineKind::Statement(_) => {}
            }
        }
    }

    fn written(&mut self, language: Language, word: &'e str) -> Written {
        let vocabulary = &mut self.vocabularies[language as usize];
        let stop_words = &mut self.stop_words[language as usize];
        *self.written[language as usize]
            .entry(word)
            .or_insert_with(|| {
                let folded = number(fold(word));
                let is_stop_word = is_stop_word(&folded);
                let is_question = question_of(&folded).is_some();
                let weight = if is_question {
                    QUESTION_WEIGHT
                } else {
                    STOP_WEIGHT
                };
                let stem = vocabulary.add(folded);
                if is_stop_word {
                    let _ = stop_words.insert(stem, weight);
                }
                Written {
                    stem,
                    is_stop_word,
                    is_question,
                }
            })
    }

    fn update_posting(
        &mut self,
        language: Language,
        at: u32,
        stem: u32,
        update: impl FnOnce(&mut Posting),
    ) {
        let postings = &mut self.postings[language as usize];
        match postings.get(stem, at) {
            Some(last) => update(last),
            None => {
                let mut posting = Posting {
                    entry: at,
                    ..Posting::default()
                };
                update(&mut posting);
                postings.push(stem, at, posting);
            }
        }
    }

    /// Weighs the stems, and the lines by their stems.
    fn finish(self, entries: &[Entry]) -> Index {
        let Self {
            mut vocabularies,
            mut lines,
            mut lengths,
            ..
        } = self;
        for (vocabulary, groups) in vocabularies.iter_mut().zip(SAME_WORDS) {
            vocabulary.finish();
            groups
                .lines()
                .filter(|line| !line.starts_with('#'))
                .for_each(|line| vocabulary.add_group(line));
        }
        let stems = [vocabularies[0].stems(), vocabularies[1].stems()];
        let [english, italian] = self.postings;
        let postings = [english.finish(stems[0]), italian.finish(stems[1])];
        let [english, italian] = self.lines_with;
        let lines_with = [english.finish(stems[0]), italian.finish(stems[1])];
        let mut weights = postings.each_ref().map(|of_stems| -> Vec<f32> {
            of_stems
                .lists()
                .map(|postings| rarity(entries.len(), postings.len()))
                .collect()
        });
        for ((weights, stop_words), lines_with) in
            weights.iter_mut().zip(self.stop_words).zip(&lines_with)
        {
            for (stem, weight) in stop_words {
                weights[stem as usize] = weight;
            }
            for (with, weight) in lines_with.lists().zip(weights) {
                for line in with {
                    lines[*line as usize].norm += *weight * *weight;
                }
            }
        }
        let average = lengths.iter().sum::<f32>() / small(entries.len().max(1));
        lengths
            .iter_mut()
            .for_each(|length| *length /= average.max(1.0));
        let average = entries
            .iter()
            .map(|entry| small(entry.asked_as.len()))
            .sum::<f32>()
            / small(entries.len().max(1));
        let ways = entries
            .iter()
            .map(|entry| small(entry.asked_as.len()) / average.max(1.0))
            .collect();
        let mut first = FxHashMap::default();
        let concepts = (0..)
            .zip(entries)
            .map(|(at, entry)| *first.entry(entry.id.as_str()).or_insert(at))
            .collect();
        Index {
            vocabularies,
            postings,
            weights,
            lines,
            lines_with,
            lengths,
            ways,
            lines_of: self.lines_of,
            games: entries.iter().map(|entry| entry.game).collect(),
            concepts,
        }
    }
}

/// The weight of a stem by the number of entries that have it, up to 1 for a single one.
fn rarity(all: usize, entries: usize) -> f32 {
    let all = small(all.max(2));
    (0.2 + 0.8 * (all / small(entries.max(1))).ln() / all.ln()).min(1.0)
}
