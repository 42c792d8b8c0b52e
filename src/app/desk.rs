//! What the pages of the workshop show, read beside the window: a mission on the shelf, one of somebody else, what lies ready.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::shelf::Voices;
use crate::content::{self, Diagnostic, Loaded, Severity};
use crate::first_martians::mission::ByCrew;
use crate::language::{Language, tell};
use crate::session::SessionError;
use crate::session::workshop::{self, Refused, Stranger};
use crate::storage::Folders;

/// What a mission is.
#[derive(Debug, Clone, PartialEq)]
pub struct About {
    /// Its folder, or where it comes from.
    pub id: String,
    /// Its title, in every language.
    pub title: BTreeMap<Language, String>,
    /// What it is about, in a sentence; empty where it does not say.
    pub idea: BTreeMap<Language, String>,
    /// The name of its group, where it can be read.
    pub group: Option<BTreeMap<Language, String>>,
    /// How many sols it lasts, where it can be played.
    pub sols: Option<ByCrew>,
    /// All that is wrong with it.
    pub wrong: Vec<Diagnostic>,
}

impl About {
    fn new(id: String, loaded: &Loaded, wrong: Vec<Diagnostic>) -> Self {
        let sheet = loaded.mission.as_ref().map(|mission| &mission.sheet);
        let voices = Voices::new(&loaded.prose);
        let name = sheet.map_or(id.as_str(), |sheet| sheet.id.as_str());
        Self {
            title: voices.say(|voice| tell::title(voice, name)),
            idea: voices.say(|voice| tell::idea(voice, name)),
            group: sheet.map(|sheet| voices.say(|voice| voice.word(sheet.group))),
            sols: sheet.map(|sheet| sheet.sheet.sols),
            wrong,
            id,
        }
    }

    /// Whether it can be played.
    pub const fn sound(&self) -> bool {
        self.sols.is_some()
    }

    /// How many errors are in it; the rest are warnings.
    pub fn errors(&self) -> usize {
        self.wrong.iter().filter(|it| it.severity == Severity::Error).count()
    }
}

/// A mission on the shelf.
#[derive(Debug, Clone, PartialEq)]
pub struct Examined {
    /// What it is.
    pub about: About,
    /// Whether it is one of the players' own.
    pub own: bool,
}

/// Looks at a mission on the shelf.
///
/// # Errors
/// A [`SessionError`].
pub fn examine(folders: &Folders, mission: &str) -> Result<Examined, SessionError> {
    let found = workshop::examine(folders, mission)?;
    Ok(Examined { about: About::new(found.folder, &found.loaded, found.wrong), own: found.own })
}

/// A mission of somebody else, nothing of it written yet.
#[derive(Debug, Clone, PartialEq)]
pub struct Looked {
    /// What it is.
    pub about: About,
    /// The languages that it is told in.
    pub languages: Vec<Language>,
    /// How many texts it has.
    pub texts: usize,
    /// How long they are together, in bytes.
    pub bytes: usize,
    /// The mission itself.
    pub stranger: Arc<Stranger>,
}

/// Looks at a file or folder of somebody else.
///
/// # Errors
/// [`Refused`].
pub fn look_at(folders: &Folders, path: &Path) -> Result<Looked, Refused> {
    let stranger = workshop::look_at(folders, path)?;
    let wrong = content::diagnose(&stranger.files, &stranger.id);
    let told_in = |language: &&Language| stranger.texts.contains_key(&format!("{}.ftl", language.code()));
    Ok(Looked {
        about: About::new(stranger.id.clone(), &stranger.loaded, wrong),
        languages: Language::ALL.iter().filter(told_in).copied().collect(),
        texts: stranger.texts.len(),
        bytes: stranger.texts.values().map(String::len).sum(),
        stranger: Arc::new(stranger),
    })
}

/// What can be taken in with a press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ready {
    /// What lies among the imports.
    pub imports: Vec<PathBuf>,
    /// The missions that were thrown away.
    pub thrown: Vec<PathBuf>,
    /// Where players put what is to be taken in.
    pub folder: PathBuf,
}

/// Reads what lies there.
pub fn ready(folders: &Folders) -> Ready {
    Ready { imports: workshop::imports(folders), thrown: folders.list_thrown_missions(), folder: folders.imports() }
}
