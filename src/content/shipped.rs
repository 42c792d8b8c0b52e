//! The missions that are compiled into the program.

use std::collections::BTreeMap;

use super::{Files, REQUIRED_LANGUAGES};

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../missions/", $name)))),*]
    };
}

/// Every text under `missions/`. A test compares the table with the folder.
const TEXTS: &[(&str, &str)] = shipped![
    "a-grain-of-salt/en.ftl",
    "a-grain-of-salt/it.ftl",
    "a-grain-of-salt/mission.json",
    "box.json",
    "decks/adventures.json",
    "decks/en.ftl",
    "decks/events.json",
    "decks/it.ftl",
    "decks/malfunctions.json",
    "en.ftl",
    "it.ftl",
    "make-yourself-at-home/en.ftl",
    "make-yourself-at-home/it.ftl",
    "make-yourself-at-home/mission.json",
    "the-quiet-valley/en.ftl",
    "the-quiet-valley/it.ftl",
    "the-quiet-valley/mission.json",
];

/// The shipped box, decks and missions.
pub fn files() -> Files {
    Files(TEXTS.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect())
}

pub(crate) fn text(name: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(known, _)| *known == name).map(|&(_, text)| text)
}

/// The nouns of the box by language, as file name and text.
pub fn box_nouns() -> BTreeMap<String, Vec<(String, String)>> {
    let of = |code: &str| {
        let name = format!("{code}.ftl");
        let text = text(&name)?.to_owned();
        Some((code.to_owned(), vec![(name, text)]))
    };
    REQUIRED_LANGUAGES.iter().filter_map(|code| of(code)).collect()
}
