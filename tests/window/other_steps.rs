//! What the steps of the three other games say, and how.

use serde_json::{Value, json};
use solkeeper::app::screen::helper::{HelperScreen, HelperView};
use solkeeper::language::{Language, Localizer};
use solkeeper::mechanica::helper as mechanica;
use solkeeper::session::Helper as _;

use crate::driver::texts_of;
use crate::tables::{self, Played};

const PHONE: (f32, f32) = (390.0, 844.0);
const LOW: (f32, f32) = (1024.0, 600.0);
const WIDE: (f32, f32) = (1440.0, 900.0);

/// Every text of that situation in English.
fn said(name: &str, room: (f32, f32)) -> Vec<String> {
    let mut texts = Vec::new();
    let sights = tables::all();
    let sight = sights
        .iter()
        .find(|sight| sight.name() == name)
        .unwrap_or_else(|| panic!("{name} is not shown"));
    sight.show(&Localizer::new(Language::English), &mut |view| {
        texts = texts_of(view, room);
    });
    texts
}

/// Each sentence is on the screen, in each window.
fn says(name: &str, rooms: &[(f32, f32)], wanted: &[&str]) {
    for &room in rooms {
        let texts = said(name, room);
        for wanted in wanted {
            assert!(
                texts.iter().any(|text| text == wanted),
                "{name} at {room:?} does not say “{wanted}”:\n{}",
                texts.join("\n")
            );
        }
    }
}

/// No text of the screen contains any of these.
fn never_says(name: &str, rooms: &[(f32, f32)], unwanted: &[&str]) {
    for &room in rooms {
        let texts = said(name, room);
        let found = texts
            .iter()
            .find(|text| unwanted.iter().any(|it| text.contains(it)));
        assert!(found.is_none(), "{name} at {room:?} says “{found:?}”");
    }
}

fn shown<K: HelperView>(played: &Played<K>) -> Vec<String> {
    let screen = HelperScreen::new(&played.table);
    texts_of(
        screen.view(&Localizer::new(Language::English), &played.table, &[]),
        LOW,
    )
}

#[test]
fn the_main_button_says_what_it_would_pass_over() {
    says(
        "colony-acted",
        &[PHONE, LOW, WIDE],
        &["End the turn without using the rest"],
    );
    says(
        "factory-run",
        &[PHONE, LOW, WIDE],
        &["The factories have run, no coins"],
    );
    says(
        "factory-refill",
        &[PHONE, LOW, WIDE],
        &["The shop is ready, no new tile"],
    );
}

#[test]
fn the_main_button_is_the_usual_one_when_nothing_is_passed_over() {
    let start = json!({"mode": "multiplayer", "players": [{"name": "Ada"}, {"name": "Bruno"}]});
    let mut it = Played::new(mechanica::Game::begun(&start, 7).expect("a start"));
    let go_on = json!({"continue": {}});
    let reveal = |kind: &str, price: i64| json!({"reveal": {"improvement": kind, "price": price}});
    let has = |texts: &[String], wanted: &str| texts.iter().any(|text| text == wanted);
    it.play([
        reveal("gift_wrapper", 7),
        reveal("upgrader", 5),
        go_on.clone(),
    ]);
    assert!(
        has(&shown(&it), "The factories have run"),
        "nobody has a Gift Wrapper"
    );
    it.play([
        go_on.clone(),
        go_on.clone(),
        json!({"buy_tile": {"tile": 0, "install": true}}),
    ]);
    it.play([
        go_on.clone(),
        go_on.clone(),
        json!({"price_is": {"price": 3}}),
    ]);
    assert!(has(&shown(&it), "The shop is ready, no new tile"));
    it.play([reveal("fabricator", 7)]);
    assert!(has(&shown(&it), "The shop is ready"), "a tile was entered");
    it.play([go_on.clone()]);
    // The turn of Bruno, to the end of the workday.
    for _ in 0..20 {
        let command: Value = match it.table.game().state().step {
            mechanica::Step::Run => break,
            mechanica::Step::TurnShop { .. } => json!({"fell_out": {}}),
            _ => go_on.clone(),
        };
        it.play([command]);
    }
    assert!(has(&shown(&it), "The factories have run, no coins"));
    it.play([json!({"gift_wrapper": {"seat": 0, "count": 2}})]);
    assert!(
        has(&shown(&it), "The factories have run"),
        "the coins are entered"
    );
}

#[test]
fn what_is_spent_is_beside_the_turn() {
    says("market-cannot-pay", &[PHONE, LOW, WIDE], &["Cleo: 4 cogs"]);
    says("market-sales", &[PHONE, LOW, WIDE], &["Ada: 25 cogs"]);
    says(
        "factory-shopping",
        &[PHONE, LOW, WIDE],
        &["Wallet: 7 (1 × 5, 2 × 1)"],
    );
}

#[test]
fn the_order_line_is_numbered_and_has_its_ends_in_every_window() {
    says(
        "market-turn",
        &[PHONE, LOW, WIDE],
        &["1", "7", "Front: bought last", "Back"],
    );
}

#[test]
fn a_number_that_was_not_entered_is_no_dash() {
    for name in ["factory-refill", "factory-run", "market-sales"] {
        says(name, &[PHONE, LOW], &["?"]);
        assert!(!said(name, LOW).contains(&"–".to_owned()), "{name}");
    }
}

#[test]
fn steps_say_what_is_so_at_this_table() {
    says(
        "factory-turn-shop",
        &[PHONE, LOW],
        &["Upgrader: 7 → ?", "6", "0"],
    );
    says(
        "factory-make",
        &[PHONE, LOW],
        &[
            "Ada has no Fabricator: there is nothing to make.",
            "Turn the shop",
        ],
    );
    says(
        "market-set-up",
        &[PHONE, LOW],
        &["Lay the tokens at random again"],
    );
    says(
        "market-round-over",
        &[PHONE],
        &["Bruno may still build a mechanism. Between rounds nobody builds or breaks down."],
    );
    says(
        "da-advice",
        &[PHONE, LOW],
        &["Energy Bank: +1", "Comms Center: +1"],
    );
    says(
        "armand-values",
        &[PHONE, LOW],
        &["The values of all tiles that anybody has are known."],
    );
    never_says("armand-values", &[PHONE, LOW], &["Flight Tester"]);
    says(
        "armand-flip",
        &[PHONE],
        &["Ada needs 1 more point to beat ARMAND-0."],
    );
}

#[test]
fn the_end_lists_only_what_says_more_than_the_total() {
    never_says("market-end", &[PHONE, LOW], &["Cogs, 25"]);
    never_says("colony-end", &[PHONE, LOW, WIDE], &[": 0 points"]);
    says("colony-end", &[PHONE], &["Spaceship, 1 colonist: 1 point"]);
    never_says("armand-end", &[PHONE, LOW], &["7: 7", ": 0 points"]);
}
