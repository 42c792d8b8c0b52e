//! Lay the table: the table seen from above, and a list to tick. The ticks are kept on the screen only.

use std::collections::BTreeSet;

use super::{Message, MissionScreen, Shown};
use crate::widget::prelude::*;
use first_martians::command::Command;
use first_martians::queries::upgrade_cards::{drawable_upgrades, upgrades_to_draw};
use first_martians::state::{ComponentSource, Step};
use language::overview::{TablePlace, set_up_places};
use language::{Args, board, fact_text};

/// The width of what marks a card as drawn or puts it back.
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
        tick_row(
            format!("lay-{index}"),
            line,
            None,
            tick,
            Length::Fill,
            Message::Laid(index),
        )
    });
    Column::with_children(all).spacing(size::TIGHT).into()
}

/// All Upgrade cards that can be drawn, each with a button that marks it as drawn or puts it back, and below them how many are marked. A
/// card keeps its row, drawn or not, so that nothing slides under the pointer. It replaces the note of the page on missing cards.
pub(super) fn upgrades<'a>(shown: &Shown<'a>) -> Option<Element<'a, Message>> {
    let (localizer, game) = (shown.localizer, shown.game());
    let count = upgrades_to_draw(game);
    if game.state().board_state().is_none() || count == 0 {
        return None;
    }
    let deal = (game.state().cards == ComponentSource::Digital).then(|| {
        let label = fact_text::complete_command_label(localizer, game, &Command::DealUpgrades {});
        wide_button("deal-upgrades", label, shown.play(Command::DealUpgrades {}))
    });
    let rows = drawable_upgrades(game).map(|upgrade| {
        let is_drawn = game.state().upgrade_cards.contains(&upgrade);
        let command = Command::SetUpgrade {
            upgrade: upgrade.clone(),
            used: !is_drawn,
        };
        let words = fact_text::complete_command_label(localizer, game, &command);
        let (sign, ink) = if is_drawn {
            (Icon::Met, Ink::Good)
        } else {
            (Icon::Open, Ink::Quiet)
        };
        let name = row![
            icon(sign, Type::Body, ink),
            text(Type::Body, board::upgrade(localizer, &upgrade))
        ];
        let name = name.spacing(size::SNUG).align_y(Alignment::Center);
        let label = shown.text(if is_drawn {
            "window-put-back"
        } else {
            "window-upgrade-mark"
        });
        let button = short_button(
            format!("upgrade-{upgrade}"),
            label,
            words,
            shown.play(command),
        );
        label_row(name, container(button).width(PUT_BACK))
    });
    // As high whatever is drawn: what stands below moves neither.
    let drawn = game.state().upgrade_cards.len();
    let marked = localizer.format(
        "lay-upgrades-marked",
        &Args::new().count("drawn", drawn).count("count", count),
    );
    let parts = deal
        .into_iter()
        .chain(rows)
        .chain([quiet(Type::Small, marked)]);
    Some(Column::with_children(parts).spacing(size::SNUG).into())
}

/// The first line that is not ticked.
fn next(table: &MissionScreen, lines: usize) -> Option<usize> {
    (0..lines).find(|index| !table.laid.has(*index))
}

/// The picture of the table, while it is laid.
pub(super) fn picture<'a>(
    table: &MissionScreen,
    shown: &Shown<'a>,
    width: f32,
) -> Option<Element<'a, Message>> {
    let state = shown.game().state();
    if state.step != Step::Lay || !state.queue.is_empty() {
        return None;
    }
    let of_lines = set_up_places(shown.game());
    let next = next(table, of_lines.len()).and_then(|index| of_lines.get(index).copied());
    let places = TablePlace::ALL
        .iter()
        .filter(|place| of_lines.contains(place))
        .map(|&place| {
            let mut lines = of_lines.iter().enumerate().filter(|(_, of)| **of == place);
            PlaceOnTable {
                place,
                name: shown.text(&format!("table-{}", place.id())),
                is_next: next == Some(place),
                is_done: lines.all(|(index, _)| table.laid.has(index)),
            }
        });
    let astronauts = u8::try_from(state.crew.seats().count()).unwrap_or_default();
    Some(table_plan(
        TablePlan {
            places: places.collect(),
            astronauts,
        },
        width,
    ))
}
