//! What is asked for from outside the window, by someone who uses the mirror of a screen in the page of a browser.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation, TextInput};
use iced::keyboard::key::{Code, Named, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::{Event, Rectangle};

/// A place counts what can be focused, as in [`AccessibleNode`](super::AccessibleNode).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RemoteInput {
    /// Presses a button, or focuses a field.
    Press(usize),
    /// Scrolls to it: a reader has come there.
    Reveal(usize),
    /// Gives a field another text.
    Type(usize, String),
}

impl RemoteInput {
    pub(super) const fn place(&self) -> usize {
        match self {
            Self::Press(place) | Self::Reveal(place) | Self::Type(place, _) => *place,
        }
    }

    /// The event that does it once the place is focused and, for a field, all its text selected; `None` if it is done then.
    pub(super) fn event(&self, is_field: bool) -> Option<Event> {
        Some(match self {
            Self::Reveal(_) => return None,
            // Enter would submit the form that the field belongs to.
            Self::Press(_) if is_field => return None,
            Self::Press(_) => key(Named::Enter, Code::Enter),
            Self::Type(_, text) if text.is_empty() => key(Named::Backspace, Code::Backspace),
            Self::Type(_, text) => Event::InputMethod(iced::advanced::input_method::Event::Commit(text.clone())),
        })
    }
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
        Self { to, place: 0, field: false }
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
