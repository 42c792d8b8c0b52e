//! Entries as plain text for terminals and screen readers, without meaning in layout or marks.

use super::entry::{BodyBlock, Entry, Table};
use super::markdown::words_of;

impl Entry {
    /// The body: one line per paragraph, list item or table row.
    pub fn plain_body(&self) -> Vec<String> {
        self.body.iter().flat_map(plain_block).collect()
    }

    /// The notes: one line per paragraph.
    pub fn plain_notes(&self) -> Vec<Vec<String>> {
        self.notes
            .iter()
            .map(|note| note.iter().map(|paragraph| words_of(paragraph)).collect())
            .collect()
    }
}

fn plain_block(block: &BodyBlock) -> Vec<String> {
    match block {
        BodyBlock::Paragraph(item) => vec![words_of(item)],
        BodyBlock::List {
            ordered: true,
            items,
        } => items
            .iter()
            .enumerate()
            .map(|(at, item)| format!("{}. {}", at + 1, words_of(item)))
            .collect(),
        BodyBlock::List {
            ordered: false,
            items,
        } => items
            .iter()
            .map(|item| format!("- {}", words_of(item)))
            .collect(),
        BodyBlock::Table(table) => plain_table(table),
    }
}

/// Rows of more than two columns repeat the headers from the second column on.
fn plain_table(table: &Table) -> Vec<String> {
    let row = |cells: &Vec<Vec<super::TextRun>>| {
        let mut line = cells.first().map(|cell| words_of(cell)).unwrap_or_default();
        for (at, cell) in cells.iter().enumerate().skip(1) {
            let between = if at == 1 { ": " } else { "; " };
            line.push_str(between);
            if cells.len() > 2 {
                line.push_str(
                    &table
                        .head
                        .get(at)
                        .map(|head| words_of(head))
                        .unwrap_or_default(),
                );
                line.push(' ');
            }
            line.push_str(&words_of(cell));
        }
        format!("- {line}")
    };
    table.rows.iter().map(row).collect()
}
