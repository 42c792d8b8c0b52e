//! Prices that are paid at once: from where, and whether there is enough.

use std::collections::BTreeMap;

use super::super::board::Spot;
use super::super::crew::Seat;
use super::super::effect::{Cost, Way};
use super::super::game::Game;
use super::super::vocabulary::Area;

/// Where a price is taken from, and how much of it.
pub(crate) const fn spot(cost: &Cost, payer: Seat) -> (Spot, u8) {
    match cost {
        Cost::Supply(supply) => (Spot::Supply(supply.resource), supply.count),
        Cost::Token(tokens) => (Spot::ObjectiveTokens(Area::Available, tokens.colour), tokens.count),
        Cost::Item(things) => (Spot::Cargo(Area::Available, things.item), things.count),
        Cost::MoraleTokens(tokens) => (Spot::MoraleTokens(payer), tokens.count),
    }
}

/// Whether the crew can pay for the option: in Story it says so itself.
pub(crate) fn is_payable(game: &Game, way: &Way, by: Option<Seat>) -> bool {
    let Some(twin) = game.state().board_state() else { return true };
    let mut prices: BTreeMap<Spot, u16> = BTreeMap::new();
    for cost in &way.pays {
        let (spot, count) = spot(cost, by.unwrap_or(game.state().crew.first_player));
        *prices.entry(spot).or_default() += u16::from(count);
    }
    prices.iter().all(|(spot, count)| u16::from(twin.get(spot).unwrap_or(0)) >= *count)
}
