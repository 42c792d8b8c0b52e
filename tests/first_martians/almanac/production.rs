//! The Production phase: oxygen, energy, Farms, food, Stress, the Working Block.

use std::collections::BTreeSet;

use solkeeper::first_martians::board::{BoardCounter, Farm, Place};
use solkeeper::first_martians::game_box::Penalty;
use solkeeper::first_martians::standing::{Change, Growth};
use solkeeper::first_martians::state::Seat;
use solkeeper::first_martians::vocabulary::{
    Block, Condition, Facility, Modifier, Part, Region, Resource, Rover,
};

use super::numbers::set;
use super::sheet::Sheet;

/// Portions that are missing, and who still eats how many.
#[derive(Debug, Clone)]
pub struct Hunger {
    pub missing: u8,
    pub portions: Vec<u8>,
}

/// Which Facilities use the resource: eight oxygen (L478–489, the Lab after the English rulebook, p. 9), ten energy (L517–527).
const fn needs(facility: Facility, resource: Resource) -> bool {
    let inside = matches!(
        facility,
        Facility::Farm
            | Facility::CrewQuarters
            | Facility::MedLab
            | Facility::ControlCenter
            | Facility::GarageHall
            | Facility::ProbeBay
            | Facility::Lab
            | Facility::WorkingBay
    );
    match resource {
        Resource::Oxygen => inside,
        Resource::Energy => inside || matches!(facility, Facility::Oxygenator),
        Resource::Food => false,
    }
}

/// A number that standing rules of the mission change, never below 0.
fn changed(number: usize, by: i16) -> i16 {
    (i16::try_from(number).unwrap() + by).max(0)
}

/// Half of what is left over, rounded up, goes to the general supply (L464–468, L504–508, L635–647).
const fn share(left: i16) -> i16 {
    (left + 1) / 2
}

impl Sheet {
    fn more_made(&self, resource: Resource) -> i16 {
        let more = |it: &Change| {
            if let Change::Production(it) = it {
                Some(it).filter(|it| it.resource == resource)
            } else {
                None
            }
            .map(|it| i16::from(it.by))
        };
        self.changes().iter().filter_map(more).sum()
    }

    /// What the producers make and how many Facilities need it. A shut producer makes nothing; a Facility with a tile of that resource
    /// needs none of it, with a tile of the other it does (L464–468, L504–508, L545, L568).
    fn made_and_needed(&self, resource: Resource) -> (i16, i16) {
        let maker = if resource == Resource::Oxygen {
            Facility::Oxygenator
        } else {
            Facility::SolarPanel
        };
        let (mut made, mut needed) = (0_usize, 0);
        for (&place, it) in &self.own.board.facilities {
            if place.facility == maker && !self.is_shut(place) {
                made += usize::from(it.productivity);
            }
            needed += i16::from(needs(place.facility, resource) && !it.tiles.contains(&resource));
        }
        (changed(made, self.more_made(resource)), needed)
    }

    /// Oxygen or energy: half of the surplus is kept, each missing one shuts a Facility (L464–468, L504–508, L537–539; ruling 5).
    pub fn resource(&mut self, resource: Resource) {
        let (made, needed) = self.made_and_needed(resource);
        self.note(format!(
            "L537–539 {}: {made} made, {needed} needed",
            resource.id()
        ));
        if made > needed {
            self.change(&BoardCounter::Supply(resource), share(made - needed));
        } else {
            self.due
                .tiles
                .insert(resource, u8::try_from(needed - made).unwrap());
        }
    }

    /// The crew shuts a Facility: one that needs the resource and has no tile of that kind (L537–539, L557–560), never A Quiet Place (L1113–1115).
    pub fn tile_laid(&mut self, place: Place, resource: Resource) {
        let left = self.due.tiles.entry(resource).or_default();
        let due = *left > 0;
        *left = left.saturating_sub(1);
        let closed = self
            .own
            .board
            .facilities
            .get(&place)
            .is_some_and(|it| it.tiles.contains(&resource));
        let fits = due && needs(place.facility, resource) && !closed;
        self.expect(fits, || {
            format!(
                "a {} Shutdown tile on {place} (L537–539, L557–560)",
                resource.id()
            )
        });
        set(&mut self.own.board, &BoardCounter::Tile(place, resource), 1);
    }

    /// A correction of the crew may end a shortage.
    pub fn shortage_now(&mut self) {
        for resource in [Resource::Oxygen, Resource::Energy] {
            if self.due.tiles.get(&resource).is_some_and(|due| *due > 0) && self.is_making(resource)
            {
                let (made, needed) = self.made_and_needed(resource);
                let now = u8::try_from((needed - made).max(0)).unwrap();
                let due = self.due.tiles.entry(resource).or_default();
                *due = now.min(*due);
            }
        }
    }

    /// What a Farm lacks: by red parts and Shutdown tiles (L653–663). The second says whether it wilts.
    fn lacks(&self, place: Place) -> (BTreeSet<Resource>, bool) {
        let mut lacks = self
            .own
            .board
            .facilities
            .get(&place)
            .map(|it| it.tiles.clone())
            .unwrap_or_default();
        let wilting = self
            .penalties(place)
            .into_iter()
            .filter(|(_, penalty)| *penalty == Penalty::Wilting);
        let parts: Vec<Part> = wilting.map(|(part, _)| part).collect();
        let wilts = !lacks.is_empty() || !parts.is_empty();
        lacks.extend(parts.contains(&Part::Energy).then_some(Resource::Energy));
        lacks.extend(parts.contains(&Part::Oxygen).then_some(Resource::Oxygen));
        (lacks, wilts)
    }

    /// Wilting is stopped for this sol with one of each that the Farm lacks (L653–663).
    pub fn wilting_answered(&mut self, place: Place, stopped: bool) {
        if stopped {
            let (lacks, _) = self.lacks(place);
            self.note(format!(
                "L653–663 wilting of {place} stopped with {lacks:?}"
            ));
            lacks
                .iter()
                .for_each(|&resource| self.change(&BoardCounter::Supply(resource), -1));
        }
        self.memory.stopped.insert(place, stopped);
    }

    /// Growth, food made, food eaten (L627–631).
    pub fn farm_and_meal(&mut self) {
        let still = self
            .changes()
            .iter()
            .any(|it| matches!(it, Change::Growth(Growth::Stopped)));
        let farms = self
            .own
            .board
            .facilities
            .iter()
            .filter_map(|(&place, it)| Some((place, it.farm.clone()?)));
        let mut plants = 0_usize;
        for (place, farm) in farms.collect::<Vec<_>>() {
            let (_, wilts) = self.lacks(place);
            let after = match (wilts, self.memory.stopped.get(&place)) {
                (false, _) if still => farm.clone(),
                (false, _) => grown(&farm),
                (true, Some(true)) => farm.clone(),
                (true, _) => wilted(&farm),
            };
            self.note(format!("L653–663 {place}: {farm:?} → {after:?}"));
            // A shut Farm makes nothing (L545).
            plants += if self.is_shut(place) {
                0
            } else {
                usize::from(after.plants)
            };
            self.own.board.facilities.get_mut(&place).unwrap().farm = Some(after);
        }
        self.meal(plants);
    }

    /// One portion for each astronaut, two with Anemia (L182–204, L635–647); what is missing comes from the supply (L635–647), then somebody goes
    /// without. The extra eaters of a rule of the mission starve first and wound nobody (ruling on `two-more-plates`).
    fn meal(&mut self, plants: usize) {
        let seats = 0..u8::try_from(self.own.board.crew.len()).unwrap();
        let portions: Vec<u8> = seats
            .map(|seat| {
                if self.has(seat, Condition::Anemia) {
                    2
                } else {
                    1
                }
            })
            .collect();
        let eaters = |it: &Change| {
            if let Change::Food(it) = it {
                Some(i16::from(it.by))
            } else {
                None
            }
        };
        let extra: i16 = self.changes().iter().filter_map(eaters).sum();
        let made = changed(plants, self.more_made(Resource::Food));
        let eaten = changed(portions.iter().map(|it| usize::from(*it)).sum(), extra);
        let stock = i16::from(self.number(&BoardCounter::Supply(Resource::Food)));
        self.note(format!(
            "L635–647 food: {made} made, {eaten} eaten, {stock} in the supply"
        ));
        if made >= eaten {
            self.change(&BoardCounter::Supply(Resource::Food), share(made - eaten));
            return;
        }
        let from_stock = (eaten - made).min(stock);
        self.change(&BoardCounter::Supply(Resource::Food), -from_stock);
        let missing = eaten - made - from_stock - extra.max(0);
        self.starve(u8::try_from(missing.max(0)).unwrap(), portions);
    }

    /// Each portion that an astronaut does not eat is a wound (L646). Where there is nothing to choose, nobody is asked.
    fn starve(&mut self, missing: u8, portions: Vec<u8>) {
        let eating = portions.iter().filter(|it| **it > 0).count();
        if missing == 0 {
            return;
        }
        if missing < portions.iter().sum() && eating > 1 {
            self.due.hunger = Some(Hunger { missing, portions });
            return;
        }
        for (seat, portions) in (0..).zip(portions) {
            self.wound(seat, portions.min(missing), "L646 goes without");
        }
    }

    /// The crew has decided who goes without a portion.
    pub fn goes_without(&mut self, seat: Seat) {
        let Some(mut hunger) = self.due.hunger.take() else {
            self.differs(format!(
                "astronaut {seat} goes without, and nothing is missing (L635–647)"
            ));
            return;
        };
        self.wound(seat, 1, "L646 goes without");
        hunger.portions[usize::from(seat)] -= 1;
        if self.dead.is_none() {
            self.starve(hunger.missing - 1, hunger.portions);
        }
    }

    /// Food that a correction brings while portions are missing is eaten.
    pub fn food_that_came(&mut self) {
        let came = self.number(&BoardCounter::Supply(Resource::Food));
        if let Some(hunger) = self.due.hunger.take_if(|_| came > 0) {
            let eaten = came.min(hunger.missing);
            self.change(&BoardCounter::Supply(Resource::Food), -i16::from(eaten));
            self.starve(hunger.missing - eaten, hunger.portions);
        }
    }

    /// Stress: one for each astronaut, two for each Shutdown tile (L557–560, L580, L690–696).
    pub fn stress_of_the_sol(&mut self) {
        let astronauts = self.own.board.crew.len();
        let tiles: usize = self
            .own
            .board
            .facilities
            .values()
            .map(|it| it.tiles.len())
            .sum();
        let more = |it: &Change| {
            if let Change::Stress(it) = it {
                Some(i16::from(it.by))
            } else {
                None
            }
        };
        let more: i16 = self.changes().iter().filter_map(more).sum();
        let by = changed(astronauts + 2 * tiles, more);
        self.note(format!(
            "L557–560, L690–696 {astronauts} astronauts, {tiles} Shutdown tiles, {more:+} by rules"
        ));
        self.raise_stress(u8::try_from(by).unwrap(), "L690–696 Stress");
        self.token_of_the_quarters();
    }

    /// The penalties of the Working Block that Production resolves (L708–724).
    pub fn working_block(&mut self) {
        for (place, penalty) in self.active_penalties(Block::Working) {
            if self.dead.is_some() {
                return;
            }
            self.note(format!("L708–724 {place}: {}", penalty.id()));
            match penalty {
                Penalty::FroggyRoll => self.due.froggy_rolls += 1,
                Penalty::LoseSample => self.due.samples += 1,
                Penalty::Stress => self.raise_stress(1, "L708–724 Stress"),
                Penalty::Token => {
                    let token = self.mission().game_box.board.working_bay_token;
                    self.own
                        .board
                        .facilities
                        .get_mut(&place)
                        .unwrap()
                        .now
                        .push(token);
                }
                _ => {}
            }
        }
    }

    /// The crew has chosen the region that loses a sample (L708–724).
    pub fn sample_lost(&mut self, region: Region) {
        let due = self.due.samples > 0 && self.number(&BoardCounter::Samples(region)) > 0;
        self.expect(due, || format!("{region:?} loses a sample (L708–724)"));
        self.due.samples = self.due.samples.saturating_sub(1);
        self.change(&BoardCounter::Samples(region), -1);
    }

    /// The green Wound die was rolled for a rover: a wound damages it (L708–724, L1525–1551; ruling 10).
    pub fn rover_rolled(&mut self, rover: Rover, wound: bool) {
        self.counted.rolls += 1;
        if let Some(index) = self.own.rover_rolls.iter().position(|it| *it == rover) {
            self.own.rover_rolls.remove(index);
        } else {
            self.expect(self.due.froggy_rolls > 0 && rover == Rover::Froggy, || {
                format!("{} is rolled for (L1525–1551)", rover.id())
            });
            self.due.froggy_rolls = self.due.froggy_rolls.saturating_sub(1);
        }
        if wound {
            self.own
                .board
                .rovers
                .entry(rover)
                .or_default()
                .push(Modifier::Blocked);
        }
    }
}

/// Every seed moves one space up, from the sixth into an empty greenhouse (L627–631).
fn grown(farm: &Farm) -> Farm {
    let mut after = farm.clone();
    for &space in farm.growth.iter().rev() {
        let moves = if space == 6 {
            after.plants < after.greenhouses
        } else {
            !after.growth.contains(&(space + 1))
        };
        if moves {
            after.growth.remove(&space);
            if space == 6 {
                after.plants += 1;
            } else {
                after.growth.insert(space + 1);
            }
        }
    }
    after
}

/// Every seed moves one space down, below the first it dies, and one plant goes back to the sixth (L653–663).
fn wilted(farm: &Farm) -> Farm {
    let mut after = Farm {
        growth: farm
            .growth
            .iter()
            .filter(|space| **space > 1)
            .map(|space| space - 1)
            .collect(),
        ..farm.clone()
    };
    if farm.plants > 0 {
        after.plants -= 1;
        after.growth.insert(6);
    }
    after
}
