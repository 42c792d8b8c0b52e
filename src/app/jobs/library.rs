//! The library: the missions that can be played and the games that were begun.

use iced::Task;

use crate::app::screen::home;
use crate::app::{Message, OpenedSession};
use crate::content::{self, Diagnostic, Files, Severity};
use crate::first_martians::state::Start;
use crate::first_martians::words::Group;
use crate::language::tell;
use crate::platform;
use crate::session::{self, AnySession, SavedGame, Session, Spoken, Voices};
use crate::storage::Folders;

/// Missions and saved games.
#[derive(Debug, Clone)]
pub struct Shelf {
    /// The missions, those of the program first.
    pub missions: Vec<Mission>,
    /// The saved games, the one written last first.
    pub saves: Vec<SavedGame>,
    /// The name of a printed sheet that was begun and not finished; it may be empty.
    pub sheet: Option<String>,
}

/// A mission on the shelf.
#[derive(Debug, Clone)]
pub struct Mission {
    /// Its folder.
    pub folder: String,
    /// Its group, where it can be read.
    pub group: Option<Group>,
    /// Its title.
    pub title: Spoken,
    /// What it is about, in a sentence; empty where its folder does not say.
    pub idea: Spoken,
    /// Whether it can be played.
    pub sound: bool,
    /// Whether it was made of a printed sheet that can be changed.
    pub has_sheet: bool,
    /// What is wrong with it.
    pub wrong: Vec<Diagnostic>,
}

/// Reads the shelf.
pub async fn read(folders: &Folders) -> Shelf {
    let files = session::library(folders).await;
    let shipped = content::missions(&content::shipped::files());
    let mut missions = Vec::new();
    for folder in content::missions(&files) {
        let has_sheet = folders.has_sheet(Some(&folder)).await;
        missions.push(mission(&files, folder, has_sheet));
    }
    // Whoever has never played begins at home: the groups stand in the order in which they are learnt.
    missions.sort_by_key(|mission| (!shipped.contains(&mission.folder), mission.group));
    let has_sheet = folders.has_sheet(None).await;
    let sheet = if has_sheet { Some(session::own_sheet::open(folders, None).await.0.name) } else { None };
    Shelf { missions, saves: session::saves(folders).await, sheet }
}

fn mission(files: &Files, folder: String, has_sheet: bool) -> Mission {
    let loaded = content::load(files, &folder);
    let id = loaded.mission.as_ref().map_or(folder.as_str(), |mission| mission.sheet.id.as_str());
    let voices = Voices::new(&loaded.prose);
    let (title, idea) = (voices.say(|voice| tell::title(voice, id)), voices.say(|voice| tell::idea(voice, id)));
    let wrong = loaded.diagnostics.into_iter().filter(|it| it.severity == Severity::Error).collect();
    let group = loaded.mission.as_ref().map(|mission| mission.sheet.group);
    Mission { sound: loaded.mission.is_some(), has_sheet, group, title, idea, folder, wrong }
}

/// Reads missions and saved games.
pub(crate) fn list(folders: &Folders) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move { Message::Home(home::Message::Listed(read(&folders).await)) })
}

/// Begins a game of the mission in that folder.
pub(crate) fn begin(folders: &Folders, mission: String) -> Task<Message> {
    let folders = folders.clone();
    Task::future(async move {
        let start = Start { seed: platform::random_seed(), players: PLAYERS, known: session::known(&folders).await };
        let session = Session::create(&folders, &session::library(&folders).await, &mission, &start).await;
        Message::Opened(OpenedSession::new(session.map(|session| (AnySession::FirstMartians(session), Vec::new()))))
    })
}

/// How many people play until the crew says otherwise.
const PLAYERS: u8 = 4;
