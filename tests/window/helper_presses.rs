//! Forms of the three other games keep still: what is pressed keeps its place, or another question takes it and does not hear at once.
//! Their set-ups, and score sheets, have the main button where every page has it.

use iced_test::core::{Point, Rectangle};
use solkeeper::app::Message;
use solkeeper::app::helper_game;
use solkeeper::app::screen::helper::{Message as Pressed, Side};
use solkeeper::app::screen::home;
use solkeeper::language::Language;

use crate::driver::Driver;
use crate::folders;
use crate::press_again::Walk;
use crate::twice::Sight;

const ROOMS: [(f32, f32); 6] = [
    (360.0, 640.0),
    (390.0, 844.0),
    (1024.0, 600.0),
    (1366.0, 768.0),
    (1440.0, 900.0),
    (1920.0, 1200.0),
];
const GAMES: [&str; 3] = ["mars-needs-mechanics", "mechanica", "pocket-mars"];

fn place_of(walk: &mut Walk, id: &str) -> Option<Rectangle> {
    let mut sight = Sight::default();
    walk.driver.look(&mut sight);
    sight.place(id)
}

/// The place of a control, as far as it is in sight.
fn seen(walk: &mut Walk, id: &str) -> Option<Rectangle> {
    walk.controls()
        .found
        .into_iter()
        .find(|(found, _)| found == id)
        .map(|(_, place)| place)
}

/// A game for three, at its first step.
fn game(game: &str, language: Language) -> (tempfile::TempDir, Driver) {
    let (folder, folders) = folders();
    let mut driver = Driver::open(&folders, language);
    driver.press_named(&format!("begin-{game}"));
    driver.press_named("players-3");
    driver.press_named("main");
    (folder, driver)
}

fn open(driver: &mut Driver, id: &str) {
    driver.press_named(id);
}

/// Presses a word of a form: it stays under the pointer, or another question is there, which is deaf at first.
fn keeps_still(walk: &mut Walk, id: &str) {
    walk.wait(1000);
    let Some(place) = seen(walk, id) else { return };
    let page = walk.driver.app.page_key();
    assert!(walk.press(place.center()), "{id}");
    if walk.driver.app.page_key() == page {
        assert_eq!(
            seen(walk, id),
            Some(place),
            "{id} moved away from under the pointer"
        );
    } else {
        walk.wait(150);
        assert!(
            !walk.press(place.center()),
            "what took the place of {id} hears a double press"
        );
    }
}

#[test]
fn a_word_of_a_form_stays_under_the_pointer() {
    for room in ROOMS {
        let words = [
            ("mechanica", "reveal-improvement"),
            ("mars-needs-mechanics", "move-token-component"),
        ];
        for ((name, word), language) in words
            .into_iter()
            .zip([Language::Italian, Language::English])
        {
            let (_folder, mut driver) = game(name, language);
            if name == "mars-needs-mechanics" {
                open(&mut driver, "form-move-token");
            }
            let mut walk = Walk::new(driver, room);
            let mut pressed = 0;
            for index in 0..8 {
                let id = format!("{word}-{index}");
                pressed += usize::from(seen(&mut walk, &id).is_some());
                keeps_still(&mut walk, &id);
            }
            assert!(pressed > 0, "{room:?}: nothing of {word} is in sight");
        }
    }
}

/// Whatever is chosen: a number that some mechanisms fix keeps its place too.
#[test]
fn the_button_of_a_form_keeps_its_place_whatever_is_chosen() {
    for room in [(1024.0, 1400.0), (1440.0, 1400.0), (1920.0, 1400.0)] {
        let (_folder, mut driver) = game("mars-needs-mechanics", Language::English);
        driver.press_named("main");
        buy(&mut driver, "wire");
        buy(&mut driver, "wire");
        open(&mut driver, "form-build");
        let mut walk = Walk::new(driver, room);
        let mut places = Vec::new();
        for id in [
            "build-seat-0",
            "build-mechanism-0",
            "build-mechanism-1",
            "build-seat-1",
            "build-mechanism-2",
        ] {
            walk.wait(1000);
            if let Some(place) = seen(&mut walk, id) {
                let _ = walk.press(place.center());
            }
            places.push(place_of(&mut walk, "do-build").expect("its button"));
        }
        assert!(
            places.iter().all(|place| *place == places[0]),
            "{room:?}: {places:?}"
        );
    }
}

fn buy(driver: &mut Driver, component: &str) {
    let command = serde_json::from_value(serde_json::json!({"buy": {"component": component}}))
        .expect("a command");
    driver.send(Message::Helper(helper_game::Message::MarsNeedsMechanics(
        Pressed::Play(command),
    )));
}

/// After a colonist was moved the same point is deaf, or the same button is there and waits for another answer.
#[test]
fn a_double_press_moves_one_colonist() {
    for room in ROOMS {
        let (_folder, mut driver) = game("pocket-mars", Language::English);
        driver.press_named("main");
        driver.send(Message::Helper(helper_game::Message::PocketMars(
            Pressed::ShowSide(Side::Report),
        )));
        open(&mut driver, "form-move-colonist");
        let mut walk = Walk::new(driver, room);
        for id in [
            "move-colonist-seat-1",
            "move-colonist-from-0",
            "move-colonist-to-1",
        ] {
            walk.wait(1000);
            let place =
                seen(&mut walk, id).unwrap_or_else(|| panic!("{room:?}: {id} is not in sight"));
            assert!(walk.press(place.center()), "{room:?}: {id}");
        }
        walk.wait(1000);
        let plays = seen(&mut walk, "do-move-colonist")
            .unwrap_or_else(|| panic!("{room:?}: the button is not in sight"));
        assert!(walk.press(plays.center()));
        walk.wait(150);
        assert!(
            !walk.press(plays.center()),
            "{room:?}: something else is pressed"
        );
    }
}

/// One question at a time: what was answered can be asked again, and then holds what is chosen last.
#[test]
fn an_answered_question_is_asked_again() {
    let (_folder, mut driver) = game("pocket-mars", Language::English);
    driver.press_named("main");
    driver.send(Message::Helper(helper_game::Message::PocketMars(
        Pressed::ShowSide(Side::Report),
    )));
    open(&mut driver, "form-move-colonist");
    for id in ["seat-0", "from-0", "to-1", "seat-answer", "seat-2"] {
        driver.press_named(&format!("move-colonist-{id}"));
    }
    driver.press_named("do-move-colonist");
    let game = driver.app.helper().expect("a game").page_key();
    assert!(driver.try_press_named("undo"), "{game}");
}

fn from_corner(room: (f32, f32), place: Rectangle) -> Point {
    Point::new(
        room.0 - place.x - place.width,
        room.1 - place.y - place.height,
    )
}

fn assert_in_corner(walk: &mut Walk, room: (f32, f32), page: &str) {
    let main =
        place_of(walk, "main").unwrap_or_else(|| panic!("{page} at {room:?} has no main button"));
    let apart = from_corner(room, main);
    assert!(
        apart.x < 16.5 && apart.y < 8.5,
        "{page} at {room:?}: {apart:?} from the corner"
    );
}

#[test]
fn the_main_button_of_set_ups_and_score_sheets_is_in_the_corner() {
    for room in ROOMS {
        for language in [Language::English, Language::Italian] {
            let (_folder, folders) = folders();
            crate::finished::some(&folders);
            let mut walk = Walk::new(Driver::open(&folders, language), room);
            for game in GAMES {
                // The window of a press is high enough for everything.
                walk.driver.press_named(&format!("begin-{game}"));
                assert_in_corner(&mut walk, room, &format!("the set-up of {game}"));
                walk.driver.press_named("back");
            }
            walk.driver.send(Message::Home(home::Message::Scores));
            assert_in_corner(&mut walk, room, "the scores");
            for game in GAMES {
                walk.driver.press_named(&format!("new-{game}"));
                assert_in_corner(&mut walk, room, &format!("a score of {game}"));
                walk.driver.press_named("back");
            }
        }
    }
}

fn play(driver: &mut Driver, command: serde_json::Value) {
    let command = serde_json::from_value(command).expect("a command");
    driver.send(Message::Helper(helper_game::Message::MarsNeedsMechanics(
        Pressed::Play(command),
    )));
}

/// A market for three at the first sale of its first round.
fn sale(language: Language) -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = game("mars-needs-mechanics", language);
    driver.press_named("main");
    buy(&mut driver, "wire");
    (0..3).for_each(|_| play(&mut driver, serde_json::json!({"pass": {}})));
    play(&mut driver, serde_json::json!({"end_round": {}}));
    (folder, driver)
}

/// Presses these controls one after another, as far as they are there; what is below the form never moves.
fn stays_below(walk: &mut Walk, ids: &[&str], below: &str) {
    let before = place_of(walk, below);
    assert!(before.is_some(), "{below} is nowhere");
    let mut pressed = 0;
    for id in ids {
        walk.wait(1000);
        let is_pressed = seen(walk, id).is_some_and(|place| walk.press(place.center()));
        pressed += usize::from(is_pressed);
        assert_eq!(place_of(walk, below), before, "{below} moved after {id}");
    }
    assert!(pressed > 3, "only {pressed} of {ids:?} are there");
}

#[test]
fn what_is_below_the_form_of_a_sale_stays_where_it_is() {
    for (room, language) in ROOMS.into_iter().zip(Language::ALL.iter().cycle()) {
        let (_folder, driver) = sale(*language);
        let mut walk = Walk::new(driver, (room.0, 2400.0));
        let ids = [
            "sell-component-0",
            "sell-scrap-0",
            "sell-count-more",
            "sell-component-1",
            "sell-scrap-2",
            "sell-component-2",
            "sell-count-more",
        ];
        stays_below(&mut walk, &ids, "sheet");
    }
}

#[test]
fn who_builds_is_asked_in_the_same_place_before_and_after() {
    for (room, language) in ROOMS.into_iter().zip(Language::ALL.iter().cycle()) {
        let (_folder, mut driver) = game("mars-needs-mechanics", *language);
        driver.press_named("main");
        buy(&mut driver, "wire");
        open(&mut driver, "form-build");
        let mut walk = Walk::new(driver, (room.0, 2400.0));
        let ids = [
            "build-seat-0",
            "build-mechanism-0",
            "build-cards-more",
            "do-build",
            "build-seat-1",
            "build-mechanism-1",
        ];
        stays_below(&mut walk, &ids, "close-build");
        let seats = ["build-seat-0", "build-seat-1"].map(|id| place_of(&mut walk, id).is_some());
        assert_eq!(seats, [true, true], "{room:?}");
        walk.wait(1000);
        let first = place_of(&mut walk, "build-seat-0").expect("the first player");
        assert!(!walk.press(first.center()), "a player builds once a turn");
    }
}

/// What the next player finds is the step, not the form of the player before.
#[test]
fn a_form_closes_when_the_turn_passes() {
    let (_folder, mut driver) = game("mars-needs-mechanics", Language::English);
    driver.press_named("main");
    open(&mut driver, "form-build");
    assert!(driver.shows("close-build"));
    buy(&mut driver, "wire");
    assert!(driver.shows("form-build") && !driver.shows("close-build"));
    // What is corrected beside the step stays open.
    driver.send(Message::Helper(helper_game::Message::MarsNeedsMechanics(
        Pressed::ShowSide(Side::Corrections),
    )));
    open(&mut driver, "form-correct-cogs");
    assert!(driver.shows("do-correct-cogs"));
    buy(&mut driver, "wire");
    assert!(driver.shows("do-correct-cogs"));
}
