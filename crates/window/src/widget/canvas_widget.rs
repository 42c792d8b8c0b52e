//! A drawing whose parts can be pressed, focused and named as if each was a button.
//!
//! What is drawn is kept until the drawing, the theme or the size changes. Tab leads from part to part like from button to
//! button; the arrows go to the part that is nearest in their direction.

use std::cell::RefCell;

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::text::Renderer as _;
use iced::advanced::widget::{Operation, Tree, operation, tree};
use iced::advanced::{
    Clipboard, Layout, Renderer as _, Shell, Widget, layout, mouse, renderer, text,
};
use iced::keyboard::{self, Key, key::Named};
use iced::widget::canvas::{self, Path};
use iced::{
    Color, Event, Length, Pixels, Point, Rectangle, Size, Theme, Vector, alignment, window,
};

use super::canvas_builder::{CanvasBuilder, Word};
use super::described::PartAsked;
use super::press::Pressable;
use super::{Element, Renderer};
use crate::theme::{self, Colours, size};

/// Something that is drawn from a plain description of its state.
pub trait Drawing: Clone + PartialEq + 'static {
    type Part: Copy + PartialEq + 'static;

    /// What the keyboard reaches, in reading order.
    fn parts(&self, size: Size) -> Vec<DrawnPart<Self::Part>>;

    /// What is under a point.
    fn hit(&self, size: Size, point: Point) -> Option<Self::Part>;

    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>);

    /// The outline of a part, drawn while the pointer is over it or it has the focus.
    fn outline(&self, size: Size, part: Self::Part) -> Option<Path>;
}

/// A part, as it is reached and named.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct DrawnPart<Part> {
    pub part: Part,
    /// The id, also used by tests.
    pub id: String,
    /// What it is and shows, in words.
    pub label: String,
    /// Whether it is the one of several that is chosen.
    pub chosen: bool,
    /// Where it can be pressed; its middle belongs to the part.
    pub bounds: Rectangle,
}

/// A drawing of this size; a press sends what `press` makes of the part.
pub fn canvas_widget<'a, D: Drawing, Message: Clone + 'a>(
    drawing: D,
    size: Size,
    press: impl Fn(D::Part) -> Option<Message> + 'a,
) -> Element<'a, Message> {
    Element::new(CanvasWidget {
        drawing,
        size,
        press: Box::new(press),
    })
}

/// Something that is drawn and has no parts: it is neither pressed nor named, what stands beside it says what it shows.
pub trait Picture: Clone + PartialEq + 'static {
    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>);
}

/// A picture of this size.
pub fn picture<'a, P: Picture, Message: Clone + 'a>(
    picture: P,
    size: Size,
) -> Element<'a, Message> {
    canvas_widget(WithoutParts(picture), size, |()| None)
}

#[derive(Clone, PartialEq)]
struct WithoutParts<P>(P);

impl<P: Picture> Drawing for WithoutParts<P> {
    type Part = ();

    fn parts(&self, _: Size) -> Vec<DrawnPart<()>> {
        Vec::new()
    }

    fn hit(&self, _: Size, _: Point) -> Option<()> {
        None
    }

    fn draw(&self, size: Size, colours: &Colours, sketch: &mut CanvasBuilder<'_>) {
        self.0.draw(size, colours, sketch);
    }

    fn outline(&self, _: Size, (): ()) -> Option<Path> {
        None
    }
}

struct CanvasWidget<'a, D: Drawing, Message> {
    drawing: D,
    size: Size,
    press: Box<dyn Fn(D::Part) -> Option<Message> + 'a>,
}

/// What was drawn, and from what.
struct Cached<K> {
    key: RefCell<Option<K>>,
    cache: canvas::Cache<Renderer>,
    words: RefCell<Vec<Word>>,
}

impl<K> Default for Cached<K> {
    fn default() -> Self {
        Self {
            key: RefCell::new(None),
            cache: canvas::Cache::new(),
            words: RefCell::default(),
        }
    }
}

impl<K> Cached<K> {
    /// Forgets what was drawn, unless it was drawn from the same; whether it did.
    fn forget_unless(&self, is_same: impl FnOnce(&K) -> bool, key: impl FnOnce() -> K) -> bool {
        let is_other = !self.key.borrow().as_ref().is_some_and(is_same);
        if is_other {
            self.cache.clear();
            *self.key.borrow_mut() = Some(key());
        }
        is_other
    }
}

/// What is marked: under the pointer, and focused.
#[derive(PartialEq)]
struct Marked<Part> {
    over: Option<Part>,
    focused: Option<Part>,
}

struct State<D: Drawing> {
    picture: Cached<(D, String)>,
    marks: Cached<Marked<D::Part>>,
    /// The id of the part that has the focus.
    focused: Option<String>,
    over: Option<D::Part>,
    pressed: Option<D::Part>,
}

impl<D: Drawing> Default for State<D> {
    fn default() -> Self {
        Self {
            picture: Cached::default(),
            marks: Cached::default(),
            focused: None,
            over: None,
            pressed: None,
        }
    }
}

/// A part, as the walks over all widgets see it.
struct Focus<'s> {
    focused: &'s mut Option<String>,
    id: &'s str,
}

impl operation::Focusable for Focus<'_> {
    fn is_focused(&self) -> bool {
        self.focused.as_deref() == Some(self.id)
    }

    fn focus(&mut self) {
        *self.focused = Some(self.id.to_owned());
    }

    fn unfocus(&mut self) {
        if self.is_focused() {
            *self.focused = None;
        }
    }
}

impl<D: Drawing, Message> CanvasWidget<'_, D, Message> {
    fn focused_part(&self, state: &State<D>, size: Size) -> Option<DrawnPart<D::Part>> {
        let id = state.focused.as_ref()?;
        self.drawing
            .parts(size)
            .into_iter()
            .find(|part| part.id == *id)
    }

    /// The nearest part in the direction of an arrow.
    fn beside(&self, size: Size, from: &DrawnPart<D::Part>, arrow: Named) -> Option<String> {
        let way = match arrow {
            Named::ArrowUp => Vector::new(0.0, -1.0),
            Named::ArrowDown => Vector::new(0.0, 1.0),
            Named::ArrowLeft => Vector::new(-1.0, 0.0),
            Named::ArrowRight => Vector::new(1.0, 0.0),
            _ => return None,
        };
        let start = from.bounds.center();
        let costs = self.drawing.parts(size).into_iter().filter_map(|part| {
            let by = part.bounds.center() - start;
            let along = by.x * way.x + by.y * way.y;
            let aside = (by.x * way.y - by.y * way.x).abs();
            (along > 1.0 && aside <= along * 1.5).then_some((along + 2.0 * aside, part.id))
        });
        costs
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, id)| id)
    }
}

impl<D: Drawing, Message: Clone> Widget<Message, Theme, Renderer> for CanvasWidget<'_, D, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State<D>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::<D>::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(
            Length::Fixed(self.size.width),
            Length::Fixed(self.size.height),
        )
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::atomic(limits, self.size.width, self.size.height)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let (bounds, state) = (layout.bounds(), tree.state.downcast_mut::<State<D>>());
        let (size, corner) = (bounds.size(), Vector::new(bounds.x, bounds.y));
        let mut asked = PartAsked::default();
        operation.custom(None, bounds, &mut asked);
        let over = asked
            .at
            .filter(|at| bounds.contains(*at))
            .and_then(|at| self.drawing.hit(size, at - corner));
        for part in self.drawing.parts(size) {
            let place = part.bounds + corner;
            let enabled = (self.press)(part.part).is_some();
            let is_meant = over == Some(part.part)
                || over.is_none() && state.focused.as_ref() == Some(&part.id);
            operation.container(Some(&part.id.clone().into()), place);
            operation.traverse(&mut |operation| {
                let (chosen, under) = (Some(part.chosen), Some(over == Some(part.part)));
                let label = Some(part.label.clone());
                operation.custom(
                    None,
                    place,
                    &mut Pressable {
                        label,
                        chosen,
                        enabled,
                        under,
                        ..Pressable::default()
                    },
                );
                let mut focus = Focus {
                    focused: &mut state.focused,
                    id: &part.id,
                };
                if enabled {
                    operation.focusable(None, place, &mut focus);
                } else {
                    operation::Focusable::unfocus(&mut focus);
                }
                if asked.wants_written && is_meant {
                    for word in state
                        .picture
                        .words
                        .borrow()
                        .iter()
                        .filter(|it| self.drawing.hit(size, it.at) == Some(part.part))
                    {
                        operation.text(
                            None,
                            Rectangle::new(word.at + corner, Size::ZERO),
                            &word.content,
                        );
                    }
                }
            });
        }
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let (bounds, state) = (layout.bounds(), tree.state.downcast_mut::<State<D>>());
        let seen = bounds.intersection(viewport).unwrap_or_default();
        let over = cursor
            .position_over(seen)
            .map(|point| point - Vector::new(bounds.x, bounds.y));
        let over = over.and_then(|point| self.drawing.hit(bounds.size(), point));
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                state.pressed = over;
                if over.is_some_and(|part| (self.press)(part).is_some()) {
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                let pressed = state.pressed.take().filter(|part| over == Some(*part));
                if let Some(message) = pressed.and_then(&self.press) {
                    shell.publish(message);
                    shell.capture_event();
                }
            }
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: Key::Named(key),
                modifiers,
                repeat,
                ..
            }) if modifiers.is_empty() && !shell.is_event_captured() => {
                let Some(focused) = self.focused_part(state, bounds.size()) else {
                    return;
                };
                if matches!(key, Named::Enter | Named::Space) {
                    if let Some(message) = (self.press)(focused.part).filter(|_| !repeat) {
                        shell.publish(message);
                    }
                    shell.capture_event();
                } else if let Some(beside) = self.beside(bounds.size(), &focused, *key) {
                    state.focused = Some(beside);
                    shell.request_redraw();
                    shell.capture_event();
                }
            }
            Event::Window(window::Event::RedrawRequested(_)) => state.over = over,
            _ => {}
        }
        if state.over != over {
            shell.request_redraw();
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        let bounds = layout.bounds();
        let seen = bounds.intersection(viewport).unwrap_or_default();
        let over = cursor
            .position_over(seen)
            .map(|point| point - Vector::new(bounds.x, bounds.y));
        let over = over.and_then(|point| self.drawing.hit(bounds.size(), point));
        if over.is_some_and(|part| (self.press)(part).is_some()) {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::default()
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let (bounds, state) = (layout.bounds(), tree.state.downcast_ref::<State<D>>());
        let (size, colours, look) = (bounds.size(), theme::colours_of(theme), theme.to_string());
        if size.width < 1.0 || size.height < 1.0 {
            return;
        }
        let State {
            picture,
            marks,
            over,
            ..
        } = state;
        if picture.forget_unless(
            |(from, of)| *from == self.drawing && *of == look,
            || (self.drawing.clone(), look.clone()),
        ) {
            marks.cache.clear();
        }
        let shapes = picture.cache.draw(renderer, size, |frame| {
            let mut sketch = CanvasBuilder::new(frame);
            self.drawing.draw(size, colours, &mut sketch);
            *picture.words.borrow_mut() = sketch.words();
        });
        let focused = self.focused_part(state, size).map(|it| it.part);
        let over = over.filter(|&part| (self.press)(part).is_some());
        let _ = marks.forget_unless(
            |it| *it == Marked { over, focused },
            || Marked { over, focused },
        );
        let rings = marks.cache.draw(renderer, size, |frame| {
            let mut sketch = CanvasBuilder::new(frame);
            if let Some(path) = over.and_then(|part| self.drawing.outline(size, part)) {
                sketch.line(&path, colours.rust.ink, size::EDGE / 2.0);
            }
            if let Some(path) = focused.and_then(|part| self.drawing.outline(size, part)) {
                // Light beside dark is visible on every tile.
                sketch.line(&path, colours.text.ground, size::RING * 2.5);
                sketch.line(&path, colours.text.ink, size::RING);
            }
        });
        renderer.with_translation(Vector::new(bounds.x, bounds.y), |renderer| {
            renderer.draw_geometry(shapes);
            renderer.draw_geometry(rings);
            for word in picture.words.borrow().iter() {
                write(renderer, word, size);
            }
        });
    }
}

fn write(renderer: &mut Renderer, word: &Word, size: Size) {
    let Word {
        content,
        at,
        size: letters,
        font,
        ink,
        room,
    } = word;
    let text = text::Text {
        content: content.clone(),
        bounds: size,
        size: Pixels(*letters),
        line_height: text::LineHeight::Relative(1.2),
        font: *font,
        align_x: text::Alignment::Center,
        align_y: alignment::Vertical::Center,
        shaping: text::Shaping::Basic,
        wrapping: text::Wrapping::None,
    };
    let ink: Color = *ink;
    renderer.fill_text(text, *at, ink, *room);
}
