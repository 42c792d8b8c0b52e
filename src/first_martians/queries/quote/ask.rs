//! What a question about an action is asked of: the game, the table, and what the plan has set aside.

use std::collections::BTreeMap;

use super::super::super::board::{Board, Deed, Pawn, Place, Planned, Spot, Twin};
use super::super::super::crew::Seat;
use super::super::super::effect::{ActionCost, Cost, ItemCount, SupplyCount};
use super::super::super::game::Game;
use super::super::super::game_box::{BoardFacts, Penalty};
use super::super::super::mission::{Brings, EventAction, MissionAction};
use super::super::super::words::{AdventureType, Area, Facility, Item, Part, Region, Resource, Rover};

/// An action as it is asked about.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct Case<'c> {
    pub deed: &'c Deed,
    pub rover: Option<Rover>,
    pub way: &'c [Region],
    /// The topmost first; none where nobody has been found for it yet.
    pub pawns: &'c [Pawn],
}

impl<'c> From<&'c Planned> for Case<'c> {
    fn from(planned: &'c Planned) -> Self {
        Self { deed: &planned.deed, rover: planned.rover, way: &planned.way, pawns: &planned.pawns }
    }
}

/// The game with the plan as it counts for a question.
#[derive(Clone, Copy)]
pub(in super::super) struct Ask<'g> {
    pub game: &'g Game,
    pub twin: &'g Twin,
    board: &'g Board,
    /// How many actions of the plan count.
    end: usize,
    /// Those of them that do not. No question leaves out more than the action that it is about and the one whose price it asks for.
    left_out: [Option<usize>; 2],
}

impl<'g> Ask<'g> {
    /// `None` while the app does not keep the board.
    pub fn new(game: &'g Game) -> Option<Self> {
        let board = game.state().board.as_ref().filter(|board| board.full)?;
        Some(Self { game, twin: &board.twin, board, end: board.plan.len(), left_out: [None; 2] })
    }

    /// As if that action were not planned.
    pub const fn without(self, action: usize) -> Self {
        Self { left_out: [Some(action), self.left_out[0]], ..self }
    }

    /// As if only the actions before that one were planned.
    pub const fn before(self, action: usize) -> Self {
        Self { end: action, ..self }
    }

    pub fn planned(self, action: usize) -> Option<&'g Planned> {
        self.plan().find(|(index, _)| *index == action).map(|(_, planned)| planned)
    }

    pub fn plan(self) -> impl Iterator<Item = (usize, &'g Planned)> {
        let plan = self.board.plan.iter().enumerate().take(self.end);
        plan.filter(move |(index, _)| !self.left_out.contains(&Some(*index)))
    }

    pub fn facts(&self) -> &'g BoardFacts {
        &self.game.mission().game_box.board
    }

    /// The action of an event that lies open.
    pub fn event(&self, id: &str) -> Option<&'g EventAction> {
        let open = self.game.state().open_events.iter().any(|event| event.event == id);
        match self.game.mission().elements.events.get(id).filter(|_| open)?.brings.as_ref()? {
            Brings::Action(action) => Some(action),
            Brings::Objective(_) => None,
        }
    }

    /// An action of the mission.
    pub fn mission_action(&self, id: &str) -> Option<&'g MissionAction> {
        self.game.mission().sheet.actions.iter().find(|action| action.id == id)
    }

    /// The Facility whose `!`, parts and tiles act on the action: its own, or that of its type (almanac, Costi e penalità delle Azioni).
    pub fn facility(&self, deed: &Deed) -> Option<Place> {
        let facility = match deed {
            Deed::Rest => Facility::QuietPlace,
            Deed::UnwindMorale | Deed::UnwindStress => Facility::CrewQuarters,
            Deed::HealWound(_) | Deed::HealCondition(..) => Facility::MedLab,
            Deed::Manage(_) => Facility::ControlCenter,
            Deed::Event(_) | Deed::RemoveShutdown(..) => return None,
            other => match kind(self.game, other)? {
                AdventureType::Explore => Facility::GarageHall,
                AdventureType::Gather => Facility::ProbeBay,
                AdventureType::Research => Facility::Lab,
                AdventureType::Build => Facility::WorkingBay,
            },
        };
        Some(Place::new(facility, 1))
    }

    /// Where outside the HUB it is done; `None` inside.
    pub fn target(&self, deed: &Deed, way: &[Region]) -> Option<Region> {
        match deed {
            Deed::Mission(_) => way.last().copied(),
            other => other.region(),
        }
    }

    /// Red for this action: broken, or given away by a switch of the plan (almanac, 9. Officina).
    pub fn is_broken(&self, place: Place, part: Part) -> bool {
        self.twin.is_broken(place, part) || self.is_given(place, part)
    }

    /// Whether a switch of the plan has taken that part.
    pub fn is_given(&self, place: Place, part: Part) -> bool {
        self.plan().any(|(_, it)| matches!(it.deed, Deed::Switch { part: taken, donor, .. } if (donor, taken) == (place, part)))
    }

    /// The broken parts of a Facility with what they do.
    pub fn penalties(&self, place: Place) -> Vec<(Part, Penalty)> {
        let known = self.facts().penalties.get(&place.facility);
        let parts = known.into_iter().flatten().map(|(&part, &penalty)| (part, penalty));
        parts.filter(|(part, _)| self.is_broken(place, *part)).collect()
    }

    pub fn has_autoscanner(&self) -> bool {
        self.game.state().crew.has_autoscanner() || self.has_upgrade("autoscanner")
    }

    pub fn has_upgrade(&self, id: &str) -> bool {
        self.twin.has_upgrade(id)
    }

    /// The astronaut behind a pawn: its own, or the operator of the AOM.
    pub fn behind(&self, pawn: &Pawn) -> Seat {
        match pawn {
            Pawn::Astronaut(seat) => *seat,
            Pawn::Aom(id) => self.board.operators.get(id).copied().unwrap_or(0),
        }
    }

    pub fn performer(&self, pawns: &[Pawn]) -> Option<Seat> {
        pawns.first().map(|pawn| self.behind(pawn))
    }

    /// A supply that nothing of the plan takes.
    pub fn supply(&self, resource: Resource) -> u8 {
        let taken = self.taken(|cost| match cost {
            Cost::Supply(it) if it.resource == resource => it.count,
            _ => 0,
        });
        self.twin.get(&Spot::Supply(resource)).unwrap_or(0).saturating_sub(taken)
    }

    /// Things of the Available area that nothing of the plan takes.
    pub fn items(&self, item: Item) -> u8 {
        let taken = self.taken(|cost| match cost {
            Cost::Item(it) if it.item == item => it.count,
            _ => 0,
        });
        self.twin.get(&Spot::Cargo(Area::Available, item)).unwrap_or(0).saturating_sub(taken)
    }

    /// Morale tokens of an astronaut that nothing of the plan takes.
    pub fn morale_tokens(&self, seat: Seat) -> u8 {
        let own = self.plan().filter(|(_, it)| self.performer(&it.pawns) == Some(seat));
        let costs = own.flat_map(|(index, it)| pays(&self.without(index), &it.deed));
        let taken = costs.fold(0_u8, |sum, cost| match cost {
            Cost::MoraleTokens(it) => sum.saturating_add(it.count),
            _ => sum,
        });
        self.twin.get(&Spot::MoraleTokens(seat)).unwrap_or(0).saturating_sub(taken)
    }

    fn taken(&self, count: impl Fn(&Cost) -> u8) -> u8 {
        let costs = self.plan().flat_map(|(index, it)| pays(&self.without(index), &it.deed));
        costs.fold(0, |sum, cost| sum.saturating_add(count(&cost)))
    }

    /// How many actions of the plan are like that.
    pub fn count(&self, like: impl Fn(&Planned) -> bool) -> u8 {
        u8::try_from(self.plan().filter(|(_, it)| like(it)).count()).unwrap_or(u8::MAX)
    }

    pub fn is_rover_taken(&self, rover: Rover) -> bool {
        self.plan().any(|(_, it)| it.rover == Some(rover))
    }

    /// How many pawns of an astronaut, or of an AOM, the plan uses.
    pub fn pawns_used(&self, pawn: &Pawn) -> usize {
        self.plan().flat_map(|(_, it)| &it.pawns).filter(|it| *it == pawn).count()
    }
}

/// The type of an action, where it is one of the four that carry dice, Adventures, AOMs and rovers (almanac, Azioni con o senza tipo).
pub(in super::super) fn kind(game: &Game, deed: &Deed) -> Option<AdventureType> {
    Some(match deed {
        Deed::Explore(_) => AdventureType::Explore,
        Deed::GatherSample(_) | Deed::GatherObjective(_) => AdventureType::Gather,
        Deed::Examine | Deed::Discover | Deed::Plant(_) => AdventureType::Research,
        Deed::Repair(..) | Deed::Switch { .. } | Deed::RepairRover(..) | Deed::BuildUpgrade(_) | Deed::BuildSpare(_) => {
            AdventureType::Build
        }
        Deed::Mission(id) => return game.mission().sheet.actions.iter().find(|it| it.id == *id)?.kind,
        _ => return None,
    })
}

/// Whether the action has no type at all: any AOM may do it (almanac, AOM).
pub(super) fn is_typeless(game: &Game, deed: &Deed) -> bool {
    match deed {
        Deed::Event(_) | Deed::RemoveShutdown(..) => true,
        Deed::Mission(_) => kind(game, deed).is_none(),
        _ => false,
    }
}

/// What is paid when declaring.
pub(super) fn pays(ask: &Ask<'_>, deed: &Deed) -> Vec<Cost> {
    let item = |item| Cost::Item(ItemCount { item, count: 1 });
    let mut pays = match deed {
        Deed::Repair(_, part) => vec![item(part.spare())],
        Deed::Examine => vec![item(Item::Sample)],
        Deed::Plant(_) => vec![item(Item::Seed)],
        Deed::BuildSpare(place) => {
            let spare = ask.game.mission().sheet.facilities.iter().find(|it| it.facility == place.facility);
            spare.into_iter().flat_map(|it| &it.pays).cloned().map(Cost::Item).collect()
        }
        _ => price(ask, deed).map(|price| price.pays.clone()).unwrap_or_default(),
    };
    let penalties = ask.facility(deed).map(|place| ask.penalties(place)).unwrap_or_default();
    pays.extend(penalties.into_iter().filter_map(|(_, penalty)| paid(penalty)).map(Cost::Supply));
    pays
}

/// The printed price of an action of an event or of the mission.
pub(super) fn price<'g>(ask: &Ask<'g>, deed: &Deed) -> Option<&'g ActionCost> {
    match deed {
        Deed::Event(id) => ask.event(id).map(|it| &it.cost),
        Deed::Mission(id) => ask.mission_action(id).map(|it| &it.cost),
        _ => None,
    }
}

const fn paid(penalty: Penalty) -> Option<SupplyCount> {
    match penalty {
        Penalty::PayOxygen => Some(SupplyCount { resource: Resource::Oxygen, count: 1 }),
        Penalty::PayEnergy => Some(SupplyCount { resource: Resource::Energy, count: 1 }),
        _ => None,
    }
}

/// What is taken in all of each supply and of each thing.
pub(super) fn totals(pays: &[Cost]) -> (BTreeMap<Resource, u8>, BTreeMap<Item, u8>, u8) {
    let (mut supply, mut items, mut tokens) = (BTreeMap::new(), BTreeMap::new(), 0_u8);
    for cost in pays {
        match cost {
            Cost::Supply(it) => add(&mut supply, it.resource, it.count),
            Cost::Item(it) => add(&mut items, it.item, it.count),
            Cost::MoraleTokens(it) => tokens = tokens.saturating_add(it.count),
        }
    }
    (supply, items, tokens)
}

fn add<T: Ord>(map: &mut BTreeMap<T, u8>, key: T, count: u8) {
    let sum = map.entry(key).or_default();
    *sum = sum.saturating_add(count);
}
