//! Set-ups and names of earlier games, in a small file beside the saves.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::whole_files::{from_json, json_text};
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
    pub async fn load_remembered(&self) -> StoredMemory {
        let bytes = self.bytes(Self::REMEMBERED).await.ok().flatten();
        bytes.and_then(|bytes| readable(&bytes)).unwrap_or_default()
    }

    /// Changes what is stored; what another program stores at the same time stays too. An unreadable file is copied aside first; on
    /// error the file is unchanged.
    pub async fn change_remembered(
        &self,
        change: impl FnOnce(&mut StoredMemory) + Send + 'static,
    ) -> Result<(), OpenError> {
        if let Some(bytes) = self
            .bytes(Self::REMEMBERED)
            .await?
            .filter(|bytes| readable(bytes).is_none())
        {
            let _ = self.keep_unreadable(Self::REMEMBERED, &bytes).await?;
        }
        self.create_folder("").await?;
        let changed = |bytes: Option<Vec<u8>>| {
            let before = bytes.and_then(|bytes| readable(&bytes)).unwrap_or_default();
            let mut stored = StoredMemory {
                format: FORMAT,
                ..before.clone()
            };
            change(&mut stored);
            if stored == before {
                None
            } else {
                json_text(&stored)
            }
        };
        self.change(Self::REMEMBERED, changed).await
    }
}

fn readable(bytes: &[u8]) -> Option<StoredMemory> {
    from_json(bytes).filter(|stored: &StoredMemory| stored.format == FORMAT)
}
