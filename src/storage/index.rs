//! What was found in the saves when they were last listed, in a file of its own, so that only those that changed are read again.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::whole::{from_json, stem};
use super::{Folders, OpenError};
use crate::platform;

/// The format of the file that this version reads and writes.
const FORMAT: u64 = 1;

/// A file among the saves, which was not read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaveFile {
    /// The name of the save.
    pub id: String,
    /// When it was last written, RFC 3339, UTC.
    pub written: Option<String>,
    length: u64,
    /// Nanoseconds since 1970.
    modified: String,
}

/// Summaries of saves by name, each with the length and date of the file that it was made of.
#[derive(Debug)]
pub struct SaveIndex<T> {
    known: BTreeMap<String, Indexed<T>>,
    current: BTreeMap<String, Indexed<T>>,
    is_new: bool,
}

#[derive(Debug, Serialize, Deserialize)]
struct Indexed<T> {
    length: u64,
    modified: String,
    summary: T,
}

/// The file.
#[derive(Debug, Serialize, Deserialize)]
struct Stored<T> {
    format: u64,
    /// The version of the app, whose words stand in the summaries.
    solkeeper: String,
    saves: T,
}

impl<T: Clone> SaveIndex<T> {
    /// The summary of a save that has not changed since.
    pub fn get(&mut self, file: &SaveFile) -> Option<T> {
        let found = self.known.remove(&file.id).filter(|it| (it.length, &it.modified) == (file.length, &file.modified));
        let summary = found.as_ref().map(|it| it.summary.clone());
        self.current.extend(found.map(|it| (file.id.clone(), it)));
        summary
    }

    /// Takes the summary of a save that was read.
    pub fn put(&mut self, file: &SaveFile, summary: T) {
        self.is_new = true;
        let (length, modified) = (file.length, file.modified.clone());
        let _ = self.current.insert(file.id.clone(), Indexed { length, modified, summary });
    }
}

impl Folders {
    /// The files among the saves, the one written last first.
    ///
    /// # Errors
    /// [`OpenError::Io`] when the folder cannot be read.
    pub async fn save_files(&self) -> Result<Vec<SaveFile>, OpenError> {
        let entries = self.backend().list(Self::SAVES).await.map_err(|error| self.failed(Self::SAVES, error))?;
        let journals = entries.unwrap_or_default().into_iter().filter(|entry| entry.name.ends_with(".journal"));
        let mut files: Vec<_> = journals
            .map(|entry| {
                let modified = entry.modified.map_or(0, time::OffsetDateTime::unix_timestamp_nanos);
                let written = entry.modified.and_then(platform::timestamp);
                let id = stem(&entry.name).to_owned();
                (modified, SaveFile { id, written, length: entry.length, modified: modified.to_string() })
            })
            .collect();
        files.sort_by(|(one, a), (other, b)| other.cmp(one).then_with(|| a.id.cmp(&b.id)));
        Ok(files.into_iter().map(|(_, file)| file).collect())
    }

    /// What was found when the saves were last listed; nothing where the file is missing, damaged or of another version.
    pub async fn load_index<T: DeserializeOwned>(&self) -> SaveIndex<T> {
        let bytes = self.bytes(Self::INDEX).await.ok().flatten();
        let stored = bytes.and_then(|bytes| from_json::<Stored<BTreeMap<String, Indexed<T>>>>(&bytes));
        let known = stored.filter(|stored| stored.format == FORMAT && stored.solkeeper == env!("CARGO_PKG_VERSION"));
        let known = known.map(|stored| stored.saves).unwrap_or_default();
        SaveIndex { known, current: BTreeMap::new(), is_new: false }
    }

    /// Stores what was found, where it differs. It is only a help: where it cannot be written, nothing is lost.
    pub async fn store_index<T: Serialize>(&self, index: &SaveIndex<T>) {
        if !index.is_new && index.known.is_empty() {
            return;
        }
        let stored = Stored { format: FORMAT, solkeeper: env!("CARGO_PKG_VERSION").to_owned(), saves: &index.current };
        if let Ok(text) = serde_json::to_vec(&stored) {
            let _ = self.put(Self::INDEX, &text).await;
        }
    }
}
