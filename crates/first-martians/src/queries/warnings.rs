//! Warnings about a plan before it is declared.

use serde::{Deserialize, Serialize};

use super::quote::context::{QuoteContext, takes_from};
use super::quote::pawns;
use crate::board::{ActionKind, BoardCounter, Obstacle, Pawn, Place, PlannedAction, TokenStack};
use crate::crew::Seat;
use crate::game::Game;
use crate::state::MORALE_MAX;
use crate::vocabulary::{Block, Part, Rover};

/// AOMs that a single player may use in a sol (almanac, 1-3 giocatori).
const AOMS_A_SOL: u8 = 2;
/// By how much one Unwind lowers Stress (almanac, Alloggi Equipaggio).
pub const UNWIND_STRESS: u8 = 6;

/// A warning about the plan. Actions are indices of the plan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(
    missing_docs,
    reason = "fields without a comment are named after what they hold"
)]
pub enum Warning {
    /// Pawns of an astronaut are unused; both must be used (almanac, Come si eseguono le azioni).
    PawnsLeft { seat: Seat, count: u8 },
    /// An action of the plan cannot be done, or not with what those before it leave.
    NotPossible {
        action: usize,
        obstacles: Vec<Obstacle>,
    },
    /// Two actions use the same rover.
    RoverTwice(Rover),
    /// More Heal actions need the Medic than the Medic has pawns.
    MedicPawns {
        /// How many are needed.
        needed: u8,
        /// How many there are.
        there: u8,
    },
    /// A single player uses more than two AOMs in a sol (almanac, 1-3 giocatori).
    TooManyAoms { count: u8 },
    /// A switch breaks a part that another action relies on.
    BreaksPart {
        action: usize,
        place: Place,
        part: Part,
        other: usize,
    },
    /// The action would change nothing: Morale, Stress or the track are at their limit.
    InVain {
        action: usize,
        /// The Malfunction track, where it is one.
        block: Option<Block>,
    },
    /// More pawns than a sure success needs.
    SparePawns {
        action: usize,
        /// How many too many.
        count: u8,
    },
}

/// The warnings about the current plan.
pub fn warnings(game: &Game) -> Vec<Warning> {
    let Some(ask) = QuoteContext::new(game) else {
        return Vec::new();
    };
    let mut warnings = Vec::new();
    for (action, planned) in ask.plan() {
        each(&ask, action, planned, &mut warnings);
    }
    for &rover in Rover::ALL {
        if ask.count(|it| it.rover == Some(rover)) > 1 {
            warnings.push(Warning::RoverTwice(rover));
        }
    }
    if let Some((needed, there)) = pawns::medic_pawns(&ask).filter(|(needed, there)| needed > there)
    {
        warnings.push(Warning::MedicPawns { needed, there });
    }
    let aoms = ask
        .plan()
        .flat_map(|(_, it)| &it.pawns)
        .filter(|pawn| matches!(pawn, Pawn::Aom(_)))
        .count();
    let count = u8::try_from(aoms).unwrap_or(u8::MAX);
    if game.state().crew.players == 1 && count > AOMS_A_SOL {
        warnings.push(Warning::TooManyAoms { count });
    }
    switches(&ask, &mut warnings);
    for (seat, id_board) in ask.pieces.seats().zip(&ask.pieces.crew) {
        let used = u8::try_from(ask.pawns_used(&Pawn::Astronaut(seat))).unwrap_or(u8::MAX);
        let count = pawns::PAWNS
            .saturating_sub(id_board.lost_pawns)
            .saturating_sub(used);
        if count > 0 {
            warnings.push(Warning::PawnsLeft { seat, count });
        }
    }
    warnings
}

/// Checks an action after those before it: it is possible, and neither it nor its pawns are wasted.
fn each(
    ask: &QuoteContext<'_>,
    action: usize,
    planned: &PlannedAction,
    warnings: &mut Vec<Warning>,
) {
    let mut obstacles = match pawns::standing(&ask.before(action), planned) {
        Err(obstacles) => obstacles,
        Ok(standing) => {
            let laid = u8::try_from(planned.pawns.len()).unwrap_or(u8::MAX);
            let count = laid.saturating_sub(standing.quote.sure);
            if count > 0 {
                warnings.push(Warning::SparePawns { action, count });
            }
            standing.obstacles
        }
    };
    // Using a rover twice has a warning of its own.
    obstacles.retain(|it| !matches!(it, Obstacle::RoverTaken(_)));
    if !obstacles.is_empty() {
        warnings.push(Warning::NotPossible { action, obstacles });
    }
    if in_vain(ask, action, &planned.kind) {
        let block = if let ActionKind::Manage(block) = planned.kind {
            Some(block)
        } else {
            None
        };
        warnings.push(Warning::InVain { action, block });
    }
}

/// Whether the actions before it leave nothing to change.
fn in_vain(ask: &QuoteContext<'_>, action: usize, kind: &ActionKind) -> bool {
    let state = ask.game.state();
    let before = i16::from(ask.before(action).count(|it| it.kind == *kind));
    let left = match kind {
        ActionKind::UnwindMorale => i16::from(MORALE_MAX) - i16::from(state.morale) - before,
        ActionKind::UnwindStress => {
            i16::from(ask.pieces.stress) - before * i16::from(UNWIND_STRESS)
        }
        ActionKind::Manage(block) => {
            i16::from(state.track(*block)) - before * i16::from(manage_step(ask.game))
        }
        ActionKind::HealWound(seat) => {
            i16::from(ask.pieces.get(&BoardCounter::Wounds(*seat)).unwrap_or(0)) - before
        }
        ActionKind::HealCondition(..) | ActionKind::Explore(_) | ActionKind::RemoveShutdown(..) => {
            1 - before
        }
        ActionKind::Repair(place, part) | ActionKind::Switch { place, part, .. } => {
            1 - i16::from(
                ask.before(action)
                    .count(|it| repaired(&it.kind) == Some((*place, *part))),
            )
        }
        ActionKind::RepairRover(rover, token) => {
            let tokens = ask
                .pieces
                .stack(&TokenStack::Rover(*rover))
                .iter()
                .filter(|it| *it == token)
                .count();
            i16::try_from(tokens).unwrap_or(i16::MAX) - before
        }
        // What these need is reserved by those before them, or there is no end to it.
        ActionKind::Event(_)
        | ActionKind::Rest
        | ActionKind::GatherSample(_)
        | ActionKind::GatherObjective(_)
        | ActionKind::Examine
        | ActionKind::Discover
        | ActionKind::Plant(_)
        | ActionKind::BuildUpgrade(_)
        | ActionKind::BuildSpare(_)
        | ActionKind::Mission(_)
        | ActionKind::MissionAt { .. } => return false,
    };
    left <= 0
}

/// The part that an action repairs.
const fn repaired(kind: &ActionKind) -> Option<(Place, Part)> {
    match kind {
        ActionKind::Repair(place, part) | ActionKind::Switch { place, part, .. } => {
            Some((*place, *part))
        }
        _ => None,
    }
}

/// By how much Manage lowers a Malfunction track: 1, or 2 with the Alarm System (almanac, 5. Centro di Controllo).
pub fn manage_step(game: &Game) -> u8 {
    let alarm = QuoteContext::new(game).is_some_and(|ask| ask.has_upgrade("alarm-system"));
    if alarm { 2 } else { 1 }
}

/// A switch breaks the donor's part at once, which affects other actions in that Facility (almanac, 9. Officina).
fn switches(ask: &QuoteContext<'_>, warnings: &mut Vec<Warning>) {
    for (action, planned) in ask.plan() {
        let ActionKind::Switch { part, donor, .. } = planned.kind else {
            continue;
        };
        let acts = ask
            .facts()
            .penalties
            .get(&donor.facility)
            .is_some_and(|parts| parts.contains_key(&part));
        let takes =
            |other, it: &ActionKind| takes_from(&planned.kind, action, (donor, part), it, other);
        let relies = ask.plan().find(|&(other, it)| {
            other != action && ask.facility(&it.kind) == Some(donor) && takes(other, &it.kind)
        });
        if let Some((other, _)) = relies.filter(|_| acts) {
            warnings.push(Warning::BreaksPart {
                action,
                place: donor,
                part,
                other,
            });
        }
    }
}
