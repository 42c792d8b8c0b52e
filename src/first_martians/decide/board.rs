//! Keeping the board: beginning, putting away, checking, and what the crew picks.

use super::super::board::{BoardFact, Pick, Question, Spot, Twin};
use super::super::draft::Draft;
use super::super::fact::{Cause, Fact};
use super::super::state::Task;
use super::{body, effects, upkeep};

/// Story or Full board from now on. Coming back to a board that nothing has passed by is the identity.
pub(super) fn keep(draft: &mut Draft, full: bool) {
    let board = draft.state().board.clone();
    if board.as_ref().is_some_and(|board| board.full) == full {
        return;
    }
    let fact = match board {
        _ if !full => BoardFact::PutAway {},
        // Put away before the table was laid: it has never lain on it.
        Some(board) if draft.state().under_way() && board.twin.crew.is_empty() => {
            BoardFact::Kept { twin: Box::new(Twin::laid(draft.game()).unchecked()) }
        }
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

/// Something on the table moved a number: what follows from it happens, as if a rule had moved it.
pub(super) fn moved(draft: &mut Draft, spot: &Spot, to: u8) {
    match spot {
        Spot::Wounds(seat) => body::move_wounds(draft, *seat, to, Cause::Table),
        Spot::Condition(seat, condition) if draft.state().twin().and_then(|twin| twin.get(spot)) != Some(to) => {
            if to == 0 {
                body::cure(draft, *seat, *condition, Cause::Table);
            } else {
                // Even where the pool is thought to be empty: the table is right.
                draft.move_spot(&Spot::Pool(*condition), -1, Cause::Table);
                draft.set_spot(spot, to, Cause::Table);
            }
        }
        Spot::Stress => {
            draft.set_spot(spot, to, Cause::Table);
            body::quarrel(draft);
        }
        _ => draft.set_spot(spot, to, Cause::Table),
    }
}

/// The crew has said what only it can say.
pub(super) fn picked(draft: &mut Draft, pick: &Pick) {
    let Some(Task::Pick { question, by, .. }) = draft.state().queue.front().cloned() else { return };
    draft.unqueue();
    if draft.state().twin().is_none() {
        // The players keep the board: what they answer they do on the table.
        draft.emit(Fact::StepDone { step: question.id().to_owned() });
        return;
    }
    let cause = draft.cause_here();
    match (question, pick) {
        (Question::Shut { resource }, Pick::Place(place)) => draft.set_spot(&Spot::Tile(*place, resource), 1, cause),
        (Question::LoseSample {}, Pick::Region(region)) => draft.move_spot(&Spot::Samples(*region), -1, cause),
        (Question::Starve { missing, portions }, Pick::Seat(seat)) => upkeep::starved(draft, missing, portions, *seat),
        (Question::StopWilting { farm, costs }, answer) => upkeep::wilting(draft, farm, &costs, *answer == Pick::Yes),
        (Question::RoverRoll { rover }, answer) => body::rover_rolled(draft, rover, *answer == Pick::Yes, cause),
        (question, _) => effects::picked(draft, question, pick, by),
    }
}
