//! The ways of an action through the map, by what it takes along them.

use super::super::board::{Deed, Obstacle, Quote, Way};
use super::super::game::Game;
use super::super::words::{Region, Rover};
use super::quote::ask::{Ask, Case, kind};
use super::quote::sum;
use super::routes::{ways_to, worth};

/// The ways to the region of an action worth considering: no other way is at least as cheap and brings no other risks. Cheapest
/// first. An action inside the HUB has one way without regions; actions of the mission outside are asked for by
/// [`super::routes::ways_to`].
pub fn ways(game: &Game, deed: &Deed, rover: Option<Rover>) -> Vec<Way> {
    Ask::new(game).map_or_else(|| in_place(deed), |ask| ways_in(&ask, deed, rover))
}

/// The same for a planned action that comes along with that rover: what it takes itself is free for it.
pub fn ways_of(game: &Game, action: usize, rover: Option<Rover>) -> Vec<Way> {
    let Some(ask) = Ask::new(game) else { return Vec::new() };
    ask.planned(action).map_or_else(Vec::new, |planned| ways_in(&ask.without(action), &planned.deed, rover))
}

fn in_place(deed: &Deed) -> Vec<Way> {
    if deed.region().is_some() { Vec::new() } else { vec![Way { regions: Vec::new(), pawns: 0, risks: Vec::new() }] }
}

fn ways_in(ask: &Ask<'_>, deed: &Deed, rover: Option<Rover>) -> Vec<Way> {
    let Some(target) = deed.region() else { return in_place(deed) };
    let found = ways_to(ask.game, target, kind(ask.game, deed), rover);
    if found.len() < 2 {
        return found;
    }
    // Pawns that a rover saves anyway do not make a way dearer.
    let price = |way: &Way| {
        let quote = sum::quote(ask, &Case { deed, rover, way: &way.regions, pawns: &[] });
        quote.map_or_else(|_| way.pawns.saturating_add(2), |quote| quote.sure)
    };
    let price: Vec<u8> = found.iter().map(price).collect();
    worth(found, &price)
}

/// The cheapest quote of an action: without a rover where it can be done so, along the first of its ways.
pub(super) fn cheapest(ask: &Ask<'_>, deed: &Deed) -> Result<Quote, Vec<Obstacle>> {
    // Inside the HUB no rover comes along, whatever else forbids the action.
    let rovers = if deed.region().is_some() { &[None, Some(Rover::Scorpio), Some(Rover::Froggy)][..] } else { &[None][..] };
    let mut first = None;
    for &rover in rovers {
        let ways = ways_in(ask, deed, rover);
        let way: &[Region] = ways.first().map_or(&[], |way| &way.regions);
        match sum::quote(ask, &Case { deed, rover, way, pawns: &[] }) {
            Ok(quote) => return Ok(quote),
            Err(obstacles) => first = first.or(Some(obstacles)),
        }
    }
    Err(first.unwrap_or_default())
}
