//! The end of a file that grows by whole lines: the length that is known to be good, and what to do about bytes behind it.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::StoreError;
use super::backend::Cause;
use super::line::LIMIT;

/// What [`Tail`] asks of a file.
pub(super) trait Disk {
    /// How long it is; an error when it is no longer in its place.
    fn length(&mut self) -> io::Result<u64>;
    /// Copies what follows so many bytes aside.
    fn keep_tail(&mut self, from: u64) -> io::Result<()>;
    /// Shortens it.
    fn cut(&mut self, length: u64) -> io::Result<()>;
    /// Writes at its end, and makes it durable.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;
}

/// The end of an open file.
#[derive(Debug)]
pub(super) struct Tail<D> {
    inner: Mutex<Inner<D>>,
    /// How many writes failed so far.
    failures: AtomicU64,
    /// The file, as users know it.
    file: String,
}

#[derive(Debug)]
struct Inner<D> {
    disk: D,
    /// The length known to be good.
    good: u64,
    /// Whether a write of ours failed and may have left something behind.
    dirty: bool,
}

impl<D: Disk> Tail<D> {
    pub(super) fn new(disk: D, good: u64, file: String) -> Arc<Self> {
        let inner = Mutex::new(Inner { disk, good, dirty: false });
        Arc::new(Self { inner, failures: AtomicU64::new(0), file })
    }

    /// The file, as users know it.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn file(&self) -> &str {
        &self.file
    }

    /// How many writes failed so far: [`Tail::put`] wants to know it from when the line was asked for.
    pub(super) fn failures(&self) -> u64 {
        self.failures.load(Ordering::Acquire)
    }

    /// Writes a line, unless one failed since it was asked for.
    pub(super) fn put(&self, bytes: &[u8], failures: u64) -> Result<(), StoreError> {
        let mut inner = locked(&self.inner);
        if self.failures() != failures {
            return Err(StoreError::Behind);
        }
        let put = inner.put(bytes, &self.file);
        if put.is_err() {
            let _ = self.failures.fetch_add(1, Ordering::AcqRel);
        }
        put
    }
}

impl<D: Disk> Inner<D> {
    fn put(&mut self, bytes: &[u8], file: &str) -> Result<(), StoreError> {
        let failed = |error: io::Error| StoreError::Io { file: file.to_owned(), cause: Cause::from(&error) };
        let length = bytes.len() as u64;
        if self.good + length > LIMIT {
            return Err(StoreError::TooLong { limit: LIMIT });
        }
        let found = self.disk.length().map_err(failed)?;
        if found < self.good {
            return Err(StoreError::ChangedOutside { file: file.to_owned(), expected: self.good, found });
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

/// What these locks guard is whole at every moment, so one left by a thread that died can be taken over.
pub(super) fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
