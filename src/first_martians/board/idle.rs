//! Why nothing happens where an effect struck.

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::words::words;
use super::{Place, Spot, Stack};

words! {
    /// Why an effect does nothing.
    Idle {
        /// A Shutdown tile lies there: the Facility ignores all effects (almanac, Tessere Arresto).
        Shut = "shut",
        /// The part is red already.
        Red = "red",
        /// The part is green already.
        Green = "green",
        /// The Facility has no such part.
        NoPart = "no_part",
        /// A Shutdown tile of that kind lies there already (almanac, Effetto delle tessere Arresto).
        Tile = "tile",
        /// The Facility does not need that resource.
        NoNeed = "no_need",
        /// No Facility is left that could take the tile.
        NoFacility = "no_facility",
        /// The number stands at its end.
        AtEnd = "at_end",
        /// There is nothing of it left.
        NoneLeft = "none_left",
        /// No Modifier token lies there.
        NoToken = "no_token",
        /// The astronaut has no such trouble.
        Well = "well",
        /// The astronaut has that Condition token already, or none of it is left in the pool.
        NoCondition = "no_condition",
        /// No astronaut of that profession is in the crew.
        Nobody = "nobody",
        /// Neither a seed nor a plant stands on the Farm.
        NoGrowth = "no_growth",
        /// No region holds a sample.
        NoSample = "no_sample",
        /// No Upgrade card is left.
        NoCard = "no_card",
    }
}

/// What an effect would have struck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// A number.
    Spot(Spot),
    /// A pile of tokens.
    Stack(Stack),
    /// A Facility.
    Place(Place),
    /// An astronaut.
    Seat(Seat),
}
