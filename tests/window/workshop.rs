//! Mission management through the real screens, with real files.

use pollster::FutureExt as _;
use std::fs;

use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::{home, manual, mission, settings, table};
use solkeeper::content::import;
use solkeeper::language::{Language, Localizer, fact_text, manual as book};
use solkeeper::storage::Folders;

use crate::driver::{Driver, at};
use crate::keyboard::only;
use crate::workbench::{OWN, SHIPPED, bundle, edit, look, mend, own, path, spoil};
use crate::{assert_all_said, begun, folders};

fn says(driver: &Driver, part: &str) -> bool {
    driver.texts().iter().any(|text| text.contains(part))
}

fn says_message(driver: &Driver, id: &str) -> bool {
    driver.texts().contains(&driver.app.localizer().text(id))
}

/// A window at Home, after its folder was prepared.
fn at_home(language: Language, lay: impl FnOnce(&Folders)) -> (tempfile::TempDir, Folders, Driver) {
    let (folder, folders) = folders();
    lay(&folders);
    let driver = Driver::open(&folders, language);
    (folder, folders, driver)
}

fn of_mission(message: mission::Message) -> Message {
    Message::Mission(message)
}

#[test]
fn a_mission_has_a_page_from_which_it_is_printed_packed_and_played() {
    for &language in Language::ALL {
        let (_folder, folders, mut driver) = at_home(language, |_| {});
        driver.press_named(&format!("mission-{SHIPPED}"));
        assert_all_said(&driver);
        assert!(!driver.shows("mission-pack"), "players do not need it");
        driver.press_named("mission-author");
        assert!(
            says_message(&driver, "mission-wrong-nothing"),
            "{:?}",
            driver.texts()
        );
        assert!(!driver.shows("mission-remove"), "a shipped mission stays");
        driver.press_named("mission-pack");
        let packed = at(&folders, "exports").join(format!("{SHIPPED}.json"));
        assert!(
            says(&driver, &packed.display().to_string()),
            "nothing says where it lies"
        );
        let text = fs::read_to_string(&packed).expect("the file");
        assert_eq!(
            import::read_bundle(&text).expect("a bundle").mission,
            SHIPPED
        );
        assert_all_said(&driver);

        let printed = only(driver.app.update(of_mission(mission::Message::Print)));
        let Message::Mission(mission::Message::Printed(Ok(sheet))) = printed else {
            panic!("not written: {printed:?}")
        };
        assert!(std::path::Path::new(&sheet).starts_with(at(&folders, "exports")));
        let page = fs::read_to_string(&sheet).expect("the page");
        assert!(
            page.contains(&format!("<html lang=\"{}\">", language.code()))
                && page.contains("<table>")
        );
        for shown in [true, false] {
            driver.send(Message::Mission(mission::Message::SheetShown(
                sheet.clone(),
                shown,
            )));
            assert!(says(&driver, &sheet), "nothing says where the sheet lies");
            assert_all_said(&driver);
        }
        driver.press_named("main");
        assert!(
            driver
                .app
                .session()
                .is_some_and(|session| session.id().starts_with(SHIPPED))
        );
    }
}

#[test]
fn a_mission_tells_players_what_to_do_and_no_secret() {
    let (_folder, _folders, mut driver) = at_home(Language::English, |_| {});
    driver.press_named("mission-a-grain-of-salt");
    let texts = driver.texts();
    let says = |wanted: &str| texts.iter().any(|text| text.contains(wanted));
    assert!(
        says("First Brine") && says("Research · ") && says("Not played yet") && says("Sols +"),
        "{texts:?}"
    );
    assert!(
        !says("The Deep Well") && !says("A Guest at Table"),
        "a hidden objective is shown: {texts:?}"
    );
    assert!(
        !says_message(&driver, "mission-wrong") && !driver.shows("mission-read"),
        "its author’s page is folded"
    );
}

#[test]
fn an_own_mission_is_removed_after_confirmation_and_restored() {
    for &language in Language::ALL {
        let (_folder, folders, mut driver) = at_home(language, own);
        let before = folders.mission_texts().block_on();
        driver.press_named(&format!("mission-{OWN}"));
        driver.press_named("mission-author");
        driver.press_named("mission-remove");
        assert_all_said(&driver);
        driver.send(Message::Key(Shortcut::Back));
        assert!(
            driver.shows("mission-remove") && folders.has_mission(OWN).block_on(),
            "Escape keeps it"
        );
        driver.press_named("mission-remove");
        driver.press_named("mission-keep");
        driver.press_named("mission-remove");
        driver.press_named("mission-remove-sure");
        assert!(!folders.has_mission(OWN).block_on() && !driver.shows(&format!("mission-{OWN}")));
        let thrown = at(&folders, "wastebasket").join(format!("{OWN}.mission"));
        assert!(
            says(&driver, &thrown.display().to_string()),
            "nothing says where it lies"
        );
        assert_all_said(&driver);
        driver.press_named("add-mission");
        driver.press_named("add-thrown-0");
        driver.press_named("main");
        driver.press_named("mission-back");
        assert!(driver.shows(&format!("mission-{OWN}")));
        let after = folders.mission_texts().block_on();
        let texts = |all: &std::collections::BTreeMap<String, String>| {
            all.iter()
                .filter(|(name, _)| !name.contains("schema"))
                .map(|(name, text)| (name.clone(), text.clone()))
                .collect::<Vec<_>>()
        };
        assert_eq!(texts(&after), texts(&before), "it is as it was");
    }
}

#[test]
fn the_errors_of_a_mission_are_on_its_page_until_they_are_fixed() {
    for &language in Language::ALL {
        let (_folder, folders, mut driver) = at_home(language, own);
        let words = path(&folders, "en.ftl");
        let whole = fs::read_to_string(&words).expect("a text");
        fs::write(&words, format!("{whole}\nnobody-reads-this = Nobody.\n")).expect("written");
        driver.press_named(&format!("mission-{OWN}"));
        assert!(
            says_message(&driver, "mission-wrong-warning") && says(&driver, "nobody-reads-this"),
            "{:?}",
            driver.texts()
        );
        assert!(
            says(&driver, &format!("{OWN}/en.ftl")),
            "where it stands is said"
        );
        assert!(
            driver.shows("mission-pack") && driver.shows("mission-back"),
            "it can still be played"
        );
        assert_all_said(&driver);
        fs::write(&words, whole).expect("written");
        spoil(&folders);
        driver.press_named("mission-read");
        assert!(
            says_message(&driver, "mission-broken") && says_message(&driver, "mission-wrong-error")
        );
        assert!(!driver.shows("mission-print") && !driver.shows("mission-pack"));
        assert_all_said(&driver);
        driver.send(Message::Key(Shortcut::Main));
        assert!(
            !driver.shows(&format!("play-{OWN}")),
            "Home has read it anew"
        );
        mend(&folders);
        driver.press_named("read-missions");
        assert!(driver.shows(&format!("play-{OWN}")));
        assert_all_said(&driver);
    }
}

#[test]
fn a_third_party_mission_is_previewed_and_replaces_another_only_on_confirmation() {
    for &language in Language::ALL {
        let (_folder, folders, mut driver) = at_home(language, |folders| {
            own(folders);
            bundle(folders, "a friend.json");
            folders.delete_mission(OWN).block_on().expect("thrown away");
            fs::write(
                at(folders, "imports").join("scores.json"),
                "{\"games\": []}",
            )
            .expect("a file");
            fs::write(at(folders, "imports").join("torn.json"), "{\"mission\": ").expect("a file");
        });
        driver.press_named("add-mission");
        assert_all_said(&driver);
        assert!(
            driver.shows("add-1") && !driver.shows("add-2"),
            "what is no mission is not listed: {:?}",
            driver.texts()
        );
        driver.press_named("add-1");
        assert!(says_message(&driver, "add-refused") && says_message(&driver, "import-half"));
        assert_all_said(&driver);
        driver.send(Message::Key(Shortcut::Back));

        driver.type_into("add-path", "/nowhere/x.json");
        driver.press_named("add-look");
        assert!(says_message(&driver, "add-refused") && says(&driver, "/nowhere/x.json"));
        driver.send(Message::Key(Shortcut::Main));

        driver.press_named("add-0");
        let prose = solkeeper::session::workshop::inspect(
            &folders,
            &at(&folders, "imports")
                .join("a friend.json")
                .display()
                .to_string(),
        )
        .block_on()
        .expect("it can be read");
        let title = fact_text::title(&Localizer::with_prose(language, &prose.loaded.prose.0), OWN);
        assert!(
            says(&driver, &title) && says(&driver, "English") && says(&driver, "Italiano"),
            "{:?}",
            driver.texts()
        );
        assert!(!folders.has_mission(OWN).block_on(), "seen, not added");
        assert_all_said(&driver);
        driver.press_named("main");
        assert!(
            folders.has_mission(OWN).block_on() && driver.shows("mission-author"),
            "its page is shown"
        );
        assert!(says(&driver, &title));
        driver.send(Message::Key(Shortcut::Back));
        assert!(driver.shows(&format!("play-{OWN}")));

        let before = folders.mission_texts().block_on();
        fs::write(
            path(&folders, "en.ftl"),
            before[&format!("{OWN}/en.ftl")].replace("The Mast", "My Mast"),
        )
        .expect("written");
        driver.press_named("add-mission");
        driver.press_named("add-0");
        assert!(driver.shows("add-replace"), "it is asked");
        assert_all_said(&driver);
        driver.send(Message::Key(Shortcut::Main));
        assert_ne!(
            folders.mission_texts().block_on(),
            before,
            "Enter replaces nothing"
        );
        driver.press_named("add-0");
        driver.press_named("add-replace");
        assert_eq!(folders.mission_texts().block_on(), before);
        let old = at(&folders, "wastebasket").join(format!("{OWN}-2.mission"));
        assert!(
            old.is_dir() && says(&driver, &old.display().to_string()),
            "{:?}",
            driver.texts()
        );
        assert_all_said(&driver);
    }
}

#[test]
fn a_shipped_id_and_a_broken_mission_are_refused_with_a_reason() {
    let (_folder, folders, mut driver) = at_home(Language::English, |_| {});
    driver.press_named(&format!("mission-{SHIPPED}"));
    driver.press_named("mission-author");
    driver.press_named("mission-pack");
    driver.send(Message::Key(Shortcut::Back));
    driver.press_named("add-mission");
    look(
        &mut driver,
        at(&folders, "exports").join(format!("{SHIPPED}.json")),
    );
    assert!(
        says(&driver, "comes with Solkeeper"),
        "{:?}",
        driver.texts()
    );
    driver.send(Message::Key(Shortcut::Back));
    let strange = at(&folders, "imports").join("odd");
    fs::create_dir_all(&strange).expect("a folder");
    fs::write(
        strange.join("mission.json"),
        "{\"id\": \"odd\", \"format\": 1}",
    )
    .expect("a file");
    driver.press_named("add-read");
    driver.press_named("add-0");
    assert!(says_message(&driver, "add-refused") && says_message(&driver, "mission-wrong-error"));
    assert_all_said(&driver);
    assert!(!at(&folders, "missions").join("odd").exists());
}

#[test]
fn a_changed_mission_is_reported_and_taken_over_in_a_new_save() {
    for &language in Language::ALL {
        let (_folder, folders, mut driver) = at_home(language, own);
        driver.press_named(&format!("play-{OWN}"));
        for _ in 0..4 {
            driver.press_named("main");
        }
        let old = driver.app.session().expect("a game").id().to_owned();
        let before = folders.read(&old).block_on().expect("the save");
        driver.send(Message::Table(table::Message::Compare));
        assert!(says_message(&driver, "changed-window-same") && !driver.shows("take-over"));
        driver.send(Message::Dismissed(0));
        edit(&folders);
        driver.send(Message::Table(table::Message::Home));
        driver.press_named("main");
        assert!(
            driver.shows("take-over"),
            "it is told when the game is resumed: {:?}",
            driver.texts()
        );
        let (known, secret) = match language {
            Language::English => (
                "the mission itself: changed",
                "you have not met it yet: 1 objective.",
            ),
            Language::Italian => (
                "la missione stessa: funziona diversamente",
                "non l’avete ancora incontrato: 1 obiettivo.",
            ),
        };
        assert!(
            says(&driver, known) && says(&driver, secret),
            "what changed is told: {:?}",
            driver.texts()
        );
        assert!(
            !says(&driver, "words-from-home") && !says(&driver, "Words from Home"),
            "and what is hidden is not named"
        );
        assert_all_said(&driver);
        driver.send(Message::Key(Shortcut::Back));
        assert!(
            !driver.shows("take-over") && driver.app.session().is_some(),
            "it goes on as it is"
        );
        driver.send(Message::Table(table::Message::Home));
        driver.press_named("main");
        assert!(!driver.shows("take-over"), "it is not asked again");
        driver.press_named("tab-correct");
        driver.press_named("read-mission");
        driver.press_named("take-over");
        let session = driver.app.session().expect("the game goes on");
        assert_ne!(session.id(), old);
        assert_eq!(
            session.game().mission().sheet.sheet.sols.four,
            7,
            "with the mission as it is now"
        );
        assert_eq!(
            session.table().history().count(),
            before.records.len(),
            "with its whole history"
        );
        assert!(says_message(&driver, "changed-window-taken"));
        assert_eq!(folders.list().block_on().len(), 2);
        assert_eq!(
            folders.read(&old).block_on().expect("the save").records,
            before.records,
            "the old save is as it was"
        );
        assert_all_said(&driver);
    }
}

#[test]
fn a_mission_that_became_unplayable_is_not_taken_over() {
    let (_folder, folders, mut driver) = at_home(Language::English, own);
    driver.press_named(&format!("play-{OWN}"));
    spoil(&folders);
    driver.send(Message::Table(table::Message::Home));
    driver.press_named("main");
    assert!(says_message(&driver, "changed-unplayable"));
    assert!(!driver.try_press_named("take-over"), "it does nothing");
    driver.press_named("main");
    assert!(driver.app.session().is_some() && !driver.shows("take-over"));
}

#[test]
fn the_story_is_written_from_the_game_and_from_the_saved_games() {
    for &language in Language::ALL {
        let (folder, mut driver) = begun(language);
        let folders = Folders::in_one(folder.path());
        driver.press_named("tab-history");
        assert!(!driver.shows("share"), "there is nothing to tell yet");
        for _ in 0..4 {
            driver.press_named("main");
        }
        driver.press_named("tab-history");
        driver.press_named("share");
        let id = driver.app.session().expect("a game").id().to_owned();
        let written = ["md", "html"].map(|end| {
            at(&folders, "exports").join(format!("{id}-story-{}.{end}", language.code()))
        });
        for file in &written {
            let text = fs::read_to_string(file).expect("the story");
            assert!(
                text.contains(&driver.app.localizer().text("report-written")),
                "{text}"
            );
            assert!(
                says(&driver, &file.display().to_string()),
                "nothing says where it lies"
            );
        }
        assert_all_said(&driver);
        driver.send(Message::Dismissed(0));
        driver.send(Message::Table(table::Message::Home));
        driver.press_named("keep");
        driver.press_named(&format!("more-{id}"));
        driver.press_named(&format!("share-{id}"));
        assert!(
            written
                .iter()
                .all(|file| says(&driver, &file.display().to_string())),
            "{:?}",
            driver.texts()
        );
        assert_all_said(&driver);
        let files = fs::read_dir(at(&folders, "exports"))
            .expect("the exports")
            .count();
        assert_eq!(files, 2, "the same story is not written twice");
    }
}

#[test]
fn the_story_of_a_helper_game_is_written_too() {
    let (_folder, folders, mut driver) = at_home(Language::Italian, |_| {});
    driver.press_named("begin-pocket-mars");
    driver.send(Message::Key(Shortcut::Main));
    driver.send(Message::Key(Shortcut::Main));
    driver.press_named("tab-history");
    driver.press_named("share");
    assert_eq!(
        fs::read_dir(at(&folders, "exports"))
            .expect("the exports")
            .count(),
        2
    );
    assert_all_said(&driver);
}

#[test]
fn the_manual_follows_the_language_and_is_written_with_its_pictures() {
    for &language in Language::ALL {
        let (_folder, folders, mut driver) = at_home(language, |_| {});
        let manual_of = book::manual(language);
        driver.press_named("manual");
        assert_all_said(&driver);
        for (at, chapter) in manual_of.chapters.iter().enumerate() {
            if at == 0 {
                driver.press_named("chapter-0");
            } else {
                driver.press_named("main");
            }
            assert!(says(&driver, &chapter.title), "{}", chapter.title);
        }
        driver.send(Message::Key(Shortcut::Back));
        assert!(driver.shows("chapter-0"));
        let message = || Message::Manual(manual::Message::Pictures);
        let written = only(driver.app.update(message()));
        let Message::Manual(manual::Message::Written(Ok(path))) = written else {
            panic!("not written: {written:?}")
        };
        assert_eq!(
            path,
            at(&folders, "exports").join(format!("solkeeper-manual-{}.html", language.code()))
        );
        let page = fs::read_to_string(&path).expect("the page");
        assert!(
            page.contains("data:image/png;base64,iVBOR")
                && page.contains(&format!("<html lang=\"{}\">", language.code()))
        );
        for shown in [true, false] {
            driver.send(Message::Manual(manual::Message::Shown(path.clone(), shown)));
            assert!(says(&driver, &path), "nothing says where it lies");
            assert_all_said(&driver);
        }
        driver.send(Message::Key(Shortcut::Back));
        driver.send(Message::Home(home::Message::Settings));
        driver.press_named("manual");
        assert!(driver.shows("chapter-0"));
        driver.send(Message::Key(Shortcut::Back));
        assert!(driver.shows("motion-on"), "back in the settings");
        driver.send(Message::Settings(settings::Message::Back));
    }
}
