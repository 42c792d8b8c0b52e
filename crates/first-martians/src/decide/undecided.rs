//! What depends on conditions about the table: Story asks, one question after the other, and then it is decided.

use super::conditions::{Answers, Holds, holds};
use super::{events, sol, tasks, watch};
use crate::decision::DecisionBuilder;
use crate::effect::{Effect, Id, Way, When};
use crate::state::{Card, CardKind, Face, Seat, Task};
use crate::task::Undecided;

/// Decides it, or asks the next question; `false` while the players must answer.
pub(super) fn settle(
    decision: &mut DecisionBuilder,
    about: Undecided,
    question: Option<&Id>,
    answers: Answers,
) -> bool {
    let verdicts: Result<Vec<bool>, Id> = conditions(decision, &about)
        .into_iter()
        .map(
            |when| match when.map_or(Holds::Yes, |when| holds(decision.game(), &when, &answers)) {
                Holds::Yes => Ok(true),
                Holds::No => Ok(false),
                Holds::Ask(question) => Err(question),
            },
        )
        .collect();
    match verdicts {
        Err(next) if Some(&next) == question => return false,
        Err(next) => {
            decision.unqueue();
            decision.queue_first(Task::AskTable {
                about,
                question: Some(next),
                answers,
            });
        }
        Ok(verdicts) => {
            decision.unqueue();
            decided(decision, about, &verdicts);
        }
    }
    true
}

/// The conditions on which it depends, one for each part of it.
fn conditions(decision: &DecisionBuilder, about: &Undecided) -> Vec<Option<When>> {
    match about {
        Undecided::Event(event) => {
            vec![
                decision
                    .mission()
                    .elements
                    .events
                    .get(event)
                    .and_then(|event| event.when.clone()),
            ]
        }
        Undecided::EventAction(event) => {
            vec![events::action_of(decision, event).and_then(|action| action.when)]
        }
        Undecided::Standing(rule) => vec![watch::rule(decision, rule).map(|rule| rule.holds_while)],
        Undecided::Options { options, .. } => options.iter().map(|way| way.when.clone()).collect(),
    }
}

fn decided(decision: &mut DecisionBuilder, about: Undecided, verdicts: &[bool]) {
    let holds = verdicts.iter().all(|holds| *holds);
    match about {
        Undecided::Event(event) => match decision
            .mission()
            .elements
            .events
            .get(&event)
            .filter(|_| holds)
            .cloned()
        {
            Some(event) => events::come(decision, event),
            // One that needs no answer comes instead.
            None => events::draw_from(decision, false),
        },
        Undecided::EventAction(event) if holds => decision.queue_first(Task::EventAction { event }),
        Undecided::EventAction(_) => {}
        Undecided::Standing(rule) => watch::decided(decision, &rule, holds),
        Undecided::Options {
            card,
            options,
            rest,
            by,
        } => {
            let options: Vec<Way> = options
                .into_iter()
                .zip(verdicts)
                .filter(|(_, holds)| **holds)
                .map(|(way, _)| way)
                .collect();
            if options.is_empty() {
                tasks::queue_effects_first(decision, &card, rest, by);
            } else {
                decision.queue_first(Task::Choose {
                    card,
                    options,
                    rest,
                    by,
                });
            }
        }
    }
}

/// The choice between these options, as far as they are there.
pub(super) fn choice(card: Card, options: Vec<Way>, rest: Vec<Effect>, by: Option<Seat>) -> Task {
    if options.iter().all(|way| way.when.is_none()) {
        return Task::Choose {
            card,
            options,
            rest,
            by,
        };
    }
    Task::AskTable {
        about: Undecided::Options {
            card,
            options,
            rest,
            by,
        },
        question: None,
        answers: Answers::new(),
    }
}

/// The card under which the question is asked.
pub(super) fn card(decision: &DecisionBuilder, about: &Undecided) -> Card {
    match about {
        Undecided::Event(_) | Undecided::Standing(_) => sol::introduction(decision),
        Undecided::EventAction(event) => Card::new(CardKind::Event, event, Face::Story),
        Undecided::Options { card, .. } => card.clone(),
    }
}
