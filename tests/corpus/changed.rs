//! The games and saves that differ intentionally.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The path of a folder or file of these tests.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/corpus")
        .join(name)
}

/// Patterns and reasons.
pub struct Changed(BTreeMap<String, String>);

impl Changed {
    /// Reads the list.
    pub fn read() -> Self {
        let text = fs::read_to_string(path("changed.json")).expect("the list");
        let list: BTreeMap<String, String> =
            serde_json::from_str(&text).expect("a map from names to reasons");
        for (pattern, reason) in &list {
            assert!(
                reason.trim().len() >= 10,
                "changed.json gives no reason for {pattern}"
            );
        }
        Self(list)
    }

    /// The reason why a game or save may differ.
    pub fn reason(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|(pattern, _)| matches(pattern, name))
            .map(|(_, reason)| reason.as_str())
    }
}

/// Whether listed outcomes are recorded again.
pub fn bless() -> bool {
    std::env::var_os("SOLKEEPER_BLESS").is_some_and(|value| value == "1")
}

/// The number of games to replay: `SOLKEEPER_GAMES`, or else `usual`.
pub fn wanted(usual: usize) -> usize {
    std::env::var("SOLKEEPER_GAMES")
        .ok()
        .and_then(|games| games.parse().ok())
        .unwrap_or(usual)
}

/// As many items as wanted, spread evenly over the list.
pub fn spread<T>(list: Vec<T>, wanted: usize) -> Vec<T> {
    let all = list.len();
    let wanted = wanted.clamp(1, all.max(1));
    let keep = |index: usize| (index * wanted) / all != ((index + 1) * wanted) / all;
    list.into_iter()
        .enumerate()
        .filter(|(index, _)| keep(*index))
        .map(|(_, it)| it)
        .collect()
}

/// Maps a list on several threads; the results are in order.
pub fn in_parallel<T: Sync, R: Send>(list: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let usual = std::thread::available_parallelism().map_or(2, std::num::NonZero::get);
    let workers = std::env::var("SOLKEEPER_THREADS")
        .ok()
        .and_then(|count| count.parse().ok())
        .unwrap_or(usual);
    let next = std::sync::atomic::AtomicUsize::new(0);
    let done = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    let Some(it) = list.get(index) else { break };
                    let result = work(it);
                    done.lock().expect("no panic before").push((index, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no panic before");
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Whether a name matches a pattern, in which `*` matches anything.
fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((head, tail)) => name.strip_prefix(head).is_some_and(|rest| {
            (0..=rest.len())
                .filter(|&at| rest.is_char_boundary(at))
                .any(|at| matches(tail, &rest[at..]))
        }),
    }
}

#[test]
fn patterns_match_names() {
    assert!(
        matches("mechanica-*", "mechanica-07")
            && matches("*-full-*", "the-quiet-valley-2-full-random-1")
            && matches("*", "a")
    );
    assert!(
        !matches("mechanica-*", "pocket-mars-07")
            && !matches("mechanica-0", "mechanica-07")
            && !matches("*-story", "a-story-1")
    );
    let list: Vec<usize> = (0..100).collect();
    assert_eq!(
        (
            spread(list.clone(), 10).len(),
            spread(list.clone(), 100),
            spread(list.clone(), 900)
        ),
        (10, list.clone(), list)
    );
}
