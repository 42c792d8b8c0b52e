//! What Production comes to: oxygen, energy, the Farms, food (almanac, III. Produzione). Pure sums on the twin, each with its lines:
//! the page shows them before they are carried out, and what is carried out is read from them.

use super::super::board::{Farm, GROWTH_TOP, Place, Twin};
use super::super::crew::Seat;
use super::super::game::Game;
use super::super::game_box::Penalty;
use super::super::words::{Condition, Facility, Part, Resource};

/// Half of what is made beyond the need, rounded up, goes to the general supply.
const fn share(surplus: u8) -> u8 {
    surplus.div_ceil(2)
}

/// What is made and needed of oxygen or energy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Balance {
    /// Of what.
    pub resource: Resource,
    /// Who makes it and how much: 0 under a Shutdown tile.
    pub makers: Vec<(Place, u8)>,
    /// The makers that are shut.
    pub shut: Vec<Place>,
    /// Who needs it: what stands, needs it and has no tile of that kind. Under a tile of the other kind it is still used.
    pub users: Vec<Place>,
    /// Who would need it and lies under a tile of that kind already.
    pub spared: Vec<Place>,
}

impl Balance {
    /// What a resource comes to; food has a sum of its own.
    pub fn of(twin: &Twin, resource: Resource) -> Self {
        let maker = match resource {
            Resource::Oxygen => Some(Facility::Oxygenator),
            Resource::Energy => Some(Facility::SolarPanel),
            Resource::Food => None,
        };
        let makers: Vec<_> = twin.places().filter(|place| Some(place.facility) == maker).collect();
        let shut: Vec<_> = makers.iter().copied().filter(|&place| twin.is_shut(place)).collect();
        let makes = |place: Place| match twin.facilities.get(&place) {
            Some(it) if !shut.contains(&place) => it.productivity,
            _ => 0,
        };
        let tiled = |place: &Place| twin.facilities.get(place).is_some_and(|it| it.tiles.contains(&resource));
        let (spared, users) = twin.places().filter(|place| place.facility.needs(resource)).partition(tiled);
        Self { resource, makers: makers.iter().map(|&place| (place, makes(place))).collect(), shut, users, spared }
    }

    /// What is made.
    pub fn made(&self) -> u8 {
        self.makers.iter().fold(0, |sum, (_, makes)| sum.saturating_add(*makes))
    }

    /// What is needed.
    pub fn needed(&self) -> u8 {
        u8::try_from(self.users.len()).unwrap_or(u8::MAX)
    }

    /// What goes to the general supply.
    pub fn gain(&self) -> u8 {
        share(self.made().saturating_sub(self.needed()))
    }

    /// How many Facilities are shut down. The general supply does not help here.
    pub fn missing(&self) -> u8 {
        self.needed().saturating_sub(self.made())
    }
}

/// What becomes of a Farm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// The seeds move up.
    Grows,
    /// The seeds move down, and a plant goes back to the Growth track.
    Wilts,
    /// Nothing moves: the crew has spent what is missing.
    Stopped,
}

/// Why a Farm wilts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dry {
    /// A red part.
    Part(Part),
    /// A Shutdown tile.
    Tile(Resource),
}

/// What Production does with a Farm (almanac, Fattoria, Appassimento).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FarmTurn {
    /// Which Farm.
    pub place: Place,
    /// What becomes of it.
    pub turn: Turn,
    /// Why it wilts, or would; once only, however many reasons.
    pub reasons: Vec<Dry>,
    /// What it lacks: 1 of each stops the wilting.
    pub lacks: Vec<Resource>,
    /// Whether the crew can still say whether it stops it: not yet asked, and all of it lies in the general supply.
    pub open: bool,
    /// As it is.
    pub before: Farm,
    /// As it will be.
    pub after: Farm,
    /// Whether it is shut: then it yields no food.
    pub shut: bool,
}

/// What becomes of each Farm that stands, by itself.
pub fn farms(game: &Game) -> Vec<FarmTurn> {
    let Some(twin) = game.state().twin() else { return Vec::new() };
    let turns = twin.of_kind(Facility::Farm).filter_map(|place| turn(game, twin, place));
    turns.collect()
}

fn turn(game: &Game, twin: &Twin, place: Place) -> Option<FarmTurn> {
    let before = twin.farm(place)?.clone();
    let facility = twin.facilities.get(&place)?;
    let penalties = game.mission().game_box.board.penalties.get(&place.facility)?;
    let dry = |part: &Part| penalties.get(part) == Some(&Penalty::Wilting) && twin.is_broken(place, *part);
    let mut reasons: Vec<Dry> = facility.parts.keys().copied().filter(dry).map(Dry::Part).collect();
    reasons.extend(facility.tiles.iter().map(|&resource| Dry::Tile(resource)));
    let lacking = |resource: &Resource| {
        reasons.iter().any(|dry| match (dry, resource) {
            (Dry::Part(Part::Energy), Resource::Energy) | (Dry::Part(Part::Oxygen), Resource::Oxygen) => true,
            (Dry::Part(_), _) => false,
            (Dry::Tile(tile), resource) => tile == resource,
        })
    };
    let lacks: Vec<_> = [Resource::Oxygen, Resource::Energy].into_iter().filter(lacking).collect();
    let answer = twin.phase_start.wilting.get(&place).copied();
    let turn = match (reasons.is_empty(), answer) {
        (true, _) => Turn::Grows,
        (false, Some(true)) => Turn::Stopped,
        (false, _) => Turn::Wilts,
    };
    let stocked = lacks.iter().all(|resource| twin.supply.get(resource).is_some_and(|&stock| stock > 0));
    let open = turn == Turn::Wilts && answer.is_none() && !lacks.is_empty() && stocked && !before.is_bare();
    let after = match turn {
        Turn::Grows => before.grown(),
        Turn::Wilts => before.wilted(),
        Turn::Stopped => before.clone(),
    };
    Some(FarmTurn { place, turn, reasons, lacks, open, before, after, shut: twin.is_shut(place) })
}

impl Farm {
    /// Whether nothing grows there: then nothing can wilt.
    fn is_bare(&self) -> bool {
        self.plants == 0 && self.growth.is_empty()
    }

    /// After growth: every seed one space up, from the last into an empty greenhouse (almanac, Fattoria, 1. Crescita).
    pub fn grown(&self) -> Self {
        let mut after = Self { growth: std::collections::BTreeSet::new(), ..self.clone() };
        for &space in self.growth.iter().rev() {
            if space < GROWTH_TOP && !after.growth.contains(&(space + 1)) {
                let _ = after.growth.insert(space + 1);
            } else if space >= GROWTH_TOP && after.plants < after.greenhouses {
                after.plants += 1;
            } else {
                let _ = after.growth.insert(space);
            }
        }
        after
    }

    /// After wilting: every seed one space down, the lowest dies, and one plant goes back to the last space (almanac, Appassimento).
    pub fn wilted(&self) -> Self {
        let mut after =
            Self { growth: self.growth.iter().filter(|&&space| space > 1).map(|space| space - 1).collect(), ..self.clone() };
        if after.plants > 0 {
            after.plants -= 1;
            let _ = after.growth.insert(GROWTH_TOP);
        }
        after
    }
}

/// What there is to eat and who eats it (almanac, Fattoria, 2. and 3.).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meal {
    /// What each Farm yields: its plants after growth or wilting, nothing where it is shut.
    pub yields: Vec<(Place, u8)>,
    /// Portions that each astronaut eats, by seat: 1, with Anemia 2.
    pub portions: Vec<u8>,
    /// Who eats for two.
    pub anemic: Vec<Seat>,
    /// Food in the general supply before.
    pub stock: u8,
}

impl Meal {
    /// The meal of this sol, given what becomes of the Farms.
    pub fn of(twin: &Twin, farms: &[FarmTurn]) -> Self {
        let yields = farms.iter().map(|it| (it.place, if it.shut { 0 } else { it.after.plants })).collect();
        let anemic: Vec<Seat> = twin.seats().filter(|&seat| twin.suffers(seat, Condition::Anemia)).collect();
        let portions = twin.seats().map(|seat| if anemic.contains(&seat) { 2 } else { 1 }).collect();
        Self { yields, portions, anemic, stock: twin.supply.get(&Resource::Food).copied().unwrap_or(0) }
    }

    /// What is made.
    pub fn made(&self) -> u8 {
        self.yields.iter().fold(0, |sum, (_, yields)| sum.saturating_add(*yields))
    }

    /// What the crew eats.
    pub fn needed(&self) -> u8 {
        self.portions.iter().fold(0, |sum, portions| sum.saturating_add(*portions))
    }

    /// What goes to the general supply.
    pub fn gain(&self) -> u8 {
        share(self.made().saturating_sub(self.needed()))
    }

    /// What comes from the general supply.
    pub fn from_stock(&self) -> u8 {
        self.needed().saturating_sub(self.made()).min(self.stock)
    }

    /// Portions that nobody gets: 1 wound each.
    pub fn missing(&self) -> u8 {
        self.needed().saturating_sub(self.made()).saturating_sub(self.stock)
    }
}
