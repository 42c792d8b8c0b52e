//! What the players may tell the market. Serialised as `{"name": {…}}`.

use serde::{Deserialize, Serialize};

use super::super::Component;
use super::state::Seat;

/// A command. Which of them are possible now, and with what values, `offers()` says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Set-up: the app lays the seven tokens at random.
    ShuffleLine {},
    /// A token is laid elsewhere on the Order Line.
    MoveToken {
        /// Which.
        component: Component,
        /// How far from the front, 0–6.
        to: u8,
    },
    /// Set-up: the first player marker lies there.
    SetFirstPlayer {
        /// Whose.
        seat: Seat,
    },
    /// The table is laid: the first round.
    Begin {},
    /// The player whose turn it is buys a component.
    Buy {
        /// Which.
        component: Component,
    },
    /// The player whose turn it is passes.
    Pass {},
    /// A mechanism is built.
    Build {
        /// Who.
        seat: Seat,
        /// Which.
        mechanism: String,
        /// How many component cards it takes.
        cards: u8,
    },
    /// A mechanism is broken down: its cards go back to the hand.
    BreakDown {
        /// Who.
        seat: Seat,
        /// Which.
        mechanism: String,
    },
    /// Prices are adjusted; the sales begin.
    EndRound {},
    /// The player whose sale it is sells a set.
    Sell {
        /// Of which component.
        component: Component,
        /// Its cards.
        count: u8,
        /// Scrap cards with them.
        scrap: u8,
    },
    /// The player sells nothing more.
    DoneSelling {},
    /// What mechanism cards add or take at the end.
    SetEndValue {
        /// Whose.
        seat: Seat,
        /// In cogs.
        to: i64,
    },
    /// Everything is counted.
    Finish {},
    /// A mechanism card gave or took cogs.
    MechanismCogs {
        /// Whose.
        seat: Seat,
        /// Which card, where it is told.
        mechanism: Option<String>,
        /// More or fewer cogs.
        by: i64,
    },
    /// A price is put right, by hand or by a card.
    CorrectPrice {
        /// Whose.
        component: Component,
        /// In cogs.
        to: i64,
    },
    /// Cogs are put right.
    CorrectCogs {
        /// Whose.
        seat: Seat,
        /// The number.
        to: i64,
    },
    /// The number of component cards in a hand is put right.
    CorrectHand {
        /// Whose.
        seat: Seat,
        /// The number.
        to: u8,
    },
    /// The number of Scrap cards is put right.
    CorrectScrap {
        /// Whose.
        seat: Seat,
        /// The number.
        to: u8,
    },
    /// How many cards lie in a mechanism; 0 where it is not built. More than one may be built where a card says so.
    CorrectBuilt {
        /// Whose.
        seat: Seat,
        /// Which.
        mechanism: String,
        /// The number.
        to: u8,
    },
    /// The number of cards on the market is put right.
    CorrectMarket {
        /// The number.
        to: u8,
    },
    /// The number of cards in the deck is put right.
    CorrectDeck {
        /// The number.
        to: u8,
    },
    /// It is somebody else's turn.
    CorrectTurn {
        /// Whose.
        seat: Seat,
    },
}
