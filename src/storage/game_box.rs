//! What the owner has put right of the box: one file, a value for each name.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::whole::from_json;
use super::{Folders, Notice, OpenError};

/// The format of the file that this version reads and writes.
const FORMAT: u64 = 1;

/// The file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    format: u64,
    corrections: BTreeMap<String, Value>,
    /// What printed cards and tiles say, by the name that the owner gave them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    printed: BTreeMap<String, Vec<Value>>,
}

/// What stands there.
enum Found {
    Nothing,
    Bad(Vec<u8>),
    Newer(u64),
    Whole(Stored),
}

impl Folders {
    /// What the owner has put right of the box, by name. A file that cannot be read has been copied aside, and nothing is put right.
    pub async fn load_box(&self) -> (BTreeMap<String, Value>, Vec<Notice>) {
        let file = self.shown(Self::BOX);
        let (corrections, notice) = match self.found_box().await {
            Ok(Found::Nothing) => (BTreeMap::new(), None),
            Ok(Found::Whole(stored)) => (stored.corrections, None),
            Ok(Found::Newer(_)) => (BTreeMap::new(), Some(Notice::BoxNewer { file })),
            Ok(Found::Bad(bytes)) => {
                let kept_as = self.keep_unreadable(Self::BOX, &bytes).await.ok();
                (BTreeMap::new(), Some(Notice::BoxUnreadable { file, kept_as }))
            }
            Err(_) => (BTreeMap::new(), Some(Notice::BoxUnreadable { file, kept_as: None })),
        };
        (corrections, notice.into_iter().collect())
    }

    /// Stores what the owner has put right, whole or not at all. What stood there and could not be read is copied aside first.
    ///
    /// # Errors
    /// [`OpenError::NewerFormat`] where a later version wrote the file, and those of the disk; the file is as it was then.
    pub async fn save_box(&self, corrections: &BTreeMap<String, Value>) -> Result<(), OpenError> {
        self.change_box(|stored| stored.corrections.clone_from(corrections)).await
    }

    /// What printed cards and tiles of the box say, by the name that the owner gave them; nothing where the file cannot be read.
    pub async fn printed(&self) -> BTreeMap<String, Vec<Value>> {
        match self.found_box().await {
            Ok(Found::Whole(stored)) => stored.printed,
            _ => BTreeMap::new(),
        }
    }

    /// Remembers what a printed card or tile says; forgets it where it says nothing. All else in the file stays.
    ///
    /// # Errors
    /// As [`Folders::save_box`].
    pub async fn remember_printed(&self, name: &str, says: &[Value]) -> Result<(), OpenError> {
        self.change_box(|stored| {
            let _ = stored.printed.remove(name);
            if !says.is_empty() {
                let _ = stored.printed.insert(name.to_owned(), says.to_vec());
            }
        })
        .await
    }

    async fn change_box(&self, change: impl FnOnce(&mut Stored)) -> Result<(), OpenError> {
        let mut stored = Stored { format: FORMAT, corrections: BTreeMap::new(), printed: BTreeMap::new() };
        match self.found_box().await? {
            Found::Newer(found) => {
                return Err(OpenError::NewerFormat { file: self.shown(Self::BOX), found, known: FORMAT });
            }
            Found::Bad(bytes) => drop(self.keep_unreadable(Self::BOX, &bytes).await?),
            Found::Whole(known) => stored = known,
            Found::Nothing => {}
        }
        change(&mut stored);
        self.prepare("").await?;
        self.put_json(Self::BOX, &stored).await
    }

    /// Copies the file aside as it is, once: some of it was not understood.
    pub async fn keep_box_aside(&self) -> Option<String> {
        let bytes = self.bytes(Self::BOX).await.ok()??;
        self.keep_unreadable(Self::BOX, &bytes).await.ok()
    }

    /// Whether the owner has corrected anything of the box.
    pub async fn has_box(&self) -> bool {
        self.is_taken(Self::BOX).await
    }

    async fn found_box(&self) -> Result<Found, OpenError> {
        let Some(bytes) = self.bytes(Self::BOX).await? else { return Ok(Found::Nothing) };
        let json: Option<Value> = from_json(&bytes);
        let format = json.as_ref().and_then(|json| json.get("format")?.as_u64());
        if let Some(newer) = format.filter(|format| *format > FORMAT) {
            return Ok(Found::Newer(newer));
        }
        let stored: Option<Stored> = json.and_then(|json| serde_json::from_value(json).ok());
        let known = stored.filter(|stored| stored.format == FORMAT);
        Ok(known.map_or(Found::Bad(bytes), Found::Whole))
    }
}
