//! New content slides up into its place.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, mouse, renderer};
use iced::{Event, Rectangle, Theme, Vector, window};

use super::delegate::left_to_content;
use super::motion::{Animation, Motion};
use super::{Element, Renderer};
use crate::theme;

/// How far below its place it starts.
const RISE: f32 = 20.0;

/// Content that slides into place when its name changes. Without a name, or when drawn for the first time, it does not move.
pub fn slide_in<'a, Message: 'a>(
    name: Option<String>,
    motion: Motion,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Arrival {
        name,
        motion,
        content: content.into(),
    })
}

struct Arrival<'a, Message> {
    name: Option<String>,
    motion: Motion,
    content: Element<'a, Message>,
}

struct State {
    name: Option<String>,
    course: Animation,
}

impl<Message> Widget<Message, Theme, Renderer> for Arrival<'_, Message> {
    left_to_content!(operate);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State {
            name: self.name.clone(),
            course: Animation::resting(1.0),
        })
    }

    fn diff(&self, tree: &mut Tree) {
        let state = tree.state.downcast_mut::<State>();
        if state.name != self.name {
            state.course = Animation::resting(if self.name.is_some() { 0.0 } else { 1.0 });
            state.name.clone_from(&self.name);
        }
        state.course.animate_to(1.0, self.motion);
        tree.diff_children(std::slice::from_ref(&self.content));
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
        if let Event::Window(window::Event::RedrawRequested(now)) = event
            && tree.state.downcast_mut::<State>().course.advance(*now)
        {
            shell.request_redraw();
        }
        let inner = &mut tree.children[0];
        self.content.as_widget_mut().update(
            inner, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
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
        let (content, inner) = (self.content.as_widget(), &tree.children[0]);
        let left = 1.0 - tree.state.downcast_ref::<State>().course.value();
        if left <= 0.0 {
            content.draw(inner, renderer, theme, style, layout, cursor, viewport);
            return;
        }
        let by = Vector::new(0.0, RISE * left);
        renderer.with_translation(by, |renderer| {
            content.draw(
                inner,
                renderer,
                theme,
                style,
                layout,
                mouse::Cursor::Unavailable,
                &(*viewport - by),
            );
        });
        // Nothing can be drawn translucently; a veil over it can. It needs a layer of its own, or the text would be above it.
        let veil = renderer::Quad {
            bounds: layout.bounds() + by,
            ..renderer::Quad::default()
        };
        if let Some(seen) = veil.bounds.intersection(viewport) {
            renderer.with_layer(seen, |renderer| {
                renderer.fill_quad(veil, theme::veil(theme, left));
            });
        }
    }
}
