//! Managing saves: rename, duplicate, delete, restore.

use serde_json::Value;

use super::campaigns::chapter_id;
use super::folders::{journal_in, save_name};
use super::saves::check_undamaged;
use super::{Folders, Listed, Notice, OpenError};

impl Folders {
    /// Gives a save another title, by a line at the end; its id stays. Returns the notices of opening it.
    ///
    /// A save being played is renamed by [`super::Journal::rename`].
    ///
    /// # Errors
    /// [`OpenError::Damaged`] when a line in the middle cannot be read, and those of [`Folders::open`].
    pub async fn rename(&self, id: &str, title: Value) -> Result<Vec<Notice>, OpenError> {
        let (_, scan) = self.scan_save(id).await?;
        check_undamaged(&self.display_path(&save_name(id)?), &scan)?;
        if scan.header(id)?.title == title {
            return Ok(Vec::new());
        }
        let opened = self.open(id).await?;
        opened.journal.rename(title).await?;
        Ok(opened.notices)
    }

    /// Duplicates a save, which may be open, and returns the id of the copy.
    ///
    /// # Errors
    /// Those of [`Folders::read`], and [`OpenError::Damaged`] when a line in the middle cannot be read.
    pub async fn duplicate(&self, id: &str) -> Result<String, OpenError> {
        let (bytes, _) = self.scan_save(id).await?;
        let copy = self
            .copy(id, &self.display_path(&save_name(id)?), &bytes)
            .await?;
        for (chapter, place) in self.chapters_of(id).await {
            let (bytes, _) = self.scan_save(&chapter).await?;
            let wanted = chapter_id(&copy, place.position, place.attempt);
            let _ = self
                .copy(&wanted, &self.display_path(&save_name(&chapter)?), &bytes)
                .await?;
        }
        Ok(copy)
    }

    /// Makes a new save of the bytes of another, the file of which users know as `file`.
    pub(super) async fn copy(
        &self,
        id: &str,
        file: &str,
        bytes: &[u8],
    ) -> Result<String, OpenError> {
        let scan = self.scan_bytes(bytes, file).await?;
        self.keep_mission(&scan.head).await;
        check_undamaged(file, &scan)?;
        let journal = self
            .create_journal(id, |new| scan.copied(bytes, new, scan.records.len()))
            .await?;
        Ok(journal.id().to_owned())
    }

    /// Moves a save, damaged or not, to the wastebasket and returns its id there. Its backups stay.
    ///
    /// # Errors
    /// [`OpenError::InUse`] when it is being played, [`OpenError::NotFound`], [`OpenError::Io`].
    pub async fn delete_save(&self, id: &str) -> Result<String, OpenError> {
        let from = save_name(id)?;
        self.check_exists(&from, id).await?;
        let lock = self.lock(&from, id).await?;
        self.create_folder(Self::WASTEBASKET).await?;
        let (deleted, _) = self
            .move_to_free(&from, id, |id| {
                format!("{}/{id}.journal", Self::WASTEBASKET)
            })
            .await?;
        lock.discard().await;
        // A campaign goes with its chapters.
        for (chapter, _) in self.chapters_in(Self::SAVES, id).await {
            let name = save_name(&chapter)?;
            let lock = self.lock(&name, &chapter).await?;
            let _ = self
                .move_to_free(&name, &chapter, |id| {
                    format!("{}/{id}.journal", Self::WASTEBASKET)
                })
                .await?;
            lock.discard().await;
        }

        Ok(deleted)
    }

    /// The deleted saves, like [`Folders::list`].
    pub async fn list_wastebasket(&self) -> Vec<Listed> {
        self.listed_in(Self::WASTEBASKET).await
    }

    /// Restores a deleted save and returns its id, which is another one if the id is taken now.
    pub async fn restore_save(&self, id: &str) -> Result<String, OpenError> {
        let from = journal_in(Self::WASTEBASKET, id)?;
        self.check_exists(&from, id).await?;
        self.create_folder(Self::SAVES).await?;
        let restored = self
            .move_to_free(&from, id, |id| format!("{}/{id}.journal", Self::SAVES))
            .await?
            .0;
        // The chapters of another campaign that has taken the name meanwhile stay apart.
        if restored == id {
            for (chapter, _) in self.chapters_in(Self::WASTEBASKET, id).await {
                let from = journal_in(Self::WASTEBASKET, &chapter)?;
                let _ = self.moved(&from, &save_name(&chapter)?).await?;
            }
        }
        Ok(restored)
    }
}
