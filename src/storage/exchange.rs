//! What goes out of the app's folders and comes into them: saves as single files, reports of what is wrong, pages for paper.

use std::path::{Path, PathBuf};

use super::folders::slug;
use super::saves::listed_in;
use super::{Folders, Listed, OpenError, disk};

impl Folders {
    /// Saves copied out of the app, and pages for paper.
    pub fn exports(&self) -> PathBuf {
        self.data().join("exports")
    }

    /// Files that players put there to be taken in.
    pub fn imports(&self) -> PathBuf {
        self.data().join("imports")
    }

    /// Reports of what is wrong.
    pub fn reports(&self) -> PathBuf {
        self.data().join("reports")
    }

    /// Copies a save, in whatever state it is, to a file of its own, also while it is played. Says which file.
    ///
    /// # Errors
    /// [`OpenError::NotFound`], [`OpenError::Unreadable`], [`OpenError::Io`].
    pub fn export(&self, id: &str) -> Result<PathBuf, OpenError> {
        let bytes = self.raw(id)?;
        let folder = self.exports();
        self.placed(&folder, |number| numbered(id, number, "journal"), &bytes)
    }

    /// The journals that lie ready to be taken in, like [`Folders::list`].
    pub fn list_imports(&self) -> Vec<Listed> {
        listed_in(&self.imports())
    }

    /// Makes a new save of a journal anywhere and says its name. The file stays where it is.
    ///
    /// # Errors
    /// Those of [`Folders::read`], and [`OpenError::Damaged`] when a line in the middle cannot be read.
    pub fn import(&self, path: &Path) -> Result<String, OpenError> {
        let missing = || OpenError::NotFound { id: path.display().to_string() };
        let bytes = disk::read_bounded(path)?.ok_or_else(missing)?;
        let name: String = slug(&path.file_stem().unwrap_or_default().to_string_lossy()).chars().take(100).collect();
        let name = if name.is_empty() { "game".to_owned() } else { name };
        self.copy(&name, path, &bytes)
    }

    /// Writes a report of what is wrong, whole or not at all: the text, then the journal of a save as it lies on the disk.
    /// Says which file.
    ///
    /// # Errors
    /// As [`Folders::export`].
    pub fn report(&self, text: &str, save: Option<&str>) -> Result<PathBuf, OpenError> {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(b'\n');
        if let Some(id) = save {
            bytes.push(b'\n');
            bytes.extend(self.raw(id)?);
        }
        let (folder, day) = (self.reports(), super::today());
        self.placed(&folder, |number| numbered(&format!("solkeeper-{day}"), number, "txt"), &bytes)
    }

    /// Writes a page for paper, HTML, beside the exported saves, whole or not at all. Says which file: one that says the same
    /// already is left as it is, one that says something else is not written over.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub fn page(&self, name: &str, text: &str) -> Result<PathBuf, OpenError> {
        self.document(name, "html", text)
    }

    /// The same for a text of another kind, by the end of its name.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub fn document(&self, name: &str, end: &str, text: &str) -> Result<PathBuf, OpenError> {
        let (folder, name) = (self.exports(), slug(name));
        for number in 1.. {
            let path = folder.join(numbered(&name, number, end));
            match disk::read_bounded(&path) {
                Ok(Some(bytes)) if bytes == text.as_bytes() => return Ok(path),
                Ok(Some(_)) | Err(OpenError::Unreadable { .. }) => {}
                Ok(None) => break,
                Err(error) => return Err(error),
            }
        }
        self.placed(&folder, |number| numbered(&name, number, end), text.as_bytes())
    }

    fn raw(&self, id: &str) -> Result<Vec<u8>, OpenError> {
        disk::read_bounded(&self.save_path(id)?)?.ok_or_else(|| OpenError::NotFound { id: id.to_owned() })
    }

    /// Puts a file into a folder under the first free name, whole, and says which.
    pub(super) fn placed(&self, folder: &Path, name: impl Fn(u64) -> String, bytes: &[u8]) -> Result<PathBuf, OpenError> {
        self.prepare(folder)?;
        let placed = disk::place_first_free(|number| folder.join(name(number)), 1, bytes);
        placed.map(|(_, path)| path).map_err(|error| OpenError::io(folder, &error))
    }
}

/// `name.end`, `name-2.end` and so on.
pub(super) fn numbered(name: &str, number: u64, end: &str) -> String {
    if number == 1 { format!("{name}.{end}") } else { format!("{name}-{number}.{end}") }
}
