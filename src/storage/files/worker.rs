//! The thread that does all work on the disk.

use std::io::ErrorKind;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use futures_channel::oneshot;

use crate::storage::backend::{BackendError, Cause, Job, Outcome};

type Work = Box<dyn FnOnce() + Send>;

/// Takes work. The thread ends when no one can give it any more.
#[derive(Debug, Clone)]
pub(super) struct Worker(Sender<Work>);

impl Worker {
    pub(super) fn start() -> Self {
        let (sender, receiver) = channel::<Work>();
        // Where no thread can be started, nobody receives: all work fails with an error.
        drop(thread::Builder::new().name("disk".to_owned()).spawn(move || receiver.into_iter().for_each(|work| work())));
        Self(sender)
    }

    /// Does it on that thread, once the future is polled.
    pub(super) fn run<'a, T: Send + 'static>(&self, work: impl FnOnce() -> Outcome<T> + Send + 'static) -> Job<'a, Outcome<T>> {
        let sender = self.0.clone();
        let gone = || BackendError::Io(Cause::from(ErrorKind::BrokenPipe));
        Box::pin(async move {
            let (done, outcome) = oneshot::channel();
            // Whoever asked may have left meanwhile; the work is done all the same.
            sender.send(Box::new(move || drop(done.send(work())))).map_err(|_| gone())?;
            outcome.await.map_err(|_| gone())?
        })
    }
}
