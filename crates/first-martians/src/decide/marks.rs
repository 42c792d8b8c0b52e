//! The markers of the mission: laid, taken away, paid.

use crate::draft::Draft;
use crate::effect::{MarkChange, MarkPlace};
use crate::fact::{Cause, Fact};
use crate::state::Marked;

/// Lays markers, as many as are left.
pub(super) fn lay(draft: &mut Draft, it: &MarkChange) {
    let Some(left) = draft.game().marks_left(&it.mark) else {
        return;
    };
    let from = draft.state().marks_on(&it.mark, Some(&it.on));
    moved(
        draft,
        &it.mark,
        &it.on,
        (from, from.saturating_add(it.count.min(left))),
        Cause::Effect,
    );
}

/// Takes markers away from a place, or from all in the order in which they were laid, as many as there are.
pub(super) fn take(draft: &mut Draft, mark: &str, on: Option<&MarkPlace>, count: u8, cause: Cause) {
    let there = draft
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
        moved(draft, &mark, &on, (from, to), cause);
    }
}

/// Markers that were paid for nothing lie again where they lay.
pub(super) fn put_back(draft: &mut Draft, mark: &str, on: &MarkPlace, count: u8, cause: Cause) {
    let from = draft.state().marks_on(mark, Some(on));
    moved(draft, mark, on, (from, from.saturating_add(count)), cause);
}

fn moved(draft: &mut Draft, mark: &str, on: &MarkPlace, (from, to): (u8, u8), cause: Cause) {
    if from != to {
        draft.emit(Fact::Marked {
            mark: mark.to_owned(),
            on: on.clone(),
            from,
            to,
            cause,
        });
    }
}
