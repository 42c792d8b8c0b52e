//! What the window says to those who cannot see it, and what they can do: a browser mirrors it into the page.

use solkeeper::app::screen::{home, settings};
use solkeeper::app::widget::{AccessibleNode, AccessibleRole, RemoteInput, RemoteKind};
use solkeeper::app::{Message, keys::Shortcut};
use solkeeper::language::Language;
use solkeeper::scorebook::Game;

use crate::driver::Driver;
use crate::{begun, folders};

/// A laptop.
const ROOM: (f32, f32) = (1200.0, 800.0);

fn place_of(driver: &mut Driver, label: &str) -> usize {
    let nodes = driver.accessible();
    let button = nodes.iter().find_map(|node| match &node.role {
        AccessibleRole::Button {
            place: Some(place),
            text,
            ..
        } if text == label => Some(*place),
        _ => None,
    });
    button.unwrap_or_else(|| panic!("no button {label}: {nodes:#?}"))
}

fn first(driver: &mut Driver) -> AccessibleRole {
    driver.accessible().swap_remove(0).role
}

/// Everything that is drawn as text is said, and every button has a name.
pub(crate) fn is_whole(driver: &mut Driver, what: &str) {
    let nodes = driver.accessible();
    let said: Vec<&str> = nodes
        .iter()
        .map(|node| match &node.role {
            AccessibleRole::Heading { text, .. }
            | AccessibleRole::Text { text }
            | AccessibleRole::Button { text, .. } => text.as_str(),
            AccessibleRole::Field { label, .. } => label.as_str(),
        })
        .collect();
    assert!(
        said.iter().all(|text| !text.trim().is_empty()),
        "{what}: something has no name: {nodes:#?}"
    );
    assert!(
        nodes
            .iter()
            .any(|node| matches!(&node.role, AccessibleRole::Heading { .. })),
        "{what} has no heading: {nodes:#?}"
    );
    assert!(
        nodes
            .iter()
            .any(|node| matches!(&node.role, AccessibleRole::Button { .. })),
        "{what} has no button"
    );
    // The number of a stepper is drawn as text and is the value of a field.
    let values = nodes.iter().filter_map(|node| {
        if let AccessibleRole::Field { value, .. } = &node.role {
            Some(value.as_str())
        } else {
            None
        }
    });
    let all = said
        .iter()
        .copied()
        .chain(values)
        .collect::<Vec<_>>()
        .join("\n")
        .replace('\u{2011}', "-");
    let is_icon = |text: &str| {
        text.chars()
            .all(|character| ('\u{e000}'..='\u{f8ff}').contains(&character))
    };
    let signs = ["+", "−"];
    for text in driver.texts_at(ROOM) {
        assert!(
            is_icon(&text) || signs.contains(&text.as_str()) || all.contains(&text),
            "{what} does not say {text:?}: {all}"
        );
    }
}

fn at(place: usize, words: &str, kind: RemoteKind) -> RemoteInput {
    RemoteInput {
        place,
        words: words.to_owned(),
        kind,
    }
}

#[test]
fn every_screen_says_all_it_shows_and_names_its_buttons() {
    for language in [Language::English, Language::Italian] {
        let (_folder, mut driver) = begun(language);
        driver.by_keyboard(ROOM);
        is_whole(&mut driver, "a step");
        driver.send(Message::Key(Shortcut::Rules));
        is_whole(&mut driver, "the rules");
        driver.send(Message::Key(Shortcut::Back));
        driver.send(Message::Key(Shortcut::Keys));
        is_whole(&mut driver, "the keys");
        driver.send(Message::Key(Shortcut::Back));
        driver.send(Message::Key(Shortcut::Back));
        is_whole(&mut driver, "Home");
        for (what, open) in [
            ("the settings", home::Message::Settings),
            ("the report", home::Message::ReportProblem),
            ("the manual", home::Message::Manual),
            (
                "a mission",
                home::Message::Mission("make-yourself-at-home".to_owned()),
            ),
            ("a new mission", home::Message::Add),
            ("a helper's set-up", home::Message::Begin(Game::Mechanica)),
        ] {
            driver.send(Message::Home(open));
            is_whole(&mut driver, what);
            driver.send(Message::Key(Shortcut::Back));
        }
        driver.send(Message::Home(home::Message::ManageSaves));
        is_whole(&mut driver, "the saves");
        driver.send(Message::Key(Shortcut::Back));
        driver.send(Message::Home(home::Message::Scores));
        is_whole(&mut driver, "the scores");
    }
}

#[test]
fn the_main_button_is_told_from_the_others() {
    let (_folder, mut driver) = begun(Language::Italian);
    driver.by_keyboard((390.0, 844.0));
    let mains = |driver: &mut Driver| {
        let nodes = driver.accessible();
        nodes
            .iter()
            .filter(|node| matches!(node.role, AccessibleRole::Button { main: true, .. }))
            .count()
    };
    assert_eq!(mains(&mut driver), 1, "in a game");
    driver.send(Message::Key(Shortcut::Back));
    assert_eq!(mains(&mut driver), 1, "on Home");
}

#[test]
fn a_button_is_pressed_from_outside() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.by_keyboard((390.0, 844.0));
    let place = place_of(&mut driver, "Settings");
    driver.remote(at(place, "Settings", RemoteKind::Press));
    assert_eq!(
        first(&mut driver),
        AccessibleRole::Heading {
            text: "Settings".to_owned(),
            level: 2
        }
    );
    assert!(
        driver.reached().is_nothing(),
        "Enter belongs to the main button again"
    );
    let place = place_of(&mut driver, "Italiano");
    driver.remote(at(place, "Italiano", RemoteKind::Press));
    assert_eq!(
        first(&mut driver),
        AccessibleRole::Heading {
            text: "Impostazioni".to_owned(),
            level: 2
        }
    );
    let chosen = |node: &AccessibleNode| matches!(&node.role, AccessibleRole::Button { text, chosen: Some(true), .. } if text == "Italiano");
    assert!(
        driver.accessible().iter().any(chosen),
        "{:#?}",
        driver.accessible()
    );
    driver.send(Message::Settings(settings::Message::Back));
}

#[test]
fn a_press_from_outside_reaches_what_was_meant_when_the_screen_has_changed() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.by_keyboard((390.0, 844.0));
    let place = place_of(&mut driver, "Settings");
    assert_ne!(place, place_of(&mut driver, "Add a mission"));
    // The page was mirrored before something came or went above the button.
    driver.remote(at(place + 1, "Settings", RemoteKind::Press));
    assert_eq!(
        first(&mut driver),
        AccessibleRole::Heading {
            text: "Settings".to_owned(),
            level: 2
        }
    );
    // What is not there any more is not pressed, and nothing else in its stead.
    driver.remote(at(0, "Add a mission", RemoteKind::Press));
    assert_eq!(
        first(&mut driver),
        AccessibleRole::Heading {
            text: "Settings".to_owned(),
            level: 2
        }
    );
}

#[test]
fn a_field_takes_the_text_that_was_typed_outside() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.by_keyboard((390.0, 844.0));
    driver.send(Message::Home(home::Message::Rules));
    let field = |driver: &mut Driver| {
        let nodes = driver.accessible();
        let found = nodes.into_iter().find_map(|node| match node.role {
            AccessibleRole::Field {
                place,
                value,
                label,
            } => Some((place, label, value, node.bounds)),
            _ => None,
        });
        found.expect("the search")
    };
    let (place, label, value, bounds) = field(&mut driver);
    assert_eq!(value, "");
    assert!(
        bounds.is_some_and(|[left, _, width, _]| left >= 0.0 && left + width <= 390.0),
        "{bounds:?}"
    );
    for typed in ["stress", "stress e più", "è", ""] {
        driver.remote(at(place, &label, RemoteKind::Type(typed.to_owned())));
        assert_eq!(field(&mut driver).2, typed);
    }
}

#[test]
fn what_is_read_outside_is_scrolled_to_and_lies_where_it_is_drawn() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.by_keyboard((390.0, 844.0));
    let bounds = |driver: &mut Driver| {
        let nodes = driver.accessible();
        nodes
            .into_iter()
            .find(|node| matches!(&node.role, AccessibleRole::Button { text, .. } if text == "Add a mission"))
            .map(|it| it.bounds)
    };
    assert_eq!(
        bounds(&mut driver),
        Some(None),
        "it is far below the visible part"
    );
    let place = place_of(&mut driver, "Add a mission");
    driver.remote(at(place, "Add a mission", RemoteKind::Reveal));
    let [left, top, width, height] = bounds(&mut driver).flatten().expect("it is in sight");
    assert!(
        left >= 0.0 && left + width <= 390.0 && top >= 0.0 && top + height <= 844.0,
        "{left} {top} {width} {height}"
    );
    assert!(
        driver.reached().is_nothing(),
        "nothing was pressed or focused"
    );
}

#[test]
fn the_field_stays_in_sight_when_a_keyboard_takes_half_of_the_window() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.by_keyboard((390.0, 844.0));
    driver.send(Message::Home(home::Message::Begin(Game::Mechanica)));
    let fields = |driver: &mut Driver| {
        let nodes = driver.accessible().into_iter();
        nodes
            .filter(|node| matches!(node.role, AccessibleRole::Field { .. }))
            .collect::<Vec<_>>()
    };
    let last = fields(&mut driver).pop().expect("a name");
    let AccessibleRole::Field { place, label, .. } = last.role else {
        unreachable!("filtered")
    };
    driver.remote(at(place, &label, RemoteKind::Press));
    assert!(
        !driver.reached().is_nothing() && driver.app.helper().is_none(),
        "it is focused, and nothing has begun"
    );
    let shrunk = (390.0, 360.0);
    driver.resized(shrunk);
    let [_, top, _, height] = fields(&mut driver)
        .pop()
        .and_then(|it| it.bounds)
        .expect("the field is in sight");
    assert!(height > 20.0 && top + height <= shrunk.1, "{top} {height}");
}

#[test]
fn the_gesture_that_leads_back_never_leaves_a_game() {
    let (_folder, mut driver) = begun(Language::English);
    driver.send(Message::Key(Shortcut::Rules));
    driver.send(Message::Key(Shortcut::Close));
    driver.send(Message::Key(Shortcut::Close));
    assert!(driver.app.session().is_some(), "the game is still open");
    driver.send(Message::Key(Shortcut::Back));
    assert!(driver.app.session().is_none());
}
