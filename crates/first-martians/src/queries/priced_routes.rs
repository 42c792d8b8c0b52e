//! The routes of an action through the map, by their price.

use super::quote::context::{QuoteContext, QuoteRequest, adventure_type};
use super::quote::sum;
use super::routes::{routes_to, worth};
use crate::board::{ActionKind, Obstacle, Quote, Route};
use crate::game::Game;
use crate::vocabulary::{Region, Rover};

/// The routes to the region of an action worth considering: no other is at least as cheap without other risks. Cheapest
/// first. An action inside the HUB has one route without regions; for actions of the mission outside it use
/// [`super::routes::routes_to`].
pub fn routes_of_action(game: &Game, kind: &ActionKind, rover: Option<Rover>) -> Vec<Route> {
    QuoteContext::new(game).map_or_else(|| in_place(kind), |context| ways_in(&context, kind, rover))
}

/// The routes of a planned action with a rover; what it reserves itself counts as free.
pub fn routes_of_planned(game: &Game, action: usize, rover: Option<Rover>) -> Vec<Route> {
    let Some(context) = QuoteContext::new(game) else {
        return Vec::new();
    };
    context.planned(action).map_or_else(Vec::new, |planned| {
        ways_in(&context.without(action), &planned.kind, rover)
    })
}

fn in_place(kind: &ActionKind) -> Vec<Route> {
    if kind.region().is_some() {
        Vec::new()
    } else {
        vec![Route {
            regions: Vec::new(),
            pawns: 0,
            risks: Vec::new(),
        }]
    }
}

fn ways_in(context: &QuoteContext<'_>, kind: &ActionKind, rover: Option<Rover>) -> Vec<Route> {
    let Some(target) = kind.region() else {
        return in_place(kind);
    };
    let found = routes_to(
        context.game,
        target,
        adventure_type(context.game, kind),
        rover,
    );
    if found.len() < 2 {
        return found;
    }
    // Pawns that a rover saves do not make a route dearer.
    let price = |way: &Route| {
        let quote = sum::quote(context, &QuoteRequest::new(kind, rover, &way.regions));
        quote.map_or_else(|_| way.pawns.saturating_add(2), |quote| quote.sure)
    };
    let price: Vec<u8> = found.iter().map(price).collect();
    worth(found, &price)
}

/// The quote of an action along its first route, without a rover where possible.
pub(super) fn cheapest(
    context: &QuoteContext<'_>,
    kind: &ActionKind,
) -> Result<Quote, Vec<Obstacle>> {
    // Inside the HUB no rover helps, whatever else forbids the action.
    let rovers = if kind.region().is_some() {
        &[None, Some(Rover::Scorpio), Some(Rover::Froggy)][..]
    } else {
        &[None][..]
    };
    let mut first = None;
    for &rover in rovers {
        let ways = ways_in(context, kind, rover);
        let way: &[Region] = ways.first().map_or(&[], |way| &way.regions);
        match sum::quote(context, &QuoteRequest::new(kind, rover, way)) {
            Ok(quote) => return Ok(quote),
            Err(obstacles) => first = first.or(Some(obstacles)),
        }
    }
    Err(first.unwrap_or_default())
}
