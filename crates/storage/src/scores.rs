//! Kept scores, a file each. The content of the files is not interpreted here.

use super::backend::Kind;
use super::folders::{candidates, check_id};
use super::whole_files::stem;
use super::{Folders, OpenError, StoreError};

/// A score as its file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredScore {
    /// The id, which is the name of the file without its ending.
    pub id: String,
    /// The content of the file, or why it cannot be read.
    pub text: Result<String, OpenError>,
}

fn score(id: &str) -> Result<String, OpenError> {
    check_id(id)?;
    Ok(format!("{}/{id}.json", Folders::SCORES))
}

fn deleted(id: &str) -> String {
    format!("{}/{id}.score.json", Folders::WASTEBASKET)
}

impl Folders {
    /// The path of a score, for users.
    pub fn score_file(&self, id: &str) -> Result<String, OpenError> {
        Ok(self.display_path(&score(id)?))
    }

    /// Every score by id, with its text or the error of its file.
    pub async fn list_scores(&self) -> Result<Vec<StoredScore>, OpenError> {
        let entries = self
            .backend()
            .list(Self::SCORES)
            .await
            .map_err(|error| self.failed(Self::SCORES, error))?;
        let mut listed = Vec::new();
        for entry in entries.unwrap_or_default() {
            if entry.name.ends_with(".json") && !entry.name.starts_with('.') {
                let text = self.text(&format!("{}/{}", Self::SCORES, entry.name)).await;
                listed.push(StoredScore {
                    id: stem(&entry.name).to_owned(),
                    text,
                });
            }
        }
        listed.sort_by(|one, other| one.id.cmp(&other.id));
        Ok(listed)
    }

    /// The text of the score; [`OpenError::NotFound`] if there is none of this id.
    pub async fn read_score(&self, id: &str) -> Result<String, OpenError> {
        let name = self.spelt(&score(id)?).await;
        self.check_exists(&name, id).await?;
        self.text(&name).await
    }

    /// Adds a score under the first free id of `id`, `id-2` and so on, which it returns. The text may contain the id.
    pub async fn add_score(
        &self,
        id: &str,
        text: impl Fn(&str) -> String,
    ) -> Result<String, OpenError> {
        for free in candidates(id)? {
            if !self.is_taken(&score(&free)?).await
                && self.add_score_as(&free, &text(&free)).await?
            {
                return Ok(free);
            }
        }
        Err(OpenError::InvalidId { id: id.to_owned() })
    }

    /// Adds a score under this id; false, without change, if it is taken.
    pub async fn add_score_as(&self, id: &str, text: &str) -> Result<bool, OpenError> {
        let name = score(id)?;
        self.create_folder(Self::SCORES).await?;
        self.put_new(&name, text.as_bytes()).await
    }

    /// Replaces a score, if the file still has the content that was `read`; else [`StoreError::ChangedOutside`].
    pub async fn change_score(&self, id: &str, read: &str, text: &str) -> Result<(), OpenError> {
        let name = self.spelt(&score(id)?).await;
        let expected = read.as_bytes().to_vec();
        if self
            .put_if(&name, text.as_bytes().to_vec(), move |there| {
                there == Some(&expected[..])
            })
            .await?
        {
            return Ok(());
        }
        let found = self.read_score(id).await?;
        let length = |text: &str| u64::try_from(text.len()).unwrap_or(u64::MAX);
        let (expected, found) = (length(read), length(&found));
        Err(StoreError::ChangedOutside {
            file: self.display_path(&name),
            expected,
            found,
        }
        .into())
    }

    /// Writes a file of scores to the exports, under the first free name, and returns its path.
    pub async fn export_scores(
        &self,
        name: &str,
        end: &str,
        bytes: &[u8],
    ) -> Result<String, OpenError> {
        self.deliver(Self::EXPORTS, name, end, bytes).await
    }

    /// The paths of the `.json` and `.csv` files in the imports folder, by name.
    pub async fn list_score_imports(&self) -> Vec<String> {
        let ends = |name: &str| {
            let end = name.rsplit_once('.').map(|(_, end)| end);
            end.is_some_and(|end| {
                ["json", "csv"]
                    .iter()
                    .any(|own| end.eq_ignore_ascii_case(own))
            })
        };
        let entries = self.entries_in(Self::IMPORTS).await.into_iter();
        let files = entries.filter(|entry| entry.kind == Kind::File && ends(&entry.name));
        files
            .map(|entry| self.display_path(&format!("{}/{}", Self::IMPORTS, entry.name)))
            .collect()
    }

    /// Moves a score to the wastebasket and returns its path there.
    pub async fn delete_score(&self, id: &str) -> Result<String, OpenError> {
        let from = self.spelt(&score(id)?).await;
        self.check_exists(&from, id).await?;
        self.create_folder(Self::WASTEBASKET).await?;
        Ok(self.display_path(&self.move_to_free(&from, id, deleted).await?.1))
    }

    /// Whether there is a file of this id, readable or not; [`OpenError::InvalidId`] if it can have none.
    pub async fn has_score(&self, id: &str) -> Result<bool, OpenError> {
        Ok(self.is_taken(&score(id)?).await)
    }

    /// Whether a score of this id is in the wastebasket.
    pub async fn is_score_deleted(&self, id: &str) -> Result<bool, OpenError> {
        check_id(id)?;
        Ok(self.is_taken(&deleted(id)).await)
    }

    /// Restores a score from the wastebasket: the last deleted of those that are `wanted`; false if there is none or the id is taken.
    pub async fn restore_score(
        &self,
        id: &str,
        wanted: impl Fn(&str) -> bool,
    ) -> Result<bool, OpenError> {
        let to = score(id)?;
        let mut found = None;
        for id in candidates(id)? {
            let name = deleted(&id);
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
        self.create_folder(Self::SCORES).await?;
        self.moved(&from, &to).await
    }
}
