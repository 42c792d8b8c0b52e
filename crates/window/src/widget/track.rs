//! The Malfunction tracks and the markers of the Malfunction Box, in the colours of the Blocks' dice; Morale.

use iced::Alignment;
use iced::widget::{column, container, row, space};

use super::cells::{Shows, cells};
use super::{Element, Motion, described, label_row, text};
use crate::theme::{self, Cell, Type, size};
use first_martians::vocabulary::Block;

/// A track with its name, spaces and number, and what belongs below it.
pub fn track<'a, Message: 'a>(
    block: Block,
    name: String,
    at: u8,
    top: u8,
    under: Element<'a, Message>,
    motion: Motion,
) -> Element<'a, Message> {
    let words = format!("{name}: {at}/{top}");
    let spaces = numbered(
        described(
            words,
            cells(Cell::Track(block), Shows::Fill, top, at, motion),
        ),
        at.to_string(),
    );
    column![label_row(text(Type::Body, name), spaces), under]
        .spacing(size::TIGHT)
        .into()
}

pub fn morale<'a, Message: 'a>(
    name: String,
    written: String,
    index: u8,
    spaces: u8,
    motion: Motion,
) -> Element<'a, Message> {
    let shown = described(
        format!("{name}: {written}"),
        cells(Cell::Morale, Shows::Marker, spaces, index, motion),
    );
    label_row(text(Type::Body, name), numbered(shown, written))
}

/// The numbers of all tracks are aligned.
fn numbered<'a, Message: 'a>(spaces: Element<'a, Message>, number: String) -> Element<'a, Message> {
    let number = container(text(Type::Number, number)).align_right(size::NUMBER);
    row![spaces, number]
        .spacing(size::SNUG)
        .align_y(Alignment::Center)
        .into()
}

/// A marker of the Malfunction Box: a green ring, or red and filled. The words say it too.
pub fn box_marker<'a, Message: 'a>(red: bool, label: String) -> Element<'a, Message> {
    let marker = container(space())
        .width(size::MARKER)
        .height(size::MARKER)
        .style(theme::box_sign(red));
    row![marker, text(Type::Small, label)]
        .spacing(size::SNUG)
        .align_y(Alignment::Center)
        .into()
}
