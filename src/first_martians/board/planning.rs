//! The plan on the board: whose pawns lie where, what is still missing, and what was fixed when it was declared.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::effect::{Cost, Id};
use super::super::game::Game;
use super::super::words::{AdventureType, Item, Part, Profession, words};
use super::quote::ask::Ask;
use super::quote::pawns::{PAWNS, standing};
use super::quote::{Obstacle, Risk, Standing, deeds, quote_planned};
use super::{BUILT, Board, Deed, Pawn, Planned, Twin};

words! {
    /// How a declared action came out.
    ActionResult {
        /// It succeeded.
        Success = "success",
        /// It failed: what was laid aside for it goes back.
        Failure = "failure",
        /// Nothing was left to do: pawns and what was laid aside go back.
        Needless = "needless",
    }
}

/// What the dice of an action show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rolled {
    /// The Success die shows a success.
    pub success: bool,
    /// The Wound die shows a wound.
    pub wound: bool,
    /// The Adventure die shows an Adventure.
    pub adventure: bool,
}

/// An action that was declared. What was fixed then holds: tokens put down later do not act on it (almanac, Segnalini Modificatore).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declared {
    /// What, by which pawns, how.
    pub planned: Planned,
    /// Who performs it: the topmost pawn, for an AOM its operator.
    pub performer: Seat,
    /// The set of dice that is rolled; `None` where the success is sure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<AdventureType>,
    /// Whether only the Success die is rolled: enough pawns, but a red CPU.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub success_die_only: bool,
    /// Whether a success is rolled once more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reroll: bool,
    /// What was paid; things of the Cargo Bay come back on a failure.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<Cost>,
    /// What it brings when it is completed, each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub risks: Vec<Risk>,
    /// The dice on the table, before they are accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rolled: Option<Rolled>,
    /// How it came out, once that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ActionResult>,
}

/// The thing of the Cargo Bay that a part is.
pub const fn spare_part(part: Part) -> Item {
    match part {
        Part::Energy => Item::EnergyPart,
        Part::Oxygen => Item::OxygenPart,
        Part::Hardware => Item::Hardware,
        Part::Cpu => Item::Cpu,
    }
}

impl Twin {
    /// Whether that Upgrade is built.
    pub fn has_upgrade(&self, id: &str) -> bool {
        self.upgrades.get(id) == Some(&BUILT)
    }
}

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

/// The same game without one of its planned actions: what that one takes is free for it.
pub fn without(game: &Game, index: usize) -> Game {
    let mut game = game.clone();
    if let Some(board) = &mut game.state.board
        && index < board.plan.len()
    {
        let _ = board.plan.remove(index);
    }
    game
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
    let stack = |deed: Deed| Planned { deed, pawns: Vec::new(), rover: None, way: Vec::new() };
    let seats: BTreeSet<Seat> =
        free.iter().filter_map(|pawn| if let Pawn::Astronaut(seat) = pawn { Some(*seat) } else { None }).collect();
    let planned = kept(game).map_or(0, |(board, _)| board.plan.len());
    let mut survey = None;
    let useful = |seat: &Seat| {
        let pawn = Pawn::Astronaut(*seat);
        // Resting is nearly always possible: only where it is not everything else is looked at.
        if !stack_of(game, &stack(Deed::Rest), &pawn, &free, false).is_empty()
            || (0..planned).any(|it| !joining(game, it, [&pawn]).is_empty())
        {
            return true;
        }
        let inside =
            survey.get_or_insert_with(|| deeds(game)).iter().filter(|(deed, quote)| quote.is_ok() && deed.region().is_none());
        inside.into_iter().any(|(deed, _)| !stack_of(game, &stack(deed.clone()), &pawn, &free, false).is_empty())
    };
    seats.into_iter().filter(useful).collect()
}

/// Whether the whole plan can be declared.
pub fn declarable(game: &Game) -> bool {
    let Some((board, _)) = kept(game) else { return false };
    let ready = |index| quote_planned(game, index).is_ok_and(|standing| standing.lacks.is_empty() && standing.to_roll == 0);
    (0..board.plan.len()).all(ready) && idle(game).is_empty()
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
