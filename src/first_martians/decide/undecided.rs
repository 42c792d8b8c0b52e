//! What depends on conditions about the table: Story asks, one question after the other, and then it is decided.

use super::super::draft::Draft;
use super::super::effect::{Id, When};
use super::super::state::{Card, Task};
use super::super::task::Undecided;
use super::conditions::{Answers, Holds, holds};
use super::{events, sol};

/// Decides it, or asks the next question; `false` while the players must answer.
pub(super) fn settle(draft: &mut Draft, about: Undecided, question: Option<&Id>, answers: Answers) -> bool {
    match holds(draft.game(), &condition(draft, &about), &answers) {
        Holds::Ask(next) if Some(&next) == question => return false,
        Holds::Ask(next) => {
            draft.unqueue();
            draft.queue_first(Task::AskTable { about, question: Some(next), answers });
        }
        known => {
            draft.unqueue();
            decided(draft, about, known == Holds::Yes);
        }
    }
    true
}

/// The condition on which it depends.
fn condition(draft: &Draft, about: &Undecided) -> When {
    let Undecided::Event(event) = about;
    let event = draft.mission().elements.events.get(event);
    event.and_then(|event| event.when.clone()).unwrap_or_else(|| When::All(Vec::new()))
}

fn decided(draft: &mut Draft, about: Undecided, holds: bool) {
    let Undecided::Event(event) = about;
    match draft.mission().elements.events.get(&event).filter(|_| holds).cloned() {
        Some(event) => events::come(draft, event),
        // One that needs no answer comes instead.
        None => events::draw_from(draft, false),
    }
}

/// The card under which the question is asked.
pub(super) fn card(draft: &Draft, about: &Undecided) -> Card {
    match about {
        Undecided::Event(_) => sol::introduction(draft),
    }
}
