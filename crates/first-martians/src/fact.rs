//! Facts: what has happened. Always applicable; shown to the players as far as they may know it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::board::BoardFact;
use super::effect::{Effect, Id, MarkPlace};
use super::mission::SheetValue;
use super::objective_token::TokenPlace;
use super::setup_steps::LaidStep;
use super::state::{Card, ComponentSource, Crew, Difficulty, Outcome, Scheduled, Seat, Step, Task};
use super::vocabulary::{AdventureType, Block, Direction, Keyword, Profession, Region, words};

pub use super::cause::Cause;
use base::play::{HasSecrecy, Secrecy};

words! {
    /// Why an open event ended.
    EventEndReason {
        /// Its consequences happened.
        Struck = "struck",
        /// Its three sols ran out.
        RanOut = "ran_out",
        /// The mission closed it.
        Closed = "closed",
    }
}

/// A fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Fact {
    /// The number of players changed.
    PlayersSet { crew: Crew },
    /// An astronaut was named.
    Named { seat: Seat, name: String },
    /// An astronaut got a profession.
    ProfessionSet {
        seat: Seat,
        profession: Profession,
        /// Who took the previous profession in exchange.
        swapped: Option<Seat>,
    },
    /// The First Player token was moved by hand.
    FirstPlayerSet { seat: Seat },
    /// An AOM was taken along or left.
    AomSet {
        aom: Id,
        /// Whether it comes along.
        used: bool,
    },
    /// Whether dice are physical or rolled by the app.
    DiceSet { dice: ComponentSource },
    /// Whose cards are drawn.
    CardsSet { cards: ComponentSource },
    /// An Upgrade card was drawn in the set-up, or put back.
    UpgradeCardSet {
        upgrade: Id,
        /// Whether it is drawn.
        used: bool,
    },
    /// How hard.
    DifficultySet { difficulty: Difficulty },
    /// A number of the mission sheet was corrected.
    SheetSet { value: SheetValue, from: i8, to: i8 },
    /// A Malfunction die of the mission sheet was corrected.
    DieSet {
        block: Block,
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
        sol: u8,
        /// Who is First Player.
        first_player: Seat,
    },
    /// A step was reached.
    StepReached { step: Step },
    /// A step was done.
    StepDone { step: String },
    /// A task was queued.
    Queued { task: Task, first: bool },
    /// The first queued task was removed.
    Unqueued {},
    /// Chance was used.
    ChanceUsed { purpose: String },
    /// A text was read aloud.
    Read { card: Card },
    /// Effects were resolved at the table.
    EffectsResolved {
        /// Where they came from.
        card: Card,
        effects: Vec<Effect>,
        by: Option<Seat>,
    },
    /// The crew answered a question.
    Answered {
        /// Where it came from.
        card: Card,
        question: Id,
        yes: bool,
    },
    /// The crew chose.
    Chosen {
        /// Where the choice came from.
        card: Card,
        option: Id,
    },
    /// A way of chance was drawn.
    WayDrawn {
        /// Where the chance came from.
        card: Card,
        way: Id,
        /// Whether the players are not told.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        untold: bool,
    },
    /// A Mission Event was drawn.
    EventDrawn { event: Id },
    /// No Mission Event was left.
    NoEvent {},
    /// The action of an event was opened.
    EventOpened { event: Id, until: u8 },
    /// An event action was done.
    EventDone { event: Id },
    /// An event ended.
    #[serde(rename = "event_left")]
    EventEnded { event: Id, why: EventEndReason },
    /// It was decided, hidden, whether an event's consequences happen.
    #[serde(rename = "consequence_decided")]
    EventConsequenceDecided { event: Id, strikes: bool },
    /// Something was scheduled for later, or, hidden, was not.
    #[serde(rename = "noted")]
    Scheduled {
        /// What, and in which sol; `None` when chance spared the crew.
        scheduled: Option<Scheduled>,
    },
    /// Something scheduled earlier happened.
    #[serde(rename = "follow_up_came")]
    FollowUpHappened {
        card: Card,
        /// Its index in the list of what is scheduled.
        index: usize,
    },
    /// An Adventure was drawn.
    AdventureDrawn {
        adventure: Id,
        kind: AdventureType,
        by: Option<Seat>,
        /// Whether the deck was shuffled before.
        reshuffled: bool,
    },
    /// A Malfunction card was drawn.
    CardDrawn {
        block: Block,
        card: Id,
        /// Cards discarded in search of a keyword.
        passed: Vec<Id>,
        /// Whether the deck was shuffled before.
        reshuffled: bool,
    },
    /// No card of the deck has the keyword, the discards included.
    KeywordNotFound { block: Block, keyword: Keyword },
    /// The players drew and resolved a card of their own.
    OwnCardResolved { block: Block },
    /// A card was discarded unresolved because its Facility was shut.
    CardDiscarded { card: Card },
    /// A Malfunction track moved.
    TrackMoved {
        block: Block,
        from: u8,
        to: u8,
        cause: Cause,
    },
    /// A marker of the Malfunction Box turned.
    BoxTurned {
        block: Block,
        /// Whether it is red now.
        red: bool,
        cause: Cause,
    },
    /// Morale moved.
    MoraleMoved { from: i8, to: i8, cause: Cause },
    /// A track of the mission moved.
    MissionTrackMoved {
        track: Id,
        from: i16,
        to: i16,
        cause: Cause,
        /// Whether the players do not know of the track.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unseen: bool,
    },
    /// A hidden action or track of the mission is known.
    Revealed { id: Id },
    /// A flag was set or cleared.
    FlagSet {
        flag: Id,
        /// Whether it is set.
        set: bool,
    },
    /// A counter changed.
    #[serde(rename = "counted")]
    CounterSet { counter: Id, to: i16 },
    /// An objective appeared in the Mission Log.
    ObjectiveRevealed { objective: Id },
    /// An objective advanced.
    ObjectiveMoved {
        objective: Id,
        from: u8,
        to: u8,
        /// The number that meets it.
        goal: u8,
        cause: Cause,
    },
    /// An objective was met.
    ObjectiveMet { objective: Id },
    /// The Malfunction dice were rolled.
    MalfunctionDiceRolled { rolled: BTreeMap<Block, u8> },
    /// The active penalties of each Block were entered.
    PenaltiesEntered { penalties: BTreeMap<Block, u8> },
    /// The three dice of an action were rolled.
    ActionRolled {
        adventure: AdventureType,
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
        action: Id,
        /// Where, outside the HUB and in Full board.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        region: Option<Region>,
    },
    /// A Direction card was drawn, and shuffled back.
    DirectionDrawn { direction: Direction },
    /// A Research card was drawn, and shuffled back.
    ResearchDrawn { number: u8, percent: u8 },
    /// The crew said whether the Threshold is met.
    ThresholdAnswered {
        /// Whether it is met.
        met: bool,
    },
    /// An astronaut died.
    Died { seat: Seat },
    /// The mission is over.
    Ended {
        outcome: Outcome,
        /// The ending that is shown.
        ending: Option<Id>,
    },
    /// Something happened on the board that the app tracks.
    Board(BoardFact),
    /// An element that could not be read was skipped.
    Skipped { id: Id },
    /// What was scheduled of a Follow-Up was dropped, if there was anything.
    ScheduleCancelled { follow_up: Id },
    /// A Mission Event comes next.
    EventNext { event: Id },
    /// The mission lasts more or fewer sols.
    SolsChanged { from: u8, to: u8, cause: Cause },
    /// The marker of a track came to a space where something happens.
    TrackEndReached {
        track: Id,
        at: i16,
        /// Whether nothing tells of it: the players do not know of the track, or conditions decide whether anything happens.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unseen: bool,
    },
    /// It was drawn what the mission's own steps of the set-up lay out.
    SetUpLaid { steps: Vec<LaidStep> },
    /// An objective has another goal.
    GoalChanged { objective: Id, from: u8, to: u8 },
    /// An objective failed.
    ObjectiveFailed {
        objective: Id,
        cause: Cause,
        /// Whether the players do not know of it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unseen: bool,
    },
    /// An objective is no longer needed: another of its group is met.
    ObjectiveClosed {
        objective: Id,
        /// Whether the players do not know of it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unseen: bool,
    },
    /// An Objective token of the mission was laid, taken or spent.
    TokenMoved {
        token: Id,
        to: TokenPlace,
        cause: Cause,
    },
    /// Markers of the mission were laid or taken away.
    Marked {
        mark: Id,
        on: MarkPlace,
        from: u8,
        to: u8,
        cause: Cause,
    },
    /// A walker has gone on or back, from one step of its path to another.
    WalkerMoved {
        walker: Id,
        from: u8,
        to: u8,
        cause: Cause,
        /// Whether the players do not know of it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unseen: bool,
    },
    /// A rule of the mission loses it.
    MissionLost { loss: Id },
    /// A standing rule begins to hold.
    StandingBegan { id: Id },
    /// A standing rule holds no longer.
    StandingEnded { id: Id },
    /// An astronaut is remembered.
    Remembered {
        /// Under which name.
        #[serde(rename = "as")]
        person: Id,
        seat: Seat,
    },
}

impl HasSecrecy for Fact {
    fn secrecy(&self) -> Secrecy {
        match self {
            Self::Queued { .. }
            | Self::Unqueued {}
            | Self::ChanceUsed { .. }
            | Self::EventConsequenceDecided { .. }
            | Self::WayDrawn { untold: true, .. }
            | Self::MissionTrackMoved { unseen: true, .. }
            | Self::TrackEndReached { unseen: true, .. }
            | Self::WalkerMoved { unseen: true, .. }
            | Self::ObjectiveFailed { unseen: true, .. }
            | Self::ObjectiveClosed { unseen: true, .. }
            | Self::FlagSet { .. }
            | Self::CounterSet { .. }
            | Self::ScheduleCancelled { .. }
            | Self::EventNext { .. }
            | Self::Remembered { .. } => Secrecy::Hidden,
            Self::Scheduled { .. } => Secrecy::Veiled,
            Self::PlayersSet { .. }
            | Self::Named { .. }
            | Self::ProfessionSet { .. }
            | Self::FirstPlayerSet { .. }
            | Self::AomSet { .. }
            | Self::DiceSet { .. }
            | Self::CardsSet { .. }
            | Self::UpgradeCardSet { .. }
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
            | Self::WayDrawn { untold: false, .. }
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
            | Self::MissionTrackMoved { unseen: false, .. }
            | Self::Revealed { .. }
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
            | Self::Skipped { .. }
            | Self::SolsChanged { .. }
            | Self::TrackEndReached { unseen: false, .. }
            | Self::SetUpLaid { .. }
            | Self::GoalChanged { .. }
            | Self::ObjectiveFailed { unseen: false, .. }
            | Self::ObjectiveClosed { unseen: false, .. }
            | Self::TokenMoved { .. }
            | Self::Marked { .. }
            | Self::WalkerMoved { unseen: false, .. }
            | Self::MissionLost { .. }
            | Self::StandingBegan { .. }
            | Self::StandingEnded { .. } => Secrecy::Public,
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
