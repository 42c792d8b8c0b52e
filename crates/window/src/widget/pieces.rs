//! The parts of the board as they look on the table: status markers, tokens, pawns, spaces.

use iced::widget::{Row, button, container, space};
use iced::{Alignment, Length};

use super::{Element, icon, named, press, text};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};
use first_martians::vocabulary::Modifier;

/// A part of the board; a press opens its numbers.
pub fn piece<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    content: impl Into<Element<'a, Message>>,
    open: bool,
    message: Message,
) -> Element<'a, Message> {
    let id = id.into();
    let content = container(content).width(Length::Fill);
    let button = button(content)
        .width(Length::Fill)
        .padding([size::TIGHT + 2.0, size::SNUG])
        .style(theme::button(ButtonKind::Piece { open }));
    let button = button.height(Length::Fill);
    named(id.clone(), press(id, button, Some(message)))
}

/// A stack of Modifier tokens after the sign of its space: the top one, and the count.
pub fn tokens<'a, Message: 'a>(sign: &'static str, pile: &[Modifier]) -> Element<'a, Message> {
    let mut parts: Vec<Element<'a, Message>> = vec![text(Type::Small, sign).into()];
    if let Some(&top) = pile.last() {
        parts.push(token(top));
    }
    if pile.len() > 1 {
        parts.push(text(Type::Small, format!("×{}", pile.len())).into());
    }
    Row::with_children(parts)
        .spacing(size::TIGHT)
        .align_y(Alignment::Center)
        .into()
}

fn token<'a, Message: 'a>(token: Modifier) -> Element<'a, Message> {
    let sign: Element<'a, Message> = match token {
        Modifier::ExtraPawn => text(Type::Small, "+1").into(),
        Modifier::Blocked => icon(Icon::Close, Type::Small, Ink::Inherit).into(),
        Modifier::Adventure => icon(Icon::Adventure, Type::Small, Ink::Inherit).into(),
        Modifier::Reroll => icon(Icon::Redo, Type::Small, Ink::Inherit).into(),
        Modifier::Wound => icon(Icon::Wound, Type::Small, Ink::Inherit).into(),
        Modifier::RoverRoll => icon(Icon::Dice, Type::Small, Ink::Inherit).into(),
    };
    container(sign)
        .center_x(size::CUBE)
        .center_y(size::CUBE)
        .style(theme::token)
        .into()
}

/// The pawns of an astronaut: filled while they can act.
pub fn pawns<'a, Message: 'a>(free: u8, of: u8) -> Element<'a, Message> {
    let pawn = |index: u8| {
        container(space())
            .width(size::MARKER)
            .height(size::MARKER)
            .style(theme::pawn(index < free))
            .into()
    };
    Row::with_children((0..of).map(pawn))
        .spacing(size::TIGHT)
        .into()
}

/// The pawns of an astronaut or AOM: filled where they are on an action, in the colour of the words beside them.
pub fn pips<'a, Message: 'a>(here: u8, of: u8) -> Element<'a, Message> {
    let pip = |index: u8| {
        container(space())
            .width(size::MARKER)
            .height(size::MARKER)
            .style(theme::pip(index < here))
            .into()
    };
    Row::with_children((0..of).map(pip))
        .spacing(size::TIGHT)
        .into()
}

/// The edge of a place where an action is planned, for its legend.
pub fn planned_key<'a, Message: 'a>() -> Element<'a, Message> {
    container(space())
        .width(size::MARKER)
        .height(size::MARKER)
        .style(theme::planned_key)
        .into()
}

/// Spaces with a letter each, and whether something is on them.
pub fn spaces<'a, Message: 'a>(
    all: impl IntoIterator<Item = (String, bool)>,
    hurts: bool,
) -> Element<'a, Message> {
    let one = |(letter, full): (String, bool)| {
        container(text(Type::Small, letter))
            .center_x(size::PIP)
            .center_y(size::PIP)
            .style(theme::space(full, hurts))
            .into()
    };
    Row::with_children(all.into_iter().map(one))
        .spacing(2)
        .into()
}
