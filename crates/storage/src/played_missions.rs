//! Copies of the missions that were played, from which damaged lines of saves are restored.

use super::backend::Kind;
use super::head::{Head, Texts, mission_files, mission_lines};
use super::scan::spans;
use super::{Folders, OpenError};

fn name(hash: &str) -> String {
    format!("{}/{hash}.mission", Folders::PLAYED)
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
        if there.is_none_or(|bytes| mission_files(&bytes) != head.files)
            && let Ok(lines) = mission_lines(&head.files)
            && self.create_folder(Self::PLAYED).await.is_ok()
        {
            let _ = self.put(&name, lines.as_bytes()).await;
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
        Some(mission_files(&bytes)).filter(|files| !files.is_empty())
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
            && head.restore(&mission_files(&bytes))
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
