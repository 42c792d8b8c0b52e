//! The state of a mission. Only facts change it; it holds secrets that players must not see.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use super::board::{Board, BoardCounter, BoardState};
use super::carried::Carried;
use super::effect::{Effect, Id, MarkPlace};
use super::left_out::is_zero;
use super::mission::{Mission, SheetValue};
use super::objective_token::TokenPlace;
use super::setup_steps::LaidStep;
use super::vocabulary::{Block, Phase, words};

pub use super::crew::{Astronaut, Crew, NAME_MAX, Seat};
pub use super::limits::{MORALE_MAX, MORALE_MIN, TRACK_TOP};
pub use super::step::Step;
pub use super::task::{Card, CardKind, Face, Task};

/// How many sols an event action stays open, including the first (almanac, Limite di round).
pub(crate) const EVENT_SOLS: u8 = 3;

/// What is known before the first command.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Seed of all chance.
    pub seed: u64,
    /// Players, 1–4; set-up may change the number.
    pub players: u8,
    /// Ids read in earlier games: drawn last.
    #[serde(default)]
    #[serde(rename = "known")]
    pub read_before: BTreeSet<Id>,
}

/// The state of a mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct State {
    /// Seed of all chance.
    pub seed: u64,
    /// How often chance was used, by purpose.
    pub chance: BTreeMap<String, u64>,
    /// Ids read in earlier games.
    #[serde(rename = "known")]
    pub read_before: BTreeSet<Id>,
    /// Whether dice are physical or rolled by the app.
    pub dice: ComponentSource,
    /// Whether Malfunction, Direction and Research cards are physical or drawn by the app.
    pub cards: ComponentSource,
    /// The Upgrade cards drawn in the set-up of a Full board game.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub upgrade_cards: BTreeSet<Id>,
    /// Easier, as printed, or harder.
    pub difficulty: Difficulty,
    /// Players and astronauts.
    pub crew: Crew,
    /// Corrected numbers of the mission sheet.
    #[serde(rename = "own_sheet")]
    pub sheet_corrections: BTreeMap<SheetValue, i8>,
    /// Corrected Malfunction dice: (Block, sol) and whether it is rolled.
    #[serde(with = "pairs")]
    #[serde(rename = "own_dice")]
    pub dice_corrections: BTreeMap<(Block, u8), bool>,
    /// What came of the mission's own steps of the set-up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_up: Vec<LaidStep>,
    /// The current sol, from 1; 0 during set-up.
    pub sol: u8,
    pub step: Step,
    /// Whether the step is done and only its consequences are left before the next one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub step_done: bool,
    /// The tasks to be resolved before the step continues.
    pub queue: VecDeque<Task>,
    /// The Malfunction tracks, 0–5.
    pub tracks: BTreeMap<Block, u8>,
    /// Blocks whose marker in the Malfunction Box is red.
    pub red: BTreeSet<Block>,
    /// Morale, −2…+3.
    pub morale: i8,
    pub mission_tracks: BTreeMap<Id, i16>,
    /// The spaces of the mission's tracks at which something has happened.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub track_ends: BTreeMap<Id, BTreeSet<i16>>,
    /// The hidden actions and tracks that are known by now, in that order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub revealed: Vec<Id>,
    /// By how many sols events have made the mission longer.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub sols_by: i8,
    /// The Mission Log.
    pub objectives: BTreeMap<Id, Progress>,
    /// The mission's Objective tokens that are out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tokens: BTreeMap<Id, TokenPlace>,
    /// Where the markers of the mission lie.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Marked>,
    /// How many steps the walkers of the mission have gone.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub walkers: BTreeMap<Id, u8>,
    /// Event actions on the table.
    pub open_events: Vec<OpenEvent>,
    /// What happens in a later sol: secret.
    pub scheduled: Vec<Scheduled>,
    /// Mission Events that have been drawn.
    pub drawn_events: Vec<Id>,
    /// Adventures drawn since the last shuffle.
    pub drawn_adventures: BTreeSet<Id>,
    /// Malfunction cards drawn since the last shuffle.
    pub drawn_cards: BTreeSet<Id>,
    /// Secret.
    pub flags: BTreeSet<Id>,
    /// Secret.
    pub counters: BTreeMap<Id, i16>,
    /// Mission Events that come before any is drawn, in order: secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next_events: Vec<Id>,
    /// Astronauts whom the mission remembers, by name: secret.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub people: BTreeMap<Id, Seat>,
    /// The standing rules that hold now.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub standing: BTreeSet<Id>,
    /// Of the texts with several wordings: the wording that was read last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heard: Vec<Card>,
    /// In a chapter of a campaign: what it began with. Its flags, counters and people are secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<Box<Carried>>,
    /// The board, where the app has ever tracked it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    /// How the mission ended.
    pub outcome: Option<Outcome>,
    pub ending: Option<Id>,
}

words! {
    /// Whether dice or cards are physical or the app's.
    ComponentSource {
        /// The players' own dice or cards.
        Physical = "physical",
        /// The app rolls or draws.
        Digital = "digital",
    }
    /// Which numbers of the mission sheet apply.
    Difficulty {
        Easier = "easier",
        /// As printed.
        Standard = "standard",
        Harder = "harder",
    }
}

/// Markers of the mission that lie somewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marked {
    /// Which marker.
    pub mark: Id,
    /// Where.
    pub on: MarkPlace,
    /// How many, at least 1.
    pub count: u8,
}

/// An objective in the Mission Log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Whether the Mission Log shows it.
    pub shown: bool,
    /// 0 to its goal.
    pub done: u8,
    /// In which sol it was met.
    pub met: Option<u8>,
    /// In which sol it failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<u8>,
    /// Whether it is no longer needed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
    /// Its goal, where an effect has changed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<u8>,
}

impl Progress {
    /// Whether the Mission Log shows it and it is neither met nor failed nor closed.
    pub const fn is_open(self) -> bool {
        self.shown && self.is_undecided()
    }

    /// Whether it is neither met nor failed nor closed, shown or not.
    pub const fn is_undecided(self) -> bool {
        self.met.is_none() && self.failed.is_none() && !self.closed
    }
}

/// An event action on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenEvent {
    /// The event.
    pub event: Id,
    /// The sol in which it appeared.
    #[serde(rename = "since")]
    pub opened_in: u8,
    /// Whether its consequences happen in the next Events phase: secret.
    #[serde(rename = "strikes")]
    pub has_consequences: bool,
}

impl OpenEvent {
    /// The number of sols left, including the current one.
    pub const fn sols_left(&self, sol: u8) -> u8 {
        (self.opened_in + EVENT_SOLS).saturating_sub(sol)
    }
}

/// Something that happens in a later sol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scheduled {
    /// In which sol.
    pub sol: u8,
    /// What is read.
    pub card: Card,
    /// What it does.
    pub effects: Vec<Effect>,
    /// Who performed.
    pub by: Option<Seat>,
}

/// How a mission ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Outcome {
    /// All mandatory objectives met.
    Won {
        /// And every optional one that the Mission Log showed.
        all: bool,
        /// Whether an effect has ended the mission, whatever is met.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        early: bool,
    },
    OutOfTime,
    /// Out of sols, above the Threshold.
    OverThreshold,
    Died {
        seat: Seat,
    },
    /// By a rule of the mission.
    Lost {
        /// Which loss or mandatory objective of the mission; `None` where an effect has ended it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        loss: Option<Id>,
    },
}

impl State {
    /// The state before the first command.
    pub fn new(mission: &Mission, start: &Start) -> Self {
        let objectives = mission
            .sheet
            .objectives
            .iter()
            .map(|objective| {
                (
                    objective.id.clone(),
                    Progress {
                        shown: !objective.hidden,
                        done: 0,
                        met: None,
                        failed: None,
                        closed: false,
                        goal: None,
                    },
                )
            })
            .collect();
        let tokens = mission
            .sheet
            .tokens
            .iter()
            .filter_map(|token| Some((token.id.clone(), TokenPlace::first(token.at?))));
        Self {
            seed: start.seed,
            chance: BTreeMap::new(),
            read_before: start.read_before.clone(),
            dice: ComponentSource::Physical,
            cards: ComponentSource::Digital,
            upgrade_cards: BTreeSet::new(),
            difficulty: Difficulty::Standard,
            crew: Crew::unnamed(start.players),
            sheet_corrections: BTreeMap::new(),
            dice_corrections: BTreeMap::new(),
            set_up: Vec::new(),
            sol: 0,
            step: Step::Crew,
            step_done: false,
            queue: VecDeque::new(),
            tracks: Block::ALL.iter().map(|&block| (block, 0)).collect(),
            red: BTreeSet::new(),
            morale: 0,
            mission_tracks: mission
                .sheet
                .tracks
                .iter()
                .map(|track| (track.id.clone(), track.start))
                .collect(),
            track_ends: BTreeMap::new(),
            revealed: Vec::new(),
            sols_by: 0,
            objectives,
            tokens: tokens.collect(),
            marks: Vec::new(),
            walkers: BTreeMap::new(),
            open_events: Vec::new(),
            scheduled: Vec::new(),
            drawn_events: Vec::new(),
            drawn_adventures: BTreeSet::new(),
            drawn_cards: BTreeSet::new(),
            flags: BTreeSet::new(),
            counters: BTreeMap::new(),
            next_events: Vec::new(),
            people: BTreeMap::new(),
            standing: BTreeSet::new(),
            heard: Vec::new(),
            carried: None,
            board: None,
            outcome: None,
            ending: None,
        }
    }

    /// The number of a spot, while the app tracks the board; `None` where there is no such spot.
    pub fn spot(&self, spot: &BoardCounter) -> Option<u8> {
        self.board_state()?.get(spot)
    }

    /// How many markers of the mission lie there, or anywhere.
    pub fn marks_on(&self, mark: &str, on: Option<&MarkPlace>) -> u8 {
        let there = self
            .marks
            .iter()
            .filter(|it| it.mark == mark && on.is_none_or(|on| it.on == *on));
        there.fold(0, |sum, it| sum.saturating_add(it.count))
    }

    /// The space of a Malfunction track.
    pub fn track(&self, block: Block) -> u8 {
        self.tracks.get(&block).copied().unwrap_or(0)
    }

    /// The board, while the app tracks it.
    pub fn board_state(&self) -> Option<&BoardState> {
        self.board
            .as_ref()
            .filter(|board| board.full)
            .map(|board| &board.pieces)
    }

    /// The name of the current task, or of the step.
    pub fn step_id(&self) -> &'static str {
        self.queue.front().map_or_else(|| self.step.id(), Task::id)
    }

    /// The astronaut whose death has ended the mission.
    pub const fn dead(&self) -> Option<Seat> {
        match self.outcome {
            Some(Outcome::Died { seat }) => Some(seat),
            _ => None,
        }
    }

    /// Whether set-up is over and the mission has not ended.
    pub fn is_under_way(&self) -> bool {
        !matches!(self.step.phase(), Phase::SetUp | Phase::End)
    }
}

/// Maps keyed by pairs, as lists: JSON keys are text.
mod pairs {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Block;

    pub fn serialize<S: Serializer>(
        map: &BTreeMap<(Block, u8), bool>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        map.iter()
            .map(|(&(block, sol), &rolled)| (block, sol, rolled))
            .collect::<Vec<_>>()
            .serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<BTreeMap<(Block, u8), bool>, D::Error> {
        let list = Vec::<(Block, u8, bool)>::deserialize(deserializer)?;
        Ok(list
            .into_iter()
            .map(|(block, sol, rolled)| ((block, sol), rolled))
            .collect())
    }
}
