//! What to do at the table, line by line; and the orders of a card.

use iced::widget::{Column, button, column, container, row, space};
use iced::{Alignment, Length};

use super::super::icon::Icon;
use super::super::theme::{self, ButtonKind, Edge, Ink, Type, size};
use super::press::{Pressable, press_as};
use super::{Element, icon, line, named, text};

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

/// A line to tick; the next one that is not ticked stands out.
pub(crate) fn tick_row<'a, Message: Clone + 'a>(
    id: String,
    words: String,
    is_ticked: bool,
    is_next: bool,
    press: Message,
) -> Element<'a, Message> {
    let (sign, ink) = match (is_ticked, is_next) {
        (true, _) => (Icon::Met, Ink::Good),
        (false, true) => (Icon::Onward, Ink::Sign),
        (false, false) => (Icon::Open, Ink::Quiet),
    };
    let content = line(Type::Body, if is_ticked { Ink::Quiet } else { Ink::Inherit }, words).width(Length::Fill);
    let high = space().height(size::ROW - 2.0 * size::TIGHT);
    let shown = row![high, icon(sign, Type::Title, ink), content].spacing(size::SNUG).align_y(Alignment::Center);
    let button = button(shown).width(Length::Fill).padding([size::TIGHT, size::SNUG]).style(theme::button(ButtonKind::Row));
    let reported = Pressable { chosen: Some(is_ticked), ..Pressable::default() };
    named(id.clone(), press_as(id, reported, button, Some(press)))
}

/// What a card orders: the biggest thing on the screen.
pub(crate) fn orders<'a, Message: 'a>(lines: Vec<String>) -> Element<'a, Message> {
    let lines = lines.into_iter().map(|order| {
        let sign = icon(Icon::Onward, Type::Order, Ink::Sign);
        row![sign, text(Type::Order, order).width(Length::Fill)].spacing(size::GAP).align_y(Alignment::Start).into()
    });
    let edge = container(space()).width(size::EDGE).height(Length::Fill).style(theme::card_edge(Edge::Mission));
    let orders = container(Column::with_children(lines).spacing(size::GAP)).padding(size::PAD).width(Length::Fill);
    container(row![edge, orders].height(Length::Shrink)).width(Length::Fill).clip(true).style(theme::panel).into()
}
