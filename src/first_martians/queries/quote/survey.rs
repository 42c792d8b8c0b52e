//! All that the crew could think of doing now.

use super::super::super::board::{Deed, Obstacle, Place, Quote, Spot, Stack, Twin};
use super::super::super::game::Game;
use super::super::super::mission::Brings;
use super::super::super::words::{Block, Rover};
use super::super::{journeys, routes};
use super::ask::Ask;

/// Every action that the table has an object for, in the order of resolution, with what it takes along the cheapest way, or with
/// what forbids it. A rover is left out where it can be done without.
pub fn deeds(game: &Game) -> Vec<(Deed, Result<Quote, Vec<Obstacle>>)> {
    let Some(ask) = Ask::new(game) else { return Vec::new() };
    let quoted = |deed: Deed| {
        let quote = journeys::cheapest(&ask, &deed);
        (deed, quote)
    };
    objects(game).into_iter().map(quoted).collect()
}

/// Those of them that can be done.
pub fn possible(game: &Game) -> Vec<Deed> {
    let Some(ask) = Ask::new(game) else { return Vec::new() };
    objects(game).into_iter().filter(|deed| journeys::cheapest(&ask, deed).is_ok()).collect()
}

/// Whether one of them can be done.
pub fn is_possible(game: &Game, object: &Deed) -> bool {
    Ask::new(game).is_some_and(|ask| journeys::cheapest(&ask, object).is_ok())
}

/// Every action that the table has an object for, in the order of resolution.
pub fn objects(game: &Game) -> Vec<Deed> {
    let Some(twin) = game.state().twin() else { return Vec::new() };
    let mut deeds = Vec::new();
    events(game, &mut deeds);
    deeds.extend([Deed::Rest, Deed::UnwindMorale, Deed::UnwindStress]);
    for (seat, id_board) in twin.seats().zip(&twin.crew) {
        deeds.extend((id_board.wounds > 0).then_some(Deed::HealWound(seat)));
        deeds.extend(id_board.conditions.iter().map(|&condition| Deed::HealCondition(seat, condition)));
    }
    deeds.extend(Block::ALL.iter().map(|&block| Deed::Manage(block)));
    outside(game, twin, &mut deeds);
    deeds.extend([Deed::Examine, Deed::Discover]);
    deeds.extend(twin.places().filter(|&place| twin.farm(place).is_some()).map(Deed::Plant));
    builds(game, twin, &mut deeds);
    for (&place, facility) in &twin.facilities {
        deeds.extend(facility.tiles.iter().map(|&resource| Deed::RemoveShutdown(place, resource)));
    }
    deeds.extend(game.mission().sheet.actions.iter().map(|action| Deed::Mission(action.id.clone())));
    deeds.sort_by_key(Deed::order);
    deeds
}

fn events(game: &Game, deeds: &mut Vec<Deed>) {
    let elements = &game.mission().elements.events;
    let open = game.state().open_events.iter().map(|open| &open.event);
    let acts = |id: &&String| elements.get(*id).is_some_and(|it| matches!(it.brings, Some(Brings::Action(_))));
    deeds.extend(open.filter(acts).cloned().map(Deed::Event));
}

fn outside(game: &Game, twin: &Twin, deeds: &mut Vec<Deed>) {
    deeds.extend(routes::explorable(game).into_iter().map(Deed::Explore));
    for space in &twin.map.explored {
        deeds.extend((space.samples > 0).then_some(Deed::GatherSample(space.region)));
        deeds.extend((space.objectives > 0).then_some(Deed::GatherObjective(space.region)));
    }
}

fn builds(game: &Game, twin: &Twin, deeds: &mut Vec<Deed>) {
    for (&place, facility) in &twin.facilities {
        for part in facility.parts.iter().filter(|(_, red)| **red).map(|(&part, _)| part) {
            deeds.push(Deed::Repair(place, part));
            let donors = twin.places().filter(|&donor| donor != place && twin.get(&Spot::Part(donor, part)) == Some(0));
            deeds.extend(donors.map(|donor| Deed::Switch { place, part, donor }));
        }
    }
    for &rover in Rover::ALL {
        let mut tokens = twin.stack(&Stack::Rover(rover)).to_vec();
        tokens.sort_unstable();
        tokens.dedup();
        deeds.extend(tokens.into_iter().map(|token| Deed::RepairRover(rover, token)));
    }
    deeds.extend(twin.upgrades.iter().filter(|(_, state)| **state == 1).map(|(id, _)| Deed::BuildUpgrade(id.clone())));
    let mut spares: Vec<Place> = Vec::new();
    for spare in &game.mission().sheet.facilities {
        let before = spares.iter().filter(|it| it.facility == spare.facility).count();
        let number = usize::from(Place::on_board(spare.facility)) + before + 1;
        spares.extend(u8::try_from(number).ok().map(|number| Place::new(spare.facility, number)));
    }
    deeds.extend(spares.into_iter().filter(|place| !twin.facilities.contains_key(place)).map(Deed::BuildSpare));
}
