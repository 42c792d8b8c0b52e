//! Costs, and whom effects aim at.

use serde::{Deserialize, Serialize};

use super::tokens::TokenCost;
use super::{Id, ItemCount, MarkCount};
use crate::vocabulary::{Profession, Resource, record};

record! {
    /// What an event action or a mission action takes.
    ActionCost {
        /// Pawns for a sure success; none where the type of the action says it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pawns: Option<u8>,
        /// What is paid when declaring.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pays: Vec<Cost>,
    }
    /// Morale tokens.
    TokenCount {
        /// How many, at least 1.
        count: u8,
    }
    /// A supply to be spent.
    SupplyCount {
        /// Which resource.
        resource: Resource,
        /// How many, at least 1.
        count: u8,
    }
}

/// What is paid when an action is declared (almanac, Requisiti aggiuntivi delle Azioni).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// From the general supply: spent in any case.
    Supply(SupplyCount),
    /// Objective tokens that are ready: spent in any case, and what they grant comes. Format 2.
    Token(TokenCost),
    /// Markers of the mission, wherever they lie: discarded in any case. Format 2.
    Mark(MarkCount),
    /// From the Cargo Bay: given back when the action fails.
    Item(ItemCount),
    /// Morale tokens of the astronaut who performs it.
    MoraleTokens(TokenCount),
}

/// Whom an effect strikes.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The First Player.
    FirstPlayer,
    /// The astronaut who performed the action; in a Mission Event the First Player.
    Performer,
    /// Every astronaut.
    Everyone,
    /// One astronaut, the crew chooses.
    Chosen,
    /// The astronaut with the most wounds; the First Player breaks ties.
    MostWounded,
    /// The astronaut of that profession; nobody if it is not in the crew.
    Profession(Profession),
    /// The astronaut whom `remember` noted under that name; nobody before. Format 2.
    Remembered(Id),
}
