//! The root of every screen: keyboard handling.
//!
//! A key goes to the focused widget first, then here: Tab moves the focus and scrolls to it, arrows and pages scroll,
//! everything else is sent to the app.

mod focus;

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse};
use iced::{Event, Rectangle, Renderer, Theme, keyboard, touch};

use super::super::keys::{self, Focused, Shortcut};
use super::Element;
use super::delegate::left_to_content;
use focus::{FocusChange, TreeWalk};

/// Sends every shortcut that it does not handle itself.
pub fn root<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    shortcut: impl Fn(Shortcut) -> Message + 'a,
) -> Element<'a, Message> {
    Element::new(Root { content: content.into(), shortcut: Box::new(shortcut) })
}

struct Root<'a, Message> {
    content: Element<'a, Message>,
    shortcut: Box<dyn Fn(Shortcut) -> Message + 'a>,
}

impl<Message> Root<'_, Message> {
    fn seen(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) -> TreeWalk {
        let mut seen = TreeWalk::default();
        self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, &mut seen);
        seen
    }

    fn change(&mut self, change: Option<FocusChange>, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) {
        if let Some(mut change) = change {
            self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, &mut change);
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Root<'_, Message> {
    left_to_content!(diff, operate, draw);

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
        // A pointer press clears keyboard focus.
        if matches!(event, Event::Mouse(mouse::Event::ButtonPressed(_)) | Event::Touch(touch::Event::FingerPressed { .. })) {
            let seen = self.seen(tree, layout, renderer);
            if seen.focused() == Focused::Button {
                self.change(Some(FocusChange::unfocus()), tree, layout, renderer);
                shell.request_redraw();
            }
        }
        self.content.as_widget_mut().update(&mut tree.children[0], event, layout, cursor, renderer, clipboard, shell, viewport);
        if shell.is_event_captured() {
            return;
        }
        let Event::Keyboard(keyboard::Event::KeyPressed { key, modified_key, modifiers, repeat, .. }) = event else { return };
        let seen = self.seen(tree, layout, renderer);
        let Some(shortcut) = keys::shortcut(key, modified_key, *modifiers, seen.focused()) else { return };
        shell.capture_event();
        match shortcut {
            Shortcut::Next | Shortcut::Previous => {
                self.change(seen.step(shortcut == Shortcut::Next), tree, layout, renderer);
                shell.request_redraw();
            }
            Shortcut::Scroll(by) => {
                self.change(seen.scroll(by), tree, layout, renderer);
                shell.request_redraw();
            }
            // A held key counts once.
            _ if *repeat => {}
            // Enter presses only what is visible: not a main button behind another tab.
            Shortcut::Main if !seen.shows_main() => {}
            shortcut => shell.publish((self.shortcut)(shortcut)),
        }
    }
}
