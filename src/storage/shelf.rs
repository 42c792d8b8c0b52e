//! Keeping the shelf in order: renaming, copying, throwing away, bringing back.

use std::path::Path;

use serde_json::Value;

use super::folders::{first_free, is_taken, journal_in};
use super::saves::{listed_in, no_header, unbroken};
use super::{Folders, Listed, Notice, OpenError, disk, scan};

impl Folders {
    /// Gives a save another title, by a line of its own at the end; the name of the file stays.
    /// Says what opening it repaired.
    ///
    /// A save being played is renamed by its [`super::Journal::rename`].
    ///
    /// # Errors
    /// [`OpenError::Damaged`] when a line in the middle cannot be read, and those of [`Folders::open`].
    pub async fn rename(&self, id: &str, title: Value) -> Result<Vec<Notice>, OpenError> {
        let (_, scan) = self.scanned(id)?;
        unbroken(&self.save_path(id)?, &scan)?;
        if scan.header.title == title {
            return Ok(Vec::new());
        }
        let opened = self.open(id)?;
        opened.journal.rename(title).await?;
        Ok(opened.notices)
    }

    /// Makes a second save with the same past, also while the first is played, and says its name.
    ///
    /// # Errors
    /// Those of [`Folders::read`], and [`OpenError::Damaged`] when a line in the middle cannot be read.
    pub fn duplicate(&self, id: &str) -> Result<String, OpenError> {
        let (bytes, _) = self.scanned(id)?;
        self.copy(id, &self.save_path(id)?, &bytes)
    }

    /// Makes a new save of the bytes of another.
    pub(super) fn copy(&self, id: &str, path: &Path, bytes: &[u8]) -> Result<String, OpenError> {
        let scan = scan::scan(bytes).map_err(|trouble| no_header(trouble, path))?;
        unbroken(path, &scan)?;
        let journal = self.place(id, |new| scan.copied(bytes, new, scan.records.len()))?;
        Ok(journal.id().to_owned())
    }

    /// Throws a save away, in whatever state it is, and says its name in the wastebasket. Its backups stay.
    ///
    /// # Errors
    /// [`OpenError::InUse`] when it is being played, [`OpenError::NotFound`], [`OpenError::Io`].
    pub fn move_to_wastebasket(&self, id: &str) -> Result<String, OpenError> {
        let from = self.save_path(id)?;
        if !is_taken(&from) {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        let lock = self.lock(&from, id)?;
        self.prepare(&self.wastebasket())?;
        let thrown = moved(&from, &self.wastebasket(), id)?;
        lock.discard();

        Ok(thrown)
    }

    /// What lies in the wastebasket, like [`Folders::list`].
    pub fn list_wastebasket(&self) -> Vec<Listed> {
        listed_in(&self.wastebasket())
    }

    /// Brings a save back from the wastebasket, byte for byte, and says its name, which is another one when a save
    /// has that name now.
    ///
    /// # Errors
    /// [`OpenError::NotFound`], [`OpenError::Io`].
    pub fn restore_from_wastebasket(&self, id: &str) -> Result<String, OpenError> {
        let from = journal_in(&self.wastebasket(), id)?;
        if !is_taken(&from) {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        self.prepare(&self.saves())?;
        moved(&from, &self.saves(), id)
    }
}

/// Moves a journal into a folder under the first free name there.
fn moved(from: &Path, folder: &Path, id: &str) -> Result<String, OpenError> {
    loop {
        let name = first_free(id, |name| Ok(is_taken(&journal_in(folder, name)?)))?;
        match disk::move_new(from, &journal_in(folder, &name)?) {
            Ok(()) => return Ok(name),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(OpenError::io(from, &error)),
        }
    }
}
