//! Every fault, term and answer is told in both languages.

use serde_json::{Value, json};

use super::{Language, Localizer, clean};
use crate::score;
use companions::mars_needs_mechanics::{self as mars, Component};
use companions::scorebook::{Ending, Entry, Game, MissionResult, score_game};
use companions::scoring::statistics::statistics;
use companions::scoring::{Code, InputError};

fn both(check: impl Fn(&Localizer)) {
    for &language in Language::ALL {
        let localizer = Localizer::new(language);
        check(&localizer);
        assert!(
            localizer.fallbacks().is_empty(),
            "{:?}",
            localizer.fallbacks()
        );
    }
}

fn pocket_mars(mode: &str) -> Value {
    let buildings = json!({"energy_bank": [3, 1], "greenhouse": [1, 0], "aqualab": [1, 0], "comms_center": [1, 0]});
    json!({"mode": mode, "players": [
        {"name": "Ann", "ship": 0, "energy": 3, "buildings": buildings},
        {"name": "Bob", "ship": 4, "energy": 3, "buildings": {"aqualab": [2, 0]}}]})
}

fn lines(localizer: &Localizer, game: Game, document: &Value) -> String {
    let lines = score::score_lines(localizer, game, &score_game(game, document).unwrap());
    lines.iter().for_each(|line| clean(line.trim()));
    lines.join("\n")
}

#[test]
fn every_fault_names_its_numbers() {
    both(|localizer| {
        for &code in Code::ALL {
            let fault = [
                "value",
                "limit",
                "known",
                "line",
                "column",
                "components",
                "scrap",
            ]
            .into_iter()
            .fold(InputError::new(code, "players[1].ship"), |fault, name| {
                fault.with(name, 7)
            })
            .with("component", "aether_tube")
            .with("building", "comms_center");
            clean(&score::fault(localizer, &fault));
            assert!(score::fault_at(localizer, &fault).starts_with("players[1].ship: "));
        }
        let said = score::fault(
            localizer,
            &InputError::new(Code::Negative, "x").with("value", -3),
        );
        assert!(said.starts_with('\u{2212}'), "{said}");
    });
}

#[test]
fn every_term_and_the_winners_are_named() {
    both(|localizer| {
        let italian = localizer.language() == Language::Italian;
        let said = lines(localizer, Game::PocketMars, &pocket_mars("multiplayer"));
        assert!(
            said.contains(if italian { "Vince Ann." } else { "Ann wins." }),
            "{said}"
        );
        let said = lines(localizer, Game::PocketMars, &pocket_mars("solo"));
        assert!(
            said.contains(if italian {
                "Ann vince contro Bob."
            } else {
                "Ann wins against Bob."
            }),
            "{said}"
        );
        let mut game = json!({"mode": "solo", "players": [
            {"name": "Ann", "wallet": 20, "vault": 0, "improvements": [], "other_tiles": 2},
            {"name": "ARMAND-0", "wallet": 8, "vault": 2, "improvements": [2]}]});
        let said = lines(localizer, Game::Mechanica, &game);
        assert!(
            said.contains(if italian { "pareggio" } else { "a tie" }),
            "{said}"
        );
        assert!(
            said.contains(if italian { "sei volte" } else { "six times" }),
            "{said}"
        );
        game["mode"] = json!("multiplayer");
        lines(localizer, Game::Mechanica, &game);
        let players = [("Ann", 1), ("Bob", 1), ("Cleo", 2)]
            .map(|(name, hand)| json!({"name": name, "cogs": 1, "hand": hand, "mechanisms": -2}));
        let ranking =
            |first: &str| json!({"ranking": {"players": players, "last_first_player": first}});
        let said = lines(localizer, Game::MarsNeedsMechanics, &ranking("Bob"));
        assert!(
            said.contains(if italian { "senso orario" } else { "clockwise" })
                && said.contains("\u{2212}1"),
            "{said}"
        );
        lines(
            localizer,
            Game::MarsNeedsMechanics,
            &json!({"ranking": {"players": [
            {"name": "Ann", "cogs": 1, "hand": 2}, {"name": "Bob", "cogs": 1, "hand": 0}]}}),
        );
        for code in [
            companions::pocket_mars::COLONISTS_IN_BUILDINGS,
            mars::ranking::FEWEST_COMPONENTS,
        ] {
            clean(&localizer.text(&format!("score-decided-{}", code.replace('_', "-"))));
        }
    });
}

#[test]
fn prices_and_sales_are_described() {
    let ids = Component::ALL.map(Component::id);
    let prices: serde_json::Map<String, Value> =
        ids.iter().map(|id| ((*id).to_owned(), json!(1))).collect();
    let adjust = json!({"adjust": {"line": ids, "prices": prices}});
    let sale = json!({"best_sale": {"hand": {"lens": 3, "wire": 2, "gear": 1, "magnet": 1}, "scrap": 2,
        "prices": {"lens": 7, "wire": 4, "gear": 9, "magnet": 1}}});
    let nothing = json!({"best_sale": {"hand": {"wire": 2}, "scrap": 0, "prices": {"wire": 4}}});
    let set = json!({"set": {"components": 4, "scrap": 0, "price": 6}});
    both(|localizer| {
        let said = |document: &Value| {
            let lines = score::answer(
                localizer,
                &mars::answer(document).unwrap(),
                Some(&mars::Prices::all(1)),
            );
            lines.iter().for_each(|line| clean(line));
            lines.join("\n")
        };
        assert!(
            said(&adjust).contains("1 → 2") && said(&adjust).contains("1 → 0"),
            "{}",
            said(&adjust)
        );
        assert!(
            said(&adjust).contains(if localizer.language() == Language::Italian {
                "Sotto 1"
            } else {
                "Below 1"
            })
        );
        assert!(
            said(&sale).contains("30") && said(&sale).contains("Wire 2"),
            "{}",
            said(&sale)
        );
        said(&nothing);
        assert!(said(&set).contains("24"));
    });
}

#[test]
fn stored_games_and_statistics_are_described() {
    let endings = [
        Ending::Won,
        Ending::WonAll,
        Ending::OutOfTime,
        Ending::OverThreshold,
        Ending::Died,
    ];
    let mission = |ending| {
        Entry::of_mission(
            MissionResult {
                mission: "Home".to_owned(),
                players: vec!["Ann".to_owned(), "Bob".to_owned()],
                ending,
                sol: 7,
            },
            "2026-11-21T20:15:00Z",
        )
    };
    both(|localizer| {
        let mut entries: Vec<Entry> = endings.map(mission).to_vec();
        for mode in ["multiplayer", "solo"] {
            let entry =
                Entry::of_score(Game::PocketMars, &pocket_mars(mode), "2026-11-21T20:15:00Z")
                    .unwrap();
            entries.push(Entry {
                notes: "late\nin the night".to_owned(),
                ..entry
            });
        }
        entries
            .iter()
            .for_each(|entry| clean(&score::entry(localizer, entry, None)));
        let played: Vec<_> = entries.iter().map(Entry::result).collect();
        let all = statistics(&played);
        assert_eq!(all.len(), 5);
        all.iter()
            .for_each(|own| clean(&score::statistics(localizer, own)));
    });
}
