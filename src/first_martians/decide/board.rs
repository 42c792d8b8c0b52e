//! Full board: starting and stopping, reports of the crew, and its answers.

use super::super::board::{BoardFact, BoardState, Pick, Question, Spot};
use super::super::draft::Draft;
use super::super::fact::{Cause, Fact};
use super::super::state::Task;
use super::{body, effects, upkeep};

/// Switches between Story and Full board. Returning to a board that is still current changes nothing.
pub(super) fn keep(draft: &mut Draft, full: bool) {
    let board = draft.state().board.clone();
    if board.as_ref().is_some_and(|board| board.full) == full {
        return;
    }
    let fact = match board {
        _ if !full => BoardFact::TrackingStopped {},
        // The app stopped tracking before the board was laid out.
        Some(board) if draft.state().is_under_way() && board.pieces.crew.is_empty() => {
            BoardFact::TrackingStarted { twin: Box::new(BoardState::laid(draft.game()).with_all_unchecked()) }
        }
        Some(board) if !board.stale => BoardFact::TrackingStarted { twin: Box::new(board.pieces) },
        Some(board) => BoardFact::TrackingStarted { twin: Box::new(board.pieces.with_all_unchecked()) },
        None if draft.state().is_under_way() => {
            BoardFact::TrackingStarted { twin: Box::new(BoardState::laid(draft.game()).with_all_unchecked()) }
        }
        None => BoardFact::TrackingStarted { twin: Box::default() },
    };
    draft.emit(Fact::Board(fact));
}

/// Lays the tracked board out as the mission says.
pub(super) fn lay(draft: &mut Draft) {
    if draft.state().board_state().is_some() {
        let twin = Box::new(BoardState::laid(draft.game()));
        draft.emit(Fact::Board(BoardFact::TrackingStarted { twin }));
    }
}

/// The crew reports a change of a number: its consequences follow, as if a rule had changed it.
pub(super) fn moved(draft: &mut Draft, spot: &Spot, to: u8) {
    match spot {
        Spot::Wounds(seat) => body::move_wounds(draft, *seat, to, Cause::Table),
        Spot::Condition(seat, condition) if draft.state().spot(spot) != Some(to) => {
            if to == 0 {
                body::cure(draft, *seat, *condition, Cause::Table);
            } else {
                // Even where the pool is believed to be empty: the crew is right.
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

/// The crew answered a question.
pub(super) fn picked(draft: &mut Draft, pick: &Pick) {
    let Some(Task::Pick { question, by, .. }) = draft.state().queue.front().cloned() else { return };
    draft.unqueue();
    if draft.state().board_state().is_none() {
        // In Story mode the players carry out their answer on the table.
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
