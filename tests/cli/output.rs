//! What is written to the terminal, and what happens when it cannot be written.

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::process::{Output, Stdio};

use crate::process::{program, run, text, typed};

/// The characters with which a text could hide, move or replace what a terminal shows.
const ACTING: [char; 4] = ['\u{1b}', '\r', '\u{9b}', '\u{202e}'];

fn is_clean(output: &Output) {
    for stream in [&output.stdout, &output.stderr] {
        let shown = text(stream);
        assert!(!shown.contains(ACTING), "{shown:?}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn an_answer_that_cannot_be_written_is_an_error() {
    let data = tempfile::tempdir().expect("a folder");
    for (language, said) in [
        ("en", "could not be written"),
        ("it", "Non è stato possibile scrivere"),
    ] {
        for words in [
            &["schema"][..],
            &["saves", "--json"],
            &["rules", "stress"],
            &["box"],
            &["print", "make-yourself-at-home"],
            &["play", "mechanica", "--json"],
            &["play", "make-yourself-at-home", "--auto", "--seed", "7"],
        ] {
            let full = OpenOptions::new()
                .write(true)
                .open("/dev/full")
                .expect("a full disk");
            let mut command = program(data.path(), &[words, &["--lang", language]].concat());
            let output = command.stdout(full).output().expect("it runs");
            assert_eq!(output.status.code(), Some(1), "{words:?}");
            assert!(
                text(&output.stderr).contains(said),
                "{words:?}: {}",
                text(&output.stderr)
            );
        }
    }
}

#[test]
fn a_reader_who_has_gone_is_no_error() {
    let data = tempfile::tempdir().expect("a folder");
    let mut child = program(data.path(), &["schema"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(
        (output.status.code(), text(&output.stderr).as_str()),
        (Some(0), "")
    );
}

#[test]
fn what_is_typed_is_not_sent_back_to_act_on_the_terminal() {
    let data = tempfile::tempdir().expect("a folder");
    for words in [
        &["play", "\u{1b}[2J"],
        &["report", "\u{1b}[2J"],
        &["rules", "\u{9b}2J\u{202e}"],
        &["check", "\u{1b}]0;owned\u{7}"],
    ] {
        for json in [&[][..], &["--json"]] {
            is_clean(&run(data.path(), &[&words[..], json].concat()));
        }
    }
    let shown = typed(
        data.path(),
        &["play", "make-yourself-at-home", "--seed", "3"],
        &["save \u{1b}[2Jx", "\u{202e}", "quit"],
    );
    assert!(!shown.contains(ACTING), "{shown:?}");
}

#[test]
fn a_mission_cannot_act_on_the_terminal_and_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let mission = folder.path().join("owned");
    let at = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    assert!(run(&data, &["new-mission", &at(&mission)]).status.success());
    let file = mission.join("en.ftl");
    let prose = fs::read_to_string(&file).expect("texts");
    let first = prose
        .lines()
        .find(|line| line.contains(".title = "))
        .expect("a title")
        .to_owned();
    for acting in [
        "\u{1b}]0;owned\u{7}\u{1b}[2J",
        "\u{202e}",
        "{ \"\\u001B\" }[2J",
    ] {
        fs::write(
            &file,
            prose.replacen(&first, &format!("{first} {acting}"), 1),
        )
        .expect("written");
        let checked = run(&data, &["check", &at(&mission), "--json"]);
        assert!(
            !checked.status.success() && text(&checked.stdout).contains("hidden-character"),
            "{checked:?}"
        );
        is_clean(&checked);
        for words in [
            &["check", &at(&mission)][..],
            &["add", &at(&mission)],
            &["print", &at(&mission)],
        ] {
            is_clean(&run(&data, words));
        }
        assert!(!run(&data, &["add", &at(&mission)]).status.success());
    }
    fs::write(&file, format!("\u{feff}{}", prose.replace('\n', "\r\n"))).expect("written");
    let checked = run(&data, &["check", &at(&mission)]);
    assert!(
        checked.status.success(),
        "a mark of the encoding and long line ends are no fault: {checked:?}"
    );
}
