//! The thread that does all disk work.

use std::io::ErrorKind;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use futures_channel::oneshot;

use crate::backend::{BackendError, Cause, Job, Outcome};

type Work = Box<dyn FnOnce() + Send>;

/// A handle to the thread, which ends when all handles are dropped.
#[derive(Debug, Clone)]
pub(super) struct Worker(Sender<Work>);

impl Worker {
    pub(super) fn start() -> Self {
        let (sender, receiver) = channel::<Work>();
        // If no thread can be started, all work fails with an error.
        drop(
            thread::Builder::new()
                .name("disk".to_owned())
                .spawn(move || receiver.into_iter().for_each(|work| work())),
        );
        Self(sender)
    }

    /// Does the work on that thread, once the future is polled.
    pub(super) fn run<'a, T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Outcome<T> + Send + 'static,
    ) -> Job<'a, Outcome<T>> {
        let sender = self.0.clone();
        let gone = || BackendError::Io(Cause::from(ErrorKind::BrokenPipe));
        Box::pin(async move {
            let (done, outcome) = oneshot::channel();
            // The work is done even if its result is no longer awaited.
            sender
                .send(Box::new(move || drop(done.send(work()))))
                .map_err(|_| gone())?;
            outcome.await.map_err(|_| gone())?
        })
    }
}
