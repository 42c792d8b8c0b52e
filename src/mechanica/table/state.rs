//! The state of the table.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::score::{RECONFIGURATOR, Rules, tiles};
use super::start::Start;

/// A place at the table, from 0, clockwise. Alone, 1 is ARMAND-0.
pub type Seat = u8;

/// Money of each player at the beginning, and of ARMAND-0.
pub const STARTING_MONEY: i64 = 8;
/// Forks, Big Trucks and Huge Trucks in the box (rulebook, list of components).
const SUPPLY: (u8, u8, u8) = (10, 8, 6);

/// A kind of improvement; three tiles each (rulebook, I Miglioramenti).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Improvement {
    /// The next better model.
    Upgrader,
    /// Three of the lower model.
    Downgrader,
    /// Two of the same.
    Duplicator,
    /// One of any kind for two.
    Reconfigurator,
    /// A Basic Bot a turn.
    Fabricator,
    /// A Plus or a Deluxe, and a bot for every opponent.
    OveractiveFabricator,
    /// 1 into the vault for each bot.
    GiftWrapper,
    /// A Basic Bot for each bot that passes.
    StaticCharger,
    /// Throws a bot along its row.
    FlightTester,
}

impl Improvement {
    /// All nine, in the order of the rulebook.
    pub const ALL: [Self; 9] = [
        Self::Upgrader,
        Self::Downgrader,
        Self::Duplicator,
        Self::Reconfigurator,
        Self::Fabricator,
        Self::OveractiveFabricator,
        Self::GiftWrapper,
        Self::StaticCharger,
        Self::FlightTester,
    ];

    /// The name used in what is entered.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Upgrader => "upgrader",
            Self::Downgrader => "downgrader",
            Self::Duplicator => "duplicator",
            Self::Reconfigurator => "reconfigurator",
            Self::Fabricator => "fabricator",
            Self::OveractiveFabricator => "overactive_fabricator",
            Self::GiftWrapper => "gift_wrapper",
            Self::StaticCharger => "static_charger",
            Self::FlightTester => "flight_tester",
        }
    }
}

/// A model of TIDYBOT.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bot {
    /// Basic.
    Basic,
    /// Plus.
    Plus,
    /// Deluxe.
    Deluxe,
}

impl Bot {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Plus, Self::Deluxe];

    /// What it earns when it is shipped: 2, 4, 6 (rulebook, spedire i robot).
    pub const fn earns(self) -> i64 {
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
pub enum Truck {
    /// As it stands on the factory board.
    Small,
    /// A Big Truck.
    Big,
    /// A Huge Truck.
    Huge,
}

impl Truck {
    /// How many bots it holds (rulebook, camion).
    pub const fn holds(self) -> u8 {
        match self {
            Self::Small => 1,
            Self::Big => 2,
            Self::Huge => 3,
        }
    }

    /// What it costs to make the one of the other; `None` where it cannot be.
    pub const fn price(from: Self, to: Self) -> Option<i64> {
        match (from, to) {
            (Self::Small, Self::Big) | (Self::Big, Self::Huge) => Some(3),
            (Self::Small, Self::Huge) => Some(5),
            _ => None,
        }
    }
}

/// Where money lies.
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
pub struct Tile {
    /// Which.
    pub improvement: Improvement,
    /// What its section costs.
    pub price: i64,
}

/// A player, or ARMAND-0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Money to spend.
    pub wallet: i64,
    /// Money in the vault.
    pub vault: i64,
    /// Improvements installed; those of ARMAND-0 lie beside his vault.
    pub tiles: Vec<Improvement>,
    /// The trucks of the three rows.
    pub trucks: [Truck; 3],
    /// Bots taken out of the trucks in this turn.
    pub shipped: u8,
    /// Whether each of the two blueprints was completed in this turn.
    pub completed: [bool; 2],
}

impl Player {
    /// How many bots the trucks hold.
    pub fn capacity(&self) -> u8 {
        self.trucks.iter().map(|truck| truck.holds()).sum()
    }
}

/// Where in the game we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The table is being laid.
    SetUp,
    /// All factories run, before the first turn and at the end of each workday.
    Run,
    /// A player ships bots.
    Ship,
    /// A player buys improvements.
    Shopping,
    /// A player makes bots.
    Make,
    /// The shop is turned: the first tile in it is the next to get its price.
    TurnShop {
        /// Tiles still without their new price.
        left: u8,
    },
    /// New tiles go into the shop.
    Refill,
    /// Alone: ARMAND-0 flips his chip.
    Flip,
    /// Alone: ARMAND-0 buys one of several tiles of the same price.
    ArmandBuys {
        /// The price.
        price: i64,
    },
    /// ARMAND-0 looks whether the game is over and replaces the blueprints.
    DayEnd,
    /// No improvement is left: the values of the tiles are told.
    Values,
    /// The game is over.
    End,
}

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The seed of chance.
    pub seed: u64,
    /// How often the chip was flipped.
    pub flips: u64,
    /// Whether it is played alone.
    pub solo: bool,
    /// How the rulebook is read.
    pub rules: Rules,
    /// The players, clockwise; alone, ARMAND-0 is the second.
    pub players: Vec<Player>,
    /// What the tiles are worth, as far as it is known.
    pub values: BTreeMap<Improvement, i64>,
    /// What a price becomes when the shop is turned, as far as it was told; `None` where the tile falls into the bin.
    pub wheel: BTreeMap<i64, Option<i64>>,
    /// Tiles in the shop.
    pub shop: Vec<Tile>,
    /// Tiles in the stack, the Extras included where they are in play.
    pub stack: u8,
    /// How many tiles of each kind came out of the stack.
    pub seen: BTreeMap<Improvement, u8>,
    /// Forks, Big Trucks and Huge Trucks left to buy.
    pub forks: u8,
    /// See `forks`.
    pub big_trucks: u8,
    /// See `forks`.
    pub huge_trucks: u8,
    /// What the two blueprints pay, as far as it was told.
    pub payouts: [Option<i64>; 2],
    /// Whether they were turned: they are replaced at the end of the workday.
    pub rotated: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// The workday, from 1; 0 before the first.
    pub day: u32,
    /// Turns begun.
    pub turns: u32,
    /// Where in the game we are.
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
        };
        let mut values = start.values.clone();
        // This one is printed in the rulebook.
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
            stack: u8::try_from(tiles(start.players.len())).unwrap_or(u8::MAX),
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

    /// The player of that seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat))
    }

    /// The seats of those who have a factory: alone, not ARMAND-0's.
    pub fn factories(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = if self.solo { 1 } else { self.players.len() };
        0..u8::try_from(players).unwrap_or(u8::MAX)
    }

    /// Tiles that can still be bought, now or later.
    pub fn tiles_left(&self) -> usize {
        usize::from(self.stack) + self.shop.len()
    }

    /// Whether the game is being played: neither before it nor at its end.
    pub const fn under_way(&self) -> bool {
        !matches!(self.step, Step::SetUp | Step::Values | Step::End)
    }

    /// The owned tiles whose value nobody has told.
    pub fn unknown(&self) -> impl Iterator<Item = Improvement> + '_ {
        let owned = |improvement: &Improvement| self.players.iter().any(|player| player.tiles.contains(improvement));
        Improvement::ALL.into_iter().filter(move |it| owned(it) && !self.values.contains_key(it))
    }
}
