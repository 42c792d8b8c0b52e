//! The last ten copies of each save.

use super::backend::Kind;
use super::folders::check_id;
use super::saves::unbroken;
use super::whole::stem;
use super::{Folders, OpenError};
use crate::platform;

/// How many backups of a save are kept.
pub const KEPT_BACKUPS: usize = 10;

/// A copy of a save as it once was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// The save.
    pub save: String,
    /// Counts the backups of this save, from 1.
    pub number: u64,
    /// The file, as users know it.
    pub file: String,
    /// When it was made, RFC 3339, UTC.
    pub written: Option<String>,
    /// How many records it holds, or what is wrong with it.
    pub records: Result<usize, Box<OpenError>>,
}

impl Folders {
    /// Copies a save, also while it is played, and lets the oldest copy go when there are more than
    /// [`KEPT_BACKUPS`]. When nothing was added since the newest copy, that one is the answer.
    ///
    /// # Errors
    /// [`OpenError::Damaged`] when a line in the middle cannot be read, and those of [`Folders::read`]: what is
    /// damaged pushes no good copy out.
    pub async fn back_up(&self, id: &str) -> Result<Backup, OpenError> {
        let (bytes, scan) = self.scanned(id).await?;
        unbroken(&self.shown(&super::folders::save_name(id)?), &scan)?;
        let sound = scan.sound_bytes(&bytes)?;
        let folder = folder(id);
        let numbers = self.backup_numbers(id).await;
        if let Some(&newest) = numbers.first()
            && self.bytes(&file(&folder, newest)).await.is_ok_and(|there| there.as_ref() == Some(&sound))
        {
            return Ok(self.backup(id, newest).await);
        }
        self.prepare(&folder).await?;
        let next = numbers.first().map_or(1, |newest| newest + 1);
        let (number, _) = self.put_first_free(|number| file(&folder, number), next, &sound).await?;
        for old in numbers.iter().skip(KEPT_BACKUPS - 1) {
            // One too many does no harm, and goes the next time.
            let _ = self.backend().remove(&file(&folder, *old)).await;
        }

        Ok(self.backup(id, number).await)
    }

    /// The backups of a save, the newest first; also of one that is no longer there.
    ///
    /// # Errors
    /// [`OpenError::BadId`].
    pub async fn backups_of(&self, id: &str) -> Result<Vec<Backup>, OpenError> {
        check_id(id)?;
        let mut backups = Vec::new();
        for number in self.backup_numbers(id).await {
            backups.push(self.backup(id, number).await);
        }
        Ok(backups)
    }

    /// Makes a new save of a backup and says its name. The save that it was made of, if still there, is left alone.
    ///
    /// # Errors
    /// [`OpenError::NotFound`] when there is no such backup, and those of [`Folders::read`].
    pub async fn restore_backup(&self, id: &str, number: u64) -> Result<String, OpenError> {
        check_id(id)?;
        let name = file(&folder(id), number);
        let bytes = self.bytes_of(&name, id).await?;
        self.copy(id, &name, &bytes).await
    }

    /// The newest backup that can be read.
    pub(super) async fn newest_backup(&self, id: &str) -> Option<Box<Backup>> {
        self.backups_of(id).await.ok()?.into_iter().find(|backup| backup.records.is_ok()).map(Box::new)
    }

    /// The numbers of the backups of a save, the newest first. What has another name is somebody else's.
    async fn backup_numbers(&self, id: &str) -> Vec<u64> {
        let folder = folder(id);
        let entries = self.backend().list(&folder).await.ok().flatten().unwrap_or_default();
        let numbers = entries.iter().filter(|entry| entry.kind == Kind::File).filter_map(|entry| {
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
        let written = entry.and_then(|entry| entry.modified).and_then(platform::timestamp);
        let records = self.summary(&name, id).await.map(|summary| summary.records).map_err(Box::new);
        Backup { save: id.to_owned(), number, file: self.shown(&name), written, records }
    }
}

fn folder(id: &str) -> String {
    format!("{}/{id}", Folders::BACKUPS)
}

fn file(folder: &str, number: u64) -> String {
    format!("{folder}/{number:06}.journal")
}
