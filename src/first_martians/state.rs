//! What is true now. Moved by facts alone; secrets lie here in plain sight of the program, never of the players.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use super::effect::{Branch, Effect, Id, Way};
use super::mission::{Mission, SheetValue};
use super::words::{AdventureType, Block, Keyword, Phase, Profession, words};

/// An astronaut's place at the table, clockwise from 0.
pub type Seat = u8;

/// The highest space of a Malfunction track (almanac, V. Avaria).
pub const TRACK_TOP: u8 = 5;
/// The lowest Morale (almanac, II. Morale).
pub const MORALE_MIN: i8 = -2;
/// The highest Morale (almanac, II. Morale).
pub const MORALE_MAX: i8 = 3;
/// How many sols an event action stays open, the one it appears in counted (almanac, Limite di round).
pub const EVENT_SOLS: u8 = 3;
/// The longest name of an astronaut, in characters.
pub const NAME_MAX: usize = 24;

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

/// Players and astronauts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crew {
    /// People at the table, 1–4.
    pub players: u8,
    /// Astronauts, clockwise; a single player leads two.
    pub astronauts: Vec<Astronaut>,
    /// Who holds the First Player token.
    pub first_player: Seat,
    /// The AOMs in the game.
    pub aoms: BTreeSet<Id>,
}

/// An astronaut.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Astronaut {
    /// A name; without one the astronaut is called by profession.
    pub name: Option<String>,
    /// The profession: no two alike.
    pub profession: Profession,
}

impl Crew {
    /// A crew for so many players (1–4), unnamed.
    pub fn of(players: u8) -> Self {
        let astronauts = usize::from(players.clamp(2, 4));
        Self {
            players: players.clamp(1, 4),
            astronauts: Profession::ALL.iter().take(astronauts).map(|&profession| Astronaut { name: None, profession }).collect(),
            first_player: 0,
            aoms: BTreeSet::new(),
        }
    }

    /// How many AOMs the crew picks before the game; a single player picks up to two each sol instead (almanac, 1-3 giocatori).
    pub const fn aoms_to_pick(&self) -> usize {
        match self.players {
            2 => 2,
            3 => 1,
            _ => 0,
        }
    }

    /// Whether the Autoscanner is built from the start: fewer than four astronauts.
    pub const fn has_autoscanner(&self) -> bool {
        self.astronauts.len() < 4
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        0..u8::try_from(self.astronauts.len()).unwrap_or(u8::MAX)
    }

    /// The next seat clockwise from the First Player.
    pub fn next_first_player(&self) -> Seat {
        (self.first_player + 1) % u8::try_from(self.astronauts.len()).unwrap_or(1).max(1)
    }

    /// The seat of that profession.
    pub fn seat_of(&self, profession: Profession) -> Option<Seat> {
        self.seats().zip(&self.astronauts).find(|(_, astronaut)| astronaut.profession == profession).map(|(seat, _)| seat)
    }
}

/// One thing to do at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Set-up: who plays, with what.
    Crew,
    /// Set-up: what your mission sheet says.
    Sheet,
    /// Set-up: what to lay on the table.
    Lay,
    /// Events 1: the track that the sol raises.
    RaiseTrack {
        /// Which one.
        block: Block,
    },
    /// Events 2: what comes of earlier sols.
    FollowUps,
    /// Events 3 and 4: the Mission Event and what it brings.
    MissionEvent,
    /// Morale: the First Player alone.
    Morale,
    /// Production: oxygen.
    Oxygen,
    /// Production: energy.
    Energy,
    /// Production: growth or wilting, food.
    Farm,
    /// Production: Stress.
    Stress,
    /// Production: the red parts of the Working Block.
    WorkingBlock,
    /// Production: the rules of the mission.
    MissionRules,
    /// Actions: plan and declare.
    Plan,
    /// Actions: resolve, 1 to 11.
    Resolve,
    /// Malfunctions: the dice that sheet and Box call for.
    MalfunctionDice {
        /// The Blocks whose dice are rolled, each once.
        pool: Vec<Block>,
    },
    /// Malfunctions: how many penalties are active in each Block.
    Penalties {
        /// What the dice showed.
        rolled: BTreeMap<Block, u8>,
    },
    /// Malfunctions: the cards of the tracks that reached 5, in the First Player's order.
    MalfunctionCards,
    /// Clean-Up.
    CleanUp,
    /// Whether the Threshold is met.
    Threshold,
    /// The mission is over.
    End,
}

impl Step {
    /// The phase that the step belongs to.
    pub const fn phase(&self) -> Phase {
        match self {
            Self::Crew | Self::Sheet | Self::Lay => Phase::SetUp,
            Self::RaiseTrack { .. } | Self::FollowUps | Self::MissionEvent => Phase::Events,
            Self::Morale => Phase::Morale,
            Self::Oxygen | Self::Energy | Self::Farm | Self::Stress | Self::WorkingBlock | Self::MissionRules => {
                Phase::Production
            }
            Self::Plan | Self::Resolve => Phase::Actions,
            Self::MalfunctionDice { .. } | Self::Penalties { .. } | Self::MalfunctionCards => Phase::Malfunctions,
            Self::CleanUp | Self::Threshold => Phase::CleanUp,
            Self::End => Phase::End,
        }
    }

    /// The name of the step, in `snake_case`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Crew => "crew",
            Self::Sheet => "sheet",
            Self::Lay => "lay",
            Self::RaiseTrack { .. } => "raise_track",
            Self::FollowUps => "follow_ups",
            Self::MissionEvent => "mission_event",
            Self::Morale => "morale",
            Self::Oxygen => "oxygen",
            Self::Energy => "energy",
            Self::Farm => "farm",
            Self::Stress => "stress",
            Self::WorkingBlock => "working_block",
            Self::MissionRules => "mission_rules",
            Self::Plan => "plan",
            Self::Resolve => "resolve",
            Self::MalfunctionDice { .. } => "malfunction_dice",
            Self::Penalties { .. } => "penalties",
            Self::MalfunctionCards => "malfunction_cards",
            Self::CleanUp => "clean_up",
            Self::Threshold => "threshold",
            Self::End => "end",
        }
    }
}

/// A text to be read aloud: an element of the mission and which of its texts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Card {
    /// What kind of element.
    pub kind: CardKind,
    /// Its id.
    pub id: Id,
    /// Which of its texts.
    pub face: Face,
}

/// What kind of element a card is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardKind {
    /// The mission itself.
    Mission,
    /// A Mission Event.
    Event,
    /// A Follow-Up.
    FollowUp,
    /// An Adventure of that type.
    Adventure(AdventureType),
    /// A Malfunction card of that Block.
    Malfunction(Block),
    /// An objective.
    Objective,
    /// An action of the mission.
    Action,
    /// An ending.
    Ending,
}

/// Which text of an element.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// The text itself.
    Story,
    /// What comes of it later, on red.
    Later,
    /// What is told when it is done.
    Done,
    /// What comes of an option.
    After(Id),
    /// What comes later of an option, on red.
    OptionLater(Id),
}

impl Card {
    /// A card.
    pub fn new(kind: CardKind, id: &str, face: Face) -> Self {
        Self { kind, id: id.to_owned(), face }
    }

    /// Whether the card is laid on red: it comes of something earlier.
    pub const fn is_follow_up(&self) -> bool {
        matches!(self.face, Face::Later | Face::OptionLater(_)) || matches!(self.kind, CardKind::FollowUp)
    }
}

/// Something that waits to be resolved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// A text is read aloud.
    Read {
        /// The card.
        card: Card,
        /// Who performed, where somebody did.
        by: Option<Seat>,
    },
    /// Effects are resolved: up to the first question or choice at once.
    Effects {
        /// Where they come from.
        card: Card,
        /// Those still to resolve.
        effects: Vec<Effect>,
        /// Who performed, where somebody did.
        by: Option<Seat>,
    },
    /// The table is asked.
    Ask {
        /// Where the question comes from.
        card: Card,
        /// The question: the attribute `.ask-<id>`.
        question: Id,
        /// What was answered so far.
        answers: BTreeMap<Id, bool>,
        /// The ways that depend on it.
        branch: Branch,
        /// Effects after it.
        rest: Vec<Effect>,
        /// Who performed, where somebody did.
        by: Option<Seat>,
    },
    /// The crew chooses.
    Choose {
        /// Where the choice comes from.
        card: Card,
        /// The options.
        options: Vec<Way>,
        /// Effects after it.
        rest: Vec<Effect>,
        /// Who performed, where somebody did.
        by: Option<Seat>,
    },
    /// The action of an event is shown.
    EventAction {
        /// The event.
        event: Id,
    },
    /// A Malfunction card is drawn; settled by itself when the app holds the cards.
    DrawCard {
        /// From which deck.
        block: Block,
        /// Until this keyword is found.
        keyword: Option<Keyword>,
    },
    /// After the card of a full track: the track goes to 0, the next Block turns red. Settled by itself.
    Settle {
        /// The full track.
        block: Block,
    },
    /// An Adventure is drawn. Settled by itself.
    DrawAdventure {
        /// Its type.
        adventure: AdventureType,
        /// Who resolves it; the crew chooses when empty.
        by: Option<Seat>,
    },
    /// An element that this mission names and that could not be read.
    Missing {
        /// Its id.
        id: Id,
    },
}

impl Task {
    /// The name of the task as a step, in `snake_case`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Read { .. } => "read",
            Self::Effects { .. } => "effects",
            Self::Ask { .. } => "ask",
            Self::Choose { .. } => "choose",
            Self::EventAction { .. } => "event_action",
            Self::DrawCard { .. } => "malfunction_card",
            Self::Settle { .. } => "settle",
            Self::DrawAdventure { .. } => "adventure",
            Self::Missing { .. } => "missing",
        }
    }

    /// The effects that are resolved together: up to the first question or choice.
    pub fn leading(effects: &[Effect]) -> &[Effect] {
        let end = effects.iter().position(|effect| matches!(effect, Effect::If(_) | Effect::Choose(_)));
        effects.get(..end.unwrap_or(effects.len())).unwrap_or_default()
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
            outcome: None,
            ending: None,
        }
    }

    /// The space of a Malfunction track.
    pub fn track(&self, block: Block) -> u8 {
        self.tracks.get(&block).copied().unwrap_or(0)
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
