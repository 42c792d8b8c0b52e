//! What effects and prices are worth to a crew at a glance: for what has not happened yet and may never happen.
//!
//! The unit is a hundredth of what one pawn does in a sol. Only what the players may know counts: a secret is worth nothing.

use super::tracks;
use crate::decide::known_to_players;
use crate::effect::{Amount, Branch, Cost, Effect, Random, Who};
use crate::game::Game;
use crate::mission::{EndingOutcome, ObjectiveKind};
use crate::standing::{Change, StandingRule};
use crate::vocabulary::{Item, Resource};

/// The work of one pawn.
pub(super) const PAWN: i32 = 100;
/// The mission is won.
pub(super) const WON: i32 = 5_000;
/// The mission is lost.
pub(super) const LOST: i32 = -4_000;
/// A Malfunction card is drawn.
pub(super) const CARD: i32 = -200;
/// An Adventure is drawn: most are bad.
pub(super) const ADVENTURE: i32 = -60;
/// The action of an event stays undone: something may come of it, nobody knows what.
pub(super) const UNDONE: i32 = -100;
/// A Shutdown tile.
pub(super) const TILE: i32 = -175;
/// A broken part.
pub(super) const BROKEN: i32 = -75;
/// A Condition token.
pub(super) const CONDITION: i32 = -150;
/// An optional objective fails.
pub(super) const FAILED: i32 = -100;
/// One more sol for a crew whose objectives are not met, without and for each astronaut.
const SOL: (i32, i32) = (100, 40);
/// How many sols ahead a rule or a number that works each sol is looked at.
const AHEAD: u8 = 4;

/// How many sols follow this one.
pub(super) fn sols_left(game: &Game) -> u8 {
    game.sheet().sols().saturating_sub(game.state().sol)
}

/// The sols in which something that works each sol counts.
pub(super) fn sols_ahead(game: &Game) -> i32 {
    sols_left(game).min(AHEAD).into()
}

/// One sol more.
pub(super) fn sol(game: &Game) -> i32 {
    SOL.0 + SOL.1 * astronauts(game)
}

fn astronauts(game: &Game) -> i32 {
    i32::try_from(game.state().crew.astronauts.len()).unwrap_or(1)
}

/// A thing in the Cargo Bay that no objective asks for.
pub(super) const fn of_item(item: Item) -> i32 {
    match item {
        Item::EnergyPart | Item::OxygenPart | Item::Hardware | Item::Cpu => 60,
        Item::Sample => 50,
        Item::Seed => 40,
        Item::UpgradeCard => 100,
        Item::Poi => 75,
    }
}

/// One of a resource of the general supply.
const fn of_resource(resource: Resource) -> i32 {
    match resource {
        Resource::Oxygen | Resource::Energy => 40,
        Resource::Food => 60,
    }
}

/// All these effects.
pub(super) fn of_effects(game: &Game, effects: &[Effect]) -> i32 {
    effects.iter().map(|effect| of_effect(game, effect)).sum()
}

/// One effect, without a look at the board.
pub(super) fn of_effect(game: &Game, effect: &Effect) -> i32 {
    let amount = |by: Amount| i32::from(by.for_astronauts(game.state().crew.astronauts.len()));
    let heads = |who: &Who| match who {
        Who::Everyone => astronauts(game),
        Who::Profession(profession) => i32::from(game.state().crew.seat_of(*profession).is_some()),
        Who::FirstPlayer | Who::Performer | Who::Chosen | Who::MostWounded | Who::Remembered(_) => {
            1
        }
    };
    match effect {
        Effect::BreakPart(_) => BROKEN,
        Effect::RepairPart(_) => -BROKEN,
        Effect::Shutdown(_) => TILE,
        Effect::Token(_) | Effect::RoverToken(_) => -50,
        Effect::CrewToken(it) => -40 * heads(&it.who),
        Effect::RegionToken(_) => -20,
        Effect::ClearTokens(_) => 40,
        Effect::Supply(it) => of_resource(it.resource) * amount(it.by),
        Effect::Productivity(it) => 75 * amount(it.by),
        Effect::Stress(it) => -15 * amount(it.by),
        Effect::Morale(it) => 110 * amount(it.by),
        Effect::Malfunction(it) => -35 * amount(it.by),
        Effect::MalfunctionCard(_) => CARD,
        Effect::Wound(it) => -90 * i32::from(it.count) * heads(&it.who),
        Effect::HealWound(it) => 60 * i32::from(it.count) * heads(&it.who),
        Effect::Condition(it) => CONDITION * heads(&it.who),
        Effect::CureCondition(it) => 100 * heads(&it.who),
        Effect::MoraleTokens(it) => 40 * amount(it.by) * heads(&it.who),
        Effect::LosePawn(it) => -PAWN * heads(&it.who),
        Effect::Wilt {} => -125,
        Effect::Grow {} => 60,
        Effect::Gain(it) => of_item(it.item) * i32::from(it.count),
        Effect::Lose(it) => -of_item(it.item) * i32::from(it.count),
        Effect::LoseRegionSample {} => -30,
        Effect::RegionSample(it) => 30 * i32::from(it.count),
        Effect::Adventure(it) => ADVENTURE * heads(&it.who),
        Effect::RevealObjective(_) | Effect::Reveal(_) => 25,
        Effect::Track(it) => tracks::change(game, &it.track, amount(it.by)),
        Effect::CloseEvent(id) => {
            if game
                .state()
                .open_events
                .iter()
                .any(|open| open.event == *id)
            {
                -UNDONE
            } else {
                0
            }
        }
        Effect::Sols(it) => sol(game) * amount(it.by),
        Effect::ChangeGoal(it) => goal(game, &it.objective, it.to),
        Effect::EndMission(id) => ending(game, id),
        Effect::FailObjective(id) => failed(game, id),
        Effect::TakeToken(_) => 75,
        Effect::DiscardToken(_) => -50,
        Effect::If(it) => of_branch(game, it, |effects| of_effects(game, effects)),
        Effect::Choose(it) => {
            let ways = it
                .options
                .iter()
                .map(|way| of_effects(game, &way.effects) - of_costs(&way.pays));
            ways.max().unwrap_or(0)
        }
        Effect::Random(it) => of_chance(it, |effects| of_effects(game, effects)),
        // What comes of these nobody knows.
        Effect::Schedule(_)
        | Effect::CancelFollowUp(_)
        | Effect::BringEvent(_)
        | Effect::SetFlag(_)
        | Effect::ClearFlag(_)
        | Effect::Count(_)
        | Effect::Remember(_)
        | Effect::Instruct(_)
        | Effect::LayToken(_)
        | Effect::Mark(_)
        | Effect::Unmark(_)
        | Effect::MoveWalker(_) => 0,
    }
}

/// The branch that is taken as far as the players know, or the average of both.
pub(super) fn of_branch(game: &Game, branch: &Branch, of: impl Fn(&[Effect]) -> i32) -> i32 {
    match known_to_players(game, &branch.when) {
        Some(true) => of(&branch.then),
        Some(false) => of(&branch.or_else),
        None => (of(&branch.then) + of(&branch.or_else)) / 2,
    }
}

/// The average of the ways of chance, by their weights.
pub(super) fn of_chance(random: &Random, of: impl Fn(&[Effect]) -> i32) -> i32 {
    let all: i32 = random.ways.iter().map(|way| i32::from(way.weight)).sum();
    let ways = random
        .ways
        .iter()
        .map(|way| i32::from(way.weight) * of(&way.effects));
    ways.sum::<i32>().checked_div(all).unwrap_or(0)
}

/// A price.
pub(super) fn of_costs(costs: &[Cost]) -> i32 {
    let of = |cost: &Cost| match cost {
        Cost::Supply(it) => of_resource(it.resource) * i32::from(it.count),
        Cost::Token(it) => 75 * i32::from(it.count),
        Cost::Mark(_) => 0,
        Cost::Item(it) => of_item(it.item) * i32::from(it.count),
        Cost::MoraleTokens(it) => 40 * i32::from(it.count),
    };
    costs.iter().map(of).sum()
}

/// A standing rule for the sols in which it may hold.
pub(super) fn of_rule(game: &Game, rule: &StandingRule) -> i32 {
    let of = |change: &Change| match change {
        Change::No(_) => -60,
        Change::Price(it) => -40 * i32::from(it.pawns) - of_costs(&it.pays) / 2,
        Change::Dice(_) | Change::RegionClosed(_) => -25,
        Change::Production(it) => of_resource(it.resource) / 2 * i32::from(it.by),
        Change::Stress(it) => -15 * i32::from(it.by),
        Change::Food(it) => -of_resource(Resource::Food) * i32::from(it.by),
        Change::Growth(_) => -40,
        Change::MalfunctionDie(it) => {
            if it.rolled {
                -50
            } else {
                50
            }
        }
        Change::TagOff(_) => 0,
    };
    let each_sol = rule.changes.iter().map(of).sum::<i32>() + of_effects(game, &rule.each_sol);
    each_sol * sols_ahead(game)
}

/// Another goal of an objective.
fn goal(game: &Game, id: &str, to: u8) -> i32 {
    let Some(objective) = game.mission().objective(id) else {
        return 0;
    };
    (i32::from(game.goal(objective)) - i32::from(to)) * PAWN
}

fn ending(game: &Game, id: &str) -> i32 {
    let outcome = game
        .mission()
        .sheet
        .endings
        .iter()
        .find(|it| it.id == id)
        .map(|it| it.outcome);
    match outcome {
        Some(EndingOutcome::Won | EndingOutcome::WonAll) => WON,
        Some(EndingOutcome::Lost | EndingOutcome::Died) | None => LOST,
    }
}

/// An objective that the players see fails.
pub(super) fn failed(game: &Game, id: &str) -> i32 {
    let shown = game
        .state()
        .objectives
        .get(id)
        .is_some_and(|it| it.is_open());
    match game
        .mission()
        .objective(id)
        .filter(|_| shown)
        .map(|it| it.kind)
    {
        Some(ObjectiveKind::Mandatory | ObjectiveKind::Threshold) => LOST,
        Some(ObjectiveKind::Optional) => FAILED,
        None => 0,
    }
}
