//! General supply, Stress and Morale; the Cargo Bay; Upgrades and Research.

use iced::widget::column;

use super::{BoardPart, BoardView, lines_high};
use crate::screen::table::{Message, Shown};
use crate::widget::prelude::*;
use first_martians::board::{BUILT, BoardCounter, BoardState, STRESS_TOP};
use first_martians::state::{MORALE_MAX, MORALE_MIN};
use first_martians::vocabulary::{Area, Item, Resource};
use language::{Args, board as words, capital, counted, numbers};

/// General supply, Stress and Morale need this many lines under the title.
const LEAST_LINES: usize = 4;
/// The spaces of a gauge of the general supply: more is seldom there, and the number says it.
const SUPPLY_SPACES: u8 = 12;

/// The height of the row where the whole board is shown: about one kind of cargo per line.
pub(super) fn height(pieces: &BoardState) -> f32 {
    let kinds = |area: &Area| {
        pieces
            .cargo
            .get(area)
            .into_iter()
            .flatten()
            .filter(|(_, count)| **count > 0)
            .count()
    };
    let tokens = |area: &Area| {
        pieces
            .objective_tokens
            .get(area)
            .into_iter()
            .flatten()
            .filter(|(_, count)| **count > 0)
            .count()
    };
    let lines = Area::ALL
        .iter()
        .map(|area| kinds(area) + tokens(area))
        .max()
        .unwrap_or(0)
        .max(LEAST_LINES);
    lines_high(lines + 2)
}

/// The general supply, Stress and Morale as gauges.
pub(super) fn supply<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
) -> Element<'a, Message> {
    let (part, lines) = (BoardPart::Supply, supply_gauges(shown, pieces));
    let (is_open, press) = (board.is_open(part), BoardView::press(part));
    let drawn = move |room: Size| {
        gauges(
            part.id(),
            lines.clone(),
            room.width,
            is_open,
            Some(press.clone()),
        )
    };
    container(responsive(drawn))
        .height(gauges_height(Resource::ALL.len() + 2))
        .into()
}

/// What is spent, and what it costs the crew.
pub(in crate::screen::table) fn supply_gauges(
    shown: &Shown<'_>,
    pieces: &BoardState,
) -> Vec<Gauge> {
    let localizer = shown.localizer;
    let supply = Resource::ALL.iter().map(|&resource| {
        let at = pieces.get(&BoardCounter::Supply(resource)).unwrap_or(0);
        let scale = Scale::Fill {
            at,
            of: SUPPLY_SPACES,
        };
        Gauge {
            measured: Measured::Supply(resource),
            name: capital(&localizer.word(resource)),
            scale,
            number: at.to_string(),
        }
    });
    let stress = Gauge {
        measured: Measured::Stress,
        name: shown.text("window-gauge-stress"),
        scale: Scale::Fill {
            at: pieces.stress,
            of: STRESS_TOP,
        },
        number: pieces.stress.to_string(),
    };
    let at = shown.game().state().morale;
    let morale = Gauge {
        measured: Measured::Morale,
        name: shown.text("window-morale"),
        scale: Scale::Marker {
            at,
            least: MORALE_MIN,
            most: MORALE_MAX,
        },
        number: numbers::signed(at),
    };
    supply.chain([stress, morale]).collect()
}

pub(super) fn bay<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
) -> Element<'a, Message> {
    let localizer = shown.localizer;
    let area = |area: Area| {
        let there = pieces
            .cargo
            .get(&area)
            .into_iter()
            .flatten()
            .filter(|(_, count)| **count > 0);
        let named = |item, what| {
            words::with_known_tokens(localizer, pieces, &BoardCounter::Cargo(area, item), what)
        };
        let things =
            there.map(|(&item, &count): (&Item, &u8)| named(item, counted(localizer, item, count)));
        let tokens = pieces
            .objective_tokens
            .get(&area)
            .into_iter()
            .flatten()
            .filter(|(_, count)| **count > 0);
        let told = |colour, what| {
            words::with_known_tokens(
                localizer,
                pieces,
                &BoardCounter::ObjectiveTokens(area, colour),
                what,
            )
        };
        let things: Vec<_> = things
            .chain(tokens.map(|(&colour, &count)| {
                told(colour, words::objective_tokens(localizer, colour, count))
            }))
            .collect();
        let things = if things.is_empty() {
            shown.text("window-board-nothing")
        } else {
            localizer.list(&things)
        };
        column![
            quiet(Type::Small, localizer.word(area)),
            text(Type::Small, things)
        ]
        .width(Length::FillPortion(1))
    };
    let content = column![
        text(Type::Small, shown.text("window-board-cargo")),
        row![area(Area::Available), area(Area::Pending)].spacing(size::SNUG),
    ];
    board.piece(BoardPart::Cargo, content.spacing(size::TIGHT))
}

/// Upgrades that are built, Pending or ready; samples examined and Discoveries.
pub(super) fn upgrades<'a>(
    board: &'a BoardView,
    shown: &Shown<'a>,
    pieces: &'a BoardState,
) -> Element<'a, Message> {
    let localizer = shown.localizer;
    let states = [
        (BUILT, "window-board-built"),
        (2, "window-board-pending"),
        (1, "window-board-ready"),
    ];
    let lines = states.into_iter().filter_map(|(state, id)| {
        let those = pieces.upgrades.iter().filter(|(_, at)| **at == state);
        let names: Vec<_> = those.map(|(id, _)| words::upgrade(localizer, id)).collect();
        let said = localizer.format(id, &Args::new().text("names", localizer.list(&names)));
        (!names.is_empty()).then(|| text(Type::Small, said).into())
    });
    let research = Args::new()
        .number("examined", pieces.examined)
        .number("discoveries", pieces.discoveries);
    let content = column![
        text(Type::Small, shown.text("window-board-upgrades")),
        Column::with_children(lines),
        text(
            Type::Small,
            localizer.format("window-board-research", &research)
        ),
    ];
    board.piece(BoardPart::Upgrades, content.spacing(size::TIGHT))
}
