//! Full board: starting and stopping, reports of the crew, and its answers.

use super::{body, effects, ending, objectives, people, plan, tokens, upkeep};
use crate::board::{
    ActionKind, ActionResult, Board, BoardCounter, BoardFact, BoardState, Farm, GROWTH_TOP, Pick,
    Question, TokenMark, WOUNDS_TOP,
};
use crate::decision::DecisionBuilder;
use crate::fact::{Cause, Fact};
use crate::queries::initial_board;
use crate::state::{State, TRACK_TOP, Task};
use crate::vocabulary::Region;

/// Switches between Story and Full board. Returning to a board that is still current changes nothing.
pub(super) fn keep(decision: &mut DecisionBuilder, full: bool) {
    let board = decision.state().board.clone();
    if board.as_ref().is_some_and(|board| board.full) == full {
        return;
    }
    let left = board.clone().filter(|board| full && board.stale);
    let fact = match board {
        _ if !full => BoardFact::TrackingStopped {},
        // The app stopped tracking before the board was laid out.
        Some(board) if decision.state().is_under_way() && board.pieces.crew.is_empty() => {
            BoardFact::TrackingStarted {
                board: Box::new(BoardState::laid(decision.game()).with_all_unchecked()),
            }
        }
        Some(board) if !board.stale => BoardFact::TrackingStarted {
            board: Box::new(board.pieces),
        },
        Some(board) => BoardFact::TrackingStarted {
            board: Box::new(board.pieces.with_all_unchecked()),
        },
        None if decision.state().is_under_way() => BoardFact::TrackingStarted {
            board: Box::new(BoardState::laid(decision.game()).with_all_unchecked()),
        },
        None => BoardFact::TrackingStarted {
            board: Box::default(),
        },
    };
    left.iter().for_each(|left| tell_lost(decision, left));
    decision.emit(Fact::Board(fact));
    left.into_iter().for_each(|left| gather_up(decision, &left));
    let explored = decision.state().board_state().map(|board| {
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
        .for_each(|region| tokens::explored(decision, region));
}

/// The game went on in Story: what was planned or declared before is told, and given up.
fn tell_lost(decision: &mut DecisionBuilder, left: &Board) {
    let planned: Vec<ActionKind> = left.plan.iter().map(|it| it.kind.clone()).collect();
    let open = left
        .declared
        .iter()
        .filter(|action| action.result.is_none());
    let open: Vec<ActionKind> = open.map(|action| action.planned.kind.clone()).collect();
    for (actions, declared) in [(planned, false), (open, true)] {
        if !actions.is_empty() {
            decision.emit(Fact::Board(BoardFact::PlanLost { actions, declared }));
        }
    }
}

/// The game went on in Story: what was laid aside for declared actions comes back, and what was seen of Shutdown tiles stays known.
fn gather_up(decision: &mut DecisionBuilder, left: &Board) {
    let open = left
        .declared
        .iter()
        .filter(|action| action.result != Some(ActionResult::Success));
    open.for_each(|action| plan::give_back(decision, action));
    for (&place, fronts) in &left.fronts {
        for (&resource, &needs) in fronts {
            decision.emit(Fact::Board(BoardFact::ShutdownFrontRevealed {
                place,
                resource,
                needs,
            }));
        }
    }
}

/// Lays the tracked board out as the mission says.
pub(super) fn lay(decision: &mut DecisionBuilder) {
    if decision.state().board_state().is_some() {
        let board = Box::new(BoardState::laid(decision.game()));
        decision.emit(Fact::Board(BoardFact::TrackingStarted { board }));
    }
}

/// The crew reports a change of a number: its consequences follow, as if a rule had changed it.
pub(super) fn moved(decision: &mut DecisionBuilder, spot: &BoardCounter, to: u8) {
    match spot {
        BoardCounter::Wounds(seat) => match decision
            .state()
            .spot(spot)
            .map_or(0, |from| to.saturating_sub(from))
        {
            0 => body::move_wounds(decision, *seat, to, Cause::Table),
            // They count like any others: Poisoning doubles them.
            taken => body::wound(decision, *seat, taken, Cause::Table),
        },
        BoardCounter::Condition(seat, condition) if decision.state().spot(spot) != Some(to) => {
            if to == 0 {
                body::cure(decision, *seat, *condition, Cause::Table);
            } else {
                // Even where the pool is believed to be empty: the crew is right.
                decision.move_spot(&BoardCounter::Pool(*condition), -1, Cause::Table);
                decision.set_spot(spot, to, Cause::Table);
            }
        }
        BoardCounter::Stress => {
            decision.set_spot(spot, to, Cause::Table);
            body::quarrel(decision);
        }
        BoardCounter::Objectives(region)
            if decision.state().spot(spot).is_some_and(|from| to < from) =>
        {
            let taken = decision.state().spot(spot).unwrap_or(0).saturating_sub(to);
            (0..taken).for_each(|_| objectives::gather_token(decision, *region, Cause::Table));
        }
        _ => enter(decision, spot, to, Cause::Table),
    }
    ask_about(decision, spot);
}

/// A correction triggers nothing; what the printed board cannot show is asked about once.
pub(super) fn corrected(decision: &mut DecisionBuilder, spot: &BoardCounter, to: u8) {
    let before = decision.state().spot(spot);
    enter(decision, spot, to, Cause::Correction);
    if decision.state().spot(spot) != before {
        ask_about(decision, spot);
    }
}

/// Sets a number, and with it what stands or falls with it: each is a fact of its own.
pub(super) fn enter(decision: &mut DecisionBuilder, spot: &BoardCounter, to: u8, cause: Cause) {
    let from = decision.state().spot(spot);
    match spot {
        // A Facility goes back without its Shutdown tiles.
        BoardCounter::Built(place) if to == 0 => {
            let facility = decision
                .state()
                .board_state()
                .and_then(|board| board.facilities.get(place));
            let tiles = facility.map(|it| it.tiles.clone()).unwrap_or_default();
            tiles.into_iter().for_each(|resource| {
                decision.set_spot(&BoardCounter::Tile(*place, resource), 0, cause);
            });
        }
        BoardCounter::Greenhouses(farm) => {
            let plants = decision
                .state()
                .spot(&BoardCounter::Plants(*farm))
                .unwrap_or(0);
            if plants > to {
                decision.set_spot(&BoardCounter::Plants(*farm), to, cause);
            }
        }
        _ => {}
    }
    decision.set_spot(spot, to, cause);
    if let (BoardCounter::Built(place), Some(0), 1) = (spot, from, to) {
        let facility = Box::new(initial_board::spare(decision.game(), *place));
        decision.emit(Fact::Board(BoardFact::SpareBuilt {
            place: *place,
            facility,
        }));
    }
}

/// Records what is printed on a token; where it lay stays known.
pub(super) fn mark(decision: &mut DecisionBuilder, spot: &BoardCounter, index: usize, name: &str) {
    let known = decision
        .state()
        .board_state()
        .and_then(|board| board.marks_of(spot).get(index).cloned());
    let mark = TokenMark {
        name: name.trim().to_owned(),
        ..known.unwrap_or_default()
    };
    decision.emit(Fact::Board(BoardFact::TokenMarked {
        spot: spot.clone(),
        index,
        mark,
    }));
}

/// Asks whether what would follow from a number that the printed board cannot show does follow.
fn ask_about(decision: &mut DecisionBuilder, spot: &BoardCounter) {
    let question = match spot {
        BoardCounter::Wounds(seat) => Question::SixthWound { seat: *seat },
        BoardCounter::Greenhouses(farm)
        | BoardCounter::Plants(farm)
        | BoardCounter::Growth(farm, _) => Question::Overgrown { farm: *farm },
        _ => return,
    };
    ask_once(decision, question);
}

/// Puts the question before everything else that waits, unless it waits already or there is nothing to ask.
pub(super) fn ask_once(decision: &mut DecisionBuilder, question: Question) {
    let waits = |task: &Task| matches!(task, Task::Pick { question: it, .. } if *it == question);
    if follows(decision.state(), &question) == Some(true)
        && !decision.state().queue.iter().any(waits)
    {
        decision.queue_first(Task::Pick {
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
            Some(board.and_then(|it| it.get(&BoardCounter::Wounds(*seat))) == Some(WOUNDS_TOP))
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
fn follow(decision: &mut DecisionBuilder, question: &Question) {
    match question {
        Question::SixthWound { seat } => ending::died(decision, *seat),
        Question::FullTrack { block } => decision.resolve_track(*block),
        // The youngest seeds go first.
        Question::Overgrown { farm } => {
            for space in 1..=GROWTH_TOP {
                let seed = BoardCounter::Growth(*farm, space);
                if decision.state().spot(&seed) == Some(1)
                    && follows(decision.state(), question) == Some(true)
                {
                    decision.set_spot(&seed, 0, Cause::Correction);
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
pub(super) fn picked(decision: &mut DecisionBuilder, pick: &Pick) {
    let Some(Task::Pick { question, by, .. }) = decision.state().queue.front().cloned() else {
        return;
    };
    decision.unqueue();
    if people::picked(decision, &question, pick) {
        return;
    }
    if follows(decision.state(), &question).is_some() {
        if *pick == Pick::Yes {
            follow(decision, &question);
        } else {
            decision.emit(Fact::StepDone {
                step: question.id().to_owned(),
            });
        }
        return;
    }
    if decision.state().board_state().is_none() {
        // In Story mode the players carry out their answer on the table.
        decision.emit(Fact::StepDone {
            step: question.id().to_owned(),
        });
        return;
    }
    let cause = decision.cause_here();
    match (question, pick) {
        (Question::Shut { resource }, Pick::Place(place)) => {
            decision.set_spot(&BoardCounter::Tile(*place, resource), 1, cause);
        }
        (Question::LoseSample {}, Pick::Region(region)) => {
            decision.move_spot(&BoardCounter::Samples(*region), -1, cause);
        }
        (Question::Starve { missing, portions }, Pick::Seat(seat)) => {
            upkeep::starved(decision, missing, portions, *seat);
        }
        (Question::StopWilting { farm, costs }, answer) => {
            upkeep::wilting(decision, farm, &costs, *answer == Pick::Yes);
        }
        (Question::RoverRoll { rover }, answer) => {
            body::rover_rolled(decision, rover, *answer == Pick::Yes, cause);
        }
        (question, _) => effects::picked(decision, question, pick, by),
    }
}
