//! A copy of all data: written on one machine, brought in on another.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::process::{Game, run, text};

/// Plays a few commands of the game of that save, or of a new one; returns its id.
fn played(data: &Path, words: &[&str], commands: usize) -> String {
    let mut table = Game::open(data, "mechanica", words);
    for _ in 0..commands {
        let command = table.flow().expect("something goes on");
        table.send(&command);
    }
    table.state["save"].as_str().expect("a name").to_owned()
}

fn saves(data: &Path) -> Vec<Value> {
    serde_json::from_slice(&run(data, &["saves", "--json"]).stdout).expect("JSON")
}

fn ids(data: &Path) -> Vec<String> {
    let mut ids: Vec<String> = saves(data)
        .iter()
        .map(|save| save["id"].as_str().expect("a name").to_owned())
        .collect();
    ids.sort();
    ids
}

/// The lines of a successful answer.
fn lines(data: &Path, words: &[&str]) -> Vec<String> {
    let output = run(data, words);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    text(&output.stdout).lines().map(str::to_owned).collect()
}

#[test]
fn a_game_that_went_on_on_two_machines_is_kept_twice_and_the_older_says_so() {
    for (language, marks) in [
        ("en", ["one game", "older copy", "so both are kept"]),
        (
            "it",
            ["una partita", "copia meno recente", "restano tutte e due"],
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let (phone, laptop) = (folder.path().join("phone"), folder.path().join("laptop"));
        let id = played(&phone, &["--names", "Ann,Zoé", "--seed", "5"], 4);
        let file = folder.path().join("copy.zip");
        let name = file.to_str().expect("UTF-8");
        let written = lines(&phone, &["backup", name, "--lang", language]);
        assert!(
            written.len() == 1 && written[0].contains(name),
            "{written:?}"
        );
        let refused = run(&phone, &["backup", name, "--lang", language]);
        assert_eq!(refused.status.code(), Some(1), "a file is not replaced");

        let placed = lines(&laptop, &["restore", name, "--lang", language]);
        assert!(
            placed.iter().any(|line| line.contains(marks[0])),
            "{placed:?}"
        );
        let journal = format!("saves/{id}.journal");
        assert_eq!(
            fs::read(laptop.join(&journal)).expect("a save"),
            fs::read(phone.join(&journal)).expect("a save")
        );
        let mut table = Game::open(&phone, "mechanica", &["--resume"]);
        table.send(&json!({"undo": {}}));
        drop(table);
        played(&laptop, &["--resume"], 3);
        fs::remove_file(&file).expect("removed");
        lines(&phone, &["backup", name]);
        let merged = lines(&laptop, &["restore", name, "--lang", language]);
        assert!(
            merged.iter().any(|line| line.contains(marks[2])),
            "{merged:?}"
        );
        assert_eq!(ids(&laptop), [id.clone(), format!("{id}-2")]);
        let older = fs::read_to_string(laptop.join(format!("saves/{id}-2.journal"))).expect("text");
        assert!(older.contains(marks[1]), "{language}");
        let again = lines(&laptop, &["restore", name, "--lang", language]);
        assert!(
            !again.iter().any(|line| line.contains(marks[2])),
            "{again:?}"
        );
        assert_eq!(ids(&laptop).len(), 2);
    }
}

#[test]
fn a_copy_without_a_file_name_lies_in_the_exports() {
    let data = tempfile::tempdir().expect("a folder");
    let id = played(data.path(), &["--names", "Ann,Zoé"], 2);
    let answer: Value =
        serde_json::from_slice(&run(data.path(), &["backup", "--json"]).stdout).expect("JSON");
    let file = answer["file"].as_str().expect("a path");
    assert!(
        Path::new(file).starts_with(data.path().join("exports")) && file.ends_with(".zip"),
        "{file}"
    );
    assert_eq!(answer["left_out"], json!([]));
    let restored: Value =
        serde_json::from_slice(&run(data.path(), &["restore", file, "--json"]).stdout)
            .expect("JSON");
    let present: Vec<&str> = restored["present"]
        .as_array()
        .expect("names")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert!(
        present.contains(&format!("saves/{id}.journal").as_str()),
        "{present:?}"
    );
    assert_eq!(restored["placed"], json!([]));
    assert_eq!(restored["kept_twice"], json!([]));
}

#[test]
fn a_file_that_is_no_copy_is_refused_in_both_languages() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("letter.zip");
    fs::write(&file, "nothing of ours").expect("written");
    let name = file.to_str().expect("UTF-8");
    for (language, said) in [
        ("en", "not a copy of everything"),
        ("it", "non è una copia di tutti i dati"),
    ] {
        let refused = run(data.path(), &["restore", name, "--lang", language]);
        assert_eq!(refused.status.code(), Some(1));
        assert!(text(&refused.stderr).contains(said), "{refused:?}");
        let missing = run(data.path(), &["restore", "nowhere.zip", "--lang", language]);
        assert_eq!(missing.status.code(), Some(1));
        assert!(text(&missing.stderr).contains("nowhere.zip"), "{missing:?}");
    }
    let refused = run(data.path(), &["restore", name, "--json"]);
    let answer: Value = serde_json::from_slice(&refused.stdout).expect("JSON");
    assert_eq!(answer["error"]["code"], "archive");
    assert!(!data.path().join("saves").exists());
}
