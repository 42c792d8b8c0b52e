//! A button that can be pressed by pointer, and by Enter or Space when it has the keyboard focus.
//!
//! The buttons of iced cannot be focused; this widget wraps one. A pointer press leaves no focus behind, so that Enter belongs
//! to the main button again. The focus belongs to the name of a button, not to its place in the tree: another button in the
//! same place of the next step does not inherit it.

use iced::advanced::widget::{Id, Operation, Tree, operation, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, mouse, renderer};
use iced::keyboard::{self, Key, key::Named};
use iced::widget::Button;
use iced::{Event, Rectangle, Theme};

use super::delegate::left_to_content;
use super::{Element, Renderer};
use crate::theme::{self, size};

/// A disabled button has no message.
pub fn press<'a, Message: Clone + 'a>(
    name: impl Into<String>,
    button: Button<'a, Message, Theme, Renderer>,
    message: Option<Message>,
) -> Element<'a, Message> {
    press_as(name, Pressable::default(), button, message)
}

/// A button whose text may be shortened: screen readers get all of its words.
pub fn press_described<'a, Message: Clone + 'a>(
    name: impl Into<String>,
    words: String,
    button: Button<'a, Message, Theme, Renderer>,
    message: Option<Message>,
) -> Element<'a, Message> {
    press_as(
        name,
        Pressable {
            label: Some(words),
            ..Pressable::default()
        },
        button,
        message,
    )
}

/// A button whose text does not say everything.
pub(super) fn press_as<'a, Message: Clone + 'a>(
    name: impl Into<String>,
    reported: Pressable,
    button: Button<'a, Message, Theme, Renderer>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let content = button.on_press_maybe(message.clone()).into();
    let reported = Pressable {
        enabled: message.is_some(),
        ..reported
    };
    Element::new(Press {
        name: name.into(),
        reported,
        content,
        message,
    })
}

/// A button, as it reports itself to widget operations, just before its content.
#[derive(Debug, Clone, Default)]
pub(super) struct Pressable {
    /// The label, if it is not the text in the button.
    pub(super) label: Option<String>,
    /// Whether it is the one of several that is chosen, if it is one of several.
    pub(super) chosen: Option<bool>,
    pub(super) enabled: bool,
    /// Whether it is under the pointer, where its bounds do not tell.
    pub(super) under: Option<bool>,
    /// Whether its label can be read beside it.
    pub(super) is_told_beside: bool,
    /// What it steps or enters, if it belongs to a field.
    pub(super) steps: Option<Steps>,
    /// By how much its ring stays within it, above and below: what is as high as a target in a lower line has others over its edges.
    pub(super) ring_within: f32,
}

/// A − or + beside a number, or another button that enters something into a field. Tab passes it: the arrow keys step the number from
/// its field, and what the other buttons enter can be typed there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Steps {
    /// The field of the number.
    pub(super) field: Id,
    /// Whether it is the + of it, if it is one of both signs.
    pub(super) more: Option<bool>,
}

struct Press<'a, Message> {
    name: String,
    reported: Pressable,
    content: Element<'a, Message>,
    message: Option<Message>,
}

#[derive(Debug, Default)]
struct State {
    name: String,
    focused: bool,
}

impl operation::Focusable for State {
    fn is_focused(&self) -> bool {
        self.focused
    }

    fn focus(&mut self) {
        self.focused = true;
    }

    fn unfocus(&mut self) {
        self.focused = false;
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Press<'_, Message> {
    left_to_content!();

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State {
            name: self.name.clone(),
            focused: false,
        })
    }

    fn diff(&self, tree: &mut Tree) {
        let state = tree.state.downcast_mut::<State>();
        if state.name != self.name {
            *state = State {
                name: self.name.clone(),
                focused: false,
            };
        }
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut self.reported);
        let state = tree.state.downcast_mut::<State>();
        // A stepper at its limit is disabled, but keeps the focus so that the keyboard can continue from it.
        if self.message.is_some() || state.focused {
            operation.focusable(None, layout.bounds(), state);
        }
        self.content
            .as_widget_mut()
            .operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let inner = &mut tree.children[0];
        self.content.as_widget_mut().update(
            inner, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
        if !tree.state.downcast_ref::<State>().focused || shell.is_event_captured() {
            return;
        }
        if let Event::Keyboard(keyboard::Event::KeyPressed {
            key,
            modifiers,
            repeat,
            ..
        }) = event
            && matches!(key, Key::Named(Named::Enter | Named::Space))
            && modifiers.is_empty()
        {
            if let Some(message) = self.message.clone().filter(|_| !repeat) {
                shell.publish(message);
            }
            shell.capture_event();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.content.as_widget().draw(
            &tree.children[0],
            renderer,
            theme,
            style,
            layout,
            cursor,
            viewport,
        );
        if tree.state.downcast_ref::<State>().focused {
            let bounds = layout.bounds();
            let within = self.reported.ring_within;
            let bounds = if within > 0.0 {
                Rectangle {
                    y: bounds.y + within,
                    height: bounds.height - 2.0 * within,
                    ..bounds
                }
            } else {
                bounds.expand(size::RING)
            };
            let ring = renderer::Quad {
                bounds,
                border: theme::focus_ring(theme),
                ..renderer::Quad::default()
            };
            renderer.fill_quad(ring, iced::Color::TRANSPARENT);
        }
    }
}
