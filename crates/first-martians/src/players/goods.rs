//! What a crew prepares before planning: items that its objectives and events require.

use std::collections::BTreeMap;

use super::Player;
use crate::board::{BoardCounter, BoardState, Place};
use crate::command::Command;
use crate::effect::{ActionCost, Cost, Id};
use crate::game::Game;
use crate::mission::{Brings, Objective, ObjectiveKind, SheetValue, Takes};
use crate::queries::upkeep::threshold_needs_repairs;
use crate::vocabulary::{Area, Facility, Group, Item, Resource};

/// The most preparations in a sol.
const MOST: u8 = 6;

impl Player {
    /// The next preparation before planning; `None` when all is ready.
    pub(super) fn prepare(&mut self, game: &Game, board: &BoardState) -> Option<Command> {
        if self.intent.prepared >= MOST
            || game
                .state()
                .board
                .as_ref()
                .is_some_and(|board| !board.plan.is_empty())
        {
            return None;
        }
        self.intent.prepared += 1;
        if let Some(command) = self.drawn_upgrade(game, board) {
            self.intent.prepared = 0;
            return Some(command);
        }
        if board
            .get(&BoardCounter::Cargo(Area::Available, Item::Poi))
            .is_some_and(|pois| pois > 0)
        {
            let icons = &game.mission().sheet.pois;
            let poi = icons
                .get(self.roll(icons.len() + 1))
                .map(|poi| poi.id.clone());
            return Some(Command::UsePoi { poi });
        }
        let lacking = lacking(game, board);
        exchange(game, board, &lacking).or_else(|| dismantle(game, board, &lacking))
    }

    /// Draws the Upgrade cards that the mission deals, where the set-up has left them out.
    fn drawn_upgrade(&mut self, game: &Game, board: &BoardState) -> Option<Command> {
        let state = game.state();
        let dealt = usize::try_from(game.sheet().get(SheetValue::Upgrades)?).unwrap_or(0);
        let left: Vec<_> = board
            .upgrades
            .iter()
            .filter(|(_, at)| **at == 0)
            .map(|(id, _)| id)
            .collect();
        let gone = (board.upgrades.len() - left.len())
            .saturating_sub(usize::from(state.crew.has_autoscanner()));
        if state.sol > 1
            || !state.upgrade_cards.is_empty()
            || gone >= dealt
            || self.intent.dealt >= dealt
        {
            return None;
        }
        self.intent.dealt += 1;
        let id = *left.get(self.roll(left.len()))?;
        Some(Command::CorrectBoard {
            spot: BoardCounter::Upgrade(id.clone()),
            to: 1,
        })
    }
}

/// The visible objectives that are not met and the successes they need, mandatory ones first, without the Threshold.
pub(super) fn open(game: &Game) -> Vec<(&Objective, u8)> {
    let shown = |it: &Objective| {
        game.state()
            .objectives
            .get(&it.id)
            .filter(|_| game.is_open(it))
            .map(|at| at.done)
    };
    let objectives = game
        .mission()
        .sheet
        .objectives
        .iter()
        .filter(|it| it.kind != ObjectiveKind::Threshold);
    let mut open: Vec<_> = objectives
        .filter_map(|it| {
            let left = game.goal(it).saturating_sub(shown(it)?);
            Some((it, left.div_ceil(it.step.max(1)).max(1)))
        })
        .collect();
    open.sort_by_key(|(it, _)| (it.kind, game.deadline(it).unwrap_or(u8::MAX)));
    // Of a group the one that is nearest to done.
    let nearest = |group: &Id| {
        let of_group = open
            .iter()
            .filter(|(it, _)| it.either.as_ref() == Some(group));
        of_group
            .min_by_key(|(_, left)| *left)
            .map(|(it, _)| it.id.clone())
    };
    let kept: Vec<bool> = open
        .iter()
        .map(|(it, _)| {
            it.either
                .as_ref()
                .is_none_or(|group| nearest(group).as_ref() == Some(&it.id))
        })
        .collect();
    open.into_iter()
        .zip(kept)
        .filter(|(_, kept)| *kept)
        .map(|(it, _)| it)
        .collect()
}

/// How many of an item are in both areas of the Cargo Bay.
pub(super) fn lying(board: &BoardState, item: Item) -> u8 {
    let there = |&area: &Area| board.get(&BoardCounter::Cargo(area, item)).unwrap_or(0);
    Area::ALL.iter().map(there).fold(0, u8::saturating_add)
}

/// What the open objectives and events require.
#[derive(Debug, Default)]
pub(super) struct Wanted {
    items: BTreeMap<Item, u8>,
    supplies: BTreeMap<Resource, u8>,
}

impl Wanted {
    /// What is required now.
    pub(super) fn of(game: &Game) -> Self {
        let mut wanted = Self::default();
        let sheet = &game.mission().sheet;
        for (objective, left) in open(game) {
            match &objective.requirement {
                Takes::Build(build) => {
                    let spare = sheet
                        .facilities
                        .iter()
                        .find(|it| it.facility == build.facility);
                    spare
                        .into_iter()
                        .flat_map(|it| &it.pays)
                        .for_each(|it| wanted.item(it.item, it.count));
                }
                Takes::Act(act) => {
                    let action = game.known_action(&act.action);
                    action
                        .into_iter()
                        .for_each(|action| wanted.price(&action.cost, left));
                }
                Takes::Have(have) => wanted.item(have.item, have.count),
                Takes::Plant {} => wanted.item(Item::Seed, 1),
                Takes::Reach(_)
                | Takes::Explore(_)
                | Takes::Gather(_)
                | Takes::Threshold(_)
                | Takes::TokenTaken(_)
                | Takes::Words {} => {}
            }
        }
        for open in &game.state().open_events {
            let event = game.mission().elements.events.get(&open.event);
            if let Some(Brings::Action(action)) = event.and_then(|it| it.brings.as_ref()) {
                wanted.price(&action.cost, 1);
            }
        }
        wanted
    }

    fn item(&mut self, item: Item, count: u8) {
        let there = self.items.entry(item).or_default();
        *there = there.saturating_add(count);
    }

    fn price(&mut self, cost: &ActionCost, times: u8) {
        for cost in &cost.pays {
            match cost {
                Cost::Item(it) => self.item(it.item, it.count.saturating_mul(times)),
                Cost::Supply(it) => {
                    let there = self.supplies.entry(it.resource).or_default();
                    *there = there.saturating_add(it.count.saturating_mul(times));
                }
                Cost::Token(_) | Cost::Mark(_) | Cost::MoraleTokens(_) => {}
            }
        }
    }

    /// How many of an item.
    pub(super) fn items(&self, item: Item) -> u8 {
        self.items.get(&item).copied().unwrap_or(0)
    }

    /// How much of a resource.
    pub(super) fn supplies(&self, resource: Resource) -> u8 {
        self.supplies.get(&resource).copied().unwrap_or(0)
    }
}

/// The required items that are missing from the Cargo Bay.
pub(super) fn lacking(game: &Game, board: &BoardState) -> BTreeMap<Item, u8> {
    let wanted = Wanted::of(game).items.into_iter();
    wanted
        .map(|(item, count)| (item, count.saturating_sub(lying(board, item))))
        .filter(|(_, count)| *count > 0)
        .collect()
}

/// Exchanges an Upgrade card for a missing part, or for one to repair what exceeds the Threshold.
fn exchange(game: &Game, board: &BoardState, lacking: &BTreeMap<Item, u8>) -> Option<Command> {
    let over = threshold_needs_repairs(game) && game.only_threshold_left();
    let ready = game
        .mission()
        .game_box
        .upgrades
        .iter()
        .filter(|it| board.upgrades.get(&it.id) == Some(&1));
    let serves = |part: &Item| lacking.contains_key(part) || over;
    let mut serving = ready.filter(|it| it.parts.iter().any(serves));
    serving.next().map(|it| Command::ExchangeUpgrade {
        upgrade: it.id.clone(),
    })
}

/// Dismantles a missing part in a Facility that is least needed.
fn dismantle(game: &Game, board: &BoardState, lacking: &BTreeMap<Item, u8>) -> Option<Command> {
    let donors = match game.mission().sheet.group {
        Group::Research => [
            Facility::GarageHall,
            Facility::MedLab,
            Facility::ProbeBay,
            Facility::ControlCenter,
        ],
        _ => [
            Facility::ProbeBay,
            Facility::Lab,
            Facility::MedLab,
            Facility::ControlCenter,
        ],
    };
    let places = donors.into_iter().flat_map(|facility| {
        board
            .places_of_kind(facility)
            .filter(|&place| !board.is_shut(place))
    });
    let mut green = places.flat_map(|place: Place| {
        let parts = board
            .facilities
            .get(&place)
            .into_iter()
            .flat_map(|it| &it.parts);
        parts
            .filter(|(_, red)| !**red)
            .map(move |(&part, _)| (place, part))
    });
    let (place, part) = green.find(|(_, part)| lacking.contains_key(&part.spare()))?;
    Some(Command::Dismantle { place, part })
}
