//! What each action does on success (almanac, 1. Eventi to Rimuovere le tessere Arresto).

use crate::board::{ActionKind, BoardCounter, BoardFact, DeclaredAction, RegionTile, TokenStack};
use crate::decide::plan::PENDING;
use crate::decide::{board, body, events, objectives, reports};
use crate::decision::DecisionBuilder;
use crate::fact::{Cause, Fact};
use crate::vocabulary::{Area, Item, Region};

/// By how much one Unwind lowers Stress (almanac, 3. Alloggi Equipaggio).
const UNWIND_STRESS: i16 = 6;
/// The Upgrade of the Control Center with which one Manage lowers a track by 2 (almanac, 5. Centro di Controllo).
const ALARM_SYSTEM: &str = "alarm-system";

/// Carries out a successful action; `false` where nothing was left to do, so that reserved items go back.
pub(super) fn resolve(decision: &mut DecisionBuilder, action: &DeclaredAction) -> bool {
    let cause = Cause::Action;
    match &action.planned.kind {
        ActionKind::Event(event) => {
            if decision
                .state()
                .open_events
                .iter()
                .any(|open| open.event == *event)
            {
                events::finish(decision, event, Some(action.performer));
            }
        }
        ActionKind::Mission(id) => reports::finish_action(decision, id, None),
        ActionKind::MissionAt { action, region } => {
            reports::finish_action(decision, action, Some(*region));
        }
        ActionKind::Rest => {
            decision.move_spot(&BoardCounter::MoraleTokens(action.performer), 1, cause);
        }
        ActionKind::UnwindMorale => decision.move_morale(1, cause),
        ActionKind::UnwindStress => body::move_stress(decision, -UNWIND_STRESS, cause),
        ActionKind::HealWound(seat) => decision.move_spot(&BoardCounter::Wounds(*seat), -1, cause),
        ActionKind::HealCondition(seat, condition) => {
            body::cure(decision, *seat, *condition, cause);
        }
        ActionKind::Manage(block) => {
            let alarm = decision
                .state()
                .board_state()
                .is_some_and(|board| board.has_upgrade(ALARM_SYSTEM));
            decision.move_track(*block, if alarm { -2 } else { -1 }, cause);
        }
        // A region that was explored meanwhile stays as it is.
        ActionKind::Explore(_) => {}
        ActionKind::GatherSample(region) => {
            if decision
                .state()
                .spot(&BoardCounter::Samples(*region))
                .is_some_and(|there| there > 0)
            {
                decision.move_spot(&BoardCounter::Samples(*region), -1, cause);
                decision.move_spot(&BoardCounter::Cargo(Area::Pending, Item::Sample), 1, cause);
            }
        }
        ActionKind::GatherObjective(region) => objectives::gather_token(decision, *region, cause),
        ActionKind::Examine => decision.move_spot(&BoardCounter::Examined, 1, cause),
        ActionKind::Discover => {
            if !is(decision, &BoardCounter::Examined, 0) {
                decision.move_spot(&BoardCounter::Examined, -1, cause);
                decision.move_spot(&BoardCounter::Discoveries, 1, cause);
            }
        }
        ActionKind::Plant(farm) => {
            if !is(decision, &BoardCounter::Growth(*farm, 1), 0) {
                return false;
            }
            decision.set_spot(&BoardCounter::Growth(*farm, 1), 1, cause);
        }
        ActionKind::Repair(place, part) | ActionKind::Switch { place, part, .. } => {
            if !is(decision, &BoardCounter::Part(*place, *part), 1) {
                return false;
            }
            decision.set_spot(&BoardCounter::Part(*place, *part), 0, cause);
        }
        ActionKind::RepairRover(rover, token) => {
            decision.take_token(&TokenStack::Rover(*rover), *token, cause);
        }
        ActionKind::BuildUpgrade(upgrade) => {
            if is(decision, &BoardCounter::Upgrade(upgrade.clone()), 1) {
                decision.set_spot(&BoardCounter::Upgrade(upgrade.clone()), PENDING, cause);
            }
        }
        ActionKind::BuildSpare(place) => {
            if !is(decision, &BoardCounter::Built(*place), 0) {
                return false;
            }
            board::enter(decision, &BoardCounter::Built(*place), 1, cause);
        }
        ActionKind::RemoveShutdown(place, resource) => {
            decision.set_spot(&BoardCounter::Tile(*place, *resource), 0, cause);
        }
    }
    true
}

/// Lays a tile with its samples; POI tokens are ready at once (almanac, 6. Garage).
pub(super) fn explore(decision: &mut DecisionBuilder, region: Region, tile: RegionTile) {
    let pois = tile.pois;
    decision.emit(Fact::Board(BoardFact::Explored { region, tile }));
    if pois > 0 {
        decision.move_spot(
            &BoardCounter::Cargo(Area::Available, Item::Poi),
            pois.into(),
            Cause::Action,
        );
    }
}

fn is(decision: &DecisionBuilder, spot: &BoardCounter, number: u8) -> bool {
    decision.state().spot(spot) == Some(number)
}
