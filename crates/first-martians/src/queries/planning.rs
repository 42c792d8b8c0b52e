//! The plan: free pawns, missing pawns, and the terms of declared actions.

use std::collections::BTreeSet;

use super::quote::context::QuoteContext;
pub use super::quote::pawns::PAWNS;
use super::quote::pawns::{assisting_medic, standing};
use super::quote::{possible_actions, quote, quote_planned};
use super::routes_of_action;
use crate::board::collections::remove_first;
use crate::board::{
    ActionKind, Board, BoardState, DeclaredAction, Obstacle, Pawn, PawnsQuote, PlannedAction, Quote,
};
use crate::command::Command;
use crate::crew::Seat;
use crate::effect::Id;
use crate::game::Game;
use crate::state::Step;
use crate::vocabulary::{Profession, Rover};
use base::play::Game as _;

/// Whether actions are being planned on the board that the app keeps.
pub fn is_planning(game: &Game) -> bool {
    let state = game.state();
    state.step == Step::Plan && state.queue.is_empty() && kept(game).is_some()
}

/// The AOMs of the game, or all of them for a single player (almanac, 1-3 giocatori).
pub fn aoms(game: &Game) -> Vec<Id> {
    let crew = &game.state().crew;
    let all = game.mission().game_box.aoms.iter();
    all.filter(|aom| crew.players == 1 || crew.aoms.contains(&aom.id))
        .map(|aom| aom.id.clone())
        .collect()
}

/// A single player uses up to two AOMs each sol (almanac, 1-3 giocatori).
const AOMS_A_SOL: usize = 2;

/// The pawns on no action: two of each astronaut, one of each AOM.
pub fn free_pawns(game: &Game) -> Vec<Pawn> {
    let Some((board, pieces)) = kept(game) else {
        return Vec::new();
    };
    let laid = |pawn: &Pawn| {
        board
            .plan
            .iter()
            .flat_map(|it| &it.pawns)
            .filter(|it| *it == pawn)
            .count()
    };
    let mut free = Vec::new();
    for (seat, id_board) in pieces.seats().zip(&pieces.crew) {
        let pawn = Pawn::Astronaut(seat);
        let left =
            usize::from(PAWNS.saturating_sub(id_board.lost_pawns)).saturating_sub(laid(&pawn));
        free.extend(std::iter::repeat_n(pawn, left));
    }
    let used = board
        .plan
        .iter()
        .flat_map(|it| &it.pawns)
        .filter(|it| matches!(it, Pawn::Aom(_)))
        .count();
    if game.state().crew.players > 1 || used < AOMS_A_SOL {
        free.extend(
            aoms(game)
                .into_iter()
                .map(Pawn::Aom)
                .filter(|pawn| laid(pawn) == 0),
        );
    }
    free
}

/// Whether a pawn is useless or forbidden on a stack.
fn misfits(context: &QuoteContext<'_>, planned: &PlannedAction, pawn: &Pawn) -> bool {
    if let (
        ActionKind::HealWound(patient) | ActionKind::HealCondition(patient, _),
        Pawn::Astronaut(seat),
    ) = (&planned.kind, pawn)
    {
        let required = assisting_medic(context, *patient);
        // Beside the Autoscanner the Medic is of use only where a token asks for more pawns.
        let more = || {
            standing(context, planned)
                .is_ok_and(|it| it.quote.sure > 1 + u8::from(required.is_some()))
        };
        let medic = context.game.state().crew.seat_of(Profession::Medic) == Some(*seat);
        let assists = medic && (required == Some(*seat) || more()) || planned.is_allowed();
        if planned.pawns.contains(pawn) || (seat != patient && !assists) {
            return true;
        }
    }
    let mut with = planned.clone();
    with.pawns.push(pawn.clone());
    let wrong = |lack: &Obstacle| {
        let of_pawns = matches!(
            lack,
            Obstacle::PawnTaken(_) | Obstacle::NoSuchAom(_) | Obstacle::AomOfOtherType(..)
        );
        of_pawns || matches!(lack, Obstacle::HeartPawn(_))
    };
    standing(context, &with).is_ok_and(|standing| standing.obstacles.iter().any(wrong))
}

/// Whether a stack can use another pawn.
fn wants_more(standing: &PawnsQuote) -> bool {
    let healing =
        |lack: &Obstacle| matches!(lack, Obstacle::MedicMissing(_) | Obstacle::PatientFirst(_));
    standing.missing_to_sure > 0 || standing.obstacles.iter().any(healing)
}

/// The free pawns that can join a planned action.
pub(crate) fn pawns_that_can_join<'p>(
    game: &Game,
    index: usize,
    free: impl IntoIterator<Item = &'p Pawn>,
) -> Vec<&'p Pawn> {
    let Some(context) = QuoteContext::new(game) else {
        return Vec::new();
    };
    let Some(planned) = context.planned(index) else {
        return Vec::new();
    };
    let alone = context.without(index);
    if !standing(&alone, planned).is_ok_and(|standing| wants_more(&standing)) {
        return Vec::new();
    }
    free.into_iter()
        .filter(|pawn| !misfits(&alone, planned, pawn))
        .collect()
}

/// The free pawn that best joins a planned action: the patient's, else one of an astronaut who is on it already, so that others stay
/// free; else that of an AOM, else of the least wounded astronaut.
pub(crate) fn next_pawn(game: &Game, index: usize) -> Option<Pawn> {
    let (board, pieces) = kept(game)?;
    let planned = board.plan.get(index)?;
    let free: BTreeSet<Pawn> = free_pawns(game).into_iter().collect();
    let joining = pawns_that_can_join(game, index, &free).into_iter();
    let patient = match planned.kind {
        ActionKind::HealWound(seat) | ActionKind::HealCondition(seat, _) => {
            Some(Pawn::Astronaut(seat))
        }
        _ => None,
    };
    let rank = |pawn: &&Pawn| {
        let wounds = match pawn {
            Pawn::Astronaut(seat) => pieces.id_board(*seat).map_or(0, |it| it.wounds),
            Pawn::Aom(_) => 0,
        };
        let begun = planned.pawns.contains(pawn);
        (
            patient.as_ref() != Some(*pawn),
            matches!(pawn, Pawn::Astronaut(_)) && !begun,
            !begun,
            wounds,
        )
    };
    joining.min_by_key(rank).cloned()
}

/// The commands that plan an action with the free pawns that it takes: for a sure success, or to roll its dice. Where there are too few,
/// with those that there are.
pub fn planned_with_pawns(
    game: &Game,
    kind: &ActionKind,
    rover: Option<Rover>,
    sure: bool,
) -> Vec<Command> {
    let mut commands = vec![Command::PlanAction { kind: kind.clone() }];
    let new = kept(game).map_or(0, |(board, _)| board.plan.len());
    commands.extend(rover.map(|_| Command::SetRover { index: new, rover }));
    let mut next = game.clone();
    let mut at = 0;
    while let Some(decision) = commands
        .get(at)
        .and_then(|command| next.decide(command).ok())
    {
        (next, at) = (decision.after, at + 1);
        if at < commands.len() {
            continue;
        }
        let Ok(standing) = quote_planned(&next, new) else {
            break;
        };
        let missing = if sure {
            standing.missing_to_sure
        } else {
            standing.missing_to_roll
        };
        if missing == 0 && standing.obstacles.is_empty() {
            break;
        }
        let Some(pawn) = next_pawn(&next, new) else {
            break;
        };
        commands.push(Command::AddPawn { index: new, pawn });
    }
    commands.truncate(at);
    commands
}

/// The rovers with which an action outside the HUB takes fewer pawns than on foot, and what it takes then.
pub fn rovers_that_help(game: &Game, kind: &ActionKind) -> Vec<(Rover, Quote)> {
    let first = |rover| {
        routes_of_action(game, kind, rover)
            .into_iter()
            .next()
            .map(|way| way.regions)
            .unwrap_or_default()
    };
    let on_foot = first(None);
    let Some(walking) = kind
        .region()
        .and_then(|_| quote(game, kind, None, &on_foot).ok())
    else {
        return Vec::new();
    };
    let rovers = [Rover::Froggy, Rover::Scorpio].into_iter();
    // The way on foot stays where the rover can go it.
    let driving = |rover| {
        quote(game, kind, Some(rover), &on_foot)
            .or_else(|_| quote(game, kind, Some(rover), &first(Some(rover))))
    };
    rovers
        .filter_map(|rover| {
            Some((
                rover,
                driving(rover).ok().filter(|it| it.sure < walking.sure)?,
            ))
        })
        .collect()
}

/// Free pawns, including `first`, that can do an action together; empty when they cannot.
pub fn stack_of(
    game: &Game,
    planned: &PlannedAction,
    first: &Pawn,
    free: &[Pawn],
    sure: bool,
) -> Vec<Pawn> {
    let Some(context) = QuoteContext::new(game) else {
        return Vec::new();
    };
    let mut planned = PlannedAction {
        pawns: Vec::new(),
        ..planned.clone()
    };
    let mut rest: Vec<&Pawn> = free.iter().collect();
    remove_first(&mut rest, &first);
    if misfits(&context, &planned, first) {
        return Vec::new();
    }
    planned.pawns.push(first.clone());
    loop {
        let Ok(standing) = standing(&context, &planned) else {
            return Vec::new();
        };
        let enough = if sure {
            standing.missing_to_sure == 0
        } else {
            standing.missing_to_roll == 0
        };
        if enough && standing.obstacles.is_empty() {
            return planned.pawns;
        }
        if !wants_more(&standing) {
            return Vec::new();
        }
        let Some(index) = rest
            .iter()
            .position(|pawn| !misfits(&context, &planned, pawn))
        else {
            return Vec::new();
        };
        let pawn = rest.remove(index).clone();
        // The patient's own pawn goes on top.
        match (&planned.kind, &pawn) {
            (
                ActionKind::HealWound(patient) | ActionKind::HealCondition(patient, _),
                Pawn::Astronaut(seat),
            ) if seat == patient => {
                planned.pawns.insert(0, pawn);
            }
            _ => planned.pawns.push(pawn),
        }
    }
}

/// The astronauts with unused pawns that could do something (almanac, Come si eseguono le azioni).
pub fn idle_astronauts(game: &Game) -> BTreeSet<Seat> {
    let free = free_pawns(game);
    let mut inside = None;
    seats_of(&free)
        .into_iter()
        .filter(|seat| is_useful(game, &free, *seat, &mut inside))
        .collect()
}

fn seats_of(pawns: &[Pawn]) -> BTreeSet<Seat> {
    pawns
        .iter()
        .filter_map(|pawn| {
            if let Pawn::Astronaut(seat) = pawn {
                Some(*seat)
            } else {
                None
            }
        })
        .collect()
}

/// Whether a free pawn of an astronaut could do something. `inside` caches the possible actions inside the HUB.
fn is_useful(game: &Game, free: &[Pawn], seat: Seat, inside: &mut Option<Vec<ActionKind>>) -> bool {
    let stack = |kind: ActionKind| PlannedAction::new(kind, Vec::new());
    let planned = kept(game).map_or(0, |(board, _)| board.plan.len());
    let pawn = Pawn::Astronaut(seat);
    // Resting is nearly always possible: only where it is not everything else is looked at.
    if !stack_of(game, &stack(ActionKind::Rest), &pawn, free, false).is_empty()
        || (0..planned).any(|it| !pawns_that_can_join(game, it, [&pawn]).is_empty())
    {
        return true;
    }
    let inside = inside.get_or_insert_with(|| {
        possible_actions(game)
            .into_iter()
            .filter(|kind| kind.region().is_none())
            .collect()
    });
    inside
        .iter()
        .any(|kind| !stack_of(game, &stack(kind.clone()), &pawn, free, false).is_empty())
}

/// Whether the whole plan can be declared.
pub(crate) fn declarable(game: &Game) -> bool {
    let Some((board, _)) = kept(game) else {
        return false;
    };
    let possible = |index| {
        quote_planned(game, index)
            .is_ok_and(|standing| standing.obstacles.is_empty() && standing.missing_to_roll == 0)
    };
    let ready = |(index, it): (usize, &PlannedAction)| it.forbidden().is_some() || possible(index);
    let (free, mut inside) = (free_pawns(game), None);
    board.plan.iter().enumerate().all(ready)
        && !seats_of(&free)
            .into_iter()
            .any(|seat| is_useful(game, &free, seat, &mut inside))
}

/// The terms of a planned action on declaration; `None` where it cannot be declared.
pub(crate) fn declared_terms(game: &Game, index: usize) -> Option<DeclaredAction> {
    let (board, _) = kept(game)?;
    let planned = board.plan.get(index)?.clone();
    let standing = quote_planned(game, index).ok()?;
    let sure = standing.missing_to_sure == 0;
    let quote = standing.quote;
    Some(DeclaredAction {
        performer: standing.performer?,
        dice: quote
            .dice
            .filter(|_| !sure || quote.must_roll_success || quote.must_roll),
        success_die_only: sure && quote.must_roll_success && !quote.must_roll,
        reroll: quote.reroll,
        paid: quote.pays,
        tokens: Vec::new(),
        marks: Vec::new(),
        risks: quote.risks,
        rolled: None,
        rerolls: 0,
        result: None,
        planned,
    })
}

fn kept(game: &Game) -> Option<(&Board, &BoardState)> {
    let board = game.state().board.as_ref().filter(|board| board.full)?;
    Some((board, &board.pieces))
}
