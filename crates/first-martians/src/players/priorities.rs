//! What a careful crew wants done, the most urgent first.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use super::action_values::ActionValue;
use super::goods::{Wanted, lying, open};
use super::intent::Intent;
use super::tracks::{self, Height, lowering};
use crate::board::{ActionKind, BoardCounter, BoardState, Place, PlannedAction};
use crate::effect::Id;
use crate::game::Game;
use crate::mission::{Objective, ObjectiveKind, Takes, TokenAt};
use crate::queries::routes::{explorable, neighbours};
use crate::queries::routes_of_action;
use crate::queries::upkeep::threshold_needs_repairs;
use crate::vocabulary::{Area, Block, Facility, Item, Part, Region, Resource};

/// From this number of wounds on healing goes before all else.
pub(super) const BADLY_WOUNDED: u8 = 4;
/// From this number on healing goes before the objectives.
pub(super) const WOUNDED: u8 = 3;
/// From here on Stress is brought down.
const STRAINED: u8 = 12;
/// From here on a Malfunction track is brought down.
const CLOSE_TO_A_CARD: u8 = 4;
/// What brings so much more than its pawns goes before the objectives.
const URGENT: i32 = 200;

/// What a careful crew wants done, the most urgent first, each once more than it is planned.
pub(super) fn priorities(
    game: &Game,
    board: &BoardState,
    planned: &[PlannedAction],
    intent: &Intent,
) -> Vec<ActionKind> {
    let mut priorities = Priorities {
        game,
        board,
        planned,
        intent,
        explorable: OnceCell::new(),
        list: Vec::new(),
    };
    priorities.heal(BADLY_WOUNDED);
    if intent.late {
        // There is no later in which upkeep would pay.
        priorities.objectives();
    }
    priorities.body();
    priorities.base();
    if intent.curious > 1 {
        priorities.land();
    }
    priorities.events(|it| it.net > URGENT);
    if intent.events_first {
        priorities.events(|it| it.net > 0);
    }
    if !intent.late {
        priorities.objectives();
    }
    priorities.events(|it| it.net > 0);
    priorities.actions(|it| it.net > 0);
    if intent.curious > 0 {
        priorities.land();
    }
    priorities.events(|it| it.gain > 0);
    priorities.leisure();
    priorities.list
}

struct Priorities<'a> {
    game: &'a Game,
    board: &'a BoardState,
    planned: &'a [PlannedAction],
    intent: &'a Intent,
    /// The spaces that can be explored, once somebody wants to know.
    explorable: OnceCell<Vec<Region>>,
    list: Vec<ActionKind>,
}

impl Priorities<'_> {
    fn count(&self, wanted: impl Fn(&ActionKind) -> bool) -> usize {
        self.planned.iter().filter(|it| wanted(&it.kind)).count()
    }

    fn want(&mut self, kind: ActionKind, times: usize) {
        if self.count(|it| *it == kind) < times {
            self.list.push(kind);
        }
    }

    fn wounded(&self) -> Vec<(u8, u8)> {
        let mut by_wounds: Vec<(u8, u8)> = self
            .board
            .seats()
            .zip(&self.board.crew)
            .map(|(seat, it)| (it.wounds, seat))
            .collect();
        by_wounds.sort_unstable_by(|a, b| b.cmp(a));
        by_wounds
    }

    fn heal(&mut self, from: u8) {
        for (_, seat) in self
            .wounded()
            .into_iter()
            .filter(|(wounds, _)| *wounds >= from)
        {
            self.want(ActionKind::HealWound(seat), 1);
        }
    }

    /// What must not wait long: Morale, Stress, tracks about to call for a card.
    fn body(&mut self) {
        let state = self.game.state();
        if state.morale < 0 {
            self.want(
                ActionKind::UnwindMorale,
                usize::from(state.morale.unsigned_abs()),
            );
        }
        if self.board.stress >= STRAINED {
            self.want(ActionKind::UnwindStress, 1);
        }
        for &block in Block::ALL
            .iter()
            .filter(|&&block| state.track(block) >= CLOSE_TO_A_CARD)
        {
            self.want(ActionKind::Manage(block), 1);
        }
        lowering(self.game, Height::Upper)
            .into_iter()
            .for_each(|action| self.act(&action, 1));
        self.actions(|it| it.net > URGENT);
    }

    /// What keeps the base alive: Shutdown tiles, the Farm, conditions.
    fn base(&mut self) {
        let board = self.board;
        for (&place, facility) in &board.facilities {
            for &resource in facility.tiles.iter().filter(|&&it| {
                board
                    .get(&BoardCounter::Supply(it))
                    .is_some_and(|there| there > 1)
            }) {
                self.want(ActionKind::RemoveShutdown(place, resource), 1);
            }
        }
        self.heal(WOUNDED);
        for (&place, facility) in board
            .facilities
            .iter()
            .filter(|(place, _)| place.facility == Facility::Farm && !place.is_spare())
        {
            for (&part, _) in facility.parts.iter().filter(|(_, red)| **red) {
                repairs(board, place, part)
                    .into_iter()
                    .for_each(|kind| self.want(kind, 1));
            }
        }
        for (seat, id_board) in board.seats().zip(&board.crew) {
            id_board
                .conditions
                .iter()
                .for_each(|&condition| self.want(ActionKind::HealCondition(seat, condition), 1));
        }
    }

    fn objectives(&mut self) {
        let mut open = open(self.game);
        if self.intent.sideways {
            // The last first, or the optional ones.
            open.reverse();
            let first = if self.intent.leaning.is_multiple_of(2) {
                ObjectiveKind::Mandatory
            } else {
                ObjectiveKind::Optional
            };
            open.sort_by_key(|(it, _)| it.kind != first);
        }
        let (before, after) = open.split_at(
            open.iter()
                .take_while(|(it, _)| it.kind == open[0].0.kind)
                .count(),
        );
        before
            .iter()
            .for_each(|(objective, left)| self.objective(objective, *left));
        self.samples();
        if threshold_needs_repairs(self.game) {
            self.repairs();
        }
        after
            .iter()
            .for_each(|(objective, left)| self.objective(objective, *left));
    }

    fn objective(&mut self, objective: &Objective, left: u8) {
        let left = usize::from(left);
        match &objective.requirement {
            Takes::Build(build) => {
                let on_board = Place::count_on_board(build.facility);
                let places = (on_board + 1..=9).map(|number| Place::new(build.facility, number));
                let missing = left.saturating_sub(self.count(
                    |it| matches!(it, ActionKind::BuildSpare(at) if at.facility == build.facility),
                ));
                let free: Vec<Place> = places
                    .filter(|place| !self.board.facilities.contains_key(place))
                    .take(missing.min(2))
                    .collect();
                free.into_iter()
                    .for_each(|place| self.want(ActionKind::BuildSpare(place), 1));
            }
            Takes::Plant {} => self.plant(),
            Takes::Act(act) => self.act(&act.action, left),
            Takes::Reach(reach) => {
                tracks::towards(self.game, &reach.track, reach.number)
                    .iter()
                    .for_each(|action| self.act(action, 2));
            }
            Takes::Explore(it) => self.explore(&it.regions, left),
            Takes::Gather(it) => self.gather(&it.regions, left),
            Takes::TokenTaken(it) => {
                let tokens = self
                    .game
                    .state()
                    .tokens
                    .iter()
                    .filter(|(id, _)| it.wants(id));
                let at = tokens.filter_map(|(_, place)| place.at());
                let regions = at.filter_map(|at| {
                    if let TokenAt::Region(region) = at {
                        Some(region)
                    } else {
                        None
                    }
                });
                let regions: Vec<Region> = regions.collect();
                if !regions.is_empty() {
                    self.gather(&regions, left);
                }
            }
            Takes::Have(have) if have.item == Item::Seed => {}
            Takes::Have(_) | Takes::Threshold(_) | Takes::Words {} => {}
        }
    }

    /// An action of the mission; outside the HUB in the explored region where it takes the fewest pawns, or on the way to one.
    fn act(&mut self, id: &str, times: usize) {
        let Some(action) = self.game.known_action(id) else {
            return;
        };
        let Some(named) = self.game.regions_of(action) else {
            self.want(ActionKind::Mission(action.id.clone()), times);
            return;
        };
        let here = |it: &ActionKind| it.mission_action() == Some(&action.id);
        if self.count(here) >= times {
            return;
        }
        let explored = self.board.map.explored.iter().map(|space| space.region);
        let there = explored.filter(|region| named.is_empty() || named.contains(region));
        let actions = there.map(|region| ActionKind::MissionAt {
            action: action.id.clone(),
            region,
        });
        let priced = actions.filter_map(|kind| {
            let way = routes_of_action(self.game, &kind, None)
                .into_iter()
                .next()?;
            Some((way.pawns, kind))
        });
        match priced.min() {
            Some((_, kind)) => self.want(kind, times),
            None if named.is_empty() => self.nearest(1),
            None => self
                .leaning(&named)
                .into_iter()
                .take(1)
                .for_each(|region| self.head_for(region)),
        }
    }

    fn plant(&mut self) {
        let farms: Vec<Place> = self.board.places_of_kind(Facility::Farm).collect();
        farms
            .into_iter()
            .for_each(|farm| self.want(ActionKind::Plant(farm), 1));
    }

    /// As many of these regions as are left, in the order that this crew prefers; the next space towards those out of reach.
    fn explore(&mut self, regions: &[Region], left: usize) {
        if regions.is_empty() {
            self.nearest(left);
            return;
        }
        let planned =
            self.count(|it| matches!(it, ActionKind::Explore(region) if regions.contains(region)));
        let unknown: Vec<Region> = self
            .leaning(regions)
            .into_iter()
            .filter(|it| self.board.map.at(*it).is_none())
            .collect();
        let wanted: Vec<Region> = unknown.into_iter().take(left).collect();
        if planned < left {
            wanted.into_iter().for_each(|region| self.head_for(region));
        }
    }

    fn gather(&mut self, regions: &[Region], left: usize) {
        let with_tokens: Vec<Region> = self
            .board
            .map
            .explored
            .iter()
            .filter(|it| it.objectives > 0)
            .map(|it| it.region)
            .collect();
        let named: Vec<Region> = with_tokens
            .into_iter()
            .filter(|it| regions.is_empty() || regions.contains(it))
            .collect();
        let at_hand = named.len();
        named
            .into_iter()
            .for_each(|region| self.want(ActionKind::GatherObjective(region), 1));
        let far: Vec<Region> = self
            .leaning(regions)
            .into_iter()
            .filter(|it| self.board.map.at(*it).is_none())
            .collect();
        far.into_iter()
            .take(left.saturating_sub(at_hand))
            .for_each(|region| self.head_for(region));
    }

    fn leaning(&self, regions: &[Region]) -> Vec<Region> {
        let mut regions = regions.to_vec();
        if !regions.is_empty() {
            let by = self.intent.leaning % regions.len();
            regions.rotate_left(by);
        }
        // What is in reach goes before what is behind it.
        let near = self.explorable();
        regions.sort_by_key(|it| (it.ring, !near.contains(it)));
        regions
    }

    fn explorable(&self) -> &[Region] {
        self.explorable.get_or_init(|| explorable(self.game))
    }

    /// Explores a region, or the first space on a shortest route to it.
    fn head_for(&mut self, target: Region) {
        let mut seen = BTreeSet::from([target]);
        let mut rim = vec![target];
        while !rim.is_empty() {
            if let Some(&region) = rim.iter().find(|it| self.explorable().contains(it)) {
                self.want(ActionKind::Explore(region), 1);
                return;
            }
            // Regions explored this sol can be crossed from the next one on.
            if rim.iter().any(|it| {
                self.board
                    .map
                    .at(*it)
                    .is_some_and(|space| space.explored_in >= self.game.state().sol)
            }) {
                return;
            }
            let next = rim
                .iter()
                .flat_map(|it| neighbours(self.game, &self.board.map, *it));
            rim = next.filter(|it| seen.insert(*it)).collect();
        }
    }

    fn nearest(&mut self, count: usize) {
        let mut near = self.explorable().to_vec();
        if near.is_empty() {
            return;
        }
        let by = self.intent.leaning % near.len();
        near.rotate_left(by);
        near.sort_by_key(|it| it.ring);
        near.into_iter()
            .take(count)
            .for_each(|region| self.want(ActionKind::Explore(region), 1));
    }

    fn samples_wanted(&self) -> u8 {
        Wanted::of(self.game).items(Item::Sample)
    }

    /// Gathers the samples that objectives and events require.
    fn samples(&mut self) {
        let missing = usize::from(
            self.samples_wanted()
                .saturating_sub(lying(self.board, Item::Sample)),
        );
        let missing =
            missing.saturating_sub(self.count(|it| matches!(it, ActionKind::GatherSample(_))));
        self.gather_samples(missing);
    }

    fn gather_samples(&mut self, count: usize) {
        let sources: Vec<Region> = self
            .board
            .map
            .explored
            .iter()
            .filter(|it| it.samples > 0)
            .map(|it| it.region)
            .collect();
        let known = sources.len();
        sources
            .into_iter()
            .take(count)
            .for_each(|region| self.want(ActionKind::GatherSample(region), 1));
        let exploring = self.count(|it| matches!(it, ActionKind::Explore(_)));
        if count > known && exploring == 0 {
            self.nearest(1);
        }
    }

    /// Actions of events that bring so much, the best first.
    fn events(&mut self, worth_it: fn(ActionValue) -> bool) {
        // Without food everybody is needed for the Farm.
        if self
            .board
            .get(&BoardCounter::Supply(Resource::Food))
            .unwrap_or(0)
            > 0
        {
            let events = self
                .intent
                .action_values
                .events()
                .into_iter()
                .filter(|(_, it)| worth_it(*it));
            events.for_each(|(event, _)| self.want(ActionKind::Event(event.clone()), 1));
        }
    }

    /// Actions of the mission that bring so much, the best first.
    fn actions(&mut self, worth_it: fn(ActionValue) -> bool) {
        let actions = self
            .intent
            .action_values
            .actions()
            .into_iter()
            .filter(|(_, it)| worth_it(*it));
        actions.for_each(|(action, _)| self.act(action, 1));
    }

    /// Exploring, research, seeds and Upgrades for their own sake.
    fn land(&mut self) {
        let there = |item| {
            self.board
                .get(&BoardCounter::Cargo(Area::Available, item))
                .unwrap_or(0)
        };
        let (samples, seeds) = (there(Item::Sample), there(Item::Seed));
        if self
            .board
            .get(&BoardCounter::Examined)
            .is_some_and(|examined| examined > 0)
        {
            self.want(ActionKind::Discover, 1);
        }
        if samples > self.samples_wanted() {
            self.want(ActionKind::Examine, 1);
        }
        if seeds > 0 {
            self.plant();
        }
        let ready = self
            .board
            .upgrades
            .iter()
            .filter(|(_, at)| **at == 1)
            .map(|(id, _)| id.clone());
        ready
            .collect::<Vec<Id>>()
            .into_iter()
            .for_each(|id| self.want(ActionKind::BuildUpgrade(id), 1));
        if self.count(|it| matches!(it, ActionKind::GatherSample(_) | ActionKind::Explore(_))) == 0
        {
            self.gather_samples(1);
        }
        if self.count(|it| matches!(it, ActionKind::Explore(_))) == 0 {
            self.nearest(1);
        }
    }

    fn repairs(&mut self) {
        let board = self.board;
        for (&place, facility) in &board.facilities {
            for (&part, _) in facility.parts.iter().filter(|(_, red)| **red) {
                repairs(board, place, part)
                    .into_iter()
                    .take(1)
                    .for_each(|kind| self.want(kind, 1));
            }
        }
    }

    /// Actions for pawns that are not needed elsewhere.
    fn leisure(&mut self) {
        let state = self.game.state();
        self.repairs();
        for &block in Block::ALL.iter().filter(|&&block| state.track(block) > 1) {
            self.want(ActionKind::Manage(block), 1);
        }
        lowering(self.game, Height::Risen)
            .into_iter()
            .for_each(|action| self.act(&action, 1));
        if state.morale < 2 {
            self.want(ActionKind::UnwindMorale, 1);
        }
        self.heal(1);
        self.want(ActionKind::Rest, usize::MAX);
    }
}

/// Repairs with a spare part; else by a switch with a Facility that is needed less.
fn repairs(board: &BoardState, place: Place, part: Part) -> Vec<ActionKind> {
    let spare = ActionKind::Repair(place, part);
    let donors = board
        .facility_places()
        .filter(|donor| matches!(donor.facility, Facility::ControlCenter | Facility::ProbeBay));
    let green = donors.filter(|&donor| board.get(&BoardCounter::Part(donor, part)) == Some(0));
    let switch = green
        .filter(|_| place.facility == Facility::Farm)
        .map(|donor| ActionKind::Switch { place, part, donor });
    std::iter::once(spare).chain(switch.take(1)).collect()
}
