//! Objective tokens of a mission: which there are, where they lie, and what has become of them.

use serde::{Deserialize, Serialize};

use super::effect::{Effect, Id, TokenAt};
use super::vocabulary::{Area, TokenColour, record, words};

record! {
    /// An Objective token that only this mission lays out.
    ObjectiveToken {
        /// Its id.
        id: Id,
        /// Its colour.
        colour: TokenColour,
        /// The number or letter that is printed on it: up to 3 signs.
        number: String,
        /// Where it lies: in a region as soon as that is explored; left out where an effect lays it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<TokenAt>,
        /// Where it is put when it is taken: `available` if it grants something, else `pending`, when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        goes_to: Option<TokenGoesTo>,
        /// What it gives when it is spent.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        grants: Vec<Effect>,
    }
    /// Which tokens.
    TakesTokens {
        /// These; any when empty.
        tokens: Vec<Id>,
    }
}

words! {
    /// Where a token is put when it is taken.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    TokenGoesTo {
        /// On the mission sheet.
        Sheet = "sheet",
        /// Into the Cargo Bay, ready from the next sol on.
        Pending = "pending",
        /// Into the Cargo Bay, ready now.
        Available = "available",
    }
}

/// Where a token is in a game; one that is not out yet is nowhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenPlace {
    /// It will lie there once the region is explored.
    Waits(TokenAt),
    /// It lies there.
    Lies(TokenAt),
    /// The crew has it.
    Taken,
    /// It was spent or discarded.
    Spent,
}

impl ObjectiveToken {
    /// The area of the Cargo Bay into which it goes; `None` where it goes onto the mission sheet.
    pub fn area(&self) -> Option<Area> {
        match self.goes_to {
            Some(TokenGoesTo::Sheet) => None,
            Some(TokenGoesTo::Pending) => Some(Area::Pending),
            Some(TokenGoesTo::Available) => Some(Area::Available),
            None => Some(if self.grants.is_empty() {
                Area::Pending
            } else {
                Area::Available
            }),
        }
    }
}

impl TakesTokens {
    /// Whether the token is one of them.
    pub fn wants(&self, token: &str) -> bool {
        self.tokens.is_empty() || self.tokens.iter().any(|id| id == token)
    }
}

impl TokenPlace {
    /// At the beginning: whether a region is explored shows later.
    pub const fn first(at: TokenAt) -> Self {
        match at {
            TokenAt::Region(_) => Self::Waits(at),
            TokenAt::Facility(_) => Self::Lies(at),
        }
    }

    /// Where it lies or will lie.
    pub const fn at(self) -> Option<TokenAt> {
        match self {
            Self::Waits(at) | Self::Lies(at) => Some(at),
            Self::Taken | Self::Spent => None,
        }
    }
}
