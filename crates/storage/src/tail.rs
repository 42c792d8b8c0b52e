//! The end of a file that grows by whole lines: its good length, and the handling of bytes after it.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::StoreError;
use super::backend::Cause;
use super::line::LIMIT;

/// The file operations of a [`Tail`].
pub(super) trait Disk {
    /// The length; an error if the file was deleted or replaced.
    fn length(&mut self) -> io::Result<u64>;
    /// Copies the bytes from this offset on to another file.
    fn keep_tail(&mut self, from: u64) -> io::Result<()>;
    fn cut(&mut self, length: u64) -> io::Result<()>;
    /// Writes durably at the end.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;
}

/// The end of an open file, shown to users as `file`.
#[derive(Debug)]
pub(super) struct Tail<D> {
    inner: Mutex<Inner<D>>,
    failures: AtomicU64,
    file: String,
}

#[derive(Debug)]
struct Inner<D> {
    disk: D,
    /// The length of the durable lines.
    good: u64,
    /// Whether a write failed and may have left bytes behind.
    dirty: bool,
}

impl<D: Disk> Tail<D> {
    pub(super) fn new(disk: D, good: u64, file: String) -> Arc<Self> {
        let inner = Mutex::new(Inner {
            disk,
            good,
            dirty: false,
        });
        Arc::new(Self {
            inner,
            failures: AtomicU64::new(0),
            file,
        })
    }

    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn file(&self) -> &str {
        &self.file
    }

    /// The number of failed writes, which [`Tail::put`] needs as of the request of the line.
    pub(super) fn failures(&self) -> u64 {
        self.failures.load(Ordering::Acquire)
    }

    /// Writes a line, unless another failed since the request.
    pub(super) fn put(&self, bytes: &[u8], failures: u64) -> Result<(), StoreError> {
        let mut inner = locked(&self.inner);
        if self.failures() != failures {
            return Err(StoreError::AfterFailure);
        }
        inner.put(bytes, &self.file).inspect_err(|_| {
            let _ = self.failures.fetch_add(1, Ordering::AcqRel);
        })
    }
}

impl<D: Disk> Inner<D> {
    fn put(&mut self, bytes: &[u8], file: &str) -> Result<(), StoreError> {
        let failed = |error: io::Error| StoreError::Io {
            file: file.to_owned(),
            cause: Cause::from(&error),
        };
        let length = bytes.len() as u64;
        if self.good + length > LIMIT {
            return Err(StoreError::TooLong { limit: LIMIT });
        }
        let found = self.disk.length().map_err(failed)?;
        if found < self.good {
            return Err(StoreError::ChangedOutside {
                file: file.to_owned(),
                expected: self.good,
                found,
            });
        }
        if found > self.good {
            if !self.dirty {
                self.disk.keep_tail(self.good).map_err(failed)?;
                // It is kept once, even if it cannot be cut now.
                self.dirty = true;
            }
            self.disk.cut(self.good).map_err(failed)?;
        }
        self.dirty = true;
        let Err(error) = self.disk.write(bytes) else {
            self.good += length;
            self.dirty = false;
            return Ok(());
        };
        if self.disk.cut(self.good).is_ok() {
            self.dirty = false;
            return Err(failed(error));
        }
        Err(StoreError::Uncertain {
            file: file.to_owned(),
            cause: Cause::from(&error),
        })
    }
}

/// Locks a mutex. The guarded values are consistent at every moment, so a poisoned mutex can be used on.
pub(super) fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
