//! Tests by line of the rulebook (S002) and ruling (ME-…).

use serde_json::{Value, json};

use super::*;
use crate::scoring::Code;

fn player(name: &str, wallet: i64, vault: i64, improvements: &[i64]) -> Value {
    json!({"name": name, "wallet": wallet, "vault": vault, "improvements": improvements})
}

fn game(mode: &str, players: &[Value]) -> Value {
    json!({"mode": mode, "players": players})
}

fn totals(document: &Value) -> Vec<i64> {
    let score = score_document(document).unwrap_or_else(|faults| panic!("{faults:?}"));
    score.players.iter().map(|player| player.total).collect()
}

fn first(document: &Value) -> (Code, String) {
    let found = score_document(document).unwrap_err();
    assert_eq!(found.len(), 1, "{found:?}");
    (found[0].code, found[0].path.clone())
}

#[test]
fn s002_36_39_me_1_2_3_wallet_vault_and_the_value_of_each_improvement() {
    let ann = player("Ann", 23, 17, &[4, 3, 2]);
    assert_eq!(
        totals(&game("multiplayer", &[ann, player("Bob", 0, 0, &[])])),
        [49, 0]
    );
}

#[test]
fn s002_104_a_reconfigurator_is_worth_24_to_armand_and_4_to_you() {
    let alone = game(
        "solo",
        &[
            player("Ann", 0, 0, &[score::RECONFIGURATOR]),
            player("ARMAND-0", 0, 0, &[score::RECONFIGURATOR]),
        ],
    );
    assert_eq!(totals(&alone), [4, 24]);
    let alone = game(
        "solo",
        &[
            player("Ann", 50, 0, &[]),
            player("ARMAND-0", 8, 3, &[4, 2, 1]),
        ],
    );
    assert_eq!(totals(&alone), [50, 53]);
    // With several players nobody's tiles count six times.
    assert_eq!(
        totals(&game(
            "multiplayer",
            &[player("Ann", 0, 0, &[4]), player("ARMAND-0", 0, 0, &[4])]
        )),
        [4, 4]
    );
}

#[test]
fn coins_and_sums_are_the_same_money() {
    let coins = json!({"name": "Ann", "wallet": {"20": 1, "10": 2, "5": 1, "1": 4}, "vault": {}, "improvements": []});
    assert_eq!(
        totals(&game("multiplayer", &[coins, player("Bob", 49, 0, &[])])),
        [49, 49]
    );
}

#[test]
fn me_4_other_tiles_count_only_where_the_players_say_so() {
    let mut ann = player("Ann", 1, 0, &[]);
    assert_eq!(
        totals(&game(
            "multiplayer",
            &[ann.clone(), player("Bob", 0, 0, &[])]
        )),
        [1, 0]
    );
    ann["other_tiles"] = json!(3);
    assert_eq!(
        totals(&game("multiplayer", &[ann, player("Bob", 0, 0, &[])])),
        [4, 0]
    );
    let mut armand = player("ARMAND-0", 8, 0, &[]);
    armand["other_tiles"] = json!(1);
    assert_eq!(
        first(&game("solo", &[player("Ann", 1, 0, &[]), armand])),
        (Code::UnknownField, "players[1].other_tiles".into())
    );
}

#[test]
fn me_5_equals_share_the_place() {
    let score = score_document(&game(
        "multiplayer",
        &[
            player("a", 9, 0, &[]),
            player("b", 4, 5, &[]),
            player("c", 1, 0, &[]),
        ],
    ))
    .unwrap();
    assert_eq!(
        (score.winners.len(), score.decided_by, score.players[2].rank),
        (2, None, 3)
    );
}

#[test]
fn s002_94_me_11_alone_armand_must_be_beaten() {
    let alone = |own: i64, rules: Value| {
        let mut document = game(
            "solo",
            &[player("Ann", own, 0, &[]), player("ARMAND-0", 8, 0, &[2])],
        );
        document["rules"] = rules;
        score_document(&document).unwrap()
    };
    assert_eq!(alone(21, json!({})).winners, ["Ann"]);
    assert_eq!(alone(19, json!({})).winners, ["ARMAND-0"]);
    let tie = alone(20, json!({}));
    assert_eq!(
        (tie.winners.len(), tie.players[0].rank, tie.players[1].rank),
        (0, 1, 1)
    );
    assert_eq!(alone(20, json!({"solo_tie_wins": true})).winners, ["Ann"]);
}

#[test]
fn invalid_data_is_reported_with_its_path() {
    let good = || {
        game(
            "multiplayer",
            &[player("Ann", 1, 1, &[1]), player("Bob", 1, 1, &[1])],
        )
    };
    let changed = |path: &str, value: Value| {
        let mut document = good();
        *document.pointer_mut(path).unwrap() = value;
        document
    };
    for (document, code, at) in [
        (
            changed("/players/0/wallet", json!(-5)),
            Code::Negative,
            "players[0].wallet",
        ),
        (
            changed("/players/0/wallet", json!("five")),
            Code::NotANumber,
            "players[0].wallet",
        ),
        (
            changed("/players/0/vault", json!({"2": 1})),
            Code::UnknownCoin,
            "players[0].vault.2",
        ),
        (
            changed("/players/0/vault", json!({"5": -1})),
            Code::Negative,
            "players[0].vault.5",
        ),
        (
            changed("/players/0/vault", json!({"05": 1})),
            Code::UnknownCoin,
            "players[0].vault.05",
        ),
        (
            changed("/players/1/improvements", json!([1, 2.5])),
            Code::NotWhole,
            "players[1].improvements[1]",
        ),
        (
            changed("/players/1/improvements", json!(4)),
            Code::NotAList,
            "players[1].improvements",
        ),
        (
            changed("/players/1/improvements", json!(vec![1; 21])),
            Code::TooManyImprovements,
            "players[1].improvements",
        ),
        (
            changed("/players/1/name", json!("ann")),
            Code::SameName,
            "players[1].name",
        ),
        (
            changed("/players", json!([player("Ann", 0, 0, &[])])),
            Code::TooFewPlayers,
            "players",
        ),
        (changed("/mode", json!("duet")), Code::UnknownValue, "mode"),
    ] {
        assert_eq!(first(&document), (code, at.to_owned()), "{document}");
    }
    let eight: Vec<_> = (0..8)
        .map(|number| player(&format!("p{number}"), 0, 0, &[]))
        .collect();
    assert_eq!(
        first(&game("multiplayer", &eight)),
        (Code::TooManyPlayers, "players".into())
    );
    assert_eq!(
        first(&game("solo", &eight[..3])),
        (Code::TooManyPlayers, "players".into())
    );
}

#[test]
fn the_extras_are_used_with_four_players() {
    assert_eq!([2, 3, 4].map(score::improvement_count), [21, 21, 27]);
    let many = |players: usize| {
        let own = |number| {
            player(
                &format!("p{number}"),
                0,
                0,
                if number == 0 { &[1; 27] } else { &[] },
            )
        };
        game("multiplayer", &(0..players).map(own).collect::<Vec<_>>())
    };
    assert!(score_document(&many(4)).is_ok());
    assert_eq!(first(&many(3)).0, Code::TooManyImprovements);
}
