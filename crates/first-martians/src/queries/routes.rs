//! The map as a graph of spaces, and the routes through it (almanac, Distanze e Movimento).

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Feature, Map, Risk, Route};
use crate::game::Game;
use crate::standing::Change;
use crate::vocabulary::{AdventureType, Direction, Region, Rover};

/// Whether the map has that space.
pub fn exists(game: &Game, region: Region) -> bool {
    game.mission()
        .game_box
        .board
        .map
        .get(&region.ring)
        .is_some_and(|there| there.contains(&region.direction))
}

fn directions(game: &Game, ring: u8) -> impl Iterator<Item = Direction> {
    let there = game.mission().game_box.board.map.get(&ring);
    Direction::ALL
        .iter()
        .copied()
        .filter(move |direction| there.is_some_and(|it| it.contains(direction)))
}

/// The neighbours of a space: left and right in its ring, one ring out and one in. A closed outer side is not crossed.
pub fn neighbours(game: &Game, map: &Map, region: Region) -> Vec<Region> {
    let ring: Vec<Direction> = directions(game, region.ring).collect();
    let mut regions = BTreeSet::new();
    if let Some(at) = ring.iter().position(|&it| it == region.direction) {
        for step in [1, ring.len() - 1] {
            regions.extend(ring.get((at + step) % ring.len()).map(|&direction| Region {
                direction,
                ..region
            }));
        }
    }
    let outer = Region {
        ring: region.ring.saturating_add(1),
        ..region
    };
    if !is_closed(map, region) {
        let _ = regions.insert(outer);
    }
    if let Some(inner) = region
        .ring
        .checked_sub(1)
        .map(|ring| Region { ring, ..region })
        && !is_closed(map, inner)
    {
        let _ = regions.insert(inner);
    }
    let _ = regions.remove(&region);
    regions.into_iter().filter(|it| exists(game, *it)).collect()
}

/// Whether a region is not connected to the ring outside it.
fn is_closed(map: &Map, region: Region) -> bool {
    map.at(region)
        .is_some_and(|space| space.tile.features.contains(&Feature::ClosedOuter))
}

/// Whether a space is a neighbour of `from`, or of the HUB where it is `None`.
pub(crate) fn is_neighbour(game: &Game, map: &Map, from: Option<Region>, to: Region) -> bool {
    match from {
        None => to.ring == 1 && exists(game, to),
        Some(from) => neighbours(game, map, from).contains(&to),
    }
}

/// Whether a region can be crossed: it was explored in an earlier sol (almanac, 6. Garage), and no standing rule closes it.
pub(crate) fn is_crossable(game: &Game, map: &Map, region: Region) -> bool {
    was_explored(game, map, region) && !is_closed_by_rule(game, region)
}

/// Whether a standing rule of the mission closes the region.
fn is_closed_by_rule(game: &Game, region: Region) -> bool {
    game.in_force().any(|(_, change)| matches!(change, Change::RegionClosed(closed) if closed.regions.contains(&region)))
}

/// Whether a region was explored in an earlier sol.
pub(crate) fn was_explored(game: &Game, map: &Map, region: Region) -> bool {
    map.at(region)
        .is_some_and(|space| space.explored_in < game.state().sol)
}

/// The spaces that can be explored this sol: unexplored neighbours of the HUB or of a region in reach (almanac, 6. Garage).
pub fn explorable(game: &Game) -> Vec<Region> {
    let Some(board) = game.state().board_state() else {
        return Vec::new();
    };
    let spaces =
        game.mission().game_box.board.map.keys().flat_map(|&ring| {
            directions(game, ring).map(move |direction| Region { ring, direction })
        });
    let reached: BTreeSet<Region> = reached(game, &board.map).into_iter().collect();
    spaces
        .filter(|it| {
            board.map.at(*it).is_none() && reached.contains(it) && !is_closed_by_rule(game, *it)
        })
        .collect()
}

/// Every neighbour of the HUB or of a region in reach this sol.
fn reached(game: &Game, map: &Map) -> Vec<Region> {
    let mut found: BTreeSet<Region> = directions(game, 1)
        .map(|direction| Region { ring: 1, direction })
        .collect();
    let mut open: Vec<Region> = found.iter().copied().collect();
    while let Some(region) = open.pop() {
        if is_crossable(game, map, region) {
            open.extend(
                neighbours(game, map, region)
                    .into_iter()
                    .filter(|it| found.insert(*it)),
            );
        }
    }
    found.into_iter().collect()
}

/// The features that apply on reaching or crossing a region; none where it was explored this sol or not at all.
pub fn features(game: &Game, map: &Map, region: Region) -> Vec<Feature> {
    let space = map.at(region).filter(|_| is_crossable(game, map, region));
    space
        .into_iter()
        .flat_map(|space| space.tile.features.iter().copied())
        .collect()
}

/// The pawns printed on an unexplored space.
pub(crate) fn printed_pawns(game: &Game, region: Region) -> u8 {
    game.mission()
        .game_box
        .board
        .space_pawns
        .get(&region.ring)
        .copied()
        .unwrap_or(0)
}

/// The risk of a feature, apart from pawns, for an action of a type with or without a rover.
pub fn risk(feature: Feature, kind: Option<AdventureType>, rover: bool) -> Option<Risk> {
    match feature {
        Feature::Wound => Some(Risk::Wound),
        Feature::Adventure => kind.map(Risk::Adventure),
        Feature::Morale => Some(Risk::Morale),
        Feature::RoverRoll => rover.then_some(Risk::RoverRoll),
        Feature::ExtraPawn | Feature::ClosedOuter | Feature::Mission => None,
    }
}

/// The routes to a region for an action of a type, sorted as by [`super::priced_routes::routes_of_action`].
pub fn routes_to(
    game: &Game,
    target: Region,
    kind: Option<AdventureType>,
    rover: Option<Rover>,
) -> Vec<Route> {
    let Some(board) = game.state().board_state().filter(|_| exists(game, target)) else {
        return Vec::new();
    };
    let search = Search {
        game,
        map: &board.map,
        kind,
        rover: rover.is_some(),
    };
    let mut found = search.run(target);
    found.sort_by(|a, b| {
        (a.pawns, &a.risks, a.regions.len(), &a.regions).cmp(&(
            b.pawns,
            &b.risks,
            b.regions.len(),
            &b.regions,
        ))
    });
    found
}

/// Removes each route that another beats: at least as cheap with a subset of its risks, or equal and shorter.
pub(super) fn worth(ways: Vec<Route>, price: &[u8]) -> Vec<Route> {
    let subset = |a: &Route, b: &Route| a.risks.iter().all(|risk| b.risks.contains(risk));
    let beaten = |at: usize, way: &Route| {
        ways.iter()
            .zip(price)
            .enumerate()
            .any(|(other_at, (other, &cost))| {
                let better = cost <= price[at] && subset(other, way);
                let equal = cost == price[at] && subset(way, other);
                other_at != at && better && (!equal || other_at < at)
            })
    };
    let keep: Vec<bool> = ways
        .iter()
        .enumerate()
        .map(|(at, way)| !beaten(at, way))
        .collect();
    let mut kept: Vec<(u8, Route)> = ways
        .iter()
        .zip(price)
        .zip(keep)
        .filter(|(_, keep)| *keep)
        .map(|((way, &cost), _)| (cost, way.clone()))
        .collect();
    kept.sort_by_key(|(cost, _)| *cost);
    kept.into_iter().map(|(_, way)| way).collect()
}

/// A search through the regions that can be crossed this sol, keeping only the best labels of each.
struct Search<'g> {
    game: &'g Game,
    map: &'g Map,
    kind: Option<AdventureType>,
    rover: bool,
}

/// A partial route, including its last region.
#[derive(Clone)]
struct Label {
    regions: Vec<Region>,
    pawns: u8,
    risks: BTreeSet<Risk>,
}

impl Label {
    fn beats(&self, other: &Self) -> bool {
        self.pawns <= other.pawns
            && self.regions.len() <= other.regions.len()
            && self.risks.is_subset(&other.risks)
    }
}

impl Search<'_> {
    fn run(&self, target: Region) -> Vec<Route> {
        let mut best: BTreeMap<Region, Vec<Label>> = BTreeMap::new();
        let mut ends: Vec<Label> = Vec::new();
        let start = Label {
            regions: Vec::new(),
            pawns: 0,
            risks: BTreeSet::new(),
        };
        let mut open = vec![start];
        while let Some(label) = open.pop() {
            let from = label.regions.last().copied();
            if is_neighbour(self.game, self.map, from, target) {
                ends.push(self.stepped(&label, target));
            }
            let next = match from {
                None => directions(self.game, 1)
                    .map(|direction| Region { ring: 1, direction })
                    .collect(),
                Some(region) => neighbours(self.game, self.map, region),
            };
            for region in next {
                if region == target
                    || label.regions.contains(&region)
                    || !is_crossable(self.game, self.map, region)
                {
                    continue;
                }
                let longer = self.stepped(&label, region);
                let known = best.entry(region).or_default();
                if !known.iter().any(|it| it.beats(&longer)) {
                    known.retain(|it| !longer.beats(it));
                    known.push(longer.clone());
                    open.push(longer);
                }
            }
        }
        let ways = ends.into_iter().map(|mut label| {
            let _ = label.regions.pop();
            Route {
                regions: label.regions,
                pawns: label.pawns,
                risks: label.risks.into_iter().collect(),
            }
        });
        let mut ways: Vec<Route> = ways.collect();
        ways.sort_by(|a, b| (a.regions.len(), &a.regions).cmp(&(b.regions.len(), &b.regions)));
        let price: Vec<u8> = ways.iter().map(|way| way.pawns).collect();
        worth(ways, &price)
    }

    /// Each region adds its pawns; each other risk counts once, however many regions have it.
    fn stepped(&self, label: &Label, region: Region) -> Label {
        let mut label = label.clone();
        label.regions.push(region);
        let features = features(self.game, self.map, region);
        let icons = features
            .iter()
            .filter(|&&it| it == Feature::ExtraPawn)
            .count();
        let printed = if self.map.at(region).is_none() {
            printed_pawns(self.game, region)
        } else {
            0
        };
        label.pawns = label
            .pawns
            .saturating_add(u8::try_from(icons).unwrap_or(u8::MAX))
            .saturating_add(printed);
        label.risks.extend(
            features
                .into_iter()
                .filter_map(|feature| risk(feature, self.kind, self.rover)),
        );
        label
    }
}
