//! Conditions: questions about the game.

use serde::{Deserialize, Serialize};

use super::super::vocabulary::{Block, record};
use super::Id;

/// A question about the game: true, false, or asked of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// The flag is set.
    Flag(Id),
    /// A hidden counter has reached a number.
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
}

record! {
    /// A counter and a number.
    CounterAt {
        /// Which one.
        counter: Id,
        /// From this number on.
        at_least: i16,
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
    /// Whether the players may be asked.
    pub(crate) fn asks(&self) -> bool {
        match self {
            Self::Ask(_) => true,
            Self::Not(inner) => inner.asks(),
            Self::All(parts) | Self::Any(parts) => parts.iter().any(Self::asks),
            Self::Flag(_)
            | Self::Counter(_)
            | Self::Sol(_)
            | Self::Astronauts(_)
            | Self::Morale(_)
            | Self::Malfunction(_)
            | Self::Objective(_)
            | Self::Track(_) => false,
        }
    }
}

impl Range {
    /// Whether the number lies in the range, both ends counted.
    pub fn contains(&self, number: i8) -> bool {
        self.from.is_none_or(|from| number >= from) && self.to.is_none_or(|to| number <= to)
    }
}
