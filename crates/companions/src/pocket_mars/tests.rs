//! Tests by line of the rulebook (S001), line of the solo rulebook (S004) and ruling (PM-…).

use serde_json::{Value, json};

use super::*;
use crate::scoring::Code;

fn player(name: &str, ship: u8, energy: i64, buildings: [[u8; 2]; 4]) -> Value {
    let [bank, green, aqua, comms] = buildings;
    let on_mars: u8 = buildings.iter().flatten().sum();
    json!({"name": name, "ship": ship, "earth": 7 - ship - on_mars, "energy": energy, "buildings":
        {"energy_bank": bank, "greenhouse": green, "aqualab": aqua, "comms_center": comms}})
}

fn empty(name: &str, energy: i64) -> Value {
    player(name, 0, energy, [[0, 0]; 4])
}

fn multiplayer(players: &[Value]) -> Value {
    json!({"mode": "multiplayer", "players": players})
}

fn solo(you: Value, da: Value) -> Value {
    json!({"mode": "solo", "level": "standard", "players": [you, da]})
}

fn with_rules(mut document: Value, rules: Value) -> Value {
    document["rules"] = rules;
    document
}

fn totals(document: &Value) -> Vec<i64> {
    let score = score_document(document).unwrap_or_else(|faults| panic!("{faults:?}"));
    score.players.iter().map(|player| player.total).collect()
}

fn points(document: &Value, seat: usize, term: &str) -> i64 {
    let score = score_document(document).unwrap_or_else(|faults| panic!("{faults:?}"));
    score.players[seat]
        .lines
        .iter()
        .find(|line| line.term == term)
        .unwrap()
        .points
}

fn faults(document: &Value) -> Vec<(Code, String)> {
    score_document(document)
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

#[test]
fn s001_95_107_ship_one_star_two_stars_and_earth() {
    let game = multiplayer(&[
        player("Red", 2, 0, [[1, 0], [2, 1], [0, 0], [0, 0]]),
        empty("Blue", 1),
    ]);
    assert_eq!(points(&game, 0, "ship"), 2, "S001:95");
    assert_eq!(points(&game, 0, "one_star"), 6, "S001:97");
    assert_eq!(points(&game, 0, "two_star"), 4, "S001:99");
    assert_eq!(points(&game, 0, "earth"), 0, "S001:107");
    assert_eq!(totals(&game), [12, 1]);
}

#[test]
fn s001_101_pm_3_everybody_level_on_energy_scores_one() {
    assert_eq!(
        totals(&multiplayer(&[empty("a", 3), empty("b", 2), empty("c", 3)])),
        [1, 0, 1]
    );
    assert_eq!(
        totals(&multiplayer(&[empty("a", 0), empty("b", 0)])),
        [1, 1]
    );
    let strict = with_rules(
        multiplayer(&[empty("a", 3), empty("b", 3)]),
        json!({"tied_energy_scores": false}),
    );
    assert_eq!(totals(&strict), [0, 0]);
}

#[test]
fn pm_2_energy_has_no_highest_number() {
    assert_eq!(
        totals(&multiplayer(&[empty("a", 400), empty("b", 2)])),
        [1, 0]
    );
}

#[test]
fn s001_103_pm_4_every_building_means_the_four_that_hold_colonists() {
    let game = multiplayer(&[
        player("a", 0, 0, [[1, 0], [1, 0], [0, 1], [1, 0]]),
        empty("b", 1),
    ]);
    assert_eq!(points(&game, 0, "every_building"), 2);
    let game = multiplayer(&[
        player("a", 0, 0, [[2, 0], [1, 0], [1, 0], [0, 0]]),
        empty("b", 1),
    ]);
    assert_eq!(points(&game, 0, "every_building"), 0);
}

#[test]
fn s001_105_pm_5_four_in_one_building_is_three_points_once_both_spaces_together() {
    for (spaces, worth) in [
        ([4, 0], 3),
        ([3, 1], 3),
        ([6, 1], 3),
        ([3, 0], 0),
        ([2, 1], 0),
    ] {
        let game = multiplayer(&[
            player("a", 0, 0, [spaces, [0, 0], [0, 0], [0, 0]]),
            empty("b", 1),
        ]);
        assert_eq!(
            points(&game, 0, "four_in_one_building"),
            worth,
            "{spaces:?}"
        );
        let other = with_rules(game, json!({"four_in_one_building": 4}));
        assert_eq!(
            points(&other, 0, "four_in_one_building"),
            if worth == 0 { 0 } else { 4 }
        );
    }
    // Two in one building and two in another are not four in one.
    let game = multiplayer(&[
        player("a", 0, 0, [[2, 0], [2, 0], [0, 0], [0, 0]]),
        empty("b", 1),
    ]);
    assert_eq!(points(&game, 0, "four_in_one_building"), 0);
}

#[test]
fn s001_109_pm_7_a_tie_goes_to_more_colonists_in_buildings_then_the_place_is_shared() {
    let four_on_ship = player("a", 4, 0, [[0, 0]; 4]);
    let two_on_mars = player("b", 0, 0, [[2, 0], [0, 0], [0, 0], [0, 0]]);
    let score = score_document(&multiplayer(&[
        four_on_ship.clone(),
        two_on_mars,
        empty("c", 1),
    ]))
    .unwrap();
    assert_eq!(
        (score.winners, score.decided_by),
        (vec!["b".to_owned()], Some(COLONISTS_IN_BUILDINGS))
    );
    let mut board = four_on_ship.clone();
    board["name"] = json!("b");
    let score = score_document(&multiplayer(&[four_on_ship, board])).unwrap();
    assert_eq!((score.winners.len(), score.decided_by), (2, None));
    assert_eq!(
        score.players.iter().map(|it| it.rank).collect::<Vec<_>>(),
        [1, 1]
    );
}

#[test]
fn s001_29_31_pm_1_the_two_star_space_is_shared_by_all() {
    let on_two = |name| player(name, 0, 0, [[0, 0], [0, 1], [0, 0], [0, 0]]);
    let full = multiplayer(&[on_two("a"), on_two("b")]);
    assert_eq!(
        first(&full),
        (
            Code::FullTwoStarSpace,
            "players[1].buildings.greenhouse[1]".into()
        )
    );
    assert!(
        score_document(&with_rules(
            full,
            json!({"two_star_space_is_shared": false})
        ))
        .is_ok()
    );
    assert!(score_document(&multiplayer(&[on_two("a"), on_two("b"), empty("c", 0)])).is_ok());
    let full = multiplayer(&[on_two("a"), on_two("b"), on_two("c"), empty("d", 0)]);
    assert_eq!(
        first(&full),
        (
            Code::FullTwoStarSpace,
            "players[2].buildings.greenhouse[1]".into()
        )
    );
    let alone = player("a", 0, 0, [[0, 0], [0, 2], [0, 0], [0, 0]]);
    assert_eq!(
        first(&multiplayer(&[alone.clone(), empty("b", 0)])).1,
        "players[0].buildings.greenhouse[1]"
    );
    assert!(score_document(&multiplayer(&[alone, empty("b", 0), empty("c", 0)])).is_ok());
}

#[test]
fn s004_111_pm_s9_alone_a_two_star_space_holds_one_colonist() {
    let two = player("DA", 0, 0, [[0, 2], [0, 0], [0, 0], [0, 0]]);
    assert_eq!(
        first(&solo(empty("Ann", 0), two)),
        (
            Code::FullTwoStarSpace,
            "players[1].buildings.energy_bank[1]".into()
        )
    );
}

#[test]
fn s004_99_103_da_scores_its_own_bonuses() {
    let spread = |name, energy| player(name, 0, energy, [[1, 0], [1, 0], [1, 0], [4, 0]]);
    let game = solo(empty("Ann", 1), spread("DA", 2));
    assert_eq!(points(&game, 1, "every_building"), 4, "S004:99");
    assert_eq!(points(&game, 1, "four_in_one_building"), 5, "S004:101");
    assert_eq!(points(&game, 1, "most_energy"), 2, "S004:103");
    assert_eq!(points(&game, 0, "most_energy"), 0);
    let game = solo(spread("Ann", 2), empty("DA", 1));
    let own = ["every_building", "four_in_one_building", "most_energy"]
        .map(|term| points(&game, 0, term));
    assert_eq!(own, [2, 3, 1]);
}

#[test]
fn s004_103_pm_s2_equal_energy_scores_two_for_da_and_one_for_the_player() {
    let game = solo(empty("Ann", 4), empty("DA", 4));
    assert_eq!(totals(&game), [1, 2]);
    // The switch about ties speaks of the game with several players.
    assert_eq!(
        totals(&with_rules(game, json!({"tied_energy_scores": false}))),
        [1, 2]
    );
}

#[test]
fn pm_s1_da_needs_all_four_buildings() {
    let three = solo(
        empty("Ann", 9),
        player("DA", 0, 0, [[1, 0], [1, 0], [1, 0], [0, 0]]),
    );
    assert_eq!(points(&three, 1, "every_building"), 0);
    let literally = with_rules(three, json!({"da_needs_every_building": false}));
    assert_eq!(points(&literally, 1, "every_building"), 4);
}

#[test]
fn pm_s3_da_scores_four_or_more_once() {
    let five = solo(
        empty("Ann", 9),
        player("DA", 0, 0, [[5, 0], [0, 0], [0, 0], [0, 0]]),
    );
    assert_eq!(points(&five, 1, "four_in_one_building"), 5);
    let exactly = with_rules(five, json!({"da_needs_exactly_four": true}));
    assert_eq!(points(&exactly, 1, "four_in_one_building"), 0);
}

#[test]
fn pm_s11_equal_totals_alone_go_to_more_colonists_in_buildings_else_it_is_a_tie() {
    // 2 on the ship and 1 for energy against 2 for energy and 1 on the ship: 3 each, nobody in a building.
    let game = solo(
        player("Ann", 2, 1, [[0, 0]; 4]),
        player("DA", 1, 1, [[0, 0]; 4]),
    );
    let score = score_document(&game).unwrap();
    assert_eq!((score.winners.len(), score.decided_by), (2, None));
    let game = solo(
        player("Ann", 0, 1, [[1, 0], [0, 0], [0, 0], [0, 0]]),
        player("DA", 1, 1, [[0, 0]; 4]),
    );
    let score = score_document(&game).unwrap();
    assert_eq!(
        (score.winners, score.decided_by),
        (vec!["Ann".to_owned()], Some(COLONISTS_IN_BUILDINGS))
    );
}

#[test]
fn the_example_of_the_command_line() {
    let red = json!({"name": "Red", "ship": 0, "earth": 0, "energy": 3, "buildings":
        {"energy_bank": [2, 1], "greenhouse": [1, 0], "aqualab": [1, 1], "comms_center": [1, 0]}});
    // 5 × 2 + 2 × 4 + 1 for energy + 2 for every building.
    assert_eq!(totals(&multiplayer(&[red, empty("Blue", 1)])), [21, 0]);
}

/// The most that anybody can score, found by trying every placement of seven colonists.
#[test]
fn the_largest_totals_are_28_31_and_33_for_da() {
    let mut most = [0; 3];
    let mut place = [0_u8; 9];
    place_all(&mut place, 0, 7, &mut |place| {
        let spaces = [
            [place[1], place[2]],
            [place[3], place[4]],
            [place[5], place[6]],
            [place[7], place[8]],
        ];
        let own = Player {
            name: "a".into(),
            ship: place[0],
            energy: 9,
            buildings: spaces,
        };
        let other = Player {
            name: "b".into(),
            ship: 0,
            energy: 0,
            buildings: [[0; 2]; 4],
        };
        let total = |mode, players: Vec<Player>, seat: usize| {
            score(&FinishedGame {
                mode,
                players,
                rules: Rules::default(),
            })
            .players[seat]
                .total
        };
        if spaces.iter().all(|[_, two]| *two <= 1) {
            most[0] = most[0].max(total(
                Mode::Multiplayer,
                vec![own.clone(), other.clone()],
                0,
            ));
            most[2] = most[2].max(total(
                Mode::Solo(Level::Standard),
                vec![other.clone(), own.clone()],
                1,
            ));
        }
        if spaces.iter().all(|[_, two]| *two <= 2) {
            let third = Player {
                name: "c".into(),
                ..other.clone()
            };
            most[1] = most[1].max(total(Mode::Multiplayer, vec![own, other, third], 0));
        }
    });
    assert_eq!(most, [28, 31, 33]);
}

fn place_all(place: &mut [u8; 9], from: usize, left: u8, found: &mut impl FnMut(&[u8; 9])) {
    if from == place.len() {
        return found(place);
    }
    for colonists in 0..=left {
        place[from] = colonists;
        place_all(place, from + 1, left - colonists, found);
    }
    place[from] = 0;
}

#[test]
fn invalid_data_is_reported_with_its_path() {
    let good = || multiplayer(&[empty("Red", 1), empty("Blue", 1)]);
    let changed = |path: &str, value: Value| {
        let mut document = good();
        *document.pointer_mut(path).unwrap() = value;
        document
    };
    for (document, code, at) in [
        (
            changed("/players/1/buildings/energy_bank/0", json!(-1)),
            Code::Negative,
            "players[1].buildings.energy_bank[0]",
        ),
        (
            changed("/players/1/buildings/energy_bank/0", json!(1.5)),
            Code::NotWhole,
            "players[1].buildings.energy_bank[0]",
        ),
        (
            changed("/players/0/ship", json!("two")),
            Code::NotANumber,
            "players[0].ship",
        ),
        (
            changed("/players/0/ship", json!(1)),
            Code::TooManyColonists,
            "players[0]",
        ),
        (
            changed("/players/1/buildings/aqualab", json!([1, 0])),
            Code::TooManyColonists,
            "players[1]",
        ),
        (
            changed("/players/1/buildings/aqualab", json!([1])),
            Code::NotAPair,
            "players[1].buildings.aqualab",
        ),
        (
            changed("/players/1/buildings/aqualab", json!(1)),
            Code::NotAList,
            "players[1].buildings.aqualab",
        ),
        (
            changed("/players/1/buildings", json!({"habitation": [1, 0]})),
            Code::NobodyOnHabitation,
            "players[1].buildings.habitation",
        ),
        (
            changed("/players/1/buildings", json!({"hothouse": [0, 0]})),
            Code::UnknownField,
            "players[1].buildings.hothouse",
        ),
        (
            changed("/players/1/name", json!(" RED ")),
            Code::SameName,
            "players[1].name",
        ),
        (
            changed("/players/1/name", json!("  ")),
            Code::EmptyName,
            "players[1].name",
        ),
        (
            changed("/players/1/name", json!(7)),
            Code::NotAText,
            "players[1].name",
        ),
        (
            changed("/players", json!([empty("Red", 1)])),
            Code::TooFewPlayers,
            "players",
        ),
        (
            changed(
                "/players",
                json!(["a", "b", "c", "d", "e", "f", "g", "h"].map(|name| empty(name, 0))),
            ),
            Code::TooManyPlayers,
            "players",
        ),
        (changed("/mode", json!("duel")), Code::UnknownValue, "mode"),
        (
            with_rules(good(), json!({"house": true})),
            Code::UnknownField,
            "rules.house",
        ),
        (
            with_rules(good(), json!({"four_in_one_building": 5})),
            Code::TooLarge,
            "rules.four_in_one_building",
        ),
    ] {
        assert_eq!(first(&document), (code, at.to_owned()), "{document}");
    }
    let mut solo = solo(empty("Ann", 1), empty("DA", 1));
    solo["level"] = json!("easy");
    assert_eq!(first(&solo), (Code::UnknownValue, "level".into()));
    solo["players"] = json!([empty("Ann", 1)]);
    solo["level"] = json!("super_android");
    assert_eq!(first(&solo), (Code::TooFewPlayers, "players".into()));
    let mut level = good();
    level["level"] = json!("standard");
    assert_eq!(first(&level), (Code::UnknownField, "level".into()));
    assert_eq!(first(&json!([])), (Code::NotAnObject, String::new()));
    assert!(
        score_document(&changed(
            "/players/1/buildings",
            json!({"habitation": [0, 0]})
        ))
        .is_ok()
    );
}

#[test]
fn all_errors_are_reported_at_once() {
    let document = json!({"mode": "x", "players": [{"name": "", "ship": -1, "energy": "a", "buildings": {"aqualab": [0.5, 3]}}], "y": 1});
    let found: Vec<_> = faults(&document)
        .into_iter()
        .map(|(code, at)| format!("{} {at}", code.id()))
        .collect();
    let expected = [
        "unknown-value mode",
        "unknown-field y",
        "too-few-players players",
        "empty-name players[0].name",
        "negative players[0].ship",
        "not-a-number players[0].energy",
        "not-whole players[0].buildings.aqualab[0]",
        "full-two-star-space players[0].buildings.aqualab[1]",
    ];
    assert_eq!(found, expected);
}
