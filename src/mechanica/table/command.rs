//! What the players may tell the table. Serialised as `{"name": {…}}`.

use super::state::{Bot, Improvement, Purse, Seat, Truck};
use crate::play::{self, commands, words};

words! {
    /// The words that fields of commands hold.
    pub enum Word { Improvement(Improvement), Bot(Bot), Truck(Truck), Purse(Purse) }
}

/// The value of a field of a command.
pub type Value = play::Value<Word>;
/// The range of a free value.
pub type Param = play::Param<Word>;

commands! {
    /// A command. Which of them are possible now, and with what values, `offers()` says.
    pub enum Command<Word> {
        /// The step is done.
        Continue {},
        /// A tile goes from the stack into the shop.
        Reveal { improvement: Improvement, price: i64 },
        /// Bots are shipped.
        Ship { bot: Bot, count: u8 },
        /// An improvement is bought.
        BuyTile {
            /// Which of the shop, from 0.
            tile: u8,
            install: bool,
        },
        /// A fork is bought.
        BuyFork {},
        /// A truck is bought.
        BuyTruck { from: Truck, to: Truck },
        /// A blueprint is completed.
        Complete {
            /// Which of the two, 0 or 1.
            blueprint: u8,
            payout: i64,
        },
        /// An installed improvement is demolished.
        Demolish { improvement: Improvement },
        /// An Overactive Fabricator was used.
        UseOveractive {
            /// Whether it made a Deluxe, or else a Plus.
            deluxe: bool,
        },
        /// Bots passed a Gift Wrapper.
        GiftWrapper { seat: Seat, count: u8 },
        /// A Flight Tester threw bots over another improvement.
        FlightTester { seat: Seat, count: u8 },
        /// The shop was turned: the price of the tile at hand now.
        PriceIs { price: i64 },
        /// The shop was turned: the tile at hand fell into the bin.
        FellOut {},
        /// Alone: the app flips the chip.
        FlipChip {},
        /// Alone: what the players' chip shows.
        EnterChip {
            /// The expensive side, or else the cheap one.
            expensive: bool,
        },
        /// Alone: which of the tiles of the same price ARMAND-0 buys.
        ArmandTakes {
            /// Which of the shop, from 0.
            tile: u8,
        },
        /// What a tile is worth.
        SetValue {
            improvement: Improvement,
            /// The value printed on it.
            to: i64,
        },
        /// Money is put right.
        CorrectMoney { seat: Seat, purse: Purse, to: i64 },
        /// The price of a tile in the shop is put right.
        CorrectPrice {
            /// Which of the shop, from 0.
            tile: u8,
            to: i64,
        },
        /// The number of tiles in the stack is put right.
        CorrectStack { to: u8 },
        /// What was told of the shop wheel is forgotten.
        ForgetWheel {},
    }
    fields: blueprint bot count deluxe expensive from improvement install payout price purse seat tile to
}

impl Command {
    /// Whether only a card's text, or a mistake, brings it about.
    pub const fn is_by_card(&self) -> bool {
        matches!(self, Self::SetValue { .. } | Self::Demolish { .. })
    }
}
