//! The folders of the app, and valid names of saves.

use std::fmt;
use std::sync::Arc;

use unicode_normalization::char::is_combining_mark;

use super::OpenError;
use super::backend::{Backend, Page};
use base::names;
use content::import::is_reserved_name;

/// The folders of the app, each created when first needed.
#[derive(Clone)]
pub struct Folders {
    backend: Arc<dyn Backend>,
}

impl fmt::Debug for Folders {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_tuple("Folders")
            .field(&self.display_path(""))
            .finish()
    }
}

impl Folders {
    /// The saved games.
    pub const SAVES: &str = "saves";
    /// Backups of saves, a folder each.
    pub(crate) const BACKUPS: &str = "backups";
    /// Deleted files, which can be restored.
    pub(crate) const WASTEBASKET: &str = "wastebasket";
    /// Missions of the players.
    pub const MISSIONS: &str = "missions";
    /// Missions that were played, by hash.
    pub const PLAYED: &str = "missions-played";
    /// Kept scores.
    pub(crate) const SCORES: &str = "scores";
    /// Printed mission sheets as they were typed in.
    pub(crate) const SHEETS: &str = "sheets";
    /// Exported saves and printable pages.
    pub const EXPORTS: &str = "exports";
    /// Files that players want to import.
    pub const IMPORTS: &str = "imports";
    /// Error reports.
    pub(crate) const REPORTS: &str = "reports";
    /// The owner's corrections of the box.
    pub const BOX: &str = "box.json";
    /// Summaries of the saves, by file.
    pub const INDEX: &str = "saves-index.json";
    /// Set-ups and names of earlier games.
    pub(crate) const REMEMBERED: &str = "remembered.json";
    /// The settings.
    pub const SETTINGS: &str = "config/settings.json";

    /// Folders in this backend.
    pub fn new(backend: Arc<dyn Backend>) -> Self {
        Self { backend }
    }

    /// Everything in one folder, as `--data-dir` asks.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn in_one(folder: impl Into<std::path::PathBuf>) -> Self {
        Self::new(Arc::new(super::files::Files::in_one(folder)))
    }

    /// The given folder, else the standard folders of the system.
    ///
    /// # Errors
    /// `NotFound` if the system knows no home folder for this user.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn choose(data_dir: Option<&std::path::Path>) -> Result<Self, OpenError> {
        let missing = || OpenError::Io {
            file: "~".to_owned(),
            cause: std::io::ErrorKind::NotFound.into(),
        };
        match data_dir {
            Some(folder) => Ok(Self::in_one(folder)),
            None => super::files::Files::standard()
                .map(|files| Self::new(Arc::new(files)))
                .ok_or_else(missing),
        }
    }

    /// The folders of the browser, shared by all pages of this address.
    #[cfg(target_arch = "wasm32")]
    pub fn of_page() -> Self {
        Self::new(Arc::new(super::web::Web::default()))
    }

    /// The page in which the program runs, if it does.
    pub fn page(&self) -> Option<&dyn Page> {
        self.backend.page()
    }

    pub(super) fn backend(&self) -> &dyn Backend {
        self.backend.as_ref()
    }

    /// The path of a file or folder, for users.
    pub fn display_path(&self, name: &str) -> String {
        self.backend.shown(name)
    }

    /// Whether a save, a backup or a deleted save has this name.
    pub(super) async fn is_known(&self, id: &str) -> Result<bool, OpenError> {
        for name in [
            save_name(id)?,
            format!("{}/{id}", Self::BACKUPS),
            journal_in(Self::WASTEBASKET, id)?,
        ] {
            if self.is_taken(&name).await {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// The names to try for something new: `id`, `id-2`, `id-3` …
pub(super) fn candidates(
    wanted: &str,
) -> Result<impl Iterator<Item = String> + Send + use<>, OpenError> {
    const LONGEST_STEM: usize = 100;

    check_id(wanted)?;
    let stem: String = wanted.chars().take(LONGEST_STEM).collect();
    Ok([wanted.to_owned()]
        .into_iter()
        .chain((2_u64..).map(move |number| format!("{stem}-{number}"))))
}

pub(super) fn journal_in(folder: &str, id: &str) -> Result<String, OpenError> {
    check_id(id)?;
    Ok(format!("{folder}/{id}.journal"))
}

pub(super) fn save_name(id: &str) -> Result<String, OpenError> {
    journal_in(Folders::SAVES, id)
}

/// The file name of a path.
pub fn file_name(file: &str) -> &str {
    file.rsplit(['/', std::path::MAIN_SEPARATOR])
        .next()
        .unwrap_or_default()
}

/// An id for a new save, from its name and its time where the players are: `make-yourself-at-home-2026-11-21-1403`.
pub fn save_id(name: &str, at: &str) -> String {
    const LONGEST_NAME: usize = 48;

    let (day, time) = at.split_once('T').unwrap_or((at, ""));
    let time: String = time.chars().filter(char::is_ascii_digit).take(4).collect();
    let name: String = slug(name).chars().take(LONGEST_NAME).collect();
    let name = if name.is_empty() { "game" } else { &name };
    slug(&format!("{name} {day} {time}"))
        .chars()
        .take(2 * LONGEST_NAME)
        .collect()
}

pub(super) fn slug(text: &str) -> String {
    let words: Vec<String> = text
        .split(|character: char| !character.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.join("-")
}

/// Checks that a file of this name stays in its folder, on every system. Names of copies made by hand are valid.
pub(super) fn check_id(id: &str) -> Result<(), OpenError> {
    const LONGEST: usize = 120;

    // An accent may be a sign of its own, as some systems write it.
    let is_accent = |character: char| is_combining_mark(character) && !names::is_blank(character);
    let plain = |character: char| {
        character.is_alphanumeric() || is_accent(character) || "-_ ().".contains(character)
    };
    let stem = id.split('.').next().unwrap_or_default().trim_end();
    let fits = !id.is_empty()
        && id.len() <= LONGEST
        && id.chars().all(plain)
        && !id.starts_with(|first| matches!(first, '.' | ' ') || is_combining_mark(first))
        && !id.ends_with(['.', ' '])
        && !is_reserved_name(stem);

    if fits {
        Ok(())
    } else {
        Err(OpenError::InvalidId { id: id.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_made_of_name_and_time() {
        assert_eq!(
            save_id("Make Yourself at Home", "2026-11-21T14:03:22Z"),
            "make-yourself-at-home-2026-11-21-1403"
        );
        assert_eq!(save_id("…", ""), "game");
        assert_eq!(
            check_id(&save_id(&"long name ".repeat(40), "2026-11-21T14:03:22Z")),
            Ok(())
        );
        assert_eq!(check_id(&save_id("../../etc", &"../".repeat(300))), Ok(()));
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
            "\u{300}a",
            "a\u{200d}b",
            "a\u{2800}",
            "a\u{202e}b",
            "a\u{fe0f}",
            "a\u{34f}b",
        ] {
            assert_eq!(
                check_id(id),
                Err(OpenError::InvalidId { id: id.to_owned() }),
                "{id:?}"
            );
        }
        assert!(check_id(&"x".repeat(121)).is_err());
        for id in [
            "first-martians-2",
            "Copy of game (2)",
            "partita_è",
            "partita_e\u{300}",
            "हिन्दी",
            "a.b",
            "console",
            "company",
        ] {
            assert_eq!(check_id(id), Ok(()), "{id}");
        }
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        let taken = ["a", "a-2"];
        let free = candidates("a")
            .unwrap()
            .find(|id| !taken.contains(&id.as_str()));
        assert_eq!(free, Some("a-3".to_owned()));
    }
}
