//! How many presses a sol takes, and what one press passes.

use std::collections::BTreeMap;

use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::table::{self, board};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::ActionKind;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::queries::quote::{quote_planned, quoted_actions};
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::first_martians::vocabulary::Rover;
use solkeeper::language::Language;
use solkeeper::play::{Command as _, Game as _, Role};

use crate::driver::{Driver, lay_game};
use crate::folders;
use crate::press::press;

/// On average, beside what is reported.
const MOST_IN_STORY: usize = 11;
/// With five actions, planned on the board with two presses each: a place closes once something is planned there.
const MOST_WITH_THE_BOARD: usize = 23;

/// A game of Story mode, with the dice and the cards of the app.
fn story(seed: u64) -> (tempfile::TempDir, Driver) {
    let (folder, folders) = folders();
    lay_game(&folders, 2, seed);
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.press_named("main");
    driver.send(Message::Table(table::Message::Play(Command::SetDice {
        dice: ComponentSource::Digital,
    })));
    (folder, driver)
}

/// The step is in view as a whole: nothing is passed that was not seen.
fn assert_in_view(driver: &Driver) {
    let hidden = driver.out_of_view("step", (1440.0, 900.0));
    let state = driver.game().state();
    let texts = || driver.texts().join("\n");
    assert!(
        hidden < 1.0,
        "{hidden} pixels are out of view: sol {}, {:?}, {:?}\n{}",
        state.sol,
        state.step,
        state.queue.front(),
        texts()
    );
}

/// Presses what goes on: the main button, or the first answer where something is asked.
fn go_on(driver: &mut Driver) {
    let gone = ["main", "enter-none"]
        .into_iter()
        .any(|id| driver.shows(id) && driver.try_press_named(id));
    if !gone {
        driver.press_named("option-0");
    }
}

fn until(driver: &mut Driver, there: impl Fn(&Driver) -> bool) {
    for _ in 0..400 {
        if there(driver) {
            return;
        }
        go_on(driver);
    }
    panic!("the game never gets there:\n{}", driver.texts().join("\n"));
}

#[test]
fn a_sol_of_story_takes_few_presses() {
    let (mut presses, mut sols) = (0, 0);
    for seed in 1.. {
        let (_folder, mut driver) = story(seed);
        until(&mut driver, |driver| driver.game().state().sol == 1);
        while driver.game().state().outcome.is_none() && sols < 20 {
            let sol = driver.game().state().sol;
            while driver.game().state().sol == sol && driver.game().state().outcome.is_none() {
                assert_in_view(&driver);
                go_on(&mut driver);
                presses += 1;
            }
            sols += 1;
        }
        if sols == 20 {
            break;
        }
    }
    assert!(
        presses <= MOST_IN_STORY * sols,
        "{presses} presses for {sols} sols"
    );
}

#[test]
fn production_is_one_page_and_one_press_and_one_undo() {
    let (_folder, mut driver) = story(4);
    until(&mut driver, |driver| {
        driver.game().state().sol == 2 && driver.game().state().step == Step::Morale
    });
    let before = driver.game().state().clone();
    assert!(driver.shows("section-morale"));
    for step in ["oxygen", "energy", "farm", "stress", "working_block"] {
        assert!(driver.shows(&format!("fold-{step}")), "{step} is not told");
    }
    // What was heard opens at a press.
    let lines = driver.texts().len();
    driver.press_named("fold-oxygen");
    assert!(driver.texts().len() > lines);
    driver.press_named("main");
    assert_eq!(
        driver.game().state().step,
        Step::Resolve,
        "the plan of Story mode is told beside the reports"
    );
    assert!(driver.shows("fold-plan") && driver.shows("fold-resolve"));
    let after = driver.game().state().clone();
    driver.press_named("undo");
    assert_eq!(*driver.game().state(), before);
    driver.press_named("redo");
    assert_eq!(*driver.game().state(), after);
    // A game that is opened again remembers it, and so does the keyboard.
    let mut driver = driver.reopened();
    driver.press_named("main");
    driver.send(Message::Key(Shortcut::Undo));
    assert_eq!(*driver.game().state(), before);
}

#[test]
fn in_the_first_sol_each_step_of_story_is_explained() {
    let (_folder, mut driver) = story(4);
    until(&mut driver, |driver| {
        driver.game().state().step == Step::Oxygen
    });
    assert!(!driver.shows("fold-oxygen"));
    driver.press_named("main");
    assert_eq!(driver.game().state().step, Step::Energy);
}

#[test]
fn every_step_can_always_be_told_in_full() {
    let (_folder, mut driver) = story(4);
    until(&mut driver, |driver| {
        driver.game().state().sol == 2 && driver.game().state().step == Step::Morale
    });
    let folded = driver.texts().len();
    driver.send(Message::Settings(
        solkeeper::app::screen::settings::Message::WholeSteps(true),
    ));
    assert!(driver.texts().len() > folded + 10);
    assert!(!driver.shows("fold-oxygen") && driver.shows("section-oxygen"));
}

/// The presses that plan an action on the board: its place, and what is done there; with dice where the crew dares.
fn plan_on_board(
    driver: &mut Driver,
    kind: &ActionKind,
    rover: Option<Rover>,
    rolls: bool,
) -> bool {
    let part = board::parts_of(kind)[0];
    let all = quoted_actions(driver.game());
    let here = all
        .iter()
        .filter(|(it, _)| board::parts_of(it).contains(&part));
    let Some(number) = here
        .clone()
        .position(|(it, quote)| it == kind && quote.is_ok())
    else {
        return false;
    };
    let id = format!("here-{number}");
    if !driver.shows(&part.id()) {
        driver.press_named("board-close");
    }
    let donors = match kind {
        ActionKind::Switch { place, part, .. } => format!("here-donors-{place}-{}", part.id()),
        _ => id.clone(),
    };
    if !driver.shows(&donors) {
        driver.press_named(&part.id());
    }
    if !driver.shows(&id) {
        driver.press_named(&donors);
    }
    let with_rover = rover
        .map(|rover| format!("{id}-{}", rover.id()))
        .filter(|id| driver.shows(id))
        .unwrap_or(id);
    let with_dice = format!("{with_rover}-roll");
    driver.press_named(if rolls && driver.shows(&with_dice) {
        &with_dice
    } else {
        &with_rover
    });
    true
}

/// The plan that the player makes: each action, with its rover, and whether it is rolled for.
fn plan_of(player: &mut Player, game: &Game) -> Vec<(ActionKind, Option<Rover>, bool)> {
    let mut game = game.clone();
    while let Some(command) = player
        .next(&game)
        .filter(|command| *command != Command::Continue {})
    {
        game = game.decide(&command).expect("a legal command").after;
    }
    let plan = game
        .state()
        .board
        .as_ref()
        .map(|board| board.plan.clone())
        .unwrap_or_default();
    let rolls =
        |index| quote_planned(&game, index).is_ok_and(|standing| standing.missing_to_sure > 0);
    plan.into_iter()
        .enumerate()
        .map(|(index, it)| (it.kind, it.rover, rolls(index)))
        .collect()
}

/// On average over 20 sols, and scaled to five actions; reports are not counted.
#[test]
fn a_sol_with_the_full_board_takes_few_presses() {
    let (mut sols, mut actions, mut to_plan, mut others) = (0, 0, 0, 0);
    let mut by_command = BTreeMap::<String, usize>::new();
    for seed in 1.. {
        let (_folder, folders) = folders();
        lay_game(&folders, 2, seed);
        let mut driver = Driver::open(&folders, Language::Italian);
        driver.press_named("main");
        let set_up = [
            Command::SetDice {
                dice: ComponentSource::Digital,
            },
            Command::SetCards {
                cards: ComponentSource::Digital,
            },
            Command::KeepBoard { full: true },
        ];
        set_up
            .into_iter()
            .for_each(|command| driver.send(Message::Table(table::Message::Play(command))));
        until(&mut driver, |driver| driver.game().state().sol == 1);
        let mut player = Player::new(Style::Careful, seed);
        while sols < 20 && driver.game().state().outcome.is_none() {
            let (before, sol) = (driver.pressed, driver.game().state().sol);
            assert_in_view(&driver);
            if driver.game().state().step == Step::Plan && driver.game().state().queue.is_empty() {
                for (kind, rover, rolls) in plan_of(&mut player, driver.game()) {
                    if plan_on_board(&mut driver, &kind, rover, rolls) {
                        actions += 1;
                    }
                }
                if !driver.try_press_named("main") {
                    // Pawns that could still do something rest.
                    while !driver.try_press_named("main") {
                        assert!(
                            plan_on_board(&mut driver, &ActionKind::Rest, None, false),
                            "{}",
                            driver.texts().join("\n")
                        );
                        actions += 1;
                    }
                }
                to_plan += driver.pressed - before;
                continue;
            }
            let Some(command) = player.next(driver.game()) else {
                break;
            };
            // Dice are rolled by the app; what is reported is not counted.
            let offers = driver.game().offers();
            let rolls = offers
                .iter()
                .find(|offer| offer.command == Command::RollMalfunctionDice {});
            let command = rolls.map_or(command, |offer| offer.command.clone());
            if !offers
                .iter()
                .any(|offer| offer.role == Role::Flow && offer.command.name() == command.name())
            {
                driver.send(Message::Table(table::Message::Play(command)));
                continue;
            }
            press(&mut driver, &command);
            *by_command.entry(command.name()).or_default() += driver.pressed - before;
            others += driver.pressed - before;
            sols += usize::from(driver.game().state().sol > sol);
        }
        if sols == 20 {
            break;
        }
    }
    let presses = to_plan * 5 / actions + others / sols;
    println!(
        "{to_plan} presses plan {actions} actions, {others} the rest of {sols} sols: {by_command:?}"
    );
    assert!(
        presses <= MOST_WITH_THE_BOARD,
        "{presses} presses a sol: {to_plan} plan {actions} actions, {others} the rest of {sols} sols"
    );
}
