//! Keeping the board: beginning, putting away, checking, and what the crew picks.

use super::super::board::{BoardFact, Pick, Twin};
use super::super::draft::Draft;
use super::super::fact::Fact;
use super::super::state::Task;
use super::effects;

/// Story or Full board from now on. Coming back to a board that nothing has passed by is the identity.
pub(super) fn keep(draft: &mut Draft, full: bool) {
    let board = draft.state().board.clone();
    if board.as_ref().is_some_and(|board| board.full) == full {
        return;
    }
    let fact = match board {
        _ if !full => BoardFact::PutAway {},
        Some(board) if !board.stale => BoardFact::Kept { twin: Box::new(board.twin) },
        Some(board) => BoardFact::Kept { twin: Box::new(board.twin.unchecked()) },
        None if draft.state().under_way() => BoardFact::Kept { twin: Box::new(Twin::laid(draft.game()).unchecked()) },
        None => BoardFact::Kept { twin: Box::default() },
    };
    draft.emit(Fact::Board(fact));
}

/// The table is laid: the board that the app keeps lies as the mission says.
pub(super) fn lay(draft: &mut Draft) {
    if draft.state().twin().is_some() {
        let twin = Box::new(Twin::laid(draft.game()));
        draft.emit(Fact::Board(BoardFact::Kept { twin }));
    }
}

/// The crew has said what only it can say.
pub(super) fn picked(draft: &mut Draft, pick: &Pick) {
    let Some(Task::Pick { question, by, .. }) = draft.state().queue.front().cloned() else { return };
    draft.unqueue();
    effects::picked(draft, question, pick, by);
}
