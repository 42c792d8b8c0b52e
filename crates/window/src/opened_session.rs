//! A session that a job opened, on its way to the app.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use session::{AnySession, SessionError};
use storage::Notice;

/// The session with what opening it repaired, or the error.
type Opened = Result<(AnySession, Vec<Notice>), SessionError>;

/// Messages are cloned; the session inside can be taken once.
#[derive(Clone)]
pub struct OpenedSession(Arc<Mutex<Option<Opened>>>);

impl OpenedSession {
    pub fn new(opened: Opened) -> Self {
        Self(Arc::new(Mutex::new(Some(opened))))
    }

    pub fn take(&self) -> Option<Opened> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl fmt::Debug for OpenedSession {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_tuple("OpenedSession")
            .finish_non_exhaustive()
    }
}
