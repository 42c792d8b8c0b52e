//! What authors ask: simulate, print, pack, schema, new-mission, add.

use std::io;

use super::args::Workshop;
use super::{Desk, simulate};

pub(super) fn workshop(desk: &Desk, asked: &Workshop) -> io::Result<u8> {
    match asked {
        Workshop::Simulate(asked) => simulate::simulate(desk, asked),
        _ => Ok(super::NO),
    }
}
