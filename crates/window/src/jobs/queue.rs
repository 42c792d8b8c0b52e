//! Jobs that must not overlap.

use std::collections::VecDeque;

use iced::Task;

use crate::Message;

/// Writes of one file: a newer content replaces one that still waits.
#[derive(Debug)]
pub(crate) struct WriteQueue<T> {
    busy: bool,
    next: Option<T>,
}

impl<T> Default for WriteQueue<T> {
    fn default() -> Self {
        Self {
            busy: false,
            next: None,
        }
    }
}

impl<T> WriteQueue<T> {
    /// What to write now; `None` while a write is under way, after which this one follows.
    pub fn begin(&mut self, what: T) -> Option<T> {
        if self.busy {
            self.next = Some(what);
            return None;
        }
        self.busy = true;
        Some(what)
    }

    /// Called when the write under way has ended; returns what to write next.
    pub fn ended(&mut self) -> Option<T> {
        let next = self.next.take();
        self.busy = next.is_some();
        next
    }

    pub(crate) const fn is_busy(&self) -> bool {
        self.busy
    }
}

/// Jobs that must not overtake each other: a score must not be kept after its game's end was undone, and the scores are read
/// after a result was stored. Each job sends [`Message::JobEnded`] after its answer.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    busy: bool,
    waiting: VecDeque<Task<Message>>,
}

impl Queue {
    pub fn push(&mut self, job: Task<Message>) -> Task<Message> {
        self.waiting.push_back(job);
        if self.busy { Task::none() } else { self.next() }
    }

    pub fn next(&mut self) -> Task<Message> {
        let job = self.waiting.pop_front();
        self.busy = job.is_some();
        job.map_or_else(Task::none, |job| job.chain(Task::done(Message::JobEnded)))
    }

    pub(crate) const fn is_busy(&self) -> bool {
        self.busy
    }
}

#[cfg(test)]
mod tests {
    use iced_test::runtime::task::into_stream;

    use super::*;

    #[test]
    fn a_job_waits_until_the_one_before_has_ended() {
        let mut queue = Queue::default();
        let job = || Task::done(Message::Dismissed(0));
        assert!(into_stream(queue.push(job())).is_some());
        assert!(
            into_stream(queue.push(job())).is_none() && queue.is_busy(),
            "the second waits"
        );
        assert!(
            into_stream(queue.next()).is_some() && queue.is_busy(),
            "the first has ended"
        );
        assert!(
            into_stream(queue.next()).is_none() && !queue.is_busy(),
            "nothing is left"
        );
    }

    #[test]
    fn the_newest_of_several_writes_wins() {
        let mut writes = WriteQueue::default();
        assert_eq!(writes.begin(1), Some(1));
        assert_eq!((writes.begin(2), writes.begin(3)), (None, None));
        assert_eq!(
            (writes.ended(), writes.ended(), writes.is_busy()),
            (Some(3), None, false)
        );
    }
}
