#![allow(unused_results, reason = "a test asserts what matters to it")]

mod archive;
mod campaigns;
mod damage;
mod exchange;
mod failing_calls;
mod faults;
mod folder_reader;
mod format;
mod journal;
mod page;
mod scores;
mod settings;
mod shelf;

use std::ops::Deref;
use std::sync::Arc;

use pollster::FutureExt as _;
use serde_json::{Value, json};
use tempfile::TempDir;
use time::OffsetDateTime;

use super::backend::{Backend, Entry};
use super::files::Files;
use super::line::RawRecord;
use super::*;

/// The same tests over files on a disk and over memory.
macro_rules! over_both {
    ($($name:ident),+ $(,)?) => {
        mod over_files {
            $(#[test] fn $name() { super::$name(&super::TestStore::files()); })+
        }
        mod over_memory {
            $(#[test] fn $name() { super::$name(&super::TestStore::memory()); })+
        }
    };
}
use over_both;

/// Folders for one test, with access to their files.
struct TestStore {
    folders: Folders,
    backend: Arc<dyn Backend>,
    disk: Option<TempDir>,
    memory: Memory,
}

impl Deref for TestStore {
    type Target = Folders;

    fn deref(&self) -> &Folders {
        &self.folders
    }
}

impl TestStore {
    fn files() -> Self {
        let disk = tempfile::tempdir().unwrap();
        let backend: Arc<dyn Backend> = Arc::new(Files::in_one(disk.path().join("solkeeper")));
        Self {
            folders: Folders::new(Arc::clone(&backend)),
            backend,
            disk: Some(disk),
            memory: Memory::default(),
        }
    }

    fn memory() -> Self {
        let memory = Memory::default();
        let backend: Arc<dyn Backend> = Arc::new(memory.clone());
        Self {
            folders: Folders::new(Arc::clone(&backend)),
            backend,
            disk: None,
            memory,
        }
    }

    /// Empty folders in the same kind of backend.
    fn fresh(&self) -> Self {
        if self.disk.is_some() {
            Self::files()
        } else {
            Self::memory()
        }
    }

    /// The name in the backend for a path shown to users.
    fn name(&self, file: impl AsRef<str>) -> String {
        let root = self.display_path("");
        match file.as_ref().strip_prefix(&root) {
            Some(inside) if !root.is_empty() => inside.trim_start_matches('/').to_owned(),
            _ => file.as_ref().to_owned(),
        }
    }

    fn find_raw(&self, file: impl AsRef<str>) -> Option<Vec<u8>> {
        self.backend
            .read(&self.name(file), u64::MAX - 1)
            .block_on()
            .unwrap()
    }

    fn raw(&self, file: impl AsRef<str>) -> Vec<u8> {
        self.find_raw(file).expect("there is such a file")
    }

    fn raw_text(&self, file: impl AsRef<str>) -> String {
        String::from_utf8(self.raw(file)).unwrap()
    }

    fn put_raw(&self, file: impl AsRef<str>, bytes: impl AsRef<[u8]>) {
        let name = self.name(file);
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        self.create_folder(folder).block_on().unwrap();
        self.backend
            .replace(&name, bytes.as_ref().to_vec())
            .block_on()
            .unwrap();
    }

    /// Appends bytes to a file that may be open.
    fn add_raw(&self, name: &str, bytes: &[u8]) {
        self.edit_raw(name, |there| there.extend_from_slice(bytes));
    }

    /// Shortens a file that may be open.
    fn cut_raw(&self, name: &str, length: usize) {
        self.edit_raw(name, |there| there.truncate(length));
    }

    fn edit_raw(&self, name: &str, change: impl FnOnce(&mut Vec<u8>)) {
        if self.disk.is_none() {
            return self.memory.edit(name, change);
        }
        let mut bytes = self.raw(name);
        change(&mut bytes);
        // Keeps the inode, unlike a replacement.
        std::fs::write(self.display_path(name), bytes).unwrap();
    }

    fn remove_raw(&self, file: impl AsRef<str>) {
        self.backend.remove(&self.name(file)).block_on().unwrap();
    }

    fn entry(&self, file: impl AsRef<str>) -> Option<Entry> {
        self.backend.entry(&self.name(file)).block_on().unwrap()
    }

    fn dated(&self, name: &str, seconds: u64) {
        let moment = OffsetDateTime::from_unix_timestamp(seconds.cast_signed()).unwrap();
        self.memory.date(name, moment);
        if self.disk.is_some() {
            let file = std::fs::File::options()
                .write(true)
                .open(self.display_path(name))
                .unwrap();
            file.set_modified(moment.into()).unwrap();
        }
    }

    /// The names in a folder, sorted.
    fn names(&self, folder: &str) -> Vec<String> {
        let entries = self
            .backend
            .list(folder)
            .block_on()
            .unwrap()
            .expect("there is such a folder");
        entries.into_iter().map(|entry| entry.name).collect()
    }
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
    json!({"seq": seq, "at": format!("2026-11-21T14:04:{:02}Z", seq % 60), "note": "è – ☼"})
}

fn records(count: u64) -> Vec<Value> {
    (1..=count).map(record).collect()
}

impl PartialEq<Value> for RawRecord {
    fn eq(&self, other: &Value) -> bool {
        self.read::<Value>().as_ref() == Some(other)
    }
}

fn append(journal: &Journal, record: &Value) -> Result<(), StoreError> {
    journal.append(&to_line(record).unwrap()).block_on()
}

/// Creates a save of format 1 with this number of records; returns its file.
fn saved_in_format_1(place: &TestStore, id: &str, count: u64) -> String {
    let head = to_line(&Header {
        format: 1,
        ..header(id)
    })
    .unwrap();
    let records = records(count)
        .iter()
        .map(|record| line::framed(&record.to_string()).unwrap())
        .collect::<String>();
    let name = format!("saves/{id}.journal");
    place.put_raw(&name, line::framed(&head).unwrap() + &records);
    name
}

/// Creates a save with this number of records and closes it; returns its file.
fn saved(place: &TestStore, id: &str, count: u64) -> String {
    let journal = place.create(&header(id)).block_on().unwrap();
    for record in records(count) {
        append(&journal, &record).unwrap();
    }
    journal.name().to_owned()
}
