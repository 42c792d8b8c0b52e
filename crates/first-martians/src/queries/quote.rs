//! Quotes of actions: pawns, supplies, items and risks, or obstacles (almanac, Costi e penalità delle Azioni). What the plan reserves
//! counts as gone.

mod candidates;
pub(super) mod context;
mod needs;
pub(super) mod pawns;
pub(super) mod sum;

use crate::board::{ActionKind, Obstacle, PawnsQuote, PlannedAction, Quote};
use crate::game::Game;
use crate::vocabulary::{AdventureType, Region, Rover};
use context::{QuoteContext, QuoteRequest};

pub use candidates::{
    candidate_actions, is_possible, possible_actions, possible_and_overrulable, quoted_actions,
};

/// The quote of an action. `way`: the explored regions crossed from the HUB on, without the target;
/// an action of the mission outside the HUB is done in the last region of its route.
///
/// # Errors
/// All obstacles.
pub fn quote(
    game: &Game,
    kind: &ActionKind,
    rover: Option<Rover>,
    way: &[Region],
) -> Result<Quote, Vec<Obstacle>> {
    let context = QuoteContext::new(game).ok_or_else(|| vec![Obstacle::BoardNotKept])?;
    sum::quote(&context, &QuoteRequest::new(kind, rover, way))
}

/// The quote of a planned action with another rover and route, without pawns.
///
/// # Errors
/// All obstacles.
pub(crate) fn quote_of(
    game: &Game,
    action: usize,
    rover: Option<Rover>,
    way: &[Region],
) -> Result<Quote, Vec<Obstacle>> {
    let context = QuoteContext::new(game).ok_or_else(|| vec![Obstacle::BoardNotKept])?;
    let planned = context.planned(action).ok_or_else(Vec::new)?;
    sum::quote(
        &context.without(action),
        &QuoteRequest {
            rulings: &planned.rulings,
            ..QuoteRequest::new(&planned.kind, rover, way)
        },
    )
}

/// The quote of a stack of pawns that is not in the plan.
///
/// # Errors
/// The obstacles of the action itself; those of the pawns are in [`PawnsQuote::obstacles`].
pub fn quote_for(game: &Game, planned: &PlannedAction) -> Result<PawnsQuote, Vec<Obstacle>> {
    let context = QuoteContext::new(game).ok_or_else(|| vec![Obstacle::BoardNotKept])?;
    pawns::standing(&context, planned)
}

/// The quote of a planned action beside all others of the plan.
///
/// # Errors
/// The obstacles of the action itself.
pub fn quote_planned(game: &Game, action: usize) -> Result<PawnsQuote, Vec<Obstacle>> {
    let context = QuoteContext::new(game).ok_or_else(|| vec![Obstacle::BoardNotKept])?;
    let planned = context.planned(action).ok_or_else(Vec::new)?;
    pawns::standing(&context.without(action), planned)
}

/// The dice that an action has, or could have by a ruling of the table.
pub fn dice_of(game: &Game, kind: &ActionKind) -> Option<AdventureType> {
    sum::colour(game, kind)
}
