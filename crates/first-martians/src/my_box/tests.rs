#![allow(unused_results, reason = "a test asserts what matters to it")]

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value as Json, json};

use super::*;
use crate::game_box::NamedKind;
use crate::vocabulary::{Block, Direction, Part, Resource};

fn shipped() -> GameBox {
    serde_json::from_str(include_str!("../../../../missions/box.json")).expect("the shipped box")
}

fn own(corrections: &[(&str, Json)]) -> MyBox {
    MyBox::new(
        shipped(),
        corrections
            .iter()
            .map(|(name, value)| ((*name).to_owned(), value.clone()))
            .collect(),
    )
}

fn find(own: &MyBox, name: &str) -> Option<BoxField> {
    own.all()
        .into_iter()
        .find(|field| field.to_string() == name)
}

fn field(own: &MyBox, name: &str) -> BoxField {
    find(own, name).unwrap_or_else(|| panic!("no fact is called {name}"))
}

#[test]
fn every_fact_has_a_name_of_its_own_a_value_and_comes_back_as_it_was_stored() {
    let mut own = own(&[]);
    let all = own.all();
    let names: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
    assert_eq!(names.len(), all.len());
    assert!(all.len() > 150, "only {} facts", all.len());
    for field in &all {
        let value = own
            .value(field)
            .unwrap_or_else(|| panic!("{field} has no value"));
        assert!(field.kind().allows(&value), "{field}: {value:?}");
        assert!(own.is_assumed(field), "{field}");
    }
    own.confirm(&all);
    assert_eq!(own.game_box().assumed, Vec::<String>::new());
    assert_eq!(
        GameBox {
            assumed: shipped().assumed,
            ..own.game_box().clone()
        },
        shipped(),
        "confirming changed a value"
    );
    let again = MyBox::new(shipped(), own.to_store());
    assert_eq!(again.unknown_entries().count(), 0);
    assert_eq!(again.game_box(), own.game_box());
}

#[test]
fn a_change_lands_where_its_name_says() {
    let own = own(&[
        ("malfunction_dice.living.6", json!(3)),
        ("action_dice.build.success", json!(5)),
        ("parts.quiet_place", json!([])),
        ("parts.lab", json!(["cpu", "energy"])),
        ("penalties.lab.cpu", json!("no_rovers")),
        ("penalties.farm.hardware", json!("none")),
        ("penalties.working_bay.token", json!("wound")),
        ("conditions.spaces", json!(["2", "4"])),
        ("conditions.anemia", json!(4)),
        ("aoms.build", json!("explore")),
        ("aoms.gather", json!("none")),
        ("upgrades.autoscanner.part_2", json!("oxygen_part")),
        ("upgrades.lab-upgrade.facility", json!("none")),
        ("research_cards.6", json!(55)),
        ("direction_cards.n", json!(2)),
        ("direction_cards.s", json!(0)),
        ("shutdown_tiles.oxygen.3", json!(2)),
        ("shutdown_tiles.oxygen.1", json!(0)),
        ("region_tiles.1.count", json!(9)),
        ("region_tiles.1.9.features", json!(["wound"])),
        ("region_tiles.1.9.samples", json!(3)),
        ("map.3.directions", json!(["n", "s"])),
        ("map.3.pawns", json!(2)),
    ]);
    let it = own.game_box();
    assert_eq!(
        own.unknown_entries().collect::<Vec<_>>(),
        ["parts.quiet_place"]
    );
    assert_eq!(it.malfunction_dice[&Block::Living], [0, 1, 1, 1, 2, 3]);
    assert_eq!(it.parts[&Facility::Lab], [Part::Energy, Part::Cpu]);
    let board = &it.board;
    assert_eq!(
        board.penalties[&Facility::Lab][&Part::Cpu].id(),
        "no_rovers"
    );
    assert_eq!(board.penalties[&Facility::Farm].get(&Part::Hardware), None);
    assert_eq!(board.condition_spaces, [2, 4]);
    assert_eq!(
        it.aoms
            .iter()
            .map(|aom| (aom.id.as_str(), aom.kind.id()))
            .collect::<Vec<_>>(),
        [
            ("explore", "explore"),
            ("research", "research"),
            ("build", "explore")
        ]
    );
    assert_eq!(it.upgrades.len(), 7);
    assert_eq!(it.upgrades[0].parts[1].id(), "oxygen_part");
    assert_eq!(it.research_cards[5].percent, 55);
    assert_eq!(
        it.direction_cards
            .iter()
            .filter(|it| **it == Direction::N)
            .count(),
        2
    );
    assert!(!it.direction_cards.contains(&Direction::S));
    assert_eq!(board.shutdown_tiles[&Resource::Oxygen], [2, 2, 3, 3]);
    assert_eq!(
        (
            board.region_tiles[&1].len(),
            board.region_tiles[&1][8].samples
        ),
        (9, 3)
    );
    assert_eq!(board.map[&3], [Direction::N, Direction::S]);
    assert_eq!(board.space_pawns[&3], 2);
}

/// The mark goes by group, and only when the last of its facts is told.
#[test]
fn a_group_is_assumed_until_all_of_it_is_confirmed_or_put_right() {
    let mut own = own(&[]);
    let die = field(&own, "malfunction_dice.working.1");
    own.set(&die, Value::Number(1)).expect("a face shows 1");
    assert!(!own.is_assumed(&die) && own.is_corrected_field(&die));
    assert!(own.game_box().is_assumed(BoxGroup::MalfunctionDice));
    own.confirm(&own.fields(BoxGroup::MalfunctionDice));
    assert!(!own.game_box().is_assumed(BoxGroup::MalfunctionDice));
    assert!(own.game_box().is_assumed(BoxGroup::Penalties));
    assert_eq!(
        own.game_box().malfunction_dice[&Block::Working][0],
        1,
        "confirming lost a correction"
    );
    own.reset(&own.fields(BoxGroup::MalfunctionDice))
        .expect("nothing stands on the dice");
    assert_eq!(own.game_box(), &shipped());
    assert!(!own.is_corrected());
}

#[test]
fn what_cannot_stand_there_is_refused_and_nothing_changes() {
    let mut own = own(&[]);
    for (name, value) in [
        ("malfunction_dice.working.1", Value::Number(6)),
        ("malfunction_dice.working.1", Value::word("1")),
        ("penalties.lab.cpu", Value::word("thunder")),
        (
            "parts.lab",
            Value::Words(BTreeSet::from(["wheel".to_owned()])),
        ),
        ("research_cards.1", Value::Number(0)),
    ] {
        let field = field(&own, name);
        assert!(!own.allows(&field, &value));
        assert_eq!(
            own.set(&field, value),
            Err(CorrectionError::Value),
            "{name}"
        );
    }
    let spaces = field(&own, "map.1.directions");
    assert!(!own.allows(&spaces, &Value::Words(BTreeSet::new())));
    assert_eq!(
        own.set(&spaces, Value::Words(BTreeSet::new())),
        Err(CorrectionError::NothingLeft)
    );
    assert_eq!(own.game_box(), &shipped());
}

#[test]
fn what_a_later_version_knows_is_kept_and_what_it_brings_arrives_assumed() {
    let kept = own(&[
        ("moons.phobos", json!({"tiles": 2})),
        ("malfunction_dice.working.2", json!("two")),
        ("map.1.pawns", json!(1)),
    ]);
    assert_eq!(
        kept.unknown_entries().collect::<Vec<_>>(),
        ["malfunction_dice.working.2", "moons.phobos"]
    );
    assert_eq!(kept.to_store()["moons.phobos"], json!({"tiles": 2}));
    // Confirmed with an older box, which had one tile fewer.
    let mut older = shipped();
    let tiles = older.board.region_tiles.get_mut(&1).expect("ring 1");
    tiles.pop();
    let mut own = MyBox::new(older, BTreeMap::new());
    own.confirm(&own.fields(BoxGroup::MalfunctionDice));
    own.confirm(&[field(&own, "region_tiles.1.1.samples")]);
    let newer = MyBox::new(shipped(), own.to_store());
    assert_eq!(newer.game_box().board.region_tiles[&1].len(), 8);
    assert!(newer.is_assumed(&field(&newer, "region_tiles.1.8.samples")));
    assert!(!newer.is_assumed(&field(&newer, "region_tiles.1.1.samples")));
}

#[test]
fn tiles_that_are_taken_away_take_their_corrections_along() {
    let mut own = own(&[("region_tiles.2.8.samples", json!(5))]);
    own.set(&field(&own, "region_tiles.2.count"), Value::Number(7))
        .expect("seven tiles");
    assert_eq!(own.to_store().len(), 1);
    assert_eq!(find(&own, "region_tiles.2.8.samples"), None);
}

#[test]
fn what_the_owner_names_is_found_by_its_name() {
    let mut own = own(&[]);
    let mut set = |name: &str, value: Value| {
        let field = field(&own, name);
        own.set(&field, value)
    };
    set("skills.count", Value::Number(2)).expect("a number");
    set("skills.2.name", Value::word("Steady hands")).expect("a name");
    set("skills.2.price", Value::Number(2)).expect("a price");
    set("skills.2.text", Value::word("Reroll the Success die.")).expect("a text");
    assert_eq!(
        set("skills.1.name", Value::word(&"x".repeat(25))),
        Err(CorrectionError::Value)
    );
    assert_eq!(
        set("skills.1.name", Value::word("two\nlines")),
        Err(CorrectionError::Value)
    );
    let again = MyBox::new(shipped(), own.to_store());
    let card = again
        .game_box()
        .find_named(NamedKind::Skill, "Steady hands")
        .expect("it is named");
    assert_eq!(
        (card.price, card.text.as_str()),
        (2, "Reroll the Success die.")
    );
    assert!(
        again.game_box().find_named(NamedKind::Skill, "").is_none(),
        "one without a name is not found"
    );
    assert!(
        again
            .game_box()
            .find_named(NamedKind::PoiToken, "Steady hands")
            .is_none()
    );
}
