//! Panels: things that belong together.

use iced::Length;
use iced::widget::{Column, container};

use super::{Element, text};
use crate::theme::{self, Type, size};

pub fn panel<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(content)
        .padding(size::PAD)
        .width(Length::Fill)
        .style(theme::panel)
        .into()
}

/// A panel on another panel.
pub fn raised<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(content)
        .padding(size::SNUG)
        .width(Length::Fill)
        .style(theme::raised)
        .into()
}

pub fn section<'a, Message: 'a>(
    title: impl Into<String>,
    content: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    let parts = std::iter::once(text(Type::Title, title).into()).chain(content);
    panel(
        Column::with_children(parts)
            .spacing(size::GAP)
            .width(Length::Fill),
    )
}
