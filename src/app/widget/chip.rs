//! Short words in a frame, and facts beside each other.

use iced::Alignment;
use iced::widget::{Row, container};

use super::super::theme::{self, Type, size};
use super::{Element, Label};

/// A short word in a frame.
pub(crate) fn chip<'a, Message: 'a>(label: impl Into<Label>) -> Element<'a, Message> {
    container(label.into().row(Type::Small, Alignment::Start)).padding([size::TIGHT, size::SNUG]).style(theme::chip).into()
}

/// Facts beside each other, wrapping where there is no room.
pub fn facts<'a, Message: 'a>(all: impl IntoIterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    Row::with_children(all).spacing(size::SNUG).wrap().vertical_spacing(size::TIGHT).into()
}
