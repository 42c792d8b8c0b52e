//! The window by finger: drags scroll wherever they begin, taps press, two fingers change the text size.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use iced_test::core::renderer::{self, Headless};
use iced_test::core::theme::Base;
use iced_test::core::touch::{Event as TouchEvent, Finger};
use iced_test::core::widget::{Id, Operation, operation::Focusable, operation::Scrollable};
use iced_test::core::window::RedrawRequest;
use iced_test::core::{Event, Point, Rectangle, Size, Vector, clipboard, mouse, window};
use iced_test::runtime::user_interface::{Cache, State, UserInterface};
use pollster::FutureExt as _;
use solkeeper::app::Message;
use solkeeper::app::renderer::Renderer;
use solkeeper::app::screen::{home, rules, settings};
use solkeeper::language::Language;
use solkeeper::storage::Folders;

use crate::driver::{Driver, renderer};
use crate::{begun, folders};

/// A phone.
const ROOM: Size = Size::new(390.0, 700.0);
pub const FRAME: Duration = Duration::from_millis(16);
pub const FIRST: Finger = Finger(1);
const SECOND: Finger = Finger(2);

/// A window in a hand: its widget state between two views, and the clock of its frames.
pub struct Hand {
    pub driver: Driver,
    room: Size,
    cache: Cache,
    renderer: Renderer,
    pub cursor: mouse::Cursor,
    pub now: Instant,
    /// In percent.
    pub text_size: u16,
    /// What was sent since it was last looked at.
    sent: Vec<Message>,
}

/// What is in the window, by id.
#[derive(Default)]
pub struct Seen {
    pub places: BTreeMap<String, Rectangle>,
    offsets: Vec<f32>,
    texts: Vec<Rectangle>,
    focused: bool,
}

impl Operation for Seen {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if let Some(id) = id {
            let _ = self.places.insert(format!("{id:?}"), bounds);
        }
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        _: Rectangle,
        _: Rectangle,
        translation: Vector,
        _: &mut dyn Scrollable,
    ) {
        self.offsets.push(translation.y);
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        self.container(id, bounds);
        self.focused |= state.is_focused();
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, _: &str) {
        self.texts.push(bounds);
    }
}

impl Hand {
    fn new(folders: &Folders) -> Self {
        Self::of(Driver::open(folders, Language::English), ROOM)
    }

    /// A window of that size.
    pub fn of(driver: Driver, room: Size) -> Self {
        let cursor = mouse::Cursor::Unavailable;
        let (cache, renderer, now) = (Cache::default(), renderer(), Instant::now());
        let mut hand = Self {
            driver,
            room,
            cache,
            renderer,
            cursor,
            now,
            text_size: 100,
            sent: Vec::new(),
        };
        let _ = hand.frame();
        hand
    }

    /// The same window, newly drawn and untouched.
    pub fn untouched(&mut self) {
        self.cache = Cache::default();
        self.cursor = mouse::Cursor::Unavailable;
        let _ = self.frame();
    }

    pub fn look<T>(
        &mut self,
        look: impl FnOnce(&mut UserInterface<'_, Message, iced::Theme, Renderer>, &mut Renderer) -> T,
    ) -> T {
        let factor = f32::from(self.text_size) / 100.0;
        let room = Size::new(self.room.width / factor, self.room.height / factor);
        let mut interface = UserInterface::build(
            self.driver.app.view(),
            room,
            std::mem::take(&mut self.cache),
            &mut self.renderer,
        );
        let looked = look(&mut interface, &mut self.renderer);
        self.cache = interface.into_cache();
        looked
    }

    /// Hands these events over at once; whether a frame was requested.
    pub fn give(&mut self, events: &[Event]) -> bool {
        let (cursor, mut messages) = (self.cursor, Vec::new());
        let requested = self.look(|interface, renderer| {
            match interface
                .update(
                    events,
                    cursor,
                    renderer,
                    &mut clipboard::Null,
                    &mut messages,
                )
                .0
            {
                State::Updated { redraw_request, .. } => redraw_request != RedrawRequest::Wait,
                State::Outdated => true,
            }
        });
        for message in messages {
            if let Message::TextSize(percent, _) = message {
                self.text_size = percent;
            }
            self.sent.push(message.clone());
            self.driver.send(message);
        }
        requested
    }

    /// Draws the next frame; whether another one was requested.
    pub fn frame(&mut self) -> bool {
        self.frame_after(FRAME)
    }

    pub fn frame_after(&mut self, passed: Duration) -> bool {
        self.now += passed;
        self.give(&[Event::Window(window::Event::RedrawRequested(self.now))])
    }

    fn touch(&mut self, make: impl Fn(Point) -> TouchEvent, at: Point) {
        // Here as in a real window the cursor goes with the last finger.
        let factor = f32::from(self.text_size) / 100.0;
        let at = Point::new(at.x / factor, at.y / factor);
        self.cursor = mouse::Cursor::Available(at);
        if self.give(&[Event::Touch(make(at))]) {
            let _ = self.frame();
        }
    }

    pub fn press(&mut self, id: Finger, at: Point) {
        self.touch(|position| TouchEvent::FingerPressed { id, position }, at);
    }

    pub fn slide(&mut self, id: Finger, at: Point) {
        self.touch(|position| TouchEvent::FingerMoved { id, position }, at);
    }

    /// Does not draw a frame.
    pub fn lift(&mut self, id: Finger, at: Point) {
        self.cursor = mouse::Cursor::Available(at);
        let _ = self.give(&[Event::Touch(TouchEvent::FingerLifted { id, position: at })]);
    }

    fn lose(&mut self, id: Finger, at: Point) {
        self.touch(|position| TouchEvent::FingerLost { id, position }, at);
    }

    pub fn tap(&mut self, at: Point) {
        self.press(FIRST, at);
        self.lift(FIRST, at);
        let _ = self.frame();
    }

    /// Moves a finger up, frame by frame, and lifts it.
    fn flick(&mut self, from: Point, steps: u8, step: f32) {
        self.press(FIRST, from);
        let mut at = from;
        for _ in 0..steps {
            at.y -= step;
            self.slide(FIRST, at);
        }
        self.lift(FIRST, at);
    }

    pub fn seen(&mut self) -> Seen {
        let mut seen = Seen::default();
        self.look(|interface, renderer| interface.operate(renderer, &mut seen));
        seen
    }

    pub fn offset(&mut self) -> f32 {
        self.seen().offsets[0]
    }

    /// The middle of the widget of that id, as it is before anything scrolls.
    pub fn middle(&mut self, id: &str) -> Point {
        let id = format!("{:?}", Id::from(id.to_owned()));
        self.seen()
            .places
            .get(&id)
            .unwrap_or_else(|| panic!("nothing is called {id}"))
            .center()
    }

    pub fn picture(&mut self) -> Vec<u8> {
        let theme = self.driver.app.look().theme();
        let (base, cursor, now, room) = (theme.base(), self.cursor, self.now, self.room);
        self.look(|interface, renderer| {
            let event = Event::Window(window::Event::RedrawRequested(now));
            let _ = interface.update(
                &[event],
                cursor,
                renderer,
                &mut clipboard::Null,
                &mut Vec::new(),
            );
            interface.draw(
                renderer,
                &theme,
                &renderer::Style {
                    text_color: base.text_color,
                },
                cursor,
            );
            renderer.screenshot(
                Size::new(room.width as u32, room.height as u32),
                1.0,
                base.background_color,
            )
        })
    }

    /// What was sent since the last time.
    pub fn sent(&mut self) -> Vec<Message> {
        std::mem::take(&mut self.sent)
    }

    /// Frames until none is requested, and the offsets at them.
    fn run(&mut self, frame: Duration) -> Vec<f32> {
        let mut offsets = vec![self.offset()];
        while self.frame_after(frame) {
            offsets.push(self.offset());
            assert!(offsets.len() < 1000, "it never stands");
        }
        offsets
    }
}

fn down(at: Point, by: f32) -> Point {
    Point::new(at.x, at.y + by)
}

#[test]
fn a_drag_that_begins_on_a_button_scrolls_and_presses_nothing() {
    let (_folder, folders) = folders();
    let mut hand = Hand::new(&folders);
    let main = hand.middle("main");
    hand.press(FIRST, main);
    assert_eq!(hand.offset(), 0.0);
    assert!(!hand.frame(), "a finger that rests asks for frames");
    hand.slide(FIRST, down(main, -7.0));
    assert_eq!(hand.offset(), 0.0, "a finger is never quite still");
    hand.slide(FIRST, down(main, -60.0));
    assert_eq!(hand.offset(), 60.0);
    assert!(!hand.frame(), "a finger that rests asks for frames");
    hand.slide(FIRST, down(main, -40.0));
    assert_eq!(hand.offset(), 40.0, "it follows the finger back");
    // Nor where the finger comes back to the button.
    hand.slide(FIRST, main);
    hand.lift(FIRST, main);
    assert!(hand.sent().is_empty());
    // A drag beyond the start, and from there at once back again.
    hand.press(FIRST, main);
    hand.slide(FIRST, down(main, 50.0));
    hand.slide(FIRST, down(main, 30.0));
    assert_eq!(hand.offset(), 20.0);
    hand.lose(FIRST, main);
    assert!(hand.sent().is_empty() && !hand.frame());
}

#[test]
fn a_tap_presses_where_the_finger_came_down() {
    let (_folder, folders) = folders();
    let mut hand = Hand::new(&folders);
    let main = hand.middle("main");
    hand.press(FIRST, main);
    assert!(hand.sent().is_empty(), "it may still become a drag");
    hand.slide(FIRST, down(main, 5.0));
    hand.lift(FIRST, down(main, 5.0));
    assert!(matches!(
        hand.sent()[..],
        [Message::Home(home::Message::Main)]
    ));
    assert!(hand.driver.app.session().is_some(), "a game begins");
}

#[test]
fn a_tap_in_one_batch_presses_and_a_lost_or_second_finger_does_not() {
    let (_folder, folders) = folders();
    let mut hand = Hand::new(&folders);
    let main = hand.middle("main");
    hand.press(FIRST, main);
    hand.lose(FIRST, main);
    // A second finger beside one that rests, or that drags.
    for by in [0.0, -30.0] {
        let beside = down(main, 150.0);
        hand.press(FIRST, beside);
        hand.slide(FIRST, down(beside, by));
        hand.press(SECOND, main);
        hand.lift(SECOND, main);
        hand.lift(FIRST, beside);
        let _ = hand.run(FRAME);
    }
    assert!(hand.sent().is_empty());
    hand.untouched();
    let both = [
        TouchEvent::FingerPressed {
            id: FIRST,
            position: main,
        },
        TouchEvent::FingerLifted {
            id: FIRST,
            position: main,
        },
    ];
    let _ = hand.give(&both.map(Event::Touch));
    assert_eq!(hand.sent().len(), 1);
}

#[test]
fn a_flicked_list_runs_on_slows_down_and_stands() {
    let (_folder, folders) = folders();
    let ends = [16, 33, 250].map(|millis| {
        let mut hand = Hand::new(&folders);
        let main = hand.middle("main");
        hand.flick(main, 5, 6.0);
        let frame = Duration::from_millis(millis);
        assert!(hand.frame(), "the list does not run on");
        let offsets = hand.run(frame);
        assert_eq!(offsets[0], 30.0, "it jumps");
        assert!(offsets.is_sorted());
        assert!(millis > 100 || offsets.len() > 10, "{offsets:?}");
        if millis == 16 {
            let steps: Vec<f32> = offsets.windows(2).map(|two| two[1] - two[0]).collect();
            assert!(
                steps[0] > 3.0 && steps[0] <= 6.0 && steps[steps.len() - 1] <= 1.0,
                "{steps:?}"
            );
        }
        // Once it stands, nothing runs.
        assert!(!hand.frame() && !hand.frame());
        assert!(hand.sent().is_empty());
        *offsets.last().expect("offsets")
    });
    assert!(
        ends[0] > 60.0 && ends.iter().all(|end| (end - ends[0]).abs() <= 6.0),
        "{ends:?}"
    );
}

#[test]
fn a_list_that_runs_on_stops_at_its_end_and_by_a_touch() {
    let (_folder, folders) = folders();
    let mut hand = Hand::new(&folders);
    let main = hand.middle("main");
    hand.flick(main, 5, 20.0);
    let _ = hand.frame();
    assert!(hand.frame());
    let offset = hand.offset();
    hand.press(FIRST, main);
    hand.lift(FIRST, main);
    assert_eq!(hand.run(FRAME), [offset], "a touch does not stop it");
    assert!(
        hand.sent().is_empty(),
        "the touch that stops the list pressed something"
    );
    // The end.
    for _ in 0..9 {
        hand.flick(main, 5, 60.0);
        let offsets = hand.run(FRAME);
        let last = offsets[offsets.len() - 1];
        if last == offsets[0] {
            assert!(
                offsets.len() < 4,
                "{} frames are drawn of a list at its end",
                offsets.len()
            );
            return;
        }
    }
    panic!("the list has no end");
}

#[test]
fn a_finger_that_rests_throws_nothing_and_neither_does_reduced_motion() {
    let (_folder, folders) = folders();
    let mut hand = Hand::new(&folders);
    let main = hand.middle("main");
    hand.press(FIRST, main);
    for step in 1..6 {
        hand.slide(FIRST, down(main, -6.0 * step as f32));
    }
    hand.now += Duration::from_millis(400);
    hand.lift(FIRST, main);
    assert_eq!(hand.run(FRAME), [30.0]);

    hand.driver.send(Message::Home(home::Message::Settings));
    hand.driver
        .send(Message::Settings(settings::Message::ReducedMotion(true)));
    hand.driver.send(Message::Settings(settings::Message::Back));
    hand.untouched();
    hand.flick(main, 5, 6.0);
    assert_eq!(hand.run(FRAME), [30.0]);
}

#[test]
fn no_hover_is_left_behind() {
    let (_folder, folders) = folders();
    let mut hand = Hand::new(&folders);
    hand.driver.send(Message::Home(home::Message::Settings));
    hand.untouched();
    let plain = hand.picture();
    let at = hand.middle("text-size-125");
    hand.press(FIRST, at);
    assert!(
        hand.picture() != plain,
        "a held button looks like any other"
    );
    hand.slide(FIRST, down(at, 20.0));
    assert!(hand.picture() == plain, "a dragged button looks pressed");
    hand.lift(FIRST, down(at, 20.0));
    let _ = hand.run(FRAME);
    assert!(hand.picture() == plain, "after a drag");
    hand.press(FIRST, at);
    hand.lose(FIRST, at);
    assert!(hand.picture() == plain, "after a lost finger");
    let english = hand.middle("language-en");
    hand.tap(english);
    assert_eq!(hand.sent().len(), 1);
    assert!(hand.picture() == plain, "after a tap");
    // The mouse hovers again.
    hand.cursor = mouse::Cursor::Available(at);
    let _ = hand.give(&[Event::Mouse(mouse::Event::CursorMoved { position: at })]);
    let _ = hand.frame();
    assert!(hand.picture() != plain, "the mouse does not hover");
    for event in [
        mouse::Event::ButtonPressed(mouse::Button::Left),
        mouse::Event::ButtonReleased(mouse::Button::Left),
    ] {
        let _ = hand.give(&[Event::Mouse(event)]);
    }
    assert!(matches!(
        hand.sent()[..],
        [Message::Settings(settings::Message::TextSize(125))]
    ));
}

#[test]
fn a_drag_on_a_field_scrolls_and_a_tap_focuses_it() {
    let (_folder, folders) = folders();
    let mut hand = Hand::new(&folders);
    hand.driver.press_named("own-sheet");
    hand.untouched();
    let field = hand.middle("sheet-name");
    hand.press(FIRST, field);
    hand.slide(FIRST, down(field, -40.0));
    hand.lift(FIRST, down(field, -40.0));
    let seen = hand.seen();
    assert!(
        seen.offsets[0] == 40.0 && !seen.focused,
        "{:?}",
        seen.offsets
    );
    let _ = hand.run(FRAME);
    let by = -hand.offset();
    hand.tap(down(field, by));
    assert!(hand.seen().focused);
    // A drag elsewhere leaves the focus where it is.
    hand.flick(Point::new(195.0, 300.0), 2, 10.0);
    assert!(hand.seen().focused);
}

#[test]
fn a_tap_opens_a_link_in_running_text() {
    let (_folder, folders) = folders();
    let mut hand = Hand::new(&folders);
    hand.driver.send(Message::Home(home::Message::Rules));
    hand.driver
        .send(Message::Rules(rules::Message::Open("wounds".into())));
    hand.untouched();
    let texts = hand.seen().texts;
    for text in texts
        .iter()
        .filter(|text| text.height > 40.0 && text.y + text.height < ROOM.height)
    {
        for y in (0..text.height as u16).step_by(12) {
            for x in (0..text.width as u16).step_by(24) {
                hand.tap(Point::new(text.x + f32::from(x), text.y + f32::from(y)));
                if hand
                    .sent()
                    .iter()
                    .any(|message| matches!(message, Message::Rules(rules::Message::Open(_))))
                {
                    return;
                }
            }
        }
    }
    panic!("no link answers to a finger");
}

#[test]
fn two_fingers_change_the_text_size_which_is_stored_when_they_lift() {
    let (_folder, folders) = folders();
    let stored = || folders.load_settings().block_on().0.text_size;
    let mut hand = Hand::new(&folders);
    let (left, right) = (Point::new(150.0, 300.0), Point::new(250.0, 300.0));
    let apart = |by: f32| Point::new(250.0 + by, 300.0);
    hand.press(FIRST, left);
    hand.press(SECOND, right);
    hand.slide(SECOND, apart(8.0));
    assert!(
        hand.sent().is_empty(),
        "trembling fingers change the text size"
    );
    hand.slide(SECOND, apart(21.0));
    hand.slide(SECOND, apart(30.0));
    hand.slide(SECOND, apart(33.0));
    assert!(matches!(
        hand.sent()[..],
        [Message::TextSize(120, false), Message::TextSize(130, false)]
    ));
    assert_eq!(stored(), 100, "it is stored too early");
    hand.slide(SECOND, apart(140.0));
    hand.slide(SECOND, apart(500.0));
    assert!(matches!(hand.sent()[..], [Message::TextSize(200, false)]));
    hand.slide(SECOND, apart(50.0));
    hand.lift(SECOND, right);
    assert!(matches!(
        hand.sent()[..],
        [Message::TextSize(150, false), Message::TextSize(150, true)]
    ));
    assert_eq!(stored(), 150);
    // The finger that is left does nothing.
    hand.slide(FIRST, Point::new(150.0, 100.0));
    hand.lift(FIRST, left);
    assert!(hand.sent().is_empty() && hand.offset() == 0.0);
    assert_eq!(hand.run(FRAME), [0.0]);
}

/// The point that was tapped last does not hear until a reader can have seen the next page.
#[test]
fn a_double_tap_passes_one_page_only() {
    let (_folder, mut driver) = begun(Language::English);
    for _ in 0..3 {
        driver.press_named("main");
    }
    let mut hand = Hand::of(driver, ROOM);
    let _ = hand.frame_after(Duration::from_secs(1));
    let at = hand.middle("main");
    hand.tap(at);
    assert!(!hand.sent().is_empty(), "a first tap is heard");
    let _ = hand.frame_after(Duration::from_millis(120));
    hand.tap(at);
    assert!(hand.sent().is_empty(), "a double tap");
    let _ = hand.frame_after(Duration::from_millis(400));
    hand.tap(at);
    assert!(!hand.sent().is_empty(), "a tap that was meant");
}
