//! What the crew should see in its plan before it is declared.

use serde::{Deserialize, Serialize};

use super::super::board::{Deed, Obstacle, Pawn, Place, Planned, Spot};
use super::super::crew::Seat;
use super::super::game::Game;
use super::super::state::MORALE_MAX;
use super::super::words::{Block, Part, Rover};
use super::quote::ask::Ask;
use super::quote::pawns;

/// AOMs that a single player may use in a sol (almanac, 1-3 giocatori).
const AOMS_A_SOL: u8 = 2;
/// By how much Unwind eases Stress (almanac, Alloggi Equipaggio).
pub const STRESS_EASED: u8 = 6;

/// What the crew should see in its plan before declaring. Actions are told by their place in the plan, from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// Pawns of an astronaut do nothing; both must be used (almanac, Come si eseguono le azioni).
    PawnsLeft {
        /// Whose.
        seat: Seat,
        /// How many, 1–2.
        count: u8,
    },
    /// An action of the plan cannot be done, or not with what those before it leave.
    NotPossible {
        /// Which one.
        action: usize,
        /// Why.
        obstacles: Vec<Obstacle>,
    },
    /// A rover comes along twice.
    RoverTwice(Rover),
    /// More Heal actions need the Medic than the Medic has pawns.
    MedicPawns {
        /// How many are needed.
        needed: u8,
        /// How many there are.
        there: u8,
    },
    /// A single player uses more than two AOMs in a sol (almanac, 1-3 giocatori).
    TooManyAoms {
        /// How many.
        count: u8,
    },
    /// A switch breaks a part that another action relies on.
    BreaksPart {
        /// The switch.
        action: usize,
        /// The donor.
        place: Place,
        /// The part.
        part: Part,
        /// The other action.
        other: usize,
    },
    /// The action could change nothing: Morale, Stress or the track stand at their end.
    InVain {
        /// Which one.
        action: usize,
        /// The Malfunction track, where it is one.
        block: Option<Block>,
    },
    /// More pawns than a sure success takes.
    SparePawns {
        /// Which action.
        action: usize,
        /// How many too many.
        count: u8,
    },
}

/// What the crew should see in its plan before declaring it; empty when nothing is wrong with it.
pub fn warnings(game: &Game) -> Vec<Warning> {
    let Some(ask) = Ask::new(game) else { return Vec::new() };
    let mut warnings = Vec::new();
    for (action, planned) in ask.plan() {
        each(&ask, action, planned, &mut warnings);
    }
    for &rover in Rover::ALL {
        if ask.count(|it| it.rover == Some(rover)) > 1 {
            warnings.push(Warning::RoverTwice(rover));
        }
    }
    if let Some((needed, there)) = pawns::medic_pawns(&ask).filter(|(needed, there)| needed > there) {
        warnings.push(Warning::MedicPawns { needed, there });
    }
    let aoms = ask.plan().flat_map(|(_, it)| &it.pawns).filter(|pawn| matches!(pawn, Pawn::Aom(_))).count();
    let count = u8::try_from(aoms).unwrap_or(u8::MAX);
    if game.state().crew.players == 1 && count > AOMS_A_SOL {
        warnings.push(Warning::TooManyAoms { count });
    }
    switches(&ask, &mut warnings);
    for (seat, id_board) in ask.twin.seats().zip(&ask.twin.crew) {
        let used = u8::try_from(ask.pawns_used(&Pawn::Astronaut(seat))).unwrap_or(u8::MAX);
        let count = pawns::PAWNS.saturating_sub(id_board.lost_pawns).saturating_sub(used);
        if count > 0 {
            warnings.push(Warning::PawnsLeft { seat, count });
        }
    }
    warnings
}

/// An action beside those before it: what it takes is there, and neither it nor its pawns are wasted.
fn each(ask: &Ask<'_>, action: usize, planned: &Planned, warnings: &mut Vec<Warning>) {
    let mut obstacles = match pawns::standing(&ask.before(action), planned) {
        Err(obstacles) => obstacles,
        Ok(standing) => {
            let laid = u8::try_from(planned.pawns.len()).unwrap_or(u8::MAX);
            let count = laid.saturating_sub(standing.quote.sure);
            if count > 0 {
                warnings.push(Warning::SparePawns { action, count });
            }
            standing.lacks
        }
    };
    // A rover that comes along twice has a warning of its own.
    obstacles.retain(|it| !matches!(it, Obstacle::RoverTaken(_)));
    if !obstacles.is_empty() {
        warnings.push(Warning::NotPossible { action, obstacles });
    }
    if in_vain(ask, action, &planned.deed) {
        let block = if let Deed::Manage(block) = planned.deed { Some(block) } else { None };
        warnings.push(Warning::InVain { action, block });
    }
}

/// Whether those before it leave nothing to change.
fn in_vain(ask: &Ask<'_>, action: usize, deed: &Deed) -> bool {
    let state = ask.game.state();
    let before = i16::from(ask.before(action).count(|it| it.deed == *deed));
    let left = match deed {
        Deed::UnwindMorale => i16::from(MORALE_MAX) - i16::from(state.morale) - before,
        Deed::UnwindStress => i16::from(ask.twin.stress) - before * i16::from(STRESS_EASED),
        Deed::Manage(block) => i16::from(state.track(*block)) - before * i16::from(managed(ask.game)),
        Deed::HealWound(seat) => i16::from(ask.twin.get(&Spot::Wounds(*seat)).unwrap_or(0)) - before,
        Deed::HealCondition(..) => 1 - before,
        _ => return false,
    };
    left <= 0
}

/// By how much Manage lowers a Malfunction track: 1, or 2 with the Alarm System (almanac, 5. Centro di Controllo).
pub fn managed(game: &Game) -> u8 {
    let alarm = Ask::new(game).is_some_and(|ask| ask.has_upgrade("alarm-system"));
    if alarm { 2 } else { 1 }
}

/// A switch breaks the donor's part at once: whatever is done in that Facility feels it (almanac, 9. Officina).
fn switches(ask: &Ask<'_>, warnings: &mut Vec<Warning>) {
    for (action, planned) in ask.plan() {
        let Deed::Switch { part, donor, .. } = planned.deed else { continue };
        let acts = ask.facts().penalties.get(&donor.facility).is_some_and(|parts| parts.contains_key(&part));
        let relies = ask.plan().find(|(other, it)| *other != action && ask.facility(&it.deed) == Some(donor));
        if let Some((other, _)) = relies.filter(|_| acts) {
            warnings.push(Warning::BreaksPart { action, place: donor, part, other });
        }
    }
}
