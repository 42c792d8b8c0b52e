//! The point that was pressed last is deaf for a moment once another page is shown there: a double press never passes a page unread.
//!
//! The clock is that of the frames. What means the same on every page, as undo does, is never deaf.

use std::time::Duration;

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::time::Instant;
use iced::{Point, Rectangle, Vector};

/// For how long a point is deaf, from the first frame of the page that is new there.
pub(super) const DEAF: Duration = Duration::from_millis(350);
/// How far from the last press a press is at the same point, in logical pixels.
const REACH: f32 = 24.0;
/// The controls that mean the same on every page, by their ids.
const STEADY: [&str; 2] = ["undo", "redo"];

/// The last press, and what has happened to the page since. A page is a number that changes with what is shown.
#[derive(Debug, Default)]
pub(super) struct DeafPoint {
    last: Option<LastPress>,
    /// The page on which a button or finger went down that has not come up.
    held: Option<u64>,
}

#[derive(Debug)]
struct LastPress {
    at: Point,
    page: u64,
    steady: Option<&'static str>,
    /// The other page that was drawn last, and when it was drawn first.
    shown: Option<(u64, Instant)>,
}

impl DeafPoint {
    /// A button or finger goes down; whether it may press what is there. `steady` is the control of every page at that point.
    pub(super) fn goes_down(&mut self, at: Point, page: u64, steady: Option<&'static str>) -> bool {
        let hears = self.hears(at, page, steady);
        self.held = Some(page);
        if hears {
            self.last = Some(LastPress { at, page, steady, shown: None });
        }
        hears
    }

    /// It comes up; whether the page is the one on which it went down, so that it presses what it was put on.
    pub(super) fn comes_up(&mut self, at: Point, page: u64, steady: Option<&'static str>) -> bool {
        self.held.take().is_none_or(|held| held == page) || self.hears(at, page, steady)
    }

    fn hears(&self, at: Point, page: u64, steady: Option<&'static str>) -> bool {
        self.last
            .as_ref()
            .is_none_or(|last| last.page == page || last.at.distance(at) > REACH || (steady.is_some() && last.steady == steady))
    }

    /// A frame is drawn; returns when the point hears again, for as long as it is deaf.
    pub(super) fn drawn(&mut self, now: Instant, page: u64) -> Option<Instant> {
        let last = self.last.as_mut().filter(|last| last.page != page)?;
        let since = match last.shown {
            Some((shown, since)) if shown == page => since,
            _ => now,
        };
        last.shown = Some((page, since));
        if now < since + DEAF {
            return Some(since + DEAF);
        }
        self.last = None;
        None
    }
}

/// Finds the control of every page that is at a point, by a walk over the widget tree.
#[derive(Debug)]
pub(super) struct SteadyAt {
    /// Among the contents of what scrolls around the present place of the walk.
    point: Point,
    entering: Option<Vector>,
    pub(super) found: Option<&'static str>,
}

impl SteadyAt {
    pub(super) const fn new(point: Point) -> Self {
        Self { point, entering: None, found: None }
    }
}

impl Operation for SteadyAt {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outer = self.point;
        self.point += self.entering.take().unwrap_or(Vector::ZERO);
        operate(self);
        self.point = outer;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if let Some(id) = id.filter(|_| bounds.contains(self.point)) {
            self.found = STEADY.into_iter().find(|steady| *id == Id::new(steady)).or(self.found);
        }
    }

    fn scrollable(&mut self, _: Option<&Id>, _: Rectangle, _: Rectangle, by: Vector, _: &mut dyn Scrollable) {
        self.entering = Some(by);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Point = Point::new(1200.0, 850.0);
    const BESIDE: Point = Point::new(1210.0, 860.0);
    const ELSEWHERE: Point = Point::new(300.0, 850.0);

    fn after(milliseconds: u64, start: Instant) -> Instant {
        start + Duration::from_millis(milliseconds)
    }

    #[test]
    fn the_same_point_is_deaf_once_the_page_is_another() {
        let (mut point, start) = (DeafPoint::default(), Instant::now());
        assert!(point.goes_down(HERE, 1, None));
        assert!(point.comes_up(HERE, 1, None));
        assert!(!point.goes_down(BESIDE, 2, None), "the other page was not even drawn yet");
        assert_eq!(point.drawn(start, 2), Some(after(350, start)));
        assert_eq!(point.drawn(after(349, start), 2), Some(after(350, start)));
        assert!(!point.goes_down(HERE, 2, None));
        assert_eq!(point.drawn(after(350, start), 2), None);
        assert!(point.goes_down(HERE, 2, None));
    }

    #[test]
    fn a_quick_player_is_not_hindered() {
        let mut point = DeafPoint::default();
        assert!(point.goes_down(HERE, 1, None));
        assert!(point.goes_down(HERE, 1, None), "the page is the same");
        assert!(point.goes_down(ELSEWHERE, 2, None), "another point");
        assert!(point.goes_down(HERE, 3, Some("undo")));
        assert!(point.goes_down(HERE, 4, Some("undo")), "undo is undo on every page");
        assert!(!point.goes_down(HERE, 5, None), "and another control is not");
    }

    #[test]
    fn each_page_that_follows_is_deaf_for_as_long() {
        let (mut point, start) = (DeafPoint::default(), Instant::now());
        assert!(point.goes_down(HERE, 1, None));
        assert_eq!(point.drawn(start, 2), Some(after(350, start)));
        assert_eq!(point.drawn(after(300, start), 3), Some(after(650, start)));
        assert_eq!(point.drawn(after(400, start), 3), Some(after(650, start)));
        assert_eq!(point.drawn(after(650, start), 3), None);
    }

    #[test]
    fn what_was_put_on_one_page_does_not_press_on_another() {
        let mut point = DeafPoint::default();
        assert!(point.goes_down(HERE, 1, None));
        assert!(!point.comes_up(HERE, 2, None));
        assert!(point.goes_down(ELSEWHERE, 2, Some("undo")));
        assert!(point.comes_up(ELSEWHERE, 3, Some("undo")));
    }
}
