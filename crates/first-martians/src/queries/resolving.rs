//! What the declared actions wait for, one at a time (almanac, Risolvere le azioni).

use super::quote::context::{QuoteContext, adventure_type};
use crate::board::collections::remove_first;
use crate::board::{
    ActionKind, ActionResult, Board, BoardCounter, DeclaredAction, Feature, Place, PlannedAction,
    READY, RegionTile, TokenStack,
};
use crate::command::Command;
use crate::fact::Fact;
use crate::game::Game;
use crate::state::{Card, CardKind, ComponentSource, Face, Step};
use crate::vocabulary::{AdventureType, Facility, Phase, Region, Resource};
use base::play::GameHistory;

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
    let board = state
        .board
        .as_ref()
        .filter(|board| board.full && state.step == Step::Resolve)?;
    let own_cards = state.cards == ComponentSource::Physical;
    let action = board.declared.first()?;
    if action.result.is_none() {
        return Some(match (&action.planned.kind, action.dice, action.rolled) {
            (_, Some(dice), None) => AwaitedInput::Dice(dice),
            (_, Some(_), Some(_)) => AwaitedInput::Accept,
            (ActionKind::RemoveShutdown(place, resource), None, _)
                if own_cards && front(board, *place, *resource).is_none() =>
            {
                AwaitedInput::Front(*place, *resource)
            }
            _ => AwaitedInput::Sure,
        });
    }
    let region = unexplored(board, action)?;
    (own_cards || tiles_left(game, region.ring).is_empty()).then_some(AwaitedInput::Tile(region))
}

/// Whether the app has resolved all actions that were declared in this sol.
pub fn has_resolved_all(game: &Game) -> bool {
    let board = game
        .state()
        .board
        .as_ref()
        .filter(|board| board.full && game.state().step == Step::Resolve);
    board.is_some_and(|board| board.declared.is_empty())
}

/// Whether the crew can say that the Facility of a card that is read is shut down. In Full board such a card has been discarded already.
pub fn may_be_discarded(game: &Game, card: &Card) -> bool {
    let is_first = matches!(card.kind, CardKind::Malfunction(_)) && card.face == Face::Story;
    let file = game
        .mission()
        .elements
        .malfunctions
        .get(&card.id)
        .filter(|_| is_first && game.state().board_state().is_none());
    file.is_some_and(|file| {
        file.keywords
            .iter()
            .filter_map(|it| it.facility())
            .any(|it: Facility| it.can_be_shut())
    })
}

/// A Facility of the action that is shut: that of the action or of its type, or the one that it works on. Where the table allowed the
/// action whatever forbids it, none counts (almanac, Tessere Arresto).
pub(crate) fn shut_facility(game: &Game, planned: &PlannedAction) -> Option<Place> {
    let context = QuoteContext::new(game).filter(|_| !planned.is_allowed())?;
    let works_on = match planned.kind {
        ActionKind::Plant(place)
        | ActionKind::Repair(place, _)
        | ActionKind::Switch { place, .. } => Some(place),
        ActionKind::Event(_)
        | ActionKind::Rest
        | ActionKind::UnwindMorale
        | ActionKind::UnwindStress
        | ActionKind::HealWound(_)
        | ActionKind::HealCondition(..)
        | ActionKind::Manage(_)
        | ActionKind::Explore(_)
        | ActionKind::GatherSample(_)
        | ActionKind::GatherObjective(_)
        | ActionKind::Examine
        | ActionKind::Discover
        | ActionKind::RepairRover(..)
        | ActionKind::BuildUpgrade(_)
        | ActionKind::BuildSpare(_)
        | ActionKind::RemoveShutdown(..)
        | ActionKind::Mission(_)
        | ActionKind::MissionAt { .. } => None,
    };
    let places = [
        context.facility(&planned.kind),
        context.place_of_mission(&planned.kind),
        works_on,
    ];
    places
        .into_iter()
        .flatten()
        .find(|&place| context.pieces.is_shut(place))
}

/// Whether an action, as the board is now, has nothing left to do: another action or an effect has done it, or what it needs is gone.
/// What can be done any number of times always has something to do (L1434, ruling 19).
pub fn is_done_already(game: &Game, kind: &ActionKind) -> bool {
    let state = game.state();
    let is = |spot: BoardCounter, number: u8| state.spot(&spot) == Some(number);
    let is_none_left = |spot: BoardCounter| state.spot(&spot).unwrap_or(0) == 0;
    match kind {
        ActionKind::Event(event) => !state.open_events.iter().any(|open| open.event == *event),
        ActionKind::HealWound(seat) => is_none_left(BoardCounter::Wounds(*seat)),
        ActionKind::HealCondition(seat, condition) => {
            is_none_left(BoardCounter::Condition(*seat, *condition))
        }
        ActionKind::Explore(region) => state
            .board_state()
            .is_some_and(|board| board.map.at(*region).is_some()),
        ActionKind::GatherSample(region) => is_none_left(BoardCounter::Samples(*region)),
        ActionKind::GatherObjective(region) => is_none_left(BoardCounter::Objectives(*region)),
        ActionKind::Discover => is_none_left(BoardCounter::Examined),
        ActionKind::Plant(farm) => !is(BoardCounter::Growth(*farm, 1), 0),
        ActionKind::Repair(place, part) | ActionKind::Switch { place, part, .. } => {
            !is(BoardCounter::Part(*place, *part), 1)
        }
        ActionKind::RepairRover(rover, token) => !state
            .board_state()
            .is_some_and(|board| board.stack(&TokenStack::Rover(*rover)).contains(token)),
        ActionKind::BuildUpgrade(upgrade) => !is(BoardCounter::Upgrade(upgrade.clone()), READY),
        ActionKind::BuildSpare(place) => !is(BoardCounter::Built(*place), 0),
        ActionKind::RemoveShutdown(place, resource) => {
            !is(BoardCounter::Tile(*place, *resource), 1)
        }
        ActionKind::Rest
        | ActionKind::UnwindMorale
        | ActionKind::UnwindStress
        | ActionKind::Manage(_)
        | ActionKind::Examine
        | ActionKind::Mission(_)
        | ActionKind::MissionAt { .. } => false,
    }
}

/// The type of dice that are rolled for an action, if any.
pub fn dice_of(game: &Game, kind: &ActionKind) -> Option<AdventureType> {
    adventure_type(game, kind)
}

/// Whether actions can be reported: in the Actions phase, and where the crew keeps the board also after it, until the first number
/// of the Malfunctions phase. Nothing happens in between, so a report is late but not wrong.
pub(crate) fn takes_action_reports(game: &Game) -> bool {
    let state = game.state();
    state.is_under_way()
        && (state.step.phase() == Phase::Actions
            || (state.board_state().is_none() && is_late(&state.step)))
}

/// Whether a step follows the Actions phase directly.
fn is_late(step: &Step) -> bool {
    matches!(step, Step::MalfunctionDice { .. })
        || matches!(step, Step::Penalties { rolled } if rolled.is_empty())
}

/// Whether the crew keeps the board and has reported nothing in the Actions phase of this sol, while it still can.
pub fn is_unreported(table: &GameHistory<Game>) -> bool {
    let state = table.game().state();
    let asked = state.step == Step::Resolve || is_late(&state.step);
    if !asked || !takes_action_reports(table.game()) || state.board_state().is_some() {
        return false;
    }
    !since_actions_began(table).any(is_report)
}

/// What was played since the Actions phase of this sol began, the newest first. A report may come while actions are still declared, which
/// is the first step of the phase.
pub fn since_actions_began(table: &GameHistory<Game>) -> impl Iterator<Item = &Command> {
    let begun = |fact: &Fact| matches!(fact, Fact::StepReached { step: Step::Plan });
    let played = table.newest_first().map(|(_, played)| played);
    played
        .take_while(move |played| !played.facts.iter().any(begun))
        .map(|played| &played.command)
}

/// Whether a command reports what was done in the Actions phase.
const fn is_report(command: &Command) -> bool {
    matches!(
        command,
        Command::DrawAdventure { .. }
            | Command::RollAction { .. }
            | Command::FinishEvent { .. }
            | Command::FinishAction { .. }
            | Command::TakeObjectiveToken { .. }
            | Command::AdvanceObjective { .. }
            | Command::Unwind {}
            | Command::Manage { .. }
            | Command::MoveMorale { .. }
            | Command::RaiseTrack { .. }
            | Command::ResolveTrack { .. }
            | Command::DrawCard { .. }
            | Command::DrawDirection {}
            | Command::DrawResearch {}
    )
}

/// The region that needs a tile now.
pub fn unexplored(board: &Board, action: &DeclaredAction) -> Option<Region> {
    match action.planned.kind {
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
    let mut left = game
        .mission()
        .game_box
        .board
        .region_tiles
        .get(&ring)
        .cloned()
        .unwrap_or_default();
    let explored = game
        .state()
        .board
        .iter()
        .flat_map(|board| &board.pieces.map.explored);
    for space in explored.filter(|space| space.region.ring == ring) {
        remove_first(&mut left, &space.tile);
    }
    left
}

/// The regions explored this sol whose tile shows the mission icon: the mission sheet says what it does (almanac, 6. Garage).
pub fn mission_icons(game: &Game) -> Vec<Region> {
    let state = game.state();
    let explored = state
        .board_state()
        .into_iter()
        .flat_map(|board| &board.map.explored);
    let new =
        explored.filter(|space| state.step == Step::Resolve && space.explored_in == state.sol);
    new.filter(|space| space.tile.features.contains(&Feature::Mission))
        .map(|space| space.region)
        .collect()
}

/// The possible fronts of a Shutdown tile of a resource.
pub fn fronts_left(game: &Game, resource: Resource) -> Vec<u8> {
    let mut left = game
        .mission()
        .game_box
        .board
        .shutdown_tiles
        .get(&resource)
        .cloned()
        .unwrap_or_default();
    let seen = game
        .state()
        .board
        .iter()
        .flat_map(|board| board.fronts.values())
        .filter_map(|fronts| fronts.get(&resource));
    seen.for_each(|front| remove_first(&mut left, front));
    left
}
