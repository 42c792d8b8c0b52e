//! Finished games, one file each. What stands in a file is for others to read.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::exchange::numbered;
use super::folders::{check_id, first_free, is_taken};
use super::missions::listed;
use super::{Folders, OpenError, StoreError, disk, text_at};

/// The file of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredScore {
    /// The name of the game.
    pub id: String,
    /// What stands in the file, or why nobody can tell.
    pub text: Result<String, OpenError>,
}

impl Folders {
    /// The file of a finished game.
    ///
    /// # Errors
    /// [`OpenError::BadId`].
    pub fn score_path(&self, id: &str) -> Result<PathBuf, OpenError> {
        check_id(id)?;
        Ok(self.scores().join(format!("{id}.json")))
    }

    /// Every finished game by name, with its text.
    ///
    /// # Errors
    /// [`OpenError::Io`] when the folder cannot be read. A file that cannot be read is an entry of its own.
    pub fn list_scores(&self) -> Result<Vec<StoredScore>, OpenError> {
        let folder = self.scores();
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(OpenError::io(&folder, &error)),
        };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let games = paths.filter(|path| path.extension().is_some_and(|end| end == "json"));
        let mut listed: Vec<_> = games
            .filter_map(|path| Some(StoredScore { id: path.file_stem()?.to_string_lossy().into_owned(), text: text_at(&path) }))
            .filter(|stored| !stored.id.starts_with('.'))
            .collect();
        listed.sort_by(|one, other| one.id.cmp(&other.id));
        Ok(listed)
    }

    /// The text of a finished game.
    ///
    /// # Errors
    /// [`OpenError::NotFound`] and those of reading.
    pub fn read_score(&self, id: &str) -> Result<String, OpenError> {
        let path = self.score_path(id)?;
        if is_taken(&path) { text_at(&path) } else { Err(OpenError::NotFound { id: id.to_owned() }) }
    }

    /// Puts a finished game under the first free name of `id`, `id-2` and so on, whole, and says which. The text may hold its name.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub fn add_score(&self, id: &str, text: impl Fn(&str) -> String) -> Result<String, OpenError> {
        loop {
            let free = first_free(id, |id| Ok(is_taken(&self.score_path(id)?)))?;
            if self.place_score(&free, &text(&free))? {
                return Ok(free);
            }
        }
    }

    /// Puts a finished game under its name, whole; false where that name is taken, and nothing is changed.
    ///
    /// # Errors
    /// [`OpenError::BadId`], [`OpenError::Io`].
    pub fn place_score(&self, id: &str, text: &str) -> Result<bool, OpenError> {
        let path = self.score_path(id)?;
        self.prepare(&self.scores())?;
        placed(&path, text.as_bytes())
    }

    /// Writes a finished game over, whole or not at all: only where the file still holds what was `read` of it.
    ///
    /// # Errors
    /// [`StoreError::ChangedOutside`] where it does not, and those of [`Folders::read_score`]; the file is as it was then.
    pub fn change_score(&self, id: &str, read: &str, text: &str) -> Result<(), OpenError> {
        let path = self.score_path(id)?;
        let found = self.read_score(id)?;
        if found != read {
            let length = |text: &str| u64::try_from(text.len()).unwrap_or(u64::MAX);
            return Err(StoreError::ChangedOutside { path, expected: length(read), found: length(&found) }.into());
        }
        disk::write_over(&path, text.as_bytes())
    }

    /// Puts a file of finished games among the exports, whole, under the first free name, and says which.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub fn export_scores(&self, name: &str, end: &str, bytes: &[u8]) -> Result<PathBuf, OpenError> {
        self.placed(&self.exports(), |number| numbered(name, number, end), bytes)
    }

    /// The files that lie ready among the imports and may hold finished games, by name.
    pub fn list_score_imports(&self) -> Vec<PathBuf> {
        let ends =
            |path: &Path| path.extension().is_some_and(|end| ["json", "csv"].iter().any(|own| end.eq_ignore_ascii_case(own)));
        listed(&self.imports(), |path| path.is_file() && ends(path))
    }

    /// Throws a finished game away, in whatever state its file is, and says where it lies in the wastebasket.
    ///
    /// # Errors
    /// [`OpenError::NotFound`], [`OpenError::Io`].
    pub fn throw_score_away(&self, id: &str) -> Result<PathBuf, OpenError> {
        let from = self.score_path(id)?;
        if !is_taken(&from) {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        self.prepare(&self.wastebasket())?;
        let inside = |id: &str| self.thrown_score(id);
        let free = first_free(id, |id| Ok(is_taken(&inside(id))))?;
        let to = inside(&free);
        disk::move_new(&from, &to).map(|()| to).map_err(|error| OpenError::io(&from, &error))
    }
}

impl Folders {
    /// Whether a finished game has this name.
    ///
    /// # Errors
    /// [`OpenError::BadId`].
    pub fn is_score_there(&self, id: &str) -> Result<bool, OpenError> {
        Ok(is_taken(&self.score_path(id)?))
    }

    fn thrown_score(&self, id: &str) -> PathBuf {
        self.wastebasket().join(format!("{id}.score.json"))
    }

    /// Whether a finished game of this name lies in the wastebasket.
    ///
    /// # Errors
    /// [`OpenError::BadId`].
    pub fn was_score_thrown_away(&self, id: &str) -> Result<bool, OpenError> {
        check_id(id)?;
        Ok(is_taken(&self.thrown_score(id)))
    }

    /// Brings a finished game back from the wastebasket under its name, where one lies there of which `wanted` says so, the one
    /// thrown away last before the others; false where there is none or its name is taken.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub fn bring_score_back(&self, id: &str, wanted: impl Fn(&str) -> bool) -> Result<bool, OpenError> {
        let to = self.score_path(id)?;
        let mut thrown = vec![self.thrown_score(id)];
        let _ = first_free(id, |id| {
            let path = self.thrown_score(id);
            let there = is_taken(&path);
            if there {
                thrown.push(path);
            }
            Ok(there)
        })?;
        let found = thrown.into_iter().rev().find(|path| text_at(path).is_ok_and(|text| wanted(&text)));
        let Some(from) = found.filter(|_| !is_taken(&to)) else { return Ok(false) };
        self.prepare(&self.scores())?;
        disk::move_new(&from, &to).map(|()| true).map_err(|error| OpenError::io(&from, &error))
    }
}

/// Writes a file of the players' choice, whole and never over another; false where there is one of that name.
///
/// # Errors
/// [`OpenError::Io`].
pub fn write_new(path: &Path, bytes: &[u8]) -> Result<bool, OpenError> {
    // A bare name lies in the folder at hand.
    let bare = path.parent().is_none_or(|folder| folder.as_os_str().is_empty());
    let path = if bare { Path::new(".").join(path) } else { path.to_owned() };
    placed(&path, bytes)
}

fn placed(path: &Path, bytes: &[u8]) -> Result<bool, OpenError> {
    match disk::place_new(path, bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(OpenError::io(path, &error)),
    }
}
