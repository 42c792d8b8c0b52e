//! The owner's corrections of the box: one file, a value for each name.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::whole_files::{from_json, json_text};
use super::{Folders, Notice, OpenError};

/// The supported format of the file.
const FORMAT: u64 = 1;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    format: u64,
    corrections: BTreeMap<String, Value>,
    /// The effects of printed cards and tiles, by the name that the owner gave them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    printed: BTreeMap<String, Vec<Value>>,
}

enum BoxFile {
    Missing,
    Unreadable(Vec<u8>),
    Newer(u64),
    Read(Stored),
}

impl Folders {
    /// The owner's corrections by name. An unreadable file is copied aside and gives none.
    pub async fn load_box(&self) -> (BTreeMap<String, Value>, Vec<Notice>) {
        let file = self.display_path(Self::BOX);
        let (corrections, notice) = match self.box_file().await {
            Ok(BoxFile::Missing) => (BTreeMap::new(), None),
            Ok(BoxFile::Read(stored)) => (stored.corrections, None),
            Ok(BoxFile::Newer(_)) => (BTreeMap::new(), Some(Notice::BoxNewer { file })),
            Ok(BoxFile::Unreadable(bytes)) => {
                let kept_as = self.keep_unreadable(Self::BOX, &bytes).await.ok();
                (
                    BTreeMap::new(),
                    Some(Notice::BoxUnreadable { file, kept_as }),
                )
            }
            Err(_) => (
                BTreeMap::new(),
                Some(Notice::BoxUnreadable {
                    file,
                    kept_as: None,
                }),
            ),
        };
        (corrections, notice.into_iter().collect())
    }

    /// Stores what differs between the corrections as they were read and as they are now: others that another program has stored
    /// meanwhile stay. An unreadable file is copied aside first.
    ///
    /// # Errors
    /// [`OpenError::NewerFormat`] if a later version wrote the file, and those of the disk; the file is unchanged.
    pub async fn save_box(
        &self,
        before: &BTreeMap<String, Value>,
        now: &BTreeMap<String, Value>,
    ) -> Result<(), OpenError> {
        let gone: Vec<String> = before
            .keys()
            .filter(|name| !now.contains_key(*name))
            .cloned()
            .collect();
        let new = now
            .iter()
            .filter(|(name, value)| before.get(*name) != Some(*value));
        let new: Vec<_> = new
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        self.change_box(move |stored| {
            stored.corrections.retain(|name, _| !gone.contains(name));
            stored.corrections.extend(new);
        })
        .await
    }

    /// The effects of printed cards and tiles, by the name that the owner gave them; empty if the file is unreadable.
    pub async fn load_printed(&self) -> BTreeMap<String, Vec<Value>> {
        match self.box_file().await {
            Ok(BoxFile::Read(stored)) => stored.printed,
            _ => BTreeMap::new(),
        }
    }

    /// Stores the effects of a printed card or tile, or forgets it if there are none. The rest of the file is unchanged.
    pub async fn save_printed(&self, name: &str, effects: &[Value]) -> Result<(), OpenError> {
        let (name, effects) = (name.to_owned(), effects.to_vec());
        self.change_box(move |stored| {
            let _ = stored.printed.remove(&name);
            if !effects.is_empty() {
                let _ = stored.printed.insert(name, effects);
            }
        })
        .await
    }

    async fn change_box(
        &self,
        change: impl FnOnce(&mut Stored) + Send + 'static,
    ) -> Result<(), OpenError> {
        match self.box_file().await? {
            BoxFile::Newer(found) => {
                return Err(OpenError::NewerFormat {
                    file: self.display_path(Self::BOX),
                    found,
                    known: FORMAT,
                });
            }
            BoxFile::Unreadable(bytes) => drop(self.keep_unreadable(Self::BOX, &bytes).await?),
            BoxFile::Read(_) | BoxFile::Missing => {}
        }
        self.create_folder("").await?;
        let changed = |bytes: Option<Vec<u8>>| {
            let mut stored = match bytes.map(BoxFile::of) {
                Some(BoxFile::Read(known)) => known,
                // It has come since it was looked at.
                Some(BoxFile::Newer(_)) => return None,
                Some(BoxFile::Unreadable(_) | BoxFile::Missing) | None => Stored {
                    format: FORMAT,
                    corrections: BTreeMap::new(),
                    printed: BTreeMap::new(),
                },
            };
            change(&mut stored);
            json_text(&stored)
        };
        self.change(Self::BOX, changed).await
    }

    /// Copies the file aside, once, and returns the path of the copy.
    pub async fn copy_box_aside(&self) -> Option<String> {
        let bytes = self.bytes(Self::BOX).await.ok()??;
        self.keep_unreadable(Self::BOX, &bytes).await.ok()
    }

    /// Whether there is a file of corrections, readable or not.
    pub async fn has_box_corrections(&self) -> bool {
        self.is_taken(Self::BOX).await
    }

    async fn box_file(&self) -> Result<BoxFile, OpenError> {
        Ok(self
            .bytes(Self::BOX)
            .await?
            .map_or(BoxFile::Missing, BoxFile::of))
    }
}

impl BoxFile {
    fn of(bytes: Vec<u8>) -> Self {
        let json: Option<Value> = from_json(&bytes);
        let format = json.as_ref().and_then(|json| json.get("format")?.as_u64());
        if let Some(newer) = format.filter(|format| *format > FORMAT) {
            return Self::Newer(newer);
        }
        let stored: Option<Stored> = json.and_then(|json| Stored::deserialize(&json).ok());
        let known = stored.filter(|stored| stored.format == FORMAT);
        known.map_or(Self::Unreadable(bytes), Self::Read)
    }
}
