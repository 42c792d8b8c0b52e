//! What the players may tell the market. Serialised as `{"name": {…}}`.

use super::super::Component;
use super::state::Seat;
use crate::play::{self, commands, words};

words! {
    /// The words that fields of commands hold.
    pub enum Word { Component(Component), Mechanism(Option<String>) }
}

/// The value of a field of a command.
pub type Value = play::Value<Word>;
/// The range of a free value.
pub type Param = play::Param<Word>;

commands! {
    /// A command. Which of them are possible now, and with what values, `offers()` says.
    pub enum Command<Word> {
        /// Set-up: the app lays the seven tokens at random.
        ShuffleLine {},
        /// A token is laid elsewhere on the Order Line.
        MoveToken {
            component: Component,
            /// How far from the front, 0–6.
            to: u8,
        },
        /// Set-up: the first player marker lies there.
        SetFirstPlayer { seat: Seat },
        /// The table is laid: the first round.
        Begin {},
        /// The player whose turn it is buys a component.
        Buy { component: Component },
        /// The player whose turn it is passes.
        Pass {},
        /// A mechanism is built.
        Build {
            seat: Seat,
            mechanism: String,
            /// How many component cards it takes.
            cards: u8,
        },
        /// A mechanism is broken down: its cards go back to the hand.
        BreakDown { seat: Seat, mechanism: String },
        /// Prices are adjusted; the sales begin.
        EndRound {},
        /// The player whose sale it is sells a set.
        Sell { component: Component, count: u8, scrap: u8 },
        /// The player sells nothing more.
        DoneSelling {},
        /// What mechanism cards add or take at the end.
        SetEndValue { seat: Seat, to: i64 },
        /// Everything is counted.
        Finish {},
        /// A mechanism card gave or took cogs.
        MechanismCogs {
            seat: Seat,
            /// Which card, where it is told.
            mechanism: Option<String>,
            by: i64,
        },
        /// A price is put right, by hand or by a card.
        CorrectPrice { component: Component, to: i64 },
        /// Cogs are put right.
        CorrectCogs { seat: Seat, to: i64 },
        /// The number of component cards in a hand is put right.
        CorrectHand { seat: Seat, to: u8 },
        /// The number of Scrap cards is put right.
        CorrectScrap { seat: Seat, to: u8 },
        /// How many cards lie in a mechanism; 0 where it is not built. More than one may be built where a card says so.
        CorrectBuilt { seat: Seat, mechanism: String, to: u8 },
        /// The number of cards on the market is put right.
        CorrectMarket { to: u8 },
        /// The number of cards in the deck is put right.
        CorrectDeck { to: u8 },
        /// It is somebody else's turn.
        CorrectTurn { seat: Seat },
    }
    fields: by cards component count mechanism scrap seat to
}

impl Command {
    /// Whether only a card's text, or a mistake, brings it about.
    pub const fn is_by_card(&self) -> bool {
        matches!(self, Self::MechanismCogs { .. } | Self::SetEndValue { .. })
    }
}
