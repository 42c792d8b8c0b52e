//! Simulated campaigns: the careful player plays each chapter, plays it again while the author allows it, and goes on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{SimulationError, SimulationSetting, play_game};
use crate::dice;
use crate::first_martians::campaign::{CampaignFile, Carried, SkillsAtStart};
use crate::first_martians::effect::Id;
use crate::first_martians::game::Game;
use crate::first_martians::mission::{EndingOutcome, Mission};
use crate::first_martians::state::Start;

/// How often a chapter is played again where the author sets no limit.
const MOST_RETRIES: u32 = 3;

/// What came of many campaigns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CampaignTally {
    /// How many.
    pub games: u64,
    /// How each chapter ended, every attempt counted.
    pub chapters: BTreeMap<Id, BTreeMap<EndingOutcome, u64>>,
    /// How they ended.
    pub endings: BTreeMap<Id, u64>,
    /// The chapters played, then the ending.
    pub ways: BTreeMap<Vec<Id>, u64>,
}

impl CampaignTally {
    /// Adds what came of others.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        for (chapter, outcomes) in other.chapters {
            let own = self.chapters.entry(chapter).or_default();
            outcomes.into_iter().for_each(|(outcome, count)| *own.entry(outcome).or_default() += count);
        }
        other.endings.into_iter().for_each(|(ending, count)| *self.endings.entry(ending).or_default() += count);
        other.ways.into_iter().for_each(|(way, count)| *self.ways.entry(way).or_default() += count);
    }
}

/// Plays one campaign to its end.
///
/// # Errors
/// [`SimulationError`] of one of its chapters.
pub fn play_campaign(
    file: &CampaignFile,
    missions: &BTreeMap<Id, Arc<Mission>>,
    setting: SimulationSetting,
    seed: u64,
) -> Result<CampaignTally, SimulationError> {
    let mut tally = CampaignTally { games: 1, ..CampaignTally::default() };
    let mut kept = Carried { locked: file.skills == Some(SkillsAtStart::Locked), ..Carried::default() };
    let (mut at, mut way, mut retries, mut again, mut played) = (file.chapters.first(), Vec::new(), 0, Vec::new(), 0);
    while let Some(chapter) = at {
        let Some(mission) = missions.get(&chapter.id) else { break };
        played += 1;
        let own = u64::from(dice::roll(seed, "chapter", played, u32::MAX));
        let start = Start { seed: own, players: setting.players, read_before: BTreeSet::new() };
        let carried = Carried { start: std::mem::take(&mut again), ..kept.for_chapter(&chapter.takes) };
        let (_, end) = play_game(Game::in_chapter(Arc::clone(mission), &start, &carried), setting, own)?;
        let Some(after) = kept.after(chapter, end.state(), None) else { break };
        let Some(outcome) = after.chapters.get(&chapter.id).copied() else { break };
        *tally.chapters.entry(chapter.id.clone()).or_default().entry(outcome).or_default() += 1;
        if retries < MOST_RETRIES && chapter.may_retry(outcome, retries) {
            retries += 1;
            again = chapter.retry.iter().flat_map(|retry| retry.start.clone()).collect();
            continue;
        }
        way.push(chapter.id.clone());
        let Some(next) = file.next(chapter, &after) else { break };
        (kept, retries) = (after, 0);
        at = next.to.as_deref().and_then(|id| file.chapter(id));
        if let Some(ending) = &next.end {
            *tally.endings.entry(ending.clone()).or_default() += 1;
            way.push(ending.clone());
        }
    }
    let _ = tally.ways.insert(way, 1);
    Ok(tally)
}
