//! The commands of the players. Serialised as `{"name": {…}}`.

use super::state::{Bot, Improvement, Purse, Seat, Truck};
use base::play::{self, commands, words};

words! {
    /// The types of fields that are words of the game.
    pub enum Word { Improvement(Improvement), Bot(Bot), Truck(Truck), Purse(Purse) }
}

/// The value of a field of a command.
pub type Value = play::Value<Word>;
/// The range of a free value.
pub type Param = play::Param<Word>;

commands! {
    /// A command. `offers()` lists which are possible now, and with which values.
    pub enum Command<Word> {
        Continue {},
        /// A tile goes from the stack into the shop.
        Reveal { improvement: Improvement, price: i64 },
        Ship { bot: Bot, count: u8 },
        BuyTile {
            /// Its index in the shop, from 0.
            tile: u8,
            install: bool,
        },
        BuyFork {},
        BuyTruck { from: Truck, to: Truck },
        Complete {
            /// 0 or 1.
            blueprint: u8,
            payout: i64,
        },
        Demolish { improvement: Improvement },
        UseOveractive {
            /// It made a Deluxe, or else a Plus.
            deluxe: bool,
        },
        GiftWrapper { seat: Seat, count: u8 },
        /// A Flight Tester threw bots over another improvement.
        FlightTester { seat: Seat, count: u8 },
        /// The shop was turned: the new price of the first tile.
        PriceIs { price: i64 },
        /// The shop was turned: the first tile fell into the bin.
        FellOut {},
        /// Solo: the app flips the chip.
        FlipChip {},
        /// Solo: the side of the players' chip.
        EnterChip {
            /// The expensive side, or else the cheap one.
            expensive: bool,
        },
        /// Solo: the tile that ARMAND-0 buys, among several of the same price.
        ArmandTakes {
            /// Its index in the shop, from 0.
            tile: u8,
        },
        SetValue {
            improvement: Improvement,
            to: i64,
        },
        CorrectMoney { seat: Seat, purse: Purse, to: i64 },
        CorrectPrice {
            /// Its index in the shop, from 0.
            tile: u8,
            to: i64,
        },
        CorrectStack { to: u8 },
        /// The entered prices of the shop wheel are deleted.
        ForgetWheel {},
    }
    fields: blueprint bot count deluxe expensive from improvement install payout price purse seat tile to
}

impl Command {
    /// Whether only a card text or a mistake causes it.
    pub const fn is_card_effect(&self) -> bool {
        matches!(self, Self::SetValue { .. } | Self::Demolish { .. })
    }
}
