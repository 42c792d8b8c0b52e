//! The window, driven through its real screens without a display.
#![cfg(feature = "window")]
#![allow(
    unused_results,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod accessible;
mod at_home;
mod campaign;
mod chapters;
mod columns;
mod dice;
mod driver;
mod ending;
mod factory;
#[allow(dead_code, reason = "the gallery draws all of its views")]
mod finished;
mod forms;
mod glyphs;
mod grid;
mod helper_presses;
mod hub;
mod in_view;
mod keyboard;
mod looks;
mod manual;
mod map;
mod motion;
mod my_box;
mod other_games;
mod other_presses;
mod other_steps;
mod own_mission;
#[allow(dead_code, reason = "the gallery puts pictures together on sheets")]
mod picture;
mod pictures;
mod press;
mod press_again;
mod press_scenes;
mod presses;
mod printed;
mod reasons;
mod redraw;
mod reported;
mod resume_checklist;
mod rules;
mod scenes;
mod scores;
mod sheets;
mod shelf;
mod six_sheets;
mod start;
mod still;
#[allow(dead_code, reason = "the bench of drawing writes its pictures")]
mod surface;
#[allow(dead_code, reason = "the gallery draws all of its views")]
mod tableau;
mod tables;
mod touch;
mod twice;
mod whole_board;
mod wizard;
mod words;
#[allow(dead_code, reason = "the gallery draws all of its views")]
mod workbench;
mod workshop;

use pollster::FutureExt as _;
use std::collections::BTreeSet;

use driver::{Driver, lay_game, lay_shipped_game};
use iced_test::runtime::task;
use press::{last_of_press, press, press_new};
use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::{home, table};
use solkeeper::first_martians::board::ActionKind;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::first_martians::vocabulary::Phase;
use solkeeper::language::{Language, page};
use solkeeper::play::Game as _;
use solkeeper::storage::Folders;
use test_support::released_missions;

/// The most commands of a careful game.
const PATIENCE: usize = 3000;

/// A crew that plans, with this part of the board open.
fn planning(language: Language, tab: table::board::Tab) -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = begun(language);
    tableau::lay(&mut driver);
    driver.send(Message::Table(table::Message::PlanOn(tab)));
    (folder, driver)
}

/// The actions that are planned.
fn planned(driver: &Driver) -> Vec<ActionKind> {
    let board = driver
        .game()
        .state()
        .board
        .as_ref()
        .expect("the app keeps the board");
    board
        .plan
        .iter()
        .map(|planned| planned.kind.clone())
        .collect()
}

fn folders() -> (tempfile::TempDir, Folders) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let folders = Folders::in_one(folder.path());
    (folder, folders)
}

/// A window with a new game, the same in every run.
fn begun(language: Language) -> (tempfile::TempDir, Driver) {
    begun_by(lay_game, language)
}

/// The same with a mission that Home lists.
fn begun_shipped(language: Language) -> (tempfile::TempDir, Driver) {
    begun_by(lay_shipped_game, language)
}

fn begun_by(lay: fn(&Folders, u8, u64), language: Language) -> (tempfile::TempDir, Driver) {
    let (folder, folders) = folders();
    lay(&folders, 4, 3);
    let mut driver = Driver::open(&folders, language);
    driver.send(Message::Home(home::Message::Main));
    (folder, driver)
}

/// Text that no player should ever see.
fn assert_all_said(driver: &Driver) {
    let fallbacks = driver.app.localizer().fallbacks();
    assert!(
        fallbacks.is_empty(),
        "not in {}: {fallbacks:?}",
        driver.app.localizer().language()
    );
    let is_part_of_id = |character: char| {
        character.is_ascii_lowercase() || character.is_ascii_digit() || "-_".contains(character)
    };
    for text in driver.texts() {
        let id = text.contains(['-', '_']) && text.chars().all(is_part_of_id);
        assert!(
            !id && !text.contains(['{', '}']),
            "a raw message is on the screen: “{text}”"
        );
    }
}

/// Plays a whole mission by pressing what is on the screen, leaving and resuming at each new kind of step.
fn plays_to_its_end(language: Language, start: &str, go_on: &str, digital: bool) {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, language);
    assert_all_said(&driver);
    driver.press(start);
    driver.press_named("players-3");
    for (seat, name) in ["Ada", "Zoè", "Luca"].into_iter().enumerate() {
        driver.type_into(&format!("name-{seat}"), name);
    }
    driver.press_named("first-1");
    driver.press_named(if digital {
        "dice-digital"
    } else {
        "dice-physical"
    });
    let crew = &driver.game().state().crew;
    assert_eq!(
        crew.astronauts
            .iter()
            .filter_map(|it| it.name.as_deref())
            .collect::<Vec<_>>(),
        ["Ada", "Zoè", "Luca"]
    );
    assert_eq!((crew.players, crew.first_player), (3, 1));

    let mut player = Player::new(Style::Careful, 7);
    let (mut seen, mut phases) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..PATIENCE {
        let state = driver.game().state();
        phases.insert(state.step.phase());
        if seen.insert(state.step_id()) {
            assert_all_said(&driver);
            let (digest, head) = (
                driver.game().digest(),
                driver.app.session().expect("a game").table().position(),
            );
            driver = driver.reopened();
            if driver.texts().iter().any(|text| text == go_on) {
                driver.press(go_on);
                assert_eq!(
                    driver.game().digest(),
                    digest,
                    "the game is another after it was closed and opened"
                );
                assert_eq!(
                    driver.app.session().expect("a game").table().position(),
                    head
                );
            } else {
                break;
            }
        }
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        let expected = last_of_press(driver.game(), &command);
        press(&mut driver, &command);
        let last = driver
            .app
            .session()
            .expect("a game")
            .table()
            .command_to_undo()
            .map(|played| played.command.clone());
        assert_eq!(
            last,
            Some(expected),
            "what was pressed is not what was played"
        );
    }
    assert_eq!(
        phases,
        BTreeSet::from([
            Phase::SetUp,
            Phase::Events,
            Phase::Morale,
            Phase::Production,
            Phase::Actions,
            Phase::Malfunctions,
            Phase::CleanUp,
            Phase::End
        ])
    );
    // The newest game is over, so there is nothing to continue: it is among the saved games.
    assert!(driver.app.session().is_none());
    let over = driver.app.localizer().text("window-save-over");
    assert!(
        driver.texts().iter().any(|text| text.contains(&over)),
        "the game that is over is not listed as over"
    );
    assert_all_said(&driver);
}

#[test]
fn a_mission_is_played_to_its_end_in_english() {
    plays_to_its_end(
        Language::English,
        "Play “Make Yourself at Home”",
        "Continue “Make Yourself at Home”",
        true,
    );
}

#[test]
fn a_mission_is_played_to_its_end_in_italian() {
    plays_to_its_end(
        Language::Italian,
        "Giocate: «Come a Casa Vostra»",
        "Continuate: «Come a Casa Vostra»",
        false,
    );
}

#[test]
fn no_view_shows_a_raw_message() {
    for &language in Language::ALL {
        let (_folder, mut driver) = begun(language);
        let mut player = Player::new(Style::Random, 11);
        for turn in 0..120 {
            if turn % 6 == 0 {
                for side in table::Side::ALL {
                    driver.send(Message::Table(table::Message::ShowSide(side)));
                    assert_all_said(&driver);
                }
                driver.send(Message::Table(table::Message::Settings));
                assert_all_said(&driver);
                driver.send(Message::Key(Shortcut::Back));
            }
            let Some(command) = player.next(driver.game()) else {
                break;
            };
            driver.send(Message::Table(table::Message::Play(command)));
        }
    }
}

#[test]
fn a_press_during_a_write_is_ignored() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Main));
    let last = |driver: &Driver| driver.app.session().expect("a game").table().last_record();
    let before = last(&driver);
    let first = driver.app.update(Message::Table(table::Message::Main));
    let second = driver.app.update(Message::Table(table::Message::Main));
    assert!(
        task::into_stream(second).is_none(),
        "a second record is on its way"
    );
    assert_eq!(last(&driver), before, "true before it is on the disk");
    driver.run(first);
    assert_eq!(last(&driver), before + 1);
    assert_eq!(driver.game().state().step, Step::Sheet);
}

#[test]
fn a_turn_that_cannot_be_written_is_not_played() {
    let (folder, mut driver) = begun(Language::English);
    let session = driver.app.session().expect("a game");
    std::fs::remove_file(
        folder
            .path()
            .join("saves")
            .join(format!("{}.journal", session.id())),
    )
    .expect("the save is there");
    let before = driver.game().digest();
    driver.press_named("main");
    assert_eq!(driver.game().digest(), before);
    assert!(driver.shows("dismiss"), "nothing says that the disk failed");
    driver.press_named("dismiss");
    assert!(!driver.shows("dismiss"));
}

#[test]
fn closing_writes_what_was_typed() {
    let (_folder, mut driver) = begun(Language::Italian);
    driver.type_into("name-0", "Giulia");
    assert_eq!(
        driver.game().state().crew.astronauts[0].name,
        None,
        "typing alone plays nothing"
    );
    driver.send(Message::CloseAsked);
    assert!(driver.closed);
    let mut driver = driver.reopened();
    driver.press_named("main");
    assert_eq!(
        driver.game().state().crew.astronauts[0].name.as_deref(),
        Some("Giulia")
    );
}

#[test]
fn undo_and_redo_by_button_and_by_key() {
    let (_folder, mut driver) = begun(Language::English);
    let first = driver.game().digest();
    driver.press_named("dice-digital");
    let second = driver.game().digest();
    driver.press("Undo: The app rolls the dice");
    assert_eq!(driver.game().digest(), first);
    assert_eq!(driver.game().state().dice, ComponentSource::Physical);
    driver.press("Redo: The app rolls the dice");
    assert_eq!(driver.game().digest(), second);
    driver.send(Message::Key(Shortcut::Undo));
    assert_eq!(driver.game().digest(), first);
    driver.send(Message::Key(Shortcut::Redo));
    assert_eq!(driver.game().digest(), second);
    driver.send(Message::Key(Shortcut::Main));
    assert_eq!(driver.game().state().step, Step::Sheet);
    driver.send(Message::Key(Shortcut::Back));
    assert!(
        driver.app.session().is_none(),
        "Escape at the step leads home"
    );
}

#[test]
fn a_death_takes_two_presses_and_ends_the_mission() {
    let (_folder, mut driver) = begun_shipped(Language::English);
    for _ in 0..3 {
        driver.press_named("main");
    }
    driver.press_named("tab-table");
    driver.press_named("death-1");
    assert!(driver.game().state().outcome.is_none());
    driver.press_named("death-cancel");
    assert!(!driver.shows("death-sure"));
    driver.press_named("death-1");
    driver.press_named("death-sure");
    assert!(driver.game().state().outcome.is_some());
    driver.press_named("end-home");
    assert!(
        driver.app.session().is_none(),
        "a button of the end leads home"
    );
}

#[test]
fn the_game_returns_to_a_save_point() {
    let (_folder, mut driver) = begun(Language::English);
    driver.press_named("tab-history");
    driver.type_into("save-point", "At the start");
    driver.press_named("save-point-set");
    let there = driver.game().digest();
    driver.press_named("players-2");
    driver.press_named("main");
    assert_ne!(driver.game().digest(), there);
    driver.press_named("tab-history");
    driver.press("Go back to: “At the start”");
    assert_eq!(driver.game().digest(), there);
}

#[test]
fn what_was_not_reported_can_be_reported_after_the_actions() {
    let (_folder, mut driver) = begun(Language::English);
    let mut player = Player::new(Style::Careful, 3);
    while driver.game().state().step != Step::Resolve {
        let command = player.next(driver.game()).expect("not over");
        press(&mut driver, &command);
    }
    let unreported = "End the Actions phase: nothing reported yet";
    assert!(
        driver.texts().iter().any(|text| text == unreported),
        "{:?}",
        driver.texts()
    );
    driver.press_named("main");
    assert_ne!(driver.game().state().step, Step::Resolve);
    let said = "Nothing was reported in the Actions phase.";
    assert!(
        driver.texts().iter().any(|text| text.starts_with(said)),
        "{:?}",
        driver.texts()
    );
    assert!(
        driver
            .texts_at((390.0, 844.0))
            .iter()
            .any(|text| text == "Report what happened"),
        "the way to the reports"
    );
    let morale = driver.game().state().morale;
    driver.press_named("unwind");
    assert_eq!(driver.game().state().morale, morale + 1);
    assert!(
        !driver.texts().iter().any(|text| text.starts_with(said)),
        "it is reported"
    );
}

#[test]
fn corrections_trigger_nothing() {
    let (_folder, mut driver) = begun(Language::English);
    for _ in 0..3 {
        driver.press_named("main");
    }
    let before = driver.game().state().clone();
    driver.press_named("tab-correct");
    for _ in 0..4 {
        driver.press_named("correct-living-more");
    }
    driver.press_named("correct-morale-less");
    driver.press_named("box-systems");
    let state = driver.game().state();
    assert_eq!(
        (state.morale, &state.step, &state.queue),
        (-1, &before.step, &before.queue)
    );
    assert_eq!(state.tracks.values().copied().max(), Some(4));
    // A full track has a card: whether it comes is asked, and nothing is drawn unasked.
    driver.press_named("correct-living-more");
    let state = driver.game().state();
    assert_eq!(
        (state.step_id(), state.tracks.values().copied().max()),
        ("full_track", Some(5))
    );
}

#[test]
fn language_and_text_size_apply_at_once_and_stay() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.press("Italiano");
    driver.press("Impostazioni");
    driver.press_named("text-size-125");
    driver.press("Indietro");
    assert_eq!(folders.load_settings().block_on().0.text_size, 125);
    let again = Driver::open_as_chosen(&folders);
    assert_eq!(again.app.localizer().language(), Language::Italian);
}

#[test]
fn the_main_button_is_there_at_every_size() {
    let (_folder, mut driver) = begun(Language::Italian);
    for _ in 0..3 {
        driver.press_named("main");
    }
    let label = page::button(driver.app.localizer(), driver.game())
        .expect("the first step has a main button");
    for room in [
        (360.0, 640.0),
        (390.0, 844.0),
        (699.0, 600.0),
        (700.0, 600.0),
        (1024.0, 600.0),
        (1440.0, 900.0),
        (3840.0, 2160.0),
    ] {
        assert!(driver.texts_at(room).contains(&label), "{room:?}");
    }
}

#[test]
fn an_unreadable_save_is_reported_and_unchanged() {
    let (folder, folders) = folders();
    let saves = folder.path().join("saves");
    std::fs::create_dir_all(&saves).expect("a folder");
    std::fs::write(saves.join("broken.journal"), "nothing of ours\n").expect("a file");
    let driver = Driver::open(&folders, Language::English);
    assert!(
        driver.texts().iter().any(|text| text.contains("broken")),
        "{:?}",
        driver.texts()
    );
    assert_eq!(
        std::fs::read_to_string(saves.join("broken.journal")).expect("still there"),
        "nothing of ours\n"
    );
}

#[test]
fn a_new_step_is_shown_from_its_top_and_a_stepper_does_not_scroll() {
    let (_folder, mut driver) = begun(Language::English);
    driver.press_named("main");
    let scrolled = driver.scrolled;
    assert!(scrolled > 0);
    driver.press_named("sheet-food-more");
    assert_eq!(driver.scrolled, scrolled);
}

/// Without a button for a command the crew could not play it.
#[test]
fn every_offer_of_a_sol_has_a_button() {
    let (_folder, mut driver) = begun(Language::English);
    let mut player = Player::new(Style::Careful, 3);
    let mut kinds = BTreeSet::new();
    for _ in 0..90 {
        for offer in driver.game().offers() {
            press_new(&mut driver, &mut kinds, &offer);
        }
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        driver.send(Message::Table(table::Message::Play(command)));
    }
    assert!(kinds.len() > 30, "only {kinds:?} were offered");
}

#[test]
fn a_broken_mission_is_listed_with_its_errors_and_the_rest_works() {
    let (folder, folders) = folders();
    let shipped = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/released_missions/make-yourself-at-home");
    let own = folder.path().join("missions/a-broken-home");
    std::fs::create_dir_all(&own).expect("a folder");
    for name in ["mission.json", "en.ftl", "it.ftl"] {
        let text = std::fs::read_to_string(shipped.join(name))
            .expect("a text")
            .replace("make-yourself-at-home", "a-broken-home");
        let broken = text.replacen("\"sols\": {\"2\": 8", "\"sols\": {\"2\": \"eight\"", 1);
        std::fs::write(own.join(name), broken).expect("written");
    }
    let mut driver = Driver::open(&folders, Language::English);
    let named = |driver: &Driver| {
        driver
            .texts()
            .iter()
            .any(|text| text.starts_with("a-broken-home/mission.json:6:"))
    };
    assert!(named(&driver), "{:?}", driver.texts());
    driver.press_named("main");
    assert_eq!(
        driver.game().mission().sheet.id,
        "make-yourself-at-home",
        "the mission of the program is the main one"
    );
}
