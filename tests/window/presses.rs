//! How many presses a sol takes, and what one press passes.

use solkeeper::app::Message;
use solkeeper::app::keys::Shortcut;
use solkeeper::app::screen::table::{self, board};
use solkeeper::first_martians::Game;
use solkeeper::first_martians::board::ActionKind;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::queries::quote::{quote_planned, quoted_actions};
use solkeeper::first_martians::state::{ComponentSource, Step};
use solkeeper::language::Language;
use solkeeper::play::{Command as _, Game as _, Role};

use crate::driver::{Driver, lay_game};
use crate::folders;
use crate::press::press;

/// On average, beside what is reported.
const MOST_IN_STORY: usize = 11;
/// Planned from the list, every fold opened and every pawn put by hand; the aim is 22 with five actions.
const MOST_WITH_THE_BOARD: usize = 37;

/// A game of Story mode, with the dice and the cards of the app.
fn story(seed: u64) -> (tempfile::TempDir, Driver) {
    let (folder, folders) = folders();
    lay_game(&folders, 2, seed);
    let mut driver = Driver::open(&folders, Language::Italian);
    driver.press_named("main");
    driver.send(Message::Table(table::Message::Play(Command::SetDice { dice: ComponentSource::Digital })));
    (folder, driver)
}

/// Presses what goes on: the main button, or the first answer where something is asked.
fn go_on(driver: &mut Driver) {
    let gone = ["main", "enter-none"].into_iter().any(|id| driver.shows(id) && driver.try_press_named(id));
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
                go_on(&mut driver);
                presses += 1;
            }
            sols += 1;
        }
        if sols == 20 {
            break;
        }
    }
    assert!(presses <= MOST_IN_STORY * sols, "{presses} presses for {sols} sols");
}

#[test]
fn production_is_one_page_and_one_press_and_one_undo() {
    let (_folder, mut driver) = story(4);
    until(&mut driver, |driver| driver.game().state().sol == 2 && driver.game().state().step == Step::Morale);
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
    assert_eq!(driver.game().state().step, Step::Resolve, "the plan of Story mode is told beside the reports");
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
    until(&mut driver, |driver| driver.game().state().step == Step::Oxygen);
    assert!(!driver.shows("fold-oxygen"));
    driver.press_named("main");
    assert_eq!(driver.game().state().step, Step::Energy);
}

#[test]
fn every_step_can_always_be_told_in_full() {
    let (_folder, mut driver) = story(4);
    until(&mut driver, |driver| driver.game().state().sol == 2 && driver.game().state().step == Step::Morale);
    let folded = driver.texts().len();
    driver.send(Message::Settings(solkeeper::app::screen::settings::Message::WholeSteps(true)));
    assert!(driver.texts().len() > folded + 10);
    assert!(!driver.shows("fold-oxygen") && driver.shows("section-oxygen"));
}

/// The presses that plan an action on the board: its place, and what is done there; with dice where the crew dares.
fn plan_on_board(driver: &mut Driver, deed: &ActionKind, rolls: bool) {
    if driver.shows("plan-on-hub") {
        driver.press_named("plan-on-hub");
    }
    let part = board::parts_of(deed)[0];
    if !driver.shows(&part.id()) {
        driver.press_named("board-close");
    }
    let here: Vec<_> = quoted_actions(driver.game())
        .into_iter()
        .filter(|(it, _)| board::parts_of(it).contains(&part))
        .map(|(it, _)| it)
        .collect();
    let number = here.iter().position(|it| it == deed).expect("it can be done here");
    let id = format!("here-{number}");
    let donors =
        if let ActionKind::Switch { place, part, .. } = deed { format!("here-donors-{place}-{}", part.id()) } else { id.clone() };
    if !driver.shows(&donors) {
        driver.press_named(&part.id());
    }
    if !driver.shows(&id) {
        driver.press_named(&donors);
    }
    let with_dice = format!("{id}-roll");
    driver.press_named(if rolls && driver.shows(&with_dice) { &with_dice } else { &id });
}

/// Whether the player gives the action fewer pawns than make it sure.
fn dares(player: &Player, game: &Game, deed: &ActionKind) -> bool {
    let (mut player, mut game) = (player.clone(), game.clone());
    let mut next = Some(Command::PlanAction { deed: deed.clone() });
    while let Some(command @ (Command::PlanAction { .. } | Command::AddPawn { .. })) = next {
        game = game.decide(&command).expect("a legal command").after;
        next = player.next(&game).filter(|command| !matches!(command, Command::PlanAction { .. }));
    }
    let last = game.state().board.as_ref().map_or(0, |board| board.plan.len()).saturating_sub(1);
    quote_planned(&game, last).is_ok_and(|standing| standing.missing_to_sure > 0)
}

#[test]
fn a_sol_with_the_full_board_takes_few_presses() {
    let (mut presses, mut sols, mut actions) = (0, 0, 0);
    let mut by_step = std::collections::BTreeMap::<String, usize>::new();
    for seed in 1.. {
        let (folder, folders) = folders();
        lay_game(&folders, 2, seed);
        let mut driver = Driver::open(&folders, Language::Italian);
        driver.press_named("main");
        driver.send(Message::Table(table::Message::Play(Command::SetDice { dice: ComponentSource::Digital })));
        driver.send(Message::Table(table::Message::Play(Command::SetCards { cards: ComponentSource::Digital })));
        driver.send(Message::Table(table::Message::Play(Command::KeepBoard { full: true })));
        until(&mut driver, |driver| driver.game().state().sol == 1);
        let mut player = Player::new(Style::Careful, seed);
        let mut from = driver.pressed;
        let mut sol = 1;
        while sols < 20 {
            let Some(command) = player.next(driver.game()).filter(|_| driver.game().state().outcome.is_none()) else { break };
            // Dice are rolled by the app; what is reported is not counted.
            let offers = driver.game().offers();
            let rolls =
                offers.iter().find(|offer| offer.command == Command::RollMalfunctionDice {}).map(|offer| offer.command.clone());
            let command = rolls.unwrap_or(command);
            let is_flow = offers.iter().any(|offer| offer.role == Role::Flow && offer.command.name() == command.name());
            if !is_flow {
                driver.send(Message::Table(table::Message::Play(command)));
                continue;
            }
            let (step, before) = (driver.game().state().step_id().to_owned(), driver.pressed);
            if let Command::PlanAction { deed } = &command {
                let rolls = dares(&player, driver.game(), deed);
                plan_on_board(&mut driver, deed, rolls);
                actions += 1;
            } else {
                press(&mut driver, &command);
            }
            *by_step.entry(format!("{step} {}", command.name())).or_default() += driver.pressed - before;
            if driver.game().state().sol > sol {
                (sol, sols) = (driver.game().state().sol, sols + 1);
                presses += driver.pressed - from;
                from = driver.pressed;
            }
        }
        drop(folder);
        if sols == 20 {
            break;
        }
    }
    println!("{presses} presses, {actions} actions in {sols} sols\n{by_step:#?}");
    assert!(presses <= MOST_WITH_THE_BOARD * sols, "{presses} presses and {actions} actions in {sols} sols");
}
