//! A printed campaign whose mission sheets were typed in: its missions in order, and what stays from one to the next.

use std::collections::{BTreeMap, BTreeSet};

use super::edit::MAX_TITLE;
use super::finish::{UsedNames, id_from_name, unique};
use super::prose::{ENGLISH, Ftl, ITALIAN, Words};
use crate::campaign::CAMPAIGN_FILE;
use base::locale::sanitized;
use first_martians::campaign::{
    BoardGroup, CampaignEnding, CampaignFile, Chapter, Crossing, DeathRule, Next, Retry,
    SkillsAtStart,
};
use first_martians::effect::Id;
use first_martians::ending_outcome::EndingOutcome;
use first_martians::vocabulary::words;

/// The most missions of a campaign.
pub const MOST_CHAPTERS: usize = 12;
/// The ending of a campaign that was played through, and of one that broke off.
const PLAYED_THROUGH: &str = "the-last-sheet";
const BROKEN_OFF: &str = "the-sheets-that-are-left";

words! {
    /// How the campaign goes on after a mission that was lost.
    AfterLoss {
        /// The mission is played again, until it is won.
        Again = "again",
        /// The next mission comes all the same.
        GoOn = "go_on",
        /// The campaign ends.
        Ends = "ends",
    }
}

/// A printed campaign as its owners type it in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CampaignSheet {
    /// Its name.
    pub name: String,
    /// The missions with their names, in order; each once.
    pub missions: Vec<(Id, String)>,
    /// How it goes on after a loss.
    pub after_loss: AfterLoss,
    /// Whether the death of an astronaut ends it; else a newcomer takes the seat.
    pub ends_with_a_death: bool,
    /// Whether the Skill cards begin locked.
    pub locked_skills: bool,
    /// What of the board stays.
    pub stays: BTreeSet<BoardGroup>,
}

impl Default for CampaignSheet {
    fn default() -> Self {
        Self {
            name: String::new(),
            missions: Vec::new(),
            after_loss: AfterLoss::Again,
            ends_with_a_death: false,
            locked_skills: true,
            stays: [BoardGroup::Skills, BoardGroup::Discoveries].into(),
        }
    }
}

/// What a campaign lacks before it can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CampaignProblem {
    /// It has no name.
    MissingName,
    /// A campaign has at least two missions.
    TooFewMissions,
}

/// A campaign that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedCampaign {
    /// Also the name of the folder.
    pub id: Id,
    /// Its own files, by name; the missions are added as they are.
    pub texts: BTreeMap<String, String>,
}

impl CampaignSheet {
    /// What is missing, in the order of the form.
    pub fn problems(&self) -> Vec<CampaignProblem> {
        let name = self
            .name
            .trim()
            .is_empty()
            .then_some(CampaignProblem::MissingName);
        let few = (self.missions.len() < 2).then_some(CampaignProblem::TooFewMissions);
        name.into_iter().chain(few).collect()
    }

    /// Sets its name.
    pub fn set_name(&mut self, name: &str) {
        self.name = sanitized(name, MAX_TITLE);
    }

    /// Adds the mission at the end, or takes it out.
    pub fn toggle_mission(&mut self, id: &str, name: &str) {
        if let Some(at) = self.missions.iter().position(|(known, _)| known == id) {
            let _ = self.missions.remove(at);
        } else if self.missions.len() < MOST_CHAPTERS {
            self.missions.push((id.to_owned(), name.to_owned()));
        }
    }

    /// Keeps what stays of the board, or no longer.
    pub fn toggle_stays(&mut self, group: BoardGroup) {
        super::edit::toggle(&mut self.stays, group);
    }

    /// Creates the campaign around its missions.
    ///
    /// # Errors
    /// What is missing.
    pub fn finish(&self, taken: &UsedNames) -> Result<FinishedCampaign, Vec<CampaignProblem>> {
        let problems = self.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let own = |id: &str| {
            self.missions.iter().any(|(mission, _)| mission == id)
                || [PLAYED_THROUGH, BROKEN_OFF].contains(&id)
        };
        let id = unique(&id_from_name(&self.name, "campaign"), |id| {
            taken.folders.contains(id) || own(id)
        });
        let file = serde_json::to_string_pretty(&self.file(id.clone())).unwrap_or_default() + "\n";
        let prose = [ENGLISH, ITALIAN]
            .map(|words| (format!("{}.ftl", words.code), self.prose(&words, &id)));
        Ok(FinishedCampaign {
            texts: prose
                .into_iter()
                .chain([(CAMPAIGN_FILE.to_owned(), file)])
                .collect(),
            id,
        })
    }

    /// Whether a loss or a death can end it before its last mission.
    fn can_break_off(&self) -> bool {
        self.ends_with_a_death || self.after_loss == AfterLoss::Ends
    }

    fn file(&self, id: Id) -> CampaignFile {
        let crossing = || Crossing {
            board: self.stays.clone(),
            ..Crossing::default()
        };
        let end = |outcome: Vec<EndingOutcome>, end: &str| Next {
            outcome,
            when: None,
            to: None,
            end: Some(end.to_owned()),
        };
        let last = self.missions.len().saturating_sub(1);
        let chapter = |(at, (id, _)): (usize, &(Id, String))| {
            let ends = self.after_loss == AfterLoss::Ends;
            let breaks = match (ends, self.ends_with_a_death) {
                (true, _) => vec![EndingOutcome::Lost, EndingOutcome::Died],
                (false, true) => vec![EndingOutcome::Died],
                (false, false) => Vec::new(),
            };
            let breaks = (!breaks.is_empty()).then(|| end(breaks, BROKEN_OFF));
            let on = match self.missions.get(at + 1) {
                Some((next, _)) => Next {
                    outcome: Vec::new(),
                    when: None,
                    to: Some(next.clone()),
                    end: None,
                },
                None => end(Vec::new(), PLAYED_THROUGH),
            };
            let mut after = vec![EndingOutcome::Lost];
            after.extend((!self.ends_with_a_death).then_some(EndingOutcome::Died));
            Chapter {
                id: id.clone(),
                takes: if at == 0 {
                    Crossing::default()
                } else {
                    crossing()
                },
                gives: if at == last {
                    Crossing::default()
                } else {
                    crossing()
                },
                next: breaks.into_iter().chain([on]).collect(),
                retry: (self.after_loss == AfterLoss::Again).then(|| Retry {
                    after,
                    times: None,
                    start: Vec::new(),
                }),
            }
        };
        let broken_off = self.can_break_off().then(|| BROKEN_OFF.to_owned());
        CampaignFile {
            schema: None,
            format: 1,
            id,
            death: if self.ends_with_a_death {
                DeathRule::Ends
            } else {
                DeathRule::Newcomer
            },
            skills: self.locked_skills.then_some(SkillsAtStart::Locked),
            chapters: self.missions.iter().enumerate().map(chapter).collect(),
            endings: [PLAYED_THROUGH.to_owned()]
                .into_iter()
                .chain(broken_off)
                .map(|id| CampaignEnding { id })
                .collect(),
        }
    }

    fn prose(&self, words: &Words, id: &str) -> String {
        let texts = &words.campaign;
        let mut ftl = Ftl::default();
        ftl.message(id, texts.story);
        ftl.attribute("title", &self.name);
        ftl.attribute("idea", texts.idea);
        for (chapter, name) in &self.missions {
            ftl.message(chapter, texts.chapter);
            ftl.attribute("title", name);
            if self.after_loss == AfterLoss::Again {
                ftl.attribute("retry", texts.again);
            }
        }
        let endings = [(PLAYED_THROUGH, texts.played_through)].into_iter();
        for (id, [title, text]) in endings.chain(
            self.can_break_off()
                .then_some((BROKEN_OFF, texts.broken_off)),
        ) {
            ftl.message(id, text);
            ftl.attribute("title", title);
        }
        ftl.finish()
    }
}
