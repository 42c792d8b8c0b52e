//! The records of a campaign, and where they lead.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use first_martians::campaign::Carried;
use first_martians::command::Command;
use first_martians::effect::Id;
use first_martians::state::Start;

/// The position and the attempt of a chapter.
pub(super) type Place = (u32, u32);

/// How an attempt at a chapter began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChapterAttempt {
    /// The chapter.
    pub chapter: Id,
    /// The number of the chapter on this way, from 1.
    pub position: u32,
    /// The number of the attempt, from 1: names the save.
    pub attempt: u32,
    /// How often it was played again.
    #[serde(default)]
    pub retries: u32,
    /// The attempt that it followed: position and attempt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Place>,
    /// What the campaign keeps at that time.
    pub kept: Carried,
}

impl ChapterAttempt {
    /// Its position and attempt, which name its save.
    pub(super) const fn place(&self) -> Place {
        (self.position, self.attempt)
    }
}

/// What happened to a campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CampaignRecord {
    /// An attempt at a chapter began, or was taken up again.
    ChapterBegun(ChapterAttempt),
    /// The campaign went back to an attempt before, or goes on with another save of the present one.
    Reopened {
        position: u32,
        attempt: u32,
        /// The save, by what follows the id of the campaign in its own; that of before if there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        save: Option<String>,
    },
    /// It ended.
    Ended { ending: Id, kept: Carried },
}

/// A line of the save of a campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct CampaignLine {
    pub seq: u32,
    pub at: String,
    pub record: CampaignRecord,
}

/// What the save of a chapter knows of its campaign, in its `start`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ChapterLink {
    /// The folder of the campaign, and the hash of its files.
    pub of: String,
    pub hash: Option<String>,
    pub seed: u64,
    pub players: u8,
    /// The number of the record.
    pub number: u32,
    pub begun: ChapterAttempt,
}

/// The `start` of a chapter.
#[derive(Debug, Serialize)]
pub(super) struct ChapterStart<'a> {
    #[serde(flatten)]
    pub start: &'a Start,
    pub carried: &'a Carried,
    pub campaign: &'a ChapterLink,
    /// What was chosen in the set-up of the chapter before, and is chosen already.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub set_up: &'a [Command],
}

/// The `start` of a campaign.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub(super) struct CampaignStart {
    pub seed: u64,
    pub players: u8,
}

/// Where the records have led.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Folded {
    pub begun: Vec<ChapterAttempt>,
    /// The saves of attempts that go on in another than their first, by what follows the id of the campaign.
    pub saves: BTreeMap<Place, String>,
    pub current: Option<ChapterAttempt>,
    pub ended: Option<(Id, Carried)>,
}

impl Folded {
    /// The attempts that led here, from the first.
    pub fn way(&self) -> Vec<&ChapterAttempt> {
        let mut way: Vec<&ChapterAttempt> = self.current.iter().collect();
        while let Some(after) = way.last().and_then(|begun| begun.after) {
            let Some(before) = self.attempt(after) else {
                break;
            };
            way.push(before);
        }
        way.reverse();
        way
    }

    /// The attempt at that place.
    pub fn attempt(&self, place: Place) -> Option<&ChapterAttempt> {
        self.begun.iter().find(|it| it.place() == place)
    }

    /// The number of people at the table.
    pub fn players(&self, start: &CampaignStart) -> u8 {
        let kept = self
            .ended
            .as_ref()
            .map(|(_, kept)| kept)
            .or(self.current.as_ref().map(|begun| &begun.kept));
        kept.and_then(|kept| kept.players).unwrap_or(start.players)
    }

    pub fn of(lines: &[CampaignLine]) -> Self {
        let mut folded = Self::default();
        for line in lines {
            folded.take(&line.record);
        }
        folded
    }

    pub fn take(&mut self, record: &CampaignRecord) {
        match record {
            CampaignRecord::ChapterBegun(begun) => {
                self.begun.retain(|it| it.place() != begun.place());
                self.begun.push(begun.clone());
                (self.current, self.ended) = (Some(begun.clone()), None);
            }
            CampaignRecord::Reopened {
                position,
                attempt,
                save,
            } => {
                let place = (*position, *attempt);
                self.saves
                    .extend(save.iter().map(|save| (place, save.clone())));
                let found = self.attempt(place).cloned();
                (self.current, self.ended) = (found.or(self.current.take()), None);
            }
            CampaignRecord::Ended { ending, kept } => {
                self.ended = Some((ending.clone(), kept.clone()));
            }
        }
    }
}
