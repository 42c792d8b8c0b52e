//! A campaign in the window: begun on Home, won, lost, played again, with an astronaut dead, left and continued, to its end.

use std::fs;

use pollster::FutureExt as _;
use sha2::{Digest as _, Sha256};
use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::{campaign, home, table};
use solkeeper::first_martians::command::Command;
use solkeeper::language::Language;
use solkeeper::session::campaign::{find_campaign, pack};
use solkeeper::storage::Folders;

use super::accessible::is_whole;
use super::chapters::{End, install, play, play_to};
use super::driver::{Driver, at};
use super::{assert_all_said, folders};

/// What no page says before its chapter has begun, in both languages.
const LATER: [&str; 8] = [
    "Auction",
    "L’asta",
    "Ledger",
    "registro",
    "Half-Mast",
    "mezz’asta",
    "price list",
    "Il listino",
];

/// A window with the campaign among its missions.
pub(crate) fn installed(language: Language) -> (tempfile::TempDir, Driver) {
    let (folder, folders) = folders();
    install(&folders);
    (folder, Driver::open(&folders, language))
}

/// Plays the first chapter to that end, and opens the page of the campaign.
fn at_border(driver: &mut Driver, end: End) {
    driver.press_named("play-two-crews");
    driver.press_named("main");
    play_to(driver, end);
    driver.press_named("main");
}

fn says(driver: &Driver, part: &str) -> bool {
    driver.texts().iter().any(|text| text.contains(part))
}

fn says_nothing_of_later(driver: &Driver, what: &str) {
    assert_all_said(driver);
    for later in LATER {
        assert!(!says(driver, later), "{what} says {later}");
    }
}

#[test]
fn a_campaign_has_a_card_on_home_and_a_page_before_it_is_begun() {
    for &language in Language::ALL {
        let (_folder, mut driver) = installed(language);
        let title = if language == Language::English {
            "Two Crews"
        } else {
            "Due equipaggi"
        };
        assert!(says(&driver, title));
        says_nothing_of_later(&driver, "Home");
        driver.press_named("mission-two-crews");
        assert!(
            says(&driver, title) && says(&driver, "3"),
            "the page says how many chapters there are at most"
        );
        says_nothing_of_later(&driver, "the page");
        driver.send(Message::Key(Shortcut::Back));
        driver.press_named("play-two-crews");
        says_nothing_of_later(&driver, "the page before the first chapter");
        driver.press_named("main");
        driver.press_named("players-3");
        assert_eq!(driver.game().state().crew.players, 3);
        driver.send(Message::Table(table::Message::Home));
        says_nothing_of_later(&driver, "Home with the campaign that is begun");
        driver.send(Message::Home(home::Message::Main));
        assert_eq!(
            driver.game().mission().sheet.id,
            "landing",
            "Continue leads to the chapter"
        );
    }
}

#[test]
fn the_shipped_campaign_begins_on_home_and_cannot_be_removed() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        let title = if language == Language::English {
            "Two Crews"
        } else {
            "Due Equipaggi"
        };
        assert!(says(&driver, title));
        driver.press_named("mission-the-two-crews");
        assert!(
            says(&driver, "5"),
            "the page says how many chapters there are at most"
        );
        assert!(!driver.shows("mission-remove"));
        driver.send(Message::Key(Shortcut::Back));
        driver.press_named("play-the-two-crews");
        driver.press_named("main");
        assert_eq!(driver.game().mission().sheet.id, "second-landing");
    }
}

#[test]
fn a_chapter_that_was_won_leads_past_the_second_to_the_end_of_the_campaign() {
    for &language in Language::ALL {
        let (_folder, mut driver) = installed(language);
        driver.press_named("play-two-crews");
        driver.press_named("main");
        driver.press_named("players-3");
        play_to(&mut driver, End::Won);
        assert_all_said(&driver);
        driver.press_named("main");
        says_nothing_of_later(&driver, "the page after the first chapter");
        // Left there and opened again, it is the same page.
        driver = driver.reopened();
        assert_all_said(&driver);
        driver.send(Message::Home(home::Message::Main));
        driver.press_named("wounds-0-more");
        driver.press_named("condition-1-anemia");
        driver.press_named("main");
        assert!(says(
            &driver,
            if language == Language::English {
                "The Auction"
            } else {
                "L’asta"
            }
        ));
        driver.press_named("main");
        let state = driver.game().state();
        assert_eq!(
            (state.crew.players, state.crew.astronauts[0].name.as_deref()),
            (3, Some("Ada"))
        );
        let lies: Vec<String> = state
            .carried
            .as_ref()
            .unwrap()
            .board
            .spots
            .keys()
            .map(|spot| format!("{spot:?}"))
            .collect();
        assert_eq!(lies, ["Wounds(0)"], "the last chapter takes wounds alone");
        play_to(&mut driver, End::Lost);
        driver.press_named("main");
        driver.press_named("main");
        let (ending, crew) = match language {
            Language::English => ("One Ledger", "Your crew at the end: Ada"),
            Language::Italian => ("Un solo registro", "Il vostro equipaggio alla fine: Ada"),
        };
        assert!(says(&driver, ending) && says(&driver, crew));
        assert_all_said(&driver);
        driver.press_named("campaign-share");
        // Back from the end, and on again.
        driver.press_named("campaign-before");
        assert!(!says(&driver, ending) && driver.shows("campaign-into"));
        driver.press_named("main");
        assert!(says(&driver, ending));
        driver.press_named("main");
        assert!(
            says(&driver, &driver.app.localizer().text("home-ended")),
            "what has ended is among the ended games"
        );
    }
}

#[test]
fn a_lost_chapter_is_played_again_and_a_newcomer_takes_the_seat_of_the_dead() {
    for &language in Language::ALL {
        let (_folder, mut driver) = installed(language);
        at_border(&mut driver, End::Lost);
        driver.press_named("campaign-retry");
        assert_all_said(&driver);
        driver.press_named("main");
        assert_eq!(
            driver.game().state().crew.astronauts[0].name.as_deref(),
            Some("Ada"),
            "the crew keeps its names"
        );
        play_to(&mut driver, End::Died(0));
        driver.press_named("main");
        assert!(!driver.shows("campaign-retry"), "a death is no loss");
        assert!(
            !driver.shows("wounds-0-more"),
            "nothing of the dead goes with the crew"
        );
        driver.type_into("newcomer", "Bo");
        says_nothing_of_later(&driver, "the page after a death");
        driver.press_named("main");
        driver.press_named("main");
        assert_eq!(
            driver.game().state().crew.astronauts[0].name.as_deref(),
            Some("Bo")
        );
        // Back over the border: what was said is filled in, and the same way leads to the same game.
        let id = driver.app.session().expect("a chapter").id().to_owned();
        play(
            &mut driver,
            Command::SetName {
                seat: 1,
                name: "Cy".to_owned(),
            },
        );
        driver.send(Message::Table(table::Message::Home));
        let save = id.split("-c2").next().unwrap().to_owned();
        driver.press_named(&format!("campaign-{save}"));
        assert_all_said(&driver);
        driver.press_named("campaign-before");
        driver.press_named("main");
        driver.press_named("main");
        assert_eq!(driver.app.session().expect("a chapter").id(), id);
        assert_eq!(
            driver.game().state().crew.astronauts[1].name.as_deref(),
            Some("Cy")
        );
        play_to(&mut driver, End::Died(1));
        driver.press_named("main");
        says_nothing_of_later(&driver, "the page before the end");
        assert!(
            !driver.shows("newcomer"),
            "nobody joins a campaign that ends here"
        );
        driver.press_named("main");
        assert!(says(
            &driver,
            if language == Language::English {
                "One Flag"
            } else {
                "bandiera"
            }
        ));
        let crew = if language == Language::English {
            "at the end: Bo, Geologist and Engineer"
        } else {
            "alla fine: Bo, Geologo e Ingegnere"
        };
        assert!(
            says(&driver, crew),
            "who died is not among the crew, and nobody has come for them"
        );
    }
}

#[test]
fn a_chapter_is_opened_again_at_its_end_and_ends_otherwise() {
    let (_folder, mut driver) = installed(Language::English);
    at_border(&mut driver, End::Lost);
    driver.press_named("campaign-into");
    driver.send(Message::Table(table::Message::Undo));
    assert!(driver.game().state().outcome.is_none());
    play(&mut driver, Command::ReportDeath { seat: 2 });
    driver.press_named("main");
    assert!(driver.shows("newcomer"));
}

#[test]
fn the_pages_of_a_campaign_say_all_they_show_and_name_their_buttons() {
    for &language in Language::ALL {
        let (_folder, mut driver) = installed(language);
        driver.by_keyboard((1200.0, 800.0));
        let press = |driver: &mut Driver, message| driver.send(Message::Campaign(message));
        is_whole(&mut driver, "Home");
        driver.send(Message::Home(home::Message::Mission(
            "two-crews".to_owned(),
        )));
        is_whole(&mut driver, "a campaign that is not begun");
        press(&mut driver, campaign::Message::Main);
        is_whole(&mut driver, "a chapter that is not begun");
        press(&mut driver, campaign::Message::Main);
        play_to(&mut driver, End::Died(0));
        driver.send(Message::Table(table::Message::Main));
        is_whole(&mut driver, "the page after a death");
        press(&mut driver, campaign::Message::Main);
        press(&mut driver, campaign::Message::Main);
        play_to(&mut driver, End::Died(1));
        driver.send(Message::Table(table::Message::Main));
        press(&mut driver, campaign::Message::Main);
        is_whole(&mut driver, "the end of a campaign");
    }
}

#[test]
fn a_packed_campaign_is_added_closed_and_names_no_chapter() {
    let (_folder, folders) = folders();
    install(&folders);
    let (files, id) = find_campaign(&folders, "two-crews")
        .block_on()
        .expect("the campaign");
    let text = pack(&files, &id).block_on().expect("it can be packed");
    folders
        .delete_mission("two-crews")
        .block_on()
        .expect("removed");
    fs::create_dir_all(at(&folders, "imports")).expect("a folder");
    fs::write(at(&folders, "imports").join("two crews.json"), text).expect("a file");
    for &language in Language::ALL {
        let mut driver = Driver::open(&folders, language);
        driver.press_named("add-mission");
        driver.press_named("add-0");
        says_nothing_of_later(&driver, "what is looked at");
        if language == Language::English {
            driver.press_named("main");
        } else {
            driver.press_named("add-replace");
        }
        says_nothing_of_later(&driver, "Home");
        driver.press_named("play-two-crews");
        driver.press_named("main");
        assert_eq!(driver.game().mission().sheet.id, "landing");
    }
}

#[test]
fn a_campaign_is_one_save_in_the_list_the_wastebasket_and_a_file() {
    for &language in Language::ALL {
        let (folder, mut driver) = installed(language);
        let folders = Folders::in_one(folder.path());
        at_border(&mut driver, End::Lost);
        driver.press_named("main");
        driver.press_named("campaign-home");
        driver.press_named("keep");
        let id = folders
            .list()
            .block_on()
            .into_iter()
            .map(|listed| listed.id)
            .min()
            .expect("the campaign");
        driver.press_named(&format!("more-{id}"));
        driver.press_named(&format!("export-{id}"));
        let file = at(&folders, "exports").join(format!("{id}.zip"));
        assert!(
            says(&driver, &file.display().to_string()),
            "{:?}",
            driver.texts()
        );
        driver.press_named(&format!("delete-{id}"));
        assert!(
            driver.shows(&format!("put-back-{id}"))
                && !driver.shows(&format!("put-back-{id}-c1-1"))
        );
        says_nothing_of_later(&driver, "the wastebasket");
        driver.press_named(&format!("put-back-{id}"));
        driver.press_named(&format!("continue-{id}"));
        driver.press_named("main");
        assert_eq!(driver.game().mission().sheet.id, "old-iron");
    }
}

#[test]
fn home_says_that_a_campaign_of_a_newer_version_stays_as_it_is() {
    let (folder, mut driver) = installed(Language::English);
    let folders = Folders::in_one(folder.path());
    at_border(&mut driver, End::Lost);
    driver.press_named("campaign-home");
    let saves = at(&folders, "saves");
    for entry in fs::read_dir(&saves).expect("saves") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|end| end == "journal") {
            let text = fs::read_to_string(&path).expect("a save");
            let (line, rest) = text.split_once('\n').expect("a first line");
            let json = line[9..].replacen("\"format\":3", "\"format\":4", 1);
            let sum: String = Sha256::digest(json.as_bytes())
                .iter()
                .take(4)
                .map(|byte| format!("{byte:02x}"))
                .collect();
            fs::write(&path, format!("{sum} {json}\n{rest}")).expect("written");
        }
    }
    let before: Vec<_> = fs::read_dir(&saves)
        .expect("saves")
        .map(|it| fs::read(it.expect("an entry").path()).ok())
        .collect();
    for (language, said) in [
        (Language::English, "was written by a newer version"),
        (Language::Italian, "più recente"),
    ] {
        driver = Driver::open(&folders, language);
        assert!(says(&driver, said), "{:?}", driver.texts());
        assert_all_said(&driver);
    }
    let after: Vec<_> = fs::read_dir(&saves)
        .expect("saves")
        .map(|it| fs::read(it.expect("an entry").path()).ok())
        .collect();
    assert_eq!(before.len(), after.len(), "nothing was written");
    assert!(before == after, "nothing was changed");
}
