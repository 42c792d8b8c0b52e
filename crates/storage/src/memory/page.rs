//! A page of a browser, played for tests.

use futures_channel::oneshot;

use super::Memory;
use crate::backend::{Job, Outcome, Page};
use crate::tail::locked;

impl Memory {
    /// The storage of a page of a browser.
    pub fn of_page() -> Self {
        let memory = Self::default();
        locked(&memory.0).page = true;
        memory
    }

    /// What was given to the players so far.
    pub fn given(&self) -> Vec<(String, Vec<u8>)> {
        std::mem::take(&mut locked(&self.0).given)
    }

    /// The file that the players choose when they are asked for one.
    pub fn offer(&self, name: &str, bytes: Vec<u8>) {
        locked(&self.0).offered = Some((name.to_owned(), bytes));
    }

    /// Another page of the same browser takes the files: nothing can be written until they are taken back.
    pub fn take_elsewhere(&self) {
        let mut state = locked(&self.0);
        state.elsewhere = true;
        state.losing.clear();
    }
}

impl Page for Memory {
    fn take(&self, by_force: bool) -> Job<'_, Outcome<bool>> {
        self.run(move |state| {
            state.elsewhere &= !by_force;
            Ok(!state.elsewhere)
        })
    }

    fn lost(&self) -> Job<'static, ()> {
        let (sender, lost) = oneshot::channel();
        locked(&self.0).losing.push(sender);
        Box::pin(async move {
            // Dropping the sender tells it too.
            let _ = lost.await;
        })
    }

    fn give(&self, name: &str, bytes: &[u8]) {
        locked(&self.0)
            .given
            .push((name.to_owned(), bytes.to_vec()));
    }

    fn pick(&self, _ends: &'static [&'static str]) -> Job<'_, Option<(String, Vec<u8>)>> {
        Box::pin(async move { locked(&self.0).offered.take() })
    }

    fn keeps(&self, _ask: bool) -> Job<'_, bool> {
        Box::pin(async move { locked(&self.0).keeps })
    }

    fn installed(&self) -> bool {
        false
    }
}
