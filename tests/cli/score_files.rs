//! Files of scores: exported for spreadsheets, brought in from anywhere, with exit codes for scripts.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::process::{run, text};

/// Three kept games, and their table in English.
fn three_games(folder: &Path) -> (PathBuf, String) {
    let data = folder.join("here");
    let entry = |number: u32, players: &[&str]| {
        json!({"format": 1, "id": format!("game-{number}"), "at": format!("2026-11-2{number}T20:15:00Z"), "notes": "x;=1+1",
            "game": "first-martians", "mission": {"mission": "home", "players": players, "ending": "won", "sol": 7}})
    };
    let entries = [
        entry(1, &["Ada", "Bo"]),
        entry(2, &["Bo", "Ada"]),
        entry(3, &["Cleo", "Ada"]),
    ];
    imported(
        &data,
        &file(
            folder,
            "three.json",
            json!({"solkeeper_scores": 1, "entries": entries}).to_string(),
        ),
        0,
    );
    let table = folder.join("all.csv");
    assert_eq!(
        run(&data, &["scores", "export", table.to_str().unwrap()])
            .status
            .code(),
        Some(0)
    );
    (data, fs::read_to_string(table).unwrap())
}

fn file(folder: &Path, name: &str, content: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

/// What an import says on both streams, and in JSON into another folder.
fn imported(data: &Path, file: &str, code: i32) -> (String, Value) {
    let beside = data.with_extension("json-answers");
    let in_json = run(&beside, &["scores", "import", file, "--json"]);
    let output = run(data, &["scores", "import", file]);
    assert_eq!(output.status.code(), Some(code), "{output:?}");
    assert_eq!(in_json.status.code(), Some(code), "{in_json:?}");
    let told = format!("{}{}", text(&output.stdout), text(&output.stderr));
    (told, serde_json::from_slice(&in_json.stdout).unwrap())
}

#[test]
fn a_filtered_table_brings_in_what_it_holds_and_tells_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let (_, table) = three_games(folder.path());
    let head = table.lines().next().unwrap();
    let of_ada: Vec<&str> = table
        .lines()
        .filter(|line| line.contains(",\"Ada\","))
        .collect();
    let filtered = format!("{head}\n{}\n", of_ada.join("\n"));
    let there = folder.path().join("there");
    let (told, answer) = imported(&there, &file(folder.path(), "ada.csv", filtered), 3);
    assert_eq!(told.matches("was not added").count(), 2, "{told}");
    assert_eq!(answer["added"], json!(["game-1"]));
    assert_eq!(answer["left_out"][1]["code"], "row-without-data");
}

#[test]
fn an_edited_table_says_that_the_data_was_taken() {
    let folder = tempfile::tempdir().unwrap();
    let (_, table) = three_games(folder.path());
    let edited = table.replacen(",\"Ada\",", ",\"Adele\",", 1);
    let there = folder.path().join("there");
    let (told, answer) = imported(&there, &file(folder.path(), "edited.csv", edited), 3);
    assert!(
        told.contains("3 scores were added") && told.contains("“Adele”"),
        "{told}"
    );
    assert_eq!(answer["left_out"][0]["at"], "rows[1].player");
    // As it was exported, it is whole, and once more it is there already.
    let there = folder.path().join("elsewhere");
    let whole = file(folder.path(), "whole.csv", &table);
    imported(&there, &whole, 0);
    imported(&there, &whole, 0);
}

#[test]
fn the_exit_code_says_whether_anything_was_done() {
    let folder = tempfile::tempdir().unwrap();
    let good = json!({"format": 1, "id": "good", "at": "2026-11-21T20:15:00Z", "notes": "", "game": "first-martians",
        "mission": {"mission": "home", "players": ["Ada"], "ending": "won", "sol": 7}});
    let mut bad = good.clone();
    bad["mission"]["players"] = json!([]);
    let mut other = good.clone();
    other["mission"]["sol"] = json!(8);
    let of = |name: &str, entries: Value| {
        file(
            folder.path(),
            name,
            json!({"solkeeper_scores": 1, "entries": entries}).to_string(),
        )
    };
    let data = folder.path().join("data");
    imported(&data, &of("bad.json", json!([bad])), 1);
    imported(&data, &of("both.json", json!([bad, good])), 3);
    imported(&data, &of("good.json", json!([good])), 0);
    imported(&data, &of("other.json", json!([other])), 1);
    imported(&data, &of("mixed.json", json!([good, other])), 3);
    assert_eq!(run(&data, &["scores"]).status.code(), Some(0));
    // An export without what cannot be read is not whole, and a list is a list.
    fs::write(data.join("scores/broken.json"), "{").unwrap();
    assert_eq!(run(&data, &["scores"]).status.code(), Some(0));
    let out = folder.path().join("out.csv");
    let output = run(&data, &["scores", "export", out.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(3), "{output:?}");
    assert!(text(&output.stdout).contains("broken"), "{output:?}");
    let out = folder.path().join("out.json");
    let output = run(
        &data,
        &["scores", "export", out.to_str().unwrap(), "--json"],
    );
    assert_eq!(output.status.code(), Some(3), "{output:?}");
}

#[test]
fn the_separator_is_that_of_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let (data, english) = three_games(folder.path());
    assert!(english.starts_with("\u{feff}\"id\",\"at\","), "{english}");
    let path = folder.path().join("it.csv");
    let words = ["scores", "export", path.to_str().unwrap(), "--lang", "it"];
    assert_eq!(run(&data, &words).status.code(), Some(0));
    let italian = fs::read_to_string(&path).unwrap();
    assert!(italian.starts_with("\u{feff}\"id\";\"at\";"), "{italian}");
    assert!(!italian.contains(";=") && !english.contains(";="));
    imported(&folder.path().join("there"), path.to_str().unwrap(), 0);
}

/// A table with another sign between its cells, all of which are quoted.
fn divided_by(table: &str, separator: char) -> String {
    let mut in_cell = false;
    let signs = table.chars().map(|sign| {
        in_cell ^= sign == '"';
        if sign == ',' && !in_cell {
            separator
        } else {
            sign
        }
    });
    signs.collect()
}

#[test]
fn tables_are_read_as_spreadsheets_save_them() {
    let folder = tempfile::tempdir().unwrap();
    let (_, table) = three_games(folder.path());
    let table = table.trim_start_matches('\u{feff}');
    let tabs = divided_by(table, '\t');
    let units: Vec<u8> = format!("\u{feff}{tabs}")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let declared = format!("sep=;\r\n{}", divided_by(table, ';'));
    for (name, content) in [
        ("tabs.csv", tabs.clone().into_bytes()),
        ("excel.csv", units),
        ("sep.csv", declared.into_bytes()),
    ] {
        let there = folder.path().join(name).with_extension("data");
        let (told, _) = imported(&there, &file(folder.path(), name, content), 0);
        assert!(told.contains("3 scores were added"), "{name}: {told}");
    }
}

#[test]
fn a_table_in_another_encoding_is_refused_with_the_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let (_, table) = three_games(folder.path());
    let mut bytes = table
        .trim_start_matches('\u{feff}')
        .replace("Ada", "Zo?")
        .into_bytes();
    for byte in &mut bytes {
        if *byte == b'?' {
            *byte = 0xe8;
        }
    }
    let name = file(folder.path(), "cp1252.csv", bytes);
    for language in ["en", "it"] {
        let output = run(
            &folder.path().join("there"),
            &["scores", "import", &name, "--lang", language],
        );
        assert_eq!(output.status.code(), Some(1));
        let told = text(&output.stderr);
        assert!(
            told.contains("CSV UTF-8") && !told.contains("disk") && !told.contains("disco"),
            "{told}"
        );
    }
    assert!(!folder.path().join("there/scores").exists());
}

#[test]
fn a_score_without_an_id_is_added_once_whatever_the_form_of_its_names() {
    let folder = tempfile::tempdir().unwrap();
    let named = |name: &str| {
        let entry = json!({"format": 1, "at": "2026-11-21T20:15:00Z", "notes": "", "game": "first-martians",
            "mission": {"mission": "home", "players": [name], "ending": "won", "sol": 7}});
        json!({"solkeeper_scores": 1, "entries": [entry]}).to_string()
    };
    let data = folder.path().join("data");
    imported(
        &data,
        &file(folder.path(), "together.json", named("Zoè")),
        0,
    );
    let (told, _) = imported(
        &data,
        &file(folder.path(), "apart.json", named("Zoe\u{300}")),
        0,
    );
    assert!(told.contains("1 was there already"), "{told}");
    let (told, _) = imported(
        &data,
        &file(folder.path(), "unseen.json", named("Zo\u{34f}è")),
        0,
    );
    assert!(told.contains("1 was there already"), "{told}");
}
