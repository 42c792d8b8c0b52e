//! The focusable and scrollable widgets of a screen in reading order; where the focus moves, and how far to scroll to it.

use std::any::Any;

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Focusable, Operation, Scrollable, TextInput};
use iced::{Point, Rectangle, Vector};

use crate::keys::{Focused, Scroll};
use crate::theme::size;
use crate::widget::MAIN;
use crate::widget::field::FieldLabel;
use crate::widget::press::{Pressable, Steps};

/// How far an arrow key scrolls.
const LINES: f32 = 60.0;

/// The widgets that can have the focus or scroll, found by a walk over the widget tree.
#[derive(Debug, Default)]
pub(crate) struct FocusableWidgets {
    places: Vec<Place>,
    scrolls: Vec<Scrolled>,
    focused: Option<usize>,
    /// Where the main button is, and whether it is visible there.
    main: Option<(Rectangle, bool)>,
    /// The field that comes next, and the sign beside a number.
    field: Option<Rectangle>,
    label: Option<FieldLabel>,
    sign: Option<(Rectangle, Steps)>,
    entering: Option<usize>,
    within: Option<usize>,
}

#[derive(Debug)]
struct Place {
    id: Option<Id>,
    bounds: Rectangle,
    kind: PlaceKind,
    within: Option<usize>,
}

#[derive(Debug, PartialEq)]
enum PlaceKind {
    Button,
    /// A − or +, or another button of a field, which Tab passes.
    Sign(Steps),
    /// A field, with its column in a grid.
    Field {
        column: Option<usize>,
        letters: bool,
    },
}

impl PlaceKind {
    /// The column, of a field in a grid.
    const fn column(&self) -> Option<usize> {
        match self {
            Self::Field { column, .. } => *column,
            Self::Button | Self::Sign(_) => None,
        }
    }

    const fn is_field(&self) -> bool {
        matches!(self, Self::Field { .. })
    }

    const fn is_tab_stop(&self) -> bool {
        !matches!(self, Self::Sign(_))
    }
}

#[derive(Debug)]
struct Scrolled {
    id: Option<Id>,
    bounds: Rectangle,
    content: Rectangle,
    at: f32,
    /// The part of the window in which it is visible.
    shown: Rectangle,
    /// How far its content is shifted, with all that is around it.
    shift: Vector,
}

impl Scrolled {
    /// Whether part of these bounds is visible.
    fn shows(&self, bounds: Rectangle) -> bool {
        let top = bounds.y - self.at;
        top < self.bounds.y + self.bounds.height && top + bounds.height > self.bounds.y
    }

    fn to(&self, offset: f32) -> f32 {
        offset
            .min(self.content.height - self.bounds.height)
            .max(0.0)
    }
}

impl FocusableWidgets {
    pub fn focused(&self) -> Focused {
        match self.focused_place().map(|place| &place.kind) {
            Some(PlaceKind::Field { letters: true, .. }) => Focused::Field,
            Some(PlaceKind::Field { letters: false, .. }) => Focused::Number,
            Some(PlaceKind::Button | PlaceKind::Sign(_)) => Focused::Button,
            None => Focused::Nothing,
        }
    }

    pub(super) const fn focused_index(&self) -> Option<usize> {
        self.focused
    }

    fn focused_place(&self) -> Option<&Place> {
        self.places.get(self.focused?)
    }

    /// Whether the main button is visible.
    pub(crate) fn shows_main(&self) -> bool {
        self.main.is_some_and(|(_, is_visible)| is_visible)
    }

    /// The next or previous place, wrapping around.
    pub fn step(&self, onwards: bool) -> Option<FocusChange> {
        let stops = || {
            (0..self.places.len()).filter(|&index| {
                self.places
                    .get(index)
                    .is_some_and(|it| it.kind.is_tab_stop())
            })
        };
        let to = if onwards {
            self.focused
                .and_then(|at| stops().find(|&index| index > at))
                .or_else(|| stops().next())
        } else {
            self.focused
                .and_then(|at| stops().rev().find(|&index| index < at))
                .or_else(|| stops().next_back())
        };
        self.focus(to?)
    }

    /// From a field to the one below it in its column, from the last one of a column to the first one of the next; where there is no
    /// column, to the next field. After the last one to the main button, if it can be pressed, and else nowhere: a further Enter must
    /// not take anything away.
    pub(super) fn below(&self) -> Option<FocusChange> {
        let (at, column) = (self.focused?, self.focused_place()?.kind.column());
        let mut later = self.places.iter().enumerate().skip(at + 1);
        let to = match column {
            Some(column) => later
                .find(|(_, place)| place.kind.column() == Some(column))
                .map(|(index, _)| index)
                .or_else(|| {
                    self.places
                        .iter()
                        .position(|place| place.kind.column() == Some(column + 1))
                }),
            None => later
                .find(|(_, place)| place.kind.is_field())
                .map(|(index, _)| index),
        };
        self.focus(to.or_else(|| self.main())?)
    }

    /// The place of the main button, if it can be pressed.
    fn main(&self) -> Option<usize> {
        let (bounds, _) = self.main?;
        self.places.iter().position(|place| place.bounds == bounds)
    }

    /// The − or + of the number that has the focus: its place, unless it is disabled.
    pub(super) fn sign_of_focused(&self, more: bool) -> Option<usize> {
        let field = self.focused_place()?.id.as_ref()?;
        self.places
            .iter()
            .position(|place| matches!(&place.kind, PlaceKind::Sign(it) if it.field == *field && it.more == Some(more)))
    }

    /// The field whose number the − or + at that point of the window steps.
    pub(super) fn stepped_at(&self, point: Point) -> Option<Id> {
        self.places.iter().find_map(|place| {
            let PlaceKind::Sign(steps) = &place.kind else {
                return None;
            };
            let _ = steps.more?;
            let outer = place.within.and_then(|index| self.scrolls.get(index));
            let (shift, shown) = outer.map_or((Vector::ZERO, true), |it| {
                (it.shift, it.shown.contains(point))
            });
            ((place.bounds - shift).contains(point) && shown).then(|| steps.field.clone())
        })
    }

    /// The place of the field with that id.
    pub(super) fn place_of(&self, field: &Id) -> Option<usize> {
        self.places
            .iter()
            .position(|place| place.kind.is_field() && place.id.as_ref() == Some(field))
    }

    fn focus(&self, to: usize) -> Option<FocusChange> {
        Some(FocusChange {
            scroll: self.offset_of(to),
            ..FocusChange::focus(to)
        })
    }

    /// Scrolls to what has the focus.
    pub(crate) fn reveal_focused(&self) -> Option<FocusChange> {
        self.reveal(self.focused?)
    }

    /// Scrolls to that place.
    pub fn reveal(&self, place: usize) -> Option<FocusChange> {
        let (index, offset) = self.offset_of(place)?;
        Some(FocusChange::scroll(index, offset))
    }

    /// What contains that place, and the nearest offset at which it shows it.
    fn offset_of(&self, place: usize) -> Option<(usize, f32)> {
        let place = self.places.get(place)?;
        let index = place.within?;
        let scrolled = self.scrolls.get(index)?;
        let top = place.bounds.y - scrolled.bounds.y - size::PAD;
        let bottom = place.bounds.y + place.bounds.height + size::PAD
            - scrolled.bounds.y
            - scrolled.bounds.height;
        Some((index, scrolled.to(scrolled.at.max(bottom).min(top))))
    }

    /// Scrolls what contains the focus; without a focus, the first scrollable.
    pub fn scroll(&self, by: Scroll) -> Option<FocusChange> {
        let within = self.focused_place().and_then(|place| place.within);
        let index = within.unwrap_or(0);
        let scrolled = self.scrolls.get(index)?;
        let page = (scrolled.bounds.height - LINES).max(LINES);
        let offset = match by {
            Scroll::Up => scrolled.at - LINES,
            Scroll::Down => scrolled.at + LINES,
            Scroll::PageUp => scrolled.at - page,
            Scroll::PageDown => scrolled.at + page,
            Scroll::Top => 0.0,
            Scroll::End => scrolled.content.height,
        };
        Some(FocusChange::scroll(index, scrolled.to(offset)))
    }

    /// The id and offset of the innermost scrollable at that point that can scroll by that much, or else at all.
    pub fn under(&self, point: Point, by: f32) -> Option<(Id, f32)> {
        let longer =
            |it: &&Scrolled| it.shown.contains(point) && it.content.height > it.bounds.height;
        let mut all = self.scrolls.iter().rev().filter(longer);
        let found = all
            .clone()
            .find(|it| it.to(it.at + by) != it.at)
            .or_else(|| all.next())?;
        Some((found.id.clone()?, found.at))
    }

    /// What has an id and scrolls, and its offset.
    pub(super) fn scrolled_to(&self) -> Vec<(Id, f32)> {
        self.scrolls
            .iter()
            .filter_map(|it| Some((it.id.clone()?, it.at)))
            .collect()
    }

    /// Scrolls the scrollable with that id as far as its content goes; with the new offset.
    pub(crate) fn scroll_to(&self, id: &Id, offset: f32) -> Option<(FocusChange, f32)> {
        let index = self
            .scrolls
            .iter()
            .position(|it| it.id.as_ref() == Some(id))?;
        let offset = self.scrolls.get(index)?.to(offset);
        Some((FocusChange::scroll(index, offset), offset))
    }
}

impl Operation for FocusableWidgets {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outer = self.within;
        self.within = self.entering.take().or(outer);
        operate(self);
        self.within = outer;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id.is_some_and(|id| *id == Id::new(MAIN)) {
            let within = self.within.and_then(|index| self.scrolls.get(index));
            self.main = Some((bounds, within.is_none_or(|outer| outer.shows(bounds))));
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entering = Some(self.scrolls.len());
        let outer = self.within.and_then(|index| self.scrolls.get(index));
        let around = outer.map_or(Vector::ZERO, |outer| outer.shift);
        let shown = outer
            .map_or(Some(bounds), |outer| {
                (bounds - around).intersection(&outer.shown)
            })
            .unwrap_or_default();
        let shift = around + translation;
        self.scrolls.push(Scrolled {
            id: id.cloned(),
            bounds,
            content,
            at: translation.y,
            shown,
            shift,
        });
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if let Some(label) = state.downcast_ref::<FieldLabel>() {
            self.label = Some(label.clone());
        } else if let Some(Pressable { steps, .. }) = state.downcast_ref() {
            self.sign = steps.clone().map(|steps| (bounds, steps));
        }
    }

    fn text_input(&mut self, _id: Option<&Id>, bounds: Rectangle, _state: &mut dyn TextInput) {
        self.field = Some(bounds);
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.focused = Some(self.places.len());
        }
        let sign = self.sign.take().filter(|(sign, _)| *sign == bounds);
        // A text field reports itself just before it reports that it can be focused.
        let kind = if self.field.take() == Some(bounds) {
            let label = self.label.take();
            PlaceKind::Field {
                column: label.as_ref().and_then(|label| label.column),
                letters: label.is_none_or(|label| label.letters),
            }
        } else {
            sign.map_or(PlaceKind::Button, |(_, steps)| PlaceKind::Sign(steps))
        };
        self.places.push(Place {
            id: id.cloned(),
            bounds,
            kind,
            within: self.within,
        });
    }
}

/// Applied in a second walk.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct FocusChange {
    /// The place to focus; `Some(None)` removes the focus.
    focus: Option<Option<usize>>,
    /// The index of the scrollable, and its offset.
    scroll: Option<(usize, f32)>,
    place: usize,
    scrolled: usize,
}

impl FocusChange {
    pub const fn focus(place: usize) -> Self {
        Self {
            focus: Some(Some(place)),
            scroll: None,
            place: 0,
            scrolled: 0,
        }
    }

    /// The place that gets the focus.
    pub(crate) const fn focused_place(&self) -> Option<usize> {
        self.focus.flatten()
    }

    pub(crate) const fn unfocus() -> Self {
        Self {
            focus: Some(None),
            scroll: None,
            place: 0,
            scrolled: 0,
        }
    }

    const fn scroll(index: usize, offset: f32) -> Self {
        Self {
            focus: None,
            scroll: Some((index, offset)),
            place: 0,
            scrolled: 0,
        }
    }
}

impl Operation for FocusChange {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if let Some((index, offset)) = self.scroll
            && index == self.scrolled
        {
            state.scroll_to(AbsoluteOffset {
                x: None,
                y: Some(offset),
            });
        }
        self.scrolled += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        match self.focus {
            Some(to) if to == Some(self.place) => state.focus(),
            Some(_) if state.is_focused() => state.unfocus(),
            _ => {}
        }
        self.place += 1;
    }
}

#[cfg(test)]
mod tests {
    use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, RelativeOffset};
    use iced::{Point, Rectangle, Size, Vector};

    use super::{FocusChange, FocusableWidgets, Id, Operation, Scrollable};

    struct Unmoved;

    impl Scrollable for Unmoved {
        fn snap_to(&mut self, _: RelativeOffset<Option<f32>>) {}

        fn scroll_to(&mut self, _: AbsoluteOffset<Option<f32>>) {}

        fn scroll_by(&mut self, _: AbsoluteOffset, _: Rectangle, _: Rectangle) {}
    }

    /// A list of a window of 100 × 100, scrolled by 50, in which another one is from 100 to 140.
    fn nested(at: f32) -> FocusableWidgets {
        let mut walk = FocusableWidgets::default();
        let bounds = |y, height| Rectangle::new(Point::new(0.0, y), Size::new(100.0, height));
        let (outer, inner) = (Id::new("outer"), Id::new("inner"));
        walk.scrollable(
            Some(&outer),
            bounds(0.0, 100.0),
            bounds(0.0, 300.0),
            Vector::new(0.0, 50.0),
            &mut Unmoved,
        );
        walk.traverse(&mut |walk| {
            let content = bounds(100.0, 60.0);
            walk.scrollable(
                Some(&inner),
                bounds(100.0, 40.0),
                content,
                Vector::new(0.0, at),
                &mut Unmoved,
            );
        });
        walk
    }

    #[test]
    fn a_drag_scrolls_the_innermost_list_that_can_scroll() {
        let found = |at, y, by| nested(at).under(Point::new(50.0, y), by);
        let (outer, inner) = (Some((Id::new("outer"), 50.0)), |at| {
            Some((Id::new("inner"), at))
        });
        assert_eq!(found(5.0, 60.0, 10.0), inner(5.0));
        assert_eq!(
            found(0.0, 60.0, -10.0),
            outer,
            "the inner one is at its start"
        );
        assert_eq!(
            found(20.0, 60.0, 10.0),
            outer,
            "the inner one is at its end"
        );
        assert_eq!(
            found(5.0, 95.0, 10.0),
            outer,
            "the finger is below the inner one"
        );
        assert_eq!(
            found(5.0, 40.0, 10.0),
            outer,
            "the finger is above it, where it would be if nothing was scrolled"
        );
        assert_eq!(found(5.0, 101.0, 10.0), None);
    }

    #[test]
    fn a_list_scrolls_as_far_as_its_content_goes() {
        let walk = nested(0.0);
        assert_eq!(
            walk.scroll_to(&Id::new("inner"), 30.0),
            Some((FocusChange::scroll(1, 20.0), 20.0))
        );
        assert_eq!(
            walk.scroll_to(&Id::new("outer"), -3.0),
            Some((FocusChange::scroll(0, 0.0), 0.0))
        );
        assert_eq!(walk.scroll_to(&Id::new("gone"), 3.0), None);
    }
}
