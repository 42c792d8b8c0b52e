//! Work shared out among threads. What comes of it does not depend on how many there are, nor on which of them is faster.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The first piece of work, by number, that was not done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fallen<E> {
    /// It panicked.
    Panicked {
        /// Which piece.
        index: u64,
        /// What it said.
        message: String,
    },
    /// It failed.
    Failed {
        /// Which piece.
        index: u64,
        /// How.
        error: E,
    },
}

impl<E> Fallen<E> {
    const fn index(&self) -> u64 {
        match self {
            Self::Panicked { index, .. } | Self::Failed { index, .. } => *index,
        }
    }
}

/// Does the pieces of work from 0 on and adds up what comes of them; `add` must not mind the order.
///
/// # Errors
/// The first [`Fallen`] by number. Pieces after it may have been left undone.
pub(super) fn spread<T, E>(
    count: u64,
    threads: usize,
    work: impl Fn(u64) -> Result<T, E> + Sync,
    add: impl Fn(&mut T, T) + Sync,
) -> Result<T, Fallen<E>>
where
    T: Default + Send,
    E: Send,
{
    let next = AtomicU64::new(0);
    // Numbers are given out in order: when this one falls, all before it are in somebody's hands and will be finished.
    let end = AtomicU64::new(count);
    let done = Mutex::new((T::default(), None::<Fallen<E>>));
    let hand = || {
        let mut sum = T::default();
        let mut fallen = None;
        loop {
            let index = next.fetch_add(1, Ordering::SeqCst);
            if index >= end.load(Ordering::SeqCst) {
                break;
            }
            match catch_unwind(AssertUnwindSafe(|| work(index))) {
                Ok(Ok(part)) => add(&mut sum, part),
                Ok(Err(error)) => fallen = Some(Fallen::Failed { index, error }),
                Err(panic) => fallen = Some(Fallen::Panicked { index, message: said(panic.as_ref()) }),
            }
            if fallen.is_some() {
                let _ = end.fetch_min(index, Ordering::SeqCst);
                break;
            }
        }
        let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
        add(&mut done.0, sum);
        if let Some(fallen) = fallen.filter(|it| done.1.as_ref().is_none_or(|first| it.index() < first.index())) {
            done.1 = Some(fallen);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            let _ = scope.spawn(hand);
        }
        hand();
    });
    let (sum, fallen) = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    fallen.map_or(Ok(sum), Err)
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("?").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(threads: usize, work: impl Fn(u64) -> Result<u64, &'static str> + Sync) -> Result<u64, Fallen<&'static str>> {
        spread(1000, threads, work, |sum, part| *sum += part)
    }

    #[test]
    fn all_is_done_once() {
        for threads in [1, 2, 7] {
            assert_eq!(sum(threads, Ok), Ok(499_500));
        }
    }

    #[test]
    fn the_first_that_falls_is_told_whoever_is_faster() {
        let fails = |index| if index % 100 == 77 { Err("no") } else { Ok(index) };
        let panics = |index| if index >= 40 { panic!("at {index}") } else { Ok(index) };
        for threads in [1, 2, 7] {
            assert_eq!(sum(threads, fails), Err(Fallen::Failed { index: 77, error: "no" }));
            assert_eq!(sum(threads, panics), Err(Fallen::Panicked { index: 40, message: "at 40".to_owned() }));
        }
    }
}
