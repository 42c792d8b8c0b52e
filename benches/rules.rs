//! How long the rules take: a keystroke must stay under 2 ms, reading and indexing under 20 ms.
//!
//! `cargo bench --bench rules`, with the window: the tests of the window cannot be built for speed without it. As many entries as the
//! four games will have are timed, made of those that are shipped, so that the figures do not flatter while entries are added.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a bench says what is wrong by failing")]

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::{Duration, Instant};

use solkeeper::rulebook::{Library, Query, Tongue, load, shipped};

/// How many entries the four games have together, in each language.
const ENTRIES: usize = 210;
const KEYSTROKE: Duration = Duration::from_millis(2);
const INDEX: Duration = Duration::from_millis(20);
/// How often each thing is timed.
const TIMES: u32 = 20;

/// Typed letter by letter: each beginning of these is a keystroke.
const TYPED: [(&str, Tongue); 5] = [
    ("how many pawns to heal a wound", Tongue::English),
    ("cosa fa la tessera arresto", Tongue::Italian),
    ("aggiustamennto finale dei prezzi", Tongue::Italian),
    ("shutdwon tile on the working bay", Tongue::English),
    ("zzzzzzzz qqqqqqqq wwwwwwww", Tongue::English),
];

/// The shipped texts, and as many more entries, with words of their own, as are still lacking.
fn texts() -> Vec<(String, String)> {
    let mut texts: Vec<(String, String)> =
        shipped::TEXTS.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
    for (name, text) in &mut texts {
        let own = text.matches("\n## ").count();
        if !name.ends_with("/mars-needs-mechanics.md") {
            continue;
        }
        let all: usize =
            shipped::TEXTS.iter().filter(|(it, _)| it[..2] == name[..2]).map(|(_, text)| text.matches("\n## ").count()).sum();
        let entries: Vec<String> = text.split("\n## ").skip(1).map(str::to_owned).collect();
        for more in 0..ENTRIES.saturating_sub(all) {
            let entry = entries[more % own].replace("id=\"", &format!("id=\"mnm-x{more}-")).replace("</a>", "</a>More ");
            let words = entry.split(' ').map(|word| if word.len() > 6 { format!("{word}{more}") } else { word.to_owned() });
            write!(text, "\n## {}", words.collect::<Vec<_>>().join(" ")).expect("it fits");
        }
    }
    texts
}

fn read_all(texts: &[(String, String)]) -> Library {
    load(texts.iter().map(|(name, text)| (name.as_str(), text.as_str())))
}

/// The middle one of several times.
fn median(mut run: impl FnMut() -> Duration) -> Duration {
    let mut times: Vec<Duration> = (0..TIMES).map(|_| run()).collect();
    times.sort_unstable();
    times[times.len() / 2]
}

/// How long this thread has been at work, where the system says so: a busy machine must not count. In nanoseconds.
fn at_work() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok()
}

/// The time of one of several runs, one right after the other; the system tells the time at work too rarely for a single one.
/// What was made is dropped afterwards: nothing is at a start.
fn mean<T>(mut run: impl FnMut() -> T) -> Duration {
    let (start, worked) = (Instant::now(), at_work());
    let made: Vec<T> = (0..TIMES).map(|_| run()).collect();
    let all = match (worked, at_work()) {
        (Some(from), Some(to)) if to > from => Duration::from_nanos(to - from),
        _ => start.elapsed(),
    };
    drop(black_box(made));
    all / TIMES
}

fn main() {
    let texts = texts();
    let library = read_all(&texts);
    let reading = mean(|| read_all(black_box(&texts)));
    let both = mean(|| {
        let library = read_all(black_box(&texts));
        let _ = black_box(library.index().stems());
        library
    });
    let indexing = both.saturating_sub(reading);
    let (mut slowest, mut of) = (Duration::ZERO, String::new());
    for (phrase, tongue) in TYPED {
        for (end, _) in phrase.char_indices().skip(1) {
            let query = Query { words: &phrase[..end], tongue, game: None, playing: None, limit: 10 };
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
    println!("entries   {} in two languages, {:?} stems", library.entries().len(), library.index().stems());
    println!("reading   {reading:?}");
    println!("index     {indexing:?}, with reading {both:?} (at most {INDEX:?})");
    println!("keystroke {slowest:?} at worst, for “{of}” (at most {KEYSTROKE:?})");
    let unoptimised = cfg!(debug_assertions);
    assert!(unoptimised || slowest < KEYSTROKE, "a keystroke takes too long");
    assert!(unoptimised || both < INDEX, "the index takes too long");
}
