//! Missions on the disk: examined, printed, packed, added, removed, compared with those of a save.

use std::collections::BTreeMap;
use std::sync::Arc;

use iced::Task;

use super::mission_facts::{self, MissionFacts, Played};
use crate::Message;
use crate::screen::{add_mission, mission};
use content::{self, Diagnostic, LoadedMission, Severity};
use first_martians::campaign::CampaignFile;
use first_martians::mission::{MissionFile, ObjectiveKind};
use first_martians::state::Difficulty;
use language::{Language, fact_text, overview};
use session::changes::{self, KnownElements, MissionChanges};
use session::workshop::{self, InstallError, UntrustedMission};
use session::{self, Localized, Localizers};
use storage::{Folders, Header};

#[derive(Debug, Clone, PartialEq)]
pub struct MissionSummary {
    /// Its folder, or where it comes from.
    pub id: String,
    pub title: BTreeMap<Language, String>,
    /// Empty where it has none.
    pub idea: BTreeMap<Language, String>,
    /// `None` where it cannot be played.
    pub facts: Option<MissionFacts>,
    /// Of a campaign: how many chapters are played at most.
    pub campaign: Option<usize>,
    /// The objectives that the Mission Log shows from the start.
    pub objectives: Vec<OpenObjective>,
    /// What the easier and the harder game change on the sheet, where they change anything.
    pub(crate) difficulties: Vec<(Difficulty, Localized)>,
    pub diagnostics: Vec<Diagnostic>,
}

/// An objective that is no secret.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenObjective {
    pub title: Localized,
    pub kind: ObjectiveKind,
}

impl MissionSummary {
    fn new(
        id: String,
        loaded: &LoadedMission,
        diagnostics: Vec<Diagnostic>,
        played: &BTreeMap<String, Played>,
    ) -> Self {
        let sheet = loaded.mission.as_ref().map(|mission| &mission.sheet);
        let localizers = Localizers::new(&loaded.prose);
        let name = sheet.map_or(id.as_str(), |sheet| sheet.id.as_str());
        Self {
            title: localizers.localized(|localizer| fact_text::title(localizer, name)),
            idea: localizers.localized(|localizer| fact_text::idea(localizer, name)),
            facts: loaded
                .mission
                .as_ref()
                .map(|mission| MissionFacts::new(mission, &localizers).with_played(played)),
            objectives: sheet
                .map(|sheet| open_objectives(sheet, &localizers))
                .unwrap_or_default(),
            campaign: None,
            difficulties: sheet
                .map(|sheet| difficulties(sheet, &localizers))
                .unwrap_or_default(),
            diagnostics,
            id,
        }
    }

    /// Of a campaign: nothing of its chapters but how many there are at most.
    fn of_campaign(untrusted: &UntrustedMission, campaign: &CampaignFile) -> Self {
        let localizers = Localizers::new(&untrusted.loaded.prose);
        Self {
            id: untrusted.id.clone(),
            title: localizers.localized(|localizer| fact_text::title(localizer, &campaign.id)),
            idea: localizers.localized(|localizer| fact_text::idea(localizer, &campaign.id)),
            facts: None,
            campaign: Some(campaign.most_chapters()),
            objectives: Vec::new(),
            difficulties: Vec::new(),
            // They are for its author, and name its chapters.
            diagnostics: Vec::new(),
        }
    }

    pub const fn is_playable(&self) -> bool {
        self.facts.is_some() || self.campaign.is_some()
    }

    pub fn errors(&self) -> usize {
        self.diagnostics
            .iter()
            .filter(|it| it.severity == Severity::Error)
            .count()
    }
}

fn open_objectives(sheet: &MissionFile, localizers: &Localizers) -> Vec<OpenObjective> {
    let open = sheet
        .objectives
        .iter()
        .filter(|objective| !objective.hidden);
    open.map(|it| OpenObjective {
        title: localizers.localized(|localizer| fact_text::title(localizer, &it.id)),
        kind: it.kind,
    })
    .collect()
}

fn difficulties(sheet: &MissionFile, localizers: &Localizers) -> Vec<(Difficulty, Localized)> {
    let all = [
        (Difficulty::Easier, &sheet.easier),
        (Difficulty::Harder, &sheet.harder),
    ];
    let any = all.into_iter().filter(|(_, changes)| !changes.is_empty());
    any.map(|(difficulty, changes)| {
        (
            difficulty,
            localizers.localized(|localizer| overview::difficulty_changes(localizer, changes)),
        )
    })
    .collect()
}

#[derive(Debug, Clone, PartialEq)]
pub struct Examined {
    pub about: MissionSummary,
    /// Whether it is one of the players' own.
    pub own: bool,
}

/// A third-party mission; nothing of it is written yet.
#[derive(Debug, Clone, PartialEq)]
pub struct ThirdPartyMission {
    pub about: MissionSummary,
    pub languages: Vec<Language>,
    pub texts: usize,
    /// The total size of its texts.
    pub bytes: usize,
    pub mission: Arc<UntrustedMission>,
}

async fn looked_at(folders: &Folders, path: &str) -> Result<ThirdPartyMission, InstallError> {
    let untrusted = workshop::inspect(folders, path).await?;
    let played = mission_facts::played(folders).await;
    let about = match &untrusted.campaign {
        Some(campaign) => MissionSummary::of_campaign(&untrusted, campaign),
        None => {
            let wrong = content::diagnose(&untrusted.files, &untrusted.id);
            MissionSummary::new(untrusted.id.clone(), &untrusted.loaded, wrong, &played)
        }
    };
    let told_in = |language: &&Language| {
        untrusted
            .files
            .text(&format!("{}/{}.ftl", untrusted.id, language.code()))
            .is_some()
    };
    Ok(ThirdPartyMission {
        about,
        languages: Language::ALL.iter().filter(told_in).copied().collect(),
        texts: untrusted.texts.len(),
        bytes: untrusted.texts.values().map(String::len).sum(),
        mission: Arc::new(untrusted),
    })
}

/// What can be added with one press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddSources {
    pub imports: Vec<String>,
    /// The missions in the wastebasket.
    pub trashed: Vec<String>,
    /// Where players put missions to be added.
    pub folder: String,
}

pub fn examine(folders: &Folders, mission: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        let examined = workshop::mission_details(&folders, &mission).await;
        let played = mission_facts::played(&folders).await;
        let saves = session::saves(&folders).await;
        let examined = examined.map(|it| {
            let mut about = MissionSummary::new(it.folder, &it.loaded, it.diagnostics, &played);
            about.facts = about.facts.map(|facts| facts.with_saves(&saves));
            Examined {
                about,
                own: it.is_own,
            }
        });
        Message::Mission(mission::Message::Examined(Box::new(examined)))
    })
}

pub(crate) fn look_at(folders: &Folders, path: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        let found = looked_at(&folders, &path).await;
        Message::Add(add_mission::Message::Looked(path, Box::new(found)))
    })
}

pub fn ready(folders: &Folders) -> Task<Message> {
    super::job(folders, |folders| async move {
        let (imports, trashed) = (
            workshop::possible_imports(&folders).await,
            folders.list_deleted_missions().await,
        );
        Message::Add(add_mission::Message::Ready(AddSources {
            imports,
            trashed,
            folder: folders.display_path(Folders::IMPORTS),
        }))
    })
}

pub fn add(folders: &Folders, mission: Arc<UntrustedMission>, replace: bool) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Add(add_mission::Message::Added(Box::new(
            workshop::add(&folders, &mission, replace).await,
        )))
    })
}

pub fn print(folders: &Folders, language: Language, mission: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Mission(mission::Message::Printed(
            workshop::export_sheet(&folders, language, &mission).await,
        ))
    })
}

pub fn pack(folders: &Folders, mission: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Mission(mission::Message::Packed(
            workshop::export_bundle(&folders, &mission).await,
        ))
    })
}

pub fn remove(folders: &Folders, mission: String) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::Mission(mission::Message::Removed(
            folders.delete_mission(&mission).await,
        ))
    })
}

/// Compares the mission of a save with the library's. `asked`: the players requested it.
pub fn compare(
    folders: &Folders,
    save: String,
    header: Header,
    met: KnownElements,
    asked: bool,
) -> Task<Message> {
    super::job(folders, |folders| async move {
        let changed = changes::mission_changes_of(&header, &met, &session::library(&folders).await);
        Message::Compared(save, changed.map(Box::new), asked)
    })
}

/// Continues a game in a new save with another mission, or box; `told` is the id of the message that reports it.
pub fn take_over(
    folders: &Folders,
    save: String,
    changed: MissionChanges,
    told: &'static str,
) -> Task<Message> {
    super::job(folders, |folders| async move {
        Message::TakenOver(changes::take_over(&folders, &save, &changed).await, told)
    })
}
