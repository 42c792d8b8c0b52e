//! The last ten copies of each save.

use std::fs;
use std::path::{Path, PathBuf};

use super::saves::{summary, unbroken};
use super::{Folders, OpenError, disk};

/// How many backups of a save are kept.
pub const KEPT_BACKUPS: usize = 10;

/// A copy of a save as it once was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    /// The save.
    pub save: String,
    /// Counts the backups of this save, from 1.
    pub number: u64,
    /// The file.
    pub path: PathBuf,
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
    pub fn back_up(&self, id: &str) -> Result<Backup, OpenError> {
        let (bytes, scan) = self.scanned(id)?;
        unbroken(&self.save_path(id)?, &scan)?;
        let sound = scan.sound_bytes(&bytes);
        let folder = self.backups().join(id);
        let numbers = numbers(&folder);
        if let Some(&newest) = numbers.first() {
            let path = file(&folder, newest);
            if disk::read_bounded(&path).is_ok_and(|there| there.as_ref() == Some(&sound)) {
                return Ok(backup(id, newest, path));
            }
        }
        self.prepare(&folder)?;
        let next = numbers.first().map_or(1, |newest| newest + 1);
        let (number, path) = disk::place_first_free(|number| file(&folder, number), next, &sound)
            .map_err(|error| OpenError::io(&folder, &error))?;
        for old in numbers.iter().skip(KEPT_BACKUPS - 1) {
            // One too many does no harm, and goes the next time.
            let _ = fs::remove_file(file(&folder, *old));
        }

        Ok(backup(id, number, path))
    }

    /// The backups of a save, the newest first; also of one that is no longer there.
    ///
    /// # Errors
    /// [`OpenError::BadId`].
    pub fn backups_of(&self, id: &str) -> Result<Vec<Backup>, OpenError> {
        let _ = self.save_path(id)?;
        let folder = self.backups().join(id);
        Ok(numbers(&folder).into_iter().map(|number| backup(id, number, file(&folder, number))).collect())
    }

    /// Makes a new save of a backup and says its name. The save that it was made of, if still there, is left alone.
    ///
    /// # Errors
    /// [`OpenError::NotFound`] when there is no such backup, and those of [`Folders::read`].
    pub fn restore_backup(&self, id: &str, number: u64) -> Result<String, OpenError> {
        let _ = self.save_path(id)?;
        let path = file(&self.backups().join(id), number);
        let bytes = disk::read_bounded(&path)?.ok_or_else(|| OpenError::NotFound { id: id.to_owned() })?;
        self.copy(id, &path, &bytes)
    }

    /// The newest backup that can be read.
    pub(super) fn newest_backup(&self, id: &str) -> Option<Box<Backup>> {
        self.backups_of(id).ok()?.into_iter().find(|backup| backup.records.is_ok()).map(Box::new)
    }
}

fn file(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{number:06}.journal"))
}

/// The numbers of the backups in a folder, the newest first. What has another name is somebody else's.
fn numbers(folder: &Path) -> Vec<u64> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut numbers: Vec<u64> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let number = path.file_stem()?.to_str()?.parse().ok()?;
            (path == file(folder, number)).then_some(number)
        })
        .collect();
    numbers.sort_unstable_by(|one, other| other.cmp(one));
    numbers
}

fn backup(id: &str, number: u64, path: PathBuf) -> Backup {
    let written = fs::metadata(&path).and_then(|metadata| metadata.modified()).ok().and_then(super::moment);
    let records = summary(&path).map(|summary| summary.records).map_err(Box::new);
    Backup { save: id.to_owned(), number, path, written, records }
}
