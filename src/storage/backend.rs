//! What storage asks of the place where files lie: a folder on a disk, memory, a browser.
//!
//! Files and folders have names: relative, with `/` between the parts, as in `saves/home.journal`. What lies under `config/` may be kept
//! in a folder of its own. Every operation gives a future that does nothing before it is polled.
//! Backends, locks and appenders can move to another thread everywhere, since messages of the window carry them; in a browser, what belongs
//! to the page is held by the futures alone.

use std::fmt;
use std::io;
use std::pin::Pin;

use time::OffsetDateTime;

use super::StoreError;

/// A future that an operation of storage gives. It can move to another thread where there are threads.
#[cfg(not(target_arch = "wasm32"))]
pub type Job<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
/// A future that an operation of storage gives. It can move to another thread where there are threads.
#[cfg(target_arch = "wasm32")]
pub type Job<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

/// What came of an operation.
pub type Outcome<T> = Result<T, BackendError>;

/// Why the system refused, in its own words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cause {
    /// The kind of error.
    pub kind: io::ErrorKind,
    /// The system's text, as in `Permission denied (os error 13)`.
    pub text: String,
}

impl From<&io::Error> for Cause {
    fn from(error: &io::Error) -> Self {
        Self { kind: error.kind(), text: error.to_string() }
    }
}

impl From<io::ErrorKind> for Cause {
    fn from(kind: io::ErrorKind) -> Self {
        Self { kind, text: kind.to_string() }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

/// Why an operation failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BackendError {
    /// A folder, a device or a pipe where a file is wanted.
    #[error("not a file")]
    NotAFile,
    /// Larger than the reader allows.
    #[error("too large: {bytes} bytes")]
    TooLarge {
        /// The length of the file.
        bytes: u64,
    },
    /// The system refused.
    #[error("{0}")]
    Io(Cause),
}

impl From<io::Error> for BackendError {
    fn from(error: io::Error) -> Self {
        Self::Io(Cause::from(&error))
    }
}

impl BackendError {
    /// Whether the name is taken.
    pub(super) fn is_taken(&self) -> bool {
        matches!(self, Self::Io(cause) if cause.kind == io::ErrorKind::AlreadyExists)
    }
}

/// What a name stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A file.
    File,
    /// A folder.
    Folder,
    /// A device, a pipe, a link that leads nowhere.
    Other,
}

/// A file or folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its own name, without the folder.
    pub name: String,
    /// What it is; of a link, what it leads to.
    pub kind: Kind,
    /// Whether it is a link.
    pub link: bool,
    /// The length in bytes.
    pub length: u64,
    /// When it was last written.
    pub modified: Option<OffsetDateTime>,
}

/// A place where files lie.
pub trait Backend: fmt::Debug + Send + Sync {
    /// The name as users know it: on a disk the whole path. [`Backend::outside`] takes it back.
    fn shown(&self, name: &str) -> String;

    /// The name of a file or folder that a user named, which may lie anywhere.
    fn outside(&self, text: &str) -> String;

    /// The parts of the name as the system resolves it, links and dots followed; `None` where there is nothing.
    fn resolved<'a>(&'a self, name: &'a str) -> Job<'a, Option<Vec<String>>>;

    /// Reads a whole file of at most so many bytes; `None` where there is nothing of that name.
    fn read<'a>(&'a self, name: &'a str, limit: u64) -> Job<'a, Outcome<Option<Vec<u8>>>>;

    /// What a name stands for; `None` where there is nothing.
    fn entry<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Entry>>>;

    /// What lies in a folder, by name; `None` where there is no such folder.
    fn list<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<Option<Vec<Entry>>>>;

    /// Makes a folder and those above it.
    fn make_folder<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<()>>;

    /// Puts a new file in place, whole or not at all, and makes it durable. `AlreadyExists` where the name is taken.
    fn write_new<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>>;

    /// Writes a file, whole or not at all; what was there is replaced.
    fn replace<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>>;

    /// Gives a file or folder another name. `AlreadyExists` where it is taken.
    fn move_new<'a>(&'a self, from: &'a str, to: &'a str) -> Job<'a, Outcome<()>>;

    /// Removes a file, or a folder with all that is in it. It may be gone already.
    fn remove<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<()>>;

    /// Takes the lock of that name; `None` while somebody else holds it.
    fn lock<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Box<dyn Lock>>>>;

    /// Opens a file of which so many bytes are good, to append to it. What follows them is cut; where the last line is not `ended`, it
    /// gets its end.
    fn open<'a>(&'a self, name: &'a str, good: u64, ended: bool) -> Job<'a, Outcome<Box<dyn Appender>>>;
}

/// A lock, held for as long as it lives.
pub trait Lock: fmt::Debug + Send + Sync {
    /// False where the system knows no locks.
    fn holds(&self) -> bool;

    /// Gives the lock back and removes its file: for a save that is no longer there.
    fn discard(self: Box<Self>) -> Job<'static, ()>;
}

/// A file that grows by whole lines.
pub trait Appender: fmt::Debug + Send + Sync {
    /// Appends a line; resolved when it is durable, or will not be. Lines go down in the order in which their futures are first polled.
    /// A failed line leaves nothing behind, and those that were asked for before it failed fail with [`StoreError::Behind`].
    fn append(&self, line: String) -> Job<'static, Result<(), StoreError>>;
}
