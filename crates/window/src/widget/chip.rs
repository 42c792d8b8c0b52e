//! Short framed words, and rows of facts.

use iced::Alignment;
use iced::widget::{Row, container};

use super::{Element, Label};
use crate::theme::{self, Type, size};

pub fn chip<'a, Message: 'a>(label: impl Into<Label>) -> Element<'a, Message> {
    container(label.into().row(Type::Small, Alignment::Start))
        .padding([size::TIGHT, size::SNUG])
        .style(theme::chip)
        .into()
}

/// Side by side, wrapping where there is no room.
pub fn facts<'a, Message: 'a>(
    all: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    Row::with_children(all)
        .spacing(size::SNUG)
        .wrap()
        .vertical_spacing(size::TIGHT)
        .into()
}
