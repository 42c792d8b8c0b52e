//! The root of every screen: handling of keys and fingers.
//!
//! A key goes to the focused widget first, then here: Tab moves the focus and scrolls to it, arrows and pages scroll,
//! everything else is sent to the app. Fingers are handled here alone: [`touch`].

mod accessible;
mod deaf;
mod focus;
mod kept;
mod kinetic;
mod remote;
mod tip;
mod touch;
mod words;

use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, mouse, renderer};
use iced::time::Instant;
use iced::touch::Event as TouchEvent;
use iced::window::Event as WindowEvent;
use iced::{Event, Point, Rectangle, Theme, keyboard};

use super::delegate::left_to_content;
use super::{Element, Motion, Renderer};
use crate::keys::{self, Focused, Shortcut};
use deaf::{ControlAt, DeafPoint, Under};
use focus::{FocusChange, FocusableWidgets};
use kept::KeptScrolls;
use remote::Select;
use tip::{REST, Tip};
use touch::{Response, Touch};
use words::{Asked, Words};

pub use accessible::{Accessible, AccessibleNode, AccessibleRole};
pub use remote::{RemoteInput, RemoteKind};

/// The id of the panel that explains.
const TIP: &str = "tip";

/// The settings on which the handling of input depends.
#[derive(Debug, Clone, Copy)]
pub struct Preferences {
    pub motion: Motion,
    /// In percent.
    pub text_size: u16,
    /// Which page is shown: screen, step and card.
    pub page: u64,
    /// How many pages are below it.
    pub over: usize,
}

/// Sends every shortcut that it does not handle itself, and the text size that two fingers choose: in percent, and whether it
/// is final. Remote input has a number, by which it is recognised as new.
pub fn root<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    preferences: Preferences,
    remote: Option<&'a (u64, RemoteInput)>,
    shortcut: impl Fn(Shortcut) -> Message + 'a,
    resize: impl Fn(u16, bool) -> Message + 'a,
) -> Element<'a, Message> {
    Element::new(Root {
        content: content.into(),
        preferences,
        remote,
        shortcut: Box::new(shortcut),
        resize: Box::new(resize),
    })
}

#[derive(Debug, Default)]
struct State {
    touch: Touch,
    tip: Tip,
    deaf: DeafPoint,
    kept: KeptScrolls,
    /// The number of the last remote input.
    remote_done: u64,
    /// The field of the − or + that the pointer pressed last: digits that follow are for it.
    stepped: Option<Id>,
    /// The window has another size, as when the keyboard of a phone comes: what has the focus may be out of sight.
    resized: bool,
}

struct Root<'a, Message> {
    content: Element<'a, Message>,
    preferences: Preferences,
    remote: Option<&'a (u64, RemoteInput)>,
    shortcut: Box<dyn Fn(Shortcut) -> Message + 'a>,
    resize: Box<dyn Fn(u16, bool) -> Message + 'a>,
}

impl<Message> Root<'_, Message> {
    fn seen(
        &mut self,
        inner: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> FocusableWidgets {
        let mut seen = FocusableWidgets::default();
        self.content
            .as_widget_mut()
            .operate(inner, layout, renderer, &mut seen);
        seen
    }

    /// What the screen says to those who cannot see it.
    fn accessible(
        &mut self,
        inner: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> Vec<AccessibleNode> {
        let mut accessible = Accessible::default();
        self.content
            .as_widget_mut()
            .operate(inner, layout, renderer, &mut accessible);
        accessible.nodes()
    }

    fn change(
        &mut self,
        change: Option<FocusChange>,
        inner: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) {
        if let Some(mut change) = change {
            self.content
                .as_widget_mut()
                .operate(inner, layout, renderer, &mut change);
        }
    }

    /// The words of what is asked for that cannot be read on the screen, and its place.
    fn words(
        &mut self,
        asked: Asked,
        inner: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> Option<(String, Rectangle)> {
        let mut words = Words::new(asked);
        self.content
            .as_widget_mut()
            .operate(inner, layout, renderer, &mut words);
        words.found()
    }

    /// Explains in this frame what is to be explained, or returns the time at which it will be.
    fn explain(
        &mut self,
        now: Instant,
        (touch, tip): (&mut Touch, &mut Tip),
        inner: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> Option<Instant> {
        let window = layout.bounds();
        if let Some((at, since)) = touch.resting() {
            // A finger on what has no words asks for no frame.
            let found = self.words(Asked::At(at), inner, layout, renderer)?;
            if now < since + REST {
                return Some(since + REST);
            }
            touch.answered();
            tip.show(Asked::At(at), Some(found), true, window);
            return None;
        }
        match tip.due(now) {
            Err(later) => return Some(later),
            Ok(due) => {
                // What is shown goes once it is not true any more.
                if let Some(asked) = due.or_else(|| tip.explained()) {
                    let found = self.words(asked, inner, layout, renderer);
                    tip.show(asked, found, touch.rests(), window);
                }
            }
        }
        None
    }

    /// What is at a point.
    fn under(
        &mut self,
        at: Point,
        inner: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> Under {
        let mut control = ControlAt::new(at);
        self.content
            .as_widget_mut()
            .operate(inner, layout, renderer, &mut control);
        Under {
            page: self.preferences.page,
            control: control.found,
        }
    }

    /// Focuses a place and selects its text; whether it is a field.
    fn select(
        &mut self,
        place: usize,
        inner: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> bool {
        self.change(Some(FocusChange::focus(place)), inner, layout, renderer);
        let mut select = Select::new(place);
        self.content
            .as_widget_mut()
            .operate(inner, layout, renderer, &mut select);
        select.found_field()
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Root<'_, Message> {
    left_to_content!(diff);

    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.content
            .as_widget_mut()
            .operate(&mut tree.children[0], layout, renderer, operation);
        if let Some((words, bounds)) = tree.state.downcast_ref::<State>().tip.shown() {
            operation.container(Some(&Id::new(TIP)), bounds);
            operation.text(None, bounds, words);
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let State { tip, .. } = tree.state.downcast_ref();
        self.content.as_widget().draw(
            &tree.children[0],
            renderer,
            theme,
            style,
            layout,
            cursor,
            viewport,
        );
        tip.draw(renderer, theme, *viewport);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let State {
            touch,
            tip,
            deaf,
            kept,
            remote_done,
            stepped,
            resized,
        } = tree.state.downcast_mut::<State>();
        let inner = &mut tree.children[0];
        if tip.handle(event, touch.is_used()) {
            shell.request_redraw();
        }
        // A pointer press clears keyboard focus.
        if matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(_))
                | Event::Touch(TouchEvent::FingerPressed { .. })
        ) {
            let seen = self.seen(inner, layout, renderer);
            *stepped = cursor.position().and_then(|at| seen.stepped_at(at));
            if seen.focused() == Focused::Button {
                self.change(Some(FocusChange::unfocus()), inner, layout, renderer);
                shell.request_redraw();
            }
        }
        match event {
            Event::Touch(event) => {
                let Preferences {
                    motion, text_size, ..
                } = self.preferences;
                let response = touch.handle(*event, text_size, motion, || {
                    self.seen(inner, layout, renderer)
                });
                if let TouchEvent::FingerPressed { position, .. } = *event {
                    let under = self.under(position, inner, layout, renderer);
                    if !deaf.goes_down(position, under) {
                        touch.answered();
                    }
                }
                match response {
                    Some(Response::Click(at))
                        if !deaf.comes_up(at, &self.under(at, inner, layout, renderer)) => {}
                    Some(Response::Click(at)) => {
                        *stepped = self.seen(inner, layout, renderer).stepped_at(at);
                        let (cursor, button) = (mouse::Cursor::Available(at), mouse::Button::Left);
                        for event in [
                            mouse::Event::ButtonPressed(button),
                            mouse::Event::ButtonReleased(button),
                        ] {
                            // A widget that captures the press still has to see the release.
                            let mut messages = Vec::new();
                            let mut once = Shell::new(&mut messages);
                            let (content, event) =
                                (self.content.as_widget_mut(), Event::Mouse(event));
                            content.update(
                                inner, &event, layout, cursor, renderer, clipboard, &mut once,
                                viewport,
                            );
                            shell.merge(once, |message| message);
                        }
                    }
                    Some(Response::Scroll(change)) => {
                        deaf.scrolled();
                        self.change(Some(change), inner, layout, renderer);
                    }
                    Some(Response::TextSize(percent, last)) => {
                        deaf.scrolled();
                        shell.publish((self.resize)(percent, last));
                    }
                    None => {}
                }
                if !touch.rests() {
                    let _ = tip.hide();
                }
                shell.request_redraw();
                shell.capture_event();
                return;
            }
            Event::Window(WindowEvent::RedrawRequested(now)) => {
                let seen = self.seen(inner, layout, renderer);
                for (id, offset) in kept.drawn(
                    self.preferences.over,
                    self.preferences.page,
                    seen.scrolled_to(),
                ) {
                    let change = seen.scroll_to(&id, offset).map(|(change, _)| change);
                    self.change(change, inner, layout, renderer);
                }
                let under = deaf
                    .watched()
                    .map(|at| self.under(at, inner, layout, renderer));
                if let Some(later) = under.and_then(|under| deaf.drawn(*now, under)) {
                    shell.request_redraw_at(later);
                }
                let change = touch.advance(*now, || self.seen(inner, layout, renderer));
                if change.is_some() {
                    shell.request_redraw();
                }
                self.change(change, inner, layout, renderer);
                if std::mem::take(resized) {
                    let change = self.seen(inner, layout, renderer).reveal_focused();
                    self.change(change, inner, layout, renderer);
                }
                if let Some((number, input)) =
                    self.remote.filter(|(number, _)| *number > *remote_done)
                {
                    *remote_done = *number;
                    if let Some(place) = input.target(&self.accessible(inner, layout, renderer)) {
                        let change = self.seen(inner, layout, renderer).reveal(place);
                        self.change(change, inner, layout, renderer);
                        if input.kind != RemoteKind::Reveal {
                            let is_field = self.select(place, inner, layout, renderer);
                            if let Some(event) = input.event(is_field) {
                                let content = self.content.as_widget_mut();
                                content.update(
                                    inner, &event, layout, cursor, renderer, clipboard, shell,
                                    viewport,
                                );
                            }
                            if !is_field {
                                self.change(Some(FocusChange::unfocus()), inner, layout, renderer);
                            }
                        }
                    }
                }
                if let Some(later) = self.explain(*now, (touch, tip), inner, layout, renderer) {
                    shell.request_redraw_at(later);
                }
                // While a list moves, nobody follows where everything is.
                #[cfg(target_arch = "wasm32")]
                if !touch.scrolls() {
                    let nodes = self.accessible(inner, layout, renderer);
                    crate::page::mirror(&nodes, self.preferences.text_size);
                }
            }
            Event::Window(WindowEvent::Resized(_)) => *resized = true,
            event => {
                touch.observe(event);
                if let Event::Mouse(mouse::Event::CursorMoved { position }) = event
                    && !touch.is_used()
                    && let Some(later) = tip.mouse_moved(*position, Instant::now())
                {
                    shell.request_redraw_at(later);
                }
            }
        }
        let mut cursor = touch.pointer(cursor);
        if let (Some(at), Event::Mouse(pressed)) = (cursor.position(), event) {
            match pressed {
                mouse::Event::ButtonPressed(mouse::Button::Left) => {
                    let under = self.under(at, inner, layout, renderer);
                    if !deaf.goes_down(at, under) {
                        shell.capture_event();
                        return;
                    }
                }
                mouse::Event::WheelScrolled { .. } => deaf.scrolled(),
                // What was pressed is released, but beside everything.
                mouse::Event::ButtonReleased(mouse::Button::Left) => {
                    let under = self.under(at, inner, layout, renderer);
                    if !deaf.comes_up(at, &under) {
                        cursor = mouse::Cursor::Unavailable;
                    }
                }
                _ => {}
            }
        }
        self.content.as_widget_mut().update(
            inner, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
        if shell.is_event_captured() {
            if is_arrow(event) {
                tip.focus_moved();
            }
            return;
        }
        let Event::Keyboard(keyboard::Event::KeyPressed {
            key,
            modified_key,
            modifiers,
            repeat,
            ..
        }) = event
        else {
            return;
        };
        let seen = self.seen(inner, layout, renderer);
        if let Some(field) = stepped
            .as_ref()
            .filter(|_| is_digit(event) && seen.focused() == Focused::Nothing)
            && let Some(place) = seen.place_of(field)
        {
            let _ = self.select(place, inner, layout, renderer);
            self.content.as_widget_mut().update(
                inner, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
            shell.request_redraw();
            return;
        }
        let Some(shortcut) = keys::shortcut(key, modified_key, *modifiers, seen.focused()) else {
            return;
        };
        shell.capture_event();
        match shortcut {
            Shortcut::Choose(onwards)
                if [false, true]
                    .into_iter()
                    .any(|more| seen.sign_of_focused(more).is_some()) =>
            {
                let field = seen.focused_index();
                if let Some((sign, field)) = seen.sign_of_focused(!onwards).zip(field) {
                    self.change(Some(FocusChange::focus(sign)), inner, layout, renderer);
                    let content = self.content.as_widget_mut();
                    content.update(
                        inner,
                        &remote::enter(),
                        layout,
                        cursor,
                        renderer,
                        clipboard,
                        shell,
                        viewport,
                    );
                    let _ = self.select(field, inner, layout, renderer);
                    shell.request_redraw();
                }
            }
            Shortcut::Next | Shortcut::Previous | Shortcut::Below => {
                // Tab goes on from the number whose − or + was pressed last.
                let stepped = stepped.as_ref().and_then(|field| seen.place_of(field));
                let seen = match stepped {
                    Some(place) if seen.focused() == Focused::Nothing => {
                        let _ = self.select(place, inner, layout, renderer);
                        self.seen(inner, layout, renderer)
                    }
                    _ => seen,
                };
                let change = if shortcut == Shortcut::Below {
                    seen.below()
                } else {
                    seen.step(shortcut == Shortcut::Next)
                };
                self.change(change, inner, layout, renderer);
                if let Some(mut select) = change
                    .and_then(|change| change.focused_place())
                    .map(Select::new)
                {
                    // What is typed in a field replaces what was in it.
                    self.content
                        .as_widget_mut()
                        .operate(inner, layout, renderer, &mut select);
                }
                tip.focus_moved();
                shell.request_redraw();
            }
            Shortcut::Scroll(by) => {
                self.change(seen.scroll(by), inner, layout, renderer);
                shell.request_redraw();
            }
            // A held key counts once.
            _ if *repeat => {}
            // Enter presses only what is visible: not a main button behind another tab.
            Shortcut::Main if !seen.shows_main() => {}
            shortcut => shell.publish((self.shortcut)(shortcut)),
        }
    }
}

/// Whether a digit is typed, or the sign of a negative number.
fn is_digit(event: &Event) -> bool {
    let Event::Keyboard(keyboard::Event::KeyPressed {
        text: Some(text),
        modifiers,
        ..
    }) = event
    else {
        return false;
    };
    !modifiers.command()
        && !modifiers.alt()
        && text
            .chars()
            .all(|it| it.is_ascii_digit() || matches!(it, '-' | '−'))
}

/// Whether an arrow key is pressed, which a drawing takes to move the focus among its parts.
fn is_arrow(event: &Event) -> bool {
    use keyboard::key::Named::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp};
    matches!(
        event,
        Event::Keyboard(keyboard::Event::KeyPressed {
            key: keyboard::Key::Named(ArrowDown | ArrowLeft | ArrowRight | ArrowUp),
            ..
        })
    )
}
