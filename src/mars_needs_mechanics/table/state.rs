//! The state of the market and of the players.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::super::components::{ALL_CARDS, SCRAP};
use super::super::{Component, Counts, Line, Prices, Rules};
use super::fact::LastRound;
use super::start::Start;

/// A place at the table, from 0, clockwise.
pub type Seat = u8;

/// Cogs of a player at the beginning (rulebook, Preparazione).
pub const STARTING_COGS: i64 = 30;
/// Component cards of a player at the beginning (rulebook, Preparazione).
pub const STARTING_HAND: u8 = 3;
/// Cards on a full market (rulebook, Preparazione).
pub const MARKET: u8 = 8;

/// Where in the game we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The table is being laid.
    SetUp,
    /// A player buys or passes.
    Turn,
    /// The round is over; its prices are still to be adjusted. The last player may still build and break down.
    RoundOver,
    /// A player sells sets.
    Sales {
        /// Whose sale it is.
        seat: Seat,
    },
    /// The last sets are sold: what mechanism cards add at the end.
    Reckoning,
    /// The game is over.
    End,
}

impl Step {
    /// Its number, 0–5.
    pub(super) const fn ordinal(self) -> u32 {
        match self {
            Self::SetUp => 0,
            Self::Turn => 1,
            Self::RoundOver => 2,
            Self::Sales { .. } => 3,
            Self::Reckoning => 4,
            Self::End => 5,
        }
    }
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Cogs, which everybody can see.
    pub cogs: i64,
    /// How many component cards are in hand; which ones nobody is told.
    pub hand: u8,
    /// Scrap cards left, 0–2.
    pub scrap: u8,
    /// The mechanisms built, each with the number of cards laid down for it.
    pub built: BTreeMap<String, u8>,
    /// The mechanism built in this turn.
    pub built_now: Option<String>,
    /// The mechanism broken down in this turn.
    pub broken_now: Option<String>,
    /// What mechanism cards add or take at the end, in cogs.
    pub end_value: i64,
}

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The seed of chance.
    pub seed: u64,
    /// How often each use of chance came.
    pub chance: BTreeMap<String, u64>,
    /// How the rulebook is read.
    pub rules: Rules,
    /// The mechanisms in play.
    pub mechanisms: Vec<String>,
    /// How many cards each mechanism was last built with.
    pub costs: BTreeMap<String, u8>,
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// Who has the first player marker.
    pub first_player: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who has just bought or passed: until the next player does, this one may still build and break down.
    pub before: Option<Seat>,
    /// Where in the game we are.
    pub step: Step,
    /// The round, from 1; 0 before the first.
    pub round: u32,
    /// What each component costs, in cogs.
    pub prices: Prices,
    /// The Order Line.
    pub line: Line,
    /// Cards on the market, 0–8.
    pub market: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// The components bought in this round.
    pub bought: BTreeSet<Component>,
    /// Cards bought in the whole game.
    pub taken: Counts,
    /// Cards sold in the whole game.
    pub sold: Counts,
    /// Players who have passed in a row.
    pub passes: u8,
    /// Rounds in a row without a purchase, those before this one.
    pub dry: u8,
}

impl State {
    pub(super) fn new(start: &Start) -> Self {
        let player = |name: &String| Player {
            name: name.clone(),
            cogs: STARTING_COGS,
            hand: STARTING_HAND,
            scrap: SCRAP,
            built: BTreeMap::new(),
            built_now: None,
            broken_now: None,
            end_value: 0,
        };
        let players: Vec<Player> = start.players.iter().map(player).collect();
        let dealt = players.iter().fold(MARKET, |dealt, _| dealt.saturating_add(STARTING_HAND));
        Self {
            seed: start.seed,
            chance: BTreeMap::new(),
            rules: start.rules,
            mechanisms: start.mechanisms.clone(),
            costs: start.costs.clone(),
            players,
            first_player: 0,
            turn: 0,
            before: None,
            step: Step::SetUp,
            round: 0,
            prices: Prices::FIRST,
            line: Line::FIRST,
            market: MARKET,
            deck: ALL_CARDS.saturating_sub(dealt),
            bought: BTreeSet::new(),
            taken: Counts::default(),
            sold: Counts::default(),
            passes: 0,
            dry: 0,
        }
    }

    /// The player of that seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat))
    }

    /// Every seat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// The seat to the left.
    pub fn next(&self, seat: Seat) -> Seat {
        let next = seat.saturating_add(1);
        if usize::from(next) < self.players.len() { next } else { 0 }
    }

    /// Whether this is the last round, and by what, as far as it is known: by the empty deck from the refill on, by two rounds
    /// without a purchase only when the second is over (rulebook, Termine della Competizione).
    pub fn last_round(&self) -> Option<LastRound> {
        let second_dry = match self.step {
            Step::SetUp => return None,
            Step::Turn => false,
            Step::RoundOver => self.bought.is_empty() && self.dry >= 1,
            Step::Sales { .. } | Step::Reckoning | Step::End => self.dry >= 2,
        };
        if self.deck == 0 { Some(LastRound::DeckEmpty) } else { second_dry.then_some(LastRound::NoPurchases) }
    }

    /// Whether this would be the last round if it ended now.
    pub(super) fn would_be_last(&self) -> Option<LastRound> {
        let dry = (self.bought.is_empty() && self.dry >= 1).then_some(LastRound::NoPurchases);
        self.last_round().or(dry)
    }

    /// Whether the seat may build and break down now: in its own turn, which lasts until the next player acts.
    pub fn may_build(&self, seat: Seat) -> bool {
        match self.step {
            Step::Turn => self.turn == seat || self.before == Some(seat),
            Step::RoundOver => self.before == Some(seat),
            _ => false,
        }
    }
}
