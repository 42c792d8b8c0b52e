//! Printed mission sheets that were typed in, and the missions that are made of them.

use thiserror::Error;

use super::library;
pub use super::workshop::Added as Made;
use super::workshop::{Refused, install, tried};
use crate::content::own_sheet::{Problem, SheetDraft, Taken};
use crate::storage::{Folders, Notice, OpenError};

/// Why no mission was made of a sheet. Nothing was written.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum Unmade {
    /// Something is missing on the sheet.
    #[error("the sheet is incomplete: {0:?}")]
    Missing(Vec<Problem>),
    /// The mission could not be put in place.
    #[error(transparent)]
    Refused(#[from] Refused),
}

impl From<OpenError> for Unmade {
    fn from(error: OpenError) -> Self {
        Self::Refused(error.into())
    }
}

/// The sheet of that mission, or the one of which none has been made yet; an empty one where there is none, or none that can be read.
pub async fn open(folders: &Folders, mission: Option<&str>) -> (SheetDraft, Vec<Notice>) {
    let (sheet, notices) = folders.load_sheet::<SheetDraft>(mission).await;
    (sheet.unwrap_or_default().made_as(mission.map(str::to_owned)), notices)
}

/// Keeps what was typed so far. Nothing is kept of an empty sheet.
///
/// # Errors
/// An [`OpenError`]; the file is as it was then.
pub async fn keep(folders: &Folders, draft: &SheetDraft) -> Result<(), OpenError> {
    if draft.is_empty() { folders.forget_new_sheet().await } else { folders.save_sheet(draft.made.as_deref(), draft).await }
}

/// Makes a mission of the sheet, or makes it anew: then the one before goes into the wastebasket.
///
/// # Errors
/// [`Unmade`].
pub async fn make(folders: &Folders, draft: &SheetDraft) -> Result<Made, Unmade> {
    let files = library(folders).await;
    let finished = draft.finish(&Taken::of(&files)).map_err(Unmade::Missing)?;
    let id = finished.id;
    let _ = tried(files, &id, &finished.texts)?;
    // Kept first: a mission without its sheet could not be changed any more.
    folders.save_sheet(Some(&id), &draft.clone().made_as(Some(id.clone()))).await?;
    let made = install(folders, &id, &finished.texts, draft.made.is_some()).await?;
    if draft.made.is_none() {
        folders.forget_new_sheet().await?;
    }
    Ok(made)
}
