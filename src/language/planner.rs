//! Quotes in words.

use super::Voice;
use crate::first_martians::Game;
use crate::first_martians::board::{Deed, Obstacle, Quote, Risk};

pub fn deed(_: &Voice, _: &Game, deed: &Deed) -> String {
    format!("{deed:?}")
}
pub fn quote(_: &Voice, _: &Game, _: &Deed, quote: &Quote) -> String {
    format!("{quote:?}")
}
pub fn obstacle(_: &Voice, _: &Game, obstacle: &Obstacle) -> String {
    format!("{obstacle:?}")
}
pub fn is_of_number(obstacle: &Obstacle) -> bool {
    matches!(obstacle, Obstacle::TooFewPawns { .. })
}
pub fn risks(_: &Voice, _: &Game, risks: &[Risk]) -> Vec<String> {
    risks.iter().map(|risk| format!("{risk:?}")).collect()
}
