//! Final points for colonists, energy and buildings (rulebook, Punti; solo rulebook, Fine del gioco).

use serde::{Deserialize, Serialize};

use crate::scoring::{Counted, Score, ScoreLine, named_enum, rank};

/// The colonists of each player, wherever they are.
pub const COLONISTS: u8 = 7;
/// Points for a colonist on the spaceship.
const SHIP_POINTS: i64 = 1;
/// Points for a colonist on a one-star space.
const ONE_STAR_POINTS: i64 = 2;
/// Points for a colonist on a two-star space.
const TWO_STAR_POINTS: i64 = 4;
/// The tie-break (rulebook, Punti).
pub const COLONISTS_IN_BUILDINGS: &str = "colonists_in_buildings";

named_enum! {
    /// A building that holds colonists. The fifth, Habitation, is under construction and never does.
    Building {
        EnergyBank = "energy_bank",
        Greenhouse = "greenhouse",
        Aqualab = "aqualab",
        CommsCenter = "comms_center",
    }
}

named_enum! {
    /// The difficulty of a solo game (solo rulebook, Livelli di difficoltà). It changes the set-up, not the score.
    Level {
        /// DA starts with 5 colonists on the ship.
        Standard = "standard",
        /// DA starts with 6 colonists on the ship.
        SuperAndroid = "super_android",
        /// DA starts with 7 colonists on the ship.
        CyberneticOrganism = "cybernetic_organism",
    }
}

/// The kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Two to four players.
    Multiplayer,
    /// One player against DA, the second in the list.
    Solo(Level),
}

/// A player at the end of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Colonists on the spaceship.
    pub ship: u8,
    /// Energy.
    pub energy: i64,
    /// Colonists on the one-star and the two-star space of each building, in the order of [`Building::ALL`].
    pub buildings: [[u8; 2]; 4],
}

impl Player {
    fn in_each_building(&self) -> [i64; 4] {
        self.buildings
            .map(|[one, two]| i64::from(one) + i64::from(two))
    }

    fn in_buildings(&self) -> i64 {
        self.in_each_building().iter().sum()
    }

    /// All colonists that are nowhere else.
    fn on_earth(&self) -> i64 {
        (i64::from(COLONISTS) - i64::from(self.ship) - self.in_buildings()).max(0)
    }
}

/// Switches where the rulebook allows two readings. The default is the reading of this app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// All players share the room on a two-star space.
    pub two_star_space_is_shared: bool,
    /// Points for a player with four colonists in one building: 3, or 4 in one version of the rules.
    pub four_in_one_building: i64,
    /// All players tied for most energy score it, even when that is everybody.
    pub tied_energy_scores: bool,
    /// DA needs a colonist in each of the four buildings, not in any one of them.
    pub da_needs_every_building: bool,
    /// DA scores for exactly four colonists in a building only, not for more.
    pub da_needs_exactly_four: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            two_star_space_is_shared: true,
            four_in_one_building: 3,
            tied_energy_scores: true,
            da_needs_every_building: true,
            da_needs_exactly_four: false,
        }
    }
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinishedGame {
    /// The kind of game.
    pub mode: Mode,
    /// The players; in a solo game DA is the second.
    pub players: Vec<Player>,
    /// The switches.
    pub rules: Rules,
}

/// Points of the three bonuses.
struct Bonuses {
    energy: i64,
    every_building: i64,
    four_in_one: i64,
}

/// The number of colonists that fit on a two-star space (rulebook, Edifici; solo rulebook, Nota aggiuntiva): 1 with two players
/// or solo, 2 with three or four.
pub const fn two_star_capacity(players: usize) -> u8 {
    if players <= 2 { 1 } else { 2 }
}

/// The score of a finished game.
pub fn score(finished: &FinishedGame) -> Score {
    let counted = finished
        .players
        .iter()
        .enumerate()
        .map(|(seat, player)| Counted {
            name: player.name.clone(),
            lines: lines(finished, seat, player),
            tie_breaks: vec![player.in_buildings()],
        });
    rank(counted.collect(), &[COLONISTS_IN_BUILDINGS])
}

fn lines(finished: &FinishedGame, seat: usize, player: &Player) -> Vec<ScoreLine> {
    let rules = finished.rules;
    let da = matches!(finished.mode, Mode::Solo(_)) && seat == 1;
    let bonuses = if da {
        Bonuses {
            energy: 2,
            every_building: 4,
            four_in_one: 5,
        }
    } else {
        Bonuses {
            energy: 1,
            every_building: 2,
            four_in_one: rules.four_in_one_building,
        }
    };
    let stars = |space: usize| {
        player
            .buildings
            .iter()
            .filter_map(|spaces| spaces.get(space))
            .map(|&it| i64::from(it))
            .sum()
    };
    let most = finished
        .players
        .iter()
        .map(|other| other.energy)
        .max()
        .unwrap_or_default();
    let tied = finished
        .players
        .iter()
        .filter(|other| other.energy == most)
        .count();
    // In a solo game the rulebook itself lets both sides score a tie.
    let energy = player.energy == most
        && (tied == 1 || rules.tied_energy_scores || matches!(finished.mode, Mode::Solo(_)));
    let each = player.in_each_building();
    let reached =
        i64::try_from(each.iter().filter(|&&colonists| colonists > 0).count()).unwrap_or_default();
    let fullest = each.into_iter().max().unwrap_or_default();
    let every_building = reached == 4 || (da && !rules.da_needs_every_building && reached > 0);
    let four_in_one = if da && rules.da_needs_exactly_four {
        each.contains(&4)
    } else {
        fullest >= 4
    };
    vec![
        ScoreLine::each("ship", i64::from(player.ship), SHIP_POINTS),
        ScoreLine::each("one_star", stars(0), ONE_STAR_POINTS),
        ScoreLine::each("two_star", stars(1), TWO_STAR_POINTS),
        ScoreLine::bonus("most_energy", player.energy, bonuses.energy, energy),
        ScoreLine::bonus(
            "every_building",
            reached,
            bonuses.every_building,
            every_building,
        ),
        ScoreLine::bonus(
            "four_in_one_building",
            fullest,
            bonuses.four_in_one,
            four_in_one,
        ),
        ScoreLine::each("earth", player.on_earth(), 0),
    ]
}
