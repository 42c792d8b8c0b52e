//! A game whose board the app keeps, through the real screens.

use std::collections::BTreeSet;

use pollster::FutureExt as _;
use solkeeper::app::Message;
use solkeeper::app::screen::{home, table};
use solkeeper::first_martians::board::{ActionKind, BoardFact, Feature, Section};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::fact::Fact;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::queries::resolving::{AwaitedInput, awaited_input};
use solkeeper::first_martians::state::{ComponentSource, Start, Step};
use solkeeper::first_martians::vocabulary::Phase;
use solkeeper::language::Language;
use solkeeper::play::Game as _;
use solkeeper::session::{self, Session};

use crate::driver::Driver;
use crate::press::{press, press_new};
use crate::{assert_all_said, begun, folders, tableau};

fn play(driver: &mut Driver, command: Command) {
    driver.send(Message::Table(table::Message::Play(command)));
}

/// Plays until the condition holds, without the screens.
fn play_to(driver: &mut Driver, player: &mut Player, there: impl Fn(&Driver) -> bool) {
    for _ in 0..600 {
        if there(driver) {
            return;
        }
        let command = player.next(driver.game()).expect("the game goes on");
        play(driver, command);
    }
    panic!("the game never gets there");
}

fn full(language: Language) -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = begun(language);
    play(&mut driver, Command::KeepBoard { full: true });
    (folder, driver)
}

#[test]
fn a_sol_with_a_full_board_is_played_through_the_screens() {
    for &language in Language::ALL {
        let (_folder, mut driver) = full(language);
        let mut player = Player::new(Style::Careful, 7);
        for _ in 0..400 {
            if driver.game().state().sol == 2 {
                break;
            }
            assert_all_said(&driver);
            let command = player.next(driver.game()).expect("the game goes on");
            press(&mut driver, &command);
        }
        assert_eq!(driver.game().state().sol, 2, "the sol does not end");
    }
}

#[test]
fn every_offer_with_a_full_board_has_a_button() {
    let (_folder, mut driver) = full(Language::English);
    let mut player = Player::new(Style::Careful, 3);
    let mut kinds = BTreeSet::new();
    for turn in 0..160 {
        for offer in driver.game().offers() {
            if press_new(&mut driver, &mut kinds, &offer) {
                driver.send(Message::Table(table::Message::ShowStep));
            }
        }
        // Careful players never roll voluntarily.
        if turn > 60 && !kinds.contains("enter_dice") && tableau::plans(driver.game()) {
            play(
                &mut driver,
                Command::SetDice {
                    dice: ComponentSource::Digital,
                },
            );
            tableau::dare(&mut driver);
            continue;
        }
        let Some(command) = player.next(driver.game()) else {
            break;
        };
        play(&mut driver, command);
    }
    for named in [
        "plan_action",
        "add_pawn",
        "correct_board",
        "move_on_board",
        "put_token",
        "enter_dice",
        "roll_dice",
        "dismantle",
    ] {
        assert!(
            kinds.contains(named),
            "{named} was never offered: {kinds:?}"
        );
    }
}

#[test]
fn a_sol_without_choices_takes_at_most_ten_presses() {
    let (_folder, mut driver) = full(Language::English);
    let mut player = Player::new(Style::Careful, 3);
    play_to(&mut driver, &mut player, |driver| {
        driver.game().state().step == Step::Morale
    });
    play(
        &mut driver,
        Command::SetDice {
            dice: ComponentSource::Digital,
        },
    );
    let mut presses = 0;
    while driver.game().state().sol == 1 {
        let state = driver.game().state();
        if state.step.phase() == Phase::Actions || !state.queue.is_empty() {
            let command = player.next(driver.game()).expect("the game goes on");
            // A choice is not upkeep.
            play(&mut driver, command);
            continue;
        }
        driver.press_named("main");
        presses += 1;
        assert!(presses < 40, "the upkeep does not end");
    }
    assert!(presses <= 10, "{presses} presses");
}

#[test]
fn every_number_of_the_board_is_one_press_away() {
    let (_folder, mut driver) = full(Language::English);
    let mut player = Player::new(Style::Careful, 3);
    play_to(&mut driver, &mut player, |driver| {
        driver.game().state().step == Step::Morale
    });
    assert!(
        driver
            .texts_at((1440.0, 900.0))
            .iter()
            .any(|text| text.starts_with("Broken ")),
        "the count stands in the head"
    );
    driver.press_named("board");
    let spots = driver.game().state().board_state().expect("kept").spots();
    for spot in spots {
        assert!(
            driver.shows(&table::board::BoardPart::of(&spot).id()),
            "{spot} is nowhere"
        );
    }
    driver.press_named("board");
    assert!(!driver.shows("piece-supply"));
    assert!(driver.shows("main"));
}

#[test]
fn after_story_mode_each_section_of_the_board_is_confirmed_with_one_press() {
    let (_folder, mut driver) = full(Language::English);
    let mut player = Player::new(Style::Careful, 3);
    play_to(&mut driver, &mut player, |driver| {
        driver.game().state().step == Step::Oxygen
    });
    play(&mut driver, Command::KeepBoard { full: false });
    let command = player.next(driver.game()).expect("the game goes on");
    play(&mut driver, command);
    play(&mut driver, Command::KeepBoard { full: true });
    assert!(
        driver.shows("piece-supply"),
        "the board opens to be compared"
    );
    for section in Section::ALL {
        driver.press_named(&format!("check-{}", section.id()));
        let checked = driver.app.session().expect("a game").table().command_to_undo().is_some_and(|played| {
            played
                .facts
                .iter()
                .any(|fact| matches!(fact, Fact::Board(BoardFact::SectionChecked { section: it }) if it == section))
        });
        assert!(checked, "{section:?}");
    }
    assert!(
        driver
            .game()
            .state()
            .board_state()
            .expect("kept")
            .unchecked
            .is_empty()
    );
    assert!(
        !driver.try_press_named("check-map"),
        "it keeps its line, and there is nothing to press"
    );
}

#[test]
fn an_incomplete_plan_disables_the_main_button() {
    let (_folder, mut driver) = full(Language::English);
    let mut player = Player::new(Style::Careful, 3);
    play_to(&mut driver, &mut player, |driver| {
        driver.game().state().step == Step::Plan && driver.game().state().queue.is_empty()
    });
    let before = driver.game().digest();
    assert!(!driver.try_press_named("main"), "nothing is planned yet");
    assert_eq!(driver.game().digest(), before);
    let missing = driver
        .texts()
        .iter()
        .any(|text| text.starts_with("Pawns still to be used: "));
    assert!(missing, "it says what is missing: {:?}", driver.texts());
}

#[test]
fn planning_says_how_and_what_an_action_lacks() {
    for (&language, how, lacks) in [
        (
            &Language::English,
            "Press a room or a region",
            "Not possible yet: Unwind (Morale +1). Pawns: 1 needed, 0 there.",
        ),
        (
            &Language::Italian,
            "Premete una stanza o una ROI",
            "Non ancora possibile: ",
        ),
    ] {
        let (_folder, mut driver) = full(language);
        let mut player = Player::new(Style::Careful, 3);
        play_to(&mut driver, &mut player, |driver| {
            driver.game().state().step == Step::Plan && driver.game().state().queue.is_empty()
        });
        let says = |driver: &mut Driver, what: &str| {
            driver
                .texts_at((1440.0, 900.0))
                .iter()
                .any(|text| text.starts_with(what))
        };
        assert!(says(&mut driver, how), "nothing is planned yet");
        play(
            &mut driver,
            Command::PlanAction {
                kind: ActionKind::UnwindMorale,
            },
        );
        assert!(!says(&mut driver, how), "it is known by now");
        assert!(
            says(&mut driver, lacks),
            "{:?}",
            driver.texts_at((1440.0, 900.0))
        );
    }
}

#[test]
fn a_drawn_region_tile_is_entered() {
    let (_folder, mut driver) = begun(Language::English);
    play(
        &mut driver,
        Command::SetCards {
            cards: ComponentSource::Physical,
        },
    );
    play(&mut driver, Command::KeepBoard { full: true });
    let mut player = Player::new(Style::Careful, 3);
    play_to(&mut driver, &mut player, |driver| {
        matches!(awaited_input(driver.game()), Some(AwaitedInput::Tile(_)))
            && driver.game().state().queue.is_empty()
    });
    driver.press_named("feature-wound");
    driver.press_named("tile-samples-more");
    assert!(
        !driver.try_press_named("main"),
        "the POI tokens are not entered"
    );
    driver.press_named("tile-pois-less");
    driver.press_named("main");
    let board = driver.game().state().board_state().expect("kept");
    let laid = board
        .map
        .explored
        .iter()
        .any(|space| space.tile.features.contains(&Feature::Wound) && space.tile.samples == 1);
    assert!(laid, "{:?}", board.map);
}

#[test]
fn only_a_mission_with_a_threshold_shows_one() {
    let (folder, folders) = folders();
    for (mission, shown) in [("the-long-haul", false), ("make-yourself-at-home", true)] {
        let start = Start {
            seed: 3,
            players: 4,
            read_before: BTreeSet::new(),
        };
        let library = session::library(&folders).block_on();
        drop(
            Session::create(&folders, &library, mission, &start)
                .block_on()
                .expect("a game"),
        );
        let mut driver = Driver::open(&folders, Language::English);
        driver.send(Message::Home(home::Message::Main));
        assert!(
            driver
                .app
                .session()
                .is_some_and(|session| session.id().starts_with(mission))
        );
        play(&mut driver, Command::KeepBoard { full: true });
        let mut player = Player::new(Style::Careful, 3);
        play_to(&mut driver, &mut player, |driver| {
            driver.game().state().sol == 1
        });
        let has_chip = driver
            .texts()
            .iter()
            .any(|text| text.starts_with("Broken ") && text.contains("Threshold"));
        assert_eq!(has_chip, shown, "{mission}: {:?}", driver.texts());
    }
    drop(folder);
}
