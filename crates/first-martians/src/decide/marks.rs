//! The markers of the mission: laid, taken away, paid.

use crate::decision::DecisionBuilder;
use crate::effect::{MarkChange, MarkPlace};
use crate::fact::{Cause, Fact};
use crate::state::Marked;

/// Lays markers, as many as are left.
pub(super) fn lay(decision: &mut DecisionBuilder, it: &MarkChange) {
    let Some(left) = decision.game().marks_left(&it.mark) else {
        return;
    };
    let from = decision.state().marks_on(&it.mark, Some(&it.on));
    moved(
        decision,
        &it.mark,
        &it.on,
        (from, from.saturating_add(it.count.min(left))),
        Cause::Effect,
    );
}

/// Takes markers away from a place, or from all in the order in which they were laid, as many as there are.
pub(super) fn take(
    decision: &mut DecisionBuilder,
    mark: &str,
    on: Option<&MarkPlace>,
    count: u8,
    cause: Cause,
) {
    let there = decision
        .state()
        .marks
        .iter()
        .filter(|it| it.mark == mark && on.is_none_or(|on| it.on == *on));
    let mut left = count;
    for Marked {
        mark,
        on,
        count: from,
    } in there.cloned().collect::<Vec<_>>()
    {
        let to = from.saturating_sub(left);
        left = left.saturating_sub(from - to);
        moved(decision, &mark, &on, (from, to), cause);
    }
}

/// Markers that were paid for nothing lie again where they lay.
pub(super) fn put_back(
    decision: &mut DecisionBuilder,
    mark: &str,
    on: &MarkPlace,
    count: u8,
    cause: Cause,
) {
    let from = decision.state().marks_on(mark, Some(on));
    moved(
        decision,
        mark,
        on,
        (from, from.saturating_add(count)),
        cause,
    );
}

fn moved(
    decision: &mut DecisionBuilder,
    mark: &str,
    on: &MarkPlace,
    (from, to): (u8, u8),
    cause: Cause,
) {
    if from != to {
        decision.emit(Fact::Marked {
            mark: mark.to_owned(),
            on: on.clone(),
            from,
            to,
            cause,
        });
    }
}
