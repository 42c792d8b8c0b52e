//! Planning where the app keeps the board.
//!
//! The players ask for each thing that they think of, not for all that is offered: a plan has a hundred of that, most never thought of.

use std::collections::BTreeSet;

use super::super::board::{Deed, Pawn, Planned, Standing};
use super::super::command::Command;
use super::super::game::Game;
use super::super::queries::planning::{self, declarable, free_pawns, stack_of};
use super::super::queries::quote::{is_possible, objects, possible, quote_of, quote_planned};
use super::super::words::Rover;
use super::Player;
use super::wishes::wishes;

impl Player {
    /// A plan without thought that comes to an end: what lacks pawns gets them or is dropped, free pawns get something to do.
    pub(super) fn any_plan(&mut self, game: &Game) -> Option<Command> {
        if let Some(command) = ready(game).or_else(|| self.complete(game, false)) {
            return Some(command);
        }
        let possible = possible(game);
        let deed = possible.get(self.roll(possible.len()))?.clone();
        Some(Command::PlanAction { deed })
    }

    /// The next command of a careful plan.
    pub(super) fn careful_plan(&mut self, game: &Game) -> Option<Command> {
        let twin = game.state().twin()?;
        self.think(game);
        if let Some(command) = self.prepare(game, twin).or_else(|| self.complete(game, true)) {
            return Some(command);
        }
        let free = free_pawns(game);
        let first: BTreeSet<Pawn> = free.iter().cloned().collect();
        let objects = objects(game);
        let planned = game.state().board.as_ref().map_or(&[][..], |board| &board.plan);
        for deed in wishes(game, twin, planned, &self.intent) {
            if self.intent.given_up.contains(&deed) || !objects.contains(&deed) || !is_possible(game, &deed) {
                continue;
            }
            // A way and a rover are found once it is planned.
            if deed.region().is_some() {
                return Some(Command::PlanAction { deed });
            }
            let stack = Planned { deed: deed.clone(), pawns: Vec::new(), rover: None, way: Vec::new() };
            let possible = |sure| first.iter().any(|pawn| !stack_of(game, &stack, pawn, &free, sure).is_empty());
            let dares = self.dares(&deed);
            if possible(!dares) {
                return Some(Command::PlanAction { deed });
            }
            // Rather the dice than nothing.
            if !dares && possible(false) {
                self.intent.dare(&deed);
                return Some(Command::PlanAction { deed });
            }
        }
        self.any_plan(game)
    }

    /// Pawns for what lacks them; what cannot get them is dropped. `thinking`: with a rover, and with the dice where they are dared.
    fn complete(&mut self, game: &Game, thinking: bool) -> Option<Command> {
        let plan = &game.state().board.as_ref()?.plan;
        for (index, planned) in plan.iter().enumerate() {
            if let Some(command) = self.rover(game, index, planned).filter(|_| thinking) {
                return Some(command);
            }
            let standing = quote_planned(game, index);
            let dares = thinking && self.dares(&planned.deed);
            let enough = |it: &Standing| it.lacks.is_empty() && if dares { it.to_roll == 0 } else { it.to_sure == 0 };
            if standing.as_ref().is_ok_and(enough) {
                continue;
            }
            if let Some(pawn) = joining(game, index, planned).filter(|_| standing.is_ok()) {
                return Some(Command::AddPawn { index, pawn });
            }
            if !standing.is_ok_and(|it| it.to_roll == 0 && it.lacks.is_empty()) {
                self.intent.given_up.push(planned.deed.clone());
                return Some(Command::DropAction { index });
            }
        }
        None
    }

    /// A rover for what is done outside, where one saves pawns; now and then the crew walks.
    fn rover(&mut self, game: &Game, index: usize, planned: &Planned) -> Option<Command> {
        let open = planned.rover.is_none() && planned.pawns.is_empty() && planned.deed.region().is_some();
        if !open || self.intent.drives.contains(&planned.deed) {
            return None;
        }
        self.intent.drives.push(planned.deed.clone());
        if self.roll(4) == 0 {
            return None;
        }
        let takes = |rover| quote_of(game, index, rover, &planned.way).ok().map(|it| it.sure);
        let walking = takes(None).unwrap_or(u8::MAX);
        let rovers = [Rover::Froggy, Rover::Scorpio].into_iter().filter_map(|rover| Some((takes(Some(rover))?, rover)));
        let (pawns, rover) = rovers.min_by_key(|(pawns, _)| *pawns)?;
        (pawns < walking).then_some(Command::SetRover { index, rover: Some(rover) })
    }
}

/// Who joins a planned action: the patient, else whoever has begun, so that others stay free for work of their own; else an AOM,
/// else whoever is least wounded.
fn joining(game: &Game, index: usize, planned: &Planned) -> Option<Pawn> {
    let free: BTreeSet<Pawn> = free_pawns(game).into_iter().collect();
    let joining = planning::joining(game, index, &free).into_iter();
    let patient = match planned.deed {
        Deed::HealWound(seat) | Deed::HealCondition(seat, _) => Some(Pawn::Astronaut(seat)),
        _ => None,
    };
    let twin = game.state().twin()?;
    let rank = |pawn: &&Pawn| {
        let wounds = match pawn {
            Pawn::Astronaut(seat) => twin.id_board(*seat).map_or(0, |it| it.wounds),
            Pawn::Aom(_) => 0,
        };
        let begun = planned.pawns.contains(pawn);
        (patient.as_ref() != Some(*pawn), matches!(pawn, Pawn::Astronaut(_)) && !begun, !begun, wounds)
    };
    joining.min_by_key(rank).cloned()
}

fn ready(game: &Game) -> Option<Command> {
    declarable(game).then_some(Command::Continue {})
}
