//! A file that grows by whole lines, in order.

use std::collections::VecDeque;
use std::fmt;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use serde_json::Value;

use super::line::{self, LIMIT, Renamed};
use super::lock::Lock;
use super::{Appending, Store, StoreError, disk};

/// A save being played: records are added to it, and no other window can open it while this lives.
#[derive(Debug)]
pub struct Journal {
    id: String,
    writer: Writer,
    lock: Lock,
}

impl Journal {
    /// Opens a journal of which so many bytes are known to be good. What follows them is cut before the next write.
    pub(super) fn new(id: &str, path: &Path, good: u64, lock: Lock) -> Result<Self, StoreError> {
        let disk = RealDisk::open(path).map_err(|error| StoreError::io(path, &error))?;
        Ok(Self { id: id.to_owned(), writer: Writer::new(path, Box::new(disk), good), lock })
    }

    /// The name of the save.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.writer.path
    }

    /// Whether a lock keeps other windows out; false where the file system knows none.
    pub const fn locked(&self) -> bool {
        self.lock.holds
    }

    /// Gives the save another title: a line of its own, so that nothing is written over.
    pub fn rename(&self, title: Value) -> Appending<'_> {
        let renamed = Renamed { renamed: title, at: super::now() };
        self.writer.append(super::to_line(&renamed).unwrap_or_default())
    }
}

impl Store for Journal {
    fn append<'a>(&'a self, line: String) -> Appending<'a> {
        self.writer.append(line)
    }
}

/// What a [`Writer`] asks of a file.
pub(super) trait Disk: Send {
    /// How long it is; an error when it is no longer in its place.
    fn length(&mut self) -> io::Result<u64>;
    /// Copies what follows so many bytes aside.
    fn keep_tail(&mut self, from: u64) -> io::Result<()>;
    /// Shortens it.
    fn cut(&mut self, length: u64) -> io::Result<()>;
    /// Writes at its end, and makes it stay.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;
}

/// A file on a real disk.
pub(super) struct RealDisk {
    path: PathBuf,
    file: File,
}

impl RealDisk {
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let file = OpenOptions::new().read(true).write(true).open(path)?;
        Ok(Self { path: path.to_owned(), file })
    }
}

impl Disk for RealDisk {
    fn length(&mut self) -> io::Result<u64> {
        // A file that was deleted or replaced could still be written to, and all of it would be lost.
        let (ours, there) = (self.file.metadata()?, fs::metadata(&self.path)?);
        if same_file(&ours, &there) { Ok(ours.len()) } else { Err(ErrorKind::NotFound.into()) }
    }

    fn keep_tail(&mut self, from: u64) -> io::Result<()> {
        let mut tail = Vec::new();
        let _ = self.file.seek(SeekFrom::Start(from))?;
        let _ = self.file.read_to_end(&mut tail)?;
        let _ = disk::keep_aside(&self.path, &tail)?;
        Ok(())
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let _ = self.file.seek(SeekFrom::End(0))?;
        self.file.write_all(bytes)?;
        self.file.sync_data()
    }
}

#[cfg(unix)]
fn same_file(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;

    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

#[cfg(not(unix))]
fn same_file(one: &Metadata, other: &Metadata) -> bool {
    one.len() == other.len()
}

/// Puts lines down one after another, in the order in which they were asked for.
pub(super) struct Writer {
    path: PathBuf,
    /// Held for a moment only, so that asking never waits on the disk.
    queue: Mutex<VecDeque<Waiting>>,
    /// Held while the disk works.
    tail: Mutex<Tail>,
}

type Outcome = Arc<Mutex<Option<Result<(), StoreError>>>>;

struct Waiting {
    line: String,
    outcome: Outcome,
}

struct Tail {
    disk: Box<dyn Disk>,
    /// The length known to be good.
    good: u64,
    /// Whether a write of ours failed and may have left something behind.
    dirty: bool,
}

impl Writer {
    pub(super) fn new(path: &Path, disk: Box<dyn Disk>, good: u64) -> Self {
        let tail = Mutex::new(Tail { disk, good, dirty: false });
        Self { path: path.to_owned(), queue: Mutex::default(), tail }
    }

    pub(super) fn append(&self, json: String) -> Appending<'_> {
        let line = match line::framed(&json) {
            Ok(line) => line,
            Err(error) => return Box::pin(std::future::ready(Err(error))),
        };
        let outcome = Outcome::default();
        locked(&self.queue).push_back(Waiting { line, outcome: Arc::clone(&outcome) });
        Box::pin(Append { writer: self, outcome })
    }

    /// Writes what waits, until this one has its outcome.
    fn write_until(&self, outcome: &Outcome) -> Result<(), StoreError> {
        let mut tail = locked(&self.tail);
        loop {
            if let Some(result) = locked(outcome).take() {
                return result;
            }
            // Only a future polled again after its end finds neither its outcome nor its line.
            let Some(next) = locked(&self.queue).pop_front() else { return Err(StoreError::Behind) };
            let result = tail.put(next.line.as_bytes(), &self.path);
            if result.is_err() {
                for behind in locked(&self.queue).drain(..) {
                    *locked(&behind.outcome) = Some(Err(StoreError::Behind));
                }
            }
            *locked(&next.outcome) = Some(result);
        }
    }
}

impl fmt::Debug for Writer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Writer").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Tail {
    fn put(&mut self, bytes: &[u8], path: &Path) -> Result<(), StoreError> {
        let failed = |error: io::Error| StoreError::io(path, &error);
        let length = bytes.len() as u64;
        if self.good + length > LIMIT {
            return Err(StoreError::TooLong { limit: LIMIT });
        }
        let found = self.disk.length().map_err(failed)?;
        if found < self.good {
            return Err(StoreError::ChangedOutside { path: path.to_owned(), expected: self.good, found });
        }
        if found > self.good {
            if !self.dirty {
                self.disk.keep_tail(self.good).map_err(failed)?;
            }
            self.disk.cut(self.good).map_err(failed)?;
        }
        self.dirty = true;
        let written = self.disk.write(bytes);
        if written.is_ok() {
            self.good += length;
            self.dirty = false;
        } else if self.disk.cut(self.good).is_ok() {
            self.dirty = false;
        }
        written.map_err(failed)
    }
}

/// A line on its way.
struct Append<'a> {
    writer: &'a Writer,
    outcome: Outcome,
}

impl Future for Append<'_> {
    type Output = Result<(), StoreError>;

    fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Self::Output> {
        Poll::Ready(self.writer.write_until(&self.outcome))
    }
}

impl Drop for Append<'_> {
    fn drop(&mut self) {
        locked(&self.writer.queue).retain(|waiting| !Arc::ptr_eq(&waiting.outcome, &self.outcome));
    }
}

/// What these locks guard is whole at every moment, so one left by a thread that died can be taken over.
fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
