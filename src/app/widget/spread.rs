//! The parts of a page: in one column, or in two where one would be higher than the window.

use std::ops::Range;

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Event, Length, Point, Rectangle, Size, Theme, Vector};

use super::super::theme::size;
use super::delegate::left_to_parts;
use super::{Element, Renderer};

/// The least width of one of two columns.
const LEAST: f32 = 470.0;

/// A part of a page that a column can end with.
pub(crate) struct Part<'a, Message> {
    content: Element<'a, Message>,
    /// What is free above it where it is not the first of its column.
    gap: f32,
}

impl<'a, Message> Part<'a, Message> {
    pub(crate) fn below(gap: f32, content: impl Into<Element<'a, Message>>) -> Self {
        Self { content: content.into(), gap }
    }
}

impl<'a, Message, Content: Into<Element<'a, Message>>> From<Content> for Part<'a, Message> {
    fn from(content: Content) -> Self {
        Self::below(size::PAD, content)
    }
}

/// A heading across the page, and parts below it in reading order. From `height` on they take two columns where the window is wide
/// enough. A part without height takes no gap.
pub(crate) fn spread<'a, Message: 'a>(
    heading: impl Into<Element<'a, Message>>,
    parts: impl IntoIterator<Item = Part<'a, Message>>,
    height: f32,
) -> Element<'a, Message> {
    let (parts, gaps) = std::iter::once(heading.into().into()).chain(parts).map(|Part { content, gap }| (content, gap)).unzip();
    Element::new(Spread { parts, gaps, height })
}

struct Spread<'a, Message> {
    /// The first is the heading.
    parts: Vec<Element<'a, Message>>,
    gaps: Vec<f32>,
    height: f32,
}

/// Places parts below each other; returns how high they are together.
fn place(nodes: &mut [layout::Node], gaps: &[f32], left: f32, top: f32) -> f32 {
    let mut y = top;
    for (node, gap) in nodes.iter_mut().zip(gaps) {
        let high = node.size().height;
        if high > 0.0 && y > top {
            y += gap;
        }
        node.move_to_mut(Point::new(left, y));
        y += high;
    }
    y - top
}

impl<Message> Spread<'_, Message> {
    fn place(&self, nodes: &mut [layout::Node], range: Range<usize>, left: f32, top: f32) -> f32 {
        let gaps = self.gaps.get(range.clone()).unwrap_or_default();
        nodes.get_mut(range).map_or(0.0, |nodes| place(nodes, gaps, left, top))
    }

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
        let all = nodes.len();
        let height = self.place(&mut nodes, 0..all, (room - narrow) / 2.0, 0.0);
        let both = room.min(2.0 * size::COLUMN);
        let column = (both - size::ROOM) / 2.0;
        if height > self.height && column >= LEAST {
            let mut wide = self.nodes(tree, renderer, both, column);
            let left = (room - both) / 2.0;
            let heading = self.place(&mut wide, 0..1, left, 0.0);
            let top = if heading > 0.0 { heading + size::PAD } else { 0.0 };
            let mut columns = |split: usize| {
                let first = self.place(&mut wide, 1..split, left, top);
                first.max(self.place(&mut wide, split..all, left + column + size::ROOM, top))
            };
            let lowest = |best: (usize, f32), split| {
                let high = columns(split);
                if high < best.1 { (split, high) } else { best }
            };
            let (split, lower) = (1..all).fold((1, f32::INFINITY), lowest);
            if top + lower < height {
                let _ = columns(split);
                return layout::Node::with_children(Size::new(room, top + lower), wide);
            }
            nodes = self.nodes(tree, renderer, narrow, narrow);
            let _ = self.place(&mut nodes, 0..all, (room - narrow) / 2.0, 0.0);
        }
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
