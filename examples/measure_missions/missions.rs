//! The missions that are measured: shipped ones, folders on disk, and the chapters of campaigns.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use solkeeper::content::campaign::{chapter_files, load_campaign};
use solkeeper::content::{self, Files, shipped};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::campaign::{CampaignFile, Carried, Chapter};
use solkeeper::first_martians::effect::Id;
use solkeeper::first_martians::mission::Mission;
use solkeeper::first_martians::players::Style;
use solkeeper::first_martians::simulation::{
    self, SimulationError, SimulationSetting, is_won_after, kept_before,
};

use super::Asked;

/// Campaigns whose seeds are not those of measured games.
const CAMPAIGN_SEEDS: u64 = 1_000_000;

/// A mission that is measured.
pub struct Measured {
    pub id: Id,
    pub mission: Arc<Mission>,
    /// The cards that it shares with others.
    pub shared: BTreeSet<Id>,
    /// The campaign whose chapter it is.
    pub campaign: Option<InCampaign>,
}

/// The campaign around a chapter.
pub struct InCampaign {
    file: Arc<CampaignFile>,
    missions: Arc<BTreeMap<Id, Arc<Mission>>>,
    chapter: Chapter,
    /// What simulated campaigns have kept before the chapter, by number of players: each game begins with one of these states.
    kept: BTreeMap<u8, Vec<Carried>>,
}

impl Measured {
    /// What a campaign has kept before the game of that seed; `None` outside a campaign.
    pub fn kept(&self, players: u8, seed: u64) -> Option<&Carried> {
        let states = self.campaign.as_ref()?.kept.get(&players)?;
        states.get(usize::try_from(seed).ok()?.checked_rem(states.len())?)
    }

    /// What of it crosses into the chapter.
    pub fn carried(&self, players: u8, seed: u64) -> Option<Carried> {
        Some(
            self.kept(players, seed)?
                .for_chapter(&self.campaign.as_ref()?.chapter.takes),
        )
    }

    /// Whether the campaign is won in which a game of the chapter ended so; `None` outside a campaign, and in its last chapter.
    ///
    /// # Errors
    /// A later chapter that came to no end.
    pub fn is_campaign_won(
        &self,
        players: u8,
        kept: &Carried,
        end: &Game,
        seed: u64,
    ) -> Result<Option<bool>, SimulationError> {
        let Some(InCampaign {
            file,
            missions,
            chapter,
            ..
        }) = &self.campaign
        else {
            return Ok(None);
        };
        if file
            .chapters
            .last()
            .is_some_and(|last| last.id == chapter.id)
        {
            return Ok(None);
        }
        is_won_after(
            file,
            missions,
            Asked::setting(players),
            seed,
            (kept, chapter, end),
        )
        .map(Some)
    }
}

/// The missions of these folders; the shipped ones without a folder. Of a campaign each chapter, or those that are asked for.
///
/// # Errors
/// Names the folder and what is wrong with it.
pub fn load(asked: &Asked) -> Result<Vec<Measured>, String> {
    if asked.folders.is_empty() {
        let files = shipped::files();
        return content::missions(&files)
            .iter()
            .map(|id| measured(&files, id))
            .collect();
    }
    let mut missions = Vec::new();
    for folder in &asked.folders {
        let folder =
            fs::canonicalize(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        if folder.join("campaign.json").is_file() {
            missions.extend(chapters(asked, &folder)?);
            continue;
        }
        if folder.join("mission.json").is_file() {
            missions.push(on_disk(&folder)?);
            continue;
        }
        let mut inside: Vec<PathBuf> = entries(&folder)?
            .into_iter()
            .filter(|it| it.join("mission.json").is_file())
            .collect();
        inside.sort();
        if inside.is_empty() {
            return Err(format!("{}: no mission is there", folder.display()));
        }
        for mission in inside {
            missions.push(on_disk(&mission)?);
        }
    }
    Ok(missions)
}

/// A mission in its folder. The box and the decks beside the folder replace the shipped ones; its own decks replace both.
fn on_disk(folder: &Path) -> Result<Measured, String> {
    let id = name(folder);
    let mut files = with_box_beside(folder);
    files
        .0
        .retain(|name, _| !name.starts_with(&format!("{id}/")));
    for (inner, there) in [
        (String::new(), folder.to_owned()),
        ("decks/".to_owned(), folder.join("decks")),
    ] {
        let found = texts(&there).unwrap_or_default();
        files.0.extend(
            found
                .into_iter()
                .map(|(name, text)| (format!("{id}/{inner}{name}"), text)),
        );
    }
    measured(&files, &id)
}

/// The chapters of a campaign in its folder, with states that have crossed into each.
fn chapters(asked: &Asked, folder: &Path) -> Result<Vec<Measured>, String> {
    let id = name(folder);
    let mut files = with_box_beside(folder);
    let inside = entries(folder)?.into_iter().filter(|it| it.is_dir());
    for (inner, there) in inside
        .map(|it| (format!("{}/", name(&it)), it))
        .chain([(String::new(), folder.to_owned())])
    {
        files.0.extend(
            texts(&there)?
                .into_iter()
                .map(|(name, text)| (format!("{id}/{inner}{name}"), text)),
        );
    }
    let campaign = load_campaign(&files, &id)
        .campaign
        .ok_or_else(|| format!("{id} cannot be played"))?;
    let load = |chapter: &Id| {
        let own = campaign
            .chapter(chapter)
            .map(|it| chapter_files(&files, &id, &campaign, it));
        measured(&own.unwrap_or_default(), chapter)
    };
    let chapters = campaign
        .chapters
        .iter()
        .map(|it| load(&it.id))
        .collect::<Result<Vec<_>, _>>()?;
    let missions = Arc::new(
        chapters
            .iter()
            .map(|it| (it.id.clone(), Arc::clone(&it.mission)))
            .collect(),
    );
    let campaign = Arc::new(campaign);
    let is_asked =
        |it: &(&Chapter, Measured)| asked.chapters.is_empty() || asked.chapters.contains(&it.0.id);
    let with_campaign = |(chapter, measured): (&Chapter, Measured)| {
        let one = |players: u8| {
            kept(asked, &campaign, &missions, &chapter.id, players).map(|states| (players, states))
        };
        let kept = asked
            .players
            .iter()
            .copied()
            .map(one)
            .collect::<Result<_, String>>()?;
        let (file, missions) = (Arc::clone(&campaign), Arc::clone(&missions));
        Ok(Measured {
            campaign: Some(InCampaign {
                file,
                missions,
                chapter: chapter.clone(),
                kept,
            }),
            ..measured
        })
    };
    campaign
        .chapters
        .iter()
        .zip(chapters)
        .filter(is_asked)
        .map(with_campaign)
        .collect()
}

/// What simulated campaigns have kept before the chapter. Every second campaign picks its options by chance.
fn kept(
    asked: &Asked,
    campaign: &CampaignFile,
    missions: &BTreeMap<Id, Arc<Mission>>,
    chapter: &str,
    players: u8,
) -> Result<Vec<Carried>, String> {
    eprintln!(
        "{chapter}, {players} players: {} campaigns before it",
        asked.carried
    );
    let one = |number: u64| {
        let style = if number.is_multiple_of(2) {
            Style::Careful
        } else {
            Style::Impulsive
        };
        let setting = SimulationSetting {
            style,
            ..Asked::setting(players)
        };
        let seed = CAMPAIGN_SEEDS + number;
        kept_before(campaign, missions, setting, seed, chapter)
            .map_err(|why| format!("{chapter}, seed {seed}: {why:?}"))
    };
    let states = (0..asked.carried)
        .into_par_iter()
        .map(one)
        .collect::<Result<Vec<_>, _>>()?;
    Ok(states.into_iter().flatten().collect())
}

fn name(folder: &Path) -> String {
    folder
        .file_name()
        .map(|name| name.to_string_lossy().into_owned())
        .unwrap_or_default()
}

/// The shipped files, with the box and the decks beside the folder in the place of the shipped ones.
fn with_box_beside(folder: &Path) -> Files {
    let mut files = shipped::files();
    if let Some(beside) = folder.parent() {
        for (name, there) in [("", beside.to_owned()), ("decks/", beside.join("decks"))] {
            let found = texts(&there).unwrap_or_default();
            if name == "decks/" && !found.is_empty() {
                files.0.retain(|name, _| !name.starts_with("decks/"));
            }
            files.0.extend(
                found
                    .into_iter()
                    .map(|(inner, text)| (format!("{name}{inner}"), text)),
            );
        }
    }
    files
}

fn measured(files: &Files, id: &str) -> Result<Measured, String> {
    let loaded = content::load(files, id);
    let problems: Vec<String> = loaded
        .diagnostics
        .iter()
        .map(|it| format!("{}: {:?}", it.file, it.code))
        .collect();
    let mission = loaded
        .mission
        .ok_or_else(|| format!("{id} cannot be played\n{}", problems.join("\n")))?;
    if !mission.broken.is_empty() {
        eprintln!(
            "{id}: left out, as they cannot be used: {:?}",
            mission.broken
        );
    }
    let shared = simulation::shared(&mission);
    Ok(Measured {
        id: mission.sheet.id.clone(),
        mission: Arc::new(mission),
        shared,
        campaign: None,
    })
}

/// The texts that lie in a folder.
fn texts(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let is_text = |path: &PathBuf| {
        path.extension()
            .is_some_and(|end| end == "json" || end == "ftl")
    };
    let paths = entries(folder)?
        .into_iter()
        .filter(|path| path.is_file())
        .filter(is_text);
    let read = paths.map(|path| {
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        fs::read_to_string(&path)
            .map(|text| (name, text))
            .map_err(|why| format!("{}: {why}", path.display()))
    });
    read.collect()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    Ok(entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .collect())
}
