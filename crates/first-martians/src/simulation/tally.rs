//! What came in one game or in many.

use std::collections::{BTreeMap, BTreeSet};

use crate::effect::Id;
use crate::fact::{EventEndReason, Fact};
use crate::state::{Card, CardKind, Face, Outcome, State};
use crate::vocabulary::{Block, words};

words! {
    /// What can come in a game.
    Occurrence {
        Event = "event",
        EventAction = "event_action",
        Adventure = "adventure",
        Malfunction = "malfunction",
        FollowUp = "follow_up",
        /// Something struck later: of an event, an Adventure, or, as `card/option`, of a choice.
        Consequence = "consequence",
        /// An option was chosen, as `card/option`.
        Option = "option",
        /// A way of chance was drawn, as `card/way`.
        Way = "way",
        Action = "action",
        /// An objective that was hidden appeared.
        Revealed = "revealed",
        Objective = "objective",
        Ending = "ending",
        /// Something happened at a space of a track, as `track/space`.
        TrackEnd = "track_end",
        /// A rule of the mission lost it.
        Loss = "loss",
        /// A standing rule began to hold.
        Standing = "standing",
    }
    /// How a mission ended, without who.
    OutcomeKind {
        /// All mandatory objectives met, and every optional one that was shown.
        WonAll = "won_all",
        /// All mandatory objectives met.
        Won = "won",
        OutOfTime = "out_of_time",
        /// Out of sols, above the Threshold.
        OverThreshold = "over_threshold",
        Died = "died",
        /// By a rule of the mission.
        Lost = "lost",
    }
}

impl OutcomeKind {
    /// Whether the mission is won.
    pub const fn is_won(self) -> bool {
        matches!(self, Self::Won | Self::WonAll)
    }
}

impl From<&Outcome> for OutcomeKind {
    fn from(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Won { all: true, .. } => Self::WonAll,
            Outcome::Won { all: false, .. } => Self::Won,
            Outcome::OutOfTime => Self::OutOfTime,
            Outcome::OverThreshold => Self::OverThreshold,
            Outcome::Died { .. } => Self::Died,
            Outcome::Lost { .. } => Self::Lost,
        }
    }
}

/// A number that is looked at when a sol is over.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Gauge {
    Morale,
    /// Stress, where the app keeps the board.
    Stress,
    Malfunction(Block),
    Track(Id),
}

/// How often each number was seen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Distribution(BTreeMap<i16, u32>);

impl Distribution {
    fn see(&mut self, number: i16) {
        *self.0.entry(number).or_default() += 1;
    }

    fn add(&mut self, other: Self) {
        other
            .0
            .into_iter()
            .for_each(|(number, times)| *self.0.entry(number).or_default() += times);
    }

    /// How many numbers were seen.
    pub fn count(&self) -> u32 {
        self.0.values().sum()
    }

    /// The smallest; 0 where none was seen.
    pub fn min(&self) -> i16 {
        self.0.keys().next().copied().unwrap_or(0)
    }

    /// The largest; 0 where none was seen.
    pub fn max(&self) -> i16 {
        self.0.keys().next_back().copied().unwrap_or(0)
    }

    /// The one in the middle, the lower of two; 0 where none was seen.
    pub fn median(&self) -> i16 {
        let middle = self.count().div_ceil(2);
        let mut seen = 0;
        let found = self.0.iter().find(|(_, times)| {
            seen += **times;
            seen >= middle
        });
        found.map_or(0, |(&number, _)| number)
    }

    /// The mean in hundredths, rounded towards 0; 0 where none was seen.
    pub fn mean_hundredths(&self) -> i64 {
        let sum: i64 = self
            .0
            .iter()
            .map(|(&number, &times)| i64::from(number) * i64::from(times))
            .sum();
        (sum * 100)
            .checked_div(i64::from(self.count()))
            .unwrap_or(0)
    }
}

/// How often something came.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Count {
    /// In all games together.
    pub times: u32,
    /// In how many games at least once.
    pub games: u32,
}

/// What came in so many games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games came to their end.
    pub games: u32,
    /// How they ended.
    pub outcomes: BTreeMap<OutcomeKind, u32>,
    /// The sol in which they ended.
    pub sols: Distribution,
    /// Each number at the end of each sol, by sol from 1. Games that are over are no longer looked at.
    pub gauges: BTreeMap<Gauge, BTreeMap<u8, Distribution>>,
    /// How often each element came.
    pub occurrences: BTreeMap<(Occurrence, Id), Count>,
}

impl Tally {
    /// Adds the games of another. The same whatever is added first.
    pub fn add(&mut self, other: Self) {
        self.games += other.games;
        other
            .outcomes
            .into_iter()
            .for_each(|(kind, games)| *self.outcomes.entry(kind).or_default() += games);
        self.sols.add(other.sols);
        for (gauge, sols) in other.gauges {
            let own = self.gauges.entry(gauge).or_default();
            sols.into_iter()
                .for_each(|(sol, spread)| own.entry(sol).or_default().add(spread));
        }
        for (what, count) in other.occurrences {
            let own = self.occurrences.entry(what).or_default();
            own.times += count.times;
            own.games += count.games;
        }
    }

    /// How many games were won.
    pub fn won(&self) -> u32 {
        self.outcomes
            .iter()
            .filter(|(kind, _)| kind.is_won())
            .map(|(_, games)| games)
            .sum()
    }

    /// How often that came.
    pub fn of(&self, came: Occurrence, id: &str) -> Count {
        self.occurrences
            .get(&(came, id.to_owned()))
            .copied()
            .unwrap_or_default()
    }

    /// What could have come and never did.
    pub fn never(&self, possible: &BTreeSet<(Occurrence, Id)>) -> Vec<(Occurrence, Id)> {
        possible
            .iter()
            .filter(|what| !self.occurrences.contains_key(*what))
            .cloned()
            .collect()
    }

    /// Whether numbers are read just before that fact: where a sol or the game ends.
    pub(super) const fn reads(fact: &Fact) -> bool {
        matches!(fact, Fact::SolBegan { .. } | Fact::Ended { .. })
    }

    /// Looks at a fact of the one game that is counted here, with the state just before it where numbers are read.
    pub(super) fn see(&mut self, before: Option<&State>, fact: &Fact) {
        match fact {
            Fact::EventDrawn { event } => self.came(Occurrence::Event, event.clone()),
            Fact::EventDone { event } => self.came(Occurrence::EventAction, event.clone()),
            Fact::EventEnded {
                event,
                why: EventEndReason::Struck,
            } => self.came(Occurrence::Consequence, event.clone()),
            Fact::AdventureDrawn { adventure, .. } => {
                self.came(Occurrence::Adventure, adventure.clone());
            }
            Fact::CardDrawn { card, .. } => self.came(Occurrence::Malfunction, card.clone()),
            Fact::FollowUpHappened { card, .. } => self.follow_up(card),
            Fact::Chosen { card, option } => {
                self.came(Occurrence::Option, format!("{}/{option}", card.id));
            }
            Fact::WayDrawn { card, way, .. } => {
                self.came(Occurrence::Way, format!("{}/{way}", card.id));
            }
            Fact::ActionDone { action, .. } => self.came(Occurrence::Action, action.clone()),
            Fact::ObjectiveRevealed { objective: id } | Fact::Revealed { id } => {
                self.came(Occurrence::Revealed, id.clone());
            }
            Fact::ObjectiveMet { objective } => self.came(Occurrence::Objective, objective.clone()),
            Fact::TrackEndReached { track, at, .. } => {
                self.came(Occurrence::TrackEnd, format!("{track}/{at}"));
            }
            Fact::SetUpLaid { steps } => {
                let ways = steps.iter().flat_map(|laid| {
                    laid.ways
                        .iter()
                        .map(move |way| format!("{}/{way}", laid.step))
                });
                ways.for_each(|way| self.came(Occurrence::Way, way));
            }
            Fact::MissionLost { loss } => self.came(Occurrence::Loss, loss.clone()),
            Fact::StandingBegan { id } => self.came(Occurrence::Standing, id.clone()),
            Fact::SolBegan { .. } => before
                .into_iter()
                .filter(|state| state.sol > 0)
                .for_each(|state| self.gauge(state)),
            Fact::Ended { outcome, ending } => {
                self.games = 1;
                *self.outcomes.entry(outcome.into()).or_default() += 1;
                before.into_iter().for_each(|state| {
                    self.gauge(state);
                    self.sols.see(state.sol.into());
                });
                ending
                    .iter()
                    .for_each(|ending| self.came(Occurrence::Ending, ending.clone()));
            }
            Fact::PlayersSet { .. }
            | Fact::Named { .. }
            | Fact::ProfessionSet { .. }
            | Fact::FirstPlayerSet { .. }
            | Fact::AomSet { .. }
            | Fact::DiceSet { .. }
            | Fact::CardsSet { .. }
            | Fact::UpgradeCardSet { .. }
            | Fact::DifficultySet { .. }
            | Fact::SheetSet { .. }
            | Fact::DieSet { .. }
            | Fact::GameBegan { .. }
            | Fact::StepReached { .. }
            | Fact::StepDone { .. }
            | Fact::Queued { .. }
            | Fact::Unqueued {}
            | Fact::ChanceUsed { .. }
            | Fact::Read { .. }
            | Fact::EffectsResolved { .. }
            | Fact::Answered { .. }
            | Fact::NoEvent {}
            | Fact::EventOpened { .. }
            | Fact::StandingEnded { .. }
            | Fact::EventEnded { .. }
            | Fact::EventConsequenceDecided { .. }
            | Fact::Scheduled { .. }
            | Fact::KeywordNotFound { .. }
            | Fact::OwnCardResolved { .. }
            | Fact::CardDiscarded { .. }
            | Fact::TrackMoved { .. }
            | Fact::BoxTurned { .. }
            | Fact::MoraleMoved { .. }
            | Fact::MissionTrackMoved { .. }
            | Fact::FlagSet { .. }
            | Fact::CounterSet { .. }
            | Fact::ScheduleCancelled { .. }
            | Fact::EventNext { .. }
            | Fact::Remembered { .. }
            | Fact::ObjectiveMoved { .. }
            | Fact::MalfunctionDiceRolled { .. }
            | Fact::PenaltiesEntered { .. }
            | Fact::ActionRolled { .. }
            | Fact::DirectionDrawn { .. }
            | Fact::ResearchDrawn { .. }
            | Fact::ThresholdAnswered { .. }
            | Fact::Died { .. }
            | Fact::Board(_)
            | Fact::SolsChanged { .. }
            | Fact::GoalChanged { .. }
            | Fact::ObjectiveFailed { .. }
            | Fact::ObjectiveClosed { .. }
            | Fact::TokenMoved { .. }
            | Fact::Marked { .. }
            | Fact::WalkerMoved { .. }
            | Fact::Skipped { .. } => {}
        }
    }

    fn follow_up(&mut self, card: &Card) {
        match (&card.face, card.kind) {
            (Face::OptionLater(option), _) => {
                self.came(Occurrence::Consequence, format!("{}/{option}", card.id));
            }
            (Face::Later, _) => self.came(Occurrence::Consequence, card.id.clone()),
            (_, CardKind::FollowUp) => self.came(Occurrence::FollowUp, card.id.clone()),
            _ => {}
        }
    }

    fn came(&mut self, came: Occurrence, id: Id) {
        let count = self.occurrences.entry((came, id)).or_default();
        count.times += 1;
        count.games = 1;
    }

    fn gauge(&mut self, state: &State) {
        let mut see = |gauge: Gauge, number: i16| {
            self.gauges
                .entry(gauge)
                .or_default()
                .entry(state.sol)
                .or_default()
                .see(number);
        };
        see(Gauge::Morale, state.morale.into());
        state
            .board_state()
            .into_iter()
            .for_each(|board| see(Gauge::Stress, board.stress.into()));
        state
            .tracks
            .iter()
            .for_each(|(&block, &at)| see(Gauge::Malfunction(block), at.into()));
        state
            .mission_tracks
            .iter()
            .for_each(|(id, &at)| see(Gauge::Track(id.clone()), at));
    }
}
