//! The commands of the players. Serialised as `{"name": {…}}`.

use super::state::Seat;
use crate::mars_needs_mechanics::Component;
use base::play::{self, commands, words};

words! {
    /// The types of fields that are words of the game.
    pub enum Word { Component(Component), Mechanism(Option<String>) }
}

/// The value of a field of a command.
pub type Value = play::Value<Word>;
/// The range of a free value.
pub type Param = play::Param<Word>;

commands! {
    /// A command. `offers()` lists which are possible now, and with which values.
    pub enum Command<Word> {
        /// Set-up: the app lays out the seven tokens at random.
        ShuffleLine {},
        /// A token moves on the Order Line.
        MoveToken {
            component: Component,
            /// How far from the front, 0–6.
            to: u8,
        },
        /// Set-up: who has the first player marker.
        SetFirstPlayer { seat: Seat },
        /// Set-up is complete: the first round begins.
        Begin {},
        Buy { component: Component },
        /// The current player passes.
        Pass {},
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
        Sell { component: Component, count: u8, scrap: u8 },
        /// The player sells nothing more.
        DoneSelling {},
        /// The value of mechanism cards at the end, in cogs.
        SetEndValue { seat: Seat, to: i64 },
        Finish {},
        /// A mechanism card gave or took cogs.
        MechanismCogs {
            seat: Seat,
            /// The card, if known.
            mechanism: Option<String>,
            by: i64,
        },
        /// A price is corrected, by hand or by a card.
        CorrectPrice { component: Component, to: i64 },
        CorrectCogs { seat: Seat, to: i64 },
        /// The number of component cards in a hand is corrected.
        CorrectHand { seat: Seat, to: u8 },
        CorrectScrap { seat: Seat, to: u8 },
        /// The number of cards in a mechanism is corrected; 0: it is not built. A card may allow several mechanisms.
        CorrectBuilt { seat: Seat, mechanism: String, to: u8 },
        CorrectMarket { to: u8 },
        CorrectDeck { to: u8 },
        /// The turn is given to another player.
        CorrectTurn { seat: Seat },
    }
    fields: by cards component count mechanism scrap seat to
}

impl Command {
    /// Whether only a card text or a mistake causes it.
    pub const fn is_card_effect(&self) -> bool {
        matches!(self, Self::MechanismCogs { .. } | Self::SetEndValue { .. })
    }
}
