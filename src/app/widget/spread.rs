//! The parts of a page: in one column, or in two where one would be higher than the window.

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Event, Length, Point, Rectangle, Size, Theme, Vector};

use super::super::theme::size;
use super::delegate::left_to_parts;
use super::{Element, Renderer};

/// The least width of one of two columns.
const LEAST: f32 = 470.0;

/// A heading across the page, and parts below it in reading order. From `height` on they take two columns where the window is wide
/// enough. A part without height takes no gap.
pub(crate) fn spread<'a, Message: 'a>(
    heading: impl Into<Element<'a, Message>>,
    parts: impl IntoIterator<Item = Element<'a, Message>>,
    height: f32,
) -> Element<'a, Message> {
    Element::new(Spread { parts: std::iter::once(heading.into()).chain(parts).collect(), height })
}

struct Spread<'a, Message> {
    /// The first is the heading.
    parts: Vec<Element<'a, Message>>,
    height: f32,
}

/// The height of parts below each other.
fn height_of(nodes: &[layout::Node]) -> f32 {
    let heights = nodes.iter().map(|node| node.size().height).filter(|height| *height > 0.0);
    heights.fold(0.0, |sum, height| if sum > 0.0 { sum + size::PAD + height } else { height })
}

/// Places parts below each other; returns where they end.
fn place(nodes: &mut [layout::Node], left: f32, top: f32) -> f32 {
    let mut y = top;
    for node in nodes {
        node.move_to_mut(Point::new(left, y));
        if node.size().height > 0.0 {
            y += node.size().height + size::PAD;
        }
    }
    y
}

impl<Message> Spread<'_, Message> {
    fn nodes(&mut self, tree: &mut Tree, renderer: &Renderer, heading: f32, rest: f32) -> Vec<layout::Node> {
        let parts = self.parts.iter_mut().zip(&mut tree.children).enumerate();
        let one = |(index, (part, tree)): (usize, (&mut Element<'_, Message>, &mut Tree))| {
            let width = if index == 0 { heading } else { rest };
            part.as_widget_mut().layout(tree, renderer, &layout::Limits::new(Size::ZERO, Size::new(width, f32::INFINITY)))
        };
        parts.map(one).collect()
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Spread<'_, Message> {
    left_to_parts!();

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let room = limits.max().width;
        let narrow = room.min(size::COLUMN);
        let mut nodes = self.nodes(tree, renderer, narrow, narrow);
        let height = height_of(&nodes);
        let both = room.min(2.0 * size::COLUMN);
        let column = (both - size::ROOM) / 2.0;
        if height > self.height && column >= LEAST {
            let mut wide = self.nodes(tree, renderer, both, column);
            let heading = height_of(&wide[..1]);
            let (split, lower) = (1..wide.len())
                .map(|split| (split, height_of(&wide[1..split]).max(height_of(&wide[split..]))))
                .fold((1, f32::INFINITY), |best, other| if other.1 < best.1 { other } else { best });
            if heading + size::PAD + lower < height {
                let left = (room - both) / 2.0;
                let top = place(&mut wide[..1], left, 0.0);
                let _ = place(&mut wide[1..split], left, top);
                let _ = place(&mut wide[split..], left + column + size::ROOM, top);
                return layout::Node::with_children(Size::new(room, top + lower), wide);
            }
            nodes = self.nodes(tree, renderer, narrow, narrow);
        }
        let _ = place(&mut nodes, (room - narrow) / 2.0, 0.0);
        layout::Node::with_children(Size::new(room, height), nodes)
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
        for ((part, tree), layout) in self.parts.iter_mut().zip(&mut tree.children).zip(layout.children()) {
            part.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
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
            part.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
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
        overlay::from_children(&mut self.parts, tree, layout, renderer, viewport, translation)
    }
}
