//! What missions and helpers have in common: commands, facts, refusals, offers, and the history of a game.
//!
//! ```text
//! command -> Game::decide -> facts and the game after them -> journal (on disk) -> view
//! ```
//!
//! A [`Game`] holds the rules. A [`GameHistory`] holds a game and its history: undo, redo and save points are positions in that history,
//! and nothing is ever deleted. The history does not write files: it proposes a [`Record`], and applies it when the caller accepts it
//! after storing it.

pub mod command;
pub mod decision;
pub mod history;
pub mod offer;

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use command::{Command, FieldType, Value, variant_name};
pub use decision::{Decision, DecisionBuilder, digest};
pub use history::{
    GameHistory, HistoryError, HistoryPosition, PlayedCommand, Proposal, Record, RecordKind,
};
pub use offer::{Offer, Param, Role};
pub use {crate::commands, crate::words};

/// The rules of a game, as pure functions of its state.
pub trait Game: Clone {
    /// The commands of the players.
    type Command: Command;
    /// The facts, which can always be applied.
    type Fact: Clone + Debug + PartialEq + Serialize + DeserializeOwned + HasSecrecy;
    /// Everything that facts change: the content of snapshots and the input of digests.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// The commands that are possible now. [`Game::decide`] accepts every command within an offer and no other.
    fn offers(&self) -> Vec<Offer<Self::Command>>;

    /// The consequences of an offered command. Does not change the game.
    fn decide_offered(&self, command: &Self::Command) -> Decision<Self>;

    /// The consequences of a command. Does not change the game.
    ///
    /// # Errors
    /// A [`Refusal`] when the command is not offered.
    fn decide(&self, command: &Self::Command) -> Result<Decision<Self>, Refusal> {
        offer::check(&self.offers(), command)?;
        Ok(self.decide_offered(command))
    }

    /// Applies a fact, without rules. Cannot fail.
    fn apply(&mut self, fact: &Self::Fact);

    /// The current state.
    fn state(&self) -> &Self::State;

    /// The same game, with its content, in another state.
    fn with_state(&self, state: Self::State) -> Self;

    /// The state as stored in a snapshot.
    fn snapshot(&self) -> serde_json::Value {
        serde_json::to_value(self.state()).unwrap_or_default()
    }

    /// The same game in a stored state; `None` when this version cannot read it.
    fn restore(&self, snapshot: &serde_json::Value) -> Option<Self> {
        Self::State::deserialize(snapshot)
            .ok()
            .map(|state| self.with_state(state))
    }

    /// A hash of the state, independent of time and history.
    fn digest(&self) -> String {
        digest(self.state())
    }

    /// A number that changes at the end of each phase, when a snapshot is stored.
    fn phase_number(&self) -> u32;
}

/// How much of a fact the players may know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Secrecy {
    /// All of it.
    Public,
    /// That it happened, but not its content.
    Veiled,
    /// Nothing.
    Hidden,
}

/// Gives each fact its [`Secrecy`].
pub trait HasSecrecy {
    /// The secrecy of this fact.
    fn secrecy(&self) -> Secrecy;
}

/// Why a command was refused. The game is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Refusal {
    /// Not offered in this step.
    NotNow {
        command: String,
    },
    /// Offered, but with other values.
    OutOfRange {
        command: String,
        /// The name of the value.
        param: String,
    },
    NothingToUndo,
    NothingToRedo,
    /// The history has no such record.
    NoSuchPlace,
    /// Not a valid command.
    Unreadable {
        /// The message of the parser.
        problem: String,
    },
}

impl Refusal {
    /// The code in `--json` and the name of the message in the locales.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotNow { .. } => "not-now",
            Self::OutOfRange { .. } => "out-of-range",
            Self::NothingToUndo => "nothing-to-undo",
            Self::NothingToRedo => "nothing-to-redo",
            Self::NoSuchPlace => "no-such-place",
            Self::Unreadable { .. } => "unreadable",
        }
    }
}

/// Implements [`Game`] for a helper, a struct `Game { state }` whose rules are in the modules `offers`, `decide` and `apply` beside it.
#[doc(hidden)]
#[macro_export]
macro_rules! helper_rules {
    ($game:ident => offers: $offers:expr, phase_number: $phase_number:expr) => {
        impl $crate::play::Game for Game {
            type Command = Command;
            type Fact = Fact;
            type State = State;

            fn offers(&self) -> Vec<$crate::play::Offer<Command>> {
                let $game = self;
                $offers
            }

            fn decide_offered(&self, command: &Command) -> $crate::play::Decision<Self> {
                decide::decide(self, command)
            }

            fn apply(&mut self, fact: &Fact) {
                apply::apply(&mut self.state, fact);
            }

            fn state(&self) -> &State {
                &self.state
            }

            fn with_state(&self, state: State) -> Self {
                Self { state }
            }

            fn phase_number(&self) -> u32 {
                let $game = self;
                $phase_number
            }
        }
    };
}
pub use crate::helper_rules;
