//! What lies on the shelf: the missions that can be played and the games that were begun. Read from the disk in one go, beside the window.

use std::collections::BTreeMap;

use crate::content::{self, Diagnostic, Files, Prose, Severity};
use crate::first_martians::state::Start;
use crate::first_martians::words::Group;
use crate::language::{Language, Voice, log, score, tell};
use crate::session::{self, AnyReread, AnySession, Helper, Reader, Reread, Session, SessionError};
use crate::storage::{Folders, Listed, Notice, Reading};

/// A text in every language.
type Spoken = BTreeMap<Language, String>;

/// Missions and saved games.
#[derive(Debug, Clone)]
pub struct Shelf {
    /// The missions, those of the program first.
    pub missions: Vec<Mission>,
    /// The saved games, the one written last first.
    pub saves: Vec<Save>,
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

/// A saved game on the shelf.
#[derive(Debug, Clone)]
pub struct Save {
    /// Its name.
    pub id: String,
    /// What it is, or why it cannot be read.
    pub about: Result<About, SessionError>,
}

/// What a saved game is.
#[derive(Debug, Clone)]
pub struct About {
    /// The name that the players gave it.
    pub name: Option<String>,
    /// The title of its mission, or the name of its game.
    pub title: Spoken,
    /// The crew or the players by name.
    pub crew: Spoken,
    /// When it was last written, RFC 3339.
    pub written: Option<String>,
    /// Where in the game they are.
    pub at: At,
    /// Whether it is over.
    pub over: bool,
}

/// Where in a game its players are.
#[derive(Debug, Clone)]
pub enum At {
    /// In a mission.
    Sol {
        /// The sol; 0 during set-up.
        sol: u8,
        /// How many sols it lasts.
        sols: u8,
    },
    /// At a step of another game.
    Step(Spoken),
}

/// Reads the shelf.
pub fn read(folders: &Folders) -> Shelf {
    let files = session::library(folders);
    let shipped = content::missions(&content::shipped::files());
    let mut missions: Vec<_> = content::missions(&files).into_iter().map(|folder| mission(folders, &files, folder)).collect();
    // Whoever has never played begins at home: the groups stand in the order in which they are learnt.
    missions.sort_by_key(|mission| (!shipped.contains(&mission.folder), mission.group));
    let sheet = folders.has_sheet(None).then(|| session::own_sheet::open(folders, None).0.name);
    Shelf { missions, saves: saves(folders), sheet }
}

/// Reads the saved games.
pub fn saves(folders: &Folders) -> Vec<Save> {
    // Most saves carry the same mission: it is loaded once.
    let mut reader = Reader::default();
    let saved = |listed: Listed| {
        let id = listed.id.clone();
        save(&mut reader, listed, || Ok(folders.read(&id)?))
    };
    folders.list().into_iter().map(saved).collect()
}

/// What lies there as a saved game.
pub fn save(reader: &mut Reader, listed: Listed, read: impl FnOnce() -> Result<Reading, SessionError>) -> Save {
    let reading = listed.summary.map_err(SessionError::from).and_then(|_| read());
    let about = reading.and_then(|reading| reader.reread(reading)).map(|reread| about(&reread, listed.written));
    Save { id: listed.id, about }
}

fn mission(folders: &Folders, files: &Files, folder: String) -> Mission {
    let loaded = content::load(files, &folder);
    let id = loaded.mission.as_ref().map_or(folder.as_str(), |mission| mission.sheet.id.as_str());
    let voices = Voices::new(&loaded.prose);
    let (title, idea) = (voices.say(|voice| tell::title(voice, id)), voices.say(|voice| tell::idea(voice, id)));
    let wrong = loaded.diagnostics.into_iter().filter(|it| it.severity == Severity::Error).collect();
    let group = loaded.mission.as_ref().map(|mission| mission.sheet.group);
    let has_sheet = folders.has_sheet(Some(&folder));
    Mission { sound: loaded.mission.is_some(), has_sheet, group, title, idea, folder, wrong }
}

fn about(reread: &AnyReread, written: Option<String>) -> About {
    match reread {
        AnyReread::FirstMartians(reread) => of_mission(reread, written),
        AnyReread::PocketMars(reread) => of_helper(reread, written),
        AnyReread::Mechanica(reread) => of_helper(reread, written),
        AnyReread::MarsNeedsMechanics(reread) => of_helper(reread, written),
    }
}

fn of_helper<G: Helper>(reread: &Reread<G>, written: Option<String>) -> About {
    let game = reread.table.game();
    let voices = Voices::new(&reread.prose);
    About {
        name: reread.header.title.as_str().map(str::to_owned),
        title: voices.say(|voice| score::game(voice, G::ID)),
        crew: voices.say(|voice| voice.list(&game.players())),
        written,
        at: At::Step(voices.say(|voice| game.tell_page(voice).heading)),
        over: game.is_over(),
    }
}

fn of_mission(reread: &Reread, written: Option<String>) -> About {
    let game = reread.table.game();
    let state = game.state();
    let voices = Voices::new(&reread.prose);
    let crew = |voice: &Voice| {
        let names: Vec<String> = log::crew(voice, game).into_iter().map(|astronaut| astronaut.name).collect();
        voice.list(&names)
    };
    About {
        name: reread.header.title.as_str().map(str::to_owned),
        title: voices.say(|voice| tell::title(voice, &game.mission().sheet.id)),
        crew: voices.say(crew),
        written,
        at: At::Sol { sol: state.sol, sols: game.sheet().sols() },
        over: state.outcome.is_some(),
    }
}

/// A voice for each language, with the prose of a mission.
pub(super) struct Voices(Vec<Voice>);

impl Voices {
    pub(super) fn new(prose: &Prose) -> Self {
        Self(Language::ALL.iter().map(|&language| Voice::with_prose(language, &prose.0)).collect())
    }

    /// The same in every language.
    pub(super) fn say(&self, say: impl Fn(&Voice) -> String) -> Spoken {
        self.0.iter().map(|voice| (voice.language(), say(voice))).collect()
    }
}

/// Begins a game of the mission in that folder.
///
/// # Errors
/// A [`SessionError`]; nothing is left behind then.
pub fn begin(folders: &Folders, mission: &str) -> Result<(AnySession, Vec<Notice>), SessionError> {
    let start = Start { seed: session::fresh_seed(), players: PLAYERS, known: session::known(folders) };
    Session::create(folders, &session::library(folders), mission, &start)
        .map(|session| (AnySession::FirstMartians(session), Vec::new()))
}

/// How many people play until the crew says otherwise.
const PLAYERS: u8 = 4;
