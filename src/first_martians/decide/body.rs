//! What happens to body and mind: wounds, conditions, Stress.

use super::super::board::{BoardFact, Spot, Stack};
use super::super::draft::Draft;
use super::super::fact::{Cause, Fact};
use super::super::state::Seat;
use super::super::words::{AdventureType, Condition, Modifier, Rover};

/// An astronaut takes so many wounds.
pub(super) fn wound(draft: &mut Draft, seat: Seat, count: u8, cause: Cause) {
    draft.move_spot(&Spot::Wounds(seat), count.into(), cause);
}

/// An astronaut is healed of so many wounds.
pub(super) fn heal(draft: &mut Draft, seat: Seat, count: u8, cause: Cause) {
    draft.move_spot(&Spot::Wounds(seat), -i16::from(count), cause);
}

/// A condition is healed: its token goes back into the pool.
pub(super) fn cure(draft: &mut Draft, seat: Seat, condition: Condition, cause: Cause) {
    let has = draft.state().twin().and_then(|twin| twin.get(&Spot::Condition(seat, condition))) == Some(1);
    if has {
        draft.set_spot(&Spot::Condition(seat, condition), 0, cause);
        draft.move_spot(&Spot::Pool(condition), 1, cause);
    }
}

/// Stress moves.
pub(super) fn move_stress(draft: &mut Draft, by: i16, cause: Cause) {
    draft.move_spot(&Spot::Stress, by, cause);
}

/// The green Wound die is rolled for a rover.
pub(super) fn roll_rover(draft: &mut Draft, rover: Rover, cause: Cause) {
    let faces = draft.mission().game_box.action_dice.get(&AdventureType::Explore).map_or(0, |dice| dice.wound);
    let wound = draft.roll("wound-die", 6) < usize::from(faces);
    draft.emit(Fact::Board(BoardFact::RoverRolled { rover, wound }));
    if wound {
        draft.put_token(&Stack::Rover(rover), Modifier::Blocked, cause);
    }
}
