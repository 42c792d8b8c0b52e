//! What has happened at the table. Always applicable.

use serde::{Deserialize, Serialize};

use super::state::{Bot, Improvement, Purse, Seat, Step, Truck};
use crate::play::{Discretion, Secrecy};

/// Where money came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A Gift Wrapper.
    GiftWrapper,
    /// A Flight Tester.
    FlightTester,
    /// The chip of ARMAND-0.
    Chip,
    /// What ARMAND-0 gets for a purchase that he could not make.
    NoPurchase,
    /// An Overactive Fabricator of his rival.
    OveractiveFabricator,
    /// Put right by hand.
    Correction,
}

/// A fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// A step was reached.
    StepReached {
        /// Which.
        step: Step,
    },
    /// A workday began.
    DayBegan {
        /// Which.
        day: u32,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A tile came into the shop.
    Revealed {
        /// Which.
        improvement: Improvement,
        /// Its price.
        price: i64,
    },
    /// Bots were shipped.
    Shipped {
        /// By whom.
        seat: Seat,
        /// Which model.
        bot: Bot,
        /// How many.
        count: u8,
        /// What they earned.
        money: i64,
    },
    /// An improvement was bought.
    TileBought {
        /// By whom.
        seat: Seat,
        /// Which of the shop, from 0.
        tile: u8,
        /// Which kind.
        improvement: Improvement,
        /// For how much.
        price: i64,
        /// Whether it is kept: installed, or laid beside ARMAND-0's vault.
        kept: bool,
    },
    /// A fork was bought.
    ForkBought {
        /// By whom.
        seat: Seat,
        /// For how much.
        price: i64,
    },
    /// A truck was bought.
    TruckBought {
        /// By whom.
        seat: Seat,
        /// What stood there.
        from: Truck,
        /// What stands there.
        to: Truck,
        /// For how much.
        price: i64,
    },
    /// A blueprint was completed.
    Completed {
        /// By whom.
        seat: Seat,
        /// Which of the two, 0 or 1.
        blueprint: u8,
        /// What it paid into the vault.
        payout: i64,
    },
    /// An improvement was demolished.
    Demolished {
        /// By whom.
        seat: Seat,
        /// Which.
        improvement: Improvement,
    },
    /// An Overactive Fabricator made a bot; every opponent receives one.
    OveractiveUsed {
        /// By whom.
        seat: Seat,
        /// Whether it made a Deluxe.
        deluxe: bool,
    },
    /// Money moved.
    MoneyMoved {
        /// Whose.
        seat: Seat,
        /// Where.
        purse: Purse,
        /// From.
        from: i64,
        /// To.
        to: i64,
        /// Why.
        source: Source,
    },
    /// What a price becomes when the shop is turned was told.
    WheelTold {
        /// The price before.
        from: i64,
        /// The price after; `None` where the tile falls into the bin.
        to: Option<i64>,
    },
    /// The first tile without its new price has it now.
    TilePriced {
        /// Which.
        improvement: Improvement,
        /// Before.
        from: i64,
        /// Now.
        to: i64,
    },
    /// The first tile without a new price fell into the bin.
    TileFell {
        /// Which.
        improvement: Improvement,
    },
    /// Alone: the turn of ARMAND-0 began.
    ArmandBegan {},
    /// The chip was flipped.
    Flipped {
        /// Whether it shows the expensive side.
        expensive: bool,
        /// Whether the app flipped it.
        by_app: bool,
    },
    /// ARMAND-0 buys nothing.
    ArmandBuysNothing {},
    /// The blueprints were replaced.
    BlueprintsReplaced {},
    /// No improvement is left.
    GameOver {},
    /// What a tile is worth.
    ValueTold {
        /// Which.
        improvement: Improvement,
        /// Its value.
        to: i64,
    },
    /// The price of a tile in the shop was put right.
    PriceCorrected {
        /// Which of the shop, from 0.
        tile: u8,
        /// Which kind.
        improvement: Improvement,
        /// Before.
        from: i64,
        /// Now.
        to: i64,
    },
    /// The number of tiles in the stack was put right.
    StackCorrected {
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
    /// What was told of the shop wheel is forgotten.
    WheelForgotten {},
}

impl Discretion for Fact {
    fn secrecy(&self) -> Secrecy {
        Secrecy::Public
    }
}
