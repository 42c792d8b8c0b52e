//! The list of finished games: what window and command line share of it.

use serde_json::Value;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::platform;
use crate::scorebook::{self, Entry, Flaws, Game};
use crate::storage::{self, Folders, OpenError};

/// Why something could not be done. Nothing was written over.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Trouble {
    /// What was entered, or what stands in a file that others wrote, cannot be.
    #[error("invalid entry: {0:?}")]
    Refused(Flaws),
    /// A kept game cannot be read. Its file stays as it is.
    #[error("the score {id} is invalid: {flaws:?}")]
    Unreadable {
        /// Its name.
        id: String,
        /// What is wrong in it.
        flaws: Flaws,
    },
    /// A kept game is of another game than the one entered.
    #[error("the score {id} is of the game {game}")]
    OtherGame {
        /// Its name.
        id: String,
        /// The game it is of.
        game: &'static str,
    },
    /// The disk, or the name of a file.
    #[error(transparent)]
    Storage(#[from] OpenError),
    /// There is a file of that name already.
    #[error("{file} exists")]
    Exists {
        /// The file.
        file: String,
    },
}

/// A kept game that cannot be read. Its file stays as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// Its name.
    pub id: String,
    /// Why.
    pub why: Trouble,
}

/// The kinds of file that finished games go into.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// For spreadsheets.
    Csv,
    /// For other programs.
    Json,
}

impl FileKind {
    /// How the names of such files end.
    pub const fn end(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// The kind that the end of a name tells.
    pub fn of(file: &str) -> Option<Self> {
        let (_, end) = file.rsplit_once('.')?;
        [("csv", Self::Csv), ("json", Self::Json)]
            .into_iter()
            .find(|(own, _)| end.eq_ignore_ascii_case(own))
            .map(|(_, kind)| kind)
    }
}

/// What came of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Imported {
    /// The games that were added.
    pub added: Vec<String>,
    /// How many were there already, the same.
    pub there: usize,
    /// Those of which there is another telling here; it was left as it is.
    pub different: Vec<String>,
    /// What is wrong with those that were not taken.
    pub refused: Vec<Flaws>,
}

/// Every finished game, the newest first; what cannot be read comes last.
///
/// # Errors
/// [`OpenError::Io`] when the folder cannot be read.
pub async fn list(folders: &Folders) -> Result<(Vec<Entry>, Vec<Unread>), OpenError> {
    let (mut entries, mut unread) = (Vec::new(), Vec::new());
    for storage::StoredScore { id, text } in folders.list_scores().await? {
        match text.map_err(Trouble::Storage).and_then(|text| named(&id, &text)) {
            Ok(entry) => entries.push(entry),
            Err(why) => unread.push(Unread { id, why }),
        }
    }
    entries.sort_by(|one, other| (&other.at, &other.id).cmp(&(&one.at, &one.id)));
    Ok((entries, unread))
}

/// An entry goes by the name of its file: that is how it is found.
fn named(id: &str, text: &str) -> Result<Entry, Trouble> {
    let entry = Entry::from_text(text).map_err(|flaws| Trouble::Unreadable { id: id.to_owned(), flaws })?;
    Ok(Entry { id: id.to_owned(), ..entry })
}

/// A kept game by its name.
///
/// # Errors
/// [`Trouble::Unreadable`], and those of the disk.
pub async fn find(folders: &Folders, id: &str) -> Result<Entry, Trouble> {
    named(id, &folders.read_score(id).await?)
}

/// Keeps a finished game under the name that it has; where there is one of that name nothing is changed.
pub(super) async fn place(folders: &Folders, entry: &Entry) -> Result<bool, OpenError> {
    folders.place_score(&entry.id, &text(entry)).await
}

/// Whether the same result at the same moment is kept under another name.
pub(super) async fn is_told(folders: &Folders, entry: &Entry) -> Result<bool, OpenError> {
    let (entries, _) = list(folders).await?;
    Ok(entries.into_iter().any(|kept| kept.at == entry.at && kept.kind == entry.kind))
}

/// Keeps a finished game and gives it a name.
///
/// # Errors
/// [`OpenError::Io`].
pub async fn keep(folders: &Folders, entry: Entry) -> Result<Entry, OpenError> {
    let wanted = name(&entry);
    let id = folders.add_score(&wanted, |id| text(&Entry { id: id.to_owned(), ..entry.clone() })).await?;
    Ok(Entry { id, ..entry })
}

/// Puts a kept game right: it is reckoned again from what is entered now. Its notes are replaced where there are new ones.
///
/// # Errors
/// [`Trouble::Refused`] when what is entered cannot be, [`Trouble::OtherGame`], and [`Trouble::Unreadable`] when the kept game
/// cannot be read: that is never written over.
pub async fn correct(folders: &Folders, id: &str, game: Game, input: &Value, notes: Option<&str>) -> Result<Entry, Trouble> {
    let read = folders.read_score(id).await?;
    let before = named(id, &read)?;
    if before.game() != game.id() {
        return Err(Trouble::OtherGame { id: id.to_owned(), game: before.game() });
    }
    let mut entry = before.corrected(input, &platform::now()).map_err(Trouble::Refused)?;
    if let Some(notes) = notes {
        entry = entry.with_notes(notes).map_err(Trouble::Refused)?;
    }
    folders.change_score(id, &read, &text(&entry)).await?;
    Ok(entry)
}

/// Writes finished games into a new file.
///
/// # Errors
/// [`Trouble::Exists`] when there is a file of that name, and those of the disk.
pub async fn export(folders: &Folders, entries: &[Entry], file: &str, kind: FileKind) -> Result<(), Trouble> {
    let written = folders.write_new_outside(file, &bytes(entries, kind)).await?;
    if written { Ok(()) } else { Err(Trouble::Exists { file: file.to_owned() }) }
}

/// Writes every finished game into a new file among the exports; says which, and how many games are in it.
///
/// # Errors
/// Those of the disk.
pub async fn export_all(folders: &Folders, kind: FileKind) -> Result<(String, usize), OpenError> {
    let (entries, _) = list(folders).await?;
    let day = platform::today();
    let path = folders.export_scores(&format!("solkeeper-scores-{day}"), kind.end(), &bytes(&entries, kind)).await?;
    Ok((path, entries.len()))
}

fn bytes(entries: &[Entry], kind: FileKind) -> Vec<u8> {
    match kind {
        FileKind::Csv => scorebook::csv(entries),
        FileKind::Json => lines(&scorebook::document(entries)).into_bytes(),
    }
}

/// Puts a finished game that was thrown away back under its name.
///
/// # Errors
/// [`Trouble::Exists`] when another has taken the name since, and those of the disk.
pub async fn put_back(folders: &Folders, entry: &Entry) -> Result<(), Trouble> {
    let taken = || Ok(Trouble::Exists { file: folders.score_file(&entry.id)? });
    if folders.place_score(&entry.id, &text(entry)).await? { Ok(()) } else { taken().and_then(Err) }
}

/// Takes in the games of a file. One that is here already is not added again, and none is written over.
///
/// # Errors
/// Those of reading the file as a whole, and of the disk.
pub async fn import(folders: &Folders, file: &str) -> Result<Imported, Trouble> {
    let mut imported = Imported::default();
    for entry in scorebook::read(&folders.text_outside(file).await?).map_err(Trouble::Refused)? {
        let mut entry = match entry {
            Ok(entry) => entry,
            Err(flaws) => {
                imported.refused.push(flaws);
                continue;
            }
        };
        // A name that no file can have is as good as none.
        if folders.score_file(&entry.id).is_err() {
            entry.id = name(&entry);
        }
        if folders.place_score(&entry.id, &text(&entry)).await? {
            imported.added.push(entry.id);
        } else if folders.read_score(&entry.id).await.is_ok_and(|text| named(&entry.id, &text).as_ref() == Ok(&entry)) {
            imported.there += 1;
        } else {
            imported.different.push(entry.id);
        }
    }
    Ok(imported)
}

fn text(entry: &Entry) -> String {
    lines(&entry.json())
}

fn lines(value: &Value) -> String {
    // Values of JSON have a JSON form.
    let mut text = serde_json::to_string_pretty(value).unwrap_or_default();
    text.push('\n');
    text
}

/// The name of an entry: the game, the time, and a mark of what was entered, so that games kept in the same minute on
/// different machines have different names, and an entry without a name gets the same one each time it is taken in.
fn name(entry: &Entry) -> String {
    const MARK: usize = 3;

    let nameless = Entry { id: String::new(), ..entry.clone() };
    let hash = Sha256::digest(nameless.bare().to_string());
    let mark: String = hash.iter().take(MARK).map(|byte| format!("{byte:02x}")).collect();
    format!("{}-{mark}", storage::id(entry.game(), &entry.at))
}
