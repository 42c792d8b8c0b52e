//! The point that was pressed last is deaf for a moment once something else is there: another page, or another control of the same page.
//! A double press never passes a page unread, and never presses what slid under the pointer.
//!
//! The clock is that of the frames. What means the same on every page, as undo does, is never deaf.

use std::time::Duration;

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Operation, Scrollable};
use iced::time::Instant;
use iced::{Point, Rectangle, Vector};

/// For how long a point is deaf, from the first frame of what is new there.
pub(super) const DEAF: Duration = Duration::from_millis(350);
/// How far from the last press a press is at the same point, in logical pixels.
const REACH: f32 = 24.0;
/// The controls that mean the same on every page, by their ids.
const STEADY: [&str; 3] = ["undo", "redo", "add-player"];

/// What is at a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Under {
    /// A number that changes with what is shown.
    pub(super) page: u64,
    pub(super) control: Option<Id>,
}

impl Under {
    /// Whether a press means the same as there.
    fn means(&self, other: &Self) -> bool {
        let is_steady = || {
            self.control
                .as_ref()
                .is_some_and(|id| STEADY.into_iter().any(|steady| *id == Id::new(steady)))
        };
        self.control == other.control && (self.page == other.page || is_steady())
    }
}

/// The last press, and what has happened since to what was there.
#[derive(Debug, Default)]
pub(super) struct DeafPoint {
    last: Option<LastPress>,
    /// What a button or finger went down on that has not come up.
    held: Option<Under>,
}

#[derive(Debug)]
struct LastPress {
    at: Point,
    on: Under,
    /// What was drawn there last if it is something else, and when it was drawn first.
    shown: Option<(Under, Instant)>,
}

impl DeafPoint {
    /// A button or finger goes down; whether it may press what is there.
    pub(super) fn goes_down(&mut self, at: Point, under: Under) -> bool {
        let hears = self.hears(at, &under);
        self.held = Some(under.clone());
        if hears {
            self.last = Some(LastPress {
                at,
                on: under,
                shown: None,
            });
        }
        hears
    }

    /// It comes up; whether it is over what it went down on, so that it presses what it was put on.
    pub(super) fn comes_up(&mut self, at: Point, under: &Under) -> bool {
        self.held.take().is_none_or(|held| held.page == under.page) || self.hears(at, under)
    }

    fn hears(&self, at: Point, under: &Under) -> bool {
        self.last
            .as_ref()
            .is_none_or(|last| last.on.means(under) || last.at.distance(at) > REACH)
    }

    /// What is at the point now was scrolled there on purpose, or has another size.
    pub(super) fn scrolled(&mut self) {
        self.last = None;
    }

    /// The point of the last press, as long as it matters.
    pub(super) fn watched(&self) -> Option<Point> {
        self.last.as_ref().map(|last| last.at)
    }

    /// A frame is drawn, with that at the watched point; returns when it hears again, for as long as it is deaf.
    pub(super) fn drawn(&mut self, now: Instant, under: Under) -> Option<Instant> {
        let last = self.last.as_mut().filter(|last| !last.on.means(&under))?;
        let since = match &last.shown {
            Some((shown, since)) if *shown == under => *since,
            _ => now,
        };
        last.shown = Some((under, since));
        if now < since + DEAF {
            return Some(since + DEAF);
        }
        self.last = None;
        None
    }
}

/// Finds the control at a point, by a walk over the widget tree: the innermost part with an id.
#[derive(Debug)]
pub(super) struct ControlAt {
    /// Among the contents of what scrolls around the present place of the walk.
    point: Point,
    entering: Option<Vector>,
    /// Whether the walk enters what scrolls, and the point is beside it.
    is_beside: bool,
    pub(super) found: Option<Id>,
}

impl ControlAt {
    pub(super) const fn new(point: Point) -> Self {
        Self {
            point,
            entering: None,
            is_beside: false,
            found: None,
        }
    }
}

impl Operation for ControlAt {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        if std::mem::take(&mut self.is_beside) {
            self.entering = None;
            return;
        }
        let outer = self.point;
        self.point += self.entering.take().unwrap_or(Vector::ZERO);
        operate(self);
        self.point = outer;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if let Some(id) = id.filter(|_| bounds.contains(self.point)) {
            self.found = Some(id.clone());
        }
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        _: Rectangle,
        by: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.entering = Some(by);
        self.is_beside = !bounds.contains(self.point);
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

    fn main(page: u64) -> Under {
        on(page, "main")
    }

    fn on(page: u64, control: &'static str) -> Under {
        Under {
            page,
            control: Some(Id::new(control)),
        }
    }

    #[test]
    fn the_same_point_is_deaf_once_the_page_is_another() {
        let (mut point, start) = (DeafPoint::default(), Instant::now());
        assert!(point.goes_down(HERE, main(1)));
        assert!(point.comes_up(HERE, &main(1)));
        assert!(
            !point.goes_down(BESIDE, main(2)),
            "the other page was not even drawn yet"
        );
        assert_eq!(point.drawn(start, main(2)), Some(after(350, start)));
        assert_eq!(
            point.drawn(after(349, start), main(2)),
            Some(after(350, start))
        );
        assert!(!point.goes_down(HERE, main(2)));
        assert_eq!(point.drawn(after(350, start), main(2)), None);
        assert!(point.goes_down(HERE, main(2)));
    }

    #[test]
    fn the_same_point_is_deaf_once_another_control_of_the_page_slid_there() {
        let (mut point, start) = (DeafPoint::default(), Instant::now());
        assert!(point.goes_down(HERE, on(1, "manage-less")));
        assert!(point.comes_up(HERE, &on(1, "manage-less")));
        assert!(!point.goes_down(HERE, on(1, "mission-action")));
        assert!(!point.goes_down(
            HERE,
            Under {
                page: 1,
                control: None
            }
        ));
        assert_eq!(
            point.drawn(start, on(1, "mission-action")),
            Some(after(350, start))
        );
        assert_eq!(
            point.drawn(after(350, start), on(1, "mission-action")),
            None
        );
        assert!(point.goes_down(HERE, on(1, "mission-action")));
    }

    #[test]
    fn a_quick_player_is_not_hindered() {
        let mut point = DeafPoint::default();
        assert!(point.goes_down(HERE, on(1, "more")));
        assert!(
            point.goes_down(HERE, on(1, "more")),
            "page and control are the same"
        );
        assert!(point.goes_down(ELSEWHERE, main(2)), "another point");
        assert!(point.goes_down(HERE, on(3, "undo")));
        assert!(
            point.goes_down(HERE, on(4, "undo")),
            "undo is undo on every page"
        );
        assert!(
            !point.goes_down(HERE, main(5)),
            "and another control is not"
        );
        point.scrolled();
        assert!(
            point.goes_down(HERE, on(5, "more")),
            "what is there was scrolled there"
        );
    }

    #[test]
    fn each_page_that_follows_is_deaf_for_as_long() {
        let (mut point, start) = (DeafPoint::default(), Instant::now());
        assert!(point.goes_down(HERE, main(1)));
        assert_eq!(point.drawn(start, main(2)), Some(after(350, start)));
        assert_eq!(
            point.drawn(after(300, start), main(3)),
            Some(after(650, start))
        );
        assert_eq!(
            point.drawn(after(400, start), main(3)),
            Some(after(650, start))
        );
        assert_eq!(point.drawn(after(650, start), main(3)), None);
    }

    #[test]
    fn what_was_put_on_one_page_does_not_press_on_another() {
        let mut point = DeafPoint::default();
        assert!(point.goes_down(HERE, main(1)));
        assert!(!point.comes_up(HERE, &main(2)));
        assert!(point.goes_down(ELSEWHERE, on(2, "undo")));
        assert!(point.comes_up(ELSEWHERE, &on(3, "undo")));
    }
}
