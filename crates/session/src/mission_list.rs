//! The list of missions and campaigns, from an index: only what has changed is read and checked again.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::Hasher;

use rustc_hash::FxHasher;
use serde::{Deserialize, Serialize};

use super::{Localized, Localizers, read_library};
use content::campaign::{self, CAMPAIGN_FILE, PACKED_FILE};
use content::{self, Diagnostic, Files, MISSION_FILE, Severity, shipped};
use first_martians::effect::Id;
use first_martians::mission::ByCrew;
use first_martians::vocabulary::Group;
use language::fact_text;
use storage::{Folders, IndexedFile, LeftOut, MissionFolders, SummaryIndex};

/// A mission or campaign in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedMission {
    /// The name by which it is played.
    pub folder: String,
    /// Whether it is a campaign.
    pub is_campaign: bool,
    /// What is known of it.
    pub about: MissionEntry,
    /// What keeps it, or a part of it, from being played.
    pub errors: Vec<Diagnostic>,
}

/// What a list shows of a mission or campaign.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MissionEntry {
    /// Its title.
    pub title: Localized,
    /// What it is about; empty where it says nothing.
    pub idea: Localized,
    /// Of a mission that can be played.
    pub mission: Option<PlayableMission>,
    /// Of a campaign that can be played: how many chapters are played at most.
    pub chapters: Option<usize>,
}

/// What a list shows of a mission that can be played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PlayableMission {
    /// Its id, by which finished games name it.
    pub id: Id,
    /// Its group.
    pub group: Group,
    /// The name of the group.
    pub kind: Localized,
    /// How many sols it has.
    pub sols: ByCrew,
}

impl ListedMission {
    /// Whether it can be played.
    pub const fn is_playable(&self) -> bool {
        self.about.mission.is_some() || self.about.chapters.is_some()
    }

    /// Reads and checks it.
    fn read(files: &Files, folder: String, is_campaign: bool) -> Self {
        let (about, diagnostics) = if is_campaign {
            of_campaign(files, &folder)
        } else {
            of_mission(files, &folder)
        };
        let errors = diagnostics.into_iter();
        Self {
            folder,
            is_campaign,
            about,
            errors: errors.filter(|it| it.severity == Severity::Error).collect(),
        }
    }
}

fn of_mission(files: &Files, folder: &str) -> (MissionEntry, Vec<Diagnostic>) {
    let loaded = content::load(files, folder);
    let sheet = loaded.mission.as_ref().map(|mission| &mission.sheet);
    let localizers = Localizers::new(&loaded.prose);
    let id = sheet.map_or(folder, |sheet| sheet.id.as_str());
    let mission = sheet.map(|sheet| PlayableMission {
        id: sheet.id.clone(),
        group: sheet.group,
        kind: localizers.localized(|localizer| localizer.word(sheet.group)),
        sols: sheet.sheet.sols,
    });
    let about = MissionEntry {
        title: localizers.localized(|localizer| fact_text::title(localizer, id)),
        idea: localizers.localized(|localizer| fact_text::idea(localizer, id)),
        mission,
        chapters: None,
    };
    (about, loaded.diagnostics)
}

fn of_campaign(files: &Files, folder: &str) -> (MissionEntry, Vec<Diagnostic>) {
    let loaded = campaign::load_campaign(files, folder);
    let localizers = Localizers::new(&loaded.prose);
    let id = loaded.campaign.as_ref().map_or(folder, |it| it.id.as_str());
    let about = MissionEntry {
        title: localizers.localized(|localizer| fact_text::title(localizer, id)),
        idea: localizers.localized(|localizer| fact_text::idea(localizer, id)),
        mission: None,
        chapters: loaded.campaign.as_ref().map(|it| it.most_chapters()),
    };
    (about, loaded.diagnostics)
}

/// The missions and campaigns that are there.
#[derive(Debug, Clone, PartialEq)]
pub struct MissionList {
    /// Those that were read, in the order of lists.
    pub missions: Vec<ListedMission>,
    /// What lies among them and was not read.
    pub left_out: Vec<LeftOut>,
}

/// Lists the missions and campaigns that are there.
pub async fn list_missions(folders: &Folders) -> MissionList {
    let mut index: SummaryIndex<MissionEntry> = folders.load_mission_index().await;
    let Candidates {
        files,
        mut has_others,
    } = candidates(folders).await;
    let (mut all, mut changed) = (Vec::new(), BTreeMap::new());
    for (file, is_campaign) in files {
        // Both can lie in one folder.
        let folder = file.id.trim_end_matches('/').to_owned();
        match index.get(&file) {
            Some(about) => all.push(ListedMission {
                folder,
                is_campaign,
                about,
                errors: Vec::new(),
            }),
            None => drop(changed.insert((folder, is_campaign), file)),
        }
    }
    has_others |= !changed.is_empty();
    let mut left_out = Vec::new();
    if has_others {
        let library = read_library(folders).await;
        left_out = library.left_out;
        let is_left_out = |folder: &str| left_out.iter().any(|it| it.mission() == folder);
        all.retain(|it| !is_left_out(&it.folder));
        let known: BTreeSet<(String, bool)> = all
            .iter()
            .map(|it| (it.folder.clone(), it.is_campaign))
            .collect();
        let missions = content::missions(&library.files).into_iter();
        let campaigns = campaign::campaigns(&library.files).into_iter();
        let there = missions
            .map(|folder| (folder, false))
            .chain(campaigns.map(|folder| (folder, true)));
        for key in there.filter(|key| !known.contains(key)) {
            let file = changed.remove(&key);
            let read = ListedMission::read(&library.files, key.0, key.1);
            // What is wrong is shown with its place, and is looked at each time.
            let is_whole = read.errors.is_empty() && !is_left_out(&read.folder);
            if let Some(file) = file.filter(|_| is_whole) {
                index.put(&file, read.about.clone());
            }
            all.push(read);
        }
    }
    folders.store_index(&index).await;
    all.sort_by_cached_key(|it| {
        let group = it.about.mission.as_ref().map(|mission| mission.group);
        let order = shipped::list_order(&it.folder, group, it.is_campaign);
        (order, format!("{}/", it.folder))
    });
    MissionList {
        missions: all,
        left_out,
    }
}

/// What may be a mission or a campaign.
struct Candidates {
    /// Each with a mark of all that it is read from, and whether it is a campaign. The id of a campaign has a slash.
    files: Vec<(IndexedFile, bool)>,
    /// Whether something else lies there.
    has_others: bool,
}

async fn candidates(folders: &Folders) -> Candidates {
    let shipped = shipped::files();
    let owners_box = folders.box_stamp().await;
    let mut found = Vec::new();
    let of_shipped = content::missions(&shipped)
        .into_iter()
        .map(|folder| (folder, false))
        .chain(
            campaign::campaigns(&shipped)
                .into_iter()
                .map(|folder| (folder, true)),
        );
    let shared = mark(&shipped, |name| {
        !name.contains('/') || name.starts_with("decks/")
    });
    for (folder, is_campaign) in of_shipped {
        let inside = format!("{folder}/");
        let (length, own) = mark(&shipped, |name| name.starts_with(&inside));
        let file = IndexedFile::marked(&id(&folder, is_campaign), length, own);
        found.push((file, is_campaign));
    }
    let names = shipped.0.keys().filter_map(|name| name.split_once('/'));
    let taken: BTreeSet<String> = names.map(|(folder, _)| folder.to_owned()).collect();
    let MissionFolders {
        folders: own,
        mut has_others,
    } = folders.mission_folders(&taken).await;
    for folder in own {
        let has = |name: &str| folder.names.contains(name);
        has_others |= ![MISSION_FILE, CAMPAIGN_FILE, PACKED_FILE]
            .into_iter()
            .any(has);
        if has(MISSION_FILE) {
            found.push((folder.file.clone(), false));
        }
        if has(CAMPAIGN_FILE) || has(PACKED_FILE) {
            let mut file = folder.file;
            file.id = id(&file.id, true);
            found.push((file, true));
        }
    }
    // The shipped decks and the box belong to every mission.
    let common = format!("{}:{} {owners_box}", shared.0, shared.1);
    let files = found
        .into_iter()
        .map(|(file, is_campaign)| (file.together_with(&common), is_campaign))
        .collect();
    Candidates { files, has_others }
}

fn id(folder: &str, is_campaign: bool) -> String {
    let end = if is_campaign { "/" } else { "" };
    format!("{folder}{end}")
}

/// The length and the hash of the texts with these names.
fn mark(files: &Files, is_one: impl Fn(&str) -> bool) -> (usize, u64) {
    let (mut length, mut hasher) = (0, FxHasher::default());
    for (name, text) in files.0.iter().filter(|(name, _)| is_one(name)) {
        length += text.len();
        hasher.write(name.as_bytes());
        hasher.write(text.as_bytes());
    }
    (length, hasher.finish())
}
