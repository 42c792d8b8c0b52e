//! Questions about a game that change nothing: what actions take, what the upkeep brings, what is to be done next.

mod journeys;
mod laying;
pub mod planning;
pub mod production;
pub mod quote;
pub mod resolving;
pub mod routes;
pub mod upkeep;
pub mod warnings;

pub use journeys::{ways, ways_of};
pub use warnings::warnings;
