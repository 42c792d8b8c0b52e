//! What the declared actions wait for, one at a time (almanac, Risolvere le azioni).

use super::super::board::collections::remove_first;
use super::super::board::{ActionKind, ActionResult, Board, DeclaredAction, Feature, Place, RegionTile};
use super::super::game::Game;
use super::super::state::{ComponentSource, Step};
use super::super::vocabulary::{AdventureType, Region, Resource};

/// What the crew does next for the current action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AwaitedInput {
    /// Rolling these dice.
    Dice(AdventureType),
    /// Accepting the dice, after skills and rerolls.
    Accept,
    /// Confirming a sure success.
    Sure,
    /// Entering the tile drawn for a region.
    Tile(Region),
    /// Entering the front of the Shutdown tile.
    Front(Place, Resource),
}

/// What the current action waits for; `None` without one, or where it continues automatically.
pub fn awaited_input(game: &Game) -> Option<AwaitedInput> {
    let state = game.state();
    let board = state.board.as_ref().filter(|board| board.full && state.step == Step::Resolve)?;
    let own_cards = state.cards == ComponentSource::Physical;
    let action = board.declared.first()?;
    if action.result.is_none() {
        return Some(match (&action.planned.deed, action.dice, action.rolled) {
            (_, Some(dice), None) => AwaitedInput::Dice(dice),
            (_, Some(_), Some(_)) => AwaitedInput::Accept,
            (ActionKind::RemoveShutdown(place, resource), None, _) if own_cards && front(board, *place, *resource).is_none() => {
                AwaitedInput::Front(*place, *resource)
            }
            _ => AwaitedInput::Sure,
        });
    }
    let region = unexplored(board, action)?;
    (own_cards || tiles_left(game, region.ring).is_empty()).then_some(AwaitedInput::Tile(region))
}

/// The region that needs a tile now.
pub fn unexplored(board: &Board, action: &DeclaredAction) -> Option<Region> {
    match action.planned.deed {
        ActionKind::Explore(region) if action.result == Some(ActionResult::Success) => {
            Some(region).filter(|&region| board.pieces.map.at(region).is_none())
        }
        _ => None,
    }
}

/// How much the revealed front of a Shutdown tile requires.
pub fn front(board: &Board, place: Place, resource: Resource) -> Option<u8> {
    board.fronts.get(&place)?.get(&resource).copied()
}

/// The region tiles assumed to be left in the stack of a ring.
pub fn tiles_left(game: &Game, ring: u8) -> Vec<RegionTile> {
    let mut left = game.mission().game_box.board.region_tiles.get(&ring).cloned().unwrap_or_default();
    let explored = game.state().board.iter().flat_map(|board| &board.pieces.map.explored);
    for space in explored.filter(|space| space.region.ring == ring) {
        remove_first(&mut left, &space.tile);
    }
    left
}

/// The regions explored this sol whose tile shows the mission icon: the mission sheet says what it does (almanac, 6. Garage).
pub fn mission_icons(game: &Game) -> Vec<Region> {
    let state = game.state();
    let explored = state.board_state().into_iter().flat_map(|board| &board.map.explored);
    let new = explored.filter(|space| state.step == Step::Resolve && space.explored_in == state.sol);
    new.filter(|space| space.tile.features.contains(&Feature::Mission)).map(|space| space.region).collect()
}

/// The possible fronts of a Shutdown tile of a resource.
pub fn fronts_left(game: &Game, resource: Resource) -> Vec<u8> {
    let mut left = game.mission().game_box.board.shutdown_tiles.get(&resource).cloned().unwrap_or_default();
    let seen = game.state().board.iter().flat_map(|board| board.fronts.values()).filter_map(|fronts| fronts.get(&resource));
    seen.for_each(|front| remove_first(&mut left, front));
    left
}
