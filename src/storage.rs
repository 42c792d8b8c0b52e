//! The only code that touches the disk: journals, backups, settings, folders.
//!
//! It knows bytes, lines and folders, and nothing of the games: what they store goes in and out as JSON.
//!
//! - **Nothing that could not be read is ever written over.** What has to make room is copied aside first.
//! - A file appears whole or not at all; a journal grows by whole lines, each with its checksum.
//! - Errors and notices are data; `language` makes the sentences.

mod backups;
mod disk;
mod error;
mod exchange;
pub mod faults;
mod folders;
mod game_box;
mod journal;
mod line;
mod lock;
mod missions;
mod remembered;
mod saves;
mod scan;
mod scores;
mod settings;
mod sheets;
mod shelf;
mod texts;

#[cfg(test)]
mod tests;

use std::pin::Pin;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::Serialize;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

pub use backups::{Backup, KEPT_BACKUPS};
pub use disk::write_over;
pub use error::{Flaw, Notice, OpenError, StoreError, Unreadability};
pub use folders::{Folders, id};
pub use journal::Journal;
pub use line::{FORMAT, Header};
pub use missions::{Installed, StrangeFolder, folder_name, strange_text, strange_texts, write_folder};
pub use remembered::StoredMemory;
pub use saves::{Listed, Opened, Reading, Summary, read_path, typed};
pub use scan::BadLine;
pub use scores::{StoredScore, write_new};
pub use settings::{Settings, TEXT_SIZES};
pub use texts::{text_at, texts_in};

/// What [`Store::append`] gives: resolved once the line is on the disk, or will not be.
pub type Appending<'a> = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send + 'a>>;

/// Where the records of a game go, one after another.
pub trait Store: Send + Sync {
    /// Adds a record, one JSON text on one line. Resolved only when it is on the disk.
    ///
    /// Records go down in the order of the calls, whichever future is polled first. When one fails, those already
    /// waiting behind it fail too ([`StoreError::Behind`]): a game has no gaps. A future dropped before its turn
    /// takes its record with it.
    fn append<'a>(&'a self, line: String) -> Appending<'a>;
}

/// A record as the line that [`Store::append`] takes.
///
/// # Errors
/// [`StoreError::NotJson`] when the record has no JSON form.
pub fn to_line<T: Serialize>(record: &T) -> Result<String, StoreError> {
    serde_json::to_string(record).map_err(|_| StoreError::NotJson)
}

/// The present moment, RFC 3339, UTC, whole seconds. The only clock of the house.
pub fn now() -> String {
    moment(SystemTime::now()).unwrap_or_else(|| "1970-01-01T00:00:00Z".to_owned())
}

/// The present day, as in `2026-11-21`, UTC.
pub fn today() -> String {
    now().chars().take_while(|&character| character != 'T').collect()
}

/// A moment as RFC 3339; `None` outside the years that have such a form.
fn moment(time: SystemTime) -> Option<String> {
    let seconds = match time.duration_since(UNIX_EPOCH) {
        Ok(since) => i64::try_from(since.as_secs()).ok()?,
        Err(before) => i64::try_from(before.duration().as_secs()).ok()?.checked_neg()?,
    };
    OffsetDateTime::from_unix_timestamp(seconds).ok()?.format(&Rfc3339).ok()
}
