//! Queries that change nothing: prices of actions, sums of the upkeep, what to do next.

pub mod by_sol;
pub mod compared;
pub mod initial_board;
pub mod payable;
pub mod planning;
mod priced_routes;
pub mod production;
pub mod quote;
pub mod resolving;
pub mod routes;
pub mod skills;
pub mod unavailable;
pub mod upgrade_cards;
pub mod upkeep;
pub mod warnings;

pub use priced_routes::{routes_of_action, routes_of_planned};
pub use warnings::warnings;
