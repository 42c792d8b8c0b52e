//! Actions that were declared, and how they come out.

use serde::{Deserialize, Serialize};

use super::super::crew::Seat;
use super::super::effect::Cost;
use super::super::words::{AdventureType, words};
use super::deed::Planned;
use super::quoted::Risk;

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
