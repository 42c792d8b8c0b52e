//! What a skill costs, where the owner has typed it.

use super::super::board::Spot;
use super::super::crew::Seat;
use super::super::game::Game;
use super::super::game_box::NamedKind;

/// The Morale tokens that the skill of that name costs; `None` where the owner has typed no price.
pub fn price_of_skill(game: &Game, name: &str) -> Option<u8> {
    let card = game.mission().game_box.find_named(NamedKind::Skill, name)?;
    (card.price > 0).then_some(card.price)
}

/// The Morale tokens that are paid for a skill unless the crew says otherwise: its price, as far as the astronaut has them.
pub fn usual_payment(game: &Game, seat: Seat, skill: u8) -> u8 {
    let Some(twin) = game.state().board_state() else { return 0 };
    let name = twin.id_board(seat).map(|it| it.skill(skill).name).unwrap_or_default();
    let tokens = twin.get(&Spot::MoraleTokens(seat)).unwrap_or(0);
    price_of_skill(game, &name).unwrap_or(0).min(tokens)
}
