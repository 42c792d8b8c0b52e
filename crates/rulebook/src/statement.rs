//! Statements: the sentences of an entry that can be read alone, each with what it needs to be understood.
//!
//! A list item brings the words that lead into its list, a row of a table its columns, and a sentence that points back ("It …") the one
//! before it.

use std::ops::Range;

use super::entry::{BodyBlock, Table, TextRuns};
use super::markdown::{sentences, words_of};
use base::locale::Language;

/// The longest list, in bytes, that is also one statement as a whole.
const LONGEST_LIST: usize = 360;

/// A sentence of an entry that can be read alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// As it is read.
    pub text: String,
    /// Where its own words stand; what leads into them stands before.
    pub place: Place,
    /// Where its own words begin in the text.
    pub own: usize,
    /// Whether it is a list of several items, each of which is a statement too.
    pub(crate) is_list: bool,
}

/// Where the words of a statement stand in an entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The body, or the notes.
    pub part: Part,
    /// The index of the block in the body, or of the note.
    pub block: usize,
    /// The indices of the paragraph, the list items or the cells in the block.
    pub items: Range<usize>,
    /// The bytes in the plain text of a single item; of several all is meant.
    pub bytes: Range<usize>,
}

/// A part of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "what has no comment is named after what it is")]
pub enum Part {
    Body,
    Notes,
}

/// The statements of a body and its notes, in the order of reading.
pub(super) fn statements(
    language: Language,
    body: &[BodyBlock],
    notes: &[Vec<TextRuns>],
) -> Vec<Statement> {
    let mut all = Collected {
        language,
        statements: Vec::new(),
        before: String::new(),
    };
    for (block, of_block) in body.iter().enumerate() {
        let place = Place {
            part: Part::Body,
            block,
            items: 0..1,
            bytes: 0..0,
        };
        match of_block {
            BodyBlock::Paragraph(runs) => all.text(&words_of(runs), &place),
            BodyBlock::List { items, .. } => all.list(items, &place),
            BodyBlock::Table(table) => all.table(table, &place),
        }
    }
    all.before.clear();
    for (block, paragraphs) in notes.iter().enumerate() {
        for (at, runs) in paragraphs.iter().enumerate() {
            all.text(
                &words_of(runs),
                &Place {
                    part: Part::Notes,
                    block,
                    items: at..at + 1,
                    bytes: 0..0,
                },
            );
        }
    }
    all.statements
}

/// The fewest words that say something alone.
const FEWEST_WORDS: usize = 2;

/// What of a body cannot be read alone: sentences of one word, and those that lead into nothing.
pub(super) fn torn(statements: &[Statement], body: &[BodyBlock]) -> Vec<String> {
    let short = statements
        .iter()
        .filter(|it| it.text.split_whitespace().count() < FEWEST_WORDS)
        .map(|it| it.text.clone());
    let leads = body
        .iter()
        .enumerate()
        .filter_map(|(at, block)| match (block, body.get(at + 1)) {
            (BodyBlock::Paragraph(runs), None | Some(BodyBlock::Paragraph(_))) => {
                Some(words_of(runs))
            }
            _ => None,
        });
    short
        .chain(leads.filter(|text| text.trim_end().ends_with(':')))
        .collect()
}

struct Collected {
    language: Language,
    statements: Vec<Statement>,
    /// The sentence before the next one.
    before: String,
}

impl Collected {
    /// The sentences of a paragraph. One that ends in a colon says nothing without what follows it.
    fn text(&mut self, text: &str, place: &Place) {
        for bytes in sentences(text) {
            let sentence = &text[bytes.clone()];
            if !sentence.ends_with(':') {
                let (text, own) = self.after_what_it_points_to(sentence);
                self.statements.push(Statement {
                    text,
                    place: Place {
                        bytes,
                        ..place.clone()
                    },
                    own,
                    is_list: false,
                });
            }
            sentence.clone_into(&mut self.before);
        }
    }

    /// A sentence, behind the one before it if it begins by pointing back; and where it begins.
    fn after_what_it_points_to(&self, sentence: &str) -> (String, usize) {
        let first = sentence
            .split(|c: char| !c.is_alphanumeric())
            .next()
            .unwrap_or_default();
        if self.before.is_empty()
            || self.before.ends_with(':')
            || !points_back(self.language, first)
        {
            return (sentence.to_owned(), 0);
        }
        (format!("{} {sentence}", self.before), self.before.len() + 1)
    }

    fn list(&mut self, items: &[TextRuns], place: &Place) {
        let lead = self.lead();
        let all: Vec<String> = items.iter().map(|runs| words_of(runs)).collect();
        for (at, text) in all.iter().enumerate() {
            let place = Place {
                items: at..at + 1,
                ..place.clone()
            };
            let Some(lead) = &lead else {
                self.text(text, &place);
                continue;
            };
            for (number, bytes) in sentences(text).into_iter().enumerate() {
                let sentence = closed(&text[bytes.clone()]);
                let own = if number == 0 { lead.len() + 2 } else { 0 };
                let text = if number == 0 {
                    format!("{lead}: {sentence}")
                } else {
                    sentence
                };
                self.statements.push(Statement {
                    text,
                    place: Place {
                        bytes,
                        ..place.clone()
                    },
                    own,
                    is_list: false,
                });
            }
        }
        if let Some(lead) = &lead {
            let joined: Vec<&str> = all.iter().map(|text| bare(text)).collect();
            let text = format!("{lead}: {}.", joined.join("; "));
            if text.len() <= LONGEST_LIST && all.len() > 1 {
                let place = Place {
                    items: 0..all.len(),
                    ..place.clone()
                };
                self.statements.push(Statement {
                    own: lead.len() + 2,
                    text,
                    place,
                    is_list: true,
                });
            }
        }
        self.before.clear();
    }

    fn table(&mut self, table: &Table, place: &Place) {
        let lead = self.lead();
        let head: Vec<String> = table.head.iter().map(|cell| words_of(cell)).collect();
        let columns = head.len();
        for (row, cells) in table.rows.iter().enumerate() {
            let mut cells = cells.iter().map(|cell| words_of(cell));
            let mut text = lead
                .as_ref()
                .map(|lead| format!("{lead}: "))
                .unwrap_or_default();
            let own = text.len();
            text.push_str(&cells.next().unwrap_or_default());
            for (at, cell) in cells.enumerate().filter(|(_, cell)| !cell.is_empty()) {
                text.push_str(if at == 0 { " – " } else { "; " });
                // Under a lead, the second of two columns needs no name.
                if let Some(head) = head.get(at + 1).filter(|_| columns > 2 || lead.is_none()) {
                    text.push_str(head);
                    text.push_str(": ");
                }
                text.push_str(&cell);
            }
            let from = columns * (row + 1);
            let text = closed(&text);
            self.statements.push(Statement {
                text,
                place: Place {
                    items: from..from + columns,
                    ..place.clone()
                },
                own,
                is_list: false,
            });
        }
        self.before.clear();
    }

    /// The words that lead into a list, without their colon.
    fn lead(&self) -> Option<String> {
        self.before.strip_suffix(':').map(str::to_owned)
    }
}

/// Without what joins it to the next item.
fn bare(item: &str) -> &str {
    let item = item.trim_end_matches([';', ',', '.']);
    let item = ["; and", ", and", "; or", ", or", "; e", "; o"]
        .iter()
        .find_map(|word| item.strip_suffix(word))
        .unwrap_or(item);
    item.trim_end()
}

/// With a full stop at its end.
fn closed(sentence: &str) -> String {
    if sentence.ends_with(['.', '!', '?', '…']) {
        sentence.to_owned()
    } else {
        format!("{}.", bare(sentence))
    }
}

/// Whether a sentence that begins with a word cannot be understood without the one before it.
fn points_back(language: Language, word: &str) -> bool {
    match language {
        Language::English => matches!(
            word,
            "It" | "They"
                | "He"
                | "She"
                | "This"
                | "These"
                | "That"
                | "Those"
                | "Then"
                | "So"
                | "But"
                | "Otherwise"
                | "There"
                | "Afterwards"
                | "Its"
                | "Their"
                | "Both"
                | "Also"
                | "Here"
                | "And"
                | "Or"
        ),
        Language::Italian => matches!(
            word,
            "Questo"
                | "Questa"
                | "Questi"
                | "Queste"
                | "Poi"
                | "Così"
                | "Ma"
                | "Altrimenti"
                | "Lo"
                | "Li"
                | "Qui"
                | "Ciò"
                | "Essi"
                | "Esso"
                | "Anche"
                | "Quindi"
                | "Entrambi"
                | "Entrambe"
                | "Dopo"
                | "Vale"
                | "Valgono"
                | "È"
                | "Sono"
                | "Ha"
                | "Hanno"
                | "Resta"
                | "Restano"
                | "Si"
                | "E"
                | "O"
                | "Viene"
                | "Vengono"
                | "Può"
                | "Possono"
                | "Non"
                | "Allora"
                | "Ne"
        ),
    }
}
