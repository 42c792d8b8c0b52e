//! The pieces on the table.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::effect::Id;
use super::super::limits::{BUILT, GREENHOUSES_MAX, GROWTH_TOP, ITEMS_MAX, STRESS_TOP, SUPPLY_MAX, WOUNDS_TOP};
use super::super::words::{Area, Block, Condition, Facility, Item, Modifier, Part, Resource, Rover, Space, words};
use super::map::Map;
use super::place::Place;
use super::spot::{Spot, Stack};

words! {
    /// A part of the table that is checked at one go.
    Section {
        /// Facilities of the Systems Block.
        Systems = "systems",
        /// Facilities of the Living Block.
        Living = "living",
        /// Facilities of the Working Block, and the rovers.
        Working = "working",
        /// The general supply and Stress.
        Supply = "supply",
        /// The Cargo Bay, Upgrades and Research tracks.
        Cargo = "cargo",
        /// ID boards and the pool of Condition tokens.
        Crew = "crew",
        /// The map of regions.
        Map = "map",
    }
}

impl Section {
    /// The Facilities of a Block.
    pub const fn of_block(block: Block) -> Self {
        match block {
            Block::Working => Self::Working,
            Block::Living => Self::Living,
            Block::Systems => Self::Systems,
        }
    }
}

/// A Facility: its parts, tiles and tokens.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FacilityBoard {
    /// Whether each of its parts is red.
    pub parts: BTreeMap<Part, bool>,
    /// What it makes: Oxygenator 0–4, Solar Panel 0–5; 0 for all others.
    pub productivity: u8,
    /// The Shutdown tiles on it, at most one of each resource.
    pub tiles: BTreeSet<Resource>,
    /// Modifier tokens on `!`, the topmost last.
    pub now: Vec<Modifier>,
    /// Modifier tokens on `>>`, the topmost last.
    pub next: Vec<Modifier>,
    /// Greenhouses and plants of a Farm.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub farm: Option<Farm>,
}

/// A Farm.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Farm {
    /// Greenhouses, 0–5.
    pub greenhouses: u8,
    /// Grown plants, 0 to the number of greenhouses.
    pub plants: u8,
    /// Spaces of the Growth track on which a seed grows, 1–6.
    pub growth: BTreeSet<u8>,
}

/// An ID board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct IdBoard {
    /// Wounds, 0–6; the sixth kills.
    pub wounds: u8,
    /// Condition tokens.
    pub conditions: BTreeSet<Condition>,
    /// Morale tokens.
    pub morale_tokens: u8,
    /// Skills used this sol: 0 the basic one, 1–3 the cards.
    pub used_skills: BTreeSet<u8>,
    /// Pawns that stay unused this sol, 0–2.
    pub lost_pawns: u8,
    /// Modifier tokens, the topmost last.
    pub tokens: Vec<Modifier>,
}

/// What was so when the phase began: some things bite, and some are gone, from its end only (almanac, Tempistica degli Eventi).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhaseStart {
    /// Condition tokens.
    pub conditions: BTreeSet<(Seat, Condition)>,
    /// Red parts.
    pub broken: BTreeSet<(Place, Part)>,
    /// Shutdown tiles.
    pub shut: BTreeSet<(Place, Resource)>,
    /// Farms whose wilting the crew has been asked about in this phase, and whether it stops it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub wilting: BTreeMap<Place, bool>,
}

/// The twin of the board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Twin {
    /// Facilities that stand: those of the board and the spare ones that were built.
    pub facilities: BTreeMap<Place, FacilityBoard>,
    /// The general supply.
    pub supply: BTreeMap<Resource, u8>,
    /// Stress, 0–18.
    pub stress: u8,
    /// Modifier tokens on the rovers, the topmost last.
    pub rovers: BTreeMap<Rover, Vec<Modifier>>,
    /// The Cargo Bay.
    pub cargo: BTreeMap<Area, BTreeMap<Item, u8>>,
    /// Upgrades in this game: 1 card ready, 2 tile Pending, 3 built.
    pub upgrades: BTreeMap<Id, u8>,
    /// Samples examined once.
    pub examined: u8,
    /// Discoveries made.
    pub discoveries: u8,
    /// ID boards, by seat.
    pub crew: Vec<IdBoard>,
    /// Condition tokens in the pool.
    pub pool: BTreeMap<Condition, u8>,
    /// The map.
    pub map: Map,
    /// What was so when the phase began.
    pub phase_start: PhaseStart,
    /// What has not been checked since the players kept the board alone.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub unsure: BTreeSet<Section>,
}

impl Twin {
    /// The number there, `None` where there is no such spot in this game.
    pub fn get(&self, spot: &Spot) -> Option<u8> {
        Some(match spot {
            Spot::Supply(resource) => self.supply.get(resource).copied().unwrap_or(0),
            Spot::Stress => self.stress,
            Spot::Built(place) => u8::from(place.is_spare() && self.facilities.contains_key(place)),
            Spot::Part(place, part) => u8::from(*self.facilities.get(place)?.parts.get(part)?),
            Spot::Productivity(place) => self.facilities.get(place)?.productivity,
            Spot::Tile(place, resource) => u8::from(self.facilities.get(place)?.tiles.contains(resource)),
            Spot::Greenhouses(place) => self.farm(*place)?.greenhouses,
            Spot::Plants(place) => self.farm(*place)?.plants,
            Spot::Growth(place, space) => u8::from(self.farm(*place)?.growth.contains(space)),
            Spot::Cargo(area, item) => self.cargo.get(area).and_then(|it| it.get(item)).copied().unwrap_or(0),
            Spot::Upgrade(id) => *self.upgrades.get(id)?,
            Spot::Examined => self.examined,
            Spot::Discoveries => self.discoveries,
            Spot::Wounds(seat) => self.id_board(*seat)?.wounds,
            Spot::MoraleTokens(seat) => self.id_board(*seat)?.morale_tokens,
            Spot::Condition(seat, condition) => u8::from(self.id_board(*seat)?.conditions.contains(condition)),
            Spot::Pool(condition) => self.pool.get(condition).copied().unwrap_or(0),
            Spot::Skill(seat, skill) => u8::from(self.id_board(*seat)?.used_skills.contains(skill)),
            Spot::LostPawns(seat) => self.id_board(*seat)?.lost_pawns,
            Spot::Samples(region) => self.map.at(*region)?.samples,
            Spot::Objectives(region) => self.map.at(*region)?.objectives,
        })
    }

    /// Puts a number there. Where there is no such spot nothing happens; a number above the range is cut.
    pub(in crate::first_martians) fn set(&mut self, spot: &Spot, to: u8) {
        let to = to.min(self.top(spot));
        let on = to > 0;
        match spot {
            Spot::Supply(resource) => {
                let _ = self.supply.insert(*resource, to);
            }
            Spot::Stress => self.stress = to,
            Spot::Built(place) => {
                if !on {
                    let _ = self.facilities.remove(place);
                } else if place.is_spare() {
                    let _ = self.facilities.entry(*place).or_default();
                }
            }
            Spot::Part(place, part) => self.facility_mut(*place, |it| {
                if let Some(red) = it.parts.get_mut(part) {
                    *red = on;
                }
            }),
            Spot::Productivity(place) => self.facility_mut(*place, |it| it.productivity = to),
            Spot::Tile(place, resource) => self.facility_mut(*place, |it| toggle(&mut it.tiles, *resource, on)),
            Spot::Greenhouses(place) => self.farm_mut(*place, |farm| {
                farm.greenhouses = to;
                farm.plants = farm.plants.min(to);
            }),
            Spot::Plants(place) => self.farm_mut(*place, |farm| farm.plants = to),
            Spot::Growth(place, space) => self.farm_mut(*place, |farm| toggle(&mut farm.growth, *space, on)),
            Spot::Cargo(area, item) => {
                let _ = self.cargo.entry(*area).or_default().insert(*item, to);
            }
            Spot::Upgrade(id) => {
                if let Some(state) = self.upgrades.get_mut(id) {
                    *state = to;
                }
            }
            Spot::Examined => self.examined = to,
            Spot::Discoveries => self.discoveries = to,
            Spot::Wounds(seat) => self.crew_mut(*seat, |it| it.wounds = to),
            Spot::MoraleTokens(seat) => self.crew_mut(*seat, |it| it.morale_tokens = to),
            Spot::Condition(seat, condition) => self.crew_mut(*seat, |it| toggle(&mut it.conditions, *condition, on)),
            Spot::Pool(condition) => {
                let _ = self.pool.insert(*condition, to);
            }
            Spot::Skill(seat, skill) => self.crew_mut(*seat, |it| toggle(&mut it.used_skills, *skill, on)),
            Spot::LostPawns(seat) => self.crew_mut(*seat, |it| it.lost_pawns = to),
            Spot::Samples(region) => {
                if let Some(space) = self.map.at_mut(*region) {
                    space.samples = to;
                }
            }
            Spot::Objectives(region) => {
                if let Some(space) = self.map.at_mut(*region) {
                    space.objectives = to;
                }
            }
        }
    }

    /// The highest number that the spot can hold; the lowest is 0 everywhere.
    pub fn top(&self, spot: &Spot) -> u8 {
        match spot {
            Spot::Supply(_) => SUPPLY_MAX,
            Spot::Stress => STRESS_TOP,
            Spot::Productivity(place) => match place.facility {
                Facility::Oxygenator => 4,
                Facility::SolarPanel => 5,
                _ => 0,
            },
            Spot::Greenhouses(_) => GREENHOUSES_MAX,
            Spot::Plants(place) => self.farm(*place).map_or(0, |farm| farm.greenhouses),
            Spot::Cargo(..) | Spot::MoraleTokens(_) | Spot::Examined | Spot::Discoveries => ITEMS_MAX,
            Spot::Samples(_) | Spot::Objectives(_) => ITEMS_MAX,
            // What lies on the ID boards comes back: it must find room.
            Spot::Pool(condition) => ITEMS_MAX.saturating_sub(self.lying(*condition)),
            Spot::Upgrade(_) => BUILT,
            Spot::Wounds(_) => WOUNDS_TOP,
            Spot::LostPawns(_) => 2,
            Spot::Condition(..) if self.get(spot) == Some(1) => 1,
            Spot::Condition(_, condition) => {
                u8::from(self.get(&Spot::Pool(*condition)) < Some(self.top(&Spot::Pool(*condition))))
            }
            Spot::Built(_) | Spot::Part(..) | Spot::Tile(..) | Spot::Growth(..) | Spot::Skill(..) => 1,
        }
    }

    /// How many ID boards hold a token of that condition.
    fn lying(&self, condition: Condition) -> u8 {
        let lying = self.crew.iter().filter(|it| it.conditions.contains(&condition)).count();
        u8::try_from(lying).unwrap_or(u8::MAX)
    }

    /// Which part of the table the spot belongs to.
    pub fn section(spot: &Spot) -> Section {
        match spot {
            Spot::Supply(_) | Spot::Stress => Section::Supply,
            Spot::Built(place)
            | Spot::Part(place, _)
            | Spot::Productivity(place)
            | Spot::Tile(place, _)
            | Spot::Greenhouses(place)
            | Spot::Plants(place)
            | Spot::Growth(place, _) => Section::of_block(place.facility.block()),
            Spot::Cargo(..) | Spot::Upgrade(_) | Spot::Examined | Spot::Discoveries => Section::Cargo,
            Spot::Wounds(_)
            | Spot::MoraleTokens(_)
            | Spot::Condition(..)
            | Spot::Pool(_)
            | Spot::Skill(..)
            | Spot::LostPawns(_) => Section::Crew,
            Spot::Samples(_) | Spot::Objectives(_) => Section::Map,
        }
    }

    /// Every spot of this game, section by section in the order of the table. Spare Facilities not built yet are left out.
    pub fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (&place, facility) in &self.facilities {
            if place.is_spare() {
                spots.push(Spot::Built(place));
            }
            spots.extend(facility.parts.keys().map(|&part| Spot::Part(place, part)));
            if matches!(place.facility, Facility::Oxygenator | Facility::SolarPanel) {
                spots.push(Spot::Productivity(place));
            }
            let resources = [Resource::Oxygen, Resource::Energy].into_iter();
            spots.extend(resources.filter(|&it| place.facility.needs(it)).map(|it| Spot::Tile(place, it)));
            if facility.farm.is_some() {
                spots.extend([Spot::Greenhouses(place), Spot::Plants(place)]);
                spots.extend((1..=GROWTH_TOP).map(|space| Spot::Growth(place, space)));
            }
        }
        spots.extend(Resource::ALL.iter().map(|&resource| Spot::Supply(resource)));
        spots.push(Spot::Stress);
        for &area in Area::ALL {
            spots.extend(Item::ALL.iter().filter(|&&item| item != Item::UpgradeCard).map(|&item| Spot::Cargo(area, item)));
        }
        spots.extend(self.upgrades.keys().cloned().map(Spot::Upgrade));
        spots.extend([Spot::Examined, Spot::Discoveries]);
        for seat in self.seats() {
            spots.extend([Spot::Wounds(seat), Spot::MoraleTokens(seat), Spot::LostPawns(seat)]);
            spots.extend(Condition::ALL.iter().filter(|&&it| it != Condition::Anxiety).map(|&it| Spot::Condition(seat, it)));
            spots.extend((0..4).map(|skill| Spot::Skill(seat, skill)));
        }
        spots.extend(Condition::ALL.iter().map(|&condition| Spot::Pool(condition)));
        for space in &self.map.explored {
            spots.extend([Spot::Samples(space.region), Spot::Objectives(space.region)]);
        }
        spots
    }

    /// The Modifier tokens of a pile, the topmost last; empty where there is no such pile.
    pub fn stack(&self, stack: &Stack) -> &[Modifier] {
        let tokens = match stack {
            Stack::Facility { place, space } => self.facilities.get(place).map(|it| match space {
                Space::Now => &it.now,
                Space::Next => &it.next,
            }),
            Stack::Rover(rover) => self.rovers.get(rover),
            Stack::Crew(seat) => self.id_board(*seat).map(|it| &it.tokens),
            Stack::Region(region) => self.map.at(*region).map(|it| &it.tokens),
        };
        tokens.map_or(&[], Vec::as_slice)
    }

    pub(in crate::first_martians) fn stack_mut(&mut self, stack: &Stack) -> Option<&mut Vec<Modifier>> {
        match stack {
            Stack::Facility { place, space } => self.facilities.get_mut(place).map(|it| match space {
                Space::Now => &mut it.now,
                Space::Next => &mut it.next,
            }),
            Stack::Rover(rover) => Some(self.rovers.entry(*rover).or_default()),
            Stack::Crew(seat) => self.crew.get_mut(usize::from(*seat)).map(|it| &mut it.tokens),
            Stack::Region(region) => self.map.at_mut(*region).map(|it| &mut it.tokens),
        }
    }

    /// Every pile that may hold tokens.
    pub fn stacks(&self) -> Vec<Stack> {
        let mut stacks = Vec::new();
        for &place in self.facilities.keys() {
            stacks.extend([Stack::facility(place, Space::Now), Stack::facility(place, Space::Next)]);
        }
        stacks.extend(Rover::ALL.iter().map(|&rover| Stack::Rover(rover)));
        stacks.extend(self.seats().map(Stack::Crew));
        stacks.extend(self.map.explored.iter().map(|space| Stack::Region(space.region)));
        stacks
    }

    /// The Facilities that stand, in the order of the printed game.
    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        self.facilities.keys().copied()
    }

    /// The Facilities of a kind that stand.
    pub fn of_kind(&self, facility: Facility) -> impl Iterator<Item = Place> + '_ {
        self.places().filter(move |place| place.facility == facility)
    }

    /// The ID board of a seat.
    pub fn id_board(&self, seat: Seat) -> Option<&IdBoard> {
        self.crew.get(usize::from(seat))
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        0..u8::try_from(self.crew.len()).unwrap_or(u8::MAX)
    }

    /// Whether that Upgrade is built.
    pub fn has_upgrade(&self, id: &str) -> bool {
        self.upgrades.get(id) == Some(&BUILT)
    }

    /// The greenhouses and plants there.
    pub fn farm(&self, place: Place) -> Option<&Farm> {
        self.facilities.get(&place)?.farm.as_ref()
    }

    /// Whether a Facility is closed: a Shutdown tile lies on it, or lay on it when the phase began (almanac, Tempistica degli Eventi).
    pub fn is_shut(&self, place: Place) -> bool {
        let tiles = self.facilities.get(&place).is_some_and(|it| !it.tiles.is_empty());
        tiles || self.phase_start.shut.iter().any(|(at, _)| *at == place)
    }

    /// Whether a part is broken for the rules of this phase: red now, or repaired only since the phase began.
    pub fn is_broken(&self, place: Place, part: Part) -> bool {
        let red = self.facilities.get(&place).and_then(|it| it.parts.get(&part)).copied().unwrap_or(false);
        red || self.phase_start.broken.contains(&(place, part))
    }

    /// Whether a condition acts on an astronaut: it does if it did when the phase began (almanac, Segnalini Condizione).
    pub fn suffers(&self, seat: Seat, condition: Condition) -> bool {
        self.phase_start.conditions.contains(&(seat, condition))
    }

    /// Red parts on Facilities and built Facility cards: what the Threshold counts (almanac, Scopo del Gioco).
    pub fn broken_parts(&self) -> u8 {
        let red = self.facilities.values().flat_map(|it| it.parts.values()).filter(|red| **red).count();
        u8::try_from(red).unwrap_or(u8::MAX)
    }

    /// Remembers what is so as a phase begins.
    pub(in crate::first_martians) fn begin_phase(&mut self) {
        let crew = self.seats().zip(&self.crew);
        let conditions = crew.flat_map(|(seat, it)| it.conditions.iter().map(move |&condition| (seat, condition))).collect();
        let mut start = PhaseStart { conditions, ..PhaseStart::default() };
        for (&place, facility) in &self.facilities {
            start.broken.extend(facility.parts.iter().filter(|(_, red)| **red).map(|(&part, _)| (place, part)));
            start.shut.extend(facility.tiles.iter().map(|&resource| (place, resource)));
        }
        self.phase_start = start;
    }

    fn facility_mut(&mut self, place: Place, change: impl FnOnce(&mut FacilityBoard)) {
        if let Some(facility) = self.facilities.get_mut(&place) {
            change(facility);
        }
    }

    fn farm_mut(&mut self, place: Place, change: impl FnOnce(&mut Farm)) {
        if let Some(farm) = self.facilities.get_mut(&place).and_then(|it| it.farm.as_mut()) {
            change(farm);
        }
    }

    fn crew_mut(&mut self, seat: Seat, change: impl FnOnce(&mut IdBoard)) {
        if let Some(id_board) = self.crew.get_mut(usize::from(seat)) {
            change(id_board);
        }
    }
}

fn toggle<T: Ord>(set: &mut BTreeSet<T>, value: T, on: bool) {
    let _ = if on { set.insert(value) } else { set.remove(&value) };
}
