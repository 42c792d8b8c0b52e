//! Dice as they look on the table.

use iced::widget::{Row, container, row, space};
use iced::{Alignment, Length};

use super::super::icon::Icon;
use super::super::theme::{self, Ink, Type, size};
use super::{Element, icon, text};
use crate::first_martians::vocabulary::{AdventureType, Block};

/// The Malfunction die of a Block: with its number, or blank before it is rolled.
pub fn die<'a, Message: 'a>(block: Block, shows: Option<u8>) -> Element<'a, Message> {
    let sign = match shows {
        Some(number) => text(Type::Heading, number.to_string()).into(),
        None => icon(Icon::Dice, Type::Heading, Ink::Inherit).into(),
    };
    face(Some(sign), theme::die(block, shows.is_some()))
}

/// A die of that type of action: with the sign it shows, or blank.
pub(crate) fn action_die<'a, Message: 'a>(kind: AdventureType, sign: Option<Icon>) -> Element<'a, Message> {
    let full = sign.is_some();
    face(sign.map(|sign| icon(sign, Type::Heading, Ink::Inherit).into()), theme::action_die(kind, full))
}

/// Dice with their words, wrapping where there is no room.
pub fn dice<'a, Message: 'a>(all: impl IntoIterator<Item = (Element<'a, Message>, String)>) -> Element<'a, Message> {
    let one = |(die, words): (Element<'a, Message>, String)| {
        row![die, text(Type::Body, words)].spacing(size::SNUG).align_y(Alignment::Center).into()
    };
    let all = Row::with_children(all.into_iter().map(one)).spacing(size::ROOM).wrap().vertical_spacing(size::SNUG);
    container(all).width(Length::Fill).into()
}

fn face<'a, Message: 'a>(
    shows: Option<Element<'a, Message>>,
    style: impl Fn(&iced::Theme) -> container::Style + 'a,
) -> Element<'a, Message> {
    let shows = shows.unwrap_or_else(|| space().into());
    container(shows).center_x(size::DIE).center_y(size::DIE).style(style).into()
}
