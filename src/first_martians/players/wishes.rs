//! What a careful crew wants done, the most urgent first.

use std::cell::OnceCell;
use std::collections::BTreeSet;

use super::super::board::{Deed, Place, Planned, Spot, Twin};
use super::super::effect::{Effect, Id, Inside, Link, Moved};
use super::super::game::Game;
use super::super::mission::{Objective, ObjectiveKind, Takes};
use super::super::queries::routes::{beside, explorable};
use super::super::words::{Area, Block, Facility, Item, Part, Region, Resource};
use super::goods::{lying, open, wanted};
use super::intent::Intent;

/// From this number of wounds on healing goes before all else.
const BADLY_WOUNDED: u8 = 4;
/// From this number on healing goes before the objectives.
const WOUNDED: u8 = 3;
/// From here on Stress is brought down.
const STRAINED: u8 = 12;
/// From here on a Malfunction track is brought down.
const CLOSE_TO_A_CARD: u8 = 4;

/// What a careful crew wants done, the most urgent first, each once more than it is planned.
pub(super) fn wishes(game: &Game, twin: &Twin, planned: &[Planned], intent: &Intent) -> Vec<Deed> {
    let mut wishes = Wishes { game, twin, planned, intent, explorable: OnceCell::new(), list: Vec::new() };
    wishes.heal(BADLY_WOUNDED);
    if intent.late {
        // There is no later in which upkeep would pay.
        wishes.objectives();
    }
    wishes.body();
    wishes.base();
    if intent.curious > 1 {
        wishes.land();
    }
    if intent.events_first {
        wishes.events();
    }
    if !intent.late {
        wishes.objectives();
    }
    wishes.events();
    if intent.curious > 0 {
        wishes.land();
    }
    wishes.leisure();
    wishes.list
}

struct Wishes<'a> {
    game: &'a Game,
    twin: &'a Twin,
    planned: &'a [Planned],
    intent: &'a Intent,
    /// The spaces that can be explored, once somebody wants to know.
    explorable: OnceCell<Vec<Region>>,
    list: Vec<Deed>,
}

impl Wishes<'_> {
    fn count(&self, wanted: impl Fn(&Deed) -> bool) -> usize {
        self.planned.iter().filter(|it| wanted(&it.deed)).count()
    }

    fn wish(&mut self, deed: Deed, times: usize) {
        if self.count(|it| *it == deed) < times {
            self.list.push(deed);
        }
    }

    fn wounded(&self) -> Vec<(u8, u8)> {
        let mut by_wounds: Vec<(u8, u8)> = self.twin.seats().zip(&self.twin.crew).map(|(seat, it)| (it.wounds, seat)).collect();
        by_wounds.sort_unstable_by(|a, b| b.cmp(a));
        by_wounds
    }

    fn heal(&mut self, from: u8) {
        for (_, seat) in self.wounded().into_iter().filter(|(wounds, _)| *wounds >= from) {
            self.wish(Deed::HealWound(seat), 1);
        }
    }

    /// What must not wait long: Morale, Stress, tracks about to call for a card.
    fn body(&mut self) {
        let state = self.game.state();
        if state.morale < 0 {
            self.wish(Deed::UnwindMorale, usize::from(state.morale.unsigned_abs()));
        }
        if self.twin.stress >= STRAINED {
            self.wish(Deed::UnwindStress, 1);
        }
        for &block in Block::ALL.iter().filter(|&&block| state.track(block) >= CLOSE_TO_A_CARD) {
            self.wish(Deed::Manage(block), 1);
        }
    }

    /// What keeps the base alive: Shutdown tiles, the Farm, conditions.
    fn base(&mut self) {
        let twin = self.twin;
        for (&place, facility) in &twin.facilities {
            for &resource in facility.tiles.iter().filter(|&&it| twin.get(&Spot::Supply(it)).is_some_and(|there| there > 1)) {
                self.wish(Deed::RemoveShutdown(place, resource), 1);
            }
        }
        self.heal(WOUNDED);
        for (&place, facility) in
            twin.facilities.iter().filter(|(place, _)| place.facility == Facility::Farm && !place.is_spare())
        {
            for (&part, _) in facility.parts.iter().filter(|(_, red)| **red) {
                repairs(twin, place, part).into_iter().for_each(|deed| self.wish(deed, 1));
            }
        }
        for (seat, id_board) in twin.seats().zip(&twin.crew) {
            id_board.conditions.iter().for_each(|&condition| self.wish(Deed::HealCondition(seat, condition), 1));
        }
    }

    fn objectives(&mut self) {
        let mut open = open(self.game);
        if self.intent.sideways {
            // The far end first, or what is optional.
            open.reverse();
            let first = if self.intent.leaning.is_multiple_of(2) { ObjectiveKind::Mandatory } else { ObjectiveKind::Optional };
            open.sort_by_key(|(it, _)| it.kind != first);
        }
        let (before, after) = open.split_at(open.iter().take_while(|(it, _)| it.kind == open[0].0.kind).count());
        before.iter().for_each(|(objective, left)| self.objective(objective, *left));
        self.samples();
        if self.game.threshold().is_some_and(|most| i16::from(self.twin.broken_parts()) > i16::from(most)) {
            self.repairs();
        }
        after.iter().for_each(|(objective, left)| self.objective(objective, *left));
    }

    fn objective(&mut self, objective: &Objective, left: u8) {
        let left = usize::from(left);
        match &objective.takes {
            Takes::Build(build) => {
                let on_board = Place::on_board(build.facility);
                let places = (on_board + 1..=9).map(|number| Place::new(build.facility, number));
                let missing =
                    left.saturating_sub(self.count(|it| matches!(it, Deed::BuildSpare(at) if at.facility == build.facility)));
                let free: Vec<Place> =
                    places.filter(|place| !self.twin.facilities.contains_key(place)).take(missing.min(2)).collect();
                free.into_iter().for_each(|place| self.wish(Deed::BuildSpare(place), 1));
            }
            Takes::Plant {} => self.plant(),
            Takes::Act(act) => self.wish(Deed::Mission(act.action.clone()), left),
            Takes::Reach(reach) => {
                let moving = self.game.mission().sheet.actions.iter().filter(|action| moves(&action.effects, &reach.track));
                moving.for_each(|action| self.wish(Deed::Mission(action.id.clone()), 2));
            }
            Takes::Explore(it) => self.explore(&it.regions, left),
            Takes::Gather(it) => self.gather(&it.regions, left),
            Takes::Have(have) if have.item == Item::Seed => {}
            Takes::Have(_) | Takes::Threshold {} | Takes::Words {} => {}
        }
    }

    fn plant(&mut self) {
        let farms: Vec<Place> = self.twin.of_kind(Facility::Farm).collect();
        farms.into_iter().for_each(|farm| self.wish(Deed::Plant(farm), 1));
    }

    /// As many of these regions as are left, in the order that this crew leans to; the space on the way there where they are far.
    fn explore(&mut self, regions: &[Region], left: usize) {
        if regions.is_empty() {
            self.nearest(left);
            return;
        }
        let planned = self.count(|it| matches!(it, Deed::Explore(region) if regions.contains(region)));
        let unknown: Vec<Region> = self.leaning(regions).into_iter().filter(|it| self.twin.map.at(*it).is_none()).collect();
        let wanted: Vec<Region> = unknown.into_iter().take(left).collect();
        if planned < left {
            wanted.into_iter().for_each(|region| self.head_for(region));
        }
    }

    fn gather(&mut self, regions: &[Region], left: usize) {
        let lie: Vec<Region> = self.twin.map.explored.iter().filter(|it| it.objectives > 0).map(|it| it.region).collect();
        let named: Vec<Region> = lie.into_iter().filter(|it| regions.is_empty() || regions.contains(it)).collect();
        let at_hand = named.len();
        named.into_iter().for_each(|region| self.wish(Deed::GatherObjective(region), 1));
        let far: Vec<Region> = self.leaning(regions).into_iter().filter(|it| self.twin.map.at(*it).is_none()).collect();
        far.into_iter().take(left.saturating_sub(at_hand)).for_each(|region| self.head_for(region));
    }

    fn leaning(&self, regions: &[Region]) -> Vec<Region> {
        let mut regions = regions.to_vec();
        if !regions.is_empty() {
            let by = self.intent.leaning % regions.len();
            regions.rotate_left(by);
        }
        // What can be had today goes before what lies behind it.
        let near = self.explorable();
        regions.sort_by_key(|it| (it.ring, !near.contains(it)));
        regions
    }

    fn explorable(&self) -> &[Region] {
        self.explorable.get_or_init(|| explorable(self.game))
    }

    /// Explores that region, or the first space on a shortest way to it.
    fn head_for(&mut self, target: Region) {
        let mut seen = BTreeSet::from([target]);
        let mut rim = vec![target];
        while !rim.is_empty() {
            if let Some(&region) = rim.iter().find(|it| self.explorable().contains(it)) {
                self.wish(Deed::Explore(region), 1);
                return;
            }
            // What was explored this sol is crossed from the next one on.
            if rim.iter().any(|it| self.twin.map.at(*it).is_some_and(|space| space.since >= self.game.state().sol)) {
                return;
            }
            let next = rim.iter().flat_map(|it| beside(self.game, &self.twin.map, *it));
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
        near.into_iter().take(count).for_each(|region| self.wish(Deed::Explore(region), 1));
    }

    fn samples_wanted(&self) -> u8 {
        wanted(self.game).get(&Item::Sample).copied().unwrap_or(0)
    }

    /// The samples that objectives and events take.
    fn samples(&mut self) {
        let missing = usize::from(self.samples_wanted().saturating_sub(lying(self.twin, Item::Sample)));
        let missing = missing.saturating_sub(self.count(|it| matches!(it, Deed::GatherSample(_))));
        self.gather_samples(missing);
    }

    fn gather_samples(&mut self, count: usize) {
        let sources: Vec<Region> = self.twin.map.explored.iter().filter(|it| it.samples > 0).map(|it| it.region).collect();
        let known = sources.len();
        sources.into_iter().take(count).for_each(|region| self.wish(Deed::GatherSample(region), 1));
        let exploring = self.count(|it| matches!(it, Deed::Explore(_)));
        if count > known && exploring == 0 {
            self.nearest(1);
        }
    }

    fn events(&mut self) {
        // Where food runs out everybody is needed for what feeds the crew.
        if self.twin.get(&Spot::Supply(Resource::Food)).unwrap_or(0) > 0 {
            let open = self.game.state().open_events.iter().map(|open| open.event.clone());
            open.collect::<Vec<Id>>().into_iter().for_each(|event| self.wish(Deed::Event(event), 1));
        }
    }

    /// A look around: new land, samples and what they tell, seeds, Upgrades.
    fn land(&mut self) {
        let there = |item| self.twin.get(&Spot::Cargo(Area::Available, item)).unwrap_or(0);
        let (samples, seeds) = (there(Item::Sample), there(Item::Seed));
        if self.twin.get(&Spot::Examined).is_some_and(|examined| examined > 0) {
            self.wish(Deed::Discover, 1);
        }
        if samples > self.samples_wanted() {
            self.wish(Deed::Examine, 1);
        }
        if seeds > 0 {
            self.plant();
        }
        let ready = self.twin.upgrades.iter().filter(|(_, at)| **at == 1).map(|(id, _)| id.clone());
        ready.collect::<Vec<Id>>().into_iter().for_each(|id| self.wish(Deed::BuildUpgrade(id), 1));
        if self.count(|it| matches!(it, Deed::GatherSample(_) | Deed::Explore(_))) == 0 {
            self.gather_samples(1);
        }
        if self.count(|it| matches!(it, Deed::Explore(_))) == 0 {
            self.nearest(1);
        }
    }

    fn repairs(&mut self) {
        let twin = self.twin;
        for (&place, facility) in &twin.facilities {
            for (&part, _) in facility.parts.iter().filter(|(_, red)| **red) {
                repairs(twin, place, part).into_iter().take(1).for_each(|deed| self.wish(deed, 1));
            }
        }
    }

    /// What is done with pawns that nobody needs elsewhere.
    fn leisure(&mut self) {
        let state = self.game.state();
        self.repairs();
        for &block in Block::ALL.iter().filter(|&&block| state.track(block) > 1) {
            self.wish(Deed::Manage(block), 1);
        }
        if state.morale < 2 {
            self.wish(Deed::UnwindMorale, 1);
        }
        self.heal(1);
        self.wish(Deed::Rest, usize::MAX);
    }
}

/// Whether something in there moves that track.
fn moves(effects: &[Effect], track: &str) -> bool {
    effects.iter().any(|effect| {
        let link = effect.kind().link;
        let own = if let Link::Moves(Moved::Track(change)) = link { change.track == track } else { false };
        own || match link.inside() {
            Inside::Nothing => false,
            Inside::If(branch) => moves(&branch.then, track) || moves(&branch.or_else, track),
            Inside::Choose(choice) => choice.options.iter().any(|way| moves(&way.effects, track)),
        }
    })
}

/// A spare part first; else the same part of a Facility that can do without.
fn repairs(twin: &Twin, place: Place, part: Part) -> Vec<Deed> {
    let spare = Deed::Repair(place, part);
    let donors = twin.places().filter(|donor| matches!(donor.facility, Facility::ControlCenter | Facility::ProbeBay));
    let green = donors.filter(|&donor| twin.get(&Spot::Part(donor, part)) == Some(0));
    let switch = green.filter(|_| place.facility == Facility::Farm).map(|donor| Deed::Switch { place, part, donor });
    std::iter::once(spare).chain(switch.take(1)).collect()
}
