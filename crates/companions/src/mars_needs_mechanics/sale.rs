//! Sets and their revenue (rulebook, Vendere Set di Componenti).

use std::cmp::Reverse;

use serde::Serialize;

use super::{Component, ComponentCounts, Prices, Rules};

/// The minimum number of cards of a set, Scrap included.
const SMALLEST_SET: u8 = 3;

/// A set to be sold: cards of one component, and Scrap as substitutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Set {
    /// The component.
    pub component: Component,
    /// The number of its cards.
    pub count: u8,
    /// The number of Scrap cards.
    pub scrap: u8,
    /// The revenue: the price for each component card, nothing for Scrap.
    pub cogs: i64,
}

/// The best sale of a hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BestSale {
    /// The total revenue.
    pub cogs: i64,
    /// The sets.
    pub sets: Vec<Set>,
    /// The components left in hand; zeros are not serialised.
    #[serde(serialize_with = "without_zeros")]
    pub kept: ComponentCounts,
}

fn without_zeros<S: serde::Serializer>(
    counts: &ComponentCounts,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(counts.iter().filter(|(_, count)| **count > 0))
}

/// Whether cards of one component and Scrap cards make a set.
pub fn is_set(components: u8, scrap: u8, rules: &Rules) -> bool {
    let fewest = if rules.one_component_is_a_set { 1 } else { 2 };
    components >= fewest && components.saturating_add(scrap) >= SMALLEST_SET
}

/// The cogs for a set: the price for each component card, and nothing for Scrap.
pub fn revenue(components: u8, price: i64) -> i64 {
    i64::from(components) * price
}

/// The sale with the highest revenue; among equal ones that with the fewest Scrap cards, then with the fewest components, then
/// with the components that come first in the order of declaration.
///
/// A set of all cards of a component is never worse than a part of them: it sells for more and needs less Scrap. So each component
/// is either sold or kept, and 128 combinations are compared.
pub fn best_sale(hand: &ComponentCounts, scrap: u8, prices: &Prices, rules: &Rules) -> BestSale {
    let set = |component: Component| {
        let count = hand[component];
        let scrap = SMALLEST_SET.saturating_sub(count);
        Set {
            component,
            count,
            scrap,
            cogs: revenue(count, prices[component]),
        }
    };
    let possible: Vec<Set> = Component::ALL
        .into_iter()
        .map(set)
        .filter(|set| is_set(set.count, set.scrap, rules) && set.scrap <= scrap)
        .collect();
    let ways = (0..1_u32 << possible.len()).map(|way| {
        let chosen = possible
            .iter()
            .enumerate()
            .filter(move |(bit, _)| way & (1 << bit) != 0)
            .map(|(_, set)| *set);
        (way, chosen.collect::<Vec<Set>>())
    });
    let worth = |way: u32, sets: &[Set]| {
        let cogs: i64 = sets.iter().map(|set| set.cogs).sum();
        let cards: u32 = sets.iter().map(|set| u32::from(set.count)).sum();
        // Reversed bits prefer the first components.
        (
            cogs,
            Reverse(scrap_of(sets)),
            Reverse(cards),
            way.reverse_bits(),
        )
    };
    let best = ways
        .filter(|(_, sets)| scrap_of(sets) <= u32::from(scrap))
        .max_by_key(|(way, sets)| worth(*way, sets));
    let sets = best.map(|(_, sets)| sets).unwrap_or_default();
    let mut kept = *hand;
    for set in &sets {
        kept[set.component] = 0;
    }
    BestSale {
        cogs: sets.iter().map(|set| set.cogs).sum(),
        sets,
        kept,
    }
}

fn scrap_of(sets: &[Set]) -> u32 {
    sets.iter().map(|set| u32::from(set.scrap)).sum()
}
