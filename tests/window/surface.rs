//! A window without a display that is drawn as the program's is: only what differs from the picture before is drawn again.

use std::time::{Duration, Instant};

use iced::advanced::graphics::{Text, Viewport};
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

/// How far a colour channel may differ, of 255, within an area that was drawn again; outside of it nothing may.
///
/// The edge of an area cuts what is drawn by a mask. With a mask, tiny-skia blends the soft edge of an opaque shape as one that is seen
/// through: it rounds twice instead of once, by 1 of 255 for each opaque shape with a soft edge on that pixel. Nothing else depends on
/// the mask: `a_cut_changes_only_the_soft_edges_of_opaque_shapes` in redraw.rs.
const ROUNDING: u8 = 3;

type Paragraph = <Renderer as iced::advanced::text::Renderer>::Paragraph;

/// The widget state, the pixels, and what was drawn on them last.
pub struct Surface {
    cache: Cache,
    renderer: Renderer,
    viewport: Viewport,
    /// Drawn in turn, as by systems that show one while another is drawn.
    buffers: Vec<Buffer>,
    /// The number of frames that were drawn.
    frames: usize,
    painter: Painter,
    ground: Color,
    now: Instant,
}

/// The pixels of a window, and what was compared last.
struct Buffer {
    pixels: Pixmap,
    /// What it showed then, and the whole drawing that this was compared with. None before, and if the scale is another one by now.
    compared: Option<(Pixmap, Pixmap)>,
    /// What was drawn again since then, in pixels.
    areas: Vec<Rectangle>,
}

impl Buffer {
    fn new(size: (u32, u32)) -> Self {
        Self {
            pixels: pixmap(size),
            compared: None,
            areas: Vec::new(),
        }
    }

    /// How many pixels are not as in a whole drawing.
    ///
    /// Outside of the areas that were drawn since the last comparison, no pixel may be another one, and none of the whole drawing, else
    /// the areas are too small. Inside they must be those of the whole drawing, but for rounding.
    fn wrong_pixels(&mut self, whole: Pixmap) -> usize {
        let areas = std::mem::take(&mut self.areas);
        let outside = self.compared.take().map_or(0, |(shown, wanted)| {
            differing_outside(shown, &self.pixels, &areas)
                + differing_outside(wanted, &whole, &areas)
        });
        let wrong = outside + differing_pixels(&self.pixels, &whole);
        self.compared = Some((self.pixels.clone(), whole));
        wrong
    }
}

/// How many pixels outside of these areas are not the same.
fn differing_outside(mut before: Pixmap, now: &Pixmap, areas: &[Rectangle]) -> usize {
    let row = now.width() as usize * 4;
    for area in areas {
        let (left, right) = (area.x as usize * 4, (area.x + area.width) as usize * 4);
        for y in area.y as usize..(area.y + area.height) as usize {
            let cells = y * row + left..y * row + right;
            before.data_mut()[cells.clone()].copy_from_slice(&now.data()[cells]);
        }
    }
    count_pixels(&before, now, |one, other| one != other)
}

/// How many pixels are not the same, beyond rounding.
fn differing_pixels(one: &Pixmap, other: &Pixmap) -> usize {
    count_pixels(one, other, |one, other| one.abs_diff(other) > ROUNDING)
}

/// The number of pixels with a channel that differs so.
fn count_pixels(one: &Pixmap, other: &Pixmap, differs: impl Fn(u8, u8) -> bool) -> usize {
    if one.data() == other.data() {
        return 0;
    }
    one.data()
        .chunks_exact(4)
        .zip(other.data().chunks_exact(4))
        .filter(|(one, other)| {
            one.iter()
                .zip(*other)
                .any(|(one, other)| differs(*one, *other))
        })
        .count()
}

/// A screen that is drawn, and can be painted again without its view.
pub struct Recorded {
    pub name: String,
    renderer: Renderer,
    ground: Color,
    /// Layers do not keep the paragraphs that they show.
    _paragraphs: Vec<Paragraph>,
}

/// Paints each of these screens over each other one, and calls `see` with the names of both, the share of the window that was drawn,
/// and how many pixels are wrong.
pub fn paint_each_over_each(
    screens: &mut [Recorded],
    size: (u32, u32),
    mut see: impl FnMut(&str, &str, f32, usize),
) {
    let viewport = Viewport::with_physical_size(Size::new(size.0, size.1), 1.0);
    let wholes: Vec<_> = screens
        .iter_mut()
        .map(|screen| whole(&mut screen.renderer, &viewport, screen.ground))
        .collect();
    let (mut buffer, mut painter) = (Buffer::new(size), painter(size));
    let mut before: Option<usize> = None;
    for index in each_after_each(screens.len()) {
        let screen = &mut screens[index];
        let age = u8::from(before.is_some());
        let (pixels, ground) = (&mut buffer.pixels.as_mut(), screen.ground);
        buffer.areas = painter.draw(&mut screen.renderer, pixels, age, &viewport, ground);
        let drawn = buffer.areas.iter().map(Rectangle::area).sum::<f32>();
        let wrong = buffer.wrong_pixels(wholes[index].clone());
        if let Some(before) = before {
            let share = drawn / (size.0 * size.1) as f32;
            see(&screens[before].name, &screens[index].name, share, wrong);
        }
        before = Some(index);
        if wrong > 0 {
            // What follows is not to be blamed.
            buffer.pixels = wholes[index].clone();
            buffer.compared = Some((wholes[index].clone(), wholes[index].clone()));
        }
    }
}

/// A walk through this many places in which each goes once to each other one.
fn each_after_each(count: usize) -> Vec<usize> {
    let there = (0..count).flat_map(|place| {
        let from_here = (place + 2..count).flat_map(move |other| [other, place]);
        std::iter::once(place).chain(from_here)
    });
    there.chain((0..count.saturating_sub(1)).rev()).collect()
}

#[test]
fn each_place_follows_each_other_one_once() {
    for count in [0, 1, 2, 3, 7] {
        let walk = each_after_each(count);
        let steps: std::collections::BTreeSet<_> =
            walk.windows(2).map(|step| (step[0], step[1])).collect();
        assert_eq!(steps.len(), count * count.saturating_sub(1), "{walk:?}");
        assert_eq!(walk.len(), steps.len() + count.min(1), "{walk:?}");
    }
}

/// The picture of a renderer, drawn at once.
fn whole(renderer: &mut Renderer, viewport: &Viewport, ground: Color) -> Pixmap {
    let size = viewport.physical_size();
    let size = (size.width, size.height);
    let (mut pixels, mut painter) = (pixmap(size), painter(size));
    let _ = painter.draw(renderer, &mut pixels.as_mut(), 0, viewport, ground);
    pixels
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
            buffers: (0..buffers).map(|_| Buffer::new(size)).collect(),
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
        let buffer = &mut self.buffers[self.frames % count];
        self.frames += 1;
        let damage = self.painter.draw(
            &mut self.renderer,
            &mut buffer.pixels.as_mut(),
            age,
            &self.viewport,
            ground,
        );
        let scale = self.viewport.scale_factor();
        buffer.areas.extend(
            damage
                .iter()
                .filter_map(|area| (*area * scale).snap())
                .map(Rectangle::<f32>::from),
        );
        damage
    }

    /// The picture: blue, green, red, opaque.
    pub fn pixels(&self) -> &Pixmap {
        &self.buffers[self.shown()].pixels
    }

    fn shown(&self) -> usize {
        self.frames.saturating_sub(1) % self.buffers.len()
    }

    /// How many pixels are not as in a drawing of the whole window.
    pub fn wrong_pixels(&mut self) -> usize {
        let whole = whole(&mut self.renderer, &self.viewport, self.ground);
        let shown = self.shown();
        self.buffers[shown].wrong_pixels(whole)
    }

    /// Takes what was drawn last; the next view is drawn over it as before.
    pub fn record(&mut self, name: &str) -> Recorded {
        let mut renderer = std::mem::replace(&mut self.renderer, driver::renderer());
        let paragraphs = renderer
            .layers()
            .iter()
            .flat_map(|layer| &layer.text)
            .flat_map(|texts| texts.as_slice())
            .filter_map(|text| match text {
                Text::Paragraph { paragraph, .. } => paragraph.upgrade(),
                _ => None,
            })
            .collect();
        Recorded {
            name: name.to_owned(),
            renderer,
            ground: self.ground,
            _paragraphs: paragraphs,
        }
    }
}
