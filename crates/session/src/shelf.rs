//! The list of missions and campaigns, from an index: only what has changed is read and checked again.

use std::collections::BTreeSet;
use std::hash::Hasher;

use rustc_hash::FxHasher;
use serde::{Deserialize, Serialize};

use super::{Localized, Localizers, library};
use content::campaign::{self, CAMPAIGN_FILE, PACKED_FILE};
use content::{self, Diagnostic, Files, MISSION_FILE, Severity, shipped};
use first_martians::effect::Id;
use first_martians::mission::ByCrew;
use first_martians::vocabulary::Group;
use language::fact_text;
use storage::{Folders, SaveFile, SaveIndex};

/// A mission or campaign in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Shelved {
    /// The name by which it is played.
    pub folder: String,
    /// Whether it is a campaign.
    pub is_campaign: bool,
    /// What is known of it.
    pub about: ShelfEntry,
    /// What keeps it, or a part of it, from being played.
    pub errors: Vec<Diagnostic>,
}

/// What a list shows of a mission or campaign.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ShelfEntry {
    /// Its title.
    pub title: Localized,
    /// What it is about; empty where it says nothing.
    pub idea: Localized,
    /// Of a mission that can be played.
    pub mission: Option<ShelvedMission>,
    /// Of a campaign that can be played: how many chapters are played at most.
    pub chapters: Option<usize>,
}

/// What a list shows of a mission that can be played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ShelvedMission {
    /// Its id, by which finished games name it.
    pub id: Id,
    /// Its group.
    pub group: Group,
    /// The name of the group.
    pub kind: Localized,
    /// How many sols it has.
    pub sols: ByCrew,
}

impl Shelved {
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

fn of_mission(files: &Files, folder: &str) -> (ShelfEntry, Vec<Diagnostic>) {
    let loaded = content::load(files, folder);
    let sheet = loaded.mission.as_ref().map(|mission| &mission.sheet);
    let localizers = Localizers::new(&loaded.prose);
    let id = sheet.map_or(folder, |sheet| sheet.id.as_str());
    let mission = sheet.map(|sheet| ShelvedMission {
        id: sheet.id.clone(),
        group: sheet.group,
        kind: localizers.localized(|localizer| localizer.word(sheet.group)),
        sols: sheet.sheet.sols,
    });
    let about = ShelfEntry {
        title: localizers.localized(|localizer| fact_text::title(localizer, id)),
        idea: localizers.localized(|localizer| fact_text::idea(localizer, id)),
        mission,
        chapters: None,
    };
    (about, loaded.diagnostics)
}

fn of_campaign(files: &Files, folder: &str) -> (ShelfEntry, Vec<Diagnostic>) {
    let loaded = campaign::load_campaign(files, folder);
    let localizers = Localizers::new(&loaded.prose);
    let id = loaded.campaign.as_ref().map_or(folder, |it| it.id.as_str());
    let about = ShelfEntry {
        title: localizers.localized(|localizer| fact_text::title(localizer, id)),
        idea: localizers.localized(|localizer| fact_text::idea(localizer, id)),
        mission: None,
        chapters: loaded.campaign.as_ref().map(|it| it.most_chapters()),
    };
    (about, loaded.diagnostics)
}

/// The missions and campaigns that are there, in the order of lists.
pub async fn shelf(folders: &Folders) -> Vec<Shelved> {
    let mut index: SaveIndex<ShelfEntry> = folders.load_mission_index().await;
    let (mut shelf, mut changed) = (Vec::new(), Vec::new());
    for (file, is_campaign) in candidates(folders).await {
        // Both can lie in one folder.
        let folder = file.id.trim_end_matches('/').to_owned();
        match index.get(&file) {
            Some(about) => shelf.push(Shelved {
                folder,
                is_campaign,
                about,
                errors: Vec::new(),
            }),
            None => changed.push((file, folder, is_campaign)),
        }
    }
    if !changed.is_empty() {
        let files = library(folders).await;
        let named = |of: Vec<String>| of.into_iter().collect::<BTreeSet<_>>();
        let missions = named(content::missions(&files));
        let campaigns = named(campaign::campaigns(&files));
        for (file, folder, is_campaign) in changed {
            let known = if is_campaign { &campaigns } else { &missions };
            if !known.contains(&folder) {
                continue;
            }
            let read = Shelved::read(&files, folder, is_campaign);
            // What is wrong is shown with its place, and is looked at each time.
            if read.errors.is_empty() {
                index.put(&file, read.about.clone());
            }
            shelf.push(read);
        }
    }
    folders.store_index(&index).await;
    shelf.sort_by_cached_key(|it| {
        let group = it.about.mission.as_ref().map(|mission| mission.group);
        let order = shipped::list_order(&it.folder, group, it.is_campaign);
        (order, it.folder.clone())
    });
    shelf
}

/// What may be a mission or a campaign, with a mark of all that it is read from. That of a campaign has an id with a slash.
async fn candidates(folders: &Folders) -> Vec<(SaveFile, bool)> {
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
        let file = SaveFile::marked(&id(&folder, is_campaign), length, own);
        found.push((file, is_campaign));
    }
    let names = shipped.0.keys().filter_map(|name| name.split_once('/'));
    let taken: BTreeSet<String> = names.map(|(folder, _)| folder.to_owned()).collect();
    for folder in folders.mission_folders(&taken).await {
        let has = |name: &str| folder.names.contains(name);
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
    found
        .into_iter()
        .map(|(file, is_campaign)| (file.together_with(&common), is_campaign))
        .collect()
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
