//! Buttons, each with an id for tests. A button without a message is disabled.

use iced::widget::{Row, button, column, container, row, space};
use iced::{Alignment, Length};

use super::super::icon::Icon;
use super::super::theme::{self, ButtonKind, Ink, Type, size};
use super::press as pressed;
use super::press::{Pressable, press_as};
use super::{Element, Label, icon, named, text};

/// The id of the main button.
pub(crate) const MAIN: &str = "main";

pub fn main_button<'a, Message: Clone + 'a>(label: impl Into<Label>, press: Option<Message>) -> Element<'a, Message> {
    let label = container(label.into().row(Type::Main, Alignment::Center)).center(Length::Fill);
    let button = button(label)
        .width(Length::Fill)
        .height(size::MAIN)
        .padding([size::TIGHT, size::GAP])
        .style(theme::button(ButtonKind::Main));
    named(MAIN, pressed(MAIN, button, press))
}

/// Leads out of a screen without a task: in the place of the main button, and pressed by Enter, but less prominent.
pub(crate) fn back_button<'a, Message: Clone + 'a>(label: impl Into<String>, press: Option<Message>) -> Element<'a, Message> {
    quiet_button(MAIN, (Icon::Back, label.into()), press)
}

/// As wide as its label.
pub(crate) fn quiet_button<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    pressable(id, ButtonKind::Quiet, label, press)
}

/// An icon alone, where a label has no room: its words are for screen readers.
pub(crate) fn icon_button<'a, Message: Clone + 'a>(
    id: &'static str,
    sign: Icon,
    words: String,
    press: Option<Message>,
) -> Element<'a, Message> {
    let shown = container(icon(sign, Type::Body, Ink::Inherit)).center(size::TARGET - 2.0 * size::SNUG);
    let button = button(shown).padding(size::SNUG).style(theme::button(ButtonKind::Quiet));
    named(id, press_as(words.clone(), Pressable { label: Some(words), ..Pressable::default() }, button, press))
}

/// As wide as its place, with the label at the left; for answers and lists.
pub(crate) fn wide_button<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    let label = label.into();
    let words = label.words.clone();
    let button = button(container(label.row(Type::Body, Alignment::Start)).center_y(Length::Shrink).width(Length::Fill))
        .width(Length::Fill)
        .padding([size::GAP, size::PAD])
        .style(theme::button(ButtonKind::Quiet));
    named(id, pressed(words, button, press))
}

/// One of several, of which one, or some, are chosen.
pub(crate) fn choice<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    label: impl Into<Label>,
    chosen: bool,
    press: Option<Message>,
) -> Element<'a, Message> {
    pressable(id, ButtonKind::Choice { chosen }, label, press)
}

/// Side by side, wrapping where there is no room.
pub fn choices<'a, Message: 'a>(all: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    Row::with_children(all).spacing(size::SNUG).wrap().vertical_spacing(size::SNUG).into()
}

/// A square button beside a number.
pub(super) fn sign<'a, Message: Clone + 'a>(
    id: String,
    label: &str,
    sign: String,
    message: Option<Message>,
) -> Element<'a, Message> {
    let reported = Pressable { label: Some(format!("{label} {sign}")), ..Pressable::default() };
    let button = button(container(text(Type::Number, sign)).center(Length::Fill))
        .width(size::TARGET)
        .height(size::TARGET)
        .padding(0)
        .style(theme::button(ButtonKind::Quiet));
    named(id.clone(), press_as(id, reported, button, message))
}

fn pressable<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    ground: ButtonKind,
    label: impl Into<Label>,
    press: Option<Message>,
) -> Element<'a, Message> {
    let label = label.into();
    let words = label.words.clone();
    let chosen = if let ButtonKind::Choice { chosen } = ground { Some(chosen) } else { None };
    // A short label leaves enough to press; a long one may wrap.
    let wide = column![space().width(size::TARGET - 2.0 * size::PAD), label.row(Type::Body, Alignment::Center)];
    let high = space().height(size::TARGET - 2.0 * size::SNUG);
    let shown = row![high, wide.align_x(Alignment::Center)].align_y(Alignment::Center);
    let button = button(shown).width(Length::Shrink).padding([size::SNUG, size::PAD]).style(theme::button(ground));
    named(id, press_as(words, Pressable { chosen, ..Pressable::default() }, button, press))
}
