//! Summaries of the saves in a file of their own, so that only saves that have changed are read again.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::whole_files::{from_json, stem};
use super::{Folders, OpenError};

/// The supported format of the file.
const FORMAT: u64 = 3;

/// The directory entry of a save.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveFile {
    pub id: String,
    length: u64,
    /// Nanoseconds since 1970, by the file. It changes with every copy, and only says that a summary may be old.
    modified: String,
}

/// Summaries of saves by id, each with the length and date of its file.
#[derive(Debug)]
pub struct SaveIndex<T> {
    known: BTreeMap<String, Indexed<T>>,
    current: BTreeMap<String, Indexed<T>>,
    has_new: bool,
}

#[derive(Debug, Serialize, Deserialize)]
struct Indexed<T> {
    length: u64,
    modified: String,
    summary: T,
}

#[derive(Debug, Serialize, Deserialize)]
struct Stored<T> {
    format: u64,
    /// The version of the app: the summaries contain its texts.
    solkeeper: String,
    saves: T,
}

impl<T> Stored<T> {
    fn is_known(&self) -> bool {
        self.format == FORMAT && self.solkeeper == env!("CARGO_PKG_VERSION")
    }
}

impl<T: Clone> SaveIndex<T> {
    /// The summary of a save, unless it has changed.
    pub fn get(&mut self, file: &SaveFile) -> Option<T> {
        let found = self
            .known
            .remove(&file.id)
            .filter(|it| (it.length, &it.modified) == (file.length, &file.modified));
        let summary = found.as_ref().map(|it| it.summary.clone());
        self.current.extend(found.map(|it| (file.id.clone(), it)));
        summary
    }

    pub fn put(&mut self, file: &SaveFile, summary: T) {
        self.has_new = true;
        let (length, modified) = (file.length, file.modified.clone());
        let _ = self.current.insert(
            file.id.clone(),
            Indexed {
                length,
                modified,
                summary,
            },
        );
    }
}

impl Folders {
    /// The files of the saves, the last written first: an order for those whose records have the same second.
    pub async fn save_files(&self) -> Result<Vec<SaveFile>, OpenError> {
        let entries = self
            .backend()
            .list(Self::SAVES)
            .await
            .map_err(|error| self.failed(Self::SAVES, error))?;
        let journals = entries
            .unwrap_or_default()
            .into_iter()
            .filter(|entry| entry.name.ends_with(".journal"));
        let mut files: Vec<(i128, SaveFile)> = journals
            .map(|entry| {
                let modified = entry
                    .modified
                    .map_or(0, time::OffsetDateTime::unix_timestamp_nanos);
                let file = SaveFile {
                    id: stem(&entry.name).to_owned(),
                    length: entry.length,
                    modified: modified.to_string(),
                };
                (modified, file)
            })
            .collect();
        files.sort_by(|(one, a), (other, b)| other.cmp(one).then_with(|| a.id.cmp(&b.id)));
        Ok(files.into_iter().map(|(_, file)| file).collect())
    }

    /// The stored summaries; none if the file is missing, damaged or of another version.
    pub async fn load_index<T: DeserializeOwned>(&self) -> SaveIndex<T> {
        let bytes = self.bytes(Self::INDEX).await.ok().flatten();
        let stored =
            bytes.and_then(|bytes| from_json::<Stored<BTreeMap<String, Indexed<T>>>>(&bytes));
        let known = stored.filter(Stored::is_known);
        let known = known.map(|stored| stored.saves).unwrap_or_default();
        SaveIndex {
            known,
            current: BTreeMap::new(),
            has_new: false,
        }
    }

    /// Stores the summaries if they have changed; those that another program has added meanwhile stay. Errors are ignored: the index
    /// only saves time.
    pub async fn store_index<T: Serialize>(&self, index: &SaveIndex<T>) {
        if !index.has_new && index.known.is_empty() {
            return;
        }
        let gone: BTreeSet<String> = index.known.keys().cloned().collect();
        let Ok(Value::Object(current)) = serde_json::to_value(&index.current) else {
            return;
        };
        let changed = move |bytes: Option<Vec<u8>>| {
            let stored = bytes.and_then(|bytes| from_json::<Stored<Map<String, Value>>>(&bytes));
            let mut saves = stored
                .filter(Stored::is_known)
                .map(|stored| stored.saves)
                .unwrap_or_default();
            saves.retain(|id, _| !gone.contains(id));
            saves.extend(current);
            serde_json::to_vec(&Stored {
                format: FORMAT,
                solkeeper: env!("CARGO_PKG_VERSION").to_owned(),
                saves,
            })
            .ok()
        };
        let _ = self.change(Self::INDEX, changed).await;
    }
}
