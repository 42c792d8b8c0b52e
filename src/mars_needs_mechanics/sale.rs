//! Sets and what they sell for (rulebook, Vendere Set di Componenti).

use std::cmp::Reverse;

use serde::Serialize;

use super::{Component, Counts, Prices, Rules};

/// The fewest cards of a set, Scrap included.
pub const SMALLEST_SET: u8 = 3;

/// A set to be sold: cards of one component, and Scrap in the place of others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Set {
    /// The component.
    pub component: Component,
    /// Its cards.
    pub count: u8,
    /// Scrap cards with them.
    pub scrap: u8,
    /// What it sells for: the price for each component card, nothing for Scrap.
    pub cogs: i64,
}

/// The best sale of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BestSale {
    /// What it brings in all.
    pub cogs: i64,
    /// The sets.
    pub sets: Vec<Set>,
    /// The components kept, those of which there are none left out.
    #[serde(serialize_with = "those_there")]
    pub kept: Counts,
}

fn those_there<S: serde::Serializer>(counts: &Counts, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(counts.iter().filter(|(_, count)| **count > 0))
}

/// Whether so many cards of one component and so many Scrap make a set.
pub fn is_set(components: u8, scrap: u8, rules: &Rules) -> bool {
    let fewest = if rules.one_component_is_a_set { 1 } else { 2 };
    components >= fewest && components.saturating_add(scrap) >= SMALLEST_SET
}

/// What a set sells for.
pub fn revenue(components: u8, price: i64) -> i64 {
    i64::from(components) * price
}

/// The sale that brings most. Of equals, the one with the fewest Scrap, then with the fewest components, then with the
/// components that come first in [`Component::ALL`].
///
/// One set of all the cards of a component is never worse than a part of them: it brings more and needs less Scrap. So there
/// is one thing to choose for each component, sell or keep, and 128 ways to do it.
pub fn best_sale(hand: &Counts, scrap: u8, prices: &Prices, rules: &Rules) -> BestSale {
    let set = |component: Component| {
        let count = hand[component];
        let scrap = SMALLEST_SET.saturating_sub(count);
        Set { component, count, scrap, cogs: revenue(count, prices[component]) }
    };
    let possible: Vec<Set> =
        Component::ALL.into_iter().map(set).filter(|set| is_set(set.count, set.scrap, rules) && set.scrap <= scrap).collect();
    let ways = (0..1_u32 << possible.len()).map(|way| {
        let chosen = possible.iter().enumerate().filter(move |(bit, _)| way & (1 << bit) != 0).map(|(_, set)| *set);
        (way, chosen.collect::<Vec<Set>>())
    });
    let worth = |way: u32, sets: &[Set]| {
        let cogs: i64 = sets.iter().map(|set| set.cogs).sum();
        let cards: u32 = sets.iter().map(|set| u32::from(set.count)).sum();
        // Read from the first component on, a way that sells it is preferred.
        (cogs, Reverse(scrap_of(sets)), Reverse(cards), way.reverse_bits())
    };
    let best = ways.filter(|(_, sets)| scrap_of(sets) <= u32::from(scrap)).max_by_key(|(way, sets)| worth(*way, sets));
    let sets = best.map(|(_, sets)| sets).unwrap_or_default();
    let mut kept = *hand;
    for set in &sets {
        kept[set.component] = 0;
    }
    BestSale { cogs: sets.iter().map(|set| set.cogs).sum(), sets, kept }
}

fn scrap_of(sets: &[Set]) -> u32 {
    sets.iter().map(|set| u32::from(set.scrap)).sum()
}
