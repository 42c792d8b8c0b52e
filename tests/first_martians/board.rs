//! The board that the app keeps, one file a theme.

mod bench;
mod confirmed;
mod deed_objectives;
mod effects;
mod every_card;
mod quotes;
mod routes;
mod warnings;
