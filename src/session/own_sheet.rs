//! Printed mission sheets that were typed in, and the missions that are made of them.

use std::path::PathBuf;

use super::library;
use super::workshop::Refused;
use crate::content;
use crate::content::own_sheet::{Problem, SheetDraft, Taken};
use crate::first_martians::effect::Id;
use crate::storage::{Folders, Installed, Notice, OpenError};

/// Why no mission was made of a sheet. Nothing was written.
#[derive(Debug, Clone, PartialEq)]
pub enum Unmade {
    /// Something is missing on the sheet.
    Missing(Vec<Problem>),
    /// The mission could not be put in place.
    Refused(Refused),
}

impl From<OpenError> for Unmade {
    fn from(error: OpenError) -> Self {
        Self::Refused(error.into())
    }
}

/// A mission that was made of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// Its id.
    pub id: Id,
    /// Its folder.
    pub path: PathBuf,
    /// Where the one lies whose place it took.
    pub old: Option<PathBuf>,
}

/// The sheet of that mission, or the one of which none has been made yet; an empty one where there is none, or none that can be read.
pub fn open(folders: &Folders, mission: Option<&str>) -> (SheetDraft, Vec<Notice>) {
    let (sheet, notices) = folders.load_sheet::<SheetDraft>(mission);
    (sheet.unwrap_or_default().made_as(mission.map(str::to_owned)), notices)
}

/// Keeps what was typed so far. Nothing is kept of an empty sheet.
///
/// # Errors
/// An [`OpenError`]; the file is as it was then.
pub fn keep(folders: &Folders, draft: &SheetDraft) -> Result<(), OpenError> {
    if draft.is_empty() { folders.forget_new_sheet() } else { folders.save_sheet(draft.made.as_deref(), draft) }
}

/// Makes a mission of the sheet, or makes it anew: then the one before goes into the wastebasket.
///
/// # Errors
/// [`Unmade`].
pub fn make(folders: &Folders, draft: &SheetDraft) -> Result<Made, Unmade> {
    let mut files = library(folders);
    let finished = draft.finish(&Taken::of(&files)).map_err(Unmade::Missing)?;
    let id = finished.id;
    let own = format!("{id}/");
    files.0.retain(|name, _| !name.starts_with(&own));
    files.0.extend(finished.texts.iter().map(|(name, text)| (format!("{own}{name}"), text.clone())));
    let loaded = content::load(&files, &id);
    if loaded.mission.is_none() {
        return Err(Unmade::Refused(Refused::Broken { diagnostics: loaded.diagnostics, files }));
    }
    // Kept first: a mission without its sheet could not be changed any more.
    folders.save_sheet(Some(&id), &draft.clone().made_as(Some(id.clone())))?;
    let made = match folders.install_mission(&id, &finished.texts, draft.made.is_some())? {
        Installed::New { path } => Made { id, path, old: None },
        Installed::Replaced { path, old } => Made { id, path, old: Some(old) },
        Installed::There { .. } => return Err(Unmade::Refused(Refused::There { id })),
    };
    if draft.made.is_none() {
        folders.forget_new_sheet()?;
    }
    Ok(made)
}
