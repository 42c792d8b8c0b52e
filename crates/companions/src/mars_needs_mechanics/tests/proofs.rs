//! Properties: the best sale against all sales, the price adjustment against a second implementation.

use std::collections::BTreeSet;

use proptest::prelude::*;

use crate::mars_needs_mechanics::market::RoundEnd;
use crate::mars_needs_mechanics::sale::{best_sale, is_set};
use crate::mars_needs_mechanics::{Component, ComponentCounts, OrderLine, Prices, Rules};

/// The result of a sale: cogs, Scrap, components.
type Sale = (i64, u8, u8);

/// Every way to sell cards of one component: any number of sets of any of its cards.
fn sales_of(cards: u8, scrap: u8, price: i64, rules: &Rules) -> BTreeSet<Sale> {
    let mut sales = BTreeSet::from([(0, 0, 0)]);
    for (components, with) in
        (0..=cards).flat_map(|components| (0..=scrap).map(move |with| (components, with)))
    {
        if is_set(components, with, rules) {
            let rest = sales_of(cards - components, scrap - with, price, rules);
            sales.extend(rest.into_iter().map(|(cogs, used, sold)| {
                (
                    cogs + i64::from(components) * price,
                    used + with,
                    sold + components,
                )
            }));
        }
    }
    sales
}

fn every_sale(hand: &[(Component, u8, i64)], scrap: u8, rules: &Rules) -> BTreeSet<Sale> {
    let Some(((_, cards, price), others)) = hand.split_first() else {
        return BTreeSet::from([(0, 0, 0)]);
    };
    let mut sales = BTreeSet::new();
    for (cogs, used, sold) in sales_of(*cards, scrap, *price, rules) {
        let rest = every_sale(others, scrap - used, rules);
        sales.extend(
            rest.into_iter()
                .map(|(more, with, others)| (cogs + more, used + with, sold + others)),
        );
    }
    sales
}

/// The rule again, in the order of the rulebook's text.
fn adjusted_by_hand(round: &RoundEnd, prices: &Prices, rules: &Rules) -> Prices {
    let mut after = *prices;
    let line = round.line.components();
    for &component in &line[4..] {
        if !(round.final_round
            && round.bought.contains(&component)
            && !rules.bought_at_the_back_falls)
        {
            after[component] -= 1;
        }
    }
    for &component in &line[..3] {
        if !round.final_round || round.bought.contains(&component) {
            after[component] += 1;
        }
    }
    after
}

fn any_line() -> impl Strategy<Value = OrderLine> {
    Just(Component::ALL.to_vec())
        .prop_shuffle()
        .prop_map(|line| OrderLine::try_from(line).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_best_sale_is_the_best_of_all(
        cards in prop::collection::vec(0_u8..=5, 7), costs in prop::collection::vec(0_i64..=12, 7),
        scrap in 0_u8..=2, one_component_is_a_set: bool,
    ) {
        let rules = Rules { one_component_is_a_set, ..Rules::default() };
        let hand: Vec<_> = Component::ALL.into_iter().zip(cards).zip(costs).map(|((it, cards), price)| (it, cards, price)).collect();
        let counts: ComponentCounts = hand.iter().map(|(component, cards, _)| (*component, *cards)).collect();
        let prices: Prices = hand.iter().map(|(component, _, price)| (*component, *price)).collect();
        let found = best_sale(&counts, scrap, &prices, &rules);

        for set in &found.sets {
            prop_assert!(is_set(set.count, set.scrap, &rules));
            prop_assert_eq!(set.cogs, i64::from(set.count) * prices[set.component]);
            prop_assert_eq!(set.count + found.kept[set.component], counts[set.component]);
        }
        let used: u8 = found.sets.iter().map(|set| set.scrap).sum();
        let sold: u8 = found.sets.iter().map(|set| set.count).sum();
        prop_assert!(used <= scrap);
        prop_assert_eq!(u32::from(sold) + found.kept.total(), counts.total());
        prop_assert_eq!(found.cogs, found.sets.iter().map(|set| set.cogs).sum::<i64>());

        let best = every_sale(&hand, scrap, &rules).into_iter().max_by_key(|(cogs, used, sold)| (*cogs, -i16::from(*used), -i16::from(*sold)));
        prop_assert_eq!(Some((found.cogs, used, sold)), best);
    }

    #[test]
    fn prices_move_as_the_rule_reads(
        line in any_line(), costs in prop::collection::vec(0_i64..=20, 7), bought in prop::collection::vec(0_usize..7, 0..8),
        final_round: bool, bought_at_the_back_falls: bool,
    ) {
        let rules = Rules { bought_at_the_back_falls, ..Rules::default() };
        let prices: Prices = Component::ALL.into_iter().zip(costs).collect();
        // Bought one after another, as in play.
        let bought: Vec<_> = bought.into_iter().map(|index| Component::ALL[index]).collect();
        let line = bought.iter().fold(line, |line, component| line.after_purchase(*component));
        let round = RoundEnd { line, bought: bought.iter().copied().collect(), final_round };
        prop_assert_eq!(round.adjusted_prices(&prices, &rules), adjusted_by_hand(&round, &prices, &rules));
        if let Some(last) = bought.last() {
            prop_assert_eq!(line.position(*last), 0);
        }
        // As far as it is bought the front of the line is what was bought.
        prop_assert!(round.bought.iter().all(|component| line.position(*component) < round.bought.len()));
    }
}
