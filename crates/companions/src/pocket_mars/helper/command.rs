//! The commands of the players. Serialised as `{"name": {…}}`.

use super::state::{BuildingCard, ColonistSpace, Pile, Seat};
use crate::pocket_mars::score::Building;
use base::play::{self, commands, words};

words! {
    /// The types of fields that are words of the game.
    pub enum Word { Site(BuildingCard), Building(Building), Pile(Pile), BoardCounter(ColonistSpace) }
}

/// The value of a field of a command.
pub type Value = play::Value<Word>;
/// The range of a free value.
pub type Param = play::Param<Word>;

commands! {
    /// A command. `offers()` lists which are possible now, and with which values.
    pub enum Command<Word> {
        /// Set-up: who has the starting player card.
        SetFirstPlayer { seat: Seat },
        /// Set-up is complete.
        Begin {},
        /// Draft: everybody kept a card and passed the rest.
        Passed {},
        /// Action: a project from the hand, for its upper part.
        PlayFromHand {},
        /// Action: a project from the player's own prep module.
        PlayFromModule {
            site: BuildingCard,
            /// Its value, 0–7.
            value: u8,
        },
        /// Action: a project from another player's prep module; in a solo game DA's.
        PlayFromOther {
            owner: Seat,
            site: BuildingCard,
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
        /// After a project of higher value: a colonist moves from the ship to the building.
        Settle {},
        /// The ability of the Energy Bank: 1 energy.
        UseEnergyBank {},
        /// The ability of the Comms Center: launch a colonist.
        UseCommsCenter {},
        /// The ability of the Greenhouse: a colonist of any player changes between the spaces of a building.
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
        /// Solo: two cards from the deck to the discard pile.
        SystemFailure {},
        /// Solo: the androids have nothing to do.
        AndroidsRest {},
        /// Solo: the androids act by the one card of DA's prep module.
        ActivateAndroids {
            site: BuildingCard,
        },
        /// Solo: the building in which DA acts.
        DaChooses { building: Building },
        /// A card text or a mistake: a colonist moves.
        MoveColonist { seat: Seat, from: ColonistSpace, to: ColonistSpace },
        /// A card text or a mistake: energy changes.
        SetEnergy { seat: Seat, to: i64 },
        /// A card text: one card is drawn into the hand.
        DrawCard { seat: Seat },
        DiscardCard { seat: Seat, pile: Pile },
        CorrectCards { seat: Seat, pile: Pile, to: u8 },
        CorrectDeck { to: u8 },
        /// The value on top of a building is corrected.
        CorrectTop { site: BuildingCard, to: u8 },
    }
    fields: building from owner pile seat site to up value
}

impl Command {
    /// Whether only a card text or a mistake causes it.
    pub const fn is_card_effect(&self) -> bool {
        matches!(
            self,
            Self::MoveColonist { .. }
                | Self::SetEnergy { .. }
                | Self::DrawCard { .. }
                | Self::DiscardCard { .. }
        )
    }
}
