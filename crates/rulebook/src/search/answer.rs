//! The answer in an entry: the statement that settles the question, and yes or no where that is certain.
//!
//! Likeness alone never says yes or no. A declared one is used where the declared question asks the very same: the same words that say
//! something, the same negation, numbers, order and opposites.

use std::ops::Range;

use super::Answer;
use super::fold::{Wanted, is_denial, is_filler, is_how_many, is_stop_word, words};
use super::index::{Index, Line, LineKind};
use super::question::{Candidate, Question, Word};
use super::sense::Sense;
use super::vocabulary::{quality, small};
use crate::{AskedAs, Entry, Part, Statement};

/// What the likeness of a statement's own words counts for, and that of the nearest way of asking for it. These and the following values
/// are fitted to the open questions of the tests, and to the ways of asking, each left out in turn.
const OWN_WORDS: f32 = 0.75;
const NEAREST_WAY: f32 = 0.85;
/// What the words count for that tell one statement of the entry from the others.
const APART: f32 = 1.05;
/// An occurrence in the statement itself, and in a way of asking for it.
const IN_STATEMENT: f32 = 1.4;
const IN_WAY: f32 = 0.45;
/// A word in all statements of an entry tells nothing apart.
const IN_ALL: f32 = 0.75;
/// How little it matters there how rare the word is elsewhere.
const RARITY: f32 = 0.35;
/// What a statement with a figure gets where a number is wanted.
const FIGURE: f32 = 0.15;
/// So far ahead of the second, the first statement is as sure as it can be.
const MOST_MARGIN: f32 = 3.0;
/// What a note gives way to the text, and a whole list to its items.
const NOTE: f32 = 0.5;
const LIST: f32 = 0.15;
/// From here on a way of asking may be the same question.
const SAME_QUESTION: f32 = 0.6;

/// From here on a declared question is near enough to speak for the answer of a statement.
const NEAR_QUESTION: f32 = 0.25;
/// A contrary one that is at least this share as near as the nearest forbids a yes or no.
const ABOUT_AS_NEAR: f32 = 0.9;
/// Fewer declared questions that agree are not enough.
const SEVERAL: usize = 2;
/// How near a statement is to a question.
#[derive(Debug, Clone, Copy, Default)]
struct Nearness {
    /// The likeness of its own words, from 0 to 1.
    own: f32,
    /// The likeness of the nearest way of asking for it, from 0 to 1, and of the second nearest.
    way: f32,
    second_way: f32,
    /// How much the words say that tell it from the other statements.
    apart: f32,
    has_figure: bool,
}

/// How an entry stands among the hits of a question.
#[derive(Debug, Clone, Copy)]
pub(super) struct Standing {
    /// Its score.
    pub score: f32,
    /// The best score of the other hits.
    pub other: f32,
}

/// How sure it is that a statement settles the question. Each value grows with it.
#[derive(Debug, Clone, Copy)]
struct Evidence {
    standing: Standing,
    /// The score of the statement in its entry.
    statement: f32,
    /// How far the second statement is behind.
    margin: f32,
    second_way: f32,
    /// The share of the question's words, by their weights, that the ways of asking for the statement have.
    in_ways: f32,
    /// The share that the statement, its ways of asking and the names of its entry have.
    in_all: f32,
}

/// What each piece of the evidence counts for, and the sum from which on a statement is shown. They come from a logistic regression over
/// the questions of the tests; fitted on one half they held for the other. `tests/rules/answers.rs` measures what comes of it.
mod weight {
    pub const SCORE: f32 = 0.9;
    pub const OTHER: f32 = -1.7;
    pub const STATEMENT: f32 = 0.2;
    pub const MARGIN: f32 = 0.2;
    pub const SECOND_WAY: f32 = 1.6;
    pub const IN_WAYS: f32 = 1.3;
    pub const IN_ALL: f32 = 1.8;
    pub const LEAST: f32 = 2.9;
    /// From here on a yes or no may be said above it.
    pub const LEAST_FOR_YES: f32 = 3.25;
}

impl Evidence {
    fn sum(self) -> f32 {
        let ratio = (self.standing.other / self.standing.score.max(f32::MIN_POSITIVE)).min(2.0);
        weight::SCORE * self.standing.score
            + weight::OTHER * ratio
            + weight::STATEMENT * self.statement
            + weight::MARGIN * self.margin.min(MOST_MARGIN)
            + weight::SECOND_WAY * self.second_way
            + weight::IN_WAYS * self.in_ways
            + weight::IN_ALL * self.in_all
    }
}

/// The answer of an entry, by its index, to a question; `None` where no statement is certain. `likeness` is that of each of its lines.
pub(super) fn answer_in(
    index: &Index,
    entry: &Entry,
    at: usize,
    question: &Question,
    likeness: &[f32],
    standing: Standing,
) -> Option<Answer> {
    let range = index.lines_of[at].clone();
    let lines = &index.lines[range.clone()];
    let mut near = vec![Nearness::default(); entry.statements.len()];
    for (line, likeness) in lines.iter().zip(likeness) {
        let Some(near) = statement_of(entry, line).and_then(|at| near.get_mut(at)) else {
            continue;
        };
        if matches!(line.kind, LineKind::Statement(_)) {
            near.own = *likeness;
            near.has_figure = line.has_figure;
        } else if *likeness > near.way {
            near.second_way = near.way;
            near.way = *likeness;
        } else {
            near.second_way = near.second_way.max(*likeness);
        }
    }
    let fits = Fits::new(index, entry, range, question);
    tell_apart(entry, lines, question, &fits, &mut near);
    let score = |at: usize| score_of(&near[at], &entry.statements[at], question);
    let statement = (0..near.len())
        .rev()
        .max_by(|a, b| score(*a).total_cmp(&score(*b)))?;
    let second = (0..near.len()).filter(|at| *at != statement).map(score);
    let evidence = Evidence {
        standing,
        statement: score(statement),
        margin: score(statement) - second.reduce(f32::max).unwrap_or(0.0),
        second_way: near[statement].second_way,
        in_ways: fits.covered(question, lines, |line| {
            matches!(line.kind, LineKind::Asked(_)) && statement_of(entry, line) == Some(statement)
        }),
        in_all: fits.covered(question, lines, |line| {
            statement_of(entry, line) == Some(statement)
                || matches!(line.kind, LineKind::Title | LineKind::Synonym)
        }),
    };
    let counted = &question.words[question.counted.clone()];
    let certainty = evidence.sum();
    let is_enough = is_a_question(question)
        && certainty >= weight::LEAST
        && (counted.is_empty() || tells_how_many(index, entry, statement, counted));
    if question.is_open {
        return is_enough.then_some(Answer {
            statement,
            yes: None,
        });
    }
    if let Some((yes, own)) = declared(index, entry, lines, likeness, question) {
        return Some(Answer {
            statement: own.unwrap_or(statement),
            yes: Some(yes),
        });
    }
    let nearest = Nearest {
        statement,
        lines,
        likeness,
    };
    let yes = if question.asks_yes_or_no && certainty >= weight::LEAST_FOR_YES {
        agreed(entry, &nearest, question)
    } else {
        None
    };
    is_enough.then_some(Answer { statement, yes })
}

/// Whether a query is more than the name of a matter: a word alone asks for its entry and for no sentence of it.
fn is_a_question(question: &Question) -> bool {
    let says = question.words.iter().filter(|word| word.says_something());
    question.wanted.is_some() || question.asks_yes_or_no || says.count() > 1
}

/// Whether a statement tells how many there are of something, or is asked for by that: it has a figure and the word, or a way of asking for
/// it has the word soon after *how many*. "How many faces" is not answered by a sentence with another number.
fn tells_how_many(index: &Index, entry: &Entry, statement: usize, counted: &[Word]) -> bool {
    let vocabulary = &index.vocabularies[entry.language as usize];
    let is_it = |word: &String| {
        let stems = vocabulary.exact(word);
        counted
            .iter()
            .filter(|counted| counted.says_something())
            .flat_map(|counted| &counted.candidates)
            .any(|it| {
                it.language == entry.language && stems.iter().any(|(stem, _)| *stem == it.stem)
            })
    };
    let is_asked_so = |way: &AskedAs| {
        let words: Vec<String> = words(&way.question).collect();
        let how_many = words.iter().position(|word| is_how_many(word));
        how_many.is_some_and(|at| words[at + 1..].iter().take(counted.len()).any(is_it))
    };
    let own: Vec<String> = words(&entry.statements[statement].text).collect();
    let has_figure = own
        .iter()
        .any(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    let mut ways = entry.asked_as.iter();
    has_figure && own.iter().any(is_it)
        || ways.any(|way| way.statement == Some(statement) && is_asked_so(way))
}

/// The score of a statement among those of its entry.
fn score_of(near: &Nearness, statement: &Statement, question: &Question) -> f32 {
    let is_number = question.wanted == Some(Wanted::Number) && near.has_figure;
    let figure = if is_number { FIGURE } else { 0.0 };
    let note = if statement.place.part == Part::Notes {
        NOTE
    } else {
        0.0
    };
    let list = if statement.is_list { LIST } else { 0.0 };
    OWN_WORDS * near.own + NEAREST_WAY * near.way + APART * near.apart + figure - note - list
}

/// The statement that a line speaks of.
fn statement_of(entry: &Entry, line: &Line) -> Option<usize> {
    match line.kind {
        LineKind::Statement(at) => Some(usize::from(at)),
        LineKind::Asked(way) => entry.asked_as.get(usize::from(way))?.statement,
        LineKind::Title | LineKind::Synonym => None,
    }
}

/// How well each line of an entry has each word of a question; above 1 if it has several that the word may stand for.
struct Fits {
    words: usize,
    /// Line by line.
    fits: Vec<f32>,
}

impl Fits {
    fn new(index: &Index, entry: &Entry, range: Range<usize>, question: &Question) -> Self {
        let words = question.words.len();
        let mut fits = vec![0.0_f32; range.len() * words];
        let lines_with = &index.lines_with[entry.language as usize];
        for (number, word) in question.words.iter().enumerate() {
            let own = |it: &&Candidate| it.language == entry.language;
            for candidate in word.candidates.iter().filter(own) {
                let with = lines_with.of(candidate.stem as usize);
                let from = with.partition_point(|line| (*line as usize) < range.start);
                let here = with[from..].iter().map(|line| *line as usize);
                for line in here.take_while(|line| *line < range.end) {
                    let fit = &mut fits[(line - range.start) * words + number];
                    *fit += candidate.fits;
                }
            }
        }
        Self { words, fits }
    }

    /// How well each line has a word.
    fn of_word(&self, number: usize) -> impl Iterator<Item = f32> {
        self.fits
            .iter()
            .copied()
            .skip(number)
            .step_by(self.words.max(1))
    }

    /// The share of the question's words, by their weights, that some of the lines have.
    fn covered(&self, question: &Question, lines: &[Line], is_one: impl Fn(&Line) -> bool) -> f32 {
        let (mut covered, mut all) = (0.0, 0.0);
        for (number, word) in question.words.iter().enumerate() {
            if !word.says_something() {
                continue;
            }
            let best = lines
                .iter()
                .zip(self.of_word(number))
                .filter(|(line, _)| is_one(line));
            covered += word.weight * best.map(|(_, fits)| fits.min(1.0)).fold(0.0, f32::max);
            all += word.weight;
        }
        covered / all.max(f32::MIN_POSITIVE)
    }
}

/// Adds up the words of the question that some statements of the entry have and others have not.
fn tell_apart(
    entry: &Entry,
    lines: &[Line],
    question: &Question,
    fits: &Fits,
    near: &mut [Nearness],
) {
    let all = small(near.len());
    let mut counts = vec![0.0_f32; near.len()];
    for (number, word) in question.words.iter().enumerate() {
        counts.fill(0.0);
        for (line, fits) in lines.iter().zip(fits.of_word(number)) {
            if let Some(count) = statement_of(entry, line).and_then(|at| counts.get_mut(at)) {
                let is_own = matches!(line.kind, LineKind::Statement(_));
                *count += fits * if is_own { IN_STATEMENT } else { IN_WAY };
            }
        }
        let with = counts.iter().filter(|count| **count > 0.0).count();
        if with > 0 {
            let says = (IN_ALL + all / small(with)).ln() * word.weight.powf(RARITY);
            near.iter_mut()
                .zip(&counts)
                .for_each(|(near, count)| near.apart += says * count / (count + 1.0));
        }
    }
}

/// The yes or no that the entry declares for this very question, with the statement that it asks for, unless its ways of asking contradict
/// each other.
fn declared(
    index: &Index,
    entry: &Entry,
    lines: &[Line],
    likeness: &[f32],
    question: &Question,
) -> Option<(bool, Option<usize>)> {
    let asked = lines
        .iter()
        .zip(likeness)
        .filter_map(|(line, likeness)| match line.kind {
            LineKind::Asked(way) if *likeness >= SAME_QUESTION => {
                entry.asked_as.get(usize::from(way))
            }
            _ => None,
        });
    let mut same = asked
        .filter(|asked| asks_the_same(index, entry, asked, question))
        .filter_map(|asked| asked.yes.map(|yes| (yes, asked.statement)));
    let first = same.next()?;
    same.all(|(other, _)| other == first.0).then_some(first)
}

/// The statement that answers a question, and how near its entry's lines are to the question.
struct Nearest<'i> {
    statement: usize,
    lines: &'i [Line],
    likeness: &'i [f32],
}

/// A declared question of yes or no that is near to the one asked.
struct NearQuestion {
    likeness: f32,
    yes: bool,
    /// Whether it asks for the statement that is to be the answer.
    asks_for_it: bool,
    sense: Sense,
}

/// The yes or no in which the declared questions near this one agree. Likeness alone says none: they ask for the statement that settles the
/// question, are neither negated nor turned otherwise, and have its numbers, as far as the statement has them not; no other of the entry
/// that is about as near says the contrary; and the statement denies something where the answer is no, and nothing where it is yes.
fn agreed(entry: &Entry, nearest: &Nearest<'_>, question: &Question) -> Option<bool> {
    // Which of two things comes first is turned round without another word.
    if question.sense.is_ordered() {
        return None;
    }
    let own = nearest.statement;
    let mut near = Vec::new();
    for (line, likeness) in nearest.lines.iter().zip(nearest.likeness) {
        let LineKind::Asked(way) = line.kind else {
            continue;
        };
        let asked = entry.asked_as.get(usize::from(way))?;
        if let (Some(yes), true) = (asked.yes, *likeness >= NEAR_QUESTION) {
            let folded: Vec<String> = words(&asked.question).collect();
            near.push(NearQuestion {
                likeness: *likeness,
                yes,
                asks_for_it: asked.statement == Some(own),
                sense: Sense::of(folded.iter().map(String::as_str)),
            });
        }
    }
    let statement: Vec<String> = words(&entry.statements.get(own)?.text).collect();
    let supports = |it: &&NearQuestion| it.asks_for_it && it.sense.agrees(&question.sense);
    let supporters: Vec<_> = near.iter().filter(supports).collect();
    let best = supporters.iter().map(|it| it.likeness).fold(0.0, f32::max);
    let yes = supporters.first()?.yes;
    let is_contradicted = near
        .iter()
        .any(|it| it.yes != yes && (it.likeness >= best * ABOUT_AS_NEAR || supports(&it)));
    let has_numbers = question.sense.numbers.iter().all(|number| {
        statement.contains(number)
            || supporters
                .iter()
                .any(|it| it.sense.numbers.contains(number))
    });
    let is_denial = statement.iter().any(|word| is_denial(word));
    let is_said_so = yes != (is_denial != question.sense.negated);
    (supporters.len() >= SEVERAL && has_numbers && is_said_so && !is_contradicted).then_some(yes)
}

/// Whether a way of asking has the sense of the question and every word of it that says something, and no other such word. Where *before*
/// or *after* is asked, they stand in the same order.
fn asks_the_same(index: &Index, entry: &Entry, asked: &AskedAs, question: &Question) -> bool {
    let folded: Vec<String> = words(&asked.question).collect();
    let says = |word: &&String| !is_stop_word(word) && !is_filler(word);
    let candidates = || {
        question
            .words
            .iter()
            .flat_map(|word| &word.candidates)
            .filter(|it| it.language == entry.language)
    };
    let vocabulary = &index.vocabularies[entry.language as usize];
    let is_asked = |word: &String| {
        let stems = vocabulary.exact(word);
        stems.iter().any(|(stem, _)| {
            candidates().any(|it| it.stem == *stem && it.fits >= quality::MISSPELT[1])
        })
    };
    let are_forms = |(one, other): (&String, &String)| {
        let stems = vocabulary.exact(other);
        let is_one = |stem: u32| stems.iter().any(|(other, _)| *other == stem);
        vocabulary.exact(one).iter().any(|(stem, _)| is_one(*stem))
    };
    let own = || folded.iter().filter(says);
    let typed = || question.typed.iter().filter(says);
    Sense::of(folded.iter().map(String::as_str)) == question.sense
        && own().count() == typed().count()
        && own().all(is_asked)
        && (!question.sense.is_ordered() || own().zip(typed()).all(are_forms))
}
