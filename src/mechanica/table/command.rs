//! What the players may tell the table. Serialised as `{"name": {…}}`.

use serde::{Deserialize, Serialize};

use super::state::{Bot, Improvement, Purse, Seat, Truck};

/// A command. Which of them are possible now, and with what values, `offers()` says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The step is done.
    Continue {},
    /// A tile goes from the stack into the shop.
    Reveal {
        /// Which.
        improvement: Improvement,
        /// What its section costs.
        price: i64,
    },
    /// Bots are shipped.
    Ship {
        /// Which model.
        bot: Bot,
        /// How many.
        count: u8,
    },
    /// An improvement is bought.
    BuyTile {
        /// Which of the shop, from 0.
        tile: u8,
        /// Installed, or else recycled.
        install: bool,
    },
    /// A fork is bought.
    BuyFork {},
    /// A truck is bought.
    BuyTruck {
        /// What stands there.
        from: Truck,
        /// What comes there.
        to: Truck,
    },
    /// A blueprint is completed.
    Complete {
        /// Which of the two, 0 or 1.
        blueprint: u8,
        /// What it pays.
        payout: i64,
    },
    /// An installed improvement is demolished.
    Demolish {
        /// Which.
        improvement: Improvement,
    },
    /// An Overactive Fabricator was used.
    UseOveractive {
        /// Whether it made a Deluxe, or else a Plus.
        deluxe: bool,
    },
    /// Bots passed a Gift Wrapper.
    GiftWrapper {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A Flight Tester threw bots over another improvement.
    FlightTester {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The shop was turned: the price of the tile at hand now.
    PriceIs {
        /// The price.
        price: i64,
    },
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
        /// Which.
        improvement: Improvement,
        /// The value printed on it.
        to: i64,
    },
    /// Money is put right.
    CorrectMoney {
        /// Whose.
        seat: Seat,
        /// Where.
        purse: Purse,
        /// How much.
        to: i64,
    },
    /// The price of a tile in the shop is put right.
    CorrectPrice {
        /// Which of the shop, from 0.
        tile: u8,
        /// The price.
        to: i64,
    },
    /// The number of tiles in the stack is put right.
    CorrectStack {
        /// The number.
        to: u8,
    },
    /// What was told of the shop wheel is forgotten.
    ForgetWheel {},
}
