//! Exports and imports: saves as single files, error reports, printable pages, files outside the data folder.

use super::folders::{save_name, slug};
use super::{Folders, Listed, OpenError};
use crate::platform;

impl Folders {
    /// Copies a save, damaged or open, to a new file, whose path it returns.
    pub async fn export(&self, id: &str) -> Result<String, OpenError> {
        let bytes = self.bytes_of(&save_name(id)?, id).await?;
        self.put_numbered(Self::EXPORTS, id, "journal", &bytes).await
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
        let name = self.backend().outside(file);
        let bytes = self.bytes_of(&name, file).await?;
        let own = self.backend().entry(&name).await.ok().flatten().map(|entry| entry.name).unwrap_or_default();
        let id: String = slug(super::whole_files::stem(&own)).chars().take(100).collect();
        let id = if id.is_empty() { "game".to_owned() } else { id };
        self.copy(&id, &name, &bytes).await
    }

    /// Writes an error report: the text, then the bytes of the journal of a save. Returns the path.
    pub async fn write_report(&self, text: &str, save: Option<&str>) -> Result<String, OpenError> {
        let mut bytes = format!("{text}\n").into_bytes();
        if let Some(id) = save {
            bytes.push(b'\n');
            bytes.extend(self.bytes_of(&save_name(id)?, id).await?);
        }
        self.put_numbered(Self::REPORTS, &format!("solkeeper-{}", platform::today()), "txt", &bytes).await
    }

    /// Writes a printable HTML page to the exports and returns its path. A file with the same content is reused, any other is kept.
    pub async fn write_page(&self, name: &str, text: &str) -> Result<String, OpenError> {
        self.write_document(name, "html", text).await
    }

    /// The same for a document with another file extension.
    pub async fn write_document(&self, name: &str, end: &str, text: &str) -> Result<String, OpenError> {
        let name = slug(name);
        for number in 1.. {
            let there = format!("{}/{}", Self::EXPORTS, numbered(&name, number, end));
            match self.bytes(&there).await {
                Ok(Some(bytes)) if bytes == text.as_bytes() => return Ok(self.display_path(&there)),
                Ok(Some(_)) | Err(OpenError::Unreadable { .. }) => {}
                Ok(None) => break,
                Err(error) => return Err(error),
            }
        }
        self.put_numbered(Self::EXPORTS, &name, end, text.as_bytes()).await
    }

    /// Writes a new file under the first free name and returns its path.
    pub(super) async fn put_numbered(&self, folder: &str, name: &str, end: &str, bytes: &[u8]) -> Result<String, OpenError> {
        self.create_folder(folder).await?;
        let inside = |number| format!("{folder}/{}", numbered(name, number, end));
        let (_, name) = self.put_first_free(inside, 1, bytes).await?;
        Ok(self.display_path(&name))
    }

    pub(crate) async fn external_text(&self, file: &str) -> Result<String, OpenError> {
        self.text(&self.backend().outside(file)).await
    }

    /// Writes a new file; false if one of that name exists.
    pub(crate) async fn write_new_external(&self, file: &str, bytes: &[u8]) -> Result<bool, OpenError> {
        self.put_new(&self.backend().outside(file), bytes).await
    }

    /// Writes or replaces a file, which is unchanged on error.
    pub(crate) async fn replace_external(&self, file: &str, bytes: &[u8]) -> Result<(), OpenError> {
        self.put(&self.backend().outside(file), bytes).await
    }

    pub(crate) async fn external_kind(&self, file: &str) -> Option<super::Kind> {
        let entry = self.backend().entry(&self.backend().outside(file)).await;
        entry.ok().flatten().map(|entry| entry.kind)
    }

    pub(crate) async fn resolve_external(&self, file: &str) -> Option<Vec<String>> {
        self.backend().resolved(&self.backend().outside(file)).await
    }
}

/// `name.end`, `name-2.end` and so on.
fn numbered(name: &str, number: u64, end: &str) -> String {
    if number == 1 { format!("{name}.{end}") } else { format!("{name}-{number}.{end}") }
}
