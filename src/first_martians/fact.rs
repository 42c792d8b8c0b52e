//! Facts: what has happened. Always applicable; shown to the players as far as they may know it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::board::BoardFact;
use super::effect::{Effect, Id};
use super::mission::SheetValue;
use super::state::{Card, Crew, Difficulty, Kept, Outcome, Scheduled, Seat, Step, Task};
use super::vocabulary::{AdventureType, Block, Direction, Keyword, Profession, words};

pub use super::cause::Cause;
use crate::play::{HasSecrecy, Secrecy};

words! {
    /// Why an open event ended.
    Leave {
        /// Its consequences happened.
        Struck = "struck",
        /// Its three sols ran out.
        RanOut = "ran_out",
    }
}

/// A fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The number of players changed.
    PlayersSet {
        /// The new crew.
        crew: Crew,
    },
    /// An astronaut was named.
    Named {
        /// Who.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// An astronaut got a profession.
    ProfessionSet {
        /// Who.
        seat: Seat,
        /// Which.
        profession: Profession,
        /// Who took the previous profession in exchange.
        swapped: Option<Seat>,
    },
    /// The First Player token was moved by hand.
    FirstPlayerSet {
        /// Whose it is.
        seat: Seat,
    },
    /// An AOM was taken along or left.
    AomSet {
        /// Which.
        aom: Id,
        /// Whether it comes along.
        used: bool,
    },
    /// Whether dice are physical or rolled by the app.
    DiceSet {
        /// Whose.
        dice: Kept,
    },
    /// Whose cards are drawn.
    CardsSet {
        /// Whose.
        cards: Kept,
    },
    /// How hard.
    DifficultySet {
        /// How hard.
        difficulty: Difficulty,
    },
    /// A number of the mission sheet was corrected.
    SheetSet {
        /// Which.
        value: SheetValue,
        /// From.
        from: i8,
        /// To.
        to: i8,
    },
    /// A Malfunction die of the mission sheet was corrected.
    DieSet {
        /// Whose.
        block: Block,
        /// In which sol.
        sol: u8,
        /// Whether it is rolled.
        rolled: bool,
    },
    /// The game started.
    GameBegan {
        /// Morale at the start.
        morale: i8,
    },
    /// A sol began.
    SolBegan {
        /// Its number.
        sol: u8,
        /// Who is First Player.
        first_player: Seat,
    },
    /// A step was reached.
    StepReached {
        /// Which.
        step: Step,
    },
    /// A step was done.
    StepDone {
        /// Its name.
        step: String,
    },
    /// A task was queued.
    Queued {
        /// What.
        task: Task,
        /// Before all else.
        first: bool,
    },
    /// The first queued task was removed.
    Unqueued {},
    /// Chance was used.
    ChanceUsed {
        /// For what.
        purpose: String,
    },
    /// A text was read aloud.
    Read {
        /// Which.
        card: Card,
    },
    /// Effects were resolved at the table.
    EffectsResolved {
        /// Where they came from.
        card: Card,
        /// Which.
        effects: Vec<Effect>,
        /// Who performed.
        by: Option<Seat>,
    },
    /// The crew answered a question.
    Answered {
        /// Where it came from.
        card: Card,
        /// The question.
        question: Id,
        /// The answer.
        yes: bool,
    },
    /// The crew chose.
    Chosen {
        /// Where the choice came from.
        card: Card,
        /// The option.
        option: Id,
    },
    /// A Mission Event was drawn.
    EventDrawn {
        /// Which.
        event: Id,
    },
    /// No Mission Event was left.
    NoEvent {},
    /// The action of an event was opened.
    EventOpened {
        /// Which.
        event: Id,
        /// Its last sol.
        until: u8,
    },
    /// An event action was done.
    EventDone {
        /// Which.
        event: Id,
    },
    /// An event ended.
    #[serde(rename = "event_left")]
    EventEnded {
        /// Which.
        event: Id,
        /// Why.
        why: Leave,
    },
    /// It was decided, hidden, whether an event's consequences happen.
    #[serde(rename = "consequence_decided")]
    EventConsequenceDecided {
        /// Which event.
        event: Id,
        /// Whether they do.
        strikes: bool,
    },
    /// Something was scheduled for later, or, hidden, was not.
    #[serde(rename = "noted")]
    Scheduled {
        /// What, and in which sol; `None` when chance spared the crew.
        scheduled: Option<Scheduled>,
    },
    /// Something scheduled earlier happened.
    #[serde(rename = "follow_up_came")]
    FollowUpHappened {
        /// What.
        card: Card,
        /// Its index in the list of what is scheduled.
        index: usize,
    },
    /// An Adventure was drawn.
    AdventureDrawn {
        /// Which.
        adventure: Id,
        /// Its type.
        kind: AdventureType,
        /// Who resolves it.
        by: Option<Seat>,
        /// Whether the deck was shuffled before.
        reshuffled: bool,
    },
    /// A Malfunction card was drawn.
    CardDrawn {
        /// From which deck.
        block: Block,
        /// Which.
        card: Id,
        /// Cards discarded in search of a keyword.
        passed: Vec<Id>,
        /// Whether the deck was shuffled before.
        reshuffled: bool,
    },
    /// No card left in the deck has the keyword.
    KeywordNotFound {
        /// Which deck.
        block: Block,
        /// Which keyword.
        keyword: Keyword,
    },
    /// The players drew and resolved a card of their own.
    OwnCardResolved {
        /// From which deck.
        block: Block,
    },
    /// A card was discarded unresolved because its Facility was shut.
    CardDiscarded {
        /// Which.
        card: Card,
    },
    /// A Malfunction track moved.
    TrackMoved {
        /// Which.
        block: Block,
        /// From.
        from: u8,
        /// To.
        to: u8,
        /// Why.
        cause: Cause,
    },
    /// A marker of the Malfunction Box turned.
    BoxTurned {
        /// Which.
        block: Block,
        /// Whether it is red now.
        red: bool,
        /// Why.
        cause: Cause,
    },
    /// Morale moved.
    MoraleMoved {
        /// From.
        from: i8,
        /// To.
        to: i8,
        /// Why.
        cause: Cause,
    },
    /// A track of the mission moved.
    MissionTrackMoved {
        /// Which.
        track: Id,
        /// From.
        from: i16,
        /// To.
        to: i16,
        /// Why.
        cause: Cause,
    },
    /// A flag was set or cleared.
    FlagSet {
        /// What.
        flag: Id,
        /// Whether it is set.
        set: bool,
    },
    /// A counter changed.
    #[serde(rename = "counted")]
    CounterSet {
        /// What.
        counter: Id,
        /// The number now.
        to: i16,
    },
    /// An objective appeared in the Mission Log.
    ObjectiveRevealed {
        /// Which.
        objective: Id,
    },
    /// An objective advanced.
    ObjectiveMoved {
        /// Which.
        objective: Id,
        /// From.
        from: u8,
        /// To.
        to: u8,
        /// The number that meets it.
        goal: u8,
        /// Why.
        cause: Cause,
    },
    /// An objective was met.
    ObjectiveMet {
        /// Which.
        objective: Id,
    },
    /// The Malfunction dice were rolled.
    MalfunctionDiceRolled {
        /// What each shows.
        rolled: BTreeMap<Block, u8>,
    },
    /// The active penalties of each Block were entered.
    PenaltiesEntered {
        /// How many.
        penalties: BTreeMap<Block, u8>,
    },
    /// The three dice of an action were rolled.
    ActionRolled {
        /// Which set.
        adventure: AdventureType,
        /// Who performs.
        seat: Seat,
        /// Whether the Success die shows a success.
        success: bool,
        /// Whether the Wound die shows a wound.
        wound: bool,
        /// Whether the Adventure die shows an Adventure.
        adventurous: bool,
    },
    /// An action of the mission succeeded.
    ActionDone {
        /// Which.
        action: Id,
    },
    /// A Direction card was drawn, and shuffled back.
    DirectionDrawn {
        /// What it shows.
        direction: Direction,
    },
    /// A Research card was drawn, and shuffled back.
    ResearchDrawn {
        /// Its number.
        number: u8,
        /// Its percentage.
        percent: u8,
    },
    /// The crew said whether the Threshold is met.
    ThresholdAnswered {
        /// Whether it is met.
        met: bool,
    },
    /// An astronaut died.
    Died {
        /// Who.
        seat: Seat,
    },
    /// The mission is over.
    Ended {
        /// How.
        outcome: Outcome,
        /// The ending that is shown.
        ending: Option<Id>,
    },
    /// Something happened on the board that the app tracks.
    Board(BoardFact),
    /// An element that could not be read was skipped.
    Skipped {
        /// Which.
        id: Id,
    },
}

impl HasSecrecy for Fact {
    fn secrecy(&self) -> Secrecy {
        match self {
            Self::Queued { .. }
            | Self::Unqueued {}
            | Self::ChanceUsed { .. }
            | Self::EventConsequenceDecided { .. }
            | Self::FlagSet { .. }
            | Self::CounterSet { .. } => Secrecy::Hidden,
            Self::Scheduled { .. } => Secrecy::Veiled,
            Self::PlayersSet { .. }
            | Self::Named { .. }
            | Self::ProfessionSet { .. }
            | Self::FirstPlayerSet { .. }
            | Self::AomSet { .. }
            | Self::DiceSet { .. }
            | Self::CardsSet { .. }
            | Self::DifficultySet { .. }
            | Self::SheetSet { .. }
            | Self::DieSet { .. }
            | Self::GameBegan { .. }
            | Self::SolBegan { .. }
            | Self::StepReached { .. }
            | Self::StepDone { .. }
            | Self::Read { .. }
            | Self::EffectsResolved { .. }
            | Self::Answered { .. }
            | Self::Chosen { .. }
            | Self::EventDrawn { .. }
            | Self::NoEvent {}
            | Self::EventOpened { .. }
            | Self::EventDone { .. }
            | Self::EventEnded { .. }
            | Self::FollowUpHappened { .. }
            | Self::AdventureDrawn { .. }
            | Self::CardDrawn { .. }
            | Self::KeywordNotFound { .. }
            | Self::OwnCardResolved { .. }
            | Self::CardDiscarded { .. }
            | Self::TrackMoved { .. }
            | Self::BoxTurned { .. }
            | Self::MoraleMoved { .. }
            | Self::MissionTrackMoved { .. }
            | Self::ObjectiveRevealed { .. }
            | Self::ObjectiveMoved { .. }
            | Self::ObjectiveMet { .. }
            | Self::MalfunctionDiceRolled { .. }
            | Self::PenaltiesEntered { .. }
            | Self::ActionRolled { .. }
            | Self::ActionDone { .. }
            | Self::DirectionDrawn { .. }
            | Self::ResearchDrawn { .. }
            | Self::ThresholdAnswered { .. }
            | Self::Died { .. }
            | Self::Ended { .. }
            | Self::Board(_)
            | Self::Skipped { .. } => Secrecy::Public,
        }
    }
}

impl Fact {
    /// The fact as players may see it; `None` when it is hidden.
    ///
    /// Secret effects are left out.
    pub fn public(&self) -> Option<Self> {
        let mut public = match self.secrecy() {
            Secrecy::Hidden => return None,
            Secrecy::Veiled => Self::Scheduled { scheduled: None },
            Secrecy::Public => self.clone(),
        };
        if let Self::EffectsResolved { effects, .. } = &mut public {
            effects.retain(|effect| !effect.is_secret());
        } else if let Self::FollowUpHappened { index, .. } = &mut public {
            // The index would reveal what else is scheduled.
            *index = 0;
        }
        Some(public)
    }
}
