//! Walkers: they go along their path, and where it ends something happens once.

use super::{sol, tasks};
use crate::decision::DecisionBuilder;
use crate::fact::{Cause, Fact};
use crate::mission::{Walker, WalkerMoves};
use crate::state::{CardKind, Face, Task};

/// All walkers that go by themselves at that moment: their texts are read, then what happens where they arrive.
pub(super) fn step(decision: &mut DecisionBuilder, moment: WalkerMoves) {
    let all = decision
        .mission()
        .sheet
        .walkers
        .iter()
        .filter(|it| it.moves == Some(moment));
    let cause = if moment == WalkerMoves::CleanUp {
        Cause::CleanUp
    } else {
        Cause::Sol
    };
    for walker in all.cloned().collect::<Vec<_>>() {
        let Some(arrived) = go(decision, &walker, walker.speed.into(), cause) else {
            continue;
        };
        let card = decision.card(
            CardKind::Walker,
            &walker.id,
            if arrived { Face::Arrives } else { Face::Moves },
        );
        let is_read = arrived || decision.game().knows_walker(&walker.id);
        if is_read && decision.mission().has_text(&card) {
            decision.queue(Task::Read {
                card: card.clone(),
                by: None,
            });
        }
        if arrived {
            sol::queue_effects(decision, card, walker.arrives, None);
        }
    }
}

/// An effect moves a walker: what happens where it arrives comes before all that waits.
pub(super) fn moved(decision: &mut DecisionBuilder, id: &str, by: i8) {
    let Some(walker) = decision.game().walker(id).cloned() else {
        return;
    };
    if go(decision, &walker, by.into(), Cause::Effect) == Some(true) {
        let card = decision.card(CardKind::Walker, &walker.id, Face::Arrives);
        if decision.mission().has_text(&card) {
            tasks::queue_text_first(decision, &card, walker.arrives, None);
        } else {
            tasks::queue_effects_first(decision, &card, walker.arrives, None);
        }
    }
}

/// Moves the walker, unless it has arrived: there it stays. Tells whether it arrives; `None` if it does not move.
fn go(decision: &mut DecisionBuilder, walker: &Walker, by: i16, cause: Cause) -> Option<bool> {
    let (from, last) = (decision.game().steps_of(&walker.id), walker.steps());
    let to = i16::from(from).saturating_add(by).clamp(0, last.into());
    let to = u8::try_from(to)
        .ok()
        .filter(|to| *to != from && from < last)?;
    let unseen = !decision.game().knows_walker(&walker.id);
    decision.emit(Fact::WalkerMoved {
        walker: walker.id.clone(),
        from,
        to,
        cause,
        unseen,
    });
    Some(to == last)
}
