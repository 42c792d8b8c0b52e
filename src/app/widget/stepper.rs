//! A number with a button on either side.

use iced::Alignment;
use iced::widget::{column, container, row};

use super::super::theme::{Type, size};
use super::button::sign;
use super::{Element, beside, quiet, text};
use crate::first_martians::words::Block;
use crate::language::Voice;

/// What a stepper shows and sends.
#[derive(Debug, Clone)]
pub struct Stepper<Message> {
    /// Its name; its buttons are called `<name>-less` and `<name>-more`.
    pub id: String,
    pub label: String,
    /// What is to be known about it.
    pub note: Option<String>,
    pub value: String,
    /// The die that shows the number, where it is that of one.
    pub die: Option<(Block, u8)>,
    /// The signs on its buttons.
    pub(crate) signs: [String; 2],
    /// Sent by the left button; off without.
    pub less: Option<Message>,
    /// Sent by the right button; off without.
    pub more: Option<Message>,
}

impl<Message> Stepper<Message> {
    /// A number that is no die, without a note; both buttons are off.
    pub fn new(voice: &Voice, id: impl Into<String>, label: impl Into<String>, value: impl Into<String>) -> Self {
        let signs = [voice.plain("window-less"), voice.plain("window-more")];
        Self { id: id.into(), label: label.into(), note: None, value: value.into(), die: None, signs, less: None, more: None }
    }
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
