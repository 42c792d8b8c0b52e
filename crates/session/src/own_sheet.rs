//! Printed mission sheets that were typed in, and the missions made of them.

use thiserror::Error;

use super::library;
pub use super::workshop::InstalledMission as Made;
use super::workshop::{InstallError, add, inspect_campaign, install, load_with, put_shipped_box};
use content::campaign::PackedCampaign;
use content::own_sheet::{CampaignProblem, CampaignSheet, Problem, SheetForm, UsedNames};
use content::{self, import, shipped};
use language::{Language, Localizer, fact_text};
use storage::{Folders, Notice, OpenError};

/// Why no mission was made of a sheet. Nothing was written.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum SheetError {
    /// The sheet is incomplete.
    #[error("the sheet is incomplete: {0:?}")]
    Incomplete(Vec<Problem>),
    /// The mission could not be installed.
    #[error(transparent)]
    Install(#[from] InstallError),
}

impl From<OpenError> for SheetError {
    fn from(error: OpenError) -> Self {
        Self::Install(error.into())
    }
}

/// The sheet of that mission, or the new sheet for `None`; an empty one if there is none or it is unreadable.
pub async fn open(folders: &Folders, mission: Option<&str>) -> (SheetForm, Vec<Notice>) {
    let (sheet, notices) = folders.load_sheet::<SheetForm>(mission).await;
    (
        sheet
            .unwrap_or_default()
            .with_mission_id(mission.map(str::to_owned)),
        notices,
    )
}

/// Stores a sheet that was read, or stored last, as `before`; an empty one is removed. On error the file is unchanged.
///
/// # Errors
/// [`OpenError::SheetChanged`] if another window has changed it meanwhile, and those of the disk.
pub async fn store(
    folders: &Folders,
    before: &SheetForm,
    draft: &SheetForm,
) -> Result<(), OpenError> {
    if draft.is_empty() {
        return folders.forget_new_sheet(before).await;
    }
    folders
        .save_sheet(draft.mission_id.as_deref(), before, draft)
        .await
}

/// The numbers of a sheet, without anybody's words, as a bundle to give away.
///
/// # Errors
/// If the sheet is incomplete, or the mission of it cannot be played.
pub async fn pack_numbers(
    folders: &Folders,
    draft: &SheetForm,
) -> Result<(String, String), SheetError> {
    let mut files = library(folders).await;
    put_shipped_box(&mut files);
    let finished = draft
        .finish_numbers(&UsedNames::collect(&files))
        .map_err(SheetError::Incomplete)?;
    let _ = load_with(files.clone(), &finished.id, &finished.texts)?;
    files.put_mission(&finished.id, finished.texts);
    let text = import::bundle_text(&content::bundle(&files, &finished.id));
    Ok((finished.id, text))
}

/// Writes the numbers of a sheet to the exports, and returns the path.
///
/// # Errors
/// Those of [`pack_numbers`] and of the disk.
pub async fn export_numbers(folders: &Folders, draft: &SheetForm) -> Result<String, SheetError> {
    let (id, text) = pack_numbers(folders, draft).await?;
    Ok(folders
        .write_document(&format!("{id}-numbers"), "json", text.as_bytes())
        .await?)
}

/// Why no campaign was made. Nothing was written.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum CampaignError {
    /// Something is missing.
    #[error("the campaign is incomplete: {0:?}")]
    Incomplete(Vec<CampaignProblem>),
    /// It could not be installed.
    #[error(transparent)]
    Install(#[from] InstallError),
}

/// The missions that can be chapters of a campaign of the players' own: their ids and names, those that they have added or typed in.
pub async fn own_missions(folders: &Folders, language: Language) -> Vec<(String, String)> {
    let files = library(folders).await;
    let own = content::missions(&files)
        .into_iter()
        .filter(|id| !shipped::has_mission(id));
    let named = |id: String| {
        let loaded = content::load(&files, &id);
        let _ = loaded.mission.as_ref()?;
        let localizer = Localizer::with_prose(language, &loaded.prose.0);
        Some((id.clone(), fact_text::title(&localizer, &id)))
    };
    own.filter_map(named).collect()
}

/// Makes a campaign of missions that are there; they stay as they are, and the campaign has copies.
///
/// # Errors
/// What is missing, or why it could not be installed.
pub async fn make_campaign(
    folders: &Folders,
    sheet: &CampaignSheet,
) -> Result<Made, CampaignError> {
    let files = library(folders).await;
    let finished = sheet
        .finish(&UsedNames::collect(&files))
        .map_err(CampaignError::Incomplete)?;
    let mut texts = finished.texts;
    for (mission, _) in &sheet.missions {
        // With its own decks, which may differ from the shipped ones.
        let own = content::campaign::own_texts(&files, mission).into_iter();
        texts.extend(own.map(|(inner, text)| (format!("{mission}/{inner}"), text)));
    }
    let packed = PackedCampaign {
        id: finished.id,
        texts,
        has_checksum: true,
    };
    let campaign = inspect_campaign(folders, packed).await?;
    Ok(add(folders, &campaign, false).await?)
}

/// Makes a mission of the sheet. An earlier version of the mission goes into the wastebasket.
pub async fn make_mission(folders: &Folders, draft: &SheetForm) -> Result<Made, SheetError> {
    let files = library(folders).await;
    let finished = draft
        .finish(&UsedNames::collect(&files))
        .map_err(SheetError::Incomplete)?;
    let id = finished.id;
    let _ = load_with(files, &id, &finished.texts)?;
    // The sheet comes first: a mission without it could not be edited again.
    let named = draft.clone().with_mission_id(Some(id.clone()));
    // The sheet as it is stored, perhaps that of a deleted mission of this name.
    let before = open(folders, Some(&id)).await.0;
    folders.save_sheet(Some(&id), &before, &named).await?;
    let made = install(folders, &id, &finished.texts, draft.mission_id.is_some()).await?;
    if draft.mission_id.is_none() {
        folders.forget_new_sheet(draft).await?;
    }
    Ok(made)
}
