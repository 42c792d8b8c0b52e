//! Errors and notices of storage, as data: `session::messages` words them.

use thiserror::Error;

use super::Backup;
use super::backend::Cause;

/// Why a record was not stored. Records stored before it are intact.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum StoreError {
    /// The system refused, or the folder is gone.
    #[error("cannot write {file}: {cause}")]
    Io { file: String, cause: Cause },
    /// The system refused, and the bytes that it may have written could not be taken away: the record may be there when the save is opened
    /// again.
    #[error("{file} may end with a record that failed: {cause}")]
    Uncertain { file: String, cause: Cause },
    /// The record is not JSON that could be read again.
    #[error("a record is not valid JSON")]
    NotJson,
    /// The record contains a line break; each is one line of the save.
    #[error("a record has more than one line")]
    NotOneLine,
    /// The file would exceed the largest size that is read.
    #[error("the file would have more than {limit} bytes")]
    TooLong { limit: u64 },
    /// Another program has shortened the file since it was opened.
    #[error("{file} was changed by another program: {expected} bytes expected, {found} found")]
    ChangedOutside {
        file: String,
        expected: u64,
        found: u64,
    },
    /// A record requested earlier failed, so this one was not tried.
    #[error("an earlier record could not be written")]
    AfterFailure,
}

/// Why a save could not be opened, made, copied or moved. No file was overwritten.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum OpenError {
    /// The name would lead out of the folder, or some system does not allow it.
    #[error("invalid name: {id:?}")]
    InvalidId { id: String },
    /// There is no such save.
    #[error("not found: {id}")]
    NotFound { id: String },
    /// Something of this name exists that cannot be a save.
    #[error("{file} is not a save: {why}")]
    Unreadable {
        file: String,
        /// What keeps it from being read.
        why: Unreadability,
    },
    /// A later version of the app wrote the file, which is unchanged.
    #[error("{file} has format {found}; this version reads up to {known}")]
    NewerFormat {
        file: String,
        found: u64,
        /// The newest format that this version reads.
        known: u64,
    },
    /// Another window has this save open.
    #[error("the save {id} is open in another window")]
    InUse { id: String },
    /// The header cannot be read. The file is unchanged.
    #[error("{file}: line {line}: {flaw}")]
    BadHeader {
        /// The line of the header, from 1.
        line: usize,
        /// What is wrong with it.
        flaw: LineError,
        file: String,
        newest_backup: Option<Box<Backup>>,
    },
    /// Files of the mission in the save are damaged and have no copy elsewhere. The file is unchanged.
    #[error("{file}: the mission lacks {}", missing.join(", "))]
    MissionDamaged {
        file: String,
        /// The files of the mission that cannot be read.
        missing: Vec<String>,
    },
    /// A damaged line has readable lines after it: such a file is not backed up, renamed or continued. It is unchanged.
    #[error("{file}: line {line} is damaged; {good_records} records before it are sound")]
    Damaged {
        file: String,
        /// The first damaged line, from 1.
        line: usize,
        /// The number of records before it.
        good_records: usize,
    },
    /// Another window has changed a printed sheet that is being typed in.
    #[error("{file} was changed by another window")]
    SheetChanged { file: String },
    /// There is no folder for a file that is to be written.
    #[error("there is no folder {folder}")]
    NoFolder { folder: String },
    /// The file is there, whole, but the system did not confirm that a power failure leaves it there.
    #[error("{file} is written, but not confirmed: {cause}")]
    Unconfirmed { file: String, cause: Cause },
    /// The file or folder was begun, and could not be removed when the rest failed.
    #[error("a part of {file} is left: {cause}")]
    LeftInPart { file: String, cause: Cause },
    /// The system refused. Nothing has changed.
    #[error("cannot read or write {file}: {cause}")]
    Io { file: String, cause: Cause },
    /// A record was not stored.
    #[error(transparent)]
    Store(StoreError),
}

/// A chapter of a campaign whose save cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
#[error("chapter {position} cannot be opened: {file}: {fault}")]
pub struct LostChapter {
    /// The id that its save has, or should have.
    pub save: String,
    pub file: String,
    /// Of the chapter, from 1.
    pub position: u32,
    pub fault: ChapterFault,
    /// The newest that can be read.
    pub backup: Option<Box<Backup>>,
}

/// Why the save of a chapter cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ChapterFault {
    /// There is no file of its name.
    #[error("missing")]
    Missing,
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(Box<OpenError>),
    /// The file is of another chapter, another campaign or another game.
    #[error("not this chapter")]
    OtherGame,
}

/// Why a copy of all data was not written or not merged. Present files are unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ArchiveError {
    /// Not a zip file, or one of another program.
    #[error("not a copy of all data")]
    NotACopy,
    /// A zip file with an unreadable part.
    #[error("the copy is damaged")]
    Damaged,
    /// Another program has packed it with a password.
    #[error("the copy is locked with a password")]
    Locked,
    /// Another program has packed it in a way that is not read.
    #[error("the copy is packed with {name}")]
    Method {
        /// The name of the method, or its number.
        name: String,
    },
    /// There are several copies beside each other in it.
    #[error("there are several copies in it")]
    Several,
    /// A later version of the app wrote it.
    #[error("the copy has format {found}")]
    Newer {
        /// Its format.
        found: u64,
    },
    /// It has more files or bytes than are read.
    #[error("the copy is too large")]
    TooLarge,
    /// The system refused. Everything merged before is complete, and merging the copy again adds the rest.
    #[error(transparent)]
    Storage(#[from] OpenError),
}

/// Why a page of a browser cannot use the stored files. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TakeError {
    /// Another page uses them.
    #[error("another page uses the files")]
    Elsewhere,
    /// A newer version of the app has stored them.
    #[error("a newer version has stored the files")]
    Newer,
    /// The browser refused.
    #[error("{0}")]
    Io(Cause),
}

/// What keeps a file from being read as a save.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Unreadability {
    /// A folder, a device or a pipe.
    #[error("not a file")]
    NotAFile,
    /// Larger than `limit`, in bytes.
    #[error("{bytes} bytes, at most {limit} are read")]
    TooLarge { bytes: u64, limit: u64 },
}

/// The damaged part of a save, which can be opened all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DamagedPart {
    /// The lines before the records: opening restores them.
    Head,
    /// The end: opening copies it aside and continues before it.
    End,
    /// Records in the middle: opening continues before them, in a new save.
    Middle,
}

/// What is wrong with a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LineError {
    /// The file ends before this line.
    #[error("missing")]
    Missing,
    /// Not `<checksum> <json>`, or not UTF-8.
    #[error("not a checksum and a JSON text")]
    Form,
    /// The text is not the one for which the checksum was computed.
    #[error("wrong checksum")]
    Checksum,
    /// The checksum matches, but the text is not JSON.
    #[error("invalid JSON")]
    Json,
    /// JSON of another shape.
    #[error("unexpected content")]
    Shape,
}

/// An event during opening or loading that users are told of once. `kept_as` is the copy of the damaged file or part.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Notice {
    /// The end of a save was incomplete. It was copied aside, then cut.
    TornTail { kept_as: String, bytes: u64 },
    /// Lines before the records were damaged. The file was copied aside, then repaired without loss.
    Repaired { kept_as: String, lines: Vec<usize> },
    /// A line in the middle of the save `from` is damaged: play continues in the new save `id` with the records before that line.
    RecoveredAs {
        id: String,
        good_records: usize,
        line: usize,
        from: String,
    },
    /// Another program has rewritten the file (line ends, byte order mark, empty lines) without loss.
    Rewritten { file: String },
    /// These lines repeat earlier ones and are ignored.
    Repeated { lines: Vec<usize> },
    /// The records of this save lead this version to another state than was stored.
    FoldsOtherwise { id: String },
    /// The file system has no locks: a second window could open this save.
    Unlocked { id: String },
    /// The save of a campaign was written anew from those of its chapters; the old file is kept.
    CampaignRebuilt { id: String, kept_as: Option<String> },
    /// The save of a chapter cannot be opened: the campaign is at the end of an earlier one. Nothing was written.
    LostChapter {
        chapter: Box<LostChapter>,
        /// The position of the chapter at whose end it is.
        resumed_at: u32,
    },
    /// The settings file is unreadable; the defaults apply.
    SettingsUnreadable {
        file: String,
        kept_as: Option<String>,
    },
    /// The file of the owner's corrections is unreadable; the shipped values apply.
    BoxUnreadable {
        file: String,
        kept_as: Option<String>,
    },
    /// A later version of the app wrote the owner's corrections; the shipped values apply.
    BoxNewer { file: String },
    /// Corrections with an unknown name or an invalid value; they are kept and not used.
    BoxFields {
        names: Vec<String>,
        kept_as: Option<String>,
    },
    /// A printed mission sheet that was typed in is unreadable.
    SheetUnreadable {
        file: String,
        kept_as: Option<String>,
    },
    /// Some settings are unreadable; the defaults apply for these.
    SettingsFields {
        names: Vec<String>,
        kept_as: Option<String>,
    },
}

impl OpenError {
    /// The same error after what was done has been taken back.
    pub(crate) fn taken_back(self) -> Self {
        match self {
            Self::Unconfirmed { file, cause } => Self::Io { file, cause },
            other => other,
        }
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
