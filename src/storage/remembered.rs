//! Set-ups and names of earlier games, in a small file beside the saves.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::whole_files::from_json;
use super::{Folders, OpenError};

/// The supported format of the file.
const FORMAT: u64 = 1;

/// Player names and set-ups of earlier games, as stored.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct StoredMemory {
    format: u64,
    /// Names of players, the last used first.
    #[serde(default)]
    pub names: Vec<String>,
    /// The last set-up of each game.
    #[serde(default)]
    pub games: BTreeMap<String, Value>,
}

impl Folders {
    /// The stored set-ups; empty, without a notice, if the file is missing or unreadable, since nothing depends on them.
    pub(crate) async fn load_remembered(&self) -> StoredMemory {
        let bytes = self.bytes(Self::REMEMBERED).await.ok().flatten();
        bytes.and_then(|bytes| readable(&bytes)).unwrap_or_default()
    }

    /// Stores set-ups. An unreadable file is copied aside first; on error the file is unchanged.
    pub async fn save_remembered(&self, names: &[String], games: &BTreeMap<String, Value>) -> Result<(), OpenError> {
        if let Some(bytes) = self.bytes(Self::REMEMBERED).await?.filter(|bytes| readable(bytes).is_none()) {
            let _ = self.keep_unreadable(Self::REMEMBERED, &bytes).await?;
        }
        self.create_folder("").await?;
        let stored = StoredMemory { format: FORMAT, names: names.to_vec(), games: games.clone() };
        self.put_json(Self::REMEMBERED, &stored).await
    }
}

fn readable(bytes: &[u8]) -> Option<StoredMemory> {
    from_json(bytes).filter(|stored: &StoredMemory| stored.format == FORMAT)
}
