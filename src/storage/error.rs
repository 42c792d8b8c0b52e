//! What can be wrong, as data.

use std::io;
use std::path::{Path, PathBuf};

use super::Backup;

/// Why a record did not go down. What was stored before stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreError {
    /// The disk refused.
    Io {
        /// The file.
        path: PathBuf,
        /// How it refused.
        kind: io::ErrorKind,
    },
    /// The record is no JSON that could be read again.
    NotJson,
    /// The record is more than one line.
    NotOneLine,
    /// The file would grow beyond what this app reads.
    TooLong {
        /// The most bytes that a file may have.
        limit: u64,
    },
    /// Something else has shortened the file since it was opened.
    ChangedOutside {
        /// The file.
        path: PathBuf,
        /// The bytes that should be there.
        expected: u64,
        /// The bytes that are there.
        found: u64,
    },
    /// A record asked for earlier failed, so this one was not tried.
    Behind,
}

/// Why a save could not be opened, made, copied or moved. Nothing was written over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpenError {
    /// No save can have this name: it would lead out of the folder, or no system would take it.
    BadId {
        /// The name.
        id: String,
    },
    /// There is no such save.
    NotFound {
        /// Its name.
        id: String,
    },
    /// There is something of this name that cannot be a save.
    Unreadable {
        /// Where.
        path: PathBuf,
        /// What it is.
        why: Unreadability,
    },
    /// A later version of the app wrote it.
    NewerFormat {
        /// The file, left as it is.
        path: PathBuf,
        /// Its format.
        found: u64,
        /// The newest format that this version reads.
        known: u64,
    },
    /// The app is open twice, and the other one plays this save.
    InUse {
        /// Its name.
        id: String,
    },
    /// The first line, which says what the save is, cannot be read.
    BadHeader {
        /// The line.
        line: usize,
        /// What is wrong with it.
        flaw: Flaw,
        /// The file, left as it is.
        kept: PathBuf,
        /// The newest backup that can be read.
        newest_backup: Option<Box<Backup>>,
    },
    /// A line cannot be read although others after it can: such a file is not backed up, renamed or continued.
    Damaged {
        /// The file, left as it is.
        path: PathBuf,
        /// The first bad line.
        line: usize,
        /// How many records stand before it.
        good_records: usize,
    },
    /// The disk refused.
    Io {
        /// The file or folder.
        path: PathBuf,
        /// How it refused.
        kind: io::ErrorKind,
    },
    /// A record did not go down.
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
        kept_as: PathBuf,
        /// Its length.
        bytes: u64,
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
        path: PathBuf,
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
        path: PathBuf,
        /// The copy of what was there, if one could be made.
        kept_as: Option<PathBuf>,
    },
    /// What the owner has put right of the box could not be read at all; the shipped values hold.
    BoxUnreadable {
        /// The file.
        path: PathBuf,
        /// The copy of what was there, if one could be made.
        kept_as: Option<PathBuf>,
    },
    /// A later version of the app wrote what the owner has put right of the box; the shipped values hold.
    BoxNewer {
        /// The file, left as it is.
        path: PathBuf,
    },
    /// Some corrections of the box name nothing in it, or cannot stand there; they are kept and not used.
    BoxFields {
        /// Their names.
        names: Vec<String>,
        /// The copy of the file, if one could be made.
        kept_as: Option<PathBuf>,
    },
    /// A mission sheet that was typed in could not be read.
    SheetUnreadable {
        /// The file.
        path: PathBuf,
        /// The copy of what was there, if one could be made.
        kept_as: Option<PathBuf>,
    },
    /// Some settings could not be read; the usual ones hold for these.
    SettingsFields {
        /// Their names.
        names: Vec<String>,
        /// The copy of what was there, if one could be made.
        kept_as: Option<PathBuf>,
    },
}

impl StoreError {
    pub(super) fn io(path: &Path, error: &io::Error) -> Self {
        Self::Io { path: path.to_owned(), kind: error.kind() }
    }
}

impl OpenError {
    pub(super) fn io(path: &Path, error: &io::Error) -> Self {
        Self::Io { path: path.to_owned(), kind: error.kind() }
    }
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Io { path, kind } => Self::Io { path, kind },
            other => Self::Store(other),
        }
    }
}
