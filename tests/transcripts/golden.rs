//! Transcripts in files: compared byte for byte, and written anew where a change is intended. Other targets include this file too.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// All transcripts; each is there in both languages.
pub const ALL: [&str; 31] = [
    "check-faults",
    "check-misspelt",
    "check-off-the-map",
    "check-others",
    "check-rules",
    "check-seeded",
    "check-unread",
    "help",
    "json-a-grain-of-salt",
    "json-campaign",
    "json-make-yourself-at-home",
    "json-mars-needs-mechanics",
    "json-mechanica",
    "json-pocket-mars",
    "json-the-quiet-valley",
    "play-campaign-newcomer",
    "play-campaign-retry",
    "play-mars-needs-mechanics",
    "play-mechanica",
    "play-mission-full",
    "play-mission-story",
    "play-own-campaign",
    "play-own-sheet",
    "play-pocket-mars",
    "play-score-mars-needs-mechanics",
    "play-score-mechanica",
    "play-score-pocket-mars",
    "print",
    "print-own-sheet",
    "report-mission-full",
    "report-mission-story",
];

/// The unchanged lines that are shown before a difference, and the most lines of each side.
const BEFORE: usize = 4;
const SHOWN: usize = 12;
/// How many equal lines end a difference, and how many lines it has at most.
const AGAIN: usize = 3;
const FURTHEST: usize = 200;

/// The path of a file of the transcripts.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/transcripts")
        .join(name)
}

/// The transcripts that may be written anew: patterns, in which `*` at the end stands for anything, and reasons.
fn changed() -> BTreeMap<String, String> {
    let text = fs::read_to_string(path("changed.json")).expect("the list");
    let list: BTreeMap<String, String> =
        serde_json::from_str(&text).expect("a map from names to reasons");
    for (pattern, reason) in &list {
        assert!(
            reason.trim().len() >= 10,
            "changed.json gives no reason for {pattern}"
        );
    }
    list
}

/// Whether a pattern of the list is of this transcript.
pub fn is_listed(list: &BTreeMap<String, String>, name: &str) -> bool {
    list.keys().any(|pattern| {
        pattern
            .strip_suffix('*')
            .map_or(pattern == name, |head| name.starts_with(head))
    })
}

/// Compares these transcripts, by name, with their files `golden/<name>.txt`.
///
/// # Panics
/// If one differs or has no file, with the first difference of each.
pub fn hold(transcripts: &[(String, String)]) {
    assert!(!transcripts.is_empty(), "nothing to compare");
    let bless = std::env::var_os("SOLKEEPER_BLESS").is_some_and(|value| value == "1");
    let list = changed();
    let mut wrong = Vec::new();
    for (name, now) in transcripts {
        let known = name
            .rsplit_once('.')
            .is_some_and(|(name, _)| ALL.contains(&name));
        assert!(known, "{name} is not among the transcripts of golden.rs");
        let file = path(&format!("golden/{name}.txt"));
        let golden = fs::read_to_string(&file).ok();
        if golden.as_ref() == Some(now) {
            continue;
        }
        if bless && (golden.is_none() || is_listed(&list, name)) {
            fs::write(&file, now).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            continue;
        }
        let found = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.txt"));
        fs::write(&found, now).unwrap_or_else(|why| panic!("{}: {why}", found.display()));
        let difference = golden.map_or_else(
            || "has no file yet\n".to_owned(),
            |golden| difference(&golden, now),
        );
        wrong.push(format!(
            "{name}: {difference}  diff {} {}\n",
            file.display(),
            found.display()
        ));
    }
    assert!(
        wrong.is_empty(),
        "{} of {} transcripts differ.\n{}\nWhere that is intended, list them with the reason in tests/transcripts/changed.json and \
         run the test with SOLKEEPER_BLESS=1.",
        wrong.len(),
        transcripts.len(),
        wrong.join("\n")
    );
}

/// The first lines that differ, in the form of `diff`, up to where both go on with the same lines.
pub fn difference(golden: &str, now: &str) -> String {
    let (golden, now): (Vec<&str>, Vec<&str>) =
        (golden.split('\n').collect(), now.split('\n').collect());
    let same = golden
        .iter()
        .zip(&now)
        .take_while(|(golden, now)| golden == now)
        .count();
    let (before, rest) = (
        &golden[same.saturating_sub(BEFORE)..same],
        [&golden[same..], &now[same..]],
    );
    // The fewest lines that are taken away and added.
    let pairs = (1..=FURTHEST).flat_map(|lines| (0..=lines).map(move |gone| (gone, lines - gone)));
    let meet = |&(gone, new): &(usize, usize)| {
        let (golden, now) = (
            rest[0].get(gone..).unwrap_or_default(),
            rest[1].get(new..).unwrap_or_default(),
        );
        gone <= rest[0].len()
            && new <= rest[1].len()
            && golden.iter().take(AGAIN).eq(now.iter().take(AGAIN))
    };
    let (gone, new) = pairs
        .into_iter()
        .find(meet)
        .unwrap_or((rest[0].len(), rest[1].len()));
    let mut text = format!("line {}\n", same + 1);
    before
        .iter()
        .for_each(|line| text += &format!("    {line}\n"));
    for (sign, lines) in [('-', &rest[0][..gone]), ('+', &rest[1][..new])] {
        lines
            .iter()
            .take(SHOWN)
            .for_each(|line| text += &format!("  {sign} {line}\n"));
        if lines.len() > SHOWN {
            text += &format!("  {sign} … and {} more lines\n", lines.len() - SHOWN);
        }
    }
    text
}
