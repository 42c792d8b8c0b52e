//! What the fingers on the window do: one taps or drags, two pinch.
//!
//! iced treats a finger as a mouse that presses at once. Here a press waits until the finger lifts, so that a drag may begin on
//! anything. The widgets see no finger: a tap is a click, and a finger that may still press is a pointer above them.

use iced::advanced::mouse::{self, Cursor};
use iced::time::Instant;
use iced::touch::{Event as TouchEvent, Finger};
use iced::{Event, Point, keyboard};

use super::focus::{FocusChange, FocusableWidgets};
use super::kinetic::KineticScroll;
use crate::widget::Motion;
use storage::{TEXT_SIZE_STEP, TEXT_SIZES};

/// How far a finger may move and still press, in logical pixels.
const SLOP: f32 = 8.0;

#[derive(Debug, Default)]
pub struct Touch {
    /// Whether a finger was used after the mouse.
    used: bool,
    gesture: Gesture,
}

#[derive(Debug, Default)]
enum Gesture {
    #[default]
    None,
    Held {
        finger: Finger,
        at: Point,
        /// The first frame since.
        since: Option<Instant>,
        presses: bool,
    },
    Drag {
        finger: Finger,
        at: Point,
        /// `None` where nothing scrolls.
        list: Option<KineticScroll>,
    },
    /// The finger has lifted, and the list that it dragged runs on.
    Kinetic(KineticScroll),
    Pinch {
        /// With their positions at a text size of 100 %.
        fingers: [(Finger, Point); 2],
        spread: f32,
        from: u16,
        chosen: u16,
    },
}

/// What the window does about a touch.
#[derive(Debug, PartialEq)]
pub(crate) enum Response {
    Click(Point),
    Scroll(FocusChange),
    /// In percent, and whether it is final.
    TextSize(u16, bool),
}

impl Touch {
    pub(crate) fn handle(
        &mut self,
        event: TouchEvent,
        text_size: u16,
        motion: Motion,
        seen: impl FnOnce() -> FocusableWidgets,
    ) -> Option<Response> {
        self.used = true;
        match event {
            TouchEvent::FingerPressed { id, position } => {
                self.gesture = match std::mem::take(&mut self.gesture) {
                    Gesture::Held { finger, at, .. } | Gesture::Drag { finger, at, .. }
                        if finger != id =>
                    {
                        let fingers = [(finger, at), (id, position)]
                            .map(|(finger, at)| (finger, unscaled(at, text_size)));
                        Gesture::Pinch {
                            fingers,
                            spread: spread(&fingers).max(SLOP),
                            from: text_size,
                            chosen: text_size,
                        }
                    }
                    pinch @ Gesture::Pinch { fingers, .. }
                        if fingers.iter().all(|(finger, _)| *finger != id) =>
                    {
                        pinch
                    }
                    // What runs on is stopped by a touch, which presses nothing.
                    before => {
                        let presses = !matches!(before, Gesture::Kinetic(_));
                        Gesture::Held {
                            finger: id,
                            at: position,
                            since: None,
                            presses,
                        }
                    }
                };
                None
            }
            TouchEvent::FingerMoved { id, position } => self.moved(id, position, text_size, seen),
            TouchEvent::FingerLifted { id, .. } => match self.release(id)? {
                Gesture::Held { at, presses, .. } => presses.then_some(Response::Click(at)),
                Gesture::Drag {
                    list: Some(list), ..
                } if motion == Motion::Full => {
                    self.gesture = Gesture::Kinetic(list);
                    None
                }
                gesture => gesture.text_size(),
            },
            TouchEvent::FingerLost { id, .. } => self.release(id)?.text_size(),
        }
    }

    fn moved(
        &mut self,
        id: Finger,
        position: Point,
        text_size: u16,
        seen: impl FnOnce() -> FocusableWidgets,
    ) -> Option<Response> {
        match &mut self.gesture {
            Gesture::Held {
                finger, at, since, ..
            } if *finger == id && at.distance(position) > SLOP => {
                let seen = seen();
                let under = seen.under(*at, at.y - position.y);
                let mut list = under.map(|(id, offset)| KineticScroll::new(id, offset, *since));
                let change = list
                    .as_mut()
                    .and_then(|list| list.scroll(at.y - position.y, &seen));
                self.gesture = Gesture::Drag {
                    finger: id,
                    at: position,
                    list,
                };
                change.map(Response::Scroll)
            }
            Gesture::Drag { finger, at, list } if *finger == id => {
                let by = at.y - position.y;
                *at = position;
                list.as_mut()?.scroll(by, &seen()).map(Response::Scroll)
            }
            Gesture::Pinch {
                fingers,
                spread: before,
                from,
                chosen,
            } => {
                fingers.iter_mut().find(|(finger, _)| *finger == id)?.1 =
                    unscaled(position, text_size);
                let step = f32::from(TEXT_SIZE_STEP);
                let wanted = f32::from(*from) * spread(fingers) / *before;
                // A trembling finger changes nothing.
                if (wanted - f32::from(*chosen)).abs() < step {
                    return None;
                }
                let size = ((wanted / step).round() * step) as u16;
                let size = size.clamp(*TEXT_SIZES.start(), *TEXT_SIZES.end());
                let changed = std::mem::replace(chosen, size) != size;
                changed.then_some(Response::TextSize(size, false))
            }
            _ => None,
        }
    }

    /// The gesture that ends because that finger is gone.
    fn release(&mut self, id: Finger) -> Option<Gesture> {
        let its = match &self.gesture {
            Gesture::Held { finger, .. } | Gesture::Drag { finger, .. } => *finger == id,
            Gesture::Pinch { fingers, .. } => fingers.iter().any(|(finger, _)| *finger == id),
            Gesture::None | Gesture::Kinetic(_) => false,
        };
        its.then(|| std::mem::take(&mut self.gesture))
    }

    /// Advances a list that runs on to this frame. `None` once it has stopped.
    pub fn advance(
        &mut self,
        now: Instant,
        seen: impl FnOnce() -> FocusableWidgets,
    ) -> Option<FocusChange> {
        match &mut self.gesture {
            Gesture::Held { since, .. } => *since = since.or(Some(now)),
            Gesture::Drag {
                list: Some(list), ..
            } => list.measure(now),
            Gesture::Kinetic(list) => {
                let by = list.advance(now);
                let change = by.and_then(|by| list.scroll(by, &seen()));
                if change.is_none() {
                    self.gesture = Gesture::None;
                }
                return change;
            }
            Gesture::None | Gesture::Drag { .. } | Gesture::Pinch { .. } => {}
        }
        None
    }

    /// Notices that the mouse or the keyboard is used.
    pub(crate) fn observe(&mut self, event: &Event) {
        let idle = matches!(self.gesture, Gesture::None | Gesture::Kinetic(_));
        match event {
            // Some systems move the mouse with the finger.
            Event::Mouse(mouse::Event::CursorMoved { .. }) if idle => self.used = false,
            Event::Mouse(mouse::Event::ButtonPressed(_) | mouse::Event::WheelScrolled { .. })
                if idle =>
            {
                *self = Self::default();
            }
            Event::Keyboard(keyboard::Event::KeyPressed { .. }) if idle => {
                self.gesture = Gesture::None;
            }
            _ => {}
        }
    }

    /// Where a finger rests that may still press, and since when.
    pub(super) const fn resting(&self) -> Option<(Point, Instant)> {
        match self.gesture {
            Gesture::Held {
                at,
                since: Some(since),
                presses: true,
                ..
            } => Some((at, since)),
            _ => None,
        }
    }

    /// The finger was answered with words: its lift presses nothing.
    pub(super) fn answered(&mut self) {
        if let Gesture::Held { presses, .. } = &mut self.gesture {
            *presses = false;
        }
    }

    /// Whether a finger was used after the mouse.
    pub(super) const fn is_used(&self) -> bool {
        self.used
    }

    /// Whether a finger is down that has not moved.
    pub(super) const fn rests(&self) -> bool {
        matches!(self.gesture, Gesture::Held { .. })
    }

    /// Whether a list moves under a finger or runs on.
    #[cfg(target_arch = "wasm32")]
    pub const fn scrolls(&self) -> bool {
        matches!(self.gesture, Gesture::Drag { .. } | Gesture::Kinetic(_))
    }

    /// The pointer as the widgets see it.
    pub const fn pointer(&self, cursor: Cursor) -> Cursor {
        match self.gesture {
            Gesture::Held {
                at, presses: true, ..
            } => Cursor::Available(at),
            _ if self.used => Cursor::Unavailable,
            _ => cursor,
        }
    }
}

impl Gesture {
    /// The text size that was chosen by a pinch, if any.
    const fn text_size(&self) -> Option<Response> {
        match *self {
            Self::Pinch { from, chosen, .. } if from != chosen => {
                Some(Response::TextSize(chosen, true))
            }
            _ => None,
        }
    }
}

/// A larger text has fewer logical pixels.
fn unscaled(at: Point, text_size: u16) -> Point {
    let factor = f32::from(text_size) / 100.0;
    Point::new(at.x * factor, at.y * factor)
}

fn spread([(_, one), (_, other)]: &[(Finger, Point); 2]) -> f32 {
    one.distance(*other)
}
