//! The shipped rules, compiled into the program.

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        &[
            $((concat!("en/rules/", $name), include_str!(concat!("../../locales/en/rules/", $name)))),*,
            $((concat!("it/rules/", $name), include_str!(concat!("../../locales/it/rules/", $name)))),*,
        ]
    };
}

/// Words that people use for one another, by language: one group a line.
pub(crate) const SAME_WORDS: [&str; 2] =
    [include_str!("../../locales/en/same-words.txt"), include_str!("../../locales/it/same-words.txt")];

/// Every text under `locales/<lang>/rules/`, as (name, text). A test compares the table with the folders.
pub const TEXTS: &[(&str, &str)] = shipped![
    "first-martians/01-game.md",
    "first-martians/02-crew.md",
    "first-martians/03-round.md",
    "first-martians/04-production.md",
    "first-martians/05-actions.md",
    "first-martians/06-facilities.md",
    "first-martians/07-malfunctions.md",
    "first-martians/08-glossary.md",
    "mars-needs-mechanics.md",
    "mechanica.md",
    "pocket-mars.md",
];
