//! The state of a game.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::fact::LastRound;
use super::start::Start;
use crate::mars_needs_mechanics::components::{ALL_CARDS, SCRAP_PER_PLAYER};
use crate::mars_needs_mechanics::{Component, ComponentCounts, OrderLine, Prices, Rules};

/// The index of a player, clockwise from 0.
pub type Seat = u8;

/// Cogs of a player at the beginning (rulebook, Preparazione).
const STARTING_COGS: i64 = 30;
/// Component cards of a player at the beginning (rulebook, Preparazione).
const STARTING_HAND: u8 = 3;
/// Cards on a full market (rulebook, Preparazione).
pub(super) const MARKET: u8 = 8;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Step {
    /// Setting up the table.
    SetUp,
    /// A player buys or passes.
    Turn,
    /// The round is over and the prices are not adjusted yet. The last player may still build and break down.
    RoundOver,
    /// A player sells sets.
    Sales { seat: Seat },
    /// The last sets are sold; the values of mechanism cards are entered.
    Reckoning,
    /// The game is over.
    End,
}

impl Step {
    /// 0 to 5.
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
    /// Cogs, which are public.
    pub cogs: i64,
    /// The number of component cards in hand; which ones is secret.
    pub hand: u8,
    /// Scrap cards left, 0–2.
    pub scrap: u8,
    /// The mechanisms built, with their numbers of cards.
    pub built: BTreeMap<String, u8>,
    /// The mechanism built in this turn.
    pub(crate) built_now: Option<String>,
    /// The mechanism broken down in this turn.
    pub(crate) broken_now: Option<String>,
    /// The value of mechanism cards at the end, in cogs.
    pub end_value: i64,
}

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct State {
    pub seed: u64,
    /// The number of random numbers used, by stream.
    pub chance: BTreeMap<String, u64>,
    pub rules: Rules,
    pub mechanisms: Vec<String>,
    /// The number of cards with which each mechanism was last built.
    pub costs: BTreeMap<String, u8>,
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// Who has the first player marker.
    pub first_player: Seat,
    pub turn: Seat,
    /// The player who bought or passed last: may build and break down until the next player acts.
    pub before: Option<Seat>,
    pub step: Step,
    /// The round, from 1; 0 before the first.
    pub round: u32,
    /// The prices, in cogs.
    pub prices: Prices,
    pub line: OrderLine,
    /// Cards on the market, 0–8.
    pub market: u8,
    pub deck: u8,
    /// The components bought in this round.
    pub bought: BTreeSet<Component>,
    /// Cards bought in the whole game.
    pub taken: ComponentCounts,
    /// Cards sold in the whole game.
    pub sold: ComponentCounts,
    /// The number of players who passed in a row.
    pub passes: u8,
    /// The number of rounds in a row without a purchase, before this one.
    pub dry: u8,
}

impl State {
    pub(super) fn new(start: &Start) -> Self {
        let player = |name: &String| Player {
            name: name.clone(),
            cogs: STARTING_COGS,
            hand: STARTING_HAND,
            scrap: SCRAP_PER_PLAYER,
            built: BTreeMap::new(),
            built_now: None,
            broken_now: None,
            end_value: 0,
        };
        let players: Vec<Player> = start.players.iter().map(player).collect();
        let dealt = players
            .iter()
            .fold(MARKET, |dealt, _| dealt.saturating_add(STARTING_HAND));
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
            line: OrderLine::FIRST,
            market: MARKET,
            deck: ALL_CARDS.saturating_sub(dealt),
            bought: BTreeSet::new(),
            taken: ComponentCounts::default(),
            sold: ComponentCounts::default(),
            passes: 0,
            dry: 0,
        }
    }

    /// The player at a seat, clockwise from 0; `None` beyond the last.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat))
    }

    /// Every seat, clockwise from 0.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// The seat to the left.
    pub fn next(&self, seat: Seat) -> Seat {
        let next = seat.saturating_add(1);
        if usize::from(next) < self.players.len() {
            next
        } else {
            0
        }
    }

    /// How many cards go from the deck to the market after the last sale (rulebook, Rifornimento).
    pub fn refill(&self) -> u8 {
        MARKET.saturating_sub(self.market).min(self.deck)
    }

    /// Whether the market was refilled and nobody has acted since.
    pub fn is_refilled(&self) -> bool {
        let is_new = self.before.is_none() && self.passes == 0 && self.bought.is_empty();
        self.step == Step::Turn && self.round > 1 && is_new
    }

    /// Why this is the last round, as far as known: an empty deck is known from the refill on, two rounds without a purchase only
    /// when the second is over (rulebook, Termine della Competizione).
    pub fn last_round(&self) -> Option<LastRound> {
        let second_dry = match self.step {
            Step::SetUp => return None,
            Step::Turn => false,
            Step::RoundOver => self.bought.is_empty() && self.dry >= 1,
            Step::Sales { .. } | Step::Reckoning | Step::End => self.dry >= 2,
        };
        if self.deck == 0 {
            Some(LastRound::DeckEmpty)
        } else {
            second_dry.then_some(LastRound::NoPurchases)
        }
    }

    /// Why this would be the last round if it ended now.
    pub(super) fn would_be_last(&self) -> Option<LastRound> {
        let dry = (self.bought.is_empty() && self.dry >= 1).then_some(LastRound::NoPurchases);
        self.last_round().or(dry)
    }

    /// Whether the player may build and break down: in their own turn, which lasts until the next player acts.
    pub fn may_build(&self, seat: Seat) -> bool {
        match self.step {
            Step::Turn => self.turn == seat || self.before == Some(seat),
            Step::RoundOver => self.before == Some(seat),
            Step::SetUp | Step::Sales { .. } | Step::Reckoning | Step::End => false,
        }
    }
}
