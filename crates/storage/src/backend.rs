//! The interface to the medium of the files: a disk, memory, a browser.
//!
//! Files and folders have relative names with `/` between the parts, as in `saves/home.journal`. `config/` may be a separate folder.
//! Every operation returns a future that does nothing before it is polled.
//! Backends, locks and appenders are `Send` everywhere, since messages of the window carry them; in a browser, only the futures hold
//! what belongs to the page.

use std::fmt;
use std::io;
use std::pin::Pin;

use time::OffsetDateTime;

use super::StoreError;

/// The future of an operation of storage. It is `Send` if the target has threads.
#[cfg(not(target_arch = "wasm32"))]
pub type Job<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
/// The future of an operation of storage.
#[cfg(target_arch = "wasm32")]
pub type Job<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;

pub(super) type Outcome<T> = Result<T, BackendError>;

/// An I/O error, with the text of the system, as in `Permission denied (os error 13)`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text}")]
pub struct Cause {
    pub kind: io::ErrorKind,
    pub text: String,
}

impl From<&io::Error> for Cause {
    fn from(error: &io::Error) -> Self {
        Self {
            kind: error.kind(),
            text: error.to_string(),
        }
    }
}

impl From<io::ErrorKind> for Cause {
    fn from(kind: io::ErrorKind) -> Self {
        Self {
            kind,
            text: kind.to_string(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BackendError {
    /// A folder, a device or a pipe.
    #[error("not a file")]
    NotAFile,
    /// The lock beside the file is a folder, a device or a pipe.
    #[error("the lock is not a file")]
    LockNotAFile,
    /// Longer than the limit of the reader, in bytes.
    #[error("too large: {bytes} bytes")]
    TooLarge { bytes: u64 },
    /// The change is done, but nobody knows whether a power failure leaves it there.
    #[error("not confirmed: {0}")]
    Unconfirmed(Cause),
    /// Nothing has changed.
    #[error("{0}")]
    Io(Cause),
}

impl From<io::Error> for BackendError {
    fn from(error: io::Error) -> Self {
        Self::Io(Cause::from(&error))
    }
}

impl BackendError {
    /// The cause, where the system gave one.
    pub(super) fn cause(&self) -> Cause {
        match self {
            Self::Io(cause) | Self::Unconfirmed(cause) => cause.clone(),
            Self::NotAFile | Self::LockNotAFile | Self::TooLarge { .. } => Cause {
                kind: io::ErrorKind::Other,
                text: self.to_string(),
            },
        }
    }

    pub(super) fn is_taken(&self) -> bool {
        matches!(self, Self::Io(cause) if cause.kind == io::ErrorKind::AlreadyExists)
    }
}

/// The kind of a directory entry; of a link, that of its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Kind {
    File,
    Folder,
    /// A device, a pipe, a broken link.
    Other,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The name without the folder.
    pub name: String,
    pub kind: Kind,
    pub link: bool,
    /// In bytes.
    pub length: u64,
    pub modified: Option<OffsetDateTime>,
}

/// The name of the file that is locked while another in its folder is changed.
pub(super) const LOCK: &str = ".lock";

/// The parent folder of a name; empty at the root.
pub(super) fn above(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// What a file is to hold, from what it holds.
pub type Change = Box<dyn FnOnce(Option<Vec<u8>>) -> Option<Vec<u8>> + Send>;

/// A medium for files.
pub trait Backend: fmt::Debug + Send + Sync {
    /// The page in which the program runs, if it does.
    fn page(&self) -> Option<&dyn Page> {
        None
    }

    /// The path shown to users. [`Backend::outside`] accepts it.
    fn shown(&self, name: &str) -> String;

    /// The name for a path given by a user, which may be outside the data folder.
    fn outside(&self, text: &str) -> String;

    /// The components of the path with links and dots resolved; `None` if it does not exist.
    fn resolved<'a>(&'a self, name: &'a str) -> Job<'a, Option<Vec<String>>>;

    /// Reads a whole file of at most `limit` bytes; `None` if it does not exist.
    fn read<'a>(&'a self, name: &'a str, limit: u64) -> Job<'a, Outcome<Option<Vec<u8>>>>;

    /// The entry of this name; `None` if it does not exist.
    fn entry<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Entry>>>;

    /// The entries of a folder, by name; `None` if it does not exist.
    fn list<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<Option<Vec<Entry>>>>;

    /// Creates a folder and its parents.
    fn make_folder<'a>(&'a self, folder: &'a str) -> Job<'a, Outcome<()>>;

    /// Creates a file, whole and durable; `AlreadyExists` if the name is taken.
    fn write_new<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>>;

    /// Creates files, all of them whole and durable, or none: whether each was created; a name that is taken is left as it is.
    fn write_all_new<'a>(&'a self, files: Vec<(String, Vec<u8>)>) -> Job<'a, Outcome<Vec<bool>>> {
        Box::pin(async move {
            let (mut created, mut placed) = (Vec::with_capacity(files.len()), Vec::new());
            for (name, bytes) in files {
                match self.write_new(&name, bytes).await {
                    Ok(()) => placed.push(name),
                    Err(error) if error.is_taken() => {
                        created.push(false);
                        continue;
                    }
                    Err(error) => {
                        for name in &placed {
                            let BackendError::Io(cause) = &error else {
                                break;
                            };
                            if self.remove(name).await.is_err() {
                                return Err(BackendError::Unconfirmed(cause.clone()));
                            }
                        }
                        return Err(error);
                    }
                }
                created.push(true);
            }
            Ok(created)
        })
    }

    /// Creates or replaces a file, whole.
    fn replace<'a>(&'a self, name: &'a str, bytes: Vec<u8>) -> Job<'a, Outcome<()>>;

    /// Changes a file at once: nothing that another program writes comes between reading and writing. `change` gets what the file
    /// holds, at most `limit` bytes, and returns what it is to hold; `None` leaves it as it is.
    fn change<'a>(&'a self, name: &'a str, limit: u64, change: Change) -> Job<'a, Outcome<()>>;

    /// Renames a file or folder; `AlreadyExists` if the new name is taken.
    fn move_new<'a>(&'a self, from: &'a str, to: &'a str) -> Job<'a, Outcome<()>>;

    /// Removes a file, or a folder with its content; no error if it does not exist.
    fn remove<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<()>>;

    /// Acquires the lock of that name; `None` while another holder has it.
    fn lock<'a>(&'a self, name: &'a str) -> Job<'a, Outcome<Option<Box<dyn Lock>>>>;

    /// Opens a file for appending: cuts it to `good` bytes and, unless its last line is `ended`, adds a line feed.
    fn open<'a>(
        &'a self,
        name: &'a str,
        good: u64,
        ended: bool,
    ) -> Job<'a, Outcome<Box<dyn Appender>>>;
}

/// The page of a browser: several pages share the files, and what is given to players or taken from them goes through the browser.
pub trait Page: Sync {
    /// Takes the files for this page, before anything is read; false if another page has them, unless it is done by force.
    /// `Unsupported` if a newer version of the app has stored them.
    fn take(&self, by_force: bool) -> Job<'_, Outcome<bool>>;

    /// Resolves when another page has taken the files: from then on nothing can be written.
    fn lost(&self) -> Job<'static, ()>;

    /// Gives a file to the players: they save it or send it on.
    fn give(&self, name: &str, bytes: &[u8]);

    /// Asks the players for a file; `None` if they choose none. File name extensions with their dot restrict the choice.
    fn pick(&self, ends: &'static [&'static str]) -> Job<'_, Option<(String, Vec<u8>)>>;

    /// Whether the browser has promised to keep the files; asks it to if it should.
    fn keeps(&self, ask: bool) -> Job<'_, bool>;

    /// Whether the page was installed, as an app with files of its own.
    fn installed(&self) -> bool;
}

/// A lock, held until it is dropped.
pub trait Lock: fmt::Debug + Send + Sync {
    /// False if the system has no locks.
    fn holds(&self) -> bool;

    /// Releases the lock and removes its file, when the save has been removed.
    fn discard(self: Box<Self>) -> Job<'static, ()>;
}

/// A file that grows by whole lines.
pub trait Appender: fmt::Debug + Send + Sync {
    /// Appends a line; the future resolves when the line is durable or has failed. Lines are written in the order in which their futures
    /// are first polled. A failed line leaves no bytes, and lines requested before the failure fail with [`StoreError::AfterFailure`].
    fn append(&self, line: String) -> Job<'static, Result<(), StoreError>>;
}
