//! What goes out of the app's folders and comes into them: saves as single files, reports of what is wrong, pages for paper, files that
//! users name.

use super::folders::{save_name, slug};
use super::{Folders, Listed, OpenError};
use crate::platform;

impl Folders {
    /// Copies a save, in whatever state it is, to a file of its own, also while it is played. Says which file.
    ///
    /// # Errors
    /// [`OpenError::NotFound`], [`OpenError::Unreadable`], [`OpenError::Io`].
    pub async fn export(&self, id: &str) -> Result<String, OpenError> {
        let bytes = self.bytes_of(&save_name(id)?, id).await?;
        self.put_numbered(Self::EXPORTS, id, "journal", &bytes).await
    }

    /// The journals that lie ready to be taken in, like [`Folders::list`].
    pub async fn list_imports(&self) -> Vec<Listed> {
        self.listed_in(Self::IMPORTS).await
    }

    /// Makes a new save of a journal anywhere and says its name. The file stays where it is.
    ///
    /// # Errors
    /// Those of [`Folders::read`], and [`OpenError::Damaged`] when a line in the middle cannot be read.
    pub async fn import(&self, file: &str) -> Result<String, OpenError> {
        let name = self.backend().outside(file);
        let bytes = self.bytes_of(&name, file).await?;
        let own = self.backend().entry(&name).await.ok().flatten().map(|entry| entry.name).unwrap_or_default();
        let id: String = slug(super::whole::stem(&own)).chars().take(100).collect();
        let id = if id.is_empty() { "game".to_owned() } else { id };
        self.copy(&id, &name, &bytes).await
    }

    /// Writes a report of what is wrong, whole or not at all: the text, then the journal of a save as it lies on the disk.
    /// Says which file.
    ///
    /// # Errors
    /// As [`Folders::export`].
    pub async fn report(&self, text: &str, save: Option<&str>) -> Result<String, OpenError> {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(b'\n');
        if let Some(id) = save {
            bytes.push(b'\n');
            bytes.extend(self.bytes_of(&save_name(id)?, id).await?);
        }
        self.put_numbered(Self::REPORTS, &format!("solkeeper-{}", platform::today()), "txt", &bytes).await
    }

    /// Writes a page for paper, HTML, beside the exported saves, whole or not at all. Says which file: one that says the same
    /// already is left as it is, one that says something else is not written over.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub async fn page(&self, name: &str, text: &str) -> Result<String, OpenError> {
        self.document(name, "html", text).await
    }

    /// The same for a text of another kind, by the end of its name.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub async fn document(&self, name: &str, end: &str, text: &str) -> Result<String, OpenError> {
        let name = slug(name);
        for number in 1.. {
            let there = format!("{}/{}", Self::EXPORTS, numbered(&name, number, end));
            match self.bytes(&there).await {
                Ok(Some(bytes)) if bytes == text.as_bytes() => return Ok(self.shown(&there)),
                Ok(Some(_)) | Err(OpenError::Unreadable { .. }) => {}
                Ok(None) => break,
                Err(error) => return Err(error),
            }
        }
        self.put_numbered(Self::EXPORTS, &name, end, text.as_bytes()).await
    }

    /// Puts a file into a folder under the first free name, whole, and says which.
    pub(super) async fn put_numbered(&self, folder: &str, name: &str, end: &str, bytes: &[u8]) -> Result<String, OpenError> {
        self.prepare(folder).await?;
        let inside = |number| format!("{folder}/{}", numbered(name, number, end));
        let (_, name) = self.put_first_free(inside, 1, bytes).await?;
        Ok(self.shown(&name))
    }

    /// The text of a file that users name.
    ///
    /// # Errors
    /// An [`OpenError`] when it is not there, is not a text, or is too large.
    pub async fn text_outside(&self, file: &str) -> Result<String, OpenError> {
        self.text(&self.backend().outside(file)).await
    }

    /// Writes a file that users name, whole and never over another; false where there is one of that name.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub async fn write_new_outside(&self, file: &str, bytes: &[u8]) -> Result<bool, OpenError> {
        self.put_new(&self.backend().outside(file), bytes).await
    }

    /// Writes a file that users name, whole or not at all; what was there before is replaced.
    ///
    /// # Errors
    /// [`OpenError::Io`]; the file is as it was then.
    pub async fn replace_outside(&self, file: &str, bytes: &[u8]) -> Result<(), OpenError> {
        self.put(&self.backend().outside(file), bytes).await
    }

    /// What lies at that place, which users name.
    pub async fn kind_outside(&self, file: &str) -> Option<super::Kind> {
        let entry = self.backend().entry(&self.backend().outside(file)).await;
        entry.ok().flatten().map(|entry| entry.kind)
    }

    /// The parts of a name that users gave, as the system resolves it; `None` where there is nothing.
    pub async fn resolved_outside(&self, file: &str) -> Option<Vec<String>> {
        self.backend().resolved(&self.backend().outside(file)).await
    }
}

/// `name.end`, `name-2.end` and so on.
fn numbered(name: &str, number: u64, end: &str) -> String {
    if number == 1 { format!("{name}.{end}") } else { format!("{name}-{number}.{end}") }
}
