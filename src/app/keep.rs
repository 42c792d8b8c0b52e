//! Keeping the saved games in order: what is there, and what can be done with it. Run beside the window.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::Value;

use super::shelf::{self, Save};
use crate::language::Language;
use crate::session::stories::{self, Shared};
use crate::session::{Reader, SessionError};
use crate::storage::{self, Backup, Folders, Notice};

/// The saved games with all that can be done with them.
#[derive(Debug, Clone)]
pub struct Keep {
    /// The saved games, the one written last first.
    pub saves: Vec<Save>,
    /// The backups of each of them, the newest first.
    pub backups: BTreeMap<String, Vec<Backup>>,
    /// What lies in the wastebasket.
    pub thrown: Vec<Save>,
    /// The files that lie ready to be brought in.
    pub imports: Vec<PathBuf>,
    /// Where such files are put.
    pub imports_folder: PathBuf,
}

/// Something to be done with a saved game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Errand {
    /// Give it a name; none takes the name away.
    Rename {
        /// The save.
        id: String,
        /// Its name.
        name: Option<String>,
    },
    /// Make a second one with the same past.
    Duplicate(String),
    /// Throw it away.
    Discard(String),
    /// Bring it back from the wastebasket.
    PutBack(String),
    /// Make a new save of a backup.
    Restore {
        /// The save that it is a backup of.
        id: String,
        /// Which one.
        number: u64,
    },
    /// Copy it to a file of its own.
    Export(String),
    /// Make a new save of a file.
    Import(PathBuf),
    /// Write its story, in that language.
    Share(String, Language),
}

/// What was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Done {
    /// A save has another name; what opening it repaired.
    Renamed(Vec<Notice>),
    /// There is a second save.
    Duplicated(String),
    /// A save lies in the wastebasket.
    Discarded,
    /// A save is back.
    PutBack(String),
    /// A backup is a save again.
    Restored(String),
    /// A save was copied to this file.
    Exported(PathBuf),
    /// A file is a save now.
    Imported(String),
    /// Its story was written there.
    Shared(Shared),
}

impl Keep {
    /// Reads what is there.
    pub fn read(folders: &Folders) -> Self {
        let saves = shelf::saves(folders);
        let backups = saves.iter().map(|save| (save.id.clone(), folders.backups_of(&save.id).unwrap_or_default())).collect();
        let mut reader = Reader::default();
        let thrown = folders.list_wastebasket().into_iter().map(|listed| {
            let path = listed.path.clone();
            shelf::save(&mut reader, listed, || Ok(storage::read_path(&path)?))
        });
        let imports = folders.list_imports().into_iter().filter(|listed| !listed.id.is_empty()).map(|listed| listed.path);
        Self { thrown: thrown.collect(), imports: imports.collect(), imports_folder: folders.imports(), saves, backups }
    }
}

/// Does it.
///
/// # Errors
/// A [`SessionError`]; nothing was written over then.
pub async fn run(folders: &Folders, errand: Errand) -> Result<Done, SessionError> {
    Ok(match errand {
        Errand::Rename { id, name } => Done::Renamed(folders.rename(&id, name.map_or(Value::Null, Value::String)).await?),
        Errand::Duplicate(id) => Done::Duplicated(folders.duplicate(&id)?),
        Errand::Discard(id) => {
            let _ = folders.move_to_wastebasket(&id)?;
            Done::Discarded
        }
        Errand::PutBack(id) => Done::PutBack(folders.restore_from_wastebasket(&id)?),
        Errand::Restore { id, number } => Done::Restored(folders.restore_backup(&id, number)?),
        Errand::Export(id) => Done::Exported(folders.export(&id)?),
        Errand::Import(path) => Done::Imported(folders.import(&path)?),
        Errand::Share(id, language) => Done::Shared(stories::share(folders, language, &id)?),
    })
}
