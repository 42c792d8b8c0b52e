//! Missions by id or path, third-party missions, and missions as one file, for the window and the command line.

mod library_actions;

use std::collections::BTreeMap;

use thiserror::Error;

use super::{SessionError, library, my_box};
use content::campaign;
use content::import::{self, ImportError};
use content::{
    self, BOX_FILE, DECKS_FOLDER, Diagnostic, Files, LoadedMission, MISSION_FILE, MissionBundle,
    Severity, shipped,
};
use first_martians::campaign::CampaignFile;
use storage::{Folders, Installed, Kind, OpenError, ThirdPartyError};

pub use library_actions::{
    MissionDetails, PackError, export_bundle, export_sheet, mission_details, possible_imports,
};

/// Why a third-party mission was not installed. Nothing was written.
#[derive(Debug, Clone, PartialEq, Error)]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum InstallError {
    /// Its file or folder is not a mission, or could not be read.
    #[error(transparent)]
    ThirdParty(#[from] ThirdPartyError),
    #[error("the mission {id} comes with the program")]
    Shipped { id: String },
    /// It has errors that keep it from being played.
    #[error("the mission has errors: {}", diagnostics.len())]
    Invalid {
        diagnostics: Vec<Diagnostic>,
        /// The texts that they refer to.
        files: Files,
    },
    /// A mission of that id exists and replacing it was not allowed.
    #[error("the mission {id} exists")]
    Exists { id: String },
}

impl From<ImportError> for InstallError {
    fn from(untaken: ImportError) -> Self {
        Self::ThirdParty(untaken.into())
    }
}

impl From<OpenError> for InstallError {
    fn from(error: OpenError) -> Self {
        Self::ThirdParty(error.into())
    }
}

/// A third-party mission, read and checked but not written.
#[derive(Debug, Clone, PartialEq)]
pub struct UntrustedMission {
    /// The id of the mission, which is the name of its folder.
    pub id: String,
    /// The texts of that folder.
    pub texts: BTreeMap<String, String>,
    /// How it loads there, with its diagnostics.
    pub loaded: LoadedMission,
    /// All texts that it was loaded from.
    pub files: Files,
    /// Whether a mission of that id exists.
    pub exists: bool,
    /// It, where it is a packed campaign: it is added closed.
    pub campaign: Option<CampaignFile>,
}

/// A mission that was installed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct InstalledMission {
    pub id: String,
    pub path: String,
    pub replaced: Option<String>,
}

/// Reads and checks a third-party file or folder. The box of its author and the texts of that box are left out: the box on this table
/// applies. Decks are included if they differ from the shipped ones.
///
/// # Errors
/// [`InstallError`], except [`InstallError::Exists`].
pub async fn inspect(folders: &Folders, path: &str) -> Result<UntrustedMission, InstallError> {
    if folders.external_kind(path).await == Some(Kind::Folder) {
        return inspect_bundle(folders, untrusted_bundle(folders, path).await?).await;
    }
    let text = folders.third_party_text(path).await?;
    match campaign::unpack(&text) {
        Some((id, texts)) => inspect_campaign(folders, id, text, texts).await,
        None => inspect_bytes(folders, path, text.into_bytes()).await,
    }
}

pub(crate) async fn inspect_campaign(
    folders: &Folders,
    id: String,
    text: String,
    texts: BTreeMap<String, String>,
) -> Result<UntrustedMission, InstallError> {
    if shipped::has(&id) {
        return Err(InstallError::Shipped { id });
    }
    let mut files = library(folders).await;
    files.put_mission(&id, texts);
    let diagnostics = campaign::diagnose_campaign(&files, &id);
    let loaded = campaign::load_campaign(&files, &id);
    if diagnostics.iter().any(|it| it.severity == Severity::Error) || loaded.campaign.is_none() {
        return Err(InstallError::Invalid { diagnostics, files });
    }
    let exists = folders.has_mission(&id).await;
    let texts = [(campaign::PACKED_FILE.to_owned(), text)].into();
    let mission = LoadedMission {
        mission: None,
        prose: loaded.prose,
        diagnostics,
    };
    Ok(UntrustedMission {
        id,
        texts,
        loaded: mission,
        files,
        exists,
        campaign: loaded.campaign,
    })
}

/// The same for a bundle file of this name and content.
pub(crate) async fn inspect_bytes(
    folders: &Folders,
    name: &str,
    bytes: Vec<u8>,
) -> Result<UntrustedMission, InstallError> {
    inspect_bundle(folders, read_bundle(name, bytes)?).await
}

async fn inspect_bundle(
    folders: &Folders,
    bundle: MissionBundle,
) -> Result<UntrustedMission, InstallError> {
    let mission_file = format!("{}/{MISSION_FILE}", bundle.mission);
    let text = bundle.files.text(&mission_file).unwrap_or_default();
    let shipped = shipped::files();
    let Some(id) = content::mission_id(text) else {
        // What is wrong with the file, its diagnostics say.
        let (id, texts) = (bundle.mission.clone(), own_texts(&bundle, &shipped));
        let _ = load_with(library(folders).await, &id, &texts)?;
        return Err(ImportError::MissingMission.into());
    };
    if !content::is_id(&id) {
        return Err(ImportError::InvalidId { id }.into());
    }
    if content::is_game(&id) {
        return Err(ImportError::GameId { id }.into());
    }
    let is_shipped = |name: &String| shipped::has(name) || name == DECKS_FOLDER;
    if let Some(id) = [&id, &bundle.mission]
        .into_iter()
        .find(|name| is_shipped(name))
    {
        return Err(InstallError::Shipped { id: id.clone() });
    }
    let texts = own_texts(&bundle, &shipped);
    let (loaded, files) = load_with(library(folders).await, &id, &texts)?;
    let is_there = folders.has_mission(&id).await;
    Ok(UntrustedMission {
        id,
        texts,
        loaded,
        files,
        exists: is_there,
        campaign: None,
    })
}

/// Installs a third-party mission, whole. An existing one of that id is unchanged or, with `replace`, moved to the wastebasket.
///
/// # Errors
/// [`InstallError::Exists`], or an error of storage.
pub async fn add(
    folders: &Folders,
    untrusted: &UntrustedMission,
    replace: bool,
) -> Result<InstalledMission, InstallError> {
    install(folders, &untrusted.id, &untrusted.texts, replace).await
}

/// Loads these texts as a mission of that id; returns it with all texts that it was loaded from.
pub(super) fn load_with(
    mut files: Files,
    id: &str,
    texts: &BTreeMap<String, String>,
) -> Result<(LoadedMission, Files), InstallError> {
    files.put_mission(id, texts.clone());
    let loaded = content::load(&files, id);
    if loaded.mission.is_none() {
        return Err(InstallError::Invalid {
            diagnostics: loaded.diagnostics,
            files,
        });
    }
    Ok((loaded, files))
}

pub(super) async fn install(
    folders: &Folders,
    id: &str,
    texts: &BTreeMap<String, String>,
    replace: bool,
) -> Result<InstalledMission, InstallError> {
    let id = id.to_owned();
    match folders.install_mission(&id, texts, replace).await? {
        Installed::New { path } => Ok(InstalledMission {
            id,
            path,
            replaced: None,
        }),
        Installed::Replaced { path, old } => Ok(InstalledMission {
            id,
            path,
            replaced: Some(old),
        }),
        Installed::Exists { .. } => Err(InstallError::Exists { id }),
    }
}

/// A mission by id, or by a path to its folder or bundle: all texts that it is loaded from, and its folder in them.
///
/// # Errors
/// [`SessionError::UnknownMission`], or [`SessionError::NotAMission`] for a file or folder that is not a mission.
pub async fn find(folders: &Folders, name: &str) -> Result<(Files, String), SessionError> {
    let library = library(folders).await;
    if content::missions(&library)
        .iter()
        .any(|known| known == name)
    {
        return Ok((library, name.to_owned()));
    }
    let Some(kind) = folders.external_kind(name).await else {
        return Err(SessionError::UnknownMission {
            mission: name.to_owned(),
        });
    };
    let MissionBundle {
        mission,
        files: mut own,
    } = untrusted_bundle(folders, name).await?;
    if kind == Kind::File {
        my_box::apply_to(folders, &mut own).await;
        return Ok((own, mission));
    }
    Ok((over_library(library, &mission, own), mission))
}

/// The library with the files of a mission's folder in place of its own.
fn over_library(mut library: Files, mission: &str, own: Files) -> Files {
    let inside = format!("{mission}/");
    library.0.retain(|name, _| !name.starts_with(&inside));
    library.0.extend(own.0);
    library
}

/// Writes a stub for each text that the mission of a folder lacks; returns how many, or `None` if its `mission.json` cannot be read
/// far enough to tell. Texts that are there stay.
///
/// # Errors
/// Those of reading the folder and of the disk.
pub async fn write_stubs(folders: &Folders, folder: &str) -> Result<Option<usize>, SessionError> {
    let MissionBundle { mission, files } = untrusted_bundle(folders, folder).await?;
    let files = over_library(library(folders).await, &mission, files);
    let Some(stubs) = content::stubs(&files, &mission) else {
        return Ok(None);
    };
    let mut written = 0;
    for (language, (text, count)) in stubs.into_iter().filter(|(_, (_, count))| *count > 0) {
        folders
            .replace_external(&format!("{folder}/{language}.ftl"), text.as_bytes())
            .await?;
        written += count;
    }
    Ok(Some(written))
}

/// Whether a folder holds a mission.
pub async fn is_mission_folder(folders: &Folders, folder: &str) -> bool {
    folders
        .external_kind(&format!("{folder}/{}", content::MISSION_FILE))
        .await
        == Some(Kind::File)
}

/// The text of a bundle file: a mission with all that it needs. It contains the shipped box without the owner's corrections, which are
/// for one table only.
pub async fn pack(folders: &Folders, name: &str) -> Result<String, PackError> {
    let (mut files, mission) = find(folders, name).await?;
    put_shipped_box(&mut files);
    let loaded = content::load(&files, &mission);
    if loaded.mission.is_none() {
        return Err(SessionError::InvalidMission {
            mission,
            diagnostics: loaded.diagnostics,
        }
        .into());
    }
    let count = loaded
        .diagnostics
        .iter()
        .filter(|it| it.severity == Severity::Error)
        .count();
    if count > 0 {
        return Err(PackError::HasErrors { count });
    }
    Ok(import::bundle_text(&content::bundle(&files, &mission)))
}

/// A bundle has the shipped box: what players have entered of their own box stays with them.
pub(super) fn put_shipped_box(files: &mut Files) {
    let _ = shipped::text(BOX_FILE)
        .and_then(|text| files.0.insert(BOX_FILE.to_owned(), text.to_owned()));
}

fn read_bundle(name: &str, bytes: Vec<u8>) -> Result<MissionBundle, ThirdPartyError> {
    if bytes.len() > import::MAX_BYTES {
        return Err(ImportError::TooLarge {
            limit: import::MAX_BYTES,
        }
        .into());
    }
    let text = String::from_utf8(bytes).map_err(|_| ThirdPartyError::NotText {
        file: name.to_owned(),
    })?;
    Ok(import::read_bundle(&text)?)
}

/// A third-party file or folder as a bundle: only the texts of a folder, or the complete content of a file.
async fn untrusted_bundle(folders: &Folders, path: &str) -> Result<MissionBundle, ThirdPartyError> {
    if folders.external_kind(path).await != Some(Kind::Folder) {
        return read_bundle(path, folders.third_party_text(path).await?.into_bytes());
    }
    let texts = folders.third_party_texts(path).await?;
    // A path may end in dots; the resolved name counts.
    let name = folders
        .resolve_external(path)
        .await
        .and_then(|parts| parts.last().cloned())
        .unwrap_or_default();
    // If the folder name is not a valid mission id, that of the mission applies.
    let id = texts
        .get(MISSION_FILE)
        .and_then(|text| content::mission_id(text));
    let mission = if content::is_id(&name) {
        name
    } else {
        id.unwrap_or(name)
    };
    Ok(MissionBundle {
        files: import::read_folder(&mission, &texts)?,
        mission,
    })
}

/// The texts of a bundle for the mission's folder: its own, and its decks if they differ from the shipped ones.
fn own_texts(bundle: &MissionBundle, shipped: &Files) -> BTreeMap<String, String> {
    let own = format!("{}/", bundle.mission);
    let shared = format!("{DECKS_FOLDER}/");
    let of_decks = |name: &&String| name.starts_with(&shared) && name.ends_with(".json");
    let foreign = bundle
        .files
        .0
        .keys()
        .filter(of_decks)
        .any(|name| bundle.files.text(name) != shipped.text(name));
    let inner = |name: &String| match name.strip_prefix(&own) {
        Some(inner) => Some(inner.to_owned()),
        None if foreign && name.starts_with(&shared) => Some(name.clone()),
        None => None,
    };
    bundle
        .files
        .0
        .iter()
        .filter_map(|(name, text)| Some((inner(name)?, text.clone())))
        .collect()
}
