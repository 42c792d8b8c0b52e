//! Dice: what was not entered is not passed, and what was rolled is seen.

use std::time::Instant;

use solkeeper::app::Message;
use solkeeper::app::screen::{settings, table};
use solkeeper::first_martians::board::ActionRoll;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::queries::resolving::{AwaitedInput, awaited_input};
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::language::Language;
use solkeeper::play::Game as _;

use crate::driver::Driver;
use crate::motion::Screen;
use crate::twice::{Mouse, everywhere, play, play_to};
use crate::{begun, tableau};

/// A game whose board the app keeps, before the dice of an action.
fn daring(language: Language, dice: ComponentSource) -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = begun(language);
    play(&mut driver, Command::KeepBoard { full: true });
    tableau::dare(&mut driver);
    assert!(tableau::play_to(&mut driver, |game| matches!(
        awaited_input(game),
        Some(AwaitedInput::Dice(_))
    )));
    play(&mut driver, Command::SetDice { dice });
    (folder, driver)
}

fn presses_nothing(driver: &mut Driver, what: &str) {
    let before = driver.game().digest();
    assert!(!driver.try_press_named("main"), "{what} was passed");
    driver.send(Message::Table(table::Message::Main));
    assert_eq!(driver.game().digest(), before, "{what} was passed");
}

#[test]
fn malfunction_dice_that_were_not_entered_are_not_passed() {
    let (_folder, mut driver) = begun(Language::English);
    play_to(
        &mut driver,
        |driver| matches!(&driver.game().state().step, Step::MalfunctionDice { pool } if !pool.is_empty()),
    );
    play(
        &mut driver,
        Command::SetDice {
            dice: ComponentSource::Physical,
        },
    );
    let Step::MalfunctionDice { pool } = driver.game().state().step.clone() else {
        panic!("the dice")
    };
    for block in &pool {
        presses_nothing(&mut driver, "a die");
        assert!(
            driver
                .texts()
                .iter()
                .any(|text| text.starts_with("Still missing: ")),
            "it is said what is missing"
        );
        driver.press_named(&format!("enter-{}", block.id()));
    }
    // The first press enters a 0, which is then a number like any other.
    driver.press_named("main");
    let Step::Penalties { rolled } = &driver.game().state().step else {
        panic!("the dice were entered")
    };
    assert!(
        rolled.len() == pool.len() && rolled.values().all(|number| *number == 0),
        "{rolled:?}"
    );
    for block in ["working", "living", "systems"] {
        presses_nothing(&mut driver, "the penalties");
        driver.press_named(&format!("enter-{block}-less"));
    }
    driver.press_named("main");
    assert!(!matches!(
        driver.game().state().step,
        Step::Penalties { .. }
    ));
}

#[test]
fn no_penalties_take_one_press() {
    let (_folder, mut driver) = begun(Language::Italian);
    play_to(&mut driver, |driver| {
        matches!(driver.game().state().step, Step::Penalties { .. })
    });
    driver.press_named("enter-none");
    assert!(!matches!(
        driver.game().state().step,
        Step::Penalties { .. }
    ));
}

#[test]
fn dice_of_an_action_that_were_not_entered_are_not_passed() {
    let (_folder, mut driver) = daring(Language::English, ComponentSource::Physical);
    let rolled =
        |driver: &Driver| driver.game().state().board.as_ref().expect("kept").declared[0].rolled;
    for (face, presses) in [("success", 2), ("wound", 1), ("adventure", 2)] {
        presses_nothing(&mut driver, "a die");
        (0..presses).for_each(|_| driver.press_named(&format!("face-{face}")));
    }
    driver.press_named("main");
    assert_eq!(
        rolled(&driver),
        Some(ActionRoll {
            success: false,
            wound: true,
            adventure: false
        })
    );
    // What changes on the table is turned.
    driver.press_named("face-success");
    assert_eq!(
        rolled(&driver),
        Some(ActionRoll {
            success: true,
            wound: true,
            adventure: false
        })
    );
}

#[test]
fn own_dice_are_entered_where_the_app_could_roll_them() {
    let (_folder, mut driver) = daring(Language::Italian, ComponentSource::Digital);
    for face in ["success", "wound", "adventure"] {
        assert!(!driver.try_press_named("own-dice"), "{face} is not entered");
        driver.press_named(&format!("face-{face}"));
    }
    driver.press_named("own-dice");
    assert_eq!(awaited_input(driver.game()), Some(AwaitedInput::Accept));
}

/// Presses the main button, and sees dice without scrolling.
fn rolls_in_sight(mouse: &mut Mouse, what: &str) {
    let main = mouse.middle("main");
    assert!(mouse.press(main), "{what}");
    let dice = mouse
        .sight()
        .place("dice")
        .map_or(0.0, |place| place.height);
    assert!(
        dice > 56.0,
        "{what}: {dice} px of the dice are in sight\n{}",
        mouse.driver.texts().join("\n")
    );
}

#[test]
fn what_was_rolled_is_in_sight() {
    everywhere(|language, room| {
        let (_folder, driver) = daring(language, ComponentSource::Digital);
        let mut mouse = Mouse::new(driver, room);
        rolls_in_sight(&mut mouse, "the dice of an action");
        assert_eq!(
            awaited_input(mouse.driver.game()),
            Some(AwaitedInput::Accept)
        );
        rolls_in_sight(&mut mouse, "what came of them");
        play_to(
            &mut mouse.driver,
            |driver| matches!(&driver.game().state().step, Step::MalfunctionDice { pool } if !pool.is_empty()),
        );
        play(
            &mut mouse.driver,
            Command::SetDice {
                dice: ComponentSource::Digital,
            },
        );
        rolls_in_sight(&mut mouse, "the Malfunction dice");
    });
}

#[test]
fn dice_fall_once_and_not_with_reduced_motion() {
    for reduced in [false, true] {
        let (_folder, mut driver) = daring(Language::English, ComponentSource::Digital);
        driver.send(Message::Table(table::Message::Settings));
        driver.send(Message::Settings(settings::Message::ReducedMotion(reduced)));
        driver.send(Message::Settings(settings::Message::Back));
        let (mut screen, now) = (Screen::new(), Instant::now());
        screen.frame(&driver.app, now);
        driver.press_named("main");
        assert_eq!(screen.frame(&driver.app, now), !reduced, "they fall");
        let later = now + std::time::Duration::from_millis(180);
        assert!(
            !screen.frame(&driver.app, later),
            "and lie still after 180 ms"
        );
    }
}
