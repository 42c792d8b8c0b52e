//! What is true now. Moved by facts alone; secrets lie here in plain sight of the program, never of the players.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use super::board::{Board, Twin};
use super::effect::{Effect, Id};
use super::mission::{Mission, SheetValue};
use super::words::{Block, Phase, words};

pub use super::crew::{Astronaut, Crew, NAME_MAX, Seat};
pub use super::limits::{MORALE_MAX, MORALE_MIN, TRACK_TOP};
pub use super::step::Step;
pub use super::task::{Card, CardKind, Face, Task};

/// How many sols an event action stays open, the one it appears in counted (almanac, Limite di round).
pub const EVENT_SOLS: u8 = 3;

/// How a game begins: what is known before the first command.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Seed of all chance.
    pub seed: u64,
    /// Players, 1–4; may be changed during set-up.
    pub players: u8,
    /// Ids that this table has read in earlier games: drawn last.
    #[serde(default)]
    pub known: BTreeSet<Id>,
}

/// The state of a mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Seed of all chance.
    pub seed: u64,
    /// How often each purpose of chance was used.
    pub chance: BTreeMap<String, u64>,
    /// Ids that this table has read in earlier games.
    pub known: BTreeSet<Id>,
    /// Whose dice are rolled.
    pub dice: Kept,
    /// Whose Malfunction, Direction and Research cards are drawn.
    pub cards: Kept,
    /// Easier, as printed, or harder.
    pub difficulty: Difficulty,
    /// Players and astronauts.
    pub crew: Crew,
    /// Numbers of the mission sheet that the crew has put right.
    pub own_sheet: BTreeMap<SheetValue, i8>,
    /// Malfunction dice by sol that the crew has put right: (Block, sol) and whether it is rolled.
    #[serde(with = "pairs")]
    pub own_dice: BTreeMap<(Block, u8), bool>,
    /// The present sol, from 1; 0 during set-up.
    pub sol: u8,
    /// Where we are.
    pub step: Step,
    /// Whether the step has been done and only what follows from it still waits, before the next one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub step_done: bool,
    /// What waits to be resolved before the step goes on, first in, first out.
    pub queue: VecDeque<Task>,
    /// The Malfunction tracks, 0–5.
    pub tracks: BTreeMap<Block, u8>,
    /// Blocks whose marker in the Malfunction Box is red.
    pub red: BTreeSet<Block>,
    /// Morale, −2…+3.
    pub morale: i8,
    /// Tracks of the mission.
    pub mission_tracks: BTreeMap<Id, i16>,
    /// The Mission Log.
    pub objectives: BTreeMap<Id, Progress>,
    /// Event actions on the table.
    pub open_events: Vec<OpenEvent>,
    /// What comes in a later sol: secret.
    pub scheduled: Vec<Scheduled>,
    /// Mission Events that have been drawn.
    pub drawn_events: Vec<Id>,
    /// Adventures drawn since the last shuffle.
    pub drawn_adventures: BTreeSet<Id>,
    /// Malfunction cards drawn since the last shuffle.
    pub drawn_cards: BTreeSet<Id>,
    /// What is remembered: secret.
    pub flags: BTreeSet<Id>,
    /// What is counted: secret.
    pub counters: BTreeMap<Id, i16>,
    /// The twin of the board, where the app has ever kept it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The ending that is told.
    pub ending: Option<Id>,
}

words! {
    /// Whose dice or cards are used.
    Kept {
        /// The players' own.
        Physical = "physical",
        /// The app's.
        Digital = "digital",
    }
}

words! {
    /// A set of sheet values.
    Difficulty {
        /// Easier.
        Easier = "easier",
        /// As printed.
        Standard = "standard",
        /// Harder.
        Harder = "harder",
    }
}

/// An objective in the Mission Log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Whether the Mission Log shows it.
    pub shown: bool,
    /// How far it is.
    pub done: u8,
    /// In which sol it was met.
    pub met: Option<u8>,
}

/// An event action on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenEvent {
    /// The event.
    pub event: Id,
    /// The sol in which it appeared.
    pub since: u8,
    /// Whether its consequences strike at the next Events phase: secret.
    pub strikes: bool,
}

impl OpenEvent {
    /// How many sols it stays, the present one counted.
    pub const fn sols_left(&self, sol: u8) -> u8 {
        (self.since + EVENT_SOLS).saturating_sub(sol)
    }
}

/// Something that comes in a later sol.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scheduled {
    /// In which sol.
    pub sol: u8,
    /// What is read.
    pub card: Card,
    /// What it does.
    pub effects: Vec<Effect>,
    /// Whose doing it was.
    pub by: Option<Seat>,
}

/// How a mission ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// All mandatory objectives met.
    Won {
        /// And every optional one that the Mission Log showed.
        all: bool,
    },
    /// Out of sols.
    OutOfTime,
    /// Out of sols, above the Threshold.
    OverThreshold,
    /// An astronaut died.
    Died {
        /// Who.
        seat: Seat,
    },
}

impl State {
    /// The state before the first command.
    pub fn new(mission: &Mission, start: &Start) -> Self {
        let objectives = mission
            .sheet
            .objectives
            .iter()
            .map(|objective| (objective.id.clone(), Progress { shown: !objective.hidden, done: 0, met: None }))
            .collect();
        Self {
            seed: start.seed,
            chance: BTreeMap::new(),
            known: start.known.clone(),
            dice: Kept::Physical,
            cards: Kept::Digital,
            difficulty: Difficulty::Standard,
            crew: Crew::of(start.players),
            own_sheet: BTreeMap::new(),
            own_dice: BTreeMap::new(),
            sol: 0,
            step: Step::Crew,
            step_done: false,
            queue: VecDeque::new(),
            tracks: Block::ALL.iter().map(|&block| (block, 0)).collect(),
            red: BTreeSet::new(),
            morale: 0,
            mission_tracks: mission.sheet.tracks.iter().map(|track| (track.id.clone(), track.start)).collect(),
            objectives,
            open_events: Vec::new(),
            scheduled: Vec::new(),
            drawn_events: Vec::new(),
            drawn_adventures: BTreeSet::new(),
            drawn_cards: BTreeSet::new(),
            flags: BTreeSet::new(),
            counters: BTreeMap::new(),
            board: None,
            outcome: None,
            ending: None,
        }
    }

    /// The space of a Malfunction track.
    pub fn track(&self, block: Block) -> u8 {
        self.tracks.get(&block).copied().unwrap_or(0)
    }

    /// The twin of the board, while the app keeps it.
    pub fn twin(&self) -> Option<&Twin> {
        self.board.as_ref().filter(|board| board.full).map(|board| &board.twin)
    }

    /// The name of the present step: that of the task at hand, or of the step itself.
    pub fn step_id(&self) -> &'static str {
        self.queue.front().map_or_else(|| self.step.id(), Task::id)
    }

    /// Whether the mission is under way: after set-up, before the end.
    pub fn under_way(&self) -> bool {
        !matches!(self.step.phase(), Phase::SetUp | Phase::End)
    }
}

/// Maps keyed by pairs, as lists: JSON knows only text as a key.
mod pairs {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Block;

    pub fn serialize<S: Serializer>(map: &BTreeMap<(Block, u8), bool>, serializer: S) -> Result<S::Ok, S::Error> {
        map.iter().map(|(&(block, sol), &rolled)| (block, sol, rolled)).collect::<Vec<_>>().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<(Block, u8), bool>, D::Error> {
        let list = Vec::<(Block, u8, bool)>::deserialize(deserializer)?;
        Ok(list.into_iter().map(|(block, sol, rolled)| ((block, sol), rolled)).collect())
    }
}
