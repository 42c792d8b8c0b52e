//! The pieces on the table.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::board_counter::{BoardCounter, TokenStack};
use super::collections::{put, toggle};
use super::map::Map;
use super::place::Place;
use super::skill_card::SkillCard;
use super::token_mark::TokenMark;
use crate::crew::Seat;
use crate::effect::Id;
use crate::limits::{
    BUILT, DISCARDED, GREENHOUSES_MAX, GROWTH_TOP, ITEMS_MAX, STRESS_TOP, SUPPLY_MAX, WOUNDS_TOP,
};
use crate::vocabulary::{
    Area, Block, Condition, Facility, Item, Modifier, Part, Resource, Rover, Space, TokenColour,
    words,
};

words! {
    /// A section of the table that is checked together.
    Section {
        /// Facilities of the Systems Block.
        Systems = "systems",
        /// Facilities of the Living Block.
        Living = "living",
        /// Facilities of the Working Block, and the rovers.
        Working = "working",
        Supply = "supply",
        /// The Cargo Bay, Upgrades and Research tracks.
        Cargo = "cargo",
        /// ID boards and the pool of Condition tokens.
        Crew = "crew",
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
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct FacilityBoard {
    /// Whether each of its parts is red.
    pub parts: BTreeMap<Part, bool>,
    /// Production: Oxygenator 0–4, Solar Panel 0–5; 0 for all others.
    pub productivity: u8,
    /// The Shutdown tiles on it, at most one of each resource.
    pub tiles: BTreeSet<Resource>,
    /// Modifier tokens on `!`, the topmost last.
    pub now: Vec<Modifier>,
    /// Modifier tokens on `>>`, the topmost last.
    pub next: Vec<Modifier>,
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
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct IdBoard {
    /// Wounds, 0–6; the sixth kills.
    pub wounds: u8,
    pub conditions: BTreeSet<Condition>,
    pub morale_tokens: u8,
    /// Skills used this sol: 0 the basic one, 1–3 the cards.
    pub used_skills: BTreeSet<u8>,
    /// What is known of the skills: 0 the basic one, 1–3 the cards.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub skills: BTreeMap<u8, SkillCard>,
    /// Pawns that stay unused this sol, 0–2.
    pub lost_pawns: u8,
    /// Modifier tokens, the topmost last.
    pub tokens: Vec<Modifier>,
}

impl IdBoard {
    /// What is known of a skill.
    pub fn skill(&self, skill: u8) -> SkillCard {
        self.skills
            .get(&skill)
            .cloned()
            .unwrap_or_else(SkillCard::unknown)
    }
}

/// What was true when the phase began: some changes take effect only at its end (almanac, Tempistica degli Eventi).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhaseStart {
    pub conditions: BTreeSet<(Seat, Condition)>,
    pub broken: BTreeSet<(Place, Part)>,
    pub shut: BTreeSet<(Place, Resource)>,
    /// The crew's decisions of this phase to stop the wilting of a Farm.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub wilting: BTreeMap<Place, bool>,
}

/// The pieces on the board, as the app tracks them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct BoardState {
    /// The Facilities of the board and the spare ones that were built.
    pub facilities: BTreeMap<Place, FacilityBoard>,
    pub supply: BTreeMap<Resource, u8>,
    /// Stress, 0–18.
    pub stress: u8,
    /// Modifier tokens on the rovers, the topmost last.
    pub rovers: BTreeMap<Rover, Vec<Modifier>>,
    pub cargo: BTreeMap<Area, BTreeMap<Item, u8>>,
    /// Objective tokens in the Cargo Bay.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub objective_tokens: BTreeMap<Area, BTreeMap<TokenColour, u8>>,
    /// What is known of the tokens that a spot counts; of the others of that spot nothing is known.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub marks: BTreeMap<BoardCounter, Vec<TokenMark>>,
    /// Upgrades in this game: 1 card ready, 2 tile Pending, 3 built, 4 back in the box.
    pub upgrades: BTreeMap<Id, u8>,
    pub examined: u8,
    pub discoveries: u8,
    pub crew: Vec<IdBoard>,
    pub pool: BTreeMap<Condition, u8>,
    pub map: Map,
    /// What was true when the phase began.
    pub phase_start: PhaseStart,
    /// Sections not checked since the app stopped tracking.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    #[serde(rename = "unsure")]
    pub unchecked: BTreeSet<Section>,
}

impl BoardState {
    /// The number of a spot; `None` where this game has no such spot.
    pub fn get(&self, spot: &BoardCounter) -> Option<u8> {
        Some(match spot {
            BoardCounter::Supply(resource) => self.supply.get(resource).copied().unwrap_or(0),
            BoardCounter::Stress => self.stress,
            BoardCounter::Built(place) => {
                u8::from(place.is_spare() && self.facilities.contains_key(place))
            }
            BoardCounter::Part(place, part) => {
                u8::from(*self.facilities.get(place)?.parts.get(part)?)
            }
            BoardCounter::Productivity(place) => self.facilities.get(place)?.productivity,
            BoardCounter::Tile(place, resource) => {
                u8::from(self.facilities.get(place)?.tiles.contains(resource))
            }
            BoardCounter::Greenhouses(place) => self.farm(*place)?.greenhouses,
            BoardCounter::Plants(place) => self.farm(*place)?.plants,
            BoardCounter::Growth(place, space) => {
                u8::from(self.farm(*place)?.growth.contains(space))
            }
            BoardCounter::Cargo(area, item) => self
                .cargo
                .get(area)
                .and_then(|it| it.get(item))
                .copied()
                .unwrap_or(0),
            BoardCounter::ObjectiveTokens(area, colour) => self
                .objective_tokens
                .get(area)
                .and_then(|it| it.get(colour))
                .copied()
                .unwrap_or(0),
            BoardCounter::Upgrade(id) => *self.upgrades.get(id)?,
            BoardCounter::Examined => self.examined,
            BoardCounter::Discoveries => self.discoveries,
            BoardCounter::Wounds(seat) => self.id_board(*seat)?.wounds,
            BoardCounter::MoraleTokens(seat) => self.id_board(*seat)?.morale_tokens,
            BoardCounter::Condition(seat, condition) => {
                u8::from(self.id_board(*seat)?.conditions.contains(condition))
            }
            BoardCounter::Pool(condition) => self.pool.get(condition).copied().unwrap_or(0),
            BoardCounter::Skill(seat, skill) => {
                u8::from(self.id_board(*seat)?.used_skills.contains(skill))
            }
            BoardCounter::LostPawns(seat) => self.id_board(*seat)?.lost_pawns,
            BoardCounter::Samples(region) => self.map.at(*region)?.samples,
            BoardCounter::Objectives(region) => self.map.at(*region)?.objectives,
        })
    }

    /// Sets the number of a spot, capped at its maximum. Does nothing where there is no such spot.
    pub fn set(&mut self, spot: &BoardCounter, to: u8) {
        let to = to.min(self.max_of(spot));
        let on = to > 0;
        match spot {
            BoardCounter::Supply(resource) => put(&mut self.supply, *resource, to),
            BoardCounter::Stress => self.stress = to,
            BoardCounter::Built(place) => {
                if !on {
                    let _ = self.facilities.remove(place);
                } else if place.is_spare() {
                    let _ = self.facilities.entry(*place).or_default();
                }
            }
            BoardCounter::Part(place, part) => self.facility_mut(*place, |it| {
                if let Some(red) = it.parts.get_mut(part) {
                    *red = on;
                }
            }),
            BoardCounter::Productivity(place) => {
                self.facility_mut(*place, |it| it.productivity = to);
            }
            BoardCounter::Tile(place, resource) => {
                self.facility_mut(*place, |it| toggle(&mut it.tiles, *resource, on));
            }
            BoardCounter::Greenhouses(place) => self.farm_mut(*place, |farm| {
                farm.greenhouses = to;
                farm.plants = farm.plants.min(to);
            }),
            BoardCounter::Plants(place) => self.farm_mut(*place, |farm| farm.plants = to),
            BoardCounter::Growth(place, space) => {
                self.farm_mut(*place, |farm| toggle(&mut farm.growth, *space, on));
            }
            BoardCounter::Cargo(area, item) => put(self.cargo.entry(*area).or_default(), *item, to),
            BoardCounter::ObjectiveTokens(area, colour) => {
                put(self.objective_tokens.entry(*area).or_default(), *colour, to);
            }
            BoardCounter::Upgrade(id) => self
                .upgrades
                .get_mut(id)
                .into_iter()
                .for_each(|stage| *stage = to),
            BoardCounter::Examined => self.examined = to,
            BoardCounter::Discoveries => self.discoveries = to,
            BoardCounter::Wounds(seat) => self.crew_mut(*seat, |it| it.wounds = to),
            BoardCounter::MoraleTokens(seat) => self.crew_mut(*seat, |it| it.morale_tokens = to),
            BoardCounter::Condition(seat, condition) => {
                self.crew_mut(*seat, |it| toggle(&mut it.conditions, *condition, on));
            }
            BoardCounter::Pool(condition) => put(&mut self.pool, *condition, to),
            BoardCounter::Skill(seat, skill) => {
                self.crew_mut(*seat, |it| toggle(&mut it.used_skills, *skill, on));
            }
            BoardCounter::LostPawns(seat) => self.crew_mut(*seat, |it| it.lost_pawns = to),
            BoardCounter::Samples(region) => self
                .map
                .at_mut(*region)
                .into_iter()
                .for_each(|space| space.samples = to),
            BoardCounter::Objectives(region) => self
                .map
                .at_mut(*region)
                .into_iter()
                .for_each(|space| space.objectives = to),
        }
    }

    /// Sets what is known of a skill.
    pub(super) fn set_skill(&mut self, seat: Seat, skill: u8, card: SkillCard) {
        self.crew_mut(seat, |it| {
            if card == SkillCard::unknown() {
                let _ = it.skills.remove(&skill);
            } else {
                put(&mut it.skills, skill, card);
            }
        });
    }

    /// What is known of the tokens that a spot counts.
    pub fn marks_of(&self, spot: &BoardCounter) -> &[TokenMark] {
        self.marks.get(spot).map_or(&[], Vec::as_slice)
    }

    /// Records what is known of a token: of a known one by its index, else of one more.
    pub(super) fn mark(&mut self, spot: &BoardCounter, index: usize, mark: TokenMark) {
        let marks = self.marks.entry(spot.clone()).or_default();
        match marks.get_mut(index) {
            Some(known) => *known = mark,
            None => marks.push(mark),
        }
    }

    /// Takes away what is known of a token.
    pub(super) fn unmark(&mut self, spot: &BoardCounter, index: usize) {
        let Some(marks) = self.marks.get_mut(spot) else {
            return;
        };
        if index < marks.len() {
            let _ = marks.remove(index);
        }
        self.marks.retain(|_, marks| !marks.is_empty());
    }

    /// The maximum of a spot; the minimum is always 0.
    pub fn max_of(&self, spot: &BoardCounter) -> u8 {
        match spot {
            BoardCounter::Supply(_) => SUPPLY_MAX,
            BoardCounter::Stress => STRESS_TOP,
            BoardCounter::Productivity(place) => place.facility.productivity_top(),
            BoardCounter::Greenhouses(_) => GREENHOUSES_MAX,
            BoardCounter::Plants(place) => self.farm(*place).map_or(0, |farm| farm.greenhouses),
            BoardCounter::Cargo(..)
            | BoardCounter::MoraleTokens(_)
            | BoardCounter::Examined
            | BoardCounter::Discoveries => ITEMS_MAX,
            BoardCounter::Samples(_)
            | BoardCounter::Objectives(_)
            | BoardCounter::ObjectiveTokens(..) => ITEMS_MAX,
            // Tokens on the ID boards come back: keep room for them.
            BoardCounter::Pool(condition) => {
                ITEMS_MAX.saturating_sub(self.conditions_on_boards(*condition))
            }
            BoardCounter::Upgrade(_) => DISCARDED,
            BoardCounter::Wounds(_) => WOUNDS_TOP,
            BoardCounter::LostPawns(_) => 2,
            BoardCounter::Condition(..) if self.get(spot) == Some(1) => 1,
            BoardCounter::Condition(_, condition) => u8::from(
                self.get(&BoardCounter::Pool(*condition))
                    < Some(self.max_of(&BoardCounter::Pool(*condition))),
            ),
            BoardCounter::Built(_)
            | BoardCounter::Part(..)
            | BoardCounter::Tile(..)
            | BoardCounter::Growth(..)
            | BoardCounter::Skill(..) => 1,
        }
    }

    /// How many ID boards have a token of the condition.
    fn conditions_on_boards(&self, condition: Condition) -> u8 {
        let lying = self
            .crew
            .iter()
            .filter(|it| it.conditions.contains(&condition))
            .count();
        u8::try_from(lying).unwrap_or(u8::MAX)
    }

    /// The section of the table that the spot belongs to.
    pub fn section(spot: &BoardCounter) -> Section {
        match spot {
            BoardCounter::Supply(_) | BoardCounter::Stress => Section::Supply,
            BoardCounter::Built(place)
            | BoardCounter::Part(place, _)
            | BoardCounter::Productivity(place)
            | BoardCounter::Tile(place, _)
            | BoardCounter::Greenhouses(place)
            | BoardCounter::Plants(place)
            | BoardCounter::Growth(place, _) => Section::of_block(place.facility.block()),
            BoardCounter::Cargo(..)
            | BoardCounter::ObjectiveTokens(..)
            | BoardCounter::Upgrade(_)
            | BoardCounter::Examined
            | BoardCounter::Discoveries => Section::Cargo,
            BoardCounter::Wounds(_)
            | BoardCounter::MoraleTokens(_)
            | BoardCounter::Condition(..)
            | BoardCounter::Pool(_)
            | BoardCounter::Skill(..)
            | BoardCounter::LostPawns(_) => Section::Crew,
            BoardCounter::Samples(_) | BoardCounter::Objectives(_) => Section::Map,
        }
    }

    /// Every spot of this game in the order of the table, without spare Facilities that are not built.
    pub fn spots(&self) -> Vec<BoardCounter> {
        let mut spots = Vec::new();
        for (&place, facility) in &self.facilities {
            if place.is_spare() {
                spots.push(BoardCounter::Built(place));
            }
            spots.extend(
                facility
                    .parts
                    .keys()
                    .map(|&part| BoardCounter::Part(place, part)),
            );
            if matches!(place.facility, Facility::Oxygenator | Facility::SolarPanel) {
                spots.push(BoardCounter::Productivity(place));
            }
            let resources = [Resource::Oxygen, Resource::Energy].into_iter();
            spots.extend(
                resources
                    .filter(|&it| place.facility.needs(it))
                    .map(|it| BoardCounter::Tile(place, it)),
            );
            if facility.farm.is_some() {
                spots.extend([
                    BoardCounter::Greenhouses(place),
                    BoardCounter::Plants(place),
                ]);
                spots.extend((1..=GROWTH_TOP).map(|space| BoardCounter::Growth(place, space)));
            }
        }
        spots.extend(
            Resource::ALL
                .iter()
                .map(|&resource| BoardCounter::Supply(resource)),
        );
        spots.push(BoardCounter::Stress);
        for &area in Area::ALL {
            spots.extend(
                Item::ALL
                    .iter()
                    .filter(|&&item| item != Item::UpgradeCard)
                    .map(|&item| BoardCounter::Cargo(area, item)),
            );
            spots.extend(
                TokenColour::ALL
                    .iter()
                    .map(|&colour| BoardCounter::ObjectiveTokens(area, colour)),
            );
        }
        spots.extend(self.upgrades.keys().cloned().map(BoardCounter::Upgrade));
        spots.extend([BoardCounter::Examined, BoardCounter::Discoveries]);
        for seat in self.seats() {
            spots.extend([
                BoardCounter::Wounds(seat),
                BoardCounter::MoraleTokens(seat),
                BoardCounter::LostPawns(seat),
            ]);
            spots.extend(
                Condition::ALL
                    .iter()
                    .filter(|&&it| it != Condition::Anxiety)
                    .map(|&it| BoardCounter::Condition(seat, it)),
            );
            spots.extend((0..4).map(|skill| BoardCounter::Skill(seat, skill)));
        }
        spots.extend(
            Condition::ALL
                .iter()
                .map(|&condition| BoardCounter::Pool(condition)),
        );
        for space in &self.map.explored {
            spots.extend([
                BoardCounter::Samples(space.region),
                BoardCounter::Objectives(space.region),
            ]);
        }
        spots
    }

    /// The Modifier tokens of a stack, the topmost last; empty where there is no such stack.
    pub fn stack(&self, stack: &TokenStack) -> &[Modifier] {
        let tokens = match stack {
            TokenStack::Facility { place, space } => {
                self.facilities.get(place).map(|it| match space {
                    Space::Now => &it.now,
                    Space::Next => &it.next,
                })
            }
            TokenStack::Rover(rover) => self.rovers.get(rover),
            TokenStack::Crew(seat) => self.id_board(*seat).map(|it| &it.tokens),
            TokenStack::Region(region) => self.map.at(*region).map(|it| &it.tokens),
        };
        tokens.map_or(&[], Vec::as_slice)
    }

    pub(crate) fn stack_mut(&mut self, stack: &TokenStack) -> Option<&mut Vec<Modifier>> {
        match stack {
            TokenStack::Facility { place, space } => {
                self.facilities.get_mut(place).map(|it| match space {
                    Space::Now => &mut it.now,
                    Space::Next => &mut it.next,
                })
            }
            TokenStack::Rover(rover) => Some(self.rovers.entry(*rover).or_default()),
            TokenStack::Crew(seat) => self
                .crew
                .get_mut(usize::from(*seat))
                .map(|it| &mut it.tokens),
            TokenStack::Region(region) => self.map.at_mut(*region).map(|it| &mut it.tokens),
        }
    }

    /// Every stack that may hold tokens.
    pub fn stacks(&self) -> Vec<TokenStack> {
        let mut stacks = Vec::new();
        for &place in self.facilities.keys() {
            stacks.extend([
                TokenStack::facility(place, Space::Now),
                TokenStack::facility(place, Space::Next),
            ]);
        }
        stacks.extend(Rover::ALL.iter().map(|&rover| TokenStack::Rover(rover)));
        stacks.extend(self.seats().map(TokenStack::Crew));
        stacks.extend(
            self.map
                .explored
                .iter()
                .map(|space| TokenStack::Region(space.region)),
        );
        stacks
    }

    /// The built Facilities, in the order of the printed game.
    pub fn facility_places(&self) -> impl Iterator<Item = Place> + '_ {
        self.facilities.keys().copied()
    }

    /// The built Facilities of a kind.
    pub(crate) fn places_of_kind(&self, facility: Facility) -> impl Iterator<Item = Place> + '_ {
        self.facility_places()
            .filter(move |place| place.facility == facility)
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
    pub(crate) fn has_upgrade(&self, id: &str) -> bool {
        self.upgrades.get(id) == Some(&BUILT)
    }

    /// The greenhouses and plants of a Farm.
    pub fn farm(&self, place: Place) -> Option<&Farm> {
        self.facilities.get(&place)?.farm.as_ref()
    }

    /// Whether a Facility is shut down, now or when the phase began (almanac, Tempistica degli Eventi).
    pub fn is_shut(&self, place: Place) -> bool {
        let tiles = self
            .facilities
            .get(&place)
            .is_some_and(|it| !it.tiles.is_empty());
        tiles || self.phase_start.shut.iter().any(|(at, _)| *at == place)
    }

    /// Whether a part is broken for the rules of this phase: red now, or repaired only since the phase began.
    pub fn is_broken(&self, place: Place, part: Part) -> bool {
        let red = self
            .facilities
            .get(&place)
            .and_then(|it| it.parts.get(&part))
            .copied()
            .unwrap_or(false);
        red || self.phase_start.broken.contains(&(place, part))
    }

    /// Whether a condition affects an astronaut: it does if the astronaut had it when the phase began (almanac, Segnalini Condizione).
    pub fn has_active_condition(&self, seat: Seat, condition: Condition) -> bool {
        self.phase_start.conditions.contains(&(seat, condition))
    }

    /// Red parts on Facilities and built Facility cards: what the Threshold counts (almanac, Scopo del Gioco).
    pub fn broken_parts(&self) -> u8 {
        let red = self
            .facilities
            .values()
            .flat_map(|it| it.parts.values())
            .filter(|red| **red)
            .count();
        u8::try_from(red).unwrap_or(u8::MAX)
    }

    /// Records what is true as a phase begins.
    pub(crate) fn begin_phase(&mut self) {
        let crew = self.seats().zip(&self.crew);
        let conditions = crew
            .flat_map(|(seat, it)| {
                it.conditions
                    .iter()
                    .map(move |&condition| (seat, condition))
            })
            .collect();
        let mut start = PhaseStart {
            conditions,
            ..PhaseStart::default()
        };
        for (&place, facility) in &self.facilities {
            start.broken.extend(
                facility
                    .parts
                    .iter()
                    .filter(|(_, red)| **red)
                    .map(|(&part, _)| (place, part)),
            );
            start
                .shut
                .extend(facility.tiles.iter().map(|&resource| (place, resource)));
        }
        self.phase_start = start;
    }

    fn facility_mut(&mut self, place: Place, change: impl FnOnce(&mut FacilityBoard)) {
        if let Some(facility) = self.facilities.get_mut(&place) {
            change(facility);
        }
    }

    fn farm_mut(&mut self, place: Place, change: impl FnOnce(&mut Farm)) {
        if let Some(farm) = self
            .facilities
            .get_mut(&place)
            .and_then(|it| it.farm.as_mut())
        {
            change(farm);
        }
    }

    fn crew_mut(&mut self, seat: Seat, change: impl FnOnce(&mut IdBoard)) {
        if let Some(id_board) = self.crew.get_mut(usize::from(seat)) {
            change(id_board);
        }
    }
}
