//! The only module that reads and writes files: journals, backups, settings, folders.
//!
//! It handles bytes, lines and folders, not games: they are stored as JSON. A [`backend::Backend`] provides the files, on a disk or in
//! memory.
//!
//! - **An unreadable file is never overwritten.** It is copied aside first.
//! - A file is written whole or not at all; a journal grows by whole lines, each with a checksum.
//! - Errors and notices are data; `session::messages` words them.

mod archive;
mod backend;
mod backups;
mod box_corrections;
mod campaigns;
mod error;
#[cfg(not(target_arch = "wasm32"))]
mod files;
mod folder_reader;
mod folders;
mod head;
mod import_export;
mod index;
mod journal;
mod line;
mod litter;
mod manage_saves;
mod memory;
mod missions;
mod page;
mod played_missions;
mod remembered;
mod saves;
mod scan;
mod scores;
mod settings;
mod sheets;
mod tail;
#[cfg(target_arch = "wasm32")]
mod web;
mod whole_files;

#[cfg(test)]
mod tests;

use serde::Serialize;

pub use archive::{Archive, KeptTwice, Restored};
pub use backend::{Job, Kind};
pub use backups::Backup;
pub use campaigns::{CAMPAIGN, ChapterPlace, chapter_id, chapter_of};
pub use error::{
    ArchiveError, ChapterFault, DamagedPart, LineError, LostChapter, Notice, OpenError, StoreError,
    TakeError, Unreadability,
};
#[cfg(not(target_arch = "wasm32"))]
pub use files::path_text;
pub use folder_reader::{FolderTexts, LeftOut, LeftOutReason};
pub use folders::{Folders, file_name, save_id};
pub use index::{IndexedFile, MissionFolder, MissionFolders, SummaryIndex};
pub use journal::Journal;
pub use line::{FORMAT, Header, NEWEST_FORMAT};
pub use memory::{Fault, FaultPlan, Memory};
pub use missions::{Installed, ThirdPartyError};
pub use page::PageState;
pub use remembered::StoredMemory;
pub use saves::{Listed, Reading, parse_records};
pub use scores::StoredScore;
pub use settings::{Settings, TEXT_SIZE_STEP, TEXT_SIZES};
pub use whole_files::utf8;

/// A record as JSON, for [`Journal::append`].
pub fn to_line<T: Serialize>(record: &T) -> Result<String, StoreError> {
    serde_json::to_string(record).map_err(|_| StoreError::NotJson)
}
