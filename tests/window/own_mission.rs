//! A mission of format 2 that is installed, and the screens that only that format has: for the gallery and the tests.

use std::collections::{BTreeMap, BTreeSet};

use pollster::FutureExt as _;
use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, Side};
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::players::{Player, Style};
use solkeeper::first_martians::state::{CardKind, Start, State, Step, Task};
use solkeeper::session::{self, Session};
use solkeeper::storage::Folders;

use crate::driver::Driver;
use crate::tableau;

const ID: &str = "two-hatches";
const TEXTS: [(&str, &str); 3] = [
    ("mission.json", include_str!("two-hatches/mission.json")),
    ("en.ftl", include_str!("two-hatches/en.ftl")),
    ("it.ftl", include_str!("two-hatches/it.ftl")),
];

/// The last screens of it in Story, and with the full board.
const LAST: [&str; 2] = ["format-2-log", "format-2-map"];

/// Installs it and saves a new game of it for four players; the fixed seed makes it deterministic.
pub fn lay(folders: &Folders) {
    let texts: BTreeMap<String, String> = TEXTS
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .into();
    let _ = folders
        .install_mission(ID, &texts, true)
        .block_on()
        .expect("it is installed");
    let start = Start {
        seed: 3,
        players: 4,
        read_before: BTreeSet::new(),
    };
    let created =
        Session::create(folders, &session::library(folders).block_on(), ID, &start).block_on();
    drop(created.expect("a game"));
}

/// The screen of the gallery that a game of it has now.
fn name(state: &State, full: bool) -> Option<&'static str> {
    let plans = state.step == Step::Plan;
    if full {
        return plans.then_some("format-2-map");
    }
    match state.queue.front() {
        Some(Task::Read { card, .. }) if card.kind == CardKind::Standing => Some("format-2-rule"),
        _ if state.step == Step::Lay => Some("format-2-lay"),
        Some(Task::AskTable { .. } | Task::Ask { .. }) => Some("format-2-question"),
        Some(Task::Choose { .. }) => Some("format-2-options"),
        _ => (plans && state.sol == 2).then_some("format-2-log"),
    }
}

/// Plays the open game of it, in Story or with the full board, and stops at each of those screens; a screen can come several times.
pub fn walk<E>(
    driver: &mut Driver,
    full: bool,
    mut see: impl FnMut(&'static str, &mut Driver) -> Result<(), E>,
) -> Result<(), E> {
    if full {
        let keeps = Command::KeepBoard { full };
        driver.send(Message::Table(table::Message::Play(keeps)));
    }
    let mut player = Player::new(Style::Careful, 1);
    loop {
        if let Some(name) = name(driver.game().state(), full) {
            see(name, driver)?;
            if LAST.contains(&name) {
                return Ok(());
            }
        }
        let Some(command) = player.next(driver.game()) else {
            return Ok(());
        };
        driver.send(Message::Table(table::Message::Play(command)));
    }
}

/// Opens what such a screen shows beside the step.
pub fn show(name: &str, driver: &mut Driver) {
    match name {
        "format-2-log" => driver.send(Message::Table(table::Message::ShowSide(Side::Log))),
        "format-2-map" => tableau::map(driver),
        _ => {}
    }
}
