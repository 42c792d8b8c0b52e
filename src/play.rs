//! What a mission and each helper have in common: commands, facts, refusals, offers, and a table that remembers.
//!
//! ```text
//! command -> Game::decide -> facts and the game after them -> journal (on disk) -> view
//! ```
//!
//! A [`Game`] holds the rules. A [`Table`] holds a game and its past: undo, redo and save points are positions in
//! that past; nothing is ever erased. The table writes nothing itself: it hands out a [`Record`] to be stored, and
//! plays it only when told that it is down.

pub mod command;
pub mod draft;
pub mod offer;
pub mod table;

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use command::{Command, FieldType, Value, name_of};
pub(crate) use command::{commands, words};
pub use draft::{Decision, Draft, digest};
pub use offer::{Offer, Param, Role};
pub use table::{Damage, Entry, Played, Proposal, Record, Table, Turn};

/// Rules in pure functions over a state.
pub trait Game: Clone {
    /// What the players may tell the game.
    type Command: Command;
    /// What has happened, always applicable.
    type Fact: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Discretion;
    /// All that the facts change: what a snapshot holds and a digest is of.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// What can be done now. Anything inside an offer is accepted by [`Game::decide`], anything outside refused.
    fn offers(&self) -> Vec<Offer<Self::Command>>;

    /// All the rules: what a command inside the offers brings about. Changes nothing.
    fn carry_out(&self, command: &Self::Command) -> Decision<Self>;

    /// What a command brings about, if it is offered. Changes nothing.
    ///
    /// # Errors
    /// A [`Refusal`] when the command lies outside the offers.
    fn decide(&self, command: &Self::Command) -> Result<Decision<Self>, Refusal> {
        offer::check(&self.offers(), command)?;
        Ok(self.carry_out(command))
    }

    /// None of the rules: applies a fact. Cannot fail.
    fn apply(&mut self, fact: &Self::Fact);

    /// The state as it is now.
    fn state(&self) -> &Self::State;

    /// The same game, with its content, in another state.
    fn in_state(&self, state: Self::State) -> Self;

    /// The state as it is stored in a snapshot.
    fn snapshot(&self) -> serde_json::Value {
        serde_json::to_value(self.state()).unwrap_or_default()
    }

    /// The same game in a stored state; `None` when it does not fit this version.
    fn restored(&self, snapshot: &serde_json::Value) -> Option<Self> {
        Self::State::deserialize(snapshot).ok().map(|state| self.in_state(state))
    }

    /// A hash of the state, without time or place in history.
    fn digest(&self) -> String {
        digest(self.state())
    }

    /// Changes whenever a phase ends: then a snapshot is stored.
    fn chapter(&self) -> u32;
}

/// Who may know a fact.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Secrecy {
    /// Everyone.
    Public,
    /// That something was noted, not what.
    Veiled,
    /// Nobody.
    Hidden,
}

/// Says of each fact who may know it.
pub trait Discretion {
    /// Who may know this fact.
    fn secrecy(&self) -> Secrecy;
}

/// Why a command was not taken. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not offered in this step.
    NotNow {
        /// The name of the command.
        command: String,
    },
    /// Offered, but a value lies outside its range.
    OutOfRange {
        /// The name of the command.
        command: String,
        /// The name of the value.
        param: String,
    },
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
    /// There is no such place in this game's past.
    NoSuchPlace,
    /// Not a command at all.
    Unreadable {
        /// What the reader said.
        problem: String,
    },
}

impl Refusal {
    /// The code that `--json` gives and that names the message in the locales.
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
