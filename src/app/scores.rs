//! The finished games beside the window: read, kept, put right, taken out and in; and where they are shown.

use std::collections::BTreeMap;
use std::path::PathBuf;

use iced::Task;
use iced::widget::operation;
use serde_json::Value;

use super::screen::scores as screen;
use super::{App, Message, Place, shelf};
use crate::language::Language;
use crate::scorebook::{Entry, Game, Kind};
use crate::session::scores::{self, FileKind, Imported, Trouble, Unread};
use crate::session::trouble;
use crate::storage::{self, Folders, OpenError};

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
    pub imports: Vec<PathBuf>,
    /// Where such files are put.
    pub imports_folder: PathBuf,
}

/// Something to be done with the finished games.
#[derive(Debug, Clone, PartialEq)]
pub enum Errand {
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
    Import(PathBuf),
}

/// What was done.
#[derive(Debug, Clone, PartialEq)]
pub enum Done {
    /// One is kept, under this name.
    Kept(String),
    /// One was put right.
    Corrected(String),
    /// One lies in the wastebasket, in this file.
    Discarded(Box<Entry>, PathBuf),
    /// One is back.
    PutBack(String),
    /// So many were written into this file.
    Exported(PathBuf, usize),
    /// A file was taken in.
    Imported(Imported),
}

impl Book {
    /// Reads what is there.
    ///
    /// # Errors
    /// [`OpenError::Io`] when the folder cannot be read.
    pub fn read(folders: &Folders) -> Result<Self, OpenError> {
        let (entries, unread) = scores::list(folders)?;
        let has_missions = entries.iter().any(|entry| matches!(entry.kind, Kind::Mission(_)));
        let missions = if has_missions { shelf::read(folders).missions } else { Vec::new() };
        let titles = missions.into_iter().map(|mission| (mission.folder, mission.title)).collect();
        Ok(Self { entries, unread, titles, imports: folders.list_score_imports(), imports_folder: folders.imports() })
    }
}

/// Does it.
///
/// # Errors
/// A [`Trouble`]; nothing was written over then.
pub fn run(folders: &Folders, errand: Errand) -> Result<Done, Trouble> {
    Ok(match errand {
        Errand::Keep { game, input, notes } => {
            let entry = Entry::of_score(game, &input, &storage::now()).and_then(|entry| entry.with_notes(&notes));
            Done::Kept(scores::keep(folders, entry.map_err(Trouble::Refused)?)?.id)
        }
        Errand::Correct { id, game, input, notes } => {
            Done::Corrected(scores::correct(folders, &id, game, &input, Some(&notes))?.id)
        }
        Errand::Discard(entry) => {
            let path = folders.throw_score_away(&entry.id)?;
            Done::Discarded(entry, path)
        }
        Errand::PutBack(entry) => {
            scores::put_back(folders, &entry)?;
            Done::PutBack(entry.id)
        }
        Errand::Export(kind) => {
            let (path, games) = scores::export_all(folders, kind)?;
            Done::Exported(path, games)
        }
        Errand::Import(path) => Done::Imported(scores::import(folders, &path)?),
    })
}

impl App {
    /// The screen of the finished games.
    pub const fn scores(&self) -> &screen::Scores {
        &self.scores
    }

    pub(super) fn show_scores(&mut self) -> Task<Message> {
        self.place = Place::Scores;
        self.scores.opened();
        self.read_scores()
    }

    pub(super) fn at_scores(&mut self, message: screen::Message) -> Task<Message> {
        let to_top = operation::snap_to(screen::SCROLL, operation::RelativeOffset::START);
        match self.scores.update(message) {
            screen::Action::None => Task::none(),
            screen::Action::Top => to_top,
            screen::Action::Reload => Task::batch([self.read_scores(), to_top]),
            screen::Action::Tell(error) => {
                self.tell(trouble::score(&self.voice, &error));
                self.read_scores()
            }
            screen::Action::Run(errand) => {
                let folders = self.folders.clone();
                Task::future(async move { Message::Scores(screen::Message::Ran(run(&folders, errand))) })
            }
            screen::Action::Rules(entry) => self.show_rules(Some(entry.to_owned())),
            screen::Action::Files => self.open_files(),
            screen::Action::Settings => self.show_settings(),
            screen::Action::Home => self.go_home(),
        }
    }

    fn read_scores(&self) -> Task<Message> {
        let folders = self.folders.clone();
        Task::future(async move { Message::Scores(screen::Message::Read(Box::new(Book::read(&folders)))) })
    }
}
