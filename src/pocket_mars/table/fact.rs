//! What has happened at the table. Always applicable.

use serde::{Deserialize, Serialize};

use super::state::{Pile, Seat, Site, Spot, Step};
use crate::play::{Discretion, Secrecy};

/// Why the game is over (rulebook, Fine del gioco; solo rulebook, Fine del gioco).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Over {
    /// A player has all seven colonists in buildings.
    Settled {
        /// Who.
        seat: Seat,
    },
    /// Alone: DA's prep module cannot be filled.
    NoCards,
}

/// Why a colonist or energy moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The action that was taken.
    Action,
    /// A project of higher value.
    HigherValue,
    /// The ability of a building.
    Ability,
    /// The androids of DA.
    Androids,
    /// Told by the players.
    Table,
}

/// A fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// Who begins.
    FirstPlayerSet {
        /// Who.
        seat: Seat,
    },
    /// A step was reached.
    StepReached {
        /// Which.
        step: Step,
    },
    /// A turn began; alone, a round.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// A project was played from the hand, and discarded.
    PlayedFromHand {
        /// By whom.
        seat: Seat,
    },
    /// A project was laid under a building.
    ProjectLaid {
        /// By whom.
        seat: Seat,
        /// Out of whose prep module.
        owner: Seat,
        /// Under which building.
        site: Site,
        /// The value on top before.
        from: u8,
        /// Its value.
        to: u8,
        /// Whether a colonist may settle there.
        settles: bool,
    },
    /// The ability of the building was used.
    AbilityUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        site: Site,
    },
    /// A colonist moved.
    ColonistMoved {
        /// Whose.
        seat: Seat,
        /// From.
        from: Spot,
        /// To.
        to: Spot,
        /// Why.
        cause: Cause,
    },
    /// Energy moved, or would have where the track is full.
    EnergyMoved {
        /// Whose.
        seat: Seat,
        /// From.
        from: i64,
        /// To.
        to: i64,
        /// Why.
        cause: Cause,
    },
    /// Cards went to the discard pile.
    Discarded {
        /// Whose.
        seat: Seat,
        /// From where.
        pile: Pile,
        /// How many.
        cards: u8,
    },
    /// A card went under the deck.
    PutUnderDeck {
        /// Whose.
        seat: Seat,
        /// From where.
        pile: Pile,
    },
    /// Cards went from the hand to the prep module, never back.
    HandToModule {
        /// Whose.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Cards were drawn into the hand.
    Drawn {
        /// By whom.
        seat: Seat,
        /// Out of DA's prep module.
        from_da: u8,
        /// From the deck.
        from_deck: u8,
    },
    /// The deck was made anew of the discard pile and the projects under the buildings but the topmost.
    DeckRebuilt {
        /// How many cards.
        cards: u8,
    },
    /// Cards went from the deck to the discard pile.
    DeckDiscarded {
        /// How many.
        cards: u8,
    },
    /// The androids act, or rest.
    AndroidsActed {
        /// By the card of which building; `None` where they rest.
        site: Option<Site>,
    },
    /// DA can do nothing here.
    DaIdle {
        /// Which ability.
        site: Site,
    },
    /// DA's prep module was filled from the deck.
    DaFilled {
        /// How many cards.
        cards: u8,
    },
    /// The game is over.
    GameOver {
        /// Why.
        why: Over,
    },
    /// The number of cards in a pile was put right.
    CardsCorrected {
        /// Whose.
        seat: Seat,
        /// Which pile.
        pile: Pile,
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
    /// The number of cards in the deck was put right.
    DeckCorrected {
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
    /// The value on top of a building was put right.
    TopCorrected {
        /// Which.
        site: Site,
        /// Before.
        from: u8,
        /// Now.
        to: u8,
    },
}

impl Discretion for Fact {
    fn secrecy(&self) -> Secrecy {
        Secrecy::Public
    }
}
