//! The state of the table.

use serde::{Deserialize, Serialize};

use super::super::score::{self, Building, COLONISTS, Finished, Level, Mode, Rules, two_star_room};
use super::fact::Over;
use super::start::Start;
use crate::scoring::Score;

/// A place at the table, from 0, clockwise. Alone, 1 is DA.
pub type Seat = u8;

/// Project cards in the box (rulebook, Preparazione).
pub const CARDS: u8 = 35;
/// Cards in hand, and in the prep module, at the end of a turn (rulebook, La regola delle 4 carte).
pub const PILE: u8 = 2;
/// The value of a building before a project lies under it (rulebook, Edifici).
pub const FIRST_VALUE: u8 = 3;

/// A building card: the four that hold colonists, and the one under construction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// Energy.
    EnergyBank,
    /// Ecosystem.
    Greenhouse,
    /// Water.
    Aqualab,
    /// Science.
    CommsCenter,
    /// Under construction: nobody lives there.
    Habitation,
}

impl Site {
    /// All five.
    pub const ALL: [Self; 5] = [Self::EnergyBank, Self::Greenhouse, Self::Aqualab, Self::CommsCenter, Self::Habitation];

    /// The building that holds colonists, if it is one.
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

/// Where a colonist is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// On Earth.
    Earth,
    /// On the own spaceship.
    Ship,
    /// On a one-star space.
    OneStar(Building),
    /// On a two-star space.
    TwoStar(Building),
}

impl Spot {
    /// All ten.
    pub fn all() -> impl Iterator<Item = Self> {
        let spaces = Building::ALL.into_iter().flat_map(|building| [Self::OneStar(building), Self::TwoStar(building)]);
        [Self::Earth, Self::Ship].into_iter().chain(spaces)
    }
}

/// A pile of a player's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pile {
    /// The hand.
    Hand,
    /// The prep module.
    Module,
}

/// A player, or DA.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Colonists on the spaceship, 0–7.
    pub ship: u8,
    /// Energy.
    pub energy: i64,
    /// Colonists on the one-star and the two-star space of each building, in the order of [`Building::ALL`].
    pub buildings: [[u8; 2]; 4],
    /// Cards in hand.
    pub hand: u8,
    /// Cards in the prep module.
    pub module: u8,
}

impl Player {
    /// The player as the score counts.
    pub fn counted(&self) -> score::Player {
        score::Player { name: self.name.clone(), ship: self.ship, energy: self.energy, buildings: self.buildings }
    }

    /// Colonists in buildings.
    pub fn on_mars(&self) -> u8 {
        self.buildings.iter().flatten().sum()
    }

    /// Colonists on Earth: all that are nowhere else.
    pub fn earth(&self) -> u8 {
        COLONISTS.saturating_sub(self.ship).saturating_sub(self.on_mars())
    }

    /// Colonists at a place.
    pub fn at(&self, spot: Spot) -> u8 {
        let space =
            |building: Building, stars: usize| self.buildings.get(building as usize).and_then(|it| it.get(stars)).copied();
        match spot {
            Spot::Earth => self.earth(),
            Spot::Ship => self.ship,
            Spot::OneStar(building) => space(building, 0).unwrap_or_default(),
            Spot::TwoStar(building) => space(building, 1).unwrap_or_default(),
        }
    }

    /// Cards of a pile.
    pub const fn cards(&self, pile: Pile) -> u8 {
        match pile {
            Pile::Hand => self.hand,
            Pile::Module => self.module,
        }
    }
}

/// A project laid under a building in this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Under which.
    pub site: Site,
    /// Whether a colonist may still go there: its value is higher.
    pub settles: bool,
    /// Whether the building's ability may still be used.
    pub ability: bool,
}

/// Where in the game we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The table is being laid.
    SetUp,
    /// Cards are drafted.
    Draft {
        /// Which card is kept, 1–4.
        pick: u8,
    },
    /// A player takes one of the five actions.
    Action,
    /// The action is taken; what it brings is carried out.
    Acted,
    /// Alone: system failure.
    Failure,
    /// Alone: android activation.
    Activation,
    /// Alone: DA moves colonists in the Greenhouse's way.
    DaGreenhouse {
        /// How many times more.
        left: u8,
    },
    /// Alone: DA moves a colonist from ship to Mars.
    DaHabitation,
    /// The game is over.
    End,
}

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Alone, how hard.
    pub level: Option<Level>,
    /// How the rulebook is read.
    pub rules: Rules,
    /// The last number of the energy track, where the players told it.
    pub energy_top: Option<i64>,
    /// Whether the cards are drafted.
    pub draft: bool,
    /// Alone: the card that the androids act by stays in DA's prep module.
    pub activated_card_stays: bool,
    /// The players, clockwise; alone, DA is the second.
    pub players: Vec<Player>,
    /// The value on top of each building, in the order of [`Site::ALL`]; that of Habitation is never compared.
    pub tops: [u8; 5],
    /// Project cards under each building.
    pub under: [u8; 5],
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// Who begins.
    pub first_player: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Turns begun; alone, rounds.
    pub turns: u32,
    /// Where in the game we are.
    pub step: Step,
    /// The project laid under a building in this turn.
    pub played: Option<Played>,
    /// Why the game is over.
    pub over: Option<Over>,
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
            hand: if solo && seat == 1 { 0 } else { PILE },
            module: PILE,
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

    /// Whether it is played alone.
    pub const fn solo(&self) -> bool {
        self.level.is_some()
    }

    /// The player of that seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat))
    }

    /// Every seat, DA's too.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)
    }

    /// The seat to the left.
    pub fn next(&self, seat: Seat) -> Seat {
        let next = seat.saturating_add(1);
        if usize::from(next) < self.players.len() { next } else { 0 }
    }

    /// The score as it stands; alone, DA is the second.
    pub(super) fn score(&self) -> Score {
        let mode = self.level.map_or(Mode::Multiplayer, Mode::Solo);
        score::score(&Finished { mode, players: self.players.iter().map(Player::counted).collect(), rules: self.rules })
    }

    /// The value on top of a building.
    pub fn top(&self, site: Site) -> u8 {
        self.tops.get(site as usize).copied().unwrap_or_default()
    }

    /// Whether a colonist of that player finds room there: on the two-star space for all players together (rulebook, Edifici).
    pub fn has_room(&self, seat: Seat, spot: Spot) -> bool {
        let Spot::TwoStar(_) = spot else { return true };
        let counted = self.seats().filter(|&other| other == seat || self.rules.two_star_space_is_shared);
        let taken: u8 = counted.filter_map(|other| self.player(other)).map(|player| player.at(spot)).sum();
        taken < two_star_room(self.players.len())
    }

    /// Whether a colonist of that player can go from one place to the other.
    pub fn can_move(&self, seat: Seat, from: Spot, to: Spot) -> bool {
        from != to && self.player(seat).is_some_and(|player| player.at(from) > 0) && self.has_room(seat, to)
    }

    /// Alone: how many rounds are left at most, this one included. Each takes three cards of the deck or more: two by system
    /// failure, one to fill DA's prep module.
    pub fn rounds_left(&self) -> u8 {
        self.deck / 3 + 1
    }
}
