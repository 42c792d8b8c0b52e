//! A window without a display that is drawn as the program's is: only what differs from the picture before is drawn again.

use std::time::{Duration, Instant};

use iced::advanced::graphics::{Viewport, damage};
use iced_test::core::theme::Base;
use iced_test::core::window::RedrawRequest;
use iced_test::core::{Color, Event, Rectangle, Size, clipboard, mouse, renderer, window};
use iced_test::runtime::user_interface::{Cache, State, UserInterface};
use iced_tiny_skia::Layer;
use solkeeper::app::{App, Message};
use tiny_skia::{Mask, Pixmap};

use crate::driver;

type Interface<'a> = UserInterface<'a, Message, iced::Theme, iced::Renderer>;

/// The time between two frames of something that moves.
const STEP: Duration = Duration::from_millis(16);

/// The widget state, the pixels, and what was drawn on them last.
pub struct Surface {
    cache: Cache,
    renderer: iced::Renderer,
    viewport: Viewport,
    pixels: Pixmap,
    mask: Mask,
    drawn: Option<Vec<Layer>>,
    now: Instant,
}

/// A frame that was drawn.
pub struct Frame {
    /// What was drawn again, in areas as iced groups them.
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

impl Surface {
    pub fn new((width, height): (u32, u32)) -> Self {
        Self {
            cache: Cache::default(),
            renderer: driver::renderer(),
            viewport: Viewport::with_physical_size(Size::new(width, height), 1.0),
            pixels: Pixmap::new(width, height).expect("a window has an area"),
            mask: Mask::new(width, height).expect("a window has an area"),
            drawn: None,
            now: Instant::now(),
        }
    }

    /// Forgets widgets and picture, as when another screen is opened.
    pub fn forget(&mut self) {
        self.cache = Cache::default();
        self.drawn = None;
    }

    /// Builds the view, hands it these events, and draws frames until nothing moves, or for this long. `see` is called after each one.
    pub fn draw(&mut self, app: &App, events: &[Event], within: Duration, mut see: impl FnMut(Frame)) {
        let cache = std::mem::take(&mut self.cache);
        let mut interface = UserInterface::build(app.view(), self.viewport.logical_size(), cache, &mut self.renderer);
        if !events.is_empty() {
            let cursor = mouse::Cursor::Unavailable;
            let _ = interface.update(events, cursor, &mut self.renderer, &mut clipboard::Null, &mut Vec::new());
        }
        let end = self.now + within;
        loop {
            let next = self.frame(app, &mut interface, &mut see);
            match next.filter(|next| *next <= end) {
                Some(next) => self.now = next,
                None => break,
            }
        }
        self.now = end;
        self.cache = interface.into_cache();
    }

    /// Draws a frame; when the next one is asked for.
    fn frame(&mut self, app: &App, interface: &mut Interface<'_>, see: &mut impl FnMut(Frame)) -> Option<Instant> {
        let (cursor, theme) = (mouse::Cursor::Unavailable, app.look().theme());
        let event = Event::Window(window::Event::RedrawRequested(self.now));
        let (state, _) = interface.update(&[event], cursor, &mut self.renderer, &mut clipboard::Null, &mut Vec::new());
        let next = match state {
            State::Updated { redraw_request: RedrawRequest::At(at), .. } => Some(at),
            State::Updated { redraw_request: RedrawRequest::Wait, .. } => None,
            State::Updated { redraw_request: RedrawRequest::NextFrame, .. } | State::Outdated => Some(self.now + STEP),
        };
        let base = theme.base();
        interface.draw(&mut self.renderer, &theme, &renderer::Style { text_color: base.text_color }, cursor);
        let damage = self.present(base.background_color);
        see(Frame { damage, is_followed: next.is_some() });
        next
    }

    /// As the compositor of `iced_tiny_skia` does it on a display that keeps its picture.
    fn present(&mut self, ground: Color) -> Vec<Rectangle> {
        let whole = Rectangle::with_size(self.viewport.logical_size());
        let layers = self.renderer.layers();
        let damage = match &self.drawn {
            Some(last) => damage::diff(last, layers, |layer| vec![layer.bounds], Layer::damage),
            None => vec![whole],
        };
        if damage.is_empty() {
            return damage;
        }
        self.drawn = Some(layers.to_vec());
        let damage = damage::group(damage, whole);
        self.renderer.draw(&mut self.pixels.as_mut(), &mut self.mask, &self.viewport, &damage, ground);
        damage
    }

    /// The picture: blue, green, red, opaque.
    pub fn pixels(&self) -> &Pixmap {
        &self.pixels
    }
}
