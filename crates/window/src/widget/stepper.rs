//! A number with a button on either side.

use iced::Alignment;
use iced::widget::{column, container, row};

use super::button::signs;
use super::typed_number::{SetNumber, typed_number};
use super::{Element, label_row, quiet, text};
use crate::theme::{Type, size};
use language::Localizer;

pub struct Stepper<'a, Message> {
    /// Its number is called `<id>-number`, its buttons `<id>-less` and `<id>-more`.
    pub id: String,
    pub label: String,
    pub note: Option<String>,
    pub value: String,
    /// The signs on its buttons.
    pub signs: [String; 2],
    /// Sent by the left button, which is disabled without.
    pub less: Option<Message>,
    /// Sent by the right button, which is disabled without.
    pub more: Option<Message>,
    /// Sent when a number is typed; without, nothing can be typed.
    pub set: Option<SetNumber<'a, Message>>,
}

/// What a number that was not entered looks like. Between − and + a dash would look like another minus.
pub const UNSET: &str = "?";

impl<'a, Message> Stepper<'a, Message> {
    pub fn new(
        localizer: &Localizer,
        id: impl Into<String>,
        label: impl Into<String>,
        value: impl Into<String>,
    ) -> Self {
        let signs = [localizer.text("window-less"), localizer.text("window-more")];
        let (id, label, value) = (id.into(), label.into(), value.into());
        Self {
            id,
            label,
            note: None,
            value,
            signs,
            less: None,
            more: None,
            set: None,
        }
    }

    /// What is typed sets the number, as far as `set` has a message for it.
    pub fn typed(self, set: impl Fn(i64) -> Option<Message> + 'a) -> Self {
        Self {
            set: Some(Box::new(set)),
            ..self
        }
    }
}

pub fn stepper<'a, Message: Clone + 'a>(stepper: Stepper<'a, Message>) -> Element<'a, Message> {
    let Stepper {
        id,
        label,
        note,
        value,
        signs: drawn,
        less,
        more,
        set,
    } = stepper;
    let number = format!("{id}-number");
    let [less, more] = signs(&id, &number, &label, drawn, [less, more]);
    let about = column![
        text(Type::Body, label.clone()),
        note.map(|note| quiet(Type::Small, note))
    ];
    // However long the number is, the buttons keep their places.
    let shown = container(text(Type::Number, value.clone()))
        .center_x(size::VALUE)
        .center_y(size::TARGET)
        .clip(true);
    let value = typed_number(number, label, value, shown.into(), set);
    let controls = row![less, value, more]
        .spacing(size::TIGHT)
        .align_y(Alignment::Center);
    label_row(about, controls)
}
