//! The sols of a mission as a row of dots.

use iced::Alignment;
use iced::widget::{Row, container, space};

use super::super::theme::{self, size};
use super::Element;

/// So many dots, the first of them full.
pub fn dots<'a, Message: 'a>(full: u8, of: u8) -> Element<'a, Message> {
    let dot = |index: u8| container(space()).width(size::DOT).height(size::DOT).style(theme::sign(index < full)).into();
    Row::with_children((0..of).map(dot)).spacing(size::TIGHT).align_y(Alignment::Center).into()
}
