//! The answer of a rules entry to what was asked.

use super::{Args, Localizer};
use rulebook::{Answer, Entry, SearchResult};

/// The sentence to read first, after yes or no where the entry says so.
pub fn rules_answer(localizer: &Localizer, entry: &Entry, answer: &Answer) -> String {
    let id = match answer.yes {
        Some(true) => "rules-answer-yes",
        Some(false) => "rules-answer-no",
        None => "rules-answer-plain",
    };
    localizer.format(id, &Args::new().text("sentence", answer.sentence(entry)))
}

/// What is said of a search without hits: that nothing was found, before the nearest entries if there are any.
pub fn nothing_found(localizer: &Localizer, words: &str, result: &SearchResult<'_>) -> String {
    let id = if result.nearest.is_empty() {
        "window-rules-none"
    } else {
        "rules-nothing"
    };
    localizer.format(id, &Args::new().text("words", words))
}
