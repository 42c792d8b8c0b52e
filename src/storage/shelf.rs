//! Keeping the shelf in order: renaming, copying, throwing away, bringing back.

use serde_json::Value;

use super::folders::{candidates, journal_in, save_name};
use super::saves::unbroken;
use super::{Folders, Listed, Notice, OpenError};

impl Folders {
    /// Gives a save another title, by a line of its own at the end; the name of the file stays.
    /// Says what opening it repaired.
    ///
    /// A save being played is renamed by its [`super::Journal::rename`].
    ///
    /// # Errors
    /// [`OpenError::Damaged`] when a line in the middle cannot be read, and those of [`Folders::open`].
    pub async fn rename(&self, id: &str, title: Value) -> Result<Vec<Notice>, OpenError> {
        let (_, scan) = self.scanned(id).await?;
        unbroken(&self.shown(&save_name(id)?), &scan)?;
        if scan.header(id)?.title == title {
            return Ok(Vec::new());
        }
        let opened = self.open(id).await?;
        opened.journal.rename(title).await?;
        Ok(opened.notices)
    }

    /// Makes a second save with the same past, also while the first is played, and says its name.
    ///
    /// # Errors
    /// Those of [`Folders::read`], and [`OpenError::Damaged`] when a line in the middle cannot be read.
    pub async fn duplicate(&self, id: &str) -> Result<String, OpenError> {
        let (bytes, _) = self.scanned(id).await?;
        self.copy(id, &save_name(id)?, &bytes).await
    }

    /// Makes a new save of the bytes of another.
    pub(super) async fn copy(&self, id: &str, name: &str, bytes: &[u8]) -> Result<String, OpenError> {
        let file = self.shown(name);
        let scan = self.scan_of(bytes, &file).await?;
        self.keep_mission(&scan.head).await;
        unbroken(&file, &scan)?;
        let journal = self.place(id, |new| scan.copied(bytes, new, scan.records.len())).await?;
        Ok(journal.id().to_owned())
    }

    /// Throws a save away, in whatever state it is, and says its name in the wastebasket. Its backups stay.
    ///
    /// # Errors
    /// [`OpenError::InUse`] when it is being played, [`OpenError::NotFound`], [`OpenError::Io`].
    pub async fn move_to_wastebasket(&self, id: &str) -> Result<String, OpenError> {
        let from = save_name(id)?;
        if !self.is_taken(&from).await {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        let lock = self.lock(&from, id).await?;
        self.prepare(Self::WASTEBASKET).await?;
        let thrown = self.moved_under_free_name(&from, Self::WASTEBASKET, id).await?;
        lock.discard().await;

        Ok(thrown)
    }

    /// What lies in the wastebasket, like [`Folders::list`].
    pub async fn list_wastebasket(&self) -> Vec<Listed> {
        self.listed_in(Self::WASTEBASKET).await
    }

    /// Brings a save back from the wastebasket, byte for byte, and says its name, which is another one when a save
    /// has that name now.
    ///
    /// # Errors
    /// [`OpenError::NotFound`], [`OpenError::Io`].
    pub async fn restore_from_wastebasket(&self, id: &str) -> Result<String, OpenError> {
        let from = journal_in(Self::WASTEBASKET, id)?;
        if !self.is_taken(&from).await {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        self.prepare(Self::SAVES).await?;
        self.moved_under_free_name(&from, Self::SAVES, id).await
    }

    /// Moves a journal into a folder under the first free name there.
    async fn moved_under_free_name(&self, from: &str, folder: &str, id: &str) -> Result<String, OpenError> {
        for id in candidates(id)? {
            let to = journal_in(folder, &id)?;
            if !self.is_taken(&to).await && self.moved(from, &to).await? {
                return Ok(id);
            }
        }
        Err(OpenError::BadId { id: id.to_owned() })
    }
}
