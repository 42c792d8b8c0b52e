//! The library: missions and saved games.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use iced::Task;

use super::mission_facts::{self, MissionFacts};
use crate::screen::{home, table};
use crate::{Message, OpenedSession};
use base::platform;
use content::campaign::load_campaign;
use content::{self, Diagnostic, Files, Severity};
use first_martians::state::Start;
use language::fact_text;
use session::{self, AnySession, Localized, Localizers, SavedGame, Session};
use storage::Folders;

#[derive(Debug, Clone)]
pub struct MissionLibrary {
    /// Shipped missions first.
    pub missions: Vec<Mission>,
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
    let files = session::library(folders).await;
    let mut missions = missions(folders, &files).await;
    let is_shipped = content::shipped::is_part_of(&files);
    for folder in content::campaign::campaigns(&files) {
        missions.push(shipped(&folder, is_shipped).unwrap_or_else(|| campaign(&files, folder)));
    }
    missions.sort_by_key(order);
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
        saves,
        sheet,
    }
}

async fn missions(folders: &Folders, files: &Files) -> Vec<Mission> {
    let played = mission_facts::played(folders).await;
    let is_shipped = content::shipped::is_part_of(files);
    let mut missions = Vec::new();
    for folder in content::missions(files) {
        let has_sheet = folders.has_sheet(Some(&folder)).await;
        let mission = shipped(&folder, is_shipped).unwrap_or_else(|| mission(files, folder));
        let facts = mission.facts.map(|facts| facts.with_played(&played));
        missions.push(Mission {
            has_sheet,
            facts,
            ..mission
        });
    }
    missions.sort_by_key(order);
    missions
}

/// The place of a mission or a campaign in the list.
fn order(mission: &Mission) -> impl Ord + use<> {
    let group = mission.facts.as_ref().map(|facts| facts.group);
    content::shipped::list_order(&mission.folder, group, mission.campaign.is_some())
}

/// A shipped mission or campaign; `None` where files of the player replace shipped ones. Read once: shipped files do not change while the
/// program runs, and reading them takes longer than all the rest of Home.
fn shipped(folder: &str, is_shipped: bool) -> Option<Mission> {
    static READ: OnceLock<BTreeMap<String, Mission>> = OnceLock::new();
    let read = || {
        let files = content::shipped::files();
        let missions = content::missions(&files)
            .into_iter()
            .map(|folder| mission(&files, folder));
        let campaigns = content::campaign::campaigns(&files)
            .into_iter()
            .map(|folder| campaign(&files, folder));
        missions
            .chain(campaigns)
            .map(|it| (it.folder.clone(), it))
            .collect()
    };
    is_shipped
        .then(|| READ.get_or_init(read).get(folder).cloned())
        .flatten()
}

async fn sequel_of(folders: &Folders, mission: &str) -> Sequel {
    let name = |it: Mission| MissionName {
        folder: it.folder,
        title: it.title,
    };
    let mut playable = missions(folders, &session::library(folders).await)
        .await
        .into_iter()
        .filter(Mission::is_playable);
    let again = playable.find(|it| it.folder == mission).map(name);
    // Without the mission itself there is no place in the list.
    Sequel {
        next: playable.next().map(name),
        again,
    }
}

/// The mission as its files describe it: without the games that were played, and without a look for its sheet.
fn mission(files: &Files, folder: String) -> Mission {
    let loaded = content::load(files, &folder);
    let id = loaded
        .mission
        .as_ref()
        .map_or(folder.as_str(), |mission| mission.sheet.id.as_str());
    let localizers = Localizers::new(&loaded.prose);
    let (title, idea) = (
        localizers.localized(|localizer| fact_text::title(localizer, id)),
        localizers.localized(|localizer| fact_text::idea(localizer, id)),
    );
    let wrong = loaded
        .diagnostics
        .into_iter()
        .filter(|it| it.severity == Severity::Error)
        .collect();
    let facts = loaded
        .mission
        .as_ref()
        .map(|mission| MissionFacts::new(mission, &localizers));
    Mission {
        facts,
        campaign: None,
        has_sheet: false,
        title,
        idea,
        folder,
        errors: wrong,
    }
}

fn campaign(files: &Files, folder: String) -> Mission {
    let loaded = load_campaign(files, &folder);
    let id = loaded
        .campaign
        .as_ref()
        .map_or(folder.as_str(), |campaign| &campaign.id);
    let localizers = Localizers::new(&loaded.prose);
    let (title, idea) = (
        localizers.localized(|localizer| fact_text::title(localizer, id)),
        localizers.localized(|localizer| fact_text::idea(localizer, id)),
    );
    let wrong = loaded
        .diagnostics
        .into_iter()
        .filter(|it| it.severity == Severity::Error)
        .collect();
    let campaign = loaded.campaign.map(|campaign| campaign.most_chapters());
    Mission {
        facts: None,
        campaign,
        has_sheet: false,
        title,
        idea,
        folder,
        errors: wrong,
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
