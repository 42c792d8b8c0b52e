//! A row of spaces: a track, a marker, the sols. Changes are animated.

use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer};
use iced::{Event, Length, Rectangle, Size, Theme, window};

use super::motion::{Animation, Motion};
use super::{Element, Renderer};
use crate::theme::{self, Cell, size};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// That many spaces are filled, from the left.
    Fill,
    /// One marker is on the space of that index.
    Marker,
}

pub fn cells<'a, Message: 'a>(
    cell: Cell,
    shows: Shows,
    of: u8,
    at: u8,
    motion: Motion,
) -> Element<'a, Message> {
    Element::new(Cells {
        cell,
        shows,
        of,
        at,
        motion,
    })
}

struct Cells {
    cell: Cell,
    shows: Shows,
    of: u8,
    at: u8,
    motion: Motion,
}

struct State(Animation);

impl Cells {
    const fn side(&self) -> f32 {
        match self.cell {
            Cell::Sol => size::DOT,
            Cell::Morale | Cell::Track(_) => size::PIP,
        }
    }

    /// How much of the space is filled, from 0 to 1.
    fn full(&self, index: u8, at: f32) -> f32 {
        match self.shows {
            Shows::Fill => (at - f32::from(index)).clamp(0.0, 1.0),
            Shows::Marker => 0.0,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Cells {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State(Animation::resting(f32::from(self.at))))
    }

    fn diff(&self, tree: &mut Tree) {
        tree.state
            .downcast_mut::<State>()
            .0
            .animate_to(f32::from(self.at), self.motion);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        _limits: &layout::Limits,
    ) -> layout::Node {
        let (of, side) = (f32::from(self.of), self.side());
        layout::Node::new(Size::new(
            (of * (side + size::TIGHT) - size::TIGHT).max(0.0),
            side,
        ))
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        if let Event::Window(window::Event::RedrawRequested(now)) = event
            && tree.state.downcast_mut::<State>().0.advance(*now)
        {
            shell.request_redraw();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let at = tree.state.downcast_ref::<State>().0.value();
        let (place, side) = (layout.bounds(), self.side());
        let (ink, outline) = theme::cell(theme, self.cell);
        let square = |left: f32, width: f32| Rectangle {
            x: place.x + left,
            y: place.y,
            width,
            height: side,
        };
        for index in 0..self.of {
            let left = f32::from(index) * (side + size::TIGHT);
            let quad = renderer::Quad {
                bounds: square(left, side),
                border: outline,
                ..renderer::Quad::default()
            };
            renderer.fill_quad(quad, iced::Color::TRANSPARENT);
            let full = self.full(index, at);
            if full > 0.0 {
                let quad = renderer::Quad {
                    bounds: square(left, side * full),
                    border: outline,
                    ..renderer::Quad::default()
                };
                renderer.fill_quad(quad, ink);
            }
        }
        if self.shows == Shows::Marker {
            let bounds = square(at * (side + size::TIGHT), side);
            renderer.fill_quad(
                renderer::Quad {
                    bounds,
                    border: outline,
                    ..renderer::Quad::default()
                },
                ink,
            );
        }
    }
}
