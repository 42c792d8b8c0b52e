//! Full board: starting and stopping, reports of the crew, and its answers.

use super::{body, effects, ending, objectives, people, plan, tokens, upkeep};
use crate::board::{
    ActionKind, ActionResult, Board, BoardFact, BoardState, Farm, GROWTH_TOP, Pick, Question, Spot,
    TokenMark, WOUNDS_TOP,
};
use crate::draft::Draft;
use crate::fact::{Cause, Fact};
use crate::queries::initial_board;
use crate::state::{State, TRACK_TOP, Task};
use crate::vocabulary::Region;

/// Switches between Story and Full board. Returning to a board that is still current changes nothing.
pub(super) fn keep(draft: &mut Draft, full: bool) {
    let board = draft.state().board.clone();
    if board.as_ref().is_some_and(|board| board.full) == full {
        return;
    }
    let left = board.clone().filter(|board| full && board.stale);
    let fact = match board {
        _ if !full => BoardFact::TrackingStopped {},
        // The app stopped tracking before the board was laid out.
        Some(board) if draft.state().is_under_way() && board.pieces.crew.is_empty() => {
            BoardFact::TrackingStarted {
                board: Box::new(BoardState::laid(draft.game()).with_all_unchecked()),
            }
        }
        Some(board) if !board.stale => BoardFact::TrackingStarted {
            board: Box::new(board.pieces),
        },
        Some(board) => BoardFact::TrackingStarted {
            board: Box::new(board.pieces.with_all_unchecked()),
        },
        None if draft.state().is_under_way() => BoardFact::TrackingStarted {
            board: Box::new(BoardState::laid(draft.game()).with_all_unchecked()),
        },
        None => BoardFact::TrackingStarted {
            board: Box::default(),
        },
    };
    left.iter().for_each(|left| tell_lost(draft, left));
    draft.emit(Fact::Board(fact));
    left.into_iter().for_each(|left| gather_up(draft, &left));
    let explored = draft.state().board_state().map(|board| {
        board
            .map
            .explored
            .iter()
            .map(|space| space.region)
            .collect()
    });
    let explored: Vec<Region> = explored.unwrap_or_default();
    explored
        .into_iter()
        .for_each(|region| tokens::explored(draft, region));
}

/// The game went on in Story: what was planned or declared before is told, and given up.
fn tell_lost(draft: &mut Draft, left: &Board) {
    let planned: Vec<ActionKind> = left.plan.iter().map(|it| it.kind.clone()).collect();
    let open = left
        .declared
        .iter()
        .filter(|action| action.result.is_none());
    let open: Vec<ActionKind> = open.map(|action| action.planned.kind.clone()).collect();
    for (actions, declared) in [(planned, false), (open, true)] {
        if !actions.is_empty() {
            draft.emit(Fact::Board(BoardFact::PlanLost { actions, declared }));
        }
    }
}

/// The game went on in Story: what was laid aside for declared actions comes back, and what was seen of Shutdown tiles stays known.
fn gather_up(draft: &mut Draft, left: &Board) {
    let open = left
        .declared
        .iter()
        .filter(|action| action.result != Some(ActionResult::Success));
    open.for_each(|action| plan::give_back(draft, action));
    for (&place, fronts) in &left.fronts {
        for (&resource, &needs) in fronts {
            draft.emit(Fact::Board(BoardFact::ShutdownFrontRevealed {
                place,
                resource,
                needs,
            }));
        }
    }
}

/// Lays the tracked board out as the mission says.
pub(super) fn lay(draft: &mut Draft) {
    if draft.state().board_state().is_some() {
        let board = Box::new(BoardState::laid(draft.game()));
        draft.emit(Fact::Board(BoardFact::TrackingStarted { board }));
    }
}

/// The crew reports a change of a number: its consequences follow, as if a rule had changed it.
pub(super) fn moved(draft: &mut Draft, spot: &Spot, to: u8) {
    match spot {
        Spot::Wounds(seat) => match draft
            .state()
            .spot(spot)
            .map_or(0, |from| to.saturating_sub(from))
        {
            0 => body::move_wounds(draft, *seat, to, Cause::Table),
            // They count like any others: Poisoning doubles them.
            taken => body::wound(draft, *seat, taken, Cause::Table),
        },
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
        Spot::Objectives(region) if draft.state().spot(spot).is_some_and(|from| to < from) => {
            let taken = draft.state().spot(spot).unwrap_or(0).saturating_sub(to);
            (0..taken).for_each(|_| objectives::gather_token(draft, *region, Cause::Table));
        }
        _ => enter(draft, spot, to, Cause::Table),
    }
    ask_about(draft, spot);
}

/// A correction triggers nothing; what the printed board cannot show is asked about once.
pub(super) fn corrected(draft: &mut Draft, spot: &Spot, to: u8) {
    let before = draft.state().spot(spot);
    enter(draft, spot, to, Cause::Correction);
    if draft.state().spot(spot) != before {
        ask_about(draft, spot);
    }
}

/// Sets a number, and with it what stands or falls with it: each is a fact of its own.
pub(super) fn enter(draft: &mut Draft, spot: &Spot, to: u8, cause: Cause) {
    let from = draft.state().spot(spot);
    match spot {
        // A Facility goes back without its Shutdown tiles.
        Spot::Built(place) if to == 0 => {
            let facility = draft
                .state()
                .board_state()
                .and_then(|board| board.facilities.get(place));
            let tiles = facility.map(|it| it.tiles.clone()).unwrap_or_default();
            tiles
                .into_iter()
                .for_each(|resource| draft.set_spot(&Spot::Tile(*place, resource), 0, cause));
        }
        Spot::Greenhouses(farm) => {
            let plants = draft.state().spot(&Spot::Plants(*farm)).unwrap_or(0);
            if plants > to {
                draft.set_spot(&Spot::Plants(*farm), to, cause);
            }
        }
        _ => {}
    }
    draft.set_spot(spot, to, cause);
    if let (Spot::Built(place), Some(0), 1) = (spot, from, to) {
        let facility = Box::new(initial_board::spare(draft.game(), *place));
        draft.emit(Fact::Board(BoardFact::SpareBuilt {
            place: *place,
            facility,
        }));
    }
}

/// Records what is printed on a token; where it lay stays known.
pub(super) fn mark(draft: &mut Draft, spot: &Spot, index: usize, name: &str) {
    let known = draft
        .state()
        .board_state()
        .and_then(|board| board.marks_of(spot).get(index).cloned());
    let mark = TokenMark {
        name: name.trim().to_owned(),
        ..known.unwrap_or_default()
    };
    draft.emit(Fact::Board(BoardFact::TokenMarked {
        spot: spot.clone(),
        index,
        mark,
    }));
}

/// Asks whether what would follow from a number that the printed board cannot show does follow.
fn ask_about(draft: &mut Draft, spot: &Spot) {
    let question = match spot {
        Spot::Wounds(seat) => Question::SixthWound { seat: *seat },
        Spot::Greenhouses(farm) | Spot::Plants(farm) | Spot::Growth(farm, _) => {
            Question::Overgrown { farm: *farm }
        }
        _ => return,
    };
    ask_once(draft, question);
}

/// Puts the question before everything else that waits, unless it waits already or there is nothing to ask.
pub(super) fn ask_once(draft: &mut Draft, question: Question) {
    let waits = |task: &Task| matches!(task, Task::Pick { question: it, .. } if *it == question);
    if follows(draft.state(), &question) == Some(true) && !draft.state().queue.iter().any(waits) {
        draft.queue_first(Task::Pick {
            question,
            from: vec![Pick::Yes, Pick::No],
            by: None,
        });
    }
}

/// Whether the consequence that the question asks about would still follow; `None` for other questions.
pub(super) fn follows(state: &State, question: &Question) -> Option<bool> {
    let board = state.board.as_ref().map(|board| &board.pieces);
    match question {
        Question::SixthWound { seat } => {
            Some(board.and_then(|it| it.get(&Spot::Wounds(*seat))) == Some(WOUNDS_TOP))
        }
        Question::FullTrack { block } => Some(state.track(*block) == TRACK_TOP),
        Question::Overgrown { farm } => Some(
            board
                .and_then(|it| it.farm(*farm))
                .is_some_and(Farm::is_overgrown),
        ),
        Question::Shut { .. }
        | Question::Starve { .. }
        | Question::StopWilting { .. }
        | Question::LoseSample {}
        | Question::WhichFacility { .. }
        | Question::WhichAstronaut { .. }
        | Question::RoverRoll { .. }
        | Question::WhichCondition { .. }
        | Question::WhichRegion { .. }
        | Question::WhichUpgrade { .. }
        | Question::WhichPerson { .. }
        | Question::WhoPerformed { .. } => None,
    }
}

/// What the corrected number brings about after all.
fn follow(draft: &mut Draft, question: &Question) {
    match question {
        Question::SixthWound { seat } => ending::died(draft, *seat),
        Question::FullTrack { block } => draft.resolve_track(*block),
        // The youngest seeds go first.
        Question::Overgrown { farm } => {
            for space in 1..=GROWTH_TOP {
                let seed = Spot::Growth(*farm, space);
                if draft.state().spot(&seed) == Some(1)
                    && follows(draft.state(), question) == Some(true)
                {
                    draft.set_spot(&seed, 0, Cause::Correction);
                }
            }
        }
        Question::Shut { .. }
        | Question::Starve { .. }
        | Question::StopWilting { .. }
        | Question::LoseSample {}
        | Question::WhichFacility { .. }
        | Question::WhichAstronaut { .. }
        | Question::RoverRoll { .. }
        | Question::WhichCondition { .. }
        | Question::WhichRegion { .. }
        | Question::WhichUpgrade { .. }
        | Question::WhichPerson { .. }
        | Question::WhoPerformed { .. } => {}
    }
}

/// The crew answered a question.
pub(super) fn picked(draft: &mut Draft, pick: &Pick) {
    let Some(Task::Pick { question, by, .. }) = draft.state().queue.front().cloned() else {
        return;
    };
    draft.unqueue();
    if people::picked(draft, &question, pick) {
        return;
    }
    if follows(draft.state(), &question).is_some() {
        if *pick == Pick::Yes {
            follow(draft, &question);
        } else {
            draft.emit(Fact::StepDone {
                step: question.id().to_owned(),
            });
        }
        return;
    }
    if draft.state().board_state().is_none() {
        // In Story mode the players carry out their answer on the table.
        draft.emit(Fact::StepDone {
            step: question.id().to_owned(),
        });
        return;
    }
    let cause = draft.cause_here();
    match (question, pick) {
        (Question::Shut { resource }, Pick::Place(place)) => {
            draft.set_spot(&Spot::Tile(*place, resource), 1, cause);
        }
        (Question::LoseSample {}, Pick::Region(region)) => {
            draft.move_spot(&Spot::Samples(*region), -1, cause);
        }
        (Question::Starve { missing, portions }, Pick::Seat(seat)) => {
            upkeep::starved(draft, missing, portions, *seat);
        }
        (Question::StopWilting { farm, costs }, answer) => {
            upkeep::wilting(draft, farm, &costs, *answer == Pick::Yes);
        }
        (Question::RoverRoll { rover }, answer) => {
            body::rover_rolled(draft, rover, *answer == Pick::Yes, cause);
        }
        (question, _) => effects::picked(draft, question, pick, by),
    }
}
