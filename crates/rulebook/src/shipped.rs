//! The shipped rules: compiled into the program, or, in a browser, fetched by the page after its first screen.

#[cfg(not(target_arch = "wasm32"))]
macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        &[
            $((concat!("en/rules/", $name), include_str!(concat!("../../../locales/en/rules/", $name)))),*,
            $((concat!("it/rules/", $name), include_str!(concat!("../../../locales/it/rules/", $name)))),*,
        ]
    };
}

/// Words that people use for one another, by language: one group a line.
pub(crate) const SAME_WORDS: [&str; 2] = [
    include_str!("../../../locales/en/same-words.txt"),
    include_str!("../../../locales/it/same-words.txt"),
];

/// The texts by name; none in a browser while they are on their way.
#[cfg(not(target_arch = "wasm32"))]
pub(super) const fn texts() -> &'static [(&'static str, &'static str)] {
    TEXTS
}

#[cfg(target_arch = "wasm32")]
static FETCHED: std::sync::OnceLock<Vec<(&'static str, &'static str)>> = std::sync::OnceLock::new();

#[cfg(target_arch = "wasm32")]
pub(super) fn texts() -> &'static [(&'static str, &'static str)] {
    FETCHED.get().map_or(&[], Vec::as_slice)
}

/// Takes what the page has fetched: a list of names and texts, as JSON. Anything else is as good as nothing.
#[cfg(target_arch = "wasm32")]
pub fn fetched(json: &str) {
    let texts: Vec<(String, String)> = serde_json::from_str(json).unwrap_or_default();
    if !texts.is_empty() {
        // They are there as long as the page.
        let kept = texts
            .into_iter()
            .map(|(name, text)| (&*name.leak(), &*text.leak()));
        let _ = FETCHED.set(kept.collect());
    }
}

/// Every text under `locales/<lang>/rules/`, as (name, text). A test compares the table with the folders.
#[cfg(not(target_arch = "wasm32"))]
pub const TEXTS: &[(&str, &str)] = shipped![
    "first-martians/01-game.md",
    "first-martians/02-crew.md",
    "first-martians/03-round.md",
    "first-martians/04-production.md",
    "first-martians/05-actions.md",
    "first-martians/06-facilities.md",
    "first-martians/07-malfunctions.md",
    "first-martians/08-glossary.md",
    "first-martians/09-missions.md",
    "mars-needs-mechanics.md",
    "mechanica.md",
    "pocket-mars.md",
];
