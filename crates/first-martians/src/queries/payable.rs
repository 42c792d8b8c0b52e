//! Prices that are paid at once: from where, and whether there is enough.

use std::collections::BTreeMap;

use crate::board::BoardCounter;
use crate::crew::Seat;
use crate::effect::{Cost, Way};
use crate::game::Game;
use crate::mission::Brings;
use crate::vocabulary::Area;

/// Where a price is taken from, and how much of it; `None` for markers of the mission, which lie nowhere on the board.
pub const fn spot(cost: &Cost, payer: Seat) -> Option<(BoardCounter, u8)> {
    Some(match cost {
        Cost::Supply(supply) => (BoardCounter::Supply(supply.resource), supply.count),
        Cost::Token(tokens) => (
            BoardCounter::ObjectiveTokens(Area::Available, tokens.colour),
            tokens.count,
        ),
        Cost::Mark(_) => return None,
        Cost::Item(things) => (
            BoardCounter::Cargo(Area::Available, things.item),
            things.count,
        ),
        Cost::MoraleTokens(tokens) => (BoardCounter::MoraleTokens(payer), tokens.count),
    })
}

/// How many markers of the mission a price asks for, by marker.
pub fn marks(costs: &[Cost]) -> BTreeMap<&str, u8> {
    let mut marks: BTreeMap<&str, u8> = BTreeMap::new();
    for cost in costs {
        if let Cost::Mark(it) = cost {
            let sum = marks.entry(&it.mark).or_default();
            *sum = sum.saturating_add(it.count);
        }
    }
    marks
}

/// Whether the markers of a price are there: the app keeps them in both modes.
pub(crate) fn has_marks(game: &Game, costs: &[Cost]) -> bool {
    marks(costs)
        .into_iter()
        .all(|(mark, count)| game.state().marks_on(mark, None) >= count)
}

/// Whether the crew can pay for the option: in Story it says so itself, but for the markers of the mission.
pub fn is_payable(game: &Game, way: &Way, by: Option<Seat>) -> bool {
    if !has_marks(game, &way.pays) {
        return false;
    }
    let Some(board) = game.state().board_state() else {
        return true;
    };
    let mut prices: BTreeMap<BoardCounter, u16> = BTreeMap::new();
    let payer = by.unwrap_or(game.state().crew.first_player);
    for (spot, count) in way.pays.iter().filter_map(|cost| spot(cost, payer)) {
        *prices.entry(spot).or_default() += u16::from(count);
    }
    prices
        .iter()
        .all(|(spot, count)| u16::from(board.get(spot).unwrap_or(0)) >= *count)
}

/// Whether the markers that the action of an event costs are there.
pub(crate) fn has_marks_of_event(game: &Game, event: &str) -> bool {
    match game
        .mission()
        .elements
        .events
        .get(event)
        .and_then(|it| it.brings.as_ref())
    {
        Some(Brings::Action(action)) => has_marks(game, &action.cost.pays),
        Some(Brings::Objective(_)) | None => true,
    }
}
