//! What to do at the table, line by line.

use iced::Length;
use iced::widget::{Column, column, row};

use super::super::theme::{Ink, Type, size};
use super::{Element, line, text};

const NUMBER: f32 = 30.0;

/// A single line has no number.
pub(crate) fn instructions<'a, Message: 'a>(lines: Vec<String>) -> Element<'a, Message> {
    let alone = lines.len() < 2;
    let lines = lines.into_iter().zip(1..).map(|(content, number): (String, usize)| {
        let content = text(Type::Step, content).width(Length::Fill);
        if alone {
            return content.into();
        }
        row![line(Type::Step, Ink::Sign, number.to_string()).width(NUMBER), content].spacing(size::TIGHT).into()
    });
    column![Column::with_children(lines).spacing(size::SNUG)].width(Length::Fill).into()
}
