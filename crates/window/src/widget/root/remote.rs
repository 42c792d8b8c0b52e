//! What is asked for from outside the window, by someone who uses the mirror of a screen in the page of a browser.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation, TextInput};
use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::{Event, Rectangle};

use super::{AccessibleNode, AccessibleRole};

/// It names what it was meant for by its words too: the screen may have changed since it was mirrored, and another button may
/// stand at the place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RemoteInput {
    /// Counts what can be focused, as in [`AccessibleNode`].
    pub place: usize,
    /// The text of the button, or the label of the field.
    pub words: String,
    pub kind: RemoteKind,
}

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RemoteKind {
    /// Presses a button, or focuses a field.
    Press,
    /// Scrolls to it: a reader has come there.
    Reveal,
    /// Gives a field another text.
    Type(String),
}

impl RemoteInput {
    /// Where what it was meant for stands among these nodes now: at its place, else at the only place with its words.
    pub(super) fn target(&self, nodes: &[AccessibleNode]) -> Option<usize> {
        let meant = |node: &AccessibleNode| match &node.role {
            AccessibleRole::Button { place, text, .. } if *text == self.words => *place,
            AccessibleRole::Field { place, label, .. } if *label == self.words => Some(*place),
            _ => None,
        };
        let places: Vec<usize> = nodes.iter().filter_map(meant).collect();
        match places[..] {
            _ if places.contains(&self.place) => Some(self.place),
            [only] => Some(only),
            _ => None,
        }
    }

    /// The event that does it once the place is focused and, for a field, all its text selected; `None` if it is done then.
    pub(super) fn event(&self, is_field: bool) -> Option<Event> {
        Some(match &self.kind {
            RemoteKind::Reveal => return None,
            // Enter would submit the form that the field belongs to.
            RemoteKind::Press if is_field => return None,
            RemoteKind::Press => enter(),
            RemoteKind::Type(text) if text.is_empty() => key(Named::Backspace, Code::Backspace),
            RemoteKind::Type(text) => {
                Event::InputMethod(iced::advanced::input_method::Event::Commit(text.clone()))
            }
        })
    }
}

/// Enter, which presses the button that has the focus.
pub(super) fn enter() -> Event {
    key(Named::Enter, Code::Enter)
}

fn key(named: Named, code: Code) -> Event {
    let (key, physical_key) = (Key::Named(named), Physical::Code(code));
    Event::Keyboard(keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key,
        location: Location::Standard,
        modifiers: Modifiers::empty(),
        text: None,
        repeat: false,
    })
}

/// Selects the text of a place, if it is a field.
#[derive(Debug)]
pub(super) struct Select {
    to: usize,
    place: usize,
    field: bool,
}

impl Select {
    pub(super) const fn new(to: usize) -> Self {
        Self {
            to,
            place: 0,
            field: false,
        }
    }

    /// Whether the place was a field.
    pub(super) const fn found_field(&self) -> bool {
        self.field
    }
}

impl Operation for Select {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text_input(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn TextInput) {
        // A text field reports itself just before it reports that it can be focused.
        if self.place == self.to {
            self.field = true;
            // Focusing would move the cursor, so it was done in the walk before this one.
            state.select_all();
        }
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, _state: &mut dyn Focusable) {
        self.place += 1;
    }
}
