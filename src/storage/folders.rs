//! Where things are kept, and what may be the name of a save.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::{OpenError, disk};
use crate::content::exchange::is_device;

/// The folders of the app. Naming one touches nothing: each is made when something is first put into it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
}

impl Folders {
    /// All in one folder, as `--data-dir` asks.
    pub fn in_one(folder: impl Into<PathBuf>) -> Self {
        let data = folder.into();
        Self { config: data.clone(), data }
    }

    /// Where this system keeps such things.
    ///
    /// # Errors
    /// [`ErrorKind::NotFound`] when the system knows no home for this user.
    pub fn usual() -> Result<Self, OpenError> {
        let missing = || OpenError::Io { path: PathBuf::from("~"), kind: ErrorKind::NotFound };
        let folders = ProjectDirs::from("", "", "solkeeper").ok_or_else(missing)?;
        Ok(Self { data: folders.data_dir().to_owned(), config: folders.config_dir().to_owned() })
    }

    /// The folder of this name where there is one, else the usual ones.
    ///
    /// # Errors
    /// As [`Folders::usual`].
    pub fn choose(data_dir: Option<&Path>) -> Result<Self, OpenError> {
        data_dir.map_or_else(Self::usual, |folder| Ok(Self::in_one(folder)))
    }

    /// What holds the rest.
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The saved games.
    pub fn saves(&self) -> PathBuf {
        self.data.join("saves")
    }

    /// Their backups, a folder for each.
    pub fn backups(&self) -> PathBuf {
        self.data.join("backups")
    }

    /// Saved games thrown away, which can be brought back.
    pub fn wastebasket(&self) -> PathBuf {
        self.data.join("wastebasket")
    }

    /// The players' own missions.
    pub fn missions(&self) -> PathBuf {
        self.data.join("missions")
    }

    /// Finished games.
    pub fn scores(&self) -> PathBuf {
        self.data.join("scores")
    }

    /// What the owner has put right of the box.
    pub fn box_file(&self) -> PathBuf {
        self.data.join("box.json")
    }

    /// The settings.
    pub fn settings_file(&self) -> PathBuf {
        self.config.join("settings.json")
    }

    /// Makes one of these folders, so that it can be shown or filled.
    ///
    /// # Errors
    /// [`OpenError::Io`].
    pub fn prepare(&self, folder: &Path) -> Result<(), OpenError> {
        disk::make_folder(folder).map_err(|error| OpenError::io(folder, &error))
    }

    /// The file of a save.
    ///
    /// # Errors
    /// [`OpenError::BadId`].
    pub fn save_path(&self, id: &str) -> Result<PathBuf, OpenError> {
        journal_in(&self.saves(), id)
    }

    /// Whether a save has this name or had it.
    pub(super) fn is_known(&self, id: &str) -> Result<bool, OpenError> {
        let places = [self.save_path(id)?, self.backups().join(id), journal_in(&self.wastebasket(), id)?];
        Ok(places.iter().any(|path| is_taken(path)))
    }
}

/// Whether there is anything of this name, or may be.
pub(super) fn is_taken(path: &Path) -> bool {
    fs::symlink_metadata(path).map_or_else(|error| error.kind() != ErrorKind::NotFound, |_| true)
}

/// The first of `id`, `id-2`, `id-3` … that is not taken.
pub(super) fn first_free(wanted: &str, mut taken: impl FnMut(&str) -> Result<bool, OpenError>) -> Result<String, OpenError> {
    const LONGEST_STEM: usize = 100;

    check_id(wanted)?;
    let stem: String = wanted.chars().take(LONGEST_STEM).collect();
    let mut candidate = wanted.to_owned();
    for number in 2_u64.. {
        if !taken(&candidate)? {
            break;
        }
        candidate = format!("{stem}-{number}");
    }
    Ok(candidate)
}

pub(super) fn journal_in(folder: &Path, id: &str) -> Result<PathBuf, OpenError> {
    check_id(id)?;
    Ok(folder.join(format!("{id}.journal")))
}

/// The name for a new save, from what is played and when it was begun: `make-yourself-at-home-2026-11-21-1403`.
pub fn id(name: &str, at: &str) -> String {
    const LONGEST_NAME: usize = 48;

    let (day, time) = at.split_once('T').unwrap_or((at, ""));
    let time: String = time.chars().filter(char::is_ascii_digit).take(4).collect();
    let name: String = slug(name).chars().take(LONGEST_NAME).collect();
    let name = if name.is_empty() { "game" } else { &name };
    slug(&format!("{name} {day} {time}")).chars().take(2 * LONGEST_NAME).collect()
}

pub(super) fn slug(text: &str) -> String {
    let words: Vec<String> = text
        .split(|character: char| !character.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.join("-")
}

/// Whether a file of this name stays in its folder, on every system. Names given by hand to a copied file pass.
pub(super) fn check_id(id: &str) -> Result<(), OpenError> {
    const LONGEST: usize = 120;

    let plain = |character: char| character.is_alphanumeric() || "-_ ().".contains(character);
    let stem = id.split('.').next().unwrap_or_default().trim_end();
    let fits = !id.is_empty()
        && id.len() <= LONGEST
        && id.chars().all(plain)
        && !id.starts_with(['.', ' '])
        && !id.ends_with(['.', ' '])
        && !is_device(stem);

    if fits { Ok(()) } else { Err(OpenError::BadId { id: id.to_owned() }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_made_of_name_and_time() {
        assert_eq!(id("Make Yourself at Home", "2026-11-21T14:03:22Z"), "make-yourself-at-home-2026-11-21-1403");
        assert_eq!(id("…", ""), "game");
        assert_eq!(check_id(&id(&"long name ".repeat(40), "2026-11-21T14:03:22Z")), Ok(()));
        assert_eq!(check_id(&id("../../etc", &"../".repeat(300))), Ok(()));
    }

    #[test]
    fn no_id_leaves_the_folder() {
        for id in [
            "",
            ".",
            "..",
            "../x",
            "a/b",
            "a\\b",
            "/etc/passwd",
            "C:x",
            ".hidden",
            "a\0b",
            "a\nb",
            "x.",
            "x ",
            "NUL",
            "com1.x",
            "a*",
        ] {
            assert_eq!(check_id(id), Err(OpenError::BadId { id: id.to_owned() }), "{id:?}");
        }
        assert!(check_id(&"x".repeat(121)).is_err());
        for id in ["first-martians-2", "Copy of game (2)", "partita_è", "a.b", "console", "company"] {
            assert_eq!(check_id(id), Ok(()), "{id}");
        }
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        let taken = ["a", "a-2"];
        assert_eq!(first_free("a", |id| Ok(taken.contains(&id))), Ok("a-3".to_owned()));
    }
}
