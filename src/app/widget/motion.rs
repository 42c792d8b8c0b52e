//! Motion, where it explains: a value on its way from what it was to what it is.
//!
//! Time comes with the frames themselves. A widget asks for the next one only while something in it moves, so that a
//! settled screen asks for nothing; and what is drawn for the first time is already where it belongs.

use iced::time::{Duration, Instant};

/// How long a motion takes.
pub(crate) const LENGTH: Duration = Duration::from_millis(160);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Motion {
    /// They do, where that explains.
    #[default]
    Full,
    /// They are at once where they belong.
    Reduced,
}

impl Motion {
    /// As the setting says.
    pub const fn reduced(reduced: bool) -> Self {
        if reduced { Self::Reduced } else { Self::Full }
    }
}

/// A value that moves.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Course {
    at: f32,
    /// While it moves: from where, and since which frame, once there was one.
    moving: Option<(f32, Option<Instant>)>,
    to: f32,
}

impl Course {
    /// A value at rest.
    pub(crate) const fn resting(at: f32) -> Self {
        Self { at, moving: None, to: at }
    }

    pub const fn at(&self) -> f32 {
        self.at
    }

    pub(crate) fn aim(&mut self, to: f32, motion: Motion) {
        if motion == Motion::Reduced {
            *self = Self::resting(to);
        } else if to != self.to {
            self.to = to;
            self.moving = Some((self.at, None));
        }
    }

    /// A frame is about to be drawn; whether another is needed after it.
    pub fn frame(&mut self, now: Instant) -> bool {
        let Some((from, began)) = &mut self.moving else { return false };
        let passed = now.saturating_duration_since(*began.get_or_insert(now)).as_secs_f32() / LENGTH.as_secs_f32();
        if passed >= 1.0 {
            *self = Self::resting(self.to);
            return false;
        }
        // Quick at first, then slower: it comes to rest.
        self.at = *from + (self.to - *from) * (1.0 - (1.0 - passed).powi(3));
        true
    }
}

#[cfg(test)]
mod tests {
    use iced::time::Instant;

    use super::{Course, LENGTH, Motion};

    #[test]
    fn it_leaves_from_where_it_was_and_comes_to_rest() {
        let start = Instant::now();
        let mut course = Course::resting(1.0);
        assert!(!course.frame(start), "what rests needs no frame");
        course.aim(3.0, Motion::Full);
        // However late the first frame comes, it shows where it was.
        assert!(course.frame(start + LENGTH * 9));
        assert_eq!(course.at(), 1.0);
        assert!(course.frame(start + LENGTH * 9 + LENGTH / 2));
        assert!(course.at() > 2.0 && course.at() < 3.0);
        assert!(!course.frame(start + LENGTH * 10));
        assert_eq!(course, Course::resting(3.0));
    }

    #[test]
    fn it_turns_round_where_it_is() {
        let start = Instant::now();
        let mut course = Course::resting(0.0);
        course.aim(1.0, Motion::Full);
        let _ = course.frame(start);
        let _ = course.frame(start + LENGTH / 4);
        let there = course.at();
        course.aim(0.0, Motion::Full);
        let _ = course.frame(start + LENGTH / 2);
        assert_eq!(course.at(), there);
        let _ = course.frame(start + LENGTH * 2);
        assert_eq!(course, Course::resting(0.0));
    }

    #[test]
    fn reduced_motion_is_there_at_once() {
        let mut course = Course::resting(0.0);
        course.aim(2.0, Motion::Full);
        course.aim(3.0, Motion::Reduced);
        assert_eq!(course, Course::resting(3.0));
        assert!(!course.frame(Instant::now()));
    }
}
