//! The answer in an entry: the statement that settles the question, and yes or no where that is certain.
//!
//! Likeness alone never says yes or no. A declared one is used where the declared question asks the very same: the same words that say
//! something, the same negation, numbers, order and opposites.

use std::ops::Range;

use super::Answer;
use super::fold::{Wanted, is_stop_word, words};
use super::index::{Index, Line, LineKind};
use super::question::Question;
use super::sense::Sense;
use super::vocabulary::{quality, small};
use crate::{AskedAs, Entry, Part};

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
/// What a note gives way to the text, and a whole list to its items.
const NOTE: f32 = 0.5;
const LIST: f32 = 0.15;
/// Below this score no statement is certain to be the answer.
const LEAST: f32 = 2.2;
/// From here on a way of asking may be the same question.
const SAME_QUESTION: f32 = 0.6;

/// How near a statement is to a question.
#[derive(Debug, Clone, Copy, Default)]
struct Nearness {
    /// The likeness of its own words, from 0 to 1.
    own: f32,
    /// The likeness of the nearest way of asking for it, from 0 to 1.
    way: f32,
    /// How much the words say that tell it from the other statements.
    apart: f32,
    has_figure: bool,
}

/// The answer of an entry, by its index, to a question; `None` where no statement is certain. `likeness` is that of each of its lines.
pub(super) fn answer_in(
    index: &Index,
    entry: &Entry,
    at: usize,
    question: &Question,
    likeness: &[f32],
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
        } else {
            near.way = near.way.max(*likeness);
        }
    }
    tell_apart(index, entry, range, question, &mut near);
    let scored = near
        .iter()
        .zip(&entry.statements)
        .enumerate()
        .map(|(at, (near, statement))| {
            let is_number = question.wanted == Some(Wanted::Number) && near.has_figure;
            let more = if is_number { FIGURE } else { 0.0 };
            let note = if statement.place.part == Part::Notes {
                NOTE
            } else {
                0.0
            };
            let list = if statement.is_list { LIST } else { 0.0 };
            (
                OWN_WORDS * near.own + NEAREST_WAY * near.way + APART * near.apart + more
                    - note
                    - list,
                at,
            )
        });
    let (score, statement) = scored.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))?;
    let yes = if question.is_open {
        None
    } else {
        declared(index, entry, lines, likeness, question)
    };
    (score >= LEAST || yes.is_some()).then_some(Answer { statement, yes })
}

/// The statement that a line speaks of.
fn statement_of(entry: &Entry, line: &Line) -> Option<usize> {
    match line.kind {
        LineKind::Statement(at) => Some(usize::from(at)),
        LineKind::Asked(way) => entry.asked_as.get(usize::from(way))?.statement,
        LineKind::Title | LineKind::Synonym => None,
    }
}

/// Adds up the words of the question that some statements of the entry have and others have not.
fn tell_apart(
    index: &Index,
    entry: &Entry,
    range: Range<usize>,
    question: &Question,
    near: &mut [Nearness],
) {
    let all = small(near.len());
    let lines_with = &index.lines_with[entry.language as usize];
    let mut counts = vec![0.0_f32; near.len()];
    for word in &question.words {
        counts.fill(0.0);
        for candidate in word
            .candidates
            .iter()
            .filter(|it| it.language == entry.language)
        {
            let with = lines_with.of(candidate.stem as usize);
            let from = with.partition_point(|line| (*line as usize) < range.start);
            for line in with[from..]
                .iter()
                .map(|line| *line as usize)
                .take_while(|line| *line < range.end)
            {
                let line = &index.lines[line];
                if let Some(count) = statement_of(entry, line).and_then(|at| counts.get_mut(at)) {
                    let is_own = matches!(line.kind, LineKind::Statement(_));
                    *count += candidate.fits * if is_own { IN_STATEMENT } else { IN_WAY };
                }
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

/// The yes or no that the entry declares for this very question, unless its ways of asking contradict each other.
fn declared(
    index: &Index,
    entry: &Entry,
    lines: &[Line],
    likeness: &[f32],
    question: &Question,
) -> Option<bool> {
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
        .filter_map(|asked| asked.yes);
    let yes = same.next()?;
    same.all(|other| other == yes).then_some(yes)
}

/// Whether a way of asking has the sense of the question and every word of it that says something, and no other such word.
fn asks_the_same(index: &Index, entry: &Entry, asked: &AskedAs, question: &Question) -> bool {
    let folded: Vec<String> = words(&asked.question).collect();
    let says = |word: &&String| !is_stop_word(word);
    let candidates = || {
        question
            .words
            .iter()
            .flat_map(|word| &word.candidates)
            .filter(|it| it.language == entry.language)
    };
    let is_asked = |word: &String| {
        let stems = index.vocabularies[entry.language as usize].exact(word);
        stems.iter().any(|(stem, _)| {
            candidates().any(|it| it.stem == *stem && it.fits >= quality::MISSPELT[1])
        })
    };
    Sense::of(folded.iter().map(String::as_str)) == question.sense
        && folded.iter().filter(says).count() == question.typed.iter().filter(says).count()
        && folded.iter().filter(says).all(is_asked)
}
