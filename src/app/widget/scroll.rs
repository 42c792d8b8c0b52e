//! What may be longer than the window. It scrolls up and down only.

use iced::Length;
use iced::widget::{column, container, scrollable};

use super::super::theme::{self, size};
use super::Element;

/// Content that scrolls in the place that is left to it.
pub(crate) fn scroll<'a, Message: 'a>(id: &'static str, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    bare_scroll(id, container(content).width(Length::Fill).padding([size::GAP, size::PAD]))
}

/// The same without room around the content.
pub(crate) fn bare_scroll<'a, Message: 'a>(id: &'static str, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    scrollable(content).id(id).width(Length::Fill).height(Length::Fill).style(theme::scrollable).into()
}

/// A page of lists and buttons, in the middle of its place.
pub fn page<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(container(content).max_width(size::PAGE).width(Length::Fill)).center_x(Length::Fill).into()
}

/// A column not wider than reads well, in the middle of its place.
pub(crate) fn column_of_text<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(container(content).max_width(size::COLUMN).width(Length::Fill)).center_x(Length::Fill).into()
}

/// Text that scrolls, and under it what always stays in sight.
pub(crate) fn framed<'a, Message: 'a>(
    id: &'static str,
    content: impl Into<Element<'a, Message>>,
    foot: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    column![scroll(id, column_of_text(content)), container(column_of_text(foot)).padding([size::GAP, size::PAD])].into()
}
