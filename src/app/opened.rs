//! A game that was opened beside the window and is handed to it.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crate::session::{AnySession, SessionError};
use crate::storage::Notice;

/// A session of whichever game with what opening it repaired, or why there is none.
type Opened = Result<(AnySession, Vec<Notice>), SessionError>;

/// A game that was opened. It can be taken once: messages are shared.
#[derive(Clone)]
pub struct OpenedSession(Arc<Mutex<Option<Opened>>>);

impl OpenedSession {
    pub(crate) fn new(opened: Opened) -> Self {
        Self(Arc::new(Mutex::new(Some(opened))))
    }

    pub(crate) fn take(&self) -> Option<Opened> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl fmt::Debug for OpenedSession {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("OpenedSession").finish_non_exhaustive()
    }
}
