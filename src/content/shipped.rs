//! The missions that come with the program, compiled into it.

use super::Files;

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../missions/", $name)))),*]
    };
}

/// Every text under `missions/`. A test compares the table with the folder.
const TEXTS: &[(&str, &str)] = shipped![
    "box.json",
    "decks/adventures.json",
    "decks/en.ftl",
    "decks/it.ftl",
    "decks/malfunctions.json",
    "en.ftl",
    "it.ftl",
    "make-yourself-at-home/en.ftl",
    "make-yourself-at-home/it.ftl",
    "make-yourself-at-home/mission.json",
];

/// The box, the decks and the missions that come with the program.
pub fn files() -> Files {
    Files(TEXTS.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect())
}
