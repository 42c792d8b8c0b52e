//! Facts: what happened in the game. Every fact can be applied.

use serde::{Deserialize, Serialize};

use super::state::Seat;
use crate::mars_needs_mechanics::{Component, OrderLine, Prices};
use base::play::{HasSecrecy, Secrecy};

/// Why a round ended (rulebook, Fine del Round).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundOver {
    /// The market is empty.
    MarketEmpty,
    /// All players passed in a row.
    AllPassed,
}

/// Why a round is the last (rulebook, Termine della Competizione).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastRound {
    /// No card is left for the next refill.
    DeckEmpty,
    /// Two rounds in a row without a purchase.
    NoPurchases,
}

/// A fact.
#[allow(
    missing_docs,
    reason = "`seat` is the player concerned, `from` and `to` are before and after; the other fields are named after what they hold"
)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// A random number was used; `purpose` names the stream.
    ChanceUsed { purpose: String },
    /// The tokens were laid out at random; `line` is front to back.
    LineShuffled { line: OrderLine },
    /// A token moved; `line` is the new Order Line.
    TokenMoved {
        component: Component,
        line: OrderLine,
    },
    /// The first player is known.
    FirstPlayerSet { seat: Seat },
    /// A round began.
    RoundBegan { round: u32, first_player: Seat },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A component was bought, and paid for.
    Bought {
        seat: Seat,
        component: Component,
        price: i64,
    },
    /// A player passed.
    Passed { seat: Seat },
    /// A mechanism was built with so many component cards.
    Built {
        seat: Seat,
        mechanism: String,
        cards: u8,
    },
    /// A mechanism was broken down; its component cards went back to the hand.
    BrokenDown {
        seat: Seat,
        mechanism: String,
        cards: u8,
    },
    /// A round is over.
    RoundEnded { round: u32, why: RoundOver },
    /// It is known that this round is the last.
    LastRoundKnown { why: LastRound },
    /// The prices were adjusted, with the exception for the last round or without. `dry` counts the rounds in a row without a
    /// purchase, this one included.
    PricesAdjusted {
        from: Prices,
        to: Prices,
        last_round: bool,
        dry: u8,
    },
    /// A player's sale began.
    SaleBegan { seat: Seat },
    /// A set of `count` component cards and `scrap` cards was sold.
    Sold {
        seat: Seat,
        component: Component,
        count: u8,
        scrap: u8,
        cogs: i64,
    },
    /// The market was filled from the deck.
    Refilled { cards: u8 },
    /// The competition is over.
    CompetitionOver { why: LastRound },
    /// The value of mechanism cards at the end changed.
    EndValueSet { seat: Seat, from: i64, to: i64 },
    /// Everything is counted.
    Finished {},
    /// A mechanism card gave or took cogs; `mechanism` may be unknown.
    MechanismPaid {
        seat: Seat,
        mechanism: Option<String>,
        from: i64,
        to: i64,
    },
    /// A price was corrected.
    PriceCorrected {
        component: Component,
        from: i64,
        to: i64,
    },
    /// Cogs were corrected.
    CogsCorrected { seat: Seat, from: i64, to: i64 },
    /// The number of component cards in a hand was corrected.
    HandCorrected { seat: Seat, from: u8, to: u8 },
    /// The number of Scrap cards was corrected.
    ScrapCorrected { seat: Seat, from: u8, to: u8 },
    /// The number of cards in a mechanism was corrected; 0: it is not built.
    BuiltCorrected {
        seat: Seat,
        mechanism: String,
        to: u8,
    },
    /// The number of cards on the market was corrected.
    MarketCorrected { from: u8, to: u8 },
    /// The number of cards in the deck was corrected.
    DeckCorrected { from: u8, to: u8 },
    /// The turn was given to another player.
    TurnCorrected { seat: Seat },
}

impl HasSecrecy for Fact {
    fn secrecy(&self) -> Secrecy {
        match self {
            Self::ChanceUsed { .. } => Secrecy::Hidden,
            _ => Secrecy::Public,
        }
    }
}
