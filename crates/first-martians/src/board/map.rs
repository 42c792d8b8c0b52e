//! The map of regions around the HUB.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::vocabulary::{Modifier, Region, words};

words! {
    /// What a Region of Interest does to those who reach or cross it (almanac, Effetti delle ROI).
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    Feature {
        /// One pawn more.
        ExtraPawn = "extra_pawn",
        /// The performer takes a wound.
        Wound = "wound",
        /// The performer resolves an Adventure.
        Adventure = "adventure",
        /// Morale −1.
        Morale = "morale",
        /// The green Wound die is rolled for a rover at the end of the Actions phase.
        RoverRoll = "rover_roll",
        /// No way from here straight to the outer ring.
        ClosedOuter = "closed_outer",
        /// The mission icon.
        Mission = "mission",
    }
}

/// The face of a region tile.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RegionTile {
    /// What it does.
    #[serde(default)]
    pub features: BTreeSet<Feature>,
    /// Samples laid on it when it is explored, 0–6.
    #[serde(default)]
    pub samples: u8,
    /// POI tokens drawn when it is explored, 0–3.
    #[serde(default)]
    pub pois: u8,
}

/// An explored region.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExploredRegion {
    /// Its position.
    pub region: Region,
    /// Its tile.
    pub tile: RegionTile,
    /// The sol in which it was explored: its features act from the next one (almanac, 6. Garage).
    #[serde(rename = "since")]
    pub explored_in: u8,
    /// Samples on it now.
    pub samples: u8,
    /// Objective tokens on it now.
    pub objectives: u8,
    /// Modifier tokens on it; they stay in Clean-Up (almanac, VI. Pulizia).
    pub tokens: Vec<Modifier>,
}

/// The map: what has been explored. Everything beside the HUB in ring 1 can be explored from the start.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    /// The explored regions, by ring and direction.
    pub explored: Vec<ExploredRegion>,
}

impl Map {
    /// The explored region, if it is explored.
    pub fn at(&self, region: Region) -> Option<&ExploredRegion> {
        self.explored.iter().find(|space| space.region == region)
    }

    pub(super) fn at_mut(&mut self, region: Region) -> Option<&mut ExploredRegion> {
        self.explored
            .iter_mut()
            .find(|space| space.region == region)
    }

    /// Lays a tile, replacing any other.
    pub fn lay(&mut self, region: Region, tile: RegionTile, since: u8) {
        self.explored.retain(|space| space.region != region);
        let samples = tile.samples;
        self.explored.push(ExploredRegion {
            region,
            tile,
            explored_in: since,
            samples,
            objectives: 0,
            tokens: Vec::new(),
        });
        self.explored.sort_by_key(|space| space.region);
    }

    /// Corrects the features of a tile; a new tile counts as explored before this sol.
    pub(crate) fn correct_features(&mut self, region: Region, features: &BTreeSet<Feature>) {
        if self.at(region).is_none() {
            self.lay(region, RegionTile::default(), 0);
        }
        if let Some(space) = self.at_mut(region) {
            space.tile.features.clone_from(features);
        }
    }
}
