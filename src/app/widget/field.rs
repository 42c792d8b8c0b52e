//! A single-line text field.

use iced::Theme;
use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Layout, Widget};
use iced::widget::text_input;

use super::super::theme::{self, Type, size};
use super::delegate::left_to_content;
use super::{Element, Renderer};

/// The longest path that can be typed, in characters.
pub(crate) const PATH_MAX: usize = 1000;

/// Enter sends `done`.
pub fn field<'a, Message: Clone + 'a>(
    id: impl Into<String>,
    hint: &str,
    value: &str,
    typed: impl Fn(String) -> Message + 'a,
    done: Message,
) -> Element<'a, Message> {
    let role = Type::Body;
    let field = text_input(hint, value)
        .id(id.into())
        .on_input(typed)
        .on_submit(done)
        .font(role.font())
        .size(role.size())
        .padding([size::GAP, size::GAP])
        .style(theme::input);
    labelled(hint.to_owned(), field)
}

/// What a field is for: it is reported to widget operations just before the field.
#[derive(Debug, Clone)]
pub(super) struct FieldLabel(pub(super) String);

/// Gives a field a label for those who cannot see what stands around it.
pub(super) fn labelled<'a, Message: 'a>(label: String, field: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Element::new(Labelled { content: field.into(), label: FieldLabel(label) })
}

struct Labelled<'a, Message> {
    content: Element<'a, Message>,
    label: FieldLabel,
}

impl<Message> Widget<Message, Theme, Renderer> for Labelled<'_, Message> {
    left_to_content!(diff, update, draw);

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.custom(None, layout.bounds(), &mut self.label);
        self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }
}
