//! The board that the app keeps, one file a theme.

mod bench;
mod quotes;
mod routes;
mod warnings;
