//! Buttons. Without a message a button is off.

use iced::widget::{Row, button, column, container, row, space};
use iced::{Alignment, Length};

use super::super::icon::Icon;
use super::super::theme::{self, Ground, Type, size};
use super::press as pressed;
use super::{Element, Label, named, text};

/// The name of the main button.
pub(crate) const MAIN: &str = "main";

/// The one main button. It always says what it will do.
pub fn main_button<'a, Message: Clone + 'a>(label: impl Into<Label>, press: Option<Message>) -> Element<'a, Message> {
    let label = container(label.into().row(Type::Main, Alignment::Center)).center(Length::Fill);
    let button =
        button(label).width(Length::Fill).height(size::MAIN).padding([size::TIGHT, size::GAP]).style(theme::button(Ground::Main));
    named(MAIN, pressed(MAIN, button, press))
}

/// Out of a screen where nothing has to be done: it stands in the main button's place, and Enter presses it, but what the
/// screen shows weighs more.
pub(crate) fn back_button<'a, Message: Clone + 'a>(label: impl Into<String>, press: Option<Message>) -> Element<'a, Message> {
    named(MAIN, quiet_button((Icon::Back, label.into()), press))
}

/// Any other button, as wide as its label.
pub(crate) fn quiet_button<'a, Message: Clone + 'a>(label: impl Into<Label>, press: Option<Message>) -> Element<'a, Message> {
    pressable(Ground::Quiet, label, press)
}

/// Any other button, as wide as its place, its label from the left; for answers and lists.
pub(crate) fn wide_button<'a, Message: Clone + 'a>(label: impl Into<Label>, press: Option<Message>) -> Element<'a, Message> {
    let label = label.into();
    let words = label.words.clone();
    let button = button(container(label.row(Type::Body, Alignment::Start)).center_y(Length::Shrink).width(Length::Fill))
        .width(Length::Fill)
        .padding([size::GAP, size::PAD])
        .style(theme::button(Ground::Quiet));
    pressed(words, button, press)
}

/// One of several of which one, or some, are chosen.
pub fn choice<'a, Message: Clone + 'a>(label: impl Into<Label>, chosen: bool, press: Option<Message>) -> Element<'a, Message> {
    pressable(Ground::Choice { chosen }, label, press)
}

/// Choices beside each other, wrapping where there is no room.
pub fn choices<'a, Message: 'a>(all: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    Row::with_children(all).spacing(size::SNUG).wrap().vertical_spacing(size::SNUG).into()
}

/// A button beside a number, as large as a finger needs it, with a sign of one letter.
pub(super) fn sign<'a, Message: Clone + 'a>(id: String, sign: String, message: Option<Message>) -> Element<'a, Message> {
    let button = button(container(text(Type::Number, sign)).center(Length::Fill))
        .width(size::TARGET)
        .height(size::TARGET)
        .padding(0)
        .style(theme::button(Ground::Quiet));
    named(id.clone(), pressed(id, button, message))
}

fn pressable<'a, Message: Clone + 'a>(ground: Ground, label: impl Into<Label>, press: Option<Message>) -> Element<'a, Message> {
    let label = label.into();
    let words = label.words.clone();
    // A short label leaves enough to press; a long one may take a second line.
    let wide = column![space().width(size::TARGET - 2.0 * size::PAD), label.row(Type::Body, Alignment::Center)];
    let high = space().height(size::TARGET - 2.0 * size::SNUG);
    let shown = row![high, wide.align_x(Alignment::Center)].align_y(Alignment::Center);
    let button = button(shown).width(Length::Shrink).padding([size::SNUG, size::PAD]).style(theme::button(ground));
    pressed(words, button, press)
}
