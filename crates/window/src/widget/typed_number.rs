//! The number of a stepper. It can have the keyboard focus, and digits typed there replace it.

use iced::advanced::widget::operation::{Focusable, TextInput};
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, mouse, renderer, text};
use iced::keyboard::{self, Key, key::Named};
use iced::{Event, Pixels, Rectangle, Theme, alignment};

use super::delegate::left_to_content;
use super::field::FieldLabel;
use super::{Element, Renderer};
use crate::theme::{self, Type, size};

/// The message that sets a number, if the number can have that value.
pub(crate) type SetNumber<'a, Message> = Box<dyn Fn(i64) -> Option<Message> + 'a>;

/// The most characters of a number that is being typed.
const LONGEST: usize = 6;

/// `shown` is the number as text; the field is called `id`, and `label` is for screen readers.
pub(super) fn typed_number<'a, Message: 'a>(
    id: String,
    label: String,
    value: String,
    shown: Element<'a, Message>,
    set: Option<SetNumber<'a, Message>>,
) -> Element<'a, Message> {
    let label = FieldLabel {
        label,
        column: None,
        letters: false,
    };
    Element::new(TypedNumber {
        id: Id::from(id),
        label,
        value,
        content: shown,
        set,
    })
}

struct TypedNumber<'a, Message> {
    id: Id,
    label: FieldLabel,
    value: String,
    content: Element<'a, Message>,
    set: Option<SetNumber<'a, Message>>,
}

#[derive(Debug, Default)]
struct State {
    id: Option<Id>,
    value: String,
    focused: bool,
    /// What was typed since it got the focus.
    typed: String,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.focused
    }

    fn focus(&mut self) {
        self.focused = true;
        self.typed.clear();
    }

    fn unfocus(&mut self) {
        self.focused = false;
        self.typed.clear();
    }
}

impl TextInput for State {
    fn text(&self) -> &str {
        &self.value
    }

    fn move_cursor_to_front(&mut self) {}

    fn move_cursor_to_end(&mut self) {}

    fn move_cursor_to(&mut self, _position: usize) {}

    /// What is typed next replaces the number.
    fn select_all(&mut self) {
        self.typed.clear();
    }

    fn select_range(&mut self, _start: usize, _end: usize) {}
}

impl<Message> TypedNumber<'_, Message> {
    /// Takes the typed characters; whether they can belong to a number.
    fn take(&self, typed: &mut String, characters: &str, shell: &mut Shell<'_, Message>) -> bool {
        let is_sign = |character: char| matches!(character, '-' | '−');
        if characters.is_empty()
            || !characters
                .chars()
                .all(|it| it.is_ascii_digit() || is_sign(it))
        {
            return false;
        }
        for character in characters.chars().filter(|_| self.set.is_some()) {
            match character {
                digit if digit.is_ascii_digit() && typed.chars().count() < LONGEST => {
                    typed.push(digit);
                }
                sign if is_sign(sign) && typed.is_empty() => typed.push('-'),
                _ => {}
            }
        }
        self.send(typed, shell);
        true
    }

    /// Sets the number, as far as what is typed is one that it can have.
    fn send(&self, typed: &str, shell: &mut Shell<'_, Message>) {
        if let Some(message) = typed
            .parse()
            .ok()
            .zip(self.set.as_ref())
            .and_then(|(number, set)| set(number))
        {
            shell.publish(message);
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for TypedNumber<'_, Message> {
    left_to_content!();

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State {
            id: Some(self.id.clone()),
            value: self.value.clone(),
            ..State::default()
        })
    }

    fn diff(&self, tree: &mut Tree) {
        let state = tree.state.downcast_mut::<State>();
        // Another number in the same place does not inherit the focus.
        if state.id.as_ref() != Some(&self.id) {
            *state = State {
                id: Some(self.id.clone()),
                ..State::default()
            };
        }
        state.value.clone_from(&self.value);
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let state = tree.state.downcast_mut::<State>();
        operation.custom(None, layout.bounds(), &mut self.label);
        operation.text_input(Some(&self.id), layout.bounds(), state);
        operation.focusable(Some(&self.id), layout.bounds(), state);
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
        let content = self.content.as_widget_mut();
        content.update(
            &mut tree.children[0],
            event,
            layout,
            cursor,
            renderer,
            clipboard,
            shell,
            viewport,
        );
        let State { focused, typed, .. } = tree.state.downcast_mut::<State>();
        if let Event::Mouse(mouse::Event::ButtonPressed(_)) = event {
            let pressed = self.set.is_some() && cursor.is_over(layout.bounds());
            if pressed || *focused {
                (*focused, *typed) = (pressed, String::new());
                shell.request_redraw();
            }
        }
        if !*focused || shell.is_event_captured() {
            return;
        }
        let is_taken = match event {
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: Key::Named(Named::Escape),
                ..
            }) => {
                (*focused, *typed) = (false, String::new());
                true
            }
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: Key::Named(Named::Backspace),
                ..
            }) => {
                let _ = typed.pop();
                self.send(typed, shell);
                true
            }
            Event::Keyboard(keyboard::Event::KeyPressed {
                text: Some(text),
                modifiers,
                ..
            }) if !modifiers.command() && !modifiers.alt() => self.take(typed, text, shell),
            Event::InputMethod(iced::advanced::input_method::Event::Commit(text)) => {
                self.take(typed, text.trim(), shell)
            }
            _ => false,
        };
        if is_taken {
            shell.capture_event();
            shell.request_redraw();
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
        let State { focused, typed, .. } = tree.state.downcast_ref::<State>();
        let bounds = layout.bounds();
        if typed.is_empty() || *typed == self.value {
            self.content.as_widget().draw(
                &tree.children[0],
                renderer,
                theme,
                style,
                layout,
                cursor,
                viewport,
            );
        } else {
            let role = Type::Number;
            let unfinished = text::Text {
                content: typed.clone(),
                bounds: bounds.size(),
                size: Pixels(role.size()),
                line_height: role.line_height(),
                font: role.font(),
                align_x: text::Alignment::Center,
                align_y: alignment::Vertical::Center,
                shaping: text::Shaping::Basic,
                wrapping: text::Wrapping::None,
            };
            text::Renderer::fill_text(
                renderer,
                unfinished,
                bounds.center(),
                style.text_color,
                *viewport,
            );
        }
        if *focused {
            let ring = renderer::Quad {
                bounds: bounds.expand(-size::RING),
                border: theme::focus_ring(theme),
                ..Default::default()
            };
            renderer.fill_quad(ring, iced::Color::TRANSPARENT);
        }
    }
}
