//! The sols of a mission as a row of dots.

use super::cells::{Shows, cells};
use super::{Element, Motion};
use crate::theme::Cell;

pub(crate) fn dots<'a, Message: 'a>(full: u8, of: u8, motion: Motion) -> Element<'a, Message> {
    cells(Cell::Sol, Shows::Fill, of, full, motion)
}
