//! The only code that reads and writes files: journals, backups, settings, folders.
//!
//! It knows bytes, lines and folders, and nothing of the games: what they store goes in and out as JSON. Where files lie, a [`Backend`]
//! says; everything here is written once for all of them.
//!
//! - **Nothing that could not be read is ever written over.** What has to make room is copied aside first.
//! - A file appears whole or not at all; a journal grows by whole lines, each with its checksum.
//! - Errors and notices are data; `language` makes the sentences.

mod backend;
mod backups;
mod error;
mod exchange;
#[cfg(not(target_arch = "wasm32"))]
mod files;
mod folders;
mod game_box;
mod head;
mod index;
mod journal;
mod kept_missions;
mod line;
mod memory;
mod missions;
mod remembered;
mod saves;
mod scan;
mod scores;
mod settings;
mod sheets;
mod shelf;
mod tail;
mod texts;
#[cfg(target_arch = "wasm32")]
mod web;
mod whole;

#[cfg(test)]
mod tests;

use serde::Serialize;

pub use backend::{Backend, BackendError, Cause, Entry, Job, Kind};
pub use backups::{Backup, KEPT_BACKUPS};
pub use error::{DamagedPart, Flaw, Notice, OpenError, StoreError, Unreadability};
#[cfg(not(target_arch = "wasm32"))]
pub use files::Files;
pub use folders::{Folders, file_name, id};
pub use index::{SaveFile, SaveIndex};
pub use journal::Journal;
pub use line::{FORMAT, Header, RawRecord};
pub use memory::{Fault, Memory, Plan};
pub use missions::{Installed, StrangeFolder};
pub use remembered::StoredMemory;
pub use saves::{Listed, Opened, Reading, Summary, typed};
pub use scan::BadLine;
pub use scores::StoredScore;
pub use settings::{Settings, TEXT_SIZES};

/// A record as the line that [`Journal::append`] takes.
///
/// # Errors
/// [`StoreError::NotJson`] when the record has no JSON form.
pub fn to_line<T: Serialize>(record: &T) -> Result<String, StoreError> {
    serde_json::to_string(record).map_err(|_| StoreError::NotJson)
}
