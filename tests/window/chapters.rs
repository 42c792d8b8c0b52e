//! The campaign of the tests in a window, and its chapters played: for the tests and the gallery.

use std::path::Path;

use solkeeper::app::Message;
use solkeeper::app::screen::table;
use solkeeper::first_martians::command::Command;
use solkeeper::first_martians::state::Step;
use solkeeper::play::{Game as _, Role};
use solkeeper::storage::Folders;

use crate::driver::{Driver, copy_folder};

/// Puts the campaign of the tests among the missions of the players.
pub fn install(folders: &Folders) {
    let campaign = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/campaigns/two-crews");
    copy_folder(
        &campaign,
        Path::new(&folders.display_path("missions/two-crews")),
    );
}

/// How a chapter is to end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    Won,
    Lost,
    Died(u8),
}

/// Plays the open chapter to its end; names the first astronaut of a crew without names.
pub fn play_to(driver: &mut Driver, end: End) {
    let id = driver.game().mission().sheet.id.clone();
    let crew = &driver.game().state().crew.astronauts;
    if driver.game().state().step == Step::Crew && crew.iter().all(|it| it.name.is_none()) {
        play(
            driver,
            Command::SetName {
                seat: 0,
                name: "Ada".to_owned(),
            },
        );
    }
    while driver.game().state().outcome.is_none() {
        let state = driver.game().state();
        if let End::Died(seat) = end
            && state.sol > 0
        {
            return play(driver, Command::ReportDeath { seat });
        }
        let wish = Command::AdvanceObjective {
            objective: format!("{id}-goal"),
        };
        if end == End::Won
            && state.sol == 2
            && state.queue.is_empty()
            && driver.game().decide(&wish).is_ok()
        {
            play(driver, wish);
            continue;
        }
        let table = driver.app.session().expect("a chapter").table();
        let flow = table
            .offers()
            .iter()
            .find(|offer| offer.role == Role::Flow)
            .expect("something to do")
            .command
            .clone();
        play(driver, flow);
    }
}

pub fn play(driver: &mut Driver, command: Command) {
    driver.send(Message::Table(table::Message::Play(command)));
}
