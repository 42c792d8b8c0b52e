//! Missions on the disk: looked at, printed, packed, added, thrown away, compared with those of a save.

use std::collections::BTreeMap;
use std::sync::Arc;

use iced::Task;

use crate::app::Message;
use crate::app::screen::{add, mission};
use crate::content::{self, Diagnostic, Loaded, Severity};
use crate::first_martians::mission::ByCrew;
use crate::language::{Language, tell};
use crate::session::changes::{self, Changed, Met};
use crate::session::workshop::{self, Refused, Stranger};
use crate::session::{self, SessionError, Voices};
use crate::storage::{Folders, Header};

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
async fn examined(folders: &Folders, mission: &str) -> Result<Examined, SessionError> {
    let found = workshop::examine(folders, mission).await?;
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
async fn looked_at(folders: &Folders, path: &str) -> Result<Looked, Refused> {
    let stranger = workshop::look_at(folders, path).await?;
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
    pub imports: Vec<String>,
    /// The missions that were thrown away.
    pub thrown: Vec<String>,
    /// Where players put what is to be taken in.
    pub folder: String,
}

/// Reads what lies there.
async fn all_ready(folders: &Folders) -> Ready {
    let (imports, thrown) = (workshop::imports(folders).await, folders.list_thrown_missions().await);
    Ready { imports, thrown, folder: folders.shown(Folders::IMPORTS) }
}

/// Looks at a mission of the library.
pub(crate) fn examine(folders: &Folders, mission: String) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Mission(mission::Message::Examined(Box::new(examined(&folders, &mission).await))) })
}

/// Looks at a third-party mission: a file or a folder.
pub(crate) fn look_at(folders: &Folders, path: String) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let found = looked_at(&folders, &path).await;
        Message::Add(add::Message::Looked(path, Box::new(found)))
    })
}

/// Lists what can be added with a press.
pub(crate) fn ready(folders: &Folders) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Add(add::Message::Ready(all_ready(&folders).await)) })
}

/// Adds a third-party mission.
pub(crate) fn add(folders: &Folders, mission: Arc<Stranger>, replace: bool) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Add(add::Message::Added(Box::new(workshop::add(&folders, &mission, replace).await))) })
}

/// Writes the sheet of a mission.
pub(crate) fn print(folders: &Folders, language: Language, mission: String) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Mission(mission::Message::Printed(workshop::print(&folders, language, &mission).await)) })
}

/// Packs a mission into a file.
pub(crate) fn pack(folders: &Folders, mission: String) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Mission(mission::Message::Packed(workshop::pack_out(&folders, &mission).await)) })
}

/// Moves a mission to the wastebasket.
pub(crate) fn remove(folders: &Folders, mission: String) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Mission(mission::Message::Removed(folders.throw_mission_away(&mission).await)) })
}

/// Compares the mission of a save with the one of the library. `asked`: the players want to know.
pub(crate) fn compare(folders: &Folders, save: String, header: Header, met: Met, asked: bool) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let changed = changes::changed_since(&header, &met, &session::library(&folders).await);
        Message::Compared(save, changed.map(Box::new), asked)
    })
}

/// Continues a game in a new save with another mission, or box; `told` is the message that says so.
pub(crate) fn take_over(folders: &Folders, save: String, changed: Changed, told: &'static str) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Taken(changes::take_over(&folders, &save, &changed).await, told) })
}
