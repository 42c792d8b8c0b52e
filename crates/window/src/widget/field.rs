//! A single-line text field.

use iced::Theme;
use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Layout, Widget};
use iced::widget::{TextInput, text_input};

use super::delegate::left_to_content;
use super::{Element, Renderer};
use crate::theme::{self, Type, size};

/// The longest path that can be typed, in characters.
pub const PATH_MAX: usize = 1000;

/// A field that belongs to a form without an answer to Enter, which leads to the next field: the next one of its column, if it is in one.
pub fn entry<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    hint: &str,
    value: &str,
    column: Option<usize>,
    typed: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    labelled(hint.to_owned(), column, bare(id, hint, value, typed))
}

/// Enter sends `done`.
pub fn field<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    hint: &str,
    value: &str,
    typed: impl Fn(String) -> Message + 'a,
    done: Message,
) -> Element<'a, Message> {
    labelled(
        hint.to_owned(),
        None,
        bare(id, hint, value, typed).on_submit(done),
    )
}

fn bare<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    hint: &str,
    value: &str,
    typed: impl Fn(String) -> Message + 'a,
) -> TextInput<'a, Message, Theme, Renderer> {
    let role = Type::Body;
    text_input(hint, value)
        .id(id.into())
        .on_input(typed)
        .font(role.font())
        .size(role.size())
        .padding([size::GAP, size::GAP])
        .style(theme::input)
}

/// What a field is for: it is reported to widget operations just before the field.
#[derive(Debug, Clone)]
pub(super) struct FieldLabel {
    /// For screen readers.
    pub(super) label: String,
    /// The column of a grid, in which Enter leads down.
    pub(super) column: Option<usize>,
    /// Whether it takes letters, which are shortcuts elsewhere.
    pub(super) letters: bool,
}

/// Gives a field a label for those who cannot see what stands around it, and its column in a grid.
pub(super) fn labelled<'a, Message: 'a>(
    label: String,
    column: Option<usize>,
    field: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Labelled {
        content: field.into(),
        label: FieldLabel {
            label,
            column,
            letters: true,
        },
    })
}

struct Labelled<'a, Message> {
    content: Element<'a, Message>,
    label: FieldLabel,
}

impl<Message> Widget<Message, Theme, Renderer> for Labelled<'_, Message> {
    left_to_content!(diff, update, draw);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut self.label);
        self.content
            .as_widget_mut()
            .operate(&mut tree.children[0], layout, renderer, operation);
    }
}
