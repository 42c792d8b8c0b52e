//! A game that goes on: what happened last, and where every piece goes.

use std::fs;

use solkeeper::app::Message;
use solkeeper::app::screen::{home, table};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::Step;
use solkeeper::language::Language;
use solkeeper::storage::Folders;

use crate::driver::{Driver, at};
use crate::twice::play_to;
use crate::{assert_all_said, begun, tableau};

fn play(driver: &mut Driver, command: Command) {
    driver.send(Message::Table(table::Message::Play(command)));
}

fn resumed(mut driver: Driver) -> Driver {
    driver.send(Message::Table(table::Message::Home));
    let mut driver = driver.reopened();
    driver.send(Message::Home(home::Message::Main));
    driver
}

/// A Story game in its second sol, left and opened again.
fn story(language: Language) -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = begun(language);
    let mut player = Player::new(Style::Careful, 3);
    while driver.game().state().sol < 2 || driver.game().state().step != Step::Oxygen {
        let command = player.next(driver.game()).expect("the game goes on");
        play(&mut driver, command);
    }
    (folder, resumed(driver))
}

fn says(driver: &Driver, part: &str) -> bool {
    driver.texts().iter().any(|text| text.contains(part))
}

#[test]
fn a_resumed_game_says_where_every_piece_goes_until_the_next_page() {
    for &language in Language::ALL {
        let (_folder, mut driver) = begun(language);
        tableau::lay(&mut driver);
        assert!(
            !driver.shows("put-back-panel"),
            "the table was not put away"
        );
        let mut driver = resumed(driver);
        assert!(
            driver.shows("put-back") && !driver.shows("put-back-panel"),
            "the step is in sight"
        );
        driver.press_named("put-back");
        assert!(driver.shows("put-back-panel"));
        assert_all_said(&driver);
        for id in [
            "table-last",
            "window-board-crew",
            "window-tracks",
            "table-actions",
        ] {
            assert!(
                driver.texts().contains(&driver.app.localizer().text(id)),
                "{id} is missing"
            );
        }
        // The Lab has tokens, the Farm a seed, and three regions have samples.
        assert!(
            driver
                .texts()
                .iter()
                .filter(|text| text.contains(": ") && text.contains(';'))
                .count()
                >= 6
        );
        driver.press_named("put-back");
        assert!(!driver.shows("put-back-panel") && driver.shows("put-back"));
        driver.press_named("put-back");
        driver.press_named("put-back-0-0");
        assert!(driver.shows("put-back-panel"), "a tick is no command");
        play(&mut driver, Command::DropAction { index: 0 });
        assert!(driver.shows("put-back"), "nothing moves under the pointer");
        play_to(&mut driver, |driver| {
            driver.game().state().step != Step::Plan
        });
        assert!(!driver.shows("put-back"), "the game goes on");
    }
}

#[test]
fn a_story_game_says_what_the_app_knows() {
    let (_folder, mut driver) = story(Language::Italian);
    driver.press_named("put-back");
    assert!(driver.shows("put-back-panel"));
    assert_all_said(&driver);
    let localizer = driver.app.localizer();
    assert!(
        says(&driver, &localizer.text("window-tracks"))
            && says(&driver, &localizer.text("table-last"))
    );
    let [story, full] = ["table-unlisted-story", "table-unlisted"].map(|id| localizer.text(id));
    assert!(
        says(&driver, &story) && !says(&driver, &full),
        "what the players keep is not untouched"
    );
    assert!(
        !driver
            .texts()
            .contains(&localizer.text("window-board-crew")),
        "the app does not know the wounds"
    );
}

#[test]
fn a_game_in_its_set_up_has_nothing_to_put_back() {
    let (_folder, driver) = begun(Language::English);
    let driver = resumed(driver);
    assert!(!driver.shows("put-back"));
}

#[test]
fn the_table_is_printed_from_the_step_and_from_the_history() {
    let (folder, mut driver) = story(Language::English);
    let printed = || {
        let exports = at(&Folders::in_one(folder.path()), "exports");
        let files = fs::read_dir(exports)
            .expect("exports")
            .filter_map(Result::ok)
            .map(|it| it.path());
        let page = files
            .into_iter()
            .find(|path| path.to_string_lossy().contains("-table-en"))
            .expect("a page");
        fs::read_to_string(page).expect("a page")
    };
    driver.press_named("put-back");
    driver.press_named("put-back-print");
    let page = printed();
    let localizer = driver.app.localizer();
    for id in ["table-title", "table-last", "window-tracks", "window-log"] {
        assert!(page.contains(&localizer.text(id)), "{id} is missing");
    }
    assert!(
        page.contains(&localizer.text("table-unlisted-story"))
            && !page.contains(&localizer.text("table-unlisted"))
    );
    let mut player = Player::new(Style::Careful, 3);
    let command = player.next(driver.game()).expect("the game goes on");
    play(&mut driver, command);
    assert!(!driver.shows("put-back-print"));
    driver.press_named("tab-history");
    assert!(
        driver.shows("put-back-print"),
        "the history prints it at any time"
    );
}
