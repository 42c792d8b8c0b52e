//! The context of a quote: the game, the board, and what the plan reserves.

use std::collections::BTreeMap;

use crate::board::{
    AUTOSCANNER, ActionKind, Board, BoardCounter, BoardState, Pawn, Place, PlannedAction, Ruling,
    RulingReason, TableRuling,
};
use crate::crew::Seat;
use crate::effect::{ActionCost, Cost, ItemCount, SupplyCount};
use crate::game::Game;
use crate::game_box::{BoardFacts, Penalty};
use crate::mission::{ActionPlace, Brings, EventAction, MissionAction};
use crate::standing::{Change, WhichActions};
use crate::vocabulary::{
    AdventureType, Area, Facility, Item, Part, Region, Resource, Rover, TokenColour,
};

/// The action to be quoted.
#[derive(Debug, Clone, Copy)]
pub(in crate::queries) struct QuoteRequest<'c> {
    pub kind: &'c ActionKind,
    pub rover: Option<Rover>,
    pub way: &'c [Region],
    /// The topmost first; empty where nobody is assigned yet.
    pub pawns: &'c [Pawn],
    pub rulings: &'c [TableRuling],
}

impl<'c> QuoteRequest<'c> {
    /// An action without pawns and rulings.
    pub const fn new(kind: &'c ActionKind, rover: Option<Rover>, way: &'c [Region]) -> Self {
        Self {
            kind,
            rover,
            way,
            pawns: &[],
            rulings: &[],
        }
    }

    pub fn has(&self, ruling: &Ruling) -> bool {
        self.rulings.iter().any(|it| it.ruling == *ruling)
    }
}

impl<'c> From<&'c PlannedAction> for QuoteRequest<'c> {
    fn from(planned: &'c PlannedAction) -> Self {
        let PlannedAction {
            kind,
            pawns,
            rover,
            way,
            rulings,
        } = planned;
        Self {
            kind,
            rover: *rover,
            way,
            pawns,
            rulings,
        }
    }
}

/// The game with the part of the plan that counts for a quote.
#[derive(Clone, Copy)]
pub(in crate::queries) struct QuoteContext<'g> {
    pub game: &'g Game,
    pub pieces: &'g BoardState,
    board: &'g Board,
    /// How many actions of the plan count.
    end: usize,
    /// Actions that do not count: at most the quoted action and the one whose price is being computed.
    left_out: [Option<usize>; 2],
}

impl<'g> QuoteContext<'g> {
    /// `None` while the app does not keep the board.
    pub fn new(game: &'g Game) -> Option<Self> {
        let board = game.state().board.as_ref().filter(|board| board.full)?;
        Some(Self {
            game,
            pieces: &board.pieces,
            board,
            end: board.plan.len(),
            left_out: [None; 2],
        })
    }

    pub const fn without(self, action: usize) -> Self {
        Self {
            left_out: [Some(action), self.left_out[0]],
            ..self
        }
    }

    pub const fn before(self, action: usize) -> Self {
        Self {
            end: action,
            ..self
        }
    }

    /// With the actions that were planned before the one that is left out: what can be done once is done by the first of them.
    pub const fn before_left_out(self) -> Self {
        match self.left_out[0] {
            Some(action) if action < self.end => self.before(action),
            _ => self,
        }
    }

    pub fn planned(self, action: usize) -> Option<&'g PlannedAction> {
        self.board.plan.get(action)
    }

    /// The actions that count. One that the table forbids only says so.
    pub fn plan(self) -> impl Iterator<Item = (usize, &'g PlannedAction)> {
        let plan = self.board.plan.iter().enumerate().take(self.end);
        plan.filter(move |(index, it)| {
            !self.left_out.contains(&Some(*index)) && it.forbidden().is_none()
        })
    }

    /// Why the table does not allow an action this sol.
    pub fn forbidden(self, kind: &ActionKind) -> Option<&'g RulingReason> {
        let same = self.board.plan.iter().filter(|it| it.kind == *kind);
        same.filter_map(PlannedAction::forbidden)
            .map(|it| &it.reason)
            .next()
    }

    pub fn facts(&self) -> &'g BoardFacts {
        &self.game.mission().game_box.board
    }

    pub fn event(&self, id: &str) -> Option<&'g EventAction> {
        let open = self
            .game
            .state()
            .open_events
            .iter()
            .any(|event| event.event == id);
        match self
            .game
            .mission()
            .elements
            .events
            .get(id)
            .filter(|_| open)?
            .brings
            .as_ref()?
        {
            Brings::Action(action) => Some(action),
            Brings::Objective(_) => None,
        }
    }

    pub fn mission_action(&self, id: &str) -> Option<&'g MissionAction> {
        self.game.known_action(id)
    }

    /// The Facility whose `!`, parts and tiles affect the action: its own, or that of its type (almanac, Costi e penalità delle Azioni).
    pub fn facility(&self, kind: &ActionKind) -> Option<Place> {
        let facility = match kind {
            ActionKind::Rest => Facility::QuietPlace,
            ActionKind::UnwindMorale | ActionKind::UnwindStress => Facility::CrewQuarters,
            ActionKind::HealWound(_) | ActionKind::HealCondition(..) => Facility::MedLab,
            ActionKind::Manage(_) => Facility::ControlCenter,
            ActionKind::Event(_) | ActionKind::RemoveShutdown(..) => return None,
            other => match adventure_type(self.game, other)? {
                AdventureType::Explore => Facility::GarageHall,
                AdventureType::Gather => Facility::ProbeBay,
                AdventureType::Research => Facility::Lab,
                AdventureType::Build => Facility::WorkingBay,
            },
        };
        Some(Place::new(facility, 1))
    }

    /// The Facility where an action of the mission is done: its tiles and tokens count beside those of its type (almanac, Azioni con o
    /// senza tipo).
    pub(crate) fn place_of_mission(&self, kind: &ActionKind) -> Option<Place> {
        match self.mission_action(kind.mission_action()?)?.at {
            Some(ActionPlace::Facility(facility)) => Some(Place::new(facility, 1)),
            Some(ActionPlace::Regions(_) | ActionPlace::Walker(_)) | None => None,
        }
    }

    /// Its region outside the HUB; `None` inside.
    pub fn target(&self, kind: &ActionKind, way: &[Region]) -> Option<Region> {
        match kind {
            ActionKind::Mission(_) => way.last().copied(),
            other => other.region(),
        }
    }

    /// Whether a standing rule about such actions is about this one.
    pub fn is_of(&self, request: &QuoteRequest<'_>, which: &WhichActions) -> bool {
        let kind = request.kind;
        match which {
            WhichActions::Explore => matches!(kind, ActionKind::Explore(_)),
            WhichActions::Gather => matches!(
                kind,
                ActionKind::GatherSample(_) | ActionKind::GatherObjective(_)
            ),
            WhichActions::Research => matches!(kind, ActionKind::Examine | ActionKind::Discover),
            WhichActions::Plant => matches!(kind, ActionKind::Plant(_)),
            WhichActions::Build => matches!(
                kind,
                ActionKind::BuildUpgrade(_) | ActionKind::BuildSpare(_)
            ),
            WhichActions::Repair => {
                matches!(
                    kind,
                    ActionKind::Repair(..)
                        | ActionKind::Switch { .. }
                        | ActionKind::RepairRover(..)
                )
            }
            WhichActions::Unwind => {
                matches!(kind, ActionKind::UnwindMorale | ActionKind::UnwindStress)
            }
            WhichActions::Heal => matches!(
                kind,
                ActionKind::HealWound(_) | ActionKind::HealCondition(..)
            ),
            WhichActions::Manage => matches!(kind, ActionKind::Manage(_)),
            WhichActions::Rest => *kind == ActionKind::Rest,
            WhichActions::Event => matches!(kind, ActionKind::Event(_)),
            WhichActions::ShutdownRemoval => matches!(kind, ActionKind::RemoveShutdown(..)),
            WhichActions::Outside => self.target(kind, request.way).is_some(),
            WhichActions::Mission(id) => kind.mission_action() == Some(id),
            WhichActions::Facility(facility) => {
                let there = self
                    .facility(kind)
                    .into_iter()
                    .chain(self.place_of_mission(kind));
                there.into_iter().any(|place| place.facility == *facility)
            }
        }
    }

    /// Red for this action: broken, or taken by a switch of the plan (almanac, 9. Officina).
    pub fn is_broken(&self, place: Place, part: Part) -> bool {
        self.pieces.is_broken(place, part) || self.is_given(place, part)
    }

    /// Whether a switch of the plan takes that part.
    pub fn is_given(&self, place: Place, part: Part) -> bool {
        self.plan()
            .any(|(_, it)| matches!(it.kind, ActionKind::Switch { part: taken, donor, .. } if (donor, taken) == (place, part)))
    }

    /// The broken parts of a Facility and their penalties for an action that is done there.
    pub fn penalties(&self, place: Place, kind: &ActionKind) -> Vec<(Part, Penalty)> {
        let known = self.facts().penalties.get(&place.facility);
        let parts = known
            .into_iter()
            .flatten()
            .map(|(&part, &penalty)| (part, penalty));
        let index = self.left_out[0].unwrap_or(self.end);
        let is_gone = |part| {
            self.plan()
                .any(|(at, it)| takes_from(&it.kind, at, (place, part), kind, index))
        };
        parts
            .filter(|&(part, _)| self.pieces.is_broken(place, part) || is_gone(part))
            .collect()
    }

    pub fn has_autoscanner(&self) -> bool {
        self.game.state().crew.has_autoscanner() || self.has_upgrade(AUTOSCANNER)
    }

    pub(crate) fn has_upgrade(&self, id: &str) -> bool {
        self.pieces.has_upgrade(id)
    }

    /// The astronaut of a pawn, or the operator of its AOM.
    pub fn behind(&self, pawn: &Pawn) -> Seat {
        match pawn {
            Pawn::Astronaut(seat) => *seat,
            Pawn::Aom(id) => self.board.operators.get(id).copied().unwrap_or(0),
        }
    }

    pub fn performer(&self, pawns: &[Pawn]) -> Option<Seat> {
        pawns.first().map(|pawn| self.behind(pawn))
    }

    /// The supply left after the plan.
    pub fn supply(&self, resource: Resource) -> u8 {
        let taken = self.taken(|cost| match cost {
            Cost::Supply(it) if it.resource == resource => it.count,
            _ => 0,
        });
        self.pieces
            .get(&BoardCounter::Supply(resource))
            .unwrap_or(0)
            .saturating_sub(taken)
    }

    /// The Available items left after the plan.
    pub fn items(&self, item: Item) -> u8 {
        let taken = self.taken(|cost| match cost {
            Cost::Item(it) if it.item == item => it.count,
            _ => 0,
        });
        self.pieces
            .get(&BoardCounter::Cargo(Area::Available, item))
            .unwrap_or(0)
            .saturating_sub(taken)
    }

    /// The Morale tokens of an astronaut left after the plan.
    pub fn morale_tokens(&self, seat: Seat) -> u8 {
        let own = self
            .plan()
            .filter(|(_, it)| self.performer(&it.pawns) == Some(seat));
        let costs = own.flat_map(|(index, it)| paid(&self.without(index), &it.into()));
        let taken = costs.fold(0_u8, |sum, cost| match cost {
            Cost::MoraleTokens(it) => sum.saturating_add(it.count),
            _ => sum,
        });
        self.pieces
            .get(&BoardCounter::MoraleTokens(seat))
            .unwrap_or(0)
            .saturating_sub(taken)
    }

    /// The Objective tokens of a colour that are ready after the plan.
    pub fn objective_tokens(&self, colour: TokenColour) -> u8 {
        let taken = self.taken(|cost| match cost {
            Cost::Token(it) if it.colour == colour => it.count,
            _ => 0,
        });
        self.pieces
            .get(&BoardCounter::ObjectiveTokens(Area::Available, colour))
            .unwrap_or(0)
            .saturating_sub(taken)
    }

    /// The markers of the mission left after the plan.
    pub fn marks(&self, mark: &str) -> u8 {
        let taken = self.taken(|cost| match cost {
            Cost::Mark(it) if it.mark == mark => it.count,
            _ => 0,
        });
        self.game.state().marks_on(mark, None).saturating_sub(taken)
    }

    fn taken(&self, count: impl Fn(&Cost) -> u8) -> u8 {
        let costs = self
            .plan()
            .flat_map(|(index, it)| paid(&self.without(index), &it.into()));
        costs.fold(0, |sum, cost| sum.saturating_add(count(&cost)))
    }

    /// How many actions of the plan match.
    pub fn count(&self, like: impl Fn(&PlannedAction) -> bool) -> u8 {
        u8::try_from(self.plan().filter(|(_, it)| like(it)).count()).unwrap_or(u8::MAX)
    }

    pub(crate) fn is_rover_taken(&self, rover: Rover) -> bool {
        self.plan().any(|(_, it)| it.rover == Some(rover))
    }

    /// How many pawns of an astronaut, or of an AOM, the plan uses.
    pub(crate) fn pawns_used(&self, pawn: &Pawn) -> usize {
        self.plan()
            .flat_map(|(_, it)| &it.pawns)
            .filter(|it| *it == pawn)
            .count()
    }
}

/// Whether a switch at that place of the plan takes the part away before an action costs anything there. The part is gone once the
/// switch is declared, hence before anything is resolved (L1360–1362). Only in the Working Bay, where the switch itself is done, are
/// actions resolved before it: they still have the part.
pub(in crate::queries) fn takes_from(
    switch: &ActionKind,
    at: usize,
    part: (Place, Part),
    kind: &ActionKind,
    index: usize,
) -> bool {
    let ActionKind::Switch {
        part: taken, donor, ..
    } = switch
    else {
        return false;
    };
    let comes_after = (kind.order(), index) > (switch.order(), at);
    (*donor, *taken) == part && (donor.facility != Facility::WorkingBay || comes_after)
}

/// The type of an action, where it is one of the four that carry dice, Adventures, AOMs and rovers (almanac, Azioni con o senza tipo).
pub(in crate::queries) fn adventure_type(game: &Game, kind: &ActionKind) -> Option<AdventureType> {
    Some(match kind {
        ActionKind::Explore(_) => AdventureType::Explore,
        ActionKind::GatherSample(_) | ActionKind::GatherObjective(_) => AdventureType::Gather,
        ActionKind::Examine | ActionKind::Discover | ActionKind::Plant(_) => {
            AdventureType::Research
        }
        ActionKind::Repair(..)
        | ActionKind::Switch { .. }
        | ActionKind::RepairRover(..)
        | ActionKind::BuildUpgrade(_)
        | ActionKind::BuildSpare(_) => AdventureType::Build,
        ActionKind::Mission(id) | ActionKind::MissionAt { action: id, .. } => {
            return game
                .mission()
                .sheet
                .actions
                .iter()
                .find(|it| it.id == *id)?
                .kind;
        }
        _ => return None,
    })
}

/// Whether the action has no type, so that any AOM may do it (almanac, AOM).
pub(super) fn is_typeless(game: &Game, kind: &ActionKind) -> bool {
    match kind {
        ActionKind::Event(_) | ActionKind::RemoveShutdown(..) => true,
        ActionKind::Mission(_) | ActionKind::MissionAt { .. } => {
            adventure_type(game, kind).is_none()
        }
        _ => false,
    }
}

/// What is paid when declaring: what the table decided, or else what the rules require.
pub(super) fn paid(context: &QuoteContext<'_>, request: &QuoteRequest<'_>) -> Vec<Cost> {
    let ruled = request.rulings.iter().find_map(|it| {
        if let Ruling::Price(price) = &it.ruling {
            Some(price.clone())
        } else {
            None
        }
    });
    ruled.unwrap_or_else(|| {
        let of_rules = context
            .game
            .in_force()
            .filter_map(|(_, change)| match change {
                Change::Price(price) if context.is_of(request, &price.on) => Some(&price.pays),
                _ => None,
            });
        let mut pays = pays(context, request.kind);
        pays.extend(of_rules.flatten().cloned());
        pays
    })
}

fn pays(context: &QuoteContext<'_>, kind: &ActionKind) -> Vec<Cost> {
    let item = |item| Cost::Item(ItemCount { item, count: 1 });
    let mut pays = match kind {
        ActionKind::Repair(_, part) => vec![item(part.spare())],
        ActionKind::Examine => vec![item(Item::Sample)],
        ActionKind::Plant(_) => vec![item(Item::Seed)],
        ActionKind::BuildSpare(place) => {
            let spare = context
                .game
                .mission()
                .sheet
                .facilities
                .iter()
                .find(|it| it.facility == place.facility);
            spare
                .into_iter()
                .flat_map(|it| &it.pays)
                .cloned()
                .map(Cost::Item)
                .collect()
        }
        _ => price(context, kind)
            .map(|price| price.pays.clone())
            .unwrap_or_default(),
    };
    let penalties = context
        .facility(kind)
        .map(|place| context.penalties(place, kind))
        .unwrap_or_default();
    pays.extend(
        penalties
            .into_iter()
            .filter_map(|(_, penalty)| upkeep(penalty))
            .map(Cost::Supply),
    );
    pays
}

/// The printed price of an action of an event or of the mission.
pub(super) fn price<'g>(context: &QuoteContext<'g>, kind: &ActionKind) -> Option<&'g ActionCost> {
    match kind {
        ActionKind::Event(id) => context.event(id).map(|it| &it.cost),
        ActionKind::Mission(id) | ActionKind::MissionAt { action: id, .. } => {
            context.mission_action(id).map(|it| &it.cost)
        }
        _ => None,
    }
}

/// What a red part makes each action in its Facility pay.
const fn upkeep(penalty: Penalty) -> Option<SupplyCount> {
    match penalty {
        Penalty::PayOxygen => Some(SupplyCount {
            resource: Resource::Oxygen,
            count: 1,
        }),
        Penalty::PayEnergy => Some(SupplyCount {
            resource: Resource::Energy,
            count: 1,
        }),
        _ => None,
    }
}

/// Total costs: supplies, items and Morale tokens.
pub(super) fn totals(pays: &[Cost]) -> (BTreeMap<Resource, u8>, BTreeMap<Item, u8>, u8) {
    let (mut supply, mut items, mut tokens) = (BTreeMap::new(), BTreeMap::new(), 0_u8);
    for cost in pays {
        match cost {
            Cost::Supply(it) => add(&mut supply, it.resource, it.count),
            // Looked for by colour, and by marker.
            Cost::Token(_) | Cost::Mark(_) => {}
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
