//! A line to be ticked once it is done.

use iced::widget::{button, row, space};
use iced::{Alignment, Length};

use super::press::{Pressable, press_as};
use super::{Element, icon, line, named};
use crate::icon::Icon;
use crate::theme::{self, ButtonKind, Ink, Type, size};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tick {
    Done,
    /// The first that is not done.
    Next,
    Open,
}

/// `before` is drawn before the words.
pub fn tick_row<'a, Message: Clone + 'a>(
    id: String,
    words: String,
    before: Option<Element<'a, Message>>,
    tick: Tick,
    width: Length,
    press: Message,
) -> Element<'a, Message> {
    let (sign, ink, words_ink) = match tick {
        Tick::Done => (Icon::Met, Ink::Good, Ink::Quiet),
        Tick::Next => (Icon::Onward, Ink::Sign, Ink::Inherit),
        Tick::Open => (Icon::Open, Ink::Quiet, Ink::Inherit),
    };
    let high = space().height(size::ROW - 2.0 * size::TIGHT);
    let words = line(Type::Body, words_ink, words).width(width);
    let shown = row![high, icon(sign, Type::Title, ink), before, words]
        .spacing(size::SNUG)
        .align_y(Alignment::Center);
    let button = button(shown)
        .width(width)
        .padding([size::TIGHT, size::SNUG])
        .style(theme::button(ButtonKind::Row));
    let reported = Pressable {
        chosen: Some(tick == Tick::Done),
        ..Pressable::default()
    };
    named(id.clone(), press_as(id, reported, button, Some(press)))
}
