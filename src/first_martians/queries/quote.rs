//! What an action takes before it is declared: pawns, supplies, things, risks, or what forbids it (almanac, Costi e penalità delle
//! Azioni). Pure queries on the game; what the plan has reserved already counts as gone.

pub(super) mod ask;
mod needs;
pub(super) mod pawns;
pub(super) mod sum;
mod survey;

use super::super::board::{Deed, Obstacle, Planned, Quote, Standing};
use super::super::game::Game;
use super::super::words::{Region, Rover};
use ask::{Ask, Case};

pub use survey::{deeds, is_possible, objects, possible};

/// What an action takes, or why it cannot be done. `way`: the explored regions that are crossed, from the HUB on, the target not
/// among them; an action of the mission outside the HUB is done in the last region of its way.
///
/// # Errors
/// Everything that forbids it.
pub fn quote(game: &Game, deed: &Deed, rover: Option<Rover>, way: &[Region]) -> Result<Quote, Vec<Obstacle>> {
    let ask = Ask::new(game).ok_or_else(|| vec![Obstacle::BoardNotKept])?;
    sum::quote(&ask, &Case { deed, rover, way, pawns: &[] })
}

/// What the planned action of that number takes with another rover and on another way, whoever does it.
///
/// # Errors
/// Everything that forbids it.
pub fn quote_of(game: &Game, action: usize, rover: Option<Rover>, way: &[Region]) -> Result<Quote, Vec<Obstacle>> {
    let ask = Ask::new(game).ok_or_else(|| vec![Obstacle::BoardNotKept])?;
    let planned = ask.planned(action).ok_or_else(Vec::new)?;
    sum::quote(&ask.without(action), &Case { deed: &planned.deed, rover, way, pawns: &[] })
}

/// What a stack of pawns that is not in the plan yet takes.
///
/// # Errors
/// What forbids the action itself; what is wrong with the pawns stands in [`Standing::lacks`].
pub fn quote_for(game: &Game, planned: &Planned) -> Result<Standing, Vec<Obstacle>> {
    let ask = Ask::new(game).ok_or_else(|| vec![Obstacle::BoardNotKept])?;
    pawns::standing(&ask, planned)
}

/// What the planned action of that number takes beside all the others of the plan.
///
/// # Errors
/// What forbids the action itself by now.
pub fn quote_planned(game: &Game, action: usize) -> Result<Standing, Vec<Obstacle>> {
    let ask = Ask::new(game).ok_or_else(|| vec![Obstacle::BoardNotKept])?;
    let planned = ask.planned(action).ok_or_else(Vec::new)?;
    pawns::standing(&ask.without(action), planned)
}
