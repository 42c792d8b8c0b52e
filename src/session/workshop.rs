//! Missions by name or path, those of other people taken in, and missions as one file: what window and command line share.

mod own;

use std::collections::BTreeMap;

use thiserror::Error;

use super::{SessionError, library, my_box};
use crate::content::exchange::{self, Untaken};
use crate::content::{self, BOX_FILE, Bundle, DECKS_FOLDER, Diagnostic, Files, Loaded, MISSION_FILE, Severity, shipped};
use crate::storage::{Folders, Installed, Kind, OpenError, StrangeFolder};

pub use own::{Examined, NotPacked, examine, imports, pack_out, print};

/// Why a mission of somebody else was not taken in. Nothing was written.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum Refused {
    /// Its file or folder is not what a mission is, or could not be read.
    #[error(transparent)]
    Strange(#[from] StrangeFolder),
    /// It has the id of a mission that comes with the program.
    #[error("the mission {id} comes with the program")]
    Shipped {
        /// The id.
        id: String,
    },
    /// It cannot be played.
    #[error("the mission has errors: {}", diagnostics.len())]
    Broken {
        /// What is wrong with it.
        diagnostics: Vec<Diagnostic>,
        /// The texts in which it is wrong.
        files: Files,
    },
    /// One of that id is there already; the players have not said that it may go.
    #[error("the mission {id} exists")]
    There {
        /// The id.
        id: String,
    },
}

impl From<Untaken> for Refused {
    fn from(untaken: Untaken) -> Self {
        Self::Strange(untaken.into())
    }
}

impl From<OpenError> for Refused {
    fn from(error: OpenError) -> Self {
        Self::Strange(error.into())
    }
}

/// A mission of somebody else, read and checked, nothing of it written yet.
#[derive(Debug, Clone, PartialEq)]
pub struct Stranger {
    /// The id of the mission, which will be the name of its folder.
    pub id: String,
    /// What would lie in that folder.
    pub texts: BTreeMap<String, String>,
    /// How it would load there, with all that is wrong and could still be played with.
    pub loaded: Loaded,
    /// All texts that it was loaded from.
    pub files: Files,
    /// Whether a mission of that id is there already.
    pub is_there: bool,
}

/// A mission that was put in place among the players' own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Added {
    /// Its id.
    pub id: String,
    /// Its folder.
    pub path: String,
    /// Where the one lies whose place it took.
    pub old: Option<String>,
}

/// Reads a file or folder of somebody else, as far as it may be a mission. The sender's box and its words stay behind: what counts is
/// the box on this table. Decks come along where they are not those of this program.
///
/// # Errors
/// [`Refused`], but not [`Refused::There`].
pub async fn look_at(folders: &Folders, path: &str) -> Result<Stranger, Refused> {
    let bundle = strange(folders, path).await?;
    let mission_file = format!("{}/{MISSION_FILE}", bundle.mission);
    let text = bundle.files.text(&mission_file).unwrap_or_default();
    let id = content::mission_id(text).ok_or(Untaken::NoMission)?;
    if !content::is_id(&id) {
        return Err(Untaken::BadId { id }.into());
    }
    let shipped = shipped::files();
    let is_shipped = |name: &String| content::missions(&shipped).contains(name) || name == DECKS_FOLDER;
    if let Some(id) = [&id, &bundle.mission].into_iter().find(|name| is_shipped(name)) {
        return Err(Refused::Shipped { id: id.clone() });
    }
    let texts = own_texts(&bundle, &shipped);
    let (loaded, files) = tried(library(folders).await, &id, &texts)?;
    let is_there = folders.has_mission(&id).await;
    Ok(Stranger { id, texts, loaded, files, is_there })
}

/// Takes it in among the players' own missions, whole or not at all. One of that id goes into the wastebasket where `replace` says
/// that it may, and is left alone else.
///
/// # Errors
/// [`Refused::There`], or what the disk did.
pub async fn add(folders: &Folders, stranger: &Stranger, replace: bool) -> Result<Added, Refused> {
    install(folders, &stranger.id, &stranger.texts, replace).await
}

/// How these texts load as a mission of that id, and all texts that it was loaded from.
pub(super) fn tried(mut files: Files, id: &str, texts: &BTreeMap<String, String>) -> Result<(Loaded, Files), Refused> {
    files.put_mission(id, texts.clone());
    let loaded = content::load(&files, id);
    if loaded.mission.is_none() {
        return Err(Refused::Broken { diagnostics: loaded.diagnostics, files });
    }
    Ok((loaded, files))
}

/// Puts a mission in place among the players' own.
pub(super) async fn install(
    folders: &Folders,
    id: &str,
    texts: &BTreeMap<String, String>,
    replace: bool,
) -> Result<Added, Refused> {
    let id = id.to_owned();
    match folders.install_mission(&id, texts, replace).await? {
        Installed::New { path } => Ok(Added { id, path, old: None }),
        Installed::Replaced { path, old } => Ok(Added { id, path, old: Some(old) }),
        Installed::There { .. } => Err(Refused::There { id }),
    }
}

/// The mission by id, or by a path to its folder or its bundle: all texts that it is loaded from, and its folder in them.
///
/// # Errors
/// [`SessionError::UnknownMission`], or [`SessionError::Refused`] for a file or folder that is no mission.
pub async fn find(folders: &Folders, name: &str) -> Result<(Files, String), SessionError> {
    let library = library(folders).await;
    if content::missions(&library).iter().any(|known| known == name) {
        return Ok((library, name.to_owned()));
    }
    let Some(kind) = folders.kind_outside(name).await else {
        return Err(SessionError::UnknownMission { mission: name.to_owned() });
    };
    let Bundle { mission, files: mut own } = strange(folders, name).await?;
    if kind == Kind::File {
        my_box::lay_over(folders, &mut own).await;
        return Ok((own, mission));
    }
    let mut files = library;
    let inside = format!("{mission}/");
    files.0.retain(|name, _| !name.starts_with(&inside));
    files.0.extend(own.0);
    Ok((files, mission))
}

/// A mission and all that it needs as one piece to be shared, as the file holds it. The box in it is the shipped one, whatever the owner
/// has put right: that is true of one table only.
///
/// # Errors
/// [`NotPacked`].
pub async fn pack(folders: &Folders, name: &str) -> Result<String, NotPacked> {
    let (mut files, mission) = find(folders, name).await?;
    let _ = shipped::text(BOX_FILE).and_then(|text| files.0.insert(BOX_FILE.to_owned(), text.to_owned()));
    let loaded = content::load(&files, &mission);
    if loaded.mission.is_none() {
        return Err(SessionError::BrokenMission { mission, diagnostics: loaded.diagnostics }.into());
    }
    let count = loaded.diagnostics.iter().filter(|it| it.severity == Severity::Error).count();
    if count > 0 {
        return Err(NotPacked::Wrong { count });
    }
    Ok(exchange::bundle_text(&content::bundle(&files, &mission)))
}

/// A file or folder as a bundle: what lies in the folder alone, or the whole closure of a file.
async fn strange(folders: &Folders, path: &str) -> Result<Bundle, StrangeFolder> {
    if folders.kind_outside(path).await != Some(Kind::Folder) {
        return Ok(exchange::read_bundle(&folders.strange_text(path).await?)?);
    }
    let texts = folders.strange_texts(path).await?;
    // A folder may be named by dots; what counts is how it is called.
    let name = folders.resolved_outside(path).await.and_then(|parts| parts.last().cloned()).unwrap_or_default();
    // Where the folder is called otherwise than any mission could be, the id of its mission says where it will lie.
    let id = texts.get(MISSION_FILE).and_then(|text| content::mission_id(text));
    let mission = if content::is_id(&name) { name } else { id.unwrap_or(name) };
    Ok(Bundle { files: exchange::read_folder(&mission, &texts)?, mission })
}

/// What of a bundle lies in the mission's own folder: its texts, and its decks where they are not those of this program.
fn own_texts(bundle: &Bundle, shipped: &Files) -> BTreeMap<String, String> {
    let own = format!("{}/", bundle.mission);
    let shared = format!("{DECKS_FOLDER}/");
    let of_decks = |name: &&String| name.starts_with(&shared) && name.ends_with(".json");
    let foreign = bundle.files.0.keys().filter(of_decks).any(|name| bundle.files.text(name) != shipped.text(name));
    let inner = |name: &String| match name.strip_prefix(&own) {
        Some(inner) => Some(inner.to_owned()),
        None if foreign && name.starts_with(&shared) => Some(name.clone()),
        None => None,
    };
    bundle.files.0.iter().filter_map(|(name, text)| Some((inner(name)?, text.clone()))).collect()
}
