//! The Events phase: consequences of earlier sols, the Mission Event and its action.

use super::conditions::{Answers, Holds, holds};
use super::reports;
use super::sol;
use crate::board::{Pick, Question};
use crate::decision::DecisionBuilder;
use crate::effect::{Effect, TABLE_QUESTION, When};
use crate::fact::{EventEndReason, Fact};
use crate::mission::{Brings, Event, EventAction};
use crate::state::{CardKind, EVENT_SOLS, Face, Seat, Task};
use crate::task::Undecided;

/// Resolves the next due consequence, then the next due Follow-Up, one at a time; then continues to the Mission Event.
pub(super) fn next_follow_up(decision: &mut DecisionBuilder) -> bool {
    if let Some(event) = decision
        .state()
        .open_events
        .iter()
        .find(|open| open.has_consequences)
        .map(|open| open.event.clone())
    {
        effect(decision, &event);
        return true;
    }
    let sol = decision.state().sol;
    let due = decision
        .state()
        .scheduled
        .iter()
        .position(|it| it.sol <= sol);
    if let Some((index, due)) =
        due.and_then(|index| Some((index, decision.state().scheduled.get(index)?.clone())))
    {
        decision.emit(Fact::FollowUpHappened {
            card: due.card.clone(),
            index,
        });
        // Its wording is chosen now, when it is read.
        let card = decision.game().next_wording(due.card);
        decision.queue(Task::Read {
            card: card.clone(),
            by: due.by,
        });
        sol::queue_effects(decision, card, due.effects, due.by);
        return true;
    }
    sol::next_step(decision)
}

fn effect(decision: &mut DecisionBuilder, event: &str) {
    decision.emit(Fact::EventEnded {
        event: event.to_owned(),
        why: EventEndReason::Struck,
    });
    let Some(action) = action_of(decision, event) else {
        return;
    };
    let card = decision.card(CardKind::Event, event, Face::Later);
    decision.queue(Task::Read {
        card: card.clone(),
        by: None,
    });
    sol::queue_effects(
        decision,
        card,
        action.later.map(|later| later.effects).unwrap_or_default(),
        None,
    );
}

pub(super) fn action_of(decision: &DecisionBuilder, event: &str) -> Option<EventAction> {
    match decision
        .mission()
        .elements
        .events
        .get(event)?
        .brings
        .clone()?
    {
        Brings::Action(action) => Some(action),
        Brings::Objective(_) => None,
    }
}

/// Draws the Mission Event of the sol: none twice, unread ones first, by weight.
pub(super) fn draw(decision: &mut DecisionBuilder) {
    draw_from(decision, true);
}

/// Draws the Mission Event of the sol, or one that the table does not decide.
pub(super) fn draw_from(decision: &mut DecisionBuilder, may_ask: bool) {
    let next = decision
        .state()
        .next_events
        .iter()
        .find_map(|id| decision.mission().elements.events.get(id))
        .cloned();
    if let Some(event) = next {
        come(decision, event);
        return;
    }
    let sol = i8::try_from(decision.state().sol).unwrap_or(i8::MAX);
    let drawn = &decision.state().drawn_events;
    // Of what depends on the table, Story asks for the drawn one alone.
    let holds = |when: &When| match holds(decision.game(), when, &Answers::new()) {
        Holds::Yes => true,
        Holds::No => false,
        Holds::Ask(question) => may_ask && question.starts_with(TABLE_QUESTION),
    };
    let left: Vec<&Event> = decision
        .mission()
        .elements
        .events
        .values()
        .filter(|event| {
            event.weight > 0 && !drawn.contains(&event.id) && event.when.as_ref().is_none_or(holds)
        })
        .filter(|event| !decision.game().leaves_out(&event.tags))
        .collect();
    let in_season: Vec<&Event> = left
        .iter()
        .copied()
        .filter(|it| it.sols.as_ref().is_none_or(|sols| sols.contains(sol)))
        .collect();
    // A mission longer than the range of its events uses events outside their range rather than none.
    let candidates = if in_season.is_empty() {
        left
    } else {
        in_season
    };
    let known = &decision.state().read_before;
    let unread: Vec<&Event> = candidates
        .iter()
        .copied()
        .filter(|event| !known.contains(&event.id))
        .collect();
    let candidates: Vec<Event> = if unread.is_empty() {
        candidates
    } else {
        unread
    }
    .into_iter()
    .cloned()
    .collect();

    let weights: Vec<u32> = candidates
        .iter()
        .map(|event| u32::from(event.weight))
        .collect();
    let picked = decision
        .weighted("mission-event", &weights)
        .and_then(|index| candidates.get(index).cloned());
    match picked {
        Some(event) if event.when.as_ref().is_some_and(When::asks_table) => {
            let about = Undecided::Event(event.id);
            decision.queue(Task::AskTable {
                about,
                question: None,
                answers: Answers::new(),
            });
        }
        Some(event) => come(decision, event),
        None => decision.emit(Fact::NoEvent {}),
    }
}

/// The Mission Event is read and does what it does.
pub(super) fn come(decision: &mut DecisionBuilder, event: Event) {
    let card = decision.card(CardKind::Event, &event.id, Face::Story);
    decision.emit(Fact::EventDrawn {
        event: event.id.clone(),
    });
    decision.queue(Task::Read {
        card: card.clone(),
        by: None,
    });
    sol::queue_effects(decision, card, event.effects, None);
    match event.brings {
        Some(Brings::Action(EventAction { when: Some(_), .. })) => {
            let about = Undecided::EventAction(event.id);
            decision.queue(Task::AskTable {
                about,
                question: None,
                answers: Answers::new(),
            });
        }
        Some(Brings::Action(_)) => decision.queue(Task::EventAction { event: event.id }),
        Some(Brings::Objective(objective)) => reports::reveal(decision, &objective),
        None => {}
    }
}

/// Opens the action for three sols, including this one (almanac, Limite di round e conseguenze future).
pub(super) fn open(decision: &mut DecisionBuilder, event: String) {
    let until = decision.state().sol + EVENT_SOLS - 1;
    decision.emit(Fact::EventOpened { event, until });
}

/// The action was done: its consequences are cancelled. Since format 2 the reward knows who did it; Story asks, if it matters.
pub(super) fn finish(decision: &mut DecisionBuilder, event: &str, by: Option<Seat>) {
    decision.emit(Fact::EventDone {
        event: event.to_owned(),
    });
    if let Some(action) = action_of(decision, event) {
        reports::paid_in_story(decision, &action.cost);
    }
    if decision.mission().newest_format < 2 {
        reward(decision, event, None);
        return;
    }
    let asks = action_of(decision, event)
        .is_some_and(|action| action.reward.iter().any(Effect::names_performer));
    if by.is_none() && asks {
        let from = decision.state().crew.seats().map(Pick::Seat).collect();
        decision.queue(Task::Pick {
            question: Question::WhoPerformed {
                event: event.to_owned(),
            },
            from,
            by: None,
        });
    } else {
        reward(decision, event, by);
    }
}

/// What the action of an event gives.
pub(super) fn reward(decision: &mut DecisionBuilder, event: &str, by: Option<Seat>) {
    let Some(action) = action_of(decision, event) else {
        return;
    };
    let card = decision.card(CardKind::Event, event, Face::Done);
    decision.queue(Task::Read {
        card: card.clone(),
        by,
    });
    sol::queue_effects(decision, card, action.reward, by);
}

/// The event ends without its consequences; one that is not open stays as it is.
pub(super) fn close(decision: &mut DecisionBuilder, event: &str) {
    if decision
        .state()
        .open_events
        .iter()
        .any(|open| open.event == event)
    {
        decision.emit(Fact::EventEnded {
            event: event.to_owned(),
            why: EventEndReason::Closed,
        });
        let card = decision.card(CardKind::Event, event, Face::Closed);
        decision.queue_first(Task::Read { card, by: None });
    }
}

/// The event comes next, unless it has come.
pub(super) fn bring(decision: &mut DecisionBuilder, event: &str) {
    let state = decision.state();
    let known = state
        .drawn_events
        .iter()
        .chain(&state.next_events)
        .any(|id| id == event);
    if !known && decision.mission().elements.events.contains_key(event) {
        decision.emit(Fact::EventNext {
            event: event.to_owned(),
        });
    }
}

/// At the end of a sol, decides hidden whether open events have their consequences next; an event ends after its third sol (ruling 14).
pub(super) fn end_of_sol(decision: &mut DecisionBuilder) {
    for open in decision.state().open_events.clone() {
        if open.sols_left(decision.state().sol) <= 1 {
            decision.emit(Fact::EventEnded {
                event: open.event,
                why: EventEndReason::RanOut,
            });
        } else if let Some(later) = action_of(decision, &open.event).and_then(|action| action.later)
        {
            let strikes = decision.chance("event-consequence", later.odds);
            decision.emit(Fact::EventConsequenceDecided {
                event: open.event,
                strikes,
            });
        }
    }
}
