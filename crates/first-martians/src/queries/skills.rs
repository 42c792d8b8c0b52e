//! Skills: which can be used, and what they cost, where the owner has typed it.

use super::resolving::{AwaitedInput, awaited_input};
use crate::board::{BoardCounter, SkillState};
use crate::command::Command;
use crate::crew::Seat;
use crate::game::Game;
use crate::game_box::NamedKind;
use crate::state::ComponentSource;
use crate::vocabulary::Condition;

/// The skills of an astronaut: 0 the basic one, 1–3 the cards.
pub(crate) const SKILLS: std::ops::Range<u8> = 0..4;

/// The skills that an astronaut can use now: each once a sol, none with Migraine (almanac, Abilità).
pub(crate) fn usable_skills(game: &Game, seat: Seat) -> Vec<u8> {
    let Some(board) = game.state().board_state() else {
        return Vec::new();
    };
    let Some(id_board) = board
        .id_board(seat)
        .filter(|_| !board.has_active_condition(seat, Condition::Migraine))
    else {
        return Vec::new();
    };
    let ready = |skill: &u8| {
        !id_board.used_skills.contains(skill) && id_board.skill(*skill).state == SkillState::Ready
    };
    SKILLS.filter(ready).collect()
}

/// The commands that use a skill of the performer so that one of the dice of the current action may be rolled again. A skill whose price
/// is not known is paid with 1 Morale token here, or the crew names another number itself.
pub fn skills_for_reroll(game: &Game) -> Vec<Command> {
    let performer = game
        .state()
        .board
        .as_ref()
        .and_then(|board| board.declared.first())
        .map(|action| action.performer);
    let rolls = awaited_input(game) == Some(AwaitedInput::Accept)
        && game.state().dice == ComponentSource::Digital;
    let Some(seat) = performer.filter(|_| rolls) else {
        return Vec::new();
    };
    let tokens = game
        .state()
        .spot(&BoardCounter::MoraleTokens(seat))
        .unwrap_or(0);
    let usable = usable_skills(game, seat).into_iter();
    usable
        .filter(|_| tokens > 0)
        .map(|skill| Command::UseSkill {
            seat,
            skill,
            pays: usual_payment(game, seat, skill).max(1),
        })
        .collect()
}

/// The Morale tokens that the skill of that name costs; `None` where the owner has typed no price.
pub fn price_of_skill(game: &Game, name: &str) -> Option<u8> {
    let card = game.mission().game_box.find_named(NamedKind::Skill, name)?;
    (card.price > 0).then_some(card.price)
}

/// The Morale tokens that are paid for a skill unless the crew says otherwise: its price, as far as the astronaut has them.
pub fn usual_payment(game: &Game, seat: Seat, skill: u8) -> u8 {
    let Some(board) = game.state().board_state() else {
        return 0;
    };
    let name = board
        .id_board(seat)
        .map(|it| it.skill(skill).name)
        .unwrap_or_default();
    let tokens = board.get(&BoardCounter::MoraleTokens(seat)).unwrap_or(0);
    price_of_skill(game, &name).unwrap_or(0).min(tokens)
}
