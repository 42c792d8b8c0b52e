//! Wounds, conditions and Stress: every rule that changes them goes through here.
//!
//! In Story mode nothing here does anything. A sixth wound ends the mission: callers that continue check `state().outcome`. Healing
//! lowers `BoardCounter::Wounds` directly: icons crossed on the way back do nothing.

use super::ending;
use crate::board::{BoardCounter, BoardFact, Pick, Question, STRESS_TOP, TokenStack, WOUNDS_TOP};
use crate::decision::DecisionBuilder;
use crate::fact::{Cause, Fact};
use crate::queries::upkeep;
use crate::state::{ComponentSource, Seat, Task};
use crate::vocabulary::{AdventureType, Condition, Modifier, Rover};

/// An astronaut takes `count` wounds; Poisoning doubles them (almanac, Ferite; Effetti dei segnalini Condizione).
pub(super) fn wound(decision: &mut DecisionBuilder, seat: Seat, count: u8, cause: Cause) {
    let after = decision
        .state()
        .board_state()
        .and_then(|board| upkeep::wounds_after(board, seat, count));
    if let Some((_, to)) = after.filter(|(from, to)| to > from || (count > 0 && *to == WOUNDS_TOP))
    {
        move_wounds(decision, seat, to, cause);
    }
}

/// Moves the marker of the Health track. Condition icons count on the way to the right only; the sixth wound kills.
pub(super) fn move_wounds(decision: &mut DecisionBuilder, seat: Seat, to: u8, cause: Cause) {
    let Some(from) = decision
        .state()
        .board_state()
        .and_then(|board| board.id_board(seat))
        .map(|it| it.wounds)
    else {
        return;
    };
    let to = to.min(WOUNDS_TOP);
    decision.set_spot(&BoardCounter::Wounds(seat), to, cause);
    if to == WOUNDS_TOP {
        ending::died(decision, seat);
        return;
    }
    if to <= from {
        return;
    }
    let icons = &decision.mission().game_box.board.condition_spaces;
    let crossed = icons
        .iter()
        .filter(|icon| (from.saturating_add(1)..=to).contains(icon))
        .count();
    for _ in 0..crossed {
        draw_condition(decision, seat);
    }
}

/// An astronaut draws a random Condition token. A duplicate would go back and be redrawn, so only new conditions are in the draw.
/// Where the pool has no other, nothing happens (almanac, Segnalini Condizione).
pub(super) fn draw_condition(decision: &mut DecisionBuilder, seat: Seat) {
    let Some(board) = decision.state().board_state() else {
        return;
    };
    let Some(had) = board.id_board(seat).map(|it| it.conditions.clone()) else {
        return;
    };
    let weight = |condition: &Condition| {
        if had.contains(condition) {
            0
        } else {
            board.get(&BoardCounter::Pool(*condition)).unwrap_or(0)
        }
    };
    let weights: Vec<u32> = Condition::ALL
        .iter()
        .map(|condition| weight(condition).into())
        .collect();
    if weights.iter().all(|&weight| weight == 0) {
        return;
    }
    let drawn = decision
        .weighted("condition-token", &weights)
        .and_then(|index| Condition::ALL.get(index))
        .copied();
    if let Some(condition) = drawn {
        decision.emit(Fact::Board(BoardFact::ConditionDrawn { seat, condition }));
        take_condition(decision, seat, condition, Cause::Condition);
    }
}

/// An astronaut gets a condition, unless it is a duplicate or the pool has no token. Anxiety takes effect at once and goes back into
/// the pool (almanac, Effetti dei segnalini Condizione).
pub(super) fn take_condition(
    decision: &mut DecisionBuilder,
    seat: Seat,
    condition: Condition,
    cause: Cause,
) {
    let Some(board) = decision.state().board_state() else {
        return;
    };
    let in_pool = board.get(&BoardCounter::Pool(condition)).unwrap_or(0);
    let had = board.get(&BoardCounter::Condition(seat, condition)) != Some(0);
    if in_pool == 0 || had {
        return;
    }
    if condition == Condition::Anxiety {
        decision.move_morale(-1, Cause::Condition);
        return;
    }
    decision.move_spot(&BoardCounter::Pool(condition), -1, cause);
    decision.set_spot(&BoardCounter::Condition(seat, condition), 1, cause);
}

/// Heals a condition: its token goes back into the pool. It still takes effect until the phase ends (almanac, 4. MedLab).
pub(super) fn cure(decision: &mut DecisionBuilder, seat: Seat, condition: Condition, cause: Cause) {
    let has = decision
        .state()
        .spot(&BoardCounter::Condition(seat, condition))
        == Some(1);
    if has {
        decision.set_spot(&BoardCounter::Condition(seat, condition), 0, cause);
        decision.move_spot(&BoardCounter::Pool(condition), 1, cause);
    }
}

/// Changes Stress. At its maximum there is a quarrel, and the rest is lost (almanac, Stress).
pub(super) fn move_stress(decision: &mut DecisionBuilder, by: i16, cause: Cause) {
    decision.move_spot(&BoardCounter::Stress, by, cause);
    if by > 0 {
        quarrel(decision);
    }
}

/// The quarrel at maximum Stress: each astronaut 1 wound, Morale −1, Stress 0.
pub(super) fn quarrel(decision: &mut DecisionBuilder) {
    if decision
        .state()
        .board_state()
        .is_none_or(|board| board.stress < STRESS_TOP)
    {
        return;
    }
    decision.set_spot(&BoardCounter::Stress, 0, Cause::Quarrel);
    decision.move_morale(-1, Cause::Quarrel);
    for seat in decision.state().crew.seats() {
        if decision.state().outcome.is_none() {
            wound(decision, seat, 1, Cause::Quarrel);
        }
    }
}

/// Rolls the green Wound die for a rover, or asks what the physical die shows (almanac, Segnalini Modificatore).
pub(super) fn roll_rover(decision: &mut DecisionBuilder, rover: Rover, cause: Cause) {
    if decision.state().board_state().is_none() {
        return;
    }
    if decision.state().dice == ComponentSource::Physical {
        decision.queue(Task::Pick {
            question: Question::RoverRoll { rover },
            from: vec![Pick::Yes, Pick::No],
            by: None,
        });
        return;
    }
    let faces = decision
        .mission()
        .game_box
        .action_dice
        .get(&AdventureType::Explore)
        .map_or(0, |dice| dice.wound);
    let wound = decision.roll("wound-die", 6) < usize::from(faces);
    rover_rolled(decision, rover, wound, cause);
}

/// The green Wound die was rolled for a rover: a wound puts a Blocked token on it until it is repaired.
pub(super) fn rover_rolled(
    decision: &mut DecisionBuilder,
    rover: Rover,
    wound: bool,
    cause: Cause,
) {
    decision.emit(Fact::Board(BoardFact::RoverRolled { rover, wound }));
    if wound {
        decision.put_token(&TokenStack::Rover(rover), Modifier::Blocked, cause);
    }
}
