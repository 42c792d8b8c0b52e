//! The screens that are measured, each with a press that changes one thing and one that changes it back.

use iced_test::core::Event;
use iced_test::core::keyboard::{Modifiers, key::Named};
use serde_json::json;
use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, Side, board};
use solkeeper::app::screen::{home, scores};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{Card, CardKind, State, Task};
use solkeeper::first_martians::vocabulary::{Direction, Region};
use solkeeper::language::Language;
use solkeeper::play::Game as _;
use solkeeper::scorebook::Game;
use solkeeper::storage::Folders;

use crate::driver::{self, Driver, lay_game};
use crate::{finished, tableau};

/// A screen in some situation.
pub struct Scene {
    pub name: &'static str,
    pub driver: Driver,
    /// What is pressed, in words.
    pub press: &'static str,
    pub changes: [Change; 2],
    /// Removed when the scene is dropped.
    _folder: tempfile::TempDir,
}

pub enum Change {
    /// What a press sends.
    Send(Vec<Message>),
    /// A key that the widgets take.
    Strike(Event),
}

pub const ALL: [fn() -> Scene; 8] = [home, card, planner, planner_list, board, map, grid, end];

fn table(message: table::Message) -> Message {
    Message::Table(message)
}

fn play(driver: &mut Driver, command: Command) {
    driver.send(table(table::Message::Play(command)));
}

/// A window with a new game of four, the same in every run.
fn begun() -> (tempfile::TempDir, Driver) {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::in_one(folder.path());
    lay_game(&folders, 4, 3);
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Main));
    (folder, driver)
}

/// Plays a careful game until the state is that.
fn play_until(driver: &mut Driver, is_there: impl Fn(&State) -> bool) {
    let mut player = Player::new(Style::Careful, 5);
    while !is_there(driver.game().state()) {
        let command = player.next(driver.game()).expect("the game leads there");
        play(driver, command);
    }
}

fn tab() -> Change {
    Change::Strike(driver::pressed(Named::Tab.into(), Modifiers::empty(), None))
}

fn home() -> Scene {
    let (folder, mut driver) = begun();
    driver.send(table(table::Message::Home));
    Scene {
        name: "Home",
        driver,
        press: "Tab",
        changes: [tab(), tab()],
        _folder: folder,
    }
}

fn card() -> Scene {
    let (folder, mut driver) = begun();
    let is_event = |card: &Card| card.kind == CardKind::Event;
    play_until(
        &mut driver,
        |state| matches!(state.queue.front(), Some(Task::Read { card, .. }) if is_event(card)),
    );
    let side = |side| Change::Send(vec![table(table::Message::ShowSide(side))]);
    let changes = [side(Side::Report), side(Side::Log)];
    Scene {
        name: "step with a card",
        driver,
        press: "another page beside it",
        changes,
        _folder: folder,
    }
}

/// A full board some sols into a game, while the crew plans.
fn planning() -> (tempfile::TempDir, Driver) {
    let (folder, mut driver) = begun();
    tableau::lay(&mut driver);
    (folder, driver)
}

/// A pawn is laid on a planned action, and taken back.
fn pawn(driver: &Driver) -> [Change; 2] {
    let offers = driver.game().offers();
    let add = offers.iter().find_map(|offer| match &offer.command {
        Command::AddPawn { index, pawn } => Some((*index, pawn.clone())),
        _ => None,
    });
    let (index, pawn) = add.expect("a pawn is free");
    let play = |command| Change::Send(vec![table(table::Message::Play(command))]);
    [
        play(Command::AddPawn {
            index,
            pawn: pawn.clone(),
        }),
        play(Command::TakePawn { index, pawn }),
    ]
}

fn planner() -> Scene {
    let (folder, mut driver) = planning();
    driver.send(table(table::Message::PlanOn(board::Tab::Map)));
    let changes = pawn(&driver);
    Scene {
        name: "planner on the full board",
        driver,
        press: "a pawn",
        changes,
        _folder: folder,
    }
}

fn planner_list() -> Scene {
    let (folder, mut driver) = planning();
    driver.send(table(table::Message::ShowStep));
    let changes = pawn(&driver);
    Scene {
        name: "planner in the step",
        driver,
        press: "a pawn",
        changes,
        _folder: folder,
    }
}

/// A region is opened and closed.
fn region() -> [Change; 2] {
    let north = board::BoardPart::Region(Region {
        ring: 1,
        direction: Direction::N,
    });
    [Some(north), None].map(|open| {
        Change::Send(vec![table(table::Message::Board(board::Message::Open(
            open,
        )))])
    })
}

fn board() -> Scene {
    let (folder, mut driver) = planning();
    driver.send(table(table::Message::ShowBoard(true)));
    driver.send(table(table::Message::Board(board::Message::Tab(
        board::Tab::Blocks,
    ))));
    let focus = [tab(), tab()];
    Scene {
        name: "board",
        driver,
        press: "Tab",
        changes: focus,
        _folder: folder,
    }
}

fn map() -> Scene {
    let (folder, mut driver) = planning();
    driver.send(table(table::Message::ShowBoard(true)));
    driver.send(table(table::Message::Board(board::Message::Tab(
        board::Tab::Map,
    ))));
    Scene {
        name: "map",
        driver,
        press: "a region",
        changes: region(),
        _folder: folder,
    }
}

fn grid() -> Scene {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::in_one(folder.path());
    finished::some(&folders);
    let mut driver = Driver::open(&folders, Language::English);
    driver.send(Message::Home(home::Message::Scores));
    let send = |message| Message::Scores(message);
    driver.send(send(scores::Message::Enter(Game::PocketMars, json!({}))));
    let typed = |at: &str, value: &str| {
        let typed = scores::form::Message::Typed(at.to_owned(), value.to_owned());
        send(scores::Message::Form(typed))
    };
    for (at, value) in [
        ("players[0].name", "Giulia"),
        ("players[1].name", "Tommaso"),
        ("players[0].ship", "2"),
    ] {
        driver.send(typed(at, value));
    }
    let changes = ["3", "2"]
        .map(|value| Change::Send(vec![typed("players[0].buildings.greenhouse[0]", value)]));
    Scene {
        name: "score grid",
        driver,
        press: "a number",
        changes,
        _folder: folder,
    }
}

fn end() -> Scene {
    let (folder, mut driver) = begun();
    play(&mut driver, Command::KeepBoard { full: true });
    let mut player = Player::new(Style::Careful, 7);
    while let Some(command) = player.next(driver.game()) {
        play(&mut driver, command);
    }
    Scene {
        name: "end poster",
        driver,
        press: "Tab",
        changes: [tab(), tab()],
        _folder: folder,
    }
}
