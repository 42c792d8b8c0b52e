//! Parallel work on all cores, with a result that does not depend on their number or speed.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) enum Failure<E> {
    Panicked(String),
    Error(E),
}

/// Sums the results of `work` for the numbers below `count`; `add` must be commutative.
///
/// # Errors
/// The failure with the lowest number. Later work may have been skipped.
pub(in crate::cli) fn sum<T, E>(
    count: u64,
    work: impl Fn(u64) -> Result<T, E> + Sync,
    add: impl Fn(&mut T, T) + Sync,
) -> Result<T, (u64, Failure<E>)>
where
    T: Default + Send,
    E: Send,
{
    let first_failed = AtomicU64::new(count);
    let done = |index| {
        let failure = match catch_unwind(AssertUnwindSafe(|| work(index))) {
            Ok(Ok(part)) => return Ok(part),
            Ok(Err(error)) => Failure::Error(error),
            Err(panic) => Failure::Panicked(message(panic.as_ref())),
        };
        let _ = first_failed.fetch_min(index, Ordering::Relaxed);
        Err((index, failure))
    };
    // Only work after a failure is skipped, so the first failure is always found.
    let pieces = (0..count)
        .into_par_iter()
        .filter(|&index| index < first_failed.load(Ordering::Relaxed));
    pieces.map(done).reduce(
        || Ok(T::default()),
        |one, other| match (one, other) {
            (Ok(mut sum), Ok(part)) => {
                add(&mut sum, part);
                Ok(sum)
            }
            (Err(one), Err(other)) => Err(if one.0 <= other.0 { one } else { other }),
            (Err(failed), Ok(_)) | (Ok(_), Err(failed)) => Err(failed),
        },
    )
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("?").to_owned()
}

#[cfg(test)]
pub(super) fn with_threads<T: Send>(threads: usize, run: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("a pool")
        .install(run)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summed(
        threads: usize,
        work: impl Fn(u64) -> Result<u64, &'static str> + Send + Sync,
    ) -> Result<u64, (u64, Failure<&'static str>)> {
        with_threads(threads, || sum(1000, work, |sum, part| *sum += part))
    }

    #[test]
    fn all_work_is_done_once() {
        for threads in [1, 2, 7] {
            assert_eq!(summed(threads, Ok), Ok(499_500));
        }
    }

    #[test]
    fn the_first_failure_is_reported_for_any_timing() {
        let fails = |index| {
            if index % 100 == 77 {
                Err("no")
            } else {
                Ok(index)
            }
        };
        let panics = |index| {
            if index >= 40 {
                panic!("at {index}")
            } else {
                Ok(index)
            }
        };
        for threads in [1, 2, 7] {
            assert_eq!(summed(threads, fails), Err((77, Failure::Error("no"))));
            assert_eq!(
                summed(threads, panics),
                Err((40, Failure::Panicked("at 40".to_owned())))
            );
        }
    }
}
