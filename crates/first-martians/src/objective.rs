//! Objectives of the Mission Log, and what they take on the board.

use serde::{Deserialize, Serialize};

use super::effect::{Compared, Counted, Effect, Id, ItemCount, Subject};
use super::left_out::one;
use super::objective_token::TakesTokens;
use super::sol_at::SolAt;
use super::vocabulary::{Facility, Region, record};

/// Mandatory, optional, or the Threshold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ObjectiveKind {
    /// All of these win the mission.
    Mandatory,
    /// May pay a bonus.
    Optional,
    /// Mandatory; never ticked by hand, asked when all the others are met.
    Threshold,
}

record! {
    /// An objective of the Mission Log. Prose: the text says what to do, `.title` names it, `.count` tells the progress, `.done` what is told when it is met, `.failed` and `.closed` what is told then.
    Objective {
        /// Its id.
        id: Id,
        /// Mandatory, optional or threshold.
        kind: ObjectiveKind,
        /// What is done on the board.
        #[serde(rename = "takes")]
        requirement: Takes,
        /// The number that meets it; 1 when left out.
        #[serde(default = "one")]
        goal: u8,
        /// By how much one success moves it; 1 when left out.
        #[serde(default = "one")]
        step: u8,
        /// Not in the Mission Log until an event reveals it.
        #[serde(default)]
        hidden: bool,
        /// What it pays when met.
        #[serde(default)]
        reward: Vec<Effect>,
        /// By the end of which sol it has to be met. Format 2.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deadline: Option<SolAt>,
        /// Objectives that must be met before it moves. Format 2.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        after: Vec<Id>,
        /// The name of a group of which one is enough: when it is met the others close. Format 2.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        either: Option<Id>,
    }
}

/// What an objective takes on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Takes {
    /// Building a spare Facility.
    Build(TakesBuild),
    /// Planting a seed.
    Plant {},
    /// An action of the mission, as often as the goal says.
    Act(TakesAct),
    /// Exploring these regions; any region when empty.
    Explore(TakesRegions),
    /// Gathering from these regions; any region when empty.
    Gather(TakesRegions),
    /// Bringing a track of the mission to a number.
    Reach(TakesTrack),
    /// Having things in the Cargo Bay.
    Have(ItemCount),
    /// No more broken parts than the Threshold, or what else it counts.
    Threshold(TakesThreshold),
    /// Anything else: the text says it.
    Words {},
    /// Taking Objective tokens of the mission, as many as the goal says. Format 2.
    TokenTaken(TakesTokens),
}

record! {
    /// Which Facility to build.
    TakesBuild {
        /// The Facility.
        facility: Facility,
    }
    /// Which action of the mission.
    TakesAct {
        /// The action.
        action: Id,
    }
    /// Which regions.
    TakesRegions {
        /// The regions.
        regions: Vec<Region>,
    }
    /// Which track of the mission.
    TakesTrack {
        /// The track.
        track: Id,
        /// The number.
        number: i16,
    }
}

/// What the Threshold counts. Loading ignores other fields, as every version did.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(deny_unknown_fields))]
pub struct TakesThreshold {
    /// What is counted; all broken parts when left out. Format 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<Counted>,
    /// Whether there have to be at least as many; else at most. Format 2.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_least: bool,
}

impl TakesThreshold {
    /// Whether it is that of the printed game: all broken parts, at most so many.
    pub const fn is_printed(&self) -> bool {
        self.counts.is_none() && !self.at_least
    }

    /// The condition that it is, for that number.
    pub fn compared(&self, number: u8) -> Compared<'_> {
        let subject = match &self.counts {
            Some(counted) => counted.subject(),
            None => Subject::Broken {
                facility: None,
                block: None,
                part: None,
            },
        };
        let (at_least, at_most) = if self.at_least {
            (Some(number), None)
        } else {
            (None, Some(number))
        };
        Compared {
            subject,
            at_least,
            at_most,
        }
    }
}
