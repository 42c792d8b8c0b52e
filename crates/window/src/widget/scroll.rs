//! Content that may be longer than the window. It scrolls vertically only.

use iced::widget::{column, container, scrollable};
use iced::{Alignment, Length};

use super::{Element, choices};
use crate::theme::{self, size};

pub fn scroll<'a, Message: 'a>(
    id: &'static str,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    bare_scroll(
        id,
        container(content)
            .width(Length::Fill)
            .padding([size::GAP, size::PAD]),
    )
}

/// Without padding.
pub fn bare_scroll<'a, Message: 'a>(
    id: &'static str,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    scrollable(content)
        .id(id)
        .width(Length::Fill)
        .height(Length::Fill)
        .style(theme::scrollable)
        .into()
}

/// A centred column of lists and buttons.
pub fn page<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    centred_column(size::PAGE, content)
}

/// A centred column of text.
pub fn column_of_text<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    centred_column(size::COLUMN, content)
}

/// A centred column of at most that width.
pub fn centred_column<'a, Message: 'a>(
    most: f32,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    container(container(content).max_width(most).width(Length::Fill))
        .center_x(Length::Fill)
        .into()
}

/// Text that scrolls, and a footer that is always visible.
pub fn framed<'a, Message: 'a>(
    id: &'static str,
    content: impl Into<Element<'a, Message>>,
    foot: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let foot = container(column_of_text(foot)).padding([size::GAP, size::PAD]);
    column![scroll(id, column_of_text(content)), foot].into()
}

/// Text that scrolls, and in the corner of the window, where it is in a game too, the main button or what takes its place, below what
/// else the page offers.
pub fn framed_page<'a, Message: 'a>(
    id: &'static str,
    content: impl Into<Element<'a, Message>>,
    others: impl IntoIterator<Item = Element<'a, Message>>,
    main: Element<'a, Message>,
) -> Element<'a, Message> {
    column![scroll(id, column_of_text(content)), page_foot(others, main)].into()
}

/// The same with what a press has done, between the text and the foot: it covers the end of the text, and moves none of it.
pub fn framed_page_with_outcome<'a, Message: 'a>(
    id: &'static str,
    content: impl Into<Element<'a, Message>>,
    outcome: Option<Element<'a, Message>>,
    others: impl IntoIterator<Item = Element<'a, Message>>,
    main: Element<'a, Message>,
) -> Element<'a, Message> {
    let outcome = outcome.map(|outcome| {
        let outcome = scrollable(container(outcome).padding([0.0, size::PAD]))
            .id("done")
            .style(theme::scrollable);
        let outcome = container(outcome.width(Length::Fill)).max_height(size::OUTCOME);
        container(column_of_text(outcome)).padding([0.0, size::PAD])
    });
    column![
        scroll(id, column_of_text(content)),
        outcome,
        page_foot(others, main)
    ]
    .into()
}

/// The foot of such a page.
pub fn page_foot<'a, Message: 'a>(
    others: impl IntoIterator<Item = Element<'a, Message>>,
    main: Element<'a, Message>,
) -> Element<'a, Message> {
    let others: Vec<_> = others.into_iter().collect();
    let others = (!others.is_empty()).then(|| choices(others));
    let foot = column![others, main]
        .spacing(size::SNUG)
        .align_x(Alignment::End)
        .width(Length::Fill);
    let foot = container(foot).max_width(size::SIDE - 2.0 * size::PAD);
    container(foot)
        .align_right(Length::Fill)
        .padding([size::SNUG, size::PAD])
        .into()
}
