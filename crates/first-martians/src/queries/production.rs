//! The sums of Production: oxygen, energy, Farms, food (almanac, III. Produzione). The page shows them before they are carried out.

use crate::board::{BoardState, Farm, GROWTH_TOP, Place};
use crate::crew::Seat;
use crate::effect::Id;
use crate::game::Game;
use crate::game_box::Penalty;
use crate::standing::{Change, Growth, changed};
use crate::vocabulary::{Condition, Facility, Part, Resource};

/// Half of the surplus, rounded up, goes to the general supply.
const fn share(surplus: u8) -> u8 {
    surplus.div_ceil(2)
}

/// By how much standing rules change what is made of a resource.
fn production_rules(game: &Game, resource: Resource) -> Vec<(Id, i8)> {
    game.in_force_by(|change| match change {
        Change::Production(it) if it.resource == resource => Some(it.by),
        _ => None,
    })
}

/// Production and use of oxygen or energy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Balance {
    /// Oxygen or energy.
    pub resource: Resource,
    /// The producers and their production: 0 under a Shutdown tile.
    pub makers: Vec<(Place, u8)>,
    /// The producers that are shut.
    pub shut: Vec<Place>,
    /// The Facilities that use it: those without a tile of that kind. Under a tile of the other kind they still do.
    pub users: Vec<Place>,
    /// The Facilities that do not use it because of a tile of that kind.
    pub spared: Vec<Place>,
    /// The standing rules that change what is made.
    pub rules: Vec<(Id, i8)>,
}

impl Balance {
    /// The balance of oxygen or energy; [`Meal`] is that of food.
    pub fn of(game: &Game, board: &BoardState, resource: Resource) -> Self {
        let maker = match resource {
            Resource::Oxygen => Some(Facility::Oxygenator),
            Resource::Energy => Some(Facility::SolarPanel),
            Resource::Food => None,
        };
        let makers: Vec<_> = board
            .facility_places()
            .filter(|place| Some(place.facility) == maker)
            .collect();
        let shut: Vec<_> = makers
            .iter()
            .copied()
            .filter(|&place| board.is_shut(place))
            .collect();
        let makes = |place: Place| match board.facilities.get(&place) {
            Some(it) if !shut.contains(&place) => it.productivity,
            _ => 0,
        };
        let tiled = |place: &Place| {
            board
                .facilities
                .get(place)
                .is_some_and(|it| it.tiles.contains(&resource))
        };
        let (spared, users) = board
            .facility_places()
            .filter(|place| place.facility.needs(resource))
            .partition(tiled);
        let makers = makers.iter().map(|&place| (place, makes(place))).collect();
        Self {
            resource,
            makers,
            shut,
            users,
            spared,
            rules: production_rules(game, resource),
        }
    }

    /// Total production.
    pub fn made(&self) -> u8 {
        changed(
            self.makers
                .iter()
                .fold(0, |sum, (_, makes)| sum.saturating_add(*makes)),
            &self.rules,
        )
    }

    /// Total use.
    pub fn needed(&self) -> u8 {
        u8::try_from(self.users.len()).unwrap_or(u8::MAX)
    }

    /// The gain of the general supply.
    pub fn gain(&self) -> u8 {
        share(self.made().saturating_sub(self.needed()))
    }

    /// How many Facilities are shut down. The general supply does not help.
    pub fn missing(&self) -> u8 {
        self.needed().saturating_sub(self.made())
    }
}

/// What happens on a Farm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FarmChange {
    /// The seeds move up.
    Grows,
    /// Nothing grows: a standing rule stops it.
    Held,
    /// The seeds move down, and a plant goes back to the Growth track.
    Wilts,
    /// Nothing changes: the crew has spent what is missing.
    Stopped,
}

/// Why a Farm wilts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WiltCause {
    /// A red part.
    Part(Part),
    /// A Shutdown tile.
    Tile(Resource),
}

/// What Production does with a Farm (almanac, Fattoria, Appassimento).
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub struct FarmForecast {
    pub place: Place,
    /// What happens.
    pub turn: FarmChange,
    /// Why it wilts or would; it wilts once, however many reasons.
    pub reasons: Vec<WiltCause>,
    /// The missing resources: 1 of each stops the wilting.
    pub lacks: Vec<Resource>,
    /// Whether the crew must decide: not asked yet, and the general supply has what is missing.
    pub open: bool,
    pub before: Farm,
    pub after: Farm,
    /// Whether it is shut: it then yields no food.
    pub shut: bool,
}

/// The standing rule that stops all growth.
pub(crate) fn stops_growth(game: &Game) -> Option<&Id> {
    game.in_force()
        .find(|(_, change)| matches!(change, Change::Growth(Growth::Stopped)))
        .map(|(rule, _)| &rule.id)
}

/// What happens on each Farm.
pub fn farms(game: &Game) -> Vec<FarmForecast> {
    let Some(board) = game.state().board_state() else {
        return Vec::new();
    };
    let turns = board
        .places_of_kind(Facility::Farm)
        .filter_map(|place| turn(game, board, place));
    turns.collect()
}

fn turn(game: &Game, board: &BoardState, place: Place) -> Option<FarmForecast> {
    let before = board.farm(place)?.clone();
    let facility = board.facilities.get(&place)?;
    let penalties = game
        .mission()
        .game_box
        .board
        .penalties
        .get(&place.facility)?;
    let dry = |part: &Part| {
        penalties.get(part) == Some(&Penalty::Wilting) && board.is_broken(place, *part)
    };
    let mut reasons: Vec<WiltCause> = facility
        .parts
        .keys()
        .copied()
        .filter(dry)
        .map(WiltCause::Part)
        .collect();
    reasons.extend(
        facility
            .tiles
            .iter()
            .map(|&resource| WiltCause::Tile(resource)),
    );
    let lacking = |resource: &Resource| {
        reasons.iter().any(|dry| match (dry, resource) {
            (WiltCause::Part(Part::Energy), Resource::Energy)
            | (WiltCause::Part(Part::Oxygen), Resource::Oxygen) => true,
            (WiltCause::Part(_), _) => false,
            (WiltCause::Tile(tile), resource) => tile == resource,
        })
    };
    let lacks: Vec<_> = [Resource::Oxygen, Resource::Energy]
        .into_iter()
        .filter(lacking)
        .collect();
    let answer = board.phase_start.wilting.get(&place).copied();
    let turn = match (reasons.is_empty(), answer) {
        (true, _) if stops_growth(game).is_some() => FarmChange::Held,
        (true, _) => FarmChange::Grows,
        (false, Some(true)) => FarmChange::Stopped,
        (false, _) => FarmChange::Wilts,
    };
    let stocked = lacks
        .iter()
        .all(|resource| board.supply.get(resource).is_some_and(|&stock| stock > 0));
    let open = turn == FarmChange::Wilts
        && answer.is_none()
        && !lacks.is_empty()
        && stocked
        && !before.is_bare();
    let after = match turn {
        FarmChange::Grows => before.grown(),
        FarmChange::Wilts => before.wilted(),
        FarmChange::Held | FarmChange::Stopped => before.clone(),
    };
    Some(FarmForecast {
        place,
        turn,
        reasons,
        lacks,
        open,
        before,
        after,
        shut: board.is_shut(place),
    })
}

impl Farm {
    /// Whether it has more seeds and plants than greenhouses (almanac, Piante in via di maturazione).
    pub(crate) fn is_overgrown(&self) -> bool {
        self.growth.len() + usize::from(self.plants) > usize::from(self.greenhouses)
    }

    /// Whether nothing grows there, so that nothing can wilt.
    fn is_bare(&self) -> bool {
        self.plants == 0 && self.growth.is_empty()
    }

    /// After growth: every seed one space up, from the last into an empty greenhouse (almanac, Fattoria, 1. Crescita).
    pub fn grown(&self) -> Self {
        let mut after = Self {
            growth: std::collections::BTreeSet::new(),
            ..self.clone()
        };
        for &space in self.growth.iter().rev() {
            if space < GROWTH_TOP && !after.growth.contains(&(space + 1)) {
                let _ = after.growth.insert(space + 1);
            } else if space >= GROWTH_TOP && after.plants < after.greenhouses {
                after.plants += 1;
            } else {
                let _ = after.growth.insert(space);
            }
        }
        after
    }

    /// After wilting: every seed one space down, the lowest dies, and one plant goes back to the last space (almanac, Appassimento).
    pub fn wilted(&self) -> Self {
        let mut after = Self {
            growth: self
                .growth
                .iter()
                .filter(|&&space| space > 1)
                .map(|space| space - 1)
                .collect(),
            ..self.clone()
        };
        if after.plants > 0 {
            after.plants -= 1;
            let _ = after.growth.insert(GROWTH_TOP);
        }
        after
    }
}

/// Production and use of food (almanac, Fattoria, 2. and 3.).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meal {
    /// The yield of each Farm: its plants after growth or wilting, 0 where it is shut.
    pub yields: Vec<(Place, u8)>,
    /// Portions that each astronaut eats, by seat: 1, with Anemia 2.
    pub portions: Vec<u8>,
    /// The astronauts who eat 2 portions.
    pub anemic: Vec<Seat>,
    /// Food in the general supply before.
    pub stock: u8,
    /// The standing rules that change what the Farms yield together.
    pub made_rules: Vec<(Id, i8)>,
    /// The standing rules that change what the crew eats.
    pub eaten_rules: Vec<(Id, i8)>,
}

impl Meal {
    /// The meal of this sol, after growth and wilting.
    pub fn of(game: &Game, board: &BoardState, farms: &[FarmForecast]) -> Self {
        let yields = farms
            .iter()
            .map(|it| (it.place, if it.shut { 0 } else { it.after.plants }))
            .collect();
        let anemic: Vec<Seat> = board
            .seats()
            .filter(|&seat| board.has_active_condition(seat, Condition::Anemia))
            .collect();
        let portions = board
            .seats()
            .map(|seat| if anemic.contains(&seat) { 2 } else { 1 })
            .collect();
        let stock = board.supply.get(&Resource::Food).copied().unwrap_or(0);
        let eaten_rules = game.in_force_by(|change| {
            if let Change::Food(it) = change {
                Some(it.by)
            } else {
                None
            }
        });
        Self {
            yields,
            portions,
            anemic,
            stock,
            made_rules: production_rules(game, Resource::Food),
            eaten_rules,
        }
    }

    /// Total production.
    pub fn made(&self) -> u8 {
        changed(
            self.yields
                .iter()
                .fold(0, |sum, (_, yields)| sum.saturating_add(*yields)),
            &self.made_rules,
        )
    }

    /// Portions for the crew, and for those who eat along by a standing rule.
    pub fn needed(&self) -> u8 {
        changed(self.eaten_by_crew(), &self.eaten_rules)
    }

    /// The gain of the general supply.
    pub fn gain(&self) -> u8 {
        share(self.made().saturating_sub(self.needed()))
    }

    /// Portions from the general supply.
    pub fn from_stock(&self) -> u8 {
        self.needed().saturating_sub(self.made()).min(self.stock)
    }

    /// Missing portions, whoever goes without.
    pub fn missing(&self) -> u8 {
        self.needed()
            .saturating_sub(self.made())
            .saturating_sub(self.stock)
    }

    /// Portions of the crew alone.
    pub fn eaten_by_crew(&self) -> u8 {
        self.portions
            .iter()
            .fold(0_u8, |sum, portions| sum.saturating_add(*portions))
    }

    /// Missing portions of those whom a standing rule has eat along: they go without first, and nobody is wounded.
    pub fn missing_of_others(&self) -> u8 {
        self.missing()
            .min(self.needed().saturating_sub(self.eaten_by_crew()))
    }

    /// Missing portions of the crew: 1 wound each.
    pub fn missing_of_crew(&self) -> u8 {
        self.missing() - self.missing_of_others()
    }
}
