//! A Malfunction track and the markers of the Malfunction Box, in the colours of the Blocks' dice.

use iced::Alignment;
use iced::widget::{Row, container, row, space};

use super::super::theme::{self, Type, size};
use super::{Element, beside, text};
use crate::first_martians::words::Block;

/// A track: its name, its number, and its spaces up to the top.
pub fn track<'a, Message: 'a>(block: Block, name: String, at: u8, top: u8) -> Element<'a, Message> {
    let space_of = |index: u8| container(space()).width(size::PIP).height(size::PIP).style(theme::pip(block, index < at)).into();
    let spaces = Row::with_children((0..top).map(space_of)).spacing(size::TIGHT);
    let number = text(Type::Number, at.to_string());
    beside(text(Type::Body, name), row![spaces, number].spacing(size::GAP).align_y(Alignment::Center))
}

/// A marker of the Malfunction Box, green or red. The words say it too.
pub fn box_marker<'a, Message: 'a>(red: bool, label: String) -> Element<'a, Message> {
    let marker = container(space()).width(size::DOT).height(size::DOT).style(theme::box_sign(red));
    row![marker, text(Type::Small, label)].spacing(size::TIGHT).align_y(Alignment::Center).into()
}
