//! Words of something that is drawn without them, for the panel that explains what is under the pointer.

use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Layout, Widget};
use iced::{Point, Theme};

use super::delegate::left_to_content;
use super::{Element, Renderer};

/// The words of a widget that is not a button, as it reports them to widget operations, just before its content.
#[derive(Debug, Clone)]
pub(super) struct Description(pub(super) String);

/// Asks what is drawn for the part that is under the pointer: a drawing knows the outlines of its parts, an operation only their bounds.
#[derive(Debug, Default)]
pub(super) struct PartAsked {
    /// Where the pointer is, among the contents of what scrolls.
    pub(super) at: Option<Point>,
    /// Whether what is written in the part that is meant is of interest too.
    pub(super) wants_written: bool,
}

/// Gives a drawing its words.
pub fn described<'a, Message: 'a>(
    words: String,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Described {
        words: Description(words),
        content: content.into(),
    })
}

struct Described<'a, Message> {
    words: Description,
    content: Element<'a, Message>,
}

impl<Message> Widget<Message, Theme, Renderer> for Described<'_, Message> {
    left_to_content!(diff, update, draw);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut self.words);
        self.content
            .as_widget_mut()
            .operate(&mut tree.children[0], layout, renderer, operation);
    }
}
