//! A number that is typed or stepped, and its fault.

use iced::widget::{TextInput, column, row, text_input};
use iced::{Alignment, Length, Theme};

use super::button::{signs, signs_in_grid};
use super::field::labelled;
use super::{Element, Renderer, icon, label_row, line, quiet, text};
use crate::icon::Icon;
use crate::theme::{self, ICONS, Ink, Type, size};

/// What is said below a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// It is still empty.
    Missing(String),
    Invalid(String),
}

/// What a number that was not entered looks like.
pub(super) const NOT_ENTERED: &str = "–";

#[derive(Debug, Clone)]
pub struct Counter<Message> {
    /// Its buttons are called `<id>-less` and `<id>-more`.
    pub id: String,
    pub label: String,
    pub value: String,
    /// Whether it has a sign that it is wrong.
    pub wrong: bool,
    pub(crate) remark: Option<Remark>,
    /// The signs on its buttons.
    pub signs: [String; 2],
    /// Sent by the left button, which is disabled without.
    pub less: Option<Message>,
    /// Sent by the right button, which is disabled without.
    pub more: Option<Message>,
    /// The column of a grid, in which Enter leads down.
    pub column: Option<usize>,
}

pub fn counter<'a, Message: Clone + 'a>(
    counter: Counter<Message>,
    typed: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    let Counter {
        id,
        label,
        value,
        wrong,
        remark,
        signs: drawn,
        less,
        more,
        column,
    } = counter;
    let [less, more] = signs(&id, &id, &label, drawn, [less, more]);
    let field = number_field(id, &value, wrong, typed)
        .padding([size::GAP + 1.0, size::TIGHT])
        .width(size::TYPED);
    let field = labelled(label.clone(), column, field);
    let controls = row![less, field, more]
        .spacing(size::TIGHT)
        .align_y(Alignment::Center);
    let line = label_row(text(Type::Body, label), controls);
    match remark {
        None => line,
        Some(remark) => column![line, self::remark(remark)]
            .spacing(size::TIGHT)
            .into(),
    }
}

/// A field in the column of a grid, with a sign where it is wrong.
pub fn cell<'a, Message: Clone + 'a>(
    id: String,
    label: String,
    value: &str,
    wrong: bool,
    column: Option<usize>,
    typed: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    // As wide as its place, and as high as the buttons of a grid.
    let field = number_field(id, value, wrong, typed).padding([size::GAP, size::TIGHT]);
    labelled(label, column, field)
}

/// A number in a grid that can be stepped too; its label and remark are beside and below the row.
pub fn stepped_cell<'a, Message: Clone + 'a>(
    counter: Counter<Message>,
    typed: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    let Counter {
        id,
        label,
        value,
        wrong,
        remark: _,
        signs: drawn,
        less,
        more,
        column,
    } = counter;
    let [less, more] = signs_in_grid(&id, &id, &label, drawn, [less, more]);
    row![less, cell(id, label, &value, wrong, column, typed), more]
        .spacing(size::TIGHT)
        .align_y(Alignment::Center)
        .into()
}

/// A field for a number. The sign of a wrong one is inside it, so that nothing moves when it comes.
fn number_field<'a, Message: Clone + 'a>(
    id: String,
    value: &str,
    wrong: bool,
    typed: impl Fn(String) -> Message + 'a,
) -> TextInput<'a, Message, Theme, Renderer> {
    let role = Type::Body;
    let field = text_input(NOT_ENTERED, value)
        .id(id)
        .on_input(typed)
        .font(role.font())
        .size(role.size())
        .align_x(Alignment::Center);
    if !wrong {
        return field.style(theme::input);
    }
    let sign = text_input::Icon {
        font: ICONS,
        code_point: Icon::Warning.character(),
        size: Some(role.size().into()),
        spacing: size::TIGHT,
        side: text_input::Side::Left,
    };
    field.icon(sign).style(theme::wrong_input)
}

/// An error has a sign of its own, not only a colour.
pub fn remark<'a, Message: 'a>(remark: Remark) -> Element<'a, Message> {
    match remark {
        Remark::Missing(sentence) => quiet(Type::Small, sentence),
        Remark::Invalid(sentence) => {
            let sign = icon(Icon::Warning, Type::Body, Ink::Danger);
            row![
                sign,
                line(Type::Small, Ink::Danger, sentence).width(Length::Fill)
            ]
            .spacing(size::SNUG)
            .align_y(Alignment::Center)
            .into()
        }
    }
}
