//! The HUB as a plan: what is pressed on it, and what it asks before anything is broken.

use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, board};
use solkeeper::app::widget::AccessibleRole;
use solkeeper::first_martians::board::{ActionKind, BoardCounter, Place};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::Step;
use solkeeper::first_martians::vocabulary::{Area, Facility, Item, Part};
use solkeeper::language::Language;
use solkeeper::play::Game as _;

use crate::driver::Driver;
use crate::{begun, planned, planning};

#[test]
fn a_press_on_a_room_and_one_more_plan_an_action_there() {
    for &language in Language::ALL {
        let (_folder, mut driver) = planning(language, board::Tab::Blocks);
        driver.press_named("piece-quiet_place");
        driver.press_named("here-0");
        assert_eq!(planned(&driver).last().cloned(), Some(ActionKind::Rest));
        driver.press_named("piece-crew_quarters");
        driver.press_named("here-1");
        assert_eq!(
            planned(&driver).last().cloned(),
            Some(ActionKind::UnwindStress)
        );
    }
}

#[test]
fn rooms_are_used_by_keyboard_at_every_size() {
    for room in [(1440.0, 900.0), (1024.0, 600.0), (360.0, 640.0)] {
        let (_folder, mut driver) = planning(Language::English, board::Tab::Blocks);
        driver.by_keyboard(room);
        driver.press_named("piece-quiet_place");
        driver.press_named("here-0");
        assert_eq!(
            planned(&driver).last().cloned(),
            Some(ActionKind::Rest),
            "{room:?}"
        );
    }
}

/// A broken part can be replaced by that of many a Facility: they are listed when they are asked for.
#[test]
fn the_facilities_that_give_a_part_are_listed_on_demand() {
    let (_folder, mut driver) = begun(Language::English);
    let play =
        |driver: &mut Driver, command| driver.send(Message::Table(table::Message::Play(command)));
    play(&mut driver, Command::KeepBoard { full: true });
    let mut player = Player::new(Style::Careful, 3);
    while driver.game().state().step != Step::Plan || !driver.game().state().queue.is_empty() {
        let command = player.next(driver.game()).expect("something to do");
        play(&mut driver, command);
    }
    // The Lab lacks its CPU, and there is no spare one.
    let broken = (
        BoardCounter::Part(Place::new(Facility::Lab, 1), Part::Cpu),
        1,
    );
    for (spot, to) in [broken, (BoardCounter::Cargo(Area::Available, Item::Cpu), 0)] {
        play(&mut driver, Command::CorrectBoard { spot, to });
    }
    driver.send(Message::Table(table::Message::PlanOn(board::Tab::Blocks)));
    driver.press_named("piece-lab");
    let offered = |driver: &Driver| {
        (0..40)
            .filter(|number| driver.shows(&format!("here-{number}")))
            .count()
    };
    let before = offered(&driver);
    driver.press_named("here-donors-lab-cpu");
    assert!(offered(&driver) > before + 3, "{before}");
}

#[test]
fn a_stray_press_dismantles_nothing() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Blocks);
    driver.press_named("piece-med_lab");
    assert!(
        !driver.shows("ask-dismantle-cpu"),
        "a Facility that is shut down gives nothing"
    );
    driver.press_named("piece-control_center");
    let before = driver.game().digest();
    driver.press_named("ask-dismantle-cpu");
    assert_eq!(driver.game().digest(), before, "one press only asks");
    driver.press_named("dismantle-cpu");
    let center = Place::new(Facility::ControlCenter, 1);
    assert_eq!(
        driver
            .game()
            .state()
            .board_state()
            .and_then(|board| board.facilities[&center].parts.get(&Part::Cpu)),
        Some(&true)
    );
}

/// Every room says in words what its signs show.
#[test]
fn every_room_is_named() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Blocks);
    driver.by_keyboard((390.0, 844.0));
    let buttons: Vec<String> = driver
        .accessible()
        .into_iter()
        .filter_map(|node| {
            if let AccessibleRole::Button {
                text,
                place: Some(_),
                ..
            } = node.role
            {
                Some(text)
            } else {
                None
            }
        })
        .collect();
    let said = |name: &str| {
        buttons
            .iter()
            .find(|text| text.starts_with(name))
            .expect("every room has a button")
    };
    for name in [
        "Garage Hall",
        "Probe Bay",
        "A Quiet Place",
        "Oxygenator 02",
        "Solar Panel 01",
        "Farm",
        "Rovers",
    ] {
        said(name);
    }
    assert!(
        said("Lab").contains("CPU: red") && said("Lab").contains("Hardware: green"),
        "{}",
        said("Lab")
    );
    assert!(
        said("Med Lab").contains("Shutdown tile"),
        "{}",
        said("Med Lab")
    );
    assert!(
        said("Systems Block").contains("Malfunction track: "),
        "{}",
        said("Systems Block")
    );
}
