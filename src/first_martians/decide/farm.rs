//! Growing and wilting on a Farm (almanac, Fattoria, Appassimento).

use super::super::board::{GROWTH_TOP, Place, Spot};
use super::super::draft::Draft;
use super::super::fact::Cause;

/// All seeds go up one space; from the last one into an empty greenhouse. Where none is empty, the seed stays.
pub(super) fn grow(draft: &mut Draft, place: Place, cause: Cause) {
    let Some(farm) = draft.state().twin().and_then(|twin| twin.farm(place)).cloned() else { return };
    for &space in farm.growth.iter().rev() {
        if space < GROWTH_TOP {
            let taken = draft.state().twin().and_then(|twin| twin.get(&Spot::Growth(place, space + 1))) == Some(1);
            if !taken {
                draft.set_spot(&Spot::Growth(place, space), 0, cause);
                draft.set_spot(&Spot::Growth(place, space + 1), 1, cause);
            }
        } else if farm.plants < farm.greenhouses {
            draft.set_spot(&Spot::Growth(place, space), 0, cause);
            draft.move_spot(&Spot::Plants(place), 1, cause);
        }
    }
}

/// All seeds go down one space, the one on the lowest dies; then one grown plant goes back to the last space.
pub(super) fn wilt(draft: &mut Draft, place: Place, cause: Cause) {
    let Some(farm) = draft.state().twin().and_then(|twin| twin.farm(place)).cloned() else { return };
    for &space in &farm.growth {
        draft.set_spot(&Spot::Growth(place, space), 0, cause);
        if space > 1 {
            draft.set_spot(&Spot::Growth(place, space - 1), 1, cause);
        }
    }
    if farm.plants > 0 {
        draft.move_spot(&Spot::Plants(place), -1, cause);
        draft.set_spot(&Spot::Growth(place, GROWTH_TOP), 1, cause);
    }
}
