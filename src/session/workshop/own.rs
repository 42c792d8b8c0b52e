//! A mission on the shelf: looked at, printed, packed into the exports; what lies ready to become one.

use thiserror::Error;

use super::super::{SessionError, library, load};
use super::{find, pack};
use crate::content::exchange::{self, Untaken};
use crate::content::{self, Diagnostic, Loaded};
use crate::language::{Language, Voice, paper};
use crate::storage::{Folders, Kind, OpenError, StrangeFolder};

/// A mission on the shelf with all that can be said of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Examined {
    /// Its folder.
    pub folder: String,
    /// How it loads.
    pub loaded: Loaded,
    /// All that is wrong with it, what cannot be meant as well.
    pub wrong: Vec<Diagnostic>,
    /// Whether it is one of the players' own, not of the program.
    pub own: bool,
}

/// Why a mission was not packed. Nothing was written.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum NotPacked {
    /// Whoever opened it could not play all of it.
    #[error("the mission has {count} errors")]
    Wrong {
        /// How many errors are in it.
        count: usize,
    },
    /// It cannot be played, or the disk refused.
    #[error(transparent)]
    Session(#[from] SessionError),
}

impl From<OpenError> for NotPacked {
    fn from(error: OpenError) -> Self {
        Self::Session(error.into())
    }
}

/// Looks at a mission of the library.
///
/// # Errors
/// [`SessionError::UnknownMission`].
pub async fn examine(folders: &Folders, mission: &str) -> Result<Examined, SessionError> {
    let files = library(folders).await;
    if !content::missions(&files).iter().any(|known| known == mission) {
        return Err(SessionError::UnknownMission { mission: mission.to_owned() });
    }
    Ok(Examined {
        loaded: content::load(&files, mission),
        wrong: content::diagnose(&files, mission),
        own: !content::missions(&content::shipped::files()).iter().any(|shipped| shipped == mission),
        folder: mission.to_owned(),
    })
}

/// Writes the mission sheet for paper among the exports, and says where.
///
/// # Errors
/// A [`SessionError`].
pub async fn print(folders: &Folders, language: Language, mission: &str) -> Result<String, SessionError> {
    let (files, mission) = find(folders, mission).await?;
    let (found, prose) = load(&files, &mission)?;
    let page = paper::mission_sheet(&Voice::with_prose(language, &prose.0), &found);
    Ok(folders.page(&format!("{mission}-sheet-{}", language.code()), &page).await?)
}

/// Writes the mission as one piece among the exports, and says where.
///
/// # Errors
/// [`NotPacked`].
pub async fn pack_out(folders: &Folders, mission: &str) -> Result<String, NotPacked> {
    Ok(folders.document(mission, "json", &pack(folders, mission).await?).await?)
}

/// What lies among the imports and may be a mission: folders that hold one, and files but those that are something else.
pub async fn imports(folders: &Folders) -> Vec<String> {
    let mut found = Vec::new();
    for path in folders.list_mission_imports().await {
        let may_be_one = folders.kind_outside(&path).await == Some(Kind::Folder)
            || match folders.strange_text(&path).await {
                Ok(text) => !matches!(exchange::read_bundle(&text), Err(Untaken::NoBundle)),
                // Why it is not taken is told when it is pressed.
                Err(StrangeFolder::Untaken(_)) => true,
                Err(StrangeFolder::Link { .. } | StrangeFolder::NotText { .. } | StrangeFolder::Storage(_)) => false,
            };
        if may_be_one {
            found.push(path);
        }
    }
    found
}
