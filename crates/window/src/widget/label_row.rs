//! A label and its value: side by side where they fit, else one below the other.

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Event, Length, Point, Rectangle, Size, Theme};

use super::delegate::left_to_parts;
use super::{Element, Renderer};
use crate::theme::size;

/// The label at the left, the rest at the right edge; below the label, at the right too, where the label would be squeezed.
pub fn label_row<'a, Message: 'a>(
    label: impl Into<Element<'a, Message>>,
    rest: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Beside {
        parts: [label.into(), rest.into()],
    })
}

/// The least width of the label beside something, unless it needs less.
const LEAST: f32 = 140.0;

struct Beside<'a, Message> {
    parts: [Element<'a, Message>; 2],
}

impl<Message> Widget<Message, Theme, Renderer> for Beside<'_, Message> {
    left_to_parts!();

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
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
        let room = limits.max().width;
        let [label_tree, rest_tree] = tree.children.as_mut_slice() else {
            return layout::Node::new(Size::ZERO);
        };
        let [label, rest] = &mut self.parts;
        let within = |width: f32| layout::Limits::new(Size::ZERO, Size::new(width, f32::INFINITY));
        let rest = rest
            .as_widget_mut()
            .layout(rest_tree, renderer, &within(room));
        let left = (room - rest.size().width - size::GAP).max(0.0);
        let whole = label
            .as_widget_mut()
            .layout(label_tree, renderer, &within(room));
        if left >= LEAST.min(whole.size().width) {
            let label = label
                .as_widget_mut()
                .layout(label_tree, renderer, &within(left));
            let height = label.size().height.max(rest.size().height);
            let middle = |node: &layout::Node| (height - node.size().height) / 2.0;
            let at = Point::new(room - rest.size().width, middle(&rest));
            let down = middle(&label);
            return layout::Node::with_children(
                Size::new(room, height),
                vec![label.move_to(Point::new(0.0, down)), rest.move_to(at)],
            );
        }
        let top = whole.size().height + size::TIGHT;
        let height = top + rest.size().height;
        let at = Point::new((room - rest.size().width).max(0.0), top);
        layout::Node::with_children(Size::new(room, height), vec![whole, rest.move_to(at)])
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
        for ((part, tree), layout) in self
            .parts
            .iter_mut()
            .zip(&mut tree.children)
            .zip(layout.children())
        {
            part.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
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
        for ((part, tree), layout) in self.parts.iter().zip(&tree.children).zip(layout.children()) {
            part.as_widget()
                .draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    }
}
