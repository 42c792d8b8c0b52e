//! The screen of the owner's box: confirm, correct, reset; by pointer and by keyboard.

use pollster::FutureExt as _;
use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::{home, my_box};
use solkeeper::first_martians::game_box::NamedKind;
use solkeeper::first_martians::my_box::{BoxGroup, MyBox};
use solkeeper::first_martians::state::Step;
use solkeeper::language::Language;
use solkeeper::session;
use solkeeper::storage::Folders;

use crate::driver::Driver;
use crate::{assert_all_said, begun, folders};

fn stored(folders: &Folders) -> MyBox {
    session::my_box::open(folders)
        .block_on()
        .0
        .expect("the box")
}

fn opened(folders: &Folders, language: Language) -> Driver {
    let mut driver = Driver::open(folders, language);
    driver.send(Message::Home(home::Message::Settings));
    driver.press_named("my-box");
    driver
}

#[test]
fn a_value_is_corrected_and_a_group_confirmed_and_reset() {
    let (_folder, folders) = folders();
    let mut driver = opened(&folders, Language::English);
    driver.press_named("box-malfunction_dice");
    driver.press_named("malfunction_dice.working.1-more");
    assert_eq!(
        stored(&folders)
            .game_box()
            .malfunction_dice
            .values()
            .next()
            .map(|faces| faces[0]),
        Some(1)
    );
    driver.press_named("box-confirm");
    assert!(
        !stored(&folders)
            .game_box()
            .is_assumed(BoxGroup::MalfunctionDice)
    );
    assert!(
        !driver.try_press_named("box-confirm"),
        "there is nothing left to confirm"
    );
    driver.press_named("box-reset");
    assert!(!stored(&folders).is_corrected());
    driver.send(Message::Key(Shortcut::Back));
    driver.press_named("box-penalties");
    driver.press_named("penalties.lab.cpu");
    driver.press_named("penalties.lab.cpu-no_rovers");
    driver.press_named("confirm-penalties.oxygenator.energy");
    let own = stored(&folders);
    assert_eq!(own.to_store().len(), 4, "{:?}", own.to_store());
    assert!(own.game_box().is_assumed(BoxGroup::Penalties));
    for _ in 0..3 {
        driver.send(Message::Key(Shortcut::Back));
    }
    assert!(driver.shows("text-size-125"), "back in the settings");
}

#[test]
fn all_of_it_by_keyboard() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.by_keyboard((1024.0, 600.0));
    driver.send(Message::Home(home::Message::Settings));
    driver.press_named("my-box");
    driver.press_named("box-map");
    driver.press_named("map.1.pawns-more");
    driver.press_named("map.3.directions");
    driver.press_named("map.3.directions-n");
    let own = stored(&folders);
    assert_eq!(
        (
            own.game_box().board.space_pawns[&1],
            own.game_box().board.map[&3].len()
        ),
        (1, 7)
    );
}

#[test]
fn what_is_typed_is_stored_by_enter_and_on_leaving() {
    let (_folder, folders) = folders();
    let mut driver = opened(&folders, Language::English);
    driver.press_named("box-poi_tokens");
    driver.press_named("poi_tokens.count-more");
    driver.type_into("poi_tokens.1.name", "Old Camp");
    driver.submit("poi_tokens.1.name");
    driver.type_into("poi_tokens.1.text", "Gain a seed");
    driver.send(Message::Key(Shortcut::Back));
    let own = stored(&folders);
    let card = own
        .game_box()
        .find_named(NamedKind::PoiToken, "Old Camp")
        .expect("it is stored");
    assert_eq!(card.text, "Gain a seed");
}

#[test]
fn every_group_has_texts_in_both_languages() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        let mut driver = opened(&folders, language);
        assert_all_said(&driver);
        for &group in BoxGroup::ALL {
            driver.send(Message::MyBox(my_box::Message::Group(group)));
            assert_all_said(&driver);
            driver.send(Message::MyBox(my_box::Message::Back));
        }
    }
}

#[test]
fn my_box_is_offered_once_during_set_up_of_a_full_board_game() {
    let (_folder, mut driver) = begun(Language::English);
    assert!(!driver.shows("my-box"), "a Story game does not need it");
    driver.press_named("board-full");
    assert!(driver.shows("my-box"));
    driver.press_named("main");
    driver.send(Message::Key(Shortcut::Undo));
    assert!(!driver.shows("my-box"), "it is offered twice");
}

#[test]
fn corrections_of_the_box_apply_to_a_game_whose_crew_is_being_set_up() {
    let (_folder, mut driver) = begun(Language::English);
    driver.press_named("board-full");
    driver.press_named("players-2");
    let begun = driver.app.session().expect("a game").id().to_owned();
    driver.press_named("my-box");
    driver.press_named("box-map");
    driver.press_named("map.1.pawns-more");
    driver.send(Message::Key(Shortcut::Back));
    driver.send(Message::Key(Shortcut::Back));
    let session = driver.app.session().expect("a game");
    assert_ne!(
        session.id(),
        begun,
        "the save of another box is not written over"
    );
    let state = session.game().state();
    assert!(
        state.step == Step::Crew
            && state.board_state().is_some()
            && state.crew.astronauts.len() == 2,
        "the crew is as it was"
    );
    assert_eq!(
        session.game().mission().game_box.board.space_pawns[&1],
        1,
        "one more than is assumed"
    );
    assert!(
        driver
            .texts()
            .iter()
            .any(|text| text.contains("in a new save")),
        "{:?}",
        driver.texts()
    );
    driver.send(Message::Key(Shortcut::Undo));
    assert!(
        driver
            .app
            .session()
            .is_some_and(|it| it.table().command_to_redo().is_some()),
        "its past came along"
    );
    // Once the board is set up it does not change any more.
    driver.press_named("main");
    let id = driver.app.session().expect("a game").id().to_owned();
    driver.send(Message::MyBox(my_box::Message::Back));
    assert_eq!(driver.app.session().expect("a game").id(), id);
}

#[test]
fn a_correction_that_cannot_be_stored_is_reported_and_reverted() {
    let (folder, folders) = folders();
    std::fs::write(folder.path().join("box.json"), "{\"format\": 9}").expect("a file");
    let mut driver = opened(&folders, Language::English);
    driver.press_named("box-map");
    driver.press_named("map.1.pawns-more");
    assert!(
        driver
            .texts()
            .iter()
            .any(|text| text.contains("newer version")),
        "{:?}",
        driver.texts()
    );
    assert!(
        !driver.texts().contains(&"yours".to_owned()),
        "what is not on the disk is shown"
    );
}
