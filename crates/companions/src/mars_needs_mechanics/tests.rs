//! Tests by line of the rulebook (S000) and ruling (MNM-…).

#![allow(unused_results, reason = "a test asserts what matters to it")]

mod proofs;
mod refusals;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::*;
use crate::scoring::Code;

fn answered(document: &Value) -> Value {
    let answer = answer(document).unwrap_or_else(|faults| panic!("{document}: {faults:?}"));
    serde_json::to_value(answer).unwrap()
}

fn faults(document: &Value) -> Vec<(Code, String)> {
    answer(document)
        .unwrap_err()
        .into_iter()
        .map(|fault| (fault.code, fault.path))
        .collect()
}

fn first(document: &Value) -> (Code, String) {
    let found = faults(document);
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].clone()
}

fn with_rules(mut document: Value, rules: Value) -> Value {
    document["rules"] = rules;
    document
}

fn set(components: u8, scrap: u8, price: i64) -> Value {
    json!({"set": {"components": components, "scrap": scrap, "price": price}})
}

/// Front to back.
const LINE: [&str; 7] = [
    "gear",
    "wire",
    "lens",
    "magnet",
    "boiler",
    "piping",
    "aether_tube",
];

fn adjust(bought: &[&str], final_round: bool) -> Value {
    let prices: serde_json::Map<String, Value> =
        LINE.iter().map(|id| ((*id).to_owned(), json!(5))).collect();
    json!({"adjust": {"line": LINE, "prices": prices, "bought": bought, "final_round": final_round}})
}

/// The prices after the round, front to back.
fn prices(document: &Value) -> Vec<i64> {
    let answer = answered(document);
    LINE.iter()
        .map(|id| answer["prices"][id].as_i64().unwrap())
        .collect()
}

fn players(players: &[(&str, i64, i64)]) -> Vec<Value> {
    players
        .iter()
        .map(|(name, cogs, hand)| json!({"name": name, "cogs": cogs, "hand": hand}))
        .collect()
}

fn ranked(list: &[(&str, i64, i64)], first: &str) -> Value {
    json!({"ranking": {"players": players(list), "last_first_player": first}})
}

#[test]
fn s000_215_four_aether_tubes_at_6_are_24_cogs() {
    assert_eq!(answered(&set(4, 0, 6)), json!({"cogs": 24}));
}

#[test]
fn s000_219_two_wires_at_4_with_a_scrap_are_8_cogs() {
    assert_eq!(answered(&set(2, 1, 4)), json!({"cogs": 8}));
}

#[test]
fn s000_229_three_lenses_at_7_are_21_cogs() {
    assert_eq!(answered(&set(3, 0, 7)), json!({"cogs": 21}));
}

#[test]
fn s000_222_both_scrap_may_be_in_one_set_and_mnm_7_with_one_component() {
    assert_eq!(answered(&set(1, 2, 9)), json!({"cogs": 9}));
    assert_eq!(answered(&set(2, 2, 9)), json!({"cogs": 18}));
    let strict = with_rules(set(1, 2, 9), json!({"one_component_is_a_set": false}));
    assert_eq!(first(&strict), (Code::SetTooSmall, "set.components".into()));
}

#[test]
fn s000_213_a_set_has_three_cards_and_one_of_them_at_least_is_a_component() {
    for (components, scrap) in [(0, 0), (0, 2), (1, 0), (1, 1), (2, 0)] {
        assert_eq!(
            first(&set(components, scrap, 5)),
            (Code::SetTooSmall, "set.components".into())
        );
    }
}

#[test]
fn s000_196_the_first_three_rise_the_fourth_stays_the_last_three_fall() {
    assert_eq!(prices(&adjust(&[], false)), [6, 6, 6, 5, 4, 4, 4]);
    // MNM-12: it does so in a round without a purchase too, and what was bought does not matter before the end.
    assert_eq!(
        prices(&adjust(&["gear", "boiler"], false)),
        [6, 6, 6, 5, 4, 4, 4]
    );
}

#[test]
fn s000_199_mnm_3_the_order_line_stays_as_it_is() {
    assert_eq!(answered(&adjust(&[], false))["line"], json!(LINE));
}

#[test]
fn s000_205_after_the_final_round_only_what_was_bought_in_it_rises() {
    assert_eq!(
        prices(&adjust(&["gear", "lens"], true)),
        [6, 5, 6, 5, 4, 4, 4]
    );
    assert_eq!(prices(&adjust(&[], true)), [5, 5, 5, 5, 4, 4, 4]);
}

#[test]
fn s000_207_mnm_5_one_at_the_back_that_was_bought_does_not_fall() {
    let five = ["gear", "wire", "lens", "magnet", "boiler"];
    assert_eq!(prices(&adjust(&five, true)), [6, 6, 6, 5, 5, 4, 4]);
    let other = with_rules(
        adjust(&five, true),
        json!({"bought_at_the_back_falls": true}),
    );
    assert_eq!(prices(&other), [6, 6, 6, 5, 4, 4, 4]);
}

#[test]
fn mnm_4_prices_have_no_limits_unless_the_players_set_them() {
    let mut low = adjust(&[], false);
    low["adjust"]["prices"]["piping"] = json!(0);
    low["adjust"]["prices"]["boiler"] = json!(1);
    low["adjust"]["prices"]["gear"] = json!(12);
    assert_eq!(prices(&low), [13, 6, 6, 5, 0, -1, 4]);
    let limited = with_rules(low, json!({"lowest_price": 1, "highest_price": 12}));
    assert_eq!(prices(&limited), [12, 6, 6, 5, 1, 0, 4]);
    let mut after = Prices::FIRST;
    after[Component::Boiler] = 0;
    assert_eq!(market::prices_below_one(&after), [Component::Boiler]);
}

#[test]
fn s000_104_a_bought_component_goes_to_the_front_of_the_line_and_stays_there() {
    let line = OrderLine::new(Component::ALL).unwrap();
    let moved = line.after_purchase(Component::Magnet);
    let ids = |line: OrderLine| line.components().map(Component::id);
    assert_eq!(
        ids(moved),
        [
            "magnet",
            "wire",
            "lens",
            "gear",
            "boiler",
            "piping",
            "aether_tube"
        ]
    );
    assert_eq!(moved.after_purchase(Component::Magnet), moved);
    assert_eq!(OrderLine::new([Component::Wire; 7]), None);
}

#[test]
fn the_obvious_sale_is_not_always_the_best() {
    let hand = json!({"best_sale": {"hand": {"lens": 3, "wire": 2, "gear": 1}, "scrap": 2,
        "prices": {"lens": 7, "wire": 4, "gear": 9}}});
    let expected = json!({"cogs": 30, "kept": {"wire": 2}, "sets": [
        {"component": "lens", "count": 3, "scrap": 0, "cogs": 21}, {"component": "gear", "count": 1, "scrap": 2, "cogs": 9}]});
    assert_eq!(answered(&hand), expected);
    let strict = with_rules(hand, json!({"one_component_is_a_set": false}));
    assert_eq!(answered(&strict)["cogs"], 29);
}

#[test]
fn of_equal_sales_the_one_with_the_fewest_scrap_then_the_fewest_components() {
    // Nine cogs for one gear and two Scrap, or for three wires and none: both are sold; the gear is not where it adds nothing.
    let worthless = json!({"best_sale": {"hand": {"wire": 3, "lens": 4}, "scrap": 2, "prices": {"wire": 0, "lens": 2}}});
    assert_eq!(answered(&worthless)["kept"], json!({"wire": 3}));
    // Two lenses at 6 with one Scrap, or one gear at 12 with two: the same cogs, one Scrap fewer.
    let scrap = json!({"best_sale": {"hand": {"lens": 2, "gear": 1}, "scrap": 2, "prices": {"lens": 6, "gear": 12}}});
    assert_eq!(
        answered(&scrap)["sets"],
        json!([{"component": "lens", "count": 2, "scrap": 1, "cogs": 12}])
    );
    // One Scrap for the lenses or for the wires: the same in everything, and the first component is sold.
    let level = json!({"best_sale": {"hand": {"lens": 2, "wire": 2}, "scrap": 1, "prices": {"lens": 6, "wire": 6}}});
    assert_eq!(answered(&level)["sets"][0]["component"], "wire");
    assert_eq!(
        answered(&json!({"best_sale": {"hand": {}, "scrap": 2, "prices": {}}})),
        json!({"cogs": 0, "sets": [], "kept": {}})
    );
}

#[test]
fn s000_255_unsold_components_are_worth_nothing() {
    let game = ranked(&[("Ada", 62, 20), ("Bea", 61, 0)], "Ada");
    let answer = answered(&game);
    assert_eq!(
        (&answer["winners"], &answer["decided_by"]),
        (&json!(["Ada"]), &Value::Null)
    );
    let lines = json!([{"term": "cogs", "count": 62, "points": 62}]);
    assert_eq!(
        answer["players"][0],
        json!({"name": "Ada", "total": 62, "rank": 1, "lines": lines})
    );
}

#[test]
fn s000_258_mnm_9_a_tie_goes_to_the_fewest_component_cards_in_hand() {
    let answer = answered(&ranked(
        &[("Ada", 62, 1), ("Bea", 62, 0), ("Cleo", 62, 3)],
        "Ada",
    ));
    assert_eq!(answer["winners"], json!(["Bea"]));
    assert_eq!(answer["decided_by"], ranking::FEWEST_COMPONENTS);
}

#[test]
fn s000_259_mnm_10_then_to_the_nearest_clockwise_to_the_last_first_player() {
    let list = [
        ("Ada", 62, 1),
        ("Bea", 62, 1),
        ("Cleo", 62, 1),
        ("Dora", 10, 0),
    ];
    let winner = |first: &str, rules: Value| {
        let answer = answered(&with_rules(ranked(&list, first), rules));
        assert_eq!(answer["decided_by"], ranking::NEAREST_CLOCKWISE);
        answer["winners"].clone()
    };
    assert_eq!(winner("Cleo", json!({})), json!(["Cleo"]));
    assert_eq!(winner("dora ", json!({})), json!(["Ada"]));
    assert_eq!(winner("Bea", json!({})), json!(["Bea"]));
    assert_eq!(
        winner("Bea", json!({"first_player_is_nearest": false})),
        json!(["Cleo"])
    );
}

#[test]
fn mnm_13_mechanism_cards_may_add_or_take_cogs() {
    let mut game = ranked(&[("Ada", 62, 1), ("Bea", 60, 1)], "Ada");
    game["ranking"]["players"][1]["mechanisms"] = json!(5);
    game["ranking"]["players"][0]["mechanisms"] = json!(-2);
    let answer = answered(&game);
    assert_eq!(
        (
            &answer["players"][0]["total"],
            &answer["players"][1]["total"]
        ),
        (&json!(60), &json!(65))
    );
}

#[test]
fn the_first_player_is_needed_only_for_ties() {
    let mut game = ranked(&[("Ada", 62, 1), ("Bea", 62, 2)], "Ada");
    game["ranking"]
        .as_object_mut()
        .unwrap()
        .remove("last_first_player");
    assert_eq!(answered(&game)["winners"], json!(["Ada"]));
    game["ranking"]["players"][1]["hand"] = json!(1);
    assert_eq!(
        first(&game),
        (Code::FirstPlayerNeeded, "ranking.last_first_player".into())
    );
}

#[test]
fn prices_lines_and_rules_survive_json() {
    let mut prices = Prices::FIRST;
    prices[Component::AetherTube] = 9;
    let json = serde_json::to_value(prices).unwrap();
    assert_eq!(json["aether_tube"], 9);
    assert_eq!(serde_json::from_value::<Prices>(json).unwrap(), prices);
    let line = OrderLine::new(Component::ALL).unwrap();
    assert_eq!(
        serde_json::from_value::<OrderLine>(serde_json::to_value(line).unwrap()).unwrap(),
        line
    );
    assert!(serde_json::from_value::<OrderLine>(json!(["wire"])).is_err());
    assert_eq!(
        serde_json::from_value::<Rules>(json!({})).unwrap(),
        Rules::default()
    );
    let _: BTreeSet<Component> = Component::ALL.into_iter().collect();
}
