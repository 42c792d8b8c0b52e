//! A game that was opened beside the window and is handed to it.

use std::sync::{Arc, Mutex, PoisonError};

use super::helping::Helping;
use super::playing::Playing;
use crate::language::Language;
use crate::session::{AnySession, Session, SessionError};
use crate::storage::Notice;

/// A game that was opened. Handed over once; messages are shared.
#[derive(Clone)]
pub struct Handed(Arc<Mutex<Option<Opened>>>);

/// A session of whichever game with what opening it repaired, or why there is none.
pub(super) type Opened = Result<(AnySession, Vec<Notice>), SessionError>;

impl Handed {
    pub(super) fn new(opened: Opened) -> Self {
        Self(Arc::new(Mutex::new(Some(opened))))
    }

    pub(super) fn take(&self) -> Option<Opened> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl std::fmt::Debug for Handed {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_tuple("Handed").finish()
    }
}

impl Handed {
    /// A session of whichever game, as the place that it belongs to.
    pub(super) fn helping(session: AnySession, language: Language) -> Result<Helping, Box<Session>> {
        match session {
            AnySession::FirstMartians(session) => Err(Box::new(session)),
            AnySession::PocketMars(it) => Ok(Helping::PocketMars(Box::new(Playing::new(it, language)))),
            AnySession::Mechanica(it) => Ok(Helping::Mechanica(Box::new(Playing::new(it, language)))),
            AnySession::MarsNeedsMechanics(it) => Ok(Helping::MarsNeedsMechanics(Box::new(Playing::new(it, language)))),
        }
    }
}
