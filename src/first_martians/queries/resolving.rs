//! What the declared actions wait for, one at a time in the order of resolution (almanac, Risolvere le azioni).

use super::super::board::{ActionResult, Board, Declared, Deed, Place, RegionTile};
use super::super::game::Game;
use super::super::state::{Kept, Step};
use super::super::words::{AdventureType, Region, Resource};

/// What the crew does next about the declared actions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Awaits {
    /// The dice of that set.
    Dice(AdventureType),
    /// A word that the dice hold, after skills and rerolls.
    Accept,
    /// A word that it is done: the success is sure.
    Sure,
    /// The tile that the crew drew for that region.
    Tile(Region),
    /// The front of the Shutdown tile.
    Front(Place, Resource),
}

/// What the declared actions wait for; `None` where nothing of them is left, or they go on by themselves.
pub fn awaits(game: &Game) -> Option<Awaits> {
    let state = game.state();
    let board = state.board.as_ref().filter(|board| board.full && state.step == Step::Resolve)?;
    let own_cards = state.cards == Kept::Physical;
    let action = board.declared.first()?;
    if action.result.is_none() {
        return Some(match (&action.planned.deed, action.dice, action.rolled) {
            (_, Some(dice), None) => Awaits::Dice(dice),
            (_, Some(_), Some(_)) => Awaits::Accept,
            (Deed::RemoveShutdown(place, resource), None, _) if own_cards && front(board, *place, *resource).is_none() => {
                Awaits::Front(*place, *resource)
            }
            _ => Awaits::Sure,
        });
    }
    let region = unexplored(board, action)?;
    (own_cards || tiles_left(game, region.ring).is_empty()).then_some(Awaits::Tile(region))
}

/// The region for which a tile is wanted now.
pub fn unexplored(board: &Board, action: &Declared) -> Option<Region> {
    match action.planned.deed {
        Deed::Explore(region) if action.result == Some(ActionResult::Success) => {
            Some(region).filter(|&region| board.twin.map.at(region).is_none())
        }
        _ => None,
    }
}

/// The number that the front of a Shutdown tile asks, once it was seen.
pub fn front(board: &Board, place: Place, resource: Resource) -> Option<u8> {
    board.fronts.get(&place)?.get(&resource).copied()
}

/// The region tiles of a ring that are taken to lie in its stack still.
pub fn tiles_left(game: &Game, ring: u8) -> Vec<RegionTile> {
    let mut left = game.mission().game_box.board.region_tiles.get(&ring).cloned().unwrap_or_default();
    let explored = game.state().board.iter().flat_map(|board| &board.twin.map.explored);
    for space in explored.filter(|space| space.region.ring == ring) {
        if let Some(index) = left.iter().position(|tile| *tile == space.tile) {
            let _ = left.remove(index);
        }
    }
    left
}

/// The fronts that a Shutdown tile of that resource may have.
pub fn fronts_left(game: &Game, resource: Resource) -> Vec<u8> {
    let mut left = game.mission().game_box.board.shutdown_tiles.get(&resource).cloned().unwrap_or_default();
    let seen = game.state().board.iter().flat_map(|board| board.fronts.values()).filter_map(|fronts| fronts.get(&resource));
    for front in seen {
        if let Some(index) = left.iter().position(|it| it == front) {
            let _ = left.remove(index);
        }
    }
    left
}
