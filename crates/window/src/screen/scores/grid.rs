//! The fields of a score sheet as one grid, where there is room: a row for what is scored, a column for each player.

use iced::widget::column;

use super::form::{Message, NO_TOTAL, player_name};
use super::page::Page;
use crate::theme;
use crate::widget::prelude::*;
use companions::mechanica::score::COINS;
use companions::scorebook::form::SheetField;
use companions::scorebook::{Game, ScoredGame};
use language::{Args, numbers, score as score_text};

/// The width of the column of labels; in a wide sheet it takes what the cells leave.
const LABELS: f32 = 240.0;
/// The widest cell.
const CELL: f32 = 300.0;
/// From this width on a cell has buttons beside its number.
const STEPPED: f32 = 164.0;

/// The width of a cell of the grid.
fn cell_width(width: f32, seats: usize) -> f32 {
    // Seats are few, so the count is exact.
    let seats = seats as f32;
    let inside = width - 2.0 * size::PAD - LABELS;
    (inside / seats.max(1.0) - size::SNUG).min(CELL)
}

/// A row for each field, totals at the foot; `sums` as far as there are any. `width` is that of the whole grid.
pub(super) fn grid<'a>(
    page: &Page<'a, '_>,
    sums: Option<&ScoredGame>,
    width: f32,
) -> Element<'a, Message> {
    let wide = cell_width(width, page.draft.seats());
    let rows = page
        .draft
        .fields(0)
        .into_iter()
        .map(|field| row_of(page, field, wide));
    let notes = match page.draft.game() {
        Game::PocketMars => vec!["scores-pm-earth"],
        Game::Mechanica if page.draft.is_solo() => vec![
            "scores-me-improvements-lead",
            "scores-me-improvements-armand",
        ],
        Game::Mechanica => vec!["scores-me-improvements-lead"],
        Game::MarsNeedsMechanics => Vec::new(),
    };
    let notes = notes
        .into_iter()
        .map(|id| quiet(Type::Small, page.localizer.text(id)));
    let parts = rows
        .chain([totals(page, sums, wide), page.rest_is_zero(None)])
        .chain(notes);
    panel(Column::with_children(parts).spacing(CLOSE))
}

/// Between two rows: a sheet of twelve rows fits a window without scrolling.
const CLOSE: f32 = 2.0;

/// The label of a row and its cells, of equal width.
fn line_of<'a>(
    label: Element<'a, Message>,
    cells: impl Iterator<Item = Element<'a, Message>>,
    wide: f32,
) -> Element<'a, Message> {
    let label = row![space().height(size::ROW), label]
        .align_y(Alignment::Center)
        .width(Length::Fill);
    let cells = cells.map(|cell| container(cell).width(wide).into());
    Row::with_children([label.into()].into_iter().chain(cells))
        .spacing(size::SNUG)
        .into()
}

fn row_of<'a>(page: &Page<'a, '_>, field: SheetField, wide: f32) -> Element<'a, Message> {
    let label = score_text::sheet_field(page.localizer, field);
    let cells = (0..page.draft.seats()).map(|seat| cell(page, seat, field, &label, wide));
    line_of(text(Type::Body, label.clone()).into(), cells, wide)
}

fn cell<'a>(
    page: &Page<'a, '_>,
    seat: usize,
    field: SheetField,
    label: &str,
    wide: f32,
) -> Element<'a, Message> {
    if !page.draft.fields(seat).contains(&field) {
        // The rival has a name of its own, and lacks other fields.
        let there = (field == SheetField::Name)
            .then(|| text(Type::Body, player_name(page.localizer, page.draft, seat)));
        return column![there].into();
    }
    let at = page.draft.path(seat, field);
    match field {
        SheetField::Name => page.name_field(seat, Some(seat)),
        SheetField::Improvements => page.cell(seat, &at, label),
        SheetField::Wallet | SheetField::Vault => money(page, seat, &at, label, wide),
        SheetField::Ship
        | SheetField::Energy
        | SheetField::Space(..)
        | SheetField::Habitation
        | SheetField::OtherTiles
        | SheetField::Cogs
        | SheetField::Mechanisms
        | SheetField::Hand => number(page, seat, &at, label, field.least(), wide),
    }
}

fn number<'a>(
    page: &Page<'a, '_>,
    seat: usize,
    at: &str,
    label: &str,
    least: Option<i64>,
    wide: f32,
) -> Element<'a, Message> {
    if wide < STEPPED {
        page.cell(seat, at, label)
    } else {
        page.stepped_cell(seat, at, label, least)
    }
}

/// A sum, or a cell for each coin, two beside each other.
fn money<'a>(
    page: &Page<'a, '_>,
    seat: usize,
    at: &str,
    label: &str,
    wide: f32,
) -> Element<'a, Message> {
    let in_coins = page.draft.get(at).is_some_and(serde_json::Value::is_object);
    let cells: Vec<_> = if in_coins {
        let coin = |coin: &i64| {
            let label = page
                .localizer
                .format("scores-me-coin", &Args::new().number("coin", *coin));
            let cell = page.cell(seat, &format!("{at}.{coin}"), &label);
            let worth =
                container(quiet(Type::Small, format!("{coin} ×"))).width(size::CUBE + size::SNUG);
            row![worth, cell]
                .align_y(Alignment::Center)
                .width(Length::FillPortion(1))
                .into()
        };
        let two = |coins: &[i64]| {
            Row::with_children(coins.iter().map(coin))
                .spacing(size::TIGHT)
                .into()
        };
        COINS.chunks(2).map(two).collect()
    } else {
        vec![number(page, seat, at, label, Some(0), wide)]
    };
    Column::with_children(cells).spacing(size::TIGHT).into()
}

/// The sum of each player; who wins is marked.
fn totals<'a>(page: &Page<'a, '_>, sums: Option<&ScoredGame>, wide: f32) -> Element<'a, Message> {
    let cells = (0..page.draft.seats()).map(|seat| {
        let Some(own) = sums.and_then(|sums| sums.score.players.get(seat)) else {
            return container(quiet(Type::Small, page.localizer.text("scores-no-sum")))
                .center_y(size::ROW)
                .into();
        };
        if page.is_wrong(seat) || !page.draft.has_numbers(seat) {
            return container(quiet(Type::Number, NO_TOTAL.to_owned()))
                .center_x(Length::Fill)
                .center_y(size::ROW)
                .into();
        }
        let total = text(Type::Number, numbers::plain(own.total));
        if !page.wins(seat) {
            return container(total)
                .center_x(Length::Fill)
                .center_y(size::ROW)
                .into();
        }
        let sign = icon(Icon::Check, Type::Body, Ink::Inherit);
        let words = text(Type::Small, page.localizer.text("scores-winner"));
        let marked = row![sign, total, words]
            .spacing(size::SNUG)
            .align_y(Alignment::Center);
        let marked = container(marked)
            .center_x(Length::Fill)
            .center_y(size::ROW)
            .style(theme::chip);
        named(format!("winner-{seat}"), marked)
    });
    line_of(
        text(Type::Title, page.localizer.text("scores-total")).into(),
        cells,
        wide,
    )
}
