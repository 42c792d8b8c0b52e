//! The answer in an entry: the sentence to read first, and yes or no.

use super::Answer;
use super::fold::{Wanted, is_negation, question_of, words};
use super::index::{Index, Sentence};
use super::question::Question;
use super::vocabulary::small;
use crate::rulebook::AskedAs;

/// How near a way of asking must be to the query for its yes or no to be the answer.
const SAME_QUESTION: f32 = 0.62;
/// What a word of the nearest way of asking counts for beside one of the query.
const ASKED: f32 = 0.5;
/// What a sentence with a figure gets where a number is wanted.
const FIGURE: f32 = 0.6;

/// The answer of an entry, by its index, to a question. `asked` is the nearest way of asking, if any is near.
pub(super) fn answer_in(index: &Index, at: usize, question: &Question, asked: Option<&AskedAs>, likeness: f32) -> Answer {
    let language = index.languages[at];
    let vocabulary = &index.vocabularies[language as usize];
    let weights = &index.weights[language as usize];
    let mut wanted: Vec<(u32, f32)> = Vec::new();
    let mut want = |stem: u32, weight: f32| match wanted.iter_mut().find(|(known, _)| *known == stem) {
        Some((_, known)) => *known = known.max(weight),
        None => wanted.push((stem, weight)),
    };
    for candidate in question.words.iter().flat_map(|word| &word.candidates).filter(|it| it.language == language) {
        want(candidate.stem, weights[candidate.stem as usize] * candidate.fits);
    }
    for word in asked.iter().flat_map(|asked| words(&asked.question)) {
        for (stem, fits) in vocabulary.exact(&word) {
            want(stem, weights[stem as usize] * fits * ASKED);
        }
    }
    let score = |sentence: &Sentence| {
        let stems = &index.sentence_stems[sentence.stems.clone()];
        let sum: f32 = wanted.iter().filter(|(stem, _)| stems.contains(stem)).map(|(_, weight)| weight).sum();
        let is_number = question.wanted == Some(Wanted::Number) && sentence.has_figure && sum > 0.0;
        (sum + if is_number { FIGURE } else { 0.0 }) / (4.0 + small(stems.len())).sqrt()
    };
    let mut best: Option<(f32, &Sentence)> = None;
    for sentence in &index.sentences[at] {
        let score = score(sentence);
        if best.is_none_or(|(before, _)| score > before) {
            best = Some((score, sentence));
        }
    }
    let yes = asked.and_then(|asked| yes_or_no(question, asked, likeness));
    best.map_or_else(Answer::default, |(_, sentence)| Answer {
        block: usize::from(sentence.block),
        item: usize::from(sentence.item),
        sentence: sentence.bytes.clone(),
        yes,
    })
}

/// The yes or no of a way of asking, if the query asks the same.
fn yes_or_no(question: &Question, asked: &AskedAs, likeness: f32) -> Option<bool> {
    let negated = words(&asked.question).any(|word| is_negation(&word));
    let open = words(&asked.question).find_map(|word| question_of(&word)).is_some();
    asked.yes.filter(|_| likeness >= SAME_QUESTION && question.negated == negated && (question.wanted.is_none() || open))
}
