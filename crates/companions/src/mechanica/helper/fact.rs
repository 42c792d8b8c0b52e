//! Facts: what happened in the game. Every fact can be applied.

use serde::{Deserialize, Serialize};

use super::state::{Bot, Improvement, Purse, Seat, Step, Truck};
use base::play::{HasSecrecy, Secrecy};

/// Where money came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoneySource {
    /// A Gift Wrapper.
    GiftWrapper,
    /// A Flight Tester.
    FlightTester,
    /// The chip of ARMAND-0.
    Chip,
    /// Compensation of ARMAND-0 for a purchase that he could not make.
    NoPurchase,
    /// An Overactive Fabricator of ARMAND-0's opponent.
    OveractiveFabricator,
    /// Corrected.
    Correction,
}

/// A fact.
#[allow(
    missing_docs,
    reason = "`seat` is the player concerned, `from` and `to` are before and after; the other fields are named after what they hold"
)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// A step was reached.
    StepReached { step: Step },
    /// A workday began.
    DayBegan { day: u32 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A tile was added to the shop.
    Revealed {
        improvement: Improvement,
        price: i64,
    },
    /// Bots were shipped and earned money.
    Shipped {
        seat: Seat,
        bot: Bot,
        count: u8,
        money: i64,
    },
    /// An improvement was bought from the shop, `tile` counts from 0. `kept`: installed, or laid beside ARMAND-0's vault.
    TileBought {
        seat: Seat,
        tile: u8,
        improvement: Improvement,
        price: i64,
        kept: bool,
    },
    /// A fork was bought.
    ForkBought { seat: Seat, price: i64 },
    /// A truck was replaced by a larger one.
    TruckBought {
        seat: Seat,
        from: Truck,
        to: Truck,
        price: i64,
    },
    /// One of the blueprints 0 and 1 was completed and paid into the vault.
    Completed {
        seat: Seat,
        blueprint: u8,
        payout: i64,
    },
    /// An improvement was demolished.
    Demolished {
        seat: Seat,
        improvement: Improvement,
    },
    /// An Overactive Fabricator made a bot, a Deluxe or a Plus; every opponent receives one.
    OveractiveUsed { seat: Seat, deluxe: bool },
    /// The money of a player changed.
    MoneyMoved {
        seat: Seat,
        purse: Purse,
        from: i64,
        to: i64,
        source: MoneySource,
    },
    /// The players entered the price after turning the shop; `None`: the tile falls into the bin.
    WheelTold { from: i64, to: Option<i64> },
    /// The first tile of the shop got its price after turning.
    TilePriced {
        improvement: Improvement,
        from: i64,
        to: i64,
    },
    /// The first tile of the shop fell into the bin.
    TileFell { improvement: Improvement },
    /// Solo: the turn of ARMAND-0 began.
    ArmandBegan {},
    /// The chip was flipped, by the app or by the players.
    Flipped { expensive: bool, by_app: bool },
    /// ARMAND-0 buys nothing.
    ArmandBuysNothing {},
    /// The blueprints were replaced.
    BlueprintsReplaced {},
    /// No improvement is left.
    GameOver {},
    /// The players entered the value of an improvement.
    ValueTold { improvement: Improvement, to: i64 },
    /// The price of a tile in the shop was corrected.
    PriceCorrected {
        tile: u8,
        improvement: Improvement,
        from: i64,
        to: i64,
    },
    /// The number of tiles in the stack was corrected.
    StackCorrected { from: u8, to: u8 },
    /// The entered prices of the shop wheel were deleted.
    WheelForgotten {},
}

impl HasSecrecy for Fact {
    fn secrecy(&self) -> Secrecy {
        Secrecy::Public
    }
}
