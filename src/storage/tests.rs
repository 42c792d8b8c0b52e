mod damage;
mod exchange;
mod faults;
mod journal;
mod scores;
mod settings;
mod shelf;

use std::fs;
use std::path::Path;

use pollster::block_on;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::*;

/// Folders of their own for one test.
fn folders() -> (TempDir, Folders) {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::in_one(place.path().join("solkeeper"));
    (place, folders)
}

fn header(id: &str) -> Header {
    Header {
        solkeeper: "0.1.0".to_owned(),
        format: FORMAT,
        game: "first-martians".to_owned(),
        id: id.to_owned(),
        title: json!({"mission": "home"}),
        created: "2026-11-21T14:03:22Z".to_owned(),
        start: json!({"seed": u64::MAX}),
        bundle: Value::Null,
        hash: None,
    }
}

fn record(seq: u64) -> Value {
    json!({"seq": seq, "at": "2026-11-21T14:04:00Z", "note": "è – ☼"})
}

fn records(count: u64) -> Vec<Value> {
    (1..=count).map(record).collect()
}

fn append(store: &dyn Store, record: &Value) -> Result<(), StoreError> {
    block_on(store.append(to_line(record).unwrap()))
}

/// A closed save with so many records; its file.
fn saved(folders: &Folders, id: &str, count: u64) -> std::path::PathBuf {
    let journal = folders.create(&header(id)).unwrap();
    for record in records(count) {
        append(&journal, &record).unwrap();
    }
    journal.path().to_owned()
}

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
