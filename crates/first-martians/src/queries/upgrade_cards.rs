//! The Upgrade cards that are drawn in the set-up (almanac, Carte Miglioramento).

use crate::board::{AUTOSCANNER, BoardCounter};
use crate::effect::Id;
use crate::game::Game;
use crate::mission::SheetValue;
use crate::setup_steps::Lay;

/// The Upgrade cards in the deck. A small crew has the Autoscanner already, and a chapter what was built in those before.
pub fn drawable_upgrades(game: &Game) -> impl Iterator<Item = Id> + '_ {
    let built = game.state().crew.has_autoscanner();
    let all = game
        .mission()
        .game_box
        .upgrades
        .iter()
        .map(|upgrade| upgrade.id.clone());
    let laid = |id: &Id| {
        game.laid_steps()
            .any(|lay| matches!(lay, Lay::Upgrade(it) if it.id == *id))
    };
    let carried = |id: &Id| {
        game.state().carried.as_ref().is_some_and(|it| {
            it.board
                .spots
                .contains_key(&BoardCounter::Upgrade(id.clone()))
        })
    };
    all.filter(move |id| !(laid(id) || carried(id) || built && id == AUTOSCANNER))
}

/// How many Upgrade cards the mission sheet says to draw.
pub fn upgrades_to_draw(game: &Game) -> usize {
    game.sheet()
        .get(SheetValue::Upgrades)
        .and_then(|count| usize::try_from(count).ok())
        .unwrap_or(0)
}
