//! Buttons. Without a message a button is off.

use iced::widget::{Row, button, container};
use iced::{Alignment, Length};

use super::super::theme::{self, Ground, Type, size};
use super::{Element, Label, named};

/// The name of the main button.
pub const MAIN: &str = "main";

/// The one main button. It always says what it will do.
pub fn main_button<'a, Message: Clone + 'a>(label: impl Into<Label>, press: Option<Message>) -> Element<'a, Message> {
    let label = container(label.into().row(Type::Main, Alignment::Center)).center(Length::Fill);
    let button = button(label)
        .width(Length::Fill)
        .height(size::MAIN)
        .padding([size::TIGHT, size::GAP])
        .style(theme::button(Ground::Main))
        .on_press_maybe(press);
    named(MAIN, button)
}

/// Any other button, as wide as its label.
pub fn quiet_button<'a, Message: Clone + 'a>(label: impl Into<Label>, press: Option<Message>) -> Element<'a, Message> {
    pressable(Ground::Quiet, label, press).width(Length::Shrink).into()
}

/// Any other button, as wide as its place, its label from the left; for answers and lists.
pub fn wide_button<'a, Message: Clone + 'a>(label: impl Into<Label>, press: Option<Message>) -> Element<'a, Message> {
    button(container(label.into().row(Type::Body, Alignment::Start)).center_y(Length::Shrink).width(Length::Fill))
        .width(Length::Fill)
        .padding([size::GAP, size::PAD])
        .style(theme::button(Ground::Quiet))
        .on_press_maybe(press)
        .into()
}

/// One of several of which one, or some, are chosen.
pub fn choice<'a, Message: Clone + 'a>(label: impl Into<Label>, chosen: bool, press: Option<Message>) -> Element<'a, Message> {
    pressable(Ground::Choice { chosen }, label, press).width(Length::Shrink).into()
}

/// Choices beside each other, wrapping where there is no room.
pub fn choices<'a, Message: 'a>(all: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    Row::with_children(all).spacing(size::SNUG).wrap().vertical_spacing(size::SNUG).into()
}

fn pressable<'a, Message: Clone + 'a>(
    ground: Ground,
    label: impl Into<Label>,
    press: Option<Message>,
) -> iced::widget::Button<'a, Message> {
    let label = container(label.into().row(Type::Body, Alignment::Center)).center_y(size::TARGET - 2.0 * size::SNUG);
    button(label).padding([size::SNUG, size::PAD]).style(theme::button(ground)).on_press_maybe(press)
}
