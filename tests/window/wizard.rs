//! A printed sheet typed into the window, made into a mission, played and changed.

use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use pollster::FutureExt as _;
use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::{home, settings, table};
use solkeeper::content::own_sheet::{Edit, SheetForm};
use solkeeper::content::{self, LoadedMission};
use solkeeper::first_martians::mission::SheetValue;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::language::Language;
use solkeeper::session;
use solkeeper::storage::Folders;

use crate::driver::Driver;
use crate::{assert_all_said, folders, sheets};

fn loaded(folders: &Folders, id: &str) -> LoadedMission {
    content::load(&session::library(folders).block_on(), id)
}

/// Makes a whole mission by pressing and typing, checks it, and plays its first sol.
fn a_mission_from_a_sheet(language: Language) {
    let (folder, folders) = folders();
    let mut driver = Driver::open(&folders, language);
    driver.press_named("own-sheet");
    assert_all_said(&driver);
    driver.type_into("sheet-name", "È l’Acqua [1]");
    driver.press_named("group-exploration");
    driver.press_named("main");

    assert_all_said(&driver);
    for (name, number) in [
        ("sols", "5"),
        ("oxygen", "4"),
        ("energy", "5"),
        ("food", "3"),
        ("greenhouses", "3"),
        ("plants", "2"),
        ("upgrades", "2"),
    ] {
        driver.type_into(&format!("sheet-{name}-2"), number);
    }
    driver.press_named("copy-2-3");
    driver.press_named("copy-3-4");
    driver.press_named("sheet-stress-more");
    driver.press_named("main");

    assert_all_said(&driver);
    for die in ["working-1", "working-3", "living-2", "systems-5"] {
        driver.press_named(&format!("die-{die}"));
    }
    assert!(
        !driver.shows("die-working-6"),
        "a sol that the mission does not have"
    );
    // Closing the window in between loses nothing.
    driver.send(Message::CloseAsked);
    assert!(driver.closed);
    let mut driver = driver.reopened();
    driver.press_named("own-sheet");
    driver.press_named("wizard-others");

    driver.press_named("add-track");
    driver.type_into("track-1-title", "Well");
    driver.press_named("track-1-production-more");
    assert_all_said(&driver);
    driver.press_named("track-1-done");
    driver.press_named("add-action");
    driver.type_into("action-2-title", "Drill");
    driver.press_named("action-2-pays-energy");
    driver.press_named("action-2-pays-energy-count-more");
    driver.press_named("action-2-moves-1");
    assert_all_said(&driver);
    driver.press_named("add-poi");
    driver.type_into("poi-3-title", "Wreck");
    assert_all_said(&driver);

    // What objectives refer to was entered before them.
    driver.press_named("main");
    driver.press_named("add-objective");
    driver.type_into("objective-4-title", "Dig");
    driver.press_named("objective-4-takes-act");
    driver.press_named("objective-4-action-2");
    driver.press_named("objective-4-percent");
    driver.press_named("objective-4-percent-20");
    driver.type_into("objective-4-reward", "Rest.");
    driver.press_named("add-objective");
    driver.type_into("objective-5-title", "Look");
    driver.press_named("objective-5-takes-explore");
    driver.press_named("objective-5-region-1-n");
    driver.press_named("objective-5-region-2-se");
    driver.press_named("objective-5-optional");
    assert_all_said(&driver);
    driver.press_named("threshold-on");
    for crew in 2..=4 {
        driver.type_into(&format!("sheet-threshold-{crew}"), "6");
    }
    // Events are one press to pass; here is one.
    driver.press_named("main");
    an_event(&mut driver);
    driver.press_named("main");
    assert_all_said(&driver);
    assert!(!driver.shows("problem-0"), "{:?}", driver.texts());
    driver.press_named("main");

    let id = "e-l-acqua-1";
    let made = loaded(&folders, id);
    assert_eq!(made.diagnostics, []);
    let mission = made.mission.expect("a mission");
    assert_eq!(
        (
            mission.sheet.objectives.len(),
            mission.sheet.actions.len(),
            mission.sheet.pois.len()
        ),
        (3, 1, 1)
    );
    let event = serde_json::to_value(&mission.sheet.events[0]).expect("JSON");
    assert_eq!(
        event["effects"],
        serde_json::json!([{"supply": {"resource": "energy", "by": {"per_astronaut": -2}}}])
    );
    assert_eq!(
        event["brings"]["action"]["later"]["effects"],
        serde_json::json!([{"track": {"track": "well", "by": 1}}])
    );
    let objective = &mission.sheet.objectives[0];
    assert_eq!(
        (objective.goal, objective.step, objective.reward.len()),
        (100, 20, 1)
    );
    assert_eq!(
        (mission.sheet.objectives[1].goal, mission.sheet.sheet.stress),
        (2, 1)
    );
    for language in ["en", "it"] {
        let text =
            std::fs::read_to_string(folder.path().join(format!("missions/{id}/{language}.ftl")))
                .expect("texts");
        assert!(
            text.contains("È l’Acqua")
                && text.contains("Drill")
                && text.contains(".do-reward = Rest."),
            "{text}"
        );
    }
    assert!(
        driver
            .texts()
            .iter()
            .any(|text| text.contains("È l’Acqua [1]")),
        "{:?}",
        driver.texts()
    );

    driver.press_named("dismiss");
    driver.press_named(&format!("play-{id}"));
    let mut player = Player::new(Style::Careful, 5);
    while driver.game().state().sol < 2 && driver.game().state().outcome.is_none() {
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        driver.send(Message::Table(table::Message::Play(command)));
    }
    assert_eq!(driver.game().mission().sheet.id, id);
    assert_eq!(
        driver.game().state().sol,
        2,
        "the first sol was not played to its end"
    );
    assert!(
        !driver.game().state().drawn_events.is_empty(),
        "no Mission Event came"
    );
}

/// An event with effects and an action, by pressing and typing.
fn an_event(driver: &mut Driver) {
    driver.press_named("add-event");
    driver.type_into("event-6-title", "Dust");
    driver.press_named("event-6-effects-add");
    assert_all_said(driver);
    driver.press_named("event-6-effects-kind-supply");
    driver.press_named("event-6-effects-0-resource-1");
    driver.press_named("event-6-effects-0-by-less");
    driver.press_named("event-6-effects-0-each-1");
    assert_all_said(driver);
    driver.press_named("event-6-effects-done");
    driver.press_named("event-6-sols-some");
    driver.press_named("event-6-sols-to-less");
    driver.press_named("event-6-acts-yes");
    driver.press_named("event-6-pays-hardware");
    driver.press_named("event-6-reward-add");
    driver.press_named("event-6-reward-kind-words");
    driver.type_into("event-6-reward-0-words", "Clean.");
    driver.press_named("event-6-odds-40");
    driver.press_named("event-6-later-add");
    driver.press_named("event-6-later-kind-track");
    assert_all_said(driver);
    // Escape leaves the effect, then the form.
    driver.send(Message::Key(Shortcut::Back));
    driver.send(Message::Key(Shortcut::Back));
    assert!(
        driver.shows("add-event") && driver.shows("shared-events-not"),
        "{:?}",
        driver.texts()
    );
}

#[test]
fn a_mission_is_typed_in_and_played_in_english() {
    a_mission_from_a_sheet(Language::English);
}

#[test]
fn a_mission_is_typed_in_and_played_in_italian() {
    a_mission_from_a_sheet(Language::Italian);
}

#[test]
fn each_missing_field_is_listed_and_linked() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    sheets::typed(&mut driver);
    sheets::edit(&mut driver, Edit::Name(String::new()));
    driver.press_named("wizard-look-over");
    assert!(
        !driver.try_press_named("main"),
        "half a sheet is made into a mission"
    );
    driver.press_named("problem-0");
    driver.type_into("sheet-name", "Well");
    driver.press_named("wizard-objectives");
    driver.press_named("objective-4");
    sheets::edit(
        &mut driver,
        Edit::Remove(solkeeper::content::own_sheet::Element::Track, 1),
    );
    driver.press_named("wizard-look-over");
    driver.press_named("problem-0");
    assert!(
        driver.shows("objective-4-title"),
        "the objective is not open: {:?}",
        driver.texts()
    );
    driver.press_named("objective-4-takes-words");
    driver.press_named("wizard-look-over");
    driver.press_named("main");
    assert!(loaded(&folders, "well").mission.is_some());

    // A change keeps the mission; shipped missions have no sheet to change.
    assert!(!driver.shows("sheet-make-yourself-at-home"));
    driver.press_named("sheet-well");
    driver.press_named("wizard-objectives");
    driver.press_named("objective-9");
    driver.press_named("objective-9-remove");
    driver.press_named("wizard-look-over");
    driver.press_named("main");
    assert_eq!(
        loaded(&folders, "well")
            .mission
            .expect("a mission")
            .sheet
            .objectives
            .len(),
        6
    );
    assert!(!loaded(&folders, "well").has_errors());
    assert!(
        session::own_sheet::open(&folders, None)
            .block_on()
            .0
            .is_empty()
    );
}

#[test]
fn back_and_escape_close_the_wizard_and_keep_the_sheet() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.by_keyboard((1024.0, 600.0));
    driver.press_named("own-sheet");
    driver.type_into("sheet-name", "Ice");
    driver.press_named("group-building");
    driver.press_named("main");
    driver.type_into("sheet-sols-2", "7");
    driver.tap(Named::Tab);
    driver.strike(
        iced::keyboard::Key::Character("6".into()),
        Modifiers::empty(),
        Some("6"),
    );
    let kept: SheetForm = session::own_sheet::open(&folders, None).block_on().0;
    assert_eq!((kept.name.as_str(), kept.sols()), ("Ice", Some(7)));
    assert_eq!(
        kept.typed(SheetValue::Sols, 1),
        "6",
        "Tab leads to the next number"
    );
    driver.send(Message::Key(Shortcut::Main));
    assert!(driver.shows("die-working-7"));
    for _ in 0..2 {
        driver.send(Message::Key(Shortcut::Back));
    }
    driver.press_named("settings");
    driver.send(Message::Settings(settings::Message::Language(
        Language::Italian,
    )));
    driver.send(Message::Key(Shortcut::Back));
    assert!(
        driver.shows("sheet-name"),
        "back from the settings one is where one was"
    );
    assert_all_said(&driver);
    driver.send(Message::Key(Shortcut::Back));
    assert!(
        driver
            .texts()
            .contains(&"Continuate la vostra scheda: «Ice»".to_owned()),
        "{:?}",
        driver.texts()
    );
    driver.send(Message::Home(home::Message::Sheet(None)));
    assert!(driver.shows("sheet-name"));
}

#[test]
fn every_view_has_texts_in_both_languages() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        sheets::typed(&mut driver);
        for (_, open) in sheets::VIEWS {
            open(&mut driver);
            assert_all_said(&driver);
        }
    }
}
