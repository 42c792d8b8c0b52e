//! Where the offers of a game are shown.

use super::HelperView;
use base::play::{Command, Offer, Role};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presentation {
    /// On the main button, where it is the only way on.
    Main,
    /// The middle draws it itself.
    Drawn,
    /// In the step, even where it is a report.
    AtHand,
    /// The same, folded until it is pressed, because its form is long.
    Folded,
    /// The middle draws a card that plays it or opens its form.
    Card,
    /// In the step, as one of several choices of which one is current: the example of its offer.
    Setting,
    /// In the step where it advances the game, in the side panel where it is a report.
    Plain,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Placement {
    Main,
    Drawn,
    Middle,
    Report,
    Corrections,
}

#[derive(Debug, Clone)]
pub struct PlacedOffer<C: Command> {
    pub offer: Offer<C>,
    pub placement: Placement,
}

/// Where each offer of the game is shown.
pub(super) fn placed<K: HelperView>(
    game: &K,
    offers: &[Offer<K::Command>],
) -> Vec<PlacedOffer<K::Command>> {
    let onward = |offer: &Offer<K::Command>| {
        game.presentation(&offer.command) == Presentation::Main && offer.params.is_empty()
    };
    // Where there are several ways on, the players choose one.
    let one_way = offers.iter().filter(|offer| onward(offer)).count() == 1;
    let at = |offer: &Offer<K::Command>| match (offer.role, game.presentation(&offer.command)) {
        (Role::Correct, _) => Placement::Corrections,
        _ if one_way && onward(offer) => Placement::Main,
        (_, Presentation::Drawn) => Placement::Drawn,
        (Role::Flow, _)
        | (
            Role::Report,
            Presentation::AtHand
            | Presentation::Folded
            | Presentation::Card
            | Presentation::Setting,
        ) => Placement::Middle,
        (Role::Report, Presentation::Main | Presentation::Plain) => Placement::Report,
    };
    offers
        .iter()
        .map(|offer| PlacedOffer {
            placement: at(offer),
            offer: offer.clone(),
        })
        .collect()
}
