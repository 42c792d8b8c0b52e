//! A save being played.

use serde_json::Value;

use super::backend::{Appender, Job, Lock};
use super::line::{self, Renamed};
use super::{StoreError, to_line};
use crate::platform;

/// A save being played: records are added to it, and no other window can open it while this lives.
#[derive(Debug)]
pub struct Journal {
    id: String,
    name: String,
    appender: Box<dyn Appender>,
    lock: Box<dyn Lock>,
}

impl Journal {
    pub(super) fn new(id: &str, name: String, appender: Box<dyn Appender>, lock: Box<dyn Lock>) -> Self {
        Self { id: id.to_owned(), name, appender, lock }
    }

    /// The name of the save.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name of its file.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether a lock keeps other windows out; false where the file system knows none.
    pub fn locked(&self) -> bool {
        self.lock.holds()
    }

    /// Adds a record, one JSON text on one line. Resolved only when it is on the disk.
    ///
    /// Records go down in the order in which their futures are first polled. When one fails, those asked for before it failed fail too
    /// ([`StoreError::Behind`]): a game has no gaps.
    pub fn append(&self, record: &str) -> Job<'static, Result<(), StoreError>> {
        match line::framed(record) {
            Ok(line) => self.appender.append(line),
            Err(error) => Box::pin(std::future::ready(Err(error))),
        }
    }

    /// Gives the save another title: a line of its own, so that nothing is written over.
    pub fn rename(&self, title: Value) -> Job<'static, Result<(), StoreError>> {
        let renamed = Renamed { renamed: title, at: platform::now() };
        self.append(&to_line(&renamed).unwrap_or_default())
    }
}
