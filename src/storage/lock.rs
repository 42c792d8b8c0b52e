//! Who plays a save: the one that holds the lock of the file `<id>.lock` beside it.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Held for as long as it lives.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    /// Closing it gives the lock back.
    _file: File,
    /// False where the file system knows no locks.
    pub(super) holds: bool,
}

impl Lock {
    /// Takes the lock of a journal; `None` when another has it.
    pub(super) fn take(journal: &Path) -> io::Result<Option<Self>> {
        let path = journal.with_extension("lock");
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(&path)?;
        let holds = match file.try_lock() {
            Ok(()) => true,
            Err(TryLockError::WouldBlock) => return Ok(None),
            // Systems say in many ways that they know no locks; a save is to be playable there too.
            Err(TryLockError::Error(_)) => false,
        };
        Ok(Some(Self { path, _file: file, holds }))
    }

    /// Gives the lock back and takes its file away: for a save that is no longer there.
    pub(super) fn discard(self) {
        // A lock file left behind is empty and does no harm.
        let _ = fs::remove_file(&self.path);
    }
}
