//! Names that look the same are the same, and one of which nothing is seen is none.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::process::{Game, MISSION, run, text, typed};

/// `è` in two signs, as some systems write it.
const APART: &str = "Zoe\u{300}";
const TOGETHER: &str = "Zoè";

fn journal(data: &Path) -> (String, String) {
    let file = fs::read_dir(data.join("saves"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| path.extension().is_some_and(|end| end == "journal"))
        .unwrap();
    let id = file.file_stem().unwrap().to_str().unwrap().to_owned();
    (id, fs::read_to_string(file).unwrap())
}

fn renamed(data: &Path, to: &str) {
    let (id, _) = journal(data);
    let saves = data.join("saves");
    fs::rename(
        saves.join(format!("{id}.journal")),
        saves.join(format!("{to}.journal")),
    )
    .unwrap();
}

#[test]
fn a_save_is_found_in_either_normal_form_of_its_name() {
    for (on_disk, asked) in [(APART, TOGETHER), (TOGETHER, APART), (APART, APART)] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path();
        typed(
            data,
            &["play", "mechanica", "--names", "Ann,Bob"],
            &["quit"],
        );
        renamed(data, on_disk);
        let told = typed(
            data,
            &["play", "mechanica", &format!("--resume={asked}")],
            &["save here", "quit"],
        );
        assert!(told.contains("Ann"), "{on_disk:?} {asked:?}: {told}");
        let (id, records) = journal(data);
        assert!(id == on_disk && records.contains("\"here\""), "{id:?}");
        let path = data.join(format!("saves/{asked}.journal"));
        for words in [["report", asked], ["check", path.to_str().unwrap()]] {
            let output = run(data, &words);
            assert_eq!(output.status.code(), Some(0), "{output:?}");
        }
        let listed: Vec<Value> =
            serde_json::from_slice(&run(data, &["saves", "--json"]).stdout).unwrap();
        assert_eq!(
            (listed.len(), &listed[0]["id"], &listed[0]["game"]),
            (1, &json!(on_disk), &json!("mechanica"))
        );
    }
}

#[test]
fn players_of_a_helper_look_different_and_are_stored_composed() {
    let folder = tempfile::tempdir().unwrap();
    for names in [
        "Zoè,Zoe\u{300}",
        "Ada,A\u{34f}da",
        "Ada,Ada\u{2800}",
        "Ada,\u{3164}",
        "\u{2800},Bob",
        "Ada\u{200f},Bob",
        "Ada,B\u{fe0f}ob,bob",
    ] {
        let output = run(
            folder.path(),
            &["play", "mechanica", "--names", names, "--auto"],
        );
        assert_ne!(output.status.code(), Some(0), "{names:?}: {output:?}");
        assert!(!folder.path().join("saves").exists(), "{names:?}");
    }
    typed(
        folder.path(),
        &["play", "mechanica", "--names", "Zoe\u{300},Bob"],
        &["quit"],
    );
    let (_, records) = journal(folder.path());
    assert!(records.contains(TOGETHER) && !records.contains(APART));
}

#[test]
fn an_astronaut_has_a_name_that_is_seen_and_composed() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = Game::open(folder.path(), MISSION, &["--seed", "3"]);
    for name in [
        "\u{2800}",
        "\u{3164}",
        "\u{e0041}",
        "Ada\u{200e}",
        "Ada\u{61c}",
    ] {
        let answer = game.send(&json!({"set_name": {"seat": 0, "name": name}}));
        assert!(
            answer["refused"].is_object() || answer["error"].is_object(),
            "{name:?}: {answer}"
        );
    }
    game.send(&json!({"set_name": {"seat": 0, "name": APART}}));
    let (_, records) = journal(folder.path());
    assert!(records.contains(TOGETHER) && !records.contains(APART));
}

#[test]
fn a_save_point_has_a_name_that_is_seen_and_composed() {
    let folder = tempfile::tempdir().unwrap();
    let lines = [
        "save \u{2800}",
        "save \u{3164}\u{200f}",
        "save Zoe\u{300}",
        "quit",
    ];
    typed(
        folder.path(),
        &["play", "mechanica", "--names", "Ann,Bob"],
        &lines,
    );
    let (_, records) = journal(folder.path());
    assert_eq!(records.matches("save_point").count(), 1, "{records}");
    assert!(records.contains(TOGETHER));
}

#[test]
fn games_of_one_player_are_one_whatever_the_form_of_the_name() {
    let folder = tempfile::tempdir().unwrap();
    let example: Value =
        serde_json::from_slice(&run(folder.path(), &["score", "mechanica", "--example"]).stdout)
            .unwrap();
    for (number, name) in [TOGETHER, APART, "ZOÈ", "Zo\u{200b}è"]
        .into_iter()
        .enumerate()
    {
        let mut game = example.clone();
        game["players"][0]["name"] = json!(name);
        let file = folder.path().join(format!("{number}.json"));
        fs::write(&file, game.to_string()).unwrap();
        let kept = run(
            folder.path(),
            &["score", "mechanica", file.to_str().unwrap(), "--keep"],
        );
        assert_eq!(kept.status.code(), Some(0), "{name:?}: {kept:?}");
    }
    let listed = |words: &[&str]| -> Value {
        serde_json::from_slice(&run(folder.path(), &[&["scores", "--json"], words].concat()).stdout)
            .unwrap()
    };
    let all = listed(&[]);
    let of_zoe = all["statistics"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|own| own["plays"] == 4);
    assert_eq!(
        of_zoe.count(),
        all["scores"][0]["score"]["players"]
            .as_array()
            .unwrap()
            .len()
    );
    assert_eq!(
        listed(&["--player", "zoe\u{300}"])["scores"]
            .as_array()
            .unwrap()
            .len(),
        4
    );
}

#[test]
fn the_message_about_a_name_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    for (language, word) in [("en", "can be seen"), ("it", "si deve vedere")] {
        let output = run(
            folder.path(),
            &[
                "play",
                "mechanica",
                "--names",
                "\u{2800},Bob",
                "--auto",
                "--lang",
                language,
            ],
        );
        let told = text(&output.stderr);
        assert!(told.contains(word), "{told}");
    }
}
