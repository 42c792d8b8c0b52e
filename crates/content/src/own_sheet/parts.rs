//! The elements of a draft.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Goal, Key, Price, SheetEffect, Takes};
use first_martians::left_out::is_zero;
use first_martians::mission::ActionPlace;
use first_martians::vocabulary::{AdventureType, Item};

/// An objective of the sheet, mandatory unless it says otherwise.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[serde(default, deny_unknown_fields)]
pub struct Objective {
    pub key: Key,
    pub title: String,
    pub text: String,
    pub optional: bool,
    pub takes: Takes,
    pub goal: Goal,
    /// What building costs besides its pawns.
    pub pays: BTreeMap<Item, u8>,
    pub reward: String,
    /// What it pays, as effects.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) pays_out: Vec<SheetEffect>,
    /// By the end of which sol it has to be met; 0 for none.
    #[serde(skip_serializing_if = "is_zero")]
    pub deadline: u8,
    /// The objectives that have to be met before.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub after: BTreeSet<Key>,
    /// The group of which one is enough; 0 for none.
    #[serde(skip_serializing_if = "is_zero")]
    pub either: u8,
}

/// A mission action of the sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[serde(default, deny_unknown_fields)]
pub struct Action {
    pub key: Key,
    pub title: String,
    pub text: String,
    pub kind: Option<AdventureType>,
    /// Where it is done; in the HUB when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<ActionPlace>,
    /// The pawns of an action without a type (0–8).
    pub pawns: u8,
    /// What it costs besides the pawns.
    pub pays: BTreeMap<Price, u8>,
    /// The track that a success moves, and by how much.
    pub moves: Option<(Key, i8)>,
    /// What else a success does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<SheetEffect>,
}

/// A track of the sheet, with numbers as they were typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[serde(default, deny_unknown_fields)]
pub struct Track {
    pub key: Key,
    pub title: String,
    /// Start, lowest and highest space, as typed.
    pub spaces: [String; 3],
    /// The change in each Production phase.
    pub production: i8,
    /// Whether the mission is lost at the highest space, or at the lowest one; at none when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost_at_highest: Option<bool>,
}

/// What a mission icon on a POI token means.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[serde(default, deny_unknown_fields)]
pub struct Poi {
    pub key: Key,
    /// 1–3.
    pub icon: u8,
    pub title: String,
    pub text: String,
    /// What it does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<SheetEffect>,
}

impl Track {
    /// The space at which the mission is lost, if there is one.
    pub fn lost_at(&self) -> Option<i16> {
        let ([_, min, max], highest) = (self.numbers()?, self.lost_at_highest?);
        Some(if highest { max } else { min })
    }

    pub(crate) fn is_lost_at_start(&self) -> bool {
        self.numbers()
            .is_some_and(|[start, ..]| self.lost_at() == Some(start))
    }

    /// Start, lowest and highest space, if all three are numbers.
    pub fn numbers(&self) -> Option<[i16; 3]> {
        let [start, min, max] = &self.spaces;
        let parsed = |typed: &String| typed.trim().parse().ok();
        Some([parsed(start)?, parsed(min)?, parsed(max)?])
    }
}
