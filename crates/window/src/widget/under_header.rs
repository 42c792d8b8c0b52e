//! The line that is reserved under a header: what appears in it moves nothing.
//!
//! What can be pressed in it is as high as any target, so it reaches beyond the line, over the edges of header and body. There it is
//! above them: they do not get a press that it took.

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer};
use iced::widget::{container, space};
use iced::{Event, Length, Point, Rectangle, Size, Theme};

use super::delegate::left_to_parts;
use super::{Element, Renderer};
use crate::theme::{self, size};

/// A header, the line, and the body, which takes the rest of the height.
pub(crate) fn under_header<'a, Message: 'a>(
    header: impl Into<Element<'a, Message>>,
    line: impl Into<Element<'a, Message>>,
    body: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(UnderHeader {
        parts: [header.into(), line.into(), body.into()],
        low: None,
    })
}

/// The same on a page. In the lowest windows nothing is reserved there: a line that says something is over the body.
pub(crate) fn page_under_line<'a, Message: 'a>(
    header: impl Into<Element<'a, Message>>,
    line: Option<Element<'a, Message>>,
    body: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let low = Some(if line.is_some() {
        Low::Covered
    } else {
        Low::Free
    });
    Element::new(UnderHeader {
        parts: [
            header.into(),
            line.unwrap_or_else(|| space().into()),
            body.into(),
        ],
        low,
    })
}

/// In reading order.
struct UnderHeader<'a, Message> {
    parts: [Element<'a, Message>; 3],
    /// What the line does in the lowest windows, where nothing is reserved for it; without it, it is reserved there too.
    low: Option<Low>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Low {
    /// The line says something, over the body.
    Covered,
    Free,
}

impl<Message> UnderHeader<'_, Message> {
    fn low(&self, height: f32) -> Option<Low> {
        self.low.filter(|_| height < size::TINY)
    }
}

/// The place of the line among the parts.
const LINE: usize = 1;

impl<Message> Widget<Message, Theme, Renderer> for UnderHeader<'_, Message> {
    left_to_parts!();

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let room = limits.max();
        let is_low = self.low(room.height).is_some();
        let reserved = if is_low { 0.0 } else { size::RESERVED };
        let [header_tree, line_tree, body_tree] = tree.children.as_mut_slice() else {
            return layout::Node::new(Size::ZERO);
        };
        let [header, line, body] = &mut self.parts;
        let within = |height: f32| layout::Limits::new(Size::ZERO, Size::new(room.width, height));
        let header = header
            .as_widget_mut()
            .layout(header_tree, renderer, &within(room.height));
        let top = header.size().height;
        let line = line
            .as_widget_mut()
            .layout(line_tree, renderer, &within(size::TARGET));
        // In the middle of the reserved height, but not above the window.
        let over = if is_low {
            0.0
        } else {
            ((line.size().height - reserved) / 2.0).max(0.0)
        };
        let line = line.move_to(Point::new(0.0, (top - over).max(0.0)));
        let below = top + reserved;
        let body = body.as_widget_mut().layout(
            body_tree,
            renderer,
            &within((room.height - below).max(0.0)),
        );
        layout::Node::with_children(
            room,
            vec![header, line, body.move_to(Point::new(0.0, below))],
        )
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
        // What was already captured outside is for a part inside, as a key that steps a number.
        let (was_captured, layouts): (_, Vec<_>) =
            (shell.is_event_captured(), layout.children().collect());
        for at in [LINE, 0, 2] {
            if let (Some(part), Some(tree), Some(layout)) = (
                self.parts.get_mut(at),
                tree.children.get_mut(at),
                layouts.get(at),
            ) {
                part.as_widget_mut().update(
                    tree, event, *layout, cursor, renderer, clipboard, shell, viewport,
                );
            }
            if at == LINE && shell.is_event_captured() && !was_captured {
                return;
            }
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
        let (whole, layouts): (_, Vec<_>) = (layout.bounds().height, layout.children().collect());
        for at in [0, 2, LINE] {
            if let (Some(part), Some(tree), Some(layout)) =
                (self.parts.get(at), tree.children.get(at), layouts.get(at))
            {
                if at != LINE || self.low(whole) != Some(Low::Covered) {
                    part.as_widget()
                        .draw(tree, renderer, theme, style, *layout, cursor, viewport);
                    continue;
                }
                // Its own layer: the words of the body do not show through.
                let bounds = layout.bounds();
                renderer.with_layer(bounds, |renderer| {
                    container::draw_background(renderer, &theme::ground(theme), bounds);
                    part.as_widget()
                        .draw(tree, renderer, theme, style, *layout, cursor, viewport);
                });
            }
        }
    }
}
