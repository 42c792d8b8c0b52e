//! Skills of an astronaut: the basic one and the Skill cards.

use serde::{Deserialize, Serialize};

use crate::vocabulary::words;

words! {
    /// Whether a skill can be used (almanac, Abilità).
    SkillState {
        Ready = "ready",
        /// An effect made the crew discard it.
        Discarded = "discarded",
        /// A campaign has not unlocked it yet.
        Locked = "locked",
    }
}

impl SkillState {
    const fn is_ready(&self) -> bool {
        matches!(self, Self::Ready)
    }

    const fn ready() -> Self {
        Self::Ready
    }
}

/// A skill as the crew has named it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SkillCard {
    /// Empty where it is not known.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whether it can be used.
    #[serde(
        default = "SkillState::ready",
        skip_serializing_if = "SkillState::is_ready"
    )]
    pub state: SkillState,
}

impl SkillCard {
    /// A skill of which nothing is known.
    pub const fn unknown() -> Self {
        Self {
            name: String::new(),
            state: SkillState::Ready,
        }
    }
}
