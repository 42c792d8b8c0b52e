//! Content that may be longer than the window. It scrolls vertically only.

use iced::Length;
use iced::widget::{column, container, scrollable};

use super::super::theme::{self, size};
use super::Element;

pub(crate) fn scroll<'a, Message: 'a>(id: &'static str, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    bare_scroll(id, container(content).width(Length::Fill).padding([size::GAP, size::PAD]))
}

/// Without padding.
pub(crate) fn bare_scroll<'a, Message: 'a>(id: &'static str, content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    scrollable(content).id(id).width(Length::Fill).height(Length::Fill).style(theme::scrollable).into()
}

/// A centred column of lists and buttons.
pub fn page<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(container(content).max_width(size::PAGE).width(Length::Fill)).center_x(Length::Fill).into()
}

/// A centred column of text.
pub(crate) fn column_of_text<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    container(container(content).max_width(size::COLUMN).width(Length::Fill)).center_x(Length::Fill).into()
}

/// Text that scrolls, and a footer that is always visible.
pub(crate) fn framed<'a, Message: 'a>(
    id: &'static str,
    content: impl Into<Element<'a, Message>>,
    foot: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    framed_to(size::COLUMN, id, content, foot)
}

/// The same, in a column of at most that width.
pub(crate) fn framed_to<'a, Message: 'a>(
    width: f32,
    id: &'static str,
    content: impl Into<Element<'a, Message>>,
    foot: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let within = |it: Element<'a, Message>| container(container(it).max_width(width).width(Length::Fill)).center_x(Length::Fill);
    column![scroll(id, within(content.into())), within(foot.into()).padding([size::GAP, size::PAD])].into()
}
