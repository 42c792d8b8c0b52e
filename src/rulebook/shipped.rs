//! The shipped rules, compiled into the program.

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        &[
            $((concat!("en/rules/", $name), include_str!(concat!("../../locales/en/rules/", $name)))),*,
            $((concat!("it/rules/", $name), include_str!(concat!("../../locales/it/rules/", $name)))),*,
        ]
    };
}

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
