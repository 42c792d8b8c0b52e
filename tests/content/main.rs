//! What is shipped: the table is complete, every mission is sound, the schemas are current; and what `check` finds where one is not.

#![allow(
    unused_results,
    clippy::expect_used,
    clippy::panic,
    reason = "a test says what is wrong by failing"
)]

mod documents;
#[path = "../transcripts/golden.rs"]
mod golden;
mod guide;
mod people;
mod prose_style;
mod retired;
mod seeded;
mod terms;
mod words;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use solkeeper::content::campaign::{campaigns, diagnose_campaign};
use solkeeper::content::{Diagnostic, bundle, diagnose, load, missions, render, schema, shipped};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("missions")
}

/// The names of all texts under `missions/`, with `/`, without the schemas, which only editors read.
fn names_on_disk() -> BTreeSet<String> {
    let (mut names, mut open) = (BTreeSet::new(), vec![(folder(), String::new())]);
    while let Some((path, prefix)) = open.pop() {
        for entry in fs::read_dir(path).into_iter().flatten().flatten() {
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                open.push((entry.path(), format!("{name}/")));
            } else if !name.ends_with(".schema.json") {
                names.insert(name);
            }
        }
    }
    names
}

fn shown(diagnostics: &[Diagnostic]) -> String {
    let files = shipped::files();
    let text =
        |diagnostic: &Diagnostic| files.text(&diagnostic.file).unwrap_or_default().to_owned();
    diagnostics
        .iter()
        .map(|d| render(d, &format!("{:?}", d.args), &text(d)) + "\n")
        .collect()
}

#[test]
fn the_table_of_shipped_texts_is_the_folder() {
    let table: BTreeSet<String> = shipped::files().0.into_keys().collect();
    let disk = names_on_disk();
    assert!(disk.contains("box.json"));
    assert_eq!(
        table, disk,
        "put every text under missions/ into the table of crates/content/src/shipped.rs"
    );
}

#[test]
fn shipped_missions_have_no_diagnostics() {
    let files = shipped::files();
    let missions = missions(&files);
    assert!(missions.contains(&"make-yourself-at-home".to_owned()));
    for mission in missions {
        let found = diagnose(&files, &mission);
        assert!(found.is_empty(), "{mission}:\n{}", shown(&found));
        let loaded = load(&files, &mission);
        let sheet = loaded.mission.expect("it loads").sheet;
        assert_eq!(
            sheet.id, mission,
            "a shipped mission is named as its folder"
        );
    }
}

#[test]
fn the_shipped_campaign_has_no_diagnostics() {
    let files = shipped::files();
    assert_eq!(campaigns(&files), ["the-two-crews"]);
    let found = diagnose_campaign(&files, "the-two-crews");
    assert!(found.is_empty(), "{}", shown(&found));
}

#[test]
fn a_bundle_of_a_shipped_mission_is_complete() {
    let files = shipped::files();
    for mission in missions(&files) {
        let bundle = bundle(&files, &mission);
        assert_eq!(diagnose(&bundle.files, &mission), Vec::new(), "{mission}");
        let (bundled, shipped) = (load(&bundle.files, &mission), load(&files, &mission));
        assert_eq!(
            (bundled.mission, bundled.diagnostics),
            (shipped.mission, shipped.diagnostics),
            "{mission}"
        );
        // Texts of decks that it does not draw on stay behind, none of the others.
        assert!(
            bundled.prose.0.keys().eq(shipped.prose.0.keys()),
            "{mission}"
        );
    }
}

#[test]
fn the_combined_schema_defines_every_type_it_references() {
    let text = schema();
    let all: serde_json::Value = serde_json::from_str(&text).expect("a schema is JSON");
    let mut references = 0;
    for reference in text
        .split("\"#/$defs/")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
    {
        assert!(all["$defs"].get(reference).is_some(), "{reference}");
        references += 1;
    }
    assert!(references > 50);
    for name in ["MissionFile", "DeckFile", "GameBox"] {
        assert!(all["$defs"].get(name).is_some(), "{name}");
    }
}

#[test]
fn every_apostrophe_is_typographic() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut open, mut read, mut straight) = (vec![root.join("locales"), folder()], 0, Vec::new());
    while let Some(path) = open.pop() {
        for path in fs::read_dir(path)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
        {
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "ftl") {
                read += 1;
                let text = fs::read_to_string(&path).unwrap_or_default();
                let found = text
                    .lines()
                    .zip(1..)
                    .filter(|(line, _)| line.contains('\''));
                straight.extend(
                    found.map(|(line, number)| format!("{}:{number}: {line}", path.display())),
                );
            }
        }
    }
    assert!(read > 20, "only {read} files of texts");
    assert!(
        straight.is_empty(),
        "’ stands in texts, never ':\n{}",
        straight.join("\n")
    );
}
