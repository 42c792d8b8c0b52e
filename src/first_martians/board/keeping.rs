//! The board within the state: whether it is kept, how it begins, and how facts move it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::effect::Id;
use super::super::words::{Facility, Part, Resource, Rover};
use super::fact::BoardFact;
use super::twin::{FacilityBoard, Farm};
use super::{Declared, Place, Planned, Section, Spot, Twin};

/// The board as the app keeps it, or has put it away.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Whether the app keeps the board now.
    pub full: bool,
    /// Whether the game has moved on since the board was put away: then it must be checked before it counts again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stale: bool,
    /// The pieces.
    pub twin: Twin,
    /// What the crew means to do this sol, one entry a stack of pawns, in the order it was planned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plan: Vec<Planned>,
    /// What was declared and is still to be resolved, in the order of resolution; the first is at hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declared: Vec<Declared>,
    /// The rovers for which the green Wound die is rolled at the end of the Action phase, one entry an action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rover_rolls: Vec<Rover>,
    /// Who operates each AOM; the first astronaut where nobody was chosen (almanac, AOM).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub operators: BTreeMap<Id, Seat>,
    /// What the fronts of Shutdown tiles that were turned up ask, while the tiles still lie there.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fronts: BTreeMap<Place, BTreeMap<Resource, u8>>,
}

impl Board {
    /// Makes a fact true.
    pub(in crate::first_martians) fn apply(board: &mut Option<Self>, sol: u8, fact: &BoardFact) {
        if let BoardFact::Kept { twin } = fact {
            // What was planned holds as long as nothing has passed by.
            let last = board.take().unwrap_or_default();
            let operators = last.operators.clone();
            let kept = if last.stale { Self::default() } else { last };
            *board = Some(Self { full: true, stale: false, twin: Twin::clone(twin), operators, ..kept });
            return;
        }
        let Some(board) = board else { return };
        let twin = &mut board.twin;
        match fact {
            BoardFact::Kept { .. } | BoardFact::Nothing { .. } => {}
            BoardFact::PutAway {} => board.full = false,
            BoardFact::Checked { section } => {
                let _ = twin.unsure.remove(section);
            }
            BoardFact::Moved { spot, to, .. } => {
                twin.set(spot, *to);
                if let (Spot::Tile(place, resource), 0) = (spot, to) {
                    board.fronts.entry(*place).or_default().retain(|it, _| it != resource);
                    board.fronts.retain(|_, fronts| !fronts.is_empty());
                }
            }
            BoardFact::TokenPut { stack, token, .. } => {
                if let Some(tokens) = twin.stack_mut(stack) {
                    tokens.push(*token);
                }
            }
            BoardFact::TokenTaken { stack, token, .. } => {
                if let Some(tokens) = twin.stack_mut(stack)
                    && let Some(index) = tokens.iter().rposition(|it| it == token)
                {
                    let _ = tokens.remove(index);
                }
            }
            BoardFact::Explored { region, tile } => twin.map.lay(*region, tile.clone(), sol),
            BoardFact::TileLaid { region, features } => twin.map.put_right(*region, features),
            BoardFact::TileTakenUp { region } => twin.map.explored.retain(|space| space.region != *region),
            BoardFact::ActionPlanned { planned } => board.plan.push(Planned::clone(planned)),
            BoardFact::ActionReplanned { index, planned } => {
                if let Some(old) = board.plan.get_mut(*index) {
                    *old = Planned::clone(planned);
                }
            }
            BoardFact::ActionDropped { index, .. } => {
                if *index < board.plan.len() {
                    let _ = board.plan.remove(*index);
                }
            }
            BoardFact::OperatorSet { aom, seat } => {
                let _ = board.operators.insert(aom.clone(), *seat);
            }
            BoardFact::PlanDeclared { actions } => {
                board.plan.clear();
                board.declared.clone_from(actions);
            }
            BoardFact::DiceLaid { rolled, .. } => {
                if let Some(action) = board.declared.first_mut() {
                    action.rolled = Some(*rolled);
                }
            }
            BoardFact::ActionSettled { result, .. } => {
                if let Some(action) = board.declared.first_mut() {
                    action.result = Some(*result);
                }
            }
            BoardFact::ActionOver { .. } => {
                if !board.declared.is_empty() {
                    let _ = board.declared.remove(0);
                }
            }
            BoardFact::FrontSeen { place, resource, needs } => {
                let _ = board.fronts.entry(*place).or_default().insert(*resource, *needs);
            }
            BoardFact::RoverToRoll { rover } => board.rover_rolls.push(*rover),
            BoardFact::RoverRolled { rover, .. } => {
                if let Some(index) = board.rover_rolls.iter().position(|it| it == rover) {
                    let _ = board.rover_rolls.remove(index);
                }
            }
            BoardFact::SpareBuilt { place, facility } => {
                let _ = twin.facilities.insert(*place, FacilityBoard::clone(facility));
            }
            BoardFact::WiltingAnswered { farm, stopped } => {
                let _ = twin.phase_start.wilting.insert(*farm, *stopped);
            }
            // Told; what follows from it are facts of their own.
            BoardFact::ConditionDrawn { .. } => {}
        }
    }
}

impl Twin {
    /// The same board, nothing of it checked.
    pub fn unchecked(mut self) -> Self {
        self.unsure = Section::ALL.iter().copied().collect();
        self
    }
}

impl FacilityBoard {
    /// A Facility with markers on all its parts: green on the board, red on a card that was just built (almanac, Carte Struttura).
    pub fn new(place: Place, parts: &BTreeMap<Facility, Vec<Part>>, red: bool) -> Self {
        let parts = parts.get(&place.facility).into_iter().flatten().map(|&part| (part, red)).collect();
        let productivity = match place.facility {
            Facility::Oxygenator => 4,
            Facility::SolarPanel => 5,
            _ => 0,
        };
        let farm = (place.facility == Facility::Farm).then(Farm::default);
        Self { parts, productivity, farm, ..Self::default() }
    }
}
