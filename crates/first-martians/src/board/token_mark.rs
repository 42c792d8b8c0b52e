//! What is known of single tokens, beside their number on the board.

use serde::{Deserialize, Serialize};

use crate::vocabulary::Region;

/// The longest number or letter of an Objective token, in characters.
pub const NUMBER_MAX: usize = 3;

/// What is known of a token.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenMark {
    /// What is printed on it: the number or letter of an Objective token, the name of a POI token.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The region where it lay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Region>,
}
