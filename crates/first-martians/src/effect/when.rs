//! Conditions: questions about the game.

use serde::{Deserialize, Serialize};

use super::Id;
use super::table_when::{
    BrokenAt, ConditionsAt, ExploredAt, ItemAt, MarkAt, Numbers, ObjectiveStateAt, ProductivityAt,
    ProgressAt, ShutAt, SupplyAt, TerrainAt, WalkerAt, WoundsAt,
};
use super::tokens::TokenIs;
use crate::ending_outcome::ChapterAt;
use crate::vocabulary::{Block, record};

/// A question about the game: true, false, or asked of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// The flag is set.
    Flag(Id),
    /// A hidden counter lies in the range.
    Counter(CounterAt),
    /// The present sol lies in the range.
    Sol(Range),
    /// The number of astronauts lies in the range; a single player leads two.
    Astronauts(Range),
    /// Morale lies in the range (−2…+3).
    Morale(Range),
    /// A Malfunction track has reached a number (0–5).
    Malfunction(MalfunctionAt),
    /// An objective is met.
    Objective(Id),
    /// A chapter of the campaign has ended, so or however; never in a mission played alone. Format 2.
    Chapter(ChapterAt),
    /// A track of the mission stands in the range.
    Track(TrackAt),
    /// Asked of the players as a yes/no step, by the attribute `.ask-<id>`.
    Ask(Id),
    /// The condition inside does not hold.
    Not(Box<When>),
    /// All conditions of the list hold.
    All(Vec<When>),
    /// At least one condition of the list holds.
    Any(Vec<When>),
    /// So much of a resource is in the general supply. Format 2.
    Supply(SupplyAt),
    /// Stress lies in the range. Format 2.
    Stress(Numbers),
    /// So many grown plants are on all Farms together. Format 2.
    Plants(Numbers),
    /// So many things of a kind are in the Cargo Bay, ready or not. Format 2.
    Item(ItemAt),
    /// An astronaut has so many wounds; of `everyone`, each has. Format 2.
    Wounds(WoundsAt),
    /// So many astronauts have a wound. Format 2.
    Hurt(Numbers),
    /// So many Condition tokens lie with an astronaut, or with the whole crew. Format 2.
    Conditions(ConditionsAt),
    /// So many parts are broken, on the board and on the Facility cards that were built. Format 2.
    Broken(BrokenAt),
    /// Every Facility of the kind has a Shutdown tile. Format 2.
    Shut(ShutAt),
    /// The markers of all Facilities of the kind add up to a number in the range. Format 2.
    Productivity(ProductivityAt),
    /// So many regions are explored; of those named, all, where there is no number. Format 2.
    Explored(ExploredAt),
    /// The region is explored and its tile shows that. Format 2.
    Terrain(TerrainAt),
    /// So many Discoveries were made. Format 2.
    Discoveries(Numbers),
    /// The Upgrade is built. Format 2.
    Upgrade(Id),
    /// So many sols follow this one. Format 2.
    SolsLeft(Numbers),
    /// The action of the Mission Event is open. Format 2.
    EventOpen(Id),
    /// The standing rule holds. Format 2.
    Standing(Id),
    /// An objective has come so far. Format 2.
    Progress(ProgressAt),
    /// What has become of an Objective token. Format 2.
    Token(TokenIs),
    /// So many markers of the mission lie there, or anywhere. Format 2.
    Mark(MarkAt),
    /// A walker is in one of these regions, or has gone so many steps. Format 2.
    Walker(WalkerAt),
    /// How an objective stands. Format 2.
    ObjectiveState(ObjectiveStateAt),
    /// An astronaut is remembered under that name. Format 2.
    Remembered(Id),
    /// Two names are those of the same astronaut. Format 2.
    SamePerson([Id; 2]),
}

record! {
    /// A counter and a range. In format 1 it has the lower number alone.
    CounterAt {
        /// Which one.
        counter: Id,
        /// From this number on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_least: Option<i16>,
        /// Up to this number. Format 2.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<i16>,
    }
    /// From … to …, either may be left out.
    Range {
        /// From this number on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<i8>,
        /// Up to this number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<i8>,
    }
    /// A Malfunction track and a range.
    MalfunctionAt {
        /// Which track.
        block: Block,
        /// From this number on.
        at_least: u8,
    }
    /// A track of the mission and a range.
    TrackAt {
        /// Which one.
        track: Id,
        /// From this number on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_least: Option<i16>,
        /// Up to this number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at_most: Option<i16>,
    }
}

impl When {
    /// Whether the players may be asked: by the mission, or in Story about the table.
    pub fn asks(&self) -> bool {
        self.has(&|leaf| matches!(leaf, Self::Ask(_)) || leaf.is_on_table())
    }

    /// Whether the condition, or one inside it, is about the table.
    pub fn asks_table(&self) -> bool {
        self.has(&Self::is_on_table)
    }

    fn is_on_table(&self) -> bool {
        self.compared().is_some_and(|it| it.subject.is_on_table())
    }

    fn has(&self, wanted: &dyn Fn(&Self) -> bool) -> bool {
        match self {
            Self::Not(inner) => inner.has(wanted),
            Self::All(parts) | Self::Any(parts) => parts.iter().any(|part| part.has(wanted)),
            leaf => wanted(leaf),
        }
    }
}

impl Range {
    /// Whether the number lies in the range, both ends counted.
    pub fn contains(&self, number: i8) -> bool {
        self.from.is_none_or(|from| number >= from) && self.to.is_none_or(|to| number <= to)
    }
}
