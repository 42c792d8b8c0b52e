//! Managing saves: rename, duplicate, delete, restore.

use serde_json::Value;

use super::campaigns::{standalone, suffix};
use super::folders::{candidates, journal_in, save_name};
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

    /// Duplicates a save, which may be open, and returns the id of the copy; a campaign with its chapters.
    ///
    /// # Errors
    /// Those of [`Folders::read`], and [`OpenError::Damaged`] when a line in the middle cannot be read.
    pub async fn duplicate(&self, id: &str) -> Result<String, OpenError> {
        let saves = self.saves_of(Self::SAVES, id).await?;
        if saves.iter().all(|save| save == id) {
            let (bytes, _) = self.scan_save(id).await?;
            let file = self.display_path(&save_name(id)?);
            return self.copy(&standalone(id), &file, &bytes).await;
        }
        self.copied_whole(id, &saves).await
    }

    /// Copies these saves of a campaign under a free id, and returns that. The save of the whole comes last, so that there is no campaign
    /// before it has its chapters. On error nothing is left of the copy.
    async fn copied_whole(&self, id: &str, saves: &[String]) -> Result<String, OpenError> {
        let copy = self.free_campaign(id).await?;
        let mut placed: Vec<String> = Vec::new();
        for save in saves.iter().rev() {
            let to = format!("{copy}{}", suffix(id, save));
            if let Err(error) = self.copied_as(save, &to).await {
                for name in &placed {
                    let _ = self.backend().remove(name).await;
                }
                return Err(error);
            }
            placed.push(save_name(&to)?);
        }
        Ok(copy)
    }

    /// Makes a new campaign of the bytes of the save of one and of copies of its chapters.
    pub(super) async fn restored_campaign(
        &self,
        id: &str,
        file: &str,
        bytes: &[u8],
    ) -> Result<String, OpenError> {
        let chapters = self.chapters_of(id).await.into_iter();
        let chapters: Vec<String> = chapters.map(|(chapter, _)| chapter).collect();
        let copy = self.copied_whole(id, &chapters).await?;
        let scan = self.scan_bytes(bytes, file).await?;
        let own = scan.copied(bytes, &copy, scan.records.len())?;
        self.create_folder(Self::SAVES).await?;
        if self.put_new(&save_name(&copy)?, &own).await? {
            Ok(copy)
        } else {
            Err(OpenError::InUse { id: copy })
        }
    }

    /// Copies a save under another id. A damaged one is copied as it is, so that the copy leads where the original does.
    async fn copied_as(&self, from: &str, to: &str) -> Result<(), OpenError> {
        let name = save_name(from)?;
        let bytes = self.bytes_of(&name, from).await?;
        let bytes = match self.scan_bytes(&bytes, &self.display_path(&name)).await {
            Ok(scan) if !scan.broken => scan.copied(&bytes, to, scan.records.len())?,
            _ => bytes,
        };
        if self.put_new(&save_name(to)?, &bytes).await? {
            Ok(())
        } else {
            Err(OpenError::InUse { id: to.to_owned() })
        }
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

    /// Moves a save, damaged or not, to the wastebasket and returns its id there; a campaign goes with its chapters. Its backups stay.
    ///
    /// # Errors
    /// [`OpenError::InUse`] when it or a chapter of it is being played, [`OpenError::NotFound`], [`OpenError::Io`].
    pub async fn delete_save(&self, id: &str) -> Result<String, OpenError> {
        let saves = self.saves_of(Self::SAVES, id).await?;
        if saves.is_empty() {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        let mut locks = Vec::new();
        for save in &saves {
            locks.push(self.lock(&save_name(save)?, save).await?);
        }
        self.create_folder(Self::WASTEBASKET).await?;
        let deleted = self
            .move_whole(id, &saves, Self::SAVES, Self::WASTEBASKET)
            .await?;
        for lock in locks {
            lock.discard().await;
        }
        Ok(deleted)
    }

    /// Moves the saves of one game to another folder, under the first id that leaves all of their names free; returns that id.
    async fn move_whole(
        &self,
        id: &str,
        saves: &[String],
        from: &str,
        to: &str,
    ) -> Result<String, OpenError> {
        'ids: for wanted in candidates(id)? {
            let is_one = to == Self::SAVES && !self.saves_of(to, &wanted).await?.is_empty();
            if is_one || self.is_taken(&journal_in(to, &wanted)?).await {
                continue;
            }
            let new = |save: &String| format!("{wanted}{}", suffix(id, save));
            for save in saves {
                if self.is_taken(&journal_in(to, &new(save))?).await {
                    continue 'ids;
                }
            }
            for save in saves {
                let _ = self
                    .moved(&journal_in(from, save)?, &journal_in(to, &new(save))?)
                    .await?;
            }
            return Ok(wanted);
        }
        Err(OpenError::InvalidId { id: id.to_owned() })
    }

    /// The deleted saves, like [`Folders::list`].
    pub async fn list_wastebasket(&self) -> Vec<Listed> {
        self.listed_in(Self::WASTEBASKET).await
    }

    /// Restores a deleted save and returns its id, which is another one if the id is taken now; a campaign comes with its chapters.
    pub async fn restore_save(&self, id: &str) -> Result<String, OpenError> {
        self.check_exists(&journal_in(Self::WASTEBASKET, id)?, id)
            .await?;
        self.create_folder(Self::SAVES).await?;
        let mut saves = self.saves_of(Self::WASTEBASKET, id).await?;
        // The save of the whole comes last, so that there is no campaign before it has its chapters.
        saves.reverse();
        self.move_whole(id, &saves, Self::WASTEBASKET, Self::SAVES)
            .await
    }
}
