//! A number that is typed or stepped, and its fault.

use iced::widget::{column, row, text_input};
use iced::{Alignment, Length};

use super::super::icon::Icon;
use super::super::theme::{self, Ink, Type, size};
use super::button::{sign, sign_in_grid};
use super::field::labelled;
use super::{Element, beside, icon, line, quiet, text};

/// What is said below a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// It is still empty.
    Missing(String),
    Invalid(String),
}

#[derive(Debug, Clone)]
pub struct Counter<Message> {
    /// Its buttons are called `<id>-less` and `<id>-more`.
    pub id: String,
    pub label: String,
    pub value: String,
    pub(crate) remark: Option<Remark>,
    /// The signs on its buttons.
    pub(crate) signs: [String; 2],
    /// Sent by the left button, which is disabled without.
    pub less: Option<Message>,
    /// Sent by the right button, which is disabled without.
    pub more: Option<Message>,
    /// Sent by Enter in the field.
    pub done: Message,
}

pub fn counter<'a, Message: Clone + 'a>(
    counter: Counter<Message>,
    typed: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    let Counter { id, label, value, remark, signs: [less_sign, more_sign], less, more, done } = counter;
    let role = Type::Body;
    let field = text_input("", &value)
        .id(id.clone())
        .on_input(typed)
        .on_submit(done)
        .font(role.font())
        .size(role.size())
        .align_x(Alignment::Center)
        .padding([size::GAP + 1.0, size::TIGHT])
        .width(size::TYPED)
        .style(theme::input);
    let (fewer, further) = (format!("{id}-less"), format!("{id}-more"));
    let (less, more) = (sign(fewer, &label, less_sign, less), sign(further, &label, more_sign, more));
    let field = labelled(label.clone(), field);
    let controls = row![less, field, more].spacing(size::TIGHT).align_y(Alignment::Center);
    let line = beside(text(Type::Body, label), controls);
    match remark {
        None => line,
        Some(remark) => column![line, self::remark(remark)].spacing(size::TIGHT).into(),
    }
}

/// A field in a grid, with a sign where it is wrong; Enter sends `done`.
pub(crate) fn cell<'a, Message: Clone + 'a>(
    id: String,
    label: String,
    value: &str,
    wrong: bool,
    typed: impl Fn(String) -> Message + 'a,
    done: Message,
) -> Element<'a, Message> {
    let sign = wrong.then(|| icon(Icon::Warning, Type::Body, Ink::Danger));
    row![narrow_field(id, label, value, typed, done), sign].spacing(size::TIGHT).align_y(Alignment::Center).into()
}

/// A number in a grid that can be stepped too; its label and remark are beside and below the row.
pub(crate) fn stepped_cell<'a, Message: Clone + 'a>(
    counter: Counter<Message>,
    typed: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    let Counter { id, label, value, remark, signs: [less_sign, more_sign], less, more, done } = counter;
    let less = sign_in_grid(format!("{id}-less"), &label, less_sign, less);
    let more = sign_in_grid(format!("{id}-more"), &label, more_sign, more);
    let wrong = matches!(remark, Some(Remark::Invalid(_)));
    row![less, cell(id, label, &value, wrong, typed, done), more].spacing(size::TIGHT).align_y(Alignment::Center).into()
}

/// As wide as its place, and as high as the buttons of a grid.
fn narrow_field<'a, Message: Clone + 'a>(
    id: String,
    label: String,
    value: &str,
    typed: impl Fn(String) -> Message + 'a,
    done: Message,
) -> Element<'a, Message> {
    let role = Type::Body;
    let field = text_input("", value)
        .id(id)
        .on_input(typed)
        .on_submit(done)
        .font(role.font())
        .size(role.size())
        .align_x(Alignment::Center)
        .padding([size::GAP, size::TIGHT])
        .style(theme::input);
    labelled(label, field)
}

/// An error has a sign of its own, not only a colour.
pub(crate) fn remark<'a, Message: 'a>(remark: Remark) -> Element<'a, Message> {
    match remark {
        Remark::Missing(sentence) => quiet(Type::Small, sentence),
        Remark::Invalid(sentence) => {
            let sign = icon(Icon::Warning, Type::Body, Ink::Danger);
            row![sign, line(Type::Small, Ink::Danger, sentence).width(Length::Fill)]
                .spacing(size::SNUG)
                .align_y(Alignment::Center)
                .into()
        }
    }
}
