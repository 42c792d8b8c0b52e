//! The owner's corrections of the box: one file, a value for each name.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::whole_files::from_json;
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
                (BTreeMap::new(), Some(Notice::BoxUnreadable { file, kept_as }))
            }
            Err(_) => (BTreeMap::new(), Some(Notice::BoxUnreadable { file, kept_as: None })),
        };
        (corrections, notice.into_iter().collect())
    }

    /// Stores the owner's corrections. An unreadable file is copied aside first.
    ///
    /// # Errors
    /// [`OpenError::NewerFormat`] if a later version wrote the file, and those of the disk; the file is unchanged.
    pub async fn save_box(&self, corrections: &BTreeMap<String, Value>) -> Result<(), OpenError> {
        self.change_box(|stored| stored.corrections.clone_from(corrections)).await
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
        self.change_box(|stored| {
            let _ = stored.printed.remove(name);
            if !effects.is_empty() {
                let _ = stored.printed.insert(name.to_owned(), effects.to_vec());
            }
        })
        .await
    }

    async fn change_box(&self, change: impl FnOnce(&mut Stored)) -> Result<(), OpenError> {
        let mut stored = Stored { format: FORMAT, corrections: BTreeMap::new(), printed: BTreeMap::new() };
        match self.box_file().await? {
            BoxFile::Newer(found) => {
                return Err(OpenError::NewerFormat { file: self.display_path(Self::BOX), found, known: FORMAT });
            }
            BoxFile::Unreadable(bytes) => drop(self.keep_unreadable(Self::BOX, &bytes).await?),
            BoxFile::Read(known) => stored = known,
            BoxFile::Missing => {}
        }
        change(&mut stored);
        self.create_folder("").await?;
        self.put_json(Self::BOX, &stored).await
    }

    /// Copies the file aside, once, and returns the path of the copy.
    pub(crate) async fn copy_box_aside(&self) -> Option<String> {
        let bytes = self.bytes(Self::BOX).await.ok()??;
        self.keep_unreadable(Self::BOX, &bytes).await.ok()
    }

    pub(crate) async fn has_box_corrections(&self) -> bool {
        self.is_taken(Self::BOX).await
    }

    async fn box_file(&self) -> Result<BoxFile, OpenError> {
        let Some(bytes) = self.bytes(Self::BOX).await? else { return Ok(BoxFile::Missing) };
        let json: Option<Value> = from_json(&bytes);
        let format = json.as_ref().and_then(|json| json.get("format")?.as_u64());
        if let Some(newer) = format.filter(|format| *format > FORMAT) {
            return Ok(BoxFile::Newer(newer));
        }
        let stored: Option<Stored> = json.and_then(|json| Stored::deserialize(&json).ok());
        let known = stored.filter(|stored| stored.format == FORMAT);
        Ok(known.map_or(BoxFile::Unreadable(bytes), BoxFile::Read))
    }
}
