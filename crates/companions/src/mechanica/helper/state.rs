//! The state of a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::start::Start;
use crate::mechanica::score::{RECONFIGURATOR, Rules, improvement_count};
use crate::scoring::named_enum;

/// The index of a player, clockwise from 0. In a solo game 1 is ARMAND-0.
pub type Seat = u8;

/// Money of each player at the beginning, ARMAND-0 included.
const STARTING_MONEY: i64 = 8;
/// Forks, Big Trucks and Huge Trucks in the box (rulebook, list of components).
const SUPPLY: (u8, u8, u8) = (10, 8, 6);

named_enum! {
    /// A kind of improvement, in the order of the rulebook; there are three tiles of each (rulebook, I Miglioramenti).
    Improvement {
        /// Makes the next better model.
        Upgrader = "upgrader",
        /// Makes three of the lower model.
        Downgrader = "downgrader",
        /// Makes two of the same model.
        Duplicator = "duplicator",
        /// Makes one of any model from two bots.
        Reconfigurator = "reconfigurator",
        /// Makes a Basic Bot per turn.
        Fabricator = "fabricator",
        /// Makes a Plus or a Deluxe, and a bot for every opponent.
        OveractiveFabricator = "overactive_fabricator",
        /// Pays 1 into the vault for each bot.
        GiftWrapper = "gift_wrapper",
        /// Makes a Basic Bot for each bot that passes.
        StaticCharger = "static_charger",
        /// Throws a bot along its row.
        FlightTester = "flight_tester",
    }
}

/// A model of TIDYBOT.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Bot {
    Basic,
    Plus,
    Deluxe,
}

impl Bot {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Plus, Self::Deluxe];

    /// Its price when shipped: 2, 4 or 6 (rulebook, spedire i robot).
    pub const fn price(self) -> i64 {
        match self {
            Self::Basic => 2,
            Self::Plus => 4,
            Self::Deluxe => 6,
        }
    }
}

/// A truck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Truck {
    /// The one printed on the factory board.
    Small,
    Big,
    Huge,
}

impl Truck {
    /// The number of bots that fit in it (rulebook, camion).
    pub const fn capacity(self) -> u8 {
        match self {
            Self::Small => 1,
            Self::Big => 2,
            Self::Huge => 3,
        }
    }

    /// The price of replacing one truck by another; `None` where that is not allowed.
    pub const fn price(from: Self, to: Self) -> Option<i64> {
        match (from, to) {
            (Self::Small, Self::Big) | (Self::Big, Self::Huge) => Some(3),
            (Self::Small, Self::Huge) => Some(5),
            _ => None,
        }
    }
}

/// A place for money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purse {
    /// Money to spend.
    Wallet,
    /// Money that counts at the end only.
    Vault,
}

/// A tile in the shop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Tile {
    pub improvement: Improvement,
    pub price: i64,
}

/// A player, or ARMAND-0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Player {
    pub name: String,
    pub wallet: i64,
    pub vault: i64,
    /// Installed improvements; for ARMAND-0 those beside his vault.
    pub tiles: Vec<Improvement>,
    pub trucks: [Truck; 3],
    /// Bots shipped in this turn.
    pub shipped: u8,
    /// Whether each of the two blueprints was completed in this turn.
    pub completed: [bool; 2],
    /// The installed Overactive Fabricators that were used in this turn. Snapshots are taken between turns, when it is 0, and digests of
    /// earlier versions do not know it.
    #[serde(skip)]
    pub overactive_used: u8,
}

impl Player {
    /// The number of bots that fit in the trucks.
    pub fn capacity(&self) -> u8 {
        self.trucks.iter().map(|truck| truck.capacity()).sum()
    }

    /// The number of Overactive Fabricators that can still make a bot in this turn: each makes one (rulebook, Fabbricatore).
    pub(crate) fn overactive_left(&self) -> usize {
        let installed = self
            .tiles
            .iter()
            .filter(|tile| **tile == Improvement::OveractiveFabricator)
            .count();
        installed.saturating_sub(self.overactive_used.into())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Step {
    SetUp,
    /// All factories run, before the first turn and at the end of each workday.
    Run,
    Ship,
    /// A player buys improvements.
    Shopping,
    /// A player makes bots.
    Make,
    /// The shop is turned: the first tile in it gets its price next.
    TurnShop {
        /// The number of tiles without their new price.
        left: u8,
    },
    /// New tiles go into the shop.
    Refill,
    /// Solo: ARMAND-0 flips his chip.
    Flip,
    /// Solo: ARMAND-0 buys one of several tiles of the same price.
    ArmandBuys {
        price: i64,
    },
    /// ARMAND-0 checks for the end of the game and replaces the blueprints.
    DayEnd,
    /// No improvement is left: the players enter the values of the tiles.
    Values,
    End,
}

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct State {
    pub seed: u64,
    /// How often the app flipped the chip.
    pub flips: u64,
    /// Whether it is a solo game.
    pub solo: bool,
    pub rules: Rules,
    /// The players, clockwise; in a solo game ARMAND-0 is the second.
    pub players: Vec<Player>,
    pub values: BTreeMap<Improvement, i64>,
    /// The known new price for each price when the shop is turned; `None` where the tile falls into the bin.
    pub wheel: BTreeMap<i64, Option<i64>>,
    pub shop: Vec<Tile>,
    /// Tiles in the stack, the Extras included where they are used.
    pub stack: u8,
    /// Tiles of each kind revealed so far.
    pub seen: BTreeMap<Improvement, u8>,
    /// Forks left to buy.
    pub forks: u8,
    /// Big Trucks left to buy.
    pub big_trucks: u8,
    /// Huge Trucks left to buy.
    pub huge_trucks: u8,
    /// The known payouts of the two blueprints.
    pub payouts: [Option<i64>; 2],
    /// Whether a blueprint was completed: both are replaced at the end of the workday.
    pub rotated: bool,
    pub turn: Seat,
    /// The workday, from 1; 0 before the first.
    pub day: u32,
    pub turns: u32,
    pub step: Step,
}

impl State {
    pub(super) fn new(start: &Start) -> Self {
        let player = |name: &String| Player {
            name: name.clone(),
            wallet: STARTING_MONEY,
            vault: 0,
            tiles: Vec::new(),
            trucks: [Truck::Small; 3],
            shipped: 0,
            completed: [false; 2],
            overactive_used: 0,
        };
        let mut values = start.values.clone();
        // The only value that the rulebook gives.
        let _ = values.insert(Improvement::Reconfigurator, RECONFIGURATOR);
        Self {
            seed: start.seed,
            flips: 0,
            solo: start.solo,
            rules: start.rules,
            players: start.players.iter().map(player).collect(),
            values,
            wheel: start.wheel.clone(),
            shop: Vec::new(),
            stack: u8::try_from(improvement_count(start.players.len())).unwrap_or(u8::MAX),
            seen: BTreeMap::new(),
            forks: SUPPLY.0,
            big_trucks: SUPPLY.1,
            huge_trucks: SUPPLY.2,
            payouts: [None; 2],
            rotated: false,
            turn: 0,
            day: 0,
            turns: 0,
            step: Step::SetUp,
        }
    }

    /// The player at a seat, ARMAND-0 included; `None` beyond the last.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat))
    }

    /// The seats with a factory: all but that of ARMAND-0.
    pub fn factories(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = if self.solo { 1 } else { self.players.len() };
        0..u8::try_from(players).unwrap_or(u8::MAX)
    }

    /// Tiles that can be bought, now or later.
    pub fn tiles_left(&self) -> usize {
        usize::from(self.stack) + self.shop.len()
    }

    /// Whether the set-up is complete and the end not reached.
    pub const fn is_under_way(&self) -> bool {
        !matches!(self.step, Step::SetUp | Step::Values | Step::End)
    }

    /// The owned improvements without a known value.
    pub fn unknown_values(&self) -> impl Iterator<Item = Improvement> + '_ {
        let owned = |improvement: &Improvement| {
            self.players
                .iter()
                .any(|player| player.tiles.contains(improvement))
        };
        Improvement::ALL
            .into_iter()
            .filter(move |it| owned(it) && !self.values.contains_key(it))
    }
}
