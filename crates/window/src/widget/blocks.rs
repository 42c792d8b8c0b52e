//! Paragraphs, lists and tables of a longer text.

use std::ops::Range;

use iced::Length;
use iced::widget::{Column, Row, column, container, row};

use super::{Element, line, panel, quiet, rich};
use crate::theme::{Ink, Type, size};
use rulebook::{BodyBlock, Table, TextRun, TextRuns};

const SIGN: f32 = 26.0;
/// The most characters that count for the width of a column, in a narrow and in a wide window.
const LETTERS: [usize; 2] = [20, 40];

/// The bytes of an item, by its index in the block, that are drawn bold.
type Marked<'m> = &'m dyn Fn(usize) -> Option<Range<usize>>;

/// A block; `wide` where tables of several columns fit; a link sends what `open` makes of its id. Of an item by its index, `marked` says
/// which bytes are drawn bold.
pub fn block<'a, Message: 'a>(
    block: &'a BodyBlock,
    wide: bool,
    marked: Marked<'_>,
    open: fn(String) -> Message,
) -> Element<'a, Message> {
    match block {
        BodyBlock::Paragraph(item) => rich(Type::Body, item, marked(0), open),
        BodyBlock::List { ordered, items } => {
            let items = items
                .iter()
                .zip(1..)
                .map(|(item, number): (&TextRuns, usize)| {
                    let sign = if *ordered {
                        format!("{number}.")
                    } else {
                        "•".to_owned()
                    };
                    row![
                        line(Type::Body, Ink::Sign, sign).width(SIGN),
                        rich(Type::Body, item, marked(number - 1), open)
                    ]
                    .into()
                });
            Column::with_children(items).spacing(size::SNUG).into()
        }
        BodyBlock::Table(table) if wide || table.head.len() < 3 => {
            in_columns(table, LETTERS[usize::from(wide)], marked, open)
        }
        BodyBlock::Table(table) => in_blocks(table, marked, open),
    }
}

/// A table whose columns are as wide as their longest cells need.
fn in_columns<'a, Message: 'a>(
    table: &'a Table,
    most: usize,
    marked: Marked<'_>,
    open: fn(String) -> Message,
) -> Element<'a, Message> {
    let letters = |cell: &TextRuns| plain(cell).chars().count();
    let longest_word = |cell: &TextRuns| {
        plain(cell)
            .split_whitespace()
            .map(|word| word.chars().count())
            .max()
            .unwrap_or(0)
    };
    let widest = |column: usize| {
        let cells = || {
            table
                .rows
                .iter()
                .chain([&table.head])
                .filter_map(|row| row.get(column))
        };
        let word = cells().map(longest_word).max().unwrap_or(0) + 2;
        cells().map(letters).max().unwrap_or(0).min(most).max(word)
    };
    let portions: Vec<u16> = (0..table.head.len())
        .map(|column| u16::try_from(widest(column)).unwrap_or(1))
        .collect();
    let in_row = |cells: Vec<Element<'a, Message>>| {
        let cells = cells.into_iter().zip(&portions);
        let cells = cells
            .map(|(cell, &portion)| container(cell).width(Length::FillPortion(portion)).into());
        Row::with_children(cells).spacing(size::GAP).into()
    };
    let head = in_row(
        table
            .head
            .iter()
            .map(|cell| quiet(Type::Small, plain(cell)))
            .collect(),
    );
    let rows = numbered(table).map(|cells| {
        in_row(
            cells
                .map(|(at, cell)| rich(Type::Body, cell, marked(at), open))
                .collect(),
        )
    });
    panel(Column::with_children([head].into_iter().chain(rows)).spacing(size::SNUG))
}

/// A table without columns: one row below the other, each cell with the heading of its column.
fn in_blocks<'a, Message: 'a>(
    table: &'a Table,
    marked: Marked<'_>,
    open: fn(String) -> Message,
) -> Element<'a, Message> {
    let rows = numbered(table).map(|cells| {
        let parts = cells
            .zip(&table.head)
            .enumerate()
            .map(|(column, ((at, cell), head))| {
                let cell = rich(Type::Body, cell, marked(at), open);
                // The first cell is what the row is about.
                if column == 0 {
                    cell
                } else {
                    column![quiet(Type::Small, plain(head)), cell].into()
                }
            });
        Column::with_children(parts).spacing(size::TIGHT).into()
    });
    panel(Column::with_children(rows).spacing(size::GAP))
}

/// The rows, each cell with its index among the items of the block: the headings come first.
fn numbered(table: &Table) -> impl Iterator<Item = impl Iterator<Item = (usize, &TextRuns)>> {
    let columns = table.head.len();
    table
        .rows
        .iter()
        .zip(1..)
        .map(move |(cells, row)| (columns * row..).zip(cells))
}

fn plain(item: &[TextRun]) -> String {
    item.iter().map(|run| run.text.as_str()).collect()
}
