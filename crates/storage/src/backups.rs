//! The last ten copies of each save.

use super::backend::Kind;
use super::campaigns::CAMPAIGN;
use super::folders::check_id;
use super::saves::check_undamaged;
use super::whole_files::stem;
use super::{Folders, OpenError};
use base::platform;

pub(super) const KEPT_BACKUPS: usize = 10;

/// An earlier copy of a save.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// The id of the save.
    pub save: String,
    /// The number among the backups of this save, from 1.
    pub number: u64,
    /// The path, for users.
    pub file: String,
    /// When the game in it was last played, RFC 3339, UTC; of one that cannot be read, when the file was written.
    pub written: Option<String>,
    /// The number of records, or why it cannot be read.
    pub records: Result<usize, Box<OpenError>>,
}

impl Folders {
    /// Backs up a save, which may be open, and removes the oldest backup beyond [`KEPT_BACKUPS`]. Returns the newest backup if the save
    /// is unchanged since. A damaged save is not backed up, so that it never replaces a good copy.
    pub async fn back_up(&self, id: &str) -> Result<Backup, OpenError> {
        let (bytes, scan) = self.scan_save(id).await?;
        check_undamaged(&self.display_path(&super::folders::save_name(id)?), &scan)?;
        let sound = scan.sound_bytes(&bytes)?;
        let folder = folder(id);
        let numbers = self.backup_numbers(id).await;
        if let Some(&newest) = numbers.first()
            && self
                .bytes(&file(&folder, newest))
                .await
                .is_ok_and(|there| there.as_ref() == Some(&sound))
        {
            return Ok(self.backup(id, newest).await);
        }
        self.create_folder(&folder).await?;
        let next = numbers.first().map_or(1, |newest| newest + 1);
        let (number, _) = self
            .put_first_free(|number| file(&folder, number), next, &sound)
            .await?;
        for old in numbers.iter().skip(KEPT_BACKUPS - 1) {
            // A leftover is harmless and removed the next time.
            let _ = self.backend().remove(&file(&folder, *old)).await;
        }

        Ok(self.backup(id, number).await)
    }

    /// The backups of a save, which may be deleted, the newest first.
    pub async fn backups_of(&self, id: &str) -> Result<Vec<Backup>, OpenError> {
        check_id(id)?;
        let mut backups = Vec::new();
        for number in self.backup_numbers(id).await {
            backups.push(self.backup(id, number).await);
        }
        Ok(backups)
    }

    /// Makes a new save of a backup and returns its id; with that of a campaign come copies of its chapters. The original save is unchanged.
    pub async fn restore_backup(&self, id: &str, number: u64) -> Result<String, OpenError> {
        check_id(id)?;
        let name = file(&folder(id), number);
        let (file, bytes) = (self.display_path(&name), self.bytes_of(&name, id).await?);
        let scan = self.scan_bytes(&bytes, &file).await?;
        if scan.head.raw["game"] == CAMPAIGN {
            return self.restored_campaign(id, &file, &bytes).await;
        }
        self.copy(id, &file, &bytes).await
    }

    pub(super) async fn newest_backup(&self, id: &str) -> Option<Box<Backup>> {
        self.backups_of(id)
            .await
            .ok()?
            .into_iter()
            .find(|backup| backup.records.is_ok())
            .map(Box::new)
    }

    /// The numbers of the backups of a save, the newest first. Files with other names are ignored.
    async fn backup_numbers(&self, id: &str) -> Vec<u64> {
        let folder = folder(id);
        let entries = self
            .backend()
            .list(&folder)
            .await
            .ok()
            .flatten()
            .unwrap_or_default();
        let numbers = entries
            .iter()
            .filter(|entry| entry.kind == Kind::File)
            .filter_map(|entry| {
                let number = stem(&entry.name).parse().ok()?;
                (format!("{folder}/{}", entry.name) == file(&folder, number)).then_some(number)
            });
        let mut numbers: Vec<u64> = numbers.collect();
        numbers.sort_unstable_by(|one, other| other.cmp(one));
        numbers
    }

    async fn backup(&self, id: &str, number: u64) -> Backup {
        let name = file(&folder(id), number);
        let entry = self.backend().entry(&name).await.ok().flatten();
        let of_file = || entry?.modified.and_then(platform::timestamp);
        let summary = self.summary(&name, id).await;
        let written = match &summary {
            Ok(summary) => summary.last_played.clone(),
            Err(_) => of_file(),
        };
        let records = summary.map(|summary| summary.records).map_err(Box::new);
        Backup {
            save: id.to_owned(),
            number,
            file: self.display_path(&name),
            written,
            records,
        }
    }
}

fn folder(id: &str) -> String {
    format!("{}/{id}", Folders::BACKUPS)
}

fn file(folder: &str, number: u64) -> String {
    format!("{folder}/{number:06}.journal")
}
