//! What the players may tell the table. Serialised as `{"name": {…}}`.

use super::super::score::Building;
use super::state::{Pile, Seat, Site, Spot};
use crate::play::{self, commands, words};

words! {
    /// The words that fields of commands hold.
    pub enum Word { Site(Site), Building(Building), Pile(Pile), Spot(Spot) }
}

/// The value of a field of a command.
pub type Value = play::Value<Word>;
/// The range of a free value.
pub type Param = play::Param<Word>;

commands! {
    /// A command. Which of them are possible now, and with what values, `offers()` says.
    pub enum Command<Word> {
        /// Set-up: who has the starting player card.
        SetFirstPlayer { seat: Seat },
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
            seat: Seat,
            building: Building,
            /// To the two-star space, or back.
            up: bool,
        },
        /// The ability of the Aqualab: a card goes under the deck.
        UseAqualab { pile: Pile },
        /// The ability of Habitation: a colonist goes from the ship to a one-star space.
        UseHabitation { building: Building },
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
        DaChooses { building: Building },
        /// A card's text, or a mistake: a colonist goes elsewhere.
        MoveColonist { seat: Seat, from: Spot, to: Spot },
        /// A card's text, or a mistake: energy.
        SetEnergy { seat: Seat, to: i64 },
        /// A card's text: one card is drawn into the hand.
        DrawCard { seat: Seat },
        /// A card's text: one card is discarded.
        DiscardCard { seat: Seat, pile: Pile },
        /// The number of cards in a pile is put right.
        CorrectCards { seat: Seat, pile: Pile, to: u8 },
        /// The number of cards in the deck is put right.
        CorrectDeck { to: u8 },
        /// The value on top of a building is put right.
        CorrectTop { site: Site, to: u8 },
    }
    fields: building from owner pile seat site to up value
}

impl Command {
    /// Whether only a card's text, or a mistake, brings it about.
    pub const fn is_by_card(&self) -> bool {
        matches!(self, Self::MoveColonist { .. } | Self::SetEnergy { .. } | Self::DrawCard { .. } | Self::DiscardCard { .. })
    }
}
