//! Walkers of a mission: what goes along a path of regions, by itself or by effects.

use super::effect::{Effect, Id};
use super::left_out::{is_one, one};
use super::vocabulary::{Region, record, words};

record! {
    /// A walker of the mission. Prose: `.title`, and `.moves` and `.arrives` where there is something to read.
    Walker {
        /// Its id.
        id: Id,
        /// From the region where it stands at first to the last, each a neighbour of the one before.
        path: Vec<Region>,
        /// How many regions it goes at once; 1 when left out.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        speed: u8,
        /// When it goes by itself each sol; left out: only by effects.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<WalkerMoves>,
        /// Whether nobody knows of it until `reveal`.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hidden: bool,
        /// What happens when it comes to the last region, where it stays.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        arrives: Vec<Effect>,
    }
}

words! {
    /// When a walker goes by itself.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    WalkerMoves {
        /// Before the Mission Event.
        Events = "events",
        /// With the rules of the mission, at the end of the Production phase.
        Production = "production",
        /// When the Clean-Up phase begins.
        CleanUp = "clean_up",
    }
}

impl Walker {
    /// How many steps the whole path has.
    pub fn steps(&self) -> u8 {
        u8::try_from(self.path.len().saturating_sub(1)).unwrap_or(u8::MAX)
    }

    /// The region after so many steps.
    pub fn region(&self, step: u8) -> Option<Region> {
        self.path
            .get(usize::from(step))
            .or(self.path.last())
            .copied()
    }
}
