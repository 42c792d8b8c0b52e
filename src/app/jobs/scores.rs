//! The finished games on the disk: read, kept, corrected, thrown away, imported and exported.

use std::collections::BTreeMap;

use iced::Task;
use serde_json::Value;

use super::library;
use crate::app::{Message, screen};
use crate::language::Language;
use crate::platform;
use crate::scorebook::{Entry, Game, Kind};
use crate::session::Settlement;
use crate::session::scores::{self, FileKind, Imported, Trouble, Unread};
use crate::storage::{Folders, OpenError};

/// The finished games, as they were read.
#[derive(Debug, Clone)]
pub struct Book {
    /// Every one, the newest first.
    pub entries: Vec<Entry>,
    /// Those that cannot be read.
    pub unread: Vec<Unread>,
    /// The titles of the missions among them, by id.
    pub titles: BTreeMap<String, BTreeMap<Language, String>>,
    /// The files that lie ready to be taken in.
    pub imports: Vec<String>,
    /// Where such files are put.
    pub imports_folder: String,
}

/// Something to be done with the finished games.
#[derive(Debug, Clone, PartialEq)]
pub enum ScoreCommand {
    /// Keep one that was entered.
    Keep {
        /// The game.
        game: Game,
        /// What was entered, with the rules.
        input: Value,
        /// What was written beside it.
        notes: String,
    },
    /// Put one right.
    Correct {
        /// Its name.
        id: String,
        /// The game.
        game: Game,
        /// What was entered, with the rules.
        input: Value,
        /// What was written beside it.
        notes: String,
    },
    /// Throw one away.
    Discard(Box<Entry>),
    /// Put back one that was thrown away.
    PutBack(Box<Entry>),
    /// Write all of them into a file.
    Export(FileKind),
    /// Take in those of a file.
    Import(String),
}

/// What was done.
#[derive(Debug, Clone, PartialEq)]
pub enum Done {
    /// One is kept, under this name.
    Kept(String),
    /// One was put right.
    Corrected(String),
    /// One lies in the wastebasket, in this file.
    Discarded(Box<Entry>, String),
    /// One is back.
    PutBack(String),
    /// So many were written into this file.
    Exported(String, usize),
    /// A file was taken in.
    Imported(Imported),
}

impl Book {
    /// Reads what is there.
    ///
    /// # Errors
    /// [`OpenError::Io`] when the folder cannot be read.
    pub async fn read(folders: &Folders) -> Result<Self, OpenError> {
        let (entries, unread) = scores::list(folders).await?;
        let has_missions = entries.iter().any(|entry| matches!(entry.kind, Kind::Mission(_)));
        let missions = if has_missions { library::read(folders).await.missions } else { Vec::new() };
        let titles = missions.into_iter().map(|mission| (mission.folder, mission.title)).collect();
        let imports = folders.list_score_imports().await;
        Ok(Self { entries, unread, titles, imports, imports_folder: folders.shown(Folders::IMPORTS) })
    }
}

/// Does it.
///
/// # Errors
/// A [`Trouble`]; nothing was written over then.
async fn run(folders: &Folders, errand: ScoreCommand) -> Result<Done, Trouble> {
    Ok(match errand {
        ScoreCommand::Keep { game, input, notes } => {
            let entry = Entry::of_score(game, &input, &platform::now()).and_then(|entry| entry.with_notes(&notes));
            Done::Kept(scores::keep(folders, entry.map_err(Trouble::Refused)?).await?.id)
        }
        ScoreCommand::Correct { id, game, input, notes } => {
            Done::Corrected(scores::correct(folders, &id, game, &input, Some(&notes)).await?.id)
        }
        ScoreCommand::Discard(entry) => {
            let path = folders.throw_score_away(&entry.id).await?;
            Done::Discarded(entry, path)
        }
        ScoreCommand::PutBack(entry) => {
            scores::put_back(folders, &entry).await?;
            Done::PutBack(entry.id)
        }
        ScoreCommand::Export(kind) => {
            let (path, games) = scores::export_all(folders, kind).await?;
            Done::Exported(path, games)
        }
        ScoreCommand::Import(path) => Done::Imported(scores::import(folders, &path).await?),
    })
}

/// Reads the finished games.
pub(crate) fn read(folders: &Folders) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Scores(screen::scores::Message::Read(Box::new(Book::read(&folders).await))) })
}

/// Carries out a command.
pub(crate) fn command(folders: &Folders, command: ScoreCommand) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Scores(screen::scores::Message::Ran(run(&folders, command).await)) })
}

/// Brings the kept scores into agreement with a game.
pub(crate) fn settle(folders: &Folders, settlement: Settlement) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Settled(settlement.settle(&folders).await.map(drop)) })
}
