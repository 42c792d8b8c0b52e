//! Loads missions: from named texts to a checked, linked mission, or to diagnostics with file, line and column.
//!
//! Pure functions: no files, no clock, no user-visible text. The pipeline is
//! text → tree with positions → each element decoded separately → links and numbers → prose → analysis.
//! It reports all errors at once, and an invalid element never hides the others.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use first_martians::mission::{GameBox, Mission};

mod analysis;
mod bundle;
pub mod campaign;
pub mod changes;
mod check;
mod decode;
mod diagnostic;
pub mod encoding;
pub mod import;
mod json;
mod load;
mod map;
mod mission_form;
pub mod own_sheet;
mod prose;
mod reader;
mod render;
mod reserved;
mod rules;
pub mod shipped;
pub mod template;
mod walk;

#[cfg(test)]
mod tests;

pub use bundle::{MissionBundle, bundle};
pub use check::{is_game, is_id};
pub use diagnostic::{Code, Diagnostic, Severity};
pub use first_martians::schema::{schema, schemas};
pub use load::{diagnose, game_box, load, stubs};
pub use map::{EdgeKind, MapEdge, MapKind, MapNode, MissionMap, map};
pub use prose::Prose;
pub(crate) use prose::REQUIRED_LANGUAGES;
pub use render::render;
pub use reserved::{ReservedName, reserved_name};
pub use rules::rules;

/// The name of the file that makes a folder a mission.
pub const MISSION_FILE: &str = "mission.json";
/// The name of the text of the box, at the root.
pub const BOX_FILE: &str = "box.json";
/// The folder of the decks that all missions share, at the root.
pub const DECKS_FOLDER: &str = "decks";

/// Texts by name, with `/` in names: `box.json`, `decks/en.ftl`, `make-yourself-at-home/mission.json`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Files(pub BTreeMap<String, String>);

impl Files {
    /// The text with that name.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Replaces all texts of a mission with these, which are named relative to its folder.
    pub fn put_mission(&mut self, id: &str, texts: impl IntoIterator<Item = (String, String)>) {
        let own = format!("{id}/");
        self.0.retain(|name, _| !name.starts_with(&own));
        self.0.extend(
            texts
                .into_iter()
                .map(|(inner, text)| (format!("{own}{inner}"), text)),
        );
    }

    /// The texts directly in a folder (`""` is the root), as (name in the folder, full name, text).
    pub fn folder<'f>(
        &'f self,
        folder: &'f str,
    ) -> impl Iterator<Item = (&'f str, &'f str, &'f str)> {
        self.0.iter().filter_map(move |(name, text)| {
            let inner = if folder.is_empty() {
                name
            } else {
                name.strip_prefix(folder)?.strip_prefix('/')?
            };
            (!inner.contains('/')).then_some((inner, name.as_str(), text.as_str()))
        })
    }
}

/// The box as JSON.
pub fn box_text(game_box: &GameBox) -> Option<String> {
    serde_json::to_string_pretty(game_box)
        .ok()
        .map(|text| text + "\n")
}

/// The result of loading a mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadedMission {
    /// The mission, if it is playable; unusable elements are listed in its `broken`.
    pub mission: Option<Mission>,
    /// The texts that are read out, by language.
    pub prose: Prose,
    /// All errors and warnings, by file and position.
    pub diagnostics: Vec<Diagnostic>,
}

impl LoadedMission {
    /// Whether there are errors, not only warnings.
    pub fn has_errors(&self) -> bool {
        self.diagnostics
            .iter()
            .any(|diagnostic| diagnostic.severity == Severity::Error)
    }
}

/// The id in the text of a mission, however invalid the rest is.
pub fn mission_id(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    Some(value.get("id")?.as_str()?.to_owned())
}

/// The folders that contain a mission, sorted.
pub fn missions(files: &Files) -> Vec<String> {
    let folders: BTreeSet<&str> = files
        .0
        .keys()
        .filter_map(|name| name.strip_suffix(MISSION_FILE)?.strip_suffix('/'))
        .collect();
    folders
        .into_iter()
        .filter(|folder| !folder.contains('/') && *folder != DECKS_FOLDER)
        .map(str::to_owned)
        .collect()
}
