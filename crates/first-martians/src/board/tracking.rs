//! The board within the state: whether the app tracks it, and how facts change it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::board_state::{FacilityBoard, Farm};
use super::collections::{put, remove_first, toggle};
use super::fact::BoardFact;
use super::{BoardCounter, BoardState, DeclaredAction, Place, PlannedAction, Section};
use crate::crew::Seat;
use crate::effect::Id;
use crate::vocabulary::{Facility, Part, Resource, Rover};

/// The board and the plan, while the app tracks them or after it stopped.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Whether the app tracks the board (Full board).
    pub full: bool,
    /// Whether the game has moved on since tracking stopped: the board must then be checked before it counts again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stale: bool,
    /// The pieces on the table.
    #[serde(rename = "twin")]
    pub pieces: BoardState,
    /// The planned actions of this sol, one for each stack of pawns, in the order of planning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub plan: Vec<PlannedAction>,
    /// The declared actions still to be resolved, in the order of resolution; the first is the current one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declared: Vec<DeclaredAction>,
    /// The rovers for which the green Wound die is rolled at the end of the Action phase, one for each action.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rover_rolls: Vec<Rover>,
    /// The operator of each AOM; the first astronaut by default (almanac, AOM).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub operators: BTreeMap<Id, Seat>,
    /// What each revealed front of a Shutdown tile requires, while the tile is on the board.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fronts: BTreeMap<Place, BTreeMap<Resource, u8>>,
}

impl Board {
    pub(crate) fn apply(board: &mut Option<Self>, sol: u8, fact: &BoardFact) {
        if let BoardFact::TrackingStarted { board: pieces } = fact {
            // The plan survives unless the game has moved on meanwhile.
            let last = board.take().unwrap_or_default();
            let operators = last.operators.clone();
            let kept = if last.stale { Self::default() } else { last };
            *board = Some(Self {
                full: true,
                stale: false,
                pieces: BoardState::clone(pieces),
                operators,
                ..kept
            });
            return;
        }
        let Some(board) = board else { return };
        let pieces = &mut board.pieces;
        match fact {
            BoardFact::TrackingStarted { .. } | BoardFact::EffectIgnored { .. } => {}
            BoardFact::TrackingStopped {} => board.full = false,
            BoardFact::PlanLost {
                declared: false, ..
            } => board.plan.clear(),
            BoardFact::PlanLost { declared: true, .. } => board.declared.clear(),
            BoardFact::SectionChecked { section } => toggle(&mut pieces.unchecked, *section, false),
            BoardFact::Moved { spot, to, .. } => {
                pieces.set(spot, *to);
                if let (BoardCounter::Tile(place, resource), 0) = (spot, to) {
                    board
                        .fronts
                        .entry(*place)
                        .or_default()
                        .retain(|it, _| it != resource);
                    board.fronts.retain(|_, fronts| !fronts.is_empty());
                }
            }
            BoardFact::TokenPut { stack, token, .. } => {
                if let Some(tokens) = pieces.stack_mut(stack) {
                    tokens.push(*token);
                }
            }
            BoardFact::TokenTaken { stack, token, .. } => {
                if let Some(tokens) = pieces.stack_mut(stack)
                    && let Some(index) = tokens.iter().rposition(|it| it == token)
                {
                    let _ = tokens.remove(index);
                }
            }
            BoardFact::SkillCardSet { seat, skill, card } => {
                pieces.set_skill(*seat, *skill, card.clone());
            }
            BoardFact::TokenMarked { spot, index, mark } => pieces.mark(spot, *index, mark.clone()),
            BoardFact::MarkedTokenMoved {
                spot,
                index,
                mark,
                to,
            } => {
                pieces.unmark(spot, *index);
                to.iter()
                    .for_each(|to| pieces.mark(to, usize::MAX, mark.clone()));
            }
            BoardFact::Explored { region, tile } => pieces.map.lay(*region, tile.clone(), sol),
            BoardFact::TileCorrected { region, features } => {
                pieces.map.correct_features(*region, features);
            }
            BoardFact::TileRemoved { region } => {
                pieces.map.explored.retain(|space| space.region != *region);
                let _ = pieces.marks.remove(&BoardCounter::Objectives(*region));
            }
            BoardFact::ActionPlanned { planned } => board.plan.push(PlannedAction::clone(planned)),
            BoardFact::ActionReplanned { index, planned } => {
                board
                    .plan
                    .get_mut(*index)
                    .into_iter()
                    .for_each(|old| *old = PlannedAction::clone(planned));
            }
            BoardFact::ActionDropped { index, .. } => {
                if *index < board.plan.len() {
                    let _ = board.plan.remove(*index);
                }
            }
            BoardFact::OperatorSet { aom, seat } => put(&mut board.operators, aom.clone(), *seat),
            BoardFact::PlanDeclared { actions } => {
                board.plan.clear();
                board.declared.clone_from(actions);
            }
            BoardFact::ActionDiceRolled { rolled, again, .. } => {
                board.declared.iter_mut().take(1).for_each(|action| {
                    action.rolled = Some(*rolled);
                    action.rerolls = action.rerolls.saturating_sub(u8::from(*again));
                });
            }
            BoardFact::RerollPaid { .. } => {
                board
                    .declared
                    .iter_mut()
                    .take(1)
                    .for_each(|action| action.rerolls = action.rerolls.saturating_add(1));
            }
            BoardFact::ActionDecided { result, .. } => {
                board
                    .declared
                    .iter_mut()
                    .take(1)
                    .for_each(|action| action.result = Some(*result));
            }
            BoardFact::ActionEnded { .. } => {
                drop(board.declared.drain(..1.min(board.declared.len())));
            }
            BoardFact::ShutdownFrontRevealed {
                place,
                resource,
                needs,
            } => {
                put(board.fronts.entry(*place).or_default(), *resource, *needs);
            }
            BoardFact::RoverRollDue { rover } => board.rover_rolls.push(*rover),
            BoardFact::RoverRolled { rover, .. } => remove_first(&mut board.rover_rolls, rover),
            BoardFact::SpareBuilt { place, facility } => {
                put(
                    &mut pieces.facilities,
                    *place,
                    FacilityBoard::clone(facility),
                );
            }
            BoardFact::WiltingAnswered { farm, stopped } => {
                put(&mut pieces.phase_start.wilting, *farm, *stopped);
            }
            // Shown only: its consequences are facts of their own.
            BoardFact::ConditionDrawn { .. }
            | BoardFact::PoiTokenUsed { .. }
            | BoardFact::OthersUnfed { .. } => {}
        }
    }
}

impl BoardState {
    /// The same board with every section unchecked.
    pub(crate) fn with_all_unchecked(mut self) -> Self {
        self.unchecked = Section::ALL.iter().copied().collect();
        self
    }
}

impl FacilityBoard {
    /// A Facility with its markers: green on the board, red on a card that was just built (almanac, Carte Struttura).
    pub fn new(place: Place, parts: &BTreeMap<Facility, Vec<Part>>, red: bool) -> Self {
        let parts = parts
            .get(&place.facility)
            .into_iter()
            .flatten()
            .map(|&part| (part, red))
            .collect();
        let productivity = place.facility.productivity_top();
        let farm = (place.facility == Facility::Farm).then(Farm::default);
        Self {
            parts,
            productivity,
            farm,
            ..Self::default()
        }
    }
}
