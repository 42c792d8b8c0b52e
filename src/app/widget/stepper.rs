//! A number with a button on either side.

use iced::Alignment;
use iced::widget::{column, container, row};

use super::super::theme::{Type, size};
use super::button::sign;
use super::{Element, beside, quiet, text};
use crate::first_martians::vocabulary::Block;
use crate::language::Voice;

#[derive(Debug, Clone)]
pub struct Stepper<Message> {
    /// Its buttons are called `<id>-less` and `<id>-more`.
    pub id: String,
    pub label: String,
    pub note: Option<String>,
    pub value: String,
    /// The die that shows the number, if any.
    pub die: Option<(Block, u8)>,
    /// The signs on its buttons.
    pub(crate) signs: [String; 2],
    /// Sent by the left button, which is disabled without.
    pub less: Option<Message>,
    /// Sent by the right button, which is disabled without.
    pub more: Option<Message>,
}

impl<Message> Stepper<Message> {
    pub fn new(voice: &Voice, id: impl Into<String>, label: impl Into<String>, value: impl Into<String>) -> Self {
        let signs = [voice.plain("window-less"), voice.plain("window-more")];
        Self { id: id.into(), label: label.into(), note: None, value: value.into(), die: None, signs, less: None, more: None }
    }
}

pub fn stepper<'a, Message: Clone + 'a>(stepper: Stepper<Message>) -> Element<'a, Message> {
    let Stepper { id, label, note, value, die, signs: [less_sign, more_sign], less, more } = stepper;
    let (fewer, further) = (format!("{id}-less"), format!("{id}-more"));
    let (less, more) = (sign(fewer, &label, less_sign, less), sign(further, &label, more_sign, more));
    let about = column![text(Type::Body, label), note.map(|note| quiet(Type::Small, note))];
    let value = die.map_or_else(|| text(Type::Number, value).into(), |(block, number)| super::die(block, Some(number)));
    let value = container(value).center_x(size::VALUE);
    let controls = row![less, value, more].spacing(size::TIGHT).align_y(Alignment::Center);
    beside(about, controls)
}
