//! A press draws again only what it changes.

use std::time::Duration;

use iced::keyboard::{Modifiers, key::Named};
use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, board};
use solkeeper::first_martians::command::Command;
use solkeeper::language::Language;
use solkeeper::play::Game as _;

use crate::driver::{self, Driver};
use crate::planning;
use crate::surface::Surface;

/// The largest window that bounds are given for.
const ROOM: (u32, u32) = (1920, 1200);
/// Longer than anything moves.
const MOVING: Duration = Duration::from_secs(1);

/// The share of the window that each frame after a message draws again.
fn shares(surface: &mut Surface, driver: &mut Driver, message: Message) -> Vec<f32> {
    driver.send(message);
    let mut shares = Vec::new();
    surface.draw(&driver.app, &[], MOVING, |frame| shares.push(frame.share(ROOM)));
    shares
}

#[test]
fn what_does_not_change_is_not_drawn_again() {
    let (_folder, driver) = planning(Language::English, board::Tab::Map);
    let mut surface = Surface::new(ROOM);
    let mut frames = Vec::new();
    surface.draw(&driver.app, &[], Duration::from_secs(10), |frame| frames.push((frame.share(ROOM), frame.is_followed)));
    assert_eq!(frames, [(1.0, false)], "the first frame is all of it, and no other one is asked for");
    // A text that is laid out twice in one layout counts as another one: three lines of the step beside the board.
    surface.draw(&driver.app, &[], MOVING, |frame| {
        assert!(frame.share(ROOM) < 0.02, "another view of the same draws again {:?}", frame.damage);
    });
}

#[test]
fn a_pawn_leaves_most_of_the_planner_as_it_is() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Map);
    let mut surface = Surface::new(ROOM);
    surface.draw(&driver.app, &[], MOVING, |_| ());
    let offers = driver.game().offers();
    let add = offers.iter().find(|offer| matches!(offer.command, Command::AddPawn { .. })).expect("a pawn is free");
    let shares = shares(&mut surface, &mut driver, Message::Table(table::Message::Play(add.command.clone())));
    assert!(shares[0] > 0.0, "the pawn is drawn");
    for share in shares {
        assert!(share < 0.45, "{:.0} % of the window is drawn again", share * 100.0);
    }
}

/// Words of a drawing that were given all of it as their place made each of them draw all of it.
#[test]
fn what_scrolls_is_not_drawn_again_many_times() {
    let (_folder, mut driver) = planning(Language::English, board::Tab::Map);
    driver.send(Message::Table(table::Message::ShowBoard(true)));
    driver.send(Message::Table(table::Message::Board(board::Message::Tab(board::Tab::Blocks))));
    let (room, mut most) = ((1440, 900), 0.0_f32);
    let mut surface = Surface::new(room);
    surface.draw(&driver.app, &[], MOVING, |_| ());
    // Tab scrolls to what it reaches.
    for _ in 0..32 {
        surface.draw(&driver.app, &[driver::pressed(Named::Tab.into(), Modifiers::empty(), None)], MOVING, |frame| {
            most = most.max(frame.share(room));
        });
    }
    assert!(most > 0.5, "it does not scroll");
    assert!(most < 2.0, "the window is drawn {most:.1} times in one frame");
}
