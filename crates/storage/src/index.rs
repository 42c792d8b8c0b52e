//! Summaries of saves and of missions, in a file each, so that only what has changed is read again. Both files can be deleted at any time.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::backend::{Entry, Kind};
use super::whole_files::{from_json, stem};
use super::{Folders, OpenError};

/// The supported format of the file.
const FORMAT: u64 = 3;

/// The directory entry of a save, or those of a mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IndexedFile {
    /// The id of the save, or the folder of the mission.
    pub id: String,
    /// In bytes; of a mission, all its files.
    pub(crate) length: u64,
    /// Nanoseconds since 1970, by the file; of a mission, the name, length and date of each file. It changes with every copy, and only
    /// says that a summary may be old.
    pub(crate) modified: String,
}

impl IndexedFile {
    /// The entry of something that is no file: `length` and `mark` differ whenever it does.
    pub fn marked(id: &str, length: usize, mark: u64) -> Self {
        Self {
            id: id.to_owned(),
            length: u64::try_from(length).unwrap_or(u64::MAX),
            modified: mark.to_string(),
        }
    }

    /// The same, but changed whenever another file is.
    #[must_use]
    pub fn together_with(mut self, other: &str) -> Self {
        self.modified = format!("{} {other}", self.modified);
        self
    }
}

/// The summaries of one kind, by id, each with the length and date of its file.
#[derive(Debug)]
pub struct SummaryIndex<T> {
    /// The file of the index.
    name: &'static str,
    known: BTreeMap<String, Indexed<T>>,
    current: BTreeMap<String, Indexed<T>>,
    has_new: bool,
}

/// The folder of a mission or a campaign of the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionFolder {
    /// Its entry, by which a change is seen.
    pub file: IndexedFile,
    /// The names of what lies in it, without what lies deeper.
    pub names: BTreeSet<String>,
}

/// What lies among the missions of the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionFolders {
    /// The folders that may be missions.
    pub folders: Vec<MissionFolder>,
    /// Whether there is something else, which has to be read to be named.
    pub has_others: bool,
}

/// The length and date of a file.
fn stamp(entry: &Entry) -> String {
    let modified = entry
        .modified
        .map_or(0, time::OffsetDateTime::unix_timestamp_nanos);
    format!("{}@{modified}", entry.length)
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

impl<T: Clone> SummaryIndex<T> {
    /// The summary of a save, unless it has changed.
    pub fn get(&mut self, file: &IndexedFile) -> Option<T> {
        let found = self
            .known
            .remove(&file.id)
            .filter(|it| (it.length, &it.modified) == (file.length, &file.modified));
        let summary = found.as_ref().map(|it| it.summary.clone());
        self.current.extend(found.map(|it| (file.id.clone(), it)));
        summary
    }

    /// Keeps the summary of what was read.
    pub fn put(&mut self, file: &IndexedFile, summary: T) {
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
    pub async fn save_files(&self) -> Result<Vec<IndexedFile>, OpenError> {
        let entries = self
            .backend()
            .list(Self::SAVES)
            .await
            .map_err(|error| self.failed(Self::SAVES, error))?;
        let journals = entries
            .unwrap_or_default()
            .into_iter()
            .filter(|entry| entry.name.ends_with(".journal"));
        let mut files: Vec<(i128, IndexedFile)> = journals
            .map(|entry| {
                let modified = entry
                    .modified
                    .map_or(0, time::OffsetDateTime::unix_timestamp_nanos);
                let file = IndexedFile {
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

    /// What lies among the players' missions, by name: nothing is read. What is no folder of its own is counted among the others, and so
    /// are folders with the ids in `reserved`.
    pub async fn mission_folders(&self, reserved: &BTreeSet<String>) -> MissionFolders {
        let mut found = MissionFolders {
            folders: Vec::new(),
            has_others: false,
        };
        for entry in self.entries_in(Self::MISSIONS).await {
            if entry.name.starts_with('.') {
                continue;
            }
            if entry.kind == Kind::Folder && !entry.link && !reserved.contains(&entry.name) {
                found.folders.push(self.mission_folder(entry.name).await);
            } else {
                found.has_others = true;
            }
        }
        found
    }

    async fn mission_folder(&self, id: String) -> MissionFolder {
        let (mut names, mut length, mut modified) = (BTreeSet::new(), 0_u64, String::new());
        let mut waiting = vec![(format!("{}/{id}", Self::MISSIONS), String::new())];
        while let Some((folder, inside)) = waiting.pop() {
            for entry in self.entries_in(&folder).await {
                let name = format!("{inside}{}", entry.name);
                if entry.kind == Kind::Folder && !entry.link && inside.is_empty() {
                    waiting.push((format!("{folder}/{}", entry.name), format!("{name}/")));
                    continue;
                }
                length = length.saturating_add(entry.length);
                modified += &format!("{name} {} ", stamp(&entry));
                if inside.is_empty() {
                    let _ = names.insert(name);
                }
            }
        }
        let file = IndexedFile {
            id,
            length,
            modified,
        };
        MissionFolder { file, names }
    }

    /// The length and date of the owner's box, as a text that changes with it.
    pub async fn box_stamp(&self) -> String {
        let entry = self.backend().entry(Self::BOX).await.ok().flatten();
        entry.as_ref().map(stamp).unwrap_or_default()
    }

    /// The stored summaries; none if the file is missing, damaged or of another version.
    pub async fn load_index<T: DeserializeOwned>(&self) -> SummaryIndex<T> {
        self.load_index_of(Self::INDEX).await
    }

    /// The stored summaries of the missions; the same.
    pub async fn load_mission_index<T: DeserializeOwned>(&self) -> SummaryIndex<T> {
        self.load_index_of(Self::MISSION_INDEX).await
    }

    async fn load_index_of<T: DeserializeOwned>(&self, name: &'static str) -> SummaryIndex<T> {
        let bytes = self.bytes(name).await.ok().flatten();
        let stored =
            bytes.and_then(|bytes| from_json::<Stored<BTreeMap<String, Indexed<T>>>>(&bytes));
        let known = stored.filter(Stored::is_known);
        let known = known.map(|stored| stored.saves).unwrap_or_default();
        SummaryIndex {
            name,
            known,
            current: BTreeMap::new(),
            has_new: false,
        }
    }

    /// Stores the summaries if they have changed; those that another program has added meanwhile stay. Errors are ignored: the index
    /// only saves time.
    pub async fn store_index<T: Serialize>(&self, index: &SummaryIndex<T>) {
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
        let _ = self.change(index.name, changed).await;
    }
}
