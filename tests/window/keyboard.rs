//! Everything by keyboard: Tab, Enter, Escape and a few letters.

use std::fs;

use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::futures::futures::{StreamExt, executor::block_on};
use iced_test::runtime::{Action, task};
use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::shortcuts;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::Step;
use solkeeper::language::Language;
use solkeeper::play::Game as _;

use crate::driver::{Driver, at};
use crate::press::{last_of_press, press};
use crate::{begun, folders};

const ROOM: (f32, f32) = (1024.0, 600.0);

fn letter(letter: &str) -> Key {
    Key::Character(letter.into())
}

fn last(driver: &Driver) -> Option<Command> {
    driver
        .app
        .session()
        .expect("a game")
        .table()
        .command_to_undo()
        .map(|played| played.command.clone())
}

#[test]
fn a_sol_is_played_by_tab_enter_and_escape_alone() {
    for (language, room) in [
        (Language::English, ROOM),
        (Language::Italian, (390.0, 844.0)),
    ] {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        driver.by_keyboard(room);
        assert!(driver.tap(Named::Enter), "Enter at home begins the mission");
        driver.type_into("name-0", "Ada");
        let mut player = Player::new(Style::Careful, 7);
        let mut by_enter = 0;
        while driver.game().state().sol < 2 && driver.game().state().outcome.is_none() {
            let command = player.next(driver.game()).expect("a sol goes on");
            let expected = last_of_press(driver.game(), &command);
            if matches!(command, Command::Continue {}) && driver.reached().is_nothing() {
                if !driver.tap(Named::Enter) {
                    assert!(
                        driver.tap(Named::Escape),
                        "Escape leads from a tab to the step"
                    );
                    assert!(driver.tap(Named::Enter), "Enter is the main button");
                }
                by_enter += 1;
            } else {
                press(&mut driver, &command);
            }
            assert_eq!(
                last(&driver),
                Some(expected),
                "what was struck is not what was played"
            );
        }
        assert_eq!(
            driver.game().state().crew.astronauts[0].name.as_deref(),
            Some("Ada")
        );
        assert!(by_enter > 0);
    }
}

#[test]
fn undo_in_a_text_field_does_not_undo_the_game() {
    let (_folder, mut driver) = begun(Language::English);
    driver.by_keyboard(ROOM);
    driver.press_named("players-2");
    let played = last(&driver);
    driver.type_into("name-0", "Ad");
    assert!(
        !driver.strike(letter("z"), Modifiers::COMMAND, None),
        "the game was undone from a field"
    );
    assert!(
        driver.strike(letter("?"), Modifiers::SHIFT, Some("?")),
        "a question mark is typed"
    );
    assert_eq!(last(&driver), played);
    let _ = driver.tap(Named::Escape);
    assert!(
        driver.app.session().is_some(),
        "the first Escape leaves the field, not the game"
    );
    assert!(driver.strike(letter("z"), Modifiers::COMMAND, None));
    assert_ne!(last(&driver), played);
}

#[test]
fn enter_does_not_press_a_main_button_behind_a_tab() {
    let (_folder, mut driver) = begun(Language::English);
    driver.by_keyboard((390.0, 844.0));
    driver.press_named("tab-log");
    driver.strike_away();
    let before = driver.game().digest();
    let _ = driver.tap(Named::Enter);
    assert_eq!(driver.game().digest(), before);
    let _ = driver.tap(Named::Escape);
    assert!(driver.tap(Named::Enter));
    assert_eq!(driver.game().state().step, Step::Sheet);
}

#[test]
fn enter_presses_the_main_button_only_where_it_is_visible() {
    for room in [ROOM, (700.0, 900.0), (512.0, 300.0)] {
        let (_folder, mut driver) = begun(Language::Italian);
        driver.by_keyboard(room);
        driver.press_named("tab-log");
        driver.strike_away();
        assert!(
            !driver.tap(Named::Enter),
            "{room:?}: Enter plays a step behind the Mission Log"
        );
        assert!(
            driver.tap(Named::Escape) && driver.tap(Named::Enter),
            "{room:?}"
        );
        assert_eq!(driver.game().state().step, Step::Sheet);
    }
    // On Home it scrolls with the content.
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.by_keyboard((512.0, 300.0));
    let _ = driver.tap(Named::End);
    assert!(
        !driver.tap(Named::Enter),
        "Enter plays what is out of sight"
    );
    let _ = driver.tap(Named::Home);
    assert!(driver.tap(Named::Enter));
}

#[test]
fn shift_tab_reverses_tab() {
    let (_folder, mut driver) = begun(Language::English);
    driver.by_keyboard(ROOM);
    let mut there = Vec::new();
    for _ in 0..12 {
        let _ = driver.tap(Named::Tab);
        there.push(driver.reached().place());
    }
    assert!(there.iter().all(Option::is_some));
    for place in there.iter().rev().skip(1) {
        let _ = driver.strike(Named::Tab, Modifiers::SHIFT, None);
        assert_eq!(driver.reached().place(), *place);
    }
}

#[test]
fn the_shortcuts_open_on_every_screen_and_close() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.by_keyboard(ROOM);
    let title = driver.app.localizer().text("keys-title");
    for _ in 0..2 {
        assert!(driver.strike(letter("?"), Modifiers::SHIFT, Some("?")));
        assert!(driver.texts().contains(&title));
        crate::assert_all_said(&driver);
        assert!(driver.tap(Named::Escape));
        assert!(!driver.texts().contains(&title));
        if driver.app.session().is_none() {
            assert!(driver.tap(Named::Enter));
        }
    }
    assert!(
        driver.app.session().is_some(),
        "Escape on the sheet leaves the game alone"
    );
}

/// The first message of a task; nothing that follows is run.
pub fn only(task: iced::Task<Message>) -> Message {
    match block_on(
        task::into_stream(task)
            .expect("there is something to do")
            .next(),
    ) {
        Some(Action::Output(message)) => message,
        _ => panic!("nothing is said"),
    }
}

#[test]
fn the_shortcuts_are_written_as_a_page_and_their_path_is_reported() {
    for &language in Language::ALL {
        let (folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        let ignored = driver.app.update(Message::Key(Shortcut::Print));
        assert!(
            task::into_stream(ignored).is_none(),
            "printed without a sheet"
        );
        driver.send(Message::Key(Shortcut::Keys));
        assert!(driver.shows("print"));
        let by_key = only(driver.app.update(Message::Key(Shortcut::Print)));
        let Message::Keys(shortcuts::Message::Written(Ok(path))) = by_key else {
            panic!("not written: {by_key:?}")
        };
        let by_button = only(driver.app.update(Message::Keys(shortcuts::Message::Print)));
        assert!(
            matches!(by_button, Message::Keys(shortcuts::Message::Written(Ok(again))) if again == path),
            "a second file"
        );
        assert_eq!(
            path,
            at(&folders, "exports").join(format!("solkeeper-keys-{}.html", language.code()))
        );
        let page = fs::read_to_string(&path).expect("the page");
        assert!(
            page.contains(&driver.app.localizer().text("keys-undo")) && page.contains("</html>")
        );
        for shown in [true, false] {
            driver.send(Message::Keys(shortcuts::Message::Shown(
                path.clone(),
                shown,
            )));
            let place = path.clone();
            assert!(
                driver.texts().iter().any(|text| text.contains(&place)),
                "nothing says where the page lies"
            );
            crate::assert_all_said(&driver);
            driver.send(Message::Dismissed(0));
        }
        fs::remove_dir_all(at(&folders, "exports")).expect("it is there");
        fs::write(folder.path().join("exports"), "in the way").expect("written");
        let failed = only(driver.app.update(Message::Key(Shortcut::Print)));
        assert!(matches!(
            failed,
            Message::Keys(shortcuts::Message::Written(Err(_)))
        ));
        driver.send(failed);
        assert!(
            driver.shows("dismiss"),
            "nothing says that the page was not written"
        );
    }
}
