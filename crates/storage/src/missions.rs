//! Folders of missions: third-party folders read within limits, missions of the players written whole.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use super::backend::{Cause, Entry, Kind, above};
use super::folder_reader::{LeftOut, LeftOutReason};
use super::folders::check_id;
use super::{Folders, OpenError};
use content::MISSION_FILE;
use content::campaign::CAMPAIGN_FILE;
use content::import::{ImportError, MAX_BYTES};

/// Why a third-party file or folder was not read. Nothing was written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ThirdPartyError {
    /// The texts are no mission, or exceed a limit.
    #[error("not a mission: {0:?}")]
    Invalid(ImportError),
    /// Texts that it needs cannot be read.
    #[error("not read: {0:?}")]
    Unread(Vec<LeftOut>),
    /// The system refused, or there is no such file.
    #[error(transparent)]
    Storage(#[from] OpenError),
}

impl From<ImportError> for ThirdPartyError {
    fn from(error: ImportError) -> Self {
        Self::Invalid(error)
    }
}

impl From<LeftOut> for ThirdPartyError {
    fn from(left_out: LeftOut) -> Self {
        match left_out.why {
            LeftOutReason::Invalid(why) => Self::Invalid(why),
            LeftOutReason::Storage(error) => Self::Storage(error),
            why => Self::Unread(vec![LeftOut { why, ..left_out }]),
        }
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
        let name = self.backend().outside(file);
        let text = self.text_within(&name, MAX_BYTES).await;
        Ok(text.map_err(|why| LeftOut {
            name: String::new(),
            file: self.display_path(&name),
            why,
        })?)
    }

    /// Whether the players have a mission of that id.
    pub async fn has_mission(&self, id: &str) -> bool {
        check_id(id).is_ok() && self.is_taken(&mission_folder(id)).await
    }

    async fn is_file(&self, name: &str) -> bool {
        matches!(self.backend().entry(name).await, Ok(Some(file)) if file.kind == Kind::File)
    }

    /// The paths of possible missions among the imports: folders with the file of a mission or campaign, and `.json` files; by name.
    pub async fn list_mission_imports(&self) -> Vec<String> {
        let mut found = Vec::new();
        for entry in self.entries_in(Self::IMPORTS).await {
            let name = format!("{}/{}", Self::IMPORTS, entry.name);
            let is_one = match entry.kind {
                Kind::File => entry.name.ends_with(".json"),
                Kind::Folder => {
                    self.is_file(&format!("{name}/{MISSION_FILE}")).await
                        || self.is_file(&format!("{name}/{CAMPAIGN_FILE}")).await
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
