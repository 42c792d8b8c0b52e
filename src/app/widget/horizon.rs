//! The horizon, with the sun on it.

use iced::widget::{container, row, space};
use iced::{Alignment, Length};

use super::super::theme::{self, size};
use super::Element;

/// The position of the sun on the line, in tenths.
const WEST: u16 = 8;

pub(crate) fn horizon<'a, Message: 'a>() -> Element<'a, Message> {
    let line = |portion: u16, left: bool| {
        container(space()).width(Length::FillPortion(portion)).height(size::LINE * 2.0).style(theme::fade(left))
    };
    let sun = container(space()).width(size::SUN).height(size::SUN).style(theme::sign(true));
    row![line(WEST, true), sun, line(10 - WEST, false)].align_y(Alignment::Center).into()
}
