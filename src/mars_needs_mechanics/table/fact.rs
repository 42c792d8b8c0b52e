//! What has happened at the market. Always applicable.

use serde::{Deserialize, Serialize};

use super::super::{Component, Line, Prices};
use super::state::Seat;
use crate::play::{Discretion, Secrecy};

/// Why a round ended (rulebook, Fine del Round).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundOver {
    /// The market is empty.
    MarketEmpty,
    /// Everybody has passed in a row.
    AllPassed,
}

/// Why a round is the last (rulebook, Termine della Competizione).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastRound {
    /// No card is left for the next refill.
    DeckEmpty,
    /// Nobody has bought anything for two rounds.
    NoPurchases,
}

/// A fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// Chance was used once.
    ChanceUsed {
        /// For what.
        purpose: String,
    },
    /// The tokens were laid at random.
    LineShuffled {
        /// Front to back.
        line: Line,
    },
    /// A token lies elsewhere.
    TokenMoved {
        /// Which.
        component: Component,
        /// The line now.
        line: Line,
    },
    /// Who has the first player marker.
    FirstPlayerSet {
        /// Who.
        seat: Seat,
    },
    /// A round began.
    RoundBegan {
        /// Its number.
        round: u32,
        /// The first player.
        first_player: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A component was bought, and paid for.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        component: Component,
        /// For how many cogs.
        price: i64,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A mechanism was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Which.
        mechanism: String,
        /// Component cards laid down.
        cards: u8,
    },
    /// A mechanism was broken down.
    BrokenDown {
        /// By whom.
        seat: Seat,
        /// Which.
        mechanism: String,
        /// Component cards back in hand.
        cards: u8,
    },
    /// A round is over.
    RoundEnded {
        /// Its number.
        round: u32,
        /// Why.
        why: RoundOver,
    },
    /// It is known that this round is the last.
    LastRoundKnown {
        /// Why.
        why: LastRound,
    },
    /// The prices were adjusted.
    PricesAdjusted {
        /// Before.
        from: Prices,
        /// After.
        to: Prices,
        /// Whether the exception for the last round was applied.
        last_round: bool,
        /// Rounds in a row without a purchase, this one included.
        dry: u8,
    },
    /// A player's sale began.
    SaleBegan {
        /// Whose.
        seat: Seat,
    },
    /// A set was sold.
    Sold {
        /// By whom.
        seat: Seat,
        /// Of which component.
        component: Component,
        /// Its cards.
        count: u8,
        /// Scrap used up with them.
        scrap: u8,
        /// What it brought.
        cogs: i64,
    },
    /// The market was filled from the deck.
    Refilled {
        /// Cards laid out.
        cards: u8,
    },
    /// The competition is over.
    CompetitionOver {
        /// Why.
        why: LastRound,
    },
    /// What mechanism cards add or take at the end.
    EndValueSet {
        /// Whose.
        seat: Seat,
        /// Before.
        from: i64,
        /// Now.
        to: i64,
    },
    /// Everything is counted.
    Finished {},
    /// A mechanism card gave or took cogs.
    MechanismPaid {
        /// Whose.
        seat: Seat,
        /// Which card, where it was told.
        mechanism: Option<String>,
        /// Cogs before.
        from: i64,
        /// Cogs now.
        to: i64,
    },
    /// A price was put right.
    PriceCorrected {
        /// Whose.
        component: Component,
        /// Before.
        from: i64,
        /// Now.
        to: i64,
    },
    /// Cogs were put right.
    CogsCorrected {
        /// Whose.
        seat: Seat,
        /// Before.
        from: i64,
        /// Now.
        to: i64,
    },
    /// The number of component cards in a hand was put right.
    HandCorrected {
        /// Whose.
        seat: Seat,
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
    /// The number of Scrap cards was put right.
    ScrapCorrected {
        /// Whose.
        seat: Seat,
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
    /// The number of cards in a mechanism was put right.
    BuiltCorrected {
        /// Whose.
        seat: Seat,
        /// Which.
        mechanism: String,
        /// Now; 0 where it is not built.
        to: u8,
    },
    /// The number of cards on the market was put right.
    MarketCorrected {
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
    /// The number of cards in the deck was put right.
    DeckCorrected {
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
    /// It is somebody else's turn.
    TurnCorrected {
        /// Whose.
        seat: Seat,
    },
}

impl Discretion for Fact {
    fn secrecy(&self) -> Secrecy {
        match self {
            Self::ChanceUsed { .. } => Secrecy::Hidden,
            _ => Secrecy::Public,
        }
    }
}
