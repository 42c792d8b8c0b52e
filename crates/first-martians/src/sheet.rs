//! The mission sheet: numbers by crew size.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::die_sols::DieSols;
use super::vocabulary::{Block, record, words};

words! {
    /// A number of the mission sheet that the crew may put right before the game starts.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    SheetValue {
        /// How many sols the mission lasts (1–20).
        Sols = "sols",
        /// Oxygen in the general supply (0–20).
        Oxygen = "oxygen",
        /// Energy in the general supply (0–20).
        Energy = "energy",
        /// Food in the general supply (0–20).
        Food = "food",
        /// Greenhouses (0–5).
        Greenhouses = "greenhouses",
        /// Grown plants (0–5).
        Plants = "plants",
        /// Upgrade cards (0–8).
        Upgrades = "upgrades",
        /// The most broken parts at the end (0–40).
        Threshold = "threshold",
        /// Morale (−2…+3).
        Morale = "morale",
        /// Stress (0–17).
        Stress = "stress",
        /// The Malfunction dice by sol.
        Dice = "dice",
    }
}

impl SheetValue {
    /// The range that a mission sheet may hold.
    pub const fn range(self) -> (i8, i8) {
        match self {
            Self::Sols => (1, 20),
            Self::Oxygen | Self::Energy | Self::Food => (0, 20),
            Self::Greenhouses | Self::Plants => (0, 5),
            Self::Upgrades => (0, 8),
            Self::Threshold => (0, 40),
            Self::Morale => (-2, 3),
            Self::Stress => (0, 17),
            Self::Dice => (0, 0),
        }
    }
}

/// A number by the size of the crew. A single player leads two astronauts: without a number of its own, that of two counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ByCrew {
    /// One player, two astronauts.
    #[serde(rename = "1", default, skip_serializing_if = "Option::is_none")]
    pub one: Option<i8>,
    /// Two players.
    #[serde(rename = "2")]
    pub two: i8,
    /// Three players.
    #[serde(rename = "3")]
    pub three: i8,
    /// Four players.
    #[serde(rename = "4")]
    pub four: i8,
}

impl ByCrew {
    /// The number for `players` players (1–4).
    pub fn for_players(self, players: u8) -> i8 {
        match players {
            1 => self.one.unwrap_or(self.two),
            2 => self.two,
            3 => self.three,
            _ => self.four,
        }
    }
}

record! {
    /// The mission sheet as printed: numbers by the size of the crew.
    SheetByCrew {
        /// How many sols.
        sols: ByCrew,
        /// Oxygen in the general supply.
        oxygen: ByCrew,
        /// Energy in the general supply.
        energy: ByCrew,
        /// Food in the general supply.
        food: ByCrew,
        /// Greenhouses.
        greenhouses: ByCrew,
        /// Grown plants.
        plants: ByCrew,
        /// Upgrade cards.
        upgrades: ByCrew,
        /// The Threshold, where the mission has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        threshold: Option<ByCrew>,
        /// Morale at the start; 0 when left out.
        #[serde(default)]
        morale: i8,
        /// Stress at the start; 0 when left out.
        #[serde(default)]
        stress: i8,
        /// In which sols each Block's Malfunction die is rolled, whatever the Malfunction Box says; with format 2 also by the size of the crew.
        #[serde(default)]
        dice: BTreeMap<Block, DieSols>,
    }
}
