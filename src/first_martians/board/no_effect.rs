//! Why an effect does nothing.

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::vocabulary::words;
use super::{Place, Spot, TokenStack};

words! {
    /// Why an effect does nothing.
    NoEffect {
        /// The Facility is shut down and ignores all effects (almanac, Tessere Arresto).
        Shut = "shut",
        /// The part is red already.
        Red = "red",
        /// The part is green already.
        Green = "green",
        /// The Facility has no such part.
        NoPart = "no_part",
        /// The Facility has a Shutdown tile of that kind already (almanac, Effetto delle tessere Arresto).
        Tile = "tile",
        /// The Facility does not need that resource.
        NoNeed = "no_need",
        /// No Facility can take the tile.
        NoFacility = "no_facility",
        /// The number is at its limit.
        AtEnd = "at_end",
        /// There is nothing of it left.
        NoneLeft = "none_left",
        /// There is no Modifier token.
        NoToken = "no_token",
        /// The astronaut has nothing to heal.
        NothingToHeal = "well",
        /// The astronaut has the Condition token already, or the pool has none left.
        NoCondition = "no_condition",
        /// The crew has no astronaut of that profession.
        Nobody = "nobody",
        /// The Farm has neither a seed nor a plant.
        NoGrowth = "no_growth",
        /// No region has a sample.
        NoSample = "no_sample",
        /// No Upgrade card is left.
        NoCard = "no_card",
    }
}

/// The target of an effect that did nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectTarget {
    /// A number.
    Spot(Spot),
    /// A stack of tokens.
    Stack(TokenStack),
    /// A Facility.
    Place(Place),
    /// An astronaut.
    Seat(Seat),
}
