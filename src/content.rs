//! From texts to a checked, linked mission, or to diagnostics with file, line and column.
//!
//! Texts come in by name and data goes out: no disk, no clock, no sentences. The way round is
//! text → tree with positions → each element decoded by itself → links and numbers → prose → meaning,
//! so that all that is wrong is told at once and one bad element never hides the others.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::first_martians::mission::{GameBox, Mission};

mod bundle;
pub mod changes;
mod check;
mod decode;
mod diagnostic;
mod draft;
pub mod exchange;
mod json;
mod load;
mod meaning;
pub mod own_sheet;
mod prose;
mod reader;
mod render;
mod rules;
mod schema;
pub mod shipped;
pub mod template;
mod walk;

#[cfg(test)]
mod tests;

pub use bundle::{Bundle, bundle};
pub use check::is_id;
pub use diagnostic::{Code, Diagnostic, Severity};
pub use load::{diagnose, game_box, load};
pub use prose::{LANGUAGES, Prose};
pub use render::render;
pub use rules::rules;
pub use schema::{schema, schemas};

/// The name of the file that holds a mission, in its folder.
pub const MISSION_FILE: &str = "mission.json";
/// The name of the file that describes the box.
pub const BOX_FILE: &str = "box.json";
/// The folder of the shared decks.
pub const DECKS_FOLDER: &str = "decks";

/// Texts by name, with `/` in names: `box.json`, `decks/en.ftl`, `make-yourself-at-home/mission.json`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Files(pub BTreeMap<String, String>);

impl Files {
    /// The text of that name.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Puts these texts of a mission, named within its folder, in the place of all that it had.
    pub fn put_mission(&mut self, id: &str, texts: impl IntoIterator<Item = (String, String)>) {
        let own = format!("{id}/");
        self.0.retain(|name, _| !name.starts_with(&own));
        self.0.extend(texts.into_iter().map(|(inner, text)| (format!("{own}{inner}"), text)));
    }

    /// The texts that lie directly in a folder (`""` is the top), as (name in the folder, full name, text).
    fn folder<'f>(&'f self, folder: &'f str) -> impl Iterator<Item = (&'f str, &'f str, &'f str)> {
        self.0.iter().filter_map(move |(name, text)| {
            let inner = if folder.is_empty() { name } else { name.strip_prefix(folder)?.strip_prefix('/')? };
            (!inner.contains('/')).then_some((inner, name.as_str(), text.as_str()))
        })
    }
}

/// The text of a box.
pub fn box_text(game_box: &GameBox) -> Option<String> {
    serde_json::to_string_pretty(game_box).ok().map(|text| text + "\n")
}

/// What came of loading a mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded {
    /// The mission, where it can be played; elements that cannot be used stand in its `broken`.
    pub mission: Option<Mission>,
    /// What is read out, by language.
    pub prose: Prose,
    /// All that is wrong, in the order of files and places.
    pub diagnostics: Vec<Diagnostic>,
}

impl Loaded {
    /// Whether anything is wrong beyond warnings.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }
}

/// The id that the text of a mission gives it, whatever else is wrong with it.
pub fn mission_id(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    Some(value.get("id")?.as_str()?.to_owned())
}

/// The folders that hold a mission, sorted.
pub fn missions(files: &Files) -> Vec<String> {
    let folders: BTreeSet<&str> = files.0.keys().filter_map(|name| name.strip_suffix(MISSION_FILE)?.strip_suffix('/')).collect();
    folders.into_iter().filter(|folder| !folder.contains('/') && *folder != DECKS_FOLDER).map(str::to_owned).collect()
}
