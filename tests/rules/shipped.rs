//! The shipped entries.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde::Deserialize;
use solkeeper::content::{Files, Severity, render, rules};
use solkeeper::language::{Language, Localizer};
use solkeeper::rulebook::{shipped, shipped_library};
use solkeeper::session::messages;

/// A heading of a printed rulebook.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    id: String,
    heading: String,
    #[serde(default)]
    page: Option<u16>,
    /// The heading is missing in our text and named after its content.
    #[serde(default)]
    reconstructed: bool,
}

fn headings() -> BTreeMap<String, Vec<Heading>> {
    serde_json::from_str(include_str!("headings.json")).expect("the headings")
}

fn names_on_disk() -> BTreeSet<String> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut names = BTreeSet::new();
    for &language in Language::ALL {
        let mut open = vec![format!("{}/rules", language.code())];
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(locales.join(&folder))
                .expect("a folder of rules")
                .flatten()
            {
                let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
                if entry.path().is_dir() {
                    open.push(name);
                } else {
                    names.insert(name);
                }
            }
        }
    }
    names
}

#[test]
fn the_table_of_shipped_rules_is_the_folders() {
    let table: BTreeSet<String> = shipped::TEXTS
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    assert!(table.contains("it/rules/mechanica.md"));
    assert_eq!(
        table,
        names_on_disk(),
        "put every text under locales/<lang>/rules/ into the table of crates/rulebook/src/shipped.rs"
    );
}

/// Format, links, related entries, ids and everything else that must be the same in both languages.
#[test]
fn the_shipped_rules_are_valid() {
    let files = Files(
        shipped::TEXTS
            .iter()
            .map(|&(name, text)| (name.to_owned(), text.to_owned()))
            .collect(),
    );
    let localizer = Localizer::new(Language::English);
    let wrong: Vec<String> = rules(&files)
        .into_iter()
        .filter(|it| it.severity == Severity::Error)
        .map(|it| {
            render(
                &it,
                &messages::diagnostic(&localizer, &it),
                files.text(&it.file).unwrap_or_default(),
            )
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        shipped_library().entries().len() >= 52,
        "only {} entries were found",
        shipped_library().entries().len()
    );
}

#[test]
fn every_heading_that_an_entry_names_exists() {
    let known: BTreeSet<String> = headings()
        .iter()
        .flat_map(|(book, headings)| headings.iter().map(move |it| format!("{book}/{}", it.id)))
        .collect();
    for entry in shipped_library().entries() {
        for heading in &entry.answers {
            assert!(
                known.contains(heading),
                "{} answers {heading}, which tests/rules/headings.json does not have",
                entry.id
            );
        }
    }
}

#[test]
fn headings_are_unique() {
    for (book, headings) in headings() {
        let ids: BTreeSet<&str> = headings.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids.len(), headings.len(), "{book}");
        for it in &headings {
            assert!(
                !it.heading.trim().is_empty() && it.page.is_none_or(|page| page > 0),
                "{book}/{}",
                it.id
            );
            assert!(!it.reconstructed || book != "almanac", "{book}/{}", it.id);
        }
    }
}

#[test]
fn every_heading_of_the_rulebooks_is_answered() {
    let answered: BTreeSet<&str> = shipped_library()
        .entries()
        .iter()
        .flat_map(|entry| entry.answers.iter().map(String::as_str))
        .collect();
    let mut missing = Vec::new();
    for (book, headings) in headings() {
        for it in headings
            .iter()
            .filter(|it| !answered.contains(format!("{book}/{}", it.id).as_str()))
        {
            missing.push(format!("{book}/{}: {}", it.id, it.heading));
        }
    }
    assert!(
        missing.is_empty(),
        "{} headings are not answered:\n{}",
        missing.len(),
        missing.join("\n")
    );
}

#[test]
fn the_headings_of_mars_needs_mechanics_are_answered() {
    let answered: BTreeSet<&str> = shipped_library()
        .entries()
        .iter()
        .flat_map(|entry| entry.answers.iter().map(String::as_str))
        .collect();
    for it in &headings()["mars-needs-mechanics"] {
        let heading = format!("mars-needs-mechanics/{}", it.id);
        assert!(answered.contains(heading.as_str()), "{heading}");
    }
}
