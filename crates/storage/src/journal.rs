//! The journal of an open save.

use serde_json::Value;

use super::backend::{Appender, Job, Lock};
use super::line::{self, Renamed};
use super::{StoreError, to_line};
use base::platform;

/// The journal of an open save. No other window can open the save before this is dropped.
#[derive(Debug)]
pub struct Journal {
    id: String,
    name: String,
    appender: Box<dyn Appender>,
    lock: Box<dyn Lock>,
}

impl Journal {
    pub(super) fn new(
        id: &str,
        name: String,
        appender: Box<dyn Appender>,
        lock: Box<dyn Lock>,
    ) -> Self {
        Self {
            id: id.to_owned(),
            name,
            appender,
            lock,
        }
    }

    /// The id of the save, with which [`Folders`](super::Folders) opens it.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name of the file, from the folder of all data.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether a lock keeps other windows out; false if the file system has no locks.
    pub fn locked(&self) -> bool {
        self.lock.holds()
    }

    /// Appends a record, one JSON text on one line. The future resolves when the record is durable.
    ///
    /// Records are written in the order in which their futures are first polled. When one fails, those requested before the failure fail
    /// too ([`StoreError::AfterFailure`]), so that a game has no gaps.
    pub fn append(&self, record: &str) -> Job<'static, Result<(), StoreError>> {
        match line::framed(record) {
            Ok(line) => self.appender.append(line),
            Err(error) => Box::pin(std::future::ready(Err(error))),
        }
    }

    /// Gives the save another title, by a line at the end.
    pub fn rename(&self, title: Value) -> Job<'static, Result<(), StoreError>> {
        let renamed = Renamed {
            renamed: title,
            at: platform::now(),
        };
        self.append(&to_line(&renamed).unwrap_or_default())
    }
}
