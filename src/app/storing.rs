//! What is stored one write after another: what was chosen last is what stays.

/// Whether something is on its way to the disk, and what follows it there.
#[derive(Debug)]
pub(super) struct Storing<T> {
    busy: bool,
    next: Option<T>,
}

impl<T> Default for Storing<T> {
    fn default() -> Self {
        Self { busy: false, next: None }
    }
}

impl<T> Storing<T> {
    /// What is to be written now; nothing while something is on its way, which this follows then.
    pub(super) fn begin(&mut self, what: T) -> Option<T> {
        if self.busy {
            self.next = Some(what);
            return None;
        }
        self.busy = true;
        Some(what)
    }

    /// What was on its way is there, or is not: what is to be written now.
    pub(super) fn ended(&mut self) -> Option<T> {
        let next = self.next.take();
        self.busy = next.is_some();
        next
    }

    /// Whether something is on its way.
    pub(super) const fn is_busy(&self) -> bool {
        self.busy
    }
}
