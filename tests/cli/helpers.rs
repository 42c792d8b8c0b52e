//! The helpers of the other games: as JSON, in plain text and automatic.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};

use crate::process::{self, Game, run, text, typed};

const GAMES: [&str; 3] = ["pocket-mars", "mechanica", "mars-needs-mechanics"];

fn scores(data: &Path) -> Vec<Value> {
    let output = run(data, &["scores", "--json"]);
    let listed: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    listed["scores"].as_array().expect("a list").clone()
}

#[test]
fn each_answer_is_complete_and_undo_is_the_identity() {
    for game in GAMES {
        let data = tempfile::tempdir().expect("a folder");
        let mut table = Game::open(data.path(), game, &["--seed", "5", "--names", "Ann,Bob"]);
        for field in [
            "save", "seq", "sol", "phase", "step", "facts", "digest", "legal", "can_undo",
            "can_redo", "outcome",
        ] {
            assert!(table.state.get(field).is_some(), "{game}: {field}");
        }
        for _ in 0..12 {
            let before = table.state["digest"].clone();
            let command = table.flow().expect("something goes on");
            let after = table.send(&command)["digest"].clone();
            assert!(
                table.state["facts"]
                    .as_array()
                    .is_some_and(|facts| !facts.is_empty()),
                "{game}: {command}"
            );
            assert_eq!(
                table.send(&json!({"undo": {}}))["digest"],
                before,
                "{game}: {command}"
            );
            assert_eq!(
                table.send(&json!({"redo": {}}))["digest"],
                after,
                "{game}: {command}"
            );
        }
        assert_eq!(
            table.send(&json!({"redo": {}}))["refused"]["code"],
            "nothing-to-redo"
        );
    }
}

#[test]
fn commands_that_are_not_offered_are_refused_with_a_code() {
    let data = tempfile::tempdir().expect("a folder");
    let mut table = Game::open(data.path(), "mars-needs-mechanics", &["--names", "Ann,Bob"]);
    let digest = table.state["digest"].clone();
    for (line, code) in [
        (json!({"finish": {}}), "not-now"),
        (
            json!({"move_token": {"component": "wire", "to": 7}}),
            "out-of-range",
        ),
        (json!({"dance": {}}), "unreadable"),
        (json!({"begin": {"now": 1}}), "unreadable"),
        (json!([1]), "unreadable"),
        (json!({"undo": {}}), "nothing-to-undo"),
    ] {
        let answer = table.send(&line);
        assert_eq!(answer["refused"]["code"], code, "{line}: {answer}");
        assert!(
            answer["refused"]["message"]
                .as_str()
                .is_some_and(|text| text.len() > 10),
            "{answer}"
        );
    }
    assert_eq!(
        table.send(&json!({"shuffle_line": {}}))["refused"],
        Value::Null
    );
    assert_eq!(table.send(&json!({"undo": {}}))["digest"], digest);
}

#[test]
fn killed_at_any_moment_a_helper_resumes_with_every_answered_command() {
    for game in GAMES {
        let data = tempfile::tempdir().expect("a folder");
        let mut answered = Game::open(data.path(), game, &["--players", "2", "--seed", "11"])
            .state
            .clone();
        for round in 0_u64..8 {
            let mut table = Game::open(data.path(), game, &["--resume"]);
            assert_eq!(
                table.state["digest"], answered["digest"],
                "{game}, round {round}"
            );
            for _ in 0..=(round % 3) {
                let command = table.flow().expect("not over");
                table.send(&command);
            }
            answered = table.state.clone();
            if round % 2 == 0 {
                // A command sent before the process is killed: saved whole or not at all.
                let command = table.flow().expect("not over");
                let _ = table.write(&command);
                drop(table);
                let resumed = Game::open(data.path(), game, &["--resume"]);
                let (seq, before) = (resumed.state["seq"].as_u64(), answered["seq"].as_u64());
                assert!(
                    seq == before || seq == before.map(|seq| seq + 1),
                    "{seq:?} after {before:?}"
                );
                answered = resumed.state.clone();
            }
        }
        let save = answered["save"].as_str().expect("a save").to_owned();
        let report = run(data.path(), &["report", &save, "--lang", "it"]);
        assert_eq!(report.status.code(), Some(0));
        assert!(text(&report.stdout).lines().count() > 5);
        let path = data.path().join("saves").join(format!("{save}.journal"));
        assert_eq!(
            run(data.path(), &["check", path.to_str().expect("text")])
                .status
                .code(),
            Some(0)
        );
        let listed: Value =
            serde_json::from_slice(&run(data.path(), &["saves", "--json"]).stdout).expect("JSON");
        assert_eq!(
            (&listed[0]["game"], &listed[0]["players"]),
            (&json!(game), &json!(2))
        );
    }
}

#[test]
fn each_automatic_helper_ends_and_is_the_same_for_the_same_seed() {
    for game in GAMES {
        let solo: &[&str] = if game == "mars-needs-mechanics" {
            &["2", "4"]
        } else {
            &["1", "3"]
        };
        for players in solo {
            let (one, other) = (
                tempfile::tempdir().expect("a folder"),
                tempfile::tempdir().expect("a folder"),
            );
            let words = [
                "play",
                game,
                "--auto",
                "--json",
                "--seed",
                "7",
                "--players",
                players,
            ];
            let last = |data: &Path, lang: &str| -> Value {
                let output = run(data, &[&words[..], &["--lang", lang]].concat());
                assert_eq!(
                    output.status.code(),
                    Some(0),
                    "{game}: {}",
                    text(&output.stdout)
                );
                serde_json::from_str(text(&output.stdout).lines().last().expect("a line"))
                    .expect("JSON")
            };
            let (first, second) = (last(one.path(), "en"), last(other.path(), "it"));
            assert!(first["outcome"].is_object(), "{first}");
            assert_eq!(first["digest"], second["digest"], "{game}, {players}");
            assert!(
                !one.path().join("remembered.json").exists(),
                "what plays by itself is not remembered"
            );
        }
    }
}

#[test]
fn a_score_is_kept_once_and_removed_when_its_end_is_undone() {
    for game in GAMES {
        let data = tempfile::tempdir().expect("a folder");
        let auto = run(
            data.path(),
            &[
                "play", game, "--auto", "--json", "--names", "Ann,Bob", "--seed", "3",
            ],
        );
        assert_eq!(auto.status.code(), Some(0), "{game}");
        let kept = scores(data.path());
        assert_eq!(kept.len(), 1, "{game}");
        let mut table = Game::open(data.path(), game, &["--resume"]);
        assert!(
            table.state["outcome"]["score"].is_object(),
            "{game}: {}",
            table.state["outcome"]
        );
        assert_eq!(table.state["outcome"]["score"], kept[0]["score"], "{game}");
        assert_eq!(
            scores(data.path()),
            kept,
            "resumed, {game} is not kept twice"
        );
        // Undoing the end removes the score; redoing it restores the same one.
        assert_eq!(table.send(&json!({"undo": {}}))["outcome"], Value::Null);
        assert!(scores(data.path()).is_empty(), "{game}");
        assert!(table.send(&json!({"redo": {}}))["outcome"].is_object());
        assert_eq!(scores(data.path()), kept, "{game}");
        drop(table);
        drop(Game::open(data.path(), game, &["--resume"]));
        assert_eq!(
            scores(data.path()),
            kept,
            "resumed, {game} is not kept twice"
        );
        // A score missing after a crash is added on resuming; one deleted by hand is not.
        for file in fs::read_dir(data.path().join("scores"))
            .expect("a folder")
            .filter_map(Result::ok)
        {
            fs::remove_file(file.path()).expect("removed");
        }
        drop(Game::open(data.path(), game, &["--resume"]));
        assert_eq!(scores(data.path()), kept, "{game}");
        let id = kept[0]["id"].as_str().expect("an id");
        assert_eq!(
            run(data.path(), &["scores", "remove", id]).status.code(),
            Some(0)
        );
        drop(Game::open(data.path(), game, &["--resume"]));
        assert!(scores(data.path()).is_empty(), "{game}");
    }
}

#[test]
fn the_result_of_a_mission_is_kept() {
    let data = tempfile::tempdir().expect("a folder");
    let words = [
        "play",
        "make-yourself-at-home",
        "--auto",
        "--players",
        "2",
        "--seed",
        "7",
        "--json",
    ];
    assert_eq!(run(data.path(), &words).status.code(), Some(0));
    let kept = scores(data.path());
    assert_eq!(kept.len(), 1);
    assert_eq!(kept[0]["game"], "first-martians");
    assert_eq!(
        run(
            data.path(),
            &["play", "make-yourself-at-home", "--resume", "--json"]
        )
        .status
        .code(),
        Some(0)
    );
    assert_eq!(scores(data.path()), kept);
}

#[test]
fn an_invalid_set_up_is_reported_with_exit_2() {
    let data = tempfile::tempdir().expect("a folder");
    let names = "A,B,C,D,E,F,G,H";
    for words in [
        vec!["mars-needs-mechanics", "--players", "1"],
        vec!["pocket-mars", "--names", names],
        vec!["pocket-mars", "--names", "Ann,ann"],
        vec!["pocket-mars", "--level", "easy"],
        vec!["pocket-mars", "--set", "energy_top=many"],
        vec!["mechanica", "--set", "colour=red"],
        vec!["mechanica", "--set", "solo_tie_wins"],
        vec!["make-yourself-at-home", "--level", "standard"],
        vec!["pocket-moon"],
    ] {
        for lang in ["en", "it"] {
            let output = run(
                data.path(),
                &[&["play"], &words[..], &["--lang", lang]].concat(),
            );
            assert_eq!(output.status.code(), Some(2), "{words:?}");
            assert!(
                text(&output.stderr).len() > 20 && !text(&output.stderr).contains('{'),
                "{}",
                text(&output.stderr)
            );
        }
        let output = run(data.path(), &[&["play"], &words[..], &["--json"]].concat());
        let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        assert!(answer["error"]["code"].is_string(), "{answer}");
    }
    let output = run(data.path(), &["play", "mechanica", "--resume", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!data.path().join("saves").exists(), "nothing was begun");
}

#[test]
fn the_players_are_asked_and_remembered() {
    let data = tempfile::tempdir().expect("a folder");
    let begin = ["2", "Zoè", "Bob", "2", "9", ""];
    let said = typed(
        data.path(),
        &["play", "pocket-mars", "--lang", "en"],
        &begin,
    );
    assert!(said.contains("Pocket Mars: Zoè and Bob."), "{said}");
    assert!(said.contains("energy track: 9"), "{said}");
    // For the next game Enter is enough.
    let said = typed(
        data.path(),
        &["play", "pocket-mars", "--lang", "it"],
        &["", "", "", ""],
    );
    assert!(said.contains("Pocket Mars: Zoè e Bob."), "{said}");
    assert!(said.contains("dell’energia: 9"), "{said}");
    assert!(
        !said.contains('{') && !said.contains('\u{2068}'),
        "no raw message: {said}"
    );
}

#[test]
fn values_are_typed_after_the_number_or_asked_for() {
    let data = tempfile::tempdir().expect("a folder");
    let begin = ["play", "pocket-mars", "--lang", "en", "--names", "Ann,Bob"];
    // Begin; then a project from the prep module: Greenhouse, value 5, typed in one line.
    let said = typed(data.path(), &begin, &["1", "2 2 5"]);
    assert!(said.contains("value 5"), "{said}");
    let said = typed(
        data.path(),
        &["play", "pocket-mars", "--lang", "it", "--resume"],
        &["annulla", "2", "2", "9", "5", "where"],
    );
    assert!(
        said.contains("Annullato") && said.contains("valore 5"),
        "{said}"
    );
    // Another word is answered, then the same value is asked for, and what was entered stays.
    let resume = ["play", "pocket-mars", "--lang", "en", "--resume"];
    let said = typed(
        data.path(),
        &resume,
        &["undo", "2", "2", "board", "redoo", "save Here", "5", "undo"],
    );
    assert!(
        said.contains("The numbers entered so far are kept") && said.contains("Ann: ship 1"),
        "{said}"
    );
    assert!(
        said.contains("“redoo” is not understood")
            && said.contains("“Here”")
            && said.contains("value 5"),
        "{said}"
    );
    // “<” leaves the question; so does what changes the game.
    let said = typed(data.path(), &resume, &["2", "2", "<", "board"]);
    assert!(
        said.contains("The numbers were not entered. Nothing was changed.")
            && said.contains("Ann: ship 1"),
        "{said}"
    );
    let said = typed(data.path(), &resume, &["2", "2", "undo", "board"]);
    assert_eq!(
        said.matches("from 1 to").count(),
        1 + said.matches("A number from 1 to").count(),
        "{said}"
    );
    assert!(said.contains("Undone: "), "{said}");
}

#[test]
fn a_word_between_two_values_of_every_helper_loses_nothing() {
    for game in ["mechanica", "mars-needs-mechanics", "pocket-mars"] {
        let data = tempfile::tempdir().expect("a folder");
        let begin = ["play", game, "--lang", "en", "--names", "Ann,Bob"];
        let said = typed(data.path(), &begin, &["1", "correct"]);
        let prompt = said
            .lines()
            .find(|line| line.contains("anything else leaves"))
            .expect("a list");
        let count = prompt
            .split([' ', ';'])
            .filter_map(|word| word.parse::<usize>().ok())
            .max()
            .expect("a number");
        let mut paused = 0;
        for number in 1..=count {
            let number = number.to_string();
            let lines = ["correct", &number, "1", "board", "1", "1", "1", "1"];
            let said = typed(
                data.path(),
                &["play", game, "--lang", "en", "--resume"],
                &lines,
            );
            assert!(
                !said.contains("The numbers were not entered"),
                "{game}: {said}"
            );
            paused += said.matches("The numbers entered so far are kept").count();
        }
        assert!(paused > 0, "{game} has no correction with several values");
    }
}

#[test]
fn a_whole_game_can_be_played_by_typing() {
    for (game, line, ends) in [
        ("pocket-mars", "2 1 7", false),
        ("mechanica", "1 1", false),
        ("mars-needs-mechanics", "1", true),
    ] {
        for lang in ["en", "it"] {
            let data = tempfile::tempdir().expect("a folder");
            let said = typed(
                data.path(),
                &["play", game, "--lang", lang, "--names", "Ann,Bob"],
                &vec![line; 300],
            );
            assert!(
                !said.contains('{') && !said.contains('\u{2068}'),
                "no raw message: {said}"
            );
            let listed: Value =
                serde_json::from_slice(&run(data.path(), &["saves", "--json"]).stdout)
                    .expect("JSON");
            assert_eq!(listed[0]["over"] == true, ends, "{game}: {said}");
            assert_eq!(scores(data.path()).len(), usize::from(ends), "{game}");
            assert!(
                !ends
                    || said.contains(if lang == "en" {
                        "is kept among the scores"
                    } else {
                        "conservato fra i punteggi"
                    })
            );
        }
    }
}

#[test]
fn names_of_games_begun_at_the_same_time_are_all_remembered() {
    let data = tempfile::tempdir().expect("a folder");
    let lines = data.path().join("lines");
    fs::write(&lines, "quit\n").expect("written");
    for round in 0..3 {
        let begin = |(index, game): (usize, &str)| {
            let names = format!("Ann {round}{index},Bob {round}{index}");
            let words = ["play", game, "--names", &names, "--seed", "3"];
            let quit = fs::File::open(&lines).expect("it is there");
            process::program(data.path(), &words)
                .stdin(quit)
                .stdout(Stdio::null())
                .spawn()
                .expect("it runs")
        };
        let games = [
            "mechanica",
            "pocket-mars",
            "mars-needs-mechanics",
            "mechanica",
        ];
        let all: Vec<_> = games.into_iter().enumerate().map(begin).collect();
        for mut child in all {
            assert!(child.wait().expect("it ends").success());
        }
        let stored = fs::read_to_string(data.path().join("remembered.json")).expect("a file");
        for index in 0..games.len() {
            assert!(
                stored.contains(&format!("Ann {round}{index}")),
                "round {round}, game {index}: {stored}"
            );
        }
    }
}

/// A finished mission is listed by its title, not by the name of its folder.
#[test]
fn a_kept_mission_has_its_title_in_the_list() {
    let data = tempfile::tempdir().expect("a folder");
    let auto = run(
        data.path(),
        &[
            "play",
            "make-yourself-at-home",
            "--players",
            "3",
            "--seed",
            "1",
            "--auto",
        ],
    );
    assert_eq!(auto.status.code(), Some(0));
    for (lang, title) in [
        ("en", "“Make Yourself at Home”: "),
        ("it", "«Come a Casa Vostra»: "),
    ] {
        let listed = text(&run(data.path(), &["scores", "--lang", lang]).stdout);
        assert!(listed.contains(title), "{listed}");
    }
}

/// A switch that is given twice with the same value is no contradiction.
#[test]
fn the_same_value_twice_is_no_contradiction() {
    let level = ["--level", "standard"];
    for words in [
        [&level[..], &["--set", "level=standard"]].concat(),
        vec!["--set", "level=standard"],
        vec![
            "--players",
            "2",
            "--set",
            "draft=true",
            "--set",
            "draft=yes",
        ],
    ] {
        let data = tempfile::tempdir().expect("a folder");
        let played = run(
            data.path(),
            &[
                &["play", "pocket-mars", "--auto", "--seed", "3"],
                &words[..],
            ]
            .concat(),
        );
        assert_eq!(
            played.status.code(),
            Some(0),
            "{words:?}: {}",
            text(&played.stderr)
        );
    }
}
