//! What can be wrong, as data.

use std::fmt;

use thiserror::Error;

use super::Backup;
use super::backend::Cause;

/// Why a record was not stored. What was stored before stands.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The system refused.
    #[error("cannot write {file}: {cause}")]
    Io {
        /// The file.
        file: String,
        /// The system's reason.
        cause: Cause,
    },
    /// The record is no JSON that could be read again.
    #[error("a record is not valid JSON")]
    NotJson,
    /// The record is more than one line.
    #[error("a record has more than one line")]
    NotOneLine,
    /// The file would grow beyond what this app reads.
    #[error("the file would have more than {limit} bytes")]
    TooLong {
        /// The most bytes that a file may have.
        limit: u64,
    },
    /// Something else has shortened the file since it was opened.
    #[error("{file} was changed by another program: {expected} bytes expected, {found} found")]
    ChangedOutside {
        /// The file.
        file: String,
        /// The bytes that should be there.
        expected: u64,
        /// The bytes that are there.
        found: u64,
    },
    /// A record asked for earlier failed, so this one was not tried.
    #[error("an earlier record could not be written")]
    Behind,
}

/// Why a save could not be opened, made, copied or moved. Nothing was written over.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum OpenError {
    /// No save can have this name: it would lead out of the folder, or no system would take it.
    #[error("invalid name: {id:?}")]
    BadId {
        /// The name.
        id: String,
    },
    /// There is no such save.
    #[error("not found: {id}")]
    NotFound {
        /// Its name.
        id: String,
    },
    /// There is something of this name that cannot be a save.
    #[error("{file} is not a save: {why}")]
    Unreadable {
        /// Where.
        file: String,
        /// What it is.
        why: Unreadability,
    },
    /// A later version of the app wrote it.
    #[error("{file} has format {found}; this version reads up to {known}")]
    NewerFormat {
        /// The file, left as it is.
        file: String,
        /// Its format.
        found: u64,
        /// The newest format that this version reads.
        known: u64,
    },
    /// The app is open twice, and the other one plays this save.
    #[error("the save {id} is open in another window")]
    InUse {
        /// Its name.
        id: String,
    },
    /// The first line, which says what the save is, cannot be read.
    #[error("{kept}: line {line}: {flaw}")]
    BadHeader {
        /// The line.
        line: usize,
        /// What is wrong with it.
        flaw: Flaw,
        /// The file, left as it is.
        kept: String,
        /// The newest backup that can be read.
        newest_backup: Option<Box<Backup>>,
    },
    /// Some of the mission in it is damaged and found nowhere else.
    #[error("{file}: the mission lacks {}", missing.join(", "))]
    MissionDamaged {
        /// The file, left as it is.
        file: String,
        /// The texts of the mission that cannot be read.
        missing: Vec<String>,
    },
    /// A line cannot be read although others after it can: such a file is not backed up, renamed or continued.
    #[error("{file}: line {line} is damaged; {good_records} records before it are sound")]
    Damaged {
        /// The file, left as it is.
        file: String,
        /// The first bad line.
        line: usize,
        /// How many records stand before it.
        good_records: usize,
    },
    /// The system refused.
    #[error("cannot read or write {file}: {cause}")]
    Io {
        /// The file or folder.
        file: String,
        /// The system's reason.
        cause: Cause,
    },
    /// A record was not stored.
    #[error(transparent)]
    Store(StoreError),
}

/// What keeps a file from being read as a save at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unreadability {
    /// A folder, a device, a pipe.
    NotAFile,
    /// Larger than any save becomes.
    TooLarge {
        /// Its bytes.
        bytes: u64,
        /// The most that a file may have.
        limit: u64,
    },
}

/// Which part of a save is damaged. It can be opened all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DamagedPart {
    /// What stands before the records: opening restores it.
    Head,
    /// The end: opening copies it aside and continues from what stands before it.
    End,
    /// Records in the middle: opening continues from what stands before them, in a new save.
    Middle,
}

/// What is wrong with a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flaw {
    /// There is none.
    Missing,
    /// Not `<checksum> <json>`, or not text.
    Form,
    /// The checksum is that of another text.
    Checksum,
    /// The checksum holds, but the text is no JSON.
    Json,
    /// It is JSON, but not what belongs there.
    Shape,
}

/// What happened on the way, to be told once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The end of a save had not been written whole. It was copied aside, then cut.
    TornTail {
        /// The copy.
        kept_as: String,
        /// Its length.
        bytes: u64,
    },
    /// Lines before the records were damaged. The file was copied aside, then repaired; nothing is lost.
    Repaired {
        /// The copy of the file as it was.
        kept_as: String,
        /// The damaged lines.
        lines: Vec<usize>,
    },
    /// A line in the middle could not be read: the game goes on in a new save made of what stands before it.
    RecoveredAs {
        /// The new save.
        id: String,
        /// How many records it holds.
        good_records: usize,
        /// The line of the original where it ends.
        line: usize,
        /// The original, left as it is.
        from: String,
    },
    /// Another program has rewritten the file (line ends, byte order mark, empty lines). Nothing is lost.
    Rewritten {
        /// The file.
        file: String,
    },
    /// Lines stood in the file twice and count once.
    Repeated {
        /// The lines that do not count.
        lines: Vec<usize>,
    },
    /// The file system knows no locks: nothing keeps a second window from playing this save.
    Unlocked {
        /// The save.
        id: String,
    },
    /// The settings could not be read at all; the usual ones hold.
    SettingsUnreadable {
        /// The file.
        file: String,
        /// The copy of what was there, if one could be made.
        kept_as: Option<String>,
    },
    /// What the owner has put right of the box could not be read at all; the shipped values hold.
    BoxUnreadable {
        /// The file.
        file: String,
        /// The copy of what was there, if one could be made.
        kept_as: Option<String>,
    },
    /// A later version of the app wrote what the owner has put right of the box; the shipped values hold.
    BoxNewer {
        /// The file, left as it is.
        file: String,
    },
    /// Some corrections of the box name nothing in it, or cannot stand there; they are kept and not used.
    BoxFields {
        /// Their names.
        names: Vec<String>,
        /// The copy of the file, if one could be made.
        kept_as: Option<String>,
    },
    /// A mission sheet that was typed in could not be read.
    SheetUnreadable {
        /// The file.
        file: String,
        /// The copy of what was there, if one could be made.
        kept_as: Option<String>,
    },
    /// Some settings could not be read; the usual ones hold for these.
    SettingsFields {
        /// Their names.
        names: Vec<String>,
        /// The copy of what was there, if one could be made.
        kept_as: Option<String>,
    },
}

impl fmt::Display for Unreadability {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAFile => formatter.write_str("not a file"),
            Self::TooLarge { bytes, limit } => write!(formatter, "{bytes} bytes, at most {limit} are read"),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Missing => "missing",
            Self::Form => "not a checksum and a JSON text",
            Self::Checksum => "wrong checksum",
            Self::Json => "invalid JSON",
            Self::Shape => "unexpected content",
        })
    }
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Io { file, cause } => Self::Io { file, cause },
            other => Self::Store(other),
        }
    }
}
