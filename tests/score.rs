//! Scores on the command line: real processes, real files.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

#[path = "typed/score.rs"]
mod sheet_lines;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use sheet_lines::{COGS, MECHANICA, POCKET_MARS};

fn run(data: &Path, words: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_solkeeper"))
        .arg("--data-dir")
        .arg(data)
        .args(words)
        .env_remove("LANG")
        .current_dir(data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A process that reads nothing may have closed its input.
    let _ = child
        .stdin
        .take()
        .expect("piped")
        .write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// Runs with `--json` and returns exit code and answer.
fn asked(data: &Path, words: &[&str], input: &Value) -> (i32, Value) {
    let output = run(data, &[words, &["--json"]].concat(), &input.to_string());
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    let answer = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", text(&output.stdout)));
    (output.status.code().expect("a code"), answer)
}

fn answer(game: &str, input: &Value) -> Value {
    let data = tempfile::tempdir().expect("a folder");
    let (code, answer) = asked(data.path(), &["score", game, "-"], input);
    assert_eq!(code, 0, "{answer}");
    answer
}

/// The codes and paths of the errors, each with a message in both languages, and messages without JSON.
fn refusals(game: &str, input: &Value) -> Vec<(String, String)> {
    let data = tempfile::tempdir().expect("a folder");
    let (code, answer) = asked(data.path(), &["score", game], input);
    assert_eq!(code, 1, "{answer}");
    let errors = answer["errors"].as_array().expect("errors").clone();
    for lang in ["en", "it"] {
        let output = run(
            data.path(),
            &["score", game, "--lang", lang],
            &input.to_string(),
        );
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
        let said = text(&output.stderr);
        assert_eq!(said.lines().count(), errors.len(), "{said}");
        assert!(!said.contains("(in ") && !said.contains("{ $"), "{said}");
    }
    let field = |error: &Value, name: &str| error[name].as_str().expect("text").to_owned();
    assert!(errors.iter().all(|error| field(error, "message").len() > 8));
    errors
        .iter()
        .map(|error| (field(error, "code"), field(error, "at")))
        .collect()
}

#[track_caller]
fn refused(game: &str, input: &Value, code: &str, at: &str) {
    assert_eq!(
        refusals(game, input),
        [(code.to_owned(), at.to_owned())],
        "{input}"
    );
}

fn red_and(other: Value) -> Value {
    let red = json!({"name": "Red", "ship": 0, "earth": 0, "energy": 3, "buildings":
        {"energy_bank": [2, 1], "greenhouse": [1, 0], "aqualab": [1, 1], "comms_center": [1, 0]}});
    json!({"mode": "multiplayer", "players": [red, other]})
}

fn pocket_mars(buildings: Value) -> Value {
    red_and(json!({"name": "Blue", "ship": 2, "earth": 2, "energy": 3, "buildings": buildings}))
}

fn mechanica(mode: &str, wallet: Value) -> Value {
    json!({"mode": mode, "players": [
        {"name": "Ann", "wallet": wallet, "vault": 17, "improvements": [4, 3, 2]},
        {"name": "ARMAND-0", "wallet": 8, "vault": 0, "improvements": [4]}]})
}

const RANKING: &str = r#"{"ranking": {"players": [{"name": "Ada", "cogs": 62, "hand": 1}, {"name": "Bea", "cogs": 62, "hand": 1},
    {"name": "Cleo", "cogs": 50, "hand": 0}], "last_first_player": "Cleo"}}"#;

fn ranking() -> Value {
    serde_json::from_str(RANKING).expect("JSON")
}

#[test]
fn an_example_shows_what_is_scored() {
    let data = tempfile::tempdir().expect("a folder");
    for game in ["pocket-mars", "mechanica", "mars-needs-mechanics"] {
        let example = run(data.path(), &["score", game, "--example"], "");
        assert_eq!(example.status.code(), Some(0), "{game}");
        let example = text(&example.stdout);
        let scored = answer(game, &serde_json::from_str(&example).expect("JSON"));
        assert!(
            scored["players"]
                .as_array()
                .is_some_and(|players| players.len() > 1),
            "{game}: {scored}"
        );
        // Every manual shows the whole of it.
        for manual in [
            include_str!("../docs/manual.en.md"),
            include_str!("../docs/manual.it.md"),
        ] {
            assert!(
                manual.contains(&format!("solkeeper score {game} --example")),
                "{game}"
            );
        }
    }
}

#[test]
fn pocket_mars_is_scored() {
    let answer = answer("pocket-mars", &pocket_mars(json!({"greenhouse": [3, 0]})));
    let line =
        |term, count: i64, points: i64| json!({"term": term, "count": count, "points": points});
    let lines = [
        line("ship", 2, 2),
        line("one_star", 3, 6),
        line("two_star", 0, 0),
        line("most_energy", 3, 1),
        line("every_building", 1, 0),
        line("four_in_one_building", 3, 0),
        line("earth", 2, 0),
    ];
    assert_eq!(
        answer["players"][1],
        json!({"name": "Blue", "total": 9, "rank": 2, "lines": lines})
    );
    assert_eq!(
        (
            &answer["winners"],
            &answer["decided_by"],
            &answer["players"][0]["total"]
        ),
        (&json!(["Red"]), &Value::Null, &json!(21))
    );
}

#[test]
fn pocket_mars_alone_is_scored_by_the_numbers_of_da() {
    let you = json!({"name": "Ann", "ship": 1, "earth": 6, "energy": 2, "buildings": {}});
    let da = json!({"name": "DA", "ship": 0, "earth": 0, "energy": 2, "buildings":
        {"energy_bank": [4, 0], "greenhouse": [1, 0], "aqualab": [0, 1], "comms_center": [1, 0]}});
    for level in ["standard", "super_android", "cybernetic_organism"] {
        let answer = answer(
            "pocket-mars",
            &json!({"mode": "solo", "level": level, "players": [you, da]}),
        );
        // 6 × 2 + 4 + 2 for energy + 4 for every building + 5 for four in one.
        let totals = (
            &answer["players"][0]["total"],
            &answer["players"][1]["total"],
        );
        assert_eq!(
            (totals, &answer["winners"]),
            ((&json!(2), &json!(27)), &json!(["DA"]))
        );
    }
}

#[test]
fn mechanica_is_scored_in_sums_and_coins() {
    let coins = json!({"20": 1, "10": 2, "5": 1, "1": 4});
    assert_eq!(
        answer("mechanica", &mechanica("multiplayer", json!(23)))["players"][0]["total"],
        49
    );
    let answer = answer("mechanica", &mechanica("solo", coins));
    assert_eq!(
        (
            &answer["players"][0]["total"],
            &answer["players"][1]["total"]
        ),
        (&json!(75), &json!(32))
    );
    assert_eq!(
        answer["players"][1]["lines"][2],
        json!({"term": "improvements_six_times", "count": 1, "points": 24})
    );
}

#[test]
fn mars_needs_mechanics_answers_its_four_questions() {
    let game = "mars-needs-mechanics";
    let ranked = answer(game, &ranking());
    assert_eq!(ranked["winners"], json!(["Ada"]));
    assert_eq!(ranked["decided_by"], "nearest_clockwise_to_first_player");
    let line = [
        "gear",
        "wire",
        "lens",
        "magnet",
        "boiler",
        "piping",
        "aether_tube",
    ];
    let prices = json!({"gear": 5, "wire": 5, "lens": 5, "magnet": 5, "boiler": 5, "piping": 5, "aether_tube": 5});
    let adjusted = answer(
        game,
        &json!({"adjust": {"line": line, "prices": prices, "bought": ["gear"], "final_round": true}}),
    );
    let after = json!({"gear": 6, "wire": 5, "lens": 5, "magnet": 5, "boiler": 4, "piping": 4, "aether_tube": 4});
    assert_eq!(adjusted, json!({"prices": after, "line": line}));
    let sale = json!({"hand": {"lens": 3, "wire": 2, "gear": 1}, "scrap": 2, "prices": {"lens": 7, "wire": 4, "gear": 9}});
    assert_eq!(answer(game, &json!({"best_sale": sale}))["cogs"], 30);
    assert_eq!(
        answer(
            game,
            &json!({"set": {"components": 4, "scrap": 0, "price": 6}})
        ),
        json!({"cogs": 24})
    );
    assert_eq!(
        answer(
            game,
            &json!({"set": {"components": 2, "scrap": 1, "price": 4}})
        ),
        json!({"cogs": 8})
    );
    assert_eq!(
        answer(
            game,
            &json!({"set": {"components": 3, "scrap": 0, "price": 7}})
        ),
        json!({"cogs": 21})
    );
}

#[test]
fn invalid_pocket_mars_data_is_reported_with_its_path() {
    let game = "pocket-mars";
    let blue = |buildings| pocket_mars(buildings);
    refused(
        game,
        &blue(json!({"greenhouse": [4, 0]})),
        "too-many-colonists",
        "players[1]",
    );
    refused(
        game,
        &blue(json!({"aqualab": [0, 1]})),
        "full-two-star-space",
        "players[1].buildings.aqualab[1]",
    );
    refused(
        game,
        &blue(json!({"habitation": [1, 0]})),
        "nobody-on-habitation",
        "players[1].buildings.habitation",
    );
    refused(
        game,
        &blue(json!({"energy_bank": [-1, 0]})),
        "negative",
        "players[1].buildings.energy_bank[0]",
    );
    refused(
        game,
        &blue(json!({"energy_bank": ["one", 0]})),
        "not-a-number",
        "players[1].buildings.energy_bank[0]",
    );
    refused(
        game,
        &blue(json!({"energy_bank": [0.5, 0]})),
        "not-whole",
        "players[1].buildings.energy_bank[0]",
    );
    refused(
        game,
        &blue(json!({"market": [0, 0]})),
        "unknown-field",
        "players[1].buildings.market",
    );
    let named =
        |name: &str| red_and(json!({"name": name, "ship": 1, "energy": 1, "buildings": {}}));
    refused(game, &named(" rEd "), "same-name", "players[1].name");
    refused(game, &named(" "), "empty-name", "players[1].name");
    refused(
        game,
        &json!({"mode": "party", "players": named("Blue")["players"]}),
        "unknown-value",
        "mode",
    );
}

#[test]
fn eight_players_are_refused_in_every_game() {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let players = |player: fn(&str) -> Value| names.map(player);
    let game = json!({"mode": "multiplayer", "players": players(|name| json!({"name": name, "ship": 1, "energy": 1, "buildings": {}}))});
    refused("pocket-mars", &game, "too-many-players", "players");
    let game = json!({"mode": "multiplayer", "players": players(|name| json!({"name": name, "wallet": 1, "vault": 1, "improvements": []}))});
    refused("mechanica", &game, "too-many-players", "players");
    let game = json!({"ranking": {"players": players(|name| json!({"name": name, "cogs": 1, "hand": 1})), "last_first_player": "a"}});
    refused(
        "mars-needs-mechanics",
        &game,
        "too-many-players",
        "ranking.players",
    );
}

#[test]
fn invalid_data_of_the_other_games_is_reported_with_its_path() {
    refused(
        "mechanica",
        &mechanica("solo", json!(-1)),
        "negative",
        "players[0].wallet",
    );
    refused(
        "mechanica",
        &mechanica("solo", json!("lots")),
        "not-a-number",
        "players[0].wallet",
    );
    refused(
        "mechanica",
        &mechanica("solo", json!({"3": 1})),
        "unknown-coin",
        "players[0].wallet.3",
    );
    let game = "mars-needs-mechanics";
    refused(
        game,
        &json!({"set": {"components": 2, "scrap": 0, "price": 6}}),
        "set-too-small",
        "set.components",
    );
    refused(
        game,
        &json!({"set": {"components": 2, "scrap": 3, "price": 6}}),
        "too-large",
        "set.scrap",
    );
    refused(
        game,
        &json!({"sell": {}, "set": {"components": 3, "scrap": 0, "price": 6}}),
        "unknown-field",
        "sell",
    );
    let mut twins = ranking();
    twins["ranking"]["players"][1]["name"] = json!("ada");
    twins["ranking"]["players"][2]["cogs"] = json!(-2);
    let found = refusals(game, &twins);
    let wanted = [
        ("same-name", "ranking.players[1].name"),
        ("negative", "ranking.players[2].cogs"),
    ];
    assert_eq!(
        found,
        wanted.map(|(code, at)| (code.to_owned(), at.to_owned()))
    );
}

#[test]
fn invalid_json_and_missing_files_are_reported() {
    let data = tempfile::tempdir().expect("a folder");
    let twice = r#"{"set": {"components": 4, "scrap": 0, "price": 6, "price": 7}}"#;
    let output = run(
        data.path(),
        &["score", "mars-needs-mechanics", "--json"],
        twice,
    );
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(
        (&answer["errors"][0]["code"], &answer["errors"][0]["at"]),
        (&json!("doubled-field"), &json!("set.price"))
    );
    for input in ["", "{", "Ann 23", "{\"mode\": }"] {
        let output = run(data.path(), &["score", "mechanica", "--json"], input);
        let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(
            (output.status.code(), &answer["errors"][0]["code"]),
            (Some(1), &json!("not-json")),
            "{input}"
        );
    }
    let output = run(
        data.path(),
        &["score", "mechanica", "nowhere.json", "--json"],
        "",
    );
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(
        (output.status.code(), &answer["error"]["code"]),
        (Some(1), &json!("unreadable-file"))
    );
    fs::write(data.path().join("game.json"), format!("\u{feff}{RANKING}")).expect("written");
    let output = run(
        data.path(),
        &["score", "mars-needs-mechanics", "game.json", "--lang", "it"],
        "",
    );
    assert!(
        text(&output.stdout).contains("Vince Ada."),
        "{}",
        text(&output.stdout)
    );
    for words in [
        &["score"][..],
        &["score", "chess"],
        &["scores", "export", "a.txt"],
        &["scores", "dance"],
    ] {
        assert_eq!(
            run(data.path(), words, "").status.code(),
            Some(2),
            "{words:?}"
        );
    }
}

#[test]
fn a_stored_score_is_found_corrected_exported_and_imported_once() {
    let home = tempfile::tempdir().expect("a folder");
    let data = home.path();
    let list = |data: &Path| asked(data, &["scores"], &Value::Null).1;
    let (code, kept) = asked(
        data,
        &["score", "mechanica", "--keep", "--note", "at Ann's"],
        &mechanica("solo", json!(23)),
    );
    assert_eq!(code, 0, "{kept}");
    let id = kept["kept_as"].as_str().expect("a name").to_owned();
    let (_, other) = asked(
        data,
        &["score", "mars-needs-mechanics", "--keep"],
        &ranking(),
    );
    assert!(other["kept_as"].is_string());

    // Found again, with the entered data and the rules.
    let found = asked(
        data,
        &["scores", "--game", "mechanica", "--player", "ANN"],
        &Value::Null,
    )
    .1;
    let entry = &found["scores"][0];
    assert_eq!(
        (&entry["id"], &entry["input"], &entry["notes"]),
        (
            &json!(id),
            &mechanica("solo", json!(23)),
            &json!("at Ann's")
        )
    );
    assert_eq!(entry["rules"], json!({"solo_tie_wins": false}));
    assert_eq!(found["statistics"][0]["wins"], 1);
    assert_eq!(found["scores"].as_array().expect("a list").len(), 1);

    // Exported before the correction and after it; no file is written over.
    for file in ["before.json", "before.csv"] {
        assert_eq!(
            asked(data, &["scores", "export", file], &Value::Null),
            (0, json!({"exported": 2, "file": file, "unreadable": []}))
        );
    }
    assert_eq!(
        asked(data, &["scores", "export", "before.csv"], &Value::Null).1["error"]["code"],
        "file-exists"
    );

    // Corrected: computed again under the same name; invalid data changes nothing.
    let keep = format!("--keep={id}");
    let (code, corrected) = asked(
        data,
        &["score", "mechanica", &keep],
        &mechanica("solo", json!(2)),
    );
    assert_eq!(
        (code, &corrected["winners"], &corrected["kept_as"]),
        (0, &json!(["ARMAND-0"]), &json!(id))
    );
    assert_eq!(
        asked(
            data,
            &["score", "mechanica", &keep],
            &mechanica("solo", json!(-2))
        )
        .0,
        1
    );
    assert_eq!(
        asked(data, &["score", "mars-needs-mechanics", &keep], &ranking()).1["error"]["code"],
        "other-game"
    );
    assert_eq!(
        asked(
            data,
            &["score", "mechanica", "--keep=nothing"],
            &mechanica("solo", json!(2))
        )
        .0,
        1
    );
    let now = list(data);
    assert_eq!(now["scores"].as_array().expect("a list").len(), 2);
    assert!(
        now["scores"]
            .as_array()
            .expect("a list")
            .iter()
            .any(|entry| entry["changed"].is_string() && entry["notes"] == "at Ann's")
    );

    // Imported into the same folder, nothing is added, and the corrected one is left unchanged.
    for file in ["before.json", "before.csv"] {
        let (code, imported) = asked(data, &["scores", "import", file], &Value::Null);
        assert_eq!(
            (code, imported),
            (
                3,
                json!({"added": [], "already_there": 1, "different": [id], "errors": [], "left_out": []})
            )
        );
    }
    assert_eq!(list(data), now);

    // Elsewhere all of it is added, once, whichever file comes first.
    for (first, second) in [("before.json", "before.csv"), ("before.csv", "before.json")] {
        let elsewhere = tempfile::tempdir().expect("a folder");
        for (file, added) in [(first, 2), (first, 0), (second, 0)] {
            let path = data.join(file);
            let (code, imported) = asked(
                elsewhere.path(),
                &["scores", "import", path.to_str().expect("text")],
                &Value::Null,
            );
            assert_eq!(
                (code, imported["added"].as_array().expect("a list").len()),
                (0, added),
                "{file}: {imported}"
            );
        }
        let scores = list(elsewhere.path());
        assert_eq!(scores["scores"].as_array().expect("a list").len(), 2);
        assert_eq!(scores["statistics"].as_array().expect("a list").len(), 4);
    }
    for lang in ["en", "it"] {
        let said = text(&run(data, &["scores", "--lang", lang], "").stdout);
        assert!(
            said.contains(&id) && said.contains("Ann") && said.contains("Mars Needs Mechanics"),
            "{said}"
        );
    }
}

#[test]
fn an_entry_without_a_name_is_imported_once_and_an_invalid_one_is_reported() {
    let home = tempfile::tempdir().expect("a folder");
    let entry = |wallet: i64| json!({"format": 1, "at": "2026-11-21T20:15:00Z", "game": "mechanica", "input": mechanica("solo", json!(wallet))});
    let mut strange = entry(5);
    // A name that leads out of the folder is ignored.
    strange["id"] = json!("../../mechanica");
    let file = json!({"solkeeper_scores": 1, "entries": [strange, entry(-5)]});
    fs::write(home.path().join("own.json"), file.to_string()).expect("written");
    for (added, there) in [(1, 0), (0, 1)] {
        let (code, imported) = asked(home.path(), &["scores", "import", "own.json"], &Value::Null);
        assert_eq!(
            (code, imported["added"].as_array().expect("a list").len()),
            (3, added)
        );
        assert_eq!(
            (&imported["already_there"], &imported["errors"][0]["at"]),
            (&json!(there), &json!("entries[1].input.players[0].wallet"))
        );
    }
}

#[test]
fn unreadable_scores_are_reported_and_never_overwritten() {
    let home = tempfile::tempdir().expect("a folder");
    let (_, kept) = asked(
        home.path(),
        &["score", "mechanica", "--keep"],
        &mechanica("solo", json!(23)),
    );
    let id = kept["kept_as"].as_str().expect("a name");
    let path = home.path().join("scores").join(format!("{id}.json"));
    for damage in ["{\"format\": 1, ", "{\"format\": 9}", "[]"] {
        fs::write(&path, damage).expect("written");
        let (code, list) = asked(home.path(), &["scores"], &Value::Null);
        assert_eq!((code, &list["unreadable"][0]["id"]), (0, &json!(id)));
        let (code, refused) = asked(
            home.path(),
            &["score", "mechanica", &format!("--keep={id}")],
            &mechanica("solo", json!(2)),
        );
        assert_eq!(
            (code, &refused["error"]["code"]),
            (1, &json!("unreadable-score"))
        );
        assert_eq!(fs::read_to_string(&path).expect("text"), damage);
    }
    let (code, removed) = asked(home.path(), &["scores", "remove", id], &Value::Null);
    assert_eq!(code, 0, "{removed}");
    assert_eq!(
        fs::read_to_string(removed["kept_at"].as_str().expect("a path")).expect("text"),
        "[]"
    );
    assert_eq!(
        asked(home.path(), &["scores", "remove", id], &Value::Null).0,
        1
    );
}

#[test]
fn equal_games_are_stored_separately() {
    let home = tempfile::tempdir().expect("a folder");
    let long = "x".repeat(2001);
    let (code, refused) = asked(
        home.path(),
        &["score", "mechanica", "--keep", "--note", &long],
        &mechanica("solo", json!(23)),
    );
    assert_eq!(
        (code, &refused["errors"][0]["code"]),
        (1, &json!("too-long"))
    );
    let ids: Vec<_> = (0..3)
        .map(|_| {
            asked(
                home.path(),
                &["score", "mechanica", "--keep"],
                &mechanica("solo", json!(23)),
            )
            .1["kept_as"]
                .clone()
        })
        .collect();
    assert!(
        ids[0] != ids[1] && ids[1] != ids[2] && ids[0] != ids[2],
        "{ids:?}"
    );
    let question = json!({"set": {"components": 4, "scrap": 0, "price": 6}});
    let (code, refused) = asked(
        home.path(),
        &["score", "mars-needs-mechanics", "--keep"],
        &question,
    );
    assert_eq!(
        (code, &refused["errors"][0]["code"]),
        (1, &json!("not-finished"))
    );
}

/// Runs `score GAME --ask` on these lines; the exit code, what was printed, and what was reported.
fn form(data: &Path, words: &[&str], lines: &[&str]) -> (i32, String, String) {
    let output = run(
        data,
        &[&["score"], words, &["--ask"]].concat(),
        &(lines.join("\n") + "\n"),
    );
    let (said, error) = (text(&output.stdout), text(&output.stderr));
    assert!(
        !said.contains('{') && !said.contains('\u{2068}') && !error.contains('{'),
        "{said}{error}"
    );
    (output.status.code().expect("a code"), said, error)
}

#[test]
fn a_score_sheet_is_asked_for_line_by_line_in_every_game_and_language() {
    let sheets: [(&str, &[&str], &[&str]); 3] = [
        ("pocket-mars", &POCKET_MARS, &[]),
        ("mechanica", &MECHANICA, &[]),
        ("mars-needs-mechanics", &COGS, &["", "3", ""]),
    ];
    for (game, lines, more) in sheets {
        for (lang, yes) in [("en", "yes"), ("it", "sì")] {
            let home = tempfile::tempdir().expect("a folder");
            let all = [lines, more, &[yes]].concat();
            let (code, said, error) = form(home.path(), &[game, "--lang", lang], &all);
            assert_eq!((code, error.as_str()), (0, ""), "{said}");
            let kept = asked(home.path(), &["scores"], &Value::Null).1;
            assert_eq!(kept["scores"].as_array().map(Vec::len), Some(1), "{said}");
            let id = kept["scores"][0]["id"].as_str().expect("an id");
            assert!(said.contains(id), "{said}");
            // The same result as from JSON, in the same words.
            let input = &kept["scores"][0]["input"];
            let from_json = run(
                home.path(),
                &["score", game, "--lang", lang],
                &input.to_string(),
            );
            assert!(said.contains(&text(&from_json.stdout)), "{said}");
            assert_eq!(
                answer(game, input)["winners"],
                kept["scores"][0]["score"]["winners"]
            );
        }
    }
}

#[test]
fn a_score_sheet_is_read_as_it_was_typed() {
    let home = tempfile::tempdir().expect("a folder");
    let (code, said, _) = form(
        home.path(),
        &["mechanica", "--lang", "en", "--keep", "--note", "late"],
        &MECHANICA,
    );
    assert_eq!(code, 0, "{said}");
    let kept = asked(home.path(), &["scores"], &Value::Null).1["scores"][0].clone();
    let players = json!([
        {"name": "Ada", "wallet": 23, "vault": 17, "improvements": [4, 3, 2], "other_tiles": 0},
        {"name": "Bea", "wallet": 49, "vault": 0, "improvements": [], "other_tiles": 0},
    ]);
    assert_eq!(
        (&kept["input"]["players"], &kept["notes"]),
        (&players, &json!("late"))
    );
    // Alone, with a level and a switch; the rival has no name to type.
    let alone = [
        &["1", "2", "Ann", "1", "2"][..],
        &[""; 9],
        &["4", "1"],
        &[""; 9],
        &["2", "", "y"],
    ]
    .concat();
    let (code, said, error) = form(home.path(), &["pocket-mars", "--lang", "en"], &alone);
    assert_eq!((code, error.as_str()), (0, ""), "{said}");
    let listed = asked(
        home.path(),
        &["scores", "--game", "pocket-mars"],
        &Value::Null,
    )
    .1;
    let input = &listed["scores"][0]["input"];
    assert_eq!(
        (&input["mode"], &input["level"]),
        (&json!("solo"), &json!("super_android")),
        "{said}"
    );
    assert_eq!(
        (&input["players"][1]["name"], &input["players"][1]["energy"]),
        (&json!("DA"), &json!(1)),
        "{input}"
    );
    assert_eq!(input["players"][1]["ship"], 4);
    assert_eq!(
        listed["scores"][0]["rules"]["four_in_one_building"], 4,
        "{said}"
    );
}

#[test]
fn a_wrong_value_on_a_score_sheet_is_refused_and_asked_for_again() {
    let home = tempfile::tempdir().expect("a folder");
    let red = [
        "7", "2", "Red", "red hot", "-1", "2.5", "", "3", "8", "", "<", "<", "4", "2",
    ];
    let lines = [
        &red[..],
        &[""; 8],
        &["rEd", "Blue"],
        &[""; 11],
        &["9", "", "maybe", "no"],
    ]
    .concat();
    let (code, said, error) = form(home.path(), &["pocket-mars", "--lang", "en"], &lines);
    assert_eq!((code, error.as_str()), (0, ""), "{said}");
    for wanted in [
        "That is not a number of players for this game.",
        "A number is wanted here, not “red hot”.",
        "1 is below 0",
        "2.5 is not a whole number.",
        "8 colonists; a player has 7.",
        "Red: Energy. Enter for 3:",
        "There are two players called rEd.",
        "“maybe” is not understood here.",
        "Nothing was kept.",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    // A number without a default must be typed.
    let (code, said, _) = form(
        home.path(),
        &["mechanica", "--lang", "it"],
        &["", "", "", "quit"],
    );
    assert!(
        code == 0
            && said.contains("Qui manca un numero.")
            && said.contains("Non è stato conservato nulla."),
        "{said}"
    );
    assert_eq!(
        asked(home.path(), &["scores"], &Value::Null).1["scores"],
        json!([])
    );
}

#[test]
fn the_end_of_input_keeps_no_score() {
    let home = tempfile::tempdir().expect("a folder");
    for count in 0..MECHANICA.len() {
        let (code, _, error) = form(
            home.path(),
            &["mechanica", "--lang", "en"],
            &MECHANICA[..count],
        );
        assert_eq!(code, 1);
        assert!(
            error.starts_with("Error: The input ended before the score was kept. Nothing was kept"),
            "{error}"
        );
    }
    assert_eq!(
        asked(home.path(), &["scores"], &Value::Null).1["scores"],
        json!([])
    );
}

#[test]
fn a_kept_score_is_corrected_line_by_line() {
    let home = tempfile::tempdir().expect("a folder");
    let coins = json!({"20": 1, "10": 2, "5": 1, "1": 4});
    let (_, kept) = asked(
        home.path(),
        &["score", "mechanica", "--keep"],
        &mechanica("multiplayer", coins.clone()),
    );
    let id = kept["kept_as"].as_str().expect("a name");
    let keep = format!("--keep={id}");
    // Everything stays but the vault of the first player.
    let (code, said, error) = form(
        home.path(),
        &["mechanica", &keep, "--lang", "en"],
        &["", "", "", "1", "", "", "", "", "", "", ""],
    );
    assert_eq!((code, error.as_str()), (0, ""), "{said}");
    let entry = asked(home.path(), &["scores"], &Value::Null).1["scores"][0].clone();
    assert_eq!(
        (&entry["id"], &entry["input"]["players"][0]["vault"]),
        (&json!(id), &json!(1)),
        "{said}"
    );
    assert_eq!(entry["input"]["players"][0]["wallet"], coins);
    let (code, _, error) = form(home.path(), &["pocket-mars", &keep, "--lang", "en"], &[]);
    assert!(code == 1 && error.contains("Mechanica"), "{error}");
    let (code, _, error) = form(
        home.path(),
        &["mechanica", "--keep=nobody", "--lang", "en"],
        &[],
    );
    assert!(code == 1 && error.contains("no kept score"), "{error}");
}

#[test]
fn the_schema_of_each_score_is_printed() {
    let home = tempfile::tempdir().expect("a folder");
    for game in ["pocket-mars", "mechanica", "mars-needs-mechanics"] {
        let output = run(home.path(), &["schema", &format!("score-{game}")], "");
        let schema: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert!(
            output.status.success() && schema["anyOf"].is_array(),
            "{schema}"
        );
    }
    let output = run(home.path(), &["schema", "score-mecanica"], "");
    assert!(
        output.status.code() == Some(2) && text(&output.stderr).contains("score-mechanica"),
        "{}",
        text(&output.stderr)
    );
    let help = text(&run(home.path(), &["score", "--help", "--lang", "en"], "").stdout);
    assert!(
        help.contains("--ask") && help.contains("score-GAME"),
        "{help}"
    );
}
