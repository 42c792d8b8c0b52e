//! Astronauts whom a mission remembers by a name of its own.

use serde::{Deserialize, Serialize};

use super::Id;
use super::kind::{EffectDescription, Reference, Sentence, Since, off_board};
use crate::vocabulary::{Profession, record};

record! {
    /// An astronaut to be remembered. Prose: `.who-<as>`, the question, where the crew is asked.
    Remember {
        /// Under which name.
        #[serde(rename = "as")]
        person: Id,
        /// Who.
        who: Person,
    }
}

/// Who is remembered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Person {
    /// The First Player.
    FirstPlayer,
    /// The astronaut who performed the action.
    Performer,
    /// One astronaut, the crew chooses.
    Chosen,
    /// The astronaut with the most wounds; of several the crew chooses.
    MostWounded,
    /// One astronaut, drawn unseen.
    Drawn,
    /// The astronaut of that profession; nobody if it is not in the crew.
    Profession(Profession),
}

impl Person {
    /// Whether the players may be asked.
    pub const fn asks(self) -> bool {
        match self {
            Self::Chosen | Self::MostWounded => true,
            Self::FirstPlayer | Self::Performer | Self::Drawn | Self::Profession(_) => false,
        }
    }
}

/// The forms in which a text may name a remembered astronaut, as they end a variable.
pub const PERSON_FORMS: [&str; 4] = ["", "-cap", "-of", "-to"];

pub(super) const EXAMPLES: &[&str] = &[r#"{"remember": {"as": "up-the-mast", "who": "chosen"}}"#];

pub(super) const fn remember(it: &Remember) -> EffectDescription<'_> {
    off_board(
        Since::Format2,
        Sentence::Secret,
        Reference::Knows(it),
        &["timing"],
    )
}
