//! A window without a display that is drawn as the program's is: only what differs from the picture before is drawn again.

use std::time::{Duration, Instant};

use iced::advanced::graphics::Viewport;
use iced_test::core::theme::Base;
use iced_test::core::window::RedrawRequest;
use iced_test::core::{Color, Element, Event, Rectangle, Size, clipboard, mouse, renderer, window};
use iced_test::runtime::user_interface::{Cache, State, UserInterface};
use solkeeper::app::App;
use solkeeper::app::renderer::{Limits, Painter, Renderer};
use solkeeper::app::theme::Look;
use tiny_skia::Pixmap;

use crate::driver;

/// The time between two frames of something that moves.
const STEP: Duration = Duration::from_millis(16);

/// How far a colour channel may differ, of 255: what a mask cuts is blended by other arithmetic at its soft edges. Nothing that is lost or
/// drawn twice differs so little.
const ROUNDING: u8 = 7;

/// The widget state, the pixels, and what was drawn on them last.
pub struct Surface {
    cache: Cache,
    renderer: Renderer,
    viewport: Viewport,
    /// Drawn in turn, as by systems that show one while another is drawn.
    buffers: Vec<Pixmap>,
    /// The number of frames that were drawn.
    frames: usize,
    painter: Painter,
    ground: Color,
    now: Instant,
}

/// A frame that was drawn.
pub struct Frame {
    /// The areas that were drawn again.
    pub damage: Vec<Rectangle>,
    /// Whether another frame was asked for.
    pub is_followed: bool,
}

impl Frame {
    /// The share of the window that was drawn again; what is in two areas counts twice, since it is drawn twice.
    pub fn share(&self, (width, height): (u32, u32)) -> f32 {
        self.damage.iter().map(Rectangle::area).sum::<f32>() / (width * height) as f32
    }
}

fn pixmap((width, height): (u32, u32)) -> Pixmap {
    Pixmap::new(width, height).expect("a window has an area")
}

fn painter((width, height): (u32, u32)) -> Painter {
    Painter::new(width, height, Limits::NATIVE).expect("a window has an area")
}

impl Surface {
    pub fn new(size: (u32, u32)) -> Self {
        Self::on_screen(size, 1.0, 1)
    }

    /// One that shows a logical pixel as `scale` pixels, and has several buffers.
    pub fn on_screen(size: (u32, u32), scale: f32, buffers: usize) -> Self {
        Self {
            cache: Cache::default(),
            renderer: driver::renderer(),
            viewport: Viewport::with_physical_size(Size::new(size.0, size.1), scale),
            buffers: vec![pixmap(size); buffers],
            frames: 0,
            painter: painter(size),
            ground: Color::BLACK,
            now: Instant::now(),
        }
    }

    /// In pixels of the screen.
    fn size(&self) -> (u32, u32) {
        (
            self.viewport.physical_width(),
            self.viewport.physical_height(),
        )
    }

    /// Forgets widgets and picture, as when another screen is opened.
    pub fn forget(&mut self) {
        self.cache = Cache::default();
        self.painter = painter(self.size());
    }

    /// Another number of pixels for a logical one, as by another text size: the window and its pixels stay.
    pub fn rescale(&mut self, scale: f32) {
        self.viewport = Viewport::with_physical_size(self.viewport.physical_size(), scale);
    }

    /// Builds the view, hands it these events, and draws frames until nothing moves, or for this long. `see` is called after each one.
    pub fn draw(&mut self, app: &App, events: &[Event], within: Duration, see: impl FnMut(Frame)) {
        self.show(app.view(), app.look(), events, within, see);
    }

    /// The same for any view.
    pub fn show<M>(
        &mut self,
        view: Element<'_, M, iced::Theme, Renderer>,
        look: Look,
        events: &[Event],
        within: Duration,
        mut see: impl FnMut(Frame),
    ) {
        let cache = std::mem::take(&mut self.cache);
        let mut interface = UserInterface::build(
            view,
            self.viewport.logical_size(),
            cache,
            &mut self.renderer,
        );
        if !events.is_empty() {
            let cursor = mouse::Cursor::Unavailable;
            let _ = interface.update(
                events,
                cursor,
                &mut self.renderer,
                &mut clipboard::Null,
                &mut Vec::new(),
            );
        }
        let end = self.now + within;
        loop {
            let next = self.frame(look, &mut interface, &mut see);
            match next.filter(|next| *next <= end) {
                Some(next) => self.now = next,
                None => break,
            }
        }
        self.now = end;
        self.cache = interface.into_cache();
    }

    /// Draws a frame; when the next one is asked for.
    fn frame<M>(
        &mut self,
        look: Look,
        interface: &mut UserInterface<'_, M, iced::Theme, Renderer>,
        see: &mut impl FnMut(Frame),
    ) -> Option<Instant> {
        let (cursor, theme) = (mouse::Cursor::Unavailable, look.theme());
        let event = Event::Window(window::Event::RedrawRequested(self.now));
        let (state, _) = interface.update(
            &[event],
            cursor,
            &mut self.renderer,
            &mut clipboard::Null,
            &mut Vec::new(),
        );
        let next = match state {
            State::Updated {
                redraw_request: RedrawRequest::At(at),
                ..
            } => Some(at),
            State::Updated {
                redraw_request: RedrawRequest::Wait,
                ..
            } => None,
            State::Updated {
                redraw_request: RedrawRequest::NextFrame,
                ..
            }
            | State::Outdated => Some(self.now + STEP),
        };
        let base = theme.base();
        interface.draw(
            &mut self.renderer,
            &theme,
            &renderer::Style {
                text_color: base.text_color,
            },
            cursor,
        );
        let damage = self.present(base.background_color);
        see(Frame {
            damage,
            is_followed: next.is_some(),
        });
        next
    }

    fn present(&mut self, ground: Color) -> Vec<Rectangle> {
        self.ground = ground;
        let count = self.buffers.len();
        let age = if self.frames < count { 0 } else { count as u8 };
        let pixels = &mut self.buffers[self.frames % count];
        self.frames += 1;
        self.painter.draw(
            &mut self.renderer,
            &mut pixels.as_mut(),
            age,
            &self.viewport,
            ground,
        )
    }

    /// The picture: blue, green, red, opaque.
    pub fn pixels(&self) -> &Pixmap {
        &self.buffers[self.frames.saturating_sub(1) % self.buffers.len()]
    }

    /// What the last frame shows, drawn at once.
    pub fn whole(&mut self) -> Pixmap {
        let (mut pixels, mut painter) = (pixmap(self.size()), painter(self.size()));
        let _ = painter.draw(
            &mut self.renderer,
            &mut pixels.as_mut(),
            0,
            &self.viewport,
            self.ground,
        );
        pixels
    }

    /// How many pixels are not as in a drawing of the whole window.
    pub fn wrong_pixels(&mut self) -> usize {
        let whole = self.whole();
        self.differing_pixels(&whole)
    }

    /// How many pixels are not as in another picture, beyond rounding.
    pub fn differing_pixels(&self, whole: &Pixmap) -> usize {
        let differs = |(pixel, wanted): &(&[u8], &[u8])| {
            pixel
                .iter()
                .zip(*wanted)
                .any(|(one, other)| one.abs_diff(*other) > ROUNDING)
        };
        self.pixels()
            .data()
            .chunks_exact(4)
            .zip(whole.data().chunks_exact(4))
            .filter(differs)
            .count()
    }
}
