//! Everything that reaches outside the window: the disk, the clock, the system and its programs. A job runs asynchronously and
//! answers with a message; no other module of the window does I/O.

pub mod campaigns;
#[cfg(not(target_arch = "wasm32"))]
mod file_dialog;
pub mod files;
pub mod helpers;
pub mod library;
pub(crate) mod mission_facts;
pub mod missions;
pub mod my_box;
mod queue;
pub mod saves;
pub mod scores;
pub mod settings;
pub mod sheets;

use iced::Task;

use super::Message;
pub(crate) use queue::{Queue, WriteQueue};
use storage::Folders;

/// The future of a job. It can move to another thread if the target has threads.
#[cfg(not(target_arch = "wasm32"))]
trait JobFuture: Future<Output = Message> + Send + 'static {}
#[cfg(not(target_arch = "wasm32"))]
impl<F: Future<Output = Message> + Send + 'static> JobFuture for F {}
#[cfg(target_arch = "wasm32")]
trait JobFuture: Future<Output = Message> + 'static {}
#[cfg(target_arch = "wasm32")]
impl<F: Future<Output = Message> + 'static> JobFuture for F {}

/// A job that owns its handle to the folders.
fn job<F: JobFuture>(folders: &Folders, run: impl FnOnce(Folders) -> F) -> Task<Message> {
    Task::future(run(folders.clone()))
}
