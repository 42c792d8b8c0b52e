//! The walls between the rooms: who may use what (ARCHITECTURE.md).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says what is wrong by failing")]

use std::fs;
use std::path::{Path, PathBuf};

/// The source files of a room: `src/<room>.rs` and `src/<room>/`.
fn room(name: &str) -> Vec<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = vec![source.join(format!("{name}.rs"))];
    gather(&source.join(name), &mut files);
    // The tests of a room may look at real files and real clocks.
    let is_test = |path: &PathBuf| path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs");
    files.retain(|path| path.is_file() && !is_test(path));
    files
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
}

/// Whether a line names it as a word: `iced` but not `noticed`.
fn names(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let edge = |neighbour: Option<char>| neighbour.is_none_or(|it| !it.is_alphanumeric() && it != '_');
        edge(line[..at].chars().next_back()) && edge(line[at + word.len()..].chars().next())
    })
}

fn refuse(rooms: &[&str], words: &[&str]) {
    let mut scanned = 0;
    for name in rooms {
        let files = room(name);
        assert!(!files.is_empty(), "there is no room {name}");
        for file in files {
            let text = fs::read_to_string(&file).expect("source");
            scanned += 1;
            for (number, line) in text.lines().enumerate() {
                // Tests of a room may look at real files.
                if line.trim_start().starts_with("#[cfg(test)]") {
                    break;
                }
                for word in words.iter().filter(|_| !line.trim_start().starts_with("//")) {
                    assert!(!names(line, word), "{}:{}: {word} has no place in {name}", file.display(), number + 1);
                }
            }
        }
    }
    assert!(scanned >= rooms.len());
}

#[test]
fn the_games_know_no_outside_world() {
    let outside =
        ["std::fs", "std::thread", "std::time", "std::env", "std::net", "iced", "fluent", "fluent_bundle", "fluent_syntax"];
    let inside = [
        "first_martians",
        "pocket_mars",
        "mechanica",
        "mars_needs_mechanics",
        "scorebook",
        "scoring",
        "play",
        "dice",
        "rulebook",
    ];
    refuse(&inside, &outside);
    refuse(&inside, &["println", "eprintln", "dbg", "SystemTime", "Instant"]);
}

#[test]
fn each_room_uses_only_what_lies_below_it() {
    refuse(&["dice"], &["crate::play", "crate::first_martians", "crate::content", "crate::language", "crate::storage"]);
    refuse(&["play"], &["crate::first_martians", "crate::content", "crate::language", "crate::storage", "crate::dice"]);
    let above = ["crate::content", "crate::language", "crate::storage", "crate::session", "crate::cli", "crate::app"];
    refuse(&["rulebook"], &[&above[..], &["crate::first_martians", "crate::play", "crate::dice"]].concat());
    refuse(&["first_martians"], &["crate::content", "crate::language", "crate::storage", "crate::session", "crate::cli"]);
    let games = ["crate::first_martians", "crate::pocket_mars", "crate::mechanica", "crate::mars_needs_mechanics"];
    let above = ["crate::content", "crate::language", "crate::storage", "crate::session", "crate::cli", "crate::scorebook"];
    refuse(&["scoring", "play", "dice"], &[&games[..], &above[..]].concat());
    for (room, own) in [("pocket_mars", games[1]), ("mechanica", games[2]), ("mars_needs_mechanics", games[3])] {
        let others: Vec<&str> = games.iter().copied().filter(|game| *game != own).collect();
        refuse(&[room], &[&others[..], &above[..]].concat());
    }
    refuse(&["scoring"], &["crate::play", "crate::dice"]);
    refuse(&["scorebook"], &above[..5]);
    refuse(&["content"], &["crate::language", "crate::storage", "crate::session", "crate::cli", "crate::app"]);
    refuse(&["storage"], &["crate::language", "crate::session", "crate::cli", "crate::app"]);
    refuse(&["language"], &["crate::storage", "crate::session", "crate::cli", "crate::app"]);
    refuse(&["session", "cli"], &["crate::app"]);
}

#[test]
fn only_storage_touches_the_disk() {
    refuse(&["content", "language", "session", "cli", "app"], &["std::fs", "fs::write", "File::create", "OpenOptions"]);
}

#[test]
fn only_language_knows_fluent_bundles_and_only_the_app_knows_iced() {
    refuse(&["content", "storage", "session", "cli", "app"], &["fluent_bundle"]);
    refuse(&["content", "storage", "session", "cli", "language"], &["iced"]);
}

#[test]
fn files_fit_a_head() {
    let games = ["first_martians", "pocket_mars", "mechanica", "mars_needs_mechanics"];
    let others = ["scoring", "scorebook", "play", "dice", "content", "language", "storage", "session", "cli", "app"];
    for file in games.iter().chain(&others).flat_map(|name| room(name)) {
        let lines = fs::read_to_string(&file).expect("source").lines().count();
        assert!(lines <= 480, "{} has {lines} lines", file.display());
    }
}
