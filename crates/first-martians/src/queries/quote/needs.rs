//! The requirements for declaring an action (almanac, Requisiti aggiuntivi delle Azioni).

use std::collections::BTreeSet;

use super::context::{QuoteContext, QuoteRequest, adventure_type, totals};
use crate::board::{ActionKind, BoardCounter, Obstacle, Place, READY, TokenStack};
use crate::crew::Seat;
use crate::effect::Cost;
use crate::queries::{payable, routes};
use crate::vocabulary::{
    AdventureType, Condition, Modifier, Part, Region, Resource, Rover, TokenColour,
};

/// A seed grows from this space of the Growth track on (almanac, Piantare nuovi semi).
const FIRST_GROWTH: u8 = 1;

/// All obstacles except those of Facility and tokens.
pub(super) fn obstacles(
    context: &QuoteContext<'_>,
    request: &QuoteRequest<'_>,
    pays: &[Cost],
) -> Vec<Obstacle> {
    let mut needs = Needs {
        context,
        request,
        found: Vec::new(),
    };
    needs.adventure_type();
    needs.journey();
    needs.rover();
    needs.price(pays);
    needs.found
}

struct Needs<'a, 'g, 'c> {
    context: &'a QuoteContext<'g>,
    request: &'a QuoteRequest<'c>,
    found: Vec<Obstacle>,
}

impl Needs<'_, '_, '_> {
    fn unless(&mut self, met: bool, obstacle: impl FnOnce() -> Obstacle) {
        if !met {
            self.found.push(obstacle());
        }
    }

    fn number(&self, spot: &BoardCounter) -> u8 {
        self.context.pieces.get(spot).unwrap_or(0)
    }

    fn adventure_type(&mut self) {
        match self.request.kind {
            ActionKind::Rest
            | ActionKind::UnwindMorale
            | ActionKind::UnwindStress
            | ActionKind::Manage(_) => {}
            ActionKind::Event(id) => {
                self.unless(self.context.event(id).is_some(), || {
                    Obstacle::NoSuchEvent(id.clone())
                });
                let planned = self.context.count(|it| it.kind == *self.request.kind);
                self.unless(planned == 0, || Obstacle::EventPlanned(id.clone()));
            }
            ActionKind::HealWound(seat) => {
                self.seat(*seat);
                self.unless(self.number(&BoardCounter::Wounds(*seat)) > 0, || {
                    Obstacle::NoWound(*seat)
                });
            }
            ActionKind::HealCondition(seat, condition) => self.condition(*seat, *condition),
            ActionKind::Explore(region) => self.explore(*region),
            ActionKind::GatherSample(region) => {
                self.gather(
                    *region,
                    BoardCounter::Samples(*region),
                    Obstacle::NoSample(*region),
                );
            }
            ActionKind::GatherObjective(region) => {
                self.gather(
                    *region,
                    BoardCounter::Objectives(*region),
                    Obstacle::NoObjective(*region),
                );
            }
            ActionKind::Examine => {}
            ActionKind::Discover => {
                let set_aside = self.context.count(|it| it.kind == ActionKind::Discover);
                self.unless(self.number(&BoardCounter::Examined) > set_aside, || {
                    Obstacle::NothingExamined
                });
            }
            ActionKind::Plant(place) => self.plant(*place),
            ActionKind::Repair(place, part) => self.broken(*place, *part),
            ActionKind::Switch { place, part, donor } => {
                self.broken(*place, *part);
                self.donor(*place, *part, *donor);
            }
            ActionKind::RepairRover(rover, token) => self.token(*rover, *token),
            ActionKind::BuildUpgrade(id) => {
                let planned = self.context.count(|it| it.kind == *self.request.kind);
                let ready =
                    self.number(&BoardCounter::Upgrade(id.clone())) == READY && planned == 0;
                self.unless(ready, || Obstacle::UpgradeNotReady(id.clone()));
            }
            ActionKind::BuildSpare(place) => self.spare(*place),
            ActionKind::RemoveShutdown(place, resource) => self.tile(*place, *resource),
            ActionKind::Mission(id) => {
                let inside = self
                    .context
                    .mission_action(id)
                    .is_some_and(|it| self.context.game.regions_of(it).is_none());
                self.unless(inside, || Obstacle::NoSuchAction(id.clone()));
            }
            ActionKind::MissionAt { action, region } => {
                let regions = self
                    .context
                    .mission_action(action)
                    .and_then(|it| self.context.game.regions_of(it));
                let there =
                    regions.is_some_and(|regions| regions.is_empty() || regions.contains(region));
                self.unless(there, || Obstacle::NoSuchAction(action.clone()));
                self.explored(*region);
            }
        }
    }

    fn seat(&mut self, seat: Seat) {
        self.unless(self.context.pieces.id_board(seat).is_some(), || {
            Obstacle::NoSuchSeat(seat)
        });
    }

    fn condition(&mut self, seat: Seat, condition: Condition) {
        self.seat(seat);
        let there = self.number(&BoardCounter::Condition(seat, condition)) > 0;
        self.unless(there, || Obstacle::NoCondition(seat, condition));
    }

    fn explore(&mut self, region: Region) {
        self.unless(routes::exists(self.context.game, region), || {
            Obstacle::OffTheMap(region)
        });
        self.unless(self.context.pieces.map.at(region).is_none(), || {
            Obstacle::AlreadyExplored(region)
        });
    }

    /// A sample is reserved once it is planned: no other action gathers it (almanac, 7. Vano Sonde).
    fn gather(&mut self, region: Region, spot: BoardCounter, none: Obstacle) {
        self.explored(region);
        let set_aside = self.context.count(|it| it.kind == *self.request.kind);
        if self.context.pieces.map.at(region).is_some() {
            self.unless(self.number(&spot) > set_aside, || none);
        }
    }

    fn explored(&mut self, region: Region) {
        let (game, map) = (self.context.game, &self.context.pieces.map);
        match map.at(region) {
            None => self.found.push(Obstacle::NotExplored(region)),
            Some(_) => self.unless(routes::was_explored(game, map, region), || {
                Obstacle::ExploredThisSol(region)
            }),
        }
    }

    /// Once a sol, with a free greenhouse and nothing on Growth 1 (almanac, Piantare nuovi semi).
    fn plant(&mut self, place: Place) {
        let Some(farm) = self.context.pieces.farm(place) else {
            self.found.push(Obstacle::NoSuchFacility(place));
            return;
        };
        let seeds = u8::try_from(farm.growth.len()).unwrap_or(u8::MAX);
        let (full, taken) = (
            seeds.saturating_add(farm.plants) >= farm.greenhouses,
            farm.growth.contains(&FIRST_GROWTH),
        );
        self.unless(!self.context.pieces.is_shut(place), || {
            Obstacle::Shut(place)
        });
        self.unless(!full, || Obstacle::FarmFull(place));
        self.unless(!taken, || Obstacle::GrowthTaken(place));
        let before = self.context.before_left_out();
        let planted = before.count(|it| matches!(it.kind, ActionKind::Plant(_)));
        self.unless(planted == 0, || Obstacle::PlantedAlready);
    }

    /// A shut Facility only allows the removal of its tiles (almanac, Tessere Arresto).
    fn broken(&mut self, place: Place, part: Part) {
        let red = self.context.pieces.get(&BoardCounter::Part(place, part));
        match red {
            None if !self.context.pieces.facilities.contains_key(&place) => {
                self.found.push(Obstacle::NoSuchFacility(place));
            }
            None => self.found.push(Obstacle::NoSuchPart(place, part)),
            Some(red) => self.unless(red > 0, || Obstacle::NotBroken(place, part)),
        }
        self.unless(!self.context.pieces.is_shut(place), || {
            Obstacle::Shut(place)
        });
    }

    fn donor(&mut self, place: Place, part: Part, donor: Place) {
        self.unless(donor != place, || Obstacle::OwnDonor(place));
        if !self.context.pieces.facilities.contains_key(&donor) {
            self.found.push(Obstacle::NoSuchFacility(donor));
        } else if self
            .context
            .pieces
            .get(&BoardCounter::Part(donor, part))
            .is_none()
        {
            self.found.push(Obstacle::NoSuchPart(donor, part));
        } else if donor != place {
            self.unless(!self.context.is_broken(donor, part), || {
                Obstacle::DonorBroken(donor, part)
            });
        }
        self.unless(!self.context.pieces.is_shut(donor), || {
            Obstacle::DonorShut(donor)
        });
    }

    fn token(&mut self, rover: Rover, token: Modifier) {
        let there = self
            .context
            .pieces
            .stack(&TokenStack::Rover(rover))
            .contains(&token);
        self.unless(there, || Obstacle::NoSuchToken(rover, token));
    }

    /// Only where the mission allows it, one for each allowed (almanac, Carte Struttura).
    fn spare(&mut self, place: Place) {
        let allowed = self
            .context
            .game
            .mission()
            .sheet
            .facilities
            .iter()
            .filter(|it| it.facility == place.facility)
            .count();
        let top = usize::from(Place::count_on_board(place.facility)) + allowed;
        let allowed = place.is_spare() && usize::from(place.number) <= top;
        self.unless(allowed, || Obstacle::SpareNotAllowed(place.facility));
        let planned = self.context.count(|it| it.kind == *self.request.kind) > 0;
        let built = planned || self.context.pieces.facilities.contains_key(&place);
        self.unless(!built, || Obstacle::SpareBuilt(place));
    }

    fn tile(&mut self, place: Place, resource: Resource) {
        let there = self.number(&BoardCounter::Tile(place, resource)) > 0;
        self.unless(there, || Obstacle::NoTile(place, resource));
    }

    /// A connected route of regions explored in earlier sols (almanac, Percorso).
    fn journey(&mut self) {
        let Some(target) = self.context.target(self.request.kind, self.request.way) else {
            if let Some(&first) = self.request.way.first() {
                self.found.push(Obstacle::BrokenWay(first));
            }
            return;
        };
        let (game, map) = (self.context.game, &self.context.pieces.map);
        if !routes::exists(game, target) {
            self.found.push(Obstacle::OffTheMap(target));
            return;
        }
        let crossed = match self.request.kind {
            ActionKind::Mission(_) => {
                self.explored(target);
                self.request
                    .way
                    .get(..self.request.way.len().saturating_sub(1))
                    .unwrap_or_default()
            }
            _ => self.request.way,
        };
        let mut from = None;
        for &region in crossed.iter().chain([&target]) {
            if !routes::is_neighbour(game, map, from, region) {
                let none = routes::routes_to(game, target, None, None).is_empty();
                self.found.push(if none {
                    Obstacle::NoWay(target)
                } else {
                    Obstacle::BrokenWay(region)
                });
                return;
            }
            if region != target {
                self.explored(region);
            }
            from = Some(region);
        }
        let mut seen = BTreeSet::new();
        let twice = crossed
            .iter()
            .chain([&target])
            .find(|region| !seen.insert(**region))
            .copied();
        self.found.extend(twice.map(Obstacle::BrokenWay));
    }

    /// One rover for each action, outside the HUB, for the types that it helps (almanac, I rover).
    fn rover(&mut self) {
        let Some(rover) = self.request.rover else {
            return;
        };
        let kind = adventure_type(self.context.game, self.request.kind);
        let helps = match rover {
            Rover::Froggy => kind == Some(AdventureType::Explore),
            Rover::Scorpio => kind.is_some(),
        };
        let outside = self
            .context
            .target(self.request.kind, self.request.way)
            .is_some();
        self.unless(outside, || Obstacle::RoverInside(rover));
        self.unless(helps, || Obstacle::RoverOfNoUse(rover));
        self.unless(!self.context.is_rover_taken(rover), || {
            Obstacle::RoverTaken(rover)
        });
    }

    fn price(&mut self, pays: &[Cost]) {
        let (supply, items, tokens) = totals(pays);
        for (resource, needed) in supply {
            let there = self.context.supply(resource);
            self.unless(there >= needed, || Obstacle::Supply {
                resource,
                needed,
                there,
            });
        }
        for &colour in TokenColour::ALL {
            let asked = pays.iter().filter_map(|cost| {
                if let Cost::Token(it) = cost {
                    Some(it)
                } else {
                    None
                }
            });
            let needed = asked
                .filter(|it| it.colour == colour)
                .fold(0_u8, |sum, it| sum.saturating_add(it.count));
            let there = if needed > 0 {
                self.context.objective_tokens(colour)
            } else {
                0
            };
            self.unless(there >= needed, || Obstacle::ObjectiveTokens {
                colour,
                needed,
                there,
            });
        }
        for (mark, needed) in payable::marks(pays) {
            let there = self.context.marks(mark);
            self.unless(there >= needed, || Obstacle::Marks {
                mark: mark.to_owned(),
                needed,
                there,
            });
        }
        for (item, needed) in items {
            let there = self.context.items(item);
            self.unless(there >= needed, || Obstacle::Items {
                item,
                needed,
                there,
            });
        }
        if let Some(seat) = self
            .context
            .performer(self.request.pawns)
            .filter(|_| tokens > 0)
        {
            let there = self.context.morale_tokens(seat);
            self.unless(there >= tokens, || Obstacle::MoraleTokens {
                seat,
                needed: tokens,
                there,
            });
        }
    }
}
