//! Why an effect does nothing.

use serde::{Deserialize, Serialize};

use super::{BoardCounter, Place, TokenStack};
use crate::crew::Seat;
use crate::vocabulary::words;

words! {
    /// Why an effect does nothing.
    NoEffect {
        /// The Facility is shut down and ignores all effects (almanac, Tessere Arresto).
        Shut = "shut",
        Red = "red",
        Green = "green",
        NoPart = "no_part",
        /// The Facility has a Shutdown tile of that kind already (almanac, Effetto delle tessere Arresto).
        Tile = "tile",
        /// The Facility does not need that resource.
        NoNeed = "no_need",
        NoFacility = "no_facility",
        AtEnd = "at_end",
        /// There is nothing of it left.
        NoneLeft = "none_left",
        NoToken = "no_token",
        NothingToHeal = "well",
        /// The astronaut has the Condition token already, or the pool has none left.
        NoCondition = "no_condition",
        /// The crew has no astronaut of that profession.
        Nobody = "nobody",
        /// The Farm has neither a seed nor a plant.
        NoGrowth = "no_growth",
        NoSample = "no_sample",
        /// The region is not explored.
        NotExplored = "not_explored",
        /// No Upgrade card is left.
        NoCard = "no_card",
    }
}

/// The target of an effect that did nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum EffectTarget {
    /// A number.
    #[serde(rename = "spot")]
    Counter(BoardCounter),
    Stack(TokenStack),
    Place(Place),
    Seat(Seat),
}
