//! Campaigns by id or path, packed and installed, and what of them is printed.

use crate::workshop::{self, PackError};
use crate::{SessionError, library};
use content::campaign;
use content::{self, Files, Severity, shipped};
use storage::Folders;

/// A campaign by id, or by a path to its folder or packed file: all texts that it is loaded from, and its folder in them. `None` if the
/// name is of no campaign.
pub async fn find_campaign(folders: &Folders, name: &str) -> Option<(Files, String)> {
    // Games come first, and no library is read for a mission that comes with the program.
    if content::is_game(name) || shipped::has_mission(name) {
        return None;
    }
    let mut library = library(folders).await;
    if campaign::campaigns(&library)
        .iter()
        .any(|known| known == name)
    {
        return Some((library, name.to_owned()));
    }
    let packed = workshop::campaign_at(folders, name).await?;
    library.put_mission(&packed.id, packed.texts);
    content::is_id(&packed.id).then_some((library, packed.id))
}

/// The text of a file with a whole campaign, closed to a glance.
pub async fn pack(files: &Files, folder: &str) -> Result<String, PackError> {
    let count = campaign::diagnose_campaign(files, folder)
        .iter()
        .filter(|it| it.severity == Severity::Error)
        .count();
    if count > 0 {
        return Err(PackError::HasErrors { count });
    }
    workshop::check_packed(campaign::pack(folder, &campaign::own_texts(files, folder)))
}

/// The missions of the chapters that may be shown on paper: those that the newest save has begun, or else the first.
pub async fn print_chapters(
    folders: &Folders,
    files: &Files,
    folder: &str,
) -> Result<Vec<(Files, String)>, SessionError> {
    let (file, _) = super::loaded(files, folder)?;
    let newest = crate::newest_save(folders, |save| {
        save.chapter.is_some() && save.played == file.id
    })
    .await;
    let mut begun: Vec<String> = Vec::new();
    if let Some(save) = newest {
        for it in super::rebuild::begun_chapters(folders, &save).await? {
            if !begun.contains(&it.chapter) {
                begun.push(it.chapter);
            }
        }
    }
    if begun.is_empty() {
        begun.extend(file.chapters.first().map(|chapter| chapter.id.clone()));
    }
    let chapters = begun.iter().filter_map(|id| file.chapter(id));
    Ok(chapters
        .map(|chapter| {
            (
                campaign::chapter_files(files, folder, &file, chapter),
                chapter.id.clone(),
            )
        })
        .collect())
}
