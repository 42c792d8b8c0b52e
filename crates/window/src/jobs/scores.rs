//! Finished games on the disk: read, kept, corrected, discarded, imported and exported.

use std::collections::BTreeMap;

use iced::Task;
use serde_json::Value;

use crate::{Message, screen};
use base::locale::Language;
use base::platform;
use companions::scorebook::{Entry, Game};
use session::scores::{self, FileKind, Imported, ScoreError, UnreadableScore};
use session::{Localized, ScoreUpdate};
use storage::{Folders, OpenError};

#[derive(Debug, Clone)]
pub struct Book {
    /// The newest first.
    pub entries: Vec<Entry>,
    pub unread: Vec<UnreadableScore>,
    /// The titles of their missions, by id.
    pub titles: BTreeMap<String, Localized>,
    pub imports: Vec<String>,
    pub(crate) imports_folder: String,
}

#[derive(Debug, Clone, PartialEq)]
pub enum ScoreCommand {
    Keep {
        game: Game,
        /// What was entered, with the rules.
        input: Value,
        notes: String,
    },
    Correct {
        id: String,
        game: Game,
        input: Value,
        notes: String,
    },
    Discard(Box<Entry>),
    PutBack(Box<Entry>),
    /// A table is for the spreadsheets of the language.
    Export(FileKind, Language),
    Import(String),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    Kept(String),
    Corrected(String),
    /// With the path of the file in the wastebasket.
    Discarded(Box<Entry>, String),
    PutBack(String),
    /// The path of the file, and how many games are in it.
    Exported(String, usize),
    Imported(Imported),
}

impl Book {
    /// # Errors
    /// [`OpenError::Io`] when the folder cannot be read.
    pub async fn read(folders: &Folders) -> Result<Self, OpenError> {
        let (entries, unread) = scores::list(folders).await?;
        let titles = scores::mission_titles(folders, &entries).await;
        let imports = folders.list_score_imports().await;
        Ok(Self {
            entries,
            unread,
            titles,
            imports,
            imports_folder: folders.display_path(Folders::IMPORTS),
        })
    }
}

/// # Errors
/// A [`ScoreError`]; nothing was overwritten then.
async fn run(folders: &Folders, command: ScoreCommand) -> Result<Outcome, ScoreError> {
    Ok(match command {
        ScoreCommand::Keep { game, input, notes } => {
            let entry = Entry::of_score(game, &input, &platform::now())
                .and_then(|entry| entry.with_notes(&notes));
            Outcome::Kept(
                scores::keep(folders, entry.map_err(ScoreError::Invalid)?)
                    .await?
                    .id,
            )
        }
        ScoreCommand::Correct {
            id,
            game,
            input,
            notes,
        } => Outcome::Corrected(
            scores::correct(folders, &id, game, &input, Some(&notes))
                .await?
                .id,
        ),
        ScoreCommand::Discard(entry) => {
            let path = folders.delete_score(&entry.id).await?;
            Outcome::Discarded(entry, path)
        }
        ScoreCommand::PutBack(entry) => {
            scores::restore(folders, &entry).await?;
            Outcome::PutBack(entry.id)
        }
        ScoreCommand::Export(kind, language) => {
            let (path, games) = scores::export_all(folders, kind, language).await?;
            Outcome::Exported(path, games)
        }
        ScoreCommand::Import(path) => Outcome::Imported(scores::import(folders, &path).await?),
    })
}

pub fn read(folders: &Folders) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Scores(screen::scores::Message::Read(Box::new(
            Book::read(&folders).await,
        )))
    })
}

pub fn command(folders: &Folders, command: ScoreCommand) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Scores(screen::scores::Message::Ran(run(&folders, command).await))
    })
}

pub fn settle(folders: &Folders, settlement: ScoreUpdate) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::ScoreSettled(settlement.apply(&folders).await.map(drop))
    })
}
