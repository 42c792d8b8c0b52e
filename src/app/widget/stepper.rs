//! A number with a button on either side.

use iced::Alignment;
use iced::widget::{column, container, row};

use super::super::theme::{Type, size};
use super::button::sign;
use super::{Element, beside, quiet, text};
use crate::language::Voice;

#[derive(Debug, Clone)]
pub struct Stepper<Message> {
    /// Its buttons are called `<id>-less` and `<id>-more`.
    pub id: String,
    pub label: String,
    pub note: Option<String>,
    pub value: String,
    /// The signs on its buttons.
    pub(crate) signs: [String; 2],
    /// Sent by the left button, which is disabled without.
    pub less: Option<Message>,
    /// Sent by the right button, which is disabled without.
    pub more: Option<Message>,
}

/// What a number that was not entered looks like. Between − and + a dash would look like another minus.
pub const UNSET: &str = "?";

impl<Message> Stepper<Message> {
    pub fn new(voice: &Voice, id: impl Into<String>, label: impl Into<String>, value: impl Into<String>) -> Self {
        let signs = [voice.plain("window-less"), voice.plain("window-more")];
        Self { id: id.into(), label: label.into(), note: None, value: value.into(), signs, less: None, more: None }
    }
}

pub fn stepper<'a, Message: Clone + 'a>(stepper: Stepper<Message>) -> Element<'a, Message> {
    let Stepper { id, label, note, value, signs: [less_sign, more_sign], less, more } = stepper;
    let (fewer, further) = (format!("{id}-less"), format!("{id}-more"));
    let (less, more) = (sign(fewer, &label, less_sign, less), sign(further, &label, more_sign, more));
    let about = column![text(Type::Body, label), note.map(|note| quiet(Type::Small, note))];
    // However long the number is, the buttons keep their places.
    let value = container(text(Type::Number, value)).center_x(size::VALUE).center_y(size::TARGET).clip(true);
    let controls = row![less, value, more].spacing(size::TIGHT).align_y(Alignment::Center);
    beside(about, controls)
}
