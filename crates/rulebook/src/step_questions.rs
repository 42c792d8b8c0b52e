//! The questions that tables ask at a step of a game. An entry declares them beside the sentence that answers them, each with a key:
//! `- At the step “A roll is not”: again: May a bad roll be repeated? = no`. Steps name entry and key, and so lead to that sentence.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::{Answer, Entry, Library, language_and_game, shipped};
use base::locale::Language;

/// Begins a line of such questions; some words of the sentence follow in “”.
pub(super) const AT_THE_STEP: &str = "At the step";

/// A question that tables ask at a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepQuestion {
    /// The id of the entry that answers it.
    pub entry: &'static str,
    /// Its key in that entry.
    pub key: &'static str,
}

impl StepQuestion {
    /// The question with that key in that entry; whether the entry has it is not checked.
    pub const fn new(entry: &'static str, key: &'static str) -> Self {
        Self { entry, key }
    }

    /// Those of a step, as entries and keys.
    pub const fn three([first, second, third]: [(&'static str, &'static str); 3]) -> [Self; 3] {
        [
            Self::new(first.0, first.1),
            Self::new(second.0, second.1),
            Self::new(third.0, third.1),
        ]
    }
}

impl Library {
    /// The entry that answers a question of a step, with the answer.
    pub fn answer_at_step(
        &self,
        language: Language,
        question: StepQuestion,
    ) -> Option<(&Entry, Answer)> {
        let entry = self.entry(language, question.entry)?;
        let asked = entry
            .asked_at_steps
            .iter()
            .find(|asked| asked.key == question.key)?;
        Some((
            entry,
            Answer {
                statement: asked.statement,
                yes: asked.yes,
            },
        ))
    }
}

/// The shipped questions.
#[derive(Debug, Default)]
struct Questions {
    words: BTreeMap<(Language, &'static str, &'static str), String>,
    /// The key of the first question of each entry.
    first: BTreeMap<&'static str, &'static str>,
}

/// A question of the shipped texts, found without parsing them.
pub fn shipped_question(language: Language, question: StepQuestion) -> Option<&'static str> {
    questions()?
        .words
        .get(&(language, question.entry, question.key))
        .map(String::as_str)
}

/// The same of several questions, each with its words.
pub fn shipped_questions(
    language: Language,
    questions: &[StepQuestion],
) -> impl Iterator<Item = (StepQuestion, &'static str)> + '_ {
    questions
        .iter()
        .filter_map(move |question| Some((*question, shipped_question(language, *question)?)))
}

/// The first question of an entry.
pub fn first_question_of(entry: &str) -> Option<StepQuestion> {
    let (entry, key) = questions()?.first.get_key_value(entry)?;
    Some(StepQuestion::new(entry, key))
}

/// `None` in a browser while the texts are on their way.
fn questions() -> Option<&'static Questions> {
    static QUESTIONS: OnceLock<Questions> = OnceLock::new();
    let texts = shipped::texts();
    (!texts.is_empty()).then(|| QUESTIONS.get_or_init(|| find(texts)))
}

fn find(texts: &[(&'static str, &'static str)]) -> Questions {
    let mut found = Questions::default();
    for &(name, text) in texts {
        let Some((language, _)) = language_and_game(name) else {
            continue;
        };
        for entry in text.split("\n## <a id=\"").skip(1) {
            let Some((id, rest)) = entry.split_once('"') else {
                continue;
            };
            let metadata = rest
                .split("\n- ")
                .filter(|line| line.starts_with(AT_THE_STEP));
            for line in metadata
                .filter_map(|line| line.split_once("”:"))
                .flat_map(|(_, asked)| asked.split(';'))
            {
                let Some((key, question)) = line.split_once(':') else {
                    continue;
                };
                let question = question
                    .split_once('=')
                    .map_or(question, |(question, _)| question);
                let words = question.split_whitespace().collect::<Vec<_>>().join(" ");
                let _ = found.words.insert((language, id, key.trim()), words);
                let _ = found.first.entry(id).or_insert(key.trim());
            }
        }
    }
    found
}
