//! The board that the app keeps, one file a theme.

mod acting;
pub mod bench;
mod board_objectives;
mod confirmed;
mod corrections;
mod crew;
mod effects;
mod every_card;
mod every_effect;
mod full_games;
mod objective_tokens;
mod quotes;
mod rerolls;
mod resolving;
mod returned;
mod routes;
mod spares;
mod table;
mod warnings;
