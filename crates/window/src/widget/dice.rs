//! Dice in a row. Those that were just rolled fall into place.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer};
use iced::{Event, Length, Point, Rectangle, Size, Theme, Vector, window};

use super::delegate::left_to_parts;
use super::motion::{Animation, Motion};
use super::{Element, Renderer};
use crate::theme::size;

/// How far above its place a die starts.
const DROP: f32 = 22.0;
/// How much later, in parts of the fall, each die starts than the one before it.
const LATER: f32 = 0.3;

/// A die, and what is written below it.
pub struct RolledDie<'a, Message> {
    pub face: Element<'a, Message>,
    pub words: Element<'a, Message>,
}

/// Dice side by side, wrapping where there is no room. They fall when `roll`, the name of what was rolled, changes to another name;
/// without a name, or when drawn for the first time, they lie still. Keep it in the same place of the screen even without dice:
/// otherwise each of its appearances is the first one.
pub fn dice<'a, Message: 'a>(
    roll: Option<String>,
    motion: Motion,
    all: impl IntoIterator<Item = RolledDie<'a, Message>>,
) -> Element<'a, Message> {
    let parts = all
        .into_iter()
        .flat_map(|RolledDie { face, words }| [face, words])
        .collect();
    Element::new(Dice {
        roll,
        motion,
        parts,
    })
}

struct Dice<'a, Message> {
    roll: Option<String>,
    motion: Motion,
    /// Each die and its words.
    parts: Vec<Element<'a, Message>>,
}

struct State {
    roll: Option<String>,
    course: Animation,
}

impl<Message> Dice<'_, Message> {
    /// How far above its place that die still is.
    fn height(&self, index: usize, course: f32) -> f32 {
        let dice = (self.parts.len() / 2).max(1) as f32;
        let at = (course * (1.0 + LATER * (dice - 1.0)) - LATER * index as f32).clamp(0.0, 1.0);
        DROP * (1.0 - at)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Dice<'_, Message> {
    left_to_parts!();

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State {
            roll: self.roll.clone(),
            course: Animation::resting(1.0),
        })
    }

    fn diff(&self, tree: &mut Tree) {
        let state = tree.state.downcast_mut::<State>();
        if state.roll != self.roll {
            state.course = Animation::resting(if self.roll.is_some() { 0.0 } else { 1.0 });
            state.roll.clone_from(&self.roll);
        }
        state.course.animate_to(1.0, self.motion);
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
        let within = layout::Limits::new(Size::ZERO, Size::new(size::DIE_ROOM, f32::INFINITY));
        let (mut nodes, mut at, mut line) = (Vec::new(), Point::ORIGIN, 0.0_f32);
        let mut trees = tree.children.iter_mut();
        for pair in self.parts.chunks_mut(2) {
            let [face, words] = pair else { continue };
            let (Some(face_tree), Some(words_tree)) = (trees.next(), trees.next()) else {
                continue;
            };
            if at.x > 0.0 && at.x + size::DIE_ROOM > room {
                at = Point::new(0.0, at.y + line + size::SNUG);
                line = 0.0;
            }
            let face = face.as_widget_mut().layout(face_tree, renderer, &within);
            let words = words.as_widget_mut().layout(words_tree, renderer, &within);
            let below = face.size().height
                + if words.size().height > 0.0 {
                    size::TIGHT
                } else {
                    0.0
                };
            line = line.max(below + words.size().height);
            let middle = (size::DIE_ROOM - face.size().width) / 2.0;
            nodes.push(face.move_to(at + Vector::new(middle, 0.0)));
            nodes.push(words.move_to(at + Vector::new(0.0, below)));
            at.x += size::DIE_ROOM + size::SNUG;
        }
        layout::Node::with_children(Size::new(room, at.y + line), nodes)
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
        let course = tree.state.downcast_ref::<State>().course.value();
        for (index, ((part, tree), layout)) in self
            .parts
            .iter()
            .zip(&tree.children)
            .zip(layout.children())
            .enumerate()
        {
            let part = part.as_widget();
            let above = self.height(index / 2, course);
            if index % 2 == 1 || above <= 0.0 {
                part.draw(tree, renderer, theme, style, layout, cursor, viewport);
                continue;
            }
            let by = Vector::new(0.0, -above);
            renderer.with_translation(by, |renderer| {
                part.draw(
                    tree,
                    renderer,
                    theme,
                    style,
                    layout,
                    mouse::Cursor::Unavailable,
                    &(*viewport - by),
                );
            });
        }
    }
}
