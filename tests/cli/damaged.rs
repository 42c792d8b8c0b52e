//! Damaged saves: reported in lists, opened as far as possible.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::process::{Game, run, text, typed};

/// A game with a few commands and two backups; returns its id and file.
fn played(data: &Path, game: &str) -> (String, PathBuf) {
    let mut table = Game::open(data, game, &["--seed", "5"]);
    let id = table.state["save"].as_str().expect("a name").to_owned();
    for _ in 0..6 {
        let command = table.flow().expect("something goes on");
        table.send(&command);
    }
    drop(table);
    for _ in 0..2 {
        let mut table = Game::open(data, game, &["--resume"]);
        let command = table.flow().expect("something goes on");
        table.send(&command);
    }
    let file = data.join("saves").join(format!("{id}.journal"));
    (id, file)
}

fn flip(file: &Path, at: usize) {
    let mut bytes = fs::read(file).expect("a save");
    bytes[at] ^= 1;
    fs::write(file, bytes).expect("written");
}

fn listed(data: &Path) -> Value {
    serde_json::from_slice(&run(data, &["saves", "--json"]).stdout).expect("JSON")
}

#[test]
fn a_save_with_a_damaged_first_line_is_reported_and_opens() {
    for game in ["make-yourself-at-home", "mechanica"] {
        let data = tempfile::tempdir().expect("a folder");
        let (id, file) = played(data.path(), game);
        assert_eq!(listed(data.path())[0]["damaged"], Value::Null);
        flip(&file, 40);
        assert_eq!(listed(data.path())[0]["damaged"], "head");
        assert!(text(&run(data.path(), &["saves"]).stdout).contains("damaged, but it opens"));
        let report = run(data.path(), &["report", &id]);
        assert!(
            report.status.success() && text(&report.stderr).contains("is damaged"),
            "{report:?}"
        );
        let checked = run(data.path(), &["check", file.to_str().expect("UTF-8")]);
        assert!(
            !checked.status.success()
                && text(&checked.stdout).contains("Opening it restores that part"),
            "{checked:?}"
        );

        let resumed = typed(data.path(), &["play", game, "--resume"], &["quit"]);
        assert!(
            resumed.contains("was damaged, and was restored"),
            "{resumed}"
        );
        assert_eq!(listed(data.path())[0]["damaged"], Value::Null);
        assert!(
            run(data.path(), &["check", file.to_str().expect("UTF-8")])
                .status
                .success()
        );
    }
}

#[test]
fn a_save_cut_in_the_middle_is_reported() {
    let data = tempfile::tempdir().expect("a folder");
    let (id, file) = played(data.path(), "mechanica");
    let text_of_save = fs::read_to_string(&file).expect("a save");
    flip(
        &file,
        text_of_save.find(r#""seq":3"#).expect("the third record"),
    );
    assert_eq!(listed(data.path())[0]["damaged"], "middle");
    assert!(
        text(&run(data.path(), &["report", &id]).stderr).contains("its story may be incomplete")
    );
}

#[test]
fn backups_of_an_unreadable_save_are_listed_and_open_by_name() {
    let data = tempfile::tempdir().expect("a folder");
    let (id, file) = played(data.path(), "mechanica");
    fs::write(&file, "nothing of ours\n").expect("written");
    for words in [
        &["play", "mechanica", "--resume"][..],
        &["play", "mechanica", &format!("--resume={id}")],
    ] {
        let refused = run(data.path(), words);
        assert!(!refused.status.success());
        let said = text(&refused.stderr);
        assert!(
            said.contains(&format!("--resume={id}@2"))
                && said.contains(&format!("--resume={id}@1")),
            "{said}"
        );
    }
    let (opened, notices) =
        Game::with_notices(data.path(), "mechanica", &[&format!("--resume={id}@1")]);
    assert_eq!(notices.len(), 1, "{notices:?}");
    assert_eq!(opened.state["save"], format!("{id}-2"));
    drop(opened);
    assert_eq!(
        fs::read_to_string(&file).expect("text"),
        "nothing of ours\n"
    );
    let refused = run(
        data.path(),
        &["play", "mechanica", &format!("--resume={id}@99")],
    );
    assert!(!refused.status.success());
}

/// Changes the record of that number, under a right checksum: what a version with other rules leaves behind.
fn rewrite(file: &Path, seq: u64, change: impl Fn(&mut Value)) {
    let text = fs::read_to_string(file).expect("a save");
    let lines = text.lines().map(|line| {
        let mut json: Value = serde_json::from_str(&line[9..]).expect("a line");
        if json["seq"] == seq {
            change(&mut json);
        }
        let json = if json["seq"] == seq {
            json.to_string()
        } else {
            line[9..].to_owned()
        };
        let sum: String = Sha256::digest(&json)
            .iter()
            .take(4)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        format!("{sum} {json}\n")
    });
    fs::write(file, lines.collect::<String>()).expect("written");
}

#[test]
fn a_save_that_leads_to_another_state_is_reported_when_checked_and_when_opened() {
    for game in ["make-yourself-at-home", "mechanica"] {
        let data = tempfile::tempdir().expect("a folder");
        let (id, file) = played(data.path(), game);
        let checked = || run(data.path(), &["check", file.to_str().expect("UTF-8")]);
        let sound = fs::read(&file).expect("a save");
        assert!(checked().status.success(), "{:?}", checked());
        let last = text(&sound)
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(&line[9..]).ok()?["seq"].as_u64())
            .max();
        let last = last.expect("records");
        // In the middle: play is not affected, the story is.
        rewrite(&file, 3, |record| {
            record["played"]["digest"] = "00000000".into();
        });
        assert!(
            !checked().status.success() && text(&checked().stdout).contains("another state"),
            "{:?}",
            checked()
        );
        fs::write(&file, &sound).expect("written");
        // At the end: play goes on from there.
        rewrite(&file, last, |record| {
            record["played"]["digest"] = "00000000".into();
        });
        assert!(!checked().status.success());
        let (opened, notices) = Game::with_notices(data.path(), game, &[&format!("--resume={id}")]);
        assert!(
            notices.iter().any(|it| it["notice"]
                .as_str()
                .is_some_and(|it| it.contains("no longer lead to the game"))),
            "{notices:?}"
        );
        drop(opened);
    }
}

#[test]
fn an_unreadable_folder_of_saves_is_an_error() {
    let data = tempfile::tempdir().expect("a folder");
    fs::write(
        data.path().join("saves"),
        "a file where the folder should be",
    )
    .expect("written");
    for words in [
        &["saves"][..],
        &["saves", "--json"],
        &["play", "mechanica", "--resume"],
    ] {
        let output = run(data.path(), words);
        assert_eq!(output.status.code(), Some(1), "{words:?}");
        let told = text(&output.stdout) + &text(&output.stderr);
        assert!(
            told.contains("os error") && !told.starts_with(": "),
            "{told}"
        );
    }
}

#[test]
fn an_error_contains_the_text_of_the_system() {
    let data = tempfile::tempdir().expect("a folder");
    fs::write(
        data.path().join("saves"),
        "a file where the folder should be",
    )
    .expect("written");
    let output = run(data.path(), &["play", "mechanica", "--seed", "1", "--auto"]);
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("os error"), "{output:?}");
}
