//! The parts of a page: in one column, or in two where one would be higher than the window.

use std::ops::Range;

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::{Event, Length, Point, Rectangle, Size, Theme, Vector};

use super::delegate::left_to_parts;
use super::{Element, Renderer};
use crate::theme::size;

/// The least width of one of two columns.
const LEAST: f32 = 470.0;

/// A part of a page that a column can end with.
pub struct Part<'a, Message> {
    content: Element<'a, Message>,
    /// What is free above it where it is not the first of its column.
    gap: f32,
    /// Whether it goes on with the part above it: a list that does not begin a column is not divided.
    follows: bool,
}

impl<'a, Message> Part<'a, Message> {
    pub fn below(gap: f32, content: impl Into<Element<'a, Message>>) -> Self {
        Self {
            content: content.into(),
            gap,
            follows: false,
        }
    }

    pub(crate) fn following(self) -> Self {
        Self {
            follows: true,
            ..self
        }
    }
}

impl<'a, Message, Content: Into<Element<'a, Message>>> From<Content> for Part<'a, Message> {
    fn from(content: Content) -> Self {
        Self::below(size::PAD, content)
    }
}

/// A heading across the page, parts below it in reading order, and a foot: across the page, or below the parts where that is lower. From
/// `height` on they take two columns where the window is wide enough. While the page keeps its name its columns stay as they are: what
/// is pressed does not move into the other one. The columns of another page do not depend on them, so its name must be another one. A
/// part without height takes no gap.
pub fn two_columns<'a, Message: 'a>(
    name: String,
    heading: impl Into<Element<'a, Message>>,
    parts: impl IntoIterator<Item = Part<'a, Message>>,
    foot: impl Into<Element<'a, Message>>,
    height: f32,
) -> Element<'a, Message> {
    let foot = Part::below(size::TIGHT, foot);
    let all = std::iter::once(Part::from(heading.into()))
        .chain(parts)
        .chain(std::iter::once(foot));
    let (mut contents, mut gaps, mut follows) = (Vec::new(), Vec::new(), Vec::new());
    for part in all {
        contents.push(part.content);
        gaps.push(part.gap);
        follows.push(part.follows);
    }
    Element::new(Spread {
        name,
        parts: contents,
        gaps,
        follows,
        height,
    })
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
    follows: Vec<bool>,
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
        nodes
            .get_mut(range)
            .map_or(0.0, |nodes| place(nodes, gaps, left, top))
    }

    /// The index of the foot.
    fn foot(&self) -> usize {
        self.parts.len() - 1
    }

    /// Whether the second column can begin with this part: the list that it would divide begins at the top of the first one.
    fn can_divide(&self, nodes: &[layout::Node], at: usize) -> bool {
        let follows = |at: usize| self.follows.get(at).copied().unwrap_or_default();
        let list = (1..=at).rev().find(|&at| !follows(at)).unwrap_or(at);
        list == at
            || nodes
                .get(1..list)
                .unwrap_or_default()
                .iter()
                .all(|node| node.size().height <= 0.0)
    }

    fn nodes(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        across: f32,
        column: f32,
        foot_across: bool,
    ) -> Vec<layout::Node> {
        let foot = if foot_across { self.foot() } else { 0 };
        let parts = self.parts.iter_mut().zip(&mut tree.children).enumerate();
        let one = |(index, (part, tree)): (usize, (&mut Element<'_, Message>, &mut Tree))| {
            let width = if index == 0 || index == foot {
                across
            } else {
                column
            };
            part.as_widget_mut().layout(
                tree,
                renderer,
                &layout::Limits::new(Size::ZERO, Size::new(width, f32::INFINITY)),
            )
        };
        parts.map(one).collect()
    }

    /// Two columns, if they are needed, there is room for them, and they are lower than one. A list is divided only where the window
    /// shows all of it that way.
    fn split(&mut self, tree: &mut Tree, renderer: &Renderer, room: f32) -> Option<Split> {
        let one = self.arrange(tree, renderer, room, None).size().height;
        let (_, column) = widths(room);
        if one <= self.height || column < LEAST {
            return None;
        }
        let (whole, high) = self.lowest(tree, renderer, room, one, false);
        if high <= self.height {
            return whole;
        }
        let (divided, lower) = self.lowest(tree, renderer, room, one, true);
        if lower <= self.height { divided } else { whole }
    }

    /// The lowest two columns that are lower than `one`, and their height.
    fn lowest(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        room: f32,
        one: f32,
        divides: bool,
    ) -> (Option<Split>, f32) {
        let (both, column) = widths(room);
        let mut best = (None, one);
        for foot_across in [false, true] {
            let mut nodes = self.nodes(tree, renderer, both, column, foot_across);
            for at in 1..self.foot() {
                if !divides && !self.can_divide(&nodes, at) {
                    continue;
                }
                let split = Split { at, foot_across };
                let high = self.place_columns(&mut nodes, room, split);
                if high < best.1 {
                    best = (Some(split), high);
                }
            }
        }
        best
    }

    fn arrange(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        room: f32,
        split: Option<Split>,
    ) -> layout::Node {
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
        let end = if split.foot_across {
            foot
        } else {
            self.parts.len()
        };
        let heading = self.place(nodes, 0..1, left, 0.0);
        let top = if heading > 0.0 {
            heading + size::PAD
        } else {
            0.0
        };
        let first = self.place(nodes, 1..at, left, top);
        let bottom = top + first.max(self.place(nodes, at..end, left + column + size::ROOM, top));
        if split.foot_across {
            bottom
                + size::TIGHT
                + self.place(nodes, foot..self.parts.len(), left, bottom + size::TIGHT)
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

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let room = limits.max().width;
        let columns = tree.state.downcast_ref::<Columns>();
        let known = (columns.name == self.name && columns.room == (room, self.height))
            .then_some(columns.split);
        let split = known.unwrap_or_else(|| self.split(tree, renderer, room));
        *tree.state.downcast_mut::<Columns>() = Columns {
            name: self.name.clone(),
            room: (room, self.height),
            split,
        };
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

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        overlay::from_children(
            &mut self.parts,
            tree,
            layout,
            renderer,
            viewport,
            translation,
        )
    }
}

#[cfg(test)]
mod tests {
    use iced::Size;
    use iced::advanced::layout::Node;

    use super::Spread;

    #[test]
    fn a_list_below_something_else_is_not_divided() {
        let node = |height: f32| Node::new(Size::new(100.0, height));
        let page: Spread<'_, ()> = Spread {
            name: String::new(),
            parts: Vec::new(),
            gaps: Vec::new(),
            follows: vec![false, false, false, true, true],
            height: 0.0,
        };
        let dice = [50.0, 90.0, 20.0, 20.0, 20.0].map(node);
        assert!(
            page.can_divide(&dice, 2) && !page.can_divide(&dice, 3) && !page.can_divide(&dice, 4)
        );
        let list_alone = [50.0, 0.0, 20.0, 20.0, 20.0].map(node);
        assert!(page.can_divide(&list_alone, 3) && page.can_divide(&list_alone, 4));
    }
}
