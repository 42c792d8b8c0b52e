//! Scrolls to something that has just opened.

use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, scroll_to};
use iced::advanced::widget::operation::{Operation, Outcome, Scrollable};
use iced::advanced::widget::{Id, operate};
use iced::{Rectangle, Task, Vector};

use crate::theme::size;

/// Scrolls what contains the widget with this id as little as shows it; of a tall one it shows the top.
pub fn reveal<Message: Send + 'static>(id: impl Into<Id>) -> Task<Message> {
    operate(Reveal {
        id: id.into(),
        within: Vec::new(),
        entering: None,
        found: None,
    })
}

#[derive(Debug, Clone)]
struct Scrolled {
    id: Option<Id>,
    bounds: Rectangle,
    height: f32,
    at: f32,
}

#[derive(Debug)]
struct Reveal {
    id: Id,
    /// The scrollables around the present place of the walk, the innermost last.
    within: Vec<Scrolled>,
    entering: Option<Scrolled>,
    /// What to scroll, and how far.
    found: Option<(Id, f32)>,
}

impl Scrolled {
    fn offset_for(&self, bounds: Rectangle) -> f32 {
        let top = bounds.y - self.bounds.y - size::SNUG;
        let bottom = bounds.y + bounds.height + size::SNUG - self.bounds.y - self.bounds.height;
        self.at
            .max(bottom)
            .min(top)
            .min(self.height - self.bounds.height)
            .max(0.0)
    }
}

impl<T: 'static> Operation<T> for Reveal {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        let entered = self
            .entering
            .take()
            .map(|scrolled| self.within.push(scrolled));
        operate(self);
        if entered.is_some() {
            let _ = self.within.pop();
        }
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.id)
            && let Some(scrolled) = self.within.last()
            && let Some(around) = scrolled.id.clone()
        {
            self.found = Some((around, scrolled.offset_for(bounds)));
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        by: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.entering = Some(Scrolled {
            id: id.cloned(),
            bounds,
            height: content.height,
            at: by.y,
        });
    }

    fn finish(&self) -> Outcome<T> {
        match self.found.clone() {
            Some((id, offset)) => Outcome::Chain(Box::new(scroll_to(
                id,
                AbsoluteOffset {
                    x: None,
                    y: Some(offset),
                },
            ))),
            None => Outcome::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use iced::{Point, Rectangle, Size};

    use super::Scrolled;

    #[test]
    fn it_scrolls_no_further_than_needed() {
        let bounds = |y, height| Rectangle::new(Point::new(0.0, y), Size::new(100.0, height));
        let list = |at| Scrolled {
            id: None,
            bounds: bounds(50.0, 200.0),
            height: 1000.0,
            at,
        };
        assert_eq!(
            list(0.0).offset_for(bounds(100.0, 60.0)),
            0.0,
            "it is in view"
        );
        assert_eq!(
            list(0.0).offset_for(bounds(300.0, 60.0)),
            118.0,
            "its end comes into view"
        );
        assert_eq!(
            list(0.0).offset_for(bounds(300.0, 600.0)),
            242.0,
            "of a tall one the top"
        );
        assert_eq!(
            list(500.0).offset_for(bounds(300.0, 60.0)),
            242.0,
            "from below"
        );
        assert_eq!(
            list(0.0).offset_for(bounds(1040.0, 60.0)),
            800.0,
            "the list ends"
        );
    }
}
