//! The chosen theme.

use solkeeper::app::keys::Shortcut;
use solkeeper::app::theme::Look;
use solkeeper::app::{Message, screen::home};
use solkeeper::language::Language;

use super::{Driver, folders};

#[test]
fn a_theme_applies_at_once_and_is_remembered() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    assert_eq!(driver.app.look(), Look::Night);
    for look in Look::ALL.iter().rev() {
        driver.send(Message::Home(home::Message::Settings));
        driver.press_named(&format!("theme-{}", look.name()));
        assert_eq!(driver.app.look(), *look);
        driver = driver.reopened();
        assert_eq!(driver.app.look(), *look);
    }
}

#[test]
fn the_shortcuts_open_with_the_pointer_too() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        driver.send(Message::Home(home::Message::Settings));
        driver.press_named("keys");
        let sentence = driver.app.localizer().text("keys-main");
        assert!(driver.texts().contains(&sentence));
        driver.send(Message::Key(Shortcut::Back));
        assert!(
            !driver.texts().contains(&sentence) && driver.shows("keys"),
            "back in the settings"
        );
    }
}
