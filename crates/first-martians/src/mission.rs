//! A mission as its author wrote it: structure without prose.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::effect::{ActionCost, Effect, Id, ItemCount, Later, Range, Way, When};
use super::left_out::one;
use super::task::Card;
use super::vocabulary::{AdventureType, Block, Facility, Group, Keyword, Region, record};

pub use super::effect::TokenAt;
pub use super::ending_outcome::EndingOutcome;
pub use super::game_box::{ActionDice, Aom, GameBox, ResearchCard, Upgrade};
pub use super::objective::{
    Objective, ObjectiveKind, Takes, TakesAct, TakesBuild, TakesRegions, TakesThreshold, TakesTrack,
};
pub use super::objective_token::{ObjectiveToken, TakesTokens, TokenGoesTo};
pub use super::setup_steps::SetUpStep;
pub use super::sheet::{ByCrew, SheetByCrew, SheetValue};
pub use super::standing::StandingRule;
pub use super::walker::{Walker, WalkerMoves};

/// The mission and deck formats that this program reads.
pub const FORMATS: RangeInclusive<u32> = 1..=2;

/// The most wordings of one text.
pub const VARIANTS_MAX: u8 = 9;

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
    /// The newest format among the mission and its decks.
    pub newest_format: u32,
    /// The texts that need not be there, but are: element and attribute.
    pub optional_texts: BTreeSet<(Id, String)>,
    /// The names under which it remembers astronauts.
    pub people: BTreeSet<Id>,
}

record! {
    /// `mission.json`.
    MissionFile {
        /// The JSON Schema, for editors; not read.
        #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
        schema: Option<String>,
        /// 1, or 2 where anything of format 2 is used.
        format: u32,
        /// The id of the mission, and of its prose: title, story, endings.
        id: Id,
        /// Building, exploration or research.
        group: Group,
        /// The numbers of the mission sheet.
        sheet: SheetByCrew,
        /// Values of the sheet that were not found in any source.
        #[serde(default)]
        assumed: Vec<SheetValue>,
        /// What an easier game changes on the sheet: signed differences.
        #[serde(default)]
        easier: BTreeMap<SheetValue, i8>,
        /// What a harder game changes on the sheet: signed differences.
        #[serde(default)]
        harder: BTreeMap<SheetValue, i8>,
        /// The spare Facilities that this mission allows to build.
        #[serde(default)]
        facilities: Vec<SpareFacility>,
        /// Mandatory and optional objectives, in the order of the Mission Log.
        objectives: Vec<Objective>,
        /// Objective tokens that only this mission lays out. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tokens: Vec<ObjectiveToken>,
        /// Markers of this mission. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        marks: Vec<Mark>,
        /// Walkers of this mission. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        walkers: Vec<Walker>,
        /// Tracks of this mission alone.
        #[serde(default)]
        tracks: Vec<Track>,
        /// Actions of this mission alone.
        #[serde(default)]
        actions: Vec<MissionAction>,
        /// What the mission icons on POI tokens mean here.
        #[serde(default)]
        pois: Vec<Poi>,
        /// What only this mission lays out before the first sol. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        set_up: Vec<SetUpStep>,
        /// What happens when sol 1 begins, after the opening is read. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        start: Vec<Effect>,
        /// Rules of this mission for the Production phase.
        #[serde(default)]
        production: Vec<Effect>,
        /// Tags of cards that are not drawn. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        without: Vec<Id>,
        /// Names of the shared decks that it draws on.
        #[serde(default)]
        decks: Vec<String>,
        /// Mission Events.
        #[serde(default)]
        events: Vec<Event>,
        /// Follow-Ups, by `schedule`.
        #[serde(default)]
        follow_ups: Vec<FollowUp>,
        /// Adventures of its own, beside those of the decks.
        #[serde(default)]
        adventures: Vec<Adventure>,
        /// Malfunction cards of its own, beside those of the decks.
        #[serde(default)]
        malfunctions: Vec<MalfunctionCard>,
        /// How the story ends: the first that fits.
        endings: Vec<Ending>,
        /// What loses the mission as soon as it holds. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        loses: Vec<Loss>,
        /// Rules that hold for a time. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        standing: Vec<StandingRule>,
    }
    /// A file of shared cards.
    DeckFile {
        /// The JSON Schema, for editors; not read.
        #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
        schema: Option<String>,
        /// 1, or 2 where anything of format 2 is used.
        format: u32,
        /// Mission Events that fit any mission.
        #[serde(default)]
        events: Vec<Event>,
        /// Follow-Ups.
        #[serde(default)]
        follow_ups: Vec<FollowUp>,
        /// Adventures.
        #[serde(default)]
        adventures: Vec<Adventure>,
        /// Malfunction cards.
        #[serde(default)]
        malfunctions: Vec<MalfunctionCard>,
    }
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

record! {
    /// A spare Facility that the crew may build: all its markers arrive red.
    SpareFacility {
        /// Oxygenator, Solar Panel or Farm.
        facility: Facility,
        /// What the Build action takes beside its pawns.
        #[serde(default)]
        pays: Vec<ItemCount>,
        /// The greenhouses of a Farm, 0–5; 0 when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        greenhouses: Option<u8>,
        /// Whether the price or the greenhouses were not found in any source.
        #[serde(default)]
        assumed: bool,
    }
}

record! {
    /// A marker of the mission. Prose: `.title`.
    Mark {
        /// Its id.
        id: Id,
        /// How many there are; as many as are laid when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u8>,
    }
    /// A track of the mission. Prose: `.title`, and `.end-<text>` for what happens at a space.
    Track {
        /// Its id.
        id: Id,
        /// Where it starts.
        start: i16,
        /// Its lowest space.
        min: i16,
        /// Its highest space.
        max: i16,
        /// Whether nobody knows of it until `reveal`. Format 2.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hidden: bool,
        /// What happens when its marker comes to a space or passes it. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        ends: Vec<TrackEnd>,
    }
    /// What happens when the marker of a track comes to a space or passes it, from either side.
    TrackEnd {
        /// The space.
        at: i16,
        /// What is read then: the attribute `.end-<text>`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<Id>,
        /// Whether it happens only the first time.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        once: bool,
        /// What happens.
        effects: Vec<Effect>,
    }
    /// An action of the mission. Prose: the text says what it does, `.title` names it.
    MissionAction {
        /// Its id.
        id: Id,
        /// Its type, where it has one: it then carries that Facility's costs and penalties.
        #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
        kind: Option<AdventureType>,
        /// Where it is done; in the HUB when left out. Format 2.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<ActionPlace>,
        /// Whether nobody knows of it until `reveal`. Format 2.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hidden: bool,
        /// What it takes beside the pawns of its type.
        cost: ActionCost,
        /// What a success does.
        #[serde(default)]
        effects: Vec<Effect>,
        /// Whether the price was not found in any source.
        #[serde(default)]
        assumed: bool,
    }
    /// What a mission icon on a POI token means. Prose: the text and `.title`.
    Poi {
        /// Its id.
        id: Id,
        /// Which of the three icons, 1–3.
        icon: u8,
        /// What it does.
        #[serde(default)]
        effects: Vec<Effect>,
    }
    /// A Mission Event. Prose: the story read aloud, `.title`, `.action` and `.done` where it brings an action, `.later` for its consequences, `.closed` where `close_event` ends it.
    Event {
        /// Its id.
        id: Id,
        /// How often it is drawn beside the others; 1 when left out, 0 if only `bring_event` brings it (format 2).
        #[serde(default = "one")]
        weight: u8,
        /// The sols in which it may come.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sols: Option<Range>,
        /// When it may come; without `ask`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        when: Option<When>,
        /// What happens.
        #[serde(default)]
        effects: Vec<Effect>,
        /// What it leaves on the table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        brings: Option<Brings>,
        /// What it tells of, for missions that leave such cards out. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tags: Vec<Id>,
    }
}

/// Where an action of the mission is done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ActionPlace {
    /// In one of these regions, or in any explored one if none is named.
    Regions(Vec<Region>),
    /// At a Facility of which the board has one.
    Facility(Facility),
    /// In the region where a walker is.
    Walker(Id),
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

record! {
    /// The action of an event: typeless, done once.
    EventAction {
        /// When it is there at all, looked at when the event comes; else neither action nor consequence. Format 2.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        when: Option<When>,
        /// What it takes.
        cost: ActionCost,
        /// What it gives.
        #[serde(default)]
        reward: Vec<Effect>,
        /// What may strike while it stays undone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        later: Option<Consequence>,
    }
    /// What may strike while an event action stays undone.
    Consequence {
        /// Chance in a hundred, at the end of the first and of the second sol.
        odds: u8,
        /// What it does.
        effects: Vec<Effect>,
    }
    /// A Follow-Up. Prose: the story and `.title`.
    FollowUp {
        /// Its id.
        id: Id,
        /// What happens.
        #[serde(default)]
        effects: Vec<Effect>,
    }
    /// An Adventure. Prose: the story, `.title`, `.later`, and for a choice `.option-<id>`, `.after-<id>`, `.later-<id>`.
    Adventure {
        /// Its id.
        id: Id,
        /// Its type.
        #[serde(rename = "type")]
        adventure: AdventureType,
        /// Its kind.
        kind: AdventureKind,
        /// What it tells of, for missions that leave such cards out. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tags: Vec<Id>,
    }
}

impl MalfunctionCard {
    /// Whether a search for this keyword ends with it; any card fits where none is named.
    pub fn fits(&self, keyword: Option<Keyword>) -> bool {
        keyword.is_none_or(|keyword| self.keywords.contains(&keyword))
    }
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

record! {
    /// An Adventure that strikes at once.
    NormalAdventure {
        /// What happens.
        effects: Vec<Effect>,
        /// What may come later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        later: Option<Later>,
    }
    /// An Adventure that asks.
    ChoiceAdventure {
        /// The answers.
        options: Vec<Way>,
    }
    /// A Malfunction card. Prose: the text and `.title`.
    MalfunctionCard {
        /// Its id.
        id: Id,
        /// Whose deck it belongs to.
        block: Block,
        /// Its pair of keywords.
        keywords: [Keyword; 2],
        /// What happens.
        effects: Vec<Effect>,
        /// What it tells of, for missions that leave such cards out. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tags: Vec<Id>,
    }
    /// How the story ends. Prose: the text read at the end, `.title`.
    Ending {
        /// Its id.
        id: Id,
        /// After which outcome.
        outcome: EndingOutcome,
        /// And only if.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        when: Option<When>,
    }
    /// What loses the mission. Prose: the text read when it does, `.title`.
    Loss {
        /// Its id.
        id: Id,
        /// As soon as this holds; without `ask`.
        when: When,
        /// The ending, of the outcome `lost`; the first that fits when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ending: Option<Id>,
    }
}

impl MissionAction {
    /// The regions that it names; `None` inside the HUB and at a walker.
    pub fn regions(&self) -> Option<&[Region]> {
        match &self.at {
            Some(ActionPlace::Regions(regions)) => Some(regions),
            Some(ActionPlace::Facility(_) | ActionPlace::Walker(_)) | None => None,
        }
    }

    /// The walker at which it is done.
    pub fn walker(&self) -> Option<&str> {
        if let Some(ActionPlace::Walker(walker)) = &self.at {
            Some(walker)
        } else {
            None
        }
    }
}

impl Mission {
    /// The objective of that id.
    pub fn objective(&self, id: &str) -> Option<&Objective> {
        self.sheet
            .objectives
            .iter()
            .find(|objective| objective.id == id)
    }

    /// Whether the mission leaves out cards with one of these tags.
    pub(super) fn leaves_out(&self, tags: &[Id]) -> bool {
        tags.iter().any(|tag| self.sheet.without.contains(tag))
    }

    /// Whether the mission has that text, which it need not have.
    pub(super) fn has_text(&self, card: &Card) -> bool {
        card.face
            .attribute()
            .is_some_and(|attribute| self.optional_texts.contains(&(card.id.clone(), attribute)))
    }

    /// The number of wordings of a text, at least 1.
    pub(super) fn wordings(&self, card: &Card) -> u8 {
        let first = card.face.attribute();
        let has = |number: &u8| {
            self.optional_texts.contains(&(
                card.id.clone(),
                Card::variant_attribute(first.as_deref(), *number),
            ))
        };
        1 + u8::try_from((2..=VARIANTS_MAX).take_while(has).count()).unwrap_or_default()
    }
}
