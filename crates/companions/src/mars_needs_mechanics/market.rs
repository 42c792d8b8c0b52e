//! Price adjustment at the end of a round (rulebook, Aggiustare i Prezzi dei Componenti). The Order Line does not change.

use std::collections::BTreeSet;

use super::{Component, OrderLine, Prices, Rules};

/// The state of the market at the end of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundEnd {
    /// The Order Line when the round ended, from the front.
    pub line: OrderLine,
    /// The components that were bought in this round.
    pub bought: BTreeSet<Component>,
    /// Whether this was the final round, after which prices move otherwise.
    pub final_round: bool,
}

impl RoundEnd {
    /// The change of a price: +1, 0 or −1. The first three rise, the last three fall. After the final round only components
    /// bought in it rise, and they do not fall.
    fn step(&self, component: Component, rules: &Rules) -> i64 {
        let bought = self.bought.contains(&component);
        match self.line.position(component) {
            0..=2 if !self.final_round || bought => 1,
            4.. if !self.final_round || !bought || rules.bought_at_the_back_falls => -1,
            _ => 0,
        }
    }

    pub(crate) fn adjusted_prices(&self, prices: &Prices, rules: &Rules) -> Prices {
        prices
            .iter()
            .map(|(component, &price)| {
                (
                    component,
                    within(price, price + self.step(component, rules), rules),
                )
            })
            .collect()
    }
}

/// The components with a price below 1: the rulebook does not say whether the board has such prices.
pub fn prices_below_one(prices: &Prices) -> Vec<Component> {
    prices
        .iter()
        .filter(|(_, price)| **price < 1)
        .map(|(component, _)| component)
        .collect()
}

/// Keeps a price within the limits that the players set; a price already beyond them does not jump back.
fn within(before: i64, after: i64, rules: &Rules) -> i64 {
    let beyond = if after < before {
        rules.lowest_price.is_some_and(|lowest| after < lowest)
    } else {
        rules.highest_price.is_some_and(|highest| after > highest)
    };
    if beyond { before } else { after }
}
