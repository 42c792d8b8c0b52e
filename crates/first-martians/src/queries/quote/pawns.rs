//! The pawns of an action: whose, how many, and whether they may do it.

use std::collections::BTreeSet;

use super::context::{QuoteContext, QuoteRequest, adventure_type, is_typeless};
use super::sum;
use crate::board::{ActionKind, Obstacle, Pawn, PawnsQuote, PlannedAction, Quote};
use crate::crew::Seat;
use crate::vocabulary::{AdventureType, Condition, Profession};

/// Pawns of an astronaut in a sol, unless lost (almanac, Come si eseguono le azioni).
pub const PAWNS: u8 = 2;

pub(in crate::queries) fn standing(
    context: &QuoteContext<'_>,
    planned: &PlannedAction,
) -> Result<PawnsQuote, Vec<Obstacle>> {
    let quote = sum::quote(context, &QuoteRequest::from(planned))?;
    let laid = u8::try_from(planned.pawns.len()).unwrap_or(u8::MAX);
    let least = quote.roll.unwrap_or(quote.sure);
    let lacks = lacks(context, planned, &quote);
    Ok(PawnsQuote {
        performer: context.performer(&planned.pawns),
        missing_to_roll: least.saturating_sub(laid),
        missing_to_sure: quote.sure.saturating_sub(laid),
        quote,
        obstacles: lacks,
    })
}

fn lacks(context: &QuoteContext<'_>, planned: &PlannedAction, quote: &Quote) -> Vec<Obstacle> {
    let mut lacks = Vec::new();
    let there = u8::try_from(planned.pawns.len()).unwrap_or(u8::MAX);
    let needed = quote.roll.unwrap_or(quote.sure);
    if there < needed {
        lacks.push(Obstacle::TooFewPawns { needed, there });
    }
    for pawn in planned.pawns.iter().collect::<BTreeSet<_>>() {
        let laid = context.pawns_used(pawn) + planned.pawns.iter().filter(|it| *it == pawn).count();
        match pawn {
            Pawn::Astronaut(seat) => lacks.extend(astronaut(context, planned, *seat, laid)),
            Pawn::Aom(id) => lacks.extend(aom(context, &planned.kind, id, laid)),
        }
    }
    if let ActionKind::HealWound(patient) | ActionKind::HealCondition(patient, _) = planned.kind {
        lacks.extend(heal(context, planned, patient));
    }
    lacks.retain(|it| !(it.is_rule() && planned.is_allowed()));
    lacks
}

fn astronaut(
    context: &QuoteContext<'_>,
    planned: &PlannedAction,
    seat: Seat,
    laid: usize,
) -> Vec<Obstacle> {
    let Some(id_board) = context.pieces.id_board(seat) else {
        return vec![Obstacle::NoSuchSeat(seat)];
    };
    let mut lacks = Vec::new();
    if laid > usize::from(PAWNS.saturating_sub(id_board.lost_pawns)) {
        lacks.push(Obstacle::PawnTaken(Pawn::Astronaut(seat)));
    }
    // One of the two heals the condition or does nothing, though both must be used where they can be (L190, L763; ruling 23).
    let cure = ActionKind::HealCondition(seat, Condition::Heart);
    let elsewhere = |it: &PlannedAction| {
        if it.kind == cure {
            0
        } else {
            pawns_of(it, seat)
        }
    };
    let bound = context.plan().map(|(_, it)| elsewhere(it)).sum::<usize>() + elsewhere(planned);
    if context.pieces.has_active_condition(seat, Condition::Heart)
        && elsewhere(planned) > 0
        && bound > 1
    {
        lacks.push(Obstacle::HeartPawn(seat));
    }
    lacks
}

fn pawns_of(planned: &PlannedAction, seat: Seat) -> usize {
    planned
        .pawns
        .iter()
        .filter(|pawn| **pawn == Pawn::Astronaut(seat))
        .count()
}

/// An AOM serves its type and whatever has none; a single player chooses among all of the box (almanac, AOM; 1-3 giocatori).
fn aom(context: &QuoteContext<'_>, kind: &ActionKind, id: &str, laid: usize) -> Vec<Obstacle> {
    let crew = &context.game.state().crew;
    let known = context
        .game
        .mission()
        .game_box
        .aoms
        .iter()
        .find(|aom| aom.id == id);
    let Some(aom) = known.filter(|_| crew.players == 1 || crew.aoms.contains(id)) else {
        return vec![Obstacle::NoSuchAom(id.to_owned())];
    };
    let mut lacks = Vec::new();
    if laid > 1 {
        lacks.push(Obstacle::PawnTaken(Pawn::Aom(id.to_owned())));
    }
    if !fits(context, kind, aom.kind) {
        lacks.push(Obstacle::AomOfOtherType(id.to_owned(), aom.kind));
    }
    lacks
}

fn fits(context: &QuoteContext<'_>, action: &ActionKind, kind: AdventureType) -> bool {
    is_typeless(context.game, action) || self::adventure_type(context.game, action) == Some(kind)
}

/// The patient performs; a pawn of the Medic assists (almanac, 4. MedLab).
fn heal(context: &QuoteContext<'_>, planned: &PlannedAction, patient: Seat) -> Vec<Obstacle> {
    let mut lacks = Vec::new();
    if planned.pawns.first() != Some(&Pawn::Astronaut(patient)) {
        lacks.push(Obstacle::PatientFirst(patient));
    }
    if let Some(medic) = assisting_medic(context, patient)
        && pawns_of(planned, medic) == 0
    {
        lacks.push(Obstacle::MedicMissing(medic));
    }
    lacks
}

/// The Medic who must assist in healing an astronaut; `None` where nobody must.
pub(in crate::queries) fn assisting_medic(
    context: &QuoteContext<'_>,
    patient: Seat,
) -> Option<Seat> {
    let medic = context.game.state().crew.seat_of(Profession::Medic)?;
    (medic != patient && !context.has_autoscanner()).then_some(medic)
}

/// How many Heal actions of the plan need a pawn of the Medic, and how many pawns the Medic has.
pub(in crate::queries) fn medic_pawns(context: &QuoteContext<'_>) -> Option<(u8, u8)> {
    let medic = context
        .game
        .state()
        .crew
        .seat_of(Profession::Medic)
        .filter(|_| !context.has_autoscanner())?;
    let needed = context.count(|it| {
        matches!(
            it.kind,
            ActionKind::HealWound(_) | ActionKind::HealCondition(..)
        )
    });
    let lost = context.pieces.id_board(medic)?.lost_pawns;
    Some((needed, PAWNS.saturating_sub(lost)))
}
