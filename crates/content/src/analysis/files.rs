//! Files in the folder of a mission that nothing reads.

use crate::campaign::CHAPTER_FILE;
use crate::diagnostic::{Code, Report, Text};
use crate::import::SCHEMA_SUFFIX;
use crate::mission_form::MissionForm;
use crate::{DECKS_FOLDER, Files, MISSION_FILE};

/// Compares the files as they are on the disk with what the mission uses.
pub fn check(files: &Files, mission: &str, draft: &MissionForm<'_>, report: &mut Report) {
    let inside = format!("{mission}/");
    for (name, text) in &files.0 {
        if name
            .strip_prefix(&inside)
            .is_some_and(|own| !is_read(own, draft))
        {
            report.add(Code::UnusedFile, Text { name, text }, 0..0, &[("id", name)]);
        }
    }
}

fn is_read(own: &str, draft: &MissionForm<'_>) -> bool {
    let deck = own
        .strip_prefix(DECKS_FOLDER)
        .and_then(|own| own.strip_prefix('/'));
    match (deck, deck.unwrap_or(own)) {
        // For the author's editor.
        (_, name) if name.ends_with(SCHEMA_SUFFIX) => true,
        (_, name) if name.strip_suffix(".ftl").is_some_and(is_language) => true,
        (Some(_), name) => name
            .strip_suffix(".json")
            .is_some_and(|deck| draft.decks.iter().any(|at| at.value == deck)),
        (None, name) => name == MISSION_FILE || name == CHAPTER_FILE,
    }
}

/// Whether it has the form of a code of a language, such as `en` or `pt-BR`.
fn is_language(name: &str) -> bool {
    let code = name.split('-').next().unwrap_or_default();
    (2..=3).contains(&code.len()) && code.chars().all(|it| it.is_ascii_lowercase())
}
