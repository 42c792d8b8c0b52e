//! A single-line text field.

use iced::widget::text_input;

use super::super::theme::{self, Type, size};
use super::Element;

/// The longest path that can be typed, in characters.
pub(crate) const PATH_MAX: usize = 1000;

/// Typed text without control characters, at most `most` characters long.
pub fn sanitized(typed: &str, most: usize) -> String {
    typed.chars().filter(|it| !it.is_control()).take(most).collect()
}

/// Enter sends `done`.
pub fn field<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    hint: &str,
    value: &str,
    typed: impl Fn(String) -> Message + 'a,
    done: Message,
) -> Element<'a, Message> {
    let role = Type::Body;
    text_input(hint, value)
        .id(id.into())
        .on_input(typed)
        .on_submit(done)
        .font(role.font())
        .size(role.size())
        .padding([size::GAP, size::GAP])
        .style(theme::input)
        .into()
}
