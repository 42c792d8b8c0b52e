//! Simulated campaigns: the player plays each chapter, plays it again while the author allows it, and goes on.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{SimulationError, SimulationSetting, Tally, play_game};
use crate::campaign::{CampaignFile, Carried, Chapter, SkillsAtStart};
use crate::effect::{Effect, Id};
use crate::game::Game;
use crate::mission::{EndingOutcome, Mission};
use crate::state::Start;
use base::dice;

/// How often a chapter is played again where the author sets no limit.
const MOST_RETRIES: u32 = 3;

/// What came of many campaigns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CampaignTally {
    /// How many.
    pub games: u64,
    /// How many whose last chapter was won.
    pub won: u64,
    /// What came of each chapter, every attempt counted.
    pub chapters: BTreeMap<Id, ChapterTally>,
    /// How they ended.
    pub endings: BTreeMap<Id, u64>,
    /// The chapters played, then the ending.
    pub ways: BTreeMap<Vec<Id>, u64>,
}

/// What came of a chapter in many campaigns.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChapterTally {
    /// How it ended.
    pub outcomes: BTreeMap<EndingOutcome, u64>,
    /// What came in it.
    pub came: Tally,
    /// How it went with each thing that had crossed into it.
    pub carried: BTreeMap<Crossed, WinRate>,
    /// How often the campaign kept each thing after it.
    pub kept: BTreeMap<Crossed, u64>,
}

/// Something that a campaign keeps between chapters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Crossed {
    /// A flag that is set.
    Flag(Id),
    /// A counter with its number.
    Counter(Id, i16),
    /// A person who is remembered.
    Person(Id),
    /// A chapter that was not won.
    NotWon(Id),
}

/// How many games there were, and how many of them were won.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct WinRate {
    /// All games.
    pub games: u64,
    /// Those that were won.
    pub won: u64,
}

impl CampaignTally {
    /// Adds what came of others.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
        other
            .chapters
            .into_iter()
            .for_each(|(chapter, tally)| self.chapters.entry(chapter).or_default().add(tally));
        other
            .endings
            .into_iter()
            .for_each(|(ending, count)| *self.endings.entry(ending).or_default() += count);
        other
            .ways
            .into_iter()
            .for_each(|(way, count)| *self.ways.entry(way).or_default() += count);
    }
}

impl ChapterTally {
    fn add(&mut self, other: Self) {
        other
            .outcomes
            .into_iter()
            .for_each(|(outcome, count)| *self.outcomes.entry(outcome).or_default() += count);
        self.came.add(other.came);
        for (crossed, share) in other.carried {
            let own = self.carried.entry(crossed).or_default();
            own.games += share.games;
            own.won += share.won;
        }
        other
            .kept
            .into_iter()
            .for_each(|(crossed, count)| *self.kept.entry(crossed).or_default() += count);
    }

    /// All attempts.
    pub fn win_rate(&self) -> WinRate {
        let sum = |of: &dyn Fn(EndingOutcome) -> bool| -> u64 {
            self.outcomes
                .iter()
                .filter(|(outcome, _)| of(**outcome))
                .map(|(_, count)| count)
                .sum()
        };
        WinRate {
            games: sum(&|_| true),
            won: sum(&EndingOutcome::is_won),
        }
    }
}

impl Carried {
    /// What a campaign keeps, thing by thing.
    fn crossed(&self) -> BTreeSet<Crossed> {
        let Self {
            flags,
            counters,
            people,
            chapters,
            // The tally counts none of these.
            crew: _,
            players: _,
            lost: _,
            newcomers: _,
            board: _,
            locked: _,
            start: _,
        } = self;
        let flags = flags.iter().cloned().map(Crossed::Flag);
        let counters = counters
            .iter()
            .map(|(counter, number)| Crossed::Counter(counter.clone(), *number));
        let people = people.keys().cloned().map(Crossed::Person);
        let not_won = chapters
            .iter()
            .filter(|(_, outcome)| !outcome.is_won())
            .map(|(id, _)| Crossed::NotWon(id.clone()));
        flags.chain(counters).chain(people).chain(not_won).collect()
    }
}

/// A campaign that plays by itself, attempt by attempt.
struct CampaignRun<'c> {
    file: &'c CampaignFile,
    missions: &'c BTreeMap<Id, Arc<Mission>>,
    setting: SimulationSetting,
    seed: u64,
    kept: Carried,
    at: Option<&'c Chapter>,
    retries: u32,
    /// What the next attempt begins with.
    again: Vec<Effect>,
    attempts: u64,
}

/// Where an attempt at a chapter has led.
struct Settled<'c> {
    outcome: EndingOutcome,
    /// Whether the chapter is left: it is not played again.
    is_last: bool,
    /// The ending of the campaign, if it is over.
    end: Option<&'c Id>,
}

/// An attempt at a chapter that was played.
struct Attempt<'c> {
    chapter: &'c Chapter,
    carried: Carried,
    came: Tally,
    settled: Settled<'c>,
}

impl<'c> CampaignRun<'c> {
    fn new(
        file: &'c CampaignFile,
        missions: &'c BTreeMap<Id, Arc<Mission>>,
        setting: SimulationSetting,
        seed: u64,
    ) -> Self {
        let kept = Carried {
            locked: file.skills == Some(SkillsAtStart::Locked),
            ..Carried::default()
        };
        let at = file.chapters.first();
        Self {
            file,
            missions,
            setting,
            seed,
            kept,
            at,
            retries: 0,
            again: Vec::new(),
            attempts: 0,
        }
    }

    /// Plays the next attempt; `None` when the campaign is over.
    fn step(&mut self) -> Result<Option<Attempt<'c>>, SimulationError> {
        let Some((chapter, mission)) = self
            .at
            .and_then(|it| Some((it, self.missions.get(&it.id)?)))
        else {
            return Ok(None);
        };
        self.attempts += 1;
        let seed = u64::from(dice::roll(self.seed, "chapter", self.attempts, u32::MAX));
        let start = Start {
            seed,
            players: self.setting.players,
            read_before: BTreeSet::new(),
        };
        let carried = Carried {
            start: std::mem::take(&mut self.again),
            ..self.kept.for_chapter(&chapter.takes)
        };
        let (came, end) = play_game(
            Game::in_chapter(Arc::clone(mission), &start, &carried),
            self.setting,
            seed,
        )?;
        Ok(self.settle(chapter, &end).map(|settled| Attempt {
            chapter,
            carried,
            came,
            settled,
        }))
    }

    /// Goes where a game of the chapter leads that has ended; `None` if it has not.
    fn settle(&mut self, chapter: &'c Chapter, end: &Game) -> Option<Settled<'c>> {
        let after = self.kept.after(chapter, end.state(), None)?;
        let outcome = after.chapters.get(&chapter.id).copied()?;
        if self.retries < MOST_RETRIES && chapter.may_retry(outcome, self.retries) {
            self.retries += 1;
            self.again = chapter
                .retry
                .iter()
                .flat_map(|retry| retry.start.clone())
                .collect();
            return Some(Settled {
                outcome,
                is_last: false,
                end: None,
            });
        }
        let next = self.file.next(chapter, &after);
        self.at = next.and_then(|it| self.file.chapter(it.to.as_deref()?));
        (self.kept, self.retries) = (after, 0);
        Some(Settled {
            outcome,
            is_last: true,
            end: next.and_then(|it| it.end.as_ref()),
        })
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
    let mut tally = CampaignTally {
        games: 1,
        ..CampaignTally::default()
    };
    let (mut run, mut way) = (CampaignRun::new(file, missions, setting, seed), Vec::new());
    while let Some(attempt) = run.step()? {
        let is_won = attempt.settled.outcome.is_won();
        let share = WinRate {
            games: 1,
            won: is_won.into(),
        };
        tally.won = is_won.into();
        let chapter = ChapterTally {
            outcomes: BTreeMap::from([(attempt.settled.outcome, 1)]),
            came: attempt.came,
            carried: attempt
                .carried
                .crossed()
                .into_iter()
                .map(|it| (it, share))
                .collect(),
            kept: if attempt.settled.is_last {
                run.kept.crossed().into_iter().map(|it| (it, 1)).collect()
            } else {
                BTreeMap::new()
            },
        };
        tally
            .chapters
            .entry(attempt.chapter.id.clone())
            .or_default()
            .add(chapter);
        way.extend(attempt.settled.is_last.then(|| attempt.chapter.id.clone()));
        if let Some(ending) = attempt.settled.end {
            *tally.endings.entry(ending.clone()).or_default() += 1;
            way.push(ending.clone());
        }
    }
    let _ = tally.ways.insert(way, 1);
    Ok(tally)
}

/// What the campaign of that seed has kept when it comes to a chapter; `None` where it does not come to it.
///
/// # Errors
/// [`SimulationError`] of one of the chapters before.
pub fn kept_before(
    file: &CampaignFile,
    missions: &BTreeMap<Id, Arc<Mission>>,
    setting: SimulationSetting,
    seed: u64,
    chapter: &str,
) -> Result<Option<Carried>, SimulationError> {
    let mut run = CampaignRun::new(file, missions, setting, seed);
    while let Some(at) = run.at {
        if at.id == chapter {
            return Ok(Some(run.kept));
        }
        if run.step()?.is_none() {
            break;
        }
    }
    Ok(None)
}

/// Whether a campaign is won that has kept this before a chapter and goes on from how a game of that chapter ended.
///
/// # Errors
/// [`SimulationError`] of one of the chapters after it.
pub fn is_won_after(
    file: &CampaignFile,
    missions: &BTreeMap<Id, Arc<Mission>>,
    setting: SimulationSetting,
    seed: u64,
    (kept, chapter, end): (&Carried, &Chapter, &Game),
) -> Result<bool, SimulationError> {
    let mut run = CampaignRun {
        kept: kept.clone(),
        ..CampaignRun::new(file, missions, setting, seed)
    };
    let mut is_won = run
        .settle(chapter, end)
        .is_some_and(|it| it.outcome.is_won());
    while let Some(attempt) = run.step()? {
        is_won = attempt.settled.outcome.is_won();
    }
    Ok(is_won)
}
