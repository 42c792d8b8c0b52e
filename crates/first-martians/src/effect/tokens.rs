//! What effects, costs and conditions say of Objective tokens of a mission.

use serde::{Deserialize, Serialize};

use super::Id;
use crate::vocabulary::{Facility, Region, TokenColour, record, words};

record! {
    /// A token and where it is laid.
    LayToken {
        /// Which token.
        token: Id,
        /// Where.
        at: TokenAt,
    }
    /// Tokens that are spent.
    TokenCost {
        /// Of which colour.
        colour: TokenColour,
        /// How many, at least 1.
        count: u8,
    }
    /// What has become of a token.
    TokenIs {
        /// Which token.
        token: Id,
        /// What.
        is: TokenState,
    }
}

/// Where an Objective token lies before it is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TokenAt {
    /// In a region.
    Region(Region),
    /// At a Facility.
    Facility(Facility),
}

words! {
    /// What can have become of a token.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    TokenState {
        /// It lies where it can be taken.
        Lying = "lying",
        /// The crew has it.
        Taken = "taken",
        /// It was spent or discarded.
        Spent = "spent",
    }
}
