//! Serialised names: everything written to files or printed as JSON keeps its names, shapes and bytes.
//!
//! Three kinds of generated files are compared with the code:
//!
//! - `lists/`: every name and shape that the code *reads* (saves, answers, missions, drafts). They are complete because serde itself
//!   is asked: [`trace`] lets each type of [`today::roots`] read from a deserializer that notes all fields and all variants handed to
//!   it. No example is needed, and a new variant or field changes the list.
//! - `examples/`: of each such type values in which every variant and every field occurs, as the code *writes* them. Each line is
//!   read, written again and compared byte for byte: the order of keys counts, for digests are made of these bytes.
//! - `saves/` and `answers/`: lines of saves of all four games, and what the program answers to each `--json`, byte for byte. Types
//!   that are only ever written (offers, scores, statistics, diagnostics) cannot be asked what they would read: they stand here
//!   by what the program says, and so complete as the questions of [`answers`] are.
//!
//! The shapes of missions, decks and the box are held by the JSON Schemas in `missions/` too.
//!
//! Nothing here depends on the name of a type or a module but [`today`]. When a change of a file format is meant,
//! `SOLKEEPER_BLESS=1 cargo test --test serialized_names` writes all of it anew.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod answers;
mod list;
#[path = "../cli/process.rs"]
#[allow(
    dead_code,
    reason = "a part of the tests of the command line, which use more of it"
)]
mod process;
mod today;
mod trace;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use test_support::released_missions;

use list::Lister;
use serde::Serialize;
use serde::de::DeserializeOwned;
use trace::{Shapes, trace};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/serialized_names")
        .join(name)
}

fn blessed() -> bool {
    std::env::var_os("SOLKEEPER_BLESS").is_some()
}

/// Compares texts with the files of a folder, or writes them.
fn compare(name: &str, ending: &str, now: &BTreeMap<String, String>) {
    let folder = folder(name);
    if blessed() {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        for (file, text) in now {
            fs::write(folder.join(format!("{file}.{ending}")), text).expect("a file");
        }
        return;
    }
    let mut wrong = Vec::new();
    let mut before = BTreeMap::new();
    for entry in fs::read_dir(&folder)
        .expect("a folder")
        .map(|it| it.expect("a file").path())
    {
        let file = entry
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        before.insert(file, fs::read_to_string(&entry).expect("text"));
    }
    for file in before.keys().filter(|it| !now.contains_key(*it)) {
        wrong.push(format!("{name}/{file}.{ending} is about a removed type"));
    }
    for (file, text) in now {
        let old = before.get(file).map_or("", String::as_str);
        if old == text {
            continue;
        }
        let gone = old
            .lines()
            .filter(|line| !text.lines().any(|it| it == *line))
            .map(|line| format!("  was: {}", around(line, text)));
        let new = text
            .lines()
            .filter(|line| !old.lines().any(|it| it == *line))
            .map(|line| format!("  is:  {}", around(line, old)));
        let lines: Vec<_> = gone.chain(new).collect();
        let lines = if lines.is_empty() {
            vec!["  the order of the lines".to_owned()]
        } else {
            lines
        };
        wrong.push(format!(
            "{name}/{file}.{ending} has changed:\n{}",
            lines.join("\n")
        ));
    }
    assert!(
        wrong.is_empty(),
        "names or shapes in files have changed, and players have files with the old ones (a rename in the code needs \
         `#[serde(rename = …)]`):\n{}",
        wrong.join("\n")
    );
}

/// The part of a long line where it differs from the most similar line of the other text.
fn around(line: &str, other: &str) -> String {
    let same = |it: &str| {
        it.chars()
            .zip(line.chars())
            .take_while(|(one, other)| one == other)
            .count()
    };
    let at = other.lines().map(same).max().unwrap_or(0);
    line.chars()
        .skip(at.saturating_sub(100))
        .take(220)
        .collect()
}

/// Lists the shapes of types, and writes examples.
#[derive(Default)]
struct Listing {
    shapes: Shapes,
    lister: Lister,
    lists: BTreeMap<String, String>,
    examples: BTreeMap<String, String>,
}

impl today::Visit for Listing {
    fn root<T: Serialize + DeserializeOwned>(&mut self, name: &'static str) {
        let (shape, values) = trace::<T>(&mut self.shapes);
        self.lists.insert(
            name.to_owned(),
            self.lister.list(name, &shape, &self.shapes),
        );
        let mut examples: String = values
            .iter()
            .map(|value| serde_json::to_string(value).expect("JSON") + "\n")
            .collect();
        examples.extend(
            today::texts(name)
                .iter()
                .map(|text| format!("\"{text}\"\n")),
        );
        self.examples.insert(name.to_owned(), examples);
    }
}

/// Reads examples and writes them again.
struct Reading {
    wrong: Vec<String>,
}

impl today::Visit for Reading {
    fn root<T: Serialize + DeserializeOwned>(&mut self, name: &'static str) {
        let path = folder("examples").join(format!("{name}.jsonl"));
        let Ok(text) = fs::read_to_string(&path) else {
            self.wrong.push(format!(
                "there are no examples of {name}: {}",
                path.display()
            ));
            return;
        };
        for (number, line) in (1..).zip(text.lines()) {
            match serde_json::from_str::<T>(line) {
                Err(error) => self.wrong.push(format!(
                    "examples/{name}.jsonl:{number} can no longer be read: {error}\n  {line}"
                )),
                Ok(value) => {
                    let written = serde_json::to_string(&value).expect("JSON");
                    if written != line {
                        self.wrong.push(format!(
                            "examples/{name}.jsonl:{number} is written differently:\n  was: {}\n  is:  {}",
                            around(line, &written),
                            around(&written, line)
                        ));
                    }
                }
            }
        }
    }
}

/// Every removed, new or changed name changes a list.
#[test]
fn names_and_shapes_are_unchanged() {
    let mut listing = Listing::default();
    today::roots(&mut listing);
    compare("lists", "txt", &listing.lists);
    if blessed() {
        compare("examples", "jsonl", &listing.examples);
    }
}

/// Digests depend on these bytes.
#[test]
fn every_example_is_read_and_written_byte_for_byte() {
    if blessed() {
        return;
    }
    let mut reading = Reading { wrong: Vec::new() };
    today::roots(&mut reading);
    assert!(
        reading.wrong.is_empty(),
        "the content of written files has changed:\n{}",
        reading.wrong.join("\n")
    );
}

#[test]
fn saves_are_written_byte_for_byte() {
    let now = today::saves()
        .into_iter()
        .map(|(name, lines)| (name.to_owned(), lines.join("\n") + "\n"));
    let mut now: BTreeMap<String, String> = now.collect();
    now.insert("offers".to_owned(), today::offers().join("\n") + "\n");
    now.extend(
        today::files()
            .into_iter()
            .map(|(name, text)| (format!("file-{name}"), text)),
    );
    compare("saves", "jsonl", &now);
}

#[test]
fn answers_are_written_byte_for_byte() {
    compare("answers", "jsonl", &answers::all());
}
