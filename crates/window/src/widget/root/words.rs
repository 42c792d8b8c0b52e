//! What is under a point of the window, or has the focus, in words that are not on the screen themselves.

use std::any::Any;
use std::collections::BTreeSet;

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation, Scrollable};
use iced::{Point, Rectangle, Vector};

use crate::widget::described::{Description, PartAsked};
use crate::widget::press::Pressable;

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Asked {
    /// In the window.
    At(Point),
    Focused,
}

/// Finds the words by a walk over the widget tree.
#[derive(Debug)]
pub(super) struct Words {
    asked: Asked,
    around: Scrolled,
    entering: Option<Scrolled>,
    /// What was reported last, which has the focus if it says so next.
    reported: Option<Found>,
    found: Option<Found>,
}

#[derive(Debug, Clone)]
struct Found {
    words: String,
    /// Among the contents of what scrolls.
    bounds: Rectangle,
    /// In the window.
    place: Rectangle,
    visible: String,
    kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Button,
    /// A part of a drawing.
    Part,
    /// Something that cannot be pressed.
    Picture,
}

/// What the scrollables around a widget show and by how much they move it.
#[derive(Debug, Clone, Copy, Default)]
struct Scrolled {
    shown: Option<Rectangle>,
    by: Vector,
}

impl Words {
    pub(super) fn new(asked: Asked) -> Self {
        Self {
            asked,
            around: Scrolled::default(),
            entering: None,
            reported: None,
            found: None,
        }
    }

    /// The words and the place in the window of what was asked for, if the words say more than what is written there.
    pub(super) fn found(self) -> Option<(String, Rectangle)> {
        let found = self.found.filter(|it| says_more(&it.words, &it.visible))?;
        // What has the focus is explained only where it is drawn, or nothing is written on it.
        let is_sign = found.kind == Kind::Part || words_of(&found.visible).is_empty();
        (is_sign || self.asked != Asked::Focused).then_some((found.words, found.place))
    }

    /// Where the point is among the contents of what scrolls around this, if that is visible there.
    fn point(&self) -> Option<Point> {
        let Asked::At(point) = self.asked else {
            return None;
        };
        self.around
            .shown
            .is_none_or(|shown| shown.contains(point))
            .then(|| point + self.around.by)
    }
}

impl Operation for Words {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outer = self.around;
        self.around = self.entering.take().unwrap_or(outer);
        operate(self);
        self.around = outer;
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let bounds = bounds - self.around.by;
        let shown = self
            .around
            .shown
            .map_or(Some(bounds), |outer| outer.intersection(&bounds));
        self.entering = Some(Scrolled {
            shown: Some(shown.unwrap_or_default()),
            by: self.around.by + translation,
        });
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        let (place, point) = (bounds - self.around.by, self.point());
        let found = |words: &str, kind| Found {
            words: words.to_owned(),
            bounds,
            place,
            visible: String::new(),
            kind,
        };
        if let Some(asked) = state.downcast_mut::<PartAsked>() {
            *asked = PartAsked {
                at: point,
                wants_written: true,
            };
        } else if let Some(Pressable {
            label,
            under,
            is_told_beside,
            ..
        }) = state.downcast_ref()
        {
            let kind = if under.is_some() {
                Kind::Part
            } else {
                Kind::Button
            };
            let label = label
                .as_deref()
                .filter(|_| !is_told_beside)
                .map(|label| found(label, kind));
            if point.is_some_and(|point| under.unwrap_or_else(|| bounds.contains(point))) {
                self.found.clone_from(&label);
            }
            self.reported = label;
        } else if let Some(Description(words)) = state.downcast_ref() {
            // The words of a button are those of all that is in it.
            let is_within =
                |it: &Found| it.kind == Kind::Button && it.bounds.contains(bounds.center());
            if !self.found.as_ref().is_some_and(is_within)
                && point.is_some_and(|point| bounds.contains(point))
            {
                self.found = Some(found(words, Kind::Picture));
            }
        }
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        if let Some(found) = self
            .found
            .as_mut()
            .filter(|it| it.bounds.contains(bounds.center()))
        {
            found.visible.push(' ');
            found.visible.push_str(text);
        }
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        let reported = self.reported.take();
        if self.asked == Asked::Focused && state.is_focused() {
            self.found = reported;
        }
    }
}

/// Whether a word of it is not among those that are visible.
fn says_more(words: &str, visible: &str) -> bool {
    !words_of(words).is_subset(&words_of(visible))
}

fn words_of(text: &str) -> BTreeSet<String> {
    let words =
        text.split(|character: char| !character.is_alphanumeric() && !"+−…".contains(character));
    words
        .filter(|word| word.chars().any(char::is_alphanumeric))
        .map(str::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::says_more;

    #[test]
    fn only_words_that_are_not_visible_say_more() {
        assert!(
            !says_more("Morale: +1.", "Morale +1"),
            "the same without its marks"
        );
        assert!(
            !says_more("R1-N", "R1\u{2011}N"),
            "a hyphen that does not break"
        );
        assert!(says_more("Morale: +2", "Morale +1"), "another number");
        assert!(
            says_more("Undo: the plan of the sol", "Undo: the plan of…"),
            "it is cut off"
        );
        assert!(says_more("Settings", "\u{e000}"), "an icon alone");
    }
}
