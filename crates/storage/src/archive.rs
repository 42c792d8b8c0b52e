//! A copy of all data of the players in one file, a zip: to carry to another machine and to keep.

mod campaign;
mod merge;
mod restore;
mod zip;

use serde::Serialize;
use serde_json::json;

use super::backend::Kind;
use super::campaigns::chapter_of;
use super::folder_reader::{LeftOut, LeftOutReason, is_text};
use super::folders::check_id;
use super::{ArchiveError, DamagedPart, Folders, OpenError, scan};
use base::platform;
use content::DECKS_FOLDER;
use zip::Writer;

/// The newest format of a copy that this version reads, and the one that it writes.
const FORMAT: u64 = 1;

/// The file that makes a zip a copy of all data.
const MARKER: &str = "solkeeper.json";

/// The folders whose files are copied, and the ends of the names of those files.
const FOLDERS: [(&str, &str); 4] = [
    (Folders::PLAYED, ".mission"),
    (Folders::SAVES, ".journal"),
    (Folders::SCORES, ".json"),
    (Folders::SHEETS, ".json"),
];

/// The folder of the settings.
const CONFIG: &str = "config";

/// The files that exist once.
const SINGLE: [&str; 3] = [Folders::BOX, Folders::REMEMBERED, Folders::SETTINGS];

/// A copy of all data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Archive {
    /// The zip file.
    pub bytes: Vec<u8>,
    /// What is not in it, and why.
    pub left_out: Vec<LeftOut>,
}

/// What merging a copy has done. Files have names as in the data folder; a mission has that of its folder.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Restored {
    /// New files.
    pub placed: Vec<String>,
    /// Files that were here already, equal or with more.
    pub present: Vec<String>,
    /// Saves that went on in the copy: the state from before is a backup.
    pub continued: Vec<String>,
    /// Files that are different here and in the copy.
    pub kept_twice: Vec<KeptTwice>,
    /// Files that exist once and stay as they are here.
    pub unchanged: Vec<String>,
    /// Names that were not brought in: they do not belong into a copy, or cannot be read here.
    pub refused: Vec<String>,
    /// Why, for those that belong into a copy.
    #[serde(skip)]
    pub left_out: Vec<LeftOut>,
    /// New saves that cannot be read: they are as they were in the copy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unreadable: Vec<String>,
}

impl Restored {
    /// Whether there are settings, a box or remembered cards that were not here before.
    pub fn has_settings(&self) -> bool {
        self.placed
            .iter()
            .any(|name| SINGLE.contains(&name.as_str()))
    }
}

/// A file that is different here and in the copy, so that there are two now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeptTwice {
    /// The file with the old name.
    pub name: String,
    /// The new file beside it.
    pub beside: String,
    /// The one of the two that is older; `None` if that is unknown.
    pub older: Option<String>,
    /// Of two whole campaigns, each with its chapters: when each of them was last played, first that with the old name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<[String; 2]>,
    /// What each of these campaigns holds, in the language of those who merge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holds: Option<[String; 2]>,
}

/// What a file of a copy is, with its id and the rest of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part<'a> {
    /// Played missions come first: a damaged save may need one.
    Played,
    Mission(&'a str, &'a str),
    Save(&'a str),
    /// A score or a sheet, in this folder.
    File(&'a str, &'a str),
    Single,
    Marker,
}

/// `None` for a name that does not belong into a copy.
fn part(name: &str) -> Option<Part<'_>> {
    if SINGLE.contains(&name) {
        return Some(Part::Single);
    }
    if name == MARKER {
        return Some(Part::Marker);
    }
    let (folder, inside) = name.split_once('/')?;
    let is_name = |name: &str| check_id(name).is_ok();
    if folder == Folders::MISSIONS {
        let (id, inside) = inside.split_once('/')?;
        let parts: Vec<&str> = inside.split('/').collect();
        // The decks of a chapter of a campaign are one level deeper than those of a mission.
        let is_placed = match parts.as_slice() {
            [_] | [_, _] => true,
            [_, folder, _] => *folder == DECKS_FOLDER,
            _ => false,
        };
        let belongs = is_placed && is_text(inside) && is_name(id) && parts.into_iter().all(is_name);
        return belongs.then_some(Part::Mission(id, inside));
    }
    let (folder, end) = FOLDERS.into_iter().find(|(known, _)| *known == folder)?;
    let id = inside.strip_suffix(end).filter(|id| is_name(id))?;
    Some(match folder {
        Folders::SAVES => Part::Save(id),
        Folders::PLAYED => Part::Played,
        _ => Part::File(folder, id),
    })
}

impl Folders {
    /// Copies all data. Files that cannot be read are left out.
    pub async fn archive(&self) -> Result<Archive, ArchiveError> {
        self.archive_of(None).await
    }

    /// Copies the saves of one campaign, or all data.
    pub async fn archive_of(&self, campaign: Option<&str>) -> Result<Archive, ArchiveError> {
        let is_of = |folder: &str, name: &str| {
            let id = name.trim_end_matches(".journal");
            campaign.is_none_or(|of| {
                folder == Self::SAVES
                    && (id == of || chapter_of(id).is_some_and(|(it, _)| it == of))
            })
        };
        let mut zip = Writer::default();
        let mut left_out = Vec::new();
        let marker = json!({"format": FORMAT, "solkeeper": env!("CARGO_PKG_VERSION"), "written": platform::now()});
        zip.add(MARKER, marker.to_string().as_bytes())?;
        for (folder, end) in FOLDERS {
            let entries = self
                .backend()
                .list(folder)
                .await
                .map_err(|error| self.failed(folder, error))?;
            for entry in entries.unwrap_or_default() {
                if !entry.name.starts_with('.')
                    && entry.name.ends_with(end)
                    && is_of(folder, &entry.name)
                {
                    let name = format!("{folder}/{}", entry.name);
                    // A folder or a broken link in the place of a file is named, not passed over.
                    match self.archived(&name).await {
                        Ok(bytes) => zip.add(&name, &bytes)?,
                        Err(error) => left_out.push(error.into()),
                    }
                }
            }
        }
        if campaign.is_some() {
            return Ok(Archive {
                bytes: zip.finish()?,
                left_out,
            });
        }
        for name in SINGLE {
            match self.bytes(name).await {
                Ok(Some(bytes)) => zip.add(name, &bytes)?,
                Ok(None) => {}
                Err(error) => left_out.push(error.into()),
            }
        }
        let missions = self.read_missions().await;
        left_out.extend(missions.left_out);
        for (inside, text) in missions.texts {
            let name = format!("{}/{inside}", Self::MISSIONS);
            match part(&name) {
                Some(_) => zip.add(&name, text.as_bytes())?,
                None => left_out.push(LeftOut {
                    file: self.display_path(&name),
                    name: inside,
                    why: LeftOutReason::InvalidName,
                }),
            }
        }
        Ok(Archive {
            bytes: zip.finish()?,
            left_out,
        })
    }

    /// Writes a copy to the exports and returns its path.
    pub async fn export_archive(&self, archive: &Archive) -> Result<String, OpenError> {
        self.deliver(
            Self::EXPORTS,
            &format!("solkeeper-{}", platform::today()),
            "zip",
            &archive.bytes,
        )
        .await
    }

    async fn archived(&self, name: &str) -> Result<Vec<u8>, OpenError> {
        let part = part(name).ok_or_else(|| OpenError::InvalidId {
            id: name.to_owned(),
        })?;
        let bytes = self.bytes_of(name, name).await?;
        // The last line of an open save may be just being written; the end of any other is copied as it is.
        if let Part::Save(id) = part
            && let Ok(scan) = scan::scan(&bytes)
            && scan.damage() == Some(DamagedPart::End)
            && matches!(self.lock(name, id).await, Err(OpenError::InUse { .. }))
        {
            return Ok(scan.sound_bytes(&bytes)?);
        }
        Ok(bytes)
    }

    /// The paths of the zip files in the imports folder, by name.
    pub async fn list_archives(&self) -> Vec<String> {
        let is_zip = |name: &str| {
            name.rsplit_once('.')
                .is_some_and(|(_, end)| end.eq_ignore_ascii_case("zip"))
        };
        let files = self
            .entries_in(Self::IMPORTS)
            .await
            .into_iter()
            .filter(|it| it.kind == Kind::File && is_zip(&it.name));
        files
            .map(|entry| self.display_path(&format!("{}/{}", Self::IMPORTS, entry.name)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_the_data_folder_belong_into_a_copy() {
        assert_eq!(part("saves/home.journal"), Some(Part::Save("home")));
        assert_eq!(part("sheets/_new.json"), Some(Part::File("sheets", "_new")));
        assert_eq!(
            part("missions/mast/decks/en.ftl"),
            Some(Part::Mission("mast", "decks/en.ftl"))
        );
        assert_eq!(part("config/settings.json"), Some(Part::Single));
        for name in [
            "",
            "saves/",
            "saves/home.lock",
            "saves/../home.journal",
            "saves/NUL.journal",
            "saves\\home.journal",
            "/saves/home.journal",
            "C:/saves/home.journal",
            "../saves/home.journal",
            "saves/deep/home.journal",
            "missions/mission.json",
            "missions/../x/mission.json",
            "missions/mast/a/b/en.ftl",
            "missions/mast/run.sh",
            "backups/home/000001.journal",
            "config/../settings.json",
            "config/other.json",
            "saves-index.json",
        ] {
            assert_eq!(part(name), None, "{name}");
        }
    }
}
