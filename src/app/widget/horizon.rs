//! The horizon, with the sun on it.

use iced::Length;
use iced::widget::{column, container, row, space};

use super::super::theme::{self, size};
use super::Element;

/// Where on the line the sun stands, out of ten parts.
const WEST: u16 = 8;

/// A thin line and half a sun.
pub fn horizon<'a, Message: 'a>() -> Element<'a, Message> {
    let east = 10 - WEST;
    let part = |portion: u16| space().width(Length::FillPortion(portion));
    let line = |portion: u16, left: bool| {
        container(space()).width(Length::FillPortion(portion)).height(size::LINE * 2.0).style(theme::fade(left))
    };
    let sun = container(space()).width(size::SUN * 2.0).height(size::SUN).style(theme::sun);
    let under = container(space()).width(size::SUN * 2.0).height(size::LINE * 2.0).style(theme::stripe);
    column![row![part(WEST), sun, part(east)], row![line(WEST, true), under, line(east, false)]].into()
}
