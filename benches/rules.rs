//! Speed of the rules search over what is shipped: at most 2 ms per keystroke, at most 20 ms for the index, which the first search
//! builds. The texts are read before, when rules are first shown.
//!
//! Run by `cargo bench --bench rules`, with the feature `window`, as the tests of the window need it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench says what is wrong by failing"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use solkeeper::language::Language;
use solkeeper::rulebook::{Library, Query, parse_all_texts, shipped};

const KEYSTROKE: Duration = Duration::from_millis(2);
const INDEX: Duration = Duration::from_millis(20);
/// The number of measurements.
const TIMES: u32 = 20;

/// Queries typed letter by letter.
const TYPED: [(&str, Language); 5] = [
    ("how many pawns to heal a wound", Language::English),
    ("cosa fa la tessera arresto", Language::Italian),
    ("aggiustamennto finale dei prezzi", Language::Italian),
    ("shutdwon tile on the working bay", Language::English),
    ("zzzzzzzz qqqqqqqq wwwwwwww", Language::English),
];

fn read_all() -> Library {
    parse_all_texts(black_box(shipped::TEXTS).iter().copied())
}

/// The median of several measurements.
fn median(mut run: impl FnMut() -> Duration) -> Duration {
    let mut times: Vec<Duration> = (0..TIMES).map(|_| run()).collect();
    times.sort_unstable();
    times[times.len() / 2]
}

/// The CPU time of this thread in nanoseconds, if the system reports it.
fn cpu_time() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok()
}

/// The mean time of several runs, as CPU time is updated too rarely for a single one. Results are dropped afterwards, outside the
/// measurement.
fn mean<T>(mut run: impl FnMut() -> T) -> Duration {
    let (start, worked) = (Instant::now(), cpu_time());
    let made: Vec<T> = (0..TIMES).map(|_| run()).collect();
    let all = match (worked, cpu_time()) {
        (Some(from), Some(to)) if to > from => Duration::from_nanos(to - from),
        _ => start.elapsed(),
    };
    drop(black_box(made));
    all / TIMES
}

fn main() {
    let library = read_all();
    let reading = mean(read_all);
    let both = mean(|| {
        let library = read_all();
        let _ = black_box(library.index().stems());
        library
    });
    let indexing = both.saturating_sub(reading);
    let (mut slowest, mut of) = (Duration::ZERO, String::new());
    for (phrase, language) in TYPED {
        for (end, _) in phrase.char_indices().skip(1) {
            let query = Query {
                words: &phrase[..end],
                language,
                game: None,
                playing: None,
                here: &[],
                limit: 10,
            };
            let time = median(|| {
                let start = Instant::now();
                let _ = black_box(library.search(black_box(&query)));
                start.elapsed()
            });
            if time > slowest {
                (slowest, of) = (time, query.words.to_owned());
            }
        }
    }
    println!(
        "entries   {} in two languages, {:?} stems",
        library.entries().len(),
        library.index().stems()
    );
    println!("reading   {reading:?}");
    println!("index     {indexing:?} (at most {INDEX:?})");
    println!("keystroke {slowest:?} at worst, for “{of}” (at most {KEYSTROKE:?})");
    let unoptimised = cfg!(debug_assertions);
    assert!(
        unoptimised || slowest < KEYSTROKE,
        "a keystroke takes too long"
    );
    assert!(unoptimised || indexing < INDEX, "the index takes too long");
}
