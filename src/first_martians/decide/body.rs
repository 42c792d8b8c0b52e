//! What happens to body and mind: wounds, conditions, Stress. Whatever wounds an astronaut or moves Stress comes through here.
//!
//! All of it belongs to the twin: in Story mode nothing here does anything. A sixth wound ends the mission; whoever goes on after
//! one of these looks at `state().outcome`. Healing moves `Spot::Wounds` down by itself: icons crossed on the way back do nothing.

use super::super::board::{BoardFact, Pick, Question, STRESS_TOP, Spot, Stack, WOUNDS_TOP};
use super::super::draft::Draft;
use super::super::fact::{Cause, Fact};
use super::super::queries::upkeep;
use super::super::state::{Kept, Seat, Task};
use super::super::words::{AdventureType, Condition, Modifier, Rover};
use super::ending;

/// An astronaut takes so many wounds; Poisoning doubles them (almanac, Ferite; Effetti dei segnalini Condizione).
pub(super) fn wound(draft: &mut Draft, seat: Seat, count: u8, cause: Cause) {
    let after = draft.state().twin().and_then(|twin| upkeep::wounds_after(twin, seat, count));
    if let Some((_, to)) = after.filter(|(from, to)| to > from) {
        move_wounds(draft, seat, to, cause);
    }
}

/// The marker of the Health track moves to that space. Condition icons count on the way to the right only; the sixth wound kills.
pub(super) fn move_wounds(draft: &mut Draft, seat: Seat, to: u8, cause: Cause) {
    let Some(from) = draft.state().twin().and_then(|twin| twin.id_board(seat)).map(|it| it.wounds) else { return };
    let to = to.min(WOUNDS_TOP);
    draft.set_spot(&Spot::Wounds(seat), to, cause);
    if to <= from {
        return;
    }
    if to == WOUNDS_TOP {
        ending::died(draft, seat);
        return;
    }
    let icons = &draft.mission().game_box.board.condition_spaces;
    let crossed = icons.iter().filter(|icon| (from.saturating_add(1)..=to).contains(icon)).count();
    for _ in 0..crossed {
        draw_condition(draft, seat);
    }
}

/// An astronaut draws a Condition token at random. One that is there already goes back into the pool, and another is drawn: so only
/// those that the astronaut has not are in the draw. Where the pool has no other, nothing happens (almanac, Segnalini Condizione).
pub(super) fn draw_condition(draft: &mut Draft, seat: Seat) {
    let Some(twin) = draft.state().twin() else { return };
    let Some(had) = twin.id_board(seat).map(|it| it.conditions.clone()) else { return };
    let weight = |condition: &Condition| if had.contains(condition) { 0 } else { twin.get(&Spot::Pool(*condition)).unwrap_or(0) };
    let weights: Vec<u32> = Condition::ALL.iter().map(|condition| weight(condition).into()).collect();
    if weights.iter().all(|&weight| weight == 0) {
        return;
    }
    let drawn = draft.weighted("condition-token", &weights).and_then(|index| Condition::ALL.get(index)).copied();
    if let Some(condition) = drawn {
        draft.emit(Fact::Board(BoardFact::ConditionDrawn { seat, condition }));
        take_condition(draft, seat, condition, Cause::Condition);
    }
}

/// An astronaut has that condition from now on, if not before and if the pool holds the token. Anxiety acts at once and goes back into
/// the pool (almanac, Effetti dei segnalini Condizione).
pub(super) fn take_condition(draft: &mut Draft, seat: Seat, condition: Condition, cause: Cause) {
    let Some(twin) = draft.state().twin() else { return };
    let in_pool = twin.get(&Spot::Pool(condition)).unwrap_or(0);
    let had = twin.get(&Spot::Condition(seat, condition)) != Some(0);
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

/// A condition is healed: its token goes back into the pool. It still acts until the phase ends (almanac, 4. MedLab).
pub(super) fn cure(draft: &mut Draft, seat: Seat, condition: Condition, cause: Cause) {
    let has = draft.state().twin().and_then(|twin| twin.get(&Spot::Condition(seat, condition))) == Some(1);
    if has {
        draft.set_spot(&Spot::Condition(seat, condition), 0, cause);
        draft.move_spot(&Spot::Pool(condition), 1, cause);
    }
}

/// Stress moves. At its top there is a quarrel, and what would go beyond is lost (almanac, Stress).
pub(super) fn move_stress(draft: &mut Draft, by: i16, cause: Cause) {
    draft.move_spot(&Spot::Stress, by, cause);
    if by > 0 {
        quarrel(draft);
    }
}

/// The quarrel that breaks out at the top of the Stress track: each astronaut 1 wound, Morale −1, Stress 0.
pub(super) fn quarrel(draft: &mut Draft) {
    if draft.state().twin().is_none_or(|twin| twin.stress < STRESS_TOP) {
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

/// The green Wound die is rolled for a rover: by the app, or by the players, who say what it shows (almanac, Segnalini Modificatore).
pub(super) fn roll_rover(draft: &mut Draft, rover: Rover, cause: Cause) {
    if draft.state().twin().is_none() {
        return;
    }
    if draft.state().dice == Kept::Physical {
        draft.queue(Task::Pick { question: Question::RoverRoll { rover }, from: vec![Pick::Yes, Pick::No], by: None });
        return;
    }
    let faces = draft.mission().game_box.action_dice.get(&AdventureType::Explore).map_or(0, |dice| dice.wound);
    let wound = draft.roll("wound-die", 6) < usize::from(faces);
    rover_rolled(draft, rover, wound, cause);
}

/// The green Wound die was rolled for a rover: on a wound a Blocked token lies on it until it is repaired.
pub(super) fn rover_rolled(draft: &mut Draft, rover: Rover, wound: bool, cause: Cause) {
    draft.emit(Fact::Board(BoardFact::RoverRolled { rover, wound }));
    if wound {
        draft.put_token(&Stack::Rover(rover), Modifier::Blocked, cause);
    }
}
