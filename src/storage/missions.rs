//! Folders of missions: those of strangers read with care, those of the players put in place whole.

use std::collections::BTreeMap;

use thiserror::Error;

use super::backend::{BackendError, Entry, Kind};
use super::folders::{candidates, check_id};
use super::texts::is_text;
use super::{Folders, OpenError};
use crate::content::MISSION_FILE;
use crate::content::exchange::{DEEPEST, LARGEST, MOST_TEXTS, Untaken};

/// The most entries of a stranger's folder that are looked at, whatever they are.
const MOST_ENTRIES: usize = 5000;

/// Why a stranger's folder or file was not read. Nothing was written.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StrangeFolder {
    /// It is not what a mission is.
    #[error("not a mission: {0:?}")]
    Untaken(Untaken),
    /// A link, which might lead anywhere.
    #[error("{file} is a link")]
    Link {
        /// Where it stands.
        file: String,
    },
    /// Not a text in UTF-8.
    #[error("{file} is not UTF-8")]
    NotText {
        /// The file.
        file: String,
    },
    /// The disk.
    #[error(transparent)]
    Storage(#[from] OpenError),
}

impl From<Untaken> for StrangeFolder {
    fn from(untaken: Untaken) -> Self {
        Self::Untaken(untaken)
    }
}

/// What came of putting a mission in place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Installed {
    /// It lies there now.
    New {
        /// Its folder, as users know it.
        path: String,
    },
    /// It took the place of another, which was thrown away.
    Replaced {
        /// Its folder, as users know it.
        path: String,
        /// Where the other lies now.
        old: String,
    },
    /// There is one of that name, and it was left alone.
    There {
        /// Its folder, as users know it.
        path: String,
    },
}

impl Folders {
    /// The text of a bundle that users name.
    ///
    /// # Errors
    /// [`StrangeFolder`]; never more than a bundle may hold is read.
    pub async fn strange_text(&self, file: &str) -> Result<String, StrangeFolder> {
        self.bounded_text(&self.backend().outside(file), LARGEST).await
    }

    async fn bounded_text(&self, name: &str, limit: usize) -> Result<String, StrangeFolder> {
        let bytes = match self.backend().read(name, limit as u64).await {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return Err(OpenError::NotFound { id: self.shown(name) }.into()),
            Err(BackendError::TooLarge { .. }) => return Err(Untaken::TooLarge { limit: LARGEST }.into()),
            Err(error) => return Err(self.failed(name, error).into()),
        };
        String::from_utf8(bytes).map_err(|_| StrangeFolder::NotText { file: self.shown(name) })
    }

    /// The `.json` and `.ftl` texts of a folder that users name, by name with `/`. What is no text of a mission, or begins with a dot, is
    /// passed over.
    ///
    /// # Errors
    /// [`StrangeFolder`]: a link among the texts, or more of anything than a mission has.
    pub async fn strange_texts(&self, folder: &str) -> Result<BTreeMap<String, String>, StrangeFolder> {
        let (mut texts, mut bytes, mut seen) = (BTreeMap::new(), 0, 0);
        let mut waiting = vec![(self.backend().outside(folder), String::new(), 1)];
        while let Some((folder, inside, depth)) = waiting.pop() {
            let entries = self.backend().list(&folder).await.map_err(|error| self.failed(&folder, error))?;
            for entry in entries.ok_or_else(|| OpenError::NotFound { id: self.shown(&folder) })? {
                seen += 1;
                if seen > MOST_ENTRIES {
                    return Err(Untaken::TooMany { limit: MOST_TEXTS }.into());
                }
                let (name, full) = (format!("{folder}/{}", entry.name), format!("{inside}{}", entry.name));
                if entry.link && (is_text(&full) || entry.kind == Kind::Folder) && !entry.name.starts_with('.') {
                    return Err(StrangeFolder::Link { file: self.shown(&name) });
                }
                match kind_of_text(&entry) {
                    Some(Kind::Folder) if depth + 1 >= DEEPEST => return Err(Untaken::TooDeep.into()),
                    Some(Kind::Folder) => waiting.push((name, format!("{full}/"), depth + 1)),
                    Some(Kind::File) if texts.len() == MOST_TEXTS => return Err(Untaken::TooMany { limit: MOST_TEXTS }.into()),
                    Some(Kind::File) => {
                        let text = self.bounded_text(&name, LARGEST - bytes).await?;
                        bytes += text.len();
                        let _ = texts.insert(full, text);
                    }
                    Some(Kind::Other) | None => {}
                }
            }
        }
        Ok(texts)
    }

    /// Whether there is anything of that name among the players' own missions.
    pub async fn has_mission(&self, id: &str) -> bool {
        check_id(id).is_ok() && self.is_taken(&mission_folder(id)).await
    }

    /// What lies ready among the imports and may be a mission: folders that hold one, and `.json` files; by name.
    pub async fn list_mission_imports(&self) -> Vec<String> {
        let mut found = Vec::new();
        for entry in self.entries_in(Self::IMPORTS).await {
            let name = format!("{}/{}", Self::IMPORTS, entry.name);
            let inside = format!("{name}/{MISSION_FILE}");
            let is_one = match entry.kind {
                Kind::File => entry.name.ends_with(".json"),
                Kind::Folder => matches!(self.backend().entry(&inside).await, Ok(Some(file)) if file.kind == Kind::File),
                Kind::Other => false,
            };
            if is_one {
                found.push(self.shown(&name));
            }
        }
        found
    }

    /// The missions that were thrown away, by name: each the folder that it was.
    pub async fn list_thrown_missions(&self) -> Vec<String> {
        let entries = self.entries_in(Self::WASTEBASKET).await.into_iter();
        let thrown = entries.filter(|entry| entry.kind == Kind::Folder && entry.name.ends_with(".mission"));
        thrown.map(|entry| self.shown(&format!("{}/{}", Self::WASTEBASKET, entry.name))).collect()
    }

    /// What lies in a folder, by name; nothing where it cannot be read.
    pub(super) async fn entries_in(&self, folder: &str) -> Vec<Entry> {
        self.backend().list(folder).await.ok().flatten().unwrap_or_default()
    }

    /// Throws one of the players' own missions away, whatever is in it, and says where it lies in the wastebasket.
    ///
    /// # Errors
    /// [`OpenError::BadId`], [`OpenError::NotFound`], [`OpenError::Io`].
    pub async fn throw_mission_away(&self, id: &str) -> Result<String, OpenError> {
        check_id(id)?;
        let name = mission_folder(id);
        if !self.is_taken(&name).await {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        self.throw_folder_away(&name, id).await.map(|old| self.shown(&old))
    }

    async fn throw_folder_away(&self, name: &str, id: &str) -> Result<String, OpenError> {
        self.prepare(Self::WASTEBASKET).await?;
        for id in candidates(id)? {
            let old = format!("{}/{id}.mission", Self::WASTEBASKET);
            if !self.is_taken(&old).await && self.moved(name, &old).await? {
                return Ok(old);
            }
        }
        Err(OpenError::BadId { id: id.to_owned() })
    }

    /// Puts a mission among the players' own: whole or not at all. One of that name is left alone, or, with `replace`, thrown away.
    ///
    /// # Errors
    /// [`OpenError::BadId`] for a name that would lead out of the folder, [`OpenError::Io`].
    pub async fn install_mission(
        &self,
        id: &str,
        texts: &BTreeMap<String, String>,
        replace: bool,
    ) -> Result<Installed, OpenError> {
        check_id(id)?;
        let name = mission_folder(id);
        if self.is_taken(&name).await && !replace {
            return Ok(Installed::There { path: self.shown(&name) });
        }
        self.prepare(Self::MISSIONS).await?;
        // A folder beside, under a name that is never read.
        let mut staged = String::new();
        for number in 0_u64.. {
            staged = format!("{}/.{id}.{number}.tmp", Self::MISSIONS);
            if !self.is_taken(&staged).await {
                break;
            }
        }
        let installed = match self.write_all(&staged, texts).await {
            Ok(()) => self.moved_into_place(id, &staged, &name).await,
            Err(error) => Err(error),
        };
        if installed.is_err() {
            // What was not put in place only takes up room.
            let _ = self.backend().remove(&staged).await;
        }
        installed
    }

    async fn moved_into_place(&self, id: &str, staged: &str, name: &str) -> Result<Installed, OpenError> {
        let path = self.shown(name);
        if !self.is_taken(name).await {
            let moved = self.moved(staged, name).await?;
            return Ok(if moved { Installed::New { path } } else { Installed::There { path } });
        }
        let old = self.throw_folder_away(name, id).await?;
        match self.moved(staged, name).await {
            Ok(true) => Ok(Installed::Replaced { path, old: self.shown(&old) }),
            failed => {
                // The old one goes back: a mission is there before and after.
                let _ = self.moved(&old, name).await;
                failed.map(|_| Installed::There { path })
            }
        }
    }

    /// Writes texts into a new folder that users name, or an empty one; false where there is something already, and nothing is written.
    ///
    /// # Errors
    /// [`OpenError::BadId`] for a name that would lead out of the folder, [`OpenError::Io`].
    pub async fn write_folder_outside(&self, folder: &str, texts: &BTreeMap<String, String>) -> Result<bool, OpenError> {
        let name = self.backend().outside(folder);
        let is_empty = || async { matches!(self.backend().list(&name).await, Ok(Some(entries)) if entries.is_empty()) };
        if self.is_taken(&name).await && !is_empty().await {
            return Ok(false);
        }
        self.write_all(&name, texts).await.map(|()| true)
    }

    /// Whether texts of that folder could be written at all is found out before the first one is.
    async fn write_all(&self, folder: &str, texts: &BTreeMap<String, String>) -> Result<(), OpenError> {
        texts.keys().flat_map(|name| name.split('/')).try_for_each(check_id)?;
        self.prepare(folder).await?;
        for (name, text) in texts {
            let name = format!("{folder}/{name}");
            if let Some((above, _)) = name.rsplit_once('/') {
                self.prepare(above).await?;
            }
            if !self.put_new(&name, text.as_bytes()).await? {
                let cause = std::io::ErrorKind::AlreadyExists.into();
                return Err(OpenError::Io { file: self.shown(&name), cause });
            }
        }
        Ok(())
    }
}

fn mission_folder(id: &str) -> String {
    format!("{}/{id}", Folders::MISSIONS)
}

/// A folder to look into, or a file that is read; nothing where it is passed over.
fn kind_of_text(entry: &Entry) -> Option<Kind> {
    // A name that is no text was given another one to be shown; it cannot be read by it.
    let is_named = !entry.name.starts_with('.') && !entry.name.contains(char::REPLACEMENT_CHARACTER) && !entry.link;
    Some(entry.kind).filter(|kind| is_named && (*kind == Kind::Folder || is_text(&entry.name)))
}
