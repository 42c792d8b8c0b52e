//! The line under the header: what the last press changed of what the table counts, unless a notice is in it.

use super::{Message, MissionScreen, Shown, Side};
use crate::notices;
use crate::widget::prelude::*;
use first_martians::fact::Fact;
use language::fact_text;

/// The usual width of a letter, the width that is not for words, and the width of what says that there is more.
const LETTER: f32 = 7.6;
const BESIDE: f32 = 64.0 + size::TARGET;
const MORE: f32 = 72.0;

/// For a line of that width.
pub(super) fn status(
    table: &MissionScreen,
    shown: &Shown<'_>,
    width: f32,
) -> Option<Status<Message>> {
    if let Some(notice) = notices::newest(
        shown.localizer,
        shown.notices,
        Message::Notices(true),
        Message::Dismiss,
    ) {
        return Some(notice);
    }
    let all = changes(table, shown);
    let letters_beside = |more: f32| ((width - BESIDE - more) / LETTER) as usize;
    let is_whole = shown_of(&all, letters_beside(0.0)) == all.len();
    let letters = letters_beside(if is_whole { 0.0 } else { MORE });
    let count = shown_of(&all, letters);
    let said = all
        .get(all.len() - count..)
        .filter(|said| !said.is_empty())?;
    let more = notices::more(shown.localizer, all.len() - count);
    let said = said.join(" · ");
    let words = with_its_end(&said, letters);
    // What is not all there is in the history.
    let open = (more.is_some() || words != said).then_some(Message::ShowSide(Side::History));
    Some(Status {
        id: "changes",
        words,
        is_trouble: false,
        more,
        open,
        dismiss: None,
    })
}

/// How many of the last changes have room in that many letters: at least one.
fn shown_of(all: &[String], letters: usize) -> usize {
    let mut left = letters;
    let fitting = all.iter().rev().take_while(|change| {
        let needed = change.chars().count() + 3;
        let fits = needed <= left;
        left = left.saturating_sub(needed);
        fits
    });
    fitting.count().max(all.len().min(1))
}

/// What is longer than that gives up the reason at its end, and then the end of what has changed: never the new value.
fn with_its_end(words: &str, letters: usize) -> String {
    let length = |text: &str| text.chars().count();
    if length(words) <= letters {
        return words.to_owned();
    }
    let words = words
        .rsplit_once(" (")
        .filter(|(_, reason)| reason.ends_with(')'))
        .map_or(words, |(said, _)| said);
    let Some((changed, value)) = words.rsplit_once(": ").filter(|_| length(words) > letters) else {
        return words.to_owned();
    };
    let begin: String = changed
        .chars()
        .take(letters.saturating_sub(length(value) + 3))
        .collect();
    format!("{}…: {value}", begin.trim_end())
}

fn changes(table: &MissionScreen, shown: &Shown<'_>) -> Vec<String> {
    let last: Vec<_> = shown
        .session
        .table()
        .newest_first()
        .take(table.presses.undo_count)
        .collect();
    let facts = last.into_iter().rev().flat_map(|(_, played)| &played.facts);
    // Dice are drawn where there is room for them.
    let facts = facts
        .filter(|fact| !(shown.is_spacious && matches!(fact, Fact::MalfunctionDiceRolled { .. })));
    fact_text::changes(shown.localizer, shown.game(), facts)
}

#[cfg(test)]
mod tests {
    use super::{shown_of, with_its_end};

    #[test]
    fn the_line_has_the_last_changes_that_fit_and_at_least_one() {
        let all = [
            "Morale: 1 → 0",
            "Working Block: 2 → 3",
            "Living Block: 0 → 1",
        ]
        .map(str::to_owned);
        assert_eq!(shown_of(&all, 200), 3);
        assert_eq!(shown_of(&all, 45), 2);
        assert_eq!(shown_of(&all, 10), 1);
        assert_eq!(shown_of(&[], 10), 0);
    }

    #[test]
    fn a_sentence_that_is_too_long_keeps_its_new_value() {
        let said = "“Optimal Growing Conditions”: 0 → 1 of 5 (action)";
        assert_eq!(with_its_end(said, 60), said);
        assert_eq!(
            with_its_end(said, 44),
            "“Optimal Growing Conditions”: 0 → 1 of 5"
        );
        assert_eq!(with_its_end(said, 30), "“Optimal Growing…: 0 → 1 of 5");
        assert_eq!(
            with_its_end("A sentence without a value", 10),
            "A sentence without a value",
            "the line cuts it"
        );
    }
}
