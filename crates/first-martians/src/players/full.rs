//! Planning in Full board.
//!
//! Players check each action that they consider instead of listing all offers: a plan has a hundred, mostly irrelevant.

use std::collections::BTreeSet;

use super::Player;
use super::priorities::{BADLY_WOUNDED, WOUNDED, priorities};
use crate::board::{ActionKind, Pawn, PawnsQuote, PlannedAction};
use crate::command::Command;
use crate::game::Game;
use crate::queries::planning::{declarable, free_pawns, next_pawn, stack_of};
use crate::queries::quote::{
    candidate_actions, is_possible, possible_actions, quote_of, quote_planned,
};
use crate::vocabulary::Rover;

impl Player {
    /// The next command of a random but complete plan: actions get pawns or are dropped, free pawns get an action.
    pub(super) fn any_plan(&mut self, game: &Game) -> Option<Command> {
        if let Some(command) = declarable(game)
            .then_some(Command::Continue {})
            .or_else(|| self.complete(game, false))
        {
            return Some(command);
        }
        let possible = possible_actions(game);
        let kind = possible.get(self.roll(possible.len()))?.clone();
        Some(Command::PlanAction { kind })
    }

    pub(super) fn careful_plan(&mut self, game: &Game) -> Option<Command> {
        let board = game.state().board_state()?;
        self.think(game);
        if let Some(command) = self
            .prepare(game, board)
            .or_else(|| self.complete(game, true))
        {
            return Some(command);
        }
        let free = free_pawns(game);
        let first: BTreeSet<Pawn> = free.iter().cloned().collect();
        let objects = candidate_actions(game);
        let planned = game
            .state()
            .board
            .as_ref()
            .map_or(&[][..], |board| &board.plan);
        for kind in priorities(game, board, planned, &self.intent) {
            if self.intent.given_up.contains(&kind)
                || !objects.contains(&kind)
                || !is_possible(game, &kind)
            {
                continue;
            }
            // Route and rover are chosen once it is planned.
            if kind.region().is_some() {
                return Some(Command::PlanAction { kind });
            }
            let stack = PlannedAction::new(kind.clone(), Vec::new());
            let possible = |sure| {
                first
                    .iter()
                    .any(|pawn| !stack_of(game, &stack, pawn, &free, sure).is_empty())
            };
            let dares = self.dares(&kind);
            if possible(!dares) {
                return Some(Command::PlanAction { kind });
            }
            // Dice are better than nothing.
            if !dares && possible(false) {
                self.intent.dare(&kind);
                return Some(Command::PlanAction { kind });
            }
        }
        self.any_plan(game)
    }

    /// Adds missing pawns, or drops actions that cannot get them. `careful`: with a rover, and with dice where the crew risks them.
    fn complete(&mut self, game: &Game, careful: bool) -> Option<Command> {
        let plan = &game.state().board.as_ref()?.plan;
        for (index, planned) in plan.iter().enumerate() {
            if let Some(command) = self.rover(game, index, planned).filter(|_| careful) {
                return Some(command);
            }
            let standing = quote_planned(game, index);
            let wounds = if careful {
                wounds_at_risk(game, planned)
            } else {
                0
            };
            let dares = careful && self.dares(&planned.kind) && wounds < WOUNDED;
            let enough = |it: &PawnsQuote| {
                it.obstacles.is_empty()
                    && if dares {
                        it.missing_to_roll == 0
                    } else {
                        it.missing_to_sure == 0
                    }
            };
            if standing.as_ref().is_ok_and(enough) {
                continue;
            }
            if let Some(pawn) = next_pawn(game, index).filter(|_| standing.is_ok()) {
                return Some(Command::AddPawn { index, pawn });
            }
            let may_roll = wounds < BADLY_WOUNDED;
            if !standing
                .is_ok_and(|it| may_roll && it.missing_to_roll == 0 && it.obstacles.is_empty())
            {
                self.intent.given_up.push(planned.kind.clone());
                return Some(Command::DropAction { index });
            }
        }
        None
    }

    /// A rover for an action outside, where it saves pawns; sometimes the crew walks.
    fn rover(&mut self, game: &Game, index: usize, planned: &PlannedAction) -> Option<Command> {
        let open =
            planned.rover.is_none() && planned.pawns.is_empty() && planned.kind.region().is_some();
        if !open || self.intent.drives.contains(&planned.kind) {
            return None;
        }
        self.intent.drives.push(planned.kind.clone());
        if self.roll(4) == 0 {
            return None;
        }
        let takes = |rover| {
            quote_of(game, index, rover, &planned.way)
                .ok()
                .map(|it| it.sure)
        };
        let walking = takes(None).unwrap_or(u8::MAX);
        let rovers = [Rover::Froggy, Rover::Scorpio]
            .into_iter()
            .filter_map(|rover| Some((takes(Some(rover))?, rover)));
        let (pawns, rover) = rovers.min_by_key(|(pawns, _)| *pawns)?;
        (pawns < walking).then_some(Command::SetRover {
            index,
            rover: Some(rover),
        })
    }
}

/// The wounds of the astronaut who performs a planned action, whom its dice may wound. Healing goes on whatever the dice do.
fn wounds_at_risk(game: &Game, planned: &PlannedAction) -> u8 {
    let Some(board) = &game.state().board else {
        return 0;
    };
    let seat = match (&planned.kind, planned.pawns.first()) {
        (ActionKind::HealWound(_) | ActionKind::HealCondition(..), _) | (_, None) => return 0,
        (_, Some(Pawn::Astronaut(seat))) => *seat,
        (_, Some(Pawn::Aom(aom))) => board.operators.get(aom).copied().unwrap_or(0),
    };
    board.pieces.id_board(seat).map_or(0, |it| it.wounds)
}
