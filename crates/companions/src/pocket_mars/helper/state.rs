//! The state of a game.

use serde::{Deserialize, Serialize};

use super::fact::GameEnd;
use super::start::Start;
use crate::pocket_mars::score::{
    self, Building, COLONISTS, FinishedGame, Level, Mode, Rules, two_star_capacity,
};
use crate::scoring::Score;

/// The index of a player, clockwise from 0. In a solo game 1 is DA.
pub type Seat = u8;

/// Project cards in the box (rulebook, Preparazione).
pub const CARDS: u8 = 35;
/// Cards in hand, and in the prep module, at the end of a turn (rulebook, La regola delle 4 carte).
pub(crate) const CARDS_PER_PILE: u8 = 2;
/// The value of a building before a project is laid under it (rulebook, Edifici).
const FIRST_VALUE: u8 = 3;

/// A building card: the four that hold colonists, and the one under construction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum BuildingCard {
    EnergyBank,
    Greenhouse,
    Aqualab,
    CommsCenter,
    /// Under construction: never holds colonists.
    Habitation,
}

impl BuildingCard {
    /// All five.
    pub const ALL: [Self; 5] = [
        Self::EnergyBank,
        Self::Greenhouse,
        Self::Aqualab,
        Self::CommsCenter,
        Self::Habitation,
    ];

    /// The building, if it holds colonists.
    pub const fn building(self) -> Option<Building> {
        match self {
            Self::EnergyBank => Some(Building::EnergyBank),
            Self::Greenhouse => Some(Building::Greenhouse),
            Self::Aqualab => Some(Building::Aqualab),
            Self::CommsCenter => Some(Building::CommsCenter),
            Self::Habitation => None,
        }
    }
}

/// A place for colonists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum ColonistSpace {
    Earth,
    Ship,
    OneStar(Building),
    TwoStar(Building),
}

impl ColonistSpace {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let spaces = Building::ALL
            .into_iter()
            .flat_map(|building| [Self::OneStar(building), Self::TwoStar(building)]);
        [Self::Earth, Self::Ship].into_iter().chain(spaces)
    }
}

/// A pile of a player's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Pile {
    Hand,
    Module,
}

/// A player, or DA.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct Player {
    pub name: String,
    /// Colonists on the spaceship, 0–7.
    pub ship: u8,
    pub energy: i64,
    /// Colonists on the one-star and the two-star space of each building, in the order of [`Building::ALL`].
    pub buildings: [[u8; 2]; 4],
    pub hand: u8,
    pub module: u8,
}

impl Player {
    fn counted(&self) -> score::Player {
        score::Player {
            name: self.name.clone(),
            ship: self.ship,
            energy: self.energy,
            buildings: self.buildings,
        }
    }

    /// Colonists in buildings.
    pub fn on_mars(&self) -> u8 {
        self.buildings.iter().flatten().sum()
    }

    /// Colonists on Earth: all that are nowhere else.
    pub fn on_earth(&self) -> u8 {
        COLONISTS
            .saturating_sub(self.ship)
            .saturating_sub(self.on_mars())
    }

    /// The colonists in that place; on Earth are all that are in no other.
    pub fn colonists_at(&self, spot: ColonistSpace) -> u8 {
        match spot {
            ColonistSpace::Earth => self.on_earth(),
            ColonistSpace::Ship => self.ship,
            ColonistSpace::OneStar(building) => self.buildings[building as usize][0],
            ColonistSpace::TwoStar(building) => self.buildings[building as usize][1],
        }
    }

    /// The number of cards in that pile.
    pub const fn cards(&self, pile: Pile) -> u8 {
        match pile {
            Pile::Hand => self.hand,
            Pile::Module => self.module,
        }
    }
}

/// A project laid under a building in this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidProject {
    /// The building.
    pub site: BuildingCard,
    /// Whether a colonist may move there: the value of the project is higher.
    pub settles: bool,
    /// Whether the ability of the building is unused.
    pub ability: bool,
}

/// A step of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Step {
    SetUp,
    Draft {
        /// The number of the card to keep, 1–4.
        pick: u8,
    },
    /// A player takes one of the five actions.
    Action,
    /// The action is taken; its consequences follow.
    Acted,
    /// Solo: system failure.
    Failure,
    /// Solo: android activation.
    Activation,
    /// Solo: DA uses the Greenhouse.
    DaGreenhouse {
        /// The number of remaining uses.
        left: u8,
    },
    /// Solo: DA moves a colonist from ship to Mars.
    DaHabitation,
    End,
}

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct State {
    /// The difficulty of a solo game.
    pub level: Option<Level>,
    pub rules: Rules,
    /// The last number of the energy track, if the players entered it.
    pub energy_top: Option<i64>,
    pub draft: bool,
    /// Solo: the card that activates the androids stays in DA's prep module.
    pub activated_card_stays: bool,
    /// The players, clockwise; in a solo game DA is the second.
    pub players: Vec<Player>,
    /// The value on top of each building, in the order of [`BuildingCard::ALL`]; that of Habitation has no effect.
    pub(crate) tops: [u8; 5],
    /// Project cards under each building.
    pub under: [u8; 5],
    pub deck: u8,
    pub discard: u8,
    pub first_player: Seat,
    pub turn: Seat,
    /// The number of turns begun; in a solo game rounds.
    pub turns: u32,
    pub step: Step,
    /// The project laid under a building in this turn.
    pub played: Option<LaidProject>,
    pub over: Option<GameEnd>,
}

impl State {
    pub(super) fn new(start: &Start) -> Self {
        let da_ship = match start.level {
            Some(Level::Standard) => 5,
            Some(Level::SuperAndroid) => 6,
            Some(Level::CyberneticOrganism) => 7,
            None => 1,
        };
        let solo = start.level.is_some();
        let player = |(seat, name): (usize, &String)| Player {
            name: name.clone(),
            ship: if solo && seat == 1 { da_ship } else { 1 },
            energy: 1,
            buildings: [[0; 2]; 4],
            hand: if solo && seat == 1 { 0 } else { CARDS_PER_PILE },
            module: CARDS_PER_PILE,
        };
        let players: Vec<Player> = start.players.iter().enumerate().map(player).collect();
        let dealt: u8 = players.iter().map(|it| it.hand + it.module).sum();
        Self {
            level: start.level,
            rules: start.rules,
            energy_top: start.energy_top,
            draft: start.draft,
            activated_card_stays: start.activated_card_stays,
            players,
            tops: [FIRST_VALUE; 5],
            under: [0; 5],
            deck: CARDS.saturating_sub(dealt),
            discard: 0,
            first_player: 0,
            turn: 0,
            turns: 0,
            step: Step::SetUp,
            played: None,
            over: None,
        }
    }

    /// Whether it is a solo game.
    pub const fn solo(&self) -> bool {
        self.level.is_some()
    }

    /// The player at a seat, if there is one.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat))
    }

    /// Every seat, that of DA included.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// The seat to the left.
    pub fn next(&self, seat: Seat) -> Seat {
        let next = seat.saturating_add(1);
        if usize::from(next) < self.players.len() {
            next
        } else {
            0
        }
    }

    pub(super) fn score(&self) -> Score {
        let mode = self.level.map_or(Mode::Multiplayer, Mode::Solo);
        score::score(&FinishedGame {
            mode,
            players: self.players.iter().map(Player::counted).collect(),
            rules: self.rules,
        })
    }

    /// The value that a building card shows: 3 until a project is laid under it (rulebook, Edifici).
    pub fn top(&self, site: BuildingCard) -> u8 {
        self.tops[site as usize]
    }

    /// Whether a place has room for a colonist of that player; all players share the two-star spaces (rulebook, Edifici).
    pub fn has_room(&self, seat: Seat, spot: ColonistSpace) -> bool {
        let ColonistSpace::TwoStar(_) = spot else {
            return true;
        };
        let counted = self
            .seats()
            .filter(|&other| other == seat || self.rules.two_star_space_is_shared);
        let taken: u8 = counted
            .filter_map(|other| self.player(other))
            .map(|player| player.colonists_at(spot))
            .sum();
        taken < two_star_capacity(self.players.len())
    }

    pub(crate) fn can_move(&self, seat: Seat, from: ColonistSpace, to: ColonistSpace) -> bool {
        from != to
            && self
                .player(seat)
                .is_some_and(|player| player.colonists_at(from) > 0)
            && self.has_room(seat, to)
    }

    /// The maximum number of rounds left in a solo game, this one included. Each takes at least three cards from the deck: two by
    /// system failure, one to fill DA's prep module.
    pub fn rounds_left(&self) -> u8 {
        self.deck / 3 + 1
    }
}
