//! Missions of the library: details, print, bundle; missions among the imports.

use thiserror::Error;

use super::{find, pack};
use crate::{SessionError, library, load_mission};
use content::import::{self, ImportError};
use content::{self, Diagnostic, LoadedMission};
use language::{Language, Localizer, html};
use storage::{Folders, Kind, OpenError, ThirdPartyError};

/// The details of a mission.
#[derive(Debug, Clone, PartialEq)]
pub struct MissionDetails {
    /// Its folder.
    pub folder: String,
    /// The loaded mission.
    pub loaded: LoadedMission,
    /// All diagnostics, including those of unusual values.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether it is a mission of the players.
    pub is_own: bool,
}

/// Why a bundle was not made. Nothing was written.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum PackError {
    /// It has errors: a recipient could not play all of it.
    #[error("the mission has {count} errors")]
    HasErrors {
        /// The number of errors.
        count: usize,
    },
    /// The mission cannot be played, or storage failed.
    #[error(transparent)]
    Session(#[from] SessionError),
}

impl From<OpenError> for PackError {
    fn from(error: OpenError) -> Self {
        Self::Session(error.into())
    }
}

/// The details of a mission.
///
/// # Errors
/// [`SessionError::UnknownMission`].
pub async fn mission_details(
    folders: &Folders,
    mission: &str,
) -> Result<MissionDetails, SessionError> {
    let files = library(folders).await;
    if !content::missions(&files)
        .iter()
        .any(|known| known == mission)
    {
        return Err(SessionError::UnknownMission {
            mission: mission.to_owned(),
        });
    }
    Ok(MissionDetails {
        loaded: content::load(&files, mission),
        diagnostics: content::diagnose(&files, mission),
        is_own: !content::shipped::has_mission(mission),
        folder: mission.to_owned(),
    })
}

/// Writes the mission sheet for printing to the exports and returns its path.
pub async fn export_sheet(
    folders: &Folders,
    language: Language,
    mission: &str,
) -> Result<String, SessionError> {
    let (files, mission) = find(folders, mission).await?;
    let (found, prose) = load_mission(&files, &mission)?;
    let page = html::mission_sheet(&Localizer::with_prose(language, &prose.0), &found);
    Ok(folders
        .write_page(&format!("{mission}-sheet-{}", language.code()), &page)
        .await?)
}

/// Writes the mission as a bundle to the exports and returns its path.
pub async fn export_bundle(folders: &Folders, mission: &str) -> Result<String, PackError> {
    Ok(folders
        .write_document(mission, "json", pack(folders, mission).await?.as_bytes())
        .await?)
}

/// The paths of possible missions among the imports: folders with a mission, and files except those of another kind.
pub async fn possible_imports(folders: &Folders) -> Vec<String> {
    let mut found = Vec::new();
    for path in folders.list_mission_imports().await {
        let may_be_one = folders.external_kind(&path).await == Some(Kind::Folder)
            || match folders.third_party_text(&path).await {
                Ok(text) => !matches!(import::read_file(&text), Err(ImportError::NotABundle)),
                // The reason is shown when it is chosen.
                Err(ThirdPartyError::Invalid(_) | ThirdPartyError::Unread(_)) => true,
                Err(ThirdPartyError::Storage(_)) => false,
            };
        if may_be_one {
            found.push(path);
        }
    }
    found
}
