//! What is remembered from game to game, in a small file beside the saves.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::whole::from_json;
use super::{Folders, OpenError};

/// The format of the file that this version reads and writes.
const FORMAT: u64 = 1;

/// The file.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct StoredMemory {
    format: u64,
    /// Names of players, those used last first.
    #[serde(default)]
    pub names: Vec<String>,
    /// For each game how the last one began.
    #[serde(default)]
    pub games: BTreeMap<String, Value>,
}

impl Folders {
    /// What is remembered; nothing where the file is not there or cannot be read. It is only a help: nobody is told.
    pub async fn load_remembered(&self) -> StoredMemory {
        let bytes = self.bytes(Self::REMEMBERED).await.ok().flatten();
        bytes.and_then(|bytes| readable(&bytes)).unwrap_or_default()
    }

    /// Stores it, whole or not at all. What stood there and could not be read is copied aside first.
    ///
    /// # Errors
    /// Those of the disk; the file is as it was then.
    pub async fn save_remembered(&self, names: &[String], games: &BTreeMap<String, Value>) -> Result<(), OpenError> {
        if let Some(bytes) = self.bytes(Self::REMEMBERED).await?.filter(|bytes| readable(bytes).is_none()) {
            let _ = self.keep_unreadable(Self::REMEMBERED, &bytes).await?;
        }
        self.prepare("").await?;
        let stored = StoredMemory { format: FORMAT, names: names.to_vec(), games: games.clone() };
        self.put_json(Self::REMEMBERED, &stored).await
    }
}

fn readable(bytes: &[u8]) -> Option<StoredMemory> {
    from_json(bytes).filter(|stored: &StoredMemory| stored.format == FORMAT)
}
