//! A Farm as it lies after growing or wilting.

use super::super::board::{Farm, GROWTH_TOP, Place, Spot};
use super::super::draft::Draft;
use super::super::fact::Cause;

/// Seeds and plants of a Farm move to where they are then.
pub(super) fn becomes(draft: &mut Draft, place: Place, after: &Farm, cause: Cause) {
    for space in (1..=GROWTH_TOP).rev() {
        draft.set_spot(&Spot::Growth(place, space), u8::from(after.growth.contains(&space)), cause);
    }
    draft.set_spot(&Spot::Plants(place), after.plants, cause);
}
