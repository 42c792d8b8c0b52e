//! The parts of a page: in one column, or in two where one would be higher than the window.

use std::ops::Range;

use iced::advanced::widget::{Tree, tree};
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

/// A heading across the page, parts below it in reading order, and a foot: across the page, or below the parts where that is lower. From `height` on they take two columns where the window is wide
/// enough. While the page keeps its name its columns stay as they are: what is pressed does not move into the other one. A part
/// without height takes no gap.
pub(crate) fn spread<'a, Message: 'a>(
    name: String,
    heading: impl Into<Element<'a, Message>>,
    parts: impl IntoIterator<Item = Part<'a, Message>>,
    foot: impl Into<Element<'a, Message>>,
    height: f32,
) -> Element<'a, Message> {
    let foot = Part::below(size::TIGHT, foot);
    let all = std::iter::once(Part::from(heading.into())).chain(parts).chain(std::iter::once(foot));
    let (parts, gaps) = all.map(|Part { content, gap }| (content, gap)).unzip();
    Element::new(Spread { name, parts, gaps, height })
}

/// How a page is laid out in a window.
#[derive(Default)]
struct Columns {
    name: String,
    /// The width and the height that they fit.
    room: (f32, f32),
    split: Option<Split>,
}

/// Two columns.
#[derive(Clone, Copy)]
struct Split {
    /// The first part of the second column.
    at: usize,
    /// Whether the foot is below both columns, and not at the end of the second one.
    foot_across: bool,
}

struct Spread<'a, Message> {
    name: String,
    /// The first is the heading, the last the foot.
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

    /// The index of the foot.
    fn foot(&self) -> usize {
        self.parts.len() - 1
    }

    fn nodes(&mut self, tree: &mut Tree, renderer: &Renderer, across: f32, column: f32, foot_across: bool) -> Vec<layout::Node> {
        let foot = if foot_across { self.foot() } else { 0 };
        let parts = self.parts.iter_mut().zip(&mut tree.children).enumerate();
        let one = |(index, (part, tree)): (usize, (&mut Element<'_, Message>, &mut Tree))| {
            let width = if index == 0 || index == foot { across } else { column };
            part.as_widget_mut().layout(tree, renderer, &layout::Limits::new(Size::ZERO, Size::new(width, f32::INFINITY)))
        };
        parts.map(one).collect()
    }

    /// Two columns, if they are needed, there is room for them, and they are lower than one.
    fn split(&mut self, tree: &mut Tree, renderer: &Renderer, room: f32) -> Option<Split> {
        let one = self.arrange(tree, renderer, room, None).size().height;
        let (both, column) = widths(room);
        if one <= self.height || column < LEAST {
            return None;
        }
        let mut best = (None, one);
        for foot_across in [false, true] {
            let mut nodes = self.nodes(tree, renderer, both, column, foot_across);
            for at in 1..self.foot() {
                let split = Split { at, foot_across };
                let high = self.place_columns(&mut nodes, room, split);
                if high < best.1 {
                    best = (Some(split), high);
                }
            }
        }
        best.0
    }

    fn arrange(&mut self, tree: &mut Tree, renderer: &Renderer, room: f32, split: Option<Split>) -> layout::Node {
        let (mut nodes, height);
        if let Some(split) = split {
            let (both, column) = widths(room);
            nodes = self.nodes(tree, renderer, both, column, split.foot_across);
            height = self.place_columns(&mut nodes, room, split);
        } else {
            let narrow = room.min(size::COLUMN);
            nodes = self.nodes(tree, renderer, narrow, narrow, true);
            height = self.place(&mut nodes, 0..self.parts.len(), (room - narrow) / 2.0, 0.0);
        }
        layout::Node::with_children(Size::new(room, height), nodes)
    }

    fn place_columns(&self, nodes: &mut [layout::Node], room: f32, split: Split) -> f32 {
        let (both, column) = widths(room);
        let (left, foot) = ((room - both) / 2.0, self.foot());
        let at = split.at.min(foot);
        let end = if split.foot_across { foot } else { self.parts.len() };
        let heading = self.place(nodes, 0..1, left, 0.0);
        let top = if heading > 0.0 { heading + size::PAD } else { 0.0 };
        let first = self.place(nodes, 1..at, left, top);
        let bottom = top + first.max(self.place(nodes, at..end, left + column + size::ROOM, top));
        if split.foot_across {
            bottom + size::TIGHT + self.place(nodes, foot..self.parts.len(), left, bottom + size::TIGHT)
        } else {
            bottom
        }
    }
}

/// The width of two columns together, and of each.
fn widths(room: f32) -> (f32, f32) {
    let both = room.min(2.0 * size::COLUMN);
    (both, (both - size::ROOM) / 2.0)
}

impl<Message> Widget<Message, Theme, Renderer> for Spread<'_, Message> {
    left_to_parts!();

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Columns>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Columns::default())
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let room = limits.max().width;
        let columns = tree.state.downcast_ref::<Columns>();
        let known = (columns.name == self.name && columns.room == (room, self.height)).then_some(columns.split);
        let split = known.unwrap_or_else(|| self.split(tree, renderer, room));
        *tree.state.downcast_mut::<Columns>() = Columns { name: self.name.clone(), room: (room, self.height), split };
        self.arrange(tree, renderer, room, split)
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
