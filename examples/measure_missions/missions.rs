//! The missions that are measured: shipped ones, and folders on disk.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use solkeeper::content::{self, Files, shipped};
use solkeeper::first_martians::effect::Id;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::simulation;

/// A mission that is measured.
pub struct Measured {
    pub id: Id,
    pub mission: Arc<Mission>,
    /// The cards that it shares with others.
    pub shared: BTreeSet<Id>,
}

/// The missions of these folders; the shipped ones without a folder.
///
/// # Errors
/// Names the folder and what is wrong with it.
pub fn load(folders: &[PathBuf]) -> Result<Vec<Measured>, String> {
    if folders.is_empty() {
        let files = shipped::files();
        return content::missions(&files).iter().map(|id| measured(&files, id)).collect();
    }
    let mut missions = Vec::new();
    for folder in folders {
        let folder = fs::canonicalize(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        if folder.join("mission.json").is_file() {
            missions.push(on_disk(&folder)?);
            continue;
        }
        let mut inside: Vec<PathBuf> = entries(&folder)?.into_iter().filter(|it| it.join("mission.json").is_file()).collect();
        inside.sort();
        if inside.is_empty() {
            return Err(format!("{}: no mission is there", folder.display()));
        }
        for mission in inside {
            missions.push(on_disk(&mission)?);
        }
    }
    Ok(missions)
}

/// A mission in its folder. The box and the decks beside the folder replace the shipped ones; its own decks replace both.
fn on_disk(folder: &Path) -> Result<Measured, String> {
    let id = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let mut files = shipped::files();
    if let Some(beside) = folder.parent() {
        for (name, there) in [("", beside.to_owned()), ("decks/", beside.join("decks"))] {
            let found = texts(&there).unwrap_or_default();
            if name == "decks/" && !found.is_empty() {
                files.0.retain(|name, _| !name.starts_with("decks/"));
            }
            files.0.extend(found.into_iter().map(|(inner, text)| (format!("{name}{inner}"), text)));
        }
    }
    files.0.retain(|name, _| !name.starts_with(&format!("{id}/")));
    for (inner, there) in [(String::new(), folder.to_owned()), ("decks/".to_owned(), folder.join("decks"))] {
        let found = texts(&there).unwrap_or_default();
        files.0.extend(found.into_iter().map(|(name, text)| (format!("{id}/{inner}{name}"), text)));
    }
    measured(&files, &id)
}

fn measured(files: &Files, id: &str) -> Result<Measured, String> {
    let loaded = content::load(files, id);
    let problems: Vec<String> = loaded.diagnostics.iter().map(|it| format!("{}: {:?}", it.file, it.code)).collect();
    let mission = loaded.mission.ok_or_else(|| format!("{id} cannot be played\n{}", problems.join("\n")))?;
    if !mission.broken.is_empty() {
        eprintln!("{id}: left out, as they cannot be used: {:?}", mission.broken);
    }
    let shared = simulation::shared(&mission);
    Ok(Measured { id: mission.sheet.id.clone(), mission: Arc::new(mission), shared })
}

/// The texts that lie in a folder.
fn texts(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let is_text = |path: &PathBuf| path.extension().is_some_and(|end| end == "json" || end == "ftl");
    let paths = entries(folder)?.into_iter().filter(|path| path.is_file()).filter(is_text);
    let read = paths.map(|path| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        fs::read_to_string(&path).map(|text| (name, text)).map_err(|why| format!("{}: {why}", path.display()))
    });
    read.collect()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    Ok(entries.filter_map(Result::ok).map(|entry| entry.path()).collect())
}
