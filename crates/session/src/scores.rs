//! The list of kept scores, for the window and the command line.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::Localized;
use base::platform;
use companions::scorebook::{self, Entry, Game, InputErrors};
use content::{self, Files};
use language::{Language, Localizer, fact_text};
use storage::{self, Folders, OpenError};

/// Why an operation on scores failed. No file was overwritten.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum ScoreError {
    /// The input, or the content of a file, is invalid.
    #[error("invalid entry: {0:?}")]
    Invalid(InputErrors),
    /// Nothing in the file can be imported.
    #[error("invalid file: {0:?}")]
    NotImported(InputErrors),
    /// The score is invalid. Its file is unchanged.
    #[error("the score {id} is invalid: {flaws:?}")]
    Unreadable {
        id: String,
        /// Everything wrong in it.
        flaws: InputErrors,
    },
    /// The kept score is of another game than the input.
    #[error("the score {id} is of the game {game}")]
    OtherGame { id: String, game: &'static str },
    #[error(transparent)]
    Storage(#[from] OpenError),
    #[error("{file} exists")]
    Exists { file: String },
}

/// A score that cannot be read. Its file is unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableScore {
    /// The id.
    pub id: String,
    /// Why.
    pub why: ScoreError,
}

/// The file formats of scores.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// For spreadsheets.
    Csv,
    /// For other programs.
    Json,
}

impl FileKind {
    /// The file extension.
    pub const fn end(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// The format by the extension of a file.
    pub fn of(file: &str) -> Option<Self> {
        let (_, end) = file.rsplit_once('.')?;
        [Self::Csv, Self::Json]
            .into_iter()
            .find(|kind| end.eq_ignore_ascii_case(kind.end()))
    }
}

/// The result of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Imported {
    /// The ids of the scores that were added.
    pub added: Vec<String>,
    /// The number of scores that were already here.
    pub already_present: usize,
    /// The ids of scores that differ from those here, which are unchanged.
    pub conflicting: Vec<String>,
    /// The flaws of each invalid score.
    pub invalid: Vec<InputErrors>,
    /// The rows of a table that belong to no score, and the cells that say something else than the data, which was taken.
    pub left_out: InputErrors,
}

impl Imported {
    /// Whether something of the file is not among the scores now.
    pub fn is_partial(&self) -> bool {
        !(self.conflicting.is_empty() && self.invalid.is_empty() && self.left_out.is_empty())
    }

    /// Whether no score of the file is here as the file has it.
    pub fn is_nothing(&self) -> bool {
        self.added.is_empty() && self.already_present == 0
    }
}

/// All scores, the newest first and those of the same second by game and players, and those that cannot be read.
///
/// # Errors
/// [`OpenError::Io`] if the folder cannot be read.
pub async fn list(folders: &Folders) -> Result<(Vec<Entry>, Vec<UnreadableScore>), OpenError> {
    let (mut entries, mut unread) = (Vec::new(), Vec::new());
    for storage::StoredScore { id, text } in folders.list_scores().await? {
        match text
            .map_err(ScoreError::Storage)
            .and_then(|text| with_id(&id, &text))
        {
            Ok(entry) => entries.push(entry),
            Err(why) => unread.push(UnreadableScore { id, why }),
        }
    }
    // Of the same second by game and names: the ids end in a hash, whose order means nothing.
    entries.sort_by_cached_key(|entry| {
        let players = entry.result().players.into_iter();
        let names: Vec<String> = players.map(|player| player.name).collect();
        (
            Reverse(entry.at.clone()),
            entry.game(),
            names,
            entry.id.clone(),
        )
    });
    Ok((entries, unread))
}

/// The titles of the missions in these scores, by id, as far as the missions are in the library.
pub async fn mission_titles(folders: &Folders, entries: &[Entry]) -> BTreeMap<String, Localized> {
    let played: BTreeSet<&str> = entries.iter().filter_map(Entry::mission).collect();
    if played.is_empty() {
        return BTreeMap::new();
    }
    let files = super::library(folders).await;
    let known = content::missions(&files)
        .into_iter()
        .filter(|id| played.contains(id.as_str()));
    known
        .filter_map(|id| Some((title(&files, &id)?, id)))
        .map(|(title, id)| (id, title))
        .collect()
}

/// `None` where the mission has no title.
fn title(files: &Files, id: &str) -> Option<Localized> {
    let prose = content::load(files, id).prose;
    let title = |language| fact_text::title_if_any(&Localizer::with_prose(language, &prose.0), id);
    Language::ALL
        .iter()
        .map(|&language| Some((language, title(language)?)))
        .collect()
}

/// A score with the id of its file, by which it is found.
fn with_id(id: &str, text: &str) -> Result<Entry, ScoreError> {
    let entry = Entry::from_json(text).map_err(|flaws| ScoreError::Unreadable {
        id: id.to_owned(),
        flaws,
    })?;
    Ok(Entry {
        id: id.to_owned(),
        ..entry
    })
}

/// Reads the score of that id.
pub async fn find(folders: &Folders, id: &str) -> Result<Entry, ScoreError> {
    with_id(id, &folders.read_score(id).await?)
}

/// Keeps a score under its id; false, without change, if it is taken.
pub(super) async fn place(folders: &Folders, entry: &Entry) -> Result<bool, OpenError> {
    folders.add_score_as(&entry.id, &text(entry)).await
}

/// Whether the same result at the same time is kept under another id.
pub(super) async fn is_kept(folders: &Folders, entry: &Entry) -> Result<bool, OpenError> {
    let (entries, _) = list(folders).await?;
    Ok(entries
        .iter()
        .any(|kept| kept.at == entry.at && kept.is_same_game(entry)))
}

/// Keeps a score under a new id.
pub async fn keep(folders: &Folders, entry: Entry) -> Result<Entry, OpenError> {
    let id = folders
        .add_score(&new_id(&entry, &platform::local(&entry.at)), |id| {
            text(&Entry {
                id: id.to_owned(),
                ..entry.clone()
            })
        })
        .await?;
    Ok(Entry { id, ..entry })
}

/// Corrects a score: scores the new input, and replaces its notes if new ones are given.
///
/// # Errors
/// [`ScoreError::Invalid`] for invalid input, [`ScoreError::OtherGame`], and [`ScoreError::Unreadable`] if the kept score is
/// unreadable: it is never overwritten.
pub async fn correct(
    folders: &Folders,
    id: &str,
    game: Game,
    input: &Value,
    notes: Option<&str>,
) -> Result<Entry, ScoreError> {
    let read = folders.read_score(id).await?;
    let before = with_id(id, &read)?;
    if before.game() != game.id() {
        return Err(ScoreError::OtherGame {
            id: id.to_owned(),
            game: before.game(),
        });
    }
    let mut entry = before
        .corrected(input, &platform::now())
        .map_err(ScoreError::Invalid)?;
    if let Some(notes) = notes {
        entry = entry.with_notes(notes).map_err(ScoreError::Invalid)?;
    }
    folders.change_score(id, &read, &text(&entry)).await?;
    Ok(entry)
}

/// Writes scores to a new file, a table for the spreadsheets of the language; [`ScoreError::Exists`] if there is one.
pub async fn export(
    folders: &Folders,
    entries: &[Entry],
    file: &str,
    kind: FileKind,
    language: Language,
) -> Result<(), ScoreError> {
    let written = folders
        .write_new_external(file, &bytes(entries, kind, language))
        .await?;
    if written {
        Ok(())
    } else {
        Err(ScoreError::Exists {
            file: file.to_owned(),
        })
    }
}

/// Writes all scores to a new file in the exports; returns its path and the number of scores.
pub async fn export_all(
    folders: &Folders,
    kind: FileKind,
    language: Language,
) -> Result<(String, usize), OpenError> {
    let (entries, _) = list(folders).await?;
    let day = platform::today();
    let path = folders
        .export_scores(
            &format!("solkeeper-scores-{day}"),
            kind.end(),
            &bytes(&entries, kind, language),
        )
        .await?;
    Ok((path, entries.len()))
}

fn bytes(entries: &[Entry], kind: FileKind, language: Language) -> Vec<u8> {
    match kind {
        FileKind::Csv => scorebook::export_csv(entries, language),
        FileKind::Json => lines(&scorebook::export_json(entries)).into_bytes(),
    }
}

/// Restores a deleted score under its id.
///
/// # Errors
/// [`ScoreError::Exists`] if the id is taken, and those of storage.
pub async fn restore(folders: &Folders, entry: &Entry) -> Result<(), ScoreError> {
    let taken = || {
        Ok(ScoreError::Exists {
            file: folders.score_file(&entry.id)?,
        })
    };
    if folders.add_score_as(&entry.id, &text(entry)).await? {
        Ok(())
    } else {
        taken().and_then(Err)
    }
}

/// Imports the scores of a file. Existing scores are neither added again nor overwritten.
pub async fn import(folders: &Folders, file: &str) -> Result<Imported, ScoreError> {
    let (_, bytes) = folders.external_bytes(file).await?;
    let file = scorebook::decode(bytes)
        .and_then(|text| scorebook::import(&text))
        .map_err(ScoreError::NotImported)?;
    let mut imported = Imported {
        left_out: file.left_out,
        ..Imported::default()
    };
    for entry in file.entries {
        match entry {
            Ok(entry) => import_entry(folders, entry, &mut imported).await?,
            Err(flaws) => imported.invalid.push(flaws),
        }
    }
    Ok(imported)
}

async fn import_entry(
    folders: &Folders,
    mut entry: Entry,
    imported: &mut Imported,
) -> Result<(), OpenError> {
    // An id that cannot be a file name is replaced.
    if folders.score_file(&entry.id).is_err() {
        if is_here(folders, &entry).await? {
            imported.already_present += 1;
            return Ok(());
        }
        // In UTC: the same score gets the same id in every import, on every machine.
        entry.id = new_id(&entry, &entry.at);
    }
    if folders.add_score_as(&entry.id, &text(&entry)).await? {
        imported.added.push(entry.id);
    } else if folders
        .read_score(&entry.id)
        .await
        .is_ok_and(|text| with_id(&entry.id, &text).is_ok_and(|kept| kept.is_same_as(&entry)))
    {
        imported.already_present += 1;
    } else {
        imported.conflicting.push(entry.id);
    }
    Ok(())
}

/// Whether a score is here, whatever its id.
async fn is_here(folders: &Folders, entry: &Entry) -> Result<bool, OpenError> {
    let (entries, _) = list(folders).await?;
    Ok(entries.into_iter().any(|kept| {
        let id = entry.id.clone();
        Entry { id, ..kept }.is_same_as(entry)
    }))
}

fn text(entry: &Entry) -> String {
    lines(&entry.json())
}

fn lines(value: &Value) -> String {
    let mut text = serde_json::to_string_pretty(value).unwrap_or_default();
    text.push('\n');
    text
}

/// The id of a new score: game, time and a hash of the content, so that scores of the same minute on different machines have different
/// ids, and a score without an id gets the same one in every import.
fn new_id(entry: &Entry, at: &str) -> String {
    const MARK: usize = 3;

    let nameless = Entry {
        id: String::new(),
        ..entry.clone()
    };
    let hash = Sha256::digest(nameless.json_without_score().to_string());
    let mark: String = hash
        .iter()
        .take(MARK)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("{}-{mark}", storage::save_id(entry.game(), at))
}
