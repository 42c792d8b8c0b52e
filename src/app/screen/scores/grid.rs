//! The fields of a score sheet as one grid, where there is room: a row for what is scored, a column for each player.

use iced::widget::column;

use super::form::{Message, Page, player_name};
use crate::app::widget::prelude::*;
use crate::language::{Args, numbers, score as told};
use crate::mechanica::score::COINS;
use crate::scorebook::draft::SheetField;
use crate::scorebook::{Game, ScoredGame};

/// The width of the column of labels.
const LABELS: f32 = 220.0;

/// A row for each field, totals at the foot; `sums` as far as there are any.
pub(super) fn grid<'a>(page: &Page<'a, '_>, sums: Option<&ScoredGame>) -> Element<'a, Message> {
    let rows = page.draft.fields(0).into_iter().map(|field| row_of(page, field));
    let notes = match page.draft.game() {
        Game::PocketMars => vec!["scores-pm-earth"],
        Game::Mechanica if page.draft.is_solo() => vec!["scores-me-improvements-lead", "scores-me-improvements-armand"],
        Game::Mechanica => vec!["scores-me-improvements-lead"],
        Game::MarsNeedsMechanics => Vec::new(),
    };
    let notes = notes.into_iter().map(|id| quiet(Type::Small, page.voice.plain(id)));
    let players = (0..page.draft.seats()).filter_map(|seat| page.fault_at(&page.draft.player(seat))).map(remark);
    let parts = rows.chain([totals(page, sums)]).chain(players).chain(notes);
    panel(Column::with_children(parts).spacing(size::TIGHT))
}

/// The label of a row and its cells, of equal width.
fn line_of<'a>(label: Element<'a, Message>, cells: impl Iterator<Item = Element<'a, Message>>) -> Element<'a, Message> {
    let label = container(label).width(LABELS);
    let cells = cells.map(|cell| container(cell).width(Length::FillPortion(1)).into());
    Row::with_children([label.into()].into_iter().chain(cells)).spacing(size::SNUG).align_y(Alignment::Center).into()
}

fn row_of<'a>(page: &Page<'a, '_>, field: SheetField) -> Element<'a, Message> {
    let label = told::sheet_field(page.voice, field);
    let seats = 0..page.draft.seats();
    let cells = seats.clone().map(|seat| cell(page, seat, field, &label));
    let mut wrong: Vec<_> = seats.filter_map(|seat| page.fault_within(&page.draft.path(seat, field))).collect();
    // A sentence for all players of whom it is true.
    wrong.dedup();
    let line = line_of(text(Type::Body, label.clone()).into(), cells);
    Column::with_children([line].into_iter().chain(wrong.into_iter().map(remark))).spacing(size::TIGHT).into()
}

fn cell<'a>(page: &Page<'a, '_>, seat: usize, field: SheetField, label: &str) -> Element<'a, Message> {
    if !page.draft.fields(seat).contains(&field) {
        // The rival has a name of its own, and lacks other fields.
        let there = (field == SheetField::Name).then(|| text(Type::Body, player_name(page.voice, page.draft, seat)));
        return column![there].into();
    }
    let at = page.draft.path(seat, field);
    match field {
        SheetField::Name => page.name_field(seat),
        SheetField::Wallet | SheetField::Vault => money(page, seat, &at, label),
        _ => page.cell(seat, &at, label),
    }
}

/// A sum, or a cell for each coin.
fn money<'a>(page: &Page<'a, '_>, seat: usize, at: &str, label: &str) -> Element<'a, Message> {
    let in_coins = page.draft.get(at).is_some_and(serde_json::Value::is_object);
    let (id, coins) = if in_coins { ("as-sum", false) } else { ("in-coins", true) };
    let press = Some(Message::Coins(at.to_owned(), coins));
    let other = quiet_button(format!("{at}-{id}"), page.voice.plain(&format!("scores-me-{id}")), press);
    let cells = if in_coins {
        let coin = |coin: i64| {
            let label = page.voice.say("scores-me-coin", &Args::new().number("coin", coin));
            let cell = page.cell(seat, &format!("{at}.{coin}"), &label);
            column![quiet(Type::Small, label), cell].into()
        };
        COINS.into_iter().map(coin).collect()
    } else {
        vec![page.cell(seat, at, label)]
    };
    Column::with_children(cells.into_iter().chain([other])).spacing(size::TIGHT).into()
}

/// The sum of each player; a press shows its terms below.
fn totals<'a>(page: &Page<'a, '_>, sums: Option<&ScoredGame>) -> Element<'a, Message> {
    let cells = (0..page.draft.seats()).map(|seat| {
        let own = sums.and_then(|sums| sums.score.players.get(seat));
        match own {
            Some(own) => container(text(Type::Number, numbers::plain(own.total))).center_x(Length::Fill).into(),
            None => quiet(Type::Small, page.voice.plain("scores-no-sum")),
        }
    });
    line_of(text(Type::Title, page.voice.plain("scores-total")).into(), cells)
}
