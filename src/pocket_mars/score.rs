//! What colonists, energy and buildings are worth at the end (rulebook, Punti; solo rulebook, Fine del gioco).

use serde::{Deserialize, Serialize};

use crate::scoring::{Counted, Score, ScoreLine, rank};

/// Colonists of a player.
pub const COLONISTS: u8 = 7;
/// Points of a colonist on the spaceship.
pub const SHIP_POINTS: i64 = 1;
/// Points of a colonist on a one-star space.
pub const ONE_STAR_POINTS: i64 = 2;
/// Points of a colonist on a two-star space.
pub const TWO_STAR_POINTS: i64 = 4;
/// The tie-break (rulebook, Punti).
pub const COLONISTS_IN_BUILDINGS: &str = "colonists_in_buildings";

/// A building that holds colonists. The fifth, Habitation, is under construction and never does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    /// Energy.
    EnergyBank,
    /// Ecosystem.
    Greenhouse,
    /// Water.
    Aqualab,
    /// Science.
    CommsCenter,
}

impl Building {
    /// All four.
    pub const ALL: [Self; 4] = [Self::EnergyBank, Self::Greenhouse, Self::Aqualab, Self::CommsCenter];

    /// The name used in what is entered.
    pub const fn id(self) -> &'static str {
        match self {
            Self::EnergyBank => "energy_bank",
            Self::Greenhouse => "greenhouse",
            Self::Aqualab => "aqualab",
            Self::CommsCenter => "comms_center",
        }
    }
}

/// How hard the game alone is (solo rulebook, Livelli di difficoltà). It changes the set-up, not the score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// DA begins with 5 colonists on the ship.
    Standard,
    /// With 6.
    SuperAndroid,
    /// With 7.
    CyberneticOrganism,
}

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Two to four players.
    Multiplayer,
    /// One player against DA, who is the second in the list.
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
    /// Colonists in buildings.
    pub fn on_mars(&self) -> i64 {
        self.buildings.iter().flatten().map(|&colonists| i64::from(colonists)).sum()
    }

    /// Colonists on Earth: all that are nowhere else.
    pub fn on_earth(&self) -> i64 {
        (i64::from(COLONISTS) - i64::from(self.ship) - self.on_mars()).max(0)
    }

    fn in_each(&self) -> [i64; 4] {
        self.buildings.map(|[one, two]| i64::from(one) + i64::from(two))
    }
}

/// Where the rulebook can be read in two ways. The default is how this app reads it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The room on a two-star space is for all players together, not for each.
    pub two_star_space_is_shared: bool,
    /// What four colonists in one building are worth to a player: 3, or 4 in one telling of the rules.
    pub four_in_one_building: i64,
    /// All players level on energy score it, even when that is everybody.
    pub tied_energy_scores: bool,
    /// DA needs a colonist in each of the four buildings, not in any one.
    pub da_needs_every_building: bool,
    /// DA scores exactly four colonists in a building only, not more.
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

/// A game at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finished {
    /// Who plays.
    pub mode: Mode,
    /// The players; alone, DA is the second.
    pub players: Vec<Player>,
    /// How the rulebook is read.
    pub rules: Rules,
}

/// What the three bonuses are worth.
struct Bonuses {
    energy: i64,
    every_building: i64,
    four_in_one: i64,
}

/// How many colonists a two-star space has room for (rulebook, Edifici; solo rulebook, Nota aggiuntiva): 1 with two players or
/// alone, 2 with three or four.
pub const fn two_star_room(players: usize) -> u8 {
    if players <= 2 { 1 } else { 2 }
}

/// The score of a finished game.
pub fn score(finished: &Finished) -> Score {
    let counted = finished.players.iter().enumerate().map(|(seat, player)| Counted {
        name: player.name.clone(),
        lines: lines(finished, seat, player),
        tie_breaks: vec![player.on_mars()],
    });
    rank(counted.collect(), &[COLONISTS_IN_BUILDINGS])
}

fn lines(finished: &Finished, seat: usize, player: &Player) -> Vec<ScoreLine> {
    let rules = finished.rules;
    let da = matches!(finished.mode, Mode::Solo(_)) && seat == 1;
    let bonuses = if da {
        Bonuses { energy: 2, every_building: 4, four_in_one: 5 }
    } else {
        Bonuses { energy: 1, every_building: 2, four_in_one: rules.four_in_one_building }
    };
    let stars = |space: usize| player.buildings.iter().filter_map(|spaces| spaces.get(space)).map(|&it| i64::from(it)).sum();
    let most = finished.players.iter().map(|other| other.energy).max().unwrap_or_default();
    let level = finished.players.iter().filter(|other| other.energy == most).count();
    // Alone, equal energy scores on both sides by the solo rulebook itself.
    let energy = player.energy == most && (level == 1 || rules.tied_energy_scores || matches!(finished.mode, Mode::Solo(_)));
    let each = player.in_each();
    let reached = i64::try_from(each.iter().filter(|&&colonists| colonists > 0).count()).unwrap_or_default();
    let fullest = each.into_iter().max().unwrap_or_default();
    let every_building = reached == 4 || (da && !rules.da_needs_every_building && reached > 0);
    let four_in_one = if da && rules.da_needs_exactly_four { each.contains(&4) } else { fullest >= 4 };
    vec![
        ScoreLine::each("ship", i64::from(player.ship), SHIP_POINTS),
        ScoreLine::each("one_star", stars(0), ONE_STAR_POINTS),
        ScoreLine::each("two_star", stars(1), TWO_STAR_POINTS),
        ScoreLine::bonus("most_energy", player.energy, bonuses.energy, energy),
        ScoreLine::bonus("every_building", reached, bonuses.every_building, every_building),
        ScoreLine::bonus("four_in_one_building", fullest, bonuses.four_in_one, four_in_one),
        ScoreLine::each("earth", player.on_earth(), 0),
    ]
}
