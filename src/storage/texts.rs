//! Texts of missions: a stranger's files, so bounded in size, number and depth.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::{OpenError, disk};

/// The most files that a folder of missions may hold.
const MOST: usize = 2000;
/// The largest text that is read, in bytes.
const LARGEST: u64 = 4 * 1024 * 1024;
/// How deep folders may lie: `missions/decks/en.ftl`.
const DEEPEST: usize = 3;

/// The `.json` and `.ftl` texts in a folder and below, by name with `/`. What cannot be read is left out; links are not followed.
pub fn texts_in(folder: &Path) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    gather(folder, "", 0, &mut texts);
    texts
}

/// One text anywhere.
///
/// # Errors
/// An [`OpenError`] when it is not there, is not a text, or is too large.
pub fn text_at(path: &Path) -> Result<String, OpenError> {
    let missing = || OpenError::NotFound { id: path.display().to_string() };
    let bytes = disk::read_bounded(path)?.ok_or_else(missing)?;
    String::from_utf8(bytes).map_err(|_| OpenError::Io { path: path.to_owned(), kind: std::io::ErrorKind::InvalidData })
}

fn gather(folder: &Path, inside: &str, depth: usize, texts: &mut BTreeMap<String, String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.filter_map(Result::ok) {
        let (Ok(kind), Ok(name)) = (entry.file_type(), entry.file_name().into_string()) else { continue };
        // What is being put in place has such a name until it is whole.
        if name.starts_with('.') {
            continue;
        }
        let full = if inside.is_empty() { name } else { format!("{inside}/{name}") };
        if kind.is_dir() && depth + 1 < DEEPEST {
            gather(&entry.path(), &full, depth + 1, texts);
        } else if kind.is_file() && texts.len() < MOST && (full.ends_with(".json") || full.ends_with(".ftl")) {
            let small = entry.metadata().is_ok_and(|metadata| metadata.len() <= LARGEST);
            if let Some(text) = small.then(|| text_at(&entry.path()).ok()).flatten() {
                let _ = texts.insert(full, text);
            }
        }
    }
}
