//! What each action does on success (almanac, 1. Eventi to Rimuovere le tessere Arresto).

use crate::board::{ActionKind, BoardFact, DeclaredAction, RegionTile, Spot, TokenStack};
use crate::decide::plan::PENDING;
use crate::decide::{board, body, events, objectives, reports};
use crate::draft::Draft;
use crate::fact::{Cause, Fact};
use crate::vocabulary::{Area, Item, Region};

/// By how much one Unwind lowers Stress (almanac, 3. Alloggi Equipaggio).
const UNWIND_STRESS: i16 = 6;
/// The Upgrade of the Control Center with which one Manage lowers a track by 2 (almanac, 5. Centro di Controllo).
const ALARM_SYSTEM: &str = "alarm-system";

/// Carries out a successful action; `false` where nothing was left to do, so that reserved items go back.
pub(super) fn carry_out(draft: &mut Draft, action: &DeclaredAction) -> bool {
    let cause = Cause::Action;
    match &action.planned.kind {
        ActionKind::Event(event) => {
            if draft
                .state()
                .open_events
                .iter()
                .any(|open| open.event == *event)
            {
                events::finish(draft, event, Some(action.performer));
            }
        }
        ActionKind::Mission(id) => reports::finish_action(draft, id, None),
        ActionKind::MissionAt { action, region } => {
            reports::finish_action(draft, action, Some(*region));
        }
        ActionKind::Rest => draft.move_spot(&Spot::MoraleTokens(action.performer), 1, cause),
        ActionKind::UnwindMorale => draft.move_morale(1, cause),
        ActionKind::UnwindStress => body::move_stress(draft, -UNWIND_STRESS, cause),
        ActionKind::HealWound(seat) => draft.move_spot(&Spot::Wounds(*seat), -1, cause),
        ActionKind::HealCondition(seat, condition) => body::cure(draft, *seat, *condition, cause),
        ActionKind::Manage(block) => {
            let alarm = draft
                .state()
                .board_state()
                .is_some_and(|board| board.has_upgrade(ALARM_SYSTEM));
            draft.move_track(*block, if alarm { -2 } else { -1 }, cause);
        }
        // A region that was explored meanwhile stays as it is.
        ActionKind::Explore(_) => {}
        ActionKind::GatherSample(region) => {
            if draft
                .state()
                .spot(&Spot::Samples(*region))
                .is_some_and(|there| there > 0)
            {
                draft.move_spot(&Spot::Samples(*region), -1, cause);
                draft.move_spot(&Spot::Cargo(Area::Pending, Item::Sample), 1, cause);
            }
        }
        ActionKind::GatherObjective(region) => objectives::gather_token(draft, *region, cause),
        ActionKind::Examine => draft.move_spot(&Spot::Examined, 1, cause),
        ActionKind::Discover => {
            if !is(draft, &Spot::Examined, 0) {
                draft.move_spot(&Spot::Examined, -1, cause);
                draft.move_spot(&Spot::Discoveries, 1, cause);
            }
        }
        ActionKind::Plant(farm) => {
            if !is(draft, &Spot::Growth(*farm, 1), 0) {
                return false;
            }
            draft.set_spot(&Spot::Growth(*farm, 1), 1, cause);
        }
        ActionKind::Repair(place, part) | ActionKind::Switch { place, part, .. } => {
            if !is(draft, &Spot::Part(*place, *part), 1) {
                return false;
            }
            draft.set_spot(&Spot::Part(*place, *part), 0, cause);
        }
        ActionKind::RepairRover(rover, token) => {
            draft.take_token(&TokenStack::Rover(*rover), *token, cause);
        }
        ActionKind::BuildUpgrade(upgrade) => {
            if is(draft, &Spot::Upgrade(upgrade.clone()), 1) {
                draft.set_spot(&Spot::Upgrade(upgrade.clone()), PENDING, cause);
            }
        }
        ActionKind::BuildSpare(place) => {
            if !is(draft, &Spot::Built(*place), 0) {
                return false;
            }
            board::enter(draft, &Spot::Built(*place), 1, cause);
        }
        ActionKind::RemoveShutdown(place, resource) => {
            draft.set_spot(&Spot::Tile(*place, *resource), 0, cause);
        }
    }
    true
}

/// Lays a tile with its samples; POI tokens are ready at once (almanac, 6. Garage).
pub(super) fn explore(draft: &mut Draft, region: Region, tile: RegionTile) {
    let pois = tile.pois;
    draft.emit(Fact::Board(BoardFact::Explored { region, tile }));
    if pois > 0 {
        draft.move_spot(
            &Spot::Cargo(Area::Available, Item::Poi),
            pois.into(),
            Cause::Action,
        );
    }
}

fn is(draft: &Draft, spot: &Spot, number: u8) -> bool {
    draft.state().spot(spot) == Some(number)
}
