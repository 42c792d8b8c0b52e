//! Finished games, one file each. What stands in a file is for others to read.

use super::backend::Kind;
use super::folders::{candidates, check_id};
use super::whole::stem;
use super::{Folders, OpenError, StoreError};

/// The file of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredScore {
    /// The name of the game.
    pub id: String,
    /// What stands in the file, or why nobody can tell.
    pub text: Result<String, OpenError>,
}

/// The file of a finished game.
fn score(id: &str) -> Result<String, OpenError> {
    check_id(id)?;
    Ok(format!("{}/{id}.json", Folders::SCORES))
}

fn thrown(id: &str) -> String {
    format!("{}/{id}.score.json", Folders::WASTEBASKET)
}

impl Folders {
    /// The file of a finished game, as users know it.
    ///
    /// # Errors
    /// [`OpenError::BadId`].
    pub fn score_file(&self, id: &str) -> Result<String, OpenError> {
        Ok(self.shown(&score(id)?))
    }

    /// Every finished game by name, with its text.
    ///
    /// # Errors
    /// [`OpenError::Io`] when the folder cannot be read. A file that cannot be read is an entry of its own.
    pub async fn list_scores(&self) -> Result<Vec<StoredScore>, OpenError> {
        let entries = self.backend().list(Self::SCORES).await.map_err(|error| self.failed(Self::SCORES, error))?;
        let mut listed = Vec::new();
        for entry in entries.unwrap_or_default() {
            if entry.name.ends_with(".json") && !entry.name.starts_with('.') {
                let text = self.text(&format!("{}/{}", Self::SCORES, entry.name)).await;
                listed.push(StoredScore { id: stem(&entry.name).to_owned(), text });
            }
        }
        listed.sort_by(|one, other| one.id.cmp(&other.id));
        Ok(listed)
    }

    /// The text of a finished game.
    ///
    /// # Errors
    /// [`OpenError::NotFound`] and those of reading.
    pub async fn read_score(&self, id: &str) -> Result<String, OpenError> {
        let name = score(id)?;
        if self.is_taken(&name).await { self.text(&name).await } else { Err(OpenError::NotFound { id: id.to_owned() }) }
    }

    /// Puts a finished game under the first free name of `id`, `id-2` and so on, whole, and says which. The text may hold its name.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub async fn add_score(&self, id: &str, text: impl Fn(&str) -> String) -> Result<String, OpenError> {
        for free in candidates(id)? {
            if !self.is_taken(&score(&free)?).await && self.place_score(&free, &text(&free)).await? {
                return Ok(free);
            }
        }
        Err(OpenError::BadId { id: id.to_owned() })
    }

    /// Puts a finished game under its name, whole; false where that name is taken, and nothing is changed.
    ///
    /// # Errors
    /// [`OpenError::BadId`], [`OpenError::Io`].
    pub async fn place_score(&self, id: &str, text: &str) -> Result<bool, OpenError> {
        let name = score(id)?;
        self.prepare(Self::SCORES).await?;
        self.put_new(&name, text.as_bytes()).await
    }

    /// Writes a finished game over, whole or not at all: only where the file still holds what was `read` of it.
    ///
    /// # Errors
    /// [`StoreError::ChangedOutside`] where it does not, and those of [`Folders::read_score`]; the file is as it was then.
    pub async fn change_score(&self, id: &str, read: &str, text: &str) -> Result<(), OpenError> {
        let name = score(id)?;
        let found = self.read_score(id).await?;
        if found != read {
            let length = |text: &str| u64::try_from(text.len()).unwrap_or(u64::MAX);
            let file = self.shown(&name);
            return Err(StoreError::ChangedOutside { file, expected: length(read), found: length(&found) }.into());
        }
        self.put(&name, text.as_bytes()).await
    }

    /// Puts a file of finished games among the exports, whole, under the first free name, and says which.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub async fn export_scores(&self, name: &str, end: &str, bytes: &[u8]) -> Result<String, OpenError> {
        self.put_numbered(Self::EXPORTS, name, end, bytes).await
    }

    /// The files that lie ready among the imports and may hold finished games, by name.
    pub async fn list_score_imports(&self) -> Vec<String> {
        let ends = |name: &str| {
            let end = name.rsplit_once('.').map(|(_, end)| end);
            end.is_some_and(|end| ["json", "csv"].iter().any(|own| end.eq_ignore_ascii_case(own)))
        };
        let entries = self.entries_in(Self::IMPORTS).await.into_iter();
        let files = entries.filter(|entry| entry.kind == Kind::File && ends(&entry.name));
        files.map(|entry| self.shown(&format!("{}/{}", Self::IMPORTS, entry.name))).collect()
    }

    /// Throws a finished game away, in whatever state its file is, and says where it lies in the wastebasket.
    ///
    /// # Errors
    /// [`OpenError::NotFound`], [`OpenError::Io`].
    pub async fn throw_score_away(&self, id: &str) -> Result<String, OpenError> {
        let from = score(id)?;
        if !self.is_taken(&from).await {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        self.prepare(Self::WASTEBASKET).await?;
        for free in candidates(id)? {
            let to = thrown(&free);
            if !self.is_taken(&to).await && self.moved(&from, &to).await? {
                return Ok(self.shown(&to));
            }
        }
        Err(OpenError::BadId { id: id.to_owned() })
    }

    /// Whether a finished game has this name.
    ///
    /// # Errors
    /// [`OpenError::BadId`].
    pub async fn is_score_there(&self, id: &str) -> Result<bool, OpenError> {
        Ok(self.is_taken(&score(id)?).await)
    }

    /// Whether a finished game of this name lies in the wastebasket.
    ///
    /// # Errors
    /// [`OpenError::BadId`].
    pub async fn was_score_thrown_away(&self, id: &str) -> Result<bool, OpenError> {
        check_id(id)?;
        Ok(self.is_taken(&thrown(id)).await)
    }

    /// Brings a finished game back from the wastebasket under its name, where one lies there of which `wanted` says so, the one
    /// thrown away last before the others; false where there is none or its name is taken.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub async fn bring_score_back(&self, id: &str, wanted: impl Fn(&str) -> bool) -> Result<bool, OpenError> {
        let to = score(id)?;
        let mut found = None;
        for id in candidates(id)? {
            let name = thrown(&id);
            if !self.is_taken(&name).await {
                break;
            }
            if self.text(&name).await.is_ok_and(|text| wanted(&text)) {
                found = Some(name);
            }
        }
        let Some(from) = found else { return Ok(false) };
        if self.is_taken(&to).await {
            return Ok(false);
        }
        self.prepare(Self::SCORES).await?;
        self.moved(&from, &to).await
    }
}
