//! Planning where the app keeps the board.

use super::super::board::planning::{free_pawns, stack_of};
use super::super::board::quote::quote_planned;
use super::super::board::routes::explorable;
use super::super::board::{Deed, Pawn, Place, Planned, Spot, Twin};
use super::super::command::Command;
use super::super::game::Game;
use super::super::mission::{ObjectiveKind, Takes};
use super::super::words::{Block, Facility, Part, Region, Resource};
use super::Player;
use crate::play::{Offer, Role};

/// From this number of wounds on healing goes before all else.
const BADLY_WOUNDED: u8 = 4;
/// From here on Stress is brought down.
const STRAINED: u8 = 10;
/// From here on a Malfunction track is brought down.
const CLOSE_TO_A_CARD: u8 = 4;

impl Player {
    /// A plan without thought that comes to an end: what lacks pawns gets them or is dropped, free pawns get something to do.
    pub(super) fn any_plan(&mut self, game: &Game, offers: &[Offer<Command>]) -> Option<Command> {
        if let Some(command) = ready(offers).or_else(|| self.complete(game, offers)) {
            return Some(command);
        }
        let possible: Vec<&Offer<Command>> =
            offers.iter().filter(|offer| matches!(offer.command, Command::PlanAction { .. })).collect();
        let offer = *possible.get(self.roll(possible.len()))?;
        Some(offer.command.clone())
    }

    /// The next command of a careful plan.
    pub(super) fn careful_plan(&mut self, game: &Game, offers: &[Offer<Command>]) -> Option<Command> {
        if self.given_up.0 != game.state().sol {
            self.given_up = (game.state().sol, Vec::new());
        }
        if let Some(command) = self.complete(game, offers) {
            return Some(command);
        }
        let free = free_pawns(game);
        let planned = game.state().board.as_ref().map_or(&[][..], |board| &board.plan);
        let twin = game.state().twin()?;
        for (deed, sure) in wishes(game, twin, planned) {
            let offered = offers.iter().any(|offer| offer.command == Command::PlanAction { deed: deed.clone() });
            if !offered || self.given_up.1.contains(&deed) {
                continue;
            }
            let stack = Planned { deed: deed.clone(), pawns: Vec::new(), rover: None, way: Vec::new() };
            let first = free.iter().find(|pawn| !stack_of(game, &stack, pawn, &free, sure).is_empty());
            if first.is_some() || deed.region().is_some() {
                return Some(Command::PlanAction { deed });
            }
        }
        ready(offers).or_else(|| self.any_plan(game, offers))
    }

    /// Pawns for what lacks them; what cannot get them is dropped.
    fn complete(&mut self, game: &Game, offers: &[Offer<Command>]) -> Option<Command> {
        let plan = &game.state().board.as_ref()?.plan;
        for (index, planned) in plan.iter().enumerate() {
            let standing = quote_planned(game, index);
            if standing.as_ref().is_ok_and(|it| it.to_sure == 0 && it.lacks.is_empty()) {
                continue;
            }
            let joining: Vec<&Pawn> = offers
                .iter()
                .filter_map(|offer| match &offer.command {
                    Command::AddPawn { index: at, pawn } if *at == index => Some(pawn),
                    _ => None,
                })
                .collect();
            let patient = match planned.deed {
                Deed::HealWound(seat) | Deed::HealCondition(seat, _) => Some(Pawn::Astronaut(seat)),
                _ => None,
            };
            // The patient first; else whoever has begun goes on, so that others stay free for work of their own.
            let wanted = |pawn: &&&Pawn| patient.as_ref() == Some(**pawn) || planned.pawns.contains(pawn);
            let pawn = joining.iter().find(wanted).or(joining.first()).map(|pawn| (*pawn).clone());
            if let Some(pawn) = pawn.filter(|_| standing.is_ok()) {
                return Some(Command::AddPawn { index, pawn });
            }
            if !standing.is_ok_and(|it| it.to_roll == 0 && it.lacks.is_empty()) {
                self.given_up.1.push(planned.deed.clone());
                return Some(Command::DropAction { index });
            }
        }
        None
    }
}

fn ready(offers: &[Offer<Command>]) -> Option<Command> {
    offers.iter().find(|offer| offer.role == Role::Flow && offer.command == Command::Continue {}).map(|it| it.command.clone())
}

/// What a careful crew wants done, the most urgent first, each once more than it is planned; and whether it should be sure.
fn wishes(game: &Game, twin: &Twin, planned: &[Planned]) -> Vec<(Deed, bool)> {
    let state = game.state();
    let count = |deed: &Deed| planned.iter().filter(|it| it.deed == *deed).count();
    let mut wishes: Vec<(Deed, bool)> = Vec::new();
    let mut wish = |deed: Deed, times: usize, sure: bool| {
        if count(&deed) < times {
            wishes.push((deed, sure));
        }
    };
    let mut by_wounds: Vec<(u8, u8)> = twin.seats().zip(&twin.crew).map(|(seat, it)| (it.wounds, seat)).collect();
    by_wounds.sort_unstable_by(|a, b| b.cmp(a));
    for &(_, seat) in by_wounds.iter().filter(|(wounds, _)| *wounds >= BADLY_WOUNDED) {
        wish(Deed::HealWound(seat), 1, true);
    }
    if state.morale < 0 {
        wish(Deed::UnwindMorale, usize::from(state.morale.unsigned_abs()), true);
    }
    if twin.stress >= STRAINED {
        wish(Deed::UnwindStress, 1, true);
    }
    for &block in Block::ALL.iter().filter(|&&block| state.track(block) >= CLOSE_TO_A_CARD) {
        wish(Deed::Manage(block), 1, true);
    }
    for (&place, facility) in &twin.facilities {
        for &resource in facility.tiles.iter().filter(|&&it| twin.get(&Spot::Supply(it)).is_some_and(|there| there > 1)) {
            wish(Deed::RemoveShutdown(place, resource), 1, true);
        }
    }
    for &(_, seat) in by_wounds.iter().filter(|(wounds, _)| *wounds >= 2) {
        wish(Deed::HealWound(seat), 1, true);
    }
    for (&place, facility) in twin.facilities.iter().filter(|(place, _)| place.facility == Facility::Farm && !place.is_spare()) {
        for (&part, _) in facility.parts.iter().filter(|(_, red)| **red) {
            repairs(twin, place, part).into_iter().for_each(|deed| wish(deed, 1, true));
        }
    }
    for (seat, id_board) in twin.seats().zip(&twin.crew) {
        id_board.conditions.iter().for_each(|&condition| wish(Deed::HealCondition(seat, condition), 1, true));
    }
    let food = twin.get(&Spot::Supply(Resource::Food)).unwrap_or(0);
    let mut open: Vec<_> = game.mission().sheet.objectives.iter().filter(|it| it.kind != ObjectiveKind::Threshold).collect();
    open.retain(|it| state.objectives.get(&it.id).is_some_and(|progress| progress.shown && progress.met.is_none()));
    open.sort_by_key(|it| it.kind);
    for objective in open {
        match &objective.takes {
            Takes::Build(build) => {
                let on_board = Place::on_board(build.facility);
                (on_board + 1..=9).for_each(|number| wish(Deed::BuildSpare(Place::new(build.facility, number)), 1, true));
            }
            Takes::Plant {} => wish(Deed::Plant(Place::new(Facility::Farm, 1)), 1, true),
            Takes::Act(act) => wish(Deed::Mission(act.action.clone()), 1, true),
            Takes::Explore(it) => {
                named_or(&it.regions, || explorable(game)).for_each(|region| wish(Deed::Explore(region), 1, true));
            }
            Takes::Gather(it) => {
                named_or(&it.regions, || explorable(game)).for_each(|region| wish(Deed::Explore(region), 1, true));
                let explored = || twin.map.explored.iter().map(|space| space.region).collect();
                named_or(&it.regions, explored).for_each(|region| wish(Deed::GatherObjective(region), 1, true));
            }
            Takes::Reach(_) | Takes::Have(_) | Takes::Threshold {} | Takes::Words {} => {}
        }
    }
    state.open_events.iter().filter(|_| food > 0).for_each(|open| wish(Deed::Event(open.event.clone()), 1, true));
    for (&place, facility) in &twin.facilities {
        for (&part, _) in facility.parts.iter().filter(|(_, red)| **red) {
            repairs(twin, place, part).into_iter().take(1).for_each(|deed| wish(deed, 1, true));
        }
    }
    for &block in Block::ALL.iter().filter(|&&block| state.track(block) > 1) {
        wish(Deed::Manage(block), 1, true);
    }
    if state.morale < 2 {
        wish(Deed::UnwindMorale, 1, true);
    }
    for &(_, seat) in by_wounds.iter().filter(|(wounds, _)| *wounds > 0) {
        wish(Deed::HealWound(seat), 1, true);
    }
    wish(Deed::Rest, usize::MAX, true);
    wishes
}

/// The regions that an objective names; where it leaves them open, the first of these.
fn named_or(named: &[Region], open: impl Fn() -> Vec<Region>) -> impl Iterator<Item = Region> {
    let regions = if named.is_empty() { open().into_iter().take(1).collect() } else { named.to_vec() };
    regions.into_iter()
}

/// A spare part first; else the same part of a Facility that can do without.
fn repairs(twin: &Twin, place: Place, part: Part) -> Vec<Deed> {
    let spare = Deed::Repair(place, part);
    let donors = twin.places().filter(|donor| matches!(donor.facility, Facility::ControlCenter | Facility::ProbeBay));
    let green = donors.filter(|&donor| twin.get(&Spot::Part(donor, part)) == Some(0));
    let switch = green.filter(|_| place.facility == Facility::Farm).map(|donor| Deed::Switch { place, part, donor });
    std::iter::once(spare).chain(switch.take(1)).collect()
}
