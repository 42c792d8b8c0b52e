//! The library: missions and saved games.

use iced::Task;

use super::mission_facts::{self, MissionFacts};
use crate::screen::{home, table};
use crate::{Message, OpenedSession};
use base::platform;
use content::Diagnostic;
use first_martians::state::Start;
use session::{self, AnySession, Localized, SavedGame, Session};
use storage::{Folders, LeftOut};

#[derive(Debug, Clone)]
pub struct MissionLibrary {
    /// Shipped missions first.
    pub missions: Vec<Mission>,
    /// What is in the folder of missions and was not read.
    pub left_out: Vec<LeftOut>,
    /// The most recently written first.
    pub saves: Vec<SavedGame>,
    /// The name, perhaps empty, of a printed sheet that was started and not finished.
    pub sheet: Option<String>,
}

#[derive(Debug, Clone)]
pub struct Mission {
    pub folder: String,
    pub title: Localized,
    /// Empty where the folder has none.
    pub idea: Localized,
    /// `None` where it cannot be played.
    pub facts: Option<MissionFacts>,
    /// Of a campaign: how many chapters are played at most.
    pub campaign: Option<usize>,
    /// Whether it was made from a printed sheet that can be changed.
    pub has_sheet: bool,
    pub errors: Vec<Diagnostic>,
}

/// A mission that can be played, by its folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionName {
    pub folder: String,
    pub title: Localized,
}

/// What can be played after a mission: the same one, and the one that follows it in the list of missions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sequel {
    pub again: Option<MissionName>,
    pub next: Option<MissionName>,
}

impl Mission {
    pub const fn is_playable(&self) -> bool {
        self.facts.is_some() || self.campaign.is_some()
    }
}

pub async fn read(folders: &Folders) -> MissionLibrary {
    let (mut missions, left_out) = missions(folders).await;
    let saves = session::saves(folders).await;
    missions
        .iter_mut()
        .for_each(|it| it.facts = it.facts.take().map(|facts| facts.with_saves(&saves)));
    let has_sheet = folders.has_sheet(None).await;
    let sheet = if has_sheet {
        Some(session::own_sheet::open(folders, None).await.0.name)
    } else {
        None
    };
    MissionLibrary {
        missions,
        left_out,
        saves,
        sheet,
    }
}

/// The missions and campaigns that are there, in the order of lists, and what was not read.
async fn missions(folders: &Folders) -> (Vec<Mission>, Vec<LeftOut>) {
    let played = mission_facts::played(folders).await;
    let mut missions = Vec::new();
    let list = session::list_missions(folders).await;
    for listed in list.missions {
        let has_sheet = !listed.is_campaign && folders.has_sheet(Some(&listed.folder)).await;
        let facts = listed.about.mission.map(MissionFacts::of);
        missions.push(Mission {
            folder: listed.folder,
            title: listed.about.title,
            idea: listed.about.idea,
            facts: facts.map(|facts| facts.with_played(&played)),
            campaign: listed.about.chapters,
            has_sheet,
            errors: listed.errors,
        });
    }
    (missions, list.left_out)
}

async fn sequel_of(folders: &Folders, mission: &str) -> Sequel {
    let name = |it: Mission| MissionName {
        folder: it.folder,
        title: it.title,
    };
    // A campaign does not follow a mission.
    let (missions, _) = missions(folders).await;
    let mut playable = missions.into_iter().filter(|it| it.facts.is_some());
    let again = playable.find(|it| it.folder == mission).map(name);
    // Without the mission itself there is no place in the list.
    Sequel {
        next: playable.next().map(name),
        again,
    }
}

pub fn list(folders: &Folders) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Home(home::Message::Listed(read(&folders).await))
    })
}

/// Reads what can be played after a mission that is over.
pub(crate) fn sequel(folders: &Folders, mission: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Table(table::Message::SequelRead(Box::new(
            sequel_of(&folders, &mission).await,
        )))
    })
}

pub fn begin(folders: &Folders, mission: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        let start = Start {
            seed: platform::random_seed(),
            players: PLAYERS,
            read_before: session::known_from_earlier_games(&folders).await,
        };
        let session = Session::create(
            &folders,
            &session::library(&folders).await,
            &mission,
            &start,
        )
        .await;
        Message::Opened(OpenedSession::new(
            session.map(|session| (AnySession::FirstMartians(session), Vec::new())),
        ))
    })
}

/// The number of players until the crew is set up.
const PLAYERS: u8 = 4;
