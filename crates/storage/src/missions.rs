//! Folders of missions: third-party folders read within limits, missions of the players written whole.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::backend::{BackendError, Cause, Entry, Kind, above};
use super::folders::check_id;
use super::texts::is_text;
use super::{Folders, OpenError};
use content::MISSION_FILE;
use content::import::{ImportError, MAX_BYTES, MAX_DEPTH, MAX_TEXTS};

/// The most entries of a third-party folder that are looked at, of any kind.
const MOST_ENTRIES: usize = 5000;

/// Why a third-party file or folder was not read. Nothing was written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum ThirdPartyError {
    /// The texts are no mission, or exceed a limit.
    #[error("not a mission: {0:?}")]
    Invalid(ImportError),
    /// A link among the files: it could lead anywhere.
    #[error("{file} is a link")]
    Link { file: String },
    /// A text with other bytes than those of UTF-8.
    #[error("{file} is not UTF-8")]
    NotText { file: String },
    /// The system refused, or there is no such file.
    #[error(transparent)]
    Storage(#[from] OpenError),
}

impl From<ImportError> for ThirdPartyError {
    fn from(error: ImportError) -> Self {
        Self::Invalid(error)
    }
}

/// The result of installing a mission. Paths are shown to users.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Installed {
    /// It is new.
    New { path: String },
    /// It replaced the mission that is now in the wastebasket at `old`.
    Replaced { path: String, old: String },
    /// A mission of that id exists and is unchanged.
    Exists { path: String },
}

impl Folders {
    /// The text of a third-party bundle, read up to the size limit.
    pub async fn third_party_text(&self, file: &str) -> Result<String, ThirdPartyError> {
        self.bounded_text(&self.backend().outside(file), MAX_BYTES)
            .await
    }

    async fn bounded_text(&self, name: &str, limit: usize) -> Result<String, ThirdPartyError> {
        let bytes = match self.backend().read(name, limit as u64).await {
            Ok(Some(bytes)) => bytes,
            Ok(None) => {
                return Err(OpenError::NotFound {
                    id: self.display_path(name),
                }
                .into());
            }
            Err(BackendError::TooLarge { .. }) => {
                return Err(ImportError::TooLarge { limit: MAX_BYTES }.into());
            }
            Err(error) => return Err(self.failed(name, error).into()),
        };
        String::from_utf8(bytes).map_err(|_| ThirdPartyError::NotText {
            file: self.display_path(name),
        })
    }

    /// The `.json` and `.ftl` texts of a third-party folder, by name with `/`. Other files, and names that begin with a dot, are
    /// skipped; a link among the texts, or more than a mission may have, is an error.
    pub async fn third_party_texts(
        &self,
        folder: &str,
    ) -> Result<BTreeMap<String, String>, ThirdPartyError> {
        let (mut texts, mut bytes, mut seen) = (BTreeMap::new(), 0, 0);
        let mut waiting = vec![(self.backend().outside(folder), String::new(), 1)];
        while let Some((folder, inside, depth)) = waiting.pop() {
            let entries = self
                .backend()
                .list(&folder)
                .await
                .map_err(|error| self.failed(&folder, error))?;
            for entry in entries.ok_or_else(|| OpenError::NotFound {
                id: self.display_path(&folder),
            })? {
                seen += 1;
                if seen > MOST_ENTRIES {
                    return Err(ImportError::TooManyTexts { limit: MAX_TEXTS }.into());
                }
                let (name, full) = (
                    format!("{folder}/{}", entry.name),
                    format!("{inside}{}", entry.name),
                );
                if entry.link
                    && (is_text(&full) || entry.kind == Kind::Folder)
                    && !entry.name.starts_with('.')
                {
                    return Err(ThirdPartyError::Link {
                        file: self.display_path(&name),
                    });
                }
                match kind_of_text(&entry) {
                    Some(Kind::Folder) if depth + 1 >= MAX_DEPTH => {
                        return Err(ImportError::TooDeep.into());
                    }
                    Some(Kind::Folder) => waiting.push((name, format!("{full}/"), depth + 1)),
                    Some(Kind::File) if texts.len() == MAX_TEXTS => {
                        return Err(ImportError::TooManyTexts { limit: MAX_TEXTS }.into());
                    }
                    Some(Kind::File) => {
                        let text = self.bounded_text(&name, MAX_BYTES - bytes).await?;
                        bytes += text.len();
                        let _ = texts.insert(full, text);
                    }
                    Some(Kind::Other) | None => {}
                }
            }
        }
        Ok(texts)
    }

    /// Whether the players have a mission of that id.
    pub async fn has_mission(&self, id: &str) -> bool {
        check_id(id).is_ok() && self.is_taken(&mission_folder(id)).await
    }

    /// The paths of possible missions among the imports: folders with a mission file, and `.json` files; by name.
    pub async fn list_mission_imports(&self) -> Vec<String> {
        let mut found = Vec::new();
        for entry in self.entries_in(Self::IMPORTS).await {
            let name = format!("{}/{}", Self::IMPORTS, entry.name);
            let inside = format!("{name}/{MISSION_FILE}");
            let is_one = match entry.kind {
                Kind::File => entry.name.ends_with(".json"),
                Kind::Folder => {
                    matches!(self.backend().entry(&inside).await, Ok(Some(file)) if file.kind == Kind::File)
                }
                Kind::Other => false,
            };
            if is_one {
                found.push(self.display_path(&name));
            }
        }
        found
    }

    /// The paths of deleted missions, by name.
    pub async fn list_deleted_missions(&self) -> Vec<String> {
        let entries = self.entries_in(Self::WASTEBASKET).await.into_iter();
        let thrown =
            entries.filter(|entry| entry.kind == Kind::Folder && entry.name.ends_with(".mission"));
        thrown
            .map(|entry| self.display_path(&format!("{}/{}", Self::WASTEBASKET, entry.name)))
            .collect()
    }

    /// The entries of a folder, by name; none if it cannot be read.
    pub(super) async fn entries_in(&self, folder: &str) -> Vec<Entry> {
        self.backend()
            .list(folder)
            .await
            .ok()
            .flatten()
            .unwrap_or_default()
    }

    /// Moves a mission of the players to the wastebasket and returns its path there.
    pub async fn delete_mission(&self, id: &str) -> Result<String, OpenError> {
        check_id(id)?;
        let name = mission_folder(id);
        self.check_exists(&name, id).await?;
        self.throw_folder_away(&name, id)
            .await
            .map(|old| self.display_path(&old))
    }

    async fn throw_folder_away(&self, name: &str, id: &str) -> Result<String, OpenError> {
        self.create_folder(Self::WASTEBASKET).await?;
        Ok(self
            .move_to_free(name, id, |id| format!("{}/{id}.mission", Self::WASTEBASKET))
            .await?
            .1)
    }

    /// Installs a mission of the players, whole. An existing one of that id is unchanged or, with `replace`, moved to the wastebasket.
    ///
    /// # Errors
    /// [`OpenError::InvalidId`] for an invalid name of a mission or file, [`OpenError::Io`].
    pub async fn install_mission(
        &self,
        id: &str,
        texts: &BTreeMap<String, String>,
        replace: bool,
    ) -> Result<Installed, OpenError> {
        check_id(id)?;
        let name = mission_folder(id);
        if self.is_taken(&name).await && !replace {
            return Ok(Installed::Exists {
                path: self.display_path(&name),
            });
        }
        self.create_folder(Self::MISSIONS).await?;
        // A hidden folder beside it, which is never read.
        let mut staged = String::new();
        for number in 0_u64.. {
            staged = format!("{}/.{id}.{number}.tmp", Self::MISSIONS);
            if !self.is_taken(&staged).await {
                break;
            }
        }
        let installed = match self.write_all(&staged, texts).await {
            Ok(()) => self.moved_into_place(id, &staged, &name).await,
            Err(error) => Err(error.taken_back()),
        };
        if installed.is_err() {
            // A leftover only takes up room.
            let _ = self.backend().remove(&staged).await;
        }
        installed
    }

    async fn moved_into_place(
        &self,
        id: &str,
        staged: &str,
        name: &str,
    ) -> Result<Installed, OpenError> {
        let path = self.display_path(name);
        if !self.is_taken(name).await {
            let moved = self.moved(staged, name).await?;
            return Ok(if moved {
                Installed::New { path }
            } else {
                Installed::Exists { path }
            });
        }
        let old = match self.throw_folder_away(name, id).await {
            Ok(old) => old,
            Err(OpenError::Unconfirmed { file, cause }) => {
                return Err(self
                    .brought_back(&self.backend().outside(&file), name, cause)
                    .await);
            }
            Err(error) => return Err(error),
        };
        match self.moved(staged, name).await {
            Ok(true) => Ok(Installed::Replaced {
                path,
                old: self.display_path(&old),
            }),
            failed => {
                let cause = match &failed {
                    Err(OpenError::Unconfirmed { .. }) => {
                        return failed.map(|_| Installed::Exists { path });
                    }
                    Err(OpenError::Io { cause, .. }) => cause.clone(),
                    _ => std::io::ErrorKind::AlreadyExists.into(),
                };
                Err(self.brought_back(&old, name, cause).await)
            }
        }
    }

    /// The error after a mission was thrown away in vain: it is back, or named where it is now.
    async fn brought_back(&self, old: &str, name: &str, cause: Cause) -> OpenError {
        match self.backend().move_new(old, name).await {
            Ok(()) => OpenError::Io {
                file: self.display_path(name),
                cause,
            },
            Err(error) => self.unconfirmed(old, &error),
        }
    }

    /// Writes texts to a folder that is new or empty; false, and nothing is written, if it has files. On error nothing is left behind.
    pub async fn write_external_folder(
        &self,
        folder: &str,
        texts: &BTreeMap<String, String>,
    ) -> Result<bool, OpenError> {
        let name = self.backend().outside(folder);
        let is_empty = || async {
            matches!(self.backend().list(&name).await, Ok(Some(entries)) if entries.is_empty())
        };
        let is_new = self
            .backend()
            .entry(&name)
            .await
            .map_err(|error| self.failed(&name, error))?
            .is_none();
        if !is_new && !is_empty().await {
            return Ok(false);
        }
        let begun_at = self.first_missing(folder).await;
        if let Err(error) = self.write_all(&name, texts).await {
            let begun = if is_new {
                vec![self.backend().outside(begun_at)]
            } else {
                self.inside(&name).await
            };
            for begun in begun {
                if let Err(error) = self.backend().remove(&begun).await {
                    return Err(OpenError::LeftInPart {
                        file: self.display_path(&begun),
                        cause: error.cause(),
                    });
                }
            }
            return Err(error.taken_back());
        }
        Ok(true)
    }

    /// The first folder on the way to this one that does not exist, or the folder itself.
    async fn first_missing<'f>(&self, folder: &'f str) -> &'f str {
        let mut first = folder;
        while let Some((above, _)) = first
            .rsplit_once(['/', std::path::MAIN_SEPARATOR])
            .filter(|(above, _)| !above.is_empty())
            && !self.is_taken(&self.backend().outside(above)).await
        {
            first = above;
        }
        first
    }

    /// The full names of what is in a folder.
    async fn inside(&self, folder: &str) -> Vec<String> {
        self.entries_in(folder)
            .await
            .into_iter()
            .map(|entry| format!("{folder}/{}", entry.name))
            .collect()
    }

    /// Checks all names before it writes the first text.
    async fn write_all(
        &self,
        folder: &str,
        texts: &BTreeMap<String, String>,
    ) -> Result<(), OpenError> {
        texts
            .keys()
            .flat_map(|name| name.split('/'))
            .try_for_each(check_id)?;
        self.create_folder(folder).await?;
        let files: Vec<(String, Vec<u8>)> = texts
            .iter()
            .map(|(name, text)| (format!("{folder}/{name}"), text.as_bytes().to_vec()))
            .collect();
        let inside: BTreeSet<&str> = files.iter().map(|(name, _)| above(name)).collect();
        for folder in inside {
            self.create_folder(folder).await?;
        }
        let names: Vec<String> = files.iter().map(|(name, _)| name.clone()).collect();
        let created = self.put_all_new(files).await?;
        match names.iter().zip(created).find(|(_, created)| !created) {
            None => Ok(()),
            Some((name, _)) => Err(OpenError::Io {
                file: self.display_path(name),
                cause: std::io::ErrorKind::AlreadyExists.into(),
            }),
        }
    }
}

fn mission_folder(id: &str) -> String {
    format!("{}/{id}", Folders::MISSIONS)
}

/// The kind of an entry that is followed or read; `None` if it is skipped.
fn kind_of_text(entry: &Entry) -> Option<Kind> {
    // A name that is not UTF-8 is shown changed, and cannot be opened by the shown name.
    let is_named = !entry.name.starts_with('.')
        && !entry.name.contains(char::REPLACEMENT_CHARACTER)
        && !entry.link;
    Some(entry.kind).filter(|kind| is_named && (*kind == Kind::Folder || is_text(&entry.name)))
}
