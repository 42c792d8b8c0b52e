//! Facts: what happened in the game. Every fact can be applied.

use serde::{Deserialize, Serialize};

use super::state::{BuildingCard, ColonistSpace, Pile, Seat, Step};
use base::play::{HasSecrecy, Secrecy};

/// Why the game is over (rulebook, Fine del gioco; solo rulebook, Fine del gioco).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEnd {
    /// A player has all seven colonists in buildings.
    Settled {
        /// The first player with seven.
        seat: Seat,
    },
    /// Solo: DA's prep module cannot be filled.
    NoCards,
}

/// Why a colonist or energy moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveCause {
    /// The action of the turn.
    Action,
    /// A project of higher value.
    HigherValue,
    /// The ability of a building.
    Ability,
    /// The androids of DA.
    Androids,
    /// Entered by the players.
    Table,
}

/// A fact.
#[allow(
    missing_docs,
    reason = "`seat` is the player concerned, `from` and `to` are before and after; the other fields are named after what they hold"
)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The first player is known.
    FirstPlayerSet { seat: Seat },
    /// A step was reached.
    StepReached { step: Step },
    /// A turn began; in a solo game, a round.
    TurnBegan { seat: Seat },
    /// A project was played from the hand, and discarded.
    PlayedFromHand { seat: Seat },
    /// A project from the prep module of `owner` was laid under a building; `from` and `to` are the values on top. `settles`: a
    /// colonist may settle there.
    ProjectLaid {
        seat: Seat,
        owner: Seat,
        site: BuildingCard,
        from: u8,
        to: u8,
        settles: bool,
    },
    /// The ability of a building was used.
    AbilityUsed { seat: Seat, site: BuildingCard },
    /// A colonist moved.
    ColonistMoved {
        seat: Seat,
        from: ColonistSpace,
        to: ColonistSpace,
        cause: MoveCause,
    },
    /// Energy changed, or stayed the same on a full track.
    EnergyMoved {
        seat: Seat,
        from: i64,
        to: i64,
        cause: MoveCause,
    },
    /// Cards went to the discard pile.
    Discarded { seat: Seat, pile: Pile, cards: u8 },
    /// A card went under the deck.
    PutUnderDeck { seat: Seat, pile: Pile },
    /// Cards went from the hand to the prep module, never back.
    HandToModule { seat: Seat, cards: u8 },
    /// Cards were drawn into the hand, from DA's prep module and from the deck.
    Drawn {
        seat: Seat,
        from_da: u8,
        from_deck: u8,
    },
    /// A new deck was made from the discard pile and all projects under the buildings but the topmost ones.
    DeckRebuilt { cards: u8 },
    /// Cards went from the deck to the discard pile.
    DeckDiscarded { cards: u8 },
    /// The androids act by the card of a building, or rest (`None`).
    AndroidsActed { site: Option<BuildingCard> },
    /// An ability has no effect for DA.
    DaIdle { site: BuildingCard },
    /// DA's prep module was filled from the deck.
    DaFilled { cards: u8 },
    /// The game is over.
    GameOver { why: GameEnd },
    /// The number of cards in a pile was corrected.
    CardsCorrected {
        seat: Seat,
        pile: Pile,
        from: u8,
        to: u8,
    },
    /// The number of cards in the deck was corrected.
    DeckCorrected { from: u8, to: u8 },
    /// The value on top of a building was corrected.
    TopCorrected {
        site: BuildingCard,
        from: u8,
        to: u8,
    },
}

impl HasSecrecy for Fact {
    fn secrecy(&self) -> Secrecy {
        Secrecy::Public
    }
}
