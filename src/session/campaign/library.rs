//! Campaigns by id or path, packed and installed, and what of them is printed.

use crate::content::campaign::{self, PACKED_FILE};
use crate::content::{self, Files, Severity, shipped};
use crate::session::workshop::{InstallError, PackError};
use crate::session::{SessionError, library};
use crate::storage::{Folders, Installed, Kind};

/// A campaign that was installed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddedCampaign {
    /// Its id, which is the name of its folder.
    pub id: String,
    /// The path of its folder.
    pub path: String,
    /// The path of what it has replaced.
    pub replaced: Option<String>,
}

/// A campaign by id, or by a path to its folder or packed file: all texts that it is loaded from, and its folder in them. `None` if the
/// name is of no campaign.
pub async fn find_campaign(folders: &Folders, name: &str) -> Option<(Files, String)> {
    let mut library = library(folders).await;
    if campaign::campaigns(&library).iter().any(|known| known == name) {
        return Some((library, name.to_owned()));
    }
    let (id, texts) = match folders.external_kind(name).await? {
        Kind::Folder => {
            let texts = folders.external_texts(name).await;
            let _ = texts.get(campaign::CAMPAIGN_FILE)?;
            (folders.resolve_external(name).await?.last().cloned()?, texts)
        }
        Kind::File => campaign::unpack(&folders.external_text(name).await.ok()?)?,
        Kind::Other => return None,
    };
    library.put_mission(&id, texts);
    campaign::unfold(&mut library);
    content::is_id(&id).then_some((library, id))
}

/// The text of a file with a whole campaign, closed to a glance.
pub async fn pack(files: &Files, folder: &str) -> Result<String, PackError> {
    let count = campaign::diagnose_campaign(files, folder).iter().filter(|it| it.severity == Severity::Error).count();
    if count > 0 {
        return Err(PackError::HasErrors { count });
    }
    Ok(campaign::pack(folder, &campaign::own_texts(files, folder)))
}

/// Installs a packed campaign, whole; `None` if the file is none. It stays packed, so that nobody reads ahead by chance.
pub async fn add(folders: &Folders, path: &str, replace: bool) -> Option<Result<AddedCampaign, InstallError>> {
    if folders.external_kind(path).await != Some(Kind::File) {
        return None;
    }
    let text = folders.third_party_text(path).await.ok()?;
    let (id, texts) = campaign::unpack(&text)?;
    Some(install(folders, id, text, texts, replace).await)
}

async fn install(
    folders: &Folders,
    id: String,
    text: String,
    texts: std::collections::BTreeMap<String, String>,
    replace: bool,
) -> Result<AddedCampaign, InstallError> {
    if content::missions(&shipped::files()).contains(&id) {
        return Err(InstallError::Shipped { id });
    }
    let mut files = library(folders).await;
    files.put_mission(&id, texts);
    let found = campaign::diagnose_campaign(&files, &id);
    if found.iter().any(|it| it.severity == Severity::Error) {
        return Err(InstallError::Invalid { diagnostics: found, files });
    }
    let packed = [(PACKED_FILE.to_owned(), text)].into();
    match folders.install_mission(&id, &packed, replace).await? {
        Installed::New { path } => Ok(AddedCampaign { id, path, replaced: None }),
        Installed::Replaced { path, old } => Ok(AddedCampaign { id, path, replaced: Some(old) }),
        Installed::Exists { .. } => Err(InstallError::Exists { id }),
    }
}

/// Installs a campaign that was made here, packed as all are; never in place of another.
pub(crate) async fn install_texts(
    folders: &Folders,
    id: String,
    texts: std::collections::BTreeMap<String, String>,
) -> Result<AddedCampaign, InstallError> {
    let text = campaign::pack(&id, &texts);
    install(folders, id, text, texts, false).await
}

/// The missions of the chapters that may be shown on paper: those that the newest save has begun, or else the first.
pub async fn print_chapters(folders: &Folders, files: &Files, folder: &str) -> Result<Vec<(Files, String)>, SessionError> {
    let (file, _) = super::loaded(files, folder)?;
    let newest = crate::session::newest_save(folders, |save| save.chapter.is_some() && save.played == file.id).await;
    let mut begun: Vec<String> = Vec::new();
    if let Some(save) = newest {
        for (_, it) in super::rebuild::beginnings(folders, &save).await {
            if !begun.contains(&it.chapter) {
                begun.push(it.chapter);
            }
        }
    }
    if begun.is_empty() {
        begun.extend(file.chapters.first().map(|chapter| chapter.id.clone()));
    }
    let chapters = begun.iter().filter_map(|id| file.chapter(id));
    Ok(chapters.map(|chapter| (campaign::chapter_files(files, folder, &file, chapter), chapter.id.clone())).collect())
}
