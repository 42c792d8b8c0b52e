//! Golden transcripts: what the program prints, in both languages, compared byte for byte with the files in `golden/`.
//!
//! A change that players are not to see changes none of them. **Where a change is intended**, list the transcripts in `changed.json`, by
//! a name or by the beginning of names with `*`, and say why. Then
//! `SOLKEEPER_BLESS=1 cargo test --no-default-features --test transcripts --test content --test rules` writes those anew, and new ones
//! in any case. Read the difference, and empty the list again in the same change: the next one needs its own reason.
//!
//! The targets `content` and `rules` write what `check` prints of the faults that they seed: `check-seeded`, `check-misspelt`,
//! `check-unread`, `check-off-the-map` and `check-rules`. All other transcripts come from real processes, in this target.
//!
//! The lines that are typed are in the tests, in `../typed/`, or chosen by [`player`] from the numbers that a prompt names.

#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod campaigns;
mod commands;
mod faults;
mod golden;
mod helpers;
mod json;
mod missions;
mod player;
#[allow(dead_code, reason = "the tests of the command line use all of it")]
#[path = "../cli/process.rs"]
mod process;
#[path = "../typed/score.rs"]
mod score_lines;
#[path = "../faults/mission.rs"]
mod seeded;
#[path = "../typed/own_sheet.rs"]
mod sheet_lines;
mod sheets;
mod terminal;

use std::collections::BTreeSet;
use std::fs;

use solkeeper::language::Language;
use test_support::released_missions;

const LANGUAGES: [Language; 2] = [Language::English, Language::Italian];

/// A transcript with its name.
fn named(name: &str, language: Language, text: String) -> (String, String) {
    (format!("{name}.{}", language.code()), text)
}

#[test]
fn every_file_is_a_transcript_in_both_languages() {
    let plays = golden::ALL.iter().filter(|name| name.starts_with("play-"));
    assert_eq!(plays.count() * LANGUAGES.len(), 24);
    let files = fs::read_dir(golden::path("golden"))
        .expect("a folder")
        .flatten();
    let found: BTreeSet<String> = files
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect();
    let all = golden::ALL
        .iter()
        .flat_map(|name| LANGUAGES.map(|language| format!("{name}.{}.txt", language.code())));
    assert_eq!(found, all.collect());
}

#[test]
fn a_difference_shows_the_lines_that_changed() {
    let before = "one\ntwo\nthree\nfour\nfive\nsix\nseven\n";
    assert_eq!(
        golden::difference(before, &before.replace("six", "6")),
        "line 6\n    two\n    three\n    four\n    five\n  - six\n  + 6\n"
    );
    assert_eq!(
        golden::difference(before, &before.replace("one\n", "")),
        "line 1\n  - one\n"
    );
    assert_eq!(
        golden::difference("same\n", "same\nsame\n"),
        "line 2\n    same\n  + same\n"
    );
    let twice = before.replace("one", "1").replace("seven", "7");
    assert_eq!(
        golden::difference(before, &twice),
        "line 1\n  - one\n  + 1\n",
        "the first one"
    );
    let listed = |name| {
        golden::is_listed(
            &[
                ("play-*".to_owned(), String::new()),
                ("help.en".to_owned(), String::new()),
            ]
            .into(),
            name,
        )
    };
    assert_eq!(
        ["play-a.it", "help.en", "help.it"].map(listed),
        [true, true, false]
    );
}
