//! Saved games: the list, what can be done with them, and opening one.

use std::collections::BTreeMap;

use iced::Task;
use serde_json::Value;

use super::campaigns::{Resumed, resumed};
use crate::screen::saves;
use crate::{Message, OpenedSession};
use language::Language;
use session::archive::{self, BroughtIn};
use session::stories::{self, Shared};
use session::{self, AnySession, SavedGame, SessionError};
use storage::{Backup, Folders, LeftOut, Notice, Restored};

/// The saved games, their backups and the wastebasket.
#[derive(Debug, Clone)]
pub struct SaveList {
    /// The most recently written first.
    pub saves: Vec<SavedGame>,
    /// By save, the newest first.
    pub backups: BTreeMap<String, Vec<Backup>>,
    pub wastebasket: Vec<SavedGame>,
    pub imports: Vec<String>,
    pub(crate) imports_folder: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveCommand {
    /// `None` removes the name.
    Rename {
        id: String,
        name: Option<String>,
    },
    Duplicate(String),
    Discard(String),
    PutBack(String),
    /// Makes a new save from a backup.
    Restore {
        id: String,
        number: u64,
    },
    Export(String),
    /// Brings in a save or a copy of all data from a path.
    Import(String, Language),
    /// Writes a copy of all data.
    Archive,
    Share(String, Language),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// With what opening it repaired.
    Renamed(Vec<Notice>),
    Duplicated(String),
    Discarded,
    PutBack(String),
    Restored(String),
    Exported(String),
    Imported(String),
    /// A copy of all data, at this path, without these files.
    Archived(String, Vec<LeftOut>),
    Merged(Restored),
    Shared(Shared),
}

impl SaveList {
    pub async fn read(folders: &Folders) -> Self {
        let saves = session::saves(folders).await;
        let mut backups = BTreeMap::new();
        for save in &saves {
            let _ = backups.insert(
                save.id.clone(),
                session::backups_of(folders, &save.id).await,
            );
        }
        let trashed = session::trashed(folders).await;
        let imports = folders
            .list_imports()
            .await
            .into_iter()
            .filter(|listed| !listed.id.is_empty());
        let imports = imports
            .map(|listed| listed.file)
            .chain(folders.list_archives().await)
            .collect();
        Self {
            wastebasket: trashed,
            imports,
            imports_folder: folders.display_path(Folders::IMPORTS),
            saves,
            backups,
        }
    }
}

/// # Errors
/// A [`SessionError`]; nothing was overwritten then.
async fn run(folders: &Folders, command: SaveCommand) -> Result<Outcome, SessionError> {
    Ok(match command {
        SaveCommand::Rename { id, name } => {
            let title = name.map_or(Value::Null, Value::String);
            Outcome::Renamed(session::rename(folders, &id, title).await?)
        }
        SaveCommand::Duplicate(id) => Outcome::Duplicated(folders.duplicate(&id).await?),
        SaveCommand::Discard(id) => {
            let _ = folders.delete_save(&id).await?;
            Outcome::Discarded
        }
        SaveCommand::PutBack(id) => Outcome::PutBack(folders.restore_save(&id).await?),
        SaveCommand::Restore { id, number } => {
            Outcome::Restored(session::restore_backup(folders, &id, number).await?)
        }
        SaveCommand::Export(id) => Outcome::Exported(archive::export_save(folders, &id).await?),
        SaveCommand::Import(path, language) => {
            match archive::bring_in(folders, language, &path).await? {
                BroughtIn::Save(id) => Outcome::Imported(id),
                BroughtIn::Everything(restored) => Outcome::Merged(restored),
            }
        }
        SaveCommand::Archive => {
            let (path, copy) = archive::export(folders).await?;
            Outcome::Archived(path, copy.left_out)
        }
        SaveCommand::Share(id, language) => {
            Outcome::Shared(stories::share(folders, language, &id).await?)
        }
    })
}

pub fn read(folders: &Folders) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Saves(saves::Message::Listed(SaveList::read(&folders).await))
    })
}

pub fn command(folders: &Folders, command: SaveCommand) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Saves(saves::Message::Ran(run(&folders, command).await))
    })
}

pub fn resume(folders: &Folders, id: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        match resumed(&folders, &id).await {
            Resumed::Page(page) => super::campaigns::read(page),
            Resumed::Game(reported) => {
                let opened = AnySession::resume(&folders, &id).await;
                // What opening the campaign reported once is not said again by opening its chapter.
                let opened = opened.map(|(session, notices)| {
                    let mut all = reported;
                    all.retain(|notice| !notices.contains(notice));
                    all.extend(notices);
                    (session, all)
                });
                Message::Opened(OpenedSession::new(opened))
            }
        }
    })
}

pub fn share(folders: &Folders, language: Language, save: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::StoryShared(stories::share(&folders, language, &save).await)
    })
}
