//! Everything that the window asks of the world outside: the disk, the clock, the system and its programs. A job runs beside the
//! window and answers with a message; no other module of the window reaches outside.

pub(crate) mod files;
pub(crate) mod helpers;
pub mod library;
pub(crate) mod missions;
pub(crate) mod my_box;
mod queue;
pub mod saves;
pub mod scores;
pub(crate) mod settings;
pub(crate) mod sheets;

pub(crate) use queue::{Queue, WriteQueue};
