//! What to do at the table, line by line; and the orders of a card.

use iced::widget::{Column, container, row, space};
use iced::{Alignment, Length};

use super::{Element, icon, line, text};
use crate::icon::Icon;
use crate::theme::{self, Edge, Ink, Type, size};

/// The width of a number before a line of instructions, and before a smaller one.
const NUMBER: f32 = 30.0;
const BRIEF_NUMBER: f32 = 20.0;

/// A single line has no number.
pub fn instruction_lines<'a, Message: 'a>(
    lines: Vec<String>,
) -> impl Iterator<Item = Element<'a, Message>> {
    numbered(lines, Type::Step, NUMBER)
}

fn numbered<'a, Message: 'a>(
    lines: Vec<String>,
    role: Type,
    width: f32,
) -> impl Iterator<Item = Element<'a, Message>> {
    let alone = lines.len() < 2;
    lines
        .into_iter()
        .zip(1..)
        .map(move |(content, number): (String, usize)| {
            let content = text(role, content).width(Length::Fill);
            if alone {
                return content.into();
            }
            row![
                line(role, Ink::Sign, number.to_string()).width(width),
                content
            ]
            .spacing(size::TIGHT)
            .into()
        })
}

/// The lines below each other.
pub fn instructions<'a, Message: 'a>(lines: Vec<String>) -> Element<'a, Message> {
    Column::with_children(instruction_lines(lines))
        .spacing(size::SNUG)
        .width(Length::Fill)
        .into()
}

/// The same in smaller type, for a low window in which decisions follow.
pub fn brief_instructions<'a, Message: 'a>(lines: Vec<String>) -> Element<'a, Message> {
    Column::with_children(numbered(lines, Type::Body, BRIEF_NUMBER))
        .spacing(size::TIGHT)
        .width(Length::Fill)
        .into()
}

/// What a card orders: the biggest thing on the screen.
pub fn orders<'a, Message: 'a>(lines: Vec<String>) -> Element<'a, Message> {
    let lines = lines.into_iter().map(|order| {
        let sign = icon(Icon::Onward, Type::Order, Ink::Sign);
        row![sign, text(Type::Order, order).width(Length::Fill)]
            .spacing(size::GAP)
            .align_y(Alignment::Start)
            .into()
    });
    let edge = container(space())
        .width(size::EDGE)
        .height(Length::Fill)
        .style(theme::card_edge(Edge::Mission));
    let orders = container(Column::with_children(lines).spacing(size::GAP))
        .padding(size::PAD)
        .width(Length::Fill);
    container(row![edge, orders].height(Length::Shrink))
        .width(Length::Fill)
        .clip(true)
        .style(theme::panel)
        .into()
}
