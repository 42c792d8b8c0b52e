//! Campaigns: missions in a row that carry over what has become of the crew.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::command::Command;
use super::effect::{Effect, Id, When};
use super::ending_outcome::EndingOutcome;
use super::state::{Outcome, State};
use super::vocabulary::{record, words};

mod crossing;

pub use super::carried::{Carried, CarriedBoard};
pub use crossing::{BoardQuestions, most_asked};

/// The formats of `campaign.json` that this program reads.
pub const CAMPAIGN_FORMATS: RangeInclusive<u32> = 1..=1;

/// How many of the dead texts can name: `{$lost-1}` and so on.
pub const MOST_DEAD_NAMED: u8 = 9;

record! {
    /// `campaign.json`. Prose: under the id of the campaign the story read at its beginning, `.title` and `.idea`.
    CampaignFile {
        /// The JSON Schema, for editors; not read.
        #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
        schema: Option<String>,
        /// 1.
        format: u32,
        /// The id of the campaign.
        id: Id,
        /// What the death of an astronaut does to the campaign.
        death: DeathRule,
        /// How the Skill cards begin; ready when left out. Full board alone knows them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        skills: Option<SkillsAtStart>,
        /// The chapters; the campaign begins with the first.
        chapters: Vec<Chapter>,
        /// How the campaign can end.
        endings: Vec<CampaignEnding>,
    }
    /// A mission of a campaign, in the folder of its id. Prose: the text read before its opening, `.title`, and `.retry` for a second attempt.
    Chapter {
        /// Its id, and that of its folder.
        id: Id,
        /// What crosses into it, if an earlier chapter has given it.
        #[serde(default)]
        takes: Crossing,
        /// What it leaves to later chapters.
        #[serde(default)]
        gives: Crossing,
        /// Where the campaign goes on: the first that fits.
        next: Vec<Next>,
        /// Whether it can be played again. Never when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        retry: Option<Retry>,
    }
    /// Where a campaign goes on.
    Next {
        /// After which outcomes; after any when left out. `won` fits `won_all` too.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        outcome: Vec<EndingOutcome>,
        /// And only if; flags, counters, people and chapters alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        when: Option<When>,
        /// To this chapter …
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Id>,
        /// … or to this ending: one of the two.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        end: Option<Id>,
    }
    /// A second attempt at a chapter, with the crew as it was when the chapter began.
    Retry {
        /// After which outcomes: `lost`, `died`.
        after: Vec<EndingOutcome>,
        /// How often; as often as wished when left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        times: Option<u8>,
        /// What a second attempt begins with, before the start of the mission.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        start: Vec<Effect>,
    }
    /// How a campaign ends. Prose: the text read then, `.title`.
    CampaignEnding {
        /// Its id.
        id: Id,
    }
}

/// What crosses from chapter to chapter beside crew, names, professions, the dead and the outcomes, which always do.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Crossing {
    /// Flags.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub flags: BTreeSet<Id>,
    /// Counters.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub counters: BTreeSet<Id>,
    /// Astronauts who are remembered.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub people: BTreeSet<Id>,
    /// What is on the board.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub board: BTreeSet<BoardGroup>,
}

impl Crossing {
    /// Whether a flag, a counter or an astronaut of that name crosses.
    pub fn names(&self, id: &str) -> bool {
        let Self {
            flags,
            counters,
            people,
            board: _,
        } = self;
        [flags, counters, people]
            .iter()
            .any(|names| names.contains(id))
    }
}

words! {
    /// What the death of an astronaut does to a campaign.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    DeathRule {
        /// A newcomer takes the seat in the next chapter.
        Newcomer = "newcomer",
        /// It ends the campaign, by the first `next` to an ending that fits.
        Ends = "ends",
    }
    /// How the Skill cards of a campaign begin.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    SkillsAtStart {
        /// Until the crew unlocks them.
        Locked = "locked",
    }
    /// What of the board crosses from chapter to chapter.
    #[cfg_attr(test, derive(schemars::JsonSchema))]
    BoardGroup {
        /// Condition tokens.
        Conditions = "conditions",
        /// Wounds.
        Wounds = "wounds",
        /// Upgrades that are built.
        Upgrades = "upgrades",
        /// Discoveries.
        Discoveries = "discoveries",
        /// What is known of the Skill cards, unlocked or not.
        Skills = "skills",
        /// What is in the Cargo Bay.
        Items = "items",
    }
}

impl From<&Outcome> for EndingOutcome {
    fn from(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Won { all: true, .. } => Self::WonAll,
            Outcome::Won { all: false, .. } => Self::Won,
            Outcome::OutOfTime | Outcome::OverThreshold | Outcome::Lost { .. } => Self::Lost,
            Outcome::Died { .. } => Self::Died,
        }
    }
}

/// What the table has chosen in the set-up: who keeps the board, whose dice and cards, how hard.
pub fn set_up_choices(state: &State) -> Vec<Command> {
    vec![
        Command::KeepBoard {
            full: state.board_state().is_some(),
        },
        Command::SetDice { dice: state.dice },
        Command::SetCards { cards: state.cards },
        Command::SetDifficulty {
            difficulty: state.difficulty,
        },
    ]
}

impl CampaignFile {
    /// The chapter of that id.
    pub fn chapter(&self, id: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.id == id)
    }

    /// How many chapters a crew plays at most.
    pub fn most_chapters(&self) -> usize {
        self.chapters
            .first()
            .map_or(0, |first| self.longest_way(&first.id, self.chapters.len()))
    }

    fn longest_way(&self, chapter: &str, most: usize) -> usize {
        let Some(chapter) = self.chapter(chapter).filter(|_| most > 0) else {
            return 0;
        };
        let further = chapter.next.iter().filter_map(|next| next.to.as_ref());
        1 + further
            .map(|to| self.longest_way(to, most - 1))
            .max()
            .unwrap_or(0)
    }

    /// Where the campaign goes on after a chapter, by what it keeps then.
    pub fn next<'c>(&self, chapter: &'c Chapter, kept: &Carried) -> Option<&'c Next> {
        let outcome = *kept.chapters.get(&chapter.id)?;
        let over = self.death == DeathRule::Ends && outcome == EndingOutcome::Died;
        chapter.next.iter().find(|next| {
            next.fits(outcome)
                && next.when.as_ref().is_none_or(|when| kept.holds(when))
                && (!over || next.end.is_some())
        })
    }
}

impl Chapter {
    /// Whether it may be played again after that outcome, if it was played again so often.
    pub fn may_retry(&self, outcome: EndingOutcome, retries: u32) -> bool {
        self.retry.as_ref().is_some_and(|retry| {
            retry.after.iter().any(|named| outcome.fits(*named))
                && retry.times.is_none_or(|times| retries < u32::from(times))
        })
    }
}

impl Next {
    /// Whether it is for that outcome.
    pub fn fits(&self, outcome: EndingOutcome) -> bool {
        self.outcome.is_empty() || self.outcome.iter().any(|named| outcome.fits(*named))
    }
}
