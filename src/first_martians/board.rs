//! The twin of the board: what the players' pieces show, kept by the app in a Full board game.
//!
//! Everything that can be counted lies in a [`Spot`] and is a small number there, so that one fact moves it, one correction puts
//! it right and one sentence tells it. Stacks of Modifier tokens have an order of their own ([`Stack`]).

mod declared;
mod deed;
mod fact;
mod idle;
mod keeping;
mod map;
mod place;
pub mod printed;
mod question;
mod quoted;
mod spot;
mod twin;

pub use super::limits::{BUILT, GREENHOUSES_MAX, GROWTH_TOP, ITEMS_MAX, STRESS_TOP, SUPPLY_MAX, WOUNDS_TOP};
pub use declared::{ActionResult, Declared, Rolled};
pub use deed::{Deed, Pawn, Planned};
pub use fact::BoardFact;
pub use idle::{Idle, Subject};
pub use keeping::Board;
pub use map::{Feature, Map, MapSpace, RegionTile};
pub use place::{NoSuchSpot, Place};
pub use question::{Pick, Question, Strike};
pub use quoted::{Obstacle, Quote, QuoteLine, Reason, Risk, Standing, Way};
pub use spot::{Spot, Stack};
pub use twin::{FacilityBoard, Farm, IdBoard, Section, Twin};
