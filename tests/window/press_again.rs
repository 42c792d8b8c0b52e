//! A press at the same point as the one before sends nothing as long as the page has just become another one.

use std::time::{Duration, Instant};

use iced_test::core::widget::operation::{Focusable, Scrollable, TextInput};
use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Event, Point, Rectangle, Vector, mouse, window};
use solkeeper::app::widget::{AccessibleRole, RemoteInput, RemoteKind};
use solkeeper::language::Language;

use crate::driver::Driver;
use crate::{begun, folders};

/// A phone, a small and a large window.
const ROOMS: [(f32, f32); 3] = [(390.0, 844.0), (1024.0, 600.0), (1440.0, 900.0)];

/// What can be pressed, by id, as far as it is in sight.
#[derive(Default)]
struct Controls {
    around: Vec<Option<Id>>,
    entering: Option<Id>,
    scrolled: Option<(Rectangle, Vector)>,
    scrolls: Option<(Rectangle, Vector)>,
    field: bool,
    found: Vec<(String, Rectangle)>,
}

impl Controls {
    fn seen(&self, bounds: Rectangle) -> Option<Rectangle> {
        self.scrolled.map_or(Some(bounds), |(shown, by)| shown.intersection(&(bounds - by)))
    }
}

impl Operation for Controls {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outer = self.scrolled;
        self.scrolled = self.scrolls.take().or(outer);
        self.around.push(self.entering.take());
        operate(self);
        let _ = self.around.pop();
        self.scrolled = outer;
    }

    fn container(&mut self, id: Option<&Id>, _: Rectangle) {
        self.entering = id.cloned();
    }

    fn scrollable(&mut self, _: Option<&Id>, bounds: Rectangle, _: Rectangle, by: Vector, _: &mut dyn Scrollable) {
        let before = self.scrolled.map_or(Vector::new(0.0, 0.0), |(_, by)| by);
        self.scrolls = Some((self.seen(bounds).unwrap_or_default(), before + by));
    }

    fn text_input(&mut self, _: Option<&Id>, _: Rectangle, _: &mut dyn TextInput) {
        self.field = true;
    }

    fn focusable(&mut self, _: Option<&Id>, bounds: Rectangle, _: &mut dyn Focusable) {
        if std::mem::take(&mut self.field) {
            return;
        }
        let Some(id) = self.around.iter().rev().flatten().next() else { return };
        let id = format!("{id:?}");
        let id = id.split('"').nth(1).unwrap_or(&id).to_owned();
        self.found.extend(self.seen(bounds).filter(|place| place.height > 8.0).map(|place| (id, place)));
    }
}

/// A mouse in a window, and a clock that only it moves.
struct Walk {
    driver: Driver,
    now: Instant,
}

impl Walk {
    fn new(mut driver: Driver, room: (f32, f32)) -> Self {
        driver.scrolling(room);
        Self { driver, now: Instant::now() }
    }

    fn controls(&mut self) -> Controls {
        let mut controls = Controls::default();
        self.driver.look(&mut controls);
        controls
    }

    /// Draws a frame, lets that time pass, and draws another one.
    fn wait(&mut self, milliseconds: u64) {
        self.frame();
        self.now += Duration::from_millis(milliseconds);
        self.frame();
    }

    fn frame(&mut self) {
        let sent = self.driver.give(&[Event::Window(window::Event::RedrawRequested(self.now))], mouse::Cursor::Unavailable);
        sent.into_iter().for_each(|message| self.driver.send(message));
    }

    /// Whether a press at that point sent anything.
    fn press(&mut self, at: Point) -> bool {
        let button = |event: fn(mouse::Button) -> mouse::Event| Event::Mouse(event(mouse::Button::Left));
        let events = [
            Event::Mouse(mouse::Event::CursorMoved { position: at }),
            button(mouse::Event::ButtonPressed),
            button(mouse::Event::ButtonReleased),
        ];
        let sent = self.driver.give(&events, mouse::Cursor::Available(at));
        let is_heard = !sent.is_empty();
        sent.into_iter().for_each(|message| self.driver.send(message));
        is_heard
    }
}

/// A window with a mission at its first step that is read or gone through.
fn at_first_step(room: (f32, f32)) -> (tempfile::TempDir, Walk) {
    let (folder, mut driver) = begun(Language::English);
    for _ in 0..3 {
        driver.press_named("main");
    }
    (folder, Walk::new(driver, room))
}

fn main_of(walk: &mut Walk) -> Point {
    let controls = walk.controls();
    controls.found.iter().find(|(id, _)| id == "main").expect("a main button").1.center()
}

#[test]
fn a_double_press_passes_one_page_only() {
    for room in ROOMS {
        let (_folder, mut walk) = at_first_step(room);
        let position = |walk: &Walk| walk.driver.app.session().expect("a game").table().position();
        let at = main_of(&mut walk);
        walk.wait(1000);
        assert!(walk.press(at));
        let there = position(&walk);
        assert!(!walk.press(at), "{room:?}: before the next page is drawn");
        walk.wait(16);
        assert!(!walk.press(at), "{room:?}: as soon as it is drawn");
        walk.wait(150);
        assert!(!walk.press(at), "{room:?}: a double press");
        assert_eq!(position(&walk), there);
        walk.wait(400);
        assert!(walk.press(at), "{room:?}: a press that was meant");
        assert_ne!(position(&walk), there);
    }
}

/// What lies at the place of a card that was bought is another card, and it is another player's turn.
#[test]
fn a_double_press_buys_one_card() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("begin-mars-needs-mechanics");
    for _ in 0..2 {
        driver.press_named("main");
    }
    let mut walk = Walk::new(driver, (1440.0, 900.0));
    walk.wait(1000);
    let controls = walk.controls();
    let card = controls.found.iter().find(|(id, _)| id.starts_with("buy-")).expect("a card can be bought").1.center();
    let bought = |walk: &Walk| walk.driver.app.helper().map(|helper| helper.page_key()).expect("a game");
    assert!(walk.press(card));
    let after_one = bought(&walk);
    walk.wait(150);
    assert!(!walk.press(card), "the next player's cogs are spent");
    assert_eq!(bought(&walk), after_one);
}

/// Nobody presses twice by a screen reader without wanting to.
#[test]
fn a_screen_reader_is_heard_at_once() {
    let (_folder, mut walk) = at_first_step(ROOMS[0]);
    let position = |walk: &Walk| walk.driver.app.session().expect("a game").table().position();
    let at = main_of(&mut walk);
    assert!(walk.press(at));
    let there = position(&walk);
    let nodes = walk.driver.accessible();
    let main = nodes.into_iter().find_map(|node| match node.role {
        AccessibleRole::Button { place: Some(place), text, main: true, .. } => Some((place, text)),
        _ => None,
    });
    let (place, words) = main.expect("a main button");
    walk.driver.remote(RemoteInput { place, words, kind: RemoteKind::Press });
    assert_ne!(position(&walk), there);
}
