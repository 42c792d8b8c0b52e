//! A mission as its author wrote it: structure without prose.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::effect::{ActionCost, Effect, Id, ItemCount, Later, Range, Way, When};
use super::words::{AdventureType, Block, Facility, Group, Keyword, Region, words};

pub use super::game_box::{ActionDice, Aom, GameBox, ResearchCard, Upgrade};
pub use super::sheet::{ByCrew, SheetByCrew, SheetValue};

/// The version of the mission format that this program reads.
pub const FORMAT: u32 = 1;

/// A mission, checked and linked: its own elements and those of the shared decks that it draws on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mission {
    /// The file `mission.json`.
    pub sheet: MissionFile,
    /// All elements by id, the mission's own and the decks'.
    pub elements: Elements,
    /// The components of the box.
    pub game_box: GameBox,
    /// Ids of elements that cannot be used: shown at the table as a notice with a skip.
    pub broken: BTreeSet<Id>,
}

/// `mission.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionFile {
    /// The JSON Schema, for editors; not read.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Always 1.
    pub format: u32,
    /// The id of the mission, and of its prose: title, story, endings.
    pub id: Id,
    /// Building, exploration or research.
    pub group: Group,
    /// The numbers of the mission sheet.
    pub sheet: SheetByCrew,
    /// Values of the sheet that were not found in any source.
    #[serde(default)]
    pub assumed: Vec<SheetValue>,
    /// What an easier game changes on the sheet: signed differences.
    #[serde(default)]
    pub easier: BTreeMap<SheetValue, i8>,
    /// What a harder game changes on the sheet: signed differences.
    #[serde(default)]
    pub harder: BTreeMap<SheetValue, i8>,
    /// The spare Facilities that this mission allows to build.
    #[serde(default)]
    pub facilities: Vec<SpareFacility>,
    /// Mandatory and optional objectives, in the order of the Mission Log.
    pub objectives: Vec<Objective>,
    /// Tracks of this mission alone.
    #[serde(default)]
    pub tracks: Vec<Track>,
    /// Actions of this mission alone.
    #[serde(default)]
    pub actions: Vec<MissionAction>,
    /// What the mission icons on POI tokens mean here.
    #[serde(default)]
    pub pois: Vec<Poi>,
    /// Rules of this mission for the Production phase.
    #[serde(default)]
    pub production: Vec<Effect>,
    /// Names of the shared decks that it draws on.
    #[serde(default)]
    pub decks: Vec<String>,
    /// Mission Events.
    #[serde(default)]
    pub events: Vec<Event>,
    /// Follow-Ups, by `schedule`.
    #[serde(default)]
    pub follow_ups: Vec<FollowUp>,
    /// Adventures of its own, beside those of the decks.
    #[serde(default)]
    pub adventures: Vec<Adventure>,
    /// Malfunction cards of its own, beside those of the decks.
    #[serde(default)]
    pub malfunctions: Vec<MalfunctionCard>,
    /// How the story ends: the first that fits.
    pub endings: Vec<Ending>,
}

/// A file of shared cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    /// The JSON Schema, for editors; not read.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Always 1.
    pub format: u32,
    /// Mission Events that fit any mission.
    #[serde(default)]
    pub events: Vec<Event>,
    /// Follow-Ups.
    #[serde(default)]
    pub follow_ups: Vec<FollowUp>,
    /// Adventures.
    #[serde(default)]
    pub adventures: Vec<Adventure>,
    /// Malfunction cards.
    #[serde(default)]
    pub malfunctions: Vec<MalfunctionCard>,
}

/// What is drawn or comes, by id. Ordered, so that a draw from a seed is the same everywhere.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Elements {
    /// Mission Events.
    pub events: BTreeMap<Id, Event>,
    /// Follow-Ups.
    pub follow_ups: BTreeMap<Id, FollowUp>,
    /// Adventures.
    pub adventures: BTreeMap<Id, Adventure>,
    /// Malfunction cards.
    pub malfunctions: BTreeMap<Id, MalfunctionCard>,
}

/// A spare Facility that the crew may build: all its markers arrive red.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SpareFacility {
    /// Oxygenator, Solar Panel or Farm.
    pub facility: Facility,
    /// What the Build action takes beside its pawns.
    #[serde(default)]
    pub pays: Vec<ItemCount>,
    /// Whether the price was not found in any source.
    #[serde(default)]
    pub assumed: bool,
}

/// Mandatory, optional, or the Threshold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ObjectiveKind {
    /// All of these win the mission.
    Mandatory,
    /// May pay a bonus.
    Optional,
    /// Mandatory; never ticked by hand, asked when all the others are met.
    Threshold,
}

/// An objective of the Mission Log. Prose: the text says what to do, `.title` names it, `.count` tells the progress, `.done` what is told when it is met.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// Its id.
    pub id: Id,
    /// Mandatory, optional or threshold.
    pub kind: ObjectiveKind,
    /// What is done on the board.
    pub takes: Takes,
    /// The number that meets it; 1 when left out.
    #[serde(default = "one")]
    pub goal: u8,
    /// By how much one success moves it; 1 when left out.
    #[serde(default = "one")]
    pub step: u8,
    /// Not in the Mission Log until an event reveals it.
    #[serde(default)]
    pub hidden: bool,
    /// What it pays when met.
    #[serde(default)]
    pub reward: Vec<Effect>,
}

const fn one() -> u8 {
    1
}

/// What an objective takes on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Takes {
    /// Building a spare Facility.
    Build(TakesBuild),
    /// Planting a seed.
    Plant {},
    /// An action of the mission, as often as the goal says.
    Act(TakesAct),
    /// Exploring these regions; any region when empty.
    Explore(TakesRegions),
    /// Gathering from these regions; any region when empty.
    Gather(TakesRegions),
    /// Bringing a track of the mission to a number.
    Reach(TakesTrack),
    /// Having things in the Cargo Bay.
    Have(ItemCount),
    /// No more broken parts than the Threshold.
    Threshold {},
    /// Anything else: the text says it.
    Words {},
}

/// Which Facility to build.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakesBuild {
    /// The Facility.
    pub facility: Facility,
}

/// Which action of the mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakesAct {
    /// The action.
    pub action: Id,
}

/// Which regions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakesRegions {
    /// The regions.
    pub regions: Vec<Region>,
}

/// Which track of the mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakesTrack {
    /// The track.
    pub track: Id,
    /// The number.
    pub number: i16,
}

/// A track of the mission. Prose: `.title`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Its id.
    pub id: Id,
    /// Where it starts.
    pub start: i16,
    /// Its lowest space.
    pub min: i16,
    /// Its highest space.
    pub max: i16,
}

/// An action of the mission. Prose: the text says what it does, `.title` names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MissionAction {
    /// Its id.
    pub id: Id,
    /// Its type, where it has one: it then carries that Facility's costs and penalties.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<AdventureType>,
    /// What it takes beside the pawns of its type.
    pub cost: ActionCost,
    /// What a success does.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Whether the price was not found in any source.
    #[serde(default)]
    pub assumed: bool,
}

/// What a mission icon on a POI token means. Prose: the text and `.title`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Poi {
    /// Its id.
    pub id: Id,
    /// Which of the three icons, 1–3.
    pub icon: u8,
    /// What it does.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// A Mission Event. Prose: the story read aloud, `.title`, `.action` and `.done` where it brings an action, `.later` for its consequences.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Its id.
    pub id: Id,
    /// How often it is drawn beside the others; 1 when left out.
    #[serde(default = "one")]
    pub weight: u8,
    /// The sols in which it may come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sols: Option<Range>,
    /// When it may come; without `ask`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
    /// What happens.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// What it leaves on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brings: Option<Brings>,
}

/// What a Mission Event leaves on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Brings {
    /// An event action, open for three sols.
    Action(EventAction),
    /// An objective that was hidden.
    Objective(Id),
}

/// The action of an event: typeless, done once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EventAction {
    /// What it takes.
    pub cost: ActionCost,
    /// What it gives.
    #[serde(default)]
    pub reward: Vec<Effect>,
    /// What may strike while it stays undone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<Consequence>,
}

/// What may strike while an event action stays undone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Consequence {
    /// Chance in a hundred, at the end of the first and of the second sol.
    pub odds: u8,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// A Follow-Up. Prose: the story and `.title`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FollowUp {
    /// Its id.
    pub id: Id,
    /// What happens.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// An Adventure. Prose: the story, `.title`, `.later`, and for a choice `.option-<id>`, `.after-<id>`, `.later-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Adventure {
    /// Its id.
    pub id: Id,
    /// Its type.
    #[serde(rename = "type")]
    pub adventure: AdventureType,
    /// Its kind.
    pub kind: AdventureKind,
}

/// The three kinds of Adventure (almanac, Avventure).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AdventureKind {
    /// Strikes at once, and perhaps again later.
    Normal(NormalAdventure),
    /// Nothing for now; comes in a later sol.
    Delayed(Later),
    /// The players answer a question.
    Choice(ChoiceAdventure),
}

/// An Adventure that strikes at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NormalAdventure {
    /// What happens.
    pub effects: Vec<Effect>,
    /// What may come later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<Later>,
}

/// An Adventure that asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChoiceAdventure {
    /// The answers.
    pub options: Vec<Way>,
}

/// A Malfunction card. Prose: the text and `.title`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MalfunctionCard {
    /// Its id.
    pub id: Id,
    /// Whose deck it belongs to.
    pub block: Block,
    /// Its pair of keywords.
    pub keywords: [Keyword; 2],
    /// What happens.
    pub effects: Vec<Effect>,
}

/// How the story ends. Prose: the text read at the end, `.title`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Its id.
    pub id: Id,
    /// After which outcome.
    pub outcome: EndingOutcome,
    /// And only if.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
}

words! {
    /// The outcomes that an ending can tell.
    EndingOutcome {
        /// Won, with every optional objective met.
        WonAll = "won_all",
        /// Won.
        Won = "won",
        /// Out of sols, or over the Threshold.
        Lost = "lost",
        /// An astronaut died.
        Died = "died",
    }
}

impl Mission {
    /// The objective of that id.
    pub fn objective(&self, id: &str) -> Option<&Objective> {
        self.sheet.objectives.iter().find(|objective| objective.id == id)
    }
}
