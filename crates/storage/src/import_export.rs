//! Exports and imports: saves as single files, error reports, printable pages, files outside the data folder.

use super::backend::BackendError;
use super::campaigns::{chapter_of, standalone};
use super::folders::{file_name, save_name, slug};
use super::whole_files::stem;
use super::{Folders, Listed, OpenError};
use base::platform;

impl Folders {
    /// Copies a save, damaged or open, to a new file, whose path it returns.
    pub async fn export(&self, id: &str) -> Result<String, OpenError> {
        let bytes = self.bytes_of(&save_name(id)?, id).await?;
        self.deliver(Self::EXPORTS, id, "journal", &bytes).await
    }

    /// The journals in the imports folder, like [`Folders::list`].
    pub async fn list_imports(&self) -> Vec<Listed> {
        self.listed_in(Self::IMPORTS).await
    }

    /// Makes a new save of a journal at any path and returns its id. The journal is unchanged.
    ///
    /// # Errors
    /// Those of [`Folders::read`], and [`OpenError::Damaged`] when a line in the middle cannot be read.
    pub async fn import(&self, file: &str) -> Result<String, OpenError> {
        let (name, bytes) = self.external_bytes(file).await?;
        self.import_bytes(&name, &bytes).await
    }

    /// The same for a file of this name or path and content.
    pub async fn import_bytes(&self, name: &str, bytes: &[u8]) -> Result<String, OpenError> {
        let id: String = slug(stem(file_name(name))).chars().take(100).collect();
        let id = if id.is_empty() { "game" } else { &id };
        // A chapter by itself is a game of its own: it must not join the campaign of its name.
        self.copy(&standalone(id), name, bytes).await
    }

    /// Writes an error report: the text, then the bytes of the journal of a save, of a campaign those of all its journals. Returns the
    /// path.
    pub async fn write_report(&self, text: &str, save: Option<&str>) -> Result<String, OpenError> {
        let mut bytes = format!("{text}\n").into_bytes();
        let campaign = save.map(|id| chapter_of(id).map_or(id, |(campaign, _)| campaign));
        let chapters = match campaign {
            Some(campaign) => self.chapters_of(campaign).await,
            None => Vec::new(),
        };
        let of_campaign = campaign.filter(|_| !chapters.is_empty()).map(str::to_owned);
        let others = of_campaign
            .into_iter()
            .chain(chapters.into_iter().map(|(id, _)| id));
        let others: Vec<String> = others.filter(|id| Some(id.as_str()) != save).collect();
        if let Some(id) = save {
            bytes.push(b'\n');
            bytes.extend(self.bytes_of(&save_name(id)?, id).await?);
        }
        for id in others {
            // What is missing does not keep the rest from being reported.
            if let Ok(Some(journal)) = self.bytes(&save_name(&id)?).await {
                bytes.push(b'\n');
                bytes.extend(journal);
            }
        }
        self.deliver(
            Self::REPORTS,
            &format!("solkeeper-{}", platform::today()),
            "txt",
            &bytes,
        )
        .await
    }

    /// Writes a printable HTML page to the exports and returns its path. A file with the same content is reused, any other is kept.
    pub async fn write_page(&self, name: &str, text: &str) -> Result<String, OpenError> {
        self.write_document(name, "html", text.as_bytes()).await
    }

    /// The same for a document with another file extension.
    pub async fn write_document(
        &self,
        name: &str,
        end: &str,
        bytes: &[u8],
    ) -> Result<String, OpenError> {
        self.deliver(Self::EXPORTS, &slug(name), end, bytes).await
    }

    /// Writes a file for the players to take away, and returns its path. A page gives it to them instead, and returns its name. A file with the same content is reused, any other is kept.
    pub async fn deliver(
        &self,
        folder: &str,
        name: &str,
        end: &str,
        bytes: &[u8],
    ) -> Result<String, OpenError> {
        if let Some(page) = self.page() {
            let name = format!("{name}.{end}");
            page.give(&name, bytes);
            return Ok(name);
        }
        self.create_folder(folder).await?;
        let inside = |number| format!("{folder}/{}", numbered(name, number, end));
        for number in 1.. {
            match self.bytes(&inside(number)).await {
                Ok(Some(there)) if there == bytes => return Ok(self.display_path(&inside(number))),
                Ok(Some(_)) | Err(OpenError::Unreadable { .. }) => {}
                Ok(None) => break,
                Err(error) => return Err(error),
            }
        }
        let (_, name) = self.put_first_free(inside, 1, bytes).await?;
        Ok(self.display_path(&name))
    }

    /// The path of a file, for users, and its content.
    pub async fn external_bytes(&self, file: &str) -> Result<(String, Vec<u8>), OpenError> {
        let name = self.spelt_outside(file).await;
        let shown = self.display_path(&name);
        let bytes = self.bytes_of(&name, &shown).await?;
        Ok((shown, bytes))
    }

    /// The text of a file outside of the app's folders; an [`OpenError`] if it is missing, too large or not UTF-8.
    pub async fn external_text(&self, file: &str) -> Result<String, OpenError> {
        self.text(&self.spelt_outside(file).await).await
    }

    /// The name of a file outside of the app's folders as its folder spells it, as [`Folders::spelt`].
    pub(super) async fn spelt_outside(&self, file: &str) -> String {
        let name = self.backend().outside(file);
        if file.is_ascii() || self.is_taken(&name).await {
            return name;
        }
        let (folder, own) = match file.rsplit_once(['/', std::path::MAIN_SEPARATOR]) {
            Some((folder, own)) => (file.get(..=folder.len()).unwrap_or(folder), own),
            None => ("", file),
        };
        let inside = self
            .backend()
            .outside(if folder.is_empty() { "." } else { folder });
        match self.spelling(&inside, own).await {
            Some(own) => self.backend().outside(&format!("{folder}{own}")),
            None => name,
        }
    }

    /// [`OpenError::NoFolder`] if there is no folder for a file to be written: nobody has asked for one.
    async fn check_folder(&self, file: &str) -> Result<(), OpenError> {
        let folder = file
            .rsplit_once(['/', std::path::MAIN_SEPARATOR])
            .map(|(folder, _)| folder)
            .filter(|folder| !folder.is_empty());
        match folder {
            Some(folder) if !self.is_taken(&self.backend().outside(folder)).await => {
                Err(OpenError::NoFolder {
                    folder: self.display_path(&self.backend().outside(folder)),
                })
            }
            _ => Ok(()),
        }
    }

    /// Writes a new file into a folder that exists; false if one of that name exists.
    pub async fn write_new_external(&self, file: &str, bytes: &[u8]) -> Result<bool, OpenError> {
        self.check_folder(file).await?;
        self.put_new(&self.backend().outside(file), bytes).await
    }

    /// Writes or replaces a file, which is unchanged on error.
    /// A folder or a device is never replaced.
    pub async fn replace_external(&self, file: &str, bytes: &[u8]) -> Result<(), OpenError> {
        self.check_folder(file).await?;
        if matches!(
            self.external_kind(file).await,
            Some(super::Kind::Folder | super::Kind::Other)
        ) {
            return Err(self.failed(&self.backend().outside(file), BackendError::NotAFile));
        }
        self.put(&self.backend().outside(file), bytes).await
    }

    /// The kind of what that path leads to; `None` if there is nothing, or the system does not say.
    pub async fn external_kind(&self, file: &str) -> Option<super::Kind> {
        let entry = self.backend().entry(&self.backend().outside(file)).await;
        entry.ok().flatten().map(|entry| entry.kind)
    }

    /// The components of the path without links and `..`; `None` if it leads nowhere.
    pub async fn resolve_external(&self, file: &str) -> Option<Vec<String>> {
        self.backend().resolved(&self.backend().outside(file)).await
    }
}

/// `name.end`, `name-2.end` and so on.
fn numbered(name: &str, number: u64, end: &str) -> String {
    if number == 1 {
        format!("{name}.{end}")
    } else {
        format!("{name}-{number}.{end}")
    }
}
