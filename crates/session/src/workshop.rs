//! Missions by id or path, third-party missions, and missions as one file, for the window and the command line.

mod library_actions;

use std::collections::BTreeMap;

use thiserror::Error;

use super::{SessionError, library, my_box};
use content::campaign::{self, CAMPAIGN_FILE, PackedCampaign};
use content::import::{self, ImportError, Imported};
use content::{
    self, BOX_FILE, DECKS_FOLDER, Diagnostic, Files, LoadedMission, MISSION_FILE, MissionBundle,
    ReservedName, Severity, reserved_name, shipped,
};
use first_martians::campaign::CampaignFile;
use storage::{
    FolderTexts, Folders, Installed, Kind, LeftOut, LeftOutReason, OpenError, ThirdPartyError,
};

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
    /// It, where it is a campaign: it is added closed.
    pub campaign: Option<CampaignFile>,
    /// Whether it was packed without a checksum, so that nothing shows whether it is as it was packed.
    pub is_unchecked: bool,
    /// What lies in its folder and was not read. The mission needs none of it.
    pub left_out: Vec<LeftOut>,
}

/// A mission that was installed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct InstalledMission {
    pub id: String,
    pub path: String,
    pub replaced: Option<String>,
}

/// Reads and checks a third-party file or folder: a mission or a campaign. The box of its author and the texts of that box are left out:
/// the box on this table applies. Decks are included if they differ from the shipped ones.
///
/// # Errors
/// [`InstallError`], except [`InstallError::Exists`].
pub async fn inspect(folders: &Folders, path: &str) -> Result<UntrustedMission, InstallError> {
    let (imported, left_out) = read_source(folders, path).await?.into_imported()?;
    let inspected = inspect_imported(folders, imported).await?;
    Ok(UntrustedMission {
        left_out,
        ..inspected
    })
}

/// The same for the content of a file.
pub(crate) async fn inspect_imported(
    folders: &Folders,
    imported: Imported,
) -> Result<UntrustedMission, InstallError> {
    match imported {
        Imported::Mission(bundle) => inspect_bundle(folders, bundle).await,
        Imported::Campaign(packed) => inspect_campaign(folders, packed).await,
    }
}

/// Checks that a mission or campaign may have this id: the one table of names is asked by all who begin or add one.
///
/// # Errors
/// An [`InstallError`] that says what has this name.
pub fn check_name(id: &str) -> Result<(), InstallError> {
    let id = id.to_owned();
    if !content::is_id(&id) {
        return Err(ImportError::InvalidId { id }.into());
    }
    match reserved_name(&id) {
        None => Ok(()),
        Some(ReservedName::Game) => Err(ImportError::GameId { id }.into()),
        Some(ReservedName::Shipped) => Err(InstallError::Shipped { id }),
        Some(ReservedName::Decks) => Err(ImportError::DecksName.into()),
        Some(ReservedName::Device) => Err(ImportError::DeviceName { id }.into()),
    }
}

pub(crate) async fn inspect_campaign(
    folders: &Folders,
    packed: PackedCampaign,
) -> Result<UntrustedMission, InstallError> {
    let PackedCampaign {
        id,
        texts,
        has_checksum,
    } = packed;
    check_name(&id)?;
    import::check_campaign(&texts)?;
    // It stays closed, so that nobody reads ahead by chance.
    let text = campaign::pack(&id, &texts);
    let mut files = library(folders).await;
    files.put_mission(&id, texts);
    let diagnostics = campaign::diagnose_campaign(&files, &id);
    let loaded = campaign::load_campaign(&files, &id);
    let Some(campaign) = loaded
        .campaign
        .filter(|_| diagnostics.iter().all(|it| it.severity != Severity::Error))
    else {
        return Err(InstallError::Invalid { diagnostics, files });
    };
    check_name(&campaign.id)?;
    let exists = folders.has_mission(&id).await;
    let mission = LoadedMission {
        mission: None,
        prose: loaded.prose,
        diagnostics,
    };
    Ok(UntrustedMission {
        id,
        texts: [(campaign::PACKED_FILE.to_owned(), text)].into(),
        loaded: mission,
        files,
        exists,
        campaign: Some(campaign),
        is_unchecked: !has_checksum,
        left_out: Vec::new(),
    })
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
    check_name(&id)?;
    // The shipped texts of that folder would be taken for those of the mission.
    if let Some(ReservedName::Shipped | ReservedName::Decks) = reserved_name(&bundle.mission) {
        check_name(&bundle.mission)?;
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
        is_unchecked: false,
        left_out: Vec::new(),
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
    } = bundle_at(folders, name).await?;
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
    let MissionBundle { mission, files } = bundle_at(folders, folder).await?;
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
    has_file(folders, folder, MISSION_FILE).await
}

/// Whether a folder holds a mission or a campaign.
pub async fn is_playable_folder(folders: &Folders, folder: &str) -> bool {
    for file in [MISSION_FILE, CAMPAIGN_FILE, campaign::PACKED_FILE] {
        if has_file(folders, folder, file).await {
            return true;
        }
    }
    false
}

async fn has_file(folders: &Folders, folder: &str, file: &str) -> bool {
    folders.external_kind(&format!("{folder}/{file}")).await == Some(Kind::File)
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
    let text = import::bundle_text(&content::bundle(&files, &mission));
    check_packed(text)
}

/// A file that was packed to share, if those who get it can add it.
pub(crate) fn check_packed(text: String) -> Result<String, PackError> {
    match import::read_file(&text) {
        Ok(_) => Ok(text),
        Err(why) => Err(SessionError::NotAMission(why.into()).into()),
    }
}

/// A bundle has the shipped box: what players have entered of their own box stays with them.
pub(super) fn put_shipped_box(files: &mut Files) {
    let _ = shipped::text(BOX_FILE)
        .and_then(|text| files.0.insert(BOX_FILE.to_owned(), text.to_owned()));
}

/// What is at a path, read within the limits.
#[derive(Debug, Clone, PartialEq)]
pub enum Source {
    /// A bundle.
    File(Imported),
    /// A folder with the file of a mission or a campaign.
    Folder {
        /// The name of the folder, which may be no valid id.
        name: String,
        /// Its texts, named relative to it.
        texts: BTreeMap<String, String>,
        /// What of it was not read.
        left_out: Vec<LeftOut>,
    },
}

/// Reads a third-party file or folder: every command that takes a path reads through this.
///
/// # Errors
/// [`ThirdPartyError`] if nothing of it can be used; a single text that cannot be read is left out of a folder.
pub async fn read_source(folders: &Folders, path: &str) -> Result<Source, ThirdPartyError> {
    if folders.external_kind(path).await != Some(Kind::Folder) {
        let text = folders.third_party_text(path).await?;
        return Ok(Source::File(import::read_file(&text)?));
    }
    let FolderTexts { texts, left_out } = folders.read_external_folder(path).await?;
    if let Some(packed) = texts.get(campaign::PACKED_FILE) {
        return Ok(Source::File(import::read_file(packed)?));
    }
    if let Some(whole) = left_out.iter().find(|it| it.name.is_empty()) {
        return Err(whole.clone().into());
    }
    // A path may end in dots; the resolved name counts.
    let name = folders
        .resolve_external(path)
        .await
        .and_then(|parts| parts.last().cloned())
        .unwrap_or_default();
    let checked = if texts.contains_key(CAMPAIGN_FILE) {
        import::check_campaign(&texts)
    } else if texts.contains_key(MISSION_FILE) {
        import::check_mission(&texts)
    } else {
        let is_main = |it: &&LeftOut| [MISSION_FILE, CAMPAIGN_FILE].contains(&it.name.as_str());
        let unread: Vec<LeftOut> = left_out.iter().filter(is_main).cloned().collect();
        return Err(if unread.is_empty() {
            ImportError::MissingMission.into()
        } else {
            ThirdPartyError::Unread(unread)
        });
    };
    match checked {
        Ok(()) => Ok(Source::Folder {
            name,
            texts,
            left_out,
        }),
        Err(ImportError::InvalidName { name: inner }) => Err(ImportError::InvalidName {
            name: format!("{name}/{inner}"),
        }
        .into()),
        Err(why) => Err(why.into()),
    }
}

impl Source {
    /// What can be added and played, and what was left out of it: none of that is needed.
    ///
    /// # Errors
    /// [`ThirdPartyError::Unread`] with what is needed and was not read.
    fn into_imported(self) -> Result<(Imported, Vec<LeftOut>), ThirdPartyError> {
        let (name, texts, left_out) = match self {
            Self::File(imported) => return Ok((imported, Vec::new())),
            Self::Folder {
                name,
                texts,
                left_out,
            } => (name, texts, left_out),
        };
        let (refused, left_out): (Vec<_>, Vec<_>) =
            left_out.into_iter().partition(LeftOut::is_refused);
        let is_of_folder = |it: &&LeftOut| {
            matches!(
                it.why,
                LeftOutReason::Invalid(_) | LeftOutReason::Storage(_)
            )
        };
        if let Some(why) = refused.iter().find(is_of_folder) {
            return Err(why.clone().into());
        }
        if !refused.is_empty() {
            return Err(ThirdPartyError::Unread(refused));
        }
        let (file, is_campaign) = match texts.get(CAMPAIGN_FILE) {
            Some(file) => (Some(file), true),
            None => (texts.get(MISSION_FILE), false),
        };
        // If the folder name is not a valid mission id, that of the mission applies.
        let id = if content::is_id(&name) {
            name
        } else {
            file.and_then(|text| content::mission_id(text))
                .unwrap_or(name)
        };
        let imported = if is_campaign {
            Imported::Campaign(PackedCampaign {
                id,
                texts,
                has_checksum: true,
            })
        } else {
            Imported::Mission(MissionBundle {
                files: import::read_folder(&id, &texts)?,
                mission: id,
            })
        };
        Ok((imported, left_out))
    }
}

/// A third-party file or folder that is not a campaign, as a bundle: only the texts of a folder, or the complete content of a file.
async fn bundle_at(folders: &Folders, path: &str) -> Result<MissionBundle, ThirdPartyError> {
    match read_source(folders, path).await?.into_imported()?.0 {
        Imported::Mission(bundle) => Ok(bundle),
        Imported::Campaign(_) => Err(ImportError::MissingMission.into()),
    }
}

/// A third-party file or folder that is a campaign; `None` if it is none.
pub(crate) async fn campaign_at(folders: &Folders, path: &str) -> Option<PackedCampaign> {
    match read_source(folders, path)
        .await
        .ok()?
        .into_imported()
        .ok()?
    {
        (Imported::Campaign(packed), _) => Some(packed),
        (Imported::Mission(_), _) => None,
    }
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
