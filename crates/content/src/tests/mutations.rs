//! Whatever happens to the texts, loading them answers.

use proptest::prelude::*;
use proptest::sample::Index;

use super::*;

#[derive(Debug, Clone)]
enum Change {
    Delete(Index, u8),
    Insert(Index, String),
    Replace(Index, String),
}

fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => proptest::sample::select(vec![
            "{", "}", "[", "]", "\"", ",", ":", "\\", "\n", "\r\n", "\r", "\t", " ", "    ", ".", "*", "#", "##", "=", "-", "$", "(", ")",
            "0", "-1", "1e9", "null", "true", "{ $done ->", "*[other]", "\u{feff}", "è", "\u{301}", "🪐", "\"\\u00", "\\U0", "-term", "a.b",
        ]).prop_map(str::to_owned),
        1 => "\\PC{0,6}",
    ]
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        (any::<Index>(), 1_u8..40).prop_map(|(at, count)| Change::Delete(at, count)),
        (any::<Index>(), piece()).prop_map(|(at, text)| Change::Insert(at, text)),
        (any::<Index>(), piece()).prop_map(|(at, text)| Change::Replace(at, text)),
    ]
}

fn apply(text: &mut String, change: &Change) {
    let mut bytes = std::mem::take(text).into_bytes();
    let at = |index: &Index, length: usize| index.index(length + 1);
    match change {
        Change::Delete(index, count) => {
            let start = at(index, bytes.len());
            let end = (start + usize::from(*count)).min(bytes.len());
            bytes.drain(start..end);
        }
        Change::Insert(index, piece) => {
            let start = at(index, bytes.len());
            bytes.splice(start..start, piece.bytes());
        }
        Change::Replace(index, piece) => {
            let start = at(index, bytes.len());
            let end = (start + piece.len()).min(bytes.len());
            bytes.splice(start..end, piece.bytes());
        }
    }
    *text = String::from_utf8_lossy(&bytes).into_owned();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn mutated_texts_never_panic(changes in proptest::collection::vec((any::<Index>(), change()), 1..6)) {
        let mut files = good();
        let names: Vec<String> = files.0.keys().cloned().collect();
        for (which, change) in &changes {
            apply(files.0.get_mut(which.get(&names)).unwrap(), change);
        }
        let loaded = load(&files, "signal");
        for diagnostic in &loaded.diagnostics {
            let text = files.text(&diagnostic.file).unwrap_or_default();
            prop_assert!(text.get(diagnostic.span.clone()).is_some(), "{diagnostic:?}");
            prop_assert!(diagnostic.line >= 1 && diagnostic.column >= 1);
            prop_assert!(diagnostic.line as usize <= text.matches('\n').count() + 1);
            let shown = render(diagnostic, "told", text);
            prop_assert!(shown.starts_with(&diagnostic.file));
        }
        prop_assert_eq!(&load(&files, "signal"), &loaded);
        // What is said of the meaning comes on top.
        let all = diagnose(&files, "signal");
        prop_assert!(loaded.diagnostics.iter().all(|it| all.contains(it)));
        for diagnostic in &all {
            prop_assert!(files.text(&diagnostic.file).unwrap_or_default().get(diagnostic.span.clone()).is_some(), "{diagnostic:?}");
        }
        let bundle = bundle(&files, "signal");
        prop_assert_eq!(bundle.hash().len(), 64);
    }
}

#[test]
fn deep_nesting_is_reported_and_not_followed() {
    for (name, from, to) in [
        (
            "signal/mission.json",
            "{\"flag\": \"heard\"}",
            "{\"not\":".repeat(400) + "{\"flag\": \"heard\"}" + &"}".repeat(400),
        ),
        (
            "signal/mission.json",
            "\"format\": 1",
            "\"format\": ".to_owned() + &"[".repeat(100_000),
        ),
        ("signal/en.ftl", "Turn the dish.", "{".repeat(100_000)),
        ("signal/en.ftl", "Turn the dish.", "{ A(".repeat(50_000)),
    ] {
        assert!(
            load(&spoiled(name, from, &to), "signal").has_errors(),
            "{name}"
        );
    }
}
