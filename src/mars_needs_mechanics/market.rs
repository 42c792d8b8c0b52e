//! How prices change at the end of a round (rulebook, Aggiustare i Prezzi dei Componenti). The Order Line stays as it is.

use std::collections::BTreeSet;

use super::{Component, Line, Prices, Rules};

/// What moves prices at the end of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundEnd {
    /// The Order Line.
    pub line: Line,
    /// The components bought in the round.
    pub bought: BTreeSet<Component>,
    /// Whether the game ends with it.
    pub final_round: bool,
}

impl RoundEnd {
    /// How a price moves: +1, 0 or −1. The first three rise, the last three fall. After the final round those bought in it
    /// alone rise, and those bought in it do not fall.
    pub fn step(&self, component: Component, rules: &Rules) -> i64 {
        let bought = self.bought.contains(&component);
        match self.line.position(component) {
            0..=2 if !self.final_round || bought => 1,
            4.. if !self.final_round || !bought || rules.bought_at_the_back_falls => -1,
            _ => 0,
        }
    }

    /// The prices after the round.
    pub fn adjust(&self, prices: &Prices, rules: &Rules) -> Prices {
        prices.iter().map(|(component, &price)| (component, within(price, price + self.step(component, rules), rules))).collect()
    }
}

/// The components whose price is below 1: the rulebook does not say whether the board goes so far.
pub fn below_one(prices: &Prices) -> Vec<Component> {
    prices.iter().filter(|(_, price)| **price < 1).map(|(component, _)| component).collect()
}

/// A price stops at the limits that the players told; one that stood beyond them before does not jump.
fn within(before: i64, after: i64, rules: &Rules) -> i64 {
    let beyond = |limit: Option<i64>, passes: fn(i64, i64) -> bool| limit.is_some_and(|limit| passes(after, limit));
    let stops = if after < before {
        beyond(rules.lowest_price, |after, limit| after < limit)
    } else {
        beyond(rules.highest_price, |after, limit| after > limit)
    };
    if stops { before } else { after }
}
