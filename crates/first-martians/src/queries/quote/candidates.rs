//! Every action that the crew could consider.

use super::context::QuoteContext;
use crate::board::{ActionKind, BoardCounter, BoardState, Obstacle, Quote, TokenStack};
use crate::game::Game;
use crate::mission::{Brings, MissionAction};
use crate::queries::initial_board::spares;
use crate::queries::{priced_routes, routes};
use crate::vocabulary::{Block, Region, Rover};

/// Every action with something to act on, in the order of resolution, with its cheapest quote or its obstacles.
/// A rover is only used where it is needed.
pub fn quoted_actions(game: &Game) -> Vec<(ActionKind, Result<Quote, Vec<Obstacle>>)> {
    let Some(context) = QuoteContext::new(game) else {
        return Vec::new();
    };
    let quoted = |kind: ActionKind| {
        let quote = priced_routes::cheapest(&context, &kind);
        (kind, quote)
    };
    candidate_actions(game).into_iter().map(quoted).collect()
}

/// Every possible action.
pub fn possible_actions(game: &Game) -> Vec<ActionKind> {
    let Some(context) = QuoteContext::new(game) else {
        return Vec::new();
    };
    candidate_actions(game)
        .into_iter()
        .filter(|kind| priced_routes::cheapest(&context, kind).is_ok())
        .collect()
}

/// Every possible action, and every other that the table could still allow: no rule is in the way of the players, only what is not
/// there.
pub fn possible_and_overrulable(game: &Game) -> (Vec<ActionKind>, Vec<ActionKind>) {
    let Some(context) = QuoteContext::new(game) else {
        return Default::default();
    };
    let (mut possible, mut overrulable) = (Vec::new(), Vec::new());
    let can_be = |obstacles: &[Obstacle]| obstacles.iter().all(|it| it.is_rule() || it.is_price());
    for (kind, quote) in quoted_actions(game) {
        match quote {
            Ok(_) => possible.push(kind),
            Err(obstacles) if can_be(&obstacles) => overrulable.push(kind),
            Err(_) => {}
        }
    }
    let unlisted =
        unlisted(game).filter(|kind| !possible.contains(kind) && !overrulable.contains(kind));
    let unlisted: Vec<_> = unlisted
        .filter(|kind| {
            priced_routes::cheapest(&context, kind).map_or_else(|it| can_be(&it), |_| true)
        })
        .collect();
    overrulable.extend(unlisted);
    (possible, overrulable)
}

/// Spaces that are out of reach, as far as the app can tell.
fn unlisted(game: &Game) -> impl Iterator<Item = ActionKind> + '_ {
    let spaces = game.mission().game_box.board.map.iter();
    let spaces = spaces.flat_map(|(&ring, directions)| {
        directions
            .iter()
            .map(move |&direction| Region { ring, direction })
    });
    spaces.map(ActionKind::Explore)
}

/// Whether an action is possible.
pub fn is_possible(game: &Game, object: &ActionKind) -> bool {
    QuoteContext::new(game).is_some_and(|context| priced_routes::cheapest(&context, object).is_ok())
}

/// Every action with something to act on, in the order of resolution.
pub fn candidate_actions(game: &Game) -> Vec<ActionKind> {
    let Some(board) = game.state().board_state() else {
        return Vec::new();
    };
    let mut actions = Vec::new();
    events(game, &mut actions);
    actions.extend([
        ActionKind::Rest,
        ActionKind::UnwindMorale,
        ActionKind::UnwindStress,
    ]);
    for (seat, id_board) in board.seats().zip(&board.crew) {
        actions.extend((id_board.wounds > 0).then_some(ActionKind::HealWound(seat)));
        actions.extend(
            id_board
                .conditions
                .iter()
                .map(|&condition| ActionKind::HealCondition(seat, condition)),
        );
    }
    actions.extend(Block::ALL.iter().map(|&block| ActionKind::Manage(block)));
    outside(game, board, &mut actions);
    actions.extend([ActionKind::Examine, ActionKind::Discover]);
    actions.extend(
        board
            .facility_places()
            .filter(|&place| board.farm(place).is_some())
            .map(ActionKind::Plant),
    );
    builds(game, board, &mut actions);
    for (&place, facility) in &board.facilities {
        actions.extend(
            facility
                .tiles
                .iter()
                .map(|&resource| ActionKind::RemoveShutdown(place, resource)),
        );
    }
    actions.extend(
        game.known_actions()
            .flat_map(|action| of_mission(game, board, action)),
    );
    actions.sort_by_key(ActionKind::order);
    actions
}

/// An action of the mission, in each explored region where it can be done; where none is explored yet, in all that it names.
fn of_mission(game: &Game, board: &BoardState, action: &MissionAction) -> Vec<ActionKind> {
    let Some(named) = game.regions_of(action) else {
        return vec![ActionKind::Mission(action.id.clone())];
    };
    let explored = board.map.explored.iter().map(|space| space.region);
    let there: Vec<Region> = explored
        .filter(|region| named.is_empty() || named.contains(region))
        .collect();
    let regions = if there.is_empty() { named } else { there };
    regions
        .into_iter()
        .map(|region| ActionKind::MissionAt {
            action: action.id.clone(),
            region,
        })
        .collect()
}

fn events(game: &Game, actions: &mut Vec<ActionKind>) {
    let elements = &game.mission().elements.events;
    let open = game.state().open_events.iter().map(|open| &open.event);
    let acts = |id: &&String| {
        elements
            .get(*id)
            .is_some_and(|it| matches!(it.brings, Some(Brings::Action(_))))
    };
    actions.extend(open.filter(acts).cloned().map(ActionKind::Event));
}

fn outside(game: &Game, board: &BoardState, actions: &mut Vec<ActionKind>) {
    actions.extend(
        routes::explorable(game)
            .into_iter()
            .map(ActionKind::Explore),
    );
    for space in &board.map.explored {
        actions.extend((space.samples > 0).then_some(ActionKind::GatherSample(space.region)));
        actions.extend((space.objectives > 0).then_some(ActionKind::GatherObjective(space.region)));
    }
}

fn builds(game: &Game, board: &BoardState, actions: &mut Vec<ActionKind>) {
    for (&place, facility) in &board.facilities {
        for part in facility
            .parts
            .iter()
            .filter(|(_, red)| **red)
            .map(|(&part, _)| part)
        {
            actions.push(ActionKind::Repair(place, part));
            let donors = board.facility_places().filter(|&donor| {
                donor != place && board.get(&BoardCounter::Part(donor, part)) == Some(0)
            });
            actions.extend(donors.map(|donor| ActionKind::Switch { place, part, donor }));
        }
    }
    for &rover in Rover::ALL {
        let mut tokens = board.stack(&TokenStack::Rover(rover)).to_vec();
        tokens.sort_unstable();
        tokens.dedup();
        actions.extend(
            tokens
                .into_iter()
                .map(|token| ActionKind::RepairRover(rover, token)),
        );
    }
    actions.extend(
        board
            .upgrades
            .iter()
            .filter(|(_, state)| **state == 1)
            .map(|(id, _)| ActionKind::BuildUpgrade(id.clone())),
    );
    actions.extend(
        spares(game)
            .into_iter()
            .filter(|place| !board.facilities.contains_key(place))
            .map(ActionKind::BuildSpare),
    );
}
