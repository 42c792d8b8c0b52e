//! A printed mission sheet as its owners type it in: what stands there so far, what is missing yet, and the mission that it makes.
//!
//! It holds what was typed, also where it is not a number yet. Objectives, actions, tracks and POIs have keys that stay when others are
//! taken away; ids are made of the names only when the mission is finished.

mod edit;
mod finish;
mod problem;
mod prose;

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::first_martians::effect::{Cost, Id, ItemCount, SupplyCount, TokenCount};
use crate::first_martians::mission::SheetValue;
use crate::first_martians::words::{AdventureType, Block, Facility, Group, Item, Region, Resource, words};

pub use edit::{Edit, OfAction, OfObjective, OfPoi, OfTrack};
pub use finish::{Finished, Taken};
pub use problem::{Place, Problem, Wrong};

/// The format in which drafts are kept.
const FORMAT: u32 = 1;
/// The sizes of a crew on the sheet, in astronauts.
pub const CREWS: [u8; 3] = [2, 3, 4];
/// The numbers of the sheet by size of the crew, the Threshold apart.
pub const NUMBERS: [SheetValue; 7] = [
    SheetValue::Sols,
    SheetValue::Oxygen,
    SheetValue::Energy,
    SheetValue::Food,
    SheetValue::Greenhouses,
    SheetValue::Plants,
    SheetValue::Upgrades,
];
/// The mission icons of POI tokens.
pub const ICONS: u8 = 3;

/// What tells the elements of a draft apart, whatever their names.
pub type Key = u32;

words! {
    /// What stands in a list on the sheet.
    Element {
        /// An objective.
        Objective = "objective",
        /// An action of the mission.
        Action = "action",
        /// A track of the mission.
        Track = "track",
        /// What a mission icon on a POI token means.
        Poi = "poi",
    }
}

impl Element {
    /// The most of them on a sheet.
    pub const fn most(self) -> usize {
        match self {
            Self::Objective => 20,
            Self::Action => 12,
            Self::Track => 8,
            Self::Poi => ICONS as usize,
        }
    }
}

words! {
    /// What an action of the sheet is paid with.
    Price {
        /// Oxygen of the general supply.
        Oxygen = "oxygen",
        /// Energy of the general supply.
        Energy = "energy",
        /// Food of the general supply.
        Food = "food",
        /// Spare energy connectors.
        EnergyPart = "energy_part",
        /// Spare oxygen filters.
        OxygenPart = "oxygen_part",
        /// Spare hardware.
        Hardware = "hardware",
        /// Spare CPUs.
        Cpu = "cpu",
        /// Samples.
        Sample = "sample",
        /// Seeds.
        Seed = "seed",
        /// Morale tokens of whoever performs it.
        Morale = "morale",
    }
}

impl Price {
    /// So many of it.
    pub const fn cost(self, count: u8) -> Cost {
        let item = match self {
            Self::Oxygen => return Cost::Supply(SupplyCount { resource: Resource::Oxygen, count }),
            Self::Energy => return Cost::Supply(SupplyCount { resource: Resource::Energy, count }),
            Self::Food => return Cost::Supply(SupplyCount { resource: Resource::Food, count }),
            Self::Morale => return Cost::MoraleTokens(TokenCount { count }),
            Self::EnergyPart => Item::EnergyPart,
            Self::OxygenPart => Item::OxygenPart,
            Self::Hardware => Item::Hardware,
            Self::Cpu => Item::Cpu,
            Self::Sample => Item::Sample,
            Self::Seed => Item::Seed,
        };
        Cost::Item(ItemCount { item, count })
    }
}

/// A printed mission sheet in the making.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SheetDraft {
    /// [`FORMAT`]: a draft of another one is not read.
    #[serde(deserialize_with = "known_format")]
    format: u32,
    /// The id of the mission that was made of it, once one was.
    pub made: Option<Id>,
    /// The name of the mission.
    pub name: String,
    /// Its story; may be left to the printed sheet.
    pub story: String,
    /// Its group.
    pub group: Option<Group>,
    /// The numbers as they were typed, for 2, 3 and 4 astronauts.
    pub numbers: BTreeMap<SheetValue, [String; 3]>,
    /// Morale at the start (−2…+3).
    pub morale: i8,
    /// Stress at the start (0–17).
    pub stress: i8,
    /// Whether the sheet has a Threshold.
    pub has_threshold: bool,
    /// The sols in which each Block's Malfunction die is rolled.
    pub dice: BTreeMap<Block, BTreeSet<u8>>,
    /// The objectives, in the order of the sheet.
    pub objectives: Vec<Objective>,
    /// The actions of the mission.
    pub actions: Vec<Action>,
    /// The tracks of the mission.
    pub tracks: Vec<Track>,
    /// The mission icons.
    pub pois: Vec<Poi>,
    /// The key of what is added next.
    next: Key,
}

fn known_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let format = u32::deserialize(deserializer)?;
    if format == FORMAT { Ok(format) } else { Err(de::Error::custom("another format")) }
}

impl Default for SheetDraft {
    fn default() -> Self {
        Self {
            format: FORMAT,
            made: None,
            name: String::new(),
            story: String::new(),
            group: None,
            numbers: BTreeMap::new(),
            morale: 0,
            stress: 0,
            has_threshold: false,
            dice: BTreeMap::new(),
            objectives: Vec::new(),
            actions: Vec::new(),
            tracks: Vec::new(),
            pois: Vec::new(),
            next: 1,
        }
    }
}

/// An objective as it stands on the sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Objective {
    /// What tells it apart.
    pub key: Key,
    /// Its name.
    pub title: String,
    /// What to do, in words.
    pub text: String,
    /// Whether the mission is won without it.
    pub optional: bool,
    /// What it takes.
    pub takes: Takes,
    /// How often.
    pub goal: Goal,
    /// What building takes beside its pawns.
    pub pays: BTreeMap<Item, u8>,
    /// What it pays, in words.
    pub reward: String,
}

/// What an objective takes, as players say it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Takes {
    /// In words alone: ticked by hand.
    #[default]
    Words,
    /// Building a spare Facility.
    Build(Facility),
    /// Planting a seed.
    Plant,
    /// An action of the mission.
    Act(Option<Key>),
    /// Exploring these regions; any when empty.
    Explore(BTreeSet<Region>),
    /// Gathering from these regions; any when empty.
    Gather(BTreeSet<Region>),
    /// A track at a number.
    Reach(Option<Key>, String),
    /// So many things in the Cargo Bay.
    Have(Item, u8),
}

impl Takes {
    /// One of each kind, to choose from.
    pub fn kinds() -> [Self; 8] {
        [
            Self::Build(Facility::SolarPanel),
            Self::Plant,
            Self::Explore(BTreeSet::new()),
            Self::Gather(BTreeSet::new()),
            Self::Act(None),
            Self::Reach(None, String::new()),
            Self::Have(Item::Sample, 1),
            Self::Words,
        ]
    }

    /// The name of its kind.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Words => "words",
            Self::Build(_) => "build",
            Self::Plant => "plant",
            Self::Act(_) => "act",
            Self::Explore(_) => "explore",
            Self::Gather(_) => "gather",
            Self::Reach(..) => "reach",
            Self::Have(..) => "have",
        }
    }

    /// Whether it can be asked for more than once: what is built, reached or had is so at one stroke.
    pub const fn counts(&self) -> bool {
        !matches!(self, Self::Build(_) | Self::Reach(..) | Self::Have(..))
    }
}

/// The steps of a percentage that come out at a hundred.
pub const PERCENTS: [u8; 5] = [5, 10, 20, 25, 50];
/// The most times that an objective asks for something.
pub const MOST_TIMES: u8 = 30;

/// How often an objective asks for what it takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// So many times (1–30).
    Times(u8),
    /// Up to a hundred per cent, by so many at each success (one of [`PERCENTS`]).
    Percent(u8),
}

impl Default for Goal {
    fn default() -> Self {
        Self::Times(1)
    }
}

/// An action of the mission as it stands on the sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Action {
    /// What tells it apart.
    pub key: Key,
    /// Its name.
    pub title: String,
    /// What it does, in words.
    pub text: String,
    /// Its type, where it has one.
    pub kind: Option<AdventureType>,
    /// The pawns that it takes where it has no type (0–8).
    pub pawns: u8,
    /// What it takes beside them.
    pub pays: BTreeMap<Price, u8>,
    /// The track that a success moves, and by how much.
    pub moves: Option<(Key, i8)>,
}

/// A track of the mission as it stands on the sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Track {
    /// What tells it apart.
    pub key: Key,
    /// Its name.
    pub title: String,
    /// Where it starts, its lowest and its highest space, as they were typed.
    pub spaces: [String; 3],
    /// By how much it moves in each Production phase.
    pub production: i8,
}

/// What a mission icon means, as it stands on the sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Poi {
    /// What tells it apart.
    pub key: Key,
    /// Which icon (1–3).
    pub icon: u8,
    /// Its name.
    pub title: String,
    /// What it does, in words.
    pub text: String,
}

impl SheetDraft {
    /// The number that stands there for that size of the crew (0–2 for 2–4 astronauts), where it is one.
    pub fn number(&self, value: SheetValue, crew: usize) -> Option<i8> {
        self.typed(value, crew).trim().parse().ok()
    }

    /// What was typed there.
    pub fn typed(&self, value: SheetValue, crew: usize) -> &str {
        self.numbers.get(&value).and_then(|typed| typed.get(crew)).map(String::as_str).unwrap_or_default()
    }

    /// How many sols the mission lasts at the most, as far as that is known.
    pub fn sols(&self) -> Option<u8> {
        let sols = (0..CREWS.len()).filter_map(|crew| self.number(SheetValue::Sols, crew)).max()?;
        let (least, most) = SheetValue::Sols.range();
        u8::try_from(sols.clamp(least, most)).ok()
    }

    /// The track of that key.
    pub fn track(&self, key: Key) -> Option<&Track> {
        self.tracks.iter().find(|track| track.key == key)
    }

    /// The action of that key.
    pub fn action(&self, key: Key) -> Option<&Action> {
        self.actions.iter().find(|action| action.key == key)
    }

    /// How many elements of that kind there are.
    pub fn count(&self, element: Element) -> usize {
        match element {
            Element::Objective => self.objectives.len(),
            Element::Action => self.actions.len(),
            Element::Track => self.tracks.len(),
            Element::Poi => self.pois.len(),
        }
    }

    /// The draft of which the mission of that id was made, or of which none was yet.
    #[must_use]
    pub fn made_as(mut self, made: Option<Id>) -> Self {
        self.made = made;
        self
    }

    /// Whether nothing has been typed yet.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Track {
    /// Start, lowest and highest space, where all three are numbers.
    pub fn numbers(&self) -> Option<[i16; 3]> {
        let [start, min, max] = &self.spaces;
        let parsed = |typed: &String| typed.trim().parse().ok();
        Some([parsed(start)?, parsed(min)?, parsed(max)?])
    }
}
