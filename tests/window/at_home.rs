//! Home: what can be continued, the missions, and what is always in sight.

use pollster::FutureExt as _;

use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::home;
use solkeeper::app::widget::{AccessibleNode, AccessibleRole};
use solkeeper::language::{Args, Language, Localizer};
use solkeeper::play::Game as _;
use solkeeper::scorebook::{Ending, Entry, MissionResult};
use solkeeper::session::scores;

use crate::driver::Driver;
use crate::{begun, folders};

const PHONE: (f32, f32) = (390.0, 844.0);
const SIZES: [(f32, f32); 5] = [
    (360.0, 640.0),
    PHONE,
    (1024.0, 600.0),
    (1440.0, 900.0),
    (1920.0, 1200.0),
];

/// Whether a button with these words is whole in the window.
fn is_in_sight(driver: &mut Driver, room: (f32, f32), words: &str) -> bool {
    let nodes = driver.accessible().into_iter();
    let mut bounds = nodes.filter_map(|node| match &node.role {
        AccessibleRole::Button { text, .. } if text == words => node.bounds,
        _ => None,
    });
    bounds.any(|[left, top, width, height]| {
        left >= 0.0
            && left + width <= room.0
            && top >= 0.0
            && top + height <= room.1
            && height >= 44.0
            && width >= 44.0
    })
}

#[test]
fn the_main_button_and_all_places_are_in_sight_at_every_size() {
    for &language in Language::ALL {
        for (is_new, room) in [true, false]
            .into_iter()
            .flat_map(|is_new| SIZES.map(|room| (is_new, room)))
        {
            let (_folder, mut driver) = if is_new {
                let (folder, folders) = folders();
                (folder, Driver::open(&folders, language))
            } else {
                let (folder, mut driver) = begun(language);
                driver.send(Message::Key(Shortcut::Back));
                (folder, driver)
            };
            driver.by_keyboard(room);
            let localizer = driver.app.localizer();
            let is_main = |node: &&AccessibleNode| {
                matches!(node.role, AccessibleRole::Button { main: true, .. })
            };
            let mut words: Vec<_> = [
                "window-rules",
                "scores-title",
                "window-manual",
                "window-settings",
            ]
            .map(|id| localizer.text(id))
            .into();
            words.push(
                if language == Language::English {
                    "Italiano"
                } else {
                    "English"
                }
                .to_owned(),
            );
            let main = driver
                .accessible()
                .iter()
                .find(is_main)
                .map(|node| node.role.clone());
            let Some(AccessibleRole::Button { text, .. }) = main else {
                panic!("no main button: {main:?}")
            };
            words.push(text);
            for words in words {
                assert!(
                    is_in_sight(&mut driver, room, &words),
                    "{words} is out of sight at {room:?}, {language}"
                );
            }
        }
    }
}

#[test]
fn each_mission_is_begun_by_one_button_and_its_card_opens_its_page() {
    for &language in Language::ALL {
        let (_folder, folders) = folders();
        let mut driver = Driver::open(&folders, language);
        let localizer = driver.app.localizer();
        let title = if language == Language::English {
            "Make Yourself at Home"
        } else {
            "Come a Casa Vostra"
        };
        let idea = if language == Language::English {
            "The HUB is too small"
        } else {
            "L’HUB è troppo piccolo"
        };
        for part in [title, idea] {
            let times = driver
                .texts()
                .iter()
                .filter(|text| text.contains(part))
                .count();
            let most = if part == title { 2 } else { 1 };
            assert!(
                (1..=most).contains(&times),
                "{part} stands {times} times: {:?}",
                driver.texts()
            );
        }
        assert!(driver.texts().contains(&localizer.text("home-not-played")));
        assert!(
            !driver.shows("play-make-yourself-at-home") && driver.shows("play-the-quiet-valley")
        );
        driver.press_named("mission-the-quiet-valley");
        driver.press_named("mission-back");
        driver.press_named("play-the-quiet-valley");
        assert!(
            driver
                .app
                .session()
                .is_some_and(|session| session.id().starts_with("the-quiet-valley"))
        );
        driver.send(Message::Key(Shortcut::Back));
        // Now that one can be continued, no other is the main thing to do.
        assert!(driver.shows("play-make-yourself-at-home"));
    }
}

#[test]
fn a_mission_says_how_often_it_was_played_and_won() {
    let (_folder, folders) = folders();
    for (day, ending) in [(1, Ending::Won), (2, Ending::Died), (3, Ending::WonAll)] {
        let mission = "a-grain-of-salt".to_owned();
        let result = MissionResult {
            mission,
            players: vec!["Ada".to_owned()],
            ending,
            sol: 5,
        };
        let entry = Entry::of_mission(result, &format!("2026-11-0{day}T20:00:00Z"));
        scores::keep(&folders, entry).block_on().expect("kept");
    }
    let driver = Driver::open(&folders, Language::English);
    let times = |wanted: &str| driver.texts().iter().filter(|text| *text == wanted).count();
    assert_eq!(
        (
            times("Played 3 times, won 2 times"),
            times("Not played yet")
        ),
        (1, 5),
        "{:?}",
        driver.texts()
    );
}

#[test]
fn a_game_that_is_over_is_listed_after_the_missions() {
    let (_folder, mut driver) = super::begun_shipped(Language::English);
    for _ in 0..3 {
        driver.press_named("main");
    }
    driver.press_named("tab-table");
    driver.press_named("death-1");
    driver.press_named("death-sure");
    driver.press_named("end-home");
    driver.send(Message::Home(home::Message::Play(
        "the-quiet-valley".to_owned(),
    )));
    driver.send(Message::Key(Shortcut::Back));
    let texts = driver.texts();
    let at = |wanted: &str| {
        texts
            .iter()
            .position(|text| text.contains(wanted))
            .unwrap_or_else(|| panic!("{wanted}: {texts:?}"))
    };
    let order = [
        "Continue “The Quiet Valley”",
        "Missions",
        "Ended games",
        "“Make Yourself at Home”, over",
    ]
    .map(at);
    assert!(order.is_sorted(), "{texts:?}");
}

#[test]
fn the_other_games_are_one_press_away_on_a_phone() {
    let (_folder, folders) = folders();
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.by_keyboard(PHONE);
    assert!(
        is_in_sight(&mut driver, PHONE, "Giochi") && !is_in_sight(&mut driver, PHONE, "Mechanica")
    );
    let before = driver.scrolled;
    driver.send(Message::Home(home::Message::OtherGames));
    assert!(driver.scrolled > before, "Home does not scroll to them");
    driver.by_keyboard((1440.0, 900.0));
    assert!(is_in_sight(&mut driver, (1440.0, 900.0), "Mechanica"));
}

#[test]
fn the_set_up_asks_at_its_top_who_keeps_the_board_and_says_what_each_choice_gives() {
    for &language in Language::ALL {
        let (_folder, mut driver) = begun(language);
        let localizer = Localizer::new(language);
        for id in ["story-gives", "story-takes", "full-gives", "full-takes"] {
            let line = localizer.text(&format!("window-board-{id}"));
            assert!(
                driver.texts().contains(&line),
                "{line}: {:?}",
                driver.texts()
            );
        }
        let title = localizer.text("window-difficulty");
        let easier = format!("{}: ", localizer.text("window-easier"));
        assert!(
            driver
                .texts()
                .iter()
                .any(|text| text.starts_with(&easier) && text.contains("+1")),
            "{title} says nothing"
        );
        driver.by_keyboard((1024.0, 600.0));
        let words = [
            "window-board-full",
            "window-board-full-gives",
            "window-board-full-takes",
        ]
        .map(|id| localizer.text(id));
        let words = words.join(" ");
        let nodes = driver.accessible();
        let of = |wanted: &str| {
            nodes.iter().position(|node| matches!(&node.role, AccessibleRole::Button { text, .. } if text.starts_with(wanted)))
        };
        let name = localizer.text("window-name-hint");
        let field = nodes.iter().position(
            |node| matches!(&node.role, AccessibleRole::Field { label, .. } if *label == name),
        );
        assert!(of(&words).is_some() && of(&words) < field, "{nodes:#?}");
        driver.press_named("board-full");
        assert!(driver.game().state().board_state().is_some());
    }
}

#[test]
fn a_line_of_the_set_up_is_ticked_and_the_picture_stays() {
    for &language in Language::ALL {
        let (_folder, mut driver) = begun(language);
        driver.press_named("main");
        driver.press_named("main");
        let before = driver.game().digest();
        let ticked = |driver: &mut Driver| {
            driver.by_keyboard((1440.0, 900.0));
            let nodes = driver.accessible().into_iter();
            let rows = nodes.filter_map(|node| match node.role {
                AccessibleRole::Button {
                    text,
                    chosen: Some(chosen),
                    ..
                } if text.chars().count() > 20 => Some((chosen, node.bounds)),
                _ => None,
            });
            rows.collect::<Vec<_>>()
        };
        let rows = ticked(&mut driver);
        assert!(
            rows.len() > 15 && rows.iter().all(|(chosen, _)| !chosen),
            "{rows:?}"
        );
        // The lines scroll below a picture of at least 200 pixels.
        assert!(
            rows.iter()
                .filter_map(|(_, bounds)| *bounds)
                .all(|[_, top, ..]| top > 280.0),
            "{rows:?}"
        );
        driver.press_named("lay-2");
        driver.press_named("lay-0");
        let rows = ticked(&mut driver);
        assert_eq!(
            rows.iter()
                .take(4)
                .map(|(chosen, _)| *chosen)
                .collect::<Vec<_>>(),
            [true, false, true, false]
        );
        driver.press_named("lay-0");
        assert!(
            !ticked(&mut driver)[0].0,
            "a second press takes the tick away"
        );
        assert_eq!(
            driver.game().digest(),
            before,
            "a tick is no part of the game"
        );
    }
}

#[test]
fn what_is_in_the_folder_of_missions_and_was_not_read_is_named() {
    for &language in Language::ALL {
        let (folder, folders) = folders();
        let missions = folder.path().join("missions");
        let names = [
            "mechanica",
            "decks",
            "make-yourself-at-home",
            "nul",
            "quarantine",
        ];
        for name in names {
            std::fs::create_dir_all(missions.join(name)).expect("a folder");
            std::fs::write(missions.join(name).join("mission.json"), "{}").expect("a file");
        }
        let driver = Driver::open(&folders, language);
        let localizer = Localizer::new(language);
        let (lead, _) = localizer
            .format("left-out-from-list", &Args::new().text("why", "|"))
            .split_once('|')
            .map(|(lead, rest)| (lead.to_owned(), rest.to_owned()))
            .expect("a reason");
        let lines: Vec<String> = driver
            .texts()
            .into_iter()
            .filter(|it| it.starts_with(&lead))
            .collect();
        assert_eq!(lines.len(), 3, "{lines:?}");
        let more = localizer.format("left-out-more", &Args::new().count("count", 2));
        assert!(driver.texts().contains(&more), "{:?}", driver.texts());
    }
}
