//! Saved games, save points, settings, reports and advice, through the real screens.

use pollster::FutureExt as _;
use std::fs;

use iced_test::runtime::task;
use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::{home, saves, settings, table};
use solkeeper::language::{Language, Localizer};
use solkeeper::play::Game as _;
use solkeeper::storage::{Folders, PageState};

use super::driver::{Driver, at};
use super::{assert_all_said, begun, folders};

/// The screen of saved games with one game that was started and left.
fn kept(language: Language) -> (tempfile::TempDir, Folders, Driver, String) {
    let (folder, mut driver) = begun(language);
    let id = driver.app.session().expect("a game").id().to_owned();
    driver.press_named("main");
    driver.send(Message::Table(table::Message::Home));
    driver.press_named("keep");
    assert_all_said(&driver);
    let folders = Folders::in_one(folder.path());
    (folder, folders, driver, id)
}

fn says(driver: &Driver, part: &str) -> bool {
    driver.texts().iter().any(|text| text.contains(part))
}

#[test]
fn a_save_gets_a_name_and_a_second_one() {
    for &language in Language::ALL {
        let (_folder, folders, mut driver, id) = kept(language);
        driver.press_named(&format!("more-{id}"));
        driver.type_into("save-name", "Friday");
        driver.press_named("rename");
        assert!(says(&driver, "Friday"));
        assert_all_said(&driver);
        driver.press_named(&format!("duplicate-{id}"));
        assert_eq!(folders.list().block_on().len(), 2);
        driver.type_into("save-name", "Saturday");
        driver.submit("save-name");
        assert!(says(&driver, "Friday") && says(&driver, "Saturday"));
        assert_all_said(&driver);
        driver.press_named(&format!("continue-{id}"));
        assert_eq!(driver.app.session().expect("a game").id(), id);
        driver.send(Message::Table(table::Message::Home));
        assert!(
            says(&driver, "Friday"),
            "home calls the save by another name"
        );
    }
}

#[test]
fn a_deleted_save_is_restored_unchanged() {
    for &language in Language::ALL {
        let (_folder, folders, mut driver, id) = kept(language);
        let before = folders.read(&id).block_on().expect("the save");
        driver.press_named(&format!("more-{id}"));
        driver.press_named(&format!("delete-{id}"));
        assert_eq!(folders.list().block_on(), []);
        assert_all_said(&driver);
        driver.press_named(&format!("put-back-{id}"));
        assert_eq!(folders.read(&id).block_on().expect("the save"), before);
        assert!(
            driver.shows(&format!("delete-{id}")),
            "what is back is not shown"
        );
    }
}

#[test]
fn a_backup_becomes_a_save_of_its_own() {
    let (_folder, folders, mut driver, id) = kept(Language::English);
    driver.press_named(&format!("continue-{id}"));
    driver.press_named("main");
    driver.send(Message::Table(table::Message::Home));
    driver.press_named("keep");
    let now = folders
        .read(&id)
        .block_on()
        .expect("the save")
        .records
        .len();
    driver.press_named(&format!("more-{id}"));
    assert_all_said(&driver);
    driver.press_named("restore-1");
    let restored = folders
        .list()
        .block_on()
        .into_iter()
        .find(|listed| listed.id != id)
        .expect("a new save");
    assert!(restored.summary.expect("it can be read").records < now);
    assert_eq!(
        folders
            .read(&id)
            .block_on()
            .expect("the save")
            .records
            .len(),
        now
    );
    assert_all_said(&driver);
}

#[test]
fn a_save_is_exported_and_imported() {
    let (folder, folders, mut driver, id) = kept(Language::Italian);
    driver.press_named(&format!("more-{id}"));
    driver.press_named(&format!("export-{id}"));
    let file = at(&folders, "exports").join(format!("{id}.journal"));
    assert!(
        says(&driver, &file.display().to_string()),
        "nothing says where the file lies"
    );
    fs::create_dir_all(at(&folders, "imports")).expect("a folder");
    fs::copy(&file, at(&folders, "imports").join("from a friend.journal")).expect("a copy");
    driver.send(Message::Saves(saves::Message::Back));
    driver.press_named("keep");
    driver.press_named("import-0");
    assert_eq!(folders.list().block_on().len(), 2);
    driver.type_into("import-path", "/nowhere/x.journal");
    driver.press_named("import");
    assert!(says(&driver, "/nowhere/x.journal") && driver.shows("dismiss"));
    assert_eq!(folders.list().block_on().len(), 2);
    assert_all_said(&driver);
    drop(folder);
}

#[test]
fn everything_is_written_into_one_file_and_brought_in_again() {
    for language in [Language::English, Language::Italian] {
        let (folder, folders, mut driver, id) = kept(language);
        driver.press_named("archive");
        let exports = at(&folders, "exports");
        let file = fs::read_dir(&exports)
            .expect("exports")
            .next()
            .expect("a copy")
            .expect("a file")
            .path();
        assert!(file.extension().is_some_and(|end| end == "zip"), "{file:?}");
        assert!(
            says(&driver, &file.display().to_string()),
            "nothing says where the file lies"
        );
        assert!(driver.shows("open-files"));
        fs::create_dir_all(at(&folders, "imports")).expect("a folder");
        fs::copy(&file, at(&folders, "imports").join("copy.zip")).expect("a copy");
        folders.delete_save(&id).block_on().expect("deleted");
        driver.send(Message::Saves(saves::Message::Back));
        driver.press_named("keep");
        driver.press_named("import-0");
        let saves: Vec<String> = folders
            .list()
            .block_on()
            .into_iter()
            .map(|listed| listed.id)
            .collect();
        assert_eq!(saves, [format!("{id}-2")]);
        driver.type_into("import-path", &file.display().to_string());
        driver.press_named("import");
        assert_eq!(folders.list().block_on().len(), 1);
        assert_all_said(&driver);
        drop(folder);
    }
}

#[test]
fn a_file_is_chosen_in_the_dialog_of_the_system_or_its_path_typed() {
    for &language in Language::ALL {
        let (_folder, from, _, id) = kept(language);
        let file = from.export(&id).block_on().expect("a file");
        let (_folder, folders) = self::folders();
        let mut driver = Driver::open(&folders, language);
        driver.press_named("keep");
        assert!(driver.shows("choose-file") && driver.shows("import-path"));
        let before = driver.texts();
        driver.send(Message::Saves(saves::Message::Picked(None)));
        assert_eq!(driver.texts(), before, "a cancelled dialog changes nothing");
        driver.send(Message::NoFileDialog);
        let sentence = Localizer::new(language).text("window-no-file-dialog");
        assert!(says(&driver, &sentence), "{:?}", driver.texts());
        driver.send(Message::Saves(saves::Message::Picked(Some(file))));
        assert_eq!(folders.list().block_on().len(), 1);
        assert_all_said(&driver);
    }
}

#[test]
fn a_save_that_is_open_elsewhere_is_reported_and_stays() {
    let (_folder, folders, mut driver, id) = kept(Language::English);
    let elsewhere = folders
        .open(&id)
        .block_on()
        .expect("another window opens it");
    driver.press_named(&format!("more-{id}"));
    for press in [format!("delete-{id}"), "rename".to_owned()] {
        if press == "rename" {
            driver.type_into("save-name", "Mine");
        }
        driver.press_named(&press);
        assert!(says(&driver, "is open in another window"), "{press}");
        driver.send(Message::Dismissed(0));
    }
    driver.press_named(&format!("continue-{id}"));
    assert!(driver.app.session().is_none() && says(&driver, "is open in another window"));
    drop(elsewhere);
    driver.press_named(&format!("continue-{id}"));
    assert!(driver.app.session().is_some());
}

#[test]
fn save_commands_run_one_at_a_time() {
    let (_folder, folders, mut driver, id) = kept(Language::English);
    let duplicate = || {
        Message::Saves(saves::Message::Do(
            solkeeper::app::jobs::saves::SaveCommand::Duplicate(id.clone()),
        ))
    };
    let first = driver.app.update(duplicate());
    assert!(
        task::into_stream(driver.app.update(duplicate())).is_none(),
        "a second errand is on its way"
    );
    driver.run(first);
    assert_eq!(folders.list().block_on().len(), 2);
}

#[test]
fn an_unreadable_save_has_a_reason_and_can_be_deleted() {
    let (_folder, folders) = folders();
    fs::create_dir_all(at(&folders, "saves")).expect("a folder");
    fs::write(
        at(&folders, "saves").join("broken.journal"),
        "nothing of ours\n",
    )
    .expect("a file");
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("keep");
    assert!(says(&driver, "cannot be read"));
    driver.press_named("more-broken");
    assert!(!driver.shows("continue-broken") && !driver.shows("rename"));
    driver.press_named("delete-broken");
    assert!(driver.shows("put-back-broken"));
    assert_all_said(&driver);
}

#[test]
fn a_save_point_shows_its_step_and_returning_can_be_reversed() {
    let (_folder, mut driver) = begun(Language::English);
    driver.press_named("tab-history");
    driver.type_into("save-point", "At the start");
    driver.submit("save-point");
    assert!(says(&driver, "Set-up, Crew"));
    for _ in 0..3 {
        driver.press_named("main");
    }
    let later = driver.game().digest();
    driver.press_named("tab-history");
    driver.type_into("save-point", "Sol one");
    driver.press_named("save-point-set");
    assert!(says(&driver, "Sol 1, Reading"), "{:?}", driver.texts());
    assert_all_said(&driver);
    driver.press_named("return-1");
    assert_ne!(driver.game().digest(), later);
    driver.press_named("tab-history");
    driver.press_named("return-left");
    assert_eq!(driver.game().digest(), later);
    assert_all_said(&driver);
}

#[test]
fn settings_are_stored_and_the_last_choice_wins() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Settings));
    assert_all_said(&driver);
    assert!(says(&driver, &at(&folders, "").display().to_string()));
    driver.press_named("motion-on");
    assert!(folders.load_settings().block_on().0.reduced_motion);
    driver.press_named("motion-off");
    assert!(!folders.load_settings().block_on().0.reduced_motion);
    // Two presses before the write ends: nothing is stored out of order.
    let first = driver
        .app
        .update(Message::Settings(settings::Message::TextSize(110)));
    let second = driver
        .app
        .update(Message::Settings(settings::Message::TextSize(120)));
    assert!(task::into_stream(second).is_none());
    driver.run(first);
    assert_eq!(folders.load_settings().block_on().0.text_size, 120);
    driver.send(Message::FilesShown(false));
    assert!(says(&driver, "The folder could not be shown"));
}

#[test]
fn advice_that_cannot_be_stored_as_seen_hides_no_other_message() {
    let (folder, folders) = folders();
    // No setting can be written: the lock is no file.
    std::fs::create_dir_all(folder.path().join(".lock")).expect("a folder");
    let mut driver = Driver::open(&folders, Language::English);
    driver.press_named("main");
    for _ in 0..3 {
        driver.press_named("main");
    }
    assert!(driver.shows("advice"));
    assert!(
        !says(&driver, ".lock"),
        "nobody has asked to store anything: {:?}",
        driver.texts()
    );
    driver.send(Message::Table(table::Message::Settings));
    driver.press_named("motion-on");
    assert!(says(&driver, ".lock"), "{:?}", driver.texts());
}

#[test]
fn settings_of_two_windows_are_both_kept() {
    let (_folder, folders) = folders();
    let (mut one, mut other) = (
        Driver::open(&folders, Language::English),
        Driver::open(&folders, Language::English),
    );
    one.send(Message::Settings(settings::Message::TextSize(120)));
    other.send(Message::Settings(settings::Message::ReducedMotion(true)));
    one.send(Message::Settings(settings::Message::Advice(false)));
    let stored = folders.load_settings().block_on().0;
    assert_eq!(
        (
            stored.text_size,
            stored.reduced_motion,
            stored.seen_advice.is_empty()
        ),
        (120, true, false)
    );
}

#[test]
fn settings_of_a_copy_are_used_at_once_and_not_written_over() {
    let (_there, from) = self::folders();
    let mut driver = Driver::open(&from, Language::English);
    driver.press_named("settings");
    driver.send(Message::Settings(settings::Message::TextSize(130)));
    driver.send(Message::Settings(settings::Message::Language(
        Language::Italian,
    )));
    let copy = from.archive().block_on().expect("a copy");
    let file = from.export_archive(&copy).block_on().expect("a file");
    let (_folder, folders) = self::folders();
    let mut driver = Driver::open_as_chosen(&folders);
    driver.press_named("keep");
    driver.type_into("import-path", &file);
    driver.press_named("import");
    assert_eq!(driver.app.localizer().language(), Language::Italian);
    assert!(says(&driver, "Partite salvate"), "{:?}", driver.texts());
    driver.send(Message::Saves(saves::Message::Back));
    driver.press_named("settings");
    driver.press_named("motion-on");
    let stored = folders.load_settings().block_on().0;
    assert_eq!(
        (
            stored.text_size,
            stored.language.as_deref(),
            stored.reduced_motion
        ),
        (130, Some("it"), true)
    );
}

#[test]
fn a_newer_version_is_offered_on_home_and_only_told_in_a_game() {
    for language in [Language::English, Language::Italian] {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        assert!(!driver.shows("new-version"));
        driver.send(Message::NewVersion);
        assert!(driver.shows("new-version"));
        let notice = |driver: &Driver| driver.shows("dismiss");
        assert!(!notice(&driver), "Home says it for itself");
        assert_all_said(&driver);
        driver.press_named("new-version");
        let (_folder, mut driver) = begun(language);
        driver.send(Message::NewVersion);
        assert!(notice(&driver));
        assert!(!driver.shows("new-version"));
        driver.send(Message::Table(table::Message::Home));
        assert!(driver.shows("new-version"));
    }
}

#[test]
fn an_installed_app_without_games_offers_to_bring_them_over() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::Italian);
    assert!(!driver.shows("bring-in"));
    driver.send(Message::PageAsked(Some(PageState {
        keeps_files: true,
        installed: true,
    })));
    assert_all_said(&driver);
    driver.press_named("bring-in");
    assert!(
        driver.shows("import-path"),
        "the file is brought in among the saves"
    );
}

#[test]
fn a_report_contains_the_system_the_notices_and_the_save() {
    for &language in Language::ALL {
        let (folder, mut driver) = begun(language);
        let folders = Folders::in_one(folder.path());
        driver.send(Message::FilesShown(false));
        let told = driver.texts().first().cloned().expect("a notice");
        driver.send(Message::Dismissed(0));
        driver.press_named("tab-correct");
        driver.press_named("wrong");
        assert_all_said(&driver);
        driver.send(Message::Key(Shortcut::Main));
        assert_all_said(&driver);
        let written = fs::read_dir(at(&folders, "reports"))
            .expect("reports")
            .next()
            .expect("a report")
            .expect("a file")
            .path();
        assert!(
            says(&driver, &written.display().to_string()),
            "nothing says where it lies"
        );
        let text = fs::read_to_string(&written).expect("the report");
        let id = driver
            .app
            .session()
            .expect("the game is still open")
            .id()
            .to_owned();
        let journal =
            fs::read_to_string(at(&folders, &format!("saves/{id}.journal"))).expect("the journal");
        assert!(text.ends_with(&journal), "the journal is not whole");
        for part in [
            &solkeeper::platform::version(),
            std::env::consts::OS,
            std::env::consts::ARCH,
            language.code(),
            "100%",
            &told,
            &id,
        ] {
            assert!(
                text.contains(part),
                "“{part}” is not in the report:\n{text}"
            );
        }
        driver.press_named("main");
        assert!(driver.shows("wrong"), "back at the table");
    }
}

#[test]
fn the_settings_say_the_version() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        driver.press_named("settings");
        assert!(
            says(
                &driver,
                &format!("Solkeeper {}", solkeeper::platform::version())
            ),
            "{:?}",
            driver.texts()
        );
    }
}

#[test]
fn the_report_opens_from_every_screen() {
    let (_folder, _folders, mut driver, _) = kept(Language::English);
    let lead = driver.app.localizer().text("window-wrong-lead");
    let look = |driver: &mut Driver| {
        driver.press_named("wrong");
        assert!(driver.texts().contains(&lead));
        driver.press_named("report-back");
        assert!(!driver.texts().contains(&lead));
    };
    look(&mut driver);
    driver.send(Message::Key(Shortcut::Back));
    look(&mut driver);
    driver.send(Message::Home(home::Message::Settings));
    look(&mut driver);
    driver.send(Message::Key(Shortcut::Back));
    driver.press_named("main");
    driver.press_named("tab-correct");
    look(&mut driver);
}

#[test]
fn the_first_game_is_guided_and_each_advice_is_shown_once() {
    for &language in Language::ALL {
        let (folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        assert!(
            driver
                .texts()
                .contains(&driver.app.localizer().text("window-first-game"))
        );
        driver.press_named("main");
        let crew = driver.app.localizer().text("advice-crew");
        let sheet = driver.app.localizer().text("advice-sheet");
        assert!(driver.texts().contains(&crew));
        driver.press_named("players-2");
        assert!(driver.texts().contains(&crew), "still the same step");
        driver.press_named("main");
        assert!(driver.texts().contains(&sheet) && !driver.texts().contains(&crew));
        driver.press_named("undo");
        assert!(!driver.shows("advice"), "seen once is enough");
        driver.press_named("main");
        driver.press_named("main");
        assert!(driver.shows("advice"));
        driver.press_named("no-advice");
        assert!(!driver.shows("advice"));
        driver.press_named("main");
        assert!(!driver.shows("advice"), "sent away for good");
        driver = driver.reopened();
        driver.press_named("main");
        assert!(
            !driver.shows("advice"),
            "sent away for good, also after a restart"
        );
        driver.send(Message::Table(table::Message::Settings));
        driver.press_named("advice-again");
        driver.send(Message::Key(Shortcut::Back));
        assert!(driver.shows("advice"));
        assert_all_said(&driver);
        drop(folder);
    }
}
