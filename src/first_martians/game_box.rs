//! `box.json`: the components, as far as the books tell, and what is assumed of the rest.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::effect::Id;
use super::words::{AdventureType, Block, Direction, Facility, Item, Part};

pub use super::board_facts::{BoardFacts, Penalty, RINGS, TILE_POIS_MAX, TILE_SAMPLES_MAX};

/// `box.json`: what the box holds and the books do not tell. Owners put it right once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GameBox {
    /// The JSON Schema, for editors; not read.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Always 1.
    pub format: u32,
    /// The fields below whose values were not found in any source.
    pub assumed: Vec<String>,
    /// The numbers on each Block's Malfunction die, one a face.
    pub malfunction_dice: BTreeMap<Block, Vec<u8>>,
    /// How many faces of each set of action dice show success, wound and Adventure.
    pub action_dice: BTreeMap<AdventureType, ActionDice>,
    /// The parts of each kind of Facility.
    pub parts: BTreeMap<Facility, Vec<Part>>,
    /// The AOMs.
    pub aoms: Vec<Aom>,
    /// The Direction cards.
    pub direction_cards: Vec<Direction>,
    /// The Research cards, by number from 1.
    pub research_cards: Vec<ResearchCard>,
    /// The Upgrade cards.
    pub upgrades: Vec<Upgrade>,
    /// What only a Full board game needs.
    #[serde(default)]
    pub board: BoardFacts,
}

/// The faces of one set of three six-sided action dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ActionDice {
    /// Faces of the Success die that show a success, of six.
    pub success: u8,
    /// Faces of the Wound die that show a wound, of six.
    pub wound: u8,
    /// Faces of the Adventure die that show an Adventure, of six.
    pub adventure: u8,
}

/// An AOM, coded by colour to a type of action. Prose: its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Aom {
    /// Its id.
    pub id: Id,
    /// The type of action that it serves.
    #[serde(rename = "type")]
    pub kind: AdventureType,
}

/// A Research card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ResearchCard {
    /// 1–6.
    pub number: u8,
    /// 15–50.
    pub percent: u8,
}

/// An Upgrade. Prose: its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// Its id.
    pub id: Id,
    /// The Facility that it fits.
    pub facility: Facility,
    /// The two spare parts that its card is worth.
    pub parts: [Item; 2],
}
