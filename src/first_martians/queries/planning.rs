//! The plan on the board: whose pawns lie where, what is still missing, and what was fixed when it was declared.

use std::collections::BTreeSet;

use super::super::board::{Board, Declared, Deed, Obstacle, Pawn, Planned, Standing, Twin};
use super::super::crew::Seat;
use super::super::effect::Id;
use super::super::game::Game;
use super::super::words::Profession;
use super::quote::ask::Ask;
use super::quote::pawns::{PAWNS, standing};
use super::quote::{possible, quote_planned};

/// The AOMs of the game: those taken along, or all of them for a single player (almanac, 1-3 giocatori).
pub fn aoms(game: &Game) -> Vec<Id> {
    let crew = &game.state().crew;
    let all = game.mission().game_box.aoms.iter();
    all.filter(|aom| crew.players == 1 || crew.aoms.contains(&aom.id)).map(|aom| aom.id.clone()).collect()
}

/// A single player uses up to two AOMs each sol (almanac, 1-3 giocatori).
const AOMS_A_SOL: usize = 2;

/// The pawns that lie on no action yet: two of each astronaut, one of each AOM.
pub fn free_pawns(game: &Game) -> Vec<Pawn> {
    let Some((board, twin)) = kept(game) else { return Vec::new() };
    let laid = |pawn: &Pawn| board.plan.iter().flat_map(|it| &it.pawns).filter(|it| *it == pawn).count();
    let mut free = Vec::new();
    for (seat, id_board) in twin.seats().zip(&twin.crew) {
        let pawn = Pawn::Astronaut(seat);
        let left = usize::from(PAWNS.saturating_sub(id_board.lost_pawns)).saturating_sub(laid(&pawn));
        free.extend(std::iter::repeat_n(pawn, left));
    }
    let used = board.plan.iter().flat_map(|it| &it.pawns).filter(|it| matches!(it, Pawn::Aom(_))).count();
    if game.state().crew.players > 1 || used < AOMS_A_SOL {
        free.extend(aoms(game).into_iter().map(Pawn::Aom).filter(|pawn| laid(pawn) == 0));
    }
    free
}

/// Whether a pawn would only be in the way on that stack: it is of no use there, or may not be there.
fn misfits(ask: &Ask<'_>, planned: &Planned, pawn: &Pawn) -> bool {
    if let (Deed::HealWound(patient) | Deed::HealCondition(patient, _), Pawn::Astronaut(seat)) = (&planned.deed, pawn) {
        let medic = ask.game.state().crew.seat_of(Profession::Medic) == Some(*seat);
        if planned.pawns.contains(pawn) || (seat != patient && !medic) {
            return true;
        }
    }
    let mut with = planned.clone();
    with.pawns.push(pawn.clone());
    let wrong = |lack: &Obstacle| {
        let of_pawns = matches!(lack, Obstacle::PawnTaken(_) | Obstacle::NoSuchAom(_) | Obstacle::AomOfOtherType(..));
        of_pawns || matches!(lack, Obstacle::HeartPawn(_))
    };
    standing(ask, &with).is_ok_and(|standing| standing.lacks.iter().any(wrong))
}

/// Whether a stack could still use a pawn.
fn wants_more(standing: &Standing) -> bool {
    let healing = |lack: &Obstacle| matches!(lack, Obstacle::MedicMissing(_) | Obstacle::PatientFirst(_));
    standing.to_sure > 0 || standing.lacks.iter().any(healing)
}

/// Those of the free pawns that can be laid on that planned action.
pub fn joining<'p>(game: &Game, index: usize, free: impl IntoIterator<Item = &'p Pawn>) -> Vec<&'p Pawn> {
    let Some(ask) = Ask::new(game) else { return Vec::new() };
    let Some(planned) = ask.planned(index) else { return Vec::new() };
    let alone = ask.without(index);
    if !standing(&alone, planned).is_ok_and(|standing| wants_more(&standing)) {
        return Vec::new();
    }
    free.into_iter().filter(|pawn| !misfits(&alone, planned, pawn)).collect()
}

/// The pawns of those that are free which would do that action together, that pawn among them; empty when they cannot.
pub fn stack_of(game: &Game, planned: &Planned, first: &Pawn, free: &[Pawn], sure: bool) -> Vec<Pawn> {
    let Some(ask) = Ask::new(game) else { return Vec::new() };
    let mut planned = Planned { pawns: Vec::new(), ..planned.clone() };
    let mut rest: Vec<&Pawn> = free.iter().collect();
    if let Some(index) = rest.iter().position(|pawn| *pawn == first) {
        let _ = rest.remove(index);
    }
    if misfits(&ask, &planned, first) {
        return Vec::new();
    }
    planned.pawns.push(first.clone());
    loop {
        let Ok(standing) = standing(&ask, &planned) else { return Vec::new() };
        let enough = if sure { standing.to_sure == 0 } else { standing.to_roll == 0 };
        if enough && standing.lacks.is_empty() {
            return planned.pawns;
        }
        if !wants_more(&standing) {
            return Vec::new();
        }
        let Some(index) = rest.iter().position(|pawn| !misfits(&ask, &planned, pawn)) else { return Vec::new() };
        let pawn = rest.remove(index).clone();
        // The patient's own pawn lies on top.
        match (&planned.deed, &pawn) {
            (Deed::HealWound(patient) | Deed::HealCondition(patient, _), Pawn::Astronaut(seat)) if seat == patient => {
                planned.pawns.insert(0, pawn);
            }
            _ => planned.pawns.push(pawn),
        }
    }
}

/// The astronauts whose pawns lie unused although something could be done with them (almanac, Come si eseguono le azioni).
pub fn idle(game: &Game) -> BTreeSet<Seat> {
    let free = free_pawns(game);
    let mut inside = None;
    seats_of(&free).into_iter().filter(|seat| is_useful(game, &free, *seat, &mut inside)).collect()
}

fn seats_of(pawns: &[Pawn]) -> BTreeSet<Seat> {
    pawns.iter().filter_map(|pawn| if let Pawn::Astronaut(seat) = pawn { Some(*seat) } else { None }).collect()
}

/// Whether something could be done with a free pawn of that astronaut. `inside`: what can be done inside the HUB, once it is asked for.
fn is_useful(game: &Game, free: &[Pawn], seat: Seat, inside: &mut Option<Vec<Deed>>) -> bool {
    let stack = |deed: Deed| Planned { deed, pawns: Vec::new(), rover: None, way: Vec::new() };
    let planned = kept(game).map_or(0, |(board, _)| board.plan.len());
    let pawn = Pawn::Astronaut(seat);
    // Resting is nearly always possible: only where it is not everything else is looked at.
    if !stack_of(game, &stack(Deed::Rest), &pawn, free, false).is_empty()
        || (0..planned).any(|it| !joining(game, it, [&pawn]).is_empty())
    {
        return true;
    }
    let inside = inside.get_or_insert_with(|| possible(game).into_iter().filter(|deed| deed.region().is_none()).collect());
    inside.iter().any(|deed| !stack_of(game, &stack(deed.clone()), &pawn, free, false).is_empty())
}

/// Whether the whole plan can be declared.
pub fn declarable(game: &Game) -> bool {
    let Some((board, _)) = kept(game) else { return false };
    let ready = |index| quote_planned(game, index).is_ok_and(|standing| standing.lacks.is_empty() && standing.to_roll == 0);
    let (free, mut inside) = (free_pawns(game), None);
    (0..board.plan.len()).all(ready) && !seats_of(&free).into_iter().any(|seat| is_useful(game, &free, seat, &mut inside))
}

/// What is fixed for the planned action of that number when it is declared; `None` where it cannot be.
pub fn declared(game: &Game, index: usize) -> Option<Declared> {
    let (board, _) = kept(game)?;
    let planned = board.plan.get(index)?.clone();
    let standing = quote_planned(game, index).ok()?;
    let sure = standing.to_sure == 0;
    let quote = standing.quote;
    Some(Declared {
        performer: standing.performer?,
        dice: quote.dice.filter(|_| !sure || quote.must_roll_success),
        success_die_only: sure && quote.must_roll_success,
        reroll: quote.reroll,
        paid: quote.pays,
        risks: quote.risks,
        rolled: None,
        result: None,
        planned,
    })
}

fn kept(game: &Game) -> Option<(&Board, &Twin)> {
    let board = game.state().board.as_ref().filter(|board| board.full)?;
    Some((board, &board.twin))
}
