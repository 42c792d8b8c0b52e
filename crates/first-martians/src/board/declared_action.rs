//! Declared actions and their results.

use serde::{Deserialize, Serialize};

use super::action_kind::PlannedAction;
use super::quotes::Risk;
use crate::crew::Seat;
use crate::effect::{Cost, Id, MarkPlace};
use crate::left_out::is_zero;
use crate::vocabulary::{AdventureType, words};

words! {
    ActionResult {
        Success = "success",
        /// It failed: reserved items go back.
        Failure = "failure",
        /// Nothing was left to do: pawns and everything that was paid come back.
        Obsolete = "needless",
        /// Its Facility was shut after the action had been declared: pawns and everything that was paid come back.
        Shut = "shut",
    }
    /// A die of an action.
    ActionDie {
        Success = "success",
        Wound = "wound",
        Adventure = "adventure",
    }
}

impl ActionDie {
    /// The dice that are rolled: all of them, or the Success die alone.
    pub const fn rolled(success_die_only: bool) -> &'static [Self] {
        if success_die_only {
            &[Self::Success]
        } else {
            Self::ALL
        }
    }
}

/// What the dice of an action show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionRoll {
    /// The Success die shows a success.
    pub success: bool,
    /// The Wound die shows a wound.
    pub wound: bool,
    /// The Adventure die shows an Adventure.
    pub adventure: bool,
}

/// A declared action. Its terms are fixed: later tokens do not affect it (almanac, Segnalini Modificatore).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclaredAction {
    /// The planned action.
    pub planned: PlannedAction,
    /// The performer: the topmost pawn, for an AOM its operator.
    pub performer: Seat,
    /// The dice to roll; `None` where the success is sure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<AdventureType>,
    /// Whether only the Success die is rolled: enough pawns, but a red CPU.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub success_die_only: bool,
    /// Whether a success is rerolled.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reroll: bool,
    /// What was paid; items of the Cargo Bay come back on a failure, everything where the action is not done at all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub paid: Vec<Cost>,
    /// The Objective tokens of the mission among what was paid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Id>,
    /// The markers of the mission among what was paid: which, where they lay, how many.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<(Id, MarkPlace, u8)>,
    /// The risks that happen when it is completed, each once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub risks: Vec<Risk>,
    /// The rolled dice, before they are accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rolled: Option<ActionRoll>,
    /// How many of its dice may be rolled again: one for each skill or token that was used for it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub rerolls: u8,
    /// The result, once known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<ActionResult>,
}
