//! The Events phase: consequences of earlier sols, the Mission Event and its action.

use super::conditions::{Answers, Holds, holds};
use super::reports;
use super::sol;
use crate::board::{Pick, Question};
use crate::draft::Draft;
use crate::effect::{Effect, TABLE_QUESTION, When};
use crate::fact::{EventEndReason, Fact};
use crate::mission::{Brings, Event, EventAction};
use crate::state::{CardKind, EVENT_SOLS, Face, Seat, Task};
use crate::task::Undecided;

/// Resolves the next due consequence, then the next due Follow-Up, one at a time; then continues to the Mission Event.
pub(super) fn next_follow_up(draft: &mut Draft) -> bool {
    if let Some(event) = draft
        .state()
        .open_events
        .iter()
        .find(|open| open.has_consequences)
        .map(|open| open.event.clone())
    {
        strike(draft, &event);
        return true;
    }
    let sol = draft.state().sol;
    let due = draft.state().scheduled.iter().position(|it| it.sol <= sol);
    if let Some((index, due)) =
        due.and_then(|index| Some((index, draft.state().scheduled.get(index)?.clone())))
    {
        draft.emit(Fact::FollowUpHappened {
            card: due.card.clone(),
            index,
        });
        // Its wording is chosen now, when it is read.
        let card = draft.game().next_wording(due.card);
        draft.queue(Task::Read {
            card: card.clone(),
            by: due.by,
        });
        sol::queue_effects(draft, card, due.effects, due.by);
        return true;
    }
    sol::next_step(draft)
}

fn strike(draft: &mut Draft, event: &str) {
    draft.emit(Fact::EventEnded {
        event: event.to_owned(),
        why: EventEndReason::Struck,
    });
    let Some(action) = action_of(draft, event) else {
        return;
    };
    let card = draft.card(CardKind::Event, event, Face::Later);
    draft.queue(Task::Read {
        card: card.clone(),
        by: None,
    });
    sol::queue_effects(
        draft,
        card,
        action.later.map(|later| later.effects).unwrap_or_default(),
        None,
    );
}

pub(super) fn action_of(draft: &Draft, event: &str) -> Option<EventAction> {
    match draft.mission().elements.events.get(event)?.brings.clone()? {
        Brings::Action(action) => Some(action),
        Brings::Objective(_) => None,
    }
}

/// Draws the Mission Event of the sol: none twice, unread ones first, by weight.
pub(super) fn draw(draft: &mut Draft) {
    draw_from(draft, true);
}

/// Draws the Mission Event of the sol, or one that the table does not decide.
pub(super) fn draw_from(draft: &mut Draft, may_ask: bool) {
    let next = draft
        .state()
        .next_events
        .iter()
        .find_map(|id| draft.mission().elements.events.get(id))
        .cloned();
    if let Some(event) = next {
        come(draft, event);
        return;
    }
    let sol = i8::try_from(draft.state().sol).unwrap_or(i8::MAX);
    let drawn = &draft.state().drawn_events;
    // Of what depends on the table, Story asks for the drawn one alone.
    let holds = |when: &When| match holds(draft.game(), when, &Answers::new()) {
        Holds::Yes => true,
        Holds::No => false,
        Holds::Ask(question) => may_ask && question.starts_with(TABLE_QUESTION),
    };
    let left: Vec<&Event> = draft
        .mission()
        .elements
        .events
        .values()
        .filter(|event| {
            event.weight > 0 && !drawn.contains(&event.id) && event.when.as_ref().is_none_or(holds)
        })
        .filter(|event| !draft.game().leaves_out(&event.tags))
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
    let known = &draft.state().read_before;
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
    let picked = draft
        .weighted("mission-event", &weights)
        .and_then(|index| candidates.get(index).cloned());
    match picked {
        Some(event) if event.when.as_ref().is_some_and(When::asks_table) => {
            let about = Undecided::Event(event.id);
            draft.queue(Task::AskTable {
                about,
                question: None,
                answers: Answers::new(),
            });
        }
        Some(event) => come(draft, event),
        None => draft.emit(Fact::NoEvent {}),
    }
}

/// The Mission Event is read and does what it does.
pub(super) fn come(draft: &mut Draft, event: Event) {
    let card = draft.card(CardKind::Event, &event.id, Face::Story);
    draft.emit(Fact::EventDrawn {
        event: event.id.clone(),
    });
    draft.queue(Task::Read {
        card: card.clone(),
        by: None,
    });
    sol::queue_effects(draft, card, event.effects, None);
    match event.brings {
        Some(Brings::Action(EventAction { when: Some(_), .. })) => {
            let about = Undecided::EventAction(event.id);
            draft.queue(Task::AskTable {
                about,
                question: None,
                answers: Answers::new(),
            });
        }
        Some(Brings::Action(_)) => draft.queue(Task::EventAction { event: event.id }),
        Some(Brings::Objective(objective)) => reports::reveal(draft, &objective),
        None => {}
    }
}

/// Opens the action for three sols, including this one (almanac, Limite di round e conseguenze future).
pub(super) fn open(draft: &mut Draft, event: String) {
    let until = draft.state().sol + EVENT_SOLS - 1;
    draft.emit(Fact::EventOpened { event, until });
}

/// The action was done: its consequences are cancelled. Since format 2 the reward knows who did it; Story asks, if it matters.
pub(super) fn finish(draft: &mut Draft, event: &str, by: Option<Seat>) {
    draft.emit(Fact::EventDone {
        event: event.to_owned(),
    });
    if let Some(action) = action_of(draft, event) {
        reports::paid_in_story(draft, &action.cost);
    }
    if draft.mission().newest_format < 2 {
        reward(draft, event, None);
        return;
    }
    let asks = action_of(draft, event)
        .is_some_and(|action| action.reward.iter().any(Effect::names_performer));
    if by.is_none() && asks {
        let from = draft.state().crew.seats().map(Pick::Seat).collect();
        draft.queue(Task::Pick {
            question: Question::WhoPerformed {
                event: event.to_owned(),
            },
            from,
            by: None,
        });
    } else {
        reward(draft, event, by);
    }
}

/// What the action of an event gives.
pub(super) fn reward(draft: &mut Draft, event: &str, by: Option<Seat>) {
    let Some(action) = action_of(draft, event) else {
        return;
    };
    let card = draft.card(CardKind::Event, event, Face::Done);
    draft.queue(Task::Read {
        card: card.clone(),
        by,
    });
    sol::queue_effects(draft, card, action.reward, by);
}

/// The event ends without its consequences; one that is not open stays as it is.
pub(super) fn close(draft: &mut Draft, event: &str) {
    if draft
        .state()
        .open_events
        .iter()
        .any(|open| open.event == event)
    {
        draft.emit(Fact::EventEnded {
            event: event.to_owned(),
            why: EventEndReason::Closed,
        });
        let card = draft.card(CardKind::Event, event, Face::Closed);
        draft.queue_first(Task::Read { card, by: None });
    }
}

/// The event comes next, unless it has come.
pub(super) fn bring(draft: &mut Draft, event: &str) {
    let state = draft.state();
    let known = state
        .drawn_events
        .iter()
        .chain(&state.next_events)
        .any(|id| id == event);
    if !known && draft.mission().elements.events.contains_key(event) {
        draft.emit(Fact::EventNext {
            event: event.to_owned(),
        });
    }
}

/// At the end of a sol, decides hidden whether open events have their consequences next; an event ends after its third sol (ruling 14).
pub(super) fn end_of_sol(draft: &mut Draft) {
    for open in draft.state().open_events.clone() {
        if open.sols_left(draft.state().sol) <= 1 {
            draft.emit(Fact::EventEnded {
                event: open.event,
                why: EventEndReason::RanOut,
            });
        } else if let Some(later) = action_of(draft, &open.event).and_then(|action| action.later) {
            let strikes = draft.chance("event-consequence", later.odds);
            draft.emit(Fact::EventConsequenceDecided {
                event: open.event,
                strikes,
            });
        }
    }
}
