//! The questions of the steps of all games: declared once, in the entry that answers them.

use std::collections::BTreeSet;

use crate::Language;
use rulebook::{StepQuestion, first_question_of, shipped_library, shipped_question};

/// The files that name questions for steps.
const SOURCES: [&str; 4] = [
    include_str!("../page/questions.rs"),
    include_str!("../pocket_mars.rs"),
    include_str!("../mechanica.rs"),
    include_str!("../mars_needs_mechanics.rs"),
];

/// The longest question, in characters: three of them fit the line below a step.
const LONGEST: usize = 54;

/// Whether these are three questions, each declared by its entry in both languages.
#[track_caller]
pub(crate) fn assert_declared(what: &str, questions: &[StepQuestion]) {
    assert_eq!(questions.len(), 3, "{what}: {questions:?}");
    for question in questions {
        for &language in Language::ALL {
            assert!(
                shipped_library()
                    .answer_at_step(language, *question)
                    .is_some(),
                "{what}: {question:?}"
            );
        }
    }
}

/// Entry and key of each question that a file names.
fn named(source: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    // Two literals behind a bracket, on one line or on three.
    source.split('(').skip(1).filter_map(|rest| {
        let (entry, rest) = rest.trim_start().strip_prefix('"')?.split_once("\",")?;
        let (key, rest) = rest.trim_start().strip_prefix('"')?.split_once('"')?;
        rest.trim_start_matches(',')
            .trim_start()
            .strip_prefix(')')?;
        let is_id = |id: &str| {
            id.chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        };
        (is_id(entry) && is_id(key)).then_some((entry, key))
    })
}

#[test]
fn every_question_that_a_step_names_is_declared_in_both_languages() {
    for (entry, key) in SOURCES.into_iter().flat_map(named) {
        for &language in Language::ALL {
            let question = StepQuestion::new(entry, key);
            let (entry, answer) = shipped_library()
                .answer_at_step(language, question)
                .unwrap_or_else(|| panic!("{question:?}"));
            assert!(!answer.sentence(entry).is_empty(), "{question:?}");
        }
    }
}

/// An entry that an effect names lends it its first question.
#[test]
fn every_declared_question_is_shown_at_some_step() {
    let named: BTreeSet<_> = SOURCES.into_iter().flat_map(named).collect();
    for entry in shipped_library().entries() {
        for (at, asked) in entry.asked_at_steps.iter().enumerate() {
            assert!(
                at == 0 || named.contains(&(&*entry.id, &*asked.key)),
                "{}: {}",
                entry.id,
                asked.key
            );
        }
    }
}

#[test]
fn the_questions_found_without_parsing_are_those_of_the_entries() {
    let mut count = 0;
    for entry in shipped_library().entries() {
        let first = first_question_of(&entry.id).map(|question| question.key);
        assert_eq!(
            first.is_some(),
            !entry.asked_at_steps.is_empty(),
            "{}",
            entry.id
        );
        for asked in &entry.asked_at_steps {
            let question = StepQuestion {
                entry: entry.id.clone().leak(),
                key: asked.key.clone().leak(),
            };
            assert_eq!(
                shipped_question(entry.language, question),
                Some(asked.question.as_str())
            );
            assert!(
                asked.question.ends_with('?') && asked.question.chars().count() <= LONGEST,
                "{}",
                asked.question
            );
            count += 1;
        }
    }
    assert!(count > 400, "{count}");
}
