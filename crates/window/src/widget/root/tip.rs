//! The panel that tells in words what is under the pointer that rests, under a finger that stays, or has the keyboard focus.
//!
//! One place for the whole window: what has words for screen readers, or a description, has a panel. While nothing happens, nothing
//! runs: a pointer that moves asks for one frame, at the time when it will have rested.

use iced::advanced::text::{self, Paragraph as _};
use iced::advanced::{Renderer as _, mouse, renderer};
use iced::time::{Duration, Instant};
use iced::{Event, Pixels, Point, Rectangle, Size, Theme, alignment, keyboard, touch, window};

use super::words::Asked;
use crate::theme::{self, Type, size};
use crate::widget::Renderer;
use crate::widget::text::unbroken;

type Paragraph = <Renderer as text::Renderer>::Paragraph;

/// How long a pointer rests, or a finger stays, before the words come.
pub(super) const REST: Duration = Duration::from_millis(500);
/// The widest line of words.
const WIDEST: f32 = 320.0;
/// How far the panel is from the pointer: below an arrow, and above a finger.
const BELOW: f32 = 20.0;
const ABOVE: f32 = 28.0;

#[derive(Debug, Default)]
pub(super) struct Tip {
    /// Where the mouse is, and since when.
    rest: Option<(Point, Instant)>,
    /// Whether the keyboard has moved the focus since the last frame.
    focus_moved: bool,
    shown: Option<Panel>,
}

#[derive(Debug)]
struct Panel {
    of: Asked,
    words: String,
    paragraph: Paragraph,
    bounds: Rectangle,
}

impl Tip {
    /// Takes the panel away where something else is done, and waits for nothing. Whether there was one.
    pub(super) fn handle(&mut self, event: &Event, is_touched: bool) -> bool {
        let goes = match event {
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                !is_touched && self.shown_at() != Some(*position)
            }
            Event::Mouse(mouse::Event::CursorEntered | mouse::Event::ButtonReleased(_)) => false,
            Event::Mouse(_) => !is_touched,
            Event::Keyboard(keyboard::Event::KeyPressed { .. })
            | Event::Touch(touch::Event::FingerPressed { .. })
            | Event::Window(window::Event::Unfocused | window::Event::Resized(_)) => true,
            _ => false,
        };
        goes && self.hide()
    }

    /// The mouse is there at this time. When it will have rested, if it was elsewhere before.
    pub(super) fn mouse_moved(&mut self, at: Point, now: Instant) -> Option<Instant> {
        if self.rest.is_some_and(|(before, _)| before == at) || self.shown_at() == Some(at) {
            return None;
        }
        self.rest = Some((at, now));
        Some(now + REST)
    }

    fn shown_at(&self) -> Option<Point> {
        match self.shown {
            Some(Panel {
                of: Asked::At(at), ..
            }) => Some(at),
            _ => None,
        }
    }

    pub(super) const fn focus_moved(&mut self) {
        self.focus_moved = true;
    }

    /// Whether there was a panel.
    pub(super) fn hide(&mut self) -> bool {
        self.rest = None;
        self.focus_moved = false;
        self.shown.take().is_some()
    }

    /// What the panel explains.
    pub(super) fn explained(&self) -> Option<Asked> {
        self.shown.as_ref().map(|panel| panel.of)
    }

    /// What is to be explained now, or the time at which it will be.
    pub(super) fn due(&mut self, now: Instant) -> Result<Option<Asked>, Instant> {
        if std::mem::take(&mut self.focus_moved) {
            return Ok(Some(Asked::Focused));
        }
        let Some((at, since)) = self.rest else {
            return Ok(None);
        };
        if now < since + REST {
            return Err(since + REST);
        }
        self.rest = None;
        Ok(Some(Asked::At(at)))
    }

    /// Shows these words of what is at that place, or none; within the window.
    pub(super) fn show(
        &mut self,
        of: Asked,
        found: Option<(String, Rectangle)>,
        is_finger: bool,
        window: Rectangle,
    ) {
        let Some((words, place)) = found else {
            self.shown = None;
            return;
        };
        if self
            .shown
            .as_ref()
            .is_some_and(|panel| panel.of == of && panel.words == words)
        {
            return;
        }
        let room = window.shrink(size::TIGHT);
        let paragraph = laid_out(&words, room.size());
        let panel = paragraph
            .min_bounds()
            .expand(Size::new(2.0 * size::GAP, 2.0 * size::SNUG));
        let (left, below, above) = match of {
            Asked::At(at) if is_finger => (at.x - panel.width / 2.0, at.y + ABOVE, at.y - ABOVE),
            Asked::At(at) => (at.x, at.y + BELOW, at.y - size::TIGHT),
            Asked::Focused => (
                place.x,
                place.y + place.height + size::SNUG,
                place.y - size::SNUG,
            ),
        };
        let (has_room_above, has_room_below) = (
            above - panel.height >= room.y,
            below + panel.height <= room.y + room.height,
        );
        let top = if has_room_above && (is_finger || !has_room_below) {
            above - panel.height
        } else {
            below
        };
        let within =
            |from: f32, long: f32, start: f32, room: f32| from.min(start + room - long).max(start);
        let corner = Point::new(
            within(left, panel.width, room.x, room.width),
            within(top, panel.height, room.y, room.height),
        );
        self.shown = Some(Panel {
            of,
            words,
            paragraph,
            bounds: Rectangle::new(corner, panel),
        });
    }

    /// The words, and where the panel is.
    pub(super) fn shown(&self) -> Option<(&str, Rectangle)> {
        self.shown
            .as_ref()
            .map(|panel| (panel.words.as_str(), panel.bounds))
    }

    pub(super) fn draw(&self, renderer: &mut Renderer, theme: &Theme, window: Rectangle) {
        let Some(Panel {
            paragraph, bounds, ..
        }) = &self.shown
        else {
            return;
        };
        let (ink, ground, border) = theme::tip(theme);
        renderer.with_layer(window, |renderer| {
            renderer.fill_quad(
                renderer::Quad {
                    bounds: *bounds,
                    border,
                    ..renderer::Quad::default()
                },
                ground,
            );
            let at = Point::new(bounds.x + size::GAP, bounds.y + size::SNUG);
            text::Renderer::fill_paragraph(renderer, paragraph, at, ink, bounds.shrink(size::LINE));
        });
    }
}

/// The words in lines that are not too wide for that room; wider than usual where they would be too high for it.
fn laid_out(words: &str, room: Size) -> Paragraph {
    let role = Type::Small;
    let widest = room.width - 2.0 * size::GAP;
    let words = unbroken(words.to_owned());
    let in_width = |width: f32| {
        Paragraph::with_text(text::Text {
            content: words.as_str(),
            bounds: Size::new(width, f32::INFINITY),
            size: Pixels(role.size()),
            line_height: role.line_height(),
            font: role.font(),
            align_x: text::Alignment::Default,
            align_y: alignment::Vertical::Top,
            shaping: text::Shaping::default(),
            wrapping: text::Wrapping::WordOrGlyph,
        })
    };
    let usual = in_width(widest.min(WIDEST));
    if usual.min_height() + 2.0 * size::SNUG <= room.height {
        usual
    } else {
        in_width(widest)
    }
}
