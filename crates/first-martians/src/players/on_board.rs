//! What the pieces on the board are worth.

use super::estimates;
use super::goods::{Wanted, lying};
use crate::board::{BoardCounter, BoardState, IdBoard};
use crate::game::Game;
use crate::queries::production::{Balance, Meal, farms};
use crate::vocabulary::{Facility, Item, Resource};

/// Wounds from 0 to 5.
const WOUNDS: [i32; 6] = [0, 40, 100, 200, 375, 750];
/// One more of oxygen or energy in the general supply, from the first on; then as the last.
const STOCK: [i32; 10] = [70, 60, 50, 40, 35, 30, 25, 20, 15, 10];
/// A portion that the crew will eat, and one that it will not need.
const FOOD: (i32, i32) = (120, 15);
/// What an open objective or event asks for, beside what it is worth anyway.
const ASKED_FOR: i32 = 150;
/// One that is missing in each Production: a Facility is shut.
const MISSING: i32 = -150;
/// One that is gained in each Production.
const GAINED: i32 = 15;

/// What the board is worth.
pub(super) fn value(game: &Game, board: &BoardState) -> i32 {
    let crew: i32 = board.crew.iter().map(|it| of_astronaut(game, it)).sum();
    let wanted = Wanted::of(game);
    let stress = i32::from(board.stress);
    crew - stress * stress
        + facilities(board)
        + food(game, board)
        + cargo(board, &wanted)
        + land(board)
        + [Resource::Oxygen, Resource::Energy]
            .into_iter()
            .map(|it| supply(game, board, it, &wanted))
            .sum::<i32>()
}

fn of_astronaut(game: &Game, it: &IdBoard) -> i32 {
    let wounds = WOUNDS
        .get(usize::from(it.wounds))
        .copied()
        .unwrap_or(-estimates::LOST);
    let conditions = estimates::CONDITION * count(it.conditions.len());
    let late = estimates::sols_left(game) == 0;
    let tokens = [40, 30, 20]
        .into_iter()
        .chain(std::iter::repeat(10))
        .take(it.morale_tokens.into())
        .sum::<i32>();
    (if late { conditions / 2 } else { conditions }) - wounds + tokens
        - estimates::PAWN * i32::from(it.lost_pawns)
        - 40 * count(it.tokens.len())
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn facilities(board: &BoardState) -> i32 {
    let each = board.facilities.iter().map(|(place, it)| {
        let red = count(it.parts.values().filter(|red| **red).count());
        // A Farm wilts by red parts and tiles.
        let dry = if place.facility == Facility::Farm {
            75 * (red + count(it.tiles.len()))
        } else {
            0
        };
        estimates::BROKEN * red + estimates::TILE * count(it.tiles.len())
            - dry
            - 50 * count(it.now.len())
            - 30 * count(it.next.len())
    });
    let rovers = board
        .rovers
        .values()
        .map(|tokens| -50 * count(tokens.len()));
    each.sum::<i32>() + rovers.sum::<i32>()
}

/// Oxygen or energy: what lies there, and what each sol brings.
fn supply(game: &Game, board: &BoardState, resource: Resource, wanted: &Wanted) -> i32 {
    let there = usize::from(board.get(&BoardCounter::Supply(resource)).unwrap_or(0));
    let stock: i32 = STOCK
        .into_iter()
        .chain(std::iter::repeat(10))
        .take(there)
        .sum();
    let asked = ASKED_FOR / 2 * count(there).min(wanted.supplies(resource).into());
    let balance = Balance::of(game, board, resource);
    let each_sol = GAINED * i32::from(balance.gain()) * estimates::sols_ahead(game);
    let missing = if estimates::sols_left(game) == 0 {
        0
    } else {
        MISSING * i32::from(balance.missing())
    };
    stock + asked + each_sol + missing
}

/// Food and what grows.
fn food(game: &Game, board: &BoardState) -> i32 {
    let farms = farms(game);
    let meal = Meal::of(game, board, &farms);
    let short = i32::from(meal.needed().saturating_sub(meal.made()));
    let there = i32::from(meal.stock);
    let eaten = there.min(short * i32::from(estimates::sols_left(game)));
    let starving = short * i32::from(estimates::sols_left(game)) - eaten;
    let growing: i32 = farms
        .iter()
        .flat_map(|farm| farm.after.growth.iter())
        .map(|space| 6 * i32::from(*space))
        .sum();
    let plants: i32 = farms
        .iter()
        .map(|farm| 25 * i32::from(farm.after.plants))
        .sum();
    FOOD.0 * eaten + FOOD.1 * (there - eaten) - FOOD.0 / 2 * starving.min(8) + growing + plants
}

fn cargo(board: &BoardState, wanted: &Wanted) -> i32 {
    let things = Item::ALL
        .iter()
        .filter(|item| **item != Item::UpgradeCard)
        .map(|&item| {
            let there = i32::from(lying(board, item));
            // The third of a kind is of less use.
            estimates::of_item(item) * (there.min(2) * 2 + (there - 2).max(0)) / 2
                + ASKED_FOR * there.min(wanted.items(item).into())
        });
    let upgrades = board.upgrades.values().map(|stage| match stage {
        1 => estimates::of_item(Item::UpgradeCard),
        2 | 3 => 225,
        _ => 0,
    });
    let tokens = board
        .objective_tokens
        .values()
        .flat_map(|area| area.values())
        .map(|count| 60 * i32::from(*count));
    things.sum::<i32>()
        + upgrades.sum::<i32>()
        + tokens.sum::<i32>()
        + 40 * i32::from(board.examined)
        + 150 * i32::from(board.discoveries)
}

fn land(board: &BoardState) -> i32 {
    let each = board
        .map
        .explored
        .iter()
        .map(|space| 40 + 20 * i32::from(space.samples) - 20 * count(space.tokens.len()));
    each.sum()
}
