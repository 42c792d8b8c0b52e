//! The focusable and scrollable widgets of a screen in reading order; where the focus moves, and how far to scroll to it.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Focusable, Operation, Scrollable, TextInput};
use iced::{Rectangle, Vector};

use super::super::super::keys::{Focused, Scroll};
use super::super::super::theme::size;
use super::super::MAIN;

/// How far an arrow key scrolls.
const LINES: f32 = 60.0;

/// The result of a walk over the widget tree.
#[derive(Debug, Default)]
pub struct TreeWalk {
    places: Vec<Place>,
    scrolls: Vec<Scrolled>,
    focused: Option<usize>,
    main: bool,
    field: Option<Rectangle>,
    entering: Option<usize>,
    within: Option<usize>,
}

#[derive(Debug, Clone, Copy)]
struct Place {
    bounds: Rectangle,
    field: bool,
    within: Option<usize>,
}

#[derive(Debug, Clone, Copy)]
struct Scrolled {
    bounds: Rectangle,
    content: Rectangle,
    at: f32,
}

impl Scrolled {
    /// Whether part of these bounds is visible.
    fn shows(self, bounds: Rectangle) -> bool {
        let top = bounds.y - self.at;
        top < self.bounds.y + self.bounds.height && top + bounds.height > self.bounds.y
    }

    fn to(self, offset: f32) -> f32 {
        offset.min(self.content.height - self.bounds.height).max(0.0)
    }
}

impl TreeWalk {
    pub fn focused(&self) -> Focused {
        match self.focused.and_then(|index| self.places.get(index)) {
            Some(Place { field: true, .. }) => Focused::Field,
            Some(_) => Focused::Button,
            None => Focused::Nothing,
        }
    }

    /// Whether the main button is visible.
    pub(crate) const fn shows_main(&self) -> bool {
        self.main
    }

    /// The next or previous place, wrapping around.
    pub fn step(&self, onwards: bool) -> Option<FocusChange> {
        let last = self.places.len().checked_sub(1)?;
        let to = match (self.focused, onwards) {
            (None, true) => 0,
            (None, false) => last,
            (Some(at), true) => {
                if at >= last {
                    0
                } else {
                    at + 1
                }
            }
            (Some(at), false) => at.checked_sub(1).unwrap_or(last),
        };
        let scroll = self.places.get(to).and_then(|place| {
            let index = place.within?;
            let scrolled = *self.scrolls.get(index)?;
            let top = place.bounds.y - scrolled.bounds.y - size::PAD;
            let bottom = place.bounds.y + place.bounds.height + size::PAD - scrolled.bounds.y - scrolled.bounds.height;
            let offset = scrolled.to(scrolled.at.max(bottom).min(top));
            Some((index, offset))
        });
        Some(FocusChange { focus: Some(Some(to)), scroll, place: 0, scrolled: 0 })
    }

    /// Scrolls what contains the focus; without a focus, the first scrollable.
    pub(crate) fn scroll(&self, by: Scroll) -> Option<FocusChange> {
        let within = self.focused.and_then(|at| self.places.get(at)).and_then(|place| place.within);
        let index = within.unwrap_or(0);
        let scrolled = *self.scrolls.get(index)?;
        let page = (scrolled.bounds.height - LINES).max(LINES);
        let offset = match by {
            Scroll::Up => scrolled.at - LINES,
            Scroll::Down => scrolled.at + LINES,
            Scroll::PageUp => scrolled.at - page,
            Scroll::PageDown => scrolled.at + page,
            Scroll::Top => 0.0,
            Scroll::End => scrolled.content.height,
        };
        Some(FocusChange { focus: None, scroll: Some((index, scrolled.to(offset))), place: 0, scrolled: 0 })
    }
}

impl Operation for TreeWalk {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outer = self.within;
        self.within = self.entering.take().or(outer);
        operate(self);
        self.within = outer;
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        let within = self.within.and_then(|index| self.scrolls.get(index));
        let seen = || within.is_none_or(|scrolled| scrolled.shows(bounds));
        self.main |= id.is_some_and(|id| *id == Id::new(MAIN)) && seen();
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entering = Some(self.scrolls.len());
        self.scrolls.push(Scrolled { bounds, content, at: translation.y });
    }

    fn text_input(&mut self, _id: Option<&Id>, bounds: Rectangle, _state: &mut dyn TextInput) {
        self.field = Some(bounds);
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.focused = Some(self.places.len());
        }
        // A text field reports itself just before it reports that it can be focused.
        let field = self.field.take() == Some(bounds);
        self.places.push(Place { bounds, field, within: self.within });
    }
}

/// Applied in a second walk.
#[derive(Debug, Clone, Copy)]
pub struct FocusChange {
    /// The place to focus; `Some(None)` removes the focus.
    focus: Option<Option<usize>>,
    /// The index of the scrollable, and its offset.
    scroll: Option<(usize, f32)>,
    place: usize,
    scrolled: usize,
}

impl FocusChange {
    pub(crate) const fn unfocus() -> Self {
        Self { focus: Some(None), scroll: None, place: 0, scrolled: 0 }
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
            state.scroll_to(AbsoluteOffset { x: None, y: Some(offset) });
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
