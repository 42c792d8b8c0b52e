//! The initial board of a mission.

use std::collections::{BTreeMap, BTreeSet};

use super::super::board::{AUTOSCANNER, BUILT, BoardState, FacilityBoard, Farm, IdBoard, Place, Spot};
use super::super::game::Game;
use super::super::mission::SheetValue;
use super::super::vocabulary::{Facility, Resource};

impl BoardState {
    /// The initial board: all markers green, productivity at its maximum (almanac, III. Produzione; the mission sheet).
    pub fn laid(game: &Game) -> Self {
        let (sheet, game_box, crew) = (game.sheet(), &game.mission().game_box, &game.state().crew);
        let number = |value| sheet.get(value).and_then(|it| u8::try_from(it).ok()).unwrap_or(0);
        let mut twin = Self::default();
        for place in Place::all_on_board() {
            let _ = twin.facilities.insert(place, FacilityBoard::new(place, &game_box.parts, false));
        }
        let farm =
            Farm { greenhouses: number(SheetValue::Greenhouses), plants: number(SheetValue::Plants), growth: BTreeSet::new() };
        if let Some(facility) = twin.facilities.get_mut(&Place::new(Facility::Farm, 1)) {
            facility.farm = Some(Farm { plants: farm.plants.min(farm.greenhouses), ..farm });
        }
        twin.supply = BTreeMap::from([
            (Resource::Oxygen, number(SheetValue::Oxygen)),
            (Resource::Energy, number(SheetValue::Energy)),
            (Resource::Food, number(SheetValue::Food)),
        ]);
        twin.stress = number(SheetValue::Stress);
        let drawn = |id: &str| u8::from(game.state().upgrade_cards.contains(id));
        twin.upgrades = game_box.upgrades.iter().map(|upgrade| (upgrade.id.clone(), drawn(&upgrade.id))).collect();
        if crew.has_autoscanner() {
            twin.set(&Spot::Upgrade(AUTOSCANNER.to_owned()), BUILT);
        }
        twin.crew = vec![IdBoard::default(); crew.astronauts.len()];
        twin.pool = game_box.board.conditions.clone();
        twin.begin_phase();
        twin
    }
}
