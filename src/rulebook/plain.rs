//! An entry as plain lines, for a terminal and a screen reader: nothing is told by place or by marks alone.

use super::entry::{Block, Entry, Table};
use super::markdown::words_of;

impl Entry {
    /// The body as lines: a paragraph a line, an item a line, a row of a table a line.
    pub fn plain_body(&self) -> Vec<String> {
        self.body.iter().flat_map(plain_block).collect()
    }

    /// Each note as lines.
    pub fn plain_notes(&self) -> Vec<Vec<String>> {
        self.notes.iter().map(|note| note.iter().map(|paragraph| words_of(paragraph)).collect()).collect()
    }
}

fn plain_block(block: &Block) -> Vec<String> {
    match block {
        Block::Paragraph(item) => vec![words_of(item)],
        Block::List { ordered: true, items } => {
            items.iter().enumerate().map(|(at, item)| format!("{}. {}", at + 1, words_of(item))).collect()
        }
        Block::List { ordered: false, items } => items.iter().map(|item| format!("- {}", words_of(item))).collect(),
        Block::Table(table) => plain_table(table),
    }
}

/// A row names its columns from the third on; of two columns the heads are plain from the values.
fn plain_table(table: &Table) -> Vec<String> {
    let row = |cells: &Vec<Vec<super::Run>>| {
        let mut line = cells.first().map(|cell| words_of(cell)).unwrap_or_default();
        for (at, cell) in cells.iter().enumerate().skip(1) {
            let between = if at == 1 { ": " } else { "; " };
            line.push_str(between);
            if cells.len() > 2 {
                line.push_str(&table.head.get(at).map(|head| words_of(head)).unwrap_or_default());
                line.push(' ');
            }
            line.push_str(&words_of(cell));
        }
        format!("- {line}")
    };
    table.rows.iter().map(row).collect()
}
