//! A query, read: its words with what they may stand for, the game it names, what it wants to know.

use std::ops::Range;

use super::fold::{Wanted, is_how_many, is_stop_word, number, question_of, words};
use super::index::{Index, QUESTION_WEIGHT, STOP_WEIGHT};
use super::sense::{Sense, asks_yes_or_no, ends_open, is_open};
use super::vocabulary::quality;
use crate::Game;
use base::locale::Language;

/// The maximum number of words of a query.
const MOST_WORDS: usize = 24;
/// How much a word of the other language is worth beside one of the language of the query.
const OTHER: f32 = 0.8;
/// So many words after *how many* may name what is counted: "how many little guys".
const COUNTED: usize = 2;
/// The weight of a word that is in no text.
const UNKNOWN: f32 = 0.6;

/// What a word of a query may stand for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    pub language: Language,
    pub stem: u32,
    /// From 0 to 1: how well it matches.
    pub fits: f32,
}

/// A word of a query.
#[derive(Debug)]
pub(super) struct Word {
    pub candidates: Vec<Candidate>,
    /// How much it says, up to 1.
    pub weight: f32,
}

impl Word {
    /// Whether it is neither a stop word nor a question word.
    pub(super) fn says_something(&self) -> bool {
        self.weight > QUESTION_WEIGHT
    }
}

/// A query, read.
#[derive(Debug, Default)]
pub(super) struct Question {
    pub words: Vec<Word>,
    /// The game that it names.
    pub game: Option<Game>,
    pub wanted: Option<Wanted>,
    /// What it counts, by indices in `words`: what follows *how many*, as far as that says something.
    pub counted: Range<usize>,
    /// Whether it asks for something else than yes or no.
    pub is_open: bool,
    /// Whether it is put as a question of yes or no.
    pub asks_yes_or_no: bool,
    pub sense: Sense,
    /// Its words, folded.
    pub typed: Vec<String>,
}

/// Names of games as people type them, folded.
const NAMES: [(&[&str], Game); 11] = [
    (&["mars", "needs", "mechanics"], Game::MarsNeedsMechanics),
    (&["mars", "need", "mechanics"], Game::MarsNeedsMechanics),
    (&["needs", "mechanics"], Game::MarsNeedsMechanics),
    (&["mnm"], Game::MarsNeedsMechanics),
    (&["first", "martians"], Game::FirstMartians),
    (&["martians"], Game::FirstMartians),
    (&["fm"], Game::FirstMartians),
    (&["pocket", "mars"], Game::PocketMars),
    (&["pocketmars"], Game::PocketMars),
    (&["pocket"], Game::PocketMars),
    (&["mechanica"], Game::Mechanica),
];

/// Whether a typed word is a word of a name, perhaps with one error.
fn is_named(typed: &str, name: &str) -> bool {
    typed == name
        || (name.len() >= 6
            && strsim::osa_distance(typed, name) == 1
            && typed != "mechanic"
            && typed != "meccanica")
}

/// Takes the name of a game out of the words, unless nothing is left then.
fn named_game(typed: &mut Vec<String>) -> Option<Game> {
    for (name, game) in NAMES {
        let is_here = |at: &usize| {
            typed[*at..*at + name.len()]
                .iter()
                .zip(name)
                .all(|(typed, name)| is_named(typed, name))
        };
        // A query may be shorter than a name.
        let places = (typed.len() + 1).saturating_sub(name.len());
        if let Some(at) = (0..places).find(is_here) {
            if typed.len() > name.len() {
                drop(typed.drain(at..at + name.len()));
            }
            return Some(game);
        }
    }
    None
}

impl Index {
    /// Reads a query in a language.
    pub(super) fn read(&self, query: &str, language: Language) -> Question {
        let mut typed: Vec<String> = words(query).take(MOST_WORDS).collect();
        let game = named_game(&mut typed);
        let is_unfinished = !query.ends_with(char::is_whitespace);
        let mut question = Question {
            game,
            ..Question::default()
        };
        question.wanted = typed.iter().find_map(|word| question_of(word));
        question.is_open = is_open(language, &typed) || ends_open(language, query);
        question.asks_yes_or_no = asks_yes_or_no(language, query, &typed);
        question.sense = Sense::of(typed.iter().map(String::as_str));
        let last = typed.len().saturating_sub(1);
        for (at, word) in typed.iter().enumerate() {
            let place = question.words.len();
            self.read_word(
                word,
                language,
                is_unfinished && at == last,
                &mut question.words,
            );
            if at > 0 && is_how_many(&typed[at - 1]) {
                let says = question.words[place..].iter().any(Word::says_something);
                question.counted = place..if says { place + COUNTED } else { place };
            }
        }
        let all = question.words.len();
        question.counted.end = question.counted.end.min(all);
        question.typed = typed;
        question
    }

    fn read_word(&self, word: &str, language: Language, is_open: bool, into: &mut Vec<Word>) {
        let [own, other] =
            [language, language.other()].map(|language| &self.vocabularies[language as usize]);
        let mut candidates = candidates_of(language, own.exact(word), 1.0);
        if !is_stop_word(word) {
            candidates.extend(candidates_of(language.other(), other.exact(word), OTHER));
        }
        let is_word = !candidates.is_empty();
        if is_open {
            let less = if is_word {
                quality::LONGER
            } else {
                quality::SAME
            };
            candidates.extend(candidates_of(language, own.with_prefix(word), less));
        }
        if candidates.is_empty() {
            // Two words without a space between them.
            let near = own.misspelt(word);
            if let (Some((one, two)), true) = (own.split(word), near.is_empty()) {
                for part in [one, two] {
                    self.read_word(&number(part.to_owned()), language, false, into);
                }
                return;
            }
            candidates = candidates_of(language, near, 1.0);
            if candidates.is_empty() {
                candidates = candidates_of(language.other(), other.misspelt(word), OTHER);
            }
        }
        let mut synonyms = candidates_of(language, own.synonyms(word), 1.0);
        synonyms.retain(|synonym| {
            candidates
                .iter()
                .all(|it| it.stem != synonym.stem || it.language != language)
        });
        candidates.extend(synonyms);
        let weight = if question_of(word).is_some() {
            QUESTION_WEIGHT
        } else if is_stop_word(word) {
            STOP_WEIGHT
        } else {
            let weighed = candidates
                .iter()
                .map(|it| self.weights[it.language as usize][it.stem as usize] * it.fits);
            weighed.reduce(f32::max).unwrap_or(UNKNOWN)
        };
        into.push(Word { candidates, weight });
    }
}

/// What was found in the vocabulary of a language, with how much that is worth.
fn candidates_of(language: Language, found: Vec<(u32, f32)>, worth: f32) -> Vec<Candidate> {
    found
        .into_iter()
        .map(|(stem, fits)| Candidate {
            language,
            stem,
            fits: fits * worth,
        })
        .collect()
}
