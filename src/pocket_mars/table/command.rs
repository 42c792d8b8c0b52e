//! What the players may tell the table. Serialised as `{"name": {…}}`.

use serde::{Deserialize, Serialize};

use super::super::score::Building;
use super::state::{Pile, Seat, Site, Spot};

/// A command. Which of them are possible now, and with what values, `offers()` says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Set-up: who has the starting player card.
    SetFirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// The table is laid.
    Begin {},
    /// Draft: everybody has kept a card and passed the rest.
    Passed {},
    /// Action: a project from the hand, for what its upper part says.
    PlayFromHand {},
    /// Action: a project from the own prep module.
    PlayFromModule {
        /// The building of its colour.
        site: Site,
        /// Its value, 0–7.
        value: u8,
    },
    /// Action: a project from another player's prep module; alone, DA's.
    PlayFromOther {
        /// Whose.
        owner: Seat,
        /// The building of its colour.
        site: Site,
        /// Its value, 0–7.
        value: u8,
    },
    /// Action: one colonist from Earth to the ship.
    Launch {},
    /// Action: energy for a card.
    GainEnergy {
        /// Where the card comes from.
        pile: Pile,
    },
    /// The value was higher: a colonist goes from the ship to the building.
    Settle {},
    /// The ability of the Energy Bank: 1 energy.
    UseEnergyBank {},
    /// The ability of the Comms Center: launch a colonist.
    UseCommsCenter {},
    /// The ability of the Greenhouse: anybody's colonist changes between the spaces of a building.
    UseGreenhouse {
        /// Whose.
        seat: Seat,
        /// In which building.
        building: Building,
        /// To the two-star space, or back.
        up: bool,
    },
    /// The ability of the Aqualab: a card goes under the deck.
    UseAqualab {
        /// Where it comes from.
        pile: Pile,
    },
    /// The ability of Habitation: a colonist goes from the ship to a one-star space.
    UseHabitation {
        /// Which.
        building: Building,
    },
    /// The turn is over: the four-card rule.
    EndTurn {},
    /// Alone: two cards from the deck to the discard pile.
    SystemFailure {},
    /// Alone: the androids have nothing to do.
    AndroidsRest {},
    /// Alone: the androids act by the one card of DA's prep module.
    ActivateAndroids {
        /// The building of its colour.
        site: Site,
    },
    /// Alone: where DA acts, among what is possible.
    DaChooses {
        /// The building.
        building: Building,
    },
    /// A card's text, or a mistake: a colonist goes elsewhere.
    MoveColonist {
        /// Whose.
        seat: Seat,
        /// From.
        from: Spot,
        /// To.
        to: Spot,
    },
    /// A card's text, or a mistake: energy.
    SetEnergy {
        /// Whose.
        seat: Seat,
        /// The number.
        to: i64,
    },
    /// A card's text: one card is drawn into the hand.
    DrawCard {
        /// By whom.
        seat: Seat,
    },
    /// A card's text: one card is discarded.
    DiscardCard {
        /// Whose.
        seat: Seat,
        /// From where.
        pile: Pile,
    },
    /// The number of cards in a pile is put right.
    CorrectCards {
        /// Whose.
        seat: Seat,
        /// Which pile.
        pile: Pile,
        /// The number.
        to: u8,
    },
    /// The number of cards in the deck is put right.
    CorrectDeck {
        /// The number.
        to: u8,
    },
    /// The value on top of a building is put right.
    CorrectTop {
        /// Which building.
        site: Site,
        /// The value.
        to: u8,
    },
}
