//! What has happened. Always applicable; told to the players as far as they may know it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::board::BoardFact;
use super::effect::{Effect, Id};
use super::mission::SheetValue;
use super::state::{Card, Crew, Difficulty, Kept, Outcome, Scheduled, Seat, Step, Task};
use super::words::{AdventureType, Block, Direction, Keyword, Profession, words};

pub use super::cause::Cause;
use crate::play::{Discretion, Secrecy};

words! {
    /// Why an open event left the table.
    Leave {
        /// Its consequences struck.
        Struck = "struck",
        /// Its three sols ran out.
        RanOut = "ran_out",
    }
}

/// A fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// So many people play.
    PlayersSet {
        /// The new crew.
        crew: Crew,
    },
    /// An astronaut has a name.
    Named {
        /// Who.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// An astronaut has a profession.
    ProfessionSet {
        /// Who.
        seat: Seat,
        /// Which.
        profession: Profession,
        /// Who took the other profession in exchange.
        swapped: Option<Seat>,
    },
    /// The First Player token was put somewhere by hand.
    FirstPlayerSet {
        /// Whose it is.
        seat: Seat,
    },
    /// An AOM comes along or stays.
    AomSet {
        /// Which.
        aom: Id,
        /// Whether it comes along.
        used: bool,
    },
    /// Whose dice are rolled.
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
    /// A number of the mission sheet was put right.
    SheetSet {
        /// Which.
        value: SheetValue,
        /// From.
        from: i8,
        /// To.
        to: i8,
    },
    /// A Malfunction die of the mission sheet was put right.
    DieSet {
        /// Whose.
        block: Block,
        /// In which sol.
        sol: u8,
        /// Whether it is rolled.
        rolled: bool,
    },
    /// The table is laid: the game starts.
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
    /// A step is at hand.
    StepReached {
        /// Which.
        step: Step,
    },
    /// A step was done.
    StepDone {
        /// Its name.
        step: String,
    },
    /// Something waits to be resolved.
    Queued {
        /// What.
        task: Task,
        /// Before all else.
        first: bool,
    },
    /// The first thing that waited is resolved.
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
    /// The table answered a question.
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
    /// A Mission Event came.
    EventDrawn {
        /// Which.
        event: Id,
    },
    /// No Mission Event was left.
    NoEvent {},
    /// An event action lies open.
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
    /// An event left the table.
    EventLeft {
        /// Which.
        event: Id,
        /// Why.
        why: Leave,
    },
    /// Decided unseen whether an event's consequences strike.
    ConsequenceDecided {
        /// Which event.
        event: Id,
        /// Whether they do.
        strikes: bool,
    },
    /// Something was noted for later, or, unseen, not.
    Noted {
        /// What, and in which sol; nothing when chance spared the crew.
        scheduled: Option<Scheduled>,
    },
    /// Something noted earlier comes now.
    FollowUpCame {
        /// What.
        card: Card,
        /// Its place in the list of what was noted.
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
        /// Whether its deck was shuffled before.
        reshuffled: bool,
    },
    /// A Malfunction card was drawn.
    CardDrawn {
        /// From which deck.
        block: Block,
        /// Which.
        card: Id,
        /// Cards passed over in search of a keyword, discarded.
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
    /// The Facility of the card was shut: it was discarded unresolved.
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
    /// Something is remembered, or forgotten.
    FlagSet {
        /// What.
        flag: Id,
        /// Whether it is remembered.
        set: bool,
    },
    /// Something is counted.
    Counted {
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
    /// An objective moved on.
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
    /// An objective is met.
    ObjectiveMet {
        /// Which.
        objective: Id,
    },
    /// The Malfunction dice were rolled.
    MalfunctionDiceRolled {
        /// What each shows.
        rolled: BTreeMap<Block, u8>,
    },
    /// The penalties active in each Block.
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
    /// The Threshold was asked for.
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
        /// The ending that is told.
        ending: Option<Id>,
    },
    /// Something happened on the board that the app keeps.
    Board(BoardFact),
    /// An element that could not be read was passed over.
    Skipped {
        /// Which.
        id: Id,
    },
}

impl Discretion for Fact {
    fn secrecy(&self) -> Secrecy {
        match self {
            Self::Queued { .. }
            | Self::Unqueued {}
            | Self::ChanceUsed { .. }
            | Self::ConsequenceDecided { .. }
            | Self::FlagSet { .. }
            | Self::Counted { .. } => Secrecy::Hidden,
            Self::Noted { .. } => Secrecy::Veiled,
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
            | Self::EventLeft { .. }
            | Self::FollowUpCame { .. }
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
    /// The fact as players may see it, and whether it is veiled; `None` when it is hidden.
    ///
    /// Choices inside resolved effects are told when they are made, not before, so their insides are left out.
    pub fn public(&self) -> Option<Self> {
        let mut public = match self.secrecy() {
            Secrecy::Hidden => return None,
            Secrecy::Veiled => Self::Noted { scheduled: None },
            Secrecy::Public => self.clone(),
        };
        if let Self::EffectsResolved { effects, .. } = &mut public {
            effects.retain(|effect| !effect.is_secret());
        } else if let Self::FollowUpCame { index, .. } = &mut public {
            // Its place in the list would tell what else is still to come.
            *index = 0;
        }
        Some(public)
    }
}
