//! A small good mission, and what is told when one thing in it is wrong.

#![allow(unused_results, reason = "a test asserts what matters to it")]

mod bundles;
mod campaigns;
mod faults;
mod format_2;
mod liveness;
mod mutations;
mod places;

use std::collections::BTreeMap;

use super::*;
use first_martians::vocabulary::*;

/// The nouns of the box, in a language that only the tests speak.
fn nouns() -> String {
    let mut text = String::from("# The words of the box.\n");
    let mut add = |kind: &str, ids: Vec<&str>, forms: &[&str]| {
        for id in ids {
            text += &format!("{kind}-{} = {id}\n", id.replace('_', "-"));
            for form in forms {
                text += &format!("    .{form} = {form} {id}\n");
            }
        }
    };
    let forms = ["the", "in", "of", "to"];
    add(
        "block",
        Block::ALL.iter().map(|word| word.id()).collect(),
        &forms,
    );
    add(
        "facility",
        Facility::ALL.iter().map(|word| word.id()).collect(),
        &forms,
    );
    add(
        "part",
        Part::ALL.iter().map(|word| word.id()).collect(),
        &forms,
    );
    add(
        "resource",
        Resource::ALL.iter().map(|word| word.id()).collect(),
        &forms,
    );
    add(
        "item",
        Item::ALL.iter().map(|word| word.id()).collect(),
        &["the", "in", "of", "to", "one", "many"],
    );
    add(
        "area",
        Area::ALL.iter().map(|word| word.id()).collect(),
        &[],
    );
    add(
        "modifier",
        Modifier::ALL.iter().map(|word| word.id()).collect(),
        &forms,
    );
    add(
        "space",
        Space::ALL.iter().map(|word| word.id()).collect(),
        &[],
    );
    add(
        "rover",
        Rover::ALL.iter().map(|word| word.id()).collect(),
        &forms,
    );
    add(
        "adventure",
        AdventureType::ALL.iter().map(|word| word.id()).collect(),
        &[],
    );
    add(
        "profession",
        Profession::ALL.iter().map(|word| word.id()).collect(),
        &forms,
    );
    add(
        "condition",
        Condition::ALL.iter().map(|word| word.id()).collect(),
        &forms,
    );
    add("keyword", vec!["complication", "obstacle"], &[]);
    add(
        "direction",
        Direction::ALL.iter().map(|word| word.id()).collect(),
        &["short"],
    );
    add(
        "group",
        Group::ALL.iter().map(|word| word.id()).collect(),
        &[],
    );
    add(
        "phase",
        Phase::ALL.iter().map(|word| word.id()).collect(),
        &[],
    );
    add("aom", vec!["digger"], &[]);
    add("upgrade", vec!["scanner"], &[]);
    text
}

/// The name of a text, what is replaced in it, and by what.
type Edit<'e> = (&'e str, &'e str, &'e str);
/// Edits, the code, and the file and piece on whose line it is reported.
type Faulty<'f> = (&'f [Edit<'f>], Code, &'f str, &'f str);

/// Carries out the edits, each where it first fits.
fn replace<'e>(files: &mut Files, edits: impl IntoIterator<Item = &'e Edit<'e>>) {
    for (name, from, to) in edits {
        let text = files
            .0
            .get_mut(*name)
            .unwrap_or_else(|| panic!("no text {name}"));
        assert!(text.contains(from), "{name} does not hold {from}");
        *text = text.replacen(from, to, 1);
    }
}

/// The good mission `signal`, its decks and its box.
fn good() -> Files {
    let files = [
        ("box.json", include_str!("tests/good/box.json")),
        (
            "decks/adventures.json",
            include_str!("tests/good/decks/adventures.json"),
        ),
        (
            "decks/cards.json",
            include_str!("tests/good/decks/cards.json"),
        ),
        ("decks/en.ftl", include_str!("tests/good/decks/en.ftl")),
        ("decks/it.ftl", include_str!("tests/good/decks/it.ftl")),
        (
            "signal/mission.json",
            include_str!("tests/good/signal/mission.json"),
        ),
        ("signal/en.ftl", include_str!("tests/good/signal/en.ftl")),
        ("signal/it.ftl", include_str!("tests/good/signal/it.ftl")),
    ];
    let mut files: BTreeMap<String, String> = files
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .into();
    for name in ["en.ftl", "it.ftl"] {
        files.insert(name.to_owned(), nouns());
    }
    Files(files)
}

/// The good mission with one piece of one text replaced.
fn spoiled(name: &str, from: &str, to: &str) -> Files {
    let mut files = good();
    let text = files
        .0
        .get_mut(name)
        .unwrap_or_else(|| panic!("no text {name}"));
    assert!(text.contains(from), "{name} does not hold {from}");
    *text = text.replacen(from, to, 1);
    files
}

/// The line on which the piece stands, from 1.
fn line_of(files: &Files, name: &str, piece: &str) -> u32 {
    let text = files.text(name).unwrap_or_default();
    let offset = text
        .find(piece)
        .unwrap_or_else(|| panic!("{name} does not hold {piece}"));
    u32::try_from(text[..offset].matches('\n').count() + 1).unwrap()
}

fn told(diagnostics: &[Diagnostic]) -> String {
    let lines = diagnostics.iter().map(|d| {
        format!(
            "{}:{}:{} {} {:?}",
            d.file,
            d.line,
            d.column,
            d.code.id(),
            d.args
        )
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_valid_mission_has_no_diagnostics() {
    let loaded = load(&good(), "signal");
    assert_eq!(told(&loaded.diagnostics), "");
    let mission = loaded.mission.expect("it loads");
    assert_eq!(mission.sheet.objectives.len(), 5);
    assert_eq!(
        mission
            .elements
            .events
            .keys()
            .map(String::as_str)
            .collect::<Vec<_>>(),
        ["echo", "first-bearing", "quiet-sol"]
    );
    assert_eq!(mission.sheet.events.len(), 2, "the mission's own events");
    assert_eq!(mission.elements.adventures.len(), 4);
    assert_eq!(mission.elements.malfunctions.len(), 3);
    assert!(mission.broken.is_empty());
}

#[test]
fn prose_is_in_loading_order() {
    let prose = load(&good(), "signal").prose;
    let names = |language: &str| {
        prose.0[language]
            .iter()
            .map(|(name, _)| name.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(names("en"), ["en.ftl", "decks/en.ftl", "signal/en.ftl"]);
    assert_eq!(names("it"), ["it.ftl", "decks/it.ftl", "signal/it.ftl"]);
}

#[test]
fn missions_are_folders_with_a_mission_file() {
    let mut files = good();
    for name in [
        "brine/mission.json",
        "brine/deep/mission.json",
        "mission.json",
        "empty/en.ftl",
        "decks/mission.json",
    ] {
        files.0.insert(name.to_owned(), String::new());
    }
    assert_eq!(missions(&files), ["brine", "signal"]);
}
