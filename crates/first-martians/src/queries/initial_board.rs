//! The initial board of a mission.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{
    AUTOSCANNER, BUILT, BoardCounter, BoardState, FacilityBoard, Farm, GREENHOUSES_MAX, IdBoard,
    Place, READY, RegionTile, SkillCard, SkillState,
};
use crate::carried::SKILL_CARDS;
use crate::crew::Seat;
use crate::effect::Who;
use crate::game::Game;
use crate::mission::SheetValue;
use crate::setup_steps::Lay;
use crate::vocabulary::{Facility, Resource};

/// The spare Facilities that the mission lets the crew build, standing or not (almanac, Carte Struttura).
pub fn spares(game: &Game) -> Vec<Place> {
    let mut spares: Vec<Place> = Vec::new();
    for spare in &game.mission().sheet.facilities {
        let before = spares
            .iter()
            .filter(|it| it.facility == spare.facility)
            .count();
        let number = usize::from(Place::count_on_board(spare.facility)) + before + 1;
        spares.extend(
            u8::try_from(number)
                .ok()
                .map(|number| Place::new(spare.facility, number)),
        );
    }
    spares
}

/// A spare Facility as it comes: it works, though all its markers are red (almanac, Carte Struttura, L106–108).
pub fn spare(game: &Game, place: Place) -> FacilityBoard {
    let game_box = &game.mission().game_box;
    let mut facility = FacilityBoard::new(place, &game_box.parts, true);
    let of_box = game_box.spare_facilities.get(&place.facility);
    if let Some(of_box) = of_box {
        facility.productivity = of_box.productivity.min(place.facility.productivity_top());
    }
    let rank = usize::from(
        place
            .number
            .saturating_sub(Place::count_on_board(place.facility) + 1),
    );
    let sheet = game
        .mission()
        .sheet
        .facilities
        .iter()
        .filter(|it| it.facility == place.facility)
        .nth(rank);
    if let Some(farm) = facility.farm.as_mut() {
        let of_sheet = sheet.and_then(|it| it.greenhouses);
        farm.greenhouses = of_sheet
            .or(of_box.map(|it| it.greenhouses))
            .unwrap_or(0)
            .min(GREENHOUSES_MAX);
    }
    facility
}

/// The spare Facilities that can stand: those of the mission, and as many as the box holds.
fn all_spares(game: &Game) -> Vec<Place> {
    let mut all = spares(game);
    for (&facility, of_box) in &game.mission().game_box.spare_facilities {
        let first = Place::count_on_board(facility) + 1;
        let numbers = (first..)
            .take(of_box.count.into())
            .take_while(|number| *number <= NUMBER_MAX);
        all.extend(numbers.map(|number| Place::new(facility, number)));
    }
    all.sort();
    all.dedup();
    all
}

/// The highest number of a Facility of a kind.
const NUMBER_MAX: u8 = 9;

/// Every number that the crew can set: those of the board, and the spare Facilities that do not stand yet.
pub fn settable(game: &Game) -> Vec<BoardCounter> {
    let Some(board) = game.state().board_state() else {
        return Vec::new();
    };
    let absent = all_spares(game)
        .into_iter()
        .filter(|place| !board.facilities.contains_key(place));
    board
        .spots()
        .into_iter()
        .chain(absent.map(BoardCounter::Built))
        .collect()
}

impl BoardState {
    /// The board as it is before anything is drawn, broken, carried along or laid by a mission: all markers green, productivity at
    /// its maximum (almanac, III. Produzione; the mission sheet).
    pub fn untouched(game: &Game) -> Self {
        let (sheet, game_box, crew) = (game.sheet(), &game.mission().game_box, &game.state().crew);
        let number = |value| {
            sheet
                .get(value)
                .and_then(|it| u8::try_from(it).ok())
                .unwrap_or(0)
        };
        let mut board = Self::default();
        for place in Place::all_on_board() {
            let _ = board
                .facilities
                .insert(place, FacilityBoard::new(place, &game_box.parts, false));
        }
        let farm = Farm {
            greenhouses: number(SheetValue::Greenhouses),
            plants: number(SheetValue::Plants),
            growth: BTreeSet::new(),
        };
        if let Some(facility) = board.facilities.get_mut(&Place::new(Facility::Farm, 1)) {
            facility.farm = Some(Farm {
                plants: farm.plants.min(farm.greenhouses),
                ..farm
            });
        }
        board.supply = BTreeMap::from([
            (Resource::Oxygen, number(SheetValue::Oxygen)),
            (Resource::Energy, number(SheetValue::Energy)),
            (Resource::Food, number(SheetValue::Food)),
        ]);
        board.stress = number(SheetValue::Stress);
        board.upgrades = game_box
            .upgrades
            .iter()
            .map(|upgrade| (upgrade.id.clone(), 0))
            .collect();
        board.crew = vec![IdBoard::default(); crew.astronauts.len()];
        board.pool = game_box.board.conditions.clone();
        board
    }

    /// The initial board, with what the set-up of the mission lays and a campaign carries into it.
    pub fn laid(game: &Game) -> Self {
        let mut board = Self::untouched(game);
        for upgrade in &game.state().upgrade_cards {
            board.set(&BoardCounter::Upgrade(upgrade.clone()), READY);
        }
        if game.state().crew.has_autoscanner() {
            board.set(&BoardCounter::Upgrade(AUTOSCANNER.to_owned()), BUILT);
        }
        for (place, part) in game.state().set_up.iter().flat_map(|laid| &laid.parts) {
            board.set(&BoardCounter::Part(*place, *part), 1);
        }
        if let Some(carried) = &game.state().carried {
            carried.lay(&mut board);
        }
        game.laid_steps().for_each(|lay| board.lay_step(game, lay));
        board.begin_phase();
        board
    }

    /// What a step of the set-up lays out beside broken parts, which are drawn, and Condition tokens, which come as effects.
    fn lay_step(&mut self, game: &Game, lay: &Lay) {
        match lay {
            Lay::Explored(it) => {
                let tile = RegionTile {
                    features: it.features.clone(),
                    samples: it.samples,
                    pois: it.pois,
                };
                self.map.lay(it.region, tile, 0);
            }
            Lay::Built(it) => {
                let kind = self
                    .facilities
                    .keys()
                    .filter(|place| place.facility == it.facility)
                    .count();
                let place = Place::new(it.facility, u8::try_from(kind + 1).unwrap_or(NUMBER_MAX));
                let _ = self.facilities.insert(place, spare(game, place));
            }
            Lay::Upgrade(it) => self.set(
                &BoardCounter::Upgrade(it.id.clone()),
                if it.built { BUILT } else { READY },
            ),
            Lay::Skills(it) => {
                let state = if it.locked {
                    SkillState::Locked
                } else {
                    SkillState::Ready
                };
                for seat in seats(game, &it.who) {
                    let Some(own) = self.crew.get_mut(usize::from(seat)) else {
                        continue;
                    };
                    own.skills.extend((1..=SKILL_CARDS).map(|card| {
                        (
                            card,
                            SkillCard {
                                state,
                                ..SkillCard::unknown()
                            },
                        )
                    }));
                }
            }
            Lay::Broken(_) | Lay::Box(_) | Lay::Conditions(_) => {}
        }
    }
}

/// Of whom a step of the set-up speaks; nobody is chosen, wounded or remembered then.
fn seats(game: &Game, who: &Who) -> Vec<Seat> {
    let crew = &game.state().crew;
    match who {
        Who::Everyone => crew.seats().collect(),
        Who::Profession(profession) => crew.seat_of(*profession).into_iter().collect(),
        Who::FirstPlayer | Who::Performer | Who::Chosen | Who::MostWounded | Who::Remembered(_) => {
            vec![crew.first_player]
        }
    }
}
