//! The saved games: what is there, what can be done with them, and opening one.

use std::collections::BTreeMap;

use iced::Task;
use serde_json::Value;

use crate::app::screen::saves;
use crate::app::{Message, OpenedSession};
use crate::language::Language;
use crate::session::stories::{self, Shared};
use crate::session::{self, AnySession, Reader, SavedGame, SessionError};
use crate::storage::{Backup, Folders, Notice};

/// The saved games with all that can be done with them.
#[derive(Debug, Clone)]
pub struct Keep {
    /// The saved games, the one written last first.
    pub saves: Vec<SavedGame>,
    /// The backups of each of them, the newest first.
    pub backups: BTreeMap<String, Vec<Backup>>,
    /// What lies in the wastebasket.
    pub thrown: Vec<SavedGame>,
    /// The files that lie ready to be brought in.
    pub imports: Vec<String>,
    /// Where such files are put.
    pub imports_folder: String,
}

/// Something to be done with a saved game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveCommand {
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
    Import(String),
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
    Exported(String),
    /// A file is a save now.
    Imported(String),
    /// Its story was written there.
    Shared(Shared),
}

impl Keep {
    /// Reads what is there.
    pub async fn read(folders: &Folders) -> Self {
        let saves = session::saves(folders).await;
        let mut backups = BTreeMap::new();
        for save in &saves {
            let _ = backups.insert(save.id.clone(), folders.backups_of(&save.id).await.unwrap_or_default());
        }
        let mut reader = Reader::default();
        let mut thrown = Vec::new();
        for listed in folders.list_wastebasket().await {
            let reading = folders.read_outside(&listed.file).await;
            let summary = reader.summary(reading).map(|mut it| {
                it.written = listed.written;
                it
            });
            thrown.push(SavedGame { id: listed.id, summary });
        }
        let imports = folders.list_imports().await.into_iter().filter(|listed| !listed.id.is_empty());
        let imports = imports.map(|listed| listed.file).collect();
        Self { thrown, imports, imports_folder: folders.shown(Folders::IMPORTS), saves, backups }
    }
}

/// Does it.
///
/// # Errors
/// A [`SessionError`]; nothing was written over then.
async fn run(folders: &Folders, errand: SaveCommand) -> Result<Done, SessionError> {
    Ok(match errand {
        SaveCommand::Rename { id, name } => Done::Renamed(folders.rename(&id, name.map_or(Value::Null, Value::String)).await?),
        SaveCommand::Duplicate(id) => Done::Duplicated(folders.duplicate(&id).await?),
        SaveCommand::Discard(id) => {
            let _ = folders.move_to_wastebasket(&id).await?;
            Done::Discarded
        }
        SaveCommand::PutBack(id) => Done::PutBack(folders.restore_from_wastebasket(&id).await?),
        SaveCommand::Restore { id, number } => Done::Restored(folders.restore_backup(&id, number).await?),
        SaveCommand::Export(id) => Done::Exported(folders.export(&id).await?),
        SaveCommand::Import(path) => Done::Imported(folders.import(&path).await?),
        SaveCommand::Share(id, language) => Done::Shared(stories::share(folders, language, &id).await?),
    })
}

/// Reads the saved games with all that can be done with them.
pub(crate) fn read(folders: &Folders) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Saves(saves::Message::Listed(Keep::read(&folders).await)) })
}

/// Carries out a command.
pub(crate) fn command(folders: &Folders, command: SaveCommand) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Saves(saves::Message::Ran(run(&folders, command).await)) })
}

/// Opens a saved game.
pub(crate) fn resume(folders: &Folders, id: String) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Opened(OpenedSession::new(AnySession::resume(&folders, &id).await)) })
}

/// Writes the story of a saved game.
pub(crate) fn share(folders: &Folders, language: Language, save: String) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Shared(stories::share(&folders, language, &save).await) })
}
