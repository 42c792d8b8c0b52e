//! The state of the board, which the app tracks in a Full board game.
//!
//! Everything countable has a [`BoardCounter`] and is a small number there, so that one fact changes it, one correction
//! corrects it and one sentence describes it. Modifier tokens lie in ordered stacks ([`TokenStack`]).

mod action_kind;
mod board_counter;
mod board_state;
pub(super) mod collections;
mod declared_action;
mod fact;
mod map;
mod no_effect;
mod place;
pub mod printed;
mod question;
mod quotes;
pub mod ruling;
pub mod skill_card;
pub mod token_mark;
mod tracking;

pub use super::limits::{
    AUTOSCANNER, BUILT, DISCARDED, GREENHOUSES_MAX, GROWTH_TOP, ITEMS_MAX, READY, STRESS_TOP,
    SUPPLY_MAX, WOUNDS_TOP,
};
pub use action_kind::{ActionKind, Pawn, PlannedAction};
pub use board_counter::{BoardCounter, TokenStack};
pub use board_state::{BoardState, FacilityBoard, Farm, IdBoard, Section};
pub use declared_action::{ActionDie, ActionResult, ActionRoll, DeclaredAction};
pub use fact::BoardFact;
pub use map::{ExploredRegion, Feature, Map, RegionTile};
pub use no_effect::{EffectTarget, NoEffect};
pub use place::{Place, UnknownSpotError};
pub use question::{Pick, Question, TargetedEffect};
pub use quotes::{Obstacle, PawnsQuote, Quote, QuoteLine, Reason, Risk, Route};
pub use ruling::{Ruling, RulingReason, TableRuling};
pub use skill_card::{SkillCard, SkillState};
pub use token_mark::{NUMBER_MAX, TokenMark};
pub use tracking::Board;
