//! What is drawn has its words: in a panel beside the pointer that rests, above the finger that stays, beside what has the focus.

use std::time::{Duration, Instant};

use iced_test::core::keyboard::{
    self, Key, Location, Modifiers, key::Code, key::Named, key::Physical,
};
use iced_test::core::widget::{Id, Operation};
use iced_test::core::{Event, Point, Rectangle, Size, mouse};
use solkeeper::app::Message;
use solkeeper::app::screen::home;
use solkeeper::app::screen::table::{self, board};
use solkeeper::language::Language;

use crate::driver::Driver;
use crate::touch::{FIRST, Hand};
use crate::{assert_all_said, begun, folders, planning};

const DESK: Size = Size::new(1440.0, 900.0);
const PHONE: Size = Size::new(390.0, 844.0);
const LONG: Duration = Duration::from_millis(520);

/// The words of the panel, and where it is.
#[derive(Default)]
struct Panel {
    is_next: bool,
    found: Option<(String, Rectangle)>,
}

impl Operation for Panel {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, _: Rectangle) {
        self.is_next = id == Some(&Id::new("tip"));
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, text: &str) {
        if std::mem::take(&mut self.is_next) {
            self.found = Some((text.to_owned(), bounds));
        }
    }
}

fn panel(hand: &mut Hand) -> Option<(String, Rectangle)> {
    let mut panel = Panel::default();
    hand.look(|interface, renderer| interface.operate(renderer, &mut panel));
    panel.found
}

fn words(hand: &mut Hand) -> Option<String> {
    panel(hand).map(|(words, _)| words)
}

fn point(hand: &mut Hand, at: Point) {
    hand.cursor = mouse::Cursor::Available(at);
    hand.give(&[Event::Mouse(mouse::Event::CursorMoved { position: at })]);
}

/// The mouse rests there; the words that come.
fn rest(hand: &mut Hand, at: Point) -> Option<String> {
    point(hand, at);
    hand.now = Instant::now();
    hand.frame_after(LONG);
    words(hand)
}

/// A part of the plan that is in sight on a phone.
fn in_sight(hand: &mut Hand) -> Point {
    let places = hand
        .seen()
        .places
        .into_iter()
        .filter(|(id, _)| id.contains("piece-"));
    let found = places
        .map(|(_, place)| place.center())
        .find(|at| (250.0..450.0).contains(&at.y));
    found.expect("a part of the plan in the middle of the window")
}

fn shifted(at: Point, by: f32) -> Point {
    Point::new(at.x, at.y + by)
}

#[test]
fn a_pointer_that_rests_brings_the_words_and_a_move_takes_them_away() {
    let (_folder, driver) = planning(Language::English, board::Tab::Blocks);
    let mut hand = Hand::of(driver, DESK);
    let lab = hand.middle("piece-lab");
    point(&mut hand, lab);
    hand.frame();
    assert_eq!(words(&mut hand), None, "it comes at once");
    let said = rest(&mut hand, lab).expect("a room says its words");
    assert!(
        said.starts_with("Lab. ") && said.contains("CPU: red"),
        "{said}"
    );
    assert!(
        !hand.frame() && !hand.frame(),
        "frames are drawn while nothing happens"
    );
    assert!(words(&mut hand).is_some());
    point(&mut hand, shifted(lab, 3.0));
    assert_eq!(words(&mut hand), None, "it stays where the pointer was");
    // Nor does it come again where it was pressed, or where a key was.
    rest(&mut hand, lab);
    for event in [
        mouse::Event::ButtonPressed(mouse::Button::Right),
        mouse::Event::WheelScrolled {
            delta: mouse::ScrollDelta::Lines { x: 0.0, y: 0.0 },
        },
    ] {
        hand.give(&[Event::Mouse(event)]);
        hand.frame_after(LONG);
        assert_eq!(words(&mut hand), None);
    }
}

#[test]
fn what_is_drawn_says_its_words() {
    let (_folder, driver) = planning(Language::English, board::Tab::Blocks);
    let mut hand = Hand::of(driver, DESK);
    for (id, begins) in [
        ("piece-rovers", "Rovers. "),
        ("piece-systems", "Systems Block. "),
        ("piece-1-nw", "R1-NW. "),
    ] {
        let at = hand.middle(id);
        let said = rest(&mut hand, at).unwrap_or_else(|| panic!("{id} has no words"));
        assert!(
            said.replace('\u{2011}', "-").starts_with(begins),
            "{id}: {said}"
        );
    }
    // A tile is an arc: the corner of its bounds belongs to another one.
    let tile = hand.seen().places[&format!("{:?}", Id::from("piece-1-nw".to_owned()))];
    let corner = rest(&mut hand, Point::new(tile.x + 2.0, tile.y + 2.0));
    assert!(
        corner.is_none_or(|said| !said.starts_with("R1")),
        "the words of a tile where it is not"
    );
}

#[test]
fn what_can_be_read_is_not_said_again() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Settings));
    let mut hand = Hand::of(driver, PHONE);
    for id in ["language-en", "text-size-125"] {
        let at = hand.middle(id);
        assert_eq!(rest(&mut hand, at), None, "{id}");
    }
}

#[test]
fn a_long_press_says_the_words_and_presses_nothing() {
    let (_folder, driver) = planning(Language::Italian, board::Tab::Blocks);
    let mut hand = Hand::of(driver, PHONE);
    let room = in_sight(&mut hand);
    hand.press(FIRST, room);
    assert!(
        hand.frame_after(Duration::from_millis(100)),
        "nothing will bring the words"
    );
    assert_eq!(words(&mut hand), None);
    assert!(!hand.frame_after(LONG), "it runs on");
    assert!(
        words(&mut hand).is_some_and(|said| said.contains(". ")),
        "{:?}",
        words(&mut hand)
    );
    hand.slide(FIRST, shifted(room, 3.0));
    assert!(words(&mut hand).is_some(), "a finger is never quite still");
    hand.lift(FIRST, room);
    assert!(
        words(&mut hand).is_none() && hand.sent().is_empty(),
        "the lift presses"
    );
    // A tap still presses.
    hand.tap(room);
    assert_eq!(hand.sent().len(), 1);
}

#[test]
fn a_drag_still_scrolls_after_the_words() {
    let (_folder, driver) = planning(Language::English, board::Tab::Blocks);
    let mut hand = Hand::of(driver, PHONE);
    let room = in_sight(&mut hand);
    let before = hand.picture();
    hand.press(FIRST, room);
    hand.frame_after(LONG);
    assert!(words(&mut hand).is_some());
    hand.slide(FIRST, shifted(room, -60.0));
    assert!(
        words(&mut hand).is_none(),
        "the panel stays while it scrolls"
    );
    assert!(hand.picture() != before, "it does not scroll");
    hand.slide(FIRST, room);
    hand.lift(FIRST, room);
    assert!(hand.sent().is_empty());
}

#[test]
fn an_icon_alone_says_its_words_to_pointer_finger_and_keyboard() {
    let (_folder, driver) = begun(Language::English);
    let mut hand = Hand::of(driver, PHONE);
    let settings = hand.middle("settings");
    assert_eq!(rest(&mut hand, settings).as_deref(), Some("Settings"));
    let tab = Key::Named(Named::Tab);
    let mut said = Vec::new();
    for _ in 0..6 {
        hand.give(&[Event::Keyboard(keyboard::Event::KeyPressed {
            modified_key: tab.clone(),
            key: tab.clone(),
            physical_key: Physical::Code(Code::Tab),
            location: Location::Standard,
            modifiers: Modifiers::empty(),
            text: None,
            repeat: false,
        })]);
        hand.frame();
        said.extend(words(&mut hand));
    }
    assert!(said.iter().any(|said| said == "Settings"), "{said:?}");
    hand.press(FIRST, settings);
    assert_eq!(
        words(&mut hand),
        None,
        "the words of what had the focus stay"
    );
    hand.frame_after(LONG);
    assert_eq!(words(&mut hand).as_deref(), Some("Settings"));
}

/// Also the longest words, at the greatest text size, in the smallest window.
#[test]
fn the_panel_is_within_the_window() {
    for (language, room, text_size, tab) in [
        (Language::English, DESK, 100, board::Tab::Blocks),
        (
            Language::Italian,
            Size::new(360.0, 640.0),
            200,
            board::Tab::Blocks,
        ),
        (
            Language::Italian,
            Size::new(360.0, 640.0),
            200,
            board::Tab::Map,
        ),
    ] {
        let (_folder, driver) = planning(language, tab);
        let mut hand = Hand::of(driver, room);
        hand.text_size = text_size;
        hand.untouched();
        let factor = f32::from(text_size) / 100.0;
        let window = Rectangle::with_size(Size::new(room.width / factor, room.height / factor));
        // Those at the edges of the window, where the panel has least room.
        let mut places: Vec<_> = hand
            .seen()
            .places
            .into_iter()
            .filter(|(id, _)| id.contains("piece-"))
            .collect();
        places.retain(|(_, place)| window.contains(place.center()));
        places.sort_by(|(_, one), (_, other)| (one.x + one.y).total_cmp(&(other.x + other.y)));
        let ends: Vec<_> = places
            .iter()
            .take(3)
            .chain(places.iter().rev().take(5))
            .collect();
        let mut count = 0;
        for (id, place) in ends {
            if rest(&mut hand, place.center()).is_some() {
                count += 1;
                let (said, bounds) = panel(&mut hand).expect("it is shown");
                assert!(
                    bounds.is_within(&window),
                    "{language} {room:?} {id} {said}: {bounds:?}"
                );
            }
        }
        assert!(count > 1, "{language} {room:?}: {count} panels");
    }
}

#[test]
fn every_legend_is_worded_in_both_languages() {
    for &language in Language::ALL {
        for tab in [board::Tab::Blocks, board::Tab::Map] {
            let (_folder, mut driver) = planning(language, tab);
            driver.send(Message::Table(table::Message::Board(
                board::Message::Legend(true),
            )));
            assert_all_said(&driver);
        }
    }
}
