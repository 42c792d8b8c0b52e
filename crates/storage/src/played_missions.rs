//! Copies of the missions that were played, from which damaged lines of saves are restored.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;

use super::backend::Kind;
use super::head::{Head, Texts, mission_files, mission_lines};
use super::line::LIMIT;
use super::scan::spans;
use super::{Folders, OpenError};

fn name(hash: &str) -> String {
    format!("{}/{hash}.mission", Folders::PLAYED)
}

/// The first byte of a compressed copy. A line of text begins with a hexadecimal digit.
const COMPRESSED: u8 = 0x78;

/// The files of a mission as its copy holds them: lines as in a save, compressed, since the save has them too.
fn packed(files: &Texts) -> Option<Vec<u8>> {
    let lines = mission_lines(files).ok()?;
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(lines.as_bytes()).ok()?;
    encoder.finish().ok()
}

/// The readable files in a copy. Earlier versions did not compress them.
fn unpacked(bytes: &[u8]) -> Texts {
    if bytes.first() != Some(&COMPRESSED) {
        return mission_files(bytes);
    }
    let mut lines = Vec::new();
    // What is damaged ends the copy: the lines before it are whole.
    let _ = ZlibDecoder::new(bytes).take(LIMIT).read_to_end(&mut lines);
    mission_files(&lines)
}

impl Folders {
    /// Stores a copy of the mission of a save, once per mission. Errors are ignored: nothing depends on the copy.
    pub(super) async fn keep_mission(&self, head: &Head) {
        let Some(hash) = head.hash() else { return };
        if head.files.is_empty() || !head.missing().is_empty() {
            return;
        }
        let name = name(hash);
        let there = self.bytes(&name).await.ok().flatten();
        if there.is_none_or(|bytes| unpacked(&bytes) != head.files)
            && let Some(copy) = packed(&head.files)
            && self.create_folder(Self::PLAYED).await.is_ok()
        {
            let _ = self.put(&name, &copy).await;
        }
    }

    /// The files of a mission or campaign that was played, by its hash.
    pub async fn played_files(&self, hash: &str) -> Option<Texts> {
        let plain = !hash.is_empty() && hash.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let bytes = if plain {
            self.bytes(&name(hash)).await.ok().flatten()?
        } else {
            return None;
        };
        Some(unpacked(&bytes)).filter(|files| !files.is_empty())
    }

    /// Restores the damaged files of a mission from its stored copy, the installed mission, another save or a backup.
    pub(super) async fn restore_mission(
        &self,
        head: &mut Head,
        file: &str,
    ) -> Result<(), OpenError> {
        if head.missing().is_empty() {
            return Ok(());
        }
        if let Some(hash) = head.hash()
            && let Ok(Some(bytes)) = self.bytes(&name(hash)).await
            && head.restore(&unpacked(&bytes))
        {
            return Ok(());
        }
        if head.restore(&self.installed_files(head.mission()).await)
            || self.restored_from_saves(head).await
        {
            return Ok(());
        }
        let missing = head.missing().into_iter().map(str::to_owned).collect();
        Err(OpenError::MissionDamaged {
            file: file.to_owned(),
            missing,
        })
    }

    async fn installed_files(&self, mission: &str) -> Texts {
        let mut files = content::shipped::files();
        files.0.extend(self.mission_texts().await);
        content::bundle(&files, mission).files.0
    }

    async fn restored_from_saves(&self, head: &mut Head) -> bool {
        let mut folders = vec![Self::SAVES.to_owned()];
        let backups = self
            .entries_in(Self::BACKUPS)
            .await
            .into_iter()
            .filter(|entry| entry.kind == Kind::Folder);
        folders.extend(backups.map(|entry| format!("{}/{}", Self::BACKUPS, entry.name)));
        for folder in folders {
            for entry in self
                .entries_in(&folder)
                .await
                .iter()
                .filter(|entry| entry.name.ends_with(".journal"))
            {
                let Ok(Some(bytes)) = self.bytes(&format!("{folder}/{}", entry.name)).await else {
                    continue;
                };
                if Head::read(&spans(&bytes).0, &bytes)
                    .is_ok_and(|other| other.hash() == head.hash() && head.restore(&other.files))
                {
                    return true;
                }
            }
        }
        false
    }
}
