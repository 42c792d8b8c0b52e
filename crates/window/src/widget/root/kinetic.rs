//! Kinetic scrolling: a list follows the finger, then runs on and slows down.

use iced::advanced::widget::Id;
use iced::time::Instant;

use super::focus::{FocusChange, FocusableWidgets};

/// In this time, in seconds, the speed falls to 1/e.
const SLOWDOWN: f32 = 0.325;
/// The speed of the finger is averaged over about this time, in seconds.
const SMOOTHING: f32 = 0.04;
/// A finger without movement for this time, in seconds, rests.
const REST: f32 = 0.1;
/// In logical pixels a second. A slower list stops.
const MIN_SPEED: f32 = 15.0;
const MAX_SPEED: f32 = 6000.0;

#[derive(Debug)]
pub(super) struct KineticScroll {
    id: Id,
    /// Not rounded, as that of the scrollable is.
    offset: f32,
    speed: f32,
    /// The last frame, and the offset then.
    measured: Option<(Instant, f32)>,
    released: bool,
}

impl KineticScroll {
    pub fn new(id: Id, offset: f32, since: Option<Instant>) -> Self {
        Self {
            id,
            offset,
            speed: 0.0,
            measured: since.map(|since| (since, offset)),
            released: false,
        }
    }

    /// Scrolls by that much, as far as the content goes. `None` once the list is gone.
    pub fn scroll(&mut self, by: f32, seen: &FocusableWidgets) -> Option<FocusChange> {
        let wanted = self.offset + by;
        let (change, offset) = seen.scroll_to(&self.id, wanted)?;
        if offset != wanted {
            self.speed = 0.0;
        }
        self.offset = offset;
        Some(change)
    }

    /// Measures the speed at this frame, while the finger is down.
    pub fn measure(&mut self, now: Instant) {
        if let Some((then, from)) = self.measured {
            let (passed, moved) = (
                now.saturating_duration_since(then).as_secs_f32(),
                self.offset - from,
            );
            // Frames may be closer together than the reports of a finger.
            if passed <= 0.0 || moved == 0.0 && passed < REST {
                return;
            }
            let share = if self.speed == 0.0 {
                1.0
            } else {
                1.0 - (-passed / SMOOTHING).exp()
            };
            self.speed += (moved / passed - self.speed) * share;
        }
        self.measured = Some((now, self.offset));
    }

    /// How far it runs until this frame. `None` once it has stopped.
    pub fn advance(&mut self, now: Instant) -> Option<f32> {
        if !self.released {
            self.released = true;
            self.measure(now);
            self.speed = self.speed.clamp(-MAX_SPEED, MAX_SPEED);
            self.measured = Some((now, self.offset));
        }
        let (then, _) = self.measured.replace((now, self.offset))?;
        let left = (-now.saturating_duration_since(then).as_secs_f32() / SLOWDOWN).exp();
        let by = self.speed * SLOWDOWN * (1.0 - left);
        let moves = self.speed.abs() > MIN_SPEED;
        self.speed *= left;
        moves.then_some(by)
    }
}
