//! Wounds, conditions and Stress: every rule that changes them goes through here.
//!
//! In Story mode nothing here does anything. A sixth wound ends the mission: callers that continue check `state().outcome`. Healing
//! lowers `Spot::Wounds` directly: icons crossed on the way back do nothing.

use super::ending;
use crate::board::{BoardFact, Pick, Question, STRESS_TOP, Spot, TokenStack, WOUNDS_TOP};
use crate::draft::Draft;
use crate::fact::{Cause, Fact};
use crate::queries::upkeep;
use crate::state::{ComponentSource, Seat, Task};
use crate::vocabulary::{AdventureType, Condition, Modifier, Rover};

/// An astronaut takes `count` wounds; Poisoning doubles them (almanac, Ferite; Effetti dei segnalini Condizione).
pub(super) fn wound(draft: &mut Draft, seat: Seat, count: u8, cause: Cause) {
    let after = draft
        .state()
        .board_state()
        .and_then(|board| upkeep::wounds_after(board, seat, count));
    if let Some((_, to)) = after.filter(|(from, to)| to > from || (count > 0 && *to == WOUNDS_TOP))
    {
        move_wounds(draft, seat, to, cause);
    }
}

/// Moves the marker of the Health track. Condition icons count on the way to the right only; the sixth wound kills.
pub(super) fn move_wounds(draft: &mut Draft, seat: Seat, to: u8, cause: Cause) {
    let Some(from) = draft
        .state()
        .board_state()
        .and_then(|board| board.id_board(seat))
        .map(|it| it.wounds)
    else {
        return;
    };
    let to = to.min(WOUNDS_TOP);
    draft.set_spot(&Spot::Wounds(seat), to, cause);
    if to == WOUNDS_TOP {
        ending::died(draft, seat);
        return;
    }
    if to <= from {
        return;
    }
    let icons = &draft.mission().game_box.board.condition_spaces;
    let crossed = icons
        .iter()
        .filter(|icon| (from.saturating_add(1)..=to).contains(icon))
        .count();
    for _ in 0..crossed {
        draw_condition(draft, seat);
    }
}

/// An astronaut draws a random Condition token. A duplicate would go back and be redrawn, so only new conditions are in the draw.
/// Where the pool has no other, nothing happens (almanac, Segnalini Condizione).
pub(super) fn draw_condition(draft: &mut Draft, seat: Seat) {
    let Some(board) = draft.state().board_state() else {
        return;
    };
    let Some(had) = board.id_board(seat).map(|it| it.conditions.clone()) else {
        return;
    };
    let weight = |condition: &Condition| {
        if had.contains(condition) {
            0
        } else {
            board.get(&Spot::Pool(*condition)).unwrap_or(0)
        }
    };
    let weights: Vec<u32> = Condition::ALL
        .iter()
        .map(|condition| weight(condition).into())
        .collect();
    if weights.iter().all(|&weight| weight == 0) {
        return;
    }
    let drawn = draft
        .weighted("condition-token", &weights)
        .and_then(|index| Condition::ALL.get(index))
        .copied();
    if let Some(condition) = drawn {
        draft.emit(Fact::Board(BoardFact::ConditionDrawn { seat, condition }));
        take_condition(draft, seat, condition, Cause::Condition);
    }
}

/// An astronaut gets a condition, unless it is a duplicate or the pool has no token. Anxiety takes effect at once and goes back into
/// the pool (almanac, Effetti dei segnalini Condizione).
pub(super) fn take_condition(draft: &mut Draft, seat: Seat, condition: Condition, cause: Cause) {
    let Some(board) = draft.state().board_state() else {
        return;
    };
    let in_pool = board.get(&Spot::Pool(condition)).unwrap_or(0);
    let had = board.get(&Spot::Condition(seat, condition)) != Some(0);
    if in_pool == 0 || had {
        return;
    }
    if condition == Condition::Anxiety {
        draft.move_morale(-1, Cause::Condition);
        return;
    }
    draft.move_spot(&Spot::Pool(condition), -1, cause);
    draft.set_spot(&Spot::Condition(seat, condition), 1, cause);
}

/// Heals a condition: its token goes back into the pool. It still takes effect until the phase ends (almanac, 4. MedLab).
pub(super) fn cure(draft: &mut Draft, seat: Seat, condition: Condition, cause: Cause) {
    let has = draft.state().spot(&Spot::Condition(seat, condition)) == Some(1);
    if has {
        draft.set_spot(&Spot::Condition(seat, condition), 0, cause);
        draft.move_spot(&Spot::Pool(condition), 1, cause);
    }
}

/// Changes Stress. At its maximum there is a quarrel, and the rest is lost (almanac, Stress).
pub(super) fn move_stress(draft: &mut Draft, by: i16, cause: Cause) {
    draft.move_spot(&Spot::Stress, by, cause);
    if by > 0 {
        quarrel(draft);
    }
}

/// The quarrel at maximum Stress: each astronaut 1 wound, Morale −1, Stress 0.
pub(super) fn quarrel(draft: &mut Draft) {
    if draft
        .state()
        .board_state()
        .is_none_or(|board| board.stress < STRESS_TOP)
    {
        return;
    }
    draft.set_spot(&Spot::Stress, 0, Cause::Quarrel);
    draft.move_morale(-1, Cause::Quarrel);
    for seat in draft.state().crew.seats() {
        if draft.state().outcome.is_none() {
            wound(draft, seat, 1, Cause::Quarrel);
        }
    }
}

/// Rolls the green Wound die for a rover, or asks what the physical die shows (almanac, Segnalini Modificatore).
pub(super) fn roll_rover(draft: &mut Draft, rover: Rover, cause: Cause) {
    if draft.state().board_state().is_none() {
        return;
    }
    if draft.state().dice == ComponentSource::Physical {
        draft.queue(Task::Pick {
            question: Question::RoverRoll { rover },
            from: vec![Pick::Yes, Pick::No],
            by: None,
        });
        return;
    }
    let faces = draft
        .mission()
        .game_box
        .action_dice
        .get(&AdventureType::Explore)
        .map_or(0, |dice| dice.wound);
    let wound = draft.roll("wound-die", 6) < usize::from(faces);
    rover_rolled(draft, rover, wound, cause);
}

/// The green Wound die was rolled for a rover: a wound puts a Blocked token on it until it is repaired.
pub(super) fn rover_rolled(draft: &mut Draft, rover: Rover, wound: bool, cause: Cause) {
    draft.emit(Fact::Board(BoardFact::RoverRolled { rover, wound }));
    if wound {
        draft.put_token(&TokenStack::Rover(rover), Modifier::Blocked, cause);
    }
}
