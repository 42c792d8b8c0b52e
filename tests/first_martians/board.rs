//! The board that the app keeps, one file a theme.

mod deed_objectives;
mod effects;
mod every_card;
