//! Folders of missions: those of strangers read with care, those of the players put in place whole.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::process;

use super::folders::{check_id, first_free, is_taken};
use super::{Folders, OpenError, disk};
use crate::content::MISSION_FILE;
use crate::content::exchange::{DEEPEST, LARGEST, MOST_TEXTS, Untaken};

/// The most entries of a stranger's folder that are looked at, whatever they are.
const MOST_ENTRIES: usize = 5000;

/// Why a stranger's folder or file was not read. Nothing was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StrangeFolder {
    /// It is not what a mission is.
    Untaken(Untaken),
    /// A link, which might lead anywhere.
    Link {
        /// Where it stands.
        path: PathBuf,
    },
    /// Not a text in UTF-8.
    NotText {
        /// The file.
        path: PathBuf,
    },
    /// The disk.
    Storage(OpenError),
}

impl From<OpenError> for StrangeFolder {
    fn from(error: OpenError) -> Self {
        Self::Storage(error)
    }
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
        /// Its folder.
        path: PathBuf,
    },
    /// It took the place of another, which was thrown away.
    Replaced {
        /// Its folder.
        path: PathBuf,
        /// Where the other lies now.
        old: PathBuf,
    },
    /// There is one of that name, and it was left alone.
    There {
        /// Its folder.
        path: PathBuf,
    },
}

/// The text of a stranger's bundle.
///
/// # Errors
/// [`StrangeFolder`]; never more than a bundle may hold is read.
pub fn strange_text(path: &Path) -> Result<String, StrangeFolder> {
    let metadata = fs::metadata(path).map_err(|error| missing_or(path, &error))?;
    if !metadata.is_file() {
        let why = super::Unreadability::NotAFile;
        return Err(OpenError::Unreadable { path: path.to_owned(), why }.into());
    }
    text_of(path, LARGEST)
}

/// The `.json` and `.ftl` texts of a stranger's folder, by name with `/`. What is no text of a mission, or begins with a dot, is passed
/// over.
///
/// # Errors
/// [`StrangeFolder`]: a link among the texts, or more of anything than a mission has.
pub fn strange_texts(folder: &Path) -> Result<BTreeMap<String, String>, StrangeFolder> {
    let mut gathered = Gathered::default();
    gathered.folder(folder, "", 1)?;
    Ok(gathered.texts)
}

#[derive(Default)]
struct Gathered {
    texts: BTreeMap<String, String>,
    bytes: usize,
    entries: usize,
}

impl Gathered {
    fn folder(&mut self, folder: &Path, inside: &str, depth: usize) -> Result<(), StrangeFolder> {
        for entry in fs::read_dir(folder).map_err(|error| missing_or(folder, &error))? {
            let entry = entry.map_err(|error| OpenError::io(folder, &error))?;
            self.entries += 1;
            if self.entries > MOST_ENTRIES {
                return Err(Untaken::TooMany { limit: MOST_TEXTS }.into());
            }
            let path = entry.path();
            let Ok(name) = entry.file_name().into_string() else { continue };
            if name.starts_with('.') {
                continue;
            }
            let kind = entry.file_type().map_err(|error| OpenError::io(&path, &error))?;
            let full = if inside.is_empty() { name } else { format!("{inside}/{name}") };
            let is_text = full.ends_with(".json") || full.ends_with(".ftl");
            if kind.is_symlink() && (is_text || path.is_dir()) {
                return Err(StrangeFolder::Link { path });
            }
            if kind.is_dir() {
                // The folder of the mission counts as one in a bundle, the text as another.
                if depth + 1 >= DEEPEST {
                    return Err(Untaken::TooDeep.into());
                }
                self.folder(&path, &full, depth + 1)?;
            } else if kind.is_file() && is_text {
                self.text(&path, full)?;
            }
        }
        Ok(())
    }

    fn text(&mut self, path: &Path, name: String) -> Result<(), StrangeFolder> {
        if self.texts.len() == MOST_TEXTS {
            return Err(Untaken::TooMany { limit: MOST_TEXTS }.into());
        }
        let text = text_of(path, LARGEST - self.bytes)?;
        self.bytes += text.len();
        let _ = self.texts.insert(name, text);
        Ok(())
    }
}

fn missing_or(path: &Path, error: &std::io::Error) -> OpenError {
    match error.kind() {
        ErrorKind::NotFound => OpenError::NotFound { id: path.display().to_string() },
        _ => OpenError::io(path, error),
    }
}

fn text_of(path: &Path, limit: usize) -> Result<String, StrangeFolder> {
    let mut bytes = Vec::new();
    let most = u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1);
    let read = File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
    let length = read.map_err(|error| OpenError::io(path, &error))?;
    if length > limit {
        return Err(Untaken::TooLarge { limit: LARGEST }.into());
    }
    String::from_utf8(bytes).map_err(|_| StrangeFolder::NotText { path: path.to_owned() })
}

/// What lies in a folder and is wanted, by name.
pub(super) fn listed(folder: &Path, wanted: impl Fn(&PathBuf) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(wanted).collect();
    found.sort();
    found
}

/// How a folder is called, also where it is named by dots.
pub fn folder_name(path: &Path) -> Option<String> {
    fs::canonicalize(path).ok()?.file_name()?.to_str().map(str::to_owned)
}

impl Folders {
    /// Whether there is anything of that name among the players' own missions.
    pub fn has_mission(&self, id: &str) -> bool {
        check_id(id).is_ok() && is_taken(&self.missions().join(id))
    }

    /// What lies ready among the imports and may be a mission: folders that hold one, and `.json` files; by name.
    pub fn list_mission_imports(&self) -> Vec<PathBuf> {
        let of_kind = |path: &PathBuf| {
            path.join(MISSION_FILE).is_file() || (path.is_file() && path.extension().is_some_and(|end| end == "json"))
        };
        listed(&self.imports(), of_kind)
    }

    /// The missions that were thrown away, by name: each the folder that it was.
    pub fn list_thrown_missions(&self) -> Vec<PathBuf> {
        listed(&self.wastebasket(), |path| path.extension().is_some_and(|end| end == "mission") && path.is_dir())
    }

    /// Throws one of the players' own missions away, whatever is in it, and says where it lies in the wastebasket.
    ///
    /// # Errors
    /// [`OpenError::BadId`], [`OpenError::NotFound`], [`OpenError::Io`].
    pub fn throw_mission_away(&self, id: &str) -> Result<PathBuf, OpenError> {
        check_id(id)?;
        let path = self.missions().join(id);
        if !is_taken(&path) {
            return Err(OpenError::NotFound { id: id.to_owned() });
        }
        let old = self.free_in_wastebasket(id)?;
        fs::rename(&path, &old).map_err(|error| OpenError::io(&path, &error))?;
        [self.wastebasket(), self.missions()]
            .iter()
            .try_for_each(|folder| disk::sync_folder(folder).map_err(|error| OpenError::io(folder, &error)))?;
        Ok(old)
    }

    /// A place in the wastebasket for a mission of that name.
    fn free_in_wastebasket(&self, id: &str) -> Result<PathBuf, OpenError> {
        let basket = self.wastebasket();
        self.prepare(&basket)?;
        let free = first_free(id, |name| Ok(is_taken(&basket.join(format!("{name}.mission")))))?;
        Ok(basket.join(format!("{free}.mission")))
    }

    /// Puts a mission among the players' own: whole or not at all. One of that name is left alone, or, with `replace`, thrown away.
    ///
    /// # Errors
    /// [`OpenError::BadId`] for a name that would lead out of the folder, [`OpenError::Io`].
    pub fn install_mission(&self, id: &str, texts: &BTreeMap<String, String>, replace: bool) -> Result<Installed, OpenError> {
        check_id(id)?;
        let path = self.missions().join(id);
        if is_taken(&path) && !replace {
            return Ok(Installed::There { path });
        }
        self.prepare(&self.missions())?;
        let staged = self.staged(id, texts)?;
        let installed = self.moved_into_place(id, &staged, path);
        if installed.is_err() {
            // What was not put in place only takes up room.
            let _ = fs::remove_dir_all(&staged);
        }
        installed
    }

    /// The texts in a folder beside, under a name that is never read.
    fn staged(&self, id: &str, texts: &BTreeMap<String, String>) -> Result<PathBuf, OpenError> {
        let folder = (0_u64..)
            .map(|number| self.missions().join(format!(".{id}.{}-{number}.tmp", process::id())))
            .find(|path| !is_taken(path))
            .unwrap_or_default();
        fs::create_dir(&folder).map_err(|error| OpenError::io(&folder, &error))?;
        let written = write_all(&folder, texts);
        if written.is_err() {
            let _ = fs::remove_dir_all(&folder);
        }
        written.map(|()| folder)
    }

    fn moved_into_place(&self, id: &str, staged: &Path, path: PathBuf) -> Result<Installed, OpenError> {
        let moved = |from: &Path, to: &Path| fs::rename(from, to).map_err(|error| OpenError::io(to, &error));
        let synced = |folder: &Path| disk::sync_folder(folder).map_err(|error| OpenError::io(folder, &error));
        if !is_taken(&path) {
            moved(staged, &path)?;
            synced(&self.missions())?;
            return Ok(Installed::New { path });
        }
        let old = self.free_in_wastebasket(id)?;
        moved(&path, &old)?;
        if let Err(error) = moved(staged, &path) {
            // The old one goes back: a mission is there before and after.
            let _ = fs::rename(&old, &path);
            return Err(error);
        }
        synced(&self.wastebasket())?;
        synced(&self.missions())?;
        Ok(Installed::Replaced { path, old })
    }
}

/// Writes texts into a new folder, or an empty one; false where there is something already, and nothing is written.
///
/// # Errors
/// [`OpenError::BadId`] for a name that would lead out of the folder, [`OpenError::Io`].
pub fn write_folder(folder: &Path, texts: &BTreeMap<String, String>) -> Result<bool, OpenError> {
    if is_taken(folder) {
        let empty = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_none());
        if !empty {
            return Ok(false);
        }
    }
    disk::make_folder(folder).map_err(|error| OpenError::io(folder, &error))?;
    write_all(folder, texts).map(|()| true)
}

/// Whether texts of that folder could be written at all is found out before the first one is.
fn write_all(folder: &Path, texts: &BTreeMap<String, String>) -> Result<(), OpenError> {
    texts.keys().flat_map(|name| name.split('/')).try_for_each(check_id)?;
    for (name, text) in texts {
        let path = name.split('/').fold(folder.to_owned(), |path, part| path.join(part));
        if let Some(above) = path.parent() {
            disk::make_folder(above).map_err(|error| OpenError::io(above, &error))?;
        }
        disk::place_new(&path, text.as_bytes()).map_err(|error| OpenError::io(&path, &error))?;
    }
    Ok(())
}
