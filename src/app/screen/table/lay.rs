//! Lay the table: the table seen from above, and a list to tick. The ticks are kept on the screen only.

use std::collections::BTreeSet;

use super::{Message, MissionScreen, Shown};
use crate::app::widget::prelude::*;
use crate::first_martians::command::Command;
use crate::first_martians::effect::Id;
use crate::first_martians::state::Step;
use crate::language::overview::{TablePlace, set_up_places};
use crate::language::{Args, board};

/// The width of what puts a card back.
const PUT_BACK: f32 = 200.0;

/// The lines of the set-up that are ticked, counted from 0.
#[derive(Debug, Clone, Default)]
pub(super) struct Laid(BTreeSet<usize>);

impl Laid {
    /// Ticks a line, or takes the tick away.
    pub(super) fn toggle(&mut self, line: usize) {
        if !self.0.remove(&line) {
            let _ = self.0.insert(line);
        }
    }

    fn has(&self, line: usize) -> bool {
        self.0.contains(&line)
    }
}

/// The lines of the set-up: a press ticks one.
pub(super) fn lines<'a>(table: &MissionScreen, lines: Vec<String>) -> Element<'a, Message> {
    let next = next(table, lines.len());
    let all = lines.into_iter().enumerate().map(|(index, line)| {
        let tick = match table.laid.has(index) {
            true => Tick::Done,
            false if next == Some(index) => Tick::Next,
            false => Tick::Open,
        };
        tick_row(format!("lay-{index}"), line, None, tick, Length::Fill, Message::Laid(index))
    });
    Column::with_children(all).spacing(size::TIGHT).into()
}

/// An Upgrade card that was drawn, and a button that puts it back; `words` is what that does.
pub(super) fn drawn<'a>(shown: &Shown<'a>, upgrade: &Id, words: String) -> Element<'a, Message> {
    let args = Args::new().text("upgrade", board::upgrade(shown.voice, upgrade));
    let press = shown.play(Command::SetUpgrade { upgrade: upgrade.clone(), used: false });
    let back = short_button(format!("put-back-{upgrade}"), shown.say("window-put-back"), words, press);
    beside(text(Type::Body, shown.voice.say("window-upgrade-drawn", &args)), container(back).width(PUT_BACK))
}

/// The first line that is not ticked.
fn next(table: &MissionScreen, lines: usize) -> Option<usize> {
    (0..lines).find(|index| !table.laid.has(*index))
}

/// The picture of the table, while it is laid.
pub(super) fn picture<'a>(table: &MissionScreen, shown: &Shown<'a>, width: f32) -> Option<Element<'a, Message>> {
    let state = shown.game().state();
    if state.step != Step::Lay || !state.queue.is_empty() {
        return None;
    }
    let of_lines = set_up_places(shown.game());
    let next = next(table, of_lines.len()).and_then(|index| of_lines.get(index).copied());
    let places = TablePlace::ALL.iter().filter(|place| of_lines.contains(place)).map(|&place| {
        let mut lines = of_lines.iter().enumerate().filter(|(_, of)| **of == place);
        PlaceOnTable {
            place,
            name: shown.say(&format!("table-{}", place.id())),
            is_next: next == Some(place),
            is_done: lines.all(|(index, _)| table.laid.has(index)),
        }
    });
    let astronauts = u8::try_from(state.crew.seats().count()).unwrap_or_default();
    Some(table_plan(TablePlan { places: places.collect(), astronauts }, width))
}
