//! A number with a button on either side.

use iced::widget::{button, column, container, row};
use iced::{Alignment, Length};

use super::super::theme::{self, Ground, Type, size};
use crate::first_martians::words::Block;

use super::{Element, beside, named, press, quiet, text};

/// What a stepper shows and sends.
#[derive(Debug, Clone)]
pub struct Stepper<Message> {
    /// Its name; its buttons are called `<name>-less` and `<name>-more`.
    pub id: String,
    /// What the number is.
    pub label: String,
    /// What is to be known about it.
    pub note: Option<String>,
    /// The number as it is written.
    pub value: String,
    /// The die that shows the number, where it is that of one.
    pub die: Option<(Block, u8)>,
    /// The signs on its buttons.
    pub signs: [String; 2],
    /// Sent by the left button; off without.
    pub less: Option<Message>,
    /// Sent by the right button; off without.
    pub more: Option<Message>,
}

/// The label, then the number between its buttons.
pub fn stepper<'a, Message: Clone + 'a>(stepper: Stepper<Message>) -> Element<'a, Message> {
    let Stepper { id, label, note, value, die, signs: [less_sign, more_sign], less, more } = stepper;
    let mut about = column![text(Type::Body, label)];
    if let Some(note) = note {
        about = about.push(quiet(Type::Small, note));
    }
    let value = die.map_or_else(|| text(Type::Number, value).into(), |(block, number)| super::die(block, Some(number)));
    let value = container(value).center_x(size::VALUE);
    let (fewer, further) = (format!("{id}-less"), format!("{id}-more"));
    let controls =
        row![sign(fewer, less_sign, less), value, sign(further, more_sign, more)].spacing(size::TIGHT).align_y(Alignment::Center);
    beside(about, controls)
}

fn sign<'a, Message: Clone + 'a>(id: String, sign: String, message: Option<Message>) -> Element<'a, Message> {
    let button = button(container(text(Type::Number, sign)).center(Length::Fill))
        .width(size::TARGET)
        .height(size::TARGET)
        .padding(0)
        .style(theme::button(Ground::Quiet));
    named(id.clone(), press(id, button, message))
}
