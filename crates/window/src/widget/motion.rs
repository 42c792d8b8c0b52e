//! Animation of a value from its old to its new state.
//!
//! The clock is the frame time. A widget asks for the next frame only while something in it moves, so a settled screen asks for
//! none; what is drawn for the first time does not move.

use iced::time::{Duration, Instant};

pub(crate) const LENGTH: Duration = Duration::from_millis(180);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Motion {
    #[default]
    Full,
    Reduced,
}

impl Motion {
    pub const fn reduced(reduced: bool) -> Self {
        if reduced { Self::Reduced } else { Self::Full }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Animation {
    at: f32,
    /// While it moves: the start value, and the time of the first frame once there was one.
    moving: Option<(f32, Option<Instant>)>,
    to: f32,
}

impl Animation {
    pub(crate) const fn resting(at: f32) -> Self {
        Self {
            at,
            moving: None,
            to: at,
        }
    }

    pub const fn value(&self) -> f32 {
        self.at
    }

    pub(crate) fn animate_to(&mut self, to: f32, motion: Motion) {
        if motion == Motion::Reduced {
            *self = Self::resting(to);
        } else if to != self.to {
            self.to = to;
            self.moving = Some((self.at, None));
        }
    }

    /// Advances to this frame; whether another one is needed.
    pub fn advance(&mut self, now: Instant) -> bool {
        let Some((from, began)) = &mut self.moving else {
            return false;
        };
        let passed = now
            .saturating_duration_since(*began.get_or_insert(now))
            .as_secs_f32()
            / LENGTH.as_secs_f32();
        if passed >= 1.0 {
            *self = Self::resting(self.to);
            return false;
        }
        // Decelerating.
        self.at = *from + (self.to - *from) * (1.0 - (1.0 - passed).powi(3));
        true
    }
}

#[cfg(test)]
mod tests {
    use iced::time::Instant;

    use super::{Animation, LENGTH, Motion};

    #[test]
    fn an_animation_starts_at_the_old_value_and_ends() {
        let start = Instant::now();
        let mut course = Animation::resting(1.0);
        assert!(!course.advance(start), "what rests needs no frame");
        course.animate_to(3.0, Motion::Full);
        // However late the first frame comes, it shows the start value.
        assert!(course.advance(start + LENGTH * 9));
        assert_eq!(course.value(), 1.0);
        assert!(course.advance(start + LENGTH * 9 + LENGTH / 2));
        assert!(course.value() > 2.0 && course.value() < 3.0);
        assert!(!course.advance(start + LENGTH * 10));
        assert_eq!(course, Animation::resting(3.0));
    }

    #[test]
    fn a_new_target_continues_from_the_current_value() {
        let start = Instant::now();
        let mut course = Animation::resting(0.0);
        course.animate_to(1.0, Motion::Full);
        let _ = course.advance(start);
        let _ = course.advance(start + LENGTH / 4);
        let there = course.value();
        course.animate_to(0.0, Motion::Full);
        let _ = course.advance(start + LENGTH / 2);
        assert_eq!(course.value(), there);
        let _ = course.advance(start + LENGTH * 2);
        assert_eq!(course, Animation::resting(0.0));
    }

    #[test]
    fn reduced_motion_jumps_to_the_target() {
        let mut course = Animation::resting(0.0);
        course.animate_to(2.0, Motion::Full);
        course.animate_to(3.0, Motion::Reduced);
        assert_eq!(course, Animation::resting(3.0));
        assert!(!course.advance(Instant::now()));
    }
}
