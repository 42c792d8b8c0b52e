//! A place that is as high as the highest of several contents, of which it shows one or none: what is below stays where it is.

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Event, Length, Rectangle, Size, Theme, Vector};

use super::{Element, Renderer};

/// Shows the content at that index, or nothing.
pub(crate) fn reserved<'a, Message: 'a>(
    all: Vec<Element<'a, Message>>,
    shown: Option<usize>,
) -> Element<'a, Message> {
    Element::new(Reserved { all, shown })
}

struct Reserved<'a, Message> {
    all: Vec<Element<'a, Message>>,
    shown: Option<usize>,
}

/// The index of what was shown last.
type Shown = Option<usize>;

impl<Message> Widget<Message, Theme, Renderer> for Reserved<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Shown>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(self.shown)
    }

    fn children(&self) -> Vec<Tree> {
        self.all.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        let shown = tree.state.downcast_mut::<Shown>();
        if std::mem::replace(shown, self.shown) != self.shown {
            // What was hidden comes back without the focus that it had.
            tree.children.clear();
        }
        tree.diff_children(&self.all);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let limits = limits.width(Length::Fill);
        let parts: Vec<_> = self
            .all
            .iter_mut()
            .zip(&mut tree.children)
            .map(|(part, tree)| part.as_widget_mut().layout(tree, renderer, &limits))
            .collect();
        let highest = parts
            .iter()
            .fold(0.0, |high: f32, part| high.max(part.size().height));
        layout::Node::with_children(Size::new(limits.max().width, highest), parts)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.traverse(&mut |operation| {
            if let Some((part, tree, layout)) = self.shown_mut(tree, layout) {
                part.as_widget_mut()
                    .operate(tree, layout, renderer, operation);
            }
        });
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
        if let Some((part, tree, layout)) = self.shown_mut(tree, layout) {
            part.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
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
        let part = self.shown_part(tree, layout);
        part.map_or_else(mouse::Interaction::default, |(part, tree, layout)| {
            part.as_widget()
                .mouse_interaction(tree, layout, cursor, viewport, renderer)
        })
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
        if let Some((part, tree, layout)) = self.shown_part(tree, layout) {
            part.as_widget()
                .draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let (part, tree, layout) = self.shown_mut(tree, layout)?;
        part.as_widget_mut()
            .overlay(tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message> Reserved<'a, Message> {
    /// What is shown, with its state and its layout.
    fn shown_part<'b, 'l>(
        &'b self,
        tree: &'b Tree,
        layout: Layout<'l>,
    ) -> Option<(&'b Element<'a, Message>, &'b Tree, Layout<'l>)> {
        let at = self.shown?;
        Some((
            self.all.get(at)?,
            tree.children.get(at)?,
            layout.children().nth(at)?,
        ))
    }

    fn shown_mut<'b, 'l>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'l>,
    ) -> Option<(&'b mut Element<'a, Message>, &'b mut Tree, Layout<'l>)> {
        let at = self.shown?;
        Some((
            self.all.get_mut(at)?,
            tree.children.get_mut(at)?,
            layout.children().nth(at)?,
        ))
    }
}
