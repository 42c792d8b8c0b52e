//! A press draws again only what it changes.

use std::time::Duration;

use solkeeper::app::Message;
use solkeeper::app::screen::table::{self, board};
use solkeeper::first_martians::command::Command;
use solkeeper::language::Language;
use solkeeper::play::Game as _;

use crate::driver::Driver;
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
    surface.draw(&driver.app, &[], MOVING, |frame| assert_eq!(frame.share(ROOM), 0.0, "another view of the same"));
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
        assert!(share < 0.25, "{:.0} % of the window is drawn again", share * 100.0);
    }
}
