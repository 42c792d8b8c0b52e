//! Something new slides up into its place.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Event, Length, Rectangle, Renderer, Size, Theme, Vector, window};

use super::super::theme;
use super::Element;
use super::motion::{Course, Motion};

/// From how far below its place it comes.
const RISE: f32 = 20.0;

/// What slides into its place when its name changes. What has no name, or is drawn for the first time, stands still.
pub fn arrival<'a, Message: 'a>(
    name: Option<String>,
    motion: Motion,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Arrival { name, motion, content: content.into() })
}

struct Arrival<'a, Message> {
    name: Option<String>,
    motion: Motion,
    content: Element<'a, Message>,
}

struct State {
    name: Option<String>,
    course: Course,
}

impl<Message> Widget<Message, Theme, Renderer> for Arrival<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State { name: self.name.clone(), course: Course::resting(1.0) })
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        let state = tree.state.downcast_mut::<State>();
        if state.name != self.name {
            state.course = Course::resting(if self.name.is_some() { 0.0 } else { 1.0 });
            state.name.clone_from(&self.name);
        }
        state.course.aim(1.0, self.motion);
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.content.as_widget().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.content.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
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
            && tree.state.downcast_mut::<State>().course.frame(*now)
        {
            shell.request_redraw();
        }
        let inner = &mut tree.children[0];
        self.content.as_widget_mut().update(inner, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        let left = 1.0 - tree.state.downcast_ref::<State>().course.at();
        if left <= 0.0 {
            content.draw(inner, renderer, theme, style, layout, cursor, viewport);
            return;
        }
        let by = Vector::new(0.0, RISE * left);
        renderer.with_translation(by, |renderer| {
            content.draw(inner, renderer, theme, style, layout, mouse::Cursor::Unavailable, &(*viewport - by));
        });
        // Nothing here can be drawn half transparent; what lies over it can. A layer of its own, or the text would shine through.
        let veil = renderer::Quad { bounds: layout.bounds() + by, ..renderer::Quad::default() };
        if let Some(seen) = veil.bounds.intersection(viewport) {
            renderer.with_layer(seen, |renderer| renderer.fill_quad(veil, theme::veil(theme, left)));
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.content.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.content.as_widget_mut().overlay(&mut tree.children[0], layout, renderer, viewport, translation)
    }
}
