//! What is done one after another.

use std::collections::VecDeque;

use iced::Task;

use crate::app::Message;

/// Writes of one file: the newest content is what stays, so a newer one replaces one that still waits.
#[derive(Debug)]
pub(crate) struct WriteQueue<T> {
    busy: bool,
    next: Option<T>,
}

impl<T> Default for WriteQueue<T> {
    fn default() -> Self {
        Self { busy: false, next: None }
    }
}

impl<T> WriteQueue<T> {
    /// What is to be written now; `None` while a write is under way, which this one follows.
    pub(crate) fn begin(&mut self, what: T) -> Option<T> {
        if self.busy {
            self.next = Some(what);
            return None;
        }
        self.busy = true;
        Some(what)
    }

    /// The write under way has ended: what is to be written next.
    pub(crate) fn ended(&mut self) -> Option<T> {
        let next = self.next.take();
        self.busy = next.is_some();
        next
    }

    /// Whether a write is under way.
    pub(crate) const fn is_busy(&self) -> bool {
        self.busy
    }
}

/// Jobs that must not overtake each other: an end that is undone quickly must not be kept after it was taken back, and the scores
/// are read after the result that was just handed to them. Each sends [`Message::JobEnded`] after its answer.
#[derive(Debug, Default)]
pub(crate) struct Queue {
    busy: bool,
    waiting: VecDeque<Task<Message>>,
}

impl Queue {
    /// Runs the job as soon as those before it have ended.
    pub(crate) fn push(&mut self, job: Task<Message>) -> Task<Message> {
        self.waiting.push_back(job);
        if self.busy { Task::none() } else { self.next() }
    }

    /// The next job, now that the one before has ended.
    pub(crate) fn next(&mut self) -> Task<Message> {
        let job = self.waiting.pop_front();
        self.busy = job.is_some();
        job.map_or_else(Task::none, |job| job.chain(Task::done(Message::JobEnded)))
    }

    /// Whether a job is under way.
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
        let job = || Task::done(Message::Dismissed);
        assert!(into_stream(queue.push(job())).is_some());
        assert!(into_stream(queue.push(job())).is_none() && queue.is_busy(), "the second waits");
        assert!(into_stream(queue.next()).is_some() && queue.is_busy(), "the first has ended");
        assert!(into_stream(queue.next()).is_none() && !queue.is_busy(), "nothing is left");
    }

    #[test]
    fn the_newest_of_several_writes_is_what_stays() {
        let mut writes = WriteQueue::default();
        assert_eq!(writes.begin(1), Some(1));
        assert_eq!((writes.begin(2), writes.begin(3)), (None, None));
        assert_eq!((writes.ended(), writes.ended(), writes.is_busy()), (Some(3), None, false));
    }
}
