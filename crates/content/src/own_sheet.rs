//! A printed mission sheet as its owners type it in: the draft, its problems, and the mission that it becomes.
//!
//! The draft keeps what was typed, even if it is not a number yet. Objectives, actions, tracks and POIs have keys that stay when
//! others are removed; ids are derived from the names when the mission is finished.

mod campaign;
mod edit;
mod effects;
mod events;
mod finish;
mod numbers_only;
mod parts;
mod places;
mod problem;
mod prose;
mod set_up;

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize, de};

use first_martians::die_sols::DieSols;
use first_martians::effect::{Cost, Id, ItemCount, SupplyCount, TokenCost, TokenCount};
use first_martians::mission::{SheetValue, TakesThreshold};
use first_martians::vocabulary::{
    Block, Facility, Group, Item, Region, Resource, TokenColour, words,
};

pub use campaign::{AfterLoss, CampaignProblem, CampaignSheet, MOST_CHAPTERS};
pub use edit::{
    ActionEdit, Edit, MOST_MOVED, MOST_PAID, MOST_PAWNS, ObjectiveEdit, PoiEdit, TrackEdit,
};
pub use effects::{
    EffectEdit, EffectField, EffectList, EffectSite, EffectValue, MOST_EFFECTS, SheetEffect,
};
pub use events::{Event, EventAction, EventEdit};
pub use finish::{UsedNames, is_typed};
pub use parts::{Action, Objective, Poi, Track};
pub use places::{TOKEN_SIGNS, Token, TokenEdit, single_facilities, threshold_counts};
pub use problem::{Problem, ProblemKind, ProblemPlace};
pub use set_up::{
    BrokenAt, BrokenParts, MOST_BROKEN, MOST_CHANGED, STEP_CREWS, SetUp, SetUpEdit, SetUpKind,
};

/// The format in which drafts are kept.
const FORMAT: u32 = 1;
/// The numbers of astronauts for which a sheet has numbers.
pub const CREW_SIZES: [u8; 3] = [2, 3, 4];
/// The numbers by crew size, without the Threshold.
pub const SHEET_NUMBERS: [SheetValue; 7] = [
    SheetValue::Sols,
    SheetValue::Oxygen,
    SheetValue::Energy,
    SheetValue::Food,
    SheetValue::Greenhouses,
    SheetValue::Plants,
    SheetValue::Upgrades,
];
/// The mission icons of POI tokens.
pub const ICON_COUNT: u8 = 3;

/// The Facilities that an objective may build.
pub const SPARE_FACILITIES: [Facility; 3] =
    [Facility::SolarPanel, Facility::Oxygenator, Facility::Farm];
/// What building may cost besides its pawns, and what the Cargo Bay may have to hold.
pub const BUILDING_PARTS: [Item; 6] = [
    Item::EnergyPart,
    Item::OxygenPart,
    Item::Hardware,
    Item::Cpu,
    Item::Sample,
    Item::Seed,
];

/// Identifies an element of a draft, whatever its name.
pub type Key = u32;

words! {
    Element {
        Objective = "objective",
        Action = "action",
        Track = "track",
        /// What a mission icon on a POI token means.
        Poi = "poi",
        /// A Mission Event of the players' own.
        Event = "event",
        /// A rule in words, or a step of the set-up.
        SetUp = "set_up",
        /// An Objective token.
        Token = "token",
    }
}

impl Element {
    /// The most elements of this kind that a sheet can have.
    pub const fn max_count(self) -> usize {
        match self {
            Self::Objective => 20,
            Self::Action | Self::Token => 12,
            Self::Track => 8,
            Self::Poi => ICON_COUNT as usize,
            Self::Event => 60,
            Self::SetUp => 12,
        }
    }
}

words! {
    /// What an action of the sheet costs.
    Price {
        Oxygen = "oxygen",
        Energy = "energy",
        Food = "food",
        /// Spare energy connectors.
        EnergyPart = "energy_part",
        /// Spare oxygen filters.
        OxygenPart = "oxygen_part",
        Hardware = "hardware",
        Cpu = "cpu",
        Sample = "sample",
        Seed = "seed",
        /// Tokens of the astronaut who performs it.
        Morale = "morale",
        RedToken = "red_token",
        OrangeToken = "orange_token",
        BlackToken = "black_token",
    }
}

impl Price {
    /// Those that a sheet can ask for: Objective tokens only if it has some of that colour.
    pub fn of(draft: &SheetForm) -> Vec<Self> {
        let has = |price: &&Self| {
            price
                .colour()
                .is_none_or(|colour| draft.tokens.iter().any(|it| it.colour == colour))
        };
        Self::ALL.iter().filter(has).copied().collect()
    }

    /// The colour of the Objective tokens that are paid.
    pub fn colour(self) -> Option<TokenColour> {
        match self.cost(1) {
            Cost::Token(token) => Some(token.colour),
            Cost::Supply(_) | Cost::Mark(_) | Cost::Item(_) | Cost::MoraleTokens(_) => None,
        }
    }

    /// What an action pays for `count` of this.
    pub const fn cost(self, count: u8) -> Cost {
        let item = match self {
            Self::Oxygen => {
                return Cost::Supply(SupplyCount {
                    resource: Resource::Oxygen,
                    count,
                });
            }
            Self::Energy => {
                return Cost::Supply(SupplyCount {
                    resource: Resource::Energy,
                    count,
                });
            }
            Self::Food => {
                return Cost::Supply(SupplyCount {
                    resource: Resource::Food,
                    count,
                });
            }
            Self::Morale => return Cost::MoraleTokens(TokenCount { count }),
            Self::RedToken => {
                return Cost::Token(TokenCost {
                    colour: TokenColour::Red,
                    count,
                });
            }
            Self::OrangeToken => {
                return Cost::Token(TokenCost {
                    colour: TokenColour::Orange,
                    count,
                });
            }
            Self::BlackToken => {
                return Cost::Token(TokenCost {
                    colour: TokenColour::Black,
                    count,
                });
            }
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

/// A printed mission sheet that is being typed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct SheetForm {
    #[serde(deserialize_with = "known_format")]
    format: u32,
    #[serde(rename = "made")]
    pub mission_id: Option<Id>,
    /// The name of the mission.
    pub name: String,
    /// The story; may be left to the printed sheet.
    pub story: String,
    /// The initials of who has compared it with the printed sheet; empty where nobody has, or says so.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub compared_by: String,
    pub group: Option<Group>,
    /// The numbers as typed, for 2, 3 and 4 astronauts.
    pub numbers: BTreeMap<SheetValue, [String; 3]>,
    /// Morale at the start (−2…+3).
    pub morale: i8,
    /// Stress at the start (0–17).
    pub stress: i8,
    pub has_threshold: bool,
    /// What the Threshold counts.
    #[serde(skip_serializing_if = "places::is_printed")]
    pub threshold: TakesThreshold,
    pub dice: BTreeMap<Block, DieSols>,
    /// The objectives, in the order of the sheet.
    pub objectives: Vec<Objective>,
    pub actions: Vec<Action>,
    pub tracks: Vec<Track>,
    pub pois: Vec<Poi>,
    /// Mission Events of their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
    /// Whether the shared Mission Events stay out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub own_events_only: bool,
    /// Special rules and steps of the set-up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub set_up: Vec<SetUp>,
    /// Objective tokens.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Token>,
    /// What an easier game changes; nothing in sheets of before.
    #[serde(default = "BTreeMap::new", skip_serializing_if = "BTreeMap::is_empty")]
    easier: BTreeMap<SheetValue, i8>,
    /// What a harder game changes.
    #[serde(default = "BTreeMap::new", skip_serializing_if = "BTreeMap::is_empty")]
    harder: BTreeMap<SheetValue, i8>,
    next: Key,
}

fn known_format<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let format = u32::deserialize(deserializer)?;
    if format == FORMAT {
        Ok(format)
    } else {
        Err(de::Error::custom("another format"))
    }
}

impl Default for SheetForm {
    fn default() -> Self {
        Self {
            format: FORMAT,
            mission_id: None,
            name: String::new(),
            story: String::new(),
            compared_by: String::new(),
            group: None,
            numbers: BTreeMap::new(),
            morale: 0,
            stress: 0,
            has_threshold: false,
            threshold: TakesThreshold::default(),
            dice: BTreeMap::new(),
            objectives: Vec::new(),
            actions: Vec::new(),
            tracks: Vec::new(),
            pois: Vec::new(),
            events: Vec::new(),
            own_events_only: false,
            set_up: Vec::new(),
            tokens: Vec::new(),
            easier: set_up::usual_changes(false),
            harder: set_up::usual_changes(true),
            next: 1,
        }
    }
}

/// The groups of objectives of which one is enough.
pub const GROUPS: u8 = 3;

/// What an objective asks for.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Takes {
    /// In words alone: ticked by hand.
    #[default]
    Words,
    Build(Facility),
    Plant,
    Act(Option<Key>),
    /// Exploring these regions; any when empty.
    Explore(BTreeSet<Region>),
    /// Gathering from these regions; any when empty.
    Gather(BTreeSet<Region>),
    /// A track at a number, as typed.
    Reach(Option<Key>, String),
    /// A number of items in the Cargo Bay.
    Have(Item, u8),
    /// Taking these Objective tokens; any when empty.
    Tokens(BTreeSet<Key>),
}

impl Takes {
    /// One of each kind, to choose from.
    pub fn kinds() -> [Self; 9] {
        [
            Self::Build(Facility::SolarPanel),
            Self::Plant,
            Self::Explore(BTreeSet::new()),
            Self::Gather(BTreeSet::new()),
            Self::Tokens(BTreeSet::new()),
            Self::Act(None),
            Self::Reach(None, String::new()),
            Self::Have(Item::Sample, 1),
            Self::Words,
        ]
    }

    /// The name of the kind.
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
            Self::Tokens(_) => "tokens",
        }
    }

    /// Whether it can be asked for more than once: building, reaching and having happen all at once.
    pub const fn is_repeatable(&self) -> bool {
        !matches!(self, Self::Build(_) | Self::Reach(..) | Self::Have(..))
    }
}

/// The steps of a percentage that reach exactly 100.
pub const PERCENT_STEPS: [u8; 5] = [5, 10, 20, 25, 50];
/// The most times that an objective may ask for what it takes.
pub const MAX_TIMES: u8 = 30;

/// How often an objective asks for what it takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// This number of times (1–30).
    Times(u8),
    /// Up to 100 percent, by this step at each success (one of [`PERCENT_STEPS`]).
    Percent(u8),
}

impl Default for Goal {
    fn default() -> Self {
        Self::Times(1)
    }
}

impl SheetForm {
    /// The number for that crew size (0–2 for 2–4 astronauts), if it is one.
    pub fn number(&self, value: SheetValue, crew: usize) -> Option<i8> {
        self.typed(value, crew).trim().parse().ok()
    }

    /// The number as it was typed.
    pub fn typed(&self, value: SheetValue, crew: usize) -> &str {
        self.numbers
            .get(&value)
            .and_then(|typed| typed.get(crew))
            .map(String::as_str)
            .unwrap_or_default()
    }

    /// The most sols of the mission, as far as known.
    pub fn sols(&self) -> Option<u8> {
        let sols = (0..CREW_SIZES.len())
            .filter_map(|crew| self.number(SheetValue::Sols, crew))
            .max()?;
        let (least, most) = SheetValue::Sols.range();
        u8::try_from(sols.clamp(least, most)).ok()
    }

    /// The track with that key; `None` if it was removed.
    pub fn track(&self, key: Key) -> Option<&Track> {
        self.tracks.iter().find(|track| track.key == key)
    }

    /// The action with that key; `None` if it was removed.
    pub fn action(&self, key: Key) -> Option<&Action> {
        self.actions.iter().find(|action| action.key == key)
    }

    /// The Mission Event with that key; `None` if it was removed.
    pub fn event(&self, key: Key) -> Option<&Event> {
        self.events.iter().find(|event| event.key == key)
    }

    /// The Objective token with that key; `None` if it was removed.
    pub fn token(&self, key: Key) -> Option<&Token> {
        self.tokens.iter().find(|token| token.key == key)
    }

    /// The rule or step of the set-up with that key; `None` if it was removed.
    pub fn step(&self, key: Key) -> Option<&SetUp> {
        self.set_up.iter().find(|step| step.key == key)
    }

    /// The number of elements of that kind, at most [`Element::max_count`].
    pub fn count(&self, element: Element) -> usize {
        match element {
            Element::Objective => self.objectives.len(),
            Element::Action => self.actions.len(),
            Element::Track => self.tracks.len(),
            Element::Poi => self.pois.len(),
            Element::Event => self.events.len(),
            Element::SetUp => self.set_up.len(),
            Element::Token => self.tokens.len(),
        }
    }

    /// Sets the id of the mission that was created from the draft.
    #[must_use]
    pub fn with_mission_id(mut self, made: Option<Id>) -> Self {
        self.mission_id = made;
        self
    }

    /// Whether the draft is unchanged.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
